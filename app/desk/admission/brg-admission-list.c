/* brg-admission-list.c - the players of a group before the admission committee
 *
 * Rules: rus-draughts-2022 2.1, 2.2.1, 2.2.2, 2.2.3, 2.2.4, 2.2.5, 5.1, 5.2, 5.3
 * Tests: tests/app/test-admission-list.c, tests/app/test-admission-again.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-admission-list.h"

#include <string.h>

#include "brg-admission-names.h"
#include "brg-admission-private.h"
#include "brg-event-regulations.h"
#include "brg-player-list.h"
#include "brg-store-admission.h"
#include "brg-store-delegations.h"
#include "brg-store-disqualifications.h"
#include "brg-store-entry-papers.h"
#include "brg-store-papers.h"

#define QUALIFICATION "qualification"

const char *
brg_paper_state_to_id (BrgPaperState state)
{
  static const char *const ids[] = { "missing", "copy", "expired", "seen" };

  g_return_val_if_fail (state < G_N_ELEMENTS (ids), NULL);

  return ids[state];
}

static void
free_item (gpointer data)
{
  BrgAdmissionItemRow *item = data;

  g_free (item->id);
  g_free (item->title);
  g_free (item->heading);
  g_free (item);
}

static void
free_row (gpointer data)
{
  BrgAdmissionRow *row = data;

  g_free (row->checks);
  g_ptr_array_unref (row->faults);
  g_free (row);
}

static void
free_delegation_row (gpointer data)
{
  BrgDelegationRow *row = data;

  g_free (row->name);
  g_free (row);
}

/* ----- Which papers ----- */

static void
add_item (BrgAdmissionList *self, const char *id, const char *title, const BrgAdmissionPaper *paper)
{
  BrgAdmissionItemRow *item = g_new0 (BrgAdmissionItemRow, 1);
  const BrgRulebook *book = self->snapshot->event->rulebook;

  item->id = g_strdup (id);
  item->title = g_strdup (paper != NULL ? W_ (self->words, paper->text) : title);
  item->heading =
      g_strdup (paper != NULL ? WC_ (self->words, "admission paper", paper->heading) : title);
  item->ground = paper != NULL                     ? paper->ground
                 : g_str_equal (id, QUALIFICATION) ? BRG_GROUND_QUALIFICATION
                                                   : BRG_GROUND_PAPERS;
  item->article = paper != NULL ? paper->article : brg_admission_get_article (book, item->ground);
  item->paper = paper;
  g_ptr_array_add (self->items, item);
}

static const BrgAdmissionItem *
find_own_item (const BrgAdmissionList *self, const char *id)
{
  for (guint i = 0; i < self->own_items->len; i++)
    if (g_str_equal (((const BrgAdmissionItem *) self->own_items->pdata[i])->item, id))
      return self->own_items->pdata[i];
  return NULL;
}

/* rus-draughts-2022 2.2.5, 2.2.6: the list of the book, less and more what the regulations say;
 * rus-draughts-2022 2.2.1: that somebody has qualified is shown by a paper as well. */
static void
list_items (BrgAdmissionList *self)
{
  const BrgAdmissionBook *book = self->snapshot->event->rulebook->admission;

  for (guint i = 0; book != NULL && i < book->n_papers; i++)
    if (find_own_item (self, book->papers[i].id) == NULL)
      add_item (self, book->papers[i].id, "", &book->papers[i]);
  for (guint i = 0; i < self->own_items->len; i++)
    {
      const BrgAdmissionItem *own = self->own_items->pdata[i];

      if (own->is_wanted)
        add_item (self, own->item, own->title, NULL);
    }
  for (guint i = 0; i < self->limits->len; i++)
    {
      const BrgAdmissionLimit *limit = self->limits->pdata[i];

      if (limit->kind == BRG_LIMIT_QUALIFICATION)
        add_item (self, QUALIFICATION, limit->word, NULL);
    }
}

/* ----- Delegations ----- */

static gint
find_delegation_row (BrgAdmissionList *self, const char *name)
{
  for (guint i = 0; i < self->delegations->len; i++)
    if (g_str_equal (((BrgDelegationRow *) self->delegations->pdata[i])->name, name))
      return (gint) i;
  return -1;
}

static void
add_delegation_row (BrgAdmissionList *self, const char *name, const BrgDelegation *delegation)
{
  BrgDelegationRow *row = g_new0 (BrgDelegationRow, 1);

  row->name = g_strdup (name);
  row->delegation = delegation;
  g_ptr_array_add (self->delegations, row);
}

