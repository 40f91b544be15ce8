/* brg-progress-draw.c - a chart of places by rounds on a cairo context
 *
 * Tests: tests/widgets/test-progress-draw.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-progress-draw.h"

#include <math.h>

#include "brg-paint.h"

/* Lengths for text of 10 pt at 96 dpi. */
#define HEAD 30
#define MARGIN 14
#define LABEL_HEIGHT 18
#define LABEL_GAP 12
#define ROUND_WIDTH 46
#define NEAR 14

typedef struct
{
  const BrgProgressChart *chart;
  BrgTextCache *texts;
  const BrgPalette *palette;
  const BrgProgressScene *scene;
  cairo_t *cr; /* NULL while nothing is drawn */
  double unit;
  gboolean *is_shown; /* owned */
  double *label_y;    /* owned: middle of the label of each line */
  gint first;
  gint last;
  double left, right, top, bottom;
} Plot;

/* Where everything stands */

static double
x_of (const Plot *plot, gint round)
{
  gint n_steps = MAX (plot->chart->n_rounds - 1, 1);

  return plot->left + (plot->right - plot->left) * round / n_steps;
}

static double
y_of (const Plot *plot, double place)
{
  return plot->top +
         (plot->bottom - plot->top) * (place - plot->first) / (plot->last - plot->first);
}

static gint
measure_names (const BrgProgressChart *chart, BrgTextCache *texts)
{
  gint width = 0;

  for (gint i = 0; i < chart->n_lines; i++)
    width = MAX (width, brg_text_cache_get_width (texts, chart->lines[i].name, BRG_TEXT_BOLD));
  return width;
}

/* The last place of a line, where its name stands; -1 when it has none. */
static gint
find_end (const BrgProgressChart *chart, gint line)
{
  for (gint k = chart->n_rounds - 1; k >= 0; k--)
    if (chart->lines[line].places[k] > 0)
      return k;
  return -1;
}

/* Names stand at the ends of their lines, moved apart where they would cover each other: from the
 * top down, and back up from the lower edge. */
static void
place_labels (Plot *plot)
{
  double step = LABEL_HEIGHT * plot->unit;
  double least = -INFINITY;
  double most = plot->bottom + step / 2;

  /* The lines stand in the order of the last round. */
  for (gint i = 0; i < plot->chart->n_lines; i++)
    if (plot->is_shown[i] && find_end (plot->chart, i) >= 0)
      {
        double wanted = y_of (plot, plot->chart->lines[i].places[find_end (plot->chart, i)]);

        plot->label_y[i] = MAX (wanted, least);
        least = plot->label_y[i] + step;
      }
  for (gint i = plot->chart->n_lines - 1; i >= 0; i--)
    if (plot->is_shown[i] && find_end (plot->chart, i) >= 0)
      {
        plot->label_y[i] = MIN (plot->label_y[i], most);
        most = plot->label_y[i] - step;
      }
}

static void
begin_plot (Plot *plot)
{
  const BrgProgressChart *chart = plot->chart;
  double names;

  plot->unit = brg_text_cache_get_unit (plot->texts);
  plot->is_shown = g_new0 (gboolean, MAX (chart->n_lines, 1));
  plot->label_y = g_new0 (double, MAX (chart->n_lines, 1));
  brg_progress_chart_choose (chart, plot->scene->picked, plot->scene->pinned, plot->is_shown);
  brg_progress_chart_find_range (chart, plot->is_shown, &plot->first, &plot->last);
  names = measure_names (chart, plot->texts) + (MARGIN + 2 * LABEL_GAP) * plot->unit;
  plot->left = (MARGIN + 40) * plot->unit;
  plot->right = MAX (plot->scene->width - names, plot->left + 1);
  plot->top = (HEAD + MARGIN) * plot->unit;
  plot->bottom = MAX (plot->scene->height - 1.5 * MARGIN * plot->unit, plot->top + 1);
  place_labels (plot);
}

static void
end_plot (Plot *plot)
{
  g_free (plot->is_shown);
  g_free (plot->label_y);
}

/* Drawing */

static const BrgInk *
get_ink (const Plot *plot, BrgInkName name)
{
  return &plot->palette->ink[name];
}

static void
draw_text (const Plot *plot,
           const char *text,
           BrgTextStyle style,
           double x,
           double y,
           double align,
           BrgInkName ink)
{
  double height = LABEL_HEIGHT * plot->unit;
  const BrgTextBox box = { round (x), round (y - height / 2), 0, height, align };

  brg_text_cache_draw (plot->texts, plot->cr, text, style, &box, get_ink (plot, ink));
}

static void
draw_rounds (const Plot *plot)
{
  double line = MAX (round (0.75 * plot->unit), 1);

  for (gint k = 0; k < plot->chart->n_rounds; k++)
    {
      double x = round (x_of (plot, k));

      brg_paint_box (plot->cr, x, plot->top, line, plot->bottom - plot->top,
                     get_ink (plot, k == plot->scene->round ? BRG_INK_RING : BRG_INK_ROW_LINE));
      draw_text (plot, plot->chart->heads[k], (BrgTextStyle) (BRG_TEXT_BOLD | BRG_TEXT_SMALL), x,
                 (HEAD / 2 + MARGIN / 2) * plot->unit, 0.5,
                 k == plot->scene->round ? BRG_INK_FG : BRG_INK_DIM);
    }
}

