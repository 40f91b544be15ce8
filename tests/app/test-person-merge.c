/* test-person-merge.c - what becomes of two persons who are one, field by field
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-person-merge.h"
#include "brg-test.h"

static BrgPerson *
make_person (gint64 id, const char *family, const char *birth, const char *town)
{
  BrgPerson *person = brg_person_new ();

  person->id = id;
  brg_person_set_text (person, BRG_PERSON_FAMILY_NAME, family);
  brg_person_set_text (person, BRG_PERSON_BIRTH, birth);
  brg_person_set_text (person, BRG_PERSON_TOWN, town);
  return person;
}

static void
test_proposed (void)
{
  g_autoptr (BrgPersonMerge) merge = brg_person_merge_new (
      make_person (3, "Ковтун", "2010", ""), make_person (8, "Kovtun", "2010-05-05", "Балаково"));
  g_autoptr (BrgPerson) made = brg_person_merge_make (merge);
  g_autoptr (BrgPerson) other = NULL;

  g_assert_true (brg_person_merge_differs (merge, BRG_PERSON_FAMILY_NAME));
  g_assert_false (brg_person_merge_differs (merge, BRG_PERSON_COACHES));
  g_assert_false (brg_person_merge_takes_gone (merge, BRG_PERSON_FAMILY_NAME));
  g_assert_true (brg_person_merge_takes_gone (merge, BRG_PERSON_BIRTH));
  g_assert_true (brg_person_merge_takes_gone (merge, BRG_PERSON_TOWN));
  g_assert_cmpint (made->id, ==, 3);
  g_assert_cmpstr (made->texts[BRG_PERSON_FAMILY_NAME], ==, "Ковтун");
  g_assert_cmpstr (made->texts[BRG_PERSON_BIRTH], ==, "2010-05-05");
  g_assert_cmpstr (made->texts[BRG_PERSON_TOWN], ==, "Балаково");
  brg_person_merge_choose (merge, BRG_PERSON_FAMILY_NAME, TRUE);
  brg_person_merge_choose (merge, BRG_PERSON_TOWN, FALSE);
  other = brg_person_merge_make (merge);
  g_assert_cmpstr (other->texts[BRG_PERSON_FAMILY_NAME], ==, "Kovtun");
  g_assert_cmpstr (other->texts[BRG_PERSON_TOWN], ==, "");
}

/* Another day of the same length is another day. */
static void
test_birth (void)
{
  g_autoptr (BrgPersonMerge) merge = brg_person_merge_new (make_person (3, "A", "2010-05-06", ""),
                                                           make_person (8, "A", "2010-05-05", ""));
  g_autoptr (BrgPersonMerge) year = brg_person_merge_new (make_person (3, "A", "2009", ""),
                                                          make_person (8, "A", "2010-05-05", ""));

  g_assert_false (brg_person_merge_takes_gone (merge, BRG_PERSON_BIRTH));
  g_assert_false (brg_person_merge_takes_gone (year, BRG_PERSON_BIRTH));
}

static void
test_parts (void)
{
  BrgPerson *kept = make_person (3, "A", "", "");
  BrgPerson *gone = make_person (8, "A", "", "");
  g_autoptr (BrgPersonMerge) merge = NULL;
  g_autoptr (BrgPerson) made = NULL;

  brg_person_add_rank (kept, "кмс", "2025-02-12", "приказ 14");
  brg_person_add_rank (gone, "кмс", "2025-02-12", "");
  brg_person_add_rank (gone, "1 разряд", "2024-01-10", "");
  brg_person_add_rating (kept, "российский", "2026-11-01", 2048);
  brg_person_add_rating (gone, "российский", "2026-11-01", 2050);
  brg_person_add_rating (gone, "российский", "2026-10-01", 2040);
  merge = brg_person_merge_new (kept, gone);
  made = brg_person_merge_make (merge);
  g_assert_cmpuint (made->ranks->len, ==, 2);
  g_assert_cmpstr (((BrgPersonRank *) made->ranks->pdata[0])->document, ==, "приказ 14");
  g_assert_cmpuint (made->ratings->len, ==, 2);
  g_assert_cmpint (((BrgPersonRating *) made->ratings->pdata[0])->rating, ==, 2048);
}

BRG_TEST_TOPIC ("person-merge")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/person-merge/proposed", test_proposed);
  g_test_add_func ("/desk/person-merge/birth", test_birth);
  g_test_add_func ("/desk/person-merge/parts", test_parts);
  return g_test_run ();
}
