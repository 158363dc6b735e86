ALTER TABLE places ADD COLUMN session BYTEA REFERENCES sessions (key) ON DELETE CASCADE;
CREATE INDEX places_by_session ON places (session) WHERE session IS NOT NULL;
