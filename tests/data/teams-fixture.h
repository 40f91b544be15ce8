/* teams-fixture.h - a workspace with a small event of teams, and its state as a text
 *
 * Teams are called A, B, C ..., the players of A are a1, a2, ...
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store-forbidden.h"
#include "brg-store-teams.h"
#include "store-fixture.h"

typedef struct
{
  StoreFixture store;
  char *before; /* what was there before the action that is being tested */
} TeamsFixture;

/* @n_teams numbered teams with @n_players each, matches on @n_boards. */
void teams_fixture_open (TeamsFixture *fixture, gint n_teams, gint n_players, gint n_boards);
void teams_fixture_close (TeamsFixture *fixture);

/* (transfer full): another system, another rule for line-ups. */
void teams_fixture_set_rules (TeamsFixture *fixture,
                              const char *system,
                              BrgLineUpRule rule,
                              gint reserve_from);

/* (transfer full): an entry without a row. */
BrgEntry *teams_fixture_make_entry (const char *name, gboolean is_team);

/* Row of a team or player. */
gint64 teams_fixture_id (TeamsFixture *fixture, const char *name);

/* Publishes, or only plans, the next round: pairs as names, "A-B C". */
void teams_fixture_pair (TeamsFixture *fixture, const char *pairs, gboolean is_published);

gint64 teams_fixture_round (TeamsFixture *fixture, gint round);
gint64 teams_fixture_match (TeamsFixture *fixture, gint round, gint match);
gint64 teams_fixture_board (TeamsFixture *fixture, gint round, gint match, gint board);

/* Codes of White and Black, "10"; "  " clears. */
void teams_fixture_enter (TeamsFixture *fixture,
                          gint round,
                          gint match,
                          gint board,
                          const char *codes);

/* "a1 a3 . a2": a dot for an empty board. */
gboolean teams_fixture_file (TeamsFixture *fixture,
                             const char *team,
                             gint round,
                             const char *players,
                             const char *reason,
                             GError **error);

/* (transfer full): the matches of a round: teams, half points, outcomes and the boards:
 * "A-B 3:1 10 [a1-b1 10, b2-a2 ==, a3-. +-]"; a line-up that was filed is an asterisk at the team
 */
char *teams_fixture_describe (TeamsFixture *fixture, gint round);
void teams_fixture_assert_round (TeamsFixture *fixture, gint round, const char *expected);

/* Around an action: it did something, has this title, can be undone and redone. */
void teams_fixture_before (TeamsFixture *fixture);
void teams_fixture_after (TeamsFixture *fixture, const char *title);

/* The last action was refused, changed nothing and said this. */
void teams_fixture_refused (TeamsFixture *fixture,
                            gboolean done,
                            GError **error,
                            gint code,
                            const char *message);
