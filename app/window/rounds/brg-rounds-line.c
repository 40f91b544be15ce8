/* brg-rounds-line.c - the board that keys are for, in one line below a narrow table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rounds-line.h"

#include <glib/gi18n.h>

#include "brg-key-button.h"
#include "brg-result-text.h"
#include "brg-rounds-buttons.h"
#include "brg-ui.h"
#include "brg-wrap-box.h"

struct _BrgRoundsLine
{
  GtkWidget parent_instance;

  GtkWidget *box; /* owned as a child */
  GtkLabel *title;
  GtkLabel *names;
  BrgWrapBox *keys; /* what finds no room goes on in a second line */
  const BrgKeyScheme *scheme;
  BrgScoring scoring;
  gboolean is_postal;
};

G_DEFINE_FINAL_TYPE (BrgRoundsLine, brg_rounds_line, GTK_TYPE_WIDGET)

static void
add_key (BrgRoundsLine *self, GtkWidget *button)
{
  gtk_widget_add_css_class (button, "flat");
  brg_wrap_box_append (self->keys, button);
}

static void
fill_results (BrgRoundsLine *self)
{
  g_autoptr (GPtrArray) buttons = NULL;

  brg_wrap_box_clear (self->keys);
  buttons = brg_rounds_buttons_new (self->scheme, &self->scoring, self->is_postal);
  for (guint i = 0; i < buttons->len; i++)
    add_key (self, buttons->pdata[i]);
  if (self->is_postal)
    add_key (self, brg_key_button_new ("⏎", _ ("Letters"), "rounds.letters"));
}

static void
show_keys (BrgRoundsLine *self, const BrgRoundsDesk *desk)
{
  /* What differs is settled above the table: the keys of results stay where they are. */
  gtk_widget_set_sensitive (GTK_WIDGET (self->keys),
                            desk->pass->game_id == 0 && desk->refusal == NULL);
  if (self->scheme == desk->scheme && self->is_postal == desk->snapshot->group->is_postal &&
      memcmp (&self->scoring, &desk->snapshot->group->scoring, sizeof self->scoring) == 0)
    return;
  self->scheme = desk->scheme;
  self->scoring = desk->snapshot->group->scoring;
  self->is_postal = desk->snapshot->group->is_postal;
  fill_results (self);
}

/* The names of a slip's board, as a check; else why its keys are grey. */
static char *
dup_names (const BrgRoundsDesk *desk)
{
  if (desk->item == NULL)
    return g_strdup ("");
  if (desk->slip->mode == BRG_SLIP_OFF || desk->slip->number == 0)
    return g_strdup (desk->refusal != NULL ? desk->refusal : "");
  /* Translators: two players, White and Black */
  return g_strdup_printf (_ ("%s – %s"), brg_board_item_get_side (desk->item, TRUE)->name,
                          brg_board_item_get_side (desk->item, FALSE)->name);
}

void
brg_rounds_line_show (BrgRoundsLine *self, const BrgRoundsDesk *desk)
{
  g_autofree char *title = NULL;
  g_autofree char *names = NULL;
  gboolean is_reason;

  g_return_if_fail (BRG_IS_ROUNDS_LINE (self) && desk != NULL);

  title = brg_rounds_desk_dup_title (desk);
  names = dup_names (desk);
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->names, names);
  gtk_widget_set_visible (GTK_WIDGET (self->names), *names != '\0');
  is_reason = g_strcmp0 (names, desk->refusal) == 0;
  brg_ui_set_class (GTK_WIDGET (self->names), "brg-person", !is_reason);
  gtk_label_set_wrap (self->names, is_reason);
  gtk_label_set_ellipsize (self->names, is_reason ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  show_keys (self, desk);
}

static void
brg_rounds_line_dispose (GObject *object)
{
  g_clear_pointer (&BRG_ROUNDS_LINE (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (brg_rounds_line_parent_class)->dispose (object);
}

static void
brg_rounds_line_class_init (BrgRoundsLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_rounds_line_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
brg_rounds_line_init (BrgRoundsLine *self)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12));

  gtk_widget_add_css_class (GTK_WIDGET (box), "brg-key-line");
  self->title = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "heading");
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "brg-number");
  self->names = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->names, 0.0f);
  gtk_label_set_ellipsize (self->names, PANGO_ELLIPSIZE_END);
  self->keys = BRG_WRAP_BOX (brg_wrap_box_new (0));
  gtk_widget_set_valign (GTK_WIDGET (self->keys), GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (GTK_WIDGET (self->keys), TRUE);
  gtk_widget_set_halign (GTK_WIDGET (self->keys), GTK_ALIGN_END);
  gtk_box_append (box, GTK_WIDGET (self->title));
  gtk_box_append (box, GTK_WIDGET (self->names));
  gtk_box_append (box, GTK_WIDGET (self->keys));
  self->box = GTK_WIDGET (box);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Current board"), -1);
}
