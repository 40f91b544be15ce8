/* brg-action-titles-clock.c - what actions are called: corrected clocks, quickplay finishes,
 * players who did not come
 *
 * Tests: tests/data/test-journal.c, tests/data/test-store-finish.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "brg-action-titles.h"

static char *
name_board (JsonObject *a, const char *what)
{
  gint board = brg_action_get_board (a);

  if (board == 0)
    /* Translators: what was done on the board that belongs to no pairing */
    return g_strdup_printf (_ ("Arbiter's board: %s"), what);
  /* Translators: round, board, what was done there */
  return g_strdup_printf (_ ("Round %d, board %d: %s"), brg_action_get_int (a, "round"), board,
                          what);
}

char *
brg_action_title_game_clock_correct (JsonObject *a)
{
  /* Translators: what both clocks showed and show now, 0:12:05 / 0:07:41 → 0:14:05 / 0:07:41 */
  g_autofree char *what =
      g_strdup_printf (_ ("clocks corrected, %s"), brg_action_get_text (a, "detail"));

  return name_board (a, what);
}

char *
brg_action_title_game_clock_replace (JsonObject *a)
{
  /* Translators: what both clocks show, 0:12:05 / 0:07:41, or showed and show now */
  g_autofree char *what =
      g_strdup_printf (_ ("clocks replaced, %s"), brg_action_get_text (a, "detail"));

  return name_board (a, what);
}

/* By the requested thing and by who asked. */
static const char *
name_request (JsonObject *a)
{
  gboolean is_white = g_str_equal (brg_action_get_text (a, "side"), "white");

  if (g_str_equal (brg_action_get_text (a, "kind"), "increment"))
    return is_white ? _ ("increment asked for by White") : _ ("increment asked for by Black");
  return is_white ? _ ("draw by 10.2 or III.5 claimed by White")
                  : _ ("draw by 10.2 or III.5 claimed by Black");
}

static const char *
name_state (JsonObject *a)
{
  static const struct
  {
    const char *id;
    const char *name;
  } states[] = {
    { "open", N_ ("decision postponed") },
    { "agreed", N_ ("agreed") },
    { "drawn", N_ ("drawn") },
    { "rejected", N_ ("rejected") },
    { "played-out", N_ ("game played out") },
  };
  const char *state = brg_action_get_text (a, "state");

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    if (g_str_equal (states[i].id, state))
      return _ (states[i].name);
  return state;
}

char *
brg_action_title_finish (JsonObject *a)
{
  /* Translators: what a player asked for in a quickplay finish, and what became of it */
  g_autofree char *what = g_strdup_printf (_ ("%s: %s"), name_request (a), name_state (a));

  return name_board (a, what);
}

char *
brg_action_title_late_players (JsonObject *a)
{
  gint count = brg_action_get_int (a, "count");

  /* Translators: round, number of players */
  return g_strdup_printf (ngettext ("Round %d: %d late player in the penalty log",
                                    "Round %d: %d late players in the penalty log", (gulong) count),
                          brg_action_get_int (a, "round"), count);
}

char *
brg_action_title_results_absent (JsonObject *a)
{
  gint count = brg_action_get_int (a, "count");

  /* Translators: round, number of games, their boards: "3, 7" */
  return g_strdup_printf (ngettext ("Round %d: %d forfeit, board %s",
                                    "Round %d: %d forfeits, boards %s", (gulong) count),
                          brg_action_get_int (a, "round"), count,
                          brg_action_get_text (a, "boards"));
}
