/* brg-event-words.c - what is played, and how
 *
 * Tests: tests/app/test-event-document.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-words.h"

#include <glib/gi18n.h>

#include "brg-discipline.h"

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
      return names[i].name;
  g_return_val_if_reached (id);
}

const char *
brg_event_words_get_discipline (BrgDiscipline discipline)
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
brg_event_words_get_system (const char *system)
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
    { "third-place", N_ ("Knock-out with a match for third place") },
    { "all-places", N_ ("Knock-out, all places played") },
    { "match", N_ ("Match of two") },
  };

  g_return_val_if_fail (system != NULL, NULL);

  return find_name (names, G_N_ELEMENTS (names), system);
}

/* rus-draughts-2022 11.5.2, 11.6.1: works are judged or solved, nobody is paired. */
const char *
brg_event_words_get_play (const char *system, BrgContestKind contest)
{
  return contest == BRG_CONTEST_COMPOSING ? N_ ("Contest for composing")
         : contest == BRG_CONTEST_SOLVING ? N_ ("Contest for solving")
                                          : brg_event_words_get_system (system);
}
