/* brg-reason-box.h - why something was decided and by whom, in one line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-event.h"

G_BEGIN_DECLS

#define BRG_TYPE_REASON_BOX (brg_reason_box_get_type ())
G_DECLARE_FINAL_TYPE (BrgReasonBox, brg_reason_box, BRG, REASON_BOX, GtkWidget)

/**
 * BrgReasonBox:
 *
 * Two entries in a line. Signal `changed`: something was typed; `done`: Enter with nothing left to
 * be said. Enter before that goes to the entry that is still empty, as brg_reason_box_ask() does;
 * `refused`: it went there.
 */

/**
 * brg_reason_box_set_officials:
 * @self: a box
 * @officials: (element-type BrgOfficial): the officials of the event
 *
 * Proposes the chief arbiter where no name stands, and completes the names of all.
 */
void brg_reason_box_set_officials (BrgReasonBox *self, GPtrArray *officials);

/**
 * brg_reason_box_propose:
 * @self: a box
 * @reason: a reason, may be empty
 * @author: who decided, may be empty
 *
 * Writes both where nothing stands yet.
 */
void brg_reason_box_propose (BrgReasonBox *self, const char *reason, const char *author);

/**
 * brg_reason_box_is_complete:
 * @self: a box
 *
 * Returns: whether both are given
 */
gboolean brg_reason_box_is_complete (BrgReasonBox *self);

/**
 * brg_reason_box_get_fault:
 * @self: a box
 *
 * Returns: (nullable): what is missing, a sentence; %NULL when both are given
 */
const char *brg_reason_box_get_fault (BrgReasonBox *self);

/**
 * brg_reason_box_widen:
 * @self: a box
 *
 * Keeps room for some words of the reason where the line could be narrow, as in a question.
 */
void brg_reason_box_widen (BrgReasonBox *self);

/**
 * brg_reason_box_take_focus:
 * @self: a box
 *
 * Gives the focus to the first empty entry, else to the reason.
 *
 * Returns: whether it has it
 */
gboolean brg_reason_box_take_focus (BrgReasonBox *self);

/**
 * brg_reason_box_ask:
 * @self: a box
 *
 * Where something is missing the empty entries are marked, the first of them has the focus, and
 * `refused` is emitted.
 *
 * Returns: whether both are given
 */
gboolean brg_reason_box_ask (BrgReasonBox *self);

/**
 * brg_reason_box_dup_reason:
 * @self: a box
 *
 * Returns: (transfer full): the reason, without spaces around
 */
char *brg_reason_box_dup_reason (BrgReasonBox *self);

/**
 * brg_reason_box_dup_author:
 * @self: a box
 *
 * Returns: (transfer full): who decided, without spaces around
 */
char *brg_reason_box_dup_author (BrgReasonBox *self);

G_END_DECLS
