/* brg-money-view.c - the account of an event: income, expense, prize fund, balance
 *
 * Lines of deposits and fines are only shown: they are changed where they are kept.
 *
 * Rules: rus-draughts-2022 1.5.4, 5.4.17
 * Tests: tests/gui/jury.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-money-view.h"

#include <glib/gi18n.h>

#include "brg-columns.h"
#include "brg-money-account.h"
#include "brg-money-sheet.h"
#include "brg-money-words.h"
#include "brg-names.h"
#include "brg-narrow.h"
#include "brg-print.h"
#include "brg-sides.h"
#include "brg-store-money.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-wizard-columns.h"
#include "brg-wrap-box.h"

/* Below this width of the window at 100 % receipt and note make room. */
#define NARROW_WIDTH 1000.0

struct _BrgMoneyView
{
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkWidget *add_button;
  GtkWidget *edit_button;
  GtkWidget *remove_button;
  GtkWidget *print_button;
  GtkWidget *pane_toggle;
  BrgSides *sides;
  GtkStack *stack;
  GtkColumnView *view;
  GtkWidget *keys_label;
  GtkListBox *sums_list;
  GtkBox *remarks_box;

  BrgPage *page;      /* not owned */
  BrgMoneyBook *book; /* owned (nullable): what is stored */
  GtkStringList *items;
  GtkSingleSelection *selection;
  GtkColumnViewColumn *wide[2]; /* not owned: shown where there is room */
};

G_DEFINE_FINAL_TYPE (BrgMoneyView, brg_money_view, GTK_TYPE_WIDGET)

static BrgSnapshot *
get_snapshot (BrgMoneyView *self)
{
  return brg_page_get_snapshot (self->page);
}

/* The line of an item; NULL when the list is being changed. */
static const BrgMoneyLine *
get_line (BrgMoneyView *self, gpointer item)
{
  guint index = (guint) g_ascii_strtoull (gtk_string_object_get_string (item), NULL, 10);

  return self->book != NULL && index < self->book->lines->len ? self->book->lines->pdata[index]
                                                              : NULL;
}

static const BrgMoneyLine *
get_selected (BrgMoneyView *self)
{
  gpointer item = gtk_single_selection_get_selected_item (self->selection);

  return item != NULL ? get_line (self, item) : NULL;
}

/* ----- Cells ----- */

static char *
dup_day (gpointer item, gpointer data)
{
  const BrgMoneyLine *line = get_line (data, item);

  return line != NULL && *line->day != '\0' ? brg_names_dup_day (line->day) : g_strdup ("");
}

static char *
dup_name (gpointer item, gpointer data)
{
  const BrgMoneyLine *line = get_line (data, item);

  return g_strdup (line != NULL ? line->name : "");
}

static char *
dup_kind (gpointer item, gpointer data)
{
  const BrgMoneyLine *line = get_line (data, item);

  if (line == NULL)
    return g_strdup ("");
  return g_strdup (line->row != NULL ? brg_money_form_kind (brg_ui_get_words (), line->row->kind)
                                     : brg_money_form_side (brg_ui_get_words (), line->side));
}

static char *
dup_receipt (gpointer item, gpointer data)
{
  const BrgMoneyLine *line = get_line (data, item);

  return g_strdup (line != NULL ? line->receipt : "");
}

static char *
dup_note (gpointer item, gpointer data)
{
  const BrgMoneyLine *line = get_line (data, item);

  return g_strdup (line != NULL ? line->note : "");
}

static char *
dup_amount (gpointer item, guint side, gpointer data)
{
  const BrgMoneyLine *line = get_line (data, item);
  gboolean is_out = line != NULL && line->side == BRG_MONEY_OUT;

  if (line == NULL || is_out != (side == BRG_MONEY_OUT))
    return g_strdup ("");
  return brg_money_words_amount (line->amount, brg_ui_get_words ());
}

/* What is not summed is grey. */
static void
mark_amount (GtkWidget *label, gpointer item, gpointer data)
{
  const BrgMoneyLine *line = get_line (data, item);

  brg_ui_set_class (label, "brg-dim", line != NULL && line->side > BRG_MONEY_OUT);
}

static void
add_columns (BrgMoneyView *self)
{
  const BrgColumn columns[] = {
    { _ ("Day"), BRG_COLUMN_LEFT, 10, .dup_text = dup_day },
    { C_ ("money", "What"), BRG_COLUMN_LEFT, 16, "brg-strong", .dup_text = dup_name,
      .expands = TRUE, .n_lines = 2 },
    { C_ ("money", "For what"), BRG_COLUMN_LEFT, 14, "brg-dim", .dup_text = dup_kind,
      .expands = TRUE, .n_lines = 2 },
    { C_ ("money", "Income"), BRG_COLUMN_RIGHT, 9, .dup_field = dup_amount, .field = BRG_MONEY_IN,
      .mark = mark_amount },
    { C_ ("money", "Expense"), BRG_COLUMN_RIGHT, 9, .dup_field = dup_amount,
      .field = BRG_MONEY_OUT },
    { C_ ("money", "Receipt"), BRG_COLUMN_LEFT, 8, "brg-dim", .dup_text = dup_receipt,
      .place = &self->wide[0] },
    { C_ ("money", "Note"), BRG_COLUMN_LEFT, 8, "brg-dim", .dup_text = dup_note, .expands = TRUE,
      .place = &self->wide[1] },
  };

  brg_columns_add_all (self->view, columns, G_N_ELEMENTS (columns), self);
}

