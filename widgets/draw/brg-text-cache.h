/* brg-text-cache.h - short texts of a table, shaped once and drawn often
 *
 * A table of 1,000 rows shows the same few hundred strings over and over, and again at every
 * scrolled frame. Shaping costs far more than drawing, so each pair of text and style is shaped
 * once and kept. Past 20,000 texts everything is dropped: that is a bound on memory, not a state
 * that is met in use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <pango/pangocairo.h>

#include "brg-palette.h"

G_BEGIN_DECLS

/**
 * BrgTextStyle:
 * @BRG_TEXT_PLAIN: text of a table
 * @BRG_TEXT_BOLD: bold
 * @BRG_TEXT_ITALIC: slanted
 * @BRG_TEXT_SMALL: nine tenths of the size
 * @BRG_TEXT_LARGE: eleven tenths of the size
 *
 * How a text is set; a bit set. Figures are always of one width.
 */
typedef enum
{
  BRG_TEXT_PLAIN = 0,
  BRG_TEXT_BOLD = 1 << 0,
  BRG_TEXT_ITALIC = 1 << 1,
  BRG_TEXT_SMALL = 1 << 2,
  BRG_TEXT_LARGE = 1 << 3,
} BrgTextStyle;

/**
 * BrgTextBox:
 * @x: left edge
 * @y: upper edge
 * @width: width
 * @height: height
 * @align: 0 left, 0.5 centred, 1 right
 *
 * Where a text goes. It stands on the line on which text of plain size is centred between top
 * and bottom, so that texts of different sizes beside each other share a baseline.
 */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
  double align;
} BrgTextBox;

typedef struct _BrgTextCache BrgTextCache;

/**
 * brg_text_cache_new:
 * @context: font, size, language and resolution of the texts; referenced
 *
 * Returns: (transfer full): an empty cache. It stays with the font that @context has now.
 */
BrgTextCache *brg_text_cache_new (PangoContext *context);

/**
 * brg_text_cache_free:
 * @cache: (nullable): a cache
 */
void brg_text_cache_free (BrgTextCache *cache);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgTextCache, brg_text_cache_free)

/**
 * brg_text_cache_is_current:
 * @cache: a cache
 * @context: a context
 *
 * Returns: whether @context still has the font and resolution that @cache was made with
 */
gboolean brg_text_cache_is_current (const BrgTextCache *cache, PangoContext *context);

/**
 * brg_text_cache_get_context_unit:
 * @context: a context with a font
 *
 * Returns: how long a length of 1 px is that was designed for text of 10 pt at 96 dpi; 2 when the
 *   text is twice as large
 */
double brg_text_cache_get_context_unit (PangoContext *context);

/**
 * brg_text_cache_get_unit:
 * @cache: a cache
 *
 * Returns: brg_text_cache_get_context_unit() of the context it was made with
 */
double brg_text_cache_get_unit (const BrgTextCache *cache);

/**
 * brg_text_cache_get_layout:
 * @cache: a cache
 * @text: a text
 * @style: its style
 *
 * Returns: (transfer none): @text on one line, good until the next call
 */
PangoLayout *brg_text_cache_get_layout (BrgTextCache *cache, const char *text, BrgTextStyle style);

/**
 * brg_text_cache_get_width:
 * @cache: a cache
 * @text: (nullable): a text
 * @style: its style
 *
 * Returns: its width, rounded up; 0 for none
 */
gint brg_text_cache_get_width (BrgTextCache *cache, const char *text, BrgTextStyle style);

/**
 * brg_text_cache_get_baseline:
 * @cache: a cache
 * @y: upper edge of a box
 * @height: its height
 *
 * Returns: the baseline of texts in that box, a whole number
 */
double brg_text_cache_get_baseline (const BrgTextCache *cache, double y, double height);

/**
 * brg_text_cache_draw:
 * @cache: a cache
 * @cr: where to draw
 * @text: (nullable): a text
 * @style: its style
 * @box: where it stands; a text that is wider runs out of the box
 * @ink: colour
 */
void brg_text_cache_draw (BrgTextCache *cache,
                          cairo_t *cr,
                          const char *text,
                          BrgTextStyle style,
                          const BrgTextBox *box,
                          const BrgInk *ink);

/**
 * brg_text_cache_draw_cut:
 * @cache: a cache
 * @cr: where to draw
 * @text: (nullable): a text
 * @style: its style
 * @box: where it stands; a text that is wider ends in an ellipsis
 * @ink: colour
 */
void brg_text_cache_draw_cut (BrgTextCache *cache,
                              cairo_t *cr,
                              const char *text,
                              BrgTextStyle style,
                              const BrgTextBox *box,
                              const BrgInk *ink);

G_END_DECLS
