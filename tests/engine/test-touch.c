/* test-touch.c - touch-move by the books
 *
 * Every line of ../fixtures/chess/touch-move.tsv, and cases by article that follow from the words
 * of the books.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-fen.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "brg-touch-text.h"
#include "brg-uci.h"

#include <stdlib.h>
#include <string.h>

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define TWO_ROOKS "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"
#define G1_ATTACKED "4k3/8/8/2b5/8/8/8/R3K2R w KQ - 0 1"
#define ROOK_STUCK "4k3/8/8/8/8/8/7P/R3K1NR w KQ - 0 1"
#define ALL_STUCK "4k3/8/8/8/8/8/3PPPPP/R2QKBNR w KQ - 0 1"
#define KING_STUCK "4k3/8/8/8/8/8/3PPPP1/R2QKBNR w KQ - 0 1"
#define PROMOTING "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1"
#define PAWN_AND_ROOK "4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1"
#define TWO_TAKERS "4k3/8/8/3p4/2P1P3/8/8/R3K3 w - - 0 1"
#define ROOK_MOVES "a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1"
#define H_ROOK_MOVES "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8"
#define KING_MOVES "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2 e1g1"
#define KING_BUT_G1 "e1c1 e1d1 e1d2 e1e2 e1f1"

#define BOOK BRG_TOUCH_BY_BOOK
#define SILENT BRG_TOUCH_BOOK_SILENT

/* The path names book and article: /engine/touch/BOOK/ARTICLE/what. */
typedef struct
{
  const char *path;
  const char *fen;
  const char *touches;
  const char *moves;
  BrgTouchBasis basis;
} Case;

