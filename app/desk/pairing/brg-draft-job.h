/* brg-draft-job.h - the computing of pairs, and of answers about them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draft-pairs.h"

G_BEGIN_DECLS

/**
 * BrgDraftJob:
 *
 * A pairing that is to be computed.
 */
typedef struct _BrgDraftJob BrgDraftJob;

/**
 * brg_draft_begin:
 * @draft: a draft
 * @scope: who is to be paired
 *
 * Returns: (transfer full): what has to be computed, independent of @draft
 */
BrgDraftJob *brg_draft_begin (BrgDraft *draft, BrgDraftScope scope);

/**
 * brg_draft_job_run:
 * @job: a job, not run before
 *
 * Computes. Needs nothing but @job.
 */
void brg_draft_job_run (BrgDraftJob *job);

/**
 * brg_draft_job_get_elapsed:
 * @job: a job that has run
 *
 * Returns: how long that took, in microseconds
 */
gint64 brg_draft_job_get_elapsed (const BrgDraftJob *job);

/**
 * brg_draft_job_free:
 * @job: (nullable): a job
 */
void brg_draft_job_free (BrgDraftJob *job);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDraftJob, brg_draft_job_free)

/**
 * brg_draft_finish:
 * @draft: a draft that was not changed since @job was made
 * @job: a job that has run
 * @error: return location for an error of %BRG_PAIRING_ERROR
 *
 * Takes the pairs over. That no pairing exists is no error: a draft that had pairs keeps them, one
 * that had none has then those that are fixed, and brg_draft_get_obstacles() says why.
 *
 * Returns: whether there is an answer
 */
gboolean brg_draft_finish (BrgDraft *draft, const BrgDraftJob *job, GError **error);

/**
 * brg_draft_compute:
 * @draft: a draft
 * @scope: who is to be paired
 * @error: return location for an error
 *
 * Does all three at once.
 *
 * Returns: whether there is an answer
 */
gboolean brg_draft_compute (BrgDraft *draft, BrgDraftScope scope, GError **error);

/**
 * BrgDraftQuestion:
 * @player: a player
 * @other: whom he did not get, %BRG_NOBODY for the bye
 * @answer: (nullable): the answer, after brg_draft_question_run()
 * @first: for %BRG_WHY_NOT_WORSE the first pair that would change, else with %BRG_NOBODY as White
 *
 * "Why not?", asked about the pairs as they are.
 */
typedef struct
{
  gint player;
  gint other;
  BrgWhyNot *answer;
  BrgPair first;
} BrgDraftQuestion;

/**
 * brg_draft_ask:
 * @draft: a draft that is paired
 * @round: one of its rounds
 * @player: a player
 * @other: another player, %BRG_NOBODY for the bye
 *
 * Returns: (transfer full): the question, independent of @draft
 */
BrgDraftQuestion *brg_draft_ask (BrgDraft *draft, gint round, gint player, gint other);

/**
 * brg_draft_question_run:
 * @question: a question, not run before
 *
 * Answers it. Needs nothing but @question.
 */
void brg_draft_question_run (BrgDraftQuestion *question);

/**
 * brg_draft_question_free:
 * @question: (nullable): a question
 */
void brg_draft_question_free (BrgDraftQuestion *question);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDraftQuestion, brg_draft_question_free)

G_END_DECLS
