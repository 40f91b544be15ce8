/* brg-application-private.h - parts of a sheet of an entry, for brg-application-*.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-application-form.h"
#include "brg-form-style.h"
#include "brg-form.h"
#include "brg-typesetter.h"

G_BEGIN_DECLS

#define BRG_MOST_APPLICATION_COLUMNS 9

/* What a sheet is drawn from; nothing is owned. */
typedef struct
{
  const BrgApplication *application;
  const BrgWords *words;
  const BrgForm *form;
  const BrgPrintSheet *sheet;
  BrgTypesetter *typesetter;
  double lefts[BRG_MOST_APPLICATION_COLUMNS + 1]; /* edges of the columns */
  guint n_columns;
  double scale; /* of columns and lines to sign on; the form on A4 is 1 */
  double type;  /* of what is written, likewise and never larger */
} BrgApplicationSheet;

/* Sets the edges of the columns for the width that the paper has. */
void brg_application_table_set_columns (BrgApplicationSheet *sheet);

/* (page may be NULL, to measure.) Returns the lower edge of the heading. */
double brg_application_table_head (const BrgApplicationSheet *sheet, BrgPrintPage *page, double y);

/* A row from @y on, of nobody where @applicant is NULL. Returns its lower edge. */
double brg_application_table_row (const BrgApplicationSheet *sheet,
                                  BrgPrintPage *page,
                                  const BrgApplicant *applicant,
                                  guint number,
                                  double y);

/* Title, organisation, event, place and days. Returns where the table begins. */
double brg_application_frame_head (const BrgApplicationSheet *sheet, BrgPrintPage *page);

/* What stands above the table of a further sheet. */
double brg_application_frame_running_head (const BrgApplicationSheet *sheet, BrgPrintPage *page);

/* Representative, doctor, heads and stamps below @y. Returns where they end. */
double brg_application_frame_end (const BrgApplicationSheet *sheet, BrgPrintPage *page, double y);

G_END_DECLS
