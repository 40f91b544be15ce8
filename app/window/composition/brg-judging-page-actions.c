/* brg-judging-page-actions.c - marks by keys, sheets that are handed in, results that are published
 *
 * Rules: rus-draughts-2022 11.5.2, 11.7
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-contest-forms.h"
#include "brg-contest-sections.h"
#include "brg-judging-page-private.h"
#include "brg-shell.h"
#include "brg-store-contest-works.h"
#include "brg-ui.h"

/* Thousandths. */
#define POINT 1000
#define MOST_MARK (10 * POINT)

static BrgShell *
get_shell (BrgJudgingPage *self)
{
  return brg_shell_find (GTK_WIDGET (self));
}

static void
set_mark (BrgJudgingPage *self, gint mark)
{
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  const BrgContestWorkRow *row = brg_judging_page_get_row (self);
  g_autofree char *remark = NULL;
  g_autoptr (GError) error = NULL;
  gboolean done;

  if (row == NULL || !row->is_judged || !brg_judging_page_may_mark (self) ||
      mark == brg_judging_page_get_mark (self, row->work->id))
    return;
  remark = g_strdup (brg_judging_page_get_remark (self, row->work->id));
  done = brg_store_set_contest_mark (brg_session_get_store (session), row->work->id, self->judge_id,
                                     mark, remark, &error);
  brg_session_finish_as (session, "", done, g_steal_pointer (&error));
}

/* A half more, or the half away. */
static void
turn_half (BrgJudgingPage *self)
{
  const BrgContestWorkRow *row = brg_judging_page_get_row (self);
  gint mark = row != NULL ? brg_judging_page_get_mark (self, row->work->id) : -1;

  if (mark < 0 || mark == MOST_MARK)
    return;
  set_mark (self, mark % POINT == 0 ? mark + POINT / 2 : mark - mark % POINT);
}

/* rus-draughts-2022 11.7: from 0 to 10, halves as the key of the comma. */
static gboolean
mark_by_key (BrgJudgingPage *self, guint keyval)
{
  if (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9)
    set_mark (self, (gint) (keyval - GDK_KEY_0) * POINT);
  else if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    set_mark (self, (gint) (keyval - GDK_KEY_KP_0) * POINT);
  else if (keyval == GDK_KEY_plus || keyval == GDK_KEY_KP_Add || keyval == GDK_KEY_equal)
    set_mark (self, MOST_MARK);
  else if (keyval == GDK_KEY_comma || keyval == GDK_KEY_period || keyval == GDK_KEY_KP_Decimal ||
           keyval == GDK_KEY_KP_Separator)
    turn_half (self);
  else if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete || keyval == GDK_KEY_BackSpace)
    set_mark (self, -1);
  else
    return FALSE;
  return TRUE;
}

static gboolean
move_by_key (BrgJudgingPage *self, guint keyval)
{
  static const struct
  {
    guint keyval;
    gint step;
    gboolean by_rows;
  } steps[] = {
    { GDK_KEY_Left, -1, FALSE },
    { GDK_KEY_Right, 1, FALSE },
    { GDK_KEY_Up, -1, TRUE },
    { GDK_KEY_Down, 1, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i].keyval == keyval)
      {
        brg_judging_page_move (self, steps[i].step, steps[i].by_rows);
        return TRUE;
      }
  return FALSE;
}

/* In the sheet, before the list of tiles takes the key. */
static gboolean
on_tile_key (BrgJudgingPage *self,
             guint keyval,
             guint keycode G_GNUC_UNUSED,
             GdkModifierType state,
             GtkEventControllerKey *controller G_GNUC_UNUSED)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  if (keyval == GDK_KEY_Tab && brg_judging_page_may_mark (self))
    return gtk_widget_grab_focus (GTK_WIDGET (self->remark_view));
  if (keyval == GDK_KEY_space)
    {
      brg_judging_page_play (self);
      return TRUE;
    }
  return move_by_key (self, keyval) || mark_by_key (self, keyval);
}

/* Back to the sheet with what was written. */
static gboolean
on_remark_key (BrgJudgingPage *self,
               guint keyval,
               guint keycode G_GNUC_UNUSED,
               GdkModifierType state G_GNUC_UNUSED,
               GtkEventControllerKey *controller G_GNUC_UNUSED)
{
  if (keyval != GDK_KEY_Escape)
    return FALSE;
  brg_page_take_focus (BRG_PAGE (self));
  return TRUE;
}

/* The sheet of the next judge of the section. */
static void
on_judge (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgJudgingPage *self = data;
  guint n_judges = g_list_model_get_n_items (gtk_drop_down_get_model (self->judge_choice));

  if (n_judges > 1)
    gtk_drop_down_set_selected (self->judge_choice,
                                (gtk_drop_down_get_selected (self->judge_choice) + 1) % n_judges);
}

static void
on_play (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_judging_page_play (data);
}

/* Handed in, or given back. */
static void
on_hand (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgJudgingPage *self = data;
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  const BrgContestJudge *judge = brg_judging_page_get_judge (self);
  g_autofree char *today = brg_contest_today (session);
  g_autoptr (GError) error = NULL;
  gboolean done;

  if (judge == NULL || !brg_judging_page_store_remark (self))
    return;
  /* The contest was read anew. */
  judge = brg_judging_page_get_judge (self);
  if (judge == NULL)
    return;
  done = brg_store_hand_in_contest_sheet (brg_session_get_store (session), judge->id,
                                          *judge->handed == '\0' ? today : "", &error);
  brg_session_finish (session, done, g_steal_pointer (&error));
}

