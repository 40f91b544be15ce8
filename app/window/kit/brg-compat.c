/* brg-compat.c - what differs between the toolkits of the two Debians, in one place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-compat.h"

#include <glib/gi18n.h>

/* Files */

typedef struct
{
  BrgFileMode mode;
  BrgFileFunc func;
  gpointer data;
} FileAnswer;

static const char *
get_accept_label (BrgFileMode mode)
{
  return mode == BRG_FILE_SAVE ? _ ("_Save") : _ ("_Open");
}

/* Takes @answer and @file. */
static void
answer_with_file (FileAnswer *answer, GFile *file)
{
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  answer->func (path, answer->data);
  g_clear_object (&file);
  g_free (answer);
}

#if GTK_CHECK_VERSION(4, 10, 0)

static void
on_file_chosen (GObject *source, GAsyncResult *result, gpointer data)
{
  GtkFileDialog *dialog = GTK_FILE_DIALOG (source);
  FileAnswer *answer = data;
  GFile *file = NULL;

  /* The only failure is that nothing was chosen. */
  switch (answer->mode)
    {
    case BRG_FILE_OPEN:
      file = gtk_file_dialog_open_finish (dialog, result, NULL);
      break;
    case BRG_FILE_SAVE:
      file = gtk_file_dialog_save_finish (dialog, result, NULL);
      break;
    case BRG_FILE_FOLDER:
      file = gtk_file_dialog_select_folder_finish (dialog, result, NULL);
      break;
    default:
      g_assert_not_reached ();
    }
  answer_with_file (answer, file);
}

static void
show_file_dialog (GtkWindow *parent, const BrgCompatFileQuestion *question, FileAnswer *answer)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, question->title);
  gtk_file_dialog_set_accept_label (dialog, get_accept_label (question->mode));
  gtk_file_dialog_set_filters (dialog, question->filters);
  gtk_file_dialog_set_initial_folder (dialog, question->folder);
  gtk_file_dialog_set_initial_name (dialog, question->name);
  switch (question->mode)
    {
    case BRG_FILE_OPEN:
      gtk_file_dialog_open (dialog, parent, NULL, on_file_chosen, answer);
      break;
    case BRG_FILE_SAVE:
      gtk_file_dialog_save (dialog, parent, NULL, on_file_chosen, answer);
      break;
    case BRG_FILE_FOLDER:
      gtk_file_dialog_select_folder (dialog, parent, NULL, on_file_chosen, answer);
      break;
    default:
      g_assert_not_reached ();
    }
}

#else

static void
on_file_answered (GtkNativeDialog *dialog, int response, gpointer data)
{
  GFile *file = response == GTK_RESPONSE_ACCEPT
                    ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog))
                    : NULL;

  answer_with_file (data, file);
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

static void
show_file_dialog (GtkWindow *parent, const BrgCompatFileQuestion *question, FileAnswer *answer)
{
  static const GtkFileChooserAction actions[] = {
    [BRG_FILE_OPEN] = GTK_FILE_CHOOSER_ACTION_OPEN,
    [BRG_FILE_SAVE] = GTK_FILE_CHOOSER_ACTION_SAVE,
    [BRG_FILE_FOLDER] = GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
  };
  GtkFileChooserNative *dialog =
      gtk_file_chooser_native_new (question->title, parent, actions[question->mode],
                                   get_accept_label (question->mode), _ ("_Cancel"));
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (dialog);
  guint n_filters = question->filters != NULL ? g_list_model_get_n_items (question->filters) : 0;

  for (guint i = 0; i < n_filters; i++)
    {
      g_autoptr (GtkFileFilter) filter = g_list_model_get_item (question->filters, i);

      gtk_file_chooser_add_filter (chooser, filter);
    }
  if (question->folder != NULL)
    gtk_file_chooser_set_current_folder (chooser, question->folder, NULL);
  if (question->name != NULL)
    gtk_file_chooser_set_current_name (chooser, question->name);
  g_signal_connect (dialog, "response", G_CALLBACK (on_file_answered), answer);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

#endif

void
brg_compat_pick_file (GtkWindow *parent,
                      const BrgCompatFileQuestion *question,
                      BrgFileFunc func,
                      gpointer data)
{
  FileAnswer *answer;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));
  g_return_if_fail (question != NULL && func != NULL);

  answer = g_new0 (FileAnswer, 1);
  answer->mode = question->mode;
  answer->func = func;
  answer->data = data;
  show_file_dialog (parent, question, answer);
}

