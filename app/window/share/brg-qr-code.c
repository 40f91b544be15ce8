/* brg-qr-code.c - a QR code as a widget
 *
 * The code itself is made by libqrencode; here it is drawn.
 *
 * Tests: tests/gui/share.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-qr-code.h"

#include <qrencode.h>

/* ISO/IEC 18004: four modules of white around it. */
#define QUIET_ZONE 4

struct _BrgQrCode
{
  GtkDrawingArea parent_instance;

  QRcode *code; /* NULL for a blank */
};

G_DEFINE_FINAL_TYPE (BrgQrCode, brg_qr_code, GTK_TYPE_DRAWING_AREA)

static void
draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  BrgQrCode *self = BRG_QR_CODE (area);
  int modules;
  int size;

  (void) data;
  if (self->code == NULL)
    return;
  modules = self->code->width + 2 * QUIET_ZONE;
  /* Whole pixels, so that edges are sharp. */
  size = MAX (1, MIN (width, height) / modules);
  cairo_translate (cr, (width - size * modules) / 2, (height - size * modules) / 2);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_rectangle (cr, 0, 0, size * modules, size * modules);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  for (int y = 0; y < self->code->width; y++)
    for (int x = 0; x < self->code->width; x++)
      if ((self->code->data[y * self->code->width + x] & 1) != 0)
        cairo_rectangle (cr, (x + QUIET_ZONE) * size, (y + QUIET_ZONE) * size, size, size);
  cairo_fill (cr);
}

static void
brg_qr_code_finalize (GObject *object)
{
  BrgQrCode *self = BRG_QR_CODE (object);

  g_clear_pointer (&self->code, QRcode_free);
  G_OBJECT_CLASS (brg_qr_code_parent_class)->finalize (object);
}

static void
brg_qr_code_class_init (BrgQrCodeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_qr_code_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
brg_qr_code_init (BrgQrCode *self)
{
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self), draw, NULL, NULL);
}

void
brg_qr_code_set_text (BrgQrCode *self, const char *text, const char *label)
{
  g_return_if_fail (BRG_IS_QR_CODE (self) && text != NULL && label != NULL);

  g_clear_pointer (&self->code, QRcode_free);
  if (*text != '\0')
    self->code = QRcode_encodeString8bit (text, 0, QR_ECLEVEL_M);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
