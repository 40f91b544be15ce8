-- Berger workspace, schema 29: the pages that an event has for browsers.

-- Where they are written and how: the language of the index, whether the others are left out,
-- whether children stand with initials only, whether they are written anew after a round was
-- published or closed. An event without a row has none.
CREATE TABLE site (
  event_id        INTEGER PRIMARY KEY REFERENCES event (id),
  folder          TEXT NOT NULL CHECK (substr (folder, 1, 1) = '/'),
  language        TEXT NOT NULL CHECK (length (language) = 2),
  only_this       INTEGER NOT NULL DEFAULT 0 CHECK (only_this IN (0, 1)),
  hides_children  INTEGER NOT NULL DEFAULT 0 CHECK (hides_children IN (0, 1)),
  is_automatic    INTEGER NOT NULL DEFAULT 0 CHECK (is_automatic IN (0, 1))
) STRICT;
