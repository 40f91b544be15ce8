/* brg-line-up-form.h - the line-up of a team for a round, to be handed in by its captain
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_line_up_form_new:
 * @snapshot: a group of teams
 * @round: a round
 * @team: index of a team that has a match in the round
 * @options: how the document is wanted
 *
 * The boards with the colour of the team and who sits there, lines to write on of a blank form;
 * then the team as it was entered. The captain signs, and whoever takes it in with the time.
 *
 * Returns: (transfer full): the line-up
 */
BrgForm *brg_line_up_form_new (const BrgSnapshot *snapshot,
                               gint round,
                               gint team,
                               const BrgDocumentOptions *options);

G_END_DECLS
