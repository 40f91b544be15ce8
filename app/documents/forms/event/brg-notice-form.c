/* brg-notice-form.c - a notice to whoever entered a player who left
 *
 * Rules: ussr-chess-1956 23; rus-chess-2014 24.1, 24.2; rus-draughts-2022 5.4.5
 * Tests: tests/app/papers/test-paper-notices.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-notice-form.h"

#include "brg-article-words.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-plain-form.h"
#include "brg-snapshot-tournament.h"
#include "brg-withdrawals.h"

#define BLANK "________________________________"

typedef struct
{
  const BrgSnapshot *snapshot;
  const BrgEntry *entry;
  const BrgWithdrawal *withdrawal;
  const BrgDocumentOptions *options;
  const BrgWords *words;
  BrgForm *form;
} Filling;

/* What is not known is written by hand. */
static void
add (const Filling *filling, const char *what, const char *content)
{
  brg_plain_form_add_pair (filling->form, what, g_strdup (*content != '\0' ? content : BLANK));
}

static const char *
get_effect (const Filling *filling)
{
  const BrgWords *words = filling->words;

  if (filling->withdrawal->is_undecided)
    return WC_ (words, "notice", "the arbiters have not decided yet");
  switch (filling->withdrawal->effect)
    {
    case BRG_WITHDRAWAL_NOT_COUNTED:
      return WC_ (words, "notice", "stand for rating and do not count for the places");
    case BRG_WITHDRAWAL_STRUCK_OUT:
      return WC_ (words, "notice", "are annulled");
    case BRG_WITHDRAWAL_COUNTS:
    case BRG_WITHDRAWAL_NONE:
    default:
      return WC_ (words, "notice", "stand and count");
    }
}

static const char *
get_marks (const Filling *filling)
{
  switch (filling->withdrawal->marks)
    {
    case BRG_UNPLAYED_LOST:
      return WC_ (filling->words, "notice", "minus for the player, plus for the opponents");
    case BRG_UNPLAYED_MINUS_BOTH:
      return WC_ (filling->words, "notice", "minus for both");
    case BRG_UNPLAYED_LEFT_OPEN:
    default:
      return "";
    }
}

static void
add_person (const Filling *filling)
{
  const BrgWords *words = filling->words;
  const BrgEntry *entry = filling->entry;
  const char *to = brg_form_persons_get_region (entry);
  gint index = brg_snapshot_find_entry (filling->snapshot, entry->id);
  g_autofree char *name =
      brg_form_persons_dup_own_name (filling->snapshot, index, filling->options);
  g_autofree char *round = g_strdup_printf (W_ (words, "after round %d"), entry->left_after);

  /* Translators: lines of a notice that a player has left: to whom it goes; "Кому" */
  add (filling, WC_ (words, "notice", "To"), to);
  add (filling,
       entry->is_team ? WC_ (words, "notice", "Team") : WC_ (words, "notice", "Participant"), name);
  if (*entry->title != '\0')
    add (filling, WC_ (words, "table head", "Title"), entry->title);
  if (*entry->organisation != '\0' && !g_str_equal (entry->organisation, to))
    add (filling, WC_ (words, "table head", "Organisation"), entry->organisation);
  /* Translators: line of a notice: after which round somebody left; "Когда" */
  add (filling, WC_ (words, "notice", "When"), round);
  add (filling, W_ (words, "Reason"), entry->left_reason);
}

/* rus-chess-2014 24.2, rus-draughts-2022 5.4.5.5: in a Swiss the results stay. */
static const char *
find_article (const Filling *filling)
{
  if (filling->withdrawal->article == NULL && !brg_snapshot_is_round_robin (filling->snapshot))
    return filling->snapshot->event->rulebook->swiss_leaver_article;
  return filling->withdrawal->article;
}

