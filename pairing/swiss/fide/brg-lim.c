/* brg-lim.c - the Lim system
 *
 * The text is a procedure and says little of what is to be done where it does not fit. Read here
 * so: the median has half of what the rounds before could give, even if nobody has it; who leaves
 * the last group of a side goes to the median; in the last round players of one score may meet
 * whatever their colours; a float of the round before is a game between different scores; "highest
 * number" is number 1; pairs are broken in the reverse of the order in which they were made, on the
 * lower side if more came from above, else on the higher one, and who is set free comes to the
 * median from that side; the bye leaves a pairing for the others.
 *
 * Rules: fide-lim-2026 1.1, 2.1, 2.2, 2.6, 5, 6, 7
 * Tests: tests/pairing/test-lim.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-lim.h"

#include "brg-fide-colours.h"
#include "brg-lim-private.h"

/* Which pairs were made below the median, by place. */
typedef struct
{
  gboolean *is_low;
} Extra;

static void
extra_free (gpointer data)
{
  Extra *extra = data;

  g_free (extra->is_low);
  g_free (extra);
}

gboolean
brg_lim_may_have (const BrgDutchRecord *record, BrgColour colour)
{
  /* Who has too many of one colour, by a hand-made pair, may still have the other. */
  gint surplus = colour == BRG_COLOUR_WHITE ? record->difference : -record->difference;

  return record->doubled != colour && surplus < 2;
}

static gboolean
can_have (const BrgDutchRecord *white, const BrgDutchRecord *black)
{
  return brg_lim_may_have (white, BRG_COLOUR_WHITE) && brg_lim_may_have (black, BRG_COLOUR_BLACK);
}

/* fide-lim-2026 2.1, 6: in the last round equal scores come before colours. */
static gboolean
is_barred (const BrgTournament *tournament,
           gint round,
           const BrgDutchRecord *a,
           const BrgDutchRecord *b)
{
  if (round == tournament->n_rounds && a->score == b->score)
    return FALSE;
  return !can_have (a, b) && !can_have (b, a);
}

static gboolean
prepare (BrgFideField *field, G_GNUC_UNUSED GError **error)
{
  Extra *extra = g_new0 (Extra, 1);

  extra->is_low = g_new0 (gboolean, MAX (field->n_places, 1));
  field->extra = extra;
  return TRUE;
}

/* fide-lim-2026 1.1, 7.1: the lowest of the lowest score; in the first round the lowest rating. */
static gint
compare_bye (const BrgFideField *field, gint a, gint b)
{
  const BrgPlayer *players = field->tournament->players;
  const BrgDutchRecord *one = &field->records[a];
  const BrgDutchRecord *other = &field->records[b];

  if (field->round == 1 && players[one->player].rating != players[other->player].rating)
    return players[one->player].rating < players[other->player].rating ? -1 : 1;
  if (one->score != other->score)
    return one->score < other->score ? -1 : 1;
  return other->number - one->number;
}

/* A round while its groups are paired. */
typedef struct
{
  BrgFideDraw *draw;
  gboolean is_maxi;
  gint median;
  GArray *high;  /* gint: pairs above the median, two and two */
  GArray *low;   /* gint: the same below */
  GArray *above; /* gint: those who float down */
  GArray *below; /* gint: those who float up */
} Round;

static void
round_clear (Round *round)
{
  g_array_unref (round->high);
  g_array_unref (round->low);
  g_array_unref (round->above);
  g_array_unref (round->below);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Round, round_clear)

static GArray *
list_residents (const Round *round, gint score)
{
  const BrgFideField *field = round->draw->field;
  GArray *residents = g_array_new (FALSE, FALSE, sizeof (gint));

  for (gint place = 0; place < field->n_places; place++)
    if (field->records[place].score == score && place != field->bye)
      g_array_append_val (residents, place);
  return residents;
}

