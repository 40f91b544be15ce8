/* test-incident-desk.c - incidents on the desk: count, advice, result, clocks, log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "incident-fixture.h"

#include "brg-desk-clock.h"
#include "brg-desk-game.h"
#include "brg-incident-desk.h"
#include "brg-incident-facts.h"
#include "brg-incident-outcome.h"
#include "brg-incident-ready.h"
#include "brg-incident-settled.h"
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

static void
assert_clocks (StoreFixture *fixture, gint white, gint black)
{
  g_autoptr (BrgStoredGame) game = incident_fixture_load_game (fixture);
  BrgGameClock clock;

  g_assert_true (brg_desk_clock_read (game->clock, &clock));
  g_assert_cmpint (brg_game_clock_get_left_ms (&clock, BRG_COLOUR_WHITE, 0), ==, white * 1000);
  g_assert_cmpint (brg_game_clock_get_left_ms (&clock, BRG_COLOUR_BLACK, 0), ==, black * 1000);
}

static void
assert_illegal (StoreFixture *fixture, gint white, gint black)
{
  g_autoptr (BrgStoredGame) game = incident_fixture_load_game (fixture);

  g_assert_cmpint (game->illegal[BRG_COLOUR_WHITE], ==, white);
  g_assert_cmpint (game->illegal[BRG_COLOUR_BLACK], ==, black);
}

/* What a book proposes for illegal moves of one player in one game, one after another. */
typedef struct
{
  const char *rulebook;
  const char *control;
  const char *proposals[4]; /* ended by NULL */
} IllegalCase;

static const IllegalCase illegal_cases[] = {
  /* fide-2023 7.5.5: two minutes, then the game. */
  { "fide-2023", "90+30", { "time opponent+120 -", "loss - lost", NULL } },
  /* fide-2023 A.3: one minute in rapid. */
  { "fide-2023", "15+10", { "time opponent+60 -", "loss - lost", NULL } },
  /* rus-chess-2014 7.4.2: two minutes twice, then the game. */
  { "rus-chess-2014",
    "90+30",
    { "time opponent+120 -", "time opponent+120 -", "loss - lost", NULL } },
  /* rus-chess-2014 16.3: the same in rapid. */
  { "rus-chess-2014",
    "15+10",
    { "time opponent+120 -", "time opponent+120 -", "loss - lost", NULL } },
  /* ukr-chess-2016 7.7: two minutes, then the game. */
  { "ukr-chess-2016", "90+30", { "time opponent+120 -", "loss - lost", NULL } },
};

static void
test_illegal (gconstpointer data)
{
  const IllegalCase *item = data;
  StoreFixture fixture = { 0 };

  incident_fixture_open (&fixture, item->rulebook, BRG_DISCIPLINE_CHESS, item->control);
  for (guint i = 0; item->proposals[i] != NULL; i++)
    {
      g_autoptr (BrgIncidentDesk) desk =
          incident_fixture_begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_ILLEGAL_MOVE);

      g_assert_cmpuint (desk->n_in_game, ==, i + 1);
      g_assert_true (desk->has_advice);
      g_assert_cmpstr (desk->incident->proposed, ==, item->proposals[i]);
      incident_fixture_decide (desk);
      assert_illegal (&fixture, 0, (gint) i + 1);
    }
  /* Black lost, and White's own first one is a first one. */
  incident_fixture_assert_result (&fixture, "1-0");
  {
    g_autoptr (BrgIncidentDesk) other =
        incident_fixture_begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_ILLEGAL_MOVE);

    g_assert_cmpuint (other->n_in_game, ==, 1);
    g_assert_cmpstr (other->incident->proposed, ==, item->proposals[0]);
  }
  store_fixture_close (&fixture);
}

