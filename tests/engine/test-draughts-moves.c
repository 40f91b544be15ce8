/* test-draughts-moves.c - legal moves of draughts against a slow search written apart
 *
 * The other search knows a mailbox of columns and rows only: it follows every way of a capture one
 * landing square after another, keeps all ways, and then chooses among them. Positions are random
 * but always the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-fen.h"
#include "brg-draughts-moves.h"
#include "brg-draughts-routes.h"
#include "brg-test.h"

#include <string.h>

#define N_POSITIONS 4000
#define SEED 20220101

/* A board by column and row from below: ' ' empty, 'm' 'k' of the player having the move, 'M' 'K'
 * of the other, 'x' a piece that has been jumped. */
typedef struct
{
  gint size;
  gint forward;
  gint last_row;
  gboolean has_majority;
  char at[10][10];
  GPtrArray *ways; /* owned; of Way */
} Mailbox;

typedef struct
{
  guint n_taken;
  guint n_squares;
  BrgDraughtsSet taken;
  gint columns[30];
  gint rows[30];
} Way;

static gboolean
is_inside (const Mailbox *box, gint column, gint row)
{
  return column >= 0 && column < box->size && row >= 0 && row < box->size;
}

static Mailbox
make_mailbox (const BrgDraughtsPosition *position)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) position->variant;
  Mailbox box = { .size = (gint) brg_draughts_variant_size (variant) };

  box.forward = position->turn == BRG_COLOUR_WHITE ? 1 : -1;
  box.last_row = position->turn == BRG_COLOUR_WHITE ? box.size - 1 : 0;
  box.has_majority = variant == BRG_DRAUGHTS_INTERNATIONAL || variant == BRG_DRAUGHTS_64_MAJORITY;
  box.ways = g_ptr_array_new_with_free_func (g_free);
  memset (box.at, ' ', sizeof box.at);
  for (gint row = 0; row < box.size; row++)
    for (gint column = row % 2; column < box.size; column += 2)
      {
        BrgDraughtsSquare square = brg_draughts_square_at (variant, column, row);
        BrgColour colour = brg_draughts_position_colour (position, square);
        gboolean is_king = brg_draughts_position_piece (position, square) == BRG_DRAUGHTS_KING;

        if (colour != BRG_COLOUR_NONE)
          box.at[column][row] = (colour == position->turn ? "mk" : "MK")[is_king];
      }
  return box;
}

/* The squares behind a piece of the other side that can be jumped, as distances; 0 ends them. */
static gint
list_landings (const Mailbox *box,
               gint column,
               gint row,
               gint right,
               gint up,
               gboolean is_king,
               gint *over,
               gint landings[10])
{
  gint n_landings = 0;
  gint d = 1;

  while (is_king && is_inside (box, column + d * right, row + d * up) &&
         box->at[column + d * right][row + d * up] == ' ')
    d++;
  if (!is_inside (box, column + d * right, row + d * up) ||
      strchr ("MK", box->at[column + d * right][row + d * up]) == NULL)
    return 0;
  *over = d++;
  while (is_inside (box, column + d * right, row + d * up) &&
         box->at[column + d * right][row + d * up] == ' ')
    {
      landings[n_landings++] = d++;
      if (!is_king)
        break;
    }
  return n_landings;
}

static gboolean
can_take (const Mailbox *box, gint column, gint row, gboolean is_king)
{
  gint landings[10], over;

  for (gint right = -1; right <= 1; right += 2)
    for (gint up = -1; up <= 1; up += 2)
      if (list_landings (box, column, row, right, up, is_king, &over, landings) > 0)
        return TRUE;
  return FALSE;
}

