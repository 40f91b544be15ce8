/* brg-points.c - points of a tournament, exact
 *
 * Rules: fide-2023 10.1; rus-draughts-2022 5.4.7.1, 5.4.7.2
 * Tests: tests/pairing/test-points.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-points.h"

/* One row an outcome: letter, and the classes it belongs to. */
enum
{
  IS_PLAYED = 1 << 0,
  IS_WIN = 1 << 1,
  IS_DRAW = 1 << 2,
  IS_LOSS = 1 << 3,
  IS_FORFEIT = 1 << 4,
  IS_BYE = 1 << 5,
  IS_PENDING = 1 << 6,
};

static const struct
{
  gchar code;
  guint classes;
} outcomes[BRG_N_OUTCOMES] = {
  [BRG_OUTCOME_NONE] = { ' ', IS_PENDING },
  [BRG_OUTCOME_WIN] = { '1', IS_PLAYED | IS_WIN },
  [BRG_OUTCOME_DRAW] = { '=', IS_PLAYED | IS_DRAW },
  [BRG_OUTCOME_LOSS] = { '0', IS_PLAYED | IS_LOSS },
  [BRG_OUTCOME_UNRATED_WIN] = { 'W', IS_PLAYED | IS_WIN },
  [BRG_OUTCOME_UNRATED_DRAW] = { 'D', IS_PLAYED | IS_DRAW },
  [BRG_OUTCOME_UNRATED_LOSS] = { 'L', IS_PLAYED | IS_LOSS },
  [BRG_OUTCOME_FORFEIT_WIN] = { '+', IS_FORFEIT },
  [BRG_OUTCOME_FORFEIT_LOSS] = { '-', IS_FORFEIT },
  [BRG_OUTCOME_PAIRING_BYE] = { 'U', IS_BYE },
  [BRG_OUTCOME_FULL_BYE] = { 'F', IS_BYE },
  [BRG_OUTCOME_HALF_BYE] = { 'H', IS_BYE },
  [BRG_OUTCOME_ZERO_BYE] = { 'Z', IS_BYE },
  [BRG_OUTCOME_ADJOURNED] = { '*', IS_PENDING },
};

static gboolean
has_class (BrgOutcome outcome, guint class)
{
  g_return_val_if_fail (outcome < BRG_N_OUTCOMES, FALSE);

  return (outcomes[outcome].classes & class) != 0;
}

BrgScoring
brg_scoring_from_game (gint win, gint draw, gint loss)
{
  /* rus-draughts-2022 5.4.7.2: a plus counts as a win, a minus as zero. */
  return (BrgScoring){
    .win = win,
    .draw = draw,
    .loss = loss,
    .forfeit_win = win,
    .forfeit_loss = 0,
    .pairing_bye = win,
    .full_bye = win,
    .half_bye = draw,
    .zero_bye = 0,
  };
}

BrgScoring
brg_scoring_classic (void)
{
  return brg_scoring_from_game (BRG_POINT, BRG_POINT / 2, 0);
}

BrgScoring
brg_scoring_two_one (void)
{
  return brg_scoring_from_game (2 * BRG_POINT, BRG_POINT, 0);
}

gint
brg_scoring_points (const BrgScoring *scoring, BrgOutcome outcome)
{
  g_return_val_if_fail (scoring != NULL, 0);

  switch (outcome)
    {
    case BRG_OUTCOME_WIN:
    case BRG_OUTCOME_UNRATED_WIN:
      return scoring->win;
    case BRG_OUTCOME_DRAW:
    case BRG_OUTCOME_UNRATED_DRAW:
      return scoring->draw;
    case BRG_OUTCOME_LOSS:
    case BRG_OUTCOME_UNRATED_LOSS:
      return scoring->loss;
    case BRG_OUTCOME_FORFEIT_WIN:
      return scoring->forfeit_win;
    case BRG_OUTCOME_FORFEIT_LOSS:
      return scoring->forfeit_loss;
    case BRG_OUTCOME_PAIRING_BYE:
      return scoring->pairing_bye;
    case BRG_OUTCOME_FULL_BYE:
      return scoring->full_bye;
    case BRG_OUTCOME_HALF_BYE:
      return scoring->half_bye;
    case BRG_OUTCOME_ZERO_BYE:
      return scoring->zero_bye;
    case BRG_OUTCOME_NONE:
    case BRG_OUTCOME_ADJOURNED:
      return 0;
    default:
      g_return_val_if_reached (0);
    }
}

gboolean
brg_outcome_is_played (BrgOutcome outcome)
{
  return has_class (outcome, IS_PLAYED);
}

gboolean
brg_outcome_is_win (BrgOutcome outcome)
{
  return has_class (outcome, IS_WIN);
}

gboolean
brg_outcome_is_draw (BrgOutcome outcome)
{
  return has_class (outcome, IS_DRAW);
}

gboolean
brg_outcome_is_loss (BrgOutcome outcome)
{
  return has_class (outcome, IS_LOSS);
}

gboolean
brg_outcome_is_forfeit (BrgOutcome outcome)
{
  return has_class (outcome, IS_FORFEIT);
}

gboolean
brg_outcome_is_bye (BrgOutcome outcome)
{
  return has_class (outcome, IS_BYE);
}

gboolean
brg_outcome_is_pending (BrgOutcome outcome)
{
  return has_class (outcome, IS_PENDING);
}

gchar
brg_outcome_to_code (BrgOutcome outcome)
{
  g_return_val_if_fail (outcome < BRG_N_OUTCOMES, ' ');

  return outcomes[outcome].code;
}

gboolean
brg_outcome_from_code (gchar code, BrgOutcome *outcome)
{
  g_return_val_if_fail (outcome != NULL, FALSE);

  for (guint i = 0; i < BRG_N_OUTCOMES; i++)
    if (outcomes[i].code == g_ascii_toupper (code))
      {
        *outcome = i;
        return TRUE;
      }
  return FALSE;
}
