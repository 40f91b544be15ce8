/* brg-boards-page-position.c - the page of boards: where a game begins, positions in and out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-boards-page-private.h"
#include "brg-position-editor.h"
#include "brg-ui.h"

void
brg_boards_page_reply (BrgBoardsPage *self, const BrgDeskReply *reply)
{
  g_autoptr (BrgStoredGame) record = NULL;
  g_autofree char *detail = NULL;
  g_autofree char *fault = NULL;
  BrgDeskSurroundings around;
  BrgGameChange change;

  if (!brg_boards_page_may_act (self) || self->rules->reply == NULL)
    return;
  brg_boards_page_get_around (self, &around);
  record = brg_desk_game_dup_record (self->game);
  if (!self->rules->reply (self->game, &around, reply, record, &change, &detail, &fault))
    {
      if (fault != NULL)
        brg_boards_page_show_fault (self, fault, NULL);
      gtk_widget_error_bell (GTK_WIDGET (self->board));
      return;
    }
  brg_boards_page_forget_position (self);
  brg_boards_page_follow_clock (self, record, TRUE);
  /* What is seen on the board needs no notice. */
  brg_boards_page_save_record (self, g_steal_pointer (&record), change, detail,
                               change != BRG_GAME_CHANGE_MOVE && change != BRG_GAME_CHANGE_OPENING);
}

gboolean
brg_boards_page_reply_square (BrgBoardsPage *self, gint square)
{
  BrgDeskReply reply;

  if (self->prompt == NULL || !self->prompt->wants_square || square == BRG_BOARD_NO_SQUARE)
    return FALSE;
  brg_prompt_bar_get_reply (self->prompt_bar, &reply);
  reply.square = square;
  brg_boards_page_reply (self, &reply);
  return TRUE;
}

static void
on_replied (BrgPromptBar *bar G_GNUC_UNUSED, gpointer data, BrgBoardsPage *self)
{
  if (self->game != NULL)
    brg_boards_page_reply (self, data);
}

void
brg_boards_page_setup_prompt (BrgBoardsPage *self)
{
  g_signal_connect (self->prompt_bar, "replied", G_CALLBACK (on_replied), self);
}

void
brg_boards_page_draw_start (BrgBoardsPage *self)
{
  const BrgDeskReply reply = { .button = BRG_DESK_REPLY_LOT, .square = BRG_BOARD_NO_SQUARE };

  brg_boards_page_reply (self, &reply);
}

/* FALSE when the text is nothing like a position. A position that is wrong is told with what is
 * wrong. */
static gboolean
paste_position (BrgBoardsPage *self, const char *text)
{
  g_autoptr (BrgStoredGame) record = brg_stored_game_copy (self->game->record);
  g_autofree char *fault = NULL;

  if (self->rules->read_position (text, record, &fault))
    brg_boards_page_save_record (self, g_steal_pointer (&record), BRG_GAME_CHANGE_POSITION, NULL,
                                 TRUE);
  else if (fault != NULL)
    brg_ui_tell (GTK_WIDGET (self), _ ("This is not a position"), fault);
  else
    return FALSE;
  return TRUE;
}

static void
paste_text (BrgBoardsPage *self, const char *text)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (text));
  g_autoptr (GBytes) bytes = g_bytes_new (trimmed, strlen (trimmed));
  g_autoptr (GError) error = NULL;

  if (!paste_position (self, trimmed) && !brg_boards_page_take_games (self, bytes, NULL, &error))
    brg_ui_tell (GTK_WIDGET (self), _ ("Neither a position nor a game"), error->message);
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

void
brg_boards_page_copy (BrgBoardsPage *self)
{
  g_autofree char *text = self->rules->write_position (self->game);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  brg_session_tell (brg_page_get_session (BRG_PAGE (self)), _ ("Position copied"));
}

static void
on_position_set (const BrgPositionEditorResult *result, gpointer data)
{
  BrgBoardsPage *self = data;
  const BrgDeskRules *rules = brg_desk_rules_find (result->discipline);
  g_autoptr (BrgStoredGame) record = NULL;
  g_autofree char *fault = NULL;
  g_autofree char *number = NULL;
  gboolean is_drawn = result->start_number >= 0;

  if (!brg_boards_page_may_act (self))
    return;
  record = brg_stored_game_copy (self->game->record);
  record->discipline = result->discipline;
  if (!rules->read_position (result->text, record, &fault))
    return;
  if (is_drawn)
    {
      record->start_number = result->start_number;
      record->is_drawn = TRUE;
      record->start_seed = result->seed;
      number = g_strdup_printf ("%d", result->start_number);
    }
  brg_boards_page_save_record (self, g_steal_pointer (&record),
                               is_drawn ? BRG_GAME_CHANGE_LOT : BRG_GAME_CHANGE_POSITION, number,
                               TRUE);
}

/* The lot of the round, as the prompt draws it. */
void
brg_boards_page_setup_position (BrgBoardsPage *self)
{
  BrgSnapshot *snapshot = brg_boards_page_get_boards (self);
  g_autofree char *text = self->rules->write_position (self->game);

  brg_position_editor_present (
      GTK_WIDGET (self), gtk_label_get_text (self->names_label), self->game->record->discipline,
      self->notation, text, snapshot->group->seed + (guint64) self->round, on_position_set, self);
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
      _ ("Moves, clocks and the illegal moves counted are cleared. The result stays. This can "
         "be undone."),
      NULL, _ ("_Clear"), TRUE, on_clear_answered, self);
}
