/* test-incident-desk.c - incidents on the desk: count, advice, result, clocks, log, words, search
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-desk.h"
#include "brg-incident-facts.h"
#include "brg-incident-outcome.h"
#include "brg-incident-ready.h"
#include "brg-test.h"

#include "brg-can-mate-service.h"
#include "brg-decision-form.h"
#include "brg-desk-clock.h"
#include "brg-desk-game.h"
#include "brg-event-hints.h"
#include "brg-incident-search.h"
#include "brg-incident-words.h"
#include "brg-incidents-form.h"
#include "brg-rulebooks.h"
#include "brg-store-game-rows.h"
#include "brg-store-games.h"
#include "store-fixture.h"

/* White has a queen, Black a bare king; White to move. */
#define BARE_KING "8/8/8/4k3/8/8/4K3/7Q w - - 0 60"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* An event of four by a book, with a round that has begun. */
static void
open_event (StoreFixture *fixture,
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
  set_text (&event->zone, "UTC");
  set_text (&group->time_control, time_control);
  brg_store_update_event_and_group (fixture->store, event, group, &error);
  g_assert_no_error (error);
  store_fixture_publish (fixture);
}

static BrgIncidentDesk *
open_desk (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  BrgIncidentDesk *desk = brg_incident_desk_new (fixture->store, snapshot, &error);

  g_assert_no_error (error);
  return desk;
}

/* As the window does, but waiting. */
static void
answer_mate (BrgIncidentDesk *desk)
{
  BrgCanMateAnswer *answer;

  if (!desk->asks_mate)
    return;
  answer = brg_can_mate_service_find (&desk->position, brg_colour_opposite (desk->side));
  brg_incident_desk_take_mate (desk, answer->verdict);
  brg_can_mate_service_free_answer (answer);
}

/* An incident at board 1 of round 1. */
static BrgIncidentDesk *
begin (StoreFixture *fixture, BrgColour side, BrgIncidentKind kind)
{
  BrgIncidentDesk *desk = open_desk (fixture);
  g_autoptr (GError) error = NULL;

  brg_incident_desk_set_game (desk, 1, store_fixture_game (fixture, 1, 1), &error);
  g_assert_no_error (error);
  brg_incident_desk_set_side (desk, side);
  brg_incident_desk_set_kind (desk, kind);
  /* Nobody has replied yet, where that is asked. */
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_REPLY, FALSE);
  answer_mate (desk);
  return desk;
}

static gint64
decide (BrgIncidentDesk *desk)
{
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  brg_incident_desk_decide (desk, &id, &error);
  g_assert_no_error (error);
  return id;
}

static void
note (StoreFixture *fixture, BrgColour side, BrgIncidentKind kind)
{
  g_autoptr (BrgIncidentDesk) desk = begin (fixture, side, kind);

  decide (desk);
}

static BrgStoredGame *
load_game (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  BrgStoredGame *game = brg_store_load_game (fixture->store, fixture->group_id,
                                             store_fixture_game (fixture, 1, 1), &error);

  g_assert_no_error (error);
  return game;
}

static void
set_up (StoreFixture *fixture, const char *fen)
{
  g_autoptr (BrgStoredGame) game = load_game (fixture);
  g_autoptr (GError) error = NULL;

  set_text (&game->start, fen);
  brg_store_save_game (fixture->store, game, BRG_GAME_CHANGE_POSITION, NULL, &error);
  g_assert_no_error (error);
}

/* Both clocks stopped, with so many seconds. */
static void
set_clocks (StoreFixture *fixture, gint white, gint black)
{
  g_autoptr (BrgStoredGame) game = load_game (fixture);
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
  g_autoptr (BrgStoredGame) game = load_game (fixture);
  BrgGameClock clock;

  g_assert_true (brg_desk_clock_read (game->clock, &clock));
  g_assert_cmpint (brg_game_clock_get_left_ms (&clock, BRG_COLOUR_WHITE, 0), ==, white * 1000);
  g_assert_cmpint (brg_game_clock_get_left_ms (&clock, BRG_COLOUR_BLACK, 0), ==, black * 1000);
}

