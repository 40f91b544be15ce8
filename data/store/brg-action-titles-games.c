/* brg-action-titles-games.c - what actions are called: games on the boards
 *
 * Tests: tests/data/test-journal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "brg-action-titles.h"

/* "Board 5 of round 2", or the arbiter's own board, before what was done there. */
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
brg_action_title_game_move (JsonObject *a)
{
  return name_board (a, brg_action_get_text (a, "detail"));
}

char *
brg_action_title_game_take_back (JsonObject *a)
{
  /* Translators: %s is a move, 24...Qb6 */
  g_autofree char *what = g_strdup_printf (_ ("%s taken back"), brg_action_get_text (a, "detail"));

  return name_board (a, what);
}

char *
brg_action_title_game_variation (JsonObject *a)
{
  return name_board (a, _ ("variations changed"));
}

char *
brg_action_title_game_position (JsonObject *a)
{
  return name_board (a, _ ("position set up"));
}

/* Of Chess960 a number, of draughts-64 the table and the code of an opening. */
static char *
name_start (JsonObject *a, gboolean is_drawn)
{
  g_auto (GStrv) parts = g_strsplit (brg_action_get_text (a, "detail"), " ", 2);
  g_autofree char *what = NULL;

  if (parts[0] != NULL && parts[1] != NULL)
    /* Translators: the code of an opening of draughts-64, "12-IV", and its table, "idf-basic" */
    what = g_strdup_printf (is_drawn ? _ ("opening %s (%s) drawn by lot") : _ ("opening %s (%s)"),
                            parts[1], parts[0]);
  else
    /* Translators: the number of an initial position of Chess960 */
    what = g_strdup_printf (is_drawn ? _ ("initial position %s drawn by lot")
                                     : _ ("initial position %s"),
                            brg_action_get_text (a, "detail"));
  return name_board (a, what);
}

char *
brg_action_title_game_lot (JsonObject *a)
{
  return name_start (a, TRUE);
}

char *
brg_action_title_game_number (JsonObject *a)
{
  return name_start (a, FALSE);
}

char *
brg_action_title_game_opening (JsonObject *a)
{
  return name_board (a, _ ("opening decision"));
}

char *
brg_action_title_game_import (JsonObject *a)
{
  g_autofree char *what = NULL;

  if (*brg_action_get_text (a, "detail") == '\0')
    return name_board (a, _ ("game pasted"));
  /* Translators: %s is the name of a file */
  what = g_strdup_printf (_ ("game imported from %s"), brg_action_get_text (a, "detail"));
  return name_board (a, what);
}

char *
brg_action_title_game_clear (JsonObject *a)
{
  return name_board (a, _ ("board cleared"));
}

char *
brg_action_title_game_clock_set (JsonObject *a)
{
  /* Translators: what both clocks show, 0:12:05 / 0:07:41 */
  g_autofree char *what =
      g_strdup_printf (_ ("clocks set to %s"), brg_action_get_text (a, "detail"));

  return name_board (a, what);
}

char *
brg_action_title_game_clock_start (JsonObject *a)
{
  return name_board (a, _ ("clocks started"));
}

char *
brg_action_title_game_clock_stop (JsonObject *a)
{
  /* Translators: what both clocks show, 0:12:05 / 0:07:41 */
  g_autofree char *what =
      g_strdup_printf (_ ("clocks stopped at %s"), brg_action_get_text (a, "detail"));

  return name_board (a, what);
}

char *
brg_action_title_game_clock_press (JsonObject *a)
{
  return name_board (a, _ ("clock pressed"));
}

char *
brg_action_title_game_illegal (JsonObject *a)
{
  return name_board (a, g_str_equal (brg_action_get_text (a, "detail"), "white")
                            ? _ ("illegal move by White")
                            : _ ("illegal move by Black"));
}

char *
brg_action_title_game_illegal_less (JsonObject *a)
{
  return name_board (a, g_str_equal (brg_action_get_text (a, "detail"), "white")
                            ? _ ("one illegal move by White cancelled")
                            : _ ("one illegal move by Black cancelled"));
}

char *
brg_action_title_game_offer (JsonObject *a)
{
  return name_board (a, g_str_equal (brg_action_get_text (a, "detail"), "white")
                            ? _ ("draw offered by White")
                            : _ ("draw offered by Black"));
}

char *
brg_action_title_game_decline (JsonObject *a)
{
  return name_board (a, _ ("draw declined"));
}

char *
brg_action_title_game_claim (JsonObject *a)
{
  return name_board (a, g_str_equal (brg_action_get_text (a, "detail"), "white")
                            ? _ ("draw claim by White rejected")
                            : _ ("draw claim by Black rejected"));
}

char *
brg_action_title_game_notes (JsonObject *a)
{
  return name_board (a, _ ("notes changed"));
}

char *
brg_action_title_game_count (JsonObject *a)
{
  const char *side = brg_action_get_text (a, "detail");

  if (*side == '\0')
    return name_board (a, _ ("counting moves aloud ended"));
  return name_board (a, g_str_equal (side, "white") ? _ ("White counts moves aloud")
                                                    : _ ("Black counts moves aloud"));
}
