/* test-incident-contest.c - where no games are played: what may happen, and what is imposed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-contest.h"

#include "brg-incident-desk.h"
#include "brg-incident-search.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "contest-fixture.h"
#include "incident-fixture.h"

static gboolean
is_listed (const GArray *kinds, BrgIncidentKind kind)
{
  for (guint i = 0; i < kinds->len; i++)
    if (g_array_index (kinds, BrgIncidentKind, i) == kind)
      return TRUE;
  return FALSE;
}

static const struct
{
  BrgIncidentKind kind;
  gboolean is_of_composing;
  gboolean is_of_solving;
} cases[] = {
  { BRG_INCIDENT_TOUCH_MOVE, FALSE, FALSE },     { BRG_INCIDENT_FLAG, FALSE, FALSE },
  { BRG_INCIDENT_CLOCK_STOPPED, FALSE, FALSE },  { BRG_INCIDENT_CLOCK_MISUSE, FALSE, FALSE },
  { BRG_INCIDENT_IRREGULARITY_A, FALSE, FALSE }, { BRG_INCIDENT_IRREGULARITY_N, FALSE, FALSE },
  { BRG_INCIDENT_DRAW_AGREED, FALSE, FALSE },    { BRG_INCIDENT_NO_SHOW, FALSE, FALSE },
  { BRG_INCIDENT_NOT_RECORDING, FALSE, FALSE },  { BRG_INCIDENT_WRONG_COLOURS, FALSE, FALSE },
  { BRG_INCIDENT_PHONE, FALSE, TRUE },           { BRG_INCIDENT_DISTRACTION, FALSE, TRUE },
  { BRG_INCIDENT_NOTES_OR_ADVICE, FALSE, TRUE }, { BRG_INCIDENT_LEFT_AREA, FALSE, TRUE },
  { BRG_INCIDENT_COMPUTER_HELP, FALSE, TRUE },   { BRG_INCIDENT_COLLUSION, TRUE, TRUE },
  { BRG_INCIDENT_BRIBERY, TRUE, TRUE },          { BRG_INCIDENT_BETTING, TRUE, TRUE },
};

/* rus-draughts-2022 11.5, 11.6, 2.3.3, 1.5.3: the list of the adviser. */
static void
test_kinds (void)
{
  const BrgRulebook *book = brg_rulebook_find ("rus-draughts-2022");
  g_autoptr (GArray) played =
      brg_incident_search (book, BRG_FORM_RUSSIAN, BRG_CONTEST_NONE, "", 100);
  g_autoptr (GArray) composing =
      brg_incident_search (book, BRG_FORM_RUSSIAN, BRG_CONTEST_COMPOSING, "", 100);
  g_autoptr (GArray) solving =
      brg_incident_search (book, BRG_FORM_RUSSIAN, BRG_CONTEST_SOLVING, "", 100);
  g_autoptr (GArray) typed =
      brg_incident_search (book, BRG_FORM_RUSSIAN, BRG_CONTEST_SOLVING, "флаг", 7);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("%s", brg_incident_kind_to_id (cases[i].kind));
      g_assert_true (is_listed (played, cases[i].kind));
      g_assert_cmpint (is_listed (composing, cases[i].kind), ==, cases[i].is_of_composing);
      g_assert_cmpint (is_listed (solving, cases[i].kind), ==, cases[i].is_of_solving);
    }
  g_assert_cmpuint (typed->len, ==, 0);
}

static BrgIncidentDesk *
begin (StoreFixture *fixture, BrgIncidentKind kind)
{
  BrgIncidentDesk *desk = incident_fixture_open_desk (fixture);
  g_autoptr (GError) error = NULL;

  brg_incident_desk_set_player (desk, contest_fixture_player (fixture, 1), 0, &error);
  g_assert_no_error (error);
  brg_incident_desk_set_kind (desk, kind);
  return desk;
}

/* rus-draughts-2022 5.4.15.2: a remark, then a warning; the game that the third costs is none. */
static void
test_ladder (void)
{
  static const BrgSanction steps[] = { BRG_SANCTION_REMARK, BRG_SANCTION_WARNING,
                                       BRG_SANCTION_CHOOSE };
  StoreFixture fixture = { 0 };

  contest_fixture_open (&fixture, BRG_CONTEST_SOLVING);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autoptr (BrgIncidentDesk) desk = begin (&fixture, BRG_INCIDENT_PHONE);
      guint set = brg_incident_desk_list_sanctions (desk);

      g_assert_true (desk->has_advice);
      g_assert_cmpint (desk->incident->sanction, ==, steps[i]);
      g_assert_cmpint (desk->incident->result, ==, BRG_RESULT_NONE);
      g_assert_cmpint (desk->incident->clock, ==, BRG_CLOCK_NONE);
      g_assert_true ((set & 1u << BRG_SANCTION_EXPULSION) != 0);
      g_assert_true ((set & (1u << BRG_SANCTION_LOSS | 1u << BRG_SANCTION_TIME |
                             1u << BRG_SANCTION_NEW_GAME | 1u << BRG_SANCTION_CONTINUE)) == 0);
      if (steps[i] != BRG_SANCTION_CHOOSE)
        incident_fixture_decide (desk);
    }
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 1.5.6: what may be chosen leaves out the game. */
static void
test_influence (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  desk = begin (&fixture, BRG_INCIDENT_BRIBERY);
  g_assert_cmpint (desk->incident->sanction, ==, BRG_SANCTION_WARNING);
  g_assert_cmpuint (brg_incident_desk_list_sanctions (desk), ==,
                    1u << BRG_SANCTION_NONE | 1u << BRG_SANCTION_WARNING |
                        1u << BRG_SANCTION_EXPULSION);
  brg_incident_desk_set_gross (desk, TRUE);
  g_assert_cmpint (desk->incident->sanction, ==, BRG_SANCTION_CHOOSE);
  g_assert_cmpint (desk->incident->result, ==, BRG_RESULT_NONE);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("incident-contest")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/incident-contest/rus-draughts-2022 2.3.3, 11.5, 11.6/kinds", test_kinds);
  g_test_add_func ("/incident-contest/rus-draughts-2022 5.4.15.2/ladder", test_ladder);
  g_test_add_func ("/incident-contest/rus-draughts-2022 1.5.6/influence", test_influence);
  return g_test_run ();
}
