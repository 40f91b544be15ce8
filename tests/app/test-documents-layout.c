/* test-documents-layout.c - pages: nothing cut, nothing lost, signatures never alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-layout.h"
#include "brg-document.h"
#include "brg-form-style.h"
#include "brg-paint.h"
#include "brg-pairings-form.h"
#include "brg-protocol-form.h"
#include "brg-table-form.h"
#include "brg-test.h"
#include "documents-fixture.h"

#include <string.h>

/* Rounding of a text's width, in points. */
#define EPSILON 0.05

static BrgDocumentOptions
usual_options (const BrgWords *words)
{
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  options.printed_at = "2026-11-22T14:40:00Z";
  return options;
}

static gboolean
page_has (const BrgPrintPage *page, const char *text)
{
  for (guint i = 0; i < page->texts->len; i++)
    {
      g_autofree char *plain =
          brg_typesetter_dup_plain (g_array_index (page->texts, BrgPrintPageText, i).markup);

      if (strstr (plain, text) != NULL)
        return TRUE;
    }
  return FALSE;
}

static guint
count_lines (const BrgPrintPage *page, BrgPrintPageLineStyle style)
{
  guint n_lines = 0;

  for (guint i = 0; i < page->lines->len; i++)
    n_lines += g_array_index (page->lines, BrgPrintPageLine, i).style == style;
  return n_lines;
}

static guint
count_areas (const BrgPrintPage *page, BrgPrintPageAreaKind kind)
{
  guint n_areas = 0;

  for (guint i = 0; i < page->areas->len; i++)
    n_areas += g_array_index (page->areas, BrgPrintPageArea, i).kind == kind;
  return n_areas;
}

/* A text stands inside the margins, no word of it is wider than its box. */
static void
check_text (const BrgPrintPage *page, const BrgPrintPageText *text, BrgTypesetter *typesetter)
{
  BrgPrintSheet sheet = brg_form_style_sheet (page->width > page->height);
  BrgTextWidth width = brg_typesetter_measure (typesetter, &text->type, text->markup);
  guint n_lines = brg_typesetter_count_lines (typesetter, &text->type, text->markup, text->width);
  double last = text->baseline + (n_lines - 1) * text->type.size * BRG_LEADING;

  if (width.least > text->width + EPSILON)
    g_error ("cut: %s (%f in %f)", text->markup, width.least, text->width);
  g_assert_cmpfloat (text->x, >=, sheet.left - EPSILON);
  g_assert_cmpfloat (text->x + text->width, <=, sheet.right + EPSILON);
  g_assert_cmpfloat (text->baseline - text->type.size * BRG_CAP_HEIGHT, >=, sheet.top - 1);
  g_assert_cmpfloat (last, <=, sheet.height - 5 * BRG_MM);
  /* What is not the foot stands above its line. */
  if (text->baseline < sheet.foot)
    g_assert_cmpfloat (last, <=, sheet.foot);
}

static void
check_pages (const BrgDocument *document, guint n_rows)
{
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("ru");
  guint n_pages = brg_document_get_n_pages (document);
  guint next_row = 0;

  for (guint i = 0; i < n_pages; i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, i);
      g_autofree char *number = g_strdup_printf ("лист %u из %u", i + 1, n_pages);

      for (guint k = 0; k < page->texts->len; k++)
        check_text (page, &g_array_index (page->texts, BrgPrintPageText, k), typesetter);
      g_assert_true (page_has (page, number));
      /* The next rows, or the same ones with other columns. */
      g_assert_true (page->first_row == next_row || page->first_row + page->n_rows == next_row);
      next_row = page->first_row + page->n_rows;
      g_assert_cmpint (page->has_end, ==, i == n_pages - 1);
    }
  g_assert_cmpuint (next_row, ==, n_rows);
  /* Signatures never stand alone. */
  g_assert_cmpuint (brg_document_get_page (document, n_pages - 1)->n_rows, >=, MIN (2, n_rows));
}

