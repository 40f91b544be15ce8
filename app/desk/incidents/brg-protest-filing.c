/* brg-protest-filing.c - a protest while it is handed in, and what is wrong with it
 *
 * Rules: rus-draughts-2022 5.4.9.7, 5.4.17.2, 5.4.17.5
 * Tests: tests/app/test-protest-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-protest-filing.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-incident-log.h"
#include "brg-next-step.h"
#include "brg-protest-desk.h"
#include "brg-protest-time.h"
#include "brg-protest-words.h"
#include "brg-store-incident-rows.h"

/* The round that ended last; while none has, the one that is played. */
static gint
find_usual_round (const BrgProtestDesk *desk)
{
  for (gint round = (gint) desk->snapshot->rounds->len; round > 0; round--)
    if (brg_snapshot_get_round (desk->snapshot, round)->state == BRG_ROUND_CLOSED)
      return round;
  return desk->snapshot->rounds->len > 0 ? brg_snapshot_current_round (desk->snapshot) : 0;
}

/* Who was punished protests. */
static void
take_incident (const BrgProtestDesk *desk, BrgProtest *protest, gint64 incident_id)
{
  g_autoptr (GPtrArray) log =
      brg_store_list_incidents (desk->store, desk->snapshot->event->id, NULL);
  const BrgIncident *incident = log != NULL ? brg_incident_log_find (log, incident_id) : NULL;
  const BrgGame *game;
  gint entry;

  if (incident == NULL || (incident->group_id != 0 && incident->group_id != protest->group_id))
    return;
  protest->incident_id = incident_id;
  protest->round = incident->round;
  entry = brg_snapshot_find_entry (brg_snapshot_get_boards (desk->snapshot), incident->entry_id);
  game = brg_protest_desk_find_game (desk, incident->round, incident->board);
  if (game != NULL)
    brg_protest_desk_choose_game (desk, protest, incident->round, incident->board,
                                  game->black == entry);
  else if (entry != BRG_NOBODY)
    protest->entry_id = brg_protest_desk_get_side (desk, entry);
  brg_protest_take_text (&protest->articles, g_strdup (incident->article));
}

/* Who lost by the decision appeals: the other side when the protest was upheld. */
static void
take_appealed (BrgProtest *protest, const BrgProtest *appealed)
{
  gboolean by_other = appealed->decision == BRG_PROTEST_UPHELD && appealed->other_id != 0;

  protest->appeal_of_id = appealed->id;
  protest->incident_id = appealed->incident_id;
  protest->round = appealed->round;
  protest->board = appealed->board;
  protest->entry_id = by_other ? appealed->other_id : appealed->entry_id;
  protest->other_id = by_other ? appealed->entry_id : appealed->other_id;
  protest->filer = appealed->filer;
  brg_protest_take_text (&protest->articles, g_strdup (appealed->articles));
  if (by_other)
    return;
  brg_protest_take_text (&protest->filed_by, g_strdup (appealed->filed_by));
  brg_protest_take_text (&protest->demand, g_strdup (appealed->demand));
}

static const char *
find_currency (const BrgProtestDesk *desk)
{
  const char *currency = desk->snapshot->group->prize_currency;

  if (*currency != '\0')
    return currency;
  return desk->rules->fee_currency != NULL ? desk->rules->fee_currency : "";
}

BrgProtest *
brg_protest_desk_new_protest (const BrgProtestDesk *desk,
                              gint64 incident_id,
                              const BrgProtest *appealed,
                              gint64 now)
{
  BrgProtest *protest;

  g_return_val_if_fail (desk != NULL, NULL);

  protest = brg_protest_new ();
  protest->group_id = desk->snapshot->group->id;
  protest->round = find_usual_round (desk);
  /* rus-draughts-2022 5.4.9.7: in events of teams the captain. */
  protest->filer =
      brg_snapshot_has_teams (desk->snapshot) ? BRG_FILED_BY_CAPTAIN : BRG_FILED_BY_PLAYER;
  protest->fee = MAX (desk->regulations.protest_fee, 0);
  brg_protest_take_text (&protest->currency, g_strdup (find_currency (desk)));
  brg_protest_take_text (&protest->filed_at, brg_protest_time_dup (now));
  if (appealed != NULL)
    take_appealed (protest, appealed);
  else if (incident_id != 0)
    take_incident (desk, protest, incident_id);
  brg_protest_desk_complete (desk, protest);
  return protest;
}

