/* brg-share-copier.h - the copy that a second laptop gets, made anew after every change
 *
 * Made beside the work: who writes a result does not wait for it. What comes while one is made is
 * in the next one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-share-helper.h"
#include "brg-share-seal.h"

G_BEGIN_DECLS

/**
 * BrgShareCopier:
 *
 * Who makes it.
 */
typedef struct _BrgShareCopier BrgShareCopier;

/**
 * BrgShareCopierFunc:
 * @fault: (nullable): why no copy could be made, a sentence; %NULL when one was handed over
 * @data: what was given to brg_share_copier_new()
 *
 * What became of a copy.
 */
typedef void (*BrgShareCopierFunc) (const char *fault, gpointer data);

/**
 * brg_share_copier_new:
 * @path: the workspace
 * @helper: (not nullable): who hands it to the network; has to live as long
 * @pair: who may have it
 * @done: called for every copy
 * @data: handed to @done
 *
 * Returns: (transfer full): who makes it; the first one is under way
 */
BrgShareCopier *brg_share_copier_new (const char *path,
                                      BrgShareHelper *helper,
                                      const BrgSharePair *pair,
                                      BrgShareCopierFunc done,
                                      gpointer data);

/**
 * brg_share_copier_free:
 * @copier: (nullable): who makes it
 *
 * Nobody is paired any more.
 */
void brg_share_copier_free (BrgShareCopier *copier);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgShareCopier, brg_share_copier_free)

/**
 * brg_share_copier_renew:
 * @copier: who makes it
 *
 * The workspace was written.
 */
void brg_share_copier_renew (BrgShareCopier *copier);

/**
 * brg_share_copier_get_keys:
 * @copier: who makes it
 *
 * Returns: (transfer none): the keys of the pair
 */
const BrgShareKeys *brg_share_copier_get_keys (BrgShareCopier *copier);

/**
 * brg_share_dup_names:
 * @computer: (out) (transfer full): name of this computer
 * @person: (out) (transfer full): who works here
 */
void brg_share_dup_names (char **computer, char **person);

G_END_DECLS
