/* brg-solving-page.c - the table of a contest for solving, filled answer by answer
 *
 * Rules: rus-draughts-2022 11.6.1
 * Tests: tests/gui/contest-solving.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-solving-page.h"
#include "brg-sides.h"

#include <glib/gi18n.h>

#include "brg-chip.h"
#include "brg-contest-forms.h"
#include "brg-contest-ui.h"
#include "brg-contest-words.h"
#include "brg-shell.h"
#include "brg-solving-page-private.h"
#include "brg-store-contest-answers.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

G_DEFINE_FINAL_TYPE (BrgSolvingPage, brg_solving_page, BRG_TYPE_PAGE)

gint
brg_solving_page_find_solver (BrgSolvingPage *self)
{
  for (guint i = 0; self->desk != NULL && i < self->desk->solvers->len; i++)
    {
      const BrgContestSolverRow *row = self->desk->solvers->pdata[i];

      if (brg_snapshot_get_entry (self->desk->snapshot, row->entry)->id == self->entry_id)
        return (gint) i;
    }
  return -1;
}

gint
brg_solving_page_find_work (BrgSolvingPage *self)
{
  for (guint i = 0; self->desk != NULL && i < self->desk->solved->len; i++)
    if (((const BrgContestWorkRow *) self->desk->solved->pdata[i])->work->id == self->work_id)
      return (gint) i;
  return -1;
}

const BrgContestWork *
brg_solving_page_get_work (BrgSolvingPage *self)
{
  return self->desk != NULL && self->work_id != 0
             ? brg_contest_find_work (self->desk->contest, self->work_id)
             : NULL;
}

gboolean
brg_solving_page_may_write (BrgSolvingPage *self)
{
  return self->desk != NULL && self->desk->contest->terms->stage != BRG_CONTEST_STAGE_FINAL &&
         brg_page_may_write (BRG_PAGE (self));
}

guint *
brg_solving_page_get_count (BrgContestAnswer *answer, BrgSolvingBonus bonus)
{
  return bonus == BRG_SOLVING_SIDE         ? &answer->n_side
         : bonus == BRG_SOLVING_UNSOLVABLE ? &answer->n_unsolvable
                                           : &answer->n_inexact;
}

gint64
brg_solving_page_get_worth (const BrgContestTerms *terms, BrgSolvingBonus bonus)
{
  return bonus == BRG_SOLVING_SIDE         ? terms->bonus_side
         : bonus == BRG_SOLVING_UNSOLVABLE ? terms->bonus_unsolvable
                                           : terms->bonus_inexact;
}

/* What was typed stays in the pane where the store refuses it. */
gboolean
brg_solving_page_store (BrgSolvingPage *self)
{
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  g_autoptr (GError) error = NULL;
  gboolean done;

  if (!self->is_changed || self->draft == NULL)
    return TRUE;
  done = brg_store_put_contest_answer (brg_session_get_store (session), self->draft, &error);
  self->is_changed = !done;
  return brg_session_finish_as (session, "", done, g_steal_pointer (&error));
}

/* The rounds, before them both together. */
static void
fill_rounds (BrgSolvingPage *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  const GPtrArray *sections = self->desk->contest->sections;
  guint chosen = 0;

  g_ptr_array_add (names, _ ("All rounds"));
  for (guint i = 0; i < sections->len; i++)
    {
      const BrgContestSection *section = sections->pdata[i];

      g_ptr_array_add (names, section->name);
      if (section->id == self->section_id)
        chosen = i + 1;
    }
  self->is_filling = TRUE;
  brg_contest_ui_set_names (self->round_choice, names, chosen);
  gtk_widget_set_sensitive (GTK_WIDGET (self->round_choice), sections->len > 1);
  self->is_filling = FALSE;
  if (chosen == 0)
    self->section_id = 0;
}

static void
show_state (BrgSolvingPage *self)
{
  const BrgContestTerms *terms = self->desk->contest->terms;

  brg_ui_clear (self->state_box);
  gtk_box_append (
      self->state_box,
      brg_chip_new (terms->stage == BRG_CONTEST_STAGE_FINAL ? BRG_CHIP_OK : BRG_CHIP_DRAFT, NULL,
                    brg_contest_words_get_stage (terms, brg_ui_get_words ())));
}

