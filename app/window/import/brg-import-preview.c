/* brg-import-preview.c - rows of a table before they are taken in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-import-preview.h"

#include <glib/gi18n.h>

#include "brg-columns.h"
#include "brg-date-text.h"
#include "brg-disqualified.h"
#include "brg-import-headings.h"
#include "brg-import-row.h"
#include "brg-import-words.h"
#include "brg-names.h"
#include "brg-store-disqualifications.h"
#include "brg-template.h"
#include "brg-ui.h"

struct _BrgImportPreview
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkLabel *kind_label;
  GtkCheckButton *header_check;
  GtkWidget *encoding_box;
  GtkDropDown *encoding_drop;
  GtkScrolledWindow *heading_scroller;
  GtkBox *headings;
  GtkScrolledWindow *scroller;
  GtkColumnView *view;
  GtkSingleSelection *selection;
  GListStore *rows;
  GtkWidget *notice;
  GtkImage *notice_icon;
  GtkLabel *notice_label;
  GtkLabel *known_label;
  GtkButton *skip_button;
  GtkLabel *counts_label;
  GtkLabel *outcome_label;

  BrgImportFile *file; /* not owned */
  GPtrArray *entries;  /* owned reference, may be NULL */
  BrgEvent *event;     /* owned; theirs, may be NULL */
  BrgStore *store;     /* not owned; where they are, may be NULL */
  gboolean into_teams;
  gboolean is_showing;
};

G_DEFINE_FINAL_TYPE (BrgImportPreview, brg_import_preview, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What is said */

static char *
dup_kind (const BrgImportFile *file)
{
  static const struct
  {
    char separator;
    const char *words;
  } separators[] = {
    { ',', N_ ("Table with commas") },
    { ';', N_ ("Table with semicolons") },
    { '\t', N_ ("Table with tabs") },
    { '|', N_ ("Table with vertical bars") },
  };

  if (file->csv->n_columns <= 1)
    return g_strdup (_ ("List in one column"));
  for (guint i = 0; i < G_N_ELEMENTS (separators); i++)
    if (separators[i].separator == file->csv->separator)
      return g_strdup (_ (separators[i].words));
  return g_strdup (_ ("Table"));
}

static void
add_count (GString *text, guint count, char *words)
{
  if (count > 0)
    g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", words);
  g_free (words);
}

static char *
dup_counts (const BrgImportFile *file)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n[BRG_N_IMPORT_ROW_STATES] = { 0 };
  guint n_doubts;
  guint n_completed;

  for (guint i = 0; i < file->table->rows->len; i++)
    n[brg_import_file_get_state (file, i)]++;
  n_completed = n[BRG_IMPORT_ROW_COMPLETES] + n[BRG_IMPORT_ROW_COMPLETES_IN_DOUBT];
  n_doubts = n[BRG_IMPORT_ROW_COMPLETES_IN_DOUBT] + n[BRG_IMPORT_ROW_PERHAPS_KNOWN] +
             n[BRG_IMPORT_ROW_DOUBTFUL];
  add_count (text, n[BRG_IMPORT_ROW_NEW],
             g_strdup_printf (ngettext ("%u new", "%u new", n[BRG_IMPORT_ROW_NEW]),
                              n[BRG_IMPORT_ROW_NEW]));
  add_count (text, n_completed,
             g_strdup_printf (ngettext ("%u completed", "%u completed", n_completed), n_completed));
  add_count (text, n[BRG_IMPORT_ROW_KNOWN],
             g_strdup_printf (ngettext ("%u already in the list", "%u already in the list",
                                        n[BRG_IMPORT_ROW_KNOWN]),
                              n[BRG_IMPORT_ROW_KNOWN]));
  add_count (text, n[BRG_IMPORT_ROW_LEFT_OUT],
             g_strdup_printf (ngettext ("%u skipped", "%u skipped", n[BRG_IMPORT_ROW_LEFT_OUT]),
                              n[BRG_IMPORT_ROW_LEFT_OUT]));
  add_count (text, n[BRG_IMPORT_ROW_UNDECIDED],
             g_strdup_printf (ngettext ("%u skipped in doubt", "%u skipped in doubt",
                                        n[BRG_IMPORT_ROW_UNDECIDED]),
                              n[BRG_IMPORT_ROW_UNDECIDED]));
  add_count (text, n_doubts,
             g_strdup_printf (ngettext ("%u doubtful", "%u doubtful", n_doubts), n_doubts));
  add_count (text, n[BRG_IMPORT_ROW_BAD],
             g_strdup_printf (ngettext ("%u unusable", "%u unusable", n[BRG_IMPORT_ROW_BAD]),
                              n[BRG_IMPORT_ROW_BAD]));
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE)
                       : g_strdup (_ ("No players"));
}

