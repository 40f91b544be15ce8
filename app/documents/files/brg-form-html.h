/* brg-form-html.h - a form as a page for a browser: one file, nothing loaded from elsewhere
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-form.h"

G_BEGIN_DECLS

/**
 * brg_form_html_make:
 * @form: a form
 * @words: its language
 *
 * Returns: (transfer full): the page, in UTF-8
 */
char *brg_form_html_make (const BrgForm *form, const BrgWords *words);

/**
 * brg_form_html_append_table:
 * @html: a page that is being made
 * @form: a form
 *
 * Writes the table of a form alone, for a page with a frame of its own; nothing for an empty one.
 */
void brg_form_html_append_table (GString *html, const BrgForm *form);

G_END_DECLS
