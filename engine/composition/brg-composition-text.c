/* brg-composition-text.c - the solution that an author wrote, line by line; moves as they are
 * printed
 *
 * Composed positions have captures with very many ways; only the first of them are looked at when a
 * move is written.
 *
 * Rules: rus-draughts-2022 6.1.6.2, 7.3
 * Tests: tests/engine/composition/test-composition-text.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-text.h"

#include "brg-draughts-read.h"
#include "brg-draughts-routes.h"

#include <string.h>

#define MAX_ROUTES 2000
#define MAX_TURNS BRG_DRAUGHTS_MAX_SQUARES

void
brg_composition_line_free (BrgCompositionLine *line)
{
  if (line == NULL)
    return;
  g_array_unref (line->plies);
  g_free (line->broken);
  g_free (line);
}

static BrgCompositionLine *
new_line (const BrgDraughtsPosition *position)
{
  BrgCompositionLine *line = g_new0 (BrgCompositionLine, 1);

  line->plies = g_array_new (FALSE, FALSE, sizeof (BrgCompositionPly));
  line->last = *position;
  line->end = BRG_COMPOSITION_LINE_EMPTY;
  return line;
}

const BrgCompositionPly *
brg_composition_line_ply (const BrgCompositionLine *line, guint n)
{
  g_return_val_if_fail (n < line->plies->len, NULL);

  return &g_array_index (line->plies, BrgCompositionPly, n);
}

static void
add_ply (BrgCompositionLine *line, const BrgDraughtsMove *move)
{
  BrgCompositionPly ply = { line->last, *move };

  line->end =
      line->last.turn == BRG_COLOUR_WHITE ? BRG_COMPOSITION_LINE_WHITE : BRG_COMPOSITION_LINE_BLACK;
  brg_draughts_move_make (&line->last, move, NULL);
  g_array_append_val (line->plies, ply);
}

/* Past a number of a move, `12.` or `12...`. */
static const char *
skip_number (const char *word)
{
  const char *p = word;

  while (g_ascii_isdigit (*p))
    p++;
  if (p == word || *p != '.')
    return word;
  while (*p == '.')
    p++;
  return p;
}

/* Returns whether the word is just one legal move. */
static gboolean
read_ply (BrgCompositionLine *line, const char *word)
{
  g_auto (BrgDraughtsMoveList) fits = { 0 };

  if (line->plies->len >= BRG_COMPOSITION_MAX_PLIES ||
      brg_draughts_move_read (&line->last, word, -1, BRG_DRAUGHTS_READ_FULL, &fits) != 1)
    return FALSE;
  add_ply (line, &fits.moves[0]);
  return TRUE;
}

static BrgCompositionLine *
read_line (const BrgDraughtsPosition *position, const char *text)
{
  BrgCompositionLine *line = new_line (position);
  g_auto (GStrv) words = g_strsplit_set (text, " \t", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *word = skip_number (words[i]);

      if (*word == '\0')
        continue;
      if (!read_ply (line, word))
        {
          line->end = BRG_COMPOSITION_LINE_BROKEN;
          line->broken = g_strdup (word);
          break;
        }
    }
  return line;
}

GPtrArray *
brg_composition_text_read (const BrgDraughtsPosition *position, const char *text)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_composition_line_free);
  g_auto (GStrv) parts = g_strsplit (text, "|", BRG_COMPOSITION_MAX_LINES + 1);

  for (guint i = 0; parts[i] != NULL && i < BRG_COMPOSITION_MAX_LINES; i++)
    g_ptr_array_add (lines, read_line (position, parts[i]));
  return lines;
}

static gboolean
is_legal (const BrgDraughtsPosition *position, const BrgDraughtsMove *move)
{
  g_auto (BrgDraughtsMoveList) legal = { 0 };

  brg_draughts_moves_generate (position, &legal);
  for (guint i = 0; i < legal.n_moves; i++)
    if (brg_draughts_move_is_same (&legal.moves[i], move))
      return TRUE;
  return FALSE;
}

BrgCompositionLine *
brg_composition_line_without (const BrgCompositionLine *line, BrgDraughtsSquare square)
{
  BrgDraughtsPosition position =
      line->plies->len > 0 ? brg_composition_line_ply (line, 0)->before : line->last;
  BrgCompositionLine *other;

  brg_draughts_position_put (&position, square, BRG_COLOUR_NONE, BRG_DRAUGHTS_NOTHING);
  other = new_line (&position);
  for (guint i = 0; i < line->plies->len; i++)
    {
      const BrgCompositionPly *ply = brg_composition_line_ply (line, i);

      if (!is_legal (&other->last, &ply->move))
        {
          brg_composition_line_free (other);
          return NULL;
        }
      add_ply (other, &ply->move);
    }
  other->end = line->end;
  other->broken = g_strdup (line->broken);
  return other;
}

/* ----- Writing ----- */

/* A way as it is written: the squares of turning. */
typedef struct
{
  guint n_squares;
  guint8 numbers[MAX_TURNS];
} Turns;

