/* brg-event-status.c - what hangs on the status of an event, held against the event
 *
 * Rules: rus-draughts-2022 1.2, 3.1.3, 4.2, 5.2, 5.4.10.10, 5.4.12, 5.4.17.5;
 * rus-chess-2014 21.1, 25.2, 25.2.2, 25.2.3
 * Tests: tests/app/test-event-status.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-status.h"

#include <glib/gi18n.h>

#include "brg-citation.h"
#include "brg-committee-remark.h"
#include "brg-discipline-words.h"
#include "brg-event-regulations.h"
#include "brg-pairing-systems.h"
#include "brg-regulation-names.h"
#include "brg-store-committee.h"
#include "brg-store-parts.h"

static const char *
translate (const char *context, const char *text, gconstpointer data G_GNUC_UNUSED)
{
  return context != NULL ? g_dpgettext2 (NULL, context, text) : gettext (text);
}

static guint
count_manual (const BrgSnapshot *snapshot)
{
  guint n_manual = 0;

  for (guint r = 0; r < snapshot->rounds->len; r++)
    {
      const BrgRound *round = snapshot->rounds->pdata[r];

      for (guint i = 0; i < round->games->len; i++)
        n_manual += g_array_index (round->games, BrgGame, i).is_manual;
    }
  return n_manual;
}

static const char *
find_category (const BrgEvent *event)
{
  for (guint i = 0; i < event->officials->len; i++)
    {
      const BrgOfficial *official = event->officials->pdata[i];

      if (official->role == BRG_OFFICIAL_CHIEF_ARBITER)
        return official->category;
    }
  return "";
}

/* Whether it is made up as the book wants; where the book is silent anybody is one. */
gboolean
brg_event_status_has_committee (BrgStore *store, const BrgSnapshot *snapshot)
{
  g_autoptr (GPtrArray) members = NULL;
  g_autoptr (GArray) faults = NULL;

  g_return_val_if_fail (store != NULL && snapshot != NULL, FALSE);

  members = brg_store_list_committee (store, snapshot->event->id, NULL);
  if (members == NULL || members->len == 0)
    return FALSE;
  faults = brg_committee_remark_check (snapshot->event, members);
  for (guint i = 0; i < faults->len; i++)
    if (!g_array_index (faults, BrgCommitteeFault, i).is_advice)
      return FALSE;
  return TRUE;
}

/* How many there are, and how many of them say nothing of arbiter or duty. */
static void
count_parts (BrgStore *store, gint64 event_id, BrgEventPartKind kind, guint *n_parts, guint *n_bare)
{
  g_autoptr (GPtrArray) parts = brg_store_list_parts (store, event_id, kind, NULL);

  *n_parts = parts != NULL ? parts->len : 0;
  *n_bare = 0;
  for (guint i = 0; i < *n_parts; i++)
    *n_bare += *((const BrgEventPart *) parts->pdata[i])->detail == '\0';
}

/* rus-draughts-2022 3.1.3, 5.4.12 */
static void
fill_parts (BrgStatusQuery *query, BrgStore *store, gint64 event_id)
{
  g_autofree char *platform = brg_store_get_remote (store, event_id, &query->is_identified);

  query->is_remote = platform != NULL;
  count_parts (store, event_id, BRG_PART_SITE, &query->n_sites, &query->n_unwatched);
  count_parts (store, event_id, BRG_PART_ORGANISER, &query->n_organisers, &query->n_idle);
}

static gboolean
names_committee (BrgStore *store, gint64 event_id)
{
  g_autoptr (GPtrArray) members = brg_store_list_committee (store, event_id, NULL);

  return members != NULL && members->len > 0;
}

GArray *
brg_event_status_check (BrgStore *store, const BrgSnapshot *snapshot)
{
  BrgRegulations regulations;
  const BrgPairingSystem *system;
  BrgStatusQuery query;

  g_return_val_if_fail (store != NULL && snapshot != NULL, NULL);

  brg_event_regulations_load (store, snapshot->event->id, &regulations);
  system = brg_pairing_system_find (snapshot->group->system);
  query = (BrgStatusQuery){
    .rulebook = snapshot->event->rulebook,
    .level = regulations.level,
    .is_swiss = system != NULL && system->kind == BRG_TOURNAMENT_SWISS && !system->is_knockout,
    .n_manual = count_manual (snapshot),
    .clocks = regulations.clocks,
    .entry_fee = regulations.entry_fee,
    .has_committee = brg_event_status_has_committee (store, snapshot),
    .names_committee = names_committee (store, snapshot->event->id),
    .chief_category = find_category (snapshot->event),
    .is_registered = brg_discipline_words_find_official (snapshot->event, snapshot->group) != NULL,
  };
  fill_parts (&query, store, snapshot->event->id);
  return brg_status_check (&query);
}

