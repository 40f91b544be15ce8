/* brg-store-draw-private.h - notes in the journal how start numbers were drawn
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-action.h"
#include "brg-draw-record.h"

G_BEGIN_DECLS

/* Notes in the action how start numbers of the group were drawn: arguments `group`, `field`,
 * `drawn`, `seed` and `steps`. */
void brg_store_note_draw (BrgAction *action, gint64 group_id, const BrgDrawRecord *record);

G_END_DECLS