static void
follow (Mailbox *box, const BrgDraughtsPosition *position, Way way, gboolean is_king)
{
  gint column = way.columns[way.n_squares - 1], row = way.rows[way.n_squares - 1];
  gboolean goes_on = FALSE;

  for (gint right = -1; right <= 1; right += 2)
    for (gint up = -1; up <= 1; up += 2)
      {
        gint landings[10], over = 0;
        gint n = list_landings (box, column, row, right, up, is_king, &over, landings);
        gint c = column + over * right, r = row + over * up;
        gboolean has_better = FALSE;
        char piece;

        if (n == 0)
          continue;
        goes_on = TRUE;
        piece = box->at[c][r];
        box->at[c][r] = 'x';
        for (gint i = 0; i < n; i++)
          has_better |=
              can_take (box, column + landings[i] * right, row + landings[i] * up, is_king);
        for (gint i = 0; i < n; i++)
          {
            gint to_column = column + landings[i] * right, to_row = row + landings[i] * up;
            Way longer = way;

            if (has_better && !can_take (box, to_column, to_row, is_king))
              continue;
            longer.columns[longer.n_squares] = to_column;
            longer.rows[longer.n_squares++] = to_row;
            longer.n_taken++;
            longer.taken |= brg_draughts_set_of (
                brg_draughts_square_at ((BrgDraughtsVariant) position->variant, c, r));
            follow (box, position, longer,
                    is_king || (!box->has_majority && to_row == box->last_row));
          }
        box->at[c][r] = piece;
      }
  if (!goes_on && way.n_taken > 0)
    g_ptr_array_add (box->ways, g_memdup2 (&way, sizeof way));
}

static void
add_quiet (Mailbox *box, gint column, gint row, gboolean is_king)
{
  for (gint right = -1; right <= 1; right += 2)
    for (gint up = -1; up <= 1; up += 2)
      for (gint d = 1; (is_king || (d == 1 && up == box->forward)) &&
                       is_inside (box, column + d * right, row + d * up) &&
                       box->at[column + d * right][row + d * up] == ' ';
           d++)
        {
          Way *way = g_new0 (Way, 1);

          *way = (Way){ .n_squares = 2,
                        .columns = { column, column + d * right },
                        .rows = { row, row + d * up } };
          g_ptr_array_add (box->ways, way);
        }
}

static void
search (Mailbox *box, const BrgDraughtsPosition *position)
{
  guint n_most = 0;

  for (gint column = 0; column < box->size; column++)
    for (gint row = 0; row < box->size; row++)
      if (strchr ("mk", box->at[column][row]) != NULL)
        {
          Way way = { .n_squares = 1, .columns = { column }, .rows = { row } };
          char piece = box->at[column][row];

          box->at[column][row] = ' ';
          follow (box, position, way, piece == 'k');
          box->at[column][row] = piece;
        }
  for (guint i = 0; i < box->ways->len; i++)
    n_most = MAX (n_most, ((Way *) box->ways->pdata[i])->n_taken);
  for (guint i = box->ways->len; box->has_majority && i-- > 0;)
    if (((Way *) box->ways->pdata[i])->n_taken < n_most)
      g_ptr_array_remove_index (box->ways, i);
  if (box->ways->len > 0)
    return;
  for (gint column = 0; column < box->size; column++)
    for (gint row = 0; row < box->size; row++)
      if (strchr ("mk", box->at[column][row]) != NULL)
        add_quiet (box, column, row, box->at[column][row] == 'k');
}

static gboolean
is_way_of (const Way *way, const BrgDraughtsMove *move, BrgDraughtsVariant variant)
{
  guint last = way->n_squares - 1;

  return way->taken == move->captured &&
         brg_draughts_square_at (variant, way->columns[0], way->rows[0]) == move->from &&
         brg_draughts_square_at (variant, way->columns[last], way->rows[last]) == move->to;
}

typedef struct
{
  const Mailbox *box;
  BrgDraughtsVariant variant;
  guint n_routes;
} Routes;

