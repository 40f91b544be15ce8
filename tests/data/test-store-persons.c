/* test-store-persons.c - the register of persons, in the database
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-action-names.h"
#include "brg-redaction.h"
#include "brg-removed-person.h"
#include "brg-sql.h"
#include "brg-store-event.h"
#include "brg-store-persons.h"
#include "brg-store-removal.h"
#include "brg-test.h"
#include "store-fixture.h"

#include <string.h>

/* Marks of a JPEG of 300 x 400. */
static const guint8 jpeg[] = { 0xff, 0xd8, 0xff, 0xc0, 0, 11,   8,    1,    0x90, 1,
                               0x2c, 1,    1,    0x11, 0, 0xff, 0xda, 0,    8,    1,
                               1,    0,    0,    0x3f, 0, 0x55, 0xaa, 0xff, 0xd9 };

static gint64
get_person (StoreFixture *fixture, guint index)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return brg_snapshot_get_entry (snapshot, (gint) index)->person_id;
}

static BrgPerson *
load (StoreFixture *fixture, gint64 id)
{
  g_autoptr (GError) error = NULL;
  BrgPerson *person = brg_store_load_person (fixture->store, id, &error);

  g_assert_no_error (error);
  return person;
}

static void
assert_sound (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  brg_journal_verify (fixture->store, &error);
  g_assert_no_error (error);
}

static void
fill (BrgPerson *person)
{
  static const char *const texts[BRG_N_PERSON_FIELDS] = {
    [BRG_PERSON_FAMILY_NAME] = "Ковтун",
    [BRG_PERSON_GIVEN_NAME] = "Артём",
    [BRG_PERSON_FATHER_NAME] = "Игоревич",
    [BRG_PERSON_BIRTH] = "2010-05-05",
    [BRG_PERSON_SEX] = "m",
    [BRG_PERSON_FIDE_ID] = "4100018",
    [BRG_PERSON_NATIONAL_ID] = "12345",
    [BRG_PERSON_FEDERATION] = "RUS",
    [BRG_PERSON_REGION] = "Саратовская обл.",
    [BRG_PERSON_TOWN] = "Балаково",
    [BRG_PERSON_ORGANISATION] = "СШОР",
    [BRG_PERSON_COACHES] = "Юшина Л. Д., Мещеряков О. В.",
    [BRG_PERSON_SIGHT] = "impaired",
    [BRG_PERSON_HEARING] = "deaf",
    [BRG_PERSON_MOVEMENT] = "impaired",
    [BRG_PERSON_LICENCE] = "77-1",
    [BRG_PERSON_LICENCE_UNTIL] = "2026-12-31",
    [BRG_PERSON_INSURANCE] = "А 15",
    [BRG_PERSON_INSURANCE_UNTIL] = "2026-11-15",
    [BRG_PERSON_NOTES] = "Приезжает с отцом.\nЖивёт в общежитии.",
  };

  for (BrgPersonField field = 0; field < BRG_N_PERSON_FIELDS; field++)
    brg_person_set_text (person, field, texts[field]);
  brg_person_add_rank (person, "кмс", "2025-02-12", "приказ 14");
  brg_person_add_rank (person, "1 разряд", "2024-01-10", "");
  brg_person_add_rating (person, "российский", "2026-11-01", 2048);
  brg_person_add_rating (person, "международный", "2026-10-01", 2071);
}

static void
assert_same (const BrgPerson *one, const BrgPerson *other)
{
  for (BrgPersonField field = 0; field < BRG_N_PERSON_FIELDS; field++)
    g_assert_cmpstr (one->texts[field], ==, other->texts[field]);
  g_assert_cmpuint (one->ranks->len, ==, other->ranks->len);
  g_assert_cmpuint (one->ratings->len, ==, other->ratings->len);
  for (guint i = 0; i < one->ranks->len; i++)
    {
      const BrgPersonRank *rank = one->ranks->pdata[i];
      const BrgPersonRank *same = other->ranks->pdata[i];

      g_assert_cmpstr (rank->name, ==, same->name);
      g_assert_cmpstr (rank->day, ==, same->day);
      g_assert_cmpstr (rank->document, ==, same->document);
    }
  for (guint i = 0; i < one->ratings->len; i++)
    {
      const BrgPersonRating *rating = one->ratings->pdata[i];
      const BrgPersonRating *same = other->ratings->pdata[i];

      g_assert_cmpstr (rating->list, ==, same->list);
      g_assert_cmpstr (rating->day, ==, same->day);
      g_assert_cmpint (rating->rating, ==, same->rating);
    }
}

