/* brg-import-headings.c - columns of a table and the choice of what they hold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-import-headings.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "brg-chip.h"
#include "brg-columns.h"
#include "brg-import-row.h"
#include "brg-ui.h"

/* Widths in characters. */
#define LINE_CHARS 5
#define STATE_CHARS 24
#define LEAST_CHARS 11
#define MOST_CHARS 26

/* So many rows are looked at to find the width of a column. */
#define MEASURED_ROWS 200

typedef struct
{
  BrgFieldFunc func;
  gpointer data;
  guint column;
  gboolean is_showing;
} Heading;

static const struct
{
  BrgChipKind kind;
  const char *icon_name;
  const char *words;
} states[BRG_N_IMPORT_ROW_STATES] = {
  [BRG_IMPORT_ROW_NEW] = { BRG_CHIP_OK, "list-add-symbolic", N_ ("new") },
  [BRG_IMPORT_ROW_COMPLETES] = { BRG_CHIP_OK, "document-edit-symbolic", N_ ("completed") },
  [BRG_IMPORT_ROW_KNOWN] = { BRG_CHIP_NEUTRAL, "object-select-symbolic",
                             N_ ("already in the list") },
  [BRG_IMPORT_ROW_LEFT_OUT] = { BRG_CHIP_OUTLINE, "list-remove-symbolic", N_ ("skipped") },
  [BRG_IMPORT_ROW_UNDECIDED] = { BRG_CHIP_WARN, "dialog-question-symbolic", N_ ("skipped: same?") },
  [BRG_IMPORT_ROW_COMPLETES_IN_DOUBT] = { BRG_CHIP_WARN, "dialog-question-symbolic",
                                          N_ ("completed?") },
  [BRG_IMPORT_ROW_PERHAPS_KNOWN] = { BRG_CHIP_WARN, "dialog-question-symbolic", N_ ("duplicate?") },
  [BRG_IMPORT_ROW_DOUBTFUL] = { BRG_CHIP_WARN, "dialog-question-symbolic", N_ ("doubtful") },
  [BRG_IMPORT_ROW_BAD] = { BRG_CHIP_ERROR, "dialog-error-symbolic", N_ ("unusable") },
};

/* Cells */

static char *
dup_line (gpointer item, gpointer data G_GNUC_UNUSED)
{
  return g_strdup_printf ("%u", brg_import_row_get_line (item));
}

static char *
dup_cell (gpointer item, guint column, gpointer data G_GNUC_UNUSED)
{
  return g_strdup (brg_import_row_get_cell (item, column));
}

static void
show_state (GtkWidget *chip, gpointer item, gpointer data G_GNUC_UNUSED)
{
  BrgImportRowState state = brg_import_row_get_state (item);

  brg_chip_set (BRG_CHIP (chip), states[state].kind, states[state].icon_name,
                _ (states[state].words));
}

/* Widths */

static int
measure_character (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int width = pango_font_metrics_get_approximate_char_width (metrics);

  pango_font_metrics_unref (metrics);
  return MAX (PANGO_PIXELS_CEIL (width), 1);
}

/* What the arrow of a heading takes, in characters. */
#define ARROW_CHARS 8

static gint
count_characters (const BrgImportFile *file, guint column)
{
  const BrgCsv *csv = file->csv;
  const char *field = brg_player_field_get_label (file->mapping->fields[column]);
  glong most = g_utf8_strlen (field, -1) + ARROW_CHARS;

  for (guint row = 0; row < MIN (csv->rows->len, MEASURED_ROWS); row++)
    {
      const BrgCsvCell *cell = brg_csv_get_cell (csv, row, column);

      most = MAX (most, cell != NULL ? g_utf8_strlen (cell->text, -1) : 0);
    }
  return (gint) CLAMP (most + 2, LEAST_CHARS, MOST_CHARS);
}

/* Headings */

static void
setup_field (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *cell, gpointer may_cut)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  if (may_cut != NULL)
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (cell, label);
}

static void
bind_field (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
            GtkListItem *cell,
            gpointer data G_GNUC_UNUSED)
{
  GtkStringObject *item = gtk_list_item_get_item (cell);

  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (cell)),
                      gtk_string_object_get_string (item));
}

static GtkListItemFactory *
make_field_factory (gboolean may_cut)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_field), GINT_TO_POINTER (may_cut));
  g_signal_connect (factory, "bind", G_CALLBACK (bind_field), NULL);
  return factory;
}

static GtkStringList *
make_fields (void)
{
  GtkStringList *fields = gtk_string_list_new (NULL);

  for (BrgPlayerField i = 0; i < BRG_N_PLAYER_FIELDS; i++)
    gtk_string_list_append (fields, brg_player_field_get_label (i));
  return fields;
}

static void
on_field_chosen (GtkDropDown *drop, GParamSpec *pspec G_GNUC_UNUSED, gpointer data)
{
  Heading *heading = data;

  if (!heading->is_showing)
    heading->func (heading->column, gtk_drop_down_get_selected (drop), heading->data);
}

