CREATE TABLE matches (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    header BYTEA NOT NULL,
    secret TEXT NOT NULL,
    status TEXT NOT NULL,
    is_public BOOLEAN NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    open_seats INTEGER NOT NULL,
    line BYTEA NOT NULL,
    invitation BYTEA
);
CREATE INDEX matches_by_status ON matches (status, updated);

CREATE TABLE entries (
    match BIGINT NOT NULL REFERENCES matches (number),
    sequence BIGINT NOT NULL,
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    member INTEGER,
    command TEXT,
    data BYTEA NOT NULL,
    CONSTRAINT entries_in_order PRIMARY KEY (match, sequence)
);
CREATE UNIQUE INDEX entries_by_command ON entries (match, member, command) WHERE command IS NOT NULL;

CREATE TABLE snapshots (
    match BIGINT PRIMARY KEY REFERENCES matches (number),
    sequence BIGINT NOT NULL,
    version INTEGER NOT NULL,
    state BYTEA NOT NULL
);

CREATE TABLE accounts (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE places (
    token BYTEA PRIMARY KEY,
    match TEXT NOT NULL,
    seat INTEGER NOT NULL,
    member INTEGER NOT NULL,
    account BIGINT REFERENCES accounts (number)
);
CREATE INDEX places_by_account ON places (account) WHERE account IS NOT NULL;

CREATE TABLE sessions (
    key BYTEA PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES accounts (number),
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
