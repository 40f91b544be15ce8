/* brg-admission-names.c - what matters of admission are called, for people
 *
 * Tests: tests/data/test-store-admission.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-admission-names.h"

#include <glib/gi18n-lib.h>

static const char *const states[BRG_N_ADMISSION_STATES] = {
  [BRG_ADMISSION_OPEN] = NC_ ("admission", "not considered"),
  [BRG_ADMISSION_ADMITTED] = NC_ ("admission", "admitted"),
  [BRG_ADMISSION_REFUSED] = NC_ ("admission", "refused"),
  [BRG_ADMISSION_EXCEPTION] = NC_ ("admission", "exception"),
  [BRG_ADMISSION_LATER] = NC_ ("admission", "put off"),
};

static const char *const grounds[BRG_N_ADMISSION_GROUNDS] = {
  [BRG_GROUND_NONE] = "",
  [BRG_GROUND_AGE] = NC_ ("admission", "Age"),
  [BRG_GROUND_SEX] = NC_ ("admission", "Sex"),
  [BRG_GROUND_TITLE] = NC_ ("admission", "Title or category"),
  [BRG_GROUND_RATING] = NC_ ("admission", "Rating"),
  [BRG_GROUND_QUALIFICATION] = NC_ ("admission", "Qualification"),
  [BRG_GROUND_PAPERS] = NC_ ("admission", "Papers incomplete"),
  [BRG_GROUND_DOCTOR] = NC_ ("admission", "Doctor’s opinion"),
  [BRG_GROUND_FEE] = NC_ ("admission", "Entry fee not paid"),
  [BRG_GROUND_LATE] = NC_ ("admission", "Entered too late"),
  [BRG_GROUND_DISQUALIFIED] = NC_ ("admission", "Disqualification"),
  [BRG_GROUND_OTHER] = NC_ ("admission", "Another ground"),
};

static const char *const limits[BRG_N_ADMISSION_LIMITS] = {
  [BRG_LIMIT_AGE_UNDER] = NC_ ("admission", "Age not reached in the year"),
  [BRG_LIMIT_AGE_LEAST] = NC_ ("admission", "Age reached in the year"),
  [BRG_LIMIT_SEX] = NC_ ("admission", "Sex"),
  [BRG_LIMIT_TITLE_LEAST] = NC_ ("admission", "Lowest title or category"),
  [BRG_LIMIT_TITLE_MOST] = NC_ ("admission", "Highest title or category"),
  [BRG_LIMIT_RATING_LEAST] = NC_ ("admission", "Lowest rating"),
  [BRG_LIMIT_RATING_MOST] = NC_ ("admission", "Highest rating"),
  [BRG_LIMIT_QUALIFICATION] = NC_ ("admission", "Qualification"),
};

static const char *const roles[BRG_N_ADMISSION_ROLES] = {
  [BRG_ADMISSION_CHAIR] = NC_ ("admission", "chair"),
  [BRG_ADMISSION_MEMBER] = NC_ ("admission", "member of the jury"),
  [BRG_ADMISSION_ORGANISER] = NC_ ("admission", "of the organiser"),
  [BRG_ADMISSION_DOCTOR] = NC_ ("admission", "doctor"),
};

static const char *
translate (const char *text)
{
  return *text != '\0' ? g_dpgettext2 (GETTEXT_PACKAGE, "admission", text) : "";
}

const char *
brg_admission_name_state (BrgAdmissionState state)
{
  g_return_val_if_fail (state < BRG_N_ADMISSION_STATES, "");

  return translate (states[state]);
}

const char *
brg_admission_name_ground (BrgAdmissionGround ground)
{
  g_return_val_if_fail (ground < BRG_N_ADMISSION_GROUNDS, "");

  return translate (grounds[ground]);
}

const char *
brg_admission_name_limit (BrgAdmissionLimitKind kind)
{
  g_return_val_if_fail (kind < BRG_N_ADMISSION_LIMITS, "");

  return translate (limits[kind]);
}

const char *
brg_admission_name_role (BrgAdmissionRole role)
{
  g_return_val_if_fail (role < BRG_N_ADMISSION_ROLES, "");

  return translate (roles[role]);
}
