/* brg-store-take-list.c - a list that is taken in: who is new comes in, who is there gets what he
 * lacks
 *
 * Tests: tests/data/test-store-take-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-take-list.h"

#include <string.h>

#include "brg-action.h"
#include "brg-personal-traces.h"
#include "brg-store-papers-private.h"
#include "brg-store-papers.h"
#include "brg-store-players.h"
#include "brg-store-rows.h"

/* What stands, in the order of #BrgEntryLack up to the delegation. */
#define WHAT_STANDS                                                                           \
  "SELECT p.father_name, p.sex, p.birth, e.title, CASE e.rating WHEN 0 THEN '' ELSE e.rating" \
  " END, e.federation, e.organisation, e.coach, p.fide_id, p.region, p.town, p.national_id,"  \
  " coalesce (d.name, '') FROM entry e JOIN person p ON p.id = e.person_id"                   \
  " LEFT JOIN admission a ON a.entry_id = e.id"                                               \
  " LEFT JOIN delegation d ON d.id = a.delegation_id WHERE e.id = ?1"

#define HIS_CARD " WHERE id = (SELECT person_id FROM entry WHERE id = ?1)"

/* Where a text is written: into the card of the person, the entry, or both; a card that has it
 * keeps it. Rows without an offset are written otherwise. */
static const struct
{
  gsize offset;
  const char *entry;
  const char *card;
} lacks[BRG_ENTRY_LACK_DELEGATION] = {
  [BRG_ENTRY_LACK_FATHER_NAME] = { G_STRUCT_OFFSET (BrgEntry, father_name), .card = "father_name" },
  [BRG_ENTRY_LACK_SEX] = { G_STRUCT_OFFSET (BrgEntry, sex), .card = "sex" },
  [BRG_ENTRY_LACK_BIRTH] = { G_STRUCT_OFFSET (BrgEntry, birth), .card = "birth" },
  [BRG_ENTRY_LACK_TITLE] = { G_STRUCT_OFFSET (BrgEntry, title), .entry = "title" },
  [BRG_ENTRY_LACK_FEDERATION] = { G_STRUCT_OFFSET (BrgEntry, federation), "federation",
                                  "federation" },
  [BRG_ENTRY_LACK_ORGANISATION] = { G_STRUCT_OFFSET (BrgEntry, organisation), "organisation",
                                    "organisation" },
  [BRG_ENTRY_LACK_COACH] = { G_STRUCT_OFFSET (BrgEntry, coach), "coach", "coaches" },
  [BRG_ENTRY_LACK_FIDE_ID] = { G_STRUCT_OFFSET (BrgEntry, fide_id), .card = "fide_id" },
  [BRG_ENTRY_LACK_REGION] = { G_STRUCT_OFFSET (BrgEntry, region), .card = "region" },
  [BRG_ENTRY_LACK_TOWN] = { G_STRUCT_OFFSET (BrgEntry, town), .card = "town" },
  [BRG_ENTRY_LACK_NATIONAL_ID] = { G_STRUCT_OFFSET (BrgEntry, national_id), .card = "national_id" },
};

/* (transfer full): what a list has of a player. */
static char *
dup_brought (const BrgEntry *entry, BrgEntryLack lack)
{
  if (lack == BRG_ENTRY_LACK_RATING)
    return entry->rating > 0 ? g_strdup_printf ("%d", entry->rating) : g_strdup ("");
  if (lack == BRG_ENTRY_LACK_DELEGATION)
    return g_strdup (entry->delegation);
  return g_strdup (G_STRUCT_MEMBER (char *, entry, lacks[lack].offset));
}

