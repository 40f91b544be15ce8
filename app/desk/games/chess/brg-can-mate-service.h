/* brg-can-mate-service.h - whether a side can still mate: one answer for all who ask
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "brg-can-mate.h"

G_BEGIN_DECLS

/**
 * BRG_CAN_MATE_SERVICE_NODES:
 *
 * How many positions are looked at for an arbiter, wherever he asks: a second or less.
 */
#define BRG_CAN_MATE_SERVICE_NODES 2000000

/**
 * brg_can_mate_service_find:
 * @position: a position, see brg_can_mate()
 * @side: who is to give mate
 *
 * Answers at once where the same was asked lately, else when the answer is found: not for the
 * thread that draws the window.
 *
 * Returns: (transfer full): the answer, for brg_can_mate_service_free_answer()
 */
BrgCanMateAnswer *brg_can_mate_service_find (const BrgPosition *position, BrgColour side);

/**
 * brg_can_mate_service_look_up:
 * @position: a position
 * @side: who is to give mate
 *
 * Never waits.
 *
 * Returns: (transfer full) (nullable): the answer if the same was asked lately
 */
BrgCanMateAnswer *brg_can_mate_service_look_up (const BrgPosition *position, BrgColour side);

/**
 * brg_can_mate_service_ask:
 * @position: a position; copied
 * @side: who is to give mate
 * @cancellable: (nullable): to give up waiting
 * @on_answered: called in the main context of the caller, never before this returns; its source is
 *   %NULL
 * @data: handed to @on_answered
 *
 * Finds the answer in another thread, one at a time: who asks the same while it is being looked for
 * gets that answer. Who cancels is called back at once; what was begun is finished and kept.
 */
void brg_can_mate_service_ask (const BrgPosition *position,
                               BrgColour side,
                               GCancellable *cancellable,
                               GAsyncReadyCallback on_answered,
                               gpointer data);

/**
 * brg_can_mate_service_ask_finish:
 * @result: what @on_answered got
 * @error: return location for %G_IO_ERROR_CANCELLED, the only error
 *
 * Returns: (transfer full) (nullable): the answer
 */
BrgCanMateAnswer *brg_can_mate_service_ask_finish (GAsyncResult *result, GError **error);

/** brg_can_mate_service_free_answer: Frees @answer, which may be %NULL */
void brg_can_mate_service_free_answer (BrgCanMateAnswer *answer);

G_END_DECLS
