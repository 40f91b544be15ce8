/* brg-ctl-document.c - bergerctl document: a form as PDF
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-document.h"

#include "brg-ctl.h"
#include "brg-document-layout.h"
#include "brg-document-pdf.h"
#include "brg-duty-notes.h"

#include "brg-ctl-diagram.h"
#include "brg-duty-list.h"
#include "brg-envelope-paper.h"
#include "brg-event-document.h"
#include "brg-next-step.h"
#include "brg-opening-lots.h"
#include "brg-protest-document.h"
#include "brg-report-document.h"
#include "brg-store-envelope-rows.h"
#include "brg-store-game-rows.h"
#include "brg-store-incident-rows.h"

/* Where the group of a document is. */
typedef struct
{
  char *path;
  gint64 event_id;
  gint64 group_id;
  gint board;
  BrgEnvelopePaper paper;
  gint number;
} Source;

static void
source_clear (Source *source)
{
  g_free (source->path);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Source, source_clear)

static BrgCtlStatus
complain_about_kind (const char *id)
{
  g_autoptr (GString) known = g_string_new (NULL);

  for (guint i = 0; i < BRG_N_DOCUMENT_KINDS; i++)
    g_string_append_printf (known, " %s", brg_document_kind_get_id (i));
  return brg_ctl_complain ("there is no document “%s”; known:%s", id, known->str);
}

static BrgCtlStatus
write_document (const BrgSnapshot *snapshot,
                BrgDocumentKind kind,
                gint round,
                const char *language,
                const char *output)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *printed_at = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  g_autoptr (GBytes) pdf =
      brg_event_document_to_pdf (snapshot, kind, round, language, printed_at, &error);

  if (pdf == NULL || !g_file_set_contents_full (output, g_bytes_get_data (pdf, NULL),
                                                (gssize) g_bytes_get_size (pdf),
                                                G_FILE_SET_CONTENTS_CONSISTENT, 0666, &error))
    return brg_ctl_complain ("%s", error->message);
  return BRG_CTL_YES;
}

/* A document that is made from what the store keeps beside the group. */
typedef struct
{
  const Source *source;
  BrgStore *store;
  BrgSnapshot *snapshot;
  BrgDocumentKind kind;
  gint round; /* 0 for all, of envelopes */
  const BrgDocumentOptions *options;
} Paper;

/* Makes it; NULL with a fault of the store, or without one when there is nothing to print. */
typedef BrgDocument *(*MakePaper) (const Paper *paper, GError **error);

static BrgDocument *
lay_out (BrgForm *form, const BrgDocumentOptions *options)
{
  g_autoptr (BrgForm) owned = form;

  return owned != NULL ? brg_document_layout (owned, options) : NULL;
}

/* The lots of a round, of one board or of all. */
static BrgDocument *
make_lots (const Paper *paper, GError **error)
{
  g_autoptr (GPtrArray) games =
      brg_store_list_games (paper->store, paper->snapshot->group->id, paper->round, error);
  g_autoptr (GPtrArray) lots = NULL;

  if (games == NULL)
    return NULL;
  lots = brg_opening_lots_list (paper->snapshot, paper->round, games, paper->source->board);
  if (lots->len == 0)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "no opening was drawn in round %d",
                   paper->round);
      return NULL;
    }
  return lay_out (brg_lot_slip_form_new (paper->snapshot, paper->round, lots, paper->options),
                  paper->options);
}

/* Protests of the group, or the one of --number. */
static BrgDocument *
make_protests (const Paper *paper, GError **error)
{
  g_autoptr (BrgProtestDesk) desk = brg_protest_desk_new (paper->store, paper->snapshot, error);

  return desk != NULL
             ? brg_protest_document_new (desk, paper->kind, paper->source->number, paper->options)
             : NULL;
}

static BrgDocument *
make_report (const Paper *paper, GError **error)
{
  return lay_out (
      brg_report_document_new_form (paper->store, paper->snapshot, paper->options, error),
      paper->options);
}

/* The penalty log, or the decision on one entry of it. */
static BrgDocument *
make_log (const Paper *paper, GError **error)
{
  g_autoptr (GPtrArray) log =
      brg_store_list_incidents (paper->store, paper->snapshot->event->id, error);

  if (log == NULL)
    return NULL;
  if (log->len == 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "the penalty log is empty");
      return NULL;
    }
  return lay_out (brg_event_document_new_log_form (paper->snapshot, log, paper->kind,
                                                   paper->source->number, paper->options),
                  paper->options);
}

