/* brg-prizes-form.c - who gets which prize, as a form
 *
 * Tests: tests/app/test-award-forms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-prizes-form.h"

#include "brg-award-words.h"
#include "brg-category-form.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-money-words.h"

#include <string.h>

enum
{
  COLUMN_PLACE,
  COLUMN_NAME,
  COLUMN_MONEY,
  COLUMN_THING,
  COLUMN_REASON,
  COLUMN_SIGNATURE,
};

static void
add_columns (BrgForm *form, const BrgSnapshot *snapshot, const BrgWords *words)
{
  const char *currency = snapshot->group->prize_currency;
  g_autofree char *money = *currency == '\0'
                               /* Translators: "Приз" */
                               ? g_strdup (WC_ (words, "table head", "Prize"))
                               /* Translators: a currency; "Приз, %s" */
                               : g_strdup_printf (WC_ (words, "table head", "Prize, %s"), currency);

  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Place"));
  brg_form_add_column (form, BRG_COLUMN_NAME,
                       brg_snapshot_has_teams (snapshot) ? WC_ (words, "table head", "Team")
                                                         : WC_ (words, "table head", "Name"))
      ->repeats = TRUE;
  /* A column of figures: other programs add them up. */
  brg_form_add_column (form, BRG_COLUMN_NUMBER, money);
  /* Translators: what somebody gets beside money: a cup, a medal; "Награда" */
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "table head", "Award"));
  /* Translators: why somebody gets a prize: "Основание" */
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "table head", "Reason"));
  /* Translators: "Подпись"; the blanks make room for it */
  brg_form_add_column (form, BRG_COLUMN_TEXT,
                       WC_ (words, "table head", "Signature                "));
}

static void
add_row (BrgForm *form,
         const BrgAwardLists *lists,
         const BrgPrizeAward *award,
         const BrgDocumentOptions *options)
{
  BrgFormRow *row = brg_form_add_row (form);

  brg_form_set_cell (row, COLUMN_PLACE, brg_award_words_places (award->place, award->last_place),
                     BRG_FORM_BOLD);
  brg_form_set_cell (row, COLUMN_NAME,
                     brg_form_persons_dup_name (lists->source.snapshot, award->player, options),
                     BRG_FORM_PLAIN);
  if (award->amount > 0)
    brg_form_set_cell (row, COLUMN_MONEY, brg_money_words_sum (award->amount, "", options->words),
                       BRG_FORM_BOLD);
  brg_form_set_cell (row, COLUMN_THING, brg_award_words_notes (lists, award, options->words),
                     BRG_FORM_BOLD);
  brg_form_set_cell (row, COLUMN_REASON, brg_award_words_reason (lists, award, options->words),
                     BRG_FORM_PLAIN);
}

/* A currency that ends with a point ends the sentence: "120 руб." */
static char *
dup_sentence (const BrgWords *words, const char *text, const char *sum)
{
  char *sentence = brg_words_fill (words, text, sum);

  if (g_str_has_suffix (sentence, ".."))
    sentence[strlen (sentence) - 1] = '\0';
  return sentence;
}

static void
add_notes (BrgForm *form,
           const BrgAwardLists *lists,
           const BrgPrizeShares *shares,
           const BrgWords *words)
{
  const BrgGroup *group = lists->source.snapshot->group;
  g_autofree char *paid = brg_money_words_sum (shares->paid, group->prize_currency, words);

  if (shares->offered > 0)
    g_ptr_array_add (form->notes,
                     /* Translators: an amount of money: "Всего к выплате: %s." */
                     dup_sentence (words, N_ ("Total paid: %s."), paid));
  if (shares->left > 0)
    {
      g_autofree char *left = brg_money_words_sum (shares->left, group->prize_currency, words);

      /* Translators: an amount of money: "Не распределено (нет участников): %s." */
      g_ptr_array_add (form->notes,
                       brg_words_fill (words, N_ ("Not awarded, too few players: %s."), left));
    }
  g_ptr_array_add (form->notes, g_strdup (brg_award_words_sharing (
                                    brg_award_lists_get_sharing (lists->source.snapshot), words)));
  if (group->prizes_once && lists->lists->len > 1)
    g_ptr_array_add (form->notes,
                     g_strdup (W_ (words, "Each player gets only his best prize; those next on "
                                          "the other lists move up.")));
}

BrgForm *
brg_prizes_form_new (const BrgTableSource *source, const BrgDocumentOptions *options)
{
  g_autoptr (BrgAwardLists) lists = NULL;
  g_autoptr (BrgPrizeShares) shares = NULL;
  g_autofree char *excluded = NULL;
  BrgForm *form;

  g_return_val_if_fail (source != NULL && options != NULL, NULL);

  lists = brg_award_lists_new (source);
  shares = brg_award_lists_share (lists);
  form = brg_form_new (BRG_FORM_PROTOCOL);
  /* Translators: title of a document: who gets which prize; "Ведомость призов" */
  brg_form_set_text (&form->title, g_strdup (W_ (options->words, "List of prizes")));
  brg_category_form_add_head (form, source, options);
  add_columns (form, source->snapshot, options->words);
  for (guint i = 0; i < shares->awards->len; i++)
    {
      const BrgPrizeAward *award = &g_array_index (shares->awards, BrgPrizeAward, i);

      if (lists->lists->len > 1 &&
          (i == 0 || g_array_index (shares->awards, BrgPrizeAward, i - 1).list != award->list))
        brg_category_form_add_heading (
            form, brg_award_lists_get_name (lists, award->list, options->words));
      add_row (form, lists, award, options);
    }
  brg_form_drop_empty (form, COLUMN_THING);
  brg_form_drop_empty (form, COLUMN_MONEY);
  add_notes (form, lists, shares, options->words);
  excluded = brg_award_words_excluded (lists, options->words);
  if (excluded != NULL)
    g_ptr_array_add (form->notes, g_steal_pointer (&excluded));
  brg_form_frame_fill (form, &(BrgFormFrame){ .snapshot = source->snapshot,
                                              .options = options,
                                              .after_round = source->through_round,
                                              .number = options->number,
                                              .is_signed = TRUE });
  return form;
}
