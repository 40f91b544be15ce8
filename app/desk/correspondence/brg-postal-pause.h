/* brg-postal-pause.h - what does not count of a break that is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-correspondence.h"
#include "brg-postal-event.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_postal_pause_dup_doubt:
 * @event: a group
 * @rules: what its book says
 * @pause: a break that may be written
 * @words: a language
 *
 * A break longer than the book allows counts in part, of two in one calendar year that which begins
 * first (10.4.1); what the chief arbiter grants is no such (10.4.5).
 *
 * Returns: (transfer full) (nullable): what will not count, with its article; %NULL where all does
 */
char *brg_postal_pause_dup_doubt (const BrgPostalEvent *event,
                                  const BrgCorrespondenceRules *rules,
                                  const BrgPostalPause *pause,
                                  const BrgWords *words);

/**
 * brg_postal_pause_find_same:
 * @event: a group
 * @pause: a break that may be written
 *
 * A day is in one break of a player: one that lies in two was entered twice.
 *
 * Returns: (transfer none) (nullable): another break of the same player with a day of @pause in it
 */
const BrgPostalPause *brg_postal_pause_find_same (const BrgPostalEvent *event,
                                                  const BrgPostalPause *pause);

G_END_DECLS
