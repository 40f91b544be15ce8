/* brg-postal-ending.c - games that are not played to their end: adjudication, and players who leave
 *
 * Rules: rus-draughts-2022 10.5.2, 10.5.3, 10.5.4, 10.5.5, 10.5.6, 5.4.5.2, 5.4.5.3, 5.4.5.4
 * Tests: tests/engine/test-postal-vectors.c, tests/engine/test-postal-noted.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-ending.h"

#define TAG(article_) "rus-draughts-2022 " article_

const char *
brg_postal_route_get_id (BrgPostalRoute route)
{
  static const char *const ids[] = { "judge", "one-sided", "two-sided", "agreed" };

  G_STATIC_ASSERT (G_N_ELEMENTS (ids) == BRG_N_POSTAL_ROUTES);
  g_return_val_if_fail ((guint) route < BRG_N_POSTAL_ROUTES, NULL);

  return ids[route];
}

void
brg_postal_analyses_find (const BrgPostalGame *game, BrgPostalDay on, BrgPostalAnalysis analyses[3])
{
  g_return_if_fail (game != NULL && analyses != NULL);

  for (guint side = 0; side < 3; side++)
    analyses[side] = (BrgPostalAnalysis){ 0 };
  for (guint i = 0; i < game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (game, i);

      if (record->kind == BRG_POSTAL_ANALYSIS && (on == 0 || record->sent <= on))
        analyses[record->side] =
            (BrgPostalAnalysis){ record->result, record->sent, record->received, record->lacks };
    }
}

/* rus-draughts-2022 10.5.4: both say the same; 10.5.5: both, one, or none sent an analysis */
static void
find_route (const BrgPostalAnalysis analyses[3], BrgPostalAdjudication *answer)
{
  BrgPostalResult white = analyses[BRG_COLOUR_WHITE].value;
  BrgPostalResult black = analyses[BRG_COLOUR_BLACK].value;
  guint n_analyses = brg_postal_analysis_counts (&analyses[BRG_COLOUR_WHITE]) +
                     brg_postal_analysis_counts (&analyses[BRG_COLOUR_BLACK]);

  answer->article = TAG ("10.5.5");
  if (white == black && white != BRG_POSTAL_UNFINISHED)
    {
      answer->route = BRG_POSTAL_BY_AGREEMENT;
      answer->article = TAG ("10.5.4");
    }
  else if (n_analyses == 0)
    answer->route = BRG_POSTAL_BY_JUDGE;
  else
    answer->route = n_analyses == 1 ? BRG_POSTAL_ONE_SIDED : BRG_POSTAL_TWO_SIDED;
}

void
brg_postal_adjudicate (const BrgCorrespondenceRules *rules,
                       BrgPostalDay end,
                       const BrgPostalAnalysis analyses[3],
                       BrgPostalResult result,
                       BrgPostalAdjudication *answer)
{
  BrgPostalDay in_time;
  BrgPostalDay came = 0;

  g_return_if_fail (rules != NULL && end != 0 && analyses != NULL && answer != NULL);

  *answer = (BrgPostalAdjudication){ 0 };
  find_route (analyses, answer);
  in_time = brg_postal_deadline_find (rules, BRG_POSTAL_ANALYSIS_DUE, end, NULL);
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      const BrgPostalAnalysis *analysis = &analyses[side];

      if (analysis->sent == 0)
        continue;
      came = MAX (came, analysis->received);
      /* rus-draughts-2022 10.5.5: who said otherwise is told */
      answer->is_told[side] = analysis->value != result;
      /* rus-draughts-2022 10.5.6: who did not send his analysis in time has no right to protest */
      answer->may_protest[side] =
          brg_postal_analysis_counts (analysis) && analysis->sent <= in_time;
    }
  /* rus-draughts-2022 10.5.5: within a month after the analyses of both came */
  if (answer->route >= BRG_POSTAL_TWO_SIDED && came != 0)
    answer->decide_by = brg_postal_deadline_find (rules, BRG_POSTAL_ADJUDICATION_DUE, came, NULL);
  answer->is_against =
      answer->route == BRG_POSTAL_BY_AGREEMENT && analyses[BRG_COLOUR_WHITE].value != result;
}

gboolean
brg_postal_leave (guint n_planned, guint n_finished, guint n_begun, BrgPostalLeaveAdvice *answer)
{
  guint64 n_played = (guint64) n_finished + n_begun;

  g_return_val_if_fail (answer != NULL, FALSE);

  if (n_planned == 0 || n_played > n_planned)
    return FALSE;
  /* rus-draughts-2022 5.4.5.2: less than half, for ratings alone, and a minus to both for what was
   * not begun; 5.4.5.3: half or more, they count, and the others get a plus; 5.4.5.4: a game that
   * was begun is a game played, and is adjudicated */
  answer->has_half = 2 * n_played >= n_planned;
  answer->counts = answer->has_half;
  answer->partner_wins = answer->has_half;
  answer->begun_are_adjudicated = n_begun > 0;
  answer->article = TAG ("10.5.3");
  return TRUE;
}
