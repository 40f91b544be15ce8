-- Berger workspace, schema 4: games as they are played on the boards.

-- The moves are PGN movetext without tags, variations and remarks included. A position is a FEN,
-- empty for the initial one; for Chess960 its number, and the seed when it was drawn by lot. The
-- clock is the text of engine/clock, empty while none is set.
CREATE TABLE game (
  id              INTEGER PRIMARY KEY,
  group_id        INTEGER NOT NULL REFERENCES event_group (id),
  pairing_id      INTEGER UNIQUE REFERENCES pairing (id), -- NULL: the arbiter's own board
  discipline      TEXT NOT NULL,
  start           TEXT NOT NULL DEFAULT '',
  start_number    INTEGER CHECK (start_number BETWEEN 0 AND 959),
  start_seed      INTEGER,
  moves           TEXT NOT NULL DEFAULT '',
  clock           TEXT NOT NULL DEFAULT '',
  white_illegal   INTEGER NOT NULL DEFAULT 0 CHECK (white_illegal >= 0),
  black_illegal   INTEGER NOT NULL DEFAULT 0 CHECK (black_illegal >= 0),
  draw_offer      TEXT NOT NULL DEFAULT '' CHECK (draw_offer IN ('', 'white', 'black')),
  draw_offer_ply  INTEGER NOT NULL DEFAULT 0 CHECK (draw_offer_ply >= 0),
  notes           TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE UNIQUE INDEX game_of_arbiter ON game (group_id) WHERE pairing_id IS NULL;
