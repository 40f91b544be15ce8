/* test-playoff-draft.c - who may play off, in which format, and the words for it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-playoff-draft.h"
#include "brg-test.h"

#include "brg-early-games.h"
#include "brg-event-table.h"
#include "brg-playoff-form.h"
#include "brg-playoff-words.h"
#include "event-fixture.h"

/* 1 has 2 points; 2, 3 and 4 have 1; 5 and 6 have ½. */
static BrgSnapshot *
make_event (const char *rulebook)
{
  BrgSnapshot *snapshot = event_fixture_new ("dutch", rulebook, 6, 2);

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-5:= 3-6:=");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 4-5:1 3-6:=");
  return snapshot;
}

/* "2-3: 3 4; ..." places and start numbers of every tie. */
static char *
dup_ties (const BrgPlayoffDraft *draft)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < draft->ties->len; i++)
    {
      const BrgPlayoffTie *tie = draft->ties->pdata[i];

      g_string_append_printf (text, "%s%d-%d:", i > 0 ? "; " : "", tie->first_place,
                              tie->last_place);
      for (guint k = 0; k < tie->players->len; k++)
        g_string_append_printf (
            text, " %d",
            brg_snapshot_get_entry (draft->snapshot, g_array_index (tie->players, gint, k))
                ->number);
    }
  return g_string_free (text, FALSE);
}

static char *
dup_formats (const BrgPlayoffDraft *draft)
{
  g_autoptr (GPtrArray) formats = brg_playoff_draft_list_formats (draft);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < formats->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            ((const BrgPlayoffFormat *) formats->pdata[i])->id);
  return g_string_free (text, FALSE);
}

/* Points: 1: 2; 3, 4 and 6: 1; 2 and 5: ½. */
static void
test_ties (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ("rus-chess-2014");
  g_autoptr (BrgPlayoffDraft) draft = NULL;
  g_autofree char *ties = NULL;
  g_autofree char *name = NULL;

  g_free (snapshot->group->tie_breaks);
  snapshot->group->tie_breaks = g_strdup ("WIN");
  draft = brg_playoff_draft_new (snapshot, 1);
  ties = dup_ties (draft);
  name = brg_playoff_draft_dup_tie (draft, 0);
  /* All with equal points first, then those of them whom the tie-breaks leave equal: 4 has a win.
   */
  g_assert_cmpstr (ties, ==, "2-4: 4 3 6; 3-4: 3 6; 5-6: 2 5");
  g_assert_cmpstr (name, ==, "Places 2–4: 3 players, points 1");
}

typedef struct
{
  const char *path;
  const char *rulebook;
  guint tie;
  const char *formats;
} Offer;

static const Offer offers[] = {
  { "rus-chess-2014/30.5.6/three", "rus-chess-2014", 0, "rus-chess-2014 round-robin" },
  { "rus-chess-2014/30.5.6/two", "rus-chess-2014", 2, "rus-chess-2014 match" },
  { "rus-draughts-2022/5.4.8.13/three", "rus-draughts-2022", 0, "draughts-round-robin" },
  { "rus-draughts-2022/5.4.8.13/two", "rus-draughts-2022", 2, "draughts-match" },
  { "fide-2023", "fide-2023", 0, "round-robin rus-chess-2014" },
};

static void
test_offer (gconstpointer data)
{
  const Offer *test = data;
  g_autoptr (BrgSnapshot) snapshot = make_event (test->rulebook);
  g_autoptr (BrgPlayoffDraft) draft = NULL;
  g_autofree char *formats = NULL;

  g_free (snapshot->group->tie_breaks);
  snapshot->group->tie_breaks = g_strdup ("WIN");
  draft = brg_playoff_draft_new (snapshot, 1);
  brg_playoff_draft_choose_tie (draft, test->tie);
  formats = dup_formats (draft);
  g_assert_cmpstr (formats, ==, test->formats);
  g_assert_true (g_str_has_prefix (formats, draft->format->id));
}

