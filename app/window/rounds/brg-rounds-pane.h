/* brg-rounds-pane.h - the board that keys are for, large, beside the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-board-item.h"
#include "brg-opening-lots.h"
#include "brg-result-keys.h"
#include "brg-slip.h"
#include "brg-verification.h"

G_BEGIN_DECLS

/**
 * BrgRoundsDesk:
 * @snapshot: what is played on boards
 * @teams: the group
 * @match: (nullable): the match of the board that keys are for
 * @round: number of the round
 * @item: (nullable): the board that keys are for
 * @refusal: (nullable): why no result can be entered on it
 * @doubt: (nullable): what is asked of the draw on it
 * @lot: (nullable): the opening that was drawn for it
 * @meeting_game: game of its meeting that the next key is for, 0 for the board as a whole
 * @break_left: seconds until its next game begins, 0 while there is no break
 * @slip: the slip being typed
 * @pass: the blind pass
 * @scheme: the keys
 *
 * What pane and key line show. Nothing of it is kept.
 */
typedef struct
{
  BrgSnapshot *snapshot;
  BrgSnapshot *teams;
  const BrgTeamMatch *match;
  gint round;
  BrgBoardItem *item;
  const char *refusal;
  const char *doubt;
  const BrgLot *lot;
  gint meeting_game;
  gint break_left;
  const BrgSlip *slip;
  const BrgVerification *pass;
  const BrgKeyScheme *scheme;
} BrgRoundsDesk;

/**
 * brg_rounds_desk_dup_title:
 * @desk: what is shown
 *
 * Returns: (transfer full): "Board 24", or the number that is being typed
 */
char *brg_rounds_desk_dup_title (const BrgRoundsDesk *desk);

/**
 * brg_rounds_desk_show_result:
 * @desk: what is shown
 * @box: (type BrgResultBox): a large or small box
 *
 * Shows the board's result as it may be seen now.
 */
void brg_rounds_desk_show_result (const BrgRoundsDesk *desk, GtkWidget *box);

/**
 * brg_rounds_desk_show_game:
 * @boards: what is played on boards
 * @board: a board with a meeting of several games
 * @game: a game of it, from 1
 * @is_current: whether the next key is for it
 * @box: (type BrgResultBox): a large or small box
 *
 * Shows the result of one game.
 */
void brg_rounds_desk_show_game (const BrgSnapshot *boards,
                                const BrgGame *board,
                                gint game,
                                gboolean is_current,
                                GtkWidget *box);

#define BRG_TYPE_ROUNDS_PANE (brg_rounds_pane_get_type ())
G_DECLARE_FINAL_TYPE (BrgRoundsPane, brg_rounds_pane, BRG, ROUNDS_PANE, GtkWidget)

/**
 * brg_rounds_pane_show:
 * @self: a pane
 * @desk: what it shows
 */
void brg_rounds_pane_show (BrgRoundsPane *self, const BrgRoundsDesk *desk);

G_END_DECLS
