/* brg-player-list.c - the list of players: who plays, who is counted, who is searched for
 *
 * Tests: tests/app/test-player-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-player-list.h"

#include "brg-duplicates.h"
#include "brg-team-list.h"

gint
brg_player_list_next_round (const BrgSnapshot *snapshot)
{
  gint next;

  g_return_val_if_fail (snapshot != NULL, 0);

  next = (gint) snapshot->rounds->len + 1;
  /* A round robin is paired as a whole: its rounds come with the first pairing. */
  if (brg_snapshot_is_round_robin (snapshot))
    return next == 1 ? 1 : 0;
  return next <= brg_snapshot_count_rounds (snapshot) ? next : 0;
}

BrgOutcome
brg_player_list_get_absence (const BrgSnapshot *snapshot, gint index, gint round)
{
  g_return_val_if_fail (snapshot != NULL, BRG_OUTCOME_NONE);

  for (guint i = 0; i < snapshot->absences->len; i++)
    {
      const BrgAbsence *absence = &g_array_index (snapshot->absences, BrgAbsence, i);

      if (absence->entry == index && absence->round == round)
        return absence->outcome;
    }
  return BRG_OUTCOME_NONE;
}

BrgPlayerState
brg_player_state_find (const BrgSnapshot *snapshot, gint index)
{
  const BrgEntry *entry = brg_snapshot_get_entry (snapshot, index);
  gint next = brg_player_list_next_round (snapshot);
  BrgOutcome absence;

  /* rus-draughts-2022 5.3 */
  if (brg_entry_is_refused (entry))
    return (BrgPlayerState){ BRG_PLAYER_REFUSED, 0, BRG_OUTCOME_NONE };
  if (entry->left_after != BRG_STAYS)
    return (BrgPlayerState){ BRG_PLAYER_LEFT, entry->left_after, BRG_OUTCOME_NONE };
  if (next > 0 && entry->joins_round > next)
    return (BrgPlayerState){ BRG_PLAYER_JOINS, entry->joins_round, BRG_OUTCOME_NONE };
  absence = next > 0 ? brg_player_list_get_absence (snapshot, index, next) : BRG_OUTCOME_NONE;
  if (absence != BRG_OUTCOME_NONE)
    return (BrgPlayerState){ BRG_PLAYER_MISSES, next, absence };
  return (BrgPlayerState){ BRG_PLAYER_PLAYS, 0, BRG_OUTCOME_NONE };
}

gboolean
brg_player_list_may_have_half_bye (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, FALSE);

  return !brg_snapshot_is_round_robin (snapshot) && snapshot->event->rulebook->point_byes;
}

gboolean
brg_player_list_was_paired (const BrgSnapshot *snapshot, gint index)
{
  g_return_val_if_fail (snapshot != NULL, FALSE);

  for (guint i = 0; i < snapshot->rounds->len; i++)
    if (brg_round_find_game (snapshot->rounds->pdata[i], index) != NULL)
      return TRUE;
  return FALSE;
}

gint
brg_player_list_get_number (const BrgSnapshot *snapshot, gint index)
{
  const BrgEntry *entry;

  g_return_val_if_fail (snapshot != NULL, 0);

  entry = brg_snapshot_get_entry (snapshot, index);
  if (entry->team_id != 0)
    return entry->team_place;
  /* Numbered players come first, so the first one tells whether there are numbers. */
  return brg_snapshot_get_entry (snapshot, 0)->number > 0 ? entry->number : index + 1;
}

BrgPlayerCounts
brg_player_counts_find (const BrgSnapshot *snapshot)
{
  BrgPlayerCounts counts = { 0 };
  gboolean has_numbers;

  g_return_val_if_fail (snapshot != NULL, counts);

  has_numbers = brg_snapshot_count_numbered (snapshot) > 0;
  counts.n_players = (gint) snapshot->entries->len;
  for (gint i = 0; i < counts.n_players; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (snapshot, i);
      BrgPlayerState state = brg_player_state_find (snapshot, i);

      counts.n_rated += entry->rating > 0;
      counts.n_left += state.kind == BRG_PLAYER_LEFT;
      counts.n_refused += state.kind == BRG_PLAYER_REFUSED;
      counts.n_missing += state.kind == BRG_PLAYER_JOINS || state.kind == BRG_PLAYER_MISSES;
      counts.n_unnumbered += has_numbers && entry->number == 0 && !brg_entry_is_refused (entry);
    }
  return counts;
}

