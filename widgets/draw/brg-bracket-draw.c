/* brg-bracket-draw.c - the bracket of a knock-out on a cairo context
 *
 * Tests: tests/app/test-bracket-content.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-bracket-draw.h"

#include <math.h>

#include "brg-paint.h"

/* Lengths for text of 10 pt at 96 dpi. */
#define MARGIN 10
#define HEAD 30
#define ROW 27
#define PITCH 72
#define GAP 26
#define THIRD 1.4 /* how far below the final, in parts of PITCH */
#define NUMBER 28
#define LEAST_NAME 100
#define MOST_NAME 200
#define TICK 22
#define GAME 28
#define SUM 34
#define NUMBER_OFF 0.85 /* how far from the way its number stands, in parts of ROW */

typedef struct
{
  const BrgBracketChart *chart;
  BrgTextCache *texts;
  const BrgPalette *palette;
  cairo_t *cr;
  double unit;
  double name;  /* width of the names */
  double width; /* of a box */
} Plot;

static double
measure_names (const BrgBracketChart *chart, BrgTextCache *texts, double unit)
{
  double width = LEAST_NAME * unit;

  for (gint i = 0; i < (1 << chart->n_stages) - 1 + chart->has_third; i++)
    for (gint side = 0; side < 2; side++)
      {
        const BrgBracketSide *shown = &chart->boxes[i].sides[side];
        double mark = *shown->mark != '\0'
                          ? brg_text_cache_get_width (texts, shown->mark, BRG_TEXT_SMALL) + 8 * unit
                          : 0;

        /* Who may come has the room of the games too. */
        if (shown->name != NULL && shown->is_known)
          width = MAX (width, brg_text_cache_get_width (texts, shown->name, BRG_TEXT_BOLD) + mark);
      }
  return MIN (width + 4 * unit, MOST_NAME * unit);
}

static Plot
begin_plot (const BrgBracketChart *chart, BrgTextCache *texts)
{
  Plot plot = { .chart = chart, .texts = texts, .unit = brg_text_cache_get_unit (texts) };

  plot.name = ceil (measure_names (chart, texts, plot.unit));
  plot.width = plot.name + (NUMBER + TICK + GAME * chart->n_games + SUM + 6) * plot.unit;
  return plot;
}

static double
x_of (const Plot *plot, gint stage)
{
  return round (MARGIN * plot->unit + stage * (plot->width + GAP * plot->unit));
}

/* The middle of a meeting: between those that lead to it. The match for third place stands below
 * the final. */
static double
y_of (const Plot *plot, gint stage, gint place)
{
  if (stage == plot->chart->n_stages - 1 && place > 0)
    return y_of (plot, stage, 0) + round (THIRD * PITCH * plot->unit);
  return round ((HEAD + PITCH * (place + 0.5) * (1 << stage)) * plot->unit);
}

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
           double width,
           double align,
           BrgInkName ink)
{
  const BrgTextBox box = { round (x), round (y), width, ROW * plot->unit, align };

  if (text != NULL && *text != '\0')
    brg_text_cache_draw_cut (plot->texts, plot->cr, text, style, &box, get_ink (plot, ink));
}

static void
draw_tick (const Plot *plot, double x, double y)
{
  double unit = plot->unit;
  cairo_t *cr = plot->cr;

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + 4 * unit, y + 4 * unit);
  cairo_line_to (cr, x + 11 * unit, y - 5 * unit);
  cairo_set_line_width (cr, 2 * unit);
  brg_paint_set_ink (cr, get_ink (plot, BRG_INK_OK));
  cairo_stroke (cr);
  cairo_restore (cr);
}

static BrgTextStyle
get_style (const BrgBracketSide *side)
{
  return !side->is_known ? BRG_TEXT_ITALIC : side->is_winner ? BRG_TEXT_BOLD : BRG_TEXT_PLAIN;
}

