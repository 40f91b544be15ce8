/* brg-ctl.h - what the commands of bergerctl share
 *
 * Output is text, one record a line, fields parted by tabs, `#` starts a remark. Errors go to
 * stderr as `bergerctl: FILE:LINE:COL: message`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-game-tree.h"
#include "brg-pairing.h"
#include "brg-store.h"
#include "brg-tie-break-edition.h"
#include "brg-trf.h"

G_BEGIN_DECLS

/**
 * BrgCtlStatus:
 * @BRG_CTL_YES: done, or the answer is yes
 * @BRG_CTL_NO: the answer is no, or something differs
 * @BRG_CTL_WRONG: bad usage or bad input
 * @BRG_CTL_BAD_INPUT: bad usage or bad input, where a call in the manner of the reference programs
 *   expects this status
 * @BRG_CTL_BAD_FILE: likewise a file that cannot be read or written
 *
 * Exit status of a command.
 */
typedef enum
{
  BRG_CTL_YES = 0,
  BRG_CTL_NO = 1,
  BRG_CTL_WRONG = 2,
  BRG_CTL_BAD_INPUT = 3,
  BRG_CTL_BAD_FILE = 5,
} BrgCtlStatus;

/**
 * brg_ctl_set_irregular:
 * @level: `--irregular`: the highest level of acts that are not regular in FIDE mode and are done
 *   nevertheless
 *
 * Holds for every workspace that is opened from now on. Nothing lowers what an act asks for.
 */
void brg_ctl_set_irregular (BrgIrregularLevel level);

/**
 * brg_ctl_dup_cell:
 * @text: a text of a workspace
 *
 * Returns: (transfer full): the text without line ends, tabs and other control characters, for a
 *   line of columns: no name can be a line of its own
 */
char *brg_ctl_dup_cell (const char *text);

/**
 * brg_ctl_complain:
 * @format: printf() format
 * @...: its arguments
 *
 * Prints `bergerctl: message` to stderr.
 *
 * Returns: %BRG_CTL_WRONG
 */
BrgCtlStatus brg_ctl_complain (const char *format, ...) G_GNUC_PRINTF (1, 2);

/**
 * brg_ctl_parse:
 * @usage: what follows the name of the command, `SYSTEM FILE.trf`
 * @options: options of the command
 * @argc: (inout): number of arguments
 * @argv: (inout): the arguments, the name of the command first; options are taken out
 * @n_wanted: how many arguments must be left behind the name
 *
 * Reads options; a fault is reported.
 *
 * Returns: whether the command was used rightly
 */
gboolean brg_ctl_parse (const char *usage,
                        const GOptionEntry *options,
                        int *argc,
                        char ***argv,
                        int n_wanted);

/**
 * brg_ctl_parse_described:
 * @command: the whole name, `document set`
 * @usage: as of brg_ctl_parse()
 * @about: (nullable): what stands under the options of its help: what is printed, what its exit
 *   status means
 * @options: as of brg_ctl_parse()
 * @argc: (inout): as of brg_ctl_parse()
 * @argv: (inout): as of brg_ctl_parse()
 * @n_wanted: as of brg_ctl_parse()
 *
 * Returns: whether the command was used rightly
 */
gboolean brg_ctl_parse_described (const char *command,
                                  const char *usage,
                                  const char *about,
                                  const GOptionEntry *options,
                                  int *argc,
                                  char ***argv,
                                  int n_wanted);

/**
 * brg_ctl_tell_not_kept:
 * @notice: (nullable): which papers are not kept, a line each
 *
 * Reports papers that were asked to be kept and are only noted.
 *
 * Returns: %BRG_CTL_NO for some, %BRG_CTL_YES for none
 */
BrgCtlStatus brg_ctl_tell_not_kept (const char *notice);

/**
 * brg_ctl_load_trf:
 * @path: a report file
 *
 * Returns: (transfer full) (nullable): the report; a fault is reported
 */
BrgTrf *brg_ctl_load_trf (const char *path);

/**
 * brg_ctl_load_trf_mending:
 * @path: a report file
 * @left: (nullable): places `LINE:COLUMN` whose repairs are not carried out
 *
 * Reads a report as brg_trf_read_mending() does.
 *
 * Returns: (transfer full) (nullable): the report; a fault is reported
 */
BrgTrf *brg_ctl_load_trf_mending (const char *path, char **left);

/**
 * brg_ctl_tell_notes:
 * @trf: a report
 * @path: its file
 *
 * Prints what is doubtful in the report, a remark a line: `# FILE:LINE:COLUMN: what`.
 */
