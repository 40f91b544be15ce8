/* brg-draft-search.h - a player found by what somebody types
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_draft_search:
 * @snapshot: a group
 * @text: what was typed: beginnings of names, or a start number, `маль бор`, `26`, `Мальцев, № 26`
 * @n_max: how many entries are wanted at most
 *
 * Searches as brg_player_search_matches() does, and puts in order what it finds.
 *
 * Returns: (transfer full) (element-type gint): entries, the best first: the number itself, then
 *   those whose family name begins with the first word, then the others; empty for an empty @text
 */
GArray *brg_draft_search (const BrgSnapshot *snapshot, const char *text, guint n_max);

G_END_DECLS