static const char *
get_delegation_name (const BrgEntry *entry)
{
  return *entry->delegation != '\0' ? entry->delegation : entry->organisation;
}

static gint
compare_delegations (gconstpointer a, gconstpointer b)
{
  const BrgDelegationRow *one = *(const BrgDelegationRow *const *) a;
  const BrgDelegationRow *other = *(const BrgDelegationRow *const *) b;

  /* Those who have none stand last. */
  if ((*one->name == '\0') != (*other->name == '\0'))
    return *one->name == '\0' ? 1 : -1;
  return g_utf8_collate (one->name, other->name);
}

static void
list_delegations (BrgAdmissionList *self)
{
  const GPtrArray *entries = brg_snapshot_get_boards (self->snapshot)->entries;

  for (guint i = 0; i < self->stored->len; i++)
    add_delegation_row (self, ((BrgDelegation *) self->stored->pdata[i])->name,
                        self->stored->pdata[i]);
  for (guint i = 0; i < entries->len; i++)
    if (find_delegation_row (self, get_delegation_name (entries->pdata[i])) < 0)
      add_delegation_row (self, get_delegation_name (entries->pdata[i]), NULL);
  g_ptr_array_sort (self->delegations, compare_delegations);
}

/* ----- What is known of a player ----- */

static const BrgAdmission *
find_admission (const BrgAdmissionList *self, gint64 entry_id)
{
  for (guint i = 0; i < self->admissions->len; i++)
    if (((const BrgAdmission *) self->admissions->pdata[i])->entry_id == entry_id)
      return self->admissions->pdata[i];
  return NULL;
}

static const BrgEntryFee *
find_fee (const BrgAdmissionList *self, gint64 entry_id)
{
  for (guint i = 0; i < self->fees->len; i++)
    if (((const BrgEntryFee *) self->fees->pdata[i])->entry_id == entry_id)
      return self->fees->pdata[i];
  return NULL;
}

static const BrgEntryPaper *
find_paper (const BrgAdmissionList *self, gint64 entry_id, const char *item)
{
  for (guint i = 0; i < self->papers->len; i++)
    {
      const BrgEntryPaper *paper = self->papers->pdata[i];

      if (paper->entry_id == entry_id && g_str_equal (paper->item, item))
        return paper;
    }
  return NULL;
}

/* An event that says no days is judged as one of today. */
static const char *
get_first_day (const BrgAdmissionList *self)
{
  const BrgEvent *event = self->snapshot->event;

  return *event->starts != '\0' ? event->starts : self->today;
}

/* The last day on which a paper has to hold. */
static const char *
get_last_day (const BrgAdmissionList *self)
{
  const BrgEvent *event = self->snapshot->event;

  return *event->ends != '\0' ? event->ends : get_first_day (self);
}

/* rus-draughts-2022 2.2.4: the original of the entry comes with the delegation. */
static BrgPaperState
judge_paper (const BrgAdmissionList *self,
             const BrgAdmissionRow *row,
             const BrgAdmissionItemRow *item,
             const BrgEntryPaper *seen)
{
  const BrgDelegation *delegation = brg_admission_faults_get_delegation (self, row);

  if (seen == NULL && g_str_equal (item->id, "application") && delegation != NULL &&
      *delegation->receipts[BRG_ENTRY_FINAL].received_on != '\0')
    return delegation->receipts[BRG_ENTRY_FINAL].is_original ? BRG_PAPER_SEEN : BRG_PAPER_COPY;
  if (seen == NULL)
    return BRG_PAPER_MISSING;
  if (seen->is_copy && item->paper != NULL && item->paper->wants_original)
    return BRG_PAPER_COPY;
  if (*seen->valid_until != '\0' && strcmp (seen->valid_until, get_last_day (self)) < 0)
    return BRG_PAPER_EXPIRED;
  return BRG_PAPER_SEEN;
}

static void
check_papers (const BrgAdmissionList *self, BrgAdmissionRow *row)
{
  BrgAdmissionPerson person = brg_admission_faults_get_person (row->entry);

  row->checks = g_new0 (BrgAdmissionCheck, self->items->len + 1);
  for (guint i = 0; i < self->items->len; i++)
    {
      const BrgAdmissionItemRow *item = self->items->pdata[i];
      BrgAdmissionCheck *check = &row->checks[i];

      check->is_asked = item->paper == NULL ||
                        brg_admission_is_asked (item->paper, &person, get_first_day (self));
      check->seen = find_paper (self, row->entry->id, item->id);
      check->state = judge_paper (self, row, item, check->seen);
    }
}