/* An amount with its currency, whole where it has no hundredths. */
static char *
dup_money (gint64 amount, const char *currency)
{
  g_autofree char *number =
      amount % 100 == 0
          ? g_strdup_printf ("%" G_GINT64_FORMAT, amount / 100)
          : g_strdup_printf ("%" G_GINT64_FORMAT ".%02d", amount / 100, (gint) (amount % 100));

  return g_strstrip (g_strdup_printf ("%s %s", number, currency));
}

static char *
dup_fault (const BrgProtestDesk *desk, const BrgProtestFault *fault)
{
  g_autofree char *words = NULL;

  switch (fault->kind)
    {
    case BRG_PROTEST_UNDECIDED:
      return g_strdup (_ ("The protest is not decided yet: there is nothing to appeal."));
    case BRG_PROTEST_FINAL:
      return g_strdup (_ ("The decision is final."));
    case BRG_PROTEST_NO_SUBJECT:
      return g_strdup (_ ("It does not say what is disputed."));
    case BRG_PROTEST_NOT_CAPTAIN:
      return g_strdup (_ ("Only the captain may protest for a team."));
    case BRG_PROTEST_NO_ARTICLES:
      return g_strdup (_ ("It does not name the articles breached."));
    case BRG_PROTEST_LATE:
      words = brg_protest_words_dup_span (fault->seconds);
      /* Translators: a length of time, "1 h 5 min" */
      return g_strdup_printf (_ ("Filed %s late."), words);
    case BRG_PROTEST_FEE_MISSING:
      return g_strdup (_ ("The deposit has not been paid."));
    case BRG_PROTEST_FEE_DIFFERS:
      words = dup_money (desk->regulations.protest_fee, find_currency (desk));
      /* Translators: an amount of money, "2000 RUB" */
      return g_strdup_printf (_ ("The regulations set a deposit of %s."), words);
    case BRG_PROTEST_FEE_TOO_HIGH:
      words = dup_money (desk->rules->most_fee, desk->rules->fee_currency);
      /* Translators: an amount of money, "5000 RUB" */
      return g_strdup_printf (_ ("The deposit may not exceed %s."), words);
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

static gboolean
has_text (const char *text)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));

  return *stripped != '\0';
}

static void
add_note (GPtrArray *notes, char *text, const char *article, gboolean is_final)
{
  BrgProtestNote *note = g_new0 (BrgProtestNote, 1);

  note->text = text;
  note->article = article;
  note->is_final = is_final;
  g_ptr_array_add (notes, note);
}

GPtrArray *
brg_protest_desk_list_faults (const BrgProtestDesk *desk, const BrgProtest *protest)
{
  g_autoptr (GPtrArray) notes =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_protest_note_free);
  g_autoptr (GArray) faults = NULL;
  const BrgProtest *appealed;
  BrgProtestDeadline deadline;
  BrgProtestFiling filing;

  g_return_val_if_fail (desk != NULL && protest != NULL, NULL);

  brg_protest_desk_find_deadline (desk, protest->round, &deadline);
  deadline.at = brg_protest_time_parse (protest->due_at);
  deadline.state = deadline.at != 0 ? BRG_DEADLINE_RUNS : deadline.state;
  appealed =
      protest->appeal_of_id != 0 ? brg_protest_desk_find (desk, protest->appeal_of_id) : NULL;
  filing = (BrgProtestFiling){
    .filer = protest->filer,
    .is_of_team = brg_snapshot_has_teams (desk->snapshot),
    .has_subject = has_text (protest->subject),
    .has_articles = has_text (protest->articles),
    .is_appeal = appealed != NULL,
    .is_protest_decided = appealed != NULL && appealed->decision != BRG_PROTEST_OPEN,
    .is_protest_appeal = appealed != NULL && appealed->appeal_of_id != 0,
    .fee = protest->fee,
    .is_fee_paid = protest->is_fee_paid,
    .currency = protest->currency,
    .filed = brg_protest_time_parse (protest->filed_at),
    .deadline = deadline.at != 0 ? &deadline : NULL,
  };
  if (protest->appeal_of_id != 0)
    deadline.article = NULL;
  if (protest->entry_id == 0)
    add_note (notes, g_strdup (_ ("It does not say who protests.")), NULL, TRUE);
  faults = brg_protest_check_filing (desk->rules, &desk->regulations, &filing);
  for (guint i = 0; i < faults->len; i++)
    {
      const BrgProtestFault *fault = &g_array_index (faults, BrgProtestFault, i);

      add_note (notes, dup_fault (desk, fault), fault->article, fault->is_final);
    }
  return g_steal_pointer (&notes);
}
