/* brg-disqualified.c - who may take part in no capacity while an event lasts
 *
 * A list of thousands is prepared once: looking for somebody takes no longer then.
 *
 * Rules: rus-draughts-2022 1.5.10, 1.6.2
 * Tests: tests/app/test-disqualified.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-disqualified.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-duplicates.h"
#include "brg-person-name.h"
#include "brg-protest-record.h"
#include "brg-store-admission.h"
#include "brg-store-committee.h"
#include "brg-store-delegations.h"
#include "brg-store-parts.h"

static void
take_text (char **place, char *text)
{
  g_free (*place);
  *place = text;
}

static BrgEntry *
make_entry (const char *name, const char *birth)
{
  BrgEntry *entry = brg_entry_new ();
  g_auto (BrgPersonName) parts = { 0 };

  brg_person_name_split (name, &parts);
  take_text (&entry->family_name, g_steal_pointer (&parts.family));
  take_text (&entry->given_name, g_steal_pointer (&parts.given));
  take_text (&entry->father_name, g_steal_pointer (&parts.father));
  take_text (&entry->birth, g_strdup (birth));
  return entry;
}

/* rus-draughts-2022 1.6.2: during the term; days are compared as texts, an empty one is no limit.
 */
static gboolean
is_in_force (const BrgDisqualification *row, const BrgEvent *event, const char *today)
{
  const char *first = *event->starts != '\0' ? event->starts : today;
  const char *last = *event->ends != '\0' ? event->ends : first;

  return (*row->first_day == '\0' || strcmp (row->first_day, last) <= 0) &&
         (*row->last_day == '\0' || strcmp (row->last_day, first) >= 0);
}

static gboolean
ends_later (const BrgDisqualification *row, const BrgDisqualification *than)
{
  if (than == NULL || *row->last_day == '\0')
    return TRUE;
  return *than->last_day != '\0' && strcmp (row->last_day, than->last_day) > 0;
}

struct _BrgDisqualifiedSearch
{
  const GPtrArray *list;
  GPtrArray *persons; /* (owned) BrgEntry, by places in list */
  BrgDuplicates *duplicates;
};

BrgDisqualifiedSearch *
brg_disqualified_search_new (const GPtrArray *list)
{
  BrgDisqualifiedSearch *self;

  g_return_val_if_fail (list != NULL, NULL);

  self = g_new0 (BrgDisqualifiedSearch, 1);
  self->list = list;
  self->persons = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  for (guint i = 0; i < list->len; i++)
    {
      const BrgDisqualification *row = list->pdata[i];

      g_ptr_array_add (self->persons, make_entry (row->name, row->birth));
    }
  self->duplicates = brg_duplicates_new (self->persons);
  return self;
}

void
brg_disqualified_search_free (BrgDisqualifiedSearch *self)
{
  if (self == NULL)
    return;
  brg_duplicates_free (self->duplicates);
  g_ptr_array_unref (self->persons);
  g_free (self);
}

const BrgDisqualification *
brg_disqualified_search_find (const BrgDisqualifiedSearch *self,
                              const BrgEntry *entry,
                              const BrgEvent *event,
                              const char *today)
{
  const BrgDisqualification *found = NULL;
  g_autoptr (GArray) alike = NULL;

  g_return_val_if_fail (self != NULL && entry != NULL && event != NULL && today != NULL, NULL);

  if (*entry->family_name == '\0')
    return NULL;
  alike = brg_duplicates_find (self->duplicates, entry);
  for (guint i = 0; i < alike->len; i++)
    {
      const BrgDuplicate *one = &g_array_index (alike, BrgDuplicate, i);
      const BrgDisqualification *row = self->list->pdata[one->index];

      if (one->likeness >= BRG_LIKENESS_LIKELY && is_in_force (row, event, today) &&
          ends_later (row, found))
        found = row;
    }
  return found;
}

