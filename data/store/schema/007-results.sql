-- Berger workspace, schema 7: what makes places final: editions, lots and play-offs for equal
-- players, classifications, prizes, ratings.

-- Which text says how unplayed rounds enter the coefficients; empty: as the rule book and the date
-- of the event want it.
ALTER TABLE event_group ADD COLUMN tie_break_edition TEXT NOT NULL DEFAULT '';
-- The rating list that the results go to: empty by the time control, or standard, rapid, blitz, none.
ALTER TABLE event_group ADD COLUMN rating_kind TEXT NOT NULL DEFAULT '';
-- Team result of an individual event: what makes a team (empty: none), how many of its best players
-- count (0: all), and what is added up.
ALTER TABLE event_group ADD COLUMN totals_by TEXT NOT NULL DEFAULT ''
  CHECK (totals_by IN ('', 'organisation', 'federation', 'coach'));
ALTER TABLE event_group ADD COLUMN totals_best INTEGER NOT NULL DEFAULT 0 CHECK (totals_best >= 0);
ALTER TABLE event_group ADD COLUMN totals_of TEXT NOT NULL DEFAULT 'points'
  CHECK (totals_of IN ('points', 'places'));
-- How equal players share prizes, in what they are paid, and whether nobody gets more than one.
ALTER TABLE event_group ADD COLUMN prize_sharing TEXT NOT NULL DEFAULT 'hort'
  CHECK (prize_sharing IN ('none', 'equal', 'hort'));
ALTER TABLE event_group ADD COLUMN prize_currency TEXT NOT NULL DEFAULT '';
ALTER TABLE event_group ADD COLUMN prizes_once INTEGER NOT NULL DEFAULT 1
  CHECK (prizes_once IN (0, 1));
-- As in schema 2: the recorder of changes wants the columns in every row.
UPDATE event_group SET tie_break_edition = '', rating_kind = '', totals_by = '', totals_best = 0,
  totals_of = 'points', prize_sharing = 'hort', prize_currency = '', prizes_once = 1;

-- K of a player, 0 for the one that follows from rating and age. What becomes of a leaver's rounds:
-- empty as the rule book says, or what the jury decided.
ALTER TABLE entry ADD COLUMN k_factor INTEGER NOT NULL DEFAULT 0 CHECK (k_factor >= 0);
ALTER TABLE entry ADD COLUMN leaver_rule TEXT NOT NULL DEFAULT ''
  CHECK (leaver_rule IN ('', 'forfeits', 'annulled'));
-- Whether a leaver was excluded by the arbiters.
ALTER TABLE entry ADD COLUMN is_excluded INTEGER NOT NULL DEFAULT 0 CHECK (is_excluded IN (0, 1));
UPDATE entry SET k_factor = 0, leaver_rule = '', is_excluded = 0;

