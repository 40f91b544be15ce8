/* brg-import-file.h - a file that is being imported
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-encoding.h"
#include "brg-file-kind.h"
#include "brg-import-match.h"
#include "brg-player-table.h"
#include "brg-snapshot.h"
#include "brg-store.h"
#include "brg-trf.h"

G_BEGIN_DECLS

/**
 * BrgImportFile:
 * @name: name of the file for people, without its folder
 * @path: (nullable): the file; %NULL for pasted text
 * @kind: what it is
 * @trf: (nullable): the report
 * @losses: (nullable) (element-type BrgFormatNote): what of the report the event will not keep
 * @refusal: (nullable): why the report cannot be taken, because a repair that it needs was left
 * @encoding: encoding of the file
 * @csv: (nullable): the table
 * @mapping: (nullable): what its columns hold
 * @table: (nullable): the players as they would be taken
 * @known: (nullable) (array): for every row of @table the index of the player of the event who may
 *   be the same, -1 for none; see brg_import_file_compare()
 * @doubts: (nullable) (array): for every row why that is not certain
 * @lacks: (nullable) (array): for every row what that player lacks and the row has, see
 *   brg_store_find_lacks()
 * @completes: (nullable) (array): for every row whether he gets it
 * @barred: (nullable) (element-type BrgDisqualification): for every row of @table what keeps him
 *   away, of @disqualifications, else %NULL; see brg_import_file_bar()
 * @disqualifications: (nullable): those of the workspace
 * @keeps_papers: whether the workspace keeps personal papers; set by who is going to take it in
 *
 * A file that was read and looked through, with nothing stored. Everything here is a value that
 * may be made in a thread.
 */
typedef struct
{
  char *name;
  char *path;
  BrgFileKind kind;
  BrgTrf *trf;
  GPtrArray *losses;
  char *refusal;
  BrgEncoding encoding;
  BrgCsv *csv;
  BrgPlayerMapping *mapping;
  BrgPlayerTable *table;
  gint *known;
  BrgImportDoubt *doubts;
  guint *lacks;
  gboolean *completes;
  GPtrArray *barred;
  GPtrArray *disqualifications;
  gboolean keeps_papers;
} BrgImportFile;

/**
 * brg_import_file_load:
 * @path: a file
 * @error: return location for an error of %G_IO_ERROR or %BRG_FORMAT_ERROR
 *
 * Reads a report, or a table with a guess at its columns. Of a workspace only the kind is found.
 *
 * Returns: (transfer full) (nullable): the file; %NULL with @error set
 */
BrgImportFile *brg_import_file_load (const char *path, GError **error);

/**
 * brg_import_file_load_watched:
 * @path: a file
 * @watched: (nullable): who looks on, and may stop it
 * @error: return location for an error
 *
 * brg_import_file_load() for a thread of its own.
 *
 * Returns: (transfer full) (nullable): the file
 */
BrgImportFile *brg_import_file_load_watched (const char *path,
                                             const BrgCsvWatch *watched,
                                             GError **error);

/**
 * brg_import_file_new_from_text:
 * @text: rows of a table, as a spreadsheet puts them on the clipboard
 * @name: what messages call it
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * Returns: (transfer full) (nullable): the table; %NULL with @error set
 */
BrgImportFile *brg_import_file_new_from_text (const char *text, const char *name, GError **error);

/**
 * brg_import_file_free:
 * @self: (nullable): a file
 */
void brg_import_file_free (BrgImportFile *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgImportFile, brg_import_file_free)

/**
 * brg_import_file_set_encoding:
 * @self: a report or a table from a file
 * @encoding: its encoding
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * Reads the file again; on failure nothing changes.
 *
 * Returns: whether it went well
 */
gboolean brg_import_file_set_encoding (BrgImportFile *self, BrgEncoding encoding, GError **error);

/**
 * brg_import_file_take_repair:
 * @self: a report from a file
 * @index: a repair of #BrgImportFile.trf
 * @takes: whether it is to be carried out
 *
 * Reads the report again, with this repair or without it. Where the report cannot be read without
 * it, the old reading stays with #BrgImportFile.refusal.
 */
void brg_import_file_take_repair (BrgImportFile *self, guint index, gboolean takes);

/**
 * brg_import_file_set_has_header:
 * @self: a table
 * @has_header: whether the first row holds headings
 *
 * Guesses the columns again.
 */
void brg_import_file_set_has_header (BrgImportFile *self, gboolean has_header);

/**
 * brg_import_file_set_field:
 * @self: a table
 * @column: a column
 * @field: what it holds
 */
void brg_import_file_set_field (BrgImportFile *self, guint column, BrgPlayerField field);

/**
 * brg_import_file_compare:
 * @self: a table
 * @entries: (nullable) (element-type BrgEntry): the players that are there already
 * @store: (nullable): where they are, for what they lack
 *
 * Finds rows of players who are there already. They are left out, unless the user takes them in;
 * what one lacks who is surely the same, and the row has, is filled in. To be called again after
 * every change of the table, or of the players.
 */
void brg_import_file_compare (BrgImportFile *self, GPtrArray *entries, BrgStore *store);

/**
 * brg_import_file_bar:
 * @self: a table
 * @disqualifications: (element-type BrgDisqualification): those of the workspace
 * @event: (nullable): where they are to play; %NULL for an event that is yet to be made
 * @today: the day, `YYYY-MM-DD`
 *
 * Finds rows of who may not take part (rus-draughts-2022 1.5.10): they are in doubt. To be called
 * again after every change of the table.
 */
