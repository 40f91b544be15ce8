/* brg-report-check-sheet.c - what a report lacks, before its file is written
 *
 * Tests: tests/gui/ratings.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-report-check-sheet.h"

#include <glib/gi18n.h>

#include "brg-chip.h"
#include "brg-report-check.h"
#include "brg-template.h"

struct _BrgReportCheckSheet
{
  BrgSheet parent_instance;

  GtkLabel *summary_label;
  GtkListBox *list;

  GPtrArray *findings; /* element-type BrgReportFinding, owned */
  BrgSheet *parent;    /* not owned: this sheet goes with it */
  BrgReportSaveFunc save;
  gpointer data;
};

G_DEFINE_FINAL_TYPE (BrgReportCheckSheet, brg_report_check_sheet, BRG_TYPE_SHEET)

static const BrgChipKind chips[BRG_N_REPORT_LEVELS] = {
  [BRG_REPORT_ERROR] = BRG_CHIP_ERROR,
  [BRG_REPORT_WARNING] = BRG_CHIP_WARN,
  [BRG_REPORT_NOTE] = BRG_CHIP_INFO,
};

static GtkWidget *
make_row (const BrgReportFinding *finding)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (finding->text);
  const char *level = brg_report_level_describe (finding->level);
  g_autofree char *spoken = g_strdup_printf ("%s. %s", level, finding->text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), brg_chip_new (chips[finding->level], NULL, level));
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_add_css_class (box, "brg-sheet");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return row;
}

static void
show_findings (BrgReportCheckSheet *self)
{
  guint n_errors = brg_report_check_count (self->findings, BRG_REPORT_ERROR);
  guint n_warnings = brg_report_check_count (self->findings, BRG_REPORT_WARNING);
  guint n_notes = brg_report_check_count (self->findings, BRG_REPORT_NOTE);
  g_autofree char *summary =
      /* Translators: three numbers */
      g_strdup_printf (
          _ ("Errors: %u, warnings: %u, remarks: %u. Enter goes to where it is mended."), n_errors,
          n_warnings, n_notes);

  gtk_label_set_text (self->summary_label, summary);
  for (guint i = 0; i < self->findings->len; i++)
    gtk_list_box_append (self->list, make_row (self->findings->pdata[i]));
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, 0)));
}

static void
on_row_activated (BrgReportCheckSheet *self, GtkListBoxRow *row)
{
  const BrgReportFinding *finding = self->findings->pdata[gtk_list_box_row_get_index (row)];
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));
  GtkWindow *parent = GTK_WINDOW (self->parent);
  const char *page = finding->page;
  g_autofree char *target = g_strdup (finding->target);

  gtk_window_destroy (GTK_WINDOW (self));
  gtk_window_destroy (parent);
  brg_shell_go (shell, page, target);
}

static void
on_save_clicked (BrgReportCheckSheet *self)
{
  BrgReportSaveFunc save = self->save;
  gpointer data = self->data;

  gtk_window_destroy (GTK_WINDOW (self));
  save (data);
}

static void
brg_report_check_sheet_finalize (GObject *object)
{
  g_clear_pointer (&BRG_REPORT_CHECK_SHEET (object)->findings, g_ptr_array_unref);
  G_OBJECT_CLASS (brg_report_check_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgReportCheckSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (summary_label),
  CHILD (list),
};

static void
brg_report_check_sheet_class_init (BrgReportCheckSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_report_check_sheet_finalize;
  brg_template_set (klass, "brg-report-check-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_row_activated);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_save_clicked);
}

static void
brg_report_check_sheet_init (BrgReportCheckSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
brg_report_check_sheet_present (BrgSheet *parent,
                                const BrgSnapshot *snapshot,
                                BrgReportSaveFunc save,
                                gpointer data)
{
  g_autoptr (GPtrArray) findings = NULL;
  BrgReportCheckSheet *self;

  g_return_if_fail (BRG_IS_SHEET (parent) && snapshot != NULL && save != NULL);

  findings = brg_report_check (snapshot);
  if (findings->len == 0)
    {
      save (data);
      return;
    }
  self = g_object_new (BRG_TYPE_REPORT_CHECK_SHEET, "transient-for", parent, NULL);
  self->findings = g_steal_pointer (&findings);
  self->parent = parent;
  self->save = save;
  self->data = data;
  show_findings (self);
  gtk_window_present (GTK_WINDOW (self));
}
