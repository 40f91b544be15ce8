/* brg-duplicates.c - players who may be one and the same person
 *
 * Tests: tests/app/test-duplicates.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-duplicates.h"

#include <string.h>

#include "brg-name-key.h"

/* What is compared of a player. */
typedef struct
{
  const BrgEntry *entry;
  char *family;
  char *given;
  char *father;
} Keys;

struct _BrgDuplicates
{
  GPtrArray *entries;
  GArray *keys;           /* (element-type Keys), at the same index */
  GHashTable *by_name;    /* key of a family or given name -> (owned) GArray of guint */
  GHashTable *by_fide_id; /* FIDE id, of the entry -> (owned) GArray of guint */
  guint *asked;           /* of each entry: the number of the last search that looked at it */
  guint n_asked;
  guint64 n_compared;
  GHashTable *by_slip; /* (owned) key of a family name less a letter -> (owned) GArray of guint */
};

static void
init_keys (Keys *keys, const BrgEntry *entry)
{
  keys->entry = entry;
  keys->family = brg_name_key (entry->family_name);
  keys->given = brg_name_key (entry->given_name);
  keys->father = brg_name_key (entry->father_name);
}

static void
clear_keys (gpointer data)
{
  Keys *keys = data;

  g_free (keys->family);
  g_free (keys->given);
  g_free (keys->father);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Keys, clear_keys)

/* A shorter key with a slip of the hand is another name. */
#define LEAST_SLIPPED 5

/* Whether two keys differ by one slip of the hand: a letter too much, too few, another one, or two
 * that changed places. Keys are ASCII. */
static gboolean
is_slip (const char *left, const char *right)
{
  gsize n_left = strlen (left);
  gsize n_right = strlen (right);
  gsize start = 0;

  if (MIN (n_left, n_right) < LEAST_SLIPPED || MAX (n_left, n_right) - MIN (n_left, n_right) > 1)
    return FALSE;
  while (left[start] != '\0' && left[start] == right[start])
    start++;
  left += start;
  right += start;
  if (n_left != n_right)
    return g_str_equal (n_left > n_right ? left + 1 : left, n_left > n_right ? right : right + 1);
  if (*left == '\0')
    return FALSE;
  return g_str_equal (left + 1, right + 1) ||
         (left[0] == right[1] && left[1] == right[0] && g_str_equal (left + 2, right + 2));
}

/* How two parts of a name agree. */
typedef enum
{
  PART_DIFFERS,
  PART_BEGINS_ALIKE, /* the same first letter: Alexander, Aleksandr */
  PART_SLIPPED,      /* a slip of the hand: Aleksandr, Aleskandr */
  PART_SHORTENED,    /* one is an initial, or missing */
  PART_EQUAL,
} Part;

static Part
compare_parts (const char *left, const char *right)
{
  if (g_str_equal (left, right))
    return PART_EQUAL;
  if (is_slip (left, right))
    return PART_SLIPPED;
  if (*left == '\0' || *right == '\0')
    return PART_SHORTENED;
  if (*left != *right)
    return PART_DIFFERS;
  return left[1] == '\0' || right[1] == '\0' ? PART_SHORTENED : PART_BEGINS_ALIKE;
}

/* How two dates of birth agree; of one of them only the year may be known. */
typedef enum
{
  BIRTH_DIFFERS,
  BIRTH_UNKNOWN,
  BIRTH_SAME_YEAR,
  BIRTH_SAME_DAY,
} Birth;

/* In a year that is the same: one figure is another one, or day and month have changed places. */
static gboolean
is_slip_of_date (const char *left, const char *right)
{
  const gsize month = strlen ("YYYY-");
  const gsize day = strlen ("YYYY-MM-");
  guint n_other = 0;

  if (strlen (left) != strlen ("YYYY-MM-DD") || strlen (right) != strlen (left))
    return FALSE;
  for (gsize i = month; left[i] != '\0'; i++)
    n_other += left[i] != right[i];
  return n_other == 1 || (strncmp (left + month, right + day, strlen ("MM")) == 0 &&
                          strncmp (left + day, right + month, strlen ("DD")) == 0);
}

static Birth
compare_births (const char *left, const char *right)
{
  if (*left == '\0' || *right == '\0')
    return BIRTH_UNKNOWN;
  if (strncmp (left, right, strlen ("YYYY")) != 0)
    return BIRTH_DIFFERS;
  if (strlen (left) == strlen ("YYYY") || strlen (right) == strlen ("YYYY"))
    return BIRTH_SAME_YEAR;
  if (g_str_equal (left, right))
    return BIRTH_SAME_DAY;
  /* Two whole dates that differ are those of two persons; a slip of the hand tells nothing. */
  return is_slip_of_date (left, right) ? BIRTH_UNKNOWN : BIRTH_DIFFERS;
}

