/* brg-protest-fields.h - what the sheets of protests and of the committee share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-protest-desk.h"
#include "brg-shell.h"

G_BEGIN_DECLS

/**
 * brg_protest_fields_show_notes:
 * @box: a vertical box; what was in it goes
 * @own: (nullable): the rule book of the event
 * @notes: (element-type BrgProtestNote): sentences with their articles
 */
void brg_protest_fields_show_notes (GtkBox *box, const BrgRulebook *own, const GPtrArray *notes);

/**
 * brg_protest_fields_dup_text:
 * @view: a text view
 *
 * Returns: (transfer full): what is written there, without blanks around it
 */
char *brg_protest_fields_dup_text (GtkTextView *view);

/**
 * brg_protest_fields_set_text:
 * @view: a text view
 * @text: what is written there
 */
void brg_protest_fields_set_text (GtkTextView *view, const char *text);

/**
 * brg_protest_fields_set_articles:
 * @row: a field for articles
 * @articles: what is written there; articles of rule books are shown as they are quoted
 */
void brg_protest_fields_set_articles (AdwEntryRow *row,
                                      const BrgRulebook *own,
                                      const char *articles);

/**
 * brg_protest_fields_take_articles:
 * @articles: (inout): what the field was filled with; what is written there now unless it still
 * says the same
 * @row: a field for articles
 */
void brg_protest_fields_take_articles (char **articles, const BrgRulebook *own, AdwEntryRow *row);

/**
 * brg_protest_fields_get_now:
 *
 * Returns: the time, UTC seconds
 */
gint64 brg_protest_fields_get_now (void);

/**
 * brg_protest_fields_open_desk:
 * @shell: the window
 *
 * Returns: (transfer full) (nullable): what is stored about protests now; a failure is reported by
 * the session
 */
BrgProtestDesk *brg_protest_fields_open_desk (BrgShell *shell);

G_END_DECLS
