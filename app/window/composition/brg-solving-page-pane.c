/* brg-solving-page-pane.c - one answer: points by variant, extra points, what the sum would become
 *
 * Rules: rus-draughts-2022 11.6.1
 * Tests: tests/gui/contest-solving.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>
#include <string.h>

#include "brg-board-thumb.h"
#include "brg-contest-board.h"
#include "brg-contest-fields.h"
#include "brg-contest-time.h"
#include "brg-contest-ui.h"
#include "brg-contest-words.h"
#include "brg-solving-page-private.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

#define BOARD 138

static gint64
get_points (BrgSolvingPage *self, guint n)
{
  return self->draft != NULL && n < self->draft->points->len
             ? g_array_index (self->draft->points, gint64, n)
             : -1;
}

static GtkWidget *
make_variant (BrgSolvingPage *self, const BrgContestWork *work, guint n)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  const BrgContestVariant *variant = n < work->variants->len ? work->variants->pdata[n] : NULL;
  g_autofree char *number = g_strdup_printf ("%u", n + 1);
  g_autofree char *got = brg_contest_words_dup_points (get_points (self, n), brg_ui_get_words ());
  g_autofree char *most =
      brg_contest_words_dup_points (brg_contest_work_get_points (work, n), brg_ui_get_words ());
  /* Translators: points that were given, points at most */
  g_autofree char *text = g_strdup_printf (_ ("%s of %s"), got, most);
  GtkWidget *key = gtk_label_new (number);
  GtkWidget *line =
      brg_contest_ui_new_label (variant != NULL ? variant->line : _ ("The whole solution"), NULL);
  GtkWidget *points = gtk_label_new (text);

  gtk_widget_add_css_class (key, "brg-keycap");
  gtk_widget_set_hexpand (line, TRUE);
  brg_ui_set_class (points, "brg-strong", n == self->variant);
  gtk_box_append (GTK_BOX (box), key);
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), points);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_set_focusable (row, FALSE);
  return row;
}

static void
show_variants (BrgSolvingPage *self, const BrgContestWork *work)
{
  brg_ui_clear (self->variants_list);
  for (guint i = 0; i < brg_contest_work_n_variants (work); i++)
    {
      GtkWidget *row = make_variant (self, work, i);

      gtk_list_box_append (self->variants_list, row);
      if (i == self->variant)
        gtk_list_box_select_row (self->variants_list, GTK_LIST_BOX_ROW (row));
    }
}

static const struct
{
  const char *title;
  const char *key;
  const char *action;
} bonuses[BRG_N_SOLVING_BONUSES] = {
  [BRG_SOLVING_SIDE] = { N_ ("side solution"), "S", "solving.side" },
  [BRG_SOLVING_UNSOLVABLE] = { N_ ("unsolvable"), "U", "solving.unsolvable" },
  [BRG_SOLVING_INEXACT] = { N_ ("inexactness"), "I", "solving.inexact" },
};

static GtkWidget *
make_bonus (BrgSolvingPage *self, BrgSolvingBonus bonus, gint64 worth)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  guint count = self->draft != NULL ? *brg_solving_page_get_count (self->draft, bonus) : 0;
  g_autofree char *points = brg_contest_words_dup_points (worth, brg_ui_get_words ());
  g_autofree char *text =
      count > 1 ? g_strdup_printf ("+%s × %u", points, count) : g_strdup_printf ("+%s", points);
  GtkWidget *sign = gtk_image_new_from_icon_name (count > 0 ? "object-select-symbolic"
                                                            : "value-decrease-symbolic");
  GtkWidget *key = gtk_label_new (bonuses[bonus].key);
  GtkWidget *title = brg_contest_ui_new_label (_ (bonuses[bonus].title), NULL);
  GtkWidget *worth_label = gtk_label_new (text);
  g_autofree char *said = g_strdup_printf ("%s: %u", _ (bonuses[bonus].title), count);

  gtk_widget_set_opacity (sign, count > 0 ? 1.0 : 0.25);
  gtk_widget_add_css_class (key, "brg-keycap");
  gtk_widget_set_hexpand (title, TRUE);
  brg_ui_set_class (worth_label, "brg-strong", count > 0);
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), key);
  gtk_box_append (GTK_BOX (box), worth_label);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), bonuses[bonus].action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  return row;
}

/* Those that the regulations give (11.6.1). */
static void
show_bonuses (BrgSolvingPage *self)
{
  gboolean has_any = FALSE;

  brg_ui_clear (self->bonus_list);
  for (guint i = 0; i < BRG_N_SOLVING_BONUSES; i++)
    {
      gint64 worth = brg_solving_page_get_worth (self->desk->contest->terms, (BrgSolvingBonus) i);

      if (worth <= 0)
        continue;
      has_any = TRUE;
      gtk_list_box_append (self->bonus_list, make_bonus (self, (BrgSolvingBonus) i, worth));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->bonus_list), has_any);
  gtk_widget_set_visible (self->bonus_heading, has_any);
}