static void
show (BrgSolvingPage *self)
{
  gint solver = brg_solving_page_find_solver (self);
  gint work = brg_solving_page_find_work (self);
  gboolean has_table = self->desk->solvers->len > 0 && self->desk->solved->len > 0;

  show_state (self);
  brg_solving_page_fill_table (self);
  gtk_stack_set_visible_child_name (self->stack, has_table ? "solving" : "empty");
  brg_solving_page_go (self, solver, work);
  if (!has_table)
    {
      brg_solving_page_show_answer (self);
      brg_solving_page_update_actions (self);
    }
}

/* The contest as it is now. */
static void
hold (BrgSolvingPage *self)
{
  self->desk = NULL;
  g_clear_pointer (&self->hold, brg_contest_hold_release);
  self->hold = brg_contest_hold (brg_page_get_session (BRG_PAGE (self)), self->section_id);
  self->desk = self->hold != NULL ? self->hold->desk : NULL;
}

static void
on_round_changed (BrgSolvingPage *self)
{
  guint chosen = gtk_drop_down_get_selected (self->round_choice);
  gint64 section_id;

  if (self->is_filling || self->desk == NULL || chosen > self->desk->contest->sections->len)
    return;
  section_id =
      chosen > 0
          ? ((const BrgContestSection *) self->desk->contest->sections->pdata[chosen - 1])->id
          : 0;
  if (brg_solving_page_store (self))
    {
      self->section_id = section_id;
      hold (self);
    }
  if (self->desk == NULL)
    return;
  fill_rounds (self);
  show (self);
  brg_shell_update_title (brg_shell_find (GTK_WIDGET (self)));
}

/* The answer that was clicked on. */
static void
on_table_pressed (GtkGestureClick *gesture G_GNUC_UNUSED,
                  int n_press G_GNUC_UNUSED,
                  double x,
                  double y,
                  BrgSolvingPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  for (guint i = 0; self->desk != NULL && i < self->cells->len; i++)
    {
      graphene_rect_t area;

      if (!gtk_widget_compute_bounds (self->cells->pdata[i], GTK_WIDGET (self->table), &area) ||
          !graphene_rect_contains_point (&area, &GRAPHENE_POINT_INIT ((float) x, (float) y)) ||
          !brg_solving_page_store (self))
        continue;
      brg_solving_page_go (self, (gint) (i / self->desk->solved->len),
                           (gint) (i % self->desk->solved->len));
      return;
    }
}

static gboolean
brg_solving_page_take_focus (BrgPage *page)
{
  BrgSolvingPage *self = BRG_SOLVING_PAGE (page);

  return gtk_widget_grab_focus (self->cells->len > 0 ? GTK_WIDGET (self->table)
                                                     : self->works_button);
}

/* What was being typed, in the answer as it is stored now. */
static void
put_back (BrgSolvingPage *self, const BrgContestAnswer *draft, guint variant, const char *typed)
{
  BrgContestAnswer *now = self->draft;

  if (now == NULL || now->work_id != draft->work_id || now->entry_id != draft->entry_id ||
      now->points->len != draft->points->len || !brg_solving_page_may_write (self))
    return;
  for (guint i = 0; i < now->points->len; i++)
    g_array_index (now->points, gint64, i) = g_array_index (draft->points, gint64, i);
  now->n_side = draft->n_side;
  now->n_unsolvable = draft->n_unsolvable;
  now->n_inexact = draft->n_inexact;
  self->variant = variant;
  g_string_assign (self->typed, typed);
  self->is_changed = TRUE;
  brg_solving_page_show_answer (self);
}

static void
brg_solving_page_refresh (BrgPage *page, BrgSnapshot *snapshot G_GNUC_UNUSED)
{
  BrgSolvingPage *self = BRG_SOLVING_PAGE (page);
  /* News of others do not take away what is being typed. */
  gboolean keeps = self->is_changed && brg_session_is_from_outside (brg_page_get_session (page));
  g_autoptr (BrgContestAnswer) draft = g_steal_pointer (&self->draft);
  g_autofree char *typed = g_strdup (self->typed->str);
  guint variant = self->variant;
  gint64 section_id = self->section_id;

  self->is_changed = FALSE;
  hold (self);
  if (self->desk == NULL)
    {
      brg_solving_page_fill_table (self);
      gtk_stack_set_visible_child_name (self->stack, "empty");
      brg_solving_page_update_actions (self);
      return;
    }
  fill_rounds (self);
  /* The round that was shown is gone. */
  if (self->section_id != section_id)
    hold (self);
  show (self);
  if (keeps && draft != NULL)
    put_back (self, draft, variant, typed);
}

