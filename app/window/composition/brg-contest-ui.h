/* brg-contest-ui.h - lines and labels of the pages of composition
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-contest-lines.h"
#include "brg-rulebook.h"

G_BEGIN_DECLS

/** brg_contest_ui_new_label: Returns: (transfer floating): a text that wraps; @css_class may be
 * %NULL */
GtkWidget *brg_contest_ui_new_label (const char *text, const char *css_class);

/** brg_contest_ui_get_icon: Returns: name of the sign of @mark */
const char *brg_contest_ui_get_icon (BrgContestMark mark);

/** brg_contest_ui_get_outcome: Returns: what became of a remark; @outcome as the record has it */
const char *brg_contest_ui_get_outcome (const char *outcome);

/** brg_contest_ui_add_list: Returns: (transfer none): a list in a frame, appended to @box; one Tab
 * enters it and one leaves it */
GtkListBox *brg_contest_ui_add_list (GtkBox *box, const char *label);

/**
 * brg_contest_ui_show_remarks:
 * @box: a box that was cleared
 * @contest: a contest
 * @work_id: one of its works
 * @action: what a row does, with the row of its remark in the database
 *
 * Lists the remarks on a work with their answers; nothing where there are none.
 */
void brg_contest_ui_show_remarks (GtkBox *box,
                                  const BrgContest *contest,
                                  gint64 work_id,
                                  const char *action);

/** brg_contest_ui_new_line: Returns: (transfer floating): the row of a requirement with its sign
 * and its article, which leads to the rules */
GtkWidget *brg_contest_ui_new_line (const BrgRulebook *book, const BrgContestLine *line);

/**
 * brg_contest_ui_set_names:
 * @choice: a drop-down list
 * @names: (element-type utf8): what can be chosen
 * @chosen: which of them is
 *
 * A list out of which something is being chosen keeps its rows.
 */
void brg_contest_ui_set_names (GtkDropDown *choice, const GPtrArray *names, guint chosen);

G_END_DECLS