static void
assert_result (StoreFixture *fixture, const char *expected)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgRound *round = brg_snapshot_get_round (snapshot, 1);
  const BrgGame *game = &g_array_index (round->games, BrgGame, 0);
  g_autofree char *text = brg_incident_result_to_text (game->white_outcome, game->black_outcome);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_illegal (StoreFixture *fixture, gint white, gint black)
{
  g_autoptr (BrgStoredGame) game = load_game (fixture);

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

  open_event (&fixture, item->rulebook, BRG_DISCIPLINE_CHESS, item->control);
  for (guint i = 0; item->proposals[i] != NULL; i++)
    {
      g_autoptr (BrgIncidentDesk) desk =
          begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_ILLEGAL_MOVE);

      g_assert_cmpuint (desk->n_in_game, ==, i + 1);
      g_assert_true (desk->has_advice);
      g_assert_cmpstr (desk->incident->proposed, ==, item->proposals[i]);
      decide (desk);
      assert_illegal (&fixture, 0, (gint) i + 1);
    }
  /* Black lost, and White's own first one is a first one. */
  assert_result (&fixture, "1-0");
  {
    g_autoptr (BrgIncidentDesk) other =
        begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_ILLEGAL_MOVE);

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

      open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, items[i].control);
      desk = begin (&fixture, BRG_COLOUR_WHITE, items[i].kind);
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

  open_event (&fixture, "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN, "60+30");
  desk = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_DISTRACTION);
  assert_proposal (desk, BRG_SANCTION_REMARK);
  decide (desk);
  brg_incident_desk_free (desk);

  /* A second one of another kind: the arbiter is lenient once more. */
  desk = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_DRESS);
  assert_proposal (desk, BRG_SANCTION_WARNING);
  brg_incident_desk_choose (desk, BRG_SANCTION_REMARK, BRG_CLOCK_NONE, 0, BRG_RESULT_NONE);
  brg_incident_set_text (&desk->incident->reason, "he apologised");
  decide (desk);
  brg_incident_desk_free (desk);

  /* Nothing of the opponent counts. */
  desk = begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_DISTRACTION);
  assert_proposal (desk, BRG_SANCTION_REMARK);
  brg_incident_desk_free (desk);

  desk = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_DISTRACTION);
  assert_proposal (desk, BRG_SANCTION_WARNING);
  decide (desk);
  brg_incident_desk_free (desk);

  desk = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_DISTRACTION);
  assert_proposal (desk, BRG_SANCTION_LOSS);
  brg_incident_desk_free (desk);

  /* Who disturbs other games stands on the ladder as well. */
  note (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_INTERFERENCE);
  desk = begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_DISTRACTION);
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

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  note (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_TWO_HANDS);
  note (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_PHONE);
  second = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_PRESS_WITHOUT_MOVE);
  g_assert_cmpuint (second->n_in_game, ==, 2);
  store_fixture_close (&fixture);

  open_event (&russian, "rus-chess-2014", BRG_DISCIPLINE_CHESS, "90+30");
  note (&russian, BRG_COLOUR_WHITE, BRG_INCIDENT_KING_CAPTURE);
  first = begin (&russian, BRG_COLOUR_WHITE, BRG_INCIDENT_ILLEGAL_MOVE);
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

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  game = load_game (&fixture);
  game->illegal[BRG_COLOUR_BLACK] = 1;
  brg_store_save_game (fixture.store, game, BRG_GAME_CHANGE_ILLEGAL, "black", &error);
  g_assert_no_error (error);
  desk = begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_ILLEGAL_MOVE);
  g_assert_cmpuint (desk->n_in_game, ==, 2);
  g_assert_cmpint (desk->advice.result, ==, BRG_RESULT_LOST);
  store_fixture_close (&fixture);
}

/* The opponent has a bare king: a flag and a second illegal move are a draw. */
static void
test_dead_opponent (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) flag = NULL;
  g_autoptr (BrgIncidentDesk) other = NULL;

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  set_up (&fixture, BARE_KING);
  note (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_ILLEGAL_MOVE);
  flag = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_ILLEGAL_MOVE);
  g_assert_true (flag->has_position && flag->is_proved);
  g_assert_cmpint (flag->can_mate, ==, BRG_OPPONENT_CANNOT_MATE);
  g_assert_cmpint (flag->advice.result, ==, BRG_RESULT_DRAWN);
  brg_incident_desk_set_kind (flag, BRG_INCIDENT_FLAG);
  g_assert_cmpint (flag->advice.result, ==, BRG_RESULT_DRAWN);
  g_assert_cmpstr (flag->advice.article, ==, "fide-2023 6.9");
  /* The other way about White can mate. */
  other = begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_FLAG);
  g_assert_cmpint (other->can_mate, ==, BRG_OPPONENT_CAN_MATE);
  g_assert_cmpint (other->advice.result, ==, BRG_RESULT_LOST);
  /* The arbiter may know better than the position that was entered. */
  brg_incident_desk_set_can_mate (other, BRG_OPPONENT_CANNOT_MATE);
  g_assert_false (other->is_proved);
  g_assert_cmpint (other->advice.result, ==, BRG_RESULT_DRAWN);
  decide (flag);
  assert_result (&fixture, "=-=");
  store_fixture_close (&fixture);
}