/* Every field is there after the file was closed, undo takes back all of it, redo brings it. */
static void
test_kept (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPerson) before = NULL;
  g_autoptr (BrgPerson) person = NULL;
  gint64 id;

  store_fixture_open (&fixture, 4);
  id = get_person (&fixture, 0);
  before = load (&fixture, id);
  g_assert_cmpint (before->entries->len, ==, 1);
  g_assert_cmpint (before->n_entries, ==, 1);
  person = load (&fixture, id);
  fill (person);
  g_assert_true (brg_store_update_person (fixture.store, fixture.event_id, person, &error));
  g_assert_no_error (error);
  store_fixture_reopen (&fixture);
  {
    g_autoptr (BrgPerson) after = load (&fixture, id);
    g_autoptr (BrgSnapshot) snapshot = store_fixture_load (&fixture);

    assert_same (person, after);
    g_assert_cmpstr (brg_snapshot_get_entry (snapshot, 0)->family_name, ==, "Ковтун");
  }
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  {
    g_autoptr (BrgPerson) after = load (&fixture, id);

    assert_same (before, after);
  }
  g_assert_true (brg_journal_redo (fixture.store, fixture.event_id, &error));
  {
    g_autoptr (BrgPerson) after = load (&fixture, id);

    assert_same (person, after);
  }
  assert_sound (&fixture);
  store_fixture_close (&fixture);
}

/* What stays as it was is not written: nothing changed, no entry of the journal. */
static void
test_unchanged (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPerson) person = NULL;
  g_autoptr (BrgPerson) again = NULL;
  gint64 before = 0;
  gint64 after = 0;

  store_fixture_open (&fixture, 4);
  person = load (&fixture, get_person (&fixture, 0));
  fill (person);
  g_assert_true (brg_store_update_person (fixture.store, 0, person, &error));
  g_assert_true (
      brg_sql_get_int (fixture.store, &before, NULL, "SELECT max (id) FROM journal", ""));
  again = load (&fixture, person->id);
  g_assert_true (brg_store_update_person (fixture.store, 0, again, &error));
  g_assert_true (brg_sql_get_int (fixture.store, &after, NULL, "SELECT max (id) FROM journal", ""));
  g_assert_cmpint (before, ==, after);
  store_fixture_close (&fixture);
}

static const struct
{
  BrgPersonField field;
  const char *text;
  const char *said;
} wrong[] = {
  { BRG_PERSON_FAMILY_NAME, "", "The name is missing." },
  { BRG_PERSON_BIRTH, "05.05.2010", "The field “birth” holds no date." },
  { BRG_PERSON_BIRTH, "2010-02-30", "The field “birth” holds no date." },
  { BRG_PERSON_SEX, "x", "The field “sex” cannot hold that word." },
  { BRG_PERSON_HEARING, "blind", "The field “hearing” cannot hold that word." },
  { BRG_PERSON_MOVEMENT, "deaf", "The field “movement” cannot hold that word." },
  { BRG_PERSON_FIDE_ID, "41a", "Not a FIDE ID: it has digits only." },
  { BRG_PERSON_LICENCE_UNTIL, "2026", "The field “licence until” holds no date." },
  { BRG_PERSON_INSURANCE_UNTIL, "31.12.2026", "The field “insurance until” holds no date." },
  { BRG_PERSON_TOWN, "a\nb", "The field “town” has signs that cannot be printed." },
  { BRG_PERSON_NOTES, "a\tb", "The field “notes” has signs that cannot be printed." },
};

static void
assert_refused (StoreFixture *fixture, const BrgPerson *person, const char *said)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (brg_store_update_person (fixture->store, fixture->event_id, person, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, said);
}

