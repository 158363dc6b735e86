### Co odmítá server sám.

error-bad-setting = Nastavení { $name } nemůže mít hodnotu „{ $value }“.
error-cannot-listen = Server nemůže naslouchat na { $host }, port { $port }. Možná ho používá jiný program; jiný zvolíš pomocí --port.
error-not-watching = Tady hraješ: diváci si až do konce píšou mezi sebou.
error-only-watching = U tohoto stolu se jen díváš.
error-not-kept = Rozkaz se nepodařilo zapsat. Nic se nezměnilo, zkus to prosím znovu.
error-unavailable = Server se nedostane ke své databázi. Zkus to prosím za chvíli.
error-joined-already = Toto spojení už u stolu sedí.
error-bad-message = Server zprávě nerozuměl.
error-too-hard = Tohle by serveru trvalo příliš dlouho.
error-busy = Server má teď moc práce; zkus to za chvíli znovu.
error-too-often = To je moc často; chvíli počkej.

### Co znamenají přepínače `velmoci serve`.

setting-host = adresa, na které naslouchat
setting-port = port, na kterém naslouchat; je-li obsazený a nikdo ho výslovně nechtěl, nejbližší volný
setting-database = soubor SQLite, nebo postgresql://… (výchozí: ve složce s daty uživatele)
setting-open = otevřít prohlížeč, jakmile je server připraven
setting-origin = další adresy, ze kterých se smí používat, oddělené čárkami
setting-proxy = věřit hlavičkám X-Forwarded-* od proxy na stejném počítači
setting-workers = počet procesů, ve kterých přemýšlejí boti
setting-bot-delay = kolik sekund uplyne mezi dvěma rozkazy botů, sedí-li u stolu člověk
setting-bot-time = po kolika sekundách se bot, který neodpověděl, spustí znovu
setting-connections = nejvíce spojení WebSocket najednou
setting-connections-per-address = nejvíce spojení WebSocket z jedné adresy
setting-sockets-per-address = nejvíce otevřených soketů z jedné adresy, ať slouží čemukoli
setting-socket-seconds = sekundy, do kterých musí dojít požadavek a být odebrána odpověď
setting-queue = nejvíce zpráv, které čekají na pomalé spojení, než se zavře
setting-message-size = největší zpráva WebSocket v bajtech
setting-body-size = největší tělo požadavku v bajtech
setting-requests-per-minute = požadavků z jedné adresy za minutu
setting-changes-per-minute = požadavků z jedné adresy, které něco mění, za minutu
setting-messages-per-second = zpráv WebSocket jednoho spojení za sekundu
setting-idle-minutes = po kolika minutách odejde z paměti stůl, u kterého se nic neděje
setting-session-days = kolik dní zůstane člověk přihlášen
setting-log = co se zapisuje: debug, info, warning, nebo error
