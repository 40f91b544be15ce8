/* brg-site-papers.h - pages of a site
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-site-group.h"

G_BEGIN_DECLS

/**
 * brg_site_papers_add:
 * @group: a group with a language
 *
 * Adds the page of papers; with the first language also the papers themselves: PDF, CSV, TRF.
 */
void brg_site_papers_add (BrgSiteGroup *group);

G_END_DECLS
