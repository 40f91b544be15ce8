/* test-incident-exclusion.c - a decision that excludes: who leaves, who decided, in one act
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-exclusion.h"
#include "brg-incident-outcome.h"
#include "brg-incident-ready.h"
#include "brg-test.h"

#include <string.h>

#include "brg-board.h"
#include "brg-incident-words.h"
#include "brg-player-list.h"
#include "brg-rulebooks.h"
#include "brg-snapshot-tournament.h"
#include "brg-store-incident-rows.h"
#include "incident-fixture.h"

/* A Swiss of four by a book, with a round that has begun. */
static void
open_event (StoreFixture *fixture, const char *rulebook, BrgDiscipline discipline)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEvent) event = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (fixture, 4);
  snapshot = store_fixture_load (fixture);
  event = brg_event_copy (snapshot->event);
  event->rulebook = brg_rulebook_find (rulebook);
  event->discipline = discipline;
  g_ptr_array_set_size (event->officials, 0);
  g_ptr_array_add (event->officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "В. С. Токарев", "1"));
  g_ptr_array_add (event->officials, brg_official_new (BRG_OFFICIAL_DEPUTY, "А. П. Громов", "1"));
  g_ptr_array_add (event->officials, brg_official_new (BRG_OFFICIAL_ARBITER, "И. И. Малов", "2"));
  g_ptr_array_add (event->officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_SECRETARY, "Е. Н. Серова", "1"));
  brg_store_update_event_and_group (fixture->store, event, snapshot->group, &error);
  g_assert_no_error (error);
  store_fixture_publish (fixture);
}

/* At board 1 of round 1, by the book where it excludes, else as the arbiter chooses. */
static BrgIncidentDesk *
begin (StoreFixture *fixture, BrgColour side, BrgIncidentKind kind, BrgSanction sanction)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (GError) error = NULL;
  BrgIncidentDesk *desk = brg_incident_desk_new (fixture->store, snapshot, &error);

  g_assert_no_error (error);
  brg_incident_desk_set_game (desk, 1, store_fixture_game (fixture, 1, 1), &error);
  g_assert_no_error (error);
  brg_incident_desk_set_side (desk, side);
  brg_incident_desk_set_kind (desk, kind);
  if (desk->incident->sanction != sanction)
    brg_incident_desk_choose_sanction (desk, sanction);
  brg_incident_set_text (&desk->incident->reason, "решено так");
  return desk;
}

static void
assert_left (StoreFixture *fixture, gint64 entry_id, gint left_after, const char *reason)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgEntry *entry =
      brg_snapshot_get_entry (snapshot, brg_snapshot_find_entry (snapshot, entry_id));

  g_assert_cmpint (entry->left_after, ==, left_after);
  g_assert_cmpint (entry->is_excluded, ==, left_after != BRG_STAYS);
  g_assert_cmpstr (entry->left_reason, ==, reason);
}

static guint
count_journal (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = brg_journal_list (fixture->store, fixture->event_id, &error);

  g_assert_no_error (error);
  return entries->len;
}

static void
undo (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  brg_journal_undo (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
}

/* Log, result and leaving stand in one entry of the journal, and Undo takes all of it back. */
static void
test_one_act (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgTournament) tournament = NULL;
  g_autoptr (GPtrArray) journal = NULL;
  g_autofree char *title = NULL;
  guint n_before;

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS);
  n_before = count_journal (&fixture);
  desk = begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_COLLUSION, BRG_SANCTION_EXPULSION);
  brg_incident_desk_choose (desk, BRG_SANCTION_EXPULSION, BRG_CLOCK_NONE, 0, BRG_RESULT_LOST);
  incident_fixture_decide (desk);
  g_assert_cmpuint (count_journal (&fixture), ==, n_before + 1);
  assert_left (&fixture, desk->incident->entry_id, 1, "Prearranged result");
  snapshot = store_fixture_load (&fixture);
  tournament = brg_snapshot_to_tournament (snapshot);
  g_assert_cmpint (
      tournament->players[brg_snapshot_find_entry (snapshot, desk->incident->entry_id)].left_after,
      ==, 1);
  journal = brg_journal_list (fixture.store, fixture.event_id, NULL);
  title = brg_journal_entry_dup_title (journal->pdata[journal->len - 1]);
  g_assert_nonnull (strstr (title, ", excluded after round 1"));
  undo (&fixture);
  assert_left (&fixture, desk->incident->entry_id, BRG_STAYS, "");
  store_fixture_close (&fixture);
}

