/* brg-postal-event.h - what is kept of a group that is played by correspondence, as values
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-discipline.h"
#include "brg-points.h"
#include "brg-postal-file.h"
#include "brg-postal-measure.h"

G_BEGIN_DECLS

/**
 * BrgPostalTerms:
 * @channel: by what moves are sent
 * @code: cipher of the event
 * @start: first day of play
 * @end: last day of play
 * @norm_days: days for every @norm_moves moves; 0 where a server counts by itself
 * @norm_moves: see @norm_days
 * @transit: average run of a letter, -1 where nobody knows it
 * @is_registered: whether every letter is registered (10.2.1)
 * @secretary: where the secretary is written to
 * @arbiter: where the chief arbiter is
 * @organisation: where the organisation is
 * @note: what else the regulations say
 *
 * The regulations of play by correspondence. Texts are never %NULL.
 */
typedef struct
{
  BrgPostalChannel channel;
  char *code;
  BrgPostalDay start;
  BrgPostalDay end;
  guint norm_days;
  guint norm_moves;
  gint transit;
  gboolean is_registered;
  char *secretary;
  char *arbiter;
  char *organisation;
  char *note;
} BrgPostalTerms;

/** brg_postal_terms_new: Returns: (transfer full): terms of 10.3.1 without days */
BrgPostalTerms *brg_postal_terms_new (void);

/** brg_postal_terms_copy: Returns: (transfer full): a copy */
BrgPostalTerms *brg_postal_terms_copy (const BrgPostalTerms *terms);

/** brg_postal_terms_free: Frees @terms, which may be %NULL */
void brg_postal_terms_free (BrgPostalTerms *terms);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPostalTerms, brg_postal_terms_free)

/**
 * BrgPostalNotice:
 * @opponent_id: row of an opponent
 * @told: postmark of the notice to him
 */
typedef struct
{
  gint64 opponent_id;
  BrgPostalDay told;
} BrgPostalNotice;

/**
 * BrgPostalPause:
 * @id: row in the database, 0 for a new one
 * @entry_id: whose break it is
 * @from: first day
 * @to: last day
 * @is_granted: whether the chief arbiter counts it beyond the others (10.4.5)
 * @secretary: postmark of the notice to the chief secretary (10.4.2), 0 for none
 * @notices: (element-type BrgPostalNotice): who was told
 *
 * A break, in all games of a player.
 */
typedef struct
{
  gint64 id;
  gint64 entry_id;
  BrgPostalDay from;
  BrgPostalDay to;
  gboolean is_granted;
  BrgPostalDay secretary;
  GArray *notices;
} BrgPostalPause;

/** brg_postal_pause_new: Returns: (transfer full): a break that nobody was told of */
BrgPostalPause *brg_postal_pause_new (gint64 entry_id);

/** brg_postal_pause_free: Frees @pause, which may be %NULL */
void brg_postal_pause_free (BrgPostalPause *pause);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPostalPause, brg_postal_pause_free)

/** brg_postal_pause_find_told: Returns: the postmark of the notice to @opponent_id, 0 for none */
BrgPostalDay brg_postal_pause_find_told (const BrgPostalPause *pause, gint64 opponent_id);

/**
 * BrgPostalRow:
 * @id: row in the database
 * @pairing_id: row of the game
 * @line: the record, a line of the file of a game
 */
typedef struct
{
  gint64 id;
  gint64 pairing_id;
  char *line;
} BrgPostalRow;

/** brg_postal_row_free: Frees @row, which may be %NULL */
void brg_postal_row_free (BrgPostalRow *row);

/**
 * BrgPostalMeasure:
 * @id: row in the database, 0 for a new one
 * @number: in the group, from 1
 * @entry_id: whom it is about
 * @pairing_id: in what game, 0 for none
 * @appeal_of_id: the decision that was protested against, 0 for none
 * @office: who decided
 * @kind: what
 * @article: article that was broken, `10.2.9`, empty for none
 * @decided: when
 * @told: when the player got it, 0 where that is not known
 * @protested: when he protested, 0 where he did not
 * @reason: why
 */
typedef struct
{
  gint64 id;
  gint number;
  gint64 entry_id;
  gint64 pairing_id;
  gint64 appeal_of_id;
  BrgPostalOffice office;
  BrgPostalMeasureKind kind;
  char *article;
  BrgPostalDay decided;
  BrgPostalDay told;
  BrgPostalDay protested;
  char *reason;
} BrgPostalMeasure;

/** brg_postal_measure_new: Returns: (transfer full): a decision without texts and days */
BrgPostalMeasure *brg_postal_measure_new (gint64 entry_id);

/** brg_postal_measure_free: Frees @measure, which may be %NULL */
void brg_postal_measure_free (BrgPostalMeasure *measure);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPostalMeasure, brg_postal_measure_free)

/**
 * BrgPostalEvent:
 * @group_id: row of the group
 * @terms: (nullable): its regulations, %NULL when it is not played by correspondence
 * @pauses: (element-type BrgPostalPause): breaks, by their first day
 * @rows: (element-type BrgPostalRow): records of all games, by game and in order
 * @measures: (element-type BrgPostalMeasure): decisions, by number
 *
 * Everything of a group. Free it with brg_postal_event_free().
 */
