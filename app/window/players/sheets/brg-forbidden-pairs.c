/* brg-forbidden-pairs.c - pairs that may not be made, added and taken away
 *
 * Rules: rus-chess-2014 22.8
 * Tests: tests/gui/pair-dutch.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-forbidden-pairs.h"

#include <glib/gi18n.h>

#include "brg-draft-numbers.h"
#include "brg-draft.h"
#include "brg-player-finder.h"
#include "brg-reason-text.h"
#include "brg-spin-row.h"
#include "brg-store-forbidden.h"
#include "brg-template.h"
#include "brg-ui.h"

struct _BrgForbiddenPairs
{
  BrgSheet parent_instance;

  BrgPlayerFinder *player_finder;
  BrgPlayerFinder *other_finder;
  BrgSpinRow *first_row;
  BrgSpinRow *last_row;
  GtkButton *forbid_button;
  GtkLabel *fault_label;
  AdwComboRow *apart_row;
  AdwComboRow *place_row;
  BrgSpinRow *n_rounds_row;
  GtkListBox *list;

  BrgDraft *draft;  /* in which the finders look; of the present snapshot */
  gint64 player_id; /* rows of the two; 0 while nobody is chosen */
  gint64 other_id;
};

G_DEFINE_FINAL_TYPE (BrgForbiddenPairs, brg_forbidden_pairs, BRG_TYPE_SHEET)

static BrgSnapshot *
get_snapshot (BrgForbiddenPairs *self)
{
  return brg_draft_get_snapshot (self->draft);
}

static void
update_form (BrgForbiddenPairs *self)
{
  gboolean are_same = self->player_id != 0 && self->player_id == self->other_id;
  gboolean are_turned =
      brg_spin_row_get_value (self->first_row) > brg_spin_row_get_value (self->last_row);

  gtk_label_set_text (self->fault_label, are_same ? _ ("A player cannot meet himself.")
                                         : are_turned
                                             ? _ ("The first round is later than the last.")
                                             : "");
  gtk_widget_set_sensitive (GTK_WIDGET (self->forbid_button), self->player_id != 0 &&
                                                                  self->other_id != 0 &&
                                                                  !are_same && !are_turned);
}

/* A ban to the last round of the event is one to the end, however many rounds there will be. */
static gint
get_last_round (BrgForbiddenPairs *self)
{
  gint last = brg_spin_row_get_value (self->last_row);

  return last >= brg_snapshot_count_rounds (get_snapshot (self)) ? BRG_STAYS : last;
}

static char *
dup_rounds (BrgForbiddenPairs *self, gint first, gint last)
{
  gint n_rounds = brg_snapshot_count_rounds (get_snapshot (self));

  if (last >= n_rounds && first <= 1)
    return g_strdup (_ ("In all rounds"));
  if (last == BRG_STAYS || last > n_rounds)
    /* Translators: the number of a round */
    return g_strdup_printf (_ ("From round %d on"), first);
  if (first == last)
    /* Translators: the number of a round */
    return g_strdup_printf (_ ("In round %d"), first);
  /* Translators: the first and the last round */
  return g_strdup_printf (_ ("Rounds %d to %d"), first, last);
}

static void refresh (BrgForbiddenPairs *self);

typedef gboolean (*Allow) (BrgStore *store, gint64 id, GError **error);

static void
take_away (BrgForbiddenPairs *self, GtkWidget *row)
{
  gint64 *id = g_object_get_data (G_OBJECT (row), "brg-ban");
  gboolean is_apart = g_object_get_data (G_OBJECT (row), "brg-apart") != NULL;
  Allow allow = is_apart ? brg_store_no_longer_apart : brg_store_allow_pair;
  GError *error = NULL;
  gboolean done = allow (brg_sheet_get_store (BRG_SHEET (self)), *id, &error);

  brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), done, error);
  refresh (self);
  gtk_widget_grab_focus (gtk_list_box_get_selected_row (self->list) != NULL
                             ? GTK_WIDGET (gtk_list_box_get_selected_row (self->list))
                             : GTK_WIDGET (self->player_finder));
}

static void
on_remove_clicked (BrgForbiddenPairs *self, GtkWidget *button)
{
  take_away (self, gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW));
}

static GtkWidget *
add_row (BrgForbiddenPairs *self, gint64 id, const char *title, const char *rounds)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  /* Translators: %s is a pair, "Ivanov (No. 3) – Petrov (No. 8)", or "Players of one federation" */
  g_autofree char *label = g_strdup_printf (_ ("Allow again: %s"), title);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), rounds);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("Allow this pair again (Delete)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_remove_clicked), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  g_object_set_data_full (G_OBJECT (row), "brg-ban", g_memdup2 (&id, sizeof id), g_free);
  gtk_list_box_append (self->list, row);
  return row;
}

