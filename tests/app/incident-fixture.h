/* incident-fixture.h - an event of four players whose first board has an incident
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-incident-desk.h"
#include "brg-store-game-rows.h"
#include "store-fixture.h"

G_BEGIN_DECLS

/* An event by a book, with a round that has begun. */
void incident_fixture_open (StoreFixture *fixture,
                            const char *rulebook,
                            BrgDiscipline discipline,
                            const char *time_control);

/* (transfer full): a desk at which nothing is entered yet. */
BrgIncidentDesk *incident_fixture_open_desk (StoreFixture *fixture);

/* As the window does, but waiting. */
void incident_fixture_answer_mate (BrgIncidentDesk *desk);

/* (transfer full): an incident at board 1 of round 1. */
BrgIncidentDesk *incident_fixture_begin (StoreFixture *fixture,
                                         BrgColour side,
                                         BrgIncidentKind kind);

/* Decides as the book proposes, or as was chosen; the entry of the log. */
gint64 incident_fixture_decide (BrgIncidentDesk *desk);

/* Begins and decides. */
void incident_fixture_note (StoreFixture *fixture, BrgColour side, BrgIncidentKind kind);

/* (transfer full): the game of board 1 of round 1. */
BrgStoredGame *incident_fixture_load_game (StoreFixture *fixture);

/* Sets up a position on that board. */
void incident_fixture_set_up (StoreFixture *fixture, const char *fen);

/* The result of that board is @expected, "=-=". */
void incident_fixture_assert_result (StoreFixture *fixture, const char *expected);

G_END_DECLS