/* Lays a form out, checks what must hold for every form, and keeps the names whole. */
static BrgDocument *
lay_out (const BrgForm *form, const BrgDocumentOptions *options)
{
  BrgDocument *document = brg_document_layout (form, options);

  check_pages (document, form->rows->len);
  return document;
}

static void
give_long_names (Fixture *fixture)
{
  for (guint i = 0; i < fixture->snapshot->entries->len; i++)
    {
      BrgEntry *entry = fixture->snapshot->entries->pdata[i];

      g_free (entry->family_name);
      g_free (entry->given_name);
      entry->family_name = g_strdup_printf ("Мухаметгалимзянова-Константинова%u", i);
      entry->given_name = g_strdup ("Габдулла");
      g_free (entry->organisation);
      entry->organisation =
          g_strdup ("Муниципальное бюджетное учреждение «Шахматно-шашечный клуб»");
    }
}

/* Every name stands on the pages, whole, as often as the table has sheets side by side. */
static void
check_names (const BrgDocument *document, const Fixture *fixture)
{
  for (guint i = 0; i < fixture->snapshot->entries->len; i++)
    {
      g_autofree char *name =
          brg_entry_dup_name (brg_snapshot_get_entry (fixture->snapshot, (gint) i));
      gboolean is_found = FALSE;

      for (guint k = 0; k < brg_document_get_n_pages (document); k++)
        is_found = is_found || page_has (brg_document_get_page (document, k), name);
      if (!is_found)
        g_error ("lost: %s", name);
    }
}

typedef BrgForm *(*MakeForm) (const Fixture *fixture, const BrgDocumentOptions *options);

static BrgForm *
make_table (const Fixture *fixture, const BrgDocumentOptions *options)
{
  return brg_table_form_new (&fixture->source, options);
}

static BrgForm *
make_standings (const Fixture *fixture, const BrgDocumentOptions *options)
{
  return brg_table_form_new_standings (&fixture->source, options);
}

static BrgForm *
make_protocol (const Fixture *fixture, const BrgDocumentOptions *options)
{
  return brg_protocol_form_new (fixture->snapshot, 1, options);
}

static BrgForm *
make_pairings (const Fixture *fixture, const BrgDocumentOptions *options)
{
  g_autofree gint *points = fixture_points_before (fixture, 1);

  return brg_pairings_form_new (fixture->snapshot, points, 1, options);
}

static BrgForm *
make_pairings_by_name (const Fixture *fixture, const BrgDocumentOptions *options)
{
  g_autofree gint *points = fixture_points_before (fixture, 1);
  BrgDocumentOptions by_name = *options;

  by_name.order = BRG_DOCUMENT_BY_NAME;
  return brg_pairings_form_new (fixture->snapshot, points, 1, &by_name);
}

typedef struct
{
  const char *path;
  MakeForm make;
  gint n_players;
  gint n_rounds;
  gboolean is_square;
  guint most_pages;
  double least_type;
} SizeCase;

static const SizeCase size_cases[] = {
  { "/documents/layout/protocol/2-boards", make_protocol, 4, 3, FALSE, 1, 11.5 },
  { "/documents/layout/protocol/12-boards", make_protocol, 24, 9, FALSE, 1, 11.5 },
  { "/documents/layout/protocol/60-boards-one-sheet", make_protocol, 120, 9, FALSE, 1, 8.5 },
  { "/documents/layout/protocol/60-boards-and-bye", make_protocol, 121, 9, FALSE, 1, 8.5 },
  { "/documents/layout/protocol/150-boards", make_protocol, 300, 9, FALSE, 4, 9 },
  { "/documents/layout/swiss/24-players", make_table, 24, 9, FALSE, 1, 7.6 },
  { "/documents/layout/swiss/284-players", make_table, 284, 9, FALSE, 9, 7.6 },
  { "/documents/layout/swiss/13-rounds", make_table, 60, 13, FALSE, 4, 6.5 },
  { "/documents/layout/square/6-players", make_table, 6, 1, TRUE, 1, 10.5 },
  { "/documents/layout/square/12-players", make_table, 12, 1, TRUE, 1, 9 },
  { "/documents/layout/square/16-players-twice", make_table, 16, 2, TRUE, 1, 7 },
  { "/documents/layout/square/30-players", make_table, 30, 1, TRUE, 1, 6.3 },
  { "/documents/layout/square/60-players", make_table, 60, 1, TRUE, 4, 7 },
  { "/documents/layout/wall/60-boards-two-sheets", make_pairings, 120, 9, FALSE, 2, 12 },
  { "/documents/layout/wall/by-name-120", make_pairings_by_name, 120, 9, FALSE, 4, 12 },
  { "/documents/layout/standings/24-players", make_standings, 24, 9, FALSE, 1, 9 },
  { "/documents/layout/standings/284-players", make_standings, 284, 9, FALSE, 7, 8 },
};