/* fide-2023 III.2.2, III.2.1, 6.7.1: what the event's own time control and late time settle. */
static void
test_event_facts (void)
{
  static const struct
  {
    const char *control;
    BrgIncidentKind kind;
    const char *article;
  } items[] = {
    { "90+30", BRG_INCIDENT_FLAG_BOTH, "fide-2023 III.2.2" },
    { "120", BRG_INCIDENT_FLAG_BOTH, "fide-2023 III.2.1" },
    { "90+30", BRG_INCIDENT_BOTH_ABSENT, "fide-2023 6.7.1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      StoreFixture fixture = { 0 };
      g_autoptr (BrgIncidentDesk) desk = NULL;

      incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, items[i].control);
      desk = incident_fixture_begin (&fixture, BRG_COLOUR_WHITE, items[i].kind);
      g_assert_true (desk->has_advice);
      g_assert_cmpstr (desk->advice.article, ==, items[i].article);
      g_clear_pointer (&desk, brg_incident_desk_free);
      store_fixture_close (&fixture);
    }
}

static void
assert_proposal (const BrgIncidentDesk *desk, BrgSanction sanction)
{
  g_assert_true (desk->has_advice);
  g_assert_cmpstr (brg_sanction_to_id (desk->advice.sanction), ==, brg_sanction_to_id (sanction));
}

/* rus-draughts-2022 5.4.15.2: what was imposed is the step that he stands on, not how often the
 * arbiter had to speak to him. */
static void
test_ladder (void)
{
  StoreFixture fixture = { 0 };
  BrgIncidentDesk *desk;

  incident_fixture_open (&fixture, "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN, "60+30");
  desk = incident_fixture_begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_DISTRACTION);
  assert_proposal (desk, BRG_SANCTION_REMARK);
  incident_fixture_decide (desk);
  brg_incident_desk_free (desk);

  /* A second one of another kind: the arbiter is lenient once more. */
  desk = incident_fixture_begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_DRESS);
  assert_proposal (desk, BRG_SANCTION_WARNING);
  brg_incident_desk_choose (desk, BRG_SANCTION_REMARK, BRG_CLOCK_NONE, 0, BRG_RESULT_NONE);
  brg_incident_set_text (&desk->incident->reason, "he apologised");
  incident_fixture_decide (desk);
  brg_incident_desk_free (desk);

  /* Nothing of the opponent counts. */
  desk = incident_fixture_begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_DISTRACTION);
  assert_proposal (desk, BRG_SANCTION_REMARK);
  brg_incident_desk_free (desk);

  desk = incident_fixture_begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_DISTRACTION);
  assert_proposal (desk, BRG_SANCTION_WARNING);
  incident_fixture_decide (desk);
  brg_incident_desk_free (desk);

  desk = incident_fixture_begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_DISTRACTION);
  assert_proposal (desk, BRG_SANCTION_LOSS);
  brg_incident_desk_free (desk);

  /* Who disturbs other games stands on the ladder as well. */
  incident_fixture_note (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_INTERFERENCE);
  desk = incident_fixture_begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_DISTRACTION);
  assert_proposal (desk, BRG_SANCTION_WARNING);
  brg_incident_desk_free (desk);
  store_fixture_close (&fixture);
}

/* What fide-2023 7.5.1 to 7.5.4 name is counted together; in the book of 2014 two hands are not. */
static void
test_counted_together (void)
{
  StoreFixture fixture = { 0 };
  StoreFixture russian = { 0 };
  g_autoptr (BrgIncidentDesk) second = NULL;
  g_autoptr (BrgIncidentDesk) first = NULL;

  incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  incident_fixture_note (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_TWO_HANDS);
  incident_fixture_note (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_PHONE);
  second = incident_fixture_begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_PRESS_WITHOUT_MOVE);
  g_assert_cmpuint (second->n_in_game, ==, 2);
  store_fixture_close (&fixture);

  incident_fixture_open (&russian, "rus-chess-2014", BRG_DISCIPLINE_CHESS, "90+30");
  incident_fixture_note (&russian, BRG_COLOUR_WHITE, BRG_INCIDENT_KING_CAPTURE);
  first = incident_fixture_begin (&russian, BRG_COLOUR_WHITE, BRG_INCIDENT_ILLEGAL_MOVE);
  g_assert_cmpuint (first->n_in_game, ==, 2);
  brg_incident_desk_set_kind (first, BRG_INCIDENT_TWO_HANDS);
  g_assert_cmpuint (first->n_in_game, ==, 1);
  store_fixture_close (&russian);
}

