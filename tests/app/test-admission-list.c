/* test-admission-list.c - the players of a group before the admission committee
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-admission-check.h"
#include "brg-admission-list.h"
#include "brg-admission-words.h"
#include "brg-draft.h"
#include "brg-event-regulations.h"
#include "brg-fee-check.h"
#include "brg-rulebooks.h"
#include "brg-store-admission.h"
#include "brg-store-delegations.h"
#include "brg-store-disqualifications.h"
#include "brg-store-entry-papers.h"
#include "brg-store-event.h"
#include "brg-test.h"
#include "store-fixture.h"

#define BOOK "rus-draughts-2022 "

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* Four players of a group under 17, from 17 to 22 November 2026. */
static void
open_event (StoreFixture *fixture)
{
  static const char *const births[] = { "2010-03-21", "2009-12-31", "2013-05-09", "2011" };
  g_autoptr (GPtrArray) limits =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_admission_limit_free);
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEvent) event = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (fixture, 4);
  snapshot = store_fixture_load (fixture);
  event = brg_event_copy (snapshot->event);
  set_text (&event->starts, "2026-11-17");
  set_text (&event->ends, "2026-11-22");
  brg_store_update_event (fixture->store, event, &error);
  for (gint i = 0; i < 4; i++)
    {
      g_autoptr (BrgEntry) entry = brg_entry_copy (brg_snapshot_get_entry (snapshot, i));

      set_text (&entry->birth, births[i]);
      set_text (&entry->organisation, i < 2 ? "Пенза" : "Саратов");
      brg_store_update_entry (fixture->store, entry, &error);
      g_assert_no_error (error);
    }
  g_ptr_array_add (limits, brg_admission_limit_new (BRG_LIMIT_AGE_UNDER, 17, "", ""));
  brg_store_set_group_limits (fixture->store, fixture->group_id, limits, &error);
  g_assert_no_error (error);
}

static BrgAdmissionList *
load (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GError) error = NULL;
  BrgAdmissionList *list =
      brg_admission_list_new (fixture->store, snapshot, words, "2026-11-17", &error);

  g_assert_no_error (error);
  return list;
}

static gint64
get_id (StoreFixture *fixture, gint index)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return brg_snapshot_get_entry (snapshot, index)->id;
}

/* "doctor identity", what is against the admission of a player, `?` behind what is not known. */
static char *
dup_grounds (StoreFixture *fixture, gint index, BrgAdmissionAdvice advice)
{
  g_autoptr (BrgAdmissionList) list = load (fixture);
  const BrgAdmissionRow *row = brg_admission_list_find (list, get_id (fixture, index));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < row->faults->len; i++)
    {
      const BrgAdmissionFault *fault = row->faults->pdata[i];

      g_assert_cmpuint (strlen (fault->text), >, 0);
      g_string_append_printf (text, "%s%s%s", i > 0 ? " " : "",
                              brg_admission_ground_to_id (fault->ground),
                              fault->is_doubt ? "?" : "");
    }
  g_assert_cmpint (row->advice, ==, advice);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_grounds (StoreFixture *fixture, gint index, BrgAdmissionAdvice advice, const char *expected)
{
  g_autofree char *found = dup_grounds (fixture, index, advice);

  g_assert_cmpstr (found, ==, expected);
}

static void
see_all (StoreFixture *fixture, gint index)
{
  static const char *const items[] = { "application",       "doctor",
                                       "identity",          "birth-certificate",
                                       "medical-insurance", "life-insurance" };

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      BrgEntryPaper paper = { get_id (fixture, index), (char *) items[i],    FALSE,
                              (char *) "2026-11-17",   (char *) "Перминова", (char *) "" };
      g_autoptr (GError) error = NULL;

      brg_store_see_paper (fixture->store, &paper, &error);
      g_assert_no_error (error);
    }
}

/* rus-draughts-2022 2.1: born on the last day of 2009 he turns 17 in 2026. */
static void
test_age (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgAdmissionList) list = NULL;
  const BrgAdmissionFault *fault;

  open_event (&fixture);
  for (gint i = 0; i < 4; i++)
    see_all (&fixture, i);
  assert_grounds (&fixture, 0, BRG_ADVICE_ADMIT, "");
  assert_grounds (&fixture, 1, BRG_ADVICE_REFUSE, "age");
  assert_grounds (&fixture, 2, BRG_ADVICE_ADMIT, "");
  list = load (&fixture);
  fault = brg_admission_list_find (list, get_id (&fixture, 1))->faults->pdata[0];
  g_assert_cmpstr (fault->article, ==, BOOK "2.1");
  g_assert_cmpstr (fault->text, ==,
                   "In 2026 he or she turns 17. The group under 17 is for those born in 2010 or "
                   "later.");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 2.1, 5.2: a point of the regulations is not the article of that number. */
