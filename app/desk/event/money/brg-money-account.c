/* brg-money-account.c - the account of an event: what was entered, and what other tables hold
 *
 * Rules: rus-draughts-2022 1.5.4, 1.5.9, 5.2, 5.4.17.4; rus-chess-2014 25.3
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-money-account.h"

#include <string.h>

#include "brg-admission.h"
#include "brg-award-lists.h"
#include "brg-category-presets.h"
#include "brg-event-table.h"
#include "brg-money-words.h"
#include "brg-name-match.h"
#include "brg-name-words.h"
#include "brg-next-step.h"
#include "brg-store-entry-papers.h"
#include "brg-store-incident-rows.h"
#include "brg-store-lists.h"
#include "brg-store-load.h"
#include "brg-store-money.h"
#include "brg-store-protest-rows.h"

typedef struct
{
  BrgMoneyBook *book;
  BrgStore *store;
  gint64 event_id;
  const BrgWords *words;
  GPtrArray *groups; /* element-type BrgSnapshot */
} Account;

static BrgMoneyLine *
add_line (const Account *account, BrgMoneySource source, char *name, gint64 amount)
{
  BrgMoneyLine *line = g_new0 (BrgMoneyLine, 1);

  line->source = source;
  line->name = name;
  line->amount = amount;
  line->day = g_strdup ("");
  line->receipt = g_strdup ("");
  line->note = g_strdup ("");
  line->currency = g_strdup ("");
  g_ptr_array_add (account->book->lines, line);
  return line;
}

/* What is more than a number can say stays at the greatest one. */
static void
add (gint64 *sum, gint64 amount)
{
  *sum = *sum > G_MAXINT64 - amount ? G_MAXINT64 : *sum + amount;
}

static void
set (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* The first currency that is named is that of the sums. */
static gboolean
is_ours (const Account *account, const char *currency)
{
  if (*currency == '\0')
    return TRUE;
  if (*account->book->currency == '\0')
    set (&account->book->currency, currency);
  return g_str_equal (account->book->currency, currency);
}

static gboolean
add_entered (const Account *account, GError **error)
{
  g_autoptr (GPtrArray) rows = brg_store_list_money (account->store, account->event_id, error);

  if (rows == NULL)
    return FALSE;
  g_ptr_array_set_free_func (rows, NULL);
  for (guint i = 0; i < rows->len; i++)
    {
      BrgMoneyRow *row = rows->pdata[i];
      BrgMoneyLine *line = add_line (account, BRG_MONEY_ENTERED, g_strdup (row->name), row->amount);

      line->row = row;
      line->side = brg_money_kind_is_income (row->kind) ? BRG_MONEY_IN : BRG_MONEY_OUT;
      set (&line->day, row->day);
      set (&line->receipt, row->receipt);
      set (&line->note, row->note);
      add (&account->book->fund, row->kind == BRG_MONEY_PRIZE_FUND ? row->amount : 0);
      add (&account->book->paid, row->kind == BRG_MONEY_PRIZES ? row->amount : 0);
    }
  return TRUE;
}

/* rus-draughts-2022 5.4.17.4: returned when the protest is upheld, else for the prizes;
 * rus-chess-2014 25.3: returned when it is upheld. */
static void
add_deposit (const Account *account, const BrgProtest *protest)
{
  static const BrgMoneySide sides[] = {
    [BRG_FEE_HELD] = BRG_MONEY_HELD,
    [BRG_FEE_RETURNED] = BRG_MONEY_BACK,
    [BRG_FEE_TO_FUND] = BRG_MONEY_IN,
  };
  BrgMoneyLine *line;
  char *name;

  if (!protest->is_fee_paid || protest->fee <= 0)
    return;
  /* Translators: number of a protest, who handed it in */
  name = g_strdup_printf (W_ (account->words, "Deposit of protest No. %d, %s"), protest->number,
                          protest->filed_by);
  line = add_line (account, BRG_MONEY_DEPOSIT, name, protest->fee);
  line->side = sides[protest->fee_goes];
  g_free (line->day);
  line->day = g_strndup (protest->filed_at, strlen ("YYYY-MM-DD"));
  set (&line->currency, protest->currency);
  if (!is_ours (account, protest->currency))
    line->side = BRG_MONEY_OTHER_CURRENCY;
  else if (protest->fee_goes == BRG_FEE_TO_FUND)
    {
      set (&line->note, WC_ (account->words, "money", "for the prize fund"));
      add (&account->book->fund, protest->fee);
    }
}

static gboolean
add_deposits (const Account *account, GError **error)
{
  for (guint g = 0; g < account->groups->len; g++)
    {
      const BrgSnapshot *group = account->groups->pdata[g];
      g_autoptr (GPtrArray) protests =
          brg_store_list_protests (account->store, group->group->id, error);

      if (protests == NULL)
        return FALSE;
      for (guint i = 0; i < protests->len; i++)
        add_deposit (account, protests->pdata[i]);
    }
  return TRUE;
}

/* "500 EUR": the number, and the word behind or before it. */
static gboolean
split_fine (const char *fine, gint64 *amount, char **currency)
{
  g_autoptr (GString) number = g_string_new (NULL);
  g_autoptr (GString) rest = g_string_new (NULL);

  for (const char *at = fine; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);
      gboolean is_sign = (letter == '.' || letter == ',') && number->len > 0 && rest->len == 0;

      if (is_sign || (letter >= '0' && letter <= '9'))
        g_string_append_unichar (number, letter);
      else if (!g_unichar_isspace (letter))
        g_string_append_unichar (rest, letter);
    }
  *currency = g_string_free (g_steal_pointer (&rest), FALSE);
  return brg_category_parse_amount (number->str, amount) && *amount > 0;
}

