-- Berger workspace, schema 19: what was checked in the hall before play begins, where and over what
-- platform is played, who organises.

CREATE TABLE equipment_check (
  id          INTEGER PRIMARY KEY,
  event_id    INTEGER NOT NULL REFERENCES event (id),
  item        TEXT NOT NULL CHECK (item <> ''),      -- id of a row of the rule book's list
  checked_on  TEXT NOT NULL,                         -- the day
  checked_by  TEXT NOT NULL CHECK (checked_by <> ''), -- who looked
  UNIQUE (event_id, item)
) STRICT;

CREATE TABLE event_part (
  id        INTEGER PRIMARY KEY,
  event_id  INTEGER NOT NULL REFERENCES event (id),
  kind      TEXT NOT NULL CHECK (kind IN ('site', 'organiser')),
  position  INTEGER NOT NULL CHECK (position >= 1),
  name      TEXT NOT NULL CHECK (name <> ''),
  detail    TEXT NOT NULL DEFAULT '' -- the arbiter of a site, what an organiser does
) STRICT;
CREATE INDEX event_part_by_event ON event_part (event_id, kind, position);

-- An event with a row here is played over the internet.
CREATE TABLE remote_play (
  event_id    INTEGER PRIMARY KEY REFERENCES event (id),
  platform    TEXT NOT NULL CHECK (platform <> ''),
  identified  INTEGER NOT NULL DEFAULT 0 CHECK (identified IN (0, 1)) -- players can be, and watched
) STRICT;
