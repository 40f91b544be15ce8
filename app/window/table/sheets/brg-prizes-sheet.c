/* brg-prizes-sheet.c - prizes of a group, and who gets them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-prizes-sheet.h"

#include <glib/gi18n.h>

#include "brg-award-words.h"
#include "brg-category-presets.h"
#include "brg-event-table.h"
#include "brg-money-words.h"
#include "brg-name-words.h"
#include "brg-spin-row.h"
#include "brg-store-awards.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

struct _BrgPrizesSheet
{
  BrgSheet parent_instance;

  GtkButton *print_button;
  GtkWidget *form_box;
  AdwComboRow *list_row;
  BrgSpinRow *first_row;
  BrgSpinRow *last_row;
  AdwEntryRow *amount_row;
  AdwEntryRow *note_row;
  GtkLabel *fault_label;
  GtkButton *add_button;
  GtkButton *change_button;
  GtkListBox *rules_list;
  AdwComboRow *sharing_row;
  AdwEntryRow *currency_row;
  GtkLabel *sharing_label;
  GtkListBox *list;
  GtkWidget *given_title;
  GtkListBox *given;
  GtkLabel *sum_label;

  GtkSwitch *once_switch;
  GPtrArray *prizes;   /* element-type BrgPrize: what is stored, a row of the list each */
  gboolean is_filling; /* the form is being filled, not typed in */
};

G_DEFINE_FINAL_TYPE (BrgPrizesSheet, brg_prizes_sheet, BRG_TYPE_SHEET)

static const char *const sharings[BRG_N_PRIZE_SHARINGS] = {
  [BRG_PRIZE_SHARING_NONE] = "none",
  [BRG_PRIZE_SHARING_EQUAL] = "equal",
  [BRG_PRIZE_SHARING_HORT] = "hort",
};

static BrgSnapshot *
get_snapshot (BrgPrizesSheet *self)
{
  return brg_sheet_get_snapshot (BRG_SHEET (self));
}

/* (transfer full): what the form says; NULL with @fault when that is no prize. */
static BrgPrize *
read_form (BrgPrizesSheet *self, const char **fault)
{
  g_autoptr (BrgPrize) prize = brg_prize_new ();

  *fault = "";
  prize->category = (gint) adw_combo_row_get_selected (self->list_row) - 1;
  prize->first_place = brg_spin_row_get_value (self->first_row);
  prize->last_place = brg_spin_row_get_value (self->last_row);
  g_free (prize->note);
  prize->note = brg_ui_dup_text (self->note_row);
  if (!brg_category_parse_amount (brg_ui_get_text (self->amount_row), &prize->amount))
    *fault = _ ("The amount is not a sum of money: 300 or 300.50.");
  else if (prize->first_place > prize->last_place)
    *fault = _ ("The first place is below the last.");
  else if (prize->amount > 0 || *prize->note != '\0')
    return g_steal_pointer (&prize);
  return NULL;
}

static void
update_form (BrgPrizesSheet *self)
{
  const char *fault;
  g_autoptr (BrgPrize) prize = NULL;

  if (self->is_filling)
    return;
  prize = read_form (self, &fault);
  gtk_label_set_text (self->fault_label, fault);
  gtk_widget_set_visible (GTK_WIDGET (self->fault_label), *fault != '\0');
  gtk_widget_set_sensitive (GTK_WIDGET (self->add_button), prize != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->change_button),
                            prize != NULL && gtk_list_box_get_selected_row (self->list) != NULL);
}

static void
fill_form (BrgPrizesSheet *self, const BrgPrize *prize)
{
  g_autofree char *amount = brg_money_words_amount (prize->amount, brg_ui_get_words ());

  self->is_filling = TRUE;
  adw_combo_row_set_selected (self->list_row, (guint) (prize->category + 1));
  brg_spin_row_set_value (self->first_row, prize->first_place);
  brg_spin_row_set_value (self->last_row, prize->last_place);
  brg_ui_set_text (self->amount_row, prize->amount > 0 ? amount : "");
  brg_ui_set_text (self->note_row, prize->note);
  self->is_filling = FALSE;
  update_form (self);
}

static void on_remove_clicked (BrgPrizesSheet *self, GtkWidget *button);

static GtkWidget *
append_row (GtkListBox *list, const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_list_box_append (list, row);
  return row;
}

static char *
dup_prize (BrgPrizesSheet *self, const BrgPrize *prize)
{
  g_autofree char *money = brg_money_words_sum (
      prize->amount, get_snapshot (self)->group->prize_currency, brg_ui_get_words ());

  if (prize->amount == 0)
    return g_strdup (prize->note);
  return *prize->note == '\0' ? g_steal_pointer (&money)
                              : g_strdup_printf ("%s, %s", money, prize->note);
}

