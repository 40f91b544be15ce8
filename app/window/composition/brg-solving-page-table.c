/* brg-solving-page-table.c - the table of solvers: points by work, sums, places that are still open
 *
 * Rules: rus-draughts-2022 11.6.1
 * Tests: tests/gui/contest-solving.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-contest-words.h"
#include "brg-solving-page-private.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

enum
{
  COLUMN_PLACE,
  COLUMN_NAME,
  COLUMN_TITLE,
  COLUMN_TOWN,
  N_FIRST_COLUMNS,
};

static GtkWidget *
attach (BrgSolvingPage *self, const char *text, const char *css_class, int column, int row)
{
  GtkWidget *label = gtk_label_new (text);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (self->table, label, column, row, 1, 1);
  return label;
}

static GtkWidget *
attach_left (BrgSolvingPage *self, const char *text, const char *css_class, int column, int row)
{
  GtkWidget *label = attach (self, text, css_class, column, row);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

static int
get_bonus_column (BrgSolvingPage *self)
{
  return N_FIRST_COLUMNS + (int) self->desk->solved->len;
}

/* The number of a work over the points that it gives. */
static void
fill_header (BrgSolvingPage *self)
{
  attach (self, _ ("Place"), "brg-dim", COLUMN_PLACE, 0);
  attach_left (self, _ ("Name"), "brg-dim", COLUMN_NAME, 0);
  attach_left (self, C_ ("solver", "Title"), "brg-dim", COLUMN_TITLE, 0);
  attach_left (self, C_ ("solver", "Town"), "brg-dim", COLUMN_TOWN, 0);
  for (guint i = 0; i < self->desk->solved->len; i++)
    {
      const BrgContestWorkRow *row = self->desk->solved->pdata[i];
      g_autofree char *number = g_strdup_printf (_ ("No. %u"), row->work->number);
      g_autofree char *most = brg_contest_words_dup_points (row->work->points, brg_ui_get_words ());
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      GtkWidget *upper = gtk_label_new (number);
      GtkWidget *lower = gtk_label_new (most);

      gtk_widget_add_css_class (upper, "brg-strong");
      gtk_widget_add_css_class (lower, "brg-dim");
      gtk_box_append (GTK_BOX (box), upper);
      gtk_box_append (GTK_BOX (box), lower);
      gtk_grid_attach (self->table, box, N_FIRST_COLUMNS + (int) i, 0, 1, 1);
    }
  attach (self, C_ ("solver", "Extra"), "brg-dim", get_bonus_column (self), 0);
  attach (self, C_ ("solver", "Sum"), "brg-dim", get_bonus_column (self) + 1, 0);
}

static void
fill_cell (GtkLabel *label, const BrgContestCell *cell)
{
  g_autofree char *points = cell->answer != NULL && !cell->is_open
                                ? brg_contest_words_dup_points (cell->points, brg_ui_get_words ())
                                : g_strdup (cell->answer != NULL ? "—" : "·");
  g_autofree char *text = g_strconcat (points, cell->is_late ? BRG_CONTEST_LATE : "", NULL);

  gtk_label_set_text (label, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label),
                               cell->is_late ? _ ("Handed in after the time") : NULL);
  brg_ui_set_class (label, "brg-strong", cell->is_full);
  brg_ui_set_class (label, "missing", cell->is_open);
  brg_ui_set_class (label, "brg-dim", cell->answer == NULL);
}

static void
fill_solver (BrgSolvingPage *self, guint n)
{
  const BrgContestSolverRow *solver = self->desk->solvers->pdata[n];
  const BrgEntry *entry = brg_snapshot_get_entry (self->desk->snapshot, solver->entry);
  const BrgWords *words = brg_ui_get_words ();
  g_autofree char *places = brg_contest_words_dup_places (solver->first, solver->last);
  g_autofree char *bonus = brg_contest_words_dup_points (solver->bonus, words);
  g_autofree char *more = solver->bonus > 0 ? g_strdup_printf ("+%s", bonus) : g_strdup ("");
  g_autofree char *total = brg_contest_words_dup_points (solver->total, words);
  int row = (int) n + 1;

  attach (self, places, "brg-strong", COLUMN_PLACE, row);
  gtk_widget_set_hexpand (
      attach_left (self, solver->name, solver->open > 0 ? "brg-strong" : NULL, COLUMN_NAME, row),
      TRUE);
  attach_left (self, entry->title, "brg-dim", COLUMN_TITLE, row);
  attach_left (self, *entry->town != '\0' ? entry->town : entry->region, "brg-dim", COLUMN_TOWN,
               row);
  for (guint i = 0; i < self->desk->solved->len; i++)
    {
      GtkWidget *label = attach (self, "", "brg-contest-cell", N_FIRST_COLUMNS + (int) i, row);

      fill_cell (GTK_LABEL (label), &solver->cells[i]);
      g_ptr_array_add (self->cells, label);
    }
  attach (self, more, NULL, get_bonus_column (self), row);
  attach (self, total, "brg-strong", get_bonus_column (self) + 1, row);
}

