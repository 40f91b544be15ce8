/* brg-event-norms.h - the norms of the regulations as the engine takes them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-norm-rules.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_event_norms_make:
 * @snapshot: a group
 *
 * Makes the table that the arbiter has entered for the group. A norm is not for whoever has its
 * category already, a higher norm of the table, or a title that the rule book puts above it.
 *
 * Returns: (transfer full) (nullable): the norms; %NULL where none were entered
 */
BrgNormTable *brg_event_norms_make (const BrgSnapshot *snapshot);

/**
 * brg_event_norms_read:
 * @table: norms of a file
 *
 * Returns: (transfer full) (element-type BrgNormWay): those of them that are by score, as rows of a
 *   group
 */
GPtrArray *brg_event_norms_read (const BrgNormTable *table);

/**
 * brg_event_norms_parse_score:
 * @text: `70 %`, `70`, `6½`, `6.5`, `6,5` or `6 points`
 * @percent: (out): the score in per cent, 0 where it is in points
 * @halves: (out): the score in halves of a point, 0 where it is in per cent
 *
 * A whole number without a word is per cent.
 *
 * Returns: whether it is a score
 */
gboolean brg_event_norms_parse_score (const char *text, gint *percent, gint *halves);

/**
 * brg_event_norms_dup_score:
 * @percent: the score in per cent, or 0
 * @halves: the score in halves of a point, or 0
 *
 * Returns: (transfer full): how brg_event_norms_parse_score() reads it; empty for none
 */
char *brg_event_norms_dup_score (gint percent, gint halves);

G_END_DECLS