/* How it is in this event. */
static char *
dup_fact (const BrgStatusRule *rule, BrgStore *store, const BrgSnapshot *snapshot)
{
  guint n_manual = count_manual (snapshot);
  BrgRegulations regulations;
  g_autofree char *fee = NULL;

  switch (rule->matter)
    {
    case BRG_STATUS_COMPUTER_DRAW:
      return g_strdup_printf (
          ngettext ("Here %u pair was made by hand.", "Here %u pairs were made by hand.", n_manual),
          n_manual);
    case BRG_STATUS_ELECTRONIC_CLOCKS:
      return g_strdup (_ ("Here they are mechanical."));
    case BRG_STATUS_COMMITTEE:
      return g_strdup (rule->force == BRG_STATUS_MAY &&
                               brg_event_status_has_committee (store, snapshot)
                           ? _ ("This event has another status, and a committee.")
                           : _ ("Here it is not named, or not made up as the book wants."));
    case BRG_STATUS_ENTRY_FEE:
      brg_event_regulations_load (store, snapshot->event->id, &regulations);
      fee = brg_regulation_name_dup_value (brg_regulations_find ("rule-entry-fee"),
                                           regulations.entry_fee);
      /* Translators: an amount of money */
      return g_strdup_printf (_ ("Here it is %s."), fee);
    case BRG_STATUS_CHIEF:
      /* Translators: category of an arbiter */
      return g_strdup_printf (_ ("Here the category is: %s."), find_category (snapshot->event));
    case BRG_STATUS_REGISTER:
      return g_strdup (_ ("What is played here is none of them."));
    case BRG_STATUS_REMOTE:
      return g_strdup (_ ("Nobody has said so here."));
    case BRG_STATUS_SITES:
      return g_strdup (_ ("Here a site has no arbiter."));
    case BRG_STATUS_ORGANISERS:
      return g_strdup (_ ("Here it is not said of all what they do."));
    case BRG_STATUS_PROGRAM:
    case BRG_STATUS_APPLICATIONS:
    case BRG_STATUS_ADMISSION:
    default:
      return g_strdup ("");
    }
}

char *
brg_event_status_dup_text (const BrgStatusFinding *finding,
                           BrgStore *store,
                           const BrgSnapshot *snapshot)
{
  g_autofree char *fact = NULL;

  g_return_val_if_fail (finding != NULL && store != NULL && snapshot != NULL, NULL);

  if (finding->state != BRG_STATUS_MISSED)
    return g_strdup (gettext (finding->rule->text));
  fact = dup_fact (finding->rule, store, snapshot);
  return g_strjoin (" ", gettext (finding->rule->text), fact, NULL);
}

const char *
brg_event_status_get_word (BrgStatusState state)
{
  switch (state)
    {
    case BRG_STATUS_KEPT:
      /* Translators: a rule that the event keeps */
      return C_ ("status", "as it should be");
    case BRG_STATUS_MISSED:
      /* Translators: a rule that the event does not keep */
      return C_ ("status", "not so here");
    case BRG_STATUS_OPEN:
    default:
      /* Translators: a rule of which nobody has said whether the event keeps it */
      return C_ ("status", "to be seen to");
    }
}

char *
brg_event_status_dup_warnings (BrgStore *store, const BrgSnapshot *snapshot)
{
  g_autoptr (GArray) findings = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (store != NULL && snapshot != NULL, NULL);

  findings = brg_event_status_check (store, snapshot);
  for (guint i = 0; i < findings->len; i++)
    {
      const BrgStatusFinding *finding = &g_array_index (findings, BrgStatusFinding, i);
      g_autofree char *sentence = NULL;
      g_autofree char *cited = NULL;

      if (finding->state != BRG_STATUS_MISSED)
        continue;
      sentence = brg_event_status_dup_text (finding, store, snapshot);
      cited = brg_citation_dup_beside (finding->rule->article, snapshot->event->rulebook, translate,
                                       NULL);
      g_string_append_printf (text, "%s%s (%s)", text->len > 0 ? "\n" : "", sentence, cited);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
