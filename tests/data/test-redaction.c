/* test-redaction.c - the name of a removed person leaves no byte behind, and the chain stays proven
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-action.h"
#include "brg-changeset-text.h"
#include "brg-journal-link.h"
#include "brg-lease.h"
#include "brg-redaction-names.h"
#include "brg-redaction-preview.h"
#include "brg-redaction.h"
#include "brg-sql.h"
#include "brg-store-event.h"
#include "brg-store-merge.h"
#include "brg-store-persons.h"
#include "brg-store-players.h"
#include "brg-store-removal.h"
#include "brg-test.h"
#include "redaction-fixture.h"
#include <sqlite3.h>

static const char *const purged[] = { FAMILY, GIVEN, FATHER, FORMER, "1987-06-05", "34567891" };

static gint64
find_person (StoreFixture *fixture, gint64 entry_id)
{
  gint64 id = 0;

  g_assert_true (brg_sql_get_int (fixture->store, &id, NULL,
                                  "SELECT person_id FROM entry WHERE id = ?1", "i", entry_id));
  return id;
}

/* What `strings` would show of file, working file and copies. */
static void
test_bytes (void)
{
  StoreFixture fixture = { 0 };
  BrgRedactionReport report = { 0 };

  store_fixture_open (&fixture, 4);
  redaction_come_and_go (&fixture);
  store_fixture_publish (&fixture);
  for (guint i = 0; i < G_N_ELEMENTS (purged); i++)
    g_assert_cmpuint (redaction_count_holders (&fixture, purged[i]), >=, 2);
  redaction_take_out (&fixture, FAMILY, &report);
  g_assert_cmpuint (report.n_entries, ==, 3);
  g_assert_cmpuint (report.n_copies, ==, 2);
  g_assert_cmpuint (report.n_copies_left, ==, 0);
  g_assert_false (report.is_in_use);
  for (guint i = 0; i < G_N_ELEMENTS (purged); i++)
    {
      g_test_message ("%s", purged[i]);
      g_assert_cmpuint (redaction_count_holders (&fixture, purged[i]), ==, 0);
    }
  redaction_assert_sound (&fixture);
  g_assert_cmpint (redaction_find_removed (&fixture, FAMILY), ==, 0);
  store_fixture_reopen (&fixture);
  redaction_assert_sound (&fixture);
  store_fixture_close (&fixture);
}

