/* brg-rating-lists-import.h - a rating list is read into the file of lists
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rating-list.h"

G_BEGIN_DECLS

/**
 * BrgRatingListsEdition:
 * @mapping: (nullable): what the columns of a table hold; %NULL for FIDE's lists
 * @title: (nullable): what the list is called; %NULL for what its file is called
 * @game: (nullable): id of the discipline that it is of; %NULL for chess
 * @day: (nullable): first day that it holds for, `YYYY-MM-DD`; %NULL for what the list says
 *
 * What a list does not say itself. A list of the same title is replaced.
 */
typedef struct
{
  const BrgRatingMapping *mapping;
  const char *title;
  const char *game;
  const char *day;
} BrgRatingListsEdition;

/**
 * brg_rating_lists_import:
 * @path: a file of lists; it is made when there is none
 * @list: the list to read
 * @name: (nullable): its name in messages
 * @edition: (nullable): what the list does not say itself
 * @info: (out caller-allocates): what the list is
 * @notes: (nullable) (element-type BrgFormatNote): takes doubtful places
 * @progress: (scope call) (nullable): told how far the reading is, in this thread
 * @data: handed to @progress
 * @cancellable: (nullable): stops it
 * @error: return location for an error
 *
 * Reads a list into the file, whole or not at all: what fails or is stopped leaves the file as it
 * was. About 120 bytes of memory a player are needed meanwhile. It blocks: call it in a thread.
 *
 * Returns: whether the list is in the file
 */
gboolean brg_rating_lists_import (const char *path,
                                  GFile *list,
                                  const char *name,
                                  const BrgRatingListsEdition *edition,
                                  BrgRatingListInfo *info,
                                  GPtrArray *notes,
                                  BrgRatingListProgress progress,
                                  gpointer data,
                                  GCancellable *cancellable,
                                  GError **error);

G_END_DECLS
