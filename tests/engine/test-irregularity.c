/* test-irregularity.c - irregularities of draughts and how they are put right
 *
 * Every line of ../fixtures/draughts/irregularities.tsv, cases by article that follow from the
 * words of the book, what cannot have been, and what holds of stories made up at random.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-fen.h"
#include "brg-draughts-routes.h"
#include "brg-irregularity-check.h"
#include "brg-irregularity-text.h"
#include "brg-test.h"

#include <string.h>

#define START "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"
#define FIRST_MOVES "a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4"
/* c3 has to take d4 and f6. */
#define MUST_TAKE "W:W22,26,31:B4,11,18"
#define TWO_TAKEN "W:W22,26,31:B3,11,18"
#define TWO_GONE "B:W8,26,31:B3"
/* After g5-f4 the drawing 8 of 6.1.6.2. */
#define FORK "B:WK26:B8,9,10,11,16"
#define NOTHING "- nobody - - -"

/* The path names book and article: /engine/irregularity/BOOK/ARTICLE/what. */
typedef struct
{
  const char *path;
  const char *game;
  const char *fen;
  const char *story;
  const char *answer; /* letter, who, until when, position, moves */
} Case;

static const Case cases[] = {
  { "/engine/irregularity/rus-draughts-2022/6.1.4.7/touched-piece-moves", "russian", START,
    "touch:a3", "- nobody - - a3-b4" },
  { "/engine/irregularity/rus-draughts-2022/6.1.4.7/stuck-piece-has-no-consequence", "russian",
    START, "touch:a1", "- nobody - - " FIRST_MOVES },
  { "/engine/irregularity/rus-draughts-2022/6.1.4.7/first-that-can-move", "russian", START,
    "touch:a1 touch:c3 touch:e3", "- nobody - - c3-b4 c3-d4" },
  { "/engine/irregularity/rus-draughts-2022/6.1.4.7/touched-and-moved", "russian", START,
    "touch:a1 touch:c3 touch:e3 move:c3-d4", NOTHING },
  { "/engine/irregularity/rus-draughts-2022/6.1.4.7/other-square-for-it", "russian", START,
    "touch:c3 move:c3-b4", NOTHING },
  { "/engine/irregularity/rus-draughts-2022/6.1.4.8/held-on-another-square", "russian", START,
    "touch:e3", "- nobody - - e3-d4 e3-f4" },
  { "/engine/irregularity/rus-draughts-2022/6.1.4.9/adjusted", "russian", START, "adjust touch:a3",
    "- nobody - - " FIRST_MOVES },
  { "/engine/irregularity/rus-draughts-2022/6.1.4.9/adjusted-then-another-moved", "russian", START,
    "adjust touch:a3 touch:c3 move:e3-f4", NOTHING },
  { "/engine/irregularity/rus-draughts-2022/6.1.4.9/touched-before-adjusting", "russian", START,
    "touch:a3 adjust touch:c3 move:e3-f4", "c opponent reply " START " a3-b4" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.3/second-of-two-moved", "russian", START,
    "touch:c3 touch:e3 move:e3-f4", "c opponent reply " START " c3-b4 c3-d4" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.3/piece-that-cannot-take", "russian", MUST_TAKE,
    "touch:d2 move:c3:e5:g7 off:d4,f6", NOTHING },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.3/piece-that-cannot-take-moved", "russian",
    MUST_TAKE, "touch:d2 move:d2-e3", "f opponent reply " MUST_TAKE " c3:g7" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.3/another-takes-than-touched", "russian",
    "W:W22,24,31:B18,19", "touch:g3 move:c3:e5 off:d4",
    "c opponent reply W:W22,24,31:B18,19 g3:e5" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.3/fewer-than-the-most-binds-not",
    "draughts64-majority", "W:W22,28,31:B11,18,24", "touch:h2 move:c3:e5:g7 off:d4,f6", NOTHING },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/long-step", "russian", START, "move:a3-c5",
    "a opponent reply " START " a3-b4" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/backwards", "russian", "W:W22,31:B1",
    "move:c3-b2", "a opponent reply W:W22,31:B1 c3-b4 c3-d4" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/stuck-piece-moved", "russian", START,
    "move:a1-d4", "a opponent reply " START " " FIRST_MOVES },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/touched-before-a-wrong-move", "russian", START,
    "touch:c3 move:a1-d4", "c opponent reply " START " c3-b4 c3-d4" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/stuck-one-touched-before-a-wrong-move",
    "russian", START, "touch:a1 move:a3-c5", "a opponent reply " START " a3-b4" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/quiet-over-the-opponents-man", "russian",
    MUST_TAKE, "move:c3-e5", "a opponent reply " MUST_TAKE " c3:g7" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.5/broken-off", "russian", MUST_TAKE,
    "move:c3:e5 off:d4", "a opponent reply " MUST_TAKE " c3:g7" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.8/over-an-own-man", "russian",
    "W:W22,18,31:B11,1", "move:c3:e5:g7 off:f6", "a opponent reply W:W18,22,31:B1,11 c3-b4" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.3/own-man-taken", "russian", "W:W22,18,31:B1",
    "move:c3:e5 off:d4", "a opponent reply W:W18,22,31:B1 c3-b4" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.1/no-square-behind", "russian", "W:W22,31:B18,15",
    "move:c3:f6 off:d4,e5", "a opponent reply W:W22,31:B15,18 c3-b4" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.14/free-choice", "russian",
    "W:WK26:B8,9,10,11,19", "move:d2:g5:d8:a5 off:f4,f6,b6", NOTHING },
  { "/engine/irregularity/rus-draughts-2022/7.4.1/fewer-than-the-most", "draughts64-majority",
    "W:WK26:B8,9,10,11,19", "move:d2:g5:d8:a5 off:f4,f6,b6",
    "a opponent reply W:WK26:B8,9,10,11,19 d2:g5:e7:c5:a7 d2:h6:f8:c5:a7" },
  { "/engine/irregularity/rus-draughts-2022/6.1.6.2/straight-on-in-one", "russian", "W:WK29:B25,15",
    "move:a1:h8 off:b2,e5", NOTHING },
  { "/engine/irregularity/rus-draughts-2022/6.1.6.2/two-side-by-side", "russian",
    "W:WK29:B25,18,15", "move:a1:h8 off:b2,d4,e5", "a opponent reply W:WK29:B15,18,25 a1:c3" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.2/king-from-afar", "russian", "W:WK29:B11,1",
    "move:a1:h8 off:f6", NOTHING },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.2/king-past-two-together", "russian",
    "W:WK29:B18,15,1", "move:a1:h8 off:d4", "a opponent reply W:WK29:B1,15,18 a1-b2 a1-c3" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.2/king-over-nothing", "russian", "W:WK29:B11,1",
    "move:a1:e5", "a opponent reply W:WK29:B1,11 a1:g7 a1:h8" },
  { "/engine/irregularity/rus-draughts-2022/6.1.6.2/answer-over-squares-passed", "russian", FORK,
    "move:g5-f4 back then:g5-f4 reply:d2:g5:f6:a5", "d nobody lost B:WK13:B8,10 -" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.15/goes-on-as-a-king", "russian",
    "W:W12,31:B8,10", "move:h6:f8:b4 off:g7,d6", NOTHING },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.15/stopped-on-the-last-row", "russian",
    "W:W12,31:B8,10", "move:h6:f8 off:g7", "a opponent reply W:W12,31:B8,10 h6:a3 h6:b4 h6:c5" },
  { "/engine/irregularity/rus-draughts-2022/7.4.2.1/stays-a-man", "international",
    "W:W35:B7,8,19,30", "move:35x24x13x2x11 off:30,19,8,7", NOTHING },
  { "/engine/irregularity/rus-draughts-2022/7.4.2.2/stops-on-the-last-row", "draughts64-majority",
    "W:W12,31:B8,10", "move:h6:f8 off:g7", NOTHING },
  { "/engine/irregularity/rus-draughts-2022/7.4.2.2/unmarked-there", "draughts64-majority",
    "W:W12,31:B8,10", "move:h6:f8 off:g7 uncrowned", "m opponent later B:WK3,31:B10 -" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.9/figure-5", "russian", "W:WK31:B7,9,10,14,15,22",
    "move:e1:a5:d8:f6:d4 off:c3,b6,e7,e5", NOTHING },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.9/twice-over-one-man", "russian",
    "W:WK31:B7,9,10,14,15,22", "move:e1:a5:d8:f6:d4:b2 off:c3,b6,e7,e5",
    "a opponent reply W:WK31:B7,9,10,14,15,22 e1:d4" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.12/figure-4-taken-off-early", "russian",
    "B:W18,19,22,23,27:B7,10,K13", "move:a5:e1:g3:e5 off-early:c3 off:f2,f4",
    "h opponent reply W:W18,23:B7,10,K15 -" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.12/figure-4-made-possible", "russian",
    "B:W18,19,22,23,27:B7,10,K13", "move:a5:e1:g3:e5:b2 off-early:c3 off:f2,f4,d4",
    "h opponent reply B:W18,19,22,23,27:B7,10,K13 a5:e5" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.12/figure-4-jumped-all-the-same", "russian",
    "B:W18,19,22,23,27:B7,10,K13", "move:a5:e1:g3:e5:b2 off:c3,f2,f4,d4",
    "a opponent reply B:W18,19,22,23,27:B7,10,K13 a5:e5" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.12/own-man-out-of-the-way", "russian",
    "W:W22,15,31:B18,11", "move:c3:e5:g7 off-early:e5 off:d4,f6",
    "h opponent reply W:W15,22,31:B11,18 e5:g7" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.12/early-in-the-right-order", "russian",
    TWO_TAKEN, "move:c3:e5:g7 off-early:d4 off:f6", "h opponent reply " TWO_GONE " -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/own-man-taken-off-early", "russian", TWO_TAKEN,
    "move:c3:e5:g7 off-early:d2 off:d4,f6", "h opponent reply " TWO_GONE " -" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.12/figure-4-both-off-early", "russian",
    "B:W18,19,22,23,27:B7,10,K13", "move:a5:e1:g3:e5:b2 off-early:c3,d4 off:f2,f4",
    "h opponent reply B:W18,19,22,23,27:B7,10,K13 a5:e5" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.9/there-and-back", "russian", "W:WK29:B22,1",
    "move:a1:d4:b2:e5 off:c3", "a opponent reply W:WK29:B1,22 a1:d4 a1:e5 a1:f6 a1:g7 a1:h8" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.8/own-man-off-early", "russian",
    "W:WK29,25:B15,1", "move:a1:f6 off-early:b2 off:e5",
    "h opponent reply W:W25,K29:B1,15 b2-a3 b2-c3" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.2/one-of-two-together-off-early", "russian",
    "W:WK29:B25,18,15", "move:a1:h8 off-early:e5 off:b2,d4",
    "h opponent reply W:WK29:B15,18,25 a1:c3" },
  { "/engine/irregularity/rus-draughts-2022/7.4.2.2/does-not-go-on-as-a-king",
    "draughts64-majority", "W:W12,31:B8,10,14", "move:h6:f8:b4 off-early:c5 off:g7,d6",
    "a opponent reply W:W12,31:B8,10,14 h6:f8" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.1/too-far-for-a-man", "russian",
    "W:W22,31:B15,18", "move:c3:f6 off-early:d4 off:e5", "a opponent reply W:W22,31:B15,18 c3-b4" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/early-without-a-capture", "russian", START,
    "move:c3-b4 off-early:f6",
    "g opponent reply B:W17,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12 -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/one-too-many-and-stopped", "russian",
    TWO_TAKEN, "move:c3:e5:g7 off:d4,f6,f8 pause", "i opponent reply " TWO_GONE " -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/two-moves", "russian", START,
    "move:c3-b4 again:e3-f4",
    "b opponent reply B:W17,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12 -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/same-man-twice", "russian", START,
    "move:c3-b4 again:b4-a5",
    "b opponent reply B:W17,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12 -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/first-of-two-was-wrong", "russian", START,
    "move:a3-c5 again:e3-f4", "b opponent reply " START " a3-b4" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/second-of-two-takes", "russian",
    "W:W22,31:B14,2", "move:c3-d4 again:d4:b6 off:c5 reply:d8-c7", "b nobody lost W:W9,31:B6 -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/taken-back", "russian", START,
    "move:c3-b4 back",
    "d opponent reply B:W17,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12 -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/another-instead", "russian", START,
    "move:c3-b4 back then:c3-d4",
    "d opponent reply B:W17,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12 -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/another-instead-answered", "russian", START,
    "move:c3-b4 back then:c3-d4 reply:f6-g5",
    "d nobody lost W:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,16 -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/capture-taken-back", "russian", MUST_TAKE,
    "move:c3:e5:g7 off:d4,f6 back", "d opponent reply B:W8,26,31:B4 -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/wrong-move-taken-back", "russian", START,
    "move:a3-c5 back", "d opponent reply " START " a3-b4" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/opponents-man", "russian", START, "move:f6-g5",
    "e opponent reply " START " " FIRST_MOVES },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/opponents-man-after-touching", "russian",
    START, "touch:a3 move:f6-g5", "e opponent reply " START " a3-b4" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/opponents-man-answered", "russian", START,
    "move:f6-g5 reply:g5-h4",
    "e nobody lost W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,20 -" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.3/another-man-moved", "russian", MUST_TAKE,
    "move:e1-f2", "f opponent reply " MUST_TAKE " c3:g7" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.3/the-man-that-must-take-moved", "russian",
    MUST_TAKE, "move:c3-b4", "f opponent reply " MUST_TAKE " c3:g7" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.3/every-capture-is-left", "russian",
    "W:W22,24,31:B18,19", "move:e1-f2", "f opponent reply W:W22,24,31:B18,19 c3:e5 g3:e5" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.3/long-step-instead", "russian", MUST_TAKE,
    "move:e1-g3", "a opponent reply " MUST_TAKE " c3:g7" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/taken-off-without-moving", "russian", START,
    "off:f6", "g opponent reply " START " " FIRST_MOVES },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/taken-off-after-touching", "russian", START,
    "touch:c3 off:f6", "g opponent reply " START " c3-b4 c3-d4" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/taken-off-after-a-quiet-move", "russian",
    START, "move:c3-b4 off:f6,a1",
    "g opponent reply B:W17,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12 -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/taken-off-answered", "russian", START,
    "off:f6 reply:d6-c5",
    "g nobody lost W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,12,14 -" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.11/one-left", "russian", TWO_TAKEN,
    "move:c3:e5:g7 off:d4", "i opponent reply " TWO_GONE " -" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.11/none-taken-off", "russian", TWO_TAKEN,
    "move:c3:e5:g7", "i opponent reply " TWO_GONE " -" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.11/one-too-many", "russian", TWO_TAKEN,
    "move:c3:e5:g7 off:d4,f6,f8", "i opponent reply " TWO_GONE " -" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.11/another-one", "russian", TWO_TAKEN,
    "move:c3:e5:g7 off:d4,f8", "j opponent reply " TWO_GONE " -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/one-left-and-stopped", "russian", TWO_TAKEN,
    "move:c3:e5:g7 off:d4 pause", "k opponent reply " TWO_GONE " -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/stopped-before-the-first", "russian",
    TWO_TAKEN, "move:c3:e5:g7 pause", "k opponent reply " TWO_GONE " -" },
  { "/engine/irregularity/rus-draughts-2022/6.1.5.13/stopped-but-finished", "russian", TWO_TAKEN,
    "move:c3:e5:g7 off:d4 pause off:f6", NOTHING },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/own-man-among-them", "russian", TWO_TAKEN,
    "move:c3:e5:g7 off:d4,f6,d2", "l opponent reply " TWO_GONE " -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/the-man-that-took", "russian", TWO_TAKEN,
    "move:c3:e5:g7 off:d4,g7", "l opponent reply " TWO_GONE " -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.2/left-standing-after-the-answer", "russian",
    TWO_TAKEN, "move:c3:e5:g7 off:d4 reply:f8:h6", "i nobody lost W:W26,31:B11,12 -" },
  { "/engine/irregularity/rus-draughts-2022/6.1.4.4/not-marked", "russian", "W:W5,26:B21,12",
    "move:a7-b8 uncrowned", "m opponent later B:WK1,26:B12,21 -" },
  { "/engine/irregularity/rus-draughts-2022/6.1.4.4/not-marked-and-answered", "russian",
    "W:W5,26:B21,12", "move:a7-b8 uncrowned reply:h6-g5", "m opponent later W:WK1,26:B16,21 -" },
  { "/engine/irregularity/rus-draughts-2022/6.1.4.4/marked", "russian", "W:W5,26:B21,12",
    "move:a7-b8", NOTHING },
  { "/engine/irregularity/rus-draughts-2022/6.1.4.5/played-unmarked", "russian", "W:W2,26:B21,12",
    "move:d8-h4", "n opponent reply W:WK2,26:B12,21 d8-a5 d8-b6 d8-c7 d8-e7 d8-f6 d8-g5 d8-h4" },
  { "/engine/irregularity/rus-draughts-2022/6.1.4.5/played-unmarked-by-a-step", "russian",
    "W:W2,26:B21,12", "move:d8-c7",
    "n opponent reply W:WK2,26:B12,21 d8-a5 d8-b6 d8-c7 d8-e7 d8-f6 d8-g5 d8-h4" },
  { "/engine/irregularity/rus-draughts-2022/6.1.4.5/no-rights-before-it-is-marked", "russian",
    "W:W2,26:B21,12", "touch:d8 move:d2-c3", NOTHING },
  { "/engine/irregularity/rus-draughts-2022/6.1.4.5/stays-a-man-when-answered", "russian",
    "W:W2,26:B21,12", "move:d8-h4 reply:h6-g5", "n nobody lost W:W20,26:B16,21 -" },
  { "/engine/irregularity/rus-draughts-2022/6.1.4.5/touched-another-than-the-unmarked", "russian",
    "W:W2,26:B11,1", "touch:d2 move:d8:g5 off:f6", "c opponent reply W:W2,26:B1,11 d2-c3 d2-e3" },
  { "/engine/irregularity/rus-draughts-2022/6.1.4.5/takes-unmarked-to-the-last-row", "russian",
    "W:W2,26:B7,8,21", "move:d8:f6:h8 off:e7,g7 reply:a3-b2", "n nobody lost W:W4,26:B25 -" },
  { "/engine/irregularity/rus-draughts-2022/6.1.4.5/played-unmarked-and-taken-back", "russian",
    "W:W2,26:B21,12", "move:d8-h4 back", "d opponent reply B:WK20,26:B12,21 -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.5/after-the-game-a", "russian", START,
    "move:a3-c5 over", "a nobody lost - -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.5/after-the-game-b", "russian", START,
    "move:c3-b4 again:e3-f4 over", "b nobody lost - -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.5/after-the-game-c", "russian", START,
    "touch:a3 move:c3-b4 over", "c nobody lost - -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.5/after-the-game-d", "russian", START,
    "move:c3-b4 back over", "d nobody lost - -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.5/after-the-game-e", "russian", START,
    "move:f6-g5 over", "e nobody lost - -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.5/after-the-game-g", "russian", START,
    "off:f6 over", "g nobody lost - -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.5/after-the-game-m", "russian", "W:W5,26:B21,12",
    "move:a7-b8 uncrowned reply:h6-g5 over", "m nobody lost - -" },
  { "/engine/irregularity/rus-draughts-2022/5.4.14.5/nothing-was-wrong", "russian", START,
    "move:c3-b4 reply:f6-g5 over", NOTHING },
  { "/engine/irregularity/rus-draughts-2022/6.1.6.2/answer-over-h6", "russian", FORK,
    "move:g5-f4 back then:g5-f4 reply:d2:h6:f8:c5:a7", "d nobody lost B:WK5:B11 -" },
  { "/engine/irregularity/rus-draughts-2022/6.1.6.2/answer-over-g5", "russian", FORK,
    "move:g5-f4 back then:g5-f4 reply:d2:g5:e7:c5:a7", "d nobody lost B:WK5:B8 -" },
  { "/engine/irregularity/rus-draughts-2022/6.1.6.2/answer-by-its-ends", "russian", FORK,
    "move:g5-f4 back then:g5-f4 reply:d2:a5", "d nobody lost B:WK13:B8,10 -" },
};

