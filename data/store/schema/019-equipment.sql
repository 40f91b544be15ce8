-- Berger workspace, schema 19: what was checked in the hall before play begins.

CREATE TABLE equipment_check (
  id          INTEGER PRIMARY KEY,
  event_id    INTEGER NOT NULL REFERENCES event (id),
  item        TEXT NOT NULL CHECK (item <> ''),      -- id of a row of the rule book's list
  checked_on  TEXT NOT NULL,                         -- the day
  checked_by  TEXT NOT NULL CHECK (checked_by <> ''), -- who looked
  UNIQUE (event_id, item)
) STRICT;
