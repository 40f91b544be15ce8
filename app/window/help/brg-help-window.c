/* brg-help-window.c - the manual, beside the main window
 *
 * Tests: tests/gui/help.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-help-window.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "brg-help-text.h"
#include "brg-language-choice.h"
#include "brg-manual.h"
#include "brg-sides.h"
#include "brg-tab-bin.h"
#include "brg-template.h"
#include "brg-ui.h"

#define PAGE "page:"
#define RULE "rule:"

#define BRG_TYPE_HELP_WINDOW (brg_help_window_get_type ())
G_DECLARE_FINAL_TYPE (BrgHelpWindow, brg_help_window, BRG, HELP_WINDOW, AdwWindow)

struct _BrgHelpWindow
{
  AdwWindow parent_instance;

  BrgSides *sides;
  GtkSearchEntry *search_entry;
  GtkLabel *count_label;
  GtkListBox *list;
  GtkScrolledWindow *scroller;
  GtkBox *text_box;
  GtkDropDown *language_choice;

  BrgShell *shell;             /* not owned: it goes with it */
  GSimpleActionGroup *actions; /* owned */
  const char *language;        /* of the manual, a constant string */
  BrgManual *manual;           /* owned */
  GPtrArray *hits;     /* (nullable) (owned): what the list shows while something is looked for */
  GPtrArray *headings; /* (nullable) (owned) (element-type GtkWidget): of the text on show */
  guint heading;       /* the one to be scrolled to, from 1; 0 for the beginning */
  GQueue past;         /* of char *, owned: targets that were on show before, the last first */
  GQueue future;       /* of char *, owned: likewise after going back */
  char *shown;         /* (nullable) (owned): target of what is on show */
};

G_DEFINE_FINAL_TYPE (BrgHelpWindow, brg_help_window, ADW_TYPE_WINDOW)

/* In the order of the choice. */
static const char *const languages[] = { "en", "ru", "uk" };

static void show (BrgHelpWindow *self, const char *target);

/* A topic, or a topic with the number of a heading behind "#". */
static const BrgManualEntry *
find_target (BrgHelpWindow *self, const char *target, guint *heading)
{
  g_auto (GStrv) parts = g_strsplit (target, "#", 2);

  *heading =
      parts[0] != NULL && parts[1] != NULL ? (guint) g_ascii_strtoull (parts[1], NULL, 10) : 0;
  return brg_manual_find (self->manual, parts[0]);
}

static void
update_actions (BrgHelpWindow *self)
{
  GActionMap *map = G_ACTION_MAP (self->actions);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (map, "back")),
                               !g_queue_is_empty (&self->past));
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (map, "forward")),
                               !g_queue_is_empty (&self->future));
}

/* The row of the topic on show is the chosen one. */
static void
choose_row (BrgHelpWindow *self, const BrgManualEntry *entry)
{
  GtkListBoxRow *row;

  for (gint i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (g_object_get_data (G_OBJECT (row), "entry") == entry)
      {
        gtk_list_box_select_row (self->list, row);
        return;
      }
  gtk_list_box_unselect_all (self->list);
}

/* A link into the program. The window of the help stays where it is. */
static gboolean
follow_into_program (BrgHelpWindow *self, const char *target)
{
  if (g_str_has_prefix (target, PAGE))
    brg_shell_go (self->shell, target + strlen (PAGE), NULL);
  else if (g_str_has_prefix (target, RULE))
    {
      const char *slash = strrchr (target, '/');
      g_autofree char *article = g_strconcat ("article/", target + strlen (RULE), NULL);
      char *middle = slash != NULL ? strchr (article + strlen ("article/"), '/') : NULL;

      if (middle != NULL)
        *middle = ' ';
      brg_shell_go (self->shell, "rules", article);
    }
  else
    return FALSE;
  gtk_window_present (GTK_WINDOW (self->shell));
  return TRUE;
}

static void
on_link (const char *target, gpointer data)
{
  BrgHelpWindow *self = data;

  if (follow_into_program (self, target))
    return;
  if (self->shown != NULL)
    g_queue_push_head (&self->past, g_strdup (self->shown));
  g_queue_clear_full (&self->future, g_free);
  show (self, target);
}

static gboolean
scroll_to_heading (gpointer data)
{
  BrgHelpWindow *self = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_point_t place = { 0 };

  if (self->heading > 0 && self->headings != NULL && self->heading <= self->headings->len &&
      gtk_widget_compute_point (self->headings->pdata[self->heading - 1],
                                GTK_WIDGET (self->text_box), &place, &place))
    gtk_adjustment_set_value (adjustment, place.y);
  else
    gtk_adjustment_set_value (adjustment, 0);
  return G_SOURCE_REMOVE;
}

/* Whether the keys are with the text, whose widgets are about to go. */
static gboolean
has_focus_in_text (BrgHelpWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->text_box));
}

