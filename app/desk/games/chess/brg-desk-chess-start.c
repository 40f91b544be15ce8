/* brg-desk-chess-start.c - where a game of chess begins: the lot, positions as text
 *
 * Rules: fide-2023 II.2
 * Tests: tests/app/test-desk-game.c, tests/app/test-desk-chess.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-chess-start.h"

#include "brg-desk-chess-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-desk-moves.h"
#include "brg-desk-pgn.h"
#include "brg-fen.h"
#include "brg-position-draft.h"
#include "brg-position-words.h"

#define N_STARTS 960

/* A text that is longer is no position with a fault. */
#define MAX_FEN 120

static BrgChessVariant
get_variant (const BrgStoredGame *record)
{
  return record->discipline == BRG_DISCIPLINE_CHESS960 ? BRG_CHESS_960 : BRG_CHESS_ORTHODOX;
}

/* As brg_desk_chess_get_start(); tells also whether a stored position could be read. */
static gboolean
find_start (const BrgStoredGame *record, BrgPosition *start, gboolean *is_sound)
{
  BrgChessVariant variant = get_variant (record);

  *is_sound = TRUE;
  *start = brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START);
  if (*record->start != '\0')
    {
      *is_sound = brg_fen_read (record->start, variant, BRG_POSITION_COMPOSED, start, NULL);
      return *is_sound;
    }
  if (variant == BRG_CHESS_960)
    *start = brg_position_start (variant, record->start_number >= 0 ? (guint) record->start_number
                                                                    : BRG_POSITION_ORTHODOX_START);
  return variant == BRG_CHESS_ORTHODOX || record->start_number >= 0;
}

gboolean
brg_desk_chess_get_start (const BrgStoredGame *record, BrgPosition *start)
{
  gboolean is_sound;

  g_return_val_if_fail (record != NULL && start != NULL, FALSE);

  return find_start (record, start, &is_sound);
}

gboolean
brg_desk_chess_needs_start (const BrgDeskGame *game)
{
  BrgPosition start;

  return game->record->discipline == BRG_DISCIPLINE_CHESS960 &&
         !brg_desk_chess_get_start (game->record, &start);
}

BrgGameTree *
brg_desk_chess_new_tree (const BrgStoredGame *record, gboolean *is_known, gboolean *is_sound)
{
  BrgPosition start;

  *is_known = find_start (record, &start, is_sound);
  return brg_game_tree_new (&start);
}

BrgGameTree *
brg_desk_chess_read_moves (const BrgStoredGame *record, GError **error)
{
  BrgPosition start;

  brg_desk_chess_get_start (record, &start);
  return brg_desk_moves_read (&start, record->moves, error);
}

gboolean
brg_desk_chess_read_position (const char *text, BrgStoredGame *record, char **fault)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (text));
  g_autoptr (BrgGameTree) tree = NULL;
  BrgPosition position;
  BrgFenFault why;

  *fault = NULL;
  if (!brg_fen_read (trimmed, get_variant (record), BRG_POSITION_COMPOSED, &position, &why))
    {
      if (strchr (trimmed, '/') != NULL && strchr (trimmed, '[') == NULL &&
          strlen (trimmed) < MAX_FEN)
        *fault = brg_position_words_dup_fen_fault (&why);
      return FALSE;
    }
  tree = brg_game_tree_new (&position);
  brg_desk_pgn_fill_record (tree, record);
  return TRUE;
}

char *
brg_desk_chess_write_position (const BrgDeskGame *game)
{
  return brg_fen_write (&game->node->position, BRG_FEN_PLAIN);
}

/* fide-2023 II.2: all games of a round begin with the position that was drawn for one of them. */
gboolean
brg_desk_chess_share_lot (const BrgStoredGame *other, BrgStoredGame *record)
{
  if (record->discipline != BRG_DISCIPLINE_CHESS960 || record->start_number >= 0 ||
      *record->start != '\0')
    return FALSE;
  record->start_number = other->start_number;
  record->is_drawn = TRUE;
  record->start_seed = other->start_seed;
  return TRUE;
}

BrgDeskPrompt *
brg_desk_chess_get_prompt (const BrgDeskGame *game, const BrgDeskSurroundings *around G_GNUC_UNUSED)
{
  BrgDeskPrompt *prompt;

  if (!brg_desk_chess_needs_start (game))
    return NULL;
  prompt = brg_desk_prompt_new (g_strdup (_ ("The initial position is not set yet.")), NULL);
  prompt->number_label = g_strdup (_ ("Number of the initial position"));
  prompt->number = BRG_POSITION_ORTHODOX_START;
  prompt->number_max = N_STARTS - 1;
  prompt->is_blocking = TRUE;
  brg_desk_prompt_add_button (prompt, "set", _ ("Set"), FALSE);
  brg_desk_prompt_add_button (prompt, BRG_DESK_REPLY_LOT, _ ("Draw Lots for the Round"), TRUE);
  return prompt;
}

static void
set_start (BrgStoredGame *record, gint number, gboolean is_drawn, guint64 seed)
{
  g_free (record->start);
  record->start = g_strdup ("");
  g_free (record->moves);
  record->moves = g_strdup ("");
  record->start_number = number;
  record->is_drawn = is_drawn;
  record->start_seed = seed;
}

/* fide-2023 II.2: one lot for the round: it follows from the seed of the group and the round, so
 * that all boards get the same position and anybody can repeat it. */
gboolean
brg_desk_chess_reply (const BrgDeskGame *game G_GNUC_UNUSED,
                      const BrgDeskSurroundings *around,
                      const BrgDeskReply *reply,
                      BrgStoredGame *record,
                      BrgGameChange *change,
                      char **detail,
                      char **fault G_GNUC_UNUSED)
{
  gboolean is_drawn = g_strcmp0 (reply->button, BRG_DESK_REPLY_LOT) == 0;
  guint64 seed = is_drawn ? around->snapshot->group->seed + (guint64) around->round : 0;
  gint number = is_drawn ? (gint) brg_position_draft_draw_start (seed) : reply->number;

  set_start (record, number, is_drawn, seed);
  *change = is_drawn ? BRG_GAME_CHANGE_LOT : BRG_GAME_CHANGE_NUMBER;
  *detail = g_strdup_printf ("%d", number);
  return TRUE;
}

gboolean
brg_desk_chess_may_draw (const BrgDeskGame *game)
{
  return game->record->discipline == BRG_DISCIPLINE_CHESS960 && *game->record->moves == '\0';
}
