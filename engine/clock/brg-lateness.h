/* brg-lateness.h - who comes late to a game: who has lost, and what stands on the clocks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BRG_NEVER_COMES:
 *
 * Seconds after the start of a player who does not come.
 */
#define BRG_NEVER_COMES G_MAXINT

/**
 * BrgLatenessVerdict:
 * @BRG_LATENESS_PLAYED: both are in time, or late within the limit: the game is played
 * @BRG_LATENESS_FIRST_LOSES: the player who begins has lost
 * @BRG_LATENESS_SECOND_LOSES: his opponent has lost
 * @BRG_LATENESS_BOTH_LOSE: both have lost
 * @BRG_LATENESS_UNSAID: the book wants the regulations to say how late a player may come, they do
 *   not, and somebody is late
 *
 * What becomes of the game.
 */
typedef enum
{
  BRG_LATENESS_PLAYED,
  BRG_LATENESS_FIRST_LOSES,
  BRG_LATENESS_SECOND_LOSES,
  BRG_LATENESS_BOTH_LOSE,
  BRG_LATENESS_UNSAID,
} BrgLatenessVerdict;

#define BRG_N_LATENESS_VERDICTS (BRG_LATENESS_UNSAID + 1)

/**
 * BrgLateness:
 * @verdict: what becomes of the game; in a micro-match of the whole of it
 * @first_used: time used by the player who begins when both are at the board and everybody who is
 *   there makes his first move at once, in seconds; 0 when there is no game
 * @second_used: time used by his opponent then
 * @limit: how late a player may come, in seconds; -1 when nobody has said it
 * @is_on_time: whether it was lost because a period was over, not by coming too late
 * @article: book id and article, a constant string
 *
 * The answer.
 */
typedef struct
{
  BrgLatenessVerdict verdict;
  gint first_used;
  gint second_used;
  gint limit;
  gboolean is_on_time;
  const char *article;
} BrgLateness;

/**
 * brg_lateness_find_limit:
 * @rulebook: the event's rule book
 * @set_minutes: how late a player may come by the regulations, in minutes; -1 where they are silent
 * @first_control_minutes: minutes of the first time control, or of the game; -1 where it is not
 *   known, which bounds nothing
 *
 * A book that sets a bound keeps it whatever the regulations say: the first control, but never more
 * than an hour (rus-draughts-2022 5.4.4.1).
 *
 * Returns: the limit in minutes, -1 when the regulations had to say it, or it is a first control
 * that is not known
 */
gint brg_lateness_find_limit (const BrgRulebook *rulebook,
                              gint set_minutes,
                              gint first_control_minutes);

/**
 * brg_lateness_judge:
 * @rulebook: the event's rule book
 * @set_minutes: see brg_lateness_find_limit()
 * @first_control_minutes: see brg_lateness_find_limit()
 * @first_comes: when the player who begins is at the board, in seconds after the start; 0 for in
 *   time, %BRG_NEVER_COMES for never
 * @second_comes: the same of his opponent
 * @lateness: (out): the answer
 *
 * Who begins is White, in renju Black. The limit used up exactly is still in time; who never comes
 * loses like one who comes too late. A good cause, and what the arbiter decides otherwise, are not
 * asked here.
 *
 * In chess the clock of White runs from the start and that of Black from White's first move. In
 * draughts White makes no move while Black is absent and Black's clock runs; with both absent the
 * time until the first of them comes is halved onto both clocks (rus-draughts-2022 5.4.1.2), also
 * in renju, where Black begins.
 */
void brg_lateness_judge (const BrgRulebook *rulebook,
                         gint set_minutes,
                         gint first_control_minutes,
                         gint first_comes,
                         gint second_comes,
                         BrgLateness *lateness);

G_END_DECLS
