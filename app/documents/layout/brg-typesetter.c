/* brg-typesetter.c - measures and draws the text of a page
 *
 * Tests: tests/app/test-documents-layout.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-typesetter.h"

#include "brg-paint.h"
#include "brg-result-words.h"
#include "brg-text-memo.h"

#include <pango/pangocairo.h>
#include <string.h>

/* Size of the envelope, as parts of the type size. */
#define ENVELOPE_WIDTH 0.95
#define ENVELOPE_RISE 0.67

/* The same of the disc of a colour, which is as high as a capital. */
#define DISC_WIDTH 0.7

#define REFERENCE_SIZE 10.0

/* By how much a box gives way to a line that was counted to fit it, in points, and how often. */
#define HAIR 0.1
#define MOST_HAIRS 12

/* No sheet has so many lines: of a text that takes more they are only estimated, for breaking it is
 * slow. */
#define MOST_LINES 200

/* Shorter texts, in bytes, are always broken: only a box without room would make them so tall. */
#define LEAST_ESTIMATED 2000

/* More letters than stand in a line, as many for each type size of its width. */
#define MOST_LETTERS 6

/* Figures of one width; no ligatures, which whoever copies a text would get as one letter. */
#define FEATURES "tnum=1, liga=0, clig=0"

#define SOFT_HYPHEN "\302\255"

struct _BrgTypesetter
{
  PangoContext *context; /* owned */
  PangoLayout *layout;   /* owned, used for one text after the other */
  GHashTable *images;    /* GBytes -> cairo_surface_t, both owned */
  BrgTextMemo *memo;     /* owned */
};

static const char *const families[] = {
  [BRG_FACE_SANS] = "PT Sans,Liberation Sans,DejaVu Sans,sans-serif",
  [BRG_FACE_SERIF] = "PT Serif,Liberation Serif,DejaVu Serif,serif",
};

static const BrgInk black = { 0, 0, 0, 1 };

typedef enum
{
  SHAPE_ENVELOPE,
  SHAPE_WHITE,
  SHAPE_BLACK,
  N_SHAPES,
} Shape;

/* The signs that are drawn, so that no font needs to have them; sizes as parts of the type size. */
static const struct
{
  const char *sign;
  double width;
  double height;
  double rise;
} shapes[N_SHAPES] = {
  [SHAPE_ENVELOPE] = { BRG_ENVELOPE, ENVELOPE_WIDTH, ENVELOPE_WIDTH * 3 / 4, ENVELOPE_RISE },
  [SHAPE_WHITE] = { BRG_DISC_WHITE, DISC_WIDTH, DISC_WIDTH, DISC_WIDTH },
  [SHAPE_BLACK] = { BRG_DISC_BLACK, DISC_WIDTH, DISC_WIDTH, DISC_WIDTH },
};

static void
draw_disc (cairo_t *cr, double x, double y, double size, gboolean is_black)
{
  double line = size / 10;

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_arc (cr, x + size / 2, y + size / 2, (size - line) / 2, 0, 2 * G_PI);
  cairo_set_line_width (cr, line);
  if (is_black)
    cairo_fill_preserve (cr);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
render_shape (cairo_t *cr, PangoAttrShape *shape, gboolean do_path, gpointer data G_GNUC_UNUSED)
{
  double width = pango_units_to_double (shape->ink_rect.width);
  Shape kind = (Shape) GPOINTER_TO_UINT (shape->data);
  double x;
  double y;

  if (do_path)
    return;
  cairo_get_current_point (cr, &x, &y);
  y += pango_units_to_double (shape->ink_rect.y);
  if (kind == SHAPE_ENVELOPE)
    brg_paint_envelope (cr, x, y, width, &black);
  else
    draw_disc (cr, x, y, width, kind == SHAPE_BLACK);
}

static PangoContext *
new_context (PangoLanguage *language)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  /* One unit of the page is a point. */
  pango_cairo_context_set_resolution (context, 72);
  pango_context_set_round_glyph_positions (context, FALSE);
  pango_context_set_language (context, language);
  pango_context_set_base_dir (context, PANGO_DIRECTION_LTR);
  return context;
}

BrgTypesetter *
brg_typesetter_new (const char *language)
{
  BrgTypesetter *typesetter = g_new0 (BrgTypesetter, 1);

  typesetter->context = new_context (pango_language_from_string (language));
  pango_cairo_context_set_shape_renderer (typesetter->context, render_shape, NULL, NULL);
  typesetter->layout = pango_layout_new (typesetter->context);
  pango_layout_set_wrap (typesetter->layout, PANGO_WRAP_WORD_CHAR);
  typesetter->images =
      g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref,
                             (GDestroyNotify) cairo_surface_destroy);
  typesetter->memo = brg_text_memo_new ();
  return typesetter;
}

