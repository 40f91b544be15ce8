/* brg-postal-chart.h - what the rules make of a game by correspondence
 *
 * The chart of the time of both players (table 2 of 10.3.6), the moves that stand, the dates that
 * are used instead of those written, penalties, breaks, overdue time, claims; and on a given day
 * who has the move and what is due. A value from a value: no clock, no locale. Rules:
 * rus-draughts-2022 X
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-deadline.h"
#include "brg-postal-file.h"
#include "brg-postal-move.h"

G_BEGIN_DECLS

/**
 * BrgPostalPly:
 * @move: the half-move
 * @letter: number of the mail that brought it
 * @is_dated: whether the days of its letter stand at it; not at moves of a variant and forced ones
 * @days_at: half-move from 1 that the correction of its letter brought, to which the days went from
 *   this one; 0 where they did not
 * @received: receipt
 * @sent: dispatch
 * @days: days for the move: thinking, correction and late repeat
 * @total: days of the player so far
 * @penalty: penalty days that are in @total since this letter
 *
 * A half-move that stands on the board. White's have even numbers from 0.
 */
typedef struct
{
  BrgDraughtsMove move;
  guint letter;
  gboolean is_dated;
  guint days_at;
  BrgPostalDay received;
  BrgPostalDay sent;
  guint days;
  guint total;
  guint penalty;
} BrgPostalPly;

/**
 * BrgPostalDateReason:
 *
 * Why a date is used that is not the one written; ids `corrected` to `average`.
 */
typedef enum
{
  BRG_POSTAL_DATE_CORRECTED,     /* by the postmark, in the next answer */
  BRG_POSTAL_DATE_NOT_CORRECTED, /* the right to it is lost */
  BRG_POSTAL_DATE_PENDING,       /* the next answer is not known */
  BRG_POSTAL_DATE_STAMP,
  BRG_POSTAL_DATE_SUPPLIED, /* given in his next letter */
  BRG_POSTAL_DATE_AVERAGE,  /* from the average run of the letters */
} BrgPostalDateReason;

#define BRG_N_POSTAL_DATE_REASONS (BRG_POSTAL_DATE_AVERAGE + 1)

/**
 * BrgPostalDateLine:
 * @letter: number of a letter
 * @is_dispatch: whether its dispatch is meant, else the receipt
 * @stated: date written, 0 for none
 * @used: date used
 * @reason: why
 * @average: the average run, where that is the reason
 * @article: book id and article
 *
 * A date.
 */
typedef struct
{
  guint letter;
  gboolean is_dispatch;
  BrgPostalDay stated;
  BrgPostalDay used;
  BrgPostalDateReason reason;
  guint average;
  const char *article;
} BrgPostalDateLine;

/**
 * BrgPostalStated:
 * @letter: number of a letter
 * @stated: by #BrgColour, totals given
 * @due: by #BrgColour, totals that were to be given
 * @is_right: whether they are the same
 * @righted_in: number of the other's letter from which they are to be right, 0 while there is none
 *
 * Totals of a letter.
 */
typedef struct
{
  guint letter;
  guint stated[3];
  guint due[3];
  gboolean is_right;
  guint righted_in;
} BrgPostalStated;

/**
 * BrgPostalNoteKind:
 *
 * What is to be said of a letter; ids `omitted` to `number-not-righted`.
 */
typedef enum
{
  BRG_POSTAL_NOTE_OMITTED,
  BRG_POSTAL_NOTE_STOPPED,
  BRG_POSTAL_NOTE_REPORT_LATE,
  BRG_POSTAL_NOTE_REPORT_WITHOUT_FAULT,
  BRG_POSTAL_NOTE_FORCED_OMITTED,
  BRG_POSTAL_NOTE_REPEAT_NOT_REGISTERED,
  BRG_POSTAL_NOTE_WRONG_NUMBER,
  BRG_POSTAL_NOTE_FORM_OMITTED,       /* greeting, cipher, address, signature (10.2.3) */
  BRG_POSTAL_NOTE_NUMBER_NOT_TOLD,    /* a wrong number of the other (10.2.14) */
  BRG_POSTAL_NOTE_NUMBER_NOT_RIGHTED, /* an own one, of which he was told */
} BrgPostalNoteKind;

#define BRG_N_POSTAL_NOTES (BRG_POSTAL_NOTE_NUMBER_NOT_RIGHTED + 1)

