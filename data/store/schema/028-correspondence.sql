-- Berger workspace, schema 28: play by correspondence.

-- A group that is played by correspondence: by what, from when to when, how many days for how many
-- moves, the average run of a letter (-1 where nobody knows it), whether every letter is
-- registered; where the secretary, the arbiter and the organisation are written to.
CREATE TABLE postal_terms (
  group_id       INTEGER PRIMARY KEY REFERENCES event_group (id),
  channel        TEXT NOT NULL CHECK (channel IN ('post', 'email', 'phone', 'server')),
  code           TEXT NOT NULL DEFAULT '',
  first_day      TEXT NOT NULL CHECK (first_day <> ''),
  last_day       TEXT NOT NULL CHECK (last_day >= first_day),
  norm_days      INTEGER NOT NULL CHECK (norm_days >= 0), -- 0: a server that counts by itself
  norm_moves     INTEGER NOT NULL CHECK (norm_moves >= 1),
  transit        INTEGER NOT NULL DEFAULT -1 CHECK (transit >= -1),
  is_registered  INTEGER NOT NULL DEFAULT 0 CHECK (is_registered IN (0, 1)),
  secretary      TEXT NOT NULL DEFAULT '',
  arbiter        TEXT NOT NULL DEFAULT '',
  organisation   TEXT NOT NULL DEFAULT '',
  note           TEXT NOT NULL DEFAULT ''
) STRICT;

-- The day on which a player got the starting list, where it is known.
CREATE TABLE postal_sheet (
  entry_id     INTEGER PRIMARY KEY REFERENCES entry (id),
  received_on  TEXT NOT NULL CHECK (received_on <> '')
) STRICT;

-- A break, the same days in all games of its player; is_granted: the chief arbiter counts it.
CREATE TABLE postal_break (
  id          INTEGER PRIMARY KEY,
  entry_id    INTEGER NOT NULL REFERENCES entry (id),
  first_day   TEXT NOT NULL CHECK (first_day <> ''),
  last_day    TEXT NOT NULL CHECK (last_day >= first_day),
  is_granted  INTEGER NOT NULL DEFAULT 0 CHECK (is_granted IN (0, 1))
) STRICT;
CREATE INDEX postal_break_by_entry ON postal_break (entry_id);

-- The postmark of its notice to an opponent; who has no row was not told.
CREATE TABLE postal_notice (
  break_id     INTEGER NOT NULL REFERENCES postal_break (id),
  opponent_id  INTEGER NOT NULL REFERENCES entry (id),
  told_on      TEXT NOT NULL CHECK (told_on <> ''),
  PRIMARY KEY (break_id, opponent_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX postal_notice_by_opponent ON postal_notice (opponent_id);

-- What was written in a game, and what else belongs to its time, in the order of the events: a line
-- as in the file of a game, see engine/correspondence.
CREATE TABLE postal_record (
  id          INTEGER PRIMARY KEY,
  pairing_id  INTEGER NOT NULL REFERENCES pairing (id),
  position    INTEGER NOT NULL CHECK (position >= 1),
  line        TEXT NOT NULL CHECK (line <> '')
) STRICT;
CREATE INDEX postal_record_by_pairing ON postal_record (pairing_id, position);

-- What the secretary, the arbiter or the organisation decided about a player; a decision on a
-- protest names what it was against.
CREATE TABLE postal_measure (
  id            INTEGER PRIMARY KEY,
  group_id      INTEGER NOT NULL REFERENCES event_group (id),
  number        INTEGER NOT NULL CHECK (number >= 1),
  entry_id      INTEGER NOT NULL REFERENCES entry (id),
  pairing_id    INTEGER REFERENCES pairing (id), -- NULL: no game of his
  appeal_of_id  INTEGER REFERENCES postal_measure (id),
  office        TEXT NOT NULL,
  kind          TEXT NOT NULL,
  article       TEXT NOT NULL DEFAULT '',
  decided_on    TEXT NOT NULL CHECK (decided_on <> ''),
  told_on       TEXT NOT NULL DEFAULT '', -- when he got it
  protested_on  TEXT NOT NULL DEFAULT '', -- when he protested
  reason        TEXT NOT NULL DEFAULT '',
  UNIQUE (group_id, number)
) STRICT;
CREATE INDEX postal_measure_by_entry ON postal_measure (entry_id);
CREATE INDEX postal_measure_by_pairing ON postal_measure (pairing_id);
