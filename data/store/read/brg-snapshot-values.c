/* brg-snapshot-values.c - what a snapshot is made of: events, groups, entries, rounds
 *
 * Tests: tests/data/test-snapshot.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-snapshot.h"

#include "brg-rulebooks.h"

#define TO(state) (1u << (state))

static const guint allowed_round_states[BRG_N_ROUND_STATES] = {
  [BRG_ROUND_PLANNED] = TO (BRG_ROUND_PUBLISHED),
  [BRG_ROUND_PUBLISHED] = TO (BRG_ROUND_PLANNED) | TO (BRG_ROUND_CLOSED),
  [BRG_ROUND_CLOSED] = TO (BRG_ROUND_PUBLISHED), /* a late correction reopens it */
};

gboolean
brg_round_state_may_become (BrgRoundState from, BrgRoundState to)
{
  g_return_val_if_fail (from < BRG_N_ROUND_STATES && to < BRG_N_ROUND_STATES, FALSE);

  return (allowed_round_states[from] & TO (to)) != 0;
}

BrgOfficial *
brg_official_new (BrgOfficialRole role, const char *name, const char *category)
{
  BrgOfficial *official = g_new0 (BrgOfficial, 1);

  official->role = role;
  official->name = g_strdup (name);
  official->category = g_strdup (category);
  official->birth = g_strdup ("");
  official->federation = g_strdup ("");
  official->organisation = g_strdup ("");
  return official;
}

BrgOfficial *
brg_official_copy (const BrgOfficial *official)
{
  BrgOfficial *copy;

  g_return_val_if_fail (official != NULL, NULL);

  copy = g_new0 (BrgOfficial, 1);
  *copy = *official;
  copy->name = g_strdup (official->name);
  copy->category = g_strdup (official->category);
  copy->birth = g_strdup (official->birth);
  copy->federation = g_strdup (official->federation);
  copy->organisation = g_strdup (official->organisation);
  return copy;
}

gboolean
brg_official_is_same (const BrgOfficial *official, const BrgOfficial *other)
{
  g_return_val_if_fail (official != NULL && other != NULL, FALSE);

  return official->role == other->role && g_str_equal (official->name, other->name) &&
         g_str_equal (official->category, other->category) &&
         g_str_equal (official->birth, other->birth) &&
         g_str_equal (official->federation, other->federation) &&
         g_str_equal (official->organisation, other->organisation);
}

void
brg_official_free (BrgOfficial *official)
{
  if (official == NULL)
    return;
  g_free (official->name);
  g_free (official->category);
  g_free (official->birth);
  g_free (official->federation);
  g_free (official->organisation);
  g_free (official);
}

BrgEntry *
brg_entry_new (void)
{
  BrgEntry *entry = g_new0 (BrgEntry, 1);

  entry->family_name = g_strdup ("");
  entry->given_name = g_strdup ("");
  entry->father_name = g_strdup ("");
  entry->sex = g_strdup ("");
  entry->birth = g_strdup ("");
  entry->title = g_strdup ("");
  entry->federation = g_strdup ("");
  entry->organisation = g_strdup ("");
  entry->coach = g_strdup ("");
  entry->fide_id = g_strdup ("");
  entry->left_reason = g_strdup ("");
  entry->captain = g_strdup ("");
  entry->sight = g_strdup ("");
  entry->assistant = g_strdup ("");
  entry->joins_round = 1;
  entry->left_after = BRG_STAYS;
  return entry;
}

BrgEntry *
brg_entry_copy (const BrgEntry *entry)
{
  BrgEntry *copy;

  g_return_val_if_fail (entry != NULL, NULL);

  copy = g_memdup2 (entry, sizeof *entry);
  copy->family_name = g_strdup (entry->family_name);
  copy->given_name = g_strdup (entry->given_name);
  copy->father_name = g_strdup (entry->father_name);
  copy->sex = g_strdup (entry->sex);
  copy->birth = g_strdup (entry->birth);
  copy->title = g_strdup (entry->title);
  copy->federation = g_strdup (entry->federation);
  copy->organisation = g_strdup (entry->organisation);
  copy->coach = g_strdup (entry->coach);
  copy->fide_id = g_strdup (entry->fide_id);
  copy->left_reason = g_strdup (entry->left_reason);
  copy->captain = g_strdup (entry->captain);
  copy->sight = g_strdup (entry->sight);
  copy->assistant = g_strdup (entry->assistant);
  return copy;
}

