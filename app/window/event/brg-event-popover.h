/* brg-event-popover.h - switch between events and groups
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRG_TYPE_EVENT_POPOVER (brg_event_popover_get_type ())
G_DECLARE_FINAL_TYPE (BrgEventPopover, brg_event_popover, BRG, EVENT_POPOVER, GtkPopover)

/**
 * brg_event_popover_new:
 *
 * Returns: (transfer floating): a popover for a menu button of the main window: the groups of the
 *   event, the events changed last, and the way to all events
 */
GtkWidget *brg_event_popover_new (void);

G_END_DECLS
