/* test-store-protests.c - protests, appeals and the committee in the database
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rulebooks.h"
#include "brg-store-committee.h"
#include "brg-store-lists.h"
#include "brg-store-protest-rows.h"
#include "brg-store-protests.h"
#include "brg-test.h"
#include "store-fixture.h"

/* Six players, round 1 published with 2-3, 4-5, 6-1, every board a win of White, closed. */
static void
open_event (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (fixture, 6);
  store_fixture_publish (fixture);
  for (gint board = 1; board <= 3; board++)
    brg_store_set_result (fixture->store, store_fixture_game (fixture, 1, board), BRG_OUTCOME_WIN,
                          BRG_OUTCOME_LOSS, &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (fixture);
  brg_store_close_round (fixture->store, brg_snapshot_get_round (snapshot, 1)->id, &error);
  g_assert_no_error (error);
}

static gint64
get_id (StoreFixture *fixture, gint number)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return brg_snapshot_get_entry (snapshot, number - 1)->id;
}

static BrgProtest *
make_protest (StoreFixture *fixture)
{
  BrgProtest *protest = brg_protest_new ();

  protest->group_id = fixture->group_id;
  protest->round = 1;
  protest->board = 1;
  protest->entry_id = get_id (fixture, 3);
  protest->other_id = get_id (fixture, 2);
  protest->filer = BRG_FILED_BY_REPRESENTATIVE;
  protest->fee = 200000;
  protest->is_fee_paid = TRUE;
  brg_protest_take_text (&protest->filed_by, g_strdup ("Тренер"));
  brg_protest_take_text (&protest->filed_at, g_strdup ("2026-03-07T12:30:00Z"));
  brg_protest_take_text (&protest->due_at, g_strdup ("2026-03-07T13:00:00Z"));
  brg_protest_take_text (&protest->decide_by, g_strdup ("2026-03-08T12:30:00Z"));
  brg_protest_take_text (&protest->articles, g_strdup ("5.4.2.10"));
  brg_protest_take_text (&protest->subject, g_strdup ("Флажок упал раньше"));
  brg_protest_take_text (&protest->demand, g_strdup ("Ничья"));
  brg_protest_take_text (&protest->currency, g_strdup ("RUB"));
  return protest;
}

static gint64
file_protest (StoreFixture *fixture)
{
  g_autoptr (BrgProtest) protest = make_protest (fixture);
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  brg_store_file_protest (fixture->store, protest, &id, &error);
  g_assert_no_error (error);
  return id;
}

static BrgProtest *
load (StoreFixture *fixture, guint index)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) protests =
      brg_store_list_protests (fixture->store, fixture->group_id, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (protests->len, >, index);
  return brg_protest_copy (protests->pdata[index]);
}

static void
assert_last_title (StoreFixture *fixture, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) journal = brg_journal_list (fixture->store, fixture->event_id, &error);
  g_autofree char *title = NULL;

  g_assert_no_error (error);
  title = brg_journal_entry_dup_title (journal->pdata[journal->len - 1]);
  g_assert_cmpstr (title, ==, expected);
}

#define assert_refused(call, text)                                      \
  G_STMT_START                                                          \
  {                                                                     \
    g_autoptr (GError) refusal = NULL;                                  \
    g_assert_false (call);                                              \
    g_assert_error (refusal, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED); \
    g_assert_cmpstr (refusal->message, ==, text);                       \
  }                                                                     \
  G_STMT_END

static BrgProtest *
make_decision (StoreFixture *fixture, guint index, BrgProtestDecision decision)
{
  BrgProtest *protest = load (fixture, index);

  protest->decision = decision;
  protest->fee_goes = decision == BRG_PROTEST_UPHELD ? BRG_FEE_RETURNED : BRG_FEE_TO_FUND;
  brg_protest_take_text (&protest->heard_at, g_strdup ("2026-03-07T14:00:00Z"));
  brg_protest_take_text (&protest->hearing, g_strdup ("Обе стороны выслушаны"));
  brg_protest_take_text (&protest->decided_at, g_strdup ("2026-03-07T14:30:00Z"));
  brg_protest_take_text (&protest->decided_by, g_strdup ("В. С. Токарев"));
  brg_protest_take_text (&protest->grounds, g_strdup ("Часы исправны"));
  brg_protest_take_text (&protest->decision_articles, g_strdup ("rus-draughts-2022 5.4.2.10"));
  return protest;
}

