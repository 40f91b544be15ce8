/* test-seal-draft.c - what is asked before a game is sealed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-envelope-offers.h"
#include "brg-envelope-settings.h"
#include "brg-rulebooks.h"
#include "brg-seal-draft.h"
#include "brg-store-envelopes.h"
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
#define BOTH_OUT "The time of both was over before the moves of the control were made: "

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
  { "rus-chess-2014 6.11.1/both", "rus-chess-2014", "40/120, 60", 30, 125, 130, NULL,
    BOTH_OUT "whose flag fell first has lost." },
  { "rus-chess-2014 6.11.2/both", "rus-chess-2014", "120", 42, 1500, 130, NULL,
    BOTH_OUT "a draw, unless it is known" },
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
  set_text (&envelope->sealed_by, "Zimina");
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

/* What is asked is asked together: a second confirmation seals past all of it. */
static void
test_all_asked (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgStoredEnvelope) envelope = NULL;
  g_autofree char *asked = NULL;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  snapshot = store_fixture_load (&fixture);
  snapshot->event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  set_text (&snapshot->group->time_control, "40/120, 60");
  envelope = brg_stored_envelope_new (fixture.group_id, store_fixture_game (&fixture, 1, 1));
  envelope->sealer = BRG_COLOUR_WHITE;
  envelope->move_number = 30;
  envelope->used[BRG_COLOUR_WHITE] = 125 * MINUTE;
  envelope->used[BRG_COLOUR_BLACK] = 130 * MINUTE;
  asked = brg_seal_draft_dup_doubt (snapshot, envelope);
  g_assert_cmpstr (asked, ==,
                   BOTH_OUT "a draw, unless it is known whose flag fell first."
                            " Missing: position, arbiter who sealed");
  store_fixture_close (&fixture);
}

typedef struct
{
  const char *path;
  const char *rulebook;
  gint white; /* minutes on the clock */
  gint black;
  const char *endings; /* what can be entered: points of both, whose flag, the article */
  gboolean is_over;
} EndingCase;

static const EndingCase ending_cases[] = {
  { "rus-draughts-2022 5.4.2.6/white", "rus-draughts-2022", 125, 110,
    "0-1 rus-draughts-2022 5.4.2.6;", TRUE },
  { "rus-draughts-2022 5.4.2.6/black", "rus-draughts-2022", 110, 120,
    "1-0 rus-draughts-2022 5.4.2.6;", TRUE },
  { "rus-draughts-2022 5.4.13.1/both", "rus-draughts-2022", 125, 130,
    "1/2 rus-draughts-2022 5.4.13.1;0-1 white rus-draughts-2022 5.4.2.6;"
    "1-0 black rus-draughts-2022 5.4.2.6;",
    TRUE },
  { "rus-chess-2014 6.11.1/both", "rus-chess-2014", 125, 130,
    "0-1 white rus-chess-2014 6.9;1-0 black rus-chess-2014 6.9;", FALSE },
  { "fide-2023 6.9/in-time", "fide-2023", 110, 115, "", FALSE },
};

static char *
dup_endings (const BrgEnvelopeCase *matter)
{
  BrgEnvelopeEnding endings[BRG_MAX_ENVELOPE_ENDINGS];
  guint n = brg_envelope_offers_list_endings (matter, endings);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s %s%s;",
                            endings[i].white == BRG_OUTCOME_DRAW  ? "1/2"
                            : endings[i].white == BRG_OUTCOME_WIN ? "1-0"
                                                                  : "0-1",
                            endings[i].first == BRG_COLOUR_WHITE   ? "white "
                            : endings[i].first == BRG_COLOUR_BLACK ? "black "
                                                                   : "",
                            endings[i].article);
  return g_string_free (text, FALSE);
}

static void
check_end (const BrgEnvelopeDesk *desk, const EndingCase *test)
{
  const BrgEnvelopeCase *matter = &g_array_index (desk->cases, BrgEnvelopeCase, 0);
  g_autofree char *endings = dup_endings (matter);
  g_autoptr (GArray) offers = brg_envelope_offers_list (&matter->state);

  g_assert_cmpstr (endings, ==, test->endings);
  g_assert_cmpint (brg_envelope_case_awaits_result (matter), ==, test->is_over);
  g_assert_false (matter->state.is_opened);
  /* Nobody is awaited at the board of a game that is over. */
  for (guint i = 0; test->is_over && i < offers->len; i++)
    g_assert_cmpint (g_array_index (offers, BrgAdjournmentOffer, i).event.kind, ==,
                     BRG_ADJOURN_CANNOT_WIN);
}

/* Sealed all the same: the result can be entered from the envelope. */
static void
test_endings (gconstpointer data)
{
  const EndingCase *test = data;
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgStoredEnvelope) envelope = NULL;
  g_autoptr (BrgEnvelopeDesk) desk = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  envelope = brg_stored_envelope_new (fixture.group_id, store_fixture_game (&fixture, 1, 1));
  envelope->sealer = BRG_COLOUR_WHITE;
  envelope->move_number = 30;
  envelope->used[BRG_COLOUR_WHITE] = test->white * MINUTE;
  envelope->used[BRG_COLOUR_BLACK] = test->black * MINUTE;
  brg_store_seal_envelope (fixture.store, envelope, NULL, NULL, &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  snapshot->event->rulebook = brg_rulebook_find (test->rulebook);
  set_text (&snapshot->group->time_control, "40/120, 60");
  desk = brg_envelope_settings_open_desk (fixture.store, snapshot);
  check_end (desk, test);
  store_fixture_close (&fixture);
}

/* Nothing is left over: a slip of the finger is no other time. */
static void
test_typed_times (void)
{
  static const struct
  {
    const char *date;
    const char *time;
    gboolean is_moment;
  } rows[] = {
    { "2026-12-05", "10:00", TRUE },
    { "05.12.2026", "10:00", TRUE },
    { " 5.12.2026 ", " 10:00 ", TRUE },
    { "2026-12-051", "10:00", FALSE },
    { "05.12.20261", "10:00", FALSE },
    { "05.12.2026", "10:005", FALSE },
    { "05.12.2026 or so", "10:00", FALSE },
    { "2026-02-31", "10:00", FALSE },
    { "", "10:00", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *utc = brg_seal_draft_join_time (rows[i].date, rows[i].time);
      g_autofree char *date = NULL;
      g_autofree char *time = NULL;

      g_assert_cmpint (utc != NULL, ==, rows[i].is_moment);
      if (utc == NULL)
        continue;
      brg_seal_draft_split_time (utc, &date, &time);
      g_assert_cmpstr (date, ==, "2026-12-05");
      g_assert_cmpstr (time, ==, "10:00");
    }
}

BRG_TEST_TOPIC ("seal-draft")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/seal-draft/all-asked", test_all_asked);
  g_test_add_func ("/app/seal-draft/typed-times", test_typed_times);
  for (gsize i = 0; i < G_N_ELEMENTS (ending_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/seal-draft/endings/", ending_cases[i].path, NULL);

      g_test_add_data_func (path, &ending_cases[i], test_endings);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/seal-draft/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_seal);
    }
  return g_test_run ();
}
