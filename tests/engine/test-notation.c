/* test-notation.c - moves of chess as people write them
 *
 * Strict writing against the games of ../fixtures/chess/chess-games.pgn, which another program
 * wrote; reading back of every move of many positions in every notation; tables of what people
 * write. Cases name the article that gives the form.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-fen.h"
#include "brg-san-pgn.h"
#include "brg-san-read.h"
#include "brg-san-write.h"
#include "brg-san.h"
#include "brg-sealed.h"
#include "brg-test.h"
#include "brg-uci.h"

#include <string.h>

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define ITALIAN "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"
#define PROMOTING "1n4k1/2P2ppp/8/8/8/8/5PPP/6K1 w - - 0 44"
#define CASTLING "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
#define PASSED "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"
#define TAKING "4k3/8/8/2p1p3/3P4/8/8/4K3 w - - 0 31"
#define KNIGHTS "4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 50"
/* C: a bishop's letter in Russian, and the c-pawn can go as well. */
#define BISHOP_AND_PAWN "4k3/8/8/8/8/8/2P1B3/4K3 w - - 0 1"
#define QUEENS "1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1"
#define ROOKS "3r3k/8/8/8/8/8/8/R2R3K w - - 0 1"
#define MATING "6k1/5ppp/8/8/3R4/8/5PPP/6K1 w - - 0 25"
#define MOVED_960 "4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1"

typedef struct
{
  const char *path;
  const char *fen;
  const char *notation;
  const char *uci;
  const char *text;
} WriteCase;

static const WriteCase write_cases[] = {
  { "/engine/notation/fide-2023/C.8/piece", ITALIAN, "en", "f3g5", "Ng5" },
  { "/engine/notation/fide-2023/C.8/pawn", START, "en", "e2e4", "e4" },
  { "/engine/notation/fide-2023/C.8/long", START, "long", "g1f3", "Ng1-f3" },
  { "/engine/notation/fide-2023/C.9.3/pawn-captures", TAKING, "en", "d4e5", "dxe5" },
  { "/engine/notation/fide-2023/C.9.3/en-passant", PASSED, "en", "e5d6", "exd6" },
  { "/engine/notation/fide-2023/C.10.1/file", KNIGHTS, "en", "c3e4", "Nce4" },
  { "/engine/notation/fide-2023/C.10.1/same-rank", ROOKS, "en", "a1b1", "Rab1" },
  { "/engine/notation/fide-2023/C.10.2/same-file", QUEENS, "en", "h1e1", "Q1e1" },
  { "/engine/notation/fide-2023/C.10.3/both", QUEENS, "en", "h4e1", "Qh4e1" },
  { "/engine/notation/fide-2023/C.10.3/rank-and-file-alone", QUEENS, "en", "e4e1", "Qee1" },
  { "/engine/notation/fide-2023/C.11/promotion", PROMOTING, "en", "c7c8n", "c8=N" },
  { "/engine/notation/fide-2023/C.11/capture", PROMOTING, "en", "c7b8q", "cxb8=Q#" },
  { "/engine/notation/fide-2023/C.13/short-castling", CASTLING, "en", "e1g1", "O-O" },
  { "/engine/notation/fide-2023/C.13/long-castling", CASTLING, "en", "e1c1", "O-O-O" },
  { "/engine/notation/fide-2023/C.13/mate", MATING, "en", "d4d8", "Rd8#" },
  { "/engine/notation/russian/king", KNIGHTS, "ru", "e1d1", "Крd1" },
  { "/engine/notation/russian/capture", ITALIAN, "ru", "c4f7", "С:f7+" },
  { "/engine/notation/russian/promotion", PROMOTING, "ru", "c7c8r", "c8Л#" },
  { "/engine/notation/ukrainian/rook", MATING, "uk", "d4d8", "Тd8#" },
  /* The sample game of the Code: 1. e2—e4 e7—e5, 6. Kf3:e5, 7. Cc4:f7+, 8. Кс3—d5×. */
  { "/engine/notation/ussr-chess-1956/pawn", START, "1956", "e2e4", "e2—e4" },
  { "/engine/notation/ussr-chess-1956/capture", ITALIAN, "1956", "f3e5", "Кf3:e5" },
  { "/engine/notation/ussr-chess-1956/check", ITALIAN, "1956", "c4f7", "Сc4:f7+" },
  { "/engine/notation/ussr-chess-1956/mate",
    "r2q1bnr/ppp1kBpp/3p4/4N3/3nP3/2N5/PPPP1PPP/R1BbK2R w KQ - 3 8", "1956", "c3d5", "Кc3—d5×" },
  { "/engine/notation/ussr-chess-1956/castling", ITALIAN, "1956", "e1g1", "0—0" },
  { "/engine/notation/ussr-chess-1956/promotion", PROMOTING, "1956", "c7c8q", "c7—c8Ф×" },
  { "/engine/notation/figurine", ITALIAN, "figurine", "c4f7", "♗xf7+" },
  { "/engine/notation/fide-2023/D.2.1/piece", ITALIAN, "blind", "f3g5",
    "Springer Felix drei Gustav fünf" },
  { "/engine/notation/fide-2023/D.2.1/pawn", START, "blind", "h2h4",
    "Bauer Hector zwei Hector vier" },
  { "/engine/notation/fide-2023/D.2.1/promotion", PROMOTING, "blind", "c7b8q",
    "Bauer Cesar sieben Bella acht Dame" },
  { "/engine/notation/fide-2023/D.2.1/castling", CASTLING, "blind", "e1c1", "lange Rochade" },
  { "/engine/notation/fide-2023/D.2.1/russian/piece", ITALIAN, "blind-ru", "f3g5",
    "шпрингер Феликс драй Густав фюнф" },
  { "/engine/notation/fide-2023/D.2.1/russian/promotion", PROMOTING, "blind-ru", "c7b8q",
    "бауэр Цезарь зибен Белла ахт даме" },
  { "/engine/notation/fide-2023/D.2.1/russian/castling", CASTLING, "blind-ru", "e1c1",
    "ланге рошаде" },
  { "/engine/notation/fide-2023/D.2.1/ukrainian/promotion", PROMOTING, "blind-uk", "c7b8q",
    "бауер Цезар зібен Белла ахт даме" },
  { "/engine/notation/uci/castling", CASTLING, "uci", "e1c1", "e1c1" },
};