/* Illegal moves that were counted on the board before there was a log count as well. */
static void
test_counter_of_board (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgStoredGame) game = NULL;
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (GError) error = NULL;

  incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  game = incident_fixture_load_game (&fixture);
  game->illegal[BRG_COLOUR_BLACK] = 1;
  brg_store_save_game (fixture.store, game, BRG_GAME_CHANGE_ILLEGAL, "black", &error);
  g_assert_no_error (error);
  desk = incident_fixture_begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_ILLEGAL_MOVE);
  g_assert_cmpuint (desk->n_in_game, ==, 2);
  g_assert_cmpint (desk->advice.result, ==, BRG_RESULT_LOST);
  store_fixture_close (&fixture);
}

/* A loss of the game is a result, and so is a new game; else the result stays. */
static void
test_sanction_with_result (void)
{
  static const struct
  {
    BrgSanction sanction;
    BrgResultEffect before;
    BrgResultEffect after;
  } cases[] = {
    { BRG_SANCTION_LOSS, BRG_RESULT_NONE, BRG_RESULT_LOST },
    { BRG_SANCTION_LOSS, BRG_RESULT_DRAWN, BRG_RESULT_DRAWN },
    { BRG_SANCTION_LOSS_BOTH, BRG_RESULT_DRAWN, BRG_RESULT_BOTH_LOST },
    { BRG_SANCTION_NEW_GAME, BRG_RESULT_LOST, BRG_RESULT_REPLAY },
    { BRG_SANCTION_WARNING, BRG_RESULT_LOST, BRG_RESULT_LOST },
  };
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;

  incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  desk = incident_fixture_begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_ILLEGAL_MOVE);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      brg_incident_desk_choose (desk, BRG_SANCTION_NONE, BRG_CLOCK_SELF, 60, cases[i].before);
      brg_incident_desk_choose_sanction (desk, cases[i].sanction);
      g_assert_cmpint (desk->incident->sanction, ==, cases[i].sanction);
      g_assert_cmpint (desk->incident->result, ==, cases[i].after);
      g_assert_cmpint (desk->incident->clock, ==, BRG_CLOCK_SELF);
      g_assert_cmpint (desk->incident->seconds, ==, 60);
    }
  store_fixture_close (&fixture);
}

/* The player having the move is supposed to be the offender, until somebody tells it. */
static void
test_default_side (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (GError) error = NULL;

  incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  incident_fixture_set_up (&fixture, "8/8/8/4k3/8/8/4K3/7Q b - - 0 60");
  desk = incident_fixture_open_desk (&fixture);
  g_assert_true (brg_incident_desk_set_game (desk, 1, store_fixture_game (&fixture, 1, 1), &error));
  g_assert_cmpint (desk->side, ==, BRG_COLOUR_BLACK);
  g_assert_cmpint (desk->moves, ==, -1);
  g_assert_false (brg_incident_desk_set_game (desk, 7, 12345, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND);
  g_assert_cmpint (desk->incident->round, ==, 1);
  store_fixture_close (&fixture);
}

/* What is closed is corrected, and a game that is played anew and has no result keeps none. */
static void
test_touches_result (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (GError) error = NULL;

  incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  desk = incident_fixture_begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_NO_SHOW);
  g_assert_true (desk->enters_result);
  g_assert_true (brg_incident_desk_touches_result (desk));
  desk->incident->result = BRG_RESULT_REPLAY;
  g_assert_false (brg_incident_desk_touches_result (desk));
  ((BrgRound *) desk->snapshot->rounds->pdata[0])->state = BRG_ROUND_CLOSED;
  g_assert_true (brg_incident_desk_set_game (desk, 1, store_fixture_game (&fixture, 1, 1), &error));
  g_assert_false (brg_incident_desk_may_set_result (desk));
  g_assert_false (desk->enters_result);
  store_fixture_close (&fixture);
}

/* The stored clock gets what the decision gives, and the log both readings. */
static void
test_clocks (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (BrgIncidentDesk) later = NULL;
  const BrgIncident *entry;

  incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  set_clocks (&fixture, 1267, 252);
  desk = incident_fixture_begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_ILLEGAL_MOVE);
  incident_fixture_decide (desk);
  assert_clocks (&fixture, 1267, 372);
  later = incident_fixture_open_desk (&fixture);
  entry = later->log->pdata[0];
  g_assert_cmpstr (entry->clock_before, ==, "0:21:07 0:04:12");
  g_assert_cmpstr (entry->clock_after, ==, "0:21:07 0:06:12");
  store_fixture_close (&fixture);
}

