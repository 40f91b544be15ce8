/* brg-works-page-actions.c - what can be done on the page of works
 *
 * Rules: rus-draughts-2022 11.1.1, 11.5.2
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-contest-forms.h"
#include "brg-contest-sections.h"
#include "brg-shell.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-work-form.h"
#include "brg-works-page-private.h"

static BrgShell *
get_shell (BrgWorksPage *self)
{
  return brg_shell_find (GTK_WIDGET (self));
}

static void
on_new (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgWorksPage *self = data;

  brg_work_form_present (get_shell (self), self->desk, NULL);
}

static void
on_edit (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgWorksPage *self = data;
  const BrgContestWorkRow *row = brg_works_page_get_row (self);

  if (row != NULL)
    brg_work_form_present (get_shell (self), self->desk, row->work);
}

static void
on_state (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgWorksPage *self = data;
  const BrgContestWorkRow *row = brg_works_page_get_row (self);
  const BrgContestFinding *finding = row != NULL ? brg_works_page_find (self, row->work->id) : NULL;

  if (row != NULL)
    brg_contest_form_state (get_shell (self), row->work,
                            finding != NULL && row->work->state == BRG_CONTEST_WORK_RECEIVED
                                ? brg_contest_lines_find_ban (finding)
                                : NULL);
}

/* What the check found stands in the remark already. */
static char *
dup_defect (const BrgContestWorkRow *row, const BrgContestFinding *finding)
{
  g_autoptr (GArray) lines = NULL;

  if (finding == NULL)
    return g_strdup ("");
  lines = brg_contest_lines_new (row->work, finding, brg_ui_get_words ());
  for (guint i = 0; i < lines->len; i++)
    {
      const BrgContestLine *line = &g_array_index (lines, BrgContestLine, i);

      if (line->mark == BRG_CONTEST_MARK_BAD)
        return *line->article != '\0' ? g_strdup_printf ("%s (%s)", line->text, line->article)
                                      : g_strdup (line->text);
    }
  return g_strdup ("");
}

static void
on_remark (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgWorksPage *self = data;
  const BrgContestWorkRow *row = brg_works_page_get_row (self);
  g_autofree char *text =
      row != NULL ? dup_defect (row, brg_works_page_find (self, row->work->id)) : NULL;

  if (row != NULL)
    brg_contest_form_remark (get_shell (self), row->work, NULL, text);
}

static void
on_answer (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter, gpointer data)
{
  BrgWorksPage *self = data;

  if (self->desk != NULL)
    brg_contest_form_answer (get_shell (self), self->desk->contest,
                             g_variant_get_int64 (parameter));
}

static void
on_section (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter, gpointer data)
{
  BrgWorksPage *self = data;

  brg_contest_form_section (get_shell (self), self->desk, g_variant_get_int64 (parameter));
}

static void
on_terms (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_contest_form_terms (get_shell (data), BRG_CONTEST_COMPOSING);
}

static void
on_check (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_works_page_ask_all (data);
}

static void
on_stop (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_works_page_stop (data);
}

static void
on_play (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_solution_view_play (((BrgWorksPage *) data)->view);
}

static void
on_import (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_works_page_import (data);
}

static void
on_export (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_works_page_export (data);
}

static void
on_export_marks (GSimpleAction *action G_GNUC_UNUSED,
                 GVariant *parameter G_GNUC_UNUSED,
                 gpointer data)
{
  brg_works_page_export_marks (data);
}

static void
on_register (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_contest_form_register (get_shell (data));
}

static void
on_print (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_page_print (data);
}

static const GActionEntry entries[] = {
  { .name = "new", .activate = on_new },
  { .name = "edit", .activate = on_edit },
  { .name = "state", .activate = on_state },
  { .name = "remark", .activate = on_remark },
  { .name = "answer", .activate = on_answer, .parameter_type = "x" },
  { .name = "section", .activate = on_section, .parameter_type = "x" },
  { .name = "terms", .activate = on_terms },
  { .name = "check", .activate = on_check },
  { .name = "stop", .activate = on_stop },
  { .name = "play", .activate = on_play },
  { .name = "import", .activate = on_import },
  { .name = "export", .activate = on_export },
  { .name = "export-marks", .activate = on_export_marks },
  { .name = "register", .activate = on_register },
  { .name = "print", .activate = on_print },
};

static const struct
{
  guint keyval;
  const char *action;
} keys[] = {
  { GDK_KEY_Insert, "works.new" }, { GDK_KEY_KP_Insert, "works.new" },
  { GDK_KEY_space, "works.play" }, { GDK_KEY_Escape, "works.stop" },
  { GDK_KEY_r, "works.remark" },   { GDK_KEY_d, "works.state" },
};

