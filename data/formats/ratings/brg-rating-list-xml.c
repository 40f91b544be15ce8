/* brg-rating-list-xml.c - rating lists in XML
 *
 * FIDE's file has 835 MB in 40 million elements and no declaration; it may stand on one line. It is
 * flat: a value is what stands between a tag and the next one. What is not known is passed over.
 *
 * Tests: tests/data/test-rating-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-rating-list-private.h"

typedef struct
{
  const char *tag;
  BrgListedField field;
} Tag;

static const Tag tags[] = {
  { "fideid", BRG_LISTED_NUMBER },
  { "id", BRG_LISTED_NUMBER },
  { "name", BRG_LISTED_NAME },
  { "country", BRG_LISTED_FEDERATION },
  { "sex", BRG_LISTED_SEX },
  { "title", BRG_LISTED_TITLE },
  { "w_title", BRG_LISTED_WOMEN_TITLE },
  { "o_title", BRG_LISTED_OTHER_TITLES },
  { "foa_title", BRG_LISTED_ARENA_TITLE },
  { "rapid_rating", BRG_LISTED_RAPID },
  { "rapid_games", BRG_LISTED_RAPID_GAMES },
  { "rapid_k", BRG_LISTED_RAPID_K },
  { "blitz_rating", BRG_LISTED_BLITZ },
  { "blitz_games", BRG_LISTED_BLITZ_GAMES },
  { "blitz_k", BRG_LISTED_BLITZ_K },
  { "birthday", BRG_LISTED_BIRTH },
  { "flag", BRG_LISTED_FLAG },
};

/* In a list of one kind these are its own. */
static const char *const kind_tags[] = { "rating", "games", "k" };

static gboolean
is_tag (const char *tag, gsize length, const char *name)
{
  return strncmp (tag, name, length) == 0 && name[length] == '\0';
}

static BrgListedField
find_field (const BrgListReader *reader, const char *tag, gsize length)
{
  for (guint i = 0; i < G_N_ELEMENTS (tags); i++)
    if (tags[i].tag[0] == tag[0] && is_tag (tag, length, tags[i].tag))
      return tags[i].field;
  for (guint i = 0; i < G_N_ELEMENTS (kind_tags); i++)
    if (is_tag (tag, length, kind_tags[i]))
      return brg_list_kind_field (reader->info->kind, i);
  return BRG_N_LISTED_FIELDS;
}

/* `&amp;`, `&#233;`, `&#xe9;`; what is no entity stays as it stands. */
static gboolean
append_entity (GString *text, const char *name)
{
  static const struct
  {
    const char *name;
    char c;
  } entities[] = {
    { "amp", '&' }, { "lt", '<' }, { "gt", '>' }, { "quot", '"' }, { "apos", '\'' }
  };
  guint64 code = 0;

  for (guint i = 0; i < G_N_ELEMENTS (entities); i++)
    if (g_str_equal (name, entities[i].name))
      {
        g_string_append_c (text, entities[i].c);
        return TRUE;
      }
  if (name[0] != '#')
    return FALSE;
  if (name[1] == 'x' ? !g_ascii_string_to_unsigned (name + 2, 16, 1, 0x10ffff, &code, NULL)
                     : !g_ascii_string_to_unsigned (name + 1, 10, 1, 0x10ffff, &code, NULL))
    return FALSE;
  if (!g_unichar_validate ((gunichar) code))
    return FALSE;
  g_string_append_unichar (text, (gunichar) code);
  return TRUE;
}

static char *
resolve (const char *value, gsize length)
{
  g_autoptr (GString) text = g_string_sized_new (length);
  const char *end = value + length;

  while (value < end)
    {
      const char *semicolon = *value == '&' ? memchr (value, ';', (gsize) (end - value)) : NULL;

      if (semicolon != NULL && semicolon - value < 12)
        {
          g_autofree char *name = g_strndup (value + 1, (gsize) (semicolon - value - 1));

          if (append_entity (text, name))
            {
              value = semicolon + 1;
              continue;
            }
        }
      g_string_append_c (text, *value++);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
set_value (BrgListReader *reader, BrgListedField field, const char *value, gsize length)
{
  if (memchr (value, '&', length) == NULL)
    brg_list_set_value (reader, field, value, length);
  else
    {
      g_autofree char *text = resolve (value, length);

      brg_list_set_value (reader, field, text, strlen (text));
    }
}

static void
count_lines (BrgListReader *reader, const char *text, gsize length)
{
  const char *end = text + length;

  while (text < end && (text = memchr (text, '\n', (gsize) (end - text))) != NULL)
    {
      reader->line++;
      text++;
    }
}

/* Where the reading stands: in a player or not, the field of the last tag. */
typedef struct
{
  gboolean in_player;
  guint player_line;
  BrgListedField field;
} Place;

static gboolean
read_tag (BrgListReader *reader, Place *place, const char *tag, gsize length, GError **error)
{
  gboolean is_end = length > 0 && tag[0] == '/';
  gsize name_length;

  if (is_end)
    tag++, length--;
  name_length = 0;
  while (name_length < length && strchr (" \t\r\n/", tag[name_length]) == NULL)
    name_length++;
  place->field = BRG_N_LISTED_FIELDS;
  if (is_tag (tag, name_length, "player"))
    {
      gboolean had_player = place->in_player;

      place->in_player = !is_end;
      place->player_line = is_end ? place->player_line : reader->line;
      return !is_end || !had_player || brg_list_end_player (reader, place->player_line, error);
    }
  if (!is_end && place->in_player && name_length > 0 && tag[length - 1] != '/')
    place->field = find_field (reader, tag, name_length);
  return TRUE;
}

/* A comment may hold anything: it ends where its tag ends with two dashes. */
static BrgListPiece
take_tag (BrgListReader *reader, const char **tag, gsize *length, GError **error)
{
  BrgListPiece piece = brg_list_take (reader, '>', tag, length, error);
  gboolean is_comment = piece == BRG_LIST_PIECE && *length >= 3 && memcmp (*tag, "!--", 3) == 0;

  while (piece == BRG_LIST_PIECE && is_comment &&
         (*length < 2 || memcmp (*tag + *length - 2, "--", 2) != 0))
    piece = brg_list_take (reader, '>', tag, length, error);
  if (is_comment)
    *length = 0;
  return piece;
}

gboolean
brg_rating_list_read_xml (BrgListReader *reader, GError **error)
{
  Place place = { .field = BRG_N_LISTED_FIELDS };
  BrgListPiece piece;
  const char *text;
  gsize length;

  while ((piece = brg_list_take (reader, '<', &text, &length, error)) == BRG_LIST_PIECE)
    {
      if (place.field != BRG_N_LISTED_FIELDS && place.in_player)
        set_value (reader, place.field, text, length);
      count_lines (reader, text, length);
      piece = take_tag (reader, &text, &length, error);
      if (piece != BRG_LIST_PIECE)
        break;
      count_lines (reader, text, length);
      if (!read_tag (reader, &place, text, length, error))
        return FALSE;
    }
  if (piece == BRG_LIST_FAILED)
    return FALSE;
  if (!place.in_player)
    return TRUE;
  brg_format_set_error (error, BRG_FORMAT_ERROR_SYNTAX, reader->name, reader->line, 1, "%s",
                        _ ("the list is cut off: it ends within a player"));
  return FALSE;
}
