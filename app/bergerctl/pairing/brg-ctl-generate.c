/* brg-ctl-generate.c - bergerctl generate: a random tournament as a report
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include <stdio.h>
#include <string.h>

#include "brg-criteria.h"
#include "brg-criterion-code.h"
#include "brg-trf-generated.h"
#include "brg-trf-line.h"
#include "brg-trf-writer.h"

/* What was said on the command line; -1 and NULL for nothing. */
typedef struct
{
  char *system;
  char *seed;
  gint n_players;
  gint n_rounds;
  char *amounts[BRG_N_GENERATOR_RATES];
  char *tie_breaks;
  char *points;
  char *ratings;
  gint n_forbidden;
  gboolean is_accelerated;
} Wishes;

static void
clear_wishes (Wishes *wishes)
{
  g_free (wishes->system);
  g_free (wishes->seed);
  g_free (wishes->points);
  g_free (wishes->ratings);
  g_free (wishes->tie_breaks);
  for (guint i = 0; i < BRG_N_GENERATOR_RATES; i++)
    g_free (wishes->amounts[i]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wishes, clear_wishes)

static const char *const amount_texts[BRG_N_GENERATOR_RATES] = {
  [BRG_GENERATOR_DRAWS] = "games drawn (30)",
  [BRG_GENERATOR_FORFEITS] = "games forfeited by one side (0)",
  [BRG_GENERATOR_DOUBLE_FORFEITS] = "games forfeited by both (0)",
  [BRG_GENERATOR_HALF_BYES] = "half-point byes of a player a round (0)",
  [BRG_GENERATOR_FULL_BYES] = "full-point byes (0)",
  [BRG_GENERATOR_ZERO_BYES] = "absences (0)",
  [BRG_GENERATOR_LATE] = "players who come after round 1 (0)",
  [BRG_GENERATOR_WITHDRAWALS] = "players who leave before the end (0)",
  [BRG_GENERATOR_HALF_RESULTS] = "games in which one has half a point, the other none (0)",
  [BRG_GENERATOR_ZERO_RESULTS] = "games that bring nothing to either (0)",
};

static const char about[] = "An AMOUNT is a rate in per cent, 2.5, or a number, x12, which is that "
                            "of the whole event. Amounts\n"
                            "parted by commas are those of the rounds from the first on: 5,0,2.5 "
                            "or x2,x0,x1. Draws and unusual\n"
                            "results are rates; late players and withdrawals have one amount.";

static gboolean
parse_arguments (Wishes *wishes, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    { "system", 0, 0, G_OPTION_ARG_STRING, &wishes->system, "a Swiss system (dutch)", "ID" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &wishes->seed, "seed of all lots", "S" },
    { "players", 0, 0, G_OPTION_ARG_INT, &wishes->n_players,
      "number of players (12 to 120, by lot)", "N" },
    { "rounds", 0, 0, G_OPTION_ARG_INT, &wishes->n_rounds, "number of rounds (5 to 11, by lot)",
      "R" },
    { "ratings", 0, 0, G_OPTION_ARG_STRING, &wishes->ratings, "range of ratings (1400-2600)",
      "FROM-TO" },
    { "points", 0, 0, G_OPTION_ARG_STRING, &wishes->points, "points of win, draw, loss (1-0.5-0)",
      "W-D-L" },
    { "baku", 0, 0, G_OPTION_ARG_NONE, &wishes->is_accelerated, "Baku acceleration", NULL },
    { "forbidden", 0, 0, G_OPTION_ARG_INT, &wishes->n_forbidden, "forbidden pairs (0)", "N" },
    { "tie-breaks", 0, 0, G_OPTION_ARG_STRING, &wishes->tie_breaks,
      "tie-breaks that places are given by (BH/C1,BH,SB)", "CODE[,CODE...]" },
  };
  GOptionEntry all[G_N_ELEMENTS (entries) + BRG_N_GENERATOR_RATES + 1] = { 0 };

  memcpy (all, entries, sizeof entries);
  for (guint i = 0; i < BRG_N_GENERATOR_RATES; i++)
    all[G_N_ELEMENTS (entries) + i] = (GOptionEntry){
      .long_name = brg_generator_rate_get_id (i),
      .arg = G_OPTION_ARG_STRING,
      .arg_data = &wishes->amounts[i],
      .description = amount_texts[i],
      .arg_description = "AMOUNT",
    };
  return brg_ctl_parse_described ("generate", "", about, all, argc, argv, 0);
}