static void
add_fine (const Account *account, const BrgIncident *incident)
{
  g_autofree char *currency = NULL;
  BrgMoneyLine *line;
  gint64 amount;
  char *name;

  if (!brg_incident_is_in_force (incident) || incident->sanction != BRG_SANCTION_FINE)
    return;
  if (!split_fine (incident->fine, &amount, &currency))
    {
      g_ptr_array_add (account->book->remarks,
                       /* Translators: number in the penalty log, what stands there */
                       g_strdup_printf (W_ (account->words, "The fine of entry No. %d is no "
                                                            "amount: “%s”. It is not summed."),
                                        incident->number, incident->fine));
      return;
    }
  /* Translators: number in the penalty log */
  name = g_strdup_printf (W_ (account->words, "Fine, entry No. %d of the penalty log"),
                          incident->number);
  line = add_line (account, BRG_MONEY_FINE, name, amount);
  line->side = is_ours (account, currency) ? BRG_MONEY_IN : BRG_MONEY_OTHER_CURRENCY;
  set (&line->currency, currency);
  g_free (line->day);
  line->day = g_strndup (incident->at, strlen ("YYYY-MM-DD"));
  add (&account->book->fines, line->side == BRG_MONEY_IN ? amount : 0);
}

static gboolean
add_fines (const Account *account, GError **error)
{
  g_autoptr (GPtrArray) log = brg_store_list_incidents (account->store, account->event_id, error);

  for (guint i = 0; log != NULL && i < log->len; i++)
    add_fine (account, log->pdata[i]);
  return log != NULL;
}

static char *
dup_name (const Account *account, const BrgSnapshot *group, gint64 entry_id)
{
  const BrgSnapshot *boards = brg_snapshot_get_boards (group);
  gint index = brg_snapshot_find_entry (boards, entry_id);

  if (index != BRG_NOBODY)
    return brg_name_words_dup (boards, index, BRG_NAME_FULL, account->words);
  index = brg_snapshot_find_entry (group, entry_id);
  return index != BRG_NOBODY ? brg_name_words_dup (group, index, BRG_NAME_FULL, account->words)
                             : g_strdup ("");
}

static void
add_fee_line (const Account *account,
              const BrgEntryFee *fee,
              BrgMoneySide side,
              char *name,
              gint64 amount,
              const char *day)
{
  BrgMoneyLine *line = add_line (account, BRG_MONEY_ENTRY_FEE, name, amount);

  line->side = is_ours (account, fee->currency) ? side : BRG_MONEY_OTHER_CURRENCY;
  set (&line->currency, fee->currency);
  set (&line->day, day);
  set (&line->receipt, fee->receipt);
  set (&line->note, fee->note);
}