/* What the board and the incident are told, and how often the main loop turned meanwhile. */
typedef struct
{
  BrgCanMateAnswer *of_board;
  BrgCanMateAnswer *of_incident;
  guint n_turns;
} Told;

static void
on_board_told (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  ((Told *) data)->of_board = brg_desk_chess.search_finish (result, NULL);
}

static void
on_incident_told (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  ((Told *) data)->of_incident = brg_can_mate_service_ask_finish (result, NULL);
}

static gboolean
on_turn (gpointer data)
{
  ((Told *) data)->n_turns++;
  return G_SOURCE_CONTINUE;
}

/* The question of the page of boards, and that of the desk, about the same position. */
static void
ask_both (StoreFixture *fixture, const BrgIncidentDesk *desk, Told *told)
{
  g_autoptr (BrgDeskGame) game = brg_desk_game_new (load_game (fixture));
  BrgColour side = brg_colour_opposite (desk->side);
  const BrgDeskAsk ask = { .side = side, .text = "" };
  guint source = g_idle_add (on_turn, told);

  brg_desk_game_sync (game);
  brg_desk_chess.search (game, &ask, NULL, on_board_told, told);
  brg_can_mate_service_ask (&desk->position, side, NULL, on_incident_told, told);
  g_assert_true (told->of_board == NULL && told->of_incident == NULL);
  while (told->of_board == NULL || told->of_incident == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
}

/* Black's flag falls where more than 200,000 positions are to be looked at. */
static void
test_hard_position (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *fault = NULL;
  Told told = { 0 };

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  set_up (&fixture, "2k5/6q1/8/3K4/8/8/8/3b3N b - - 0 1");
  desk = open_desk (&fixture);
  brg_incident_desk_set_game (desk, 1, store_fixture_game (&fixture, 1, 1), &error);
  g_assert_no_error (error);
  brg_incident_desk_set_kind (desk, BRG_INCIDENT_FLAG);
  g_assert_true (desk->asks_mate && brg_incident_desk_is_waiting (desk));
  g_assert_false (brg_incident_desk_is_ready (desk, &fault));
  g_assert_cmpstr (fault, ==, "Looking for a series of moves to mate…");

  ask_both (&fixture, desk, &told);
  g_assert_cmpuint (told.n_turns, >, 100);
  g_assert_cmpint (told.of_board->verdict, ==, BRG_CAN_MATE_YES);
  g_assert_cmpint (told.of_incident->verdict, ==, BRG_CAN_MATE_YES);
  g_assert_cmpuint (told.of_incident->n_nodes, >, 200000);
  g_assert_cmpuint (told.of_incident->n_nodes, <=, BRG_CAN_MATE_SERVICE_NODES);
  g_assert_cmpmem (told.of_board->moves, told.of_board->n_moves * sizeof (BrgMove),
                   told.of_incident->moves, told.of_incident->n_moves * sizeof (BrgMove));

  brg_incident_desk_take_mate (desk, told.of_incident->verdict);
  g_assert_true (desk->is_proved && brg_incident_desk_is_ready (desk, NULL));
  g_assert_cmpint (desk->can_mate, ==, BRG_OPPONENT_CAN_MATE);
  g_assert_cmpint (desk->advice.result, ==, BRG_RESULT_LOST);
  brg_can_mate_service_free_answer (told.of_board);
  brg_can_mate_service_free_answer (told.of_incident);
  store_fixture_close (&fixture);
}

/* A draft of a draw stays one, whether the answer comes before or after the decision is looked at.
 */
static void
test_draft_before_answer (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) first = NULL;
  g_autoptr (BrgIncidentDesk) proposed = NULL;
  g_autoptr (BrgIncidentDesk) chosen = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  set_up (&fixture, BARE_KING);
  first = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_FLAG);
  brg_incident_desk_save_draft (first, &id, &error);
  g_assert_no_error (error);
  proposed = open_desk (&fixture);
  g_assert_true (brg_incident_desk_open (proposed, id, &error));
  g_assert_cmpint (proposed->incident->result, ==, BRG_RESULT_DRAWN);
  answer_mate (proposed);
  g_assert_false (proposed->is_otherwise);
  g_assert_cmpint (proposed->incident->result, ==, BRG_RESULT_DRAWN);

  chosen = open_desk (&fixture);
  g_assert_true (brg_incident_desk_open (chosen, id, &error));
  brg_incident_desk_choose_sanction (chosen, BRG_SANCTION_LOSS_BOTH);
  answer_mate (chosen);
  g_assert_true (chosen->is_otherwise);
  g_assert_cmpint (chosen->incident->result, ==, BRG_RESULT_BOTH_LOST);
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

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  desk = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_ILLEGAL_MOVE);
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

