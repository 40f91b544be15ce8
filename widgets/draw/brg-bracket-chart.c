/* brg-bracket-chart.c - what the picture of a bracket shows, for screen and paper alike
 *
 * Tests: tests/app/test-bracket-content.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-bracket-chart.h"

static gint
count_boxes (const BrgBracketChart *chart)
{
  return (1 << chart->n_stages) - 1 + (chart->has_third ? 1 : 0);
}

BrgBracketChart *
brg_bracket_chart_new (gint n_stages, gint n_games, gboolean has_third)
{
  BrgBracketChart *chart;

  g_return_val_if_fail (n_stages >= (has_third ? 2 : 1) && n_games >= 1, NULL);

  chart = g_new0 (BrgBracketChart, 1);
  chart->n_stages = n_stages;
  chart->n_games = n_games;
  chart->has_third = has_third;
  chart->heads = g_new0 (char *, n_stages + 1);
  chart->boxes = g_new0 (BrgBracketBox, count_boxes (chart));
  for (gint i = 0; i < count_boxes (chart); i++)
    for (gint side = 0; side < 2; side++)
      chart->boxes[i].sides[side].games = g_new0 (char *, n_games + 1);
  return chart;
}

static void
clear_side (const BrgBracketChart *chart, BrgBracketSide *side)
{
  for (gint game = 0; game < chart->n_games; game++)
    g_free (side->games[game]);
  g_free (side->games);
  g_free (side->number);
  g_free (side->name);
  g_free (side->sum);
  g_free (side->mark);
}

void
brg_bracket_chart_free (BrgBracketChart *chart)
{
  if (chart == NULL)
    return;
  for (gint i = 0; i < count_boxes (chart); i++)
    for (gint side = 0; side < 2; side++)
      clear_side (chart, &chart->boxes[i].sides[side]);
  for (gint stage = 0; stage < chart->n_stages; stage++)
    g_free (chart->heads[stage]);
  g_free (chart->heads);
  g_free (chart->third_head);
  g_free (chart->extra_head);
  g_free (chart->boxes);
  g_free (chart);
}

gint
brg_bracket_chart_count (const BrgBracketChart *chart, gint stage)
{
  g_return_val_if_fail (chart != NULL && stage >= 0 && stage < chart->n_stages, 0);

  return (1 << (chart->n_stages - 1 - stage)) +
         (chart->has_third && stage == chart->n_stages - 1 ? 1 : 0);
}

static gint
find_index (const BrgBracketChart *chart, gint stage, gint place)
{
  return (1 << chart->n_stages) - (1 << (chart->n_stages - stage)) + place;
}

gint
brg_bracket_chart_get_number (const BrgBracketChart *chart, gint stage, gint place)
{
  g_return_val_if_fail (chart != NULL && stage >= 0 && stage < chart->n_stages, 0);

  return find_index (chart, stage, place) + 1;
}

const char *
brg_bracket_chart_get_head (const BrgBracketChart *chart, gint stage, gint place)
{
  g_return_val_if_fail (chart != NULL && stage >= 0 && stage < chart->n_stages, NULL);

  return stage == chart->n_stages - 1 && place > 0 ? chart->third_head : chart->heads[stage];
}

BrgBracketBox *
brg_bracket_chart_get (const BrgBracketChart *chart, gint stage, gint place)
{
  g_return_val_if_fail (chart != NULL && stage >= 0 && stage < chart->n_stages, NULL);
  g_return_val_if_fail (place >= 0 && place < brg_bracket_chart_count (chart, stage), NULL);

  return &chart->boxes[find_index (chart, stage, place)];
}
