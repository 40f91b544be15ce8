/* brg-follow-copy.h - a workspace that is followed at a second computer: its copy is made and taken
 *
 * The journal cannot be played again as actions: an entry has the changes of its tables, not what
 * stands beside them (files of printed papers, what a redaction took out), and every reader would
 * have to be told so. What goes over is therefore the whole file as a copy of it is made for a
 * stick, without personal papers; most of its pages are those of before, and only the others are
 * sent (app/share/brg-share-seal.h). Nothing of a sealed move is in it: the file has none before
 * its envelope is opened.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/** BRG_FOLLOW_LARGEST: no copy has more bytes; an ordinary event has below five million */
#define BRG_FOLLOW_LARGEST (64 << 20)

/**
 * brg_follow_make_copy:
 * @path: a workspace, open in this program or not
 * @entry_id: (out): the last entry of the copy
 * @hash: (out) (transfer full): its hash, empty for none
 * @error: return location for an error
 *
 * Has a connection of its own, so it may run in any thread.
 *
 * Returns: (transfer full) (nullable): the bytes of a copy without personal papers
 */
GBytes *brg_follow_make_copy (const char *path, gint64 *entry_id, char **hash, GError **error);

/**
 * brg_follow_take_copy:
 * @path: where the copy lies, or is to lie
 * @copy: what came from the other computer: as foreign as any file
 * @leader: whose copy it is
 * @entry_id: (out) (optional): its last entry
 * @error: return location for an error, for a person
 *
 * The copy has to be a workspace of this version in which every row is one that the program can
 * read; its journal has to be proven entry by entry and to give its tables, and to hold every entry
 * that the file at @path has. Otherwise nothing is changed. What lies at @path has to be the copy
 * of before, or nothing. It is replaced in one transaction: who looks at it sees the one or the
 * other. Has a connection of its own, so it may run in any thread.
 *
 * Returns: whether @path holds it now, as the copy of @leader
 */
gboolean brg_follow_take_copy (const char *path,
                               GBytes *copy,
                               const BrgLeaseHolder *leader,
                               gint64 *entry_id,
                               GError **error);

/**
 * brg_follow_is_copy:
 * @store: a workspace
 *
 * Returns: whether it is the copy of a file that is led, or was taken over, at another computer
 */
gboolean brg_follow_is_copy (BrgStore *store);

/**
 * brg_follow_dup_leader:
 * @store: a workspace
 *
 * Returns: (transfer full) (nullable): where the event of such a copy is led, since when that is
 * known
 */
BrgLeaseHolder *brg_follow_dup_leader (BrgStore *store);

/**
 * brg_follow_give_up:
 * @store: the workspace that was led
 * @heir: who took the event over, since when
 * @entry_id: the last entry that he has of it
 * @hash: its hash
 * @error: return location for an error
 *
 * The file is a copy from now on, and nothing is written through @store any more. Refused where the
 * journal has no such entry: then that was another event.
 *
 * Returns: whether it went well
 */
gboolean brg_follow_give_up (BrgStore *store,
                             const BrgLeaseHolder *heir,
                             gint64 entry_id,
                             const char *hash,
                             GError **error);

G_END_DECLS
