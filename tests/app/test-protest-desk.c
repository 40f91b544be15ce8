/* test-protest-desk.c - protests on the desk: terms, faults, seats and sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-regulations.h"
#include "brg-protest-committee.h"
#include "brg-protest-decision.h"
#include "brg-protest-desk.h"
#include "brg-protest-filing.h"
#include "brg-protest-search.h"
#include "brg-protest-time.h"
#include "brg-protest-words.h"
#include "brg-rulebooks.h"
#include "brg-store-committee.h"
#include "brg-store-protests.h"
#include "brg-test.h"
#include "store-fixture.h"

/* 2026-03-07T12:00:00Z */
#define NOON G_GINT64_CONSTANT (1772884800)
#define MINUTE 60
#define HOUR 3600

static gint64 now = NOON;

static GDateTime *
tell_time (gpointer data G_GNUC_UNUSED)
{
  return g_date_time_new_from_unix_utc (now);
}

static void
play_round (StoreFixture *fixture, gint round)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_publish (fixture);
  for (gint board = 1; board <= 3; board++)
    brg_store_set_result (fixture->store, store_fixture_game (fixture, round, board),
                          BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS, &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (fixture);
  brg_store_close_round (fixture->store, brg_snapshot_get_round (snapshot, round)->id, &error);
  g_assert_no_error (error);
}

/* Six players; round 1 was closed at noon, in the zone of UTC. */
static void
open_event (StoreFixture *fixture, const char *rulebook, const char *time_control)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEvent) event = NULL;
  g_autoptr (BrgGroup) group = NULL;
  g_autoptr (GError) error = NULL;

  now = NOON;
  store_fixture_open (fixture, 6);
  brg_store_set_clock (fixture->store, tell_time, NULL);
  snapshot = store_fixture_load (fixture);
  event = brg_event_copy (snapshot->event);
  group = brg_group_copy (snapshot->group);
  event->rulebook = brg_rulebook_find (rulebook);
  if (!event->rulebook->two_one_scoring)
    event->discipline = BRG_DISCIPLINE_CHESS;
  g_free (event->zone);
  event->zone = g_strdup ("UTC");
  g_free (group->time_control);
  group->time_control = g_strdup (time_control);
  brg_store_update_event_and_group (fixture->store, event, group, &error);
  g_assert_no_error (error);
  play_round (fixture, 1);
}

static BrgProtestDesk *
open_desk (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (GError) error = NULL;
  BrgProtestDesk *desk = brg_protest_desk_new (fixture->store, snapshot, &error);

  g_assert_no_error (error);
  return desk;
}

static void
set_regulation (StoreFixture *fixture, const char *name, gint64 value)
{
  guint n_regulations;
  const BrgRegulation *list = brg_regulations_list (&n_regulations);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n_regulations; i++)
    if (g_str_equal (list[i].name, name))
      brg_event_regulations_save (fixture->store, fixture->event_id, &list[i], value, &error);
  g_assert_no_error (error);
}

