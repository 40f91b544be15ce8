/* brg-latin-names.h - a group whose names are in Latin letters, for papers and reports that go
 * abroad
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rating-lists.h"
#include "brg-snapshot.h"
#include "brg-transliteration.h"

G_BEGIN_DECLS

/**
 * brg_latin_names_apply:
 * @snapshot: a group that was loaded for this alone and that nobody else looks at
 * @table: the table
 * @lists: (nullable): rating lists in which players are looked up by their FIDE numbers
 *
 * Writes the names of the event, its officials, teams and players in Latin letters. A player with a
 * FIDE number keeps the spelling of FIDE where a list has it: that is what he is called by there.
 */
void brg_latin_names_apply (BrgSnapshot *snapshot, BrgTransliteration table, BrgRatingLists *lists);

G_END_DECLS
