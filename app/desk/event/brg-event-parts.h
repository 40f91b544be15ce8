/* brg-event-parts.h - sites and organisers as they are typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store-parts.h"

G_BEGIN_DECLS

/**
 * brg_event_parts_parse:
 * @text: names parted by semicolons, what belongs to each behind a colon: `Samara: P. Ivanov;
 * Kazan`
 *
 * Returns: (transfer full) (element-type BrgEventPart): the parts, those without a name left out
 */
GPtrArray *brg_event_parts_parse (const char *text);

/**
 * brg_event_parts_dup_text:
 * @parts: (element-type BrgEventPart): parts
 *
 * Returns: (transfer full): they as they are typed
 */
char *brg_event_parts_dup_text (const GPtrArray *parts);

G_END_DECLS
