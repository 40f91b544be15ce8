/* brg-admission-sheets.c - forms of the committee and of a fee
 *
 * Rules: rus-draughts-2022 1.5.9, 2.1, 2.2.1, 2.2.2, 5.1, 5.2, 5.3
 * Tests: tests/gui/admission.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-admission-sheets.h"

#include <glib/gi18n.h>

#include "brg-admission-words.h"
#include "brg-date-text.h"
#include "brg-fee-check.h"
#include "brg-fields-sheet.h"
#include "brg-money-words.h"
#include "brg-names.h"
#include "brg-store-admission.h"
#include "brg-store-entry-papers.h"
#include "brg-ui-words.h"

/* What a form is about. */
typedef struct
{
  gint64 event_id;
  gint64 group_id;
  gint64 id; /* of an entry */
  BrgEntryFee *fee;
  BrgFeeCheck *check;
  char *told; /* (nullable): doubts that were told and may be saved */
} About;

static void
free_about (gpointer data)
{
  About *about = data;

  brg_entry_fee_free (about->fee);
  brg_fee_check_free (about->check);
  g_free (about->told);
  g_free (about);
}

static About *
new_about (const BrgAdmissionList *list, gint64 id)
{
  const BrgSnapshot *snapshot = brg_admission_list_get_snapshot (list);
  About *about = g_new0 (About, 1);

  about->event_id = snapshot->event->id;
  about->group_id = snapshot->group->id;
  about->id = id;
  return about;
}

static void
take (char **place, BrgFieldsSheet *form, guint field)
{
  g_free (*place);
  *place = brg_fields_sheet_dup_text (form, field);
}

static void
add_day (BrgFieldsSheet *form, const char *title, const char *day)
{
  g_autofree char *text = brg_names_dup_day (day);

  brg_fields_sheet_add_text (form, title, text);
}

/* ----- The committee ----- */

enum
{
  PRELIMINARY_BY,
  FINAL_BY,
  MEETS_ON,
  PROTOCOL,
  CHAIR,
  MEMBERS,
  ORGANISERS,
  COMMITTEE_DOCTOR,
};

/* Several names stand in a line, with commas. */
static void
add_members (GPtrArray *members, BrgFieldsSheet *form, guint field, BrgAdmissionRole role)
{
  g_autofree char *text = brg_fields_sheet_dup_text (form, field);
  g_auto (GStrv) names = g_strsplit (text, ",", -1);

  for (char **name = names; *name != NULL; name++)
    if (*g_strstrip (*name) != '\0')
      g_ptr_array_add (members, brg_admission_member_new (role, *name));
}

static gboolean
save_committee (BrgFieldsSheet *form, gpointer data, GError **error)
{
  const About *about = data;
  BrgStore *store = brg_sheet_get_store (BRG_SHEET (form));
  g_autoptr (BrgAdmissionTerms) terms = brg_admission_terms_new ();
  g_autoptr (GPtrArray) members =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_admission_member_free);

  take (&terms->preliminary_by, form, PRELIMINARY_BY);
  take (&terms->final_by, form, FINAL_BY);
  take (&terms->meets_on, form, MEETS_ON);
  take (&terms->protocol, form, PROTOCOL);
  add_members (members, form, CHAIR, BRG_ADMISSION_CHAIR);
  add_members (members, form, MEMBERS, BRG_ADMISSION_MEMBER);
  add_members (members, form, ORGANISERS, BRG_ADMISSION_ORGANISER);
  add_members (members, form, COMMITTEE_DOCTOR, BRG_ADMISSION_DOCTOR);
  return brg_store_set_admission_committee (store, about->event_id, terms, members, error);
}