static void
show (BrgHelpWindow *self, const char *target)
{
  guint heading = 0;
  const BrgManualEntry *entry = find_target (self, target, &heading);
  gboolean had_focus = has_focus_in_text (self);

  if (entry == NULL)
    return;
  if (had_focus)
    gtk_window_set_focus (GTK_WINDOW (self), NULL);
  if (self->shown != target)
    {
      g_free (self->shown);
      self->shown = g_strdup (target);
    }
  g_clear_pointer (&self->headings, g_ptr_array_unref);
  self->headings =
      brg_help_text_fill (self->text_box, entry, self->language,
                          gtk_editable_get_text (GTK_EDITABLE (self->search_entry)), on_link, self);
  choose_row (self, entry);
  brg_sides_set_reveal_side (self->sides, FALSE);
  update_actions (self);
  if (had_focus)
    gtk_widget_child_focus (GTK_WIDGET (self->text_box), GTK_DIR_TAB_FORWARD);
  self->heading = heading;
  g_idle_add_full (G_PRIORITY_LOW, scroll_to_heading, g_object_ref (self), g_object_unref);
}

/* Goes to what is on top of one queue, and leaves what is on show on the other. */
static void
turn (BrgHelpWindow *self, GQueue *from, GQueue *to)
{
  g_autofree char *target = g_queue_pop_head (from);

  if (target == NULL)
    return;
  if (self->shown != NULL)
    g_queue_push_head (to, g_strdup (self->shown));
  show (self, target);
}

static void
on_back (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer self)
{
  turn (self, &((BrgHelpWindow *) self)->past, &((BrgHelpWindow *) self)->future);
}

static void
on_forward (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer self)
{
  turn (self, &((BrgHelpWindow *) self)->future, &((BrgHelpWindow *) self)->past);
}

static void
on_contents (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgHelpWindow *self = data;

  brg_sides_set_reveal_side (self->sides, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
add_row (BrgHelpWindow *self, const BrgManualEntry *entry, const BrgManualHit *hit)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), make_label (entry->topic->title, NULL));
  if (hit != NULL)
    {
      gtk_box_append (GTK_BOX (box), make_label (hit->text, "brg-small"));
      g_object_set_data (G_OBJECT (row), "hit", (gpointer) hit);
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data (G_OBJECT (row), "entry", (gpointer) entry);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  entry->topic->title, -1);
  gtk_list_box_append (self->list, row);
}

static void
update_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer self G_GNUC_UNUSED)
{
  const BrgManualEntry *entry = g_object_get_data (G_OBJECT (row), "entry");
  const BrgManualEntry *last =
      before != NULL ? g_object_get_data (G_OBJECT (before), "entry") : NULL;
  gboolean is_first = last == NULL || !g_str_equal (last->part, entry->part);

  if (g_object_get_data (G_OBJECT (row), "hit") != NULL || !is_first)
    gtk_list_box_row_set_header (row, NULL);
  else
    gtk_list_box_row_set_header (row, make_label (entry->part, "heading"));
}

