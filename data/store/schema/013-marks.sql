-- Berger workspace, schema 13: who came and which scoresheets were handed in stand in the journal.

-- What was marked before goes into the journal as one entry (brg-schema.c). The rows no longer go
-- with their pairing by themselves: what removes a pairing removes them, and undo brings them back.
CREATE TEMP TABLE attendance_before AS SELECT * FROM attendance;
CREATE TEMP TABLE score_sheet_before AS SELECT * FROM score_sheet;
DROP TABLE attendance;
DROP TABLE score_sheet;

-- Who has come to his board: seconds after the start, NULL for not yet.
CREATE TABLE attendance (
  pairing_id  INTEGER PRIMARY KEY REFERENCES pairing (id),
  white       INTEGER CHECK (white >= 0),
  black       INTEGER CHECK (black >= 0)
) STRICT;

-- Scoresheets of a game by side, and the time that stands on them in seconds, -1 for none.
CREATE TABLE score_sheet (
  pairing_id   INTEGER NOT NULL REFERENCES pairing (id),
  side         TEXT NOT NULL CHECK (side IN ('white', 'black')),
  is_received  INTEGER NOT NULL DEFAULT 0 CHECK (is_received IN (0, 1)),
  is_signed    INTEGER NOT NULL DEFAULT 0 CHECK (is_signed IN (0, 1)),
  used         INTEGER NOT NULL DEFAULT -1,
  PRIMARY KEY (pairing_id, side)
) STRICT, WITHOUT ROWID;
