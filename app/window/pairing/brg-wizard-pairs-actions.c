/* brg-wizard-pairs-actions.c - what the arbiter can do with the pairs
 *
 * Rules: rus-draughts-2022 5.4.10.8, 5.4.10.9
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-draft-bans.h"
#include "brg-key-button.h"
#include "brg-ui.h"
#include "brg-wizard-pairs-private.h"

static BrgDraft *
get_draft (BrgWizardPairs *self)
{
  return brg_wizard_step_get_draft (BRG_WIZARD_STEP (self));
}

static gint
get_selected_board (BrgWizardPairs *self)
{
  BrgWizardItem *item = brg_wizard_pairs_get_selected (self);

  return item != NULL ? brg_wizard_item_get_index (item) : -1;
}

static void
on_lock (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgWizardPairs *self = data;
  gint board = get_selected_board (self);
  const BrgDraftBoard *selected =
      brg_wizard_pairs_get_board (self, brg_wizard_pairs_get_selected (self));

  brg_draft_set_locked (get_draft (self), self->round, board, !selected->is_locked);
  brg_wizard_pairs_show_round (self, board);
}

static void
on_colours (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgWizardPairs *self = data;
  gint board = get_selected_board (self);

  brg_draft_swap_colours (get_draft (self), self->round, board);
  brg_wizard_pairs_show_round (self, board);
}

static void
on_unpair (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgWizardPairs *self = data;
  gint board = get_selected_board (self);

  brg_draft_unpair (get_draft (self), board);
  brg_wizard_pairs_show_round (self, board);
}

/* The two are parted, and as few other boards as possible change. */
static void
forbid (BrgWizardPairs *self, gint last_round)
{
  if (brg_draft_forbid (get_draft (self), get_selected_board (self), last_round))
    brg_wizard_pairs_compute (self, BRG_DRAFT_FREE);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
on_forbid (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  forbid (data, BRG_WIZARD_PAIRS (data)->round);
}

static void
on_forbid_for_good (GSimpleAction *action G_GNUC_UNUSED,
                    GVariant *parameter G_GNUC_UNUSED,
                    gpointer data)
{
  forbid (data, BRG_STAYS);
}

static void
ask (BrgWizardPairs *self, gboolean about_bye)
{
  BrgWizardItem *item = brg_wizard_pairs_get_selected (self);
  const BrgDraftBoard *board = brg_wizard_pairs_get_board (self, item);

  if (board != NULL)
    brg_exchange_popover_ask (self->exchange, get_draft (self), board->white, board->black,
                              about_bye);
  else
    brg_exchange_popover_ask (self->exchange, get_draft (self), brg_wizard_item_get_player (item),
                              BRG_NOBODY, about_bye);
}

static void
on_exchange (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  ask (data, FALSE);
}

static void
on_bye (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  ask (data, TRUE);
}

static void
on_chosen (BrgWizardPairs *self, gint player, gint other)
{
  BrgDraft *draft = get_draft (self);
  gboolean done = other == BRG_NOBODY ? brg_draft_give_bye (draft, player)
                                      : brg_draft_exchange (draft, player, other);

  if (!done)
    gtk_widget_error_bell (GTK_WIDGET (self));
  brg_wizard_pairs_show_round (self, brg_draft_find_board (draft, self->round, player));
  brg_wizard_pairs_focus_selected (self);
}

static gboolean
has_free_players (BrgWizardPairs *self)
{
  g_autoptr (GArray) players = NULL;

  if (brg_draft_is_round_robin (get_draft (self)))
    return FALSE;
  players = brg_draft_list_free (get_draft (self), self->round);
  return players->len > 0;
}

/* rus-draughts-2022 5.4.10.8: while somebody is without a pair, as few boards as possible change;
 * else all that is not fixed is paired by the rules again. */
static void
on_repair (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgWizardPairs *self = data;

  brg_wizard_pairs_compute (self, has_free_players (self) ? BRG_DRAFT_FREE : BRG_DRAFT_ALL);
}

static void
on_step_back (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgWizardPairs *self = data;
  gint board = get_selected_board (self);

  if (brg_draft_step_back (get_draft (self)))
    brg_wizard_pairs_show_round (self, board);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
on_why (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_wizard_why_focus_question (BRG_WIZARD_PAIRS (data)->pane);
}

static const GActionEntry entries[] = {
  { .name = "lock", .activate = on_lock },
  { .name = "exchange", .activate = on_exchange },
  { .name = "colours", .activate = on_colours },
  { .name = "repair", .activate = on_repair },
  { .name = "unpair", .activate = on_unpair },
  { .name = "bye", .activate = on_bye },
  { .name = "forbid", .activate = on_forbid },
  { .name = "forbid-for-good", .activate = on_forbid_for_good },
  { .name = "step-back", .activate = on_step_back },
  { .name = "why", .activate = on_why },
};

/* Letters that act while the table has the focus. */
static const struct
{
  guint keyval;
  const char *action;
} keys[] = {
  { GDK_KEY_l, "lock" },       { GDK_KEY_x, "exchange" },
  { GDK_KEY_c, "colours" },    { GDK_KEY_r, "repair" },
  { GDK_KEY_u, "unpair" },     { GDK_KEY_b, "bye" },
  { GDK_KEY_f, "forbid" },     { GDK_KEY_g, "forbid-for-good" },
  { GDK_KEY_question, "why" }, { GDK_KEY_BackSpace, "step-back" },
};

static void
set_enabled (BrgWizardPairs *self, const char *name, gboolean is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

void
brg_wizard_pairs_update_actions (BrgWizardPairs *self)
{
  BrgWizardItem *item = brg_wizard_pairs_get_selected (self);
  gboolean is_ready = !self->is_computing && brg_draft_is_paired (get_draft (self));
  gboolean is_table = brg_draft_is_round_robin (get_draft (self));
  const BrgDraftBoard *board =
      is_ready && item != NULL ? brg_wizard_pairs_get_board (self, item) : NULL;
  gint index = get_selected_board (self);

  set_enabled (self, "lock", board != NULL && !is_table);
  set_enabled (self, "colours", board != NULL && board->black != BRG_NOBODY);
  set_enabled (self, "unpair", board != NULL && !is_table);
  set_enabled (self, "forbid", board != NULL && brg_draft_may_forbid (get_draft (self), index));
  set_enabled (self, "forbid-for-good",
               board != NULL && brg_draft_may_forbid (get_draft (self), index));
  set_enabled (self, "exchange", is_ready && item != NULL && !is_table);
  set_enabled (self, "bye", is_ready && item != NULL && !is_table);
  set_enabled (self, "repair", is_ready && !is_table);
  set_enabled (self, "step-back", is_ready);
  set_enabled (self, "why", board != NULL);
}

static gboolean
go_to_round (BrgWizardPairs *self, gint step)
{
  guint selected = gtk_drop_down_get_selected (self->round_drop_down);
  guint n_rounds = g_list_model_get_n_items (gtk_drop_down_get_model (self->round_drop_down));

  if (!gtk_widget_get_visible (self->round_box) || (step < 0 && selected == 0) ||
      (step > 0 && selected + 1 >= n_rounds))
    return GDK_EVENT_PROPAGATE;
  gtk_drop_down_set_selected (self->round_drop_down, (guint) ((gint) selected + step));
  return GDK_EVENT_STOP;
}

static gboolean
activate (BrgWizardPairs *self, const char *name)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  if (!g_action_get_enabled (action))
    gtk_widget_error_bell (GTK_WIDGET (self));
  else
    g_action_activate (action, NULL);
  return GDK_EVENT_STOP;
}

static gboolean
on_table_key (BrgWizardPairs *self,
              guint keyval,
              guint keycode,
              GdkModifierType state,
              GtkEventController *controller)
{
  guint latin;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Left || keyval == GDK_KEY_KP_Left)
    return go_to_round (self, -1);
  if (keyval == GDK_KEY_Right || keyval == GDK_KEY_KP_Right)
    return go_to_round (self, 1);
  latin = brg_ui_key_to_latin (GTK_EVENT_CONTROLLER_KEY (controller), keyval, keycode);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (latin == keys[i].keyval)
      return activate (self, keys[i].action);
  return GDK_EVENT_PROPAGATE;
}

/* Ctrl+Z works wherever the focus is, but not while a text is edited. */
static gboolean
on_step_key (BrgWizardPairs *self,
             guint keyval,
             guint keycode,
             GdkModifierType state,
             GtkEventController *controller)
{
  if ((state & GDK_CONTROL_MASK) == 0 ||
      brg_ui_key_to_latin (GTK_EVENT_CONTROLLER_KEY (controller), keyval, keycode) != GDK_KEY_z)
    return GDK_EVENT_PROPAGATE;
  return activate (self, "step-back");
}

static void
add_button (BrgWizardPairs *self, const char *key, const char *text, const char *action)
{
  GtkWidget *button = brg_key_button_new (key, text, action);

  brg_key_button_let_shrink (BRG_KEY_BUTTON (button));
  gtk_box_append (self->button_box, button);
  if (g_str_has_suffix (action, "exchange"))
    self->exchange_button = button;
}

static void
on_previous_clicked (BrgWizardPairs *self)
{
  go_to_round (self, -1);
}

static void
on_next_clicked (BrgWizardPairs *self)
{
  go_to_round (self, 1);
}

static void
add_keys (BrgWizardPairs *self)
{
  brg_ui_add_keys (self->view, GTK_PHASE_CAPTURE, G_CALLBACK (on_table_key), self);
  brg_ui_add_keys (self, GTK_PHASE_BUBBLE, G_CALLBACK (on_step_key), self);
}

void
brg_wizard_pairs_add_actions (BrgWizardPairs *self)
{
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "pairs", G_ACTION_GROUP (self->actions));
  add_button (self, "L", _ ("Fix"), "pairs.lock");
  add_button (self, "X", _ ("Swap"), "pairs.exchange");
  add_button (self, "C", _ ("Colours"), "pairs.colours");
  add_button (self, "R", _ ("Re-pair the Rest"), "pairs.repair");
  self->exchange = BRG_EXCHANGE_POPOVER (brg_exchange_popover_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->exchange), self->exchange_button);
  g_signal_connect_swapped (self->exchange, "chosen", G_CALLBACK (on_chosen), self);
  g_signal_connect_swapped (self->previous_button, "clicked", G_CALLBACK (on_previous_clicked),
                            self);
  g_signal_connect_swapped (self->next_button, "clicked", G_CALLBACK (on_next_clicked), self);
  add_keys (self);
}