static const struct
{
  const char *name;
  BrgDraughtsVariant variant;
} games[] = {
  { "russian", BRG_DRAUGHTS_RUSSIAN },
  { "giveaway", BRG_DRAUGHTS_GIVEAWAY },
  { "international", BRG_DRAUGHTS_INTERNATIONAL },
  { "draughts64-majority", BRG_DRAUGHTS_64_MAJORITY },
};

static BrgDraughtsPosition
read_position (const char *game, const char *fen)
{
  BrgDraughtsPosition position;
  gsize i = 0;

  while (i < G_N_ELEMENTS (games) && !g_str_equal (games[i].name, game))
    i++;
  g_assert_cmpuint (i, <, G_N_ELEMENTS (games));
  g_assert_true (brg_draughts_fen_read (fen, games[i].variant, &position, NULL));
  return position;
}

static char *
write_answer (const BrgDraughtsPosition *position, const BrgIrregularity *answer)
{
  static const char *const untils[] = { "nobody -", "opponent reply", "opponent later",
                                        "nobody lost" };
  const BrgDraughtsPosition *mended = answer->has_position ? &answer->position : position;
  g_autofree char *fen = brg_draughts_fen_write (mended, BRG_DRAUGHTS_FEN_NUMBERS);
  g_autofree char *moves = brg_irregularity_write_moves (answer, mended);

  return g_strdup_printf ("%c %s %s %s", brg_irregularity_to_letter (answer->kind),
                          untils[answer->until], answer->has_position ? fen : "-", moves);
}

