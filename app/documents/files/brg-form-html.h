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

G_END_DECLS