GPtrArray *
brg_disqualified_find_all (const GPtrArray *list,
                           const GPtrArray *entries,
                           const BrgEvent *event,
                           const char *today)
{
  g_autoptr (BrgDisqualifiedSearch) search = NULL;
  g_autoptr (BrgEvent) dayless = NULL;
  GPtrArray *found;

  g_return_val_if_fail (list != NULL && entries != NULL && today != NULL, NULL);

  search = brg_disqualified_search_new (list);
  dayless = brg_event_new ();
  found = g_ptr_array_new ();
  for (guint i = 0; i < entries->len; i++)
    {
      const BrgEntry *entry = entries->pdata[i];
      gboolean is_person = list->len > 0 && entry != NULL && !entry->is_team;

      g_ptr_array_add (found, is_person ? (gpointer) brg_disqualified_search_find (
                                              search, entry, event != NULL ? event : dayless, today)
                                        : NULL);
    }
  return found;
}

const BrgDisqualification *
brg_disqualified_find (const GPtrArray *list,
                       const BrgEntry *entry,
                       const BrgEvent *event,
                       const char *today)
{
  const BrgDisqualification *found = NULL;

  g_return_val_if_fail (list != NULL && entry != NULL && event != NULL && today != NULL, NULL);

  for (guint i = 0; *entry->family_name != '\0' && i < list->len; i++)
    {
      const BrgDisqualification *row = list->pdata[i];
      g_autoptr (BrgEntry) person = NULL;

      if (!is_in_force (row, event, today) || !ends_later (row, found))
        continue;
      person = make_entry (row->name, row->birth);
      if (brg_duplicates_compare (entry, person) >= BRG_LIKENESS_LIKELY)
        found = row;
    }
  return found;
}

/* What a search among all persons of an event goes on with. */
typedef struct
{
  const BrgDisqualifiedSearch *search;
  const BrgEvent *event;
  const char *today;
  GHashTable *seen; /* (owned) capacity and name: a coach of many is named once */
  GPtrArray *barred;
} Roll;

static void
free_barred (gpointer data)
{
  BrgBarredPerson *person = data;

  g_free (person->name);
  g_free (person);
}

static void
look_at_entry (Roll *roll, BrgCapacity capacity, const BrgEntry *entry, const char *name)
{
  const BrgDisqualification *row;
  BrgBarredPerson *person;

  if (!g_hash_table_add (roll->seen, g_strdup_printf ("%d %s %s", capacity, name, entry->birth)))
    return;
  row = brg_disqualified_search_find (roll->search, entry, roll->event, roll->today);
  if (row == NULL)
    return;
  person = g_new0 (BrgBarredPerson, 1);
  person->capacity = capacity;
  person->name = g_strdup (name);
  person->row = row;
  g_ptr_array_add (roll->barred, person);
}

