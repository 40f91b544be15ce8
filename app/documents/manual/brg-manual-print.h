/* brg-manual-print.h - the manual laid out on sheets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document.h"
#include "brg-manual-text.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgManualPicture:
 * @name: name of a picture
 * @data: what was given to brg_manual_print_new()
 *
 * Returns: (transfer full) (nullable): its PNG
 */
typedef GBytes *(*BrgManualPicture) (const char *name, gpointer data);

/**
 * BrgManualPrint:
 *
 * A manual that is being laid out.
 */
typedef struct _BrgManualPrint BrgManualPrint;

/**
 * brg_manual_print_new:
 * @words: its language
 * @title: what it is called
 * @picture: finds pictures
 * @data: for @picture
 *
 * Returns: (transfer full): a manual without topics
 */
BrgManualPrint *brg_manual_print_new (const BrgWords *words,
                                      const char *title,
                                      BrgManualPicture picture,
                                      gpointer data);

/**
 * brg_manual_print_add:
 * @print: a manual
 * @part: title of the part, which begins where it is another one than before
 * @topic: a topic, which begins a sheet
 */
void brg_manual_print_add (BrgManualPrint *print, const char *part, const BrgManualTopic *topic);

/**
 * brg_manual_print_finish:
 * @print: (transfer full): a manual
 *
 * Returns: (transfer full): its sheets, the contents first, with bookmarks and numbers
 */
BrgDocument *brg_manual_print_finish (BrgManualPrint *print);

G_END_DECLS
