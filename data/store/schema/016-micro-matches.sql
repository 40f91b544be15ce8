-- Berger workspace, schema 16: meetings of several games.

-- Games of a meeting: 1 for usual games, more for micro-matches.
ALTER TABLE event_group ADD COLUMN meeting_games INTEGER NOT NULL DEFAULT 1
  CHECK (meeting_games BETWEEN 1 AND 12);
-- As in schema 2: the recorder of changes wants the column in every row.
UPDATE event_group SET meeting_games = 1;

-- What the regulations say of openings: the table from which they are drawn, empty for none; the
-- text of a table of the federation's own; whether most men must be captured in draughts-64; how the
-- opening of renju is settled, empty where each board is asked.
ALTER TABLE event_group ADD COLUMN opening_table TEXT NOT NULL DEFAULT '';
ALTER TABLE event_group ADD COLUMN own_openings TEXT NOT NULL DEFAULT '';
ALTER TABLE event_group ADD COLUMN has_majority INTEGER NOT NULL DEFAULT 0
  CHECK (has_majority IN (0, 1));
ALTER TABLE event_group ADD COLUMN renju_rule TEXT NOT NULL DEFAULT '';
UPDATE event_group SET opening_table = '', own_openings = '', has_majority = 0, renju_rule = '';

-- The games of a micro-match, by the sides of its pairing: white is who has White in the first game.
-- The row of result holds what the meeting brings.
CREATE TABLE meeting_game (
  pairing_id  INTEGER NOT NULL REFERENCES pairing (id),
  game        INTEGER NOT NULL CHECK (game BETWEEN 1 AND 12),
  white       TEXT NOT NULL,
  black       TEXT NOT NULL,
  PRIMARY KEY (pairing_id, game)
) STRICT, WITHOUT ROWID;

-- Moves are kept of each game of a meeting, so the table is made anew with another key.
CREATE TABLE meeting_board (
  id              INTEGER PRIMARY KEY,
  group_id        INTEGER NOT NULL REFERENCES event_group (id),
  pairing_id      INTEGER REFERENCES pairing (id), -- NULL: the arbiter's own board
  discipline      TEXT NOT NULL,
  start           TEXT NOT NULL DEFAULT '',
  start_number    INTEGER CHECK (start_number >= 0),
  start_seed      INTEGER,
  moves           TEXT NOT NULL DEFAULT '',
  clock           TEXT NOT NULL DEFAULT '',
  white_illegal   INTEGER NOT NULL DEFAULT 0 CHECK (white_illegal >= 0),
  black_illegal   INTEGER NOT NULL DEFAULT 0 CHECK (black_illegal >= 0),
  draw_offer      TEXT NOT NULL DEFAULT '' CHECK (draw_offer IN ('', 'white', 'black')),
  draw_offer_ply  INTEGER NOT NULL DEFAULT 0 CHECK (draw_offer_ply >= 0),
  notes           TEXT NOT NULL DEFAULT '',
  meeting_game    INTEGER NOT NULL DEFAULT 1 CHECK (meeting_game BETWEEN 1 AND 12),
  UNIQUE (pairing_id, meeting_game)
) STRICT;
INSERT INTO meeting_board (id, group_id, pairing_id, discipline, start, start_number, start_seed,
  moves, clock, white_illegal, black_illegal, draw_offer, draw_offer_ply, notes)
  SELECT id, group_id, pairing_id, discipline, start, start_number, start_seed, moves, clock,
  white_illegal, black_illegal, draw_offer, draw_offer_ply, notes FROM game;
DROP TABLE game;
ALTER TABLE meeting_board RENAME TO game;
CREATE UNIQUE INDEX game_of_arbiter ON game (group_id) WHERE pairing_id IS NULL;
