/* brg-import-words.h - what is said of a table before it is imported
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-import-file.h"

G_BEGIN_DECLS

/**
 * brg_import_words_dup_problem:
 * @file: a table
 * @problem: a problem of its players
 *
 * Returns: (transfer full): where it is and what is the matter: "Row 3, column “Rating”: …"
 */
char *brg_import_words_dup_problem (const BrgImportFile *file, const BrgPlayerProblem *problem);

/**
 * brg_import_words_dup_lacks:
 * @file: a table that was compared
 * @row: a row of the list of players
 *
 * Returns: (transfer full): what a player who is there already lacks and the row has, “Coach,
 *   Passport”; empty for nothing
 */
char *brg_import_words_dup_lacks (const BrgImportFile *file, guint row);

/**
 * brg_import_words_get_doubt:
 * @file: a table that was compared
 * @row: a row of the list of players
 *
 * Returns: (transfer none) (nullable): a sentence, why it is not certain that he is the player who
 *   is there already; %NULL where it is certain, or he is nobody who is there
 */
const char *brg_import_words_get_doubt (const BrgImportFile *file, guint row);

/**
 * brg_import_words_dup_outcome:
 * @file: a table
 * @into_teams: whether its players go into teams
 *
 * Returns: (transfer full): what importing will do, or why it cannot be done yet
 */
char *brg_import_words_dup_outcome (const BrgImportFile *file, gboolean into_teams);

/**
 * brg_import_words_dup_problems:
 * @file: a file with a table
 * @row: a row of it, -1 for the whole table
 *
 * Returns: (transfer full) (nullable): all that is wrong or doubtful there; %NULL for
 *   nothing
 */
char *brg_import_words_dup_problems (const BrgImportFile *file, gint row);

/**
 * brg_import_words_may_import:
 * @file: a table
 * @into_teams: whether its players go into teams
 *
 * Returns: whether it is a table with somebody to import, and no row that cannot be used stands in
 *   the way, nor one without a team where teams are needed
 */
gboolean brg_import_words_may_import (const BrgImportFile *file, gboolean into_teams);

/**
 * brg_import_words_lack_papers:
 * @file: a file
 *
 * Returns: whether it is a table with personal papers, which the workspace does not keep
 */
gboolean brg_import_words_lack_papers (const BrgImportFile *file);

G_END_DECLS