static gboolean
is_excluded (const BrgSnapshot *group, gint64 entry_id)
{
  const BrgSnapshot *boards = brg_snapshot_get_boards (group);
  gint index = brg_snapshot_find_entry (boards, entry_id);

  return index != BRG_NOBODY && brg_snapshot_get_entry (boards, index)->is_excluded;
}

/* rus-draughts-2022 1.5.9: an exclusion brings no fee back. */
static void
check_returned (const Account *account,
                const BrgSnapshot *group,
                const BrgEntryFee *fee,
                const char *name)
{
  const BrgAdmissionBook *book = group->event->rulebook->admission;

  if (fee->returned > 0 && book != NULL && book->no_refund_article != NULL &&
      is_excluded (group, fee->entry_id))
    g_ptr_array_add (account->book->remarks,
                     /* Translators: a name */
                     g_strdup_printf (W_ (account->words, "%s was excluded: the entry fee is not "
                                                          "given back."),
                                      name));
}

/* rus-draughts-2022 5.2: what a player paid, and what he got back. */
static void
add_fee (const Account *account, const BrgSnapshot *group, const BrgEntryFee *fee)
{
  g_autofree char *name = dup_name (account, group, fee->entry_id);

  check_returned (account, group, fee, name);
  if (fee->amount > 0)
    add_fee_line (account, fee, BRG_MONEY_IN,
                  /* Translators: a name */
                  g_strdup_printf (W_ (account->words, "Entry fee, %s"), name), fee->amount,
                  fee->paid_on);
  if (fee->returned > 0)
    add_fee_line (account, fee, BRG_MONEY_OUT,
                  /* Translators: a name */
                  g_strdup_printf (W_ (account->words, "Entry fee given back, %s"), name),
                  fee->returned, fee->returned_on);
}

static gboolean
add_fees (const Account *account, GError **error)
{
  for (guint g = 0; g < account->groups->len; g++)
    {
      const BrgSnapshot *group = account->groups->pdata[g];
      g_autoptr (GPtrArray) fees =
          brg_store_list_entry_fees (account->store, group->group->id, error);

      if (fees == NULL)
        return FALSE;
      for (guint i = 0; i < fees->len; i++)
        add_fee (account, group, fees->pdata[i]);
    }
  return TRUE;
}

/* What the players paid by themselves. */
static gint64
sum_player_fees (const BrgMoneyBook *book)
{
  gint64 sum = 0;

  for (guint i = 0; i < book->lines->len; i++)
    {
      const BrgMoneyLine *line = book->lines->pdata[i];

      add (&sum,
           line->source == BRG_MONEY_ENTRY_FEE && line->side == BRG_MONEY_IN ? line->amount : 0);
    }
  return sum;
}

/* The line is what is more than the fees of players; what was entered stands in its note. */
static void
take_from_line (const Account *account, BrgMoneyLine *line, gint64 amount)
{
  const char *currency = account->book->currency;
  g_autofree char *whole = brg_money_words_sum (line->amount, currency, account->words);
  g_autofree char *part = brg_money_words_sum (amount, currency, account->words);
  g_autofree char *said = g_strdup_printf (
      /* Translators: a note; two amounts of money */
      W_ (account->words, "%s in one sum, %s of it player by player"), whole, part);
  g_autofree char *note =
      *line->note != '\0' ? g_strdup_printf ("%s; %s", line->note, said) : g_strdup (said);

  line->amount -= amount;
  set (&line->note, note);
}

/* rus-draughts-2022 5.2: what every player paid is kept with him; a sum in which the same fees
 * stand is counted for what it has more. */
static void
join_fees (const Account *account)
{
  const GPtrArray *lines = account->book->lines;
  gint64 of_players = sum_player_fees (account->book);
  gint64 once = 0;
  g_autofree char *sum = NULL;

  for (guint i = 0; i < lines->len; i++)
    {
      BrgMoneyLine *line = lines->pdata[i];
      gint64 amount = MIN (line->amount, of_players - once);

      if (line->row == NULL || line->row->kind != BRG_MONEY_FEES || amount == 0)
        continue;
      take_from_line (account, line, amount);
      once += amount;
    }
  if (once == 0)
    return;
  sum = brg_money_words_sum (once, account->book->currency, account->words);
  g_ptr_array_add (account->book->remarks,
                   /* Translators: an amount of money */
                   g_strdup_printf (W_ (account->words, "Entry fees are kept player by player and "
                                                        "in one sum: %s of it are taken for the "
                                                        "same fees and counted once."),
                                    sum));
}

