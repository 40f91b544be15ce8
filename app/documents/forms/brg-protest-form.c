/* brg-protest-form.c - a protest or an appeal on paper, and the decision on it
 *
 * Rules: rus-draughts-2022 5.4.17.2, 5.4.17.3, 5.4.17.5; rus-chess-2014 25.3, 25.4
 * Tests: tests/app/test-protest-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-protest-form.h"

#include "brg-article-words.h"
#include "brg-board-label.h"
#include "brg-date-words.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-incident-log.h"
#include "brg-jury-words.h"
#include "brg-money-words.h"
#include "brg-result-text.h"

enum
{
  COLUMN_FIELD,
  COLUMN_CONTENT,
};

#define BLANK_LINE "________________________________"

typedef struct
{
  const BrgProtestPaper *paper;
  const BrgDocumentOptions *options;
  BrgForm *form;
  gboolean is_decision;
} Filling;

static const BrgWords *
get_words (const Filling *filling)
{
  return filling->options->words;
}

/* Takes @content; an empty one leaves out the row. */
static void
add_row (const Filling *filling, const char *field, char *content)
{
  g_autofree char *owned = content;
  BrgFormRow *row;

  if (*owned == '\0')
    return;
  row = brg_form_add_row (filling->form);
  brg_form_set_cell (row, COLUMN_FIELD, g_strdup (field), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_CONTENT, g_steal_pointer (&owned), BRG_FORM_PLAIN);
}

static char *
dup_name (const Filling *filling, gint64 entry_id)
{
  const BrgSnapshot *snapshot = filling->paper->snapshot;
  gint index = brg_snapshot_find_entry (snapshot, entry_id);

  if (index == BRG_NOBODY)
    {
      snapshot = brg_snapshot_get_boards (snapshot);
      index = brg_snapshot_find_entry (snapshot, entry_id);
    }
  return index != BRG_NOBODY ? brg_form_persons_dup_name (snapshot, index, filling->options)
                             : g_strdup ("");
}

static char *
dup_stamp (const Filling *filling, const char *utc)
{
  char *stamp =
      brg_date_words_stamp (get_words (filling), utc, filling->paper->snapshot->event->zone);

  return stamp != NULL ? stamp : g_strdup ("");
}

static char *
dup_place (const Filling *filling)
{
  const BrgProtest *protest = filling->paper->protest;
  const BrgWords *words = get_words (filling);
  g_autofree char *board = NULL;

  if (protest->round == 0)
    return g_strdup ("");
  if (protest->board == 0)
    return g_strdup_printf (W_ (words, "Round %d"), protest->round);
  board = brg_board_label_of_number (filling->paper->snapshot, protest->board);
  return g_strdup_printf (WC_ (words, "diagram", "Round %d, board %s"), protest->round, board);
}

static const char *
get_filer (const Filling *filling)
{
  switch (filling->paper->protest->filer)
    {
    case BRG_FILED_BY_REPRESENTATIVE:
      return WC_ (get_words (filling), "protest", "Representative");
    case BRG_FILED_BY_CAPTAIN:
      return WC_ (get_words (filling), "protest", "Team captain");
    case BRG_FILED_BY_PLAYER:
    default:
      return WC_ (get_words (filling), "protest", "Player");
    }
}

static char *
dup_filer (const Filling *filling)
{
  const char *name = filling->paper->protest->filed_by;

  return *name != '\0' ? g_strdup_printf ("%s, %s", get_filer (filling), name)
                       : g_strdup (get_filer (filling));
}

static char *
dup_fee (const Filling *filling)
{
  const BrgProtest *protest = filling->paper->protest;
  const BrgWords *words = get_words (filling);
  g_autofree char *money = NULL;

  if (protest->fee == 0)
    return g_strdup ("");
  money = brg_money_words_sum (protest->fee, protest->currency, words);
  return g_strdup_printf ("%s, %s", money,
                          protest->is_fee_paid ? WC_ (words, "protest", "paid")
                                               : WC_ (words, "protest", "not paid"));
}

/* rus-draughts-2022 5.4.17.2: a protest names what was violated; a line to write on where it does
 * not. */
static char *
dup_articles (const Filling *filling)
{
  const BrgProtest *protest = filling->paper->protest;

  if (*protest->articles == '\0' && !filling->is_decision)
    return g_strdup (BLANK_LINE);
  return brg_article_words_text (get_words (filling), filling->paper->snapshot->event->rulebook,
                                 protest->articles);
}

