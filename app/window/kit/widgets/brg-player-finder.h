/* brg-player-finder.h - type a name or a number, get a player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-draft.h"

G_BEGIN_DECLS

#define BRG_TYPE_PLAYER_FINDER (brg_player_finder_get_type ())
G_DECLARE_FINAL_TYPE (BrgPlayerFinder, brg_player_finder, BRG, PLAYER_FINDER, GtkWidget)

/**
 * BrgPlayerFinder:
 *
 * An entry with the few players below it that fit best. Enter takes the marked one, the arrow keys
 * mark another.
 *
 * Signals:
 * - `found` (player): a player of the view, or of the draft's preview, was chosen.
 * - `typed`: the text is another one; who was chosen before is not meant any more.
 * - `stopped`: Escape was pressed.
 */

/**
 * brg_player_finder_set_draft:
 * @self: a finder
 * @draft: (nullable) (transfer none): where to look
 * @only_present: whether only those are found who play
 *
 * Empties the entry.
 */
void brg_player_finder_set_draft (BrgPlayerFinder *self, BrgDraft *draft, gboolean only_present);

/**
 * brg_player_finder_set_view:
 * @self: a finder
 * @view: (nullable) (transfer none): where to look: a group, or its players
 *
 * Finds everybody there, whether he plays or not. Empties the entry.
 */
void brg_player_finder_set_view (BrgPlayerFinder *self, const BrgSnapshot *view);

/**
 * brg_player_finder_set_label:
 * @self: a finder
 * @label: who is looked for, for those who hear it
 */
void brg_player_finder_set_label (BrgPlayerFinder *self, const char *label);

/**
 * brg_player_finder_show:
 * @self: a finder
 * @player: a player of the view, or of the preview
 *
 * Writes a player into the entry, `Мальцев, № 26`.
 */
void brg_player_finder_show (BrgPlayerFinder *self, gint player);

G_END_DECLS
