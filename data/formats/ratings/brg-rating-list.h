/* brg-rating-list.h - rating lists as federations publish them, read as a stream
 *
 * FIDE's list in its two shapes: text with columns that the first line names, and XML; which of
 * them is told by the content. Tables of other federations by a mapping of their columns. The
 * largest list has two million players: nothing is held here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "brg-format-error.h"
#include "brg-listed-player.h"
#include "brg-rating-mapping.h"
#include "brg-rating-rules.h"

G_BEGIN_DECLS

/**
 * BrgRatingListInfo:
 * @kind: the list that a file of one kind belongs to, told by the beginning of the file's name:
 *   `standard`, `rapid`, `blitz`; %BRG_RATING_NONE for a list of all three
 * @month: the month as the list names it, `OCT26`; empty when it does not
 * @n_players: players that were read
 * @n_doubtful: lines of which something could not be understood
 *
 * What is known of a list after it was read.
 */
typedef struct
{
  BrgRatingKind kind;
  char month[16];
  gint64 n_players;
  gint64 n_doubtful;
} BrgRatingListInfo;

/**
 * BrgRatingListFunc:
 * @player: the next player; its texts live until the function returns
 * @data: handed to brg_rating_list_read()
 * @error: return location for an error
 *
 * Returns: whether to go on
 */
typedef gboolean (*BrgRatingListFunc) (const BrgListedPlayer *player,
                                       gpointer data,
                                       GError **error);

/**
 * BrgRatingListProgress:
 * @done: bytes that were read
 * @total: bytes of the file
 * @data: handed to brg_rating_list_read()
 *
 * Told after every piece of about a megabyte, in the thread that reads.
 */
typedef void (*BrgRatingListProgress) (goffset done, goffset total, gpointer data);

/**
 * brg_rating_list_is_one:
 * @path: a file
 *
 * Looks at its first letters: the head of a list with columns, or an element of players.
 *
 * Returns: whether it seems to be a rating list; brg_rating_list_read() knows
 */
gboolean brg_rating_list_is_one (const char *path);

/**
 * brg_rating_list_read:
 * @file: a file
 * @name: (nullable): its name in messages; %NULL takes the name of @file
 * @mapping: (nullable): what the columns of a table hold; %NULL for FIDE's shapes
 * @info: (out caller-allocates): what the list is
 * @notes: (nullable) (element-type BrgFormatNote): takes the first hundred doubtful places
 * @function: (scope call): called for every player
 * @data: handed to @function
 * @progress: (scope call) (nullable): told how far it is
 * @progress_data: handed to @progress
 * @cancellable: (nullable): stops the reading between two pieces
 * @error: return location for an error of %G_IO_ERROR or %BRG_FORMAT_ERROR
 *
 * Reads a list to its end. A line that cannot be understood is a note and costs the others nothing;
 * a file without any player is no rating list. Letters that are not UTF-8 are taken for those of
 * brg_encoding_guess().
 *
 * Returns: whether it was a list
 */
gboolean brg_rating_list_read (GFile *file,
                               const char *name,
                               const BrgRatingMapping *mapping,
                               BrgRatingListInfo *info,
                               GPtrArray *notes,
                               BrgRatingListFunc function,
                               gpointer data,
                               BrgRatingListProgress progress,
                               gpointer progress_data,
                               GCancellable *cancellable,
                               GError **error);

G_END_DECLS
