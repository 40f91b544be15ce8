/* brg-letters-forms-private.h - what the forms of play by correspondence share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-fields-sheet.h"
#include "brg-letters-forms.h"
#include "brg-postal-doubt.h"
#include "brg-postal-typed-day.h"

G_BEGIN_DECLS

/* No such field. */
#define BRG_LETTERS_NOWHERE G_MAXUINT

/* Where a day that is typed without its year lies. */
typedef struct
{
  BrgPostalTypedSpan days;
  guint after;       /* the field of a day that it does not come before, BRG_LETTERS_NOWHERE */
  gboolean is_ahead; /* whether that is all that is known of it: it may still be to come */
} BrgLettersSpan;

/* A day that has been; one that has been or is announced; one behind the day of another field,
 * which has been or may still be to come. @on: today */
BrgLettersSpan brg_letters_span_past (BrgPostalDay on);
BrgLettersSpan brg_letters_span_near (BrgPostalDay on);
BrgLettersSpan brg_letters_span_after (BrgPostalDay on, guint field);
BrgLettersSpan brg_letters_span_ahead (BrgPostalDay on, guint field);

/* Adds a line for a day, which may be typed without its year. @day: 0 for none */
void brg_letters_form_add_day (BrgFieldsSheet *form,
                               const char *title,
                               BrgPostalDay day,
                               BrgLettersSpan span);

/* Reads a day of such a line; one that is wrong keeps the caret. */
gboolean brg_letters_form_read_day (BrgFieldsSheet *form,
                                    guint field,
                                    gboolean may_lack,
                                    BrgPostalDay *day,
                                    GError **error);

/* Where the parts of a decision stand in a form. */
typedef struct
{
  guint article; /* BRG_LETTERS_NOWHERE where none is asked for */
  guint told;
  guint reason;
} BrgLettersMeasureFields;

/* Stores a decision; where it is refused the caret is at what is missing or wrong. */
gboolean brg_letters_form_add_measure (BrgFieldsSheet *form,
                                       gint64 group_id,
                                       const BrgPostalMeasure *measure,
                                       BrgLettersMeasureFields fields,
                                       GError **error);

/* As brg_letters_form_read_day(), of what has been: a day that cannot be is refused, of one that
 * hardly can be is told once. */
gboolean brg_letters_form_read_past (BrgFieldsSheet *form,
                                     guint field,
                                     gboolean may_lack,
                                     BrgPostalDay *day,
                                     GError **error);

/* Refuses a day that cannot be, and tells of one that hardly can be. */
gboolean brg_letters_form_check_doubt (BrgFieldsSheet *form,
                                       guint field,
                                       const BrgPostalDoubt *doubt,
                                       GError **error);

/* (transfer full): a day as it is typed, empty for none */
char *brg_letters_form_dup_day (BrgPostalDay day);

G_END_DECLS
