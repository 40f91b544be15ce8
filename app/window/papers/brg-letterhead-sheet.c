/* brg-letterhead-sheet.c - the letterhead of an event, with what it makes of a paper
 *
 * Tests: tests/gui/letterhead.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-letterhead-sheet.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-logo-file.h"
#include "brg-paper-choice.h"
#include "brg-paper-contest.h"
#include "brg-paper-file.h"
#include "brg-preview.h"
#include "brg-store-letterhead.h"
#include "brg-template.h"
#include "brg-ui.h"
#include "brg-whole-choices.h"

#define FIELDS_WIDTH 420.0
#define LEAST_TYPE 6
#define MOST_TYPE 30

struct _BrgLetterheadSheet
{
  BrgSheet parent_instance;

  GtkWidget *save_button;
  GtkWidget *fields;
  GtkWidget *approval_row_1;
  GtkWidget *approval_row_2;
  GtkWidget *approval_row_3;
  GtkWidget *approval_row_4;
  GtkWidget *foot_row;
  GtkSwitch *stamp_switch;
  AdwActionRow *left_row;
  AdwActionRow *right_row;
  GtkWidget *left_remove;
  GtkWidget *right_remove;
  AdwComboRow *paper_row;
  AdwComboRow *sheet_row;
  AdwComboRow *way_row;
  AdwComboRow *type_row;
  AdwActionRow *picture_row;
  GtkWidget *picture_remove;
  BrgPreview *preview;
  GtkLabel *fault_label;

  const BrgPaper *paper;
  gint round;
  char *language;
  BrgLetterhead *letterhead;
  gboolean has_new_picture; /* it was chosen or removed here */
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (BrgLetterheadSheet, brg_letterhead_sheet, BRG_TYPE_SHEET)

static const char *const sheets[] = { "", "a3", "a4", "a5", "letter" };

/* In the order of the row. */
static const BrgOrientation ways[] = { BRG_ORIENTATION_AUTO, BRG_ORIENTATION_PORTRAIT,
                                       BRG_ORIENTATION_LANDSCAPE };

static gint64
get_event (BrgLetterheadSheet *self)
{
  return brg_sheet_get_snapshot (BRG_SHEET (self))->event->id;
}

/* ----- What stands in the fields ----- */

static GtkWidget *
get_line (BrgLetterheadSheet *self, guint line)
{
  GtkWidget *rows[BRG_LETTERHEAD_MOST_LINES] = { self->approval_row_1, self->approval_row_2,
                                                 self->approval_row_3, self->approval_row_4 };

  return rows[line];
}

/* Empty lines at the end are none. */
static char *
dup_approval (BrgLetterheadSheet *self)
{
  g_autoptr (GString) approval = g_string_new (NULL);

  for (guint i = 0; i < BRG_LETTERHEAD_MOST_LINES; i++)
    g_string_append_printf (approval, "%s%s", i > 0 ? "\n" : "",
                            brg_ui_get_text (get_line (self, i)));
  while (approval->len > 0 && approval->str[approval->len - 1] == '\n')
    g_string_truncate (approval, approval->len - 1);
  return g_string_free (g_steal_pointer (&approval), FALSE);
}

static void
read_fields (BrgLetterheadSheet *self)
{
  g_free (self->letterhead->approval);
  self->letterhead->approval = dup_approval (self);
  g_free (self->letterhead->foot);
  self->letterhead->foot = brg_ui_dup_text (self->foot_row);
  self->letterhead->stamp = gtk_switch_get_active (self->stamp_switch);
}

/* Whether a picture can lie under the whole sheet; such a paper is no list. */
static gboolean
may_have_picture (BrgLetterheadSheet *self)
{
  return (self->paper->wishes & BRG_WISH_SHIFT) != 0;
}

static BrgPaperPrint
read_print (BrgLetterheadSheet *self)
{
  guint sheet = adw_combo_row_get_selected (self->sheet_row);
  guint type = adw_combo_row_get_selected (self->type_row);
  gboolean is_one = may_have_picture (self) || adw_combo_row_get_selected (self->paper_row) > 0;

  return (BrgPaperPrint){ is_one ? self->paper->id : BRG_EVERY_PAPER,
                          sheets[MIN (sheet, G_N_ELEMENTS (sheets) - 1)],
                          type > 0 ? (LEAST_TYPE + (gint) type - 1) * 10 : 0,
                          may_have_picture (self) && self->has_new_picture,
                          self->letterhead->picture,
                          NULL };
}

