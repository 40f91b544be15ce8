/* brg-rulebook.c - the five rule books as constant tables
 *
 * Rules: fide-2023 6.7.1, 10.1; rus-chess-2014 6.6.1, 12.1, 13.19, 13.20, 22.4, 24.1, 24.2;
 *   ukr-chess-2016 6.3.2, 10; ussr-chess-1956 16, 22, 23, 26; rus-draughts-2022 5.4.4.1, 5.4.5,
 *   5.4.7, 5.4.9.5, 5.4.10.2
 * Tests: tests/engine/test-rulebook.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rulebook.h"

#define PLAYS(discipline) (1u << BRG_DISCIPLINE_##discipline)

static const BrgRulebook fide_2023 = {
  .id = "fide-2023",
  .disciplines = PLAYS (CHESS) | PLAYS (CHESS960),
  /* The laws are silent; FIDE's competition rules say what rus-chess-2014 24.1 says. */
  .less_than_half = { "rus-chess-2014 24.1.1", FALSE, FALSE, BRG_UNPLAYED_LOST },
  .half_or_more = { "rus-chess-2014 24.1.2", TRUE, FALSE, BRG_UNPLAYED_LOST },
  .default_minutes = 0, /* fide-2023 6.7.1: nothing set means none */
  .point_byes = TRUE,   /* left to the regulations */
  .late_article = "fide-2023 6.7.1",
  .scoring_article = "fide-2023 10.1",
  .marks_article = "fide-2023 glossary",
  .swiss_leaver_article = "rus-chess-2014 24.2",
  .leaver_decision_article = "rus-chess-2014 13.20",
  .early_leaver_article = "rus-chess-2014 22.4",
  .missed_article = "rus-chess-2014 13.20",
  .missed_games = 3,
  .no_show_article = "rus-chess-2014 13.19",
};

static const BrgRulebook rus_chess_2014 = {
  .id = "rus-chess-2014",
  .disciplines = PLAYS (CHESS) | PLAYS (CHESS960),
  .less_than_half = { "rus-chess-2014 24.1.1", FALSE, FALSE, BRG_UNPLAYED_LOST },
  .half_or_more = { "rus-chess-2014 24.1.2", TRUE, FALSE, BRG_UNPLAYED_LOST },
  .default_minutes = 0, /* rus-chess-2014 6.6.1 */
  .point_byes = TRUE,   /* left to the regulations */
  .late_article = "rus-chess-2014 6.6.1",
  .scoring_article = "rus-chess-2014 12.1",
  .marks_article = "rus-chess-2014 24.1.1",
  .swiss_leaver_article = "rus-chess-2014 24.2",
  .leaver_decision_article = "rus-chess-2014 13.20",
  .early_leaver_article = "rus-chess-2014 22.4",
  .missed_article = "rus-chess-2014 13.20",
  .missed_games = 3,
  .no_show_article = "rus-chess-2014 13.19",
};

static const BrgRulebook ukr_chess_2016 = {
  .id = "ukr-chess-2016",
  .disciplines = PLAYS (CHESS) | PLAYS (CHESS960),
  /* Silent as well. */
  .less_than_half = { "rus-chess-2014 24.1.1", FALSE, FALSE, BRG_UNPLAYED_LOST },
  .half_or_more = { "rus-chess-2014 24.1.2", TRUE, FALSE, BRG_UNPLAYED_LOST },
  .default_minutes = 0,
  .point_byes = TRUE,       /* left to the regulations */
  .late_must_be_set = TRUE, /* ukr-chess-2016 6.3.2 */
  .late_article = "ukr-chess-2016 6.3.2",
  .scoring_article = "ukr-chess-2016 10",
  .swiss_leaver_article = "rus-chess-2014 24.2",
  .leaver_decision_article = "rus-chess-2014 13.20",
  .early_leaver_article = "rus-chess-2014 22.4",
  .missed_article = "rus-chess-2014 13.20",
  .missed_games = 3,
  .no_show_article = "rus-chess-2014 13.19",
};

