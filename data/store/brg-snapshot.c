/* brg-snapshot.c - one group of an event as it stands in the database, as a value
 *
 * Rules: rus-chess-2014 24.2; rus-draughts-2022 5.4.5.5, 5.4.9.6.1, 5.4.9.6.2;
 * fide-acceleration-2026 1.2, 1.3; fide-team-swiss-2026 1.4
 * Tests: tests/data/test-snapshot.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-snapshot.h"

#include "brg-acceleration.h"
#include "brg-match.h"
#include "brg-pairing.h"

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
  return official;
}

void
brg_official_free (BrgOfficial *official)
{
  if (official == NULL)
    return;
  g_free (official->name);
  g_free (official->category);
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
    {
      const BrgOfficial *official = event->officials->pdata[i];
      BrgOfficial *twin = brg_official_new (official->role, official->name, official->category);

      twin->id = official->id;
      g_ptr_array_add (copy->officials, twin);
    }
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
  g_free (group);
}

static void
clear_decision (gpointer data)
{
  BrgMeetingNote *decision = data;

  g_clear_pointer (&decision->note, g_free);
}

BrgSnapshot *
brg_snapshot_new (void)
{
  BrgSnapshot *snapshot = g_atomic_rc_box_new0 (BrgSnapshot);

  snapshot->event = brg_event_new ();
  snapshot->group = brg_group_new ();
  snapshot->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  snapshot->rounds = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_round_free);
  snapshot->absences = g_array_new (FALSE, FALSE, sizeof (BrgAbsence));
  snapshot->bans = g_array_new (FALSE, FALSE, sizeof (BrgBan));
  snapshot->line_ups = g_array_new (FALSE, FALSE, sizeof (BrgLineUp));
  snapshot->decisions = g_array_new (FALSE, FALSE, sizeof (BrgMeetingNote));
  g_array_set_clear_func (snapshot->decisions, clear_decision);
  snapshot->sections = g_array_new (FALSE, FALSE, sizeof (BrgSectionPlace));
  snapshot->virtual_points = g_array_new (FALSE, FALSE, sizeof (BrgVirtualPoints));
  snapshot->saved_at = g_strdup ("");
  return snapshot;
}

BrgSnapshot *
brg_snapshot_ref (BrgSnapshot *snapshot)
{
  return g_atomic_rc_box_acquire (snapshot);
}

static void
clear_snapshot (gpointer data)
{
  BrgSnapshot *snapshot = data;

  brg_event_free (snapshot->event);
  brg_group_free (snapshot->group);
  g_ptr_array_unref (snapshot->entries);
  g_ptr_array_unref (snapshot->rounds);
  g_array_unref (snapshot->absences);
  g_array_unref (snapshot->bans);
  g_array_unref (snapshot->line_ups);
  g_array_unref (snapshot->decisions);
  g_array_unref (snapshot->sections);
  g_array_unref (snapshot->virtual_points);
  brg_draw_record_free (snapshot->draw);
  g_free (snapshot->saved_at);
  g_clear_pointer (&snapshot->players, brg_snapshot_unref);
}

void
brg_snapshot_unref (BrgSnapshot *snapshot)
{
  g_atomic_rc_box_release_full (snapshot, clear_snapshot);
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

const BrgEntry *
brg_snapshot_get_entry (const BrgSnapshot *snapshot, gint index)
{
  g_return_val_if_fail (snapshot != NULL, NULL);
  g_return_val_if_fail (index >= 0 && (guint) index < snapshot->entries->len, NULL);

  return snapshot->entries->pdata[index];
}

const BrgRound *
brg_snapshot_get_round (const BrgSnapshot *snapshot, gint number)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  if (number < 1 || (guint) number > snapshot->rounds->len)
    return NULL;
  return snapshot->rounds->pdata[number - 1];
}

/* The pairing system pairs their teams: it says nothing of how the players meet. */
static gboolean
has_players_of_teams (const BrgSnapshot *snapshot)
{
  return snapshot->group->boards > 0 && snapshot->entries->len > 0 &&
         !brg_snapshot_has_teams (snapshot);
}

gint
brg_snapshot_count_numbered (const BrgSnapshot *snapshot)
{
  gint count = 0;

  g_return_val_if_fail (snapshot != NULL, 0);

  while ((guint) count < snapshot->entries->len &&
         brg_snapshot_get_entry (snapshot, count)->number > 0)
    count++;
  return count;
}