void
brg_typesetter_free (BrgTypesetter *typesetter)
{
  if (typesetter == NULL)
    return;
  brg_text_memo_free (typesetter->memo);
  g_hash_table_unref (typesetter->images);
  g_object_unref (typesetter->layout);
  g_object_unref (typesetter->context);
  g_free (typesetter);
}

/* Where the reader of a PNG is. */
typedef struct
{
  const guint8 *data;
  gsize left;
} Reading;

static cairo_status_t
read_png (void *closure, unsigned char *room, unsigned int length)
{
  Reading *reading = closure;

  if (length > reading->left)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (room, reading->data, length);
  reading->data += length;
  reading->left -= length;
  return CAIRO_STATUS_SUCCESS;
}

cairo_surface_t *
brg_typesetter_get_image (BrgTypesetter *typesetter, GBytes *png)
{
  cairo_surface_t *image;
  Reading reading;

  g_return_val_if_fail (typesetter != NULL && png != NULL, NULL);

  image = g_hash_table_lookup (typesetter->images, png);
  if (image != NULL)
    return image;
  reading.data = g_bytes_get_data (png, &reading.left);
  image = cairo_image_surface_create_from_png_stream (read_png, &reading);
  g_hash_table_insert (typesetter->images, g_bytes_ref (png), image);
  return image;
}

static void
insert_shapes (PangoAttrList *attributes, const char *text, double size, Shape kind)
{
  const char *sign = shapes[kind].sign;
  PangoRectangle ink = {
    .x = 0,
    .y = -pango_units_from_double (size * shapes[kind].rise),
    .width = pango_units_from_double (size * shapes[kind].width),
    .height = pango_units_from_double (size * shapes[kind].height),
  };

  for (const char *at = strstr (text, sign); at != NULL; at = strstr (at + strlen (sign), sign))
    {
      PangoAttribute *shape =
          pango_attr_shape_new_with_data (&ink, &ink, GUINT_TO_POINTER (kind), NULL, NULL);

      shape->start_index = (guint) (at - text);
      shape->end_index = shape->start_index + (guint) strlen (sign);
      pango_attr_list_insert (attributes, shape);
    }
}

/* "C.04.3" and "A.5.2" are numbers: no line ends behind their letters. */
static void
keep_numbers (PangoAttrList *attributes, const char *text)
{
  for (const char *dot = strchr (text, '.'); dot != NULL; dot = strchr (dot + 1, '.'))
    {
      const char *before = dot > text ? g_utf8_prev_char (dot) : dot;
      PangoAttribute *kept;

      if (before == dot || !g_unichar_isalnum (g_utf8_get_char (before)) ||
          !g_ascii_isdigit (dot[1]))
        continue;
      kept = pango_attr_allow_breaks_new (FALSE);
      kept->start_index = (guint) (before - text);
      kept->end_index = (guint) (dot - text) + 2;
      pango_attr_list_insert (attributes, kept);
    }
}

/* "A. B.", "д. 27", "№ 4": initials stand together, and a number beside what it belongs to. */
static void
keep_short (PangoAttrList *attributes, const char *text)
{
  static const char pattern[] =
      "\\b\\p{Lu}\\.\\s(?=\\p{Lu}\\.)|(?:(?<![\\p{L}.])\\p{Ll}{1,4}\\.|\\bNo\\.|№)\\s(?=\\d)";
  static GRegex *regex;
  g_autoptr (GMatchInfo) match = NULL;

  if (g_once_init_enter (&regex))
    g_once_init_leave (&regex, g_regex_new (pattern, G_REGEX_OPTIMIZE, 0, NULL));
  if (strstr (text, ". ") == NULL && strstr (text, "№") == NULL)
    return;
  g_regex_match (regex, text, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      PangoAttribute *kept = pango_attr_allow_breaks_new (FALSE);
      int from = 0;
      int until = 0;

      g_match_info_fetch_pos (match, 0, &from, &until);
      kept->start_index = (guint) from;
      kept->end_index = (guint) (g_utf8_next_char (text + until) - text);
      pango_attr_list_insert (attributes, kept);
    }
}

