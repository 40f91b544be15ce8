/* brg-typesetter.h - measures and draws the text of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-type.h"

#include <cairo.h>
#include <glib.h>
#include <pango/pango.h>

G_BEGIN_DECLS

/**
 * BrgTypesetter:
 *
 * Texts are Pango markup. All lengths are points. Nothing is rounded to pixels, so that widths grow
 * with the size and lines break alike on every device. One typesetter belongs to one thread.
 */
typedef struct _BrgTypesetter BrgTypesetter;

/**
 * brg_typesetter_new:
 * @language: language of the texts, for hyphens and quotation marks
 *
 * Returns: (transfer full): a typesetter
 */
BrgTypesetter *brg_typesetter_new (const char *language);

/**
 * brg_typesetter_free:
 * @typesetter: (nullable): a typesetter
 */
void brg_typesetter_free (BrgTypesetter *typesetter);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgTypesetter, brg_typesetter_free)

/**
 * brg_typesetter_get_image:
 * @typesetter: a typesetter
 * @png: a PNG, of which the typesetter keeps a reference
 *
 * Decodes a picture once, however many sheets show it, so that a file has it once as well.
 *
 * Returns: (transfer none): the picture, which may be in an error
 */
cairo_surface_t *brg_typesetter_get_image (BrgTypesetter *typesetter, GBytes *png);

/**
 * brg_typesetter_dup_context:
 * @typesetter: a typesetter
 * @type: a type
 *
 * Returns: (transfer full): a context with that font, for what sets its texts itself; one pixel of
 *   it is a unit of the page
 */
PangoContext *brg_typesetter_dup_context (BrgTypesetter *typesetter, const BrgType *type);

/**
 * BrgTextWidth:
 * @natural: width in one line, or of the longest line where it has line breaks
 * @least: width of the longest piece that cannot be broken
 */
typedef struct
{
  double natural;
  double least;
} BrgTextWidth;

/**
 * brg_typesetter_measure:
 * @typesetter: a typesetter
 * @type: type
 * @markup: a text
 *
 * Returns: its widths
 */
BrgTextWidth brg_typesetter_measure (BrgTypesetter *typesetter,
                                     const BrgType *type,
                                     const char *markup);

/**
 * brg_typesetter_text_width:
 * @typesetter: a typesetter
 * @type: type
 * @text: a text without markup
 *
 * Returns: its width in one line
 */
double brg_typesetter_text_width (BrgTypesetter *typesetter, const BrgType *type, const char *text);

/**
 * brg_typesetter_count_lines:
 * @typesetter: a typesetter
 * @type: type
 * @markup: a text
 * @width: width of its box
 *
 * A text that takes more lines than any sheet has is not broken for it: they are estimated.
 *
 * Returns: how many lines it takes in that width, at least 1
 */
guint brg_typesetter_count_lines (BrgTypesetter *typesetter,
                                  const BrgType *type,
                                  const char *markup,
                                  double width);

/**
 * brg_typesetter_measure_lines:
 * @typesetter: a typesetter
 * @type: type
 * @text: a text without markup
 * @width: width of its box
 * @n_lines: how many lines, at least 1
 *
 * Of a long text only its beginning is looked at.
 *
 * Returns: how many bytes of @text stand in its first lines; all when it has no more lines
 */
gsize brg_typesetter_measure_lines (BrgTypesetter *typesetter,
                                    const BrgType *type,
                                    const char *text,
                                    double width,
                                    guint n_lines);

/**
 * brg_typesetter_draw:
 * @typesetter: a typesetter
 * @cr: where to
 * @type: type
 * @markup: a text
 * @x: left edge of its box
 * @baseline: baseline of the first line
 * @width: width of its box; a longer text is broken into lines
 * @align: 0 for the left edge, 0.5 for the middle, 1 for the right edge of the box
 */
void brg_typesetter_draw (BrgTypesetter *typesetter,
                          cairo_t *cr,
                          const BrgType *type,
                          const char *markup,
                          double x,
                          double baseline,
                          double width,
                          double align);

/**
 * brg_typesetter_dup_name_markup:
 * @typesetter: a typesetter
 * @type: a type
 * @text: a text with a name
 * @width: the width that it has, in points
 *
 * Where there is room for it no line ends between a family name and its initials.
 *
 * Returns: (transfer full): the text with markup
 */
char *brg_typesetter_dup_name_markup (BrgTypesetter *typesetter,
                                      const BrgType *type,
                                      const char *text,
                                      double width);

/**
 * brg_typesetter_dup_plain:
 * @markup: a text
 *
 * Returns: (transfer full): the text without markup
 */
char *brg_typesetter_dup_plain (const char *markup);

G_END_DECLS