static gboolean
have_id (const Keys *left, const Keys *right)
{
  return *left->entry->fide_id != '\0' && *right->entry->fide_id != '\0';
}

static gboolean
are_told_apart (const Keys *left, const Keys *right)
{
  return compare_parts (left->father, right->father) == PART_DIFFERS ||
         (have_id (left, right) && !g_str_equal (left->entry->fide_id, right->entry->fide_id));
}

static BrgLikeness
weigh (const Keys *left, const Keys *right, Part given)
{
  switch (compare_births (left->entry->birth, right->entry->birth))
    {
    case BIRTH_DIFFERS:
      return given == PART_EQUAL ? BRG_LIKENESS_NAMESAKE : BRG_LIKENESS_NONE;
    case BIRTH_UNKNOWN:
      return given >= PART_SHORTENED ? BRG_LIKENESS_LIKELY : BRG_LIKENESS_NONE;
    case BIRTH_SAME_YEAR:
      if (given == PART_EQUAL)
        return BRG_LIKENESS_SAME;
      return given >= PART_SLIPPED ? BRG_LIKENESS_LIKELY : BRG_LIKENESS_NONE;
    case BIRTH_SAME_DAY:
      if (given == PART_EQUAL)
        return BRG_LIKENESS_SAME;
      return given != PART_DIFFERS ? BRG_LIKENESS_LIKELY : BRG_LIKENESS_NONE;
    default:
      g_return_val_if_reached (BRG_LIKENESS_NONE);
    }
}

/* A slip in the family name alone is likely one where the rest agrees and a birth is known: Ivanov
 * and Ivanova are two. */
static BrgLikeness
weigh_slip (const Keys *left, const Keys *right)
{
  const char *one = left->entry->sex;
  const char *other = right->entry->sex;
  gboolean are_two = *one != '\0' && *other != '\0' && !g_str_equal (one, other);

  return !are_two && *left->given != '\0' && g_str_equal (left->given, right->given) &&
                 compare_births (left->entry->birth, right->entry->birth) >= BIRTH_SAME_YEAR
             ? BRG_LIKENESS_LIKELY
             : BRG_LIKENESS_NONE;
}

static BrgLikeness
compare_keys (const Keys *left, const Keys *right)
{
  BrgLikeness likeness;

  if (have_id (left, right) && g_str_equal (left->entry->fide_id, right->entry->fide_id))
    return BRG_LIKENESS_SAME;
  if (g_str_equal (left->family, right->family))
    likeness = weigh (left, right, compare_parts (left->given, right->given));
  else if (*left->given != '\0' && g_str_equal (left->family, right->given) &&
           g_str_equal (left->given, right->family))
    /* Somebody typed the given name first. */
    likeness = weigh (left, right, PART_EQUAL);
  else if (is_slip (left->family, right->family))
    likeness = weigh_slip (left, right);
  else
    return BRG_LIKENESS_NONE;
  if (likeness > BRG_LIKENESS_NAMESAKE && are_told_apart (left, right))
    return compare_parts (left->given, right->given) == PART_EQUAL ? BRG_LIKENESS_NAMESAKE
                                                                   : BRG_LIKENESS_NONE;
  return likeness;
}

BrgLikeness
brg_duplicates_compare (const BrgEntry *left, const BrgEntry *right)
{
  g_auto (Keys) left_keys = { 0 };
  g_auto (Keys) right_keys = { 0 };

  g_return_val_if_fail (left != NULL && right != NULL, BRG_LIKENESS_NONE);

  init_keys (&left_keys, left);
  init_keys (&right_keys, right);
  return compare_keys (&left_keys, &right_keys);
}

static void
add_to (GHashTable *table, const char *key, guint index)
{
  GArray *indices = g_hash_table_lookup (table, key);

  if (*key == '\0')
    return;
  if (indices == NULL)
    {
      indices = g_array_new (FALSE, FALSE, sizeof (guint));
      g_hash_table_insert (table, (gpointer) key, indices);
    }
  g_array_append_val (indices, index);
}

/* Two keys that differ by a slip have one of these in common: the key, or it less a letter. */
static GPtrArray *
list_slips (const char *key)
{
  GPtrArray *slips = g_ptr_array_new_with_free_func (g_free);
  gsize length = strlen (key);

  if (length < LEAST_SLIPPED)
    return slips;
  g_ptr_array_add (slips, g_strdup (key));
  for (gsize i = 0; i < length; i++)
    {
      char *slip = g_malloc (length);

      memcpy (slip, key, i);
      memcpy (slip + i, key + i + 1, length - i);
      g_ptr_array_add (slips, slip);
    }
  return slips;
}