/* The player having the move is taken for the offender. */
static void
test_default_side (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (GError) error = NULL;

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  set_up (&fixture, "8/8/8/4k3/8/8/4K3/7Q b - - 0 60");
  desk = open_desk (&fixture);
  g_assert_true (brg_incident_desk_set_game (desk, 1, store_fixture_game (&fixture, 1, 1), &error));
  g_assert_cmpint (desk->side, ==, BRG_COLOUR_BLACK);
  g_assert_cmpint (desk->moves, ==, -1);
  g_assert_false (brg_incident_desk_set_game (desk, 7, 12345, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND);
  g_assert_cmpint (desk->incident->round, ==, 1);
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

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  set_clocks (&fixture, 1267, 252);
  desk = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_ILLEGAL_MOVE);
  decide (desk);
  assert_clocks (&fixture, 1267, 372);
  later = open_desk (&fixture);
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

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  desk = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_ILLEGAL_MOVE);
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

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  set_clocks (&fixture, 600, 300);
  first = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_ILLEGAL_MOVE);
  id = decide (first);
  assert_clocks (&fixture, 600, 420);

  /* It was Black. */
  second = open_desk (&fixture);
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
  id = decide (second);
  assert_clocks (&fixture, 720, 300);
  assert_illegal (&fixture, 0, 1);

  /* And then nothing had happened at all. */
  third = open_desk (&fixture);
  g_assert_true (brg_incident_desk_open (third, id, &error));
  brg_incident_set_text (&third->incident->reason, "the video shows that the move was legal");
  g_assert_true (brg_incident_desk_take_back (third, NULL, &error));
  g_assert_no_error (error);
  assert_clocks (&fixture, 600, 300);
  assert_illegal (&fixture, 0, 0);
  again = begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_ILLEGAL_MOVE);
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

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  first = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_PHONE);
  g_assert_cmpint (first->advice.result, ==, BRG_RESULT_LOST);
  id = decide (first);
  assert_result (&fixture, "0-1");
  second = open_desk (&fixture);
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
  decide (second);
  assert_result (&fixture, "");
  store_fixture_close (&fixture);
}

/* Games that were not played end without play. */
static void
test_no_show (void)
{
  StoreFixture fixture = { 0 };
  StoreFixture both = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  note (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_NO_SHOW);
  assert_result (&fixture, "+--");
  store_fixture_close (&fixture);
  open_event (&both, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  desk = begin (&both, BRG_COLOUR_WHITE, BRG_INCIDENT_BOTH_ABSENT);
  g_assert_cmpint (desk->side, ==, BRG_COLOUR_NONE);
  brg_incident_desk_choose (desk, BRG_SANCTION_LOSS_BOTH, BRG_CLOCK_NONE, 0, BRG_RESULT_BOTH_LOST);
  brg_incident_set_text (&desk->incident->reason, "both came after the default time");
  decide (desk);
  assert_result (&both, "---");
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

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  desk = begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_ILLEGAL_MOVE);
  brg_incident_set_text (&desk->incident->witnesses, "O. Perminova");
  g_assert_true (brg_incident_desk_save_draft (desk, &id, &error));
  g_assert_no_error (error);
  assert_illegal (&fixture, 0, 0);
  later = open_desk (&fixture);
  g_assert_true (brg_incident_desk_open (later, id, &error));
  g_assert_cmpint (later->side, ==, BRG_COLOUR_BLACK);
  g_assert_cmpstr (later->incident->witnesses, ==, "O. Perminova");
  g_assert_cmpuint (later->n_in_game, ==, 1);
  g_assert_cmpint (decide (later), ==, id);
  last = open_desk (&fixture);
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

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  desk = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_PHONE);
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

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  desk = open_desk (&fixture);
  player = brg_snapshot_get_entry (desk->snapshot, 0)->id;
  g_assert_true (brg_incident_desk_set_player (desk, player, 0, &error));
  g_assert_false (desk->has_game);
  g_assert_false (brg_incident_desk_is_ready (desk, NULL));
  brg_incident_desk_set_words (desk, " Shouting in the hall ");
  g_assert_false (desk->has_advice);
  brg_incident_desk_choose (desk, BRG_SANCTION_WARNING, BRG_CLOCK_NONE, 0, BRG_RESULT_NONE);
  g_assert_true (brg_incident_desk_is_ready (desk, NULL));
  decide (desk);
  later = open_desk (&fixture);
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