/* Every place while there is room for its number, else every second, fifth, tenth ... */
static gint
find_step (const Plot *plot)
{
  static const gint steps[] = { 1, 2, 5, 10, 20, 25, 50, 100, 200, 500 };
  double room = (plot->bottom - plot->top) / (plot->last - plot->first);

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i] * room >= LABEL_HEIGHT * plot->unit)
      return steps[i];
  return steps[G_N_ELEMENTS (steps) - 1];
}

static void
draw_places (const Plot *plot)
{
  gint step = find_step (plot);
  double line = MAX (round (0.75 * plot->unit), 1);

  for (gint place = plot->first; place <= plot->last; place++)
    {
      char number[16];
      double y = round (y_of (plot, place));

      if (place != plot->first && place % step != 0)
        continue;
      /* The first number and the next round one may stand too close. */
      if (place != plot->first && place - plot->first < step && step > 1)
        continue;
      g_snprintf (number, sizeof number, "%d", place);
      brg_paint_box (plot->cr, plot->left, y, plot->right - plot->left, line,
                     get_ink (plot, BRG_INK_ROW_LINE));
      draw_text (plot, number, BRG_TEXT_SMALL, plot->left - 12 * plot->unit, y, 1, BRG_INK_DIM);
    }
}

/* Neighbouring lines differ by their dashes, whatever their colours. */
static void
set_dashes (const Plot *plot, gint line)
{
  static const double dashes[][4] = {
    { 0 },
    { 7, 3, 7, 3 },
    { 2, 3, 2, 3 },
    { 9, 3, 2, 3 },
  };
  const double *pattern = dashes[line % (gint) G_N_ELEMENTS (dashes)];
  double scaled[4];

  if (pattern[0] <= 0 || line == plot->scene->picked)
    {
      cairo_set_dash (plot->cr, NULL, 0, 0);
      return;
    }
  for (gint i = 0; i < 4; i++)
    scaled[i] = pattern[i] * plot->unit;
  cairo_set_dash (plot->cr, scaled, 4, 0);
}

static BrgInkName
ink_of_line (const Plot *plot, gint line)
{
  if (line == plot->scene->picked)
    return BRG_INK_RING;
  return plot->scene->pinned != NULL && plot->scene->pinned[line] ? BRG_INK_FG : BRG_INK_DIM;
}