void
brg_entry_free (BrgEntry *entry)
{
  if (entry == NULL)
    return;
  g_free (entry->family_name);
  g_free (entry->given_name);
  g_free (entry->father_name);
  g_free (entry->sex);
  g_free (entry->birth);
  g_free (entry->title);
  g_free (entry->federation);
  g_free (entry->organisation);
  g_free (entry->coach);
  g_free (entry->fide_id);
  g_free (entry->left_reason);
  g_free (entry->captain);
  g_free (entry->sight);
  g_free (entry->assistant);
  g_free (entry);
}

const char *
brg_entry_get_delegation (const BrgEntry *entry, BrgDelegationField field)
{
  g_return_val_if_fail (entry != NULL && field < BRG_N_DELEGATION_FIELDS, "");

  return field == BRG_DELEGATION_FEDERATION ? entry->federation : entry->organisation;
}

BrgDrawRecord *
brg_draw_record_new (void)
{
  BrgDrawRecord *record = g_new0 (BrgDrawRecord, 1);

  record->steps = g_array_new (FALSE, FALSE, sizeof (BrgDrawStep));
  return record;
}

void
brg_draw_record_free (BrgDrawRecord *record)
{
  if (record == NULL)
    return;
  g_array_unref (record->steps);
  g_free (record);
}

BrgRound *
brg_round_new (gint number)
{
  BrgRound *round = g_new0 (BrgRound, 1);

  round->number = number;
  round->starts_at = g_strdup ("");
  round->published_at = g_strdup ("");
  round->closed_at = g_strdup ("");
  round->games = g_array_new (FALSE, FALSE, sizeof (BrgGame));
  return round;
}

void
brg_round_free (BrgRound *round)
{
  if (round == NULL)
    return;
  g_free (round->starts_at);
  g_free (round->published_at);
  g_free (round->closed_at);
  g_array_unref (round->games);
  g_free (round);
}

BrgEvent *
brg_event_new (void)
{
  BrgEvent *event = g_new0 (BrgEvent, 1);
  guint n_rulebooks;

  event->name = g_strdup ("");
  event->place = g_strdup ("");
  event->venue = g_strdup ("");
  event->organiser = g_strdup ("");
  event->federation = g_strdup ("");
  event->starts = g_strdup ("");
  event->ends = g_strdup ("");
  event->zone = g_strdup ("");
  event->rulebook = brg_rulebooks (&n_rulebooks)[0];
  event->discipline = BRG_DISCIPLINE_CHESS;
  event->officials = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_official_free);
  return event;
}

BrgEvent *
brg_event_copy (const BrgEvent *event)
{
  BrgEvent *copy;

  g_return_val_if_fail (event != NULL, NULL);

  copy = g_memdup2 (event, sizeof *event);
  copy->name = g_strdup (event->name);
  copy->place = g_strdup (event->place);
  copy->venue = g_strdup (event->venue);
  copy->organiser = g_strdup (event->organiser);
  copy->federation = g_strdup (event->federation);
  copy->starts = g_strdup (event->starts);
  copy->ends = g_strdup (event->ends);
  copy->zone = g_strdup (event->zone);
  copy->officials = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_official_free);
  for (guint i = 0; i < event->officials->len; i++)
    g_ptr_array_add (copy->officials, brg_official_copy (event->officials->pdata[i]));
  return copy;
}

void
brg_event_free (BrgEvent *event)
{
  if (event == NULL)
    return;
  g_free (event->name);
  g_free (event->place);
  g_free (event->venue);
  g_free (event->organiser);
  g_free (event->federation);
  g_free (event->starts);
  g_free (event->ends);
  g_free (event->zone);
  g_ptr_array_unref (event->officials);
  g_free (event);
}

