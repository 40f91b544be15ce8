/* brg-official-role.h - what somebody does at an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgOfficialRole:
 * @BRG_OFFICIAL_CHIEF_ARBITER: leads the event
 * @BRG_OFFICIAL_CHIEF_SECRETARY: keeps its papers
 * @BRG_OFFICIAL_DEPUTY: deputy of the chief arbiter
 * @BRG_OFFICIAL_ARBITER: an arbiter
 * @BRG_OFFICIAL_SECTOR_ARBITER: the arbiter of a sector of boards or of a site
 * @BRG_OFFICIAL_SECRETARY: a secretary beside the chief one
 * @BRG_OFFICIAL_ASSISTANT: assists a secretary, enters games
 * @BRG_OFFICIAL_DOCTOR: the doctor
 * @BRG_OFFICIAL_NURSE: a nurse
 * @BRG_OFFICIAL_COMMANDANT: answers for hall and equipment
 * @BRG_OFFICIAL_STEWARD: a steward in the hall
 * @BRG_OFFICIAL_DEMONSTRATOR: shows the games to the spectators
 * @BRG_OFFICIAL_TECHNICAL: technical staff
 * @BRG_OFFICIAL_REPRESENTATIVE: representative of a delegation
 * @BRG_OFFICIAL_CAPTAIN: captain of a team
 *
 * What somebody does at an event. The order is that of lists.
 */
typedef enum
{
  BRG_OFFICIAL_CHIEF_ARBITER,
  BRG_OFFICIAL_CHIEF_SECRETARY,
  BRG_OFFICIAL_DEPUTY,
  BRG_OFFICIAL_ARBITER,
  BRG_OFFICIAL_SECTOR_ARBITER,
  BRG_OFFICIAL_SECRETARY,
  BRG_OFFICIAL_ASSISTANT,
  BRG_OFFICIAL_DOCTOR,
  BRG_OFFICIAL_NURSE,
  BRG_OFFICIAL_COMMANDANT,
  BRG_OFFICIAL_STEWARD,
  BRG_OFFICIAL_DEMONSTRATOR,
  BRG_OFFICIAL_TECHNICAL,
  BRG_OFFICIAL_REPRESENTATIVE,
  BRG_OFFICIAL_CAPTAIN,
} BrgOfficialRole;

#define BRG_N_OFFICIAL_ROLES (BRG_OFFICIAL_CAPTAIN + 1)

/**
 * BrgOfficialBody:
 * @BRG_BODY_MAIN_JURY: chief arbiter, deputies and chief secretary (rus-draughts-2022 12.1)
 * @BRG_BODY_JURY: the other arbiters and secretaries
 * @BRG_BODY_STAFF: auxiliary and technical staff (rus-draughts-2022 13.1)
 * @BRG_BODY_DELEGATION: those who speak for players and teams
 *
 * What somebody belongs to.
 */
typedef enum
{
  BRG_BODY_MAIN_JURY,
  BRG_BODY_JURY,
  BRG_BODY_STAFF,
  BRG_BODY_DELEGATION,
} BrgOfficialBody;

#define BRG_N_OFFICIAL_BODIES (BRG_BODY_DELEGATION + 1)

/** brg_official_role_to_word: Returns: what the database and commands call @role */
const char *brg_official_role_to_word (BrgOfficialRole role);

/**
 * brg_official_role_from_word:
 * @word: a word
 * @role: (out): what it stands for; untouched when it is none
 *
 * Returns: whether it stands for a role
 */
gboolean brg_official_role_from_word (const char *word, BrgOfficialRole *role);

/** brg_official_role_get_body: Returns: what somebody with @role belongs to */
BrgOfficialBody brg_official_role_get_body (BrgOfficialRole role);

/** brg_official_role_is_arbiter: Returns: whether somebody with @role may decide at a board */
gboolean brg_official_role_is_arbiter (BrgOfficialRole role);

G_END_DECLS
