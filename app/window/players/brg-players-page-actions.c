/* brg-players-page-actions.c - what can be done with players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-entry-editor.h"
#include "brg-forbidden-pairs.h"
#include "brg-merge-sheet.h"
#include "brg-numbers.h"
#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-person-sheet.h"
#include "brg-player-card.h"
#include "brg-players-page-private.h"
#include "brg-register.h"
#include "brg-row-menu.h"
#include "brg-shell.h"
#include "brg-snapshot-teams.h"
#include "brg-store-players.h"
#include "brg-store-removal.h"
#include "brg-store-teams.h"
#include "brg-team-editor.h"
#include "brg-team-list.h"
#include "brg-ui.h"
#include "brg-withdrawal-sheet.h"

static BrgShell *
get_window (BrgPlayersPage *self)
{
  return brg_shell_find (GTK_WIDGET (self));
}

static gint64
get_selected_id (BrgPlayersPage *self)
{
  BrgPlayerItem *item = brg_players_page_get_selected (self);

  return item != NULL ? brg_player_item_get_entry (item)->id : 0;
}

static gboolean
has_teams (BrgPlayersPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  return snapshot != NULL && snapshot->players != NULL;
}

/* The team that is marked, itself or by one of its players; 0 for none. */
static gint64
get_selected_team (BrgPlayersPage *self)
{
  BrgPlayerItem *item = brg_players_page_get_selected (self);
  const BrgEntry *entry = item != NULL ? brg_player_item_get_entry (item) : NULL;

  if (entry == NULL)
    return 0;
  return entry->is_team ? entry->id : entry->team_id;
}

/* Whether a player of a team is marked. */
static gboolean
is_member_selected (BrgPlayersPage *self)
{
  BrgPlayerItem *item = brg_players_page_get_selected (self);

  return item != NULL && brg_player_item_get_entry (item)->team_id != 0;
}

static void
on_add_team (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_team_editor_present (get_window (data), 0);
}

/* Before the first team there is no team for a player. */
static void
on_add (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgPlayersPage *self = data;

  if (has_teams (self) && get_selected_team (self) == 0)
    brg_team_editor_present (get_window (self), 0);
  else
    brg_entry_editor_present (get_window (self), 0, get_selected_team (self));
}

static void
on_edit (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgPlayersPage *self = data;

  if (has_teams (self) && !is_member_selected (self))
    brg_team_editor_present (get_window (self), get_selected_id (self));
  else
    brg_entry_editor_present (get_window (self), get_selected_id (self), 0);
}

/* A player who leaves his team takes no games with him: there is nothing to ask. */
static void
withdraw_member (BrgPlayersPage *self, BrgPlayerItem *item)
{
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  BrgStore *store = brg_session_get_store (session);
  const BrgEntry *player = brg_player_item_get_entry (item);
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  GError *error = NULL;
  gboolean done;

  if (player->left_after != BRG_STAYS)
    done = brg_store_return (store, player->id, &error);
  else
    done = brg_store_withdraw (store, player->id, (gint) snapshot->rounds->len, "", &error);
  brg_session_finish (session, done, error);
}

static void
on_withdraw (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgPlayersPage *self = data;

  if (is_member_selected (self))
    withdraw_member (self, brg_players_page_get_selected (self));
  else
    brg_withdrawal_sheet_present (get_window (self), get_selected_id (self));
}

/* Past either end of the team there is no place. */
static void
move_member (BrgPlayersPage *self, gint by)
{
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  const BrgEntry *player = brg_player_item_get_entry (brg_players_page_get_selected (self));
  gint to = player->team_place + by;
  gint team = 0;
  gint n_players = 0;
  GError *error = NULL;
  gboolean done;

  brg_team_list_find_view (snapshot, player->team_id, &team);
  brg_snapshot_find_players (snapshot, team, &n_players);
  if (to < 1 || to > n_players)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  done = brg_store_move_player (brg_session_get_store (session), player->id, player->team_id, to,
                                &error);
  brg_session_finish (session, done, error);
}

