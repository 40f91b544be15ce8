/* brg-special-result.c - a list of results that have no key of their own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-special-result.h"

#include <glib/gi18n.h>

#include "brg-result-keys.h"
#include "brg-result-text.h"
#include "brg-rounds-buttons.h"
#include "brg-template.h"
#include "brg-ui.h"

struct _BrgSpecialResult
{
  BrgSheet parent_instance;

  GtkListBox *list;
  gboolean of_match;
  BrgSpecialResultFunc func;
  gpointer data;
};

G_DEFINE_FINAL_TYPE (BrgSpecialResult, brg_special_result, BRG_TYPE_SHEET)

/* The window goes first, so that the one behind it has the keyboard again. */
static void
choose (BrgSpecialResult *self, guint i)
{
  guint n_choices;
  const BrgResultChoice *choices = brg_result_choices (self->of_match, &n_choices);
  BrgSpecialResultFunc func = self->func;
  gpointer data = self->data;

  gtk_window_destroy (GTK_WINDOW (self));
  func (&choices[i], data);
}

static void
on_row_activated (BrgSpecialResult *self, GtkListBoxRow *row)
{
  choose (self, (guint) gtk_list_box_row_get_index (row));
}

static gboolean
on_key_pressed (gpointer data,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventControllerKey *controller)
{
  guint n_choices;
  const BrgResultChoice *choices =
      brg_result_choices (BRG_SPECIAL_RESULT (data)->of_match, &n_choices);
  gunichar key = gdk_keyval_to_unicode (brg_ui_key_to_latin (controller, keyval, keycode));

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return FALSE;
  for (guint i = 0; i < n_choices; i++)
    if (choices[i].key == key)
      {
        choose (BRG_SPECIAL_RESULT (data), i);
        return TRUE;
      }
  return FALSE;
}

/* Who had no right to play on the board of his match. */
static const char *
describe_void (const BrgResultChoice *choice)
{
  if (choice->white == BRG_OUTCOME_FORFEIT_WIN)
    return _ ("Black was not entitled to play on this board");
  if (choice->black == BRG_OUTCOME_FORFEIT_WIN)
    return _ ("White was not entitled to play on this board");
  return _ ("Neither was entitled to play on this board");
}

static char *
dup_words (const BrgResultChoice *choice)
{
  const char *words = choice->is_void ? describe_void (choice)
                                      : brg_rounds_describe_result (choice->white, choice->black);

  /* Translators: the arbiters decide an unfinished game; %s is what they decide: "White wins" */
  return choice->is_adjudicated ? g_strdup_printf (_ ("Adjudicated: %s"), words) : g_strdup (words);
}

static void
add_row (BrgSpecialResult *self, const BrgResultChoice *choice, const BrgScoring *scoring)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12));
  gunichar upper = g_unichar_toupper (choice->key);
  g_autofree char *key = g_ucs4_to_utf8 (&upper, 1, NULL, NULL, NULL);
  g_autofree char *result = brg_result_dup_text (scoring, choice->white, choice->black);
  g_autofree char *words = dup_words (choice);
  GtkWidget *key_label = gtk_label_new (key);
  GtkWidget *result_label = gtk_label_new (result);
  GtkWidget *words_label = gtk_label_new (words);

  gtk_widget_add_css_class (key_label, "brg-keycap");
  gtk_widget_set_valign (key_label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (result_label, "heading");
  gtk_widget_add_css_class (result_label, "brg-number");
  gtk_label_set_width_chars (GTK_LABEL (result_label), 6);
  gtk_label_set_xalign (GTK_LABEL (words_label), 0.0f);
  gtk_label_set_wrap (GTK_LABEL (words_label), TRUE);
  gtk_widget_set_hexpand (words_label, TRUE);
  gtk_box_append (box, key_label);
  gtk_box_append (box, result_label);
  gtk_box_append (box, words_label);
  gtk_list_box_append (self->list, GTK_WIDGET (box));
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgSpecialResult, name)

static const BrgTemplateChild children[] = {
  CHILD (list),
};

static void
brg_special_result_class_init (BrgSpecialResultClass *klass)
{
  brg_template_set (klass, "brg-special-result", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_row_activated);
}

static void
brg_special_result_init (BrgSpecialResult *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_ui_add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
}

void
brg_special_result_present (GtkWidget *parent,
                            const char *heading,
                            const BrgScoring *scoring,
                            gboolean of_match,
                            BrgSpecialResultFunc func,
                            gpointer data)
{
  BrgSpecialResult *self;
  guint n_choices;
  const BrgResultChoice *choices = brg_result_choices (of_match, &n_choices);

  g_return_if_fail (GTK_IS_WIDGET (parent) && heading != NULL && func != NULL);

  self = g_object_new (BRG_TYPE_SPECIAL_RESULT, "title", heading, "transient-for",
                       gtk_widget_get_root (parent), NULL);
  self->of_match = of_match;
  self->func = func;
  self->data = data;
  for (guint i = 0; i < n_choices; i++)
    add_row (self, &choices[i], scoring);
  gtk_window_present (GTK_WINDOW (self));
}
