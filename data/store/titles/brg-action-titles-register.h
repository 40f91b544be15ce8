/* brg-action-titles-register.h - what actions are called: persons of the register
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-action-title.h"

G_BEGIN_DECLS

/* The last row has no action. */
extern const BrgActionTitle brg_action_titles_register[];

G_END_DECLS
