/* brg-desk-verdict-private.h - verdicts become answers, for brg-desk-verdict.c and
 * brg-desk-agreement.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-desk-answer.h"
#include "brg-verdict.h"

G_BEGIN_DECLS

/* The conditions that the game is played under. */
BrgConduct brg_desk_verdict_get_conduct (const BrgDeskCase *matter);

/* The result as a chip, with the button that records it; takes @text over. */
BrgDeskAnswer *brg_desk_verdict_make_answer (const BrgVerdict *verdict, char *text);

/* Of a game that is lost and whose moves were not entered: whether the opponent could still mate is
 * asked, and a draw is the other ruling. */
void brg_desk_verdict_add_escape (BrgDeskAnswer *answer,
                                  const BrgDeskCase *matter,
                                  const BrgVerdict *verdict);

G_END_DECLS
