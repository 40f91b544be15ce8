/* brg-follow-service.h - following the event of another laptop, as long as the window does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-follow.h"
#include "brg-shell.h"

G_BEGIN_DECLS

#define BRG_TYPE_FOLLOW_SERVICE (brg_follow_service_get_type ())
G_DECLARE_FINAL_TYPE (BrgFollowService, brg_follow_service, BRG, FOLLOW_SERVICE, GObject)

/**
 * BrgFollowService:
 *
 * One for a window. Ends when another workspace is opened in it.
 *
 * Signals:
 * - `changed`: something of what the functions below give is another one.
 */

/**
 * brg_follow_service_get:
 * @shell: the main window
 *
 * Returns: (transfer none): its service, made when it is first asked for
 */
BrgFollowService *brg_follow_service_get (BrgShell *shell);

/**
 * brg_follow_service_start:
 * @self: a service
 * @base: the other laptop, as brg_follow_read_address() gives it
 * @pair: code and PIN
 * @path: the file here
 * @error: return location for an error
 *
 * The file is opened in the window when it is there.
 *
 * Returns: whether it has begun
 */
gboolean brg_follow_service_start (BrgFollowService *self,
                                   const char *base,
                                   const BrgSharePair *pair,
                                   const char *path,
                                   GError **error);

/** brg_follow_service_stop: Follows no more */
void brg_follow_service_stop (BrgFollowService *self);

/** brg_follow_service_is_on: Returns: whether it follows */
gboolean brg_follow_service_is_on (BrgFollowService *self);

/** brg_follow_service_is_open: Returns: whether the copy is what the window shows */
gboolean brg_follow_service_is_open (BrgFollowService *self);

/** brg_follow_service_get_state: Returns: how it goes */
BrgFollowState brg_follow_service_get_state (BrgFollowService *self);

/** brg_follow_service_get_sentence: Returns: why it goes so, empty where it goes well */
const char *brg_follow_service_get_sentence (BrgFollowService *self);

/**
 * brg_follow_service_take_over:
 * @self: a service
 * @error: return location for an error
 *
 * The copy that the window shows is the event's file from now on. Where the other laptop is still
 * known it is told so.
 *
 * Returns: whether it went well
 */
gboolean brg_follow_service_take_over (BrgFollowService *self, GError **error);

G_END_DECLS
