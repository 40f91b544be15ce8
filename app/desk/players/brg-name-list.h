/* brg-name-list.h - names in one line, those of officials completed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event.h"

G_BEGIN_DECLS

/**
 * brg_name_list_complete:
 * @officials: (element-type BrgOfficial): the officials of an event
 * @text: names that commas, semicolons or lines part
 * @separator: what is to part them
 *
 * The beginnings of words that fit one official alone become his name as it is printed, in either
 * script: `tok` is `В. С. Токарев`. Other names stay as they are; who is named twice stands once.
 *
 * Returns: (transfer full): the names
 */
char *brg_name_list_complete (const GPtrArray *officials, const char *text, const char *separator);

G_END_DECLS
