/* brg-money-form.h - money of an event, on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-money-row.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgMoneySource:
 * @BRG_MONEY_ENTERED: a row that was entered as money
 * @BRG_MONEY_DEPOSIT: the deposit of a protest
 * @BRG_MONEY_FINE: a fine of the penalty log
 * @BRG_MONEY_ENTRY_FEE: the entry fee of a player
 *
 * Where a line is kept.
 */
typedef enum
{
  BRG_MONEY_ENTERED,
  BRG_MONEY_DEPOSIT,
  BRG_MONEY_FINE,
  BRG_MONEY_ENTRY_FEE,
} BrgMoneySource;

/**
 * BrgMoneySide:
 * @BRG_MONEY_IN: income
 * @BRG_MONEY_OUT: expense
 * @BRG_MONEY_HELD: in the cash, but it may have to be given back
 * @BRG_MONEY_BACK: was given back
 * @BRG_MONEY_OTHER_CURRENCY: not summed
 *
 * How a line counts.
 */
typedef enum
{
  BRG_MONEY_IN,
  BRG_MONEY_OUT,
  BRG_MONEY_HELD,
  BRG_MONEY_BACK,
  BRG_MONEY_OTHER_CURRENCY,
} BrgMoneySide;

/**
 * BrgMoneyLine:
 * @source: where it is kept
 * @side: how it counts
 * @row: (nullable): the row that was entered
 * @name: what it is
 * @day: `YYYY-MM-DD`, or empty
 * @receipt: receipt, may be empty
 * @note: note, may be empty
 * @amount: hundredths
 * @currency: its currency, empty for that of the event
 *
 * A line of the account.
 */
typedef struct
{
  BrgMoneySource source;
  BrgMoneySide side;
  BrgMoneyRow *row;
  char *name;
  char *day;
  char *receipt;
  char *note;
  gint64 amount;
  char *currency;
} BrgMoneyLine;

/** brg_money_line_free: frees @line, which may be %NULL */
void brg_money_line_free (BrgMoneyLine *line);

/**
 * BrgMoneyWinner:
 * @name: who gets a prize
 * @list: the classification, empty for the table of all
 * @place: his place in it, `3`, or those that he shares, `1–4`
 * @amount: what he gets, hundredths
 * @currency: its currency, may be empty
 *
 * A prize by the tables.
 */
typedef struct
{
  char *name;
  char *list;
  char *place;
  gint64 amount;
  char *currency;
} BrgMoneyWinner;

/**
 * BrgMoneyBook:
 * @lines: (element-type BrgMoneyLine): by day, those without a day last
 * @currency: currency of the sums, may be empty
 * @income: what came in
 * @expense: what went out
 * @held: deposits that are not decided
 * @fines: what of @income are fines
 * @fund: what was given for the prizes, deposits that failed included
 * @offered: prizes that are offered in all groups
 * @awarded: what the prizes come to by the tables, without the excluded
 * @paid: prizes that were paid out
 * @is_provisional: whether rounds are still to be played, in which prizes by the tables may change
 * @winners: (element-type BrgMoneyWinner): who gets which prize by the tables, of groups that play
 * @remarks: (element-type utf8): sentences on what does not fit
 *
 * The account of an event. Amounts are hundredths.
 */
typedef struct
{
  GPtrArray *lines;
  char *currency;
  gint64 income;
  gint64 expense;
  gint64 held;
  gint64 fines;
  gint64 fund;
  gint64 offered;
  gint64 awarded;
  gint64 paid;
  gboolean is_provisional;
  GPtrArray *winners;
  GPtrArray *remarks;
} BrgMoneyBook;

/** brg_money_book_new: Returns: (transfer full): an empty account */
BrgMoneyBook *brg_money_book_new (void);

/** brg_money_book_free: frees @book, which may be %NULL */
void brg_money_book_free (BrgMoneyBook *book);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgMoneyBook, brg_money_book_free)

/** brg_money_form_kind: Returns: what money of @kind is called, with a capital */
const char *brg_money_form_kind (const BrgWords *words, BrgMoneyKind kind);

/** brg_money_form_side: Returns: a word for @side: "held" */
const char *brg_money_form_side (const BrgWords *words, BrgMoneySide side);

/**
 * brg_money_form_list_sums:
 * @book: an account
 * @words: language
 *
 * Returns: (transfer full) (element-type utf8): names and amounts of the sums in turn: "Income",
 *   "5000", "Expense", "300", ...
 */
GPtrArray *brg_money_form_list_sums (const BrgMoneyBook *book, const BrgWords *words);

/**
 * brg_money_form_new:
 * @snapshot: a group of the event
 * @book: its account
 * @options: options
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_money_form_new (const BrgSnapshot *snapshot,
                             const BrgMoneyBook *book,
                             const BrgDocumentOptions *options);

G_END_DECLS