static void
test_articles (void)
{
  static const struct
  {
    const char *article;
    const char *quoted;
  } cases[] = {
    { BOOK "5.2", "par.\u00a05.2" },
    { "5.2", "par.\u00a05.2 of the regulations" },
    { "п. 5.2", "par.\u00a05.2 of the regulations" },
    { "3, 4", "par.\u00a03, 4 of the regulations" },
    { "reg. 4.2", "reg. 4.2" },
    { "", "" },
    { NULL, "" },
  };
  g_autoptr (BrgWords) words = brg_words_open ("en");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *quoted = brg_admission_words_dup_article (
          words, brg_rulebook_find ("rus-draughts-2022"), cases[i].article);

      g_assert_cmpstr (quoted, ==, cases[i].quoted);
    }
}

/* rus-draughts-2022 2.2.3, 2.2.4: what is owed; a copy of a policy is not its original, and a
 * policy that ends during the event does not hold. */
static void
test_papers (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgAdmissionList) list = NULL;
  g_autofree char *owed = NULL;
  g_autofree char *owed_short = NULL;
  BrgEntryPaper paper = {
    0, (char *) "medical-insurance", TRUE, (char *) "2026-11-17", (char *) "Перминова", (char *) ""
  };

  open_event (&fixture);
  assert_grounds (&fixture, 0, BRG_ADVICE_OWES, "papers doctor papers papers papers");
  see_all (&fixture, 0);
  paper.entry_id = get_id (&fixture, 0);
  brg_store_see_paper (fixture.store, &paper, &error);
  assert_grounds (&fixture, 0, BRG_ADVICE_OWES, "papers");
  paper.is_copy = FALSE;
  paper.valid_until = (char *) "2026-11-21";
  brg_store_see_paper (fixture.store, &paper, &error);
  assert_grounds (&fixture, 0, BRG_ADVICE_OWES, "papers");
  list = load (&fixture);
  owed = brg_admission_row_dup_owed (list, brg_admission_list_find (list, paper.entry_id));
  g_assert_cmpstr (owed, ==, "Policy of compulsory medical insurance");
  owed_short =
      brg_admission_row_dup_owed_short (list, brg_admission_list_find (list, paper.entry_id));
  g_assert_cmpstr (owed_short, ==, "Med.");
  paper.valid_until = (char *) "2026-11-22";
  brg_store_see_paper (fixture.store, &paper, &error);
  assert_grounds (&fixture, 0, BRG_ADVICE_ADMIT, "");
  /* rus-draughts-2022 2.2.5: the regulations ask for one more. */
  brg_store_set_admission_item (fixture.store, fixture.event_id, "consent", "Согласие родителей",
                                TRUE, &error);
  g_assert_no_error (error);
  assert_grounds (&fixture, 0, BRG_ADVICE_OWES, "papers");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 5.1, 2.2.4: the delegation came a day late, its original is there; who has a
 * day of his own is judged by it. */
