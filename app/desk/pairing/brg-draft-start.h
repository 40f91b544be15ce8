/* brg-draft-start.h - the announced start of a round, as somebody types it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_draft_start_parse:
 * @text: `15:00`, `15.00`, `21.11 15:00`, `21.11.2026 15:00` or `2026-11-21 15:00`; empty for no
 *   announced start
 * @now: the present time in the event's zone
 * @utc: (out) (transfer full): the start, UTC, `YYYY-MM-DDThh:mmZ`, empty for an empty @text;
 *   untouched when @text cannot be read
 *
 * Without a day it is the next such time: today, or tomorrow when it has passed by more than three
 * hours, for a round may be published after it began. Without a year it is the year in which the
 * day is nearest.
 *
 * Returns: whether @text can be read
 */
gboolean brg_draft_start_parse (const char *text, GDateTime *now, char **utc);

G_END_DECLS
