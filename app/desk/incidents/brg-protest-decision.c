/* brg-protest-decision.c - what stands around the decision on a protest
 *
 * Rules: rus-draughts-2022 5.4.17.3, 5.4.17.5; rus-chess-2014 25.2
 * Tests: tests/app/test-protest-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-protest-decision.h"

#include <glib/gi18n.h>

#include "brg-article-words.h"
#include "brg-money-words.h"
#include "brg-protest-committee.h"
#include "brg-protest-filing.h"
#include "brg-protest-time.h"
#include "brg-protest-words.h"

const BrgProtestResult *
brg_protest_decision_list_results (guint *n_results)
{
  static const BrgProtestResult results[] = {
    { BRG_OUTCOME_NONE, BRG_OUTCOME_NONE },
    { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
    { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
    { BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
    { BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
    { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN },
    { BRG_OUTCOME_LOSS, BRG_OUTCOME_LOSS },
    { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS },
  };

  g_return_val_if_fail (n_results != NULL, NULL);

  *n_results = G_N_ELEMENTS (results);
  return results;
}

GPtrArray *
brg_protest_decision_list_notes (const BrgProtestDesk *desk, const BrgProtest *protest, gint64 now)
{
  GPtrArray *notes;

  g_return_val_if_fail (desk != NULL && protest != NULL, NULL);

  notes = brg_protest_desk_list_faults (desk, protest);
  if (brg_protest_desk_find (desk, protest->id)->decision != BRG_PROTEST_OPEN)
    return notes;
  /* rus-draughts-2022 5.4.17.3: both sides, unless one of them does not come. */
  if (desk->rules->hearing_article != NULL && *protest->hearing == '\0' &&
      brg_protest_desk_find_body (desk, protest) == BRG_DECIDED_BY_ARBITER)
    {
      BrgProtestNote *note = g_new0 (BrgProtestNote, 1);

      note->text = g_strdup (_ ("Hear both sides first; do not wait for a party that does not "
                                "appear."));
      note->article = desk->rules->hearing_article;
      note->is_advice = TRUE;
      g_ptr_array_add (notes, note);
    }
  if (brg_protest_desk_find_body (desk, protest) == BRG_DECIDED_BY_COMMITTEE)
    g_ptr_array_extend_and_steal (
        notes, brg_protest_desk_check_committee (desk, desk->committee, protest, now));
  return notes;
}

