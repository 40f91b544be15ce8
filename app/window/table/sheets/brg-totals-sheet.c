/* brg-totals-sheet.c - team result of an event of players
 *
 * Rules: rus-draughts-2022 1.3
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-totals-sheet.h"

#include <glib/gi18n.h>

#include "brg-award-words.h"
#include "brg-event-table.h"
#include "brg-name-words.h"
#include "brg-spin-row.h"
#include "brg-store-awards.h"
#include "brg-template.h"
#include "brg-totals-form.h"
#include "brg-ui.h"

#define MOST_BEST 99

struct _BrgTotalsSheet
{
  BrgSheet parent_instance;

  GtkButton *print_button;
  GtkWidget *form_box;
  AdwComboRow *by_row;
  BrgSpinRow *best_row;
  AdwComboRow *of_row;
  GtkListBox *list;

  gboolean is_filling; /* choices are being filled, not made */
};

G_DEFINE_FINAL_TYPE (BrgTotalsSheet, brg_totals_sheet, BRG_TYPE_SHEET)

static const char *const fields[] = { "", "organisation", "federation", "coach" };
static const char *const orders[] = { "points", "places" };

/* "Ivanov 5½, Petrov 4 (Sidorov 3)": who does not count stands in brackets. */
static char *
dup_players (const BrgAwardLists *lists, const BrgTeamTotal *total)
{
  const BrgStandings *standings = lists->source.standings;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < total->players->len; i++)
    {
      gint player = g_array_index (total->players, BrgClassified, i).player;
      gboolean counts = (gint) i < total->n_counted;
      g_autofree char *name =
          brg_name_words_dup (lists->source.snapshot, player, BRG_NAME_SHORT, NULL);
      g_autofree char *points =
          brg_points_to_figures (standings->lines[standings->line_of[player]].points);

      g_string_append_printf (text, counts ? "%s%s %s" : "%s(%s %s)", i > 0 ? ", " : "", name,
                              points);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_row (BrgTotalsSheet *self,
         const BrgAwardLists *lists,
         const BrgTeamTotal *total,
         const char *name)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *place = brg_award_words_places (total->place, total->last_place);
  g_autofree char *points = brg_points_to_figures (total->points);
  g_autofree char *places = brg_totals_form_dup_places (total->twice_places);
  g_autofree char *title = g_strdup_printf ("%s. %s", place, name);
  g_autofree char *players = dup_players (lists, total);
  g_autofree char *sums =
      total->is_short
          /* Translators: sums of points and of places of a team that has too few players */
          ? g_strdup_printf (_ ("points %s, places %s, incomplete"), points, places)
          /* Translators: sums of points and of places of a team */
          : g_strdup_printf (_ ("points %s, places %s"), points, places);
  GtkWidget *label = gtk_label_new (sums);

  gtk_widget_add_css_class (label, "numeric");
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), players);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  gtk_list_box_append (self->list, row);
}

static void
fill_list (BrgTotalsSheet *self, BrgSnapshot *snapshot)
{
  g_autoptr (BrgEventTable) table = brg_event_table_new (snapshot, 0);
  BrgTableSource source = brg_event_table_get_source (table, snapshot);
  g_autoptr (BrgAwardLists) lists = brg_award_lists_new (&source);
  g_autoptr (GPtrArray) names = NULL;
  g_autoptr (GPtrArray) totals = brg_award_lists_total (lists, &names);

  brg_ui_clear (self->list);
  for (guint i = 0; i < totals->len; i++)
    {
      const BrgTeamTotal *total = totals->pdata[i];

      add_row (self, lists, total, names->pdata[total->team]);
    }
}

static guint
find_word (const char *const *words, guint n_words, const char *word)
{
  for (guint i = 0; i < n_words; i++)
    if (g_str_equal (words[i], word))
      return i;
  return 0;
}

static void
refresh (BrgTotalsSheet *self)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  const BrgGroup *group = snapshot->group;
  gboolean is_on = *group->totals_by != '\0';

  self->is_filling = TRUE;
  adw_combo_row_set_selected (self->by_row,
                              find_word (fields, G_N_ELEMENTS (fields), group->totals_by));
  adw_combo_row_set_selected (self->of_row,
                              find_word (orders, G_N_ELEMENTS (orders), group->totals_of));
  brg_spin_row_set_value (self->best_row, group->totals_best);
  self->is_filling = FALSE;
  gtk_widget_set_sensitive (GTK_WIDGET (self->best_row), is_on);
  gtk_widget_set_sensitive (GTK_WIDGET (self->of_row), is_on);
  gtk_widget_set_sensitive (GTK_WIDGET (self->print_button), is_on);
  gtk_widget_set_sensitive (self->form_box, snapshot->event->state == BRG_EVENT_OPEN);
  fill_list (self, snapshot);
}

static void
store (BrgTotalsSheet *self)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  const char *by;
  const char *of;
  gint best = brg_spin_row_get_value (self->best_row);
  GError *error = NULL;
  gboolean done;

  if (self->is_filling)
    return;
  by = fields[MIN (adw_combo_row_get_selected (self->by_row), G_N_ELEMENTS (fields) - 1)];
  of = orders[MIN (adw_combo_row_get_selected (self->of_row), G_N_ELEMENTS (orders) - 1)];
  if (g_str_equal (by, snapshot->group->totals_by) && best == snapshot->group->totals_best &&
      g_str_equal (of, snapshot->group->totals_of))
    return;
  done = brg_store_set_totals (brg_sheet_get_store (BRG_SHEET (self)), snapshot->group->id, by,
                               best, of, &error);
  brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), done, error);
  refresh (self);
}

static void
on_print_clicked (BrgTotalsSheet *self)
{
  brg_sheet_leave_for (BRG_SHEET (self), "documents", "totals");
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgTotalsSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (print_button), CHILD (form_box), CHILD (by_row),
  CHILD (best_row),     CHILD (of_row),   CHILD (list),
};

static void
brg_totals_sheet_class_init (BrgTotalsSheetClass *klass)
{
  g_type_ensure (BRG_TYPE_SPIN_ROW);
  brg_template_set (klass, "brg-totals-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), store);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_print_clicked);
}

static void
brg_totals_sheet_init (BrgTotalsSheet *self)
{
  const char *const by_names[] = { _ ("no team results"), _ ("organisation"), _ ("federation"),
                                   _ ("coach"), NULL };
  const char *const of_names[] = { _ ("sum of points"), _ ("sum of places"), NULL };
  g_autoptr (GtkStringList) by_model = gtk_string_list_new (by_names);
  g_autoptr (GtkStringList) of_model = gtk_string_list_new (of_names);

  gtk_widget_init_template (GTK_WIDGET (self));
  self->is_filling = TRUE;
  adw_combo_row_set_model (self->by_row, G_LIST_MODEL (by_model));
  adw_combo_row_set_model (self->of_row, G_LIST_MODEL (of_model));
  brg_spin_row_set_range (self->best_row, 0, MOST_BEST);
  g_signal_connect_swapped (self->by_row, "notify::selected", G_CALLBACK (store), self);
  g_signal_connect_swapped (self->of_row, "notify::selected", G_CALLBACK (store), self);
}

void
brg_totals_sheet_present (BrgShell *shell)
{
  BrgSnapshot *snapshot;
  BrgTotalsSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  if (snapshot == NULL || brg_snapshot_has_teams (snapshot))
    return;
  self = g_object_new (BRG_TYPE_TOTALS_SHEET, "transient-for", shell, NULL);
  refresh (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->by_row));
}
