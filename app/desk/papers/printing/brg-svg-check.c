/* brg-svg-check.c - whether a drawing from a stranger may be given to a loader
 *
 * Tests: tests/app/test-logo-file.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-svg-check.h"

#include <glib/gi18n.h>
#include <string.h>

#define MOST_ELEMENTS 20000
#define MOST_DEPTH 100

/* @ids: of the elements that are open, empty for one without; @used: what a `use` shows; @holders:
 * the elements that hold a `use` themselves. */
typedef struct
{
  guint n_elements;
  guint depth;
  GPtrArray *ids;
  GHashTable *used;
  GHashTable *holders;
} Reading;

static gboolean
refuse (GError **error, const char *what)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
               /* Translators: what is wrong with an SVG, as it stands there: <script>, href */
               _ ("An SVG with %s is not taken: save it as plain SVG or as PNG."), what);
  return FALSE;
}

/* Without the prefix of its namespace. */
static const char *
local_name (const char *name)
{
  const char *colon = strrchr (name, ':');

  return colon != NULL ? colon + 1 : name;
}

/* Whether what stands in `url()` is a part of the same drawing. A backslash would hide letters from
 * us, but not from who draws. */
static gboolean
check_style (const char *text, GError **error)
{
  g_autofree char *lower = g_ascii_strdown (text, -1);

  if (strchr (lower, '\\') != NULL)
    return refuse (error, "\\");
  if (strstr (lower, "@import") != NULL)
    return refuse (error, "@import");
  for (const char *at = strstr (lower, "url("); at != NULL; at = strstr (at, "url("))
    {
      at += strlen ("url(");
      at += strspn (at, " \t\r\n\"'");
      if (*at != '#')
        return refuse (error, "url()");
    }
  return TRUE;
}

static gboolean
check_attribute (const char *name, const char *value, GError **error)
{
  gboolean is_own = strchr (name, ':') == NULL;

  if (g_ascii_strcasecmp (name, "xml:base") == 0)
    return refuse (error, "xml:base");
  if (is_own && g_ascii_strncasecmp (name, "on", 2) == 0)
    return refuse (error, name);
  if (g_ascii_strcasecmp (local_name (name), "href") == 0)
    return *value == '#' || refuse (error, "href");
  /* The remarks of other programs may name a file with backslashes. */
  return !is_own || check_style (value, error);
}

/* A drawing of no size is nothing, and its loader does not look for that. A percentage is one of
 * whatever there is. */
static gboolean
check_size (const char *name, const char *value, GError **error)
{
  gboolean is_length = strcmp (name, "width") == 0 || strcmp (name, "height") == 0;
  double numbers[4] = { 0.0, 0.0, 1.0, 1.0 };
  const char *at = value;

  if (!is_length && g_ascii_strcasecmp (name, "viewBox") != 0)
    return TRUE;
  if (is_length)
    return g_ascii_strtod (value, NULL) > 0.0 || refuse (error, name);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      at += strspn (at, " \t\r\n,");
      numbers[i] = g_ascii_strtod (at, (char **) &at);
    }
  return (numbers[2] > 0.0 && numbers[3] > 0.0) || refuse (error, name);
}

static const char *
find_value (const char **names, const char **values, const char *wanted)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (g_ascii_strcasecmp (local_name (names[i]), wanted) == 0)
      return values[i];
  return "";
}

static void
note_use (Reading *reading, const char *href)
{
  g_hash_table_add (reading->used, g_strdup (*href == '#' ? href + 1 : href));
  for (guint i = 0; i < reading->ids->len; i++)
    if (*(const char *) reading->ids->pdata[i] != '\0')
      g_hash_table_add (reading->holders, g_strdup (reading->ids->pdata[i]));
}

/* A part that shows parts that show parts: a few lines are millions of pieces. */
static gboolean
check_uses (const Reading *reading, GError **error)
{
  GHashTableIter iter;
  gpointer id;

  g_hash_table_iter_init (&iter, reading->used);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    if (g_hash_table_contains (reading->holders, id))
      /* Translators: in the place of what is wrong with an SVG */
      return refuse (error, _ ("<use> inside <use>"));
  return TRUE;
}