/* Where lines come from. */
static gboolean (*const sources[]) (const Account *account, GError **error) = {
  add_entered,
  add_deposits,
  add_fines,
  add_fees,
};

static gint
compare_lines (gconstpointer a, gconstpointer b)
{
  const BrgMoneyLine *left = *(BrgMoneyLine *const *) a;
  const BrgMoneyLine *right = *(BrgMoneyLine *const *) b;
  gboolean is_dated = *left->day != '\0';

  if (is_dated != (*right->day != '\0'))
    return is_dated ? -1 : 1;
  return strcmp (left->day, right->day);
}

static void
sum_lines (BrgMoneyBook *book)
{
  for (guint i = 0; i < book->lines->len; i++)
    {
      const BrgMoneyLine *line = book->lines->pdata[i];

      add (&book->income, line->side == BRG_MONEY_IN ? line->amount : 0);
      add (&book->expense, line->side == BRG_MONEY_OUT ? line->amount : 0);
      add (&book->held, line->side == BRG_MONEY_HELD ? line->amount : 0);
    }
}

/* ----- Prizes ----- */

static void
add_winner (const Account *account,
            const BrgSnapshot *group,
            const BrgAwardLists *lists,
            const BrgPrizeAward *award)
{
  BrgMoneyWinner *winner = g_new0 (BrgMoneyWinner, 1);
  const char *list =
      award->list > 0 ? brg_award_lists_get_name (lists, award->list, account->words) : "";
  gboolean has_both = *group->group->name != '\0' && *list != '\0';

  winner->name = brg_name_words_dup (group, award->player, BRG_NAME_FULL, account->words);
  winner->list = g_strconcat (group->group->name, has_both ? ", " : "", list, NULL);
  winner->place = award->last_place > award->place
                      ? g_strdup_printf ("%d–%d", award->place, award->last_place)
                      : g_strdup_printf ("%d", award->place);
  winner->amount = award->amount;
  winner->currency = g_strdup (group->group->prize_currency);
  g_ptr_array_add (account->book->winners, winner);
}

/* Before anything was played places are those of the numbers, and nobody has won. */
static void
add_winners (const Account *account,
             const BrgSnapshot *group,
             const BrgAwardLists *lists,
             const BrgPrizeShares *shares)
{
  for (guint i = 0; group->rounds->len > 0 && i < shares->awards->len; i++)
    {
      const BrgPrizeAward *award = &g_array_index (shares->awards, BrgPrizeAward, i);

      if (award->amount > 0)
        add_winner (account, group, lists, award);
    }
}

/* By the places after the round that was begun last, as the list of prizes has them. */
static void
add_prizes (const Account *account, const BrgSnapshot *group)
{
  BrgEventTable *table;
  BrgTableSource source;
  g_autoptr (BrgAwardLists) lists = NULL;
  g_autoptr (BrgPrizeShares) shares = NULL;

  if (group->prizes->len == 0 || group->entries->len == 0)
    return;
  account->book->is_provisional |=
      group->event->state != BRG_EVENT_CLOSED && !brg_event_table_is_complete (group);
  is_ours (account, group->group->prize_currency);
  table = brg_event_table_new (group, brg_snapshot_current_round (group));
  source = brg_event_table_get_source (table, group);
  lists = brg_award_lists_new (&source);
  shares = brg_award_lists_share (lists);
  add (&account->book->offered, shares->offered);
  add (&account->book->awarded, shares->paid);
  add_winners (account, group, lists, shares);
  g_clear_pointer (&shares, brg_prize_shares_free);
  g_clear_pointer (&lists, brg_award_lists_free);
  brg_event_table_free (table);
}

/* Whether a player of the group who was not excluded has that very name. */
static gboolean
is_of_another (const BrgSnapshot *group, const char *word)
{
  for (gint i = 0; i < (gint) group->entries->len; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (group, i);

      if (!entry->is_excluded && brg_name_match_has_word (word, entry->family_name, FALSE))
        return TRUE;
    }
  return FALSE;
}