/* Who watches which boards. */
static BrgDocument *
make_duties (const Paper *paper, GError **error)
{
  g_autoptr (BrgDutyList) list =
      brg_duty_list_new (paper->store, paper->snapshot, paper->round, error);

  return list != NULL
             ? lay_out (brg_duty_list_new_form (list, list->duties, paper->options), paper->options)
             : NULL;
}

/* The papers of envelopes; without --round the faces of all rounds. */
static BrgDocument *
make_envelopes (const Paper *paper, GError **error)
{
  const BrgSnapshot *snapshot = paper->snapshot;
  g_autoptr (GPtrArray) envelopes =
      brg_store_list_envelopes (paper->store, snapshot->group->id, error);

  if (envelopes == NULL)
    return NULL;
  if (paper->kind == BRG_DOCUMENT_ENVELOPE)
    return brg_envelope_paper_new_faces (snapshot, envelopes, paper->round, paper->source->board,
                                         paper->source->paper, paper->options);
  return lay_out (paper->kind == BRG_DOCUMENT_RESUMPTION
                      ? brg_envelope_paper_new_resumption (snapshot, envelopes, paper->options)
                      : brg_envelope_paper_new_register (snapshot, envelopes, paper->options),
                  paper->options);
}

/* What makes a paper, and what is said when there is nothing to print. */
static const struct
{
  BrgDocumentKind kind;
  MakePaper make;
  const char *nothing;
} papers[] = {
  { BRG_DOCUMENT_LOT_SLIP, make_lots, "no opening was drawn" },
  { BRG_DOCUMENT_ENVELOPE, make_envelopes, "there is no such envelope" },
  { BRG_DOCUMENT_RESUMPTION, make_envelopes, "there is no such envelope" },
  { BRG_DOCUMENT_REGISTER, make_envelopes, "there is no such envelope" },
  { BRG_DOCUMENT_INCIDENTS, make_log, "the penalty log has no entry of this group" },
  { BRG_DOCUMENT_DECISION, make_log, "the penalty log has no such entry" },
  { BRG_DOCUMENT_PROTEST, make_protests, "there is no such protest" },
  { BRG_DOCUMENT_APPEAL_DECISION, make_protests, "there is no such decision" },
  { BRG_DOCUMENT_REPORT, make_report, "there is nothing to report" },
  { BRG_DOCUMENT_DUTIES, make_duties, "no arbiter has a sector in this round" },
};

static BrgCtlStatus
write_paper (const Source *source,
             BrgStore *store,
             BrgSnapshot *snapshot,
             guint place,
             gint round,
             const char *language,
             const char *output)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgWords) words = brg_words_open (language);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *printed_at = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  g_autoptr (BrgDocument) document = NULL;
  BrgDocumentOptions options;
  Paper paper = { source, store, snapshot, papers[place].kind, round, &options };

  brg_document_options_init (&options, words);
  options.printed_at = printed_at;
  document = papers[place].make (&paper, &error);
  if (document == NULL)
    return brg_ctl_complain ("%s: %s", source->path,
                             error != NULL ? error->message : papers[place].nothing);
  if (!brg_document_write_pdf (document, output, &error))
    return brg_ctl_complain ("%s", error->message);
  return BRG_CTL_YES;
}

/* A document of a group. */
static BrgCtlStatus
write_of_event (const Source *source,
                BrgDocumentKind kind,
                gint round,
                const char *language,
                const char *output)
{
  g_autoptr (BrgStore) store = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;

  if (source->path == NULL || output == NULL || source->event_id == 0)
    return brg_ctl_complain ("document wants --db FILE, --event ID and -o OUT.pdf");
  store = brg_ctl_open_store (source->path, BRG_STORE_READ_ONLY);
  snapshot = store != NULL ? brg_ctl_load_event (store, source->event_id, source->group_id) : NULL;
  if (snapshot == NULL)
    return BRG_CTL_WRONG;
  /* Envelopes of all rounds are printed together. */
  if (round == 0 && !brg_document_kind_needs_envelopes (kind))
    round = brg_snapshot_current_round (snapshot);
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    if (papers[i].kind == kind)
      return write_paper (source, store, snapshot, i, round, language, output);
  if (kind == BRG_DOCUMENT_DRAW && snapshot->draw == NULL)
    return brg_ctl_complain ("%s: the start numbers were not drawn by Varma tables", source->path);
  if (kind == BRG_DOCUMENT_PLAYOFF && snapshot->playoffs->len == 0)
    return brg_ctl_complain ("%s: there was no play-off", source->path);
  if (brg_document_kind_needs_teams (kind) && !brg_snapshot_has_teams (snapshot))
    return brg_ctl_complain ("%s: no teams play there", source->path);
  if (kind >= BRG_DOCUMENT_CATEGORIES && !brg_event_document_is_available (snapshot, kind, round))
    return brg_ctl_complain ("%s: the group has no %s", source->path,
                             brg_document_kind_get_id (kind));
  if (!brg_event_document_is_available (snapshot, kind, round))
    return brg_ctl_complain ("%s: round %d is not paired", source->path, round);
  return write_document (snapshot, kind, round, language, output);
}

