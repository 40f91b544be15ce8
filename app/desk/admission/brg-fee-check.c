/* brg-fee-check.c - what is odd about a fee as it was typed
 *
 * Rules: rus-draughts-2022 5.2
 * Tests: tests/app/test-admission-list.c, tests/gui/admission.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-fee-check.h"

#include <string.h>

#include "brg-article-words.h"
#include "brg-date-words.h"
#include "brg-money-words.h"
#include "brg-text-tidy.h"

struct _BrgFeeCheck
{
  const BrgRulebook *book;
  gint64 most;          /* -1 for no limit */
  const char *article;  /* (nullable) */
  char *meets_on;       /* the day of the committee, may be empty */
  GHashTable *receipts; /* number of a receipt -> (owned) name of the player */
};

BrgFeeCheck *
brg_fee_check_new (const BrgAdmissionList *list, gint64 entry_id)
{
  BrgFeeCheck *self;
  const GPtrArray *rows;

  g_return_val_if_fail (list != NULL, NULL);

  self = g_new0 (BrgFeeCheck, 1);
  self->book = brg_admission_list_get_snapshot (list)->event->rulebook;
  self->most = brg_admission_get_most_fee (
      self->book, brg_admission_list_get_regulations (list)->level, &self->article);
  self->meets_on = g_strdup (brg_admission_list_get_terms (list)->meets_on);
  self->receipts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  rows = brg_admission_list_get_rows (list);
  for (guint i = 0; i < rows->len; i++)
    {
      const BrgAdmissionRow *row = rows->pdata[i];

      if (row->fee != NULL && *row->fee->receipt != '\0' && row->entry->id != entry_id &&
          !g_hash_table_contains (self->receipts, row->fee->receipt))
        g_hash_table_insert (self->receipts, g_strdup (row->fee->receipt),
                             brg_admission_list_dup_name (list, row, BRG_NAME_FULL));
    }
  return self;
}

void
brg_fee_check_free (BrgFeeCheck *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->receipts);
  g_free (self->meets_on);
  g_free (self);
}

/* rus-draughts-2022 5.2: more than that may not be asked. */
static void
check_most (const BrgFeeCheck *self, const BrgEntryFee *fee, const BrgWords *words, GString *text)
{
  gint64 highest = MAX (fee->due, fee->amount);
  g_autofree char *sum = NULL;
  g_autofree char *most = NULL;
  g_autofree char *quoted = NULL;

  if (self->most < 0 || highest <= self->most)
    return;
  sum = brg_money_words_amount (highest, words);
  most = brg_money_words_amount (self->most, words);
  quoted = self->article != NULL ? brg_article_words_beside (words, self->book, self->article)
                                 : g_strdup ("–");
  /* Translators: two amounts of money, an article */
  g_string_append_printf (text, W_ (words, "%s is above the most that may be asked, %s (%s)."), sum,
                          most, quoted);
}

/* rus-draughts-2022 5.2: it is paid before the committee meets. */
static void
check_day (const BrgFeeCheck *self, const BrgEntryFee *fee, const BrgWords *words, GString *text)
{
  g_autofree char *day = NULL;

  if (*self->meets_on == '\0' || strcmp (fee->paid_on, self->meets_on) <= 0)
    return;
  day = brg_date_words_day (words, fee->paid_on);
  g_string_append (text, text->len > 0 ? " " : "");
  g_string_append_printf (text, W_ (words, "Paid on %s, after the committee had met."), day);
}

char *
brg_fee_check_dup_doubts (const BrgFeeCheck *self, const BrgEntryFee *fee, const BrgWords *words)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *other;

  g_return_val_if_fail (self != NULL && fee != NULL && words != NULL, NULL);

  check_most (self, fee, words, text);
  check_day (self, fee, words, text);
  other = g_hash_table_lookup (self->receipts, fee->receipt);
  if (other != NULL)
    {
      g_string_append (text, text->len > 0 ? " " : "");
      /* Translators: number of a receipt, the name of a player */
      g_string_append_printf (text, W_ (words, "Receipt %s is already noted for %s."), fee->receipt,
                              other);
    }
  return brg_text_join_points (g_string_free (g_steal_pointer (&text), FALSE));
}
