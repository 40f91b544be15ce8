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
#include "brg-judging-page.h"
#include "brg-letters-page.h"
#include "brg-players-page.h"
#include "brg-rounds-page.h"
#include "brg-rules-page.h"
#include "brg-solving-page.h"
#include "brg-table-page.h"
#include "brg-works-page.h"

#define GAMES (1u << BRG_CONTEST_NONE)
#define COMPOSING (1u << BRG_CONTEST_COMPOSING)
#define SOLVING (1u << BRG_CONTEST_SOLVING)
#define EVERYWHERE (GAMES | COMPOSING | SOLVING)

static const BrgPageInfo pages[] = {
  { "event", N_ ("Event"), "x-office-calendar-symbolic", FALSE, EVERYWHERE,
    brg_event_page_get_type },
  { "players", N_ ("Players"), "system-users-symbolic", FALSE, EVERYWHERE,
    brg_players_page_get_type },
  { "letters", N_ ("Letters"), "mail-unread-symbolic", FALSE, GAMES, brg_letters_page_get_type },
  { "works", N_ ("Works"), "view-grid-symbolic", FALSE, COMPOSING | SOLVING,
    brg_works_page_get_type },
  { "judging", N_ ("Judging"), "starred-symbolic", FALSE, COMPOSING, brg_judging_page_get_type },
  { "solving", N_ ("Solving"), "view-list-ordered-symbolic", FALSE, SOLVING,
    brg_solving_page_get_type },
  { "rounds", N_ ("Rounds"), "view-list-ordered-symbolic", FALSE, GAMES, brg_rounds_page_get_type },
  { "table", N_ ("Table"), "x-office-spreadsheet-symbolic", FALSE, GAMES, brg_table_page_get_type },
  { "boards", N_ ("Boards"), "view-app-grid-symbolic", FALSE, GAMES, brg_boards_page_get_type },
  { "incidents", N_ ("Incidents"), "dialog-warning-symbolic", FALSE, EVERYWHERE,
    brg_incidents_page_get_type },
  { "envelopes", N_ ("Envelopes"), "mail-unread-symbolic", FALSE, GAMES,
    brg_envelopes_page_get_type },
  { "documents", N_ ("Documents"), "x-office-document-symbolic", FALSE, EVERYWHERE,
    brg_documents_page_get_type },
  { "rules", N_ ("Rules"), "accessories-dictionary-symbolic", TRUE, EVERYWHERE,
    brg_rules_page_get_type },
  { "journal", N_ ("Journal"), "document-open-recent-symbolic", FALSE, EVERYWHERE,
    brg_journal_page_get_type },
};

/* What has the place of a page that a group does not have; the first that it has. */
static const struct
{
  const char *name;
  const char *instead;
} places[] = {
  { "rounds", "judging" }, { "rounds", "solving" },  { "table", "judging" },
  { "table", "solving" },  { "boards", "works" },    { "judging", "solving" },
  { "judging", "rounds" }, { "solving", "judging" }, { "solving", "rounds" },
  { "works", "rounds" },
};

const BrgPageInfo *
brg_pages_list (guint *n_pages)
{
  g_return_val_if_fail (n_pages != NULL, NULL);

  *n_pages = G_N_ELEMENTS (pages);
  return pages;
}

gboolean
brg_pages_belongs (const char *name, BrgContestKind kind)
{
  g_return_val_if_fail (name != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    if (g_str_equal (pages[i].name, name))
      return (pages[i].kinds >> kind & 1) != 0;
  return FALSE;
}

const char *
brg_pages_find (const char *name, BrgContestKind kind)
{
  g_return_val_if_fail (name != NULL, NULL);

  if (brg_pages_belongs (name, kind))
    return name;
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_str_equal (places[i].name, name) && brg_pages_belongs (places[i].instead, kind))
      return places[i].instead;
  return "event";
}

const char *
brg_pages_get_title (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    if (g_str_equal (pages[i].name, name))
      return _ (pages[i].title);
  g_return_val_if_reached (name);
}
