/* brg-field-left.h - what is done when a field is left
 *
 * To store what was typed shows every page anew, and takes fields away on the way. While the
 * toolkit moves the focus from one field to the next it must still find both: it is done as soon as
 * the focus has arrived, before the next key.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * BrgFieldLeftFunc:
 * @data: the caller's data
 *
 * Stores what was typed.
 */
typedef void (*BrgFieldLeftFunc) (gpointer data);

/**
 * brg_field_left_watch:
 * @field: a widget that takes the keys
 * @owner: (type GObject): lives while @func is called; it has @field in it
 * @func: called each time after @field was left
 * @data: handed to @func; lives as long as @owner
 */
void brg_field_left_watch (gpointer field, gpointer owner, BrgFieldLeftFunc func, gpointer data);

/**
 * brg_field_left_do:
 * @owner: (type GObject): lives while @func is called
 * @func: called once when the focus has arrived
 * @data: handed to @func; lives as long as @owner
 *
 * For a field that looks first whether there is anything to do. Asked twice before the focus has
 * arrived, @func is called once.
 */
void brg_field_left_do (gpointer owner, BrgFieldLeftFunc func, gpointer data);

/**
 * brg_field_left_finish:
 *
 * Does now what waits for the focus to arrive: when nothing has the focus and the page or the
 * window is about to go.
 */
void brg_field_left_finish (void);

G_END_DECLS
