/* brg-draft-job.c - the computing of pairs, and of answers about them
 *
 * Rules: rus-draughts-2022 5.4.10.8, 5.4.10.9, app. 2 (note)
 * Tests: tests/app/test-draft-pairs.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-job.h"

#include "brg-apart.h"
#include "brg-draft-private.h"
#include "brg-pairing-systems.h"
#include "brg-why-not.h"

#include "brg-draft-numbers.h"

struct _BrgDraftJob
{
  const BrgPairingSystem *system;
  BrgTournament *tournament;
  BrgDraftScope scope;
  gint first_round;
  gint last_round;
  guint64 seed;
  gboolean swap_last_rounds;
  GArray *decisions;   /* BrgMeetingDecision */
  gint *round_order;   /* NULL for that of the table */
  gint *sections;      /* by player; NULL for one field */
  GPtrArray *locked;   /* GArray of BrgPair, a round each */
  GArray *boards;      /* BrgDraftBoard: the boards as they are, for BRG_DRAFT_FREE */
  GPtrArray *pairings; /* BrgPairing, a round each */
  GError *error;
  gint64 elapsed;
};

static GArray *
pairs_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (BrgPair));
}

static void
append_locked_boards (const GArray *boards, GArray *locked)
{
  for (guint i = 0; i < boards->len; i++)
    {
      const BrgDraftBoard *board = &g_array_index (boards, BrgDraftBoard, i);
      BrgPair pair = { board->white, board->black };

      if (board->is_locked)
        g_array_append_val (locked, pair);
    }
}

/* A fixed pair of which somebody does not play any more is no pair. */
static void
append_remembered_locks (BrgDraft *draft, gint round, GArray *locked)
{
  for (guint i = 0; i < draft->locks->len; i++)
    {
      const BrgDraftLock *lock = &g_array_index (draft->locks, BrgDraftLock, i);
      BrgPair pair = { BRG_NOBODY, BRG_NOBODY };

      if (lock->round != round || !brg_draft_takes_part (draft, lock->white) ||
          (lock->black != BRG_NOBODY && !brg_draft_takes_part (draft, lock->black)))
        continue;
      pair.white = brg_draft_find_player (draft, lock->white);
      if (lock->black != BRG_NOBODY)
        pair.black = brg_draft_find_player (draft, lock->black);
      g_array_append_val (locked, pair);
    }
}

BrgDraftJob *
brg_draft_begin (BrgDraft *draft, BrgDraftScope scope)
{
  BrgDraftJob *job;

  g_return_val_if_fail (draft != NULL, NULL);
  g_return_val_if_fail (scope == BRG_DRAFT_ALL || brg_draft_is_paired (draft), NULL);

  job = g_new0 (BrgDraftJob, 1);
  job->system = draft->system;
  job->tournament = brg_tournament_copy (brg_draft_get_tournament (draft));
  job->scope = brg_draft_is_round_robin (draft) ? BRG_DRAFT_ALL : scope;
  job->first_round = draft->first_round;
  job->last_round = brg_draft_get_last_round (draft);
  job->seed = draft->settings.seed;
  job->swap_last_rounds = draft->settings.swap_last_rounds;
  job->decisions = brg_snapshot_list_decisions (brg_draft_get_preview (draft));
  job->round_order = brg_draft_dup_round_order (draft);
  job->sections = brg_snapshot_dup_sections (brg_draft_get_preview (draft), draft->first_round);
  job->locked = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  job->pairings = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_pairing_free);
  job->boards = brg_draft_boards_new ();
  for (gint round = job->first_round; round <= job->last_round; round++)
    {
      GArray *locked = pairs_new ();

      if (draft->rounds != NULL)
        append_locked_boards (brg_draft_get_boards (draft, round), locked);
      else
        append_remembered_locks (draft, round, locked);
      g_ptr_array_add (job->locked, locked);
    }
  if (job->scope == BRG_DRAFT_FREE)
    {
      const GArray *boards = brg_draft_get_boards (draft, draft->first_round);

      for (guint i = 0; i < boards->len; i++)
        brg_draft_boards_append (job->boards, &g_array_index (boards, BrgDraftBoard, i));
    }
  return job;
}

