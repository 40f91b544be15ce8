/* brg-rating-list-private.h - a rating list while it is read
 *
 * Only for brg-rating-list*.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-encoding.h"
#include "brg-rating-list.h"

G_BEGIN_DECLS

/* No line and no element of a list is nearly as long. */
#define BRG_LIST_MAX_PIECE ((gsize) 16 * 1024)

/* Longer values are cut: no name and no list of titles is as long. */
#define BRG_LIST_MAX_VALUE ((gsize) 160)

/**
 * BrgListReader:
 * @buffer: what was read and not used up: from @start, @length bytes
 * @line: line at @start, from 1
 * @is_over: whether the file has nothing more
 * @mapping: (nullable): what the columns of a table hold
 * @may_lack_number: whether a player without a number is one
 * @encoding: how bytes are read that are not UTF-8
 * @has_encoding: whether that was decided
 * @values: the fields of the player that is being read, empty between two
 *
 * A file of which pieces are taken.
 */
typedef struct
{
  GInputStream *stream;
  GCancellable *cancellable;
  const char *name;
  char *buffer;
  gsize start;
  gsize length;
  gsize size;
  guint line;
  gboolean is_over;
  goffset done;
  goffset total;
  const BrgRatingMapping *mapping;
  gboolean may_lack_number;
  BrgEncoding encoding;
  gboolean has_encoding;

  BrgRatingListInfo *info;
  GPtrArray *notes;
  BrgRatingListFunc function;
  gpointer data;
  BrgRatingListProgress progress;
  gpointer progress_data;

  char values[BRG_N_LISTED_FIELDS][BRG_LIST_MAX_VALUE + 8];
} BrgListReader;

/* What a piece is like that was taken. */
typedef enum
{
  BRG_LIST_PIECE,
  BRG_LIST_END,
  BRG_LIST_FAILED,
} BrgListPiece;

/* Takes what stands before the next @delimiter, and that; at the end of the file what is left, the
 * last time an empty piece with %BRG_LIST_END. @piece lives until the next one is taken. */
BrgListPiece brg_list_take (BrgListReader *reader,
                            char delimiter,
                            const char **piece,
                            gsize *length,
                            GError **error);

/* Whether all of it is ASCII. */
gboolean brg_list_is_plain (const char *bytes, gsize length);

/* Sets a field of the player that is being read from the bytes of the file, tidy and in UTF-8. */
void brg_list_set_value (BrgListReader *reader,
                         BrgListedField field,
                         const char *bytes,
                         gsize length);

/* Hands the player over and begins with the next one. One without number or name is a note. */
gboolean brg_list_end_player (BrgListReader *reader, guint line, GError **error);

void brg_list_add_note (BrgListReader *reader, guint line, guint column, const char *text);

/* The field of one kind's rating, @part 0, games, 1, or coefficient, 2. */
BrgListedField brg_list_kind_field (BrgRatingKind kind, guint part);

/* The three shapes. */
gboolean brg_rating_list_read_text (BrgListReader *reader, GError **error);
gboolean brg_rating_list_read_xml (BrgListReader *reader, GError **error);
gboolean brg_rating_list_read_table (BrgListReader *reader, GError **error);

G_END_DECLS
