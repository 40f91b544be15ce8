/* brg-ctl-money.c - bergerctl money: the account of an event
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-category-presets.h"
#include "brg-ctl-place.h"
#include "brg-date-text.h"
#include "brg-money-account.h"
#include "brg-money-words.h"
#include "brg-store-money.h"

typedef struct
{
  BrgCtlPlace where;
  char *kind;
  char *name;
  char *amount;
  char *day;
  char *receipt;
  char *note;
  gint64 removed;
} Asked;

static void
asked_clear (Asked *asked)
{
  brg_ctl_place_clear (&asked->where);
  g_free (asked->kind);
  g_free (asked->name);
  g_free (asked->amount);
  g_free (asked->day);
  g_free (asked->receipt);
  g_free (asked->note);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Asked, asked_clear)

static const char *
describe (const BrgMoneyLine *line)
{
  switch (line->source)
    {
    case BRG_MONEY_DEPOSIT:
      return "deposit";
    case BRG_MONEY_FINE:
      return "fine";
    case BRG_MONEY_ENTRY_FEE:
      return "entry-fee";
    case BRG_MONEY_ENTERED:
    default:
      return brg_money_kind_to_word (line->row->kind);
    }
}

static void
print_line (const BrgMoneyLine *line, const BrgWords *words)
{
  static const char *const sides[] = { "in", "out", "held", "back", "other" };
  g_autofree char *amount = brg_money_words_amount (line->amount, words);
  g_autofree char *name = brg_ctl_dup_cell (line->name);
  g_autofree char *receipt = brg_ctl_dup_cell (line->receipt);
  g_autofree char *note = brg_ctl_dup_cell (line->note);
  gint64 id = line->row != NULL ? line->row->id : 0;

  g_print ("%" G_GINT64_FORMAT "\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n", id, describe (line),
           sides[line->side], amount, *line->day != '\0' ? line->day : "-", name, receipt, note);
}

static void
print_winner (const BrgMoneyWinner *winner, const BrgWords *words)
{
  g_autofree char *name = brg_ctl_dup_cell (winner->name);
  g_autofree char *list = brg_ctl_dup_cell (winner->list);
  g_autofree char *amount = brg_money_words_amount (winner->amount, words);

  g_print ("prize\t%s\t%s\t%s\t%s\n", winner->place, name, list, amount);
}

static BrgCtlStatus
show (BrgStore *store, const BrgSnapshot *snapshot)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgMoneyBook) book = brg_money_account_load (store, snapshot, words, &error);
  g_autoptr (GPtrArray) sums = NULL;

  if (book == NULL)
    return brg_ctl_complain ("%s", error->message);
  for (guint i = 0; i < book->lines->len; i++)
    print_line (book->lines->pdata[i], words);
  sums = brg_money_form_list_sums (book, words);
  for (guint i = 0; i + 1 < sums->len; i += 2)
    g_print ("=\t%s\t%s\n", (const char *) sums->pdata[i], (const char *) sums->pdata[i + 1]);
  for (guint i = 0; i < book->winners->len; i++)
    print_winner (book->winners->pdata[i], words);
  for (guint i = 0; i < book->remarks->len; i++)
    g_print ("!\t%s\n", (const char *) book->remarks->pdata[i]);
  return book->remarks->len > 0 ? BRG_CTL_NO : BRG_CTL_YES;
}

static BrgCtlStatus
add (BrgStore *store, const BrgSnapshot *snapshot, const Asked *asked)
{
  g_autoptr (BrgMoneyRow) row = brg_money_row_new (BRG_MONEY_OTHER_EXPENSE);
  g_autofree char *day = asked->day != NULL ? brg_date_text_normalise (asked->day) : g_strdup ("");
  g_autoptr (GError) error = NULL;

  if (!brg_money_kind_from_word (asked->kind, &row->kind))
    return brg_ctl_complain ("--add: there is no such kind: %s", asked->kind);
  if (asked->amount == NULL || !brg_category_parse_amount (asked->amount, &row->amount))
    return brg_ctl_complain ("--amount is no amount of money: 1500,50");
  if (day == NULL)
    return brg_ctl_complain ("--day is no day: 2026-11-20");
  g_free (row->name);
  row->name = g_strdup (asked->name != NULL ? asked->name : "");
  g_free (row->day);
  row->day = g_steal_pointer (&day);
  g_free (row->receipt);
  row->receipt = g_strdup (asked->receipt != NULL ? asked->receipt : "");
  g_free (row->note);
  row->note = g_strdup (asked->note != NULL ? asked->note : "");
  return brg_store_put_money (store, snapshot->event->id, row, &error)
             ? BRG_CTL_YES
             : brg_ctl_complain ("%s: %s", asked->where.path, error->message);
}

static BrgCtlStatus
run_money (int argc, char **argv)
{
  g_auto (Asked) asked = { 0 };
  const GOptionEntry options[] = {
    { "add", 0, 0, G_OPTION_ARG_STRING, &asked.kind, "adds a payment: what it is for", "KIND" },
    { "name", 0, 0, G_OPTION_ARG_STRING, &asked.name, "what it is", "TEXT" },
    { "amount", 0, 0, G_OPTION_ARG_STRING, &asked.amount, "how much", "1500,50" },
    { "day", 0, 0, G_OPTION_ARG_STRING, &asked.day, "when", "DAY" },
    { "receipt", 0, 0, G_OPTION_ARG_STRING, &asked.receipt, "its receipt", "TEXT" },
    { "note", 0, 0, G_OPTION_ARG_STRING, &asked.note, "a note", "TEXT" },
    { "remove", 0, 0, G_OPTION_ARG_INT64, &asked.removed, "removes a payment", "ID" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GError) error = NULL;
  gboolean changes;

  if (!brg_ctl_place_read (&asked.where, options, argc, argv))
    return BRG_CTL_WRONG;
  changes = asked.kind != NULL || asked.removed != 0;
  if (!brg_ctl_place_open (&asked.where, changes ? BRG_STORE_READ_WRITE : BRG_STORE_READ_ONLY))
    return BRG_CTL_WRONG;
  if (asked.kind != NULL)
    return add (asked.where.store, asked.where.snapshot, &asked);
  if (asked.removed == 0)
    return show (asked.where.store, asked.where.snapshot);
  return brg_store_remove_money (asked.where.store, asked.where.snapshot->event->id, asked.removed,
                                 &error)
             ? BRG_CTL_YES
             : brg_ctl_complain ("%s: %s", asked.where.path, error->message);
}

const BrgCtlCommand brg_ctl_money = {
  "money", run_money,
  "--db FILE --event ID [--add KIND --name TEXT --amount 1500,50 --day DAY --receipt TEXT\n"
  "          --note TEXT | --remove ID]"
};
