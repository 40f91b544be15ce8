/* brg-money-form.c - money of an event, on paper
 *
 * Rules: rus-draughts-2022 1.5.4, 5.4.17
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-money-form.h"

#include "brg-date-words.h"
#include "brg-form-frame.h"
#include "brg-money-words.h"

enum
{
  COLUMN_DAY,
  COLUMN_WHAT,
  COLUMN_RECEIPT,
  COLUMN_INCOME,
  COLUMN_EXPENSE,
  COLUMN_APART,
  COLUMN_NOTE,
};

void
brg_money_line_free (BrgMoneyLine *line)
{
  if (line == NULL)
    return;
  brg_money_row_free (line->row);
  g_free (line->name);
  g_free (line->day);
  g_free (line->receipt);
  g_free (line->note);
  g_free (line->currency);
  g_free (line);
}

static void
free_winner (gpointer data)
{
  BrgMoneyWinner *winner = data;

  g_free (winner->name);
  g_free (winner->list);
  g_free (winner->place);
  g_free (winner->currency);
  g_free (winner);
}

BrgMoneyBook *
brg_money_book_new (void)
{
  BrgMoneyBook *book = g_new0 (BrgMoneyBook, 1);

  book->lines = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_money_line_free);
  book->currency = g_strdup ("");
  book->winners = g_ptr_array_new_with_free_func (free_winner);
  book->remarks = g_ptr_array_new_with_free_func (g_free);
  return book;
}

void
brg_money_book_free (BrgMoneyBook *book)
{
  if (book == NULL)
    return;
  g_ptr_array_unref (book->lines);
  g_free (book->currency);
  g_ptr_array_unref (book->winners);
  g_ptr_array_unref (book->remarks);
  g_free (book);
}

const char *
brg_money_form_kind (const BrgWords *words, BrgMoneyKind kind)
{
  static const char *const names[BRG_N_MONEY_KINDS] = {
    [BRG_MONEY_FEES] = NC_ ("money", "Entry fees in one sum"),
    [BRG_MONEY_GRANT] = NC_ ("money", "From the organiser"),
    [BRG_MONEY_SPONSOR] = NC_ ("money", "From a sponsor"),
    [BRG_MONEY_PRIZE_FUND] = NC_ ("money", "For the prize fund"),
    [BRG_MONEY_OTHER_INCOME] = NC_ ("money", "Other income"),
    [BRG_MONEY_PRIZES] = NC_ ("money", "Prizes paid out"),
    [BRG_MONEY_AWARDS] = NC_ ("money", "Cups, medals, diplomas"),
    [BRG_MONEY_ARBITERS] = NC_ ("money", "Pay of arbiters and staff"),
    [BRG_MONEY_HALL] = NC_ ("money", "Hall and rent"),
    [BRG_MONEY_EQUIPMENT] = NC_ ("money", "Equipment"),
    [BRG_MONEY_TRAVEL] = NC_ ("money", "Travel"),
    [BRG_MONEY_LODGING] = NC_ ("money", "Lodging and meals"),
    [BRG_MONEY_MEDICAL] = NC_ ("money", "Medical service"),
    [BRG_MONEY_OFFICE] = NC_ ("money", "Paper and printing"),
    [BRG_MONEY_OTHER_EXPENSE] = NC_ ("money", "Other expense"),
  };

  g_return_val_if_fail (words != NULL && kind < BRG_N_MONEY_KINDS, NULL);

  return WC_ (words, "money", names[kind]);
}

const char *
brg_money_form_side (const BrgWords *words, BrgMoneySide side)
{
  switch (side)
    {
    case BRG_MONEY_IN:
      return WC_ (words, "money", "income");
    case BRG_MONEY_OUT:
      return WC_ (words, "money", "expense");
    case BRG_MONEY_HELD:
      /* Translators: of a deposit that is not decided */
      return WC_ (words, "money", "held");
    case BRG_MONEY_BACK:
      /* Translators: of a deposit */
      return WC_ (words, "money", "returned");
    case BRG_MONEY_OTHER_CURRENCY:
    default:
      return WC_ (words, "money", "other currency, not summed");
    }
}

static void
add_sum (GPtrArray *sums,
         const char *name,
         gint64 amount,
         const BrgMoneyBook *book,
         const BrgWords *words)
{
  g_autofree char *size = brg_money_words_sum (ABS (amount), book->currency, words);

  g_ptr_array_add (sums, g_strdup (name));
  g_ptr_array_add (sums, amount < 0 ? g_strdup_printf ("−%s", size) : g_steal_pointer (&size));
}

GPtrArray *
brg_money_form_list_sums (const BrgMoneyBook *book, const BrgWords *words)
{
  GPtrArray *sums = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (book != NULL && words != NULL, sums);

  add_sum (sums, WC_ (words, "money", "Income"), book->income, book, words);
  if (book->fines > 0)
    add_sum (sums, WC_ (words, "money", "of it fines imposed"), book->fines, book, words);
  add_sum (sums, WC_ (words, "money", "Expense"), book->expense, book, words);
  add_sum (sums, WC_ (words, "money", "Balance"), book->income - book->expense, book, words);
  if (book->held > 0)
    add_sum (sums, WC_ (words, "money", "Deposits held"), book->held, book, words);
  add_sum (sums, WC_ (words, "money", "Prize fund"), book->fund, book, words);
  add_sum (sums, WC_ (words, "money", "Prizes offered"), book->offered, book, words);
  add_sum (sums, WC_ (words, "money", "Prizes by the tables"), book->awarded, book, words);
  add_sum (sums, WC_ (words, "money", "Prizes given out"), book->paid, book, words);
  return sums;
}

