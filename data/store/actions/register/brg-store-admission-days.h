/* brg-store-admission-days.h - days of entry and admission, as people write them
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* @day: (out) (transfer full): `YYYY-MM-DD`, empty for an empty @text. Returns: whether @text is a
 * day or empty. */
gboolean brg_admission_days_read (const char *text, char **day, GError **error);

G_END_DECLS
