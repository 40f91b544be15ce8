/* brg-question-card.c - a question to the arbiter, answered in place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-question-card.h"

#include <glib/gi18n.h>

#include "brg-article-link.h"
#include "brg-article-markup.h"
#include "brg-chip.h"
#include "brg-key-button.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

struct _BrgQuestionCard
{
  GtkWidget parent_instance;

  GtkWidget *content; /* owned as a child */
  GtkButton *header;
  GtkImage *icon;
  GtkLabel *title_label;
  GtkLabel *subtitle_label;
  BrgChip *chip;
  GtkWidget *key_label;
  GtkImage *arrow;
  GtkWidget *body;
  GtkBox *extra_box;
  GtkLabel *text_label;
  GtkLabel *article_label;
  GtkLabel *follow_label;
  GtkFlowBox *ruling_box;

  gint proposed;    /* which ruling Enter carries out, -1 for none */
  gboolean is_open; /* the answer waits for a fact: Enter does nothing */
};

enum
{
  SIGNAL_TOGGLED,
  SIGNAL_DEED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BrgQuestionCard, brg_question_card, GTK_TYPE_WIDGET)

static void
on_header_clicked (BrgQuestionCard *self)
{
  g_signal_emit (self, signals[SIGNAL_TOGGLED], 0);
}

static void
on_copy_clicked (BrgQuestionCard *self)
{
  g_autofree char *text = g_strdup_printf ("%s %s", gtk_label_get_text (self->text_label),
                                           gtk_label_get_text (self->article_label));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
}

static void
on_ruling_clicked (GtkWidget *button, BrgQuestionCard *self)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index"));

  g_signal_emit (self, signals[SIGNAL_DEED], 0, index);
}

static GtkWidget *
get_ruling (BrgQuestionCard *self, guint index)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (self->ruling_box, (gint) index);

  return child != NULL ? gtk_flow_box_child_get_child (child) : NULL;
}

gboolean
brg_question_card_record (BrgQuestionCard *self)
{
  g_return_val_if_fail (BRG_IS_QUESTION_CARD (self), FALSE);

  if (self->proposed < 0 || !gtk_widget_get_visible (self->body))
    return FALSE;
  g_signal_emit (self, signals[SIGNAL_DEED], 0, (guint) self->proposed);
  return TRUE;
}

gboolean
brg_question_card_rule (BrgQuestionCard *self, guint index)
{
  GtkWidget *button;

  g_return_val_if_fail (BRG_IS_QUESTION_CARD (self), FALSE);

  button = gtk_widget_get_visible (self->body) ? get_ruling (self, index) : NULL;
  if (button == NULL || !gtk_widget_get_sensitive (button))
    return FALSE;
  g_signal_emit (self, signals[SIGNAL_DEED], 0, index);
  return TRUE;
}

/* On the heading, a tick and a side Enter records what the answer proposes; Space opens, closes and
 * ticks. Fields know by themselves when the typing has come to its end. */
static gboolean
on_key_pressed (gpointer data,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state,
                GtkEventControllerKey *controller G_GNUC_UNUSED)
{
  BrgQuestionCard *self = data;
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0 ||
      (keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter && keyval != GDK_KEY_ISO_Enter))
    return GDK_EVENT_PROPAGATE;
  /* No side is chosen by Enter while nobody has told it: Space does that. */
  if (focus != GTK_WIDGET (self->header) && !GTK_IS_CHECK_BUTTON (focus) &&
      !(self->is_open && GTK_IS_TOGGLE_BUTTON (focus)))
    return GDK_EVENT_PROPAGATE;
  return brg_question_card_record (self) || self->is_open;
}

static void
brg_question_card_dispose (GObject *object)
{
  g_clear_pointer (&BRG_QUESTION_CARD (object)->content, gtk_widget_unparent);
  G_OBJECT_CLASS (brg_question_card_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgQuestionCard, name)

static const BrgTemplateChild children[] = {
  CHILD (content),        CHILD (header),     CHILD (icon),       CHILD (title_label),
  CHILD (subtitle_label), CHILD (chip),       CHILD (key_label),  CHILD (arrow),
  CHILD (body),           CHILD (extra_box),  CHILD (text_label), CHILD (article_label),
  CHILD (follow_label),   CHILD (ruling_box),
};

static void
brg_question_card_class_init (BrgQuestionCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_question_card_dispose;
  signals[SIGNAL_TOGGLED] = g_signal_new ("toggled", BRG_TYPE_QUESTION_CARD, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_DEED] = g_signal_new ("ruling", BRG_TYPE_QUESTION_CARD, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  g_type_ensure (BRG_TYPE_CHIP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "brg-question-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  brg_template_set (klass, "brg-question-card", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, on_header_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_copy_clicked);
}

static void
brg_question_card_init (BrgQuestionCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->proposed = -1;
  brg_ui_add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
}

GtkWidget *
brg_question_card_new (const char *icon_name, const char *title, const char *key)
{
  BrgQuestionCard *self = g_object_new (BRG_TYPE_QUESTION_CARD, NULL);
  g_autofree char *spoken = g_strdup_printf ("%s (%s)", title, key);

  gtk_image_set_from_icon_name (self->icon, icon_name);
  gtk_label_set_text (self->title_label, title);
  gtk_label_set_text (GTK_LABEL (self->key_label), key);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->header), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken, -1);
  return GTK_WIDGET (self);
}

void
brg_question_card_set_subtitle (BrgQuestionCard *self, const char *subtitle)
{
  g_return_if_fail (BRG_IS_QUESTION_CARD (self));

  gtk_label_set_text (self->subtitle_label, subtitle != NULL ? subtitle : "");
  /* Opened, the answer says it better. */
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle_label),
                          subtitle != NULL && *subtitle != '\0' &&
                              !gtk_widget_get_visible (self->body));
}

