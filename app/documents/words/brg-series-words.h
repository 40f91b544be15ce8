/* brg-series-words.h - meetings of several games on paper: the games, and what the regulations say
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-renju-regulation.h"
#include "brg-snapshot.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_series_words_games:
 * @snapshot: what is played on boards
 * @game: a board
 *
 * Returns: (transfer full): the games of a micro-match with their sum, as the pairing has the
 *   players: `2 – 0  1 – 1 (3 – 1)`; empty where nothing was entered
 */
char *brg_series_words_games (const BrgSnapshot *snapshot, const BrgGame *game);

/**
 * brg_series_words_lot:
 * @game: a board
 *
 * Returns: (transfer full): number of its opening in the table, empty for none
 */
char *brg_series_words_lot (const BrgGame *game);

/**
 * brg_series_words_has_lots:
 * @snapshot: what is played on boards
 * @round: a round
 *
 * Returns: whether an opening of draughts was settled on a board of the round
 */
gboolean brg_series_words_has_lots (const BrgSnapshot *snapshot, const BrgRound *round);

/**
 * brg_series_words_get_regulation:
 * @regulation: a way to open a game of renju
 *
 * Returns: what it is called (rus-draughts-2022 9.2.4.3), not translated
 */
const char *brg_series_words_get_regulation (BrgRenjuRegulation regulation);

/**
 * brg_series_words_list_rules:
 * @words: words
 * @snapshot: a group
 *
 * Returns: (transfer full) (element-type utf8): what the regulations say of meetings and openings
 *   (rus-draughts-2022 5.4.6, 6.2.2, 6.2.3, 9.2.4.3), a sentence each; empty where they are silent
 */
GPtrArray *brg_series_words_list_rules (const BrgWords *words, const BrgSnapshot *snapshot);

/** brg_series_words_add_rules: Adds brg_series_words_list_rules() to @notes */
void brg_series_words_add_rules (GPtrArray *notes,
                                 const BrgWords *words,
                                 const BrgSnapshot *snapshot);

G_END_DECLS
