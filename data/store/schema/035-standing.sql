-- Berger workspace, schema 35: a file that is the copy of another one.

-- The journal does not follow it: a copy has the journal of the file that it is a copy of. follows: it
-- gets what is done at another computer, and nothing is written here. taken: the event was taken over
-- at another computer behind entry_id, and this file is the copy from then on. No row: a file that is
-- nobody's copy.
CREATE TABLE standing (
  id        INTEGER PRIMARY KEY CHECK (id = 1),
  kind      TEXT NOT NULL CHECK (kind IN ('follows', 'taken')),
  computer  TEXT NOT NULL,
  person    TEXT NOT NULL,
  at        TEXT NOT NULL CHECK (at <> ''),
  entry_id  INTEGER NOT NULL CHECK (entry_id >= 0)
) STRICT;
