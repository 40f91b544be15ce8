/* test-incident-mate.c - incidents where it counts whether the opponent can still mate
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "incident-fixture.h"

#include "brg-can-mate-service.h"
#include "brg-desk-game.h"
#include "brg-incident-desk.h"
#include "brg-incident-facts.h"
#include "brg-incident-outcome.h"
#include "brg-incident-ready.h"

/* White has a queen, Black a bare king; White to move. */
#define BARE_KING "8/8/8/4k3/8/8/4K3/7Q w - - 0 60"

/* The opponent has a bare king: a flag and a second illegal move are a draw. */
static void
test_dead_opponent (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) flag = NULL;
  g_autoptr (BrgIncidentDesk) other = NULL;

  incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  incident_fixture_set_up (&fixture, BARE_KING);
  incident_fixture_note (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_ILLEGAL_MOVE);
  flag = incident_fixture_begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_ILLEGAL_MOVE);
  g_assert_true (flag->has_position && !flag->asks_mate);
  g_assert_cmpint (flag->can_mate, ==, BRG_OPPONENT_CANNOT_MATE);
  g_assert_cmpint (flag->advice.result, ==, BRG_RESULT_DRAWN);
  brg_incident_desk_set_kind (flag, BRG_INCIDENT_FLAG);
  g_assert_cmpint (flag->advice.result, ==, BRG_RESULT_DRAWN);
  g_assert_cmpstr (flag->advice.article, ==, "fide-2023 6.9");
  /* The other way about White can mate. */
  other = incident_fixture_begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_FLAG);
  g_assert_cmpint (other->can_mate, ==, BRG_OPPONENT_CAN_MATE);
  g_assert_cmpint (other->advice.result, ==, BRG_RESULT_LOST);
  /* The arbiter may know better than the position that was entered. */
  brg_incident_facts_tell (other, BRG_INCIDENT_FACT_MATE, TRUE);
  g_assert_cmpint (other->advice.result, ==, BRG_RESULT_DRAWN);
  incident_fixture_decide (flag);
  incident_fixture_assert_result (&fixture, "=-=");
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
  g_autoptr (BrgDeskGame) game = brg_desk_game_new (incident_fixture_load_game (fixture));
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

  incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  incident_fixture_set_up (&fixture, "2k5/6q1/8/3K4/8/8/8/3b3N b - - 0 1");
  desk = incident_fixture_open_desk (&fixture);
  brg_incident_desk_set_game (desk, 1, store_fixture_game (&fixture, 1, 1), &error);
  brg_incident_desk_set_side (desk, desk->turn);
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
  g_assert_true (brg_incident_desk_is_ready (desk, NULL));
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

  incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  incident_fixture_set_up (&fixture, BARE_KING);
  first = incident_fixture_begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_FLAG);
  brg_incident_desk_save_draft (first, &id, &error);
  g_assert_no_error (error);
  proposed = incident_fixture_open_desk (&fixture);
  g_assert_true (brg_incident_desk_open (proposed, id, &error));
  g_assert_cmpint (proposed->incident->result, ==, BRG_RESULT_DRAWN);
  incident_fixture_answer_mate (proposed);
  g_assert_false (proposed->is_otherwise);
  g_assert_cmpint (proposed->incident->result, ==, BRG_RESULT_DRAWN);

  chosen = incident_fixture_open_desk (&fixture);
  g_assert_true (brg_incident_desk_open (chosen, id, &error));
  brg_incident_desk_choose_sanction (chosen, BRG_SANCTION_LOSS_BOTH);
  incident_fixture_answer_mate (chosen);
  g_assert_true (chosen->is_otherwise);
  g_assert_cmpint (chosen->incident->result, ==, BRG_RESULT_BOTH_LOST);
  store_fixture_close (&fixture);
}

/* Where the law makes an exception of an opponent who can never mate, at the second or third time
 * where that counts. */
typedef struct
{
  const char *article; /* of the draw */
  const char *rulebook;
  const char *control;
  BrgIncidentKind kind;
  guint n_before;         /* illegal moves */
  BrgResultEffect result; /* if the opponent can never mate */
} UnkeyedCase;