/* A field may name several, with commas or semicolons between them. */
static void
look_at_names (Roll *roll, BrgCapacity capacity, const char *names, const char *birth)
{
  g_auto (GStrv) parts = g_strsplit_set (names, ",;", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (*g_strstrip (parts[i]) != '\0')
      {
        g_autoptr (BrgEntry) person = make_entry (parts[i], birth);

        look_at_entry (roll, capacity, person, parts[i]);
      }
}

static void
look_at_players (Roll *roll, const BrgSnapshot *snapshot)
{
  const BrgSnapshot *boards = brg_snapshot_get_boards (snapshot);

  for (guint i = 0; i < boards->entries->len; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (boards, (gint) i);
      g_autofree char *name = brg_entry_dup_full_name (entry);

      look_at_entry (roll, BRG_CAPACITY_PLAYER, entry, name);
    }
  for (guint i = 0; i < boards->entries->len; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (boards, (gint) i);

      look_at_names (roll, BRG_CAPACITY_COACH, entry->coach, "");
      look_at_names (roll, BRG_CAPACITY_ASSISTANT, entry->assistant, "");
    }
  for (guint i = 0; brg_snapshot_has_teams (snapshot) && i < snapshot->entries->len; i++)
    {
      const BrgEntry *team = brg_snapshot_get_entry (snapshot, (gint) i);

      look_at_names (roll, BRG_CAPACITY_COACH, team->coach, "");
      look_at_names (roll, BRG_CAPACITY_CAPTAIN, team->captain, "");
    }
}

static void
look_at_staff (Roll *roll,
               const GPtrArray *committee,
               const GPtrArray *organisers,
               const GPtrArray *sites)
{
  for (guint i = 0; i < roll->event->officials->len; i++)
    {
      const BrgOfficial *official = roll->event->officials->pdata[i];

      look_at_names (roll, BRG_CAPACITY_OFFICIAL, official->name, official->birth);
    }
  for (guint i = 0; i < committee->len; i++)
    {
      const BrgCommitteeMember *member = committee->pdata[i];

      look_at_names (roll, BRG_CAPACITY_COMMITTEE, member->name, member->birth);
    }
  look_at_names (roll, BRG_CAPACITY_ORGANISER, roll->event->organiser, "");
  for (guint i = 0; i < organisers->len; i++)
    look_at_names (roll, BRG_CAPACITY_ORGANISER,
                   ((const BrgEventPart *) organisers->pdata[i])->name, "");
  for (guint i = 0; i < sites->len; i++)
    look_at_names (roll, BRG_CAPACITY_SITE, ((const BrgEventPart *) sites->pdata[i])->detail, "");
}

/* Who admits the players, and who enters them. */
static void
look_at_admission (Roll *roll, const GPtrArray *members, const GPtrArray *delegations)
{
  for (guint i = 0; i < members->len; i++)
    look_at_names (roll, BRG_CAPACITY_ADMISSION,
                   ((const BrgAdmissionMember *) members->pdata[i])->name, "");
  for (guint i = 0; i < delegations->len; i++)
    {
      const BrgDelegation *delegation = delegations->pdata[i];

      look_at_names (roll, BRG_CAPACITY_REPRESENTATIVE, delegation->representative, "");
      look_at_names (roll, BRG_CAPACITY_DOCTOR, delegation->doctor, "");
      for (guint k = 0; k < delegation->heads->len; k++)
        look_at_names (roll, BRG_CAPACITY_HEAD,
                       ((const BrgDelegationHead *) delegation->heads->pdata[k])->name, "");
    }
}

/* rus-draughts-2022 1.5.10, 1.6.2: in no capacity: players, who helps them, officials, those who
 * decide appeals or admit players, those who enter them, and the organisers. */
GPtrArray *
brg_disqualified_list_barred (const GPtrArray *list,
                              BrgStore *store,
                              const BrgSnapshot *snapshot,
                              const char *today,
                              GError **error)
{
  g_autoptr (BrgDisqualifiedSearch) search = NULL;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) committee = NULL;
  g_autoptr (GPtrArray) organisers = NULL;
  g_autoptr (GPtrArray) sites = NULL;
  g_autoptr (GPtrArray) members = NULL;
  g_autoptr (GPtrArray) delegations = NULL;
  gint64 event_id;
  Roll roll;

  g_return_val_if_fail (list != NULL && store != NULL && snapshot != NULL && today != NULL, NULL);

  event_id = snapshot->event->id;
  if ((committee = brg_store_list_committee (store, event_id, error)) == NULL ||
      (organisers = brg_store_list_parts (store, event_id, BRG_PART_ORGANISER, error)) == NULL ||
      (sites = brg_store_list_parts (store, event_id, BRG_PART_SITE, error)) == NULL ||
      (members = brg_store_list_admission_members (store, event_id, error)) == NULL ||
      (delegations = brg_store_list_delegations (store, event_id, error)) == NULL)
    return NULL;
  search = brg_disqualified_search_new (list);
  roll =
      (Roll){ search, snapshot->event, today, seen, g_ptr_array_new_with_free_func (free_barred) };
  look_at_players (&roll, snapshot);
  look_at_staff (&roll, committee, organisers, sites);
  look_at_admission (&roll, members, delegations);
  return roll.barred;
}