static void
add_members (GArray *members, const GArray *places, BrgLimSide side)
{
  for (guint i = 0; i < places->len; i++)
    {
      BrgLimMember member = { g_array_index (places, gint, i), side };

      g_array_append_val (members, member);
    }
}

/* Pairs a group above or below the median; those who float are left in @floaters. */
static void
settle_group (Round *round, gint score, gint next_score, gboolean is_upward)
{
  GArray **floaters = is_upward ? &round->below : &round->above;
  g_autoptr (GArray) residents = list_residents (round, score);
  g_autoptr (GArray) neighbours = list_residents (round, next_score);
  g_autoptr (GArray) members = g_array_new (FALSE, FALSE, sizeof (BrgLimMember));
  BrgLimGroup group = {
    .draw = round->draw,
    .members = members,
    .neighbours = neighbours,
    .is_upward = is_upward,
    .is_maxi = round->is_maxi,
    .pairs = is_upward ? round->low : round->high,
  };

  add_members (members, residents, BRG_LIM_RESIDENT);
  add_members (members, *floaters, is_upward ? BRG_LIM_FROM_BELOW : BRG_LIM_FROM_ABOVE);
  g_array_unref (*floaters);
  *floaters = brg_lim_group_take_floaters (&group);
  brg_lim_group_settle (&group);
}

/* fide-lim-2026 2.2: from the top down to the median, then from the bottom up. */
static void
settle_sides (Round *round)
{
  const BrgFideField *field = round->draw->field;
  g_autoptr (GArray) scores = g_array_new (FALSE, FALSE, sizeof (gint));

  for (gint place = 0; place < field->n_places; place++)
    if (place == 0 || field->records[place].score != field->records[place - 1].score)
      g_array_append_val (scores, field->records[place].score);
  for (guint i = 0; i < scores->len && g_array_index (scores, gint, i) > round->median; i++)
    {
      gint next = i + 1 < scores->len ? g_array_index (scores, gint, i + 1) : round->median;

      settle_group (round, g_array_index (scores, gint, i), MAX (next, round->median), FALSE);
    }
  for (guint i = scores->len; i > 0 && g_array_index (scores, gint, i - 1) < round->median; i--)
    {
      gint next = i > 1 ? g_array_index (scores, gint, i - 2) : round->median;

      settle_group (round, g_array_index (scores, gint, i - 1), MIN (next, round->median), TRUE);
    }
}

/* Why a pair was made says nothing once it is broken. */
static void
forget_choices (BrgFideDraw *draw, gint place)
{
  gint player = draw->field->records[place].player;

  for (guint i = draw->notes != NULL ? draw->notes->len : 0; i > 0; i--)
    {
      const BrgReason *note = &g_array_index (draw->notes, BrgReason, i - 1);

      if (note->pair == player && note->kind != BRG_REASON_MOVED_UP &&
          note->kind != BRG_REASON_MOVED_DOWN)
        g_array_remove_index (draw->notes, i - 1);
    }
}

/* fide-lim-2026 2.6: sets the pair free that was made last on a side. */
static gboolean
break_pair (Round *round, gboolean is_low)
{
  GArray *pairs = is_low ? round->low : round->high;
  GArray *floaters = is_low ? round->below : round->above;

  if (pairs->len == 0)
    return FALSE;
  for (guint i = pairs->len - 2; i < pairs->len; i++)
    {
      gint place = g_array_index (pairs, gint, i);

      round->draw->mates[place] = -1;
      forget_choices (round->draw, place);
      g_array_append_val (floaters, place);
      brg_fide_draw_note_float (round->draw, place,
                                is_low ? BRG_REASON_MOVED_UP : BRG_REASON_MOVED_DOWN);
    }
  g_array_set_size (pairs, pairs->len - 2);
  return TRUE;
}

