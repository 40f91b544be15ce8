/* brg-trf-private.h - what reader and writer of report files share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-trf.h"

#include "brg-trf-line.h"

G_BEGIN_DECLS

/* Columns of the rounds in a player record: opponent, colour and result of round r stand at
 * FIRST + WIDTH (r - 1) + 0, 5 and 7. */
#define BRG_TRF_ROUND_COLUMN 92
#define BRG_TRF_ROUND_WIDTH 10

/* What stands in front of our comment on an adjourned game: round, white, black follow. */
#define BRG_TRF_ADJOURNED "### berger: adjourned"

/* What stands in front of our comment on points that a player brought from an earlier stage, in
 * TRF16: number and points follow. */
#define BRG_TRF_CARRIED "### berger: carried"

/* What stands in front of our comment on the discipline, where the words of the file do not tell
 * it: its id follows. */
#define BRG_TRF_DISCIPLINE "### berger: discipline"

/* What stands in front of our comments on micro-matches: the number of games of a meeting follows;
 * for each meeting round, white, black and the letters of White's and of Black's games follow, a
 * full stop for an open one. */
#define BRG_TRF_MEETINGS "### berger: meetings of"
#define BRG_TRF_GAMES "### berger: games"

/* Frees a BrgTrfForbidden. */
void brg_trf_free_forbidden (gpointer data);

/* Record of a text, and whether TRF26 brought it. */
typedef struct
{
  const char *tag;
  gboolean is_trf26;
} BrgTrfTextTag;

extern const BrgTrfTextTag brg_trf_text_tags[BRG_TRF_N_TEXTS];

/* brg-trf-kind.c: Swiss or round robin; the game that words and points tell. */
BrgTournamentKind brg_trf_detect_kind (const BrgTrf *trf, gint *cycles);
BrgDiscipline brg_trf_guess_discipline (const BrgTrf *trf);

G_END_DECLS
