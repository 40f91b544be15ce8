/* brg-wall-view.c - a sheet of the wall, drawn as large as its window
 *
 * Everything is measured in units of a sheet of 1366 x 768, so that a projector shows what the
 * arbiter has seen.
 *
 * Tests: tests/gui/wall.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-wall-view.h"

#include <glib/gi18n.h>
#include <math.h>

#define WIDTH 1366.0
#define HEIGHT 768.0
#define MARGIN 40.0
#define GAP 16.0
#define BLOCK_GAP 40.0
#define BLOCK_WIDTH ((WIDTH - 2 * MARGIN - BLOCK_GAP) / 2)
#define TABLE_TOP 140.0
#define HEAD_HEIGHT 46.0
#define FOOT_TOP 667.0
#define GUIDE_TOP 721.0
#define ROWS_OF_BLOCK 10
#define ROW_HEIGHT ((FOOT_TOP - 8 - TABLE_TOP - HEAD_HEIGHT) / ROWS_OF_BLOCK)
#define MOST_COLUMNS 64
/* How much smaller a long text is set at most. */
#define SMALLEST 0.6

/* Sizes of letters. */
#define SIZE_TITLE 44.0
#define SIZE_COUNT 68.0
#define SIZE_CALL 38.0
#define SIZE_CELL 23.5
#define SIZE_BOARD 34.0
#define SIZE_SMALL 21.0
#define SIZE_HEAD 19.0

typedef struct
{
  double red;
  double green;
  double blue;
} Colour;

typedef struct
{
  Colour back, text, dim, line, call_back, call_text, foot_back, foot_text, bar, guide_back,
      guide_text;
} Colours;

/* Contrast of text on its ground is above 7:1 everywhere, of dim text above 4.5:1. */
static const Colours light = {
  .back = { 1, 1, 1 },
  .text = { 0.16, 0.16, 0.18 },
  .dim = { 0.38, 0.38, 0.40 },
  .line = { 0.80, 0.80, 0.82 },
  .call_back = { 0.99, 0.94, 0.81 },
  .call_text = { 0.36, 0.23, 0 },
  .foot_back = { 0.88, 0.92, 0.97 },
  .foot_text = { 0.07, 0.25, 0.44 },
  .bar = { 0.10, 0.37, 0.71 },
  .guide_back = { 0.17, 0.17, 0.19 },
  .guide_text = { 1, 1, 1 },
};

static const Colours dark = {
  .back = { 0.07, 0.07, 0.08 },
  .text = { 0.97, 0.97, 0.96 },
  .dim = { 0.72, 0.72, 0.74 },
  .line = { 0.27, 0.27, 0.30 },
  .call_back = { 0.36, 0.26, 0.03 },
  .call_text = { 1, 0.92, 0.70 },
  .foot_back = { 0.10, 0.17, 0.26 },
  .foot_text = { 0.80, 0.89, 1 },
  .bar = { 0.45, 0.68, 0.98 },
  .guide_back = { 0.16, 0.16, 0.18 },
  .guide_text = { 0.92, 0.92, 0.92 },
};

struct _BrgWallView
{
  GtkDrawingArea parent_instance;

  const BrgWall *wall; /* of the window, or NULL */
  BrgWallSheet sheet;
  char *announcement;
  /* Columns of the list, measured once for a list: in units, 0 for one that is not shown. */
  const BrgForm *measured;
  guint measured_part;
  double widths[MOST_COLUMNS];
};

G_DEFINE_FINAL_TYPE (BrgWallView, brg_wall_view, GTK_TYPE_DRAWING_AREA)

/* ----- Texts ----- */

typedef struct
{
  cairo_t *cr;
  PangoContext *context;
  const Colours *colours;
} Pen;

typedef enum
{
  AT_LEFT,
  IN_THE_MIDDLE,
  AT_RIGHT,
} Side;

