/* test-documents-envelope.c - the face of an envelope, and the lists of adjourned games
 *
 * With BERGER_KEEP_PAGES set to a folder the files stay there to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-adjournment-cite.h"
#include "brg-diagram-chess.h"
#include "brg-diagram.h"
#include "brg-document-layout.h"
#include "brg-document-pdf.h"
#include "brg-envelope-form.h"
#include "brg-fen.h"
#include "brg-form-style.h"
#include "brg-resumption-form.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

#include <string.h>

#define FEN "8/5pk1/6p1/p3R2p/4P2P/5KP1/r7/8 w - - 0 42"

static BrgDiagram *
new_diagram (void)
{
  BrgPosition position;

  g_assert_true (brg_fen_read (FEN, BRG_CHESS_ORTHODOX, BRG_POSITION_COMPOSED, &position, NULL));
  return brg_diagram_new_chess (&position);
}

static void
fill_face (BrgEnvelopeFace *face, const BrgDiagram *diagram)
{
  brg_envelope_face_init (face);
  face->event = "Memorial of I. Vetrov";
  face->number = 2;
  face->round = 8;
  face->board = "2";
  face->white = "Masluk Yu.";
  face->black = "Petukhov T.";
  face->sealer = BRG_COLOUR_WHITE;
  face->move_number = 42;
  face->used[0] = 141 * 60;
  face->used[1] = 159 * 60 + 30;
  face->picture = diagram != NULL ? &diagram->picture : NULL;
  face->position = FEN;
  face->sealed_at = "2026-11-21T18:04:00Z";
  face->witness = "Masluk";
  face->custodian = "V. Tokarev";
  face->resumes_at = "2026-11-22T12:00:00Z";
  face->resumes_in = "small hall";
  face->zone = "Europe/Moscow";
  face->article = "ussr-chess-1956 20";
}

/* All texts of the page, one a line. */
static char *
dup_texts (const BrgDocument *document)
{
  const BrgPrintPage *page = brg_document_get_page (document, 0);
  GString *texts = g_string_new (NULL);

  for (guint i = 0; i < page->texts->len; i++)
    g_string_append_printf (texts, "%s\n", g_array_index (page->texts, BrgPrintPageText, i).markup);
  return g_string_free (texts, FALSE);
}

static void
keep (const BrgDocument *document, const char *name)
{
  const char *folder = g_getenv ("BERGER_KEEP_PAGES");
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  if (folder == NULL)
    return;
  path = g_build_filename (folder, name, NULL);
  g_assert_true (brg_document_write_pdf (document, path, &error));
}

/* ussr-chess-1956 19: the position stands on the envelope; where nobody stated one the foot does
 * not speak of it. */
static void
test_no_position (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (BrgDocument) document = NULL;
      g_autofree char *texts = NULL;
      BrgDocumentOptions options;
      BrgEnvelopeFace face;

      fill_face (&face, NULL);
      if (i == 1)
        face.position = "";
      brg_document_options_init (&options, words);
      document = brg_envelope_form_new (&face, BRG_ENVELOPE_C5, &options);
      texts = dup_texts (document);
      g_assert_cmpint (strstr (texts, "Position before the sealed move") != NULL, ==, i == 0);
      g_assert_nonnull (strstr (texts, "opened by the arbiter in the"));
    }
}

/* Every book: what its envelopes cite is its own, or stands with the name of the book that is cited
 * where it is silent. */
static void
test_foot (void)
{
  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);
  g_autoptr (BrgWords) words = brg_words_open ("ru");

  for (guint i = 0; i < n_books; i++)
    {
      g_autoptr (BrgDocument) document = NULL;
      g_autofree char *texts = NULL;
      g_autofree char *own = g_strconcat (books[i]->id, " ", NULL);
      BrgDocumentOptions options;
      BrgEnvelopeFace face;

      fill_face (&face, NULL);
      face.rulebook = books[i];
      face.article = brg_adjournment_get_opening_article (books[i]);
      g_test_message ("%s: %s", books[i]->id, face.article);
      brg_document_options_init (&options, words);
      document = brg_envelope_form_new (&face, BRG_ENVELOPE_C5, &options);
      texts = dup_texts (document);
      if (!g_str_has_prefix (face.article, own))
        {
          g_auto (GStrv) parts = g_strsplit (face.article, " ", 2);

          g_assert_nonnull (
              strstr (texts, brg_words_get (words, brg_rulebook_find (parts[0])->name)));
        }
    }
}

