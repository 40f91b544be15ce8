/* brg-import-match.h - which player of the event a row of a list is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-duplicates.h"

G_BEGIN_DECLS

/**
 * BrgImportDoubt:
 * @BRG_IMPORT_DOUBT_NONE: he is that player
 * @BRG_IMPORT_DOUBT_NAME: no more than the name is alike
 * @BRG_IMPORT_DOUBT_REGION: name and birth agree, and the region is another one
 * @BRG_IMPORT_DOUBT_SEVERAL: more than one player fits the row
 * @BRG_IMPORT_DOUBT_OTHER_ROW: another row fits that player as well or better
 * @BRG_IMPORT_DOUBT_PAPER: somebody else in the file has the same SNILS or passport
 *
 * Why it is not certain that a row is a player of the event.
 */
typedef enum
{
  BRG_IMPORT_DOUBT_NONE,
  BRG_IMPORT_DOUBT_NAME,
  BRG_IMPORT_DOUBT_REGION,
  BRG_IMPORT_DOUBT_SEVERAL,
  BRG_IMPORT_DOUBT_OTHER_ROW,
  BRG_IMPORT_DOUBT_PAPER,
} BrgImportDoubt;

#define BRG_N_IMPORT_DOUBTS (BRG_IMPORT_DOUBT_PAPER + 1)

/**
 * BrgImportMatch:
 * @known: index of the player, -1 for none
 * @fit: how well the row fits him; more is better
 * @doubt: why that is not certain
 *
 * Who a row is.
 */
typedef struct
{
  gint known;
  gint fit;
  BrgImportDoubt doubt;
} BrgImportMatch;

/**
 * brg_import_match_find:
 * @search: a search among @entries
 * @entries: (element-type BrgEntry): the players of the event
 * @row: a player as the list has him
 *
 * Where name and birth fit several players, region, town, organisation and federation tell who it
 * is. Who has no day of birth, here or there, is the same only where these agree.
 *
 * Returns: who it is
 */
BrgImportMatch brg_import_match_find (BrgDuplicates *search,
                                      GPtrArray *entries,
                                      const BrgEntry *row);

/**
 * brg_import_match_settle:
 * @matches: (element-type BrgImportMatch): those of all rows of a list
 *
 * No two rows are the same player: the one that fits him best is, where there is one.
 */
void brg_import_match_settle (GArray *matches);

G_END_DECLS
