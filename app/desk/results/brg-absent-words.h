/* brg-absent-words.h - who is still absent: what the window says of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-absent-draft.h"

G_BEGIN_DECLS

/**
 * brg_absent_draft_dup_effect:
 * @self: a list
 * @index: a board of it
 * @now_us: the present moment
 *
 * Returns: (transfer full) (nullable): what follows for that board, in words; %NULL when both are
 *   there
 */
char *brg_absent_draft_dup_effect (const BrgAbsentDraft *self, guint index, gint64 now_us);

/**
 * brg_absent_draft_dup_state:
 * @self: a list
 * @now_us: the present moment
 *
 * Returns: (transfer full): how the default time stands, in words
 */
char *brg_absent_draft_dup_state (const BrgAbsentDraft *self, gint64 now_us);

/**
 * brg_round_timer_dup_words:
 * @timer: how a round stands
 *
 * Returns: (transfer full) (nullable): in the hour before the start "begins in 12:31", then
 * "default time ends in 12:31"; %NULL when nothing is to be said: without a default time, or when
 * it is over
 */
char *brg_round_timer_dup_words (const BrgRoundTimer *timer);

/**
 * brg_round_timer_dup_call:
 * @timer: how a round stands
 * @n_missing: boards without a result
 *
 * Returns: (transfer full) (nullable): the call that is due, in words; %NULL for none
 */
char *brg_round_timer_dup_call (const BrgRoundTimer *timer, gint n_missing);

G_END_DECLS