static Fixture *
new_sized (const SizeCase *c)
{
  return c->is_square ? fixture_new_large_round_robin (c->n_players, c->n_rounds)
                      : fixture_new_large_swiss (c->n_players, c->n_rounds);
}

static void
test_size (gconstpointer data)
{
  const SizeCase *c = data;
  g_autoptr (Fixture) fixture = new_sized (c);
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = c->make (fixture, &options);
  g_autoptr (BrgDocument) document = lay_out (form, &options);

  g_assert_cmpuint (brg_document_get_n_pages (document), <=, c->most_pages);
  g_assert_cmpfloat (brg_document_get_type_size (document), >=, c->least_type - 0.001);
  check_names (document, fixture);
}

/* The same forms with names of 40 letters: the type may get smaller, nothing may get lost. */
static void
test_long_names (gconstpointer data)
{
  const SizeCase *c = data;
  g_autoptr (Fixture) fixture = new_sized (c);
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgDocument) document = NULL;

  give_long_names (fixture);
  form = c->make (fixture, &options);
  document = lay_out (form, &options);
  check_names (document, fixture);
}

/* However many boards: the sheet of the signatures has rows, the headings stand on each sheet. */
static void
test_every_number_of_boards (void)
{
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);

  for (gint n_players = 1; n_players <= 150; n_players++)
    {
      g_autoptr (Fixture) fixture = fixture_new_large_swiss (n_players, 1);
      g_autoptr (BrgForm) form = brg_protocol_form_new (fixture->snapshot, 1, &options);
      g_autoptr (BrgDocument) document = lay_out (form, &options);

      for (guint i = 0; i < brg_document_get_n_pages (document); i++)
        g_assert_true (page_has (brg_document_get_page (document, i), "Чёрные"));
      g_assert_true (
          page_has (brg_document_get_page (document, brg_document_get_n_pages (document) - 1),
                    "Главный секретарь"));
    }
}

/* 3.7 mm is the least that 8.5 pt can stand; the copy for the file has about 3.8 mm. */
static void
test_sixty_boards (void)
{
  g_autoptr (Fixture) fixture = fixture_new_large_swiss (120, 9);
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = brg_protocol_form_new (fixture->snapshot, 1, &options);
  g_autoptr (BrgDocument) document = lay_out (form, &options);
  const BrgPrintPage *page = brg_document_get_page (document, 0);
  double first = 0;
  double last = 0;

  for (guint i = 0; i < page->texts->len; i++)
    {
      const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, i);

      if (g_str_equal (text->markup, "2") && first == 0)
        first = text->baseline;
      if (g_str_equal (text->markup, "59"))
        last = text->baseline;
    }
  g_assert_cmpfloat ((last - first) / 57 / BRG_MM, >=, 3.7);
  g_assert_cmpfloat ((last - first) / 57 / BRG_MM, <=, 3.95);
}

/* Columns that need several sheets: number and name on each, every column once, glued pairs whole.
 */