static const Case cases[] = {
  /* Adjusting */
  { "/engine/touch/fide-2023/4.2.1/nothing-but-adjusting", START, "adjust", "any", BOOK },
  { "/engine/touch/fide-2023/4.2.1/castling-adjusted", TWO_ROOKS, "adjust,castle:h1", "any", BOOK },
  { "/engine/touch/rus-chess-2014/4.2/rook-first-adjusted", TWO_ROOKS, "adjust,rook-first:h1",
    "any", BOOK },
  { "/engine/touch/ukr-chess-2016/4.2/enemy-adjusted", PAWN_AND_ROOK, "adjust,d5", "any", BOOK },
  { "/engine/touch/ussr-chess-1956/14/both-colours-adjusted", PAWN_AND_ROOK, "adjust,a1+d5", "any",
    BOOK },
  { "/engine/touch/fide-2023/4.7/adjusted-man-is-moved", START, "adjust,e2,release:e4", "e2e4",
    BOOK },
  { "/engine/touch/fide-2023/4.2.1/adjusted-man-is-put-back", START, "adjust,e2,release:e2", "any",
    BOOK },
  { "/engine/touch/fide-2023/4.7.2/castled-after-adjusting", TWO_ROOKS,
    "adjust,castle:h1,release:g1", "e1g1", BOOK },
  { "/engine/touch/fide-2023/4.5/stuck-man-before-adjusting", START, "a1,adjust,e2", "any", BOOK },

  /* Own men, men of the opponent */
  { "/engine/touch/fide-2023/4.3.1/third-can-move", START, "a1,h1,b1", "b1a3 b1c3", BOOK },
  { "/engine/touch/rus-chess-2014/4.3.1/first-of-two", START, "g1,b1", "g1f3 g1h3", BOOK },
  { "/engine/touch/fide-2023/4.3.1/together-is-the-players-choice", START, "b1+g1",
    "b1a3 b1c3 g1f3 g1h3", SILENT },
  { "/engine/touch/fide-2023/4.3.1/together-one-can-move", START, "a1+g1+h1", "g1f3 g1h3", BOOK },
  { "/engine/touch/fide-2023/4.3.1/touched-twice", START, "b1+b1", "b1a3 b1c3", BOOK },
  { "/engine/touch/fide-2023/4.3.1/rook-does-not-castle", ROOK_STUCK, "h1,g1", "g1e2 g1f3 g1h3",
    BOOK },
  { "/engine/touch/fide-2023/4.3.2/together", "4k3/8/8/3n1n2/4P3/8/8/4K3 w - - 0 1", "d5+f5",
    "e4d5 e4f5", SILENT },
  { "/engine/touch/ukr-chess-2016/4.3.2/third-can-be-taken", "4k3/3r4/7n/5n2/4P3/8/8/4K3 w - - 0 1",
    "d7,h6,f5", "e4f5", BOOK },
  { "/engine/touch/fide-2023/4.3.2/any-taker", TWO_TAKERS, "d5", "c4d5 e4d5", BOOK },
  { "/engine/touch/ussr-chess-1956/14/enemy-alone", TWO_TAKERS, "d5", "c4d5 e4d5", BOOK },
  { "/engine/touch/fide-2023/4.3.2/every-promotion", "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1", "d8",
    "e7d8b e7d8n e7d8q e7d8r", BOOK },
  { "/engine/touch/fide-2023/4.5/enemy-king", START, "e8", "any", BOOK },
  { "/engine/touch/ussr-chess-1956/14/first-that-has-a-move", START, "a1,b1", "b1a3 b1c3", BOOK },
  { "/engine/touch/ussr-chess-1956/14/two-that-have-moves", START, "g1,b1", "g1f3 g1h3", SILENT },

  /* Men of both colours */
  { "/engine/touch/fide-2023/4.3.3/three-of-which-first-takes", TWO_TAKERS, "e4,a1,d5", "e4d5",
    BOOK },
  { "/engine/touch/fide-2023/4.3.3/second-enemy-is-not-taken",
    "4k3/8/8/3n1n2/4P3/8/8/R3K3 w - - 0 1", "a1,f5,e4,d5", ROOK_MOVES, BOOK },
  { "/engine/touch/fide-2023/4.3.3/stuck-man-then-enemy", "4k3/8/8/3p4/4P3/8/P7/RN2K3 w - - 0 1",
    "a1,d5", "e4d5", BOOK },
  { "/engine/touch/fide-2023/4.3.3/enemy-nobody-takes-then-own", START, "e7,b1", "b1a3 b1c3",
    BOOK },
  { "/engine/touch/fide-2023/4.5/nothing-of-both-colours", START, "e7,a1", "any", BOOK },
  { "/engine/touch/rus-chess-2014/4.5/nothing-of-both-colours", START, "e7,a1", "any", BOOK },
  { "/engine/touch/ukr-chess-2016/4.5/three-stuck-men", START, "a1,c1,e7", "any", BOOK },
  { "/engine/touch/ukr-chess-2016/4.3.3/enemy-first", TWO_TAKERS, "d5,a1", "c4d5 e4d5", BOOK },
  { "/engine/touch/ukr-chess-2016/4.3.3/book-speaks-of-two", TWO_TAKERS, "a1,e4,d5", ROOK_MOVES,
    SILENT },
  { "/engine/touch/rus-chess-2014/4.3.3/touched-man-takes-before-others", TWO_TAKERS, "a1,e4,d5",
    "e4d5", SILENT },
  { "/engine/touch/rus-chess-2014/4.3.3/every-other-taker", TWO_TAKERS, "a1,d5", "c4d5 e4d5",
    BOOK },
  { "/engine/touch/rus-chess-2014/4.3.3/second-enemy", "4k3/3r4/8/5n2/4P3/8/8/R3K3 w - - 0 1",
    "a1,d7,f5", "e4f5", SILENT },
  { "/engine/touch/rus-chess-2014/4.3.3/king-takes", "4k3/8/8/8/8/8/3p4/R3K3 w - - 0 1", "a1,d2",
    "e1d2", BOOK },
  { "/engine/touch/ussr-chess-1956/14/first-takes-second", TWO_TAKERS, "e4,d5", "e4d5", BOOK },
  { "/engine/touch/ussr-chess-1956/14/second-takes-first", TWO_TAKERS, "d5,c4", "c4d5", BOOK },
  { "/engine/touch/ussr-chess-1956/14/one-after-the-other", PAWN_AND_ROOK, "a1,d5", ROOK_MOVES,
    SILENT },
  { "/engine/touch/ussr-chess-1956/14/enemy-nobody-takes-has-no-consequence", START, "e7,b1",
    "b1a3 b1c3", BOOK },
  { "/engine/touch/ussr-chess-1956/14/stuck-man-has-no-consequence",
    "4k3/8/8/3p4/4P3/8/P7/RN2K3 w - - 0 1", "a1,d5", "e4d5", BOOK },
  { "/engine/touch/ussr-chess-1956/14/at-once-two-own", TWO_TAKERS, "a1+e4+d5", "e4d5", BOOK },

  /* Castling */
  { "/engine/touch/fide-2023/4.4.1/both-touched-is-enough", TWO_ROOKS, "e1,h1", "e1g1", BOOK },
  { "/engine/touch/fide-2023/4.4.1/at-one-moment", TWO_ROOKS, "h1+e1", "e1g1", BOOK },
  { "/engine/touch/ukr-chess-2016/4.4.1/at-one-moment", TWO_ROOKS, "e1+h1", "e1g1", BOOK },
  { "/engine/touch/rus-chess-2014/4.4.1/second-rook-possible", G1_ATTACKED, "e1,h1,a1", "e1c1",
    BOOK },
  { "/engine/touch/fide-2023/4.3.1/castling-impossible-king-first", G1_ATTACKED, "e1,h1",
    KING_BUT_G1, BOOK },
  { "/engine/touch/fide-2023/4.3.1/together-castling-impossible", G1_ATTACKED, "e1+h1",
    KING_BUT_G1 " " H_ROOK_MOVES, SILENT },
  { "/engine/touch/fide-2023/4.3.1/other-man-before-castling", TWO_ROOKS, "a1,castle:h1",
    ROOK_MOVES, BOOK },
  { "/engine/touch/ukr-chess-2016/4.4.1/stuck-man-before-castling",
    "4k3/8/8/8/8/p7/P7/R3K2R w KQ - 0 1", "a2,castle:h1", "e1g1", BOOK },
  { "/engine/touch/fide-2023/4.4.1/then-an-enemy", "4k3/8/8/8/8/8/5n2/4K2R w K - 0 1",
    "castle:h1,f2", "e1g1", BOOK },
  { "/engine/touch/fide-2023/4.3.3/an-enemy-then-castling", "4k3/8/8/8/8/8/5n2/4K2R w K - 0 1",
    "f2,castle:h1", "e1f2", BOOK },
  { "/engine/touch/fide-2023/4.4.3/king-cannot-rook-could", KING_STUCK, "castle:h1", "any", BOOK },
  { "/engine/touch/fide-2023/4.3.1/man-touched-after-hopeless-castling", KING_STUCK, "castle:h1,g2",
    "g2g3 g2g4", BOOK },
  { "/engine/touch/fide-2023/4.4.3/both-and-impossible", G1_ATTACKED, "both:h1", KING_BUT_G1,
    SILENT },
  { "/engine/touch/ukr-chess-2016/4.4.3/both-and-stuck", ALL_STUCK, "both:h1", "any", SILENT },
  { "/engine/touch/rus-chess-2014/4.4.3/both-and-stuck", ALL_STUCK, "both:h1", "any", BOOK },
  { "/engine/touch/rus-chess-2014/4.4.3/rook-elsewhere", "4k3/8/8/8/R7/8/8/4K3 w - - 0 1",
    "castle:a4", "e1d1 e1d2 e1e2 e1f1 e1f2", BOOK },
  { "/engine/touch/ussr-chess-1956/14/both", TWO_ROOKS, "both:h1", KING_MOVES, SILENT },
  { "/engine/touch/ussr-chess-1956/14/king-cannot-so-the-rook", KING_STUCK, "castle:h1",
    "h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8", BOOK },
  { "/engine/touch/ussr-chess-1956/14/king-and-rook-stuck", ALL_STUCK, "castle:h1", "any", BOOK },

  /* The rook first */
  { "/engine/touch/fide-2023/4.3.1/rook-then-king", TWO_ROOKS, "h1,e1", H_ROOK_MOVES, BOOK },
  { "/engine/touch/fide-2023/4.4.2/not-towards-that-rook", ROOK_STUCK, "rook-first:h1",
    "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2", BOOK },
  { "/engine/touch/rus-chess-2014/4.4.2/no-castling-at-all", ROOK_STUCK, "h1,e1",
    "e1d1 e1d2 e1e2 e1f1 e1f2", BOOK },
  { "/engine/touch/rus-chess-2014/4.4.3/no-castling-after-that-rook", ROOK_STUCK, "h1,castle:a1",
    "e1d1 e1d2 e1e2 e1f1 e1f2", BOOK },
  { "/engine/touch/ukr-chess-2016/4.4.1/castling-after-another-rook", ROOK_STUCK, "h1,castle:a1",
    "e1c1", BOOK },
  { "/engine/touch/ukr-chess-2016/4.4.2/not-towards-that-rook", ROOK_STUCK, "rook-first:h1",
    "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2", BOOK },
  { "/engine/touch/fide-2023/4.3.1/castling-was-impossible-anyway",
    "4k3/8/8/8/8/8/7P/4K1NR w K - 0 1", "h1,e1", "e1d1 e1d2 e1e2 e1f1 e1f2", BOOK },
  { "/engine/touch/fide-2023/4.5/rook-and-king-stuck", ALL_STUCK, "rook-first:h1", "any", BOOK },
  { "/engine/touch/ussr-chess-1956/14/rook-first", TWO_ROOKS, "rook-first:h1", H_ROOK_MOVES,
    SILENT },
  { "/engine/touch/ussr-chess-1956/14/stuck-rook-first", ROOK_STUCK, "rook-first:h1",
    "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2", BOOK },

  /* Letting go */
  { "/engine/touch/fide-2023/4.7/settled-whatever-follows", START, "e2,release:e3,d2,release:d4",
    "e2e3", BOOK },
  { "/engine/touch/rus-chess-2014/4.6/settled-before-the-enemy", PAWN_AND_ROOK, "a1,release:a5,d5",
    "a1a5", BOOK },
  { "/engine/touch/fide-2023/4.7/second-try", START, "e2,release:e5,release:e4", "e2e4", BOOK },
  { "/engine/touch/fide-2023/4.3.1/put-back", START, "e2,release:e2", "e2e3 e2e4", BOOK },
  { "/engine/touch/fide-2023/4.3.1/wrong-man-moved", START, "g1,b1,release:c3", "g1f3 g1h3", BOOK },
  { "/engine/touch/fide-2023/4.7/capture", PAWN_AND_ROOK, "d5,e4,release:d5", "e4d5", BOOK },
  { "/engine/touch/ussr-chess-1956/6/capture", PAWN_AND_ROOK, "e4,d5,release:d5", "e4d5", BOOK },
  { "/engine/touch/fide-2023/4.7/en-passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5,release:d6",
    "e5d6", BOOK },
  { "/engine/touch/fide-2023/4.3.2/enemy-let-go-of", PAWN_AND_ROOK, "d5,release:d5", "e4d5", BOOK },
  { "/engine/touch/fide-2023/4.7.2/king-after-both", TWO_ROOKS, "both:h1,release:g1", "e1g1",
    BOOK },
  { "/engine/touch/fide-2023/4.7.2/rook-follows", TWO_ROOKS, "e1,release:g1,h1,release:f1", "e1g1",
    BOOK },
  { "/engine/touch/rus-chess-2014/4.6.2/king-after-both", TWO_ROOKS, "both:a1,release:c1", "e1c1",
    BOOK },
  { "/engine/touch/fide-2023/4.4.1/king-on-a-wrong-square", TWO_ROOKS, "castle:h1,release:f1",
    "e1g1", BOOK },
  { "/engine/touch/fide-2023/4.7/king-steps-after-all", G1_ATTACKED, "castle:h1,release:f1", "e1f1",
    BOOK },
  { "/engine/touch/fide-2023/4.7.2/castling-failed", G1_ATTACKED, "castle:h1,release:g1",
    KING_BUT_G1, BOOK },
  { "/engine/touch/fide-2023/4.7.2/castling-failed-after-both", G1_ATTACKED, "both:h1,release:g1",
    KING_BUT_G1, BOOK },
  { "/engine/touch/ussr-chess-1956/10/castling-failed-after-both", G1_ATTACKED,
    "both:h1,release:g1", KING_BUT_G1, BOOK },
  { "/engine/touch/ukr-chess-2016/4.7.2/castling-failed", ALL_STUCK, "castle:h1,release:g1", "any",
    BOOK },
  { "/engine/touch/rus-chess-2014/4.4.3/castling-failed", G1_ATTACKED, "castle:h1,release:g1",
    KING_BUT_G1, BOOK },
  { "/engine/touch/fide-2023/4.4.2/castling-let-go-of-after-the-rook", TWO_ROOKS,
    "rook-first:h1,release:g1", H_ROOK_MOVES, BOOK },
  { "/engine/touch/ussr-chess-1956/6/castled", TWO_ROOKS, "castle:h1,release:g1", "e1g1", BOOK },
  { "/engine/touch/ussr-chess-1956/10/king-alone-failed", G1_ATTACKED, "e1,release:g1", KING_BUT_G1,
    BOOK },
  { "/engine/touch/ussr-chess-1956/10/failed-frees-the-rook", KING_STUCK, "castle:h1,release:g1",
    "any", BOOK },
  { "/engine/touch/fide-2023/4.3.1/king-alone-failed", G1_ATTACKED, "e1,release:g1", KING_BUT_G1,
    BOOK },

  /* Promotion */
  { "/engine/touch/rus-chess-2014/4.6.3/pawn-on-the-last-rank", PROMOTING, "e7,release:e8",
    "e7e8b e7e8n e7e8q e7e8r", BOOK },
  { "/engine/touch/ussr-chess-1956/9/pawn-on-the-last-rank", PROMOTING, "e7,release:e8",
    "e7e8b e7e8n e7e8q e7e8r", BOOK },
  { "/engine/touch/fide-2023/4.4.4/pawn-need-not-be-touched", PROMOTING, "promo:Be8", "e7e8b",
    BOOK },
  { "/engine/touch/rus-chess-2014/4.4.4/after-letting-go-of-the-pawn", PROMOTING,
    "e7,release:e8,promo:Ne8", "e7e8n", BOOK },
  { "/engine/touch/ukr-chess-2016/4.4.4/first-piece-counts", PROMOTING, "e7,promo:Re8,promo:Qe8",
    "e7e8r", BOOK },
  { "/engine/touch/fide-2023/4.4.4/after-taking", PROMOTING, "e7,d8,promo:Nd8", "e7d8n", BOOK },
  { "/engine/touch/fide-2023/4.3.1/piece-where-the-pawn-cannot-go", PROMOTING, "e7,promo:Qf8",
    "e7d8b e7d8n e7d8q e7d8r e7e8b e7e8n e7e8q e7e8r", BOOK },
  { "/engine/touch/fide-2023/4.3.1/another-man-was-touched", PROMOTING, "e1,promo:Qe8",
    "e1e2 e1f1 e1f2", BOOK },
  { "/engine/touch/fide-2023/4.7.3/let-go-of", PROMOTING, "promo:Qe8,release:e8", "e7e8q", BOOK },
  { "/engine/touch/ussr-chess-1956/14/not-chosen-yet", PROMOTING, "e7,promo:Re8",
    "e7d8b e7d8n e7d8q e7d8r e7e8b e7e8n e7e8q e7e8r", BOOK },
  { "/engine/touch/ussr-chess-1956/6/chosen", PROMOTING, "e7,promo:Re8,release:e8", "e7e8r", BOOK },
  { "/engine/touch/ussr-chess-1956/6/another-one-chosen", PROMOTING,
    "e7,promo:Re8,promo:Qe8,release:e8", "e7e8q", BOOK },
};

