/* brg-letters-desk.h - what is due by correspondence, reckoned once for all who show it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-due-list.h"
#include "brg-session.h"

G_BEGIN_DECLS

/**
 * BrgLettersDesk:
 * @desk: the games of a group today
 * @items: (element-type BrgPostalItem): what is due
 *
 * The charts of all games of a group. Nobody changes it; it lives as long as somebody holds it.
 */
typedef struct
{
  BrgPostalDesk *desk;
  GArray *items;
} BrgLettersDesk;

/**
 * brg_letters_desk_hold:
 * @session: a session
 *
 * Reckons the charts of the group that is loaded, unless that was done since its last change and on
 * the same day.
 *
 * Returns: (transfer full) (nullable): the desk, to be given to brg_letters_desk_release(); %NULL
 *   when the group is not played by correspondence
 */
BrgLettersDesk *brg_letters_desk_hold (BrgSession *session);

/** brg_letters_desk_release: Gives @desk back */
void brg_letters_desk_release (BrgLettersDesk *desk);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgLettersDesk, brg_letters_desk_release)

G_END_DECLS
