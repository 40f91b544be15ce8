/* brg-correspondence.h - thinking time in play by correspondence, counted in days
 *
 * Days are those of the calendar; nothing asks what day it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgCorrespondenceTerm:
 *
 * What the book sets in days; ids `answer` to `keep-letters` in small letters with hyphens.
 */
typedef enum
{
  BRG_TERM_ANSWER,           /* for each @moves_per_period moves */
  BRG_TERM_PENALTY,          /* added for one faulty letter, however many its faults */
  BRG_TERM_OMISSION_PENALTY, /* at most, for dates or totals left out again */
  BRG_TERM_CLAIM_PENALTY,    /* for announcing that the time is over when it is not */
  BRG_TERM_REPEAT,           /* without an answer: the move is repeated */
  BRG_TERM_ENQUIRY,          /* without a first move: an enquiry */
  BRG_TERM_REPORT_ERROR,     /* to say that a repetition of moves is wrong */
  BRG_TERM_CLAIM_PROTEST,    /* to protest against an announced end of the time */
  BRG_TERM_DECISION_PROTEST, /* to protest against a decision of an official */
  BRG_TERM_BREAK,            /* the longest break */
  BRG_TERM_RECORD,           /* to send the record of a game */
  BRG_TERM_ADJUDICATION,     /* to send what is to be adjudicated */
  BRG_TERM_ADJUDICATE,       /* to adjudicate it; a month */
  BRG_TERM_APPEAL,           /* to protest against an adjudication */
  BRG_TERM_KEEP_LETTERS,     /* to keep all letters after the final table; a month */
} BrgCorrespondenceTerm;

#define BRG_N_CORRESPONDENCE_TERMS (BRG_TERM_KEEP_LETTERS + 1)

/**
 * BrgCorrespondenceDays:
 * @term: what for
 * @days: how many days; of a month the most it can have
 * @months: months instead, 0 where days are meant
 * @article: book id and article
 */
typedef struct
{
  BrgCorrespondenceTerm term;
  guint days;
  guint months;
  const char *article;
} BrgCorrespondenceDays;

/**
 * BrgCorrespondenceRules:
 * @moves_per_period: for how many moves %BRG_TERM_ANSWER is given; time left over stays
 * @breaks_per_year: how many breaks a player may take in a calendar year
 * @overdue_article: book id and article on when the time is over
 * @time_article: book id and article on counting it
 * @break_article: book id and article on counting it around a break
 * @terms: (array fixed-size=15): all terms in the order of #BrgCorrespondenceTerm
 *
 * What a book says of it.
 */
struct _BrgCorrespondenceRules
{
  guint moves_per_period;
  guint breaks_per_year;
  const char *overdue_article;
  const char *time_article;
  const char *break_article;
  BrgCorrespondenceDays terms[BRG_N_CORRESPONDENCE_TERMS];
};

/**
 * BrgCorrespondenceBreak:
 * @from: first day
 * @to: last day, which counts too
 *
 * A break of one of the players; nobody's time runs in it.
 */
typedef struct
{
  GDate from;
  GDate to;
} BrgCorrespondenceBreak;

/**
 * BrgCorrespondenceBounds:
 * @start: the day on which play begins
 * @sheet: when the player got the starting list; an unset #GDate for in time
 * @end: the last day of play; an unset #GDate for none
 *
 * Between which days the time of a player can run.
 */
typedef struct
{
  GDate start;
  GDate sheet;
  GDate end;
} BrgCorrespondenceBounds;

/**
 * BrgCorrespondenceLetter:
 * @received: when the opponent's move came; unset for the first move of the game, which has none
 * @sent: when the answer was sent
 * @n_moves: moves of his in the answer that count: the move, and those of an accepted line or
 *   forced ones; not what he himself proposes
 * @penalty: days added to him
 *
 * A line of the time chart of one player.
 */
typedef struct
{
  GDate received;
  GDate sent;
  guint n_moves;
  guint penalty;
} BrgCorrespondenceLetter;

/**
 * BrgCorrespondenceLine:
 * @days: days of this answer, without its penalty
 * @total: all days with all penalties so far
 * @n_moves: all moves so far
 * @limit: days for so many moves
 * @is_overdue: whether they are exceeded
 *
 * What such a line comes to.
 */
typedef struct
{
  guint days;
  guint total;
  guint n_moves;
  guint limit;
  gboolean is_overdue;
} BrgCorrespondenceLine;

/**
 * BrgCorrespondenceFault:
 * @BRG_CORRESPONDENCE_SOUND: nothing is wrong
 * @BRG_CORRESPONDENCE_NO_DATE: a date is missing or none
 * @BRG_CORRESPONDENCE_ORDER: something ends before it begins
 * @BRG_CORRESPONDENCE_LONG_BREAK: a break is longer than the book allows
 * @BRG_CORRESPONDENCE_MORE_BREAKS: more breaks in a year than the book allows
 *
 * What is wrong with the dates.
 */
