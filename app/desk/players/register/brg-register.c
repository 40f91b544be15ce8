/* brg-register.c - persons of the register: found, compared, and what their books say of them
 *
 * Rules: fide-2023 4.9, 6.2.6, 8.1.6, D.2, D.2.11; rus-chess-2014 6.7.4, 8.1, 32.2;
 *   rus-draughts-2022 2.3.3
 * Tests: tests/app/test-register.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-register.h"

#include <string.h>

#include "brg-blind-book.h"
#include "brg-incident.h"
#include "brg-name-key.h"
#include "brg-store-papers.h"
#include "brg-store-persons.h"
#include "brg-text-tidy.h"

static void
take_text (char **place, const BrgPerson *person, BrgPersonField field)
{
  g_free (*place);
  *place = g_strdup (person->texts[field]);
}

/* As the search for duplicates knows players; its number keeps two of the same row apart. */
BrgEntry *
brg_register_make_entry (const BrgPerson *person)
{
  BrgEntry *entry;

  g_return_val_if_fail (person != NULL, NULL);

  entry = brg_entry_new ();
  entry->id = person->id;
  take_text (&entry->family_name, person, BRG_PERSON_FAMILY_NAME);
  take_text (&entry->given_name, person, BRG_PERSON_GIVEN_NAME);
  take_text (&entry->father_name, person, BRG_PERSON_FATHER_NAME);
  take_text (&entry->birth, person, BRG_PERSON_BIRTH);
  take_text (&entry->fide_id, person, BRG_PERSON_FIDE_ID);
  take_text (&entry->national_id, person, BRG_PERSON_NATIONAL_ID);
  return entry;
}

/* What is searched as it is written: beginnings of words. */
static char *
dup_words (const BrgPerson *person)
{
  static const BrgPersonField fields[] = {
    BRG_PERSON_FAMILY_NAME,  BRG_PERSON_GIVEN_NAME,  BRG_PERSON_FATHER_NAME, BRG_PERSON_FIDE_ID,
    BRG_PERSON_REGION,       BRG_PERSON_TOWN,        BRG_PERSON_COACHES,     BRG_PERSON_FEDERATION,
    BRG_PERSON_ORGANISATION, BRG_PERSON_NATIONAL_ID,
  };
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *folded = NULL;

  g_string_printf (words, "%" G_GINT64_FORMAT, person->id);
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    g_string_append_printf (words, " %s", person->texts[fields[i]]);
  for (guint i = 0; i < person->aliases->len; i++)
    {
      const BrgPersonAlias *alias = person->aliases->pdata[i];

      g_string_append_printf (words, " %" G_GINT64_FORMAT " %s %s", alias->old_id, alias->name,
                              alias->fide_id);
    }
  folded = brg_text_fold (words->str);
  return g_strconcat (" ", folded, " ", NULL);
}

static gboolean
has_beginning (const char *words, const char *word, gboolean is_whole)
{
  g_autofree char *wanted = g_strconcat (" ", word, is_whole ? " " : "", NULL);

  return strstr (words, wanted) != NULL;
}

static gboolean
sounds_like (const BrgPerson *person, const char *sound)
{
  for (guint i = BRG_PERSON_FAMILY_NAME; i <= BRG_PERSON_GIVEN_NAME; i++)
    {
      g_autofree char *key = brg_name_key (person->texts[i]);

      if (*sound != '\0' && g_str_has_prefix (key, sound))
        return TRUE;
    }
  return FALSE;
}

/* A number is meant whole: 31 is not the beginning of 318. */
static gboolean
fits (const BrgPerson *person, char **words)
{
  g_autofree char *own = dup_words (person);

  for (char **word = words; *word != NULL; word++)
    {
      gboolean is_number = strspn (*word, "0123456789") == strlen (*word);
      g_autofree char *sound = brg_name_key (*word);

      if (**word != '\0' && !has_beginning (own, *word, is_number) && !sounds_like (person, sound))
        return FALSE;
    }
  return TRUE;
}

GPtrArray *
brg_register_find (GPtrArray *persons, const char *text)
{
  g_autoptr (GPtrArray) found = NULL;
  g_autofree char *folded = NULL;
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (persons != NULL && text != NULL, NULL);

  found = g_ptr_array_new ();
  folded = brg_text_fold (text);
  words = g_strsplit (folded, " ", -1);
  for (guint i = 0; i < persons->len; i++)
    if (fits (persons->pdata[i], words))
      g_ptr_array_add (found, persons->pdata[i]);
  return g_steal_pointer (&found);
}