/* A bye is a place in a round as well. */
static gboolean
is_paired (const BrgAdmissionList *self, gint64 entry_id)
{
  const BrgSnapshot *boards = brg_snapshot_get_boards (self->snapshot);

  return brg_player_list_was_paired (boards, brg_snapshot_find_entry (boards, entry_id));
}

/* Who was admitted before something was against it is looked at again. */
static gboolean
is_to_decide (const BrgAdmissionRow *row)
{
  return brg_admission_state_is_open (row->state) || row->is_outdated;
}

BrgAdmissionState
brg_admission_row_get_proposed (const BrgAdmissionRow *row)
{
  static const BrgAdmissionState proposed[BRG_N_ADMISSION_ADVICES] = {
    [BRG_ADVICE_ADMIT] = BRG_ADMISSION_ADMITTED, [BRG_ADVICE_LOOK] = BRG_ADMISSION_OPEN,
    [BRG_ADVICE_OWES] = BRG_ADMISSION_LATER,     [BRG_ADVICE_LATE] = BRG_ADMISSION_OPEN,
    [BRG_ADVICE_REFUSE] = BRG_ADMISSION_REFUSED, [BRG_ADVICE_PAIRED] = BRG_ADMISSION_OPEN,
  };

  g_return_val_if_fail (row != NULL, BRG_ADMISSION_OPEN);

  return row->state != BRG_ADMISSION_OPEN && !row->is_outdated ? row->state : proposed[row->advice];
}

static BrgAdmissionRow *
make_row (BrgAdmissionList *self, const BrgEntry *entry)
{
  BrgAdmissionRow *row = g_new0 (BrgAdmissionRow, 1);
  BrgDelegationRow *delegation;

  row->entry = entry;
  row->delegation = find_delegation_row (self, get_delegation_name (entry));
  row->admission = find_admission (self, entry->id);
  row->state = entry->admission;
  row->fee = find_fee (self, entry->id);
  row->due =
      row->fee != NULL && row->fee->due >= 0 ? row->fee->due : MAX (self->regulations.entry_fee, 0);
  row->is_paired = is_paired (self, entry->id);
  check_papers (self, row);
  brg_admission_faults_find (self, row);
  row->is_outdated =
      row->state == BRG_ADMISSION_ADMITTED && brg_admission_row_find_bar (row) != NULL;
  delegation = self->delegations->pdata[row->delegation];
  delegation->n_players++;
  delegation->n_done += !is_to_decide (row);
  return row;
}

static gint
compare_rows (gconstpointer a, gconstpointer b)
{
  const BrgAdmissionRow *one = *(const BrgAdmissionRow *const *) a;
  const BrgAdmissionRow *other = *(const BrgAdmissionRow *const *) b;

  return one->delegation != other->delegation
             ? one->delegation - other->delegation
             : (one->entry->id > other->entry->id) - (one->entry->id < other->entry->id);
}

/* ----- The list ----- */

static gboolean
load (BrgAdmissionList *self, BrgStore *store, GError **error)
{
  gint64 event_id = self->snapshot->event->id;
  gint64 group_id = self->snapshot->group->id;

  brg_event_regulations_load (store, event_id, &self->regulations);
  return (self->terms = brg_store_load_admission_terms (store, event_id, error)) != NULL &&
         (self->members = brg_store_list_admission_members (store, event_id, error)) != NULL &&
         (self->own_items = brg_store_list_admission_items (store, event_id, error)) != NULL &&
         (self->limits = brg_store_list_group_limits (store, group_id, error)) != NULL &&
         (self->stored = brg_store_list_delegations (store, event_id, error)) != NULL &&
         (self->admissions = brg_store_list_admissions (store, group_id, error)) != NULL &&
         (self->papers = brg_store_list_entry_papers (store, group_id, error)) != NULL &&
         (self->fees = brg_store_list_entry_fees (store, group_id, error)) != NULL &&
         (self->barred = brg_store_list_disqualifications (store, error)) != NULL &&
         (self->holders = brg_store_list_paper_holders (store, error)) != NULL;
}

