/* brg-session-outside.h - what nobody at this window did
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-session.h"

G_BEGIN_DECLS

/**
 * brg_session_finish_from_outside:
 * @self: a session
 *
 * Like brg_session_finish(), for what a phone of the hall wrote.
 */
void brg_session_finish_from_outside (BrgSession *self);

/**
 * brg_session_is_from_outside:
 * @self: a session
 *
 * Returns: whether the last thing that was done is the work of a phone or of another program: what
 *   it changed may not move the cursor of who works here
 */
gboolean brg_session_is_from_outside (BrgSession *self);

G_END_DECLS
