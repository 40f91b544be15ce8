/* brg-judging-page-pane.c - the work that is chosen: mark, solution, what the record shows, remarks
 *
 * Rules: rus-draughts-2022 11.5.2, 11.7
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-chip.h"
#include "brg-contest-check.h"
#include "brg-contest-ui.h"
#include "brg-contest-words.h"
#include "brg-judging-page-private.h"
#include "brg-store-contest-works.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

void
brg_judging_page_set_remark (BrgJudgingPage *self, const char *text)
{
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->remark_view), text, -1);
}

static char *
dup_typed (BrgJudgingPage *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->remark_view);
  GtkTextIter start;
  GtkTextIter end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return g_strstrip (gtk_text_buffer_get_text (buffer, &start, &end, FALSE));
}

char *
brg_judging_page_dup_unsaved_remark (BrgJudgingPage *self)
{
  g_autofree char *text = NULL;

  if (self->desk == NULL || self->remark_of == 0 || !brg_judging_page_may_mark (self) ||
      brg_contest_find_work (self->desk->contest, self->remark_of) == NULL)
    return NULL;
  text = dup_typed (self);
  return g_str_equal (text, brg_judging_page_get_remark (self, self->remark_of))
             ? NULL
             : g_steal_pointer (&text);
}

/* What was typed stays in the field where the store refuses it. While it says so the field is left:
 * that is not stored a second time. */
gboolean
brg_judging_page_store_remark (BrgJudgingPage *self)
{
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  gint64 work_id = self->remark_of;
  g_autofree char *text = brg_judging_page_dup_unsaved_remark (self);
  g_autoptr (GError) error = NULL;
  gboolean done;

  if (text == NULL)
    return TRUE;
  done = brg_store_set_contest_mark (brg_session_get_store (session), work_id, self->judge_id,
                                     brg_judging_page_get_mark (self, work_id), text, &error);
  self->remark_of = 0;
  if (brg_session_finish (session, done, g_steal_pointer (&error)))
    return TRUE;
  self->remark_of = work_id;
  return FALSE;
}

/* What the check found, the solution only: a judge counts what the author gave (11.7). */
static void
show_record (BrgJudgingPage *self, const BrgContestWorkRow *row)
{
  g_autoptr (BrgContestFinding) finding = brg_contest_check_look_up (row->work);
  g_autoptr (GArray) lines = NULL;

  brg_ui_clear (self->record_list);
  if (finding != NULL && finding->fault == BRG_CONTEST_POSITION_FINE)
    lines = brg_contest_lines_new (row->work, finding, brg_ui_get_words ());
  gtk_widget_set_visible (GTK_WIDGET (self->record_list), lines != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->record_heading), lines != NULL);
  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      const BrgContestLine *line = &g_array_index (lines, BrgContestLine, i);

      if (line->is_solution || line->mark == BRG_CONTEST_MARK_BAD)
        gtk_list_box_append (self->record_list, brg_contest_ui_new_line (
                                                    brg_page_get_rulebook (BRG_PAGE (self)), line));
    }
}

static void
show_mark (BrgJudgingPage *self, const BrgContestWorkRow *row)
{
  gint mark = brg_judging_page_get_mark (self, row->work->id);
  g_autofree char *text = brg_contest_words_dup_points (mark, brg_ui_get_words ());

  gtk_label_set_text (self->mark_label, row->is_judged ? text : C_ ("mark", "none"));
  brg_ui_set_class (self->mark_label, "missing", row->is_judged && mark < 0);
  brg_ui_set_class (self->mark_label, "barred", !row->is_judged);
}

/* The result and what the chief judge gave, in the results. */
static void
show_title (BrgJudgingPage *self, const BrgContestWorkRow *row)
{
  g_autofree char *title = g_strdup_printf (_ ("No. %u"), row->work->number);
  g_autofree char *group =
      g_str_equal (row->work->group, "-")
          ? g_strdup (brg_contest_words_get_kind (row->work->kind, brg_ui_get_words ()))
          : g_strdup (brg_contest_words_get_group (row->work->group, brg_ui_get_words ()));
  g_autofree char *whole = g_strdup_printf ("%s · %s", title, group);

  gtk_label_set_text (self->title_label, whole);
  if (row->work->revised < 0)
    return;
  {
    g_autofree char *mark = brg_contest_words_dup_points (row->work->revised, brg_ui_get_words ());
    /* Translators: a mark */
    g_autofree char *text = g_strdup_printf (_ ("chief judge: %s"), mark);
    GtkWidget *chip = brg_chip_new (BRG_CHIP_INFO, NULL, text);

    gtk_widget_set_tooltip_text (chip, row->work->revised_reason);
    gtk_box_append (self->chip_box, chip);
  }
}

void
brg_judging_page_show_work (BrgJudgingPage *self)
{
  const BrgContestWorkRow *row = brg_judging_page_get_row (self);
  gboolean is_sheet = !brg_judging_page_shows_results (self) && self->judge_id != 0;

  brg_ui_clear (self->chip_box);
  brg_ui_clear (self->remarks_box);
  gtk_widget_set_visible (self->mark_area, row != NULL && is_sheet);
  gtk_widget_set_visible (self->remark_area, row != NULL && is_sheet);
  gtk_widget_set_visible (self->results_area, row != NULL && !is_sheet);
  gtk_widget_set_visible (GTK_WIDGET (self->hand_button), is_sheet);
  gtk_text_view_set_editable (self->remark_view,
                              brg_judging_page_may_mark (self) && row != NULL && row->is_judged);
  self->remark_of = row != NULL && row->is_judged ? row->work->id : 0;
  brg_judging_page_set_remark (
      self, row != NULL && is_sheet ? brg_judging_page_get_remark (self, row->work->id) : "");
  gtk_label_set_text (self->solution_label, row != NULL ? row->work->solution : "");
  if (row == NULL)
    {
      gtk_label_set_text (self->title_label, _ ("No work"));
      brg_ui_clear (self->record_list);
      return;
    }
  show_title (self, row);
  show_mark (self, row);
  show_record (self, row);
  brg_contest_ui_show_remarks (self->remarks_box, self->desk->contest, row->work->id,
                               "judging.answer");
}
