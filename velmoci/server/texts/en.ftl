### What the server itself refuses.

error-bad-setting = The setting { $name } cannot be "{ $value }".
error-cannot-listen = The server cannot listen on { $host }, port { $port }. Another program may be using it; --port chooses another one.
error-not-watching = You play here: the spectators talk among themselves until the end.
error-only-watching = You are only watching this table.
error-not-kept = The order could not be written down. Nothing has changed; please try again.
error-unavailable = The server cannot reach its database. Please try again in a while.
error-joined-already = This connection sits at a table already.
error-bad-message = The server did not understand the message.
error-too-hard = That would take the server too long.
error-busy = The server has too much to do; please try again in a moment.
error-too-often = That is too often; please wait a moment.

### What the flags of `velmoci serve` mean.

setting-host = address to listen on
setting-port = port to listen on; if it is taken and was not asked for, the next free one
setting-database = SQLite file or postgresql://… (default: in the user's data folder)
setting-open = open a browser when the server is ready
setting-origin = further origins that may use it, with commas between
setting-proxy = trust the X-Forwarded-* headers of a proxy on the same machine
setting-workers = processes that bots think in
setting-bot-delay = seconds between two orders of bots while a person is at the table
setting-bot-time = seconds after which a bot that has not answered is started anew
setting-connections = most WebSocket connections at once
setting-connections-per-address = most WebSocket connections of one address
setting-sockets-per-address = most open sockets of one address, whatever they are used for
setting-socket-seconds = seconds within which a request must arrive and an answer be taken
setting-queue = most messages that wait for a slow connection before it is closed
setting-message-size = largest WebSocket message in bytes
setting-body-size = largest request body in bytes
setting-requests-per-minute = requests of one address a minute
setting-changes-per-minute = requests that change something of one address a minute
setting-messages-per-second = WebSocket messages of one connection a second
setting-idle-minutes = minutes after which an unused table leaves the memory
setting-session-days = days that one stays signed in
setting-log = what is logged: debug, info, warning or error
