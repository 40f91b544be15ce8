/* brg-disqualified.h - who may take part in no capacity while an event lasts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-disqualification.h"
#include "brg-entry.h"
#include "brg-event.h"
#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_disqualified_find:
 * @list: (element-type BrgDisqualification): those of the workspace
 * @entry: a player, or an official as one
 * @event: the event
 * @today: the day, `YYYY-MM-DD`, for an event that says no days
 *
 * Looks for somebody with the same name, in whatever letters, and no other year of birth, whose
 * term has a day in common with the event.
 *
 * Returns: (transfer none) (nullable): the disqualification that ends last
 */
const BrgDisqualification *brg_disqualified_find (const GPtrArray *list,
                                                  const BrgEntry *entry,
                                                  const BrgEvent *event,
                                                  const char *today);

/**
 * brg_disqualified_find_official:
 * @list: (element-type BrgDisqualification): those of the workspace
 * @official: an official
 * @event: the event
 * @today: the day
 *
 * Returns: (transfer none) (nullable): the disqualification, as brg_disqualified_find()
 */
const BrgDisqualification *brg_disqualified_find_official (const GPtrArray *list,
                                                           const BrgOfficial *official,
                                                           const BrgEvent *event,
                                                           const char *today);

/**
 * BrgDisqualifiedSearch:
 *
 * A list of disqualifications that is prepared for looking for many persons.
 */
typedef struct _BrgDisqualifiedSearch BrgDisqualifiedSearch;

/**
 * brg_disqualified_search_new:
 * @list: (element-type BrgDisqualification): those of the workspace; has to live as long
 *
 * Returns: (transfer full): the search
 */
BrgDisqualifiedSearch *brg_disqualified_search_new (const GPtrArray *list);

/** brg_disqualified_search_free: frees @self, which may be %NULL */
void brg_disqualified_search_free (BrgDisqualifiedSearch *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDisqualifiedSearch, brg_disqualified_search_free)

/**
 * brg_disqualified_search_find:
 * @self: a search
 * @entry: a person
 * @event: the event
 * @today: the day
 *
 * Returns: (transfer none) (nullable): the disqualification, as brg_disqualified_find()
 */
const BrgDisqualification *brg_disqualified_search_find (const BrgDisqualifiedSearch *self,
                                                         const BrgEntry *entry,
                                                         const BrgEvent *event,
                                                         const char *today);

/**
 * brg_disqualified_search_find_official:
 * @self: a search
 * @official: an official
 * @event: the event
 * @today: the day
 *
 * Returns: (transfer none) (nullable): the disqualification, as brg_disqualified_find()
 */
const BrgDisqualification *brg_disqualified_search_find_official (const BrgDisqualifiedSearch *self,
                                                                  const BrgOfficial *official,
                                                                  const BrgEvent *event,
                                                                  const char *today);

/**
 * brg_disqualified_find_all:
 * @list: (element-type BrgDisqualification): those of the workspace
 * @entries: (element-type BrgEntry): players, or teams; %NULL stands for nobody
 * @event: (nullable): the event; %NULL for one that has no days yet
 * @today: the day
 *
 * Returns: (transfer container) (element-type BrgDisqualification): for each of @entries what keeps
 *   him away, as brg_disqualified_find(), of @list; %NULL where nothing does
 */
GPtrArray *brg_disqualified_find_all (const GPtrArray *list,
                                      const GPtrArray *entries,
                                      const BrgEvent *event,
                                      const char *today);

/**
 * BrgCapacity:
 * @BRG_CAPACITY_PLAYER: he plays
 * @BRG_CAPACITY_COACH: coach of a player or of a team
 * @BRG_CAPACITY_ASSISTANT: he assists a player who does not see
 * @BRG_CAPACITY_CAPTAIN: captain or representative of a team
 * @BRG_CAPACITY_OFFICIAL: an official
 * @BRG_CAPACITY_COMMITTEE: of the appeals committee
 * @BRG_CAPACITY_ORGANISER: an organiser
 * @BRG_CAPACITY_ADMISSION: of the admission committee
 * @BRG_CAPACITY_REPRESENTATIVE: he represents a delegation
 * @BRG_CAPACITY_DOCTOR: doctor of a delegation
 * @BRG_CAPACITY_HEAD: he signs the entries of a delegation
 * @BRG_CAPACITY_SITE: arbiter of a site
 *
 * In what capacity somebody takes part.
 */
typedef enum
{
  BRG_CAPACITY_PLAYER,
  BRG_CAPACITY_COACH,
  BRG_CAPACITY_ASSISTANT,
  BRG_CAPACITY_CAPTAIN,
  BRG_CAPACITY_OFFICIAL,
  BRG_CAPACITY_COMMITTEE,
  BRG_CAPACITY_ORGANISER,
  BRG_CAPACITY_ADMISSION,
  BRG_CAPACITY_REPRESENTATIVE,
  BRG_CAPACITY_DOCTOR,
  BRG_CAPACITY_HEAD,
  BRG_CAPACITY_SITE,
} BrgCapacity;

#define BRG_N_CAPACITIES (BRG_CAPACITY_SITE + 1)

/**
 * BrgBarredPerson:
 * @capacity: in what capacity he would take part
 * @name: how he is called there
 * @row: (not owned): his disqualification
 */
typedef struct
{
  BrgCapacity capacity;
  char *name;
  const BrgDisqualification *row;
} BrgBarredPerson;

/**
 * brg_disqualified_list_barred:
 * @list: (element-type BrgDisqualification): those of the workspace
 * @store: the workspace
 * @snapshot: a group of the event, either view
 * @today: the day
 * @error: return location for an error
 *
 * Looks at everybody whom the event names, in whatever capacity; where a field names several, at
 * each of them.
 *
 * Returns: (transfer full) (nullable) (element-type BrgBarredPerson): who may not take part
 */
GPtrArray *brg_disqualified_list_barred (const GPtrArray *list,
                                         BrgStore *store,
                                         const BrgSnapshot *snapshot,
                                         const char *today,
                                         GError **error);

/**
 * brg_disqualified_get_capacity_id:
 * @capacity: a capacity
 *
 * Returns: (transfer none): `coach`
 */
const char *brg_disqualified_get_capacity_id (BrgCapacity capacity);

/**
 * brg_disqualified_get_capacity:
 * @capacity: a capacity
 *
 * Returns: (transfer none): its name, translated
 */
const char *brg_disqualified_get_capacity (BrgCapacity capacity);

/**
 * brg_disqualified_get_article:
 * @event: an event
 *
 * Returns: (transfer none) (nullable): the article of its book that keeps the disqualified away, a
 *   constant string; %NULL where the book has none
 */
const char *brg_disqualified_get_article (const BrgEvent *event);

/**
 * brg_disqualified_dup_sentence:
 * @row: a disqualification
 * @last_day: its last day as people write it, empty for none
 *
 * Returns: (transfer full): a sentence with name, term and decision, translated
 */
char *brg_disqualified_dup_sentence (const BrgDisqualification *row, const char *last_day);

G_END_DECLS
