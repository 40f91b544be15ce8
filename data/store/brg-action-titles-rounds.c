/* brg-action-titles-rounds.c - what actions are called: rounds, results and matches
 *
 * Tests: tests/data/test-journal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "brg-action-titles.h"
#include "brg-store-seats.h"

/* What was decided together with a pairing. */
static char *
take_decisions (char *title, JsonObject *a)
{
  const char *left = brg_action_get_text (a, "left");

  if (g_str_equal (brg_action_get_text (a, "method"), "lots"))
    {
      g_autofree char *bare = title;

      /* Translators: "Round 1 published, 60 boards", a number that makes the draw repeatable */
      title = g_strdup_printf (_ ("%s; pairing numbers by lot, seed %s"), bare,
                               brg_action_get_text (a, "seed"));
    }
  if (g_str_equal (brg_action_get_text (a, "method"), "varma"))
    {
      g_autofree char *bare = title;

      title = g_str_equal (brg_action_get_text (a, "drawn"), "hand")
                  /* Translators: "Rounds 1 to 9 paired by the table" */
                  ? g_strdup_printf (_ ("%s; pairing numbers from envelopes by Varma tables"), bare)
                  /* Translators: "Rounds 1 to 9 paired by the table", a number that makes the draw
                   * repeatable */
                  : g_strdup_printf (_ ("%s; pairing numbers by lot with Varma tables, seed %s"),
                                     bare, brg_action_get_text (a, "seed"));
    }
  if (brg_action_get_int (a, "sections") > 1)
    {
      g_autofree char *bare = title;
      gint n = brg_action_get_int (a, "sections");

      /* Translators: "Round 1 published, 60 boards", the number of groups of the draw */
      title = g_strdup_printf (
          ngettext ("%s; paired in %d group", "%s; paired in %d groups", (gulong) n), bare, n);
    }
  if (*left != '\0')
    {
      g_autofree char *bare = title;

      /* Translators: "Round 5 published, 59 boards", names of players */
      title = g_strdup_printf (_ ("%s; withdrawn: %s"), bare, left);
    }
  return title;
}

char *
brg_action_title_round_publish (JsonObject *a)
{
  gint boards = brg_action_get_int (a, "boards");
  gint matches = brg_action_get_int (a, "matches");

  if (matches > 0)
    return take_decisions (
        /* Translators: the number of the round, the number of matches between teams */
        g_strdup_printf (ngettext ("Round %d published, %d match", "Round %d published, %d matches",
                                   (gulong) matches),
                         brg_action_get_int (a, "round"), matches),
        a);
  return take_decisions (
      /* Translators: the number of the round, the number of boards */
      g_strdup_printf (ngettext ("Round %d published, %d board", "Round %d published, %d boards",
                                 (gulong) boards),
                       brg_action_get_int (a, "round"), boards),
      a);
}

char *
brg_action_title_rounds_plan (JsonObject *a)
{
  /* Translators: the first and the last round */
  return take_decisions (g_strdup_printf (_ ("Rounds %d to %d paired by the table"),
                                          brg_action_get_int (a, "round"),
                                          brg_action_get_int (a, "last")),
                         a);
}

char *
brg_action_title_rounds_remove (JsonObject *a)
{
  return g_strdup_printf (_ ("Pairing of round %d removed"), brg_action_get_int (a, "round"));
}

char *
brg_action_title_round_order (JsonObject *a)
{
  const char *order = brg_action_get_text (a, "order");

  if (*order == '\0')
    /* Translators: %s is a reason */
    return g_strdup_printf (_ ("Order of rounds as in the table (%s)"),
                            brg_action_get_text (a, "reason"));
  /* Translators: the rounds of the table in their new order, "1,3,2", and a reason */
  return g_strdup_printf (_ ("Order of rounds changed: %s (%s)"), order,
                          brg_action_get_text (a, "reason"));
}

char *
brg_action_title_round_start (JsonObject *a)
{
  return g_strdup_printf (_ ("Round %d started"), brg_action_get_int (a, "round"));
}

char *
brg_action_title_round_close (JsonObject *a)
{
  return g_strdup_printf (_ ("Round %d closed"), brg_action_get_int (a, "round"));
}

char *
brg_action_title_round_reopen (JsonObject *a)
{
  return g_strdup_printf (_ ("Round %d reopened"), brg_action_get_int (a, "round"));
}

