/* brg-site-rounds.h - pages of a site
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-site-group.h"

G_BEGIN_DECLS

/**
 * brg_site_rounds_add:
 * @group: a group with a language
 *
 * Adds a page a published round: pairings and results.
 */
void brg_site_rounds_add (BrgSiteGroup *group);

G_END_DECLS