/* Whatever the language and the layout, a few letters are enough. */
static void
test_search (void)
{
  static const struct
  {
    const char *text;
    BrgIncidentKind kind;
  } cases[] = {
    { "il", BRG_INCIDENT_ILLEGAL_MOVE },
    { "нев", BRG_INCIDENT_ILLEGAL_MOVE },
    { "Немож", BRG_INCIDENT_ILLEGAL_MOVE },
    { "ytd", BRG_INCIDENT_ILLEGAL_MOVE },
    { "шдд", BRG_INCIDENT_ILLEGAL_MOVE },
    { "тел", BRG_INCIDENT_PHONE },
    { "phone", BRG_INCIDENT_PHONE },
    { "дзвін", BRG_INCIDENT_PHONE },
    { "фла", BRG_INCIDENT_FLAG },
    { "прапорець", BRG_INCIDENT_FLAG },
    { "akfu", BRG_INCIDENT_FLAG },
    { "опоз", BRG_INCIDENT_LATE },
    { "запізн", BRG_INCIDENT_LATE },
    { "без хода часы", BRG_INCIDENT_PRESS_WITHOUT_MOVE },
    { "сп'ян", BRG_INCIDENT_ALCOHOL },
    { "повернута", BRG_INCIDENT_BOARD_TURNED },
    { "поверн", BRG_INCIDENT_BOARD_TURNED },
    { "повёр", BRG_INCIDENT_BOARD_TURNED },
    { "подкуп", BRG_INCIDENT_BRIBERY },
    { "букмек", BRG_INCIDENT_BETTING },
    { "читер", BRG_INCIDENT_COMPUTER_HELP },
    { "показыв", BRG_INCIDENT_POINTING },
    { "не веде запис", BRG_INCIDENT_NOT_RECORDING },
    { "обидва королі", BRG_INCIDENT_BOTH_IN_CHECK },
  };
  const BrgRulebook *book = brg_rulebook_find ("fide-2023");
  const BrgRulebook *draughts = brg_rulebook_find ("rus-draughts-2022");
  g_autoptr (GArray) all = brg_incident_search (book, BRG_FORM_STANDARD, "", 100);
  g_autoptr (GArray) none = brg_incident_search (book, BRG_FORM_STANDARD, "xyzzy", 100);
  g_autoptr (GArray) removed = brg_incident_search (draughts, BRG_FORM_RUSSIAN, "дамка не", 5);
  g_autoptr (GArray) chess = brg_incident_search (book, BRG_FORM_STANDARD, "дамка не", 5);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) found = brg_incident_search (book, BRG_FORM_STANDARD, cases[i].text, 3);

      g_test_message ("%s", cases[i].text);
      g_assert_cmpuint (found->len, >=, 1);
      g_assert_cmpint (g_array_index (found, BrgIncidentKind, 0), ==, cases[i].kind);
    }
  g_assert_cmpuint (all->len, ==,
                    BRG_INCIDENT_IRREGULARITY_A + BRG_N_INCIDENT_KINDS -
                        BRG_INCIDENT_IRREGULARITY_N - 1);
  g_assert_cmpint (g_array_index (all, BrgIncidentKind, 0), ==, BRG_INCIDENT_ILLEGAL_MOVE);
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpint (g_array_index (removed, BrgIncidentKind, 0), ==,
                   BRG_INCIDENT_IRREGULARITY_A + 12);
  g_assert_cmpuint (chess->len, ==, 0);
}

