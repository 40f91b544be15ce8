/* brg-event.h - an event and its officials, as values
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-official-role.h"
#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgOfficial:
 * @id: row in the database, 0 for a new one
 * @role: what he does
 * @name: name as it is printed, `В. С. Токарев`
 * @category: category as it is printed in "(arbiter of ... category)", `1`; may be empty
 * @birth: date of birth `YYYY-MM-DD`, or only `YYYY`, or empty
 * @federation: federation or region, or empty
 * @organisation: club, team or delegation that he is of, or empty
 * @site: site or sector that he is for, or empty
 *
 * Texts are never %NULL.
 */
typedef struct
{
  gint64 id;
  BrgOfficialRole role;
  char *name;
  char *category;
  char *birth;
  char *federation;
  char *organisation;
  char *site;
} BrgOfficial;

/**
 * brg_official_new:
 * @role: what he does
 * @name: his name
 * @category: his category
 *
 * Returns: (transfer full): an official, his other texts empty
 */
BrgOfficial *brg_official_new (BrgOfficialRole role, const char *name, const char *category);

/**
 * brg_official_copy:
 * @official: an official
 *
 * Returns: (transfer full): a copy
 */
BrgOfficial *brg_official_copy (const BrgOfficial *official);

/**
 * brg_official_is_same:
 * @official: an official
 * @other: an official
 *
 * Returns: whether both say the same, their rows left aside
 */
gboolean brg_official_is_same (const BrgOfficial *official, const BrgOfficial *other);

/**
 * brg_official_free:
 * @official: (nullable): an official
 */
void brg_official_free (BrgOfficial *official);

/**
 * brg_official_list_get_chief:
 * @officials: (element-type BrgOfficial): the officials of an event
 *
 * Returns: the name of the chief arbiter; empty while there is none
 */
const char *brg_official_list_get_chief (const GPtrArray *officials);

/**
 * BrgEventState:
 * @BRG_EVENT_OPEN: being prepared or played
 * @BRG_EVENT_CLOSED: results approved, nothing changes any more
 */
typedef enum
{
  BRG_EVENT_OPEN,
  BRG_EVENT_CLOSED,
} BrgEventState;

/**
 * BrgEvent:
 * @id: row in the database
 * @name: name, never empty
 * @place: town
 * @venue: hall or club
 * @organiser: organising body, printed above the title of forms
 * @federation: federation, `RUS`
 * @starts: first day, `YYYY-MM-DD`, or empty
 * @ends: last day, or empty
 * @zone: time zone, `Europe/Moscow`, or empty for the machine's
 * @rulebook: the rule book
 * @discipline: what is played
 * @state: open or closed
 * @officials: (element-type BrgOfficial): by role
 *
 * An event. Texts are never %NULL.
 */
typedef struct
{
  gint64 id;
  char *name;
  char *place;
  char *venue;
  char *organiser;
  char *federation;
  char *starts;
  char *ends;
  char *zone;
  const BrgRulebook *rulebook;
  BrgDiscipline discipline;
  BrgEventState state;
  GPtrArray *officials;
} BrgEvent;

/**
 * brg_event_new:
 *
 * Returns: (transfer full): an open event with empty texts, chess by the first rule book
 */
BrgEvent *brg_event_new (void);

/**
 * brg_event_copy:
 * @event: an event
 *
 * Returns: (transfer full): a copy with its officials
 */
BrgEvent *brg_event_copy (const BrgEvent *event);

/**
 * brg_event_free:
 * @event: (nullable): an event
 */
void brg_event_free (BrgEvent *event);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgEvent, brg_event_free)

G_END_DECLS
