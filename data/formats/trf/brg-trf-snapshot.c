/* brg-trf-snapshot.c - a report file as an event, and an event as a report file
 *
 * Tests: tests/data/test-trf-snapshot.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-trf-snapshot.h"

#include "brg-date-text.h"
#include "brg-meeting-games.h"
#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-rulebooks.h"
#include "brg-snapshot-tournament.h"
#include "brg-time-control.h"
#include "brg-trf-matches.h"
#include "brg-trf-schedule.h"
#include "brg-trf-set-bans.h"
#include "brg-trf-set-teams.h"
#include "brg-trf-system.h"
#include "brg-trf-team-snapshot.h"

static void
replace (char **place, const char *text)
{
  if (text == NULL)
    return;
  g_free (*place);
  *place = g_strdup (text);
}

static void
replace_date (char **place, const char *text)
{
  g_autofree char *date = text != NULL ? brg_date_text_normalise (text) : NULL;

  if (date != NULL)
    replace (place, date);
}

static gboolean
is_chess (BrgDiscipline discipline)
{
  return discipline == BRG_DISCIPLINE_CHESS || discipline == BRG_DISCIPLINE_CHESS960;
}

static void
choose_rules (BrgEvent *event, const BrgTrf *trf)
{
  event->rulebook =
      brg_rulebook_find (is_chess (trf->discipline) ? "fide-2023" : "rus-draughts-2022");
  event->discipline = trf->discipline;
}

static void
fill_event (BrgEvent *event, const BrgTrf *trf, const char *name)
{
  const char *arbiter = trf->texts[BRG_TRF_TEXT_CHIEF_ARBITER];

  replace (&event->name, name);
  replace (&event->name, trf->texts[BRG_TRF_TEXT_NAME]);
  replace (&event->place, trf->texts[BRG_TRF_TEXT_CITY]);
  replace (&event->federation, trf->texts[BRG_TRF_TEXT_FEDERATION]);
  replace_date (&event->starts, trf->texts[BRG_TRF_TEXT_STARTS]);
  replace_date (&event->ends, trf->texts[BRG_TRF_TEXT_ENDS]);
  choose_rules (event, trf);
  if (arbiter != NULL)
    g_ptr_array_add (event->officials, brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, arbiter, ""));
  for (guint i = 0; i < trf->deputies->len; i++)
    g_ptr_array_add (event->officials,
                     brg_official_new (BRG_OFFICIAL_DEPUTY, trf->deputies->pdata[i], ""));
}

/* The system that the report names, if there is such a one for its kind of tournament; of older
 * rules of the Dutch system today's. Without a name it is what the book's events usually have. */
static const char *
choose_system (const BrgTrf *trf, const BrgRulebook *rulebook)
{
  const char *code = trf->texts[BRG_TRF_TEXT_TYPE_CODE];
  const char *id = brg_trf_system_find (code);
  const BrgPairingSystem *system = id != NULL ? brg_pairing_system_find (id) : NULL;

  if (system != NULL && system->kind == trf->tournament->kind)
    return system->id;
  if (trf->tournament->kind == BRG_TOURNAMENT_ROUND_ROBIN)
    return "berger";
  return code == NULL || is_chess (trf->discipline) || g_str_has_prefix (code, "FIDE_DUTCH")
             ? rulebook->usual_swiss
             : "coefficients";
}

/* The text, unless only the code is understood. */
static char *
dup_time_control (const BrgTrf *trf)
{
  const char *text = trf->texts[BRG_TRF_TEXT_TIME_CONTROL];
  const char *code = trf->texts[BRG_TRF_TEXT_TIME_CODE];
  BrgTimeControl control;

  if ((text != NULL && brg_time_control_parse (text, &control, NULL)) || code == NULL ||
      !brg_time_control_parse_code (code, &control))
    return g_strdup (text);
  return brg_time_control_to_text (&control);
}

