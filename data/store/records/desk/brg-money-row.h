/* brg-money-row.h - money of an event that came in or went out, as a value
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgMoneyKind:
 * @BRG_MONEY_FEES: entry fees that are not kept per player
 * @BRG_MONEY_GRANT: from the organiser
 * @BRG_MONEY_SPONSOR: from a sponsor
 * @BRG_MONEY_PRIZE_FUND: given for the prizes
 * @BRG_MONEY_OTHER_INCOME: other income
 * @BRG_MONEY_PRIZES: prizes that were paid out
 * @BRG_MONEY_AWARDS: cups, medals, diplomas
 * @BRG_MONEY_ARBITERS: pay of arbiters and staff
 * @BRG_MONEY_HALL: hall and rent
 * @BRG_MONEY_EQUIPMENT: equipment
 * @BRG_MONEY_TRAVEL: travel
 * @BRG_MONEY_LODGING: lodging and meals
 * @BRG_MONEY_MEDICAL: medical service
 * @BRG_MONEY_OFFICE: paper and printing
 * @BRG_MONEY_OTHER_EXPENSE: other expense
 *
 * What money is for. Income stands before %BRG_MONEY_PRIZES, expense from there on.
 */
typedef enum
{
  BRG_MONEY_FEES,
  BRG_MONEY_GRANT,
  BRG_MONEY_SPONSOR,
  BRG_MONEY_PRIZE_FUND,
  BRG_MONEY_OTHER_INCOME,
  BRG_MONEY_PRIZES,
  BRG_MONEY_AWARDS,
  BRG_MONEY_ARBITERS,
  BRG_MONEY_HALL,
  BRG_MONEY_EQUIPMENT,
  BRG_MONEY_TRAVEL,
  BRG_MONEY_LODGING,
  BRG_MONEY_MEDICAL,
  BRG_MONEY_OFFICE,
  BRG_MONEY_OTHER_EXPENSE,
} BrgMoneyKind;

#define BRG_N_MONEY_KINDS (BRG_MONEY_OTHER_EXPENSE + 1)

/* More than an event has, in hundredths; sums of many rows stay numbers. */
#define BRG_MOST_MONEY G_GINT64_CONSTANT (100000000000000)

/**
 * BrgMoneyRow:
 * @id: row in the database, 0 for a new one
 * @kind: what it is for
 * @name: what it is, never empty
 * @amount: how much, in hundredths, above 0
 * @day: when, `YYYY-MM-DD`, or empty
 * @note: a note, may be empty
 * @receipt: number of the receipt or of the order, may be empty
 *
 * Money that came in or went out. Texts are never %NULL.
 */
typedef struct
{
  gint64 id;
  BrgMoneyKind kind;
  char *name;
  gint64 amount;
  char *day;
  char *note;
  char *receipt;
} BrgMoneyRow;

/** brg_money_row_new: Returns: (transfer full): a row without texts and amount */
BrgMoneyRow *brg_money_row_new (BrgMoneyKind kind);

/** brg_money_row_free: frees @row, which may be %NULL */
void brg_money_row_free (BrgMoneyRow *row);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgMoneyRow, brg_money_row_free)

/** brg_money_kind_is_income: Returns: whether money of @kind comes in */
gboolean brg_money_kind_is_income (BrgMoneyKind kind);

/** brg_money_kind_to_word: Returns: what the database and commands call @kind */
const char *brg_money_kind_to_word (BrgMoneyKind kind);

/**
 * brg_money_kind_from_word:
 * @word: a word
 * @kind: (out): what it stands for; untouched when it is none
 *
 * Returns: whether it stands for a kind
 */
gboolean brg_money_kind_from_word (const char *word, BrgMoneyKind *kind);

G_END_DECLS