static gboolean
check_route (const BrgDraughtsRoute *route, gpointer data)
{
  Routes *routes = data;
  guint n_same = 0;

  for (guint i = 0; i < routes->box->ways->len; i++)
    {
      const Way *way = routes->box->ways->pdata[i];
      guint k = 0;

      while (k < way->n_squares && k < route->n_squares &&
             brg_draughts_square_at (routes->variant, way->columns[k], way->rows[k]) ==
                 route->squares[k])
        k++;
      n_same += k == way->n_squares && k == route->n_squares;
    }
  g_assert_cmpuint (n_same, ==, 1);
  routes->n_routes++;
  return TRUE;
}

/* Made, taken back, the same; and crowned as the last square or a passed one says. */
static void
check_move (const BrgDraughtsPosition *position, const BrgDraughtsMove *move)
{
  BrgDraughtsPosition after = *position;
  BrgDraughtsSet kings;

  brg_draughts_move_make (&after, move, &kings);
  g_assert_cmpuint (after.turn, ==, brg_colour_opposite ((BrgColour) position->turn));
  g_assert_true (brg_draughts_set_has (after.pieces[position->turn], move->to));
  g_assert_cmphex (after.pieces[after.turn], ==, position->pieces[after.turn] & ~move->captured);
  g_assert_cmphex (
      brg_draughts_position_unmarked (&after) & ~brg_draughts_position_unmarked (position), ==, 0);
  g_assert_cmphex (after.kings & ~brg_draughts_position_occupied (&after), ==, 0);
  g_assert_true (brg_draughts_position_hash (&after) != brg_draughts_position_hash (position));
  brg_draughts_move_unmake (&after, move, kings);
  g_assert_cmpmem (&after, sizeof after, position, sizeof *position);
}

static void
compare (const BrgDraughtsPosition *position)
{
  g_auto (BrgDraughtsMoveList) list = { 0 };
  Mailbox box = make_mailbox (position);
  Routes routes = { &box, (BrgDraughtsVariant) position->variant, 0 };

  search (&box, position);
  brg_draughts_moves_generate (position, &list);
  g_assert_cmpuint (brg_draughts_moves_count (position), ==, list.n_moves);
  g_assert_cmpint (brg_draughts_moves_any (position), ==, box.ways->len > 0);
  for (guint i = 0; i < list.n_moves; i++)
    {
      for (guint k = 0; k < i; k++)
        g_assert_false (brg_draughts_move_is_same (&list.moves[i], &list.moves[k]));
      check_move (position, &list.moves[i]);
      g_assert_true (brg_draughts_routes_walk (position, &list.moves[i], check_route, &routes));
      g_assert_cmpint (brg_draughts_moves_must_take (position), ==,
                       brg_draughts_move_is_capture (&list.moves[i]));
    }
  g_assert_cmpuint (routes.n_routes, ==, box.ways->len);
  for (guint i = 0; i < box.ways->len; i++)
    {
      guint n_moves = 0;

      for (guint k = 0; k < list.n_moves; k++)
        n_moves += is_way_of (box.ways->pdata[i], &list.moves[k], routes.variant);
      g_assert_cmpuint (n_moves, ==, 1);
    }
  g_ptr_array_unref (box.ways);
}

static BrgDraughtsPosition
make_random (GRand *random, BrgDraughtsVariant variant)
{
  gint n_squares = (gint) brg_draughts_variant_n_squares (variant);
  gint most = (gint) brg_draughts_variant_n_pieces (variant);
  gint kings = g_rand_int_range (random, 0, 4);
  BrgDraughtsPosition position;

  brg_draughts_position_clear (&position, variant);
  position.turn = (guint8) g_rand_int_range (random, BRG_COLOUR_WHITE, BRG_COLOUR_BLACK + 1);
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    for (gint n = g_rand_int_range (random, 1, most + 1); n > 0; n--)
      {
        guint number = (guint) g_rand_int_range (random, 1, n_squares + 1);
        BrgDraughtsSquare square = brg_draughts_square_from_number (variant, number);
        gboolean is_king = g_rand_int_range (random, 0, 4) < kings ||
                           brg_draughts_set_has (brg_draughts_last_row (variant, side), square);

        brg_draughts_position_put (&position, square, side,
                                   is_king ? BRG_DRAUGHTS_KING : BRG_DRAUGHTS_MAN);
      }
  return position;
}

