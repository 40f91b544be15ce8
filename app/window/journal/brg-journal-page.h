/* brg-journal-page.h - who did what when; undo to here
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-page.h"

G_BEGIN_DECLS

#define BRG_TYPE_JOURNAL_PAGE (brg_journal_page_get_type ())
G_DECLARE_FINAL_TYPE (BrgJournalPage, brg_journal_page, BRG, JOURNAL_PAGE, BrgPage)

G_END_DECLS
