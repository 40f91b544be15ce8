/* brg-window-unsaved.c - what was typed and could not be stored, when a page or the window is left
 *
 * Tests: tests/gui/event.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-field-left.h"
#include "brg-pages.h"
#include "brg-ui.h"
#include "brg-window-private.h"

/* What stands in the fields of any page that was made, whether or not it is on show; before that,
 * that there is no file at all. */
static char *
dup_unsaved (BrgWindow *self)
{
  guint n_pages;
  const BrgPageInfo *pages = brg_pages_list (&n_pages);
  char *lost = brg_window_dup_file_unsaved (self);

  if (lost != NULL)
    return lost;
  for (guint i = 0; i < n_pages; i++)
    {
      GtkWidget *page = gtk_stack_get_child_by_name (self->page_stack, pages[i].name);
      char *text = page != NULL ? brg_page_dup_unsaved (BRG_PAGE (page)) : NULL;

      if (text != NULL)
        return text;
    }
  return NULL;
}

void
brg_window_tell_unsaved (BrgWindow *self, BrgPage *left)
{
  g_autofree char *text = NULL;

  g_return_if_fail (BRG_IS_WINDOW (self));

  text = left != NULL ? brg_page_dup_unsaved (left) : NULL;
  if (text != NULL)
    brg_session_tell (self->session, text);
}

static void
on_close_answered (const char *answer, gpointer data)
{
  if (g_str_equal (answer, "yes"))
    gtk_window_destroy (GTK_WINDOW (data));
}

/* The field that has the focus is done first. */
static gboolean
on_close_request (BrgWindow *self)
{
  g_autofree char *text = NULL;

  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  brg_field_left_finish ();
  text = dup_unsaved (self);
  if (text == NULL)
    return brg_window_prove_before_closing (self);
  brg_ui_ask (GTK_WIDGET (self), _ ("Close without saving everything?"), text, NULL,
              _ ("_Close Anyway"), TRUE, on_close_answered, self);
  return TRUE;
}

void
brg_window_watch_unsaved (BrgWindow *self)
{
  g_return_if_fail (BRG_IS_WINDOW (self));

  g_signal_connect (self, "close-request", G_CALLBACK (on_close_request), NULL);
}