static char *
judge (const char *game, const char *fen, const char *story)
{
  BrgDraughtsPosition position = read_position (game, fen);
  BrgDeed deeds[BRG_DEED_MAX];
  g_auto (BrgIrregularity) answer = { 0 };
  guint n_deeds = 0;
  gint column = 0;

  g_assert_cmpint (brg_irregularity_read (&position, story, deeds, &n_deeds, &column), ==,
                   BRG_DEED_FAULT_NONE);
  brg_irregularity_judge (&position, deeds, n_deeds, &answer);
  g_assert_true (g_str_has_prefix (answer.article, "rus-draughts-2022 "));
  return write_answer (&position, &answer);
}

static void
test_case (gconstpointer data)
{
  const Case *vector = data;
  g_autofree char *answer = judge (vector->game, vector->fen, vector->story);

  g_assert_cmpstr (answer, ==, vector->answer);
}

/* Every line: game, position, story, letter, who, until when, position, moves, remark. */
static void
test_fixture (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "draughts", "irregularities.tsv", NULL);
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
      g_autofree char *answer = NULL;
      g_autofree char *expected = NULL;

      if (lines[i][0] == '#' || g_strv_length (fields) < 8)
        continue;
      g_test_message ("%s %s %s", fields[0], fields[1], fields[2]);
      answer = judge (fields[0], fields[1], fields[2]);
      expected = g_strjoin (" ", fields[3], fields[4], fields[5], fields[6], fields[7], NULL);
      g_assert_cmpstr (answer, ==, expected);
      n_lines++;
    }
  g_assert_cmpuint (n_lines, ==, 53);
}

