ALTER TABLE places ADD COLUMN session BLOB REFERENCES sessions (key) ON DELETE CASCADE;
CREATE INDEX places_by_session ON places (session) WHERE session IS NOT NULL
