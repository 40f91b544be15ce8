/* brg-ladder.h - sanctions that grow with every further breach of one player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgLadderReason:
 * @BRG_LADDER_FIRST: nothing was imposed in this game before
 * @BRG_LADDER_FIRST_GROSS: the same, and the breach is gross
 * @BRG_LADDER_SECOND: a remark was, so that this is a second breach, of whatever kind
 * @BRG_LADDER_FURTHER: more than a remark was
 * @BRG_LADDER_REPEATED: an earlier game of the event was lost by the ladder
 *
 * Why a step is proposed.
 */
typedef enum
{
  BRG_LADDER_FIRST,
  BRG_LADDER_FIRST_GROSS,
  BRG_LADDER_SECOND,
  BRG_LADDER_FURTHER,
  BRG_LADDER_REPEATED,
} BrgLadderReason;

#define BRG_N_LADDER_REASONS (BRG_LADDER_REPEATED + 1)

/**
 * BrgLadderStep:
 * @after: the severest that was imposed in this game before, %BRG_SANCTION_NONE for nothing
 * @is_gross: whether the step is for a gross breach or for any other
 * @sanction: what is proposed
 * @reason: why
 *
 * A step. A ladder has one for every @after from none to loss, and for either kind of breach.
 */
typedef struct
{
  BrgSanction after;
  gboolean is_gross;
  BrgSanction sanction;
  BrgLadderReason reason;
} BrgLadderStep;

/**
 * BrgLadder:
 * @article: book id and article
 * @steps: (array length=n_steps): the steps within one game
 * @n_steps: how many
 * @repeated_note: what the arbiter has to know after an earlier game was lost by the ladder, marked
 *   for translation
 * @most_seconds: the most that may be added to the opponent's time at once
 *
 * What a book says of breaches that follow each other.
 */
struct _BrgLadder
{
  const char *article;
  const BrgLadderStep *steps;
  guint n_steps;
  const char *repeated_note;
  gint most_seconds;
};

/**
 * BrgLadderEntry:
 * @round: in which round, 0 for outside the rounds
 * @game: which game of a micro-match, from 1; 0 where a round is one game
 * @kind: what happened; -1 for what the log says in free words
 * @is_gross: whether it was a gross breach
 * @sanction: what the arbiter imposed
 * @is_void: whether the entry was cancelled or superseded by another
 *
 * What the log of an event says of a player.
 */
typedef struct
{
  guint round;
  guint game;
  gint kind;
  gboolean is_gross;
  BrgSanction sanction;
  gboolean is_void;
} BrgLadderEntry;

/**
 * BrgLadderCount:
 * @worst: the severest of remark, warning, time and loss imposed in the game; %BRG_SANCTION_NONE
 *   for nothing
 * @n_breaches: breaches of the game for which one of them was imposed
 * @n_gross: gross ones among them
 * @n_games_before: earlier games that were lost for a breach, or after which he was expelled
 *
 * Where a player stands before a breach.
 */
typedef struct
{
  BrgSanction worst;
  guint n_breaches;
  guint n_gross;
  guint n_games_before;
} BrgLadderCount;

/**
 * BrgLadderOutcome:
 * @sanction: what is proposed
 * @result: what becomes of the game
 * @article: book id and article
 * @reason: why
 * @note: (nullable): what the arbiter has to know, marked for translation
 *
 * The answer.
 */
typedef struct
{
  BrgSanction sanction;
  BrgResultEffect result;
  const char *article;
  BrgLadderReason reason;
  const char *note;
} BrgLadderOutcome;

/**
 * brg_ladder_count:
 * @entries: (array length=n_entries): all that the log says of the player, in any order
 * @n_entries: how many
 * @round: round of the present game
 * @game: its number in the micro-match, from 1; 0 where a round is one game
 * @count: (out): where he stands
 *
 * What was imposed counts, not what should have been: an incident without a sanction is no step,
 * and games after the present one are left out. A game that was lost on time, for lateness or by
 * stopping the clocks was not lost for a breach.
 */
void brg_ladder_count (const BrgLadderEntry *entries,
                       guint n_entries,
                       guint round,
                       guint game,
                       BrgLadderCount *count);

/**
 * brg_ladder_expect:
 * @ladder: a ladder
 * @n_breaches: breaches in the game before this one
 * @n_gross: gross ones among them
 * @n_games_before: see #BrgLadderCount
 * @count: (out): where the player stands if each of them brought what the ladder says
 *
 * The same where only the numbers are known.
 */
void brg_ladder_expect (const BrgLadder *ladder,
                        guint n_breaches,
                        guint n_gross,
                        guint n_games_before,
                        BrgLadderCount *count);

/**
 * brg_ladder_climb:
 * @ladder: a ladder
 * @count: where the player stands
 * @is_gross: whether the present breach is gross
 * @outcome: (out): the answer
 *
 * Takes the next step.
 */
void brg_ladder_climb (const BrgLadder *ladder,
                       const BrgLadderCount *count,
                       gboolean is_gross,
                       BrgLadderOutcome *outcome);

/**
 * brg_ladder_get_time:
 * @ladder: a ladder
 * @increment: what the time control adds for every move, in seconds, from 0
 * @least: (out): the least that may be added to the opponent's time, in seconds
 * @most: (out): the most
 *
 * Returns: whether anything may: not where one move brings more than the most; the outs are then
 *   untouched
 */
gboolean brg_ladder_get_time (const BrgLadder *ladder, gint increment, gint *least, gint *most);

G_END_DECLS