/* Sentences with their articles, a line each. */
static char *
dup_notes (GPtrArray *notes)
{
  g_autoptr (GPtrArray) owned = notes;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < notes->len; i++)
    {
      const BrgProtestNote *note = notes->pdata[i];

      g_string_append_printf (text, "%s%s%s (%s)", i > 0 ? "\n" : "", note->is_final ? "!" : "",
                              note->text, note->article != NULL ? note->article : "-");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

#define assert_text(call, expected)             \
  G_STMT_START                                  \
  {                                             \
    g_autofree char *found_text = (call);       \
    g_assert_cmpstr (found_text, ==, expected); \
  }                                             \
  G_STMT_END

/* rus-draughts-2022 5.4.17.1, 5.4.17.3: an hour after the round, a day to decide. */
static void
test_standard (void)
{
  StoreFixture fixture;
  g_autoptr (BrgProtestDesk) desk = NULL;
  g_autoptr (BrgProtest) protest = NULL;

  open_event (&fixture, "rus-draughts-2022", "90+30");
  desk = open_desk (&fixture);
  protest = brg_protest_desk_new_protest (desk, 0, NULL, NOON + 50 * MINUTE);
  brg_protest_desk_choose_game (desk, protest, 1, 1, TRUE);
  brg_protest_take_text (&protest->subject, g_strdup ("x"));
  g_assert_cmpint (protest->round, ==, 1);
  assert_text (brg_protest_words_dup_name (desk, protest->entry_id), "Игрок3 Имя");
  assert_text (brg_protest_words_dup_name (desk, protest->other_id), "Игрок2 Имя");
  g_assert_cmpstr (protest->due_at, ==, "2026-03-07T13:00:00Z");
  g_assert_cmpstr (protest->decide_by, ==, "2026-03-08T12:50:00Z");
  assert_text (dup_notes (brg_protest_desk_list_faults (desk, protest)),
               "It does not name the articles breached. (rus-draughts-2022 5.4.17.2)");
  g_assert_cmpint (brg_protest_desk_find_lateness (desk, protest), ==, 0);
  assert_text (brg_protest_words_dup_window (desk, 1, NOON + 50 * MINUTE),
               "Protests about round 1: until 13:00, 10 min left.");
  brg_protest_take_text (&protest->filed_at, brg_protest_time_dup (NOON + 2 * HOUR));
  brg_protest_take_text (&protest->articles, g_strdup ("5.4.2.10"));
  brg_protest_desk_complete (desk, protest);
  assert_text (dup_notes (brg_protest_desk_list_faults (desk, protest)),
               "Filed 1 h 0 min late. (rus-draughts-2022 5.4.17.1)");
  g_assert_cmpint (brg_protest_desk_find_lateness (desk, protest), ==, HOUR);
  assert_text (brg_protest_words_dup_window (desk, 1, NOON + 2 * HOUR),
               "Protests about round 1: the time ran out at 13:00.");
  g_assert_cmpint (brg_protest_desk_find_body (desk, protest), ==, BRG_DECIDED_BY_ARBITER);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 5.4.17.1: rapid until the next round starts. */
static void
test_rapid (void)
{
  StoreFixture fixture;
  g_autoptr (BrgProtest) protest = NULL;

  open_event (&fixture, "rus-draughts-2022", "15+5");
  {
    g_autoptr (BrgProtestDesk) desk = open_desk (&fixture);

    g_assert_cmpint (desk->tempo, ==, BRG_TEMPO_RAPID);
    assert_text (brg_protest_words_dup_window (desk, 1, NOON),
                 "Protests about round 1: until the next round starts.");
    protest = brg_protest_desk_new_protest (desk, 0, NULL, NOON + 10 * MINUTE);
    g_assert_cmpstr (protest->due_at, ==, "");
  }
  now = NOON + 20 * MINUTE;
  store_fixture_publish (&fixture);
  {
    g_autoptr (BrgProtestDesk) desk = open_desk (&fixture);

    brg_protest_desk_complete (desk, protest);
    g_assert_cmpstr (protest->due_at, ==, "2026-03-07T12:20:00Z");
    assert_text (brg_protest_words_dup_window (desk, 2, now),
                 "Protests about round 2: until the next round starts.");
  }
  store_fixture_close (&fixture);
}

/* rus-chess-2014 25.3: the regulations say it; the committee decides at once. */
static void
test_regulations (void)
{
  StoreFixture fixture;
  g_autoptr (BrgProtest) protest = NULL;

  open_event (&fixture, "rus-chess-2014", "90+30");
  {
    g_autoptr (BrgProtestDesk) desk = open_desk (&fixture);

    assert_text (brg_protest_words_dup_window (desk, 1, NOON),
                 "The regulations must set the time limit for protests.");
  }
  set_regulation (&fixture, "rule-protest-minutes", 30);
  set_regulation (&fixture, "rule-protest-fee", 150050);
  set_regulation (&fixture, "rule-decision-hours", 4);
  {
    g_autoptr (BrgProtestDesk) desk = open_desk (&fixture);

    protest = brg_protest_desk_new_protest (desk, 0, NULL, NOON + 31 * MINUTE);
    brg_protest_desk_choose_game (desk, protest, 1, 2, FALSE);
    brg_protest_take_text (&protest->subject, g_strdup ("x"));
    g_assert_cmpint (protest->fee, ==, 150050);
    g_assert_cmpstr (protest->due_at, ==, "2026-03-07T12:30:00Z");
    g_assert_cmpstr (protest->decide_by, ==, "2026-03-07T16:31:00Z");
    assert_text (dup_notes (brg_protest_desk_list_faults (desk, protest)),
                 "Filed 1 min late. (-)\nThe deposit has not been paid. (rus-chess-2014 25.3)");
    protest->is_fee_paid = TRUE;
    protest->fee = 100;
    brg_protest_take_text (&protest->filed_at, brg_protest_time_dup (NOON));
    assert_text (dup_notes (brg_protest_desk_list_faults (desk, protest)),
                 "The regulations set a deposit of 1500.50. (-)");
    g_assert_cmpint (brg_protest_desk_find_body (desk, protest), ==, BRG_DECIDED_BY_COMMITTEE);
    g_assert_cmpint (brg_protest_desk_propose_fee (desk, protest, BRG_PROTEST_UPHELD), ==,
                     BRG_FEE_RETURNED);
    g_assert_cmpint (brg_protest_desk_propose_fee (desk, protest, BRG_PROTEST_REJECTED), ==,
                     BRG_FEE_HELD);
  }
  store_fixture_close (&fixture);
}

static gint64
file_protest (StoreFixture *fixture, const BrgProtestDesk *desk, gint64 at)
{
  g_autoptr (BrgProtest) protest = brg_protest_desk_new_protest (desk, 0, NULL, at);
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  brg_protest_desk_choose_game (desk, protest, 1, 1, TRUE);
  brg_protest_take_text (&protest->subject, g_strdup ("x"));
  protest->is_fee_paid = TRUE;
  protest->fee = 200000;
  brg_store_file_protest (fixture->store, protest, &id, &error);
  g_assert_no_error (error);
  return id;
}

/* How long there is to decide, and that it may be appealed against afterwards. */
static void
test_countdown (void)
{
  StoreFixture fixture;
  g_autoptr (GError) error = NULL;
  gint64 id;

  open_event (&fixture, "rus-draughts-2022", "90+30");
  {
    g_autoptr (BrgProtestDesk) desk = open_desk (&fixture);

    id = file_protest (&fixture, desk, NOON + 5 * MINUTE);
  }
  {
    g_autoptr (BrgProtestDesk) desk = open_desk (&fixture);
    const BrgProtest *protest = brg_protest_desk_find (desk, id);
    g_autoptr (BrgProtest) decided = brg_protest_copy (protest);
    gboolean is_over;

    g_assert_cmpuint (brg_protest_desk_count_open (desk), ==, 1);
    g_assert_false (brg_protest_desk_may_appeal (desk, protest));
    assert_text (brg_protest_words_dup_countdown (
                     desk, protest, NOON + 24 * HOUR + 5 * MINUTE - 213 * MINUTE, &is_over),
                 "Protest no. 1, round 1, board 1, Игрок3 Имя: decide by 12:05, 3 h 33 min left");
    g_assert_false (is_over);
    assert_text (
        brg_protest_words_dup_countdown (desk, protest, NOON + 24 * HOUR + 15 * MINUTE, &is_over),
        "Protest no. 1, round 1, board 1, Игрок3 Имя: decision was due by 12:05, 10 min overdue");
    g_assert_true (is_over);
    g_assert_cmpint (brg_protest_desk_propose_fee (desk, protest, BRG_PROTEST_REJECTED), ==,
                     BRG_FEE_TO_FUND);
    g_assert_cmpint (brg_protest_desk_propose_fee (desk, protest, BRG_PROTEST_UPHELD), ==,
                     BRG_FEE_RETURNED);
    decided->decision = BRG_PROTEST_REJECTED;
    brg_protest_take_text (&decided->grounds, g_strdup ("x"));
    brg_protest_take_text (&decided->decided_at, brg_protest_time_dup (NOON + HOUR));
    brg_store_decide_protest (fixture.store, decided, NULL, &error);
    g_assert_no_error (error);
  }
  set_regulation (&fixture, "rule-protest-minutes", 20);
  {
    g_autoptr (BrgProtestDesk) desk = open_desk (&fixture);
    const BrgProtest *protest = brg_protest_desk_find (desk, id);
    g_autoptr (BrgProtest) appeal = NULL;

    g_assert_cmpuint (brg_protest_desk_count_open (desk), ==, 0);
    g_assert_true (brg_protest_desk_may_appeal (desk, protest));
    appeal = brg_protest_desk_new_protest (desk, 0, protest, NOON + 2 * HOUR);
    g_assert_cmpint (appeal->entry_id, ==, protest->entry_id);
    g_assert_cmpint (appeal->board, ==, 1);
    /* From the decision on. */
    g_assert_cmpstr (appeal->due_at, ==, "2026-03-07T13:20:00Z");
    g_assert_cmpint (brg_protest_desk_find_body (desk, appeal), ==, BRG_DECIDED_BY_COMMITTEE);
  }
  store_fixture_close (&fixture);
}

static void
add_member (GPtrArray *members, BrgCommitteeRole role, const char *name, const char *town)
{
  BrgCommitteeMember *member = brg_committee_member_new (role, name);

  brg_protest_take_text (&member->birth, g_strdup ("1970"));
  brg_protest_take_text (&member->organisation, g_strdup (town));
  g_ptr_array_add (members, member);
}

/* Names tell arbiters and parties; their seats go to reserves. */
static void
test_committee (void)
{
  StoreFixture fixture;
  g_autoptr (GPtrArray) members =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_committee_member_free);
  g_autoptr (GError) error = NULL;
  gint64 id;

  open_event (&fixture, "rus-draughts-2022", "90+30");
  add_member (members, BRG_COMMITTEE_CHAIR, "Токарев Виктор Сергеевич", "Омск");
  add_member (members, BRG_COMMITTEE_MEMBER, "Игрок3 Имя", "Пермь");
  add_member (members, BRG_COMMITTEE_MEMBER, "Токарев Олег", "Казань");
  add_member (members, BRG_COMMITTEE_RESERVE, "Зуева Анна", "Тула");
  add_member (members, BRG_COMMITTEE_RESERVE, "Носов Пётр", "Уфа");
  brg_store_set_committee (fixture.store, fixture.event_id, members, &error);
  g_assert_no_error (error);
  {
    g_autoptr (BrgProtestDesk) desk = open_desk (&fixture);

    id = file_protest (&fixture, desk, NOON);
    /* Without a dispute only the arbiter is one too many. */
    assert_text (dup_notes (brg_protest_desk_check_committee (desk, desk->committee, NULL, NOON)),
                 "Токарев Виктор Сергеевич is an arbiter of the event. Reserve: Зуева Анна. "
                 "(rus-draughts-2022 5.4.17.5)");
  }
  {
    g_autoptr (BrgProtestDesk) desk = open_desk (&fixture);
    g_autoptr (BrgProtest) protest = brg_protest_copy (brg_protest_desk_find (desk, id));
    guint n_for;
    guint n_against;

    assert_text (
        dup_notes (brg_protest_desk_check_committee (desk, desk->committee, protest, NOON)),
        "Токарев Виктор Сергеевич is an arbiter of the event. Reserve: Зуева Анна. "
        "(rus-draughts-2022 5.4.17.5)\n"
        "Игрок3 Имя is a party to the dispute. Reserve: Носов Пётр. "
        "(rus-draughts-2022 5.4.17.5)");
    brg_protest_desk_seat_committee (desk, protest, NOON);
    g_assert_cmpuint (protest->votes->len, ==, 5);
    g_assert_cmpuint (brg_protest_count_votes (protest, &n_for, &n_against), ==, 3);
    g_assert_cmpstr (((BrgProtestVote *) protest->votes->pdata[0])->barred, ==,
                     "Токарев Виктор Сергеевич is an arbiter of the event.");
    ((BrgProtestVote *) protest->votes->pdata[2])->vote = BRG_VOTE_FOR;
    brg_protest_desk_seat_committee (desk, protest, NOON);
    brg_protest_count_votes (protest, &n_for, &n_against);
    g_assert_cmpuint (n_for, ==, 1);
    g_assert_cmpuint (n_against, ==, 0);
    /* What was found is told as what it is, also with the votes. */
    g_assert_cmpstr (((BrgProtestVote *) protest->votes->pdata[1])->barred, ==,
                     "Игрок3 Имя is a party to the dispute.");
    g_clear_pointer (&((BrgCommitteeMember *) desk->committee->pdata[3])->birth, g_free);
    ((BrgCommitteeMember *) desk->committee->pdata[3])->birth = g_strdup ("2010");
    brg_protest_desk_seat_committee (desk, protest, NOON);
    brg_protest_desk_seat_committee (desk, protest, NOON);
    assert_text (
        dup_notes (brg_protest_desk_check_committee (desk, desk->committee, protest, NOON)),
        "Токарев Виктор Сергеевич is an arbiter of the event. Reserve: Носов Пётр. "
        "(rus-draughts-2022 5.4.17.5)\nИгрок3 Имя is a party to the dispute. "
        "(rus-draughts-2022 5.4.17.5)\nЗуева Анна is under 21 years. (rus-draughts-2022 "
        "5.4.17.5)\nThe committee needs a chair and at least 2 members. (rus-draughts-2022 "
        "5.4.17.5)\nThe number of voting members must be odd. (rus-draughts-2022 5.4.17.5)");
  }
  store_fixture_close (&fixture);
}

static void
rename_player (const BrgProtestDesk *desk, gint number, const char *name)
{
  BrgEntry *entry = (BrgEntry *) (gpointer) brg_snapshot_get_entry (desk->snapshot, number - 1);

  g_free (entry->family_name);
  entry->family_name = g_strdup (name);
}

/* A board or a name is typed; who has no game in the round protests about no board. */
static void
test_who (void)
{
  StoreFixture fixture;
  g_autoptr (BrgProtestDesk) desk = NULL;
  g_autoptr (BrgProtest) protest = NULL;
  gboolean is_black;

  open_event (&fixture, "rus-draughts-2022", "90+30");
  desk = open_desk (&fixture);
  protest = brg_protest_desk_new_protest (desk, 0, NULL, NOON);
  assert_text (dup_notes (brg_protest_desk_list_faults (desk, protest)),
               "!It does not say who protests. (-)\n!It does not say what is disputed. "
               "(rus-draughts-2022 5.4.17.2)\nIt does not name the articles breached. "
               "(rus-draughts-2022 5.4.17.2)");
  g_assert_true (brg_protest_desk_find_who (desk, protest, " 2 "));
  g_assert_cmpint (protest->board, ==, 2);
  assert_text (brg_protest_words_dup_name (desk, protest->entry_id), "Игрок4 Имя");
  assert_text (brg_protest_words_dup_name (desk, protest->other_id), "Игрок5 Имя");
  rename_player (desk, 3, "Петухова");
  rename_player (desk, 6, "Щукин");
  g_assert_true (brg_protest_desk_find_who (desk, protest, "petuh"));
  g_assert_cmpint (protest->board, ==, 1);
  assert_text (brg_protest_words_dup_name (desk, protest->entry_id), "Петухова Имя");
  assert_text (brg_protest_words_dup_name (desk, protest->other_id), "Игрок2 Имя");
  g_assert_cmpint (brg_protest_desk_find_board (desk, 1, protest->entry_id, &is_black), ==, 1);
  g_assert_true (is_black);
  /* What is not there changes nothing. */
  g_assert_false (brg_protest_desk_find_who (desk, protest, "7"));
  g_assert_false (brg_protest_desk_find_who (desk, protest, "Никто"));
  g_assert_false (brg_protest_desk_find_who (desk, protest, "  "));
  g_assert_cmpint (protest->board, ==, 1);
  protest->round = 0;
  g_assert_true (brg_protest_desk_find_who (desk, protest, "Щукин"));
  g_assert_cmpint (protest->board, ==, 0);
  g_assert_cmpint (protest->other_id, ==, 0);
  assert_text (brg_protest_words_dup_name (desk, protest->entry_id), "Щукин Имя");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 5.4.17.3: what the chief arbiter sees before he decides; who loses by the
 * decision appeals, and the committee has no day of its own. */
static void
test_decision (void)
{
  StoreFixture fixture;
  g_autoptr (BrgProtestDesk) desk = NULL;
  g_autoptr (BrgProtest) protest = NULL;
  g_autoptr (BrgProtest) appeal = NULL;
  g_autoptr (BrgWords) words = NULL;
  gint64 id;

  open_event (&fixture, "rus-draughts-2022", "90+30");
  desk = open_desk (&fixture);
  id = file_protest (&fixture, desk, NOON);
  g_clear_pointer (&desk, brg_protest_desk_free);
  desk = open_desk (&fixture);
  words = brg_words_open ("en");
  protest = brg_protest_copy (brg_protest_desk_find (desk, id));
  assert_text (brg_protest_decision_dup_facts (desk, protest, words, NOON),
               "round 1, board 1, Игрок3 Имя\nOther side: Игрок2 Имя\nFiled by: Player, "
               "12:00\nTo be decided by: 08.03.2026 12:00\n\nx\nDeposit: 2000\u00a0RUB, paid");
  assert_text (dup_notes (brg_protest_decision_list_notes (desk, protest, NOON)),
               "It does not name the articles breached. (rus-draughts-2022 5.4.17.2)\nHear "
               "both sides first; do not wait for a party that does not appear. "
               "(rus-draughts-2022 5.4.17.3)");
  brg_protest_take_text (&protest->articles, g_strdup ("5.4.2.10"));
  brg_protest_take_text (&protest->hearing, g_strdup ("Обе стороны"));
  assert_text (dup_notes (brg_protest_decision_list_notes (desk, protest, NOON)), "");
  g_assert_cmpstr (brg_protest_decision_find_decider (desk, protest), ==, "В. С. Токарев");
  protest->decision = BRG_PROTEST_UPHELD;
  protest->fee_goes = BRG_FEE_RETURNED;
  brg_protest_take_text (&protest->result_before, g_strdup ("1-0"));
  brg_protest_take_text (&protest->result_after, g_strdup ("=-="));
  brg_protest_take_text (&protest->grounds, g_strdup ("y"));
  brg_protest_take_text (&protest->decided_at, brg_protest_time_dup (NOON + HOUR));
  assert_text (brg_protest_decision_dup_outcome (desk, protest, NOON),
               "Decision: upheld\nResult: ½\u202f–\u2060\u202f½ instead of "
               "1\u202f–\u2060\u202f0\nGrounds: y\n"
               "Deposit: returned\nTime: 13:00\nHearing: Обе стороны");
  appeal = brg_protest_desk_new_protest (desk, 0, protest, NOON + HOUR);
  g_assert_cmpint (appeal->entry_id, ==, protest->other_id);
  g_assert_cmpint (appeal->other_id, ==, protest->entry_id);
  g_assert_cmpstr (appeal->decide_by, ==, "");
  assert_text (brg_protest_words_dup_appeal_window (desk, appeal, NOON),
               "The regulations must set the time limit for appeals.");
  brg_protest_take_text (&appeal->due_at, brg_protest_time_dup (NOON + 20 * MINUTE));
  assert_text (brg_protest_words_dup_appeal_window (desk, appeal, NOON),
               "Appeals: until 12:20, 20 min left.");
  assert_text (brg_protest_words_dup_appeal_window (desk, appeal, NOON + HOUR),
               "Appeals: the time ran out at 12:20.");
  store_fixture_close (&fixture);
}

/* A decision goes the way of a correction. */
static void
test_effect (void)
{
  StoreFixture fixture;
  g_autoptr (BrgProtestDesk) desk = NULL;
  g_autoptr (BrgProtest) protest = NULL;
  g_autoptr (BrgCorrection) correction = NULL;

  open_event (&fixture, "rus-draughts-2022", "90+30");
  desk = open_desk (&fixture);
  protest = brg_protest_desk_new_protest (desk, 0, NULL, NOON);
  g_assert_null (brg_protest_desk_make_effect (desk, protest, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW));
  brg_protest_desk_choose_game (desk, protest, 1, 1, TRUE);
  g_assert_null (brg_protest_desk_make_effect (desk, protest, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS));
  correction = brg_protest_desk_make_effect (desk, protest, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  g_assert_nonnull (correction);
  brg_correction_compute (correction);
  g_assert_cmpint (correction->impact->n_scores_changed, ==, 2);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("protest-desk")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/protest-desk/rus-draughts-2022/5.4.17.3/standard", test_standard);
  g_test_add_func ("/app/protest-desk/rus-draughts-2022/5.4.17.1/rapid", test_rapid);
  g_test_add_func ("/app/protest-desk/rus-chess-2014/25.3/regulations", test_regulations);
  g_test_add_func ("/app/protest-desk/rus-draughts-2022/5.4.17.4/countdown", test_countdown);
  g_test_add_func ("/app/protest-desk/rus-draughts-2022/5.4.17.5/committee", test_committee);
  g_test_add_func ("/app/protest-desk/who", test_who);
  g_test_add_func ("/app/protest-desk/rus-draughts-2022/5.4.17.3/decision", test_decision);
  g_test_add_func ("/app/protest-desk/effect", test_effect);
  return g_test_run ();
}
