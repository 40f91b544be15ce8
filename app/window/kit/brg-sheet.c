/* brg-sheet.c - a window over the main window in which something is asked or shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sheet.h"

#include <glib/gi18n.h>

#include "brg-combo-words.h"
#include "brg-compat.h"
#include "brg-template.h"
#include "brg-ui.h"

typedef struct
{
  BrgShell *shell; /* not owned: the sheet is transient for it; kept while the sheet goes */
  GtkBox *columns; /* owned by the template */
  gint fit_width;
  gint fit_height;
  gboolean may_look;
  BrgSession *held; /* (nullable) (owned): counts on what was on show when the sheet was opened */
  gboolean asks;
  char *begun; /* (nullable) (owned): what stood in it when it was opened */
  gboolean is_finished;
  gboolean is_asking;
  gboolean is_closing;
} BrgSheetPrivate;

enum
{
  PROP_0,
  PROP_COLUMNS,
  PROP_FIT_WIDTH,
  PROP_FIT_HEIGHT,
  PROP_MAY_LOOK,
  PROP_ASKS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (BrgSheet, brg_sheet, ADW_TYPE_WINDOW)

BrgShell *
brg_sheet_get_shell (BrgSheet *self)
{
  BrgSheetPrivate *priv = brg_sheet_get_instance_private (self);

  g_return_val_if_fail (BRG_IS_SHEET (self), NULL);

  if (priv->shell == NULL)
    priv->shell = brg_shell_find (GTK_WIDGET (self));
  return priv->shell;
}

BrgSession *
brg_sheet_get_session (BrgSheet *self)
{
  return brg_shell_get_session (brg_sheet_get_shell (self));
}

BrgSnapshot *
brg_sheet_get_snapshot (BrgSheet *self)
{
  return brg_session_get_snapshot (brg_sheet_get_session (self));
}

BrgStore *
brg_sheet_get_store (BrgSheet *self)
{
  return brg_session_get_store (brg_sheet_get_session (self));
}

void
brg_sheet_leave_for (BrgSheet *self, const char *page, const char *target)
{
  BrgShell *shell = brg_sheet_get_shell (self);

  brg_sheet_finish (self);
  brg_shell_go (shell, page, target);
}

/* The sheet makes its button sensitive when all is said: here nothing is ever said. */
static void
keep_insensitive (GtkWidget *button)
{
  if (gtk_widget_get_sensitive (button))
    gtk_widget_set_sensitive (button, FALSE);
}

/* All but what closes it. */
static void
grey_buttons (GtkWidget *widget)
{
  if (GTK_IS_WINDOW_CONTROLS (widget))
    return;
  if (GTK_IS_BUTTON (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "window.close") != 0)
    {
      gtk_widget_set_sensitive (widget, FALSE);
      g_signal_connect (widget, "notify::sensitive", G_CALLBACK (keep_insensitive), NULL);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    grey_buttons (child);
}

/* What cannot be stored is not asked for. Cancel stays. */
static void
grey (BrgSheet *self)
{
  GtkWidget *content = adw_window_get_content (ADW_WINDOW (self));

  for (GtkWidget *child = gtk_widget_get_first_child (content); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (ADW_IS_HEADER_BAR (child))
      grey_buttons (child);
    else
      gtk_widget_set_sensitive (child, FALSE);
}

static void
release (BrgSheetPrivate *priv)
{
  if (priv->held != NULL)
    brg_session_release (priv->held);
  g_clear_object (&priv->held);
}

/* Whether something else has come up over the window meanwhile: keys are for that. */
static gboolean
is_covered (BrgSheet *self, GtkWindow *parent)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (window != GTK_WINDOW (self) && gtk_widget_get_visible (GTK_WIDGET (window)) &&
          gtk_window_get_modal (window))
        return TRUE;
    }
  return brg_compat_is_covered (parent);
}

/* What was typed after the key that closed it was typed for the window below. What confirms or
 * closes is pressed twice by habit, and goes no further. */
static gboolean
pass_key_on (BrgSheet *self,
             guint keyval,
             guint keycode G_GNUC_UNUSED,
             GdkModifierType state G_GNUC_UNUSED,
             GtkEventControllerKey *keys)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  GtkWidget *widget = parent != NULL ? gtk_window_get_focus (parent) : NULL;

  if (keyval == GDK_KEY_Escape || keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter ||
      widget == NULL || is_covered (self, parent))
    return GDK_EVENT_STOP;
  while (widget != NULL && !gtk_event_controller_key_forward (keys, widget))
    widget = gtk_widget_get_parent (widget);
  return GDK_EVENT_STOP;
}

