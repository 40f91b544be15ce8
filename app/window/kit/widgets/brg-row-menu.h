/* brg-row-menu.h - the menu of a row: the second button, the menu key, Shift+F10
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * BrgRowMenuLine:
 * @label: (nullable): what the line says, translated, with a mnemonic; %NULL begins the next
 * section
 * @action: a detailed action of the page
 * @accel: (nullable): the key that does the same
 *
 * A line of a menu. It is not there while its action cannot be done.
 */
typedef struct
{
  const char *label;
  const char *action;
  const char *accel;
} BrgRowMenuLine;

/**
 * BrgRowMenuPlace:
 * @widget: a table
 * @point: (nullable): what was pointed at; %NULL for the keyboard
 * @place: (inout): where the menu belongs; the point to begin with
 * @data: the caller's data
 *
 * Makes the row that was pointed at the one at hand.
 *
 * Returns: whether there is one
 */
typedef gboolean (*BrgRowMenuPlace) (GtkWidget *widget,
                                     const GdkRectangle *point,
                                     GdkRectangle *place,
                                     gpointer data);

/**
 * brg_row_menu_add:
 * @view: a table whose selection holds one row
 * @lines: (array length=n_lines): the menu of its rows
 * @n_lines: how many
 *
 * Lets the rows of @view have a menu. It is about the row that is selected, and the row that was
 * pointed at is.
 */
void brg_row_menu_add (GtkColumnView *view, const BrgRowMenuLine *lines, guint n_lines);

/**
 * brg_row_menu_place_row:
 * @view: a #GtkColumnView
 * @point: (nullable): what was pointed at
 * @place: (inout): where the menu belongs
 * @data: unused
 *
 * The #BrgRowMenuPlace of brg_row_menu_add(), for those that have to do more.
 *
 * Returns: whether there is a row
 */
gboolean brg_row_menu_place_row (GtkWidget *view,
                                 const GdkRectangle *point,
                                 GdkRectangle *place,
                                 gpointer data);

/**
 * BrgRowMenuChosen:
 * @data: the caller's data
 * @line: index of the line that was chosen
 */
typedef void (*BrgRowMenuChosen) (gpointer data, guint line);

/**
 * brg_row_menu_add_chosen:
 * @view: a table whose selection holds one row
 * @lines: (array length=n_lines): the menu of its rows; their actions are filled in
 * @n_lines: how many
 * @chosen: carries out a line
 * @data: handed to @chosen; must live as long as @view
 *
 * The same as brg_row_menu_add() where the page has keys and no actions.
 */
void brg_row_menu_add_chosen (GtkColumnView *view,
                              BrgRowMenuLine *lines,
                              guint n_lines,
                              BrgRowMenuChosen chosen,
                              gpointer data);

/**
 * brg_row_menu_add_to_list:
 * @list: a list whose selection holds one row
 * @lines: (array length=n_lines): the menu of its rows
 * @n_lines: how many
 *
 * The same for a list without columns.
 */
void brg_row_menu_add_to_list (GtkListBox *list, const BrgRowMenuLine *lines, guint n_lines);

/**
 * brg_row_menu_add_to:
 * @widget: a table of its own kind
 * @lines: (array length=n_lines): the menu
 * @n_lines: how many
 * @place: finds its place
 * @data: handed to @place; must live as long as @widget
 *
 * The same for other tables.
 */
void brg_row_menu_add_to (GtkWidget *widget,
                          const BrgRowMenuLine *lines,
                          guint n_lines,
                          BrgRowMenuPlace place,
                          gpointer data);

G_END_DECLS
