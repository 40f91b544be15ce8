/* brg-rating-rules.c - what the regulations of rating lists say, as data by date
 *
 * The regulations are those of FIDE's handbook, chapter B.02, in force from 1 March 2024, with the
 * amendments of 1 December 2024 (rapid and blitz: games of players who are far apart) and of
 * 1 October 2025 (standard: no limit of 400 from 2650 on). K of rapid and blitz is 20 for all, as
 * it was before; if the text of 1 March 2024 is to be read as giving them the table of the standard
 * list, it is STANDARD_K in their rows. A further amendment is a further row.
 *
 * Rules: fide-ratings-2024 1.1, 7.1.4, 8.2, 8.3
 * Tests: tests/pairing/test-ratings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rating-rules.h"

static const char *const ids[BRG_N_RATING_KINDS] = {
  [BRG_RATING_NONE] = "none",   [BRG_RATING_STANDARD] = "standard", [BRG_RATING_RAPID] = "rapid",
  [BRG_RATING_BLITZ] = "blitz", [BRG_RATING_ELO] = "elo",
};

/* fide-ratings-2024 8.3.3: 40 for the first 30 games, and for the young below 2300; 20 below 2400;
 * else 10. */
#define STANDARD_K                                             \
  {                                                            \
    { 30, 0, 0, 40 }, { 0, 18, 2300, 40 }, { 0, 0, 2400, 20 }, \
    {                                                          \
      0, 0, 0, 10                                              \
    }                                                          \
  }
#define ONE_K(value) \
  {                  \
    {                \
      0, 0, 0, value \
    }                \
  }

/* fide-ratings-2024 7.1.4, 8.2.2, 8.2.3: five games, two draws with 1800, at most 2200, at least
 * 1400; 8.3.3: K times games at most 700. */
#define COMMON                                                                                 \
  .most = 700, .first_games = 5, .first_draws = 2, .first_opponent = 1800, .first_most = 2200, \
  .floor = 1400

/* fide-ratings-2024 1.1: 120 minutes with a player of 2400, 90 with one of 1800, else 60. */
#define STANDARD_TIMES           \
  {                              \
    { 2400, 120 }, { 1800, 90 }, \
    {                            \
      1, 60                      \
    }                            \
  }

/* By lists, the oldest first. */
static const BrgRatingRules rules[] = {
  { BRG_RATING_STANDARD, 20240301, "FIDE B.02, 1 March 2024", .cap = 400, .k = STANDARD_K, COMMON,
    .times = STANDARD_TIMES },
  { BRG_RATING_STANDARD, 20251001, "FIDE B.02, 1 March 2024, as amended on 1 October 2025",
    .cap = 400, .uncapped_from = 2650, .k = STANDARD_K, COMMON, .times = STANDARD_TIMES },
  { BRG_RATING_RAPID, 20240301, "FIDE B.02 (rapid and blitz), 1 March 2024", .cap = 400,
    .k = ONE_K (20), COMMON },
  { BRG_RATING_RAPID, 20241201,
    "FIDE B.02 (rapid and blitz), 1 March 2024, as amended on 1 December 2024", .cap = 400,
    .gap = 600, .gap_above = 2600, .k = ONE_K (20), COMMON },
  { BRG_RATING_BLITZ, 20240301, "FIDE B.02 (rapid and blitz), 1 March 2024", .cap = 400,
    .k = ONE_K (20), COMMON },
  { BRG_RATING_BLITZ, 20241201,
    "FIDE B.02 (rapid and blitz), 1 March 2024, as amended on 1 December 2024", .cap = 400,
    .gap = 600, .gap_above = 2600, .k = ONE_K (20), COMMON },
  /* rus-draughts-2022 5.4.7.2 speaks of ratings and has no formula: Elo's, with one K for all. */
  { BRG_RATING_ELO, 0, NULL, .k = ONE_K (20) },
};

gboolean
brg_rating_kind_from_id (const char *id, BrgRatingKind *kind)
{
  g_return_val_if_fail (id != NULL && kind != NULL, FALSE);

  for (guint i = 0; i < BRG_N_RATING_KINDS; i++)
    if (g_str_equal (ids[i], id))
      {
        *kind = i;
        return TRUE;
      }
  return FALSE;
}

const BrgRatingRules *
brg_rating_rules_find (BrgRatingKind kind, gint date)
{
  const BrgRatingRules *found = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    if (rules[i].kind == kind && (found == NULL || date == 0 || rules[i].from <= date))
      found = &rules[i];
  return found;
}

gboolean
brg_rating_rules_parse_date (const char *text, gint *date)
{
  gint value = 0;

  g_return_val_if_fail (text != NULL && date != NULL, FALSE);

  for (gint i = 0; i < 10; i++)
    {
      gboolean is_dash = i == 4 || i == 7;

      if (is_dash ? text[i] != '-' : !g_ascii_isdigit (text[i]))
        return FALSE;
      if (!is_dash)
        value = 10 * value + (text[i] - '0');
    }
  if (text[10] != '\0' ||
      !g_date_valid_dmy ((GDateDay) (value % 100), (GDateMonth) (value / 100 % 100),
                         (GDateYear) (value / 10000)))
    return FALSE;
  *date = value;
  return TRUE;
}

gint
brg_rating_rules_get_k (const BrgRatingRules *self, gint rating, gint age, gint n_games)
{
  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < BRG_N_RATING_K; i++)
    {
      const BrgRatingK *row = &self->k[i];

      if ((row->below_games == 0 || (n_games >= 0 && n_games < row->below_games)) &&
          (row->age_to == 0 || (age >= 0 && age <= row->age_to)) &&
          (row->below_rating == 0 || rating < row->below_rating))
        return row->k;
    }
  g_return_val_if_reached (0);
}

gint
brg_rating_rules_limit_k (const BrgRatingRules *self, gint k, gint n_games)
{
  g_return_val_if_fail (self != NULL && k >= 0 && n_games >= 0, k);

  /* fide-ratings-2024 8.3.3: K x n is at most 700. */
  return self->most > 0 && k * n_games > self->most ? self->most / n_games : k;
}

gint
brg_rating_rules_get_minutes (const BrgRatingRules *self, gint rating)
{
  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < BRG_N_RATING_TIMES; i++)
    if (self->times[i].from_rating > 0 && rating >= self->times[i].from_rating)
      return self->times[i].minutes;
  return 0;
}