static const Case cases_960[] = {
  { "/engine/touch/fide-2023/4.4.2/960-castling-lost", "4k3/8/8/8/8/8/5PPP/6KR w H - 0 1", "h1,g1",
    "g1f1", BOOK },
  { "/engine/touch/fide-2023/4.7/960-step-or-castling", "4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1",
    "f1,release:g1", "f1g1 f1h1", BOOK },
  { "/engine/touch/fide-2023/4.4.1/960-castling", "4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1", "castle:h1",
    "f1h1", BOOK },
  { "/engine/touch/fide-2023/4.7.2/960-castling", "4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1",
    "castle:h1,release:g1", "f1h1", BOOK },
  { "/engine/touch/fide-2023/4.7.2/960-king-stays", "4k3/8/8/8/8/8/8/R5KR w KQ - 0 1",
    "castle:h1,release:g1", "g1h1", BOOK },
  { "/engine/touch/fide-2023/4.7/960-step-where-castling-is-impossible",
    "4kr2/8/8/8/8/8/8/R4K1R w KQ - 0 1", "castle:h1,release:g1", "f1g1", BOOK },
  { "/engine/touch/fide-2023/4.7.2/960-neither-step-nor-castling",
    "4k1r1/8/8/8/8/8/8/R4K1R w KQ - 0 1", "castle:h1,release:g1", "f1a1 f1e1 f1e2 f1f2", BOOK },
  { "/engine/touch/fide-2023/4.7/960-step", "4kr2/8/8/8/8/8/8/R4K1R w KQ - 0 1", "f1,release:g1",
    "f1g1", BOOK },
  { "/engine/touch/fide-2023/4.4.2/960-stuck-rook-first", "4k3/8/8/8/8/8/6PP/1R3KNR w BH - 0 1",
    "rook-first:h1", "f1b1 f1e1 f1e2 f1f2", BOOK },
};

