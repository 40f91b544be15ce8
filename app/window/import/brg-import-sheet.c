/* brg-import-sheet.c - the sheet in which a file is looked through and taken in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-import-sheet.h"

#include <glib/gi18n.h>

#include "brg-import-event.h"
#include "brg-import-preview.h"
#include "brg-import-words.h"
#include "brg-keep-papers.h"
#include "brg-new-event.h"
#include "brg-player-list.h"
#include "brg-player-table-teams.h"
#include "brg-sheet.h"
#include "brg-store-event.h"
#include "brg-store-papers.h"
#include "brg-store-take-list.h"
#include "brg-template.h"
#include "brg-trf-repair.h"
#include "brg-ui.h"

/* Where the players of a table go. */
enum
{
  TARGET_OPEN_EVENT,
  TARGET_NEW_EVENT,
};

#define BRG_TYPE_IMPORT_SHEET (brg_import_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgImportSheet, brg_import_sheet, BRG, IMPORT_SHEET, BrgSheet)

struct _BrgImportSheet
{
  BrgSheet parent_instance;

  AdwWindowTitle *title;
  GtkStack *stack;
  BrgImportPreview *preview;
  BrgImportEvent *event;
  GtkWidget *target_box;
  GtkDropDown *target_drop;
  GtkButton *cancel_button;
  GtkButton *papers_button;
  GtkButton *back_button;
  GtkButton *next_button;

  BrgImportFile *file; /* NULL until the sheet is presented */
  gboolean may_use_open_event;
  gboolean is_event_proposed;
};

G_DEFINE_FINAL_TYPE (BrgImportSheet, brg_import_sheet, BRG_TYPE_SHEET)

static gboolean
goes_to_open_event (BrgImportSheet *self)
{
  return self->may_use_open_event &&
         gtk_drop_down_get_selected (self->target_drop) == TARGET_OPEN_EVENT;
}

static gboolean
is_on_preview (BrgImportSheet *self)
{
  return gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->preview);
}

/* Whether an open event of teams gets them. */
static gboolean
goes_to_open_teams (BrgImportSheet *self)
{
  return goes_to_open_event (self) && brg_sheet_get_snapshot (BRG_SHEET (self))->players != NULL;
}

static GPtrArray *
get_entries (BrgImportSheet *self)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));

  return goes_to_open_event (self) ? brg_snapshot_get_boards (snapshot)->entries : NULL;
}

static const BrgEvent *
get_event (BrgImportSheet *self)
{
  return goes_to_open_event (self) ? brg_sheet_get_snapshot (BRG_SHEET (self))->event : NULL;
}

/* Where those players are who are there already. */
static BrgStore *
get_store (BrgImportSheet *self)
{
  return brg_session_get_store (brg_sheet_get_session (BRG_SHEET (self)));
}

static void
show_preview (BrgImportSheet *self)
{
  brg_import_preview_show (self->preview, self->file, get_entries (self), get_event (self),
                           get_store (self), goes_to_open_teams (self));
}

static void
update_buttons (BrgImportSheet *self)
{
  gboolean is_preview = is_on_preview (self);
  gboolean has_next = is_preview && !goes_to_open_event (self);

  gtk_button_set_label (self->next_button, has_next ? _ ("_Next") : _ ("_Import"));
  gtk_widget_set_visible (GTK_WIDGET (self->back_button),
                          !is_preview && self->file->kind == BRG_FILE_TABLE);
  gtk_widget_set_visible (GTK_WIDGET (self->papers_button),
                          is_preview && brg_import_words_lack_papers (self->file));
  gtk_widget_set_visible (self->target_box, is_preview && self->may_use_open_event);
  gtk_widget_set_sensitive (
      GTK_WIDGET (self->next_button),
      is_preview ? brg_import_words_may_import (self->file, goes_to_open_teams (self))
                 : brg_import_event_is_ready (self->event));
}

static void
on_papers_answered (const char *answer, gpointer data)
{
  BrgImportSheet *self = data;

  if (!brg_keep_papers_take (BRG_SHEET (self), answer))
    return;
  self->file->keeps_papers = TRUE;
  show_preview (self);
  update_buttons (self);
}

static void
on_papers_clicked (BrgImportSheet *self)
{
  brg_keep_papers_ask (BRG_SHEET (self), on_papers_answered);
}

static void
show_page (BrgImportSheet *self, GtkWidget *page)
{
  gtk_stack_set_visible_child (self->stack, page);
  update_buttons (self);
  gtk_widget_grab_focus (page);
}