void brg_ctl_tell_notes (const BrgTrf *trf, const char *path);

/**
 * brg_ctl_find_edition:
 * @id: (nullable): id of a list of tie-breaks, %NULL for that of the rule book on the first day
 * that the report names
 * @rulebook: rule book of the event
 * @trf: the report
 * @edition: (out): the list
 *
 * Returns: whether there is such a list; that there is none is told
 */
gboolean brg_ctl_find_edition (const char *id,
                               const BrgRulebook *rulebook,
                               const BrgTrf *trf,
                               BrgTieBreakEdition *edition);

/**
 * brg_ctl_find_system:
 * @id: name of a pairing system
 *
 * Returns: (transfer none) (nullable): the system; a missing one is reported
 */
const BrgPairingSystem *brg_ctl_find_system (const char *id);

/**
 * brg_ctl_parse_seed:
 * @text: (nullable): a whole number below 2^64, in sixteens after `0x`; %NULL for none
 * @seed: (out): the seed; untouched without @text and on failure
 *
 * Returns: whether @text is a seed; a fault is reported
 */
gboolean brg_ctl_parse_seed (const char *text, guint64 *seed);

/**
 * brg_ctl_read_decisions:
 * @texts: (nullable) (array zero-terminated=1): decisions of level meetings, `K:NO`: round and
 *   start number of the winner
 * @tournament: the tournament they are about
 *
 * Returns: (transfer full) (nullable) (element-type BrgMeetingDecision): the decisions; a fault
 *   is reported
 */
GArray *brg_ctl_read_decisions (char **texts, const BrgTournament *tournament);

/**
 * brg_ctl_settle_language:
 * @command: name of the command, for the complaint
 * @language: (inout) (nullable): a language of the command line; %NULL becomes `en`
 *
 * Returns: whether there is such a language; that there is none is told
 */
gboolean brg_ctl_settle_language (const char *command, char **language);

/**
 * brg_ctl_is_pdf:
 * @output: where something is written to
 *
 * Returns: whether its name is that of a PDF, or it is a device
 */
gboolean brg_ctl_is_pdf (const char *output);

/**
 * brg_ctl_open_told:
 * @path: a workspace
 * @mode: what may be done with it
 * @error: return location for an error, whose message does not name the workspace
 *
 * Whoever may change something leads the event until the workspace is closed: what a window or
 * another command leads is not opened, and nothing is written behind its back.
 *
 * Returns: (transfer full) (nullable): the workspace
 */
BrgStore *brg_ctl_open_told (const char *path, BrgStoreMode mode, GError **error);

/**
 * brg_ctl_open_store:
 * @path: a workspace
 * @mode: what may be done with it
 *
 * The same, for a command that says no more of it.
 *
 * Returns: (transfer full) (nullable): the workspace; a fault is reported
 */
BrgStore *brg_ctl_open_store (const char *path, BrgStoreMode mode);

/**
 * brg_ctl_load_event:
 * @store: a workspace
 * @event_id: an event
 * @group_id: one of its groups, 0 for the first
 *
 * Returns: (transfer full) (nullable): the group; a fault is reported
 */
BrgSnapshot *brg_ctl_load_event (BrgStore *store, gint64 event_id, gint64 group_id);

/**
 * BrgCtlGameFunc:
 * @tree: (nullable): a game; %NULL where one is broken, before that is told
 * @number: its number in the file, from 1; broken games are counted
 * @user_data: what was given to brg_ctl_each_game()
 *
 * What to do with a game.
 *
 * Returns: the status of the command as far as this game is concerned
 */
typedef BrgCtlStatus (*BrgCtlGameFunc) (const BrgGameTree *tree, guint number, gpointer user_data);

/**
 * brg_ctl_each_game:
 * @path: a file of recorded games
 * @each: (scope call): called for every game, in order
 * @user_data: handed over to @each
 *
 * Reads a file of games, one after the other. Broken games are told, and the others go on.
 *
 * Returns: the worst of what @each returned; %BRG_CTL_WRONG if a game was broken
 */
BrgCtlStatus brg_ctl_each_game (const char *path, BrgCtlGameFunc each, gpointer user_data);

/**
 * brg_ctl_each_draughts_game:
 * @path: a file of recorded games of draughts
 * @each: (scope call): called for every game, in order
 * @user_data: handed over to @each
 *
 * The same for games of draughts.
 *
 * Returns: the worst of what @each returned; %BRG_CTL_WRONG if a game was broken
 */