static void
test_split_columns (void)
{
  g_autoptr (Fixture) fixture = fixture_new_large_round_robin (60, 1);
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = make_table (fixture, &options);
  g_autoptr (BrgDocument) document = lay_out (form, &options);
  const BrgPrintPage *left = brg_document_get_page (document, 0);
  const BrgPrintPage *right = brg_document_get_page (document, 1);

  g_assert_cmpuint (left->first_row, ==, right->first_row);
  g_assert_cmpuint (left->n_rows, ==, right->n_rows);
  g_assert_true (page_has (left, "Фамилия, имя") && page_has (right, "Фамилия, имя"));
  g_assert_true (page_has (left, "Организация"));
  g_assert_false (page_has (right, "Организация"));
  g_assert_true (page_has (right, "Место"));
  g_assert_false (page_has (left, "Место"));
  g_assert_cmpuint (brg_document_get_n_pages (document) % 2, ==, 0);
}

/* Line weights of the Swiss table: one dotted line a round, strong ones round the table, under its
 * heading and under the prize places. */
static void
test_lines (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgDocument) document = NULL;
  const BrgPrintPage *page;

  options.n_prizes = 3;
  form = make_table (fixture, &options);
  document = lay_out (form, &options);
  page = brg_document_get_page (document, 0);
  g_assert_cmpfloat (page->width, >, page->height);
  g_assert_cmpfloat_with_epsilon (page->width / BRG_MM, 297, 0.01);
  g_assert_cmpfloat_with_epsilon (brg_document_get_type_size (document), 8.6, 0.001);
  g_assert_cmpuint (count_lines (page, BRG_PRINT_PAGE_LINE_DOTTED), ==, 9);
  g_assert_cmpuint (count_lines (page, BRG_PRINT_PAGE_LINE_STRONG), ==, 4);
  g_assert_cmpuint (count_lines (page, BRG_PRINT_PAGE_LINE_STRIKE), ==, 0);
  /* Two signatures with two blanks each, and the line of the foot. */
  g_assert_cmpuint (count_lines (page, BRG_PRINT_PAGE_LINE_BLANK), ==, 5);
}

typedef struct
{
  const char *path;
  const char *rulebook;
  guint n_strikes;
  guint n_windows; /* figures that stand on a hatched ground */
} LeaverCase;

static const LeaverCase leaver_cases[] = {
  { "/documents/layout/rus-draughts-2022/5.4.5.2/hatched", "rus-draughts-2022", 0, 22 },
  { "/documents/layout/ussr-chess-1956/23/struck", "ussr-chess-1956", 2, 10 },
};

static void
test_leaver (gconstpointer data)
{
  const LeaverCase *c = data;
  g_autoptr (Fixture) fixture = fixture_new_round_robin (c->rulebook);
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = make_table (fixture, &options);
  g_autoptr (BrgDocument) document = lay_out (form, &options);
  const BrgPrintPage *page = brg_document_get_page (document, 0);

  g_assert_cmpuint (count_lines (page, BRG_PRINT_PAGE_LINE_STRIKE), ==, c->n_strikes);
  g_assert_cmpuint (count_areas (page, BRG_PRINT_PAGE_AREA_HATCH), ==, 22);
  g_assert_cmpuint (count_areas (page, BRG_PRINT_PAGE_AREA_WINDOW), ==, c->n_windows);
  g_assert_cmpuint (count_areas (page, BRG_PRINT_PAGE_AREA_TINT), ==, 12);
}

/* Figures in a struck column stand left of the line. */
static void
test_strike_beside_figures (void)
{
  g_autoptr (Fixture) fixture = fixture_new_round_robin ("ussr-chess-1956");
  g_autoptr (BrgWords) words = fixture_open_russian ();
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("ru");
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = make_table (fixture, &options);
  g_autoptr (BrgDocument) document = lay_out (form, &options);
  const BrgPrintPage *page = brg_document_get_page (document, 0);
  const BrgPrintPageLine *upright = NULL;
  guint n_beside = 0;

  for (guint i = 0; i < page->lines->len; i++)
    {
      const BrgPrintPageLine *line = &g_array_index (page->lines, BrgPrintPageLine, i);

      if (line->style == BRG_PRINT_PAGE_LINE_STRIKE && line->x1 == line->x2)
        upright = line;
    }
  g_assert_nonnull (upright);
  for (guint i = 0; i < page->texts->len; i++)
    {
      const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, i);
      double width = brg_typesetter_measure (typesetter, &text->type, text->markup).natural;

      if (text->x > upright->x1 || text->x + text->width < upright->x1 || text->width > 40 ||
          text->baseline < upright->y1 || text->baseline > upright->y2)
        continue;
      g_assert_cmpfloat (text->x + width, <, upright->x1);
      n_beside++;
    }
  g_assert_cmpuint (n_beside, ==, 5);
}

