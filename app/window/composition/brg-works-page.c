/* brg-works-page.c - works of a contest of composition: position, solution, machine check
 *
 * Rules: rus-draughts-2022 11.1, 11.2, 11.5.2
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-works-page.h"
#include "brg-sides.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-contest-fields.h"
#include "brg-shell.h"
#include "brg-template.h"
#include "brg-ui.h"
#include "brg-works-page-private.h"

G_DEFINE_FINAL_TYPE (BrgWorksPage, brg_works_page, BRG_TYPE_PAGE)

static void
on_row_selected (BrgWorksPage *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  guint index = row != NULL ? (guint) gtk_list_box_row_get_index (row) : G_MAXUINT;

  if (self->is_filling || self->desk == NULL || index >= self->shown->len)
    return;
  self->work_id = ((const BrgContestWorkRow *)
                       self->desk->works->pdata[g_array_index (self->shown, guint, index)])
                      ->work->id;
  brg_works_page_show_work (self);
}

static void
on_row_activated (BrgWorksPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "works.edit", NULL);
}

static void
on_filter_changed (BrgWorksPage *self)
{
  if (self->is_filling || self->desk == NULL)
    return;
  brg_works_page_fill_list (self);
  brg_works_page_show_work (self);
}

static void
on_search_stopped (BrgWorksPage *self)
{
  brg_ui_set_text (self->search_entry, "");
  brg_page_take_focus (BRG_PAGE (self));
}

static gboolean
brg_works_page_take_focus (BrgPage *page)
{
  BrgWorksPage *self = BRG_WORKS_PAGE (page);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row == NULL)
    return gtk_widget_grab_focus (self->desk == NULL            ? GTK_WIDGET (self->new_button)
                                  : self->desk->works->len == 0 ? self->first_button
                                                                : GTK_WIDGET (self->search_entry));
  brg_ui_show_whole (GTK_WIDGET (row), GTK_WIDGET (row));
  return gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
brg_works_page_refresh (BrgPage *page, BrgSnapshot *snapshot G_GNUC_UNUSED)
{
  BrgWorksPage *self = BRG_WORKS_PAGE (page);
  gboolean was_in_list =
      brg_ui_has_focus_within (self->list) || gtk_widget_is_focus (self->first_button);
  gboolean was_shown = self->desk != NULL;
  guint n_before = was_shown ? self->desk->works->len : 0;

  self->desk = NULL;
  g_clear_pointer (&self->hold, brg_contest_hold_release);
  self->hold = brg_contest_hold (brg_page_get_session (page), 0);
  self->desk = self->hold != NULL ? self->hold->desk : NULL;
  g_clear_pointer (&self->doubts, g_array_unref);
  brg_works_page_load_findings (self);
  if (self->desk == NULL)
    gtk_stack_set_visible_child_name (self->stack, "empty");
  gtk_widget_set_visible (self->hidden_chip, self->desk != NULL && self->desk->hides_authors);
  /* A work that was just entered is the one to look at. */
  if (was_shown && self->desk != NULL && self->desk->works->len == n_before + 1)
    self->work_id = ((const BrgContestWorkRow *) self->desk->works->pdata[n_before])->work->id;
  brg_works_page_fill_list (self);
  brg_works_page_show_work (self);
  brg_works_page_show_search (self);
  if (was_in_list)
    brg_page_take_focus (page);
}

static char *
brg_works_page_dup_subtitle (BrgPage *page, BrgSnapshot *snapshot G_GNUC_UNUSED)
{
  BrgWorksPage *self = BRG_WORKS_PAGE (page);
  g_autofree char *works = NULL;
  g_autofree char *day = NULL;

  if (self->desk == NULL)
    return g_strdup (_ ("no contest of composition"));
  works = g_strdup_printf (ngettext ("%u work", "%u works", self->desk->works->len),
                           self->desk->works->len);
  day = brg_contest_fields_dup_day (self->desk->contest->terms->closing);
  if (*day == '\0')
    return g_steal_pointer (&works);
  /* Translators: "12 works", a day */
  return g_strdup_printf (_ ("%s · sent in until %s"), works, day);
}

static void
brg_works_page_search (BrgPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (BRG_WORKS_PAGE (page)->search_entry));
}