static void
fill_group (BrgGroup *group, const BrgTrf *trf, const BrgRulebook *rulebook)
{
  g_autofree char *time_control = dup_time_control (trf);
  const BrgTournament *tournament = trf->tournament;

  replace (&group->system, choose_system (trf, rulebook));
  replace (&group->time_control, time_control);
  replace (&group->tie_breaks, trf->texts[BRG_TRF_TEXT_TIE_BREAKS]);
  group->n_rounds = tournament->n_rounds;
  group->cycles = tournament->cycles;
  group->meeting_games = tournament->n_games;
  group->scoring = tournament->scoring;
  group->initial_colour = tournament->initial_colour;
}

/* Who is White of two: the cell says it, or the smaller number when no colour was drawn. */
static gboolean
is_first_named (const BrgTournament *tournament, gint player, gint round)
{
  const BrgCell *cell = brg_tournament_cell (tournament, player, round);
  const BrgCell *other;

  if (cell->colour != BRG_COLOUR_NONE)
    return cell->colour == BRG_COLOUR_WHITE;
  other = brg_tournament_cell (tournament, cell->opponent, round);
  return other->colour == BRG_COLOUR_NONE ? player < cell->opponent
                                          : other->colour == BRG_COLOUR_BLACK;
}

typedef struct
{
  BrgGame game;
  gint better;
  gint worse;
  gint first;
} SortedGame;

/* Byes last; then by the points of the better, of the other, and the smaller number. */
static int
compare_games (gconstpointer a, gconstpointer b)
{
  const SortedGame *left = a;
  const SortedGame *right = b;
  gboolean left_is_bye = left->game.black == BRG_NOBODY;
  gboolean right_is_bye = right->game.black == BRG_NOBODY;

  if (left_is_bye != right_is_bye)
    return left_is_bye ? 1 : -1;
  if (left->better != right->better)
    return right->better - left->better;
  if (left->worse != right->worse)
    return right->worse - left->worse;
  return left->first - right->first;
}

static void
add_game (GArray *games, const BrgTournament *tournament, gint round, gint white, gint black)
{
  const BrgCell *cell = brg_tournament_cell (tournament, white, round);
  gint white_score = brg_tournament_score (tournament, white, round - 1);
  gint black_score = black == BRG_NOBODY ? 0 : brg_tournament_score (tournament, black, round - 1);
  SortedGame sorted = {
    .game = {
      .white = white,
      .black = black,
      .white_outcome = cell->outcome,
      .black_outcome = black == BRG_NOBODY
                           ? BRG_OUTCOME_NONE
                           : brg_tournament_cell (tournament, black, round)->outcome,
    },
    .better = MAX (white_score, black_score),
    .worse = MIN (white_score, black_score),
    .first = black == BRG_NOBODY ? white : MIN (white, black),
  };

  for (gint i = 1; black != BRG_NOBODY && i <= tournament->n_games && tournament->n_games > 1; i++)
    {
      sorted.game.white_games[i - 1] = brg_meeting_games_get (tournament, white, round, i);
      sorted.game.black_games[i - 1] = brg_meeting_games_get (tournament, black, round, i);
    }
  g_array_append_val (games, sorted);
}

static BrgRound *
make_round (const BrgTournament *tournament, gint number)
{
  BrgRound *round = brg_round_new (number);
  g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof (SortedGame));

  for (gint player = 0; player < tournament->n_players; player++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, number);

      if (cell->opponent == BRG_NOBODY && cell->outcome == BRG_OUTCOME_PAIRING_BYE)
        add_game (games, tournament, number, player, BRG_NOBODY);
      else if (cell->opponent != BRG_NOBODY && is_first_named (tournament, player, number))
        add_game (games, tournament, number, player, cell->opponent);
    }
  g_array_sort (games, compare_games);
  for (guint i = 0; i < games->len; i++)
    {
      BrgGame game = g_array_index (games, SortedGame, i).game;

      game.board = (gint) i + 1;
      g_array_append_val (round->games, game);
    }
  return round;
}