static void
settle_median (Round *round)
{
  g_autoptr (GArray) residents = list_residents (round, round->median);
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GArray) nobody = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GArray) members = g_array_new (FALSE, FALSE, sizeof (BrgLimMember));
  BrgLimGroup group = {
    .draw = round->draw,
    .members = members,
    .neighbours = nobody,
    .is_maxi = round->is_maxi,
    .pairs = pairs,
  };

  for (;;)
    {
      gboolean is_low = round->above->len > round->below->len;

      g_array_set_size (members, 0);
      add_members (members, residents, BRG_LIM_RESIDENT);
      add_members (members, round->above, BRG_LIM_FROM_ABOVE);
      add_members (members, round->below, BRG_LIM_FROM_BELOW);
      if (brg_lim_group_count_unpaired (&group) == 0)
        break;
      /* Once all pairs are broken everybody is here, and everybody can be paired. */
      if (!break_pair (round, is_low) && !break_pair (round, !is_low))
        g_assert_not_reached ();
    }
  brg_lim_group_settle (&group);
}

static gboolean
settle (BrgFideDraw *draw, gboolean is_maxi)
{
  const BrgFideField *field = draw->field;
  Extra *extra = field->extra;
  g_auto (Round) round = {
    .draw = draw,
    .is_maxi = is_maxi,
    /* fide-lim-2026 2.2: half of what could be made. */
    .median = (field->round - 1) * brg_tournament_get_scoring (field->tournament)->win / 2,
    .high = g_array_new (FALSE, FALSE, sizeof (gint)),
    .low = g_array_new (FALSE, FALSE, sizeof (gint)),
    .above = g_array_new (FALSE, FALSE, sizeof (gint)),
    .below = g_array_new (FALSE, FALSE, sizeof (gint)),
  };

  settle_sides (&round);
  settle_median (&round);
  for (guint i = 0; i < round.low->len; i++)
    extra->is_low[g_array_index (round.low, gint, i)] = TRUE;
  return TRUE;
}

static gboolean
settle_plain (BrgFideDraw *draw, G_GNUC_UNUSED GError **error)
{
  return settle (draw, FALSE);
}

static gboolean
settle_maxi (BrgFideDraw *draw, G_GNUC_UNUSED GError **error)
{
  return settle (draw, TRUE);
}

/* Both are due the same colour. */
static BrgPair
settle_same_wish (const BrgFideDraw *draw, gint higher, gint lower, BrgReason *reason)
{
  const Extra *extra = draw->field->extra;
  BrgColour wish = draw->field->records[higher].wish;
  BrgColour different = brg_fide_find_last_different (draw, higher, lower);

  if (different != BRG_COLOUR_NONE)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_ALTERNATE, BRG_REASON_COLOUR_ALTERNATE,
                          different == wish ? lower : higher, different == wish ? higher : lower,
                          wish, reason);
  /* fide-lim-2026 5.4: below the median the lower ranked is served. */
  return extra->is_low[higher] ? brg_fide_give (draw, BRG_FIDE_COLOUR_RANK, BRG_REASON_COLOUR_LOWER,
                                                lower, higher, wish, reason)
                               : brg_fide_give (draw, BRG_FIDE_COLOUR_RANK, BRG_REASON_COLOUR_PLACE,
                                                higher, lower, wish, reason);
}

/* fide-lim-2026 5, 7.2. */
static BrgPair
give_colours (const BrgFideDraw *draw, gint higher, gint lower, BrgReason *reason)
{
  const BrgDutchRecord *a = &draw->field->records[higher];
  const BrgDutchRecord *b = &draw->field->records[lower];

  if (a->wish == BRG_COLOUR_NONE && b->wish == BRG_COLOUR_NONE)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_FIRST, BRG_REASON_COLOUR_LOT, higher, lower,
                          brg_fide_get_first_colour (draw, higher), reason);
  /* fide-lim-2026 5.1, 5.3: the limits first, unless both ways break one. */
  if (can_have (a, b) != can_have (b, a))
    return brg_fide_give (draw, BRG_FIDE_COLOUR_STRONGER, BRG_REASON_COLOUR_LIMIT,
                          can_have (a, b) ? higher : lower, can_have (a, b) ? lower : higher,
                          BRG_COLOUR_WHITE, reason);
  if (b->wish == BRG_COLOUR_NONE)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_BOTH, BRG_REASON_COLOUR_ONE, higher, lower, a->wish,
                          reason);
  if (a->wish == BRG_COLOUR_NONE)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_BOTH, BRG_REASON_COLOUR_ONE, lower, higher, b->wish,
                          reason);
  if (a->wish != b->wish)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_BOTH, BRG_REASON_COLOUR_BOTH, higher, lower,
                          a->wish, reason);
  return settle_same_wish (draw, higher, lower, reason);
}

