/* brg-site-lists.h - pages of a site
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-site-group.h"

G_BEGIN_DECLS

/**
 * brg_site_lists_add:
 * @group: a group with a language
 *
 * Adds overview, participants, teams, standings, table, prizes, timetable.
 */
void brg_site_lists_add (BrgSiteGroup *group);

G_END_DECLS