/* Absences that a paired round does not show by itself: byes with points, and those to come. */
static void
add_absences (BrgSnapshot *snapshot, const BrgTournament *tournament, gint last_paired)
{
  for (gint round = 1; round <= tournament->n_rounds; round++)
    for (gint player = 0; player < tournament->n_players; player++)
      {
        BrgOutcome outcome = brg_tournament_cell (tournament, player, round)->outcome;
        BrgAbsence absence = { .entry = player, .round = round, .outcome = outcome };

        if (outcome == BRG_OUTCOME_HALF_BYE || outcome == BRG_OUTCOME_FULL_BYE ||
            (outcome == BRG_OUTCOME_ZERO_BYE && round > last_paired))
          g_array_append_val (snapshot->absences, absence);
      }
}

static void
add_bans (BrgSnapshot *snapshot, const BrgTournament *tournament)
{
  for (guint i = 0; tournament->forbidden != NULL && i < tournament->forbidden->len; i++)
    {
      const BrgForbiddenPair *pair = &g_array_index (tournament->forbidden, BrgForbiddenPair, i);
      BrgBan ban = {
        .entry = pair->player,
        .other = pair->other,
        .first_round = MAX (pair->first_round, 1),
        .last_round = pair->last_round >= tournament->n_rounds ? BRG_STAYS : pair->last_round,
      };

      if (ban.last_round >= ban.first_round)
        g_array_append_val (snapshot->bans, ban);
    }
}

static gboolean
have_same_virtual_points (const BrgTournament *one, const BrgTournament *other)
{
  for (gint round = 1; round <= one->n_rounds; round++)
    for (gint player = 0; player < one->n_players; player++)
      if (brg_tournament_virtual_points (one, player, round) !=
          brg_tournament_virtual_points (other, player, round))
        return FALSE;
  return TRUE;
}

static void
add_virtual_points (BrgSnapshot *snapshot, const BrgTournament *tournament)
{
  for (gint round = 1; round <= tournament->n_rounds; round++)
    for (gint player = 0; player < tournament->n_players; player++)
      {
        BrgVirtualPoints points = {
          .entry = player,
          .round = round,
          .points = brg_tournament_virtual_points (tournament, player, round),
        };

        if (points.points != 0)
          g_array_append_val (snapshot->virtual_points, points);
      }
}

/* A file names the virtual points, or in the coded type only that there are some. They are kept as
 * what they come from, and one by one where they come from somewhere else. */
static void
settle_acceleration (BrgSnapshot *snapshot, const BrgTrf *trf)
{
  const char *code = trf->texts[BRG_TRF_TEXT_TYPE_CODE];
  g_autoptr (BrgTournament) accelerated = NULL;

  if (trf->accelerations->len == 0)
    {
      snapshot->group->baku = code != NULL && g_str_has_suffix (code, "_BAKU");
      return;
    }
  snapshot->group->baku = TRUE;
  accelerated = brg_snapshot_to_tournament (snapshot);
  snapshot->group->baku = accelerated->virtual_points != NULL &&
                          have_same_virtual_points (trf->tournament, accelerated);
  if (!snapshot->group->baku)
    add_virtual_points (snapshot, trf->tournament);
}

static gboolean
has_outcome (const BrgRound *round, BrgOutcome outcome)
{
  for (guint i = 0; i < round->games->len; i++)
    if (g_array_index (round->games, BrgGame, i).white_outcome == outcome)
      return TRUE;
  return FALSE;
}

static gboolean
has_begun (const BrgRound *round)
{
  for (guint i = 0; i < round->games->len; i++)
    if (g_array_index (round->games, BrgGame, i).white_outcome != BRG_OUTCOME_NONE)
      return TRUE;
  return FALSE;
}

/* A round is over when all results are in; only in the last one an adjourned game holds it open. */
static gboolean
is_over (const BrgRound *round, gboolean is_last)
{
  return !has_outcome (round, BRG_OUTCOME_NONE) &&
         !(is_last && has_outcome (round, BRG_OUTCOME_ADJOURNED));
}