static void
fill_list (BrgHelpWindow *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));
  const GPtrArray *entries = brg_manual_get_entries (self->manual);
  GPtrArray *hits = brg_manual_search (self->manual, words);
  g_autofree char *count = NULL;
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  g_clear_pointer (&self->hits, g_ptr_array_unref);
  self->hits = hits;
  if (*words == '\0')
    for (guint i = 0; i < entries->len; i++)
      add_row (self, entries->pdata[i], NULL);
  else
    for (guint i = 0; i < hits->len; i++)
      add_row (self, ((BrgManualHit *) hits->pdata[i])->entry, hits->pdata[i]);
  if (*words != '\0')
    count = hits->len > 0
                /* Translators: topics of the help in which something was found */
                ? g_strdup_printf (ngettext ("%u topic", "%u topics", hits->len), hits->len)
                : g_strdup (_ ("Nothing found."));
  gtk_label_set_text (self->count_label, count != NULL ? count : "");
  gtk_widget_set_visible (GTK_WIDGET (self->count_label), count != NULL);
}

static void
open_row (BrgHelpWindow *self, GtkListBoxRow *row)
{
  const BrgManualEntry *entry = g_object_get_data (G_OBJECT (row), "entry");
  const BrgManualHit *hit = g_object_get_data (G_OBJECT (row), "hit");
  g_autofree char *target = hit != NULL && hit->heading > 0
                                ? g_strdup_printf ("%s#%u", entry->id, hit->heading)
                                : g_strdup (entry->id);

  on_link (target, self);
  gtk_widget_child_focus (GTK_WIDGET (self->text_box), GTK_DIR_TAB_FORWARD);
}

static void
on_row_activated (BrgHelpWindow *self, GtkListBoxRow *row)
{
  open_row (self, row);
}

/* Enter in the search opens the best of what was found. */
static void
open_first (BrgHelpWindow *self)
{
  GtkListBoxRow *row;

  fill_list (self);
  row = gtk_list_box_get_row_at_index (self->list, 0);
  if (row != NULL)
    open_row (self, row);
}

static void
focus_list (BrgHelpWindow *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
}

/* A manual that cannot be read is a fault of the program, which its tests find. */
static void
open_manual (BrgHelpWindow *self, const char *language)
{
  g_autoptr (GError) error = NULL;
  BrgManual *manual = brg_manual_open (language, &error);

  if (manual == NULL)
    {
      g_warning ("The manual cannot be read: %s", error->message);
      return;
    }
  self->language = language;
  g_clear_pointer (&self->hits, g_ptr_array_unref);
  gtk_list_box_unselect_all (self->list);
  {
    BrgManual *last = self->manual;

    self->manual = manual;
    fill_list (self);
    brg_manual_free (last);
  }
  if (self->shown != NULL)
    show (self, self->shown);
}

static void
on_language_chosen (BrgHelpWindow *self)
{
  guint chosen = gtk_drop_down_get_selected (self->language_choice);

  if (chosen < G_N_ELEMENTS (languages) && !g_str_equal (languages[chosen], self->language))
    open_manual (self, languages[chosen]);
}

static gboolean
on_key_pressed (BrgHelpWindow *self,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventControllerKey *keys)
{
  GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();
  guint key = brg_ui_key_to_latin (keys, keyval, keycode);
  const char *action = modifiers == GDK_ALT_MASK && keyval == GDK_KEY_Left    ? "back"
                       : modifiers == GDK_ALT_MASK && keyval == GDK_KEY_Right ? "forward"
                       : modifiers == GDK_CONTROL_MASK && key == GDK_KEY_f    ? "contents"
                                                                              : NULL;

  if (action != NULL)
    {
      g_action_group_activate_action (G_ACTION_GROUP (self->actions), action, NULL);
      return GDK_EVENT_STOP;
    }
  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search_entry)) != '\0')
    {
      brg_ui_set_text (GTK_EDITABLE (self->search_entry), "");
      fill_list (self);
    }
  else
    gtk_window_close (GTK_WINDOW (self));
  return GDK_EVENT_STOP;
}

