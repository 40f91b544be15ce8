/* brg-form-csv.h - the table of a form as CSV
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-form.h"

G_BEGIN_DECLS

/**
 * brg_form_to_csv:
 * @form: a form
 * @separator: what stands between fields: a comma, semicolon or tabulator
 *
 * Writes headings and rows as RFC 4180 has it: UTF-8, lines ended by CR LF, fields in quotation
 * marks where they need them. Two columns under one heading are told apart by their numbers, `IV`,
 * `IV 2`.
 *
 * Returns: (transfer full): the text
 */
char *brg_form_to_csv (const BrgForm *form, char separator);

G_END_DECLS
