/* brg-event-document.h - the papers of a group: which there are, and how one is made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-document.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgDocumentKind:
 * @BRG_DOCUMENT_PAIRINGS: pairs of a round by board, for the wall
 * @BRG_DOCUMENT_PAIRINGS_BY_NAME: pairs of a round by name, for the wall
 * @BRG_DOCUMENT_STANDINGS: list of standings, for the wall
 * @BRG_DOCUMENT_PROTOCOL: protocol of a round (rus-draughts-2022 appendix 6)
 * @BRG_DOCUMENT_TABLE: table of results (rus-draughts-2022 appendices 9 and 10)
 * @BRG_DOCUMENT_MATCHES: protocols of the matches of a round, one a sheet, teams only
 * @BRG_DOCUMENT_DRAW: protocol of a draw of start numbers by Varma tables (rus-chess-2014 22.9.1)
 * @BRG_DOCUMENT_PLAYOFF: protocol of the play-offs (rus-chess-2014 30.5, rus-draughts-2022
 *   5.4.8.13)
 * @BRG_DOCUMENT_RATINGS: changes of ratings
 * @BRG_DOCUMENT_NORMS: norms that were reached, or can be
 * @BRG_DOCUMENT_LOT_SLIP: the slip of the lot of draughts-64 (rus-draughts-2022 5.4.1.3), see
 *   brg_lot_slip_form_new()
 * @BRG_DOCUMENT_DIAGRAM: diagrams of positions, see brg_diagram_form_new()
 * @BRG_DOCUMENT_CATEGORIES: places in the classifications (rus-draughts-2022 2.1)
 * @BRG_DOCUMENT_TOTALS: team result of an event of players (rus-draughts-2022 appendix 11)
 * @BRG_DOCUMENT_PRIZES: who gets which prize
 * @BRG_DOCUMENT_CHANCES: which places are still possible
 * @BRG_DOCUMENT_BOARDS: teams with the results of their players, teams only
 * @BRG_DOCUMENT_PROGRESS: places by rounds
 * @BRG_DOCUMENT_ENVELOPE: faces of envelopes with sealed moves, see brg-envelope-paper.h
 * @BRG_DOCUMENT_RESUMPTION: games that are resumed, for the wall
 * @BRG_DOCUMENT_REGISTER: register of envelopes
 * @BRG_DOCUMENT_INCIDENTS: the penalty log (rus-chess-2014 21.8)
 * @BRG_DOCUMENT_DECISION: the decision on one incident
 * @BRG_DOCUMENT_PROTEST: protests and appeals as they were handed in, see
 *   brg_protest_document_new()
 * @BRG_DOCUMENT_APPEAL_DECISION: decisions on protests and appeals, likewise
 * @BRG_DOCUMENT_REPORT: the report of the chief arbiter, see brg_report_document_new_form()
 * @BRG_DOCUMENT_DUTIES: who watches which boards of a round (ussr-chess-1956 27), see
 *   brg_duty_list_new_form()
 *
 * A form that the program can print.
 */
typedef enum
{
  BRG_DOCUMENT_PAIRINGS,
  BRG_DOCUMENT_PAIRINGS_BY_NAME,
  BRG_DOCUMENT_STANDINGS,
  BRG_DOCUMENT_PROTOCOL,
  BRG_DOCUMENT_TABLE,
  BRG_DOCUMENT_MATCHES,
  BRG_DOCUMENT_DRAW,
  BRG_DOCUMENT_PLAYOFF,
  BRG_DOCUMENT_RATINGS,
  BRG_DOCUMENT_NORMS,
  BRG_DOCUMENT_LOT_SLIP,
  BRG_DOCUMENT_DIAGRAM,
  BRG_DOCUMENT_CATEGORIES,
  BRG_DOCUMENT_TOTALS,
  BRG_DOCUMENT_PRIZES,
  BRG_DOCUMENT_CHANCES,
  BRG_DOCUMENT_BOARDS,
  BRG_DOCUMENT_PROGRESS,
  BRG_DOCUMENT_ENVELOPE,
  BRG_DOCUMENT_RESUMPTION,
  BRG_DOCUMENT_REGISTER,
  BRG_DOCUMENT_INCIDENTS,
  BRG_DOCUMENT_DECISION,
  BRG_DOCUMENT_PROTEST,
  BRG_DOCUMENT_APPEAL_DECISION,
  BRG_DOCUMENT_REPORT,
  BRG_DOCUMENT_DUTIES,
} BrgDocumentKind;

#define BRG_N_DOCUMENT_KINDS (BRG_DOCUMENT_DUTIES + 1)

/**
 * brg_document_kind_get_id:
 * @kind: a kind
 *
 * Returns: its id on the command line and in the archive, `protocol`; a constant string
 */
const char *brg_document_kind_get_id (BrgDocumentKind kind);

/**
 * brg_document_kind_from_id:
 * @id: an id
 * @kind: (out): the kind; untouched when the id is unknown
 *
 * Returns: whether @id is known
 */
gboolean brg_document_kind_from_id (const char *id, BrgDocumentKind *kind);

/**
 * brg_document_kind_needs_round:
 * @kind: a kind
 *
 * Returns: whether the document is about one paired round; the others stand after a round
 */
gboolean brg_document_kind_needs_round (BrgDocumentKind kind);

/**
 * brg_document_kind_needs_positions:
 * @kind: a kind
 *
 * Returns: whether the document shows positions, so that a group alone is not enough to make it
 */
gboolean brg_document_kind_needs_positions (BrgDocumentKind kind);

/**
 * brg_document_kind_needs_games:
 * @kind: a kind
 *
 * Returns: whether the document tells how games began, so that they must be read from the store:
 *   a group alone is not enough to make it
 */
