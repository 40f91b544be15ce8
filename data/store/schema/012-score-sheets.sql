-- Berger workspace, schema 12: which scoresheets were handed in.

-- Scoresheets of a game by side, and the time that stands on them in seconds, -1 for none. What is
-- ticked while a round ends; the journal does not follow it.
CREATE TABLE score_sheet (
  pairing_id   INTEGER NOT NULL REFERENCES pairing (id) ON DELETE CASCADE,
  side         TEXT NOT NULL CHECK (side IN ('white', 'black')),
  is_received  INTEGER NOT NULL DEFAULT 0 CHECK (is_received IN (0, 1)),
  is_signed    INTEGER NOT NULL DEFAULT 0 CHECK (is_signed IN (0, 1)),
  used         INTEGER NOT NULL DEFAULT -1,
  PRIMARY KEY (pairing_id, side)
) STRICT, WITHOUT ROWID;