static char *
dup_members (const GPtrArray *members, BrgAdmissionRole role)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < members->len; i++)
    {
      const BrgAdmissionMember *member = members->pdata[i];

      if (member->role == role)
        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", member->name);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
brg_admission_sheet_committee (BrgShell *shell, const BrgAdmissionList *list, const char *lack)
{
  const BrgAdmissionTerms *terms;
  const GPtrArray *members;
  BrgFieldsSheet *form;

  g_return_if_fail (list != NULL);

  terms = brg_admission_list_get_terms (list);
  members = brg_admission_list_get_members (list);
  form = brg_fields_sheet_new (shell, _ ("Admission committee"), save_committee,
                               new_about (list, 0), free_about);
  brg_fields_sheet_add_heading (form, _ ("Deadlines"));
  add_day (form, _ ("Last day of the preliminary entry"), terms->preliminary_by);
  add_day (form, _ ("Last day of the final entry"), terms->final_by);
  add_day (form, _ ("The committee meets on"), terms->meets_on);
  brg_fields_sheet_add_text (form, _ ("Number of the protocol"), terms->protocol);
  brg_fields_sheet_add_heading (form, _ ("Members"));
  for (gint role = 0; role < BRG_N_ADMISSION_ROLES; role++)
    {
      static const char *const titles[BRG_N_ADMISSION_ROLES] = {
        [BRG_ADMISSION_CHAIR] = N_ ("Chair"),
        [BRG_ADMISSION_MEMBER] = N_ ("Members of the jury, with commas"),
        [BRG_ADMISSION_ORGANISER] = N_ ("Of the organiser"),
        [BRG_ADMISSION_DOCTOR] = N_ ("Doctor"),
      };
      g_autofree char *names = dup_members (members, (BrgAdmissionRole) role);

      brg_fields_sheet_add_text (form, _ (titles[role]), names);
    }
  if (lack != NULL)
    {
      brg_fields_sheet_set_note (form, lack);
      brg_fields_sheet_set_focus (form, CHAIR);
    }
  brg_fields_sheet_present (form);
}

/* ----- A fee ----- */

enum
{
  DUE,
  PAID,
  CURRENCY,
  PAID_ON,
  RECEIPT,
  RETURNED,
  RETURNED_ON,
  NOTE,
};

static gboolean
take_sum (gint64 *sum, BrgFieldsSheet *form, guint field, gint64 otherwise, GError **error)
{
  g_autofree char *text = brg_fields_sheet_dup_text (form, field);

  if (*text == '\0')
    *sum = otherwise;
  else if (!brg_admission_words_read_sum (text, sum))
    {
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   /* Translators: what somebody typed */
                   _ ("“%s” is no amount of money."), text);
      return FALSE;
    }
  return TRUE;
}

/* What may be a slip is told once: saved again, it was meant so. */
static gboolean
is_meant (BrgFieldsSheet *form, About *about, const BrgEntryFee *fee, GError **error)
{
  g_autofree char *doubts = brg_fee_check_dup_doubts (about->check, fee, brg_ui_get_words ());

  if (*doubts == '\0' || g_strcmp0 (doubts, about->told) == 0)
    return TRUE;
  brg_fields_sheet_set_focus (form, PAID);
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               /* Translators: sentences on what may be a slip */
               _ ("%s Enter once more saves it so."), doubts);
  g_free (about->told);
  about->told = g_steal_pointer (&doubts);
  return FALSE;
}

static gboolean
save_fee (BrgFieldsSheet *form, gpointer data, GError **error)
{
  About *about = data;
  g_autoptr (BrgEntryFee) fee = brg_entry_fee_copy (about->fee);

  if (!take_sum (&fee->due, form, DUE, -1, error) ||
      !take_sum (&fee->amount, form, PAID, 0, error) ||
      !take_sum (&fee->returned, form, RETURNED, 0, error))
    return FALSE;
  take (&fee->currency, form, CURRENCY);
  take (&fee->paid_on, form, PAID_ON);
  take (&fee->receipt, form, RECEIPT);
  take (&fee->returned_on, form, RETURNED_ON);
  take (&fee->note, form, NOTE);
  return is_meant (form, about, fee, error) &&
         brg_store_set_entry_fee (brg_sheet_get_store (BRG_SHEET (form)), fee, error);
}

static void
add_sum (BrgFieldsSheet *form, const char *title, gint64 amount)
{
  g_autofree char *text =
      amount > 0 ? brg_money_words_amount (amount, brg_ui_get_words ()) : g_strdup ("");

  brg_fields_sheet_add_text (form, title, text);
}

/* rus-draughts-2022 5.2: the most that may be asked; 1.5.9: exclusion brings nothing back. */
static char *
dup_fee_note (const BrgAdmissionList *list, const BrgAdmissionRow *row)
{
  const BrgRulebook *book = brg_admission_list_get_snapshot (list)->event->rulebook;
  const char *article = NULL;
  gint64 most =
      brg_admission_get_most_fee (book, brg_admission_list_get_regulations (list)->level, &article);
  g_autoptr (GString) note = g_string_new (NULL);

  if (most >= 0)
    {
      g_autofree char *sum = brg_money_words_amount (most, brg_ui_get_words ());
      g_autofree char *quoted = brg_ui_dup_article (book, article);

      /* Translators: an amount of money, an article */
      g_string_append_printf (note, _ ("The fee is %s at most (%s)."), sum, quoted);
      if (row->due > most)
        g_string_append_printf (note, " %s", _ ("This one is above it."));
    }
  if (row->entry->is_excluded && book->admission != NULL &&
      book->admission->no_refund_article != NULL)
    {
      g_autofree char *quoted = brg_ui_dup_article (book, book->admission->no_refund_article);

      /* Translators: an article */
      g_string_append_printf (note, _ (" Exclusion does not bring the fee back (%s)."), quoted);
    }
  return g_string_free (g_steal_pointer (&note), FALSE);
}

