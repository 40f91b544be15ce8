/* brg-person-form.c - the card of a person as it is typed and as it is stored
 *
 * Tests: tests/app/test-person-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-person-form.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-date-text.h"
#include "brg-text-tidy.h"

#define N_PARTS 3

static char *
dup_day (const char *day)
{
  return strlen (day) == strlen ("YYYY-MM-DD")
             ? g_strdup_printf ("%s.%.2s.%.4s", day + 8, day + 5, day)
             : g_strdup (day);
}

static gboolean
holds_date (BrgPersonField field)
{
  return field == BRG_PERSON_BIRTH || brg_person_field_is_day (field);
}

char *
brg_person_form_dup_text (const BrgPerson *person, BrgPersonField field)
{
  g_return_val_if_fail (person != NULL && field < BRG_N_PERSON_FIELDS, NULL);

  return holds_date (field) ? dup_day (person->texts[field]) : g_strdup (person->texts[field]);
}

/* Every line for itself. */
static char *
tidy_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  char *joined;

  for (char **line = lines; *line != NULL; line++)
    {
      char *tidy = brg_text_tidy (*line);

      g_free (*line);
      *line = tidy;
    }
  joined = g_strjoinv ("\n", lines);
  return g_strstrip (joined);
}

void
brg_person_form_take_text (BrgPerson *person, BrgPersonField field, const char *text)
{
  g_autofree char *tidy = NULL;
  g_autofree char *date = NULL;

  g_return_if_fail (person != NULL && field < BRG_N_PERSON_FIELDS && text != NULL);

  tidy = field == BRG_PERSON_NOTES ? tidy_lines (text) : brg_text_tidy (text);
  if (holds_date (field))
    date = brg_date_text_normalise (tidy);
  brg_person_set_text (person, field, date != NULL ? date : tidy);
}

static void
append_line (GString *text, const char *first, const char *day, const char *last)
{
  g_autofree char *written = dup_day (day);

  g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", first);
  if (*written != '\0' || *last != '\0')
    g_string_append_printf (text, "; %s", written);
  if (*last != '\0')
    g_string_append_printf (text, "; %s", last);
}

char *
brg_person_form_dup_ranks (const BrgPerson *person)
{
  g_autoptr (GString) text = NULL;

  g_return_val_if_fail (person != NULL, NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < person->ranks->len; i++)
    {
      const BrgPersonRank *rank = person->ranks->pdata[i];

      append_line (text, rank->name, rank->day, rank->document);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
brg_person_form_dup_ratings (const BrgPerson *person)
{
  g_autoptr (GString) text = NULL;

  g_return_val_if_fail (person != NULL, NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < person->ratings->len; i++)
    {
      const BrgPersonRating *rating = person->ratings->pdata[i];
      g_autofree char *number = g_strdup_printf ("%d", rating->rating);

      append_line (text, rating->list, rating->day, number);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The three parts of a line, the second a day or nothing. */
static gboolean
read_line (const char *line, char *parts[N_PARTS])
{
  g_auto (GStrv) words = g_strsplit (line, ";", N_PARTS);
  guint n_words = g_strv_length (words);
  char *day;

  for (guint i = 0; i < N_PARTS; i++)
    parts[i] = brg_text_tidy (i < n_words ? words[i] : "");
  if (*parts[1] == '\0')
    return *parts[0] != '\0';
  day = brg_date_text_normalise (parts[1]);
  if (day == NULL || strlen (day) != strlen ("YYYY-MM-DD"))
    {
      g_free (day);
      return FALSE;
    }
  g_free (parts[1]);
  parts[1] = day;
  return *parts[0] != '\0';
}

typedef gboolean (*AddFunc) (BrgPerson *person, char *parts[N_PARTS]);

static gboolean
add_rank (BrgPerson *person, char *parts[N_PARTS])
{
  brg_person_add_rank (person, parts[0], parts[1], parts[2]);
  return TRUE;
}

static gboolean
add_rating (BrgPerson *person, char *parts[N_PARTS])
{
  gint64 rating;

  if (!g_ascii_string_to_signed (parts[2], 10, 0, 4000, &rating, NULL))
    return FALSE;
  brg_person_add_rating (person, parts[0], parts[1], (gint) rating);
  return TRUE;
}

/* @fault: (out): the line that was not understood */
static BrgPerson *
read_lines (const char *text, AddFunc add, char **fault)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (BrgPerson) read = brg_person_new ();

  for (char **line = lines; *line != NULL; line++)
    {
      char *parts[N_PARTS];
      g_autofree char *tidy = brg_text_tidy (*line);
      gboolean is_fine = *tidy == '\0' || (read_line (tidy, parts) && add (read, parts));

      for (guint i = 0; *tidy != '\0' && i < N_PARTS; i++)
        g_free (parts[i]);
      if (!is_fine)
        {
          *fault = g_steal_pointer (&tidy);
          return NULL;
        }
    }
  return g_steal_pointer (&read);
}

char *
brg_person_form_take_ranks (BrgPerson *person, const char *text)
{
  g_autofree char *fault = NULL;
  g_autoptr (BrgPerson) read = NULL;

  g_return_val_if_fail (person != NULL && text != NULL, NULL);

  read = read_lines (text, add_rank, &fault);
  if (read == NULL)
    /* Translators: a line that somebody typed */
    return g_strdup_printf (_ ("Not understood: “%s”. A title is written “title; day; order”."),
                            fault);
  g_ptr_array_unref (person->ranks);
  person->ranks = g_ptr_array_ref (read->ranks);
  return NULL;
}

char *
brg_person_form_take_ratings (BrgPerson *person, const char *text)
{
  g_autofree char *fault = NULL;
  g_autoptr (BrgPerson) read = NULL;

  g_return_val_if_fail (person != NULL && text != NULL, NULL);

  read = read_lines (text, add_rating, &fault);
  if (read == NULL)
    /* Translators: a line that somebody typed */
    return g_strdup_printf (_ ("Not understood: “%s”. A rating is written “list; day; rating”."),
                            fault);
  g_ptr_array_unref (person->ratings);
  person->ratings = g_ptr_array_ref (read->ratings);
  return NULL;
}
