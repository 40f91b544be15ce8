/* brg-money-row.c - money of an event that came in or went out, as a value
 *
 * Tests: tests/data/test-store-money.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-money-row.h"

static const char *const words[BRG_N_MONEY_KINDS] = {
  [BRG_MONEY_FEES] = "fees",
  [BRG_MONEY_GRANT] = "grant",
  [BRG_MONEY_SPONSOR] = "sponsor",
  [BRG_MONEY_PRIZE_FUND] = "prize-fund",
  [BRG_MONEY_OTHER_INCOME] = "other-income",
  [BRG_MONEY_PRIZES] = "prizes",
  [BRG_MONEY_AWARDS] = "awards",
  [BRG_MONEY_ARBITERS] = "arbiters",
  [BRG_MONEY_HALL] = "hall",
  [BRG_MONEY_EQUIPMENT] = "equipment",
  [BRG_MONEY_TRAVEL] = "travel",
  [BRG_MONEY_LODGING] = "lodging",
  [BRG_MONEY_MEDICAL] = "medical",
  [BRG_MONEY_OFFICE] = "office",
  [BRG_MONEY_OTHER_EXPENSE] = "other-expense",
};

BrgMoneyRow *
brg_money_row_new (BrgMoneyKind kind)
{
  BrgMoneyRow *row = g_new0 (BrgMoneyRow, 1);

  row->kind = kind;
  row->name = g_strdup ("");
  row->day = g_strdup ("");
  row->note = g_strdup ("");
  row->receipt = g_strdup ("");
  return row;
}

void
brg_money_row_free (BrgMoneyRow *row)
{
  if (row == NULL)
    return;
  g_free (row->name);
  g_free (row->day);
  g_free (row->note);
  g_free (row->receipt);
  g_free (row);
}

gboolean
brg_money_kind_is_income (BrgMoneyKind kind)
{
  return kind < BRG_MONEY_PRIZES;
}

const char *
brg_money_kind_to_word (BrgMoneyKind kind)
{
  g_return_val_if_fail (kind < BRG_N_MONEY_KINDS, "other-expense");

  return words[kind];
}

gboolean
brg_money_kind_from_word (const char *word, BrgMoneyKind *kind)
{
  g_return_val_if_fail (word != NULL && kind != NULL, FALSE);

  for (guint i = 0; i < BRG_N_MONEY_KINDS; i++)
    if (g_str_equal (words[i], word))
      {
        *kind = i;
        return TRUE;
      }
  return FALSE;
}
