/* brg-colour-words.c - the colours that a player has had, in letters and words
 *
 * Tests: tests/app/test-draft-text.c, tests/app/test-explanations.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-colour-words.h"

#include <glib/gi18n.h>

/* Papers say it in their own language. */
#include "brg-said-words.h"

/* An adjourned game was begun with a colour; one that was forfeited has none. */
static char
get_letter (const BrgCell *cell)
{
  if (cell->opponent == BRG_NOBODY || brg_outcome_is_forfeit (cell->outcome))
    return '-';
  return cell->colour == BRG_COLOUR_WHITE ? 'w' : 'b';
}

char *
brg_colour_words_dup_history (const BrgTournament *tournament, gint player, gint round)
{
  g_autoptr (GString) history = g_string_new (NULL);

  g_return_val_if_fail (tournament != NULL, NULL);

  for (gint earlier = 1; earlier < round; earlier++)
    g_string_append_c (history, get_letter (brg_tournament_cell (tournament, player, earlier)));
  return g_string_free (g_steal_pointer (&history), FALSE);
}

char *
brg_colour_words_dup_letters (const char *history)
{
  g_autoptr (GString) letters = g_string_new (NULL);

  g_return_val_if_fail (history != NULL, NULL);

  for (const char *p = history; *p != '\0'; p++)
    g_string_append_printf (letters, "%s%s", letters->len > 0 ? "\u202f" : "",
                            /* Translators: one letter for White */
                            *p == 'w' ? C_ ("letter of a colour", "W")
                            /* Translators: one letter for Black */
                            : *p == 'b' ? C_ ("letter of a colour", "B")
                                        : "–");
  return g_string_free (g_steal_pointer (&letters), FALSE);
}

char *
brg_colour_words_dup_letters_of (const BrgTournament *tournament, gint player, gint round)
{
  g_autofree char *history = brg_colour_words_dup_history (tournament, player, round);

  return brg_colour_words_dup_letters (history);
}

char *
brg_colour_words_dup_spoken (const char *history)
{
  g_autoptr (GString) words = g_string_new (NULL);

  g_return_val_if_fail (history != NULL, NULL);

  for (const char *p = history; *p != '\0'; p++)
    g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "",
                            *p == 'w'   ? C_ ("colour", "white")
                            : *p == 'b' ? C_ ("colour", "black")
                                        : C_ ("colour", "no game"));
  return g_string_free (g_steal_pointer (&words), FALSE);
}