static void
test_problems (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "rus-chess-2014", 4, 2);
  g_autoptr (BrgPlayoffDraft) early = NULL;
  g_autoptr (BrgPlayoffDraft) open = NULL;
  g_autoptr (BrgPlayoffDraft) apart = NULL;
  g_autofree char *early_problem = NULL;
  g_autofree char *open_problem = NULL;
  g_autofree char *apart_problem = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:1");
  early = brg_playoff_draft_new (snapshot, 1);
  early_problem = brg_playoff_draft_dup_problem (early);
  g_assert_nonnull (strstr (early_problem, "round 2 is not paired"));
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-3:1 2-4");
  open = brg_playoff_draft_new (snapshot, 1);
  open_problem = brg_playoff_draft_dup_problem (open);
  g_assert_nonnull (strstr (open_problem, "round 2 is missing"));
  event_fixture_game (snapshot, 2, 2)->white_outcome = BRG_OUTCOME_DRAW;
  event_fixture_game (snapshot, 2, 2)->black_outcome = BRG_OUTCOME_DRAW;
  apart = brg_playoff_draft_new (snapshot, 1);
  apart_problem = brg_playoff_draft_dup_problem (apart);
  /* 2, 1 and twice ½. */
  g_assert_null (apart_problem);
  g_assert_cmpuint (apart->ties->len, ==, 1);
}

static void
test_breaks (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ("rus-chess-2014");
  const BrgPlayoffFormat *format = brg_playoff_find_format ("rus-chess-2014");
  BrgRound *round = snapshot->rounds->pdata[1];
  g_autofree char *unknown = NULL;
  g_autofree char *known = NULL;
  g_autoptr (GDateTime) utc = g_date_time_new_utc (2026, 5, 1, 12, 40, 0);
  g_autoptr (GDateTime) local = g_date_time_to_local (utc);
  g_autofree char *time = g_date_time_format (local, "%H:%M");

  g_free (round->closed_at);
  round->closed_at = g_strdup ("");
  unknown = brg_playoff_dup_breaks (snapshot, format);
  g_assert_nonnull (strstr (unknown, "30 minutes"));
  g_assert_nonnull (strstr (unknown, "10 minutes"));
  g_free (round->closed_at);
  round->closed_at = g_strdup ("2026-05-01T12:10:00Z");
  known = brg_playoff_dup_breaks (snapshot, format);
  g_assert_nonnull (strstr (known, time));
}

/* Three who do not watch the game: the event needs four. */
static void
test_panel (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ("rus-chess-2014");
  g_autofree char *few = NULL;
  g_autofree char *enough = NULL;
  g_autofree char *silent = NULL;

  g_ptr_array_set_size (snapshot->event->officials, 0);
  for (gint i = 0; i < 3; i++)
    g_ptr_array_add (snapshot->event->officials,
                     brg_official_new (BRG_OFFICIAL_ARBITER, "Судья", "1"));
  few = brg_playoff_dup_panel (snapshot, brg_playoff_find_format ("rus-chess-2014"));
  g_assert_nonnull (strstr (few, "The event has 3 arbiters: too few for a panel."));
  g_ptr_array_add (snapshot->event->officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "Главный", "1"));
  enough = brg_playoff_dup_panel (snapshot, brg_playoff_find_format ("rus-chess-2014"));
  g_assert_null (strstr (enough, "too few"));
  g_assert_nonnull (strstr (enough, "30.5.4"));
  silent = brg_playoff_dup_panel (snapshot, brg_playoff_find_format ("match"));
  g_assert_cmpstr (silent, ==, "");
}

static void
test_control (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgSnapshot) snapshot = make_event ("rus-chess-2014");
  g_autoptr (BrgPlayoffDraft) draft = NULL;
  g_autoptr (BrgPlayoffRecord) record = NULL;
  g_autoptr (BrgPlayoff) playoff = NULL;
  const BrgPlayoffGame *game;
  g_autofree char *control = NULL;

  g_free (snapshot->group->tie_breaks);
  snapshot->group->tie_breaks = g_strdup ("WIN");
  draft = brg_playoff_draft_new (snapshot, 1);
  g_assert_false (brg_playoff_draft_has_control (draft));
  brg_playoff_draft_choose_tie (draft, 2);
  g_assert_true (brg_playoff_draft_has_control (draft));
  g_free (draft->control);
  draft->control = g_strdup ("10 min + 5 s");
  record = brg_playoff_draft_make_record (draft);
  playoff = brg_playoff_record_replay (record);
  game = &g_array_index (playoff->games, BrgPlayoffGame, 0);
  control = brg_playoff_words_control (words, record, game->control);
  g_assert_cmpstr (control, ==, "10 min + 5 s");
}

