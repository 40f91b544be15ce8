-- Berger workspace, schema 27: texts of papers that somebody wrote, how the papers of an event are
-- wanted, why the file of a paper is not kept.

-- lost: why there never was a file in the archive: larger than is kept, more to read than is kept,
-- no room. entry: the last entry of the journal that the paper knew of, 0 for a paper of before.
ALTER TABLE printed_paper ADD COLUMN lost TEXT NOT NULL DEFAULT ''
  CHECK (lost IN ('', 'large', 'long', 'full'));
ALTER TABLE printed_paper ADD COLUMN entry INTEGER NOT NULL DEFAULT 0 CHECK (entry >= 0);

-- Whether the papers of the event have a place for the stamp.
ALTER TABLE letterhead ADD COLUMN stamp INTEGER NOT NULL DEFAULT 1 CHECK (stamp IN (0, 1));

-- What else is wanted of a kind of paper: signatures=0 order=2. The kind * is every list and table
-- without a row of its own.
ALTER TABLE paper_option ADD COLUMN choice TEXT NOT NULL DEFAULT '';

-- Texts with named fields that somebody wrote: diplomas, certificates, letters, notices.
CREATE TABLE paper_template (
  id        INTEGER PRIMARY KEY,
  event_id  INTEGER NOT NULL REFERENCES event (id),
  kind      TEXT NOT NULL CHECK (kind <> ''),
  name      TEXT NOT NULL CHECK (name <> ''),
  text      TEXT NOT NULL CHECK (text <> ''),
  UNIQUE (event_id, kind, name)
) STRICT;
