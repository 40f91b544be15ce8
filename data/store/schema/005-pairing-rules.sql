-- Berger workspace, schema 5: what an event demands of its pairing beyond the system.

-- Whether the leaders of the list have virtual points in the first rounds (Baku acceleration).
ALTER TABLE event_group ADD COLUMN baku INTEGER NOT NULL DEFAULT 0 CHECK (baku IN (0, 1));
-- As in schema 2: the recorder of changes wants the column in every row.
UPDATE event_group SET baku = 0;

-- Two players of one group who may not be paired in some rounds.
CREATE TABLE forbidden_pair (
  id           INTEGER PRIMARY KEY,
  player_id    INTEGER NOT NULL REFERENCES entry (id),
  other_id     INTEGER NOT NULL REFERENCES entry (id),
  first_round  INTEGER NOT NULL CHECK (first_round >= 1),
  last_round   INTEGER CHECK (last_round >= first_round), -- NULL: to the end
  CHECK (player_id <> other_id)
) STRICT;
CREATE INDEX forbidden_pair_by_player ON forbidden_pair (player_id);
CREATE INDEX forbidden_pair_by_other ON forbidden_pair (other_id);
