/* brg-chip.c - a state in one or two words, with a sign before them
 *
 * Tests: tests/widgets/test-small-widgets.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-chip.h"

#include "brg-widget-palette.h"

struct _BrgChip
{
  GtkWidget parent_instance;

  GtkWidget *icon;  /* owned as a child */
  GtkWidget *label; /* owned as a child */
  BrgChipKind kind;
};

G_DEFINE_FINAL_TYPE (BrgChip, brg_chip, GTK_TYPE_WIDGET)

static const char *const kind_classes[BRG_CHIP_N_KINDS] = {
  [BRG_CHIP_NEUTRAL] = "neutral",     [BRG_CHIP_OK] = "ok",           [BRG_CHIP_WARN] = "warn",
  [BRG_CHIP_ERROR] = "error",         [BRG_CHIP_INFO] = "info",       [BRG_CHIP_DRAFT] = "draft",
  [BRG_CHIP_ADJOURNED] = "adjourned", [BRG_CHIP_OUTLINE] = "outline",
};

static void
brg_chip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (brg_chip_parent_class)->snapshot (widget, snapshot);
  if (BRG_CHIP (widget)->kind == BRG_CHIP_DRAFT)
    brg_widget_palette_snapshot_dashes (widget, snapshot, G_MAXINT, BRG_INK_WARN);
}

static void
brg_chip_dispose (GObject *object)
{
  BrgChip *self = BRG_CHIP (object);

  g_clear_pointer (&self->icon, gtk_widget_unparent);
  g_clear_pointer (&self->label, gtk_widget_unparent);

  G_OBJECT_CLASS (brg_chip_parent_class)->dispose (object);
}

static void
brg_chip_class_init (BrgChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_chip_dispose;
  widget_class->snapshot = brg_chip_snapshot;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "brg-chip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
brg_chip_init (BrgChip *self)
{
  self->icon = gtk_image_new ();
  gtk_widget_set_parent (self->icon, GTK_WIDGET (self));
  self->label = gtk_label_new (NULL);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "brg-chip");
  gtk_widget_add_css_class (GTK_WIDGET (self), kind_classes[self->kind]);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
}

GtkWidget *
brg_chip_new (BrgChipKind kind, const char *icon_name, const char *text)
{
  GtkWidget *chip = g_object_new (BRG_TYPE_CHIP, NULL);

  brg_chip_set (BRG_CHIP (chip), kind, icon_name, text);
  return chip;
}

void
brg_chip_set (BrgChip *self, BrgChipKind kind, const char *icon_name, const char *text)
{
  g_return_if_fail (BRG_IS_CHIP (self));
  g_return_if_fail ((guint) kind < BRG_CHIP_N_KINDS);
  g_return_if_fail (text != NULL);

  if (kind != self->kind)
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self), kind_classes[self->kind]);
      gtk_widget_add_css_class (GTK_WIDGET (self), kind_classes[kind]);
      self->kind = kind;
    }
  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon), icon_name);
  gtk_widget_set_visible (self->icon, icon_name != NULL);
  gtk_label_set_text (GTK_LABEL (self->label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

BrgChipKind
brg_chip_get_kind (BrgChip *self)
{
  g_return_val_if_fail (BRG_IS_CHIP (self), BRG_CHIP_NEUTRAL);

  return self->kind;
}

const char *
brg_chip_get_text (BrgChip *self)
{
  g_return_val_if_fail (BRG_IS_CHIP (self), NULL);

  return gtk_label_get_text (GTK_LABEL (self->label));
}
