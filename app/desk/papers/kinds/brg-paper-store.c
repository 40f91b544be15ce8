/* brg-paper-store.c - papers of what the store keeps beside a group
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-store.h"

#include "brg-decision-form.h"
#include "brg-drawing-draft.h"
#include "brg-duty-list.h"
#include "brg-duty-notes.h"
#include "brg-envelope-paper.h"
#include "brg-incidents-form.h"
#include "brg-latin-names.h"
#include "brg-minutes-form.h"
#include "brg-money-account.h"
#include "brg-opening-lots.h"
#include "brg-postal-report.h"
#include "brg-protest-document.h"
#include "brg-report-document.h"
#include "brg-store-drawings.h"
#include "brg-store-envelope-rows.h"
#include "brg-store-game-rows.h"
#include "brg-store-incident-rows.h"
#include "brg-store-incidents.h"
#include "brg-store-protest-rows.h"
#include "brg-store-protests.h"

/* Lists of the desk keep a reference to the group; they do not change it. */
static BrgSnapshot *
get_group (const BrgPaperSource *source)
{
  return (BrgSnapshot *) source->snapshot;
}

gboolean
brg_paper_store_has_duties (const BrgPaperSource *source)
{
  g_autoptr (BrgDutyList) list =
      brg_duty_list_new (source->store, get_group (source), source->round, NULL);

  return list != NULL && list->duties->len > 0;
}

BrgForm *
brg_paper_store_make_duties (const BrgPaperSource *source,
                             const BrgDocumentOptions *options,
                             GError **error)
{
  g_autoptr (BrgDutyList) list =
      brg_duty_list_new (source->store, get_group (source), source->round, error);

  return list != NULL ? brg_duty_list_new_form (list, list->duties, options) : NULL;
}

static GPtrArray *
load_log (const BrgPaperSource *source, GError **error)
{
  return brg_store_list_incidents (source->store, source->snapshot->event->id, error);
}

/* Entries of the group, and those of no group. */
static GPtrArray *
list_own (const BrgPaperSource *source, const GPtrArray *log)
{
  GPtrArray *own = g_ptr_array_new ();

  for (guint i = 0; i < log->len; i++)
    {
      BrgIncident *incident = log->pdata[i];

      if (incident->group_id == 0 || incident->group_id == source->snapshot->group->id)
        g_ptr_array_add (own, incident);
    }
  return own;
}

/* The last entry that was asked for, of number 0 the last one that stands; NULL for none. */
static const BrgIncident *
find_decided (const GPtrArray *own, gint number)
{
  for (guint i = own->len; i > 0; i--)
    {
      const BrgIncident *incident = own->pdata[i - 1];

      if (number == 0 ? brg_incident_is_in_force (incident) : incident->number == number)
        return incident;
    }
  return NULL;
}

/* What was decided in play by correspondence, empty where there is none. */
static GPtrArray *
list_measures (const BrgPaperSource *source, const BrgWords *words, GError **error)
{
  return source->store != NULL && source->snapshot->group->is_postal
             ? brg_postal_report_list (source->store, source->snapshot, words, error)
             : g_ptr_array_new ();
}

gboolean
brg_paper_store_has_incidents (const BrgPaperSource *source)
{
  g_autoptr (GPtrArray) log = load_log (source, NULL);
  g_autoptr (GPtrArray) own = log != NULL ? list_own (source, log) : NULL;
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GPtrArray) measures = list_measures (source, words, NULL);

  return (own != NULL && own->len > 0) || (measures != NULL && measures->len > 0);
}

gboolean
brg_paper_store_has_decision (const BrgPaperSource *source)
{
  g_autoptr (GPtrArray) log = load_log (source, NULL);
  g_autoptr (GPtrArray) own = log != NULL ? list_own (source, log) : NULL;

  return own != NULL && find_decided (own, source->number) != NULL;
}

/* NULL with an error when it could not be read, or is empty in all groups. */
static GPtrArray *
load_filled_log (const BrgPaperSource *source, GError **error)
{
  g_autoptr (GPtrArray) log = load_log (source, error);

  if (log != NULL && log->len == 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "the penalty log is empty");
      return NULL;
    }
  return g_steal_pointer (&log);
}