static int
compare_pairs (gconstpointer a, gconstpointer b)
{
  const BrgRegisterPair *left = a;
  const BrgRegisterPair *right = b;

  if (left->likeness != right->likeness)
    return left->likeness > right->likeness ? -1 : 1;
  if (left->one != right->one)
    return left->one < right->one ? -1 : 1;
  return left->other < right->other ? -1 : left->other > right->other;
}

static gboolean
has_pair (const GArray *pairs, guint one, guint other)
{
  for (guint i = pairs->len; i > 0 && g_array_index (pairs, BrgRegisterPair, i - 1).one == one; i--)
    if (g_array_index (pairs, BrgRegisterPair, i - 1).other == other)
      return TRUE;
  return FALSE;
}

static void
add_pairs (BrgDuplicates *duplicates, const BrgEntry *entry, guint one, GArray *pairs)
{
  g_autoptr (GArray) found = brg_duplicates_find (duplicates, entry);

  for (guint i = 0; i < found->len; i++)
    {
      const BrgDuplicate *duplicate = &g_array_index (found, BrgDuplicate, i);
      BrgRegisterPair pair = { one, duplicate->index, duplicate->likeness, duplicate->by_fide_id };

      if (pair.other > one && pair.likeness > BRG_LIKENESS_NAMESAKE &&
          !has_pair (pairs, one, pair.other))
        g_array_append_val (pairs, pair);
    }
}

/* Somebody took the given name for the family name. */
static void
swap_names (BrgEntry *entry)
{
  char *family = entry->family_name;

  entry->family_name = entry->given_name;
  entry->given_name = family;
}

/* More pairs are of no use to anybody, and more work is seconds in which the window stands still.
 */
#define MOST_PAIRS 20000
#define MOST_COMPARED 100000000

GArray *
brg_register_find_duplicates (GPtrArray *persons, gboolean *is_whole)
{
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (BrgDuplicates) duplicates = NULL;
  g_autoptr (GArray) pairs = NULL;
  guint n_asked = 0;

  g_return_val_if_fail (persons != NULL, NULL);

  entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  for (guint i = 0; i < persons->len; i++)
    g_ptr_array_add (entries, brg_register_make_entry (persons->pdata[i]));
  duplicates = brg_duplicates_new (entries);
  pairs = g_array_new (FALSE, FALSE, sizeof (BrgRegisterPair));
  for (; n_asked < entries->len && pairs->len < MOST_PAIRS &&
         brg_duplicates_count_compared (duplicates) < MOST_COMPARED;
       n_asked++)
    {
      g_autoptr (BrgEntry) swapped = brg_entry_copy (entries->pdata[n_asked]);

      swap_names (swapped);
      add_pairs (duplicates, entries->pdata[n_asked], n_asked, pairs);
      add_pairs (duplicates, swapped, n_asked, pairs);
    }
  if (is_whole != NULL)
    *is_whole = n_asked == entries->len;
  g_array_sort (pairs, compare_pairs);
  return g_steal_pointer (&pairs);
}

static gboolean
is_listed (const GArray *pairs, guint one, guint other)
{
  for (guint i = 0; i < pairs->len; i++)
    if (g_array_index (pairs, BrgRegisterPair, i).one == one &&
        g_array_index (pairs, BrgRegisterPair, i).other == other)
      return TRUE;
  return FALSE;
}

/* (transfer full): index of a person plus one, by his number. */
static GHashTable *
index_persons (GPtrArray *persons)
{
  GHashTable *indices = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (guint i = 0; i < persons->len; i++)
    g_hash_table_insert (indices, &((BrgPerson *) persons->pdata[i])->id, GUINT_TO_POINTER (i + 1));
  return indices;
}

void
brg_register_add_holders (GArray *pairs, GPtrArray *persons, GPtrArray *holders)
{
  g_autoptr (GHashTable) firsts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) indices = NULL;

  g_return_if_fail (pairs != NULL && persons != NULL && holders != NULL);

  indices = index_persons (persons);
  for (guint i = 0; i < holders->len; i++)
    {
      const BrgPaperHolder *holder = holders->pdata[i];
      guint index = GPOINTER_TO_UINT (g_hash_table_lookup (indices, &holder->person_id));
      g_autofree char *key = brg_paper_number_dup_key (holder->papers->texts[BRG_PAPER_SNILS]);
      guint first = GPOINTER_TO_UINT (g_hash_table_lookup (firsts, key));
      BrgRegisterPair pair = { MIN (first, index) - 1, MAX (first, index) - 1, BRG_LIKENESS_LIKELY,
                               FALSE };

      if (*key == '\0' || index == 0 || first == index)
        continue;
      if (first == 0)
        g_hash_table_insert (firsts, g_steal_pointer (&key), GUINT_TO_POINTER (index));
      else if (!is_listed (pairs, pair.one, pair.other))
        g_array_append_val (pairs, pair);
    }
  g_array_sort (pairs, compare_pairs);
}

