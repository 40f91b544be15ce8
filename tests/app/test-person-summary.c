/* test-person-summary.c - what is known of a person, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-person-summary.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

#include <string.h>

static BrgPerson *
make_person (void)
{
  BrgPerson *person = brg_person_new ();
  BrgPersonAlias *alias = g_new0 (BrgPersonAlias, 1);
  BrgPersonEntry *entry = g_new0 (BrgPersonEntry, 1);

  person->id = 318;
  brg_person_set_text (person, BRG_PERSON_FAMILY_NAME, "Ковтун");
  brg_person_set_text (person, BRG_PERSON_BIRTH, "2010-05-05");
  brg_person_set_text (person, BRG_PERSON_REGION, "Саратовская обл.");
  brg_person_set_text (person, BRG_PERSON_TOWN, "Балаково");
  brg_person_set_text (person, BRG_PERSON_HEARING, "deaf");
  brg_person_set_text (person, BRG_PERSON_MOVEMENT, "impaired");
  brg_person_set_text (person, BRG_PERSON_LICENCE, "77");
  brg_person_set_text (person, BRG_PERSON_LICENCE_UNTIL, "2001-12-31");
  brg_person_set_text (person, BRG_PERSON_INSURANCE, "A");
  brg_person_set_text (person, BRG_PERSON_INSURANCE_UNTIL, "2999-12-31");
  brg_person_set_text (person, BRG_PERSON_NOTES, "a < b");
  alias->old_id = 17;
  alias->name = g_strdup ("Kovtun");
  alias->fide_id = g_strdup ("4100999");
  g_ptr_array_add (person->aliases, alias);
  entry->event = g_strdup ("Open");
  entry->group = g_strdup ("B");
  entry->starts = g_strdup ("");
  entry->title = g_strdup ("CM");
  entry->rating = 2048;
  g_ptr_array_add (person->entries, entry);
  return person;
}

static void
test_facts (void)
{
  g_autoptr (BrgPerson) person = make_person ();
  g_autofree char *facts = brg_person_summary_dup_facts (person);

  g_assert_cmpstr (facts, ==, "05.05.2010, Саратовская обл., Балаково, No. 318");
}

static void
test_details (void)
{
  g_autoptr (BrgPerson) person = make_person ();
  g_autofree char *details =
      brg_person_summary_dup_details (person, brg_rulebook_find ("fide-2023"));

  g_assert_cmpstr (details, ==,
                   "<b>Impairments</b>\nDeaf: art.\u00a0D.2.11\nNeeds an assistant: art.\u00a04.9, "
                   "art.\u00a06.2.6, art.\u00a08.1.6\n\n"
                   "<b>Licence and insurance</b>\nLicence 77 (over since 31.12.2001)\n"
                   "Insurance A (until 31.12.2999)\n\n"
                   "<b>Plays in</b>\nOpen, B, CM, 2048\n\n"
                   "<b>Former numbers</b>\nNo. 17, Kovtun, FIDE 4100999\n\n"
                   "<b>Notes</b>\na &lt; b");
}

static void
test_purge (void)
{
  BrgPurgeReport report = { .n_persons = 1, .n_copies = 2, .is_in_use = TRUE };
  g_autofree char *text = NULL;

  report.left = g_ptr_array_new ();
  g_ptr_array_add (report.left, (gpointer) "/media/stick (the folder is not there now)");
  text = brg_person_summary_dup_purge (&report);
  g_assert_true (g_str_has_prefix (text, "Papers of 1 person are deleted. 2 copies were written "
                                         "anew without them.\n\nAnother program"));
  g_assert_nonnull (
      strstr (text, "Could not be reached:\n/media/stick (the folder is not there now)\n"));
  g_assert_true (g_str_has_suffix (text, "cannot be reached from here."));
  brg_purge_report_clear (&report);
}

BRG_TEST_TOPIC ("person-summary")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/person-summary/facts", test_facts);
  g_test_add_func ("/desk/person-summary/details", test_details);
  g_test_add_func ("/desk/person-summary/purge", test_purge);
  return g_test_run ();
}
