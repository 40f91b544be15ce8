/* brg-jury.h - who officiates: roles and categories, and what the books say of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-official-role.h"
#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgJuryRole:
 * @role: a role
 * @most: how many may have it, 0 for any number
 * @article: book id and article
 *
 * What a book says of a role.
 */
typedef struct
{
  BrgOfficialRole role;
  guint most;
  const char *article;
} BrgJuryRole;

/**
 * BrgArbiterCategory:
 * @id: what commands call it
 * @written: how people write it, separated by bars, in small letters and without the word for
 *   category
 * @name: what it is called in a list, marked for translation: "first"
 * @phrase: how a person with it is called, marked for translation: "arbiter of the first category"
 *
 * A category of arbiters.
 */
typedef struct
{
  const char *id;
  const char *written;
  const char *name;
  const char *phrase;
} BrgArbiterCategory;

/**
 * BrgJuryBook:
 * @roles: (array length=n_roles): roles that the book speaks of
 * @n_roles: how many
 * @categories: (array length=n_categories): categories of arbiters, the highest first
 * @n_categories: how many
 * @committee_article: (nullable): book id and article by which the appeals committee is there
 *   before round 1
 * @participants_article: (nullable): book id and article by which the participants themselves meet
 *   before round 1, hear the regulations and draw lots; %NULL where representatives meet
 * @meeting_title: (nullable): title of the minutes of the meeting before round 1, marked for
 *   translation with the context "document"; %NULL for a technical meeting
 * @secretary_name: (nullable): what the book calls the chief secretary where that is another word,
 *   marked for translation
 * @has_arbiters: whether in Russian and Ukrainian it speaks of arbiters, where others speak of
 * judges
 *
 * The section of a book on those who officiate.
 */
struct _BrgJuryBook
{
  const BrgJuryRole *roles;
  guint n_roles;
  const BrgArbiterCategory *const *categories;
  guint n_categories;
  const char *committee_article;
  const char *participants_article;
  const char *meeting_title;
  const char *secretary_name;
  gboolean has_arbiters;
};

/* Categories that the books have in common. */
extern const BrgArbiterCategory brg_category_international;
extern const BrgArbiterCategory brg_category_fide;
extern const BrgArbiterCategory brg_category_national_arbiter;
extern const BrgArbiterCategory brg_category_all_union;
extern const BrgArbiterCategory brg_category_republican;
extern const BrgArbiterCategory brg_category_all_russian;
extern const BrgArbiterCategory brg_category_national;
extern const BrgArbiterCategory brg_category_first;
extern const BrgArbiterCategory brg_category_second;
extern const BrgArbiterCategory brg_category_third;
extern const BrgArbiterCategory brg_category_young;

/**
 * brg_jury_find_role:
 * @rulebook: a book
 * @role: a role
 *
 * Returns: (nullable): what the book says of it; %NULL where it does not speak of it
 */
const BrgJuryRole *brg_jury_find_role (const BrgRulebook *rulebook, BrgOfficialRole role);

/**
 * brg_jury_get_most:
 * @rulebook: a book
 * @role: a role
 *
 * Returns: how many may have it, 0 for any number; there is one chief arbiter whatever the book
 */
guint brg_jury_get_most (const BrgRulebook *rulebook, BrgOfficialRole role);

/**
 * brg_jury_find_category:
 * @rulebook: a book
 * @text: a category as it was written: `1`, `Первой категории`
 *
 * Returns: (nullable): the category of the book's list; %NULL when the text is none of them
 */
const BrgArbiterCategory *brg_jury_find_category (const BrgRulebook *rulebook, const char *text);

G_END_DECLS