/* The order that gave a title, and the FIDE number of a card that was merged. */
static void
test_card (void)
{
  StoreFixture fixture = { 0 };
  BrgRedactionReport report = { 0 };
  g_autoptr (BrgSnapshot) first = NULL;
  g_autoptr (BrgPerson) kept = NULL;
  g_autoptr (BrgEntry) other = redaction_make_entry (FORMER, GIVEN);
  g_autoptr (GError) error = NULL;
  gint64 group_id = 0;
  gint64 gone = 0;
  gint64 entries[2];

  store_fixture_open (&fixture, 4);
  first = store_fixture_load (&fixture);
  brg_store_create_event (fixture.store, first->event, first->group, first->entries, &group_id,
                          &error);
  g_assert_no_error (error);
  entries[0] = redaction_add_entry (&fixture, redaction_make_entry (FAMILY, GIVEN));
  redaction_set_text (&other->fide_id, "45678912");
  brg_store_add_entry (fixture.store, group_id, other, BRG_OUTCOME_ZERO_BYE, &entries[1], &error);
  g_assert_no_error (error);
  gone = find_person (&fixture, entries[1]);
  kept = brg_store_load_person (fixture.store, find_person (&fixture, entries[0]), &error);
  g_assert_no_error (error);
  brg_person_set_text (kept, BRG_PERSON_FIDE_ID, "34567891");
  brg_person_add_rank (kept, "кмс", "2025-02-12", "приказ 77-нг");
  brg_person_add_rank (kept, "1 разряд", "2024-02-12", "88/20240");
  brg_store_merge_persons (fixture.store, fixture.event_id, kept, gone, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    g_assert_true (brg_store_remove_entry (fixture.store, entries[i], &error));
  g_assert_no_error (error);
  g_assert_cmpuint (redaction_count_holders (&fixture, "77-нг"), >, 0);
  redaction_take_out (&fixture, FAMILY, &report);
  redaction_take_out (&fixture, FORMER, &report);
  g_assert_cmpuint (redaction_count_holders (&fixture, "77-нг"), ==, 0);
  g_assert_cmpuint (redaction_count_holders (&fixture, "88/20240"), ==, 0);
  g_assert_cmpuint (redaction_count_holders (&fixture, "45678912"), ==, 0);
  g_assert_cmpuint (redaction_count_holders (&fixture, "34567891"), ==, 0);
  redaction_assert_sound (&fixture);
  store_fixture_close (&fixture);
}

/* The act is in the journal with author and reason, and nobody takes it back; what was before it
 * can be undone as ever, without the name. */
static void
test_undo (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  g_autofree char *title = NULL;
  const BrgJournalEntry *last;
  const BrgEntry *back;

  store_fixture_open (&fixture, 4);
  redaction_come_and_go (&fixture);
  redaction_take_out (&fixture, FAMILY, NULL);
  entries = brg_journal_list (fixture.store, fixture.event_id, &error);
  last = entries->pdata[entries->len - 1];
  g_assert_cmpstr (last->action, ==, BRG_REDACTION_ACTION);
  title = brg_journal_entry_dup_title (last);
  g_assert_true (g_str_has_prefix (title, "Name taken out of the journal: [#"));
  g_assert_true (g_str_has_suffix (title, "; В. Токарев, просьба участника"));
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  back = snapshot->entries->pdata[4];
  g_assert_true (g_str_has_prefix (back->family_name, "[#"));
  g_assert_cmpstr (back->given_name, ==, "");
  g_assert_cmpstr (back->birth, ==, "");
  g_assert_cmpuint (redaction_count_holders (&fixture, FAMILY), ==, 0);
  redaction_assert_sound (&fixture);
  brg_journal_redo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  redaction_assert_sound (&fixture);
  store_fixture_close (&fixture);
}

/* Somebody of the same name who stays keeps it; only what is written in full goes. */
static void
test_namesakes (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  const BrgEntry *other;
  gint64 id;

  store_fixture_open (&fixture, 4);
  redaction_add_entry (&fixture, redaction_make_entry ("Братьев", "Иван"));
  id = redaction_add_entry (&fixture, redaction_make_entry ("Братьев", "Степан"));
  brg_store_remove_entry (fixture.store, id, &error);
  g_assert_no_error (error);
  redaction_take_out (&fixture, "Братьев", NULL);
  snapshot = store_fixture_load (&fixture);
  other = snapshot->entries->pdata[4];
  g_assert_cmpstr (other->family_name, ==, "Братьев");
  g_assert_cmpstr (other->given_name, ==, "Иван");
  g_assert_cmpuint (redaction_count_holders (&fixture, "Степан"), ==, 0);
  g_assert_cmpuint (redaction_count_holders (&fixture, "Братьев"), >, 0);
  redaction_assert_sound (&fixture);
  store_fixture_close (&fixture);
}

static void
assert_refused (StoreFixture *fixture, gint64 id, const char *author, const char *reason)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = brg_journal_hash_content (fixture->store, NULL);
  g_autofree char *after = NULL;

  g_assert_false (brg_redaction_run (fixture->store, id, author, reason, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  after = brg_journal_hash_content (fixture->store, NULL);
  g_assert_cmpstr (before, ==, after);
}

static void
test_refusals (void)
{
  StoreFixture fixture = { 0 };
  gint64 id;

  store_fixture_open (&fixture, 4);
  redaction_come_and_go (&fixture);
  id = redaction_find_removed (&fixture, FAMILY);
  assert_refused (&fixture, 1, "А. Петров", "ошибка");
  assert_refused (&fixture, id, "", "ошибка");
  assert_refused (&fixture, id, "А. Петров", "");
  assert_refused (&fixture, id, "А. Петров", "просил " FAMILY " А. В.");
  assert_refused (&fixture, 4711, "А. Петров", "ошибка");
  g_assert_cmpuint (redaction_count_holders (&fixture, FAMILY), >, 0);
  redaction_assert_sound (&fixture);
  store_fixture_close (&fixture);
}

/* It is an act like every other: not over what was not seen, not by who leads no more. */
static void
test_lead (void)
{
  const BrgLeaseHolder hall = { (char *) "hall", (char *) "А. Петров", (char *) "", NULL };
  const BrgLeaseHolder office = { (char *) "office", (char *) "О. Иванова", (char *) "", NULL };
  StoreFixture fixture = { 0 };
  g_autoptr (BrgLease) lease = NULL;
  g_autoptr (BrgLease) other = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;
  gint64 last;

  store_fixture_open (&fixture, 4);
  redaction_come_and_go (&fixture);
  id = redaction_find_removed (&fixture, FAMILY);
  g_assert_true (brg_store_get_last_entry (fixture.store, &last, NULL));
  brg_store_set_seen (fixture.store, last - 1);
  g_assert_false (
      brg_redaction_run (fixture.store, id, "А. Петров", "просьба участника", NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_STALE);
  g_clear_error (&error);
  brg_store_set_seen (fixture.store, last);
  lease = brg_lease_take (fixture.path, &hall, NULL);
  brg_store_set_lease (fixture.store, lease);
  other = brg_lease_force (fixture.path, &office);
  g_assert_false (
      brg_redaction_run (fixture.store, id, "А. Петров", "просьба участника", NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_READ_ONLY);
  g_clear_error (&error);
  g_assert_cmpuint (redaction_count_holders (&fixture, FAMILY), >, 0);
  brg_store_set_lease (fixture.store, NULL);
  redaction_take_out (&fixture, FAMILY, NULL);
  redaction_assert_sound (&fixture);
  store_fixture_close (&fixture);
}

/* ----- Names as people write them ----- */

static const struct
{
  const char *text;
  const char *expected;
} written[] = {
  { "Бой между Ивановым и Петровым", "Бой между [#7] и Петровым" },
  { "ИВАНОВ ИВАН опоздал", "[#7] опоздал" },
  { "Жалоба на Иванова И. П.: спор", "Жалоба на [#7]: спор" },
  { "И. П. Иванову вручено", "[#7] вручено" },
  { "у Иванова Ивана Петровича, 5-я доска", "у [#7], 5-я доска" },
  { "Ивановка, Ивановский район", "Ивановка, Ивановский район" },
  { "играли «Иванов» — Петров", "играли «[#7]» — Петров" },
  { "иванов и другие", "[#7] и другие" },
  { "[#7] и Иванов", "[#7] и [#7]" },
  { "Ivanov Ivan", "Ivanov Ivan" },
};

static void
test_inflected (void)
{
  g_autoptr (BrgRedactionNames) names = brg_redaction_names_new (7);

  brg_redaction_names_learn (names, 7, 1, "Иванов");
  brg_redaction_names_learn (names, 7, 2, "Иван");
  brg_redaction_names_learn (names, 7, 3, "Петрович");
  for (guint i = 0; i < G_N_ELEMENTS (written); i++)
    {
      const BrgBodyPlace place = { .table = "incident" };
      g_autoptr (GArray) ranges = brg_redaction_names_find (names, written[i].text);
      g_autofree char *text = brg_body_dup_blanked (&place, written[i].text, ranges, "[#7]");

      g_assert_cmpstr (text, ==, written[i].expected);
    }
}

/* Шевченко, Кравець, Коваль: Ukrainian cases. */
static void
test_inflected_in_ukrainian (void)
{
  static const char *const names_and_texts[][2] = {
    { "Шевченко", "скарга Шевченка на суддю" },
    { "Кравець", "гра з Кравцем тривала" },
    { "Коваль", "про Коваля нічого" },
    { "Достоєвський", "до Достоєвського підійшов" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names_and_texts); i++)
    {
      g_autoptr (BrgRedactionNames) names = brg_redaction_names_new (7);
      g_autoptr (GArray) ranges = NULL;

      brg_redaction_names_learn (names, 7, 1, names_and_texts[i][0]);
      ranges = brg_redaction_names_find (names, names_and_texts[i][1]);
      g_assert_cmpuint (ranges->len, ==, 1);
    }
}

/* What would be found is shown before, and all that was shown is gone after. */
static void
test_preview (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgRedactionPreview) preview = NULL;
  g_autoptr (BrgRedactionPreview) after = NULL;
  BrgRedactionReport report = { 0 };
  gint64 id;

  store_fixture_open (&fixture, 4);
  redaction_come_and_go (&fixture);
  id = redaction_find_removed (&fixture, FAMILY);
  preview = brg_redaction_preview (fixture.store, id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (preview->forms->len, >, 0);
  g_assert_false (preview->is_in_force);
  redaction_take_out (&fixture, FAMILY, &report);
  g_assert_cmpuint (report.n_entries, ==, preview->n_entries);
  after = brg_redaction_preview (fixture.store, id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (after->forms->len, ==, 0);
  g_assert_cmpuint (after->n_entries, ==, 0);
  store_fixture_close (&fixture);
}

static char *
dup_field (StoreFixture *fixture, const char *sql)
{
  sqlite3_stmt *stmt = brg_sql_query (fixture->store, NULL, sql, "");
  gboolean has_row = FALSE;
  char *text;

  g_assert_nonnull (stmt);
  g_assert_true (brg_sql_step (fixture->store, stmt, &has_row, NULL));
  g_assert_true (has_row);
  text = brg_sql_dup_text (stmt, 0);
  sqlite3_reset (stmt);
  return text;
}

/* Timetable, disqualifications, sites, play over the internet, the check list: people are named
 * there as well, alone or in a sentence; places keep their names. */
static void
test_told (void)
{
  static const char *const rows[] = {
    "INSERT INTO timetable_row (group_id, kind, day, title, place, reason) SELECT id, 'other',"
    " '2026-11-21', '" FAMILY "', 'у стола " FAMILY "а', 'по просьбе " FAMILY "а' FROM event_group",
    "INSERT INTO timetable_row (group_id, kind, day, title, place, reason) SELECT id, 'other',"
    " '2026-11-22', 'Лекция А. В. " FAMILY "а', '" FAMILY "о', '" FAMILY "' FROM event_group",
    "INSERT INTO disqualification (name, decided_by, reason) VALUES ('Абрамов', '" FAMILY "',"
    " 'обман " FAMILY "а')",
    "INSERT INTO disqualification (name, decided_by, reason) VALUES ('Абрамов', 'судья " FAMILY
    "', '" FAMILY "')",
    "INSERT INTO event_part (event_id, kind, position, name, detail) SELECT id, 'site', 1,"
    " '" FAMILY "о', '" FAMILY "' FROM event",
    "INSERT INTO event_part (event_id, kind, position, name, detail) SELECT id, 'organiser', 2,"
    " 'клуб имени " FAMILY "а', 'деньги у " FAMILY "а' FROM event",
    "INSERT INTO remote_play (event_id, platform) SELECT id, 'сервер " FAMILY "а' FROM event",
    "INSERT INTO equipment_check (event_id, item, checked_on, checked_by) SELECT id, 'clocks',"
    " '2026-11-20', '" FAMILY "' FROM event",
    "INSERT INTO equipment_check (event_id, item, checked_on, checked_by) SELECT id, 'boards',"
    " '2026-11-20', 'судья " FAMILY "' FROM event",
    "INSERT INTO drawing (group_id, drawn_at, way, drawn_by, present) SELECT id,"
    " '2026-11-20T16:00Z', 'tickets', '" FAMILY "', 'А. В. " FAMILY "' FROM event_group",
    "INSERT INTO money_row (event_id, kind, name, amount, note) SELECT id, 'prizes', '" FAMILY
    "', 100, 'получил " FAMILY "' FROM event",
  };
#define HOLDS(text) " WHERE " text " LIKE '%" FAMILY "%'"
  static const char *const gone[] = {
    "SELECT count(*) FROM timetable_row" HOLDS ("title || reason"),
    "SELECT count(*) FROM timetable_row" HOLDS ("place") " AND place LIKE '% %'",
    "SELECT count(*) FROM disqualification" HOLDS ("name || decided_by || reason"),
    "SELECT count(*) FROM event_part" HOLDS ("detail"),
    "SELECT count(*) FROM event_part" HOLDS ("name") " AND name LIKE '% %'",
    "SELECT count(*) FROM remote_play" HOLDS ("platform"),
    "SELECT count(*) FROM equipment_check" HOLDS ("checked_by"),
    "SELECT count(*) FROM drawing" HOLDS ("drawn_by || present"),
    "SELECT count(*) FROM money_row" HOLDS ("name || note"),
  };
#undef HOLDS
  static const char *const kept[] = { "SELECT place FROM timetable_row WHERE place NOT LIKE '% %'",
                                      "SELECT name FROM event_part WHERE kind = 'site'" };
  StoreFixture fixture = { 0 };

  store_fixture_open (&fixture, 4);
  redaction_come_and_go (&fixture);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgAction) action =
          brg_action_begin (fixture.store, "event-update", fixture.event_id, &error);

      g_assert_true (brg_sql_run (fixture.store, &error, rows[i], ""));
      g_assert_true (brg_action_commit (g_steal_pointer (&action), &error));
      g_assert_no_error (error);
    }
  redaction_take_out (&fixture, FAMILY, NULL);
  redaction_assert_sound (&fixture);
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    {
      g_autofree char *text = dup_field (&fixture, kept[i]);

      g_assert_cmpstr (text, ==, FAMILY "о");
    }
  for (guint i = 0; i < G_N_ELEMENTS (gone); i++)
    {
      g_autofree char *count = dup_field (&fixture, gone[i]);

      g_test_message ("%s", gone[i]);
      g_assert_cmpstr (count, ==, "0");
    }
  store_fixture_reopen (&fixture);
  redaction_assert_sound (&fixture);
  store_fixture_close (&fixture);
}

/* Every text of the tables that came last, as long as it may be and full of a short name: the marks
 * are longer, and the file opens all the same. */
static void
test_longer (void)
{
  static const char *const rows[] = {
    "INSERT INTO timetable_row (group_id, kind, day, title, place, reason) SELECT id, 'other',"
    " '2026-11-21', ?1, ?1, ?1 FROM event_group",
    "INSERT INTO disqualification (name, decided_by, reason) VALUES ('Абрамов', ?1, ?1)",
    "INSERT INTO event_part (event_id, kind, position, name, detail) SELECT id, 'site', 1, ?1, ?1"
    " FROM event",
    "INSERT INTO remote_play (event_id, platform) SELECT id, ?1 FROM event",
    "INSERT INTO equipment_check (event_id, item, checked_on, checked_by) SELECT id, 'clocks',"
    " '2026-11-20', ?1 FROM event",
    "INSERT INTO entry_rating (entry_id, from_round, rating, list) SELECT min (id), 1, 2000, ?1"
    " FROM entry",
    "UPDATE event SET venue = ?1",
  };
  static const char *const read[] = {
    "SELECT min (length (title), length (place), length (reason)) FROM timetable_row",
    "SELECT min (length (decided_by), length (reason)) FROM disqualification",
    "SELECT min (length (name), length (detail)) FROM event_part",
    "SELECT length (platform) FROM remote_play",
    "SELECT length (checked_by) FROM equipment_check",
  };
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) most = g_string_new (NULL);
  g_autofree char *long_reason = g_strnfill (1 << 20, 'x');
  gint64 id;

  while (most->len < 4095)
    g_string_append (most, "Li;");
  g_string_append_c (most, ' ');
  store_fixture_open (&fixture, 4);
  id = redaction_add_entry (&fixture, redaction_make_entry ("Li", "In"));
  brg_store_remove_entry (fixture.store, id, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BrgAction) action =
          brg_action_begin (fixture.store, "event-update", fixture.event_id, &error);

      g_assert_true (brg_sql_run (fixture.store, &error, rows[i], "t", most->str));
      g_assert_true (brg_action_commit (g_steal_pointer (&action), &error));
      g_assert_no_error (error);
    }
  store_fixture_reopen (&fixture);
  id = redaction_find_removed (&fixture, "Li");
  g_assert_false (brg_redaction_run (fixture.store, id, "В. Токарев", long_reason, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  redaction_assert_sound (&fixture);
  redaction_take_out (&fixture, "Li", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (read); i++)
    {
      g_autofree char *length = dup_field (&fixture, read[i]);

      g_test_message ("%s: %s", read[i], length);
      g_assert_cmpint (g_ascii_strtoll (length, NULL, 10), >, 4096);
    }
  redaction_assert_sound (&fixture);
  store_fixture_reopen (&fixture);
  redaction_assert_sound (&fixture);
  store_fixture_close (&fixture);
}

static void
set_officials (StoreFixture *fixture, gboolean has_some)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgEvent) event = brg_event_copy (snapshot->event);
  g_autoptr (GError) error = NULL;

  g_ptr_array_set_size (event->officials, 0);
  if (has_some)
    {
      g_ptr_array_add (event->officials,
                       brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "В. Токарев", ""));
      g_ptr_array_add (event->officials, brg_official_new (BRG_OFFICIAL_ARBITER, "О. Иванова", ""));
    }
  brg_store_update_event (fixture->store, event, &error);
  g_assert_no_error (error);
}