/* The moves in the order of their texts, or any. */
static int
compare_texts (const void *a, const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static char *
write_moves (const BrgTouchAnswer *answer, BrgChessVariant variant)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  if (answer->is_free)
    return g_strdup ("any");
  for (guint i = 0; i < answer->moves.n_moves; i++)
    {
      char text[BRG_UCI_LENGTH];

      g_ptr_array_add (texts, g_strdup (brg_uci_write (answer->moves.moves[i], variant, text)));
    }
  qsort (texts->pdata, texts->len, sizeof *texts->pdata, compare_texts);
  g_ptr_array_add (texts, NULL);
  return g_strjoinv (" ", (char **) texts->pdata);
}

static void
resolve (const char *book,
         BrgChessVariant variant,
         const char *fen,
         const char *text,
         BrgTouchAnswer *answer)
{
  BrgTouch touches[BRG_TOUCH_MAX];
  BrgPosition position;
  guint n_touches;
  gint column;

  g_assert_true (brg_fen_read (fen, variant, BRG_POSITION_COMPOSED, &position, NULL));
  g_assert_cmpint (brg_touch_read (&position, text, touches, &n_touches, &column), ==,
                   BRG_TOUCH_FAULT_NONE);
  brg_touch_resolve (brg_rulebook_find (book), &position, touches, n_touches, answer);
}