static void
add_article (GPtrArray *articles, const char *article)
{
  if (article != NULL && !g_ptr_array_find_with_equal_func (articles, article, g_str_equal, NULL))
    g_ptr_array_add (articles, g_strdup (article));
}

/* Who cannot move the pieces, press the clock or write has somebody who does it. What the book says
 * of those who do not see the board stands before that and is another matter. */
static void
add_assistants (GPtrArray *articles, const BrgRulebook *rulebook)
{
  static const BrgIncidentKind kinds[] = { BRG_INCIDENT_ASSISTANT_MOVES,
                                           BRG_INCIDENT_ASSISTANT_CLOCK,
                                           BRG_INCIDENT_ASSISTANT_RECORD };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (guint k = 0; k < rulebook->n_incidents; k++)
      {
        const BrgIncidentRule *rule = &rulebook->incidents[k];

        if (rule->kind == kinds[i] && (rule->when & BRG_WHEN_BLIND) == 0 &&
            (rule->sanction == BRG_SANCTION_CONTINUE || rule->sanction == BRG_SANCTION_CHOOSE))
          {
            add_article (articles, rule->article);
            break;
          }
      }
}

char **
brg_register_list_articles (const BrgRulebook *rulebook,
                            const BrgPerson *person,
                            BrgPersonField field)
{
  g_autoptr (GPtrArray) articles = NULL;

  g_return_val_if_fail (rulebook != NULL && person != NULL, NULL);
  g_return_val_if_fail (field == BRG_PERSON_SIGHT || field == BRG_PERSON_HEARING ||
                            field == BRG_PERSON_MOVEMENT,
                        NULL);

  articles = g_ptr_array_new_with_free_func (g_free);
  if (*person->texts[field] != '\0')
    {
      /* fide-2023 4.9, 6.2.6, 8.1.6; rus-chess-2014 6.7.4, 8.1 */
      if (field == BRG_PERSON_MOVEMENT)
        add_assistants (articles, rulebook);
      else if (rulebook->blind != NULL && field == BRG_PERSON_SIGHT)
        {
          /* fide-2023 D.2; rus-chess-2014 32.2; rus-draughts-2022 2.3.3 */
          add_article (articles, rulebook->blind->rights);
          add_article (articles, rulebook->blind->announcing);
        }
      else if (rulebook->blind != NULL)
        /* fide-2023 D.2.11 */
        add_article (articles, rulebook->blind->deaf);
    }
  g_ptr_array_add (articles, NULL);
  return (char **) g_ptr_array_steal (articles, NULL);
}

gboolean
brg_register_is_over (const BrgPerson *person, BrgPersonField field, const char *day)
{
  g_return_val_if_fail (person != NULL && brg_person_field_is_day (field) && day != NULL, FALSE);

  return *person->texts[field] != '\0' && strcmp (person->texts[field], day) < 0;
}

static gboolean
has_papers (BrgStore *store, gint64 person_id)
{
  g_autoptr (BrgPersonalPapers) papers = brg_store_load_papers (store, person_id, NULL);

  for (guint i = 0; papers != NULL && i < BRG_N_PAPER_FIELDS; i++)
    if (*papers->texts[i] != '\0')
      return TRUE;
  return FALSE;
}

static gboolean
plays_nowhere_else (BrgStore *store, gint64 person_id)
{
  g_autoptr (BrgPerson) person = brg_store_load_person (store, person_id, NULL);

  return person != NULL && person->n_entries <= 1;
}

gboolean
brg_register_loses_papers (BrgStore *store, const BrgSnapshot *snapshot, gint64 entry_id)
{
  const GPtrArray *entries;

  g_return_val_if_fail (store != NULL && snapshot != NULL, FALSE);

  entries = brg_snapshot_get_boards (snapshot)->entries;
  for (guint i = 0; i < entries->len; i++)
    {
      const BrgEntry *entry = entries->pdata[i];

      if ((entry->id == entry_id || entry->team_id == entry_id) &&
          has_papers (store, entry->person_id) && plays_nowhere_else (store, entry->person_id))
        return TRUE;
    }
  return FALSE;
}