/* `work/5`: by its row. */
static void
brg_works_page_go_to (BrgPage *page, const char *target)
{
  BrgWorksPage *self = BRG_WORKS_PAGE (page);

  if (!g_str_has_prefix (target, "work/"))
    return;
  self->work_id = g_ascii_strtoll (target + strlen ("work/"), NULL, 10);
  brg_works_page_fill_list (self);
  brg_works_page_show_work (self);
}

static void
brg_works_page_print (BrgPage *page)
{
  brg_shell_go (brg_shell_find (GTK_WIDGET (page)), "documents", "contest-diagrams");
}

/* The header's step. */
static char *
brg_works_page_dup_step (BrgPage *page)
{
  BrgWorksPage *self = BRG_WORKS_PAGE (page);

  if (self->desk == NULL || self->desk->works->len == 0 ||
      self->desk->contest->terms->stage == BRG_CONTEST_STAGE_FINAL)
    return NULL;
  return g_strdup (_ ("Check All"));
}

static void
brg_works_page_do_step (BrgPage *page)
{
  brg_works_page_ask_all (BRG_WORKS_PAGE (page));
}

static void
brg_works_page_dispose (GObject *object)
{
  BrgWorksPage *self = BRG_WORKS_PAGE (object);

  brg_template_silence (self);
  brg_works_page_stop (self);
  self->desk = NULL;
  g_clear_pointer (&self->hold, brg_contest_hold_release);
  g_clear_object (&self->actions);
  G_OBJECT_CLASS (brg_works_page_parent_class)->dispose (object);
}

static void
brg_works_page_finalize (GObject *object)
{
  BrgWorksPage *self = BRG_WORKS_PAGE (object);

  g_array_unref (self->shown);
  g_clear_pointer (&self->doubts, g_array_unref);
  g_hash_table_unref (self->findings);
  g_hash_table_unref (self->asked);
  G_OBJECT_CLASS (brg_works_page_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgWorksPage, name)

static const BrgTemplateChild children[] = {
  CHILD (new_button),   CHILD (all_toggle),     CHILD (wrong_toggle),  CHILD (search_entry),
  CHILD (empty_page),   CHILD (section_button), CHILD (hidden_chip),   CHILD (stack),
  CHILD (first_button), CHILD (list),           CHILD (view_box),      CHILD (search_box),
  CHILD (search_label), CHILD (bars_box),       CHILD (facts_box),     CHILD (title_label),
  CHILD (chip_box),     CHILD (checks_box),     CHILD (neighbour_box), CHILD (sections_menu),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (brg_page_take_focus), BRG_TEMPLATE_CALLBACK (on_filter_changed),
  BRG_TEMPLATE_CALLBACK (on_row_selected),     BRG_TEMPLATE_CALLBACK (on_row_activated),
  BRG_TEMPLATE_CALLBACK (on_search_stopped),
};

static void
brg_works_page_class_init (BrgWorksPageClass *klass)
{
  BrgPageClass *page_class = BRG_PAGE_CLASS (klass);

  g_type_ensure (BRG_TYPE_SIDES);
  g_type_ensure (BRG_TYPE_WRAP_BOX);
  G_OBJECT_CLASS (klass)->dispose = brg_works_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_works_page_finalize;
  page_class->refresh = brg_works_page_refresh;
  page_class->dup_subtitle = brg_works_page_dup_subtitle;
  page_class->take_focus = brg_works_page_take_focus;
  page_class->search = brg_works_page_search;
  page_class->print = brg_works_page_print;
  page_class->go_to = brg_works_page_go_to;
  page_class->dup_step = brg_works_page_dup_step;
  page_class->do_step = brg_works_page_do_step;
  brg_template_set (klass, "brg-works-page", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_works_page_init (BrgWorksPage *self)
{
  self->shown = g_array_new (FALSE, FALSE, sizeof (guint));
  self->findings = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free,
                                          (GDestroyNotify) brg_contest_finding_unref);
  self->asked = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->view = BRG_SOLUTION_VIEW (brg_solution_view_new (FALSE));
  gtk_widget_set_vexpand (GTK_WIDGET (self->view), TRUE);
  gtk_box_prepend (self->view_box, GTK_WIDGET (self->view));
  brg_works_page_install_actions (self);
}
