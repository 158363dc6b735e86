CREATE TABLE matches (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    header BLOB NOT NULL,
    secret TEXT NOT NULL,
    status TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    open_seats INTEGER NOT NULL,
    line BLOB NOT NULL,
    invitation BLOB
);
CREATE INDEX matches_by_status ON matches (status, updated);

CREATE TABLE entries (
    match INTEGER NOT NULL REFERENCES matches (number),
    sequence INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    member INTEGER,
    command TEXT,
    data BLOB NOT NULL,
    PRIMARY KEY (match, sequence)
) WITHOUT ROWID;
CREATE UNIQUE INDEX entries_by_command ON entries (match, member, command) WHERE command IS NOT NULL;

CREATE TABLE snapshots (
    match INTEGER PRIMARY KEY REFERENCES matches (number),
    sequence INTEGER NOT NULL,
    version INTEGER NOT NULL,
    state BLOB NOT NULL
);

CREATE TABLE accounts (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    created INTEGER NOT NULL
);

CREATE TABLE places (
    token BLOB PRIMARY KEY,
    match TEXT NOT NULL,
    seat INTEGER NOT NULL,
    member INTEGER NOT NULL,
    account INTEGER REFERENCES accounts (number)
);
CREATE INDEX places_by_account ON places (account) WHERE account IS NOT NULL;

CREATE TABLE sessions (
    key BLOB PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES accounts (number),
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL
);
