-- Berger workspace, schema 39: FIDE mode, and what was done in it that is not regular.

-- A group that is, or was, in FIDE mode; it is left for good.
CREATE TABLE fide_mode (
  group_id    INTEGER PRIMARY KEY REFERENCES event_group (id),
  left_round  INTEGER CHECK (left_round >= 0), -- the last paired round then, NULL while it is on
  left_at     TEXT NOT NULL DEFAULT ''
) STRICT;

-- Remarks go into the report for FIDE. Their texts name players by start numbers.
CREATE TABLE irregular_act (
  id        INTEGER PRIMARY KEY,
  group_id  INTEGER NOT NULL REFERENCES event_group (id),
  round     INTEGER NOT NULL CHECK (round >= 0),
  act       TEXT NOT NULL CHECK (act <> ''), -- row of the table of irregular acts
  level     INTEGER NOT NULL CHECK (level BETWEEN 1 AND 5),
  detail    TEXT NOT NULL DEFAULT '',
  at        TEXT NOT NULL
) STRICT;
CREATE INDEX irregular_act_by_group ON irregular_act (group_id, round);
