/* brg-tie-break-edition.h - which text says how an unplayed round enters a coefficient
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgTieBreakEdition:
 * @BRG_TIEBREAK_FIDE_2026: FIDE C.07 in force from 1 March 2026
 * @BRG_TIEBREAK_DRAUGHTS_2022: rus-draughts-2022 5.4.8 and 5.4.10.11
 * @BRG_TIEBREAK_CHESS_2014: rus-chess-2014 29-31, unplayed games by FIDE's rules of 2009
 * @BRG_TIEBREAK_CHESS_1956: ussr-chess-1956 22: points, and what the regulations add
 * @BRG_TIEBREAK_FIDE_2024: FIDE C.07 from 1 August 2024 to 28 February 2026: no limit on dummies
 * @BRG_TIEBREAK_FIDE_2009: FIDE's rules of 2009 to 2023: the virtual opponent
 *
 * Which text says how an unplayed round enters a coefficient.
 */
typedef enum
{
  BRG_TIEBREAK_FIDE_2026,
  BRG_TIEBREAK_DRAUGHTS_2022,
  BRG_TIEBREAK_CHESS_2014,
  BRG_TIEBREAK_CHESS_1956,
  BRG_TIEBREAK_FIDE_2024,
  BRG_TIEBREAK_FIDE_2009,
} BrgTieBreakEdition;

#define BRG_N_TIEBREAK_EDITIONS (BRG_TIEBREAK_FIDE_2009 + 1)

/**
 * brg_tie_break_edition_get_id:
 * @edition: an edition
 *
 * Returns: its id as it is stored: `fide-2026`, `fide-2024`, `fide-2009`, `rus-draughts-2022`,
 *   `rus-chess-2014`, `ussr-chess-1956`; a constant string
 */
const char *brg_tie_break_edition_get_id (BrgTieBreakEdition edition);

/**
 * brg_tie_break_edition_find:
 * @id: an id
 * @edition: (out): the edition; stays as it is when there is none
 *
 * Returns: whether there is such an edition; none has the empty id
 */
gboolean brg_tie_break_edition_find (const char *id, BrgTieBreakEdition *edition);

/**
 * brg_tie_break_edition_for_rulebook:
 * @rulebook: a rule book
 *
 * Returns: the edition that an event under this book uses: a book that leaves tie-breaks to FIDE
 *   gets FIDE's current list
 */
BrgTieBreakEdition brg_tie_break_edition_for_rulebook (const BrgRulebook *rulebook);

/**
 * brg_tie_break_edition_for_event:
 * @rulebook: a rule book
 * @starts: first day of the event, `YYYY-MM-DD`, or empty when it is not known
 *
 * Returns: as brg_tie_break_edition_for_rulebook(), but where FIDE's list applies, the one that was
 *   in force on that day: before 1 March 2026 that of 2024
 */
BrgTieBreakEdition brg_tie_break_edition_for_event (const BrgRulebook *rulebook,
                                                    const char *starts);

/**
 * brg_tie_break_edition_is_modern:
 * @edition: an edition
 *
 * Returns: whether it is FIDE's list of 2024 or later, with dummies, voluntary unplayed rounds and
 *   direct encounters that are treated afresh
 */
gboolean brg_tie_break_edition_is_modern (BrgTieBreakEdition edition);

G_END_DECLS
