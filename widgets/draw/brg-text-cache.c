/* brg-text-cache.c - short texts of a table, shaped once and drawn often
 *
 * Tests: tests/widgets/test-text-cache.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-text-cache.h"

#include <math.h>

#include "brg-paint.h"

#define N_STYLES 16
#define MAX_TEXTS 20000
/* 10 pt at 96 dpi, the size of text for which lengths are designed. */
#define DESIGN_PX (10.0 * 96 / 72)
#define DEFAULT_DPI 96.0
#define POINTS_PER_INCH 72.0

struct _BrgTextCache
{
  PangoContext *context;           /* owned */
  PangoFontDescription *font;      /* owned */
  PangoAttrList *styles[N_STYLES]; /* owned */
  GHashTable *layouts[N_STYLES];   /* owned; owned text to owned PangoLayout */
  double resolution;
  double unit;
  double ascent_px;
  double descent_px;
  guint n_texts;
};

double
brg_text_cache_get_context_unit (PangoContext *context)
{
  const PangoFontDescription *font;
  double resolution, size;

  g_return_val_if_fail (PANGO_IS_CONTEXT (context), 1);

  font = pango_context_get_font_description (context);
  size = pango_units_to_double (pango_font_description_get_size (font));
  if (pango_font_description_get_size_is_absolute (font))
    return size / DESIGN_PX;
  resolution = pango_cairo_context_get_resolution (context);
  return size * (resolution > 0 ? resolution : DEFAULT_DPI) / POINTS_PER_INCH / DESIGN_PX;
}

static PangoAttrList *
new_attributes (BrgTextStyle style)
{
  PangoAttrList *attributes = pango_attr_list_new ();
  double scale = style & BRG_TEXT_SMALL ? 0.9 : style & BRG_TEXT_LARGE ? 1.1 : 1;

  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum"));
  if (style & BRG_TEXT_BOLD)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  if (style & BRG_TEXT_ITALIC)
    pango_attr_list_insert (attributes, pango_attr_style_new (PANGO_STYLE_ITALIC));
  if (scale != 1)
    pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  return attributes;
}

BrgTextCache *
brg_text_cache_new (PangoContext *context)
{
  BrgTextCache *cache;
  PangoFontMetrics *metrics;

  g_return_val_if_fail (PANGO_IS_CONTEXT (context), NULL);

  cache = g_new0 (BrgTextCache, 1);
  cache->context = g_object_ref (context);
  cache->font = pango_font_description_copy (pango_context_get_font_description (context));
  cache->resolution = pango_cairo_context_get_resolution (context);
  cache->unit = brg_text_cache_get_context_unit (context);
  metrics = pango_context_get_metrics (context, cache->font, NULL);
  cache->ascent_px = pango_units_to_double (pango_font_metrics_get_ascent (metrics));
  cache->descent_px = pango_units_to_double (pango_font_metrics_get_descent (metrics));
  pango_font_metrics_unref (metrics);
  for (gint i = 0; i < N_STYLES; i++)
    {
      cache->styles[i] = new_attributes ((BrgTextStyle) i);
      cache->layouts[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
    }
  return cache;
}

void
brg_text_cache_free (BrgTextCache *cache)
{
  if (cache == NULL)
    return;
  for (gint i = 0; i < N_STYLES; i++)
    {
      pango_attr_list_unref (cache->styles[i]);
      g_hash_table_unref (cache->layouts[i]);
    }
  pango_font_description_free (cache->font);
  g_object_unref (cache->context);
  g_free (cache);
}

gboolean
brg_text_cache_is_current (const BrgTextCache *cache, PangoContext *context)
{
  g_return_val_if_fail (cache != NULL, FALSE);

  return cache->context == context &&
         cache->resolution == pango_cairo_context_get_resolution (context) &&
         pango_font_description_equal (cache->font, pango_context_get_font_description (context));
}

double
brg_text_cache_get_unit (const BrgTextCache *cache)
{
  g_return_val_if_fail (cache != NULL, 1);

  return cache->unit;
}

static void
drop_texts (BrgTextCache *cache)
{
  for (gint i = 0; i < N_STYLES; i++)
    g_hash_table_remove_all (cache->layouts[i]);
  cache->n_texts = 0;
}

static PangoLayout *
new_layout (BrgTextCache *cache, const char *text, BrgTextStyle style)
{
  PangoLayout *layout = pango_layout_new (cache->context);

  pango_layout_set_font_description (layout, cache->font);
  pango_layout_set_attributes (layout, cache->styles[style]);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

PangoLayout *
brg_text_cache_get_layout (BrgTextCache *cache, const char *text, BrgTextStyle style)
{
  PangoLayout *layout;

  g_return_val_if_fail (cache != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail ((guint) style < N_STYLES, NULL);

  layout = g_hash_table_lookup (cache->layouts[style], text);
  if (layout != NULL)
    return layout;
  if (cache->n_texts == MAX_TEXTS)
    drop_texts (cache);
  layout = new_layout (cache, text, style);
  g_hash_table_insert (cache->layouts[style], g_strdup (text), layout);
  cache->n_texts++;
  return layout;
}

gint
brg_text_cache_get_width (BrgTextCache *cache, const char *text, BrgTextStyle style)
{
  PangoRectangle logical;

  if (text == NULL || *text == '\0')
    return 0;
  pango_layout_get_extents (brg_text_cache_get_layout (cache, text, style), NULL, &logical);
  return PANGO_PIXELS_CEIL (logical.width);
}

double
brg_text_cache_get_baseline (const BrgTextCache *cache, double y, double height)
{
  g_return_val_if_fail (cache != NULL, 0);

  return round (y + (height - cache->ascent_px - cache->descent_px) / 2 + cache->ascent_px);
}

static void
show_layout (BrgTextCache *cache,
             cairo_t *cr,
             PangoLayout *layout,
             const BrgTextBox *box,
             const BrgInk *ink)
{
  PangoRectangle logical;
  double width, x;

  pango_layout_get_extents (layout, NULL, &logical);
  width = pango_units_to_double (logical.width);
  x = round (box->x + (box->width - width) * box->align);
  brg_paint_set_ink (cr, ink);
  cairo_move_to (cr, x,
                 brg_text_cache_get_baseline (cache, box->y, box->height) -
                     pango_units_to_double (pango_layout_get_baseline (layout)));
  pango_cairo_show_layout (cr, layout);
}

void
brg_text_cache_draw (BrgTextCache *cache,
                     cairo_t *cr,
                     const char *text,
                     BrgTextStyle style,
                     const BrgTextBox *box,
                     const BrgInk *ink)
{
  if (text == NULL || *text == '\0')
    return;
  show_layout (cache, cr, brg_text_cache_get_layout (cache, text, style), box, ink);
}

void
brg_text_cache_draw_cut (BrgTextCache *cache,
                         cairo_t *cr,
                         const char *text,
                         BrgTextStyle style,
                         const BrgTextBox *box,
                         const BrgInk *ink)
{
  g_autoptr (PangoLayout) layout = NULL;

  if (brg_text_cache_get_width (cache, text, style) <= box->width)
    {
      brg_text_cache_draw (cache, cr, text, style, box, ink);
      return;
    }
  /* The kept layout must stay as wide as its text, it is measured; cut texts are rare. */
  layout = new_layout (cache, text, style);
  pango_layout_set_width (layout, pango_units_from_double (MAX (box->width, 0)));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  show_layout (cache, cr, layout, box, ink);
}