BrgAdmissionList *
brg_admission_list_new (BrgStore *store,
                        BrgSnapshot *snapshot,
                        const BrgWords *words,
                        const char *today,
                        GError **error)
{
  g_autoptr (BrgAdmissionList) self = NULL;
  const GPtrArray *entries;

  g_return_val_if_fail (store != NULL && snapshot != NULL, NULL);
  g_return_val_if_fail (words != NULL && today != NULL, NULL);

  self = g_new0 (BrgAdmissionList, 1);
  self->snapshot = brg_snapshot_ref (snapshot);
  self->words = words;
  self->today = g_strdup (today);
  self->year = (gint) g_ascii_strtoll (get_first_day (self), NULL, 10);
  self->items = g_ptr_array_new_with_free_func (free_item);
  self->delegations = g_ptr_array_new_with_free_func (free_delegation_row);
  self->rows = g_ptr_array_new_with_free_func (free_row);
  if (!load (self, store, error))
    return NULL;
  list_items (self);
  list_delegations (self);
  self->by_number = brg_paper_index_new (self->holders);
  entries = brg_snapshot_get_boards (snapshot)->entries;
  self->doubles = brg_duplicates_new (brg_snapshot_get_boards (snapshot)->entries);
  for (guint i = 0; i < entries->len; i++)
    g_ptr_array_add (self->rows, make_row (self, entries->pdata[i]));
  g_ptr_array_sort (self->rows, compare_rows);
  return g_steal_pointer (&self);
}

void
brg_admission_list_free (BrgAdmissionList *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->delegations, g_ptr_array_unref);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  g_clear_pointer (&self->own_items, g_ptr_array_unref);
  g_clear_pointer (&self->barred, g_ptr_array_unref);
  g_clear_pointer (&self->by_number, brg_paper_index_free);
  g_clear_pointer (&self->holders, g_ptr_array_unref);
  g_clear_pointer (&self->fees, g_ptr_array_unref);
  g_clear_pointer (&self->papers, g_ptr_array_unref);
  g_clear_pointer (&self->admissions, g_ptr_array_unref);
  g_clear_pointer (&self->stored, g_ptr_array_unref);
  g_clear_pointer (&self->limits, g_ptr_array_unref);
  g_clear_pointer (&self->members, g_ptr_array_unref);
  brg_admission_terms_free (self->terms);
  brg_duplicates_free (self->doubles);
  g_free (self->today);
  brg_snapshot_unref (self->snapshot);
  g_free (self);
}

BrgSnapshot *
brg_admission_list_get_snapshot (const BrgAdmissionList *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->snapshot;
}

const GPtrArray *
brg_admission_list_get_rows (const BrgAdmissionList *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->rows;
}

const GPtrArray *
brg_admission_list_get_items (const BrgAdmissionList *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->items;
}

const GPtrArray *
brg_admission_list_get_delegations (const BrgAdmissionList *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->delegations;
}

const GPtrArray *
brg_admission_list_get_limits (const BrgAdmissionList *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->limits;
}

const GPtrArray *
brg_admission_list_get_members (const BrgAdmissionList *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->members;
}

const BrgAdmissionTerms *
brg_admission_list_get_terms (const BrgAdmissionList *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->terms;
}

const BrgRegulations *
brg_admission_list_get_regulations (const BrgAdmissionList *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->regulations;
}

const BrgWords *
brg_admission_list_get_words (const BrgAdmissionList *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->words;
}

char *
brg_admission_list_dup_name (const BrgAdmissionList *self,
                             const BrgAdmissionRow *row,
                             BrgNameShape shape)
{
  g_return_val_if_fail (self != NULL && row != NULL, NULL);

  return brg_name_words_dup_entry (brg_snapshot_get_boards (self->snapshot), row->entry, shape,
                                   self->words);
}

const BrgAdmissionFault *
brg_admission_row_find_bar (const BrgAdmissionRow *row)
{
  g_return_val_if_fail (row != NULL, NULL);

  for (guint i = 0; i < row->faults->len; i++)
    if (!((const BrgAdmissionFault *) row->faults->pdata[i])->is_doubt)
      return row->faults->pdata[i];
  /* rus-draughts-2022 2.1: whose age is not known is not yet known to be within the limits. */
  for (guint i = 0; i < row->faults->len; i++)
    if (brg_admission_fault_is_unknown (row->faults->pdata[i]))
      return row->faults->pdata[i];
  return NULL;
}

gboolean
brg_admission_fault_is_unknown (const BrgAdmissionFault *fault)
{
  g_return_val_if_fail (fault != NULL, FALSE);

  return fault->is_doubt && (fault->ground == BRG_GROUND_AGE || fault->ground == BRG_GROUND_SEX);
}

const BrgAdmissionRow *
brg_admission_list_find (const BrgAdmissionList *self, gint64 entry_id)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->rows->len; i++)
    if (((const BrgAdmissionRow *) self->rows->pdata[i])->entry->id == entry_id)
      return self->rows->pdata[i];
  return NULL;
}

