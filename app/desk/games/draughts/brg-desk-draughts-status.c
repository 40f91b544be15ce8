/* brg-desk-draughts-status.c - how a game of draughts stands in one line
 *
 * Rules: rus-draughts-2022 6.1.5.3, 6.1.7, 8.1
 * Tests: tests/app/test-desk-draughts.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-draughts-private.h"
#include "brg-desk-draughts-record.h"

#include "brg-draughts-end.h"

#include <glib/gi18n.h>

/* rus-draughts-2022 6.1.7, 8.1: who has no piece or no move has lost, in giveaway won. */
const char *
brg_desk_draughts_find_end_article (const BrgDraughtsPosition *position)
{
  return position->variant == BRG_DRAUGHTS_GIVEAWAY ? "rus-draughts-2022 8.1"
                                                    : "rus-draughts-2022 6.1.7";
}

static const char *
get_end (BrgDraughtsEnd end, BrgColour loser_of_pieces, BrgColour winner)
{
  gboolean is_white = loser_of_pieces == BRG_COLOUR_WHITE;
  gboolean has_won = loser_of_pieces == winner;

  if (end == BRG_DRAUGHTS_BARE)
    {
      if (has_won)
        return is_white ? _ ("White has given away all pieces and wins")
                        : _ ("Black has given away all pieces and wins");
      return is_white ? _ ("White has no pieces left: Black wins")
                      : _ ("Black has no pieces left: White wins");
    }
  if (has_won)
    return is_white ? _ ("White is blocked and wins") : _ ("Black is blocked and wins");
  return is_white ? _ ("White is blocked: Black wins") : _ ("Black is blocked: White wins");
}

/* rus-draughts-2022 6.1.5.3: whether a capture is compulsory now, or would be for the other. */
static const char *
get_captures (const BrgDraughtsPosition *position)
{
  BrgDraughtsPosition turned = *position;
  gboolean is_white = position->turn == BRG_COLOUR_WHITE;

  if (brg_draughts_moves_must_take (position))
    return is_white ? _ ("White must capture") : _ ("Black must capture");
  turned.turn = (guint8) brg_colour_opposite ((BrgColour) position->turn);
  if (brg_draughts_moves_must_take (&turned))
    return is_white ? _ ("Black threatens to capture") : _ ("White threatens to capture");
  return _ ("no capture on either side");
}

/* The opening that was drawn, as long as its moves are shown; NULL else. */
static char *
dup_opening (const BrgDeskGame *game)
{
  BrgDeskDraughtsStart start;

  if (!brg_desk_draughts_start_read (game->record, &start) || start.table == NULL ||
      game->node->ply > brg_desk_draughts_count_opening (game->record))
    return NULL;
  /* Translators: id of a table of openings, code of the opening in it */
  return g_strdup_printf (_ ("opening %s %s"), start.table, start.code);
}

char *
brg_desk_draughts_dup_status (const BrgDeskGame *game,
                              const BrgDeskSurroundings *around G_GNUC_UNUSED,
                              const char **article)
{
  const BrgDraughtsRecord *last = brg_draughts_play_get_last (brg_desk_draughts_get_play (game));
  g_autofree char *opening = NULL;
  g_autofree char *turn = NULL;
  BrgColour side = (BrgColour) last->position.turn;

  *article = NULL;
  if (last->end != BRG_DRAUGHTS_PLAY_ON)
    {
      *article = brg_desk_draughts_find_end_article (&last->position);
      return g_strdup (get_end (last->end, side, last->winner));
    }
  turn = g_strdup_printf (
      /* Translators: number of the move; whether there is a capture */
      side == BRG_COLOUR_WHITE ? _ ("White to move · move %u · %s")
                               : _ ("Black to move · move %u · %s"),
      brg_game_node_get_number (game->node), get_captures (&last->position));
  opening = dup_opening (game);
  if (opening != NULL)
    return g_strdup_printf ("%s · %s", turn, opening);
  return last->draws != 0 ? g_strdup_printf ("%s · %s", turn, _ ("a draw may be claimed"))
                          : g_steal_pointer (&turn);
}

const char *
brg_desk_draughts_find_result (const BrgDeskGame *game,
                               const BrgDeskSurroundings *around G_GNUC_UNUSED,
                               BrgColour *winner)
{
  const BrgDraughtsRecord *last = brg_draughts_play_get_last (brg_desk_draughts_get_play (game));

  if (last->end == BRG_DRAUGHTS_PLAY_ON)
    return NULL;
  *winner = last->winner;
  return last->winner == BRG_COLOUR_WHITE ? _ ("Record 1 – 0") : _ ("Record 0 – 1");
}
