/* brg-chances-form.c - what is still possible, as a form
 *
 * Tests: tests/app/test-award-forms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-chances-form.h"

#include "brg-award-words.h"
#include "brg-category-form.h"
#include "brg-chance-words.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"

enum
{
  COLUMN_PLACE,
  COLUMN_NAME,
  COLUMN_POINTS,
  COLUMN_WIN,
  COLUMN_DRAW,
  COLUMN_LOSS,
  COLUMN_ALL,
  COLUMN_MEANING,
};

static void
add_columns (BrgForm *form, const BrgWords *words, gboolean has_teams)
{
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Place"));
  brg_form_add_column (form, BRG_COLUMN_NAME,
                       has_teams ? WC_ (words, "table head", "Team")
                                 : WC_ (words, "table head", "Name"))
      ->repeats = TRUE;
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "Points"));
  /* Translators: places after a win in the last game; "Победа" */
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Win"));
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Draw"));
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Loss"));
  /* Translators: places that are possible; "Возможные места" */
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Possible\nplaces"));
  /* Translators: what the last game means for a player; "Что это значит" */
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "table head", "What it means"));
}

static void
add_row (BrgForm *form,
         const BrgAwardLists *lists,
         guint list,
         const BrgClassified *line,
         const BrgChance *chance,
         const BrgDocumentOptions *options)
{
  BrgFormRow *row = brg_form_add_row (form);

  brg_form_set_cell (row, COLUMN_PLACE, brg_award_words_places (line->place, line->last_place),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_NAME,
                     brg_form_persons_dup_name (lists->source.snapshot, chance->player, options),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_POINTS, brg_points_to_figures (chance->points), BRG_FORM_PLAIN);
  for (guint i = 0; chance->opponent != BRG_NOBODY && i < BRG_N_CHANCE_RESULTS; i++)
    brg_form_set_cell (row, COLUMN_WIN + i, brg_award_words_span (&chance->by_result[i]),
                       BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_ALL, brg_award_words_span (&chance->all), BRG_FORM_BOLD);
  brg_form_set_cell (row, COLUMN_MEANING,
                     brg_award_words_chance (lists, list, chance, options->words), BRG_FORM_PLAIN);
}

/* Whoever reads the paper looks for those who play for something. */
static void
add_others (BrgForm *form, guint n_others, const BrgWords *words)
{
  BrgFormRow *row;

  if (n_others == 0)
    return;
  row = brg_form_add_row (form);
  brg_form_set_cell (
      row, COLUMN_NAME,
      /* Translators: how many players a list leaves out; "ещё %u: до призов не дотянуться" */
      g_strdup_printf (WN_ (words, "%u more, for whom no prize is within reach",
                            "%u more, for whom no prize is within reach", n_others),
                       n_others),
      BRG_FORM_ITALIC);
  brg_form_span_cell (row, COLUMN_NAME, COLUMN_MEANING - COLUMN_NAME + 1);
}

static gboolean
add_list (BrgForm *form, const BrgAwardLists *lists, guint list, const BrgDocumentOptions *options)
{
  g_autoptr (GArray) chances = brg_award_lists_find_chances (lists, list);
  const GArray *lines = lists->lists->pdata[list];
  gboolean is_exact = TRUE;
  guint n_others = 0;

  if (lists->lists->len > 1)
    brg_category_form_add_heading (form, brg_award_lists_get_name (lists, list, options->words));
  for (guint i = 0; i < chances->len; i++)
    {
      const BrgChance *chance = &g_array_index (chances, BrgChance, i);

      if (!brg_award_words_has_chance (lists, list, chance))
        {
          n_others++;
          continue;
        }
      /* Both follow the table. */
      add_row (form, lists, list, &g_array_index (lines, BrgClassified, i), chance, options);
      is_exact &= chance->is_exact;
    }
  add_others (form, n_others, options->words);
  return is_exact;
}

static gboolean
has_result (const BrgRound *round)
{
  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (game->black != BRG_NOBODY && !brg_outcome_is_pending (game->white_outcome))
        return TRUE;
    }
  return FALSE;
}

gint
brg_chances_form_find_round (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, 0);

  for (guint i = snapshot->rounds->len; i > 0; i--)
    if (has_result (snapshot->rounds->pdata[i - 1]))
      return (gint) i;
  return 0;
}

BrgForm *
brg_chances_form_new (const BrgTableSource *source, const BrgDocumentOptions *options)
{
  g_autoptr (BrgAwardLists) lists = NULL;
  gboolean is_exact = TRUE;
  BrgForm *form;

  g_return_val_if_fail (source != NULL && options != NULL, NULL);

  lists = brg_award_lists_new (source);
  form = brg_form_new (BRG_FORM_LIST);
  /* Translators: title of a document: which places everybody can still reach; "Кто что ещё может
   * занять" */
  brg_form_set_text (&form->title, g_strdup (W_ (options->words, "Places still within reach")));
  brg_category_form_add_head (form, source, options);
  add_columns (form, options->words, brg_snapshot_has_teams (source->snapshot));
  for (guint list = 0; list < lists->lists->len; list++)
    is_exact &= add_list (form, lists, list, options);
  for (guint column = COLUMN_MEANING; column >= COLUMN_WIN; column--)
    brg_form_drop_empty (form, column);
  g_ptr_array_add (form->notes,
                   g_strdup (W_ (options->words, "Places on points: the best if all tie-breaks "
                                                 "go the player’s way, the worst if none does.")));
  if (!is_exact)
    g_ptr_array_add (
        form->notes,
        g_strdup (W_ (options->words, "Limits: no better or worse place is possible, but not "
                                      "every place between need be.")));
  brg_form_frame_fill (form, &(BrgFormFrame){ .snapshot = source->snapshot,
                                              .options = options,
                                              .after_round = source->through_round,
                                              .number = options->number,
                                              .is_signed = FALSE });
  return form;
}