typedef struct
{
  const char *path;
  const char *fen;
  BrgLanguage language;
  const char *text;
  const char *fits; /* in the notation of programs, sorted */
} ReadCase;

#define EN BRG_LANGUAGE_ENGLISH
#define RU BRG_LANGUAGE_RUSSIAN
#define UK BRG_LANGUAGE_UKRAINIAN
#define ANY BRG_LANGUAGE_ANY

static const ReadCase read_cases[] = {
  { "/engine/notation/read/plain", START, EN, "Nf3", "g1f3" },
  { "/engine/notation/read/number", START, EN, "1. Nf3", "g1f3" },
  { "/engine/notation/read/number-close", START, EN, "1.e4", "e2e4" },
  { "/engine/notation/read/number-without-dot", START, RU, "41 Кf3", "g1f3" },
  { "/engine/notation/read/number-of-black", START, RU, "41... Кf3", "g1f3" },
  { "/engine/notation/read/number-ellipsis", START, RU, "41…Кf3", "g1f3" },
  { "/engine/notation/read/blanks", START, RU, " К g1 - f3 ", "g1f3" },
  { "/engine/notation/read/dashes", START, RU, "Кg1–f3", "g1f3" },
  { "/engine/notation/read/minus", START, RU, "Кg1−f3", "g1f3" },
  { "/engine/notation/read/wrong-capture", START, RU, "Кg1:f3", "g1f3" },
  { "/engine/notation/read/wrong-check", START, RU, "Кf3+", "g1f3" },
  { "/engine/notation/read/latin-letters", START, RU, "Kg1-f3", "g1f3" },
  { "/engine/notation/read/cyrillic-file", START, RU, "е2-е4", "e2e4" },
  { "/engine/notation/read/cyrillic-digit", START, EN, "NfЗ", "g1f3" },
  { "/engine/notation/read/cyrillic-small-digit", START, RU, "Кfз", "g1f3" },
  { "/engine/notation/read/cyrillic-six", ITALIAN, RU, "Сb5", "c4b5" },
  { "/engine/notation/read/letter-of-pawn", START, RU, "п. e4", "e2e4" },
  { "/engine/notation/read/letter-of-pawn-full", START, UK, "пe2-e4", "e2e4" },
  { "/engine/notation/read/letter-of-pawn-english", START, EN, "Pe4", "e2e4" },
  { "/engine/notation/read/capital-files", START, RU, "E2-E4", "e2e4" },
  { "/engine/notation/read/capital-b", START, EN, "B2-B4", "b2b4" },
  { "/engine/notation/read/capital-b-short", START, EN, "B4", "b2b4" },
  { "/engine/notation/read/capital-c", START, RU, "C2-C4", "c2c4" },
  { "/engine/notation/read/bishop-or-pawn", BISHOP_AND_PAWN, RU, "C2-C4", "c2c4 e2c4" },
  { "/engine/notation/read/bishop-before-file", BISHOP_AND_PAWN, RU, "Сc4", "e2c4" },
  { "/engine/notation/read/small-letter-of-piece", START, RU, "кf3", "g1f3" },
  { "/engine/notation/read/marks", START, EN, "Nf3!?", "g1f3" },
  { "/engine/notation/read/draw-offer", START, EN, "Nf3 (=)", "g1f3" },
  { "/engine/notation/read/mate-word", MATING, UK, "Тd4-d8 мат", "d4d8" },
  { "/engine/notation/read/mate-word-close", MATING, UK, "Тd8мат", "d4d8" },
  { "/engine/notation/read/mate-cross", MATING, RU, "Лd8×", "d4d8" },
  { "/engine/notation/read/mate-letter", MATING, RU, "Лd8X", "d4d8" },
  { "/engine/notation/read/other-language", MATING, RU, "Тd8", "-" },
  { "/engine/notation/read/other-piece", MATING, RU, "Сd8", "-" },
  { "/engine/notation/read/files", TAKING, RU, "de", "d4e5" },
  { "/engine/notation/read/files-colon", TAKING, RU, "d:c", "d4c5" },
  { "/engine/notation/read/files-and-rank", TAKING, EN, "de5", "d4e5" },
  { "/engine/notation/read/step-first", TAKING, EN, "d5", "d4d5" },
  { "/engine/notation/read/capture-without-file", TAKING, EN, "e5", "d4e5" },
  { "/engine/notation/read/fide-2023/C.9.3/en-passant", PASSED, EN, "exd6 e.p.", "e5d6" },
  { "/engine/notation/read/en-passant-cyrillic", PASSED, RU, "е:d6 е.р.", "e5d6" },
  { "/engine/notation/read/en-passant-words", PASSED, RU, "е:d6 на проходе", "e5d6" },
  { "/engine/notation/read/en-passant-files", PASSED, EN, "ed ep", "e5d6" },
  { "/engine/notation/read/promotion", PROMOTING, RU, "c8Ф", "c7c8q" },
  { "/engine/notation/read/promotion-sign", PROMOTING, EN, "c8=R", "c7c8r" },
  { "/engine/notation/read/promotion-brackets", PROMOTING, EN, "c8(Q)", "c7c8q" },
  { "/engine/notation/read/promotion-capture-by-files", PROMOTING, RU, "cbЛ", "c7b8r" },
  { "/engine/notation/read/promotion-missing", PROMOTING, EN, "c8", "c7c8b c7c8n c7c8q c7c8r" },
  { "/engine/notation/read/promotion-to-king", PROMOTING, RU, "c7-c8Кр", "-" },
  { "/engine/notation/read/promotion-of-nobody", START, EN, "e4=Q", "-" },
  { "/engine/notation/read/promotion-unknown-language", PROMOTING, ANY, "c8K", "c7c8n" },
  { "/engine/notation/read/unknown-language", KNIGHTS, ANY, "Ке2", "c3e2 e1e2 g3e2" },
  { "/engine/notation/read/unknown-language-king", KNIGHTS, ANY, "Кре2", "e1e2" },
  { "/engine/notation/read/king-capitals", KNIGHTS, RU, "КРе2", "e1e2" },
  { "/engine/notation/read/king-with-dot", KNIGHTS, RU, "Кр. е2", "e1e2" },
  { "/engine/notation/read/useless-rank", KNIGHTS, RU, "К3e4", "c3e4 g3e4" },
  { "/engine/notation/read/file", KNIGHTS, EN, "Nce4", "c3e4" },
  { "/engine/notation/read/castling", CASTLING, RU, "0-0", "e1g1" },
  { "/engine/notation/read/castling-letters", CASTLING, EN, "O-O-O", "e1c1" },
  { "/engine/notation/read/castling-cyrillic", CASTLING, RU, "о—о—о", "e1c1" },
  { "/engine/notation/read/castling-close", CASTLING, RU, "00", "e1g1" },
  { "/engine/notation/read/castling-blanks", CASTLING, RU, "20. 0 - 0 +", "e1g1" },
  { "/engine/notation/read/castling-too-long", CASTLING, RU, "0-0-0-0", "-" },
  { "/engine/notation/read/castling-as-king", CASTLING, RU, "Крe1-g1", "-" },
  { "/engine/notation/read/program", START, EN, "g1f3", "g1f3" },
  { "/engine/notation/read/program-castling", CASTLING, RU, "e1g1", "e1g1" },
  { "/engine/notation/read/program-castling-takes-rook", CASTLING, EN, "e1a1", "e1c1" },
  { "/engine/notation/read/program-promotion", PROMOTING, RU, "c7b8b", "c7b8b" },
  { "/engine/notation/read/not-a-program", START, EN, "g1-f3", "-" },
  { "/engine/notation/read/fide-2023/C.8/long", START, EN, "Ng1f3", "g1f3" },
  { "/engine/notation/read/ussr-chess-1956/full", ITALIAN, RU, "Kf3 : e5!", "f3e5" },
  { "/engine/notation/read/figurine-black", START, ANY, "♞f3", "g1f3" },
  { "/engine/notation/read/fide-2023/D.2.1/short", START, EN, "Springer Felix drei", "g1f3" },
  { "/engine/notation/read/fide-2023/D.2.1/spelling", MATING, RU, "KOENIG Hector eins", "g1h1" },
  { "/engine/notation/read/fide-2023/D.2.1/without-pawn", START, EN, "Eva zwei Eva vier", "e2e4" },
  { "/engine/notation/read/fide-2023/D.2.1/russian-spelling", START, RU,
    "шпрингер Густав айнс Феликс драй", "g1f3" },
  { "/engine/notation/read/fide-2023/D.2.1/castling", CASTLING, EN, "Kurze Rochade", "e1g1" },
  { "/engine/notation/read/name-of-man-russian", START, RU, "Конь f3", "g1f3" },
  { "/engine/notation/read/name-of-man-ukrainian", MATING, UK, "тура d8", "d4d8" },
  { "/engine/notation/read/name-of-man-english", START, EN, "Knight f3", "g1f3" },
  { "/engine/notation/read/name-of-pawn", START, RU, "пешка e2-e4", "e2e4" },
  { "/engine/notation/read/half-a-square", START, EN, "Ng1-3", "-" },
  { "/engine/notation/read/off-the-board", START, EN, "e2-e9", "-" },
  { "/engine/notation/read/empty", START, EN, "", "-" },
  { "/engine/notation/read/number-only", START, EN, "1.", "-" },
  { "/engine/notation/read/words", START, EN, "resigns", "-" },
  { "/engine/notation/read/not-a-text", START, EN, "\xffNf3", "-" },
};