static void
show_board (BrgSolvingPage *self, const BrgContestWork *work)
{
  BrgBoardPicture picture;
  g_autofree char *title = g_strdup_printf (_ ("No. %u"), work->number);

  brg_ui_clear (self->board_box);
  if (brg_contest_board_draw (work, &picture))
    gtk_box_append (self->board_box, brg_board_thumb_new (&picture, BOARD, title));
}

static char *
dup_handed (const BrgContestAnswer *answer)
{
  if (*answer->handed_at == '\0')
    return g_strdup ("");
  return strchr (answer->handed_at, 'T') != NULL ? brg_ui_dup_local_time (answer->handed_at, FALSE)
                                                 : brg_contest_fields_dup_day (answer->handed_at);
}

static void
show_facts (BrgSolvingPage *self, const BrgContestWork *work)
{
  g_autofree char *task = brg_contest_words_dup_task (work, brg_ui_get_words ());
  g_autofree char *handed = self->draft != NULL ? dup_handed (self->draft) : g_strdup ("");
  g_autoptr (GString) text = g_string_new (task);
  const BrgContest *contest = self->desk->contest;

  if (*handed != '\0')
    /* Translators: a time of day or a day */
    g_string_append_printf (
        text,
        brg_contest_is_late (contest->terms, brg_contest_find_section (contest, work->section_id),
                             self->draft->handed_at)
            /* Translators: a time of day or a day */
            ? _ ("\nhanded in %s, after the time")
            : _ ("\nhanded in %s"),
        handed);
  if (self->draft != NULL && *self->draft->sheet != '\0')
    /* Translators: number of a sheet */
    g_string_append_printf (text, _ ("\nsheet %s"), self->draft->sheet);
  if (self->draft != NULL && *self->draft->note != '\0')
    g_string_append_printf (text, "\n%s", self->draft->note);
  if (self->draft != NULL && self->draft->id == 0)
    g_string_append_printf (text, "\n%s", _ ("nothing handed in"));
  gtk_label_set_text (self->facts_label, text->str);
}

/* What the points in the pane would make of the table. */
static void
show_preview (BrgSolvingPage *self, gint solver, gint work)
{
  const BrgWords *words = brg_ui_get_words ();
  gint64 points = 0;
  gint64 total;
  guint first;
  guint last;
  g_autofree char *sum = NULL;
  g_autofree char *places = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; self->draft != NULL && i < self->draft->points->len; i++)
    points += MAX (g_array_index (self->draft->points, gint64, i), 0);
  brg_contest_desk_preview (
      self->desk, (guint) solver, (guint) work, points,
      self->draft != NULL ? brg_contest_desk_get_bonus (self->desk->contest->terms, self->draft)
                          : 0,
      &total, &first, &last);
  sum = brg_contest_words_dup_points (total, words);
  places = brg_contest_words_dup_places (first, last);
  /* Translators: points of a solver, his place or range of places */
  text = g_strdup_printf (_ ("With this the sum is %s, place %s."), sum, places);
  gtk_label_set_text (self->preview_label, text);
}

void
brg_solving_page_show_answer (BrgSolvingPage *self)
{
  const BrgContestWork *work = brg_solving_page_get_work (self);
  gint solver = brg_solving_page_find_solver (self);
  gint column = brg_solving_page_find_work (self);
  g_autofree char *title = NULL;
  g_autofree char *points = NULL;
  g_autofree char *most = NULL;

  if (work == NULL || solver < 0 || column < 0)
    {
      gtk_label_set_text (self->title_label, _ ("No answer"));
      gtk_label_set_text (self->most_label, "");
      brg_ui_clear (self->board_box);
      brg_ui_clear (self->variants_list);
      brg_ui_clear (self->bonus_list);
      gtk_label_set_text (self->preview_label, "");
      return;
    }
  /* Translators: name of a solver, number of a work */
  title = g_strdup_printf (_ ("%s, no. %u"),
                           ((const BrgContestSolverRow *) self->desk->solvers->pdata[solver])->name,
                           work->number);
  points = brg_contest_words_dup_points (work->points, brg_ui_get_words ());
  /* Translators: points at most */
  most = g_strdup_printf (_ ("up to %s"), points);
  gtk_label_set_text (self->title_label, title);
  gtk_label_set_text (self->most_label, most);
  show_board (self, work);
  show_facts (self, work);
  show_variants (self, work);
  show_bonuses (self);
  show_preview (self, solver, column);
}
