/* brg-share-pipe.h - the lines that the desk and its server say to each other
 *
 * Fields are parted by tabs. The desk says
 *
 *     seat NAME FIRST LAST SECRET:PIN
 *     no-seat NAME
 *     page PATH ETAG SCRIPT|- LENGTH      and LENGTH bytes behind the line
 *     listen ADDRESS PORT
 *     answer NUMBER STATUS
 *     pair KEY                            a second laptop may follow; no-pair ends that
 *     piece TAG LENGTH                    and LENGTH bytes: of the copy that it gets
 *     no-piece TAG
 *     copy TAG LENGTH                     and LENGTH bytes: the list of its pieces
 *     ask NUMBER URL SIGN TAG|- MOST      of the server of another laptop
 *     send NUMBER URL SIGN LENGTH         likewise, with LENGTH bytes
 *     shown                               the server says it back: what came before is on its pages
 *
 * and the server
 *
 *     listening URL
 *     result NUMBER ROUND BOARD RESULT SEAT ADDRESS NONCE
 *     locked SEAT
 *     reached COUNT
 *     followed COUNT                      so many second laptops have asked
 *     unpaired ADDRESS                    sent too many wrong signs
 *     taken NUMBER BYTES                  a second laptop says so, in digits of sixteen
 *     told NUMBER STATUS TAG|- SIGN|- LENGTH   what another laptop answered, and LENGTH bytes
 *     fault TEXT
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** BRG_SHARE_LONGEST_LINE: no line has more bytes */
#define BRG_SHARE_LONGEST_LINE 2048
/** BRG_SHARE_LARGEST_PAGE: no page has more bytes */
#define BRG_SHARE_LARGEST_PAGE (8 << 20)

/**
 * brg_share_pipe_is_field:
 * @text: a text from elsewhere
 * @longest: how many bytes it may have
 *
 * Returns: whether it can be a field: not empty, one line of UTF-8 in which nothing is hidden
 */
gboolean brg_share_pipe_is_field (const char *text, gsize longest);

/**
 * BrgShareLineFunc:
 * @fields: (array zero-terminated=1): a line
 * @bytes: (nullable): the page that stood behind it
 * @data: what was given to brg_share_pipe_new()
 *
 * Returns: whether the line was understood; nothing more is read when not
 */
typedef gboolean (*BrgShareLineFunc) (char **fields, GBytes *bytes, gpointer data);

/**
 * BrgSharePipe:
 *
 * What was read of the other side and is no whole line yet.
 */
typedef struct _BrgSharePipe BrgSharePipe;

/**
 * brg_share_pipe_new:
 * @each: called for every line
 * @data: handed to @each
 *
 * Returns: (transfer full): a pipe that has read nothing
 */
BrgSharePipe *brg_share_pipe_new (BrgShareLineFunc each, gpointer data);

/** brg_share_pipe_free: Frees @pipe */
void brg_share_pipe_free (BrgSharePipe *pipe);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgSharePipe, brg_share_pipe_free)

/**
 * brg_share_pipe_take:
 * @pipe: a pipe
 * @bytes: what came
 * @length: how many bytes
 *
 * Reads on.
 *
 * Returns: whether all of it was understood
 */
gboolean brg_share_pipe_take (BrgSharePipe *pipe, const void *bytes, gsize length);

G_END_DECLS