/* What the book makes of the games; a Swiss counts neither games nor halves. */
static void
add_games (const Filling *filling)
{
  const BrgWithdrawal *withdrawal = filling->withdrawal;
  const BrgWords *words = filling->words;
  const char *marks = get_marks (filling);
  const char *article = find_article (filling);

  if (withdrawal->n_scheduled > 0)
    {
      g_autofree char *played = g_strdup_printf (WC_ (words, "report", "%d of %d"),
                                                 withdrawal->n_played, withdrawal->n_scheduled);

      /* Translators: line of a notice: games played, of how many; "Сыграно партий" */
      add (filling, WC_ (words, "notice", "Played"), played);
    }
  /* Translators: line of a notice: what becomes of the results; "Результаты" */
  add (filling, WC_ (words, "notice", "Results"), get_effect (filling));
  if (*marks != '\0')
    /* Translators: line of a notice; "Несыгранные партии" */
    add (filling, WC_ (words, "notice", "Games not played"), marks);
  if (article != NULL)
    {
      g_autofree char *cited =
          brg_article_words_beside (words, filling->snapshot->event->rulebook, article);

      add (filling, WC_ (words, "decision", "Article"), cited);
    }
}

/* ussr-chess-1956 23: leaving without a valid reason has to be considered by the chess section. */
static void
add_consideration (const Filling *filling)
{
  const BrgRulebook *rulebook = filling->snapshot->event->rulebook;
  g_autofree char *article = NULL;

  if (rulebook->leaver_report_article == NULL)
    return;
  article = brg_article_words_beside (filling->words, rulebook, rulebook->leaver_report_article);
  g_ptr_array_add (
      filling->form->notes,
      /* Translators: note of a notice: an article; "Выход без уважительной причины рассматривается
       * на заседании секции (%s)." */
      brg_words_fill (filling->words,
                      N_ ("Leaving without a valid reason is considered by the section (%s)."),
                      article));
}

static void
add_receipt (const Filling *filling)
{
  BrgFormSignature *signature;

  if (!filling->options->signatures)
    return;
  signature = g_new0 (BrgFormSignature, 1);
  signature->role = g_strdup_printf ("%s:", WC_ (filling->words, "notice", "Received"));
  signature->name = g_strdup ("");
  signature->category = g_strdup ("");
  g_ptr_array_add (filling->form->signatures, signature);
}

static const char *
get_title (const Filling *filling)
{
  const BrgWords *words = filling->words;

  return filling->entry->is_excluded
             /* Translators: title of a document; "Извещение об исключении из соревнования" */
             ? WC_ (words, "document", "Notice of exclusion from the event")
             /* Translators: title of a document; "Извещение о выбытии из соревнования" */
             : WC_ (words, "document", "Notice of withdrawal from the event");
}

BrgForm *
brg_notice_form_new (const BrgSnapshot *snapshot, gint player, const BrgDocumentOptions *options)
{
  g_autoptr (BrgTournament) tournament = NULL;
  g_autoptr (BrgWithdrawals) withdrawals = NULL;
  Filling filling = { .snapshot = snapshot, .options = options };

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  tournament = brg_snapshot_to_tournament (snapshot);
  withdrawals = brg_withdrawals_apply (tournament, snapshot->event->rulebook);
  filling.words = options->words;
  filling.entry = brg_snapshot_get_entry (snapshot, player);
  filling.withdrawal = &withdrawals->players[player];
  filling.form = brg_form_new (BRG_FORM_PROTOCOL);
  brg_form_set_text (&filling.form->title, g_strdup (get_title (&filling)));
  g_ptr_array_add (filling.form->subtitles, brg_form_frame_dup_event (snapshot));
  brg_form_set_text (&filling.form->left, brg_form_frame_dup_site (snapshot));
  brg_form_set_text (&filling.form->right,
                     g_strdup (WC_ (options->words, "date", "____ ______________ 20____")));
  brg_form_add_column (filling.form, BRG_COLUMN_TEXT, "");
  brg_form_add_column (filling.form, BRG_COLUMN_LONG_TEXT, "");
  add_person (&filling);
  add_games (&filling);
  add_consideration (&filling);
  brg_form_frame_fill (filling.form, &(BrgFormFrame){ .snapshot = snapshot,
                                                      .options = options,
                                                      .number = options->number,
                                                      .is_signed = TRUE });
  add_receipt (&filling);
  return filling.form;
}
