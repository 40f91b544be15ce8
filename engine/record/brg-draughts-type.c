/* brg-draughts-type.c - the heading GameType of recorded games of draughts
 *
 * Tests: tests/engine/test-draughts-game.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-type.h"

enum
{
  FIELD_NUMBER,
  FIELD_FIRST,
  FIELD_WIDTH,
  FIELD_HEIGHT,
  FIELD_NOTATION,
  FIELD_TURNED,
  N_FIELDS,
};

/* Draughts-64 with free choice of capture is Russian draughts; the heading Variant tells it. */
static const struct
{
  guint64 number;
  BrgDraughtsVariant variant;
} games[] = {
  { 20, BRG_DRAUGHTS_INTERNATIONAL },
  { 25, BRG_DRAUGHTS_RUSSIAN },
  { 26, BRG_DRAUGHTS_64_MAJORITY },
  { 125, BRG_DRAUGHTS_GIVEAWAY },
};

static const struct
{
  char letter;
  char corner; /* of a1 or of square 1: 0 is below on the left, 2 above */
  gboolean is_for_large;
  const char *notation;
} styles[] = {
  { 'A', '0', FALSE, "pdn" },
  { 'S', '0', FALSE, "short" },
  { 'N', '2', FALSE, "numeric" },
  { 'N', '2', TRUE, "pdn" },
};

static gboolean
read_game (const char *text, BrgDraughtsType *type)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT, &number, NULL))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    if (games[i].number == number)
      {
        type->variant = games[i].variant;
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_notation (const char *text, BrgDraughtsType *type)
{
  gboolean is_large = brg_draughts_variant_is_large (type->variant);
  char letter = g_ascii_toupper (text[0]);

  for (gsize i = 0; i < G_N_ELEMENTS (styles); i++)
    if (styles[i].letter == letter && styles[i].is_for_large == is_large &&
        (text[1] == '\0' || (text[1] == styles[i].corner && text[2] == '\0')))
      {
        type->notation = brg_draughts_notation_find (styles[i].notation);
        return TRUE;
      }
  return FALSE;
}

static gboolean
is_size (const char *text, BrgDraughtsVariant variant)
{
  return g_str_equal (text, brg_draughts_variant_is_large (variant) ? "10" : "8");
}

static BrgDraughtsTypeFault
read_fields (char **fields, BrgDraughtsType *type)
{
  guint n_fields = g_strv_length (fields);

  if (!g_ascii_isdigit (*fields[FIELD_NUMBER]))
    return BRG_DRAUGHTS_TYPE_SYNTAX;
  if (!read_game (fields[FIELD_NUMBER], type))
    return BRG_DRAUGHTS_TYPE_GAME;
  if (n_fields == 1)
    return BRG_DRAUGHTS_TYPE_RIGHT;
  if (n_fields != N_FIELDS)
    return BRG_DRAUGHTS_TYPE_SYNTAX;
  if (g_ascii_strcasecmp (fields[FIELD_FIRST], "B") == 0)
    type->first = BRG_COLOUR_BLACK;
  else if (g_ascii_strcasecmp (fields[FIELD_FIRST], "W") != 0)
    return BRG_DRAUGHTS_TYPE_SYNTAX;
  if (!is_size (fields[FIELD_WIDTH], type->variant) ||
      !is_size (fields[FIELD_HEIGHT], type->variant) ||
      !read_notation (fields[FIELD_NOTATION], type) || !g_str_equal (fields[FIELD_TURNED], "0"))
    return BRG_DRAUGHTS_TYPE_BOARD;
  return BRG_DRAUGHTS_TYPE_RIGHT;
}

BrgDraughtsTypeFault
brg_draughts_type_read (const char *text, BrgDraughtsType *type)
{
  g_auto (GStrv) fields = NULL;
  BrgDraughtsType read = { BRG_DRAUGHTS_RUSSIAN, BRG_COLOUR_WHITE,
                           brg_draughts_notation_find ("pdn") };
  BrgDraughtsTypeFault fault;

  g_return_val_if_fail (text != NULL && type != NULL, BRG_DRAUGHTS_TYPE_SYNTAX);

  if (*text == '\0')
    return BRG_DRAUGHTS_TYPE_SYNTAX;
  fields = g_strsplit (text, ",", -1);
  for (char **field = fields; *field != NULL; field++)
    g_strstrip (*field);
  fault = read_fields (fields, &read);
  if (fault == BRG_DRAUGHTS_TYPE_RIGHT)
    *type = read;
  return fault;
}

const char *
brg_draughts_type_name (BrgDraughtsVariant variant)
{
  return variant == BRG_DRAUGHTS_64 ? "draughts64" : NULL;
}

void
brg_draughts_type_settle (BrgDraughtsType *type, const char *name)
{
  g_return_if_fail (type != NULL);

  /* rus-draughts-2022 6.2: played like Russian draughts, on a start that is drawn. */
  if (type->variant == BRG_DRAUGHTS_RUSSIAN && name != NULL &&
      g_ascii_strcasecmp (name, brg_draughts_type_name (BRG_DRAUGHTS_64)) == 0)
    type->variant = BRG_DRAUGHTS_64;
}

char *
brg_draughts_type_write (const BrgDraughtsType *type)
{
  gboolean is_large;
  guint64 number = 0;
  gsize style = 0;

  g_return_val_if_fail (type != NULL && type->notation != NULL, NULL);

  is_large = brg_draughts_variant_is_large (type->variant);
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    if (games[i].variant ==
        (type->variant == BRG_DRAUGHTS_64 ? BRG_DRAUGHTS_RUSSIAN : type->variant))
      number = games[i].number;
  for (gsize i = 0; i < G_N_ELEMENTS (styles); i++)
    if (styles[i].is_for_large == is_large &&
        (is_large || g_str_equal (styles[i].notation, type->notation->id)))
      style = i;
  return g_strdup_printf ("%u,%c,%s,%s,%c%c,0", (guint) number,
                          type->first == BRG_COLOUR_BLACK ? 'B' : 'W', is_large ? "10" : "8",
                          is_large ? "10" : "8", styles[style].letter, styles[style].corner);
}
