/* brg-protest-record.c - protests, appeals and the committee as values
 *
 * Tests: tests/data/test-store-protests.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-protest-record.h"

#include <string.h>

#define AT(field) G_STRUCT_OFFSET (BrgProtest, field)

static const gsize text_places[BRG_N_PROTEST_TEXTS] = {
  [BRG_PROTEST_FILED_BY] = AT (filed_by),
  [BRG_PROTEST_FILED_AT] = AT (filed_at),
  [BRG_PROTEST_DUE_AT] = AT (due_at),
  [BRG_PROTEST_DECIDE_BY] = AT (decide_by),
  [BRG_PROTEST_ARTICLES] = AT (articles),
  [BRG_PROTEST_SUBJECT] = AT (subject),
  [BRG_PROTEST_DEMAND] = AT (demand),
  [BRG_PROTEST_CURRENCY] = AT (currency),
  [BRG_PROTEST_ADMITTED] = AT (admitted),
  [BRG_PROTEST_HEARD_AT] = AT (heard_at),
  [BRG_PROTEST_HEARING] = AT (hearing),
  [BRG_PROTEST_DECIDED_AT] = AT (decided_at),
  [BRG_PROTEST_DECIDED_BY] = AT (decided_by),
  [BRG_PROTEST_GROUNDS] = AT (grounds),
  [BRG_PROTEST_DECISION_ARTICLES] = AT (decision_articles),
  [BRG_PROTEST_RESULT_BEFORE] = AT (result_before),
  [BRG_PROTEST_RESULT_AFTER] = AT (result_after),
};

BrgProtestVote *
brg_protest_vote_new (gint64 member_id, BrgVote vote, const char *barred)
{
  BrgProtestVote *self;

  g_return_val_if_fail (barred != NULL, NULL);

  self = g_new0 (BrgProtestVote, 1);
  self->member_id = member_id;
  self->vote = vote;
  self->barred = g_strdup (barred);
  return self;
}

char *
brg_protest_vote_dup_barred (const BrgProtestVote *vote, const char *name)
{
  g_return_val_if_fail (vote != NULL && name != NULL, NULL);

  /* A reason that was found begins with him, one that was typed does not. */
  return strstr (vote->barred, name) != NULL ? g_strdup (vote->barred)
                                             : g_strdup_printf ("%s: %s", name, vote->barred);
}

void
brg_protest_vote_free (BrgProtestVote *vote)
{
  if (vote == NULL)
    return;
  g_free (vote->barred);
  g_free (vote);
}

char **
brg_protest_get_place (BrgProtest *protest, BrgProtestText text)
{
  g_return_val_if_fail (protest != NULL && text < BRG_N_PROTEST_TEXTS, NULL);

  return G_STRUCT_MEMBER_P (protest, text_places[text]);
}

BrgProtest *
brg_protest_new (void)
{
  BrgProtest *self = g_new0 (BrgProtest, 1);

  for (BrgProtestText i = 0; i < BRG_N_PROTEST_TEXTS; i++)
    *brg_protest_get_place (self, i) = g_strdup ("");
  self->votes = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_protest_vote_free);
  return self;
}

BrgProtest *
brg_protest_copy (const BrgProtest *protest)
{
  BrgProtest *self;

  g_return_val_if_fail (protest != NULL, NULL);

  self = g_memdup2 (protest, sizeof *protest);
  for (BrgProtestText i = 0; i < BRG_N_PROTEST_TEXTS; i++)
    *brg_protest_get_place (self, i) = g_strdup (*brg_protest_get_place (self, i));
  self->votes = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_protest_vote_free);
  for (guint i = 0; i < protest->votes->len; i++)
    {
      const BrgProtestVote *vote = protest->votes->pdata[i];

      g_ptr_array_add (self->votes,
                       brg_protest_vote_new (vote->member_id, vote->vote, vote->barred));
    }
  return self;
}

void
brg_protest_free (BrgProtest *protest)
{
  if (protest == NULL)
    return;
  for (BrgProtestText i = 0; i < BRG_N_PROTEST_TEXTS; i++)
    g_free (*brg_protest_get_place (protest, i));
  g_ptr_array_unref (protest->votes);
  g_free (protest);
}

void
brg_protest_take_text (char **place, char *text)
{
  g_return_if_fail (place != NULL && text != NULL);

  g_free (*place);
  *place = text;
}

BrgCommitteeMember *
brg_committee_member_new (BrgCommitteeRole role, const char *name)
{
  BrgCommitteeMember *self;

  g_return_val_if_fail (name != NULL, NULL);

  self = g_new0 (BrgCommitteeMember, 1);
  self->role = role;
  self->name = g_strdup (name);
  self->birth = g_strdup ("");
  self->federation = g_strdup ("");
  self->organisation = g_strdup ("");
  return self;
}

void
brg_committee_member_free (BrgCommitteeMember *member)
{
  if (member == NULL)
    return;
  g_free (member->name);
  g_free (member->birth);
  g_free (member->federation);
  g_free (member->organisation);
  g_free (member);
}

guint
brg_protest_count_votes (const BrgProtest *protest, guint *n_for, guint *n_against)
{
  guint n_seats = 0;

  g_return_val_if_fail (protest != NULL && n_for != NULL && n_against != NULL, 0);

  *n_for = *n_against = 0;
  for (guint i = 0; i < protest->votes->len; i++)
    {
      const BrgProtestVote *vote = protest->votes->pdata[i];

      n_seats += *vote->barred == '\0';
      *n_for += vote->vote == BRG_VOTE_FOR;
      *n_against += vote->vote == BRG_VOTE_AGAINST;
    }
  return n_seats;
}
