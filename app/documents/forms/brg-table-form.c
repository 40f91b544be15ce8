/* brg-table-form.c - tables of results and standings as forms
 *
 * Rules: rus-draughts-2022 14.1.3, 5.4.5.2, appendices 9, 10; ussr-chess-1956 23
 * Tests: tests/app/test-documents-forms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-table-form.h"

#include "brg-crosstable-columns.h"
#include "brg-crosstable-legend.h"
#include "brg-form-frame.h"
#include "brg-knockout-score.h"
#include "brg-result-words.h"
#include "brg-series-words.h"

enum
{
  WIDTH_GROUP_OPPONENTS = 1,
  WIDTH_GROUP_RESULTS,
  WIDTH_GROUP_VALUES,
};

typedef enum
{
  FIELD_PLACE,
  FIELD_NUMBER,
  FIELD_NAME,
  FIELD_TITLE,
  FIELD_RATING,
  FIELD_ORGANISATION,
  FIELD_CARRIED,
  FIELD_RESULTS,
  FIELD_VALUES,
  FIELD_POINTS,
  FIELD_STAGE,
  N_FIELDS,
} Field;

/* The order of columns, from left to right. */
typedef struct
{
  Field fields[N_FIELDS];
  guint n_fields;
} Order;

/* rus-draughts-2022 appendix 9: coefficients, points, place at the right. */
static const Order round_robin_order = {
  { FIELD_NUMBER, FIELD_NAME, FIELD_TITLE, FIELD_RATING, FIELD_ORGANISATION, FIELD_CARRIED,
    FIELD_RESULTS, FIELD_VALUES, FIELD_POINTS, FIELD_PLACE },
  10,
};

/* rus-draughts-2022 appendix 10: the place leads, coefficients after the points. */
static const Order swiss_order = {
  { FIELD_PLACE, FIELD_NUMBER, FIELD_NAME, FIELD_TITLE, FIELD_RATING, FIELD_ORGANISATION,
    FIELD_CARRIED, FIELD_RESULTS, FIELD_POINTS, FIELD_VALUES },
  10,
};

static const Order standings_order = {
  { FIELD_PLACE, FIELD_NUMBER, FIELD_NAME, FIELD_TITLE, FIELD_RATING, FIELD_ORGANISATION,
    FIELD_CARRIED, FIELD_POINTS, FIELD_VALUES },
  9,
};

/* rus-draughts-2022 1.4: in a knock-out the stage tells how far somebody came. */
static const Order knockout_order = {
  { FIELD_PLACE, FIELD_NUMBER, FIELD_NAME, FIELD_TITLE, FIELD_RATING, FIELD_ORGANISATION,
    FIELD_RESULTS, FIELD_POINTS, FIELD_STAGE },
  9,
};

static const Order knockout_standings_order = {
  { FIELD_PLACE, FIELD_NUMBER, FIELD_NAME, FIELD_TITLE, FIELD_RATING, FIELD_ORGANISATION,
    FIELD_POINTS, FIELD_STAGE },
  8,
};

typedef struct
{
  const BrgTableSource *source;
  const BrgDocumentOptions *options;
  const BrgCrosstable *table;
  const Order *order;
  BrgForm *form;
  const BrgKnockoutScore *scores; /* NULL but for a knock-out */
} Filling;

static BrgFormColumn *
add_column (const Filling *filling, BrgFormColumnKind kind, const char *head)
{
  return brg_form_add_column (filling->form, kind, head);
}

static void
add_result_columns (const Filling *filling)
{
  gboolean is_swiss = filling->table->kind == BRG_CROSSTABLE_SWISS;

  for (gint i = 0; i < filling->table->n_columns; i++)
    if (is_swiss)
      {
        BrgFormColumn *result;

        add_column (filling, BRG_COLUMN_NUMBER, filling->table->heads[i])->width_group =
            WIDTH_GROUP_OPPONENTS;
        result = add_column (filling, BRG_COLUMN_CENTRED, "");
        result->shares_head = TRUE;
        result->width_group = WIDTH_GROUP_RESULTS;
      }
    else
      {
        if (filling->table->column_marks[i] == BRG_CELL_STRUCK)
          g_array_append_val (filling->form->struck_columns, filling->form->columns->len);
        add_column (filling, BRG_COLUMN_SQUARE, filling->table->heads[i])->width_group =
            WIDTH_GROUP_RESULTS;
      }
}

