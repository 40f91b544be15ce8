/* brg-incident.h - what happens at the boards, and what the rule books say of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgIncidentKind:
 *
 * What happened. The ids of programs, logs and `bergerctl advise` are the names in small letters
 * with hyphens: %BRG_INCIDENT_TWO_HANDS is `two-hands`. Fourteen are the irregularities of
 * rus-draughts-2022 5.4.14.2, `irregularity-a` to `irregularity-n` by their place in its list, in
 * the order of #BrgIrregularityKind.
 */
typedef enum
{
  BRG_INCIDENT_ILLEGAL_MOVE,
  BRG_INCIDENT_TWO_HANDS,
  BRG_INCIDENT_PRESS_WITHOUT_MOVE,
  BRG_INCIDENT_PROMOTION_UNFINISHED,
  BRG_INCIDENT_KING_CAPTURE,
  BRG_INCIDENT_FALSE_DRAW_CLAIM,
  BRG_INCIDENT_FLAG,
  BRG_INCIDENT_FLAG_BOTH,
  BRG_INCIDENT_LATE,
  BRG_INCIDENT_NO_SHOW,
  BRG_INCIDENT_BOTH_ABSENT,
  BRG_INCIDENT_WRONG_COLOURS,
  BRG_INCIDENT_WRONG_START,
  BRG_INCIDENT_BOARD_TURNED,
  BRG_INCIDENT_DISPLACED,
  BRG_INCIDENT_TOUCH_MOVE,
  BRG_INCIDENT_CLOCK_MISUSE,
  BRG_INCIDENT_CLOCK_STOPPED,
  BRG_INCIDENT_PHONE,
  BRG_INCIDENT_SEARCH_REFUSED,
  BRG_INCIDENT_DISTRACTION,
  BRG_INCIDENT_REPEATED_DRAW_OFFER,
  BRG_INCIDENT_LEFT_AREA,
  BRG_INCIDENT_NOTES_OR_ADVICE,
  BRG_INCIDENT_REFUSAL,
  BRG_INCIDENT_REFUSAL_BOTH,
  BRG_INCIDENT_ALCOHOL,
  BRG_INCIDENT_COLLUSION,
  BRG_INCIDENT_INTERFERENCE,
  BRG_INCIDENT_DRESS,
  BRG_INCIDENT_UNJUSTIFIED_CALL,
  BRG_INCIDENT_DRAW_AGREED,
  BRG_INCIDENT_IRREGULARITY_A,
  BRG_INCIDENT_IRREGULARITY_N = BRG_INCIDENT_IRREGULARITY_A + 13,
  BRG_INCIDENT_BOTH_IN_CHECK,
  BRG_INCIDENT_FALSE_CHECK,
  BRG_INCIDENT_POINTING,
  BRG_INCIDENT_NOT_RECORDING,
  BRG_INCIDENT_RECORD_LOOKS,
  BRG_INCIDENT_DISPLACED_LATER,
  BRG_INCIDENT_BRIBERY,
  BRG_INCIDENT_BETTING,
  BRG_INCIDENT_INFLUENCE,
  BRG_INCIDENT_COMPUTER_HELP,
  BRG_INCIDENT_FALSE_MATE,
  BRG_INCIDENT_CLAIM_CANNOT_WIN,
  BRG_INCIDENT_CLAIM_NO_EFFORT,
  BRG_INCIDENT_ASSISTANT_MOVES,
  BRG_INCIDENT_ASSISTANT_CLOCK,
  BRG_INCIDENT_ASSISTANT_RECORD,
} BrgIncidentKind;

#define BRG_N_INCIDENT_KINDS (BRG_INCIDENT_ASSISTANT_RECORD + 1)

/**
 * brg_incident_kind_to_id:
 * @kind: a kind
 *
 * Returns: its id; a constant string
 */
const char *brg_incident_kind_to_id (BrgIncidentKind kind);

/**
 * brg_incident_kind_from_id:
 * @id: an id
 * @kind: (out): the kind; untouched when the id is unknown
 *
 * Returns: whether @id is known
 */
gboolean brg_incident_kind_from_id (const char *id, BrgIncidentKind *kind);

