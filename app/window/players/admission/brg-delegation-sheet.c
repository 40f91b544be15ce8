/* brg-delegation-sheet.c - forms of a delegation and of the delegation of a player
 *
 * Rules: rus-draughts-2022 2.2.2, 5.1, app. 3, app. 4
 * Tests: tests/gui/admission.py, tests/gui/secretary-path.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-delegation-sheet.h"

#include <glib/gi18n.h>

#include "brg-fields-sheet.h"
#include "brg-names.h"
#include "brg-store-delegations.h"

/* What a form is about. */
typedef struct
{
  gint64 event_id;
  gint64 id;        /* of a delegation, or of the player who joins one */
  GArray *entries;  /* (nullable): gint64 of players who join, or of delegations to be joined */
  GPtrArray *posts; /* (nullable): of those who sign, as they stand in the form */
} About;

static void
free_about (gpointer data)
{
  About *about = data;

  g_clear_pointer (&about->entries, g_array_unref);
  g_clear_pointer (&about->posts, g_ptr_array_unref);
  g_free (about);
}

static About *
new_about (const BrgAdmissionList *list, gint64 id)
{
  About *about = g_new0 (About, 1);

  about->event_id = brg_admission_list_get_snapshot (list)->event->id;
  about->id = id;
  return about;
}

static void
take (char **place, BrgFieldsSheet *form, guint field)
{
  g_free (*place);
  *place = brg_fields_sheet_dup_text (form, field);
}

enum
{
  NAME,
  REGION,
  REPRESENTATIVE,
  N_BEFORE_HEADS,
};

/* Behind those who sign, who may be more than two. */
enum
{
  PRELIMINARY,
  FINAL,
  SIGNED,
  ORIGINAL,
  DOCTOR,
  CLINIC,
  DOCTOR_ON,
};

static const char *
get_federation_role (void)
{
  return _ ("Head of the regional federation");
}

static const char *
get_authority_role (void)
{
  return _ ("Head of the regional sports authority");
}

/* As it stands in the workspace: what the form does not show stays. */
static BrgDelegation *
find_delegation (const GPtrArray *list, gint64 id)
{
  for (guint i = 0; i < list->len; i++)
    if (((BrgDelegation *) list->pdata[i])->id == id)
      return list->pdata[i];
  return NULL;
}

/* Everybody keeps his post. */
static void
take_heads (BrgDelegation *delegation, BrgFieldsSheet *form, const GPtrArray *posts)
{
  g_ptr_array_set_size (delegation->heads, 0);
  for (guint i = 0; i < posts->len; i++)
    {
      g_autofree char *name = brg_fields_sheet_dup_text (form, N_BEFORE_HEADS + i);

      if (*name != '\0')
        g_ptr_array_add (delegation->heads, brg_delegation_head_new (posts->pdata[i], name));
    }
}

/* An entry that has not come has no day and is no original. */
static void
take_receipt (BrgEntryReceipt *receipt, BrgFieldsSheet *form, guint field)
{
  take (&receipt->received_on, form, field);
  if (*receipt->received_on != '\0')
    return;
  g_free (receipt->signed_on);
  receipt->signed_on = g_strdup ("");
  receipt->is_original = FALSE;
}

static gboolean
save_delegation (BrgFieldsSheet *form, gpointer data, GError **error)
{
  const About *about = data;
  BrgStore *store = brg_sheet_get_store (BRG_SHEET (form));
  guint behind = N_BEFORE_HEADS + about->posts->len;
  g_autoptr (GPtrArray) list = brg_store_list_delegations (store, about->event_id, error);
  g_autoptr (BrgDelegation) fresh = brg_delegation_new ();
  BrgDelegation *delegation;

  if (list == NULL)
    return FALSE;
  delegation = about->id != 0 ? find_delegation (list, about->id) : fresh;
  if (delegation == NULL)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                           _ ("The delegation is no longer there."));
      return FALSE;
    }
  take (&delegation->name, form, NAME);
  take (&delegation->region, form, REGION);
  take (&delegation->representative, form, REPRESENTATIVE);
  take_heads (delegation, form, about->posts);
  take_receipt (&delegation->receipts[BRG_ENTRY_PRELIMINARY], form, behind + PRELIMINARY);
  take (&delegation->receipts[BRG_ENTRY_FINAL].received_on, form, behind + FINAL);
  take (&delegation->receipts[BRG_ENTRY_FINAL].signed_on, form, behind + SIGNED);
  delegation->receipts[BRG_ENTRY_FINAL].is_original =
      brg_fields_sheet_is_on (form, behind + ORIGINAL);
  take (&delegation->doctor, form, behind + DOCTOR);
  take (&delegation->clinic, form, behind + CLINIC);
  take (&delegation->doctor_on, form, behind + DOCTOR_ON);
  return brg_store_save_delegation (store, about->event_id, delegation, about->entries, NULL,
                                    error);
}

/* Its players stay, without a delegation. */
static gboolean
remove_delegation (BrgFieldsSheet *form, gpointer data, GError **error)
{
  const About *about = data;

  return brg_store_remove_delegation (brg_sheet_get_store (BRG_SHEET (form)), about->event_id,
                                      about->id, error);
}

static void
add_head (BrgFieldsSheet *form, GPtrArray *posts, const char *post, const char *name)
{
  brg_fields_sheet_add_text (form, post, name);
  g_ptr_array_add (posts, g_strdup (post));
}

