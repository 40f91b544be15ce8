/* brg-journal-redact.h - asks whose name is taken out of the journal
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-page.h"

G_BEGIN_DECLS

/**
 * brg_journal_redact_ask:
 * @page: the page whose window asks
 *
 * Asks who was removed and is to be named no more, why and by whom; says that it cannot be undone.
 */
void brg_journal_redact_ask (BrgPage *page);

G_END_DECLS
