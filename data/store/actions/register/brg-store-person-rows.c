/* brg-store-person-rows.c - the rows of a person, as they are written
 *
 * Tests: tests/data/test-store-persons.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-person-rows.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-date-text.h"
#include "brg-photo.h"
#include "brg-store-rows.h"
#include "brg-table-names.h"
#include "brg-text-tidy.h"
#include "brg-timetable.h"

#define MOST_RATING 4000

static gboolean
is_day (const char *text)
{
  return *text == '\0' || brg_timetable_is_day (text);
}

static gboolean
is_birth (const char *text)
{
  g_autofree char *date = brg_date_text_normalise (text);

  return *text == '\0' || g_strcmp0 (date, text) == 0;
}

static gboolean
is_number (const char *text)
{
  return strspn (text, "0123456789") == strlen (text);
}

/* @message: (transfer full) */
static gboolean
refuse_field (char *message, GError **error)
{
  g_autofree char *owned = message;

  return brg_store_refuse (error, owned);
}

/* Notes may have several lines. */
static gboolean
is_written (BrgPersonField field, const char *text)
{
  g_autofree char *line = NULL;

  if (field != BRG_PERSON_NOTES)
    return brg_text_is_printable (text);
  line = g_strdelimit (g_strdup (text), "\n", ' ');
  return brg_text_is_printable (line);
}

static gboolean
check_field (BrgPersonField field, const char *text, GError **error)
{
  const char *const *words = brg_person_field_list_words (field);
  const char *name = brg_table_name_get_field (brg_person_field_get_id (field));

  if (!g_utf8_validate (text, -1, NULL) || !is_written (field, text))
    return refuse_field (
        /* Translators: %s is the name of a field, "town" */
        g_strdup_printf (_ ("The field “%s” has signs that cannot be printed."), name), error);
  if (words != NULL && *text != '\0' && !g_strv_contains (words, text))
    return refuse_field (
        /* Translators: %s is the name of a field, "hearing" */
        g_strdup_printf (_ ("The field “%s” cannot hold that word."), name), error);
  if ((brg_person_field_is_day (field) && !is_day (text)) ||
      (field == BRG_PERSON_BIRTH && !is_birth (text)))
    return refuse_field (
        /* Translators: %s is the name of a field, "licence until" */
        g_strdup_printf (_ ("The field “%s” holds no date."), name), error);
  if (field == BRG_PERSON_FIDE_ID && !is_number (text))
    return brg_store_refuse (error, _ ("Not a FIDE ID: it has digits only."));
  return TRUE;
}

static gboolean
check_ranks (const BrgPerson *person, GError **error)
{
  for (guint i = 0; i < person->ranks->len; i++)
    {
      const BrgPersonRank *rank = person->ranks->pdata[i];

      if (*rank->name == '\0' || !brg_text_is_printable (rank->name) ||
          !brg_text_is_printable (rank->document))
        return brg_store_refuse (error, _ ("A title needs a name that can be printed."));
      if (!is_day (rank->day))
        return brg_store_refuse (error, _ ("The day of a title is no date."));
    }
  return TRUE;
}

static gboolean
is_same_list (const BrgPersonRating *a, const BrgPersonRating *b)
{
  return g_str_equal (a->list, b->list) && g_str_equal (a->day, b->day);
}

static gboolean
check_ratings (const BrgPerson *person, GError **error)
{
  for (guint i = 0; i < person->ratings->len; i++)
    {
      const BrgPersonRating *rating = person->ratings->pdata[i];

      if (*rating->list == '\0' || !brg_text_is_printable (rating->list))
        return brg_store_refuse (error, _ ("A rating needs the name of its list."));
      if (!is_day (rating->day))
        return brg_store_refuse (error, _ ("The day of a rating list is no date."));
      if (rating->rating < 0 || rating->rating > MOST_RATING)
        return brg_store_refuse (error, _ ("Not a rating: enter a whole number up to 4000."));
      for (guint k = 0; k < i; k++)
        if (is_same_list (rating, person->ratings->pdata[k]))
          return brg_store_refuse (error, _ ("Two ratings are of the same list and day."));
    }
  return TRUE;
}

/* A file from elsewhere may hold what nobody can type here: it does not bar the rest of the card.
 */
static gboolean
is_known (const BrgPerson *before, BrgPersonField field, const char *text)
{
  return before != NULL && g_str_equal (before->texts[field], text);
}

gboolean
brg_store_check_person (const BrgPerson *person,
                        const BrgPerson *before,
                        const BrgPerson *other,
                        GError **error)
{
  if (*person->texts[BRG_PERSON_FAMILY_NAME] == '\0')
    return brg_store_refuse (error, _ ("The name is missing."));
  for (BrgPersonField field = 0; field < BRG_N_PERSON_FIELDS; field++)
    if (!is_known (before, field, person->texts[field]) &&
        !is_known (other, field, person->texts[field]) &&
        !check_field (field, person->texts[field], error))
      return FALSE;
  return check_ranks (person, error) && check_ratings (person, error);
}

