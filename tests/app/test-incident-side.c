/* test-incident-side.c - whose incident it is: told, known, or asked first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "incident-fixture.h"

#include "brg-desk-clock.h"
#include "brg-incident-desk.h"
#include "brg-incident-ready.h"
#include "brg-store-games.h"

/* Both clocks stopped, with so many seconds. */
static void
set_clocks (StoreFixture *fixture, gint white, gint black)
{
  g_autoptr (BrgStoredGame) game = incident_fixture_load_game (fixture);
  g_autoptr (GError) error = NULL;
  BrgGameClock clock;

  g_assert_true (brg_desk_clock_begin ("90+30", &clock));
  brg_game_clock_set (&clock, BRG_COLOUR_WHITE, white * 1000, 0);
  brg_game_clock_set (&clock, BRG_COLOUR_BLACK, black * 1000, 0);
  g_free (game->clock);
  game->clock = brg_desk_clock_write (&clock, 0);
  brg_store_save_game (fixture->store, game, BRG_GAME_CHANGE_CLOCK_SET, NULL, &error);
  g_assert_no_error (error);
}

/* Who it was is told by a person, by the game where only the player having the move can do it, by
 * the clocks of a flag; of all else nobody is taken for the offender, and nothing is decided. */
static void
test_asked_side (void)
{
  static const struct
  {
    const char *position;
    gint white; /* what the clocks show, in seconds */
    gint black;
    BrgIncidentKind kind;
    gboolean is_asked;
    BrgColour side;
  } cases[] = {
    { NULL, 60, 60, BRG_INCIDENT_PHONE, TRUE, BRG_COLOUR_WHITE },
    { "8/8/8/4k3/8/8/4K3/7Q b - - 0 60", 60, 60, BRG_INCIDENT_PHONE, TRUE, BRG_COLOUR_BLACK },
    { NULL, 60, 60, BRG_INCIDENT_ILLEGAL_MOVE, TRUE, BRG_COLOUR_WHITE },
    { "8/8/8/4k3/8/8/4K3/7Q b - - 0 60", 60, 60, BRG_INCIDENT_ILLEGAL_MOVE, FALSE,
      BRG_COLOUR_BLACK },
    { NULL, 60, 60, BRG_INCIDENT_FLAG, TRUE, BRG_COLOUR_WHITE },
    { NULL, 60, 0, BRG_INCIDENT_FLAG, FALSE, BRG_COLOUR_BLACK },
    { "8/8/8/4k3/8/8/4K3/7Q b - - 0 60", 0, 60, BRG_INCIDENT_FLAG, FALSE, BRG_COLOUR_WHITE },
    { NULL, 0, 0, BRG_INCIDENT_FLAG, TRUE, BRG_COLOUR_WHITE },
    { NULL, 60, 60, BRG_INCIDENT_REFUSAL_BOTH, FALSE, BRG_COLOUR_NONE },
    /* fide-2023 7.2, 7.3: what stood wrongly from the start is nobody's */
    { NULL, 60, 60, BRG_INCIDENT_WRONG_COLOURS, FALSE, BRG_COLOUR_NONE },
    { NULL, 60, 60, BRG_INCIDENT_WRONG_START, FALSE, BRG_COLOUR_NONE },
    { NULL, 60, 60, BRG_INCIDENT_BOARD_TURNED, FALSE, BRG_COLOUR_NONE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      StoreFixture fixture = { 0 };
      g_autoptr (BrgIncidentDesk) desk = NULL;
      g_autofree char *fault = NULL;
      BrgIncidentField field = BRG_INCIDENT_FIELD_NONE;

      incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
      if (cases[i].position != NULL)
        incident_fixture_set_up (&fixture, cases[i].position);
      set_clocks (&fixture, cases[i].white, cases[i].black);
      desk = incident_fixture_open_desk (&fixture);
      brg_incident_desk_set_game (desk, 1, store_fixture_game (&fixture, 1, 1), NULL);
      /* Before it is said what happened nobody is taken for it either. */
      g_assert_true (brg_incident_desk_is_side_open (desk));
      brg_incident_desk_set_kind (desk, cases[i].kind);
      g_test_message ("case %u", i);
      g_assert_cmpint (brg_incident_desk_asks_side (desk), ==, cases[i].is_asked);
      g_assert_cmpint (desk->side, ==, cases[i].side);
      fault = brg_incident_desk_find_fault (desk, &field);
      g_assert_cmpint (field == BRG_INCIDENT_FIELD_SIDE, ==, cases[i].is_asked);
      g_assert_false (cases[i].is_asked && desk->has_advice);
      brg_incident_desk_set_side (desk, BRG_COLOUR_WHITE);
      g_assert_false (brg_incident_desk_asks_side (desk));
      g_assert_false (brg_incident_desk_is_side_open (desk));
      g_assert_cmpint (desk->side, ==, BRG_COLOUR_WHITE);
      /* What both did by its kind tells nothing of the next kind. */
      brg_incident_desk_set_kind (desk, BRG_INCIDENT_BOTH_ABSENT);
      brg_incident_desk_set_kind (desk, BRG_INCIDENT_DRESS);
      g_assert_true (brg_incident_desk_asks_side (desk));
      store_fixture_close (&fixture);
    }
}

BRG_TEST_TOPIC ("incident-side")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/incident-side/asked", test_asked_side);
  return g_test_run ();
}
