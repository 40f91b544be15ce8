/* brg-share-copies.h - what a second laptop may ask the server for, and whether it was paired
 *
 * The server has sealed pieces and the key of questions: it reads nothing of a copy. A question
 * carries the header `Berger-Sign: CLIENT COUNTER SIGN`, where SIGN proves
 * `ask METHOD PATH CLIENT COUNTER BODY`, BODY being the SHA-256 of the body or `-`; the counter of
 * a client only rises, so that a question that was overheard is refused. The answer carries
 * `Berger-Sign: SIGN`, which proves `told PATH CLIENT COUNTER STATUS ETAG`, ETAG being `-` where
 * there is none: an answer of before, or of somebody else, is told from it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-share-seal.h"

G_BEGIN_DECLS

/** The paths: the list, before the names of pieces, that the event was taken over, the header */
#define BRG_SHARE_LIST_PATH "/copy"
#define BRG_SHARE_PIECE_PATH "/copy/"
#define BRG_SHARE_TAKEN_PATH "/taken"
#define BRG_SHARE_SIGN_HEADER "Berger-Sign"

/** BRG_SHARE_MOST_PIECES: no copy has more */
#define BRG_SHARE_MOST_PIECES 1100
/** BRG_SHARE_WRONG_OF_ADDRESS: wrong signs after which an address is not answered any more */
#define BRG_SHARE_WRONG_OF_ADDRESS 5

/**
 * BrgShareCopies:
 *
 * What there is for second laptops.
 */
typedef struct _BrgShareCopies BrgShareCopies;

/** brg_share_copies_new: Returns: (transfer full): nothing yet, and nobody who was paired */
BrgShareCopies *brg_share_copies_new (void);

/** brg_share_copies_free: Frees @copies */
void brg_share_copies_free (BrgShareCopies *copies);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgShareCopies, brg_share_copies_free)

/**
 * brg_share_copies_pair:
 * @copies: copies
 * @key: (nullable): the key of questions as text, %NULL for no pair
 *
 * Whoever was paired before is not any more, and pieces of before are gone.
 *
 * Returns: whether @key is a key
 */
gboolean brg_share_copies_pair (BrgShareCopies *copies, const char *key);

/**
 * brg_share_copies_set:
 * @copies: copies
 * @tag: name of a piece, or of the list
 * @bytes: (nullable): it; %NULL to take a piece away
 * @is_list: whether it is the list
 *
 * Returns: whether there may be such a thing
 */
gboolean brg_share_copies_set (BrgShareCopies *copies,
                               const char *tag,
                               GBytes *bytes,
                               gboolean is_list);

/**
 * brg_share_copies_find:
 * @copies: copies
 * @path: a path
 * @tag: (out) (transfer none): the name of what is there
 *
 * Returns: (transfer none) (nullable): what lies there
 */
GBytes *brg_share_copies_find (BrgShareCopies *copies, const char *path, const char **tag);

/** brg_share_copies_has_pair: Returns: whether somebody may ask */
gboolean brg_share_copies_has_pair (BrgShareCopies *copies);

/** brg_share_copies_count: Returns: how many second laptops have asked */
guint brg_share_copies_count (BrgShareCopies *copies);

/**
 * BrgShareAsk:
 * @BRG_SHARE_ASK_RIGHT: from a paired laptop
 * @BRG_SHARE_ASK_WRONG: not signed, or wrongly
 * @BRG_SHARE_ASK_LOCKED: its address sent too many wrong signs
 * @BRG_SHARE_ASK_JUST_LOCKED: with this one its address did
 * @BRG_SHARE_ASK_AGAIN: signed, but it came before
 *
 * What a question is.
 */
typedef enum
{
  BRG_SHARE_ASK_RIGHT,
  BRG_SHARE_ASK_WRONG,
  BRG_SHARE_ASK_LOCKED,
  BRG_SHARE_ASK_JUST_LOCKED,
  BRG_SHARE_ASK_AGAIN,
} BrgShareAsk;

/**
 * brg_share_copies_judge:
 * @copies: copies
 * @address: who asks
 * @method: `GET` or `POST`
 * @path: what for
 * @body: (nullable): its body
 * @header: (nullable): what stands in the header: anything
 * @whose: (out) (transfer full) (nullable): `CLIENT COUNTER` of a right one
 *
 * Returns: what the question is
 */
BrgShareAsk brg_share_copies_judge (BrgShareCopies *copies,
                                    const char *address,
                                    const char *method,
                                    const char *path,
                                    GBytes *body,
                                    const char *header,
                                    char **whose);

/**
 * brg_share_copies_sign:
 * @copies: copies
 * @path: what was asked for
 * @whose: `CLIENT COUNTER`
 * @status: the answer
 * @tag: (nullable): name of what is there
 *
 * Returns: (transfer full): the proof of the answer
 */
char *brg_share_copies_sign (BrgShareCopies *copies,
                             const char *path,
                             const char *whose,
                             guint status,
                             const char *tag);

/**
 * brg_share_dup_question:
 * @method: `GET` or `POST`
 * @path: what for
 * @whose: `CLIENT COUNTER`
 * @body: (nullable): its body
 *
 * Returns: (transfer full): what the sign of a question proves
 */
char *brg_share_dup_question (const char *method,
                              const char *path,
                              const char *whose,
                              GBytes *body);

/**
 * brg_share_dup_answer:
 * @path: what was asked for
 * @whose: `CLIENT COUNTER`
 * @status: the answer
 * @tag: (nullable): name of what is there
 *
 * Returns: (transfer full): what the sign of an answer proves
 */
char *brg_share_dup_answer (const char *path, const char *whose, guint status, const char *tag);

G_END_DECLS
