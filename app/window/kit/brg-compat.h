/* brg-compat.h - what differs between the toolkits of the two Debians, in one place
 *
 * The program is built against GTK 4.8 with libadwaita 1.2 and against whatever is newer. Widgets
 * that the newer one replaced are chosen here at compile time; callers see one function. The
 * container that folds is widgets/brg-sides.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Whether dialogs and split views of libadwaita 1.5 take the place of those of 1.2. */
#define BRG_HAS_ADW_DIALOG ADW_CHECK_VERSION (1, 5, 0)

/* Lines of text beside each other stand on one line, and fill the height. */
#if GTK_CHECK_VERSION(4, 12, 0)
#define BRG_ALIGN_BASELINE GTK_ALIGN_BASELINE_FILL
#else
#define BRG_ALIGN_BASELINE GTK_ALIGN_BASELINE
#endif

/**
 * BrgFileFunc:
 * @path: (nullable): the chosen file, %NULL when nothing was chosen
 * @data: the caller's data
 */
typedef void (*BrgFileFunc) (const char *path, gpointer data);

/**
 * BrgFileMode:
 * @BRG_FILE_OPEN: an existing file
 * @BRG_FILE_SAVE: a new file; an existing one is asked about
 * @BRG_FILE_FOLDER: a folder
 */
typedef enum
{
  BRG_FILE_OPEN,
  BRG_FILE_SAVE,
  BRG_FILE_FOLDER,
} BrgFileMode;

/**
 * BrgCompatFileQuestion:
 * @title: title of the dialog
 * @mode: what is chosen
 * @filters: (nullable): a list of #GtkFileFilter
 * @folder: (nullable): where the dialog begins
 * @name: (nullable): proposed name of a new file
 */
typedef struct
{
  const char *title;
  BrgFileMode mode;
  GListModel *filters;
  GFile *folder;
  const char *name;
} BrgCompatFileQuestion;

/**
 * brg_compat_pick_file:
 * @parent: the window that asks
 * @question: what is asked
 * @func: called with the answer
 * @data: handed to @func
 *
 * Lets the user choose a file or a folder.
 */
void brg_compat_pick_file (GtkWindow *parent,
                           const BrgCompatFileQuestion *question,
                           BrgFileFunc func,
                           gpointer data);

/**
 * BrgAnswerFunc:
 * @answer: id of the button
 * @data: the caller's data
 */
typedef void (*BrgAnswerFunc) (const char *answer, gpointer data);

/**
 * BrgCompatAnswer:
 * @id: what @func of brg_compat_ask() is told
 * @label: what stands on the button, with its mnemonic
 * @look: how the button looks
 */
typedef struct
{
  const char *id;
  const char *label;
  AdwResponseAppearance look;
} BrgCompatAnswer;

/**
 * brg_compat_ask:
 * @parent: the window that asks
 * @heading: the question
 * @body: (nullable): what follows from the answer
 * @extra: (nullable): a widget below the text
 * @answers: the buttons, ended by one without an id; closing the dialog gives the first
 * @preferred: id of the button that Enter presses
 * @func: (nullable): called with the answer
 * @data: handed to @func
 *
 * Asks a question in a dialog with buttons.
 */
void brg_compat_ask (GtkWindow *parent,
                     const char *heading,
                     const char *body,
                     GtkWidget *extra,
                     const BrgCompatAnswer *answers,
                     const char *preferred,
                     BrgAnswerFunc func,
                     gpointer data);

/**
 * brg_compat_is_covered:
 * @window: the main window
 *
 * Returns: whether a question stands inside the window: then nothing else of it can take the focus.
 *   Where questions have a window of their own, always %FALSE
 */
gboolean brg_compat_is_covered (GtkWindow *window);

/**
 * BrgUncoveredFunc:
 * @window: a window that is covered no more
 */
typedef void (*BrgUncoveredFunc) (GtkWindow *window);

/**
 * brg_compat_watch_uncovered:
 * @window: the main window
 * @func: called when the last question inside of it is answered
 */
void brg_compat_watch_uncovered (GtkWindow *window, BrgUncoveredFunc func);

/**
 * brg_compat_show_preferences:
 * @parent: the main window
 * @page: (transfer floating): the rows
 * @title: title of the dialog
 * @width: width in pixels
 * @height: height in pixels
 *
 * Shows one page of preferences, not larger than @parent.
 */
void brg_compat_show_preferences (GtkWindow *parent,
                                  AdwPreferencesPage *page,
                                  const char *title,
                                  int width,
                                  int height);

/**
 * brg_compat_show_about:
 * @parent: the main window
 * @first_property: name of a property of the dialog about the program
 * @...: its value, further pairs, %NULL
 *
 * Tells what program this is.
 */
void brg_compat_show_about (GtkWindow *parent,
                            const char *first_property,
                            ...) G_GNUC_NULL_TERMINATED;

/**
 * brg_compat_set_help_overlay:
 * @window: the main window
 * @overlay: (transfer full): the window of keys
 *
 * Makes `win.show-help-overlay` show @overlay.
 */
void brg_compat_set_help_overlay (GtkApplicationWindow *window, GtkWindow *overlay);

/**
 * brg_compat_announce:
 * @widget: a widget that is seen
 * @message: a sentence
 *
 * Has a screen reader say @message, where the toolkit can.
 */
void brg_compat_announce (GtkWidget *widget, const char *message);

/**
 * brg_compat_keep_names:
 *
 * Lets a screen reader have the names that buttons, ticks, lists and fields are given by their
 * accessible label. Newer than 4.8, the toolkit says that they are labelled by the text that is
 * seen in them or in their row, and that goes before. Called once.
 */
void brg_compat_keep_names (void);

G_END_DECLS
