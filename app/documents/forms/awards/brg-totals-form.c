/* brg-totals-form.c - the team result of an event of players, as a form
 *
 * Rules: rus-draughts-2022 14.1.4, appendix 11
 * Tests: tests/app/test-award-forms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-totals-form.h"

#include "brg-award-words.h"
#include "brg-category-form.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"

/* rus-draughts-2022 14.1.4: the columns of appendix 11 in their order. */
enum
{
  COLUMN_PLACE,
  COLUMN_TEAM,
  COLUMN_NAME,
  COLUMN_TITLE,
  COLUMN_RATING,
  COLUMN_POINTS,
  COLUMN_SUM_OF_POINTS,
  COLUMN_SUM_OF_PLACES,
  COLUMN_NOTE,
};

typedef struct
{
  const BrgTableSource *source;
  const BrgDocumentOptions *options;
  const GPtrArray *names;
  BrgForm *form;
} Filling;

char *
brg_totals_form_dup_places (gint twice_places)
{
  return brg_points_to_figures (twice_places * (BRG_POINT / 2));
}

static void
add_columns (BrgForm *form, const BrgWords *words)
{
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Place"));
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "table head", "Team"));
  brg_form_add_column (form, BRG_COLUMN_NAME,
                       /* Translators: rus-draughts-2022 appendix 11; "Фамилия, имя, отчество" */
                       WC_ (words, "table head", "Family name, given names"))
      ->repeats = TRUE;
  brg_form_add_column (form, BRG_COLUMN_TEXT, WC_ (words, "table head", "Title"));
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "Rating"));
  /* Translators: "Очки участников" */
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "Points of\nplayers"));
  /* Translators: "Сумма очков" */
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "Sum of\npoints"));
  /* Translators: rus-draughts-2022 appendix 11; "Сумма мест участников" */
  brg_form_add_column (form, BRG_COLUMN_NUMBER,
                       WC_ (words, "table head", "Sum of\nplaces of\nplayers"));
  /* Translators: "Прим." */
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "table head", "Note"));
}

static void
fill_team (const Filling *filling, BrgFormRow *row, const BrgTeamTotal *total)
{
  const BrgWords *words = filling->options->words;

  row->line_above = filling->form->rows->len > 1;
  brg_form_set_cell (row, COLUMN_PLACE, brg_award_words_places (total->place, total->last_place),
                     BRG_FORM_BOLD);
  brg_form_set_cell (row, COLUMN_TEAM, g_strdup (filling->names->pdata[total->team]),
                     BRG_FORM_BOLD);
  brg_form_set_cell (row, COLUMN_SUM_OF_POINTS, brg_points_to_figures (total->points),
                     BRG_FORM_BOLD);
  brg_form_set_cell (row, COLUMN_SUM_OF_PLACES, brg_totals_form_dup_places (total->twice_places),
                     BRG_FORM_BOLD);
  if (total->is_short)
    /* Translators: a team that has fewer players than count: "неполный состав" */
    brg_form_set_cell (row, COLUMN_NOTE, g_strdup (W_ (words, "incomplete")), BRG_FORM_PLAIN);
}

static void
fill_player (const Filling *filling, BrgFormRow *row, const BrgClassified *line, BrgFormMark mark)
{
  const BrgSnapshot *snapshot = filling->source->snapshot;
  const BrgStandings *standings = filling->source->standings;
  const BrgEntry *entry = brg_snapshot_get_entry (snapshot, line->player);
  gint points = standings->lines[standings->line_of[line->player]].points;
  BrgDocumentOptions full = *filling->options;

  /* rus-draughts-2022 14.1.4: the form has the father's name. */
  full.father_names = TRUE;
  brg_form_set_cell (row, COLUMN_NAME, brg_form_persons_dup_name (snapshot, line->player, &full),
                     mark);
  brg_form_set_cell (row, COLUMN_TITLE, g_strdup (entry->title), mark);
  brg_form_set_cell (row, COLUMN_RATING,
                     entry->rating > 0 ? g_strdup_printf ("%d", entry->rating) : g_strdup (""),
                     mark);
  brg_form_set_cell (row, COLUMN_POINTS, brg_points_to_figures (points), mark);
}

static gboolean
add_team (const Filling *filling, const BrgTeamTotal *total)
{
  for (guint i = 0; i < total->players->len; i++)
    {
      BrgFormRow *row = brg_form_add_row (filling->form);

      row->with_above = i > 0;
      if (i == 0)
        fill_team (filling, row, total);
      fill_player (filling, row, &g_array_index (total->players, BrgClassified, i),
                   (gint) i < total->n_counted ? BRG_FORM_PLAIN : BRG_FORM_ITALIC);
    }
  return total->n_counted < (gint) total->players->len;
}

static void
add_notes (const Filling *filling, gboolean has_spare, gboolean has_short)
{
  const BrgWords *words = filling->options->words;
  const BrgGroup *group = filling->source->snapshot->group;
  guint best = (guint) group->totals_best;
  gboolean by_places = g_str_equal (group->totals_of, "places");
  GPtrArray *notes = filling->form->notes;

  if (best > 0)
    g_ptr_array_add (
        notes,
        g_strdup_printf (
            /* Translators: "В зачёт идёт %u лучший результат.", "... %u лучших результата." */
            WN_ (words, "%u best result of each team counts.",
                 "%u best results of each team "
                 "count.",
                 best),
            best));
  g_ptr_array_add (
      notes,
      g_strdup (by_places ? W_ (words, "Places by the smaller sum of places, then the larger "
                                       "sum of points, then the best player's place.")
                          : W_ (words, "Places by the larger sum of points, then the smaller "
                                       "sum of places, then the best player's place.")));
  if (has_spare)
    g_ptr_array_add (notes, g_strdup (W_ (words, "In italics: does not count.")));
  if (has_short && by_places)
    g_ptr_array_add (notes, g_strdup (W_ (words, "Incomplete teams rank below complete ones.")));
}

BrgForm *
brg_totals_form_new (const BrgTableSource *source, const BrgDocumentOptions *options)
{
  g_autoptr (BrgAwardLists) lists = NULL;
  g_autoptr (GPtrArray) totals = NULL;
  g_autoptr (GPtrArray) names = NULL;
  gboolean has_spare = FALSE;
  gboolean has_short = FALSE;
  Filling filling;

  g_return_val_if_fail (source != NULL && options != NULL, NULL);

  lists = brg_award_lists_new (source);
  totals = brg_award_lists_total (lists, &names);
  filling = (Filling){ source, options, names, brg_form_new (BRG_FORM_TABLE) };
  /* Translators: title of appendix 11; "Протокол (таблица результатов) командного зачёта" */
  brg_form_set_text (&filling.form->title,
                     g_strdup (W_ (options->words, "Table of results of the team classification")));
  brg_category_form_add_head (filling.form, source, options);
  brg_form_set_text (&filling.form->right,
                     brg_form_frame_dup_days (source->snapshot, options->words));
  add_columns (filling.form, options->words);
  for (guint i = 0; i < totals->len; i++)
    {
      const BrgTeamTotal *total = totals->pdata[i];

      has_spare |= add_team (&filling, total);
      has_short |= total->is_short;
    }
  add_notes (&filling, has_spare, has_short);
  brg_form_frame_fill (filling.form, &(BrgFormFrame){ .snapshot = source->snapshot,
                                                      .options = options,
                                                      .appendix = 11,
                                                      .after_round = source->through_round,
                                                      .number = options->number,
                                                      .is_signed = TRUE });
  return filling.form;
}