#define LIM_ARTICLES                                                                          \
  {                                                                                           \
    [BRG_FIDE_MET] = "fide-lim-2026 2.1", [BRG_FIDE_BYE_BAR] = "fide-basic-2026 4",           \
    [BRG_FIDE_COLOUR_BAR] = "fide-lim-2026 2.1", [BRG_FIDE_COMPLETION] = "fide-lim-2026 2.6", \
    [BRG_FIDE_BYE] = "fide-lim-2026 1.1", [BRG_FIDE_GROUP] = "fide-lim-2026 2.2",             \
    [BRG_FIDE_QUALITY] = "fide-lim-2026 4", [BRG_FIDE_FLOAT] = "fide-lim-2026 2.3",           \
    [BRG_FIDE_ORDER] = "fide-lim-2026 4", [BRG_FIDE_COLOUR_FIRST] = "fide-lim-2026 7.2",      \
    [BRG_FIDE_COLOUR_BOTH] = "fide-lim-2026 5.2",                                             \
    [BRG_FIDE_COLOUR_STRONGER] = "fide-lim-2026 5.1",                                         \
    [BRG_FIDE_COLOUR_ALTERNATE] = "fide-lim-2026 5.4",                                        \
    [BRG_FIDE_COLOUR_RANK] = "fide-lim-2026 5.4",                                             \
  }

static const BrgFideMethod methods[] = {
  {
      .articles = LIM_ARTICLES,
      .read = brg_dutch_record_read,
      .find_game = brg_dutch_find_game,
      .is_barred = is_barred,
      .prepare = prepare,
      .free_extra = extra_free,
      .compare_bye = compare_bye,
      .settle = settle_plain,
      .give_colours = give_colours,
  },
  {
      .articles = LIM_ARTICLES,
      .read = brg_dutch_record_read,
      .find_game = brg_dutch_find_game,
      .is_barred = is_barred,
      .prepare = prepare,
      .free_extra = extra_free,
      .compare_bye = compare_bye,
      .settle = settle_maxi,
      .give_colours = give_colours,
  },
};

static BrgPairing *
pair_plain (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  return brg_fide_pair_round (&methods[0], tournament, request, error);
}

static BrgPairing *
pair_maxi (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  return brg_fide_pair_round (&methods[1], tournament, request, error);
}

static void
list_bans (const BrgTournament *tournament, gint round, gint player, gint other, GArray *bans)
{
  brg_fide_list_bans (&methods[0], tournament, round, player, other, bans);
}

const BrgPairingSystem brg_lim_system = {
  .id = "lim",
  .kind = BRG_TOURNAMENT_SWISS,
  .article = "fide-lim-2026 2",
  .draws_lots = FALSE,
  .may_accelerate = TRUE,
  .needs_initial_colour = TRUE,
  .count_rounds = brg_fide_count_rounds,
  .pair_round = pair_plain,
  .list_bans = list_bans,
};

const BrgPairingSystem brg_lim_maxi_system = {
  .id = "lim-maxi",
  .kind = BRG_TOURNAMENT_SWISS,
  .article = "fide-lim-2026 2",
  .draws_lots = FALSE,
  .may_accelerate = TRUE,
  .needs_initial_colour = TRUE,
  .count_rounds = brg_fide_count_rounds,
  .pair_round = pair_maxi,
  .list_bans = list_bans,
};