static void
add_prize_row (BrgPrizesSheet *self, const BrgAwardLists *lists, const BrgPrize *prize)
{
  g_autofree char *places = brg_award_words_places (prize->first_place, prize->last_place);
  g_autofree char *what = dup_prize (self, prize);
  /* Translators: a place or several, "1–3"; what they get */
  g_autofree char *title = g_strdup_printf (_ ("Place %s: %s"), places, what);
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  GtkWidget *row = append_row (
      self->list, title,
      brg_award_lists_get_name (lists, (guint) (prize->category + 1), brg_ui_get_words ()));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_set_tooltip_text (button, _ ("Remove (Delete)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Remove (Delete)"), -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_remove_clicked), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

static void
add_award_row (BrgPrizesSheet *self, const BrgAwardLists *lists, const BrgPrizeAward *award)
{
  const BrgWords *words = brg_ui_get_words ();
  g_autofree char *name =
      brg_name_words_dup (lists->source.snapshot, award->player, BRG_NAME_PLAIN, NULL);
  g_autofree char *prize = brg_award_words_prize (lists, award, words);
  g_autofree char *reason = brg_award_words_reason (lists, award, words);
  g_autofree char *subtitle =
      g_strdup_printf ("%s: %s", brg_award_lists_get_name (lists, award->list, words), reason);
  GtkWidget *row = append_row (self->given, name, subtitle);
  GtkWidget *label = gtk_label_new (prize);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "brg-strong");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
}

static void
fill_sum (BrgPrizesSheet *self, const BrgAwardLists *lists, const BrgPrizeShares *shares)
{
  const BrgWords *words = brg_ui_get_words ();
  const char *currency = get_snapshot (self)->group->prize_currency;
  g_autofree char *paid = brg_money_words_sum (shares->paid, currency, words);
  g_autofree char *left = brg_money_words_sum (shares->left, currency, words);
  g_autofree char *text =
      shares->left > 0
          /* Translators: two sums of money: what players get, and prizes without a player */
          ? g_strdup_printf (_ ("Total paid: %s; not awarded: %s"), paid, left)
          /* Translators: a sum of money */
          : g_strdup_printf (_ ("Total paid: %s"), paid);
  g_autofree char *excluded = brg_award_words_excluded (lists, words);
  g_autofree char *both =
      excluded != NULL ? g_strdup_printf ("%s\n%s", text, excluded) : g_strdup (text);

  gtk_label_set_text (self->sum_label, shares->offered > 0 ? both : "");
}

static void
fill_lists (BrgPrizesSheet *self, BrgSnapshot *snapshot)
{
  g_autoptr (BrgEventTable) table = brg_event_table_new (snapshot, 0);
  BrgTableSource source = brg_event_table_get_source (table, snapshot);
  g_autoptr (BrgAwardLists) lists = brg_award_lists_new (&source);
  g_autoptr (BrgPrizeShares) shares = brg_award_lists_share (lists);

  brg_ui_clear (self->list);
  brg_ui_clear (self->given);
  for (guint i = 0; i < self->prizes->len; i++)
    add_prize_row (self, lists, self->prizes->pdata[i]);
  for (guint i = 0; i < shares->awards->len; i++)
    add_award_row (self, lists, &g_array_index (shares->awards, BrgPrizeAward, i));
  fill_sum (self, lists, shares);
}

static void
fill_rules (BrgPrizesSheet *self, BrgSnapshot *snapshot)
{
  BrgPrizeSharing sharing = brg_award_lists_get_sharing (snapshot);

  adw_combo_row_set_selected (self->sharing_row, sharing);
  brg_ui_set_text (self->currency_row, snapshot->group->prize_currency);
  gtk_switch_set_active (self->once_switch, snapshot->group->prizes_once);
  gtk_label_set_text (self->sharing_label, brg_award_words_sharing (sharing, brg_ui_get_words ()));
}

static void
fill_choices (BrgPrizesSheet *self, BrgSnapshot *snapshot)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("All players"));
  for (guint i = 0; i < snapshot->categories->len; i++)
    gtk_string_list_append (names, ((const BrgCategory *) snapshot->categories->pdata[i])->name);
  adw_combo_row_set_model (self->list_row, G_LIST_MODEL (names));
}

