/* brg-postal-game.h - a game by correspondence as its letters tell it
 *
 * Rules: rus-draughts-2022 10.1.1, 10.1.4, 10.2.3
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts.h"
#include "brg-postal-breaks.h"

G_BEGIN_DECLS

/**
 * BrgPostalChannel:
 *
 * By what moves are sent (10.1.1); ids `post` to `server`.
 */
typedef enum
{
  BRG_POSTAL_BY_POST,
  BRG_POSTAL_BY_EMAIL,
  BRG_POSTAL_BY_PHONE,
  BRG_POSTAL_BY_SERVER,
} BrgPostalChannel;

#define BRG_N_POSTAL_CHANNELS (BRG_POSTAL_BY_SERVER + 1)

/**
 * BrgPostalKind:
 *
 * What a record is about; ids `letter` to `reversed`. Those up to %BRG_POSTAL_CLAIM are the
 * numbered mail of the players.
 */
typedef enum
{
  BRG_POSTAL_LETTER,
  BRG_POSTAL_REPORT,   /* an error in a letter of the other is told (10.2.9, 10.2.10) */
  BRG_POSTAL_FIX,      /* and put right by who made it */
  BRG_POSTAL_CLAIM,    /* overdue time is declared (10.3.6) */
  BRG_POSTAL_REPEAT,   /* a letter is sent once more (10.3.4) */
  BRG_POSTAL_INQUIRY,  /* the first move is asked for (10.3.4) */
  BRG_POSTAL_ARRIVED,  /* it is known that a letter came */
  BRG_POSTAL_TOLD,     /* the accused got the notice of overdue time */
  BRG_POSTAL_PROTEST,  /* he protests (10.3.8) */
  BRG_POSTAL_DECISION, /* the chief arbiter decides on the claim (10.3.7) */
  BRG_POSTAL_OVER,     /* the game ended otherwise */
  BRG_POSTAL_RECORD,   /* the record of the game is sent (10.5.1) */
  BRG_POSTAL_ANALYSIS, /* the position is sent for adjudication (10.5.2) */
  BRG_POSTAL_ADJUDGED, /* it is adjudicated (10.5.5) */
  BRG_POSTAL_FINAL,    /* the final table came (10.1.13) */
  BRG_POSTAL_REVERSED, /* a decision is put aside after a protest (10.1.12, 10.3.8, 10.5.7) */
} BrgPostalKind;

#define BRG_N_POSTAL_KINDS (BRG_POSTAL_REVERSED + 1)

/**
 * BrgPostalRepeating:
 *
 * How a letter repeats the moves of the other (10.2.9); ids `ok` to `illegible`.
 */
typedef enum
{
  BRG_POSTAL_REPEATED,
  BRG_POSTAL_NOT_REPEATED,
  BRG_POSTAL_REPEATED_PARTLY,
  BRG_POSTAL_REPEATED_WRONGLY,
  BRG_POSTAL_REPEATED_ILLEGIBLY,
} BrgPostalRepeating;

#define BRG_N_POSTAL_REPEATINGS (BRG_POSTAL_REPEATED_ILLEGIBLY + 1)

/**
 * BrgPostalResult:
 *
 * How a game ended, ids `1-0`, `0-1`, `1/2-1/2`, `0-0` for a minus to both (10.5.8).
 */
typedef enum
{
  BRG_POSTAL_UNFINISHED,
  BRG_POSTAL_WHITE_WINS,
  BRG_POSTAL_BLACK_WINS,
  BRG_POSTAL_DRAWN,
  BRG_POSTAL_BOTH_LOSE,
} BrgPostalResult;

#define BRG_N_POSTAL_RESULTS (BRG_POSTAL_BOTH_LOSE + 1)

/**
 * BrgPostalMaterial:
 *
 * What is sent to the chief arbiter with a claim or a protest against it (10.3.6), as bits; ids
 * `letters` to `chart`.
 */
typedef enum
{
  BRG_POSTAL_MATERIAL_LETTERS = 1 << 0,  /* all letters and cards of the other since then */
  BRG_POSTAL_MATERIAL_RECEIPTS = 1 << 1, /* receipts of registered letters */
  BRG_POSTAL_MATERIAL_RECORD = 1 << 2,   /* the record of the game with his own answer */
  BRG_POSTAL_MATERIAL_CHART = 1 << 3,    /* the chart of the time */
} BrgPostalMaterial;

