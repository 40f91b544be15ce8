/* brg-store-lists.h - the lists of events and of their groups
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest-kind.h"
#include "brg-event.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgEventSummary:
 * @event_id: row of the event
 * @group_id: row of its first group
 * @name: name of the event
 * @place: town
 * @rulebook: id of the rule book
 * @discipline: what is played
 * @state: open or closed
 * @system: pairing system of the first group
 * @contest: which contest of composition the first group is
 * @n_groups: number of groups
 * @n_players: number of players in all groups, those of several stages once
 * @n_rounds: number of rounds of the first group that are paired and begun
 * @n_missing: number of results that the last begun round lacks
 * @changed_at: when it was last changed, UTC
 *
 * One line of the list of events.
 */
typedef struct
{
  gint64 event_id;
  gint64 group_id;
  char *name;
  char *place;
  const BrgRulebook *rulebook;
  BrgDiscipline discipline;
  BrgEventState state;
  char *system;
  BrgContestKind contest;
  gint n_groups;
  gint n_players;
  gint n_rounds;
  gint n_missing;
  char *changed_at;
} BrgEventSummary;

/**
 * brg_event_summary_free:
 * @summary: (nullable): a summary
 */
void brg_event_summary_free (BrgEventSummary *summary);

/**
 * brg_store_list_events:
 * @store: a store
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgEventSummary): the events, last changed
 * first
 */
GPtrArray *brg_store_list_events (BrgStore *store, GError **error);

/**
 * BrgGroupName:
 * @id: row of the group
 * @name: its name, may be empty
 * @previous_id: row of the group whose qualifiers play on in this one, 0 for none
 * @system: id of the pairing system
 * @contest: which contest of composition it is
 *
 * A group in a list.
 */
typedef struct
{
  gint64 id;
  char *name;
  gint64 previous_id;
  char *system;
  BrgContestKind contest;
} BrgGroupName;

/**
 * brg_group_name_free:
 * @group: (nullable): a group name
 */
void brg_group_name_free (BrgGroupName *group);

/**
 * brg_store_has_group:
 * @store: a workspace
 * @group_id: a group, or what once was one
 *
 * Returns: whether the group is there
 */
gboolean brg_store_has_group (BrgStore *store, gint64 group_id);

/**
 * brg_store_list_groups:
 * @store: a store
 * @event_id: row of an event
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgGroupName): its groups in order
 */
GPtrArray *brg_store_list_groups (BrgStore *store, gint64 event_id, GError **error);

G_END_DECLS
