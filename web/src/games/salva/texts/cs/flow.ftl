# Zásoby, provozy a cesty zboží; rozkazy, které se skládají posuvníky.

salva-panel-stocks = Zásoby
salva-flow-of = { $name }, { $power }
salva-flow-stocks = Zásoby
salva-flow-stock = { $item } { $now }
salva-flow-stock-next = { $item } { $now }, potom { $later }
salva-flow-works = { $item } × { $count }
salva-flow-works-busy = { $item } × { $count }, v provozu { $busy }
salva-flow-move = { $value } { $item }: { $field } → { $target }
salva-flow-load = { $value } { $item }
salva-flow-short = Co chybí
salva-flow-short-of = { $item }, pole { $field }:
salva-form-value = { $value } z { $most }
salva-form-was = na začátku
salva-form-waiting = Okamžik…
salva-form-nothing = Nejdřív něco vyber.
salva-form-result = K čemu by to vedlo
