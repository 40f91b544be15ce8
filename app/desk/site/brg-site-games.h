/* brg-site-games.h - pages of a site
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-site-group.h"

G_BEGIN_DECLS

/**
 * brg_site_games_add:
 * @group: a group with a language
 *
 * Adds the list of games and a page a game, with a board for every position.
 */
void brg_site_games_add (BrgSiteGroup *group);

G_END_DECLS