static void
draw_line (const Plot *plot, gint line)
{
  const BrgProgressLine *shown = &plot->chart->lines[line];
  gboolean is_picked = line == plot->scene->picked;
  gint end = find_end (plot->chart, line);
  cairo_t *cr = plot->cr;

  cairo_save (cr);
  cairo_new_path (cr);
  for (gint k = 0; k < plot->chart->n_rounds; k++)
    if (shown->places[k] > 0)
      cairo_line_to (cr, x_of (plot, k), y_of (plot, shown->places[k]));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, (is_picked                                                  ? 3
                             : plot->scene->pinned != NULL && plot->scene->pinned[line] ? 2
                                                                                        : 1.25) *
                                plot->unit);
  set_dashes (plot, line);
  brg_paint_set_ink (cr, get_ink (plot, ink_of_line (plot, line)));
  cairo_stroke (cr);
  if (end >= 0)
    {
      /* From the end of the line to its name. */
      cairo_set_dash (cr, NULL, 0, 0);
      cairo_set_line_width (cr, plot->unit);
      cairo_move_to (cr, x_of (plot, end), y_of (plot, shown->places[end]));
      cairo_line_to (cr, plot->right + (LABEL_GAP - 2) * plot->unit, plot->label_y[line]);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

static void
draw_dots (const Plot *plot, gint line)
{
  const BrgProgressLine *shown = &plot->chart->lines[line];
  gboolean is_picked = line == plot->scene->picked;

  for (gint k = 0; k < plot->chart->n_rounds; k++)
    {
      if (shown->places[k] == 0)
        continue;
      cairo_new_path (plot->cr);
      cairo_arc (plot->cr, x_of (plot, k), y_of (plot, shown->places[k]),
                 (is_picked ? 5 : 2.5) * plot->unit, 0, 2 * G_PI);
      brg_paint_set_ink (plot->cr, get_ink (plot, ink_of_line (plot, line)));
      cairo_fill (plot->cr);
    }
}

/* The places of the picked one beside his line: above it where it rises from below, as far as
 * there is room, else below. */
static void
draw_numbers (const Plot *plot, gint line)
{
  const BrgProgressLine *shown = &plot->chart->lines[line];

  for (gint k = 0; k < plot->chart->n_rounds; k++)
    {
      gboolean is_rising = k > 0 && shown->places[k - 1] > shown->places[k];
      double y = y_of (plot, shown->places[k]) + (is_rising ? -1 : 1) * 14 * plot->unit;
      double width, height = 16 * plot->unit;

      if (shown->places[k] == 0)
        continue;
      if (y < plot->top)
        y += 28 * plot->unit;
      else if (y > plot->bottom)
        y -= 28 * plot->unit;
      width =
          brg_text_cache_get_width (plot->texts, shown->texts[k], BRG_TEXT_BOLD) + 4 * plot->unit;
      brg_paint_box (plot->cr, round (x_of (plot, k) - width / 2), round (y - height / 2), width,
                     height, get_ink (plot, BRG_INK_VIEW));
      draw_text (plot, shown->texts[k], BRG_TEXT_BOLD, x_of (plot, k), y, 0.5, BRG_INK_FG);
    }
}

static void
draw_label (const Plot *plot, gint line)
{
  gboolean is_picked = line == plot->scene->picked;

  if (find_end (plot->chart, line) < 0)
    return;
  draw_text (plot, plot->chart->lines[line].name, is_picked ? BRG_TEXT_BOLD : BRG_TEXT_PLAIN,
             plot->right + LABEL_GAP * plot->unit, plot->label_y[line], 0,
             is_picked ? BRG_INK_FG : ink_of_line (plot, line));
}

void
brg_progress_draw (cairo_t *cr,
                   const BrgProgressChart *chart,
                   BrgTextCache *texts,
                   const BrgPalette *palette,
                   const BrgProgressScene *scene)
{
  Plot plot = { .chart = chart, .texts = texts, .palette = palette, .scene = scene, .cr = cr };

  g_return_if_fail (cr != NULL && chart != NULL && texts != NULL);
  g_return_if_fail (palette != NULL && scene != NULL);

  brg_paint_box (cr, 0, 0, scene->width, scene->height, get_ink (&plot, BRG_INK_VIEW));
  if (chart->n_rounds == 0)
    return;
  begin_plot (&plot);
  draw_rounds (&plot);
  draw_places (&plot);
  for (gint i = 0; i < chart->n_lines; i++)
    if (plot.is_shown[i] && i != scene->picked)
      {
        draw_line (&plot, i);
        draw_dots (&plot, i);
        draw_label (&plot, i);
      }
  if (scene->picked >= 0 && scene->picked < chart->n_lines)
    {
      draw_line (&plot, scene->picked);
      draw_dots (&plot, scene->picked);
      draw_numbers (&plot, scene->picked);
      draw_label (&plot, scene->picked);
    }
  if (scene->has_ring)
    brg_paint_ring (cr, 1, 1, scene->width - 2, scene->height - 2, 3 * plot.unit,
                    round (plot.unit * (palette->high_contrast ? 3 : 2)),
                    get_ink (&plot, BRG_INK_RING));
  end_plot (&plot);
}

/* Way from a place to a stretch. */
static double
measure_way (double x, double y, double x1, double y1, double x2, double y2)
{
  double length = (x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1);
  double along = length > 0 ? ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length : 0;

  along = CLAMP (along, 0, 1);
  return hypot (x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1));
}

static double
measure_way_to_line (const Plot *plot, gint line, double x, double y)
{
  const BrgProgressLine *shown = &plot->chart->lines[line];
  double best = INFINITY;
  gint before = -1;

  for (gint k = 0; k < plot->chart->n_rounds; k++)
    {
      if (shown->places[k] == 0)
        continue;
      if (before < 0)
        before = k;
      best = MIN (best, measure_way (x, y, x_of (plot, before), y_of (plot, shown->places[before]),
                                     x_of (plot, k), y_of (plot, shown->places[k])));
      before = k;
    }
  if (before >= 0 && x > plot->right)
    best = MIN (best, fabs (y - plot->label_y[line]));
  return best;
}

gint
brg_progress_draw_find (const BrgProgressChart *chart,
                        BrgTextCache *texts,
                        const BrgProgressScene *scene,
                        double x,
                        double y)
{
  Plot plot = { .chart = chart, .texts = texts, .scene = scene };
  double best;
  gint found = -1;

  g_return_val_if_fail (chart != NULL && texts != NULL && scene != NULL, -1);

  if (chart->n_rounds == 0)
    return -1;
  begin_plot (&plot);
  best = NEAR * plot.unit;
  for (gint i = 0; i < chart->n_lines; i++)
    if (plot.is_shown[i])
      {
        double way = measure_way_to_line (&plot, i, x, y);

        if (way < best)
          best = way, found = i;
      }
  end_plot (&plot);
  return found;
}

void
brg_progress_draw_get_min_size (const BrgProgressChart *chart,
                                BrgTextCache *texts,
                                gint *width,
                                gint *height)
{
  double unit;

  g_return_if_fail (chart != NULL && texts != NULL && width != NULL && height != NULL);

  unit = brg_text_cache_get_unit (texts);
  *width = measure_names (chart, texts) +
           (gint) ((3 * MARGIN + 40 + LABEL_GAP + ROUND_WIDTH * MIN (chart->n_rounds, 4)) * unit);
  *height = (gint) ((HEAD + 2 * MARGIN + LABEL_HEIGHT * 8) * unit);
}
