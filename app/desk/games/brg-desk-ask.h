/* brg-desk-ask.h - whose flag, whose move: what nobody has told is asked, not assumed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-desk-rules.h"

G_BEGIN_DECLS

/**
 * brg_desk_ask_find_side:
 * @game: a game, brought to its place
 * @question: a question of its family
 * @flagged: whose flag is down by the clocks of the game, %BRG_COLOUR_NONE if nobody's is
 * @side: (out): whose it is at first; %BRG_COLOUR_NONE when it is to be asked
 *
 * What the stored game and its clocks tell; nothing else is a default. A question that records
 * nothing begins with the player having the move.
 *
 * Returns: whether they tell it
 */
gboolean brg_desk_ask_find_side (const BrgDeskGame *game,
                                 const BrgDeskQuestion *question,
                                 BrgColour flagged,
                                 BrgColour *side);

/**
 * brg_desk_ask_answer:
 * @game: a game, brought to its place
 * @around: what is around it
 * @ask: a question; its side may be open
 * @parts: (out): the answer, zeroed before
 *
 * As #BrgDeskRules.answer; while the side is open the answer is that it is to be chosen, unless it
 * is the same of every side.
 */
void brg_desk_ask_answer (const BrgDeskGame *game,
                          const BrgDeskSurroundings *around,
                          const BrgDeskAsk *ask,
                          BrgDeskAnswerParts *parts);

G_END_DECLS