/* How many solved a work in full, of those who were looked at. */
static void
fill_foot (BrgSolvingPage *self)
{
  int row = (int) self->desk->solvers->len + 1;
  GtkWidget *label = gtk_label_new (_ ("Solved in full, of those checked"));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "brg-dim");
  gtk_grid_attach (self->table, label, COLUMN_PLACE, row, N_FIRST_COLUMNS, 1);
  for (guint i = 0; i < self->desk->full->len; i++)
    {
      const BrgContestFull *full = &g_array_index (self->desk->full, BrgContestFull, i);
      g_autofree char *text = g_strdup_printf ("%u/%u", full->n_full, full->n_checked);

      attach (self, text, "brg-dim", N_FIRST_COLUMNS + (int) i, row);
    }
}

static void
append_name (GString *text, const char *name, gboolean is_first)
{
  g_string_append_printf (text, "%s%s", is_first ? "" : ", ", name);
}

/* By work, whose answers are not looked at yet. */
static void
show_left (BrgSolvingPage *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, _ ("Left to check: %u"), self->desk->n_open_answers);
  for (guint i = 0; i < self->desk->solved->len; i++)
    {
      const BrgContestWorkRow *work = self->desk->solved->pdata[i];
      gboolean is_first = TRUE;

      for (guint j = 0; j < self->desk->solvers->len; j++)
        {
          const BrgContestSolverRow *solver = self->desk->solvers->pdata[j];

          if (!solver->cells[i].is_open)
            continue;
          if (is_first)
            g_string_append_printf (text, _ ("\nNo. %u: "), work->work->number);
          append_name (text, solver->name, is_first);
          is_first = FALSE;
        }
    }
  gtk_label_set_text (self->left_label, text->str);
}

/* rus-draughts-2022 11.6.1: what solvers found in the works. */
static void
show_noticed (BrgSolvingPage *self)
{
  g_autoptr (GString) text = g_string_new (_ ("Noticed by solvers"));

  for (guint i = 0; i < self->desk->solved->len; i++)
    {
      const BrgContestWorkRow *work = self->desk->solved->pdata[i];
      gboolean is_first = TRUE;

      for (guint j = 0; j < self->desk->solvers->len; j++)
        {
          const BrgContestSolverRow *solver = self->desk->solvers->pdata[j];
          const BrgContestAnswer *answer = solver->cells[i].answer;

          if (answer == NULL || answer->n_side + answer->n_unsolvable + answer->n_inexact == 0)
            continue;
          if (is_first)
            g_string_append_printf (text, _ ("\nNo. %u: "), work->work->number);
          append_name (text, solver->name, is_first);
          is_first = FALSE;
        }
    }
  gtk_label_set_text (self->noticed_label, text->str);
}

void
brg_solving_page_fill_table (BrgSolvingPage *self)
{
  g_ptr_array_set_size (self->cells, 0);
  brg_ui_clear (self->table);
  if (self->desk == NULL)
    return;
  fill_header (self);
  for (guint i = 0; i < self->desk->solvers->len; i++)
    fill_solver (self, i);
  fill_foot (self);
  show_left (self);
  show_noticed (self);
  gtk_label_set_text (self->authors_label,
                      self->desk->hides_authors
                          ? _ ("Authors are named together with the solutions (11.6.1).")
                          : "");
}

static GtkWidget *
get_cell (BrgSolvingPage *self, gint solver, gint work)
{
  guint n = (guint) solver * self->desk->solved->len + (guint) work;

  return solver >= 0 && work >= 0 && n < self->cells->len ? self->cells->pdata[n] : NULL;
}

/* One cell is the one at hand; the table says which to a screen reader. */
void
brg_solving_page_show_cell (BrgSolvingPage *self)
{
  gint solver = brg_solving_page_find_solver (self);
  gint work = brg_solving_page_find_work (self);
  GtkWidget *cell = self->desk != NULL ? get_cell (self, solver, work) : NULL;
  g_autofree char *said = NULL;

  for (guint i = 0; i < self->cells->len; i++)
    brg_ui_set_class (self->cells->pdata[i], "at-hand", self->cells->pdata[i] == cell);
  if (cell == NULL)
    return;
  said = g_strdup_printf (_ ("%s, no. %u: %s"),
                          ((const BrgContestSolverRow *) self->desk->solvers->pdata[solver])->name,
                          brg_solving_page_get_work (self)->number,
                          gtk_label_get_text (GTK_LABEL (cell)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->table), GTK_ACCESSIBLE_PROPERTY_LABEL, said,
                                  -1);
  brg_ui_show_whole (cell, cell);
}

void
brg_solving_page_go (BrgSolvingPage *self, gint solver, gint work)
{
  if (self->desk == NULL || self->desk->solvers->len == 0 || self->desk->solved->len == 0)
    return;
  solver = CLAMP (solver, 0, (gint) self->desk->solvers->len - 1);
  work = CLAMP (work, 0, (gint) self->desk->solved->len - 1);
  self->entry_id = brg_snapshot_get_entry (
                       self->desk->snapshot,
                       ((const BrgContestSolverRow *) self->desk->solvers->pdata[solver])->entry)
                       ->id;
  self->work_id = ((const BrgContestWorkRow *) self->desk->solved->pdata[work])->work->id;
  brg_solving_page_take_answer (self);
  brg_solving_page_show_cell (self);
  brg_solving_page_show_answer (self);
  brg_solving_page_update_actions (self);
}
