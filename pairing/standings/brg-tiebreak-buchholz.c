/* brg-tiebreak-buchholz.c - tie-breaks made of the opponents' scores: Buchholz, Solkoff
 *
 * Rules: fide-tiebreaks-2026 8.1, 8.2, 8.3, 14; rus-draughts-2022 5.4.8.5 to 5.4.8.9;
 *   rus-chess-2014 30.3.1
 * Tests: tests/pairing/test-standings.c, tests/pairing/test-tiebreaks.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tiebreaks.h"

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

void
brg_tiebreak_buchholz_fore (BrgScoreTable *table,
                            const BrgCriterionMethod *method,
                            const gint64 *prepared,
                            gint player,
                            BrgShares *shares)
{
  /* fide-tiebreaks-2026 8.3 */
  brg_tiebreak_buchholz_plain (brg_score_table_get_fore (table), method, prepared, player, shares);
}

gint64 *
brg_tiebreak_buchholz_prepare (BrgScoreTable *table, const BrgCriterionMethod *method)
{
  static const BrgCriterionMethod plain = { .list = brg_tiebreak_buchholz_plain };

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
  shares->value_unit = table->scale * table->scale;
  /* rus-draughts-2022 5.4.8.9: both nouns belong to the opponent. */
  for (gint i = 0; i < n_meetings; i++)
    if (!meetings[i].is_dummy)
      brg_shares_add_meeting (shares, &meetings[i],
                              meetings[i].score * prepared[meetings[i].opponent]);
}

void
brg_tiebreak_buchholz_of_played (BrgScoreTable *table,
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
  for (gint i = 0; i < n_meetings; i++)
    if (brg_outcome_is_played (meetings[i].outcome))
      brg_shares_add_meeting (shares, &meetings[i], prepared[meetings[i].opponent]);
}

BrgKey
brg_tiebreak_buchholz_average (const BrgScoreTable *table,
                               const BrgCriterionMethod *method,
                               gint player,
                               const BrgShares *shares)
{
  gint n_left;
  gint64 sum = brg_shares_sum (shares, &n_left);
  gint64 divisor = n_left * shares->value_unit;

  (void) table;
  (void) method;
  (void) player;
  if (n_left == 0)
    return (BrgKey){ .exists = FALSE };
  /* fide-tiebreaks-2026 8.2: to two decimals, half up */
  return (BrgKey){ TRUE, (200 * sum + divisor) / (2 * divisor), 100 };
}

/* The scores of one member of a tied group, the worst first, and what is left of them when the
 * worst are taken away one by one. */
typedef struct
{
  gint member;
  gint n_scores;
  gint64 *scores;
} Truncated;

static gint
compare_scores (gconstpointer a, gconstpointer b)
{
  gint64 first = *(const gint64 *) a;
  gint64 second = *(const gint64 *) b;

  return (first > second) - (first < second);
}

static void
fill_truncated (Truncated *truncated, const BrgScoreTable *table, gint member, gint player)
{
  gint n_meetings;
  const BrgMeeting *meetings = brg_score_table_meetings (table, player, &n_meetings);

  truncated->member = member;
  truncated->n_scores = n_meetings;
  for (gint i = 0; i < n_meetings; i++)
    truncated->scores[i] = meetings[i].score;
  if (n_meetings > 1)
    qsort (truncated->scores, (gsize) n_meetings, sizeof *truncated->scores, compare_scores);
  /* From the back, so that place i holds the sum without the i worst. */
  for (gint i = n_meetings - 2; i >= 0; i--)
    truncated->scores[i] += truncated->scores[i + 1];
}

static gint
compare_truncated (gconstpointer a, gconstpointer b)
{
  const Truncated *first = a;
  const Truncated *second = b;

  /* rus-draughts-2022 5.4.8.7: without the worst; still equal, without the two worst; and so on
   * until one opponent is left. */
  for (gint i = 1; i < MAX (first->n_scores, second->n_scores); i++)
    {
      gint64 left = i < first->n_scores ? first->scores[i] : 0;
      gint64 right = i < second->n_scores ? second->scores[i] : 0;

      if (left != right)
        return left > right ? -1 : 1;
    }
  return 0;
}

void
brg_tiebreak_buchholz_split_truncated (BrgScoreTable *table,
                                       const gint *group,
                                       gint n_group,
                                       gint *classes)
{
  g_autofree Truncated *members = g_new0 (Truncated, n_group);
  g_autofree gint64 *scores = g_new0 (gint64, (gsize) n_group * (gsize) table->n_rounds);
  gint place = 0;

  for (gint i = 0; i < n_group; i++)
    {
      members[i].scores = &scores[(gsize) i * (gsize) table->n_rounds];
      fill_truncated (&members[i], table, i, group[i]);
    }
  qsort (members, (gsize) n_group, sizeof *members, compare_truncated);
  for (gint i = 0; i < n_group; i++)
    {
      if (i > 0 && compare_truncated (&members[i - 1], &members[i]) != 0)
        place++;
      classes[members[i].member] = place;
    }
}