static PangoFontDescription *
new_font (const BrgType *type)
{
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family_static (font, families[type->face]);
  pango_font_description_set_size (font, pango_units_from_double (type->size));
  pango_font_description_set_weight (font, type->bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_style (font, type->italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  return font;
}

PangoContext *
brg_typesetter_dup_context (BrgTypesetter *typesetter, const BrgType *type)
{
  PangoContext *context;
  PangoFontDescription *font;

  g_return_val_if_fail (typesetter != NULL && type != NULL, NULL);

  context = new_context (pango_context_get_language (typesetter->context));
  font = new_font (type);
  pango_context_set_font_description (context, font);
  pango_font_description_free (font);
  return context;
}

static PangoLayout *
set_text (BrgTypesetter *typesetter, const BrgType *type, const char *markup)
{
  g_autoptr (PangoAttrList) attributes = NULL;
  g_autofree char *text = NULL;
  PangoFontDescription *font = new_font (type);

  if (!pango_parse_markup (markup, -1, 0, &attributes, &text, NULL, NULL))
    {
      text = g_strdup (markup);
      attributes = pango_attr_list_new ();
    }
  for (Shape kind = 0; kind < N_SHAPES; kind++)
    insert_shapes (attributes, text, type->size, kind);
  keep_numbers (attributes, text);
  keep_short (attributes, text);
  pango_attr_list_insert (attributes, pango_attr_font_features_new (FEATURES));
  pango_layout_set_width (typesetter->layout, -1);
  pango_layout_set_alignment (typesetter->layout, PANGO_ALIGN_LEFT);
  pango_layout_set_font_description (typesetter->layout, font);
  pango_layout_set_text (typesetter->layout, text, -1);
  pango_layout_set_attributes (typesetter->layout, attributes);
  pango_font_description_free (font);
  return typesetter->layout;
}

static double
layout_width (PangoLayout *layout)
{
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  return pango_units_to_double (logical.width);
}

static double
measure_natural (BrgTypesetter *typesetter, const BrgType *type, const char *markup)
{
  BrgMeasuredText *text = brg_text_memo_get (typesetter->memo, type, markup);

  if (text->natural < 0)
    text->natural = layout_width (set_text (typesetter, type, markup));
  return text->natural;
}

static double
measure_least (BrgTypesetter *typesetter, const BrgType *type, const char *markup)
{
  BrgMeasuredText *text = brg_text_memo_get (typesetter->memo, type, markup);
  PangoLayout *layout;

  if (text->least >= 0)
    return text->least;
  layout = set_text (typesetter, type, markup);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_set_width (layout, 0);
  text->least = layout_width (layout);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  return text->least;
}

BrgTextWidth
brg_typesetter_measure (BrgTypesetter *typesetter, const BrgType *type, const char *markup)
{
  g_return_val_if_fail (typesetter != NULL && type != NULL && markup != NULL,
                        ((BrgTextWidth){ 0, 0 }));

  return (BrgTextWidth){ measure_natural (typesetter, type, markup),
                         measure_least (typesetter, type, markup) };
}

double
brg_typesetter_text_width (BrgTypesetter *typesetter, const BrgType *type, const char *text)
{
  g_autofree char *markup = NULL;

  g_return_val_if_fail (typesetter != NULL && type != NULL && text != NULL, 0);

  markup = g_markup_escape_text (text, -1);
  return measure_natural (typesetter, type, markup);
}

/* A hair more than the box, so that a text measured to fit is not broken by rounding. */
static void
set_box (PangoLayout *layout, double width)
{
  pango_layout_set_width (layout, pango_units_from_double (width + 0.08));
}

/* In a box as wide as itself a text takes as many lines as in none. */
static void
add_unbroken (BrgMeasuredText *text, PangoLayout *layout)
{
  guint n_lines;

  if (brg_measured_text_find_count (text, G_MAXDOUBLE) > 0)
    return;
  text->natural = layout_width (layout);
  n_lines = (guint) pango_layout_get_line_count (layout);
  brg_measured_text_add_count (text, text->natural, n_lines);
  brg_measured_text_add_count (text, G_MAXDOUBLE, n_lines);
}

guint
brg_typesetter_count_lines (BrgTypesetter *typesetter,
                            const BrgType *type,
                            const char *markup,
                            double width)
{
  BrgType reference;
  BrgMeasuredText *text;
  PangoLayout *layout;
  guint n_lines;

  g_return_val_if_fail (typesetter != NULL && type != NULL && markup != NULL, 1);

  /* Lines break alike at every size in proportion, so no font is opened for a size that is only
   * tried. */
  reference = *type;
  reference.size = REFERENCE_SIZE;
  /* Where there is no room at all nothing is broken. */
  width = width < 0 ? G_MAXDOUBLE : width * REFERENCE_SIZE / type->size;
  text = brg_text_memo_get (typesetter->memo, &reference, markup);
  n_lines = brg_measured_text_find_count (text, width);
  if (n_lines > 0)
    return n_lines;
  if (brg_measured_text_find_count (text, G_MAXDOUBLE) == 0)
    add_unbroken (text, set_text (typesetter, &reference, markup));
  n_lines = brg_measured_text_find_count (text, width);
  if (n_lines > 0)
    return n_lines;
  if (text->natural > width * MOST_LINES && strlen (markup) > LEAST_ESTIMATED)
    return (guint) MIN (text->natural / MAX (width, HAIR), G_MAXUSHORT);
  layout = set_text (typesetter, &reference, markup);
  set_box (layout, width);
  n_lines = (guint) pango_layout_get_line_count (layout);
  brg_measured_text_add_count (text, width, n_lines);
  return n_lines;
}

/* Where line @n_lines begins in the first @length bytes of @text. Returns: 0 when there is no such
 * line, or when what follows could still change it */
static gsize
find_line (BrgTypesetter *typesetter,
           const BrgType *type,
           const char *text,
           gsize length,
           double width,
           guint n_lines)
{
  g_autofree char *markup = g_markup_escape_text (text, (gssize) length);
  guint n_needed = n_lines + (text[length] == '\0' ? 0 : 1);
  PangoLayout *layout = set_text (typesetter, type, markup);

  set_box (layout, width);
  if ((guint) pango_layout_get_line_count (layout) <= n_needed)
    return 0;
  return (gsize) pango_layout_get_line_readonly (layout, (int) n_lines)->start_index;
}

gsize
brg_typesetter_measure_lines (BrgTypesetter *typesetter,
                              const BrgType *type,
                              const char *text,
                              double width,
                              guint n_lines)
{
  BrgType reference;
  gsize n_letters;

  g_return_val_if_fail (typesetter != NULL && type != NULL && text != NULL, 0);
  g_return_val_if_fail (n_lines > 0, 0);

  /* As the lines are counted. */
  reference = *type;
  reference.size = REFERENCE_SIZE;
  width = MAX (width, HAIR) * REFERENCE_SIZE / type->size;
  for (n_letters = (gsize) (width / REFERENCE_SIZE + 1) * MOST_LETTERS * (n_lines + 2);;
       n_letters *= 2)
    {
      const char *end = text;
      gsize found;

      for (gsize i = 0; i < n_letters && *end != '\0'; i++)
        end = g_utf8_next_char (end);
      found = find_line (typesetter, &reference, text, (gsize) (end - text), width, n_lines);
      if (found > 0)
        return found;
      if (*end == '\0')
        return (gsize) (end - text);
    }
}

/* A line of a text with soft hyphens as a text of its own: those inside are left out, and the one
 * at its end is a hyphen, so that whoever copies the text gets words. */
static PangoLayout *
set_line (BrgTypesetter *typesetter, PangoLayout *whole, const PangoLayoutLine *line, gboolean ends)
{
  const char *all = pango_layout_get_text (whole);
  gsize length = strlen (all);
  int from = line->start_index;
  int to = line->start_index + line->length;
  g_autoptr (PangoAttrList) attributes = pango_attr_list_copy (pango_layout_get_attributes (whole));
  GString *text = g_string_new_len (all + from, line->length);
  PangoLayout *layout = pango_layout_new (typesetter->context);
  char *place;

  pango_attr_list_update (attributes, to, (int) length - to, 0);
  pango_attr_list_update (attributes, 0, from, 0);
  if (!ends && g_str_has_suffix (text->str, SOFT_HYPHEN))
    {
      g_string_truncate (text, text->len - strlen (SOFT_HYPHEN));
      pango_attr_list_update (attributes, (int) text->len, strlen (SOFT_HYPHEN), 1);
      g_string_append_c (text, '-');
    }
  while ((place = strstr (text->str, SOFT_HYPHEN)) != NULL)
    {
      pango_attr_list_update (attributes, (int) (place - text->str), strlen (SOFT_HYPHEN), 0);
      g_string_erase (text, place - text->str, strlen (SOFT_HYPHEN));
    }
  pango_layout_set_font_description (layout, pango_layout_get_font_description (whole));
  pango_layout_set_text (layout, text->str, (int) text->len);
  pango_layout_set_attributes (layout, attributes);
  g_string_free (text, TRUE);
  return layout;
}

static void
draw_line (PangoLayoutLine *line, cairo_t *cr, double x, double y, double width, double align)
{
  PangoRectangle logical;

  pango_layout_line_get_extents (line, NULL, &logical);
  cairo_move_to (cr, x + (width - pango_units_to_double (logical.width)) * align, y);
  pango_cairo_show_layout_line (cr, line);
}

/* Lines were counted at another size, where the letters are not quite as wide in proportion: a text
 * that just fitted there is not broken here into a line more than there is room for. One line is
 * never one too many. */
static PangoLayout *
break_lines (BrgTypesetter *typesetter, const BrgType *type, const char *markup, double width)
{
  PangoLayout *layout = set_text (typesetter, type, markup);
  guint n_counted;

  set_box (layout, width);
  if (pango_layout_get_line_count (layout) == 1)
    return layout;
  n_counted = brg_typesetter_count_lines (typesetter, type, markup, width);
  /* To count is to set the text in the same layout. */
  layout = set_text (typesetter, type, markup);
  for (guint step = 0; step < MOST_HAIRS; step++)
    {
      set_box (layout, width + step * HAIR);
      if ((guint) pango_layout_get_line_count (layout) <= n_counted)
        break;
    }
  return layout;
}

void
brg_typesetter_draw (BrgTypesetter *typesetter,
                     cairo_t *cr,
                     const BrgType *type,
                     const char *markup,
                     double x,
                     double baseline,
                     double width,
                     double align)
{
  PangoLayout *layout;
  guint n_lines;
  gboolean has_hyphens;

  g_return_if_fail (typesetter != NULL && cr != NULL && type != NULL && markup != NULL);

  layout = break_lines (typesetter, type, markup, width);
  n_lines = (guint) pango_layout_get_line_count (layout);
  has_hyphens = strstr (pango_layout_get_text (layout), SOFT_HYPHEN) != NULL;
  /* Lines are set one by one: their distance is ours, whatever a fallback font would like. */
  for (guint i = 0; i < n_lines; i++)
    {
      PangoLayoutLine *line = pango_layout_get_line_readonly (layout, (int) i);
      double y = baseline + i * type->size * BRG_LEADING;

      if (has_hyphens)
        {
          PangoLayout *alone = set_line (typesetter, layout, line, i + 1 == n_lines);

          draw_line (pango_layout_get_line_readonly (alone, 0), cr, x, y, width, align);
          g_object_unref (alone);
        }
      else
        draw_line (line, cr, x, y, width, align);
    }
}

char *
brg_typesetter_dup_name_markup (BrgTypesetter *typesetter,
                                const BrgType *type,
                                const char *text,
                                double width)
{
  static const char pattern[] = "(?:\\p{Lu}\\.\\s?){1,3}+\\p{Lu}\\p{L}+|"
                                "[\\p{L}'’]+\\s(?:\\p{Lu}\\.\\s?){1,3}+(?!\\p{L})";
  g_autoptr (GRegex) regex = NULL;
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *plain = NULL;
  g_autofree char *glued = NULL;
  int from = 0;
  int until = 0;

  g_return_val_if_fail (typesetter != NULL && type != NULL && text != NULL, NULL);

  plain = g_markup_escape_text (text, -1);
  regex = g_regex_new (pattern, 0, 0, NULL);
  if (!g_regex_match (regex, text, 0, &match))
    return g_steal_pointer (&plain);
  g_match_info_fetch_pos (match, 0, &from, &until);
  {
    g_autofree char *before = g_markup_escape_text (text, from);
    g_autofree char *name = g_markup_escape_text (text + from, until - from);
    g_autofree char *behind = g_markup_escape_text (text + until, -1);

    glued = g_strdup_printf ("%s<span allow_breaks=\"false\">%s</span>%s", before, name, behind);
  }
  return measure_least (typesetter, type, glued) <= width ? g_steal_pointer (&glued)
                                                          : g_steal_pointer (&plain);
}

char *
brg_typesetter_dup_plain (const char *markup)
{
  char *text;

  g_return_val_if_fail (markup != NULL, NULL);

  if (!pango_parse_markup (markup, -1, 0, NULL, &text, NULL, NULL))
    return g_strdup (markup);
  return text;
}