typedef enum
{
  BRG_CORRESPONDENCE_SOUND,
  BRG_CORRESPONDENCE_NO_DATE,
  BRG_CORRESPONDENCE_ORDER,
  BRG_CORRESPONDENCE_LONG_BREAK,
  BRG_CORRESPONDENCE_MORE_BREAKS,
} BrgCorrespondenceFault;

/**
 * brg_correspondence_get_term:
 * @rules: rules
 * @term: a term
 *
 * Returns: (transfer none): its row
 */
const BrgCorrespondenceDays *brg_correspondence_get_term (const BrgCorrespondenceRules *rules,
                                                          BrgCorrespondenceTerm term);

/**
 * brg_correspondence_get_due:
 * @rules: rules
 * @term: a term
 * @from: the day from which it runs
 * @due: (out): its last day
 */
void brg_correspondence_get_due (const BrgCorrespondenceRules *rules,
                                 BrgCorrespondenceTerm term,
                                 const GDate *from,
                                 GDate *due);

/**
 * brg_correspondence_charge:
 * @received: when the opponent's move came
 * @sent: when the answer was sent
 * @breaks: (array length=n_breaks) (nullable): breaks of both players as they hold in this game
 * @n_breaks: how many
 * @days: (out): days charged: those after @received up to @sent, without those of a break
 *
 * Returns: what is wrong with the dates; @days is untouched when something is
 */
BrgCorrespondenceFault brg_correspondence_charge (const GDate *received,
                                                  const GDate *sent,
                                                  const BrgCorrespondenceBreak *breaks,
                                                  guint n_breaks,
                                                  guint *days);

/**
 * brg_correspondence_get_break_days:
 * @pause: a break
 *
 * Returns: how many days it has; 0 when it is none
 */
guint brg_correspondence_get_break_days (const BrgCorrespondenceBreak *pause);

/**
 * brg_correspondence_check_breaks:
 * @rules: rules
 * @breaks: (array length=n_breaks): all breaks of one player
 * @n_breaks: how many
 * @index: (out) (optional): which break is wrong, when one is
 *
 * A break belongs to the year in which it begins. What the chief arbiter grants beyond the rules is
 * not to be among them.
 *
 * Returns: what is wrong with the first that the book does not allow
 */
BrgCorrespondenceFault brg_correspondence_check_breaks (const BrgCorrespondenceRules *rules,
                                                        const BrgCorrespondenceBreak *breaks,
                                                        guint n_breaks,
                                                        guint *index);

/**
 * brg_correspondence_tell_break:
 * @pause: a break
 * @told: the postmark of the letter that announced it to the opponent; unset when nothing did
 * @held: (out): the break as it holds in the game with that opponent
 *
 * Returns: whether anything of it holds there; @held is untouched when not
 */
gboolean brg_correspondence_tell_break (const BrgCorrespondenceBreak *pause,
                                        const GDate *told,
                                        BrgCorrespondenceBreak *held);

/**
 * brg_correspondence_get_limit:
 * @rules: rules
 * @n_moves: moves, the one that is thought about included
 *
 * Returns: how many days they may take together
 */
guint brg_correspondence_get_limit (const BrgCorrespondenceRules *rules, guint n_moves);

/**
 * brg_correspondence_is_overdue:
 * @rules: rules
 * @n_moves: see brg_correspondence_get_limit()
 * @days: days that they took
 *
 * Returns: whether the time is over
 */
gboolean brg_correspondence_is_overdue (const BrgCorrespondenceRules *rules,
                                        guint n_moves,
                                        guint days);

/**
 * brg_correspondence_get_penalty:
 * @rules: rules
 * @term: %BRG_TERM_PENALTY, %BRG_TERM_OMISSION_PENALTY or %BRG_TERM_CLAIM_PENALTY
 * @n_faults: faults of the letter, from 0
 * @n_before: omissions of the player before it; of no account for the others
 * @is_entered: whether the opponent entered it in the very next answer; for the claim that the
 * chief arbiter refused it does not matter
 *
 * Returns: days added to the player
 */
guint brg_correspondence_get_penalty (const BrgCorrespondenceRules *rules,
                                      BrgCorrespondenceTerm term,
                                      guint n_faults,
                                      guint n_before,
                                      gboolean is_entered);

/**
 * brg_correspondence_get_repeat_delay:
 * @rules: rules
 * @sent: when the move was sent that was not answered
 * @repeated: when it was repeated
 * @breaks: (array length=n_breaks) (nullable): breaks that hold in this game
 * @n_breaks: how many
 * @days: (out): days by which that came late; they are thinking time of who had to repeat
 *
 * Returns: what is wrong with the dates; @days is untouched when something is
 */
BrgCorrespondenceFault brg_correspondence_get_repeat_delay (const BrgCorrespondenceRules *rules,
                                                            const GDate *sent,
                                                            const GDate *repeated,
                                                            const BrgCorrespondenceBreak *breaks,
                                                            guint n_breaks,
                                                            guint *days);

G_END_DECLS