/* The row as it was understood: "Ivanov Petr, GM, 2400, 1990, Moscow". */
static char *
dup_player (const BrgEntry *entry)
{
  g_autofree char *name = brg_entry_dup_full_name (entry);
  g_autofree char *rating = entry->rating > 0 ? g_strdup_printf ("%d", entry->rating) : NULL;
  g_autofree char *birth = brg_names_dup_day (entry->birth);
  const char *const parts[] = { name,  entry->title,      rating != NULL ? rating : "",
                                birth, entry->federation, entry->organisation };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (*parts[i] != '\0')
      g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", parts[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
dup_known (BrgImportPreview *self, guint row)
{
  gint index = self->file->known != NULL ? self->file->known[row] : -1;
  g_autofree char *player = NULL;
  const char *doubt;

  if (index < 0 || self->entries == NULL || index >= (gint) self->entries->len)
    return g_strdup (brg_import_words_get_doubt (self->file, row));
  player = dup_player (self->entries->pdata[index]);
  if (self->file->completes[row])
    {
      g_autofree char *lacks = brg_import_words_dup_lacks (self->file, row);

      /* Translators: a player with title, rating and so on; what he gets, “Coach, Passport” */
      return g_strdup_printf (_ ("Already in the list: %s. Will be filled in: %s"), player, lacks);
    }
  doubt = brg_import_words_get_doubt (self->file, row);
  if (doubt != NULL)
    /* Translators: a player with title, rating and so on; a sentence that says why */
    return g_strdup_printf (_ ("Perhaps already in the list: %s — %s"), player, doubt);
  /* Translators: %s is a player with title, rating and so on */
  return g_strdup_printf (_ ("Already in the list: %s"), player);
}

/* @known: (nullable): a second line. */
static void
set_notice (BrgImportPreview *self,
            const char *css_class,
            const char *icon_name,
            const char *text,
            const char *known)
{
  static const char *const classes[] = { "info", "warn", "error" };

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    brg_ui_set_class (self->notice, classes[i], g_strcmp0 (classes[i], css_class) == 0);
  gtk_image_set_from_icon_name (self->notice_icon, icon_name);
  gtk_widget_set_visible (GTK_WIDGET (self->notice_icon), icon_name != NULL);
  gtk_label_set_text (self->notice_label, text);
  gtk_label_set_text (self->known_label, known != NULL ? known : "");
  gtk_widget_set_visible (GTK_WIDGET (self->known_label), known != NULL);
}

/* rus-draughts-2022 1.5.10: who is disqualified is named before he is taken in. */
static char *
dup_barred (BrgImportPreview *self, guint row)
{
  const BrgDisqualification *found =
      self->file->barred != NULL ? self->file->barred->pdata[row] : NULL;
  g_autofree char *day = found != NULL ? brg_names_dup_day (found->last_day) : NULL;

  return found != NULL ? brg_disqualified_dup_sentence (found, day) : NULL;
}

static void
show_row_notice (BrgImportPreview *self, guint row)
{
  const BrgPlayerRow *player = self->file->table->rows->pdata[row];
  const BrgPlayerProblem *problem = brg_import_file_find_problem (self->file, (gint) row);
  g_autofree char *known = dup_known (self, row);
  g_autofree char *barred = dup_barred (self, row);

  if (barred != NULL && (problem == NULL || !problem->is_error))
    set_notice (self, "error", "dialog-warning-symbolic", barred, known);
  else if (problem != NULL)
    {
      g_autofree char *problems = brg_import_words_dup_problems (self->file, (gint) row);

      set_notice (self, problem->is_error ? "error" : "warn",
                  problem->is_error ? "dialog-error-symbolic" : "dialog-question-symbolic",
                  problems, known);
    }
  else if (known != NULL)
    set_notice (self, "warn", "dialog-question-symbolic", known, NULL);
  else
    {
      g_autofree char *text = dup_player (player->entry);

      set_notice (self, NULL, NULL, text, NULL);
    }
}

/* One row at a time, by the mouse as well. */
static void
show_skip (BrgImportPreview *self, BrgImportRow *item)
{
  guint row = item != NULL ? brg_import_row_get_index (item) : 0;
  const BrgPlayerRow *player = item != NULL && row < self->file->table->rows->len
                                   ? self->file->table->rows->pdata[row]
                                   : NULL;
  g_autofree char *label = NULL;
  gboolean is_left_out;

  gtk_widget_set_visible (GTK_WIDGET (self->skip_button), player != NULL);
  if (player == NULL)
    return;
  is_left_out = player->is_skipped && !self->file->completes[row];
  label = g_strdup_printf (is_left_out ? _ ("Include row %u") : _ ("Skip row %u"), player->line);
  gtk_button_set_label (self->skip_button, label);
}

static void
show_notice (BrgImportPreview *self)
{
  const BrgPlayerProblem *problem = brg_import_file_find_problem (self->file, -1);
  BrgImportRow *item = gtk_single_selection_get_selected_item (self->selection);

  if (problem != NULL)
    {
      g_autofree char *text = brg_import_words_dup_problem (self->file, problem);

      set_notice (self, "error", "dialog-error-symbolic", text, NULL);
    }
  else if (item != NULL)
    show_row_notice (self, brg_import_row_get_index (item));
  else
    set_notice (self, NULL, NULL, "", NULL);
  show_skip (self, item);
}

/* The table */

static void
show_rows (BrgImportPreview *self)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  guint selected = gtk_single_selection_get_selected (self->selection);

  for (guint i = 0; i < self->file->table->rows->len; i++)
    g_ptr_array_add (items, brg_import_row_new (self->file, i));
  g_list_store_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)),
                       items->pdata, items->len);
  if (items->len > 0)
    gtk_single_selection_set_selected (self->selection, selected < items->len ? selected : 0);
}