BrgGroup *
brg_group_new (void)
{
  BrgGroup *group = g_new0 (BrgGroup, 1);

  group->name = g_strdup ("");
  group->system = g_strdup ("");
  group->tie_breaks = g_strdup ("");
  group->time_control = g_strdup ("");
  group->cycles = 1;
  group->scoring = brg_scoring_classic ();
  group->match_scoring = brg_scoring_two_one ();
  group->match_scoring.pairing_bye = group->match_scoring.draw;
  group->reserve_from = 1;
  group->round_order = g_strdup ("");
  group->default_minutes = -1;
  group->tie_break_edition = g_strdup ("");
  group->rating_kind = g_strdup ("");
  group->totals_by = g_strdup ("");
  group->totals_of = g_strdup ("points");
  group->prize_sharing = g_strdup ("hort");
  group->prize_currency = g_strdup ("");
  group->prizes_once = TRUE;
  return group;
}

BrgGroup *
brg_group_copy (const BrgGroup *group)
{
  BrgGroup *copy;

  g_return_val_if_fail (group != NULL, NULL);

  copy = g_memdup2 (group, sizeof *group);
  copy->name = g_strdup (group->name);
  copy->system = g_strdup (group->system);
  copy->tie_breaks = g_strdup (group->tie_breaks);
  copy->time_control = g_strdup (group->time_control);
  copy->round_order = g_strdup (group->round_order);
  copy->tie_break_edition = g_strdup (group->tie_break_edition);
  copy->rating_kind = g_strdup (group->rating_kind);
  copy->totals_by = g_strdup (group->totals_by);
  copy->totals_of = g_strdup (group->totals_of);
  copy->prize_sharing = g_strdup (group->prize_sharing);
  copy->prize_currency = g_strdup (group->prize_currency);
  return copy;
}

void
brg_group_free (BrgGroup *group)
{
  if (group == NULL)
    return;
  g_free (group->name);
  g_free (group->system);
  g_free (group->tie_breaks);
  g_free (group->time_control);
  g_free (group->round_order);
  g_free (group->tie_break_edition);
  g_free (group->rating_kind);
  g_free (group->totals_by);
  g_free (group->totals_of);
  g_free (group->prize_sharing);
  g_free (group->prize_currency);
  g_free (group);
}

gboolean
brg_group_name_is_same (const char *name, const char *other)
{
  g_autofree char *folded = NULL;
  g_autofree char *other_folded = NULL;

  g_return_val_if_fail (name != NULL && other != NULL, FALSE);

  folded = g_utf8_casefold (name, -1);
  other_folded = g_utf8_casefold (other, -1);
  return g_str_equal (folded, other_folded);
}

static char *
join_names (const char *first, const char *second, const char *third)
{
  g_autoptr (GString) name = g_string_new (first);
  const char *const rest[] = { second, third };

  for (guint i = 0; i < G_N_ELEMENTS (rest); i++)
    if (rest[i] != NULL && *rest[i] != '\0')
      {
        if (name->len > 0)
          g_string_append_c (name, ' ');
        g_string_append (name, rest[i]);
      }
  return g_string_free (g_steal_pointer (&name), FALSE);
}

char *
brg_entry_dup_name (const BrgEntry *entry)
{
  g_return_val_if_fail (entry != NULL, NULL);

  return join_names (entry->family_name, entry->given_name, NULL);
}

char *
brg_entry_dup_full_name (const BrgEntry *entry)
{
  g_return_val_if_fail (entry != NULL, NULL);

  return join_names (entry->family_name, entry->given_name, entry->father_name);
}

char *
brg_entry_dup_short_name (const BrgEntry *entry)
{
  g_autofree char *initial = NULL;

  g_return_val_if_fail (entry != NULL, NULL);

  if (*entry->given_name == '\0')
    return g_strdup (entry->family_name);
  initial = g_utf8_substring (entry->given_name, 0, 1);
  return g_strdup_printf ("%s %s.", entry->family_name, initial);
}
