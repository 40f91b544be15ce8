/* brg-postal-draft.h - a letter while it is typed, and what it would bring
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-desk.h"
#include "brg-postal-typed-day.h"

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
  BRG_POSTAL_FIELD_PREVIOUS_RECEIVED,
  BRG_POSTAL_FIELD_PREVIOUS_SENT,
  BRG_POSTAL_FIELD_DAYS,
  BRG_POSTAL_FIELD_SECRETARY, /* when the chief secretary was told (10.3.6) */
} BrgPostalField;

#define BRG_N_POSTAL_FIELDS (BRG_POSTAL_FIELD_SECRETARY + 1)

/**
 * BrgPostalEnding:
 *
 * How a letter ends the game, or would.
 */
typedef enum
{
  BRG_POSTAL_GOES_ON,
  BRG_POSTAL_RESIGNS,
  BRG_POSTAL_TAKES_DRAW,
  BRG_POSTAL_OFFERS_DRAW,
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
 * @is_partial: claim, protest, analysis: whether not all was sent; letter, correction: its form
 * @lacks: claim, protest: what of them is missing, bits of #BrgPostalMaterial; letter, correction:
 *   what of its form is, bits of #BrgPostalForm; analysis: bits of #BrgPostalDossier
 * @is_plain: repeat: whether it is not registered
 * @skips_numbers: letter: whether it does not do what a wrong number asks (10.2.14)
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
  guint lacks;
  gboolean is_plain;
  gboolean skips_numbers;
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

/**
 * brg_postal_draft_change_kind:
 * @draft: a draft
 * @desk: games on a day
 * @matter: one of them
 * @kind: what is entered instead
 *
 * Number, side and letter are those that come next; what was typed stays, seen or not.
 */
void brg_postal_draft_change_kind (BrgPostalDraft *draft,
                                   const BrgPostalDesk *desk,
                                   const BrgPostalCase *matter,
                                   BrgPostalKind kind);

/**
 * brg_postal_draft_propose:
 * @matter: a game
 *
 * Returns: what comes next from the players: a report of an error where the last letter stopped the
 *   game (10.2.9), a correction where that was reported, else a letter
 */
BrgPostalKind brg_postal_draft_propose (const BrgPostalCase *matter);

/** brg_postal_draft_answers: Returns: whether there is mail before it that it could be about; the
 * first letter of a game has none (10.2.3) */
gboolean brg_postal_draft_answers (const BrgPostalDraft *draft, const BrgPostalCase *matter);

/**
 * brg_postal_draft_asks:
 * @draft: a draft
 * @desk: games on a day
 * @matter: one of them
 * @field: a field
 *
 * A server counts the days by itself and has no post (10.3.9), and only post has receipts; the
 * first letter answers nothing (10.2.3); dates of the letter before are asked for where that left
 * them out (10.3.3). What is stored is seen in any case.
 *
 * Returns: whether the field is asked for
 */
gboolean brg_postal_draft_asks (const BrgPostalDraft *draft,
                                const BrgPostalDesk *desk,
                                const BrgPostalCase *matter,
                                BrgPostalField field);

/** brg_postal_draft_clear: Frees what @draft holds */
void brg_postal_draft_clear (BrgPostalDraft *draft);

/** brg_postal_draft_set: Puts @text, (nullable), into a field */
void brg_postal_draft_set (BrgPostalDraft *draft, BrgPostalField field, const char *text);

/** brg_postal_field_is_day: Returns: whether a day stands in @field */
gboolean brg_postal_field_is_day (BrgPostalField field);

/** brg_postal_field_belongs: Returns: whether a record of @kind has the field */
gboolean brg_postal_field_belongs (BrgPostalField field, BrgPostalKind kind);

/**
 * brg_postal_draft_dup_line:
 * @draft: a draft
 * @wrong: (out): the field that cannot be read, where %NULL is returned
 *
 * Days may be typed as `5.12.26` or `05.12.2026`, moves with numbers, blanks or commas, variants
 * one a line or parted by `;`, so penalties, by blanks too. The number of the first move is kept:
 * it may be wrong (10.2.14).
 *
 * Returns: (transfer full) (nullable): the record as a line of a game file
 */
char *brg_postal_draft_dup_line (const BrgPostalDraft *draft, BrgPostalField *wrong);

/**
 * brg_postal_draft_find_span:
 * @draft: a letter as it is typed
 * @desk: a desk
 * @matter: the game
 * @field: a day
 *
 * Returns: where the day has to lie: not before the letter before, not after the day of @desk; a
 *   dispatch not before the receipt that is typed
 */
BrgPostalTypedSpan brg_postal_draft_find_span (const BrgPostalDraft *draft,
                                               const BrgPostalDesk *desk,
                                               const BrgPostalCase *matter,
                                               BrgPostalField field);

/**
 * brg_postal_draft_complete_days:
 * @draft: a letter as it is typed
 * @desk: a desk
 * @matter: the game
 *
 * Writes every day that can be read in full; another stays as it was typed.
 */
void brg_postal_draft_complete_days (BrgPostalDraft *draft,
                                     const BrgPostalDesk *desk,
                                     const BrgPostalCase *matter);

G_END_DECLS
