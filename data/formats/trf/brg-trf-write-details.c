/* brg-trf-write-details.c - byes to come, acceleration, bans and adjustments in a report file
 *
 * Tests: tests/data/test-trf-write.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-trf-writer-private.h"

/* Byes on request, of rounds that are not yet paired or of all: 240 of TRF26, one a type and
 * round. */
static void
write_byes (BrgTrfWriting *writing)
{
  static const BrgOutcome types[] = { BRG_OUTCOME_FULL_BYE, BRG_OUTCOME_HALF_BYE,
                                      BRG_OUTCOME_ZERO_BYE };
  const BrgTournament *tournament = writing->trf->tournament;
  gint first = writing->trf->lists_past_byes ? 1 : writing->last_paired + 1;

  for (gint round = first; round <= tournament->n_rounds; round++)
    for (guint i = 0; i < G_N_ELEMENTS (types); i++)
      {
        gboolean is_begun = FALSE;

        for (gint player = 0; player < tournament->n_players; player++)
          {
            if (brg_tournament_cell (tournament, player, round)->outcome != types[i])
              continue;
            if (!is_begun)
              g_string_append_printf (writing->text, "240 %c %3d", brg_outcome_to_code (types[i]),
                                      round);
            g_string_append_printf (writing->text, " %4d",
                                    brg_trf_get_player (writing->trf, player)->number);
            is_begun = TRUE;
          }
        if (is_begun)
          brg_trf_end_line (writing);
      }
}

static gboolean
write_accelerations_26 (BrgTrfWriting *writing)
{
  for (guint i = 0; i < writing->trf->accelerations->len; i++)
    {
      const BrgTrfAcceleration *a =
          &g_array_index (writing->trf->accelerations, BrgTrfAcceleration, i);
      g_autofree char *match_points = brg_trf_format_points (writing, a->match_points, 4);
      g_autofree char *points =
          match_points != NULL ? brg_trf_format_points (writing, a->points, 4) : NULL;

      if (points == NULL)
        return FALSE;
      g_string_append_printf (writing->text, "250 %4s %4s %3d %3d %4d %4d",
                              a->match_points != 0 ? match_points : "", points, a->first_round,
                              a->last_round, a->first_number, a->last_number);
      brg_trf_end_line (writing);
    }
  return TRUE;
}

static gint
find_last_accelerated_round (const BrgTrf *trf, gint player)
{
  for (gint round = trf->tournament->n_rounds; round > 0; round--)
    if (brg_trf_virtual_points (trf, player, round) != 0)
      return round;
  return 0;
}

/* XXA: a line a player with points of every round. */
static gboolean
write_accelerations_16 (BrgTrfWriting *writing)
{
  const BrgTrf *trf = writing->trf;

  for (gint player = 0; player < (gint) trf->players->len; player++)
    {
      gint last = find_last_accelerated_round (trf, player);

      if (last == 0)
        continue;
      g_string_append_printf (writing->text, "XXA %4d", brg_trf_get_player (trf, player)->number);
      for (gint round = 1; round <= last; round++)
        {
          g_autofree char *points =
              brg_trf_format_points (writing, brg_trf_virtual_points (trf, player, round), 4);

          if (points == NULL)
            return FALSE;
          g_string_append_printf (writing->text, " %4s", points);
        }
      brg_trf_end_line (writing);
    }
  return TRUE;
}

/* 260, and XXP in TRF16 when the ban holds for all rounds; XXP knows no others. */
static gboolean
is_written_as_xxp (const BrgTrfWriting *writing, const BrgTrfForbidden *forbidden)
{
  return (writing->dialect == BRG_TRF_16 || writing->trf->is_team) && forbidden->first_round <= 1 &&
         forbidden->last_round >= writing->trf->tournament->n_rounds;
}

static void
write_forbidden (BrgTrfWriting *writing, gboolean as_xxp)
{
  for (guint i = 0; i < writing->trf->forbidden->len; i++)
    {
      const BrgTrfForbidden *forbidden = writing->trf->forbidden->pdata[i];

      if (is_written_as_xxp (writing, forbidden) != as_xxp)
        continue;
      if (as_xxp)
        g_string_append (writing->text, "XXP");
      else
        g_string_append_printf (writing->text, "260 %3d %3d", forbidden->first_round,
                                forbidden->last_round);
      for (guint j = 0; j < forbidden->numbers->len; j++)
        g_string_append_printf (writing->text, " %4d", g_array_index (forbidden->numbers, gint, j));
      brg_trf_end_line (writing);
    }
}

