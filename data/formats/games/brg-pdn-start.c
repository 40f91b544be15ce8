/* brg-pdn-start.c - what is played in a recorded game of draughts, and its start, from the headings
 *
 * Tests: tests/data/test-pdn-read.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-game-tags.h"
#include "brg-pdn-private.h"

#include "brg-draughts-game.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define SQUARES_OF_64 32
#define SQUARES_OF_100 50

static const char *
get_value (const BrgPgnParser *parser, gint tag)
{
  const char *value = tag >= 0 ? g_array_index (parser->tags, BrgGameTag, tag).value : "";

  return g_str_equal (value, "?") ? "" : value;
}

/* Where a character of a value stands in the piece. */
static const char *
find_place (const BrgPgnParser *parser, gint tag, gint column)
{
  const char *p = g_array_index (parser->values, const char *, tag);

  for (gint i = 1; i < column && p < parser->end && *p != '\n' && *p != '"'; i++)
    p = g_utf8_find_next_char (p, parser->end) != NULL ? g_utf8_next_char (p) : parser->end;
  return p;
}

/* Guessing. */

/* The number that begins at @p, where it is a square of a move; 0 if it is not. */
static guint
read_square (const char *p, const char *end)
{
  guint number = 0;

  for (; p < end && g_ascii_isdigit (*p) && number <= SQUARES_OF_100; p++)
    number = number * 10 + (guint) g_ascii_digit_value (*p);
  return p < end && strchr ("-x:", *p) != NULL && *p != '\0' ? number : 0;
}

/* The man of White that moves first stands on 21 to 24 of 32 squares, on 31 to 35 of 50. */
static gboolean
is_first_of_64 (guint square)
{
  return square >= 21 && square <= 24;
}

/* Squares with letters are of 64, numbers above 32 of 100. A whole game without one of those that
 * begins from a row where on 50 squares no man of White stands is of 64 as well. */
static BrgDraughtsVariant
guess_from_text (const char *p, const char *end, gboolean is_whole)
{
  guint first = 0;

  for (gboolean is_comment = FALSE; p < end; p++)
    if (*p == '{' || *p == '}')
      is_comment = *p == '{';
    else if (*p == ':' && p + 1 < end && (p[1] == 'W' || p[1] == 'B'))
      p++; /* whose the squares are that follow in a position: "B1-5" is no square */
    else if (is_comment || p + 1 >= end)
      continue;
    else if (g_ascii_tolower (*p) >= 'a' && g_ascii_tolower (*p) <= 'h' && g_ascii_isdigit (p[1]))
      return BRG_DRAUGHTS_RUSSIAN;
    else if (read_square (p, end) > SQUARES_OF_64)
      return BRG_DRAUGHTS_INTERNATIONAL;
    else if (first == 0)
      first = read_square (p, end);
  /* The game with the lowest number is what the standard takes. */
  return is_whole && is_first_of_64 (first) ? BRG_DRAUGHTS_RUSSIAN : BRG_DRAUGHTS_INTERNATIONAL;
}

/* Whether a number goes on, or is one of a move, "33." before it; a position may end in a full
 * stop. */
static gboolean
goes_on (const char *p, const char *end)
{
  return p < end && (g_ascii_isdigit (*p) || (*p == '.' && p + 1 < end));
}

/* Whether a position or its moves name a square that 32 do not have; comments may say anything. */
static gboolean
has_square_of_100 (const char *p, const char *end)
{
  guint number = 0;

  for (gboolean is_comment = FALSE; p < end; p++)
    {
      if (*p == '{' || *p == '}')
        is_comment = *p == '{';
      number =
          g_ascii_isdigit (*p) ? MIN (number * 10 + (guint) g_ascii_digit_value (*p), 1000) : 0;
      if (!is_comment && number > SQUARES_OF_64 && number <= SQUARES_OF_100 &&
          !goes_on (p + 1, end))
        return TRUE;
    }
  return FALSE;
}

static BrgDraughtsVariant
guess_variant (const BrgPgnParser *parser)
{
  const char *fen = get_value (parser, brg_pgn_find_tag (parser, "FEN"));
  BrgDraughtsPosition position;

  if (*fen == '\0')
    return guess_from_text (parser->p, parser->end, TRUE);
  if (guess_from_text (fen, fen + strlen (fen), FALSE) == BRG_DRAUGHTS_RUSSIAN ||
      guess_from_text (parser->p, parser->end, FALSE) == BRG_DRAUGHTS_RUSSIAN)
    return BRG_DRAUGHTS_RUSSIAN;
  /* On 50 squares some piece stands below the thirty-second, on 32 none can. */
  return (has_square_of_100 (fen, fen + strlen (fen)) ||
          has_square_of_100 (parser->p, parser->end)) &&
                 brg_draughts_fen_read (fen, BRG_DRAUGHTS_INTERNATIONAL, &position, NULL)
             ? BRG_DRAUGHTS_INTERNATIONAL
             : BRG_DRAUGHTS_RUSSIAN;
}

