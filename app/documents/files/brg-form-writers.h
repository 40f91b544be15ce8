/* brg-form-writers.h - what writes each kind of file; only for brg-form-file.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-form.h"

G_BEGIN_DECLS

/* (transfer full): a page of its own, in UTF-8. */
char *brg_form_html_make (const BrgForm *form, const BrgWords *words);

/* (transfer full) (nullable): a workbook. */
GBytes *brg_form_xlsx_make (const BrgForm *form, const char *made_at, GError **error);

G_END_DECLS
