# Stocks, works and ways of goods; orders that are put together with sliders.

salva-panel-stocks = Stocks
salva-flow-of = { $name }, { $power }
salva-flow-stocks = Stocks
salva-flow-stock = { $item } { $now }
salva-flow-stock-next = { $item } { $now }, then { $later }
salva-flow-works = { $item } × { $count }
salva-flow-works-busy = { $item } × { $count }, { $busy } at work
salva-flow-move = { $value } { $item }: { $field } → { $target }
salva-flow-load = { $value } { $item }
salva-flow-short = What is short
salva-flow-short-of = { $item } in { $field }:
salva-form-value = { $value } of { $most }
salva-form-was = when you began
salva-form-waiting = One moment…
salva-form-nothing = Choose something first.
salva-form-result = What it would lead to
