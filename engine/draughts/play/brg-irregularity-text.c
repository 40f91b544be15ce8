/* brg-irregularity-text.c - deeds as text: move:b4:d6 off:c5 reply:e7:c5
 *
 * Tests: tests/engine/test-irregularity.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-irregularity-text.h"

#include "brg-draughts-notation.h"
#include "brg-irregularity-check.h"

#include <stdlib.h>
#include <string.h>

/* What stands behind a word. */
typedef enum
{
  SHAPE_WORD,
  SHAPE_SQUARE,
  SHAPE_WALK,
  SHAPE_SQUARES,
} Shape;

static const struct
{
  const char *word;
  BrgDeedKind kind;
  Shape shape;
} words[] = {
  { "touch:", BRG_DEED_TOUCH, SHAPE_SQUARE },
  { "adjust", BRG_DEED_ADJUST, SHAPE_WORD },
  { "move:", BRG_DEED_MOVE, SHAPE_WALK },
  { "again:", BRG_DEED_AGAIN, SHAPE_WALK },
  { "then:", BRG_DEED_THEN, SHAPE_WALK },
  { "reply:", BRG_DEED_REPLY, SHAPE_WALK },
  { "off:", BRG_DEED_REMOVE, SHAPE_SQUARES },
  { "off-early:", BRG_DEED_REMOVE_EARLY, SHAPE_SQUARES },
  { "pause", BRG_DEED_PAUSE, SHAPE_WORD },
  { "uncrowned", BRG_DEED_UNCROWNED, SHAPE_WORD },
  { "back", BRG_DEED_BACK, SHAPE_WORD },
  { "over", BRG_DEED_OVER, SHAPE_WORD },
};

/* Where the reader is. */
typedef struct
{
  BrgDraughtsVariant variant;
  const char *text;
  const char *at;
  BrgDeed *deeds;
  guint n_deeds;
  gint columns[BRG_DEED_MAX];
} Reader;

static gint
get_column (const Reader *reader)
{
  return (gint) g_utf8_pointer_to_offset (reader->text, reader->at) + 1;
}

/* Returns: the square; none for light ones and numbers too large. Nothing is read if there is none.
 */
static BrgDeedFault
read_square (Reader *reader, BrgDraughtsSquare *square)
{
  const char *at = reader->at;

  if (!brg_draughts_variant_is_large (reader->variant))
    {
      if (at[0] < 'a' || at[0] > 'z' || !g_ascii_isdigit (at[1]))
        return BRG_DEED_FAULT_TOKEN;
      *square = brg_draughts_square_at (reader->variant, at[0] - 'a', at[1] - '1');
      at += 2;
    }
  else
    {
      guint number = 0;

      if (!g_ascii_isdigit (*at))
        return BRG_DEED_FAULT_TOKEN;
      for (; g_ascii_isdigit (*at); at++)
        number = MIN (10 * number + (guint) (*at - '0'), 1000u);
      *square = brg_draughts_square_from_number (reader->variant, number);
    }
  if (*square == BRG_DRAUGHTS_NO_SQUARE)
    return BRG_DEED_FAULT_SQUARE;
  reader->at = at;
  return BRG_DEED_FAULT_NONE;
}

static BrgDeedFault
add_square (Reader *reader, BrgDeed *deed)
{
  BrgDraughtsSquare square;
  BrgDeedFault fault = read_square (reader, &square);

  if (fault != BRG_DEED_FAULT_NONE)
    return fault;
  if (deed->n_squares == BRG_DEED_MAX_SQUARES)
    return BRG_DEED_FAULT_TOO_MANY;
  deed->squares[deed->n_squares++] = square;
  return BRG_DEED_FAULT_NONE;
}

/* The squares behind the first one, each after one of the characters of @signs. */
static BrgDeedFault
add_squares (Reader *reader, BrgDeed *deed, const char *signs)
{
  while (*reader->at != '\0' && strchr (signs, *reader->at) != NULL)
    {
      BrgDeedFault fault;

      reader->at++;
      fault = add_square (reader, deed);
      if (fault != BRG_DEED_FAULT_NONE)
        return fault;
    }
  return BRG_DEED_FAULT_NONE;
}

static BrgDeedFault
read_walk (Reader *reader, BrgDeed *deed)
{
  deed->is_capture = *reader->at == ':' || *reader->at == 'x';
  if (deed->is_capture)
    return add_squares (reader, deed, ":x");
  if (*reader->at != '-')
    return BRG_DEED_FAULT_TOKEN;
  reader->at++;
  return add_square (reader, deed);
}