/**
 * BrgPostalForm:
 *
 * What a letter with a move has besides moves, dates and totals (10.2.3), as bits; ids `greeting`
 * to `signature`.
 */
typedef enum
{
  BRG_POSTAL_FORM_GREETING = 1 << 0,
  BRG_POSTAL_FORM_CODE = 1 << 1,    /* the cipher of the event */
  BRG_POSTAL_FORM_ADDRESS = 1 << 2, /* the return address */
  BRG_POSTAL_FORM_SIGNATURE = 1 << 3,
} BrgPostalForm;

/**
 * BrgPostalDossier:
 *
 * What is sent to the chief arbiter for an adjudication (10.5.2), as bits; ids `record` to
 * `assessment`.
 */
typedef enum
{
  BRG_POSTAL_DOSSIER_RECORD = 1 << 0,
  BRG_POSTAL_DOSSIER_DIAGRAM = 1 << 1,  /* of the position after the own last move */
  BRG_POSTAL_DOSSIER_ANALYSIS = 1 << 2, /* how the result that he wants is reached */
  BRG_POSTAL_DOSSIER_ASSESSMENT = 1 << 3,
} BrgPostalDossier;

/* Bits of each. */
#define BRG_N_POSTAL_LACKS 4

/**
 * BrgPostalTaking:
 *
 * What the chief arbiter does with a claim whose materials are not complete (10.3.7); ids `taken`
 * to `refused`.
 */
typedef enum
{
  BRG_POSTAL_TAKING_UNSAID, /* he does not approve it */
  BRG_POSTAL_TAKEN,         /* they are enough for him: the chart decides */
  BRG_POSTAL_KEPT_BACK,     /* nothing is decided before the rest has come */
  BRG_POSTAL_REFUSED,       /* he does not approve it: play goes on */
} BrgPostalTaking;

#define BRG_N_POSTAL_TAKINGS (BRG_POSTAL_REFUSED + 1)

/**
 * BrgPostalLine:
 * @name: `А`, `Б`
 * @moves: its half-moves as written, beginning with one of the other player
 *
 * A variant that a letter offers (10.2.7).
 */
typedef struct
{
  char *name;
  GStrv moves;
} BrgPostalLine;

/**
 * BrgPostalEntry:
 * @days: days entered against the other
 * @article: for what, `10.2.9`
 *
 * Penalty days that a letter enters (10.2.11, 10.3.3).
 */
typedef struct
{
  guint days;
  char *article;
} BrgPostalEntry;

/**
 * BrgPostalRecord:
 * @kind: what it is about
 * @side: whose it is, none where that has no meaning
 * @number: number of a letter, report, correction or claim; else 0
 * @on: number of the letter that it is about; 0 for none
 * @line: where it stands in the file, from 1
 * @first: first date, dispatch of the other's letter
 * @received: second date, receipt of it
 * @sent: third date, dispatch
 * @received_stamp: postmark of arrival, where it is known
 * @sent_stamp: postmark of dispatch as the other saw it
 * @receipt: date on the receipt of a registered letter
 * @previous_received: receipt that his letter before this one left out
 * @previous_sent: dispatch that it left out
 * @date: day of what is no letter
 * @told: by #BrgColour, when a decision was received
 * @passed: decision: when the move of a wrong claim was sent on to the accused (10.3.7)
 * @secretary: claim: postmark of the notice to the chief secretary (10.3.6); nothing hangs on it
 * @off: reversed: days that are not charged to who protested
 * @has_totals: whether totals are given
 * @totals: by #BrgColour, the totals given
 * @accepts: (nullable): name of the variant accepted
 * @n_accepted: how many of its half-moves; %G_MAXUINT for all
 * @moves: (nullable): half-moves in turn, the writer's own first
 * @move_number: number that he gives to the first of @moves; 0 where he gives none
 * @lines: (nullable) (element-type BrgPostalLine): variants offered
 * @entries: (nullable) (element-type BrgPostalEntry): penalty days entered
 * @repeating: how the moves of the other are repeated
 * @has_days: whether a server counted the days
 * @days: what it counted
 * @resigns: whether the writer resigns
 * @takes_draw: whether he takes a draw
 * @offers_draw: whether he offers one
 * @is_partial: claim, protest, analysis: whether what was sent to the arbiter is not complete
 * @lacks: claim, protest: what of it is missing, bits of #BrgPostalMaterial; 0 where nobody says;
 *   letter, correction: what of its form is missing, bits of #BrgPostalForm; analysis: what of it
 *   is missing, bits of #BrgPostalDossier
 * @taking: decision: what the arbiter does with a claim that @is_partial
 * @is_plain: repeat: whether it was not registered
 * @skips_numbers: letter: whether it says nothing of a wrong number in the letter of the other, or
 *   does not repeat the own moves with the right one (10.2.14)
 * @result: result, or assessment of a position
 * @why: (nullable): why so
 *
 * A record. A day that is 0 was left out.
 */
