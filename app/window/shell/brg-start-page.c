/* brg-start-page.c - the list of events, and ways to begin
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-start-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "brg-names.h"
#include "brg-shell.h"
#include "brg-store-event.h"
#include "brg-store-lists.h"
#include "brg-template.h"
#include "brg-ui.h"

#define COLUMN_WIDTH 860

struct _BrgStartPage
{
  GtkWidget parent_instance;

  BrgShell *shell; /* not owned: it owns this */

  GtkWidget *scroller;
  GtkWidget *new_button;
  AdwClamp *clamp;
  GtkWidget *recent_box;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (BrgStartPage, brg_start_page, GTK_TYPE_WIDGET)

/* What a row knows of its event. */
static BrgEventSummary *
get_summary (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "brg-summary");
}

static void
on_row_activated (BrgStartPage *self, GtkListBoxRow *row)
{
  brg_shell_open_group (self->shell, get_summary (row)->group_id, NULL);
}

static char *
dup_details (const BrgEventSummary *summary)
{
  g_autofree char *players = g_strdup_printf (
      ngettext ("%d player", "%d players", (gulong) summary->n_players), summary->n_players);
  g_autofree char *groups = g_strdup_printf (
      ngettext ("%d group", "%d groups", (gulong) summary->n_groups), summary->n_groups);

  /* Groups may play by different systems. */
  return g_strjoin (" · ", brg_names_get_discipline (summary->discipline),
                    summary->n_groups > 1 ? groups
                                          : brg_names_get_play (summary->system, summary->contest),
                    players, brg_names_get_rulebook (summary->rulebook), NULL);
}

/* The state of an event in two words, with the class of its chip. */
static char *
dup_state (const BrgEventSummary *summary, const char **css_class)
{
  if (summary->state == BRG_EVENT_CLOSED)
    {
      *css_class = "ok";
      return g_strdup (_ ("✓ closed"));
    }
  if (summary->contest != BRG_CONTEST_NONE)
    {
      *css_class = "info";
      return g_strdup (C_ ("contest", "under way"));
    }
  if (summary->n_rounds == 0)
    {
      *css_class = "outline";
      return g_strdup (_ ("not begun"));
    }
  *css_class = "info";
  return summary->n_missing > 0 ? g_strdup_printf (_ ("round %d in progress"), summary->n_rounds)
                                : g_strdup_printf (_ ("round %d complete"), summary->n_rounds);
}

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_row_content (const BrgEventSummary *summary)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  const char *css_class;
  g_autofree char *details = dup_details (summary);
  g_autofree char *state = dup_state (summary, &css_class);
  g_autofree char *when = brg_ui_dup_when (summary->changed_at);
  GtkWidget *chip = gtk_label_new (state);
  GtkWidget *icon = gtk_image_new_from_icon_name (g_str_equal (summary->system, "berger")
                                                      ? "x-office-spreadsheet-symbolic"
                                                      : "view-list-ordered-symbolic");

  gtk_widget_add_css_class (box, "brg-event-row");
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (texts), make_label (summary->name, "heading"));
  gtk_box_append (GTK_BOX (texts), make_label (details, "brg-small"));
  gtk_widget_set_valign (chip, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (chip, "brg-chip");
  gtk_widget_add_css_class (chip, css_class);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), texts);
  gtk_box_append (GTK_BOX (box), chip);
  gtk_box_append (GTK_BOX (box), make_label (when, "brg-small"));
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("go-next-symbolic"));
  return box;
}

static GtkWidget *
make_row (BrgEventSummary *summary)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), make_row_content (summary));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  summary->name, -1);
  g_object_set_data_full (G_OBJECT (row), "brg-summary", summary,
                          (GDestroyNotify) brg_event_summary_free);
  return row;
}

void
brg_start_page_refresh (BrgStartPage *self)
{
  BrgStore *store;
  g_autoptr (GPtrArray) events = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BRG_IS_START_PAGE (self));

  store = brg_session_get_store (brg_shell_get_session (self->shell));
  brg_ui_clear (self->list);
  events = store != NULL ? brg_store_list_events (store, &error) : NULL;
  gtk_widget_set_visible (self->recent_box, events != NULL && events->len > 0);
  if (events == NULL)
    return;
  g_ptr_array_set_free_func (events, NULL);
  for (guint i = 0; i < events->len; i++)
    gtk_list_box_append (self->list, make_row (events->pdata[i]));
}

void
brg_start_page_take_focus (BrgStartPage *self)
{
  GtkListBoxRow *first;

  g_return_if_fail (BRG_IS_START_PAGE (self));

  first = gtk_list_box_get_row_at_index (self->list, 0);
  if (first != NULL)
    gtk_list_box_select_row (self->list, first);
  gtk_widget_grab_focus (first != NULL ? GTK_WIDGET (first) : self->new_button);
}

static void
delete_event (BrgStartPage *self, gint64 event_id)
{
  BrgSession *session = brg_shell_get_session (self->shell);
  GError *error = NULL;
  gboolean done = brg_store_delete_event (brg_session_get_store (session), event_id, &error);

  brg_session_finish (session, done, error);
}

static void
on_delete_answered (const char *answer, gpointer data)
{
  BrgStartPage *self = data;
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (g_str_equal (answer, "yes") && row != NULL)
    delete_event (self, get_summary (row)->event_id);
}

static gboolean
on_key_pressed (BrgStartPage *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state G_GNUC_UNUSED)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  g_autofree char *heading = NULL;

  if (row == NULL || (keyval != GDK_KEY_Delete && keyval != GDK_KEY_KP_Delete))
    return GDK_EVENT_PROPAGATE;
  /* Translators: %s is the name of an event */
  heading = g_strdup_printf (_ ("Delete “%s”?"), get_summary (row)->name);
  brg_ui_ask (GTK_WIDGET (self), heading,
              _ ("Players, rounds and results of the event are deleted with it. Undo in the "
                 "list of events restores them."),
              NULL, _ ("_Delete"), TRUE, on_delete_answered, self);
  return GDK_EVENT_STOP;
}

static void
brg_start_page_dispose (GObject *object)
{
  BrgStartPage *self = BRG_START_PAGE (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (brg_start_page_parent_class)->dispose (object);
}

/* The column grows with the text. */
static void
brg_start_page_map (GtkWidget *widget)
{
  BrgStartPage *self = BRG_START_PAGE (widget);
  gint width = (gint) (COLUMN_WIDTH * brg_ui_get_text_scale (widget));

  adw_clamp_set_maximum_size (self->clamp, width);
  adw_clamp_set_tightening_threshold (self->clamp, width);
  GTK_WIDGET_CLASS (brg_start_page_parent_class)->map (widget);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgStartPage, name)

static const BrgTemplateChild children[] = {
  CHILD (scroller), CHILD (new_button), CHILD (clamp), CHILD (recent_box), CHILD (list),
};

static void
brg_start_page_class_init (BrgStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = brg_start_page_map;
  G_OBJECT_CLASS (klass)->dispose = brg_start_page_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  brg_template_set (klass, "brg-start-page", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
}

static void
brg_start_page_init (BrgStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_ui_add_keys (self->list, GTK_PHASE_BUBBLE, G_CALLBACK (on_key_pressed), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Recent events"), -1);
}

BrgStartPage *
brg_start_page_new (BrgShell *shell)
{
  BrgStartPage *self = g_object_new (BRG_TYPE_START_PAGE, NULL);

  self->shell = shell;
  return self;
}
