/* brg-form-text.h - a form as plain text, for a Braille display and for who listens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-form.h"

G_BEGIN_DECLS

/**
 * brg_form_text_make:
 * @form: a form
 * @words: language of the form
 *
 * Everything stands in the order of reading, nothing is drawn: no line, no frame, no letter that
 * only the layout knows. No line is longer than BrgForm.text_width letters. A table that is narrow
 * enough has its columns below one another; of a broader one each row is a paragraph that names
 * what it says, `Rating 2100`.
 *
 * Returns: (transfer full): the text, with line breaks and an empty line between parts
 */
char *brg_form_text_make (const BrgForm *form, const BrgWords *words);

G_END_DECLS
