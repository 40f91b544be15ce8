/* test-sealed.c - what a sealed move can mean
 *
 * Every line of ../fixtures/chess/sealed-moves.tsv, and a table of further slips, one kind each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-fen.h"
#include "brg-rulebooks.h"
#include "brg-sealed.h"
#include "brg-test.h"
#include "brg-uci.h"

#include <string.h>

static const char *const verdict_ids[BRG_N_SEALED_VERDICTS] = { "unique", "obvious-slip",
                                                                "ambiguous", "impossible" };
static const char *const outcome_ids[] = { "stands", "loses", "arbiter" };

typedef struct
{
  const char *path;
  BrgChessVariant variant;
  const char *fen;
  const char *language;
  const char *text;
  const char *candidates;
  const char *verdict;
} Case;

#define KNIGHT "8/4N2k/8/8/8/5P2/6PP/6K1 w - - 0 41"
#define QUEEN "6k1/2Q3pp/8/8/8/7P/6P1/7K w - - 0 41"
#define QUEENS "6k1/2Q3pp/8/8/8/7P/6P1/2Q4K w - - 0 41"
#define ITALIAN "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"
#define KNIGHTS "4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 50"
#define PROMOTING "6k1/2P2ppp/8/8/8/8/5PPP/6K1 w - - 0 44"
#define ROOK "6k1/5ppp/8/8/3R4/8/5PPP/6K1 w - - 0 25"
#define TAKING "4k3/8/8/2p1p3/3P4/8/8/4K3 w - - 0 31"
#define CASTLING "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 20"
#define NO_CASTLING "4k3/8/8/8/8/8/8/R3K2R w - - 0 20"
#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define PINNED "4k3/8/8/8/4r3/8/4N3/4K1N1 w - - 0 50"

#define CHESS BRG_CHESS_ORTHODOX

static const Case cases[] = {
  /* As it stands. */
  { "/engine/sealed/literal/pinned-man-is-no-candidate", CHESS, PINNED, "ru", "Кf3", "g1f3",
    "unique" },
  { "/engine/sealed/literal/number-and-mark", CHESS, KNIGHT, "ru", "41. Ке7—f5!", "e7f5",
    "unique" },
  { "/engine/sealed/literal/announcement", CHESS, KNIGHT, "any", "Springer Eva sieben Felix fünf",
    "e7f5", "unique" },
  /* What stands around the move says nothing else. */
  { "/engine/sealed/fide-2023/I.8.3/offer-behind-it", CHESS, KNIGHT, "ru", "Кf5 предлагаю ничью",
    "e7f5", "unique" },
  { "/engine/sealed/fide-2023/I.8.3/draw-in-a-word", CHESS, KNIGHT, "en", "41.Nf5 draw?", "e7f5",
    "unique" },
  { "/engine/sealed/ussr-chess-1956/21/name-in-brackets", CHESS, KNIGHT, "ru", "41. Кf5 (Иванов)",
    "e7f5", "unique" },
  { "/engine/sealed/ussr-chess-1956/21/wide-letters", CHESS, KNIGHT, "en",
    "\uff2e\u200b\uff46\uff15", "e7f5", "unique" },
  { "/engine/sealed/fide-2023/I.8.3/offer-alone", CHESS, KNIGHT, "ru", "ничья", "-", "impossible" },
  /* Target. */
  { "/engine/sealed/target/file-missing-one", CHESS, QUEEN, "ru", "h3-4", "h3h4", "obvious-slip" },
  { "/engine/sealed/target/rank-missing", CHESS, KNIGHT, "ru", "Ке7-f", "e7f5", "obvious-slip" },
  { "/engine/sealed/target/rank-off-board", CHESS, KNIGHT, "ru", "Ке7-f9", "e7f5", "obvious-slip" },
  { "/engine/sealed/target/rank-zero", CHESS, KNIGHT, "ru", "Ке7-f0", "e7f5", "obvious-slip" },
  { "/engine/sealed/target/file-off-board", CHESS, KNIGHT, "ru", "Ке7-i6", "e7c6 e7g6",
    "ambiguous" },
  { "/engine/sealed/target/short-is-not-corrected", CHESS, KNIGHT, "ru", "Кf6", "-", "impossible" },
  { "/engine/sealed/target/short-off-board", CHESS, KNIGHT, "ru", "Кf9", "-", "impossible" },
  { "/engine/sealed/target/with-hint-is-not-corrected", CHESS, KNIGHT, "ru", "Кеf4", "-",
    "impossible" },
  { "/engine/sealed/target/pawn-short", CHESS, START, "ru", "e5", "-", "impossible" },
  { "/engine/sealed/target/pawn-full", CHESS, START, "ru", "e2-e5", "e2e3 e2e4", "ambiguous" },
  { "/engine/sealed/target/pawn-half", CHESS, START, "ru", "e2-4", "e2e4", "obvious-slip" },
  { "/engine/sealed/target/two-halves-are-two", CHESS, KNIGHT, "ru", "Ке7-h4", "-", "impossible" },
  { "/engine/sealed/target/promotion-kept", CHESS, PROMOTING, "ru", "c7-c9Ф", "c7c8q",
    "obvious-slip" },
  { "/engine/sealed/target/promotion-missing-as-well", CHESS, PROMOTING, "ru", "c7-c9",
    "c7c8b c7c8n c7c8q c7c8r", "ambiguous" },
  /* Origin. */
  { "/engine/sealed/origin/wrong-square", CHESS, KNIGHT, "ru", "Ка1-f5", "e7f5", "obvious-slip" },
  { "/engine/sealed/origin/off-board", CHESS, KNIGHT, "ru", "Ке9-f5", "e7f5", "obvious-slip" },
  { "/engine/sealed/origin/file-off-board", CHESS, KNIGHT, "ru", "Кi7-f5", "e7f5", "obvious-slip" },
  { "/engine/sealed/origin/two-men", CHESS, KNIGHTS, "ru", "Кc4-e4", "c3e4 g3e4", "ambiguous" },
  { "/engine/sealed/origin/pawn", CHESS, ROOK, "ru", "h3-h4", "h2h4", "obvious-slip" },
  { "/engine/sealed/origin/wrong-hint", CHESS, KNIGHT, "en", "Naf5", "e7f5", "obvious-slip" },
  { "/engine/sealed/origin/wrong-rank-hint", CHESS, KNIGHT, "en", "N3f5", "e7f5", "obvious-slip" },
  { "/engine/sealed/origin/wrong-file-of-pawn", CHESS, TAKING, "en", "fe5", "d4e5",
    "obvious-slip" },
  { "/engine/sealed/origin/wrong-files", CHESS, TAKING, "en", "fe", "d4e5", "obvious-slip" },
  /* The letter of the man. */
  { "/engine/sealed/man/wrong-full", CHESS, KNIGHT, "ru", "Се7-f5", "e7f5", "obvious-slip" },
  { "/engine/sealed/man/missing-full", CHESS, KNIGHT, "ru", "е7-f5", "e7f5", "obvious-slip" },
  { "/engine/sealed/man/squares-alone", CHESS, KNIGHT, "ru", "e7f5", "e7f5", "obvious-slip" },
  { "/engine/sealed/man/other-language-full", CHESS, KNIGHT, "ru", "Ne7-f5", "e7f5",
    "obvious-slip" },
  { "/engine/sealed/man/other-language-short", CHESS, KNIGHT, "ru", "Nf5", "-", "impossible" },
  { "/engine/sealed/man/other-language-is-not-left-out", CHESS, START, "ru", "Nf3", "-",
    "impossible" },
  { "/engine/sealed/man/other-language-where-it-is-a-file", CHESS, ITALIAN, "en", "Сc4-b5", "c4b5",
    "obvious-slip" },
  { "/engine/sealed/man/other-language-any", CHESS, ITALIAN, "any", "Сc4-b5", "c4b5", "unique" },
  { "/engine/sealed/man/wrong-short", CHESS, KNIGHT, "ru", "Сf5", "-", "impossible" },
  { "/engine/sealed/man/piece-for-pawn", CHESS, START, "ru", "Фe2-e4", "e2e4", "obvious-slip" },
  { "/engine/sealed/man/rook-of-the-neighbours", CHESS, ROOK, "uk", "Лd4-d7", "d4d7",
    "obvious-slip" },
  /* Promotion. */
  { "/engine/sealed/promotion/of-nobody", CHESS, START, "ru", "e2-e4Ф", "e2e4", "obvious-slip" },
  { "/engine/sealed/promotion/of-nobody-short", CHESS, START, "en", "e4=Q", "e2e4",
    "obvious-slip" },
  { "/engine/sealed/promotion/of-a-piece", CHESS, KNIGHT, "ru", "Кf5Ф", "e7f5", "obvious-slip" },
  { "/engine/sealed/promotion/to-pawn", CHESS, PROMOTING, "ru", "c8п", "-", "impossible" },
  { "/engine/sealed/promotion/to-king-short", CHESS, PROMOTING, "en", "c8K", "-", "impossible" },
  { "/engine/sealed/promotion/to-piece-of-other-language", CHESS, PROMOTING, "uk", "c8Л", "-",
    "impossible" },
  /* Signs too many or exchanged. */
  { "/engine/sealed/signs/one-too-many", CHESS, KNIGHT, "ru", "Кf55", "e7f5", "obvious-slip" },
  { "/engine/sealed/signs/letter-twice", CHESS, KNIGHT, "ru", "ККf5", "e7f5", "obvious-slip" },
  { "/engine/sealed/signs/unknown", CHESS, KNIGHT, "ru", "Ке7-f%5", "e7f5", "obvious-slip" },
  { "/engine/sealed/signs/exchanged-target", CHESS, KNIGHT, "ru", "Ке7-5f", "e7f5",
    "obvious-slip" },
  { "/engine/sealed/signs/exchanged-origin", CHESS, KNIGHT, "ru", "К7е-f5", "e7f5",
    "obvious-slip" },
  { "/engine/sealed/signs/exchanged-short", CHESS, KNIGHT, "ru", "К5f", "e7f5", "obvious-slip" },
  { "/engine/sealed/signs/exchanged-pawn", CHESS, START, "ru", "4e", "e2e4", "obvious-slip" },
  { "/engine/sealed/signs/king-exchanged", CHESS, KNIGHTS, "ru", "рКf2", "e1f2", "obvious-slip" },
  { "/engine/sealed/signs/two-too-many", CHESS, KNIGHT, "ru", "Кf555", "-", "impossible" },
  { "/engine/sealed/signs/two-meanings", CHESS, QUEENS, "ru", "Фc71-f4", "c1f4 c7f4", "ambiguous" },
  { "/engine/sealed/signs/pawn-rank-twice", CHESS, START, "en", "e43", "e2e3 e2e4", "ambiguous" },
  /* Castling. */
  { "/engine/sealed/castling/as-king", CHESS, CASTLING, "ru", "Крe1-g1", "e1g1", "obvious-slip" },
  { "/engine/sealed/castling/as-king-long", CHESS, CASTLING, "en", "Ke1-c1", "e1c1",
    "obvious-slip" },
  { "/engine/sealed/castling/as-king-not-allowed", CHESS, NO_CASTLING, "ru", "Крe1-g1", "e1d1 e1f1",
    "ambiguous" },
  { "/engine/sealed/castling/never-the-other", CHESS, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 20", "ru",
    "0-0", "-", "impossible" },
  { "/engine/sealed/castling/never-the-other-long", CHESS, "4k3/8/8/8/8/8/8/4K2R w K - 0 20", "ru",
    "0-0-0", "-", "impossible" },
  { "/engine/sealed/castling/960-as-king", BRG_CHESS_960, "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1", "ru",
    "Крe1-h1", "e1h1", "obvious-slip" },
  { "/engine/sealed/castling/960-step", BRG_CHESS_960, "4k3/8/8/8/8/8/8/R4K1R w HA - 0 1", "ru",
    "Крf1-g1", "f1g1", "unique" },
  /* Nothing. */
  { "/engine/sealed/nothing/empty", CHESS, START, "ru", "", "-", "impossible" },
  { "/engine/sealed/nothing/resigns", CHESS, START, "ru", "сдаюсь", "-", "impossible" },
  { "/engine/sealed/nothing/too-long", CHESS, START, "en", "e2-e4 e7-e5 Ng1-f3", "-",
    "impossible" },
};

