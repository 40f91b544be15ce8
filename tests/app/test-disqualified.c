/* test-disqualified.c - who may take part in no capacity while an event lasts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-disqualified.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static void
add (GPtrArray *list, const char *name, const char *birth, const char *first, const char *last)
{
  BrgDisqualification *row = brg_disqualification_new ();

  set_text (&row->name, name);
  set_text (&row->birth, birth);
  set_text (&row->first_day, first);
  set_text (&row->last_day, last);
  g_ptr_array_add (list, row);
}

typedef struct
{
  const char *family;
  const char *given;
  const char *birth;
  const char *starts;
  const char *ends;
  gboolean is_barred;
} Case;

/* The term is 30 May to 30 November 2026, both days included. */
static const Case cases[] = {
  { "Ковтун", "Артём", "2010", "2026-11-20", "2026-11-28", TRUE },
  { "Ковтун", "Артем", "2010-05-05", "2026-11-30", "", TRUE },
  { "Kovtun", "Artem", "2010", "2026-11-29", "2026-12-03", TRUE },
  { "Ковтун", "Артём", "", "2026-05-25", "2026-05-30", TRUE },
  { "Ковтун", "Артём", "2010", "2026-12-01", "2026-12-05", FALSE },
  { "Ковтун", "Артём", "2010", "2026-05-01", "2026-05-29", FALSE },
  { "Ковтун", "Артём", "2009", "2026-11-20", "2026-11-28", FALSE },
  { "Ковтун", "Егор", "2010", "2026-11-20", "2026-11-28", FALSE },
  { "Ковтун", "Артём", "2010", "", "", TRUE },
  { "", "", "", "2026-11-20", "", FALSE },
};

static void
test_players (void)
{
  g_autoptr (GPtrArray) list =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_disqualification_free);

  add (list, "Ковтун Артём Игоревич", "2010-05-05", "2026-05-30", "2026-11-30");
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgEntry) entry = brg_entry_new ();
      g_autoptr (BrgEvent) event = brg_event_new ();

      set_text (&entry->family_name, cases[i].family);
      set_text (&entry->given_name, cases[i].given);
      set_text (&entry->birth, cases[i].birth);
      set_text (&event->starts, cases[i].starts);
      set_text (&event->ends, cases[i].ends);
      g_assert_cmpint (brg_disqualified_find (list, entry, event, "2026-10-01") != NULL, ==,
                       cases[i].is_barred);
    }
}

static void
test_officials (void)
{
  g_autoptr (GPtrArray) list =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_disqualification_free);
  BrgOfficial *judge = brg_official_new (BRG_OFFICIAL_ARBITER, "Ковтун А. И.", "1");
  BrgOfficial *other = brg_official_new (BRG_OFFICIAL_ARBITER, "Ковтун Е. И.", "1");
  g_autoptr (BrgEvent) event = brg_event_new ();
  const BrgDisqualification *found;
  g_autofree char *sentence = NULL;
  g_autofree char *for_ever = NULL;

  add (list, "Ковтун Артём Игоревич", "1980", "", "2026-11-30");
  add (list, "Ковтун Артём Игоревич", "1980", "", "2027-11-30");
  set_text (&event->starts, "2026-11-20");
  found = brg_disqualified_find_official (list, judge, event, "2026-11-20");
  g_assert_true (found == list->pdata[1]);
  g_assert_null (brg_disqualified_find_official (list, other, event, "2026-11-20"));
  sentence = brg_disqualified_dup_sentence (found, "30.11.2027");
  g_assert_cmpstr (
      sentence, ==,
      "Ковтун Артём Игоревич is disqualified until 30.11.2027 (decision not named) and "
      "may not take part in any capacity.");
  set_text (&((BrgDisqualification *) list->pdata[1])->decided_by, "federation");
  for_ever = brg_disqualified_dup_sentence (found, "");
  g_assert_cmpstr (for_ever, ==,
                   "Ковтун Артём Игоревич is disqualified without a term (federation) and may not "
                   "take part in any capacity.");
  brg_official_free (judge);
  brg_official_free (other);
}

static void
test_article (void)
{
  g_autoptr (BrgEvent) event = brg_event_new ();

  event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  g_assert_cmpstr (brg_disqualified_get_article (event), ==, "rus-draughts-2022 1.5.10");
  event->rulebook = brg_rulebook_find ("fide-2023");
  g_assert_null (brg_disqualified_get_article (event));
}

BRG_TEST_TOPIC ("disqualified")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/disqualified/rus-draughts-2022 1.6.2/players", test_players);
  g_test_add_func ("/app/disqualified/rus-draughts-2022 1.6.2/officials", test_officials);
  g_test_add_func ("/app/disqualified/rus-draughts-2022 1.5.10/article", test_article);
  return g_test_run ();
}