/* 1.5.4: all who took part in it are removed; 1.5.7: by the main jury, which 12.1 names. */
/* In free words, with no article and no reason, nobody is excluded. */
static void
test_without_reason (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autofree char *fault = NULL;

  open_event (&fixture, "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN);
  desk = begin (&fixture, BRG_COLOUR_BLACK, BRG_INCIDENT_COLLUSION, BRG_SANCTION_EXPULSION);
  brg_incident_desk_set_words (desk, "драка");
  brg_incident_desk_choose (desk, BRG_SANCTION_EXPULSION, BRG_CLOCK_NONE, 0, BRG_RESULT_NONE);
  brg_incident_set_text (&desk->incident->reason, "");
  g_assert_false (brg_incident_desk_is_ready (desk, &fault));
  g_assert_cmpstr (fault, ==, "An exclusion that no article proposes needs a reason.");
  brg_incident_set_text (&desk->incident->reason, "драка в зале");
  g_assert_true (brg_incident_desk_is_ready (desk, NULL));
  store_fixture_close (&fixture);
}

static void
test_jury (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (GArray) exclusions = NULL;
  g_autoptr (GPtrArray) jury = NULL;
  g_autoptr (GPtrArray) log = NULL;
  g_autoptr (GError) error = NULL;
  const char *article = NULL;

  open_event (&fixture, "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN);
  desk = begin (&fixture, BRG_COLOUR_NONE, BRG_INCIDENT_COLLUSION, BRG_SANCTION_EXPULSION);
  exclusions = brg_incident_desk_list_exclusions (desk);
  g_assert_cmpuint (exclusions->len, ==, 2);
  g_assert_cmpint (brg_incident_desk_find_expelling_body (desk, &article), ==,
                   BRG_EXPELLED_BY_JURY);
  g_assert_cmpstr (article, ==, "rus-draughts-2022 1.5.7");
  jury = brg_incident_desk_list_jury (desk);
  g_assert_cmpuint (jury->len, ==, 3);
  g_assert_true (brg_incident_desk_lacks_decider (desk));
  g_assert_false (brg_incident_desk_decide (desk, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  brg_incident_set_text (&desk->incident->decided_by, "В. С. Токарев\nА. П. Громов");
  incident_fixture_decide (desk);
  assert_left (&fixture, desk->incident->entry_id, 1, "Prearranged result");
  assert_left (&fixture, desk->incident->opponent_id, 1, "Prearranged result");
  store_fixture_reopen (&fixture);
  log = brg_store_list_incidents (fixture.store, fixture.event_id, NULL);
  g_assert_cmpstr (((BrgIncident *) log->pdata[0])->decided_by, ==, "В. С. Токарев\nА. П. Громов");
  store_fixture_close (&fixture);
}

/* 10.1.9: by post the organising body excludes, and the chief arbiter asks for it. */
static void
test_by_post (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  const char *article = NULL;

  open_event (&fixture, "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN);
  desk = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_REFUSAL, BRG_SANCTION_EXPULSION);
  desk->form = BRG_FORM_CORRESPONDENCE;
  g_assert_cmpint (brg_incident_desk_find_expelling_body (desk, &article), ==,
                   BRG_EXPELLED_BY_ORGANISER);
  g_assert_cmpstr (article, ==, "rus-draughts-2022 10.1.9");
  store_fixture_close (&fixture);
}

/* fide-2023 12.9: exclusion is one of the penalties of FIDE's own list; no other book is asked. */
static void
test_own_article (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  const char *article = NULL;

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS);
  desk = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_REFUSAL, BRG_SANCTION_EXPULSION);
  g_assert_cmpint (brg_incident_desk_find_expelling_body (desk, &article), ==,
                   BRG_EXPELLED_BY_ARBITER);
  g_assert_cmpstr (article, ==, "fide-2023 12.9");
  store_fixture_close (&fixture);
}

/* Taking the decision back brings the player back in the same act. */
static void
test_correction (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (BrgIncidentDesk) later = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  open_event (&fixture, "rus-chess-2014", BRG_DISCIPLINE_CHESS);
  desk = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_REFUSAL, BRG_SANCTION_EXPULSION);
  g_assert_cmpint (brg_incident_desk_find_expelling_body (desk, NULL), ==, BRG_EXPELLED_BY_ARBITER);
  id = incident_fixture_decide (desk);
  assert_left (&fixture, desk->incident->entry_id, 1, "Refusal to comply with the rules");
  snapshot = store_fixture_load (&fixture);
  later = brg_incident_desk_new (fixture.store, snapshot, &error);
  g_assert_true (brg_incident_desk_open (later, id, &error));
  brg_incident_set_text (&later->incident->reason, "ошибка");
  g_assert_true (brg_incident_desk_take_back (later, NULL, &error));
  assert_left (&fixture, desk->incident->entry_id, BRG_STAYS, "");
  undo (&fixture);
  assert_left (&fixture, desk->incident->entry_id, 1, "Refusal to comply with the rules");
  store_fixture_close (&fixture);
}

/* What the arbiter told in the sheet: another last round, games annulled. */
static void
test_told (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  BrgIncidentExclusion told = { .rule = BRG_LEAVER_ANNULLED };

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS);
  desk = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_PHONE, BRG_SANCTION_EXPULSION);
  told.entry_id = desk->incident->entry_id;
  brg_incident_desk_set_exclusion (desk, &told);
  incident_fixture_decide (desk);
  assert_left (&fixture, told.entry_id, 0, "Phone or electronic device");
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpint (
      brg_snapshot_get_entry (snapshot, brg_snapshot_find_entry (snapshot, told.entry_id))
          ->leaver_rule,
      ==, BRG_LEAVER_ANNULLED);
  store_fixture_close (&fixture);
}

