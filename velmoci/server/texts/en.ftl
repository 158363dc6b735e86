### What the server itself refuses.

error-bad-setting = The setting { $name } cannot be "{ $value }".
error-cannot-listen = The server cannot listen on { $host }, port { $port }. Another program may be using it; --port chooses another one.
error-only-watching = You are only watching this table.
error-not-kept = The order could not be written down. Nothing has changed; please try again.
error-joined-already = This connection sits at a table already.
error-bad-message = The server did not understand the message.