static void
show_counts (BrgImportPreview *self)
{
  g_autofree char *counts = dup_counts (self->file);
  g_autofree char *outcome = brg_import_words_dup_outcome (self->file, self->into_teams);

  gtk_label_set_text (self->counts_label, counts);
  gtk_label_set_text (self->outcome_label, outcome);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* After the file was read in another way. Items of the old reading must not be asked any more. */
static void
show_reading (BrgImportPreview *self)
{
  g_autofree char *today = brg_date_text_dup_today ();
  g_autoptr (GPtrArray) disqualifications =
      self->store != NULL ? brg_store_list_disqualifications (self->store, NULL) : NULL;

  brg_import_file_compare (self->file, self->entries, self->store);
  if (disqualifications != NULL)
    brg_import_file_bar (self->file, disqualifications, self->event, today);
  self->is_showing = TRUE;
  gtk_check_button_set_active (self->header_check,
                               self->file->mapping->header_row != BRG_NO_HEADER);
  gtk_drop_down_set_selected (self->encoding_drop, self->file->encoding);
  self->is_showing = FALSE;
  show_rows (self);
  show_notice (self);
  show_counts (self);
}

static void
on_field_chosen (guint column, BrgPlayerField field, gpointer data)
{
  BrgImportPreview *self = data;

  brg_import_file_set_field (self->file, column, field);
  brg_import_headings_show (self->headings, self->file);
  show_reading (self);
}

static void
build_columns (BrgImportPreview *self)
{
  g_list_store_remove_all (self->rows);
  brg_import_headings_build (self->headings, self->view, self->file, on_field_chosen, self);
}

static void
on_header_toggled (BrgImportPreview *self)
{
  if (self->is_showing || self->file == NULL)
    return;
  brg_import_file_set_has_header (self->file, gtk_check_button_get_active (self->header_check));
  brg_import_headings_show (self->headings, self->file);
  show_reading (self);
}

/* A choice in which the file cannot be read is told, and the old one stays. */
static void
on_encoding_chosen (BrgImportPreview *self)
{
  BrgEncoding encoding = gtk_drop_down_get_selected (self->encoding_drop);
  g_autoptr (GError) error = NULL;

  if (self->is_showing || self->file == NULL || encoding == self->file->encoding)
    return;
  g_list_store_remove_all (self->rows);
  if (!brg_import_file_set_encoding (self->file, encoding, &error))
    {
      /* Translators: %s is an encoding, “Windows-1251” */
      g_autofree char *heading =
          g_strdup_printf (_ ("The file is not in %s"), brg_encoding_get_name (encoding));
      g_autofree char *fault = brg_format_error_dup_words (error);

      brg_ui_tell (GTK_WIDGET (self), heading, fault);
    }
  build_columns (self);
  show_reading (self);
}

static void
focus_row (BrgImportPreview *self, guint position)
{
  GtkWidget *list = gtk_widget_get_last_child (GTK_WIDGET (self->view));
  GtkWidget *row;

  gtk_single_selection_set_selected (self->selection, position);
  gtk_widget_activate_action (list, "list.scroll-to-item", "u", position);
  row = brg_columns_find_selected (list);
  gtk_widget_grab_focus (row != NULL ? row : GTK_WIDGET (self->view));
}

void
brg_import_preview_next_problem (BrgImportPreview *self)
{
  guint selected;
  gint next;

  g_return_if_fail (BRG_IS_IMPORT_PREVIEW (self));

  selected = gtk_single_selection_get_selected (self->selection);
  next = brg_import_file_next_problem (
      self->file, selected == GTK_INVALID_LIST_POSITION ? -1 : (gint) selected);
  if (next >= 0)
    focus_row (self, (guint) next);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
toggle_selected (BrgImportPreview *self)
{
  BrgImportRow *item = gtk_single_selection_get_selected_item (self->selection);

  if (item == NULL)
    return;
  brg_import_file_toggle_row (self->file, brg_import_row_get_index (item));
  brg_row_item_revise (BRG_ROW_ITEM (item));
  show_notice (self);
  show_counts (self);
}

static gboolean
on_key_pressed (BrgImportPreview *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state)
{
  if (keyval != GDK_KEY_space || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  toggle_selected (self);
  return GDK_EVENT_STOP;
}

void
brg_import_preview_show (BrgImportPreview *self,
                         BrgImportFile *file,
                         GPtrArray *entries,
                         const BrgEvent *event,
                         BrgStore *store,
                         gboolean into_teams)
{
  g_autofree char *kind = NULL;

  g_return_if_fail (BRG_IS_IMPORT_PREVIEW (self) && file != NULL && file->csv != NULL);

  if (entries != NULL)
    g_ptr_array_ref (entries);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  self->entries = entries;
  g_clear_pointer (&self->event, brg_event_free);
  self->event = event != NULL ? brg_event_copy (event) : NULL;
  self->store = store;
  self->into_teams = into_teams;
  self->file = file;
  kind = dup_kind (file);
  gtk_label_set_text (self->kind_label, kind);
  gtk_widget_set_visible (self->encoding_box, file->path != NULL);
  build_columns (self);
  show_reading (self);
}

static gboolean
brg_import_preview_grab_focus (GtkWidget *widget)
{
  BrgImportPreview *self = BRG_IMPORT_PREVIEW (widget);
  gint problem = brg_import_file_next_problem (self->file, -1);

  if (g_list_model_get_n_items (G_LIST_MODEL (self->rows)) == 0)
    return gtk_widget_child_focus (GTK_WIDGET (self->headings), GTK_DIR_TAB_FORWARD);
  focus_row (self, problem >= 0 ? (guint) problem : 0);
  return TRUE;
}

static void
brg_import_preview_dispose (GObject *object)
{
  BrgImportPreview *self = BRG_IMPORT_PREVIEW (object);

  if (self->rows != NULL)
    g_list_store_remove_all (self->rows);
  self->file = NULL;
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->event, brg_event_free);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (brg_import_preview_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgImportPreview, name)

static const BrgTemplateChild children[] = {
  CHILD (box),           CHILD (kind_label),       CHILD (header_check), CHILD (encoding_box),
  CHILD (encoding_drop), CHILD (heading_scroller), CHILD (headings),     CHILD (scroller),
  CHILD (view),          CHILD (selection),        CHILD (rows),         CHILD (notice),
  CHILD (notice_icon),   CHILD (notice_label),     CHILD (counts_label), CHILD (skip_button),
  CHILD (outcome_label), CHILD (known_label),
};

static void
brg_import_preview_class_init (BrgImportPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BRG_TYPE_IMPORT_ROW);
  G_OBJECT_CLASS (klass)->dispose = brg_import_preview_dispose;
  widget_class->grab_focus = brg_import_preview_grab_focus;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  brg_template_set (klass, "brg-import-preview", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, toggle_selected);
}

static void
fill_encodings (BrgImportPreview *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (BrgEncoding i = 0; i < BRG_N_ENCODINGS; i++)
    gtk_string_list_append (names, brg_encoding_get_name (i));
  gtk_drop_down_set_model (self->encoding_drop, G_LIST_MODEL (names));
}

static void
brg_import_preview_init (BrgImportPreview *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_encodings (self);
  /* The headings of the table are in a box above it. */
  gtk_widget_set_visible (gtk_widget_get_first_child (GTK_WIDGET (self->view)), FALSE);
  gtk_scrolled_window_set_hadjustment (self->heading_scroller,
                                       gtk_scrolled_window_get_hadjustment (self->scroller));
  brg_ui_add_keys (self->view, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect_object (self->header_check, "toggled", G_CALLBACK (on_header_toggled), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->encoding_drop, "notify::selected", G_CALLBACK (on_encoding_chosen),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (show_notice), self,
                           G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Rows of the file"), -1);
}