static void
draw_side (const Plot *plot, const BrgBracketBox *box, gint which, double x, double y)
{
  const BrgBracketSide *side = &box->sides[which];
  gboolean is_dim = !side->is_known || (box->state == BRG_BRACKET_OVER && !side->is_winner);
  BrgInkName ink = is_dim ? BRG_INK_DIM : BRG_INK_FG;
  double unit = plot->unit;
  double name_x = x + NUMBER * unit;
  double games_x = name_x + plot->name + TICK * unit;
  double mark = *side->mark != '\0'
                    ? brg_text_cache_get_width (plot->texts, side->mark, BRG_TEXT_SMALL) + 2 * unit
                    : 0;

  draw_text (plot, side->number, BRG_TEXT_PLAIN, x, y, (NUMBER - 8) * unit, 1, BRG_INK_DIM);
  draw_text (plot, side->name, get_style (side), name_x, y,
             side->is_known ? plot->name - mark : plot->width - (NUMBER + 6) * unit, 0, ink);
  draw_text (plot, side->mark, BRG_TEXT_SMALL, name_x + plot->name - mark, y, mark, 1,
             BRG_INK_ACCENT_TEXT);
  if (side->is_winner)
    draw_tick (plot, name_x + plot->name + 5 * unit, round (y + ROW / 2.0 * unit));
  for (gint game = 0; game < plot->chart->n_games; game++)
    draw_text (
        plot, side->games[game], BRG_TEXT_PLAIN, games_x + game * GAME * unit, y, GAME * unit, 0.5,
        plot->chart->extra_head != NULL && game == plot->chart->n_games - 1 ? BRG_INK_ACCENT_TEXT
                                                                            : ink);
  draw_text (plot, side->sum, BRG_TEXT_BOLD, x + plot->width - (SUM + 8) * unit, y, SUM * unit, 1,
             BRG_INK_FG);
}

static void
draw_frame (const Plot *plot, const BrgBracketBox *box, double x, double y, gboolean is_picked)
{
  double unit = plot->unit;
  double height = 2 * ROW * unit;
  double radius = 5 * unit;
  double line = MAX (round (unit), 1);

  if (is_picked)
    {
      brg_paint_rounded_path (plot->cr, x, y, plot->width, height, radius);
      brg_paint_set_ink (plot->cr, get_ink (plot, BRG_INK_SELECTED));
      cairo_fill (plot->cr);
    }
  if (box->state == BRG_BRACKET_TO_COME)
    brg_paint_dashes (plot->cr, x, y, plot->width, height, radius, line,
                      get_ink (plot, BRG_INK_STRONG_LINE));
  else
    brg_paint_ring (
        plot->cr, x, y, plot->width, height, radius,
        box->state == BRG_BRACKET_RUNNING ? 2 * line : line,
        get_ink (plot, box->state == BRG_BRACKET_RUNNING ? BRG_INK_RING : BRG_INK_STRONG_LINE));
  brg_paint_box (plot->cr, x + line, y + ROW * unit, plot->width - 2 * line, line,
                 get_ink (plot, BRG_INK_ROW_LINE));
}

/* From a meeting to where its winner goes. */
static void
draw_way (const Plot *plot, gint stage, gint place)
{
  double line = MAX (round (plot->unit), 1);
  double right = x_of (plot, stage) + plot->width;
  double bend = round (right + GAP / 2.0 * plot->unit);
  double y = y_of (plot, stage, place);
  double to = y_of (plot, stage + 1, place / 2);
  const BrgInk *ink = get_ink (plot, BRG_INK_STRONG_LINE);

  brg_paint_box (plot->cr, right, y, bend - right, line, ink);
  brg_paint_box (plot->cr, bend, MIN (y, to), line, fabs (to - y) + line, ink);
  brg_paint_box (plot->cr, bend, to, x_of (plot, stage + 1) - bend, line, ink);
}

/* Beside the way, on the side on which it does not bend: a later meeting speaks of the number. */
static void
draw_number (const Plot *plot, gint stage, gint place)
{
  g_autofree char *number =
      g_strdup_printf ("%d", brg_bracket_chart_get_number (plot->chart, stage, place));
  double row = ROW * plot->unit;
  double y = y_of (plot, stage, place);

  draw_text (plot, number, BRG_TEXT_SMALL, x_of (plot, stage) + plot->width + 2 * plot->unit,
             place % 2 == 0 ? y - row * NUMBER_OFF : y + row * (NUMBER_OFF - 1),
             (GAP - 4) * plot->unit, 0, BRG_INK_DIM);
}

static void
draw_third_head (const Plot *plot)
{
  gint last = plot->chart->n_stages - 1;

  if (plot->chart->has_third)
    draw_text (plot, plot->chart->third_head, BRG_TEXT_BOLD, x_of (plot, last),
               y_of (plot, last, 1) - 2 * ROW * plot->unit, plot->width, 0, BRG_INK_FG);
}

