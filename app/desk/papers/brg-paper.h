/* brg-paper.h - what a paper of a group is, and what it is made from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-crosstable-content.h"
#include "brg-document.h"
#include "brg-envelope-form.h"
#include "brg-form.h"
#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgPaperNeeds:
 * @BRG_PAPER_OF_ROUND: is about one paired round; the others stand after a round
 * @BRG_PAPER_OF_TABLE: is about players with start numbers, after a round that there can be
 * @BRG_PAPER_OF_TEAMS: only groups of teams have it
 * @BRG_PAPER_OF_RESULTS: shows results, so that it must say whether they are provisional or final
 * @BRG_PAPER_OF_ALL_ROUNDS: round 0 is not the round that is played, but all of them
 * @BRG_PAPER_FROM_STORE: tells what the store keeps beside the group
 * @BRG_PAPER_FROM_POSITIONS: shows positions that were handed over
 * @BRG_PAPER_IN_ORDERS: its rows can stand in several orders, #BrgDocumentOptions.order
 * @BRG_PAPER_ELSEWHERE: is printed on a page of its own, not on that of the documents
 * @BRG_PAPER_WITHOUT_LETTERHEAD: is cut from a sheet, or a form of somebody else's: the letterhead
 * of the event does not stand on it
 * @BRG_PAPER_WITHOUT_SIGNATURES: nobody signs it, or its signatures are part of it
 * @BRG_PAPER_WITHOUT_FATHER_NAMES: has no names, or always the whole ones
 * @BRG_PAPER_OF_THE_END: tells how the event went, so that it is provisional before the last round
 *   is closed
 * @BRG_PAPER_OF_GAMES: is about games, though of no round and with no results: no contest of
 *   composition has it, nor any paper of a round, of results or of teams
 *
 * What a paper needs to be made: a bit set.
 */
typedef enum
{
  BRG_PAPER_OF_ROUND = 1 << 0,
  BRG_PAPER_OF_TABLE = 1 << 1,
  BRG_PAPER_OF_TEAMS = 1 << 2,
  BRG_PAPER_OF_RESULTS = 1 << 3,
  BRG_PAPER_OF_ALL_ROUNDS = 1 << 4,
  BRG_PAPER_FROM_STORE = 1 << 5,
  BRG_PAPER_FROM_POSITIONS = 1 << 6,
  BRG_PAPER_IN_ORDERS = 1 << 7,
  BRG_PAPER_ELSEWHERE = 1 << 8,
  BRG_PAPER_WITHOUT_LETTERHEAD = 1 << 9,
  BRG_PAPER_WITHOUT_SIGNATURES = 1 << 10,
  BRG_PAPER_WITHOUT_FATHER_NAMES = 1 << 11,
  BRG_PAPER_OF_GAMES = 1 << 12,
  BRG_PAPER_OF_THE_END = 1 << 20,
} BrgPaperNeeds;

/**
 * BrgPaperWish:
 * @BRG_WISH_COLUMNS: in which of the orders of a start list, and with which columns
 * @BRG_WISH_ONLY: of which players or boards
 * @BRG_WISH_SIZE: how large a card is
 * @BRG_WISH_BLANK: whether it is to be filled in by hand
 * @BRG_WISH_LARGE: whether it is for the partially sighted
 * @BRG_WISH_TEXT: with which text, BrgDocumentOptions.text
 * @BRG_WISH_BACKS: whether it has backs, for printing on both sides
 * @BRG_WISH_SHIFT: whether its sheets are printed already, and how far it is moved on them
 * @BRG_WISH_ADDRESSES: by correspondence whether it names where the players are written to
 *
 * How a paper may be wanted besides what all papers have: a bit set.
 */
typedef enum
{
  BRG_WISH_COLUMNS = 1 << 0,
  BRG_WISH_ONLY = 1 << 1,
  BRG_WISH_SIZE = 1 << 2,
  BRG_WISH_BLANK = 1 << 3,
  BRG_WISH_LARGE = 1 << 4,
  BRG_WISH_TEXT = 1 << 5,
  BRG_WISH_SHIFT = 1 << 6,
  BRG_WISH_BACKS = 1 << 7,
  BRG_WISH_ADDRESSES = 1 << 8,
} BrgPaperWish;