void
brg_question_card_set_extra (BrgQuestionCard *self, GtkWidget *extra)
{
  g_return_if_fail (BRG_IS_QUESTION_CARD (self));

  gtk_box_append (self->extra_box, extra);
}

static void
show_label (GtkLabel *label, const char *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

/* Which of the buttons has the keyboard; as many as there are when none has it. */
static guint
find_focus (BrgQuestionCard *self)
{
  guint index = 0;

  for (GtkWidget *button; (button = get_ruling (self, index)) != NULL; index++)
    if (gtk_widget_has_focus (button))
      break;
  return index;
}

/* Each shows its key. */
static GtkWidget *
make_ruling (const BrgDeskRuling *ruling, guint index, gboolean is_proposed)
{
  /* Translators: keys that are pressed together: Ctrl+2 */
  g_autofree char *number = g_strdup_printf (C_ ("key", "Ctrl+%u"), index + 1);
  GtkWidget *button =
      brg_key_button_new (is_proposed ? C_ ("key", "Enter") : number, ruling->label, NULL);

  brg_key_button_let_wrap (BRG_KEY_BUTTON (button));
  brg_ui_set_class (button, "suggested-action", is_proposed);
  return button;
}

static void
fill_rulings (BrgQuestionCard *self, const BrgDeskAnswer *answer, gboolean can_act)
{
  gint proposed = brg_desk_answer_find_proposed (answer);
  guint focus = find_focus (self);
  gboolean had_focus = get_ruling (self, focus) != NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->ruling_box))) != NULL)
    gtk_flow_box_remove (self->ruling_box, child);
  self->proposed = can_act ? proposed : -1;
  for (guint i = 0; i < answer->rulings->len; i++)
    {
      const BrgDeskRuling *ruling = &g_array_index (answer->rulings, BrgDeskRuling, i);
      GtkWidget *button = make_ruling (ruling, i, (gint) i == proposed);

      gtk_widget_set_sensitive (button, can_act);
      g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (i));
      g_signal_connect (button, "clicked", G_CALLBACK (on_ruling_clicked), self);
      gtk_flow_box_append (self->ruling_box, button);
      gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
    }
  /* Whoever goes through a line by the keyboard stays on the button. */
  if (had_focus && answer->rulings->len > 0)
    gtk_widget_grab_focus (get_ruling (self, MIN (focus, answer->rulings->len - 1)));
}

void
brg_question_card_show_answer (BrgQuestionCard *self,
                               const BrgRulebook *own,
                               const BrgDeskAnswer *answer,
                               gboolean can_act)
{
  static const struct
  {
    BrgChipKind kind;
    const char *icon_name;
  } tones[] = {
    [BRG_DESK_TONE_YES] = { BRG_CHIP_OK, "emblem-ok-symbolic" },
    [BRG_DESK_TONE_NO] = { BRG_CHIP_NEUTRAL, "action-unavailable-symbolic" },
    [BRG_DESK_TONE_WARN] = { BRG_CHIP_WARN, "dialog-warning-symbolic" },
    [BRG_DESK_TONE_INFO] = { BRG_CHIP_INFO, NULL },
  };
  gboolean is_open = answer != NULL;

  g_return_if_fail (BRG_IS_QUESTION_CARD (self));

  self->is_open = is_open && answer->is_open;
  gtk_widget_set_visible (self->body, is_open);
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle_label),
                          !is_open && *gtk_label_get_text (self->subtitle_label) != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->chip), is_open);
  gtk_widget_set_visible (self->key_label, !is_open);
  gtk_image_set_from_icon_name (self->arrow, is_open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->header), GTK_ACCESSIBLE_STATE_EXPANDED,
                               is_open, -1);
  if (is_open)
    gtk_widget_add_css_class (GTK_WIDGET (self), "open");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "open");
  if (answer != NULL)
    {
      brg_chip_set (self->chip, tones[answer->tone].kind, tones[answer->tone].icon_name,
                    answer->chip);
      show_label (self->text_label, answer->text);
      /* It keeps its room: the button that copies stands at the other end. */
      brg_article_link_fill_label (self->article_label, own, answer->article);
      gtk_widget_set_visible (GTK_WIDGET (self->follow_label), answer->follow != NULL);
      if (answer->follow != NULL)
        brg_article_set_markup (self->follow_label, own, answer->follow, answer->follow_article);
      fill_rulings (self, answer, can_act);
      gtk_widget_set_visible (GTK_WIDGET (self->ruling_box), answer->rulings->len > 0);
    }
}

void
brg_question_card_grab_header (BrgQuestionCard *self)
{
  g_return_if_fail (BRG_IS_QUESTION_CARD (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->header));
}
