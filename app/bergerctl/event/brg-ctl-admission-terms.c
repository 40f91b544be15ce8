/* brg-ctl-admission-terms.c - bergerctl admission: limits, deadlines, committee, delegations
 *
 * Tests: tests/app/bergerctl-admission.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-admission-terms.h"

#include <string.h>

#include "brg-admission-words.h"
#include "brg-store-admission.h"
#include "brg-store-delegations.h"
#include "brg-text-tidy.h"

static void
set_text (char **place, const char *text)
{
  if (text == NULL)
    return;
  g_free (*place);
  *place = g_strdup (text);
}

static gboolean
complain (GError **error, const char *what, const char *text)
{
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED, "no %s: %s", what, text);
  return FALSE;
}

/* KIND=VALUE or KIND=VALUE@ARTICLE */
static BrgAdmissionLimit *
read_limit (const char *text, GError **error)
{
  const char *equal = strchr (text, '=');
  const char *at = strrchr (text, '@');
  g_autofree char *id = equal != NULL ? g_strndup (text, (gsize) (equal - text)) : g_strdup ("");
  g_autofree char *value = equal == NULL ? NULL
                           : at != NULL && at > equal
                               ? g_strndup (equal + 1, (gsize) (at - equal - 1))
                               : g_strdup (equal + 1);
  BrgAdmissionLimitKind kind;

  if (!brg_text_is_printable (text))
    {
      complain (error, "line of text", "--limit");
      return NULL;
    }
  if (value == NULL || !brg_admission_limit_from_id (id, &kind))
    {
      complain (error, "limit", text);
      return NULL;
    }
  return brg_admission_limit_new (kind, (gint) g_ascii_strtoll (value, NULL, 10), value,
                                  at != NULL && at > equal ? at + 1 : "");
}

static gboolean
check_title (const BrgRulebook *rulebook, const BrgAdmissionLimit *limit, GError **error)
{
  g_autofree char *unknown = brg_admission_words_dup_unknown_limit (rulebook, limit);

  if (unknown != NULL)
    g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED, unknown);
  return unknown == NULL;
}

gboolean
brg_ctl_admission_set_limits (BrgStore *store,
                              const BrgSnapshot *snapshot,
                              const BrgCtlAdmission *options,
                              GError **error)
{
  g_autoptr (GPtrArray) limits =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_admission_limit_free);

  for (char **text = options->limits; *text != NULL; text++)
    {
      BrgAdmissionLimit *limit;

      if (g_str_equal (*text, "none"))
        continue;
      limit = read_limit (*text, error);
      if (limit == NULL)
        return FALSE;
      g_ptr_array_add (limits, limit);
      if (!check_title (snapshot->event->rulebook, limit, error))
        return FALSE;
    }
  return brg_store_set_group_limits (store, snapshot->group->id, limits, error);
}

static gboolean
set_members (BrgStore *store,
             const BrgCtlAdmission *options,
             const BrgAdmissionTerms *terms,
             GError **error)
{
  g_autoptr (GPtrArray) members =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_admission_member_free);

  for (char **text = options->members; *text != NULL; text++)
    {
      g_auto (GStrv) parts = g_strsplit (*text, ":", 2);
      BrgAdmissionRole role;

      if (parts[0] == NULL || parts[1] == NULL || !brg_admission_role_from_id (parts[0], &role))
        return complain (error, "member", *text);
      g_ptr_array_add (members, brg_admission_member_new (role, parts[1]));
    }
  return brg_store_set_admission_committee (store, options->event_id, terms, members, error);
}

gboolean
brg_ctl_admission_set_terms (BrgStore *store, const BrgCtlAdmission *options, GError **error)
{
  g_autoptr (BrgAdmissionTerms) terms = NULL;

  terms = brg_store_load_admission_terms (store, options->event_id, error);
  if (terms == NULL)
    return FALSE;
  set_text (&terms->preliminary_by, options->preliminary);
  set_text (&terms->final_by, options->final);
  set_text (&terms->meets_on, options->meets);
  return options->members != NULL
             ? set_members (store, options, terms, error)
             : brg_store_set_admission_terms (store, options->event_id, terms, error);
}

static gboolean
add_heads (BrgDelegation *delegation, char **heads, GError **error)
{
  g_ptr_array_set_size (delegation->heads, 0);
  for (; *heads != NULL; heads++)
    {
      g_auto (GStrv) parts = g_strsplit (*heads, ":", 2);

      if (parts[0] == NULL || parts[1] == NULL)
        return complain (error, "head", *heads);
      g_ptr_array_add (delegation->heads, brg_delegation_head_new (parts[0], parts[1]));
    }
  return TRUE;
}