/* Path: rus-draughts-2022 6.1.4.3, 6.1.4.4, 6.1.4.5, 6.1.5.3, 6.1.5.6, 6.1.5.9, 6.1.5.12, 6.1.5.14,
 * 6.1.5.15, 7.4.1, 7.4.2.1, 7.4.2.2 in every variant. */
static void
test_random (gconstpointer data)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) GPOINTER_TO_UINT (data);
  GRand *random = g_rand_new_with_seed (SEED + variant);

  for (guint i = 0; i < N_POSITIONS; i++)
    {
      BrgDraughtsPosition position = make_random (random, variant);

      compare (&position);
    }
  g_rand_free (random);
}

/* A man on its last row was not marked as a king: it moves like a man (5.4.14.2), so not at all. */
static void
test_unmarked (void)
{
  BrgDraughtsPosition position;

  g_assert_true (brg_draughts_fen_read ("W:W1:B32", BRG_DRAUGHTS_RUSSIAN, &position, NULL));
  g_assert_cmphex (brg_draughts_position_unmarked (&position), !=, 0);
  g_assert_false (brg_draughts_moves_any (&position));
  compare (&position);
}

/* Sixteen pieces that a king can take in very many ways: the search must stay short, find each move
 * once, and agree with counting. The other search would walk all ways. */
static void
test_lattice (gconstpointer data)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) GPOINTER_TO_UINT (data);
  g_auto (BrgDraughtsMoveList) list = { 0 };
  BrgDraughtsPosition position;

  brg_draughts_position_clear (&position, variant);
  for (gint column = 1; column < 8; column += 2)
    for (gint row = 1; row < 8; row += 2)
      brg_draughts_position_put (&position, brg_draughts_square_at (variant, column, row),
                                 BRG_COLOUR_BLACK, BRG_DRAUGHTS_MAN);
  brg_draughts_position_put (&position, brg_draughts_square_at (variant, 4, 4), BRG_COLOUR_WHITE,
                             BRG_DRAUGHTS_KING);
  brg_draughts_moves_generate (&position, &list);
  g_assert_cmpuint (list.n_moves, >, 0);
  g_assert_cmpuint (brg_draughts_moves_count (&position), ==, list.n_moves);
  for (guint i = 0; i < list.n_moves; i++)
    {
      check_move (&position, &list.moves[i]);
      for (guint k = 0; k < i; k++)
        g_assert_false (brg_draughts_move_is_same (&list.moves[i], &list.moves[k]));
    }
  /* A list can be filled again. */
  position = brg_draughts_position_start (variant);
  brg_draughts_moves_generate (&position, &list);
  g_assert_cmpuint (list.n_moves, ==, brg_draughts_variant_is_large (variant) ? 9 : 7);
}

BRG_TEST_TOPIC ("draughts-moves")
{
  static const char *const names[BRG_N_DRAUGHTS_VARIANTS] = {
    "russian/rus-draughts-2022 6.1.5", "draughts64/rus-draughts-2022 6.2",
    "draughts64-majority/rus-draughts-2022 6.2.3", "international/rus-draughts-2022 7.4", "giveaway"
  };

  g_test_init (&argc, &argv, NULL);
  for (guint variant = 0; variant < BRG_N_DRAUGHTS_VARIANTS; variant++)
    {
      g_autofree char *path =
          g_strdup_printf ("/engine/draughts-moves/%s/as-the-slow-search", names[variant]);
      g_autofree char *lattice =
          g_strdup_printf ("/engine/draughts-moves/%s/very-many-ways", names[variant]);

      g_test_add_data_func (path, GUINT_TO_POINTER (variant), test_random);
      g_test_add_data_func (lattice, GUINT_TO_POINTER (variant), test_lattice);
    }
  g_test_add_func ("/engine/draughts-moves/rus-draughts-2022 5.4.14.2/unmarked-king",
                   test_unmarked);
  return g_test_run ();
}