static const BrgRulebook ussr_chess_1956 = {
  .id = "ussr-chess-1956",
  .disciplines = PLAYS (CHESS),
  .less_than_half = { "ussr-chess-1956 23", FALSE, TRUE, BRG_UNPLAYED_LEFT_OPEN },
  .half_or_more = { "ussr-chess-1956 23", TRUE, FALSE, BRG_UNPLAYED_LOST },
  .default_minutes = 60, /* ussr-chess-1956 16: more than an hour loses */
  .late_article = "ussr-chess-1956 16",
  .scoring_article = "ussr-chess-1956 22",
  .marks_article = "ussr-chess-1956 22",
  .adjourned_leaver_article = "ussr-chess-1956 23",
  .leaver_decision_article = "ussr-chess-1956 26",
  .match_leaver_article = "ussr-chess-1956 23",
  .early_leaver_article = "ussr-chess-1956 23",
  .early_leaver_redraws = TRUE,
};

static const BrgRulebook rus_draughts_2022 = {
  .id = "rus-draughts-2022",
  .disciplines = PLAYS (RUSSIAN) | PLAYS (DRAUGHTS64) | PLAYS (INTERNATIONAL) | PLAYS (GIVEAWAY) |
                 PLAYS (RENJU),
  .less_than_half = { "rus-draughts-2022 5.4.5.2", FALSE, FALSE, BRG_UNPLAYED_MINUS_BOTH },
  .half_or_more = { "rus-draughts-2022 5.4.5.3", TRUE, FALSE, BRG_UNPLAYED_LOST },
  .default_minutes = -1,   /* rus-draughts-2022 5.4.4.1: the first control, at most an hour */
  .two_one_scoring = TRUE, /* rus-draughts-2022 5.4.7.1 */
  .point_byes = FALSE,     /* rus-draughts-2022 5.4.10.2: an announced absence is a loss */
  .most_late_minutes = 60, /* rus-draughts-2022 5.4.4.1 */
  .late_article = "rus-draughts-2022 5.4.4.1",
  .scoring_article = "rus-draughts-2022 5.4.7.1",
  .marks_article = "rus-draughts-2022 5.4.7.2",
  .swiss_leaver_article = "rus-draughts-2022 5.4.5.5",
  .adjourned_leaver_article = "rus-draughts-2022 5.4.5.4",
  .leaver_decision_article = "rus-draughts-2022 5.4.5.1",
  .team_leaver_article = "rus-draughts-2022 5.4.9.5",
  .missed_article = "rus-draughts-2022 5.4.5.1",
  .missed_games = 1,
  .missed_round_robin = TRUE,
};

static const BrgRulebook *const books[] = {
  &fide_2023, &rus_chess_2014, &ukr_chess_2016, &ussr_chess_1956, &rus_draughts_2022,
};

const BrgRulebook *const *
brg_rulebooks (guint *n_rulebooks)
{
  g_return_val_if_fail (n_rulebooks != NULL, NULL);

  *n_rulebooks = G_N_ELEMENTS (books);
  return books;
}

const BrgRulebook *
brg_rulebook_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    if (g_str_equal (books[i]->id, id))
      return books[i];
  return NULL;
}

gint
brg_rulebook_get_late_minutes (const BrgRulebook *rulebook, gint first_control_minutes)
{
  g_return_val_if_fail (rulebook != NULL, -1);
  g_return_val_if_fail (first_control_minutes >= 0, -1);

  if (rulebook->late_must_be_set)
    return -1;
  /* rus-draughts-2022 5.4.4.1: the first control, but never more than an hour */
  if (rulebook->default_minutes < 0)
    return MIN (first_control_minutes, rulebook->most_late_minutes);
  return rulebook->default_minutes;
}
