/* brg-match-form.h - matches between teams on paper
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
 * brg_match_form_fill_pairings:
 * @form: a form without columns
 * @snapshot: the group, the view of teams
 * @points: (array): points of every team before the round
 * @round: a paired round
 * @options: how the document is wanted
 *
 * Fills in the matches of the round, each with who sits on its boards and with which colour. The
 * players of a team stand below it.
 */
void brg_match_form_fill_pairings (BrgForm *form,
                                   const BrgSnapshot *snapshot,
                                   const gint *points,
                                   gint round,
                                   const BrgDocumentOptions *options);

/**
 * brg_match_form_fill_protocol:
 * @form: a form without columns
 * @snapshot: the group, the view of teams
 * @round: a paired round
 * @options: how the document is wanted
 *
 * Fills in the matches of the round with their points, each with its boards and their results, in
 * the columns of rus-draughts-2022 appendix 6.
 */
void brg_match_form_fill_protocol (BrgForm *form,
                                   const BrgSnapshot *snapshot,
                                   gint round,
                                   const BrgDocumentOptions *options);

/**
 * brg_match_form_new:
 * @snapshot: the group, the view of teams
 * @round: a paired round
 * @match: index of a match of it that is no bye
 * @arbiter: (nullable): who watches the match, %NULL for a line to write on
 * @options: how the document is wanted
 *
 * Makes the protocol of a match (rus-draughts-2022 appendix 7): number, round, group and day,
 * teams, boards with colours, titles and ratings, results, in whose favour, and where both
 * captains, the arbiter of the match, the chief arbiter and the chief secretary sign. A blank one
 * has the teams and room for the rest.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_match_form_new (const BrgSnapshot *snapshot,
                             gint round,
                             gint match,
                             const BrgOfficial *arbiter,
                             const BrgDocumentOptions *options);

/**
 * brg_match_form_new_summary:
 * @snapshot: the group, the view of teams
 * @round: a paired round
 * @options: how the document is wanted
 *
 * Makes the summary of the matches of a round (rus-draughts-2022 appendix 7): teams alone, with the
 * score between them.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_match_form_new_summary (const BrgSnapshot *snapshot,
                                     gint round,
                                     const BrgDocumentOptions *options);

G_END_DECLS
