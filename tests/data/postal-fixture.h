/* postal-fixture.h - a small event by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store-postal-import.h"
#include "brg-store-postal-measures.h"
#include "brg-store-postal-records.h"
#include "brg-store-postal-rows.h"
#include "brg-store-postal.h"
#include "store-fixture.h"

/* @n_players of Russian draughts, a round robin, all games begun on 1 March 2026. */
void postal_fixture_open (StoreFixture *fixture, gint n_players);

/* Adds such an event to a workspace that is open. */
void postal_fixture_make (StoreFixture *fixture, gint n_players);

/* The same of another game, and by other means. */
void postal_fixture_open_other (StoreFixture *fixture,
                                gint n_players,
                                BrgDiscipline discipline,
                                BrgPostalChannel channel);

/* Makes the games of these rounds anew, planned from round @first on. */
void postal_fixture_plan (StoreFixture *fixture, gint first);

/* The same by the Berger table: everybody meets everybody once; who has nobody is free. */
void postal_fixture_plan_table (StoreFixture *fixture, gint first);

/* (transfer full) */
BrgPostalEvent *postal_fixture_load (StoreFixture *fixture);

/* Must succeed. */
void postal_fixture_add (StoreFixture *fixture, gint64 pairing_id, const char *line);

/* White protests eight days before that day; the organisation upholds it, and @line, which is
 * refused before, puts the decision aside. Must succeed. */
void postal_fixture_put_aside (StoreFixture *fixture,
                               gint64 pairing_id,
                               const char *day,
                               const char *line);

/* The game gets the letters of another one, whose players it makes its own. Must succeed. */
void postal_fixture_import (StoreFixture *fixture, gint64 pairing_id, BrgPostalGame *game);

/* The result of a game in the table, `1-0` or empty; ½ is a draw. */
char *postal_fixture_dup_result (StoreFixture *fixture, gint64 pairing_id);

/* Row of a player by his number. */
gint64 postal_fixture_player (StoreFixture *fixture, gint number);

/* White and Black of a game. */
void postal_fixture_seat (StoreFixture *fixture, gint64 pairing_id, gint64 *white, gint64 *black);

/* The title of the last entry of the journal. */
char *postal_fixture_dup_title (StoreFixture *fixture);

guint postal_fixture_count_journal (StoreFixture *fixture);

/* Fails with this message, which is cleared, and leaves no entry. */
void postal_fixture_assert_refused (StoreFixture *fixture,
                                    guint n_before,
                                    gboolean is_done,
                                    GError **error,
                                    const char *message);

/* Every row of the six tables, as lines of text. */
char *postal_fixture_dup_rows (StoreFixture *fixture);