/**
 * BrgPostalOmission:
 *
 * What a letter leaves out, as bits in the order in which they are told.
 */
typedef enum
{
  BRG_POSTAL_OMITS_FIRST = 1 << 0,
  BRG_POSTAL_OMITS_RECEIVED = 1 << 1,
  BRG_POSTAL_OMITS_SENT = 1 << 2,
  BRG_POSTAL_OMITS_TOTALS = 1 << 3,
} BrgPostalOmission;

/**
 * BrgPostalNote:
 * @letter: number of a letter
 * @kind: what is said
 * @omissions: what is left out, bits of #BrgPostalOmission; of its form bits of #BrgPostalForm
 * @has_impossible: whether a move of it stops the game
 * @repeating: how it repeats the moves of the other
 * @days: days charged
 * @day: day of the repeat
 * @move: the forced move that is not written
 * @stated_number: number given to a move
 * @right_number: the right one, to be repeated with in his next letter
 * @on: number of the letter with the wrong number
 * @article: book id and article
 *
 * A remark; what does not belong to @kind is not set.
 */
typedef struct
{
  guint letter;
  BrgPostalNoteKind kind;
  guint omissions;
  gboolean has_impossible;
  BrgPostalRepeating repeating;
  guint days;
  BrgPostalDay day;
  BrgDraughtsMove move;
  guint stated_number;
  guint right_number;
  guint on;
  const char *article;
} BrgPostalNote;

/**
 * BrgPostalMoveLine:
 * @letter: number of a letter
 * @text: what it writes
 * @reading: what that is
 * @move: the move played, if one is
 * @article: book id and article
 *
 * A written move that is not plainly good.
 */
typedef struct
{
  guint letter;
  char *text;
  BrgPostalReading reading;
  BrgDraughtsMove move;
  const char *article;
} BrgPostalMoveLine;

/**
 * BrgPostalVariant:
 * @letter: number of the letter that offers it
 * @name: its name
 * @n_written: half-moves written
 * @n_offered: half-moves offered in law (10.2.12)
 * @reading: %BRG_POSTAL_GOOD, or why it is cut
 * @n_accepted: half-moves accepted
 * @answer: number of the letter that answers it, 0 for none yet
 * @n_mandatory: own moves in it that count for the norm (10.3.5)
 *
 * A variant.
 */
typedef struct
{
  guint letter;
  char *name;
  guint n_written;
  guint n_offered;
  BrgPostalReading reading;
  guint n_accepted;
  guint answer;
  guint n_mandatory;
} BrgPostalVariant;

/**
 * BrgPostalRepeatLine:
 * @side: who repeats
 * @letter: number of the letter
 * @due: when he should
 * @sent: when he did
 * @days: days charged to him
 * @article: book id and article
 *
 * A repeat.
 */
typedef struct
{
  BrgColour side;
  guint letter;
  BrgPostalDay due;
  BrgPostalDay sent;
  guint days;
  const char *article;
} BrgPostalRepeatLine;

/**
 * BrgPostalPenaltyNote:
 *
 * Whether penalty days count; ids `counted` to `put-aside`.
 */
typedef enum
{
  BRG_POSTAL_PENALTY_COUNTED,
  BRG_POSTAL_PENALTY_FIRST_OMISSION,
  BRG_POSTAL_PENALTY_LATE,
  BRG_POSTAL_PENALTY_NO_CAUSE,
  BRG_POSTAL_PENALTY_NO_STOP,
  BRG_POSTAL_PENALTY_ONE_PER_LETTER,
  BRG_POSTAL_PENALTY_PUT_ASIDE, /* with the decision, after a protest (10.1.12) */
} BrgPostalPenaltyNote;

#define BRG_N_POSTAL_PENALTY_NOTES (BRG_POSTAL_PENALTY_PUT_ASIDE + 1)

/**
 * BrgPostalPenalty:
 * @entered_in: number of the letter that enters it, 0 for the chief arbiter
 * @letter: number of the letter at fault
 * @side: who is charged
 * @days: days that count
 * @article: article that is given, `10.2.9`
 * @note: whether they count
 *
 * Penalty days.
 */
typedef struct
{
  guint entered_in;
  guint letter;
  BrgColour side;
  guint days;
  char *article;
  BrgPostalPenaltyNote note;
} BrgPostalPenalty;