static gboolean
write_texts (BrgStore *store, const BrgPerson *person, GError **error)
{
  for (BrgPersonField field = 0; field < BRG_N_PERSON_FIELDS; field++)
    {
      const char *column = brg_person_field_get_id (field);
      g_autofree char *sql =
          g_strdup_printf ("UPDATE person SET %s = ?2 WHERE id = ?1 AND %s <> ?2", column, column);

      if (!brg_sql_run (store, error, sql, "it", person->id, person->texts[field]))
        return FALSE;
    }
  return TRUE;
}

/* A list that stays as it is leaves no trace in the journal: rows are only written where they
 * differ, in their order. */
static gboolean
write_ranks (BrgStore *store, const BrgPerson *person, GError **error)
{
  for (guint i = 0; i < person->ranks->len; i++)
    {
      const BrgPersonRank *rank = person->ranks->pdata[i];

      if (!brg_sql_run (store, error,
                        "INSERT INTO person_rank (person_id, name, day, document)"
                        " SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS (SELECT 1 FROM person_rank"
                        " WHERE person_id = ?1 AND name = ?2 AND day = ?3 AND document = ?4)",
                        "ittt", person->id, rank->name, rank->day, rank->document))
        return FALSE;
    }
  return TRUE;
}

static gboolean
has_rank (const BrgPerson *person, const char *name, const char *day, const char *document)
{
  for (guint i = 0; i < person->ranks->len; i++)
    {
      const BrgPersonRank *rank = person->ranks->pdata[i];

      if (g_str_equal (rank->name, name) && g_str_equal (rank->day, day) &&
          g_str_equal (rank->document, document))
        return TRUE;
    }
  return FALSE;
}

static gboolean
list_gone_ranks (BrgStore *store, const BrgPerson *person, GArray *ids, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error, "SELECT id, name, day, document FROM person_rank WHERE person_id = ?1", "i",
      person->id);

  while (stmt != NULL && brg_sql_step (store, stmt, &has_row, error))
    {
      gint64 id;

      if (!has_row)
        return TRUE;
      id = sqlite3_column_int64 (stmt, 0);
      if (!has_rank (person, brg_sql_get_text (stmt, 1), brg_sql_get_text (stmt, 2),
                     brg_sql_get_text (stmt, 3)))
        g_array_append_val (ids, id);
    }
  return FALSE;
}

static gboolean
remove_gone_ranks (BrgStore *store, const BrgPerson *person, GError **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  if (!list_gone_ranks (store, person, ids, error))
    return FALSE;
  for (guint i = 0; i < ids->len; i++)
    if (!brg_sql_run (store, error, "DELETE FROM person_rank WHERE id = ?1", "i",
                      g_array_index (ids, gint64, i)))
      return FALSE;
  return TRUE;
}

/* The recorder of changes sees rows that are written as they were as unchanged. */
static gboolean
write_ratings (BrgStore *store, const BrgPerson *person, GError **error)
{
  if (!brg_sql_run (store, error, "DELETE FROM person_rating WHERE person_id = ?1", "i",
                    person->id))
    return FALSE;
  for (guint i = 0; i < person->ratings->len; i++)
    {
      const BrgPersonRating *rating = person->ratings->pdata[i];

      if (!brg_sql_run (store, error,
                        "INSERT INTO person_rating (person_id, list, day, rating)"
                        " VALUES (?1, ?2, ?3, ?4)",
                        "itti", person->id, rating->list, rating->day, (gint64) rating->rating))
        return FALSE;
    }
  return TRUE;
}

gboolean
brg_store_write_person (BrgStore *store, const BrgPerson *person, GError **error)
{
  return write_texts (store, person, error) && remove_gone_ranks (store, person, error) &&
         write_ranks (store, person, error) && write_ratings (store, person, error);
}

gboolean
brg_store_write_photo (BrgStore *store, gint64 person_id, GBytes *photo, GError **error)
{
  g_autofree char *text = photo != NULL ? brg_photo_to_text (photo) : NULL;
  BrgPhotoSize size;

  if (photo == NULL)
    return brg_sql_run (store, error, "DELETE FROM person_photo WHERE person_id = ?1", "i",
                        person_id);
  if (!brg_photo_is_kept (photo, &size))
    {
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   /* Translators: kilobytes; points of width and height */
                   _ ("Not a photo that can be kept: it must be a whole JPEG or PNG of at most "
                      "%d KB and %d points a side."),
                   BRG_PHOTO_MOST_BYTES / 1024, BRG_PHOTO_MOST_SIDE);
      return FALSE;
    }
  return brg_sql_run (store, error,
                      "INSERT INTO person_photo (person_id, kind, picture) VALUES (?1, ?2, ?3)"
                      " ON CONFLICT (person_id) DO UPDATE SET kind = excluded.kind,"
                      " picture = excluded.picture",
                      "itt", person_id, brg_photo_kind_get_id (size.kind), text);
}