/* What cannot have happened, and where the text says it. */
typedef struct
{
  const char *path;
  const char *game;
  const char *fen;
  const char *text;
  BrgDeedFault fault;
  gint column;
} FaultCase;

static const FaultCase faults[] = {
  { "/engine/irregularity/fault/empty", "russian", START, "", BRG_DEED_FAULT_TOKEN, 1 },
  { "/engine/irregularity/fault/word", "russian", START, "touch", BRG_DEED_FAULT_TOKEN, 1 },
  { "/engine/irregularity/fault/capital", "russian", START, "Move:c3-d4", BRG_DEED_FAULT_TOKEN, 1 },
  { "/engine/irregularity/fault/cut-off", "russian", START, "move:c3", BRG_DEED_FAULT_TOKEN, 8 },
  { "/engine/irregularity/fault/no-second-square", "russian", START, "move:c3-",
    BRG_DEED_FAULT_TOKEN, 9 },
  { "/engine/irregularity/fault/trailing-blank", "russian", START, "move:c3-d4 ",
    BRG_DEED_FAULT_TOKEN, 12 },
  { "/engine/irregularity/fault/two-blanks", "russian", START, "touch:c3  move:c3-d4",
    BRG_DEED_FAULT_TOKEN, 10 },
  { "/engine/irregularity/fault/trailing-comma", "russian", START, "off:f6,", BRG_DEED_FAULT_TOKEN,
    8 },
  { "/engine/irregularity/fault/not-a-letter", "russian", START, "touch:c3 é", BRG_DEED_FAULT_TOKEN,
    10 },
  { "/engine/irregularity/fault/behind-a-word", "russian", START, "move:c3-d4 overt",
    BRG_DEED_FAULT_TOKEN, 16 },
  { "/engine/irregularity/fault/three-quiet-squares", "russian", START, "move:c3-d4-e5",
    BRG_DEED_FAULT_TOKEN, 11 },
  { "/engine/irregularity/fault/light-square", "russian", START, "touch:c4", BRG_DEED_FAULT_SQUARE,
    7 },
  { "/engine/irregularity/fault/ninth-row", "russian", START, "touch:c9", BRG_DEED_FAULT_SQUARE,
    7 },
  { "/engine/irregularity/fault/off-the-side", "russian", START, "move:a3-k4",
    BRG_DEED_FAULT_SQUARE, 9 },
  { "/engine/irregularity/fault/empty-square", "russian", START, "touch:d4",
    BRG_DEED_FAULT_EMPTY_SQUARE, 1 },
  { "/engine/irregularity/fault/nothing-to-move", "russian", START, "touch:c3 move:d4-e5",
    BRG_DEED_FAULT_EMPTY_SQUARE, 10 },
  { "/engine/irregularity/fault/taken-off-twice", "russian", START, "off:f6,d6,f6",
    BRG_DEED_FAULT_EMPTY_SQUARE, 1 },
  { "/engine/irregularity/fault/moved-man-early", "russian", START, "move:c3-d4 off-early:c3",
    BRG_DEED_FAULT_EMPTY_SQUARE, 12 },
  { "/engine/irregularity/fault/opponents-man", "russian", START, "touch:f6",
    BRG_DEED_FAULT_NOT_OWN, 1 },
  { "/engine/irregularity/fault/occupied", "russian", START, "move:c3-d2", BRG_DEED_FAULT_OCCUPIED,
    1 },
  { "/engine/irregularity/fault/two-moves-told", "russian", START, "move:c3-d4 move:e3-f4",
    BRG_DEED_FAULT_ORDER, 12 },
  { "/engine/irregularity/fault/touch-after-the-move", "russian", START, "move:c3-d4 touch:e3",
    BRG_DEED_FAULT_ORDER, 12 },
  { "/engine/irregularity/fault/early-too-late", "russian", START, "move:c3-d4 off:f6 off-early:d6",
    BRG_DEED_FAULT_ORDER, 19 },
  { "/engine/irregularity/fault/move-after-taking-off", "russian", START, "off:f6 move:c3-d4",
    BRG_DEED_FAULT_ORDER, 8 },
  { "/engine/irregularity/fault/back-before-the-move", "russian", START, "back",
    BRG_DEED_FAULT_ORDER, 1 },
  { "/engine/irregularity/fault/then-without-back", "russian", START, "move:c3-d4 then:e3-f4",
    BRG_DEED_FAULT_ORDER, 12 },
  { "/engine/irregularity/fault/after-the-end", "russian", START, "over move:c3-d4",
    BRG_DEED_FAULT_ORDER, 6 },
  { "/engine/irregularity/fault/answer-to-nothing", "russian", START, "touch:c3 reply:f6-g5",
    BRG_DEED_FAULT_ORDER, 10 },
  { "/engine/irregularity/fault/two-answers", "russian", START,
    "move:c3-d4 reply:f6-g5 reply:d6-c5", BRG_DEED_FAULT_ORDER, 24 },
  { "/engine/irregularity/fault/no-king", "russian", START, "move:c3-d4 uncrowned",
    BRG_DEED_FAULT_NOT_CROWNED, 12 },
  { "/engine/irregularity/fault/no-king-after-all", "russian", START, "move:c3-d4 back uncrowned",
    BRG_DEED_FAULT_NOT_CROWNED, 17 },
  { "/engine/irregularity/fault/no-such-answer", "russian", START, "move:c3-d4 reply:f6-f5",
    BRG_DEED_FAULT_SQUARE, 21 },
  { "/engine/irregularity/fault/not-the-answer", "russian", START, "move:c3-d4 reply:f6-d4",
    BRG_DEED_FAULT_NO_MOVE, 12 },
  { "/engine/irregularity/fault/answer-is-no-capture", "russian", START, "move:c3-d4 reply:f6:g5",
    BRG_DEED_FAULT_NO_MOVE, 12 },
  { "/engine/irregularity/fault/number-too-large", "international", "W:W31:B1", "touch:51",
    BRG_DEED_FAULT_SQUARE, 7 },
  { "/engine/irregularity/fault/endless-number", "international", "W:W31:B1",
    "move:31-99999999999999999999", BRG_DEED_FAULT_SQUARE, 9 },
  { "/engine/irregularity/fault/letters-on-100", "international", "W:W31:B1", "touch:c3",
    BRG_DEED_FAULT_TOKEN, 7 },
  { "/engine/irregularity/fault/zero", "international", "W:W31:B1", "touch:0",
    BRG_DEED_FAULT_SQUARE, 7 },
  { "/engine/irregularity/fault/stays-a-man", "international", "W:W35:B7,8,19,30",
    "move:35x24x13x2x11 off:30,19,8,7 uncrowned", BRG_DEED_FAULT_NOT_CROWNED, 34 },
  { "/engine/irregularity/fault/taken-back-from-the-last-row", "russian", "W:W5,26:B21,12",
    "move:a7-b8 back uncrowned", BRG_DEED_FAULT_NOT_CROWNED, 17 },
  { "/engine/irregularity/fault/unmarked-twice", "russian", "W:W5,26:B21,12",
    "move:a7-b8 uncrowned uncrowned", BRG_DEED_FAULT_NOT_CROWNED, 22 },
  { "/engine/irregularity/fault/answer-by-its-ends", "russian", FORK, "move:g5-f4 reply:d2:a7",
    BRG_DEED_FAULT_TWO_MOVES, 12 },
};

