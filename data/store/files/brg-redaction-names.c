/* brg-redaction-names.c - the names under which the journal knows a person, and texts without them
 *
 * Tests: tests/data/test-redaction.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-redaction-names.h"

#include <string.h>

/* Columns of the table of persons. */
enum
{
  COLUMN_FAMILY = 1,
  COLUMN_GIVEN,
  COLUMN_FATHER,
  N_NAMES = 3,
};

struct _BrgRedactionNames
{
  gint64 person_id;
  char *sign;
  GPtrArray *parts[N_NAMES]; /* what stood in each column */
  GHashTable *others;        /* family names of others */
  GPtrArray *forms;          /* of more than the family name, longest first */
  GPtrArray *alone;          /* family names that nobody else has */
};

/* Who is in force there is named on papers. */
static const char *const spared[] = { "event",   "event_group",      "official",
                                      "setting", "committee_member", NULL };

/* Where people write of people. Elsewhere a word that is somebody's family name may be a town, a
 * federation, a title or a state. */
static const char *const told[] = { "incident", "protest",        "decision",
                                    "envelope", "finish_request", NULL };

/* How programs and people write a name: F, G, H are its parts, g and h their first letters. */
static const char *const shapes[] = {
  "F G H",   "F, G H", "G H F", "F G",   "F, G", "G F",   "F g. h.", "F g.h.",
  "g. h. F", "g.h. F", "F g.",  "F, g.", "g. F", "F g h", "F g",     "F gh",
};

BrgRedactionNames *
brg_redaction_names_new (gint64 person_id)
{
  BrgRedactionNames *names = g_new0 (BrgRedactionNames, 1);

  names->person_id = person_id;
  names->sign = g_strdup_printf ("[#%" G_GINT64_FORMAT "]", person_id);
  for (guint i = 0; i < N_NAMES; i++)
    names->parts[i] = g_ptr_array_new_with_free_func (g_free);
  names->others = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  names->forms = g_ptr_array_new_with_free_func (g_free);
  names->alone = g_ptr_array_new_with_free_func (g_free);
  return names;
}

void
brg_redaction_names_free (BrgRedactionNames *names)
{
  if (names == NULL)
    return;
  g_free (names->sign);
  for (guint i = 0; i < N_NAMES; i++)
    g_ptr_array_unref (names->parts[i]);
  g_hash_table_unref (names->others);
  g_ptr_array_unref (names->forms);
  g_ptr_array_unref (names->alone);
  g_free (names);
}

static void
add_once (GPtrArray *texts, const char *text)
{
  if (!g_ptr_array_find_with_equal_func (texts, text, g_str_equal, NULL))
    g_ptr_array_add (texts, g_strdup (text));
}

void
brg_redaction_names_learn (BrgRedactionNames *names, gint64 row_id, guint column, const char *text)
{
  if (*text == '\0' || column < COLUMN_FAMILY || column > COLUMN_FATHER ||
      g_str_equal (text, names->sign))
    return;
  if (row_id == names->person_id)
    add_once (names->parts[column - COLUMN_FAMILY], text);
  else if (column == COLUMN_FAMILY)
    g_hash_table_add (names->others, g_strdup (text));
}

static void
append_initial (GString *form, const char *name)
{
  g_string_append_unichar (form, g_utf8_get_char (name));
}

static void
add_form (BrgRedactionNames *names,
          const char *shape,
          const char *family,
          const char *given,
          const char *father)
{
  g_autoptr (GString) form = g_string_new (NULL);

  for (; *shape != '\0'; shape++)
    switch (*shape)
      {
      case 'F':
        g_string_append (form, family);
        break;
      case 'G':
        g_string_append (form, given);
        break;
      case 'H':
        g_string_append (form, father);
        break;
      case 'g':
        append_initial (form, given);
        break;
      case 'h':
        append_initial (form, father);
        break;
      default:
        g_string_append_c (form, *shape);
      }
  add_once (names->forms, form->str);
}