static void
test_late (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgAdmissionTerms) terms = brg_admission_terms_new ();
  g_autoptr (BrgDelegation) delegation = brg_delegation_new ();
  g_autoptr (GArray) players = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (BrgAdmissionList) list = NULL;
  gint64 id;

  open_event (&fixture);
  see_all (&fixture, 0);
  see_all (&fixture, 2);
  id = get_id (&fixture, 0);
  g_array_append_val (players, id);
  set_text (&terms->preliminary_by, "2026-11-03");
  set_text (&terms->final_by, "2026-11-17");
  brg_store_set_admission_terms (fixture.store, fixture.event_id, terms, &error);
  set_text (&delegation->name, "Пензенская обл.");
  set_text (&delegation->receipts[BRG_ENTRY_PRELIMINARY].received_on, "2026-11-04");
  set_text (&delegation->receipts[BRG_ENTRY_FINAL].received_on, "2026-11-17");
  delegation->receipts[BRG_ENTRY_FINAL].is_original = TRUE;
  brg_store_save_delegation (fixture.store, fixture.event_id, delegation, players, NULL, &error);
  g_assert_no_error (error);
  assert_grounds (&fixture, 0, BRG_ADVICE_LATE, "late");
  brg_store_set_entry_days (fixture.store, id, "2026-11-03", "", &error);
  assert_grounds (&fixture, 0, BRG_ADVICE_ADMIT, "");
  brg_store_set_entry_days (fixture.store, get_id (&fixture, 2), "2026-11-14", "", &error);
  assert_grounds (&fixture, 2, BRG_ADVICE_LATE, "late");
  brg_store_unsee_paper (fixture.store, id, "application", &error);
  assert_grounds (&fixture, 0, BRG_ADVICE_ADMIT, "");
  g_assert_no_error (error);
  /* By delegation, those without one by organisation. */
  list = load (&fixture);
  g_assert_cmpuint (brg_admission_list_get_delegations (list)->len, ==, 3);
  store_fixture_close (&fixture);
}

static void
set_fee (StoreFixture *fixture, gint index, gint64 amount, const char *day)
{
  g_autoptr (BrgEntryFee) fee = brg_entry_fee_new (get_id (fixture, index));
  g_autoptr (GError) error = NULL;

  fee->amount = amount;
  set_text (&fee->paid_on, day);
  brg_store_set_entry_fee (fixture->store, fee, &error);
  g_assert_no_error (error);
}

/* rus-draughts-2022 5.2: paid in full, and before the committee meets. */
static void
test_fee (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgAdmissionTerms) terms = brg_admission_terms_new ();

  open_event (&fixture);
  see_all (&fixture, 0);
  brg_event_regulations_save (fixture.store, fixture.event_id,
                              brg_regulations_find ("rule-entry-fee"), 150000, &error);
  set_text (&terms->meets_on, "2026-11-17");
  brg_store_set_admission_terms (fixture.store, fixture.event_id, terms, &error);
  g_assert_no_error (error);
  assert_grounds (&fixture, 0, BRG_ADVICE_OWES, "fee");
  set_fee (&fixture, 0, 149999, "2026-11-16");
  assert_grounds (&fixture, 0, BRG_ADVICE_OWES, "fee");
  set_fee (&fixture, 0, 150000, "2026-11-17");
  assert_grounds (&fixture, 0, BRG_ADVICE_ADMIT, "");
  set_fee (&fixture, 0, 150000, "2026-11-18");
  assert_grounds (&fixture, 0, BRG_ADVICE_LOOK, "fee?");
  /* Where something is still owed it is told as well, and at once, while it is typed. */
  set_fee (&fixture, 0, 149999, "2026-11-18");
  assert_grounds (&fixture, 0, BRG_ADVICE_OWES, "fee fee?");
  {
    g_autoptr (BrgAdmissionList) list = load (&fixture);
    g_autoptr (BrgFeeCheck) check = brg_fee_check_new (list, get_id (&fixture, 0));
    g_autoptr (BrgWords) words = brg_words_open ("en");
    const BrgEntryFee *fee = brg_admission_list_find (list, get_id (&fixture, 0))->fee;
    g_autofree char *doubts = brg_fee_check_dup_doubts (check, fee, words);

    g_assert_nonnull (strstr (doubts, "after the committee had met"));
  }
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 5.2: what is above the limit, and a receipt that another one has. */
static void
test_fee_doubts (void)
{
  static const struct
  {
    gint64 due;
    gint64 amount;
    const char *receipt;
    const char *doubts;
  } cases[] = {
    { -1, 500000, "2", "" },
    { -1, 500001, "2", "5000.01 is above the most that may be asked, 5000 (par.\u00a05.2)." },
    { 500100, 0, "", "5001 is above the most that may be asked, 5000 (par.\u00a05.2)." },
    { -1, 150000, "1", "Receipt 1 is already noted for %s." },
  };
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgAdmissionList) list = NULL;
  g_autoptr (BrgFeeCheck) check = NULL;
  g_autoptr (BrgFeeCheck) own = NULL;
  g_autoptr (BrgEntryFee) fee = brg_entry_fee_new (0);
  g_autofree char *name = NULL;
  g_autofree char *of_his_own = NULL;

  open_event (&fixture);
  fee->entry_id = get_id (&fixture, 0);
  fee->amount = 150000;
  set_text (&fee->paid_on, "2026-11-16");
  set_text (&fee->receipt, "1");
  brg_store_set_entry_fee (fixture.store, fee, &error);
  g_assert_no_error (error);
  list = load (&fixture);
  name = brg_admission_list_dup_name (list, brg_admission_list_find (list, fee->entry_id),
                                      BRG_NAME_FULL);
  own = brg_fee_check_new (list, fee->entry_id);
  of_his_own = brg_fee_check_dup_doubts (own, fee, words);
  g_assert_cmpstr (of_his_own, ==, "");
  check = brg_fee_check_new (list, get_id (&fixture, 1));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *doubts = NULL;
      g_autoptr (GString) expected = g_string_new (cases[i].doubts);

      g_string_replace (expected, "%s", name, 0);
      fee->due = cases[i].due;
      fee->amount = cases[i].amount;
      set_text (&fee->receipt, cases[i].receipt);
      doubts = brg_fee_check_dup_doubts (check, fee, words);
      g_assert_cmpstr (doubts, ==, expected->str);
    }
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 1.6.2, 5.3 */
static void
test_disqualified (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgDisqualification) row = brg_disqualification_new ();
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autofree char *name = NULL;

  open_event (&fixture);
  see_all (&fixture, 3);
  snapshot = store_fixture_load (&fixture);
  name = brg_entry_dup_name (brg_snapshot_get_entry (snapshot, 3));
  set_text (&row->name, name);
  set_text (&row->birth, "2011");
  set_text (&row->last_day, "2026-11-17");
  brg_store_add_disqualification (fixture.store, fixture.event_id, row, &error);
  g_assert_no_error (error);
  assert_grounds (&fixture, 3, BRG_ADVICE_REFUSE, "disqualified");
  store_fixture_close (&fixture);
}

