/* brg-preferences-window.c - what the user of this machine likes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-preferences-window.h"

#include <glib/gi18n.h>

#include "brg-backup.h"
#include "brg-combo-words.h"
#include "brg-look.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

/* Size at 100 % text. */
#define WINDOW_WIDTH 600.0
#define WINDOW_HEIGHT 740.0

#define BRG_TYPE_PREFERENCES_WINDOW (brg_preferences_window_get_type ())
G_DECLARE_FINAL_TYPE (BrgPreferencesWindow,
                      brg_preferences_window,
                      BRG,
                      PREFERENCES_WINDOW,
                      AdwPreferencesPage)

struct _BrgPreferencesWindow
{
  AdwPreferencesPage parent_instance;

  BrgShell *shell; /* weak: this is shown over it */

  AdwComboRow *language_row;
  AdwComboRow *document_language_row;
  AdwComboRow *colour_row;
  AdwComboRow *text_row;
  AdwComboRow *keys_row;
  AdwActionRow *documents_row;
  GtkButton *documents_button;
  GtkButton *documents_reset;
  AdwActionRow *copies_row;
  GtkButton *copies_button;
  GtkButton *copies_reset;
};

G_DEFINE_FINAL_TYPE (BrgPreferencesWindow, brg_preferences_window, ADW_TYPE_PREFERENCES_PAGE)

typedef struct
{
  const char *value;
  const char *words;
} Option;

/* A language has its own name. */
static const Option languages[] = {
  { "", N_ ("Same as the desktop") },
  { "en", NULL },
  { "ru", NULL },
  { "uk", NULL },
};

static const Option document_languages[] = {
  { "", N_ ("Same as the menus") },
  { "en", NULL },
  { "ru", NULL },
  { "uk", NULL },
};

static const Option colours[] = {
  { "", N_ ("Same as the desktop") },
  { "light", N_ ("Light") },
  { "dark", N_ ("Dark") },
};

static const Option text_sizes[] = {
  { "", N_ ("Same as the desktop") },
  { "90", N_ ("90 %") },
  { "110", N_ ("110 %") },
  { "125", N_ ("125 %") },
  { "150", N_ ("150 %") },
  { "175", N_ ("175 %") },
  { "200", N_ ("200 %") },
};

static const Option key_schemes[] = {
  { "", N_ ("Berger: 1 0 5 + − * A") },
  { "vega", N_ ("Vega: 1 0 5 3 4 2 7 9") },
  { "sharly", N_ ("Sharly and Papi: 1 2 3 0") },
};

/* What one row chooses. */
typedef struct
{
  gsize row; /* offset of the row in the window */
  const char *key;
  const Option *options;
  guint n_options;
  void (*follow) (BrgPreferencesWindow *self); /* NULL: nothing before the next start */
} Choice;

static BrgPreferences *
get_preferences (BrgPreferencesWindow *self)
{
  return brg_shell_get_preferences (self->shell);
}

static void
follow_look (BrgPreferencesWindow *self)
{
  brg_look_apply (get_preferences (self));
}

/* The page on show reads its preferences again. */
static void
follow_page (BrgPreferencesWindow *self)
{
  BrgSession *session = brg_shell_get_session (self->shell);
  BrgSnapshot *snapshot = brg_session_get_snapshot (session);

  if (snapshot != NULL)
    brg_session_open_group (session, snapshot->group->id);
}

static const Choice choices[] = {
  { G_STRUCT_OFFSET (BrgPreferencesWindow, language_row), "language", languages,
    G_N_ELEMENTS (languages), NULL },
  { G_STRUCT_OFFSET (BrgPreferencesWindow, document_language_row), "document-language",
    document_languages, G_N_ELEMENTS (document_languages), follow_page },
  { G_STRUCT_OFFSET (BrgPreferencesWindow, colour_row), "colour-scheme", colours,
    G_N_ELEMENTS (colours), follow_look },
  { G_STRUCT_OFFSET (BrgPreferencesWindow, text_row), "text-size", text_sizes,
    G_N_ELEMENTS (text_sizes), follow_look },
  { G_STRUCT_OFFSET (BrgPreferencesWindow, keys_row), "key-scheme", key_schemes,
    G_N_ELEMENTS (key_schemes), follow_page },
};

static AdwComboRow *
get_row (BrgPreferencesWindow *self, const Choice *choice)
{
  return G_STRUCT_MEMBER (AdwComboRow *, self, choice->row);
}

static void
on_chosen (AdwComboRow *row, GParamSpec *pspec G_GNUC_UNUSED, gpointer data)
{
  BrgPreferencesWindow *self = BRG_PREFERENCES_WINDOW (
      gtk_widget_get_ancestor (GTK_WIDGET (row), BRG_TYPE_PREFERENCES_WINDOW));
  const Choice *choice = data;

  brg_preferences_set (get_preferences (self), choice->key,
                       choice->options[adw_combo_row_get_selected (row)].value);
  if (choice->follow != NULL)
    choice->follow (self);
}

