/* desk-draughts-fixture.c - games of draughts on the desk, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "desk-draughts-fixture.h"

#include "brg-rulebooks.h"

#include <stdlib.h>
#include <string.h>

void
desk_draughts_play (BrgDeskGame *game, const char *text)
{
  g_autoptr (GArray) choices = game->rules->read (game, text, "full");

  if (choices->len != 1)
    g_error ("%s fits %u moves", text, choices->len);
  brg_desk_game_play (game, &g_array_index (choices, BrgDeskChoice, 0).move);
  brg_desk_game_sync (game);
}

BrgDeskGame *
desk_draughts_open (BrgDiscipline discipline, const char *start, const char *moves)
{
  BrgStoredGame *record = brg_stored_game_new (1, 1, discipline);
  g_auto (GStrv) texts = g_strsplit (moves != NULL ? moves : "", " ", -1);
  BrgDeskGame *game;

  g_free (record->start);
  record->start = g_strdup (start);
  game = brg_desk_game_new (record);
  g_assert_false (game->is_damaged);
  brg_desk_game_sync (game);
  for (char **text = texts; *text != NULL && **text != '\0'; text++)
    desk_draughts_play (game, *text);
  return game;
}

BrgDeskSurroundings
desk_draughts_around (const char *notation)
{
  static BrgSnapshot *snapshot; /* a group that regulates nothing */

  if (snapshot == NULL)
    snapshot = brg_snapshot_new ();
  return (BrgDeskSurroundings){
    .snapshot = snapshot,
    .rulebook = brg_rulebook_find ("rus-draughts-2022"),
    .tempo = BRG_TEMPO_STANDARD,
    .notation = notation,
    .names = { NULL, "Yudin", "Nazarov" },
    .left_ms = { -1, -1, -1 },
    .is_last_period = TRUE,
    .round = 3,
    .board = 2,
  };
}

gint
desk_draughts_square (const BrgDeskGame *game, const char *name)
{
  BrgDraughtsVariant variant = brg_desk_draughts_get_variant (game);
  BrgDraughtsSquare square = g_ascii_isdigit (*name)
                                 ? brg_draughts_square_from_number (variant, (guint) atoi (name))
                                 : brg_draughts_square_at (variant, name[0] - 'a', name[1] - '1');

  /* Light squares have letters all the same. */
  if (square == BRG_DRAUGHTS_NO_SQUARE)
    return (name[1] - '1') * (gint) brg_draughts_variant_size (variant) + name[0] - 'a';
  return brg_board_square_of_draughts (variant, square);
}

BrgBoardWay
desk_draughts_way (const BrgDeskGame *game, const char *squares)
{
  g_auto (GStrv) names = g_strsplit (squares, " ", -1);
  BrgBoardWay way = { 0 };

  for (char **name = names; *name != NULL && **name != '\0'; name++)
    way.squares[way.n_squares++] = desk_draughts_square (game, *name);
  return way;
}

static gint
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char *
desk_draughts_list (GArray *choices)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();

  for (guint i = 0; i < choices->len; i++)
    g_ptr_array_add (texts, g_array_index (choices, BrgDeskChoice, i).text);
  g_ptr_array_sort (texts, compare_texts);
  g_ptr_array_add (texts, NULL);
  return g_strjoinv (" ", (char **) texts->pdata);
}
