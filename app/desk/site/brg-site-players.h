/* brg-site-players.h - pages of a site
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-site-group.h"

G_BEGIN_DECLS

/**
 * brg_site_players_add:
 * @group: a group with a language
 *
 * Adds a page a player: place, points, next game, all games.
 */
void brg_site_players_add (BrgSiteGroup *group);

/**
 * brg_site_players_append_legend:
 * @group: a group with a language
 * @html: its list of players
 *
 * Where pages of players are in another language, appends what their columns are.
 */
void brg_site_players_append_legend (const BrgSiteGroup *group, GString *html);

G_END_DECLS