static PangoLayout *
make_text (PangoContext *context, const char *text, double size, gboolean is_bold)
{
  PangoLayout *layout = pango_layout_new (context);
  g_autoptr (PangoFontDescription) font =
      pango_font_description_copy (pango_context_get_font_description (context));

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, is_bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

static double
measure (PangoContext *context, const char *text, double size, gboolean is_bold)
{
  g_autoptr (PangoLayout) layout = make_text (context, text, size, is_bold);
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return width / (double) PANGO_SCALE;
}

static void
set_colour (const Pen *pen, Colour colour)
{
  cairo_set_source_rgb (pen->cr, colour.red, colour.green, colour.blue);
}

static void
fill (const Pen *pen, Colour colour, double x, double y, double width, double height)
{
  set_colour (pen, colour);
  cairo_rectangle (pen->cr, x, y, width, height);
  cairo_fill (pen->cr);
}

/* In the middle of a line that begins at @y and is @height high. What is wider than @width is set
 * smaller, and ends in dots where that would be too small to read. */
static void
put_text (const Pen *pen,
          const char *text,
          double x,
          double y,
          double width,
          double height,
          double size,
          gboolean is_bold,
          Side side,
          Colour colour)
{
  double own = measure (pen->context, text, size, is_bold);
  double scale = own > width ? MAX (SMALLEST, width / own) : 1;
  g_autoptr (PangoLayout) layout = make_text (pen->context, text, size * scale, is_bold);
  int own_width;
  int own_height;

  if (own * scale > width + 1)
    {
      pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    }
  pango_layout_get_size (layout, &own_width, &own_height);
  own_width = (int) MIN (own_width, width * PANGO_SCALE);
  set_colour (pen, colour);
  cairo_move_to (pen->cr,
                 side == AT_LEFT    ? x
                 : side == AT_RIGHT ? x + width - own_width / (double) PANGO_SCALE
                                    : x + (width - own_width / (double) PANGO_SCALE) / 2,
                 y + (height - own_height / (double) PANGO_SCALE) / 2);
  pango_cairo_show_layout (pen->cr, layout);
}

/* ----- Columns ----- */

static const BrgForm *
get_form (BrgWallView *self)
{
  return self->wall != NULL ? self->wall->lists[self->sheet.kind] : NULL;
}

/* Standings of a contest stand in one block: the table of solvers is too wide for two. */
static gboolean
is_wide (const BrgWall *wall, BrgWallKind kind)
{
  return kind == BRG_WALL_STANDINGS && wall->is_contest;
}

static guint
count_parts (const BrgWall *wall, BrgWallKind kind)
{
  return is_wide (wall, kind) ? wall->n_parts : 1;
}

static guint
count_rows (const BrgWall *wall, BrgWallKind kind)
{
  return is_wide (wall, kind) ? ROWS_OF_BLOCK : 2 * ROWS_OF_BLOCK;
}

guint
brg_wall_view_find_rows (const BrgWall *wall, const BrgWallSheet *sheet, guint *first)
{
  const BrgForm *form;
  guint n;

  g_return_val_if_fail (wall != NULL && sheet != NULL && first != NULL, 0);

  form = wall->lists[sheet->kind];
  n = count_rows (wall, sheet->kind);
  *first = sheet->sheet / count_parts (wall, sheet->kind) * n;
  return form != NULL && form->rows->len > *first ? MIN (form->rows->len - *first, n) : 0;
}

/* The board is the largest figure: it is what one goes to. */
static gboolean
is_board (BrgWallView *self, guint column)
{
  return column == (self->sheet.kind == BRG_WALL_BY_NAME ? 1u : 0u);
}

static double
get_size (BrgWallView *self, guint column)
{
  return is_board (self, column) ? SIZE_BOARD : SIZE_CELL;
}

static gboolean
is_bold (BrgWallView *self, guint column)
{
  const BrgForm *form = get_form (self);

  if (is_board (self, column))
    return TRUE;
  return self->sheet.kind == BRG_WALL_BY_NAME
             ? column == 0
             : brg_form_get_column (form, column)->kind == BRG_COLUMN_NAME ||
                   brg_wall_get_rank (self->wall, self->sheet.kind, column) == 0;
}

/* A circle stands before the word of a colour. */
static double
get_indent (BrgWallView *self, guint column)
{
  return self->sheet.kind == BRG_WALL_BY_NAME && column == 2 ? SIZE_CELL + 4 : 0;
}

static double
find_width (BrgWallView *self, PangoContext *context, guint column)
{
  const BrgForm *form = get_form (self);
  double widest = measure (context, brg_form_get_column (form, column)->head, SIZE_HEAD, TRUE);

  for (guint i = 0; i < form->rows->len; i++)
    {
      const BrgFormCell *cell = &brg_form_get_row (form, i)->cells[column];

      if (cell->span == 1)
        widest = MAX (widest, get_indent (self, column) + measure (context, cell->text,
                                                                   get_size (self, column),
                                                                   is_bold (self, column)));
    }
  return ceil (widest) + 1;
}

static double
sum_widths (const double *widths, guint n)
{
  double sum = -GAP;

  for (guint i = 0; i < n; i++)
    sum += widths[i] > 0 ? widths[i] + GAP : 0;
  return sum;
}

/* Names give way where all do not fit, equally: they are set smaller then. */
static void
squeeze (const BrgForm *form, double *widths, guint n, double room)
{
  double names = 0;
  double lacking = sum_widths (widths, n) - room;

  for (guint i = 0; i < n; i++)
    names += brg_form_get_column (form, i)->kind == BRG_COLUMN_NAME ? widths[i] : 0;
  lacking = MIN (lacking, names * 0.7);
  for (guint i = 0; lacking > 0 && i < n; i++)
    if (brg_form_get_column (form, i)->kind == BRG_COLUMN_NAME)
      widths[i] -= widths[i] / names * lacking;
}

static double
get_room (BrgWallView *self)
{
  return is_wide (self->wall, self->sheet.kind) ? WIDTH - 2 * MARGIN : BLOCK_WIDTH;
}

/* Those that are always there, then of the others as many as there is room for. */
static void
choose_columns (BrgWallView *self, PangoContext *context)
{
  const BrgForm *form = get_form (self);
  guint n = MIN (form->columns->len, MOST_COLUMNS);
  guint part = self->sheet.sheet % count_parts (self->wall, self->sheet.kind);
  double room = get_room (self);
  gboolean has_room = TRUE;

  if (self->measured == form && self->measured_part == part)
    return;
  self->measured = form;
  self->measured_part = part;
  for (guint i = 0; i < n; i++)
    self->widths[i] = brg_wall_get_rank (self->wall, self->sheet.kind, i) == 0
                          ? find_width (self, context, i)
                          : 0;
  for (guint i = 0; i < n && has_room; i++)
    if (brg_wall_get_rank (self->wall, self->sheet.kind, i) == 1 &&
        brg_wall_is_in_part (self->wall, self->sheet.kind, i, part))
      {
        self->widths[i] = find_width (self, context, i);
        has_room = sum_widths (self->widths, n) <= room || is_wide (self->wall, self->sheet.kind);
        if (!has_room)
          self->widths[i] = 0;
      }
  squeeze (form, self->widths, n, room);
}

/* ----- Parts ----- */

static void
draw_head (BrgWallView *self, const Pen *pen)
{
  const Colours *colours = pen->colours;
  gint64 now = g_get_real_time ();
  g_autoptr (GDateTime) time = g_date_time_new_now_local ();
  g_autofree char *clock = g_date_time_format (time, "%H:%M:%S");
  g_autofree char *title = brg_wall_dup_title (self->wall, self->sheet.kind);
  g_autofree char *times = brg_wall_dup_times (self->wall);
  g_autofree char *below = *times != '\0' ? g_strdup_printf ("%s · %s", self->wall->place, times)
                                          : g_strdup (self->wall->place);
  /* Translators: under a time that runs on a screen in the hall: the hour; "сейчас %s" */
  g_autofree char *present = g_strdup_printf (WC_ (self->wall->words, "wall", "now %s"), clock);
  g_auto (BrgWallHour) hour = { 0 };
  gboolean counts;

  brg_wall_read_hour (self->wall, now, &hour);
  counts = *hour.count != '\0';
  put_text (pen, title, MARGIN, 24, 820, 64, SIZE_TITLE, TRUE, AT_LEFT, colours->text);
  put_text (pen, below, MARGIN, 86, hour.call != NULL ? 830 : 980, 32, SIZE_SMALL + 1, FALSE,
            AT_LEFT, colours->dim);
  put_text (pen, counts ? hour.count : clock, WIDTH - MARGIN - 330, 18, 330, 76, SIZE_COUNT, TRUE,
            AT_RIGHT, colours->text);
  if (counts)
    {
      g_autofree char *line = g_strdup_printf ("%s · %s", hour.what, present);

      put_text (pen, line, WIDTH - MARGIN - 480, 92, 480, 30, SIZE_SMALL, FALSE, AT_RIGHT,
                colours->dim);
    }
  if (hour.call != NULL)
    {
      fill (pen, colours->call_back, 880, 30, 190, 60);
      put_text (pen, hour.call, 884, 30, 182, 60, SIZE_CALL - 4, TRUE, IN_THE_MIDDLE,
                colours->call_text);
    }
  fill (pen, colours->text, 0, TABLE_TOP - 2, WIDTH, 2);
}

/* Filled for the men that are dark on the board, on whatever ground. */
static void
draw_circle (const Pen *pen, double x, double middle, gboolean is_white, gboolean is_dark)
{
  double radius = SIZE_CELL * 0.36;

  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, x + radius, middle, radius, 0, 2 * G_PI);
  if (is_white == is_dark)
    {
      set_colour (pen, pen->colours->text);
      cairo_fill_preserve (pen->cr);
    }
  set_colour (pen, pen->colours->text);
  cairo_set_line_width (pen->cr, 2);
  cairo_stroke (pen->cr);
}