/**
 * brg_incident_kind_get_first:
 * @kind: a kind
 *
 * Returns: which time it is when nothing of the kind was noted before: the sixth where the kind
 * itself is "more than five times" (fide-2023 A.4.3), else the first
 */
guint brg_incident_kind_get_first (BrgIncidentKind kind);

/**
 * brg_incident_kind_is_of_event:
 * @kind: a kind
 *
 * Returns: whether a book counts it in the whole event and not in one game: games that a player did
 * not come to (rus-chess-2014 13.20), attempts at unlawful influence (rus-draughts-2022 1.5.6)
 */
gboolean brg_incident_kind_is_of_event (BrgIncidentKind kind);

/**
 * brg_incident_kind_is_claim:
 * @kind: a kind
 *
 * Returns: whether it is a claim of a draw in a game without an arbiter, which one decides later
 *   (fide-2023 III.6, rus-chess-2014 11)
 */
gboolean brg_incident_kind_is_claim (BrgIncidentKind kind);

/**
 * BrgPlayForm:
 *
 * How a game is played, as the chapters of the books divide it; ids `standard` to `correspondence`.
 * Chess by the class of its time control, draughts by their variant (draughts-64 goes with Russian
 * draughts); fast draughts are told by a #BrgTempo beside it.
 */
typedef enum
{
  BRG_FORM_STANDARD,
  BRG_FORM_RAPID,
  BRG_FORM_BLITZ,
  BRG_FORM_RUSSIAN,
  BRG_FORM_INTERNATIONAL,
  BRG_FORM_GIVEAWAY,
  BRG_FORM_RENJU,
  BRG_FORM_CORRESPONDENCE,
} BrgPlayForm;

#define BRG_N_PLAY_FORMS (BRG_FORM_CORRESPONDENCE + 1)

/* Sets of forms for the rows of a book. */
#define BRG_FORMS_ALL 0u
#define BRG_FORMS_STANDARD (1u << BRG_FORM_STANDARD)
#define BRG_FORMS_RAPID (1u << BRG_FORM_RAPID)
#define BRG_FORMS_BLITZ (1u << BRG_FORM_BLITZ)
#define BRG_FORMS_FAST (BRG_FORMS_RAPID | BRG_FORMS_BLITZ)
#define BRG_FORMS_RUSSIAN (1u << BRG_FORM_RUSSIAN)
#define BRG_FORMS_INTERNATIONAL (1u << BRG_FORM_INTERNATIONAL)
#define BRG_FORMS_GIVEAWAY (1u << BRG_FORM_GIVEAWAY)
#define BRG_FORMS_RENJU (1u << BRG_FORM_RENJU)
#define BRG_FORMS_CORRESPONDENCE (1u << BRG_FORM_CORRESPONDENCE)

/**
 * brg_play_form_from_id:
 * @id: an id
 * @form: (out): the form; untouched when the id is unknown
 *
 * Returns: whether @id is known
 */
gboolean brg_play_form_from_id (const char *id, BrgPlayForm *form);

/**
 * BrgSanction:
 *
 * What is imposed; ids `none` to `no-news` in small letters with hyphens. %BRG_SANCTION_CHOOSE:
 * the arbiter chooses from the list of the book. %BRG_SANCTION_CORRECT: no penalty, it is put
 * right. %BRG_SANCTION_CONTINUE: no penalty, the game goes on as it stands.
 * %BRG_SANCTION_POINTS_TAKEN and %BRG_SANCTION_POINTS_GIVEN: fewer points of the game for the
 * offender, more for the opponent; a #BrgResultEffect says how many. %BRG_SANCTION_ROUNDS:
 * exclusion from one or more rounds. %BRG_SANCTION_REPRIMAND stands above a warning
 * (ussr-chess-1956 26 i); %BRG_SANCTION_NO_NEWS: a player by post is sent no news of the event
 * (rus-draughts-2022 10.1.9).
 */
typedef enum
{
  BRG_SANCTION_NONE,
  BRG_SANCTION_REMARK,
  BRG_SANCTION_WARNING,
  BRG_SANCTION_TIME,
  BRG_SANCTION_LOSS,
  BRG_SANCTION_LOSS_BOTH,
  BRG_SANCTION_CHOOSE,
  BRG_SANCTION_EXPULSION,
  BRG_SANCTION_CORRECT,
  BRG_SANCTION_NEW_GAME,
  BRG_SANCTION_CONTINUE,
  BRG_SANCTION_POINTS_TAKEN,
  BRG_SANCTION_POINTS_GIVEN,
  BRG_SANCTION_FINE,
  BRG_SANCTION_ROUNDS,
  BRG_SANCTION_REPRIMAND,
  BRG_SANCTION_NO_NEWS,
} BrgSanction;