/* Without a stored clock the readings are told; one alone is enough. */
static void
test_told_clocks (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  BrgIncidentOutcome outcome;

  incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  desk = incident_fixture_begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_ILLEGAL_MOVE);
  brg_incident_desk_get_outcome (desk, &outcome);
  g_assert_false (outcome.changes_clock);
  g_assert_cmpint (outcome.after_ms[BRG_COLOUR_BLACK], ==, BRG_INCIDENT_TIME_UNKNOWN);
  brg_incident_desk_set_left (desk, BRG_COLOUR_BLACK, 60000);
  brg_incident_desk_get_outcome (desk, &outcome);
  g_assert_true (outcome.changes_clock);
  g_assert_cmpint (outcome.after_ms[BRG_COLOUR_BLACK], ==, 180000);
  brg_incident_desk_set_effects (desk, TRUE, FALSE);
  brg_incident_desk_get_outcome (desk, &outcome);
  g_assert_cmpint (outcome.after_ms[BRG_COLOUR_BLACK], ==, 60000);
  store_fixture_close (&fixture);
}

/* A correction takes back what the first decision did, and does what the second one says. */
static void
test_correction (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) first = NULL;
  g_autoptr (BrgIncidentDesk) second = NULL;
  g_autoptr (BrgIncidentDesk) third = NULL;
  g_autoptr (BrgIncidentDesk) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *fault = NULL;
  gint64 id;

  incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  set_clocks (&fixture, 600, 300);
  first = incident_fixture_begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_ILLEGAL_MOVE);
  id = incident_fixture_decide (first);
  assert_clocks (&fixture, 600, 420);

  /* It was Black. */
  second = incident_fixture_open_desk (&fixture);
  g_assert_true (brg_incident_desk_open (second, id, &error));
  g_assert_no_error (error);
  g_assert_cmpint (second->side, ==, BRG_COLOUR_WHITE);
  brg_incident_desk_set_side (second, BRG_COLOUR_BLACK);
  g_assert_cmpuint (second->n_in_game, ==, 1);
  g_assert_false (brg_incident_desk_is_ready (second, &fault));
  g_assert_nonnull (fault);
  g_assert_false (brg_incident_desk_save_draft (second, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  brg_incident_set_text (&second->incident->reason, "the wrong player was written down");
  g_assert_true (brg_incident_desk_is_ready (second, NULL));
  id = incident_fixture_decide (second);
  assert_clocks (&fixture, 720, 300);
  assert_illegal (&fixture, 0, 1);

  /* And then nothing had happened at all. */
  third = incident_fixture_open_desk (&fixture);
  g_assert_true (brg_incident_desk_open (third, id, &error));
  brg_incident_set_text (&third->incident->reason, "the video shows that the move was legal");
  g_assert_true (brg_incident_desk_take_back (third, NULL, &error));
  g_assert_no_error (error);
  assert_clocks (&fixture, 600, 300);
  assert_illegal (&fixture, 0, 0);
  again = incident_fixture_begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_ILLEGAL_MOVE);
  g_assert_cmpuint (again->log->len, ==, 3);
  g_assert_cmpuint (again->n_in_game, ==, 1);
  g_assert_cmpuint (again->n_in_event, ==, 1);
  g_assert_false (brg_incident_desk_open (again, id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  store_fixture_close (&fixture);
}

/* The result of a decision that is corrected goes, if it still stands. */
static void
test_corrected_result (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) first = NULL;
  g_autoptr (BrgIncidentDesk) second = NULL;
  g_autoptr (GError) error = NULL;
  BrgIncidentOutcome outcome;
  gint64 id;

  incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  first = incident_fixture_begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_PHONE);
  g_assert_cmpint (first->advice.result, ==, BRG_RESULT_LOST);
  id = incident_fixture_decide (first);
  incident_fixture_assert_result (&fixture, "0-1");
  second = incident_fixture_open_desk (&fixture);
  g_assert_true (brg_incident_desk_open (second, id, &error));
  brg_incident_desk_choose (second, BRG_SANCTION_WARNING, BRG_CLOCK_NONE, 0, BRG_RESULT_NONE);
  brg_incident_set_text (&second->incident->reason, "the device of a spectator");
  brg_incident_desk_get_outcome (second, &outcome);
  g_assert_true (outcome.sets_result);
  g_assert_cmpint (outcome.white, ==, BRG_OUTCOME_NONE);
  brg_incident_desk_set_effects (second, FALSE, TRUE);
  brg_incident_desk_get_outcome (second, &outcome);
  g_assert_false (outcome.sets_result);
  brg_incident_desk_set_effects (second, TRUE, TRUE);
  incident_fixture_decide (second);
  incident_fixture_assert_result (&fixture, "");
  store_fixture_close (&fixture);
}