static void
draw_cell (BrgWallView *self,
           const Pen *pen,
           guint row,
           guint column,
           double x,
           double y,
           double width)
{
  const BrgForm *form = get_form (self);
  const BrgFormCell *cell = &brg_form_get_row (form, row)->cells[column];
  BrgFormColumnKind kind = brg_form_get_column (form, column)->kind;
  BrgColour colour = brg_wall_find_colour (self->wall, self->sheet.kind, row);
  double indent = get_indent (self, column);
  gboolean is_strong = is_bold (self, column);

  if (indent > 0 && colour != BRG_COLOUR_NONE)
    draw_circle (pen, x, y + ROW_HEIGHT / 2, colour == BRG_COLOUR_WHITE, self->sheet.is_dark);
  put_text (pen, cell->text, x + indent, y, width - indent, ROW_HEIGHT, get_size (self, column),
            is_strong,
            kind == BRG_COLUMN_NUMBER    ? AT_RIGHT
            : kind == BRG_COLUMN_CENTRED ? IN_THE_MIDDLE
                                         : AT_LEFT,
            is_strong ? pen->colours->text : pen->colours->dim);
}

static void
draw_block (BrgWallView *self, const Pen *pen, guint first, double left, double width)
{
  const BrgForm *form = get_form (self);
  guint n = MIN (form->columns->len, MOST_COLUMNS);
  guint end = MIN (first + ROWS_OF_BLOCK, form->rows->len);
  double x = left;

  if (first >= end)
    return;
  for (guint i = 0; i < n; i++)
    {
      BrgFormColumnKind kind = brg_form_get_column (form, i)->kind;

      if (self->widths[i] <= 0)
        continue;
      put_text (pen, brg_form_get_column (form, i)->head, x, TABLE_TOP + 4, self->widths[i],
                HEAD_HEIGHT - 6, SIZE_HEAD, TRUE,
                kind == BRG_COLUMN_NUMBER    ? AT_RIGHT
                : kind == BRG_COLUMN_CENTRED ? IN_THE_MIDDLE
                                             : AT_LEFT,
                pen->colours->dim);
      for (guint row = first; row < end; row++)
        draw_cell (self, pen, row, i, x, TABLE_TOP + HEAD_HEIGHT + (row - first) * ROW_HEIGHT,
                   self->widths[i]);
      x += self->widths[i] + GAP;
    }
  for (guint row = first; row <= end; row++)
    fill (pen, pen->colours->line, left, TABLE_TOP + HEAD_HEIGHT + (row - first) * ROW_HEIGHT - 1,
          width, 1);
}

