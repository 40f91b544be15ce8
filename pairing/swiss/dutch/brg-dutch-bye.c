/* brg-dutch-bye.c - whether everybody can be paired, and how low the bye goes
 *
 * Rules: fide-dutch-2026 C2, C5
 * Tests: tests/pairing/test-dutch.c, tests/pairing/test-dutch-brute.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-dutch-bye.h"

#include "brg-dutch-bans.h"
#include "brg-matching.h"

/* At most so many bans are named when there is no pairing. */
#define MAX_OBSTACLES 40

static guint64 *
get_everybody (const BrgDutchField *field)
{
  guint64 *everybody = brg_bits_new (field->n_places + 1);

  for (gint place = 0; place < field->n_places; place++)
    brg_bits_add (everybody, place);
  return everybody;
}

/* fide-dutch-2026 C5: the lowest score among those who may have the bye and without whom the others
 * can be paired. */
static gboolean
find_bye_score (BrgDutchField *field, const guint64 *missable)
{
  for (gint place = field->n_places - 1; place >= 0; place--)
    if (brg_bits_has (missable, place) && !field->records[place].had_free_win)
      {
        field->bye_score = field->records[place].score;
        return TRUE;
      }
  return FALSE;
}

static void
join_bye (BrgDutchField *field)
{
  for (gint place = 0; place < field->n_places; place++)
    if (!field->records[place].had_free_win && field->records[place].score <= field->bye_score)
      brg_graph_join (field->graph, place, field->n_places);
}

/* In a largest pairing some stay without a partner. No two of them may meet, so the bans between
 * neighbours of them stand in the way. */
static void
explain_unpaired (const BrgDutchField *field, const BrgMatching *matching, GArray *obstacles)
{
  gint waiting = -1;

  for (gint place = 0; place < field->n_places && obstacles->len < MAX_OBSTACLES; place++)
    {
      if (brg_matching_get_mate (matching, place) >= 0)
        continue;
      if (waiting >= 0)
        brg_dutch_list_bans (field->tournament, field->round, field->records[waiting].player,
                             field->records[place].player, obstacles);
      waiting = place;
    }
}

static void
explain_no_bye (const BrgDutchField *field, const guint64 *missable, GArray *obstacles)
{
  for (gint place = field->n_places - 1; place >= 0 && obstacles->len < MAX_OBSTACLES; place--)
    if (brg_bits_has (missable, place))
      brg_dutch_list_bans (field->tournament, field->round, field->records[place].player,
                           BRG_NOBODY, obstacles);
}

gboolean
brg_dutch_field_settle_bye (BrgDutchField *field, GArray *obstacles)
{
  g_autofree guint64 *everybody = get_everybody (field);
  g_autoptr (BrgMatching) matching = brg_matching_new (field->graph, everybody);
  g_autofree guint64 *missable = NULL;
  gint n_unpaired = brg_matching_complete (matching);

  if (n_unpaired > 1)
    {
      explain_unpaired (field, matching, obstacles);
      return FALSE;
    }
  if (n_unpaired == 0)
    return TRUE;
  missable = brg_matching_find_missable (matching);
  if (!find_bye_score (field, missable))
    {
      explain_no_bye (field, missable, obstacles);
      return FALSE;
    }
  field->has_bye = TRUE;
  join_bye (field);
  return TRUE;
}