/* Whether an amount is one of the currency of the account: its columns have no other. */
static gboolean
is_of_book (const char *currency, const BrgMoneyBook *book)
{
  return *currency == '\0' || g_str_equal (currency, book->currency);
}

/* What is neither income nor expense: its figures in a column of their own, and what it is. */
static void
set_apart (BrgFormRow *row,
           const char *what,
           gint64 amount,
           const char *currency,
           const BrgMoneyBook *book,
           const BrgWords *words)
{
  gboolean is_own = is_of_book (currency, book);
  g_autofree char *sum = is_own ? g_strdup ("") : brg_money_words_sum (amount, currency, words);
  const char *between = *what != '\0' && *sum != '\0' ? ": " : "";

  if (is_own)
    brg_form_set_cell (row, COLUMN_APART, brg_money_words_sum (amount, "", words), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_NOTE, g_strconcat (what, between, sum, NULL), BRG_FORM_PLAIN);
}

static void
add_line (BrgForm *form, const BrgMoneyLine *line, const BrgMoneyBook *book, const BrgWords *words)
{
  BrgFormRow *row = brg_form_add_row (form);
  gboolean is_out = line->side == BRG_MONEY_OUT;

  if (*line->day != '\0')
    brg_form_set_cell (row, COLUMN_DAY, brg_date_words_day (words, line->day), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_WHAT, g_strdup (line->name), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_RECEIPT, g_strdup (line->receipt), BRG_FORM_PLAIN);
  if (line->side != BRG_MONEY_IN && !is_out)
    {
      set_apart (row, brg_money_form_side (words, line->side), line->amount, line->currency, book,
                 words);
      return;
    }
  brg_form_set_cell (row, is_out ? COLUMN_EXPENSE : COLUMN_INCOME,
                     brg_money_words_sum (line->amount, "", words), BRG_FORM_BOLD);
  brg_form_set_cell (row, COLUMN_NOTE, g_strdup (line->note), BRG_FORM_PLAIN);
}

static void
add_totals (BrgForm *form, const BrgMoneyBook *book, const BrgWords *words)
{
  BrgFormRow *row = brg_form_add_row (form);
  g_autoptr (GPtrArray) sums = brg_money_form_list_sums (book, words);

  row->line_above = TRUE;
  brg_form_set_cell (row, COLUMN_WHAT, g_strdup (WC_ (words, "money", "Total")), BRG_FORM_BOLD);
  brg_form_set_cell (row, COLUMN_INCOME, brg_money_words_sum (book->income, "", words),
                     BRG_FORM_BOLD);
  brg_form_set_cell (row, COLUMN_EXPENSE, brg_money_words_sum (book->expense, "", words),
                     BRG_FORM_BOLD);
  for (guint i = 0; i + 1 < sums->len; i += 2)
    g_ptr_array_add (form->notes, g_strdup_printf ("%s: %s.", (const char *) sums->pdata[i],
                                                   (const char *) sums->pdata[i + 1]));
  for (guint i = 0; i < book->remarks->len; i++)
    g_ptr_array_add (form->notes, g_strdup (book->remarks->pdata[i]));
}

/* What everybody gets by the tables; what was paid out is an expense above. */
static void
add_winners (BrgForm *form, const BrgMoneyBook *book, const BrgWords *words)
{
  for (guint i = 0; i < book->winners->len; i++)
    {
      const BrgMoneyWinner *winner = book->winners->pdata[i];
      BrgFormRow *row = brg_form_add_row (form);

      row->line_above = i == 0;
      brg_form_set_cell (row, COLUMN_WHAT,
                         /* Translators: a place or several, "1–4", the name of who has it */
                         g_strdup_printf (WC_ (words, "money", "Prize of place %s: %s"),
                                          winner->place, winner->name),
                         BRG_FORM_PLAIN);
      set_apart (row, winner->list, winner->amount, winner->currency, book, words);
    }
}

BrgForm *
brg_money_form_new (const BrgSnapshot *snapshot,
                    const BrgMoneyBook *book,
                    const BrgDocumentOptions *options)
{
  const BrgWords *words;
  BrgForm *form;

  g_return_val_if_fail (snapshot != NULL && book != NULL && options != NULL, NULL);

  words = options->words;
  form = brg_form_new (BRG_FORM_PROTOCOL);
  /* Translators: title of a document; "Смета и расходы" */
  brg_form_set_text (&form->title, g_strdup (W_ (words, "Account of the event")));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (snapshot));
  brg_form_set_text (&form->left, brg_form_frame_dup_site (snapshot));
  brg_form_add_column (form, BRG_COLUMN_TEXT, WC_ (words, "table head", "Day"));
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "table head", "What"));
  brg_form_add_column (form, BRG_COLUMN_TEXT, WC_ (words, "table head", "Receipt"));
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "Income"));
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "Expense"));
  /* Translators: sums that are neither income nor expense: deposits, prizes by the tables; "Вне
   * баланса" */
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "Apart"));
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "table head", "Note"));
  for (guint i = 0; i < book->lines->len; i++)
    add_line (form, book->lines->pdata[i], book, words);
  add_totals (form, book, words);
  add_winners (form, book, words);
  brg_form_drop_empty (form, COLUMN_APART);
  brg_form_frame_fill (form, &(BrgFormFrame){ .snapshot = snapshot,
                                              .options = options,
                                              .number = options->number,
                                              .is_signed = TRUE });
  return form;
}
