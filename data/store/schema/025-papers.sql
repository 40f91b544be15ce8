-- Berger workspace, schema 25: sets of papers for a round, papers as they were printed, the
-- letterhead.

-- What somebody wants of a set of papers: the tick and the number of copies of a paper. A paper
-- without a row is as the program proposes it.
CREATE TABLE paper_set (
  event_id   INTEGER NOT NULL REFERENCES event (id),
  preset     TEXT NOT NULL CHECK (preset IN ('before', 'after')),
  kind       TEXT NOT NULL CHECK (kind <> ''),
  is_wanted  INTEGER NOT NULL CHECK (is_wanted IN (0, 1)),
  copies     INTEGER NOT NULL CHECK (copies BETWEEN 1 AND 99),
  PRIMARY KEY (event_id, preset, kind)
) STRICT, WITHOUT ROWID;

-- A paper that left the program. It names its group by no reference: that it was printed stays,
-- whatever is taken back. sha256 is that of the file, content that of what it shows; choice says
-- how it was wanted, so that it can be made anew.
CREATE TABLE printed_paper (
  id          INTEGER PRIMARY KEY,
  group_id    INTEGER NOT NULL,
  number      INTEGER NOT NULL CHECK (number >= 1),
  kind        TEXT NOT NULL CHECK (kind <> ''),
  round       INTEGER NOT NULL CHECK (round >= 0),
  title       TEXT NOT NULL,
  language    TEXT NOT NULL CHECK (language <> ''),
  state       TEXT NOT NULL DEFAULT ''
                CHECK (state IN ('', 'provisional', 'corrected', 'final')),
  way         TEXT NOT NULL CHECK (way IN ('printed', 'saved')),
  copies      INTEGER NOT NULL CHECK (copies BETWEEN 1 AND 99),
  sheets      INTEGER NOT NULL CHECK (sheets >= 1),
  printed_at  TEXT NOT NULL CHECK (printed_at <> ''),
  choice      TEXT NOT NULL DEFAULT '',
  sha256      TEXT NOT NULL CHECK (length (sha256) = 64),
  content     TEXT NOT NULL DEFAULT '',
  UNIQUE (group_id, number)
) STRICT;

-- The files themselves: the journal has their hashes and not their bytes, so that a name that is
-- taken out, or a personal paper that is purged, leaves nothing. words is what can be read on the
-- paper, packed. is_private: it shows something of a personal paper; such a file is in no copy.
CREATE TABLE paper_file (
  sha256      TEXT PRIMARY KEY CHECK (length (sha256) = 64),
  size        INTEGER NOT NULL CHECK (size BETWEEN 1 AND 8388608),
  is_packed   INTEGER NOT NULL CHECK (is_packed IN (0, 1)),
  is_private  INTEGER NOT NULL DEFAULT 0 CHECK (is_private IN (0, 1)),
  bytes       BLOB NOT NULL CHECK (length (bytes) BETWEEN 1 AND 8388608),
  words_size  INTEGER NOT NULL CHECK (words_size BETWEEN 0 AND 1048576),
  words       BLOB NOT NULL CHECK (length (words) <= 1048576)
) STRICT, WITHOUT ROWID;

-- What stands on the papers of an event beside their own content: up to four lines of approval, a
-- line at the foot.
CREATE TABLE letterhead (
  event_id  INTEGER PRIMARY KEY REFERENCES event (id),
  approval  TEXT NOT NULL DEFAULT '',
  foot      TEXT NOT NULL DEFAULT ''
) STRICT;

-- A picture as digits of sixteen, as that of a person.
CREATE TABLE letterhead_logo (
  event_id  INTEGER NOT NULL REFERENCES event (id),
  side      TEXT NOT NULL CHECK (side IN ('left', 'right')),
  picture   TEXT NOT NULL CHECK (picture <> ''),
  PRIMARY KEY (event_id, side)
) STRICT, WITHOUT ROWID;

-- On what a kind of paper is printed, where it is not as usual: the sheet, and the size of the type
-- in tenths of a point, 0 for the usual one.
CREATE TABLE paper_option (
  event_id  INTEGER NOT NULL REFERENCES event (id),
  kind      TEXT NOT NULL CHECK (kind <> ''),
  sheet     TEXT NOT NULL DEFAULT '' CHECK (sheet IN ('', 'a3', 'a4', 'a5', 'letter')),
  type      INTEGER NOT NULL DEFAULT 0 CHECK (type = 0 OR type BETWEEN 60 AND 300),
  PRIMARY KEY (event_id, kind)
) STRICT, WITHOUT ROWID;
