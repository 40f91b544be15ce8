/* brg-postal-draft.h - a letter while it is typed, and what it would bring
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-desk.h"
#include "brg-postal-doubt.h"

G_BEGIN_DECLS

/**
 * BrgPostalField:
 *
 * What is typed of a record, in the order of a form.
 */
typedef enum
{
  BRG_POSTAL_FIELD_FIRST,
  BRG_POSTAL_FIELD_RECEIVED,
  BRG_POSTAL_FIELD_SENT,
  BRG_POSTAL_FIELD_RECEIVED_STAMP,
  BRG_POSTAL_FIELD_SENT_STAMP,
  BRG_POSTAL_FIELD_RECEIPT,
  BRG_POSTAL_FIELD_DATE,
  BRG_POSTAL_FIELD_TOTALS,
  BRG_POSTAL_FIELD_ACCEPT,
  BRG_POSTAL_FIELD_MOVES,
  BRG_POSTAL_FIELD_VARIANTS,
  BRG_POSTAL_FIELD_PENALTY,
  BRG_POSTAL_FIELD_ON,
} BrgPostalField;

#define BRG_N_POSTAL_FIELDS (BRG_POSTAL_FIELD_ON + 1)

/**
 * BrgPostalEnding:
 *
 * How a letter ends the game.
 */
typedef enum
{
  BRG_POSTAL_GOES_ON,
  BRG_POSTAL_RESIGNS,
  BRG_POSTAL_TAKES_DRAW,
} BrgPostalEnding;

/**
 * BrgPostalDraft:
 * @kind: what is entered
 * @side: whose it is; none where that has no meaning
 * @number: number of a letter
 * @row_id: row of the record that is corrected, 0 for a new one
 * @kept: (nullable): what the record says besides, as the line has it; stays as it is
 * @texts: by #BrgPostalField, what was typed; %NULL is nothing
 * @repeating: how the moves of the other are repeated
 * @ending: how a letter ends the game
 * @result: result, or assessment; unfinished as long as nobody chose one
 * @loss: the result where the game is counted lost because a player left (10.5.3)
 * @is_partial: claim, protest: whether the materials are not complete
 * @is_plain: repeat: whether it is not registered
 *
 * A record that is being entered.
 */
typedef struct
{
  BrgPostalKind kind;
  BrgColour side;
  guint number;
  gint64 row_id;
  char *kept;
  char *texts[BRG_N_POSTAL_FIELDS];
  BrgPostalRepeating repeating;
  BrgPostalEnding ending;
  BrgPostalResult result;
  BrgPostalResult loss;
  gboolean is_partial;
  gboolean is_plain;
} BrgPostalDraft;

/**
 * brg_postal_draft_init:
 * @draft: (out caller-allocates): a draft
 * @desk: games on a day
 * @matter: one of them
 * @kind: what is entered
 *
 * A draft with the number and the side that come next; it answers the last letter, also one whose
 * day is still to come. A correction is of who wrote the letter that a report is about. Where a
 * player has left, the end of the game is his loss (10.5.3).
 */
void brg_postal_draft_init (BrgPostalDraft *draft,
                            const BrgPostalDesk *desk,
                            const BrgPostalCase *matter,
                            BrgPostalKind kind);

/**
 * brg_postal_draft_init_record:
 * @draft: (out caller-allocates): a draft
 * @record: a record that was entered
 * @row_id: its row
 *
 * A draft with all that the record says.
 */
void brg_postal_draft_init_record (BrgPostalDraft *draft,
                                   const BrgPostalRecord *record,
                                   gint64 row_id);

/** brg_postal_draft_clear: Frees what @draft holds */
void brg_postal_draft_clear (BrgPostalDraft *draft);

/** brg_postal_draft_set: Puts @text, (nullable), into a field */
void brg_postal_draft_set (BrgPostalDraft *draft, BrgPostalField field, const char *text);

/** brg_postal_field_belongs: Returns: whether a record of @kind has the field */
gboolean brg_postal_field_belongs (BrgPostalField field, BrgPostalKind kind);

/**
 * brg_postal_draft_dup_line:
 * @draft: a draft
 * @wrong: (out): the field that cannot be read, where %NULL is returned
 *
 * Days may be typed as `5.12.26` or `05.12.2026`, moves with numbers, blanks or commas, variants
 * one a line or parted by `;`, so penalties, by blanks too.
 *
 * Returns: (transfer full) (nullable): the record as a line of a game file
 */
char *brg_postal_draft_dup_line (const BrgPostalDraft *draft, BrgPostalField *wrong);

/**
 * brg_postal_draft_read_day:
 * @text: what was typed
 *
 * Returns: the day, 0 where it is none
 */
BrgPostalDay brg_postal_draft_read_day (const char *text);

/**
 * BrgPostalCheck:
 *
 * Whether a letter is complete (10.2.3, 10.2.5): moves of the other repeated, three dates, both
 * totals, full notation, right totals.
 */
typedef enum
{
  BRG_POSTAL_HAS_REPETITION = 1 << 0,
  BRG_POSTAL_HAS_DATES = 1 << 1,
  BRG_POSTAL_HAS_TOTALS = 1 << 2,
  BRG_POSTAL_HAS_NOTATION = 1 << 3,
  BRG_POSTAL_HAS_RIGHT_TOTALS = 1 << 4,
} BrgPostalCheck;

/**
 * BrgPostalPreview:
 * @before_game: (nullable): the letters before the one that is typed
 * @before: (nullable): what the rules make of those
 * @game: (nullable): the letters with the one that is typed
 * @chart: (nullable): what the rules would make of them
 * @fault: why not
 * @checks: what of #BrgPostalCheck is as it should be
 * @due: by #BrgColour, the totals that are right
 * @n_before: how many half-moves stood before
 * @doubts: (nullable) (element-type BrgPostalDoubt): days of it that are doubted
 *
 * What a letter would bring before it is stored.
 */
typedef struct
{
  BrgPostalGame *before_game;
  BrgPostalChart *before;
  BrgPostalGame *game;
  BrgPostalChart *chart;
  BrgPostalFault fault;
  guint checks;
  guint due[3];
  guint n_before;
  GArray *doubts;
} BrgPostalPreview;

/**
 * brg_postal_preview_init:
 * @preview: (out caller-allocates): what @line would bring
 * @desk: a desk
 * @matter: one of its games
 * @row_id: row of the record that is corrected, 0 for a new one
 * @line: (nullable): a line of a game file; %NULL for all as it is
 */
void brg_postal_preview_init (BrgPostalPreview *preview,
                              const BrgPostalDesk *desk,
                              const BrgPostalCase *matter,
                              gint64 row_id,
                              const char *line);

/** brg_postal_preview_clear: Frees what @preview holds */
void brg_postal_preview_clear (BrgPostalPreview *preview);

G_END_DECLS
