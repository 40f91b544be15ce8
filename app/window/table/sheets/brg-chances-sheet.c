/* brg-chances-sheet.c - what everybody can still reach
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-chances-sheet.h"

#include <glib/gi18n.h>

#include "brg-award-words.h"
#include "brg-chance-words.h"
#include "brg-chances-form.h"
#include "brg-columns.h"
#include "brg-event-table.h"
#include "brg-name-words.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

/* Parts the texts of the columns in one string; no text contains it. */
#define SEPARATOR "\x1f"

enum
{
  FIELD_PLACE,
  FIELD_NAME,
  FIELD_POINTS,
  FIELD_WIN,
  FIELD_DRAW,
  FIELD_LOSS,
  FIELD_ALL,
  FIELD_MEANING,
  N_FIELDS,
};

struct _BrgChancesSheet
{
  BrgSheet parent_instance;

  GtkDropDown *list_choice;
  GtkButton *print_button;
  GtkLabel *state_label;
  GtkColumnView *table;
  GtkLabel *meaning_label;

  GtkStringList *rows;
  GtkSingleSelection *selection;
};

G_DEFINE_FINAL_TYPE (BrgChancesSheet, brg_chances_sheet, BRG_TYPE_SHEET)

static char *
dup_field (gpointer item, guint field, gpointer data G_GNUC_UNUSED)
{
  g_auto (GStrv) fields =
      g_strsplit (gtk_string_object_get_string (GTK_STRING_OBJECT (item)), SEPARATOR, N_FIELDS);

  return g_strdup (fields[field]);
}

static char *
dup_result (const BrgChance *chance, BrgChanceResult result)
{
  return chance->opponent == BRG_NOBODY ? g_strdup ("")
                                        : brg_award_words_span (&chance->by_result[result]);
}

static void
add_row (BrgChancesSheet *self,
         const BrgAwardLists *lists,
         guint list,
         const BrgClassified *line,
         const BrgChance *chance)
{
  g_autofree char *place = brg_award_words_places (line->place, line->last_place);
  g_autofree char *name =
      brg_name_words_dup (lists->source.snapshot, chance->player, BRG_NAME_PLAIN, NULL);
  g_autofree char *points = brg_points_to_figures (chance->points);
  g_autofree char *win = dup_result (chance, BRG_CHANCE_WIN);
  g_autofree char *draw = dup_result (chance, BRG_CHANCE_DRAW);
  g_autofree char *loss = dup_result (chance, BRG_CHANCE_LOSS);
  g_autofree char *all = brg_award_words_span (&chance->all);
  g_autofree char *meaning = brg_award_words_chance (lists, list, chance, brg_ui_get_words ());

  gtk_string_list_take (
      self->rows, g_strjoin (SEPARATOR, place, name, points, win, draw, loss, all, meaning, NULL));
}

static void
show_list (BrgChancesSheet *self, const BrgAwardLists *lists, guint list)
{
  g_autoptr (GArray) chances = brg_award_lists_find_chances (lists, list);
  const GArray *lines = lists->lists->pdata[list];
  gboolean is_exact = TRUE;

  for (guint i = 0; i < chances->len; i++)
    {
      const BrgChance *chance = &g_array_index (chances, BrgChance, i);

      /* Both follow the table. */
      add_row (self, lists, list, &g_array_index (lines, BrgClassified, i), chance);
      is_exact &= chance->is_exact;
    }
  gtk_label_set_text (
      self->state_label,
      is_exact ? _ ("Places after all games, on points: the best if every tie-break goes the "
                    "player’s way, the worst if none does.")
               : _ ("Limits: no better or worse place is possible. They become exact once the "
                    "last round is paired."));
}

static void
show_chances (BrgChancesSheet *self)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  g_autoptr (BrgEventTable) table =
      brg_event_table_new (snapshot, brg_chances_form_find_round (snapshot));
  BrgTableSource source = brg_event_table_get_source (table, snapshot);
  g_autoptr (BrgAwardLists) lists = brg_award_lists_new (&source);
  guint list = gtk_drop_down_get_selected (self->list_choice);

  gtk_string_list_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)),
                          NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->print_button),
                            brg_award_lists_has_chances (snapshot));
  if (brg_award_lists_has_chances (snapshot))
    show_list (self, lists, MIN (list, lists->lists->len - 1));
  else
    gtk_label_set_text (self->state_label,
                        brg_snapshot_is_knockout (snapshot)
                            ? _ ("In a knock-out the bracket decides the places.")
                            : _ ("Nothing is open: all games are played, or game points decide "
                                 "the places."));
}