/* Games that were not played end without play. */
static void
test_no_show (void)
{
  StoreFixture fixture = { 0 };
  StoreFixture both = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;

  incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  incident_fixture_note (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_NO_SHOW);
  incident_fixture_assert_result (&fixture, "+--");
  store_fixture_close (&fixture);
  incident_fixture_open (&both, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  desk = incident_fixture_begin (&both, BRG_COLOUR_WHITE, BRG_INCIDENT_BOTH_ABSENT);
  g_assert_cmpint (desk->side, ==, BRG_COLOUR_NONE);
  brg_incident_desk_choose (desk, BRG_SANCTION_LOSS_BOTH, BRG_CLOCK_NONE, 0, BRG_RESULT_BOTH_LOST);
  brg_incident_set_text (&desk->incident->reason, "both came after the default time");
  incident_fixture_decide (desk);
  incident_fixture_assert_result (&both, "---");
  store_fixture_close (&both);
}

/* A draft keeps what was entered and is decided later. */
static void
test_draft (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (BrgIncidentDesk) later = NULL;
  g_autoptr (BrgIncidentDesk) last = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  desk = incident_fixture_begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_ILLEGAL_MOVE);
  brg_incident_set_text (&desk->incident->witnesses, "O. Perminova");
  g_assert_true (brg_incident_desk_save_draft (desk, &id, &error));
  g_assert_no_error (error);
  assert_illegal (&fixture, 0, 0);
  later = incident_fixture_open_desk (&fixture);
  g_assert_true (brg_incident_desk_open (later, id, &error));
  g_assert_cmpint (later->side, ==, BRG_COLOUR_BLACK);
  g_assert_cmpstr (later->incident->witnesses, ==, "O. Perminova");
  g_assert_cmpuint (later->n_in_game, ==, 1);
  g_assert_cmpint (incident_fixture_decide (later), ==, id);
  last = incident_fixture_open_desk (&fixture);
  g_assert_cmpuint (last->log->len, ==, 1);
  g_assert_true (brg_incident_is_in_force (last->log->pdata[0]));
  store_fixture_close (&fixture);
}

/* Who decides otherwise says why, also when the same comes of it; what is missing is told with its
 * field. */
static void
test_otherwise (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autofree char *reason = NULL;
  g_autofree char *fine = NULL;
  BrgIncidentField field = BRG_INCIDENT_FIELD_NONE;

  incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  desk = incident_fixture_begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_PHONE);
  g_assert_true (brg_incident_desk_is_ready (desk, NULL));
  brg_incident_desk_set_otherwise (desk, TRUE);
  reason = brg_incident_desk_find_fault (desk, &field);
  g_assert_nonnull (reason);
  g_assert_cmpint (field, ==, BRG_INCIDENT_FIELD_REASON);
  brg_incident_set_text (&desk->incident->reason, "seen by the arbiter");
  g_assert_true (brg_incident_desk_is_ready (desk, NULL));
  /* fide-2023 12.9.8: a fine announced in advance. */
  brg_incident_desk_choose_sanction (desk, BRG_SANCTION_FINE);
  brg_incident_set_text (&desk->incident->fine, "100");
  fine = brg_incident_desk_find_fault (desk, &field);
  g_assert_nonnull (fine);
  g_assert_cmpint (field, ==, BRG_INCIDENT_FIELD_FINE);
  brg_incident_set_text (&desk->incident->fine, "100 EUR");
  g_assert_true (brg_incident_desk_is_ready (desk, NULL));
  store_fixture_close (&fixture);
}