static GtkWidget *
make_drop (GtkStringList *fields, guint column, BrgFieldFunc func, gpointer data)
{
  GtkWidget *drop = gtk_drop_down_new (G_LIST_MODEL (g_object_ref (fields)), NULL);
  GtkListItemFactory *shown = make_field_factory (TRUE);
  GtkListItemFactory *listed = make_field_factory (FALSE);
  Heading *heading = g_new0 (Heading, 1);

  gtk_drop_down_set_factory (GTK_DROP_DOWN (drop), shown);
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (drop), listed);
  g_object_unref (shown);
  g_object_unref (listed);
  heading->func = func;
  heading->data = data;
  heading->column = column;
  g_object_set_data_full (G_OBJECT (drop), "brg-heading", heading, g_free);
  g_signal_connect (drop, "notify::selected", G_CALLBACK (on_field_chosen), heading);
  return drop;
}

static void
append_label (GtkBox *box, const char *text, int width)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_widget_add_css_class (label, "brg-import-heading");
  gtk_widget_set_size_request (label, width, -1);
  gtk_box_append (box, label);
}

/* Neither wider nor narrower than the column. */
static void
append_heading (GtkBox *box, GtkWidget *drop, int width)
{
  GtkWidget *clamp = adw_clamp_new ();

  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), width);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), width);
  adw_clamp_set_child (ADW_CLAMP (clamp), drop);
  gtk_widget_set_margin_end (drop, 4);
  gtk_widget_set_size_request (clamp, width, -1);
  gtk_box_append (box, clamp);
}

void
brg_import_headings_build (GtkBox *box,
                           GtkColumnView *view,
                           const BrgImportFile *file,
                           BrgFieldFunc func,
                           gpointer data)
{
  const BrgColumn line = { _ ("Row"), BRG_COLUMN_RIGHT, 0, "brg-dim", .dup_text = dup_line };
  const BrgColumn state = { _ ("Status"), .make = brg_columns_make_chip, .show = show_state };
  int character = measure_character (GTK_WIDGET (view));
  g_autoptr (GtkStringList) fields = make_fields ();
  GtkColumnViewColumn *column;

  g_return_if_fail (GTK_IS_BOX (box) && GTK_IS_COLUMN_VIEW (view));

  brg_ui_clear (box);
  brg_columns_remove_all (view);
  column = brg_columns_add (view, &line, NULL);
  gtk_column_view_column_set_fixed_width (column, LINE_CHARS * character);
  append_label (box, _ ("Row"), LINE_CHARS * character);
  column = brg_columns_add (view, &state, NULL);
  gtk_column_view_column_set_fixed_width (column, STATE_CHARS * character);
  append_label (box, _ ("Status"), STATE_CHARS * character);
  for (guint i = 0; i < file->csv->n_columns; i++)
    {
      int width = count_characters (file, i) * character;
      GtkWidget *drop = make_drop (fields, i, func, data);
      g_autofree char *title = g_strdup_printf ("%u", i + 1);
      BrgColumn cells = { title, BRG_COLUMN_LEFT, 1, .dup_field = dup_cell, .field = i };

      column = brg_columns_add (view, &cells, NULL);
      gtk_column_view_column_set_fixed_width (column, width);
      append_heading (box, drop, width);
    }
  gtk_column_view_column_set_expand (column, TRUE);
  brg_import_headings_show (box, file);
}

/* What becomes of a column: a personal paper is taken only where such papers are kept. */
static const char *
get_fate (const BrgImportFile *file, guint column)
{
  BrgPlayerField field = file->mapping->fields[column];

  return brg_player_field_is_personal (field) && !file->keeps_papers
             ? _ ("Left out: personal papers are switched off")
             : brg_player_field_get_label (field);
}

static void
describe (GtkWidget *drop, const BrgImportFile *file, guint column)
{
  const char *field = get_fate (file, column);
  const BrgCsvCell *cell =
      file->mapping->header_row != BRG_NO_HEADER
          ? brg_csv_get_cell (file->csv, (guint) file->mapping->header_row, column)
          : NULL;
  g_autofree char *text = NULL;

  if (cell != NULL && *cell->text != '\0')
    /* Translators: %u is the number of a column, the first %s its heading in the file, the second
     * what it holds */
    text = g_strdup_printf (_ ("Column %u, “%s”: %s"), column + 1, cell->text, field);
  else
    /* Translators: %u is the number of a column, %s what it holds */
    text = g_strdup_printf (_ ("Column %u: %s"), column + 1, field);
  brg_ui_set_tooltip (drop, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (drop), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
show_heading (GtkWidget *drop, const BrgImportFile *file)
{
  Heading *heading = g_object_get_data (G_OBJECT (drop), "brg-heading");

  heading->is_showing = TRUE;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop), file->mapping->fields[heading->column]);
  heading->is_showing = FALSE;
  describe (drop, file, heading->column);
}

void
brg_import_headings_show (GtkBox *box, const BrgImportFile *file)
{
  g_return_if_fail (GTK_IS_BOX (box) && file != NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (box)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (ADW_IS_CLAMP (child))
      show_heading (adw_clamp_get_child (ADW_CLAMP (child)), file);
}
