/* brg-header-footer.c - header and footer of a page
 *
 * Tests: tests/app/test-documents-layout.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-header-footer.h"

#include "brg-form-style.h"

/* Type sizes in points. */
#define SMALL_SIZE 9.5
#define EVENT_SIZE 12.0
#define PLACE_SIZE 11.0
#define PREFACE_SIZE 10.0
#define RUNNING_SIZE 9.0
#define FOOT_SIZE 7.5
#define LEAST_FOOT_SIZE 5.0
#define APPROVAL_SIZE 10.0
#define LEAST_APPROVAL_SIZE 7.0

/* Distances of baselines in millimetres; roomy styles stretch them. */
#define TITLE_DISTANCE 7.0
#define EVENT_DISTANCE 5.8
#define PLACE_DISTANCE 7.2
#define PREFACE_DISTANCE 5.2
#define TABLE_DISTANCE 2.6

/* Of the letterhead: how far the rest stands below it or beside a logo, and the approval below the
 * right logo, in millimetres; how much of the width lines of approval may take. */
#define LETTERHEAD_GAP 4.0
#define SMALL_LOGO 16.0
#define APPROVAL_GAP 2.0
#define MOST_APPROVAL 0.5

/* Wider than this is what is printed on a sheet that lies broad, in millimetres: A4 and more. */
#define BROAD 220.0

/* What a text under the foot takes, in millimetres. */
#define FOOT_TEXT 3.4

/* Room between texts on one line, in millimetres. */
#define ROOM 5.0

/* How much of a line the text on its right takes at most beside one on its left. */
#define MOST_RIGHT 0.45

/* Down to this part of its size a centred line is made smaller before it is broken. */
#define LEAST_SHRINK 0.8

/* A line of the head: a text left, in the middle and right; types may differ. */
typedef struct
{
  const char *left;
  const char *middle;
  const char *right;
  BrgType left_type;
  BrgType middle_type;
  BrgType right_type;
} HeadLine;

static double
sheet_width (const BrgHeaderFooter *header_footer)
{
  return header_footer->sheet->right - header_footer->sheet->left;
}

static BrgType
serif (double size, gboolean bold)
{
  return (BrgType){ .face = BRG_FACE_SERIF, .size = size, .bold = bold };
}

static double
natural_width (const BrgHeaderFooter *header_footer, const BrgType *type, const char *text)
{
  return brg_typesetter_text_width (header_footer->typesetter, type, text);
}

/* Whether the three texts of a line leave each other room. */
static gboolean
fits_one_line (const BrgHeaderFooter *header_footer, const HeadLine *line)
{
  double left = natural_width (header_footer, &line->left_type, line->left);
  double middle = natural_width (header_footer, &line->middle_type, line->middle);
  double right = natural_width (header_footer, &line->right_type, line->right);

  if (middle == 0)
    return left + right + ROOM * BRG_MM <= sheet_width (header_footer);
  return 2 * MAX (left, right) + middle + 2 * ROOM * BRG_MM <= sheet_width (header_footer);
}

/* Draws a text that may take several lines; returns the baseline of the last one. */
static double
draw_text (const BrgHeaderFooter *header_footer,
           BrgPrintPage *page,
           const BrgType *type,
           const char *text,
           double baseline,
           double width,
           double align)
{
  g_autofree char *markup = g_markup_escape_text (text, -1);
  guint n_lines = brg_typesetter_count_lines (header_footer->typesetter, type, markup, width);
  double x = header_footer->sheet->left + (sheet_width (header_footer) - width) * align;

  brg_print_page_add_text (page, type, g_steal_pointer (&markup), x, baseline, width, align);
  return baseline + (n_lines - 1) * type->size * BRG_LEADING;
}

/* A centred line shrinks a little before it is broken. */
static double
draw_middle (const BrgHeaderFooter *header_footer,
             BrgPrintPage *page,
             BrgType type,
             const char *text,
             double baseline)
{
  double width = sheet_width (header_footer);
  double natural = natural_width (header_footer, &type, text);

  if (natural > width)
    type.size *= MAX (LEAST_SHRINK, width / natural * 0.995);
  return draw_text (header_footer, page, &type, text, baseline, width, 0.5);
}