/* What is in no list is told in words; somebody may do something at no board. */
static void
test_free_words (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (BrgIncidentDesk) later = NULL;
  g_autoptr (GError) error = NULL;
  const BrgIncident *entry;
  gint64 player;

  incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  desk = incident_fixture_open_desk (&fixture);
  player = brg_snapshot_get_entry (desk->snapshot, 0)->id;
  g_assert_true (brg_incident_desk_set_player (desk, player, 0, &error));
  g_assert_false (desk->has_game);
  g_assert_false (brg_incident_desk_is_ready (desk, NULL));
  brg_incident_desk_set_words (desk, " Shouting in the hall ");
  g_assert_false (desk->has_advice);
  brg_incident_desk_choose (desk, BRG_SANCTION_WARNING, BRG_CLOCK_NONE, 0, BRG_RESULT_NONE);
  g_assert_true (brg_incident_desk_is_ready (desk, NULL));
  incident_fixture_decide (desk);
  later = incident_fixture_open_desk (&fixture);
  entry = later->log->pdata[0];
  g_assert_cmpstr (entry->description, ==, "Shouting in the hall");
  g_assert_cmpint (entry->board, ==, 0);
  g_assert_cmpint (entry->entry_id, ==, player);
  /* In the round that is played the player has a board. */
  g_assert_true (brg_incident_desk_set_player (later, player, 1, &error));
  g_assert_true (later->has_game);
  g_assert_cmpint (later->incident->entry_id, ==, player);
  store_fixture_close (&fixture);
}

/* An assistant is no breach; whether the clock is adjusted depends on the player. */
static void
test_assistant (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;

  incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  desk = incident_fixture_begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_ASSISTANT_CLOCK);
  g_assert_cmpuint (desk->unanswered, ==, 1u << BRG_INCIDENT_FACT_DISABILITY);
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_DISABILITY, TRUE);
  g_assert_true (brg_incident_desk_is_ready (desk, NULL));
  g_assert_cmpint (desk->incident->sanction, ==, BRG_SANCTION_CONTINUE);
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_DISABILITY, FALSE);
  g_assert_false (brg_incident_desk_is_ready (desk, NULL));
  brg_incident_desk_choose (desk, BRG_SANCTION_TIME, BRG_CLOCK_SELF, -300, BRG_RESULT_NONE);
  brg_incident_set_text (&desk->incident->description, "Ассистент: П. Гусев");
  incident_fixture_decide (desk);
  store_fixture_close (&fixture);
}

/* The page of boards writes what it has done itself, in one action. */
static void
test_ruling (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (BrgIncidentDesk) later = NULL;
  g_autoptr (BrgStoredGame) game = NULL;
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) after = NULL;
  g_autoptr (GError) error = NULL;
  const BrgIncident *entry;

  incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  game = incident_fixture_load_game (&fixture);
  game->illegal[BRG_COLOUR_BLACK] = 1;
  desk = incident_fixture_begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_ILLEGAL_MOVE);
  before = brg_journal_list (fixture.store, fixture.event_id, NULL);
  g_assert_true (brg_incident_desk_note_ruling (desk, game, 120, BRG_RESULT_NONE, NULL, &error));
  g_assert_no_error (error);
  after = brg_journal_list (fixture.store, fixture.event_id, NULL);
  g_assert_cmpuint (after->len, ==, before->len + 1);
  assert_illegal (&fixture, 0, 1);
  later = incident_fixture_open_desk (&fixture);
  entry = later->log->pdata[0];
  g_assert_cmpint (entry->sanction, ==, BRG_SANCTION_TIME);
  g_assert_cmpint (entry->seconds, ==, 120);
  g_assert_cmpstr (entry->article, ==, "fide-2023 7.5.5");
  store_fixture_close (&fixture);
}