/* What is typed, ticked and chosen below a widget, in its order. */
static void
append_content (GString *text, GtkWidget *widget)
{
  if (GTK_IS_EDITABLE (widget))
    g_string_append_printf (text, "%s\n", gtk_editable_get_text (GTK_EDITABLE (widget)));
  else if (GTK_IS_CHECK_BUTTON (widget))
    g_string_append_printf (text, "%d\n", gtk_check_button_get_active (GTK_CHECK_BUTTON (widget)));
  else if (GTK_IS_SWITCH (widget))
    g_string_append_printf (text, "%d\n", gtk_switch_get_active (GTK_SWITCH (widget)));
  else if (GTK_IS_DROP_DOWN (widget))
    g_string_append_printf (text, "%u\n", gtk_drop_down_get_selected (GTK_DROP_DOWN (widget)));
  else if (ADW_IS_COMBO_ROW (widget))
    g_string_append_printf (text, "%u\n", adw_combo_row_get_selected (ADW_COMBO_ROW (widget)));
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      append_content (text, child);
}

static char *
dup_content (BrgSheet *self)
{
  GString *text = g_string_new (NULL);

  append_content (text, adw_window_get_content (ADW_WINDOW (self)));
  return g_string_free (text, FALSE);
}

gboolean
brg_sheet_is_changed (BrgSheet *self)
{
  BrgSheetPrivate *priv = brg_sheet_get_instance_private (self);
  g_autofree char *content = NULL;

  g_return_val_if_fail (BRG_IS_SHEET (self), FALSE);

  content = priv->begun != NULL ? dup_content (self) : NULL;
  return content != NULL && !g_str_equal (content, priv->begun);
}

void
brg_sheet_begin_anew (BrgSheet *self)
{
  BrgSheetPrivate *priv = brg_sheet_get_instance_private (self);

  g_return_if_fail (BRG_IS_SHEET (self));

  g_free (priv->begun);
  priv->begun = priv->asks ? dup_content (self) : NULL;
}

void
brg_sheet_finish (BrgSheet *self)
{
  BrgSheetPrivate *priv = brg_sheet_get_instance_private (self);

  g_return_if_fail (BRG_IS_SHEET (self));

  priv->is_finished = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

static void
on_drop_answered (const char *answer, gpointer data)
{
  g_autoptr (BrgSheet) self = data;
  BrgSheetPrivate *priv = brg_sheet_get_instance_private (self);

  priv->is_asking = FALSE;
  if (g_str_equal (answer, "drop"))
    brg_sheet_finish (self);
}

/* What was typed is not lost by one key. */
static gboolean
keeps (BrgSheet *self)
{
  BrgSheetPrivate *priv = brg_sheet_get_instance_private (self);
  const BrgCompatAnswer answers[] = {
    { "keep", _ ("_Keep Typing"), ADW_RESPONSE_DEFAULT },
    { "drop", _ ("_Drop"), ADW_RESPONSE_DESTRUCTIVE },
    { 0 },
  };

  if (!priv->asks || priv->is_finished || !brg_sheet_is_changed (self))
    return FALSE;
  if (priv->is_asking)
    return TRUE;
  priv->is_asking = TRUE;
  brg_compat_ask (GTK_WINDOW (self), _ ("Drop what was typed?"), _ ("It has not been saved."), NULL,
                  answers, "keep", on_drop_answered, g_object_ref (self));
  return TRUE;
}

static gboolean
close_now (gpointer data)
{
  gtk_window_destroy (GTK_WINDOW (data));
  return G_SOURCE_REMOVE;
}

/* Keys that have arrived already would be lost with the window that they were sent to: they are
 * handed to the window below before it goes, still in the same frame. */
static gboolean
brg_sheet_close_request (GtkWindow *window)
{
  BrgSheetPrivate *priv = brg_sheet_get_instance_private (BRG_SHEET (window));
  GtkEventController *keys;

  if (priv->is_closing || keeps (BRG_SHEET (window)) ||
      GTK_WINDOW_CLASS (brg_sheet_parent_class)->close_request (window))
    return TRUE;
  priv->is_closing = TRUE;
  release (priv);
  gtk_widget_set_can_target (GTK_WIDGET (window), FALSE);
  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (pass_key_on), window);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  g_idle_add_full (GDK_PRIORITY_EVENTS + 1, close_now, g_object_ref (window), g_object_unref);
  return TRUE;
}

static void
brg_sheet_hide (GtkWidget *widget)
{
  release (brg_sheet_get_instance_private (BRG_SHEET (widget)));
  GTK_WIDGET_CLASS (brg_sheet_parent_class)->hide (widget);
}

