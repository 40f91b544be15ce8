/* brg-tiebreak-buchholz.c - tie-breaks made of the opponents' scores: Buchholz, Solkoff
 *
 * Rules: fide-tiebreaks-2026 8.1, 8.2, 8.3, 14; rus-draughts-2022 5.4.8.5 to 5.4.8.9;
 *   rus-chess-2014 30.3.1
 * Tests: tests/pairing/test-standings.c, tests/pairing/test-tiebreaks.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tiebreaks.h"

#include <string.h>

void
brg_tiebreak_buchholz_plain (BrgScoreTable *table,
                             const BrgCriterionMethod *method,
                             const gint64 *prepared,
                             gint player,
                             BrgShares *shares)
{
  gint n_meetings;
  const BrgMeeting *meetings = brg_score_table_meetings (table, player, &n_meetings);

  (void) method;
  (void) prepared;
  shares->score_unit = table->scale;
  shares->value_unit = table->scale;
  for (gint i = 0; i < n_meetings; i++)
    brg_shares_add_meeting (shares, &meetings[i], meetings[i].score);
}

gint64 *
brg_tiebreak_buchholz_prepare (BrgScoreTable *table, const BrgCriterionMethod *method)
{
  const BrgCriterionMethod plain = {
    .list = brg_tiebreak_buchholz_plain,
    .views = table->view,
  };

  (void) method;
  return brg_criterion_method_numbers (&plain, table);
}

void
brg_tiebreak_buchholz_of_opponents (BrgScoreTable *table,
                                    const BrgCriterionMethod *method,
                                    const gint64 *prepared,
                                    gint player,
                                    BrgShares *shares)
{
  gint n_meetings;
  const BrgMeeting *meetings = brg_score_table_meetings (table, player, &n_meetings);

  (void) method;
  shares->score_unit = table->scale;
  shares->value_unit = table->scale;
  /* rus-draughts-2022 5.4.8.8; rus-chess-2014 30.3.1.5: a fictitious opponent has none. */
  for (gint i = 0; i < n_meetings; i++)
    if (!meetings[i].is_dummy)
      brg_shares_add_meeting (shares, &meetings[i], prepared[meetings[i].opponent]);
}

void
brg_tiebreak_buchholz_times_points (BrgScoreTable *table,
                                    const BrgCriterionMethod *method,
                                    const gint64 *prepared,
                                    gint player,
                                    BrgShares *shares)
{
  gint n_meetings;
  const BrgMeeting *meetings = brg_score_table_meetings (table, player, &n_meetings);

  (void) method;
  shares->score_unit = table->scale;
  shares->value_unit = (BrgWide) table->scale * table->scale;
  /* rus-draughts-2022 5.4.8.9: both nouns belong to the opponent. */
  for (gint i = 0; i < n_meetings; i++)
    if (!meetings[i].is_dummy)
      brg_shares_add_meeting (shares, &meetings[i],
                              (BrgWide) meetings[i].score * prepared[meetings[i].opponent]);
}

void
brg_tiebreak_buchholz_of_played (BrgScoreTable *table,
                                 const BrgCriterionMethod *method,
                                 const gint64 *prepared,
                                 gint player,
                                 BrgShares *shares)
{
  /* With the last round drawn it is the opponents' values that change, not whom one has played. */
  const BrgScoreTable *played =
      brg_score_table_get_view (table, table->view & ~(guint) BRG_VIEW_FORE);
  gint n_meetings;
  const BrgMeeting *meetings = brg_score_table_meetings (played, player, &n_meetings);

  (void) method;
  shares->score_unit = table->scale;
  shares->value_unit = table->scale;
  for (gint i = 0; i < n_meetings; i++)
    if (meetings[i].is_game)
      brg_shares_add_meeting (shares, &meetings[i], prepared[meetings[i].opponent]);
}

BrgKey
brg_tiebreak_buchholz_average (const BrgScoreTable *table,
                               const BrgCriterionMethod *method,
                               gint player,
                               const BrgShares *shares)
{
  gint n_left;
  BrgWide sum = brg_shares_sum (shares, &n_left);
  BrgWide divisor = n_left * shares->value_unit;

  (void) table;
  (void) method;
  (void) player;
  if (n_left == 0)
    return (BrgKey){ .exists = FALSE };
  /* fide-tiebreaks-2026 8.2: to two decimals, half up */
  return (BrgKey){ TRUE, (200 * sum + divisor) / (2 * divisor), 100 };
}

static gint
compare_scores (gconstpointer a, gconstpointer b)
{
  BrgWide first = *(const BrgWide *) a;
  BrgWide second = *(const BrgWide *) b;

  return (first > second) - (first < second);
}

gint
brg_tiebreak_buchholz_list_truncated (BrgScoreTable *table,
                                      const BrgCriterionMethod *method,
                                      const gint64 *prepared,
                                      gint player,
                                      BrgWide *sums)
{
  gint n_meetings;
  const BrgMeeting *meetings = brg_score_table_meetings (table, player, &n_meetings);

  (void) method;
  (void) prepared;
  for (gint i = 0; i < n_meetings; i++)
    sums[i] = meetings[i].score;
  if (n_meetings < 2)
    return 0;
  qsort (sums, (gsize) n_meetings, sizeof *sums, compare_scores);
  /* rus-draughts-2022 5.4.8.7: without the worst; still equal, without the two worst; and so on
   * until one opponent is left. From the back, so that place i is the sum without the i worst. */
  for (gint i = n_meetings - 2; i >= 1; i--)
    sums[i] += sums[i + 1];
  memmove (&sums[0], &sums[1], (gsize) (n_meetings - 1) * sizeof *sums);
  return n_meetings - 1;
}
