/* brg-pdn-private.h - what the parts of the PDN reader share
 *
 * For the library's own use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-pgn-private.h"

G_BEGIN_DECLS

/** brg_pdn_make_draughts: makes the tree of a game. Returns: whether the headings allow it */
gboolean brg_pdn_make_draughts (BrgPgnParser *parser, GError **error);

/**
 * brg_pdn_find_ending:
 * @text: a result
 *
 * Returns: (transfer none) (nullable): the end of a game of draughts that is written so
 */
const BrgPgnEnding *brg_pdn_find_ending (const char *text);

G_END_DECLS