static void
on_move_up (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  move_member (data, -1);
}

static void
on_move_down (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  move_member (data, 1);
}

static void
on_card (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_player_card_present (get_window (data), get_selected_id (data), 0);
}

/* A team has no card. */
static void
on_register_card (GSimpleAction *action G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED,
                  gpointer data)
{
  const BrgEntry *entry = brg_player_item_get_entry (brg_players_page_get_selected (data));

  brg_person_sheet_present (GTK_WINDOW (get_window (data)), entry->person_id);
}

static void
on_same_person (GSimpleAction *action G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED,
                gpointer data)
{
  brg_merge_sheet_present_entry (GTK_WINDOW (get_window (data)), get_selected_id (data));
}

static void
on_removal_answered (const char *answer, gpointer data)
{
  BrgPlayersPage *self = data;
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  GError *error = NULL;
  gboolean done;

  if (!g_str_equal (answer, "yes"))
    return;
  done = brg_store_remove_entry (brg_session_get_store (session), self->removed_id, &error);
  brg_session_finish (session, done, error);
}

/* A key that is pressed on the way to the page takes nobody off the list. */
static void
ask_to_remove (BrgPlayersPage *self, BrgPlayerItem *item)
{
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  const BrgEntry *entry = brg_player_item_get_entry (item);
  g_autofree char *name = brg_entry_dup_full_name (entry);
  /* Translators: name of a player or team */
  g_autofree char *heading = g_strdup_printf (_ ("Remove %s from the list?"), name);
  gboolean loses_papers = brg_register_loses_papers (
      brg_session_get_store (session), brg_page_get_snapshot (BRG_PAGE (self)), entry->id);

  self->removed_id = entry->id;
  brg_ui_ask (GTK_WIDGET (self), heading,
              loses_papers
                  ? _ ("Passport, address and the like are in no copy and not in the journal: undo "
                       "brings the player back without them.")
                  : _ ("Undo brings the entry back."),
              NULL, _ ("_Remove"), loses_papers, on_removal_answered, self);
}

/* Who was paired stays in the list and can only leave; a player of a team may still be wanted. */
static void
on_remove (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgPlayersPage *self = data;
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  BrgPlayerItem *item = brg_players_page_get_selected (self);
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  if (!is_member_selected (self) &&
      brg_player_list_was_paired (snapshot, brg_player_item_get_index (item)))
    {
      brg_session_tell (session, _ ("A player who has been paired cannot be removed, only "
                                    "withdrawn."));
      brg_withdrawal_sheet_present (get_window (self), get_selected_id (self));
      return;
    }
  ask_to_remove (self, item);
}

static void
on_numbers (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_numbers_present (get_window (data));
}

static void
on_forbidden (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_forbidden_pairs_present (get_window (data), has_teams (data) ? get_selected_team (data)
                                                                   : get_selected_id (data));
}

/* From the selected row on, round the end. */
static void
on_next_doubt (GSimpleAction *action G_GNUC_UNUSED,
               GVariant *parameter G_GNUC_UNUSED,
               gpointer data)
{
  BrgPlayersPage *self = data;
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  guint selected = gtk_single_selection_get_selected (self->selection);
  guint start = selected == GTK_INVALID_LIST_POSITION ? n_items - 1 : selected;

  for (guint i = 1; i <= n_items; i++)
    {
      guint position = (start + i) % n_items;
      g_autoptr (BrgPlayerItem) item =
          g_list_model_get_item (G_LIST_MODEL (self->selection), position);

      if (brg_player_item_get_doubt (item) == BRG_PLAYER_DOUBT_NONE)
        continue;
      brg_players_page_focus_position (self, position);
      return;
    }
  brg_session_tell (brg_page_get_session (BRG_PAGE (self)), _ ("No player needs checking."));
}

