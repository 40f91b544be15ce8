/* brg-boards-page-actions.c - the page of boards: what menus, buttons and keys do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-board.h"
#include "brg-boards-page-private.h"
#include "brg-fen.h"
#include "brg-store-event.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-window.h"

/* Notations of the menu and what they are called on its button. */
static const struct
{
  const char *id;
  const char *name;
} notations[] = {
  { "en", N_ ("Notation: English") },   { "ru", N_ ("Notation: Russian") },
  { "uk", N_ ("Notation: Ukrainian") }, { "long", N_ ("Notation: Long") },
  { "1956", N_ ("Notation: 1956") },    { "figurine", N_ ("Notation: Figurines") },
};

static void
show_notation (BrgBoardsPage *self, const char *id)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "notation");

  for (guint i = 0; i < G_N_ELEMENTS (notations); i++)
    if (g_str_equal (notations[i].id, id))
      {
        self->notation = brg_notation_find (id);
        gtk_menu_button_set_label (self->notation_button, _ (notations[i].name));
      }
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_string (self->notation->id));
}

/* The one that was chosen, else that of the language of the window. */
static void
read_notation (BrgBoardsPage *self)
{
  g_autofree char *id = brg_preferences_dup (
      brg_window_get_preferences (brg_window_find (GTK_WIDGET (self))), "notation");

  show_notation (self, *id != '\0' && brg_notation_find (id) != NULL ? id : brg_ui_get_language ());
}

static void
on_notation (GSimpleAction *action G_GNUC_UNUSED, GVariant *state, gpointer data)
{
  BrgBoardsPage *self = data;
  const char *id = g_variant_get_string (state, NULL);

  brg_preferences_set (brg_window_get_preferences (brg_window_find (GTK_WIDGET (self))), "notation",
                       id);
  show_notation (self, id);
  brg_boards_page_update (self);
}

void
brg_boards_page_step_board (BrgBoardsPage *self, gint direction)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  const BrgGame *game;
  gint index = -1;

  for (gint i = 0; (game = brg_board_get_game (snapshot, self->round, i)) != NULL; i++)
    if (game->id == self->pairing_id)
      index = i;
  if (self->pairing_id == 0)
    index = direction > 0 ? -1 : 0;
  game = brg_board_get_game (snapshot, self->round, MAX (index + direction, 0));
  if (game != NULL && game->black != BRG_NOBODY && game->id != self->pairing_id)
    brg_boards_page_show_board (self, game->id);
}

static void
on_step (BrgBoardsPage *self, const char *name)
{
  static const struct
  {
    const char *name;
    BrgDeskStep step;
  } steps[] = {
    { "first", BRG_DESK_STEP_FIRST },
    { "back", BRG_DESK_STEP_BACK },
    { "on", BRG_DESK_STEP_ON },
    { "last", BRG_DESK_STEP_LAST },
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (g_str_equal (steps[i].name, name))
      brg_boards_page_step (self, steps[i].step);
}

static void
flip (BrgBoardsPage *self)
{
  self->is_flipped = !self->is_flipped;
  brg_boards_page_update (self);
}

static void
copy_fen (BrgBoardsPage *self)
{
  g_autofree char *fen = brg_fen_write (&self->game->node->position, BRG_FEN_PLAIN);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), fen);
  brg_session_tell (brg_page_get_session (BRG_PAGE (self)), _ ("Position copied as FEN"));
}

static void
promote (BrgBoardsPage *self)
{
  if (brg_game_tree_make_main (self->game->tree, self->game->node))
    brg_boards_page_save (self, BRG_GAME_CHANGE_VARIATION, NULL);
}

/* fide-2023 A.4, A.5: in rapid and blitz much depends on how many arbiters there are. */
static void
on_watched (GSimpleAction *action G_GNUC_UNUSED, GVariant *state, gpointer data)
{
  BrgBoardsPage *self = data;
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  BrgSnapshot *snapshot = brg_session_get_snapshot (session);
  GError *error = NULL;
  gboolean done;

  if (snapshot == NULL)
    return;
  done = brg_store_set_setting (brg_session_get_store (session), snapshot->event->id,
                                BRG_BOARDS_SETTING_WATCHED,
                                g_variant_get_boolean (state) ? "" : "no", &error);
  brg_session_finish (session, done, error);
}