static void
tell_failure (BrgImportSheet *self, const GError *error)
{
  g_autofree char *fault = brg_format_error_dup_words (error);
  g_autofree char *body = g_strdup_printf ("%s\n\n%s", fault, _ ("Nothing was changed."));

  brg_ui_tell (GTK_WIDGET (self), _ ("The players were not imported"), body);
}

/* Whether the players go into teams. */
static gboolean
goes_to_teams (BrgImportSheet *self)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));

  if (goes_to_open_event (self))
    return snapshot->players != NULL;
  return self->is_event_proposed && brg_import_event_read (self->event)->group->boards > 0;
}

/* All players who are not left out, or nobody: the first row that cannot be used is told. */
static GPtrArray *
dup_players (BrgImportSheet *self)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  g_autoptr (GError) error = NULL;
  GPtrArray *entries =
      goes_to_teams (self)
          ? brg_player_table_dup_teams (
                self->file->table, goes_to_open_event (self) ? snapshot->entries : NULL, &error)
          : brg_player_table_dup_entries (self->file->table, &error);

  if (entries == NULL)
    tell_failure (self, error);
  return entries;
}

/* Takes the place of the sheet: what follows is shown in the window. */
static BrgShell *
finish (BrgImportSheet *self)
{
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));

  gtk_window_destroy (GTK_WINDOW (self));
  return shell;
}

static void
add_players (BrgImportSheet *self, GPtrArray *entries)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  BrgSnapshot *snapshot = brg_session_get_snapshot (session);
  gint next = brg_player_list_next_round (snapshot);
  g_autoptr (GPtrArray) known = brg_import_file_dup_completed (self->file, get_entries (self));
  gint64 first_id = 0;
  GError *error = NULL;
  gboolean done;

  for (guint i = 0; i < entries->len; i++)
    ((BrgEntry *) entries->pdata[i])->joins_round = MAX (next, 1);
  done = brg_store_take_list (get_store (self), snapshot->group->id, entries, known, &first_id,
                              &error);
  if (done)
    {
      /* The list shows who is new, wherever that is. */
      g_autofree char *target =
          first_id != 0 ? g_strdup_printf ("entry/%" G_GINT64_FORMAT, first_id) : NULL;

      brg_shell_go (finish (self), "players", target);
    }
  brg_session_finish (session, done, error);
}

static void
create_event (BrgImportSheet *self, GPtrArray *entries, const BrgEventForm *form)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  BrgStore *store = brg_session_get_store (session);
  GError *error = NULL;
  gint64 group_id = 0;
  gboolean done =
      brg_store_create_event (store, form->event, form->group, entries, &group_id, &error);

  if (brg_session_finish (session, done, error))
    brg_shell_open_group (finish (self), group_id, "players");
}

/* What was mended is not what the file says: FIDE mode does not guess. */
static gboolean
is_mended (const BrgTrf *trf)
{
  for (guint i = 0; trf != NULL && i < trf->repairs->len; i++)
    if (((const BrgTrfRepair *) trf->repairs->pdata[i])->is_taken)
      return TRUE;
  return FALSE;
}

static void
import_report (BrgImportSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  g_autoptr (BrgSnapshot) snapshot = brg_import_event_dup_snapshot (self->event);
  GError *error = NULL;
  gint64 group_id = 0;
  gboolean done;

  if (!is_mended (self->file->trf))
    snapshot->group->fide_mode = BRG_FIDE_MODE_ON;
  done = brg_store_import_event (brg_session_get_store (session), snapshot, self->file->name,
                                 &group_id, &error);

  if (brg_session_finish (session, done, error))
    brg_shell_open_group (finish (self), group_id, NULL);
}

static void
propose_event (BrgImportSheet *self)
{
  BrgEventForm *form = NULL;

  if (self->is_event_proposed)
    return;
  if (self->file->kind != BRG_FILE_TRF)
    {
      form = brg_new_event_dup_default_form (brg_sheet_get_shell (BRG_SHEET (self)));
      /* A list without a column of teams has no teams. */
      if (brg_player_mapping_find (self->file->mapping, BRG_PLAYER_FIELD_TEAM) < 0)
        brg_event_form_set_boards (form, 0);
    }
  brg_import_event_show (self->event, self->file, form);
  self->is_event_proposed = TRUE;
}

