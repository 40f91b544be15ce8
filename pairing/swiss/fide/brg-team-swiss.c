/* brg-team-swiss.c - the Swiss Team system
 *
 * Rules: fide-team-swiss-2026 1.2, 1.4, 1.6, 1.7, 3.3-3.6, 4, C1-C10
 * Tests: tests/pairing/test-team-swiss.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-team-swiss.h"

#include "brg-fide-colours.h"
#include "brg-fide-draw.h"
#include "brg-top-group.h"

BrgScoring
brg_team_swiss_get_scoring (void)
{
  BrgScoring scoring = brg_scoring_two_one ();

  scoring.pairing_bye = scoring.draw;
  return scoring;
}

/* fide-team-swiss-2026 1.7: White with less than -1, or with 0 or -1 after two Blacks; the same the
 * other way about. */
static BrgColour
find_strong_wish (const BrgDutchRecord *record)
{
  gint difference = record->difference;

  if (difference < -1 ||
      ((difference == 0 || difference == -1) && record->doubled == BRG_COLOUR_BLACK))
    return BRG_COLOUR_WHITE;
  if (difference > 1 ||
      ((difference == 0 || difference == 1) && record->doubled == BRG_COLOUR_WHITE))
    return BRG_COLOUR_BLACK;
  return BRG_COLOUR_NONE;
}

/* fide-team-swiss-2026 C2: the bye, a match won by forfeit, a full-point bye. */
static gboolean
had_free_win (const BrgTournament *tournament, gint player, gint round)
{
  for (gint earlier = 1; earlier < round; earlier++)
    {
      BrgOutcome outcome = brg_tournament_cell (tournament, player, earlier)->outcome;

      if (outcome == BRG_OUTCOME_PAIRING_BYE || outcome == BRG_OUTCOME_FORFEIT_WIN ||
          outcome == BRG_OUTCOME_FULL_BYE)
        return TRUE;
    }
  return FALSE;
}

/* The record without a wish. */
static BrgDutchRecord
read_plain (const BrgTournament *tournament, gint player, gint round)
{
  BrgDutchRecord record = brg_dutch_record_read (tournament, player, round);

  record.had_free_win = had_free_win (tournament, player, round);
  record.wish = BRG_COLOUR_NONE;
  record.strength = BRG_DUTCH_NO_WISH;
  /* fide-team-swiss-2026 C7: a float is a match between different scores. */
  if (round > 1 && !brg_fide_is_game (brg_tournament_cell (tournament, player, round - 1)))
    record.floats[0] = BRG_DUTCH_NO_FLOAT;
  return record;
}

static BrgDutchRecord
read_a (const BrgTournament *tournament, gint player, gint round)
{
  BrgDutchRecord record = read_plain (tournament, player, round);

  record.wish = find_strong_wish (&record);
  record.strength = record.wish != BRG_COLOUR_NONE ? BRG_DUTCH_STRONG : BRG_DUTCH_NO_WISH;
  return record;
}

/* fide-team-swiss-2026 1.7: type B adds mild wishes. */
static BrgDutchRecord
read_b (const BrgTournament *tournament, gint player, gint round)
{
  BrgDutchRecord record = read_a (tournament, player, round);
  g_autofree BrgColour *colours = g_new0 (BrgColour, round + 1);

  if (record.wish != BRG_COLOUR_NONE)
    return record;
  if (record.difference != 0)
    record.wish = record.difference < 0 ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
  else if (round < tournament->n_rounds &&
           brg_dutch_list_colours (tournament, player, round, colours) > 0)
    record.wish = brg_colour_opposite (colours[0]);
  record.strength = record.wish != BRG_COLOUR_NONE ? BRG_DUTCH_MILD : BRG_DUTCH_NO_WISH;
  return record;
}

/* fide-team-swiss-2026 C7, C10 do not count in the last two rounds. */
static gboolean
floats_count (const BrgFideField *field)
{
  return field->round + 2 <= field->tournament->n_rounds;
}

static guint64
get_key (const BrgFideDraw *draw, gint place)
{
  const BrgDutchRecord *record = &draw->field->records[place];

  return (guint64) record->score << 8 | (guint64) record->wish << 4 |
         (guint64) record->strength << 1 | (record->floats[0] != BRG_DUTCH_NO_FLOAT);
}