static void
check_case (const Case *vector, BrgChessVariant variant)
{
  g_auto (GStrv) parts = g_strsplit (vector->path, "/", -1);
  g_autofree char *article = g_strdup_printf ("%s %s", parts[3], parts[4]);
  g_autofree char *moves = NULL;
  BrgTouchAnswer answer;

  resolve (parts[3], variant, vector->fen, vector->touches, &answer);
  moves = write_moves (&answer, variant);
  g_assert_cmpstr (moves, ==, vector->moves);
  g_assert_cmpstr (answer.article, ==, article);
  g_assert_cmpint (answer.basis, ==, vector->basis);
}

static void
test_case (gconstpointer data)
{
  check_case (data, BRG_CHESS_ORTHODOX);
}

static void
test_case_960 (gconstpointer data)
{
  check_case (data, BRG_CHESS_960);
}

typedef void (*LineFunc) (char **fields);

/* Every line of the fixture: book, game, position, touches, moves, articles. */
static guint
for_each_line (LineFunc function)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "chess", "touch-move.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  guint n_lines = 0;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);

      if (lines[i][0] == '#' || g_strv_length (fields) < 6)
        continue;
      function (fields);
      n_lines++;
    }
  return n_lines;
}

static BrgChessVariant
get_variant (char **fields)
{
  return g_str_equal (fields[1], "chess960") ? BRG_CHESS_960 : BRG_CHESS_ORTHODOX;
}