static void
on_revise (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  const BrgContestWorkRow *row = brg_judging_page_get_row (data);

  if (row != NULL)
    brg_contest_form_revision (get_shell (data), row->work);
}

static void
on_distinction (GSimpleAction *action G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED,
                gpointer data)
{
  const BrgContestWorkRow *row = brg_judging_page_get_row (data);

  if (row != NULL)
    brg_contest_form_distinction (get_shell (data), row->work);
}

static void
on_remark (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  const BrgContestWorkRow *row = brg_judging_page_get_row (data);

  if (row != NULL)
    brg_contest_form_remark (get_shell (data), row->work, NULL, "");
}

static void
on_answer (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter, gpointer data)
{
  BrgJudgingPage *self = data;

  if (self->desk != NULL)
    brg_contest_form_answer (get_shell (self), self->desk->contest,
                             g_variant_get_int64 (parameter));
}

static void
on_section (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter, gpointer data)
{
  BrgJudgingPage *self = data;

  brg_contest_form_section (get_shell (self), self->desk, g_variant_get_int64 (parameter));
}

static void
on_this_section (GSimpleAction *action G_GNUC_UNUSED,
                 GVariant *parameter G_GNUC_UNUSED,
                 gpointer data)
{
  BrgJudgingPage *self = data;

  brg_contest_form_section (get_shell (self), self->desk, self->section_id);
}

static void
on_terms (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_contest_form_terms (get_shell (data), BRG_CONTEST_COMPOSING);
}

static void
on_take_back (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgJudgingPage *self = data;

  if (self->desk != NULL)
    brg_contest_take_back (brg_page_get_session (BRG_PAGE (self)), self->desk->contest->terms);
}

static void
on_print (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_page_print (data);
}

static const GActionEntry entries[] = {
  { .name = "judge", .activate = on_judge },
  { .name = "play", .activate = on_play },
  { .name = "hand", .activate = on_hand },
  { .name = "revise", .activate = on_revise },
  { .name = "distinction", .activate = on_distinction },
  { .name = "remark", .activate = on_remark },
  { .name = "answer", .activate = on_answer, .parameter_type = "x" },
  { .name = "section", .activate = on_section, .parameter_type = "x" },
  { .name = "this-section", .activate = on_this_section },
  { .name = "terms", .activate = on_terms },
  { .name = "take-back", .activate = on_take_back },
  { .name = "print", .activate = on_print },
};

static const struct
{
  guint keyval;
  const char *action;
} keys[] = {
  { GDK_KEY_Insert, "judging.remark" }, { GDK_KEY_KP_Insert, "judging.remark" },
  { GDK_KEY_c, "judging.revise" },      { GDK_KEY_d, "judging.distinction" },
  { GDK_KEY_h, "judging.hand" },        { GDK_KEY_j, "judging.judge" },
};

static gboolean
on_key_pressed (BrgJudgingPage *self,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventControllerKey *controller)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  guint key = brg_ui_key_to_latin (controller, keyval, keycode);

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || GTK_IS_EDITABLE (focus) ||
      GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].keyval == key || keys[i].keyval == keyval)
      return gtk_widget_activate_action (GTK_WIDGET (self), keys[i].action, NULL);
  return FALSE;
}

static void
set_enabled (BrgJudgingPage *self, const char *name, gboolean is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

void
brg_judging_page_update_actions (BrgJudgingPage *self)
{
  const BrgContestWorkRow *row = brg_judging_page_get_row (self);
  const BrgContestJudge *judge = brg_judging_page_get_judge (self);
  gboolean may_write = self->desk != NULL && brg_page_may_write (BRG_PAGE (self));
  BrgContestStage stage =
      self->desk != NULL ? self->desk->contest->terms->stage : BRG_CONTEST_STAGE_FINAL;
  gboolean may_change = may_write && stage != BRG_CONTEST_STAGE_FINAL;

  set_enabled (self, "judge", self->desk != NULL);
  set_enabled (self, "play", row != NULL);
  set_enabled (self, "hand", may_write && judge != NULL && stage == BRG_CONTEST_STAGE_OPEN);
  set_enabled (self, "revise", may_change && row != NULL && row->is_judged);
  set_enabled (self, "distinction", may_change && row != NULL && row->is_judged);
  set_enabled (self, "remark", may_change && row != NULL);
  set_enabled (self, "answer", may_change && row != NULL);
  set_enabled (self, "section", may_change);
  set_enabled (self, "this-section", may_change && self->section_id != 0);
  set_enabled (self, "terms", may_write);
  set_enabled (self, "take-back", may_write && stage != BRG_CONTEST_STAGE_OPEN);
  set_enabled (self, "print", self->desk != NULL);
  gtk_button_set_label (self->hand_button, judge != NULL && *judge->handed != '\0'
                                               ? _ ("_Give the Sheet Back")
                                               : _ ("_Hand In"));
}

void
brg_judging_page_install_actions (BrgJudgingPage *self)
{
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "judging", G_ACTION_GROUP (self->actions));
  brg_ui_add_keys (self, GTK_PHASE_BUBBLE, G_CALLBACK (on_key_pressed), self);
  brg_ui_add_keys (self->tiles, GTK_PHASE_CAPTURE, G_CALLBACK (on_tile_key), self);
  brg_ui_add_keys (self->remark_view, GTK_PHASE_CAPTURE, G_CALLBACK (on_remark_key), self);
}