/* The fourth player, who alone was born in that year. */
static void
disqualify (StoreFixture *fixture, gint index)
{
  g_autoptr (BrgDisqualification) row = brg_disqualification_new ();
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = brg_entry_dup_name (brg_snapshot_get_entry (snapshot, index));

  set_text (&row->name, name);
  set_text (&row->birth, "2011");
  set_text (&row->last_day, "2026-12-31");
  brg_store_add_disqualification (fixture->store, fixture->event_id, row, &error);
  g_assert_no_error (error);
}

static void
decide (StoreFixture *fixture, gint64 id, BrgAdmissionState state)
{
  g_autoptr (BrgAdmission) admission = brg_admission_new (id);
  g_autoptr (GError) error = NULL;

  admission->state = state;
  admission->ground = state == BRG_ADMISSION_REFUSED ? BRG_GROUND_AGE : BRG_GROUND_NONE;
  brg_store_decide_admission (fixture->store, admission, &error);
  g_assert_no_error (error);
}

static void
assert_remark (StoreFixture *fixture,
               gint index,
               BrgFate fate,
               const char *expected,
               const char *expected_article)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  const char *article;
  g_autofree char *text = brg_admission_dup_check_in_remark (fixture->store, snapshot, index, fate,
                                                             "2026-11-17", words, &article);

  if (expected == NULL)
    g_assert_null (text);
  else
    g_assert_nonnull (strstr (text, expected));
  g_assert_cmpstr (article, ==, expected_article);
}

/* rus-draughts-2022 1.5.10, 1.6.2: who is disqualified is admitted as an exception alone, and who
 * checks him in is told. */