/* ----- The pane ----- */

static void
add_sum (BrgMoneyView *self, const char *name, const char *amount)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *label = gtk_label_new (amount);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_add_css_class (label, "brg-strong");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_append (self->sums_list, row);
}

static void
show_sums (BrgMoneyView *self)
{
  g_autoptr (GPtrArray) sums = brg_money_form_list_sums (self->book, brg_ui_get_words ());
  GtkWidget *child;

  brg_ui_clear (self->sums_list);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->remarks_box))) != NULL)
    gtk_box_remove (self->remarks_box, child);
  for (guint i = 0; i + 1 < sums->len; i += 2)
    add_sum (self, sums->pdata[i], sums->pdata[i + 1]);
  for (guint i = 0; i < self->book->remarks->len; i++)
    {
      GtkWidget *label = gtk_label_new (self->book->remarks->pdata[i]);

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 34);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_widget_add_css_class (label, "error");
      gtk_box_append (self->remarks_box, label);
    }
}

static void
show_selected (BrgMoneyView *self)
{
  const BrgMoneyLine *line = get_selected (self);
  gboolean may = line != NULL && line->row != NULL && gtk_widget_get_sensitive (self->add_button);

  gtk_widget_set_sensitive (self->edit_button, may);
  gtk_widget_set_sensitive (self->remove_button, may);
}

static void
fill_items (BrgMoneyView *self, guint position)
{
  guint n_lines = self->book->lines->len;
  g_autoptr (GPtrArray) numbers = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n_lines; i++)
    g_ptr_array_add (numbers, g_strdup_printf ("%u", i));
  g_ptr_array_add (numbers, NULL);
  gtk_string_list_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                          (const char *const *) numbers->pdata);
  gtk_stack_set_visible_child_name (self->stack, n_lines > 0 ? "table" : "empty");
  if (n_lines > 0)
    gtk_single_selection_set_selected (self->selection, MIN (position, n_lines - 1));
}

void
brg_money_view_refresh (BrgMoneyView *self, BrgSnapshot *snapshot)
{
  guint position = gtk_single_selection_get_selected (self->selection);
  BrgMoneyBook *book;
  gboolean had_focus;

  g_return_if_fail (BRG_IS_MONEY_VIEW (self) && snapshot != NULL);

  book = brg_money_account_load (brg_session_get_store (brg_page_get_session (self->page)),
                                 snapshot, brg_ui_get_words (), NULL);
  if (book == NULL)
    return;
  had_focus = brg_ui_has_focus_within (self->view);
  g_clear_pointer (&self->book, brg_money_book_free);
  self->book = book;
  gtk_widget_set_sensitive (self->add_button, snapshot->event->state == BRG_EVENT_OPEN);
  gtk_widget_set_sensitive (self->print_button, book->lines->len > 0);
  fill_items (self, position == GTK_INVALID_LIST_POSITION ? 0 : position);
  show_sums (self);
  show_selected (self);
  if (had_focus)
    brg_money_view_take_focus (self);
}

void
brg_money_view_take_focus (BrgMoneyView *self)
{
  g_return_if_fail (BRG_IS_MONEY_VIEW (self));

  if (get_selected (self) != NULL)
    brg_wizard_columns_move_focus (self->view, gtk_single_selection_get_selected (self->selection));
  else
    gtk_widget_grab_focus (self->add_button);
}

/* ----- What is done ----- */

static void
on_add_clicked (BrgMoneyView *self)
{
  if (gtk_widget_get_sensitive (self->add_button))
    brg_money_sheet_present (brg_shell_find (GTK_WIDGET (self)), NULL);
}

