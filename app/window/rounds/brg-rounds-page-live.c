/* brg-rounds-page-live.c - the rounds page: results that come in a file
 *
 * Tests: tests/gui/live-results.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-live-sheet.h"
#include "brg-rounds-page-private.h"
#include "brg-share-boards.h"
#include "brg-ui.h"

/* As many boards are named; how many there are is told. */
#define MOST_NAMED 10

/* What is told of a row once; boards have the same numbers in every round and group. */
static char *
dup_key (const BrgLiveResults *results, const BrgLiveRow *row)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT "|%d|%s|%d|%d|%d", results->snapshot->group->id,
                          results->round, row->label, row->state, row->white, row->black);
}

/* Boards of which something is new, in a text. */
static char *
dup_news (BrgRoundsPage *self, const BrgLiveResults *results, guint *n_news)
{
  GString *text = g_string_new (NULL);

  *n_news = 0;
  for (guint i = 0; i < results->rows->len; i++)
    {
      const BrgLiveRow *row = results->rows->pdata[i];

      if ((!row->is_taken && row->state != BRG_LIVE_DIFFERS) ||
          !g_hash_table_add (self->live_told, dup_key (results, row)))
        continue;
      if (*n_news < MOST_NAMED)
        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", row->label);
      else if (*n_news == MOST_NAMED)
        g_string_append (text, ", …");
      (*n_news)++;
    }
  return g_string_free (text, FALSE);
}

static gboolean
has_sheet (BrgRoundsPage *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (BRG_IS_LIVE_SHEET (window) && gtk_window_get_transient_for (window) ==
                                            GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))))
        return TRUE;
    }
  return FALSE;
}

static void
tell_fault (BrgRoundsPage *self, const char *fault)
{
  g_autofree char *text =
      /* Translators: the name of a file, what is wrong with it */
      g_strdup_printf (_ ("%s is watched and cannot be read: %s"),
                       brg_live_watch_get_path (self->live), fault);

  if (g_hash_table_add (self->live_told, g_strdup (fault)))
    brg_session_tell (brg_page_get_session (BRG_PAGE (self)), text);
}

/* What is new, or differs from what stands on a board, is told once; the sheet shows it by itself.
 */
static void
on_read (BrgRoundsPage *self)
{
  BrgLiveResults *results = brg_live_watch_get_results (self->live);
  const char *fault = brg_live_watch_get_fault (self->live);
  gboolean is_told = brg_live_watch_is_on (self->live) && !has_sheet (self);
  g_autofree char *boards = NULL;
  g_autofree char *text = NULL;
  guint n_news;

  if (results == NULL)
    {
      BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

      /* Between two rounds the file has nothing to say. */
      if (is_told && fault != NULL && snapshot != NULL &&
          brg_share_boards_find_round (snapshot) > 0)
        tell_fault (self, fault);
      return;
    }
  boards = dup_news (self, results, &n_news);
  if (n_news == 0 || !is_told)
    return;
  /* Translators: number of results, name of a file, boards: "3, 7" */
  text = g_strdup_printf (ngettext ("%u new result in %s, board %s: Ctrl+R",
                                    "%u new results in %s, boards %s: Ctrl+R", n_news),
                          n_news, results->source, boards);
  brg_session_tell (brg_page_get_session (BRG_PAGE (self)), text);
}

void
brg_rounds_page_show_live (BrgRoundsPage *self)
{
  if (self->live == NULL)
    {
      self->live_told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      self->live = brg_live_watch_new (brg_page_get_session (BRG_PAGE (self)));
      g_signal_connect_swapped (self->live, "read", G_CALLBACK (on_read), self);
    }
  /* Forgets the file of another group or event. */
  brg_live_watch_read (self->live);
  brg_live_sheet_present (brg_shell_find (GTK_WIDGET (self)), self->live);
}
