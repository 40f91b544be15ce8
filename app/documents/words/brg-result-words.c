/* brg-result-words.c - results as a table or protocol shows them
 *
 * Rules: rus-draughts-2022 5.4.7.1, 5.4.7.2; ussr-chess-1956 22
 * Tests: tests/app/test-documents-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-result-words.h"

#include "brg-rational.h"

/* Marks that do not depend on the scoring; NULL: the points. */
static const char *const marks[BRG_N_OUTCOMES] = {
  [BRG_OUTCOME_NONE] = "",
  /* rus-draughts-2022 5.4.7.2, ussr-chess-1956 22: not played, + for the one who was there and −
   * for the one who was not. A round without an opponent is a game not played as well. */
  [BRG_OUTCOME_FORFEIT_WIN] = "+",
  [BRG_OUTCOME_FORFEIT_LOSS] = "−",
  [BRG_OUTCOME_PAIRING_BYE] = "+",
  [BRG_OUTCOME_FULL_BYE] = "+",
  [BRG_OUTCOME_ZERO_BYE] = "−",
  [BRG_OUTCOME_ADJOURNED] = BRG_ENVELOPE,
};

char *
brg_result_words (const BrgScoring *scoring, BrgOutcome outcome)
{
  g_return_val_if_fail (scoring != NULL && outcome < BRG_N_OUTCOMES, NULL);

  /* A bye that the regulations make worth less than a win shows its points: a plus would say more.
   */
  if (outcome == BRG_OUTCOME_PAIRING_BYE && scoring->pairing_bye != scoring->win)
    return brg_points_to_figures (scoring->pairing_bye);
  if (marks[outcome] != NULL)
    return g_strdup (marks[outcome]);
  return brg_points_to_figures (brg_scoring_points (scoring, outcome));
}

const char *
brg_result_words_colour (const BrgWords *words, BrgColour colour)
{
  g_return_val_if_fail (words != NULL, NULL);

  switch (colour)
    {
    case BRG_COLOUR_WHITE:
      /* Translators: White, one letter behind an opponent's number: "16б" */
      return WC_ (words, "colour letter", "w");
    case BRG_COLOUR_BLACK:
      /* Translators: Black, one letter behind an opponent's number: "12ч" */
      return WC_ (words, "colour letter", "b");
    case BRG_COLOUR_NONE:
    default:
      return "";
    }
}

char *
brg_result_words_scoring (const BrgWords *words, const BrgScoring *scoring)
{
  g_autofree char *win = NULL;
  g_autofree char *draw = NULL;
  g_autofree char *loss = NULL;

  g_return_val_if_fail (words != NULL && scoring != NULL, NULL);

  win = brg_points_to_figures (scoring->win);
  draw = brg_points_to_figures (scoring->draw);
  loss = brg_points_to_figures (scoring->loss);
  /* Translators: points for a win, a draw and a loss: "Очки 2–1–0." */
  return g_strdup_printf (W_ (words, "Points %s–%s–%s."), win, draw, loss);
}
