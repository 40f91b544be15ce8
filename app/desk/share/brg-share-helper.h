/* brg-share-helper.h - the program that speaks with the network for the desk
 *
 * `berger-share` has neither workspace nor file: what is said to it and what it says stands in
 * brg-share-pipe.h. What it says is foreign: it may have been taken over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "brg-share-pipe.h"

G_BEGIN_DECLS

/**
 * BrgShareHelper:
 *
 * A running `berger-share`.
 */
typedef struct _BrgShareHelper BrgShareHelper;

/**
 * BrgShareEndFunc:
 * @data: what was given to brg_share_helper_new()
 *
 * The program ended, or said what nobody understands.
 */
typedef void (*BrgShareEndFunc) (gpointer data);

/**
 * brg_share_helper_new:
 * @each: called for every line that it says
 * @ended: called once when it has ended by itself
 * @data: handed to both
 * @error: return location for an error
 *
 * Starts the program: the one beside this program, as built, or the installed one.
 *
 * Returns: (transfer full) (nullable): the program
 */
BrgShareHelper *brg_share_helper_new (BrgShareLineFunc each,
                                      BrgShareEndFunc ended,
                                      gpointer data,
                                      GError **error);

/**
 * brg_share_helper_free:
 * @helper: (nullable): a program
 *
 * Ends it and waits for its end. Nothing is called any more.
 */
void brg_share_helper_free (BrgShareHelper *helper);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgShareHelper, brg_share_helper_free)

/**
 * brg_share_helper_say:
 * @helper: (nullable): a program; nothing is said to one that has ended
 * @format: a line without its end
 *
 * Never waits: one that does not read holds nobody up.
 */
void brg_share_helper_say (BrgShareHelper *helper, const char *format, ...) G_GNUC_PRINTF (2, 3);

/**
 * brg_share_helper_hand:
 * @helper: (nullable): a program
 * @bytes: what stands behind the line that was said last
 */
void brg_share_helper_hand (BrgShareHelper *helper, GBytes *bytes);

G_END_DECLS
