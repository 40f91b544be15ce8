/* brg-rating-table-sheet.c - what the columns of a table hold that is to be a rating list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rating-table-sheet.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-date-text.h"
#include "brg-discipline.h"
#include "brg-listed-players.h"
#include "brg-names.h"
#include "brg-rating-list-sheet.h"
#include "brg-template.h"
#include "brg-ui.h"

/* So many cells of a column are shown, and so many players. */
#define N_SAMPLES 3
#define MOST_CHARS 32

/* Games of which there are lists. */
static const BrgDiscipline games[] = {
  BRG_DISCIPLINE_CHESS,    BRG_DISCIPLINE_RUSSIAN, BRG_DISCIPLINE_INTERNATIONAL,
  BRG_DISCIPLINE_GIVEAWAY, BRG_DISCIPLINE_RENJU,
};

struct _BrgRatingTableSheet
{
  BrgSheet parent_instance;

  GtkEditable *name_row;
  GtkEditable *day_row;
  AdwComboRow *game_row;
  AdwPreferencesGroup *columns_group;
  GtkLabel *players_label;
  GtkLabel *fault_label;
  GtkButton *read_button;

  char *path;
  BrgRatingTable *table;
  GPtrArray *rows; /* (element-type AdwComboRow): a column each */
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (BrgRatingTableSheet, brg_rating_table_sheet, BRG_TYPE_SHEET)

static const char *
get_cell (BrgRatingTableSheet *self, guint row, guint column)
{
  const BrgCsvCell *cell = brg_csv_get_cell (self->table->csv, row, column);

  return cell != NULL ? cell->text : "";
}

/* What stands in the column that holds one thing, for one player; ratings behind a comma. */
static void
append_value (BrgRatingTableSheet *self, GString *text, guint row, BrgRatingColumn column)
{
  const BrgRatingMapping *mapping = &self->table->mapping;
  gboolean is_first = text->len == 0 || text->str[text->len - 1] == '\n';

  for (guint i = 0; i < mapping->n_columns; i++)
    if (mapping->columns[i] == column && *get_cell (self, row, i) != '\0')
      g_string_append_printf (text, "%s%s",
                              is_first                               ? ""
                              : column >= BRG_RATING_COLUMN_STANDARD ? ", "
                                                                     : " ",
                              get_cell (self, row, i));
}

/* The first players as they will be read. */
static void
show_players (BrgRatingTableSheet *self)
{
  static const BrgRatingColumn shown[] = {
    BRG_RATING_COLUMN_NAME,   BRG_RATING_COLUMN_FAMILY,   BRG_RATING_COLUMN_GIVEN,
    BRG_RATING_COLUMN_FATHER, BRG_RATING_COLUMN_STANDARD, BRG_RATING_COLUMN_RAPID,
    BRG_RATING_COLUMN_BLITZ,
  };
  guint first = self->table->mapping.n_skipped;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint row = first; row < MIN (self->table->csv->rows->len, first + N_SAMPLES); row++)
    {
      if (text->len > 0)
        g_string_append_c (text, '\n');
      for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
        append_value (self, text, row, shown[i]);
    }
  gtk_label_set_text (self->players_label, text->str);
}

static char *
dup_day (BrgRatingTableSheet *self)
{
  const char *text = brg_ui_get_text (self->day_row);

  return *text != '\0' ? brg_date_text_normalise (text) : g_strdup ("");
}

static void
update_state (BrgRatingTableSheet *self)
{
  const char *fault = brg_rating_mapping_find_fault (&self->table->mapping);
  g_autofree char *day = dup_day (self);
  g_autofree char *sentence = NULL;

  if (fault != NULL)
    /* Translators: "no column holds ratings" */
    sentence = g_strdup_printf (_ ("Not a rating list yet: %s."), fault);
  else if (day == NULL || strlen (day) == strlen ("YYYY"))
    sentence = g_strdup (_ ("The first day of the list is no date."));
  gtk_label_set_text (self->fault_label, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault_label), sentence != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->read_button), sentence == NULL);
  show_players (self);
}

static void
show_mapping (BrgRatingTableSheet *self)
{
  self->is_filling = TRUE;
  for (guint i = 0; i < self->rows->len; i++)
    adw_combo_row_set_selected (self->rows->pdata[i], self->table->mapping.columns[i]);
  self->is_filling = FALSE;
  update_state (self);
}

static void
on_column_chosen (BrgRatingTableSheet *self, GParamSpec *spec G_GNUC_UNUSED, AdwComboRow *row)
{
  guint index;

  if (self->is_filling || !g_ptr_array_find (self->rows, row, &index))
    return;
  brg_rating_mapping_set (&self->table->mapping, index, adw_combo_row_get_selected (row));
  show_mapping (self);
}