static void
test_refused (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 id;

  store_fixture_open (&fixture, 4);
  id = get_person (&fixture, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (BrgPerson) person = load (&fixture, id);

      brg_person_set_text (person, wrong[i].field, wrong[i].text);
      assert_refused (&fixture, person, wrong[i].said);
    }
  {
    g_autoptr (BrgPerson) person = load (&fixture, id);

    brg_person_add_rank (person, "", "2025-02-12", "");
    assert_refused (&fixture, person, "A title needs a name that can be printed.");
  }
  {
    g_autoptr (BrgPerson) person = load (&fixture, id);

    brg_person_add_rank (person, "кмс", "2025", "");
    assert_refused (&fixture, person, "The day of a title is no date.");
  }
  {
    g_autoptr (BrgPerson) person = load (&fixture, id);

    brg_person_add_rating (person, "a", "2026-11-01", 2000);
    brg_person_add_rating (person, "a", "2026-11-01", 2010);
    assert_refused (&fixture, person, "Two ratings are of the same list and day.");
  }
  {
    g_autoptr (BrgPerson) person = load (&fixture, id);

    brg_person_add_rating (person, "a", "", 4001);
    assert_refused (&fixture, person, "Not a rating: enter a whole number up to 4000.");
  }
  /* What stands there already bars nothing else. */
  {
    g_autoptr (BrgPerson) person = NULL;
    g_autoptr (GError) none = NULL;

    g_assert_true (brg_sql_run (fixture.store, NULL,
                                "UPDATE person SET fide_id = 'RUS77' WHERE id = ?1", "i", id));
    person = load (&fixture, id);
    brg_person_set_text (person, BRG_PERSON_TOWN, "Уфа");
    g_assert_true (brg_store_update_person (fixture.store, fixture.event_id, person, &none));
    g_assert_no_error (none);
  }
  g_assert_null (brg_store_load_person (fixture.store, 4711, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND);
  store_fixture_close (&fixture);
}

static void
test_photo (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GBytes) photo = g_bytes_new_static (jpeg, sizeof jpeg);
  g_autoptr (GBytes) text = g_bytes_new_static ("no picture", 10);
  g_autoptr (GError) error = NULL;
  gint64 id;

  store_fixture_open (&fixture, 4);
  id = get_person (&fixture, 0);
  g_assert_false (brg_store_set_photo (fixture.store, 0, id, text, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_true (brg_store_set_photo (fixture.store, fixture.event_id, id, photo, &error));
  g_assert_no_error (error);
  store_fixture_reopen (&fixture);
  {
    g_autoptr (BrgPerson) person = load (&fixture, id);

    g_assert_nonnull (person->photo);
    g_assert_true (g_bytes_equal (person->photo, photo));
  }
  g_assert_true (brg_store_set_photo (fixture.store, fixture.event_id, id, NULL, &error));
  {
    g_autoptr (BrgPerson) person = load (&fixture, id);

    g_assert_null (person->photo);
  }
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  {
    g_autoptr (BrgPerson) person = load (&fixture, id);

    g_assert_true (g_bytes_equal (person->photo, photo));
  }
  assert_sound (&fixture);
  store_fixture_close (&fixture);
}

/* The register begins with what the list of players says. */
static void
test_entered (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) persons = NULL;
  g_autoptr (BrgEntry) entry = brg_entry_new ();
  gint64 entry_id;

  store_fixture_open (&fixture, 4);
  g_free (entry->family_name);
  entry->family_name = g_strdup ("Абрамов");
  g_free (entry->federation);
  entry->federation = g_strdup ("RUS");
  g_free (entry->organisation);
  entry->organisation = g_strdup ("СШОР");
  g_free (entry->coach);
  entry->coach = g_strdup ("Юшина");
  g_assert_true (brg_store_add_entry (fixture.store, fixture.group_id, entry, BRG_OUTCOME_ZERO_BYE,
                                      &entry_id, &error));
  persons = brg_store_list_persons (fixture.store, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (persons->len, ==, 5);
  {
    const BrgPerson *first = persons->pdata[0];

    g_assert_cmpstr (first->texts[BRG_PERSON_FAMILY_NAME], ==, "Абрамов");
    g_assert_cmpstr (first->texts[BRG_PERSON_FEDERATION], ==, "RUS");
    g_assert_cmpstr (first->texts[BRG_PERSON_ORGANISATION], ==, "СШОР");
    g_assert_cmpstr (first->texts[BRG_PERSON_COACHES], ==, "Юшина");
  }
  store_fixture_close (&fixture);
}

static gint64
enter (StoreFixture *fixture, gint64 group_id, const BrgPerson *person, const char *given)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgEntry) entry = brg_entry_new ();
  gint64 entry_id = 0;
  gint64 person_id = 0;

  entry->person_id = person->id;
  g_free (entry->family_name);
  entry->family_name = g_strdup (person->texts[BRG_PERSON_FAMILY_NAME]);
  g_free (entry->given_name);
  entry->given_name = g_strdup (given);
  g_free (entry->birth);
  entry->birth = g_strdup ("2010-05-05");
  g_assert_true (brg_store_add_entry (fixture->store, group_id, entry, BRG_OUTCOME_ZERO_BYE,
                                      &entry_id, &error));
  g_assert_no_error (error);
  g_assert_true (brg_sql_get_int (fixture->store, &person_id, NULL,
                                  "SELECT person_id FROM entry WHERE id = ?1", "i", entry_id));
  return person_id;
}

