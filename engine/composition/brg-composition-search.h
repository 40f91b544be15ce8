/* brg-composition-search.h - whether White can force a task within a number of moves
 *
 * Every legal move of both sides is looked at; rules of draws play no part. The answers are exact:
 * what is remembered is compared with the whole position, not with a hash.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-composition-watch.h"
#include "brg-composition.h"
#include "brg-draughts-move.h"

G_BEGIN_DECLS

/**
 * BrgCompositionSearch:
 *
 * A search and its memory, of a fixed size. It may be used for one work after the other.
 */
typedef struct _BrgCompositionSearch BrgCompositionSearch;

/**
 * brg_composition_search_new:
 * @watch: (nullable): bounds of the search
 *
 * Returns: (transfer full): a search
 */
BrgCompositionSearch *brg_composition_search_new (const BrgCompositionWatch *watch);

/**
 * brg_composition_search_free:
 * @search: (nullable): a search
 */
void brg_composition_search_free (BrgCompositionSearch *search);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgCompositionSearch, brg_composition_search_free)

/**
 * brg_composition_search_begin:
 * @search: a search
 * @variant: the game; decides who has reached what when nobody can move
 * @task: the task; a draw is searched as a win
 *
 * Begins a work: counts positions from nothing and forgets what was remembered of another task.
 */
void brg_composition_search_begin (BrgCompositionSearch *search,
                                   BrgDraughtsVariant variant,
                                   const BrgCompositionTask *task);

/**
 * brg_composition_search_white:
 * @search: a search that has begun
 * @position: a position, White to move
 * @n_moves: how many moves White may make
 *
 * Returns: whether White can force the task
 */
BrgCompositionAnswer brg_composition_search_white (BrgCompositionSearch *search,
                                                   const BrgDraughtsPosition *position,
                                                   guint n_moves);

/**
 * brg_composition_search_black:
 * @search: a search that has begun
 * @position: a position, Black to move
 * @n_moves: how many moves White may still make
 *
 * Returns: whether the task is reached or White can force it, whatever Black does
 */
BrgCompositionAnswer brg_composition_search_black (BrgCompositionSearch *search,
                                                   const BrgDraughtsPosition *position,
                                                   guint n_moves);

/**
 * brg_composition_search_move:
 * @search: a search that has begun
 * @position: a position, White to move
 * @move: a legal move of it
 * @n_moves: how many moves White may make, @move among them; at least 1
 *
 * Returns: whether White still forces the task after @move
 */
BrgCompositionAnswer brg_composition_search_move (BrgCompositionSearch *search,
                                                  const BrgDraughtsPosition *position,
                                                  const BrgDraughtsMove *move,
                                                  guint n_moves);

/**
 * brg_composition_search_is_reached:
 * @search: a search that has begun
 * @position: a position, Black to move
 *
 * Returns: whether Black can make no move and the task is reached
 */
gboolean brg_composition_search_is_reached (const BrgCompositionSearch *search,
                                            const BrgDraughtsPosition *position);

/**
 * brg_composition_search_get_nodes:
 * @search: a search
 *
 * Returns: how many positions were looked at since it began
 */
guint64 brg_composition_search_get_nodes (const BrgCompositionSearch *search);

/**
 * brg_composition_search_tell_looked:
 * @search: a search
 * @n_moves: within how many moves all first moves were searched through
 *
 * Tells who looks on.
 */
void brg_composition_search_tell_looked (const BrgCompositionSearch *search, guint n_moves);

G_END_DECLS
