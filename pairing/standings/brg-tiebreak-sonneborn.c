/* brg-tiebreak-sonneborn.c - tie-breaks that weigh the opponents' scores by the result
 *
 * Rules: fide-tiebreaks-2026 9.1; rus-draughts-2022 5.4.8.3.1, 5.4.8.4.1, 5.4.8.10; rus-chess-2014
 *   30.3.2.1
 * Tests: tests/pairing/test-standings.c, tests/pairing/test-tiebreaks.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tiebreaks.h"

void
brg_tiebreak_sonneborn_berger (BrgScoreTable *table,
                               const BrgCriterionMethod *method,
                               const gint64 *prepared,
                               gint player,
                               BrgShares *shares)
{
  gboolean by_points = brg_tie_break_edition_is_modern (table->edition);
  gint n_meetings;
  const BrgMeeting *meetings = brg_score_table_meetings (table, player, &n_meetings);

  (void) prepared;
  shares->score_unit = table->scale;
  /* fide-tiebreaks-2026 9.1: times the points scored, which is the same as the older books' whole
   * and half (rus-draughts-2022 5.4.8.3.1; rus-chess-2014 30.3.2.1) only while a win is a point. */
  shares->value_unit =
      (BrgWide) table->scale * (by_points ? BRG_POINT * method->variant / 2 : method->variant);
  for (gint i = 0; i < n_meetings; i++)
    brg_shares_add_meeting (shares, &meetings[i],
                            (BrgWide) meetings[i].score *
                                (by_points
                                     ? meetings[i].points
                                     : brg_score_table_halves_of (table, meetings[i].outcome)));
}

/* Adds every meeting's score times the weight of a loss, a draw or a win. */
static void
list_weighed (const BrgScoreTable *table,
              gint player,
              const gint weights[3],
              gint64 divisor,
              BrgShares *shares)
{
  gint n_meetings;
  const BrgMeeting *meetings = brg_score_table_meetings (table, player, &n_meetings);

  shares->score_unit = table->scale;
  shares->value_unit = (BrgWide) table->scale * divisor;
  for (gint i = 0; i < n_meetings; i++)
    brg_shares_add_meeting (shares, &meetings[i],
                            (BrgWide) meetings[i].score *
                                weights[brg_score_table_halves_of (table, meetings[i].outcome)]);
}

void
brg_tiebreak_sonneborn_shmulyan (BrgScoreTable *table,
                                 const BrgCriterionMethod *method,
                                 const gint64 *prepared,
                                 gint player,
                                 BrgShares *shares)
{
  /* rus-draughts-2022 5.4.8.4.1: those beaten less those lost to */
  static const gint weights[3] = { -1, 0, 1 };

  (void) method;
  (void) prepared;
  list_weighed (table, player, weights, 1, shares);
}

void
brg_tiebreak_sonneborn_riga (BrgScoreTable *table,
                             const BrgCriterionMethod *method,
                             const gint64 *prepared,
                             gint player,
                             BrgShares *shares)
{
  /* rus-draughts-2022 5.4.8.10: 1, 1.5 and 2 for loss, draw and win */
  static const gint weights[3] = { 2, 3, 4 };

  (void) method;
  (void) prepared;
  list_weighed (table, player, weights, 2, shares);
}
