-- Berger workspace, schema 8: the arbiter's desk: incidents, protests, envelopes, duties.

-- How well a player sees: empty, or what the rules for the blind speak of; who assists him, and what
-- he plays on.
ALTER TABLE person ADD COLUMN sight TEXT NOT NULL DEFAULT ''
  CHECK (sight IN ('', 'blind', 'impaired'));
ALTER TABLE entry ADD COLUMN assistant TEXT NOT NULL DEFAULT '';
UPDATE person SET sight = '';
UPDATE entry SET assistant = '';

-- Of an official: when born, where from, and whom he must not judge. First and last board of his
-- sector, 0 for none.
ALTER TABLE official ADD COLUMN birth TEXT NOT NULL DEFAULT '';
ALTER TABLE official ADD COLUMN federation TEXT NOT NULL DEFAULT '';
ALTER TABLE official ADD COLUMN organisation TEXT NOT NULL DEFAULT '';
UPDATE official SET birth = '', federation = '', organisation = '';

-- Who must not judge whom, and why.
CREATE TABLE official_interest (
  official_id  INTEGER NOT NULL REFERENCES official (id),
  entry_id     INTEGER NOT NULL REFERENCES entry (id),
  note         TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (official_id, entry_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX official_interest_by_entry ON official_interest (entry_id);

-- Duties of a round, 0 for every round without a list of its own.
CREATE TABLE duty (
  id           INTEGER PRIMARY KEY,
  group_id     INTEGER NOT NULL REFERENCES event_group (id),
  round        INTEGER NOT NULL DEFAULT 0 CHECK (round >= 0),
  official_id  INTEGER NOT NULL REFERENCES official (id),
  first_board  INTEGER NOT NULL CHECK (first_board >= 1),
  last_board   INTEGER NOT NULL CHECK (last_board >= first_board),
  UNIQUE (group_id, round, official_id, first_board)
) STRICT;
CREATE INDEX duty_by_official ON duty (official_id);

-- The penalty log. A row is never changed but from draft to decided; a correction is a new row.
-- Kinds, sanctions and effects are the ids of brg-incident.h, articles book id and number.
CREATE TABLE incident (
  id               INTEGER PRIMARY KEY,
  event_id         INTEGER NOT NULL REFERENCES event (id),
  group_id         INTEGER REFERENCES event_group (id),  -- NULL: no group of the event
  number           INTEGER NOT NULL CHECK (number >= 1), -- in the log of the event
  supersedes_id    INTEGER UNIQUE REFERENCES incident (id),
  state            TEXT NOT NULL CHECK (state IN ('draft', 'decided', 'cancelled')),
  at               TEXT NOT NULL, -- when it happened
  recorded_at      TEXT NOT NULL,
  round            INTEGER NOT NULL DEFAULT 0, -- 0: outside the rounds
  board            INTEGER NOT NULL DEFAULT 0, -- 0: at no board
  entry_id         INTEGER REFERENCES entry (id), -- who did it, NULL: nobody of the players
  opponent_id      INTEGER REFERENCES entry (id), -- his opponent in that game
  is_both          INTEGER NOT NULL DEFAULT 0 CHECK (is_both IN (0, 1)),
  kind             TEXT NOT NULL DEFAULT '', -- empty: in free words
  description      TEXT NOT NULL DEFAULT '',
  ordinal          INTEGER NOT NULL DEFAULT 1 CHECK (ordinal >= 1), -- which time in this game
  is_gross         INTEGER NOT NULL DEFAULT 0 CHECK (is_gross IN (0, 1)),
  article          TEXT NOT NULL DEFAULT '',
  proposed         TEXT NOT NULL DEFAULT '', -- sanction, clock and result, by blanks
  sanction         TEXT NOT NULL DEFAULT 'none',
  clock            TEXT NOT NULL DEFAULT '-',
  result           TEXT NOT NULL DEFAULT '-',
  result_before    TEXT NOT NULL DEFAULT '', -- what stood in the table, `1-0`
  result_after     TEXT NOT NULL DEFAULT '',
  clock_before     TEXT NOT NULL DEFAULT '', -- both readings, `0:21:07 0:04:12`
  clock_after      TEXT NOT NULL DEFAULT '',
  reason           TEXT NOT NULL DEFAULT '', -- why the arbiter decided otherwise
  witnesses        TEXT NOT NULL DEFAULT '',
  explanation      TEXT NOT NULL DEFAULT '', -- what the player said
  note             TEXT NOT NULL DEFAULT '',
  are_told         INTEGER NOT NULL DEFAULT 0 CHECK (are_told IN (0, 1)),
  author           TEXT NOT NULL DEFAULT '',
  UNIQUE (event_id, number)
) STRICT;
CREATE INDEX incident_by_group ON incident (group_id);
CREATE INDEX incident_by_entry ON incident (entry_id);
CREATE INDEX incident_by_opponent ON incident (opponent_id);

-- The appeals committee of the event.
CREATE TABLE committee_member (
  id            INTEGER PRIMARY KEY,
  event_id      INTEGER NOT NULL REFERENCES event (id),
  position      INTEGER NOT NULL CHECK (position >= 1),
  role          TEXT NOT NULL CHECK (role IN ('chair', 'member', 'reserve')),
  name          TEXT NOT NULL CHECK (name <> ''),
  birth         TEXT NOT NULL DEFAULT '',
  federation    TEXT NOT NULL DEFAULT '',
  organisation  TEXT NOT NULL DEFAULT '',
  entry_id      INTEGER REFERENCES entry (id) -- who plays himself
) STRICT;
CREATE INDEX committee_member_by_event ON committee_member (event_id, position);
CREATE INDEX committee_member_by_entry ON committee_member (entry_id);

-- A protest to the chief arbiter, or an appeal to the committee against what he decided.
CREATE TABLE protest (
  id              INTEGER PRIMARY KEY,
  group_id        INTEGER NOT NULL REFERENCES event_group (id),
  number          INTEGER NOT NULL CHECK (number >= 1),
  appeal_of_id    INTEGER REFERENCES protest (id), -- NULL: a protest
  incident_id     INTEGER REFERENCES incident (id),
  round           INTEGER NOT NULL DEFAULT 0,
  board           INTEGER NOT NULL DEFAULT 0,
  entry_id        INTEGER NOT NULL REFERENCES entry (id), -- who protests, or for whom
  other_id        INTEGER REFERENCES entry (id),          -- the other side
  filed_as        TEXT NOT NULL DEFAULT 'player'
                  CHECK (filed_as IN ('player', 'representative', 'captain')),
  filed_by        TEXT NOT NULL DEFAULT '',
  filed_at        TEXT NOT NULL,
  due_at          TEXT NOT NULL DEFAULT '', -- until when it could be filed
  decide_by       TEXT NOT NULL DEFAULT '', -- until when it has to be decided
  articles        TEXT NOT NULL DEFAULT '', -- that it names, as written
  subject         TEXT NOT NULL,
  demand          TEXT NOT NULL DEFAULT '',
  fee             INTEGER NOT NULL DEFAULT 0 CHECK (fee >= 0), -- hundredths
  currency        TEXT NOT NULL DEFAULT '',
  is_fee_paid     INTEGER NOT NULL DEFAULT 0 CHECK (is_fee_paid IN (0, 1)),
  admitted        TEXT NOT NULL DEFAULT '', -- why it was admitted although something is wrong
  heard_at        TEXT NOT NULL DEFAULT '',
  hearing         TEXT NOT NULL DEFAULT '',
  decision        TEXT NOT NULL DEFAULT ''
                  CHECK (decision IN ('', 'upheld', 'partly', 'rejected', 'refused', 'withdrawn')),
  decided_at      TEXT NOT NULL DEFAULT '',
  decided_by      TEXT NOT NULL DEFAULT '',
  grounds         TEXT NOT NULL DEFAULT '',
  decision_articles TEXT NOT NULL DEFAULT '',
  result_before   TEXT NOT NULL DEFAULT '',
  result_after    TEXT NOT NULL DEFAULT '',
  fee_goes        TEXT NOT NULL DEFAULT '' CHECK (fee_goes IN ('', 'returned', 'fund')),
  UNIQUE (group_id, number)
) STRICT;
CREATE INDEX protest_by_entry ON protest (entry_id);
CREATE INDEX protest_by_other ON protest (other_id);
CREATE INDEX protest_by_incident ON protest (incident_id);
CREATE INDEX protest_by_appeal ON protest (appeal_of_id);

-- Who of the committee sits on an appeal, and how he voted; or why he does not sit.
CREATE TABLE protest_vote (
  protest_id  INTEGER NOT NULL REFERENCES protest (id),
  member_id   INTEGER NOT NULL REFERENCES committee_member (id),
  vote        TEXT NOT NULL DEFAULT '' CHECK (vote IN ('', 'for', 'against')),
  barred      TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (protest_id, member_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX protest_vote_by_member ON protest_vote (member_id);

-- Files that belong to an incident or a protest.
CREATE TABLE attachment (
  id           INTEGER PRIMARY KEY,
  incident_id  INTEGER REFERENCES incident (id),
  protest_id   INTEGER REFERENCES protest (id),
  name         TEXT NOT NULL CHECK (name <> ''),
  added_at     TEXT NOT NULL,
  content      BLOB NOT NULL,
  CHECK ((incident_id IS NULL) <> (protest_id IS NULL))
) STRICT;
CREATE INDEX attachment_by_incident ON attachment (incident_id);
CREATE INDEX attachment_by_protest ON attachment (protest_id);

-- The face of an envelope with a sealed move. The move itself stands nowhere before the envelope is
-- opened; then it is told by an event. Times used are in seconds.
CREATE TABLE envelope (
  id            INTEGER PRIMARY KEY,
  group_id      INTEGER NOT NULL REFERENCES event_group (id),
  pairing_id    INTEGER NOT NULL REFERENCES pairing (id),
  number        INTEGER NOT NULL CHECK (number >= 1), -- in the group
  sealer        TEXT NOT NULL CHECK (sealer IN ('white', 'black')),
  manner        TEXT NOT NULL CHECK (manner IN ('sealed', 'early', 'open-move')),
  is_braille    INTEGER NOT NULL DEFAULT 0 CHECK (is_braille IN (0, 1)),
  position      TEXT NOT NULL DEFAULT '', -- FEN of the position before the move
  move_number   INTEGER NOT NULL DEFAULT 0 CHECK (move_number >= 0),
  open_move     TEXT NOT NULL DEFAULT '', -- of an adjournment with an open move
  white_used    INTEGER NOT NULL DEFAULT -1, -- -1: not known
  black_used    INTEGER NOT NULL DEFAULT -1,
  draw_offer    TEXT NOT NULL DEFAULT '' CHECK (draw_offer IN ('', 'white', 'black')),
  sealed_at     TEXT NOT NULL,
  sealed_by     TEXT NOT NULL DEFAULT '', -- the arbiter
  witness       TEXT NOT NULL DEFAULT '', -- in whose presence
  custodian     TEXT NOT NULL DEFAULT '',
  resumes_at    TEXT NOT NULL DEFAULT '',
  resumes_in    TEXT NOT NULL DEFAULT '',
  note          TEXT NOT NULL DEFAULT '',
  UNIQUE (group_id, number)
) STRICT;
CREATE INDEX envelope_by_pairing ON envelope (pairing_id);

-- What happened to an envelope, in order; kinds as in brg-adjournment.h. @text: the move as it was
-- read, a reason, a name.
CREATE TABLE envelope_event (
  id           INTEGER PRIMARY KEY,
  envelope_id  INTEGER NOT NULL REFERENCES envelope (id),
  position     INTEGER NOT NULL CHECK (position >= 1),
  kind         TEXT NOT NULL,
  side         TEXT NOT NULL DEFAULT '' CHECK (side IN ('', 'white', 'black')),
  at           TEXT NOT NULL,
  value        INTEGER NOT NULL DEFAULT 0,
  text         TEXT NOT NULL DEFAULT '',
  article      TEXT NOT NULL DEFAULT '',
  UNIQUE (envelope_id, position)
) STRICT;

-- Who has come to his board: seconds after the start, NULL for not yet. What is ticked while a round
-- begins; the journal does not follow it.
CREATE TABLE attendance (
  pairing_id  INTEGER PRIMARY KEY REFERENCES pairing (id) ON DELETE CASCADE,
  white       INTEGER CHECK (white >= 0),
  black       INTEGER CHECK (black >= 0)
) STRICT;

-- A player's request in a quickplay finish and what came of it.
CREATE TABLE finish_request (
  id          INTEGER PRIMARY KEY,
  pairing_id  INTEGER NOT NULL REFERENCES pairing (id),
  side        TEXT NOT NULL CHECK (side IN ('white', 'black')),
  kind        TEXT NOT NULL CHECK (kind IN ('increment', 'draw')),
  at          TEXT NOT NULL,
  state       TEXT NOT NULL CHECK (state IN ('open', 'agreed', 'drawn', 'rejected', 'played-out')),
  article     TEXT NOT NULL DEFAULT '',
  note        TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX finish_request_by_pairing ON finish_request (pairing_id);
