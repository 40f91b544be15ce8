/* brg-table-reasons.h - why a table pairs two as it does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_table_reasons_append:
 * @pairing: an answer whose last pair is explained
 * @is_locked: whether the arbiter fixed that pair, and with it the colours
 * @table_round: the round of the table in which the two meet
 * @cycle: which time the table is played, from 1; colours change from one to the next
 * @article: book id and article of the table; a constant string
 *
 * Appends the reasons of the pair: the round of the table, then why who has White.
 */
void brg_table_reasons_append (BrgPairing *pairing,
                               gboolean is_locked,
                               gint table_round,
                               gint cycle,
                               const char *article);

G_END_DECLS