gboolean
brg_boards_page_is_watched (BrgBoardsPage *self)
{
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  BrgSnapshot *snapshot = brg_session_get_snapshot (session);
  g_autofree char *value = brg_store_get_setting (brg_session_get_store (session),
                                                  snapshot->event->id, BRG_BOARDS_SETTING_WATCHED);

  return *value == '\0';
}

/* Everything without a parameter, by its name. */
static void
on_plain (GSimpleAction *action, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  static const struct
  {
    const char *name;
    void (*run) (BrgBoardsPage *self);
  } runs[] = {
    { "flip", flip },
    { "copy-fen", copy_fen },
    { "diagram", brg_boards_page_show_diagram },
    { "promote", promote },
    { "take-back", brg_boards_page_take_back },
    { "set-up", brg_boards_page_setup_position },
    { "paste", brg_boards_page_paste },
    { "import", brg_boards_page_import },
    { "export-game", brg_boards_page_export_game },
    { "export-round", brg_boards_page_export_round },
    { "draw-start", brg_boards_page_draw_start },
    { "clear", brg_boards_page_clear },
    { "clock-run", brg_boards_page_run_clock },
    { "clock-set", brg_boards_page_set_clock },
  };
  BrgBoardsPage *self = data;
  const char *name = g_action_get_name (G_ACTION (action));

  if (self->game == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (runs); i++)
    if (g_str_equal (runs[i].name, name))
      {
        runs[i].run (self);
        return;
      }
  on_step (self, name);
}

static void
on_previous (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_boards_page_step_board (BRG_BOARDS_PAGE (data), -1);
}

static void
on_next (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_boards_page_step_board (BRG_BOARDS_PAGE (data), 1);
}

static void
on_set_start (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgBoardsPage *self = data;

  brg_boards_page_set_start (self, gtk_spin_button_get_value_as_int (self->start_spin), FALSE, 0);
}

/* The clock is pressed without a move: one that is not entered here. */
static void
on_clock_press (GSimpleAction *action G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED,
                gpointer data)
{
  BrgBoardsPage *self = data;

  if (brg_boards_page_may_act (self))
    brg_boards_page_press_alone (self);
}

static const GActionEntry entries[] = {
  { .name = "previous", .activate = on_previous },
  { .name = "next", .activate = on_next },
  { .name = "first", .activate = on_plain },
  { .name = "back", .activate = on_plain },
  { .name = "on", .activate = on_plain },
  { .name = "last", .activate = on_plain },
  { .name = "flip", .activate = on_plain },
  { .name = "copy-fen", .activate = on_plain },
  { .name = "diagram", .activate = on_plain },
  { .name = "promote", .activate = on_plain },
  { .name = "take-back", .activate = on_plain },
  { .name = "set-up", .activate = on_plain },
  { .name = "paste", .activate = on_plain },
  { .name = "import", .activate = on_plain },
  { .name = "export-game", .activate = on_plain },
  { .name = "export-round", .activate = on_plain },
  { .name = "draw-start", .activate = on_plain },
  { .name = "set-start", .activate = on_set_start },
  { .name = "clear", .activate = on_plain },
  { .name = "clock-run", .activate = on_plain },
  { .name = "clock-press", .activate = on_clock_press },
  { .name = "clock-set", .activate = on_plain },
  { .name = "watched", .state = "true", .change_state = on_watched },
  { .name = "notation", .parameter_type = "s", .state = "'en'", .change_state = on_notation },
};

static void
set_enabled (BrgBoardsPage *self, const char *name, gboolean is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

void
brg_boards_page_update_actions (BrgBoardsPage *self)
{
  static const char *const writing[] = {
    "set-up", "paste", "import", "clear", "clock-run", "clock-set", "clock-press", "set-start",
  };
  gboolean has_game = self->game != NULL;
  gboolean may_act = brg_boards_page_may_act (self);
  const BrgGameNode *node = has_game ? self->game->node : NULL;

  for (guint i = 0; i < G_N_ELEMENTS (writing); i++)
    set_enabled (self, writing[i], may_act);
  set_enabled (self, "first", has_game && node->parent != NULL);
  set_enabled (self, "back", has_game && node->parent != NULL);
  set_enabled (self, "on", has_game && node->next != NULL);
  set_enabled (self, "last", has_game && node->next != NULL);
  set_enabled (self, "take-back", may_act && node->parent != NULL);
  set_enabled (self, "promote", may_act && !brg_game_node_is_main (node));
  set_enabled (self, "copy-fen", has_game);
  set_enabled (self, "diagram", has_game);
  set_enabled (self, "export-game", has_game);
  set_enabled (self, "draw-start",
               may_act && self->game->record->discipline == BRG_DISCIPLINE_CHESS960 &&
                   *self->game->record->moves == '\0');
  set_enabled (self, "watched", may_act);
  if (has_game)
    g_simple_action_set_state (
        G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "watched")),
        g_variant_new_boolean (brg_boards_page_is_watched (self)));
  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    read_notation (self);
}

