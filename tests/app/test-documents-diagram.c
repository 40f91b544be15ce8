/* test-documents-diagram.c - diagrams of positions: captions, sheets, and what is seen on paper
 *
 * With BERGER_KEEP_PAGES set to a folder the files stay there to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-diagram-chess.h"
#include "brg-diagram-form.h"
#include "brg-document-layout.h"
#include "brg-document-pdf.h"
#include "brg-document.h"
#include "brg-fen.h"
#include "brg-form-csv.h"
#include "brg-form-style.h"
#include "brg-game-tree.h"
#include "brg-position-caption.h"
#include "brg-test.h"
#include "brg-uci.h"
#include "documents-fixture.h"

#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

#define DPI 300
#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
/* Open, half-open and empty squares of both colours with men of both. */
#define MIDDLE "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N2NP1/PP3PBP/R2Q1RK1 w - - 2 10"
/* Black castles into the middle game. */
#define CASTLES "r1bqk2r/pp2bppp/2n1pn2/3p4/2PP4/2N2NP1/PP3PBP/R2Q1RK1 b kq - 1 9"

static BrgPosition
read_position (const char *fen, BrgChessVariant variant)
{
  BrgPosition position;

  g_assert_true (brg_fen_read (fen, variant, BRG_POSITION_COMPOSED, &position, NULL));
  return position;
}

/* Captions */

static const struct
{
  const char *path;
  const char *fen;
  BrgChessVariant variant;
  const char *turn;
  const char *rights;
  const char *passed;
} caption_cases[] = {
  { "/documents/diagram/caption/start", START, BRG_CHESS_ORTHODOX, "Move 1, White to move",
    "Both players may castle on both sides.", "" },
  { "/documents/diagram/caption/fide-2023 3.8.2.1", "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 3 31",
    BRG_CHESS_ORTHODOX, "Move 31, Black to move",
    "White may castle kingside.\nBlack may castle queenside.", "" },
  { "/documents/diagram/caption/no-right-left", "r3k3/8/8/8/8/8/8/4K2R w - - 3 31",
    BRG_CHESS_ORTHODOX, "Move 31, White to move", "Neither player may castle.", "" },
  { "/documents/diagram/caption/one-could", "6k1/8/8/8/8/8/8/R3K3 b Q - 3 31", BRG_CHESS_ORTHODOX,
    "Move 31, Black to move", "White may castle queenside.", "" },
  { "/documents/diagram/caption/nobody-asks", MIDDLE, BRG_CHESS_ORTHODOX, "Move 10, White to move",
    "", "" },
  { "/documents/diagram/caption/fide-2023 3.7.4.1/white",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3", BRG_CHESS_ORTHODOX,
    "Move 3, White to move", "Both players may castle on both sides.",
    "The pawn f5 may be taken en passant on f6." },
  { "/documents/diagram/caption/fide-2023 3.7.4.1/black", "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 40",
    BRG_CHESS_ORTHODOX, "Move 40, Black to move", "",
    "The pawn d4 may be taken en passant on d3." },
  /* The pawn has passed, but taking it would leave the king in check along the rank. */
  { "/documents/diagram/caption/fide-2023 3.9.2", "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 40",
    BRG_CHESS_ORTHODOX, "Move 40, Black to move", "", "" },
  { "/documents/diagram/caption/fide-2023 5.1.1",
    "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", BRG_CHESS_ORTHODOX,
    "White is checkmated", "", "" },
  { "/documents/diagram/caption/fide-2023 5.2.1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 60",
    BRG_CHESS_ORTHODOX, "Stalemate", "", "" },
  { "/documents/diagram/caption/chess960", "1r1k1r2/8/8/8/8/8/8/1R1K1R2 w Bf - 0 20", BRG_CHESS_960,
    "Move 20, White to move", "White may castle queenside.\nBlack may castle kingside.", "" },
};