static const GActionEntry actions[] = {
  { .name = "add", .activate = on_add },
  { .name = "add-team", .activate = on_add_team },
  { .name = "move-up", .activate = on_move_up },
  { .name = "move-down", .activate = on_move_down },
  { .name = "edit", .activate = on_edit },
  { .name = "withdraw", .activate = on_withdraw },
  { .name = "card", .activate = on_card },
  { .name = "register-card", .activate = on_register_card },
  { .name = "same-person", .activate = on_same_person },
  { .name = "remove", .activate = on_remove },
  { .name = "numbers", .activate = on_numbers },
  { .name = "forbidden", .activate = on_forbidden },
  { .name = "next-doubt", .activate = on_next_doubt },
};

static void
set_enabled (BrgPlayersPage *self, const char *name, gboolean is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

/* A round robin is paired as a whole: nobody comes later. */
static gboolean
is_full (const BrgSnapshot *snapshot)
{
  return brg_snapshot_is_round_robin (snapshot) && snapshot->rounds->len > 0;
}

/* A table and a bracket have their pairs whoever should not meet. */
static gboolean
may_forbid (const BrgSnapshot *snapshot)
{
  const BrgPairingSystem *system = brg_pairing_system_find (snapshot->group->system);

  return system != NULL && system->kind == BRG_TOURNAMENT_SWISS && !system->is_knockout;
}

void
brg_players_page_update_actions (BrgPlayersPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  gboolean is_open = snapshot != NULL && snapshot->event->state == BRG_EVENT_OPEN;
  gboolean has_player = snapshot != NULL && brg_players_page_get_selected (self) != NULL;

  gboolean may_move = is_open && has_player && is_member_selected (self);

  set_enabled (self, "add", is_open && (get_selected_team (self) != 0 || !is_full (snapshot)));
  set_enabled (self, "add-team", is_open && has_teams (self) && !is_full (snapshot));
  set_enabled (self, "move-up", may_move);
  set_enabled (self, "move-down", may_move);
  set_enabled (self, "edit", is_open && has_player);
  set_enabled (self, "withdraw", is_open && has_player);
  set_enabled (self, "remove", is_open && has_player);
  set_enabled (self, "card", has_player);
  set_enabled (self, "register-card",
               has_player && (!has_teams (self) || is_member_selected (self)));
  set_enabled (self, "same-person",
               is_open && has_player && (!has_teams (self) || is_member_selected (self)));
  set_enabled (self, "numbers",
               is_open && snapshot->rounds->len == 0 && snapshot->entries->len > 1);
  set_enabled (self, "forbidden", is_open && may_forbid (snapshot) && snapshot->entries->len > 1);
  set_enabled (self, "next-doubt", snapshot != NULL && snapshot->entries->len > 0);
}

/* Why nothing happens. */
static const char *
find_reason (BrgPlayersPage *self, const char *name)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  if (snapshot == NULL)
    return NULL;
  if (snapshot->event->state != BRG_EVENT_OPEN)
    return _ ("The event is closed: nothing can be changed.");
  if (g_str_has_prefix (name, "add"))
    return is_full (snapshot) ? _ ("The round robin is already paired: nobody can be added.")
                              : _ ("This event has no teams.");
  if (g_str_has_prefix (name, "move"))
    return _ ("Select a player of a team first.");
  if (g_str_equal (name, "forbidden"))
    return may_forbid (snapshot) ? NULL : _ ("Only a Swiss can have forbidden pairs.");
  if (snapshot->entries->len > 0 && brg_players_page_get_selected (self) == NULL)
    return _ ("Select a player first.");
  return NULL;
}

static gboolean
activate (BrgPlayersPage *self, const char *name)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);
  const char *reason = NULL;

  if (g_action_get_enabled (action))
    g_action_activate (action, NULL);
  else
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      reason = find_reason (self, name);
    }
  if (reason != NULL)
    brg_session_tell (brg_page_get_session (BRG_PAGE (self)), reason);
  return GDK_EVENT_STOP;
}

static gboolean
stop_search (BrgPlayersPage *self)
{
  if (*brg_ui_get_text (self->search_entry) == '\0')
    return GDK_EVENT_PROPAGATE;
  brg_ui_set_text (self->search_entry, "");
  return GDK_EVENT_STOP;
}

