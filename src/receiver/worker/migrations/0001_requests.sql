-- received_at: UTC, for example 2027-01-31T11:35:00.000Z. custom_trip: 1 is yes, 0 is no.
CREATE TABLE IF NOT EXISTS requests (
  id TEXT PRIMARY KEY,
  received_at TEXT NOT NULL,
  name TEXT NOT NULL,
  phone TEXT NOT NULL,
  trip TEXT NOT NULL,
  custom_trip INTEGER NOT NULL
) STRICT;

CREATE INDEX IF NOT EXISTS requests_received_at ON requests (received_at);