static int
compare_texts (const void *a, const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static char *
join_moves (const BrgPosition *position, const BrgMoveList *list)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  if (list->n_moves == 0)
    return g_strdup ("-");
  for (guint i = 0; i < list->n_moves; i++)
    {
      char text[BRG_UCI_LENGTH];

      brg_uci_write (list->moves[i], (BrgChessVariant) position->variant, text);
      g_ptr_array_add (texts, g_strdup (text));
    }
  g_ptr_array_sort (texts, compare_texts);
  g_ptr_array_add (texts, NULL);
  return g_strjoinv (" ", (char **) texts->pdata);
}

static BrgSealedReading
judge (BrgChessVariant variant,
       const char *fen,
       const char *language_id,
       const char *text,
       char **candidates)
{
  BrgLanguage language = BRG_LANGUAGE_ANY;
  BrgSealedReading reading;
  BrgPosition position;

  g_assert_true (brg_fen_read (fen, variant, BRG_POSITION_COMPOSED, &position, NULL));
  g_assert_true (g_str_equal (language_id, "?") || brg_language_from_id (language_id, &language));
  brg_sealed_judge (&position, text, -1, language, &reading);
  *candidates = join_moves (&position, &reading.candidates);
  return reading;
}

static void
test_case (gconstpointer data)
{
  const Case *vector = data;
  g_autofree char *candidates = NULL;
  BrgSealedReading reading =
      judge (vector->variant, vector->fen, vector->language, vector->text, &candidates);

  g_assert_cmpstr (candidates, ==, vector->candidates);
  g_assert_cmpstr (verdict_ids[reading.verdict], ==, vector->verdict);
}

