/* brg-boards-page-files.c - the page of boards: games in and out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-board.h"
#include "brg-boards-page-private.h"
#include "brg-desk-pgn.h"
#include "brg-meeting-board.h"
#include "brg-output.h"
#include "brg-plain-file.h"
#include "brg-store-game-rows.h"
#include "brg-text-file.h"
#include "brg-ui.h"

/* Puts @tree on the board instead of what is there. */
static void
take_tree (BrgBoardsPage *self, const BrgGameTree *tree, const char *name)
{
  BrgStoredGame *record = brg_stored_game_copy (self->game->record);

  self->rules->take_tree (tree, record);
  brg_boards_page_save_record (self, record, BRG_GAME_CHANGE_IMPORT, name, TRUE);
}

/* Leaves the games out that are none for this board; FALSE with an error when none is left. */
static gboolean
keep_fitting (BrgBoardsPage *self, GPtrArray *games, GError **error)
{
  g_autofree char *first = NULL;

  for (guint i = 0; self->rules->explain_tree != NULL && i < games->len;)
    {
      g_autofree char *fault = self->rules->explain_tree (games->pdata[i], self->game->record);

      if (fault == NULL)
        i++;
      else
        g_ptr_array_remove_index (games, i);
      if (first == NULL)
        first = g_steal_pointer (&fault);
    }
  if (games->len == 0)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, first);
  return games->len > 0;
}

/* Of several games the one of these players; else the first, and that is said. */
static void
take_game (BrgBoardsPage *self, GPtrArray *games, const char *name)
{
  BrgSnapshot *snapshot = brg_boards_page_get_boards (self);
  gint index = brg_desk_pgn_find_game (games, snapshot, brg_boards_page_get_pairing (self));

  take_tree (self, games->pdata[MAX (index, 0)], name);
  if (index < 0 && games->len > 1)
    {
      g_autofree char *text = g_strdup_printf (
          ngettext ("None of the %u game names these players: the first one is on the board.",
                    "None of the %u games names these players: the first one is on the board.",
                    games->len),
          games->len);

      brg_session_tell (brg_page_get_session (BRG_PAGE (self)), text);
    }
}

gboolean
brg_boards_page_take_games (BrgBoardsPage *self, GBytes *text, const char *name, GError **error)
{
  g_autoptr (GPtrArray) games =
      self->rules->import (text, name != NULL ? name : _ ("clipboard"), error);

  if (games == NULL || !keep_fitting (self, games, error))
    return FALSE;
  take_game (self, games, name);
  return TRUE;
}

static void
on_import_picked (const char *path, gpointer data)
{
  BrgBoardsPage *self = data;
  g_autofree char *name = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL || self->game == NULL)
    return;
  name = g_path_get_basename (path);
  bytes = brg_plain_file_read (path, BRG_TEXT_FILE_MAX_SIZE, &error);
  if (bytes != NULL)
    brg_boards_page_take_games (self, bytes, name, &error);
  if (error != NULL)
    brg_ui_tell (GTK_WIDGET (self), _ ("The game was not imported"), error->message);
}

/* A file of games of the family that is on the board. */
static void
pick_file (BrgBoardsPage *self,
           const char *title,
           BrgFileMode mode,
           const char *name,
           BrgFileFunc func)
{
  const char *const filters[] = { self->rules->file_filter[0], self->rules->file_filter[1], NULL };

  brg_ui_pick_file (GTK_WIDGET (self), title, mode, filters, name, func, self);
}

void
brg_boards_page_import (BrgBoardsPage *self)
{
  pick_file (self, _ ("Import a game"), BRG_FILE_OPEN, NULL, on_import_picked);
}

/* @pairing: (nullable): as it was made; the headings name the players by the colours of the end. */
static char *
dup_text (BrgBoardsPage *self, const BrgStoredGame *record, const BrgGame *pairing)
{
  BrgSnapshot *snapshot = brg_boards_page_get_boards (self);
  g_autoptr (BrgDeskGame) game = brg_desk_game_new (brg_stored_game_copy (record));
  BrgGame sides;

  if (pairing != NULL && game->rules->is_swapped != NULL)
    {
      brg_desk_game_sync (game);
      sides = brg_board_orient (pairing, game->rules->is_swapped (game));
      pairing = &sides;
    }
  brg_desk_pgn_set_tags (game->tree, snapshot, self->round, pairing);
  return game->rules->export_tree (game->tree);
}

static void
write_file (BrgBoardsPage *self, const char *path, const char *text)
{
  /* Translators: a kind of file of games: PGN, PDN */
  g_autofree char *told = g_strdup_printf (_ ("%s saved"), self->rules->file_filter[0]);

  brg_page_write_file (BRG_PAGE (self), path, text, told);
}

static void
on_game_picked (const char *path, gpointer data)
{
  BrgBoardsPage *self = data;
  g_autofree char *text = NULL;

  if (path == NULL || self->game == NULL)
    return;
  text = dup_text (self, self->game->record, brg_boards_page_get_pairing (self));
  write_file (self, path, text);
}

/* With what comes behind the star of the pattern: `round-1-board-2.pgn`. */
static char *
dup_file_name (BrgBoardsPage *self, const char *stem)
{
  return g_strconcat (stem, self->rules->file_filter[1] + 1, NULL);
}

void
brg_boards_page_export_game (BrgBoardsPage *self)
{
  const BrgGame *pairing = brg_boards_page_get_pairing (self);
  g_autofree char *board = pairing != NULL ? brg_board_label_new (pairing) : NULL;
  g_autofree char *stem = board != NULL ? g_strdup_printf ("round-%d-board-%s", self->round, board)
                                        : g_strdup ("board");
  g_autofree char *name = dup_file_name (self, stem);

  pick_file (self, _ ("Export this game"), BRG_FILE_SAVE, name, on_game_picked);
}

static const BrgGame *
find_pairing (BrgBoardsPage *self, gint64 pairing_id)
{
  BrgSnapshot *snapshot = brg_boards_page_get_boards (self);
  const BrgGame *game;

  for (gint i = 0; (game = brg_board_get_game (snapshot, self->round, i)) != NULL; i++)
    if (game->id == pairing_id)
      return game;
  return NULL;
}

static void
on_round_picked (const char *path, gpointer data)
{
  BrgBoardsPage *self = data;
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GString) text = NULL;

  if (path == NULL || self->game == NULL)
    return;
  games = brg_store_list_games (store, self->group_id, self->round, NULL);
  text = g_string_new (NULL);
  for (guint i = 0; games != NULL && i < games->len; i++)
    {
      const BrgStoredGame *record = games->pdata[i];
      const BrgGame *pairing = find_pairing (self, record->pairing_id);
      BrgGame seated;
      g_autofree char *written = NULL;

      if (pairing == NULL || *record->moves == '\0')
        continue;
      seated =
          brg_meeting_board_seat (brg_boards_page_get_boards (self), pairing, record->meeting_game);
      written = dup_text (self, record, &seated);
      g_string_append (text, written);
    }
  if (text->len == 0)
    brg_ui_tell (GTK_WIDGET (self), _ ("There is nothing to export"),
                 _ ("No game of this round has moves."));
  else
    write_file (self, path, text->str);
}

void
brg_boards_page_export_round (BrgBoardsPage *self)
{
  g_autofree char *stem = g_strdup_printf ("round-%d", self->round);
  g_autofree char *name = dup_file_name (self, stem);

  pick_file (self, _ ("Export the games of the round"), BRG_FILE_SAVE, name, on_round_picked);
}
