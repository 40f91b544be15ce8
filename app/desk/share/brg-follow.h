/* brg-follow.h - a second laptop that follows the event of another one
 *
 * Asks the other laptop for its copy again and again (app/share/brg-share-copies.h says how), takes
 * the pieces that are new and puts them over the file that is here
 * (data/store/follow/brg-follow-copy.h says what it has to be). Everything that comes is foreign
 * until it is proven; of this computer it can reach that file alone. When the network is away it
 * goes on where it stopped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-share-seal.h"
#include "brg-store.h"

G_BEGIN_DECLS

/** BRG_FOLLOW_USUAL_PORT: where a laptop shares, unless that was taken */
#define BRG_FOLLOW_USUAL_PORT 8090

/**
 * brg_follow_read_address:
 * @typed: what somebody types: `192.168.1.5`, with its port, or the whole
 *   `http://192.168.1.5:8090/copy#CODE` that the first laptop shows
 * @base: (out) (transfer full): `http://192.168.1.5:8090`
 * @code: (out) (transfer full): what stands behind `#`, empty for nothing
 *
 * Returns: whether it is an address in figures; both are %NULL when not
 */
gboolean brg_follow_read_address (const char *typed, char **base, char **code);

/**
 * BrgFollowState:
 * @BRG_FOLLOW_BEGINNING: nothing was heard yet
 * @BRG_FOLLOW_LIVE: what is here is what the other laptop has, as of a moment ago
 * @BRG_FOLLOW_LOST: nobody answers, or somebody who is not the other laptop
 * @BRG_FOLLOW_REFUSED: the other laptop does not know code and PIN
 * @BRG_FOLLOW_FAULTY: what came was not taken
 *
 * How it goes.
 */
typedef enum
{
  BRG_FOLLOW_BEGINNING,
  BRG_FOLLOW_LIVE,
  BRG_FOLLOW_LOST,
  BRG_FOLLOW_REFUSED,
  BRG_FOLLOW_FAULTY,
} BrgFollowState;

/**
 * BrgFollowNews:
 * @taken: the file holds the journal up to @entry_id; called first when it is there at all
 * @state: how it goes is another one; @sentence says why, empty for %BRG_FOLLOW_LIVE
 * @announced: the other laptop knows that the event was taken over, or says why not (@sentence)
 * @data: handed over
 *
 * Who is told; functions may be %NULL.
 */
typedef struct
{
  void (*taken) (gint64 entry_id, gpointer data);
  void (*state) (BrgFollowState state, const char *sentence, gpointer data);
  void (*announced) (const char *sentence, gpointer data);
  gpointer data;
} BrgFollowNews;

/**
 * BrgFollow:
 *
 * Who follows.
 */
typedef struct _BrgFollow BrgFollow;

/**
 * brg_follow_new:
 * @base: the other laptop, as brg_follow_read_address() gives it
 * @pair: code and PIN
 * @path: the file here: the copy of before, or nothing yet
 * @news: who is told; copied
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): who follows
 */
BrgFollow *brg_follow_new (const char *base,
                           const BrgSharePair *pair,
                           const char *path,
                           const BrgFollowNews *news,
                           GError **error);

/** brg_follow_free: Follows no more */
void brg_follow_free (BrgFollow *follow);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgFollow, brg_follow_free)

/** brg_follow_is_writing: Returns: whether the file is being written at this moment */
gboolean brg_follow_is_writing (BrgFollow *follow);

/**
 * brg_follow_announce:
 * @follow: who follows
 * @entry_id: the last entry of the file before it was taken over
 * @hash: its hash
 * @at: when, UTC, `YYYY-MM-DDThh:mm:ssZ`
 *
 * The file here is the event's: nothing is asked for any more. The other laptop is told so until it
 * answers.
 */
void brg_follow_announce (BrgFollow *follow, gint64 entry_id, const char *hash, const char *at);

G_END_DECLS