gboolean brg_document_kind_needs_games (BrgDocumentKind kind);

/**
 * brg_document_kind_needs_envelopes:
 * @kind: a kind
 *
 * Returns: whether the document is about envelopes, so that they must be read from the store: a
 *   group alone is not enough to make it
 */
gboolean brg_document_kind_needs_envelopes (BrgDocumentKind kind);

/**
 * brg_document_kind_needs_log:
 * @kind: a kind
 *
 * Returns: whether the document tells what stands in the penalty log, which must be read from the
 *   store: a group alone is not enough to make it
 */
gboolean brg_document_kind_needs_log (BrgDocumentKind kind);

/**
 * brg_event_document_new_log_form:
 * @snapshot: a group, either view
 * @log: (element-type BrgIncident): the log of its event
 * @kind: %BRG_DOCUMENT_INCIDENTS, %BRG_DOCUMENT_DECISION
 * @number: the entry that the decision is on, 0 for the last decision of the group
 * @options: how the document is wanted
 *
 * Returns: (transfer full) (nullable): the content of the document; %NULL when the group has no
 *   such entry
 */
BrgForm *brg_event_document_new_log_form (const BrgSnapshot *snapshot,
                                          const GPtrArray *log,
                                          BrgDocumentKind kind,
                                          gint number,
                                          const BrgDocumentOptions *options);

/**
 * brg_document_kind_needs_protests:
 * @kind: a kind
 *
 * Returns: whether the document is about protests, which must be read from the store: a group alone
 *   is not enough to make it
 */
gboolean brg_document_kind_needs_protests (BrgDocumentKind kind);

/**
 * brg_document_kind_needs_duties:
 * @kind: a kind
 *
 * Returns: whether the document is about the sectors of arbiters, which must be read from the
 *   store: a group alone is not enough to make it
 */
gboolean brg_document_kind_needs_duties (BrgDocumentKind kind);

/**
 * brg_document_kind_needs_desk:
 * @kind: a kind
 *
 * Returns: whether the document is about what the arbiter's desk keeps, envelopes, the log,
 *   protests, duties or all that a report tells: tables of the store that no group carries along
 */
gboolean brg_document_kind_needs_desk (BrgDocumentKind kind);

/**
 * brg_document_kind_needs_teams:
 * @kind: a kind
 *
 * Returns: whether only groups of teams have the document
 */
gboolean brg_document_kind_needs_teams (BrgDocumentKind kind);

/**
 * brg_document_kind_is_for:
 * @kind: a kind
 * @discipline: what is played
 *
 * Returns: whether events of @discipline have such a document at all
 */
gboolean brg_document_kind_is_for (BrgDocumentKind kind, BrgDiscipline discipline);

/**
 * brg_event_document_is_available:
 * @snapshot: a group
 * @kind: a kind
 * @round: a round; of a table the last one that counts, 0 for all
 *
 * Returns: whether the document can be made now from the group alone
 */
gboolean brg_event_document_is_available (const BrgSnapshot *snapshot,
                                          BrgDocumentKind kind,
                                          gint round);

/**
 * brg_event_document_find_state:
 * @snapshot: a group
 * @kind: a kind
 * @round: its round; of a table the last one that counts, 0 for all
 *
 * Returns: what the document must say of itself: provisional while results of the rounds that it
 *   shows are missing or adjourned, final when the event is closed
 */
BrgDocumentState brg_event_document_find_state (const BrgSnapshot *snapshot,
                                                BrgDocumentKind kind,
                                                gint round);

/**
 * brg_event_document_new_form:
 * @snapshot: a group
 * @kind: a kind
 * @round: the round; of a table the last one that counts, 0 for all
 * @options: how the document is wanted
 *
 * Returns: (transfer full): the content of the document; of %BRG_DOCUMENT_MATCHES, which has
 * several, the protocol of the round
 */
BrgForm *brg_event_document_new_form (const BrgSnapshot *snapshot,
                                      BrgDocumentKind kind,
                                      gint round,
                                      const BrgDocumentOptions *options);

/**
 * brg_event_document_new:
 * @snapshot: a group
 * @kind: a kind
 * @round: the round; of a table the last one that counts, 0 for all
 * @options: how the document is wanted
 *
 * Returns: (transfer full): the document, laid out
 */
BrgDocument *brg_event_document_new (const BrgSnapshot *snapshot,
                                     BrgDocumentKind kind,
                                     gint round,
                                     const BrgDocumentOptions *options);

/**
 * brg_event_document_to_pdf:
 * @snapshot: a group
 * @kind: a kind
 * @round: its round
 * @language: language of the document
 * @printed_at: the time now, UTC, `YYYY-MM-DDThh:mm:ssZ`
 * @error: return location for an error
 *
 * Makes a document as it is usual, with signature lines.
 *
 * Returns: (transfer full) (nullable): the PDF
 */
GBytes *brg_event_document_to_pdf (const BrgSnapshot *snapshot,
                                   BrgDocumentKind kind,
                                   gint round,
                                   const char *language,
                                   const char *printed_at,
                                   GError **error);

/**
 * brg_event_document_dup_file_name:
 * @snapshot: a group
 * @kind: a kind
 * @round: its round
 * @extension: `pdf`
 *
 * Returns: (transfer full): a name for the file, from the event, the group, the kind and the round,
 *   without signs that file systems refuse and never longer than they allow
 */
char *brg_event_document_dup_file_name (const BrgSnapshot *snapshot,
                                        BrgDocumentKind kind,
                                        gint round,
                                        const char *extension);

G_END_DECLS