static void
add_ban (BrgForbiddenPairs *self, const BrgBan *ban)
{
  BrgSnapshot *snapshot = get_snapshot (self);
  g_autofree char *player = brg_reason_text_dup_name (snapshot, ban->entry);
  g_autofree char *other = brg_reason_text_dup_name (snapshot, ban->other);
  g_autofree char *title = g_strdup_printf ("%s – %s", player, other);
  g_autofree char *rounds = dup_rounds (self, ban->first_round, ban->last_round);

  add_row (self, ban->id, title, rounds);
}

static void
add_apart (BrgForbiddenPairs *self, const BrgKeptApart *apart)
{
  g_autofree char *rounds = NULL;
  GtkWidget *row;
  gint first;
  gint last;

  brg_kept_apart_get_rounds (apart, brg_snapshot_count_rounds (get_snapshot (self)), &first, &last);
  rounds = dup_rounds (self, first, last);
  row = add_row (self, apart->id,
                 apart->field == BRG_APART_FEDERATION ? _ ("Players of one federation")
                                                      : _ ("Players of one organisation"),
                 rounds);
  g_object_set_data (G_OBJECT (row), "brg-apart", row);
}

static void
fill_list (BrgForbiddenPairs *self)
{
  const GArray *bans = get_snapshot (self)->bans;
  const GArray *kept_apart = get_snapshot (self)->kept_apart;

  brg_ui_clear (self->list);
  for (guint i = 0; i < kept_apart->len; i++)
    add_apart (self, &g_array_index (kept_apart, BrgKeptApart, i));
  for (guint i = 0; i < bans->len; i++)
    add_ban (self, &g_array_index (bans, BrgBan, i));
  if (bans->len + kept_apart->len > 0)
    gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
}

/* After an action there is another snapshot. */
static void
refresh (BrgForbiddenPairs *self)
{
  brg_player_finder_set_draft (self->player_finder, NULL, FALSE);
  brg_player_finder_set_draft (self->other_finder, NULL, FALSE);
  g_clear_pointer (&self->draft, brg_draft_free);
  self->draft = brg_draft_new (brg_sheet_get_snapshot (BRG_SHEET (self)));
  self->player_id = 0;
  self->other_id = 0;
  brg_player_finder_set_draft (self->player_finder, self->draft, FALSE);
  brg_player_finder_set_draft (self->other_finder, self->draft, FALSE);
  fill_list (self);
  update_form (self);
}

static gint64
get_row_id (BrgForbiddenPairs *self, gint player)
{
  return brg_snapshot_get_entry (brg_draft_get_preview (self->draft), player)->id;
}

static void
on_player_found (BrgForbiddenPairs *self, gint player)
{
  self->player_id = get_row_id (self, player);
  update_form (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->other_finder));
}

static void
on_other_found (BrgForbiddenPairs *self, gint player)
{
  self->other_id = get_row_id (self, player);
  update_form (self);
  gtk_widget_grab_focus (gtk_widget_get_sensitive (GTK_WIDGET (self->forbid_button))
                             ? GTK_WIDGET (self->forbid_button)
                             : GTK_WIDGET (self->player_finder));
}

static void
on_player_typed (BrgForbiddenPairs *self)
{
  self->player_id = 0;
  update_form (self);
}

static void
on_other_typed (BrgForbiddenPairs *self)
{
  self->other_id = 0;
  update_form (self);
}

static void
on_stopped (BrgForbiddenPairs *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

static void
on_forbid_clicked (BrgForbiddenPairs *self)
{
  GError *error = NULL;
  gboolean done = brg_store_forbid_pair (brg_sheet_get_store (BRG_SHEET (self)), self->player_id,
                                         self->other_id, brg_spin_row_get_value (self->first_row),
                                         get_last_round (self), &error);

  brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), done, error);
  refresh (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->player_finder));
}

static void
on_apart_clicked (BrgForbiddenPairs *self)
{
  BrgKeptApart apart = {
    .field = (BrgApartField) adw_combo_row_get_selected (self->apart_row),
    .is_last = adw_combo_row_get_selected (self->place_row) == 0,
    .n_rounds = brg_spin_row_get_value (self->n_rounds_row),
  };
  GError *error = NULL;
  gboolean done = brg_store_keep_apart (brg_sheet_get_store (BRG_SHEET (self)),
                                        get_snapshot (self)->group->id, &apart, &error);

  brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), done, error);
  refresh (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->apart_row));
}