/* What the prizes are in, or what others have paid in. */
static const char *
find_currency (const BrgAdmissionList *list)
{
  const char *currency = brg_admission_list_get_snapshot (list)->group->prize_currency;
  const GPtrArray *rows = brg_admission_list_get_rows (list);

  for (guint i = 0; *currency == '\0' && i < rows->len; i++)
    if (((const BrgAdmissionRow *) rows->pdata[i])->fee != NULL)
      currency = ((const BrgAdmissionRow *) rows->pdata[i])->fee->currency;
  return currency;
}

void
brg_admission_sheet_fee (BrgShell *shell, const BrgAdmissionList *list, const BrgAdmissionRow *row)
{
  g_autofree char *today = brg_date_text_dup_today ();
  BrgFieldsSheet *form;
  About *about;
  g_autofree char *name = NULL;
  g_autofree char *note = NULL;
  const BrgEntryFee *fee;

  g_return_if_fail (list != NULL && row != NULL);

  about = new_about (list, row->entry->id);
  about->fee =
      row->fee != NULL ? brg_entry_fee_copy (row->fee) : brg_entry_fee_new (row->entry->id);
  about->check = brg_fee_check_new (list, row->entry->id);
  fee = about->fee;
  name = brg_admission_list_dup_name (list, row, BRG_NAME_FULL);
  form = brg_fields_sheet_new (shell, name, save_fee, about, free_about);
  brg_fields_sheet_add_heading (form, _ ("Entry fee"));
  add_sum (form, _ ("Due, where the regulations say otherwise"), fee->due);
  add_sum (form, _ ("Paid"), fee->amount > 0 ? fee->amount : row->due);
  brg_fields_sheet_add_text (form, _ ("Currency"),
                             *fee->currency != '\0' ? fee->currency : find_currency (list));
  add_day (form, _ ("Paid on"), fee->amount > 0 ? fee->paid_on : today);
  brg_fields_sheet_add_text (form, _ ("Number of the receipt"), fee->receipt);
  brg_fields_sheet_add_heading (form, _ ("Returned"));
  add_sum (form, _ ("Amount"), fee->returned);
  add_day (form, _ ("Returned on"), fee->returned_on);
  brg_fields_sheet_add_text (form, _ ("Remark"), fee->note);
  note = dup_fee_note (list, row);
  brg_fields_sheet_set_note (form, note);
  /* What is due stands in the regulations: what was paid is written. */
  brg_fields_sheet_set_focus (form, PAID);
  brg_fields_sheet_present (form);
}

/* ----- The days of an entry ----- */

enum
{
  ENTERED_ON,
  ACCEPTED_ON,
};

static gboolean
save_days (BrgFieldsSheet *form, gpointer data, GError **error)
{
  const About *about = data;
  g_autofree char *entered = brg_fields_sheet_dup_text (form, ENTERED_ON);
  g_autofree char *accepted = brg_fields_sheet_dup_text (form, ACCEPTED_ON);

  return brg_store_set_entry_days (brg_sheet_get_store (BRG_SHEET (form)), about->id, entered,
                                   accepted, error);
}

/* rus-chess-2014 13.12: who accepted an invitation has to play. */
void
brg_admission_sheet_days (BrgShell *shell, const BrgAdmissionList *list, const BrgAdmissionRow *row)
{
  const BrgRulebook *book;
  g_autofree char *name = NULL;
  BrgFieldsSheet *form;

  g_return_if_fail (list != NULL && row != NULL);

  book = brg_admission_list_get_snapshot (list)->event->rulebook;
  name = brg_admission_list_dup_name (list, row, BRG_NAME_FULL);
  form =
      brg_fields_sheet_new (shell, name, save_days, new_about (list, row->entry->id), free_about);
  brg_fields_sheet_add_heading (form, _ ("Entry"));
  add_day (form, _ ("Entered on, where not with the delegation"),
           row->admission != NULL ? row->admission->entered_on : "");
  add_day (form, _ ("Accepted the invitation on"),
           row->admission != NULL ? row->admission->accepted_on : "");
  if (book->admission != NULL && book->admission->invitation_article != NULL)
    {
      g_autofree char *quoted = brg_ui_dup_article (book, book->admission->invitation_article);
      /* Translators: an article */
      g_autofree char *note = g_strdup_printf (
          _ ("Who has accepted an invitation has to play, but for illness and the like (%s)."),
          quoted);

      brg_fields_sheet_set_note (form, note);
    }
  brg_fields_sheet_present (form);
}