/* Whoever interfered is expelled from the hall: the player of that game is not. */
static void
test_interference (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (GArray) exclusions = NULL;

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS);
  desk = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_INTERFERENCE, BRG_SANCTION_EXPULSION);
  exclusions = brg_incident_desk_list_exclusions (desk);
  g_assert_cmpuint (exclusions->len, ==, 0);
  incident_fixture_decide (desk);
  assert_left (&fixture, desk->incident->entry_id, BRG_STAYS, "");
  store_fixture_close (&fixture);
}

/* 12.9.8: from the next rounds, and no longer than the event lasts. */
static void
test_rounds (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (BrgSnapshot) excluded = NULL;
  g_autoptr (BrgSnapshot) undone = NULL;
  gint index;

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS);
  desk = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_DISTRACTION, BRG_SANCTION_ROUNDS);
  desk->incident->rounds_out = 2;
  incident_fixture_decide (desk);
  excluded = store_fixture_load (&fixture);
  index = brg_snapshot_find_entry (excluded, desk->incident->entry_id);
  g_assert_cmpint (brg_snapshot_get_entry (excluded, index)->left_after, ==, BRG_STAYS);
  g_assert_cmpint (brg_player_list_get_absence (excluded, index, 2), ==, BRG_OUTCOME_ZERO_BYE);
  g_assert_cmpint (brg_player_list_get_absence (excluded, index, 3), ==, BRG_OUTCOME_ZERO_BYE);
  g_assert_cmpint (brg_player_list_get_absence (excluded, index, 4), ==, BRG_OUTCOME_NONE);
  undo (&fixture);
  undone = store_fixture_load (&fixture);
  g_assert_cmpint (brg_player_list_get_absence (undone, index, 2), ==, BRG_OUTCOME_NONE);
  store_fixture_close (&fixture);
}

static gboolean
has_forfeit (const BrgSnapshot *snapshot, gint64 entry_id, gint round)
{
  gint entry = brg_snapshot_find_entry (snapshot, entry_id);
  const BrgGame *game;

  for (gint i = 0; (game = brg_board_get_game (snapshot, round, i)) != NULL; i++)
    if (game->white == entry || game->black == entry)
      return (game->white == entry ? game->white_outcome : game->black_outcome) ==
                 BRG_OUTCOME_FORFEIT_LOSS &&
             (game->white == entry ? game->black_outcome : game->white_outcome) ==
                 BRG_OUTCOME_FORFEIT_WIN;
  return FALSE;
}

