/* brg-rounds-form.c - teams with their players, and places by rounds, as forms
 *
 * Rules: rus-draughts-2022 14.1.3
 * Tests: tests/app/test-table-kinds.c, tests/app/papers/test-paper-forms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rounds-form.h"

#include "brg-crosstable-boards.h"
#include "brg-form-frame.h"
#include "brg-progress-content.h"
#include "brg-result-words.h"

enum
{
  WIDTH_GROUP_OPPONENTS = 1,
  WIDTH_GROUP_RESULTS,
};

typedef struct
{
  const BrgTableSource *source;
  const BrgDocumentOptions *options;
  const BrgCrosstable *table;
  gboolean has_opponents; /* a round has two cells: opponent and colour, result */
  gboolean has_persons;   /* title and rating of each player, where the table has them */
  BrgForm *form;
} Filling;

static gboolean
has_titles (const Filling *filling)
{
  return filling->has_persons && filling->table->head_title != NULL;
}

static gboolean
has_ratings (const Filling *filling)
{
  return filling->has_persons && filling->table->head_rating != NULL;
}

static void
add_columns (const Filling *filling)
{
  const BrgCrosstable *table = filling->table;
  BrgForm *form = filling->form;

  brg_form_add_column (form, BRG_COLUMN_CENTRED, table->head_place);
  brg_form_add_column (form, BRG_COLUMN_NUMBER, table->head_number)->repeats = TRUE;
  brg_form_add_column (form, BRG_COLUMN_NAME, table->head_name)->repeats = TRUE;
  if (has_titles (filling))
    brg_form_add_column (form, BRG_COLUMN_TEXT, table->head_title);
  if (has_ratings (filling))
    brg_form_add_column (form, BRG_COLUMN_NUMBER, table->head_rating);
  for (gint i = 0; i < table->n_columns; i++)
    {
      BrgFormColumn *result;

      if (filling->has_opponents)
        brg_form_add_column (form, BRG_COLUMN_NUMBER, table->heads[i])->width_group =
            WIDTH_GROUP_OPPONENTS;
      result = brg_form_add_column (form, BRG_COLUMN_CENTRED,
                                    filling->has_opponents ? "" : table->heads[i]);
      result->shares_head = filling->has_opponents;
      result->width_group = WIDTH_GROUP_RESULTS;
    }
  brg_form_add_column (form, BRG_COLUMN_NUMBER, table->head_points);
  for (gint i = 0; i < table->n_values; i++)
    brg_form_add_column (form, BRG_COLUMN_NUMBER, table->value_heads[i]);
}

static BrgFormMark
mark_of_cell (const BrgCrosstableCell *cell)
{
  if ((cell->mark & (BRG_CELL_NOT_COUNTED | BRG_CELL_STRUCK)) != 0)
    return BRG_FORM_HATCHED;
  return (cell->mark & BRG_CELL_WIN) != 0 ? BRG_FORM_BOLD : BRG_FORM_PLAIN;
}

static gboolean
has_colour (const Filling *filling, const BrgCrosstableCell *cell)
{
  return cell->against != NULL &&
         *brg_result_words_colour (filling->options->words, cell->colour) != '\0';
}

static guint
fill_cell (const Filling *filling, BrgFormRow *row, const BrgCrosstableCell *cell, guint column)
{
  const char *envelope = (cell->mark & BRG_CELL_ADJOURNED) != 0 ? BRG_ENVELOPE : "";

  if (filling->has_opponents)
    brg_form_set_cell (
        row, column++,
        cell->against == NULL
            ? g_strdup ("")
            : g_strconcat (cell->against,
                           brg_result_words_colour (filling->options->words, cell->colour), NULL),
        has_colour (filling, cell) ? BRG_FORM_COLOURED : BRG_FORM_PLAIN);
  brg_form_set_cell (row, column++, g_strconcat (cell->text, envelope, NULL), mark_of_cell (cell));
  return column;
}