static void
draw_table (BrgWallView *self, const Pen *pen)
{
  guint first;

  brg_wall_view_find_rows (self->wall, &self->sheet, &first);
  choose_columns (self, pen->context);
  draw_block (self, pen, first, MARGIN, get_room (self));
  if (!is_wide (self->wall, self->sheet.kind))
    draw_block (self, pen, first + ROWS_OF_BLOCK, MARGIN + BLOCK_WIDTH + BLOCK_GAP, BLOCK_WIDTH);
}

static void
draw_foot (BrgWallView *self, const Pen *pen)
{
  const BrgWords *words = self->wall->words;
  const Colours *colours = pen->colours;
  const BrgWallSheet *sheet = &self->sheet;
  g_autofree char *guide =
      sheet->kind == BRG_WALL_BY_NAME ? brg_wall_dup_guide (self->wall) : g_strdup ("");
  guint first;
  guint n_rows = brg_wall_view_find_rows (self->wall, sheet, &first);
  g_autofree char *range =
      brg_wall_dup_range (self->wall, sheet->kind, first, first + MAX (n_rows, 1) - 1);
  /* Translators: on a screen in the hall: which sheet of how many; "лист %u из %u" */
  g_autofree char *number =
      g_strdup_printf (WC_ (words, "wall", "sheet %u of %u"), sheet->sheet + 1, sheet->n_sheets);
  g_autofree char *where =
      *range != '\0' ? g_strdup_printf ("%s: %s", range, number) : g_strdup (number);
  /* Translators: on a screen in the hall: when the sheet changes; "дальше через %u с" */
  g_autofree char *when =
      g_strdup_printf (WC_ (words, "wall", "next in %u s"), sheet->seconds_left);
  double y = *guide != '\0' ? FOOT_TOP : FOOT_TOP + HEIGHT - GUIDE_TOP;

  fill (pen, colours->foot_back, 0, y, WIDTH, GUIDE_TOP - FOOT_TOP);
  put_text (pen, self->announcement != NULL ? self->announcement : "", MARGIN, y, 820,
            GUIDE_TOP - FOOT_TOP, SIZE_CELL, TRUE, AT_LEFT, colours->foot_text);
  put_text (pen, where, 870, y, sheet->seconds_left > 0 ? 195 : WIDTH - MARGIN - 870,
            GUIDE_TOP - FOOT_TOP, SIZE_HEAD, FALSE, AT_RIGHT, colours->foot_text);
  if (sheet->seconds_left > 0)
    {
      fill (pen, colours->line, 1080, y + 24, 84, 7);
      fill (pen, colours->bar, 1080, y + 24,
            84.0 * (sheet->seconds - sheet->seconds_left) / sheet->seconds, 7);
      put_text (pen, when, 1170, y, WIDTH - MARGIN - 1170, GUIDE_TOP - FOOT_TOP, SIZE_HEAD, FALSE,
                AT_RIGHT, colours->foot_text);
    }
  if (*guide == '\0')
    return;
  fill (pen, colours->guide_back, 0, GUIDE_TOP, WIDTH, HEIGHT - GUIDE_TOP);
  put_text (pen, guide, MARGIN, GUIDE_TOP, WIDTH - 2 * MARGIN, HEIGHT - GUIDE_TOP, SIZE_SMALL,
            FALSE, AT_LEFT, colours->guide_text);
}