/* Hundredths of a per cent are written with at most two decimals. */
static gboolean
parse_rate (const char *text, gint *rate)
{
  g_autofree char *digits = g_strdup (text);
  char *point = strchr (digits, '.');
  gint whole;
  gint part = 0;

  if (point != NULL)
    {
      *point = '\0';
      if (!brg_trf_parse_number (point + 1, 99, &part) || strlen (point + 1) > 2)
        return FALSE;
      if (strlen (point + 1) == 1)
        part *= 10;
    }
  if (!brg_trf_parse_number (digits, 100, &whole))
    return FALSE;
  *rate = 100 * whole + part;
  return *rate <= BRG_GENERATOR_ALL;
}

/* `2.5`, `x12`, `5,0,2.5`, `x2,x0`: rates and numbers are not mixed. */
static gboolean
parse_amount (const char *text, BrgGeneratorAmount *amount)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);
  guint n_parts = g_strv_length (parts);

  *amount = (BrgGeneratorAmount){ .is_count = text[0] == 'x' };
  if (n_parts == 0 || n_parts > BRG_GENERATOR_MAX_ROUNDS)
    return FALSE;
  amount->n_rounds = n_parts > 1 ? (gint) n_parts : 0;
  for (guint i = 0; i < n_parts; i++)
    if ((parts[i][0] == 'x') != amount->is_count ||
        !(amount->is_count
              ? brg_trf_parse_number (parts[i] + 1, BRG_GENERATOR_MAX_PLAYERS, &amount->values[i])
              : parse_rate (parts[i], &amount->values[i])))
      return FALSE;
  return TRUE;
}

static gboolean
parse_amounts (const Wishes *wishes, BrgGeneratorOptions *options)
{
  for (guint i = 0; i < BRG_N_GENERATOR_RATES; i++)
    if (wishes->amounts[i] != NULL && !parse_amount (wishes->amounts[i], &options->amounts[i]))
      {
        brg_ctl_complain (
            "--%s %s: expected per cent from 0 to 100 with at most two decimals, or a "
            "number such as x3, or either by round, parted by commas",
            brg_generator_rate_get_id (i), wishes->amounts[i]);
        return FALSE;
      }
  return TRUE;
}

/* Only what players can be ranked by. */
static gboolean
check_tie_breaks (const char *const *codes)
{
  for (guint i = 0; codes != NULL && codes[i] != NULL; i++)
    {
      const BrgCriterion *criterion = brg_criterion_find (codes[i]);

      if (criterion == NULL || brg_criterion_is_for_teams (criterion))
        {
          brg_ctl_complain ("--tie-breaks: there is no tie-break “%s” for players", codes[i]);
          return FALSE;
        }
    }
  return TRUE;
}

/* `1-0.5-0`. A report writes tenths. */
static gboolean
parse_scoring (const char *text, BrgScoring *scoring)
{
  g_auto (GStrv) parts = g_strsplit (text, "-", -1);
  gint points[3];

  if (g_strv_length (parts) != G_N_ELEMENTS (points))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    if (!brg_trf_parse_points (parts[i], &points[i]) || points[i] % (BRG_POINT / 10) != 0 ||
        points[i] >= 100 * BRG_POINT)
      return FALSE;
  *scoring = brg_scoring_from_game (points[0], points[1], points[2]);
  return TRUE;
}

