/* brg-categories-sheet.c - classifications of a group, made and changed
 *
 * Rules: rus-draughts-2022 2.1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-categories-sheet.h"

#include <glib/gi18n.h>

#include "brg-category-members.h"
#include "brg-category-presets.h"
#include "brg-spin-row.h"
#include "brg-store-awards.h"
#include "brg-template.h"
#include "brg-ui.h"

#define MOST_AGE 120
#define MOST_RATING 4000

struct _BrgCategoriesSheet
{
  BrgSheet parent_instance;

  GtkButton *print_button;
  GtkWidget *form_box;
  GtkMenuButton *rules_button;
  AdwEntryRow *name_row;
  AdwComboRow *sex_row;
  BrgSpinRow *age_from_row;
  BrgSpinRow *age_to_row;
  BrgSpinRow *rating_from_row;
  BrgSpinRow *rating_to_row;
  AdwEntryRow *federation_row;
  AdwEntryRow *organisation_row;
  GtkLabel *count_label;
  GtkButton *add_button;
  GtkButton *change_button;
  GtkListBox *list;

  GPtrArray *categories; /* element-type BrgCategory: what is stored, a row of the list each */
  gboolean is_filling;   /* the form is being filled, not typed in */
};

G_DEFINE_FINAL_TYPE (BrgCategoriesSheet, brg_categories_sheet, BRG_TYPE_SHEET)

static const char *const sexes[] = { "", "m", "f" };

static BrgSnapshot *
get_snapshot (BrgCategoriesSheet *self)
{
  return brg_sheet_get_snapshot (BRG_SHEET (self));
}

/* (transfer full): what the form says. */
static BrgCategory *
read_form (BrgCategoriesSheet *self)
{
  BrgCategory *category = brg_category_new ();
  guint sex = adw_combo_row_get_selected (self->sex_row);

  brg_ui_take_text (&category->name, self->name_row);
  brg_ui_take_text (&category->federation, self->federation_row);
  brg_ui_take_text (&category->organisation, self->organisation_row);
  g_free (category->sex);
  category->sex = g_strdup (sex < G_N_ELEMENTS (sexes) ? sexes[sex] : "");
  category->age_from = brg_spin_row_get_value (self->age_from_row);
  category->age_to = brg_spin_row_get_value (self->age_to_row);
  category->rating_from = brg_spin_row_get_value (self->rating_from_row);
  category->rating_to = brg_spin_row_get_value (self->rating_to_row);
  return category;
}

/* "24 players; of 2 it is not known" */
static char *
dup_count (BrgCategoriesSheet *self, const BrgCategory *category)
{
  guint n_members;
  guint n_unknown;
  g_autofree gint *members =
      brg_category_list_members (get_snapshot (self), category, &n_members, &n_unknown);
  g_autofree char *count =
      g_strdup_printf (ngettext ("%u player", "%u players", n_members), n_members);

  if (n_unknown == 0)
    return g_steal_pointer (&count);
  return g_strdup_printf (
      /* Translators: "24 players"; of how many more sex or year of birth is missing */
      ngettext ("%s; %u more unknown", "%s; %u more unknown", n_unknown), count, n_unknown);
}

static void
update_form (BrgCategoriesSheet *self)
{
  g_autoptr (BrgCategory) category = read_form (self);
  g_autofree char *count = NULL;
  gboolean is_named = *category->name != '\0';

  if (self->is_filling)
    return;
  count = dup_count (self, category);
  gtk_label_set_text (self->count_label, count);
  gtk_widget_set_sensitive (GTK_WIDGET (self->add_button), is_named);
  gtk_widget_set_sensitive (GTK_WIDGET (self->change_button),
                            is_named && gtk_list_box_get_selected_row (self->list) != NULL);
}

static void
fill_form (BrgCategoriesSheet *self, const BrgCategory *category)
{
  self->is_filling = TRUE;
  brg_ui_set_text (self->name_row, category->name);
  for (guint i = 0; i < G_N_ELEMENTS (sexes); i++)
    if (g_str_equal (sexes[i], category->sex))
      adw_combo_row_set_selected (self->sex_row, i);
  brg_spin_row_set_value (self->age_from_row, category->age_from);
  brg_spin_row_set_value (self->age_to_row, category->age_to);
  brg_spin_row_set_value (self->rating_from_row, category->rating_from);
  brg_spin_row_set_value (self->rating_to_row, category->rating_to);
  brg_ui_set_text (self->federation_row, category->federation);
  brg_ui_set_text (self->organisation_row, category->organisation);
  self->is_filling = FALSE;
  update_form (self);
}

static void on_move_clicked (GtkWidget *button, BrgCategoriesSheet *self);
static void on_remove_clicked (GtkWidget *button, BrgCategoriesSheet *self);

