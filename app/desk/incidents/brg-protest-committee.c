/* brg-protest-committee.c - who sits on an appeal
 *
 * Rules: rus-chess-2014 25.2, 25.2.1, 25.2.2; rus-draughts-2022 5.4.17.5
 * Tests: tests/app/test-protest-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-protest-committee.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-committee-check.h"
#include "brg-committee-remark.h"
#include "brg-name-match.h"
#include "brg-protest-desk.h"
#include "brg-protest-words.h"
#include "brg-text-tidy.h"

/* The entry in either view; NULL for none. */
static const BrgEntry *
find_entry (const BrgProtestDesk *desk, gint64 id)
{
  const BrgSnapshot *boards = brg_snapshot_get_boards (desk->snapshot);
  gint index = brg_snapshot_find_entry (desk->snapshot, id);

  if (index != BRG_NOBODY)
    return brg_snapshot_get_entry (desk->snapshot, index);
  index = brg_snapshot_find_entry (boards, id);
  return index != BRG_NOBODY ? brg_snapshot_get_entry (boards, index) : NULL;
}

static gboolean
is_side (const BrgProtestDesk *desk, const BrgCommitteeMember *member, gint64 side_id)
{
  const BrgEntry *side = side_id != 0 ? find_entry (desk, side_id) : NULL;
  const BrgEntry *player = member->entry_id != 0 ? find_entry (desk, member->entry_id) : NULL;
  g_autofree char *name = NULL;

  if (side == NULL)
    return FALSE;
  /* Of a team every player is one of the side, and its captain. */
  if (player != NULL && (player->id == side_id || player->team_id == side_id))
    return TRUE;
  if (side->is_team)
    return *side->captain != '\0' && brg_name_match_is_one (side->captain, member->name);
  name = brg_entry_dup_full_name (side);
  return brg_name_match_is_one (name, member->name);
}

static const BrgProtestVote *
find_vote (const BrgProtest *protest, gint64 member_id)
{
  for (guint i = 0; i < protest->votes->len; i++)
    if (((const BrgProtestVote *) protest->votes->pdata[i])->member_id == member_id)
      return protest->votes->pdata[i];
  return NULL;
}

static void
add_party (const BrgProtestDesk *desk, GArray *parties, gint64 entry_id)
{
  const BrgEntry *entry = entry_id != 0 ? find_entry (desk, entry_id) : NULL;
  BrgCommitteeParty party;

  if (entry == NULL)
    return;
  party.federation = entry->federation;
  party.organisation =
      entry->is_team && *entry->organisation == '\0' ? entry->family_name : entry->organisation;
  g_array_append_val (parties, party);
}

static const char *
get_name (const GPtrArray *members, gint index)
{
  return index >= 0 ? ((const BrgCommitteeMember *) members->pdata[index])->name : "";
}

static char *
dup_sentence (const BrgProtestDesk *desk, const GPtrArray *members, const BrgCommitteeFault *fault)
{
  return brg_committee_remark_dup_text (desk->rules->committee, members, fault);
}

/* Whether the arbiter noted an interest; a reason that was found here is found again. */
static gboolean
is_noted (const BrgProtestDesk *desk,
          const GPtrArray *members,
          guint index,
          const BrgProtest *protest)
{
  const BrgProtestVote *vote =
      find_vote (protest, ((const BrgCommitteeMember *) members->pdata[index])->id);
  BrgCommitteeFault fault = { .person = (gint) index, .other = -1 };

  if (vote == NULL || *vote->barred == '\0')
    return FALSE;
  for (fault.kind = BRG_COMMITTEE_ARBITER; fault.kind <= BRG_COMMITTEE_YOUNG; fault.kind++)
    {
      g_autofree char *found = dup_sentence (desk, members, &fault);

      if (g_str_equal (found, vote->barred))
        return FALSE;
    }
  return TRUE;
}

static BrgCommitteePerson
make_person (const BrgProtestDesk *desk,
             const GPtrArray *members,
             guint index,
             const BrgProtest *protest)
{
  const BrgCommitteeMember *member = members->pdata[index];

  return (BrgCommitteePerson){
    .role = member->role,
    .birth = member->birth,
    .federation = member->federation,
    .organisation = member->organisation,
    .is_arbiter = brg_committee_remark_is_arbiter (desk->snapshot->event, member->name),
    .is_party = protest != NULL && (is_side (desk, member, protest->entry_id) ||
                                    is_side (desk, member, protest->other_id)),
    .has_interest = protest != NULL && is_noted (desk, members, index, protest),
  };
}