/* Every box lies on the envelope, and the lines of a value end inside its box. */
static void
assert_inside (const BrgDocument *document, double width_mm, double height_mm)
{
  const BrgPrintPage *page = brg_document_get_page (document, 0);
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("en");

  g_assert_cmpuint (brg_document_get_n_pages (document), ==, 1);
  g_assert_cmpfloat_with_epsilon (page->width, width_mm * BRG_MM, 0.1);
  g_assert_cmpfloat_with_epsilon (page->height, height_mm * BRG_MM, 0.1);
  for (guint i = 0; i < page->texts->len; i++)
    {
      const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, i);
      guint n_lines =
          brg_typesetter_count_lines (typesetter, &text->type, text->markup, text->width);
      BrgTextWidth width = brg_typesetter_measure (typesetter, &text->type, text->markup);

      g_assert_cmpfloat (text->x, >=, 0);
      g_assert_cmpfloat (text->x + text->width, <=, page->width);
      g_assert_cmpfloat (text->baseline - text->type.size, >=, 0);
      g_assert_cmpfloat (text->baseline + (n_lines - 1) * text->type.size * BRG_LEADING, <,
                         page->height);
      g_assert_cmpfloat (width.least, <=, text->width + 0.5);
      g_assert_cmpuint (n_lines, <=, 2);
    }
}

static void
test_face (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgDiagram) diagram = new_diagram ();
  g_autoptr (BrgDocument) c5 = NULL;
  g_autoptr (BrgDocument) a4 = NULL;
  g_autofree char *texts = NULL;
  BrgDocumentOptions options;
  BrgEnvelopeFace face;
  static const char *const wanted[] = {
    "Envelope No. 2\n",
    "Memorial of I. Vetrov, Round 8, Board 2\n",
    "Masluk Yu.\n",
    "Petukhov T.\n",
    "White, move 42 (Masluk Yu.)\n",
    "2 h 21 min\n",
    "2 h 39 min 30 s\n",
    "V. Tokarev\n",
    "22 November 2026, 15:00, small hall\n",
    "Draw offered\nnone\n",
    FEN,
  };

  brg_document_options_init (&options, words);
  options.printed_at = "2026-11-22T10:00:00Z";
  fill_face (&face, diagram);
  c5 = brg_envelope_form_new (&face, BRG_ENVELOPE_C5, &options);
  a4 = brg_envelope_form_new (&face, BRG_ENVELOPE_A4, &options);
  texts = dup_texts (c5);
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    if (strstr (texts, wanted[i]) == NULL)
      g_error ("“%s” does not stand on it:\n%s", wanted[i], texts);
  assert_inside (c5, 229, 162);
  assert_inside (a4, 297, 210);
  g_assert_cmpuint (brg_document_get_page (c5, 0)->boards->len, ==, 1);
  /* Four edges are folded. */
  g_assert_cmpuint (brg_document_get_page (a4, 0)->lines->len, ==,
                    brg_document_get_page (c5, 0)->lines->len + 4);
  keep (c5, "envelope-c5.pdf");
  keep (a4, "envelope-a4.pdf");
}

/* ussr-chess-1956 19: a sealed move never stands on the envelope; an open one does. */
static void
test_moves (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autofree char *sealed = NULL;
  g_autofree char *open = NULL;
  g_autofree char *braille = NULL;
  g_autoptr (BrgDocument) document = NULL;
  BrgDocumentOptions options;
  BrgEnvelopeFace face;

  brg_document_options_init (&options, words);
  fill_face (&face, NULL);
  face.open_move = "Re5-a5";
  sealed = brg_envelope_form_dup_move (&face, words);
  g_assert_cmpstr (sealed, ==, "White, move 42");
  face.manner = BRG_ADJOURNMENT_OPEN_MOVE;
  open = brg_envelope_form_dup_move (&face, words);
  g_assert_cmpstr (open, ==, "White, move 42: Re5-a5");
  face.manner = BRG_ADJOURNMENT_SEALED;
  face.is_braille = TRUE;
  document = brg_envelope_form_new (&face, BRG_ENVELOPE_C5, &options);
  braille = dup_texts (document);
  g_assert_nonnull (strstr (braille, "Sealed move, in Braille\n"));
  g_assert_null (strstr (braille, "Re5"));
}