/* What the fixture asks is what the books say. */
static void
check_line (char **fields)
{
  g_auto (GStrv) articles = g_strsplit (fields[5], "|", -1);
  g_autofree char *moves = NULL;
  BrgTouchAnswer answer;

  g_test_message ("%s %s %s", fields[0], fields[2], fields[3]);
  resolve (fields[0], get_variant (fields), fields[2], fields[3], &answer);
  moves = write_moves (&answer, get_variant (fields));
  g_assert_cmpstr (moves, ==, fields[4]);
  g_assert_true (g_str_has_prefix (answer.article, fields[0]));
  g_assert_true (
      g_strv_contains ((const char *const *) articles, strchr (answer.article, ' ') + 1));
  g_assert_cmpint (answer.basis, ==, BOOK);
}

static void
test_fixture (void)
{
  g_assert_cmpuint (for_each_line (check_line), ==, 123);
}

/* Some legal moves, each once; all of them when nothing binds. */
static void
check_answer (const BrgTouchAnswer *answer, const BrgMoveList *legal)
{
  g_assert_cmpuint (answer->moves.n_moves, >, 0);
  g_assert_nonnull (answer->article);
  if (answer->is_free)
    g_assert_cmpuint (answer->moves.n_moves, ==, legal->n_moves);
  for (guint i = 0; i < answer->moves.n_moves; i++)
    {
      g_assert_true (brg_moves_has (legal, answer->moves.moves[i]));
      for (guint j = 0; j < i; j++)
        g_assert_cmpuint (answer->moves.moves[i], !=, answer->moves.moves[j]);
    }
}