static void
fill_row (BrgPreferencesWindow *self, const Choice *choice)
{
  AdwComboRow *row = get_row (self, choice);
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  g_autofree char *chosen = brg_preferences_dup (get_preferences (self), choice->key);
  guint selected = 0;

  for (guint i = 0; i < choice->n_options; i++)
    {
      const Option *option = &choice->options[i];

      gtk_string_list_append (words, option->words != NULL
                                         ? _ (option->words)
                                         : brg_ui_get_language_name (option->value));
      if (g_str_equal (option->value, chosen))
        selected = i;
    }
  adw_combo_row_set_model (row, G_LIST_MODEL (words));
  adw_combo_row_set_selected (row, selected);
  g_signal_connect (row, "notify::selected", G_CALLBACK (on_chosen), (gpointer) choice);
}

/* Folders */

static void
show_folders (BrgPreferencesWindow *self)
{
  BrgPreferences *preferences = get_preferences (self);
  g_autofree char *documents = brg_preferences_dup (preferences, "documents-folder");
  g_autofree char *copies = brg_preferences_dup (preferences, "copies-second-folder");
  g_autofree char *shown_documents = g_filename_display_name (documents);
  g_autofree char *shown_copies = g_filename_display_name (copies);

  adw_action_row_set_subtitle (self->documents_row,
                               *documents != '\0' ? shown_documents : _ ("The folder last used"));
  adw_action_row_set_subtitle (
      self->copies_row, *copies != '\0' ? shown_copies : _ ("None; a USB stick is a good place"));
  gtk_widget_set_visible (GTK_WIDGET (self->documents_reset), *documents != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->copies_reset), *copies != '\0');
}

static void
set_documents_folder (BrgPreferencesWindow *self, const char *path)
{
  brg_preferences_set (get_preferences (self), "documents-folder", path);
  brg_ui_set_save_folder (path);
  show_folders (self);
}

static void
set_copies_folder (BrgPreferencesWindow *self, const char *path)
{
  BrgStore *store = brg_session_get_store (brg_shell_get_session (self->shell));

  brg_preferences_set (get_preferences (self), "copies-second-folder", path);
  if (store != NULL)
    brg_backup_set_folders (store, NULL, *path != '\0' ? path : NULL);
  show_folders (self);
}

static void
on_documents_picked (const char *path, gpointer data)
{
  g_autoptr (BrgPreferencesWindow) self = data;

  if (path != NULL && self->shell != NULL)
    set_documents_folder (self, path);
}

static void
on_copies_picked (const char *path, gpointer data)
{
  g_autoptr (BrgPreferencesWindow) self = data;

  if (path != NULL && self->shell != NULL)
    set_copies_folder (self, path);
}

static void
pick_documents (BrgPreferencesWindow *self)
{
  brg_ui_pick_file (GTK_WIDGET (self), _ ("Folder for PDF Files"), BRG_FILE_FOLDER, NULL, NULL,
                    on_documents_picked, g_object_ref (self));
}

static void
pick_copies (BrgPreferencesWindow *self)
{
  brg_ui_pick_file (GTK_WIDGET (self), _ ("Folder for Backup Copies"), BRG_FILE_FOLDER, NULL, NULL,
                    on_copies_picked, g_object_ref (self));
}

static void
reset_documents (BrgPreferencesWindow *self)
{
  set_documents_folder (self, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->documents_button));
}

static void
reset_copies (BrgPreferencesWindow *self)
{
  set_copies_folder (self, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->copies_button));
}

static void
name_button (GtkButton *button)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_widget_get_tooltip_text (GTK_WIDGET (button)), -1);
}

static void
brg_preferences_window_dispose (GObject *object)
{
  g_clear_weak_pointer (&BRG_PREFERENCES_WINDOW (object)->shell);
  G_OBJECT_CLASS (brg_preferences_window_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgPreferencesWindow, name)

static const BrgTemplateChild children[] = {
  CHILD (language_row),     CHILD (document_language_row),
  CHILD (colour_row),       CHILD (text_row),
  CHILD (keys_row),         CHILD (documents_row),
  CHILD (documents_button), CHILD (documents_reset),
  CHILD (copies_row),       CHILD (copies_button),
  CHILD (copies_reset),
};

static void
brg_preferences_window_class_init (BrgPreferencesWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_preferences_window_dispose;
  brg_template_set (klass, "brg-preferences-window", children, G_N_ELEMENTS (children));
}

static void
brg_preferences_window_init (BrgPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_combo_words_watch (GTK_WIDGET (self));
  name_button (self->documents_button);
  name_button (self->documents_reset);
  name_button (self->copies_button);
  name_button (self->copies_reset);
  g_signal_connect_object (self->documents_button, "clicked", G_CALLBACK (pick_documents), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->documents_reset, "clicked", G_CALLBACK (reset_documents), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->copies_button, "clicked", G_CALLBACK (pick_copies), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->copies_reset, "clicked", G_CALLBACK (reset_copies), self,
                           G_CONNECT_SWAPPED);
}

void
brg_preferences_window_present (BrgShell *shell)
{
  BrgPreferencesWindow *self;
  double scale;

  g_return_if_fail (BRG_IS_SHELL (shell));

  self = g_object_new (BRG_TYPE_PREFERENCES_WINDOW, NULL);
  g_set_weak_pointer (&self->shell, shell);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    fill_row (self, &choices[i]);
  show_folders (self);
  scale = brg_ui_get_text_scale (GTK_WIDGET (shell));
  brg_compat_show_preferences (GTK_WINDOW (shell), ADW_PREFERENCES_PAGE (self), _ ("Preferences"),
                               (int) (WINDOW_WIDTH * scale), (int) (WINDOW_HEIGHT * scale));
}