static BrgOutcome
get_outcome (StoreFixture *fixture, gint round, guint board)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgRound *stored = brg_snapshot_get_round (snapshot, round);

  return g_array_index (stored->games, BrgGame, board - 1).white_outcome;
}

/* Everything that was written comes back, also after a restart. */
static void
test_filing (void)
{
  StoreFixture fixture;

  open_event (&fixture);
  file_protest (&fixture);
  store_fixture_reopen (&fixture);
  {
    g_autoptr (BrgProtest) wanted = make_protest (&fixture);
    g_autoptr (BrgProtest) protest = load (&fixture, 0);

    g_assert_cmpint (protest->number, ==, 1);
    g_assert_cmpint (protest->entry_id, ==, wanted->entry_id);
    g_assert_cmpint (protest->other_id, ==, wanted->other_id);
    g_assert_cmpint (protest->round, ==, 1);
    g_assert_cmpint (protest->board, ==, 1);
    g_assert_cmpint (protest->filer, ==, BRG_FILED_BY_REPRESENTATIVE);
    g_assert_cmpint (protest->fee, ==, 200000);
    g_assert_true (protest->is_fee_paid);
    g_assert_cmpint (protest->decision, ==, BRG_PROTEST_OPEN);
    for (BrgProtestText i = 0; i < BRG_N_PROTEST_TEXTS; i++)
      g_assert_cmpstr (*brg_protest_get_place (protest, i), ==, *brg_protest_get_place (wanted, i));
  }
  assert_last_title (&fixture, "Protest no. 1: Игрок3 Имя, round 1");
  file_protest (&fixture);
  {
    g_autoptr (BrgProtest) second = load (&fixture, 1);

    g_assert_cmpint (second->number, ==, 2);
  }
  store_fixture_close (&fixture);
}

static void
test_bad_filing (void)
{
  StoreFixture fixture;
  g_autoptr (GError) error = NULL;

  open_event (&fixture);
  {
    g_autoptr (BrgProtest) protest = make_protest (&fixture);

    brg_protest_take_text (&protest->subject, g_strdup (" \n"));
    assert_refused (brg_store_file_protest (fixture.store, protest, NULL, &refusal),
                    "A protest must say what is disputed.");
    brg_protest_take_text (&protest->subject, g_strdup ("x"));
    protest->other_id = protest->entry_id;
    assert_refused (brg_store_file_protest (fixture.store, protest, NULL, &refusal),
                    "The two sides of a protest must be different.");
    protest->entry_id = 4711;
    g_assert_false (brg_store_file_protest (fixture.store, protest, NULL, &error));
    g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND);
    g_clear_error (&error);
  }
  store_fixture_close (&fixture);
}