static gboolean
on_key_pressed (BrgForbiddenPairs *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state G_GNUC_UNUSED)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row == NULL || (keyval != GDK_KEY_Delete && keyval != GDK_KEY_KP_Delete))
    return GDK_EVENT_PROPAGATE;
  take_away (self, GTK_WIDGET (row));
  return GDK_EVENT_STOP;
}

static void
brg_forbidden_pairs_dispose (GObject *object)
{
  BrgForbiddenPairs *self = BRG_FORBIDDEN_PAIRS (object);

  if (self->draft != NULL)
    {
      brg_player_finder_set_draft (self->player_finder, NULL, FALSE);
      brg_player_finder_set_draft (self->other_finder, NULL, FALSE);
    }
  g_clear_pointer (&self->draft, brg_draft_free);
  G_OBJECT_CLASS (brg_forbidden_pairs_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgForbiddenPairs, name)

static const BrgTemplateChild children[] = {
  CHILD (player_finder), CHILD (other_finder), CHILD (first_row), CHILD (last_row),
  CHILD (forbid_button), CHILD (fault_label),  CHILD (list),      CHILD (apart_row),
  CHILD (place_row),     CHILD (n_rounds_row),
};

static void
brg_forbidden_pairs_class_init (BrgForbiddenPairsClass *klass)
{
  g_type_ensure (BRG_TYPE_PLAYER_FINDER);
  g_type_ensure (BRG_TYPE_SPIN_ROW);
  G_OBJECT_CLASS (klass)->dispose = brg_forbidden_pairs_dispose;
  brg_template_set (klass, "brg-forbidden-pairs", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_forbid_clicked);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_apart_clicked);
}

static void
brg_forbidden_pairs_init (BrgForbiddenPairs *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->forbid_button));
  brg_player_finder_set_label (self->player_finder, _ ("First player"));
  brg_player_finder_set_label (self->other_finder, _ ("Second player"));
  brg_ui_add_keys (self->list, GTK_PHASE_BUBBLE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (self->player_finder, "found", G_CALLBACK (on_player_found), self);
  g_signal_connect_swapped (self->other_finder, "found", G_CALLBACK (on_other_found), self);
  g_signal_connect_swapped (self->player_finder, "typed", G_CALLBACK (on_player_typed), self);
  g_signal_connect_swapped (self->other_finder, "typed", G_CALLBACK (on_other_typed), self);
  g_signal_connect_swapped (self->player_finder, "stopped", G_CALLBACK (on_stopped), self);
  g_signal_connect_swapped (self->other_finder, "stopped", G_CALLBACK (on_stopped), self);
  g_signal_connect_swapped (self->first_row, "changed", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->last_row, "changed", G_CALLBACK (update_form), self);
}

static void
choose_player (BrgForbiddenPairs *self, gint64 entry_id)
{
  BrgSnapshot *preview = brg_draft_get_preview (self->draft);

  for (gint player = 0; player < (gint) preview->entries->len; player++)
    if (brg_snapshot_get_entry (preview, player)->id == entry_id)
      {
        self->player_id = entry_id;
        brg_player_finder_show (self->player_finder, player);
      }
}

void
brg_forbidden_pairs_present (BrgShell *shell, gint64 entry_id)
{
  BrgForbiddenPairs *self;
  gint n_rounds;

  g_return_if_fail (BRG_IS_SHELL (shell));

  if (brg_session_get_snapshot (brg_shell_get_session (shell)) == NULL)
    return;
  self = g_object_new (BRG_TYPE_FORBIDDEN_PAIRS, "transient-for", shell, NULL);
  refresh (self);
  n_rounds = MAX (brg_snapshot_count_rounds (get_snapshot (self)), 1);
  brg_spin_row_set_range (self->first_row, 1, n_rounds);
  brg_spin_row_set_range (self->last_row, 1, n_rounds);
  brg_spin_row_set_value (self->first_row,
                          MIN ((gint) get_snapshot (self)->rounds->len + 1, n_rounds));
  brg_spin_row_set_value (self->last_row, n_rounds);
  brg_spin_row_set_range (self->n_rounds_row, 1, n_rounds);
  brg_spin_row_set_value (self->n_rounds_row, MIN (3, n_rounds));
  choose_player (self, entry_id);
  update_form (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (
      GTK_WIDGET (self->player_id != 0 ? self->other_finder : self->player_finder));
}