static void
draw_nothing (BrgWallView *self, const Pen *pen)
{
  const char *text = self->wall != NULL
                         /* Translators: on a screen in the hall; "Пока ничего не опубликовано" */
                         ? WC_ (self->wall->words, "wall", "Nothing is published yet")
                         : "";

  put_text (pen, text, MARGIN, 300, WIDTH - 2 * MARGIN, 80, SIZE_TITLE, TRUE, IN_THE_MIDDLE,
            pen->colours->dim);
}

static void
draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  BrgWallView *self = BRG_WALL_VIEW (area);
  const Pen pen = { cr, gtk_widget_get_pango_context (GTK_WIDGET (area)),
                    self->sheet.is_dark ? &dark : &light };
  double unit = MIN (width / WIDTH, height / HEIGHT);

  (void) data;
  fill (&pen, pen.colours->back, 0, 0, width, height);
  cairo_translate (cr, (width - WIDTH * unit) / 2, (height - HEIGHT * unit) / 2);
  cairo_scale (cr, unit, unit);
  if (get_form (self) == NULL)
    {
      draw_nothing (self, &pen);
      return;
    }
  draw_head (self, &pen);
  draw_table (self, &pen);
  draw_foot (self, &pen);
}

/* ----- What it says to who does not see it ----- */