/* Who decides is compared with the officials, however the name is written; several may decide. */
static void
test_strangers (void)
{
  static const struct
  {
    const char *author;
    gboolean is_stranger;
  } cases[] = {
    { "В. Токарев", FALSE },
    { "в.токарев", FALSE },
    { "В. Токарев, О. Иванова", FALSE },
    { "А. Петров", TRUE },
    { "В. Токарев, А. Петров", TRUE },
  };

  for (guint with_officials = 0; with_officials < 2; with_officials++)
    for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
      {
        StoreFixture fixture = { 0 };
        BrgRedactionReport report = { 0 };
        g_autoptr (GError) error = NULL;

        store_fixture_open (&fixture, 4);
        set_officials (&fixture, with_officials > 0);
        redaction_come_and_go (&fixture);
        brg_redaction_run (fixture.store, redaction_find_removed (&fixture, FAMILY),
                           cases[i].author, "просьба", &report, &error);
        g_assert_no_error (error);
        g_assert_cmpint (report.is_stranger, ==, with_officials > 0 && cases[i].is_stranger);
        store_fixture_close (&fixture);
      }
}

/* The number of somebody who was removed is not given again. */
static void
test_numbers (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 first;
  gint64 second;

  store_fixture_open (&fixture, 4);
  redaction_come_and_go (&fixture);
  first = redaction_find_removed (&fixture, FAMILY);
  redaction_add_entry (&fixture, redaction_make_entry ("Zukertort", "Johannes"));
  brg_store_remove_entry (
      fixture.store, redaction_add_entry (&fixture, redaction_make_entry ("Pillsbury", "Harry")),
      &error);
  g_assert_no_error (error);
  second = redaction_find_removed (&fixture, "Pillsbury");
  g_assert_cmpint (second, >, first + 1);
  store_fixture_close (&fixture);
}