static void
guess_type (const BrgPgnParser *parser, BrgDraughtsType *type)
{
  *type = (BrgDraughtsType){ guess_variant (parser), BRG_COLOUR_WHITE,
                             brg_draughts_notation_find ("pdn") };
  if (type->variant == BRG_DRAUGHTS_RUSSIAN)
    brg_pgn_parser_note (parser, parser->p, _ ("no tag GameType: taken for Russian draughts"));
  else
    brg_pgn_parser_note (parser, parser->p,
                         _ ("no tag GameType: taken for international draughts"));
}

/* Reading. */

static gboolean
fail_type (const BrgPgnParser *parser, gint tag, BrgDraughtsTypeFault fault, GError **error)
{
  const char *p = find_place (parser, tag, 1);
  const char *value = get_value (parser, tag);

  if (fault == BRG_DRAUGHTS_TYPE_GAME)
    return brg_pgn_parser_fail (parser, p, BRG_FORMAT_ERROR_UNSUPPORTED, error,
                                /* Translators: the value of the heading */
                                _ ("“%s” is not a game that can be read, expected 20 "
                                   "(international), 25 (Russian), 26 (draughts-64 with the "
                                   "majority rule) or 125 (giveaway)"),
                                value);
  if (fault == BRG_DRAUGHTS_TYPE_BOARD)
    return brg_pgn_parser_fail (parser, p, BRG_FORMAT_ERROR_UNSUPPORTED, error,
                                /* Translators: the value of the heading */
                                _ ("“%s” does not have the board or the square names of the "
                                   "game, expected 20,W,10,10,N2,0 or 25,W,8,8,A0,0"),
                                value);
  return brg_pgn_parser_fail (parser, p, BRG_FORMAT_ERROR_SYNTAX, error,
                              /* Translators: the value of the heading */
                              _ ("“%s” is not a type of game, expected a number or as in "
                                 "25,W,8,8,A0,0"),
                              value);
}

static gboolean
read_type (const BrgPgnParser *parser, BrgDraughtsType *type, GError **error)
{
  gint tag = brg_pgn_find_tag (parser, "GameType");
  BrgDraughtsTypeFault fault;

  if (*get_value (parser, tag) == '\0')
    {
      guess_type (parser, type);
      return TRUE;
    }
  fault = brg_draughts_type_read (get_value (parser, tag), type);
  return fault == BRG_DRAUGHTS_TYPE_RIGHT || fail_type (parser, tag, fault, error);
}

static gboolean
read_start (const BrgPgnParser *parser,
            const BrgDraughtsType *type,
            BrgDraughtsPosition *start,
            GError **error)
{
  gint tag = brg_pgn_find_tag (parser, "FEN");
  BrgDraughtsFenFault fault;
  g_autofree char *text = NULL;

  if (*get_value (parser, tag) == '\0')
    {
      *start = brg_draughts_position_start (type->variant);
      start->turn = (guint8) type->first;
      return TRUE;
    }
  if (brg_draughts_fen_read (get_value (parser, tag), type->variant, start, &fault))
    return TRUE;
  text = brg_draughts_fen_fault_to_text (&fault);
  return brg_pgn_parser_fail (parser, find_place (parser, tag, fault.column),
                              BRG_FORMAT_ERROR_SYNTAX, error,
                              /* Translators: what is wrong follows, in English */
                              _ ("the tag FEN is not a position: %s"), text);
}

gboolean
brg_pdn_make_draughts (BrgPgnParser *parser, GError **error)
{
  BrgDraughtsType type;
  BrgDraughtsPosition start;
  g_autofree char *value = NULL;

  if (!read_type (parser, &type, error))
    return FALSE;
  brg_draughts_type_settle (
      &type, get_value (parser, brg_pgn_find_tag (parser, BRG_DRAUGHTS_VARIANT_TAG)));
  if (!read_start (parser, &type, &start, error))
    return FALSE;
  parser->tree = brg_game_tree_new_draughts_bare (&start);
  brg_pgn_give_tags (parser);
  value = brg_draughts_type_write (&type);
  brg_game_tree_set_tag (parser->tree, "GameType", value);
  return TRUE;
}
