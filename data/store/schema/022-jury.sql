-- Berger workspace, schema 22: who has which post, minutes of the draw, money.

-- What an official is, where it is none of the four words of role; '' where role says it. The site
-- or sector that he is for, '' for none.
ALTER TABLE official ADD COLUMN post TEXT NOT NULL DEFAULT '';
ALTER TABLE official ADD COLUMN site TEXT NOT NULL DEFAULT '';
-- As in schema 2: the recorder of changes wants the columns in every row.
UPDATE official SET post = '', site = '';

-- How the numbers of a group were drawn: when (UTC), where, by what, by whom, who was there (a name
-- a line), and whether everybody could watch.
CREATE TABLE drawing (
  group_id  INTEGER PRIMARY KEY REFERENCES event_group (id),
  drawn_at  TEXT NOT NULL CHECK (drawn_at <> ''),
  place     TEXT NOT NULL DEFAULT '',
  way       TEXT NOT NULL CHECK (way IN ('tickets', 'envelopes', 'computer')),
  seed      INTEGER NOT NULL DEFAULT 0,
  is_open   INTEGER NOT NULL DEFAULT 0 CHECK (is_open IN (0, 1)),
  drawn_by  TEXT NOT NULL CHECK (drawn_by <> ''),
  present   TEXT NOT NULL DEFAULT '',
  note      TEXT NOT NULL DEFAULT ''
) STRICT;

-- Who drew which number then, whatever number he has later.
CREATE TABLE drawn_number (
  entry_id  INTEGER PRIMARY KEY REFERENCES entry (id),
  number    INTEGER NOT NULL CHECK (number >= 1)
) STRICT;

-- Money that came in or went out, in hundredths. What is stored elsewhere (deposits, fines) is not
-- copied here.
CREATE TABLE money_row (
  id        INTEGER PRIMARY KEY,
  event_id  INTEGER NOT NULL REFERENCES event (id),
  kind      TEXT NOT NULL CHECK (kind <> ''),
  name      TEXT NOT NULL CHECK (name <> ''),
  amount    INTEGER NOT NULL CHECK (amount > 0),
  day       TEXT NOT NULL DEFAULT '',
  note      TEXT NOT NULL DEFAULT '',
  receipt   TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX money_row_by_event ON money_row (event_id);
