/* brg-prompt-bar.c - something to be settled before or while a game begins
 *
 * Tests: tests/widgets/test-prompt-bar.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-prompt-bar.h"

#include "brg-article-markup.h"
#include "brg-short-choice.h"
#include "brg-ui-words.h"
#include "brg-wrap-box.h"

/* So many options are looked for by typing. */
#define SEARCH_OPTIONS 12
#define SPACING 6
struct _BrgPromptBar
{
  GtkWidget parent_instance;

  GtkLabel *sentence;   /* owned as a child */
  BrgWrapBox *flow;     /* owned as a child */
  GtkDropDown *drop;    /* (nullable), in the flow */
  GtkSpinButton *spin;  /* (nullable), in the flow */
  GPtrArray *buttons;   /* (element-type GtkButton), in the flow */
  GtkButton *suggested; /* (nullable), of @buttons: what Enter presses */
  char *text;
  const BrgRulebook *own; /* (nullable): of the event */
  const char *article;
  char *seen; /* (nullable): all that the prompt says, to know it again */
};

G_DEFINE_FINAL_TYPE (BrgPromptBar, brg_prompt_bar, GTK_TYPE_WIDGET)

static guint replied_signal;

static void
show_sentence (BrgPromptBar *self)
{
  if (self->text != NULL)
    brg_article_set_markup (self->sentence, self->own, self->text, self->article);
}

static void
on_clicked (GtkButton *button, BrgPromptBar *self)
{
  g_autofree char *id = g_strdup (g_object_get_data (G_OBJECT (button), "id"));
  BrgDeskReply reply;

  if (self->spin != NULL)
    gtk_spin_button_update (self->spin);
  brg_prompt_bar_get_reply (self, &reply);
  reply.button = id;
  g_signal_emit (self, replied_signal, 0, &reply);
}

/* The number that is typed counts, without leaving the field. */
static gboolean
on_spin_key (BrgPromptBar *self, guint keyval, guint keycode G_GNUC_UNUSED, GdkModifierType state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || self->suggested == NULL ||
      (keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter))
    return GDK_EVENT_PROPAGATE;
  on_clicked (self->suggested, self);
  return GDK_EVENT_STOP;
}

/* What is in the bar */

static void
add_options (BrgPromptBar *self, const BrgDeskPrompt *prompt)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  GtkExpression *words = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");

  for (guint i = 0; i < prompt->options->len; i++)
    gtk_string_list_append (list, prompt->options->pdata[i]);
  self->drop = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (list), words));
  gtk_drop_down_set_enable_search (self->drop, prompt->options->len >= SEARCH_OPTIONS);
  brg_short_choice_attach (self->drop);
  gtk_drop_down_set_selected (self->drop, prompt->option);
  if (prompt->options_label != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->drop), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    prompt->options_label, -1);
  brg_wrap_box_append (self->flow, GTK_WIDGET (self->drop));
}

static void
add_number (BrgPromptBar *self, const BrgDeskPrompt *prompt)
{
  GtkWidget *label = gtk_label_new (prompt->number_label);
  GtkWidget *field = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->spin =
      GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (prompt->number_min, prompt->number_max, 1));
  gtk_spin_button_set_value (self->spin, prompt->number);
  gtk_spin_button_set_numeric (self->spin, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  prompt->number_label, -1);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_spin_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->spin), keys);
  gtk_box_append (GTK_BOX (field), label);
  gtk_box_append (GTK_BOX (field), GTK_WIDGET (self->spin));
  brg_wrap_box_append (self->flow, field);
}

static void
add_button (BrgPromptBar *self, const BrgDeskPromptButton *row)
{
  GtkWidget *button = gtk_button_new_with_label (row->label);
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  g_object_set_data (G_OBJECT (button), "id", (gpointer) g_intern_string (row->id));
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), self);
  if (row->is_suggested)
    gtk_widget_add_css_class (button, "suggested-action");
  if (row->is_suggested || self->suggested == NULL)
    self->suggested = GTK_BUTTON (button);
  g_ptr_array_add (self->buttons, button);
  brg_wrap_box_append (self->flow, button);
}

static void
clear (BrgPromptBar *self)
{
  brg_wrap_box_clear (self->flow);
  g_ptr_array_set_size (self->buttons, 0);
  self->drop = NULL;
  self->spin = NULL;
  self->suggested = NULL;
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->seen, g_free);
}

/* All that is shown, in one text. */
static char *
dup_seen (const BrgDeskPrompt *prompt)
{
  GString *seen = g_string_new (prompt->text);

  g_string_append_printf (seen, "\n%s\n%s\n%s\n%u %d %d %d",
                          prompt->article != NULL ? prompt->article : "",
                          prompt->options_label != NULL ? prompt->options_label : "",
                          prompt->number_label != NULL ? prompt->number_label : "", prompt->option,
                          prompt->number, prompt->number_min, prompt->number_max);
  for (guint i = 0; prompt->options != NULL && i < prompt->options->len; i++)
    g_string_append_printf (seen, "\n%s", (const char *) prompt->options->pdata[i]);
  for (guint i = 0; i < prompt->buttons->len; i++)
    {
      const BrgDeskPromptButton *row = &g_array_index (prompt->buttons, BrgDeskPromptButton, i);

      g_string_append_printf (seen, "\n%s %s %d", row->id, row->label, row->is_suggested);
    }
  return g_string_free (seen, FALSE);
}