/* The keys of the table alone: in the search they are text. Whatever else is typed in the table
 * goes to the search. */
static gboolean
handle_list_key (BrgPlayersPage *self, guint latin)
{
  switch (latin)
    {
    case GDK_KEY_w:
      return activate (self, "withdraw");
    case GDK_KEY_c:
      return activate (self, "card");
    case GDK_KEY_p:
      return activate (self, "register-card");
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
      return activate (self, "remove");
    case GDK_KEY_slash:
      return brg_page_search (BRG_PAGE (self));
    case GDK_KEY_Escape:
      return stop_search (self);
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static gboolean
handle_alt_key (BrgPlayersPage *self, guint keyval)
{
  if (!brg_players_page_has_list_focus (self) || !has_teams (self))
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up)
    return activate (self, "move-up");
  if (keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down)
    return activate (self, "move-down");
  return GDK_EVENT_PROPAGATE;
}

/* Before the search that takes what is typed in the table. */
static gboolean
on_key_pressed (BrgPlayersPage *self,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventControllerKey *controller)
{
  guint latin = brg_ui_key_to_latin (controller, keyval, keycode);
  gboolean has_control = (state & GDK_CONTROL_MASK) != 0;

  if (has_control && latin == GDK_KEY_v && !brg_players_page_is_searching (self))
    return gtk_widget_activate_action (GTK_WIDGET (self), "win.paste-players", NULL);
  if ((state & GDK_ALT_MASK) != 0 && !has_control)
    return handle_alt_key (self, keyval);
  if (has_control)
    return GDK_EVENT_PROPAGATE;
  if ((keyval == GDK_KEY_Insert || keyval == GDK_KEY_KP_Insert) && (state & GDK_SHIFT_MASK) != 0 &&
      !brg_players_page_is_searching (self))
    return activate (self, "add-team");
  if (keyval == GDK_KEY_Insert || keyval == GDK_KEY_KP_Insert)
    return activate (self, "add");
  if (keyval == GDK_KEY_F7)
    return activate (self, "forbidden");
  /* The admission and the check-in have a key of the same name, or none. */
  if (keyval == GDK_KEY_F8 && brg_players_page_is_list (self))
    return activate (self, "next-doubt");
  return brg_players_page_has_list_focus (self) ? handle_list_key (self, latin)
                                                : GDK_EVENT_PROPAGATE;
}

void
brg_players_page_add (BrgPlayersPage *self, gboolean is_team)
{
  activate (self, is_team ? "add-team" : "add");
}

/* Of a closed event there is only something to look at. */
static void
on_row_activated (BrgPlayersPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  activate (self, snapshot->event->state == BRG_EVENT_OPEN ? "edit" : "card");
}

static void
add_row_menu (BrgPlayersPage *self)
{
  const BrgRowMenuLine lines[] = {
    { _ ("_Edit…"), "players.edit", "Return" },
    { _ ("_Card…"), "players.card", "c" },
    { _ ("_Withdraw or Reinstate…"), "players.withdraw", "w" },
    { _ ("The _Same Person…"), "players.same-person", NULL },
    { _ ("_Forbidden Pairs…"), "players.forbidden", "F7" },
    { NULL },
    { _ ("Move _Up in the Team"), "players.move-up", "<Alt>Up" },
    { _ ("Move _Down in the Team"), "players.move-down", "<Alt>Down" },
    { NULL },
    { _ ("_Remove"), "players.remove", "Delete" },
  };

  brg_row_menu_add (self->view, lines, G_N_ELEMENTS (lines));
}

void
brg_players_page_add_actions (BrgPlayersPage *self)
{
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), actions, G_N_ELEMENTS (actions),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "players", G_ACTION_GROUP (self->actions));
  brg_ui_add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  gtk_search_entry_set_key_capture_widget (self->search_entry, GTK_WIDGET (self->view));
  g_signal_connect_swapped (self->view, "activate", G_CALLBACK (on_row_activated), self);
  add_row_menu (self);
  brg_players_page_update_actions (self);
}