/* fen, language, text, candidates, verdict, ussr-chess-1956, fide-2023, remark */
static void
test_vector (gconstpointer data)
{
  g_auto (GStrv) fields = g_strsplit (data, "\t", -1);
  g_autofree char *candidates = NULL;
  const char *article = NULL;
  BrgSealedReading reading;

  g_assert_cmpuint (g_strv_length (fields), >=, 7);
  reading = judge (CHESS, fields[0], fields[1], fields[2], &candidates);
  g_assert_cmpstr (candidates, ==, fields[3]);
  g_assert_cmpstr (verdict_ids[reading.verdict], ==, fields[4]);
  g_assert_cmpstr (
      outcome_ids[brg_sealed_outcome (brg_rulebook_find ("ussr-chess-1956"), &reading, &article)],
      ==, fields[5]);
  g_assert_cmpstr (article, ==, "21");
  g_assert_cmpstr (
      outcome_ids[brg_sealed_outcome (brg_rulebook_find ("fide-2023"), &reading, &article)], ==,
      fields[6]);
}

static void
add_vectors (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "chess", "sealed-moves.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '#' && *lines[i] != '\0')
      {
        g_autofree char *name = g_strdup_printf ("/engine/sealed/vectors/line-%u", i + 1);

        g_test_add_data_func_full (name, g_strdup (lines[i]), test_vector, g_free);
      }
}