char *
brg_protest_decision_dup_facts (const BrgProtestDesk *desk,
                                const BrgProtest *protest,
                                const BrgWords *words,
                                gint64 now)
{
  g_autoptr (GString) text = NULL;
  g_autofree char *matter = NULL;
  g_autofree char *filed = NULL;
  gint64 decide_by;

  g_return_val_if_fail (desk != NULL && protest != NULL, NULL);

  matter = brg_protest_words_dup_matter (desk, protest);
  filed = brg_protest_words_dup_hour (desk, brg_protest_time_parse (protest->filed_at), now);
  decide_by = brg_protest_time_parse (protest->decide_by);
  text = g_string_new (matter);
  if (protest->other_id != 0)
    {
      g_autofree char *other = brg_protest_words_dup_name (desk, protest->other_id);

      /* Translators: the other side of a protest, a name */
      g_string_append_printf (text, _ ("\nOther side: %s"), other);
    }
  /* Translators: who hands a protest in, "Player", and a time, "18:05" */
  g_string_append_printf (text, _ ("\nFiled by: %s, %s"),
                          brg_protest_words_get_filer (protest->filer), filed);
  if (*protest->filed_by != '\0')
    g_string_append_printf (text, " (%s)", protest->filed_by);
  if (decide_by != 0)
    {
      g_autofree char *hour = brg_protest_words_dup_hour (desk, decide_by, now);

      /* Translators: a time, "18:05" or "07.03.2026 18:05" */
      g_string_append_printf (text, _ ("\nTo be decided by: %s"), hour);
    }
  g_string_append_printf (text, "\n\n%s", protest->subject);
  if (*protest->demand != '\0')
    /* Translators: what a protest asks for */
    g_string_append_printf (text, _ ("\nRequest: %s"), protest->demand);
  if (*protest->articles != '\0')
    {
      g_autofree char *articles =
          brg_article_words_text (words, desk->snapshot->event->rulebook, protest->articles);

      /* Translators: articles of the rules */
      g_string_append_printf (text, _ ("\nArticles: %s"), articles);
    }
  if (protest->fee > 0)
    {
      g_autofree char *money = brg_money_words_sum (protest->fee, protest->currency, words);

      g_string_append_printf (text,
                              protest->is_fee_paid
                                  /* Translators: an amount of money */
                                  ? _ ("\nDeposit: %s, paid")
                                  /* Translators: an amount of money */
                                  : _ ("\nDeposit: %s, not paid"),
                              money);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A line, unless there is nothing to tell. */
static void
append_line (GString *text, const char *label, const char *what)
{
  if (*what != '\0')
    g_string_append_printf (text, "%s%s: %s", text->len > 0 ? "\n" : "", label, what);
}

static void
append_votes (GString *text, const BrgProtestDesk *desk, const BrgProtest *protest)
{
  const char *const votes[] = { _ ("no vote"), _ ("for"), _ ("against") };

  for (guint i = 0; i < protest->votes->len; i++)
    {
      const BrgProtestVote *vote = protest->votes->pdata[i];
      const BrgCommitteeMember *member = brg_protest_desk_find_member (desk, vote->member_id);

      if (member != NULL && *vote->barred == '\0')
        append_line (text, member->name, votes[vote->vote]);
      else if (member != NULL)
        {
          g_autofree char *line = brg_protest_vote_dup_barred (vote, member->name);

          append_line (text, _ ("Does not vote"), line);
        }
    }
}

static const char *
get_fee_way (const BrgProtest *protest)
{
  if (protest->fee == 0)
    return "";
  return protest->fee_goes == BRG_FEE_RETURNED  ? _ ("returned")
         : protest->fee_goes == BRG_FEE_TO_FUND ? _ ("goes to the prize fund")
                                                : _ ("kept");
}

char *
brg_protest_decision_dup_outcome (const BrgProtestDesk *desk, const BrgProtest *protest, gint64 now)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *result = NULL;
  g_autofree char *decided = NULL;
  g_autofree char *heard = NULL;

  g_return_val_if_fail (desk != NULL && protest != NULL, NULL);

  before = brg_protest_words_dup_result (desk, protest->result_before);
  after = brg_protest_words_dup_result (desk, protest->result_after);
  /* Translators: two results of a game: "½ – ½ instead of 0 – 1" */
  result = g_strdup_printf (_ ("%s instead of %s"), after, before);
  decided = brg_protest_words_dup_hour (desk, brg_protest_time_parse (protest->decided_at), now);
  heard = *protest->heard_at != '\0'
              ? brg_protest_words_dup_hour (desk, brg_protest_time_parse (protest->heard_at), now)
              : g_strdup ("");
  append_line (text, _ ("Decision"), brg_protest_words_get_decision (protest->decision));
  append_line (text, _ ("Result"), *protest->result_after != '\0' ? result : "");
  append_line (text, _ ("Grounds"), protest->grounds);
  append_line (text, _ ("Articles"), protest->decision_articles);
  append_line (text, _ ("Reason for considering it late"), protest->admitted);
  append_line (text, _ ("Deposit"), get_fee_way (protest));
  append_line (text, _ ("Decided by"), protest->decided_by);
  append_line (text, _ ("Time"), decided);
  append_votes (text, desk, protest);
  append_line (text, _ ("Heard at"), heard);
  append_line (text, _ ("Hearing"), protest->hearing);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

const char *
brg_protest_decision_find_decider (const BrgProtestDesk *desk, const BrgProtest *protest)
{
  const BrgEvent *event;
  const char *chief;
  BrgProtestBody body;

  g_return_val_if_fail (desk != NULL && protest != NULL, "");

  body = brg_protest_desk_find_body (desk, protest);
  event = desk->snapshot->event;
  if (body == BRG_DECIDED_BY_ORGANISER && *event->organiser != '\0')
    return event->organiser;
  chief = brg_official_list_get_chief (event->officials);
  if (body == BRG_DECIDED_BY_ARBITER && *chief != '\0')
    return chief;
  return brg_protest_words_get_body (body);
}