static gboolean
is_typing (BrgBoardsPage *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return focus != NULL &&
         (GTK_IS_EDITABLE (focus) ||
          gtk_widget_get_native (focus) != gtk_widget_get_native (GTK_WIDGET (self)));
}

static gboolean
press_question (BrgBoardsPage *self, guint key)
{
  static const struct
  {
    guint key;
    BrgQuestion question;
  } keys[] = {
    { GDK_KEY_f, BRG_QUESTION_FLAG },    { GDK_KEY_r, BRG_QUESTION_REPETITION },
    { GDK_KEY_n, BRG_QUESTION_ILLEGAL }, { GDK_KEY_t, BRG_QUESTION_TOUCH },
    { GDK_KEY_5, BRG_QUESTION_FIFTY },   { GDK_KEY_KP_5, BRG_QUESTION_FIFTY },
    { GDK_KEY_d, BRG_QUESTION_OFFER },   { GDK_KEY_w, BRG_QUESTION_CAN_WIN },
    { GDK_KEY_a, BRG_QUESTION_ADJOURN },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].key == key)
      {
        brg_boards_page_ask (self, keys[i].question);
        return TRUE;
      }
  return FALSE;
}

static gboolean
press_plain (BrgBoardsPage *self, guint key)
{
  static const struct
  {
    guint key;
    const char *action;
  } keys[] = {
    { GDK_KEY_x, "boards.flip" },
    { GDK_KEY_s, "boards.clock-run" },
    { GDK_KEY_p, "boards.clock-press" },
    { GDK_KEY_c, "boards.clock-set" },
    { GDK_KEY_BackSpace, "boards.take-back" },
    { GDK_KEY_Page_Up, "boards.previous" },
    { GDK_KEY_KP_Page_Up, "boards.previous" },
    { GDK_KEY_Page_Down, "boards.next" },
    { GDK_KEY_KP_Page_Down, "boards.next" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].key == key)
      return gtk_widget_activate_action (GTK_WIDGET (self), keys[i].action, NULL);
  return FALSE;
}

static gboolean
press_focus (BrgBoardsPage *self, guint key)
{
  if (key == GDK_KEY_m || key == GDK_KEY_slash)
    gtk_widget_grab_focus (GTK_WIDGET (self->move_entry));
  else if (key == GDK_KEY_b)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  else if (key == GDK_KEY_g)
    brg_boards_picker_open (self->picker);
  else
    return FALSE;
  return TRUE;
}

/* Escape closes what is open, then leaves the field. */
static gboolean
press_escape (BrgBoardsPage *self)
{
  if (self->question != BRG_QUESTION_NONE)
    {
      brg_boards_page_ask (self, self->question);
      return TRUE;
    }
  if (!is_typing (self))
    return FALSE;
  brg_boards_page_clear_entry (self);
  brg_boards_page_focus_moves (self);
  return TRUE;
}

static gboolean
press_control (BrgBoardsPage *self, guint key)
{
  if (is_typing (self) || (key != GDK_KEY_v && key != GDK_KEY_c))
    return FALSE;
  return gtk_widget_activate_action (GTK_WIDGET (self),
                                     key == GDK_KEY_v ? "boards.paste" : "boards.copy-fen", NULL);
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                BrgBoardsPage *self)
{
  guint key = brg_ui_key_to_latin (controller, keyval, keycode);

  if (self->game == NULL)
    return press_plain (self, key == GDK_KEY_Page_Up || key == GDK_KEY_Page_Down ? key : 0);
  if ((state & (GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return FALSE;
  if ((state & GDK_CONTROL_MASK) != 0)
    return press_control (self, key);
  if (key == GDK_KEY_Escape)
    return press_escape (self);
  if (is_typing (self))
    return FALSE;
  return press_question (self, key) || press_focus (self, key) || press_plain (self, key);
}

void
brg_boards_page_setup_actions (BrgBoardsPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "boards", G_ACTION_GROUP (self->actions));
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
