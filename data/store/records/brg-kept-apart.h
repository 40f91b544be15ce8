/* brg-kept-apart.h - players of one federation or organisation who are kept apart, as a value
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-entry.h"

G_BEGIN_DECLS

/**
 * BrgApartField:
 * @BRG_APART_FEDERATION: who is of the same federation
 * @BRG_APART_ORGANISATION: who is of the same organisation: region, club or school
 *
 * What two have in common who are kept apart.
 */
typedef enum
{
  BRG_APART_FEDERATION,
  BRG_APART_ORGANISATION,
  BRG_N_APART_FIELDS,
} BrgApartField;

/**
 * BrgKeptApart:
 * @id: row in the database
 * @field: what they have in common
 * @is_last: whether it holds in the last rounds, else in the first ones
 * @n_rounds: in how many, at least 1
 *
 * Players who are not paired in some rounds because they are of one kind (rus-chess-2014 22.8).
 */
typedef struct
{
  gint64 id;
  BrgApartField field;
  gboolean is_last;
  gint n_rounds;
} BrgKeptApart;

/** brg_apart_field_get_id: Returns: the word of a field in the database and in files */
const char *brg_apart_field_get_id (BrgApartField field);

/**
 * brg_apart_field_from_id:
 * @id: a word
 * @field: (out): the field
 *
 * Returns: whether there is such a field
 */
gboolean brg_apart_field_from_id (const char *id, BrgApartField *field);

/**
 * brg_kept_apart_get_rounds:
 * @apart: who is kept apart
 * @n_rounds: number of rounds of the event
 * @first: (out): first round in which they are
 * @last: (out): last round, not before @first
 */
void brg_kept_apart_get_rounds (const BrgKeptApart *apart, gint n_rounds, gint *first, gint *last);

/**
 * brg_kept_apart_list:
 * @apart: who is kept apart
 * @entries: (element-type BrgEntry): the players, or the teams
 * @n_entries: so many of them are looked at, those with a number for example
 *
 * Case and spaces do not part two texts; who has none is kept apart from nobody.
 *
 * Returns: (transfer full) (element-type GArray): for every federation or organisation that two or
 *   more share the indices (gint) of its players, in their order
 */
GPtrArray *brg_kept_apart_list (const BrgKeptApart *apart,
                                const GPtrArray *entries,
                                gint n_entries);

G_END_DECLS