void
brg_draft_job_free (BrgDraftJob *job)
{
  if (job == NULL)
    return;
  brg_tournament_free (job->tournament);
  g_array_unref (job->decisions);
  g_ptr_array_unref (job->locked);
  g_ptr_array_unref (job->pairings);
  g_array_unref (job->boards);
  g_clear_error (&job->error);
  g_free (job->round_order);
  g_free (job->sections);
  g_free (job);
}

static gboolean
pair_round (BrgDraftJob *job, gint round, const GArray *locked)
{
  BrgPairingRequest request = {
    .round = round,
    .seed = job->seed,
    .locked = (const BrgPair *) (gconstpointer) locked->data,
    .n_locked = locked->len,
    .swap_last_rounds = job->swap_last_rounds,
    .decisions = (const BrgMeetingDecision *) (gconstpointer) job->decisions->data,
    .n_decisions = job->decisions->len,
    .round_order = job->round_order,
    .sections = job->sections,
    .explain = TRUE,
  };
  /* rus-chess-2014 22.8 */
  BrgPairing *pairing = brg_apart_pair (job->system, job->tournament, &request, &job->error);

  if (pairing == NULL)
    return FALSE;
  g_ptr_array_add (job->pairings, pairing);
  return TRUE;
}

/* rus-draughts-2022 5.4.10.8: pairing again touches as few as possible. Where too many boards stand
 * in the way, everybody is paired again. A bracket has one pairing: what was taken away comes back,
 * and no other board changes. */
static gboolean
pair_free (BrgDraftJob *job)
{
  /* Groups of a divided field are small and have a bye each: they are paired anew. */
  g_autoptr (GArray) kept = NULL;

  if (!job->system->is_knockout && job->sections == NULL)
    kept = brg_draft_choose_kept (job->system, job->tournament, job->first_round, job->boards);
  return pair_round (job, job->first_round, kept != NULL ? kept : job->locked->pdata[0]);
}

void
brg_draft_job_run (BrgDraftJob *job)
{
  gint64 start = g_get_monotonic_time ();

  g_return_if_fail (job != NULL && job->pairings->len == 0 && job->error == NULL);

  if (job->scope == BRG_DRAFT_FREE)
    pair_free (job);
  else
    for (gint round = job->first_round; round <= job->last_round; round++)
      if (!pair_round (job, round, job->locked->pdata[round - job->first_round]))
        break;
  job->elapsed = g_get_monotonic_time () - start;
}

gint64
brg_draft_job_get_elapsed (const BrgDraftJob *job)
{
  g_return_val_if_fail (job != NULL, 0);

  return job->elapsed;
}

static const BrgDraftBoard *
find_same (const GArray *boards, BrgPair pair)
{
  for (guint i = 0; boards != NULL && i < boards->len; i++)
    {
      const BrgDraftBoard *board = &g_array_index (boards, BrgDraftBoard, i);

      if (board->white == pair.white && board->black == pair.black)
        return board;
    }
  return NULL;
}

static gboolean
was_manual (BrgDraft *draft, gint round, BrgPair pair)
{
  for (guint i = 0; i < draft->locks->len; i++)
    {
      const BrgDraftLock *lock = &g_array_index (draft->locks, BrgDraftLock, i);

      if (lock->round == round && lock->white == draft->entries[pair.white])
        return lock->is_manual;
    }
  return FALSE;
}

static gboolean
is_among (const GArray *locked, BrgPair pair)
{
  for (guint i = 0; i < locked->len; i++)
    if (g_array_index (locked, BrgPair, i).white == pair.white &&
        g_array_index (locked, BrgPair, i).black == pair.black)
      return TRUE;
  return FALSE;
}

