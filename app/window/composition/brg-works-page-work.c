/* brg-works-page-work.c - the work that is chosen: board, solution, facts, requirements met
 *
 * Rules: rus-draughts-2022 11.1, 11.2, 11.4, 11.5.2, 11.7
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-contest-doubts.h"
#include "brg-contest-fields.h"
#include "brg-contest-ui.h"
#include "brg-contest-words.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-works-page-private.h"

static void
add_fact (BrgWorksPage *self, const char *title, const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  if (*text == '\0')
    return;
  gtk_box_append (GTK_BOX (box), brg_contest_ui_new_label (title, "brg-small"));
  gtk_box_append (GTK_BOX (box), brg_contest_ui_new_label (text, NULL));
  brg_wrap_box_append (self->facts_box, box);
}

/* What is kept of the work besides its position. */
static void
show_facts (BrgWorksPage *self, const BrgContestWorkRow *row)
{
  const BrgContestWork *work = row->work;
  const BrgWords *words = brg_ui_get_words ();
  g_autofree char *class_name =
      g_strdup_printf ("%s, %s", brg_contest_words_get_board (work->board, words),
                       brg_contest_words_get_kind (work->kind, words));
  g_autofree char *received = brg_contest_fields_dup_day (work->received);
  g_autofree char *first = brg_contest_fields_dup_day (work->first);
  g_autofree char *printed =
      *work->first_source != '\0'
          ? g_strdup_printf ("%s%s%s", work->first_source, *first != '\0' ? ", " : "", first)
          : g_steal_pointer (&first);

  brg_wrap_box_clear (self->facts_box);
  add_fact (self, _ ("Board, kind"), class_name);
  add_fact (self, _ ("Group declared"), brg_contest_words_get_group (work->group, words));
  add_fact (self, _ ("Section"), row->section->name);
  add_fact (self, _ ("Received on"), received);
  add_fact (self, _ ("First printed in"), printed);
  add_fact (self, _ ("Theme"), work->theme);
  add_fact (self,
            row->section != NULL && row->authors != NULL && *row->authors != '\0' ? _ ("Author")
                                                                                  : "",
            row->authors);
}

static void
hang_sides (BrgWorksPage *self, const BrgContestFinding *finding)
{
  for (guint i = 0; finding->side_lines != NULL && i < finding->side_lines->len; i++)
    {
      const BrgContestSideLine *line = finding->side_lines->pdata[i];

      brg_solution_view_add_side (self->view, line->texts, line->n_common);
    }
}

static void
mark_spectators (BrgWorksPage *self, const BrgContestFinding *finding)
{
  BrgBoardSet set = { 0 };

  if (!finding->position.is_chess)
    for (BrgDraughtsSquare square = 0; square < BRG_DRAUGHTS_NO_SQUARE; square++)
      if (brg_draughts_set_has (finding->report.spectators, square))
        brg_board_set_add (
            &set, brg_board_square_of_draughts (
                      (BrgDraughtsVariant) finding->position.draughts.position.variant, square));
  brg_solution_view_set_spectators (self->view, &set);
}

static void
show_board (BrgWorksPage *self, const BrgContestWorkRow *row)
{
  g_autofree char *task = brg_contest_words_dup_task (row->work, brg_ui_get_words ());
  g_autofree char *material = brg_contest_words_dup_material (row->work);
  g_autofree char *caption = g_strdup_printf ("%s · %s", task, material);

  brg_solution_view_set_work (self->view, row->work->board, row->work->fen, row->work->solution);
  brg_solution_view_set_caption (self->view, caption);
}

/* What is doubted of a work, 0 for the contest; nothing where there is nothing. */
static void
show_doubts (BrgWorksPage *self, gint64 work_id, const char *heading)
{
  GtkListBox *list = NULL;

  for (guint i = 0; i < self->doubts->len; i++)
    {
      const BrgContestDoubt *doubt = &g_array_index (self->doubts, BrgContestDoubt, i);
      const BrgContestLine line = { .mark = BRG_CONTEST_MARK_DOUBT,
                                    .text = doubt->text,
                                    .detail = (char *) "",
                                    .article = doubt->article };

      if (doubt->work_id != work_id)
        continue;
      if (list == NULL)
        {
          gtk_box_append (self->neighbour_box, brg_contest_ui_new_label (heading, "heading"));
          list = brg_contest_ui_add_list (self->neighbour_box, heading);
        }
      gtk_list_box_append (
          list, brg_contest_ui_new_line (brg_page_get_rulebook (BRG_PAGE (self)), &line));
    }
}