static void
test_fault (gconstpointer data)
{
  const FaultCase *vector = data;
  BrgDraughtsPosition position = read_position (vector->game, vector->fen);
  BrgDeed deeds[BRG_DEED_MAX];
  guint n_deeds;
  gint column = 0;

  g_assert_cmpint (brg_irregularity_read (&position, vector->text, deeds, &n_deeds, &column), ==,
                   vector->fault);
  g_assert_cmpint (column, ==, vector->column);
  g_assert_nonnull (brg_irregularity_describe_fault (vector->fault));
}

static void
test_most (void)
{
  BrgDraughtsPosition position = read_position ("russian", START);
  g_autoptr (GString) text = g_string_new ("touch:c3");
  BrgDeed deeds[BRG_DEED_MAX];
  guint n_deeds = 0;
  gint column = 0;

  for (guint i = 1; i < BRG_DEED_MAX; i++)
    g_string_append (text, " touch:c3");
  g_assert_cmpint (brg_irregularity_read (&position, text->str, deeds, &n_deeds, &column), ==,
                   BRG_DEED_FAULT_NONE);
  g_assert_cmpuint (n_deeds, ==, BRG_DEED_MAX);
  g_string_append (text, " touch:c3");
  g_assert_cmpint (brg_irregularity_read (&position, text->str, deeds, &n_deeds, &column), ==,
                   BRG_DEED_FAULT_TOO_MANY);
  g_assert_cmpint (column, ==, 9 * BRG_DEED_MAX + 1);

  g_string_assign (text, "off:c3");
  for (guint i = 1; i <= BRG_DEED_MAX_SQUARES; i++)
    g_string_append (text, ",c3");
  g_assert_cmpint (brg_irregularity_read (&position, text->str, deeds, &n_deeds, &column), ==,
                   BRG_DEED_FAULT_TOO_MANY);
}

