/* brg-ctl-field.h - who takes part in a report: its players, or teams
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rulebook.h"
#include "brg-snapshot.h"
#include "brg-trf.h"

G_BEGIN_DECLS

/**
 * BrgCtlField:
 * @trf: (transfer none): the report
 * @snapshot: the event made of the report: of matches between teams the view of teams
 * @tournament: (transfer none): the tournament of the participants
 * @has_teams: whether the participants are teams
 *
 * A report of matches between teams is about the teams, any other one about its players.
 */
typedef struct
{
  const BrgTrf *trf;
  BrgSnapshot *snapshot;
  BrgTournament *tournament;
  gboolean has_teams;
} BrgCtlField;

/**
 * brg_ctl_field_new:
 * @trf: a report; must outlive the field
 *
 * Returns: (transfer full): its participants; the tournament of players is that of @trf itself
 */
BrgCtlField *brg_ctl_field_new (const BrgTrf *trf);

/**
 * brg_ctl_field_free:
 * @field: (nullable): a field
 */
void brg_ctl_field_free (BrgCtlField *field);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgCtlField, brg_ctl_field_free)

/**
 * brg_ctl_field_number:
 * @field: a field
 * @participant: index of a participant, or %BRG_NOBODY
 *
 * Returns: the number of the participant, 0 for nobody
 */
gint brg_ctl_field_number (const BrgCtlField *field, gint participant);

/**
 * brg_ctl_field_print_standings:
 * @field: a field of teams
 * @rulebook: whose tie-breaks and rule for leavers are used
 * @codes: tie-breaks in their order, known ones; when the first is `MPTS` or `GPTS`, this score is
 *   the primary one, else it is what the report says
 * @round: last round that counts, 0 for the last that was paired
 *
 * Prints the standings of teams: a header and a line a team, `RANK NO NAME PTS CODE...`. Results on
 * boards (`TBR`, `BBE`) are printed board by board.
 */
void brg_ctl_field_print_standings (const BrgCtlField *field,
                                    const BrgRulebook *rulebook,
                                    const char *codes,
                                    gint round);

G_END_DECLS