/* Questions */

#if BRG_HAS_ADW_DIALOG
#define NAME_ALERT(name) adw_alert_dialog_##name
typedef AdwAlertDialog Alert;
#else
#define NAME_ALERT(name) adw_message_dialog_##name
typedef AdwMessageDialog Alert;
#endif

typedef struct
{
  BrgAnswerFunc func;
  gpointer data;
} Question;

static void
on_answered (Alert *alert G_GNUC_UNUSED, const char *response, gpointer data)
{
  Question *question = data;

  if (question->func != NULL)
    question->func (response, question->data);
}

static void
free_question (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  g_free (data);
}

static Alert *
new_alert (GtkWindow *parent G_GNUC_UNUSED, const char *heading, const char *body)
{
#if BRG_HAS_ADW_DIALOG
  return ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, body));
#else
  return ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));
#endif
}

#if BRG_HAS_ADW_DIALOG

static AdwDialog *
find_open_dialog (GtkWindow *parent)
{
  if (ADW_IS_APPLICATION_WINDOW (parent))
    return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (parent));
  return ADW_IS_WINDOW (parent) ? adw_window_get_visible_dialog (ADW_WINDOW (parent)) : NULL;
}

typedef struct
{
  GtkWindow *window;
  BrgUncoveredFunc func;
} Uncovered;

static void
free_uncovered (gpointer data)
{
  Uncovered *uncovered = data;

  g_object_unref (uncovered->window);
  g_free (uncovered);
}

static void
free_watch (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  g_free (data);
}

/* The dialog has given the focus back by now, where there is still something to give it to. */
static gboolean
on_dialog_gone (gpointer data)
{
  Uncovered *uncovered = data;

  if (gtk_widget_get_mapped (GTK_WIDGET (uncovered->window)) &&
      find_open_dialog (uncovered->window) == NULL)
    uncovered->func (uncovered->window);
  return G_SOURCE_REMOVE;
}

static void
on_dialogs_changed (GtkWindow *window, GParamSpec *pspec G_GNUC_UNUSED, gpointer data)
{
  Uncovered *uncovered;

  if (find_open_dialog (window) != NULL)
    return;
  uncovered = g_memdup2 (data, sizeof *uncovered);
  g_object_ref (uncovered->window);
  g_idle_add_full (G_PRIORITY_HIGH, on_dialog_gone, uncovered, free_uncovered);
}

/* Another question stood above it and was answered: the keys are for this one again. */
static void
on_uncovered (AdwDialog *alert, GParamSpec *pspec G_GNUC_UNUSED, GtkWindow *parent)
{
  GtkWidget *button = adw_dialog_get_default_widget (alert);

  if (find_open_dialog (parent) != alert)
    return;
  if (button == NULL || !gtk_widget_grab_focus (button))
    gtk_widget_child_focus (GTK_WIDGET (alert), GTK_DIR_TAB_FORWARD);
}

#endif

static GtkWidget *
get_default (Alert *alert)
{
#if BRG_HAS_ADW_DIALOG
  return adw_dialog_get_default_widget (ADW_DIALOG (alert));
#else
  return gtk_window_get_default_widget (GTK_WINDOW (alert));
#endif
}

static gboolean
focus_default (gpointer data)
{
  GtkWidget *preferred = get_default (data);

  if (preferred != NULL && gtk_widget_get_mapped (preferred))
    gtk_widget_grab_focus (preferred);
  return G_SOURCE_REMOVE;
}

/* Where its buttons do not fit side by side the toolkit gives the keys to the upper one, which may
 * be the answer that nobody gives by habit. How they stand is known in the second frame; the focus
 * is not moved within it. */
static gboolean
on_answer_frame (GtkWidget *alert, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  gboolean *has_place = data;

  if (*has_place)
    g_idle_add_full (G_PRIORITY_HIGH, focus_default, g_object_ref (alert), g_object_unref);
  *has_place = !*has_place;
  return *has_place ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Whether something is to be filled in there. */
static gboolean
has_field (GtkWidget *widget)
{
  if (GTK_IS_EDITABLE (widget) || GTK_IS_TEXT_VIEW (widget) || GTK_IS_CHECK_BUTTON (widget) ||
      GTK_IS_SWITCH (widget) || GTK_IS_DROP_DOWN (widget))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_field (child))
      return TRUE;
  return FALSE;
}

