/* test-can-mate-service.c - whether a side can still mate, asked by several
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-can-mate-service.h"
#include "brg-test.h"

#include "brg-fen.h"

typedef struct
{
  BrgCanMateAnswer *answer;
  GError *error;
  GThread *thread;
} Told;

static void
on_told (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  Told *told = data;

  told->thread = g_thread_self ();
  told->answer = brg_can_mate_service_ask_finish (result, &told->error);
}

static void
wait_told (const Told *told)
{
  while (told->thread == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static BrgPosition
read_position (const char *fen)
{
  BrgPosition position;

  g_assert_true (brg_fen_read (fen, BRG_CHESS_ORTHODOX, BRG_POSITION_COMPOSED, &position, NULL));
  return position;
}

/* The copy is the service's, the answer the caller's, and the next one needs no search. */
static void
test_asked (void)
{
  BrgPosition position = read_position ("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
  BrgCanMateAnswer *again;
  Told told = { 0 };

  g_assert_null (brg_can_mate_service_look_up (&position, BRG_COLOUR_WHITE));
  brg_can_mate_service_ask (&position, BRG_COLOUR_WHITE, NULL, on_told, &told);
  position = read_position ("7k/8/6K1/8/8/8/8/8 w - - 0 1");
  g_assert_null (told.thread);
  wait_told (&told);
  g_assert_no_error (told.error);
  g_assert_true (told.thread == g_thread_self ());
  g_assert_cmpint (told.answer->verdict, ==, BRG_CAN_MATE_YES);

  position = read_position ("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
  again = brg_can_mate_service_look_up (&position, BRG_COLOUR_WHITE);
  g_assert_cmpmem (again->moves, again->n_moves * sizeof (BrgMove), told.answer->moves,
                   told.answer->n_moves * sizeof (BrgMove));
  g_assert_null (brg_can_mate_service_look_up (&position, BRG_COLOUR_BLACK));
  brg_can_mate_service_free_answer (again);
  brg_can_mate_service_free_answer (told.answer);
}

/* An answer that is known comes as late as any: never before the question is asked to its end. */
static void
test_known (void)
{
  BrgPosition position = read_position ("8/8/8/4k3/8/8/4K3/7Q w - - 0 60");
  BrgCanMateAnswer *found = brg_can_mate_service_find (&position, BRG_COLOUR_BLACK);
  Told told = { 0 };

  g_assert_cmpint (found->verdict, ==, BRG_CAN_MATE_NO);
  brg_can_mate_service_ask (&position, BRG_COLOUR_BLACK, NULL, on_told, &told);
  g_assert_null (told.thread);
  wait_told (&told);
  g_assert_cmpint (told.answer->verdict, ==, BRG_CAN_MATE_NO);
  g_assert_cmpint (told.answer->proof, ==, BRG_CAN_MATE_BY_MATERIAL);
  brg_can_mate_service_free_answer (told.answer);
  brg_can_mate_service_free_answer (found);
}

/* Who gives up is told so, and nothing else. */
static void
test_cancelled (void)
{
  BrgPosition position = read_position ("2k5/6q1/8/3K4/8/8/8/3b3N b - - 0 1");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Told told = { 0 };

  brg_can_mate_service_ask (&position, BRG_COLOUR_WHITE, cancellable, on_told, &told);
  g_cancellable_cancel (cancellable);
  wait_told (&told);
  g_assert_error (told.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (told.answer);
  g_clear_error (&told.error);
}

/* More positions than the service keeps: the first one is looked for anew, with the same answer. */
static void
test_forgotten (void)
{
  BrgPosition first = read_position ("7k/8/6K1/8/8/8/8/N7 w - - 0 1");
  BrgCanMateAnswer *answer;

  for (guint i = 1; i <= 20; i++)
    {
      g_autofree char *fen = g_strdup_printf ("7k/8/6K1/8/8/8/8/N7 w - - 0 %u", i);
      BrgPosition position = read_position (fen);

      brg_can_mate_service_free_answer (brg_can_mate_service_find (&position, BRG_COLOUR_WHITE));
    }
  g_assert_null (brg_can_mate_service_look_up (&first, BRG_COLOUR_WHITE));
  answer = brg_can_mate_service_find (&first, BRG_COLOUR_WHITE);
  g_assert_cmpint (answer->verdict, ==, BRG_CAN_MATE_NO);
  brg_can_mate_service_free_answer (answer);
}

BRG_TEST_TOPIC ("can-mate-service")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/can-mate-service/asked", test_asked);
  g_test_add_func ("/desk/can-mate-service/known", test_known);
  g_test_add_func ("/desk/can-mate-service/cancelled", test_cancelled);
  g_test_add_func ("/desk/can-mate-service/forgotten", test_forgotten);
  return g_test_run ();
}
