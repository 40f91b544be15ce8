/* brg-moment-words.h - after which round a paper stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_moment_words_dup:
 * @words: (nullable): the language of the paper; %NULL for the user's
 * @snapshot: a group
 * @round: the last round whose results are told, from 1
 *
 * A round is played when it is closed: one whose games go on is named as such.
 *
 * Returns: (transfer full): "after round 4", "after round 4, round 5 in play", "during round 1"
 */
char *brg_moment_words_dup (const BrgWords *words, const BrgSnapshot *snapshot, gint round);

G_END_DECLS
