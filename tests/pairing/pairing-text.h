/* pairing-text.h - rounds and pairings as short texts, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "brg-pairing.h"

/* Writes rounds such as "1-5 =, 6-2 0, 3-7 +, 8-4 x, 9 U, 10 Z": start numbers, White first, and
 * what White got; x for a game that nobody came to, * for an adjourned one, ? for an open one. */
static inline void
play_text (BrgTournament *tournament, gint round, const char *text)
{
  g_auto (GStrv) items = g_strsplit (text, ", ", -1);

  for (gsize i = 0; items[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (items[i], " ", 2);
      const char *dash = strchr (words[0], '-');
      gint white =
          brg_tournament_find_number (tournament, (gint) g_ascii_strtoll (words[0], NULL, 10));
      gint black;
      BrgOutcome outcome = BRG_OUTCOME_NONE;
      BrgOutcome black_outcome;

      g_assert_cmpint (white, >=, 0);
      if (words[1][0] == 'x')
        outcome = BRG_OUTCOME_FORFEIT_LOSS;
      else if (words[1][0] != '?')
        g_assert_true (brg_outcome_from_code (words[1][0], &outcome));
      if (dash == NULL)
        {
          brg_tournament_set_bye (tournament, round, white, outcome);
          continue;
        }
      black = brg_tournament_find_number (tournament, (gint) g_ascii_strtoll (dash + 1, NULL, 10));
      g_assert_cmpint (black, >=, 0);
      black_outcome = outcome == BRG_OUTCOME_WIN           ? BRG_OUTCOME_LOSS
                      : outcome == BRG_OUTCOME_LOSS        ? BRG_OUTCOME_WIN
                      : outcome == BRG_OUTCOME_FORFEIT_WIN ? BRG_OUTCOME_FORFEIT_LOSS
                      : words[1][0] == '-'                 ? BRG_OUTCOME_FORFEIT_WIN
                                                           : outcome;
      brg_tournament_set_game (tournament, round, white, black, outcome, black_outcome);
    }
}

/* Pairs in the order of boards by start numbers, "1-4 3-5 9": White first, a bye alone; "none". */
static inline char *
dup_pairs_text (const BrgTournament *tournament, const BrgPairing *pairing)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (!pairing->exists)
    return g_strdup ("none");
  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      BrgPair pair = g_array_index (pairing->pairs, BrgPair, i);

      g_string_append_printf (text, "%s%d", i > 0 ? " " : "",
                              tournament->players[pair.white].number);
      if (pair.black != BRG_NOBODY)
        g_string_append_printf (text, "-%d", tournament->players[pair.black].number);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Reasons as "kind player[-other][ w|b][ points in half points]p[ #number]", separated by "; ". */
static inline char *
dup_reasons_text (const BrgTournament *tournament, const GArray *reasons, gint pair)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < reasons->len; i++)
    {
      BrgReason reason = g_array_index (reasons, BrgReason, i);

      if (reason.pair != pair)
        continue;
      g_string_append_printf (text, "%s%s %d", text->len > 0 ? "; " : "",
                              brg_reason_kind_get_id (reason.kind),
                              tournament->players[reason.player].number);
      if (reason.other != BRG_NOBODY)
        g_string_append_printf (text, "-%d", tournament->players[reason.other].number);
      if (reason.colour != BRG_COLOUR_NONE)
        g_string_append (text, reason.colour == BRG_COLOUR_WHITE ? " w" : " b");
      if (reason.points != 0)
        g_string_append_printf (text, " %dp", reason.points * 2 / BRG_POINT);
      if (reason.number != 0)
        g_string_append_printf (text, " #%d", reason.number);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
