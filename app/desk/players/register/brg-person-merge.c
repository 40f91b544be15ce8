/* brg-person-merge.c - what becomes of two persons who are one, field by field
 *
 * Tests: tests/app/test-person-merge.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-person-merge.h"

#include <string.h>

struct _BrgPersonMerge
{
  BrgPerson *kept;
  BrgPerson *gone;
  gboolean takes_gone[BRG_N_PERSON_FIELDS];
};

/* A year is the beginning of its day. */
static gboolean
says_more (BrgPersonField field, const char *gone, const char *kept)
{
  return *kept == '\0' ? *gone != '\0'
                       : field == BRG_PERSON_BIRTH && strlen (gone) > strlen (kept) &&
                             g_str_has_prefix (gone, kept);
}

BrgPersonMerge *
brg_person_merge_new (BrgPerson *kept, BrgPerson *gone)
{
  BrgPersonMerge *self;

  g_return_val_if_fail (kept != NULL && gone != NULL && kept != gone, NULL);

  self = g_new0 (BrgPersonMerge, 1);
  self->kept = kept;
  self->gone = gone;
  for (BrgPersonField field = 0; field < BRG_N_PERSON_FIELDS; field++)
    self->takes_gone[field] = says_more (field, gone->texts[field], kept->texts[field]);
  return self;
}

void
brg_person_merge_free (BrgPersonMerge *self)
{
  if (self == NULL)
    return;
  brg_person_free (self->kept);
  brg_person_free (self->gone);
  g_free (self);
}

const BrgPerson *
brg_person_merge_get_kept (const BrgPersonMerge *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->kept;
}

const BrgPerson *
brg_person_merge_get_gone (const BrgPersonMerge *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->gone;
}

gboolean
brg_person_merge_differs (const BrgPersonMerge *self, BrgPersonField field)
{
  g_return_val_if_fail (self != NULL && field < BRG_N_PERSON_FIELDS, FALSE);

  return !g_str_equal (self->kept->texts[field], self->gone->texts[field]);
}

gboolean
brg_person_merge_takes_gone (const BrgPersonMerge *self, BrgPersonField field)
{
  g_return_val_if_fail (self != NULL && field < BRG_N_PERSON_FIELDS, FALSE);

  return self->takes_gone[field];
}

void
brg_person_merge_choose (BrgPersonMerge *self, BrgPersonField field, gboolean takes_gone)
{
  g_return_if_fail (self != NULL && field < BRG_N_PERSON_FIELDS);

  self->takes_gone[field] = takes_gone;
}

/* The same title of the same day is one, whichever order gave it. */
static gboolean
has_rank (const BrgPerson *person, const BrgPersonRank *rank)
{
  for (guint i = 0; i < person->ranks->len; i++)
    {
      const BrgPersonRank *own = person->ranks->pdata[i];

      if (g_str_equal (own->name, rank->name) && g_str_equal (own->day, rank->day))
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_rating (const BrgPerson *person, const BrgPersonRating *rating)
{
  for (guint i = 0; i < person->ratings->len; i++)
    {
      const BrgPersonRating *own = person->ratings->pdata[i];

      if (g_str_equal (own->list, rating->list) && g_str_equal (own->day, rating->day))
        return TRUE;
    }
  return FALSE;
}

static void
add_parts (BrgPerson *person, const BrgPerson *from)
{
  for (guint i = 0; i < from->ranks->len; i++)
    {
      const BrgPersonRank *rank = from->ranks->pdata[i];

      if (!has_rank (person, rank))
        brg_person_add_rank (person, rank->name, rank->day, rank->document);
    }
  for (guint i = 0; i < from->ratings->len; i++)
    {
      const BrgPersonRating *rating = from->ratings->pdata[i];

      if (!has_rating (person, rating))
        brg_person_add_rating (person, rating->list, rating->day, rating->rating);
    }
}

BrgPerson *
brg_person_merge_make (const BrgPersonMerge *self)
{
  BrgPerson *person;

  g_return_val_if_fail (self != NULL, NULL);

  person = brg_person_new ();
  person->id = self->kept->id;
  for (BrgPersonField field = 0; field < BRG_N_PERSON_FIELDS; field++)
    brg_person_set_text (person, field,
                         (self->takes_gone[field] ? self->gone : self->kept)->texts[field]);
  add_parts (person, self->kept);
  add_parts (person, self->gone);
  return person;
}