void
brg_compat_ask (GtkWindow *parent,
                const char *heading,
                const char *body,
                GtkWidget *extra,
                const BrgCompatAnswer *answers,
                const char *preferred,
                BrgAnswerFunc func,
                gpointer data)
{
  Alert *alert;
  Question *question;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (answers != NULL && answers[0].id != NULL);

  alert = new_alert (parent, heading, body);
  for (guint i = 0; answers[i].id != NULL; i++)
    {
      NAME_ALERT (add_response) (alert, answers[i].id, answers[i].label);
      NAME_ALERT (set_response_appearance) (alert, answers[i].id, answers[i].look);
    }
  NAME_ALERT (set_default_response) (alert, preferred);
  NAME_ALERT (set_close_response) (alert, answers[0].id);
  if (extra != NULL)
    NAME_ALERT (set_extra_child) (alert, extra);
  question = g_new0 (Question, 1);
  question->func = func;
  question->data = data;
  g_signal_connect_data (alert, "response", G_CALLBACK (on_answered), question, free_question, 0);
#if BRG_HAS_ADW_DIALOG
  adw_dialog_present (ADW_DIALOG (alert), GTK_WIDGET (parent));
  g_signal_connect_object (parent, "notify::visible-dialog", G_CALLBACK (on_uncovered), alert,
                           G_CONNECT_SWAPPED);
#else
  gtk_window_present (GTK_WINDOW (alert));
#endif
  /* A field that is asked for has them. */
  if (extra == NULL || !has_field (extra))
    gtk_widget_add_tick_callback (GTK_WIDGET (alert), on_answer_frame, g_new0 (gboolean, 1),
                                  g_free);
}

gboolean
brg_compat_is_covered (GtkWindow *window)
{
  g_return_val_if_fail (GTK_IS_WINDOW (window), FALSE);

#if BRG_HAS_ADW_DIALOG
  return find_open_dialog (window) != NULL;
#else
  return FALSE;
#endif
}

void
brg_compat_watch_uncovered (GtkWindow *window, BrgUncoveredFunc func)
{
  g_return_if_fail (GTK_IS_WINDOW (window) && func != NULL);

#if BRG_HAS_ADW_DIALOG
  {
    Uncovered watch = { window, func };

    g_signal_connect_data (window, "notify::visible-dialog", G_CALLBACK (on_dialogs_changed),
                           g_memdup2 (&watch, sizeof watch), free_watch, 0);
  }
#endif
}

/* Dialogs of the main window */

/* What is there of the length that is wanted. */
static int
fit (int wanted, int room)
{
  return room > 0 ? MIN (wanted, room) : wanted;
}

void
brg_compat_show_preferences (GtkWindow *parent,
                             AdwPreferencesPage *page,
                             const char *title,
                             int width,
                             int height)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (ADW_IS_PREFERENCES_PAGE (page));

  width = fit (width, gtk_widget_get_width (GTK_WIDGET (parent)));
  height = fit (height, gtk_widget_get_height (GTK_WIDGET (parent)));
#if BRG_HAS_ADW_DIALOG
  {
    AdwDialog *dialog =
        g_object_new (ADW_TYPE_PREFERENCES_DIALOG, "title", title, "search-enabled", FALSE,
                      "content-width", width, "content-height", height, NULL);

    adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (dialog), page);
    adw_dialog_present (dialog, GTK_WIDGET (parent));
  }
#else
  {
    AdwPreferencesWindow *window = g_object_new (
        ADW_TYPE_PREFERENCES_WINDOW, "transient-for", parent, "modal", TRUE, "title", title,
        "search-enabled", FALSE, "default-width", width, "default-height", height, NULL);

    adw_preferences_window_add (window, page);
    gtk_window_present (GTK_WINDOW (window));
  }
#endif
}

void
brg_compat_show_about (GtkWindow *parent, const char *first_property, ...)
{
  GObject *dialog;
  va_list values;

  g_return_if_fail (GTK_IS_WINDOW (parent));

  va_start (values, first_property);
#if BRG_HAS_ADW_DIALOG
  dialog = g_object_new_valist (ADW_TYPE_ABOUT_DIALOG, first_property, values);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (parent));