/* Where, who, when: the same on both papers. */
static void
add_facts (const Filling *filling)
{
  const BrgProtest *protest = filling->paper->protest;
  const BrgWords *words = get_words (filling);

  brg_form_add_column (filling->form, BRG_COLUMN_TEXT, "");
  brg_form_add_column (filling->form, BRG_COLUMN_LONG_TEXT, "");
  if (filling->paper->appealed_number != 0)
    add_row (filling, WC_ (words, "protest", "Against the decision on protest no."),
             g_strdup_printf ("%d", filling->paper->appealed_number));
  add_row (filling, WC_ (words, "protest", "About"), dup_place (filling));
  add_row (filling, WC_ (words, "protest", "Protest by"), dup_name (filling, protest->entry_id));
  add_row (filling, WC_ (words, "protest", "Other side"), dup_name (filling, protest->other_id));
  add_row (filling, WC_ (words, "protest", "Filed by"), dup_filer (filling));
  add_row (filling, WC_ (words, "protest", "Filed at"), dup_stamp (filling, protest->filed_at));
  add_row (filling, WC_ (words, "protest", "Time limit for filing"),
           dup_stamp (filling, protest->due_at));
  add_row (filling, WC_ (words, "protest", "Articles"), dup_articles (filling));
  add_row (filling, WC_ (words, "protest", "What is disputed"), g_strdup (protest->subject));
  add_row (filling, WC_ (words, "protest", "Request"), g_strdup (protest->demand));
  add_row (filling, WC_ (words, "protest", "Deposit"), dup_fee (filling));
}

/* rus-draughts-2022 5.4.17.2: a protest goes to the chief arbiter; appeals go to who decides them.
 */
static char *
dup_addressee (const Filling *filling)
{
  const BrgEvent *event = filling->paper->snapshot->event;
  const BrgWords *words = get_words (filling);
  const char *chief = brg_official_list_get_chief (event->officials);
  const char *to;

  if (filling->paper->body == BRG_DECIDED_BY_COMMITTEE)
    /* Translators: to whom a protest is handed in; "В апелляционный комитет" */
    return g_strdup (WC_ (words, "protest", "To the appeals committee"));
  if (filling->paper->body == BRG_DECIDED_BY_ORGANISER)
    /* Translators: to whom a protest is handed in; "В проводящую организацию" */
    return g_strdup (WC_ (words, "protest", "To the organiser"));
  /* Translators: to whom a protest is handed in, a name may follow; "На имя главного судьи" */
  to = brg_jury_words_say (words, event->rulebook, "protest",
                           NC_ ("protest", "To the chief arbiter"));
  return *chief != '\0' ? g_strdup_printf ("%s: %s", to, chief) : g_strdup (to);
}

static void
add_signature (const Filling *filling, const char *role, const char *name, gint index)
{
  BrgFormSignature *signature = g_new0 (BrgFormSignature, 1);

  signature->role = g_strdup_printf ("%s:", role);
  signature->name = g_strdup (name);
  signature->category = g_strdup ("");
  g_ptr_array_insert (filling->form->signatures, index, signature);
}

/* Whoever takes it in signs with the time: by that is judged whether it came in time. */
static void
add_received (const Filling *filling, gint index)
{
  const BrgWords *words = get_words (filling);
  BrgFormSignature *signature;

  /* Translators: before the signature of the arbiter who takes a protest in; "Принято" */
  add_signature (filling, WC_ (words, "protest", "Received"), "", index);
  signature = filling->form->signatures->pdata[index];
  g_free (signature->category);
  /* Translators: a blank time of the day to be filled in by hand; "____ ч ____ мин" */
  signature->category = g_strdup (WC_ (words, "protest", "at ____ : ____"));
}

static void
frame (const Filling *filling, char *title)
{
  const BrgSnapshot *snapshot = filling->paper->snapshot;

  brg_form_set_text (&filling->form->title, title);
  g_ptr_array_add (filling->form->subtitles, brg_form_frame_dup_event (snapshot));
  g_ptr_array_add (filling->form->subtitles, brg_form_frame_dup_site (snapshot));
  brg_form_frame_fill (filling->form, &(BrgFormFrame){ .snapshot = snapshot,
                                                       .options = filling->options,
                                                       .number = filling->options->number,
                                                       .is_signed = TRUE });
}

