/* brg-event-digest.h - an event's settings in plain words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-event-form.h"

G_BEGIN_DECLS

#define BRG_TYPE_EVENT_DIGEST (brg_event_digest_get_type ())
G_DECLARE_FINAL_TYPE (BrgEventDigest, brg_event_digest, BRG, EVENT_DIGEST, GtkWidget)

/**
 * brg_event_digest_show:
 * @self: a digest
 * @form: the event
 */
void brg_event_digest_show (BrgEventDigest *self, const BrgEventForm *form);

G_END_DECLS