static gboolean
find_empty (BrgStore *store, gint64 entry_id, const BrgEntry *entry, guint *found, GError **error)
{
  gboolean has_row = FALSE;
  sqlite3_stmt *stmt = brg_sql_query (store, error, WHAT_STANDS, "i", entry_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  for (guint i = 0; has_row && i <= BRG_ENTRY_LACK_DELEGATION; i++)
    {
      g_autofree char *brought = dup_brought (entry, i);

      if (*brought != '\0' && *brg_sql_get_text (stmt, (int) i) == '\0')
        *found |= 1u << i;
    }
  sqlite3_reset (stmt);
  return TRUE;
}

static gboolean
find_person (BrgStore *store, gint64 entry_id, gint64 *person_id, GError **error)
{
  return brg_sql_get_int (store, person_id, error, "SELECT person_id FROM entry WHERE id = ?1", "i",
                          entry_id);
}

static gboolean
find_missing_papers (BrgStore *store,
                     gint64 entry_id,
                     const BrgEntry *entry,
                     guint *found,
                     GError **error)
{
  g_autoptr (BrgPersonalPapers) papers = NULL;
  gint64 person_id;

  if (entry->papers == NULL || !brg_store_are_papers_kept (store))
    return TRUE;
  if (!find_person (store, entry_id, &person_id, error) ||
      (papers = brg_store_load_papers (store, person_id, error)) == NULL)
    return FALSE;
  for (BrgPaperField field = 0; field < BRG_N_PAPER_FIELDS; field++)
    if (*papers->texts[field] == '\0' && *entry->papers->texts[field] != '\0')
      *found |= 1u << (BRG_ENTRY_LACK_PASSPORT + field);
  return TRUE;
}

static gboolean
find_lacks (BrgStore *store, gint64 entry_id, const BrgEntry *entry, guint *found, GError **error)
{
  *found = 0;
  return find_empty (store, entry_id, entry, found, error) &&
         find_missing_papers (store, entry_id, entry, found, error);
}

guint
brg_store_find_lacks (BrgStore *store, gint64 entry_id, const BrgEntry *entry)
{
  guint found;

  g_return_val_if_fail (store != NULL && entry != NULL, 0);

  return find_lacks (store, entry_id, entry, &found, NULL) ? found : 0;
}

static gboolean
write_column (BrgStore *store,
              const char *table,
              const char *column,
              const char *where,
              gint64 entry_id,
              const char *text,
              GError **error)
{
  g_autofree char *sql =
      g_strdup_printf ("UPDATE %s SET %s = ?2%s AND %s = ''", table, column, where, column);

  return brg_sql_run (store, error, sql, "it", entry_id, text);
}

static gboolean
write_lack (BrgStore *store, const BrgEntry *entry, BrgEntryLack lack, GError **error)
{
  g_autofree char *text = dup_brought (entry, lack);
  g_autofree char *club =
      lack == BRG_ENTRY_LACK_ORGANISATION ? brg_store_dup_club (entry) : g_strdup (text);

  if (lack == BRG_ENTRY_LACK_RATING)
    return brg_sql_run (store, error, "UPDATE entry SET rating = ?2 WHERE id = ?1", "ii", entry->id,
                        (gint64) entry->rating);
  return (lacks[lack].entry == NULL || write_column (store, "entry", lacks[lack].entry,
                                                     " WHERE id = ?1", entry->id, text, error)) &&
         (lacks[lack].card == NULL ||
          write_column (store, "person", lacks[lack].card, HIS_CARD, entry->id, club, error));
}

/* What is filled is added to @filled. */
static gboolean
fill_papers (BrgStore *store, const BrgEntry *entry, GString *filled, GError **error)
{
  g_autoptr (BrgPersonalPapers) papers = NULL;
  gint64 person_id;
  guint n_marked;

  if (!find_person (store, entry->id, &person_id, error) ||
      (papers = brg_store_load_papers (store, person_id, error)) == NULL)
    return FALSE;
  for (BrgPaperField field = 0; field < BRG_N_PAPER_FIELDS; field++)
    if (*papers->texts[field] == '\0' && *entry->papers->texts[field] != '\0')
      {
        brg_personal_papers_set (papers, field, entry->papers->texts[field]);
        g_string_append_printf (filled, "%s%s:%" G_GINT64_FORMAT, filled->len > 0 ? " " : "",
                                brg_paper_field_get_id (field), person_id);
      }
  /* What was printed before this was entered may show it. */
  return brg_store_check_papers (papers, error) &&
         brg_store_write_papers (store, person_id, papers, error) &&
         brg_personal_traces_mark (store, &n_marked, error);
}

#define PAPERS (~0u << BRG_ENTRY_LACK_PASSPORT)

static gboolean
complete (BrgStore *store, gint64 group_id, const BrgEntry *entry, GString *filled, GError **error)
{
  guint found;

  if (!find_lacks (store, entry->id, entry, &found, error))
    return FALSE;
  for (guint i = 0; i < BRG_ENTRY_LACK_DELEGATION; i++)
    if ((found & 1u << i) != 0 && !write_lack (store, entry, i, error))
      return FALSE;
  if ((found & 1u << BRG_ENTRY_LACK_DELEGATION) != 0 &&
      !brg_store_write_delegation (store, group_id, entry->id, entry, error))
    return FALSE;
  return (found & PAPERS) == 0 || fill_papers (store, entry, filled, error);
}

static void
describe (BrgAction *action, GPtrArray *added, GPtrArray *known)
{
  if (added->len > 0)
    brg_action_set_int (action, "count", added->len);
  else if (known->len == 1)
    {
      g_autofree char *name = brg_entry_dup_name (known->pdata[0]);

      brg_action_set_text (action, "name", name);
    }
  brg_action_set_int (action, "known", known->len);
  /* Papers alone change nothing that the journal follows. */
  brg_action_keep (action);
}

gboolean
brg_store_take_list (BrgStore *store,
                     gint64 group_id,
                     GPtrArray *added,
                     GPtrArray *known,
                     gint64 *first_id,
                     GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (GString) filled = g_string_new (NULL);
  gint64 id = 0;

  g_return_val_if_fail (store != NULL && added != NULL && known != NULL, FALSE);

  if (known->len == 0)
    return brg_store_add_entries (store, group_id, added, first_id, error);
  action = brg_action_begin_in_group (store, "entries-complete", group_id, error);
  if (action == NULL ||
      (added->len > 0 && !brg_store_insert_added (store, group_id, added, &id, error)))
    return FALSE;
  for (guint i = 0; i < known->len; i++)
    if (!complete (store, group_id, known->pdata[i], filled, error))
      return FALSE;
  if (filled->len > 0)
    brg_action_set_text (action, BRG_FILLED_PAPERS, filled->str);
  describe (action, added, known);
  if (first_id != NULL)
    *first_id = id;
  return brg_action_commit (g_steal_pointer (&action), error);
}
