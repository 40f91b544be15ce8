/* brg-duty-boards.h - sectors of boards as they are typed and read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-duty-list.h"

G_BEGIN_DECLS

/**
 * brg_duty_list_dup_boards:
 * @duties: (element-type BrgDuty): sectors
 * @official_id: row of an official
 *
 * Returns: (transfer full): his boards as they are typed, `1–4, 9`; empty for none
 */
char *brg_duty_list_dup_boards (const GArray *duties, gint64 official_id);

/**
 * brg_duty_list_parse_boards:
 * @text: boards, `1-4, 9`
 * @official_id: row of the official who watches them
 * @most: the last board there can be
 * @duties: (element-type BrgDuty): gets his sectors; untouched when @text is wrong
 *
 * Returns: whether @text names boards from 1 to @most, each once
 */
gboolean brg_duty_list_parse_boards (const char *text,
                                     gint64 official_id,
                                     gint most,
                                     GArray *duties);

/**
 * brg_duty_list_dup_unwatched:
 * @duties: (element-type BrgDuty): sectors
 * @n_boards: how many boards there are
 *
 * Returns: (transfer full): the boards in no sector, `5–6, 9`; empty when there are none
 */
char *brg_duty_list_dup_unwatched (const GArray *duties, gint n_boards);

G_END_DECLS