static void
start_element (GMarkupParseContext *context G_GNUC_UNUSED,
               const char *element,
               const char **names,
               const char **values,
               gpointer data,
               GError **error)
{
  static const char *const barred[] = { "script", "foreignobject", "handler", "listener",
                                        "iframe", "image",         "feimage", "filter" };
  Reading *reading = data;
  g_autofree char *name = g_ascii_strdown (local_name (element), -1);

  if (reading->n_elements++ == 0 && strcmp (name, "svg") != 0)
    {
      refuse (error, element);
      return;
    }
  if (++reading->depth > MOST_DEPTH || reading->n_elements > MOST_ELEMENTS)
    {
      /* Translators: in the place of what is wrong with an SVG */
      refuse (error, _ ("so many parts"));
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (barred); i++)
    if (strcmp (name, barred[i]) == 0)
      {
        refuse (error, element);
        return;
      }
  for (guint i = 0; names[i] != NULL; i++)
    if (!check_attribute (names[i], values[i], error) ||
        (reading->depth == 1 && !check_size (names[i], values[i], error)))
      return;
  g_ptr_array_add (reading->ids, g_strdup (find_value (names, values, "id")));
  if (strcmp (name, "use") == 0)
    note_use (reading, find_value (names, values, "href"));
}

static void
end_element (GMarkupParseContext *context G_GNUC_UNUSED,
             const char *element G_GNUC_UNUSED,
             gpointer data,
             GError **error G_GNUC_UNUSED)
{
  Reading *reading = data;

  reading->depth--;
  g_ptr_array_set_size (reading->ids, (gint) reading->depth);
}

static void
read_text (GMarkupParseContext *context,
           const char *text,
           gsize length,
           gpointer data G_GNUC_UNUSED,
           GError **error)
{
  g_autofree char *copy = g_strndup (text, length);

  if (g_ascii_strcasecmp (local_name (g_markup_parse_context_get_element (context)), "style") == 0)
    check_style (copy, error);
}

/* What the loader takes for other letters than these has not been read here. */
static gboolean
is_other_encoding (const char *lower)
{
  const char *at = strstr (lower, "encoding");

  if (at == NULL)
    return FALSE;
  at += strlen ("encoding");
  at += strspn (at, " \t\r\n=\"'");
  return !g_str_has_prefix (at, "utf-8\"") && !g_str_has_prefix (at, "utf-8'");
}

/* Comments pass; of the head a document type without parts of its own. */
static void
read_other (GMarkupParseContext *context G_GNUC_UNUSED,
            const char *text,
            gsize length,
            gpointer data G_GNUC_UNUSED,
            GError **error)
{
  g_autofree char *copy = g_strndup (text, length);
  g_autofree char *lower = g_ascii_strdown (copy, -1);

  if (g_str_has_prefix (lower, "<!--"))
    return;
  if (g_str_has_prefix (lower, "<?xml-stylesheet"))
    refuse (error, "<?xml-stylesheet>");
  else if (g_str_has_prefix (lower, "<?xml") && is_other_encoding (lower))
    refuse (error, "encoding");
  else if (g_str_has_prefix (lower, "<!") &&
           (!g_str_has_prefix (lower, "<!doctype") || strchr (lower, '[') != NULL))
    refuse (error, "<!ENTITY>");
}

static gboolean
read_all (const char *text, gsize length, GError **error)
{
  static const GMarkupParser parser = { start_element, end_element, read_text, read_other, NULL };
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) used = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) holders = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Reading reading = { 0, 0, ids, used, holders };
  g_autoptr (GMarkupParseContext) context =
      g_markup_parse_context_new (&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, &reading, NULL);

  return g_markup_parse_context_parse (context, text, (gssize) length, error) &&
         g_markup_parse_context_end_parse (context, error) && check_uses (&reading, error);
}

gboolean
brg_svg_check (GBytes *bytes, GError **error)
{
  GError *fault = NULL;
  const char *text;
  gsize length;

  g_return_val_if_fail (bytes != NULL, FALSE);

  text = g_bytes_get_data (bytes, &length);
  if (text == NULL)
    text = "";
  if (length > BRG_SVG_MOST_BYTES)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("An SVG is at most 1 MB."));
      return FALSE;
    }
  if (length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0)
    {
      text += 3;
      length -= 3;
    }
  if (read_all (text, length, &fault))
    return TRUE;
  if (fault->domain != G_MARKUP_ERROR)
    {
      g_propagate_error (error, fault);
      return FALSE;
    }
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _ ("The picture cannot be read: %s"),
               fault->message);
  g_error_free (fault);
  return FALSE;
}