gint
brg_admission_list_count (const BrgAdmissionList *self, BrgAdmissionState state)
{
  gint count = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->rows->len; i++)
    count += ((const BrgAdmissionRow *) self->rows->pdata[i])->state == state;
  return count;
}

gint
brg_admission_list_count_open (const BrgAdmissionList *self)
{
  gint count = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->rows->len; i++)
    count += is_to_decide (self->rows->pdata[i]);
  return count;
}

gboolean
brg_admission_list_has_begun (const BrgAdmissionList *self)
{
  return brg_admission_list_count (self, BRG_ADMISSION_OPEN) < (gint) self->rows->len;
}

const BrgAdmissionRow *
brg_admission_list_find_next (const BrgAdmissionList *self, gint64 entry_id)
{
  guint from = 0;

  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->rows->len; i++)
    if (((const BrgAdmissionRow *) self->rows->pdata[i])->entry->id == entry_id)
      from = i + 1;
  /* Rows of a delegation stand together: whoever is next belongs to it or to the one behind. */
  for (guint i = 0; i < self->rows->len; i++)
    {
      const BrgAdmissionRow *row = self->rows->pdata[(from + i) % self->rows->len];

      if (is_to_decide (row) && row->entry->id != entry_id)
        return row;
    }
  return NULL;
}

static GPtrArray *
list_undecided (const BrgSnapshot *snapshot)
{
  g_autoptr (GPtrArray) undecided = g_ptr_array_new ();
  const GPtrArray *entries;
  gboolean has_begun = FALSE;

  g_return_val_if_fail (snapshot != NULL, NULL);

  entries = brg_snapshot_get_boards (snapshot)->entries;
  for (guint i = 0; i < entries->len; i++)
    {
      BrgEntry *entry = entries->pdata[i];

      has_begun = has_begun || entry->admission != BRG_ADMISSION_OPEN;
      if (brg_admission_state_is_open (entry->admission) && entry->left_after == BRG_STAYS)
        g_ptr_array_add (undecided, entry);
    }
  return has_begun ? g_steal_pointer (&undecided) : g_ptr_array_new ();
}

gint
brg_admission_count_undecided (const BrgSnapshot *snapshot)
{
  g_autoptr (GPtrArray) undecided = NULL;

  g_return_val_if_fail (snapshot != NULL, 0);

  undecided = list_undecided (snapshot);
  return (gint) undecided->len;
}

char *
brg_admission_dup_undecided (const BrgSnapshot *snapshot)
{
  g_autoptr (GPtrArray) undecided = NULL;
  g_autoptr (GString) names = g_string_new (NULL);

  g_return_val_if_fail (snapshot != NULL, NULL);

  undecided = list_undecided (snapshot);
  for (guint i = 0; i < undecided->len; i++)
    {
      const BrgEntry *entry = undecided->pdata[i];
      g_autofree char *name = brg_name_words_dup_entry (brg_snapshot_get_boards (snapshot), entry,
                                                        BRG_NAME_PLAIN, NULL);

      g_string_append_printf (names, "%s%s: %s", names->len > 0 ? "\n" : "", name,
                              brg_admission_name_state (entry->admission));
    }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static char *
dup_owed (const BrgAdmissionList *self, const BrgAdmissionRow *row, gboolean is_short)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->items->len; i++)
    {
      const BrgAdmissionItemRow *item = self->items->pdata[i];

      if (brg_admission_faults_is_owed (&row->checks[i]))
        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "",
                                is_short ? item->heading : item->title);
    }
  if (brg_admission_faults_count_owed (row) > 0)
    {
      g_autofree char *sum =
          brg_admission_faults_dup_sum (self, row, brg_admission_faults_count_owed (row));

      g_string_append (text, text->len > 0 ? ", " : "");
      /* Translators: an entry fee that is owed, with its amount */
      g_string_append_printf (text, W_ (self->words, "fee %s"), sum);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
brg_admission_row_dup_owed (const BrgAdmissionList *self, const BrgAdmissionRow *row)
{
  g_return_val_if_fail (self != NULL && row != NULL, NULL);

  return dup_owed (self, row, FALSE);
}

char *
brg_admission_row_dup_owed_short (const BrgAdmissionList *self, const BrgAdmissionRow *row)
{
  g_return_val_if_fail (self != NULL && row != NULL, NULL);

  return dup_owed (self, row, TRUE);
}