static gboolean
parse_ratings (const char *text, BrgGeneratorOptions *options)
{
  g_auto (GStrv) parts = g_strsplit (text, "-", -1);

  return g_strv_length (parts) == 2 &&
         brg_trf_parse_number (parts[0], 9999, &options->lowest_rating) &&
         brg_trf_parse_number (parts[1], 9999, &options->highest_rating);
}

static gboolean
parse_wishes (const Wishes *wishes, BrgGeneratorOptions *options)
{
  guint64 seed = 0;

  if (wishes->seed == NULL)
    {
      brg_ctl_complain ("--seed S is needed: the same seed gives the same tournament");
      return FALSE;
    }
  if (!brg_ctl_parse_seed (wishes->seed, &seed))
    return FALSE;
  brg_generator_options_init (options, seed);
  if (wishes->n_players != -1)
    options->n_players = wishes->n_players;
  if (wishes->n_rounds != -1)
    options->n_rounds = wishes->n_rounds;
  options->n_forbidden = wishes->n_forbidden;
  options->is_accelerated = wishes->is_accelerated;
  if (wishes->points != NULL && !parse_scoring (wishes->points, &options->scoring))
    {
      brg_ctl_complain ("--points %s: expected points of win, draw and loss in tenths, such as "
                        "1-0.5-0",
                        wishes->points);
      return FALSE;
    }
  if (wishes->ratings != NULL && !parse_ratings (wishes->ratings, options))
    {
      brg_ctl_complain ("--ratings %s: expected a range such as 1400-2600", wishes->ratings);
      return FALSE;
    }
  return parse_amounts (wishes, options);
}

static BrgCtlStatus
print_generated (const BrgGenerated *generated,
                 const BrgPairingSystem *system,
                 const char *const *tie_breaks,
                 const char *remark)
{
  g_autoptr (BrgTrf) trf = brg_trf_from_generated (generated, system, tie_breaks, remark);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = brg_trf_write (trf, BRG_TRF_26, NULL, &error);

  if (text == NULL)
    return brg_ctl_complain ("%s", error->message);
  fputs (text, stdout);
  return BRG_CTL_YES;
}

static BrgCtlStatus
run_generate (int argc, char **argv)
{
  /* What was asked, for whoever finds the file. */
  g_autofree char *asked = g_strjoinv (" ", argv);
  g_autofree char *remark = g_strconcat ("bergerctl ", asked, NULL);
  g_auto (Wishes) wishes = { .n_players = -1, .n_rounds = -1 };
  g_autoptr (BrgGenerated) generated = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) tie_breaks = NULL;
  BrgGeneratorOptions options;
  const BrgPairingSystem *system;

  if (!parse_arguments (&wishes, &argc, &argv) || !parse_wishes (&wishes, &options))
    return BRG_CTL_WRONG;
  if (wishes.tie_breaks != NULL)
    tie_breaks = g_strsplit (wishes.tie_breaks, ",", -1);
  if (!check_tie_breaks ((const char *const *) tie_breaks))
    return BRG_CTL_WRONG;
  system = brg_ctl_find_system (wishes.system != NULL ? wishes.system : "dutch");
  if (system == NULL)
    return BRG_CTL_WRONG;
  generated = brg_generator_run (system, &options, &error);
  if (generated == NULL)
    return brg_ctl_complain ("%s", error->message);
  return print_generated (generated, system, (const char *const *) tie_breaks, remark);
}

const BrgCtlCommand brg_ctl_generate = {
  "generate", run_generate,
  "--seed S [--system dutch] [--players N] [--rounds R] [--ratings 1400-2600]\n"
  "    [--points 1-0.5-0|3-1-0] [--baku] [--forbidden N] [--draws P] [--forfeits P]\n"
  "    [--double-forfeits P] [--half-byes P] [--full-byes P] [--zero-byes P] [--late P]\n"
  "    [--withdrawals P] [--half-results P] [--zero-results P] [--tie-breaks CODE,CODE]"
};