static void
test_words (void)
{
  static const struct
  {
    BrgSanction sanction;
    BrgClockEffect clock;
    gint seconds;
    BrgResultEffect result;
    const char *text;
  } cases[] = {
    { BRG_SANCTION_TIME, BRG_CLOCK_OPPONENT, 120, BRG_RESULT_NONE, "+2 min for the opponent" },
    { BRG_SANCTION_TIME, BRG_CLOCK_SELF, -90, BRG_RESULT_NONE, "−90 s for the offender" },
    { BRG_SANCTION_WARNING, BRG_CLOCK_OPPONENT, 150, BRG_RESULT_NONE,
      "warning, +2 min 30 s for the opponent" },
    { BRG_SANCTION_LOSS, BRG_CLOCK_NONE, 0, BRG_RESULT_LOST, "loss of the game" },
    { BRG_SANCTION_LOSS, BRG_CLOCK_NONE, 0, BRG_RESULT_DRAWN, "draw" },
    { BRG_SANCTION_LOSS_BOTH, BRG_CLOCK_NONE, 0, BRG_RESULT_BOTH_LOST, "loss for both" },
    { BRG_SANCTION_NONE, BRG_CLOCK_NONE, 0, BRG_RESULT_NONE, "no sanction" },
    { BRG_SANCTION_CORRECT, BRG_CLOCK_HALVE, 0, BRG_RESULT_NONE,
      "correction, the elapsed time is halved" },
  };
  g_autoptr (BrgWords) words = brg_words_open ("en");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = brg_incident_words_decision (words, cases[i].sanction, cases[i].clock,
                                                           cases[i].seconds, cases[i].result);
      g_auto (GStrv) parts = g_strsplit (text, "\302\240", -1);
      g_autofree char *plain = g_strjoinv (" ", parts);

      g_assert_cmpstr (plain, ==, cases[i].text);
    }
}

static const char *
get_cell (const BrgForm *form, guint row, guint column)
{
  return brg_form_get_row (form, row)->cells[column].text;
}

/* The papers: what was superseded is struck, and the players have lines to sign. */
static void
test_forms (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (BrgIncidentDesk) later = NULL;
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) list = NULL;
  g_autoptr (BrgForm) paper = NULL;
  g_autoptr (GError) error = NULL;
  BrgDocumentOptions options;
  gint64 id;

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  desk = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_PHONE);
  brg_incident_set_text (&desk->incident->at, "2026-11-22T10:11:12Z");
  id = decide (desk);
  g_clear_pointer (&desk, brg_incident_desk_free);
  desk = open_desk (&fixture);
  g_assert_true (brg_incident_desk_open (desk, id, &error));
  brg_incident_desk_choose (desk, BRG_SANCTION_WARNING, BRG_CLOCK_NONE, 0, BRG_RESULT_NONE);
  brg_incident_set_text (&desk->incident->reason, "another one rang");
  decide (desk);
  later = open_desk (&fixture);
  brg_document_options_init (&options, words);
  list = brg_incidents_form_new (later->snapshot, later->log, NULL, &options);
  g_assert_cmpuint (list->rows->len, ==, 2);
  g_assert_cmpuint (brg_form_get_row (list, 0)->struck_until, ==, 10);
  g_assert_cmpuint (brg_form_get_row (list, 1)->struck_until, ==, 0);
  g_assert_cmpstr (get_cell (list, 0, 1), ==, "2026-11-22 10:11");
  g_assert_cmpstr (get_cell (list, 0, 5), ==, "Phone or electronic device");
  g_assert_cmpstr (get_cell (list, 0, 7), ==, "loss of the game");
  g_assert_cmpstr (get_cell (list, 0, 9), ==, "superseded");
  g_assert_cmpstr (get_cell (list, 1, 7), ==, "warning");
  g_assert_cmpstr (g_ptr_array_index (list->notes, 0), ==,
                   "No. 2 supersedes no. 1: another one rang");
  paper = brg_decision_form_new (later->snapshot, later->log, later->log->pdata[1], &options);
  g_assert_cmpstr (paper->title, ==, "Arbiter’s decision no. 2");
  g_assert_cmpuint (paper->signatures->len, ==, 4);
  g_assert_cmpstr (g_ptr_array_index (paper->notes, 0), ==, "It supersedes entry no. 1.");
  store_fixture_close (&fixture);
}

static gboolean
has_cell (const BrgForm *form, const char *text)
{
  for (guint i = 0; i < form->rows->len; i++)
    if (g_str_equal (get_cell (form, i, 1), text))
      return TRUE;
  return FALSE;
}

/* A claim without an arbiter waits as a draft, is printed to be signed, and an arbiter decides it
 * later.
 */