/* A family name in any of its cases; "Белова" of another player is not that of Белов. */
static gboolean
names_player (const char *text, const BrgSnapshot *group, const BrgEntry *entry)
{
  g_auto (GStrv) words = NULL;

  if (brg_name_match_has_word (text, entry->family_name, FALSE))
    return TRUE;
  words = g_strsplit_set (text, " ,.;:()", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (brg_name_match_has_word (words[i], entry->family_name, TRUE) &&
        !is_of_another (group, words[i]))
      return TRUE;
  return FALSE;
}

/* rus-draughts-2022 1.5.4: who is excluded gives back what he got, and gets nothing: no prize and
 * no compensation of any kind. */
static void
check_excluded (const Account *account, const BrgMoneyLine *line, const BrgSnapshot *group)
{
  for (guint i = 0; i < group->entries->len; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (group, (gint) i);
      g_autofree char *name = NULL;

      if (!entry->is_excluded ||
          (!names_player (line->name, group, entry) && !names_player (line->note, group, entry)))
        continue;
      name = brg_name_words_dup_entry (group, entry, BRG_NAME_FULL, account->words);
      g_ptr_array_add (
          account->book->remarks,
          /* Translators: a name */
          g_strdup_printf (W_ (account->words, "%s was excluded and gets no prize and no "
                                               "compensation of any kind; what was given is "
                                               "returned."),
                           name));
    }
}

static void
check_fund (const Account *account)
{
  BrgMoneyBook *book = account->book;
  g_autofree char *fund = brg_money_words_sum (book->fund, book->currency, account->words);
  g_autofree char *offered = brg_money_words_sum (book->offered, book->currency, account->words);
  g_autofree char *paid = brg_money_words_sum (book->paid, book->currency, account->words);
  g_autofree char *awarded = brg_money_words_sum (book->awarded, book->currency, account->words);

  if (book->fund > 0 && book->offered > book->fund)
    g_ptr_array_add (book->remarks,
                     /* Translators: amounts of money */
                     g_strdup_printf (W_ (account->words, "Prizes of %s are offered, more than the "
                                                          "prize fund of %s."),
                                      offered, fund));
  if (book->paid > book->awarded)
    g_ptr_array_add (book->remarks,
                     /* Translators: amounts of money */
                     g_strdup_printf (W_ (account->words, "Prizes of %s were given out, more than "
                                                          "the %s of the tables."),
                                      paid, awarded));
}

static void
check_prizes (const Account *account)
{
  for (guint g = 0; g < account->groups->len; g++)
    {
      add_prizes (account, account->groups->pdata[g]);
      for (guint i = 0; i < account->book->lines->len; i++)
        {
          const BrgMoneyLine *line = account->book->lines->pdata[i];

          if (line->row != NULL && line->side == BRG_MONEY_OUT)
            check_excluded (account, line, account->groups->pdata[g]);
        }
    }
  check_fund (account);
}

/* ----- Public ----- */

static GPtrArray *
load_groups (BrgStore *store, gint64 event_id, GError **error)
{
  g_autoptr (GPtrArray) groups =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_snapshot_unref);
  g_autoptr (GPtrArray) listed = brg_store_list_groups (store, event_id, error);

  if (listed == NULL)
    return NULL;
  for (guint i = 0; i < listed->len; i++)
    {
      BrgSnapshot *group =
          brg_store_load (store, ((const BrgGroupName *) listed->pdata[i])->id, error);

      if (group == NULL)
        return NULL;
      g_ptr_array_add (groups, group);
    }
  return g_steal_pointer (&groups);
}

BrgMoneyBook *
brg_money_account_load (BrgStore *store,
                        const BrgSnapshot *snapshot,
                        const BrgWords *words,
                        GError **error)
{
  g_autoptr (BrgMoneyBook) book = NULL;
  g_autoptr (GPtrArray) groups = NULL;
  Account account;

  g_return_val_if_fail (store != NULL && snapshot != NULL && words != NULL, NULL);

  groups = load_groups (store, snapshot->event->id, error);
  if (groups == NULL)
    return NULL;
  book = brg_money_book_new ();
  account = (Account){ book, store, snapshot->event->id, words, groups };
  for (guint i = 0; i < G_N_ELEMENTS (sources); i++)
    if (!sources[i](&account, error))
      return NULL;
  g_ptr_array_sort (book->lines, compare_lines);
  join_fees (&account);
  sum_lines (book);
  check_prizes (&account);
  return g_steal_pointer (&book);
}