/* A move made as it should be, and what came of it. */
typedef struct
{
  BrgDraughtsPosition position;
  BrgDraughtsPosition after;
  BrgDraughtsMove move;
  BrgDeed deeds[BRG_DEED_MAX];
  guint n_deeds;
} Told;

typedef void (*ToldFunc) (const Told *told, GRand *random);

static gboolean
take_route (const BrgDraughtsRoute *route, gpointer data)
{
  BrgDeed *deed = data;

  deed->n_squares = route->n_squares;
  memcpy (deed->squares, route->squares, sizeof deed->squares);
  return FALSE;
}

static BrgDeed
make_removal (BrgDeedKind kind, BrgDraughtsSet set)
{
  BrgDeed deed = { .kind = kind };

  while (set != 0)
    deed.squares[deed.n_squares++] = brg_draughts_set_pop (&set);
  return deed;
}

static void
tell (const BrgDraughtsPosition *position, const BrgDraughtsMove *move, Told *told)
{
  BrgDeed deed = { .kind = BRG_DEED_MOVE, .is_capture = brg_draughts_move_is_capture (move) };

  brg_draughts_routes_walk (position, move, take_route, &deed);
  *told = (Told){ .position = *position, .after = *position, .move = *move };
  brg_draughts_move_make (&told->after, move, NULL);
  told->deeds[told->n_deeds++] = deed;
  if (deed.is_capture)
    told->deeds[told->n_deeds++] = make_removal (BRG_DEED_REMOVE, move->captured);
}