static void
go_on (BrgImportSheet *self)
{
  g_autoptr (GPtrArray) entries = NULL;
  const BrgEventForm *form;

  if (!gtk_widget_get_sensitive (GTK_WIDGET (self->next_button)))
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  if (self->file->kind == BRG_FILE_TABLE && (entries = dup_players (self)) == NULL)
    return;
  if (is_on_preview (self) && goes_to_open_event (self))
    {
      add_players (self, entries);
      return;
    }
  if (is_on_preview (self))
    {
      propose_event (self);
      show_page (self, GTK_WIDGET (self->event));
      return;
    }
  form = brg_import_event_read (self->event);
  if (*form->event->name == '\0')
    gtk_widget_error_bell (GTK_WIDGET (self));
  else if (entries != NULL)
    create_event (self, entries, form);
  else
    import_report (self);
}

static void
go_back (BrgImportSheet *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->back_button)))
    show_page (self, GTK_WIDGET (self->preview));
}

static void
on_target_chosen (BrgImportSheet *self)
{
  show_preview (self);
  update_buttons (self);
}

/* Enter means the same wherever the focus is; but buttons and lists have an Enter of their own. */
static gboolean
takes_enter (BrgImportSheet *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus == NULL)
    return FALSE;
  return GTK_IS_BUTTON (focus) || GTK_IS_CHECK_BUTTON (focus) || ADW_IS_COMBO_ROW (focus) ||
         ADW_IS_EXPANDER_ROW (focus) || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL ||
         gtk_widget_get_ancestor (focus, GTK_TYPE_DROP_DOWN) != NULL;
}

static gboolean
on_key_pressed (BrgImportSheet *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state)
{
  gboolean is_enter = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter;

  if (is_enter && ((state & GDK_CONTROL_MASK) != 0 || !takes_enter (self)))
    go_on (self);
  else if (keyval == GDK_KEY_F8 && is_on_preview (self))
    brg_import_preview_next_problem (self->preview);
  else if (keyval == GDK_KEY_Left && (state & GDK_ALT_MASK) != 0)
    go_back (self);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
brg_import_sheet_finalize (GObject *object)
{
  BrgImportSheet *self = BRG_IMPORT_SHEET (object);

  /* The widgets that show it are gone. */
  g_clear_pointer (&self->file, brg_import_file_free);
  G_OBJECT_CLASS (brg_import_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgImportSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (title),       CHILD (stack),         CHILD (preview),       CHILD (event),
  CHILD (target_box),  CHILD (target_drop),   CHILD (cancel_button), CHILD (back_button),
  CHILD (next_button), CHILD (papers_button),
};

static void
brg_import_sheet_class_init (BrgImportSheetClass *klass)
{
  g_type_ensure (BRG_TYPE_IMPORT_PREVIEW);
  g_type_ensure (BRG_TYPE_IMPORT_EVENT);
  G_OBJECT_CLASS (klass)->finalize = brg_import_sheet_finalize;
  brg_template_set (klass, "brg-import-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), go_back);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), go_on);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_papers_clicked);
}

static void
brg_import_sheet_init (BrgImportSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_ui_add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect_object (self->preview, "changed", G_CALLBACK (update_buttons), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->event, "changed", G_CALLBACK (update_buttons), self,
                           G_CONNECT_SWAPPED);
}

static void
fill_targets (BrgImportSheet *self)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  g_autoptr (GtkStringList) targets = gtk_string_list_new (NULL);

  self->may_use_open_event = self->file->kind == BRG_FILE_TABLE && snapshot != NULL &&
                             snapshot->event->state == BRG_EVENT_OPEN;
  if (self->may_use_open_event)
    {
      /* Translators: %s is the name of an event */
      g_autofree char *open = g_strdup_printf (_ ("“%s”"), snapshot->event->name);

      gtk_string_list_append (targets, open);
      gtk_string_list_append (targets, _ ("a new event"));
    }
  gtk_drop_down_set_model (self->target_drop, G_LIST_MODEL (targets));
  g_signal_connect_object (self->target_drop, "notify::selected", G_CALLBACK (on_target_chosen),
                           self, G_CONNECT_SWAPPED);
}

void
brg_import_sheet_present (BrgShell *shell, BrgImportFile *file)
{
  BrgImportSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell) && file != NULL);

  self = g_object_new (BRG_TYPE_IMPORT_SHEET, "transient-for", shell, NULL);
  self->file = file;
  file->keeps_papers = brg_store_are_papers_kept (get_store (self));
  adw_window_title_set_subtitle (self->title, file->name);
  fill_targets (self);
  if (file->kind == BRG_FILE_TABLE)
    show_preview (self);
  else
    propose_event (self);
  gtk_window_present (GTK_WINDOW (self));
  show_page (self,
             file->kind == BRG_FILE_TABLE ? GTK_WIDGET (self->preview) : GTK_WIDGET (self->event));
}