static char *
shout (const char *table G_GNUC_UNUSED,
       gint64 row_id G_GNUC_UNUSED,
       guint column G_GNUC_UNUSED,
       const char *text,
       gpointer data G_GNUC_UNUSED)
{
  return g_strconcat (text, text, text, NULL);
}

/* What is no changeset is told, wherever it ends. */
static void
test_damaged (void)
{
  static const guint8 sound[] = { 'T', 2, 1, 0, 'x', 0, 18, 0, 1,   0,   0,
                                  0,   0, 0, 0, 0,   7, 3,  3, 'a', 'b', 'c' };
  g_autoptr (GBytes) whole = g_bytes_new_static (sound, sizeof sound);
  g_autoptr (GBytes) longer = brg_changeset_map_texts (whole, shout, NULL);

  g_assert_nonnull (longer);
  g_assert_cmpuint (g_bytes_get_size (longer), ==, sizeof sound + 6);
  for (gsize i = 1; i < sizeof sound; i++)
    {
      g_autoptr (GBytes) part = g_bytes_new_static (sound, i);
      g_autoptr (GBytes) mapped = brg_changeset_map_texts (part, shout, NULL);

      /* A table without a change is one. */
      if (i == 6)
        continue;
      g_assert_null (mapped);
    }
}

BRG_TEST_TOPIC ("redaction")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/redaction/bytes", test_bytes);
  g_test_add_func ("/data/redaction/card", test_card);
  g_test_add_func ("/data/redaction/undo", test_undo);
  g_test_add_func ("/data/redaction/namesakes", test_namesakes);
  g_test_add_func ("/data/redaction/refusals", test_refusals);
  g_test_add_func ("/data/redaction/lead", test_lead);
  g_test_add_func ("/data/redaction/inflected", test_inflected);
  g_test_add_func ("/data/redaction/inflected-in-ukrainian", test_inflected_in_ukrainian);
  g_test_add_func ("/data/redaction/preview", test_preview);
  g_test_add_func ("/data/redaction/told", test_told);
  g_test_add_func ("/data/redaction/longer", test_longer);
  g_test_add_func ("/data/redaction/strangers", test_strangers);
  g_test_add_func ("/data/redaction/numbers", test_numbers);
  g_test_add_func ("/data/redaction/damaged", test_damaged);
  return g_test_run ();
}