BrgForm *
brg_protest_form_new (const BrgProtestPaper *paper, const BrgDocumentOptions *options)
{
  Filling filling = { paper, options, NULL, FALSE };
  const BrgWords *words;

  g_return_val_if_fail (paper != NULL && options != NULL, NULL);

  words = options->words;
  filling.form = brg_form_new (BRG_FORM_PROTOCOL);
  add_facts (&filling);
  frame (&filling, g_strdup_printf (paper->protest->appeal_of_id != 0
                                        /* Translators: title of a document; "Апелляция № %d" */
                                        ? WC_ (words, "document", "Appeal no. %d")
                                        /* Translators: title of a document; "Протест № %d" */
                                        : WC_ (words, "document", "Protest no. %d"),
                                    paper->protest->number));
  brg_form_set_text (&filling.form->right, dup_addressee (&filling));
  if (options->signatures)
    {
      add_signature (&filling, get_filer (&filling), paper->protest->filed_by, 0);
      add_received (&filling, 1);
    }
  return filling.form;
}

const char *
brg_protest_form_get_decision (const BrgWords *words, BrgProtestDecision decision)
{
  static const char *const names[BRG_N_PROTEST_DECISIONS] = {
    [BRG_PROTEST_OPEN] = NC_ ("protest", "open"),
    [BRG_PROTEST_UPHELD] = NC_ ("protest", "upheld"),
    [BRG_PROTEST_PARTLY] = NC_ ("protest", "upheld in part"),
    [BRG_PROTEST_REJECTED] = NC_ ("protest", "rejected"),
    [BRG_PROTEST_REFUSED] = NC_ ("protest", "not considered"),
    [BRG_PROTEST_WITHDRAWN] = NC_ ("protest", "withdrawn"),
  };

  g_return_val_if_fail (words != NULL && (guint) decision < BRG_N_PROTEST_DECISIONS, NULL);

  return brg_words_context (words, "protest", names[decision]);
}

/* "0 – 1 instead of 1 – 0" */
static char *
dup_change (const Filling *filling)
{
  const BrgProtest *protest = filling->paper->protest;
  const BrgScoring *scoring = &filling->paper->snapshot->group->scoring;
  BrgOutcome white;
  BrgOutcome black;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  if (*protest->result_after == '\0' ||
      !brg_incident_result_from_text (protest->result_after, &white, &black))
    return g_strdup ("");
  after = brg_result_dup_text (scoring, white, black);
  if (!brg_incident_result_from_text (protest->result_before, &white, &black) ||
      white == BRG_OUTCOME_NONE)
    return g_steal_pointer (&after);
  before = brg_result_dup_text (scoring, white, black);
  /* Translators: a new and an old result of a game; "%s вместо %s" */
  return g_strdup_printf (WC_ (get_words (filling), "protest", "%s instead of %s"), after, before);
}

static const char *
get_fee_way (const Filling *filling)
{
  switch (filling->paper->protest->fee_goes)
    {
    case BRG_FEE_RETURNED:
      return WC_ (get_words (filling), "protest", "returned");
    case BRG_FEE_TO_FUND:
      return WC_ (get_words (filling), "protest", "goes to the prize fund");
    case BRG_FEE_HELD:
    default:
      return "";
    }
}

static const BrgCommitteeMember *
find_member (const Filling *filling, gint64 id)
{
  for (guint i = 0; i < filling->paper->committee->len; i++)
    if (((const BrgCommitteeMember *) filling->paper->committee->pdata[i])->id == id)
      return filling->paper->committee->pdata[i];
  return NULL;
}

static char *
dup_votes (const Filling *filling)
{
  guint n_for;
  guint n_against;

  brg_protest_count_votes (filling->paper->protest, &n_for, &n_against);
  if (n_for + n_against == 0)
    return g_strdup ("");
  /* Translators: numbers of votes; "за – %u, против – %u" */
  return g_strdup_printf (WC_ (get_words (filling), "protest", "for: %u, against: %u"), n_for,
                          n_against);
}

