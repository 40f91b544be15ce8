/* brg-boards-page-files.c - the page of boards: positions and games in and out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-board.h"
#include "brg-boards-page-private.h"
#include "brg-desk-moves.h"
#include "brg-desk-pgn.h"
#include "brg-fen.h"
#include "brg-pgn.h"
#include "brg-position-draft.h"
#include "brg-position-editor.h"
#include "brg-position-words.h"
#include "brg-ui.h"

static const char *const pgn_filters[] = { "PGN", "*.pgn", NULL };

/* fide-2023 II.2: one lot for the round: it follows from the seed of the group and the round, so
 * that all boards get the same position and anybody can repeat it. */
static guint64
get_lot_seed (BrgBoardsPage *self, const BrgSnapshot *snapshot)
{
  return snapshot->group->seed + (guint64) self->round;
}

/* Puts @tree on the board instead of what is there. */
static void
take_tree (BrgBoardsPage *self, const BrgGameTree *tree, BrgGameChange change, const char *detail)
{
  BrgStoredGame *record = brg_stored_game_copy (self->game->record);

  brg_desk_pgn_fill_record (tree, record);
  brg_boards_page_save_record (self, record, change, detail, TRUE);
}

static void
set_position (BrgBoardsPage *self, const BrgPosition *position)
{
  g_autoptr (BrgGameTree) tree = brg_game_tree_new (position);

  take_tree (self, tree, BRG_GAME_CHANGE_POSITION, NULL);
}

/* A FEN that is wrong is told with what is wrong; anything else is taken for PGN. */
static void
paste_text (BrgBoardsPage *self, const char *text)
{
  BrgChessVariant variant = self->game->record->discipline == BRG_DISCIPLINE_CHESS960
                                ? BRG_CHESS_960
                                : BRG_CHESS_ORTHODOX;
  g_autofree char *trimmed = g_strstrip (g_strdup (text));
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  BrgPosition position;
  BrgFenFault fault;

  if (brg_fen_read (trimmed, variant, BRG_POSITION_COMPOSED, &position, &fault))
    {
      set_position (self, &position);
      return;
    }
  if (strchr (trimmed, '/') != NULL && strchr (trimmed, '[') == NULL && strlen (trimmed) < 120)
    {
      g_autofree char *why = brg_position_words_dup_fen_fault (&fault);

      brg_ui_tell (GTK_WIDGET (self), _ ("That is no position"), why);
      return;
    }
  bytes = g_bytes_new (trimmed, strlen (trimmed));
  games = brg_desk_moves_import (bytes, _ ("clipboard"), &error);
  if (games == NULL)
    brg_ui_tell (GTK_WIDGET (self), _ ("Neither a position nor a game"), error->message);
  else
    take_tree (self, games->pdata[0], BRG_GAME_CHANGE_IMPORT, NULL);
}

static void
on_text_read (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (BrgBoardsPage) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (text != NULL && brg_boards_page_may_act (self))
    paste_text (self, text);
}

void
brg_boards_page_paste (BrgBoardsPage *self)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), NULL, on_text_read,
                                 g_object_ref (self));
}

static void
on_position_set (const BrgPositionEditorResult *result, gpointer data)
{
  BrgBoardsPage *self = data;
  BrgChessVariant variant =
      result->discipline == BRG_DISCIPLINE_CHESS960 ? BRG_CHESS_960 : BRG_CHESS_ORTHODOX;
  BrgPosition position;

  if (!brg_boards_page_may_act (self))
    return;
  if (result->start_number >= 0)
    brg_boards_page_set_start (self, result->start_number, TRUE, result->seed);
  else if (brg_fen_read (result->text, variant, BRG_POSITION_COMPOSED, &position, NULL))
    set_position (self, &position);
}

void
brg_boards_page_setup_position (BrgBoardsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  g_autofree char *text = brg_fen_write (&self->game->node->position, BRG_FEN_PLAIN);

  brg_position_editor_present (GTK_WIDGET (self), gtk_label_get_text (self->names_label),
                               self->game->record->discipline, text, get_lot_seed (self, snapshot),
                               on_position_set, self);
}

/* Of several games the one of these players; else the first, and that is said. */
static void
take_game (BrgBoardsPage *self, GPtrArray *games, const char *name)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  gint index = brg_desk_pgn_find_game (games, snapshot, brg_boards_page_get_pairing (self));

  take_tree (self, games->pdata[MAX (index, 0)], BRG_GAME_CHANGE_IMPORT, name);
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