const BrgDisqualification *
brg_disqualified_search_find_official (const BrgDisqualifiedSearch *self,
                                       const BrgOfficial *official,
                                       const BrgEvent *event,
                                       const char *today)
{
  g_autoptr (BrgEntry) person = NULL;

  g_return_val_if_fail (official != NULL, NULL);

  person = make_entry (official->name, official->birth);
  return brg_disqualified_search_find (self, person, event, today);
}

/* rus-draughts-2022 1.6.2: in no capacity, so as an official neither. */
const BrgDisqualification *
brg_disqualified_find_official (const GPtrArray *list,
                                const BrgOfficial *official,
                                const BrgEvent *event,
                                const char *today)
{
  g_autoptr (BrgEntry) person = NULL;

  g_return_val_if_fail (official != NULL, NULL);

  person = make_entry (official->name, official->birth);
  return brg_disqualified_find (list, person, event, today);
}

/* Words of bergerctl, and of the window. */
static const struct
{
  const char *id;
  const char *text;
} capacities[BRG_N_CAPACITIES] = {
  [BRG_CAPACITY_PLAYER] = { "player", N_ ("Player") },
  [BRG_CAPACITY_COACH] = { "coach", N_ ("Coach") },
  [BRG_CAPACITY_ASSISTANT] = { "assistant", N_ ("Assistant") },
  [BRG_CAPACITY_CAPTAIN] = { "captain", N_ ("Captain") },
  [BRG_CAPACITY_OFFICIAL] = { "official", N_ ("Official") },
  [BRG_CAPACITY_COMMITTEE] = { "committee", N_ ("Appeals committee") },
  [BRG_CAPACITY_ORGANISER] = { "organiser", N_ ("Organiser") },
  [BRG_CAPACITY_ADMISSION] = { "admission", N_ ("Member of the admission committee") },
  [BRG_CAPACITY_REPRESENTATIVE] = { "representative", N_ ("Representative of a delegation") },
  [BRG_CAPACITY_DOCTOR] = { "doctor", N_ ("Doctor of a delegation") },
  [BRG_CAPACITY_HEAD] = { "head", N_ ("Signs the entries of a delegation") },
  [BRG_CAPACITY_SITE] = { "site", N_ ("Arbiter of a site") },
};

const char *
brg_disqualified_get_capacity_id (BrgCapacity capacity)
{
  g_return_val_if_fail (capacity < BRG_N_CAPACITIES, NULL);

  return capacities[capacity].id;
}

const char *
brg_disqualified_get_capacity (BrgCapacity capacity)
{
  g_return_val_if_fail (capacity < BRG_N_CAPACITIES, NULL);

  return _ (capacities[capacity].text);
}

const char *
brg_disqualified_get_article (const BrgEvent *event)
{
  g_return_val_if_fail (event != NULL, NULL);

  return event->rulebook != NULL ? event->rulebook->disqualified_article : NULL;
}

char *
brg_disqualified_dup_sentence (const BrgDisqualification *row, const char *last_day)
{
  const char *decided_by;

  g_return_val_if_fail (row != NULL && last_day != NULL, NULL);

  decided_by = *row->decided_by != '\0' ? row->decided_by : _ ("decision not named");
  if (*last_day == '\0')
    /* Translators: the name of a person, who decided */
    return g_strdup_printf (
        _ ("%s is disqualified without a term (%s) and may not take part in any "
           "capacity."),
        row->name, decided_by);
  /* Translators: the name of a person, the last day of the term, who decided */
  return g_strdup_printf (_ ("%s is disqualified until %s (%s) and may not take part in any "
                             "capacity."),
                          row->name, last_day, decided_by);
}
