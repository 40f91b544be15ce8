/* brg-tie-break-presets.h - orders of tie-breaks that the books recommend
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-standings.h"

G_BEGIN_DECLS

/**
 * BrgTieBreakField:
 * @BRG_TIE_BREAK_FIELD_ANY: whoever takes part
 * @BRG_TIE_BREAK_FIELD_CLOSE: players whose ratings are close to each other
 *   (rus-chess-2014 31.3.3), or reliable ratings of everybody
 * @BRG_TIE_BREAK_FIELD_MIXED: players whose ratings differ (rus-chess-2014 31.3.4)
 *
 * For which field an order is recommended.
 */
typedef enum
{
  BRG_TIE_BREAK_FIELD_ANY,
  BRG_TIE_BREAK_FIELD_CLOSE,
  BRG_TIE_BREAK_FIELD_MIXED,
} BrgTieBreakField;

/**
 * BrgTieBreakPreset:
 * @id: id for tests and action arguments, `rus-chess-2014-31.3.1`; a constant string
 * @article: book id and article that recommends the order, %NULL for an order that is in common use
 *   and that no article lists
 * @edition: the text under which it is recommended; the lists of FIDE go for each of its editions,
 *   so ask brg_tie_break_preset_suits()
 * @for_teams: whether it is for teams
 * @kind: Swiss or round robin
 * @board_points_first: teams only: whether the points on the boards are the primary score in this
 *   order, and @codes begin below them
 * @field: the field that it is meant for
 * @has_play_off: whether the article puts a play-off behind the last tie-break
 * @codes: codes of the tie-breaks in their order, separated by commas, as in
 * `BrgGroup.tie_breaks`; they are the codes of the list, no aliases
 *
 * An order that a person may take over as a whole.
 */
typedef struct
{
  const char *id;
  const char *article;
  BrgTieBreakEdition edition;
  gboolean for_teams;
  BrgTournamentKind kind;
  gboolean board_points_first;
  BrgTieBreakField field;
  gboolean has_play_off;
  const char *codes;
} BrgTieBreakPreset;

/**
 * brg_tie_break_presets:
 * @n_presets: (out): how many there are
 *
 * The code of 1956 has none: it knows no coefficients (ussr-chess-1956 22).
 *
 * Returns: (transfer none) (array length=n_presets): all orders, book by book
 */
const BrgTieBreakPreset *brg_tie_break_presets (guint *n_presets);

/**
 * brg_tie_break_preset_suits:
 * @preset: an order
 * @edition: the edition of an event
 * @for_teams: whether its participants are teams
 * @kind: Swiss or round robin
 *
 * An order for teams suits whichever score comes first: who takes it over takes
 * #BrgTieBreakPreset.board_points_first with it.
 *
 * Returns: whether the order is recommended for such an event
 */
gboolean brg_tie_break_preset_suits (const BrgTieBreakPreset *preset,
                                     BrgTieBreakEdition edition,
                                     gboolean for_teams,
                                     BrgTournamentKind kind);

/**
 * BrgTieBreakType:
 * @BRG_TIE_BREAK_TYPE_NONE: rus-chess-2014 does not know the tie-break
 * @BRG_TIE_BREAK_TYPE_OWN: the player's own results (rus-chess-2014 30.1)
 * @BRG_TIE_BREAK_TYPE_TEAM: the team's own results (rus-chess-2014 30.2)
 * @BRG_TIE_BREAK_TYPE_OPPONENTS: the opponents' results (rus-chess-2014 30.3)
 * @BRG_TIE_BREAK_TYPE_RATING: ratings (rus-chess-2014 30.4)
 *
 * The groups of rus-chess-2014 30 that a list can hold; the fifth, the play-off (30.5), is no
 * criterion.
 */
typedef enum
{
  BRG_TIE_BREAK_TYPE_NONE,
  BRG_TIE_BREAK_TYPE_OWN,
  BRG_TIE_BREAK_TYPE_TEAM,
  BRG_TIE_BREAK_TYPE_OPPONENTS,
  BRG_TIE_BREAK_TYPE_RATING,
} BrgTieBreakType;

/**
 * BrgTieBreakMix:
 * @first: the first tie-break of the list that belongs to a group
 * @second: the first one after it that belongs to another
 * @first_type: the group of @first
 * @second_type: the group of @second
 *
 * Two tie-breaks of different groups.
 */
typedef struct
{
  const BrgCriterion *first;
  const BrgCriterion *second;
  BrgTieBreakType first_type;
  BrgTieBreakType second_type;
} BrgTieBreakMix;

/**
 * brg_tie_break_mixes_types:
 * @criteria: (array length=n_criteria): tie-breaks in their order
 * @n_criteria: how many
 * @mix: (out) (optional): which two are of different groups; untouched when there are none
 *
 * rus-chess-2014 31.2 wants one event to use one type of the five groups only and names progress
 * with Buchholz as wrong, and 31.3 recommends orders that join several. So this is for a hint with
 * the article, not for a refusal, and a list that is one of the orders of 31.3, or the beginning of
 * one, mixes nothing. The direct encounter is of the team's group in a list with points of teams,
 * otherwise of the player's. Only events under rus-chess-2014 should ask.
 *
 * Returns: whether two tie-breaks are of different groups
 */
gboolean brg_tie_break_mixes_types (const BrgCriterion *const *criteria,
                                    guint n_criteria,
                                    BrgTieBreakMix *mix);

G_END_DECLS