static BrgCost
get_cost (const BrgFideDraw *draw, gint place, gint other)
{
  const BrgDutchRecord *a = &draw->field->records[place];
  const BrgDutchRecord *b = &draw->field->records[other];
  BrgCost weight = draw->field->n_places + 1;
  BrgCost cost = 0;

  if (a->wish != BRG_COLOUR_NONE && a->wish == b->wish)
    {
      /* fide-team-swiss-2026 C8. */
      cost += weight * weight;
      /* fide-team-swiss-2026 C9; with type A as good as C8. */
      if (a->strength == BRG_DUTCH_STRONG && b->strength == BRG_DUTCH_STRONG)
        cost += weight;
    }
  /* fide-team-swiss-2026 C10. */
  if (floats_count (draw->field))
    cost += brg_top_group_is_floated_twice (draw, place, other);
  return cost;
}

static const char *
find_criterion (const BrgFideDraw *draw, BrgCost cost, BrgCost best)
{
  BrgCost weight = draw->field->n_places + 1;

  if (cost / (weight * weight) != best / (weight * weight))
    return "fide-team-swiss-2026 C8";
  return cost / weight != best / weight ? "fide-team-swiss-2026 C9" : "fide-team-swiss-2026 C10";
}

static gboolean
settle (BrgFideDraw *draw, GError **error)
{
  for (;;)
    {
      g_autoptr (BrgFideGroup) group = brg_fide_group_new (draw);
      g_autoptr (GArray) bracket = NULL;

      if (group == NULL)
        return TRUE;
      bracket = brg_top_group_choose (group, floats_count (draw->field), error);
      if (bracket == NULL)
        return FALSE;
      brg_top_group_settle (draw, bracket, get_key, get_cost, find_criterion);
    }
}

/* Two teams without wishes, or with the same: who has had White less, then whose turn it is. */
static BrgPair
settle_same_wish (const BrgFideDraw *draw, gint first, gint second, BrgReason *reason)
{
  const BrgDutchRecord *a = &draw->field->records[first];
  const BrgDutchRecord *b = &draw->field->records[second];
  g_autofree BrgColour *colours = g_new0 (BrgColour, draw->field->round + 1);
  BrgColour different;

  if (a->difference != b->difference)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_SURPLUS, BRG_REASON_COLOUR_FEWER,
                          a->difference < b->difference ? first : second,
                          a->difference < b->difference ? second : first, BRG_COLOUR_WHITE, reason);
  different = brg_fide_find_last_different (draw, first, second);
  if (different != BRG_COLOUR_NONE)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_ALTERNATE, BRG_REASON_COLOUR_CHANGE, first, second,
                          brg_colour_opposite (different), reason);
  if (a->wish != BRG_COLOUR_NONE)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_RANK, BRG_REASON_COLOUR_PLACE, first, second,
                          a->wish, reason);
  if (brg_fide_draw_list_colours (draw, first, colours) > 0)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_RANK, BRG_REASON_COLOUR_CHANGE, first, second,
                          brg_colour_opposite (colours[0]), reason);
  brg_fide_draw_list_colours (draw, second, colours);
  return brg_fide_give (draw, BRG_FIDE_COLOUR_RANK, BRG_REASON_COLOUR_CHANGE, second, first,
                        brg_colour_opposite (colours[0]), reason);
}

/* fide-team-swiss-2026 4. */
static BrgPair
give_colours (const BrgFideDraw *draw, gint higher, gint lower, BrgReason *reason)
{
  const BrgFideField *field = draw->field;
  const BrgDutchRecord *a = &field->records[higher];
  const BrgDutchRecord *b = &field->records[lower];

  /* fide-team-swiss-2026 4: of equal teams the one with the higher secondary score is the first.
   */
  if (a->score == b->score &&
      brg_tournament_board_score (field->tournament, a->player, field->round - 1) <
          brg_tournament_board_score (field->tournament, b->player, field->round - 1))
    {
      const BrgDutchRecord *swap = a;
      gint place = higher;

      a = b;
      b = swap;
      higher = lower;
      lower = place;
    }
  if (a->n_games == 0 && b->n_games == 0)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_FIRST, BRG_REASON_COLOUR_LOT, higher, lower,
                          brg_fide_get_first_colour (draw, higher), reason);
  if (a->wish != BRG_COLOUR_NONE && b->wish == BRG_COLOUR_NONE)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_BOTH, BRG_REASON_COLOUR_ONLY, higher, lower,
                          a->wish, reason);
  if (a->wish == BRG_COLOUR_NONE && b->wish != BRG_COLOUR_NONE)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_BOTH, BRG_REASON_COLOUR_ONLY, lower, higher,
                          b->wish, reason);
  if (a->wish != b->wish)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_BOTH, BRG_REASON_COLOUR_BOTH, higher, lower,
                          a->wish, reason);
  if (a->strength != b->strength)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_STRONGER, BRG_REASON_COLOUR_STRONGER,
                          a->strength > b->strength ? higher : lower,
                          a->strength > b->strength ? lower : higher, a->wish, reason);
  return settle_same_wish (draw, higher, lower, reason);
}

