/* brg-ctl-generate.c - bergerctl generate: a random tournament as a report
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include <stdio.h>
#include <string.h>

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
  char *rates[BRG_N_GENERATOR_RATES];
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
  for (guint i = 0; i < BRG_N_GENERATOR_RATES; i++)
    g_free (wishes->rates[i]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wishes, clear_wishes)

static const char *const rate_texts[BRG_N_GENERATOR_RATES] = {
  [BRG_GENERATOR_DRAWS] = "games drawn, per cent (30)",
  [BRG_GENERATOR_FORFEITS] = "games forfeited by one side (0)",
  [BRG_GENERATOR_DOUBLE_FORFEITS] = "games forfeited by both (0)",
  [BRG_GENERATOR_HALF_BYES] = "half-point byes of a player a round (0)",
  [BRG_GENERATOR_FULL_BYES] = "full-point byes (0)",
  [BRG_GENERATOR_ZERO_BYES] = "absences (0)",
  [BRG_GENERATOR_LATE] = "players who come after round 1 (0)",
  [BRG_GENERATOR_WITHDRAWALS] = "players who leave before the end (0)",
};

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
  };
  GOptionEntry all[G_N_ELEMENTS (entries) + BRG_N_GENERATOR_RATES + 1] = { 0 };

  memcpy (all, entries, sizeof entries);
  for (guint i = 0; i < BRG_N_GENERATOR_RATES; i++)
    all[G_N_ELEMENTS (entries) + i] = (GOptionEntry){
      .long_name = brg_generator_rate_get_id (i),
      .arg = G_OPTION_ARG_STRING,
      .arg_data = &wishes->rates[i],
      .description = rate_texts[i],
      .arg_description = "PERCENT",
    };
  return brg_ctl_parse ("", all, argc, argv, 0);
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

static gboolean
parse_rates (const Wishes *wishes, BrgGeneratorOptions *options)
{
  for (guint i = 0; i < BRG_N_GENERATOR_RATES; i++)
    if (wishes->rates[i] != NULL && !parse_rate (wishes->rates[i], &options->rates[i]))
      {
        brg_ctl_complain ("--%s %s: expected per cent from 0 to 100 with at most two decimals",
                          brg_generator_rate_get_id (i), wishes->rates[i]);
        return FALSE;
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
  return parse_rates (wishes, options);
}

static BrgCtlStatus
print_generated (const BrgGenerated *generated, const BrgPairingSystem *system, const char *remark)
{
  g_autoptr (BrgTrf) trf = brg_trf_from_generated (generated, system, remark);
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
  BrgGeneratorOptions options;
  const BrgPairingSystem *system;

  if (!parse_arguments (&wishes, &argc, &argv) || !parse_wishes (&wishes, &options))
    return BRG_CTL_WRONG;
  system = brg_ctl_find_system (wishes.system != NULL ? wishes.system : "dutch");
  if (system == NULL)
    return BRG_CTL_WRONG;
  generated = brg_generator_run (system, &options, &error);
  if (generated == NULL)
    return brg_ctl_complain ("%s", error->message);
  return print_generated (generated, system, remark);
}

const BrgCtlCommand brg_ctl_generate = {
  "generate", run_generate,
  "--seed S [--system dutch] [--players N] [--rounds R] [--ratings 1400-2600]\n"
  "    [--points 1-0.5-0|3-1-0] [--baku] [--forbidden N] [--draws P] [--forfeits P]\n"
  "    [--double-forfeits P] [--half-byes P] [--full-byes P] [--zero-byes P] [--late P]\n"
  "    [--withdrawals P]"
};