static void
brg_sheet_dispose (GObject *object)
{
  release (brg_sheet_get_instance_private (BRG_SHEET (object)));
  brg_template_silence (object);
  G_OBJECT_CLASS (brg_sheet_parent_class)->dispose (object);
}

/* A sheet that is tried alone has no workspace behind it. */
static gboolean
is_over_shell (BrgSheet *self)
{
  for (GtkWindow *window = GTK_WINDOW (self); window != NULL;
       window = gtk_window_get_transient_for (window))
    if (BRG_IS_SHELL (window))
      return TRUE;
  return FALSE;
}

static void
hold (BrgSheet *self)
{
  BrgSheetPrivate *priv = brg_sheet_get_instance_private (self);

  if (priv->held != NULL || !is_over_shell (self))
    return;
  priv->held = g_object_ref (brg_sheet_get_session (self));
  brg_session_hold (priv->held);
  if (!priv->may_look && brg_session_is_looking (priv->held))
    grey (self);
}

/* Not a moment earlier: it has to be transient for its window by then. */
static void
brg_sheet_show (GtkWidget *widget)
{
  BrgSheetPrivate *priv = brg_sheet_get_instance_private (BRG_SHEET (widget));

  if (priv->fit_width > 0)
    brg_ui_fit_sheet (GTK_WINDOW (widget), priv->columns, priv->fit_width, priv->fit_height);
  hold (BRG_SHEET (widget));
  brg_combo_words_watch (widget);
  brg_sheet_begin_anew (BRG_SHEET (widget));
  GTK_WIDGET_CLASS (brg_sheet_parent_class)->show (widget);
}

static void
brg_sheet_finalize (GObject *object)
{
  BrgSheetPrivate *priv = brg_sheet_get_instance_private (BRG_SHEET (object));

  g_free (priv->begun);
  G_OBJECT_CLASS (brg_sheet_parent_class)->finalize (object);
}

static void
brg_sheet_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  BrgSheetPrivate *priv = brg_sheet_get_instance_private (BRG_SHEET (object));

  switch (id)
    {
    case PROP_COLUMNS:
      g_value_set_object (value, priv->columns);
      break;
    case PROP_FIT_WIDTH:
      g_value_set_int (value, priv->fit_width);
      break;
    case PROP_FIT_HEIGHT:
      g_value_set_int (value, priv->fit_height);
      break;
    case PROP_MAY_LOOK:
      g_value_set_boolean (value, priv->may_look);
      break;
    case PROP_ASKS:
      g_value_set_boolean (value, priv->asks);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
brg_sheet_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BrgSheetPrivate *priv = brg_sheet_get_instance_private (BRG_SHEET (object));

  switch (id)
    {
    case PROP_COLUMNS:
      priv->columns = g_value_get_object (value);
      break;
    case PROP_FIT_WIDTH:
      priv->fit_width = g_value_get_int (value);
      break;
    case PROP_FIT_HEIGHT:
      priv->fit_height = g_value_get_int (value);
      break;
    case PROP_MAY_LOOK:
      priv->may_look = g_value_get_boolean (value);
      break;
    case PROP_ASKS:
      priv->asks = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static GParamSpec *
new_size (const char *name)
{
  return g_param_spec_int (name, NULL, NULL, 0, G_MAXINT, 0,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
}

static GParamSpec *
new_switch (const char *name)
{
  return g_param_spec_boolean (name, NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
}

static gboolean
show_help (GtkWidget *widget, GVariant *arguments G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  if (is_over_shell (BRG_SHEET (widget)))
    brg_shell_show_help (brg_sheet_get_shell (BRG_SHEET (widget)), widget);
  return TRUE;
}

static void
brg_sheet_class_init (BrgSheetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = brg_sheet_dispose;
  object_class->finalize = brg_sheet_finalize;
  object_class->get_property = brg_sheet_get_property;
  object_class->set_property = brg_sheet_set_property;
  GTK_WINDOW_CLASS (klass)->close_request = brg_sheet_close_request;
  widget_class->show = brg_sheet_show;
  widget_class->hide = brg_sheet_hide;
  properties[PROP_COLUMNS] = g_param_spec_object ("columns", NULL, NULL, GTK_TYPE_BOX,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_FIT_WIDTH] = new_size ("fit-width");
  properties[PROP_FIT_HEIGHT] = new_size ("fit-height");
  properties[PROP_MAY_LOOK] = new_switch ("may-look");
  properties[PROP_ASKS] = new_switch ("asks");
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F1, 0, show_help, NULL);
}

static void
brg_sheet_init (BrgSheet *self G_GNUC_UNUSED)
{
}

const BrgRulebook *
brg_sheet_get_rulebook (BrgSheet *self)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (self);

  return snapshot != NULL ? snapshot->event->rulebook : NULL;
}
