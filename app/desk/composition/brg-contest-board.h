/* brg-contest-board.h - the board of a work, to be drawn and read aloud
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-board-picture.h"
#include "brg-contest.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_contest_board_draw:
 * @work: a work
 * @picture: (out): its board; an empty one where the position cannot be read
 *
 * Returns: whether it could be read
 */
gboolean brg_contest_board_draw (const BrgContestWork *work, BrgBoardPicture *picture);

/**
 * brg_contest_board_dup_text:
 * @work: a work
 * @words: a language
 *
 * Returns: (transfer full): the position in notation, a side a line: "White: a5, b4, king c1"
 */
char *brg_contest_board_dup_text (const BrgContestWork *work, const BrgWords *words);

G_END_DECLS