/* What follows the capitals stands below the line: `т1` of `Кт1`, `1` of `TB1`. */
static guint
count_subscript (const char *head)
{
  while (g_unichar_isupper (g_utf8_get_char (head)))
    head = g_utf8_next_char (head);
  return (guint) g_utf8_strlen (head, -1);
}

static void
add_value_columns (const Filling *filling)
{
  for (gint i = 0; i < filling->table->n_values; i++)
    {
      const char *head = filling->table->value_heads[i];
      BrgFormColumn *column = add_column (filling, BRG_COLUMN_NUMBER, head);

      column->width_group = WIDTH_GROUP_VALUES;
      column->n_subscript = count_subscript (head);
    }
}

static void
add_field_columns (const Filling *filling, Field field)
{
  const BrgCrosstable *table = filling->table;

  switch (field)
    {
    case FIELD_PLACE:
      add_column (filling, BRG_COLUMN_CENTRED, table->head_place);
      break;
    case FIELD_NUMBER:
      add_column (filling, BRG_COLUMN_NUMBER, table->head_number)->repeats = TRUE;
      break;
    case FIELD_NAME:
      add_column (filling, BRG_COLUMN_NAME, table->head_name)->repeats = TRUE;
      break;
    case FIELD_TITLE:
      if (table->head_title != NULL)
        add_column (filling, BRG_COLUMN_TEXT, table->head_title);
      break;
    case FIELD_RATING:
      if (table->head_rating != NULL)
        add_column (filling, BRG_COLUMN_NUMBER, table->head_rating);
      break;
    case FIELD_ORGANISATION:
      if (table->head_organisation != NULL)
        add_column (filling, BRG_COLUMN_LONG_TEXT, table->head_organisation);
      break;
    case FIELD_CARRIED:
      if (table->head_carried != NULL)
        add_column (filling, BRG_COLUMN_NUMBER, table->head_carried);
      break;
    case FIELD_RESULTS:
      add_result_columns (filling);
      break;
    case FIELD_VALUES:
      add_value_columns (filling);
      break;
    case FIELD_POINTS:
      add_column (filling, BRG_COLUMN_NUMBER, table->head_points);
      break;
    case FIELD_STAGE:
      /* Translators: head of a column of a knock-out: how far somebody came; "Стадия" */
      add_column (filling, BRG_COLUMN_TEXT, WC_ (filling->options->words, "table head", "Stage"));
      break;
    case N_FIELDS:
    default:
      g_assert_not_reached ();
    }
}

static BrgFormMark
mark_of_cell (guint mark)
{
  BrgFormMark form_mark = BRG_FORM_PLAIN;

  if ((mark & BRG_CELL_DIAGONAL) != 0)
    return BRG_FORM_TINTED;
  if ((mark & (BRG_CELL_NOT_COUNTED | BRG_CELL_STRUCK)) != 0)
    form_mark |= BRG_FORM_HATCHED;
  if ((mark & BRG_CELL_NOT_COUNTED) != 0)
    form_mark |= BRG_FORM_ITALIC;
  if ((mark & BRG_CELL_WIN) != 0 && form_mark == BRG_FORM_PLAIN)
    form_mark |= BRG_FORM_BOLD;
  return form_mark;
}

/* What stands below the marks of a cell on the screen: the other score of a match, set smaller. */
static char *
dup_below (const BrgCrosstableCell *cell)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (gint i = 0; cell->games != NULL && i < cell->n_games; i++)
    if (cell->games[i].below != NULL)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", cell->games[i].below);
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

static guint
fill_results (const Filling *filling, BrgFormRow *row, const BrgCrosstableRow *from, guint column)
{
  const BrgWords *words = filling->options->words;

  for (gint i = 0; i < filling->table->n_columns; i++)
    {
      const BrgCrosstableCell *cell = &from->cells[i];
      gboolean is_adjourned = (cell->mark & BRG_CELL_ADJOURNED) != 0;
      const char *between = is_adjourned && *cell->text != '\0' ? " " : "";

      if (filling->table->kind == BRG_CROSSTABLE_SWISS)
        brg_form_set_cell (
            row, column++,
            cell->opponent == 0 ? g_strdup ("")
                                : g_strdup_printf ("%d%s", cell->opponent,
                                                   brg_result_words_colour (words, cell->colour)),
            cell->opponent != 0 && *brg_result_words_colour (words, cell->colour) != '\0'
                ? BRG_FORM_COLOURED
                : BRG_FORM_PLAIN);
      brg_form_set_cell (row, column++,
                         g_strconcat (cell->text, between, is_adjourned ? BRG_ENVELOPE : "", NULL),
                         mark_of_cell (cell->mark));
      row->cells[column - 1].aside = dup_below (cell);
    }
  return column;
}

