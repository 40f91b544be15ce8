/* brg-dutch-field.c - everybody to be paired by the FIDE (Dutch) system, in ranking order
 *
 * Rules: fide-dutch-2026 1.2, C1-C3
 * Tests: tests/pairing/test-dutch.c, tests/pairing/test-dutch-brute.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-dutch-field.h"

#include "brg-dutch-ranking.h"

/* fide-dutch-2026 C1: nobody meets the same opponent twice. */
static void
part_who_met (BrgDutchField *field)
{
  for (gint place = 0; place < field->n_places; place++)
    {
      gint player = field->records[place].player;

      for (gint round = 1; round < field->round; round++)
        {
          gint other = brg_tournament_cell (field->tournament, player, round)->opponent;

          if (other != BRG_NOBODY && field->places[other] > place &&
              brg_dutch_find_game (field->tournament, player, other, field->round) > 0)
            brg_graph_part (field->graph, place, field->places[other]);
        }
    }
}

static void
part_forbidden (BrgDutchField *field)
{
  const GArray *forbidden = field->tournament->forbidden;

  for (guint i = 0; forbidden != NULL && i < forbidden->len; i++)
    {
      const BrgForbiddenPair *pair = &g_array_index (forbidden, BrgForbiddenPair, i);
      gint place = field->places[pair->player];
      gint other = field->places[pair->other];

      if (place >= 0 && other >= 0 && field->round >= pair->first_round &&
          field->round <= pair->last_round)
        brg_graph_part (field->graph, place, other);
    }
}

/* fide-dutch-2026 C3: nor two who both must have the same colour. */
static void
part_same_colours (BrgDutchField *field)
{
  for (BrgColour wish = BRG_COLOUR_WHITE; wish <= BRG_COLOUR_BLACK; wish++)
    {
      g_autofree guint64 *same = brg_bits_new (field->n_places + 1);

      for (gint place = 0; place < field->n_places; place++)
        if (field->records[place].wish == wish && !field->records[place].is_topscorer &&
            field->records[place].strength == BRG_DUTCH_ABSOLUTE)
          brg_bits_add (same, place);
      for (gint place = 0; place < field->n_places; place++)
        for (guint w = 0; brg_bits_has (same, place) && w < field->graph->n_words; w++)
          brg_graph_row (field->graph, place)[w] &= ~same[w];
    }
}

BrgDutchField *
brg_dutch_field_new (const BrgTournament *tournament, const BrgPairingRequest *request)
{
  BrgDutchField *field = g_new0 (BrgDutchField, 1);

  field->tournament = tournament;
  field->round = request->round;
  field->records = g_new0 (BrgDutchRecord, tournament->n_players);
  field->places = g_new0 (gint, tournament->n_players);
  field->ordinals = g_new0 (gint, tournament->n_players);
  field->n_places = brg_dutch_rank (field->tournament, request, brg_dutch_record_read,
                                    field->records, field->ordinals, field->places);
  field->graph = brg_graph_new (field->n_places + 1);
  brg_graph_join_all (field->graph);
  for (gint place = 0; place < field->n_places; place++)
    brg_graph_part (field->graph, place, field->n_places);
  part_who_met (field);
  part_forbidden (field);
  part_same_colours (field);
  return field;
}

void
brg_dutch_field_free (BrgDutchField *field)
{
  if (field == NULL)
    return;
  g_free (field->records);
  g_free (field->places);
  g_free (field->ordinals);
  brg_graph_free (field->graph);
  g_free (field);
}
