/* incident-fixture.c - an event of four players whose first board has an incident
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "incident-fixture.h"

#include "brg-can-mate-service.h"
#include "brg-incident-facts.h"
#include "brg-incident-outcome.h"
#include "brg-rulebooks.h"
#include "brg-store-game-rows.h"
#include "brg-store-games.h"

/* An event of four by a book, with a round that has begun. */
void
incident_fixture_open (StoreFixture *fixture,
                       const char *rulebook,
                       BrgDiscipline discipline,
                       const char *time_control)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEvent) event = NULL;
  g_autoptr (BrgGroup) group = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (fixture, 4);
  snapshot = store_fixture_load (fixture);
  event = brg_event_copy (snapshot->event);
  group = brg_group_copy (snapshot->group);
  event->rulebook = brg_rulebook_find (rulebook);
  event->discipline = discipline;
  brg_incident_set_text (&event->zone, "UTC");
  brg_incident_set_text (&group->time_control, time_control);
  brg_store_update_event_and_group (fixture->store, event, group, &error);
  g_assert_no_error (error);
  store_fixture_publish (fixture);
}

BrgIncidentDesk *
incident_fixture_open_desk (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  BrgIncidentDesk *desk = brg_incident_desk_new (fixture->store, snapshot, &error);

  g_assert_no_error (error);
  return desk;
}

/* As the window does, but waiting. */
void
incident_fixture_answer_mate (BrgIncidentDesk *desk)
{
  BrgCanMateAnswer *answer;

  if (!desk->asks_mate)
    return;
  answer = brg_can_mate_service_find (&desk->position, brg_colour_opposite (desk->side));
  brg_incident_desk_take_mate (desk, answer->verdict);
  brg_can_mate_service_free_answer (answer);
}

/* An incident at board 1 of round 1. */
BrgIncidentDesk *
incident_fixture_begin (StoreFixture *fixture, BrgColour side, BrgIncidentKind kind)
{
  BrgIncidentDesk *desk = incident_fixture_open_desk (fixture);
  g_autoptr (GError) error = NULL;

  brg_incident_desk_set_game (desk, 1, store_fixture_game (fixture, 1, 1), &error);
  g_assert_no_error (error);
  brg_incident_desk_set_side (desk, side);
  brg_incident_desk_set_kind (desk, kind);
  /* Nobody has replied yet, where that is asked. */
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_REPLY, FALSE);
  /* Where the game has its result, it was found before. */
  if (desk->facts[BRG_INCIDENT_FACT_OVER] == BRG_INCIDENT_FACT_UNKNOWN)
    brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_OVER, FALSE);
  incident_fixture_answer_mate (desk);
  /* And the opponent can mate, where nothing is keyed. */
  if (desk->facts[BRG_INCIDENT_FACT_MATE] == BRG_INCIDENT_FACT_UNKNOWN)
    brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_MATE, FALSE);
  return desk;
}

gint64
incident_fixture_decide (BrgIncidentDesk *desk)
{
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  brg_incident_desk_decide (desk, &id, &error);
  g_assert_no_error (error);
  return id;
}

void
incident_fixture_note (StoreFixture *fixture, BrgColour side, BrgIncidentKind kind)
{
  g_autoptr (BrgIncidentDesk) desk = incident_fixture_begin (fixture, side, kind);

  incident_fixture_decide (desk);
}

BrgStoredGame *
incident_fixture_load_game (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  BrgStoredGame *game = brg_store_load_game (fixture->store, fixture->group_id,
                                             store_fixture_game (fixture, 1, 1), &error);

  g_assert_no_error (error);
  return game;
}

void
incident_fixture_set_up (StoreFixture *fixture, const char *fen)
{
  g_autoptr (BrgStoredGame) game = incident_fixture_load_game (fixture);
  g_autoptr (GError) error = NULL;

  brg_incident_set_text (&game->start, fen);
  brg_store_save_game (fixture->store, game, BRG_GAME_CHANGE_POSITION, NULL, &error);
  g_assert_no_error (error);
}

void
incident_fixture_assert_result (StoreFixture *fixture, const char *expected)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgRound *round = brg_snapshot_get_round (snapshot, 1);
  const BrgGame *game = &g_array_index (round->games, BrgGame, 0);
  g_autofree char *text = brg_incident_result_to_text (game->white_outcome, game->black_outcome);

  g_assert_cmpstr (text, ==, expected);
}
