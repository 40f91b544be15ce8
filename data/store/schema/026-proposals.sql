-- Berger workspace, schema 26: results that sector arbiters sent from their phones.

-- A proposal is no entry of the journal: what it becomes is one. It names game and players by no
-- reference, so that the answer "this was here already" outlives whatever is taken back. nonce is
-- the phone's own mark of one sending. meeting_game: game of a micro-match, 0 where there is none.
CREATE TABLE proposal (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  group_id      INTEGER NOT NULL,
  round         INTEGER NOT NULL CHECK (round >= 1),
  board         TEXT NOT NULL CHECK (board <> ''),
  pairing_id    INTEGER NOT NULL,
  white_id      INTEGER NOT NULL,
  black_id      INTEGER NOT NULL,
  meeting_game  INTEGER NOT NULL CHECK (meeting_game BETWEEN 0 AND 12),
  result        TEXT NOT NULL CHECK (result IN ('1-0', '0-1', '1/2-1/2')),
  seat          TEXT NOT NULL CHECK (seat <> ''),
  address       TEXT NOT NULL CHECK (address <> ''),
  nonce         TEXT NOT NULL CHECK (length (nonce) BETWEEN 16 AND 64),
  sent_at       TEXT NOT NULL CHECK (sent_at <> ''),
  state         TEXT NOT NULL
                  CHECK (state IN ('waiting', 'accepted', 'refused', 'written', 'failed')),
  UNIQUE (group_id, nonce)
) STRICT;