/* Shift with the arrows goes through the solution from the list too. */
static gboolean
step_solution (BrgWorksPage *self, guint keyval, GdkModifierType state)
{
  if ((state & GDK_SHIFT_MASK) == 0 || (keyval != GDK_KEY_Left && keyval != GDK_KEY_Right))
    return FALSE;
  brg_solution_view_step (self->view, keyval == GDK_KEY_Right ? 1 : -1);
  return TRUE;
}

static gboolean
on_key_pressed (BrgWorksPage *self,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventControllerKey *controller)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  guint key = brg_ui_key_to_latin (controller, keyval, keycode);

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || GTK_IS_EDITABLE (focus) ||
      GTK_IS_TEXT (focus))
    return FALSE;
  if (step_solution (self, keyval, state))
    return TRUE;
  /* A button is pressed by its own key. */
  if (keyval == GDK_KEY_space && GTK_IS_BUTTON (focus))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].keyval == key || keys[i].keyval == keyval)
      return gtk_widget_activate_action (GTK_WIDGET (self), keys[i].action, NULL);
  return FALSE;
}

/* Before the list takes the blank for its row. */
static gboolean
on_list_key (BrgWorksPage *self,
             guint keyval,
             guint keycode,
             GdkModifierType state,
             GtkEventControllerKey *controller)
{
  return keyval == GDK_KEY_space && on_key_pressed (self, keyval, keycode, state, controller);
}

static void
set_enabled (BrgWorksPage *self, const char *name, gboolean is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

static void
add_section_item (BrgWorksPage *self, const char *label, gint64 id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "works.section", "x", id);
  g_menu_append_item (self->sections_menu, item);
}

/* Works are composed by sections (11.5.2) and solved by rounds (11.6.1); either comes before them.
 */
static void
list_sections (BrgWorksPage *self)
{
  gboolean is_solving =
      self->desk != NULL && self->desk->contest->terms->kind == BRG_CONTEST_SOLVING;
  const char *label = is_solving ? _ ("New _Round…") : _ ("New _Section…");

  gtk_button_set_label (self->section_button, label);
  adw_status_page_set_description (
      self->empty_page, is_solving ? _ ("A work is a position with a task and the author’s "
                                        "solution. A round comes first.")
                                   : _ ("A work is a position with a task and the author’s "
                                        "solution. A section and its judges come first."));
  g_menu_remove_all (self->sections_menu);
  add_section_item (self, label, 0);
  for (guint i = 0; self->desk != NULL && i < self->desk->contest->sections->len; i++)
    {
      const BrgContestSection *section = self->desk->contest->sections->pdata[i];

      add_section_item (self, section->name, section->id);
    }
}

void
brg_works_page_update_actions (BrgWorksPage *self)
{
  const BrgContestWorkRow *row = brg_works_page_get_row (self);
  gboolean may_write = self->desk != NULL && brg_page_may_write (BRG_PAGE (self));
  gboolean may_change = may_write && self->desk->contest->terms->stage != BRG_CONTEST_STAGE_FINAL;
  gboolean has_works = self->desk != NULL && self->desk->works->len > 0;

  list_sections (self);
  set_enabled (self, "new", may_change);
  set_enabled (self, "edit", may_change && row != NULL);
  set_enabled (self, "state", may_change && row != NULL);
  set_enabled (self, "remark", may_change && row != NULL);
  set_enabled (self, "answer", may_change && row != NULL);
  set_enabled (self, "section", may_change);
  set_enabled (self, "terms", may_write);
  set_enabled (self, "check", has_works);
  set_enabled (self, "stop", g_hash_table_size (self->asked) > 0);
  set_enabled (self, "play", row != NULL);
  set_enabled (self, "import", may_change);
  set_enabled (self, "export", has_works);
  set_enabled (self, "export-marks",
               has_works && self->desk->contest->terms->kind == BRG_CONTEST_COMPOSING);
  set_enabled (self, "register",
               may_change && has_works && self->desk->hides_authors &&
                   !self->desk->contest->is_register_open);
  set_enabled (self, "print", self->desk != NULL);
}

void
brg_works_page_install_actions (BrgWorksPage *self)
{
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "works", G_ACTION_GROUP (self->actions));
  brg_ui_add_keys (self, GTK_PHASE_BUBBLE, G_CALLBACK (on_key_pressed), self);
  brg_ui_add_keys (self->list, GTK_PHASE_CAPTURE, G_CALLBACK (on_list_key), self);
}
