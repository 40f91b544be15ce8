/* test-site-pages.c - texts, tables and boards of pages for browsers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-site-board.h"
#include "brg-site-markup.h"
#include "brg-site-page.h"
#include "brg-site-table.h"
#include "brg-test.h"

#include <string.h>

/* What a person may be called, and what stands in the page. */
static const struct
{
  const char *text;
  const char *markup;
} texts[] = {
  { "Иванов Иван", "Иванов Иван" },
  { "<script>", "&lt;script&gt;" },
  { "\"a\" & 'b'", "&quot;a&quot; &amp; &#39;b&#39;" },
  { "&lt;", "&amp;lt;" },
  { "a\nb\tc\rd", "a b c d" },
  { "a\001b\177c\302\200d", "a\357\277\275b\357\277\275c\357\277\275d" },
  { "a\342\200\256b\342\201\247c\330\234d", "a&#x202e;b&#x2067;c&#x61c;d" },
  { "a\357\267\220b\357\277\276c", "a\357\277\275b\357\277\275c" },
  { "soft\302\255hyphen\342\201\240joined", "softhyphenjoined" },
  { "%s%n", "%s%n" },
};

static void
test_text (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (GString) html = g_string_new (NULL);

  brg_site_markup_text (html, texts[i].text);
  g_assert_cmpstr (html->str, ==, texts[i].markup);
}

static void
test_broken_text (void)
{
  g_autoptr (GString) html = g_string_new (NULL);

  brg_site_markup_text (html, "a\377<");
  g_assert_true (g_utf8_validate (html->str, -1, NULL));
  g_assert_nonnull (strstr (html->str, "&lt;"));
}

static void
test_printf (void)
{
  g_autoptr (GString) html = g_string_new (NULL);

  brg_site_markup_printf (html, "<a href=\"%s\">%s</a> %d %u %%", "x\"y", "<b>", -3, 4u);
  g_assert_cmpstr (html->str, ==, "<a href=\"x&quot;y\">&lt;b&gt;</a> -3 4 %");
}

static void
test_table (void)
{
  g_autoptr (BrgForm) form = brg_form_new (BRG_FORM_LIST);
  g_autoptr (GHashTable) links = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GString) html = g_string_new (NULL);
  BrgSiteTable table = { .form = form, .caption = "<Table>", .links = links };
  BrgFormRow *row;

  g_hash_table_insert (links, (gpointer) "Anna <3", (gpointer) "p/1.html");
  brg_form_add_column (form, BRG_COLUMN_NUMBER, "No.");
  brg_form_add_column (form, BRG_COLUMN_NAME, "Name");
  brg_form_add_column (form, BRG_COLUMN_TEXT, "Empty");
  row = brg_form_add_row (form);
  brg_form_set_cell (row, 0, g_strdup ("1"), BRG_FORM_BOLD);
  brg_form_set_cell (row, 1, g_strdup ("Anna <3"), BRG_FORM_PLAIN);
  row = brg_form_add_row (form);
  brg_form_set_cell (row, 1, g_strdup ("Boris"), BRG_FORM_TINTED);
  brg_site_table_append (html, &table);
  g_assert_nonnull (strstr (html->str, "<caption>&lt;Table&gt;</caption>"));
  g_assert_nonnull (strstr (html->str, "<table class=\"l2\">"));
  /* A column without a word is left out. */
  g_assert_null (strstr (html->str, "Empty"));
  g_assert_nonnull (strstr (html->str, "<tr><td><b>1</b><td><a href=\"p/1.html\">"
                                       "Anna &lt;3</a>\n"));
  g_assert_nonnull (strstr (html->str, "<tr><td><td class=t>Boris\n"));
}

/* Where a cell spans several, the cells say themselves where they begin. */
static void
test_spans (void)
{
  g_autoptr (BrgForm) form = brg_form_new (BRG_FORM_LIST);
  g_autoptr (GString) html = g_string_new (NULL);
  BrgSiteTable table = { .form = form, .caption = "Table" };
  BrgFormRow *row;

  brg_form_add_column (form, BRG_COLUMN_NUMBER, "No.");
  brg_form_add_column (form, BRG_COLUMN_NUMBER, "Place");
  brg_form_add_column (form, BRG_COLUMN_NAME, "Name");
  row = brg_form_add_row (form);
  brg_form_set_cell (row, 0, g_strdup ("1"), BRG_FORM_PLAIN);
  brg_form_set_cell (row, 1, g_strdup ("2"), BRG_FORM_PLAIN);
  brg_form_set_cell (row, 2, g_strdup ("Anna"), BRG_FORM_PLAIN);
  row = brg_form_add_row (form);
  brg_form_set_cell (row, 0, g_strdup ("3"), BRG_FORM_PLAIN);
  brg_form_span_cell (row, 0, 2);
  brg_form_set_cell (row, 2, g_strdup ("Boris"), BRG_FORM_TINTED);
  brg_site_table_append (html, &table);
  g_assert_nonnull (strstr (html->str, "<table>\n"));
  g_assert_nonnull (strstr (html->str, "<th scope=col class=l>Name</thead>"));
  g_assert_nonnull (strstr (html->str, "<tr><td>1<td>2<td class=l>Anna\n"));
  g_assert_nonnull (strstr (html->str, "<tr><td colspan=\"2\">3<td class=\"l t\">Boris\n"));
}