static void
for_each_played (ToldFunc function)
{
  for (gsize game = 0; game < G_N_ELEMENTS (games); game++)
    for (guint32 seed = 1; seed <= brg_test_rounds (30); seed++)
      {
        g_autoptr (GRand) random = g_rand_new_with_seed (seed);
        BrgDraughtsPosition position = brg_draughts_position_start (games[game].variant);

        for (guint ply = 0; ply < 120; ply++)
          {
            g_auto (BrgDraughtsMoveList) list = { 0 };
            Told told;

            brg_draughts_moves_generate (&position, &list);
            if (list.n_moves == 0)
              break;
            tell (&position, &list.moves[g_rand_int_range (random, 0, (gint32) list.n_moves)],
                  &told);
            function (&told, random);
            position = told.after;
          }
      }
}

static void
check_kind (const Told *told, BrgIrregularityKind kind, const BrgDraughtsPosition *mended)
{
  g_auto (BrgIrregularity) answer = { 0 };

  g_assert_cmpint (brg_irregularity_check (&told->position, told->deeds, told->n_deeds, NULL), ==,
                   BRG_DEED_FAULT_NONE);
  brg_irregularity_judge (&told->position, told->deeds, told->n_deeds, &answer);
  g_assert_cmpint (answer.kind, ==, kind);
  g_assert_true (answer.has_position == (mended != NULL));
  if (mended == NULL)
    return;
  g_assert_true (brg_draughts_position_is_same (&answer.position, mended));
  g_assert_cmpint (answer.until, ==,
                   kind == BRG_IRREGULARITY_UNMARKED ? BRG_IRREGULARITY_LATER
                                                     : BRG_IRREGULARITY_UNTIL_REPLY);
  g_assert_true ((answer.moves.n_moves > 0) == (mended->turn == told->position.turn));
}

/* A legal move made as it should be is no irregularity, touched or not. */
static void
check_played (const Told *told, GRand *random)
{
  Told touched = *told;

  (void) random;
  check_kind (told, BRG_IRREGULARITY_NONE, NULL);
  memmove (touched.deeds + 1, touched.deeds, touched.n_deeds * sizeof *touched.deeds);
  touched.deeds[0] =
      (BrgDeed){ .kind = BRG_DEED_TOUCH, .n_squares = 1, .squares = { told->move.from } };
  touched.n_deeds++;
  check_kind (&touched, BRG_IRREGULARITY_NONE, NULL);
}

static void
test_played (void)
{
  for_each_played (check_played);
}

/* A capture with other men taken off than should be. */
static void
check_removed (const Told *told, BrgDraughtsSet removed, gboolean pauses, BrgIrregularityKind kind)
{
  Told wrong = *told;

  wrong.n_deeds = 1;
  if (removed != 0)
    wrong.deeds[wrong.n_deeds++] = make_removal (BRG_DEED_REMOVE, removed);
  if (pauses)
    wrong.deeds[wrong.n_deeds++] = (BrgDeed){ .kind = BRG_DEED_PAUSE };
  check_kind (&wrong, kind, &told->after);
}

static void
check_removals (const Told *told, GRand *random)
{
  BrgDraughtsSet taken = told->move.captured;
  BrgDraughtsSet others = told->after.pieces[told->after.turn];
  BrgDraughtsSet own = told->after.pieces[told->position.turn];
  BrgDraughtsSet one = taken & -taken;
  Told early = *told;

  (void) random;
  if (taken == 0)
    return;
  check_removed (told, taken & ~one, FALSE, BRG_IRREGULARITY_NUMBER);
  check_removed (told, taken & ~one, TRUE, BRG_IRREGULARITY_STOPPED);
  check_removed (told, taken | (own & -own), FALSE, BRG_IRREGULARITY_OWN);
  if (others != 0)
    {
      check_removed (told, taken | (others & -others), FALSE, BRG_IRREGULARITY_NUMBER);
      check_removed (told, (taken & ~one) | (others & -others), FALSE, BRG_IRREGULARITY_OTHERS);
    }
  early.deeds[1] = make_removal (BRG_DEED_REMOVE_EARLY, taken);
  check_kind (&early, BRG_IRREGULARITY_REMOVED_EARLY, &told->after);
}

/* rus-draughts-2022 5.4.14.2: a capture jumped as it should be stands, whatever is taken off. */
static void
test_removals (void)
{
  for_each_played (check_removals);
}

