/* brg-tie-break-order.h - the order of tie-breaks: presets, editing, what a book advises against
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rulebook.h"
#include "brg-standings.h"

G_BEGIN_DECLS

/**
 * BrgTieBreakPreset:
 * @rulebook: id of the rule book
 * @kind: where it is used
 * @codes: codes of the tie-breaks in their order, separated by commas; empty for shared places
 * @article: (nullable): book id and article that recommends it
 * @name: name in English, to be translated by the caller
 *
 * An order of tie-breaks that a book recommends or that is usual under it.
 */
typedef struct
{
  const char *rulebook;
  BrgTournamentKind kind;
  const char *codes;
  const char *article;
  const char *name;
} BrgTieBreakPreset;

/**
 * brg_tie_break_presets:
 * @rulebook: a rule book
 * @kind: Swiss or round robin
 *
 * Returns: (transfer container) (element-type BrgTieBreakPreset): the presets; the first is the
 *   default, there is always one
 */
GPtrArray *brg_tie_break_presets (const BrgRulebook *rulebook, BrgTournamentKind kind);

/**
 * brg_tie_break_order_is_preset:
 * @codes: codes separated by commas
 *
 * Returns: whether some preset of some book is this order, so that nobody has made it by hand
 */
gboolean brg_tie_break_order_is_preset (const char *codes);

/**
 * brg_tie_break_order_parse:
 * @codes: codes separated by commas; unknown ones are passed over
 *
 * Returns: (transfer container) (element-type BrgCriterion): the tie-breaks, each once
 */
GPtrArray *brg_tie_break_order_parse (const char *codes);

/**
 * brg_tie_break_order_to_text:
 * @order: (element-type BrgCriterion): tie-breaks
 *
 * Returns: (transfer full): their codes separated by commas
 */
char *brg_tie_break_order_to_text (GPtrArray *order);

/**
 * brg_tie_break_order_move:
 * @order: (element-type BrgCriterion): tie-breaks
 * @from: index of one of them
 * @to: index that it shall have
 */
void brg_tie_break_order_move (GPtrArray *order, guint from, guint to);

/**
 * brg_tie_break_order_list_unused:
 * @order: (element-type BrgCriterion): tie-breaks
 * @kind: Swiss or round robin
 *
 * Returns: (transfer container) (element-type BrgCriterion): what may be added, in the order of
 *   menus
 */
GPtrArray *brg_tie_break_order_list_unused (GPtrArray *order, BrgTournamentKind kind);

/**
 * brg_tie_break_order_find_unfit:
 * @order: (element-type BrgCriterion): tie-breaks
 * @kind: Swiss or round robin
 *
 * Returns: (nullable): the first tie-break that may not be used in such a tournament
 */
const BrgCriterion *brg_tie_break_order_find_unfit (GPtrArray *order, BrgTournamentKind kind);

/**
 * brg_tie_break_order_needs_ratings:
 * @order: (element-type BrgCriterion): tie-breaks
 *
 * Returns: (nullable): the first tie-break that is dropped when somebody is unrated
 */
const BrgCriterion *brg_tie_break_order_needs_ratings (GPtrArray *order);

/**
 * brg_tie_break_order_find_mixed:
 * @order: (element-type BrgCriterion): tie-breaks
 * @rulebook: the event's rule book
 * @first: (out) (optional): a tie-break of one kind
 * @other: (out) (optional): one of another kind
 *
 * rus-chess-2014 31.2 wants the sums of one kind only: of own results (progress), of the opponents'
 * results (Buchholz, Sonneborn-Berger) or of ratings. What is only counted (wins, games with Black,
 * the games between the tied, Koya) goes with each of them, as the book's own lists show. The other
 * books say nothing of it.
 *
 * Returns: (nullable): the article that advises against @order, %NULL when none does
 */
const char *brg_tie_break_order_find_mixed (GPtrArray *order,
                                            const BrgRulebook *rulebook,
                                            const BrgCriterion **first,
                                            const BrgCriterion **other);

G_END_DECLS
