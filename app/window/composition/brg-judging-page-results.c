/* brg-judging-page-results.c - the results of a section: places, marks of all judges, means
 *
 * Rules: rus-draughts-2022 11.5.2, 11.7
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-contest-ui.h"
#include "brg-contest-words.h"
#include "brg-judging-page-private.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

enum
{
  COLUMN_PLACE,
  COLUMN_NUMBER,
  COLUMN_AUTHOR,
  COLUMN_MARKS,
  COLUMN_MEAN,
  COLUMN_RESULT,
  COLUMN_DISTINCTION,
  N_COLUMNS,
};

/* How wide each is at 100 %, and whether it takes what is left. */
static const struct
{
  int width;
  gboolean expands;
} columns[N_COLUMNS] = {
  [COLUMN_PLACE] = { 56, FALSE },        [COLUMN_NUMBER] = { 56, FALSE },
  [COLUMN_AUTHOR] = { 160, TRUE },       [COLUMN_MARKS] = { 140, FALSE },
  [COLUMN_MEAN] = { 64, FALSE },         [COLUMN_RESULT] = { 64, FALSE },
  [COLUMN_DISTINCTION] = { 120, FALSE },
};

/* rus-draughts-2022 11.5.2: what the judges think is told when all have said it. */
static gboolean
are_marks_in (BrgJudgingPage *self)
{
  const BrgContestSection *section = brg_judging_page_get_section (self);

  return section != NULL ? brg_contest_desk_are_marks_in (self->desk, section)
                         : self->desk->contest->terms->stage != BRG_CONTEST_STAGE_OPEN;
}

static GtkWidget *
make_line (char *texts[N_COLUMNS], const char *css_class)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  for (guint i = 0; i < N_COLUMNS; i++)
    {
      GtkWidget *label = brg_contest_ui_new_label (texts[i] != NULL ? texts[i] : "", css_class);

      gtk_widget_set_size_request (label, columns[i].width, -1);
      gtk_widget_set_hexpand (label, columns[i].expands);
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  return box;
}

static void
clear_texts (char *texts[N_COLUMNS])
{
  for (guint i = 0; i < N_COLUMNS; i++)
    g_free (texts[i]);
}

static char *
dup_marks (const BrgContestWorkRow *row)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < row->section->judges->len; i++)
    {
      g_autofree char *mark = brg_contest_words_dup_points (row->marks[i], brg_ui_get_words ());

      g_string_append_printf (text, "%s%s", i > 0 ? "  " : "", mark);
    }
  return g_string_free (text, FALSE);
}

static GtkWidget *
make_row (const BrgContestWorkRow *row)
{
  GtkWidget *line = gtk_list_box_row_new ();
  const BrgWords *words = brg_ui_get_words ();
  char *texts[N_COLUMNS] = { NULL };
  g_autofree char *said = NULL;

  texts[COLUMN_PLACE] =
      row->first > 0 ? brg_contest_words_dup_places (row->first, row->last) : g_strdup ("—");
  texts[COLUMN_NUMBER] = g_strdup_printf (_ ("No. %u"), row->work->number);
  texts[COLUMN_AUTHOR] = row->is_judged
                             ? g_strdup (row->authors)
                             : g_strdup (brg_contest_words_get_state (row->work->state, words));
  texts[COLUMN_MARKS] = row->is_judged ? dup_marks (row) : g_strdup ("");
  texts[COLUMN_MEAN] =
      row->has_mean ? brg_contest_words_dup_points (row->mean, words) : g_strdup ("—");
  texts[COLUMN_RESULT] = brg_contest_words_dup_points (row->result, words);
  texts[COLUMN_DISTINCTION] = g_strdup (row->work->distinction);
  said = g_strdup_printf ("%s, %s, %s, %s: %s", texts[COLUMN_PLACE], texts[COLUMN_NUMBER],
                          texts[COLUMN_AUTHOR], _ ("result"), texts[COLUMN_RESULT]);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (line),
                              make_line (texts, row->is_judged ? NULL : "brg-dim"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  clear_texts (texts);
  return line;
}

/* rus-draughts-2022 11.5.2, 11.7: an author by the sum of his works that count. */
static GtkWidget *
make_author (const BrgContestAuthorRow *author)
{
  GtkWidget *line = gtk_list_box_row_new ();
  const BrgWords *words = brg_ui_get_words ();
  char *texts[N_COLUMNS] = { NULL };
  g_autofree char *said = NULL;

  texts[COLUMN_PLACE] = author->first > 0
                            ? brg_contest_words_dup_places (author->first, author->last)
                            : g_strdup ("—");
  texts[COLUMN_AUTHOR] = g_strdup (author->name);
  texts[COLUMN_MARKS] = g_strdup_printf (WC_ (words, "composition", "%u of %u works"),
                                         author->n_counted, author->numbers->len);
  texts[COLUMN_RESULT] = brg_contest_words_dup_points (author->total, words);
  said = g_strdup_printf ("%s, %s, %s: %s", texts[COLUMN_PLACE], texts[COLUMN_AUTHOR], _ ("result"),
                          texts[COLUMN_RESULT]);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (line), make_line (texts, NULL));
  /* It is no work: there is nothing to open. */
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (line), FALSE);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (line), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  clear_texts (texts);
  return line;
}

