/* brg-desk-ask.c - whose flag, whose move: what nobody has told is asked, not assumed
 *
 * Tests: tests/app/test-desk-ask.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-ask.h"

#include <glib/gi18n.h>

#define WANTS_A_SIDE (BRG_DESK_WANTS_SIDE | BRG_DESK_WANTS_BOTH)

gboolean
brg_desk_ask_find_side (const BrgDeskGame *game,
                        const BrgDeskQuestion *question,
                        BrgColour flagged,
                        BrgColour *side)
{
  g_return_val_if_fail (game != NULL && question != NULL && side != NULL, FALSE);

  *side = flagged;
  if ((question->wants & BRG_DESK_WANTS_FLAGGED) != 0)
    return flagged != BRG_COLOUR_NONE;
  *side = brg_game_node_get_turn (game->node);
  if ((question->wants & WANTS_A_SIDE) == 0 || (question->wants & BRG_DESK_WANTS_SEARCH) != 0 ||
      ((question->wants & BRG_DESK_WANTS_MOVER) != 0 && game->rules->is_keyed (game)))
    return TRUE;
  *side = BRG_COLOUR_NONE;
  return FALSE;
}

/* Whether a person who reads them and presses a button gets the same. */
static gboolean
is_same (const BrgDeskAnswer *one, const BrgDeskAnswer *other)
{
  if (one == NULL || other == NULL || g_strcmp0 (one->text, other->text) != 0 ||
      g_strcmp0 (one->article, other->article) != 0 ||
      g_strcmp0 (one->follow, other->follow) != 0 || one->rulings->len != other->rulings->len)
    return FALSE;
  for (guint i = 0; i < one->rulings->len; i++)
    {
      const BrgDeskRuling *first = &g_array_index (one->rulings, BrgDeskRuling, i);
      const BrgDeskRuling *second = &g_array_index (other->rulings, BrgDeskRuling, i);

      if (first->kind != second->kind || !g_str_equal (first->label, second->label))
        return FALSE;
    }
  return TRUE;
}

static BrgDeskAnswer *
answer_open_side (guint wants)
{
  BrgDeskAnswer *answer = brg_desk_answer_new (
      BRG_DESK_TONE_INFO, C_ ("verdict", "asking"),
      g_strdup ((wants & BRG_DESK_WANTS_FLAGGED) != 0
                    ? _ ("Whose flag has fallen? The clock of this board does not tell it: choose "
                         "with ← → and Space.")
                    : _ ("Which player? Nothing that was entered tells it: choose with ← → and "
                         "Space.")),
      NULL);

  answer->is_open = TRUE;
  return answer;
}

void
brg_desk_ask_answer (const BrgDeskGame *game,
                     const BrgDeskSurroundings *around,
                     const BrgDeskAsk *ask,
                     BrgDeskAnswerParts *parts)
{
  guint wants;
  BrgDeskAnswerParts other = { 0 };
  BrgDeskAsk told;

  g_return_if_fail (game != NULL && around != NULL && ask != NULL && parts != NULL);

  told = *ask;
  told.is_side_open = FALSE;
  if (!ask->is_side_open)
    {
      game->rules->answer (game, around, &told, parts);
      return;
    }
  wants = game->rules->questions[ask->question].wants;
  told.side = BRG_COLOUR_WHITE;
  game->rules->answer (game, around, &told, parts);
  told.side = BRG_COLOUR_BLACK;
  game->rules->answer (game, around, &told, &other);
  if (!is_same (parts->answer, other.answer))
    {
      brg_desk_answer_free (parts->answer);
      *parts = (BrgDeskAnswerParts){ .answer = answer_open_side (wants) };
    }
  brg_desk_answer_free (other.answer);
}