gboolean
brg_snapshot_is_round_robin (const BrgSnapshot *snapshot)
{
  const BrgPairingSystem *system;

  g_return_val_if_fail (snapshot != NULL, FALSE);

  if (has_players_of_teams (snapshot))
    return FALSE;
  system = brg_pairing_system_find (snapshot->group->system);
  return system != NULL && system->kind == BRG_TOURNAMENT_ROUND_ROBIN;
}

gint
brg_snapshot_count_rounds (const BrgSnapshot *snapshot)
{
  const BrgPairingSystem *system;
  gint n_players;

  g_return_val_if_fail (snapshot != NULL, 0);

  system = brg_pairing_system_find (snapshot->group->system);
  if (system != NULL && system->is_knockout && !has_players_of_teams (snapshot))
    {
      /* Those who came too late for the bracket have no number. */
      n_players = snapshot->rounds->len > 0 ? brg_snapshot_count_numbered (snapshot)
                                            : (gint) snapshot->entries->len;
      return MAX (system->count_rounds (n_players, snapshot->group->cycles),
                  (gint) snapshot->rounds->len);
    }
  if (!brg_snapshot_is_round_robin (snapshot))
    return MAX (snapshot->group->n_rounds, (gint) snapshot->rounds->len);
  if (snapshot->rounds->len > 0)
    return (gint) snapshot->rounds->len;
  return system->count_rounds ((gint) snapshot->entries->len, snapshot->group->cycles);
}

/* An entry that is not on any board of a round of a Swiss: what the round brought him. Who is out
 * of a bracket misses nothing. */
static BrgOutcome
unpaired_outcome (const BrgEntry *entry, gint round, gboolean is_paired_round)
{
  if (round < entry->joins_round || round > entry->left_after || is_paired_round)
    return BRG_OUTCOME_ZERO_BYE;
  return BRG_OUTCOME_NONE;
}

/* A board of a match to which the other team has nobody to send: the whole point, or nothing. */
static BrgOutcome
bye_outcome (const BrgGame *game)
{
  switch ((gint) game->white_outcome)
    {
    case BRG_OUTCOME_FORFEIT_WIN:
      return BRG_OUTCOME_FULL_BYE;
    case BRG_OUTCOME_FORFEIT_LOSS:
      return BRG_OUTCOME_ZERO_BYE;
    default:
      return game->white_outcome;
    }
}

/* In a table nobody waits for the game, and the rule book says what becomes of the player who left.
 * Elsewhere the next pairing asks how it ended, whether the arbiter has entered that or not:
 * whoever is there has won. rus-draughts-2022 1.4: in a knock-out he goes on, begun or not. */
static gboolean
settles_unplayable (const BrgSnapshot *snapshot, const BrgRound *round)
{
  const BrgPairingSystem *system = brg_pairing_system_find (snapshot->group->system);

  if (system == NULL || system->kind == BRG_TOURNAMENT_ROUND_ROBIN)
    return FALSE;
  return round->state != BRG_ROUND_PLANNED || brg_snapshot_is_knockout (snapshot);
}

void
brg_snapshot_get_outcomes (const BrgSnapshot *snapshot,
                           const BrgRound *round,
                           const BrgGame *game,
                           BrgOutcome *white,
                           BrgOutcome *black)
{
  gboolean has_white;
  gboolean has_black;

  g_return_if_fail (snapshot != NULL && round != NULL && game != NULL);
  g_return_if_fail (white != NULL && black != NULL);

  *white = game->white_outcome;
  *black = game->black_outcome;
  if (!brg_game_is_missing (game) || !settles_unplayable (snapshot, round))
    return;
  has_white = brg_snapshot_get_entry (snapshot, game->white)->left_after >= round->number;
  has_black = brg_snapshot_get_entry (snapshot, game->black)->left_after >= round->number;
  if (has_white && has_black)
    return;
  *white = has_white ? BRG_OUTCOME_FORFEIT_WIN : BRG_OUTCOME_FORFEIT_LOSS;
  *black = has_black ? BRG_OUTCOME_FORFEIT_WIN : BRG_OUTCOME_FORFEIT_LOSS;
}

static void
copy_round (BrgTournament *tournament, const BrgSnapshot *snapshot, const BrgRound *round)
{
  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);
      BrgOutcome white;
      BrgOutcome black;

      brg_snapshot_get_outcomes (snapshot, round, game, &white, &black);
      if (game->black == BRG_NOBODY)
        brg_tournament_set_bye (tournament, round->number, game->white, bye_outcome (game));
      else
        brg_tournament_set_game (tournament, round->number, game->white, game->black, white, black);
    }
}