static void
test_disqualified_admitted (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgAdmissionList) list = NULL;
  g_autoptr (BrgAdmission) admission = NULL;

  open_event (&fixture);
  disqualify (&fixture, 3);
  list = load (&fixture);
  admission = brg_admission_new (get_id (&fixture, 3));
  admission->state = BRG_ADMISSION_ADMITTED;
  g_assert_false (brg_admission_check_decision (list, admission, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, "only as an exception, with a reason"));
  g_clear_error (&error);
  admission->state = BRG_ADMISSION_EXCEPTION;
  set_text (&admission->reason, "court");
  g_assert_true (brg_admission_check_decision (list, admission, &error));
  assert_remark (&fixture, 3, BRG_FATE_HERE, "is disqualified until", BOOK "1.5.10");
  assert_remark (&fixture, 3, BRG_FATE_ZERO, NULL, NULL);
  assert_remark (&fixture, 0, BRG_FATE_HERE, NULL, NULL);
  g_assert_true (brg_store_decide_admission (fixture.store, admission, &error));
  assert_remark (&fixture, 3, BRG_FATE_HERE, NULL, NULL);
  assert_remark (&fixture, 0, BRG_FATE_HERE, "Has the admission committee decided", NULL);
  /* rus-draughts-2022 2.2.4, 5.3: while papers are missing as well. */
  admission->entry_id = get_id (&fixture, 0);
  admission->state = BRG_ADMISSION_ADMITTED;
  g_assert_false (brg_admission_check_decision (list, admission, &error));
  g_assert_nonnull (strstr (error->message, "Not brought"));
  g_clear_error (&error);
  see_all (&fixture, 0);
  g_clear_pointer (&list, brg_admission_list_free);
  list = load (&fixture);
  g_assert_true (brg_admission_check_decision (list, admission, &error));
  store_fixture_close (&fixture);
}

/* Who stands in a round is not refused any more, and it is not proposed. */
static void
test_paired (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgAdmissionList) list = NULL;
  g_autoptr (BrgAdmission) admission = NULL;

  open_event (&fixture);
  for (gint i = 0; i < 4; i++)
    see_all (&fixture, i);
  assert_grounds (&fixture, 1, BRG_ADVICE_REFUSE, "age");
  store_fixture_publish (&fixture);
  assert_grounds (&fixture, 1, BRG_ADVICE_PAIRED, "age");
  assert_grounds (&fixture, 0, BRG_ADVICE_ADMIT, "");
  list = load (&fixture);
  admission = brg_admission_new (get_id (&fixture, 1));
  admission->state = BRG_ADMISSION_REFUSED;
  admission->ground = BRG_GROUND_AGE;
  g_assert_false (brg_admission_check_decision (list, admission, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, "withdraw the player"));
  g_clear_error (&error);
  admission->state = BRG_ADMISSION_EXCEPTION;
  set_text (&admission->reason, "paired before the committee met");
  g_assert_true (brg_admission_check_decision (list, admission, &error));
  store_fixture_close (&fixture);
}

static void
set_book (StoreFixture *fixture, const char *id, const char *starts, const char *ends)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgEvent) event = brg_event_copy (snapshot->event);
  g_autoptr (GError) error = NULL;

  event->rulebook = brg_rulebook_find (id);
  set_text (&event->starts, starts);
  set_text (&event->ends, ends);
  brg_store_update_event (fixture->store, event, &error);
  g_assert_no_error (error);
}