/* A report has no states of rounds. In a round robin the pairs of all rounds may stand in it: from
 * the first round without any result on, the others are planned, and a result there is that of a
 * game played ahead of schedule. */
static void
settle_states (BrgSnapshot *snapshot, BrgTournamentKind kind)
{
  gboolean is_ahead = FALSE;

  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      BrgRound *round = snapshot->rounds->pdata[i];

      if (kind == BRG_TOURNAMENT_ROUND_ROBIN && !has_begun (round))
        is_ahead = TRUE;
      if (is_over (round, i + 1 == snapshot->rounds->len))
        round->state = BRG_ROUND_CLOSED;
      else
        round->state = is_ahead ? BRG_ROUND_PLANNED : BRG_ROUND_PUBLISHED;
    }
}

/* The rounds of the players have the states of those of their teams. */
static void
add_teams (BrgSnapshot *snapshot, const BrgTrf *trf)
{
  brg_trf_add_teams (snapshot, trf);
  settle_states (snapshot, trf->tournament->kind);
  for (guint i = 0; i < snapshot->rounds->len; i++)
    ((BrgRound *) snapshot->players->rounds->pdata[i])->state =
        ((BrgRound *) snapshot->rounds->pdata[i])->state;
}

BrgSnapshot *
brg_trf_to_snapshot (const BrgTrf *trf, const char *name)
{
  BrgSnapshot *snapshot;
  gint last_paired;

  g_return_val_if_fail (trf != NULL && name != NULL, NULL);

  snapshot = brg_snapshot_new ();
  fill_event (snapshot->event, trf, name);
  fill_group (snapshot->group, trf, snapshot->event->rulebook);
  if (brg_trf_check_matches (trf, NULL, NULL))
    {
      add_teams (snapshot, trf);
      return snapshot;
    }
  for (guint i = 0; i < trf->players->len; i++)
    {
      BrgEntry *entry = brg_trf_player_to_entry (trf->players->pdata[i]);

      entry->carried_points = brg_tournament_carried (trf->tournament, (gint) i);
      g_ptr_array_add (snapshot->entries, entry);
    }
  last_paired = brg_tournament_last_paired_round (trf->tournament);
  for (gint round = 1; round <= last_paired; round++)
    g_ptr_array_add (snapshot->rounds, make_round (trf->tournament, round));
  settle_states (snapshot, trf->tournament->kind);
  if (trf->tournament->kind == BRG_TOURNAMENT_ROUND_ROBIN)
    brg_trf_schedule_plan_rest (snapshot);
  else
    add_absences (snapshot, trf->tournament, last_paired);
  add_bans (snapshot, trf->tournament);
  settle_acceleration (snapshot, trf);
  return snapshot;
}

static void
set_officials (BrgTrf *trf, const BrgEvent *event)
{
  for (guint i = 0; i < event->officials->len; i++)
    {
      const BrgOfficial *official = event->officials->pdata[i];

      if (official->role == BRG_OFFICIAL_CHIEF_ARBITER)
        brg_trf_set_text (trf, BRG_TRF_TEXT_CHIEF_ARBITER, official->name);
      else if (official->role == BRG_OFFICIAL_DEPUTY)
        g_ptr_array_add (trf->deputies, g_strdup (official->name));
    }
}

