/* test-pgn-encoding.c - files of games in old encodings, and large ones
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "pgn-text.h"

#include "brg-game-comment.h"
#include "brg-game-tags.h"

#define WHITE "Ботвинник, Михаил Моисеевич"
#define SITE "Москва, Колонный зал"
#define COMMENT "Белые сдались ввиду неизбежного мата"
#define TEXT                                                                   \
  "[Event \"Чемпионат СССР\"]\n[Site \"" SITE "\"]\n[White \"" WHITE "\"]\n\n" \
  "1. e4 {" COMMENT "} e5 0-1\n\n"

typedef struct
{
  const char *path;
  const char *charset;
  const char *mark;
  BrgEncoding encoding;
} Case;

static const Case cases[] = {
  { "/pgn/encoding/utf-8", "UTF-8", "", BRG_ENCODING_UTF8 },
  { "/pgn/encoding/utf-8-with-mark", "UTF-8", "\xef\xbb\xbf", BRG_ENCODING_UTF8 },
  { "/pgn/encoding/utf-16-low-first", "UTF-16LE", "\xff\xfe", BRG_ENCODING_UTF16_LE },
  { "/pgn/encoding/utf-16-high-first", "UTF-16BE", "\xfe\xff", BRG_ENCODING_UTF16_BE },
  { "/pgn/encoding/utf-16-without-mark", "UTF-16LE", "", BRG_ENCODING_UTF16_LE },
  { "/pgn/encoding/windows-1251", "WINDOWS-1251", "", BRG_ENCODING_WINDOWS_1251 },
  { "/pgn/encoding/koi8-r", "KOI8-R", "", BRG_ENCODING_KOI8 },
  { "/pgn/encoding/cp866", "CP866", "", BRG_ENCODING_CP866 },
};

static void
check_game (const BrgGameTree *tree)
{
  const BrgGameNode *root = brg_game_tree_get_root (tree);
  g_autofree char *comment = brg_game_node_dup_comment (root->next, BRG_GAME_AFTER);

  g_assert_cmpstr (brg_game_tree_get_tag (tree, "White"), ==, WHITE);
  g_assert_cmpstr (brg_game_tree_get_tag (tree, "Site"), ==, SITE);
  g_assert_cmpstr (comment, ==, COMMENT);
}

static void
test_case (gconstpointer data)
{
  const Case *vector = data;
  gsize length;
  g_autofree char *encoded = g_convert (TEXT, -1, vector->charset, "UTF-8", NULL, &length, NULL);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (BrgPgnReader) reader = NULL;
  g_autoptr (BrgGameTree) tree = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (encoded);
  g_byte_array_append (bytes, (const guint8 *) vector->mark, (guint) strlen (vector->mark));
  g_byte_array_append (bytes, (const guint8 *) encoded, (guint) length);
  reader = pgn_text_open ((const char *) bytes->data, (gssize) bytes->len);
  g_assert_cmpint (brg_pgn_reader_next (reader, &tree, &error), ==, BRG_PGN_GAME);
  g_assert_no_error (error);
  g_assert_cmpint (brg_pgn_reader_get_encoding (reader), ==, vector->encoding);
  check_game (tree);
}

/* "Müller" and "Peña" in Latin-1. */
static void
test_latin (void)
{
  g_autoptr (BrgPgnReader) reader = pgn_text_open ("[White \"M\xfcller, J\xf6rg\"]\n[Black \"Pe\xf1"
                                                   "a, Jos\xe9\"]\n\n*",
                                                   -1);
  g_autoptr (BrgGameTree) tree = NULL;

  g_assert_cmpint (brg_pgn_reader_next (reader, &tree, NULL), ==, BRG_PGN_GAME);
  g_assert_cmpstr (brg_game_tree_get_tag (tree, "White"), ==, "Müller, Jörg");
  g_assert_cmpstr (brg_game_tree_get_tag (tree, "Black"), ==, "Peña, José");
}

/* Files put together have games in several encodings. */
static void
test_mixed (void)
{
  gsize length;
  g_autofree char *old = g_convert (TEXT, -1, "WINDOWS-1251", "UTF-8", NULL, &length, NULL);
  g_autofree char *text = g_strconcat (TEXT, old, TEXT, NULL);
  g_autoptr (BrgPgnReader) reader = pgn_text_open (text, -1);

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (BrgGameTree) tree = NULL;

      g_assert_cmpint (brg_pgn_reader_next (reader, &tree, NULL), ==, BRG_PGN_GAME);
      check_game (tree);
    }
}

/* Letters in two parts become one, as everywhere in the program. */
static void
test_normal_form (void)
{
  g_autoptr (BrgGameTree) tree = pgn_text_read ("[White \"e\xcc\x81\"]\n\n*");

  g_assert_cmpstr (brg_game_tree_get_tag (tree, "White"), ==, "\xc3\xa9");
}

/* A file of many blocks comes out whole, wherever the blocks end; line ends of DOS. */
static void
test_blocks (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (BrgPgnReader) reader = NULL;
  const guint n_games = 20000;

  for (guint i = 0; i < n_games; i++)
    g_string_append_printf (text, "[Event \"%u\"]\r\n\r\n1. e4 {%.*s} e5 1-0\r\n\r\n", i,
                            (gint) (i % 60),
                            "------------------------------------------------------------");
  reader = pgn_text_open (text->str, (gssize) text->len);
  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (BrgGameTree) tree = NULL;
      g_autofree char *event = g_strdup_printf ("%u", i);

      g_assert_cmpint (brg_pgn_reader_next (reader, &tree, NULL), ==, BRG_PGN_GAME);
      g_assert_cmpuint (brg_pgn_reader_get_notes (reader)->len, ==, 0);
      g_assert_cmpstr (brg_game_tree_get_tag (tree, "Event"), ==, event);
      g_assert_cmpuint (brg_game_tree_get_last (tree)->ply, ==, 2);
      g_assert_cmpuint (brg_pgn_reader_get_line (reader), ==, 4 * i + 1);
    }
}

BRG_TEST_TOPIC ("pgn-encoding")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/pgn/encoding/latin-1", test_latin);
  g_test_add_func ("/pgn/encoding/mixed", test_mixed);
  g_test_add_func ("/pgn/encoding/normal-form", test_normal_form);
  g_test_add_func ("/pgn/encoding/many-blocks", test_blocks);
  return g_test_run ();
}