static void
test_page (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  const BrgSiteTongue tongues[] = { { words, "ru", "" }, { words, "en", "xx/" } };
  g_autoptr (GPtrArray) links =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_site_link_free);
  BrgSitePage page = {
    .tongues = tongues,
    .n_tongues = 2,
    .tongue = 1,
    .base = "g1/",
    .file = "p/1.html",
    .event = "A & B",
    .group = "",
    .title = "T",
    .links = links,
  };
  g_autofree char *path = brg_site_page_dup_path (&page);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;

  g_ptr_array_add (links, brg_site_link_new ("index.html", "Overview"));
  bytes = brg_site_page_end (&page, brg_site_page_begin (&page));
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_cmpstr (path, ==, "g1/xx/p/1.html");
  g_assert_nonnull (strstr (text, "<title>T – A &amp; B</title>"));
  g_assert_nonnull (strstr (text, "href=../../../site.css>"));
  g_assert_nonnull (strstr (text, "<a href=../../p/1.html lang="));
  g_assert_nonnull (strstr (text, "<a href=\"../index.html\">Overview</a>"));
}

/* Every man that stands on a board is drawn once and named where he stands. */
static void
test_board (void)
{
  g_autoptr (GPtrArray) pictures = g_ptr_array_new ();
  g_autoptr (GString) html = g_string_new (NULL);
  BrgBoardPicture picture;
  BrgPiece rook = brg_piece (BRG_COLOUR_WHITE, BRG_PIECE_SHAPE_ROOK);
  g_autofree char *named = g_strdup_printf ("<g id=\"q%u\"", rook);
  g_autofree char *placed = g_strdup_printf ("<use href=\"#q%u\" x=\"0\" y=\"336\"/>", rook);

  brg_board_picture_init (&picture, 8, 8);
  picture.pieces[0] = rook;
  brg_board_picture_mark (&picture, 63, BRG_BOARD_LAST_MOVE);
  g_ptr_array_add (pictures, &picture);
  brg_site_board_append_pieces (html, pictures);
  brg_site_board_append (html, &picture, "m0", "After <Ra1>", TRUE);
  g_assert_nonnull (strstr (html->str, named));
  g_assert_nonnull (strstr (html->str, placed));
  g_assert_nonnull (strstr (html->str, "<use href=\"#l\" x=\"336\" y=\"0\"/>"));
  g_assert_nonnull (strstr (html->str, "aria-label=\"After &lt;Ra1&gt;\""));
  g_assert_null (strstr (html->str, "url("));
}

/* Boards of 64 and of 100 squares on one page: each has its own ground, once. */
static void
test_boards (void)
{
  g_autoptr (GPtrArray) pictures = g_ptr_array_new ();
  g_autoptr (GString) html = g_string_new (NULL);
  BrgBoardPicture boards[3];
  const gint sides[] = { 8, 10, 8 };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      brg_board_picture_init (&boards[i], sides[i], sides[i]);
      g_ptr_array_add (pictures, &boards[i]);
    }
  brg_site_board_append_pieces (html, pictures);
  brg_site_board_append (html, &boards[1], "w2", "", TRUE);
  g_assert_nonnull (strstr (html->str, "<g id=\"b8\">"));
  g_assert_nonnull (strstr (html->str, "<g id=\"b10\">"));
  g_assert_true (strstr (html->str, "<g id=\"b8\">") == g_strrstr (html->str, "<g id=\"b8\">"));
  g_assert_nonnull (strstr (html->str, "<use href=\"#b10\"/>"));
  g_assert_null (strstr (html->str, "<use href=\"#b8\"/>"));
}

BRG_TEST_TOPIC ("site-pages")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/documents/site/text/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_text);
    }
  g_test_add_func ("/documents/site/text/broken", test_broken_text);
  g_test_add_func ("/documents/site/markup", test_printf);
  g_test_add_func ("/documents/site/table", test_table);
  g_test_add_func ("/documents/site/table-with-spans", test_spans);
  g_test_add_func ("/documents/site/page", test_page);
  g_test_add_func ("/documents/site/board", test_board);
  g_test_add_func ("/documents/site/boards", test_boards);
  return g_test_run ();
}
