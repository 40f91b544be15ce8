/* brg-draughts-field.c - what is known of everybody before a round of a draughts Swiss
 *
 * Rules: rus-draughts-2022 5.4.7.2, 5.4.10.2, 5.4.10.5.3
 * Tests: tests/pairing/test-draughts-methods.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-field.h"

#include "brg-presence.h"

/* An adjourned game is on the board: both have met and have their colours. */
static gboolean
is_played (const BrgCell *cell)
{
  return cell->opponent != BRG_NOBODY &&
         (brg_outcome_is_played (cell->outcome) || cell->outcome == BRG_OUTCOME_ADJOURNED);
}

static void
add_colour (BrgDraughtsRecord *record, BrgColour colour)
{
  if (colour == BRG_COLOUR_NONE)
    return;
  record->run = colour == record->last_colour ? record->run + 1 : 1;
  record->last_colour = colour;
  if (colour == BRG_COLOUR_WHITE)
    record->n_white++;
  else
    record->n_black++;
}

BrgDraughtsRecord
brg_draughts_record_read (const BrgTournament *tournament, gint player, gint round)
{
  BrgDraughtsRecord record = { .last_colour = BRG_COLOUR_NONE };

  g_return_val_if_fail (tournament != NULL, record);

  record.score = brg_tournament_score (tournament, player, round - 1);
  for (gint earlier = 1; earlier < round; earlier++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, earlier);

      /* A blank cell of a round that is over is an absence. */
      if (cell->opponent == BRG_NOBODY && cell->outcome == BRG_OUTCOME_NONE)
        record.score += brg_tournament_get_scoring (tournament)->zero_bye;
      /* rus-draughts-2022 5.4.10.2: games that were not played do not count for the colours. */
      if (is_played (cell))
        add_colour (&record, cell->colour);
      /* rus-draughts-2022 5.4.10.2: a win without play, of whatever kind, is had once. */
      record.had_free_win |= cell->outcome == BRG_OUTCOME_PAIRING_BYE ||
                             cell->outcome == BRG_OUTCOME_FULL_BYE ||
                             cell->outcome == BRG_OUTCOME_FORFEIT_WIN;
    }
  return record;
}

BrgColour
brg_draughts_record_get_bar (const BrgDraughtsRecord *record)
{
  g_return_val_if_fail (record != NULL, BRG_COLOUR_NONE);

  /* rus-draughts-2022 5.4.10.2: never the same colour four times in a row. */
  return record->run >= BRG_DRAUGHTS_LONGEST_RUN ? record->last_colour : BRG_COLOUR_NONE;
}

gint
brg_draughts_find_met_round (const BrgTournament *tournament, gint round, gint player, gint other)
{
  g_return_val_if_fail (tournament != NULL, 0);

  for (gint earlier = 1; earlier < round; earlier++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, earlier);

      if (cell->opponent == other && is_played (cell))
        return earlier;
    }
  return 0;
}

static gint
compare_scores (gconstpointer a, gconstpointer b, gpointer data)
{
  const BrgDraughtsRecord *records = data;
  gint score_a = records[*(const gint *) a].score;
  gint score_b = records[*(const gint *) b].score;

  return (score_a < score_b) - (score_a > score_b);
}

static gint
find_end_of_score (const BrgDraughtsField *field, gint begin)
{
  gint end = begin;

  while (end < field->n_places && brg_draughts_field_get_record (field, end)->score ==
                                      brg_draughts_field_get_record (field, begin)->score)
    end++;
  return end;
}

/* rus-draughts-2022 5.4.10.5.3: groups of equal scores, and an order inside. */
static void
classify_present (BrgDraughtsField *field, BrgDraughtsClassify classify, BrgLots *lots)
{
  const BrgTournament *tournament = field->tournament;
  gint end;

  for (gint player = 0; player < tournament->n_players; player++)
    {
      field->records[player] = brg_draughts_record_read (tournament, player, field->round);
      field->places[player] = -1;
      if (!brg_player_is_absent (tournament, player, field->round))
        field->players[field->n_places++] = player;
    }
  /* Stable: equal scores keep the ascending order of start numbers. */
  g_qsort_with_data (field->players, field->n_places, sizeof *field->players, compare_scores,
                     field->records);
  for (gint begin = 0; begin < field->n_places; begin = end)
    {
      end = find_end_of_score (field, begin);
      classify (field, lots, field->players + begin, end - begin);
    }
  for (gint place = 0; place < field->n_places; place++)
    field->places[field->players[place]] = place;
}

static void
part_those_who_met (BrgDraughtsField *field)
{
  for (gint place = 0; place < field->n_places; place++)
    for (gint earlier = 1; earlier < field->round; earlier++)
      {
        const BrgCell *cell =
            brg_tournament_cell (field->tournament, field->players[place], earlier);

        if (is_played (cell) && field->places[cell->opponent] >= 0)
          brg_graph_part (field->legal, place, field->places[cell->opponent]);
      }
}

/* rus-draughts-2022 5.4.10.9: what else the regulations demand of the draw. */
static void
part_those_forbidden (BrgDraughtsField *field)
{
  const GArray *forbidden = field->tournament->forbidden;

  for (guint i = 0; forbidden != NULL && i < forbidden->len; i++)
    {
      const BrgForbiddenPair *pair = &g_array_index (forbidden, BrgForbiddenPair, i);

      if (field->round >= pair->first_round && field->round <= pair->last_round &&
          field->places[pair->player] >= 0 && field->places[pair->other] >= 0)
        brg_graph_part (field->legal, field->places[pair->player], field->places[pair->other]);
    }
}

static void
part_those_barred_from (BrgDraughtsField *field, BrgColour colour)
{
  g_autofree guint64 *barred = brg_bits_new (field->n_places);

  for (gint place = 0; place < field->n_places; place++)
    if (brg_draughts_record_get_bar (brg_draughts_field_get_record (field, place)) == colour)
      brg_bits_add (barred, place);
  for (gint place = 0; place < field->n_places; place++)
    if (brg_bits_has (barred, place))
      for (guint w = 0; w < field->legal->n_words; w++)
        brg_graph_row (field->legal, place)[w] &= ~barred[w];
}

BrgDraughtsField *
brg_draughts_field_new (const BrgTournament *tournament,
                        gint round,
                        BrgDraughtsClassify classify,
                        BrgLots lots)
{
  BrgDraughtsField *field;

  g_return_val_if_fail (tournament != NULL, NULL);
  g_return_val_if_fail (classify != NULL, NULL);

  field = g_new0 (BrgDraughtsField, 1);
  field->tournament = tournament;
  field->round = round;
  field->records = g_new0 (BrgDraughtsRecord, tournament->n_players);
  field->players = g_new (gint, tournament->n_players);
  field->places = g_new (gint, tournament->n_players);
  classify_present (field, classify, &lots);

  /* rus-draughts-2022 5.4.10.2: nobody meets twice, nobody has one colour four times in a row. */
  field->legal = brg_graph_new (field->n_places);
  brg_graph_join_all (field->legal);
  part_those_who_met (field);
  part_those_forbidden (field);
  part_those_barred_from (field, BRG_COLOUR_WHITE);
  part_those_barred_from (field, BRG_COLOUR_BLACK);
  return field;
}

void
brg_draughts_field_free (BrgDraughtsField *field)
{
  if (field == NULL)
    return;
  g_free (field->records);
  g_free (field->players);
  g_free (field->places);
  brg_graph_free (field->legal);
  g_free (field);
}