/* A corrected result parts the players; the table does not follow the play-off then. */
static void
test_outdated (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ("rus-chess-2014");
  g_autoptr (BrgPlayoffDraft) draft = brg_playoff_draft_new (snapshot, 1);
  g_autoptr (BrgPlayoffRecord) record = brg_playoff_draft_make_record (draft);

  g_assert_false (brg_playoff_is_outdated (snapshot, record));
  g_assert_cmpint (brg_playoff_find_place (snapshot, record), ==, 2);
  event_fixture_game (snapshot, 2, 3)->white_outcome = BRG_OUTCOME_WIN;
  event_fixture_game (snapshot, 2, 3)->black_outcome = BRG_OUTCOME_LOSS;
  g_assert_true (brg_playoff_is_outdated (snapshot, record));
}

/* Every step in words, without a gap, and no full stop twice. */
static void
test_sentences (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ("rus-chess-2014");
  g_autoptr (BrgPlayoffDraft) draft = brg_playoff_draft_new (snapshot, 1);
  g_autoptr (BrgPlayoffRecord) record = brg_playoff_draft_make_record (draft);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GArray) players = g_array_new (FALSE, FALSE, sizeof (gint));
  gint two[] = { 0, 1 };

  g_array_append_vals (players, two, 2);
  for (gint kind = 0; kind < BRG_N_PLAYOFF_STEPS; kind++)
    {
      BrgPlayoffStep step = { .kind = (BrgPlayoffStepKind) kind, .number = 2, .players = players };
      g_autofree char *text = brg_playoff_words_step (words, snapshot, record, &step);

      g_assert_true (g_str_has_suffix (text, "."));
      g_assert_false (g_str_has_suffix (text, ".."));
      g_assert_nonnull (strstr (text, "Player"));
    }
}

/* Every format, option and value has a name of its own. */
static void
test_names (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  guint n_formats;
  const BrgPlayoffFormat *formats = brg_playoff_list_formats (&n_formats);

  for (guint i = 0; i < n_formats; i++)
    {
      g_assert_cmpstr (brg_playoff_words_format (words, &formats[i]), !=, formats[i].id);
      for (gint n = 2; n <= 12; n++)
        {
          g_autoptr (GPtrArray) options = brg_playoff_list_options (&formats[i], n);

          for (guint k = 0; k < options->len; k++)
            {
              const BrgPlayoffOption *option = options->pdata[k];

              g_assert_cmpstr (brg_playoff_words_option (words, option), !=, option->id);
              for (guint v = 0; option->values[v] != NULL; v++)
                g_assert_cmpstr (brg_playoff_words_value (words, option, option->values[v]), !=,
                                 option->values[v]);
            }
        }
    }
}

/* Two who drew their match; the lot of the pairing says who had White. */
static BrgPlayoffRecord *
make_drawn_match (void)
{
  BrgPlayoffRecord *record = brg_playoff_record_new ();
  gint players[] = { 1, 4 };
  g_autoptr (BrgPlayoff) playoff = NULL;

  g_free (record->format);
  record->format = g_strdup ("draughts-match");
  g_free (record->options);
  record->options = g_strdup ("equal=shared games=1");
  g_free (record->control);
  record->control = g_strdup ("15 min");
  record->seed = 77;
  g_array_append_vals (record->players, players, 2);
  playoff = brg_playoff_record_replay (record);
  g_array_append_vals (record->games, playoff->games->data, playoff->games->len);
  for (guint i = 0; i < record->games->len; i++)
    {
      BrgPlayoffGame *game = &g_array_index (record->games, BrgPlayoffGame, i);

      game->id = (gint64) i + 1;
      game->white_outcome = game->black_outcome = BRG_OUTCOME_DRAW;
    }
  return record;
}

