/* brg-messages.h - what each player is told of a round, as texts and as a table; nothing is sent
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-output-folder.h"
#include "brg-snapshot.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_messages_make:
 * @snapshot: a group as it was published, brg_site_public_load()
 * @round: a round that was published
 * @words: language of the texts
 *
 * Makes a text a player, `round-5/12.txt` by his number, "Round 5, board 12, White against
 * Ivanov", and `round-5/messages.csv` with all of them: number, name, round, board, colour,
 * opponent, beginning, text. Players of teams have their numbers in the list of all players. Who is
 * in no pair is told why; who has left is told nothing.
 *
 * Returns: (transfer full) (nullable) (element-type BrgOutputFile): the files; %NULL when the round
 *   is not published
 */
GPtrArray *brg_messages_make (const BrgSnapshot *snapshot, gint round, const BrgWords *words);

/**
 * brg_messages_dup_starts:
 * @snapshot: a group
 * @round: a round
 * @words: a language
 *
 * Returns: (transfer full): day and hour when the round begins; empty while nothing is known
 */
char *brg_messages_dup_starts (const BrgSnapshot *snapshot,
                               const BrgRound *round,
                               const BrgWords *words);

G_END_DECLS