/* A decision with its effect is one entry, and undo takes back both. */
static void
test_effect (void)
{
  StoreFixture fixture;
  BrgResultChange effect = { .act = BRG_RESULT_CORRECT,
                             .white = BRG_OUTCOME_DRAW,
                             .black = BRG_OUTCOME_DRAW };
  g_autoptr (GError) error = NULL;

  open_event (&fixture);
  store_fixture_publish (&fixture);
  file_protest (&fixture);
  effect.game_id = store_fixture_game (&fixture, 1, 1);
  effect.remove_from = 2;
  {
    g_autoptr (BrgProtest) decided = make_decision (&fixture, 0, BRG_PROTEST_UPHELD);

    brg_store_decide_protest (fixture.store, decided, &effect, &error);
    g_assert_no_error (error);
  }
  {
    g_autoptr (BrgProtest) stored = load (&fixture, 0);
    g_autoptr (BrgSnapshot) snapshot = store_fixture_load (&fixture);

    g_assert_cmpint (stored->decision, ==, BRG_PROTEST_UPHELD);
    g_assert_cmpint (stored->fee_goes, ==, BRG_FEE_RETURNED);
    g_assert_cmpstr (stored->result_before, ==, "1-0");
    g_assert_cmpstr (stored->result_after, ==, "=-=");
    g_assert_cmpstr (stored->grounds, ==, "Часы исправны");
    g_assert_cmpuint (snapshot->rounds->len, ==, 1);
  }
  g_assert_cmpint (get_outcome (&fixture, 1, 1), ==, BRG_OUTCOME_DRAW);
  assert_last_title (
      &fixture,
      "Protest no. 1: upheld; round 1, board 1: ½ –⁠ ½ instead of 1 –⁠ 0");
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  {
    g_autoptr (BrgProtest) stored = load (&fixture, 0);
    g_autoptr (BrgSnapshot) snapshot = store_fixture_load (&fixture);

    g_assert_cmpint (stored->decision, ==, BRG_PROTEST_OPEN);
    g_assert_cmpstr (stored->hearing, ==, "");
    g_assert_cmpuint (snapshot->rounds->len, ==, 2);
  }
  g_assert_cmpint (get_outcome (&fixture, 1, 1), ==, BRG_OUTCOME_WIN);
  brg_journal_redo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  g_assert_cmpint (get_outcome (&fixture, 1, 1), ==, BRG_OUTCOME_DRAW);
  store_fixture_close (&fixture);
}

