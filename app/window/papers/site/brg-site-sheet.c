/* brg-site-sheet.c - where the pages of the event are written, and how
 *
 * Tests: tests/gui/site.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-site-sheet.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-output-folder.h"
#include "brg-site-publish.h"
#include "brg-store-site.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

struct _BrgSiteSheet
{
  BrgSheet parent_instance;

  GtkButton *publish_button;
  AdwEntryRow *folder_row;
  GtkLabel *fault_label;
  AdwComboRow *language_row;
  GtkSwitch *only_switch;
  GtkSwitch *children_switch;
  GtkSwitch *automatic_switch;
};

G_DEFINE_FINAL_TYPE (BrgSiteSheet, brg_site_sheet, BRG_TYPE_SHEET)

/* "~/site" as a shell has it. */
static char *
dup_folder (BrgSiteSheet *self)
{
  g_autofree char *typed = g_strstrip (g_strdup (brg_ui_get_text (self->folder_row)));

  return g_str_has_prefix (typed, "~/") ? g_build_filename (g_get_home_dir (), typed + 2, NULL)
                                        : g_steal_pointer (&typed);
}

static void
show_fault (BrgSiteSheet *self)
{
  g_autofree char *folder = dup_folder (self);
  g_autoptr (GError) error = NULL;
  const char *fault = "";

  if (*folder != '\0' && !g_path_is_absolute (folder))
    fault = _ ("The path of the folder begins with / or ~/.");
  else if (*folder != '\0' && !brg_output_folder_check (folder, &error))
    fault = error->message;
  gtk_label_set_text (self->fault_label, fault);
  gtk_widget_set_visible (GTK_WIDGET (self->fault_label), *fault != '\0');
  gtk_widget_set_sensitive (GTK_WIDGET (self->publish_button), *folder != '\0' && *fault == '\0');
}

static void
on_folder_picked (const char *path, gpointer data)
{
  BrgSiteSheet *self = data;

  if (path != NULL)
    brg_ui_set_text (self->folder_row, path);
}

static void
on_choose_clicked (BrgSiteSheet *self)
{
  brg_ui_pick_file (GTK_WIDGET (self), _ ("Folder of the Site"), BRG_FILE_FOLDER, NULL, NULL,
                    on_folder_picked, self);
}

static gboolean
is_same (const BrgSiteSetting *setting, const BrgSiteSetting *other)
{
  return g_strcmp0 (setting->folder, other->folder) == 0 &&
         g_str_equal (setting->language, other->language) &&
         setting->only_this == other->only_this &&
         setting->hides_children == other->hides_children &&
         setting->is_automatic == other->is_automatic;
}

/* Keeps the answer with the event when it is another one. */
static gboolean
keep (BrgSiteSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  BrgStore *store = brg_sheet_get_store (BRG_SHEET (self));
  guint language = adw_combo_row_get_selected (self->language_row);
  g_auto (BrgSiteSetting) before = { 0 };
  g_auto (BrgSiteSetting) setting = {
    .folder = dup_folder (self),
    .language = g_strdup (brg_ui_languages ()[language]),
    .only_this = gtk_switch_get_active (self->only_switch),
    .hides_children = gtk_switch_get_active (self->children_switch),
    .is_automatic = gtk_switch_get_active (self->automatic_switch),
  };
  GError *error = NULL;
  gboolean done;

  if (snapshot == NULL)
    return FALSE;
  if (brg_store_load_site (store, snapshot->event->id, &before, NULL) &&
      is_same (&before, &setting))
    return TRUE;
  done = brg_store_set_site (store, snapshot->event->id, &setting, &error);
  return brg_session_finish (session, done, error);
}

static void
on_publish_clicked (BrgSiteSheet *self)
{
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));

  if (!keep (self))
    return;
  gtk_window_destroy (GTK_WINDOW (self));
  brg_site_publish_by_hand (shell);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgSiteSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (publish_button), CHILD (folder_row),      CHILD (fault_label),      CHILD (language_row),
  CHILD (only_switch),    CHILD (children_switch), CHILD (automatic_switch),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_choose_clicked),
  BRG_TEMPLATE_CALLBACK (on_publish_clicked),
  BRG_TEMPLATE_CALLBACK (show_fault),
};

static void
brg_site_sheet_class_init (BrgSiteSheetClass *klass)
{
  brg_template_set (klass, "brg-site-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_site_sheet_init (BrgSiteSheet *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const char *const *languages = brg_ui_languages ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->publish_button));
  for (guint i = 0; languages[i] != NULL; i++)
    gtk_string_list_append (names, brg_ui_get_language_name (languages[i]));
  adw_combo_row_set_model (self->language_row, G_LIST_MODEL (names));
}

static void
fill (BrgSiteSheet *self, const BrgSiteSetting *setting, const char *language)
{
  const char *const *languages = brg_ui_languages ();

  for (guint i = 0; languages[i] != NULL; i++)
    if (g_str_equal (languages[i], setting->folder != NULL ? setting->language : language))
      adw_combo_row_set_selected (self->language_row, i);
  brg_ui_set_text (self->folder_row, setting->folder != NULL ? setting->folder : "");
  gtk_switch_set_active (self->only_switch, setting->only_this);
  gtk_switch_set_active (self->children_switch, setting->hides_children);
  gtk_switch_set_active (self->automatic_switch, setting->is_automatic);
  show_fault (self);
}

void
brg_site_sheet_present (BrgShell *shell)
{
  BrgSession *session;
  BrgSnapshot *snapshot;
  BrgSiteSheet *self;
  g_auto (BrgSiteSetting) setting = { 0 };
  g_autofree char *language = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BRG_IS_SHELL (shell));

  session = brg_shell_get_session (shell);
  snapshot = brg_session_get_snapshot (session);
  if (snapshot == NULL)
    return;
  if (!brg_store_load_site (brg_session_get_store (session), snapshot->event->id, &setting, &error))
    {
      brg_session_tell (session, error->message);
      return;
    }
  language = brg_preferences_dup_document_language (brg_shell_get_preferences (shell));
  self = g_object_new (BRG_TYPE_SITE_SHEET, "transient-for", shell, NULL);
  fill (self, &setting, language);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->folder_row));
}
