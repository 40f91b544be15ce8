/* brg-desk-chess-questions.h - questions about a game of chess and their ticks, for
 * brg-desk-chess-answer.c and brg-desk-chess-ticks.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-desk-chess-private.h"

G_BEGIN_DECLS

/* In the order of the pane. */
typedef enum
{
  FLAG,
  REPETITION,
  ILLEGAL,
  TOUCH,
  FIFTY,
  OFFER,
  RESIGNATION,
  FINISH,
  CAN_WIN,
  ADJOURN,
  BOARDS,
  ASSISTANT,
} BrgDeskChessQuestion;

enum
{
  TICK_LAST_PERIOD,
  TICK_ANNOUNCED,
  TICK_INCREMENT,
};

/* Of an illegal move: when it was found. */
enum
{
  TICK_REPLIED,
  TICK_ROUND_OVER,
};

/* Of an agreement. */
enum
{
  TICK_ALLOWED,
  TICK_MOVED,
  TICK_ENOUGH,
  TICK_OFFERER_MOVED,
};

/* Of a claim. */
enum
{
  TICK_TOUCHED,
  TICK_PLAYED,
};

#define TICK_RECORDS 0

/* Of a quickplay finish. */
enum
{
  TICK_FINISH_ANNOUNCED,
  TICK_NO_INCREMENT,
  TICK_FINISH_INCREMENT,
};

G_STATIC_ASSERT (ASSISTANT + 1 == BRG_DESK_CHESS_N_QUESTIONS);

G_END_DECLS
