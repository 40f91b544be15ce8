/* brg-advice.h - what a rule book proposes when something happened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ladder.h"
#include "brg-regulations.h"

G_BEGIN_DECLS

/**
 * BrgCanMateKnown:
 *
 * Whether the offender's opponent can mate by any series of legal moves.
 */
typedef enum
{
  BRG_OPPONENT_CAN_MATE_UNKNOWN,
  BRG_OPPONENT_CAN_MATE,
  BRG_OPPONENT_CANNOT_MATE,
} BrgCanMateKnown;

/**
 * BrgAdviceQuery:
 * @rulebook: the event's rule book
 * @form: how the game is played
 * @tempo: draughts: how fast; of no account in chess, where @form says it
 * @is_watched: rapid and blitz: whether there are enough arbiters; standard play always counts as
 *   watched
 * @kind: what happened
 * @count: how many of this kind by this player in this game, this one included; 1 for the first; of
 *   games that a player did not come to, how many in this event
 * @moves: moves completed by each; -1 if unknown
 * @is_unmoved: whether neither player has made a move
 * @men: draughts: men and kings of the side that has more of them; -1 if unknown
 * @is_recorded: whether the moves of this game are written, where they need not be
 *   (rus-draughts-2022 6.1.10.2, 7.7.2)
 * @has_permission: whether the arbiter has allowed an offer or an agreement before (fide-2023
 *   9.1.1, rus-chess-2014 9.1.1, ukr-chess-2016 9.1)
 * @is_gross: whether it was a gross breach
 * @opponent_can_mate: whether the opponent can mate
 * @n_breaches: breaches of any kind by this player in this game before this one, for a ladder of
 *   sanctions; at least @count - 1
 * @n_gross: gross ones among them
 * @n_games_before: earlier games of the event in which he came to the end of that ladder
 * @stands: (nullable): where the log says that he stands on the ladder; instead of the three
 *   numbers, which only tell how many breaches there were and not what was imposed for them
 * @regulations: (nullable): what the event's regulations set; @is_watched gives way to them
 * @is_earlier_period: whether this is not the last period of the game, the one in which all the
 *   remaining moves are to be made
 * @forbids_lateness: whether nobody may come late at all in this event
 * @is_lateness_unsaid: whether the regulations do not say how late a player may come, where the
 * book wants them to (ukr-chess-2016 6.3.2); of no account with @forbids_lateness
 * @late_by: by how many seconds the player was late; -1 if unknown
 * @too_late_from: from how many on the game is lost by it, by brg_lateness_judge(); 0 for any
 * @is_late_on_time: whether it is lost then because a period is over (fide-2023 6.9), not by being
 *   late
 * @has_good_reason: whether he had a good reason (ussr-chess-1956 16)
 * @has_increment: whether moves bring time (fide-2023 III.2.2)
 * @is_answered: whether the opponent has made his next move since (fide-2023 A.5.2)
 * @is_round_over: whether it was noticed only when the book leaves the result as it is: the next
 *   round, in a match the next game has begun, or the last round is over (ussr-chess-1956 15)
 * @is_game_over: whether it was found when the game was over (fide-2023 11.3.2.1)
 * @has_run_out: whether the claimant's time ran out while the claim was looked into, where that is
 *   done on his time (ussr-chess-1956 17 zh)
 * @is_disabled: whether the player has a disability (fide-2023 6.2.6)
 * @is_blind: whether the player does not see the board, or badly (fide-2023 D.2, rus-chess-2014
 *   32.2, ussr-chess-1956 app. 1)
 *
 * What is asked.
 */
typedef struct
{
  const BrgRulebook *rulebook;
  BrgPlayForm form;
  BrgTempo tempo;
  gboolean is_watched;
  BrgIncidentKind kind;
  guint count;
  gint moves;
  gboolean is_unmoved;
  gint men;
  gboolean is_recorded;
  gboolean has_permission;
  gboolean is_gross;
  BrgCanMateKnown opponent_can_mate;
  guint n_breaches;
  guint n_gross;
  guint n_games_before;
  const BrgLadderCount *stands;
  const BrgRegulations *regulations;
  gboolean is_earlier_period;
  gboolean forbids_lateness;
  gboolean is_lateness_unsaid;
  gint late_by;
  gint too_late_from;
  gboolean is_late_on_time;
  gboolean has_good_reason;
  gboolean has_increment;
  gboolean is_answered;
  gboolean is_round_over;
  gboolean is_game_over;
  gboolean has_run_out;
  gboolean is_disabled;
  gboolean is_blind;
} BrgAdviceQuery;

/**
 * BrgAdvice:
 * @article: book id and article, never %NULL when there is advice; that of the draw when the draw
 *   is why
 * @sanction: what is proposed
 * @clock: whose clock changes
 * @seconds: by how much
 * @result: what becomes of the game
 * @draw_article: (nullable): article by which @result would be a draw if the opponent could never
 *   mate; set also when that is not known
 * @needs_claim: whether it holds only when the opponent claims it
 * @note: (nullable): what else there is to do, marked for translation
 * @choices: sanctions that the book lets the arbiter choose from, a set of 1 << #BrgSanction; 0
 *   where it leaves no choice
 * @choices_article: (nullable): book id and article of that list
 * @is_overruled: whether the event's regulations changed what the book says or made the breach
 *
 * The answer.
 */
typedef struct
{
  const char *article;
  BrgSanction sanction;
  BrgClockEffect clock;
  gint seconds;
  BrgResultEffect result;
  const char *draw_article;
  gboolean needs_claim;
  const char *note;
  guint choices;
  const char *choices_article;
  gboolean is_overruled;
} BrgAdvice;

/**
 * brg_advise:
 * @query: what is asked
 * @advice: (out): the answer; untouched when the book says nothing
 *
 * Looks up what the book proposes. The arbiter may decide otherwise.
 *
 * Returns: whether the book, or a general list of sanctions of it, speaks of that kind in that form
 *   of play
 */
gboolean brg_advise (const BrgAdviceQuery *query, BrgAdvice *advice);

G_END_DECLS