typedef struct
{
  gint64 group_id;
  BrgPostalTerms *terms;
  GPtrArray *pauses;
  GPtrArray *rows;
  GPtrArray *measures;
  GHashTable *sheets;
  GHashTable *keyed;
  GHashTable *games;
} BrgPostalEvent;

/** brg_postal_event_new: Returns: (transfer full): a group that is not played by correspondence */
BrgPostalEvent *brg_postal_event_new (gint64 group_id);

/** brg_postal_event_free: Frees @event, which may be %NULL */
void brg_postal_event_free (BrgPostalEvent *event);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPostalEvent, brg_postal_event_free)

/** brg_postal_event_add_row: @row: (transfer full): a record behind the others of its game */
void brg_postal_event_add_row (BrgPostalEvent *event, BrgPostalRow *row);

/**
 * brg_postal_event_list_rows:
 * @event: a group
 * @pairing_id: row of a game
 *
 * Returns: (transfer none) (nullable) (element-type BrgPostalRow): its records in order, %NULL for
 *   none
 */
const GPtrArray *brg_postal_event_list_rows (const BrgPostalEvent *event, gint64 pairing_id);

/** brg_postal_event_set_sheet: @day: when @entry_id got the starting list */
void brg_postal_event_set_sheet (BrgPostalEvent *event, gint64 entry_id, BrgPostalDay day);

/** brg_postal_event_get_sheet: Returns: when @entry_id got the starting list, 0 for in time */
BrgPostalDay brg_postal_event_get_sheet (const BrgPostalEvent *event, gint64 entry_id);

/** brg_postal_event_set_keyed: @day: when the result of a game was keyed in the table */
void brg_postal_event_set_keyed (BrgPostalEvent *event, gint64 pairing_id, BrgPostalDay day);

/** brg_postal_event_get_keyed: Returns: when the result of a game was keyed, 0 where nobody knows
 */
BrgPostalDay brg_postal_event_get_keyed (const BrgPostalEvent *event, gint64 pairing_id);

/**
 * brg_postal_event_find_cancelling:
 * @event: a group
 * @measure: one of its decisions
 * @on: a day: what was decided later is left out; 0 for all
 *
 * Returns: (nullable) (transfer none): the decision that upheld a protest against @measure, also
 *   where the office between had rejected it, or took its place in answer to one, so that it stands
 *   no more (10.1.12)
 */
const BrgPostalMeasure *brg_postal_event_find_cancelling (const BrgPostalEvent *event,
                                                          const BrgPostalMeasure *measure,
                                                          BrgPostalDay on);

/**
 * BrgPostalSeat:
 * @pairing_id: row of the game
 * @entries: by #BrgColour, rows of the players
 * @names: by #BrgColour, their names
 * @variant: what is played
 *
 * Who plays a game. Texts belong to the caller.
 */
typedef struct
{
  gint64 pairing_id;
  gint64 entries[3];
  const char *names[3];
  BrgDraughtsVariant variant;
} BrgPostalSeat;

/**
 * brg_postal_event_dup_game:
 * @event: a group with terms
 * @seat: who plays
 * @fault: (out): what is wrong in the records, its line from 1 among them, when something is
 *
 * Returns: (transfer full) (nullable): the game as chapter X sees it
 */
BrgPostalGame *brg_postal_event_dup_game (const BrgPostalEvent *event,
                                          const BrgPostalSeat *seat,
                                          BrgPostalFault *fault);

/**
 * brg_postal_event_dup_changed:
 * @event: a group with terms
 * @seat: who plays
 * @row_id: row of a record that is another one, 0 for one behind all
 * @line: (nullable): what it is; %NULL where it is taken out
 * @index: (out) (optional): which record of the game that is, from 0
 * @fault: (out): as of brg_postal_event_dup_game()
 *
 * Returns: (transfer full) (nullable): the game as it would be
 */
BrgPostalGame *brg_postal_event_dup_changed (const BrgPostalEvent *event,
                                             const BrgPostalSeat *seat,
                                             gint64 row_id,
                                             const char *line,
                                             guint *index,
                                             BrgPostalFault *fault);

/**
 * brg_postal_discipline_get_variant:
 * @discipline: what an event plays
 * @variant: (out): what that is by correspondence; untouched where not
 *
 * Returns: whether it is played by correspondence (10.1.4)
 */
gboolean brg_postal_discipline_get_variant (BrgDiscipline discipline, BrgDraughtsVariant *variant);

/** brg_postal_channel_find: Returns: whether @id is a channel; @channel is untouched where not */
gboolean brg_postal_channel_find (const char *id, BrgPostalChannel *channel);

/**
 * brg_postal_day_from_iso:
 * @text: `YYYY-MM-DD`
 *
 * Returns: the day, 0 when it is none
 */
BrgPostalDay brg_postal_day_from_iso (const char *text);

/** brg_postal_day_to_iso: Returns: (transfer full): `YYYY-MM-DD`, empty for none */
char *brg_postal_day_to_iso (BrgPostalDay day);

/** brg_postal_result_get_outcomes: What a result of the letters brings in the table (10.5.8) */
void brg_postal_result_get_outcomes (BrgPostalResult result, BrgOutcome *white, BrgOutcome *black);

G_END_DECLS