static void
copy_absence (BrgTournament *tournament, const BrgAbsence *absence)
{
  if (absence->entry >= tournament->n_players || absence->round > tournament->n_rounds)
    return;
  /* rus-chess-2014 24.2; rus-draughts-2022 5.4.5.5: what he has stays, and nothing comes to it: a
   * bye that was announced before he left is no longer his. */
  if (absence->round > tournament->players[absence->entry].left_after)
    return;
  brg_tournament_set_bye (tournament, absence->round, absence->entry, absence->outcome);
}

static gboolean
was_there_first (const BrgEntry *entry)
{
  return entry->joins_round <= 1 && entry->left_after >= 1;
}

static void
copy_bans (BrgTournament *tournament, const BrgSnapshot *snapshot)
{
  for (guint i = 0; i < snapshot->bans->len; i++)
    {
      const BrgBan *ban = &g_array_index (snapshot->bans, BrgBan, i);

      if (ban->entry < tournament->n_players && ban->other < tournament->n_players)
        brg_tournament_forbid (tournament, ban->entry, ban->other, ban->first_round,
                               ban->last_round);
    }
}

/* fide-acceleration-2026 1.2, 1.3: the leaders are the first half of those who were there when
 * round 1 was paired, and the last of them stays the same person whoever comes late. */
static void
accelerate (BrgTournament *tournament, const BrgSnapshot *snapshot)
{
  const BrgPairingSystem *system = brg_pairing_system_find (snapshot->group->system);
  gint n_first = 0;
  gint n_leaders;

  if (!snapshot->group->baku || system == NULL || !system->may_accelerate ||
      !brg_acceleration_is_allowed (&tournament->scoring))
    return;
  for (gint i = 0; i < tournament->n_players; i++)
    n_first += was_there_first (brg_snapshot_get_entry (snapshot, i));
  n_leaders = brg_acceleration_count_group (n_first);
  for (gint i = 0; n_leaders > 0 && i < tournament->n_players; i++)
    if (was_there_first (brg_snapshot_get_entry (snapshot, i)) && --n_leaders == 0)
      brg_acceleration_apply (tournament, tournament->players[i].number);
}

static void
copy_virtual_points (BrgTournament *tournament, const BrgSnapshot *snapshot)
{
  for (guint i = 0; !snapshot->group->baku && i < snapshot->virtual_points->len; i++)
    {
      const BrgVirtualPoints *points =
          &g_array_index (snapshot->virtual_points, BrgVirtualPoints, i);

      if (points->entry < tournament->n_players && points->round <= tournament->n_rounds)
        brg_tournament_set_virtual_points (tournament, points->entry, points->round,
                                           points->points);
    }
}

gint *
brg_snapshot_dup_sections (const BrgSnapshot *snapshot, gint round)
{
  gint *sections = NULL;
  gint last = 0;

  g_return_val_if_fail (snapshot != NULL, NULL);

  for (guint i = 0; i < snapshot->sections->len; i++)
    {
      const BrgSectionPlace *place = &g_array_index (snapshot->sections, BrgSectionPlace, i);

      if (place->round != round)
        continue;
      if (sections == NULL)
        sections = g_new0 (gint, snapshot->entries->len);
      sections[place->entry] = place->number;
      last = MAX (last, place->number);
    }
  for (guint i = 0; sections != NULL && i < snapshot->entries->len; i++)
    if (sections[i] == 0)
      sections[i] = last;
  return sections;
}

static gboolean
is_two_sided (const BrgSnapshot *snapshot)
{
  const BrgPairingSystem *system = brg_pairing_system_find (snapshot->group->system);

  return system != NULL && system->is_two_sided;
}

/* fide-team-swiss-2026 1.4: a bye brings points on the boards too, an announced one like that of
 * the odd team. */
static void
copy_board_points (BrgTournament *tournament, const BrgSnapshot *snapshot)
{
  const BrgGroup *group = snapshot->group;

  tournament->board_scoring =
      brg_match_get_board_scoring (&group->match_scoring, &group->scoring, group->boards);
  for (gint round = 1; round <= tournament->n_rounds; round++)
    for (gint team = 0; team < tournament->n_players; team++)
      {
        BrgOutcome outcome = brg_tournament_cell (tournament, team, round)->outcome;

        if (brg_outcome_is_bye (outcome))
          brg_tournament_set_board_points (
              tournament, team, round, brg_scoring_points (&tournament->board_scoring, outcome));
      }
  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *round = snapshot->rounds->pdata[i];

      for (guint k = 0; k < round->games->len; k++)
        {
          const BrgGame *match = &g_array_index (round->games, BrgGame, k);

          if (match->black == BRG_NOBODY)
            continue;
          brg_tournament_set_board_points (tournament, match->white, round->number,
                                           match->white_points);
          brg_tournament_set_board_points (tournament, match->black, round->number,
                                           match->black_points);
        }
    }
}