static double
draw_head_line (const BrgHeaderFooter *header_footer,
                BrgPrintPage *page,
                const HeadLine *line,
                double baseline)
{
  double width = sheet_width (header_footer);
  double right = natural_width (header_footer, &line->right_type, line->right);
  double right_width = *line->left != '\0' ? MIN (right, width * MOST_RIGHT) : width;
  double left_width = right > 0 ? width - right_width - ROOM * BRG_MM : width;
  double last = baseline;

  if (*line->middle != '\0')
    {
      draw_text (header_footer, page, &line->left_type, line->left, baseline, width, 0);
      if (line->middle == header_footer->form->title)
        brg_print_page_set_role (page, BRG_PRINT_ROLE_TITLE, 0);
      last = draw_middle (header_footer, page, line->middle_type, line->middle, baseline);
      brg_print_page_set_role (page, BRG_PRINT_ROLE_TEXT, 0);
      draw_text (header_footer, page, &line->right_type, line->right, baseline, width, 1);
      return last;
    }
  if (*line->left != '\0')
    last = draw_text (header_footer, page, &line->left_type, line->left, baseline, left_width, 0);
  right = draw_text (header_footer, page, &line->right_type, line->right, baseline, right_width, 1);
  return MAX (last, right);
}

static gboolean
is_empty (const HeadLine *line)
{
  return *line->left == '\0' && *line->middle == '\0' && *line->right == '\0';
}

/* How far apart the lines of the head stand: a roomy form has more of everything. */
static double
stretch_of (const BrgHeaderFooter *header_footer)
{
  if (header_footer->is_dense)
    return 0.8;
  switch (header_footer->form->style)
    {
    case BRG_FORM_PROTOCOL:
    case BRG_FORM_WALL:
      return 1.45;
    case BRG_FORM_LIST:
    case BRG_FORM_DIAGRAMS:
      return 1.2;
    case BRG_FORM_BROAD:
    case BRG_FORM_TABLE:
    case BRG_FORM_SQUARE:
    default:
      return 1;
    }
}

typedef struct
{
  HeadLine line;
  double distance; /* from the baseline before, in millimetres */
} Placed;

static void
place (GArray *lines, HeadLine line, double distance)
{
  Placed placed = { line, distance };

  if (!is_empty (&line))
    g_array_append_val (lines, placed);
}

/* Two lines side by side where the form is dense and they fit, else below each other. */
static void
place_pair (const BrgHeaderFooter *header_footer,
            GArray *lines,
            HeadLine sides,
            HeadLine middle,
            gboolean sides_first,
            double sides_distance,
            double middle_distance)
{
  HeadLine both = sides;

  both.middle = middle.middle;
  both.middle_type = middle.middle_type;
  if (header_footer->is_dense && fits_one_line (header_footer, &both))
    {
      place (lines, both, middle_distance);
      return;
    }
  if (sides_first)
    place (lines, sides, sides_distance);
  place (lines, middle, middle_distance);
  if (!sides_first)
    place (lines, sides, sides_distance);
}

static HeadLine
sides_line (const char *left, BrgType left_type, const char *right, BrgType right_type)
{
  return (HeadLine){ left, "", right, left_type, left_type, right_type };
}

static HeadLine
middle_line (const char *text, BrgType type)
{
  return (HeadLine){ "", text, "", type, type, type };
}

