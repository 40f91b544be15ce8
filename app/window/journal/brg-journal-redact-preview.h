/* brg-journal-redact-preview.h - shows what would be taken out with a name, and what would stay
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-redaction-preview.h"

G_BEGIN_DECLS

#define BRG_TYPE_JOURNAL_REDACT_PREVIEW (brg_journal_redact_preview_get_type ())
G_DECLARE_FINAL_TYPE (BrgJournalRedactPreview,
                      brg_journal_redact_preview,
                      BRG,
                      JOURNAL_REDACT_PREVIEW,
                      GtkWidget)

/**
 * BrgJournalRedactPreview:
 *
 * How many entries would change, every word that would be blanked in a list for the keyboard, and
 * what would stay.
 */

/**
 * brg_journal_redact_preview_show:
 * @self: a preview
 * @preview: (nullable): what is shown; %NULL when it could not be found out
 * @problem: why, a sentence
 */
void brg_journal_redact_preview_show (BrgJournalRedactPreview *self,
                                      const BrgRedactionPreview *preview,
                                      const char *problem);

G_END_DECLS
