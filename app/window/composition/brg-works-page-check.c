/* brg-works-page-check.c - the machine check of the works: asked for, on its way, found
 *
 * Rules: rus-draughts-2022 11.2
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-contest-ui.h"
#include "brg-contest-words.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-works-page-private.h"

/* As many bars as there is room for; deeper searches tell the number alone. */
#define MOST_BARS 10

typedef struct
{
  BrgWorksPage *page; /* owned */
  gint64 work_id;
} Asked;

const BrgContestFinding *
brg_works_page_find (BrgWorksPage *self, gint64 work_id)
{
  return g_hash_table_lookup (self->findings, &work_id);
}

static void
keep (BrgWorksPage *self, gint64 work_id, BrgContestFinding *finding)
{
  g_hash_table_insert (self->findings, g_memdup2 (&work_id, sizeof work_id), finding);
}

/* What was found of the works as they are now. */
void
brg_works_page_load_findings (BrgWorksPage *self)
{
  g_hash_table_remove_all (self->findings);
  for (guint i = 0; self->desk != NULL && i < self->desk->works->len; i++)
    {
      const BrgContestWorkRow *row = self->desk->works->pdata[i];
      BrgContestFinding *finding = brg_contest_check_look_up (row->work);

      if (finding != NULL)
        keep (self, row->work->id, finding);
    }
}

static GtkWidget *
new_state_chip (const BrgContestWork *work)
{
  return brg_chip_new (BRG_CHIP_NEUTRAL, NULL,
                       brg_contest_words_get_state (work->state, brg_ui_get_words ()));
}

GtkWidget *
brg_works_page_new_chip (BrgWorksPage *self, const BrgContestWorkRow *row)
{
  static const BrgChipKind kinds[] = {
    [BRG_CONTEST_MARK_GOOD] = BRG_CHIP_OK,
    [BRG_CONTEST_MARK_BAD] = BRG_CHIP_ERROR,
    [BRG_CONTEST_MARK_DOUBT] = BRG_CHIP_WARN,
    [BRG_CONTEST_MARK_OPEN] = BRG_CHIP_OUTLINE,
  };
  const BrgContestFinding *finding = brg_works_page_find (self, row->work->id);
  g_autofree char *text = NULL;
  BrgContestMark mark;

  if (row->work->state != BRG_CONTEST_WORK_RECEIVED)
    return new_state_chip (row->work);
  if (finding == NULL)
    return self->running_id == row->work->id
               ? brg_chip_new (BRG_CHIP_DRAFT, NULL, _ ("being checked"))
           : g_hash_table_contains (self->asked, &row->work->id)
               ? brg_chip_new (BRG_CHIP_NEUTRAL, NULL, C_ ("work", "waits"))
               : brg_chip_new (BRG_CHIP_OUTLINE, NULL, C_ ("work", "not checked"));
  text = brg_contest_lines_dup_chip (finding, &mark, brg_ui_get_words ());
  return brg_chip_new (kinds[mark],
                       mark == BRG_CONTEST_MARK_OPEN ? NULL : brg_contest_ui_get_icon (mark), text);
}

/* Whether somebody has to look at it: something is broken, or a remark is not answered. */
gboolean
brg_works_page_is_wrong (BrgWorksPage *self, const BrgContestWorkRow *row)
{
  const BrgContestFinding *finding = brg_works_page_find (self, row->work->id);
  BrgContestMark mark = BRG_CONTEST_MARK_GOOD;
  g_autofree char *text = NULL;

  if (row->n_open_remarks > 0)
    return TRUE;
  if (finding != NULL && row->work->state == BRG_CONTEST_WORK_RECEIVED)
    text = brg_contest_lines_dup_chip (finding, &mark, brg_ui_get_words ());
  return mark == BRG_CONTEST_MARK_BAD || mark == BRG_CONTEST_MARK_DOUBT;
}

/* On its way. */

