/* brg-share-copy.h - a copy of a workspace in pieces, as it goes to a second laptop
 *
 * The file is cut into pieces of one length; each is packed and sealed for itself
 * (brg-share-seal.h) and named by its tag. A list names the pieces in their order and says whose
 * copy it is and up to which entry of the journal; it is sealed as well. Who has the pieces of
 * before asks for those that are new.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-share-seal.h"

G_BEGIN_DECLS

/** BRG_SHARE_PIECE: bytes of the file in a piece; the last one may have fewer */
#define BRG_SHARE_PIECE 65536
/** BRG_SHARE_LARGEST_COPY: no file has more bytes */
#define BRG_SHARE_LARGEST_COPY (64 << 20)
/** BRG_SHARE_LARGEST_PIECE: no packed and sealed piece has more bytes */
#define BRG_SHARE_LARGEST_PIECE (BRG_SHARE_PIECE + 1024)
/** BRG_SHARE_LARGEST_LIST: no list has more bytes */
#define BRG_SHARE_LARGEST_LIST (128 << 10)

/**
 * BrgShareLabel:
 * @entry_id: the last entry of the journal
 * @hash: its hash
 * @computer: name of the computer that leads
 * @person: who works there
 *
 * Whose copy it is, and up to where. Begins as zeros.
 */
typedef struct
{
  gint64 entry_id;
  char *hash;
  char *computer;
  char *person;
} BrgShareLabel;

/** brg_share_label_clear: Frees what @label holds */
void brg_share_label_clear (BrgShareLabel *label);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgShareLabel, brg_share_label_clear)

/**
 * BrgSharePiece:
 * @tag: its name
 * @sealed: what goes over
 *
 * A piece.
 */
typedef struct
{
  char *tag;
  GBytes *sealed;
} BrgSharePiece;

/**
 * BrgShareCut:
 * @tag: name of the list
 * @list: the sealed list
 * @pieces: (element-type BrgSharePiece): what it names
 *
 * A file in pieces; it never changes.
 */
typedef struct
{
  char *tag;
  GBytes *list;
  GPtrArray *pieces;
  GHashTable *by_content; /* hash of what stands in a piece -> the piece */
} BrgShareCut;

/**
 * brg_share_cut_new:
 * @keys: keys of the pair
 * @file: the file, at most %BRG_SHARE_LARGEST_COPY
 * @label: whose it is
 * @before: (nullable): the file as it was before: its pieces are not made anew
 *
 * Returns: (transfer full): the file in pieces
 */
BrgShareCut *brg_share_cut_new (const BrgShareKeys *keys,
                                GBytes *file,
                                const BrgShareLabel *label,
                                const BrgShareCut *before);

/** brg_share_cut_unref: Gives one reference back */
void brg_share_cut_unref (BrgShareCut *cut);

/** brg_share_cut_ref: Returns: (transfer full): one more reference */
BrgShareCut *brg_share_cut_ref (BrgShareCut *cut);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgShareCut, brg_share_cut_unref)

/**
 * BrgShareList:
 * @label: whose copy it is
 * @size: bytes of the file
 * @tags: names of its pieces
 *
 * A list that was opened and read.
 */
typedef struct
{
  BrgShareLabel label;
  gsize size;
  GPtrArray *tags;
} BrgShareList;

/**
 * brg_share_list_read:
 * @keys: keys of the pair
 * @bytes: what came: anything
 * @tag: what it is said to be
 *
 * Returns: (transfer full) (nullable): the list; %NULL where it is none of this pair
 */
BrgShareList *brg_share_list_read (const BrgShareKeys *keys, GBytes *bytes, const char *tag);

/** brg_share_list_free: Frees @list */
void brg_share_list_free (BrgShareList *list);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgShareList, brg_share_list_free)

/**
 * brg_share_list_join:
 * @list: a list
 * @keys: keys of the pair
 * @pieces: (element-type utf8 GBytes): sealed pieces by their tags
 *
 * Returns: (transfer full) (nullable): the file; %NULL where a piece is missing or is not the one
 * that its name says
 */
GBytes *brg_share_list_join (const BrgShareList *list,
                             const BrgShareKeys *keys,
                             GHashTable *pieces);

G_END_DECLS
