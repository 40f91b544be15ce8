/* brg-ui.c - file dialogs, questions and texts of dates, in one place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ui.h"

#include <glib/gi18n.h>

#include "brg-result-keys.h"
#include "brg-same-press.h"
#include "brg-whole-text.h"

#define XFT_DPI_OF_96 (96.0 * 1024.0)

/* The user's choice; kept as long as the program runs. */
static char *save_folder;

/* (transfer full): the filters that @filters describes. */
static GListModel *
new_filters (const char *const *filters)
{
  GListStore *list = g_list_store_new (GTK_TYPE_FILE_FILTER);

  for (guint i = 0; filters[i] != NULL; i += 2)
    {
      g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
      g_auto (GStrv) patterns = g_strsplit (filters[i + 1], ";", -1);

      gtk_file_filter_set_name (filter, filters[i]);
      for (guint k = 0; patterns[k] != NULL; k++)
        gtk_file_filter_add_pattern (filter, patterns[k]);
      g_list_store_append (list, filter);
    }
  return G_LIST_MODEL (list);
}

void
brg_ui_set_save_folder (const char *path)
{
  g_return_if_fail (path != NULL);

  g_free (save_folder);
  save_folder = *path != '\0' ? g_strdup (path) : NULL;
}

/* (transfer full) (nullable): a folder on a stick that was taken out is passed over. */
static GFile *
find_folder (void)
{
  if (save_folder == NULL || !g_file_test (save_folder, G_FILE_TEST_IS_DIR))
    return NULL;
  return g_file_new_for_path (save_folder);
}

void
brg_ui_pick_file (GtkWidget *parent,
                  const char *title,
                  BrgFileMode mode,
                  const char *const *filters,
                  const char *name,
                  BrgFileFunc func,
                  gpointer data)
{
  g_autoptr (GListModel) list = filters != NULL ? new_filters (filters) : NULL;
  g_autoptr (GFile) folder = mode == BRG_FILE_SAVE ? find_folder () : NULL;
  const BrgCompatFileQuestion question = {
    .title = title, .mode = mode, .filters = list, .folder = folder, .name = name
  };

  brg_compat_pick_file (GTK_WINDOW (gtk_widget_get_root (parent)), &question, func, data);
}

void
brg_ui_ask (GtkWidget *parent,
            const char *heading,
            const char *body,
            GtkWidget *extra,
            const char *verb,
            gboolean is_destructive,
            BrgAnswerFunc func,
            gpointer data)
{
  const BrgCompatAnswer answers[] = {
    { "cancel", _ ("_Cancel"), ADW_RESPONSE_DEFAULT },
    { "yes", verb, is_destructive ? ADW_RESPONSE_DESTRUCTIVE : ADW_RESPONSE_SUGGESTED },
    { 0 },
  };

  brg_compat_ask (GTK_WINDOW (gtk_widget_get_root (parent)), heading, body, extra, answers,
                  is_destructive ? "cancel" : "yes", func, data);
}

void
brg_ui_tell (GtkWidget *parent, const char *heading, const char *body)
{
  const BrgCompatAnswer answers[] = { { "close", _ ("_Close"), ADW_RESPONSE_DEFAULT }, { 0 } };

  brg_compat_ask (GTK_WINDOW (gtk_widget_get_root (parent)), heading, body, NULL, answers, "close",
                  NULL, NULL);
}

/* Room around what is shown. */
#define WHOLE_MARGIN 6

/* What is to be in view. */
typedef struct
{
  GtkWidget *last; /* owned */
  gboolean has_place;
} Whole;

static void
free_whole (gpointer data)
{
  g_object_unref (((Whole *) data)->last);
  g_free (data);
}

static void
scroll_to (GtkWidget *first, GtkWidget *last)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (first, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment;
  graphene_rect_t upper;
  graphene_rect_t lower;
  double above;
  double below;

  if (scroller == NULL || !gtk_widget_compute_bounds (first, scroller, &upper) ||
      !gtk_widget_compute_bounds (last, scroller, &lower))
    return;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  above = upper.origin.y - WHOLE_MARGIN;
  below = lower.origin.y + lower.size.height + WHOLE_MARGIN - gtk_widget_get_height (scroller);
  if (above < 0 || below > 0)
    gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) +
                                              (above < 0 ? above : MIN (below, above)));
}

/* In the first frame what is new has no place yet. */
static gboolean
on_frame (GtkWidget *first, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  Whole *whole = data;

  if (!whole->has_place)
    {
      whole->has_place = TRUE;
      return G_SOURCE_CONTINUE;
    }
  if (gtk_widget_get_mapped (whole->last))
    scroll_to (first, whole->last);
  return G_SOURCE_REMOVE;
}

void
brg_ui_show_whole (GtkWidget *first, GtkWidget *last)
{
  Whole *whole;

  g_return_if_fail (GTK_IS_WIDGET (first) && GTK_IS_WIDGET (last));

  whole = g_new0 (Whole, 1);
  whole->last = g_object_ref (last);
  gtk_widget_add_tick_callback (first, on_frame, whole, free_whole);
}

