/* brg-resumption.c - when adjourned games are resumed: an order, and what is wrong with one
 *
 * Rules: ussr-chess-1956 20
 * Tests: tests/engine/test-resumption.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-resumption.h"

#include "brg-adjournment-book.h"
#include "brg-article.h"

BrgResumptionRules
brg_resumption_rules_find (const BrgRulebook *rulebook)
{
  BrgResumptionRules rules = { 0 };
  const BrgAdjournmentBook *book;

  g_return_val_if_fail (rulebook != NULL, rules);

  book = rulebook->adjournment;
  if (book->resumption == NULL && book->where_silent != NULL)
    book = book->where_silent->adjournment;
  rules.rest = book->rest;
  rules.before_end = book->before_end;
  rules.article = book->resumption;
  rules.is_own = book->resumption != NULL && brg_article_is_of (rulebook, book->resumption);
  return rules;
}

const char *
brg_resumption_fault_to_id (BrgResumptionFault fault)
{
  static const char *const ids[BRG_N_RESUMPTION_FAULTS] = {
    "overlap", "no-rest", "too-late", "outside", "past-end", "unfinished", "last-round",
  };

  g_return_val_if_fail (fault < BRG_N_RESUMPTION_FAULTS, NULL);
  return ids[fault];
}

static gboolean
has_player (const BrgResumptionGame *game, gint player)
{
  return game->players[0] == player || game->players[1] == player;
}

/* ----- Checking ----- */

typedef struct
{
  const BrgResumptionPlan *plan;
  const BrgResumptionRules *rules;
  const BrgResumptionSlot *slots;
  guint n_slots;
  GArray *problems;
} Check;

static void
add_problem (Check *check,
             BrgResumptionFault fault,
             guint game,
             guint other,
             gint player,
             gint64 seconds)
{
  BrgResumptionProblem problem = { fault, game, other, player, seconds, check->rules->article };

  g_array_append_val (check->problems, problem);
}

/* Two slots of one player; each pair once, told of the later game. */
static void
check_rest (Check *check, const BrgResumptionSlot *slot)
{
  const BrgResumptionGame *games = check->plan->games;

  for (guint i = 0; i < check->n_slots; i++)
    {
      const BrgResumptionSlot *other = &check->slots[i];
      gboolean is_earlier =
          other->start < slot->start || (other->start == slot->start && other < slot);

      if (other == slot || !is_earlier)
        continue;
      for (guint side = 0; side < 2; side++)
        {
          gint player = games[slot->game].players[side];

          if (!has_player (&games[other->game], player))
            continue;
          if (other->end > slot->start)
            add_problem (check, BRG_RESUMPTION_OVERLAP, slot->game, other->game, player,
                         other->end - slot->start);
          else if (other->game != slot->game && slot->start - other->end < check->rules->rest)
            add_problem (check, BRG_RESUMPTION_NO_REST, slot->game, other->game, player,
                         check->rules->rest - (slot->start - other->end));
        }
    }
}

static void
check_times (Check *check, const BrgResumptionSlot *slot)
{
  const BrgResumptionSession *session = &check->plan->sessions[slot->session];
  gint64 latest = session->end - check->rules->before_end;

  if (slot->start < session->start)
    add_problem (check, BRG_RESUMPTION_OUTSIDE, slot->game, slot->game, 0,
                 session->start - slot->start);
  if (slot->start > latest)
    add_problem (check, BRG_RESUMPTION_TOO_LATE, slot->game, slot->game, 0, slot->start - latest);
  if (slot->end > session->end)
    add_problem (check, BRG_RESUMPTION_PAST_END, slot->game, slot->game, 0,
                 slot->end - session->end);
}

/* Whether a game is planned to its end, and in time for the last round. */
static void
check_end (Check *check, guint index)
{
  const BrgResumptionPlan *plan = check->plan;
  const BrgResumptionGame *game = &plan->games[index];
  gint64 planned = 0;
  gint64 end = 0;
  gboolean is_played = FALSE;

  for (guint i = 0; i < check->n_slots; i++)
    if (check->slots[i].game == index)
      {
        planned += check->slots[i].end - check->slots[i].start;
        end = is_played ? MAX (end, check->slots[i].end) : check->slots[i].end;
        is_played = TRUE;
      }
  if (planned < game->length)
    add_problem (check, BRG_RESUMPTION_UNFINISHED, index, index, 0, game->length - planned);
  if (plan->last_round <= 0 || game->round >= plan->last_round)
    return;
  if (planned < game->length || end > plan->last_round_starts)
    add_problem (check, BRG_RESUMPTION_LAST_ROUND, index, index, 0,
                 planned < game->length ? 0 : end - plan->last_round_starts);
}

GArray *
brg_resumption_check (const BrgResumptionPlan *plan,
                      const BrgResumptionRules *rules,
                      const BrgResumptionSlot *slots,
                      guint n_slots)
{
  Check check = { plan, rules, slots, n_slots, NULL };

  g_return_val_if_fail (plan != NULL && rules != NULL && (slots != NULL || n_slots == 0), NULL);

  check.problems = g_array_new (FALSE, FALSE, sizeof (BrgResumptionProblem));
  for (guint game = 0; game < plan->n_games; game++)
    {
      for (guint i = 0; i < n_slots; i++)
        if (slots[i].game == game)
          {
            check_times (&check, &slots[i]);
            check_rest (&check, &slots[i]);
          }
      check_end (&check, game);
    }
  return check.problems;
}