static BrgPosition
read_fen (const char *fen, BrgChessVariant variant)
{
  BrgPosition position;

  g_assert_true (brg_fen_read (fen, variant, BRG_POSITION_COMPOSED, &position, NULL));
  return position;
}

static void
test_write (gconstpointer data)
{
  const WriteCase *vector = data;
  BrgPosition position = read_fen (vector->fen, BRG_CHESS_ORTHODOX);
  const BrgNotation *notation = brg_notation_find (vector->notation);
  char text[BRG_SAN_LENGTH];
  BrgMove move;

  g_assert_cmpint (brg_uci_read (&position, vector->uci, &move), ==, BRG_UCI_LEGAL);
  g_assert_cmpstr (brg_san_write (&position, move, notation, text), ==, vector->text);
}

static int
compare_texts (const void *a, const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* The moves as programs write them, sorted; - for none. */
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

static void
test_read (gconstpointer data)
{
  const ReadCase *vector = data;
  BrgPosition position = read_fen (vector->fen, BRG_CHESS_ORTHODOX);
  g_autofree char *found = NULL;
  BrgMoveList fits;
  guint n_fits = brg_san_read (&position, vector->text, -1, vector->language, &fits);

  found = join_moves (&position, &fits);
  g_assert_cmpstr (found, ==, vector->fits);
  g_assert_cmpuint (n_fits, ==, fits.n_moves);
}

/* A text need not end with a zero. */
static void
test_length (void)
{
  BrgPosition position = read_fen (START, BRG_CHESS_ORTHODOX);
  BrgMoveList fits;

  g_assert_cmpuint (brg_san_read (&position, "Nf3xx", 3, EN, &fits), ==, 1);
  g_assert_cmpuint (brg_san_read_pgn (&position, "e4 e5", 2), ==,
                    brg_move_new (12, 28, BRG_MOVE_DOUBLE_STEP));
  g_assert_cmpuint (brg_san_read_pgn (&position, "e4", 1), ==, BRG_MOVE_NONE);
  g_assert_cmpuint (brg_san_read_pgn (&position, "e4", 0), ==, BRG_MOVE_NONE);
}

/* A king's step and castling end on one square, but are written apart. */
static void
test_960 (void)
{
  BrgPosition position = read_fen (MOVED_960, BRG_CHESS_960);
  g_autofree char *step = NULL;
  g_autofree char *castling = NULL;
  g_autofree char *program = NULL;
  BrgMoveList fits;

  position = read_fen ("4k3/8/8/8/8/8/8/R4K1R w HA - 0 1", BRG_CHESS_960);
  brg_san_read (&position, "f1g1", -1, EN, &fits);
  step = join_moves (&position, &fits);
  g_assert_cmpstr (step, ==, "f1g1");
  brg_san_read (&position, "0-0", -1, EN, &fits);
  castling = join_moves (&position, &fits);
  g_assert_cmpstr (castling, ==, "f1h1");
  brg_san_read (&position, "f1a1", -1, EN, &fits);
  program = join_moves (&position, &fits);
  g_assert_cmpstr (program, ==, "f1a1");
}

/* What the fast way must refuse, since nothing or more than one move fits. */
static void
test_fast_refuses (void)
{
  static const struct
  {
    const char *fen;
    const char *text;
  } refused[] = {
    { START, "e5" },      { START, "Nd2" },      { START, "O-O" },     { START, "Kf3" },
    { START, "e4=Q" },    { START, "Ng1-" },     { START, "e9" },      { START, "xe4x" },
    { PROMOTING, "c8" },  { PROMOTING, "c8=K" }, { PROMOTING, "c8=" }, { KNIGHTS, "Ne4" },
    { CASTLING, "O-0" },  { CASTLING, "O" },     { CASTLING, "O-O-" }, { TAKING, "e5" },
    { MATING, "Rd4" },    { START, "" },         { START, "e1" },      { START, "e8" },
    { CASTLING, "Kxh1" }, { START, "dxe3" },     { START, "2f3" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      BrgPosition position = read_fen (refused[i].fen, BRG_CHESS_ORTHODOX);

      g_test_message ("%s", refused[i].text);
      g_assert_cmpuint (brg_san_read_pgn (&position, refused[i].text, strlen (refused[i].text)), ==,
                        BRG_MOVE_NONE);
    }
}

/* One move of a game: written as the file has it, and read in both ways. */
static void
play_word (BrgPosition *position, const char *word)
{
  char written[BRG_SAN_LENGTH];
  BrgMove move = brg_san_read_pgn (position, word, strlen (word));
  BrgMoveUndo undo;
  BrgMoveList fits;

  g_assert_cmpuint (move, !=, BRG_MOVE_NONE);
  g_assert_cmpstr (brg_san_write (position, move, brg_notation_find ("en"), written), ==, word);
  g_assert_cmpuint (brg_san_read (position, word, -1, EN, &fits), ==, 1);
  g_assert_cmpuint (fits.moves[0], ==, move);
  brg_move_make (position, move, &undo);
}

static char *
find_tag (const char *game, const char *name)
{
  g_autofree char *start = g_strdup_printf ("[%s \"", name);
  const char *found = strstr (game, start);

  return found == NULL ? NULL
                       : g_strndup (found + strlen (start), strcspn (found + strlen (start), "\""));
}

/* Returns the number of moves. */
static guint
play_game (const char *tags, const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);
  g_autofree char *fen = find_tag (tags, "FEN");
  g_autofree char *final = find_tag (tags, "FinalFEN");
  g_autofree char *reached = NULL;
  BrgChessVariant variant = fen == NULL ? BRG_CHESS_ORTHODOX : BRG_CHESS_960;
  BrgPosition position = read_fen (fen == NULL ? START : fen, variant);
  guint n_moves = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (*words[i] == '\0' || g_ascii_isdigit (*words[i]) || *words[i] == '*')
        continue;
      play_word (&position, words[i]);
      n_moves++;
    }
  reached = brg_fen_write (&position, variant == BRG_CHESS_960 ? BRG_FEN_SHREDDER : BRG_FEN_PLAIN);
  g_assert_cmpstr (reached, ==, final);
  return n_moves;
}