void
brg_ui_set_tooltip (GtkWidget *widget, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}

void
brg_ui_set_class (gpointer widget, const char *css_class, gboolean has_class)
{
  if (widget != NULL && has_class)
    gtk_widget_add_css_class (widget, css_class);
  else if (widget != NULL)
    gtk_widget_remove_css_class (widget, css_class);
}

void
brg_ui_clear (gpointer container)
{
  GtkWidget *child;

  if (GTK_IS_LIST_BOX (container))
    while ((child = GTK_WIDGET (gtk_list_box_get_row_at_index (container, 0))) != NULL)
      gtk_list_box_remove (container, child);
  else if (GTK_IS_GRID (container))
    while ((child = gtk_widget_get_first_child (container)) != NULL)
      gtk_grid_remove (container, child);
  else
    while ((child = gtk_widget_get_first_child (container)) != NULL)
      gtk_box_remove (GTK_BOX (container), child);
}

const char *
brg_ui_get_text (gpointer entry)
{
  return gtk_editable_get_text (GTK_EDITABLE (entry));
}

void
brg_ui_set_text (gpointer entry, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
}

char *
brg_ui_dup_text (gpointer entry)
{
  return g_strstrip (g_strdup (brg_ui_get_text (entry)));
}

void
brg_ui_take_text (char **place, gpointer entry)
{
  g_free (*place);
  *place = brg_ui_dup_text (entry);
}

void
brg_ui_show_whole_text (GtkLabel *label)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  brg_whole_text_show (GTK_WIDGET (label), label);
}

/* The room over a window; one that has not been laid out yet says how large it wants to be. */
static void
find_room (GtkWindow *window, int *width, int *height)
{
  *width = G_MAXINT;
  *height = G_MAXINT;
  if (window == NULL)
    return;
  gtk_window_get_default_size (window, width, height);
  if (gtk_widget_get_width (GTK_WIDGET (window)) > 0)
    {
      *width = gtk_widget_get_width (GTK_WIDGET (window));
      *height = gtk_widget_get_height (GTK_WIDGET (window));
    }
}

/* A choice whose list is not open. */
static gboolean
is_choice (GtkWidget *focus)
{
  GtkWidget *choice = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_DROP_DOWN) : NULL;
  GtkWidget *list = choice != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;

  return choice != NULL && (list == NULL || !gtk_widget_get_mapped (list));
}

/* A sheet that this key brought on show is not confirmed by it as well. The toolkit would press a
 * choice that has the focus instead of the button of the sheet. */
static gboolean
confirm (GtkWidget *sheet, GVariant *arguments G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  GtkWidget *button = gtk_window_get_default_widget (GTK_WINDOW (sheet));
  const char *label = GTK_IS_BUTTON (button) ? gtk_button_get_label (GTK_BUTTON (button)) : NULL;

  if (label != NULL && gtk_widget_get_sensitive (button) && brg_same_press_opened (sheet) &&
      brg_same_press_must_wait (button, label))
    return TRUE;
  if (button != NULL && is_choice (gtk_root_get_focus (GTK_ROOT (sheet))))
    gtk_widget_activate (button);
  else
    gtk_widget_activate_default (sheet);
  return button != NULL;
}

/* A field of several lines would take the keys for a new line, a choice for opening its list. */
static gboolean
takes_enter (GtkWidget *focus)
{
  return GTK_IS_TEXT_VIEW (focus) || is_choice (focus);
}

/* Confirms before such a field. */
static gboolean
confirm_from_field (GtkWidget *sheet,
                    GVariant *arguments G_GNUC_UNUSED,
                    gpointer data G_GNUC_UNUSED)
{
  if (!takes_enter (gtk_root_get_focus (GTK_ROOT (sheet))))
    return FALSE;
  confirm (sheet, NULL, NULL);
  return TRUE;
}

/* Takes @action. */
static void
add_confirmation (GtkWindow *sheet, GtkPropagationPhase phase, GtkShortcutAction *action)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcutTrigger *trigger =
      gtk_alternative_trigger_new (gtk_keyval_trigger_new (GDK_KEY_Return, GDK_CONTROL_MASK),
                                   gtk_keyval_trigger_new (GDK_KEY_KP_Enter, GDK_CONTROL_MASK));

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (trigger, action));
  gtk_event_controller_set_propagation_phase (keys, phase);
  gtk_widget_add_controller (GTK_WIDGET (sheet), keys);
}

/* Ctrl+Enter confirms a sheet from whatever field, unless the sheet has its own use for it. */
static void
let_confirm (GtkWindow *sheet)
{
  add_confirmation (sheet, GTK_PHASE_CAPTURE,
                    gtk_callback_action_new (confirm_from_field, NULL, NULL));
  add_confirmation (sheet, GTK_PHASE_BUBBLE, gtk_callback_action_new (confirm, NULL, NULL));
}

