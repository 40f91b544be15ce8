/* brg-balanced-groups.h - a list of players divided into groups of equal strength
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_balanced_groups_divide:
 * @kinds: (array length=n_players): of every player, the strongest first, the number of what he
 *   shares with others, a club for example, from 1; 0 for who shares it with nobody
 * @n_players: number of players
 * @n_groups: number of groups, 1 to @n_players
 * @groups: (out caller-allocates) (array length=n_players): group of every player, from 0
 *
 * Divides players into groups. Of the first @n_groups players every group gets one, of the next as
 * many again, and so on, so that the groups are equally strong and differ by one player at most.
 * Players of one kind are spread evenly: no group has two of them more than another one. As far as
 * that leaves a choice the groups are filled there and back: 1, 2, 3, 3, 2, 1.
 *
 * That such a division always exists is König's theorem: pots and kinds are the two sides of a
 * bipartite graph, players its edges and groups their colours.
 */
void brg_balanced_groups_divide (const gint *kinds, gint n_players, gint n_groups, gint *groups);

G_END_DECLS
