-- Enquiries that the admin API could not take (docs/contact-relay.md). Times are in seconds since 1970.
CREATE TABLE contact_outbox (
  -- The submission's id, as in the visitor's answer and in the log.
  id TEXT PRIMARY KEY,
  -- Every delivery has it, so that the admin API stores the message once.
  idempotency_key TEXT NOT NULL UNIQUE,
  -- JSON of the form's fields.
  message TEXT NOT NULL CHECK (json_valid(message)),
  created_at INTEGER NOT NULL,
  -- While a try runs: when another one may begin.
  next_try_at INTEGER NOT NULL,
  tries INTEGER NOT NULL,
  last_reason TEXT NOT NULL,
  -- Since when it is no longer tried; NULL: it waits.
  dead_since INTEGER
) STRICT;
