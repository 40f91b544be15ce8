/* brg-postal-typed-day.h - a day as it is typed, also without its year
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-day.h"

G_BEGIN_DECLS

/**
 * BrgPostalTypedSpan:
 * @from: first day
 * @to: last day, not before @from
 *
 * Where a day has to lie if nothing is wrong: not before the letter before, not after today.
 */
typedef struct
{
  BrgPostalDay from;
  BrgPostalDay to;
} BrgPostalTypedSpan;

/**
 * brg_postal_typed_day_read:
 * @text: (nullable): `05.12.2026`, `5.12.26` or `05.12`; a comma, a slash or a dash does as well
 * @span: (nullable): where the day lies, %NULL where the year has to be typed
 *
 * A year that is not typed is the one with which the day lies in @span, and where it lies there in
 * no year that with which it comes next to it: what is wrong with it is told of that day. Where it
 * lies there in more years than one nothing is guessed.
 *
 * Returns: the day, 0 where it cannot be read
 */
BrgPostalDay brg_postal_typed_day_read (const char *text, const BrgPostalTypedSpan *span);

/**
 * brg_postal_typed_day_dup_choices:
 * @text: (nullable): what was typed
 * @span: (nullable): where the day lies
 *
 * Returns: (transfer full) (nullable): "07.12.2025, 07.12.2026" where a day without its year may
 *   be each of these; else %NULL
 */
char *brg_postal_typed_day_dup_choices (const char *text, const BrgPostalTypedSpan *span);

G_END_DECLS
