/* brg-incident-contest.c - what may happen, and be imposed, where no games are played
 *
 * Rules: rus-draughts-2022 1.5.3, 1.5.5, 2.3.2, 2.3.3, 11.5, 11.6
 * Tests: tests/app/test-incident-contest.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-contest.h"

#define SOLVING (1u << BRG_CONTEST_SOLVING)
#define BOTH (SOLVING | 1u << BRG_CONTEST_COMPOSING)
#define LIST(name) (1u << BRG_SANCTION_##name)

/* In which contests; what is not named belongs to the board. */
static const guint8 contests_of[BRG_N_INCIDENT_KINDS] = {
  /* rus-draughts-2022 2.3.2, 2.3.3: in the hall */
  [BRG_INCIDENT_PHONE] = SOLVING,
  [BRG_INCIDENT_SEARCH_REFUSED] = SOLVING,
  [BRG_INCIDENT_DISTRACTION] = SOLVING,
  [BRG_INCIDENT_LEFT_AREA] = SOLVING,
  [BRG_INCIDENT_NOTES_OR_ADVICE] = SOLVING,
  [BRG_INCIDENT_REFUSAL] = SOLVING,
  [BRG_INCIDENT_ALCOHOL] = SOLVING,
  [BRG_INCIDENT_INTERFERENCE] = SOLVING,
  [BRG_INCIDENT_DRESS] = SOLVING,
  /* rus-draughts-2022 1.5.3 to 1.5.5: works may be composed with programs, solved they may not */
  [BRG_INCIDENT_COMPUTER_HELP] = SOLVING,
  [BRG_INCIDENT_COLLUSION] = BOTH,
  [BRG_INCIDENT_BRIBERY] = BOTH,
  [BRG_INCIDENT_BETTING] = BOTH,
  [BRG_INCIDENT_INFLUENCE] = BOTH,
};

static const guint sanctions_of[BRG_N_CONTEST_KINDS] = {
  [BRG_CONTEST_NONE] = G_MAXUINT,
  [BRG_CONTEST_COMPOSING] =
      LIST (NONE) | LIST (REMARK) | LIST (WARNING) | LIST (CHOOSE) | LIST (EXPULSION),
  [BRG_CONTEST_SOLVING] =
      LIST (NONE) | LIST (REMARK) | LIST (WARNING) | LIST (CHOOSE) | LIST (EXPULSION),
};

gboolean
brg_incident_contest_fits (BrgContestKind contest, BrgIncidentKind kind)
{
  g_return_val_if_fail ((guint) kind < BRG_N_INCIDENT_KINDS, FALSE);

  return contest == BRG_CONTEST_NONE || (contests_of[kind] & 1u << contest) != 0;
}

guint
brg_incident_contest_sanctions (BrgContestKind contest)
{
  g_return_val_if_fail ((guint) contest < BRG_N_CONTEST_KINDS, 0);

  return sanctions_of[contest];
}