BrgForm *
brg_paper_store_make_incidents (const BrgPaperSource *source,
                                const BrgDocumentOptions *options,
                                GError **error)
{
  /* rus-draughts-2022 10.1.10: by correspondence decisions stand beside the log. */
  g_autoptr (GPtrArray) measures = list_measures (source, options->words, error);
  g_autoptr (GPtrArray) log = NULL;
  g_autoptr (GPtrArray) own = NULL;
  BrgForm *form;

  if (measures == NULL)
    return NULL;
  log = measures->len > 0 ? load_log (source, error) : load_filled_log (source, error);
  own = log != NULL ? list_own (source, log) : NULL;
  if (own == NULL || own->len + measures->len == 0)
    return NULL;
  form = brg_incidents_form_new (source->snapshot, own, NULL, options);
  brg_incidents_form_add_measures (form, source->snapshot, measures, options->words);
  return form;
}

BrgForm *
brg_paper_store_make_decision (const BrgPaperSource *source,
                               const BrgDocumentOptions *options,
                               GError **error)
{
  g_autoptr (GPtrArray) log = load_filled_log (source, error);
  g_autoptr (GPtrArray) own = log != NULL ? list_own (source, log) : NULL;
  const BrgIncident *incident = own != NULL ? find_decided (own, source->number) : NULL;

  return incident != NULL ? brg_decision_form_new (source->snapshot, log, incident, options) : NULL;
}

static gboolean
has_protest (const BrgPaperSource *source, gboolean only_decided)
{
  g_autoptr (GPtrArray) protests =
      brg_store_list_protests (source->store, source->snapshot->group->id, NULL);

  for (guint i = 0; protests != NULL && i < protests->len; i++)
    if (!only_decided || ((const BrgProtest *) protests->pdata[i])->decision != BRG_PROTEST_OPEN)
      return TRUE;
  return FALSE;
}

gboolean
brg_paper_store_has_protests (const BrgPaperSource *source)
{
  return has_protest (source, FALSE);
}

gboolean
brg_paper_store_has_protest_decisions (const BrgPaperSource *source)
{
  return has_protest (source, TRUE);
}

BrgDocument *
brg_paper_store_lay_out_protests (const BrgPaperSource *source,
                                  const BrgDocumentOptions *options,
                                  GError **error)
{
  g_autoptr (BrgProtestDesk) desk = brg_protest_desk_new (source->store, get_group (source), error);

  return desk != NULL ? brg_protest_document_new (desk, source->number, options) : NULL;
}

BrgDocument *
brg_paper_store_lay_out_protest_decisions (const BrgPaperSource *source,
                                           const BrgDocumentOptions *options,
                                           GError **error)
{
  g_autoptr (BrgProtestDesk) desk = brg_protest_desk_new (source->store, get_group (source), error);

  return desk != NULL ? brg_protest_document_new_decisions (desk, source->number, options) : NULL;
}

gboolean
brg_paper_store_has_report (const BrgPaperSource *source)
{
  return source->snapshot->rounds->len > 0;
}

BrgForm *
brg_paper_store_make_report (const BrgPaperSource *source,
                             const BrgDocumentOptions *options,
                             GError **error)
{
  return brg_report_document_new_form (source->store, source->snapshot, options, error);
}

gboolean
brg_paper_store_belongs_lots (const BrgSnapshot *snapshot)
{
  /* rus-draughts-2022 6.2.2: only in draughts-64 is the start drawn from a table. */
  return snapshot->event->discipline == BRG_DISCIPLINE_DRAUGHTS64;
}

/* NULL when it could not be read. */
static GPtrArray *
load_lots (const BrgPaperSource *source, GError **error)
{
  g_autoptr (GPtrArray) games =
      brg_store_list_games (source->store, source->snapshot->group->id, source->round, error);

  return games != NULL
             ? brg_opening_lots_list (source->snapshot, source->round, games, source->board)
             : NULL;
}

gboolean
brg_paper_store_has_lots (const BrgPaperSource *source)
{
  g_autoptr (GPtrArray) lots = load_lots (source, NULL);

  return lots != NULL && lots->len > 0;
}

GArray *
brg_paper_store_list_lot_boards (const BrgPaperSource *source)
{
  BrgPaperSource of_round = *source;
  g_autoptr (GPtrArray) lots = NULL;
  GArray *boards = g_array_new (FALSE, FALSE, sizeof (gint));

  of_round.board = 0;
  lots = load_lots (&of_round, NULL);
  for (guint i = 0; lots != NULL && i < lots->len; i++)
    g_array_append_val (boards, ((BrgLot *) lots->pdata[i])->board);
  return boards;
}