/* What the books say; those that know no sealed move name no article. */
static void
test_outcomes (gconstpointer data)
{
  static const struct
  {
    const char *book;
    BrgSealedVerdict verdict;
    gboolean is_literal;
    BrgSealedOutcome outcome;
    const char *article;
  } outcomes[] = {
    { "fide-2023", BRG_SEALED_UNIQUE, TRUE, BRG_SEALED_STANDS, "I.9.1" },
    { "fide-2023", BRG_SEALED_OBVIOUS_SLIP, FALSE, BRG_SEALED_ARBITER, "I.8.2" },
    { "fide-2023", BRG_SEALED_AMBIGUOUS, TRUE, BRG_SEALED_LOSES, "I.8.1" },
    { "fide-2023", BRG_SEALED_AMBIGUOUS, FALSE, BRG_SEALED_LOSES, "I.8.2" },
    { "fide-2023", BRG_SEALED_IMPOSSIBLE, FALSE, BRG_SEALED_LOSES, "I.8.3" },
    { "ussr-chess-1956", BRG_SEALED_OBVIOUS_SLIP, FALSE, BRG_SEALED_STANDS, "21" },
    { "ussr-chess-1956", BRG_SEALED_IMPOSSIBLE, FALSE, BRG_SEALED_LOSES, "21" },
    { "rus-chess-2014", BRG_SEALED_UNIQUE, TRUE, BRG_SEALED_STANDS, NULL },
    { "ukr-chess-2016", BRG_SEALED_IMPOSSIBLE, FALSE, BRG_SEALED_ARBITER, NULL },
  };
  const char *book = data;

  for (gsize i = 0; i < G_N_ELEMENTS (outcomes); i++)
    {
      BrgSealedReading reading = { .verdict = outcomes[i].verdict,
                                   .is_literal = outcomes[i].is_literal };
      const char *article = "";

      if (!g_str_equal (outcomes[i].book, book))
        continue;
      g_assert_cmpint (brg_sealed_outcome (brg_rulebook_find (book), &reading, &article), ==,
                       outcomes[i].outcome);
      g_assert_cmpstr (article, ==, outcomes[i].article);
    }
}

BRG_TEST_TOPIC ("sealed")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  add_vectors ();
  g_test_add_data_func ("/engine/sealed/fide-2023/I.8/outcome", "fide-2023", test_outcomes);
  g_test_add_data_func ("/engine/sealed/ussr-chess-1956/21/outcome", "ussr-chess-1956",
                        test_outcomes);
  g_test_add_data_func ("/engine/sealed/silent-book/rus-chess-2014", "rus-chess-2014",
                        test_outcomes);
  g_test_add_data_func ("/engine/sealed/silent-book/ukr-chess-2016", "ukr-chess-2016",
                        test_outcomes);
  return g_test_run ();
}
