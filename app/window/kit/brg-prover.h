/* brg-prover.h - proves the open workspace in the background
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "brg-proof.h"

G_BEGIN_DECLS

#define BRG_TYPE_PROVER (brg_prover_get_type ())
G_DECLARE_FINAL_TYPE (BrgProver, brg_prover, BRG, PROVER, GObject)

/**
 * BrgProver:
 *
 * Reads the whole journal in a thread when a workspace was opened, and afterwards only what was
 * added: what it knows is kept in memory while the workspace is open. Never works in the thread of
 * the window.
 *
 * Signals:
 * - `proved`: a run has ended; brg_prover_get_alterations() and brg_prover_get_failure() say how.
 * - `copy-failed` (message): a copy was proven and is not good.
 */

/**
 * brg_prover_new:
 *
 * Returns: (transfer full): a prover without a workspace
 */
BrgProver *brg_prover_new (void);

/**
 * brg_prover_set_path:
 * @self: a prover
 * @path: (nullable): a workspace
 *
 * Begins anew with another file. Whatever runs is stopped and forgotten.
 */
void brg_prover_set_path (BrgProver *self, const char *path);

/**
 * brg_prover_expect:
 * @self: a prover
 * @mark: what brg_prover_dup_sound() gave for the file the last time; empty for nothing
 *
 * See brg_proof_expect(). To be called before brg_prover_run().
 */
void brg_prover_expect (BrgProver *self, const char *mark);

/**
 * brg_prover_add_copy:
 * @self: a prover
 * @path: a copy that was made; the next run settles it
 */
void brg_prover_add_copy (BrgProver *self, const char *path);

/**
 * brg_prover_run:
 * @self: a prover
 *
 * Starts a run, or another one when the present one has ended.
 */
void brg_prover_run (BrgProver *self);

/**
 * brg_prover_is_running:
 * @self: a prover
 *
 * Returns: whether a run has not ended
 */
gboolean brg_prover_is_running (BrgProver *self);

/**
 * brg_prover_get_alterations:
 * @self: a prover
 *
 * Returns: (transfer none) (nullable) (element-type BrgAlteration): what the last run found, %NULL
 *   before the first one has ended
 */
GPtrArray *brg_prover_get_alterations (BrgProver *self);

/**
 * brg_prover_get_failure:
 * @self: a prover
 *
 * Returns: (transfer none) (nullable): why the last run could not read the file
 */
const char *brg_prover_get_failure (BrgProver *self);

/**
 * brg_prover_dup_mark:
 * @self: a prover
 *
 * Returns: (transfer full): the last entry that is proven, `123:HASH`; empty for none
 */
char *brg_prover_dup_mark (BrgProver *self);

/**
 * brg_prover_dup_sound:
 * @self: a prover
 *
 * Returns: (transfer full): the last entry of the journal that was seen whole, and when tables and
 *   journal agreed last: `123:HASH 2026-11-23T19:12:04Z`; empty for never
 */
char *brg_prover_dup_sound (BrgProver *self);

/**
 * brg_prover_get_sound_time:
 * @self: a prover
 *
 * Returns: (transfer none): when tables and journal agreed last, UTC; empty where that is not known
 */
const char *brg_prover_get_sound_time (BrgProver *self);

/**
 * brg_prover_get_time:
 * @self: a prover
 *
 * Returns: (transfer none): when the last run ended, UTC, `YYYY-MM-DDThh:mm:ssZ`; empty for never
 */
const char *brg_prover_get_time (BrgProver *self);

/**
 * brg_prover_get_proof:
 * @self: a prover
 *
 * Returns: (transfer none) (nullable): what is known, %NULL while a run has it
 */
BrgProof *brg_prover_get_proof (BrgProver *self);

G_END_DECLS
