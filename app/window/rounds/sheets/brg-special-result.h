/* brg-special-result.h - a list of results that have no key of their own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

#include "brg-points.h"
#include "brg-result-keys.h"

G_BEGIN_DECLS

/**
 * BrgSpecialResultFunc:
 * @choice: what was chosen
 * @data: the caller's data
 */
typedef void (*BrgSpecialResultFunc) (const BrgResultChoice *choice, gpointer data);

#define BRG_TYPE_SPECIAL_RESULT (brg_special_result_get_type ())
G_DECLARE_FINAL_TYPE (BrgSpecialResult, brg_special_result, BRG, SPECIAL_RESULT, BrgSheet)

/**
 * brg_special_result_present:
 * @parent: a widget that outlives the list
 * @heading: what it is about: "Board 7: special result"
 * @scoring: what results are worth, for their texts
 * @of_match: whether the board is one of a match between teams
 * @func: called with the chosen result, not called when nothing is chosen
 * @data: handed to @func
 *
 * Shows the list; one key chooses.
 */
void brg_special_result_present (GtkWidget *parent,
                                 const char *heading,
                                 const BrgScoring *scoring,
                                 gboolean of_match,
                                 BrgSpecialResultFunc func,
                                 gpointer data);

G_END_DECLS