static BrgOrientation
read_way (BrgLetterheadSheet *self)
{
  return ways[MIN (adw_combo_row_get_selected (self->way_row), G_N_ELEMENTS (ways) - 1)];
}

/* ----- What it makes of the paper ----- */

static void
show_logo (AdwActionRow *row, GtkWidget *remove, GBytes *logo)
{
  g_autofree char *size = logo != NULL ? g_format_size (g_bytes_get_size (logo)) : NULL;

  adw_action_row_set_subtitle (row, size != NULL ? size : _ ("none"));
  gtk_widget_set_visible (remove, logo != NULL);
}

static void
show_paper (BrgLetterheadSheet *self)
{
  BrgPaperPrint print = read_print (self);
  g_autoptr (BrgWords) words = brg_words_open (self->language);
  g_autofree char *now = brg_paper_file_dup_now ();
  BrgPaperSource source = { .snapshot = brg_sheet_get_snapshot (BRG_SHEET (self)),
                            .store = brg_sheet_get_store (BRG_SHEET (self)),
                            .round = self->round };
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  options.printed_at = now;
  options.state = brg_paper_contest_find_state (self->paper, &source, self->round);
  options.letterhead = self->letterhead;
  options.stamp = self->letterhead->stamp;
  brg_sheet_size_from_word (*print.sheet != '\0' ? print.sheet : "a4", &options.sheet);
  options.font_size = print.type / 10.0;
  options.orientation = read_way (self);
  brg_preview_set_document (self->preview,
                            brg_paper_is_available (self->paper, &source)
                                ? brg_paper_new_document (self->paper, &source, &options, NULL)
                                : NULL);
}

static void
on_changed (BrgLetterheadSheet *self)
{
  if (self->is_filling || self->letterhead == NULL)
    return;
  read_fields (self);
  gtk_widget_set_visible (GTK_WIDGET (self->fault_label), FALSE);
  show_logo (self->left_row, self->left_remove, self->letterhead->logos[BRG_LETTERHEAD_LEFT]);
  show_logo (self->right_row, self->right_remove, self->letterhead->logos[BRG_LETTERHEAD_RIGHT]);
  show_logo (self->picture_row, self->picture_remove, self->letterhead->picture);
  show_paper (self);
}

static void
show_fault (BrgLetterheadSheet *self, const char *text)
{
  gtk_label_set_text (self->fault_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->fault_label), TRUE);
}

/* ----- Logos ----- */

static void
set_logo (BrgLetterheadSheet *self, BrgLetterheadSide side, GBytes *logo)
{
  g_clear_pointer (&self->letterhead->logos[side], g_bytes_unref);
  self->letterhead->logos[side] = logo;
  on_changed (self);
}

static void
take_logo (BrgLetterheadSheet *self, BrgLetterheadSide side, const char *path)
{
  g_autoptr (GError) error = NULL;
  GBytes *logo = path != NULL ? brg_logo_file_load (path, &error) : NULL;

  if (logo != NULL)
    set_logo (self, side, logo);
  else if (path != NULL)
    show_fault (self, error->message);
}

static void
on_left_picked (const char *path, gpointer data)
{
  take_logo (data, BRG_LETTERHEAD_LEFT, path);
}

static void
on_right_picked (const char *path, gpointer data)
{
  take_logo (data, BRG_LETTERHEAD_RIGHT, path);
}

static void
set_picture (BrgLetterheadSheet *self, GBytes *picture)
{
  g_clear_pointer (&self->letterhead->picture, g_bytes_unref);
  self->letterhead->picture = picture;
  self->has_new_picture = TRUE;
  on_changed (self);
}

static void
on_picture_picked (const char *path, gpointer data)
{
  g_autoptr (GError) error = NULL;
  GBytes *picture = path != NULL ? brg_logo_file_load_sheet (path, &error) : NULL;

  if (picture != NULL)
    set_picture (data, picture);
  else if (path != NULL)
    show_fault (data, error->message);
}

static void
pick (BrgLetterheadSheet *self, const char *title, BrgFileFunc func)
{
  const char *const filters[] = { _ ("Pictures"), "*.png;*.svg;*.jpg;*.jpeg", NULL };

  brg_ui_pick_file (GTK_WIDGET (self), title, BRG_FILE_OPEN, filters, NULL, func, self);
}