static char *
dup_spoken (BrgWallView *self)
{
  const BrgForm *form = get_form (self);
  GString *text = g_string_new (NULL);
  guint first = 0;
  guint n_rows = form != NULL ? brg_wall_view_find_rows (self->wall, &self->sheet, &first) : 0;

  for (guint row = first; row < first + n_rows; row++)
    {
      for (guint i = 0; i < form->columns->len; i++)
        {
          const char *cell = brg_form_get_row (form, row)->cells[i].text;

          if (*cell != '\0' && brg_wall_get_rank (self->wall, self->sheet.kind, i) == 0)
            g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", cell);
        }
      g_string_append_c (text, '\n');
    }
  if (self->announcement != NULL)
    g_string_append (text, self->announcement);
  return g_string_free (text, FALSE);
}

static void
speak (BrgWallView *self)
{
  g_autofree char *text = dup_spoken (self);
  g_autofree char *title = get_form (self) != NULL
                               ? brg_wall_dup_title (self->wall, self->sheet.kind)
                               : g_strdup (self->wall != NULL ? WC_ (self->wall->words, "wall",
                                                                     "Nothing is published yet")
                                                              : "");

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/* ----- The widget ----- */

static void
brg_wall_view_finalize (GObject *object)
{
  g_free (BRG_WALL_VIEW (object)->announcement);
  G_OBJECT_CLASS (brg_wall_view_parent_class)->finalize (object);
}

static void
brg_wall_view_class_init (BrgWallViewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_wall_view_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
brg_wall_view_init (BrgWallView *self)
{
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self), draw, NULL, NULL);
}

void
brg_wall_view_show (BrgWallView *self,
                    const BrgWall *wall,
                    const BrgWallSheet *sheet,
                    const char *announcement)
{
  gboolean is_other;

  g_return_if_fail (BRG_IS_WALL_VIEW (self) && sheet != NULL);

  is_other = self->wall != wall || self->sheet.kind != sheet->kind ||
             self->sheet.sheet != sheet->sheet || g_strcmp0 (self->announcement, announcement) != 0;
  if (self->wall != wall || self->sheet.kind != sheet->kind)
    self->measured = NULL;
  self->wall = wall;
  self->sheet = *sheet;
  if (g_strcmp0 (self->announcement, announcement) != 0)
    {
      g_free (self->announcement);
      self->announcement = g_strdup (announcement);
    }
  if (is_other)
    speak (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
brg_wall_view_count_sheets (const BrgWall *wall, BrgWallKind kind)
{
  guint n;

  g_return_val_if_fail (wall != NULL, 0);

  n = count_rows (wall, kind);
  return wall->lists[kind] != NULL
             ? (wall->lists[kind]->rows->len + n - 1) / n * count_parts (wall, kind)
             : 0;
}
