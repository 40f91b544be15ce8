/* brg-postal-tree.c - the moves that stand and the variants that are offered, with who is bound
 *
 * Rules: rus-draughts-2022 10.2.7, 10.2.8, 10.2.12
 * Tests: tests/app/test-postal-tree.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-tree.h"

static void
clear_branch (gpointer data)
{
  BrgPostalBranch *branch = data;

  g_free (branch->text);
  g_free (branch->cut);
  g_free (branch->state);
  g_free (branch->article);
}

/* "6.c3-b4", "6…f6-e5", and only the move behind one of White's that stands before it. */
static void
append_move (GString *text, guint ply, const char *move)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  if (ply % 2 == 0)
    g_string_append_printf (text, "%u.%s", ply / 2 + 1, move);
  else if (text->len > 0)
    g_string_append (text, move);
  else
    g_string_append_printf (text, "%u…%s", ply / 2 + 1, move);
}

static void
make_move (BrgPostalBranch *branch, BrgDraughtsPosition *position, const BrgDraughtsMove *move)
{
  branch->from = move->from;
  branch->to = move->to;
  brg_draughts_move_make (position, move, NULL);
  branch->position = *position;
}

/* The moves of one letter, from @first on. */
static guint
add_standing (GArray *tree,
              const BrgPostalGame *game,
              const BrgPostalChart *chart,
              guint first,
              BrgDraughtsPosition *position,
              const BrgWords *words)
{
  guint letter = g_array_index (chart->plies, BrgPostalPly, first).letter;
  g_autoptr (GString) text = g_string_new (NULL);
  BrgPostalBranch branch = { .letter = letter };
  guint i;

  for (i = first; i < chart->plies->len; i++)
    {
      const BrgPostalPly *ply = &g_array_index (chart->plies, BrgPostalPly, i);
      char move[BRG_POSTAL_MOVE_LENGTH];

      if (ply->letter != letter)
        break;
      append_move (text, i, brg_postal_move_write (game->variant, &ply->move, move));
      make_move (&branch, position, &ply->move);
    }
  branch.text = g_string_free (g_steal_pointer (&text), FALSE);
  /* rus-draughts-2022 10.2.8: what was sent is not changed, even if both want it. */
  branch.state = g_strdup (W_ (words, "stands, both are bound"));
  branch.article = g_strdup ("10.2.8");
  g_array_append_val (tree, branch);
  return i;
}

static const BrgPostalLine *
find_line (const BrgPostalGame *game,
           const BrgPostalVariant *variant,
           const BrgPostalRecord **record)
{
  for (guint i = 0; i < game->records->len; i++)
    {
      const BrgPostalRecord *mail = brg_postal_game_get_record (game, i);

      if (!brg_postal_record_is_mail (mail) || mail->number != variant->letter)
        continue;
      *record = mail;
      for (guint n = 0; n < mail->lines->len; n++)
        if (g_str_equal (g_array_index (mail->lines, BrgPostalLine, n).name, variant->name))
          return &g_array_index (mail->lines, BrgPostalLine, n);
    }
  return NULL;
}

/* rus-draughts-2022 10.2.7: who offers is bound until the other answers; 10.2.12: up to the first
 * move that cannot be. */
static char *
dup_offer_state (const BrgPostalVariant *variant, BrgColour side, const BrgWords *words)
{
  if (variant->n_offered == 0)
    return g_strdup (W_ (words, "not offered: its first move cannot be"));
  return g_strdup_printf (side == BRG_COLOUR_WHITE
                              /* Translators: two numbers of half-moves */
                              ? W_ (words, "White is bound until the answer, %u of %u half-moves")
                              : W_ (words, "Black is bound until the answer, %u of %u half-moves"),
                          variant->n_offered, variant->n_written);
}

static void
add_offer (GArray *tree,
           const BrgPostalGame *game,
           const BrgPostalChart *chart,
           const BrgPostalVariant *variant,
           BrgDraughtsPosition position,
           const BrgWords *words)
{
  const BrgPostalRecord *record = NULL;
  const BrgPostalLine *line = find_line (game, variant, &record);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) cut = g_string_new (NULL);
  BrgPostalBranch branch = { .letter = variant->letter,
                             .is_offer = TRUE,
                             .position = position,
                             .from = BRG_DRAUGHTS_NO_SQUARE,
                             .to = BRG_DRAUGHTS_NO_SQUARE };

  for (guint i = 0; line != NULL && line->moves[i] != NULL; i++)
    {
      BrgDraughtsMove move;

      if (i < variant->n_offered && brg_postal_reading_is_played (brg_postal_move_read_offered (
                                        &position, line->moves[i], &move)))
        {
          append_move (text, chart->plies->len + i, line->moves[i]);
          make_move (&branch, &position, &move);
        }
      else
        append_move (cut, chart->plies->len + i, line->moves[i]);
    }
  branch.text = g_strdup_printf ("%s: %s", variant->name, text->str);
  branch.cut = cut->len > 0 ? g_strdup (cut->str) : NULL;
  branch.state = dup_offer_state (variant, record != NULL ? record->side : BRG_COLOUR_WHITE, words);
  branch.article = g_strdup (branch.cut != NULL ? "10.2.12" : "10.2.7");
  g_array_append_val (tree, branch);
}

GArray *
brg_postal_tree_new (const BrgPostalGame *game, const BrgPostalChart *chart, const BrgWords *words)
{
  GArray *tree;
  BrgDraughtsPosition position;

  g_return_val_if_fail (game != NULL && chart != NULL && words != NULL, NULL);

  tree = g_array_new (FALSE, TRUE, sizeof (BrgPostalBranch));
  g_array_set_clear_func (tree, clear_branch);
  position = brg_draughts_position_start (game->variant);
  for (guint i = 0; i < chart->plies->len;)
    i = add_standing (tree, game, chart, i, &position, words);
  for (guint i = 0; i < chart->variants->len; i++)
    {
      const BrgPostalVariant *variant = &g_array_index (chart->variants, BrgPostalVariant, i);

      if (variant->answer == 0)
        add_offer (tree, game, chart, variant, position, words);
    }
  return tree;
}