typedef struct
{
  BrgPostalKind kind;
  BrgColour side;
  guint number;
  guint on;
  guint line;
  BrgPostalDay first;
  BrgPostalDay received;
  BrgPostalDay sent;
  BrgPostalDay received_stamp;
  BrgPostalDay sent_stamp;
  BrgPostalDay receipt;
  BrgPostalDay previous_received;
  BrgPostalDay previous_sent;
  BrgPostalDay date;
  BrgPostalDay told[3];
  BrgPostalDay passed;
  BrgPostalDay secretary;
  guint off;
  gboolean has_totals;
  guint totals[3];
  char *accepts;
  guint n_accepted;
  GStrv moves;
  guint move_number;
  GArray *lines;
  GArray *entries;
  BrgPostalRepeating repeating;
  gboolean has_days;
  guint days;
  gboolean resigns;
  gboolean takes_draw;
  gboolean offers_draw;
  gboolean is_partial;
  guint lacks;
  BrgPostalTaking taking;
  gboolean is_plain;
  gboolean skips_numbers;
  BrgPostalResult result;
  char *why;
} BrgPostalRecord;

/** brg_postal_record_is_minus: Returns: whether both get a minus, for nobody sent the record
 * (10.5.8)
 */
static inline gboolean
brg_postal_record_is_minus (const BrgPostalRecord *record)
{
  return record->kind == BRG_POSTAL_OVER && record->result == BRG_POSTAL_BOTH_LOSE &&
         g_strcmp0 (record->why, "10.5.8") == 0;
}

/** brg_postal_record_is_decided: Returns: whether it is an end by an article, which somebody
 * decided: a minus to both, a game that is counted lost (10.1.9, 10.5.3) */
gboolean brg_postal_record_is_decided (const BrgPostalRecord *record);

/** brg_postal_record_is_mail: Returns: whether it is numbered mail of the players */
static inline gboolean
brg_postal_record_is_mail (const BrgPostalRecord *record)
{
  return record->kind <= BRG_POSTAL_CLAIM;
}

/**
 * BrgPostalGame:
 * @event: (nullable): name of the event
 * @code: (nullable): its cipher
 * @names: by #BrgColour, the players
 * @variant: what is played
 * @channel: by what
 * @start: first day of play
 * @end: last day of play
 * @sheets: by #BrgColour, when a player got the starting list; 0 for in time
 * @norm_days: days for every @norm_moves moves
 * @norm_moves: see @norm_days
 * @has_norm: whether the file states the norm
 * @transit: average run of a letter in days
 * @has_transit: whether the file states it
 * @breaks: (element-type BrgPostalBreak): breaks as declared
 * @records: (element-type BrgPostalRecord): records in the order of the events
 * @code_line: where @code stands in the file, from 1; 0 where it is from none
 * @name_lines: by #BrgColour, where @names stand in it
 * @start_line: where @start stands in it
 * @end_line: where @end stands in it
 * @norm_line: where the norm stands in it
 * @channel_line: where @channel stands in it
 *
 * A game. Free it with brg_postal_game_free().
 */
