/* brg-renju-draft.c - stones of renju while they are being set up, and their text
 *
 * Rules: rus-draughts-2022 9.2.4
 * Tests: tests/app/test-setup-renju.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-renju-draft.h"

#include <string.h>

void
brg_renju_draft_init (BrgRenjuDraft *draft)
{
  g_return_if_fail (draft != NULL);

  brg_renju_board_clear (&draft->board);
  draft->turn = BRG_COLOUR_NONE;
}

guint
brg_renju_draft_count (const BrgRenjuDraft *draft, BrgColour colour)
{
  guint n = 0;

  g_return_val_if_fail (draft != NULL, 0);

  for (guint point = 0; point < BRG_RENJU_N_POINTS; point++)
    if (draft->board.stones[point] == colour)
      n++;
  return n;
}

/* rus-draughts-2022 9.2.4: Black begins, and the players move in turn. */
static BrgColour
get_turn_by_stones (const BrgRenjuDraft *draft)
{
  return brg_renju_draft_count (draft, BRG_COLOUR_BLACK) >
                 brg_renju_draft_count (draft, BRG_COLOUR_WHITE)
             ? BRG_COLOUR_WHITE
             : BRG_COLOUR_BLACK;
}

BrgColour
brg_renju_draft_get_turn (const BrgRenjuDraft *draft)
{
  g_return_val_if_fail (draft != NULL, BRG_COLOUR_NONE);

  return draft->turn != BRG_COLOUR_NONE ? draft->turn : get_turn_by_stones (draft);
}

void
brg_renju_draft_set_turn (BrgRenjuDraft *draft, BrgColour turn)
{
  g_return_if_fail (draft != NULL);
  g_return_if_fail (turn == BRG_COLOUR_BLACK || turn == BRG_COLOUR_WHITE);

  draft->turn = turn == get_turn_by_stones (draft) ? BRG_COLOUR_NONE : turn;
}

void
brg_renju_draft_put (BrgRenjuDraft *draft, BrgRenjuPoint point, BrgColour colour)
{
  g_return_if_fail (draft != NULL);
  g_return_if_fail (point < BRG_RENJU_N_POINTS);

  if (brg_renju_board_get (&draft->board, point) != BRG_COLOUR_NONE)
    brg_renju_board_lift (&draft->board, point);
  if (colour != BRG_COLOUR_NONE)
    brg_renju_board_place (&draft->board, point, colour);
  /* What was set for other stones counts while it still differs from what these say. */
  if (draft->turn == get_turn_by_stones (draft))
    draft->turn = BRG_COLOUR_NONE;
}

guint
brg_renju_draft_count_passes (const BrgRenjuDraft *draft, BrgColour colour)
{
  guint black, white;

  g_return_val_if_fail (draft != NULL, 0);

  /* Black has made as many moves as White, or one more when White is to move. */
  black = brg_renju_draft_count (draft, BRG_COLOUR_BLACK);
  white = brg_renju_draft_count (draft, BRG_COLOUR_WHITE);
  if (brg_renju_draft_get_turn (draft) == BRG_COLOUR_WHITE)
    white++;
  if (colour == BRG_COLOUR_BLACK)
    return white > black ? white - black : 0;
  return black > white ? black - white : 0;
}

/* Reading */

static gboolean
is_blank (char character)
{
  return character != '\0' && strchr (" \t\r\n", character) != NULL;
}

/* A record has numbers or dashes, a board has neither. */
static gboolean
is_record (const char *text)
{
  return strpbrk (text, "0123456789-") != NULL;
}

static gboolean
read_record (BrgRenjuDraft *draft, const char *text, BrgRenjuTextFault *fault)
{
  BrgRenjuPoint moves[BRG_RENJU_MAX_MOVES];
  guint n_moves;

  if (!brg_renju_moves_read (text, moves, &n_moves, fault))
    return FALSE;
  brg_renju_draft_init (draft);
  for (guint n = 0; n < n_moves; n++)
    if (moves[n] != BRG_RENJU_PASS)
      brg_renju_board_place (&draft->board, moves[n],
                             n % 2 == 0 ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE);
  brg_renju_draft_set_turn (draft, n_moves % 2 == 0 ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE);
  return TRUE;
}

/* The player having the move, which stands alone behind a blank; its end is cut off then. */
static BrgColour
split_turn (const char *text, gsize *length)
{
  gsize end = *length;
  char letter = '\0';

  while (end > 0 && is_blank (text[end - 1]))
    end--;
  if (end > 1 && is_blank (text[end - 2]))
    letter = g_ascii_tolower (text[end - 1]);
  *length = letter == 'b' || letter == 'w' ? end - 1 : end;
  return letter == 'b' ? BRG_COLOUR_BLACK : letter == 'w' ? BRG_COLOUR_WHITE : BRG_COLOUR_NONE;
}

/* Where the point of a number stands in a text with blanks; its end when it has not so many. */
static gsize
find_place (const char *text, gsize length, gsize n)
{
  gsize at = 0;

  for (; at < length; at++)
    if (!is_blank (text[at]) && n-- == 0)
      break;
  return at;
}

static gboolean
read_board (BrgRenjuDraft *draft, const char *text, BrgRenjuTextFault *fault)
{
  gsize length = strlen (text);
  BrgColour turn = split_turn (text, &length);
  g_autoptr (GString) points = g_string_sized_new (length);
  BrgRenjuBoard board;
  BrgRenjuTextFault found;

  for (gsize i = 0; i < length; i++)
    if (!is_blank (text[i]))
      g_string_append_c (points, text[i]);
  if (!brg_renju_board_read (points->str, (gssize) points->len, &board, &found))
    {
      /* All before it are single bytes. */
      found.column = (gint) find_place (text, length, (gsize) found.column - 1) + 1;
      if (fault != NULL)
        *fault = found;
      return FALSE;
    }
  draft->board = board;
  draft->turn = BRG_COLOUR_NONE;
  if (turn != BRG_COLOUR_NONE)
    brg_renju_draft_set_turn (draft, turn);
  return TRUE;
}

gboolean
brg_renju_draft_read (BrgRenjuDraft *draft, const char *text, BrgRenjuTextFault *fault)
{
  g_return_val_if_fail (draft != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  return is_record (text) ? read_record (draft, text, fault) : read_board (draft, text, fault);
}

char *
brg_renju_draft_write (const BrgRenjuDraft *draft)
{
  char points[BRG_RENJU_N_POINTS + 1];

  g_return_val_if_fail (draft != NULL, NULL);

  brg_renju_board_write (&draft->board, points);
  if (draft->turn == BRG_COLOUR_NONE)
    return g_strdup (points);
  return g_strconcat (points, draft->turn == BRG_COLOUR_BLACK ? " b" : " w", NULL);
}