static void
take_reasons (const BrgPairing *pairing, guint pair, GArray *reasons)
{
  for (guint i = 0; i < pairing->reasons->len; i++)
    if (g_array_index (pairing->reasons, BrgReason, i).pair == (gint) pair)
      g_array_append_val (reasons, g_array_index (pairing->reasons, BrgReason, i));
}

/* A pair that stood before keeps its marks and the reasons for which it once was made. */
static GArray *
make_boards (BrgDraft *draft,
             gint round,
             const BrgPairing *pairing,
             const GArray *locked,
             const GArray *before)
{
  GArray *boards = brg_draft_boards_new ();

  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      BrgPair pair = g_array_index (pairing->pairs, BrgPair, i);
      const BrgDraftBoard *same = find_same (before, pair);
      BrgDraftBoard board = { .white = pair.white, .black = pair.black };
      g_autoptr (GArray) reasons = g_array_new (FALSE, FALSE, sizeof (BrgReason));

      board.is_locked = is_among (locked, pair);
      board.is_manual = same != NULL      ? same->is_manual
                        : board.is_locked ? was_manual (draft, round, pair)
                                          : FALSE;
      take_reasons (pairing, i, reasons);
      board.reasons = same != NULL && same->reasons->len > 0 ? same->reasons : reasons;
      brg_draft_boards_append (boards, &board);
    }
  return boards;
}

/* Without a pairing there is nothing but what the arbiter fixed. */
static GArray *
make_locked_boards (BrgDraft *draft, gint round, const GArray *locked)
{
  GArray *boards = brg_draft_boards_new ();

  for (guint i = 0; i < locked->len; i++)
    {
      BrgPair pair = g_array_index (locked, BrgPair, i);
      BrgDraftBoard board = {
        .white = pair.white,
        .black = pair.black,
        .is_locked = TRUE,
        .is_manual = was_manual (draft, round, pair),
      };

      brg_draft_boards_append (boards, &board);
    }
  return boards;
}

/* The first pairs for these settings. */
static void
take_rounds (BrgDraft *draft, const BrgDraftJob *job)
{
  draft->rounds = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  for (guint i = 0; i < job->pairings->len; i++)
    {
      const BrgPairing *pairing = job->pairings->pdata[i];
      const GArray *locked = job->locked->pdata[i];
      gint round = job->first_round + (gint) i;

      if (pairing->exists)
        g_ptr_array_add (draft->rounds, make_boards (draft, round, pairing, locked, NULL));
      else
        g_ptr_array_add (draft->rounds, make_locked_boards (draft, round, locked));
      g_array_append_vals (draft->obstacles, pairing->obstacles->data, pairing->obstacles->len);
    }
  g_array_set_size (draft->locks, 0);
}

/* Other pairs for a round that has some; can be taken back. */
static void
replace_round (BrgDraft *draft, const BrgDraftJob *job, guint i)
{
  const BrgPairing *pairing = job->pairings->pdata[i];
  gint round = job->first_round + (gint) i;
  GArray *before = draft->rounds->pdata[i];

  g_array_append_vals (draft->obstacles, pairing->obstacles->data, pairing->obstacles->len);
  if (!pairing->exists)
    return;
  brg_draft_push_step (draft, round);
  draft->rounds->pdata[i] = make_boards (draft, round, pairing, job->locked->pdata[i], before);
  g_array_unref (before);
}

