/* brg-window-back.c - from an article of the rules, or from something new that is not wanted after
 * all, back to where it was asked for
 *
 * Tests: tests/gui/rules.py, tests/gui/incidents.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-window-actions.h"
#include "brg-window-private.h"

#define RULES "rules"

static void
set_focus_to_return (BrgWindow *self, GtkWidget *focus)
{
  g_set_weak_pointer (&self->back_focus, focus);
}

void
brg_window_forget_back (BrgWindow *self)
{
  g_return_if_fail (BRG_IS_WINDOW (self));

  g_clear_pointer (&self->back_page, g_free);
  set_focus_to_return (self, NULL);
  brg_window_actions_set_enabled (self, "back", FALSE);
}

void
brg_window_visit (BrgWindow *self, const char *name, const char *target)
{
  const char *page;

  g_return_if_fail (BRG_IS_WINDOW (self) && name != NULL);

  page = gtk_stack_get_visible_child_name (self->page_stack);
  /* From article to article the way back stays the same. */
  if (page != NULL && !g_str_equal (page, name))
    {
      brg_window_forget_back (self);
      self->back_page = g_strdup (page);
      set_focus_to_return (self, gtk_window_get_focus (GTK_WINDOW (self)));
      brg_window_actions_set_enabled (self, "back", TRUE);
    }
  brg_window_turn_to_page (self, name, target);
}

void
brg_window_show_article (BrgWindow *self, const char *article)
{
  g_autofree char *target = NULL;

  g_return_if_fail (BRG_IS_WINDOW (self) && article != NULL);

  target = g_strdup_printf ("article/%s", article);
  brg_window_visit (self, RULES, target);
}

void
brg_window_go_back (BrgWindow *self)
{
  g_autofree char *page = NULL;
  GtkWidget *focus;

  g_return_if_fail (BRG_IS_WINDOW (self));

  if (self->back_page == NULL)
    return;
  page = g_steal_pointer (&self->back_page);
  focus = self->back_focus;
  brg_window_show_page (self, page, NULL);
  if (focus != NULL && gtk_widget_get_mapped (focus))
    gtk_widget_grab_focus (focus);
}