/* A shape with a part that the person does not have is left out. */
static void
add_shapes (BrgRedactionNames *names, const char *family, const char *given, const char *father)
{
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    if ((given != NULL || strpbrk (shapes[i], "Gg") == NULL) &&
        (father != NULL || strpbrk (shapes[i], "Hh") == NULL))
      add_form (names, shapes[i], family, given, father);
}

static int
compare_lengths (gconstpointer a, gconstpointer b)
{
  gsize one = strlen (*(const char *const *) a);
  gsize other = strlen (*(const char *const *) b);

  return one == other ? 0 : one > other ? -1 : 1;
}

void
brg_redaction_names_settle (BrgRedactionNames *names)
{
  GPtrArray *fathers = names->parts[2];

  for (guint i = 0; i < names->parts[0]->len; i++)
    {
      const char *family = names->parts[0]->pdata[i];

      for (guint j = 0; j < names->parts[1]->len; j++)
        for (guint k = 0; k <= fathers->len; k++)
          add_shapes (names, family, names->parts[1]->pdata[j],
                      k < fathers->len ? fathers->pdata[k] : NULL);
      /* One that stands alone may be somebody else's. */
      if (g_utf8_strlen (family, -1) > 1 && !g_hash_table_contains (names->others, family))
        add_once (names->alone, family);
    }
  g_ptr_array_sort (names->forms, compare_lengths);
  g_ptr_array_sort (names->alone, compare_lengths);
}

const char *
brg_redaction_names_get_sign (const BrgRedactionNames *names)
{
  return names->sign;
}

/* Whether a word begins or ends at @at of @text. */
static gboolean
is_edge (const char *text, const char *at)
{
  const char *before = at > text ? g_utf8_prev_char (at) : NULL;

  return before == NULL || *at == '\0' || !g_unichar_isalnum (g_utf8_get_char (at)) ||
         !g_unichar_isalnum (g_utf8_get_char (before));
}

static gboolean
replace_form (GString *text, const char *form, const char *sign)
{
  gsize length = strlen (form);
  gsize from = 0;
  gboolean is_found = FALSE;
  const char *at;

  while ((at = strstr (text->str + from, form)) != NULL)
    {
      gsize place = (gsize) (at - text->str);

      from = place + length;
      if (!is_edge (text->str, at) || !is_edge (text->str, at + length))
        continue;
      g_string_erase (text, (gssize) place, (gssize) length);
      g_string_insert (text, (gssize) place, sign);
      from = place + strlen (sign);
      is_found = TRUE;
    }
  return is_found;
}

static char *
map (const BrgRedactionNames *names, const char *text, gboolean with_alone)
{
  g_autoptr (GString) mapped = g_string_new (text);
  gboolean is_found = FALSE;

  if (!g_utf8_validate (text, -1, NULL))
    return NULL;
  for (guint i = 0; i < names->forms->len; i++)
    is_found = replace_form (mapped, names->forms->pdata[i], names->sign) || is_found;
  for (guint i = 0; with_alone && i < names->alone->len; i++)
    is_found = replace_form (mapped, names->alone->pdata[i], names->sign) || is_found;
  return is_found ? g_string_free (g_steal_pointer (&mapped), FALSE) : NULL;
}

char *
brg_redaction_names_map (const BrgRedactionNames *names, const char *text)
{
  return map (names, text, TRUE);
}

gboolean
brg_redaction_names_spare (const char *table)
{
  return g_strv_contains (spared, table);
}

char *
brg_redaction_names_map_value (const BrgRedactionNames *names,
                               const char *table,
                               gint64 row_id,
                               guint column,
                               const char *text)
{
  if (g_str_equal (table, "person"))
    {
      if (row_id != names->person_id || *text == '\0')
        return NULL;
      return g_strdup (column == COLUMN_FAMILY ? names->sign : "");
    }
  return brg_redaction_names_spare (table)
             ? NULL
             : map (names, text, g_strv_contains (told, table) && strchr (text, ' ') != NULL);
}
