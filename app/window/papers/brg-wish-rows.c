/* brg-wish-rows.c - rows of options that only some papers have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-wish-rows.h"

#include <glib/gi18n.h>

#include "brg-number-ranges.h"
#include "brg-spin-row.h"
#include "brg-start-list-columns.h"
#include "brg-start-list-form.h"

struct _BrgWishRows
{
  AdwComboRow *order;
  AdwExpanderRow *columns;
  GPtrArray *ticks; /* element-type GtkCheckButton, by brg_start_list_columns(); not owned */
  GArray *usual;    /* gboolean by column: what the list has while nobody has chosen */
  AdwEntryRow *only;
  AdwComboRow *size;
  GtkSwitch *blank;
  GtkSwitch *large;
  GtkWidget *blank_row;
  GtkWidget *large_row;
  GtkSwitch *backs;
  GtkWidget *backs_row;
  GtkSwitch *preprinted;
  GtkWidget *preprinted_row;
  GtkSwitch *covers;
  GtkWidget *covers_row;
  BrgSpinRow *right;
  BrgSpinRow *down;
  GPtrArray *watched; /* element-type GObject: whose signals come here */
  char *chosen;       /* owned: columns by commas */
  char *numbers;      /* owned */
  gboolean is_filling;
  void (*changed) (gpointer data);
  gpointer data;
};

static const BrgDocumentOrder orders[] = {
  BRG_DOCUMENT_BY_NUMBER, BRG_DOCUMENT_BY_RATING, BRG_DOCUMENT_BY_NAME,
  BRG_DOCUMENT_BY_REGION, BRG_DOCUMENT_BY_TITLE,
};

static const BrgCardSize sizes[] = { BRG_CARD_USUAL, BRG_CARD_A4, BRG_CARD_A5, BRG_CARD_A6 };

static void
on_changed (BrgWishRows *rows)
{
  if (!rows->is_filling)
    rows->changed (rows->data);
}

static void
watch (BrgWishRows *rows, gpointer widget, const char *signal)
{
  g_signal_connect_swapped (widget, signal, G_CALLBACK (on_changed), rows);
  g_ptr_array_add (rows->watched, g_object_ref (widget));
}

static AdwComboRow *
add_combo (BrgWishRows *rows, GtkListBox *list, const char *title, const char *const *names)
{
  AdwComboRow *row = ADW_COMBO_ROW (adw_combo_row_new ());
  g_autoptr (GtkStringList) model = gtk_string_list_new (NULL);

  for (guint i = 0; names[i] != NULL; i++)
    gtk_string_list_append (model, _ (names[i]));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
  adw_combo_row_set_model (row, G_LIST_MODEL (model));
  watch (rows, row, "notify::selected");
  gtk_list_box_append (list, GTK_WIDGET (row));
  return row;
}

static GtkWidget *
add_switch (BrgWishRows *rows, GtkListBox *list, const char *title, GtkSwitch **place)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *toggle = gtk_switch_new ();

  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  watch (rows, toggle, "notify::active");
  gtk_list_box_append (list, row);
  *place = GTK_SWITCH (toggle);
  return row;
}

static BrgSpinRow *
add_shift (BrgWishRows *rows, GtkListBox *list, const char *title)
{
  BrgSpinRow *row = g_object_new (BRG_TYPE_SPIN_ROW, "title", title, "use-underline", TRUE, NULL);

  brg_spin_row_set_range (row, -BRG_MOST_SHIFT, BRG_MOST_SHIFT);
  brg_spin_row_set_value (row, 0);
  watch (rows, row, "changed");
  gtk_list_box_append (list, GTK_WIDGET (row));
  return row;
}

/* What is ticked is what brg_wish_rows_show_columns() says. */
static void
add_columns (BrgWishRows *rows, GtkListBox *list)
{
  guint n_columns;
  const BrgStartListColumn *columns = brg_start_list_columns (&n_columns);

  rows->columns = ADW_EXPANDER_ROW (adw_expander_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (rows->columns), _ ("Co_lumns"));
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (rows->columns), TRUE);
  for (guint i = 0; i < n_columns; i++)
    {
      GtkWidget *row = adw_action_row_new ();
      GtkWidget *tick = gtk_check_button_new ();

      gtk_widget_set_valign (tick, GTK_ALIGN_CENTER);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (columns[i].name));
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), tick);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), tick);
      watch (rows, tick, "notify::active");
      adw_expander_row_add_row (rows->columns, row);
      g_ptr_array_add (rows->ticks, tick);
      g_array_set_size (rows->usual, i + 1);
    }
  gtk_list_box_append (list, GTK_WIDGET (rows->columns));
}

