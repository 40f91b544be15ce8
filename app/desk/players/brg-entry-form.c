/* brg-entry-form.c - the fields of a player, as they are typed and as they are stored
 *
 * Tests: tests/app/test-entry-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-entry-form.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-date-text.h"
#include "brg-person-name.h"
#include "brg-player-value.h"
#include "brg-text-tidy.h"

#define FIRST_YEAR 1900

void
brg_entry_fault_free (BrgEntryFault *fault)
{
  if (fault == NULL)
    return;
  g_free (fault->message);
  g_free (fault);
}

/* Where the text of a field stands; NULL for a field that is a number. */
static char **
find_place (BrgEntry *entry, BrgEntryField field)
{
  switch (field)
    {
    case BRG_ENTRY_FAMILY_NAME:
      return &entry->family_name;
    case BRG_ENTRY_GIVEN_NAME:
      return &entry->given_name;
    case BRG_ENTRY_FATHER_NAME:
      return &entry->father_name;
    case BRG_ENTRY_TITLE:
      return &entry->title;
    case BRG_ENTRY_BIRTH:
      return &entry->birth;
    case BRG_ENTRY_SEX:
      return &entry->sex;
    case BRG_ENTRY_FEDERATION:
      return &entry->federation;
    case BRG_ENTRY_FIDE_ID:
      return &entry->fide_id;
    case BRG_ENTRY_ORGANISATION:
      return &entry->organisation;
    case BRG_ENTRY_COACH:
      return &entry->coach;
    case BRG_ENTRY_SIGHT:
      return &entry->sight;
    case BRG_ENTRY_ASSISTANT:
      return &entry->assistant;
    case BRG_ENTRY_RATING:
      return NULL;
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
brg_entry_form_dup_text (const BrgEntry *entry, BrgEntryField field)
{
  g_return_val_if_fail (entry != NULL && field < BRG_N_ENTRY_FIELDS, NULL);

  if (field == BRG_ENTRY_RATING)
    return entry->rating > 0 ? g_strdup_printf ("%d", entry->rating) : g_strdup ("");
  return g_strdup (*find_place ((BrgEntry *) entry, field));
}

static void
add_fault (GPtrArray *faults, BrgEntryField field, const char *message)
{
  BrgEntryFault *fault = g_new0 (BrgEntryFault, 1);

  fault->field = field;
  fault->message = g_strdup (message);
  g_ptr_array_add (faults, fault);
}

static void
take (char **place, char *text)
{
  g_free (*place);
  *place = text;
}

static void
read_birth (BrgEntry *entry, const char *text, gint last_year, GPtrArray *faults)
{
  gboolean is_guess;
  char *day = brg_date_text_normalise_birth (text, &is_guess);
  gint64 year = day != NULL ? g_ascii_strtoll (day, NULL, 10) : 0;

  if (*text == '\0')
    day = NULL;
  else if (day == NULL)
    add_fault (faults, BRG_ENTRY_BIRTH,
               _ ("Not a date. Write 17.05.2009 or 2009-05-17, or only the year."));
  else if (is_guess)
    {
      g_autofree char *message =
          /* Translators: a year of birth in four digits */
          g_strdup_printf (_ ("Write the year with four digits: %.4s?"), day);

      add_fault (faults, BRG_ENTRY_BIRTH, message);
      g_clear_pointer (&day, g_free);
    }
  else if (year < FIRST_YEAR || year > last_year)
    {
      g_autofree char *message =
          /* Translators: a year of birth; the first and the last one that can be right */
          g_strdup_printf (_ ("%d cannot be a year of birth: enter a year from %d to %d."),
                           (gint) year, FIRST_YEAR, last_year);

      add_fault (faults, BRG_ENTRY_BIRTH, message);
      g_clear_pointer (&day, g_free);
    }
  take (&entry->birth, day != NULL ? day : g_strdup (""));
}

char *
brg_entry_form_dup_federation_doubt (const char *federation)
{
  g_return_val_if_fail (federation != NULL, NULL);

  if (brg_player_value_is_federation (federation))
    return NULL;
  /* Translators: what was typed */
  return g_strdup_printf (_ ("“%s” is no federation: its code has three letters, RUS."),
                          federation);
}

/* What stood there before was doubted when it came. */
static void
read_federation (BrgEntry *entry, const char *text, GPtrArray *faults)
{
  char *federation = brg_player_value_parse_federation (text);
  g_autofree char *doubt = brg_entry_form_dup_federation_doubt (federation);

  if (doubt != NULL && !g_str_equal (federation, entry->federation))
    {
      /* Translators: a sentence that doubts what was typed, and a key that stores it */
      g_autofree char *message = g_strdup_printf (_ ("%s Enter keeps it as it is."), doubt);

      add_fault (faults, BRG_ENTRY_FEDERATION, message);
      ((BrgEntryFault *) faults->pdata[faults->len - 1])->is_doubt = TRUE;
    }
  take (&entry->federation, federation);
}

void
brg_entry_form_drop_doubts (GPtrArray *faults)
{
  g_return_if_fail (faults != NULL);

  for (guint i = faults->len; i-- > 0;)
    if (((const BrgEntryFault *) faults->pdata[i])->is_doubt)
      g_ptr_array_remove_index (faults, i);
}

static void
read_value (BrgEntry *entry,
            BrgEntryField field,
            const char *text,
            gint last_year,
            GPtrArray *faults)
{
  char *id;
  const char *sex;

  switch (field)
    {
    case BRG_ENTRY_RATING:
      entry->rating = 0;
      if (!brg_player_value_parse_rating (text, &entry->rating))
        add_fault (faults, field, _ ("Not a rating: enter a whole number up to 4000."));
      break;
    case BRG_ENTRY_BIRTH:
      read_birth (entry, text, last_year, faults);
      break;
    case BRG_ENTRY_SEX:
      sex = brg_player_value_parse_sex (text);
      if (sex == NULL)
        add_fault (faults, field, _ ("Not understood: enter m or f."));
      take (&entry->sex, g_strdup (sex != NULL ? sex : ""));
      break;
    case BRG_ENTRY_FEDERATION:
      read_federation (entry, text, faults);
      break;
    case BRG_ENTRY_FIDE_ID:
      id = brg_player_value_parse_fide_id (text);
      if (id == NULL)
        add_fault (faults, field, _ ("Not a FIDE ID: it has digits only."));
      take (&entry->fide_id, id != NULL ? id : g_strdup (""));
      break;
    case BRG_ENTRY_FAMILY_NAME:
    case BRG_ENTRY_GIVEN_NAME:
    case BRG_ENTRY_FATHER_NAME:
    case BRG_ENTRY_TITLE:
    case BRG_ENTRY_ORGANISATION:
    case BRG_ENTRY_COACH:
    case BRG_ENTRY_SIGHT:
    case BRG_ENTRY_ASSISTANT:
      take (find_place (entry, field), g_strdup (text));
      break;
    default:
      g_return_if_reached ();
    }
}

/* Somebody typed the whole name where the family name belongs. */
static void
split_name (BrgEntry *entry)
{
  g_auto (BrgPersonName) name = { 0 };

  if (*entry->given_name != '\0' || *entry->father_name != '\0' ||
      strpbrk (entry->family_name, " ,") == NULL)
    return;
  brg_person_name_split (entry->family_name, &name);
  take (&entry->family_name, g_steal_pointer (&name.family));
  take (&entry->given_name, g_steal_pointer (&name.given));
  take (&entry->father_name, g_steal_pointer (&name.father));
}

GPtrArray *
brg_entry_form_read (BrgEntry *entry, const char *const *texts, gboolean may_split, gint last_year)
{
  g_autoptr (GPtrArray) faults = NULL;

  g_return_val_if_fail (entry != NULL && texts != NULL, NULL);

  faults = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_fault_free);
  for (BrgEntryField field = 0; field < BRG_N_ENTRY_FIELDS; field++)
    {
      g_autofree char *text = brg_text_tidy (texts[field]);

      if (field == BRG_ENTRY_FAMILY_NAME && *text == '\0')
        add_fault (faults, field, _ ("The name is missing."));
      read_value (entry, field, text, last_year, faults);
    }
  /* Who sees the board has none. */
  if (*entry->sight == '\0')
    take (&entry->assistant, g_strdup (""));
  if (may_split)
    split_name (entry);
  return g_steal_pointer (&faults);
}

typedef struct
{
  const char *title;
  guint count;
} TitleCount;

static int
compare_counts (gconstpointer a, gconstpointer b)
{
  const TitleCount *left = a;
  const TitleCount *right = b;

  if (left->count != right->count)
    return left->count > right->count ? -1 : 1;
  return strcmp (left->title, right->title);
}

static GArray *
count_titles (const BrgSnapshot *snapshot)
{
  GArray *counts = g_array_new (FALSE, FALSE, sizeof (TitleCount));

  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      const BrgEntry *entry = snapshot->entries->pdata[i];
      TitleCount count = { entry->title, 1 };
      guint k = 0;

      if (*entry->title == '\0')
        continue;
      while (k < counts->len &&
             !g_str_equal (g_array_index (counts, TitleCount, k).title, entry->title))
        k++;
      if (k < counts->len)
        g_array_index (counts, TitleCount, k).count++;
      else
        g_array_append_val (counts, count);
    }
  g_array_sort (counts, compare_counts);
  return counts;
}

char **
brg_entry_form_list_titles (const BrgSnapshot *snapshot)
{
  g_autoptr (GArray) counts = NULL;
  g_autoptr (GStrvBuilder) titles = g_strv_builder_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  const char *const *usual;

  g_return_val_if_fail (snapshot != NULL, NULL);

  counts = count_titles (snapshot);
  for (guint i = 0; i < counts->len; i++)
    {
      const char *title = g_array_index (counts, TitleCount, i).title;

      g_strv_builder_add (titles, title);
      g_hash_table_add (seen, (gpointer) title);
    }
  usual = snapshot->event->rulebook->usual_titles;
  for (guint i = 0; usual[i] != NULL; i++)
    if (g_hash_table_add (seen, (gpointer) usual[i]))
      g_strv_builder_add (titles, usual[i]);
  return g_strv_builder_end (titles);
}
