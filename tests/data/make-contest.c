/* make-contest.c - writes a workspace with a contest of composition, for tests of programs
 *
 * make-contest FILE composing|solving [empty|filled|judged|namesakes]: event 2 is such a contest
 * with ten players. Empty it has regulations only; filled, as it is without a word, twelve works
 * with most of their marks, or eight works and what ten solvers handed in; judged both judges have
 * handed their sheets in and nothing is open; namesakes two players more, who have one name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>

#include "brg-store-players.h"
#include "contest-fixture.h"

/* What was not looked at brings nothing. */
static void
check (StoreFixture *fixture)
{
  g_autoptr (BrgContest) contest = contest_fixture_load (fixture);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < contest->answers->len; i++)
    {
      BrgContestAnswer *answer = contest->answers->pdata[i];
      gboolean is_open = FALSE;

      for (guint n = 0; n < answer->points->len; n++)
        if (g_array_index (answer->points, gint64, n) < 0)
          {
            g_array_index (answer->points, gint64, n) = 0;
            is_open = TRUE;
          }
      if (is_open)
        brg_store_put_contest_answer (fixture->store, answer, &error);
      g_assert_no_error (error);
    }
}

/* Two players who are told from each other by the names of their fathers. */
static void
add_namesakes (StoreFixture *fixture)
{
  static const char *const fathers[] = { "Ильич", "Львович" };
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (fathers); i++)
    {
      BrgEntry *entry = brg_entry_new ();

      g_free (entry->family_name);
      g_free (entry->given_name);
      g_free (entry->father_name);
      entry->family_name = g_strdup ("Быков");
      entry->given_name = g_strdup ("Егор");
      entry->father_name = g_strdup (fathers[i]);
      brg_store_add_entry (fixture->store, fixture->group_id, entry, BRG_OUTCOME_ZERO_BYE, NULL,
                           &error);
      g_assert_no_error (error);
      brg_entry_free (entry);
    }
}

int
main (int argc, char *argv[])
{
  StoreFixture fixture = { 0 };
  BrgContestKind kind;
  const char *how = argc > 3 ? argv[3] : "filled";
  g_autoptr (GError) error = NULL;

  if (argc < 3 || argc > 4 || !brg_contest_kind_find (argv[2], &kind))
    {
      gboolean is_asked = argc > 1 && g_str_equal (argv[1], "--help");

      fprintf (is_asked ? stdout : stderr,
               "Usage: make-contest FILE composing|solving [empty|filled|judged|namesakes]\n"
               "Writes a workspace whose event 2 is a contest of composition.\n");
      return is_asked ? 0 : 2;
    }
  contest_fixture_open (&fixture, kind);
  brg_backup_pause (fixture.store, TRUE);
  /* That of the fixture: only one event is left to be opened. */
  brg_store_delete_event (fixture.store, 1, &error);
  g_assert_no_error (error);
  if (!g_str_equal (how, "empty"))
    contest_fixture_fill (&fixture);
  if (g_str_equal (how, "namesakes"))
    add_namesakes (&fixture);
  if (g_str_equal (how, "judged") && kind == BRG_CONTEST_COMPOSING)
    contest_fixture_judge (&fixture);
  else if (g_str_equal (how, "judged"))
    check (&fixture);
  brg_backup_pause (fixture.store, FALSE);
  brg_backup_write (fixture.store, argv[1], &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
  return 0;
}
