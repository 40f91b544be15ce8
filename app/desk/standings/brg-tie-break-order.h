/* brg-tie-break-order.h - the order of tie-breaks: presets, editing, what a book advises against
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rulebook.h"
#include "brg-standings.h"
#include "brg-tie-break-presets.h"

G_BEGIN_DECLS

/**
 * BrgTieBreakChoice:
 * @codes: codes of the tie-breaks in their order, separated by commas; empty for shared places
 * @article: (nullable): book id and article that recommends it
 * @name: name in English, to be translated by the caller
 * @has_play_off: whether the article puts a play-off behind the last tie-break
 * @board_points_first: of teams: whether the points on the boards come before those of matches
 *
 * An order of tie-breaks that a book recommends or that is usual under it. Texts are constant.
 */
typedef struct
{
  const char *codes;
  const char *article;
  const char *name;
  gboolean has_play_off;
  gboolean board_points_first;
} BrgTieBreakChoice;

/**
 * brg_tie_break_order_list_choices:
 * @rulebook: a rule book
 * @kind: Swiss or round robin
 * @for_teams: whether teams play
 *
 * What is usual and what the articles of the book list; only orders all of whose tie-breaks the
 * program can compute.
 *
 * Returns: (transfer full) (element-type BrgTieBreakChoice): the orders; the first is the default,
 *   there is always one
 */
GPtrArray *brg_tie_break_order_list_choices (const BrgRulebook *rulebook,
                                             BrgTournamentKind kind,
                                             gboolean for_teams);

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
 * brg_tie_break_order_is_fit:
 * @criterion: a tie-break
 * @kind: Swiss or round robin
 *
 * Returns: whether it may be used in such a tournament
 */
gboolean brg_tie_break_order_is_fit (const BrgCriterion *criterion, BrgTournamentKind kind);

/**
 * brg_tie_break_order_find_code:
 * @order: (element-type BrgCriterion): tie-breaks
 * @kind: Swiss or round robin
 * @text: what somebody typed, `bh/c2`
 *
 * Returns: (nullable): the tie-break with this code, %NULL when there is none, when it may not be
 *   used, or when it is in the order already
 */
const BrgCriterion *brg_tie_break_order_find_code (GPtrArray *order,
                                                   BrgTournamentKind kind,
                                                   const char *text);

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
 * @mix: (out) (optional): which two are of different types
 *
 * rus-chess-2014 31.2 wants tie-breaks of one type, see brg_tie_break_mixes_types(). The other
 * books say nothing of it.
 *
 * Returns: (nullable): the article that advises against @order, %NULL when none does
 */
const char *brg_tie_break_order_find_mixed (GPtrArray *order,
                                            const BrgRulebook *rulebook,
                                            BrgTieBreakMix *mix);

G_END_DECLS