static char *
brg_solving_page_dup_subtitle (BrgPage *page, BrgSnapshot *snapshot G_GNUC_UNUSED)
{
  BrgSolvingPage *self = BRG_SOLVING_PAGE (page);
  const BrgContestSection *section;
  g_autofree char *checked = NULL;

  if (self->desk == NULL)
    return g_strdup (_ ("no contest of composition"));
  section = brg_contest_find_section (self->desk->contest, self->section_id);
  checked =
      g_strdup_printf (_ ("checked %u of %u"), self->desk->n_answers - self->desk->n_open_answers,
                       self->desk->n_answers);
  return g_strdup_printf ("%s · %s", section != NULL ? section->name : _ ("All rounds"), checked);
}

static void
brg_solving_page_print (BrgPage *page)
{
  brg_shell_go (brg_shell_find (GTK_WIDGET (page)), "documents", "contest-solving");
}

static char *
brg_solving_page_dup_unsaved (BrgPage *page, BrgSnapshot *snapshot G_GNUC_UNUSED)
{
  return brg_solving_page_store (BRG_SOLVING_PAGE (page))
             ? NULL
             : g_strdup (_ ("The points of an answer are not recorded."));
}

/* The header's step: results are published. */
static char *
brg_solving_page_dup_step (BrgPage *page)
{
  BrgSolvingPage *self = BRG_SOLVING_PAGE (page);

  return self->desk != NULL && self->cells->len > 0
             ? brg_contest_dup_publish_step (self->desk->contest->terms)
             : NULL;
}

static void
brg_solving_page_do_step (BrgPage *page)
{
  BrgSolvingPage *self = BRG_SOLVING_PAGE (page);

  if (brg_solving_page_store (self) && self->desk != NULL)
    brg_contest_form_publish (brg_shell_find (GTK_WIDGET (page)),
                              (BrgContestStage) (self->desk->contest->terms->stage + 1));
}

static void
brg_solving_page_dispose (GObject *object)
{
  BrgSolvingPage *self = BRG_SOLVING_PAGE (object);

  brg_template_silence (self);
  g_clear_pointer (&self->draft, brg_contest_answer_free);
  self->desk = NULL;
  g_clear_pointer (&self->hold, brg_contest_hold_release);
  g_clear_object (&self->actions);
  G_OBJECT_CLASS (brg_solving_page_parent_class)->dispose (object);
}

static void
brg_solving_page_finalize (GObject *object)
{
  BrgSolvingPage *self = BRG_SOLVING_PAGE (object);

  g_string_free (self->typed, TRUE);
  g_ptr_array_unref (self->cells);
  G_OBJECT_CLASS (brg_solving_page_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgSolvingPage, name)

static const BrgTemplateChild children[] = {
  CHILD (round_choice),  CHILD (state_box),     CHILD (stack),         CHILD (works_button),
  CHILD (table),         CHILD (left_label),    CHILD (noticed_label), CHILD (authors_label),
  CHILD (title_label),   CHILD (most_label),    CHILD (board_box),     CHILD (facts_label),
  CHILD (variants_list), CHILD (bonus_heading), CHILD (bonus_list),    CHILD (preview_label),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (brg_page_take_focus),
  BRG_TEMPLATE_CALLBACK (on_round_changed),
};

static void
brg_solving_page_class_init (BrgSolvingPageClass *klass)
{
  BrgPageClass *page_class = BRG_PAGE_CLASS (klass);

  g_type_ensure (BRG_TYPE_SIDES);
  g_type_ensure (BRG_TYPE_WRAP_BOX);
  G_OBJECT_CLASS (klass)->dispose = brg_solving_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_solving_page_finalize;
  page_class->refresh = brg_solving_page_refresh;
  page_class->dup_subtitle = brg_solving_page_dup_subtitle;
  page_class->take_focus = brg_solving_page_take_focus;
  page_class->print = brg_solving_page_print;
  page_class->dup_unsaved = brg_solving_page_dup_unsaved;
  page_class->dup_step = brg_solving_page_dup_step;
  page_class->do_step = brg_solving_page_do_step;
  brg_template_set (klass, "brg-solving-page", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_solving_page_init (BrgSolvingPage *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->typed = g_string_new (NULL);
  self->cells = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (click, "pressed", G_CALLBACK (on_table_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self->table), GTK_EVENT_CONTROLLER (click));
  brg_solving_page_install_actions (self);
}
