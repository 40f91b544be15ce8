-- Berger workspace, schema 1.
--
-- Points are whole sixtieths of a point. Dates are YYYY-MM-DD (a birth may be only YYYY), times are
-- UTC, YYYY-MM-DDThh:mm:ssZ. An absent text is the empty string, never NULL. Outcomes are the
-- letters of report files: 1 = 0 W D L + - U F H Z, * for adjourned, empty while open.
-- No row is ever deleted by a cascade: the journal must see every change itself.

CREATE TABLE event (
  id          INTEGER PRIMARY KEY,
  name        TEXT NOT NULL CHECK (name <> ''),
  place       TEXT NOT NULL DEFAULT '',
  venue       TEXT NOT NULL DEFAULT '',
  organiser   TEXT NOT NULL DEFAULT '',
  federation  TEXT NOT NULL DEFAULT '',
  starts      TEXT NOT NULL DEFAULT '',
  ends        TEXT NOT NULL DEFAULT '',
  zone        TEXT NOT NULL DEFAULT '',
  rulebook    TEXT NOT NULL,
  discipline  TEXT NOT NULL,
  state       TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  created_at  TEXT NOT NULL
) STRICT;

CREATE TABLE official (
  id        INTEGER PRIMARY KEY,
  event_id  INTEGER NOT NULL REFERENCES event (id),
  position  INTEGER NOT NULL,
  role      TEXT NOT NULL CHECK (role IN ('chief-arbiter', 'chief-secretary', 'deputy', 'arbiter')),
  name      TEXT NOT NULL,
  category  TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX official_by_event ON official (event_id, position);

CREATE TABLE setting (
  event_id  INTEGER NOT NULL REFERENCES event (id),
  name      TEXT NOT NULL,
  value     TEXT NOT NULL,
  PRIMARY KEY (event_id, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE event_group (
  id                INTEGER PRIMARY KEY,
  event_id          INTEGER NOT NULL REFERENCES event (id),
  position          INTEGER NOT NULL,
  name              TEXT NOT NULL DEFAULT '',
  system            TEXT NOT NULL,
  n_rounds          INTEGER NOT NULL DEFAULT 0 CHECK (n_rounds >= 0),
  cycles            INTEGER NOT NULL DEFAULT 1 CHECK (cycles >= 1),
  swap_last_rounds  INTEGER NOT NULL DEFAULT 0 CHECK (swap_last_rounds IN (0, 1)),
  win_points        INTEGER NOT NULL,
  draw_points       INTEGER NOT NULL,
  loss_points       INTEGER NOT NULL,
  bye_points        INTEGER NOT NULL,
  tie_breaks        TEXT NOT NULL DEFAULT '',
  time_control      TEXT NOT NULL DEFAULT '',
  default_minutes   INTEGER NOT NULL DEFAULT -1,
  initial_colour    TEXT NOT NULL DEFAULT '' CHECK (initial_colour IN ('', 'white', 'black')),
  seed              INTEGER NOT NULL
) STRICT;
CREATE INDEX group_by_event ON event_group (event_id, position);

CREATE TABLE person (
  id           INTEGER PRIMARY KEY,
  family_name  TEXT NOT NULL CHECK (family_name <> ''),
  given_name   TEXT NOT NULL DEFAULT '',
  father_name  TEXT NOT NULL DEFAULT '',
  sex          TEXT NOT NULL DEFAULT '' CHECK (sex IN ('', 'm', 'f')),
  birth        TEXT NOT NULL DEFAULT '',
  fide_id      TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE TABLE entry (
  id            INTEGER PRIMARY KEY,
  group_id      INTEGER NOT NULL REFERENCES event_group (id),
  person_id     INTEGER NOT NULL REFERENCES person (id),
  number        INTEGER CHECK (number > 0), -- NULL until start numbers are given
  title         TEXT NOT NULL DEFAULT '',
  rating        INTEGER NOT NULL DEFAULT 0 CHECK (rating >= 0),
  federation    TEXT NOT NULL DEFAULT '',
  organisation  TEXT NOT NULL DEFAULT '',
  joins_round   INTEGER NOT NULL DEFAULT 1 CHECK (joins_round >= 1),
  left_after    INTEGER CHECK (left_after >= 0), -- NULL while the player stays
  left_reason   TEXT NOT NULL DEFAULT '',
  UNIQUE (group_id, number)
) STRICT;
CREATE INDEX entry_by_person ON entry (person_id);

CREATE TABLE absence (
  entry_id  INTEGER NOT NULL REFERENCES entry (id),
  round     INTEGER NOT NULL CHECK (round >= 1),
  outcome   TEXT NOT NULL CHECK (outcome IN ('Z', 'H', 'F')),
  PRIMARY KEY (entry_id, round)
) STRICT, WITHOUT ROWID;

CREATE TABLE round (
  id            INTEGER PRIMARY KEY,
  group_id      INTEGER NOT NULL REFERENCES event_group (id),
  number        INTEGER NOT NULL CHECK (number >= 1),
  state         TEXT NOT NULL CHECK (state IN ('planned', 'published', 'closed')),
  starts_at     TEXT NOT NULL DEFAULT '',
  published_at  TEXT NOT NULL DEFAULT '',
  closed_at     TEXT NOT NULL DEFAULT '',
  UNIQUE (group_id, number)
) STRICT;

CREATE TABLE pairing (
  id        INTEGER PRIMARY KEY,
  round_id  INTEGER NOT NULL REFERENCES round (id),
  board     INTEGER NOT NULL CHECK (board >= 1),
  white_id  INTEGER NOT NULL REFERENCES entry (id), -- or the player with the bye
  black_id  INTEGER REFERENCES entry (id),          -- NULL: a bye
  manual    INTEGER NOT NULL DEFAULT 0 CHECK (manual IN (0, 1)),
  UNIQUE (round_id, board)
) STRICT;
CREATE INDEX pairing_by_white ON pairing (white_id);
CREATE INDEX pairing_by_black ON pairing (black_id);

-- A pairing has one game, a micro-match several.
CREATE TABLE result (
  pairing_id    INTEGER NOT NULL REFERENCES pairing (id),
  game          INTEGER NOT NULL CHECK (game >= 1),
  white         TEXT NOT NULL,
  black         TEXT NOT NULL,
  rating_white  TEXT NOT NULL DEFAULT '', -- for rating only, when it differs from what counts
  rating_black  TEXT NOT NULL DEFAULT '',
  verified      INTEGER NOT NULL DEFAULT 0 CHECK (verified IN (0, 1)),
  PRIMARY KEY (pairing_id, game)
) STRICT, WITHOUT ROWID;

-- What was printed or filed, as it was then.
CREATE TABLE document (
  id          INTEGER PRIMARY KEY,
  group_id    INTEGER NOT NULL REFERENCES event_group (id),
  kind        TEXT NOT NULL,
  round       INTEGER NOT NULL DEFAULT 0,
  number      INTEGER NOT NULL,
  title       TEXT NOT NULL,
  created_at  TEXT NOT NULL,
  sha256      TEXT NOT NULL,
  pdf         BLOB NOT NULL
) STRICT;
CREATE INDEX document_by_group ON document (group_id, number);

-- One row an action: what changed, how to take it back, and the hash of all before it.
CREATE TABLE journal (
  id          INTEGER PRIMARY KEY,
  at          TEXT NOT NULL,
  event_id    INTEGER NOT NULL, -- 0: the workspace itself
  kind        TEXT NOT NULL CHECK (kind IN ('do', 'undo', 'redo')),
  action      TEXT NOT NULL,
  arguments   TEXT NOT NULL,    -- JSON
  refers_to   INTEGER NOT NULL DEFAULT 0,
  changeset   BLOB NOT NULL,
  inverse     BLOB NOT NULL,
  previous    TEXT NOT NULL,
  hash        TEXT NOT NULL UNIQUE
) STRICT;
CREATE INDEX journal_by_event ON journal (event_id, id);

CREATE TRIGGER journal_is_not_rewritten BEFORE UPDATE ON journal
BEGIN
  SELECT RAISE (ABORT, 'the journal is append-only');
END;
CREATE TRIGGER journal_is_not_shortened BEFORE DELETE ON journal
BEGIN
  SELECT RAISE (ABORT, 'the journal is append-only');
END;
