/* brg-ui.h - file dialogs, questions and texts of dates, in one place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-compat.h"

G_BEGIN_DECLS

/**
 * brg_ui_pick_file:
 * @parent: widget in the window that asks
 * @title: title of the dialog
 * @mode: what is chosen
 * @filters: (nullable): names and patterns in turn, ended by %NULL: `"TRF", "*.trf", NULL`; several
 *   patterns are separated by `;`
 * @name: (nullable): proposed name of a new file
 * @func: called with the answer
 * @data: handed to @func
 */
void brg_ui_pick_file (GtkWidget *parent,
                       const char *title,
                       BrgFileMode mode,
                       const char *const *filters,
                       const char *name,
                       BrgFileFunc func,
                       gpointer data);

/**
 * brg_ui_set_save_folder:
 * @path: a folder, empty for the one of last time
 *
 * Where new files are proposed to be saved from now on.
 */
void brg_ui_set_save_folder (const char *path);

/**
 * brg_ui_ask:
 * @parent: widget in the window that asks
 * @heading: the question
 * @body: (nullable): what follows from the answer
 * @extra: (nullable): a widget below the text
 * @verb: label of the button that says yes
 * @is_destructive: whether that is hard to take back
 * @func: called with `yes` or `cancel`
 * @data: handed to @func
 *
 * Asks whether to do something. Cancel is the default for a destructive verb.
 */
void brg_ui_ask (GtkWidget *parent,
                 const char *heading,
                 const char *body,
                 GtkWidget *extra,
                 const char *verb,
                 gboolean is_destructive,
                 BrgAnswerFunc func,
                 gpointer data);

/** brg_ui_dup_plain: Returns: (transfer full): @label without the underscore of its key */
char *brg_ui_dup_plain (const char *label);

/**
 * brg_ui_tell:
 * @parent: widget in the window that tells
 * @heading: what happened
 * @body: (nullable): details
 *
 * Says what went wrong, in a dialog with one button.
 */
void brg_ui_tell (GtkWidget *parent, const char *heading, const char *body);

/**
 * brg_ui_show_whole:
 * @first: a widget
 * @last: itself, or one below it in the same scrolled window
 *
 * Scrolls as little as is needed, when the next frame has its sizes, until what lies from @first to
 * @last is in view; the beginning where it is too much.
 */
void brg_ui_show_whole (GtkWidget *first, GtkWidget *last);

/**
 * brg_ui_set_tooltip:
 * @widget: a widget
 * @text: (nullable): its tooltip
 *
 * Sets a tooltip that may be the one already there. Setting one asks the display where the pointer
 * is, which takes longer than everything else that is done after a key.
 */
void brg_ui_set_tooltip (GtkWidget *widget, const char *text);

/**
 * brg_ui_set_class:
 * @widget: (type GtkWidget) (nullable): a widget
 * @css_class: a style class
 * @has_class: whether it is to have it
 */
void brg_ui_set_class (gpointer widget, const char *css_class, gboolean has_class);

/**
 * brg_ui_clear:
 * @container: (type GtkWidget): a #GtkListBox, #GtkBox or #GtkGrid
 *
 * Removes what was appended to it. The placeholder of a list stays.
 */
void brg_ui_clear (gpointer container);

/**
 * brg_ui_get_text:
 * @entry: (type GtkEditable): an entry or a row with one
 *
 * Returns: what stands in it
 */
const char *brg_ui_get_text (gpointer entry);

/**
 * brg_ui_set_text:
 * @entry: (type GtkEditable): an entry or a row with one
 * @text: what is to stand in it
 */
void brg_ui_set_text (gpointer entry, const char *text);

/**
 * brg_ui_dup_text:
 * @entry: (type GtkEditable): an entry or a row with one
 *
 * Returns: (transfer full): what stands in it, without spaces around
 */
char *brg_ui_dup_text (gpointer entry);

/**
 * brg_ui_take_text:
 * @place: (inout): a text that is replaced
 * @entry: (type GtkEditable): an entry or a row with one
 *
 * Puts what stands in an entry, without spaces around, in its place.
 */
void brg_ui_take_text (char **place, gpointer entry);

/**
 * brg_ui_show_whole_text:
 * @label: a label that may be cut
 *
 * Shows the whole text as a tooltip while the label is cut. To be called once.
 */
void brg_ui_show_whole_text (GtkLabel *label);

/**
 * brg_ui_fit_sheet:
 * @sheet: a window over another one, before it is shown
 * @columns: (nullable): a box with the two columns of its content
 * @width: width at 100 % text
 * @height: height at 100 % text
 *
 * Gives a sheet its size for the present text, never larger than the window below; where there is
 * no room for two columns they stand one above the other. Ctrl+Enter presses its default button.
 */
void brg_ui_fit_sheet (GtkWindow *sheet, GtkBox *columns, double width, double height);

/**
 * brg_ui_draw_seed:
 *
 * Returns: a seed for lots that nobody can foresee
 */
guint64 brg_ui_draw_seed (void);

/**
 * brg_ui_dup_local_time:
 * @utc: time, `YYYY-MM-DDThh:mm:ssZ`, or empty
 * @with_seconds: whether seconds are shown
 *
 * Returns: (transfer full): the local time of day, `14:32:07`, empty for an empty @utc
 */
char *brg_ui_dup_local_time (const char *utc, gboolean with_seconds);

/**
 * brg_ui_dup_when:
 * @utc: time, `YYYY-MM-DDThh:mm:ssZ`, or empty
 *
 * Returns: (transfer full): "today, 14:32", "yesterday, 19:12" or the date, empty for an empty @utc
 */
char *brg_ui_dup_when (const char *utc);

/**
 * brg_ui_get_text_scale:
 * @widget: a widget
 *
 * Returns: how much larger text is than at 96 dpi: 2.0 at 200 %
 */
double brg_ui_get_text_scale (GtkWidget *widget);

/**
 * brg_ui_has_focus_within:
 * @widget: a widget
 *
 * Returns: whether something inside it has the focus of its window, also while a sheet stands
 * before that, when there is no chain of focus children
 */
gboolean brg_ui_has_focus_within (gpointer widget);

/**
 * brg_ui_add_keys:
 * @widget: (type GtkWidget): a widget
 * @phase: when it hears keys: before what stands in it, or after
 * @handler: a handler of `key-pressed`, the controller and @self in each other's places
 * @self: handed to @handler first
 *
 * Has a widget hear keys.
 */
void brg_ui_add_keys (gpointer widget, GtkPropagationPhase phase, GCallback handler, gpointer self);

/**
 * brg_ui_forbid_overwriting:
 *
 * Has Insert never turn a field to overwriting, which nothing shows. To be called once.
 */
void brg_ui_forbid_overwriting (void);

/**
 * brg_ui_move_mark:
 * @list: a list
 * @step: 1 for the next row, -1 for the one before
 *
 * Moves the selection of a list, as far as there are rows.
 *
 * Returns: whether a row is selected
 */
gboolean brg_ui_move_mark (GtkListBox *list, gint step);

/**
 * brg_ui_key_to_latin:
 * @controller: the controller whose handler asks
 * @keyval: the key's symbol in the present layout
 * @keycode: the key on the keyboard
 *
 * Letter keys work under a Cyrillic layout as well: the key is read in the first layout that has
 * Latin letters, or as on a US keyboard when there is none.
 *
 * Returns: the symbol, letters in lower case
 */
guint brg_ui_key_to_latin (GtkEventControllerKey *controller, guint keyval, guint keycode);

G_END_DECLS