static void
test_options (void)
{
  g_autoptr (Fixture) fixture = fixture_new_large_swiss (24, 5);
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = make_protocol (fixture, &options);
  g_autoptr (BrgDocument) large = NULL;
  g_autoptr (BrgDocument) broad = NULL;

  options.font_size = 14;
  large = lay_out (form, &options);
  g_assert_cmpfloat_with_epsilon (brg_document_get_type_size (large), 14, 0.001);
  options.font_size = 0;
  options.orientation = BRG_ORIENTATION_LANDSCAPE;
  broad = lay_out (form, &options);
  g_assert_cmpfloat (brg_document_get_page (broad, 0)->width, >,
                     brg_document_get_page (broad, 0)->height);
}

/* An event before its first player still has a form. */
static void
test_no_rows (void)
{
  g_autoptr (Fixture) fixture = fixture_new_large_swiss (0, 3);
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = make_table (fixture, &options);
  g_autoptr (BrgDocument) document = lay_out (form, &options);

  g_assert_cmpuint (brg_document_get_n_pages (document), ==, 1);
}

/* The baseline of the text that holds @part. */
static double
find_baseline (const BrgPrintPage *page, const char *part)
{
  for (guint i = 0; i < page->texts->len; i++)
    {
      const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, i);

      if (strstr (text->markup, part) != NULL)
        return text->baseline;
    }
  g_assert_not_reached ();
}

/* What was written in several lines keeps them, also where nothing has to be broken. */
static void
test_written_lines (void)
{
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = brg_form_new (BRG_FORM_PROTOCOL);
  const char *const contents[] = { "alpha", "beta\nsecond\nthird", "gamma" };
  g_autoptr (BrgDocument) document = NULL;
  const BrgPrintPage *page;

  brg_form_set_text (&form->title, g_strdup ("Title"));
  brg_form_add_column (form, BRG_COLUMN_TEXT, "Field");
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, "Content");
  for (guint i = 0; i < G_N_ELEMENTS (contents); i++)
    brg_form_set_cell (brg_form_add_row (form), 1, g_strdup (contents[i]), BRG_FORM_PLAIN);
  document = lay_out (form, &options);
  page = brg_document_get_page (document, 0);
  /* A text stands at its first line: two more of them lie between it and the next row. */
  g_assert_cmpfloat (find_baseline (page, "gamma") - find_baseline (page, "beta"), >,
                     1.5 * (find_baseline (page, "beta") - find_baseline (page, "alpha")));
}

/* Long texts everywhere else: head and foot wrap, nothing leaves the margins. */
static void
test_long_event (void)
{
  g_autoptr (Fixture) fixture = fixture_new_large_swiss (40, 9);
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  BrgEvent *event = fixture->snapshot->event;
  char **const texts[] = { &event->name, &event->venue, &event->organiser };
  const MakeForm forms[] = { make_table, make_standings, make_protocol, make_pairings };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_free (*texts[i]);
      *texts[i] = g_strdup ("Открытый чемпионат муниципального образования по русским шашкам среди "
                            "мужчин и женщин, посвящённый памяти заслуженного тренера "
                            "Константина Константиновича Константинопольского & друзей <1956>");
    }
  options.state = BRG_DOCUMENT_PROVISIONAL;
  options.number = "2026/17-Б";
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autoptr (BrgForm) form = forms[i](fixture, &options);
      g_autoptr (BrgDocument) document = lay_out (form, &options);

      g_assert_true (page_has (brg_document_get_page (document, 0), "& друзей <1956>"));
    }
}

