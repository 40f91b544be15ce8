/* brg-person.c - a person of the register, who plays in many events
 *
 * Tests: tests/data/test-store-persons.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-person.h"

static const char *const sexes[] = { "m", "f", NULL };
static const char *const sights[] = { "blind", "impaired", NULL };
static const char *const hearings[] = { "deaf", "impaired", NULL };
static const char *const movements[] = { "impaired", NULL };

static const struct
{
  const char *id;
  const char *const *words;
  gboolean is_day;
} fields[] = {
  [BRG_PERSON_FAMILY_NAME] = { "family_name" },
  [BRG_PERSON_GIVEN_NAME] = { "given_name" },
  [BRG_PERSON_FATHER_NAME] = { "father_name" },
  [BRG_PERSON_BIRTH] = { "birth" },
  [BRG_PERSON_SEX] = { "sex", sexes },
  [BRG_PERSON_FIDE_ID] = { "fide_id" },
  [BRG_PERSON_NATIONAL_ID] = { "national_id" },
  [BRG_PERSON_FEDERATION] = { "federation" },
  [BRG_PERSON_REGION] = { "region" },
  [BRG_PERSON_TOWN] = { "town" },
  [BRG_PERSON_ORGANISATION] = { "organisation" },
  [BRG_PERSON_COACHES] = { "coaches" },
  [BRG_PERSON_SIGHT] = { "sight", sights },
  [BRG_PERSON_HEARING] = { "hearing", hearings },
  [BRG_PERSON_MOVEMENT] = { "movement", movements },
  [BRG_PERSON_LICENCE] = { "licence" },
  [BRG_PERSON_LICENCE_UNTIL] = { "licence_until", .is_day = TRUE },
  [BRG_PERSON_INSURANCE] = { "insurance" },
  [BRG_PERSON_INSURANCE_UNTIL] = { "insurance_until", .is_day = TRUE },
  [BRG_PERSON_NOTES] = { "notes" },
};

G_STATIC_ASSERT (G_N_ELEMENTS (fields) == BRG_N_PERSON_FIELDS);

static void
free_rank (gpointer data)
{
  BrgPersonRank *rank = data;

  g_free (rank->name);
  g_free (rank->day);
  g_free (rank->document);
  g_free (rank);
}

static void
free_rating (gpointer data)
{
  BrgPersonRating *rating = data;

  g_free (rating->list);
  g_free (rating->day);
  g_free (rating);
}

static void
free_alias (gpointer data)
{
  BrgPersonAlias *alias = data;

  g_free (alias->name);
  g_free (alias->fide_id);
  g_free (alias);
}

static void
free_entry (gpointer data)
{
  BrgPersonEntry *entry = data;

  g_free (entry->event);
  g_free (entry->group);
  g_free (entry->starts);
  g_free (entry->title);
  g_free (entry);
}

BrgPerson *
brg_person_new (void)
{
  BrgPerson *self = g_new0 (BrgPerson, 1);

  for (guint i = 0; i < BRG_N_PERSON_FIELDS; i++)
    self->texts[i] = g_strdup ("");
  self->ranks = g_ptr_array_new_with_free_func (free_rank);
  self->ratings = g_ptr_array_new_with_free_func (free_rating);
  self->aliases = g_ptr_array_new_with_free_func (free_alias);
  self->entries = g_ptr_array_new_with_free_func (free_entry);
  return self;
}

void
brg_person_free (BrgPerson *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < BRG_N_PERSON_FIELDS; i++)
    g_free (self->texts[i]);
  g_ptr_array_unref (self->ranks);
  g_ptr_array_unref (self->ratings);
  g_ptr_array_unref (self->aliases);
  g_ptr_array_unref (self->entries);
  g_clear_pointer (&self->photo, g_bytes_unref);
  g_free (self);
}

void
brg_person_set_text (BrgPerson *self, BrgPersonField field, const char *text)
{
  char *copy;

  g_return_if_fail (self != NULL && field < BRG_N_PERSON_FIELDS && text != NULL);

  copy = g_strdup (text);
  g_free (self->texts[field]);
  self->texts[field] = copy;
}

void
brg_person_add_rank (BrgPerson *self, const char *name, const char *day, const char *document)
{
  BrgPersonRank *rank;

  g_return_if_fail (self != NULL && name != NULL && day != NULL && document != NULL);

  rank = g_new0 (BrgPersonRank, 1);
  rank->name = g_strdup (name);
  rank->day = g_strdup (day);
  rank->document = g_strdup (document);
  g_ptr_array_add (self->ranks, rank);
}

void
brg_person_add_rating (BrgPerson *self, const char *list, const char *day, gint rating)
{
  BrgPersonRating *row;

  g_return_if_fail (self != NULL && list != NULL && day != NULL);

  row = g_new0 (BrgPersonRating, 1);
  row->list = g_strdup (list);
  row->day = g_strdup (day);
  row->rating = rating;
  g_ptr_array_add (self->ratings, row);
}

char *
brg_person_dup_name (const BrgPerson *self)
{
  g_autoptr (GString) name = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  name = g_string_new (NULL);
  for (guint i = BRG_PERSON_FAMILY_NAME; i <= BRG_PERSON_FATHER_NAME; i++)
    if (*self->texts[i] != '\0')
      g_string_append_printf (name, "%s%s", name->len > 0 ? " " : "", self->texts[i]);
  return g_string_free (g_steal_pointer (&name), FALSE);
}

const char *
brg_person_field_get_id (BrgPersonField field)
{
  g_return_val_if_fail (field < BRG_N_PERSON_FIELDS, "");

  return fields[field].id;
}

gboolean
brg_person_field_from_id (const char *id, BrgPersonField *field)
{
  g_return_val_if_fail (id != NULL && field != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (g_str_equal (fields[i].id, id))
      {
        *field = i;
        return TRUE;
      }
  return FALSE;
}

gboolean
brg_person_field_is_day (BrgPersonField field)
{
  g_return_val_if_fail (field < BRG_N_PERSON_FIELDS, FALSE);

  return fields[field].is_day;
}

const char *const *
brg_person_field_list_words (BrgPersonField field)
{
  g_return_val_if_fail (field < BRG_N_PERSON_FIELDS, NULL);

  return fields[field].words;
}
