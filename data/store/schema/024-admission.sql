-- Berger workspace, schema 24: entries by delegation and the admission of players.

-- Deadlines of the entries and the day on which the committee meets, empty while none is set; the
-- number of its protocol.
CREATE TABLE admission_terms (
  event_id        INTEGER PRIMARY KEY REFERENCES event (id),
  preliminary_by  TEXT NOT NULL DEFAULT '',
  final_by        TEXT NOT NULL DEFAULT '',
  meets_on        TEXT NOT NULL DEFAULT '',
  protocol        TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE TABLE admission_member (
  id        INTEGER PRIMARY KEY,
  event_id  INTEGER NOT NULL REFERENCES event (id),
  position  INTEGER NOT NULL CHECK (position >= 1),
  role      TEXT NOT NULL CHECK (role IN ('chair', 'member', 'organiser', 'doctor')),
  name      TEXT NOT NULL CHECK (name <> '')
) STRICT;
CREATE INDEX admission_member_by_event ON admission_member (event_id, position);

-- What the regulations ask for otherwise than the rule book: a paper of its list that is not asked
-- for, or one that has a title of its own.
CREATE TABLE admission_item (
  event_id   INTEGER NOT NULL REFERENCES event (id),
  item       TEXT NOT NULL CHECK (item <> ''),
  title      TEXT NOT NULL DEFAULT '',
  is_wanted  INTEGER NOT NULL CHECK (is_wanted IN (0, 1)),
  PRIMARY KEY (event_id, item)
) STRICT, WITHOUT ROWID;

CREATE TABLE delegation (
  id              INTEGER PRIMARY KEY,
  event_id        INTEGER NOT NULL REFERENCES event (id),
  name            TEXT NOT NULL CHECK (name <> ''),
  region          TEXT NOT NULL DEFAULT '',
  representative  TEXT NOT NULL DEFAULT '',
  doctor          TEXT NOT NULL DEFAULT '',
  clinic          TEXT NOT NULL DEFAULT '',
  doctor_on       TEXT NOT NULL DEFAULT '', -- the day on which he admitted them
  UNIQUE (event_id, name)
) STRICT;

-- Who signs the entries of a delegation: the heads of its federation and of the sports authority.
CREATE TABLE delegation_head (
  id             INTEGER PRIMARY KEY,
  delegation_id  INTEGER NOT NULL REFERENCES delegation (id),
  position       INTEGER NOT NULL CHECK (position >= 1),
  role           TEXT NOT NULL CHECK (role <> ''),
  name           TEXT NOT NULL CHECK (name <> '')
) STRICT;
CREATE INDEX delegation_head_by_delegation ON delegation_head (delegation_id, position);

CREATE TABLE delegation_receipt (
  delegation_id  INTEGER NOT NULL REFERENCES delegation (id),
  stage          TEXT NOT NULL CHECK (stage IN ('preliminary', 'final')),
  received_on    TEXT NOT NULL CHECK (received_on <> ''),
  signed_on      TEXT NOT NULL DEFAULT '', -- the day that stands on it
  is_original    INTEGER NOT NULL DEFAULT 0 CHECK (is_original IN (0, 1)),
  PRIMARY KEY (delegation_id, stage)
) STRICT, WITHOUT ROWID;

-- Who may play in a group.
CREATE TABLE group_limit (
  group_id  INTEGER NOT NULL REFERENCES event_group (id),
  kind      TEXT NOT NULL CHECK (kind IN ('age-under', 'age-least', 'sex', 'title-least',
              'title-most', 'rating-least', 'rating-most', 'qualification')),
  number    INTEGER NOT NULL DEFAULT 0 CHECK (number >= 0),
  word      TEXT NOT NULL DEFAULT '',
  article   TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (group_id, kind),
  CHECK ((number > 0) <> (word <> ''))
) STRICT, WITHOUT ROWID;

-- What the committee decided about a player, and how he was entered. took_out: the refusal took him
-- out of the list, and another decision brings him back.
CREATE TABLE admission (
  entry_id       INTEGER PRIMARY KEY REFERENCES entry (id),
  delegation_id  INTEGER REFERENCES delegation (id),
  state          TEXT NOT NULL DEFAULT 'open'
                   CHECK (state IN ('open', 'admitted', 'refused', 'exception', 'later')),
  ground         TEXT NOT NULL DEFAULT '',
  article        TEXT NOT NULL DEFAULT '',
  reason         TEXT NOT NULL DEFAULT '',
  decided_by     TEXT NOT NULL DEFAULT '',
  decided_at     TEXT NOT NULL DEFAULT '',
  took_out       INTEGER NOT NULL DEFAULT 0 CHECK (took_out IN (0, 1)),
  entered_on     TEXT NOT NULL DEFAULT '', -- where he came later than his delegation
  accepted_on    TEXT NOT NULL DEFAULT '', -- the day on which he accepted an invitation
  CHECK (state <> 'refused' OR ground <> ''),
  CHECK (state <> 'exception' OR reason <> ''),
  CHECK (took_out = 0 OR state = 'refused')
) STRICT;
CREATE INDEX admission_by_delegation ON admission (delegation_id);

-- A paper that was seen, or of which only a copy was.
CREATE TABLE entry_paper (
  entry_id     INTEGER NOT NULL REFERENCES entry (id),
  item         TEXT NOT NULL CHECK (item <> ''),
  state        TEXT NOT NULL CHECK (state IN ('seen', 'copy')),
  seen_on      TEXT NOT NULL CHECK (seen_on <> ''),
  seen_by      TEXT NOT NULL CHECK (seen_by <> ''),
  valid_until  TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (entry_id, item)
) STRICT, WITHOUT ROWID;

-- Money in hundredths; a due of -1 is that of the regulations.
CREATE TABLE entry_fee (
  entry_id     INTEGER PRIMARY KEY REFERENCES entry (id),
  due          INTEGER NOT NULL DEFAULT -1 CHECK (due >= -1),
  amount       INTEGER NOT NULL DEFAULT 0 CHECK (amount >= 0),
  currency     TEXT NOT NULL DEFAULT '',
  paid_on      TEXT NOT NULL DEFAULT '',
  receipt      TEXT NOT NULL DEFAULT '',
  returned     INTEGER NOT NULL DEFAULT 0 CHECK (returned >= 0),
  returned_on  TEXT NOT NULL DEFAULT '',
  note         TEXT NOT NULL DEFAULT '',
  CHECK (returned <= amount)
) STRICT;
