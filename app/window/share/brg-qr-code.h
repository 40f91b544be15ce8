/* brg-qr-code.h - a QR code as a widget
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRG_TYPE_QR_CODE (brg_qr_code_get_type ())
G_DECLARE_FINAL_TYPE (BrgQrCode, brg_qr_code, BRG, QR_CODE, GtkDrawingArea)

/**
 * brg_qr_code_set_text:
 * @self: a code
 * @text: what a phone reads; empty for a blank
 * @label: what a screen reader says of it
 *
 * Black on white with its quiet zone in the dark as well, so that phones can read it.
 */
void brg_qr_code_set_text (BrgQrCode *self, const char *text, const char *label);

G_END_DECLS