/* Who does not sit, and why. */
static char *
dup_barred (const Filling *filling)
{
  const GPtrArray *votes = filling->paper->protest->votes;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < votes->len; i++)
    {
      const BrgProtestVote *vote = votes->pdata[i];
      const BrgCommitteeMember *member = find_member (filling, vote->member_id);

      if (member != NULL && *vote->barred != '\0')
        {
          g_autofree char *line = brg_protest_vote_dup_barred (vote, member->name);

          g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
        }
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_verdict (const Filling *filling)
{
  const BrgProtest *protest = filling->paper->protest;
  const BrgWords *words = get_words (filling);
  guint first = filling->form->rows->len;

  add_row (filling, WC_ (words, "protest", "Reason for considering it late"),
           g_strdup (protest->admitted));
  add_row (filling, WC_ (words, "protest", "Heard at"), dup_stamp (filling, protest->heard_at));
  add_row (filling, WC_ (words, "protest", "Hearing"), g_strdup (protest->hearing));
  add_row (filling, WC_ (words, "protest", "Not voting"), dup_barred (filling));
  add_row (filling, WC_ (words, "protest", "Votes"), dup_votes (filling));
  add_row (filling, WC_ (words, "protest", "Decision"),
           g_strdup (brg_protest_form_get_decision (words, protest->decision)));
  add_row (filling, WC_ (words, "protest", "Grounds"), g_strdup (protest->grounds));
  add_row (filling, WC_ (words, "protest", "Based on"),
           brg_article_words_text (words, filling->paper->snapshot->event->rulebook,
                                   protest->decision_articles));
  add_row (filling, WC_ (words, "protest", "Result of the game"), dup_change (filling));
  add_row (filling, WC_ (words, "protest", "Deposit"), g_strdup (get_fee_way (filling)));
  add_row (filling, WC_ (words, "protest", "Decided by"), g_strdup (protest->decided_by));
  add_row (filling, WC_ (words, "protest", "Decided at"), dup_stamp (filling, protest->decided_at));
  if (first < filling->form->rows->len)
    ((BrgFormRow *) filling->form->rows->pdata[first])->line_above = TRUE;
}

/* rus-chess-2014 25.4, rus-draughts-2022 5.4.17.5: the committee has the last word. */
static void
add_note (const Filling *filling)
{
  const BrgProtestRules *rules = filling->paper->snapshot->event->rulebook->protests;
  g_autofree char *article = NULL;

  if (filling->paper->body != BRG_DECIDED_BY_COMMITTEE || rules->final_article == NULL)
    return;
  article = brg_article_words_beside (
      get_words (filling), filling->paper->snapshot->event->rulebook, rules->final_article);
  /* Translators: an article; "Решение окончательное (%s)." */
  g_ptr_array_add (
      filling->form->notes,
      brg_words_fill (get_words (filling), N_ ("The decision is final (%s)."), article));
}

/* Everybody who sat signs, the chair first. */
static void
add_committee (const Filling *filling)
{
  const GPtrArray *votes = filling->paper->protest->votes;
  gint index = 0;

  g_ptr_array_set_size (filling->form->signatures, 0);
  for (guint i = 0; i < votes->len; i++)
    {
      const BrgProtestVote *vote = votes->pdata[i];
      const BrgCommitteeMember *member = find_member (filling, vote->member_id);

      if (member == NULL || *vote->barred != '\0')
        continue;
      add_signature (filling,
                     member->role == BRG_COMMITTEE_CHAIR
                         ? WC_ (get_words (filling), "committee", "Chair")
                         : WC_ (get_words (filling), "committee", "Member"),
                     member->name, index++);
    }
}

BrgForm *
brg_protest_form_new_decision (const BrgProtestPaper *paper, const BrgDocumentOptions *options)
{
  Filling filling = { paper, options, NULL, TRUE };
  const BrgWords *words;

  g_return_val_if_fail (paper != NULL && options != NULL, NULL);
  g_return_val_if_fail (paper->protest->decision != BRG_PROTEST_OPEN, NULL);

  words = options->words;
  filling.form = brg_form_new (BRG_FORM_PROTOCOL);
  add_facts (&filling);
  add_verdict (&filling);
  add_note (&filling);
  frame (&filling,
         g_strdup_printf (paper->protest->appeal_of_id != 0
                              /* Translators: title of a document; "Решение по апелляции № %d" */
                              ? WC_ (words, "document", "Decision on appeal no. %d")
                              /* Translators: title of a document; "Решение по протесту № %d" */
                              : WC_ (words, "document", "Decision on protest no. %d"),
                          paper->protest->number));
  if (options->signatures && paper->body == BRG_DECIDED_BY_COMMITTEE &&
      paper->protest->votes->len > 0)
    add_committee (&filling);
  return filling.form;
}
