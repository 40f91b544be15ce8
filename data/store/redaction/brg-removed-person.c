/* brg-removed-person.c - who takes part in nothing any more and is named by the journal
 *
 * Tests: tests/data/test-redaction.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-removed-person.h"

#include "brg-named-columns.h"
#include "brg-redaction-learn.h"

void
brg_removed_person_free (BrgRemovedPerson *person)
{
  if (person == NULL)
    return;
  g_free (person->name);
  g_free (person);
}

typedef struct
{
  char *parts[3];
  guint n_entries;
} Known;

static void
free_known (gpointer data)
{
  Known *known = data;

  for (guint i = 0; i < G_N_ELEMENTS (known->parts); i++)
    g_free (known->parts[i]);
  g_free (known);
}

static Known *
find_known (GHashTable *persons, gint64 id)
{
  Known *known = g_hash_table_lookup (persons, &id);

  if (known == NULL)
    {
      known = g_new0 (Known, 1);
      g_hash_table_insert (persons, g_memdup2 (&id, sizeof id), known);
    }
  return known;
}

static void
note_named (GHashTable *persons, const char *name)
{
  gint64 number = brg_named_columns_number (name);
  Known *known = number != 0 ? find_known (persons, number) : NULL;

  if (known == NULL)
    return;
  g_free (known->parts[0]);
  known->parts[0] = g_strdup (name);
  known->n_entries++;
}

static char *
note_person (const char *table, gint64 row_id, guint column, const char *text, gpointer data)
{
  GHashTable *persons = data;
  Known *known;

  if (brg_named_columns_has (table, column))
    note_named (persons, text);
  if (!g_str_equal (table, "person") || column == 0 || column > 3)
    return NULL;
  known = find_known (persons, row_id);
  g_free (known->parts[column - 1]);
  known->parts[column - 1] = g_strdup (text);
  known->n_entries += column == 1;
  return NULL;
}

static char *
dup_name (const Known *known)
{
  GString *name = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (known->parts); i++)
    if (known->parts[i] != NULL && *known->parts[i] != '\0')
      g_string_append_printf (name, "%s%s", name->len > 0 ? " " : "", known->parts[i]);
  return g_string_free (name, FALSE);
}

static int
compare_persons (gconstpointer a, gconstpointer b)
{
  const BrgRemovedPerson *one = *(BrgRemovedPerson *const *) a;
  const BrgRemovedPerson *other = *(BrgRemovedPerson *const *) b;
  int order = g_utf8_collate (one->name, other->name);

  return order != 0 ? order : one->id < other->id ? -1 : one->id > other->id;
}

/* Who has a card that was removed is listed by it: his name needs no line of its own. */
static void
add_cards (GHashTable *persons, GHashTable *present)
{
  GHashTableIter iter;
  gpointer id;
  gpointer known;

  g_hash_table_iter_init (&iter, persons);
  while (g_hash_table_iter_next (&iter, &id, &known))
    {
      g_autofree char *name = dup_name (known);
      gint64 number = brg_named_columns_number (name);

      if (!brg_named_columns_is_number (*(gint64 *) id))
        g_hash_table_add (present, g_memdup2 (&number, sizeof number));
    }
}

static gboolean
is_present (BrgStore *store, GHashTable *present, gint64 id)
{
  return brg_named_columns_is_number (id) ? g_hash_table_contains (present, &id)
                                          : brg_redaction_is_entered (store, id, NULL);
}

GPtrArray *
brg_removed_person_list (BrgStore *store, GError **error)
{
  g_autoptr (GPtrArray) removed =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_removed_person_free);
  g_autoptr (GHashTable) persons =
      g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, free_known);
  GHashTableIter iter;
  gpointer id;
  gpointer known;

  g_autoptr (GHashTable) present = NULL;

  g_return_val_if_fail (store != NULL, NULL);

  present = brg_named_columns_list_present (store, error);
  if (present == NULL || !brg_redaction_walk (store, note_person, persons, error))
    return NULL;
  add_cards (persons, present);
  g_hash_table_iter_init (&iter, persons);
  while (g_hash_table_iter_next (&iter, &id, &known))
    {
      BrgRemovedPerson *person;
      g_autofree char *name = dup_name (known);

      if (*name == '\0' || g_str_has_prefix (name, "[#") ||
          is_present (store, present, *(gint64 *) id))
        continue;
      person = g_new0 (BrgRemovedPerson, 1);
      person->id = *(gint64 *) id;
      person->name = g_steal_pointer (&name);
      person->n_entries = ((Known *) known)->n_entries;
      g_ptr_array_add (removed, person);
    }
  g_ptr_array_sort (removed, compare_persons);
  return g_steal_pointer (&removed);
}
