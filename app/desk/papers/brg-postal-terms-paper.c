/* brg-postal-terms-paper.c - the terms of play by correspondence on paper
 *
 * Rules: rus-draughts-2022 10.1.3, 10.1.12, 10.2.1, 10.2.3, 10.2.11, 10.3.1 to 10.3.7, 10.3.9,
 *   10.4.1, 10.4.2, 10.5.1 to 10.5.5, 10.5.10
 * Tests: tests/app/test-postal-paper.c, tests/app/test-postal-start-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-terms-paper.h"

#include "brg-date-words.h"
#include "brg-paper-postal.h"
#include "brg-plain-form.h"
#include "brg-postal-words.h"
#include "brg-start-list-form.h"
#include "brg-store-papers.h"
#include "brg-store-postal-rows.h"

typedef struct
{
  BrgForm *form;
  gboolean is_above; /* sentences above a table */
  const BrgWords *words;
  const BrgCorrespondenceRules *rules;
  const BrgPostalTerms *terms; /* nullable */
} Filling;

/* @name: not translated, of the context `postal terms`. */
static void
add (const Filling *filling, const char *name, char *content)
{
  const char *title = WC_ (filling->words, "postal terms", name);

  if (!filling->is_above)
    {
      brg_plain_form_add_pair (filling->form, title, content);
      return;
    }
  g_ptr_array_add (filling->form->preface, g_strdup_printf ("%s: %s", title, content));
  g_free (content);
}

/* What somebody wrote; a line that is empty is none. */
static void
add_text (const Filling *filling, const char *name, const char *text)
{
  if (*text != '\0')
    add (filling, name, g_strdup (text));
}

static guint
get_days (const Filling *filling, BrgCorrespondenceTerm term)
{
  return brg_correspondence_get_term (filling->rules, term)->days;
}

static gboolean
is_server (const Filling *filling)
{
  return filling->terms != NULL && filling->terms->channel == BRG_POSTAL_BY_SERVER;
}

/* rus-draughts-2022 10.2.1, 10.3.4, 10.3.6, 10.4.2: only what goes by post is registered. */
static gboolean
is_post (const Filling *filling)
{
  return filling->terms == NULL || filling->terms->channel == BRG_POSTAL_BY_POST;
}

/* What the organiser set. */
static void
add_own (const Filling *filling)
{
  const BrgPostalTerms *terms = filling->terms;
  g_autofree char *first = brg_postal_words_dup_day (terms->start);
  g_autofree char *last = brg_postal_words_dup_day (terms->end);

  add_text (filling, NC_ ("postal terms", "Cipher"), terms->code);
  add (filling, NC_ ("postal terms", "Days of play"), g_strdup_printf ("%s – %s", first, last));
  add (filling, NC_ ("postal terms", "Moves are sent by"),
       g_strdup (brg_postal_words_get_channel (terms->channel, filling->words)));
  if (terms->is_registered && is_post (filling))
    add (filling, NC_ ("postal terms", "Letters"),
         g_strdup (W_ (filling->words, "All of them registered (10.2.1).")));
  if (terms->transit >= 0)
    add (filling, NC_ ("postal terms", "Average run of a letter, days"),
         g_strdup_printf ("%d", terms->transit));
}

/* rus-draughts-2022 10.3.1: the days of the book; 10.1.3, 10.3.9: others are set by the
 * regulations, of which the book does not speak where letters go by post. */
static char *
dup_norm (const Filling *filling, guint days, guint moves)
{
  static const char *const articles[BRG_N_POSTAL_CHANNELS] = {
    [BRG_POSTAL_BY_EMAIL] = "10.1.3",
    [BRG_POSTAL_BY_PHONE] = "10.1.3",
    [BRG_POSTAL_BY_SERVER] = "10.3.9",
  };
  const BrgWords *words = filling->words;
  const char *article = is_post (filling) ? NULL : articles[filling->terms->channel];

  if (days == get_days (filling, BRG_TERM_ANSWER) && moves == filling->rules->moves_per_period &&
      !is_server (filling))
    return g_strdup_printf (
        /* Translators: days, moves: "50 дней на каждые 10 ходов с накоплением (10.3.1);
         * больше – просрочка (10.3.5)." */
        W_ (words, "%u days for every %u moves, saved days are kept (10.3.1); "
                   "with more the time is over (10.3.5)."),
        days, moves);
  if (article == NULL)
    return g_strdup_printf (
        /* Translators: days, moves */
        W_ (words, "%u days for every %u moves by these regulations, saved days are kept; "
                   "with more the time is over (10.3.5)."),
        days, moves);
  return g_strdup_printf (
      /* Translators: days, moves, an article */
      W_ (words, "%u days for every %u moves by these regulations (%s), saved days are kept; "
                 "with more the time is over (10.3.5)."),
      days, moves, article);
}

