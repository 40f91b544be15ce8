/* brg-look.h - colours and size of text as the user likes them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-preferences.h"

G_BEGIN_DECLS

/**
 * brg_look_apply:
 * @preferences: the user's preferences
 *
 * Applies `colour-scheme` (`light`, `dark`, or empty for the desktop's) and `text-size` (percent of
 * the desktop's size, or empty). To be called when the display is open and after every change.
 */
void brg_look_apply (BrgPreferences *preferences);

G_END_DECLS