static guint
make_story (const BrgPosition *position, GRand *random, BrgTouch *touches)
{
  guint n_wanted = (guint) g_rand_int_range (random, 1, 7);
  guint n_touches = 0;

  while (n_touches < n_wanted)
    {
      touches[n_touches] = (BrgTouch){
        .kind = g_rand_boolean (random)
                    ? BRG_TOUCH_MAN
                    : (BrgTouchKind) g_rand_int_range (random, 0, BRG_TOUCH_PROMOTION + 1),
        .square = (BrgChessSquare) g_rand_int_range (random, 0, BRG_CHESS_N_SQUARES),
        .piece = (BrgChessKind) g_rand_int_range (random, BRG_CHESS_KNIGHT, BRG_CHESS_KING),
        .at_once = g_rand_int_range (random, 0, 3) == 0,
      };
      if (brg_touch_check (position, touches, n_touches + 1, NULL) == BRG_TOUCH_FAULT_NONE)
        n_touches++;
    }
  return n_touches;
}

static void
check_stories (char **fields)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (g_str_hash (fields[2]));
  const BrgRulebook *rulebook = brg_rulebook_find (fields[0]);
  BrgPosition position;
  BrgMoveList legal;

  g_assert_true (
      brg_fen_read (fields[2], get_variant (fields), BRG_POSITION_COMPOSED, &position, NULL));
  brg_moves_generate (&position, &legal);
  for (guint i = 0; i < 300; i++)
    {
      BrgTouch touches[BRG_TOUCH_MAX];
      guint n_touches = make_story (&position, random, touches);
      BrgTouchAnswer answer;

      brg_touch_resolve (rulebook, &position, touches, n_touches, &answer);
      check_answer (&answer, &legal);
    }
}

/* Whatever happened, there is something to play, and it is legal. */
static void
test_stories (void)
{
  g_assert_cmpuint (for_each_line (check_stories), >, 100);
}

/* What cannot have happened, and where the text says it. */
typedef struct
{
  const char *path;
  const char *text;
  BrgTouchFault fault;
  gint column;
} FaultCase;

static const FaultCase faults[] = {
  { "/engine/touch/fault/empty", "", BRG_TOUCH_FAULT_TOKEN, 1 },
  { "/engine/touch/fault/word", "e2,touch", BRG_TOUCH_FAULT_TOKEN, 4 },
  { "/engine/touch/fault/capital", "E2", BRG_TOUCH_FAULT_TOKEN, 1 },
  { "/engine/touch/fault/ninth-rank", "release:e9", BRG_TOUCH_FAULT_TOKEN, 9 },
  { "/engine/touch/fault/cut-off", "castle:h", BRG_TOUCH_FAULT_TOKEN, 8 },
  { "/engine/touch/fault/trailing-comma", "e2,", BRG_TOUCH_FAULT_TOKEN, 4 },
  { "/engine/touch/fault/trailing-blank", "e2 ", BRG_TOUCH_FAULT_TOKEN, 3 },
  { "/engine/touch/fault/not-a-letter", "e2,é2", BRG_TOUCH_FAULT_TOKEN, 4 },
  { "/engine/touch/fault/behind-adjusting", "adjusted", BRG_TOUCH_FAULT_TOKEN, 7 },
  { "/engine/touch/fault/promotion-to-king", "promo:Ke8", BRG_TOUCH_FAULT_TOKEN, 7 },
  { "/engine/touch/fault/adjusting-at-once", "e2+adjust", BRG_TOUCH_FAULT_TOKEN, 4 },
  { "/engine/touch/fault/empty-square", "e2,d2+e4", BRG_TOUCH_FAULT_EMPTY_SQUARE, 7 },
  { "/engine/touch/fault/no-rook", "castle:b1", BRG_TOUCH_FAULT_NO_ROOK, 1 },
  { "/engine/touch/fault/not-his-rook", "e2,rook-first:a8", BRG_TOUCH_FAULT_NO_ROOK, 4 },
  { "/engine/touch/fault/nothing-held", "adjust,release:e4", BRG_TOUCH_FAULT_NOTHING_HELD, 8 },
  { "/engine/touch/fault/together-with-adjusting", "adjust+e2", BRG_TOUCH_FAULT_NOT_TOGETHER, 8 },
  { "/engine/touch/fault/first-rank", "promo:Qe1", BRG_TOUCH_FAULT_NOT_LAST_RANK, 1 },
};