/* Whether a field that so many have is missed where it is empty: four of five players have it. */
static gboolean
is_usual (gint n_with, const BrgSnapshot *snapshot)
{
  return n_with > 0 && n_with * 5 >= (gint) snapshot->entries->len * 4;
}

/* Which fields this group fills in. */
typedef struct
{
  gboolean has_numbers;
  gboolean has_given_names;
  gboolean has_births;
} Custom;

static Custom
find_custom (const BrgSnapshot *snapshot)
{
  gint n_given = 0;
  gint n_births = 0;

  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      const BrgEntry *entry = snapshot->entries->pdata[i];

      n_given += *entry->given_name != '\0';
      n_births += *entry->birth != '\0';
    }
  /* Who comes late gets his number with his first pair. */
  return (Custom){ snapshot->rounds->len == 0 && brg_snapshot_count_numbered (snapshot) > 0,
                   is_usual (n_given, snapshot), is_usual (n_births, snapshot) };
}

static BrgPlayerDoubt
find_missing (const BrgEntry *entry, const Custom *custom)
{
  if (custom->has_numbers && entry->number == 0)
    return BRG_PLAYER_DOUBT_NO_NUMBER;
  if (custom->has_given_names && *entry->given_name == '\0')
    return BRG_PLAYER_DOUBT_NO_GIVEN_NAME;
  if (custom->has_births && *entry->birth == '\0')
    return BRG_PLAYER_DOUBT_NO_BIRTH;
  return BRG_PLAYER_DOUBT_NONE;
}

/* Names of teams are often alike: Spartak and Spartak 2. */
static BrgPlayerDoubt *
find_doubts_of_teams (const BrgSnapshot *snapshot, gint **others)
{
  BrgPlayerDoubt *doubts = g_new0 (BrgPlayerDoubt, snapshot->entries->len);
  Custom custom = find_custom (snapshot);

  for (gint i = 0; i < (gint) snapshot->entries->len; i++)
    {
      const BrgEntry *team = brg_snapshot_get_entry (snapshot, i);

      if (custom.has_numbers && team->number == 0)
        doubts[i] = BRG_PLAYER_DOUBT_NO_NUMBER;
      else if (team->left_after == BRG_STAYS && brg_team_list_is_short (snapshot, i))
        doubts[i] = BRG_PLAYER_DOUBT_SHORT_TEAM;
    }
  if (others != NULL)
    {
      *others = g_new (gint, snapshot->entries->len);
      for (guint i = 0; i < snapshot->entries->len; i++)
        (*others)[i] = -1;
    }
  return doubts;
}

BrgPlayerDoubt *
brg_player_list_find_doubts (const BrgSnapshot *snapshot, gint **others)
{
  BrgPlayerDoubt *doubts;
  g_autofree gint *alike = NULL;
  g_autoptr (BrgDuplicates) search = NULL;
  Custom custom;

  g_return_val_if_fail (snapshot != NULL, NULL);

  if (brg_snapshot_has_teams (snapshot))
    return find_doubts_of_teams (snapshot, others);
  search = brg_duplicates_new (snapshot->entries);
  custom = find_custom (snapshot);
  doubts = g_new0 (BrgPlayerDoubt, snapshot->entries->len);
  alike = g_new (gint, snapshot->entries->len);
  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      const BrgEntry *entry = snapshot->entries->pdata[i];
      g_autoptr (GArray) found = brg_duplicates_find_of (search, i);

      alike[i] = -1;
      doubts[i] = find_missing (entry, &custom);
      /* Namesakes are told apart by what is known of them. */
      if (found->len > 0 && g_array_index (found, BrgDuplicate, 0).likeness > BRG_LIKENESS_NAMESAKE)
        {
          doubts[i] = BRG_PLAYER_DOUBT_DUPLICATE;
          alike[i] = (gint) g_array_index (found, BrgDuplicate, 0).index;
        }
    }
  if (others != NULL)
    *others = g_steal_pointer (&alike);
  return doubts;
}