BrgCtlStatus brg_ctl_each_draughts_game (const char *path, BrgCtlGameFunc each, gpointer user_data);

/**
 * BrgCtlCommand:
 * @name: what it is called by
 * @run: runs it; the first argument is its name
 * @usage: what may follow the name, for the help
 *
 * A command. A family of commands has a file, which defines them behind the functions that run
 * them; a new one stands here and in the list of main.c.
 */
typedef struct
{
  const char *name;
  BrgCtlStatus (*run) (int argc, char **argv);
  const char *usage;
} BrgCtlCommand;

/* Has no name: it is meant where one of -c, -p and -g stands instead of a command. */
extern const BrgCtlCommand brg_ctl_reference;

extern const BrgCtlCommand brg_ctl_perft;
extern const BrgCtlCommand brg_ctl_moves;
extern const BrgCtlCommand brg_ctl_sealed;
extern const BrgCtlCommand brg_ctl_can_mate;
extern const BrgCtlCommand brg_ctl_dead;
extern const BrgCtlCommand brg_ctl_replay;
extern const BrgCtlCommand brg_ctl_fouls;
extern const BrgCtlCommand brg_ctl_opening;
extern const BrgCtlCommand brg_ctl_touch;
extern const BrgCtlCommand brg_ctl_late;
extern const BrgCtlCommand brg_ctl_advise;
extern const BrgCtlCommand brg_ctl_clock;
extern const BrgCtlCommand brg_ctl_adjourn;
extern const BrgCtlCommand brg_ctl_resume;
extern const BrgCtlCommand brg_ctl_irregularity;
extern const BrgCtlCommand brg_ctl_scoresheets;
extern const BrgCtlCommand brg_ctl_pair;
extern const BrgCtlCommand brg_ctl_check;
extern const BrgCtlCommand brg_ctl_generate;
extern const BrgCtlCommand brg_ctl_standings;
extern const BrgCtlCommand brg_ctl_table;
extern const BrgCtlCommand brg_ctl_ratings;
extern const BrgCtlCommand brg_ctl_disqualified;
extern const BrgCtlCommand brg_ctl_register;
extern const BrgCtlCommand brg_ctl_admission;
extern const BrgCtlCommand brg_ctl_norms;
extern const BrgCtlCommand brg_ctl_convert;
extern const BrgCtlCommand brg_ctl_document_archive;
extern const BrgCtlCommand brg_ctl_document_letterhead;
extern const BrgCtlCommand brg_ctl_document_text;
extern const BrgCtlCommand brg_ctl_document_set;
extern const BrgCtlCommand brg_ctl_document;
extern const BrgCtlCommand brg_ctl_manual;
extern const BrgCtlCommand brg_ctl_categories;
extern const BrgCtlCommand brg_ctl_totals;
extern const BrgCtlCommand brg_ctl_prizes;
extern const BrgCtlCommand brg_ctl_chances;
extern const BrgCtlCommand brg_ctl_early;
extern const BrgCtlCommand brg_ctl_disciplines;
extern const BrgCtlCommand brg_ctl_status;
extern const BrgCtlCommand brg_ctl_fide_mode;
extern const BrgCtlCommand brg_ctl_equipment;
extern const BrgCtlCommand brg_ctl_timetable;
extern const BrgCtlCommand brg_ctl_check_in;
extern const BrgCtlCommand brg_ctl_results;
extern const BrgCtlCommand brg_ctl_jury;
extern const BrgCtlCommand brg_ctl_drawing;
extern const BrgCtlCommand brg_ctl_money;
extern const BrgCtlCommand brg_ctl_share;
extern const BrgCtlCommand brg_ctl_follow;
extern const BrgCtlCommand brg_ctl_correspondence;
extern const BrgCtlCommand brg_ctl_compose;
extern const BrgCtlCommand brg_ctl_site;
extern const BrgCtlCommand brg_ctl_messages;
extern const BrgCtlCommand brg_ctl_db;
extern const BrgCtlCommand brg_ctl_import;
extern const BrgCtlCommand brg_ctl_check_report;

/* Writes the names of a loaded group in Latin letters, as the command line asks: @table is `none`,
 * `iso9`, `passport` or %NULL, @lists a file of rating lists or %NULL. FALSE with a complaint when
 * one of them is wrong. */
gboolean brg_ctl_write_latin (BrgSnapshot *snapshot, const char *table, const char *lists);

G_END_DECLS