/* After an action there is another snapshot. */
static void
refresh (BrgPrizesSheet *self, gint selected)
{
  BrgSnapshot *snapshot = get_snapshot (self);

  g_ptr_array_set_size (self->prizes, 0);
  for (guint i = 0; i < snapshot->prizes->len; i++)
    g_ptr_array_add (self->prizes, brg_prize_copy (snapshot->prizes->pdata[i]));
  self->is_filling = TRUE;
  fill_lists (self, snapshot);
  fill_rules (self, snapshot);
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, selected));
  self->is_filling = FALSE;
  gtk_widget_set_sensitive (GTK_WIDGET (self->print_button), self->prizes->len > 0);
  gtk_widget_set_sensitive (self->form_box, snapshot->event->state == BRG_EVENT_OPEN);
  update_form (self);
}

static gboolean
store (BrgPrizesSheet *self, gint selected)
{
  GError *error = NULL;
  gboolean done = brg_store_set_prizes (brg_sheet_get_store (BRG_SHEET (self)),
                                        get_snapshot (self)->group->id, self->prizes, &error);

  done = brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), done, error);
  refresh (self, selected);
  return done;
}

/* The next prize is most likely for the next place. */
static void
propose_next (BrgPrizesSheet *self, const BrgPrize *prize)
{
  g_autoptr (BrgPrize) next = brg_prize_new ();

  next->category = prize->category;
  next->first_place = MIN (prize->last_place + 1, BRG_MOST_PRIZE_PLACE);
  next->last_place = next->first_place;
  fill_form (self, next);
}

static void
on_add_clicked (BrgPrizesSheet *self)
{
  const char *fault;
  BrgPrize *prize = read_form (self, &fault);
  g_autoptr (BrgPrize) kept = NULL;

  if (prize == NULL)
    return;
  kept = brg_prize_copy (prize);
  g_ptr_array_add (self->prizes, prize);
  if (store (self, -1))
    propose_next (self, kept);
  gtk_widget_grab_focus (GTK_WIDGET (self->amount_row));
}

static gint
get_selected (BrgPrizesSheet *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  return row != NULL ? gtk_list_box_row_get_index (row) : -1;
}

static void
on_change_clicked (BrgPrizesSheet *self)
{
  const char *fault;
  gint index = get_selected (self);
  BrgPrize *prize = index < 0 ? NULL : read_form (self, &fault);

  if (prize == NULL)
    return;
  prize->id = ((const BrgPrize *) self->prizes->pdata[index])->id;
  brg_prize_free (self->prizes->pdata[index]);
  self->prizes->pdata[index] = prize;
  store (self, index);
}

static void
take_away (BrgPrizesSheet *self, gint index)
{
  GtkListBoxRow *row;

  g_ptr_array_remove_index (self->prizes, (guint) index);
  store (self, MIN (index, (gint) self->prizes->len - 1));
  row = gtk_list_box_get_selected_row (self->list);
  gtk_widget_grab_focus (row != NULL ? GTK_WIDGET (row) : GTK_WIDGET (self->amount_row));
}

static void
on_remove_clicked (BrgPrizesSheet *self, GtkWidget *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW);

  take_away (self, gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)));
}

static gboolean
on_key_pressed (BrgPrizesSheet *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state G_GNUC_UNUSED)
{
  gint index = get_selected (self);

  if (index < 0 || !gtk_widget_get_sensitive (self->form_box) ||
      (keyval != GDK_KEY_Delete && keyval != GDK_KEY_KP_Delete))
    return GDK_EVENT_PROPAGATE;
  take_away (self, index);
  return GDK_EVENT_STOP;
}

static void
on_row_selected (BrgPrizesSheet *self, GtkListBoxRow *row)
{
  if (!self->is_filling && row != NULL)
    fill_form (self, self->prizes->pdata[gtk_list_box_row_get_index (row)]);
}

static void
on_rules_chosen (BrgPrizesSheet *self)
{
  const BrgGroup *group;
  const char *sharing;
  g_autofree char *currency = NULL;
  gboolean once = gtk_switch_get_active (self->once_switch);
  GError *error = NULL;
  gboolean done;

  if (self->is_filling)
    return;
  group = get_snapshot (self)->group;
  sharing =
      sharings[MIN (adw_combo_row_get_selected (self->sharing_row), G_N_ELEMENTS (sharings) - 1)];
  currency = brg_ui_dup_text (self->currency_row);
  if (g_str_equal (sharing, group->prize_sharing) &&
      g_str_equal (currency, group->prize_currency) && once == group->prizes_once)
    return;
  done = brg_store_set_prize_rules (brg_sheet_get_store (BRG_SHEET (self)), group->id, sharing,
                                    currency, once, &error);
  brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), done, error);
  refresh (self, get_selected (self));
}

static void
on_print_clicked (BrgPrizesSheet *self)
{
  brg_sheet_leave_for (BRG_SHEET (self), "documents", "prizes");
}

