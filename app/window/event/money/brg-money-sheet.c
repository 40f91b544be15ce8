/* brg-money-sheet.c - a payment: what it is, how much, when
 *
 * Tests: tests/gui/jury.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-money-sheet.h"

#include <glib/gi18n.h>

#include "brg-category-presets.h"
#include "brg-date-text.h"
#include "brg-money-form.h"
#include "brg-money-words.h"
#include "brg-names.h"
#include "brg-store-money.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-whole-choices.h"

struct _BrgMoneySheet
{
  BrgSheet parent_instance;

  GtkWidget *save_button;
  AdwComboRow *kind_row;
  GtkWidget *name_row;
  GtkWidget *amount_row;
  GtkWidget *day_row;
  GtkWidget *receipt_row;
  GtkWidget *note_row;
  GtkLabel *fault_label;

  gint64 id; /* of the payment that is changed, 0 for a new one */
};

G_DEFINE_FINAL_TYPE (BrgMoneySheet, brg_money_sheet, BRG_TYPE_SHEET)

static void
show_fault (BrgMoneySheet *self, GtkWidget *field, const char *text)
{
  gtk_label_set_text (self->fault_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->fault_label), TRUE);
  gtk_widget_grab_focus (field);
}

static void
take (char **text, GtkWidget *field)
{
  g_free (*text);
  *text = brg_ui_dup_text (field);
}

/* A day without a year is in the year of the event. */
static char *
dup_day (BrgMoneySheet *self, const char *text)
{
  const BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  g_autofree char *with_year = NULL;
  char *day = brg_date_text_normalise (text);

  if (day != NULL && strlen (day) == strlen ("YYYY-MM-DD"))
    return day;
  g_free (day);
  with_year = g_strdup_printf ("%s.%.4s", text, snapshot->event->starts);
  day = brg_date_text_normalise (with_year);
  if (day != NULL && strlen (day) == strlen ("YYYY-MM-DD"))
    return day;
  g_free (day);
  return NULL;
}

/* (nullable) (transfer full): what stands in the fields; NULL when something is in fault, which is
 * told then. */
static BrgMoneyRow *
read_fields (BrgMoneySheet *self)
{
  g_autoptr (BrgMoneyRow) row = brg_money_row_new (adw_combo_row_get_selected (self->kind_row));
  const char *day = brg_ui_get_text (self->day_row);

  row->id = self->id;
  take (&row->name, self->name_row);
  take (&row->receipt, self->receipt_row);
  take (&row->note, self->note_row);
  if (*row->name == '\0')
    {
      show_fault (self, self->name_row, _ ("Say what the money was for."));
      return NULL;
    }
  if (!brg_category_parse_amount (brg_ui_get_text (self->amount_row), &row->amount) ||
      row->amount == 0)
    {
      show_fault (self, self->amount_row, _ ("Enter an amount: 1500 or 1500.50."));
      return NULL;
    }
  if (*day != '\0')
    {
      g_free (row->day);
      row->day = dup_day (self, day);
      if (row->day == NULL)
        {
          row->day = g_strdup ("");
          show_fault (self, self->day_row, _ ("Not a day. Write 21.11.2026 or 2026-11-21."));
          return NULL;
        }
    }
  return g_steal_pointer (&row);
}

static void
on_save_clicked (BrgMoneySheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  g_autoptr (BrgMoneyRow) row = read_fields (self);
  g_autoptr (GError) error = NULL;

  if (row == NULL)
    return;
  if (!brg_store_put_money (brg_session_get_store (session), snapshot->event->id, row, &error))
    {
      show_fault (self, self->name_row, error->message);
      return;
    }
  brg_session_finish (session, TRUE, NULL);
  gtk_window_close (GTK_WINDOW (self));
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgMoneySheet, name)

static const BrgTemplateChild children[] = {
  CHILD (save_button), CHILD (kind_row),    CHILD (name_row), CHILD (amount_row),
  CHILD (day_row),     CHILD (receipt_row), CHILD (note_row), CHILD (fault_label),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_save_clicked),
};

static void
brg_money_sheet_class_init (BrgMoneySheetClass *klass)
{
  brg_template_set (klass, "brg-money-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_money_sheet_init (BrgMoneySheet *self)
{
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint kind = 0; kind < BRG_N_MONEY_KINDS; kind++)
    {
      const char *name = brg_money_form_kind (brg_ui_get_words (), kind);
      const char *side = brg_money_form_side (
          brg_ui_get_words (), brg_money_kind_is_income (kind) ? BRG_MONEY_IN : BRG_MONEY_OUT);
      /* Translators: what money is for, income or expense */
      g_autofree char *whole = g_strdup_printf (_ ("%s, %s"), name, side);

      gtk_string_list_append (kinds, whole);
    }
  adw_combo_row_set_model (self->kind_row, G_LIST_MODEL (kinds));
  brg_whole_choices_attach (self->kind_row);
}

static void
fill (BrgMoneySheet *self, const BrgMoneyRow *row)
{
  g_autofree char *amount = brg_money_words_amount (row->amount, brg_ui_get_words ());
  g_autofree char *day = *row->day != '\0' ? brg_names_dup_day (row->day) : g_strdup ("");

  self->id = row->id;
  adw_combo_row_set_selected (self->kind_row, row->kind);
  brg_ui_set_text (self->name_row, row->name);
  brg_ui_set_text (self->amount_row, amount);
  brg_ui_set_text (self->day_row, day);
  brg_ui_set_text (self->receipt_row, row->receipt);
  brg_ui_set_text (self->note_row, row->note);
}

void
brg_money_sheet_present (BrgShell *shell, const BrgMoneyRow *row)
{
  BrgMoneySheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  self = g_object_new (BRG_TYPE_MONEY_SHEET, "transient-for", shell, NULL);
  if (row != NULL)
    fill (self, row);
  gtk_window_set_default_widget (GTK_WINDOW (self), self->save_button);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (row == NULL ? GTK_WIDGET (self->kind_row) : self->name_row);
}
