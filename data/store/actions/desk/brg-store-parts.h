/* brg-store-parts.h - where and over what platform an event is played, who organises it, and what
 * was checked in the hall
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgEventPartKind:
 * @BRG_PART_SITE: a site, with its arbiter
 * @BRG_PART_ORGANISER: an organiser, with what he does
 */
typedef enum
{
  BRG_PART_SITE,
  BRG_PART_ORGANISER,
} BrgEventPartKind;

#define BRG_N_PART_KINDS (BRG_PART_ORGANISER + 1)

/**
 * BrgEventPart:
 * @name: what the site or organiser is called, never empty
 * @detail: the arbiter of the site, or what the organiser does; may be empty
 */
typedef struct
{
  char *name;
  char *detail;
} BrgEventPart;

/**
 * brg_event_part_new:
 * @name: a name
 * @detail: arbiter or duty
 *
 * Returns: (transfer full): a part
 */
BrgEventPart *brg_event_part_new (const char *name, const char *detail);

/** brg_event_part_free: frees @part, which may be %NULL */
void brg_event_part_free (BrgEventPart *part);

/**
 * brg_store_list_parts:
 * @store: a store
 * @event_id: row of an event
 * @kind: sites or organisers
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgEventPart): they, in their order
 */
GPtrArray *brg_store_list_parts (BrgStore *store,
                                 gint64 event_id,
                                 BrgEventPartKind kind,
                                 GError **error);

/**
 * brg_store_set_parts:
 * @store: a store
 * @event_id: row of an event
 * @kind: sites or organisers
 * @parts: (element-type BrgEventPart): as they shall be; empty for none
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_parts (BrgStore *store,
                              gint64 event_id,
                              BrgEventPartKind kind,
                              const GPtrArray *parts,
                              GError **error);

/**
 * brg_store_get_remote:
 * @store: a store
 * @event_id: row of an event
 * @is_identified: (out) (optional): whether all players can be identified and watched
 *
 * Returns: (transfer full) (nullable): the platform over which the event is played; %NULL for an
 *   event at the boards
 */
char *brg_store_get_remote (BrgStore *store, gint64 event_id, gboolean *is_identified);

/**
 * brg_store_set_remote:
 * @store: a store
 * @event_id: row of an event
 * @platform: the platform; empty for an event at the boards
 * @is_identified: whether all players can be identified and watched
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_remote (BrgStore *store,
                               gint64 event_id,
                               const char *platform,
                               gboolean is_identified,
                               GError **error);

/**
 * BrgEquipmentCheck:
 * @item: id of a row of the rule book's list, see brg-equipment.h
 * @day: when it was checked, `YYYY-MM-DD`
 * @name: who looked
 */
typedef struct
{
  char *item;
  char *day;
  char *name;
} BrgEquipmentCheck;

/** brg_equipment_check_free: frees @check, which may be %NULL */
void brg_equipment_check_free (BrgEquipmentCheck *check);

/**
 * brg_store_list_equipment:
 * @store: a store
 * @event_id: row of an event
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgEquipmentCheck): what was checked, in the
 *   order in which it was
 */
GPtrArray *brg_store_list_equipment (BrgStore *store, gint64 event_id, GError **error);

/**
 * brg_store_check_equipment:
 * @store: a store
 * @event_id: row of an event
 * @item: id of an item of the list of its rule book
 * @day: the day, `YYYY-MM-DD`
 * @name: who looked; never blank
 * @error: return location for an error
 *
 * Ticks an item, or ticks it anew.
 *
 * Returns: whether it went well
 */
gboolean brg_store_check_equipment (BrgStore *store,
                                    gint64 event_id,
                                    const char *item,
                                    const char *day,
                                    const char *name,
                                    GError **error);

/**
 * brg_store_uncheck_equipment:
 * @store: a store
 * @event_id: row of an event
 * @item: id of an item that is ticked
 * @error: return location for an error
 *
 * Takes the tick away.
 *
 * Returns: whether it went well
 */
gboolean brg_store_uncheck_equipment (BrgStore *store,
                                      gint64 event_id,
                                      const char *item,
                                      GError **error);

G_END_DECLS