gboolean
brg_draft_finish (BrgDraft *draft, const BrgDraftJob *job, GError **error)
{
  g_return_val_if_fail (draft != NULL && job != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (job->error != NULL)
    {
      if (error != NULL)
        *error = g_error_copy (job->error);
      return FALSE;
    }
  g_array_set_size (draft->obstacles, 0);
  if (draft->rounds == NULL)
    take_rounds (draft, job);
  else
    for (guint i = 0; i < job->pairings->len; i++)
      replace_round (draft, job, i);
  return TRUE;
}

gboolean
brg_draft_compute (BrgDraft *draft, BrgDraftScope scope, GError **error)
{
  g_autoptr (BrgDraftJob) job = brg_draft_begin (draft, scope);

  g_return_val_if_fail (job != NULL, FALSE);

  brg_draft_job_run (job);
  return brg_draft_finish (draft, job, error);
}

/* What a question needs besides what it shows. */
typedef struct
{
  BrgDraftQuestion question;
  const BrgPairingSystem *system;
  BrgTournament *tournament;
  BrgPairing *pairing;
  GArray *decisions; /* BrgMeetingDecision */
  GArray *locked;    /* BrgPair */
  gint round;
  guint64 seed;
  gboolean swap_last_rounds;
  gint *round_order;
  gint *sections;
} AskedQuestion;

BrgDraftQuestion *
brg_draft_ask (BrgDraft *draft, gint round, gint player, gint other)
{
  AskedQuestion *asked;
  const GArray *boards;

  g_return_val_if_fail (draft != NULL && brg_draft_is_paired (draft), NULL);

  boards = brg_draft_get_boards (draft, round);
  asked = g_new0 (AskedQuestion, 1);
  asked->question = (BrgDraftQuestion){
    .player = player,
    .other = other,
    .first = { BRG_NOBODY, BRG_NOBODY },
  };
  asked->system = draft->system;
  asked->tournament = brg_tournament_copy (brg_draft_get_tournament (draft));
  asked->pairing = brg_pairing_new ();
  asked->decisions = brg_snapshot_list_decisions (brg_draft_get_preview (draft));
  asked->locked = pairs_new ();
  asked->round = round;
  asked->seed = draft->settings.seed;
  asked->swap_last_rounds = draft->settings.swap_last_rounds;
  asked->round_order = brg_draft_dup_round_order (draft);
  asked->sections = brg_snapshot_dup_sections (brg_draft_get_preview (draft), draft->first_round);
  append_locked_boards (boards, asked->locked);
  for (guint i = 0; i < boards->len; i++)
    {
      const BrgDraftBoard *board = &g_array_index (boards, BrgDraftBoard, i);
      BrgPair pair = { board->white, board->black };

      g_array_append_val (asked->pairing->pairs, pair);
    }
  return &asked->question;
}

static void
find_first_change (AskedQuestion *asked)
{
  const BrgWhyNot *answer = asked->question.answer;

  if (answer == NULL || answer->verdict != BRG_WHY_NOT_WORSE)
    return;
  for (guint i = 0; i < answer->reasons->len; i++)
    {
      gint pair = g_array_index (answer->reasons, BrgReason, i).pair;

      if (pair >= 0)
        {
          asked->question.first = g_array_index (asked->pairing->pairs, BrgPair, pair);
          return;
        }
    }
}

void
brg_draft_question_run (BrgDraftQuestion *question)
{
  AskedQuestion *asked = (AskedQuestion *) (gpointer) question;
  BrgPairingRequest request;

  g_return_if_fail (question != NULL && question->answer == NULL);

  request = (BrgPairingRequest){
    .round = asked->round,
    .seed = asked->seed,
    .locked = (const BrgPair *) (gconstpointer) asked->locked->data,
    .n_locked = asked->locked->len,
    .swap_last_rounds = asked->swap_last_rounds,
    .decisions = (const BrgMeetingDecision *) (gconstpointer) asked->decisions->data,
    .n_decisions = asked->decisions->len,
    .round_order = asked->round_order,
    .sections = asked->sections,
  };
  question->answer =
      brg_pairing_system_why_not (asked->system, asked->tournament, &request, asked->pairing,
                                  question->player, question->other, NULL);
  find_first_change (asked);
}

void
brg_draft_question_free (BrgDraftQuestion *question)
{
  AskedQuestion *asked = (AskedQuestion *) (gpointer) question;

  if (question == NULL)
    return;
  brg_why_not_free (question->answer);
  brg_tournament_free (asked->tournament);
  brg_pairing_free (asked->pairing);
  g_array_unref (asked->decisions);
  g_array_unref (asked->locked);
  g_free (asked->round_order);
  g_free (asked->sections);
  g_free (asked);
}
