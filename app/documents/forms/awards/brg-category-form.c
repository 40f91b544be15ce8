/* brg-category-form.c - the places in the classifications of a group, as a form
 *
 * Rules: rus-draughts-2022 2.1
 * Tests: tests/app/test-award-forms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-category-form.h"

#include "brg-award-words.h"
#include "brg-category-members.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-transliteration.h"

enum
{
  COLUMN_PLACE,
  COLUMN_NUMBER,
  COLUMN_NAME,
  COLUMN_TITLE,
  COLUMN_RATING,
  COLUMN_YEAR,
  COLUMN_ORGANISATION,
  COLUMN_POINTS,
  COLUMN_OF_ALL,
};

void
brg_category_form_add_heading (BrgForm *form, const char *text)
{
  BrgFormRow *row;

  g_return_if_fail (form != NULL && text != NULL);

  row = brg_form_add_row (form);
  row->line_above = form->rows->len > 1;
  brg_form_set_cell (row, 0, g_strdup (text), BRG_FORM_BOLD);
  brg_form_span_cell (row, 0, form->columns->len);
}

void
brg_category_form_add_head (BrgForm *form,
                            const BrgTableSource *source,
                            const BrgDocumentOptions *options)
{
  const BrgWords *words;
  const BrgSnapshot *snapshot;

  g_return_if_fail (form != NULL && source != NULL && options != NULL);

  words = options->words;
  snapshot = source->snapshot;
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (snapshot));
  if (source->through_round > 0 && source->through_round < brg_snapshot_count_rounds (snapshot))
    g_ptr_array_add (form->subtitles,
                     brg_form_frame_dup_moment (snapshot, options, source->through_round));
  brg_form_set_text (&form->left, brg_form_frame_dup_site (snapshot));
  brg_form_set_text (&form->right, brg_form_frame_dup_range (snapshot, words));
}

static void
add_columns (BrgForm *form, gboolean has_teams, const BrgWords *words)
{
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Place"));
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "No."))->repeats = TRUE;
  brg_form_add_column (form, BRG_COLUMN_NAME,
                       has_teams ? WC_ (words, "table head", "Team")
                                 : WC_ (words, "table head", "Name"))
      ->repeats = TRUE;
  brg_form_add_column (form, BRG_COLUMN_TEXT, WC_ (words, "table head", "Title"));
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "Rtg"));
  /* Translators: year of birth, "Г. р." */
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Born"));
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "table head", "Organisation"));
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "Points"));
  /* Translators: the place in the table of all players; "Общее место" */
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Place\noverall"));
}

static void
add_row (BrgForm *form,
         const BrgTableSource *source,
         const BrgClassified *line,
         const BrgDocumentOptions *options)
{
  const BrgEntry *entry = brg_snapshot_get_entry (source->snapshot, line->player);
  const BrgStanding *standing = &source->standings->lines[source->standings->line_of[line->player]];
  gint year = brg_entry_get_birth_year (entry);
  BrgFormRow *row = brg_form_add_row (form);

  brg_form_set_cell (row, COLUMN_PLACE, brg_award_words_places (line->place, line->last_place),
                     BRG_FORM_BOLD);
  brg_form_set_cell (row, COLUMN_NUMBER, g_strdup_printf ("%d", entry->number), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_NAME,
                     brg_form_persons_dup_name (source->snapshot, line->player, options),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_TITLE,
                     g_strdup (brg_transliteration_get_title (
                         options->words, source->snapshot->event->discipline, entry->title)),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_RATING,
                     entry->rating > 0 ? g_strdup_printf ("%d", entry->rating) : g_strdup (""),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_YEAR, year > 0 ? g_strdup_printf ("%d", year) : g_strdup (""),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_ORGANISATION, g_strdup (entry->organisation), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_POINTS, brg_points_to_figures (standing->points), BRG_FORM_BOLD);
  brg_form_set_cell (row, COLUMN_OF_ALL,
                     brg_award_words_places (standing->place, standing->last_place),
                     BRG_FORM_PLAIN);
}

/* Who may belong to a classification, but it is not known. */
static void
add_unknown (BrgForm *form,
             const BrgSnapshot *snapshot,
             const BrgCategory *category,
             const BrgDocumentOptions *options)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  gint year = brg_event_get_year (snapshot->event);
  g_autofree char *list = NULL;

  for (gint i = 0; i < brg_snapshot_count_numbered (snapshot); i++)
    if (brg_category_judge (category, brg_snapshot_get_entry (snapshot, i), year) ==
        BRG_MEMBERSHIP_UNKNOWN)
      g_ptr_array_add (names, brg_form_persons_dup_name (snapshot, i, options));
  if (names->len == 0)
    return;
  g_ptr_array_add (names, NULL);
  list = g_strjoinv (", ", (char **) names->pdata);
  g_ptr_array_add (
      form->notes,
      /* Translators: the name of a category; names of players. "%s: неизвестно, относятся ли: %s."
       */
      g_strdup_printf (W_ (options->words, "%s: not known whether they qualify: %s."),
                       category->name, list));
}

BrgForm *
brg_category_form_new (const BrgTableSource *source, const BrgDocumentOptions *options)
{
  g_autoptr (BrgAwardLists) lists = NULL;
  const GPtrArray *categories;
  BrgForm *form;

  g_return_val_if_fail (source != NULL && options != NULL, NULL);

  lists = brg_award_lists_new (source);
  categories = source->snapshot->categories;
  form = brg_form_new (BRG_FORM_LIST);
  /* Translators: title of a document: places in every category; "Места по категориям" */
  brg_form_set_text (&form->title, g_strdup (W_ (options->words, "Places in the categories")));
  brg_category_form_add_head (form, source, options);
  add_columns (form, brg_snapshot_has_teams (source->snapshot), options->words);
  for (guint list = 1; list < lists->lists->len; list++)
    {
      const GArray *lines = lists->lists->pdata[list];

      brg_category_form_add_heading (form, brg_award_lists_get_name (lists, list, options->words));
      for (guint i = 0; i < lines->len; i++)
        add_row (form, source, &g_array_index (lines, BrgClassified, i), options);
      add_unknown (form, source->snapshot, categories->pdata[list - 1], options);
    }
  for (guint column = COLUMN_ORGANISATION; column >= COLUMN_TITLE; column--)
    brg_form_drop_empty (form, column);
  brg_form_frame_fill (form, &(BrgFormFrame){ .snapshot = source->snapshot,
                                              .options = options,
                                              .after_round = source->through_round,
                                              .number = options->number,
                                              .is_signed = TRUE });
  return form;
}