/* rus-draughts-2022 11.4.1, 11.4.2, 11.5.2, 11.7: what somebody has to look at. */
static void
show_all_doubts (BrgWorksPage *self, gint64 work_id)
{
  if (self->doubts == NULL)
    {
      g_autofree char *today = brg_contest_today (brg_page_get_session (BRG_PAGE (self)));

      self->doubts = brg_contest_doubts_new (self->desk, today, brg_ui_get_words ());
    }
  show_doubts (self, work_id, _ ("Doubts"));
  show_doubts (self, 0, _ ("Doubts about the contest"));
}

/* The requirements, form first, then solution. */

static void
show_lines (BrgWorksPage *self, const BrgContestWorkRow *row, const BrgContestFinding *finding)
{
  g_autoptr (GArray) lines = brg_contest_lines_new (row->work, finding, brg_ui_get_words ());
  GtkListBox *blocks[2] = { NULL, NULL };

  for (guint i = 0; i < lines->len; i++)
    {
      const BrgContestLine *line = &g_array_index (lines, BrgContestLine, i);
      guint block = line->is_solution ? 1 : 0;

      if (blocks[block] == NULL)
        blocks[block] =
            brg_contest_ui_add_list (self->checks_box, block == 0 ? _ ("Form") : _ ("Solution"));
      gtk_list_box_append (blocks[block],
                           brg_contest_ui_new_line (brg_page_get_rulebook (BRG_PAGE (self)), line));
    }
}

void
brg_works_page_show_checks (BrgWorksPage *self)
{
  const BrgContestWorkRow *row = brg_works_page_get_row (self);
  const BrgContestFinding *finding = row != NULL ? brg_works_page_find (self, row->work->id) : NULL;
  g_autofree char *title = row != NULL
                               /* Translators: number of a work */
                               ? g_strdup_printf (_ ("Check of no. %u"), row->work->number)
                               : g_strdup (_ ("No work"));

  gtk_label_set_text (self->title_label, title);
  brg_ui_clear (self->chip_box);
  brg_ui_clear (self->checks_box);
  if (row == NULL)
    return;
  gtk_box_append (self->chip_box, brg_works_page_new_chip (self, row));
  if (row->work->state != BRG_CONTEST_WORK_RECEIVED && *row->work->state_reason != '\0')
    gtk_box_append (self->checks_box,
                    brg_contest_ui_new_label (row->work->state_reason, "brg-dim"));
  if (finding != NULL && finding->fault != BRG_CONTEST_POSITION_FINE)
    gtk_box_append (
        self->checks_box,
        brg_contest_ui_new_label (brg_contest_words_get_fault (finding->fault, brg_ui_get_words ()),
                                  "brg-wrong"));
  else if (finding != NULL)
    {
      show_lines (self, row, finding);
      hang_sides (self, finding);
      mark_spectators (self, finding);
    }
}

void
brg_works_page_show_work (BrgWorksPage *self)
{
  const BrgContestWorkRow *row = brg_works_page_get_row (self);

  gtk_widget_set_visible (GTK_WIDGET (self->view), row != NULL);
  brg_wrap_box_clear (self->facts_box);
  brg_ui_clear (self->neighbour_box);
  if (row != NULL)
    {
      show_board (self, row);
      show_facts (self, row);
      brg_contest_ui_show_remarks (self->neighbour_box, self->desk->contest, row->work->id,
                                   "works.answer");
      show_all_doubts (self, row->work->id);
      if (!self->is_stopped)
        brg_works_page_ask (self, row->work->id);
    }
  brg_works_page_show_checks (self);
  brg_works_page_update_actions (self);
}