/* Book, where protests stand in it, tag. */
static const char *const settled[][3] = {
  { "fide-2023", "11.10", "fide-2023 11.10" },
  { "rus-chess-2014", "13.10", "rus-chess-2014 13.10" },
  { "ukr-chess-2016", "25.3", "rus-chess-2014 25.3" },
  { "ussr-chess-1956", "24", "ussr-chess-1956 24" },
  { "rus-draughts-2022", "5.4.17.1", "rus-draughts-2022 5.4.17.1" },
};

/* A game that has its result: what is decided of it now is a correction, and who disagrees
 * protests.
 */
static void
test_settled (gconstpointer data)
{
  const char *const *item = data;
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) before = NULL;
  g_autoptr (BrgIncidentDesk) after = NULL;
  g_autoptr (BrgIncidentDesk) corrected = NULL;
  g_autofree char *none = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  incident_fixture_open (
      &fixture, item[0],
      g_str_has_suffix (item[0], "2022") ? BRG_DISCIPLINE_RUSSIAN : BRG_DISCIPLINE_CHESS, "90+30");
  before = incident_fixture_begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_NO_SHOW);
  brg_incident_facts_tell (before, BRG_INCIDENT_FACT_LATE, 2 * 60 * 60);
  brg_incident_facts_tell (before, BRG_INCIDENT_FACT_REASON, FALSE);
  g_assert_false (brg_incident_desk_is_settled (before));
  none = brg_incident_desk_dup_settled (before, 0);
  g_assert_null (none);
  id = incident_fixture_decide (before);

  after = incident_fixture_begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_PHONE);
  g_assert_true (brg_incident_desk_is_settled (after));
  text = brg_incident_desk_dup_settled (after, 0);
  g_assert_nonnull (strstr (text, "already has its result: +"));
  g_assert_nonnull (strstr (text, "is a correction"));
  g_assert_nonnull (strstr (text, item[1]));
  /* The decision itself that is opened again is one. */
  corrected = incident_fixture_open_desk (&fixture);
  g_assert_true (brg_incident_desk_open (corrected, id, &error));
  g_assert_no_error (error);
  g_assert_false (brg_incident_desk_is_settled (corrected));
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("incident-desk")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (illegal_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/incident-desk/illegal/%s/%s",
                                               illegal_cases[i].rulebook, illegal_cases[i].control);

      g_test_add_data_func (path, &illegal_cases[i], test_illegal);
    }
  g_test_add_data_func ("/incident-desk/ukr-chess-2016 7.6/second", &illegal_cases[4],
                        test_illegal);
  g_test_add_func ("/incident-desk/fide-2023 7.5.1/counted-together", test_counted_together);
  g_test_add_func ("/incident-desk/fide-2023 III.2.2, III.2.1, 6.7.1/from-the-event",
                   test_event_facts);
  g_test_add_func ("/incident-desk/rus-draughts-2022 5.4.15.2/ladder", test_ladder);
  g_test_add_func ("/incident-desk/rus-chess-2014 7.4.1/counter-of-board", test_counter_of_board);
  g_test_add_func ("/incident-desk/sanction-with-result", test_sanction_with_result);
  g_test_add_func ("/incident-desk/default-side", test_default_side);
  g_test_add_func ("/incident-desk/touches-result", test_touches_result);
  g_test_add_func ("/incident-desk/fide-2023 7.5.5/clocks", test_clocks);
  g_test_add_func ("/incident-desk/told-clocks", test_told_clocks);
  g_test_add_func ("/incident-desk/correction", test_correction);
  g_test_add_func ("/incident-desk/corrected-result", test_corrected_result);
  g_test_add_func ("/incident-desk/fide-2023 6.7.1/no-show", test_no_show);
  g_test_add_func ("/incident-desk/draft", test_draft);
  g_test_add_func ("/incident-desk/otherwise", test_otherwise);
  g_test_add_func ("/incident-desk/free-words", test_free_words);
  g_test_add_func ("/incident-desk/fide-2023 6.2.6, 4.9, 8.1.6/assistant", test_assistant);
  g_test_add_func ("/incident-desk/ruling", test_ruling);
  for (guint i = 0; i < G_N_ELEMENTS (settled); i++)
    {
      g_autofree char *path = g_strdup_printf ("/incident-desk/%s/settled", settled[i][2]);

      g_test_add_data_func (path, settled[i], test_settled);
    }
  return g_test_run ();
}