BrgCtlStatus
brg_ctl_document (int argc, char **argv)
{
  g_auto (Source) source = { 0 };
  g_auto (BrgCtlDiagrams) diagrams = { 0 };
  g_autofree char *output = NULL;
  g_autofree char *language = NULL;
  g_autofree char *paper = NULL;
  gint round = 0;
  const GOptionEntry options[] = {
    { "db", 0, 0, G_OPTION_ARG_FILENAME, &source.path, "the workspace", "FILE" },
    { "event", 0, 0, G_OPTION_ARG_INT64, &source.event_id, "an event of the workspace", "ID" },
    { "group", 0, 0, G_OPTION_ARG_INT64, &source.group_id, "a group of the event", "ID" },
    { "round", 0, 0, G_OPTION_ARG_INT, &round, "the round; without it the last that began", "K" },
    { "board", 0, 0, G_OPTION_ARG_INT, &source.board, "lot-slip, envelope: one board", "B" },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &paper, "envelope: what it is printed on", "c5|a4" },
    { "number", 0, 0, G_OPTION_ARG_INT, &source.number,
      "decision: entry of the log, else the last; protest, appeal-decision: one, else all", "N" },
    { "fen", 0, 0, G_OPTION_ARG_STRING_ARRAY, &diagrams.positions,
      "diagram: a position, of renju a record or 225 points; may be repeated", "FEN" },
    { "game", 0, 0, G_OPTION_ARG_STRING, &diagrams.game, "diagram: the game: chess", "GAME" },
    { "moves", 0, 0, G_OPTION_ARG_STRING, &diagrams.moves,
      "diagram: draughts: moves from the position, or from the initial one", "MOVES" },
    { "notation", 0, 0, G_OPTION_ARG_STRING, &diagrams.notation,
      "diagram: names of squares: draughts full|numeric, renju i|j|i-plain|j-plain", "ID" },
    { "fouls", 0, 0, G_OPTION_ARG_NONE, &diagrams.shows_fouls,
      "diagram: renju: mark what is forbidden to Black", NULL },
    { "title", 0, 0, G_OPTION_ARG_STRING, &diagrams.title, "diagram: the title", "T" },
    { "remark", 0, 0, G_OPTION_ARG_STRING_ARRAY, &diagrams.remarks,
      "diagram: a remark, the first one about the first position", "R" },
    { "flip", 0, 0, G_OPTION_ARG_NONE, &diagrams.is_flipped, "diagram: Black below", NULL },
    { "lang", 0, 0, G_OPTION_ARG_STRING, &language, "language of the document", "ru|uk|en" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, "the file to write", "OUT.pdf" },
    G_OPTION_ENTRY_NULL,
  };
  BrgDocumentKind kind;

  if (!brg_ctl_parse ("KIND", options, &argc, &argv, 1))
    return BRG_CTL_WRONG;
  if (!brg_document_kind_from_id (argv[1], &kind))
    return complain_about_kind (argv[1]);
  if (paper != NULL && !g_str_equal (paper, "c5") && !g_str_equal (paper, "a4"))
    return brg_ctl_complain ("document: the paper is c5 or a4, not “%s”", paper);
  source.paper = paper != NULL && g_str_equal (paper, "a4") ? BRG_ENVELOPE_A4 : BRG_ENVELOPE_C5;
  if (language == NULL)
    language = g_strdup ("en");
  if (kind == BRG_DOCUMENT_DIAGRAM)
    return brg_ctl_diagrams_write (&diagrams, language, output);
  return write_of_event (&source, kind, round, language, output);
}