/* How a row's person and totals are set: the row of a leaver stands apart. */
static BrgFormMark
mark_of_row (const BrgCrosstableRow *row)
{
  return (row->mark & BRG_CELL_NOT_COUNTED) != 0 ? BRG_FORM_ITALIC : BRG_FORM_PLAIN;
}

/* The note of a leaver stands across the totals at the right end: all columns from the first of
 * them on. */
static void
fill_note (const Filling *filling, BrgFormRow *row, const BrgCrosstableRow *from, guint column)
{
  guint n_columns = filling->form->columns->len;

  brg_form_set_cell (row, column, g_strdup (from->note), mark_of_row (from));
  brg_form_span_cell (row, column, n_columns - column);
  row->cells[column].centred = TRUE;
}

static guint
fill_field (const Filling *filling,
            BrgFormRow *row,
            const BrgCrosstableRow *from,
            Field field,
            guint column)
{
  BrgFormMark mark = mark_of_row (from);
  BrgFormMark strong = *from->note == '\0' ? BRG_FORM_BOLD : mark;

  switch (field)
    {
    case FIELD_PLACE:
      brg_form_set_cell (row, column, g_strdup (from->place), strong);
      return column + 1;
    case FIELD_NUMBER:
      brg_form_set_cell (row, column, g_strdup_printf ("%d", from->number), mark);
      return column + 1;
    case FIELD_NAME:
      brg_form_set_cell (row, column, g_strdup (from->name), mark);
      if (*from->chip != '\0')
        row->cells[column].aside = g_strdup_printf ("(%s)", from->chip);
      return column + 1;
    case FIELD_TITLE:
      if (filling->table->head_title == NULL)
        return column;
      brg_form_set_cell (row, column, g_strdup (from->title), mark);
      return column + 1;
    case FIELD_RATING:
      if (filling->table->head_rating == NULL)
        return column;
      brg_form_set_cell (row, column, g_strdup (from->rating), mark);
      return column + 1;
    case FIELD_ORGANISATION:
      if (filling->table->head_organisation == NULL)
        return column;
      brg_form_set_cell (row, column, g_strdup (from->organisation), mark);
      return column + 1;
    case FIELD_CARRIED:
      if (filling->table->head_carried == NULL)
        return column;
      brg_form_set_cell (row, column, g_strdup (from->carried), mark);
      return column + 1;
    case FIELD_RESULTS:
      return fill_results (filling, row, from, column);
    case FIELD_VALUES:
      for (gint i = 0; i < filling->table->n_values; i++)
        brg_form_set_cell (row, column++, g_strdup (from->values[i]), mark);
      return column;
    case FIELD_POINTS:
      brg_form_set_cell (row, column, g_strdup (from->points), strong);
      return column + 1;
    case FIELD_STAGE:
      brg_form_set_cell (row, column,
                         brg_knockout_score_dup_stage (filling->source->snapshot,
                                                       &filling->scores[from->player],
                                                       filling->options->words),
                         mark);
      return column + 1;
    case N_FIELDS:
    default:
      g_assert_not_reached ();
    }
}

static gboolean
is_total (Field field)
{
  return field == FIELD_VALUES || field == FIELD_POINTS;
}

static void
add_row (const Filling *filling, const BrgCrosstableRow *from)
{
  BrgFormRow *row = brg_form_add_row (filling->form);
  guint column = 0;

  row->line_above = from->line_above;
  row->with_above = filling->table->rows[0].is_heading && !from->is_heading;
  for (guint i = 0; i < filling->order->n_fields; i++)
    {
      if (*from->note != '\0' && is_total (filling->order->fields[i]))
        {
          fill_note (filling, row, from, column);
          break;
        }
      column = fill_field (filling, row, from, filling->order->fields[i], column);
    }
  if ((from->mark & BRG_CELL_STRUCK) != 0)
    /* ussr-chess-1956 23: his row is struck out; the note that says so is not. */
    row->struck_until = column;
}

static void
fill_table (const Filling *filling)
{
  for (guint i = 0; i < filling->order->n_fields; i++)
    add_field_columns (filling, filling->order->fields[i]);
  for (gint i = 0; i < filling->table->n_rows; i++)
    add_row (filling, &filling->table->rows[i]);
}

