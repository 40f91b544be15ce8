/* brg-standing-scene.h - what explanations of the standings look at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-breakdown.h"
#include "brg-event-table.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgStandingScene:
 * @snapshot: (transfer none): a group
 * @table: (transfer none): its table
 * @words: (transfer none): names of criteria and signs, in the reader's language
 *
 * What explanations look at.
 */
typedef struct
{
  const BrgSnapshot *snapshot;
  const BrgEventTable *table;
  const BrgWords *words;
} BrgStandingScene;

/**
 * brg_standing_scene_dup_value:
 * @scene: what is looked at
 * @value: a number
 *
 * Returns: (transfer full): the number as people read it, `13½`
 */
char *brg_standing_scene_dup_value (const BrgStandingScene *scene, BrgRational value);

/**
 * brg_standing_scene_dup_criterion:
 * @scene: what is looked at
 * @criterion: 0 for the points, k for the k-th tie-break
 * @article: (out) (optional) (nullable): book id and article that define it; a constant string
 *
 * Returns: (transfer full): its name, with a capital letter
 */
char *brg_standing_scene_dup_criterion (const BrgStandingScene *scene,
                                        gint criterion,
                                        const char **article);

/**
 * brg_standing_scene_break_down:
 * @scene: what is looked at
 * @player: index of a player
 * @criterion: 0 for the points, k for the k-th tie-break
 *
 * Returns: (transfer full): the numbers that an explanation is made of
 */
BrgBreakdown *brg_standing_scene_break_down (const BrgStandingScene *scene,
                                             gint player,
                                             gint criterion);

/**
 * brg_standing_scene_dup_place:
 * @first: a place, from 1
 * @last: the last of those that are shared, else the same
 * @is_brief: whether the word for place is left out where that can be
 *
 * Returns: (transfer full): `2nd place`, briefly `2nd`, or `places 2–3`
 */
char *brg_standing_scene_dup_place (gint first, gint last, gboolean is_brief);

G_END_DECLS