#define BRG_N_SANCTIONS (BRG_SANCTION_NO_NEWS + 1)

/** brg_sanction_to_id: Returns: the id of @sanction, `loss-both`; a constant string */
const char *brg_sanction_to_id (BrgSanction sanction);

/** brg_sanction_from_id: Returns: whether @id is known; @sanction is untouched when not */
gboolean brg_sanction_from_id (const char *id, BrgSanction *sanction);

/**
 * BrgClockEffect:
 * @BRG_CLOCK_NONE: the clocks stay; written `-`
 * @BRG_CLOCK_OPPONENT: the clock of the offender's opponent changes; `opponent+120`
 * @BRG_CLOCK_SELF: the offender's clock changes; `self-60`
 * @BRG_CLOCK_HALVE: the time that has passed is halved onto both clocks; `halve`
 *
 * Whose clock changes, by a number of seconds that stands beside it, below 0 for less time.
 */
typedef enum
{
  BRG_CLOCK_NONE,
  BRG_CLOCK_OPPONENT,
  BRG_CLOCK_SELF,
  BRG_CLOCK_HALVE,
} BrgClockEffect;

/**
 * brg_clock_effect_to_text:
 * @effect: an effect
 * @seconds: its seconds
 *
 * Returns: (transfer full): the text, `opponent+120`
 */
char *brg_clock_effect_to_text (BrgClockEffect effect, gint seconds);

/**
 * brg_clock_effect_from_text:
 * @text: a text
 * @effect: (out): the effect
 * @seconds: (out): its seconds
 *
 * Returns: whether @text is one; the outs are untouched when not
 */
gboolean brg_clock_effect_from_text (const char *text, BrgClockEffect *effect, gint *seconds);

/**
 * BrgResultEffect:
 * @BRG_RESULT_NONE: no result follows; `-`
 * @BRG_RESULT_LOST: the offender has lost and his opponent won; `lost`
 * @BRG_RESULT_DRAWN: a draw; `drawn`
 * @BRG_RESULT_BOTH_LOST: both have lost; `both-lost`
 * @BRG_RESULT_LOST_HALF: the offender has lost and his opponent gets half a point; `lost-half`
 * @BRG_RESULT_REPLAY: the game, or the part of it from what went wrong, is played again; `replay`
 * @BRG_RESULT_OFFENDER_HALF: half a point for the offender and nothing for the opponent;
 *   `offender-half`
 *
 * What becomes of the game.
 */
typedef enum
{
  BRG_RESULT_NONE,
  BRG_RESULT_LOST,
  BRG_RESULT_DRAWN,
  BRG_RESULT_BOTH_LOST,
  BRG_RESULT_REPLAY,
  BRG_RESULT_LOST_HALF,
  BRG_RESULT_OFFENDER_HALF,
} BrgResultEffect;

/** brg_result_effect_to_id: Returns: the id of @result, `both-lost`; a constant string */
const char *brg_result_effect_to_id (BrgResultEffect result);

/** brg_result_effect_from_id: Returns: whether @id is known; @result is untouched when not */
gboolean brg_result_effect_from_id (const char *id, BrgResultEffect *result);

/**
 * BrgIncidentRange:
 * @from: the least, 0 for no bound
 * @to: the most, 0 for no bound
 */
typedef struct
{
  guint from;
  guint to;
} BrgIncidentRange;

/**
 * BrgIncidentWhen:
 *
 * Conditions of a row; a bit set. Of two that exclude each other only one is named; without either
 * the row holds for both.
 */