static gboolean
write_adjustment (BrgTrfWriting *writing, const BrgTrfAdjustment *adjustment)
{
  g_autofree char *match_points = adjustment->match_points != BRG_TRF_NO_POINTS
                                      ? brg_trf_format_points (writing, adjustment->match_points, 4)
                                      : g_strdup ("");
  g_autofree char *points = adjustment->points != BRG_TRF_NO_POINTS
                                ? brg_trf_format_points (writing, adjustment->points, 4)
                                : g_strdup ("");

  if (match_points == NULL || points == NULL)
    return FALSE;
  g_string_append_printf (writing->text, "299 %c  %4s  %4s  %03d", adjustment->kind, match_points,
                          points, adjustment->round);
  for (guint i = 0; i < adjustment->numbers->len; i++)
    g_string_append_printf (writing->text, " %4d", g_array_index (adjustment->numbers, gint, i));
  brg_trf_end_line (writing);
  return TRUE;
}

static gboolean
write_adjustments (BrgTrfWriting *writing)
{
  const GPtrArray *adjustments = writing->trf->adjustments;

  if (writing->dialect == BRG_TRF_16 && adjustments->len > 0)
    brg_trf_note_left_out (writing, "299");
  for (guint i = 0; writing->dialect == BRG_TRF_26 && i < adjustments->len; i++)
    if (!write_adjustment (writing, adjustments->pdata[i]))
      return FALSE;
  return TRUE;
}

/* 299 without a type and a round, one record for all with the same points; a program of that time
 * knows no such record, so TRF16 gets a comment. */
static gboolean
write_carried_by (BrgTrfWriting *writing, gint points, gint first)
{
  const BrgTournament *tournament = writing->trf->tournament;
  BrgTrfAdjustment adjustment = { ' ', BRG_TRF_NO_POINTS, points, 0, NULL, 0 };
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (gint));

  for (gint player = first; player < tournament->n_players; player++)
    if (brg_tournament_carried (tournament, player) == points)
      g_array_append_val (numbers, brg_trf_get_player (writing->trf, player)->number);
  adjustment.numbers = numbers;
  return write_adjustment (writing, &adjustment);
}

static gboolean
write_carried_comment (BrgTrfWriting *writing, gint player, gint points)
{
  g_autofree char *text = brg_trf_format_points (writing, points, 4);

  if (text == NULL)
    return FALSE;
  g_string_append_printf (writing->text, BRG_TRF_CARRIED " %d %s",
                          brg_trf_get_player (writing->trf, player)->number, text);
  brg_trf_end_line (writing);
  return TRUE;
}

/* Points of an earlier stage are in those of the player record; here stands how many they are. */
static gboolean
write_carried (BrgTrfWriting *writing)
{
  const BrgTournament *tournament = writing->trf->tournament;
  g_autoptr (GHashTable) written = g_hash_table_new (NULL, NULL);

  for (gint player = 0; player < tournament->n_players; player++)
    {
      gint points = brg_tournament_carried (tournament, player);

      if (points == 0)
        continue;
      if (writing->dialect == BRG_TRF_16)
        {
          if (!write_carried_comment (writing, player, points))
            return FALSE;
        }
      else if (g_hash_table_add (written, GINT_TO_POINTER (points)) &&
               !write_carried_by (writing, points, player))
        return FALSE;
    }
  return TRUE;
}

gboolean
brg_trf_write_details (BrgTrfWriting *writing)
{
  gboolean is_26 = writing->dialect == BRG_TRF_26;

  if (is_26 && !writing->trf->is_team)
    write_byes (writing);
  if (!(is_26 && !writing->trf->is_team ? write_accelerations_26 (writing)
                                        : write_accelerations_16 (writing)))
    return FALSE;
  write_forbidden (writing, FALSE);
  write_forbidden (writing, TRUE);
  return write_adjustments (writing) && write_carried (writing);
}
