/* test-store-admission.c - entries by delegation, papers, fees, decisions of the committee
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-admission.h"
#include "brg-store-delegations.h"
#include "brg-store-entry-papers.h"
#include "brg-store-event.h"
#include "brg-store-lists.h"
#include "brg-store-persons.h"
#include "brg-store-removal.h"
#include "brg-test.h"
#include "store-fixture.h"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static gint64
get_entry (StoreFixture *fixture, gint index)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return brg_snapshot_get_entry (snapshot, index)->id;
}

static gboolean
decide (StoreFixture *fixture,
        gint64 entry_id,
        BrgAdmissionState state,
        BrgAdmissionGround ground,
        const char *reason,
        GError **error)
{
  g_autoptr (BrgAdmission) admission = brg_admission_new (entry_id);

  admission->state = state;
  admission->ground = ground;
  set_text (&admission->reason, reason);
  set_text (&admission->decided_by, "Токарев");
  return brg_store_decide_admission (fixture->store, admission, error);
}

static void
assert_refused (gboolean done, GError **error, const char *message)
{
  g_assert_false (done);
  g_assert_error (*error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpstr ((*error)->message, ==, message);
  g_clear_error (error);
}

static void
undo (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (brg_journal_undo (fixture->store, fixture->event_id, &error));
  g_assert_no_error (error);
}

static void
assert_entry (StoreFixture *fixture, gint64 id, BrgAdmissionState state, gint left_after)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgEntry *entry = brg_snapshot_get_entry (snapshot, brg_snapshot_find_entry (snapshot, id));

  g_assert_cmpint (entry->admission, ==, state);
  g_assert_cmpint (entry->left_after, ==, left_after);
}

/* rus-draughts-2022 5.3: who is refused is out of the list until the committee decides otherwise,
 * and nothing else brings him back. */
static void
test_decisions (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) list = NULL;
  const BrgAdmission *row;
  gint64 id;

  store_fixture_open (&fixture, 4);
  id = get_entry (&fixture, 1);
  assert_entry (&fixture, id, BRG_ADMISSION_OPEN, BRG_STAYS);
  assert_refused (decide (&fixture, id, BRG_ADMISSION_REFUSED, BRG_GROUND_NONE, "", &error), &error,
                  "A refusal needs a ground.");
  assert_refused (decide (&fixture, id, BRG_ADMISSION_REFUSED, BRG_GROUND_OTHER, "  ", &error),
                  &error, "Another ground needs words.");
  assert_refused (decide (&fixture, id, BRG_ADMISSION_EXCEPTION, BRG_GROUND_AGE, "\t ", &error),
                  &error, "An exception needs a reason.");
  g_assert_true (decide (&fixture, id, BRG_ADMISSION_REFUSED, BRG_GROUND_AGE, "", &error));
  g_assert_no_error (error);
  assert_entry (&fixture, id, BRG_ADMISSION_REFUSED, 0);
  store_fixture_reopen (&fixture);
  assert_entry (&fixture, id, BRG_ADMISSION_REFUSED, 0);
  list = brg_store_list_admissions (fixture.store, fixture.group_id, &error);
  g_assert_cmpuint (list->len, ==, 1);
  row = list->pdata[0];
  g_assert_cmpint (row->ground, ==, BRG_GROUND_AGE);
  g_assert_cmpstr (row->decided_by, ==, "Токарев");
  g_assert_cmpuint (strlen (row->decided_at), ==, strlen ("2026-11-17T09:00:00Z"));
  assert_refused (brg_store_return (fixture.store, id, &error), &error,
                  "The admission committee has refused this player: its decision has to change "
                  "first.");
  g_assert_true (
      decide (&fixture, id, BRG_ADMISSION_EXCEPTION, BRG_GROUND_AGE, "a year younger", &error));
  assert_entry (&fixture, id, BRG_ADMISSION_EXCEPTION, BRG_STAYS);
  undo (&fixture);
  assert_entry (&fixture, id, BRG_ADMISSION_REFUSED, 0);
  undo (&fixture);
  assert_entry (&fixture, id, BRG_ADMISSION_OPEN, BRG_STAYS);
  store_fixture_close (&fixture);
}

