/* test-seal-draft.c - what is asked before a game is sealed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rulebooks.h"
#include "brg-seal-draft.h"
#include "brg-test.h"
#include "store-fixture.h"

#define STANDS "6k1/5p2/6p1/p3R2p/4P2P/5KP1/r7/8 w - - 3 42"
#define MINUTE 60

/* White seals. */
typedef struct
{
  const char *path;
  const char *rulebook;
  const char *control;
  gint move_number;
  gint white; /* minutes on the clock */
  gint black;
  const char *open_move; /* NULL: the move is sealed */
  const char *asked;     /* how the question begins; NULL: nothing is asked */
} SealCase;

#define WHITE_OUT "White’s time was over"
#define BLACK_OUT "Black’s time was over"

static const SealCase cases[] = {
  { "fide-2023 6.9/in-time", "fide-2023", "40/120, 60", 42, 140, 150, NULL, NULL },
  { "fide-2023 6.9/last-phase", "fide-2023", "40/120, 60", 42, 180, 150, NULL, WHITE_OUT },
  { "fide-2023 6.9/opponent", "fide-2023", "40/120, 60", 42, 150, 180, NULL, BLACK_OUT },
  { "rus-chess-2014 6.9/last-phase", "rus-chess-2014", "40/120, 60", 42, 180, 150, NULL,
    WHITE_OUT },
  { "ukr-chess-2016 6.3.5/last-phase", "ukr-chess-2016", "40/120, 60", 42, 180, 150, NULL,
    WHITE_OUT },
  { "ussr-chess-1956 18/second-series", "ussr-chess-1956", "40/120, 16/60", 42, 180, 150, NULL,
    WHITE_OUT },
  /* Of 120 minutes for 40 moves each and again the second ones end at 240. */
  { "ussr-chess-1956 18/series-again", "ussr-chess-1956", "40/120", 42, 239, 150, NULL, NULL },
  { "ussr-chess-1956 18/series-again-over", "ussr-chess-1956", "40/120", 42, 240, 150, NULL,
    WHITE_OUT },
  { "fide-2023 6.9/increment-of-the-last-phase", "fide-2023", "40/120, 60+30", 42, 180, 150, NULL,
    NULL },
  { "fide-2023 I.2/another-move", "fide-2023", "40/120, 60", 44, 140, 150, NULL,
    "The position is one of move 42, and move 44 is sealed." },
  { "ussr-chess-1956 19/open-move", "ussr-chess-1956", "40/120, 60", 42, 140, 150, "Ле5:а5", NULL },
  { "ussr-chess-1956 19/impossible-open-move", "ussr-chess-1956", "40/120, 60", 42, 140, 150,
    "Фd1-d2", "“Фd1-d2” cannot be played" },
};

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static void
test_seal (gconstpointer data)
{
  const SealCase *test = data;
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgStoredEnvelope) envelope = NULL;
  g_autofree char *asked = NULL;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  snapshot = store_fixture_load (&fixture);
  snapshot->event->rulebook = brg_rulebook_find (test->rulebook);
  snapshot->event->discipline = BRG_DISCIPLINE_CHESS;
  set_text (&snapshot->group->time_control, test->control);
  envelope = brg_stored_envelope_new (fixture.group_id, store_fixture_game (&fixture, 1, 1));
  set_text (&envelope->stands, STANDS);
  envelope->sealer = BRG_COLOUR_WHITE;
  envelope->move_number = test->move_number;
  envelope->used[BRG_COLOUR_WHITE] = test->white * MINUTE;
  envelope->used[BRG_COLOUR_BLACK] = test->black * MINUTE;
  if (test->open_move != NULL)
    {
      envelope->manner = BRG_STORED_MANNER_OPEN_MOVE;
      set_text (&envelope->open_move, test->open_move);
    }
  asked = brg_seal_draft_dup_doubt (snapshot, envelope);
  if (test->asked == NULL)
    g_assert_cmpstr (asked, ==, NULL);
  else
    {
      g_assert_nonnull (asked);
      g_assert_true (g_str_has_prefix (asked, test->asked));
    }
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("seal-draft")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/seal-draft/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_seal);
    }
  return g_test_run ();
}