/* rus-chess-2014 13.12: who has accepted an invitation has to play; another book says nothing. */
static void
test_invited (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  open_event (&fixture);
  brg_store_set_entry_days (fixture.store, get_id (&fixture, 0), "", "2026-10-01", &error);
  g_assert_no_error (error);
  assert_remark (&fixture, 0, BRG_FATE_GONE, NULL, NULL);
  set_book (&fixture, "rus-chess-2014", "2026-11-17", "2026-11-22");
  assert_remark (&fixture, 0, BRG_FATE_GONE, "has accepted the invitation", "rus-chess-2014 13.12");
  assert_remark (&fixture, 1, BRG_FATE_GONE, NULL, NULL);
  assert_remark (&fixture, 0, BRG_FATE_HERE, NULL, NULL);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 2.2.4: an event without days asks as one of today: a child has no passport. */
static void
test_no_days (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgAdmissionList) list = NULL;
  const GPtrArray *items;
  const BrgAdmissionRow *row;

  open_event (&fixture);
  set_book (&fixture, "rus-draughts-2022", "", "");
  list = load (&fixture);
  items = brg_admission_list_get_items (list);
  row = brg_admission_list_find (list, get_id (&fixture, 2));
  for (guint i = 0; i < items->len; i++)
    {
      const char *id = ((const BrgAdmissionItemRow *) items->pdata[i])->id;

      if (g_str_equal (id, "birth-certificate"))
        g_assert_true (row->checks[i].is_asked);
      if (g_str_equal (id, "identity"))
        g_assert_false (row->checks[i].is_asked);
    }
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 2.2.6: only events of municipalities and of organisations ask for less. */
static void
test_dropped (void)
{
  StoreFixture fixture = { 0 };

  open_event (&fixture);
  for (gint level = -1; level < BRG_N_EVENT_LEVELS; level++)
    {
      g_autofree char *text = g_strdup_printf ("%d", level);
      g_autoptr (BrgAdmissionList) list = NULL;
      g_autoptr (GError) error = NULL;
      gboolean may = level < 0 || level == BRG_LEVEL_LOCAL || level == BRG_LEVEL_CLUB;

      brg_store_set_setting (fixture.store, fixture.event_id, "rule-level", text, &error);
      g_assert_no_error (error);
      list = load (&fixture);
      g_assert_cmpint (brg_admission_check_drop (list, "doctor", &error), ==, may);
      if (!may)
        g_assert_nonnull (strstr (error->message, BOOK "2.2.3"));
      g_clear_error (&error);
      g_assert_true (brg_admission_check_drop (list, "diploma", &error));
    }
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 5.3: who is refused is not paired, and the wizard cannot bring him back; those
 * about whom nothing is decided are counted once the committee has begun. */
static void
test_decided (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgAdmissionList) list = NULL;
  g_autofree char *names = NULL;
  g_autofree char *put_off = NULL;
  BrgDraft *draft;
  gint64 ids[4];

  open_event (&fixture);
  for (gint i = 0; i < 4; i++)
    ids[i] = get_id (&fixture, i);
  before = store_fixture_load (&fixture);
  g_assert_cmpint (brg_admission_count_undecided (before), ==, 0);
  see_all (&fixture, 0);
  decide (&fixture, ids[0], BRG_ADMISSION_ADMITTED);
  decide (&fixture, ids[1], BRG_ADMISSION_REFUSED);
  decide (&fixture, ids[2], BRG_ADMISSION_LATER);
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpint (brg_admission_count_undecided (snapshot), ==, 2);
  names = brg_admission_dup_undecided (snapshot);
  put_off = brg_entry_dup_name (brg_snapshot_get_entry (snapshot, 2));
  g_assert_true (g_str_has_prefix (names, put_off));
  g_assert_true (g_str_has_prefix (names + strlen (put_off), ": put off\n"));
  g_assert_true (g_str_has_suffix (names, ": not considered"));
  list = load (&fixture);
  g_assert_cmpint (brg_admission_list_count_open (list), ==, 2);
  g_assert_true (brg_admission_list_has_begun (list));
  g_assert_cmpint (brg_admission_list_find_next (list, 0)->entry->id, ==, ids[2]);
  g_assert_cmpint (brg_admission_list_find_next (list, ids[2])->entry->id, ==, ids[3]);
  g_assert_cmpint (brg_admission_list_find_next (list, ids[3])->entry->id, ==, ids[2]);
  draft = brg_draft_new (snapshot);
  g_assert_cmpint (brg_draft_get_presence (draft, brg_snapshot_find_entry (snapshot, ids[1])), ==,
                   BRG_PRESENCE_GONE);
  g_assert_false (
      brg_draft_may_be (draft, brg_snapshot_find_entry (snapshot, ids[1]), BRG_PRESENCE_RETURNS));
  brg_draft_free (draft);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("admission-list")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/admission-list/" BOOK "2.1/age", test_age);
  g_test_add_func ("/app/admission-list/" BOOK "2.1, 5.2/articles", test_articles);
  g_test_add_func ("/app/admission-list/" BOOK "2.2.3, 2.2.4, 2.2.5/papers", test_papers);
  g_test_add_func ("/app/admission-list/" BOOK "5.1/late", test_late);
  g_test_add_func ("/app/admission-list/" BOOK "5.2/fee", test_fee);
  g_test_add_func ("/app/admission-list/" BOOK "5.2/fee-doubts", test_fee_doubts);
  g_test_add_func ("/app/admission-list/" BOOK "1.6.2/disqualified", test_disqualified);
  g_test_add_func ("/app/admission-list/" BOOK "1.5.10, 1.6.2/admitted",
                   test_disqualified_admitted);
  g_test_add_func ("/admission-list/paired", test_paired);
  g_test_add_func ("/app/admission-list/rus-chess-2014 13.12/invited", test_invited);
  g_test_add_func ("/app/admission-list/" BOOK "2.2.4/no-days", test_no_days);
  g_test_add_func ("/app/admission-list/" BOOK "2.2.6/dropped", test_dropped);
  g_test_add_func ("/app/admission-list/" BOOK "5.3/decided", test_decided);
  return g_test_run ();
}