/* Who had left of his own accord has left whatever the committee decides; who was paired is
 * withdrawn. */
static void
test_left (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 left;
  gint64 paired;

  store_fixture_open (&fixture, 4);
  left = get_entry (&fixture, 3);
  paired = get_entry (&fixture, 0);
  g_assert_true (brg_store_withdraw (fixture.store, left, 0, "ill", &error));
  g_assert_true (decide (&fixture, left, BRG_ADMISSION_REFUSED, BRG_GROUND_PAPERS, "", &error));
  g_assert_true (decide (&fixture, left, BRG_ADMISSION_ADMITTED, BRG_GROUND_NONE, "", &error));
  assert_entry (&fixture, left, BRG_ADMISSION_ADMITTED, 0);
  store_fixture_publish (&fixture);
  assert_refused (decide (&fixture, paired, BRG_ADMISSION_REFUSED, BRG_GROUND_AGE, "", &error),
                  &error, "The player has already been paired and can only be withdrawn.");
  g_assert_true (decide (&fixture, paired, BRG_ADMISSION_ADMITTED, BRG_GROUND_NONE, "", &error));
  store_fixture_close (&fixture);
}

/* Appendices 3 and 4: who enters, who signs, who represents, the doctor, the days. */
static void
test_delegation (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgDelegation) delegation = brg_delegation_new ();
  g_autoptr (BrgDelegation) same = brg_delegation_new ();
  g_autoptr (GArray) players = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GPtrArray) admissions = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  const BrgDelegation *found;
  gint64 id;
  gint64 entry_id;

  store_fixture_open (&fixture, 4);
  entry_id = get_entry (&fixture, 2);
  g_array_append_val (players, entry_id);
  set_text (&delegation->name, " Саратовская обл. ");
  set_text (&delegation->region, "Саратовская область");
  set_text (&delegation->representative, "Мещеряков О. В.");
  set_text (&delegation->doctor, "Сомов И. П.");
  set_text (&delegation->clinic, "Врачебно-физкультурный диспансер");
  set_text (&delegation->doctor_on, "12.11.2026");
  g_ptr_array_add (delegation->heads, brg_delegation_head_new ("федерация шашек", "Орлов Д. Н."));
  g_ptr_array_add (delegation->heads,
                   brg_delegation_head_new ("министерство спорта", "Лужин А. Г."));
  set_text (&delegation->receipts[BRG_ENTRY_PRELIMINARY].received_on, "2026-11-03");
  set_text (&delegation->receipts[BRG_ENTRY_FINAL].received_on, "2026-11-17");
  set_text (&delegation->receipts[BRG_ENTRY_FINAL].signed_on, "2026-11-12");
  delegation->receipts[BRG_ENTRY_FINAL].is_original = TRUE;
  g_assert_true (brg_store_save_delegation (fixture.store, fixture.event_id, delegation, players,
                                            &id, &error));
  g_assert_no_error (error);
  store_fixture_reopen (&fixture);
  list = brg_store_list_delegations (fixture.store, fixture.event_id, &error);
  g_assert_cmpuint (list->len, ==, 1);
  found = list->pdata[0];
  g_assert_cmpint (found->id, ==, id);
  g_assert_cmpstr (found->name, ==, "Саратовская обл.");
  g_assert_cmpstr (found->region, ==, "Саратовская область");
  g_assert_cmpstr (found->doctor_on, ==, "2026-11-12");
  g_assert_cmpstr (found->clinic, ==, "Врачебно-физкультурный диспансер");
  g_assert_cmpuint (found->heads->len, ==, 2);
  g_assert_cmpstr (((BrgDelegationHead *) found->heads->pdata[1])->name, ==, "Лужин А. Г.");
  g_assert_cmpstr (found->receipts[BRG_ENTRY_PRELIMINARY].received_on, ==, "2026-11-03");
  g_assert_false (found->receipts[BRG_ENTRY_PRELIMINARY].is_original);
  g_assert_cmpstr (found->receipts[BRG_ENTRY_FINAL].signed_on, ==, "2026-11-12");
  g_assert_true (found->receipts[BRG_ENTRY_FINAL].is_original);
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpstr (brg_snapshot_get_entry (snapshot, 2)->delegation, ==, "Саратовская обл.");
  set_text (&same->name, "Саратовская обл.");
  assert_refused (
      brg_store_save_delegation (fixture.store, fixture.event_id, same, NULL, NULL, &error), &error,
      "Another delegation of this event has that name.");
  set_text (&same->name, "Пенза");
  set_text (&same->receipts[BRG_ENTRY_FINAL].received_on, "вчера");
  assert_refused (
      brg_store_save_delegation (fixture.store, fixture.event_id, same, NULL, NULL, &error), &error,
      "“вчера” is no day.");
  g_assert_true (brg_store_remove_delegation (fixture.store, fixture.event_id, id, &error));
  admissions = brg_store_list_admissions (fixture.store, fixture.group_id, &error);
  g_assert_cmpint (((BrgAdmission *) admissions->pdata[0])->delegation_id, ==, 0);
  undo (&fixture);
  g_clear_pointer (&list, g_ptr_array_unref);
  list = brg_store_list_delegations (fixture.store, fixture.event_id, &error);
  g_assert_cmpuint (((BrgDelegation *) list->pdata[0])->heads->len, ==, 2);
  g_assert_true (brg_store_delete_event (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 2.2.3: the doctor comes before the games. */
static void
test_doctor (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgDelegation) delegation = brg_delegation_new ();
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEvent) event = NULL;

  store_fixture_open (&fixture, 2);
  snapshot = store_fixture_load (&fixture);
  event = brg_event_copy (snapshot->event);
  set_text (&event->starts, "2026-11-17");
  set_text (&event->ends, "2026-11-22");
  g_assert_true (brg_store_update_event (fixture.store, event, &error));
  g_assert_no_error (error);
  set_text (&delegation->name, "Пенза");
  set_text (&delegation->doctor_on, "23.11.2026");
  assert_refused (
      brg_store_save_delegation (fixture.store, fixture.event_id, delegation, NULL, NULL, &error),
      &error, "The doctor admits players before the event ends.");
  set_text (&delegation->doctor_on, "22.11.2026");
  g_assert_true (
      brg_store_save_delegation (fixture.store, fixture.event_id, delegation, NULL, NULL, &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* In the register the region has a place of its own and is no club. */
static void
assert_register (StoreFixture *fixture, const BrgEntry *entry, const char *region, const char *club)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPerson) person = brg_store_load_person (fixture->store, entry->person_id, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (person->texts[BRG_PERSON_REGION], ==, region);
  g_assert_cmpstr (person->texts[BRG_PERSON_ORGANISATION], ==, club);
}

/* Who is added with a delegation belongs to it; the next one does not make it again. */
static void
test_entered_with (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;

  store_fixture_open (&fixture, 2);
  for (gint i = 0; i < 3; i++)
    {
      BrgEntry *entry = brg_entry_new ();

      set_text (&entry->family_name, "Орлов");
      set_text (&entry->delegation, i < 2 ? "Пензенская обл." : "Удмуртия");
      set_text (&entry->region, i < 2 ? "Пензенская обл." : "Удмуртская Республика");
      set_text (&entry->organisation, i < 2 ? "Пензенская обл., ДЮСШ-3" : "");
      g_ptr_array_add (entries, entry);
    }
  g_assert_true (brg_store_add_entries (fixture.store, fixture.group_id, entries, NULL, &error));
  g_assert_no_error (error);
  list = brg_store_list_delegations (fixture.store, fixture.event_id, &error);
  g_assert_cmpuint (list->len, ==, 2);
  g_assert_cmpstr (((BrgDelegation *) list->pdata[1])->region, ==, "Удмуртская Республика");
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpstr (brg_snapshot_get_entry (snapshot, 3)->delegation, ==, "Пензенская обл.");
  assert_register (&fixture, brg_snapshot_get_entry (snapshot, 3), "Пензенская обл.", "ДЮСШ-3");
  undo (&fixture);
  g_clear_pointer (&list, g_ptr_array_unref);
  list = brg_store_list_delegations (fixture.store, fixture.event_id, &error);
  g_assert_cmpuint (list->len, ==, 0);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 appendix 8: the region of a card is that of the delegation, else the one that
 * the register has of the player. */
static void
test_own_region (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  g_autoptr (BrgSnapshot) snapshot = NULL;

  store_fixture_open (&fixture, 2);
  for (gint i = 0; i < 2; i++)
    {
      BrgEntry *entry = brg_entry_new ();

      set_text (&entry->family_name, "Орлов");
      set_text (&entry->region, "Удмуртская Республика");
      set_text (&entry->delegation, i == 0 ? "" : "Пенза");
      set_text (&entry->organisation, "ДЮСШ-3");
      g_ptr_array_add (entries, entry);
    }
  set_text (&((BrgEntry *) entries->pdata[1])->region, "Пензенская обл.");
  g_assert_true (brg_store_add_entries (fixture.store, fixture.group_id, entries, NULL, &error));
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpstr (brg_snapshot_get_entry (snapshot, 0)->region, ==, "");
  g_assert_cmpstr (brg_snapshot_get_entry (snapshot, 2)->region, ==, "Удмуртская Республика");
  g_assert_cmpstr (brg_snapshot_get_entry (snapshot, 3)->region, ==, "Пензенская обл.");
  store_fixture_close (&fixture);
}

static gboolean
see (StoreFixture *fixture,
     gint64 id,
     const char *item,
     const char *day,
     const char *name,
     GError **error)
{
  BrgEntryPaper paper = { id,           (char *) item, TRUE,
                          (char *) day, (char *) name, (char *) "2027-01-31" };

  return brg_store_see_paper (fixture->store, &paper, error);
}

/* rus-draughts-2022 2.2.4, 2.2.5: papers of the book and of the regulations. */
static void
test_papers (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) list = NULL;
  const BrgEntryPaper *paper;
  gint64 id;

  store_fixture_open (&fixture, 2);
  id = get_entry (&fixture, 0);
  assert_refused (see (&fixture, id, "diploma", "2026-11-17", "Перминова", &error), &error,
                  "This paper is not asked for in this event.");
  assert_refused (see (&fixture, id, "identity", "2026-11-17", " ", &error), &error,
                  "Say who has looked.");
  assert_refused (see (&fixture, id, "identity", "", "Перминова", &error), &error,
                  "Say on which day the paper was seen.");
  assert_refused (
      brg_store_set_admission_item (fixture.store, fixture.event_id, "diploma", "", TRUE, &error),
      &error, "A paper that the rule book does not name needs a name.");
  g_assert_true (brg_store_set_admission_item (fixture.store, fixture.event_id, "diploma",
                                               "Диплом победителя", TRUE, &error));
  g_assert_true (see (&fixture, id, "diploma", "17.11.2026", "Перминова", &error));
  g_assert_no_error (error);
  list = brg_store_list_entry_papers (fixture.store, fixture.group_id, &error);
  g_assert_cmpuint (list->len, ==, 1);
  paper = list->pdata[0];
  g_assert_cmpstr (paper->seen_on, ==, "2026-11-17");
  g_assert_cmpstr (paper->valid_until, ==, "2027-01-31");
  g_assert_true (paper->is_copy);
  g_assert_true (brg_store_unsee_paper (fixture.store, id, "diploma", &error));
  undo (&fixture);
  g_clear_pointer (&list, g_ptr_array_unref);
  list = brg_store_list_entry_papers (fixture.store, fixture.group_id, &error);
  g_assert_cmpuint (list->len, ==, 1);
  g_assert_true (brg_store_remove_entry (fixture.store, id, &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 5.2 */
static void
test_fees (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgEntryFee) fee = NULL;
  g_autoptr (GPtrArray) list = NULL;
  const BrgEntryFee *found;

  store_fixture_open (&fixture, 2);
  fee = brg_entry_fee_new (get_entry (&fixture, 0));
  fee->amount = 150000;
  assert_refused (brg_store_set_entry_fee (fixture.store, fee, &error), &error,
                  "A payment has an amount and a day.");
  set_text (&fee->paid_on, "2026-11-16");
  set_text (&fee->receipt, "0417");
  set_text (&fee->currency, "₽");
  fee->returned = 150001;
  assert_refused (brg_store_set_entry_fee (fixture.store, fee, &error), &error,
                  "No more goes back than was paid.");
  fee->returned = 150000;
  assert_refused (brg_store_set_entry_fee (fixture.store, fee, &error), &error,
                  "A return has an amount and a day.");
  set_text (&fee->returned_on, "2026-11-15");
  assert_refused (brg_store_set_entry_fee (fixture.store, fee, &error), &error,
                  "A fee goes back after it was paid.");
  set_text (&fee->returned_on, "2026-11-18");
  g_assert_true (brg_store_set_entry_fee (fixture.store, fee, &error));
  g_assert_no_error (error);
  store_fixture_reopen (&fixture);
  list = brg_store_list_entry_fees (fixture.store, fixture.group_id, &error);
  found = list->pdata[0];
  g_assert_cmpint (found->amount, ==, 150000);
  g_assert_cmpint (found->due, ==, -1);
  g_assert_cmpstr (found->receipt, ==, "0417");
  g_assert_cmpstr (found->returned_on, ==, "2026-11-18");
  store_fixture_close (&fixture);
}

/* Deadlines, the committee, limits, days of an entry. */
static void
test_terms (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgAdmissionTerms) terms = brg_admission_terms_new ();
  g_autoptr (BrgAdmissionTerms) found = NULL;
  g_autoptr (GPtrArray) members =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_admission_member_free);
  g_autoptr (GPtrArray) limits =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_admission_limit_free);
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GPtrArray) kept = NULL;

  store_fixture_open (&fixture, 2);
  set_text (&terms->final_by, "10.11.2026");
  g_assert_true (brg_store_set_admission_terms (fixture.store, fixture.event_id, terms, &error));
  found = brg_store_load_admission_terms (fixture.store, fixture.event_id, &error);
  g_assert_cmpstr (found->final_by, ==, "2026-11-10");
  set_text (&terms->preliminary_by, "2026-11-11");
  assert_refused (brg_store_set_admission_terms (fixture.store, fixture.event_id, terms, &error),
                  &error, "The preliminary entry comes before the final one.");
  set_text (&terms->preliminary_by, "2026-11-10");
  g_assert_true (brg_store_set_admission_terms (fixture.store, fixture.event_id, terms, &error));
  g_ptr_array_add (members, brg_admission_member_new (BRG_ADMISSION_CHAIR, "Токарев"));
  g_ptr_array_add (members, brg_admission_member_new (BRG_ADMISSION_CHAIR, "Перминова"));
  assert_refused (
      brg_store_set_admission_committee (fixture.store, fixture.event_id, NULL, members, &error),
      &error, "The committee has one chair.");
  ((BrgAdmissionMember *) members->pdata[1])->role = BRG_ADMISSION_DOCTOR;
  g_assert_true (
      brg_store_set_admission_committee (fixture.store, fixture.event_id, NULL, members, &error));
  list = brg_store_list_admission_members (fixture.store, fixture.event_id, &error);
  g_assert_cmpuint (list->len, ==, 2);
  g_assert_cmpint (((BrgAdmissionMember *) list->pdata[1])->role, ==, BRG_ADMISSION_DOCTOR);
  g_ptr_array_add (limits, brg_admission_limit_new (BRG_LIMIT_AGE_UNDER, 17, "", "2.1"));
  g_ptr_array_add (limits, brg_admission_limit_new (BRG_LIMIT_AGE_LEAST, 17, "", ""));
  assert_refused (brg_store_set_group_limits (fixture.store, fixture.group_id, limits, &error),
                  &error, "Nobody can keep these limits.");
  ((BrgAdmissionLimit *) limits->pdata[1])->number = 12;
  g_assert_true (brg_store_set_group_limits (fixture.store, fixture.group_id, limits, &error));
  kept = brg_store_list_group_limits (fixture.store, fixture.group_id, &error);
  g_assert_cmpuint (kept->len, ==, 2);
  g_assert_cmpstr (((BrgAdmissionLimit *) kept->pdata[0])->article, ==, "2.1");
  g_assert_true (brg_store_set_entry_days (fixture.store, get_entry (&fixture, 0), "2026-11-14",
                                           "2026-10-01", &error));
  assert_refused (
      brg_store_set_entry_days (fixture.store, get_entry (&fixture, 0), "31.02.2026", "", &error),
      &error, "“31.02.2026” is no day.");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 5.3: who is refused gets no number, and the others are all of the group. */
static void
test_numbers (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  gint64 refused;
  gint64 ids[3];

  store_fixture_open (&fixture, 4);
  refused = get_entry (&fixture, 0);
  for (gint i = 0; i < 3; i++)
    ids[i] = get_entry (&fixture, i + 1);
  assert_refused (
      brg_store_number_entries (fixture.store, fixture.group_id, ids, 3, "hand", 0, NULL, &error),
      &error, "The list of players has changed. Assign the numbers again.");
  g_assert_true (decide (&fixture, refused, BRG_ADMISSION_REFUSED, BRG_GROUND_AGE, "", &error));
  g_assert_true (
      brg_store_number_entries (fixture.store, fixture.group_id, ids, 3, "hand", 0, NULL, &error));
  g_assert_no_error (error);
  after = store_fixture_load (&fixture);
  g_assert_cmpint (brg_snapshot_count_numbered (after), ==, 3);
  g_assert_cmpint (brg_snapshot_get_entry (after, brg_snapshot_find_entry (after, refused))->number,
                   ==, 0);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-admission")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-admission/rus-draughts-2022 5.3/decisions", test_decisions);
  g_test_add_func ("/data/store-admission/rus-draughts-2022 5.3/left", test_left);
  g_test_add_func ("/data/store-admission/rus-draughts-2022 5.3/numbers", test_numbers);
  g_test_add_func ("/data/store-admission/rus-draughts-2022 2.2.2, 5.1/delegation",
                   test_delegation);
  g_test_add_func ("/data/store-admission/rus-draughts-2022 2.2.3/doctor", test_doctor);
  g_test_add_func ("/data/store-admission/entered-with", test_entered_with);
  g_test_add_func ("/data/store-admission/rus-draughts-2022 app. 8/own-region", test_own_region);
  g_test_add_func ("/data/store-admission/rus-draughts-2022 2.2.4, 2.2.5/papers", test_papers);
  g_test_add_func ("/data/store-admission/rus-draughts-2022 5.2/fees", test_fees);
  g_test_add_func ("/data/store-admission/rus-draughts-2022 5.1, 5.3/terms", test_terms);
  return g_test_run ();
}