/* ----- Proposing ----- */

typedef struct
{
  const BrgResumptionPlan *plan;
  const BrgResumptionRules *rules;
  gint64 *left; /* by game: what is not planned yet */
  GArray *slots;
} Draft;

/* When the players of a game can sit down to it in a session. */
static gint64
find_start (const Draft *draft, guint index, const BrgResumptionSession *session)
{
  const BrgResumptionGame *games = draft->plan->games;
  gint64 start = session->start;

  for (guint i = 0; i < draft->slots->len; i++)
    {
      const BrgResumptionSlot *slot = &g_array_index (draft->slots, BrgResumptionSlot, i);

      if (has_player (&games[slot->game], games[index].players[0]) ||
          has_player (&games[slot->game], games[index].players[1]))
        start = MAX (start, slot->end + (slot->game == index ? 0 : draft->rules->rest));
    }
  return start;
}

/* What its busier player has still to play, with the rests between. */
static gint64
count_load (const Draft *draft, guint index)
{
  const BrgResumptionPlan *plan = draft->plan;
  gint64 most = 0;

  for (guint side = 0; side < 2; side++)
    {
      gint64 load = 0;

      for (guint i = 0; i < plan->n_games; i++)
        if (draft->left[i] > 0 && has_player (&plan->games[i], plan->games[index].players[side]))
          load += draft->left[i] + draft->rules->rest;
      most = MAX (most, load);
    }
  return most;
}

typedef struct
{
  guint game;
  gint64 start;
  gboolean is_ended; /* within the session */
  gint64 load;
} Candidate;

/* Who can begin first goes first, so that no board waits; then by the order of the header. */
static gboolean
is_before (const Draft *draft, const Candidate *a, const Candidate *b)
{
  const BrgResumptionGame *games = draft->plan->games;

  if (a->start != b->start)
    return a->start < b->start;
  if (a->is_ended != b->is_ended)
    return a->is_ended;
  if (a->load != b->load)
    return a->load > b->load;
  if (games[a->game].round != games[b->game].round)
    return games[a->game].round < games[b->game].round;
  if (draft->left[a->game] != draft->left[b->game])
    return draft->left[a->game] > draft->left[b->game];
  return a->game < b->game;
}

/* The next game of a session; FALSE when none can begin in time. Every game once a session. */
static gboolean
find_next (const Draft *draft, guint session_index, const gboolean *is_used, Candidate *best)
{
  const BrgResumptionPlan *plan = draft->plan;
  const BrgResumptionSession *session = &plan->sessions[session_index];
  gboolean is_found = FALSE;

  for (guint i = 0; i < plan->n_games; i++)
    {
      Candidate candidate = { .game = i };

      if (draft->left[i] <= 0 || is_used[i])
        continue;
      candidate.start = find_start (draft, i, session);
      if (candidate.start > session->end - draft->rules->before_end)
        continue;
      candidate.is_ended = candidate.start + draft->left[i] <= session->end;
      candidate.load = count_load (draft, i);
      if (!is_found || is_before (draft, &candidate, best))
        *best = candidate;
      is_found = TRUE;
    }
  return is_found;
}

static void
fill_session (Draft *draft, guint index)
{
  const BrgResumptionSession *session = &draft->plan->sessions[index];
  g_autofree gboolean *is_used = g_new0 (gboolean, draft->plan->n_games);
  Candidate next = { 0 };

  while (find_next (draft, index, is_used, &next))
    {
      BrgResumptionSlot slot = { .game = next.game,
                                 .session = index,
                                 .start = next.start,
                                 .end = next.start + draft->left[next.game],
                                 .is_interrupted = !next.is_ended };

      /* ussr-chess-1956 20: interrupted again when the time is up. */
      if (slot.is_interrupted)
        slot.end = session->end;
      draft->left[next.game] -= slot.end - slot.start;
      is_used[next.game] = TRUE;
      g_array_append_val (draft->slots, slot);
    }
}

static gint
compare_slots (gconstpointer a, gconstpointer b)
{
  const BrgResumptionSlot *first = a;
  const BrgResumptionSlot *second = b;

  if (first->start != second->start)
    return first->start < second->start ? -1 : 1;
  return first->game < second->game ? -1 : first->game > second->game;
}

GArray *
brg_resumption_propose (const BrgResumptionPlan *plan, const BrgResumptionRules *rules)
{
  g_autofree gint64 *left = NULL;
  Draft draft = { plan, rules, NULL, NULL };

  g_return_val_if_fail (plan != NULL && rules != NULL, NULL);

  left = g_new0 (gint64, plan->n_games);
  for (guint i = 0; i < plan->n_games; i++)
    left[i] = plan->games[i].length;
  draft.left = left;
  draft.slots = g_array_new (FALSE, FALSE, sizeof (BrgResumptionSlot));
  for (guint i = 0; i < plan->n_sessions; i++)
    fill_session (&draft, i);
  g_array_sort (draft.slots, compare_slots);
  return draft.slots;
}