static void
on_import_picked (const char *path, gpointer data)
{
  BrgBoardsPage *self = data;
  g_autofree char *name = NULL;
  g_autofree char *content = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  if (path == NULL || self->game == NULL)
    return;
  name = g_path_get_basename (path);
  if (g_file_get_contents (path, &content, &length, &error))
    {
      bytes = g_bytes_new_take (g_steal_pointer (&content), length);
      games = brg_desk_moves_import (bytes, name, &error);
    }
  if (games == NULL)
    {
      brg_ui_tell (GTK_WIDGET (self), _ ("The game was not imported"), error->message);
      return;
    }
  take_game (self, games, name);
}

void
brg_boards_page_import (BrgBoardsPage *self)
{
  brg_ui_pick_file (GTK_WIDGET (self), _ ("Import a game"), BRG_FILE_OPEN, pgn_filters, NULL,
                    on_import_picked, self);
}

static char *
dup_pgn (BrgBoardsPage *self, const BrgStoredGame *record, const BrgGame *pairing)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  g_autoptr (BrgDeskGame) game = brg_desk_game_new (brg_stored_game_copy (record));

  brg_desk_pgn_set_tags (game->tree, snapshot, self->round, pairing);
  return brg_pgn_write (game->tree);
}

static void
write_file (BrgBoardsPage *self, const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;

  if (g_file_set_contents (path, text, -1, &error))
    brg_session_tell (brg_page_get_session (BRG_PAGE (self)), _ ("PGN written"));
  else
    brg_ui_tell (GTK_WIDGET (self), _ ("The file was not written"), error->message);
}

static void
on_game_picked (const char *path, gpointer data)
{
  BrgBoardsPage *self = data;
  g_autofree char *text = NULL;

  if (path == NULL || self->game == NULL)
    return;
  text = dup_pgn (self, self->game->record, brg_boards_page_get_pairing (self));
  write_file (self, path, text);
}

void
brg_boards_page_export_game (BrgBoardsPage *self)
{
  const BrgGame *pairing = brg_boards_page_get_pairing (self);
  g_autofree char *name =
      pairing != NULL ? g_strdup_printf ("round-%d-board-%d.pgn", self->round, pairing->board)
                      : g_strdup ("board.pgn");

  brg_ui_pick_file (GTK_WIDGET (self), _ ("Export this game"), BRG_FILE_SAVE, pgn_filters, name,
                    on_game_picked, self);
}

static const BrgGame *
find_pairing (BrgBoardsPage *self, gint64 pairing_id)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
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
      g_autofree char *pgn = NULL;

      if (pairing == NULL || *record->moves == '\0')
        continue;
      pgn = dup_pgn (self, record, pairing);
      g_string_append (text, pgn);
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
  g_autofree char *name = g_strdup_printf ("round-%d.pgn", self->round);

  brg_ui_pick_file (GTK_WIDGET (self), _ ("Export the games of the round"), BRG_FILE_SAVE,
                    pgn_filters, name, on_round_picked, self);
}

void
brg_boards_page_set_start (BrgBoardsPage *self, gint number, gboolean is_drawn, guint64 seed)
{
  BrgStoredGame *record = brg_stored_game_copy (self->game->record);
  g_autofree char *detail = g_strdup_printf ("%d", number);

  g_free (record->start);
  record->start = g_strdup ("");
  g_free (record->moves);
  record->moves = g_strdup ("");
  record->start_number = number;
  record->is_drawn = is_drawn;
  record->start_seed = seed;
  brg_boards_page_save_record (
      self, record, is_drawn ? BRG_GAME_CHANGE_LOT : BRG_GAME_CHANGE_NUMBER, detail, TRUE);
}

void
brg_boards_page_draw_start (BrgBoardsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  guint64 seed = get_lot_seed (self, snapshot);

  brg_boards_page_set_start (self, (gint) brg_position_draft_draw_start (seed), TRUE, seed);
}

static void
on_clear_answered (const char *answer, gpointer data)
{
  BrgBoardsPage *self = data;
  BrgStoredGame *record;

  if (!g_str_equal (answer, "yes") || self->game == NULL)
    return;
  record = brg_stored_game_new (self->group_id, self->pairing_id, self->game->record->discipline);
  record->id = self->game->record->id;
  self->game->is_damaged = FALSE;
  brg_boards_page_save_record (self, record, BRG_GAME_CHANGE_CLEAR, NULL, TRUE);
}

void
brg_boards_page_clear (BrgBoardsPage *self)
{
  brg_ui_ask (
      GTK_WIDGET (self), _ ("Clear this board?"),
      _ ("Moves, clocks and the counted illegal moves are taken off. A result stays. It can "
         "be undone."),
      NULL, _ ("_Clear"), TRUE, on_clear_answered, self);
}