/* The engine's answer; indices are those of @members. */
static GArray *
check (const BrgProtestDesk *desk, const GPtrArray *members, const BrgProtest *protest, gint64 now)
{
  g_autofree BrgCommitteePerson *persons = g_new0 (BrgCommitteePerson, members->len + 1);
  g_autoptr (GArray) parties = g_array_new (FALSE, FALSE, sizeof (BrgCommitteeParty));
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (now);
  g_autofree char *day = g_date_time_format (time, "%Y-%m-%d");

  for (guint i = 0; i < members->len; i++)
    persons[i] = make_person (desk, members, i, protest);
  if (protest != NULL)
    {
      add_party (desk, parties, protest->entry_id);
      add_party (desk, parties, protest->other_id);
    }
  return brg_protest_check_committee (desk->rules->committee, persons, members->len,
                                      (const BrgCommitteeParty *) (gconstpointer) parties->data,
                                      parties->len, day);
}

static BrgProtestNote *
make_note (const BrgProtestDesk *desk, const GPtrArray *members, const BrgCommitteeFault *fault)
{
  BrgProtestNote *note = g_new0 (BrgProtestNote, 1);
  g_autofree char *sentence = dup_sentence (desk, members, fault);

  if (fault->replacement >= 0)
    /* Translators: a sentence; the name of a reserve */
    note->text = brg_text_join_points (
        g_strdup_printf (_ ("%s Reserve: %s."), sentence, get_name (members, fault->replacement)));
  else
    note->text = g_steal_pointer (&sentence);
  note->article = fault->article;
  note->is_advice = fault->is_advice;
  if (fault->person >= 0)
    note->member_id = ((const BrgCommitteeMember *) members->pdata[fault->person])->id;
  if (fault->replacement >= 0)
    note->replaced_by = ((const BrgCommitteeMember *) members->pdata[fault->replacement])->id;
  return note;
}

GPtrArray *
brg_protest_desk_check_committee (const BrgProtestDesk *desk,
                                  const GPtrArray *members,
                                  const BrgProtest *protest,
                                  gint64 now)
{
  g_autoptr (GPtrArray) notes =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_protest_note_free);
  g_autoptr (GArray) faults = NULL;

  g_return_val_if_fail (desk != NULL && members != NULL, NULL);

  /* ussr-chess-1956 24: no committee, the organising body decides. */
  if (desk->rules->committee == NULL)
    return g_steal_pointer (&notes);
  faults = check (desk, members, protest, now);
  for (guint i = 0; i < faults->len; i++)
    g_ptr_array_add (notes,
                     make_note (desk, members, &g_array_index (faults, BrgCommitteeFault, i)));
  return g_steal_pointer (&notes);
}

static gboolean
keeps_seat (const BrgCommitteeFault *fault)
{
  return fault->kind < BRG_COMMITTEE_ARBITER || fault->kind > BRG_COMMITTEE_YOUNG;
}

/* Why somebody cannot sit; NULL when he can. */
static const BrgCommitteeFault *
find_bar (const GArray *faults, guint index)
{
  for (guint i = 0; i < faults->len; i++)
    {
      const BrgCommitteeFault *fault = &g_array_index (faults, BrgCommitteeFault, i);

      if (fault->person == (gint) index && !keeps_seat (fault))
        return fault;
    }
  return NULL;
}

static gboolean
is_replacement (const GArray *faults, guint index)
{
  for (guint i = 0; i < faults->len; i++)
    if (g_array_index (faults, BrgCommitteeFault, i).replacement == (gint) index)
      return TRUE;
  return FALSE;
}

void
brg_protest_desk_seat_committee (const BrgProtestDesk *desk, BrgProtest *protest, gint64 now)
{
  g_autoptr (GPtrArray) votes = NULL;
  g_autoptr (GArray) faults = NULL;

  g_return_if_fail (desk != NULL && protest != NULL);

  if (desk->rules->committee == NULL)
    return;
  votes = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_protest_vote_free);
  faults = check (desk, desk->committee, protest, now);
  for (guint i = 0; i < desk->committee->len; i++)
    {
      const BrgCommitteeMember *member = desk->committee->pdata[i];
      const BrgProtestVote *vote = find_vote (protest, member->id);
      const BrgCommitteeFault *bar = find_bar (faults, i);
      g_autofree char *why = NULL;

      if (bar == NULL && member->role == BRG_COMMITTEE_RESERVE && !is_replacement (faults, i))
        continue;
      if (bar != NULL)
        why = vote != NULL && *vote->barred != '\0' ? g_strdup (vote->barred)
                                                    : dup_sentence (desk, desk->committee, bar);
      g_ptr_array_add (
          votes, brg_protest_vote_new (member->id,
                                       vote != NULL && bar == NULL ? vote->vote : BRG_VOTE_NONE,
                                       why != NULL ? why : ""));
    }
  g_clear_pointer (&protest->votes, g_ptr_array_unref);
  protest->votes = g_steal_pointer (&votes);
}