BrgWishRows *
brg_wish_rows_new (GtkListBox *list, void (*changed) (gpointer data), gpointer data)
{
  static const char *const order_names[] = { N_ ("by number"), N_ ("by rating"), N_ ("by name"),
                                             N_ ("by region"), N_ ("by title"),  NULL };
  static const char *const size_names[] = { N_ ("default"), "A4", "A5", "A6", NULL };
  BrgWishRows *rows;

  g_return_val_if_fail (GTK_IS_LIST_BOX (list) && changed != NULL, NULL);

  rows = g_new0 (BrgWishRows, 1);
  rows->changed = changed;
  rows->data = data;
  rows->ticks = g_ptr_array_new ();
  rows->usual = g_array_new (FALSE, TRUE, sizeof (gboolean));
  rows->watched = g_ptr_array_new_with_free_func (g_object_unref);
  rows->order = add_combo (rows, list, _ ("O_rder of the list"), order_names);
  add_columns (rows, list);
  rows->only = ADW_ENTRY_ROW (adw_entry_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (rows->only), _ ("Only _numbers, 3,5,7-9"));
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (rows->only), TRUE);
  watch (rows, rows->only, "changed");
  gtk_list_box_append (list, GTK_WIDGET (rows->only));
  rows->size = add_combo (rows, list, _ ("Si_ze of the card"), size_names);
  rows->blank_row = add_switch (rows, list, _ ("Blank, for the _pen"), &rows->blank);
  rows->large_row = add_switch (rows, list, _ ("Lar_ge type"), &rows->large);
  rows->backs_row = add_switch (rows, list, _ ("Backs: print on both sides"), &rows->backs);
  rows->preprinted_row =
      add_switch (rows, list, _ ("Preprinted sheets: no frame"), &rows->preprinted);
  /* Translators: of diplomas: the picture under them fills the sheet, what reaches over is cut off;
   * else all of it is seen; "Рисунок во весь лист, с обрезкой" */
  rows->covers_row = add_switch (rows, list, _ ("Picture fills the sheet, cut"), &rows->covers);
  rows->right = add_shift (rows, list, _ ("To the right, mm"));
  rows->down = add_shift (rows, list, _ ("Down, mm"));
  return rows;
}

void
brg_wish_rows_free (BrgWishRows *rows)
{
  if (rows == NULL)
    return;
  /* A row that is taken apart may still tell that its choice is another one. */
  for (guint i = 0; i < rows->watched->len; i++)
    g_signal_handlers_disconnect_by_data (rows->watched->pdata[i], rows);
  g_ptr_array_unref (rows->watched);
  g_ptr_array_unref (rows->ticks);
  g_array_unref (rows->usual);
  g_free (rows->chosen);
  g_free (rows->numbers);
  g_free (rows);
}

void
brg_wish_rows_show (BrgWishRows *rows, const BrgPaper *paper)
{
  guint wishes = paper != NULL ? paper->wishes : 0;

  g_return_if_fail (rows != NULL);

  gtk_widget_set_visible (GTK_WIDGET (rows->order), (wishes & BRG_WISH_COLUMNS) != 0);
  gtk_widget_set_visible (GTK_WIDGET (rows->columns), (wishes & BRG_WISH_COLUMNS) != 0);
  gtk_widget_set_visible (GTK_WIDGET (rows->only), (wishes & BRG_WISH_ONLY) != 0);
  gtk_widget_set_visible (GTK_WIDGET (rows->size), (wishes & BRG_WISH_SIZE) != 0);
  gtk_widget_set_visible (rows->blank_row, (wishes & BRG_WISH_BLANK) != 0);
  gtk_widget_set_visible (rows->large_row, (wishes & BRG_WISH_LARGE) != 0);
  gtk_widget_set_visible (rows->backs_row, (wishes & BRG_WISH_BACKS) != 0);
  gtk_widget_set_visible (rows->preprinted_row, (wishes & BRG_WISH_SHIFT) != 0);
  gtk_widget_set_visible (rows->covers_row, (wishes & BRG_WISH_SHIFT) != 0);
  gtk_widget_set_visible (GTK_WIDGET (rows->right), (wishes & BRG_WISH_SHIFT) != 0);
  gtk_widget_set_visible (GTK_WIDGET (rows->down), (wishes & BRG_WISH_SHIFT) != 0);
}

static gboolean
is_as_usual (BrgWishRows *rows)
{
  for (guint i = 0; i < rows->ticks->len; i++)
    if (gtk_check_button_get_active (rows->ticks->pdata[i]) !=
        g_array_index (rows->usual, gboolean, i))
      return FALSE;
  return TRUE;
}