/* Somebody of an earlier event is one person with two entries; with another name he is another, and
 * nobody is twice in a group. */
static void
test_one_person (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgPerson) person = NULL;
  g_autoptr (BrgPerson) after = NULL;
  gint64 group_id;
  gint64 n_before = 0;
  gint64 n_after = 0;

  store_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  brg_store_create_event (fixture.store, snapshot->event, snapshot->group, NULL, &group_id, &error);
  g_assert_no_error (error);
  person = load (&fixture, get_person (&fixture, 0));
  g_assert_true (
      brg_sql_get_int (fixture.store, &n_before, NULL, "SELECT count(*) FROM person", ""));
  g_assert_cmpint (enter (&fixture, group_id, person, "Имя"), ==, person->id);
  after = load (&fixture, person->id);
  g_assert_cmpuint (after->entries->len, ==, 2);
  g_assert_cmpstr (after->texts[BRG_PERSON_BIRTH], ==, "2010-05-05");
  g_assert_true (
      brg_sql_get_int (fixture.store, &n_after, NULL, "SELECT count(*) FROM person", ""));
  g_assert_cmpint (n_before, ==, n_after);
  g_assert_cmpint (enter (&fixture, group_id, person, "Имя"), !=, person->id);
  g_assert_cmpint (enter (&fixture, fixture.group_id, person, "Имя"), !=, person->id);
  brg_store_create_event (fixture.store, snapshot->event, snapshot->group, NULL, &group_id, &error);
  g_assert_cmpint (enter (&fixture, group_id, person, "Другое"), !=, person->id);
  assert_sound (&fixture);
  store_fixture_close (&fixture);
}

/* A workspace of the version before: what its entries say comes into the register. */
static void
test_lifted (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPerson) person = NULL;

  store_fixture_open (&fixture, 4);
  g_clear_pointer (&fixture.store, brg_store_free);
  store_fixture_write_older (fixture.path, 21);
  fixture.store = brg_store_open (fixture.path, BRG_STORE_READ_WRITE, &error);
  g_assert_no_error (error);
  person = load (&fixture, get_person (&fixture, 0));
  g_assert_cmpstr (person->texts[BRG_PERSON_FAMILY_NAME], ==, "Абросимов");
  g_assert_cmpstr (person->texts[BRG_PERSON_TOWN], ==, "");
  fill (person);
  g_assert_true (brg_store_update_person (fixture.store, fixture.event_id, person, &error));
  g_assert_no_error (error);
  assert_sound (&fixture);
  store_fixture_close (&fixture);
}

/* Whoever is removed from the only list that he stood in takes his card with him, and brings it
 * back. */