static BrgDeedFault
read_deed (Reader *reader)
{
  BrgDeed *deed = &reader->deeds[reader->n_deeds];
  BrgDeedFault fault;
  gsize i = 0;

  if (reader->n_deeds == BRG_DEED_MAX)
    return BRG_DEED_FAULT_TOO_MANY;
  reader->columns[reader->n_deeds] = get_column (reader);
  while (i < G_N_ELEMENTS (words) && !g_str_has_prefix (reader->at, words[i].word))
    i++;
  if (i == G_N_ELEMENTS (words))
    return BRG_DEED_FAULT_TOKEN;
  reader->at += strlen (words[i].word);
  *deed = (BrgDeed){ .kind = words[i].kind };
  fault = words[i].shape == SHAPE_WORD ? BRG_DEED_FAULT_NONE : add_square (reader, deed);
  if (fault == BRG_DEED_FAULT_NONE && words[i].shape == SHAPE_WALK)
    fault = read_walk (reader, deed);
  if (fault == BRG_DEED_FAULT_NONE && words[i].shape == SHAPE_SQUARES)
    fault = add_squares (reader, deed, ",");
  if (fault == BRG_DEED_FAULT_NONE)
    reader->n_deeds++;
  return fault;
}

static BrgDeedFault
read_all (Reader *reader)
{
  while (TRUE)
    {
      BrgDeedFault fault = read_deed (reader);

      if (fault != BRG_DEED_FAULT_NONE || *reader->at == '\0')
        return fault;
      if (*reader->at != ' ')
        return BRG_DEED_FAULT_TOKEN;
      reader->at++;
    }
}

BrgDeedFault
brg_irregularity_read (const BrgDraughtsPosition *position,
                       const char *text,
                       BrgDeed deeds[BRG_DEED_MAX],
                       guint *n_deeds,
                       gint *column)
{
  Reader reader = { .text = text, .at = text, .deeds = deeds };
  BrgDeedFault fault;
  guint where = 0;

  g_return_val_if_fail (position != NULL && deeds != NULL, BRG_DEED_FAULT_TOKEN);
  g_return_val_if_fail (text != NULL && g_utf8_validate (text, -1, NULL), BRG_DEED_FAULT_TOKEN);

  reader.variant = (BrgDraughtsVariant) position->variant;
  fault = read_all (&reader);
  if (fault != BRG_DEED_FAULT_NONE)
    {
      *column = get_column (&reader);
      return fault;
    }
  fault = brg_irregularity_check (position, deeds, reader.n_deeds, &where);
  if (fault != BRG_DEED_FAULT_NONE)
    *column = reader.columns[where];
  *n_deeds = reader.n_deeds;
  return fault;
}

static int
compare_texts (const void *a, const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

char *
brg_irregularity_write_moves (const BrgIrregularity *answer, const BrgDraughtsPosition *position)
{
  const BrgDraughtsNotation *notation = brg_draughts_notation_find ("pdn");
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (answer != NULL && position != NULL, NULL);

  if (answer->moves.n_moves == 0)
    return g_strdup ("-");
  for (guint i = 0; i < answer->moves.n_moves; i++)
    {
      char text[BRG_DRAUGHTS_MOVE_LENGTH];

      g_ptr_array_add (texts, g_strdup (brg_draughts_move_write (position, &answer->moves.moves[i],
                                                                 notation, text)));
    }
  qsort (texts->pdata, texts->len, sizeof *texts->pdata, compare_texts);
  g_ptr_array_add (texts, NULL);
  return g_strjoinv (" ", (char **) texts->pdata);
}

const char *
brg_irregularity_describe_fault (BrgDeedFault fault)
{
  static const char *const clauses[BRG_N_DEED_FAULTS] = {
    [BRG_DEED_FAULT_NONE] = "nothing is wrong",
    [BRG_DEED_FAULT_TOKEN] = "a deed is expected: touch:, move:, again:, then: or reply: and "
                             "squares, off: or off-early: and squares with commas, adjust, "
                             "pause, uncrowned, back or over",
    [BRG_DEED_FAULT_SQUARE] = "this is no square that is played on",
    [BRG_DEED_FAULT_TOO_MANY] = "too many deeds or squares",
    [BRG_DEED_FAULT_ORDER] = "this cannot follow what was told before",
    [BRG_DEED_FAULT_EMPTY_SQUARE] = "no piece stands on this square",
    [BRG_DEED_FAULT_NOT_OWN] = "the opponent's piece stands on this square",
    [BRG_DEED_FAULT_OCCUPIED] = "another piece stands where this one is put",
    [BRG_DEED_FAULT_NOT_CROWNED] = "the piece moved has not become a king",
    [BRG_DEED_FAULT_NO_MOVE] = "the opponent has no such move on the board as it stood",
    [BRG_DEED_FAULT_TWO_MOVES] = "the opponent has more than one such move; write where it turns",
  };

  g_return_val_if_fail (fault < BRG_N_DEED_FAULTS, NULL);

  return clauses[fault];
}