static void
test_claim (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (BrgIncidentDesk) later = NULL;
  g_autoptr (BrgIncidentDesk) decided = NULL;
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) open = NULL;
  g_autoptr (BrgForm) closed = NULL;
  g_autoptr (GError) error = NULL;
  BrgDocumentOptions options;
  gint64 id = 0;

  open_event (&fixture, "rus-chess-2014", BRG_DISCIPLINE_CHESS, "120");
  brg_document_options_init (&options, words);
  desk = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_CLAIM_NO_EFFORT);
  g_assert_cmpstr (desk->incident->article, ==, "rus-chess-2014 11.2");
  g_assert_false (brg_incident_desk_is_ready (desk, NULL));
  g_assert_true (brg_incident_desk_save_draft (desk, &id, &error));
  g_assert_no_error (error);
  later = open_desk (&fixture);
  open = brg_decision_form_new (later->snapshot, later->log, later->log->pdata[0], &options);
  g_assert_cmpstr (open->title, ==, "Claim of a draw without an arbiter, no. 1");
  g_assert_true (has_cell (open, "not decided yet"));
  g_assert_true (has_cell (open, "the position ☐, the scoresheet ☐"));
  g_assert_cmpstr (
      ((BrgFormSignature *) g_ptr_array_index (open->signatures, open->signatures->len - 1))->role,
      ==, "Confirmed by:");
  g_assert_true (brg_incident_desk_open (later, id, &error));
  brg_incident_desk_choose (later, BRG_SANCTION_NONE, BRG_CLOCK_NONE, 0, BRG_RESULT_DRAWN);
  g_assert_true (brg_incident_desk_is_ready (later, NULL));
  decide (later);
  decided = open_desk (&fixture);
  closed =
      brg_decision_form_new (decided->snapshot, decided->log, decided->log->pdata[0], &options);
  g_assert_true (has_cell (closed, "accepted: the game is drawn"));
  g_assert_cmpstr (((BrgIncident *) decided->log->pdata[0])->result_after, ==, "=-=");
  store_fixture_close (&fixture);
}

/* An assistant is no breach; whether the clock is adjusted depends on the player. */
static void
test_assistant (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  desk = begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_ASSISTANT_CLOCK);
  g_assert_cmpuint (desk->unanswered, ==, 1u << BRG_INCIDENT_FACT_DISABILITY);
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_DISABILITY, TRUE);
  g_assert_true (brg_incident_desk_is_ready (desk, NULL));
  g_assert_cmpint (desk->incident->sanction, ==, BRG_SANCTION_CONTINUE);
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_DISABILITY, FALSE);
  g_assert_false (brg_incident_desk_is_ready (desk, NULL));
  brg_incident_desk_choose (desk, BRG_SANCTION_TIME, BRG_CLOCK_SELF, -300, BRG_RESULT_NONE);
  brg_incident_set_text (&desk->incident->description, "Ассистент: П. Гусев");
  decide (desk);
  store_fixture_close (&fixture);
}

static void
set_forfeit (StoreFixture *fixture, gint round)
{
  g_autoptr (GError) error = NULL;

  brg_store_set_result (fixture->store, store_fixture_game (fixture, round, 1),
                        BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN, &error);
  g_assert_no_error (error);
}

static GPtrArray *
list_hints (StoreFixture *fixture, const char *ends, const char *today)
{
  g_autoptr (BrgIncidentDesk) desk = open_desk (fixture);

  set_text (&desk->snapshot->event->ends, ends);
  return brg_event_hints_list (desk->snapshot, desk->log, &desk->regulations, today);
}

/* One no-show is enough where there is no good reason; a decision in the log settles it. */
static void
test_hint_no_show (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (GPtrArray) hints = NULL;
  g_autoptr (GPtrArray) open = NULL;
  g_autoptr (GPtrArray) settled = NULL;
  const BrgEventHint *hint;

  open_event (&fixture, "rus-chess-2014", BRG_DISCIPLINE_CHESS, "90+30");
  set_forfeit (&fixture, 1);
  hints = list_hints (&fixture, "", "2026-11-22");
  g_assert_cmpuint (hints->len, ==, 1);
  hint = hints->pdata[0];
  g_assert_cmpint (hint->kind, ==, BRG_EVENT_HINT_NO_SHOW);
  g_assert_cmpstr (hint->article, ==, "rus-chess-2014 13.19");
  g_assert_cmpint (hint->round, ==, 1);
  /* That the game is lost says nothing of the cause. */
  note (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_NO_SHOW);
  open = list_hints (&fixture, "", "2026-11-22");
  g_assert_cmpuint (open->len, ==, 1);
  desk = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_NO_SHOW);
  brg_incident_set_text (&desk->incident->explanation, "the train was late");
  decide (desk);
  settled = list_hints (&fixture, "", "2026-11-22");
  g_assert_cmpuint (settled->len, ==, 0);
  store_fixture_close (&fixture);
}

