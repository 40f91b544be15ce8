/* brg-wizard-presence-keys.c - first step of the wizard: search, keys and their buttons
 *
 * Tests: tests/gui/wizard.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-wizard-presence-private.h"

#include <glib/gi18n.h>

#include "brg-draft-numbers.h"
#include "brg-key-button.h"
#include "brg-player-search.h"
#include "brg-ui.h"
#include "brg-wizard-columns.h"

/* What a key does, and the button that says so. */
static const struct
{
  guint keyval;
  const char *key;
  const char *text;
  BrgPresence presence;
} commands[] = {
  { GDK_KEY_space, N_ ("Space"), N_ ("Playing or absent"), BRG_PRESENCE_ZERO_BYE },
  { GDK_KEY_h, "H", N_ ("Half-point bye"), BRG_PRESENCE_HALF_BYE },
  { GDK_KEY_f, "F", N_ ("Full-point bye"), BRG_PRESENCE_FULL_BYE },
  { GDK_KEY_w, "W", N_ ("Withdraws"), BRG_PRESENCE_LEAVES },
};

static BrgDraft *
get_draft (BrgWizardPresence *self)
{
  return brg_wizard_step_get_draft (BRG_WIZARD_STEP (self));
}

static gboolean
is_offered (BrgWizardPresence *self, BrgPresence presence)
{
  BrgDraft *draft = get_draft (self);

  for (guint i = 0; i < brg_draft_get_snapshot (draft)->entries->len; i++)
    if (brg_draft_may_be (draft, (gint) i, presence))
      return TRUE;
  return FALSE;
}

void
brg_wizard_presence_update_buttons (BrgWizardPresence *self)
{
  gboolean is_table = brg_draft_is_round_robin (get_draft (self));
  guint i = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->button_box));
       button != NULL; button = gtk_widget_get_next_sibling (button), i++)
    gtk_widget_set_visible (button,
                            i == 0 || (is_offered (self, commands[i].presence) &&
                                       !(is_table && commands[i].presence == BRG_PRESENCE_LEAVES)));
}

static void
select_entry (BrgWizardPresence *self, gint entry)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->selection)); i++)
    {
      g_autoptr (BrgWizardItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if (brg_wizard_item_get_index (item) == entry)
        gtk_single_selection_set_selected (self->selection, i);
    }
}

/* A number is the one that the list shows, also while it is not yet given. */
static void
on_search_changed (BrgWizardPresence *self)
{
  const char *text = brg_ui_get_text (self->search_entry);
  BrgDraft *draft = get_draft (self);
  BrgSnapshot *preview;
  g_autoptr (GArray) found = NULL;

  if (draft == NULL)
    return;
  preview = brg_draft_get_preview (draft);
  found = brg_player_search (preview, text, preview->entries->len);
  g_clear_pointer (&self->found, g_free);
  if (*text != '\0')
    self->found = g_new0 (gboolean, preview->entries->len);
  for (guint i = 0; i < found->len; i++)
    self->found[brg_draft_find_entry (draft, g_array_index (found, gint, i))] = TRUE;
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  if (found->len > 0)
    select_entry (self, brg_draft_find_entry (draft, g_array_index (found, gint, 0)));
}

static void
do_command (BrgWizardPresence *self, BrgPresence presence)
{
  BrgWizardItem *item = gtk_single_selection_get_selected_item (self->selection);

  if (item == NULL ||
      !brg_draft_toggle_presence (get_draft (self), brg_wizard_item_get_index (item), presence))
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  brg_wizard_presence_show_change (self);
}

/* Space plays or leaves out, in a round robin it is leaving that takes somebody out. */
static BrgPresence
get_plain_absence (BrgWizardPresence *self)
{
  return brg_draft_is_round_robin (get_draft (self)) ? BRG_PRESENCE_LEAVES : BRG_PRESENCE_ZERO_BYE;
}

static void
on_command_clicked (GtkWidget *button, BrgWizardPresence *self)
{
  guint i = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "brg-command"));

  do_command (self, commands[i].keyval == GDK_KEY_space ? get_plain_absence (self)
                                                        : commands[i].presence);
}

static void
clear_search (BrgWizardPresence *self)
{
  brg_ui_set_text (self->search_entry, "");
}

static void
focus_selected (BrgWizardPresence *self)
{
  guint selected = gtk_single_selection_get_selected (self->selection);

  brg_wizard_columns_move_focus (self->view, selected == GTK_INVALID_LIST_POSITION ? 0 : selected);
}

/* In the entry: Space acts on who was found, and the next name can be typed. */
static gboolean
on_search_key (BrgWizardPresence *self,
               guint keyval,
               guint keycode G_GNUC_UNUSED,
               GdkModifierType state)
{
  gboolean is_empty = *brg_ui_get_text (self->search_entry) == '\0';

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  switch (keyval)
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      do_command (self, get_plain_absence (self));
      clear_search (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      focus_selected (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if (is_empty)
        brg_wizard_step_advance (BRG_WIZARD_STEP (self));
      else
        focus_selected (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_Escape:
      /* The entry would keep the key to itself. */
      if (is_empty)
        brg_wizard_step_cancel (BRG_WIZARD_STEP (self));
      else
        clear_search (self);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static gboolean
begin_search (BrgWizardPresence *self, guint keyval)
{
  gunichar letter = gdk_keyval_to_unicode (keyval);
  char text[7] = { 0 };

  if (!g_unichar_isalnum (letter))
    return GDK_EVENT_PROPAGATE;
  g_unichar_to_utf8 (letter, text);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
  brg_ui_set_text (self->search_entry, text);
  gtk_editable_set_position (GTK_EDITABLE (self->search_entry), -1);
  return GDK_EVENT_STOP;
}

/* In the list the letters of the buttons act, all others begin a search. */
static gboolean
on_list_key (BrgWizardPresence *self,
             guint keyval,
             guint keycode,
             GdkModifierType state,
             GtkEventController *controller)
{
  guint latin;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    {
      brg_wizard_step_advance (BRG_WIZARD_STEP (self));
      return GDK_EVENT_STOP;
    }
  latin = brg_ui_key_to_latin (GTK_EVENT_CONTROLLER_KEY (controller), keyval, keycode);
  if (latin == GDK_KEY_slash)
    return gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (latin == commands[i].keyval)
      {
        do_command (self, latin == GDK_KEY_space ? get_plain_absence (self) : commands[i].presence);
        return GDK_EVENT_STOP;
      }
  return begin_search (self, keyval);
}

static void
add_buttons (BrgWizardPresence *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      GtkWidget *button = brg_key_button_new (_ (commands[i].key), _ (commands[i].text), NULL);

      g_object_set_data (G_OBJECT (button), "brg-command", GUINT_TO_POINTER (i));
      g_signal_connect (button, "clicked", G_CALLBACK (on_command_clicked), self);
      brg_wrap_box_append (self->button_box, button);
    }
}

void
brg_wizard_presence_add_keys (BrgWizardPresence *self)
{
  add_buttons (self);
  brg_ui_add_keys (self->search_entry, GTK_PHASE_CAPTURE, G_CALLBACK (on_search_key), self);
  brg_ui_add_keys (self->view, GTK_PHASE_CAPTURE, G_CALLBACK (on_list_key), self);
  g_signal_connect_swapped (self->search_entry, "changed", G_CALLBACK (on_search_changed), self);
}
