/* brg-letters-forms-private.h - what the forms of play by correspondence share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-fields-sheet.h"
#include "brg-letters-forms.h"
#include "brg-postal-doubt.h"

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

/* As brg_letters_form_read_day(), of what has been: a day that cannot be is refused, of one that
 * hardly can be is told once. */
gboolean brg_letters_form_read_past (BrgFieldsSheet *form,
                                     guint field,
                                     gboolean may_lack,
                                     BrgPostalDay *day,
                                     GError **error);

/* Whether who saves has read that already; else it is told, and returns FALSE with @error. */
gboolean brg_letters_form_ask_once (BrgFieldsSheet *form,
                                    guint field,
                                    const char *words,
                                    GError **error);

/* Refuses a day that cannot be, and tells of one that hardly can be. */
gboolean brg_letters_form_check_doubt (BrgFieldsSheet *form,
                                       guint field,
                                       const BrgPostalDoubt *doubt,
                                       GError **error);

/* (transfer full): a day as it is typed, empty for none */
char *brg_letters_form_dup_day (BrgPostalDay day);

G_END_DECLS