/* The report is due within ten days after the last day; the regulations may say otherwise. */
static void
test_hint_report (void)
{
  static const struct
  {
    const char *today;
    guint n_hints;
    gboolean is_late;
  } cases[] = {
    { "2026-11-20", 0, FALSE },
    { "2026-11-21", 1, FALSE },
    { "2026-12-01", 1, FALSE },
    { "2026-12-02", 1, TRUE },
  };
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) later = NULL;

  open_event (&fixture, "rus-chess-2014", BRG_DISCIPLINE_CHESS, "90+30");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) hints = list_hints (&fixture, "2026-11-21", cases[i].today);

      g_assert_cmpuint (hints->len, ==, cases[i].n_hints);
      if (hints->len > 0)
        g_assert_cmpint (((BrgEventHint *) hints->pdata[0])->is_late, ==, cases[i].is_late);
    }
  g_assert_true (
      brg_store_set_setting (fixture.store, fixture.event_id, "rule-report-days", "14", &error));
  g_assert_no_error (error);
  later = list_hints (&fixture, "2026-11-21", "2026-12-02");
  g_assert_cmpuint (later->len, ==, 1);
  g_assert_false (((BrgEventHint *) later->pdata[0])->is_late);
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

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  game = load_game (&fixture);
  game->illegal[BRG_COLOUR_BLACK] = 1;
  desk = begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_ILLEGAL_MOVE);
  before = brg_journal_list (fixture.store, fixture.event_id, NULL);
  g_assert_true (brg_incident_desk_note_ruling (desk, game, 120, BRG_RESULT_NONE, NULL, &error));
  g_assert_no_error (error);
  after = brg_journal_list (fixture.store, fixture.event_id, NULL);
  g_assert_cmpuint (after->len, ==, before->len + 1);
  assert_illegal (&fixture, 0, 1);
  later = open_desk (&fixture);
  entry = later->log->pdata[0];
  g_assert_cmpint (entry->sanction, ==, BRG_SANCTION_TIME);
  g_assert_cmpint (entry->seconds, ==, 120);
  g_assert_cmpstr (entry->article, ==, "fide-2023 7.5.5");
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
  g_test_add_func ("/incident-desk/fide-2023 6.9/dead-opponent", test_dead_opponent);
  g_test_add_func ("/incident-desk/fide-2023 6.9/hard-position", test_hard_position);
  g_test_add_func ("/incident-desk/fide-2023 6.9/draft-before-answer", test_draft_before_answer);
  g_test_add_func ("/incident-desk/sanction-with-result", test_sanction_with_result);
  g_test_add_func ("/incident-desk/default-side", test_default_side);
  g_test_add_func ("/incident-desk/fide-2023 7.5.5/clocks", test_clocks);
  g_test_add_func ("/incident-desk/told-clocks", test_told_clocks);
  g_test_add_func ("/incident-desk/correction", test_correction);
  g_test_add_func ("/incident-desk/corrected-result", test_corrected_result);
  g_test_add_func ("/incident-desk/fide-2023 6.7.1/no-show", test_no_show);
  g_test_add_func ("/incident-desk/draft", test_draft);
  g_test_add_func ("/incident-desk/otherwise", test_otherwise);
  g_test_add_func ("/incident-desk/free-words", test_free_words);
  g_test_add_func ("/incident-desk/search", test_search);
  g_test_add_func ("/incident-desk/words", test_words);
  g_test_add_func ("/incident-desk/rus-chess-2014 21.8/forms", test_forms);
  g_test_add_func ("/incident-desk/rus-chess-2014 11, 11.1, 11.2; fide-2023 III.6/claim",
                   test_claim);
  g_test_add_func ("/incident-desk/fide-2023 6.2.6, 4.9, 8.1.6/assistant", test_assistant);
  g_test_add_func ("/incident-desk/rus-chess-2014 13.19/hint", test_hint_no_show);
  g_test_add_func ("/incident-desk/rus-chess-2014 21.9/hint", test_hint_report);
  g_test_add_func ("/incident-desk/ruling", test_ruling);
  return g_test_run ();
}
