/* test-protest-form.c - protests and decisions on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-protest-form.h"
#include "brg-test.h"
#include "event-fixture.h"

#include <string.h>

/* "Field: content" a line; the words of the form are English. */
static char *
dup_rows (const BrgForm *form)
{
  g_autoptr (GString) text = g_string_new (form->title);

  for (guint i = 0; i < form->rows->len; i++)
    {
      const BrgFormRow *row = brg_form_get_row (form, i);

      g_string_append_printf (text, "\n%s: %s", row->cells[0].text, row->cells[1].text);
    }
  for (guint i = 0; i < form->signatures->len; i++)
    {
      const BrgFormSignature *signature = form->signatures->pdata[i];

      g_string_append_printf (text, "\n_ %s %s", signature->role, signature->name);
    }
  for (guint i = 0; i < form->notes->len; i++)
    g_string_append_printf (text, "\n* %s", (const char *) form->notes->pdata[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_member (GPtrArray *members, gint64 id, BrgCommitteeRole role, const char *name)
{
  BrgCommitteeMember *member = brg_committee_member_new (role, name);

  member->id = id;
  g_ptr_array_add (members, member);
}

static void
test_papers (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 4, 3);
  g_autoptr (BrgProtest) protest = brg_protest_new ();
  g_autoptr (GPtrArray) members =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_committee_member_free);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgForm) decision = NULL;
  g_autofree char *paper_text = NULL;
  g_autofree char *decision_text = NULL;
  BrgDocumentOptions options;
  BrgProtestPaper paper = { snapshot, protest, 1, members, BRG_DECIDED_BY_COMMITTEE };

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:1");
  g_free (snapshot->event->zone);
  snapshot->event->zone = g_strdup ("UTC");
  brg_document_options_init (&options, words);
  protest->number = 2;
  protest->appeal_of_id = 7;
  protest->round = 1;
  protest->board = 1;
  protest->entry_id = brg_snapshot_get_entry (snapshot, 1)->id;
  protest->other_id = brg_snapshot_get_entry (snapshot, 0)->id;
  protest->fee = 200000;
  protest->is_fee_paid = TRUE;
  brg_protest_take_text (&protest->currency, g_strdup ("RUB"));
  brg_protest_take_text (&protest->filed_at, g_strdup ("2026-03-07T12:30:00Z"));
  brg_protest_take_text (&protest->articles, g_strdup ("5.4.2.10"));
  brg_protest_take_text (&protest->subject, g_strdup ("The flag fell before"));
  form = brg_protest_form_new (&paper, &options);
  /* What is signed is no table: nothing stands above its rows. */
  for (guint i = 0; i < form->columns->len; i++)
    g_assert_cmpstr (brg_form_get_column (form, i)->head, ==, "");
  paper_text = dup_rows (form);
  g_test_message ("%s", paper_text);
  g_assert_true (g_str_has_prefix (paper_text, "Appeal no. 2\nAgainst the decision on protest "
                                               "no.: 1\nAbout: Round 1, board 1\nProtest by: "
                                               "Player02\nOther side: Player01\nFiled by: "
                                               "Player\nFiled at: 2026-03-07 12:30\nArticles: "
                                               "5.4.2.10\nWhat is disputed: The flag fell "
                                               "before\nDeposit: 2000 RUB, paid\n_ Player: "));
  add_member (members, 1, BRG_COMMITTEE_CHAIR, "Zueva");
  add_member (members, 2, BRG_COMMITTEE_MEMBER, "Nosov");
  add_member (members, 3, BRG_COMMITTEE_RESERVE, "Orlov");
  g_ptr_array_add (protest->votes, brg_protest_vote_new (1, BRG_VOTE_FOR, ""));
  g_ptr_array_add (protest->votes, brg_protest_vote_new (2, BRG_VOTE_NONE, "an arbiter"));
  g_ptr_array_add (protest->votes, brg_protest_vote_new (3, BRG_VOTE_FOR, ""));
  protest->decision = BRG_PROTEST_UPHELD;
  protest->fee_goes = BRG_FEE_RETURNED;
  brg_protest_take_text (&protest->grounds, g_strdup ("Seen by the arbiter"));
  brg_protest_take_text (&protest->result_before, g_strdup ("1-0"));
  brg_protest_take_text (&protest->result_after, g_strdup ("0-1"));
  brg_protest_take_text (&protest->decided_by, g_strdup ("Appeals committee"));
  brg_protest_take_text (&protest->decided_at, g_strdup ("2026-03-07T14:00:00Z"));
  decision = brg_protest_form_new_decision (&paper, &options);
  decision_text = dup_rows (decision);
  g_test_message ("%s", decision_text);
  g_assert_nonnull (strstr (decision_text, "\nNot voting: Nosov: an arbiter\n"
                                           "Votes: for: 2, against: 0\n"
                                           "Decision: upheld\n"
                                           "Grounds: Seen by the arbiter\n"
                                           "Result of the game: "));
  g_assert_nonnull (strstr (decision_text, "\nDeposit: returned\n"
                                           "Decided by: Appeals committee\n"
                                           "Decided at: 2026-03-07 14:00\n"
                                           "_ Chair: Zueva\n"
                                           "_ Member: Orlov\n"
                                           "* The decision is final ("));
}

static const char *
find_content (const BrgForm *form, const char *field)
{
  for (guint i = 0; i < form->rows->len; i++)
    if (g_str_equal (brg_form_get_row (form, i)->cells[0].text, field))
      return brg_form_get_row (form, i)->cells[1].text;
  return NULL;
}

/* To whom it goes, what was violated, who took it in and when: what is not known is a line. */
static void
test_fields (void)
{
  static const struct
  {
    BrgProtestBody body;
    const char *addressee;
  } bodies[] = {
    { BRG_DECIDED_BY_ARBITER, "To the chief arbiter: V. Tokarev" },
    { BRG_DECIDED_BY_COMMITTEE, "To the appeals committee" },
    { BRG_DECIDED_BY_ORGANISER, "To the organiser" },
  };
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 4, 3);
  g_autoptr (BrgProtest) protest = brg_protest_new ();
  g_autoptr (GPtrArray) members = g_ptr_array_new ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) decision = NULL;
  BrgDocumentOptions options;
  BrgProtestPaper paper = { snapshot, protest, 0, members, BRG_DECIDED_BY_ARBITER };

  brg_document_options_init (&options, words);
  g_ptr_array_set_size (snapshot->event->officials, 0);
  g_ptr_array_add (snapshot->event->officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "V. Tokarev", "1"));
  for (guint i = 0; i < G_N_ELEMENTS (bodies); i++)
    {
      g_autoptr (BrgForm) form = NULL;
      const BrgFormSignature *received;

      paper.body = bodies[i].body;
      form = brg_protest_form_new (&paper, &options);
      g_assert_cmpstr (form->right, ==, bodies[i].addressee);
      g_assert_true (g_str_has_prefix (find_content (form, "Articles"), "____"));
      received = form->signatures->pdata[1];
      g_assert_cmpstr (received->role, ==, "Received:");
      g_assert_cmpstr (received->category, ==, "at ____ : ____");
    }
  protest->decision = BRG_PROTEST_REJECTED;
  decision = brg_protest_form_new_decision (&paper, &options);
  g_assert_cmpstr (decision->right, ==, "");
  g_assert_null (find_content (decision, "Articles"));
}

BRG_TEST_TOPIC ("protest-form")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/protest-form/rus-draughts-2022/5.4.17.5/papers", test_papers);
  g_test_add_func ("/app/protest-form/rus-draughts-2022 5.4.17.2/fields", test_fields);
  return g_test_run ();
}