static void
test_games (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "chess", "chess-games.pgn", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;
  guint n_games = 0;
  guint n_moves = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  parts = g_strsplit (text, "\n\n", -1);
  for (guint i = 0; parts[i] != NULL && parts[i + 1] != NULL; i += 2, n_games++)
    n_moves += play_game (parts[i], parts[i + 1]);
  g_assert_cmpuint (n_games, ==, 300);
  g_assert_cmpuint (n_moves, >, 15000);
}

/* Every legal move in a notation is read back as that move alone. */
static void
check_notation (const BrgPosition *position, const BrgNotation *notation)
{
  BrgMoveList list;

  brg_moves_generate (position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    {
      char text[BRG_SAN_LENGTH];
      BrgMoveList fits;

      brg_san_write (position, list.moves[i], notation, text);
      if (brg_san_read (position, text, -1, notation->language, &fits) != 1 ||
          fits.moves[0] != list.moves[i])
        {
          g_autofree char *fen = brg_fen_write (position, BRG_FEN_PLAIN);

          g_error ("%s: %s of %s: %u", fen, text, notation->id, fits.n_moves);
        }
      if (!notation->is_coordinates)
        {
          BrgSealedReading sealed;

          brg_sealed_judge (position, text, -1, notation->language, &sealed);
          g_assert_cmpint (sealed.verdict, ==, BRG_SEALED_UNIQUE);
          g_assert_cmpuint (sealed.candidates.moves[0], ==, list.moves[i]);
        }
      if (g_str_equal (notation->id, "en"))
        g_assert_cmpuint (brg_san_read_pgn (position, text, strlen (text)), ==, list.moves[i]);
    }
}

/* In the position itself and after each move. */
static void
check_position (const BrgPosition *position)
{
  const BrgNotation *notations;
  guint n_notations;
  BrgMoveList list;

  notations = brg_notations (&n_notations);
  for (guint i = 0; i < n_notations; i++)
    check_notation (position, &notations[i]);
  brg_moves_generate (position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    {
      BrgPosition after = *position;
      BrgMoveUndo undo;

      brg_move_make (&after, list.moves[i], &undo);
      check_notation (&after, &notations[i % n_notations]);
    }
}

static void
test_round_trip (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "chess", "perft.epd", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  BrgChessVariant variant = BRG_CHESS_ORTHODOX;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      BrgPosition position;

      if (g_str_has_prefix (lines[i], "# --- Chess960"))
        variant = BRG_CHESS_960;
      if (*lines[i] == '#' || *lines[i] == '\0')
        continue;
      *strchr (lines[i], ';') = '\0';
      position = read_fen (g_strchomp (lines[i]), variant);
      check_position (&position);
    }
}

BRG_TEST_TOPIC ("notation")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (write_cases); i++)
    g_test_add_data_func (write_cases[i].path, &write_cases[i], test_write);
  for (gsize i = 0; i < G_N_ELEMENTS (read_cases); i++)
    g_test_add_data_func (read_cases[i].path, &read_cases[i], test_read);
  g_test_add_func ("/engine/notation/read/length", test_length);
  g_test_add_func ("/engine/notation/read/chess960", test_960);
  g_test_add_func ("/engine/notation/fast/refuses", test_fast_refuses);
  g_test_add_func ("/engine/notation/games", test_games);
  g_test_add_func ("/engine/notation/every-move-is-read-back", test_round_trip);
  return g_test_run ();
}
