/* brg-incident-search.h - finds an incident by a few letters of three languages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest-kind.h"
#include "brg-incident.h"
#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * brg_incident_search:
 * @rulebook: the event's book
 * @form: how is played
 * @contest: what the group is
 * @text: letters of names or of other words for it, English, Russian or Ukrainian, whatever the
 *   language of the window and the layout of the keyboard; empty for all
 * @most: how many are wanted at the most
 *
 * A kind matches when every word of @text begins one of its words. What was typed in the wrong
 * layout is read as if it had been typed in the right one. Names that begin with @text come first,
 * then what the book speaks of, each in the order of #BrgIncidentKind. Irregularities of draughts
 * are found in draughts alone, what only chess has in chess alone, and nothing of the board where
 * works are composed or solved.
 *
 * Returns: (transfer full) (element-type BrgIncidentKind): the kinds
 */
GArray *brg_incident_search (const BrgRulebook *rulebook,
                             BrgPlayForm form,
                             BrgContestKind contest,
                             const char *text,
                             guint most);

/**
 * brg_incident_search_fits:
 * @kind: what may happen
 * @form: how is played
 *
 * Returns: whether it can happen in that game at all
 */
gboolean brg_incident_search_fits (BrgIncidentKind kind, BrgPlayForm form);

/**
 * brg_incident_search_letters:
 * @text: what was typed
 * @to_latin: whether Cyrillic letters become the Latin ones of their keys, else the other way
 * @is_ukrainian: whether the Cyrillic layout is the Ukrainian one
 *
 * Returns: (transfer full): the same keys in the other layout, in small letters
 */
char *brg_incident_search_letters (const char *text, gboolean to_latin, gboolean is_ukrainian);

G_END_DECLS