BrgForm *
brg_paper_store_make_lots (const BrgPaperSource *source,
                           const BrgDocumentOptions *options,
                           GError **error)
{
  g_autoptr (GPtrArray) lots = load_lots (source, error);

  if (lots == NULL)
    return NULL;
  if (lots->len == 0)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "no opening was drawn in round %d",
                   source->round);
      return NULL;
    }
  return brg_lot_slip_form_new (source->snapshot, source->round, lots, options);
}

static GPtrArray *
load_envelopes (const BrgPaperSource *source, GError **error)
{
  return brg_store_list_envelopes (source->store, source->snapshot->group->id, error);
}

gboolean
brg_paper_store_has_envelopes (const BrgPaperSource *source)
{
  g_autoptr (GPtrArray) envelopes = load_envelopes (source, NULL);

  return envelopes != NULL && envelopes->len > 0;
}

static void
write_latin (BrgStoredEnvelope *envelope,
             const BrgSnapshot *snapshot,
             const BrgDocumentOptions *options)
{
  char **const texts[] = { &envelope->sealed_by, &envelope->witness, &envelope->custodian,
                           &envelope->resumes_in, &envelope->note };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    brg_latin_names_write_text (texts[i], snapshot, options);
}

BrgDocument *
brg_paper_store_lay_out_envelopes (const BrgPaperSource *source,
                                   const BrgDocumentOptions *options,
                                   GError **error)
{
  g_autoptr (GPtrArray) envelopes = load_envelopes (source, error);

  if (envelopes == NULL)
    return NULL;
  for (guint i = envelopes->len; source->number > 0 && i > 0; i--)
    if (((const BrgStoredEnvelope *) envelopes->pdata[i - 1])->number != source->number)
      g_ptr_array_remove_index (envelopes, i - 1);
  for (guint i = 0; i < envelopes->len; i++)
    write_latin (envelopes->pdata[i], source->snapshot, options);
  return brg_envelope_paper_new_faces (source->snapshot, envelopes, source->round, source->board,
                                       source->envelope_paper, options);
}

BrgForm *
brg_paper_store_make_resumption (const BrgPaperSource *source,
                                 const BrgDocumentOptions *options,
                                 GError **error)
{
  g_autoptr (GPtrArray) envelopes = load_envelopes (source, error);

  return envelopes != NULL
             ? brg_envelope_paper_new_resumption (source->snapshot, envelopes, options)
             : NULL;
}

BrgForm *
brg_paper_store_make_register (const BrgPaperSource *source,
                               const BrgDocumentOptions *options,
                               GError **error)
{
  g_autoptr (GPtrArray) envelopes = load_envelopes (source, error);

  return envelopes != NULL ? brg_envelope_paper_new_register (source->snapshot, envelopes, options)
                           : NULL;
}

gboolean
brg_paper_store_has_money (const BrgPaperSource *source)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgMoneyBook) book =
      brg_money_account_load (source->store, source->snapshot, words, NULL);

  return book != NULL && book->lines->len > 0;
}

BrgForm *
brg_paper_store_make_money (const BrgPaperSource *source,
                            const BrgDocumentOptions *options,
                            GError **error)
{
  g_autoptr (BrgMoneyBook) book =
      brg_money_account_load (source->store, source->snapshot, options->words, error);

  return book != NULL ? brg_money_form_new (source->snapshot, book, options) : NULL;
}

gboolean
brg_paper_store_has_minutes (const BrgPaperSource *source)
{
  g_autoptr (BrgDrawing) drawing = NULL;

  return brg_store_load_drawing (source->store, source->snapshot->group->id, &drawing, NULL) &&
         drawing != NULL;
}

BrgForm *
brg_paper_store_make_minutes (const BrgPaperSource *source,
                              const BrgDocumentOptions *options,
                              GError **error)
{
  g_autoptr (BrgDrawing) drawing = NULL;
  g_autoptr (GArray) faults = NULL;

  if (!brg_store_load_drawing (source->store, source->snapshot->group->id, &drawing, error) ||
      drawing == NULL)
    return NULL;
  faults = brg_drawing_draft_check (drawing, source->snapshot);
  return brg_minutes_form_new (source->snapshot, drawing, faults, options);
}