-- The order of players who are equal in everything else, by lot, by a play-off or by decision. A
-- later one counts before an earlier one.
CREATE TABLE tie_order (
  id        INTEGER PRIMARY KEY,
  group_id  INTEGER NOT NULL REFERENCES event_group (id),
  method    TEXT NOT NULL CHECK (method IN ('lot', 'playoff', 'other')),
  note      TEXT NOT NULL DEFAULT '', -- for a lot its seed
  -- What it is stronger than: 0 nothing, 1 the tie-breaks, 2 also the points.
  overrules INTEGER NOT NULL DEFAULT 0 CHECK (overrules BETWEEN 0 AND 2)
) STRICT;
CREATE INDEX tie_order_by_group ON tie_order (group_id);
CREATE TABLE tie_order_place (
  order_id  INTEGER NOT NULL REFERENCES tie_order (id),
  entry_id  INTEGER NOT NULL REFERENCES entry (id),
  position  INTEGER NOT NULL CHECK (position >= 1),
  PRIMARY KEY (order_id, entry_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX tie_order_place_by_entry ON tie_order_place (entry_id);

-- A classification beside the table of all. A limit of 0 or an empty text does not limit. Ages are
-- those reached in the year of the event.
CREATE TABLE category (
  id            INTEGER PRIMARY KEY,
  group_id      INTEGER NOT NULL REFERENCES event_group (id),
  position      INTEGER NOT NULL CHECK (position >= 1),
  name          TEXT NOT NULL CHECK (name <> ''),
  sex           TEXT NOT NULL DEFAULT '' CHECK (sex IN ('', 'm', 'f')),
  age_from      INTEGER NOT NULL DEFAULT 0 CHECK (age_from >= 0),
  age_to        INTEGER NOT NULL DEFAULT 0 CHECK (age_to >= 0),
  rating_from   INTEGER NOT NULL DEFAULT 0 CHECK (rating_from >= 0),
  rating_to     INTEGER NOT NULL DEFAULT 0 CHECK (rating_to >= 0),
  federation    TEXT NOT NULL DEFAULT '',
  organisation  TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX category_by_group ON category (group_id);

-- A prize for places of the table of all or of a category; amounts in hundredths of the currency.
CREATE TABLE prize (
  id           INTEGER PRIMARY KEY,
  group_id     INTEGER NOT NULL REFERENCES event_group (id),
  category_id  INTEGER REFERENCES category (id),
  first_place  INTEGER NOT NULL CHECK (first_place >= 1),
  last_place   INTEGER NOT NULL CHECK (last_place >= first_place),
  amount       INTEGER NOT NULL DEFAULT 0 CHECK (amount >= 0),
  note         TEXT NOT NULL DEFAULT '' -- a cup, a medal
) STRICT;
CREATE INDEX prize_by_group ON prize (group_id);
CREATE INDEX prize_by_category ON prize (category_id);

-- A play-off of players who are equal; it ends in a tie_order. Options are words that the arbiter
-- chose where the rules leave a choice.
CREATE TABLE playoff (
  id        INTEGER PRIMARY KEY,
  group_id  INTEGER NOT NULL REFERENCES event_group (id),
  format    TEXT NOT NULL,
  options   TEXT NOT NULL DEFAULT '',
  control   TEXT NOT NULL DEFAULT '',
  seed      INTEGER NOT NULL DEFAULT 0,
  order_id  INTEGER REFERENCES tie_order (id)
) STRICT;
CREATE INDEX playoff_by_group ON playoff (group_id);
CREATE INDEX playoff_by_order ON playoff (order_id);
-- Who plays, in the order of the table, with the place that the best of them takes.
CREATE TABLE playoff_player (
  playoff_id  INTEGER NOT NULL REFERENCES playoff (id),
  entry_id    INTEGER NOT NULL REFERENCES entry (id),
  position    INTEGER NOT NULL CHECK (position >= 1),
  PRIMARY KEY (playoff_id, entry_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX playoff_player_by_entry ON playoff_player (entry_id);
CREATE TABLE playoff_game (
  id          INTEGER PRIMARY KEY,
  playoff_id  INTEGER NOT NULL REFERENCES playoff (id),
  stage       INTEGER NOT NULL CHECK (stage >= 1),
  round       INTEGER NOT NULL CHECK (round >= 1),
  board       INTEGER NOT NULL CHECK (board >= 1),
  white_id    INTEGER NOT NULL REFERENCES entry (id),
  black_id    INTEGER NOT NULL REFERENCES entry (id),
  control     TEXT NOT NULL DEFAULT '',
  white       TEXT NOT NULL DEFAULT '',
  black       TEXT NOT NULL DEFAULT '',
  moves       INTEGER NOT NULL DEFAULT 0 CHECK (moves >= 0)
) STRICT;
CREATE INDEX playoff_game_by_playoff ON playoff_game (playoff_id);
CREATE INDEX playoff_game_by_white ON playoff_game (white_id);
CREATE INDEX playoff_game_by_black ON playoff_game (black_id);