static void
on_left_clicked (BrgLetterheadSheet *self)
{
  pick (self, _ ("Logo"), on_left_picked);
}

static void
on_right_clicked (BrgLetterheadSheet *self)
{
  pick (self, _ ("Logo"), on_right_picked);
}

static void
on_picture_clicked (BrgLetterheadSheet *self)
{
  pick (self, _ ("Pictures"), on_picture_picked);
}

static void
on_picture_removed (BrgLetterheadSheet *self)
{
  set_picture (self, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->picture_row));
}

static void
on_left_removed (BrgLetterheadSheet *self)
{
  set_logo (self, BRG_LETTERHEAD_LEFT, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->left_row));
}

static void
on_right_removed (BrgLetterheadSheet *self)
{
  set_logo (self, BRG_LETTERHEAD_RIGHT, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->right_row));
}

/* ----- Filling ----- */

static void
fill_print (BrgLetterheadSheet *self)
{
  BrgPaperPrint print = read_print (self);
  BrgOrientation way = BRG_ORIENTATION_AUTO;
  g_autofree char *sheet = NULL;
  g_autoptr (GError) error = NULL;
  gint type;

  brg_paper_load_way (brg_sheet_get_store (BRG_SHEET (self)), get_event (self), print.kind, &way);
  if (!brg_store_load_paper_option (brg_sheet_get_store (BRG_SHEET (self)), get_event (self),
                                    print.kind, &sheet, &type, &error))
    {
      show_fault (self, error->message);
      return;
    }
  self->is_filling = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    if (g_str_equal (sheets[i], sheet))
      adw_combo_row_set_selected (self->sheet_row, i);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (ways[i] == way)
      adw_combo_row_set_selected (self->way_row, i);
  adw_combo_row_set_selected (self->type_row, type == 0
                                                  ? 0
                                                  : (guint) CLAMP ((type + 5) / 10 - LEAST_TYPE + 1,
                                                                   1, MOST_TYPE - LEAST_TYPE + 1));
  self->is_filling = FALSE;
}

static void
on_paper_chosen (BrgLetterheadSheet *self)
{
  if (self->is_filling || self->letterhead == NULL)
    return;
  fill_print (self);
  on_changed (self);
}

static void
fill (BrgLetterheadSheet *self)
{
  g_auto (GStrv) lines = g_strsplit (self->letterhead->approval, "\n", -1);

  self->is_filling = TRUE;
  for (guint i = 0; i < BRG_LETTERHEAD_MOST_LINES && lines[i] != NULL; i++)
    brg_ui_set_text (get_line (self, i), lines[i]);
  brg_ui_set_text (self->foot_row, self->letterhead->foot);
  gtk_switch_set_active (self->stamp_switch, self->letterhead->stamp);
  self->is_filling = FALSE;
  fill_print (self);
  on_changed (self);
}

static void
fill_choices (BrgLetterheadSheet *self)
{
  g_autoptr (GtkStringList) papers = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) types = gtk_string_list_new (NULL);

  gtk_string_list_append (papers, _ ("All lists and tables"));
  gtk_string_list_take (papers, brg_paper_dup_title (self->paper, NULL,
                                                     brg_sheet_get_snapshot (BRG_SHEET (self)),
                                                     self->round));
  gtk_string_list_append (types, C_ ("type size", "default"));
  for (gint size = LEAST_TYPE; size <= MOST_TYPE; size++)
    gtk_string_list_take (types, g_strdup_printf (_ ("%d pt"), size));
  self->is_filling = TRUE;
  adw_combo_row_set_model (self->paper_row, G_LIST_MODEL (papers));
  adw_combo_row_set_model (self->type_row, G_LIST_MODEL (types));
  self->is_filling = FALSE;
  brg_whole_choices_attach (self->paper_row);
}

/* Not written what is as it was: one act, and only when something changed. */
static gboolean
is_print_changed (BrgLetterheadSheet *self, const BrgPaperPrint *print)
{
  g_autofree char *sheet = NULL;
  gint type;

  return print->sets_picture || print->choice != NULL ||
         !brg_store_load_paper_option (brg_sheet_get_store (BRG_SHEET (self)), get_event (self),
                                       print->kind, &sheet, &type, NULL) ||
         !g_str_equal (sheet, print->sheet) || type != print->type;
}

