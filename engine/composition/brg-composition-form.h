/* brg-composition-form.h - what a work is, and the requirements that need no search
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-composition.h"

G_BEGIN_DECLS

/**
 * BrgCompositionForm:
 * @faults: requirements that are broken
 * @is_legal: whether the position can stand on a board (11.2.2)
 * @is_white_en_prise: of a zadacha, whether Black could take if it had the move (11.2.8.3)
 *
 * What is seen without a search.
 */
typedef struct
{
  BrgCompositionFaults faults;
  gboolean is_legal;
  gboolean is_white_en_prise;
} BrgCompositionForm;

/**
 * brg_composition_form_check:
 * @work: a work; its solution is not looked at
 * @form: (out): what is seen
 *
 * Checks the requirements of 11.1.3, 11.2.2, 11.2.7.1 and 11.2.8.3 that the initial position
 * decides. The last move is not looked for: that is up to author and judge (11.2.2).
 */
void brg_composition_form_check (const BrgComposition *work, BrgCompositionForm *form);

/**
 * brg_composition_dup_class:
 * @work: a work
 *
 * Returns: (transfer full): system, kind and the smallest group that fits (11.1.2, 11.1.3):
 *   `64/problem/miniature`, `64/zadacha/lock-men+miniature`, `64/study`
 */
char *brg_composition_dup_class (const BrgComposition *work);

G_END_DECLS