/**
 * BrgPaperSource:
 * @snapshot: the group
 * @store: (nullable): its store; without it only what follows from the group alone can be made
 * @round: the round; of a table the last one that counts, 0 for all
 * @diagrams: (nullable) (element-type BrgDiagram): positions that were handed over
 * @board: of papers of boards the number of one, #BrgGame.board; 0 for all
 * @number: of papers of entries and of envelopes the number of one; 0 for all, of decisions on
 *   incidents the last
 * @envelope_paper: what envelopes are printed on
 * @delegation: (nullable): of papers of delegations the name of one, empty for players without one;
 *   %NULL for all
 * @is_blank: whether nothing of the players is filled in
 * @shows_personal: whether passport, address and number of insurance are printed
 *
 * What a paper is made from.
 */
typedef struct
{
  const BrgSnapshot *snapshot;
  BrgStore *store;
  gint round;
  const GPtrArray *diagrams;
  gint board;
  gint number;
  BrgEnvelopePaper envelope_paper;
  const char *delegation;
  gboolean is_blank;
  gboolean shows_personal;
} BrgPaperSource;

/**
 * BrgPaper:
 * @id: its id on the command line, in names of files and in the archive, `protocol`
 * @group: heading in the list of documents, not translated; papers of a group stand together
 * @icon: name of an icon
 * @title: what it is called in the window, not translated; `%d` stands for the round,
 *   `%s` for "after round 5", brg_moment_words_dup()
 * @note: what it is for, not translated
 * @form_note: (nullable): the same where the rule book has a sample of it among its appendices
 * @needs: what it needs
 * @wishes: how it may be wanted
 * @belongs: (nullable): whether a group has such a paper at all; %NULL if every group has
 * @has: (nullable): whether there is something to print; %NULL if @needs say it
 * @list_boards: (nullable): the boards that it can be printed of one by one, #BrgGame.board
 * @list_delegations: (nullable): the delegations that it can be printed of one by one
 * @from_group: (nullable): makes it from the group
 * @from_round: (nullable): makes it from a round of the group
 * @from_table: (nullable): makes it from the table after the round
 * @make: (nullable): makes it from anything else; %NULL with an error when something could not be
 *   read, without one when there is nothing to print
 * @lay_out: (nullable): lays it out when it is several forms, likewise
 * @nothing: (nullable): what is said when there is nothing to print, not translated; %NULL for a
 *   round that is not paired
 * @also: (nullable): other words by which people look for it, marked for translation
 *
 * A paper that the program can print, a row of brg_paper_list(). One of the four functions that
 * make a form is set, none when the paper is no table but only laid out.
 */
typedef struct
{
  const char *id;
  const char *group;
  const char *icon;
  const char *title;
  const char *note;
  const char *form_note;
  BrgPaperNeeds needs;
  BrgPaperWish wishes;
  gboolean (*belongs) (const BrgSnapshot *snapshot);
  gboolean (*has) (const BrgPaperSource *source);
  GArray *(*list_boards) (const BrgPaperSource *source);
  GPtrArray *(*list_delegations) (const BrgPaperSource *source);
  BrgForm *(*from_group) (const BrgSnapshot *snapshot, const BrgDocumentOptions *options);
  BrgForm *(*from_round) (const BrgSnapshot *snapshot,
                          gint round,
                          const BrgDocumentOptions *options);
  BrgForm *(*from_table) (const BrgTableSource *table, const BrgDocumentOptions *options);
  BrgForm *(*make) (const BrgPaperSource *source,
                    const BrgDocumentOptions *options,
                    GError **error);
  BrgDocument *(*lay_out) (const BrgPaperSource *source,
                           const BrgDocumentOptions *options,
                           GError **error);
  const char *nothing;
  const char *also;
} BrgPaper;

/**
 * brg_paper_get_note:
 * @paper: a paper
 * @rulebook: the rule book of the event
 *
 * Returns: what it is for, not translated; names an appendix only of a book that has it
 */
const char *brg_paper_get_note (const BrgPaper *paper, const BrgRulebook *rulebook);

/**
 * brg_paper_dup_title:
 * @paper: a paper
 * @words: (nullable): a language; %NULL for the user's
 * @snapshot: the group
 * @round: its round; it does not matter for a diagram
 *
 * Returns: (transfer full): "Protocol of round 5"; a table of a round whose games go on says so:
 *   "Table during round 5: 3 of 6 results in"
 */
char *brg_paper_dup_title (const BrgPaper *paper,
                           const BrgWords *words,
                           const BrgSnapshot *snapshot,
                           gint round);

/**
 * brg_paper_is_form:
 * @paper: a paper
 *
 * Returns: whether brg_paper_new_form() makes it, so that it can be exported as a table
 */