gboolean
brg_ctl_admission_set_delegation (BrgStore *store, const BrgCtlAdmission *options, GError **error)
{
  g_autoptr (GPtrArray) list = brg_store_list_delegations (store, options->event_id, error);
  g_autoptr (BrgDelegation) fresh = brg_delegation_new ();
  BrgDelegation *found = fresh;

  if (list == NULL)
    return FALSE;
  for (guint i = 0; i < list->len; i++)
    if (((BrgDelegation *) list->pdata[i])->id == options->delegation_id)
      found = list->pdata[i];
  if (options->delegation_id != 0 && found == fresh)
    {
      g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, options->delegation_id);

      return complain (error, "delegation with that number", number);
    }
  set_text (&found->name, options->name);
  set_text (&found->region, options->region);
  set_text (&found->representative, options->representative);
  set_text (&found->doctor, options->doctor);
  set_text (&found->clinic, options->clinic);
  set_text (&found->doctor_on, options->doctor_on);
  set_text (&found->receipts[BRG_ENTRY_PRELIMINARY].received_on, options->got_preliminary);
  set_text (&found->receipts[BRG_ENTRY_FINAL].received_on, options->got_final);
  if (options->is_original)
    found->receipts[BRG_ENTRY_FINAL].is_original = TRUE;
  if (options->heads != NULL && !add_heads (found, options->heads, error))
    return FALSE;
  return brg_store_save_delegation (store, options->event_id, found, NULL, NULL, error);
}

void
brg_ctl_admission_print_limits (const BrgAdmissionList *list)
{
  const GPtrArray *limits = brg_admission_list_get_limits (list);

  for (guint i = 0; i < limits->len; i++)
    {
      const BrgAdmissionLimit *limit = limits->pdata[i];
      g_autofree char *number = g_strdup_printf ("%d", limit->number);
      g_autofree char *word = brg_ctl_dup_cell (limit->word);
      g_autofree char *article = brg_ctl_dup_cell (limit->article);

      g_print ("limit\t%s\t%s\t%s\n", brg_admission_limit_to_id (limit->kind),
               brg_admission_limit_is_number (limit->kind) ? number : word,
               *article != '\0' ? article : "-");
    }
}

void
brg_ctl_admission_print_terms (const BrgAdmissionList *list)
{
  const BrgAdmissionTerms *terms = brg_admission_list_get_terms (list);
  const GPtrArray *members = brg_admission_list_get_members (list);

  g_print ("terms\t%s\t%s\t%s\n", terms->preliminary_by, terms->final_by, terms->meets_on);
  for (guint i = 0; i < members->len; i++)
    {
      const BrgAdmissionMember *member = members->pdata[i];
      g_autofree char *name = brg_ctl_dup_cell (member->name);

      g_print ("member\t%s\t%s\n", brg_admission_role_to_id (member->role), name);
    }
}

static void
print_delegation (const BrgDelegationRow *row)
{
  const BrgDelegation *delegation = row->delegation;
  g_autofree char *name = brg_ctl_dup_cell (row->name);
  g_autofree char *line = NULL;
  g_autofree char *cell = NULL;

  g_print ("delegation\t%" G_GINT64_FORMAT "\t%s\t%d\t%d\n",
           delegation != NULL ? delegation->id : (gint64) 0, name, row->n_done, row->n_players);
  if (delegation == NULL)
    return;
  line = g_strjoin (" | ", delegation->region, delegation->representative, delegation->doctor,
                    delegation->clinic, delegation->doctor_on, NULL);
  cell = brg_ctl_dup_cell (line);
  g_print ("detail\t%" G_GINT64_FORMAT "\t%s\n", delegation->id, cell);
  for (guint i = 0; i < delegation->heads->len; i++)
    {
      const BrgDelegationHead *head = delegation->heads->pdata[i];
      g_autofree char *role = brg_ctl_dup_cell (head->role);
      g_autofree char *who = brg_ctl_dup_cell (head->name);

      g_print ("head\t%" G_GINT64_FORMAT "\t%s\t%s\n", delegation->id, role, who);
    }
  g_print ("receipt\t%" G_GINT64_FORMAT "\t%s\t%s\t%s\n", delegation->id,
           delegation->receipts[BRG_ENTRY_PRELIMINARY].received_on,
           delegation->receipts[BRG_ENTRY_FINAL].received_on,
           delegation->receipts[BRG_ENTRY_FINAL].is_original ? "original" : "-");
}

void
brg_ctl_admission_print_delegations (const BrgAdmissionList *list)
{
  const GPtrArray *rows = brg_admission_list_get_delegations (list);

  for (guint i = 0; i < rows->len; i++)
    print_delegation (rows->pdata[i]);
}