/* The columns of a form are there to be filled by hand, but a team has neither title nor club.
 * rus-draughts-2022 14.1.3: from a table that names teams alone titles and ratings are removed. */
static BrgTableChoice
choose_table (const BrgTableSource *source,
              const BrgDocumentOptions *options,
              BrgTableOrder usual_order)
{
  BrgTableChoice choice = {
    .order = usual_order,
    .father_names = options->father_names,
    .n_prizes = options->n_prizes,
    .drops_empty = brg_snapshot_has_teams (source->snapshot),
  };

  if (brg_snapshot_has_teams (source->snapshot) && source->snapshot->event->rulebook->has_forms)
    choice.hidden_parts = 1u << BRG_CROSSTABLE_TITLE | 1u << BRG_CROSSTABLE_RATING;
  if (options->order == BRG_DOCUMENT_BY_NUMBER)
    choice.order = BRG_TABLE_BY_NUMBER;
  else if (options->order == BRG_DOCUMENT_BY_PLACE)
    choice.order = BRG_TABLE_BY_PLACE;
  return choice;
}

static char *
system_words (const BrgSnapshot *snapshot, const BrgTournament *tournament, const BrgWords *words)
{
  if (brg_snapshot_is_knockout (snapshot))
    /* Translators: under the title of a table: "олимпийская система" */
    return g_strdup (W_ (words, "knock-out system"));
  if (tournament->is_two_sided)
    /* Translators: under the title of a table: "схевенингенская система" */
    return g_strdup (W_ (words, "Scheveningen system"));
  if (tournament->kind == BRG_TOURNAMENT_SWISS)
    /* Translators: under the title of a table: "швейцарская система" */
    return g_strdup (W_ (words, "Swiss system"));
  if (tournament->cycles == 1)
    /* Translators: "круговая система" */
    return g_strdup (W_ (words, "round robin"));
  if (tournament->cycles == 2)
    /* Translators: "круговая система в два круга" */
    return g_strdup (W_ (words, "double round robin"));
  /* Translators: %d is at least 3; "круговая система, кругов: %d" */
  return g_strdup_printf (W_ (words, "round robin, %d cycles"), tournament->cycles);
}

/* "Event, Swiss system, 9 rounds, 24 players" */
static char *
dup_subtitle (const BrgTableSource *source, const BrgDocumentOptions *options)
{
  const BrgTournament *tournament = source->withdrawals->tournament;
  const BrgWords *words = options->words;
  guint n_rounds = (guint) tournament->n_rounds;
  guint n_players = (guint) tournament->n_players;
  g_autofree char *event = brg_form_frame_dup_event (source->snapshot);
  g_autofree char *system = system_words (source->snapshot, tournament, words);
  g_autofree char *rounds = g_strdup_printf (
      /* Translators: under the title of a table; "%u тур", "%u тура", "%u туров" */
      WN_ (words, "%u round", "%u rounds", n_rounds), n_rounds);
  g_autofree char *players =
      brg_snapshot_has_teams (source->snapshot)
          /* Translators: "%u команда", "%u команды", "%u команд" */
          ? g_strdup_printf (WN_ (words, "%u team", "%u teams", n_players), n_players)
          /* Translators: "%u участник", "%u участника", "%u участников" */
          : g_strdup_printf (WN_ (words, "%u player", "%u players", n_players), n_players);

  return g_strjoin (", ", event, system, rounds, players, NULL);
}

static void
fill_head (const Filling *filling)
{
  const BrgSnapshot *snapshot = filling->source->snapshot;
  BrgForm *form = filling->form;

  g_ptr_array_add (form->subtitles, dup_subtitle (filling->source, filling->options));
  brg_form_set_text (&form->left, brg_form_frame_dup_site (snapshot));
  brg_form_set_text (&form->right, brg_form_frame_dup_range (snapshot, filling->options->words));
}

static void
fill_frame (const Filling *filling, guint appendix)
{
  brg_form_frame_fill (filling->form,
                       &(BrgFormFrame){ .snapshot = filling->source->snapshot,
                                        .options = filling->options,
                                        .appendix = appendix,
                                        .after_round = filling->source->through_round,
                                        .number = filling->options->number,
                                        .is_signed = TRUE });
}

/* A table in the middle of the event says so in its head: it hangs on a wall next to older ones. */
static void
fill_moment (const Filling *filling)
{
  gint round = filling->source->through_round;

  if (round == 0 || (round >= filling->source->withdrawals->tournament->n_rounds &&
                     filling->options->state != BRG_DOCUMENT_PROVISIONAL))
    return;
  g_ptr_array_add (filling->form->subtitles,
                   brg_form_frame_dup_moment (filling->source->snapshot, filling->options, round));
}