/* Dark pixels of a page inside a rectangle given in millimetres. */
static guint
count_ink (cairo_surface_t *surface, double x, double y, double width, double height)
{
  const guint8 *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  guint n_dark = 0;

  for (int row = (int) (y * BRG_MM); row < (int) ((y + height) * BRG_MM); row++)
    for (int column = (int) (x * BRG_MM); column < (int) ((x + width) * BRG_MM); column++)
      n_dark += data[row * stride + column] > 20;
  return n_dark;
}

/* What is drawn stays inside the margins. */
static void
test_drawing_keeps_margins (void)
{
  g_autoptr (Fixture) fixture = fixture_new_round_robin ("ussr-chess-1956");
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = make_table (fixture, &options);
  g_autoptr (BrgDocument) document = lay_out (form, &options);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 842, 596);
  cairo_t *cr = cairo_create (surface);

  brg_document_draw_page (document, 0, cr);
  cairo_surface_flush (surface);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  g_assert_cmpuint (count_ink (surface, 18, 11, 267, 190), >, 5000);
  g_assert_cmpuint (count_ink (surface, 0, 0, 17, 210), ==, 0);
  g_assert_cmpuint (count_ink (surface, 286, 0, 11, 210), ==, 0);
  g_assert_cmpuint (count_ink (surface, 0, 0, 297, 10), ==, 0);
  g_assert_cmpuint (count_ink (surface, 0, 205, 297, 5), ==, 0);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* Neighbouring hatches meet, and none leaves its area. */
static void
test_hatch (void)
{
  cairo_surface_t *whole = cairo_image_surface_create (CAIRO_FORMAT_A8, 100, 60);
  cairo_surface_t *halves = cairo_image_surface_create (CAIRO_FORMAT_A8, 100, 60);
  const BrgInk black = { 0, 0, 0, 1 };
  cairo_t *cr = cairo_create (whole);

  brg_paint_hatch (cr, 10, 10, 80, 40, 7, 1, &black);
  cairo_destroy (cr);
  cr = cairo_create (halves);
  brg_paint_hatch (cr, 10, 10, 40, 40, 7, 1, &black);
  brg_paint_hatch (cr, 50, 10, 40, 40, 7, 1, &black);
  cairo_destroy (cr);
  cairo_surface_flush (whole);
  cairo_surface_flush (halves);
  for (int row = 0; row < 60; row++)
    for (int column = 0; column < 100; column++)
      {
        int at = row * cairo_image_surface_get_stride (whole) + column;
        int first = cairo_image_surface_get_data (whole)[at];
        int second = cairo_image_surface_get_data (halves)[at];

        /* Rounding of a shade is no gap. */
        g_assert_cmpint (ABS (first - second), <=, 8);
        if (row < 10 || row >= 50 || column < 10 || column >= 90)
          g_assert_cmpint (first, ==, 0);
      }
  cairo_surface_destroy (whole);
  cairo_surface_destroy (halves);
}

/* The sign of an adjourned game is drawn, so no font has to have it. */
static void
test_envelope (void)
{
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("ru");
  BrgType small = { .face = BRG_FACE_SANS, .size = 10 };
  BrgType large = { .face = BRG_FACE_SANS, .size = 20 };

  g_assert_cmpfloat_with_epsilon (brg_typesetter_measure (typesetter, &small, "✉").natural, 9.5,
                                  0.01);
  g_assert_cmpfloat_with_epsilon (brg_typesetter_measure (typesetter, &large, "✉").natural, 19,
                                  0.01);
}

