-- Berger workspace, schema 6: teams, stages, and what an event decides about its pairing.

-- Boards of a match between teams; 0: players play for themselves. The points of the group are those
-- of a game, the points of a match stand beside them. How the regulations want line-ups: players
-- tied to boards, in the order of the application, or free; reserves from this board down.
ALTER TABLE event_group ADD COLUMN boards INTEGER NOT NULL DEFAULT 0 CHECK (boards >= 0);
ALTER TABLE event_group ADD COLUMN board_points_first INTEGER NOT NULL DEFAULT 0
  CHECK (board_points_first IN (0, 1));
ALTER TABLE event_group ADD COLUMN match_win INTEGER NOT NULL DEFAULT 120;
ALTER TABLE event_group ADD COLUMN match_draw INTEGER NOT NULL DEFAULT 60;
ALTER TABLE event_group ADD COLUMN match_loss INTEGER NOT NULL DEFAULT 0;
ALTER TABLE event_group ADD COLUMN match_bye INTEGER NOT NULL DEFAULT 60;
ALTER TABLE event_group ADD COLUMN line_up TEXT NOT NULL DEFAULT 'tied'
  CHECK (line_up IN ('tied', 'order', 'free'));
ALTER TABLE event_group ADD COLUMN reserve_from INTEGER NOT NULL DEFAULT 1 CHECK (reserve_from >= 1);
-- The changed order of the rounds of a table: for every round the one of the table, with commas.
ALTER TABLE event_group ADD COLUMN round_order TEXT NOT NULL DEFAULT '';
-- The group whose qualifiers play on here.
ALTER TABLE event_group ADD COLUMN previous_id INTEGER REFERENCES event_group (id);
-- As in schema 2: the recorder of changes wants the columns in every row.
UPDATE event_group SET boards = 0, board_points_first = 0, match_win = 120, match_draw = 60,
  match_loss = 0, match_bye = 60, line_up = 'tied', reserve_from = 1, round_order = '';

-- A team is an entry; its players are entries of the same group without start number. Their place is
-- the one in the team's application, reserves after the boards. Points of an earlier stage are
-- carried over.
ALTER TABLE entry ADD COLUMN is_team INTEGER NOT NULL DEFAULT 0 CHECK (is_team IN (0, 1));
ALTER TABLE entry ADD COLUMN team_id INTEGER REFERENCES entry (id);
ALTER TABLE entry ADD COLUMN team_place INTEGER NOT NULL DEFAULT 0 CHECK (team_place >= 0);
ALTER TABLE entry ADD COLUMN captain TEXT NOT NULL DEFAULT '';
ALTER TABLE entry ADD COLUMN carried_points INTEGER NOT NULL DEFAULT 0;
UPDATE entry SET is_team = 0, team_place = 0, captain = '', carried_points = 0;
CREATE INDEX entry_by_team ON entry (team_id);

-- A match between teams is a pairing of two teams; each of its boards is a pairing of two players
-- that names the match. The board of such a pairing is 1000 times the board of the match and the
-- board within it. Without an opponent a player stands as white_id and black_id is NULL.
ALTER TABLE pairing ADD COLUMN match_id INTEGER REFERENCES pairing (id);
ALTER TABLE pairing ADD COLUMN match_board INTEGER NOT NULL DEFAULT 0 CHECK (match_board >= 0);
UPDATE pairing SET match_board = 0;
CREATE INDEX pairing_by_match ON pairing (match_id);

-- A line-up that a captain handed in; who sits where says the pairing of the board.
CREATE TABLE line_up (
  id        INTEGER PRIMARY KEY,
  team_id   INTEGER NOT NULL REFERENCES entry (id),
  round     INTEGER NOT NULL CHECK (round >= 1),
  filed_at  TEXT NOT NULL,
  UNIQUE (team_id, round)
) STRICT;

-- A level meeting of a knock-out, decided otherwise than by its games.
CREATE TABLE decision (
  id         INTEGER PRIMARY KEY,
  round      INTEGER NOT NULL CHECK (round >= 1),
  winner_id  INTEGER NOT NULL REFERENCES entry (id),
  method     TEXT NOT NULL DEFAULT '', -- lot, playoff, games or other
  note       TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX decision_by_winner ON decision (winner_id);

-- The group in which a player is drawn in a round, where the regulations divide the field.
CREATE TABLE section (
  entry_id  INTEGER NOT NULL REFERENCES entry (id),
  round     INTEGER NOT NULL CHECK (round >= 1),
  number    INTEGER NOT NULL CHECK (number >= 1),
  PRIMARY KEY (entry_id, round)
) STRICT, WITHOUT ROWID;

-- Points that count for pairing only and are not the group's acceleration.
CREATE TABLE virtual_points (
  entry_id  INTEGER NOT NULL REFERENCES entry (id),
  round     INTEGER NOT NULL CHECK (round >= 1),
  points    INTEGER NOT NULL,
  PRIMARY KEY (entry_id, round)
) STRICT, WITHOUT ROWID;
