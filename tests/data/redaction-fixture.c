/* redaction-fixture.c - a player who came, was removed and is redacted, for the tests of redaction
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "redaction-fixture.h"

#include "brg-backup.h"
#include "brg-journal.h"
#include "brg-removed-person.h"
#include "brg-store-players.h"
#include "brg-store-removal.h"

void
redaction_set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

BrgEntry *
redaction_make_entry (const char *family, const char *given)
{
  BrgEntry *entry = brg_entry_new ();

  redaction_set_text (&entry->family_name, family);
  redaction_set_text (&entry->given_name, given);
  return entry;
}

gint64
redaction_add_entry (StoreFixture *fixture, BrgEntry *entry)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;

  g_ptr_array_add (entries, entry);
  brg_store_add_entries (fixture->store, fixture->group_id, entries, NULL, &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (fixture);
  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      const BrgEntry *found = snapshot->entries->pdata[i];

      if (g_str_equal (found->family_name, entry->family_name) &&
          g_str_equal (found->given_name, entry->given_name))
        return found->id;
    }
  g_assert_not_reached ();
}

void
redaction_come_and_go (StoreFixture *fixture)
{
  g_autoptr (BrgEntry) entry = redaction_make_entry (FORMER, GIVEN);
  g_autoptr (BrgEntry) changed = NULL;
  g_autoptr (GError) error = NULL;

  redaction_set_text (&entry->father_name, FATHER);
  redaction_set_text (&entry->birth, "1987-06-05");
  redaction_set_text (&entry->fide_id, "34567891");
  changed = brg_entry_copy (entry);
  changed->id = redaction_add_entry (fixture, g_steal_pointer (&entry));
  redaction_set_text (&changed->family_name, FAMILY);
  brg_store_update_entry (fixture->store, changed, &error);
  g_assert_no_error (error);
  brg_backup_make (fixture->store);
  brg_store_remove_entry (fixture->store, changed->id, &error);
  g_assert_no_error (error);
}

gint64
redaction_find_removed (StoreFixture *fixture, const char *family)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) removed = brg_removed_person_list (fixture->store, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < removed->len; i++)
    {
      const BrgRemovedPerson *person = removed->pdata[i];

      if (g_str_has_prefix (person->name, family))
        return person->id;
    }
  return 0;
}

void
redaction_assert_sound (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  brg_journal_verify (fixture->store, &error);
  g_assert_no_error (error);
}

void
redaction_take_out (StoreFixture *fixture, const char *family, BrgRedactionReport *report)
{
  g_autoptr (GError) error = NULL;
  gint64 id = redaction_find_removed (fixture, family);

  g_assert_cmpint (id, !=, 0);
  brg_redaction_run (fixture->store, id, "В. Токарев", "просьба участника", report, &error);
  g_assert_no_error (error);
}

guint
redaction_count_holders (StoreFixture *fixture, const char *text)
{
  g_autofree char *copies = g_build_filename (fixture->folder, "copies", NULL);
  g_autofree char *journal = g_strconcat (fixture->path, "-wal", NULL);
  g_autoptr (GDir) dir = g_dir_open (copies, 0, NULL);
  guint count =
      store_fixture_file_holds (fixture->path, text) + store_fixture_file_holds (journal, text);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (copies, name, NULL);

      count += store_fixture_file_holds (path, text);
    }
  return count;
}
