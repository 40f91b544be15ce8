/* system-events.c - a small event of every system, played round by round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "system-events.h"

#include "brg-draft-job.h"
#include "brg-draft-numbers.h"
#include "brg-draft-private.h"
#include "brg-pairing-systems.h"
#include "event-fixture.h"

const SystemEvent system_events[] = {
  { "berger", 6, 5, 1 },        { "berger", 7, 14, 2 },           { "dutch", 15, 7, 1 },
  { "dubov", 15, 7, 1 },        { "burstein", 15, 7, 1 },         { "lim", 15, 7, 1 },
  { "lim-maxi", 15, 7, 1 },     { "double-swiss", 15, 8, 1 },     { "team-swiss", 15, 7, 1 },
  { "team-swiss-b", 15, 7, 1 }, { "team-swiss-plain", 15, 7, 1 }, { "coefficients", 15, 7, 1 },
  { "solkoff", 15, 7, 1 },      { "buchholz", 15, 7, 1 },         { "blind", 15, 7, 1 },
  { "scheveningen", 8, 4, 1 },  { "scheveningen", 8, 8, 2 },      { "knockout", 11, 4, 1 },
  { "knockout", 11, 8, 2 },     { "third-place", 11, 4, 1 },      { "all-places", 11, 4, 1 },
  { "match", 2, 6, 6 },
};

const guint n_system_events = G_N_ELEMENTS (system_events);

const BrgPairingSystem *
system_event_get_system (const SystemEvent *event)
{
  const BrgPairingSystem *system = brg_pairing_system_find (event->system);

  g_assert_nonnull (system);
  return system;
}

BrgSnapshot *
system_event_make_snapshot (const SystemEvent *event)
{
  const BrgPairingSystem *system = system_event_get_system (event);
  const char *rulebook =
      g_str_has_prefix (system->article, "fide-") ? "fide-2023" : "rus-draughts-2022";
  BrgSnapshot *snapshot =
      event_fixture_new (event->system, rulebook, event->n_players, event->n_rounds);

  snapshot->group->cycles = event->cycles;
  snapshot->group->seed = 7;
  for (gint i = 0; i < event->n_players; i++)
    ((BrgEntry *) snapshot->entries->pdata[i])->rating = 2400 - 15 * i;
  /* Somebody is away in every round but the first; a table knows no absences, and of two games of a
   * meeting both would be won. */
  if (system->kind == BRG_TOURNAMENT_ROUND_ROBIN || event->cycles > 1)
    return snapshot;
  for (gint round = 2; round <= event->n_rounds; round++)
    {
      BrgAbsence absence = { (3 * round) % event->n_players, round, BRG_OUTCOME_ZERO_BYE };

      g_array_append_val (snapshot->absences, absence);
    }
  return snapshot;
}

/* What White gets. In a bracket the better number wins, so that every meeting is decided. */
static BrgOutcome
get_result (const BrgPairingSystem *system, gint round, gint white, gint black)
{
  gint chance = (7 * white + 11 * black + 5 * round) % 13;

  if (system->is_knockout)
    return white < black ? BRG_OUTCOME_WIN : BRG_OUTCOME_LOSS;
  if (chance == 0)
    return BRG_OUTCOME_FORFEIT_WIN;
  if (chance < 5)
    return BRG_OUTCOME_DRAW;
  return (chance < 10) == (white < black) ? BRG_OUTCOME_WIN : BRG_OUTCOME_LOSS;
}

static BrgOutcome
get_opposite (BrgOutcome outcome)
{
  return outcome == BRG_OUTCOME_WIN           ? BRG_OUTCOME_LOSS
         : outcome == BRG_OUTCOME_LOSS        ? BRG_OUTCOME_WIN
         : outcome == BRG_OUTCOME_FORFEIT_WIN ? BRG_OUTCOME_FORFEIT_LOSS
                                              : outcome;
}

/* The round is played as it was drafted. */
void
system_event_play (BrgSnapshot *snapshot, BrgDraft *draft, gint number)
{
  const GArray *boards = brg_draft_get_boards (draft, number);
  BrgRound *round = brg_round_new (number);

  round->state = BRG_ROUND_CLOSED;
  for (guint i = 0; i < boards->len; i++)
    {
      const BrgDraftBoard *board = &g_array_index (boards, BrgDraftBoard, i);
      BrgGame game = { .board = (gint) i + 1,
                       .id = number * 100 + (gint) i + 1,
                       .black = BRG_NOBODY,
                       .white_outcome = BRG_OUTCOME_PAIRING_BYE };

      game.white = brg_draft_find_entry (draft, board->white);
      if (board->black != BRG_NOBODY)
        {
          game.black = brg_draft_find_entry (draft, board->black);
          game.white_outcome = get_result (draft->system, number, game.white, game.black);
          game.black_outcome = get_opposite (game.white_outcome);
        }
      g_array_append_val (round->games, game);
    }
  g_ptr_array_add (snapshot->rounds, round);
}

BrgDraft *
system_event_pair (BrgSnapshot *snapshot)
{
  BrgDraft *draft = brg_draft_new (snapshot);
  g_autoptr (GError) error = NULL;

  brg_draft_compute (draft, BRG_DRAFT_ALL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (brg_draft_get_obstacles (draft)->len, ==, 0);
  return draft;
}
