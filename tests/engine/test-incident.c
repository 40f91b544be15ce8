/* test-incident.c - ids of incidents, forms, sanctions and effects
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident.h"
#include "brg-test.h"

static void
test_kinds (void)
{
  BrgIncidentKind kind = BRG_INCIDENT_DRESS;

  for (guint i = 0; i < BRG_N_INCIDENT_KINDS; i++)
    {
      const char *id = brg_incident_kind_to_id ((BrgIncidentKind) i);

      g_assert_true (brg_incident_kind_from_id (id, &kind));
      g_assert_cmpuint (kind, ==, i);
      for (const char *letter = id; *letter != '\0'; letter++)
        g_assert_true (g_ascii_islower (*letter) || *letter == '-');
    }
  g_assert_cmpstr (brg_incident_kind_to_id (BRG_INCIDENT_TWO_HANDS), ==, "two-hands");
  g_assert_cmpstr (brg_incident_kind_to_id (BRG_INCIDENT_UNJUSTIFIED_CALL), ==, "unjustified-call");
  g_assert_cmpstr (brg_incident_kind_to_id (BRG_INCIDENT_IRREGULARITY_A), ==, "irregularity-a");
  g_assert_cmpstr (brg_incident_kind_to_id (BRG_INCIDENT_IRREGULARITY_N), ==, "irregularity-n");
  kind = BRG_INCIDENT_DRESS;
  g_assert_false (brg_incident_kind_from_id ("irregularity-o", &kind));
  g_assert_false (brg_incident_kind_from_id ("", &kind));
  g_assert_cmpint (kind, ==, BRG_INCIDENT_DRESS);
}

static void
test_sanctions (void)
{
  BrgSanction sanction = BRG_SANCTION_TIME;

  for (guint i = 0; i < BRG_N_SANCTIONS; i++)
    {
      g_assert_true (brg_sanction_from_id (brg_sanction_to_id ((BrgSanction) i), &sanction));
      g_assert_cmpuint (sanction, ==, i);
    }
  g_assert_cmpstr (brg_sanction_to_id (BRG_SANCTION_LOSS_BOTH), ==, "loss-both");
  g_assert_false (brg_sanction_from_id ("Loss", &sanction));
}

static void
test_forms (void)
{
  static const char *const ids[BRG_N_PLAY_FORMS] = {
    "standard", "rapid", "blitz", "russian", "international", "giveaway", "renju", "correspondence",
  };
  BrgPlayForm form = BRG_FORM_RENJU;

  for (guint i = 0; i < BRG_N_PLAY_FORMS; i++)
    {
      g_assert_true (brg_play_form_from_id (ids[i], &form));
      g_assert_cmpuint (form, ==, i);
    }
  g_assert_false (brg_play_form_from_id ("bullet", &form));
}

static void
test_results (void)
{
  BrgResultEffect result = BRG_RESULT_NONE;

  for (guint i = 0; i <= BRG_RESULT_REPLAY; i++)
    {
      g_assert_true (
          brg_result_effect_from_id (brg_result_effect_to_id ((BrgResultEffect) i), &result));
      g_assert_cmpuint (result, ==, i);
    }
  g_assert_false (brg_result_effect_from_id ("won", &result));
}

static void
test_clock (void)
{
  static const struct
  {
    BrgClockEffect effect;
    gint seconds;
    const char *text;
  } right[] = {
    { BRG_CLOCK_NONE, 0, "-" },
    { BRG_CLOCK_HALVE, 0, "halve" },
    { BRG_CLOCK_OPPONENT, 120, "opponent+120" },
    { BRG_CLOCK_OPPONENT, 0, "opponent+0" },
    { BRG_CLOCK_SELF, -60, "self-60" },
  };
  static const char *const wrong[] = {
    "",
    "opponent",
    "opponent+",
    "opponent120",
    "self",
    "opponent+-5",
    "opponent--5",
    "halve+1",
    "opponent+1x",
    "opponent++5",
    "- ",
    "--",
    "self+ 5",
    "nobody+5",
    "-+5",
    "opponent+1.5",
    "self-",
    "opponent+99999999999",
  };
  BrgClockEffect effect = BRG_CLOCK_HALVE;
  gint seconds = 7;

  for (guint i = 0; i < G_N_ELEMENTS (right); i++)
    {
      g_autofree char *text = brg_clock_effect_to_text (right[i].effect, right[i].seconds);

      g_assert_cmpstr (text, ==, right[i].text);
      g_assert_true (brg_clock_effect_from_text (text, &effect, &seconds));
      g_assert_cmpint (effect, ==, right[i].effect);
      g_assert_cmpint (seconds, ==, right[i].seconds);
    }
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_test_message ("%s", wrong[i]);
      g_assert_false (brg_clock_effect_from_text (wrong[i], &effect, &seconds));
    }
  g_assert_cmpint (effect, ==, BRG_CLOCK_SELF);
  g_assert_cmpint (seconds, ==, -60);
}

BRG_TEST_TOPIC ("incident")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/incident/kinds", test_kinds);
  g_test_add_func ("/engine/incident/sanctions", test_sanctions);
  g_test_add_func ("/engine/incident/forms", test_forms);
  g_test_add_func ("/engine/incident/results", test_results);
  g_test_add_func ("/engine/incident/clock", test_clock);
  return g_test_run ();
}
