/* brg-dutch-ranking.c - who is to be paired in a Swiss of FIDE, in ranking order
 *
 * Rules: fide-dutch-2026 1.2, 5.2.5
 * Tests: tests/pairing/test-dutch.c, tests/pairing/test-dutch-brute.c, tests/pairing/test-dubov.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-dutch-ranking.h"

#include "brg-presence.h"

/* fide-dutch-2026 1.2: by score, then by start number. */
static gint
compare_records (gconstpointer a, gconstpointer b)
{
  const BrgDutchRecord *one = a;
  const BrgDutchRecord *other = b;

  if (one->score != other->score)
    return one->score > other->score ? -1 : 1;
  return one->number - other->number;
}

static gboolean *
find_locked (const BrgTournament *tournament, const BrgPairingRequest *request)
{
  gboolean *is_locked = g_new0 (gboolean, tournament->n_players);

  for (guint i = 0; i < request->n_locked; i++)
    {
      is_locked[request->locked[i].white] = TRUE;
      if (request->locked[i].black != BRG_NOBODY)
        is_locked[request->locked[i].black] = TRUE;
    }
  return is_locked;
}

gint
brg_dutch_rank (const BrgTournament *tournament,
                const BrgPairingRequest *request,
                BrgDutchRead read,
                BrgDutchRecord *records,
                gint *ordinals,
                gint *places)
{
  g_autofree gboolean *is_locked = find_locked (tournament, request);
  gint n_places = 0;
  gint ordinal = 0;

  for (gint player = 0; player < tournament->n_players; player++)
    {
      BrgDutchRecord record = read (tournament, player, request->round);
      gboolean is_here = !brg_player_is_absent (tournament, player, request->round);

      /* fide-dutch-2026 5.2.5: who has never taken part has no number yet. */
      if (is_here || record.took_part)
        ordinal++;
      ordinals[player] = ordinal;
      places[player] = -1;
      if (is_here && !is_locked[player])
        records[n_places++] = record;
    }
  qsort (records, (gsize) n_places, sizeof *records, compare_records);
  for (gint place = 0; place < n_places; place++)
    places[records[place].player] = place;
  return n_places;
}