static gboolean
has_note (const BrgForm *form, const char *part)
{
  for (guint i = 0; i < form->notes->len; i++)
    if (strstr (form->notes->pdata[i], part) != NULL)
      return TRUE;
  return FALSE;
}

/* The protocol: the game, its control, the article, the seed, the places. */
static void
test_form (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ("rus-draughts-2022");
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options;
  g_autoptr (BrgForm) form = NULL;
  const BrgFormRow *row;

  brg_document_options_init (&options, words);
  g_ptr_array_add (snapshot->playoffs, make_drawn_match ());
  form = brg_playoff_form_new (snapshot, &options);
  g_assert_cmpstr (form->title, ==, "Record of the play-off");
  g_assert_cmpuint (form->rows->len, ==, 1);
  row = form->rows->pdata[0];
  g_assert_cmpstr (row->cells[0].text, ==, "1");
  g_assert_true (has_note (form, "15 min"));
  g_assert_true (has_note (form, "5.4.8.13"));
  g_assert_true (has_note (form, "seed 77"));
  g_assert_true (has_note (form, "1–2."));
  g_assert_cmpuint (form->signatures->len, >, 0);
}

/* After round 1 1 and 3 have a point: they meet, 2 and 4 cannot reach them. */
static void
test_early (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "rus-chess-2014", 4, 2);
  g_autoptr (BrgSnapshot) draughts = NULL;
  g_autofree char *waiting = NULL;
  g_autofree char *title = NULL;
  g_autofree char *three = NULL;
  g_autofree char *over = NULL;
  g_autofree char *other = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2:1 3-4");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "2-4 1-3");
  waiting = brg_early_games_dup_text (snapshot, 1);
  g_assert_nonnull (strstr (waiting, "is known when"));
  event_fixture_game (snapshot, 1, 2)->white_outcome = BRG_OUTCOME_WIN;
  event_fixture_game (snapshot, 1, 2)->black_outcome = BRG_OUTCOME_LOSS;
  title = brg_early_games_dup_text (snapshot, 1);
  g_assert_nonnull (strstr (title, "30.5.2"));
  g_assert_nonnull (strstr (title, "Board 2: Player01"));
  g_assert_null (strstr (title, "Board 1"));
  three = brg_early_games_dup_text (snapshot, 3);
  g_assert_nonnull (strstr (three, "Board 1: Player02"));
  snapshot->group->n_rounds = 3;
  over = brg_early_games_dup_text (snapshot, 1);
  g_assert_cmpstr (over, ==, "");
  draughts = event_fixture_new ("dutch", "rus-draughts-2022", 4, 1);
  event_fixture_add_round (draughts, BRG_ROUND_PUBLISHED, "1-2 3-4");
  other = brg_early_games_dup_text (draughts, 1);
  g_assert_cmpstr (other, ==, "");
}

BRG_TEST_TOPIC ("playoff-draft")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/playoff-draft/rus-chess-2014/30.5.6/ties", test_ties);
  for (gsize i = 0; i < G_N_ELEMENTS (offers); i++)
    {
      g_autofree char *path = g_strdup_printf ("/playoff-draft/%s", offers[i].path);

      g_test_add_data_func (path, &offers[i], test_offer);
    }
  g_test_add_func ("/playoff-draft/problems", test_problems);
  g_test_add_func ("/playoff-draft/rus-chess-2014/30.5.3/breaks", test_breaks);
  g_test_add_func ("/playoff-draft/rus-chess-2014/30.5.4/panel", test_panel);
  g_test_add_func ("/playoff-draft/rus-chess-2014/30.5.2/early-games", test_early);
  g_test_add_func ("/playoff-draft/rus-chess-2014/30.5.7/control", test_control);
  g_test_add_func ("/playoff-draft/outdated", test_outdated);
  g_test_add_func ("/playoff-draft/sentences", test_sentences);
  g_test_add_func ("/playoff-draft/names", test_names);
  g_test_add_func ("/playoff-draft/rus-draughts-2022/5.4.8.13/form", test_form);
  return g_test_run ();
}
