/* brg-pages.c - the pages of the main window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pages.h"

#include <glib/gi18n.h>

#include "brg-boards-page.h"
#include "brg-discipline.h"
#include "brg-documents-page.h"
#include "brg-envelopes-page.h"
#include "brg-event-page.h"
#include "brg-incidents-page.h"
#include "brg-journal-page.h"
#include "brg-letters-page.h"
#include "brg-players-page.h"
#include "brg-rounds-page.h"
#include "brg-rules-page.h"
#include "brg-table-page.h"

static const BrgPageInfo pages[] = {
  { "event", N_ ("Event"), "x-office-calendar-symbolic", FALSE, brg_event_page_get_type },
  { "players", N_ ("Players"), "system-users-symbolic", FALSE, brg_players_page_get_type },
  { "letters", N_ ("Letters"), "mail-unread-symbolic", FALSE, brg_letters_page_get_type },
  { "rounds", N_ ("Rounds"), "view-list-ordered-symbolic", FALSE, brg_rounds_page_get_type },
  { "table", N_ ("Table"), "x-office-spreadsheet-symbolic", FALSE, brg_table_page_get_type },
  { "boards", N_ ("Boards"), "view-app-grid-symbolic", FALSE, brg_boards_page_get_type },
  { "incidents", N_ ("Incidents"), "dialog-warning-symbolic", FALSE, brg_incidents_page_get_type },
  { "envelopes", N_ ("Envelopes"), "mail-unread-symbolic", FALSE, brg_envelopes_page_get_type },
  { "documents", N_ ("Documents"), "x-office-document-symbolic", FALSE,
    brg_documents_page_get_type },
  { "rules", N_ ("Rules"), "accessories-dictionary-symbolic", TRUE, brg_rules_page_get_type },
  { "journal", N_ ("Journal"), "document-open-recent-symbolic", FALSE, brg_journal_page_get_type },
};

const BrgPageInfo *
brg_pages_list (guint *n_pages)
{
  g_return_val_if_fail (n_pages != NULL, NULL);

  *n_pages = G_N_ELEMENTS (pages);
  return pages;
}

const char *
brg_pages_get_title (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    if (g_str_equal (pages[i].name, name))
      return _ (pages[i].title);
  g_return_val_if_reached (name);
}
