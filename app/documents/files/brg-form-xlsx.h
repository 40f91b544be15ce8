/* brg-form-xlsx.h - a form as a workbook of one sheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-form.h"

G_BEGIN_DECLS

/**
 * brg_form_xlsx_make:
 * @form: a form
 * @made_at: when it is made, UTC, or empty
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the workbook
 */
GBytes *brg_form_xlsx_make (const BrgForm *form, const char *made_at, GError **error);

G_END_DECLS
