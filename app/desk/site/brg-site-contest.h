/* brg-site-contest.h - pages of a site: works and results of a contest of composition
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-site-group.h"

G_BEGIN_DECLS

/** brg_site_contest_has_works: Returns: whether anything may be read of its works */
gboolean brg_site_contest_has_works (const BrgSiteGroup *group);

/** brg_site_contest_has_results: Returns: whether preliminary or final results were published */
gboolean brg_site_contest_has_results (const BrgSiteGroup *group);

/**
 * brg_site_contest_add:
 * @group: a group with a language
 *
 * Adds the pages of a contest of composition. While works come in and are judged it is said which
 * there are, and no board is shown; with preliminary results come boards, solutions and authors. Of
 * works to be solved nothing is told before the results are.
 */
void brg_site_contest_add (BrgSiteGroup *group);

G_END_DECLS