static void
on_column_notify (AdwComboRow *row, GParamSpec *spec, gpointer self)
{
  on_column_chosen (self, spec, row);
}

/* Short enough to leave room for what the column holds. */
static char *
dup_samples (BrgRatingTableSheet *self, guint column)
{
  guint first = self->table->mapping.n_skipped;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint row = first; row < MIN (self->table->csv->rows->len, first + N_SAMPLES); row++)
    {
      const char *cell = get_cell (self, row, column);

      if (*cell != '\0' &&
          (text->len == 0 || g_utf8_strlen (text->str, -1) + g_utf8_strlen (cell, -1) < MOST_CHARS))
        g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", cell);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_column (BrgRatingTableSheet *self, guint column, GtkStringList *fields)
{
  GtkWidget *row = adw_combo_row_new ();
  guint n_skipped = self->table->mapping.n_skipped;
  const char *heading = n_skipped > 0 ? get_cell (self, n_skipped - 1, column) : "";
  /* Translators: the number of a column of a table */
  g_autofree char *number = g_strdup_printf (_ ("Column %u"), column + 1);
  g_autofree char *samples = dup_samples (self, column);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), *heading != '\0' ? heading : number);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), samples);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 1);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (fields));
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (on_column_notify), self, 0);
  adw_preferences_group_add (self->columns_group, row);
  g_ptr_array_add (self->rows, row);
}

static void
fill_columns (BrgRatingTableSheet *self)
{
  g_autoptr (GtkStringList) fields = gtk_string_list_new (NULL);

  for (guint i = 0; i < BRG_N_RATING_COLUMNS; i++)
    gtk_string_list_append (fields, brg_rating_column_get_label (i));
  for (guint i = 0; i < self->table->mapping.n_columns; i++)
    add_column (self, i, fields);
}

/* The game of the open event is the likeliest. */
static void
fill_games (BrgRatingTableSheet *self)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  const char *own =
      brg_listed_players_get_game (snapshot != NULL ? snapshot->event->discipline : games[0]);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    gtk_string_list_append (names, brg_names_get_discipline (games[i]));
  adw_combo_row_set_model (self->game_row, G_LIST_MODEL (names));
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (brg_discipline_to_id (games[i]), own))
      adw_combo_row_set_selected (self->game_row, i);
}

static void
on_read_clicked (BrgRatingTableSheet *self)
{
  g_autofree char *day = dup_day (self);
  const char *name = brg_ui_get_text (self->name_row);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  BrgRatingListsEdition edition = {
    .mapping = &self->table->mapping,
    .title = name,
    .game = brg_discipline_to_id (games[adw_combo_row_get_selected (self->game_row)]),
    .day = day,
  };

  brg_rating_list_sheet_present (parent, self->path, &edition);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
brg_rating_table_sheet_finalize (GObject *object)
{
  BrgRatingTableSheet *self = BRG_RATING_TABLE_SHEET (object);

  g_free (self->path);
  brg_rating_table_free (self->table);
  g_ptr_array_unref (self->rows);
  G_OBJECT_CLASS (brg_rating_table_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgRatingTableSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (name_row),      CHILD (day_row),     CHILD (game_row),    CHILD (columns_group),
  CHILD (players_label), CHILD (fault_label), CHILD (read_button),
};

static void
brg_rating_table_sheet_class_init (BrgRatingTableSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_rating_table_sheet_finalize;
  brg_template_set (klass, "brg-rating-table-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_read_clicked);
}

static void
brg_rating_table_sheet_init (BrgRatingTableSheet *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->read_button));
}

void
brg_rating_table_sheet_present (GtkWindow *parent, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *base = g_path_get_basename (path);
  g_autoptr (GError) error = NULL;
  BrgRatingTable *table = brg_rating_table_peek (file, base, &error);
  BrgRatingTableSheet *self;
  char *dot = strrchr (base, '.');

  g_return_if_fail (GTK_IS_WINDOW (parent));

  if (table == NULL)
    {
      g_autofree char *words = brg_format_error_dup_words (error);

      brg_ui_tell (GTK_WIDGET (parent), _ ("Not a table"), words);
      return;
    }
  self = g_object_new (BRG_TYPE_RATING_TABLE_SHEET, "transient-for", parent, NULL);
  self->path = g_strdup (path);
  self->table = table;
  if (dot != NULL && dot != base)
    *dot = '\0';
  brg_ui_set_text (self->name_row, base);
  fill_games (self);
  fill_columns (self);
  show_mapping (self);
  g_signal_connect_swapped (self->day_row, "changed", G_CALLBACK (update_state), self);
  gtk_window_present (GTK_WINDOW (self));
}
