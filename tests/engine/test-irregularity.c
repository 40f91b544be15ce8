/* test-irregularity.c - irregularities of draughts and how they are put right
 *
 * Every line of ../fixtures/draughts/irregularities.tsv, cases by article that follow from the words
 * of the book, and what holds of every story.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-fen.h"
#include "brg-irregularity-text.h"

#include <string.h>

#define START "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"
/* White: c3 d2 e1; Black: d4 f6 h8. c3 takes d4 and stops on e5, or goes on over f6 to g7. */
#define MUST_TAKE "W:W22,26,31:B18,4,12"
/* The drawing 4 of 6.1.5.17: the king a5 takes d2? */
#define TURKISH "B:W18,19,22,27:BK13"
#define UNMARKED "W:W2,26:B21,12"
#define LAST_STEP "W:W5,26:B21,12"
#define TWO_TAKEN "W:W22,32:B18,11,1"

/* The path names book and article: /engine/irregularity/BOOK/ARTICLE/what. */
typedef struct
{
  const char *path;
  const char *game;
  const char *fen;
  const char *story;
  const char *answer; /* as the command line prints it, with blanks for tabs */
} Case;

static const Case cases[] = {
  /* cases */
};
