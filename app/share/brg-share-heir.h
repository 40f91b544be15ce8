/* brg-share-heir.h - the word of a second laptop that it has taken the event over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-share-copy.h"

G_BEGIN_DECLS

/**
 * brg_share_heir_seal:
 * @keys: keys of the pair
 * @heir: who took it over, and the last entry of before
 * @at: when, UTC, `YYYY-MM-DDThh:mm:ssZ`
 *
 * Returns: (transfer full): what is sent: at most 900 bytes
 */
GBytes *brg_share_heir_seal (const BrgShareKeys *keys, const BrgShareLabel *heir, const char *at);

/**
 * brg_share_heir_open:
 * @keys: keys of the pair
 * @bytes: what came: anything
 * @heir: (out): who took it over
 * @at: (out) (transfer full): when
 *
 * Returns: whether it is such a word of this pair; both are empty when not
 */
gboolean brg_share_heir_open (const BrgShareKeys *keys,
                              GBytes *bytes,
                              BrgShareLabel *heir,
                              char **at);

/**
 * brg_share_heir_from_text:
 * @text: digits of sixteen
 *
 * Returns: (transfer full) (nullable): the bytes; %NULL where it is no such text
 */
GBytes *brg_share_heir_from_text (const char *text);

G_END_DECLS
