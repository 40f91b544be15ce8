/* brg-boards-page-actions.c - the page of boards: what menus and buttons do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-boards-page-private.h"
#include "brg-event-regulations.h"
#include "brg-regulation-words.h"
#include "brg-shell.h"
#include "brg-store-event.h"
#include "brg-ui-words.h"

/* The number of the regulations that the switch sets. */
#define WATCHED "rule-watched"

static const BrgDeskNotation *
find_notation (BrgBoardsPage *self, const char *id)
{
  for (guint i = 0; i < self->rules->n_notations; i++)
    if (g_str_equal (self->rules->notations[i].id, id))
      return &self->rules->notations[i];
  return NULL;
}

static void
show_notation (BrgBoardsPage *self, const BrgDeskNotation *notation)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "notation");

  self->notation = notation->id;
  gtk_menu_button_set_label (self->notation_button, _ (notation->name));
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_string (notation->id));
}

static BrgPreferences *
get_preferences (BrgBoardsPage *self)
{
  return brg_shell_get_preferences (brg_shell_find (GTK_WIDGET (self)));
}

/* The one that was chosen, else that of the language of the window. */
static void
read_notation (BrgBoardsPage *self)
{
  g_autofree char *id =
      gtk_widget_get_root (GTK_WIDGET (self)) != NULL
          ? brg_preferences_dup (get_preferences (self), self->rules->notation_key)
          : g_strdup ("");
  const BrgDeskNotation *notation = find_notation (self, id);

  if (notation == NULL)
    notation = find_notation (self, self->rules->get_default_notation (brg_ui_get_language ()));
  show_notation (self, notation);
}

void
brg_boards_page_build_notations (BrgBoardsPage *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; i < self->rules->n_notations; i++)
    {
      const BrgDeskNotation *notation = &self->rules->notations[i];
      g_autoptr (GMenuItem) item = g_menu_item_new (_ (notation->label), NULL);

      g_menu_item_set_action_and_target (item, "boards.notation", "s", notation->id);
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_menu_model (self->notation_button, G_MENU_MODEL (menu));
  read_notation (self);
}

static void
on_notation (GSimpleAction *action G_GNUC_UNUSED, GVariant *state, gpointer data)
{
  BrgBoardsPage *self = data;
  const BrgDeskNotation *notation =
      self->rules != NULL ? find_notation (self, g_variant_get_string (state, NULL)) : NULL;

  if (notation == NULL)
    return;
  brg_preferences_set (get_preferences (self), self->rules->notation_key, notation->id);
  show_notation (self, notation);
  brg_boards_page_update (self);
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
  done = brg_event_regulations_save (brg_session_get_store (session), snapshot->event->id,
                                     brg_regulations_find (WATCHED), g_variant_get_boolean (state),
                                     &error);
  brg_session_finish (session, done, error);
}

gboolean
brg_boards_page_is_watched (BrgBoardsPage *self)
{
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  BrgSnapshot *snapshot = brg_session_get_snapshot (session);
  BrgRegulationCase around = brg_regulation_words_get_case (snapshot);
  BrgRegulations regulations;

  brg_event_regulations_load (brg_session_get_store (session), snapshot->event->id, &regulations);
  return brg_regulation_words_is_watched (&regulations, &around);
}

gint
brg_boards_page_get_draw_moves (BrgBoardsPage *self)
{
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  BrgRegulations regulations;

  brg_event_regulations_load (brg_session_get_store (session),
                              brg_session_get_snapshot (session)->event->id, &regulations);
  return MAX (regulations.draw_offer_moves, 0);
}

/* Of rapid and blitz, by the books that ask. */
static gboolean
is_watching_asked (BrgBoardsPage *self)
{
  BrgSnapshot *snapshot = brg_session_get_snapshot (brg_page_get_session (BRG_PAGE (self)));
  BrgRegulationCase around = brg_regulation_words_get_case (snapshot);

  return brg_regulation_words_is_asked (brg_regulations_find (WATCHED), &around);
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
    { "copy", brg_boards_page_copy },
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
    { "clock-correct", brg_boards_page_correct_clock },
    { "incident", brg_boards_page_note_incident },
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
  { .name = "copy", .activate = on_plain },
  { .name = "diagram", .activate = on_plain },
  { .name = "promote", .activate = on_plain },
  { .name = "take-back", .activate = on_plain },
  { .name = "set-up", .activate = on_plain },
  { .name = "paste", .activate = on_plain },
  { .name = "import", .activate = on_plain },
  { .name = "export-game", .activate = on_plain },
  { .name = "export-round", .activate = on_plain },
  { .name = "draw-start", .activate = on_plain },
  { .name = "clear", .activate = on_plain },
  { .name = "clock-run", .activate = on_plain },
  { .name = "clock-press", .activate = on_clock_press },
  { .name = "clock-set", .activate = on_plain },
  { .name = "clock-correct", .activate = on_plain },
  { .name = "incident", .activate = on_plain },
  { .name = "watched", .state = "true", .change_state = on_watched },
  { .name = "notation", .parameter_type = "s", .state = "'en'", .change_state = on_notation },
};

static void
set_enabled (BrgBoardsPage *self, const char *name, gboolean is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

static gboolean
may_draw (BrgBoardsPage *self)
{
  return self->game->rules->may_draw != NULL && self->game->rules->may_draw (self->game);
}

static gboolean
may_take_back (BrgBoardsPage *self)
{
  return self->game->node->parent != NULL || self->game->rules->take_back != NULL;
}

void
brg_boards_page_update_actions (BrgBoardsPage *self)
{
  static const char *const writing[] = {
    "set-up", "paste", "import", "clear", "clock-run", "clock-set", "clock-press", "clock-correct",
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
  set_enabled (self, "take-back", may_act && may_take_back (self));
  set_enabled (self, "promote", may_act && !brg_game_node_is_main (node));
  set_enabled (self, "copy", has_game);
  set_enabled (self, "diagram", has_game);
  set_enabled (self, "export-game", has_game);
  set_enabled (self, "draw-start", may_act && may_draw (self));
  set_enabled (self, "watched", may_act && is_watching_asked (self));
  if (!has_game)
    return;
  g_simple_action_set_state (
      G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "watched")),
      g_variant_new_boolean (brg_boards_page_is_watched (self)));
  read_notation (self);
}

void
brg_boards_page_setup_actions (BrgBoardsPage *self)
{
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "boards", G_ACTION_GROUP (self->actions));
}