static void
place_lines (const BrgHeaderFooter *header_footer, GArray *lines)
{
  const BrgForm *form = header_footer->form;
  double stretch = stretch_of (header_footer);
  double scale = header_footer->is_dense ? 0.88 : 1;
  double place_size = form->style == BRG_FORM_WALL ? PLACE_SIZE + 2 : PLACE_SIZE;
  BrgType small = serif (SMALL_SIZE * scale, FALSE);
  BrgType title = serif (header_footer->sizes->title * scale, TRUE);
  BrgType event = serif (EVENT_SIZE * scale, FALSE);
  BrgType left = serif (place_size * scale, header_footer->sizes->bold_left);
  BrgType right = serif (place_size * scale, TRUE);
  HeadLine sides = sides_line (form->left, left, form->right, right);

  place_pair (header_footer, lines, sides_line (form->organiser, small, form->form_number, small),
              middle_line (form->title, title), TRUE, 0, TITLE_DISTANCE * stretch);
  for (guint i = 0; i < form->subtitles->len; i++)
    {
      HeadLine line = middle_line (form->subtitles->pdata[i], event);
      gboolean is_last = i == form->subtitles->len - 1;
      double distance = EVENT_DISTANCE * (i == 0 ? stretch : 1);

      /* The place is said smaller than the event. */
      line.middle_type.size -= i > 0 ? 1 : 0;
      if (is_last)
        place_pair (header_footer, lines, sides, line, FALSE, PLACE_DISTANCE * stretch, distance);
      else
        place (lines, line, distance);
    }
  if (form->subtitles->len == 0)
    place (lines, sides, PLACE_DISTANCE * stretch);
}

static double
draw_preface (const BrgHeaderFooter *header_footer, BrgPrintPage *page, double baseline)
{
  const GPtrArray *preface = header_footer->form->preface;
  BrgType type = serif (PREFACE_SIZE, FALSE);

  for (guint i = 0; i < preface->len; i++)
    {
      baseline += PREFACE_DISTANCE * BRG_MM;
      baseline = draw_text (header_footer, page, &type, preface->pdata[i], baseline,
                            sheet_width (header_footer), 0);
    }
  return baseline;
}

/* As small as the logos are on a small sheet, so that it is not larger than what it approves. */
static double
approval_size (double most_logo)
{
  return CLAMP (APPROVAL_SIZE * most_logo / SMALL_LOGO, LEAST_APPROVAL_SIZE, APPROVAL_SIZE);
}

/* Lines of approval that end at @right and are @most wide. Returns: where they end below. */
static double
draw_approval (const BrgHeaderFooter *header_footer,
               BrgPrintPage *page,
               double size,
               double right,
               double most,
               double top)
{
  const BrgForm *form = header_footer->form;
  BrgType type = serif (size, FALSE);
  g_auto (GStrv) lines = g_strsplit (form->approval, "\n", BRG_LETTERHEAD_MOST_LINES);
  double width = 0;
  double baseline = top + size * 0.75;

  for (guint i = 0; lines[i] != NULL; i++)
    width = MAX (width, natural_width (header_footer, &type, lines[i]));
  width = MIN (width * 1.005, most);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *markup =
          brg_typesetter_dup_name_markup (header_footer->typesetter, &type, lines[i], width);
      guint n_lines = brg_typesetter_count_lines (header_footer->typesetter, &type, markup, width);

      brg_print_page_add_text (page, &type, g_steal_pointer (&markup), right - width, baseline,
                               width, 0);
      baseline += MAX (n_lines, 1) * size * BRG_LEADING;
    }
  return baseline - size * BRG_LEADING;
}

static gboolean
is_broad (const BrgPrintSheet *sheet)
{
  return sheet->right - sheet->left > BROAD * BRG_MM;
}

/* Draws the logo of a side as high as it may be, of a broad one as wide as it may be. Returns its
 * size, nothing where there is none. */
static BrgLogoSize
draw_logo (const BrgHeaderFooter *header_footer, BrgPrintPage *page, guint side, double most)
{
  const BrgPrintSheet *sheet = header_footer->sheet;
  GBytes *png = header_footer->form->logos[side];
  double height = MIN (most * BRG_MM, sheet_width (header_footer) / 6);
  BrgLogoSize size = brg_header_footer_fit_logo (png, sheet_width (header_footer) / 4, height);

  if (size.width > 0)
    brg_print_page_add_image (page, png,
                              side == BRG_LETTERHEAD_LEFT ? sheet->left : sheet->right - size.width,
                              sheet->top, size.width, size.height);
  return size;
}

BrgLogoSize
brg_header_footer_fit_logo (GBytes *png, double most_width, double most_height)
{
  double natural = png != NULL ? brg_print_page_measure_image (png, most_height) : 0;
  double scale = MIN (1, most_width / MAX (natural, 1));

  return natural > 0 ? (BrgLogoSize){ natural * scale, most_height * scale }
                     : (BrgLogoSize){ 0, 0 };
}