void
brg_wish_rows_show_columns (BrgWishRows *rows,
                            const BrgSnapshot *snapshot,
                            const BrgDocumentOptions *options)
{
  guint n_columns;
  const BrgStartListColumn *columns = brg_start_list_columns (&n_columns);
  gboolean was_usual;

  g_return_if_fail (rows != NULL && snapshot != NULL && options != NULL);

  was_usual = is_as_usual (rows);
  rows->is_filling = TRUE;
  for (guint i = 0; i < n_columns; i++)
    {
      gboolean is_usual = brg_start_list_form_is_usual (snapshot, &columns[i], options);

      g_array_index (rows->usual, gboolean, i) = is_usual;
      if (was_usual)
        gtk_check_button_set_active (rows->ticks->pdata[i], is_usual);
    }
  rows->is_filling = FALSE;
}

/* Empty while the ticks are as they were. */
static const char *
choose_columns (BrgWishRows *rows)
{
  guint n_columns;
  const BrgStartListColumn *columns = brg_start_list_columns (&n_columns);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_columns; i++)
    if (gtk_check_button_get_active (rows->ticks->pdata[i]))
      g_string_append_printf (text, "%s%s", text->len > 0 ? "," : "", columns[i].id);
  if (is_as_usual (rows))
    g_string_truncate (text, 0);
  g_free (rows->chosen);
  rows->chosen = g_string_free (text, FALSE);
  return rows->chosen;
}

static const char *
choose_numbers (BrgWishRows *rows)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (rows->only));
  gboolean is_sound = brg_number_ranges_check (typed, NULL);

  if (is_sound)
    gtk_widget_remove_css_class (GTK_WIDGET (rows->only), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (rows->only), "error");
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (rows->only), GTK_ACCESSIBLE_STATE_INVALID,
      is_sound ? GTK_ACCESSIBLE_INVALID_FALSE : GTK_ACCESSIBLE_INVALID_TRUE, -1);
  g_free (rows->numbers);
  rows->numbers = g_strdup (is_sound ? typed : "");
  return rows->numbers;
}

void
brg_wish_rows_apply (BrgWishRows *rows, const BrgPaper *paper, BrgDocumentOptions *options)
{
  g_return_if_fail (rows != NULL && paper != NULL && options != NULL);

  if ((paper->wishes & BRG_WISH_COLUMNS) != 0)
    {
      guint order = adw_combo_row_get_selected (rows->order);

      options->order = order < G_N_ELEMENTS (orders) ? orders[order] : orders[0];
      options->columns = choose_columns (rows);
    }
  if ((paper->wishes & BRG_WISH_ONLY) != 0)
    options->chosen = choose_numbers (rows);
  if ((paper->wishes & BRG_WISH_SIZE) != 0)
    {
      guint size = adw_combo_row_get_selected (rows->size);

      options->card_size = size < G_N_ELEMENTS (sizes) ? sizes[size] : sizes[0];
    }
  if ((paper->wishes & BRG_WISH_BLANK) != 0)
    options->is_blank = gtk_switch_get_active (rows->blank);
  if ((paper->wishes & BRG_WISH_LARGE) != 0)
    options->is_large = gtk_switch_get_active (rows->large);
  if ((paper->wishes & BRG_WISH_BACKS) != 0)
    options->has_backs = gtk_switch_get_active (rows->backs);
  if ((paper->wishes & BRG_WISH_SHIFT) != 0)
    {
      options->is_preprinted = gtk_switch_get_active (rows->preprinted);
      options->picture_covers = gtk_switch_get_active (rows->covers);
      options->shift_right = brg_spin_row_get_value (rows->right);
      options->shift_down = brg_spin_row_get_value (rows->down);
    }
}

void
brg_wish_rows_fill (BrgWishRows *rows, const BrgPaper *paper, const BrgDocumentOptions *options)
{
  g_return_if_fail (rows != NULL && paper != NULL && options != NULL);

  for (guint i = 0; (paper->wishes & BRG_WISH_COLUMNS) != 0 && i < G_N_ELEMENTS (orders); i++)
    if (orders[i] == options->order)
      adw_combo_row_set_selected (rows->order, i);
  for (guint i = 0; (paper->wishes & BRG_WISH_SIZE) != 0 && i < G_N_ELEMENTS (sizes); i++)
    if (sizes[i] == options->card_size)
      adw_combo_row_set_selected (rows->size, i);
  gtk_switch_set_active (rows->blank, options->is_blank);
  gtk_switch_set_active (rows->large, options->is_large);
  gtk_switch_set_active (rows->backs, options->has_backs);
  gtk_switch_set_active (rows->preprinted, options->is_preprinted);
  gtk_switch_set_active (rows->covers, options->picture_covers);
  brg_spin_row_set_value (rows->right, options->shift_right);
  brg_spin_row_set_value (rows->down, options->shift_down);
}