static void
add_row (const Filling *filling, const BrgCrosstableRow *from)
{
  BrgFormRow *row = brg_form_add_row (filling->form);
  BrgFormMark strong = from->is_heading ? BRG_FORM_BOLD : BRG_FORM_PLAIN;
  guint column = 0;

  row->line_above = from->line_above;
  row->with_above = filling->table->rows[0].is_heading && !from->is_heading;
  brg_form_set_cell (row, column++, g_strdup (from->place), BRG_FORM_BOLD);
  brg_form_set_cell (row, column++, g_strdup_printf ("%d", from->number), strong);
  brg_form_set_cell (row, column, g_strdup (from->name), strong);
  if (*from->chip != '\0')
    row->cells[column].aside = g_strdup_printf ("(%s)", from->chip);
  column++;
  if (has_titles (filling))
    brg_form_set_cell (row, column++, g_strdup (from->title), BRG_FORM_PLAIN);
  if (has_ratings (filling))
    brg_form_set_cell (row, column++, g_strdup (from->rating), BRG_FORM_PLAIN);
  for (gint i = 0; i < filling->table->n_columns; i++)
    column = fill_cell (filling, row, &from->cells[i], column);
  brg_form_set_cell (row, column++, g_strdup (from->points), BRG_FORM_BOLD);
  for (gint i = 0; i < filling->table->n_values; i++)
    brg_form_set_cell (row, column++, g_strdup (from->values[i]), BRG_FORM_PLAIN);
}

static void
fill_head (const Filling *filling, const char *title)
{
  const BrgSnapshot *snapshot = filling->source->snapshot;
  const BrgWords *words = filling->options->words;
  BrgForm *form = filling->form;

  brg_form_set_text (&form->title, g_strdup (title));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (snapshot));
  if (filling->source->through_round > 0)
    g_ptr_array_add (form->subtitles, brg_form_frame_dup_after (snapshot, filling->options,
                                                                filling->source->through_round));
  brg_form_set_text (&form->left, brg_form_frame_dup_site (snapshot));
  brg_form_set_text (&form->right, brg_form_frame_dup_range (snapshot, words));
}

static void
fill_form (const Filling *filling, const char *title)
{
  fill_head (filling, title);
  add_columns (filling);
  for (gint i = 0; i < filling->table->n_rows; i++)
    add_row (filling, &filling->table->rows[i]);
  for (char **line = filling->table->legend; *line != NULL; line++)
    g_ptr_array_add (filling->form->notes, g_strdup (*line));
  brg_form_frame_fill (filling->form,
                       &(BrgFormFrame){ .snapshot = filling->source->snapshot,
                                        .options = filling->options,
                                        .after_round = filling->source->through_round,
                                        .number = filling->options->number,
                                        .is_signed = TRUE });
}

static BrgTableChoice
make_choice (const BrgDocumentOptions *options)
{
  return (BrgTableChoice){
    .order = options->order == BRG_DOCUMENT_BY_NUMBER ? BRG_TABLE_BY_NUMBER : BRG_TABLE_BY_PLACE,
    .father_names = options->father_names,
  };
}

BrgForm *
brg_rounds_form_new_boards (const BrgTableSource *source, const BrgDocumentOptions *options)
{
  g_autoptr (BrgCrosstable) table = NULL;
  BrgTableChoice choice;
  Filling filling;

  g_return_val_if_fail (source != NULL && options != NULL, NULL);

  choice = make_choice (options);
  /* rus-draughts-2022 14.1.3: the rows of players have their titles and ratings; other books have
   * no such sample, and nobody fills in an empty column by hand. */
  choice.drops_empty = !source->snapshot->event->rulebook->has_forms;
  table = brg_crosstable_boards_new (source, &choice, options->words);
  filling = (Filling){ source, options, table, TRUE, TRUE, brg_form_new (BRG_FORM_TABLE) };
  /* Translators: title of a form: teams, each with the results of its players; "Результаты по
   * доскам" */
  fill_form (&filling, W_ (options->words, "Results by board"));
  return filling.form;
}

BrgForm *
brg_rounds_form_new_progress (const BrgTableSource *source,
                              const BrgProgress *progress,
                              const BrgDocumentOptions *options)
{
  g_autoptr (BrgCrosstable) table = NULL;
  BrgTableChoice choice;
  Filling filling;

  g_return_val_if_fail (source != NULL && progress != NULL && options != NULL, NULL);

  choice = make_choice (options);
  table = brg_progress_content_table (source, progress, &choice, options->words);
  filling = (Filling){ source, options, table, FALSE, FALSE, brg_form_new (BRG_FORM_LIST) };
  /* Translators: title of a form: the place of everybody after each round; "Места по турам" */
  fill_form (&filling, W_ (options->words, "Places round by round"));
  return filling.form;
}
