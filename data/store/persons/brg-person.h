/* brg-person.h - a person of the register, who plays in many events
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgPersonField:
 *
 * What the register keeps of a person as a single text.
 */
typedef enum
{
  BRG_PERSON_FAMILY_NAME,
  BRG_PERSON_GIVEN_NAME,
  BRG_PERSON_FATHER_NAME,
  BRG_PERSON_BIRTH,
  BRG_PERSON_SEX,
  BRG_PERSON_FIDE_ID,
  BRG_PERSON_NATIONAL_ID,
  BRG_PERSON_FEDERATION,
  BRG_PERSON_REGION,
  BRG_PERSON_TOWN,
  BRG_PERSON_ORGANISATION,
  BRG_PERSON_COACHES,
  BRG_PERSON_SIGHT,
  BRG_PERSON_HEARING,
  BRG_PERSON_MOVEMENT,
  BRG_PERSON_LICENCE,
  BRG_PERSON_LICENCE_UNTIL,
  BRG_PERSON_INSURANCE,
  BRG_PERSON_INSURANCE_UNTIL,
  BRG_PERSON_NOTES,
} BrgPersonField;

#define BRG_N_PERSON_FIELDS (BRG_PERSON_NOTES + 1)

/**
 * BrgPersonRank:
 * @name: title or rank, never empty
 * @day: since when, `YYYY-MM-DD`, empty where nobody knows
 * @document: the order that gave it, may be empty
 *
 * A title or rank.
 */
typedef struct
{
  char *name;
  char *day;
  char *document;
} BrgPersonRank;

/**
 * BrgPersonRating:
 * @list: the rating list, never empty
 * @day: day of the list, may be empty
 * @rating: the rating
 *
 * A rating of a list.
 */
typedef struct
{
  char *list;
  char *day;
  gint rating;
} BrgPersonRating;

/**
 * BrgPersonAlias:
 * @old_id: number of a person who was merged into this one
 * @name: his name as it was
 * @fide_id: his FIDE number, may be empty
 *
 * A number that leads to the person as well.
 */
typedef struct
{
  gint64 old_id;
  char *name;
  char *fide_id;
} BrgPersonAlias;

/**
 * BrgPersonEntry:
 * @entry_id: the entry
 * @event_id: its event
 * @group_id: its group
 * @event: name of the event
 * @group: name of the group, may be empty
 * @starts: first day of the event, may be empty
 * @title: title of the entry
 * @rating: rating of the entry
 *
 * Where the person plays.
 */
typedef struct
{
  gint64 entry_id;
  gint64 event_id;
  gint64 group_id;
  char *event;
  char *group;
  char *starts;
  char *title;
  gint rating;
} BrgPersonEntry;

/**
 * BrgPerson:
 * @id: the number of the person in the register, never given twice
 * @texts: by field, never %NULL; days are `YYYY-MM-DD`, a birth may be a year
 * @n_entries: how often the person plays in events of the workspace
 * @ranks: (element-type BrgPersonRank): titles and ranks, the latest first
 * @ratings: (element-type BrgPersonRating): the latest first
 * @aliases: (element-type BrgPersonAlias): who was found to be the same
 * @entries: (element-type BrgPersonEntry): the latest event first
 * @photo: (nullable): JPEG or PNG
 *
 * A person. Those of a list have none of the parts behind @n_entries.
 */
typedef struct
{
  gint64 id;
  char *texts[BRG_N_PERSON_FIELDS];
  gint n_entries;
  GPtrArray *ranks;
  GPtrArray *ratings;
  GPtrArray *aliases;
  GPtrArray *entries;
  GBytes *photo;
} BrgPerson;

/**
 * brg_person_new:
 *
 * Returns: (transfer full): a person with empty texts
 */
BrgPerson *brg_person_new (void);

/**
 * brg_person_free:
 * @self: (nullable): a person
 */
void brg_person_free (BrgPerson *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPerson, brg_person_free)

/**
 * brg_person_set_text:
 * @self: a person
 * @field: a field
 * @text: its new text
 */
void brg_person_set_text (BrgPerson *self, BrgPersonField field, const char *text);

/**
 * brg_person_add_rank:
 * @self: a person
 * @name: a title or rank
 * @day: since when
 * @document: the order
 */
void brg_person_add_rank (BrgPerson *self, const char *name, const char *day, const char *document);

/**
 * brg_person_add_rating:
 * @self: a person
 * @list: a rating list
 * @day: its day
 * @rating: the rating
 */
void brg_person_add_rating (BrgPerson *self, const char *list, const char *day, gint rating);

/**
 * brg_person_dup_name:
 * @self: a person
 *
 * Returns: (transfer full): family, given and father's name
 */
char *brg_person_dup_name (const BrgPerson *self);

/**
 * brg_person_field_get_id:
 * @field: a field
 *
 * Returns: (transfer none): the column of the database and the name in commands, a constant string
 */
const char *brg_person_field_get_id (BrgPersonField field);

/**
 * brg_person_field_from_id:
 * @id: a text
 * @field: (out): the field
 *
 * Returns: whether @id is that of a field
 */
gboolean brg_person_field_from_id (const char *id, BrgPersonField *field);

/**
 * brg_person_field_is_day:
 * @field: a field
 *
 * Returns: whether it holds a whole date
 */
gboolean brg_person_field_is_day (BrgPersonField field);

/**
 * brg_person_field_list_words:
 * @field: a field
 *
 * Returns: (transfer none) (nullable) (array zero-terminated=1): the words it may hold beside
 *   nothing, %NULL where any text may stand
 */
const char *const *brg_person_field_list_words (BrgPersonField field);

G_END_DECLS
