/* brg-follow-sheet.c - a sheet that begins to follow the event of another laptop
 *
 * Tests: tests/gui/follow.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-follow-sheet.h"

#include <glib/gi18n.h>

#include "brg-discovery.h"
#include "brg-follow-service.h"
#include "brg-template.h"
#include "brg-ui.h"

struct _BrgFollowSheet
{
  BrgSheet parent_instance;

  GtkWidget *follow_button;
  GtkEditable *address_row;
  GtkEditable *pin_row;
  GtkEditable *path_row;
  GtkLabel *state_label;
  GtkWidget *found_box;
  GtkBox *found_list;
  GtkWidget *search_button;

  BrgDiscovery *discovery;
  BrgFollowService *service;
  gboolean has_begun; /* with what stands in it now */
};

G_DEFINE_FINAL_TYPE (BrgFollowSheet, brg_follow_sheet, BRG_TYPE_SHEET)

/* What stands in the fields; %FALSE where something is missing. */
static gboolean
read_fields (BrgFollowSheet *self, char **base, BrgSharePair *pair)
{
  g_autofree char *code = NULL;
  g_autofree char *pin = g_strstrip (g_strdup (gtk_editable_get_text (self->pin_row)));

  *pair = (BrgSharePair){ 0 };
  return brg_follow_read_address (gtk_editable_get_text (self->address_row), base, &code) &&
         brg_share_pair_read (code, pin, pair);
}

static void
show (BrgFollowSheet *self)
{
  g_autofree char *base = NULL;
  g_auto (BrgSharePair) pair = { 0 };
  gboolean is_whole = read_fields (self, &base, &pair) &&
                      g_path_is_absolute (gtk_editable_get_text (self->path_row));

  self->has_begun = FALSE;
  gtk_widget_set_sensitive (self->follow_button, is_whole);
  gtk_label_set_text (self->state_label, "");
  brg_ui_set_class (self->address_row, "error",
                    base == NULL && *gtk_editable_get_text (self->address_row) != '\0');
}

/* ----- Laptops that are found ----- */

/* Its address stands there; the code is typed behind it. */
static void
on_laptop_chosen (BrgFollowSheet *self, GtkWidget *button)
{
  const char *base = g_object_get_data (G_OBJECT (button), "brg-base");
  g_autofree char *address = g_strdup_printf ("%s/copy#", base);

  gtk_editable_set_text (self->address_row, address);
  gtk_widget_grab_focus (GTK_WIDGET (self->address_row));
  gtk_editable_set_position (self->address_row, -1);
}

static void
add_laptop (BrgFollowSheet *self, const BrgDiscovered *found)
{
  g_autofree char *label = g_strdup_printf ("%s – %s", found->name, found->base);
  GtkWidget *button = gtk_button_new_with_label (label);
  GtkWidget *child = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_xalign (GTK_LABEL (child), 0);
  gtk_label_set_wrap (GTK_LABEL (child), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (child), PANGO_WRAP_WORD_CHAR);
  g_object_set_data_full (G_OBJECT (button), "brg-base", g_strdup (found->base), g_free);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_laptop_chosen), self);
  gtk_box_append (self->found_list, button);
}

/* Who looks at one of them keeps it under the keys when another one comes or goes. */
static void
on_discovered (gpointer data)
{
  BrgFollowSheet *self = data;
  const GPtrArray *list = brg_discovery_get_list (self->discovery);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));
  const char *base = focus != NULL ? g_object_get_data (G_OBJECT (focus), "brg-base") : NULL;
  g_autofree char *kept = g_strdup (base);
  GtkWidget *child;

  if (kept != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->address_row));
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->found_list))) != NULL)
    gtk_box_remove (self->found_list, child);
  for (guint i = 0; i < list->len; i++)
    {
      const BrgDiscovered *found = list->pdata[i];

      add_laptop (self, found);
      if (g_strcmp0 (found->base, kept) == 0)
        gtk_widget_grab_focus (gtk_widget_get_last_child (GTK_WIDGET (self->found_list)));
    }
  gtk_widget_set_visible (self->found_box, list->len > 0);
}

/* What hinders it is said to who asks, and to nobody else. */
static void
on_search_clicked (BrgFollowSheet *self)
{
  gboolean is_absent = brg_discovery_is_absent (self->discovery);
  guint n = brg_discovery_get_list (self->discovery)->len;
  g_autofree char *found =
      /* Translators: laptops of the network that may be followed */
      g_strdup_printf (ngettext ("%u laptop found.", "%u laptops found.", n), n);

  gtk_label_set_text (
      self->state_label,
      n > 0 ? found
      : is_absent
          ? _ ("The network cannot be searched: Avahi does not run on this computer. Type "
               "the address, or install the package avahi-daemon.")
          : _ ("No laptop found. On the first one sharing and “A Second Laptop May Follow” "
               "have to be on; some networks keep computers apart: type the address then."));
  if (n > 0)
    gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (self->found_list)));
}

