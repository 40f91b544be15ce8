/* brg-resumption.h - when adjourned games are resumed: an order, and what is wrong with one
 *
 * Times are seconds since any moment that the caller likes, the same for all.
 * Rules: ussr-chess-1956 20; fide-2023 I.14
 * Tests: tests/engine/test-resumption.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BRG_RESUMPTION_NEVER:
 *
 * The start of a last round that is not set.
 */
#define BRG_RESUMPTION_NEVER G_MAXINT64

/**
 * BrgResumptionGame:
 * @players: who plays: any numbers, the same for the same player
 * @round: its round
 * @length: how long it may still take, in seconds, more than 0
 *
 * An adjourned game.
 */
typedef struct
{
  gint players[2];
  gint round;
  gint length;
} BrgResumptionGame;

/**
 * BrgResumptionSession:
 * @start: when games can be resumed
 * @end: the end of the day's play, later than @start
 *
 * A time set aside for adjourned games.
 */
typedef struct
{
  gint64 start;
  gint64 end;
} BrgResumptionSession;

/**
 * BrgResumptionPlan:
 * @games: (array length=n_games): the games
 * @n_games: how many
 * @sessions: (array length=n_sessions): the sessions in their order; they do not overlap
 * @n_sessions: how many
 * @last_round: number of the last round, 0 where it is not known
 * @last_round_starts: when it begins, or %BRG_RESUMPTION_NEVER
 *
 * What is to be resumed, and when it can be.
 */
typedef struct
{
  const BrgResumptionGame *games;
  guint n_games;
  const BrgResumptionSession *sessions;
  guint n_sessions;
  gint last_round;
  gint64 last_round_starts;
} BrgResumptionPlan;

/**
 * BrgResumptionRules:
 * @rest: rest of a player between two resumed games, in seconds
 * @before_end: how long before the end of the day a game must be resumed, in seconds
 * @article: (nullable): book id and article; %NULL where nothing is wanted
 * @is_own: whether the event's own book says so; FALSE: it is silent, and what an older code says
 *   is a good custom
 *
 * What a book wants of the order.
 */
typedef struct
{
  gint rest;
  gint before_end;
  const char *article;
  gboolean is_own;
} BrgResumptionRules;

/**
 * brg_resumption_rules_find:
 * @rulebook: the event's rule book
 *
 * Returns: what it wants
 */
BrgResumptionRules brg_resumption_rules_find (const BrgRulebook *rulebook);

/**
 * BrgResumptionSlot:
 * @game: index of the game
 * @session: index of the session
 * @start: when it is resumed
 * @end: when it is expected to end, or is interrupted again
 * @is_interrupted: whether it is expected to be interrupted again at @end
 *
 * A game in a session. A game that is interrupted has a further slot in a later session.
 */
typedef struct
{
  guint game;
  guint session;
  gint64 start;
  gint64 end;
  gboolean is_interrupted;
} BrgResumptionSlot;

/**
 * BrgResumptionFault:
 * @BRG_RESUMPTION_OVERLAP: a player would sit at two boards at once; `overlap`
 * @BRG_RESUMPTION_NO_REST: a player would have too short a rest after a game; `no-rest`
 * @BRG_RESUMPTION_TOO_LATE: it is resumed too near the end of the day; `too-late`
 * @BRG_RESUMPTION_OUTSIDE: it is resumed before its session begins; `outside`
 * @BRG_RESUMPTION_PAST_END: it would go on after the end of the day; `past-end`
 * @BRG_RESUMPTION_UNFINISHED: it is not planned to its end; `unfinished`
 * @BRG_RESUMPTION_LAST_ROUND: a game of an earlier round would not be over before the last round
 *   begins; `last-round`
 *
 * What can be wrong with an order.
 */
typedef enum
{
  BRG_RESUMPTION_OVERLAP,
  BRG_RESUMPTION_NO_REST,
  BRG_RESUMPTION_TOO_LATE,
  BRG_RESUMPTION_OUTSIDE,
  BRG_RESUMPTION_PAST_END,
  BRG_RESUMPTION_UNFINISHED,
  BRG_RESUMPTION_LAST_ROUND,
} BrgResumptionFault;

#define BRG_N_RESUMPTION_FAULTS (BRG_RESUMPTION_LAST_ROUND + 1)

/** brg_resumption_fault_to_id: Returns: the id of @fault, `no-rest`; a constant string */
const char *brg_resumption_fault_to_id (BrgResumptionFault fault);

/**
 * BrgResumptionProblem:
 * @fault: what is wrong
 * @game: index of the game
 * @other: index of the other game of that player, or of @game itself
 * @player: the player, 0 where nobody in particular is meant
 * @seconds: by how much: rest that is missing, time after the latest start, time after the end of
 *   the day, time not planned; 0 where it cannot be told
 * @article: book id and article; a constant string
 *
 * What is wrong with an order.
 */
typedef struct
{
  BrgResumptionFault fault;
  guint game;
  guint other;
  gint player;
  gint64 seconds;
  const char *article;
} BrgResumptionProblem;

/**
 * brg_resumption_check:
 * @plan: what is to be resumed
 * @rules: what the book wants
 * @slots: (array length=n_slots): an order, in any sequence
 * @n_slots: how many
 *
 * Returns: (transfer full) (element-type BrgResumptionProblem): everything that is wrong, by game
 */
GArray *brg_resumption_check (const BrgResumptionPlan *plan,
                              const BrgResumptionRules *rules,
                              const BrgResumptionSlot *slots,
                              guint n_slots);

/**
 * brg_resumption_propose:
 * @plan: what is to be resumed
 * @rules: what the book wants
 *
 * An order that keeps to @rules: games of different players go on side by side; first come those
 * whose players have the most still to play, then earlier rounds, then longer games; a game that
 * can be ended in the session goes before one that would be interrupted again. What finds no place
 * is left out: brg_resumption_check() names it. The same plan gives the same order.
 *
 * Returns: (transfer full) (element-type BrgResumptionSlot): the order, by start
 */
GArray *brg_resumption_propose (const BrgResumptionPlan *plan, const BrgResumptionRules *rules);

G_END_DECLS
