/* brg-official-role.c - what somebody does at an event
 *
 * Rules: rus-draughts-2022 12.1, 13.1
 * Tests: tests/engine/test-jury.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-official-role.h"

typedef struct
{
  const char *word;
  BrgOfficialBody body;
  gboolean is_arbiter;
} Role;

/* rus-draughts-2022 12.1: chief arbiter, deputies and chief secretary are the main jury; 13.1: who
 * is auxiliary and technical staff. */
static const Role roles[BRG_N_OFFICIAL_ROLES] = {
  [BRG_OFFICIAL_CHIEF_ARBITER] = { "chief-arbiter", BRG_BODY_MAIN_JURY, TRUE },
  [BRG_OFFICIAL_CHIEF_SECRETARY] = { "chief-secretary", BRG_BODY_MAIN_JURY, FALSE },
  [BRG_OFFICIAL_DEPUTY] = { "deputy", BRG_BODY_MAIN_JURY, TRUE },
  [BRG_OFFICIAL_ARBITER] = { "arbiter", BRG_BODY_JURY, TRUE },
  [BRG_OFFICIAL_SECTOR_ARBITER] = { "sector-arbiter", BRG_BODY_JURY, TRUE },
  [BRG_OFFICIAL_SECRETARY] = { "secretary", BRG_BODY_JURY, FALSE },
  [BRG_OFFICIAL_ASSISTANT] = { "assistant-secretary", BRG_BODY_STAFF, FALSE },
  [BRG_OFFICIAL_DOCTOR] = { "doctor", BRG_BODY_STAFF, FALSE },
  [BRG_OFFICIAL_NURSE] = { "nurse", BRG_BODY_STAFF, FALSE },
  [BRG_OFFICIAL_COMMANDANT] = { "commandant", BRG_BODY_STAFF, FALSE },
  [BRG_OFFICIAL_STEWARD] = { "steward", BRG_BODY_STAFF, FALSE },
  [BRG_OFFICIAL_DEMONSTRATOR] = { "demonstrator", BRG_BODY_STAFF, FALSE },
  [BRG_OFFICIAL_TECHNICAL] = { "technical", BRG_BODY_STAFF, FALSE },
  [BRG_OFFICIAL_REPRESENTATIVE] = { "representative", BRG_BODY_DELEGATION, FALSE },
  [BRG_OFFICIAL_CAPTAIN] = { "captain", BRG_BODY_DELEGATION, FALSE },
};

const char *
brg_official_role_to_word (BrgOfficialRole role)
{
  g_return_val_if_fail (role < BRG_N_OFFICIAL_ROLES, "arbiter");

  return roles[role].word;
}

gboolean
brg_official_role_from_word (const char *word, BrgOfficialRole *role)
{
  g_return_val_if_fail (word != NULL && role != NULL, FALSE);

  for (guint i = 0; i < BRG_N_OFFICIAL_ROLES; i++)
    if (g_str_equal (roles[i].word, word))
      {
        *role = i;
        return TRUE;
      }
  return FALSE;
}

BrgOfficialBody
brg_official_role_get_body (BrgOfficialRole role)
{
  g_return_val_if_fail (role < BRG_N_OFFICIAL_ROLES, BRG_BODY_JURY);

  return roles[role].body;
}

gboolean
brg_official_role_is_arbiter (BrgOfficialRole role)
{
  g_return_val_if_fail (role < BRG_N_OFFICIAL_ROLES, FALSE);

  return roles[role].is_arbiter;
}