double
brg_header_footer_letterhead (const BrgHeaderFooter *header_footer,
                              BrgPrintPage *page,
                              double most_logo)
{
  const BrgPrintSheet *sheet;
  double gap = LETTERHEAD_GAP * BRG_MM;
  BrgLogoSize left;
  BrgLogoSize right;
  double end;

  g_return_val_if_fail (header_footer != NULL && page != NULL, 0);

  sheet = header_footer->sheet;
  left = draw_logo (header_footer, page, BRG_LETTERHEAD_LEFT, most_logo);
  right = draw_logo (header_footer, page, BRG_LETTERHEAD_RIGHT, most_logo);
  end = MAX (left.height, right.height);
  if (*header_footer->form->approval != '\0')
    {
      /* A broad sheet has width to spare and no height. */
      double beside = is_broad (sheet) && right.width > 0 ? right.width + gap : 0;
      double below = beside > 0 || right.height <= 0 ? 0 : right.height + APPROVAL_GAP * BRG_MM;
      double room = sheet_width (header_footer) - beside - (left.width > 0 ? left.width + gap : 0);
      double most = MIN (sheet_width (header_footer) * MOST_APPROVAL, room);

      double approval = draw_approval (header_footer, page, approval_size (most_logo),
                                       sheet->right - beside, most, sheet->top + below);

      end = MAX (end, approval - sheet->top);
    }
  return end > 0 ? end + gap : 0;
}

double
brg_header_footer_head (const BrgHeaderFooter *header_footer, BrgPrintPage *page)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (Placed));
  double baseline;

  g_return_val_if_fail (header_footer != NULL && page != NULL, 0);

  baseline = header_footer->sheet->top +
             brg_header_footer_letterhead (header_footer, page, BRG_LETTERHEAD_LOGO);
  place_lines (header_footer, lines);
  for (guint i = 0; i < lines->len; i++)
    {
      const Placed *placed = &g_array_index (lines, Placed, i);
      double size = MAX (placed->line.middle_type.size, placed->line.right_type.size);

      /* The first line hangs from the margin. */
      baseline += i == 0 ? size * 0.75 : placed->distance * BRG_MM;
      baseline = draw_head_line (header_footer, page, &placed->line, baseline);
    }
  baseline = draw_preface (header_footer, page, baseline);
  baseline += TABLE_DISTANCE * MIN (stretch_of (header_footer), 1.3) * BRG_MM;
  return baseline;
}

double
brg_header_footer_running_head (const BrgHeaderFooter *header_footer, BrgPrintPage *page)
{
  BrgType type = serif (RUNNING_SIZE, FALSE);
  BrgType bold = serif (RUNNING_SIZE, TRUE);
  const BrgForm *form;
  HeadLine line;
  double baseline;

  g_return_val_if_fail (header_footer != NULL && page != NULL, 0);

  form = header_footer->form;
  baseline = header_footer->sheet->top + RUNNING_SIZE * 0.75;
  line = sides_line (form->title, bold, form->right, type);
  brg_print_page_set_role (page, BRG_PRINT_ROLE_FOOT, 0);
  baseline = draw_head_line (header_footer, page, &line, baseline);
  brg_print_page_set_role (page, BRG_PRINT_ROLE_TEXT, 0);
  return baseline + 2 * BRG_MM;
}

/* Where the middle text of the foot begins: in the middle of the sheet, or between its neighbours
 * when one of them reaches that far. */
static double
foot_middle_left (double width, double left, double middle, double right)
{
  double centred = (width - middle) / 2;

  return CLAMP (centred, left + ROOM * BRG_MM, MAX (width - right - ROOM * BRG_MM - middle, 0));
}

/* Event and number of the document, the event cut with dots behind a word where both are wider than
 * @width: the whole name stands in the head. */