/* rus-draughts-2022 10.3.1, 10.3.5, 10.3.9 */
static void
add_norm (const Filling *filling)
{
  guint days =
      filling->terms != NULL ? filling->terms->norm_days : get_days (filling, BRG_TERM_ANSWER);
  guint moves =
      filling->terms != NULL ? filling->terms->norm_moves : filling->rules->moves_per_period;

  add (filling, NC_ ("postal terms", "Time for thinking"),
       days == 0 ? g_strdup (W_ (filling->words, "The server sets it and keeps it (10.3.9)."))
                 : dup_norm (filling, days, moves));
}

static void
add_mail (const Filling *filling)
{
  const BrgWords *words = filling->words;

  add (filling, NC_ ("postal terms", "Letters that are late"),
       g_strdup_printf (
           is_post (filling)
               /* Translators: days without an answer, days without a first move */
               ? W_ (words,
                     "Without an answer repeated by registered letter after %u days, without a "
                     "first move inquired for after %u days (10.3.4).")
               /* Translators: days without an answer, days without a first move */
               : W_ (words, "Without an answer repeated after %u days, without a first move "
                            "inquired for after %u days (10.3.4)."),
           get_days (filling, BRG_TERM_REPEAT), get_days (filling, BRG_TERM_ENQUIRY)));
  add (filling, NC_ ("postal terms", "Penalty days"),
       g_strdup_printf (
           /* Translators: days for a faulty letter, for dates or totals left out again, for a wrong
            * claim */
           W_ (words, "%u for a faulty letter (10.2.11), up to %u for dates or totals left out "
                      "again (10.3.3), %u for a wrong claim of overdue time (10.3.7)."),
           get_days (filling, BRG_TERM_PENALTY), get_days (filling, BRG_TERM_OMISSION_PENALTY),
           get_days (filling, BRG_TERM_CLAIM_PENALTY)));
  add (
      filling, NC_ ("postal terms", "Overdue time"),
      g_strdup_printf (
          is_post (filling)
              /* Translators: days for a protest */
              ? W_ (words,
                    "Told to the partner by registered letter; all letters and the chart go to the "
                    "chief arbiter, who decides (10.3.6, 10.3.7). Protest within %u days "
                    "(10.3.8).")
              /* Translators: days for a protest */
              : W_ (words, "Told to the partner; all letters and the chart go to the chief "
                           "arbiter, who decides (10.3.6, 10.3.7). Protest within %u days "
                           "(10.3.8)."),
          get_days (filling, BRG_TERM_CLAIM_PROTEST)));
}

/* rus-draughts-2022 10.3.9: where a server keeps the time no letter is late or faulty. */
static void
add_time (const Filling *filling)
{
  const BrgWords *words = filling->words;

  add_norm (filling);
  if (!is_server (filling))
    add_mail (filling);
  add (filling, NC_ ("postal terms", "Breaks"),
       g_strdup_printf (
           is_post (filling)
               /* Translators: how many breaks a year, the longest one in days */
               ? W_ (words,
                     "%u a calendar year, at most %u days, the same in all games (10.4.1); told "
                     "before by registered letter to all partners and the secretary (10.4.2).")
               /* Translators: how many breaks a year, the longest one in days */
               : W_ (words, "%u a calendar year, at most %u days, the same in all games (10.4.1); "
                            "told before to all partners and the secretary (10.4.2)."),
           filling->rules->breaks_per_year, get_days (filling, BRG_TERM_BREAK)));
}

/* rus-draughts-2022 10.5.1, 10.5.10: where records go. */
static void
add_records (const Filling *filling)
{
  const BrgWords *words = filling->words;

  add (filling, NC_ ("postal terms", "Records of games"),
       is_server (filling)
           ? g_strdup (W_ (words, "The server keeps the results (10.5.10)."))
           : g_strdup_printf (
                 /* Translators: days */
                 W_ (words,
                     "Both send it to the secretary with the next letter, at the latest within %u "
                     "days after the game (10.5.1)."),
                 get_days (filling, BRG_TERM_RECORD)));
}

