/* brg-result-words.h - results as a table or protocol shows them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-colour.h"
#include "brg-points.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BRG_ENVELOPE:
 *
 * The sign of an adjourned game in texts of tables; the typesetter draws it, no font is needed.
 */
#define BRG_ENVELOPE "✉"

/**
 * brg_result_words:
 * @scoring: what outcomes are worth
 * @outcome: an outcome
 *
 * Writes what stands in a table: points of a game that was played (`1`, `½`, `2`), `+` and `−` for
 * one that was not (rus-draughts-2022 5.4.7.2, ussr-chess-1956 22), the points of a half-point bye,
 * and the envelope of an adjourned game.
 *
 * Returns: (transfer full): the text, empty for a game that is not over
 */
char *brg_result_words (const BrgScoring *scoring, BrgOutcome outcome);

/** BRG_DISC_WHITE: colour of who has White, as a disc that is drawn */
#define BRG_DISC_WHITE "○"

/** BRG_DISC_BLACK: colour of who has Black */
#define BRG_DISC_BLACK "●"

/**
 * brg_result_words_colour:
 * @words: words
 * @colour: a colour
 *
 * Returns: (transfer none): the letter of a colour behind a number, `б`; empty for none
 */
const char *brg_result_words_colour (const BrgWords *words, BrgColour colour);

/**
 * brg_result_words_scoring:
 * @words: words
 * @scoring: what outcomes are worth
 *
 * Returns: (transfer full): its sentence in a legend, `Очки 2–1–0.`
 */
char *brg_result_words_scoring (const BrgWords *words, const BrgScoring *scoring);

G_END_DECLS
