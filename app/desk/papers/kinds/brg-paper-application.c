/* brg-paper-application.c - entries of delegations, blank or filled in
 *
 * Rules: rus-draughts-2022 2.2.2, 5.1, app. 3, app. 4
 * Tests: tests/app/test-documents-application.c, tests/app/bergerctl-admission.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-application.h"

#include <string.h>

#include "brg-admission-list.h"
#include "brg-application-form.h"
#include "brg-discipline-words.h"
#include "brg-form-frame.h"
#include "brg-paper-admission.h"
#include "brg-store-papers.h"

static void
set (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

gboolean
brg_paper_application_belongs (const BrgSnapshot *snapshot)
{
  return snapshot->event->rulebook->admission != NULL;
}

static BrgAdmissionList *
load_list (const BrgPaperSource *source, const BrgWords *words, const char *today, GError **error)
{
  /* The list keeps a reference to the group; it does not change it. */
  return brg_admission_list_new (source->store, (BrgSnapshot *) source->snapshot, words, today,
                                 error);
}

GPtrArray *
brg_paper_application_list_delegations (const BrgPaperSource *source)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgAdmissionList) list = load_list (source, words, "", NULL);
  const GPtrArray *rows = list != NULL ? brg_admission_list_get_delegations (list) : NULL;

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    {
      const BrgDelegationRow *row = rows->pdata[i];

      if (row->n_players > 0)
        g_ptr_array_add (names, g_strdup (row->name));
    }
  return names;
}

/* ----- Players ----- */

static gboolean
add_personal (BrgApplicant *applicant,
              const BrgPaperSource *source,
              const BrgEntry *entry,
              GError **error)
{
  g_autoptr (BrgPersonalPapers) papers =
      brg_store_load_papers (source->store, entry->person_id, error);

  if (papers == NULL)
    return FALSE;
  set (&applicant->insurance, papers->texts[BRG_PAPER_SNILS]);
  set (&applicant->address, papers->texts[BRG_PAPER_ADDRESS]);
  set (&applicant->passport, papers->texts[BRG_PAPER_PASSPORT]);
  return TRUE;
}

static gboolean
add_applicant (BrgApplication *application,
               const BrgPaperSource *source,
               const BrgEntry *entry,
               const char *discipline,
               GError **error)
{
  BrgApplicant *applicant = brg_application_form_add (application);
  g_autofree char *full = brg_entry_dup_full_name (entry);
  g_autofree char *name = *entry->national_id != '\0'
                              ? g_strdup_printf ("%s, ID %s", full, entry->national_id)
                              : g_strdup (full);

  set (&applicant->name, name);
  set (&applicant->birth, entry->birth);
  set (&applicant->title, entry->title);
  set (&applicant->discipline, discipline);
  set (&applicant->coach, entry->coach);
  return !source->shows_personal || add_personal (applicant, source, entry, error);
}

/* ----- Who signs ----- */

/* The posts of the two lines of the sample, as people and the window write them; "организация" is
 * no authority. */
static gboolean
is_post (const char *role, BrgApplicationHead post)
{
  static const char *const parts[BRG_N_APPLICATION_HEADS][9] = {
    [BRG_HEAD_FEDERATION] = { "федерац", "federation", NULL },
    [BRG_HEAD_AUTHORITY] = { "исполнительн", "власт", "влад", "министерств", "міністерств",
                             "спорторган", "authority", "ministry", NULL },
  };
  g_autofree char *key = g_utf8_strdown (role, -1);

  for (guint i = 0; parts[post][i] != NULL; i++)
    if (strstr (key, parts[post][i]) != NULL)
      return TRUE;
  return FALSE;
}

/* Others than the two of the sample get lines of their own (rus-draughts-2022 5.1: the head of the
 * organisation that enters the players). */
static void
add_head (BrgApplication *application, const BrgDelegationHead *head)
{
  /* The full name of the authority has a federation in it, that of the country. */
  static const BrgApplicationHead posts[] = { BRG_HEAD_AUTHORITY, BRG_HEAD_FEDERATION };

  for (guint i = 0; i < G_N_ELEMENTS (posts); i++)
    if (is_post (head->role, posts[i]))
      {
        if (*application->heads[posts[i]] != '\0')
          break;
        set (&application->heads[posts[i]], head->name);
        return;
      }
  g_ptr_array_add (application->others, brg_delegation_head_new (head->role, head->name));
}

