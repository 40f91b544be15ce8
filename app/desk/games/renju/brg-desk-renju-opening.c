/* brg-desk-renju-opening.c - how the opening of a game of renju is settled, as it is stored
 *
 * Rules: rus-draughts-2022 9.2.4.3
 * Tests: tests/app/test-desk-renju-opening.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-renju-opening.h"

#include "brg-desk-renju-private.h"

#include <string.h>

#include "brg-renju-game.h"
#include "brg-renju-regulation.h"

static const char *const ways[BRG_N_RENJU_WAYS] = {
  [BRG_RENJU_WAY_SWAP] = "swap",   [BRG_RENJU_WAY_ONE] = "one",     [BRG_RENJU_WAY_OFFER] = "offer",
  [BRG_RENJU_WAY_BLACK] = "black", [BRG_RENJU_WAY_WHITE] = "white", [BRG_RENJU_WAY_ADD] = "add",
};

const char *
brg_desk_renju_way_to_id (BrgRenjuWay way)
{
  return ways[way];
}

gboolean
brg_desk_renju_opening_is_anywhere (BrgRenjuRegulation regulation)
{
  return regulation == BRG_RENJU_SWAP || regulation == BRG_RENJU_SWAP2;
}

gboolean
brg_desk_renju_opening_wants_number (BrgRenjuRegulation regulation)
{
  return regulation == BRG_RENJU_SOOSORV || regulation == BRG_RENJU_TARAGUCHI;
}

/* Words. */

static gboolean
read_number (const char *word, guint *number)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (word, 10, 0, BRG_RENJU_MAX_OFFERS, &value, NULL))
    return FALSE;
  *number = (guint) value;
  return TRUE;
}

static gboolean
read_way (const char *word, guint *way)
{
  for (guint i = 0; i < BRG_N_RENJU_WAYS; i++)
    if (g_str_equal (word, ways[i]))
      {
        *way = i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_answer (const char *word, BrgRenjuAsk ask, guint *answer)
{
  BrgRenjuPoint point;

  switch (ask)
    {
    case BRG_RENJU_ASK_SWAP:
      *answer = g_str_equal (word, "yes");
      return *answer == 1 || g_str_equal (word, "no");
    case BRG_RENJU_ASK_NUMBER:
      return read_number (word, answer);
    case BRG_RENJU_ASK_WAY:
      return read_way (word, answer);
    case BRG_RENJU_ASK_OFFER:
      if (!brg_renju_point_read (word, -1, &point))
        return FALSE;
      *answer = point;
      return TRUE;
    case BRG_RENJU_ASK_STONE:
    case BRG_RENJU_ASK_KEEP:
    case BRG_RENJU_ASK_NOTHING:
    default:
      return FALSE;
    }
}

char *
brg_desk_renju_opening_write_answer (BrgRenjuAsk ask, guint answer)
{
  char point[BRG_RENJU_POINT_LENGTH];

  switch (ask)
    {
    case BRG_RENJU_ASK_SWAP:
      return g_strdup (answer != 0 ? "yes" : "no");
    case BRG_RENJU_ASK_WAY:
      return g_strdup (ways[answer]);
    case BRG_RENJU_ASK_NUMBER:
      return g_strdup_printf ("%u", answer);
    case BRG_RENJU_ASK_OFFER:
      return g_strdup (brg_renju_point_write ((BrgRenjuPoint) answer, BRG_RENJU_LETTER_I, point));
    case BRG_RENJU_ASK_STONE:
    case BRG_RENJU_ASK_KEEP:
    case BRG_RENJU_ASK_NOTHING:
    default:
      g_return_val_if_reached (NULL);
    }
}

guint
brg_desk_renju_opening_count (const char *start)
{
  g_auto (GStrv) words = g_strsplit (start, " ", -1);

  return g_strv_length (words);
}

char *
brg_desk_renju_opening_cut (const char *start, guint n_words)
{
  g_auto (GStrv) words = g_strsplit (start, " ", -1);

  for (guint i = n_words; words[i] != NULL; i++)
    g_clear_pointer (&words[i], g_free);
  return g_strjoinv (" ", words);
}

/* Following. */

/* Answers that stand between the stones. Returns: whether all of them fit. */
static gboolean
take_answers (BrgDeskRenjuOpening *opening, char *const *words)
{
  BrgRenjuQuestion question;

  while (words[opening->n_words] != NULL && brg_renju_opening_ask (&opening->steps, &question) &&
         question.ask != BRG_RENJU_ASK_STONE && question.ask != BRG_RENJU_ASK_KEEP)
    {
      guint answer;

      if (!read_answer (words[opening->n_words], question.ask, &answer) ||
          brg_renju_opening_answer (&opening->steps, answer) != BRG_RENJU_ANSWER_FITS)
        return FALSE;
      opening->n_words++;
    }
  return TRUE;
}

/* Returns: whether stones and answers fit, as far as the opening goes. */
static gboolean
take_all (BrgDeskRenjuOpening *opening, char *const *words, GArray *moves)
{
  for (guint i = 0; i < moves->len; i++)
    {
      BrgRenjuQuestion question;

      if (!take_answers (opening, words))
        return FALSE;
      if (!brg_renju_opening_ask (&opening->steps, &question))
        return TRUE;
      if ((question.ask != BRG_RENJU_ASK_STONE && question.ask != BRG_RENJU_ASK_KEEP) ||
          brg_renju_opening_answer (&opening->steps, g_array_index (moves, BrgRenjuPoint, i)) !=
              BRG_RENJU_ANSWER_FITS)
        return FALSE;
    }
  return take_answers (opening, words);
}

static GArray *
list_moves (const BrgGameNode *node)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (BrgRenjuPoint));

  g_array_set_size (moves, node->ply);
  for (; node->parent != NULL; node = node->parent)
    g_array_index (moves, BrgRenjuPoint, node->ply - 1) = node->renju_move;
  return moves;
}

