-- Berger workspace, schema 33: contests of composition, for composing and for solving.
--
-- Marks and points are whole thousandths. -1 stands for what is not there yet.

-- A group that is such a contest: what the regulations say (rus-draughts-2022 11.5.2, 11.6.1).
CREATE TABLE contest_terms (
  group_id          INTEGER PRIMARY KEY REFERENCES event_group (id),
  kind              TEXT NOT NULL CHECK (kind IN ('composing', 'solving')),
  is_open           INTEGER NOT NULL DEFAULT 0 CHECK (is_open IN (0, 1)), -- judges know the authors
  theme             TEXT NOT NULL DEFAULT '', -- empty: free
  status            TEXT NOT NULL DEFAULT '',
  conditions        TEXT NOT NULL DEFAULT '',
  address           TEXT NOT NULL DEFAULT '',
  announced_on      TEXT NOT NULL DEFAULT '',
  closing_on        TEXT NOT NULL DEFAULT '',
  preliminary_on    TEXT NOT NULL DEFAULT '',
  final_on          TEXT NOT NULL DEFAULT '',
  mean              TEXT NOT NULL DEFAULT 'mean' CHECK (mean IN ('mean', 'trimmed', 'sum')),
  n_works           INTEGER NOT NULL DEFAULT 0 CHECK (n_works >= 0),   -- of an author in a section
  n_counted         INTEGER NOT NULL DEFAULT 0 CHECK (n_counted >= 0), -- of them in his total
  n_copies          INTEGER NOT NULL DEFAULT 1 CHECK (n_copies >= 1),
  bonus_side        INTEGER NOT NULL DEFAULT 0 CHECK (bonus_side >= 0),
  bonus_unsolvable  INTEGER NOT NULL DEFAULT 0 CHECK (bonus_unsolvable >= 0),
  bonus_inexact     INTEGER NOT NULL DEFAULT 0 CHECK (bonus_inexact >= 0),
  stage             TEXT NOT NULL DEFAULT 'open' CHECK (stage IN ('open', 'preliminary', 'final')),
  preliminary_done  TEXT NOT NULL DEFAULT '', -- when preliminary results were published
  final_done        TEXT NOT NULL DEFAULT '',
  note              TEXT NOT NULL DEFAULT ''
) STRICT;

-- A section of composing, or a round of solving with its time.
CREATE TABLE contest_section (
  id          INTEGER PRIMARY KEY,
  group_id    INTEGER NOT NULL REFERENCES event_group (id),
  position    INTEGER NOT NULL CHECK (position >= 1),
  name        TEXT NOT NULL CHECK (name <> ''),
  board       TEXT NOT NULL DEFAULT '',      -- empty: any
  kind        TEXT NOT NULL DEFAULT '',      -- empty: any
  work_group  TEXT NOT NULL DEFAULT '',      -- empty: any
  theme       TEXT NOT NULL DEFAULT '',
  starts_at   TEXT NOT NULL DEFAULT '',      -- of solving, UTC
  minutes     INTEGER NOT NULL DEFAULT 0 CHECK (minutes >= 0)
) STRICT;
CREATE INDEX contest_section_by_group ON contest_section (group_id, position);

CREATE TABLE contest_judge (
  id          INTEGER PRIMARY KEY,
  section_id  INTEGER NOT NULL REFERENCES contest_section (id),
  position    INTEGER NOT NULL CHECK (position >= 1),
  name        TEXT NOT NULL CHECK (name <> ''),
  category    TEXT NOT NULL DEFAULT '',
  is_senior   INTEGER NOT NULL DEFAULT 0 CHECK (is_senior IN (0, 1)),
  handed_on   TEXT NOT NULL DEFAULT '' -- when he handed his sheet in
) STRICT;
CREATE INDEX contest_judge_by_section ON contest_judge (section_id, position);