static void
set_delegation (BrgApplication *application, const BrgDelegationRow *row)
{
  const BrgDelegation *delegation = row->delegation;

  set (&application->organisation, row->name);
  if (delegation == NULL)
    return;
  set (&application->representative, delegation->representative);
  set (&application->doctor, delegation->doctor);
  set (&application->clinic, delegation->clinic);
  set (&application->doctor_on, delegation->doctor_on);
  set (&application->signed_on, delegation->receipts[application->stage].signed_on);
  for (guint i = 0; i < delegation->heads->len; i++)
    add_head (application, delegation->heads->pdata[i]);
}

/* ----- The papers ----- */

static BrgApplication *
make_empty (const BrgPaperSource *source, BrgEntryStage stage)
{
  BrgApplication *application = brg_application_form_new (stage);
  const BrgEvent *event = source->snapshot->event;
  g_autofree char *name = brg_form_frame_dup_event (source->snapshot);
  g_autofree char *site = brg_form_frame_dup_site (source->snapshot);

  set (&application->event, name);
  set (&application->place, site);
  set (&application->starts, event->starts);
  set (&application->ends, event->ends);
  return application;
}

/* The entry of one delegation. */
static BrgApplication *
make_filled (const BrgPaperSource *source,
             BrgEntryStage stage,
             const BrgAdmissionList *list,
             gint delegation,
             const BrgWords *words,
             GError **error)
{
  g_autoptr (BrgApplication) application = make_empty (source, stage);
  g_autofree char *discipline =
      brg_discipline_words_dup_event (words, source->snapshot->event, source->snapshot->group);
  const GPtrArray *rows = brg_admission_list_get_rows (list);

  set_delegation (application, brg_admission_list_get_delegations (list)->pdata[delegation]);
  for (guint i = 0; i < rows->len; i++)
    {
      const BrgAdmissionRow *row = rows->pdata[i];

      if (row->delegation == delegation &&
          !add_applicant (application, source, row->entry, discipline, error))
        return NULL;
    }
  return g_steal_pointer (&application);
}

static void
add_document (BrgDocument **document, BrgDocument *other)
{
  if (*document == NULL)
    *document = other;
  else
    brg_document_take_pages (*document, other);
}

static gboolean
is_wanted (const BrgPaperSource *source, const BrgDelegationRow *row)
{
  return row->n_players > 0 &&
         (source->delegation == NULL || g_str_equal (row->name, source->delegation));
}

static BrgDocument *
lay_out_filled (const BrgPaperSource *source,
                BrgEntryStage stage,
                const BrgDocumentOptions *options,
                GError **error)
{
  g_autofree char *today = brg_paper_admission_dup_today (options);
  g_autoptr (BrgAdmissionList) list = load_list (source, options->words, today, error);
  g_autoptr (BrgDocument) document = NULL;
  const GPtrArray *delegations;

  if (list == NULL)
    return NULL;
  delegations = brg_admission_list_get_delegations (list);
  for (guint i = 0; i < delegations->len; i++)
    {
      g_autoptr (BrgApplication) application = NULL;

      if (!is_wanted (source, delegations->pdata[i]))
        continue;
      application = make_filled (source, stage, list, (gint) i, options->words, error);
      if (application == NULL)
        return NULL;
      add_document (&document,
                    brg_application_form_lay_out (source->snapshot, application, options));
    }
  return g_steal_pointer (&document);
}

static BrgDocument *
lay_out (const BrgPaperSource *source,
         BrgEntryStage stage,
         const BrgDocumentOptions *options,
         GError **error)
{
  gboolean has_players = brg_snapshot_get_boards (source->snapshot)->entries->len > 0;
  g_autoptr (BrgApplication) empty = NULL;
  BrgDocument *document;

  /* Before anybody is entered it is the blank that is sent out. */
  if (source->is_blank || (!has_players && source->delegation == NULL))
    {
      empty = make_empty (source, stage);
      return brg_application_form_lay_out (source->snapshot, empty, options);
    }
  document = lay_out_filled (source, stage, options, error);
  if (document == NULL && error != NULL && *error == NULL)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "no player of “%s” is in this group",
                 source->delegation != NULL ? source->delegation : "");
  return document;
}

BrgDocument *
brg_paper_application_lay_out_preliminary (const BrgPaperSource *source,
                                           const BrgDocumentOptions *options,
                                           GError **error)
{
  return lay_out (source, BRG_ENTRY_PRELIMINARY, options, error);
}

BrgDocument *
brg_paper_application_lay_out_final (const BrgPaperSource *source,
                                     const BrgDocumentOptions *options,
                                     GError **error)
{
  return lay_out (source, BRG_ENTRY_FINAL, options, error);
}
