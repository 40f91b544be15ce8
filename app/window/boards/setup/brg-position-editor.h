/* brg-position-editor.h - a position is set up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

#include "brg-rulebook.h"

G_BEGIN_DECLS

#define BRG_TYPE_POSITION_EDITOR (brg_position_editor_get_type ())
G_DECLARE_FINAL_TYPE (BrgPositionEditor, brg_position_editor, BRG, POSITION_EDITOR, BrgSheet)

/**
 * BrgPositionEditorResult:
 * @discipline: what is played from the position: chess may have become Chess960, or the other way
 *   round
 * @text: the position as text, as #BrgDeskRules.read_position takes it
 * @start_number: number of the initial position of Chess960 if it was drawn by lot, else -1
 * @seed: the seed of that draw, for the journal
 *
 * What was set up. Nothing is owned.
 */
typedef struct
{
  BrgDiscipline discipline;
  const char *text;
  gint start_number;
  guint64 seed;
} BrgPositionEditorResult;

/**
 * BrgPositionEditorFunc:
 * @result: what was set up
 * @data: the caller's data
 */
typedef void (*BrgPositionEditorFunc) (const BrgPositionEditorResult *result, gpointer data);

/**
 * brg_position_editor_present:
 * @parent: a widget that outlives the editor
 * @heading: (nullable): what the position is for, "Board 7: position"
 * @discipline: what is played
 * @notation: (nullable): id of the notation in whose way squares are named, see #BrgDeskRules; it
 *   outlives the editor
 * @text: (nullable): what is on the board at first, as #BrgDeskRules.write_position gives it;
 * %NULL, or what is no position, for the initial position
 * @seed: seed of the lots for Chess960
 * @func: called with the position, not called when the editor is closed
 * @data: handed to @func
 *
 * Lets a position of any game be set up by mouse, keys or text. On the board the letter of a piece
 * puts it at the cursor: White's, the same letter once more or with Shift Black's; Delete clears.
 */
void brg_position_editor_present (GtkWidget *parent,
                                  const char *heading,
                                  BrgDiscipline discipline,
                                  const char *notation,
                                  const char *text,
                                  guint64 seed,
                                  BrgPositionEditorFunc func,
                                  gpointer data);

G_END_DECLS