/**
 * BrgPostalOverdue:
 * @is_kept: whether there is a norm to go by; on a server only where the file states one
 * @is_overdue: whether it was exceeded
 * @n_moves: moves that stood then
 * @letter: first letter with which it was
 * @total: days used
 * @limit: days for so many moves
 * @article: book id and article
 *
 * Whether a player used more than his time.
 */
typedef struct
{
  gboolean is_kept;
  gboolean is_overdue;
  guint n_moves;
  guint letter;
  guint total;
  guint limit;
  const char *article;
} BrgPostalOverdue;

/**
 * BrgPostalVerdict:
 *
 * What the chief arbiter makes of a claim (10.3.7); ids `justified` to `not-approved`.
 */
typedef enum
{
  BRG_POSTAL_CLAIM_JUSTIFIED,
  BRG_POSTAL_CLAIM_FALSE,
  BRG_POSTAL_CLAIM_NOT_APPROVED,
} BrgPostalVerdict;

#define BRG_N_POSTAL_VERDICTS (BRG_POSTAL_CLAIM_NOT_APPROVED + 1)

/**
 * BrgPostalClaim:
 * @letter: number of the claim
 * @side: who claims
 * @examined: number of the last letter of the other
 * @n_moves: his moves then
 * @total: his days
 * @limit: days for so many moves
 * @is_overdue: whether they are more
 * @verdict: what follows
 * @days: days charged to the claimant
 * @article: book id and article
 * @is_partial: whether its materials are not complete
 * @lacks: what of them is missing, bits of #BrgPostalMaterial; 0 where nobody says
 * @secretary: when the chief secretary was told (10.3.6); 0 for not
 * @kept: when the arbiter kept it back until the rest comes, 0 where he did not
 * @decided: when the arbiter decided it, 0 while he did not (10.3.7)
 * @reversed: when that was put aside after a protest, 0 where it stands (10.1.12, 10.3.8)
 * @revised: the result that the game got instead; none where play goes on
 * @off: days that are not charged to who protested
 * @relieved: whose they are
 *
 * A claim of overdue time.
 */
typedef struct
{
  guint letter;
  BrgColour side;
  guint examined;
  guint n_moves;
  guint total;
  guint limit;
  gboolean is_overdue;
  BrgPostalVerdict verdict;
  guint days;
  const char *article;
  gboolean is_partial;
  guint lacks;
  BrgPostalDay secretary;
  BrgPostalDay kept;
  BrgPostalDay decided;
  BrgPostalDay reversed;
  BrgPostalResult revised;
  guint off;
  BrgColour relieved;
} BrgPostalClaim;

/**
 * BrgPostalTurn:
 * @side: who has the move, none for nobody
 * @is_suspended: whether the chief arbiter has it, for a claim
 * @stopped: number of the mail whose error stopped the game (10.2.9, 10.2.10), 0 for none
 * @is_reported: whether that was reported: @side has to correct it, else to report it
 * @repeat: when the other has to repeat his letter, of a game that is stopped (10.3.4); else 0
 * @claim: number of his claim that was not approved (10.3.7), or whose approval was put aside
 *   (10.1.12), so that he has to play on; else 0
 * @received: when he got the last letter, or heard that he has to play on; 0 where that is not
 * known
 * @has_run: whether @days_run is known
 * @days_run: days that ran since
 * @has_left: whether @days_left has a meaning
 * @days_left: days that he has left for one more move; below 0 overdue
 * @last: last day of dispatch in time, 0 where there is none
 *
 * Who has the move.
 */
typedef struct
{
  BrgColour side;
  gboolean is_suspended;
  guint stopped;
  gboolean is_reported;
  BrgPostalDay repeat;
  guint claim;
  BrgPostalDay received;
  gboolean has_run;
  guint days_run;
  gboolean has_left;
  gint days_left;
  BrgPostalDay last;
} BrgPostalTurn;

/**
 * BrgPostalDue:
 * @side: who is to do it, none for the chief arbiter
 * @duty: what
 * @last: last day
 * @days_left: days until then, below 0 when it is past
 * @article: book id and article
 *
 * Something that is due.
 */
typedef struct
{
  BrgColour side;
  BrgPostalDuty duty;
  BrgPostalDay last;
  gint days_left;
  const char *article;
} BrgPostalDue;