static void
brg_help_window_dispose (GObject *object)
{
  BrgHelpWindow *self = BRG_HELP_WINDOW (object);

  brg_template_silence (self);
  g_clear_object (&self->actions);
  g_clear_pointer (&self->headings, g_ptr_array_unref);
  g_clear_pointer (&self->hits, g_ptr_array_unref);
  g_clear_pointer (&self->manual, brg_manual_free);
  g_clear_pointer (&self->shown, g_free);
  g_queue_clear_full (&self->past, g_free);
  g_queue_clear_full (&self->future, g_free);
  G_OBJECT_CLASS (brg_help_window_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgHelpWindow, name)

static const BrgTemplateChild children[] = {
  CHILD (sides),    CHILD (search_entry), CHILD (count_label),     CHILD (list),
  CHILD (scroller), CHILD (text_box),     CHILD (language_choice),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (fill_list),          BRG_TEMPLATE_CALLBACK (open_first),
  BRG_TEMPLATE_CALLBACK (focus_list),         BRG_TEMPLATE_CALLBACK (on_row_activated),
  BRG_TEMPLATE_CALLBACK (on_language_chosen),
};

static void
brg_help_window_class_init (BrgHelpWindowClass *klass)
{
  g_type_ensure (BRG_TYPE_SIDES);
  g_type_ensure (BRG_TYPE_TAB_BIN);
  G_OBJECT_CLASS (klass)->dispose = brg_help_window_dispose;
  brg_template_set (klass, "brg-help-window", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_help_window_init (BrgHelpWindow *self)
{
  static const GActionEntry entries[] = {
    { .name = "back", .activate = on_back },
    { .name = "forward", .activate = on_forward },
    { .name = "contents", .activate = on_contents },
  };

  self->language = languages[0];
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "help", G_ACTION_GROUP (self->actions));
  gtk_list_box_set_header_func (self->list, update_header, NULL, NULL);
  brg_ui_add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
}

static guint
find_language (const char *language)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_strcmp0 (languages[i], language) == 0)
      return i;
  return 0;
}

static void
on_gone (BrgShell *shell)
{
  g_object_set_data (G_OBJECT (shell), "brg-help-window", NULL);
}

/* The window of help of a main window, made when it is first wanted. */
static BrgHelpWindow *
find_window (BrgShell *shell)
{
  BrgHelpWindow *self = g_object_get_data (G_OBJECT (shell), "brg-help-window");
  g_autoptr (GtkWindowGroup) group = NULL;
  g_autofree char *preference = brg_preferences_dup (brg_shell_get_preferences (shell), "language");
  guint language = find_language (brg_language_choice_make (preference));

  if (self != NULL)
    return self;
  self = g_object_new (BRG_TYPE_HELP_WINDOW, "transient-for", shell, "destroy-with-parent", TRUE,
                       NULL);
  self->shell = shell;
  /* A sheet that is modal holds its own group only: help can be read beside it. */
  group = gtk_window_group_new ();
  gtk_window_group_add_window (group, GTK_WINDOW (self));
  open_manual (self, languages[language]);
  gtk_drop_down_set_selected (self->language_choice, language);
  g_object_set_data (G_OBJECT (shell), "brg-help-window", self);
  g_signal_connect_object (self, "destroy", G_CALLBACK (on_gone), shell, G_CONNECT_SWAPPED);
  return self;
}

static void
present (BrgHelpWindow *self, const char *topic)
{
  if (topic != NULL)
    on_link (topic, self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

/* "BrgPrizesSheet" is brg-prizes-sheet. */
static char *
dup_template_name (GtkWidget *widget)
{
  GString *name = g_string_new (NULL);

  for (const char *at = G_OBJECT_TYPE_NAME (widget); *at != '\0'; at++)
    {
      if (g_ascii_isupper (*at) && name->len > 0)
        g_string_append_c (name, '-');
      g_string_append_c (name, g_ascii_tolower (*at));
    }
  return g_string_free (name, FALSE);
}

void
brg_help_window_present (BrgShell *shell, GtkWidget *over, const char *page)
{
  BrgHelpWindow *self = find_window (shell);
  g_autofree char *sheet = over != NULL ? dup_template_name (over) : NULL;
  const BrgManualEntry *entry;

  if (self->manual == NULL)
    return;
  entry = sheet != NULL ? brg_manual_find_for_sheet (self->manual, sheet) : NULL;
  if (entry == NULL)
    entry = brg_manual_find_for_page (self->manual, page);
  if (entry == NULL)
    entry = brg_manual_get_entries (self->manual)->pdata[0];
  present (self, entry->id);
}

void
brg_help_window_present_topic (BrgShell *shell, const char *topic)
{
  BrgHelpWindow *self = find_window (shell);

  if (self->manual != NULL)
    present (self, topic);
}
