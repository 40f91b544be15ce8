/* brg-game-start.c - the position that a recorded game begins with, from its headings
 *
 * Tests: tests/engine/test-game-start.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-game-start.h"

#include <string.h>

/* Names as programs write them, small letters without blanks and signs. */
static const struct
{
  const char *name;
  BrgChessVariant variant;
} variants[] = {
  { "", BRG_CHESS_ORTHODOX },
  { "standard", BRG_CHESS_ORTHODOX },
  { "standardchess", BRG_CHESS_ORTHODOX },
  { "chess", BRG_CHESS_ORTHODOX },
  { "normal", BRG_CHESS_ORTHODOX },
  { "normalchess", BRG_CHESS_ORTHODOX },
  { "orthodox", BRG_CHESS_ORTHODOX },
  { "orthodoxchess", BRG_CHESS_ORTHODOX },
  { "regular", BRG_CHESS_ORTHODOX },
  { "classical", BRG_CHESS_ORTHODOX },
  { "fromposition", BRG_CHESS_ORTHODOX },
  { "chess960", BRG_CHESS_960 },
  { "960", BRG_CHESS_960 },
  { "chess9lx", BRG_CHESS_960 },
  { "frc", BRG_CHESS_960 },
  { "fischerandom", BRG_CHESS_960 },
  { "fischerrandom", BRG_CHESS_960 },
  { "fischerandomchess", BRG_CHESS_960 },
  { "fischerrandomchess", BRG_CHESS_960 },
  { "fischerrandomchess960", BRG_CHESS_960 },
  { "fisherrandom", BRG_CHESS_960 },
  { "fisherrandomchess", BRG_CHESS_960 },
  { "freestyle", BRG_CHESS_960 },
  { "freestylechess", BRG_CHESS_960 },
  { "wildfr", BRG_CHESS_960 },
};

static const BrgGameTag *
find_tag (const BrgGameTag *tags, guint n_tags, const char *name)
{
  for (guint i = 0; i < n_tags; i++)
    if (g_ascii_strcasecmp (tags[i].name, name) == 0)
      return &tags[i];
  return NULL;
}

/* Small letters and digits only. */
static char *
fold_name (const char *text)
{
  GString *folded = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p++)
    if (g_ascii_isalnum (*p))
      g_string_append_c (folded, g_ascii_tolower (*p));
  return g_string_free (folded, FALSE);
}

/* The number of an initial position; nothing is 518, the one of chess. */
static gboolean
read_number (const char *text, guint *number)
{
  guint64 value;

  if (*text == '\0')
    {
      *number = BRG_POSITION_ORTHODOX_START;
      return TRUE;
    }
  if (!g_ascii_string_to_unsigned (text, 10, 0, BRG_POSITION_N_STARTS - 1, &value, NULL))
    return FALSE;
  *number = (guint) value;
  return TRUE;
}

/* Whole names go before names with a number behind. */
static gboolean
read_variant (const char *text, BrgChessVariant *variant, guint *number)
{
  g_autofree char *name = fold_name (text);

  *number = BRG_POSITION_ORTHODOX_START;
  for (gsize i = 0; i < G_N_ELEMENTS (variants); i++)
    if (g_str_equal (variants[i].name, name))
      {
        *variant = variants[i].variant;
        return TRUE;
      }
  for (gsize i = 0; i < G_N_ELEMENTS (variants); i++)
    if (variants[i].variant == BRG_CHESS_960 && g_str_has_prefix (name, variants[i].name) &&
        read_number (name + strlen (variants[i].name), number))
      {
        *variant = BRG_CHESS_960;
        return TRUE;
      }
  return FALSE;
}

/* One blank between fields, none at the ends. */
static char *
tidy_blanks (const char *text)
{
  GString *tidy = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p++)
    if (!g_ascii_isspace (*p))
      g_string_append_c (tidy, *p);
    else if (tidy->len > 0 && tidy->str[tidy->len - 1] != ' ')
      g_string_append_c (tidy, ' ');
  if (tidy->len > 0 && tidy->str[tidy->len - 1] == ' ')
    g_string_truncate (tidy, tidy->len - 1);
  return g_string_free (tidy, FALSE);
}

static gboolean
read_fen (const char *text, BrgChessVariant variant, BrgPosition *start, BrgFenFault *fault)
{
  g_autofree char *tidy = NULL;

  if (brg_fen_read (text, variant, BRG_POSITION_COMPOSED, start, fault))
    return TRUE;
  tidy = tidy_blanks (text);
  return brg_fen_read (tidy, variant, BRG_POSITION_COMPOSED, start, NULL);
}

static gboolean
is_said (const BrgGameTag *tag)
{
  return tag != NULL && *tag->value != '\0' && !g_str_equal (tag->value, "?");
}

gboolean
brg_game_start_read (const BrgGameTag *tags,
                     guint n_tags,
                     BrgPosition *start,
                     BrgGameStartFault *fault)
{
  const BrgGameTag *named = find_tag (tags, n_tags, "Variant");
  const BrgGameTag *fen = find_tag (tags, n_tags, "FEN");
  BrgChessVariant variant = BRG_CHESS_ORTHODOX;
  guint number = BRG_POSITION_ORTHODOX_START;
  BrgFenFault fen_fault;

  g_return_val_if_fail (tags != NULL || n_tags == 0, FALSE);
  g_return_val_if_fail (start != NULL && fault != NULL, FALSE);

  if (is_said (named) && !read_variant (named->value, &variant, &number))
    {
      fault->kind = BRG_GAME_START_VARIANT;
      fault->tag = (guint) (named - tags);
      return FALSE;
    }
  if (!is_said (fen))
    {
      *start = brg_position_start (variant, number);
      return TRUE;
    }
  if (read_fen (fen->value, variant, start, &fen_fault))
    return TRUE;
  if (!is_said (named) && read_fen (fen->value, BRG_CHESS_960, start, &fault->fen))
    return TRUE;
  fault->kind = BRG_GAME_START_FEN;
  fault->tag = (guint) (fen - tags);
  fault->fen = fen_fault;
  return FALSE;
}