static void
set_texts (BrgTrf *trf, const BrgSnapshot *snapshot)
{
  const BrgEvent *event = snapshot->event;
  const BrgGroup *group = snapshot->group;
  gboolean is_round_robin = brg_snapshot_is_round_robin (snapshot);
  g_autofree char *standings = g_strconcat ("PTS,", group->tie_breaks, NULL);

  brg_trf_set_text (trf, BRG_TRF_TEXT_NAME, event->name);
  brg_trf_set_text (trf, BRG_TRF_TEXT_CITY, event->place);
  brg_trf_set_text (trf, BRG_TRF_TEXT_FEDERATION, event->federation);
  brg_trf_set_text (trf, BRG_TRF_TEXT_STARTS, event->starts);
  brg_trf_set_text (trf, BRG_TRF_TEXT_ENDS, event->ends);
  brg_trf_set_text (trf, BRG_TRF_TEXT_TYPE,
                    !is_round_robin     ? "Individual: Swiss-System"
                    : group->cycles > 1 ? "Individual: Double Round-Robin"
                                        : "Individual: Round-Robin");
  brg_trf_set_text (trf, BRG_TRF_TEXT_TYPE_CODE,
                    is_round_robin ? NULL : brg_trf_system_get_code (group->system));
  brg_trf_set_text (trf, BRG_TRF_TEXT_TIME_CONTROL, group->time_control);
  brg_trf_set_text (trf, BRG_TRF_TEXT_CONTROLLER, "Berger " BRG_VERSION);
  brg_trf_set_text (trf, BRG_TRF_TEXT_TIE_BREAKS, group->tie_breaks);
  if (*group->tie_breaks != '\0')
    brg_trf_set_text (trf, BRG_TRF_TEXT_STANDINGS, standings);
  trf->knows_discipline = TRUE;
  trf->discipline = event->discipline;
  set_officials (trf, event);
}

/* The players from one on who have the same points in a round. */
static gint
find_last_equal (const BrgTournament *tournament, gint player, gint round)
{
  gint points = brg_tournament_virtual_points (tournament, player, round);

  while (player + 1 < tournament->n_players &&
         brg_tournament_virtual_points (tournament, player + 1, round) == points)
    player++;
  return player;
}

/* The record of the round before that says the same of the same players. */
static BrgTrfAcceleration *
find_to_go_on (GArray *accelerations, const BrgTrfAcceleration *a)
{
  for (guint i = 0; i < accelerations->len; i++)
    {
      BrgTrfAcceleration *before = &g_array_index (accelerations, BrgTrfAcceleration, i);

      if (before->last_round == a->first_round - 1 && before->points == a->points &&
          before->first_number == a->first_number && before->last_number == a->last_number)
        return before;
    }
  return NULL;
}

/* Neighbours with the same points are one record, and so are rounds in a row. */
static void
set_acceleration (BrgTrf *trf, const BrgSnapshot *snapshot)
{
  g_autoptr (BrgTournament) tournament = brg_snapshot_to_tournament (snapshot);

  for (gint round = 1; tournament->virtual_points != NULL && round <= tournament->n_rounds; round++)
    for (gint player = 0; player < tournament->n_players; player++)
      {
        gint last = find_last_equal (tournament, player, round);
        BrgTrfAcceleration a = {
          .points = brg_tournament_virtual_points (tournament, player, round),
          .first_round = round,
          .last_round = round,
          .first_number = tournament->players[player].number,
          .last_number = tournament->players[last].number,
        };
        BrgTrfAcceleration *before = find_to_go_on (trf->accelerations, &a);

        player = last;
        if (a.points == 0)
          continue;
        if (before != NULL)
          before->last_round = round;
        else
          g_array_append_val (trf->accelerations, a);
      }
}

static void
set_bans (BrgTrf *trf, const BrgSnapshot *snapshot)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (gint));

  for (guint i = 0; i < trf->players->len; i++)
    g_array_append_val (numbers, brg_trf_get_player (trf, (gint) i)->number);
  brg_trf_set_bans (trf->forbidden, snapshot, numbers, trf->tournament->n_rounds);
}

static void
copy_cell (BrgTournament *tournament, const BrgTournament *from, gint player, gint round)
{
  const BrgCell *cell = brg_tournament_cell (from, player, round);

  *brg_tournament_cell (tournament, player, round) = *cell;
  for (gint i = 1; cell->opponent != BRG_NOBODY && i <= from->n_games && from->n_games > 1; i++)
    brg_meeting_games_set (tournament, player, round, i,
                           brg_meeting_games_get (from, player, round, i));
}

