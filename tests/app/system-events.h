/* system-events.h - a small event of every system, played round by round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draft-pairs.h"

/* An event of a system. */
typedef struct
{
  const char *system;
  gint n_players;
  gint n_rounds;
  gint cycles;
} SystemEvent;

extern const SystemEvent system_events[];
extern const guint n_system_events;

const BrgPairingSystem *system_event_get_system (const SystemEvent *event);

/* (transfer full): the event before its first round; somebody is away in most rounds of a Swiss. */
BrgSnapshot *system_event_make_snapshot (const SystemEvent *event);

/* (transfer full): the next round, or all rounds of a table, paired. */
BrgDraft *system_event_pair (BrgSnapshot *snapshot);

/* Adds a round of the draft, played. */
void system_event_play (BrgSnapshot *snapshot, BrgDraft *draft, gint number);
