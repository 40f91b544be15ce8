/* brg-pages.c - the pages of the main window, and names for what they show
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
#include "brg-players-page.h"
#include "brg-rounds-page.h"
#include "brg-rules-page.h"
#include "brg-table-page.h"

static const BrgPageInfo pages[] = {
  { "event", "x-office-calendar-symbolic", FALSE, brg_event_page_get_type },
  { "players", "system-users-symbolic", FALSE, brg_players_page_get_type },
  { "rounds", "view-list-ordered-symbolic", FALSE, brg_rounds_page_get_type },
  { "table", "x-office-spreadsheet-symbolic", FALSE, brg_table_page_get_type },
  { "boards", "view-app-grid-symbolic", FALSE, brg_boards_page_get_type },
  { "incidents", "dialog-warning-symbolic", FALSE, brg_incidents_page_get_type },
  { "envelopes", "mail-unread-symbolic", FALSE, brg_envelopes_page_get_type },
  { "documents", "x-office-document-symbolic", FALSE, brg_documents_page_get_type },
  { "rules", "accessories-dictionary-symbolic", TRUE, brg_rules_page_get_type },
  { "journal", "document-open-recent-symbolic", FALSE, brg_journal_page_get_type },
};

const BrgPageInfo *
brg_pages_list (guint *n_pages)
{
  g_return_val_if_fail (n_pages != NULL, NULL);

  *n_pages = G_N_ELEMENTS (pages);
  return pages;
}

/* A row of a table of names. */
typedef struct
{
  const char *id;
  const char *name;
} Name;

static const char *
find_name (const Name *names, gsize n_names, const char *id)
{
  for (gsize i = 0; i < n_names; i++)
    if (g_str_equal (names[i].id, id))
      return _ (names[i].name);
  g_return_val_if_reached (id);
}

const char *
brg_pages_get_title (const char *name)
{
  static const Name titles[] = {
    { "event", N_ ("Event") },         { "players", N_ ("Players") },
    { "rounds", N_ ("Rounds") },       { "table", N_ ("Table") },
    { "boards", N_ ("Boards") },       { "incidents", N_ ("Incidents") },
    { "envelopes", N_ ("Envelopes") }, { "documents", N_ ("Documents") },
    { "rules", N_ ("Rules") },         { "journal", N_ ("Journal") },
  };

  return find_name (titles, G_N_ELEMENTS (titles), name);
}

const char *
brg_pages_get_discipline_name (BrgDiscipline discipline)
{
  static const Name names[] = {
    { "chess", N_ ("Chess") },
    { "chess960", N_ ("Chess960") },
    { "russian", N_ ("Russian draughts") },
    { "draughts64", N_ ("Draughts-64") },
    { "international", N_ ("100-square draughts") },
    { "giveaway", N_ ("Giveaway draughts") },
    { "renju", N_ ("Renju") },
  };

  return find_name (names, G_N_ELEMENTS (names), brg_discipline_to_id (discipline));
}

const char *
brg_pages_get_rulebook_name (const BrgRulebook *rulebook)
{
  g_return_val_if_fail (rulebook != NULL, NULL);

  return _ (rulebook->name);
}

const char *
brg_pages_get_system_name (const char *system)
{
  static const Name names[] = {
    { "berger", N_ ("Round robin") },
    { "dutch", N_ ("Swiss, FIDE (Dutch)") },
    { "dubov", N_ ("Swiss, Dubov") },
    { "burstein", N_ ("Swiss, Burstein") },
    { "lim", N_ ("Swiss, Lim") },
    { "lim-maxi", N_ ("Swiss, Lim for maxi-tournaments") },
    { "double-swiss", N_ ("Double-Swiss, two games a match") },
    { "team-swiss", N_ ("Swiss for teams, colours of type A") },
    { "team-swiss-b", N_ ("Swiss for teams, colours of type B") },
    { "team-swiss-plain", N_ ("Swiss for teams, no colour preferences") },
    { "coefficients", N_ ("Swiss, individual coefficients") },
    { "solkoff", N_ ("Swiss, truncated Solkoff") },
    { "buchholz", N_ ("Swiss, current Buchholz") },
    { "blind", N_ ("Swiss, blind draw") },
    { "scheveningen", N_ ("Scheveningen, side against side") },
    { "knockout", N_ ("Knock-out") },
    { "all-places", N_ ("Knock-out, all places played") },
    { "match", N_ ("Match of two") },
  };

  return find_name (names, G_N_ELEMENTS (names), system);
}