static void
add_bar (BrgWorksPage *self, guint depth)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *bar = gtk_progress_bar_new ();
  gboolean is_done = depth <= self->depth;
  g_autofree char *text = g_strdup_printf (is_done ? "%u ✓" : "%u", depth);
  GtkWidget *label = gtk_label_new (text);

  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), is_done                    ? 1.0
                                                         : depth == self->depth + 1 ? 0.5
                                                                                    : 0.0);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "brg-small");
  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (self->bars_box, box);
}

void
brg_works_page_show_search (BrgWorksPage *self)
{
  const BrgContestWorkRow *row = self->running_id != 0 && self->desk != NULL
                                     ? brg_contest_desk_find_work (self->desk, self->running_id)
                                     : NULL;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->search_box, row != NULL);
  brg_ui_clear (self->bars_box);
  if (row == NULL)
    return;
  /* Translators: number of a work; how deep it was searched, how deep it is to be searched */
  text = g_strdup_printf (_ ("Search of no. %u: %u of %u moves, all moves of both sides"),
                          row->work->number, self->depth, self->limit);
  gtk_label_set_text (self->search_label, text);
  for (guint i = 1; i <= MIN (self->limit, MOST_BARS); i++)
    add_bar (self, i);
}

static void
on_progress (guint depth, guint limit, guint64 n_nodes G_GNUC_UNUSED, gpointer data)
{
  Asked *asked = data;
  gboolean is_new = asked->page->running_id != asked->work_id;

  if (!is_new && asked->page->depth == depth && asked->page->limit == limit)
    return;
  asked->page->running_id = asked->work_id;
  asked->page->depth = depth;
  asked->page->limit = limit;
  if (is_new)
    brg_works_page_update_row (asked->page, asked->work_id);
  brg_works_page_show_search (asked->page);
}

static void
free_asked (Asked *asked)
{
  g_object_unref (asked->page);
  g_free (asked);
}

/* The work may be another one by now: what was found is looked up by what it is. */
static void
on_answered (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  Asked *asked = data;
  BrgWorksPage *self = asked->page;
  g_autoptr (BrgContestFinding) finding = brg_contest_check_ask_finish (result, NULL);
  const BrgContestWorkRow *row =
      self->desk != NULL ? brg_contest_desk_find_work (self->desk, asked->work_id) : NULL;
  BrgContestFinding *now = row != NULL ? brg_contest_check_look_up (row->work) : NULL;

  g_hash_table_remove (self->asked, &asked->work_id);
  if (self->running_id == asked->work_id)
    self->running_id = 0;
  if (now != NULL)
    keep (self, asked->work_id, now);
  if (row != NULL)
    {
      brg_works_page_update_row (self, asked->work_id);
      brg_works_page_show_search (self);
      if (asked->work_id == self->work_id)
        brg_works_page_show_checks (self);
      brg_works_page_update_actions (self);
    }
  free_asked (asked);
}

void
brg_works_page_ask (BrgWorksPage *self, gint64 work_id)
{
  const BrgContestWorkRow *row =
      self->desk != NULL ? brg_contest_desk_find_work (self->desk, work_id) : NULL;
  Asked *asked;

  if (row == NULL || row->work->state == BRG_CONTEST_WORK_DECLARED ||
      brg_works_page_find (self, work_id) != NULL || g_hash_table_contains (self->asked, &work_id))
    return;
  if (self->cancellable == NULL)
    self->cancellable = g_cancellable_new ();
  asked = g_new0 (Asked, 1);
  asked->page = g_object_ref (self);
  asked->work_id = work_id;
  g_hash_table_add (self->asked, g_memdup2 (&work_id, sizeof work_id));
  brg_contest_check_ask (row->work, self->cancellable, on_progress, asked, on_answered, asked);
  brg_works_page_update_row (self, work_id);
}

void
brg_works_page_ask_all (BrgWorksPage *self)
{
  self->is_stopped = FALSE;
  for (guint i = 0; self->desk != NULL && i < self->desk->works->len; i++)
    brg_works_page_ask (self, ((const BrgContestWorkRow *) self->desk->works->pdata[i])->work->id);
  brg_works_page_update_actions (self);
}

void
brg_works_page_stop (BrgWorksPage *self)
{
  self->is_stopped = TRUE;
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}
