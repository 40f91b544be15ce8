/* brg-desk-pgn.c - games of the desk as records with headings, and back
 *
 * Tests: tests/app/test-desk-game.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-pgn.h"

#include <glib/gi18n-lib.h>

#include "brg-board-label.h"
#include "brg-desk-moves.h"
#include "brg-fen.h"
#include "brg-game-tags.h"
#include "brg-position-draft.h"

/* The number of an initial position of Chess960, -1 if it is none. */
static gint
find_number (const BrgPosition *start)
{
  BrgPositionDraft draft;

  brg_position_draft_init_position (&draft, start);
  return brg_position_draft_find_start (&draft);
}

static gboolean
is_plain_start (const BrgPosition *start)
{
  BrgPosition plain = brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START);

  return start->variant == BRG_CHESS_ORTHODOX && brg_position_is_same (start, &plain) &&
         start->move_number == 1;
}

void
brg_desk_pgn_fill_record (const BrgGameTree *tree, BrgStoredGame *record)
{
  const BrgPosition *start;
  gboolean is_960;

  g_return_if_fail (tree != NULL && record != NULL);

  start = brg_game_tree_get_start (tree);
  is_960 = start->variant == BRG_CHESS_960;
  record->discipline = is_960 ? BRG_DISCIPLINE_CHESS960 : BRG_DISCIPLINE_CHESS;
  record->start_number = is_960 && start->move_number == 1 ? find_number (start) : -1;
  record->is_drawn = FALSE;
  record->start_seed = 0;
  g_free (record->start);
  record->start = record->start_number >= 0 || is_plain_start (start)
                      ? g_strdup ("")
                      : brg_fen_write (start, BRG_FEN_PLAIN);
  g_free (record->moves);
  record->moves = brg_desk_moves_write (tree);
}

char *
brg_desk_pgn_explain_tree (const BrgGameTree *tree, const BrgStoredGame *record)
{
  const BrgPosition *start;
  gboolean is_960;
  gint number;

  g_return_val_if_fail (tree != NULL && record != NULL, NULL);

  start = brg_game_tree_get_start (tree);
  is_960 = start->variant == BRG_CHESS_960;
  if (record->discipline != BRG_DISCIPLINE_CHESS960)
    return NULL;
  if (!is_960)
    return g_strdup (_ ("The moves are of chess: in Chess960 the file names the initial position "
                        "(Variant and FEN)."));
  number = start->move_number == 1 ? find_number (start) : -1;
  if (record->start_number < 0 || number == record->start_number)
    return NULL;
  if (number < 0)
    return g_strdup (_ ("The moves begin from no initial position of Chess960."));
  /* Translators: numbers of initial positions of Chess960 */
  return g_strdup_printf (_ ("The moves begin from position %d, here it is position %d."), number,
                          record->start_number);
}

static gboolean
names_player (const BrgGameTree *tree, const char *tag, const BrgSnapshot *snapshot, gint index)
{
  const char *value = brg_game_tree_get_tag (tree, tag);
  g_autofree char *name = NULL;
  g_autofree char *family = NULL;

  if (value == NULL)
    return FALSE;
  name = g_utf8_casefold (value, -1);
  family = g_utf8_casefold (brg_snapshot_get_entry (snapshot, index)->family_name, -1);
  return strstr (name, family) != NULL;
}

gint
brg_desk_pgn_find_game (GPtrArray *games, const BrgSnapshot *snapshot, const BrgGame *pairing)
{
  g_return_val_if_fail (games != NULL && snapshot != NULL, -1);

  for (guint i = 0; pairing != NULL && i < games->len; i++)
    if (names_player (games->pdata[i], "White", snapshot, pairing->white) &&
        names_player (games->pdata[i], "Black", snapshot, pairing->black))
      return (gint) i;
  return -1;
}

/* PGN writes dates as 2026.11.21. */
static void
set_date (BrgGameTree *tree, const BrgSnapshot *snapshot, const BrgRound *round)
{
  const char *day =
      round != NULL && *round->starts_at != '\0' ? round->starts_at : snapshot->event->starts;
  g_autofree char *date = g_strndup (day, 10);

  g_strdelimit (date, "-", '.');
  brg_game_tree_set_tag (tree, "Date", strlen (date) == 10 ? date : "????.??.??");
}

static void
set_player (BrgGameTree *tree, const BrgSnapshot *snapshot, const char *tag, gint index)
{
  const BrgEntry *entry = brg_snapshot_get_entry (snapshot, index);
  g_autofree char *name = *entry->given_name != '\0'
                              ? g_strdup_printf ("%s, %s", entry->family_name, entry->given_name)
                              : g_strdup (entry->family_name);

  brg_game_tree_set_tag (tree, tag, name);
  if (entry->rating > 0)
    {
      g_autofree char *elo_tag = g_strconcat (tag, "Elo", NULL);
      g_autofree char *elo = g_strdup_printf ("%d", entry->rating);

      brg_game_tree_set_tag (tree, elo_tag, elo);
    }
}

static BrgGameResult
find_result (const BrgGame *pairing)
{
  if (pairing->white_outcome == BRG_OUTCOME_WIN)
    return BRG_GAME_WHITE_WON;
  if (pairing->black_outcome == BRG_OUTCOME_WIN)
    return BRG_GAME_BLACK_WON;
  return pairing->white_outcome == BRG_OUTCOME_DRAW ? BRG_GAME_DRAWN : BRG_GAME_OPEN;
}

void
brg_desk_pgn_set_tags (BrgGameTree *tree,
                       const BrgSnapshot *snapshot,
                       gint round,
                       const BrgGame *pairing)
{
  g_autofree char *board = NULL;
  g_autofree char *number = NULL;
  BrgGameResult result;

  g_return_if_fail (tree != NULL && snapshot != NULL);

  brg_game_tree_set_tag (tree, "Event", snapshot->event->name);
  brg_game_tree_set_tag (tree, "Site",
                         *snapshot->event->place != '\0' ? snapshot->event->place : "?");
  if (pairing == NULL)
    return;
  set_date (tree, snapshot, brg_snapshot_get_round (snapshot, round));
  board = brg_board_label_new (pairing);
  number = g_strdup_printf ("%d.%s", round, board);
  brg_game_tree_set_tag (tree, "Round", number);
  set_player (tree, snapshot, "White", pairing->white);
  set_player (tree, snapshot, "Black", pairing->black);
  result = find_result (pairing);
  brg_game_tree_set_result (tree, result);
  brg_game_tree_set_tag (tree, "Result", brg_game_result_text (result));
}
