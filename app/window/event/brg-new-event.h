/* brg-new-event.h - the assistant for a new event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event-form.h"
#include "brg-shell.h"

G_BEGIN_DECLS

/**
 * brg_new_event_present:
 * @shell: the window with a workspace
 *
 * Asks for kind, rules, rounds and place of a new event, and opens it. Every page has defaults, so
 * that Enter four times makes an event.
 */
void brg_new_event_present (BrgShell *shell);

/**
 * brg_new_event_dup_default_form:
 * @shell: the window
 *
 * Returns: (transfer full): a new event as the user set up the last one, of today, with a new seed
 */
BrgEventForm *brg_new_event_dup_default_form (BrgShell *shell);

G_END_DECLS
