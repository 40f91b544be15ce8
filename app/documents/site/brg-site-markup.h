/* brg-site-markup.h - texts of an event inside pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_site_markup_text:
 * @html: where to
 * @text: any text of an event
 *
 * Appends a text, for an element or for an attribute between quotes. What a page must not hold,
 * control letters above all, becomes U+FFFD; marks that turn the direction of writing are written
 * as numbers, and the style of the pages keeps them inside what they stand in. Line ends become
 * blanks, soft hyphens and word joiners are left out.
 */
void brg_site_markup_text (GString *html, const char *text);

/**
 * brg_site_markup_printf:
 * @html: where to
 * @format: printf() format of markup, whose `%s` are texts of an event and whose other letters
 *   behind `%` are `d` and `u`
 * @...: its arguments
 *
 * Appends markup with texts of an event, escaped.
 */
void brg_site_markup_printf (GString *html, const char *format, ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