static void
test_fault (gconstpointer data)
{
  const FaultCase *vector = data;
  BrgPosition position = brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START);
  BrgTouch touches[BRG_TOUCH_MAX];
  guint n_touches;
  gint column = 0;

  g_assert_cmpint (brg_touch_read (&position, vector->text, touches, &n_touches, &column), ==,
                   vector->fault);
  g_assert_cmpint (column, ==, vector->column);
  g_assert_nonnull (brg_touch_describe_fault (vector->fault));
}

static void
test_most (void)
{
  BrgPosition position = brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START);
  g_autoptr (GString) text = g_string_new ("e2");
  BrgTouch touches[BRG_TOUCH_MAX];
  guint n_touches = 0;
  gint column = 0;

  for (guint i = 1; i < BRG_TOUCH_MAX; i++)
    g_string_append (text, ",e2");
  g_assert_cmpint (brg_touch_read (&position, text->str, touches, &n_touches, &column), ==,
                   BRG_TOUCH_FAULT_NONE);
  g_assert_cmpuint (n_touches, ==, BRG_TOUCH_MAX);
  g_string_append (text, ",e2");
  g_assert_cmpint (brg_touch_read (&position, text->str, touches, &n_touches, &column), ==,
                   BRG_TOUCH_FAULT_TOO_MANY);
  g_assert_cmpint (column, ==, 3 * BRG_TOUCH_MAX + 1);
}

/* What no text can say. */
static void
test_check (void)
{
  BrgPosition position = brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START);
  BrgTouch touches[] = { { .kind = BRG_TOUCH_MAN, .square = 12 },
                         { .kind = BRG_TOUCH_PROMOTION, .square = 60, .piece = BRG_CHESS_PAWN } };
  guint where = 9;

  g_assert_cmpint (brg_touch_check (&position, touches, 2, &where), ==, BRG_TOUCH_FAULT_NO_PIECE);
  g_assert_cmpuint (where, ==, 1);
  touches[0].square = BRG_CHESS_NO_SQUARE;
  g_assert_cmpint (brg_touch_check (&position, touches, 2, &where), ==,
                   BRG_TOUCH_FAULT_EMPTY_SQUARE);
  g_assert_cmpuint (where, ==, 0);
}

static void
test_books (void)
{
  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);

  for (guint i = 0; i < n_books; i++)
    g_assert_cmpint (brg_touch_is_covered (books[i]), ==,
                     (books[i]->disciplines & 1u << BRG_DISCIPLINE_CHESS) != 0);
}

BRG_TEST_TOPIC ("touch")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  for (gsize i = 0; i < G_N_ELEMENTS (cases_960); i++)
    g_test_add_data_func (cases_960[i].path, &cases_960[i], test_case_960);
  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    g_test_add_data_func (faults[i].path, &faults[i], test_fault);
  g_test_add_func ("/engine/touch/fault/too-many", test_most);
  g_test_add_func ("/engine/touch/fault/by-hand", test_check);
  g_test_add_func ("/engine/touch/every-book-of-chess", test_books);
  g_test_add_func ("/engine/touch/every-line-of-the-fixture", test_fixture);
  g_test_add_func ("/engine/touch/always-some-legal-move", test_stories);
  return g_test_run ();
}