/* What cannot be decided changes nothing. */
static void
test_bad_decisions (void)
{
  StoreFixture fixture;
  BrgResultChange effect = { .act = BRG_RESULT_CORRECT,
                             .white = BRG_OUTCOME_WIN,
                             .black = BRG_OUTCOME_WIN };
  g_autoptr (BrgProtest) decided = NULL;
  g_autoptr (GError) error = NULL;

  open_event (&fixture);
  file_protest (&fixture);
  effect.game_id = store_fixture_game (&fixture, 1, 1);
  decided = make_decision (&fixture, 0, BRG_PROTEST_UPHELD);
  assert_refused (brg_store_decide_protest (fixture.store, decided, &effect, &refusal),
                  "The two sides cannot get more points than one game is worth.");
  effect.white = effect.black = BRG_OUTCOME_NONE;
  assert_refused (brg_store_decide_protest (fixture.store, decided, &effect, &refusal),
                  "A correction needs a result.");
  decided->decision = BRG_PROTEST_REJECTED;
  assert_refused (brg_store_decide_protest (fixture.store, decided, &effect, &refusal),
                  "Only a protest that is upheld changes a result.");
  brg_protest_take_text (&decided->grounds, g_strdup (""));
  assert_refused (brg_store_decide_protest (fixture.store, decided, NULL, &refusal),
                  "A decision needs grounds.");
  decided->decision = BRG_PROTEST_OPEN;
  assert_refused (brg_store_decide_protest (fixture.store, decided, NULL, &refusal),
                  "Choose a decision on the protest.");
  {
    g_autoptr (BrgProtest) stored = load (&fixture, 0);

    g_assert_cmpint (stored->decision, ==, BRG_PROTEST_OPEN);
  }
  g_assert_cmpint (get_outcome (&fixture, 1, 1), ==, BRG_OUTCOME_WIN);
  /* A withdrawn one needs no grounds, and then it is decided. */
  decided->decision = BRG_PROTEST_WITHDRAWN;
  g_assert_true (brg_store_decide_protest (fixture.store, decided, NULL, &error));
  assert_last_title (&fixture, "Protest no. 1: withdrawn");
  assert_refused (brg_store_decide_protest (fixture.store, decided, NULL, &refusal),
                  "Protest no. 1 is decided. Undo reverses the decision, or it can be appealed.");
  assert_refused (brg_store_change_protest (fixture.store, decided, &refusal),
                  "Protest no. 1 is decided. Undo reverses the decision, or it can be appealed.");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 5.4.17.1: who comes too late is refused, or admitted with a reason. */
static void
test_late (void)
{
  StoreFixture fixture;
  g_autoptr (BrgProtest) protest = NULL;
  g_autoptr (BrgProtest) decided = NULL;
  g_autoptr (GError) error = NULL;

  open_event (&fixture);
  protest = make_protest (&fixture);
  brg_protest_take_text (&protest->filed_at, g_strdup ("2026-03-07T13:00:01Z"));
  g_assert_true (brg_store_file_protest (fixture.store, protest, NULL, &error));
  decided = make_decision (&fixture, 0, BRG_PROTEST_REJECTED);
  assert_refused (brg_store_decide_protest (fixture.store, decided, NULL, &refusal),
                  "The protest was filed late: refuse it, or give the reason for considering it.");
  brg_protest_take_text (&decided->admitted, g_strdup ("Судья не объявил конец тура"));
  g_assert_true (brg_store_decide_protest (fixture.store, decided, NULL, &error));
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  brg_protest_take_text (&decided->admitted, g_strdup (""));
  decided->decision = BRG_PROTEST_REFUSED;
  g_assert_true (brg_store_decide_protest (fixture.store, decided, NULL, &error));
  g_assert_no_error (error);
  assert_last_title (&fixture, "Protest no. 1: not considered");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 5.4.17.5: an appeal only against a decision, and not against that on an appeal.
 */
static void
test_appeal (void)
{
  StoreFixture fixture;
  g_autoptr (BrgProtest) appeal = NULL;
  g_autoptr (BrgProtest) decided = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  open_event (&fixture);
  appeal = make_protest (&fixture);
  appeal->appeal_of_id = file_protest (&fixture);
  assert_refused (brg_store_file_protest (fixture.store, appeal, NULL, &refusal),
                  "Protest no. 1 is not decided yet: there is nothing to appeal.");
  decided = make_decision (&fixture, 0, BRG_PROTEST_REJECTED);
  g_assert_true (brg_store_decide_protest (fixture.store, decided, NULL, &error));
  g_assert_true (brg_store_file_protest (fixture.store, appeal, &id, &error));
  assert_last_title (&fixture, "Appeal no. 2: Игрок3 Имя, against the decision on protest no. 1");
  g_clear_pointer (&decided, brg_protest_free);
  decided = make_decision (&fixture, 1, BRG_PROTEST_REJECTED);
  g_assert_true (brg_store_hear_protest (fixture.store, decided, &error));
  assert_last_title (&fixture, "Hearing of appeal no. 2");
  brg_protest_take_text (&decided->demand, g_strdup ("Победа"));
  g_assert_true (brg_store_change_protest (fixture.store, decided, &error));
  assert_last_title (&fixture, "Appeal no. 2 corrected");
  g_assert_true (brg_store_decide_protest (fixture.store, decided, NULL, &error));
  assert_last_title (&fixture, "Appeal no. 2: rejected");
  appeal->appeal_of_id = id;
  assert_refused (brg_store_file_protest (fixture.store, appeal, NULL, &refusal),
                  "The decision on an appeal is final.");
  store_fixture_close (&fixture);
}

static BrgCommitteeMember *
make_member (StoreFixture *fixture, BrgCommitteeRole role, const char *name, gint player)
{
  BrgCommitteeMember *member = brg_committee_member_new (role, name);

  brg_protest_take_text (&member->birth, g_strdup ("1970-01-01"));
  brg_protest_take_text (&member->federation, g_strdup ("RUS"));
  brg_protest_take_text (&member->organisation, g_strdup (name));
  member->entry_id = player > 0 ? get_id (fixture, player) : 0;
  return member;
}

/* Members keep their rows; who sits on an appeal stays. */
static void
test_committee (void)
{
  StoreFixture fixture;
  g_autoptr (GPtrArray) members =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_committee_member_free);
  g_autoptr (GPtrArray) stored = NULL;
  g_autoptr (GError) error = NULL;

  open_event (&fixture);
  g_ptr_array_add (members, make_member (&fixture, BRG_COMMITTEE_CHAIR, "Омск", 0));
  g_ptr_array_add (members, make_member (&fixture, BRG_COMMITTEE_MEMBER, "Пермь", 4));
  g_ptr_array_add (members, make_member (&fixture, BRG_COMMITTEE_RESERVE, "Тула", 0));
  g_assert_true (brg_store_set_committee (fixture.store, fixture.event_id, members, &error));
  assert_last_title (&fixture, "Appeals committee: Омск, Пермь, Тула");
  stored = brg_store_list_committee (fixture.store, fixture.event_id, &error);
  g_assert_cmpuint (stored->len, ==, 3);
  for (guint i = 0; i < stored->len; i++)
    {
      const BrgCommitteeMember *wanted = members->pdata[i];
      const BrgCommitteeMember *found = stored->pdata[i];

      g_assert_cmpstr (found->name, ==, wanted->name);
      g_assert_cmpint (found->role, ==, wanted->role);
      g_assert_cmpstr (found->birth, ==, wanted->birth);
      g_assert_cmpstr (found->federation, ==, wanted->federation);
      g_assert_cmpstr (found->organisation, ==, wanted->organisation);
      g_assert_cmpint (found->entry_id, ==, wanted->entry_id);
    }
  file_protest (&fixture);
  {
    g_autoptr (BrgProtest) heard = load (&fixture, 0);
    g_autoptr (BrgProtest) again = NULL;
    gint64 chair = ((BrgCommitteeMember *) stored->pdata[0])->id;
    gint64 member = ((BrgCommitteeMember *) stored->pdata[1])->id;

    g_ptr_array_add (heard->votes, brg_protest_vote_new (chair, BRG_VOTE_FOR, ""));
    g_ptr_array_add (heard->votes, brg_protest_vote_new (member, BRG_VOTE_NONE, "друг"));
    brg_protest_take_text (&heard->hearing, g_strdup ("Выслушаны"));
    g_assert_true (brg_store_hear_protest (fixture.store, heard, &error));
    assert_last_title (&fixture, "Hearing of protest no. 1");
    again = load (&fixture, 0);
    g_assert_cmpuint (again->votes->len, ==, 2);
    g_assert_cmpint (((BrgProtestVote *) again->votes->pdata[0])->vote, ==, BRG_VOTE_FOR);
    g_assert_cmpstr (((BrgProtestVote *) again->votes->pdata[1])->barred, ==, "друг");
    g_assert_cmpstr (again->hearing, ==, "Выслушаны");
  }
  /* The reserve may go, the chair not. */
  g_ptr_array_remove_index (stored, 2);
  g_assert_true (brg_store_set_committee (fixture.store, fixture.event_id, stored, &error));
  g_ptr_array_remove_index (stored, 0);
  assert_refused (brg_store_set_committee (fixture.store, fixture.event_id, stored, &refusal),
                  "Омск is hearing an appeal and stays in the committee.");
  store_fixture_close (&fixture);
}

/* Three who sit and a reserve who was asked in the place of nobody. */
static void
seat_three (StoreFixture *fixture)
{
  g_autoptr (GPtrArray) members =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_committee_member_free);
  g_autoptr (GError) error = NULL;

  g_ptr_array_add (members, make_member (fixture, BRG_COMMITTEE_CHAIR, "Омск", 0));
  g_ptr_array_add (members, make_member (fixture, BRG_COMMITTEE_MEMBER, "Пермь", 0));
  g_ptr_array_add (members, make_member (fixture, BRG_COMMITTEE_MEMBER, "Тула", 0));
  g_ptr_array_add (members, make_member (fixture, BRG_COMMITTEE_RESERVE, "Уфа", 0));
  brg_store_set_committee (fixture->store, fixture->event_id, members, &error);
  g_assert_no_error (error);
}