/* Entries without a number follow the numbered ones, in the order of the list. */
static BrgTournament *
make_tournament (const BrgSnapshot *snapshot, const BrgTournament *given)
{
  BrgTournament *tournament;
  gint n_players = (gint) snapshot->entries->len;
  g_autoptr (BrgTournament) numbered =
      given != NULL ? brg_tournament_copy (given) : brg_snapshot_to_tournament (snapshot);
  gint last = numbered->n_players > 0 ? numbered->players[numbered->n_players - 1].number : 0;

  if (numbered->n_players == n_players)
    return g_steal_pointer (&numbered);
  tournament = brg_tournament_new (numbered->kind, n_players, numbered->n_rounds);
  tournament->cycles = numbered->cycles;
  brg_meeting_games_set_number (tournament, numbered->n_games);
  tournament->scoring = numbered->scoring;
  tournament->initial_colour = numbered->initial_colour;
  tournament->black_begins = numbered->black_begins;
  for (gint i = 0; i < n_players; i++)
    {
      if (i < numbered->n_players)
        {
          tournament->players[i] = numbered->players[i];
          brg_tournament_set_carried (tournament, i, brg_tournament_carried (numbered, i));
        }
      else
        tournament->players[i].number = last + 1 + i - numbered->n_players;
      tournament->players[i].rating = brg_snapshot_get_entry (snapshot, i)->rating;
      for (gint round = 1; i < numbered->n_players && round <= numbered->n_rounds; round++)
        copy_cell (tournament, numbered, i, round);
    }
  return tournament;
}

static void
set_entries (BrgTrf *trf, const BrgSnapshot *snapshot)
{
  for (guint i = 0; i < trf->players->len; i++)
    brg_trf_player_set_entry (trf->players->pdata[i], brg_snapshot_get_entry (snapshot, (gint) i));
}

/* `?` stands for a game that is adjourned; 162 X says what it counts for the pairing. */
static void
set_unknown_points (BrgTrf *trf)
{
  const BrgTournament *tournament = trf->tournament;

  for (gint round = 1; round <= tournament->n_rounds; round++)
    for (gint player = 0; player < tournament->n_players; player++)
      if (brg_tournament_cell (tournament, player, round)->outcome == BRG_OUTCOME_ADJOURNED)
        trf->unknown_points = tournament->scoring.draw;
}

/* What was done in FIDE mode that is not regular: "### MPA @ Round 5: ...". */
static void
set_remarks (BrgTrf *trf, const BrgSnapshot *snapshot)
{
  for (guint i = 0; i < snapshot->mode_remarks->len; i++)
    {
      g_autofree char *line = brg_mode_remark_dup_line (snapshot->mode_remarks->pdata[i]);

      if (line != NULL)
        {
          BrgTrfRaw *raw = g_new0 (BrgTrfRaw, 1);

          raw->text = g_strconcat ("### ", line, NULL);
          g_ptr_array_add (trf->raw, raw);
        }
    }
}

BrgTrf *
brg_trf_from_snapshot (const BrgSnapshot *snapshot,
                       const BrgTournament *tournament,
                       const gint *places)
{
  BrgTrf *trf;

  g_return_val_if_fail (snapshot != NULL, NULL);

  if (snapshot->players != NULL)
    {
      trf = brg_trf_new (make_tournament (snapshot->players, NULL));
      set_texts (trf, snapshot);
      set_entries (trf, snapshot->players);
      brg_trf_set_teams (trf, snapshot, tournament, places);
      set_remarks (trf, snapshot);
      return trf;
    }
  trf = brg_trf_new (make_tournament (snapshot, tournament));
  set_texts (trf, snapshot);
  set_entries (trf, snapshot);
  for (gint i = 0; places != NULL && i < brg_snapshot_count_numbered (snapshot); i++)
    brg_trf_get_player (trf, i)->rank = places[i];
  set_acceleration (trf, snapshot);
  set_bans (trf, snapshot);
  set_unknown_points (trf);
  set_remarks (trf, snapshot);
  return trf;
}