static gboolean
has_post (const GPtrArray *posts, const char *post)
{
  for (guint i = 0; i < posts->len; i++)
    if (g_str_equal (posts->pdata[i], post))
      return TRUE;
  return FALSE;
}

/* Those who sign, each under his own post; behind them those of the two posts of the usual form
 * that nobody holds. */
static void
add_heads (BrgFieldsSheet *form, GPtrArray *posts, const BrgDelegation *delegation)
{
  const char *const usual[] = { get_federation_role (), get_authority_role () };

  for (guint i = 0; i < delegation->heads->len; i++)
    {
      const BrgDelegationHead *head = delegation->heads->pdata[i];

      add_head (form, posts, head->role, head->name);
    }
  for (guint i = 0; i < G_N_ELEMENTS (usual); i++)
    if (!has_post (posts, usual[i]))
      add_head (form, posts, usual[i], "");
}

static void
add_day (BrgFieldsSheet *form, const char *title, const char *day)
{
  g_autofree char *text = brg_names_dup_day (day);

  brg_fields_sheet_add_text (form, title, text);
}

static GArray *
list_entries (const BrgAdmissionList *list, gint index)
{
  const GPtrArray *rows = brg_admission_list_get_rows (list);
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < rows->len; i++)
    {
      const BrgAdmissionRow *row = rows->pdata[i];

      if (row->delegation == index)
        g_array_append_val (entries, row->entry->id);
    }
  return entries;
}

void
brg_delegation_sheet_present (BrgShell *shell, const BrgAdmissionList *list, gint index)
{
  const BrgDelegationRow *row;
  g_autoptr (BrgDelegation) fresh = brg_delegation_new ();
  const BrgDelegation *known;
  BrgFieldsSheet *form;
  About *about;

  g_return_if_fail (list != NULL && index >= 0);
  g_return_if_fail ((guint) index < brg_admission_list_get_delegations (list)->len);

  row = brg_admission_list_get_delegations (list)->pdata[index];
  known = row->delegation != NULL ? row->delegation : fresh;
  about = new_about (list, known->id);
  about->posts = g_ptr_array_new_with_free_func (g_free);
  if (row->delegation == NULL)
    about->entries = list_entries (list, index);
  form = brg_fields_sheet_new (shell, _ ("Delegation"), save_delegation, about, free_about);
  brg_fields_sheet_add_heading (form, _ ("Who enters"));
  brg_fields_sheet_add_text (form, _ ("Organisation that enters the players"), row->name);
  brg_fields_sheet_add_text (form, _ ("Region"), known->region);
  brg_fields_sheet_add_text (form, _ ("Representative"), known->representative);
  add_heads (form, about->posts, known);
  brg_fields_sheet_add_heading (form, _ ("Entries"));
  add_day (form, _ ("Preliminary entry received on"),
           known->receipts[BRG_ENTRY_PRELIMINARY].received_on);
  add_day (form, _ ("Final entry received on"), known->receipts[BRG_ENTRY_FINAL].received_on);
  add_day (form, _ ("Day on the final entry"), known->receipts[BRG_ENTRY_FINAL].signed_on);
  brg_fields_sheet_add_switch (form, _ ("It is the original"),
                               known->receipts[BRG_ENTRY_FINAL].is_original);
  brg_fields_sheet_add_text (form, _ ("Doctor"), known->doctor);
  brg_fields_sheet_add_text (form, _ ("Medical organisation"), known->clinic);
  add_day (form, _ ("Admitted by the doctor on"), known->doctor_on);
  if (known->id != 0)
    brg_fields_sheet_set_remove (form, remove_delegation);
  brg_fields_sheet_present (form);
}

/* ----- The delegation of a player ----- */

static gboolean
save_move (BrgFieldsSheet *form, gpointer data, GError **error)
{
  const About *about = data;

  return brg_store_join_delegation (
      brg_sheet_get_store (BRG_SHEET (form)), about->id,
      g_array_index (about->entries, gint64, brg_fields_sheet_get_choice (form, 0)), error);
}

/* Only what is kept as a delegation can be joined; who has none stands with his organisation. */
void
brg_delegation_sheet_present_move (BrgShell *shell,
                                   const BrgAdmissionList *list,
                                   const BrgAdmissionRow *row)
{
  const GPtrArray *rows;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *name = NULL;
  BrgFieldsSheet *form;
  About *about;
  gint64 none = 0;
  guint chosen = 0;

  g_return_if_fail (list != NULL && row != NULL);

  rows = brg_admission_list_get_delegations (list);
  about = new_about (list, row->entry->id);
  about->entries = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_array_append_val (about->entries, none);
  g_ptr_array_add (names, (gpointer) _ ("No delegation"));
  for (guint i = 0; i < rows->len; i++)
    {
      const BrgDelegation *known = ((const BrgDelegationRow *) rows->pdata[i])->delegation;

      if (known == NULL)
        continue;
      if (row->admission != NULL && row->admission->delegation_id == known->id)
        chosen = names->len;
      g_array_append_val (about->entries, known->id);
      g_ptr_array_add (names, known->name);
    }
  g_ptr_array_add (names, NULL);
  name = brg_admission_list_dup_name (list, row, BRG_NAME_FULL);
  form = brg_fields_sheet_new (shell, name, save_move, about, free_about);
  brg_fields_sheet_add_heading (form, _ ("Delegation"));
  brg_fields_sheet_add_choice (form, _ ("Plays for"), (const char *const *) names->pdata, chosen);
  brg_fields_sheet_present (form);
}