static void
add_slips (GHashTable *table, const char *key, guint index)
{
  g_autoptr (GPtrArray) slips = list_slips (key);

  for (guint i = 0; i < slips->len; i++)
    {
      GArray *indices = g_hash_table_lookup (table, slips->pdata[i]);

      if (indices == NULL)
        {
          indices = g_array_new (FALSE, FALSE, sizeof (guint));
          g_hash_table_insert (table, g_strdup (slips->pdata[i]), indices);
        }
      g_array_append_val (indices, index);
    }
}

BrgDuplicates *
brg_duplicates_new (GPtrArray *entries)
{
  BrgDuplicates *self;

  g_return_val_if_fail (entries != NULL, NULL);

  self = g_new0 (BrgDuplicates, 1);
  self->entries = g_ptr_array_ref (entries);
  self->asked = g_new0 (guint, entries->len);
  self->keys = g_array_sized_new (FALSE, FALSE, sizeof (Keys), entries->len);
  g_array_set_clear_func (self->keys, clear_keys);
  self->by_name =
      g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_array_unref);
  self->by_fide_id =
      g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_array_unref);
  self->by_slip =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  for (guint i = 0; i < entries->len; i++)
    {
      Keys keys;

      init_keys (&keys, entries->pdata[i]);
      g_array_append_val (self->keys, keys);
      add_to (self->by_name, keys.family, i);
      if (!g_str_equal (keys.family, keys.given))
        add_to (self->by_name, keys.given, i);
      add_to (self->by_fide_id, keys.entry->fide_id, i);
      add_slips (self->by_slip, keys.family, i);
    }
  return self;
}

void
brg_duplicates_free (BrgDuplicates *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->by_name);
  g_hash_table_unref (self->by_fide_id);
  g_hash_table_unref (self->by_slip);
  g_array_unref (self->keys);
  g_free (self->asked);
  g_ptr_array_unref (self->entries);
  g_free (self);
}

static gboolean
is_himself (const BrgEntry *listed, const BrgEntry *asked)
{
  return listed == asked || (listed->id != 0 && listed->id == asked->id);
}

static void
collect (BrgDuplicates *self, const GArray *indices, const Keys *asked, GArray *found)
{
  for (guint i = 0; indices != NULL && i < indices->len; i++)
    {
      guint index = g_array_index (indices, guint, i);
      const Keys *listed = &g_array_index (self->keys, Keys, index);
      BrgDuplicate duplicate = { .index = index };

      if (self->asked[index] == self->n_asked || is_himself (listed->entry, asked->entry))
        continue;
      self->asked[index] = self->n_asked;
      self->n_compared++;
      duplicate.likeness = compare_keys (listed, asked);
      duplicate.by_fide_id =
          have_id (listed, asked) && g_str_equal (listed->entry->fide_id, asked->entry->fide_id);
      if (duplicate.likeness != BRG_LIKENESS_NONE)
        g_array_append_val (found, duplicate);
    }
}

static int
compare_duplicates (gconstpointer a, gconstpointer b)
{
  const BrgDuplicate *left = a;
  const BrgDuplicate *right = b;

  if (left->likeness != right->likeness)
    return (int) right->likeness - (int) left->likeness;
  return left->index < right->index ? -1 : left->index > right->index;
}

static GArray *
find_keys (BrgDuplicates *self, const Keys *asked)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (BrgDuplicate));
  g_autoptr (GPtrArray) slips = list_slips (asked->family);

  self->n_asked++;
  if (*asked->family != '\0')
    collect (self, g_hash_table_lookup (self->by_name, asked->family), asked, found);
  if (*asked->entry->fide_id != '\0')
    collect (self, g_hash_table_lookup (self->by_fide_id, asked->entry->fide_id), asked, found);
  for (guint i = 0; i < slips->len; i++)
    collect (self, g_hash_table_lookup (self->by_slip, slips->pdata[i]), asked, found);
  g_array_sort (found, compare_duplicates);
  return found;
}

GArray *
brg_duplicates_find (BrgDuplicates *self, const BrgEntry *entry)
{
  g_auto (Keys) asked = { 0 };

  g_return_val_if_fail (self != NULL && entry != NULL, NULL);

  init_keys (&asked, entry);
  return find_keys (self, &asked);
}

GArray *
brg_duplicates_find_of (BrgDuplicates *self, guint index)
{
  g_return_val_if_fail (self != NULL && index < self->keys->len, NULL);

  return find_keys (self, &g_array_index (self->keys, Keys, index));
}

guint64
brg_duplicates_count_compared (const BrgDuplicates *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_compared;
}