/* What follows a legal move and makes it irregular. */
static void
check_followed (const Told *told, GRand *random)
{
  Told more = *told;

  (void) random;
  more.deeds[more.n_deeds++] = (BrgDeed){ .kind = BRG_DEED_BACK };
  check_kind (&more, BRG_IRREGULARITY_TAKEN_BACK, &told->after);
  more = *told;
  more.deeds[more.n_deeds++] = (BrgDeed){ .kind = BRG_DEED_AGAIN,
                                          .n_squares = 2,
                                          .squares = { told->move.to, told->move.from } };
  if (told->move.from != told->move.to)
    check_kind (&more, BRG_IRREGULARITY_TWO_MOVES, &told->after);
  more = *told;
  more.deeds[more.n_deeds++] = (BrgDeed){ .kind = BRG_DEED_UNCROWNED };
  if (told->move.is_crowned)
    check_kind (&more, BRG_IRREGULARITY_UNMARKED, &told->after);
}

static void
test_followed (void)
{
  for_each_played (check_followed);
}

static gboolean
is_in (const BrgDraughtsMoveList *list, const BrgDraughtsMove *move)
{
  for (guint i = 0; i < list->n_moves; i++)
    if (brg_draughts_move_is_same (&list->moves[i], move))
      return TRUE;
  return FALSE;
}

static BrgDeed
make_deed (const BrgDraughtsPosition *position, GRand *random)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) position->variant;
  BrgDeed deed = { .kind = (BrgDeedKind) g_rand_int_range (random, 0, BRG_N_DEED_KINDS),
                   .is_capture = g_rand_boolean (random) };
  guint n_squares = deed.kind == BRG_DEED_TOUCH ? 1
                    : deed.kind == BRG_DEED_REMOVE || deed.kind == BRG_DEED_REMOVE_EARLY
                        ? (guint) g_rand_int_range (random, 1, 3)
                    : deed.kind == BRG_DEED_MOVE || deed.kind == BRG_DEED_AGAIN ||
                            deed.kind == BRG_DEED_THEN || deed.kind == BRG_DEED_REPLY
                        ? (guint) g_rand_int_range (random, 2, deed.is_capture ? 4 : 3)
                        : 0;

  for (guint i = 0; i < n_squares; i++)
    deed.squares[deed.n_squares++] = brg_draughts_square_from_number (
        variant, (guint) g_rand_int_range (random, 1,
                                           (gint32) brg_draughts_variant_n_squares (variant) + 1));
  return deed;
}

/* Whatever was done: what may be played is legal, each move once; an answer ends all duties; after
 * the game nothing is put right. */
static void
check_any (const BrgDraughtsPosition *position, const BrgDeed *deeds, guint n_deeds)
{
  g_auto (BrgIrregularity) answer = { 0 };
  g_auto (BrgDraughtsMoveList) legal = { 0 };
  gboolean is_over = deeds[n_deeds - 1].kind == BRG_DEED_OVER;

  brg_irregularity_judge (position, deeds, n_deeds, &answer);
  brg_draughts_moves_generate (answer.has_position ? &answer.position : position, &legal);
  for (guint i = 0; i < answer.moves.n_moves; i++)
    {
      g_assert_true (is_in (&legal, &answer.moves.moves[i]));
      for (guint j = 0; j < i; j++)
        g_assert_false (brg_draughts_move_is_same (&answer.moves.moves[i], &answer.moves.moves[j]));
    }
  if (answer.kind == BRG_IRREGULARITY_NONE)
    {
      g_assert_cmpint (answer.until, ==, BRG_IRREGULARITY_NOTHING_WRONG);
      g_assert_false (answer.has_position);
      return;
    }
  g_assert_cmpint (answer.until, !=, BRG_IRREGULARITY_NOTHING_WRONG);
  g_assert_true (answer.has_position == !is_over);
  if (is_over)
    g_assert_cmpint (answer.until, ==, BRG_IRREGULARITY_LOST);
  if (deeds[n_deeds - 1].kind == BRG_DEED_REPLY)
    {
      g_assert_cmpint (answer.position.turn, ==, position->turn);
      g_assert_cmpuint (answer.moves.n_moves, ==, 0);
    }
  else if (answer.has_position)
    g_assert_true ((answer.moves.n_moves > 0) ==
                   (answer.position.turn == position->turn && legal.n_moves > 0));
}

static void
check_stories (const Told *told, GRand *random)
{
  for (guint i = 0; i < 20; i++)
    {
      BrgDeed deeds[BRG_DEED_MAX];
      guint n_deeds = 0;

      for (guint try = 0; try < 200 && n_deeds < 6; try++)
        {
          deeds[n_deeds] = make_deed (&told->position, random);
          if (brg_irregularity_check (&told->position, deeds, n_deeds + 1, NULL) ==
              BRG_DEED_FAULT_NONE)
            check_any (&told->position, deeds, ++n_deeds);
        }
    }
}

static void
test_stories (void)
{
  for_each_played (check_stories);
}

BRG_TEST_TOPIC ("irregularity")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    g_test_add_data_func (faults[i].path, &faults[i], test_fault);
  g_test_add_func ("/engine/irregularity/fixture", test_fixture);
  g_test_add_func ("/engine/irregularity/fault/too-many", test_most);
  g_test_add_func ("/engine/irregularity/property/played-rightly", test_played);
  g_test_add_func ("/engine/irregularity/rus-draughts-2022/5.4.14.2/property/removals",
                   test_removals);
  g_test_add_func ("/engine/irregularity/rus-draughts-2022/5.4.14.2/property/followed",
                   test_followed);
  g_test_add_func ("/engine/irregularity/property/any-story", test_stories);
  return g_test_run ();
}