#define TEAM_METHOD(read_record)                                                                     \
  {                                                                                                  \
    .articles = {                                                                                  \
      [BRG_FIDE_MET] = "fide-team-swiss-2026 C1",                                                  \
      [BRG_FIDE_BYE_BAR] = "fide-team-swiss-2026 C2",                                              \
      [BRG_FIDE_COMPLETION] = "fide-team-swiss-2026 C3",                                           \
      [BRG_FIDE_QUALITY] = "fide-team-swiss-2026 3.6",                                             \
      [BRG_FIDE_BYE] = "fide-team-swiss-2026 3.4",                                                 \
      [BRG_FIDE_GROUP] = "fide-team-swiss-2026 3.5",                                               \
      [BRG_FIDE_FLOAT] = "fide-team-swiss-2026 3.5",                                               \
      [BRG_FIDE_FLOAT_SCORES] = "fide-team-swiss-2026 C5",                                         \
      [BRG_FIDE_FLOAT_NEXT] = "fide-team-swiss-2026 C6",                                           \
      [BRG_FIDE_FLOAT_AGAIN] = "fide-team-swiss-2026 C7",                                          \
      [BRG_FIDE_ORDER] = "fide-team-swiss-2026 3.6",                                               \
      [BRG_FIDE_COLOUR_FIRST] = "fide-team-swiss-2026 4",                                          \
      [BRG_FIDE_COLOUR_BOTH] = "fide-team-swiss-2026 4",                                           \
      [BRG_FIDE_COLOUR_STRONGER] = "fide-team-swiss-2026 4",                                       \
      [BRG_FIDE_COLOUR_SURPLUS] = "fide-team-swiss-2026 4",                                        \
      [BRG_FIDE_COLOUR_ALTERNATE] = "fide-team-swiss-2026 4",                                      \
      [BRG_FIDE_COLOUR_RANK] = "fide-team-swiss-2026 4",                                           \
    },                                                                                             \
    .read = read_record,                                                                           \
    .find_game = brg_dutch_find_game,                                                              \
    .compare_bye = brg_top_group_compare_bye,                                                      \
    .settle = settle,                                                                              \
    .give_colours = give_colours, \
  }

static const BrgFideMethod method_a = TEAM_METHOD (read_a);
static const BrgFideMethod method_b = TEAM_METHOD (read_b);
static const BrgFideMethod method_plain = TEAM_METHOD (read_plain);

static BrgPairing *
pair_a (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  return brg_fide_pair_round (&method_a, tournament, request, error);
}

static BrgPairing *
pair_b (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  return brg_fide_pair_round (&method_b, tournament, request, error);
}

static BrgPairing *
pair_plain (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  return brg_fide_pair_round (&method_plain, tournament, request, error);
}

static void
list_bans (const BrgTournament *tournament, gint round, gint player, gint other, GArray *bans)
{
  brg_fide_list_bans (&method_a, tournament, round, player, other, bans);
}

#define TEAM_SYSTEM(name, pair)                                                        \
  {                                                                                    \
    .id = name, .kind = BRG_TOURNAMENT_SWISS, .article = "fide-team-swiss-2026 3",     \
    .draws_lots = FALSE, .needs_initial_colour = TRUE, .is_for_teams = TRUE,           \
    .count_rounds = brg_fide_count_rounds, .pair_round = pair, .list_bans = list_bans, \
  }

const BrgPairingSystem brg_team_swiss_system = TEAM_SYSTEM ("team-swiss", pair_a);
const BrgPairingSystem brg_team_swiss_b_system = TEAM_SYSTEM ("team-swiss-b", pair_b);
const BrgPairingSystem brg_team_swiss_plain_system = TEAM_SYSTEM ("team-swiss-plain", pair_plain);
