/* brg-keep-papers.c - whether a file keeps personal papers is asked before it does
 *
 * Tests: tests/gui/register.py, tests/gui/import.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-keep-papers.h"

#include <glib/gi18n.h>

#include "brg-store-papers.h"
#include "brg-ui.h"

void
brg_keep_papers_ask (BrgSheet *sheet, void (*answered) (const char *answer, gpointer sheet))
{
  g_return_if_fail (BRG_IS_SHEET (sheet));

  brg_ui_ask (GTK_WIDGET (sheet), _ ("Keep personal papers in this file?"),
              _ ("Then cards have passport, SNILS, address and phone. They stay in this file "
                 "alone: copies and exports leave them out, the journal says only that they "
                 "changed."),
              NULL, _ ("_Keep Them"), FALSE, answered, sheet);
}

gboolean
brg_keep_papers_take (BrgSheet *sheet, const char *answer)
{
  BrgSnapshot *snapshot;
  BrgSession *session;
  GError *error = NULL;
  gint64 event_id;
  gboolean done;

  g_return_val_if_fail (BRG_IS_SHEET (sheet) && answer != NULL, FALSE);

  if (!g_str_equal (answer, "yes"))
    return FALSE;
  snapshot = brg_sheet_get_snapshot (sheet);
  session = brg_sheet_get_session (sheet);
  event_id = snapshot != NULL && snapshot->event->state == BRG_EVENT_OPEN ? snapshot->event->id : 0;
  done = brg_store_keep_papers (brg_session_get_store (session), event_id, &error);
  brg_session_finish (session, done, error);
  return done;
}
