/* brg-letters-forms-private.h - what the forms of play by correspondence share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-fields-sheet.h"
#include "brg-letters-forms.h"

G_BEGIN_DECLS

/* Reads a day; one that is wrong keeps the caret. */
gboolean brg_letters_form_read_day (BrgFieldsSheet *form,
                                    guint field,
                                    gboolean may_lack,
                                    BrgPostalDay *day,
                                    GError **error);

/* A line that is wrong keeps the caret. Returns FALSE with @error. */
gboolean brg_letters_form_refuse (BrgFieldsSheet *form,
                                  guint field,
                                  const char *message,
                                  GError **error);

/* (transfer full): a day as it is typed, empty for none */
char *brg_letters_form_dup_day (BrgPostalDay day);

G_END_DECLS