typedef struct
{
  char *event;
  char *code;
  char *names[3];
  BrgDraughtsVariant variant;
  BrgPostalChannel channel;
  BrgPostalDay start;
  BrgPostalDay end;
  BrgPostalDay sheets[3];
  guint norm_days;
  guint norm_moves;
  gboolean has_norm;
  guint transit;
  gboolean has_transit;
  GArray *breaks;
  GArray *records;
  guint code_line;
  guint name_lines[3];
  guint start_line;
  guint end_line;
  guint norm_line;
  guint channel_line;
} BrgPostalGame;

/**
 * brg_postal_game_new:
 *
 * Returns: (transfer full): a game of nobody, with the norm of 10.3.1
 */
BrgPostalGame *brg_postal_game_new (void);

/**
 * brg_postal_game_free:
 * @game: (nullable): a game
 *
 * Frees a game.
 */
void brg_postal_game_free (BrgPostalGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPostalGame, brg_postal_game_free)

/**
 * brg_postal_game_add_record:
 * @game: a game
 * @kind: what the record is about
 *
 * Returns: (transfer none): a new record behind the others, good until the next one is added
 */
BrgPostalRecord *brg_postal_game_add_record (BrgPostalGame *game, BrgPostalKind kind);

/**
 * brg_postal_game_get_record:
 * @game: a game
 * @index: number of a record from 0
 *
 * Returns: (transfer none): the record
 */
static inline const BrgPostalRecord *
brg_postal_game_get_record (const BrgPostalGame *game, guint index)
{
  return &g_array_index (game->records, BrgPostalRecord, index);
}

/**
 * brg_postal_record_get_known:
 * @record: a record
 *
 * Returns: since when it is known: its dispatch, else the postmark of that, its date, the receipt;
 *   0 when it has none of these
 */
BrgPostalDay brg_postal_record_get_known (const BrgPostalRecord *record);

/**
 * brg_postal_game_find_copy:
 * @game: a game
 * @letter: number of a letter
 * @sent: when it was sent first
 * @answer: the mail that answers it
 *
 * Of a letter that was repeated (10.3.4) the answer tells by its first date which copy came; where
 * it does not, that is the last one before the receipt.
 *
 * Returns: when the copy that came was sent
 */
BrgPostalDay brg_postal_game_find_copy (const BrgPostalGame *game,
                                        guint letter,
                                        BrgPostalDay sent,
                                        const BrgPostalRecord *answer);

/**
 * brg_postal_name_is:
 * @name: name of a variant, as `А`
 * @other: another
 *
 * Letters that look the same in both alphabets are the same, and so are large and small ones: who
 * types `A` has read `А`.
 *
 * Returns: whether both name the same variant (10.2.7)
 */
gboolean brg_postal_name_is (const char *name, const char *other);

/**
 * brg_postal_kind_get_id:
 * @kind: what a record is about
 *
 * Returns: its id
 */
const char *brg_postal_kind_get_id (BrgPostalKind kind);

/**
 * brg_postal_channel_get_id:
 * @channel: by what moves are sent
 *
 * Returns: its id
 */
const char *brg_postal_channel_get_id (BrgPostalChannel channel);

/**
 * brg_postal_variant_get_id:
 * @variant: a game that is played by correspondence (10.1.4)
 *
 * Returns: its id in a file: `russian`, `international`, `giveaway`
 */
const char *brg_postal_variant_get_id (BrgDraughtsVariant variant);

/**
 * brg_postal_result_get_id:
 * @result: a result
 *
 * Returns: its id, `-` for none
 */
const char *brg_postal_result_get_id (BrgPostalResult result);

/**
 * brg_postal_lack_get_id:
 * @kind: a kind of record
 * @index: which bit of what it may lack, from 0
 *
 * Returns: (nullable): its id: of a claim and a protest one of #BrgPostalMaterial (10.3.6), of a
 *   letter and a correction one of #BrgPostalForm (10.2.3); %NULL where the kind has neither
 */
const char *brg_postal_lack_get_id (BrgPostalKind kind, guint index);

/**
 * brg_postal_taking_get_id:
 * @taking: what the arbiter does with a claim
 *
 * Returns: its id, empty for nothing
 */
const char *brg_postal_taking_get_id (BrgPostalTaking taking);

/**
 * brg_postal_repeating_get_id:
 * @repeating: how moves are repeated
 *
 * Returns: its id
 */
const char *brg_postal_repeating_get_id (BrgPostalRepeating repeating);

G_END_DECLS
