/* brg-crash.h - the start behind one that did not end as it should
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-window.h"

G_BEGIN_DECLS

/**
 * brg_crash_ask:
 * @window: a window without a workspace
 * @path: the workspace that was open when the program ended
 *
 * Opening it once more by itself could end the program for ever: Enter opens it, another key its
 * newest copy, to be looked at.
 */
void brg_crash_ask (BrgWindow *window, const char *path);

/**
 * brg_crash_tell:
 * @window: a window
 * @path: a workspace that was open when the program ended, another one than is opened now
 */
void brg_crash_tell (BrgWindow *window, const char *path);

/**
 * brg_crash_forgive_signals:
 * @preferences: where a start that did not end is kept
 *
 * Who ends the program from outside, as the end of a session does, has not seen it fail.
 */
void brg_crash_forgive_signals (BrgPreferences *preferences);

G_END_DECLS