static char *
dup_foot_left (const BrgHeaderFooter *header_footer, const BrgType *type, double width)
{
  const BrgForm *form = header_footer->form;
  gboolean has_number = *form->foot_number != '\0';
  char *text = g_strconcat (form->foot_event, has_number ? " · " : "", form->foot_number, NULL);
  g_auto (GStrv) words = g_strsplit (form->foot_event, " ", -1);

  for (guint n = g_strv_length (words); n > 0; n--)
    {
      g_autofree char *event = NULL;

      if (natural_width (header_footer, type, text) <= width)
        return text;
      g_clear_pointer (&words[n - 1], g_free);
      event = g_strjoinv (" ", words);
      g_free (text);
      text = n == 1 ? g_strdup (form->foot_number)
                    : g_strconcat (event, "…", has_number ? " · " : "", form->foot_number, NULL);
    }
  return text;
}

/* The type in which all that must be said fits one line: on a small sheet less than usual. */
static BrgType
foot_type (const BrgHeaderFooter *header_footer, const char *sheet_text)
{
  const BrgForm *form = header_footer->form;
  BrgType type = serif (FOOT_SIZE, FALSE);
  double width = sheet_width (header_footer);

  while (type.size > LEAST_FOOT_SIZE &&
         natural_width (header_footer, &type, form->foot_middle) +
                 natural_width (header_footer, &type, sheet_text) +
                 natural_width (header_footer, &type, "0000") +
                 natural_width (header_footer, &type, form->foot_number) + 2 * ROOM * BRG_MM >
             width)
    type.size -= 0.25;
  return type;
}

void
brg_header_footer_foot (const BrgHeaderFooter *header_footer,
                        BrgPrintPage *page,
                        const char *sheet_text)
{
  BrgType type;
  const BrgPrintSheet *sheet;
  g_autofree char *left_text = NULL;
  double baseline;
  double width;
  double left;
  double middle;
  double right;

  g_return_if_fail (header_footer != NULL && page != NULL && sheet_text != NULL);

  sheet = header_footer->sheet;
  type = foot_type (header_footer, sheet_text);
  width = sheet_width (header_footer);
  /* A hair wider: what just fits by reckoning is broken in print. */
  middle = natural_width (header_footer, &type, header_footer->form->foot_middle) * 1.005;
  /* In a report of many papers the numbers of the sheets are longer. */
  right = natural_width (header_footer, &type, sheet_text) +
          natural_width (header_footer, &type, "0000");
  left_text = dup_foot_left (header_footer, &type, width - middle - right - 2 * ROOM * BRG_MM);
  left = natural_width (header_footer, &type, left_text);
  baseline = sheet->foot + 3.2 * BRG_MM;
  brg_print_page_add_line (page, BRG_PRINT_PAGE_LINE_BLANK, sheet->left, sheet->foot, sheet->right,
                           sheet->foot);
  brg_print_page_set_role (page, BRG_PRINT_ROLE_FOOT, 0);
  draw_text (header_footer, page, &type, left_text, baseline, left, 0);
  brg_print_page_add_text (page, &type, g_markup_escape_text (header_footer->form->foot_middle, -1),
                           sheet->left + foot_middle_left (width, left, middle, right), baseline,
                           middle, 0);
  draw_text (header_footer, page, &type, sheet_text, baseline, width, 1);
  page->sheet_text = (gint) page->texts->len - 1;
  /* One line of at most 120 letters; it grows smaller rather than out of the sheet. */
  if (*header_footer->form->foot_text != '\0')
    {
      double natural = natural_width (header_footer, &type, header_footer->form->foot_text);

      type.size *= MIN (1, width / MAX (natural, 1) * 0.995);
      draw_text (header_footer, page, &type, header_footer->form->foot_text,
                 baseline + FOOT_TEXT * BRG_MM, width, 0.5);
    }
  brg_print_page_set_role (page, BRG_PRINT_ROLE_TEXT, 0);
}

char *
brg_header_footer_dup_sheet_text (const BrgWords *words, guint sheet, guint n_sheets)
{
  g_return_val_if_fail (words != NULL, NULL);

  /* Translators: foot of a page: "лист %u из %u" */
  return g_strdup_printf (W_ (words, "page %u of %u"), sheet, n_sheets);
}