static void
brg_prizes_sheet_finalize (GObject *object)
{
  g_ptr_array_unref (BRG_PRIZES_SHEET (object)->prizes);
  G_OBJECT_CLASS (brg_prizes_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgPrizesSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (print_button), CHILD (form_box),      CHILD (list_row),   CHILD (first_row),
  CHILD (last_row),     CHILD (amount_row),    CHILD (note_row),   CHILD (fault_label),
  CHILD (add_button),   CHILD (change_button), CHILD (rules_list), CHILD (sharing_row),
  CHILD (currency_row), CHILD (sharing_label), CHILD (list),       CHILD (given_title),
  CHILD (given),        CHILD (sum_label),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_add_clicked),
  BRG_TEMPLATE_CALLBACK (on_change_clicked),
  BRG_TEMPLATE_CALLBACK (on_rules_chosen),
  BRG_TEMPLATE_CALLBACK (on_print_clicked),
};

static void
brg_prizes_sheet_class_init (BrgPrizesSheetClass *klass)
{
  g_type_ensure (BRG_TYPE_SPIN_ROW);
  G_OBJECT_CLASS (klass)->finalize = brg_prizes_sheet_finalize;
  brg_template_set (klass, "brg-prizes-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
add_once_switch (BrgPrizesSheet *self)
{
  GtkWidget *row = adw_action_row_new ();

  self->once_switch = GTK_SWITCH (gtk_switch_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->once_switch), GTK_ALIGN_CENTER);
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("_One prize per player"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               _ ("The player’s best prize; those next on the other lists move "
                                  "up"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self->once_switch));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), GTK_WIDGET (self->once_switch));
  gtk_list_box_append (self->rules_list, row);
}

/* Enter adds at once; the default button would wait for its animation. */
static void
on_entered (BrgPrizesSheet *self)
{
  if (gtk_widget_get_sensitive (GTK_WIDGET (self->add_button)))
    on_add_clicked (self);
}

static void
connect_form (BrgPrizesSheet *self)
{
  g_signal_connect_swapped (self->list_row, "notify::selected", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->first_row, "changed", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->last_row, "changed", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->amount_row, "changed", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->note_row, "changed", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->amount_row, "entry-activated", G_CALLBACK (on_entered), self);
  g_signal_connect_swapped (self->note_row, "entry-activated", G_CALLBACK (on_entered), self);
  g_signal_connect_swapped (self->sharing_row, "notify::selected", G_CALLBACK (on_rules_chosen),
                            self);
  g_signal_connect_swapped (self->once_switch, "notify::active", G_CALLBACK (on_rules_chosen),
                            self);
}

static void
brg_prizes_sheet_init (BrgPrizesSheet *self)
{
  const char *const names[] = { _ ("no sharing"), _ ("equal shares"), _ ("Hort system"), NULL };
  g_autoptr (GtkStringList) model = gtk_string_list_new (names);

  gtk_widget_init_template (GTK_WIDGET (self));
  self->prizes = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_prize_free);
  self->is_filling = TRUE;
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->add_button));
  adw_combo_row_set_model (self->sharing_row, G_LIST_MODEL (model));
  adw_entry_row_set_show_apply_button (self->currency_row, TRUE);
  brg_spin_row_set_range (self->first_row, 1, BRG_MOST_PRIZE_PLACE);
  brg_spin_row_set_range (self->last_row, 1, BRG_MOST_PRIZE_PLACE);
  add_once_switch (self);
  brg_ui_add_keys (self->list, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  gtk_list_box_set_selection_mode (self->given, GTK_SELECTION_NONE);
  g_signal_connect_swapped (self->list, "row-selected", G_CALLBACK (on_row_selected), self);
  connect_form (self);
}

/* The prizes of the table of all go on where they end. */
static void
propose_first (BrgPrizesSheet *self)
{
  g_autoptr (BrgPrize) before = brg_prize_new ();

  before->last_place = 0;
  for (guint i = 0; i < self->prizes->len; i++)
    {
      const BrgPrize *prize = self->prizes->pdata[i];

      if (prize->category < 0)
        before->last_place = MAX (before->last_place, prize->last_place);
    }
  propose_next (self, before);
}

void
brg_prizes_sheet_present (BrgShell *shell)
{
  BrgPrizesSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  if (brg_session_get_snapshot (brg_shell_get_session (shell)) == NULL)
    return;
  self = g_object_new (BRG_TYPE_PRIZES_SHEET, "transient-for", shell, NULL);
  fill_choices (self, get_snapshot (self));
  refresh (self, -1);
  propose_first (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->amount_row));
}
