/* brg-altered-places.c - places that another program changed, as the journal keeps and names them
 *
 * A line a place, its parts between tabs: the sentence is made when it is read, in the reader's
 * language.
 *
 * Tests: tests/data/test-proof.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-altered-places.h"

#include <glib/gi18n-lib.h>

#include "brg-table-names.h"

enum
{
  PART_TABLE,
  PART_ROW,
  PART_FIELD,
  PART_ROUND,
  PART_BOARD,
  PART_EXPECTED,
  PART_FOUND,
  PART_ENTRY,
  N_PARTS,
};

static void
append_part (GString *text, const char *part)
{
  g_autofree char *plain = g_strdup (part);

  g_string_append (text, g_strdelimit (plain, "\t\n", ' '));
  g_string_append_c (text, '\t');
}

void
brg_altered_place_append (GString *text, const BrgAlteredPlace *place)
{
  g_return_if_fail (text != NULL && place != NULL);

  if (text->len > 0)
    g_string_append_c (text, '\n');
  append_part (text, place->table);
  append_part (text, place->row);
  append_part (text, place->field);
  g_string_append_printf (text, "%d\t%d\t", place->round, place->board);
  append_part (text, place->expected);
  append_part (text, place->found);
  g_string_append_printf (text, "%" G_GINT64_FORMAT, place->entry_id);
}

gboolean
brg_altered_place_is_of_pair (const char *table)
{
  static const char *const tables[] = { "result", "pairing", "attendance", "score_sheet", NULL };

  g_return_val_if_fail (table != NULL, FALSE);

  return g_strv_contains (tables, table);
}

static const char *
get_sign (const char *word)
{
  static const struct
  {
    const char *word;
    const char *sign;
  } signs[] = { { "=", "½" }, { "-", "−" }, { "", "–" } };

  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if (g_str_equal (signs[i].word, word))
      return signs[i].sign;
  return word;
}

char *
brg_altered_place_dup_result (const char *white, const char *black)
{
  g_return_val_if_fail (white != NULL && black != NULL, NULL);

  return g_strdup_printf ("%s – %s", get_sign (white), get_sign (black));
}

/* "round 3, board 2, result", "participants, row 12, rating" */
static char *
dup_subject (char **parts)
{
  const char *table = brg_table_name_get (parts[PART_TABLE]);
  g_autofree char *where = NULL;

  if (!g_str_equal (parts[PART_ROUND], "0"))
    /* Translators: numbers of a round and a board */
    where = g_strdup_printf (_ ("round %s, board %s"), parts[PART_ROUND], parts[PART_BOARD]);
  else
    /* Translators: what a table holds, "participants"; the number of a row of it */
    where = g_strdup_printf (_ ("%s, row %s"), table != NULL ? table : parts[PART_TABLE],
                             parts[PART_ROW]);
  return g_strjoin (
      ", ", where,
      *parts[PART_FIELD] != '\0' ? brg_table_name_get_field (parts[PART_FIELD]) : table, NULL);
}

static char *
dup_place (char **parts)
{
  g_autofree char *subject = dup_subject (parts);
  g_autofree char *words = NULL;

  if (*parts[PART_FIELD] == '\0' && g_str_equal (parts[PART_EXPECTED], "+"))
    /* Translators: "round 3, board 2, result" */
    words = g_strdup_printf (_ ("%s: removed"), subject);
  else if (*parts[PART_FIELD] == '\0')
    /* Translators: "round 3, board 2, result" */
    words = g_strdup_printf (_ ("%s: added"), subject);
  else
    /* Translators: "round 3, board 2, result"; values, "0 – 1" and "1 – 0" */
    words = g_strdup_printf (_ ("%s: by the journal %s, found %s"), subject, parts[PART_EXPECTED],
                             parts[PART_FOUND]);
  if (g_str_equal (parts[PART_ENTRY], "0"))
    return g_steal_pointer (&words);
  /* Translators: a place in the file; the number of the journal entry that wrote it */
  return g_strdup_printf (_ ("%s (No. %s)"), words, parts[PART_ENTRY]);
}

char *
brg_altered_places_dup_words (const char *text)
{
  g_auto (GStrv) lines = NULL;
  g_autoptr (GString) words = g_string_new (NULL);

  g_return_val_if_fail (text != NULL, NULL);

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (lines[i], "\t", -1);
      g_autofree char *place = NULL;

      if (g_strv_length (parts) != N_PARTS)
        continue;
      place = dup_place (parts);
      g_string_append_printf (words, "%s%s", words->len > 0 ? "; " : "", place);
    }
  return g_string_free (g_steal_pointer (&words), FALSE);
}
