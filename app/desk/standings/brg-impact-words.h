/* brg-impact-words.h - what a correction changes, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-correction.h"

G_BEGIN_DECLS

/**
 * brg_impact_words_dup:
 * @correction: a correction whose effect is computed
 *
 * Returns: (transfer full): a line each on points, places and later rounds
 */
char *brg_impact_words_dup (const BrgCorrection *correction);

G_END_DECLS
