/* brg-pairings-form.h - pairings of a round for the wall
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_pairings_form_new:
 * @snapshot: the group
 * @points: (array): points of every player before the round
 * @round: a paired round
 * @options: how the document is wanted; %BRG_DOCUMENT_BY_NAME sorts by name
 *
 * Makes the list for the wall, in big type. By board: board, White and points, Black and points. By
 * name, in two columns: name, board, colour, opponent. In renju Black stands first. Between teams
 * the matches with their boards, or the players by name.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_pairings_form_new (const BrgSnapshot *snapshot,
                                const gint *points,
                                gint round,
                                const BrgDocumentOptions *options);

G_END_DECLS