/* NULL while the sheets lie as they did. */
static char *
dup_choice (BrgLetterheadSheet *self, const char *kind)
{
  BrgStore *store = brg_sheet_get_store (BRG_SHEET (self));
  BrgOrientation way = read_way (self);
  BrgOrientation known = BRG_ORIENTATION_AUTO;

  brg_paper_load_way (store, get_event (self), kind, &known);
  return way != known ? brg_paper_choice_dup_changed (store, get_event (self), kind, &way, NULL)
                      : NULL;
}

static void
on_save_clicked (BrgLetterheadSheet *self)
{
  BrgPaperPrint print = read_print (self);
  g_autofree char *choice = dup_choice (self, print.kind);
  g_autoptr (GError) error = NULL;

  print.choice = choice;
  read_fields (self);
  if (!brg_store_set_letterhead (brg_sheet_get_store (BRG_SHEET (self)), get_event (self),
                                 self->letterhead, is_print_changed (self, &print) ? &print : NULL,
                                 &error))
    {
      show_fault (self, error->message);
      return;
    }
  brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), TRUE, NULL);
  gtk_window_close (GTK_WINDOW (self));
}

static void
brg_letterhead_sheet_dispose (GObject *object)
{
  BrgLetterheadSheet *self = BRG_LETTERHEAD_SHEET (object);

  brg_template_silence (self);
  g_clear_pointer (&self->letterhead, brg_letterhead_free);
  g_clear_pointer (&self->language, g_free);
  G_OBJECT_CLASS (brg_letterhead_sheet_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgLetterheadSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (save_button),    CHILD (approval_row_1), CHILD (approval_row_2), CHILD (approval_row_3),
  CHILD (approval_row_4), CHILD (foot_row),       CHILD (stamp_switch),   CHILD (left_row),
  CHILD (right_row),      CHILD (left_remove),    CHILD (right_remove),   CHILD (paper_row),
  CHILD (sheet_row),      CHILD (type_row),       CHILD (preview),        CHILD (fault_label),
  CHILD (fields),         CHILD (picture_row),    CHILD (picture_remove), CHILD (way_row),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_save_clicked),    BRG_TEMPLATE_CALLBACK (on_changed),
  BRG_TEMPLATE_CALLBACK (on_left_clicked),    BRG_TEMPLATE_CALLBACK (on_right_clicked),
  BRG_TEMPLATE_CALLBACK (on_left_removed),    BRG_TEMPLATE_CALLBACK (on_right_removed),
  BRG_TEMPLATE_CALLBACK (on_paper_chosen),    BRG_TEMPLATE_CALLBACK (on_picture_clicked),
  BRG_TEMPLATE_CALLBACK (on_picture_removed),
};

static void
brg_letterhead_sheet_class_init (BrgLetterheadSheetClass *klass)
{
  g_type_ensure (BRG_TYPE_PREVIEW);
  G_OBJECT_CLASS (klass)->dispose = brg_letterhead_sheet_dispose;
  brg_template_set (klass, "brg-letterhead-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_letterhead_sheet_init (BrgLetterheadSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
brg_letterhead_sheet_present (BrgShell *shell,
                              const BrgPaper *paper,
                              gint round,
                              const char *language)
{
  BrgLetterheadSheet *self;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BRG_IS_SHELL (shell) && paper != NULL && language != NULL);

  self = g_object_new (BRG_TYPE_LETTERHEAD_SHEET, "transient-for", shell, NULL);
  self->paper = paper;
  self->round = round;
  self->language = g_strdup (language);
  fill_choices (self);
  self->letterhead =
      brg_store_load_letterhead (brg_sheet_get_store (BRG_SHEET (self)), get_event (self), &error);
  gtk_widget_set_visible (GTK_WIDGET (self->picture_row), may_have_picture (self));
  gtk_widget_set_visible (GTK_WIDGET (self->paper_row), !may_have_picture (self));
  if (self->letterhead != NULL && may_have_picture (self))
    brg_store_load_paper_picture (brg_sheet_get_store (BRG_SHEET (self)), get_event (self),
                                  paper->id, &self->letterhead->picture, NULL);
  if (self->letterhead == NULL)
    {
      self->letterhead = brg_letterhead_new ();
      show_fault (self, error->message);
    }
  else
    fill (self);
  gtk_widget_set_size_request (
      self->fields, (int) (FIELDS_WIDTH * brg_ui_get_text_scale (GTK_WIDGET (self))), -1);
  gtk_window_set_default_widget (GTK_WINDOW (self), self->save_button);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (self->approval_row_1);
}
