/* brg-ctl-draughts-text.c - moves of draughts in full notation, as bergerctl prints and reads them
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-draughts-text.h"

static void
append_square (BrgDraughtsVariant variant, BrgDraughtsSquare square, GString *text)
{
  char name[BRG_DRAUGHTS_SQUARE_LENGTH];

  brg_draughts_square_write (variant, square, name);
  g_string_append (text, name);
}

static gboolean
keep_route (const BrgDraughtsRoute *route, gpointer data)
{
  *(BrgDraughtsRoute *) data = *route;
  return FALSE;
}

static gboolean
has_twin (const BrgDraughtsMoveList *list, const BrgDraughtsMove *move)
{
  for (guint i = 0; i < list->n_moves; i++)
    if (list->moves[i].from == move->from && list->moves[i].to == move->to &&
        list->moves[i].captured != move->captured)
      return TRUE;
  return FALSE;
}

char *
brg_ctl_write_draughts_move (const BrgDraughtsPosition *position,
                             const BrgDraughtsMoveList *list,
                             const BrgDraughtsMove *move)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) position->variant;
  BrgDraughtsRoute route = { .n_squares = 2, .squares = { move->from, move->to } };
  g_autoptr (GString) text = g_string_new (NULL);
  char sign = !brg_draughts_move_is_capture (move)      ? '-'
              : brg_draughts_variant_is_large (variant) ? 'x'
                                                        : ':';

  if (has_twin (list, move))
    brg_draughts_routes_walk (position, move, keep_route, &route);
  for (guint i = 0; i < route.n_squares; i++)
    {
      if (i > 0)
        g_string_append_c (text, sign);
      append_square (variant, route.squares[i], text);
    }
  return g_strdup (text->str);
}

typedef struct
{
  BrgDraughtsRoute wanted;
  gboolean is_found;
} Wish;

/* Whether the squares wanted are among those of a way, in their order. */
static gboolean
compare_route (const BrgDraughtsRoute *route, gpointer data)
{
  Wish *wish = data;
  guint n_met = 0;

  for (guint i = 0; i < route->n_squares && n_met < wish->wanted.n_squares; i++)
    if (route->squares[i] == wish->wanted.squares[n_met])
      n_met++;
  wish->is_found = n_met == wish->wanted.n_squares;
  return !wish->is_found;
}

static BrgDraughtsSquare
read_square (BrgDraughtsVariant variant, const char **at)
{
  guint64 number;
  char *end;

  if (!brg_draughts_variant_is_large (variant) && g_ascii_isalpha (**at))
    {
      gint column = g_ascii_tolower (*(*at)++) - 'a';

      return g_ascii_isdigit (**at)
                 ? brg_draughts_square_at (variant, column, g_ascii_digit_value (*(*at)++) - 1)
                 : BRG_DRAUGHTS_NO_SQUARE;
    }
  if (!g_ascii_isdigit (**at))
    return BRG_DRAUGHTS_NO_SQUARE;
  number = g_ascii_strtoull (*at, &end, 10);
  *at = end;
  return brg_draughts_square_from_number (variant, (guint) MIN (number, 100));
}

/* Returns whether the text is well made. */
static gboolean
read_squares (BrgDraughtsVariant variant,
              const char *text,
              BrgDraughtsRoute *route,
              gboolean *is_capture)
{
  const char *at = text;

  for (route->n_squares = 0; route->n_squares < BRG_DRAUGHTS_MAX_SQUARES;)
    {
      BrgDraughtsSquare square = read_square (variant, &at);

      if (square == BRG_DRAUGHTS_NO_SQUARE)
        return FALSE;
      route->squares[route->n_squares++] = square;
      if (*at == '\0')
        return route->n_squares >= 2;
      *is_capture = *at == ':' || *at == 'x';
      if (!*is_capture && *at != '-')
        return FALSE;
      at++;
    }
  return FALSE;
}

guint
brg_ctl_read_draughts_move (const BrgDraughtsPosition *position,
                            const char *text,
                            BrgDraughtsMove *move)
{
  g_auto (BrgDraughtsMoveList) list = { 0 };
  gboolean is_capture = FALSE;
  guint n_fits = 0;
  Wish wish;

  if (!read_squares ((BrgDraughtsVariant) position->variant, text, &wish.wanted, &is_capture))
    return 0;
  brg_draughts_moves_generate (position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    {
      const BrgDraughtsMove *legal = &list.moves[i];

      if (legal->from != wish.wanted.squares[0] ||
          legal->to != wish.wanted.squares[wish.wanted.n_squares - 1] ||
          brg_draughts_move_is_capture (legal) != is_capture)
        continue;
      wish.is_found = wish.wanted.n_squares == 2;
      if (!wish.is_found)
        brg_draughts_routes_walk (position, legal, compare_route, &wish);
      if (wish.is_found)
        {
          *move = *legal;
          n_fits++;
        }
    }
  return n_fits;
}