gboolean
brg_snapshot_is_knockout (const BrgSnapshot *snapshot)
{
  const BrgPairingSystem *system;

  g_return_val_if_fail (snapshot != NULL, FALSE);

  if (has_players_of_teams (snapshot))
    return FALSE;
  system = brg_pairing_system_find (snapshot->group->system);
  return system != NULL && system->is_knockout;
}

BrgTournament *
brg_snapshot_to_tournament (const BrgSnapshot *snapshot)
{
  BrgTournament *tournament;
  gboolean is_round_robin;
  gboolean has_teams;
  gboolean are_paired;
  gboolean is_knockout;

  g_return_val_if_fail (snapshot != NULL, NULL);

  is_knockout = brg_snapshot_is_knockout (snapshot);
  is_round_robin = brg_snapshot_is_round_robin (snapshot);
  tournament = brg_tournament_new (
      is_round_robin ? BRG_TOURNAMENT_ROUND_ROBIN : BRG_TOURNAMENT_SWISS,
      brg_snapshot_count_numbered (snapshot), brg_snapshot_count_rounds (snapshot));
  has_teams = brg_snapshot_has_teams (snapshot);
  are_paired = !has_players_of_teams (snapshot);
  tournament->cycles = are_paired ? snapshot->group->cycles : 1;
  tournament->is_two_sided = are_paired && is_two_sided (snapshot);
  /* rus-draughts-2022 5.4.9.6.1, 5.4.9.6.2: teams have the points of their matches and those on
   * their boards, and the regulations say which come first. */
  tournament->scoring = has_teams ? snapshot->group->match_scoring : snapshot->group->scoring;
  tournament->board_points_first = has_teams && snapshot->group->board_points_first;
  tournament->initial_colour = snapshot->group->initial_colour;
  for (gint i = 0; i < tournament->n_players; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (snapshot, i);

      tournament->players[i] = (BrgPlayer){
        .number = entry->number,
        .rating = entry->rating,
        .left_after = entry->left_after,
      };
      if (entry->carried_points != 0)
        brg_tournament_set_carried (tournament, i, entry->carried_points);
      for (gint round = 1; !is_round_robin && round <= tournament->n_rounds; round++)
        brg_tournament_set_bye (
            tournament, round, i,
            unpaired_outcome (entry, round,
                              (guint) round <= snapshot->rounds->len && !is_knockout));
    }
  for (guint i = 0; i < snapshot->absences->len; i++)
    copy_absence (tournament, &g_array_index (snapshot->absences, BrgAbsence, i));
  for (guint i = 0; i < snapshot->rounds->len; i++)
    copy_round (tournament, snapshot, snapshot->rounds->pdata[i]);
  copy_bans (tournament, snapshot);
  if (are_paired)
    {
      copy_virtual_points (tournament, snapshot);
      accelerate (tournament, snapshot);
    }
  if (has_teams)
    copy_board_points (tournament, snapshot);
  return tournament;
}

void
brg_snapshot_append_decision (BrgSnapshot *snapshot, const BrgMeetingNote *decision)
{
  BrgMeetingNote copy;

  g_return_if_fail (snapshot != NULL && decision != NULL);

  copy = *decision;
  copy.note = g_strdup (decision->note != NULL ? decision->note : "");
  g_array_append_val (snapshot->decisions, copy);
}

GArray *
brg_snapshot_list_decisions (const BrgSnapshot *snapshot)
{
  GArray *decisions;

  g_return_val_if_fail (snapshot != NULL, NULL);

  decisions = g_array_new (FALSE, FALSE, sizeof (BrgMeetingDecision));
  for (guint i = 0; i < snapshot->decisions->len; i++)
    {
      const BrgMeetingNote *note = &g_array_index (snapshot->decisions, BrgMeetingNote, i);
      BrgMeetingDecision decision = { note->round, note->winner };

      g_array_append_val (decisions, decision);
    }
  return decisions;
}

gboolean
brg_game_is_missing (const BrgGame *game)
{
  g_return_val_if_fail (game != NULL, FALSE);

  return game->black != BRG_NOBODY && game->white_outcome == BRG_OUTCOME_NONE;
}