static void
on_follow_clicked (BrgFollowSheet *self)
{
  g_autofree char *base = NULL;
  g_auto (BrgSharePair) pair = { 0 };
  g_autoptr (GError) error = NULL;

  if (!read_fields (self, &base, &pair))
    return;
  self->has_begun = TRUE;
  gtk_widget_set_sensitive (self->follow_button, FALSE);
  gtk_label_set_text (self->state_label, _ ("Asking the other laptop…"));
  if (!brg_follow_service_start (self->service, base, &pair, gtk_editable_get_text (self->path_row),
                                 &error))
    {
      gtk_label_set_text (self->state_label, error->message);
      gtk_widget_set_sensitive (self->follow_button, TRUE);
    }
}

/* It closes when the copy is on show; until then it says what hinders it. */
static void
on_service_changed (BrgFollowSheet *self)
{
  const char *sentence = brg_follow_service_get_sentence (self->service);

  if (!self->has_begun)
    return;
  if (brg_follow_service_is_open (self->service))
    {
      brg_sheet_finish (BRG_SHEET (self));
      return;
    }
  if (*sentence == '\0')
    return;
  gtk_label_set_text (self->state_label, sentence);
  gtk_widget_set_sensitive (self->follow_button, TRUE);
}

/* Who gives it up before anything came follows nobody. */
static void
brg_follow_sheet_dispose (GObject *object)
{
  BrgFollowSheet *self = BRG_FOLLOW_SHEET (object);

  if (self->service != NULL && self->has_begun && !brg_follow_service_is_open (self->service))
    brg_follow_service_stop (self->service);
  self->service = NULL;
  g_clear_pointer (&self->discovery, brg_discovery_free);
  G_OBJECT_CLASS (brg_follow_sheet_parent_class)->dispose (object);
}

static const BrgTemplateChild children[] = {
  BRG_TEMPLATE_CHILD (BrgFollowSheet, follow_button),
  BRG_TEMPLATE_CHILD (BrgFollowSheet, address_row),
  BRG_TEMPLATE_CHILD (BrgFollowSheet, pin_row),
  BRG_TEMPLATE_CHILD (BrgFollowSheet, path_row),
  BRG_TEMPLATE_CHILD (BrgFollowSheet, state_label),
  BRG_TEMPLATE_CHILD (BrgFollowSheet, found_box),
  BRG_TEMPLATE_CHILD (BrgFollowSheet, found_list),
  BRG_TEMPLATE_CHILD (BrgFollowSheet, search_button),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_follow_clicked),
  BRG_TEMPLATE_CALLBACK (on_search_clicked),
  BRG_TEMPLATE_CALLBACK (show),
};

static void
brg_follow_sheet_class_init (BrgFollowSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_follow_sheet_dispose;
  brg_template_set (klass, "brg-follow-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_follow_sheet_init (BrgFollowSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), self->follow_button);
}

/* A new file of this day, in the folder of the user's documents. */
static char *
dup_usual_path (void)
{
  const char *folder = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  /* Translators: the name of a file; %Y, %m and %d are the day of today */
  g_autofree char *name = g_date_time_format (now, _ ("Copy %Y-%m-%d"));
  g_autofree char *file = g_strconcat (name, ".berger", NULL);

  return g_build_filename (folder != NULL ? folder : g_get_home_dir (), file, NULL);
}

void
brg_follow_sheet_present_at (BrgShell *shell, const char *address)
{
  g_autofree char *path = dup_usual_path ();
  BrgFollowSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell) && address != NULL);

  self = g_object_new (BRG_TYPE_FOLLOW_SHEET, "transient-for", shell, NULL);
  self->service = brg_follow_service_get (shell);
  self->discovery = brg_discovery_new (on_discovered, self);
  gtk_editable_set_text (self->address_row, address);
  gtk_editable_set_text (self->path_row, path);
  g_signal_connect_object (self->service, "changed", G_CALLBACK (on_service_changed), self,
                           G_CONNECT_SWAPPED);
  show (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (*address != '\0' ? self->pin_row : self->address_row));
}

void
brg_follow_sheet_present (BrgShell *shell)
{
  brg_follow_sheet_present_at (shell, "");
}
