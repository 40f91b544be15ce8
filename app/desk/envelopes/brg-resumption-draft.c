/* brg-resumption-draft.c - a session for adjourned games that is being planned
 *
 * Rules: ussr-chess-1956 20
 * Tests: tests/app/test-envelope-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-resumption-draft.h"

#include <glib/gi18n.h>

#include "brg-envelope-words.h"

BrgResumptionDraft *
brg_resumption_draft_new (const BrgEnvelopeDesk *desk, gint length)
{
  BrgResumptionDraft *draft = g_new0 (BrgResumptionDraft, 1);
  const gint64 nothing = 0;

  draft->cases = g_array_new (FALSE, FALSE, sizeof (BrgEnvelopeCase));
  draft->games = g_array_new (FALSE, FALSE, sizeof (BrgResumptionGame));
  draft->starts = g_array_new (FALSE, FALSE, sizeof (gint64));
  draft->rules = brg_resumption_rules_find (desk->snapshot->event->rulebook);
  draft->last_round = brg_snapshot_count_rounds (desk->snapshot);
  for (guint i = 0; i < desk->cases->len; i++)
    {
      const BrgEnvelopeCase *matter = &g_array_index (desk->cases, BrgEnvelopeCase, i);
      BrgResumptionGame game = { .round = matter->round, .length = length };

      if (!matter->is_open || matter->envelope == NULL ||
          (matter->state.phase != BRG_PHASE_SEALED && matter->state.phase != BRG_PHASE_OPEN_MOVE))
        continue;
      game.players[0] = matter->game->white + 1;
      game.players[1] = matter->game->black + 1;
      g_array_append_val (draft->cases, *matter);
      g_array_append_val (draft->games, game);
      g_array_append_val (draft->starts, nothing);
    }
  return draft;
}

void
brg_resumption_draft_free (BrgResumptionDraft *draft)
{
  if (draft == NULL)
    return;
  g_array_unref (draft->cases);
  g_array_unref (draft->games);
  g_array_unref (draft->starts);
  g_free (draft);
}

/* The last round is not set a time here: it waits anyway (ussr-chess-1956 20). */
static BrgResumptionPlan
make_plan (const BrgResumptionDraft *draft)
{
  return (BrgResumptionPlan){ .games = (const BrgResumptionGame *) (void *) draft->games->data,
                              .n_games = draft->games->len,
                              .sessions = &draft->session,
                              .n_sessions = 1,
                              .last_round = draft->last_round,
                              .last_round_starts = BRG_RESUMPTION_NEVER };
}

void
brg_resumption_draft_propose (BrgResumptionDraft *draft)
{
  BrgResumptionPlan plan;
  g_autoptr (GArray) slots = NULL;

  g_return_if_fail (draft != NULL);

  plan = make_plan (draft);
  for (guint i = 0; i < draft->starts->len; i++)
    g_array_index (draft->starts, gint64, i) = 0;
  slots = brg_resumption_propose (&plan, &draft->rules);
  for (guint i = 0; i < slots->len; i++)
    {
      const BrgResumptionSlot *slot = &g_array_index (slots, BrgResumptionSlot, i);

      g_array_index (draft->starts, gint64, slot->game) = slot->start;
    }
}

/* Games that are in the session; one that would last longer is interrupted at its end. */
static GArray *
list_slots (const BrgResumptionDraft *draft)
{
  GArray *slots = g_array_new (FALSE, FALSE, sizeof (BrgResumptionSlot));

  for (guint i = 0; i < draft->starts->len; i++)
    {
      gint64 start = g_array_index (draft->starts, gint64, i);
      gint64 end = start + g_array_index (draft->games, BrgResumptionGame, i).length;
      BrgResumptionSlot slot = { .game = i, .start = start, .end = MIN (end, draft->session.end) };

      slot.is_interrupted = end > draft->session.end;
      if (start > 0)
        g_array_append_val (slots, slot);
    }
  return slots;
}

static const char *
find_words (BrgResumptionFault fault)
{
  static const char *const words[BRG_N_RESUMPTION_FAULTS] = {
    [BRG_RESUMPTION_OVERLAP] = N_ ("a player would be at two boards at once"),
    [BRG_RESUMPTION_NO_REST] = N_ ("a player has too short a rest after the previous game"),
    [BRG_RESUMPTION_TOO_LATE] = N_ ("begins too close to the end of the session"),
    [BRG_RESUMPTION_OUTSIDE] = N_ ("begins before the session"),
    [BRG_RESUMPTION_PAST_END] = N_ ("runs past the end of the session"),
    [BRG_RESUMPTION_UNFINISHED] = N_ ("may not finish in this session"),
    [BRG_RESUMPTION_LAST_ROUND] = N_ ("may not finish before the last round"),
  };

  return _ (words[fault]);
}

char *
brg_resumption_draft_dup_problems (const BrgResumptionDraft *draft,
                                   const BrgSnapshot *snapshot,
                                   const char **article)
{
  BrgResumptionPlan plan;
  g_autoptr (GArray) slots = NULL;
  g_autoptr (GArray) problems = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (draft != NULL && article != NULL, NULL);

  *article = NULL;
  plan = make_plan (draft);
  slots = list_slots (draft);
  problems = brg_resumption_check (&plan, &draft->rules,
                                   (const BrgResumptionSlot *) (void *) slots->data, slots->len);
  for (guint i = 0; i < problems->len; i++)
    {
      const BrgResumptionProblem *problem = &g_array_index (problems, BrgResumptionProblem, i);
      const BrgEnvelopeCase *matter = &g_array_index (draft->cases, BrgEnvelopeCase, problem->game);
      g_autofree char *white = brg_envelope_words_dup_name (snapshot, matter, BRG_COLOUR_WHITE);
      g_autofree char *black = brg_envelope_words_dup_name (snapshot, matter, BRG_COLOUR_BLACK);

      g_string_append_printf (text, "%s%s – %s: %s", i > 0 ? "\n" : "", white, black,
                              find_words (problem->fault));
      if (*article == NULL)
        *article = problem->article;
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
