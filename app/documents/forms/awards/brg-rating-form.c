/* brg-rating-form.c - changes of ratings as a form
 *
 * Tests: tests/app/test-rating-report.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rating-form.h"

#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-rational.h"

enum
{
  COLUMN_NUMBER,
  COLUMN_NAME,
  COLUMN_RATING,
  COLUMN_K,
  COLUMN_GAMES,
  COLUMN_POINTS,
  COLUMN_EXPECTED,
  COLUMN_CHANGE,
  COLUMN_NEW,
  COLUMN_PERFORMANCE,
};

static void
add_columns (BrgForm *form, const BrgWords *words)
{
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "No."))->repeats = TRUE;
  brg_form_add_column (form, BRG_COLUMN_NAME, WC_ (words, "table head", "Name"))->repeats = TRUE;
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "Rating"));
  /* Translators: heading of the development coefficient of a rating */
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "K"));
  /* Translators: heading of the number of games; "Партий" */
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "Games"));
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "Points"));
  /* Translators: heading of the score that the ratings let expect */
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "Expected"));
  /* Translators: heading of the change of a rating */
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "Change"));
  /* Translators: heading of the new rating */
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "New"));
  /* Translators: heading of the performance */
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "Performance"));
}

static void
add_row (BrgForm *form,
         const BrgRatingSource *source,
         gint player,
         const BrgDocumentOptions *options)
{
  const BrgEntry *entry =
      brg_snapshot_get_entry (brg_snapshot_get_boards (source->snapshot), player);
  const BrgRatingLine *line = &source->list->lines[player];
  BrgFormRow *row = brg_form_add_row (form);

  brg_form_set_cell (row, COLUMN_NUMBER, g_strdup_printf ("%d", entry->number), BRG_FORM_PLAIN);
  brg_form_set_cell (
      row, COLUMN_NAME,
      brg_form_persons_dup_name (brg_snapshot_get_boards (source->snapshot), player, options),
      BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_GAMES, g_strdup_printf ("%d", line->n_games), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_POINTS,
                     brg_points_to_figures ((gint64) line->score * BRG_POINT / 100),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_NEW,
                     brg_rating_words_new (options->words, line, source->list->rules),
                     BRG_FORM_BOLD);
  if (line->n_games > 0)
    brg_form_set_cell (row, COLUMN_PERFORMANCE, g_strdup_printf ("%d", line->performance.rating),
                       BRG_FORM_PLAIN);
  if (line->rating == 0)
    return;
  brg_form_set_cell (row, COLUMN_RATING, g_strdup_printf ("%d", line->rating), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_K, g_strdup_printf ("%d", line->k), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_EXPECTED,
                     brg_rating_words_hundredths (options->words, line->expected, FALSE),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_CHANGE,
                     brg_rating_words_hundredths (options->words, line->change, TRUE),
                     BRG_FORM_PLAIN);
}

BrgForm *
brg_rating_form_new (const BrgRatingSource *source, const BrgDocumentOptions *options)
{
  const BrgWords *words;
  g_autoptr (GPtrArray) notes = NULL;
  BrgForm *form;

  g_return_val_if_fail (source != NULL && source->snapshot != NULL && options != NULL, NULL);

  words = options->words;
  form = brg_form_new (BRG_FORM_LIST);
  /* Translators: title of a document; "Расчёт рейтингов" */
  brg_form_set_text (&form->title, g_strdup (W_ (words, "Rating changes")));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (source->snapshot));
  if (source->list != NULL)
    /* Translators: under a title: which rating list, "standard" */
    g_ptr_array_add (form->subtitles,
                     g_strdup_printf (W_ (words, "Rating list: %s"),
                                      brg_rating_words_kind (words, source->list->rules->kind)));
  brg_form_set_text (&form->left, brg_form_frame_dup_site (source->snapshot));
  add_columns (form, words);
  for (gint i = 0; source->list != NULL && i < source->list->n_lines; i++)
    add_row (form, source, i, options);
  notes = brg_rating_words_list_notes (words, source->list, source->reason);
  for (guint i = 0; i < notes->len; i++)
    g_ptr_array_add (form->notes, g_strdup (notes->pdata[i]));
  brg_form_frame_fill (form, &(BrgFormFrame){ .snapshot = source->snapshot,
                                              .options = options,
                                              .after_round = source->through_round,
                                              .number = options->number,
                                              .is_signed = TRUE });
  return form;
}