/**
 * BrgPostalChart:
 * @begins: by #BrgColour, the day on which the time of a player begins
 * @breaks: (element-type BrgPostalBreakLine): breaks, by declared beginning
 * @plies: (element-type BrgPostalPly): half-moves that stand
 * @totals: by #BrgColour, days used
 * @carried: by #BrgColour, days among @totals that stand in no row yet, but will at his next move
 * @carried_article: by #BrgColour, book id and article on them
 * @n_moves: by #BrgColour, moves that stand
 * @dates: (element-type BrgPostalDateLine): dates used instead of those written, by letter
 * @stated: (element-type BrgPostalStated): totals given
 * @notes: (element-type BrgPostalNote): remarks
 * @moves: (element-type BrgPostalMoveLine): written moves that are not plainly good
 * @variants: (element-type BrgPostalVariant): variants
 * @repeats: (element-type BrgPostalRepeatLine): repeats
 * @penalties: (element-type BrgPostalPenalty): penalty days
 * @overdue: by #BrgColour
 * @claims: (element-type BrgPostalClaim): claims
 * @result: how the game ended
 * @result_day: when
 * @result_reason: (nullable): why
 * @result_line: line of the record that ended it, 0 where the game goes on
 * @on: the day for which the rest is, 0 for none
 * @turn: who has the move
 * @dues: (element-type BrgPostalDue): what is due
 *
 * A chart. Free it with brg_postal_chart_free().
 */
typedef struct
{
  BrgPostalDay begins[3];
  GArray *breaks;
  GArray *plies;
  guint totals[3];
  guint carried[3];
  const char *carried_article[3];
  guint n_moves[3];
  GArray *dates;
  GArray *stated;
  GArray *notes;
  GArray *moves;
  GArray *variants;
  GArray *repeats;
  GArray *penalties;
  BrgPostalOverdue overdue[3];
  GArray *claims;
  BrgPostalResult result;
  BrgPostalDay result_day;
  char *result_reason;
  guint result_line;
  BrgPostalDay on;
  BrgPostalTurn turn;
  GArray *dues;
} BrgPostalChart;

/**
 * brg_postal_chart_new:
 * @game: a game
 * @rules: what the book says of time
 * @on: a day: what came later is left out, and what is due on that day is told; 0 for all
 * @fault: (out): what is wrong, when something is
 *
 * Returns: (transfer full) (nullable): the chart
 */
BrgPostalChart *brg_postal_chart_new (const BrgPostalGame *game,
                                      const BrgCorrespondenceRules *rules,
                                      BrgPostalDay on,
                                      BrgPostalFault *fault);

/**
 * brg_postal_chart_free:
 * @chart: (nullable): a chart
 *
 * Frees a chart.
 */
void brg_postal_chart_free (BrgPostalChart *chart);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPostalChart, brg_postal_chart_free)

/**
 * brg_postal_chart_write_move:
 * @game: a game
 * @chart: its chart
 * @index: number of a half-move that stands, from 0
 * @text: (out): the move as a letter has it, with its way where that has to be told (6.1.6.2)
 *
 * Returns: @text
 */
const char *brg_postal_chart_write_move (const BrgPostalGame *game,
                                         const BrgPostalChart *chart,
                                         guint index,
                                         char text[BRG_DRAUGHTS_MOVE_LENGTH]);

/**
 * brg_postal_chart_find_misnumbered:
 * @chart: a chart
 * @game: its game
 * @side: White or Black
 * @number: number of a letter of @side
 * @is_own: (out): whether the moves are his own, and he was told; else he is to tell the other
 *
 * Of which wrong number a letter has to speak (10.2.14).
 *
 * Returns: number of the letter that has it; 0 for none
 */
guint brg_postal_chart_find_misnumbered (const BrgPostalChart *chart,
                                         const BrgPostalGame *game,
                                         BrgColour side,
                                         guint number,
                                         gboolean *is_own);

/**
 * brg_postal_chart_find_note:
 * @chart: a chart
 * @letter: number of a letter
 * @kind: what was noted
 *
 * Returns: (transfer none) (nullable): the last note of that kind on that letter
 */
const BrgPostalNote *brg_postal_chart_find_note (const BrgPostalChart *chart,
                                                 guint letter,
                                                 BrgPostalNoteKind kind);

G_END_DECLS
