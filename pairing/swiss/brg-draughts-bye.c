/* brg-draughts-bye.c - the odd player, and whether there is a pairing at all
 *
 * Rules: rus-draughts-2022 5.4.10.2, 5.4.10.8
 * Tests: tests/pairing/test-draughts-methods.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-bye.h"

#include "brg-matching.h"

/* So many who are passed over for the bye are named. */
#define MAX_NAMED 4

/* Of so many who are barred from everybody all bans are named; one proves the case already. */
#define MAX_ALONE 2

static gint
find_last (const guint64 *set, gint n_places, gint before)
{
  for (gint place = MIN (before, n_places) - 1; place >= 0; place--)
    if (brg_bits_has (set, place))
      return place;
  return -1;
}

static gboolean
had_free_win (const BrgDraughtsDraw *draw, gint place)
{
  return brg_draughts_field_get_record (draw->field, place)->had_free_win;
}

static void
note_bye (BrgDraughtsDraw *draw, gint bye)
{
  BrgReason reason = {
    .kind = BRG_REASON_BYE_LAST,
    .article = BRG_ARTICLE_DRAUGHTS_BANS,
    .player = bye,
    .other = -1,
  };
  gint place = draw->field->n_places;

  brg_draughts_draw_note (draw, bye, &reason);
  reason.kind = BRG_REASON_BYE_MAY;
  brg_draughts_draw_note (draw, bye, &reason);
  for (gint i = 0; i < MAX_NAMED; i++)
    {
      place = find_last (draw->left, draw->field->n_places, place);
      if (place <= bye)
        return;
      reason.kind =
          had_free_win (draw, place) ? BRG_REASON_BYE_HAD_ONE : BRG_REASON_BYE_BREAKS_REST;
      reason.player = place;
      brg_draughts_draw_note (draw, bye, &reason);
    }
}

/* rus-draughts-2022 5.4.10.2: the last of the classification who has had no win without play; the
 * others must be able to play (rus-draughts-2022 5.4.10.8). */
static gint
choose_bye (const BrgDraughtsDraw *draw, const guint64 *missable)
{
  gint place = draw->field->n_places;

  do
    place = find_last (draw->left, draw->field->n_places, place);
  while (place >= 0 && (had_free_win (draw, place) || !brg_bits_has (missable, place)));
  return place;
}

static void
append_had_one (const BrgDraughtsDraw *draw, gint place, GArray *obstacles)
{
  BrgReason reason = {
    .kind = BRG_REASON_BYE_HAD_ONE,
    .article = BRG_ARTICLE_DRAUGHTS_BANS,
    .pair = -1,
    .player = draw->field->players[place],
    .other = BRG_NOBODY,
  };

  g_array_append_val (obstacles, reason);
}

static void
append_bans (const BrgDraughtsDraw *draw, gint p, gint q, GArray *obstacles)
{
  const BrgDraughtsField *field = draw->field;

  brg_draughts_append_bans (field->tournament, field->round, field->players[p], field->players[q],
                            obstacles);
}

/* A player without any opponent: everybody left is barred for him. */
static gboolean
append_if_alone (const BrgDraughtsDraw *draw, gint place, GArray *obstacles)
{
  const BrgGraph *legal = draw->field->legal;

  for (guint w = 0; w < legal->n_words; w++)
    if (brg_graph_row (legal, place)[w] & draw->left[w])
      return FALSE;
  for (gint other = 0; other < draw->field->n_places; other++)
    if (other != place && brg_bits_has (draw->left, other))
      append_bans (draw, place, other, obstacles);
  return TRUE;
}

/* In a largest pairing some stay without a partner. If two of them might meet, two less would, so
 * the bans between them are the fewest that must fall. For the first who are barred from everybody
 * all bans are named. If their number is odd, one of them (best one who may have the bye) is left
 * aside. */
static void
explain_unpaired (const BrgDraughtsDraw *draw, const BrgMatching *matching, GArray *obstacles)
{
  g_autoptr (GArray) unpaired = g_array_new (FALSE, FALSE, sizeof (gint));
  gint n_alone = 0;
  gint waiting = -1;

  for (gint place = 0; place < draw->field->n_places; place++)
    if (brg_bits_has (draw->left, place) && brg_matching_get_mate (matching, place) < 0)
      g_array_append_val (unpaired, place);
  if (unpaired->len % 2 == 1)
    {
      guint aside = unpaired->len - 1;

      for (guint i = 0; i < unpaired->len; i++)
        if (!had_free_win (draw, g_array_index (unpaired, gint, i)))
          aside = i;
      if (had_free_win (draw, g_array_index (unpaired, gint, aside)))
        append_had_one (draw, g_array_index (unpaired, gint, aside), obstacles);
      g_array_remove_index (unpaired, aside);
    }
  for (guint i = 0; i < unpaired->len; i++)
    {
      gint place = g_array_index (unpaired, gint, i);

      if (n_alone < MAX_ALONE && append_if_alone (draw, place, obstacles))
        {
          n_alone++;
          continue;
        }
      if (waiting >= 0)
        append_bans (draw, waiting, place, obstacles);
      waiting = waiting >= 0 ? -1 : place;
    }
}

static void
explain_no_bye (const BrgDraughtsDraw *draw, const guint64 *missable, GArray *obstacles)
{
  for (gint place = find_last (missable, draw->field->n_places, draw->field->n_places); place >= 0;
       place = find_last (missable, draw->field->n_places, place))
    append_had_one (draw, place, obstacles);
}

gboolean
brg_draughts_settle_bye (BrgDraughtsDraw *draw, GArray *obstacles)
{
  const BrgDraughtsField *field = draw->field;
  g_autoptr (BrgMatching) matching = brg_matching_new (field->legal, draw->left);
  gint n_unpaired = brg_matching_complete (matching);

  if (n_unpaired > 1)
    {
      explain_unpaired (draw, matching, obstacles);
      return FALSE;
    }
  if (n_unpaired == 1)
    {
      g_autofree guint64 *missable = brg_matching_find_missable (matching);
      gint bye = choose_bye (draw, missable);

      if (bye < 0)
        {
          explain_no_bye (draw, missable, obstacles);
          return FALSE;
        }
      note_bye (draw, bye);
      brg_draughts_draw_settle (draw, bye, -1);
      brg_matching_take_out (matching, bye);
      brg_matching_complete (matching);
    }
  for (gint place = 0; place < field->n_places; place++)
    draw->mates[place] = brg_matching_get_mate (matching, place);
  return TRUE;
}
