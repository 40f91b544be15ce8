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
 * A round is played when it is closed. Of one that is not, what is told counts the results that are
 * there, so it says how many: of all, that only the closing is missing.
 *
 * Returns: (transfer full): "after round 4", "after round 4, round 5 in play" while it has no
 *   result, "during round 5: 3 of 6 results in", "after round 5, not closed yet"
 */
char *brg_moment_words_dup (const BrgWords *words, const BrgSnapshot *snapshot, gint round);

G_END_DECLS