static void
test_caption (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  BrgPosition position = read_position (caption_cases[i].fen, caption_cases[i].variant);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autofree char *turn = brg_position_caption_turn (&position, words);
  g_autofree char *rights = brg_position_caption_rights (&position, words);
  g_autofree char *passed = brg_position_caption_passed (&position, words);

  g_assert_cmpstr (turn, ==, caption_cases[i].turn);
  g_assert_cmpstr (rights, ==, caption_cases[i].rights);
  g_assert_cmpstr (passed, ==, caption_cases[i].passed);
}

/* Forms */

static GPtrArray *
new_diagrams (guint n, const char *fen)
{
  GPtrArray *diagrams = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_diagram_free);
  BrgPosition position = read_position (fen, BRG_CHESS_ORTHODOX);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (diagrams, brg_diagram_new_chess (&position));
  return diagrams;
}

/* The position after a move, with its last move. */
static BrgDiagram *
new_played (const char *fen, const char *uci)
{
  BrgPosition position = read_position (fen, BRG_CHESS_ORTHODOX);
  g_autoptr (BrgGameTree) tree = brg_game_tree_new (&position);
  BrgGameMove move;

  g_assert_cmpint (brg_uci_read (&position, uci, &move.chess), ==, BRG_UCI_LEGAL);
  return brg_diagram_new_of_node (
      tree, brg_game_tree_add_move (tree, brg_game_tree_get_root (tree), &move));
}

static void
replace_diagram (GPtrArray *diagrams, guint index, BrgDiagram *diagram)
{
  brg_diagram_free (diagrams->pdata[index]);
  diagrams->pdata[index] = diagram;
}

static BrgDiagram *
get_diagram (GPtrArray *diagrams, guint index)
{
  return diagrams->pdata[index];
}

static void
set_remarks (GPtrArray *diagrams, const char *remark)
{
  for (guint i = 0; i < diagrams->len; i++)
    brg_form_set_text (&get_diagram (diagrams, i)->remark, g_strdup (remark));
}

static BrgForm *
make_form (GPtrArray *diagrams, const BrgSnapshot *snapshot)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  options.printed_at = "2026-11-22T14:40:00Z";
  return brg_diagram_form_new (diagrams, NULL, snapshot, &options);
}

static BrgDocument *
make_document (GPtrArray *diagrams, const BrgSnapshot *snapshot)
{
  g_autoptr (BrgForm) form = make_form (diagrams, snapshot);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  options.printed_at = "2026-11-22T14:40:00Z";
  return brg_document_layout (form, &options);
}

static const char *
get_caption (const BrgForm *form, guint index, BrgFormCaption caption)
{
  return ((const BrgFormDiagram *) form->diagrams->pdata[index])->captions[caption];
}

/* A single one has no number; several are numbered, with or without names. */
static void
test_form (void)
{
  g_autoptr (GPtrArray) diagrams = new_diagrams (2, MIDDLE);
  g_autoptr (GPtrArray) single = new_diagrams (1, MIDDLE);
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgForm) alone = make_form (single, NULL);
  BrgDiagram *second = new_played (CASTLES, "e8g8");

  replace_diagram (diagrams, 1, second);
  brg_form_set_text (&second->white, g_strdup ("Petrov"));
  brg_form_set_text (&second->black, g_strdup ("Sidorov"));
  brg_form_set_text (&second->remark, g_strdup ("White sealed."));
  second->round = 5;
  second->board = g_strdup ("3");
  form = make_form (diagrams, NULL);
  g_assert_cmpstr (form->title, ==, "Diagrams of positions");
  g_assert_cmpstr (alone->title, ==, "Position diagram");
  g_assert_cmpstr (get_caption (alone, 0, BRG_CAPTION_HEADING), ==, "");
  g_assert_cmpstr (get_caption (form, 0, BRG_CAPTION_HEADING), ==, "Position 1");
  g_assert_cmpstr (get_caption (form, 0, BRG_CAPTION_PLACE), ==, "");
  g_assert_cmpstr (get_caption (form, 1, BRG_CAPTION_HEADING), ==, "2. Petrov – Sidorov");
  g_assert_cmpstr (get_caption (form, 1, BRG_CAPTION_PLACE), ==, "Round 5, board 3");
  g_assert_cmpstr (get_caption (form, 1, BRG_CAPTION_NOTES), ==, "Last move: e8–g8");
  g_assert_cmpstr (get_caption (form, 1, BRG_CAPTION_REMARK), ==, "White sealed.");
  g_assert_cmpstr (get_caption (form, 1, BRG_CAPTION_CODE), ==, MIDDLE);
  g_assert_cmpuint (form->signatures->len, ==, 0);
}

