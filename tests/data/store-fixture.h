/* store-fixture.h - a workspace in a temporary folder, with a small event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-action-names.h"
#include "brg-backup.h"
#include "brg-journal.h"
#include "brg-store-event.h"
#include "brg-store-load.h"
#include "brg-store-plan.h"
#include "brg-store-players.h"
#include "brg-store-results.h"
#include "brg-store-rounds.h"
#include "brg-store.h"

typedef struct
{
  char *folder;
  char *path;
  BrgStore *store;
  gint64 group_id;
  gint64 event_id;
} StoreFixture;

/* A Swiss by coefficients with @n_players numbered players. */
void store_fixture_open (StoreFixture *fixture, gint n_players);
void store_fixture_close (StoreFixture *fixture);

/* Closes and opens the file, as a restart does. */
void store_fixture_reopen (StoreFixture *fixture);

/* (transfer full) */
BrgSnapshot *store_fixture_load (StoreFixture *fixture);

/* Publishes the next round: 1-2, 3-4, ... turned by the number of the round; a bye for an odd one.
 */
void store_fixture_publish (StoreFixture *fixture);

/* Row of a board. */
gint64 store_fixture_game (StoreFixture *fixture, gint round, gint board);

/* Makes @path the workspace that an earlier program wrote, of that version of the tables: see
 * ../fixtures/workspaces. */
void store_fixture_write_older (const char *path, gint version);

/* Removes a folder with all that is in it. */
void store_fixture_remove_folder (const char *folder);

/* Whether @text stands in any byte of the file. */
gboolean store_fixture_file_holds (const char *path, const char *text);

/* No statement holds a row: one that does keeps the file as it was then, so that another program
 * can neither empty its journal nor, when it has written, let this one write. */
void store_fixture_assert_at_rest (BrgStore *store);