static void
on_edit_clicked (BrgMoneyView *self)
{
  const BrgMoneyLine *line = get_selected (self);

  if (line != NULL && line->row != NULL && gtk_widget_get_sensitive (self->add_button))
    brg_money_sheet_present (brg_shell_find (GTK_WIDGET (self)), line->row);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
on_activated (BrgMoneyView *self, guint position G_GNUC_UNUSED)
{
  on_edit_clicked (self);
}

static void
on_remove_clicked (BrgMoneyView *self)
{
  BrgSession *session = brg_page_get_session (self->page);
  const BrgMoneyLine *line = get_selected (self);
  GError *error = NULL;
  gboolean done;

  if (line == NULL || line->row == NULL || !gtk_widget_get_sensitive (self->add_button))
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  done = brg_store_remove_money (brg_session_get_store (session), get_snapshot (self)->event->id,
                                 line->row->id, &error);
  brg_session_finish (session, done, error);
}

static void
on_print_clicked (BrgMoneyView *self)
{
  brg_money_view_print (self);
}

/* While nothing is entered there is no table that could have the focus. */
static gboolean
on_add_key (BrgMoneyView *self, guint keyval, guint keycode G_GNUC_UNUSED, GdkModifierType state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 ||
      (keyval != GDK_KEY_plus && keyval != GDK_KEY_KP_Add && keyval != GDK_KEY_Insert &&
       keyval != GDK_KEY_KP_Insert))
    return GDK_EVENT_PROPAGATE;
  on_add_clicked (self);
  return GDK_EVENT_STOP;
}

static gboolean
on_key_pressed (BrgMoneyView *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval != GDK_KEY_Delete && keyval != GDK_KEY_KP_Delete)
    return GDK_EVENT_PROPAGATE;
  on_remove_clicked (self);
  return GDK_EVENT_STOP;
}

char *
brg_money_view_dup_subtitle (BrgMoneyView *self)
{
  g_autofree char *balance = NULL;
  gint64 left;

  g_return_val_if_fail (BRG_IS_MONEY_VIEW (self), NULL);

  if (self->book == NULL || self->book->lines->len == 0)
    return g_strdup (_ ("no money is entered"));
  left = self->book->income - self->book->expense;
  balance = brg_money_words_sum (ABS (left), self->book->currency, brg_ui_get_words ());
  /* Translators: sign and amount of what is left, "−" or nothing */
  return g_strdup_printf (_ ("Balance: %s%s"), left < 0 ? "−" : "", balance);
}

void
brg_money_view_print (BrgMoneyView *self)
{
  BrgPaperSource source;

  g_return_if_fail (BRG_IS_MONEY_VIEW (self));

  source = (BrgPaperSource){ .snapshot = get_snapshot (self),
                             .store = brg_session_get_store (brg_page_get_session (self->page)) };
  if (source.snapshot != NULL)
    brg_print_paper (GTK_WIDGET (self), "money", &source);
}

static void
on_narrow_changed (gboolean is_narrow, gpointer data)
{
  BrgMoneyView *self = data;

  for (guint i = 0; i < G_N_ELEMENTS (self->wide); i++)
    gtk_column_view_column_set_visible (self->wide[i], !is_narrow);
  gtk_widget_set_visible (self->keys_label, !is_narrow);
}

static void
brg_money_view_dispose (GObject *object)
{
  BrgMoneyView *self = BRG_MONEY_VIEW (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->book, brg_money_book_free);
  G_OBJECT_CLASS (brg_money_view_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgMoneyView, name)

static const BrgTemplateChild children[] = {
  CHILD (content),      CHILD (add_button),  CHILD (edit_button), CHILD (remove_button),
  CHILD (print_button), CHILD (pane_toggle), CHILD (sides),       CHILD (stack),
  CHILD (view),         CHILD (keys_label),  CHILD (sums_list),   CHILD (remarks_box),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_activated),     BRG_TEMPLATE_CALLBACK (on_add_clicked),
  BRG_TEMPLATE_CALLBACK (on_edit_clicked),  BRG_TEMPLATE_CALLBACK (on_remove_clicked),
  BRG_TEMPLATE_CALLBACK (on_print_clicked),
};

static void
brg_money_view_class_init (BrgMoneyViewClass *klass)
{
  g_type_ensure (BRG_TYPE_SIDES);
  g_type_ensure (BRG_TYPE_WRAP_BOX);
  G_OBJECT_CLASS (klass)->dispose = brg_money_view_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  brg_template_set (klass, "brg-money-view", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_money_view_init (BrgMoneyView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_columns (self);
  self->items = gtk_string_list_new (NULL);
  self->selection = brg_columns_set_model (self->view, G_LIST_MODEL (self->items));
  g_signal_connect_swapped (self->selection, "notify::selected", G_CALLBACK (show_selected), self);
  brg_ui_add_keys (self->view, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  brg_ui_add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_add_key), self);
  /* Narrow until its room is known: a page may be wider than the screen before that. */
  on_narrow_changed (TRUE, self);
  brg_narrow_watch (GTK_WIDGET (self), NARROW_WIDTH, on_narrow_changed, self);
  brg_sides_show_while_folded (self->sides, self->pane_toggle);
}

void
brg_money_view_set_page (BrgMoneyView *self, BrgPage *page)
{
  g_return_if_fail (BRG_IS_MONEY_VIEW (self) && BRG_IS_PAGE (page));

  self->page = page;
}
