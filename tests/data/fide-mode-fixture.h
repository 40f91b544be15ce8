/* fide-mode-fixture.h - a tournament in FIDE mode that is paired by its system
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-mode-finding.h"
#include "brg-store-fide-mode.h"
#include "store-fixture.h"

/* A Swiss by the Dutch system with @n_players numbered players, in FIDE mode. */
void fide_mode_open (StoreFixture *fixture, gint n_players, gint n_rounds);

/* The pairs of the system for the next round, as a plan. (transfer full) */
BrgRoundPlan *fide_mode_plan (StoreFixture *fixture);

/* Pairs the next round as the system wants it, without a result. */
void fide_mode_pair (StoreFixture *fixture);

/* Gives every board of the round this result. */
void fide_mode_enter (StoreFixture *fixture, gint round, BrgOutcome white, BrgOutcome black);

/* Pairs and plays @n rounds: White wins. */
void fide_mode_play (StoreFixture *fixture, gint n);

/* @done was refused because of the act, of this level; does it then nevertheless if that is to be.
 */
void fide_mode_assert_held (StoreFixture *fixture,
                            gboolean done,
                            GError *error,
                            const char *act,
                            BrgIrregularLevel level);
void fide_mode_confirm (StoreFixture *fixture);

/* The last line that the report gets. (transfer full) (nullable) */
char *fide_mode_dup_last_line (StoreFixture *fixture);
