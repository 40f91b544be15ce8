/* brg-changed-pairs-words.c - which pairs of a round the arbiter changed, why, and who decided
 *
 * Rules: rus-draughts-2022 5.4.10.12
 * Tests: tests/app/test-documents-forms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-changed-pairs-words.h"

#include "brg-name-words.h"
#include "brg-text-tidy.h"

/* "3. Ivanov – Petrov"; a bye is on no board. */
static void
append_pair (GString *text, const BrgWords *words, const BrgSnapshot *snapshot, const BrgGame *game)
{
  g_autofree char *white = brg_name_words_dup (snapshot, game->white, BRG_NAME_FAMILY, words);
  g_autofree char *black = game->black != BRG_NOBODY
                               ? brg_name_words_dup (snapshot, game->black, BRG_NAME_FAMILY, words)
                               : g_strdup (WC_ (words, "pairing", "bye"));

  g_string_append (text, text->len > 0 ? "; " : "");
  if (game->black != BRG_NOBODY)
    g_string_append_printf (text, "%d. ", game->board);
  g_string_append_printf (text, "%s – %s", white, black);
}

char *
brg_changed_pairs_words (const BrgWords *words, const BrgSnapshot *snapshot, const BrgRound *round)
{
  g_autoptr (GString) pairs = g_string_new (NULL);

  g_return_val_if_fail (words != NULL && snapshot != NULL && round != NULL, NULL);

  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (game->is_manual)
        append_pair (pairs, words, snapshot, game);
    }
  /* Pairs were forbidden, or what was published was drawn anew. */
  if (pairs->len == 0 && *round->changed_reason != '\0')
    /* Translators: a reason; the name of who decided */
    return brg_text_join_points (
        g_strdup_printf (W_ (words, "The pairing was changed. Reason: %s. Decision: %s."),
                         round->changed_reason, round->changed_by));
  if (pairs->len == 0)
    return NULL;
  if (*round->changed_reason == '\0')
    /* Translators: pairs of a round, "3. Ivanov – Petrov; 4. ..."; "Изменены пары: %s." */
    return brg_text_join_points (
        g_strdup_printf (W_ (words, "Pairs changed by hand: %s."), pairs->str));
  return brg_text_join_points (g_strdup_printf (
      /* Translators: pairs of a round, "3. Ivanov – Petrov; 4. ..."; a reason; the name of who
         decided */
      W_ (words, "Pairs changed by hand: %s. Reason: %s. Decision: %s."), pairs->str,
      round->changed_reason, round->changed_by));
}