#else
  dialog = g_object_new_valist (ADW_TYPE_ABOUT_WINDOW, first_property, values);
  gtk_window_set_transient_for (GTK_WINDOW (dialog), parent);
  gtk_window_set_modal (GTK_WINDOW (dialog), TRUE);
  gtk_window_present (GTK_WINDOW (dialog));
#endif
  va_end (values);
}

#if GTK_CHECK_VERSION(4, 18, 0)

static void
on_help_asked (GSimpleAction *action G_GNUC_UNUSED,
               GVariant *parameter G_GNUC_UNUSED,
               gpointer data)
{
  gtk_window_present (GTK_WINDOW (data));
}

void
brg_compat_set_help_overlay (GtkApplicationWindow *window, GtkWindow *overlay)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new ("show-help-overlay", NULL);

  g_return_if_fail (GTK_IS_APPLICATION_WINDOW (window));
  g_return_if_fail (GTK_IS_WINDOW (overlay));

  gtk_window_set_transient_for (overlay, GTK_WINDOW (window));
  gtk_window_set_destroy_with_parent (overlay, TRUE);
  gtk_window_set_hide_on_close (overlay, TRUE);
  g_signal_connect_object (action, "activate", G_CALLBACK (on_help_asked), overlay, 0);
  g_action_map_add_action (G_ACTION_MAP (window), G_ACTION (action));
}

#else

void
brg_compat_set_help_overlay (GtkApplicationWindow *window, GtkWindow *overlay)
{
  g_return_if_fail (GTK_IS_APPLICATION_WINDOW (window));
  g_return_if_fail (GTK_IS_SHORTCUTS_WINDOW (overlay));

  gtk_application_window_set_help_overlay (window, GTK_SHORTCUTS_WINDOW (overlay));
}

#endif

void
brg_compat_announce (GtkWidget *widget, const char *message G_GNUC_UNUSED)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), message,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}

/* What the user works with, and may be given a name of its own. */
static gboolean
is_control (gpointer widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_DROP_DOWN (widget) ||
         GTK_IS_SWITCH (widget) || GTK_IS_EDITABLE (widget);
}

/* What the program says of a widget goes before what the toolkit takes from elsewhere. */
static void
prefer (GtkAccessible *widget, GtkAccessibleProperty own, GtkAccessibleRelation other)
{
  if (gtk_test_accessible_has_property (widget, own) &&
      gtk_test_accessible_has_relation (widget, other))
    gtk_accessible_reset_relation (widget, other);
}

/* The relations are set before the widget is seen: by GTK when a button gets its text, by
 * libadwaita when a row gets the widget that it activates, or its subtitle. */
static gboolean
on_widget_mapped (GSignalInvocationHint *hint G_GNUC_UNUSED,
                  guint n_values G_GNUC_UNUSED,
                  const GValue *values,
                  gpointer data G_GNUC_UNUSED)
{
  GtkAccessible *widget = g_value_get_object (&values[0]);

  if (is_control (widget))
    prefer (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  if (is_control (widget) || ADW_IS_PREFERENCES_ROW (widget))
    prefer (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  return TRUE;
}

/* GTK 4.8 gives what has no name of its own the name of its C type, "GtkImage", and a reader of
 * screens says it, also within the name of a button with an icon. */
static gboolean
on_nameless_mapped (GSignalInvocationHint *hint G_GNUC_UNUSED,
                    guint n_values G_GNUC_UNUSED,
                    const GValue *values,
                    gpointer data G_GNUC_UNUSED)
{
  GtkWidget *widget = g_value_get_object (&values[0]);
  GtkWidget *parent = gtk_widget_get_parent (widget);
  GtkStackPage *page =
      GTK_IS_STACK (parent) ? gtk_stack_get_page (GTK_STACK (parent), widget) : NULL;

  if (page != NULL && gtk_stack_page_get_title (page) == NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  if (g_str_equal (gtk_widget_get_name (widget), G_OBJECT_TYPE_NAME (widget)))
    gtk_widget_set_name (widget, "");
  return TRUE;
}

void
brg_compat_keep_names (void)
{
  gpointer klass = g_type_class_ref (GTK_TYPE_WIDGET);

  g_signal_add_emission_hook (
      g_signal_lookup ("map", GTK_TYPE_WIDGET), 0,
      gtk_get_minor_version () >= 10 ? on_widget_mapped : on_nameless_mapped, NULL, NULL);
  g_type_class_unref (klass);
}