static void
set_votes (StoreFixture *fixture, BrgProtest *protest, const BrgVote *votes)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) members =
      brg_store_list_committee (fixture->store, fixture->event_id, &error);

  g_assert_no_error (error);
  g_ptr_array_set_size (protest->votes, 0);
  for (guint i = 0; i < 3; i++)
    g_ptr_array_add (
        protest->votes,
        brg_protest_vote_new (((BrgCommitteeMember *) members->pdata[i])->id, votes[i], ""));
}

/* rus-chess-2014 25.2.2: the decision is the one that the majority of those who sit wants. */
static void
test_votes (void)
{
  static const BrgVote for_it[] = { BRG_VOTE_FOR, BRG_VOTE_AGAINST, BRG_VOTE_FOR };
  static const BrgVote against_it[] = { BRG_VOTE_AGAINST, BRG_VOTE_AGAINST, BRG_VOTE_NONE };
  static const BrgVote open[] = { BRG_VOTE_FOR, BRG_VOTE_AGAINST, BRG_VOTE_NONE };
  static const struct
  {
    const BrgVote *votes;
    BrgProtestDecision decision;
    const char *refusal;
  } cases[] = {
    { for_it, BRG_PROTEST_REJECTED,
      "The majority of the committee is in favour: the protest is upheld, at least in part." },
    { for_it, BRG_PROTEST_REFUSED,
      "The majority of the committee is in favour: the protest is upheld, at least in part." },
    { for_it, BRG_PROTEST_PARTLY, NULL },
    { against_it, BRG_PROTEST_UPHELD, "The majority of the committee is against." },
    { against_it, BRG_PROTEST_REJECTED, NULL },
    { open, BRG_PROTEST_REJECTED,
      "The committee has no majority yet: more than half of the voting members must agree." },
    { open, BRG_PROTEST_UPHELD,
      "The committee has no majority yet: more than half of the voting members must agree." },
    { open, BRG_PROTEST_REFUSED, NULL },
    { open, BRG_PROTEST_WITHDRAWN, NULL },
  };
  StoreFixture fixture;

  open_event (&fixture);
  seat_three (&fixture);
  file_protest (&fixture);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgProtest) decided = make_decision (&fixture, 0, cases[i].decision);
      g_autoptr (GError) error = NULL;

      set_votes (&fixture, decided, cases[i].votes);
      if (cases[i].refusal != NULL)
        {
          assert_refused (brg_store_decide_protest (fixture.store, decided, NULL, &refusal),
                          cases[i].refusal);
          continue;
        }
      brg_store_decide_protest (fixture.store, decided, NULL, &error);
      g_assert_no_error (error);
      brg_journal_undo (fixture.store, fixture.event_id, &error);
      g_assert_no_error (error);
    }
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 5.4.17.3: protests are decided before the results are approved. */
static void
test_approval (void)
{
  StoreFixture fixture;
  g_autoptr (BrgProtest) decided = NULL;
  g_autoptr (GError) error = NULL;

  open_event (&fixture);
  g_assert_cmpuint (brg_store_count_open_protests (fixture.store, fixture.event_id, &error), ==, 0);
  file_protest (&fixture);
  file_protest (&fixture);
  g_assert_cmpuint (brg_store_count_open_protests (fixture.store, fixture.event_id, &error), ==, 2);
  assert_refused (brg_store_close_event (fixture.store, fixture.event_id, &refusal),
                  "2 protests are not decided. Decide them before approving the results "
                  "(5.4.17.3).");
  for (guint i = 0; i < 2; i++)
    {
      g_clear_pointer (&decided, brg_protest_free);
      decided = make_decision (&fixture, i, BRG_PROTEST_REJECTED);
      g_assert_true (brg_store_decide_protest (fixture.store, decided, NULL, &error));
    }
  g_assert_true (brg_store_close_event (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* A book that says nothing of it does not stop the approval. */
static void
test_approval_elsewhere (void)
{
  StoreFixture fixture;
  g_autoptr (GError) error = NULL;

  open_event (&fixture);
  file_protest (&fixture);
  {
    g_autoptr (BrgSnapshot) snapshot = store_fixture_load (&fixture);
    g_autoptr (BrgEvent) event = brg_event_copy (snapshot->event);

    event->rulebook = brg_rulebook_find ("rus-chess-2014");
    event->discipline = BRG_DISCIPLINE_CHESS;
    brg_store_update_event (fixture.store, event, &error);
    g_assert_no_error (error);
  }
  g_assert_true (brg_store_close_event (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* Files stay beside a decided protest, and undo takes the last one back. */
static void
test_files (void)
{
  StoreFixture fixture;
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (GBytes) content = g_bytes_new_static ("abc", 3);
  g_autoptr (GBytes) empty = g_bytes_new_static ("", 0);
  g_autoptr (GBytes) read = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  open_event (&fixture);
  id = file_protest (&fixture);
  assert_refused (brg_store_attach_protest (fixture.store, id, "a.jpg", empty, &refusal),
                  "The file is empty.");
  g_assert_true (brg_store_attach_protest (fixture.store, id, "протест.jpg", content, &error));
  assert_last_title (&fixture, "File for protest no. 1: протест.jpg");
  store_fixture_reopen (&fixture);
  files = brg_store_list_attachments (fixture.store, BRG_OF_PROTEST, id, &error);
  g_assert_cmpuint (files->len, ==, 1);
  g_assert_cmpstr (((BrgAttachment *) files->pdata[0])->name, ==, "протест.jpg");
  read = brg_store_load_attachment (fixture.store, ((BrgAttachment *) files->pdata[0])->id, &error);
  g_assert_true (g_bytes_equal (read, content));
  g_clear_pointer (&files, g_ptr_array_unref);
  /* The incident of the same row has none. */
  files = brg_store_list_attachments (fixture.store, BRG_OF_INCIDENT, id, &error);
  g_assert_cmpuint (files->len, ==, 0);
  g_clear_pointer (&files, g_ptr_array_unref);
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  files = brg_store_list_attachments (fixture.store, BRG_OF_PROTEST, id, &error);
  g_assert_cmpuint (files->len, ==, 0);
  store_fixture_close (&fixture);
}

/* An event goes with its protests. */
static void
test_delete (void)
{
  StoreFixture fixture;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) events = NULL;

  open_event (&fixture);
  file_protest (&fixture);
  brg_store_delete_event (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  events = brg_store_list_events (fixture.store, &error);
  g_assert_cmpuint (events->len, ==, 0);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-protests")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/protests/rus-draughts-2022/5.4.17.2/filing", test_filing);
  g_test_add_func ("/data/protests/bad-filing", test_bad_filing);
  g_test_add_func ("/data/protests/rus-draughts-2022/5.4.17.4/effect-and-undo", test_effect);
  g_test_add_func ("/data/protests/bad-decisions", test_bad_decisions);
  g_test_add_func ("/data/protests/rus-draughts-2022/5.4.17.1/late", test_late);
  g_test_add_func ("/data/protests/rus-draughts-2022/5.4.17.5/appeal", test_appeal);
  g_test_add_func ("/data/protests/committee", test_committee);
  g_test_add_func ("/data/protests/rus-chess-2014/25.2.2/votes", test_votes);
  g_test_add_func ("/data/protests/rus-draughts-2022/5.4.17.3/approval", test_approval);
  g_test_add_func ("/data/protests/approval-elsewhere", test_approval_elsewhere);
  g_test_add_func ("/data/protests/files", test_files);
  g_test_add_func ("/data/protests/delete", test_delete);
  return g_test_run ();
}