/* Rounds that are paired already, as those of a round robin: his games are lost without being
 * played, until the decision is taken back. */
static void
test_rounds_paired (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (BrgIncidentDesk) again = NULL;
  g_autoptr (BrgSnapshot) excluded = NULL;
  g_autoptr (BrgSnapshot) returned = NULL;
  g_autoptr (GArray) forfeits = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS);
  store_fixture_publish (&fixture);
  desk = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_DISTRACTION, BRG_SANCTION_ROUNDS);
  desk->incident->rounds_out = 1;
  forfeits = brg_incident_desk_make_forfeits (desk);
  g_assert_cmpuint (forfeits->len, ==, 1);
  g_assert_cmpint (g_array_index (forfeits, BrgIncidentForfeit, 0).round, ==, 2);
  id = incident_fixture_decide (desk);
  excluded = store_fixture_load (&fixture);
  g_assert_true (has_forfeit (excluded, desk->incident->entry_id, 2));
  again = brg_incident_desk_new (fixture.store, excluded, &error);
  g_assert_true (brg_incident_desk_open (again, id, &error));
  brg_incident_set_text (&again->incident->reason, "ошибка");
  g_assert_true (brg_incident_desk_take_back (again, &id, &error));
  g_assert_no_error (error);
  returned = store_fixture_load (&fixture);
  g_assert_false (has_forfeit (returned, desk->incident->entry_id, 2));
  store_fixture_close (&fixture);
}