static void
take_notes (const Filling *filling, char **lines)
{
  for (char **line = lines; *line != NULL; line++)
    g_ptr_array_add (filling->form->notes, *line);
  g_free (lines);
}

/* rus-draughts-2022 5.4.6: in a table of micro-matches a point is one of several games. */
static void
add_rules (const Filling *filling)
{
  g_autoptr (GPtrArray) rules =
      brg_series_words_list_rules (filling->options->words, filling->source->snapshot);

  for (guint i = 0; i < rules->len; i++)
    g_ptr_array_add (filling->form->notes, g_strdup (rules->pdata[i]));
}

/* NULL but for a knock-out. */
static BrgKnockoutScore *
list_scores (const BrgTableSource *source)
{
  return source->standings->is_bracket
             ? brg_knockout_score_new (source->snapshot, source->through_round)
             : NULL;
}

BrgForm *
brg_table_form_new (const BrgTableSource *source, const BrgDocumentOptions *options)
{
  g_autoptr (BrgCrosstable) table = NULL;
  BrgTableChoice choice;
  g_autofree BrgKnockoutScore *scores = NULL;
  gboolean is_swiss;
  Filling filling;

  g_return_val_if_fail (source != NULL && options != NULL, NULL);

  is_swiss = source->withdrawals->tournament->kind == BRG_TOURNAMENT_SWISS;
  choice = choose_table (source, options, is_swiss ? BRG_TABLE_BY_PLACE : BRG_TABLE_BY_NUMBER);
  table = brg_crosstable_content_new (source, &choice, options->words);
  scores = list_scores (source);
  filling = (Filling){ source,
                       options,
                       table,
                       scores != NULL ? &knockout_order
                       : is_swiss     ? &swiss_order
                                      : &round_robin_order,
                       brg_form_new (is_swiss ? BRG_FORM_TABLE : BRG_FORM_SQUARE),
                       scores };
  /* Translators: title of appendices 9 and 10; "Протокол (таблица результатов)" */
  brg_form_set_text (&filling.form->title, g_strdup (W_ (options->words, "Table of results")));
  fill_head (&filling);
  brg_form_set_text (&filling.form->right,
                     brg_form_frame_dup_days (source->snapshot, options->words));
  fill_moment (&filling);
  fill_table (&filling);
  take_notes (&filling, g_strdupv (table->legend));
  add_rules (&filling);
  /* rus-draughts-2022 appendices 9, 10: of the table of a knock-out there is no sample. */
  fill_frame (&filling, scores != NULL ? 0 : is_swiss ? 10 : 9);
  return filling.form;
}

BrgForm *
brg_table_form_new_standings (const BrgTableSource *source, const BrgDocumentOptions *options)
{
  g_autoptr (BrgCrosstable) table = NULL;
  g_autofree char *moment = NULL;
  g_autofree BrgKnockoutScore *scores = NULL;
  BrgTableChoice choice;
  Filling filling;
  gint round;

  g_return_val_if_fail (source != NULL && options != NULL, NULL);

  round = source->through_round;
  choice = choose_table (source, options, BRG_TABLE_BY_PLACE);
  /* A list is no form: nobody fills it in by hand. */
  choice.drops_empty = TRUE;
  table = brg_crosstable_content_new (source, &choice, options->words);
  scores = list_scores (source);
  filling = (Filling){ source,
                       options,
                       table,
                       scores != NULL ? &knockout_standings_order : &standings_order,
                       brg_form_new (BRG_FORM_LIST),
                       scores };
  moment = brg_form_frame_dup_after (source->snapshot, options, round);
  brg_form_set_text (
      &filling.form->title,
      round == source->withdrawals->tournament->n_rounds &&
              options->state != BRG_DOCUMENT_PROVISIONAL
          /* Translators: title of the list of standings at the end; "Итоговое положение" */
          ? g_strdup (W_ (options->words, "Final standings"))
          /* Translators: title of the list of standings: "after round 5"; "Положение %s" */
          : g_strdup_printf (W_ (options->words, "Standings %s"), moment));
  fill_head (&filling);
  fill_table (&filling);
  take_notes (&filling, brg_crosstable_legend_new (source, &choice, table, FALSE, options->words));
  add_rules (&filling);
  fill_frame (&filling, 0);
  return filling.form;
}