static void
test_removed (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) photo = g_bytes_new_static (jpeg, sizeof jpeg);
  g_autoptr (BrgPerson) person = NULL;
  gint64 entry_id;
  gint64 count = 1;

  store_fixture_open (&fixture, 4);
  person = load (&fixture, get_person (&fixture, 3));
  fill (person);
  entry_id = ((BrgPersonEntry *) person->entries->pdata[0])->entry_id;
  g_assert_true (brg_store_update_person (fixture.store, fixture.event_id, person, &error));
  g_assert_true (brg_store_set_photo (fixture.store, fixture.event_id, person->id, photo, &error));
  g_assert_true (brg_store_remove_entry (fixture.store, entry_id, &error));
  g_assert_no_error (error);
  g_assert_true (brg_sql_get_int (fixture.store, &count, NULL,
                                  "SELECT (SELECT count(*) FROM person_rank)"
                                  " + (SELECT count(*) FROM person_rating)"
                                  " + (SELECT count(*) FROM person_photo)",
                                  ""));
  g_assert_cmpint (count, ==, 0);
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  {
    g_autoptr (BrgPerson) after = load (&fixture, person->id);

    assert_same (person, after);
    g_assert_true (g_bytes_equal (after->photo, photo));
  }
  assert_sound (&fixture);
  store_fixture_close (&fixture);
}

/* A removed person leaves the journal with town, notes and photo, and the card of somebody else
 * that names him. */
static void
test_redacted (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) photo = g_bytes_new_static (jpeg, sizeof jpeg);
  g_autofree char *digits = g_strdup ("ffd8ffc0000b08");
  g_autoptr (BrgPerson) person = NULL;
  g_autoptr (BrgPerson) other = NULL;
  g_autofree char *wal = NULL;
  gint64 entry_id;

  store_fixture_open (&fixture, 4);
  wal = g_strconcat (fixture.path, "-wal", NULL);
  person = load (&fixture, get_person (&fixture, 3));
  fill (person);
  entry_id = ((BrgPersonEntry *) person->entries->pdata[0])->entry_id;
  g_assert_true (brg_store_update_person (fixture.store, fixture.event_id, person, &error));
  g_assert_true (brg_store_set_photo (fixture.store, fixture.event_id, person->id, photo, &error));
  other = load (&fixture, get_person (&fixture, 0));
  brg_person_set_text (other, BRG_PERSON_NOTES, "Брат по команде: Ковтун Артём, живут вместе.");
  g_assert_true (brg_store_update_person (fixture.store, fixture.event_id, other, &error));
  g_assert_true (brg_store_remove_entry (fixture.store, entry_id, &error));
  g_assert_true (store_fixture_file_holds (fixture.path, digits) ||
                 store_fixture_file_holds (wal, digits));
  g_assert_true (
      brg_redaction_run (fixture.store, person->id, "В. С. Токарев", "просьба", NULL, &error));
  g_assert_no_error (error);
  assert_sound (&fixture);
  {
    static const char *const gone[] = { "Ковтун", "Балаково", "общежити", "ffd8ffc0000b08" };
    g_autoptr (BrgPerson) after = load (&fixture, other->id);

    for (guint i = 0; i < G_N_ELEMENTS (gone); i++)
      {
        g_test_message ("%s", gone[i]);
        g_assert_false (store_fixture_file_holds (fixture.path, gone[i]));
        g_assert_false (store_fixture_file_holds (wal, gone[i]));
      }
    g_assert_nonnull (strstr (after->texts[BRG_PERSON_NOTES], "Брат по команде: [#"));
    g_assert_nonnull (strstr (after->texts[BRG_PERSON_NOTES], "живут вместе."));
  }
  /* What was taken out comes back empty, and the file still opens. */
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  store_fixture_reopen (&fixture);
  assert_sound (&fixture);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-persons")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-persons/kept", test_kept);
  g_test_add_func ("/data/store-persons/unchanged", test_unchanged);
  g_test_add_func ("/data/store-persons/refused", test_refused);
  g_test_add_func ("/data/store-persons/photo", test_photo);
  g_test_add_func ("/data/store-persons/entered", test_entered);
  g_test_add_func ("/data/store-persons/one-person", test_one_person);
  g_test_add_func ("/data/store-persons/lifted", test_lifted);
  g_test_add_func ("/data/store-persons/removed", test_removed);
  g_test_add_func ("/data/store-persons/redacted", test_redacted);
  return g_test_run ();
}
