/* brg-regulation-names.c - what the numbers of an event's regulations are called
 *
 * Tests: tests/app/test-regulation-words.c, tests/data/test-journal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-regulation-names.h"

#include <glib/gi18n-lib.h>

#include "brg-incident.h"
#include "brg-staffing.h"

static const BrgRegulationChoice sanctions[] = {
  /* Translators: what happens to who carries a telephone */
  { BRG_SANCTION_NONE, NC_ ("regulation", "No penalty") },
  { BRG_SANCTION_REMARK, NC_ ("regulation", "Remark") },
  { BRG_SANCTION_WARNING, NC_ ("regulation", "Warning") },
  { BRG_SANCTION_TIME, NC_ ("regulation", "Time penalty") },
  { BRG_SANCTION_FINE, NC_ ("regulation", "Fine") },
  { BRG_SANCTION_LOSS, NC_ ("regulation", "Loss of the game") },
  { BRG_SANCTION_EXPULSION, NC_ ("regulation", "Expulsion from the event") },
};

/* Of fast play, and of anything announced. */
static const BrgRegulationChoice supervision_choices[] = {
  { 0, NC_ ("regulation", "Not enough arbiters for full supervision") },
  { 1, NC_ ("regulation", "Enough arbiters: full supervision") },
};

static const BrgRegulationChoice announced_choices[] = {
  { 0, NC_ ("regulation", "Not announced") },
  { 1, NC_ ("regulation", "Announced before the event") },
};

static const BrgRegulationChoice levels[] = {
  { BRG_LEVEL_NATIONAL, NC_ ("regulation", "National") },
  { BRG_LEVEL_REGIONAL, NC_ ("regulation", "Regional or city") },
  { BRG_LEVEL_LOCAL, NC_ ("regulation", "Municipal, district or qualifying") },
  { BRG_LEVEL_BLIND, NC_ ("regulation", "For blind players") },
  { BRG_LEVEL_INTERREGIONAL, NC_ ("regulation", "Interregional") },
  { BRG_LEVEL_INTERNATIONAL, NC_ ("regulation", "International") },
  { BRG_LEVEL_CLUB, NC_ ("regulation", "Of a sports or other organisation") },
};

static const BrgRegulationChoice clock_choices[] = {
  { BRG_CLOCKS_MECHANICAL, NC_ ("regulation", "Mechanical") },
  { BRG_CLOCKS_ELECTRONIC, NC_ ("regulation", "Electronic") },
};

static const BrgRegulationName names[] = {
  { "rule-watched", N_ ("Supervision in rapid and blitz"), BRG_REGULATION_CHOICE,
    supervision_choices, G_N_ELEMENTS (supervision_choices) },
  { "rule-quickplay-announced", N_ ("Quickplay finish"), BRG_REGULATION_CHOICE, announced_choices,
    G_N_ELEMENTS (announced_choices) },
  { "rule-level", N_ ("Status of the event"), BRG_REGULATION_CHOICE, levels,
    G_N_ELEMENTS (levels) },
  { "rule-clocks", N_ ("Clocks"), BRG_REGULATION_CHOICE, clock_choices,
    G_N_ELEMENTS (clock_choices) },
  { "rule-entry-fee", N_ ("Entry fee of a player"), BRG_REGULATION_MONEY, NULL, 0 },
  { "rule-phone-sanction", N_ ("Phone at the board"), BRG_REGULATION_CHOICE, sanctions,
    G_N_ELEMENTS (sanctions) },
  { "rule-draw-offer-moves", N_ ("Moves before a draw may be agreed, or “all”"),
    BRG_REGULATION_NUMBER, NULL, 0 },
  { "rule-protest-minutes", N_ ("Time for protests after a round, minutes"), BRG_REGULATION_NUMBER,
    NULL, 0 },
  { "rule-last-protest-minutes", N_ ("Time for protests after the last round, minutes"),
    BRG_REGULATION_NUMBER, NULL, 0 },
  { "rule-decision-hours", N_ ("Time for deciding a protest, hours"), BRG_REGULATION_NUMBER, NULL,
    0 },
  { "rule-protest-fee", N_ ("Deposit for a protest"), BRG_REGULATION_MONEY, NULL, 0 },
  { "rule-session-minutes", N_ ("Length of a session, minutes"), BRG_REGULATION_NUMBER, NULL, 0 },
  { "rule-rounds-a-day", N_ ("Rounds a day at most"), BRG_REGULATION_NUMBER, NULL, 0 },
  { "rule-report-days", N_ ("Time for the chief arbiter’s report, days"), BRG_REGULATION_NUMBER,
    NULL, 0 },
};

const BrgRegulationName *
brg_regulation_name_find (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].name, name))
      return &names[i];
  g_return_val_if_reached (&names[0]);
}

char *
brg_regulation_name_dup_value (const BrgRegulation *regulation, gint64 value)
{
  BrgRegulationKind kind;

  g_return_val_if_fail (regulation != NULL, NULL);

  kind = brg_regulation_name_find (regulation->name)->kind;
  if (value == BRG_REGULATION_UNSET)
    return g_strdup ("");
  if (kind == BRG_REGULATION_NUMBER && regulation->beyond != 0 && value == regulation->beyond)
    return g_strdup (C_ ("regulation", "all"));
  if (kind != BRG_REGULATION_MONEY)
    return g_strdup_printf ("%" G_GINT64_FORMAT, value);
  if (value % 100 == 0)
    return g_strdup_printf ("%" G_GINT64_FORMAT, value / 100);
  return g_strdup_printf ("%" G_GINT64_FORMAT ".%02d", value / 100, (gint) (value % 100));
}

static char *
dup_shown (const BrgRegulation *regulation, gint64 value)
{
  const BrgRegulationName *name = brg_regulation_name_find (regulation->name);

  if (value == BRG_REGULATION_UNSET)
    return g_strdup ("–");
  for (guint i = 0; i < name->n_choices; i++)
    if (name->choices[i].value == value)
      return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "regulation", name->choices[i].name));
  return brg_regulation_name_dup_value (regulation, value);
}

char *
brg_regulation_name_dup_change (const BrgRegulation *regulation, gint64 now, gint64 was)
{
  g_autofree char *new_value = NULL;
  g_autofree char *old_value = NULL;

  g_return_val_if_fail (regulation != NULL, NULL);

  new_value = dup_shown (regulation, now);
  old_value = dup_shown (regulation, was);
  /* Translators: a field of the regulations, its new value, the old one */
  return g_strdup_printf (_ ("%s: %s instead of %s"),
                          _ (brg_regulation_name_find (regulation->name)->title), new_value,
                          old_value);
}