static BrgDeskRenjuStage
follow_words (BrgDeskRenjuOpening *opening, char *const *words, const BrgGameNode *node)
{
  g_autoptr (GArray) moves = list_moves (node);
  gboolean fits;
  guint limit;

  opening->n_words = 1;
  if (words[1] == NULL)
    return moves->len == 0 ? BRG_DESK_RENJU_NUMBER : BRG_DESK_RENJU_BROKEN;
  if (!read_number (words[1], &limit))
    return BRG_DESK_RENJU_BROKEN;
  opening->n_words = 2;
  brg_renju_opening_start (&opening->steps, opening->regulation, limit);
  fits = take_all (opening, words, moves);
  if (!fits)
    return BRG_DESK_RENJU_BROKEN;
  return brg_renju_opening_ask (&opening->steps, &opening->question) ? BRG_DESK_RENJU_STEPS
                                                                     : BRG_DESK_RENJU_SETTLED;
}

void
brg_desk_renju_opening_follow (BrgDeskRenjuOpening *opening,
                               const char *start,
                               const BrgGameNode *node)
{
  g_auto (GStrv) words = NULL;

  g_return_if_fail (opening != NULL && start != NULL && node != NULL);

  *opening = (BrgDeskRenjuOpening){ .stage = BRG_DESK_RENJU_UNSETTLED };
  brg_renju_board_clear (&opening->board);
  brg_renju_opening_start (&opening->steps, BRG_RENJU_RIF, 0);
  if (*start == '\0')
    return;
  words = g_strsplit (start, " ", -1);
  if (g_str_equal (start, BRG_DESK_RENJU_FREE))
    opening->stage = BRG_DESK_RENJU_WITHOUT;
  else if (g_str_equal (words[0], "board") && words[1] != NULL &&
           brg_renju_board_read (words[1], -1, &opening->board, NULL))
    opening->stage = BRG_DESK_RENJU_COMPOSED;
  else if (brg_renju_regulation_from_id (words[0], &opening->regulation))
    opening->stage = follow_words (opening, words, node);
  else
    {
      brg_renju_board_clear (&opening->board);
      opening->stage = BRG_DESK_RENJU_BROKEN;
    }
}

const char *
brg_desk_renju_opening_get_name (BrgRenjuRegulation regulation)
{
  g_return_val_if_fail (regulation < BRG_N_RENJU_REGULATIONS, "");

  return brg_desk_renju_words_regulation (regulation);
}
