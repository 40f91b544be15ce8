/* brg-form-fods.h - a form as a flat OpenDocument spreadsheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-form.h"

G_BEGIN_DECLS

/**
 * brg_form_fods_make:
 * @form: a form
 * @made_at: when it is made, UTC, `YYYY-MM-DDThh:mm:ssZ`, or empty
 *
 * Writes OpenDocument 1.2 in its flat form: one file of text, which is not packed.
 *
 * Returns: (transfer full): the spreadsheet, UTF-8
 */
char *brg_form_fods_make (const BrgForm *form, const char *made_at);

G_END_DECLS