typedef enum
{
  BRG_WHEN_WATCHED = 1 << 0,     /* fast play with enough arbiters, or standard play */
  BRG_WHEN_NOT_WATCHED = 1 << 1, /* fast play with fewer */
  BRG_WHEN_GROSS = 1 << 2,       /* a gross breach */
  BRG_WHEN_NOT_GROSS = 1 << 3,
  BRG_WHEN_FAST = 1 << 4, /* draughts: rapid or blitz */
  BRG_WHEN_NOT_FAST = 1 << 5,
  BRG_WHEN_LAST_PERIOD = 1 << 6, /* all the remaining moves are to be made in this period */
  BRG_WHEN_EARLIER_PERIOD = 1 << 7,
  BRG_WHEN_NOT_ANNOUNCED = 1 << 8,    /* the regulations do not say that quickplay rules hold */
  BRG_WHEN_OFFER_BARRED = 1 << 9,     /* fewer moves than the regulations want before a draw */
  BRG_WHEN_NO_LATENESS = 1 << 10,     /* nobody may come late at all */
  BRG_WHEN_ANSWERED = 1 << 11,        /* the opponent has made his next move */
  BRG_WHEN_STANDARD_TEMPO = 1 << 12,  /* draughts: known to be neither */
  BRG_WHEN_ROUND_OVER = 1 << 13,      /* noticed when the book leaves the result as it is */
  BRG_WHEN_INCREMENT = 1 << 14,       /* moves bring time */
  BRG_WHEN_UNMOVED = 1 << 15,         /* at least one of the two has not moved yet */
  BRG_WHEN_NOBODY_MOVED = 1 << 16,    /* neither has */
  BRG_WHEN_NOT_RECORDED = 1 << 17,    /* the moves of this game are not written */
  BRG_WHEN_RAN_OUT = 1 << 18,         /* his time ran out while his claim was looked into */
  BRG_WHEN_DISABLED = 1 << 19,        /* he has a disability (fide-2023 6.2.6) */
  BRG_WHEN_BLIND = 1 << 20,           /* he does not see the board, or badly (fide-2023 D.2) */
  BRG_WHEN_LATENESS_UNSAID = 1 << 21, /* the regulations do not say how late one may come */
  BRG_WHEN_IN_TIME = 1 << 22,         /* late, but not so late that the game is lost by it */
  BRG_WHEN_GOOD_REASON = 1 << 23,     /* with a good reason (ussr-chess-1956 16) */
  BRG_WHEN_PERIOD_OVER = 1 << 24,     /* late until a period was over (fide-2023 6.9) */
  BRG_WHEN_GAME_OVER = 1 << 25,       /* found when the game was over (fide-2023 11.3.2.1) */
} BrgIncidentWhen;

/**
 * BrgIncidentRule:
 * @kind: what happened
 * @forms: in which forms of play, a set of 1 << #BrgPlayForm, 0 for all of the book
 * @when: #BrgIncidentWhen
 * @counts: which time by this player in this game
 * @moves: how many moves each has made, where the game was stopped
 * @men: draughts: how many men and kings the side with more of them has
 * @article: book id and article
 * @sanction: what is proposed
 * @clock: whose clock changes
 * @seconds: by how much
 * @result: what becomes of the game
 * @draw_article: (nullable): book id and article by which @result is a draw when the opponent can
 *   never mate by any series of legal moves
 * @draw_is_opponents: whether then only the opponent's result is a draw and the offender has lost
 *   (rus-chess-2014 13.3.2)
 * @needs_claim: whether it holds only when the opponent claims it
 * @note: (nullable): what else the arbiter has to do or to know, short sentences of our own, marked
 *   for translation
 * @lets_choose: whether the book lets the arbiter impose something of a list besides @sanction;
 *   %BRG_SANCTION_CHOOSE always does
 * @choices: that list, a set of 1 << #BrgSanction; 0 for the general one of the book
 * @choices_article: (nullable): book id and article of @choices
 * @regulations_decide: whether the event's regulations may set a milder sanction
 *
 * What a book says of an incident.
 */
typedef struct
{
  BrgIncidentKind kind;
  guint forms;
  guint when;
  BrgIncidentRange counts;
  BrgIncidentRange moves;
  BrgIncidentRange men;
  const char *article;
  BrgSanction sanction;
  BrgClockEffect clock;
  gint seconds;
  BrgResultEffect result;
  const char *draw_article;
  gboolean draw_is_opponents;
  gboolean needs_claim;
  const char *note;
  gboolean lets_choose;
  guint choices;
  const char *choices_article;
  gboolean regulations_decide;
} BrgIncidentRule;

G_END_DECLS