/* fide-2023 12.9.7: a fine has its amount. */
static void
test_fine (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (GPtrArray) log = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *fault = NULL;
  g_autofree char *text = NULL;
  g_autofree char *title = NULL;
  g_autoptr (GPtrArray) journal = NULL;
  g_autoptr (BrgWords) words = brg_words_open ("en");

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS);
  desk = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_DISTRACTION, BRG_SANCTION_FINE);
  g_assert_false (brg_incident_desk_is_ready (desk, &fault));
  g_assert_false (brg_incident_desk_decide (desk, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  brg_incident_set_text (&desk->incident->fine, "0 RUB");
  g_assert_false (brg_incident_desk_is_ready (desk, NULL));
  brg_incident_set_text (&desk->incident->fine, "5000");
  g_assert_false (brg_incident_desk_is_ready (desk, NULL));
  brg_incident_set_text (&desk->incident->fine, "5000 ₽");
  g_assert_true (brg_incident_desk_is_ready (desk, NULL));
  incident_fixture_decide (desk);
  log = brg_store_list_incidents (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (((BrgIncident *) log->pdata[0])->fine, ==, "5000 ₽");
  text = brg_incident_words_imposed (words, log->pdata[0]);
  g_assert_cmpstr (text, ==, "fine, 5000 ₽");
  journal = brg_journal_list (fixture.store, fixture.event_id, NULL);
  title = brg_journal_entry_dup_title (journal->pdata[journal->len - 1]);
  g_assert_nonnull (strstr (title, "5000 ₽"));
  store_fixture_close (&fixture);
}

/* 12.9.4, 12.9.5; 14.4.5, 14.4.6: the arbiter says what each of them gets. */
static void
test_points (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autofree char *fault = NULL;
  BrgIncidentOutcome outcome;

  open_event (&fixture, "rus-chess-2014", BRG_DISCIPLINE_CHESS);
  desk = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_DISTRACTION, BRG_SANCTION_POINTS_TAKEN);
  g_assert_false (brg_incident_desk_is_ready (desk, &fault));
  brg_incident_desk_choose (desk, BRG_SANCTION_POINTS_TAKEN, BRG_CLOCK_NONE, 0,
                            BRG_RESULT_LOST_HALF);
  g_assert_true (brg_incident_desk_is_ready (desk, NULL));
  brg_incident_desk_get_outcome (desk, &outcome);
  g_assert_cmpint (outcome.white, ==, BRG_OUTCOME_LOSS);
  g_assert_cmpint (outcome.black, ==, BRG_OUTCOME_DRAW);
  brg_incident_desk_set_side (desk, BRG_COLOUR_BLACK);
  brg_incident_desk_choose (desk, BRG_SANCTION_POINTS_TAKEN, BRG_CLOCK_NONE, 0,
                            BRG_RESULT_OFFENDER_HALF);
  brg_incident_desk_get_outcome (desk, &outcome);
  g_assert_cmpint (outcome.white, ==, BRG_OUTCOME_LOSS);
  g_assert_cmpint (outcome.black, ==, BRG_OUTCOME_DRAW);
  incident_fixture_decide (desk);
  store_fixture_close (&fixture);
}

/* What may be chosen is the book's own list. */
static void
test_lists (void)
{
  static const struct
  {
    const char *rulebook;
    BrgDiscipline discipline;
    gboolean points;
    gboolean fine;
    gboolean remark;
    gboolean time;
  } lists[] = {
    { "fide-2023", BRG_DISCIPLINE_CHESS, TRUE, TRUE, FALSE, TRUE },
    { "rus-chess-2014", BRG_DISCIPLINE_CHESS, TRUE, FALSE, FALSE, TRUE },
    { "ussr-chess-1956", BRG_DISCIPLINE_CHESS, FALSE, FALSE, FALSE, FALSE },
    { "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN, FALSE, FALSE, TRUE, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      StoreFixture fixture = { 0 };
      g_autoptr (BrgIncidentDesk) desk = NULL;
      guint set;

      open_event (&fixture, lists[i].rulebook, lists[i].discipline);
      desk = begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_FLAG, BRG_SANCTION_LOSS);
      set = brg_incident_desk_list_sanctions (desk);
      g_assert_cmpint ((set >> BRG_SANCTION_POINTS_TAKEN & 1) != 0, ==, lists[i].points);
      g_assert_cmpint ((set >> BRG_SANCTION_POINTS_GIVEN & 1) != 0, ==, lists[i].points);
      g_assert_cmpint ((set >> BRG_SANCTION_FINE & 1) != 0, ==, lists[i].fine);
      g_assert_cmpint ((set >> BRG_SANCTION_ROUNDS & 1) != 0, ==, lists[i].fine);
      g_assert_cmpint ((set >> BRG_SANCTION_REMARK & 1) != 0, ==, lists[i].remark);
      g_assert_cmpint ((set >> BRG_SANCTION_TIME & 1) != 0, ==, lists[i].time);
      store_fixture_close (&fixture);
    }
}

BRG_TEST_TOPIC ("incident-exclusion")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/incident-exclusion/fide-2023 12.9/own-article", test_own_article);
  g_test_add_func ("/incident-exclusion/fide-2023 12.9.9/one-act", test_one_act);
  g_test_add_func ("/incident-exclusion/rus-draughts-2022 1.5.4, 1.5.7, 12.1/jury", test_jury);
  g_test_add_func ("/incident-exclusion/rus-draughts-2022 10.1.9/by-post", test_by_post);
  g_test_add_func ("/incident-exclusion/rus-chess-2014 14.4.7/taken-back", test_correction);
  g_test_add_func ("/incident-exclusion/without-reason", test_without_reason);
  g_test_add_func ("/incident-exclusion/told", test_told);
  g_test_add_func ("/incident-exclusion/interference", test_interference);
  g_test_add_func ("/incident-exclusion/fide-2023 12.9.8/rounds", test_rounds);
  g_test_add_func ("/incident-exclusion/fide-2023 12.9.8/rounds-paired", test_rounds_paired);
  g_test_add_func ("/incident-exclusion/fide-2023 12.9.7/fine", test_fine);
  g_test_add_func ("/incident-exclusion/fide-2023 12.9.4, 12.9.5; rus-chess-2014 13.8, "
                   "14.4.5, 14.4.6/points",
                   test_points);
  g_test_add_func ("/incident-exclusion/fide-2023 12.9; rus-chess-2014 14.4/lists", test_lists);
  return g_test_run ();
}
