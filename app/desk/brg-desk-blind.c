/* brg-desk-blind.c - games with a player who does not see the board: what the arbiter is told
 *
 * Rules: fide-2023 D.2; rus-chess-2014 32.1, 32.2; ussr-chess-1956 app. 1
 * Tests: tests/app/test-desk-blind.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-blind.h"

#include <glib/gi18n.h>

#include "brg-blind-book.h"
#include "brg-san.h"

gboolean
brg_desk_blind_plays (const BrgDeskSurroundings *around)
{
  g_return_val_if_fail (around != NULL, FALSE);

  return around->is_blind[BRG_COLOUR_WHITE] || around->is_blind[BRG_COLOUR_BLACK];
}

char *
brg_desk_blind_dup_assistants (const BrgDeskSurroundings *around)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (around != NULL, NULL);

  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    if (around->is_blind[side] && around->assistants[side] != NULL &&
        *around->assistants[side] != '\0')
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", around->assistants[side]);
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

BrgDeskAnswer *
brg_desk_blind_answer_boards (const BrgDeskSurroundings *around, gboolean same_records)
{
  const BrgBlindBook *book;

  g_return_val_if_fail (around != NULL && around->rulebook->blind != NULL, NULL);

  book = around->rulebook->blind;
  /* fide-2023 D.2.9, rus-chess-2014 32.2: by the records, with the clocks left as they are. */
  if (same_records && book->same_records != NULL)
    return brg_desk_answer_new (
        BRG_DESK_TONE_INFO, C_ ("verdict", "put right"),
        g_strdup (_ ("Who wrote the right move and made another one puts the own board right by "
                     "the record. The clocks stay as they are.")),
        book->same_records);
  if (book->other_records != NULL)
    return brg_desk_answer_new (
        BRG_DESK_TONE_WARN, C_ ("verdict", "go back"),
        g_strdup (_ ("Both boards go back to the last position in which the records agree, and the "
                     "arbiter corrects the clocks. Compare the two records move by move.")),
        book->other_records);
  /* ussr-chess-1956 app. 1: the move made counts, not the one announced. */
  return brg_desk_answer_new (
      BRG_DESK_TONE_INFO, C_ ("verdict", "put right"),
      g_strdup (_ ("The move that was made counts, not the one that was announced. The other board "
                   "is put right by it.")),
      book->wrong_word);
}

static char *
dup_duties (const BrgBlindBook *book)
{
  g_autoptr (GString) text = g_string_new (_ ("The assistant"));

  for (guint i = 0; i < book->n_duties; i++)
    g_string_append_printf (text, "%s %s", i > 0 ? ";" : "", _ (book->duties[i].text));
  g_string_append_c (text, '.');
  return g_string_free (g_steal_pointer (&text), FALSE);
}

BrgDeskAnswer *
brg_desk_blind_answer_assistant (const BrgDeskSurroundings *around)
{
  const BrgBlindBook *book;
  BrgDeskAnswer *answer;

  g_return_val_if_fail (around != NULL && around->rulebook->blind != NULL, NULL);

  book = around->rulebook->blind;
  /* ussr-chess-1956 app. 1: the arbiter answers himself. */
  if (book->n_duties == 0)
    return brg_desk_answer_new (
        BRG_DESK_TONE_INFO, C_ ("verdict", "arbiter"),
        g_strdup (_ ("The book knows no assistant. On the own move the player may ask the arbiter "
                     "how much time both have used, and is warned before the control.")),
        book->time_question);
  answer = brg_desk_answer_new (BRG_DESK_TONE_INFO, C_ ("verdict", "duties"), dup_duties (book),
                                book->duties[0].article);
  if (book->no_assistant != NULL)
    {
      answer->follow = g_strdup (_ ("Without an assistant the player who sees may ask for somebody "
                                    "to carry out and announce the moves."));
      answer->follow_article = book->no_assistant;
    }
  return answer;
}

char *
brg_desk_blind_dup_announcement (const BrgDeskSurroundings *around, const BrgGameNode *node)
{
  char text[BRG_SAN_LENGTH];

  g_return_val_if_fail (around != NULL && node != NULL, NULL);

  if (!brg_desk_blind_plays (around) || node->parent == NULL || brg_game_node_is_null (node))
    return NULL;
  brg_san_write (&node->parent->position, node->move, brg_notation_find ("blind"), text);
  return g_strdup (text);
}
