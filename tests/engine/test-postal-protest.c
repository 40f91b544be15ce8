/* test-postal-protest.c - what a protest in a game is against, and to whom it goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-protest.h"

#include <string.h>

#include "brg-postal-file.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

#define HEAD "corr 1\nwhite П\nblack С\nstart 01.03.2026\nend 01.03.2028\n"
#define CLAIM                                             \
  "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4\n" \
  "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3 moves=f6-g5\n"

/* Of the protest that stands last: what it is against, to whom it goes and by what article; none
 * where there is nothing. */
static const struct
{
  const char *path;
  const char *records;
  const char *against;
  BrgPostalOffice office;
  const char *article;
} cases[] = {
  { "10.3.8/against-the-claim", CLAIM "protest white sent=12.05.2026\n", "claim",
    BRG_POSTAL_ARBITER, "10.3.8" },
  { "10.3.8/of-the-claimant", CLAIM "protest black sent=12.05.2026\n", NULL, 0, NULL },
  { "10.3.8/before-the-claim", CLAIM "protest white sent=07.05.2026\n", NULL, 0, NULL },
  { "10.1.12/nothing", "protest white sent=12.05.2026\n", NULL, 0, NULL },
  { "10.1.12/against-the-decision",
    CLAIM "told date=10.05.2026\ndecision date=01.06.2026\nprotest white sent=05.06.2026\n",
    "decision", BRG_POSTAL_ORGANISATION, "10.1.12" },
  { "10.1.12/before-the-decision",
    "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4\n"
    "over date=01.06.2026 result=0-1 why=10.2.6\nprotest white sent=31.05.2026\n",
    NULL, 0, NULL },
  { "10.1.12/against-an-end-by-an-article",
    "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4\n"
    "over date=01.06.2026 result=0-1 why=10.2.6\nprotest white sent=05.06.2026\n",
    "over", BRG_POSTAL_ORGANISATION, "10.1.12" },
  { "10.1.12/against-an-end-of-the-players",
    "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4\n"
    "over date=01.06.2026 result=0-1 why=agreed\nprotest white sent=05.06.2026\n",
    NULL, 0, NULL },
  /* Decided on the fourth day of ten; what comes on the tenth is against the claim. */
  { "10.3.8/decided-too-early",
    CLAIM "told date=12.05.2026\ndecision date=16.05.2026\nprotest white sent=22.05.2026\n",
    "decision", BRG_POSTAL_ARBITER, "10.3.8" },
  { "10.3.8/too-late",
    CLAIM "told date=12.05.2026\ndecision date=16.05.2026\nprotest white sent=23.05.2026\n",
    "decision", BRG_POSTAL_ORGANISATION, "10.1.12" },
  { "10.3.8/told-behind",
    CLAIM "decision date=16.05.2026\ntold date=18.05.2026\nprotest white sent=22.05.2026\n",
    "decision", BRG_POSTAL_ARBITER, "10.3.8" },
  { "10.3.8/not-told", CLAIM "decision date=16.05.2026\nprotest white sent=22.05.2026\n",
    "decision", BRG_POSTAL_ORGANISATION, "10.1.12" },
  /* Who was heard before the decision protests against that. */
  { "10.3.8/heard-before",
    CLAIM "told date=12.05.2026\nprotest white sent=13.05.2026\ndecision date=16.05.2026\n"
          "protest white sent=20.05.2026\n",
    "decision", BRG_POSTAL_ORGANISATION, "10.1.12" },
  { "10.3.8/kept-back",
    CLAIM "told date=12.05.2026\ndecision date=16.05.2026 claim=kept\n"
          "protest white sent=20.05.2026\n",
    "claim", BRG_POSTAL_ARBITER, "10.3.8" },
  { "10.5.7/against-the-adjudication",
    "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4\n"
    "adjudged date=01.04.2028 result=1-0\nprotest black sent=09.04.2028\n",
    "adjudged", BRG_POSTAL_ORGANISATION, "10.5.7" },
};

static BrgPostalGame *
read_game (const char *records)
{
  g_autofree char *text = g_strconcat (HEAD, records, NULL);
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = brg_postal_file_read (text, strlen (text), &fault);

  g_assert_cmpstr (fault.text, ==, NULL);
  return g_steal_pointer (&game);
}

static const BrgCorrespondenceRules *
find_rules (void)
{
  return brg_rulebook_find ("rus-draughts-2022")->correspondence;
}

static void
test_case (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (BrgPostalGame) game = read_game (cases[i].records);
  BrgPostalProtest protest;
  gboolean is_any = brg_postal_protest_find (game, find_rules (), game->records->len - 1, &protest);

  g_assert_cmpint (is_any, ==, cases[i].against != NULL);
  if (!is_any)
    return;
  g_assert_cmpstr (
      brg_postal_kind_get_id (brg_postal_game_get_record (game, protest.against)->kind), ==,
      cases[i].against);
  g_assert_cmpint (protest.office, ==, cases[i].office);
  g_assert_cmpstr (strrchr (protest.article, ' ') + 1, ==, cases[i].article);
}

/* Ten days from the notice; from the dispatch of the claim where nobody entered that. */
static void
test_term (void)
{
  static const struct
  {
    const char *records;
    const char *term;
  } terms[] = {
    { CLAIM "told date=12.05.2026\ndecision date=16.05.2026\n", "22.05.2026" },
    { CLAIM "decision date=16.05.2026\n", "18.05.2026" },
    { CLAIM "protest white sent=13.05.2026\ndecision date=16.05.2026\n", NULL },
    { "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4\n", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (terms); i++)
    {
      g_autoptr (BrgPostalGame) game = read_game (terms[i].records);
      BrgPostalDay day = 0;

      g_assert_true (terms[i].term == NULL || brg_postal_day_read (terms[i].term, &day));
      g_assert_cmpuint (brg_postal_protest_find_term (game, find_rules (), game->records->len - 1),
                        ==, day);
    }
}

BRG_TEST_TOPIC ("postal-protest")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
          g_strconcat ("/engine/postal-protest/rus-draughts-2022/", cases[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
    }
  g_test_add_func ("/engine/postal-protest/rus-draughts-2022/10.3.8/term", test_term);
  return g_test_run ();
}