static void
test_csv (void)
{
  g_autoptr (GPtrArray) diagrams = new_diagrams (2, MIDDLE);
  g_autoptr (BrgForm) form = NULL;
  g_autofree char *csv = NULL;

  set_remarks (diagrams, "White sealed.");
  get_diagram (diagrams, 0)->board = g_strdup ("7");
  form = make_form (diagrams, NULL);
  csv = brg_form_to_csv (form, '\t');
  g_assert_cmpstr (csv, ==,
                   "Caption\tFEN\r\n"
                   "Position 1; Board 7; Move 10, White to move; White sealed.\t" MIDDLE "\r\n"
                   "Position 2; Move 10, White to move; White sealed.\t" MIDDLE "\r\n");
}

/* From a group: players, head and lines to be signed. */
static void
test_group (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (GPtrArray) diagrams = new_diagrams (1, MIDDLE);
  g_autoptr (BrgForm) form = NULL;
  g_autofree char *white = NULL;

  brg_diagram_set_players (get_diagram (diagrams, 0), fixture->snapshot, 0, 1);
  form = make_form (diagrams, fixture->snapshot);
  g_assert_cmpuint (form->signatures->len, ==, 2);
  g_assert_cmpstr (form->organiser, ==, "Областная федерация шашек");
  g_assert_nonnull (strstr (form->subtitles->pdata[0], "Первенство области"));
  white = brg_entry_dup_name (brg_snapshot_get_entry (fixture->snapshot, 0));
  g_assert_true (g_str_has_prefix (get_caption (form, 0, BRG_CAPTION_HEADING), white));
  g_assert_nonnull (strstr (get_caption (form, 0, BRG_CAPTION_HEADING), " – "));
}

/* Sheets */

static const BrgPrintPageBoard *
get_board (const BrgPrintPage *page, guint index)
{
  return &g_array_index (page->boards, BrgPrintPageBoard, index);
}

static gboolean
are_apart (const BrgPrintPageBoard *a, const BrgPrintPageBoard *b)
{
  double side = 8 * a->square;

  return fabs (a->x - b->x) > side || fabs (a->y - b->y) > side;
}

/* Boards of one size on the sheet, none over another, and all texts above the foot. */
static void
check_sheet (const BrgPrintPage *page, double square)
{
  for (guint i = 0; i < page->boards->len; i++)
    {
      const BrgPrintPageBoard *board = get_board (page, i);

      g_assert_cmpfloat_with_epsilon (board->square, square, 1e-9);
      g_assert_cmpfloat (board->x, >, 20 * BRG_MM);
      g_assert_cmpfloat (board->x + 8 * square, <, page->width - 15 * BRG_MM);
      g_assert_cmpfloat (board->y + 8 * square, <, page->height - 20 * BRG_MM);
      for (guint k = 0; k < i; k++)
        g_assert_true (are_apart (board, get_board (page, k)));
    }
  for (guint i = 0; i < page->texts->len; i++)
    {
      const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, i);

      g_assert_cmpfloat (text->baseline, <, page->height - 8 * BRG_MM);
    }
}