static void
add_button (BrgCategoriesSheet *self,
            GtkWidget *row,
            const char *icon_name,
            const char *text,
            gint step)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon_name);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_set_tooltip_text (button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_object_set_data (G_OBJECT (button), "brg-step", GINT_TO_POINTER (step));
  g_signal_connect (button, "clicked",
                    step != 0 ? G_CALLBACK (on_move_clicked) : G_CALLBACK (on_remove_clicked),
                    self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

static void
add_row (BrgCategoriesSheet *self, const BrgCategory *category)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *count = dup_count (self, category);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), category->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), count);
  add_button (self, row, "go-up-symbolic", _ ("Move up (Alt+↑)"), -1);
  add_button (self, row, "go-down-symbolic", _ ("Move down (Alt+↓)"), 1);
  add_button (self, row, "user-trash-symbolic", _ ("Remove (Delete)"), 0);
  gtk_list_box_append (self->list, row);
}

/* After an action there is another snapshot. */
static void
refresh (BrgCategoriesSheet *self, gint selected)
{
  BrgSnapshot *snapshot = get_snapshot (self);
  GtkListBoxRow *row;

  g_ptr_array_set_size (self->categories, 0);
  for (guint i = 0; i < snapshot->categories->len; i++)
    g_ptr_array_add (self->categories, brg_category_copy (snapshot->categories->pdata[i]));
  self->is_filling = TRUE;
  brg_ui_clear (self->list);
  for (guint i = 0; i < self->categories->len; i++)
    add_row (self, self->categories->pdata[i]);
  self->is_filling = FALSE;
  row = gtk_list_box_get_row_at_index (self->list, selected);
  gtk_list_box_select_row (self->list, row);
  gtk_widget_set_sensitive (GTK_WIDGET (self->print_button), self->categories->len > 0);
  gtk_widget_set_sensitive (self->form_box, snapshot->event->state == BRG_EVENT_OPEN);
  update_form (self);
}

/* Stores the list as it has become; @selected is marked then. */
static gboolean
store (BrgCategoriesSheet *self, gint selected)
{
  GError *error = NULL;
  gboolean done =
      brg_store_set_categories (brg_sheet_get_store (BRG_SHEET (self)),
                                get_snapshot (self)->group->id, self->categories, &error);

  done = brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), done, error);
  refresh (self, selected);
  return done;
}

static void
on_add_clicked (BrgCategoriesSheet *self)
{
  g_autoptr (BrgCategory) empty = brg_category_new ();

  g_ptr_array_add (self->categories, read_form (self));
  if (store (self, -1))
    fill_form (self, empty);
  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
}

static gint
get_selected (BrgCategoriesSheet *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  return row != NULL ? gtk_list_box_row_get_index (row) : -1;
}

static void
on_change_clicked (BrgCategoriesSheet *self)
{
  gint index = get_selected (self);
  BrgCategory *category;

  if (index < 0)
    return;
  category = read_form (self);
  category->id = ((const BrgCategory *) self->categories->pdata[index])->id;
  brg_category_free (self->categories->pdata[index]);
  self->categories->pdata[index] = category;
  store (self, index);
}

static void
focus_row (BrgCategoriesSheet *self, gint index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);

  gtk_widget_grab_focus (row != NULL ? GTK_WIDGET (row) : GTK_WIDGET (self->name_row));
}

static void
move (BrgCategoriesSheet *self, gint index, gint step)
{
  gint to = index + step;

  if (to < 0 || to >= (gint) self->categories->len)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  g_ptr_array_insert (self->categories, to,
                      g_ptr_array_steal_index (self->categories, (guint) index));
  store (self, to);
  focus_row (self, to);
}

static void
take_away (BrgCategoriesSheet *self, gint index)
{
  g_ptr_array_remove_index (self->categories, (guint) index);
  store (self, MIN (index, (gint) self->categories->len - 1));
  focus_row (self, MIN (index, (gint) self->categories->len - 1));
}

static gint
get_index (GtkWidget *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW);

  return gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
}

static void
on_move_clicked (GtkWidget *button, BrgCategoriesSheet *self)
{
  move (self, get_index (button),
        GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "brg-step")));
}

static void
on_remove_clicked (GtkWidget *button, BrgCategoriesSheet *self)
{
  take_away (self, get_index (button));
}

static gboolean
on_key_pressed (BrgCategoriesSheet *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state)
{
  gint index = get_selected (self);
  gboolean is_alt = (state & GDK_ALT_MASK) != 0;

  if (index < 0 || !gtk_widget_get_sensitive (self->form_box))
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete)
    take_away (self, index);
  else if (is_alt && (keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up))
    move (self, index, -1);
  else if (is_alt && (keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down))
    move (self, index, 1);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
