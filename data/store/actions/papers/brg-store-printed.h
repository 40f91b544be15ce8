/* brg-store-printed.h - papers as they were printed or saved
 *
 * That a paper left the program is a fact that nothing takes back. The journal has the hash of its
 * file, the file lies beside the journal, so that what may not stay can go.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-printed-paper.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgPrintedFile:
 * @paper: what it is; number, hash and time are set when it is filed
 * @pdf: the file
 * @words: what can be read on it, UTF-8
 * @own_text: (nullable): what somebody wrote himself for it, a template
 *
 * A paper to be filed. Nothing is owned.
 */
typedef struct
{
  BrgPrintedPaper *paper;
  GBytes *pdf;
  const char *words;
  const char *own_text;
} BrgPrintedFile;

/**
 * brg_store_file_printed:
 * @store: a store
 * @group_id: row of the group
 * @files: (element-type BrgPrintedFile): the papers of one print job, or of one file
 * @error: return location for an error
 *
 * Files papers with the next numbers of the group, by one act, also when the event is closed. A
 * file beyond the limits is noted with its hash and not kept: #BrgPrintedPaper.is_kept and lost of
 * @files, and of brg_store_list_printed(), say so.
 *
 * Returns: whether it went well
 */
gboolean brg_store_file_printed (BrgStore *store,
                                 gint64 group_id,
                                 const GArray *files,
                                 GError **error);

/**
 * brg_store_list_printed:
 * @store: a store
 * @group_id: row of the group
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgPrintedPaper): the papers, the latest first
 */
GPtrArray *brg_store_list_printed (BrgStore *store, gint64 group_id, GError **error);

/**
 * brg_store_load_printed:
 * @store: a store
 * @paper: a paper of the list
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the file, byte for byte as it was; %NULL with an error when
 *   it is not there any more, or is not what the journal says
 */
GBytes *brg_store_load_printed (BrgStore *store, const BrgPrintedPaper *paper, GError **error);

/**
 * brg_store_load_printed_words:
 * @store: a store
 * @paper: a paper of the list
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): what could be read on the paper, a text a line, a form feed
 *   behind each sheet; %NULL with an error when its file is not there any more
 */
char *brg_store_load_printed_words (BrgStore *store, const BrgPrintedPaper *paper, GError **error);

/**
 * brg_store_drop_printed:
 * @store: a store
 * @group_id: row of the group
 * @number: number of a paper whose file is kept, or is missing
 * @error: return location for an error
 *
 * Takes the file of a paper out of the archive: one that shows what may not be kept, or that is not
 * what the journal says, or that somebody took away; the proof asks for it no more. That it was
 * printed stays, with its hash; nothing brings the file back.
 *
 * Returns: whether it went well
 */
gboolean brg_store_drop_printed (BrgStore *store, gint64 group_id, gint number, GError **error);

/**
 * brg_store_find_letterheads:
 * @store: a store
 * @event_id: an event
 * @first: (out): the first entry of the journal that set its letterhead; 0 for none
 * @last: (out): the last one that set it, or took that back; 0 for none
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_find_letterheads (BrgStore *store,
                                     gint64 event_id,
                                     gint64 *first,
                                     gint64 *last,
                                     GError **error);

/**
 * brg_store_find_last_change:
 * @store: a store
 * @entry: (out): the last entry of the journal, of whatever event, that did more than print, or
 *   say how something is printed; 0 for none
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_find_last_change (BrgStore *store, gint64 *entry, GError **error);

G_END_DECLS