static void
draw_heads (const Plot *plot)
{
  double unit = plot->unit;

  draw_third_head (plot);

  for (gint stage = 0; stage < plot->chart->n_stages; stage++)
    {
      double x = x_of (plot, stage);
      double games = x + (NUMBER + TICK) * unit + plot->name;

      draw_text (plot, plot->chart->heads[stage], BRG_TEXT_BOLD, x, 2 * unit,
                 plot->name + NUMBER * unit, 0, BRG_INK_FG);
      for (gint game = 0; plot->chart->n_games > 1 && game < plot->chart->n_games; game++)
        {
          g_autofree char *number = g_strdup_printf ("%d", game + 1);
          gboolean is_extra = plot->chart->extra_head != NULL && game == plot->chart->n_games - 1;

          draw_text (plot, is_extra ? plot->chart->extra_head : number, BRG_TEXT_SMALL,
                     games + game * GAME * unit, 2 * unit, GAME * unit, 0.5, BRG_INK_DIM);
        }
      draw_text (plot, "Σ", BRG_TEXT_SMALL, x + plot->width - (SUM + 8) * unit, 2 * unit,
                 SUM * unit, 1, BRG_INK_DIM);
    }
}

void
brg_bracket_draw (cairo_t *cr,
                  const BrgBracketChart *chart,
                  BrgTextCache *texts,
                  const BrgPalette *palette,
                  const BrgBracketScene *scene)
{
  Plot plot;

  g_return_if_fail (cr != NULL && chart != NULL && texts != NULL);
  g_return_if_fail (palette != NULL && scene != NULL);

  plot = begin_plot (chart, texts);
  plot.palette = palette;
  plot.cr = cr;
  draw_heads (&plot);
  for (gint stage = 0; stage < chart->n_stages; stage++)
    for (gint place = 0; place < brg_bracket_chart_count (chart, stage); place++)
      {
        const BrgBracketBox *box = brg_bracket_chart_get (chart, stage, place);
        double x = x_of (&plot, stage);
        double y = y_of (&plot, stage, place) - ROW * plot.unit;
        gboolean is_picked = stage == scene->stage && place == scene->place;

        if (stage + 1 < chart->n_stages)
          {
            draw_way (&plot, stage, place);
            draw_number (&plot, stage, place);
          }
        draw_frame (&plot, box, x, y, is_picked);
        for (gint side = 0; side < 2; side++)
          draw_side (&plot, box, side, x, y + side * ROW * plot.unit);
        if (is_picked && scene->has_ring)
          brg_paint_ring (cr, x, y, plot.width, 2 * ROW * plot.unit, 5 * plot.unit,
                          round (plot.unit * (palette->high_contrast ? 4 : 3)),
                          get_ink (&plot, BRG_INK_RING));
      }
}

void
brg_bracket_draw_get_box (const BrgBracketChart *chart,
                          BrgTextCache *texts,
                          gint stage,
                          gint place,
                          double *x,
                          double *y,
                          double *width,
                          double *height)
{
  Plot plot;

  g_return_if_fail (chart != NULL && texts != NULL);
  g_return_if_fail (x != NULL && y != NULL && width != NULL && height != NULL);

  plot = begin_plot (chart, texts);
  *x = x_of (&plot, stage);
  *y = y_of (&plot, stage, place) - ROW * plot.unit;
  *width = plot.width;
  *height = 2 * ROW * plot.unit;
}

void
brg_bracket_draw_get_size (const BrgBracketChart *chart,
                           BrgTextCache *texts,
                           gint *width,
                           gint *height)
{
  Plot plot;

  g_return_if_fail (chart != NULL && texts != NULL && width != NULL && height != NULL);

  plot = begin_plot (chart, texts);
  *width = (gint) ceil (x_of (&plot, chart->n_stages - 1) + plot.width + MARGIN * plot.unit);
  *height =
      (gint) ceil ((HEAD + MARGIN + PITCH * (double) (1 << (chart->n_stages - 1))) * plot.unit);
  if (chart->has_third)
    *height = MAX (*height,
                   (gint) ceil (y_of (&plot, chart->n_stages - 1, 1) + (ROW + MARGIN) * plot.unit));
}
