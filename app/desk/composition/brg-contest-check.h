/* brg-contest-check.h - the machine check of a work, in a thread of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "brg-composition-check.h"
#include "brg-composition-mate.h"
#include "brg-composition-proof.h"
#include "brg-contest-position.h"
#include "brg-contest-side-lines.h"

G_BEGIN_DECLS

/**
 * BRG_CONTEST_CHECK_NODES:
 *
 * How many positions are looked at of a work before "not decided" is said: some seconds.
 */
#define BRG_CONTEST_CHECK_NODES 30000000

/**
 * BrgContestFinding:
 * @fault: why the work cannot be checked; then nothing else is there
 * @position: the work as it was checked
 * @report: of draughts
 * @proof: of draughts where no search is made, of studies for example
 * @is_proved: whether @proof was made
 * @mate: of chess
 * @side_lines: (element-type BrgContestSideLine): the first side solutions, played on
 *
 * What is found about a work. Never changed once it is there; shared by a count of references.
 */
typedef struct
{
  BrgContestPositionFault fault;
  BrgContestPosition position;
  BrgCompositionReport report;
  BrgCompositionProof proof;
  gboolean is_proved;
  BrgCompositionMate mate;
  GPtrArray *side_lines;
} BrgContestFinding;

BrgContestFinding *brg_contest_finding_ref (BrgContestFinding *finding);
void brg_contest_finding_unref (BrgContestFinding *finding);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgContestFinding, brg_contest_finding_unref)

/** brg_contest_finding_get_verdict: Returns: what the search says, of draughts or chess */
BrgCompositionVerdict brg_contest_finding_get_verdict (const BrgContestFinding *finding);

/**
 * BrgContestCheckProgress:
 * @depth: within how many moves all first moves were looked at
 * @limit: how far is looked
 * @n_nodes: how many positions were looked at
 * @data: of who asked
 *
 * Told in the main context of who asked, not more often than ten times a second and once for each
 * depth; never after the answer.
 */
typedef void (*BrgContestCheckProgress) (guint depth, guint limit, guint64 n_nodes, gpointer data);

/**
 * brg_contest_check_look_up:
 * @work: a work
 *
 * Never waits. A work is known by what is checked of it, so that a changed one is not checked.
 *
 * Returns: (transfer full) (nullable): what was found about it before
 */
BrgContestFinding *brg_contest_check_look_up (const BrgContestWork *work);

/**
 * brg_contest_check_run:
 * @work: a work
 * @max_nodes: 0 for %BRG_CONTEST_CHECK_NODES
 *
 * Checks at once: for the command line, papers and tests.
 *
 * Returns: (transfer full): what is found
 */
BrgContestFinding *brg_contest_check_run (const BrgContestWork *work, guint64 max_nodes);

/**
 * brg_contest_check_ask:
 * @work: a work; copied
 * @cancellable: (nullable): stops the search
 * @on_progress: (nullable): told on the way
 * @progress_data: for @on_progress, which is not called any more once it was cancelled
 * @on_answered: called in the main context of the caller, never before this returns
 * @data: for @on_answered
 *
 * Checks in another thread, one work after the other in the order in which they were asked for; at
 * once where it was checked before. Who cancels is called back soon, with %G_IO_ERROR_CANCELLED.
 */
void brg_contest_check_ask (const BrgContestWork *work,
                            GCancellable *cancellable,
                            BrgContestCheckProgress on_progress,
                            gpointer progress_data,
                            GAsyncReadyCallback on_answered,
                            gpointer data);

/** brg_contest_check_ask_finish: Returns: (transfer full) (nullable): what is found; %NULL with
 * %G_IO_ERROR_CANCELLED */
BrgContestFinding *brg_contest_check_ask_finish (GAsyncResult *result, GError **error);

G_END_DECLS
