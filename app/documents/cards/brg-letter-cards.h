/* brg-letter-cards.h - papers of play by correspondence that are cut: records of games, letters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-document.h"

G_BEGIN_DECLS

/**
 * BrgRecordSheet:
 * @code: cipher of the game
 * @white: who had White
 * @black: who had Black
 * @moves: its moves, one with the answer a line: `1.cd4 fg5`
 * @result: how it ended
 *
 * The record of a game that is sent to the secretary (rus-draughts-2022 10.5.1). Texts are owned.
 */
typedef struct
{
  char *code;
  char *white;
  char *black;
  GStrv moves;
  char *result;
} BrgRecordSheet;

/** brg_record_sheet_free: Frees @sheet, which may be %NULL */
void brg_record_sheet_free (BrgRecordSheet *sheet);

/**
 * brg_record_sheets_lay_out:
 * @sheets: (element-type BrgRecordSheet): records
 * @options: how the document is wanted
 *
 * Lays them out in one column on strips of 70 x 210 mm, three on a sheet of A4, with blanks for the
 * player's signature and the day of dispatch; what is too long goes on on the next strip, as on the
 * back of the sheet.
 *
 * Returns: (transfer full) (nullable): the document; %NULL for no record
 */
BrgDocument *brg_record_sheets_lay_out (const GPtrArray *sheets, const BrgDocumentOptions *options);

/**
 * BrgLetterField:
 * @label: what it is
 * @value: what is known of it, empty for a blank
 * @n_lines: how many lines it has
 *
 * A field of a letter. Texts are owned.
 */
typedef struct
{
  char *label;
  char *value;
  guint n_lines;
} BrgLetterField;

/**
 * BrgLetterCard:
 * @code: cipher of the game
 * @names: both players
 * @from: who writes
 * @to: to whom
 * @fields: (element-type BrgLetterField): what the letter has to have (10.2.3)
 *
 * A letter that is to be filled in. Texts are owned.
 */
typedef struct
{
  char *code;
  char *names;
  char *from;
  char *to;
  GArray *fields;
} BrgLetterCard;

/** brg_letter_card_new: Returns: (transfer full): a letter without fields and texts */
BrgLetterCard *brg_letter_card_new (void);

/** brg_letter_card_free: Frees @card, which may be %NULL */
void brg_letter_card_free (BrgLetterCard *card);

/** brg_letter_card_add: @value: (transfer full): what is known, empty for a blank */
void brg_letter_card_add (BrgLetterCard *card, const char *label, char *value, guint n_lines);

/**
 * brg_letter_cards_lay_out:
 * @cards: (element-type BrgLetterCard): letters
 * @event: the event
 * @options: how the document is wanted
 *
 * Lays them out as postcards, four on a sheet of A4.
 *
 * Returns: (transfer full) (nullable): the document; %NULL for no letter
 */
BrgDocument *brg_letter_cards_lay_out (const GPtrArray *cards,
                                       const char *event,
                                       const BrgDocumentOptions *options);

G_END_DECLS