/* The least width of a text is that of its longest piece: the number of an article is one. */
static void
test_article_numbers (void)
{
  static const char *const numbers[] = { "C.04.3",       "C.04.4.1,\u00a0п.\u00a01.7",
                                         "A.5.2",        "III.3.1",
                                         "Приложение.2", "5.4.10.2" };
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("ru");
  BrgType type = { .face = BRG_FACE_SANS, .size = 10 };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *text = g_strdup_printf ("и %s и", numbers[i]);
      double alone = brg_typesetter_measure (typesetter, &type, numbers[i]).natural;

      g_assert_cmpfloat_with_epsilon (brg_typesetter_measure (typesetter, &type, text).least, alone,
                                      1);
    }
}

/* What a typesetter remembers of a text is what one finds that never saw it. */
static void
test_memo (void)
{
  static const char *const texts[] = {
    "",
    " ",
    "Рождественская-Благовещенская Александра Максимилиана",
    "one\ntwo and three\n\nfour",
    "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww a b c",
    "пере\302\255нос слова и C.04.3, <b>жирно</b> и <small>мелко</small>",
    "не markup & <",
  };
  g_autoptr (BrgTypesetter) knowing = brg_typesetter_new ("ru");

  for (guint i = 0; i < 4000; i++)
    {
      g_autoptr (BrgTypesetter) fresh = brg_typesetter_new ("ru");
      const char *text = texts[g_test_rand_int_range (0, G_N_ELEMENTS (texts))];
      BrgType type = { .face = g_test_rand_bit () ? BRG_FACE_SANS : BRG_FACE_SERIF,
                       .size = 6 + 0.5 * g_test_rand_int_range (0, 12),
                       .bold = g_test_rand_bit (),
                       .italic = g_test_rand_bit () };
      double width = g_test_rand_int_range (0, 10) == 0 ? -1 : g_test_rand_double_range (0, 400);
      BrgTextWidth known = brg_typesetter_measure (knowing, &type, text);
      BrgTextWidth found = brg_typesetter_measure (fresh, &type, text);
      guint n_known = brg_typesetter_count_lines (knowing, &type, text, width);
      guint n_found = brg_typesetter_count_lines (fresh, &type, text, width);

      g_assert_cmpfloat (known.natural, ==, found.natural);
      g_assert_cmpfloat (known.least, ==, found.least);
      if (n_known != n_found)
        g_error ("“%s” in %f: %u lines, %u are known", text, width, n_found, n_known);
    }
}

BRG_TEST_TOPIC ("documents-layout")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/documents/layout/article-numbers", test_article_numbers);
  g_test_add_func ("/documents/layout/memo", test_memo);
  for (guint i = 0; i < G_N_ELEMENTS (size_cases); i++)
    {
      g_autofree char *long_names = g_strconcat (size_cases[i].path, "/long-names", NULL);

      g_test_add_data_func (size_cases[i].path, &size_cases[i], test_size);
      g_test_add_data_func (long_names, &size_cases[i], test_long_names);
    }
  g_test_add_func ("/documents/layout/protocol/every-number-of-boards",
                   test_every_number_of_boards);
  g_test_add_func ("/documents/layout/protocol/60-boards-rows", test_sixty_boards);
  g_test_add_func ("/documents/layout/split-columns", test_split_columns);
  g_test_add_func ("/documents/layout/lines", test_lines);
  for (guint i = 0; i < G_N_ELEMENTS (leaver_cases); i++)
    g_test_add_data_func (leaver_cases[i].path, &leaver_cases[i], test_leaver);
  g_test_add_func ("/documents/layout/ussr-chess-1956/23/beside-figures",
                   test_strike_beside_figures);
  g_test_add_func ("/documents/layout/options", test_options);
  g_test_add_func ("/documents/layout/no-rows", test_no_rows);
  g_test_add_func ("/documents/layout/written-lines", test_written_lines);
  g_test_add_func ("/documents/layout/long-event", test_long_event);
  g_test_add_func ("/documents/layout/margins", test_drawing_keeps_margins);
  g_test_add_func ("/documents/layout/hatch", test_hatch);
  g_test_add_func ("/documents/layout/envelope", test_envelope);
  return g_test_run ();
}
