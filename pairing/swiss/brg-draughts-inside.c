/* brg-draughts-inside.c - pairs inside a group
 *
 * Rules: rus-draughts-2022 5.4.10.5.5
 * Tests: tests/pairing/test-draughts-methods.c, tests/pairing/test-draughts-groups.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-inside.h"

#include "brg-matching.h"

/* So many are named who were passed over before a choice. */
#define MAX_NAMED 3

static BrgMatching *
begin_matching (const BrgDraughtsDraw *draw, const GArray *places)
{
  const BrgGraph *legal = draw->field->legal;
  g_autofree guint64 *set = brg_bits_new (legal->n_vertices);
  BrgMatching *matching;

  for (guint i = 0; i < places->len; i++)
    brg_bits_add (set, g_array_index (places, gint, i));
  matching = brg_matching_new (legal, set);
  for (guint i = 0; i < places->len; i++)
    {
      gint place = g_array_index (places, gint, i);

      if (place < draw->mates[place])
        brg_matching_set_pair (matching, place, draw->mates[place]);
    }
  return matching;
}

static void
note_choice (BrgDraughtsDraw *draw,
             const BrgDraughtsRest *rest,
             const gint *partners,
             gint n_passed_over)
{
  gint first = rest->places[rest->first];
  BrgReason reason = {
    .kind = BRG_REASON_FIRST_CHOICE,
    .article = draw->method->article_inside,
    .player = first,
    .other = rest->places[partners[0]],
  };

  if (n_passed_over == 0)
    brg_draughts_draw_note (draw, first, &reason);
  for (gint i = 0; i < MIN (n_passed_over, MAX_NAMED); i++)
    brg_draughts_draw_note_passed_over (draw, first, rest->places[partners[i]],
                                        draw->method->article_inside);
}

void
brg_draughts_pair_inside (BrgDraughtsDraw *draw, const GArray *places)
{
  const BrgGraph *legal = draw->field->legal;
  g_autoptr (BrgMatching) matching = begin_matching (draw, places);
  g_autofree gboolean *is_taken = g_new0 (gboolean, places->len);
  g_autofree gint *partners = g_new (gint, places->len);
  BrgDraughtsRest rest = {
    .places = (const gint *) (gpointer) places->data,
    .n_places = (gint) places->len,
    .is_taken = is_taken,
  };

  for (; rest.first < rest.n_places; rest.first++)
    {
      gint first = rest.places[rest.first];
      gint n_partners;
      gint chosen = 0;

      if (is_taken[rest.first])
        continue;
      n_partners = draw->method->list_partners (&rest, partners);
      /* rus-draughts-2022 5.4.10.5.5: if they have met, the next one; a pair after which somebody
       * finds no opponent is broken. */
      while (chosen < n_partners &&
             (!brg_graph_has_edge (legal, first, rest.places[partners[chosen]]) ||
              !brg_matching_take_pair (matching, first, rest.places[partners[chosen]])))
        chosen++;
      g_assert (chosen < n_partners);
      note_choice (draw, &rest, partners, chosen);
      is_taken[rest.first] = TRUE;
      is_taken[partners[chosen]] = TRUE;
      brg_draughts_draw_settle (draw, first, rest.places[partners[chosen]]);
    }
}
