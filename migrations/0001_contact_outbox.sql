-- Messages that the admin API could not take (docs/contact-relay.md). Times are in seconds since 1970.
CREATE TABLE contact_outbox (
  -- The id in the visitor's answers and in the log, also when the same message is posted again.
  id TEXT PRIMARY KEY,
  -- Sent with every delivery, so that the admin API stores the message once.
  idempotency_key TEXT NOT NULL UNIQUE,
  -- JSON of the form's fields.
  message TEXT NOT NULL CHECK (json_valid(message)),
  created_at INTEGER NOT NULL,
  -- During an attempt: when another one may begin.
  next_try_at INTEGER NOT NULL,
  tries INTEGER NOT NULL,
  last_reason TEXT NOT NULL,
  -- When the outbox gave up, or NULL while the message waits.
  dead_since INTEGER
) STRICT;
