/* test-desk-finish.c - a request in a quickplay finish, in words and with its buttons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-finish.h"
#include "brg-test.h"

#include "brg-rulebooks.h"

#include <locale.h>

static BrgDeskSurroundings
make_around (const char *rulebook)
{
  return (BrgDeskSurroundings){
    .rulebook = brg_rulebook_find (rulebook),
    .tempo = BRG_TEMPO_STANDARD,
    .names = { NULL, "Ann", "Bob" },
    .left_ms = { -1, 100000, 400000 },
    .is_last_period = TRUE,
  };
}

/* The decisions and the opponent's seconds, "drawn 0, open 120". */
static char *
dup_rulings (const BrgDeskAnswer *answer)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < answer->rulings->len; i++)
    {
      const BrgDeskRuling *ruling = &g_array_index (answer->rulings, BrgDeskRuling, i);
      BrgFinishKind kind;
      BrgFinishState state;

      g_assert_true (brg_desk_finish_find (ruling->kind, &kind, &state));
      g_string_append_printf (text, "%s%s %s %u", i > 0 ? ", " : "", brg_finish_kind_to_id (kind),
                              brg_finish_state_to_id (state), ruling->seconds);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_rulings (const BrgDeskSurroundings *around,
                gboolean can_increment,
                const char *article,
                const char *expected)
{
  g_autoptr (BrgDeskAnswer) answer =
      brg_desk_finish_answer (around, BRG_COLOUR_WHITE, BRG_COLOUR_WHITE, TRUE, can_increment);
  g_autofree char *rulings = dup_rulings (answer);

  g_assert_cmpstr (answer->article, ==, article);
  g_assert_cmpstr (rulings, ==, expected);
}

static void
test_rulings (void)
{
  BrgDeskSurroundings fide = make_around ("fide-2023");
  BrgDeskSurroundings russian = make_around ("rus-chess-2014");

  assert_rulings (&fide, TRUE, "fide-2023 III.4",
                  "increment agreed 120, increment drawn 0, increment rejected 0");
  assert_rulings (&fide, FALSE, "fide-2023 III.5",
                  "draw drawn 0, draw open 120, draw open 0, draw rejected 120");
  /* The book of 2014 knows no increment: it is always the draw. */
  assert_rulings (&russian, TRUE, "rus-chess-2014 10.2",
                  "draw drawn 0, draw open 120, draw open 0, draw rejected 120");
  /* Once put off nothing more is added. */
  russian.open_finish = BRG_COLOUR_BLACK;
  assert_rulings (&russian, TRUE, "rus-chess-2014 10.2.2",
                  "draw drawn 0, draw rejected 0, draw played-out 0");
}

static void
test_bars (void)
{
  BrgDeskSurroundings around = make_around ("fide-2023");
  g_autoptr (BrgDeskAnswer) other = NULL;
  g_autoptr (BrgDeskAnswer) rich = NULL;
  g_autoptr (BrgDeskAnswer) silent = NULL;

  other = brg_desk_finish_answer (&around, BRG_COLOUR_WHITE, BRG_COLOUR_BLACK, TRUE, FALSE);
  g_assert_cmpstr (other->text, ==, "Only the player having the move may ask.");
  g_assert_cmpuint (other->rulings->len, ==, 0);
  rich = brg_desk_finish_answer (&around, BRG_COLOUR_BLACK, BRG_COLOUR_BLACK, TRUE, FALSE);
  g_assert_cmpstr (rich->text, ==, "A player may ask only with less than two minutes left.");
  silent = brg_desk_finish_answer (&around, BRG_COLOUR_WHITE, BRG_COLOUR_WHITE, FALSE, FALSE);
  g_assert_cmpstr (silent->article, ==, "fide-2023 III.2.1");
}

static void
test_offered (void)
{
  BrgDeskSurroundings around = make_around ("fide-2023");

  g_assert_true (brg_desk_finish_is_offered (&around));
  around.has_increment = TRUE;
  g_assert_false (brg_desk_finish_is_offered (&around));
  around.open_finish = BRG_COLOUR_WHITE;
  g_assert_true (brg_desk_finish_is_offered (&around));
  around = make_around ("rus-chess-2014");
  around.tempo = BRG_TEMPO_BLITZ;
  around.is_watched = FALSE;
  g_assert_false (brg_desk_finish_is_offered (&around));
  around.is_watched = TRUE;
  g_assert_true (brg_desk_finish_is_offered (&around));
  around = make_around ("ussr-chess-1956");
  g_assert_false (brg_desk_finish_is_offered (&around));
}

BRG_TEST_TOPIC ("desk-finish")
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/desk-finish/fide-2023 III.5.2; rus-chess-2014 10.2.2/rulings",
                   test_rulings);
  g_test_add_func ("/app/desk-finish/bars", test_bars);
  g_test_add_func ("/app/desk-finish/offered", test_offered);
  return g_test_run ();
}