static void
on_row_selected (BrgChancesSheet *self)
{
  gpointer item = gtk_single_selection_get_selected_item (self->selection);
  g_autofree char *name = NULL;
  g_autofree char *meaning = NULL;
  g_autofree char *text = NULL;

  if (item == NULL)
    {
      gtk_label_set_text (self->meaning_label, "");
      return;
    }
  name = dup_field (item, FIELD_NAME, NULL);
  meaning = dup_field (item, FIELD_MEANING, NULL);
  text = *meaning == '\0' ? g_strdup (name) : g_strdup_printf ("%s. %s", name, meaning);
  gtk_label_set_text (self->meaning_label, text);
}

static void
on_print_clicked (BrgChancesSheet *self)
{
  brg_sheet_leave_for (BRG_SHEET (self), "documents", "chances");
}

static void
brg_chances_sheet_dispose (GObject *object)
{
  g_clear_object (&BRG_CHANCES_SHEET (object)->selection);
  G_OBJECT_CLASS (brg_chances_sheet_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgChancesSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (list_choice), CHILD (print_button),  CHILD (state_label),
  CHILD (table),       CHILD (meaning_label),
};

static void
brg_chances_sheet_class_init (BrgChancesSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_chances_sheet_dispose;
  brg_template_set (klass, "brg-chances-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_print_clicked);
}

static void
add_columns (BrgChancesSheet *self)
{
  BrgColumn columns[N_FIELDS] = {
    [FIELD_PLACE] = { _ ("Place"), BRG_COLUMN_RIGHT, 6, NULL },
    [FIELD_NAME] = { _ ("Name"), BRG_COLUMN_LEFT, 20, NULL, .expands = TRUE },
    [FIELD_POINTS] = { _ ("Points"), BRG_COLUMN_RIGHT, 6, NULL },
    [FIELD_WIN] = { _ ("After a win"), BRG_COLUMN_CENTRE, 9, NULL },
    [FIELD_DRAW] = { _ ("A draw"), BRG_COLUMN_CENTRE, 9, NULL },
    [FIELD_LOSS] = { _ ("A loss"), BRG_COLUMN_CENTRE, 9, NULL },
    [FIELD_ALL] = { _ ("Overall"), BRG_COLUMN_CENTRE, 9, "brg-strong" },
    [FIELD_MEANING] = { _ ("What it means"), BRG_COLUMN_LEFT, 30, .expands = TRUE },
  };

  for (guint i = 0; i < N_FIELDS; i++)
    {
      columns[i].dup_field = dup_field;
      columns[i].field = i;
    }
  brg_columns_add_all (self->table, columns, N_FIELDS, NULL);
}

static void
brg_chances_sheet_init (BrgChancesSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = gtk_string_list_new (NULL);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (self->rows));
  gtk_column_view_set_model (self->table, GTK_SELECTION_MODEL (self->selection));
  add_columns (self);
  g_signal_connect_swapped (self->selection, "notify::selected-item", G_CALLBACK (on_row_selected),
                            self);
  g_signal_connect_swapped (self->list_choice, "notify::selected", G_CALLBACK (show_chances), self);
}

static void
fill_choices (BrgChancesSheet *self, BrgSnapshot *snapshot)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("All players"));
  for (guint i = 0; i < snapshot->categories->len; i++)
    gtk_string_list_append (names, ((const BrgCategory *) snapshot->categories->pdata[i])->name);
  gtk_drop_down_set_model (self->list_choice, G_LIST_MODEL (names));
  gtk_widget_set_visible (GTK_WIDGET (self->list_choice), snapshot->categories->len > 0);
}

void
brg_chances_sheet_present (BrgShell *shell)
{
  BrgSnapshot *snapshot;
  BrgChancesSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  if (snapshot == NULL)
    return;
  self = g_object_new (BRG_TYPE_CHANCES_SHEET, "transient-for", shell, NULL);
  fill_choices (self, snapshot);
  show_chances (self);
  on_row_selected (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
}