void
brg_ui_fit_sheet (GtkWindow *sheet, GtkBox *columns, double width, double height)
{
  double scale;
  gboolean is_narrow;
  int room;
  int tall;

  g_return_if_fail (GTK_IS_WINDOW (sheet));

  find_room (gtk_window_get_transient_for (sheet), &room, &tall);
  scale = brg_ui_get_text_scale (GTK_WIDGET (sheet));
  is_narrow = room < width * scale;
  gtk_window_set_default_size (sheet, (int) MIN (room, width * scale),
                               (int) MIN (tall, height * scale));
  let_confirm (sheet);
  if (columns == NULL || !is_narrow)
    return;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (columns), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_homogeneous (columns, FALSE);
}

guint64
brg_ui_draw_seed (void)
{
  return (guint64) g_random_int () << 32 | g_random_int ();
}

static GDateTime *
parse_local (const char *utc)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (utc, zone);

  return time != NULL ? g_date_time_to_local (time) : NULL;
}

char *
brg_ui_dup_local_time (const char *utc, gboolean with_seconds)
{
  g_autoptr (GDateTime) local = parse_local (utc);

  return local != NULL ? g_date_time_format (local, with_seconds ? "%H:%M:%S" : "%H:%M")
                       : g_strdup ("");
}

static gint
days_between (GDateTime *a, GDateTime *b)
{
  GDate first;
  GDate second;

  g_date_clear (&first, 1);
  g_date_clear (&second, 1);
  g_date_set_dmy (&first, (GDateDay) g_date_time_get_day_of_month (a),
                  (GDateMonth) g_date_time_get_month (a), (GDateYear) g_date_time_get_year (a));
  g_date_set_dmy (&second, (GDateDay) g_date_time_get_day_of_month (b),
                  (GDateMonth) g_date_time_get_month (b), (GDateYear) g_date_time_get_year (b));
  return g_date_days_between (&first, &second);
}

char *
brg_ui_dup_when (const char *utc)
{
  g_autoptr (GDateTime) local = parse_local (utc);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = NULL;

  if (local == NULL)
    return g_strdup ("");
  time = g_date_time_format (local, "%H:%M");
  switch (days_between (local, now))
    {
    case 0:
      /* Translators: %s is a time of day */
      return g_strdup_printf (_ ("today, %s"), time);
    case 1:
      /* Translators: %s is a time of day */
      return g_strdup_printf (_ ("yesterday, %s"), time);
    default:
      return g_date_time_format (local, "%d.%m.%Y");
    }
}

double
brg_ui_get_text_scale (GtkWidget *widget)
{
  GtkSettings *settings = gtk_widget_get_settings (widget);
  int dpi = -1;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? dpi / XFT_DPI_OF_96 : 1.0;
}

static gboolean
is_latin_letter (guint keyval)
{
  guint lower = gdk_keyval_to_lower (keyval);

  return lower >= GDK_KEY_a && lower <= GDK_KEY_z;
}

gboolean
brg_ui_has_focus_within (gpointer widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

void
brg_ui_add_keys (gpointer widget, GtkPropagationPhase phase, GCallback handler, gpointer self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, phase);
  g_signal_connect_swapped (keys, "key-pressed", handler, self);
  gtk_widget_add_controller (widget, keys);
}

static void
on_toggle_overwrite (GtkWidget *widget G_GNUC_UNUSED)
{
}

void
brg_ui_forbid_overwriting (void)
{
  const GType types[] = { GTK_TYPE_TEXT, GTK_TYPE_TEXT_VIEW };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      /* A class has its signals with its first instance. */
      g_type_class_ref (types[i]);
      g_signal_override_class_handler ("toggle-overwrite", types[i],
                                       G_CALLBACK (on_toggle_overwrite));
    }
}

gboolean
brg_ui_move_mark (GtkListBox *list, gint step)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (list);
  GtkListBoxRow *next =
      row != NULL ? gtk_list_box_get_row_at_index (list, gtk_list_box_row_get_index (row) + step)
                  : NULL;

  if (next != NULL)
    gtk_list_box_select_row (list, next);
  return row != NULL;
}

guint
brg_ui_key_to_latin (GtkEventControllerKey *controller, guint keyval, guint keycode)
{
  GdkDisplay *display =
      gtk_widget_get_display (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller)));
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  int n_entries = 0;

  if (keyval < 0x100 || !g_unichar_isalpha (gdk_keyval_to_unicode (keyval)))
    return gdk_keyval_to_lower (keyval);
  if (gdk_display_map_keycode (display, keycode, &keys, &keyvals, &n_entries))
    for (int i = 0; i < n_entries; i++)
      if (keys[i].level == 0 && is_latin_letter (keyvals[i]))
        return gdk_keyval_to_lower (keyvals[i]);
  return brg_key_to_us_letter (keycode) != 0 ? brg_key_to_us_letter (keycode)
                                             : gdk_keyval_to_lower (keyval);
}

char *
brg_ui_dup_plain (const char *label)
{
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (label != NULL, NULL);

  parts = g_strsplit (label, "_", -1);
  return g_strjoinv ("", parts);
}
