/* brg-fields-sheet.h - a form of lines and switches that is saved as one act
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_FIELDS_SHEET (brg_fields_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgFieldsSheet, brg_fields_sheet, BRG, FIELDS_SHEET, BrgSheet)

/**
 * BrgFieldsSave:
 * @self: the form
 * @data: data of brg_fields_sheet_new()
 * @error: return location for an error
 *
 * Returns: whether what stands in the form could be saved; then it closes
 */
typedef gboolean (*BrgFieldsSave) (BrgFieldsSheet *self, gpointer data, GError **error);

/**
 * brg_fields_sheet_new:
 * @shell: the window
 * @title: its title
 * @save: saves what stands in it
 * @data: (transfer full): handed to @save
 * @free_data: (nullable): frees @data
 *
 * Returns: (transfer none): an empty form
 */
BrgFieldsSheet *brg_fields_sheet_new (BrgShell *shell,
                                      const char *title,
                                      BrgFieldsSave save,
                                      gpointer data,
                                      GDestroyNotify free_data);

/** brg_fields_sheet_add_heading: Begins a group of fields under @heading, in the next column */
void brg_fields_sheet_add_heading (BrgFieldsSheet *self, const char *heading);

/** brg_fields_sheet_add_text: Adds a line; its number is that of the fields before it */
void brg_fields_sheet_add_text (BrgFieldsSheet *self, const char *title, const char *text);

/** brg_fields_sheet_add_switch: Adds a switch */
void brg_fields_sheet_add_switch (BrgFieldsSheet *self, const char *title, gboolean is_on);

/**
 * brg_fields_sheet_add_choice:
 * @self: a form
 * @title: its title
 * @words: (array zero-terminated=1): what there is to choose from
 * @chosen: which of them is chosen
 */
void brg_fields_sheet_add_choice (BrgFieldsSheet *self,
                                  const char *title,
                                  const char *const *words,
                                  guint chosen);

/** brg_fields_sheet_set_words: There is @words to choose from in choice @field, the first is chosen
 */
void brg_fields_sheet_set_words (BrgFieldsSheet *self, guint field, const char *const *words);

/**
 * BrgFieldsChosen:
 * @self: the form
 * @data: data of brg_fields_sheet_new()
 *
 * Makes the form fit what is chosen.
 */
typedef void (*BrgFieldsChosen) (BrgFieldsSheet *self, gpointer data);

/** brg_fields_sheet_follow: Calls @chosen now, and when something else is chosen in choice @field
 */
void brg_fields_sheet_follow (BrgFieldsSheet *self, guint field, BrgFieldsChosen chosen);

/**
 * BrgFieldsComplete:
 * @self: the form
 * @field: a line
 * @text: what stands in it, stripped
 *
 * Returns: (transfer full) (nullable): what is to stand there instead, %NULL for what does
 */
typedef char *(*BrgFieldsComplete) (BrgFieldsSheet *self, guint field, const char *text);

/** brg_fields_sheet_complete: Asks @complete_text of every line when it is left, and of all before
 * they are saved; to be said before the form is presented */
void brg_fields_sheet_complete (BrgFieldsSheet *self, BrgFieldsComplete complete_text);

/** brg_fields_sheet_get_length: Returns: how many lines there are */
guint brg_fields_sheet_get_length (BrgFieldsSheet *self);

/** brg_fields_sheet_show: Shows or hides line @field */
void brg_fields_sheet_show (BrgFieldsSheet *self, guint field, gboolean is_shown);

/** brg_fields_sheet_get_choice: Returns: which of its words is chosen in choice @field */
guint brg_fields_sheet_get_choice (BrgFieldsSheet *self, guint field);

/**
 * brg_fields_sheet_set_remove:
 * @self: a form
 * @remove: removes what the form is about, whatever stands in it
 *
 * Offers to remove it; that is undone as everything else.
 */
void brg_fields_sheet_set_remove (BrgFieldsSheet *self, BrgFieldsSave remove);

/** brg_fields_sheet_set_note: Says something below the fields */
void brg_fields_sheet_set_note (BrgFieldsSheet *self, const char *note);

/** brg_fields_sheet_dup_text: Returns: (transfer full): what stands in line @field, stripped */
char *brg_fields_sheet_dup_text (BrgFieldsSheet *self, guint field);

/** brg_fields_sheet_set_text: Writes @text into line @field */
void brg_fields_sheet_set_text (BrgFieldsSheet *self, guint field, const char *text);

/** brg_fields_sheet_is_on: Returns: whether switch @field is on */
gboolean brg_fields_sheet_is_on (BrgFieldsSheet *self, guint field);

/**
 * brg_fields_sheet_set_focus:
 * @self: a form
 * @field: number of a line
 *
 * Before the form is presented: where the caret starts. While it is saved: the line that is wrong.
 */
void brg_fields_sheet_set_focus (BrgFieldsSheet *self, guint field);

/**
 * brg_fields_sheet_add_widget:
 * @self: a form
 * @widget: (transfer floating): what stands in a column of its own
 *
 * It is no field: what it holds is read by who put it there.
 */
void brg_fields_sheet_add_widget (BrgFieldsSheet *self, GtkWidget *widget);

/**
 * brg_fields_sheet_set_enter:
 * @self: a form
 * @field: a line
 * @entered: called for Enter in that line with data of brg_fields_sheet_new()
 *
 * Enter in that line goes on somewhere and does not save.
 */
void brg_fields_sheet_set_enter (BrgFieldsSheet *self, guint field, BrgFieldsChosen entered);

/**
 * brg_fields_sheet_refuse:
 * @self: a form that is being saved
 * @field: the line that is wrong, which keeps the caret
 * @message: why, a sentence
 * @error: set to it
 *
 * Returns: %FALSE
 */
gboolean brg_fields_sheet_refuse (BrgFieldsSheet *self,
                                  guint field,
                                  const char *message,
                                  GError **error);

/**
 * brg_fields_sheet_ask_once:
 * @self: a form that is being saved
 * @field: the line that it is about
 * @words: what is doubted, a sentence
 * @error: set to it the first time
 *
 * Returns: whether who saves has read that already
 */
gboolean brg_fields_sheet_ask_once (BrgFieldsSheet *self,
                                    guint field,
                                    const char *words,
                                    GError **error);

/** brg_fields_sheet_present: Shows the form */
void brg_fields_sheet_present (BrgFieldsSheet *self);

G_END_DECLS
