/* brg-header-footer.h - page header and footer: what is drawn around the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-form-style.h"
#include "brg-form.h"
#include "brg-print-page.h"
#include "brg-typesetter.h"

G_BEGIN_DECLS

/**
 * BrgHeaderFooter:
 * @form: the form
 * @sizes: its sizes
 * @sheet: the sheet
 * @typesetter: a typesetter
 * @is_dense: whether lines of the head stand side by side and everything is closer
 *
 * What header, closing part and footer of a page are drawn from. Nothing is owned.
 */
typedef struct
{
  const BrgForm *form;
  const BrgFormSizes *sizes;
  const BrgPrintSheet *sheet;
  BrgTypesetter *typesetter;
  gboolean is_dense;
} BrgHeaderFooter;

/**
 * BRG_LETTERHEAD_LOGO:
 *
 * How high a logo is in millimetres.
 */
#define BRG_LETTERHEAD_LOGO 18.0

/**
 * BrgLogoSize:
 * @width: its width in points, 0 for none
 * @height: its height in points
 *
 * How large a logo is drawn.
 */
typedef struct
{
  double width;
  double height;
} BrgLogoSize;

/**
 * brg_header_footer_fit_logo:
 * @png: (nullable): a logo
 * @most_width: how wide it may be, in points
 * @most_height: how high it may be, in points
 *
 * Returns: the largest size in its proportion
 */
BrgLogoSize brg_header_footer_fit_logo (GBytes *png, double most_width, double most_height);

/**
 * brg_header_footer_letterhead:
 * @header_footer: what to draw
 * @page: a page
 * @most_logo: how high a logo is at most, in millimetres
 *
 * Draws what stands above everything else: logos at the edges, lines of approval at the top right,
 * below the right logo, on a broad sheet beside it.
 *
 * Returns: what it takes, 0 for none
 */
double brg_header_footer_letterhead (const BrgHeaderFooter *header_footer,
                                     BrgPrintPage *page,
                                     double most_logo);

/**
 * brg_header_footer_head:
 * @header_footer: what to draw
 * @page: the first page
 *
 * Draws organiser, number of the form, title, subtitles, date and round.
 *
 * Returns: where the board or the table begins
 */
double brg_header_footer_head (const BrgHeaderFooter *header_footer, BrgPrintPage *page);

/**
 * brg_header_footer_running_head:
 * @header_footer: what to draw
 * @page: a page after the first
 *
 * Draws the title in one small line.
 *
 * Returns: where the table begins
 */
double brg_header_footer_running_head (const BrgHeaderFooter *header_footer, BrgPrintPage *page);

/**
 * brg_header_footer_foot:
 * @header_footer: what to draw
 * @page: a page
 * @sheet_text: `sheet 1 of 2`
 *
 * Draws the line at the foot of a page and what stands under it.
 */
void brg_header_footer_foot (const BrgHeaderFooter *header_footer,
                             BrgPrintPage *page,
                             const char *sheet_text);

/**
 * brg_header_footer_dup_sheet_text:
 * @words: words
 * @sheet: a sheet, from 1
 * @n_sheets: how many there are
 *
 * Returns: (transfer full): `sheet 1 of 2`
 */
char *brg_header_footer_dup_sheet_text (const BrgWords *words, guint sheet, guint n_sheets);

G_END_DECLS