/* How many boards on which sheet: 1, 1+1, ... */
static void
test_sheets (void)
{
  static const struct
  {
    guint n;
    guint sheets[4];
  } cases[] = {
    { 1, { 1 } },    { 2, { 2 } },     { 3, { 3 } },        { 6, { 6 } },
    { 7, { 6, 1 } }, { 12, { 6, 6 } }, { 13, { 6, 6, 1 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) diagrams = new_diagrams (cases[i].n, START);
      g_autoptr (BrgDocument) document = make_document (diagrams, NULL);
      double square = get_board (brg_document_get_page (document, 0), 0)->square;
      guint n = 0;

      for (guint sheet = 0; sheet < brg_document_get_n_pages (document); sheet++)
        {
          const BrgPrintPage *page = brg_document_get_page (document, sheet);

          g_assert_cmpuint (page->boards->len, ==, cases[i].sheets[sheet]);
          g_assert_cmpuint (page->first_row, ==, n);
          g_assert_cmpuint (page->n_rows, ==, page->boards->len);
          check_sheet (page, square);
          n += page->boards->len;
        }
      g_assert_cmpuint (n, ==, cases[i].n);
      if (cases[i].n == 1)
        g_assert_cmpfloat_with_epsilon (8 * square, 90 * BRG_MM, 0.01);
      else
        g_assert_cmpfloat (8 * square, >, 44 * BRG_MM);
    }
}

/* Signatures, remarks and all stand on a sheet of six; with more text than that there are fewer. */
static void
test_room (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (GPtrArray) diagrams = new_diagrams (6, START);
  g_autoptr (BrgDocument) signed_sheet = NULL;
  g_autoptr (BrgDocument) wordy = NULL;
  g_autoptr (GString) remark = g_string_new (NULL);

  set_remarks (diagrams, "White sealed.");
  signed_sheet = make_document (diagrams, fixture->snapshot);
  g_assert_cmpuint (brg_document_get_n_pages (signed_sheet), ==, 1);
  check_sheet (brg_document_get_page (signed_sheet, 0),
               get_board (brg_document_get_page (signed_sheet, 0), 0)->square);
  for (guint i = 0; i < 60; i++)
    g_string_append (remark, "This position stood on the board. ");
  set_remarks (diagrams, remark->str);
  wordy = make_document (diagrams, fixture->snapshot);
  g_assert_cmpuint (brg_document_get_n_pages (wordy), >, 1);
  for (guint i = 0; i < brg_document_get_n_pages (wordy); i++)
    check_sheet (brg_document_get_page (wordy, i),
                 get_board (brg_document_get_page (wordy, 0), 0)->square);
}

/* What other programs see */

/* Output of a program of poppler for a file; NULL when it is not installed. */
static GBytes *
ask (const char *path, const char *const *arguments)
{
  g_autofree char *found = g_find_program_in_path (arguments[0]);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) command = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  GBytes *output = NULL;

  if (found == NULL)
    {
      g_test_skip ("poppler-utils are not installed");
      return NULL;
    }
  for (guint i = 0; arguments[i] != NULL; i++)
    g_strv_builder_add (builder, *arguments[i] == '%' ? path : arguments[i]);
  command = g_strv_builder_end (builder);
  process =
      g_subprocess_newv ((const char *const *) command, G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
  g_assert_no_error (error);
  g_subprocess_communicate (process, NULL, NULL, &output, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_successful (process));
  return output;
}

static GBytes *
ask_about (const BrgDocument *document, const char *name, const char *const *arguments)
{
  g_autofree char *path = fixture_dup_output (name);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;
  GBytes *output;

  brg_document_write_pdf (document, path, &error);
  g_assert_no_error (error);
  output = ask (path, arguments);
  if (g_getenv ("BERGER_KEEP_PAGES") == NULL)
    {
      g_remove (path);
      g_rmdir (folder);
    }
  return output;
}

static void
test_text (void)
{
  static const char *const arguments[] = { "pdftotext", "-layout", "%", "-", NULL };
  static const char *const expected[] = {
    "Diagrams of positions",
    "1. Петров – Сидоров",
    "Round 5, board 3",
    "Position 2",
    "Position 7",
    "Move 10, White to move",
    "White sealed.",
    MIDDLE,
    "page 1 of 2",
    "page 2 of 2",
    "printed 2026-11-22",
  };
  g_autoptr (GPtrArray) diagrams = new_diagrams (7, MIDDLE);
  g_autoptr (BrgDocument) document = NULL;
  g_autoptr (GBytes) output = NULL;
  g_autofree char *text = NULL;

  set_remarks (diagrams, "White sealed.");
  brg_form_set_text (&get_diagram (diagrams, 0)->white, g_strdup ("Петров"));
  brg_form_set_text (&get_diagram (diagrams, 0)->black, g_strdup ("Сидоров"));
  get_diagram (diagrams, 0)->round = 5;
  get_diagram (diagrams, 0)->board = g_strdup ("3");
  document = make_document (diagrams, NULL);
  output = ask_about (document, "diagrams-7.pdf", arguments);
  if (output == NULL)
    return;
  text = g_strndup (g_bytes_get_data (output, NULL), g_bytes_get_size (output));
  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    if (strstr (text, expected[i]) == NULL)
      g_error ("not found: %s", expected[i]);
}

/* A page in pixels, three bytes each. */
typedef struct
{
  GBytes *bytes;
  const guint8 *pixels;
  gint width;
  gint height;
} Picture;

static void
picture_clear (Picture *picture)
{
  g_clear_pointer (&picture->bytes, g_bytes_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Picture, picture_clear)

typedef enum
{
  SOFT_EDGES, /* grey where a line covers a part of a pixel: ink can be measured */
  HARD_EDGES, /* as a printer prints */
} Edges;

static gboolean
render (const BrgDocument *document, const char *name, Edges edges, Picture *picture)
{
  const char *soft = edges == SOFT_EDGES ? "yes" : "no";
  const char *const arguments[] = { "pdftoppm", "-r", "300", "-aa", soft, "-aaVector",
                                    soft,       "-l", "1",   "%",   NULL };
  gint offset = 0;
  gint most;

  picture->bytes = ask_about (document, name, arguments);
  if (picture->bytes == NULL)
    return FALSE;
  picture->pixels = g_bytes_get_data (picture->bytes, NULL);
  g_assert_cmpint (sscanf ((const char *) picture->pixels, "P6 %d %d %d%n", &picture->width,
                           &picture->height, &most, &offset),
                   ==, 3);
  g_assert_cmpint (most, ==, 255);
  picture->pixels += offset + 1;
  return TRUE;
}

static guint8
get_pixel (const Picture *picture, gint x, gint y)
{
  return picture->pixels[3 * ((gsize) y * (gsize) picture->width + (gsize) x)];
}

static gboolean
is_black (const Picture *picture, gint x, gint y)
{
  return get_pixel (picture, x, y) < 128;
}

/* Nothing but black and white: no colour, no grey. */
static void
check_black_only (const Picture *picture)
{
  gsize n = 3 * (gsize) picture->width * (gsize) picture->height;

  for (gsize i = 0; i < n; i += 3)
    {
      const guint8 *pixel = picture->pixels + i;

      if (pixel[0] != pixel[1] || pixel[1] != pixel[2] || (pixel[0] != 0 && pixel[0] != 255))
        g_error ("pixel %" G_GSIZE_FORMAT " is %d %d %d", i / 3, pixel[0], pixel[1], pixel[2]);
    }
}

/* Where the squares are, in pixels. */
typedef struct
{
  double x;
  double y;
  double square;
} Place;

/* Where the frame of the only board begins: its upper edge is the first long black line of the
 * page. Its thickness is seen on the light square in the corner. */
static Place
measure_frame (const Picture *picture, gint x, gint y, gint length)
{
  gint thickness = 0;

  while (is_black (picture, x + length / 16, y + thickness))
    thickness++;
  return (Place){ x + thickness, y + thickness, (length - 2 * thickness) / 8.0 };
}

static Place
find_frame (const Picture *picture)
{
  const gint least = 60 * DPI / 25;

  for (gint y = 0; y < picture->height; y++)
    for (gint x = 0, run = 0; x < picture->width; x++)
      {
        run = is_black (picture, x, y) ? run + 1 : 0;
        if (run > least && !is_black (picture, x + 1, y))
          return measure_frame (picture, x - run + 1, y, run);
      }
  g_error ("there is no frame");
}

/* The ink in a box, in thousandths of black; the box is given as parts of a square. */
static gint
measure (const Picture *picture,
         const Place *place,
         gint column,
         gint row,
         double left,
         double top,
         double right,
         double bottom)
{
  gint x1 = (gint) (place->x + (column + left) * place->square);
  gint x2 = (gint) (place->x + (column + right) * place->square);
  gint y1 = (gint) (place->y + (row + top) * place->square);
  gint y2 = (gint) (place->y + (row + bottom) * place->square);
  gint n = 0;

  for (gint y = y1; y < y2; y++)
    for (gint x = x1; x < x2; x++)
      n += 255 - get_pixel (picture, x, y);
  return (gint) (1000.0 * n / (x2 - x1) / (y2 - y1) / 255);
}

/* Black's men are solid, White's are lines round white, dark squares are hatched by 12 %. */
static void
check_square (const Picture *picture,
              const Place *place,
              gint column,
              gint row,
              char man,
              gboolean is_dark)
{
  gint whole = measure (picture, place, column, row, 0.08, 0.08, 0.92, 0.92);
  gint foot = measure (picture, place, column, row, 0.3, 0.8, 0.7, 0.92);

  if (man == '.' && !is_dark)
    g_assert_cmpint (whole, ==, 0);
  else if (man == '.')
    {
      g_assert_cmpint (whole, >, 80);
      g_assert_cmpint (whole, <, 170);
    }
  else if (g_ascii_islower (man))
    {
      g_assert_cmpint (whole, >, 250);
      g_assert_cmpint (foot, >, 700);
    }
  else
    {
      g_assert_cmpint (whole, >, 100);
      g_assert_cmpint (whole, <, 330);
      g_assert_cmpint (foot, <, 700);
    }
}

/* The board as FEN spells it out, a rank a line from the eighth. */
static const char *const middle_men[8] = {
  "r.bq.rk.", "pp..bppp", "..n.pn..", "...p....", "..PP....", "..N..NP.", "PP...PBP", "R..Q.RK.",
};

static void
check_middle (const Picture *picture, const Place *place, gboolean is_flipped)
{
  for (gint row = 0; row < 8; row++)
    for (gint column = 0; column < 8; column++)
      {
        char man = is_flipped ? middle_men[7 - row][7 - column] : middle_men[row][column];

        /* fide-2023 2.1: the square at the right hand of each player is light. */
        check_square (picture, place, column, row, man, (row + column) % 2 != 0);
      }
}

static void
test_pixels (gconstpointer data)
{
  gboolean is_flipped = GPOINTER_TO_INT (data);
  g_autoptr (GPtrArray) diagrams = new_diagrams (1, MIDDLE);
  g_autoptr (BrgDocument) document = NULL;
  g_auto (Picture) picture = { 0 };
  Place place;

  get_diagram (diagrams, 0)->picture.is_flipped = is_flipped;
  document = make_document (diagrams, NULL);
  if (!render (document, "diagram.pdf", SOFT_EDGES, &picture))
    return;
  place = find_frame (&picture);
  /* Nine centimetres. */
  g_assert_cmpfloat_with_epsilon (place.square * 8 * 25.4 / DPI, 90, 0.3);
  check_middle (&picture, &place, is_flipped);
}

static void
test_pixels_of_six (void)
{
  g_autoptr (GPtrArray) diagrams = new_diagrams (6, MIDDLE);
  g_autoptr (BrgDocument) document = make_document (diagrams, NULL);
  const BrgPrintPage *page = brg_document_get_page (document, 0);
  g_auto (Picture) picture = { 0 };

  if (!render (document, "diagrams-6.pdf", SOFT_EDGES, &picture))
    return;
  for (guint i = 0; i < page->boards->len; i++)
    {
      const BrgPrintPageBoard *board = get_board (page, i);
      Place place = { board->x * DPI / 72, board->y * DPI / 72, board->square * DPI / 72 };

      check_middle (&picture, &place, FALSE);
    }
}

static void
test_black_only (void)
{
  g_autoptr (GPtrArray) diagrams = new_diagrams (2, MIDDLE);
  g_autoptr (BrgDocument) document = NULL;
  g_auto (Picture) picture = { 0 };

  replace_diagram (diagrams, 0, new_played (CASTLES, "e8g8"));
  document = make_document (diagrams, NULL);
  if (render (document, "diagrams-black.pdf", HARD_EDGES, &picture))
    check_black_only (&picture);
}

/* Brackets in the corners of both squares, and of no other. */
static void
test_last_move (void)
{
  g_autoptr (GPtrArray) diagrams = new_diagrams (1, START);
  g_autoptr (BrgDocument) document = NULL;
  g_auto (Picture) picture = { 0 };
  Place place;

  replace_diagram (diagrams, 0, new_played ("8/8/8/8/8/k7/8/3R3K w - - 0 1", "d1d4"));
  document = make_document (diagrams, NULL);
  if (!render (document, "diagram-last-move.pdf", SOFT_EDGES, &picture))
    return;
  place = find_frame (&picture);
  for (gint row = 0; row < 8; row++)
    for (gint column = 1; column < 7; column++)
      {
        gboolean is_marked = column == 3 && (row == 7 || row == 4);
        gint corner = measure (&picture, &place, column, row, 0.02, 0.01, 0.2, 0.06);

        g_assert_cmpint (corner > 300, ==, is_marked);
      }
}

/* The same positions give the same file. */
static void
test_deterministic (void)
{
  g_autoptr (GPtrArray) diagrams = new_diagrams (3, MIDDLE);
  g_autoptr (BrgDocument) first = make_document (diagrams, NULL);
  g_autoptr (BrgDocument) second = make_document (diagrams, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) one = brg_document_to_pdf (first, &error);
  g_autoptr (GBytes) other = brg_document_to_pdf (second, &error);

  g_assert_no_error (error);
  g_assert_true (g_bytes_equal (one, other));
}

BRG_TEST_TOPIC ("documents-diagram")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (caption_cases); i++)
    g_test_add_data_func (caption_cases[i].path, GSIZE_TO_POINTER (i), test_caption);
  g_test_add_func ("/documents/diagram/form", test_form);
  g_test_add_func ("/documents/diagram/csv", test_csv);
  g_test_add_func ("/documents/diagram/group", test_group);
  g_test_add_func ("/documents/diagram/sheets", test_sheets);
  g_test_add_func ("/documents/diagram/room", test_room);
  g_test_add_func ("/documents/diagram/text", test_text);
  g_test_add_data_func ("/documents/diagram/pixels", GINT_TO_POINTER (FALSE), test_pixels);
  g_test_add_data_func ("/documents/diagram/pixels/flipped", GINT_TO_POINTER (TRUE), test_pixels);
  g_test_add_func ("/documents/diagram/pixels/six", test_pixels_of_six);
  g_test_add_func ("/documents/diagram/black-only", test_black_only);
  g_test_add_func ("/documents/diagram/last-move", test_last_move);
  g_test_add_func ("/documents/diagram/deterministic", test_deterministic);
  return g_test_run ();
}
