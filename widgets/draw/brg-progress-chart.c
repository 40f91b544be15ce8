/* brg-progress-chart.c - what a chart of places by rounds shows, for screen and paper alike
 *
 * Tests: tests/widgets/test-progress-draw.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-progress-chart.h"

/* So many lines can be told apart. */
#define SMALL_FIELD 16
/* Of a large field so many are shown who end above and below the picked one. */
#define NEIGHBOURS 4

BrgProgressChart *
brg_progress_chart_new (gint n_rounds, gint n_lines)
{
  BrgProgressChart *chart;

  g_return_val_if_fail (n_rounds >= 0 && n_lines >= 0, NULL);

  chart = g_new0 (BrgProgressChart, 1);
  chart->n_rounds = n_rounds;
  chart->n_lines = n_lines;
  chart->heads = g_new0 (char *, n_rounds + 1);
  chart->lines = g_new0 (BrgProgressLine, n_lines);
  for (gint i = 0; i < n_lines; i++)
    {
      chart->lines[i].places = g_new0 (gint, n_rounds);
      chart->lines[i].texts = g_new0 (char *, n_rounds + 1);
    }
  return chart;
}

void
brg_progress_chart_free (BrgProgressChart *chart)
{
  if (chart == NULL)
    return;
  for (gint i = 0; i < chart->n_lines; i++)
    {
      g_free (chart->lines[i].name);
      g_free (chart->lines[i].places);
      for (gint k = 0; k < chart->n_rounds; k++)
        g_free (chart->lines[i].texts[k]);
      g_free (chart->lines[i].texts);
    }
  for (gint k = 0; k < chart->n_rounds; k++)
    g_free (chart->heads[k]);
  g_free (chart->heads);
  g_free (chart->lines);
  g_free (chart);
}

void
brg_progress_chart_choose (const BrgProgressChart *chart,
                           gint picked,
                           const gboolean *pinned,
                           gboolean *is_shown)
{
  gint from = CLAMP (picked, 0, MAX (chart->n_lines - 1, 0)) - NEIGHBOURS;

  g_return_if_fail (chart != NULL && is_shown != NULL);

  /* At the ends of the list the neighbours are on one side only: as many all the same. */
  from = CLAMP (from, 0, MAX (chart->n_lines - 2 * NEIGHBOURS - 1, 0));
  for (gint i = 0; i < chart->n_lines; i++)
    is_shown[i] = chart->n_lines <= SMALL_FIELD || (i >= from && i <= from + 2 * NEIGHBOURS) ||
                  (pinned != NULL && pinned[i]);
}

void
brg_progress_chart_find_range (const BrgProgressChart *chart,
                               const gboolean *is_shown,
                               gint *first,
                               gint *last)
{
  g_return_if_fail (chart != NULL && is_shown != NULL && first != NULL && last != NULL);

  *first = G_MAXINT;
  *last = 0;
  for (gint i = 0; i < chart->n_lines; i++)
    for (gint k = 0; is_shown[i] && k < chart->n_rounds; k++)
      if (chart->lines[i].places[k] > 0)
        {
          *first = MIN (*first, chart->lines[i].places[k]);
          *last = MAX (*last, chart->lines[i].places[k]);
        }
  if (*last == 0)
    *first = 1;
  *last = MAX (*last, *first + 1);
}