-- A work: position, task, the author's solution, and what is known of it.
CREATE TABLE contest_work (
  id              INTEGER PRIMARY KEY,
  section_id      INTEGER NOT NULL REFERENCES contest_section (id),
  number          INTEGER NOT NULL CHECK (number >= 1), -- in the group
  board           TEXT NOT NULL,
  kind            TEXT NOT NULL,
  work_group      TEXT NOT NULL DEFAULT '-',
  task            TEXT NOT NULL,
  n_moves         INTEGER NOT NULL CHECK (n_moves >= 1),
  fen             TEXT NOT NULL,
  solution        TEXT NOT NULL DEFAULT '',
  theme           TEXT NOT NULL DEFAULT '',
  last_moves      TEXT NOT NULL DEFAULT '', -- of both sides (11.2.2)
  received_on     TEXT NOT NULL DEFAULT '',
  first_source    TEXT NOT NULL DEFAULT '', -- where it was printed first (11.4.1)
  first_copies    INTEGER NOT NULL DEFAULT 0 CHECK (first_copies >= 0),
  first_on        TEXT NOT NULL DEFAULT '',
  annexes         TEXT NOT NULL DEFAULT '',
  note            TEXT NOT NULL DEFAULT '',
  state           TEXT NOT NULL DEFAULT 'received'
                    CHECK (state IN ('declared', 'received', 'withdrawn', 'excluded')),
  state_article   TEXT NOT NULL DEFAULT '',
  state_reason    TEXT NOT NULL DEFAULT '',
  revised         INTEGER NOT NULL DEFAULT -1 CHECK (revised >= -1), -- by the chief judge (11.7)
  revised_reason  TEXT NOT NULL DEFAULT '',
  distinction     TEXT NOT NULL DEFAULT '',
  points          INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0) -- of solving: at most
) STRICT;
CREATE INDEX contest_work_by_section ON contest_work (section_id, number);

-- Who composed it: a player of the group, or a name where authors do not take part.
CREATE TABLE contest_author (
  work_id    INTEGER NOT NULL REFERENCES contest_work (id),
  position   INTEGER NOT NULL CHECK (position >= 1),
  entry_id   INTEGER REFERENCES entry (id),
  name       TEXT NOT NULL DEFAULT '',
  residence  TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (work_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX contest_author_by_entry ON contest_author (entry_id);

-- What is given for a variant of a work; a work without rows is one variant with all its points.
CREATE TABLE contest_variant (
  work_id   INTEGER NOT NULL REFERENCES contest_work (id),
  position  INTEGER NOT NULL CHECK (position >= 1),
  line      TEXT NOT NULL,
  points    INTEGER NOT NULL CHECK (points >= 0),
  PRIMARY KEY (work_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE contest_mark (
  work_id   INTEGER NOT NULL REFERENCES contest_work (id),
  judge_id  INTEGER NOT NULL REFERENCES contest_judge (id),
  mark      INTEGER NOT NULL DEFAULT -1 CHECK (mark BETWEEN -1 AND 10000),
  remark    TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (work_id, judge_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX contest_mark_by_judge ON contest_mark (judge_id);

-- What somebody says of a work: a defect, a predecessor, a complaint; and what became of it.
CREATE TABLE contest_remark (
  id           INTEGER PRIMARY KEY,
  work_id      INTEGER NOT NULL REFERENCES contest_work (id),
  kind         TEXT NOT NULL CHECK (kind IN ('defect', 'predecessor', 'complaint', 'other')),
  sender       TEXT NOT NULL DEFAULT '',
  received_on  TEXT NOT NULL CHECK (received_on <> ''),
  text         TEXT NOT NULL CHECK (text <> ''),
  outcome      TEXT NOT NULL DEFAULT '' CHECK (outcome IN ('', 'upheld', 'refused')),
  answer       TEXT NOT NULL DEFAULT '',
  answered_on  TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX contest_remark_by_work ON contest_remark (work_id);

-- What a solver handed in for a work.
CREATE TABLE contest_answer (
  id            INTEGER PRIMARY KEY,
  work_id       INTEGER NOT NULL REFERENCES contest_work (id),
  entry_id      INTEGER NOT NULL REFERENCES entry (id),
  handed_at     TEXT NOT NULL DEFAULT '', -- UTC; of solving by mail the postmark YYYY-MM-DD
  sheet         TEXT NOT NULL DEFAULT '',
  n_side        INTEGER NOT NULL DEFAULT 0 CHECK (n_side >= 0),
  n_unsolvable  INTEGER NOT NULL DEFAULT 0 CHECK (n_unsolvable IN (0, 1)),
  n_inexact     INTEGER NOT NULL DEFAULT 0 CHECK (n_inexact >= 0),
  note          TEXT NOT NULL DEFAULT '',
  UNIQUE (work_id, entry_id)
) STRICT;
CREATE INDEX contest_answer_by_entry ON contest_answer (entry_id);

-- Points of an answer for a variant; where there is no row it was not looked at yet.
CREATE TABLE contest_answer_part (
  answer_id  INTEGER NOT NULL REFERENCES contest_answer (id),
  position   INTEGER NOT NULL CHECK (position >= 1),
  points     INTEGER NOT NULL CHECK (points >= 0),
  PRIMARY KEY (answer_id, position)
) STRICT, WITHOUT ROWID;