static void
test_long_names (void)
{
  static const char *const languages[] = { "en", "ru", "uk" };
  g_autoptr (BrgDiagram) diagram = new_diagram ();

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (BrgWords) words = brg_words_open (languages[i]);
      g_autoptr (BrgDocument) document = NULL;
      BrgDocumentOptions options;
      BrgEnvelopeFace face;

      brg_document_options_init (&options, words);
      fill_face (&face, diagram);
      face.event = "Открытый командный чемпионат области по шахматам среди ветеранов памяти "
                   "Константина Константиновича Константинопольского, группа сильнейших";
      face.white = "Константинопольский-Вознесенский Константин Константинович";
      face.black = "Миттельшпильгауз-Рождественская Александра Всеволодовна";
      face.custodian = face.white;
      face.resumes_in = "малый зал областного дома спорта на улице Пролетарской";
      face.note = "Партнёр уведомлён; запасной комплект часов у главного секретаря соревнования";
      document = brg_envelope_form_new (&face, BRG_ENVELOPE_C5, &options);
      assert_inside (document, 229, 162);
      keep (document, "envelope-long.pdf");
    }
}

static void
test_unknown (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgDocument) document = NULL;
  g_autofree char *unknown = brg_envelope_form_dup_time (words, BRG_ADJOURNMENT_UNKNOWN);
  BrgDocumentOptions options;
  BrgEnvelopeFace face;

  g_assert_cmpstr (unknown, ==, "–");
  brg_document_options_init (&options, words);
  brg_envelope_face_init (&face);
  face.number = 1;
  document = brg_envelope_form_new (&face, BRG_ENVELOPE_C5, &options);
  assert_inside (document, 229, 162);
}

static const char *
get_cell (const BrgForm *form, guint row, guint column)
{
  return brg_form_get_row (form, row)->cells[column].text;
}

static void
test_lists (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) list = NULL;
  g_autoptr (BrgForm) envelopes = NULL;
  g_autoptr (BrgDocument) document = NULL;
  g_autoptr (BrgDocument) second = NULL;
  BrgDocumentOptions options;
  BrgEnvelopeFace faces[2];

  brg_document_options_init (&options, words);
  fill_face (&faces[0], NULL);
  fill_face (&faces[1], NULL);
  faces[1].number = 3;
  faces[1].sealer = BRG_COLOUR_BLACK;
  faces[1].resumes_at = "";
  faces[1].state = "opened, played on";
  list = brg_resumption_form_new (NULL, faces, 2, &options);
  g_assert_cmpuint (list->rows->len, ==, 2);
  g_assert_cmpstr (get_cell (list, 0, 0), ==, "22 November 2026, 15:00, small hall");
  g_assert_cmpstr (get_cell (list, 1, 0), ==, "small hall");
  g_assert_cmpstr (get_cell (list, 1, 5), ==, "Black, move 42");
  g_assert_cmpstr (get_cell (list, 0, 7), ==, "2 h 39 min 30 s");
  envelopes = brg_resumption_form_new_register (NULL, faces, 2, &options);
  g_assert_cmpstr (get_cell (envelopes, 1, 0), ==, "3");
  g_assert_cmpstr (get_cell (envelopes, 0, 1), ==, "2026-11-21 21:04");
  g_assert_cmpstr (get_cell (envelopes, 1, 8), ==, "opened, played on");
  document = brg_document_layout (list, &options);
  second = brg_document_layout (envelopes, &options);
  g_assert_cmpuint (brg_document_get_n_pages (document), ==, 1);
  keep (document, "resumption.pdf");
  keep (second, "register.pdf");
}

BRG_TEST_TOPIC ("documents-envelope")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/documents/envelope/ussr-chess-1956 19/no-position", test_no_position);
  g_test_add_func ("/documents/envelope/foot", test_foot);
  g_test_add_func ("/documents/envelope/fide-2023/I.2/face", test_face);
  g_test_add_func ("/documents/envelope/ussr-chess-1956/19/moves", test_moves);
  g_test_add_func ("/documents/envelope/long-names", test_long_names);
  g_test_add_func ("/documents/envelope/unknown", test_unknown);
  g_test_add_func ("/documents/envelope/lists", test_lists);
  return g_test_run ();
}