/* Within its match a board has a number of its own; dup_in_match() names the match. */
gint
brg_action_get_board (JsonObject *a)
{
  return brg_action_get_int (a, "board") %
         (brg_action_get_int (a, "match") > 0 ? BRG_MATCH_BOARDS : G_MAXINT);
}

char *
brg_action_title_result_set (JsonObject *a)
{
  /* Translators: the number of the board, the result */
  return g_strdup_printf (_ ("Result of board %d: %s"), brg_action_get_board (a),
                          brg_action_get_text (a, "result"));
}

char *
brg_action_title_result_change (JsonObject *a)
{
  /* Translators: the number of the board, the new result, the old result */
  return g_strdup_printf (_ ("Result of board %d: %s instead of %s"), brg_action_get_board (a),
                          brg_action_get_text (a, "result"), brg_action_get_text (a, "was"));
}

char *
brg_action_title_result_clear (JsonObject *a)
{
  return g_strdup_printf (_ ("Result of board %d cleared"), brg_action_get_board (a));
}

char *
brg_action_title_result_adjourn (JsonObject *a)
{
  return g_strdup_printf (_ ("Board %d adjourned"), brg_action_get_board (a));
}

char *
brg_action_title_result_verify (JsonObject *a)
{
  return g_strdup_printf (_ ("Result of board %d verified"), brg_action_get_board (a));
}

char *
brg_action_title_result_unverify (JsonObject *a)
{
  return g_strdup_printf (_ ("Result of board %d no longer verified"), brg_action_get_board (a));
}

char *
brg_action_title_result_settle (JsonObject *a)
{
  /* Translators: the number of the board, the agreed result, the one that was entered first */
  return g_strdup_printf (_ ("Board %d verified: %s instead of %s"), brg_action_get_board (a),
                          brg_action_get_text (a, "result"), brg_action_get_text (a, "was"));
}

char *
brg_action_title_result_adjudicate (JsonObject *a)
{
  /* Translators: the number of the board, the result that the arbiters gave */
  return g_strdup_printf (_ ("Board %d adjudicated: %s"), brg_action_get_board (a),
                          brg_action_get_text (a, "result"));
}

char *
brg_action_title_result_correct (JsonObject *a)
{
  /* Translators: round, board, new result, old result, reason */
  return g_strdup_printf (_ ("Correction of round %d, board %d: %s instead of %s (%s)"),
                          brg_action_get_int (a, "round"), brg_action_get_board (a),
                          brg_action_get_text (a, "result"), brg_action_get_text (a, "was"),
                          brg_action_get_text (a, "reason"));
}

char *
brg_action_title_result_correct_rating (JsonObject *a)
{
  /* Translators: round, board, new result, old result, reason */
  return g_strdup_printf (_ ("For rating only, round %d, board %d: %s instead of %s (%s)"),
                          brg_action_get_int (a, "round"), brg_action_get_board (a),
                          brg_action_get_text (a, "result"), brg_action_get_text (a, "was"),
                          brg_action_get_text (a, "reason"));
}

char *
brg_action_title_colours_swap (JsonObject *a)
{
  return g_strdup_printf (_ ("Colours of board %d swapped"), brg_action_get_board (a));
}

char *
brg_action_title_match_forfeit (JsonObject *a)
{
  /* Translators: the number of a match between teams, "+/-" */
  return g_strdup_printf (_ ("Match %d forfeited: %s"), brg_action_get_int (a, "board"),
                          brg_action_get_text (a, "result"));
}

char *
brg_action_title_match_swap (JsonObject *a)
{
  /* Translators: %d is the number of a match between teams */
  return g_strdup_printf (_ ("Colours of match %d swapped"), brg_action_get_int (a, "board"));
}

char *
brg_action_title_board_void (JsonObject *a)
{
  g_autofree char *article = brg_action_dup_citation (a, "article");

  /* Translators: round, board, new result, old result, article of a rule book, reason */
  return g_strdup_printf (_ ("Round %d, board %d removed from the score: %s instead of %s (%s: "
                             "%s)"),
                          brg_action_get_int (a, "round"), brg_action_get_board (a),
                          brg_action_get_text (a, "result"), brg_action_get_text (a, "was"),
                          article, brg_action_get_text (a, "reason"));
}
