/* brg-keep-papers.h - whether a file keeps personal papers is asked before it does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

/**
 * brg_keep_papers_ask:
 * @sheet: a sheet
 * @answered: gets the answer, for brg_keep_papers_take(), with @sheet
 *
 * Asks whether the file shall keep personal papers.
 */
void brg_keep_papers_ask (BrgSheet *sheet, void (*answered) (const char *answer, gpointer sheet));

/**
 * brg_keep_papers_take:
 * @sheet: the sheet that asked
 * @answer: the answer
 *
 * Does it if that was the answer.
 *
 * Returns: whether the file keeps them from now on
 */
gboolean brg_keep_papers_take (BrgSheet *sheet, const char *answer);

G_END_DECLS