typedef struct
{
  BrgDraughtsVariant variant;
  guint n_routes;
  GArray *others;     /* of Turns: ways of captures between the same squares; NULL when listing */
  GArray *found;      /* of Turns, when listing */
  Turns best;         /* when choosing */
  gboolean has_best;  /* a way is known */
  gboolean is_shared; /* of the best way */
} Ways;

static gint
sign_of (gint value)
{
  return (value > 0) - (value < 0);
}

/* Column and row of the step between two squares, as one number. */
static gint
find_direction (BrgDraughtsVariant variant, BrgDraughtsSquare from, BrgDraughtsSquare to)
{
  gint columns =
      sign_of ((gint) brg_draughts_square_column (to) - (gint) brg_draughts_square_column (from));
  gint rows = sign_of ((gint) brg_draughts_square_row (variant, to) -
                       (gint) brg_draughts_square_row (variant, from));

  return columns * 2 + rows;
}

/* rus-draughts-2022 6.1.6.2: the squares on which the direction changes. */
static void
list_turns (BrgDraughtsVariant variant, const BrgDraughtsRoute *route, Turns *turns)
{
  turns->n_squares = 0;
  for (guint i = 1; i + 1 < route->n_squares; i++)
    if (find_direction (variant, route->squares[i - 1], route->squares[i]) !=
        find_direction (variant, route->squares[i], route->squares[i + 1]))
      turns->numbers[turns->n_squares++] =
          (guint8) brg_draughts_square_number (variant, route->squares[i]);
}

/* By length, then by the numbers of the squares. */
static gint
compare_turns (const Turns *a, const Turns *b)
{
  if (a->n_squares != b->n_squares)
    return a->n_squares < b->n_squares ? -1 : 1;
  return memcmp (a->numbers, b->numbers, a->n_squares);
}

static gboolean
has_turns (const GArray *list, const Turns *turns)
{
  for (guint i = 0; i < list->len; i++)
    if (compare_turns (&g_array_index (list, Turns, i), turns) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
list_way (const BrgDraughtsRoute *route, gpointer data)
{
  Ways *ways = data;
  Turns turns;

  list_turns (ways->variant, route, &turns);
  if (!has_turns (ways->found, &turns))
    g_array_append_val (ways->found, turns);
  return ++ways->n_routes < MAX_ROUTES;
}

static gboolean
choose_way (const BrgDraughtsRoute *route, gpointer data)
{
  Ways *ways = data;
  gboolean is_shared;
  Turns turns;

  list_turns (ways->variant, route, &turns);
  is_shared = has_turns (ways->others, &turns);
  if (!ways->has_best || is_shared < ways->is_shared ||
      (is_shared == ways->is_shared && compare_turns (&turns, &ways->best) < 0))
    {
      ways->best = turns;
      ways->is_shared = is_shared;
      ways->has_best = TRUE;
    }
  return ++ways->n_routes < MAX_ROUTES;
}

/* Finds the squares that are written; there are none where no other capture goes between the same
 * squares. */
static void
find_way (const BrgDraughtsPosition *position, const BrgDraughtsMove *move, Turns *turns)
{
  g_auto (BrgDraughtsMoveList) legal = { 0 };
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (Turns));
  Ways ways = { .variant = (BrgDraughtsVariant) position->variant };
  gboolean is_alone = TRUE;

  turns->n_squares = 0;
  ways.found = others;
  brg_draughts_moves_generate (position, &legal);
  for (guint i = 0; i < legal.n_moves; i++)
    {
      const BrgDraughtsMove *other = &legal.moves[i];

      if (other->from != move->from || other->to != move->to ||
          brg_draughts_move_is_same (other, move))
        continue;
      is_alone = FALSE;
      brg_draughts_routes_walk (position, other, list_way, &ways);
    }
  if (is_alone)
    return;
  ways.n_routes = 0;
  ways.others = others;
  brg_draughts_routes_walk (position, move, choose_way, &ways);
  *turns = ways.best;
}

static void
append_square (GString *text, BrgDraughtsVariant variant, BrgDraughtsSquare square)
{
  char name[BRG_DRAUGHTS_SQUARE_LENGTH];

  brg_draughts_square_write (variant, square, name);
  g_string_append (text, name);
}

char *
brg_composition_dup_move (const BrgDraughtsPosition *position, const BrgDraughtsMove *move)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) position->variant;
  gboolean is_capture = brg_draughts_move_is_capture (move);
  GString *text = g_string_new (NULL);
  Turns turns = { 0 };

  if (is_capture)
    find_way (position, move, &turns);
  append_square (text, variant, move->from);
  for (guint i = 0; i < turns.n_squares; i++)
    {
      g_string_append_c (text, ':');
      append_square (text, variant, brg_draughts_square_from_number (variant, turns.numbers[i]));
    }
  g_string_append_c (text, is_capture ? ':' : '-');
  append_square (text, variant, move->to);
  return g_string_free (text, FALSE);
}