gboolean brg_paper_is_form (const BrgPaper *paper);

/**
 * brg_paper_is_found:
 * @paper: a paper
 *
 * Returns: whether the page of documents finds it when somebody types its name: every paper that is
 *   not printed on a page of its own, be there such a paper of the group or not
 */
gboolean brg_paper_is_found (const BrgPaper *paper);

/**
 * brg_paper_is_listed:
 * @paper: a paper
 * @snapshot: a group
 *
 * Returns: whether the page of documents offers the paper to the group, be it available or not
 */
gboolean brg_paper_is_listed (const BrgPaper *paper, const BrgSnapshot *snapshot);

/**
 * brg_paper_find_lack:
 * @paper: a paper
 * @source: what it would be made from
 *
 * Returns: (nullable): why it cannot be printed, a few words, not translated; %NULL when it can
 */
const char *brg_paper_find_lack (const BrgPaper *paper, const BrgPaperSource *source);

/**
 * brg_paper_is_available:
 * @paper: a paper
 * @source: what it is made from
 *
 * Returns: whether the paper can be made now
 */
gboolean brg_paper_is_available (const BrgPaper *paper, const BrgPaperSource *source);

/**
 * brg_paper_find_state:
 * @paper: a paper
 * @snapshot: a group
 * @round: its round; of a table the last one that counts, 0 for all
 *
 * Returns: what the paper must say of itself: provisional while results of the rounds that it shows
 *   are missing or adjourned, or while a round is to come of which it tells the end; final when the
 *   event is closed
 */
BrgDocumentState brg_paper_find_state (const BrgPaper *paper,
                                       const BrgSnapshot *snapshot,
                                       gint round);

/**
 * brg_paper_load_way:
 * @store: a store
 * @event_id: an event
 * @kind: a paper, or %BRG_EVERY_PAPER
 * @way: (inout): how its sheets lie, as it was where nothing is remembered
 */
void brg_paper_load_way (BrgStore *store, gint64 event_id, const char *kind, BrgOrientation *way);

/**
 * brg_paper_apply_way:
 * @paper: a paper
 * @store: a store
 * @event_id: an event
 * @options: (inout): how the paper is wanted
 *
 * Sets how its sheets lie where nobody asked for it: as the event remembers of the paper, else, of
 * a list or a table, of every paper.
 */
void brg_paper_apply_way (const BrgPaper *paper,
                          BrgStore *store,
                          gint64 event_id,
                          BrgDocumentOptions *options);

/**
 * brg_paper_new_form:
 * @paper: a paper that is a form
 * @source: what it is made from
 * @options: how the document is wanted
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the content of the paper, of several sheets what they have
 *   in common; %NULL with an error when something could not be read, without one when there is
 *   nothing to print
 */
BrgForm *brg_paper_new_form (const BrgPaper *paper,
                             const BrgPaperSource *source,
                             const BrgDocumentOptions *options,
                             GError **error);

/**
 * brg_paper_new_document:
 * @paper: a paper
 * @source: what it is made from
 * @options: how the document is wanted
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the paper, laid out; %NULL as of brg_paper_new_form()
 */
BrgDocument *brg_paper_new_document (const BrgPaper *paper,
                                     const BrgPaperSource *source,
                                     const BrgDocumentOptions *options,
                                     GError **error);

/**
 * BrgPaperFormFunc:
 * @source: what the paper is made from
 * @options: how it is wanted, with the letterhead of the event
 * @data: what was handed over
 *
 * Returns: (transfer full) (nullable): its form; %NULL when there is nothing to print
 */
typedef BrgForm *(*BrgPaperFormFunc) (const BrgPaperSource *source,
                                      const BrgDocumentOptions *options,
                                      gpointer data);

/**
 * brg_paper_new_document_of:
 * @paper: a paper
 * @source: what it is made from
 * @options: how it is wanted
 * @make: makes the form
 * @data: for @make
 * @error: return location for an error
 *
 * The paper as only a page can fill it in: what is typed there, what its filters show.
 *
 * Returns: (transfer full) (nullable): the paper, laid out; %NULL as of brg_paper_new_form()
 */
BrgDocument *brg_paper_new_document_of (const BrgPaper *paper,
                                        const BrgPaperSource *source,
                                        const BrgDocumentOptions *options,
                                        BrgPaperFormFunc make,
                                        gpointer data,
                                        GError **error);

G_END_DECLS