static const UnkeyedCase unkeyed_cases[] = {
  { "fide-2023 6.9", "fide-2023", "90+30", BRG_INCIDENT_FLAG, 0, BRG_RESULT_DRAWN },
  { "fide-2023 7.5.5", "fide-2023", "90+30", BRG_INCIDENT_ILLEGAL_MOVE, 1, BRG_RESULT_DRAWN },
  { "fide-2023 7.5.5", "fide-2023", "90+30", BRG_INCIDENT_TWO_HANDS, 1, BRG_RESULT_DRAWN },
  { "fide-2023 A.5.3", "fide-2023", "15+10", BRG_INCIDENT_FLAG, 0, BRG_RESULT_DRAWN },
  { "rus-chess-2014 6.9", "rus-chess-2014", "90+30", BRG_INCIDENT_FLAG, 0, BRG_RESULT_DRAWN },
  { "rus-chess-2014 13.3.2", "rus-chess-2014", "90+30", BRG_INCIDENT_PHONE, 0,
    BRG_RESULT_LOST_HALF },
  { "rus-chess-2014 7.4.2", "rus-chess-2014", "90+30", BRG_INCIDENT_ILLEGAL_MOVE, 2,
    BRG_RESULT_DRAWN },
  { "rus-chess-2014 17.3.2", "rus-chess-2014", "3+2", BRG_INCIDENT_ILLEGAL_MOVE, 0,
    BRG_RESULT_DRAWN },
  { "ukr-chess-2016 6.3.5", "ukr-chess-2016", "90+30", BRG_INCIDENT_FLAG, 0, BRG_RESULT_DRAWN },
  { "ukr-chess-2016 7.7", "ukr-chess-2016", "90+30", BRG_INCIDENT_ILLEGAL_MOVE, 2,
    BRG_RESULT_DRAWN },
};

/* Of a game that was not keyed nobody knows it: it is asked, and nothing is ruled before. */
static void
test_unkeyed (gconstpointer data)
{
  const UnkeyedCase *item = data;
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autofree char *fault = NULL;

  incident_fixture_open (&fixture, item->rulebook, BRG_DISCIPLINE_CHESS, item->control);
  for (guint i = 0; i < item->n_before; i++)
    incident_fixture_note (&fixture, BRG_COLOUR_WHITE, item->kind);
  desk = incident_fixture_begin (&fixture, BRG_COLOUR_WHITE, item->kind);
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_MATE, BRG_INCIDENT_FACT_UNKNOWN);
  g_assert_cmpuint (desk->unanswered, ==, 1u << BRG_INCIDENT_FACT_MATE);
  g_assert_false (desk->has_advice || brg_incident_desk_is_waiting (desk));
  g_assert_cmpint (desk->incident->sanction, ==, BRG_SANCTION_NONE);
  g_assert_cmpint (desk->incident->result, ==, BRG_RESULT_NONE);
  g_assert_false (brg_incident_desk_is_ready (desk, &fault));
  g_assert_cmpstr (fault, ==, "Answer the question first: the rule depends on it.");

  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_MATE, FALSE);
  g_assert_cmpint (desk->advice.result, ==, BRG_RESULT_LOST);
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_MATE, TRUE);
  g_assert_cmpint (desk->advice.result, ==, item->result);
  g_assert_cmpstr (desk->advice.article, ==, item->article);
  g_assert_true (brg_incident_desk_is_ready (desk, NULL));
  store_fixture_close (&fixture);
}

/* The engine gives up: the arbiter is asked. */
static void
test_undecided (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (GError) error = NULL;

  incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  incident_fixture_set_up (&fixture, BARE_KING);
  desk = incident_fixture_open_desk (&fixture);
  brg_incident_desk_set_game (desk, 1, store_fixture_game (&fixture, 1, 1), &error);
  g_assert_no_error (error);
  brg_incident_desk_set_side (desk, BRG_COLOUR_WHITE);
  brg_incident_desk_set_kind (desk, BRG_INCIDENT_FLAG);
  g_assert_true (brg_incident_desk_is_waiting (desk));
  brg_incident_desk_take_mate (desk, BRG_CAN_MATE_UNDECIDED);
  g_assert_false (brg_incident_desk_is_waiting (desk) || desk->has_advice);
  g_assert_cmpuint (desk->unanswered, ==, 1u << BRG_INCIDENT_FACT_MATE);
  /* Who answers while it is looked for waits no longer, and his word stays. */
  brg_incident_desk_set_side (desk, BRG_COLOUR_BLACK);
  g_assert_true (brg_incident_desk_is_waiting (desk));
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_MATE, TRUE);
  g_assert_true (desk->asks_mate && brg_incident_desk_is_ready (desk, NULL));
  incident_fixture_answer_mate (desk);
  g_assert_cmpint (desk->can_mate, ==, BRG_OPPONENT_CAN_MATE);
  g_assert_cmpint (desk->advice.result, ==, BRG_RESULT_DRAWN);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("incident-mate")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (unkeyed_cases); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/incident-desk/%s/not-keyed-%s", unkeyed_cases[i].article,
                           brg_incident_kind_to_id (unkeyed_cases[i].kind));

      g_test_add_data_func (path, &unkeyed_cases[i], test_unkeyed);
    }
  g_test_add_func ("/incident-desk/fide-2023 6.9/undecided", test_undecided);
  g_test_add_func ("/incident-desk/fide-2023 6.9/dead-opponent", test_dead_opponent);
  g_test_add_func ("/incident-desk/fide-2023 6.9/hard-position", test_hard_position);
  g_test_add_func ("/incident-desk/fide-2023 6.9/draft-before-answer", test_draft_before_answer);
  return g_test_run ();
}
