/* brg-result-text.c - a game's result as people write it
 *
 * Rules: rus-draughts-2022 5.4.7.1, 5.4.7.2
 * Tests: tests/pairing/test-result-text.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-result-text.h"

#include "brg-rational.h"

/* A result is never broken: no line ends at such a space, and a word joiner keeps one from ending
 * behind the dash. */
#define THIN_SPACE "\u202f"
#define DASH "–\u2060"

char *
brg_outcome_dup_mark (const BrgScoring *scoring, BrgOutcome outcome)
{
  g_return_val_if_fail (scoring != NULL, NULL);

  switch (outcome)
    {
    case BRG_OUTCOME_NONE:
    case BRG_OUTCOME_ADJOURNED:
    case BRG_OUTCOME_ZERO_BYE:
      return g_strdup ("");
    case BRG_OUTCOME_FORFEIT_WIN:
    case BRG_OUTCOME_PAIRING_BYE:
      return g_strdup ("+"); /* rus-draughts-2022 5.4.7.2, 5.4.10.2 */
    case BRG_OUTCOME_FORFEIT_LOSS:
      return g_strdup ("−");
    case BRG_OUTCOME_WIN:
    case BRG_OUTCOME_DRAW:
    case BRG_OUTCOME_LOSS:
    case BRG_OUTCOME_UNRATED_WIN:
    case BRG_OUTCOME_UNRATED_DRAW:
    case BRG_OUTCOME_UNRATED_LOSS:
    case BRG_OUTCOME_FULL_BYE:
    case BRG_OUTCOME_HALF_BYE:
      return brg_points_to_figures (brg_scoring_points (scoring, outcome));
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
brg_result_dup_text (const BrgScoring *scoring, BrgOutcome white, BrgOutcome black)
{
  g_autofree char *left = NULL;
  g_autofree char *right = NULL;
  const char *sign;

  g_return_val_if_fail (scoring != NULL, NULL);

  if (brg_outcome_is_pending (white) || brg_outcome_is_pending (black))
    return g_strdup ("");
  left = brg_outcome_dup_mark (scoring, white);
  right = brg_outcome_dup_mark (scoring, black);
  sign = brg_outcome_is_forfeit (white) || brg_outcome_is_forfeit (black) ? "/" : DASH;
  return g_strconcat (left, THIN_SPACE, sign, THIN_SPACE, right, NULL);
}

char *
brg_result_dup_games (const BrgScoring *scoring,
                      const BrgOutcome *first,
                      const BrgOutcome *second,
                      gint n_games)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (scoring != NULL && first != NULL && second != NULL, NULL);

  for (gint i = 0; i < n_games && first[i] != BRG_OUTCOME_NONE; i++)
    {
      g_autofree char *game = brg_result_dup_text (scoring, first[i], second[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? "\u2002" : "", *game != '\0' ? game : "…");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
brg_result_dup_sum (const BrgScoring *scoring,
                    const BrgOutcome *first,
                    const BrgOutcome *second,
                    gint n_games)
{
  g_autofree char *left = NULL;
  g_autofree char *right = NULL;
  gint points[2] = { 0, 0 };
  gboolean is_played = FALSE;

  g_return_val_if_fail (scoring != NULL && first != NULL && second != NULL, NULL);

  for (gint i = 0; i < n_games; i++)
    {
      points[0] += brg_scoring_points (scoring, first[i]);
      points[1] += brg_scoring_points (scoring, second[i]);
      is_played |= brg_outcome_is_played (first[i]) || brg_outcome_is_played (second[i]);
    }
  if (!is_played)
    return g_strdup ("");
  left = brg_points_to_figures (points[0]);
  right = brg_points_to_figures (points[1]);
  return g_strconcat (left, THIN_SPACE, DASH, THIN_SPACE, right, NULL);
}