on_row_selected (BrgCategoriesSheet *self, GtkListBoxRow *row)
{
  if (!self->is_filling && row != NULL)
    fill_form (self, self->categories->pdata[gtk_list_box_row_get_index (row)]);
}

static void
on_print_clicked (BrgCategoriesSheet *self)
{
  brg_sheet_leave_for (BRG_SHEET (self), "documents", "categories");
}

static void
add_preset (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter)
{
  BrgCategoriesSheet *self = BRG_CATEGORIES_SHEET (widget);
  g_autoptr (GPtrArray) made = brg_category_presets_make (get_snapshot (self)->event->discipline,
                                                          (guint) g_variant_get_int32 (parameter));

  for (guint i = 0; i < made->len; i++)
    g_ptr_array_add (self->categories, brg_category_copy (made->pdata[i]));
  store (self, (gint) self->categories->len - 1);
}

static void
fill_presets (BrgCategoriesSheet *self)
{
  BrgDiscipline discipline = get_snapshot (self)->event->discipline;
  guint n_presets = brg_category_presets_count (discipline);
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; i < n_presets; i++)
    {
      g_autofree char *action = g_strdup_printf ("categories.preset(%u)", i);

      g_menu_append (menu, brg_category_presets_get_title (discipline, i), action);
    }
  gtk_menu_button_set_menu_model (self->rules_button, G_MENU_MODEL (menu));
}

static void
brg_categories_sheet_finalize (GObject *object)
{
  g_ptr_array_unref (BRG_CATEGORIES_SHEET (object)->categories);
  G_OBJECT_CLASS (brg_categories_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgCategoriesSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (print_button),   CHILD (form_box),         CHILD (rules_button),
  CHILD (name_row),       CHILD (sex_row),          CHILD (age_from_row),
  CHILD (age_to_row),     CHILD (rating_from_row),  CHILD (rating_to_row),
  CHILD (federation_row), CHILD (organisation_row), CHILD (count_label),
  CHILD (add_button),     CHILD (change_button),    CHILD (list),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_add_clicked),
  BRG_TEMPLATE_CALLBACK (on_change_clicked),
  BRG_TEMPLATE_CALLBACK (on_print_clicked),
};

static void
brg_categories_sheet_class_init (BrgCategoriesSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BRG_TYPE_SPIN_ROW);
  G_OBJECT_CLASS (klass)->finalize = brg_categories_sheet_finalize;
  gtk_widget_class_install_action (widget_class, "categories.preset", "i", add_preset);
  brg_template_set (klass, "brg-categories-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

/* Enter adds at once; the default button would wait for its animation. */
static void
on_entered (BrgCategoriesSheet *self)
{
  if (gtk_widget_get_sensitive (GTK_WIDGET (self->add_button)))
    on_add_clicked (self);
}

static void
connect_form (BrgCategoriesSheet *self)
{
  g_signal_connect_swapped (self->name_row, "changed", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->name_row, "entry-activated", G_CALLBACK (on_entered), self);
  g_signal_connect_swapped (self->sex_row, "notify::selected", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->age_from_row, "changed", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->age_to_row, "changed", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->rating_from_row, "changed", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->rating_to_row, "changed", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->federation_row, "changed", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->organisation_row, "changed", G_CALLBACK (update_form), self);
}

static void
brg_categories_sheet_init (BrgCategoriesSheet *self)
{
  const char *const names[] = { _ ("everybody"), _ ("men"), _ ("women"), NULL };
  g_autoptr (GtkStringList) sex_names = gtk_string_list_new (names);

  gtk_widget_init_template (GTK_WIDGET (self));
  self->categories = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_category_free);
  self->is_filling = TRUE;
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->add_button));
  adw_combo_row_set_model (self->sex_row, G_LIST_MODEL (sex_names));
  brg_spin_row_set_range (self->age_from_row, 0, MOST_AGE);
  brg_spin_row_set_range (self->age_to_row, 0, MOST_AGE);
  brg_spin_row_set_range (self->rating_from_row, 0, MOST_RATING);
  brg_spin_row_set_range (self->rating_to_row, 0, MOST_RATING);
  brg_ui_add_keys (self->list, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (self->list, "row-selected", G_CALLBACK (on_row_selected), self);
  connect_form (self);
}

void
brg_categories_sheet_present (BrgShell *shell)
{
  BrgCategoriesSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  if (brg_session_get_snapshot (brg_shell_get_session (shell)) == NULL)
    return;
  self = g_object_new (BRG_TYPE_CATEGORIES_SHEET, "transient-for", shell, NULL);
  fill_presets (self);
  refresh (self, -1);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
}
