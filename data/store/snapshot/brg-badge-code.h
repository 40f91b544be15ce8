/* brg-badge-code.h - what the code on a badge says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_badge_code_dup:
 * @entry: an entry
 *
 * Returns: (transfer full): what the code on its badge says, `B17-04`: its row and two figures that
 *   prove it was read right, and that the row has the name that stands on the badge
 */
char *brg_badge_code_dup (const BrgEntry *entry);

/**
 * brg_badge_code_is_one:
 * @text: what was typed
 *
 * Returns: whether it is the code of a badge, right or wrong, of this event or of another
 */
gboolean brg_badge_code_is_one (const char *text);

/**
 * brg_badge_code_find:
 * @snapshot: a group
 * @text: what a scanner typed: the code of a badge
 *
 * Returns: the entry; %BRG_NOBODY for a code that was read wrong, or of somebody else
 */
gint brg_badge_code_find (const BrgSnapshot *snapshot, const char *text);

G_END_DECLS