static GtkWidget *
make_authors_header (const BrgContestSection *section)
{
  g_autofree char *title = g_strdup_printf (
      WC_ (brg_ui_get_words (), "composition", "Totals of the authors: %s"), section->name);
  GtkWidget *label = brg_contest_ui_new_label (title, "brg-dim");

  gtk_widget_set_margin_top (label, 14);
  gtk_widget_set_margin_bottom (label, 6);
  return label;
}

static GtkWidget *
make_header (void)
{
  char *texts[N_COLUMNS] = {
    [COLUMN_PLACE] = g_strdup (_ ("Place")),
    [COLUMN_NUMBER] = g_strdup (C_ ("contest", "Work")),
    [COLUMN_AUTHOR] = g_strdup (_ ("Author")),
    [COLUMN_MARKS] = g_strdup (C_ ("contest", "Marks")),
    [COLUMN_MEAN] = g_strdup (C_ ("contest", "Mean")),
    [COLUMN_RESULT] = g_strdup (C_ ("contest", "Result")),
    [COLUMN_DISTINCTION] = g_strdup (_ ("Distinction")),
  };
  GtkWidget *line = make_line (texts, "brg-dim");

  clear_texts (texts);
  return line;
}

static void
set_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  BrgJudgingPage *self = data;
  const BrgContestSection *section = brg_judging_page_get_section (self);

  if (gtk_list_box_row_get_header (row) != NULL)
    return;
  if (before == NULL)
    gtk_list_box_row_set_header (row, make_header ());
  else if ((guint) gtk_list_box_row_get_index (row) == self->ranked->len && section != NULL)
    gtk_list_box_row_set_header (row, make_authors_header (section));
}

/* Under the works, where authors are named. */
static void
append_authors (BrgJudgingPage *self)
{
  for (guint i = 0; i < self->desk->authors->len; i++)
    {
      const BrgContestAuthorRow *author = self->desk->authors->pdata[i];

      if (author->section == brg_judging_page_get_section (self))
        gtk_list_box_append (self->results, make_author (author));
    }
}

/* By place; who has none comes last, by number. */
static gint
compare (gconstpointer a, gconstpointer b, gpointer data)
{
  BrgJudgingPage *self = data;
  const BrgContestWorkRow *one = self->desk->works->pdata[*(const guint *) a];
  const BrgContestWorkRow *other = self->desk->works->pdata[*(const guint *) b];
  guint first = one->first > 0 ? one->first : G_MAXUINT;
  guint second = other->first > 0 ? other->first : G_MAXUINT;

  if (first != second)
    return first < second ? -1 : 1;
  return one->work->number < other->work->number ? -1 : 1;
}

void
brg_judging_page_fill_results (BrgJudgingPage *self)
{
  gboolean are_in = are_marks_in (self);

  brg_ui_clear (self->results);
  gtk_list_box_set_header_func (self->results, set_header, self, NULL);
  g_array_set_size (self->ranked, 0);
  gtk_stack_set_visible_child_name (self->view_stack, !brg_judging_page_shows_results (self)
                                                          ? "boards"
                                                      : are_in ? "results"
                                                               : "waits");
  if (!are_in)
    return;
  g_array_append_vals (self->ranked, self->shown->data, self->shown->len);
  g_array_sort_with_data (self->ranked, compare, self);
  for (guint i = 0; i < self->ranked->len; i++)
    gtk_list_box_append (
        self->results, make_row (self->desk->works->pdata[g_array_index (self->ranked, guint, i)]));
  append_authors (self);
}