static void
add_end (const Filling *filling)
{
  const BrgWords *words = filling->words;

  add_records (filling);
  add (filling, NC_ ("postal terms", "Unfinished games"),
       g_strdup_printf (
           /* Translators: days for the analysis, days for a protest */
           W_ (words, "Sent with analysis within %u days after the last day of play (10.5.2), "
                      "adjudicated within a month (10.5.5). Protest within %u days (10.5.6)."),
           get_days (filling, BRG_TERM_ADJUDICATION), get_days (filling, BRG_TERM_APPEAL)));
  add (filling, NC_ ("postal terms", "Players who leave"),
       g_strdup (W_ (words, "The chief arbiter counts or annuls their results; where they count, "
                            "unfinished games are lost or adjudicated (10.5.3).")));
  add (
      filling, NC_ ("postal terms", "Protests"),
      g_strdup_printf (
          /* Translators: days */
          W_ (words, "Within %u days from receipt of the decision: from the secretary to the chief "
                     "arbiter, from him to the organisation, whose word is final (10.1.12)."),
          get_days (filling, BRG_TERM_DECISION_PROTEST)));
}

/* Where letters to the officials go. */
static void
add_officials (const Filling *filling)
{
  add_text (filling, NC_ ("postal terms", "Secretary"), filling->terms->secretary);
  add_text (filling, NC_ ("postal terms", "Chief arbiter"), filling->terms->arbiter);
  add_text (filling, NC_ ("postal terms", "Organisation"), filling->terms->organisation);
  add_text (filling, NC_ ("postal terms", "Note"), filling->terms->note);
}

void
brg_postal_terms_paper_add (BrgForm *form, const BrgPaperSource *source, const BrgWords *words)
{
  g_autoptr (BrgPostalEvent) event = NULL;
  Filling filling = { .form = form, .words = words };

  g_return_if_fail (form != NULL && source != NULL && words != NULL);

  filling.rules = source->snapshot->event->rulebook->correspondence;
  g_return_if_fail (filling.rules != NULL);
  if (source->store != NULL)
    event = brg_store_load_postal (source->store, source->snapshot->group->id, NULL);
  filling.terms = event != NULL ? event->terms : NULL;
  if (filling.terms != NULL)
    add_own (&filling);
  add_time (&filling);
  add_end (&filling);
  if (filling.terms == NULL)
    return;
  add_officials (&filling);
}

/* rus-draughts-2022 10.2.3: an address of each player, where the event keeps it and it is asked
 * for; NULL with an error where it cannot be read. */
static GPtrArray *
load_addresses (const BrgPaperSource *source, GError **error)
{
  g_autoptr (GPtrArray) addresses = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; source->shows_personal && i < source->snapshot->entries->len; i++)
    {
      g_autoptr (BrgPersonalPapers) papers = brg_store_load_papers (
          source->store, brg_snapshot_get_entry (source->snapshot, (gint) i)->person_id, error);

      if (papers == NULL)
        return NULL;
      g_ptr_array_add (addresses, g_strdup (papers->texts[BRG_PAPER_ADDRESS]));
    }
  return g_steal_pointer (&addresses);
}

/* The days of play and no others: where the event lasts longer nobody may take its end for that of
 * the games. */
static void
set_days (const Filling *filling)
{
  g_autofree char *first = brg_postal_day_to_iso (filling->terms->start);
  g_autofree char *last = brg_postal_day_to_iso (filling->terms->end);

  brg_form_set_text (&filling->form->right, brg_date_words_range (filling->words, first, last));
}

/* rus-draughts-2022 10.3.2: the starting list says when play begins and ends, and who plays whom;
 * 10.3.1: how long one may think; 10.2.3: the cipher stands in every letter; 10.3.6, 10.5.1: the
 * arbiter and the secretary are written to. */
BrgForm *
brg_postal_terms_paper_make_start_list (const BrgPaperSource *source,
                                        const BrgDocumentOptions *options,
                                        GError **error)
{
  BrgForm *form;
  g_autoptr (BrgPostalEvent) event = NULL;
  g_autoptr (GPtrArray) addresses = NULL;
  BrgDocumentOptions full = *options;
  Filling filling = { .is_above = TRUE, .words = options->words };

  if (brg_paper_postal_belongs (source->snapshot) && source->store != NULL)
    {
      event = brg_store_load_postal (source->store, source->snapshot->group->id, error);
      addresses = event != NULL ? load_addresses (source, error) : NULL;
      if (addresses == NULL)
        return NULL;
      full.addresses = addresses;
    }
  form = brg_start_list_form_new (source->snapshot, &full);
  filling.form = form;
  filling.rules = source->snapshot->event->rulebook->correspondence;
  filling.terms = event != NULL ? event->terms : NULL;
  if (filling.rules == NULL || filling.terms == NULL)
    return form;
  set_days (&filling);
  add_own (&filling);
  add_norm (&filling);
  add (&filling, NC_ ("postal terms", "Begins later"),
       g_strdup (W_ (options->words, "Who gets this list after the first day of play begins on the "
                                     "day after it came (10.3.2).")));
  add_records (&filling);
  add_officials (&filling);
  return form;
}
