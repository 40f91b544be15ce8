/* brg-rounds-page-live.c - the rounds page: results that come in a file
 *
 * Tests: tests/gui/live-results.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-live-sheet.h"
#include "brg-rounds-page-private.h"
#include "brg-ui.h"

/* Boards whose results could be taken, in a text; empty for none. */
static char *
dup_boards (const BrgLiveResults *results)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; results != NULL && i < results->rows->len; i++)
    {
      const BrgLiveRow *row = results->rows->pdata[i];

      if (row->is_taken)
        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", row->label);
    }
  return g_string_free (text, FALSE);
}

static gboolean
has_sheet (BrgRoundsPage *self)
{
  g_autoptr (GListModel) windows = G_LIST_MODEL (g_object_ref (gtk_window_get_toplevels ()));

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (BRG_IS_LIVE_SHEET (window) && gtk_window_get_transient_for (window) ==
                                            GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))))
        return TRUE;
    }
  return FALSE;
}

/* What is new since the last time is told once; the sheet shows it by itself. */
static void
on_read (BrgRoundsPage *self)
{
  BrgLiveResults *results = brg_live_watch_get_results (self->live);
  g_autofree char *boards = dup_boards (results);

  if (*boards != '\0' && g_strcmp0 (boards, self->live_told) != 0 &&
      brg_live_watch_is_on (self->live) && !has_sheet (self))
    {
      guint n_taken = brg_live_results_count_taken (results);
      g_autofree char *text =
          /* Translators: number of results, name of a file, boards: "3, 7" */
          g_strdup_printf (ngettext ("%u new result in %s, board %s: Ctrl+R",
                                     "%u new results in %s, boards %s: Ctrl+R", n_taken),
                           n_taken, results->source, boards);

      brg_session_tell (brg_page_get_session (BRG_PAGE (self)), text);
    }
  g_free (self->live_told);
  self->live_told = g_steal_pointer (&boards);
}

void
brg_rounds_page_show_live (BrgRoundsPage *self)
{
  if (self->live == NULL)
    {
      self->live = brg_live_watch_new (brg_page_get_session (BRG_PAGE (self)));
      g_signal_connect_swapped (self->live, "read", G_CALLBACK (on_read), self);
    }
  brg_live_sheet_present (brg_shell_find (GTK_WIDGET (self)), self->live);
}