void brg_import_file_bar (BrgImportFile *self,
                          GPtrArray *disqualifications,
                          const BrgEvent *event,
                          const char *today);

/**
 * brg_import_file_dup_completed:
 * @self: a table that was compared
 * @entries: (nullable) (element-type BrgEntry): the players it was compared with
 *
 * Returns: (transfer full) (element-type BrgEntry): what rows have of players who get what they
 *   lack, each with the row of his entry
 */
GPtrArray *brg_import_file_dup_completed (const BrgImportFile *self, GPtrArray *entries);

/**
 * BrgImportCounts:
 * @n_taken: rows that would be taken
 * @n_completed: rows of players who are there already and get what they lack
 * @n_skipped: rows that are left out
 * @n_undecided: rows that are left out, because it is not certain who they are
 * @n_errors: rows that cannot be used and are not left out
 * @n_doubts: rows that would be taken, or complete a player, with a doubt
 */
typedef struct
{
  guint n_taken;
  guint n_completed;
  guint n_skipped;
  guint n_undecided;
  guint n_errors;
  guint n_doubts;
} BrgImportCounts;

/**
 * brg_import_file_count:
 * @self: a table
 *
 * Returns: the counts
 */
BrgImportCounts brg_import_file_count (const BrgImportFile *self);

/**
 * BrgImportRowState:
 * @BRG_IMPORT_ROW_NEW: a player who would be taken
 * @BRG_IMPORT_ROW_COMPLETES: a player who is there already gets what he lacks
 * @BRG_IMPORT_ROW_KNOWN: left out, because he is there already
 * @BRG_IMPORT_ROW_LEFT_OUT: left out by the user
 * @BRG_IMPORT_ROW_UNDECIDED: left out, because perhaps he is there already
 * @BRG_IMPORT_ROW_COMPLETES_IN_DOUBT: a player who is there already gets what he lacks; something
 * in the row is not clear and is left out
 * @BRG_IMPORT_ROW_PERHAPS_KNOWN: would be taken; perhaps he is there already
 * @BRG_IMPORT_ROW_DOUBTFUL: would be taken; something in the row is not clear
 * @BRG_IMPORT_ROW_BAD: cannot be used, and nothing is imported before it is mended or left out
 *
 * What becomes of a row.
 */
typedef enum
{
  BRG_IMPORT_ROW_NEW,
  BRG_IMPORT_ROW_COMPLETES,
  BRG_IMPORT_ROW_KNOWN,
  BRG_IMPORT_ROW_LEFT_OUT,
  BRG_IMPORT_ROW_UNDECIDED,
  BRG_IMPORT_ROW_COMPLETES_IN_DOUBT,
  BRG_IMPORT_ROW_PERHAPS_KNOWN,
  BRG_IMPORT_ROW_DOUBTFUL,
  BRG_IMPORT_ROW_BAD,
} BrgImportRowState;

#define BRG_N_IMPORT_ROW_STATES (BRG_IMPORT_ROW_BAD + 1)

/**
 * brg_import_file_get_state:
 * @self: a table
 * @row: a row of the list of players
 *
 * Returns: what becomes of it
 */
BrgImportRowState brg_import_file_get_state (const BrgImportFile *self, guint row);

/**
 * brg_import_file_next_problem:
 * @self: a table
 * @row: a row of the list of players, -1 for the first search
 *
 * Returns: the next row behind @row, round the end, that is doubtful or cannot be used; -1 when
 *   there is none
 */
gint brg_import_file_next_problem (const BrgImportFile *self, gint row);

/**
 * brg_import_file_toggle_row:
 * @self: a table
 * @row: a row of the list of players
 *
 * Leaves a row out, or takes it in again; in between comes, for a player who is there already and
 * lacks something that the row has, that he gets it. No two rows give it to one player.
 */
void brg_import_file_toggle_row (BrgImportFile *self, guint row);

/**
 * brg_import_file_find_cells:
 * @self: a table
 * @row: a row of the list of players
 *
 * Returns: the row of #BrgImportFile.csv that it was read from
 */
guint brg_import_file_find_cells (const BrgImportFile *self, guint row);

/**
 * brg_import_file_is_told:
 * @self: a file that was read
 * @problem: something in its table
 *
 * Returns: whether it matters to who comes in: the number of a personal paper that is not kept is
 * no doubt, however it is written
 */
gboolean brg_import_file_is_told (const BrgImportFile *self, const BrgPlayerProblem *problem);

/**
 * brg_import_file_find_problem:
 * @self: a table
 * @row: a row of the list of players, -1 for the whole table
 *
 * Returns: (transfer none) (nullable): what is wrong or doubtful there, errors first
 */
const BrgPlayerProblem *brg_import_file_find_problem (const BrgImportFile *self, gint row);

/**
 * brg_import_file_make_event:
 * @self: a report
 * @kind: Swiss or round robin, as the user wants it
 *
 * A report does not always say clearly which of the two it is. Where the user knows better, rounds
 * without an opponent change their meaning: absent in a Swiss, free or not yet played in a round
 * robin.
 *
 * Returns: (transfer full): the event
 */
BrgSnapshot *brg_import_file_make_event (const BrgImportFile *self, BrgTournamentKind kind);

G_END_DECLS