/* A screen reader tells of an alert when its name changes or it appears. */
static void
announce (BrgPromptBar *self)
{
  g_autofree char *cited =
      self->article != NULL ? brg_ui_dup_article (self->own, self->article) : NULL;
  g_autofree char *whole =
      cited != NULL ? g_strdup_printf ("%s (%s)", self->text, cited) : g_strdup (self->text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
}

static void
fill (BrgPromptBar *self, const BrgDeskPrompt *prompt)
{
  self->text = g_strdup (prompt->text);
  self->article = prompt->article;
  show_sentence (self);
  if (prompt->options != NULL && prompt->options->len > 0)
    add_options (self, prompt);
  if (prompt->number_label != NULL)
    add_number (self, prompt);
  for (guint i = 0; i < prompt->buttons->len; i++)
    add_button (self, &g_array_index (prompt->buttons, BrgDeskPromptButton, i));
  gtk_widget_set_visible (GTK_WIDGET (self->flow),
                          gtk_widget_get_first_child (GTK_WIDGET (self->flow)) != NULL);
  announce (self);
}

static gboolean
has_focus_inside (BrgPromptBar *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

void
brg_prompt_bar_set (BrgPromptBar *self, const BrgRulebook *own, const BrgDeskPrompt *prompt)
{
  g_autofree char *seen = prompt != NULL ? dup_seen (prompt) : NULL;
  gboolean has_focus;

  g_return_if_fail (BRG_IS_PROMPT_BAR (self));

  if (g_strcmp0 (seen, self->seen) == 0 && own == self->own)
    return;
  self->own = own;
  has_focus = has_focus_inside (self);
  clear (self);
  if (prompt != NULL)
    fill (self, prompt);
  self->seen = g_steal_pointer (&seen);
  gtk_widget_set_visible (GTK_WIDGET (self), prompt != NULL);
  if (has_focus && prompt != NULL)
    brg_prompt_bar_take_focus (self);
}

void
brg_prompt_bar_get_reply (BrgPromptBar *self, BrgDeskReply *reply)
{
  g_return_if_fail (BRG_IS_PROMPT_BAR (self));
  g_return_if_fail (reply != NULL);

  *reply = (BrgDeskReply){
    .option = self->drop != NULL ? gtk_drop_down_get_selected (self->drop) : 0,
    .number = self->spin != NULL ? gtk_spin_button_get_value_as_int (self->spin) : 0,
    .square = BRG_BOARD_NO_SQUARE,
  };
}

gboolean
brg_prompt_bar_take_focus (BrgPromptBar *self)
{
  GtkWidget *first = NULL;

  g_return_val_if_fail (BRG_IS_PROMPT_BAR (self), FALSE);

  if (self->drop != NULL)
    first = GTK_WIDGET (self->drop);
  else if (self->spin != NULL)
    first = GTK_WIDGET (self->spin);
  else if (self->suggested != NULL)
    first = GTK_WIDGET (self->suggested);
  return first != NULL && gtk_widget_grab_focus (first);
}

/* Widget */

/* The colour of the article follows the scheme. */
static void
brg_prompt_bar_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (brg_prompt_bar_parent_class)->css_changed (widget, change);
  show_sentence (BRG_PROMPT_BAR (widget));
}

static void
brg_prompt_bar_dispose (GObject *object)
{
  BrgPromptBar *self = BRG_PROMPT_BAR (object);
  GtkWidget *child;

  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->seen, g_free);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->buttons, g_ptr_array_unref);

  G_OBJECT_CLASS (brg_prompt_bar_parent_class)->dispose (object);
}

static void
brg_prompt_bar_class_init (BrgPromptBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_prompt_bar_dispose;
  widget_class->css_changed = brg_prompt_bar_css_changed;
  replied_signal = g_signal_new ("replied", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "brg-prompt-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
}

static void
brg_prompt_bar_init (BrgPromptBar *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, SPACING);
  self->buttons = g_ptr_array_new ();
  self->sentence = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->sentence, TRUE);
  gtk_label_set_wrap_mode (self->sentence, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (self->sentence, 0);
  gtk_widget_set_parent (GTK_WIDGET (self->sentence), GTK_WIDGET (self));
  self->flow = BRG_WRAP_BOX (brg_wrap_box_new (SPACING));
  gtk_widget_set_parent (GTK_WIDGET (self->flow), GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "brg-notice");
  gtk_widget_add_css_class (GTK_WIDGET (self), "info");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
brg_prompt_bar_new (void)
{
  return g_object_new (BRG_TYPE_PROMPT_BAR, NULL);
}
