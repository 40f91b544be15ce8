/* brg-share-asker.h - asks the server of another laptop, over HTTP
 *
 * Follows nobody elsewhere, keeps nothing, sends no cookie, uses no proxy; what is longer than
 * allowed is broken off.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgShareToldFunc:
 * @number: of the question
 * @status: the answer of HTTP, 0 where nobody answered or what came was too long
 * @tag: (nullable): its ETag, without quotes
 * @sign: (nullable): the proof of the answer
 * @bytes: what came
 * @data: what was given to brg_share_asker_new()
 *
 * An answer.
 */
typedef void (*BrgShareToldFunc) (guint number,
                                  guint status,
                                  const char *tag,
                                  const char *sign,
                                  GBytes *bytes,
                                  gpointer data);

/**
 * BrgShareAsker:
 *
 * Who asks.
 */
typedef struct _BrgShareAsker BrgShareAsker;

/**
 * brg_share_asker_new:
 * @told: called for every answer
 * @data: handed to @told
 *
 * Returns: (transfer full): one who has asked nothing
 */
BrgShareAsker *brg_share_asker_new (BrgShareToldFunc told, gpointer data);

/** brg_share_asker_free: Breaks off what is under way and frees @asker */
void brg_share_asker_free (BrgShareAsker *asker);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgShareAsker, brg_share_asker_free)

/**
 * brg_share_asker_ask:
 * @asker: one who asks
 * @number: of the question
 * @url: `http://` address, port and path
 * @sign: what stands in the header #BRG_SHARE_SIGN_HEADER
 * @tag: (nullable): what is known already
 * @body: (nullable): what is sent; %NULL only asks
 * @most: so many bytes may come
 *
 * Returns: whether @url is one
 */
gboolean brg_share_asker_ask (BrgShareAsker *asker,
                              guint number,
                              const char *url,
                              const char *sign,
                              const char *tag,
                              GBytes *body,
                              gsize most);

G_END_DECLS
