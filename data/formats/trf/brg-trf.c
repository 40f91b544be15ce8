/* brg-trf.c - FIDE tournament report files as a value
 *
 * Tests: tests/data/test-trf-read.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-trf.h"

#include "brg-person-name.h"

#include "brg-trf-private.h"
#include "brg-trf-repair.h"

const BrgTrfTextTag brg_trf_text_tags[BRG_TRF_N_TEXTS] = {
  [BRG_TRF_TEXT_NAME] = { "012", FALSE },         [BRG_TRF_TEXT_CITY] = { "022", FALSE },
  [BRG_TRF_TEXT_FEDERATION] = { "032", FALSE },   [BRG_TRF_TEXT_STARTS] = { "042", FALSE },
  [BRG_TRF_TEXT_ENDS] = { "052", FALSE },         [BRG_TRF_TEXT_N_PLAYERS] = { "062", FALSE },
  [BRG_TRF_TEXT_N_RATED] = { "072", FALSE },      [BRG_TRF_TEXT_N_TEAMS] = { "082", FALSE },
  [BRG_TRF_TEXT_TYPE] = { "092", FALSE },         [BRG_TRF_TEXT_CHIEF_ARBITER] = { "102", FALSE },
  [BRG_TRF_TEXT_TIME_CONTROL] = { "122", FALSE }, [BRG_TRF_TEXT_STARTING_RANK] = { "172", TRUE },
  [BRG_TRF_TEXT_CONTROLLER] = { "182", TRUE },    [BRG_TRF_TEXT_TYPE_CODE] = { "192", TRUE },
  [BRG_TRF_TEXT_TIE_BREAKS] = { "202", TRUE },    [BRG_TRF_TEXT_STANDINGS] = { "212", TRUE },
  [BRG_TRF_TEXT_TIME_CODE] = { "222", TRUE },     [BRG_TRF_TEXT_BOARD_COLOURS] = { "352", TRUE },
  [BRG_TRF_TEXT_MATCH_POINTS] = { "362", TRUE },
};

void
brg_trf_free_forbidden (gpointer data)
{
  BrgTrfForbidden *forbidden = data;

  g_array_unref (forbidden->numbers);
  g_free (forbidden);
}

static void
free_team (gpointer data)
{
  BrgTrfTeam *team = data;

  g_free (team->name);
  g_free (team->nickname);
  g_free (team->strength);
  g_array_unref (team->players);
  g_free (team);
}

static void
free_line_up (gpointer data)
{
  BrgTrfLineUp *line_up = data;

  g_array_unref (line_up->players);
  g_free (line_up);
}

BrgTrfTeams *
brg_trf_teams_new (void)
{
  BrgTrfTeams *teams = g_new0 (BrgTrfTeams, 1);

  teams->teams = g_ptr_array_new_with_free_func (free_team);
  teams->line_ups = g_ptr_array_new_with_free_func (free_line_up);
  teams->forfeits = g_array_new (FALSE, FALSE, sizeof (BrgTrfMatch));
  teams->byes = g_array_new (FALSE, FALSE, sizeof (BrgTrfTeamBye));
  teams->forbidden = g_ptr_array_new_with_free_func (brg_trf_free_forbidden);
  teams->bye_match_points = BRG_TRF_NO_POINTS;
  teams->bye_points = BRG_TRF_NO_POINTS;
  return teams;
}

void
brg_trf_teams_free (BrgTrfTeams *teams)
{
  if (teams == NULL)
    return;
  g_ptr_array_unref (teams->teams);
  g_ptr_array_unref (teams->line_ups);
  g_array_unref (teams->forfeits);
  g_array_unref (teams->byes);
  g_ptr_array_unref (teams->forbidden);
  g_free (teams);
}

BrgTrfTeam *
brg_trf_teams_add (BrgTrfTeams *teams, gint number, const char *name)
{
  BrgTrfTeam *team;

  g_return_val_if_fail (teams != NULL && name != NULL, NULL);

  team = g_new0 (BrgTrfTeam, 1);
  team->number = number;
  team->name = g_strdup (name);
  team->nickname = g_strdup ("");
  team->strength = g_strdup ("");
  team->match_points = BRG_TRF_NO_POINTS;
  team->points = BRG_TRF_NO_POINTS;
  team->players = g_array_new (FALSE, FALSE, sizeof (gint));
  g_ptr_array_add (teams->teams, team);
  return team;
}

BrgTrfLineUp *
brg_trf_teams_add_line_up (BrgTrfTeams *teams, gint round, gint team, gint opponent)
{
  BrgTrfLineUp *line_up;

  g_return_val_if_fail (teams != NULL, NULL);

  line_up = g_new0 (BrgTrfLineUp, 1);
  line_up->round = round;
  line_up->team = team;
  line_up->opponent = opponent;
  line_up->players = g_array_new (FALSE, FALSE, sizeof (gint));
  g_ptr_array_add (teams->line_ups, line_up);
  return line_up;
}

void
brg_trf_forbid (GPtrArray *forbidden, gint first_round, gint last_round, GArray *numbers)
{
  BrgTrfForbidden *added;

  g_return_if_fail (forbidden != NULL && numbers != NULL);

  added = g_new0 (BrgTrfForbidden, 1);
  added->first_round = first_round;
  added->last_round = last_round;
  added->numbers = g_array_ref (numbers);
  g_ptr_array_add (forbidden, added);
}

static void
free_adjustment (gpointer data)
{
  BrgTrfAdjustment *adjustment = data;

  g_array_unref (adjustment->numbers);
  g_free (adjustment);
}

static void
free_raw (gpointer data)
{
  BrgTrfRaw *raw = data;

  g_free (raw->text);
  g_free (raw);
}

BrgTrf *
brg_trf_new (BrgTournament *tournament)
{
  BrgTrf *trf = g_new0 (BrgTrf, 1);

  trf->tournament =
      tournament != NULL ? tournament : brg_tournament_new (BRG_TOURNAMENT_SWISS, 0, 0);
  trf->deputies = g_ptr_array_new_with_free_func (g_free);
  trf->round_dates = g_ptr_array_new_with_free_func (g_free);
  trf->players = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_trf_player_free);
  trf->unknown_points = BRG_TRF_NO_POINTS;
  trf->accelerations = g_array_new (FALSE, FALSE, sizeof (BrgTrfAcceleration));
  trf->forbidden = g_ptr_array_new_with_free_func (brg_trf_free_forbidden);
  trf->adjustments = g_ptr_array_new_with_free_func (free_adjustment);
  trf->raw = g_ptr_array_new_with_free_func (free_raw);
  trf->notes = brg_format_notes_new ();
  trf->repairs = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_trf_repair_free);
  for (gint i = 0; i < trf->tournament->n_players; i++)
    {
      BrgTrfPlayer *player = brg_trf_player_new (trf->tournament->players[i].number);

      player->rating = trf->tournament->players[i].rating;
      g_ptr_array_add (trf->players, player);
    }
  return trf;
}

void
brg_trf_free (BrgTrf *trf)
{
  if (trf == NULL)
    return;
  for (guint i = 0; i < BRG_TRF_N_TEXTS; i++)
    g_free (trf->texts[i]);
  g_ptr_array_unref (trf->deputies);
  g_ptr_array_unref (trf->round_dates);
  g_ptr_array_unref (trf->players);
  brg_tournament_free (trf->tournament);
  g_array_unref (trf->accelerations);
  g_ptr_array_unref (trf->forbidden);
  g_ptr_array_unref (trf->adjustments);
  g_ptr_array_unref (trf->raw);
  brg_trf_teams_free (trf->teams);
  g_ptr_array_unref (trf->notes);
  g_ptr_array_unref (trf->repairs);
  g_free (trf);
}

void
brg_trf_set_text (BrgTrf *trf, BrgTrfText which, const char *text)
{
  char *copy;

  g_return_if_fail (trf != NULL);
  g_return_if_fail (which < BRG_TRF_N_TEXTS);

  copy = text != NULL && *text != '\0' ? g_strdup (text) : NULL;
  g_free (trf->texts[which]);
  trf->texts[which] = copy;
}

BrgTrfPlayer *
brg_trf_player_new (gint number)
{
  BrgTrfPlayer *player = g_new0 (BrgTrfPlayer, 1);

  player->number = number;
  player->sex = g_strdup ("");
  player->title = g_strdup ("");
  player->name = g_strdup ("");
  player->family_name = g_strdup ("");
  player->given_name = g_strdup ("");
  player->federation = g_strdup ("");
  player->fide_id = g_strdup ("");
  player->birth_text = g_strdup ("");
  player->birth = g_strdup ("");
  player->points = BRG_TRF_NO_POINTS;
  return player;
}

void
brg_trf_player_free (BrgTrfPlayer *player)
{
  if (player == NULL)
    return;
  g_free (player->sex);
  g_free (player->title);
  g_free (player->name);
  g_free (player->family_name);
  g_free (player->given_name);
  g_free (player->federation);
  g_free (player->fide_id);
  g_free (player->birth_text);
  g_free (player->birth);
  g_free (player);
}

BrgTrfPlayer *
brg_trf_get_player (const BrgTrf *trf, gint index)
{
  g_return_val_if_fail (trf != NULL, NULL);
  g_return_val_if_fail (index >= 0 && (guint) index < trf->players->len, NULL);

  return trf->players->pdata[index];
}

gint
brg_trf_find_player (const BrgTrf *trf, gint number)
{
  g_return_val_if_fail (trf != NULL, BRG_NOBODY);

  if (!trf->numbers_by_line)
    return brg_tournament_find_number (trf->tournament, number);
  for (guint i = 0; i < trf->players->len; i++)
    if (brg_trf_get_player (trf, (gint) i)->number == number)
      return (gint) i;
  return BRG_NOBODY;
}

static void
take_text (char **place, char *text)
{
  g_free (*place);
  *place = text;
}

void
brg_trf_player_set_entry (BrgTrfPlayer *player, const BrgEntry *entry)
{
  g_return_if_fail (player != NULL);
  g_return_if_fail (entry != NULL);

  take_text (&player->family_name, g_strdup (entry->family_name));
  take_text (&player->given_name,
             g_strstrip (g_strconcat (entry->given_name, " ", entry->father_name, NULL)));
  take_text (&player->name, *player->given_name != '\0'
                                ? g_strconcat (player->family_name, ", ", player->given_name, NULL)
                                : g_strdup (player->family_name));
  take_text (&player->sex, g_strdup (entry->sex));
  take_text (&player->title, g_strdup (entry->title));
  take_text (&player->federation, g_strdup (entry->federation));
  take_text (&player->fide_id, g_strdup (entry->fide_id));
  take_text (&player->birth, g_strdup (entry->birth));
  take_text (&player->birth_text, g_strdup (entry->birth));
  player->rating = entry->rating;
}

BrgEntry *
brg_trf_player_to_entry (const BrgTrfPlayer *player)
{
  BrgEntry *entry;

  g_return_val_if_fail (player != NULL, NULL);

  entry = brg_entry_new ();
  if (*player->given_name != '\0')
    {
      g_auto (BrgPersonName) name = { NULL, NULL, NULL };

      brg_person_name_split (player->name, &name);
      take_text (&entry->family_name, g_steal_pointer (&name.family));
      take_text (&entry->given_name, g_steal_pointer (&name.given));
      take_text (&entry->father_name, g_steal_pointer (&name.father));
    }
  else
    take_text (&entry->family_name, g_strdup (player->family_name));
  take_text (&entry->sex, g_strdup (player->sex));
  take_text (&entry->title, g_strdup (player->title));
  take_text (&entry->federation, g_strdup (player->federation));
  take_text (&entry->fide_id, g_strdup (player->fide_id));
  take_text (&entry->birth, g_strdup (player->birth));
  entry->number = player->number;
  entry->rating = player->rating;
  return entry;
}

gint
brg_trf_virtual_points (const BrgTrf *trf, gint player, gint round)
{
  gint number = brg_trf_get_player (trf, player)->number;

  if (trf->accelerations->len == 0)
    return brg_tournament_virtual_points (trf->tournament, player, round);
  for (guint i = trf->accelerations->len; i > 0; i--)
    {
      const BrgTrfAcceleration *a = &g_array_index (trf->accelerations, BrgTrfAcceleration, i - 1);

      if (round >= a->first_round && round <= a->last_round && number >= a->first_number &&
          number <= a->last_number)
        return a->points;
    }
  return 0;
}

static gboolean
has_number (const GArray *numbers, gint number)
{
  for (guint i = 0; i < numbers->len; i++)
    if (g_array_index (numbers, gint, i) == number)
      return TRUE;
  return FALSE;
}

gboolean
brg_trf_is_forbidden (const BrgTrf *trf, gint player, gint other, gint round)
{
  gint number = brg_trf_get_player (trf, player)->number;
  gint other_number = brg_trf_get_player (trf, other)->number;

  for (guint i = 0; i < trf->forbidden->len; i++)
    {
      const BrgTrfForbidden *forbidden = trf->forbidden->pdata[i];

      if (round >= forbidden->first_round && round <= forbidden->last_round &&
          has_number (forbidden->numbers, number) && has_number (forbidden->numbers, other_number))
        return TRUE;
    }
  return FALSE;
}

static gboolean
takes_part (const BrgTournament *tournament, gint player, gint through_round)
{
  for (gint round = 1; round <= through_round; round++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, round);

      if (cell->opponent != BRG_NOBODY || cell->outcome == BRG_OUTCOME_PAIRING_BYE)
        return TRUE;
    }
  return FALSE;
}

static gint
find_first_coloured_round (const BrgTournament *tournament)
{
  for (gint round = 1; round <= tournament->n_rounds; round++)
    for (gint i = 0; i < tournament->n_players; i++)
      if (brg_tournament_cell (tournament, i, round)->colour != BRG_COLOUR_NONE)
        return round;
  return 0;
}

/* fide-dutch-2026 5.2.5: the colour of a player without history goes by odd and even numbers, those
 * who have never taken part not counted. */
BrgColour
brg_trf_infer_initial_colour (const BrgTournament *tournament)
{
  gboolean is_even = FALSE;
  gint round;

  g_return_val_if_fail (tournament != NULL, BRG_COLOUR_NONE);

  round = find_first_coloured_round (tournament);
  for (gint i = 0; round > 0 && i < tournament->n_players; i++)
    {
      BrgColour colour = brg_tournament_cell (tournament, i, round)->colour;

      if (!takes_part (tournament, i, round))
        continue;
      if (colour != BRG_COLOUR_NONE)
        return is_even ? brg_colour_opposite (colour) : colour;
      is_even = !is_even;
    }
  return BRG_COLOUR_NONE;
}
