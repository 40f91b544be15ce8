/* brg-admission.h - who may play in an event, and what is asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgAdmissionState:
 * @BRG_ADMISSION_OPEN: the committee has not looked at him
 * @BRG_ADMISSION_ADMITTED: plays
 * @BRG_ADMISSION_REFUSED: does not play
 * @BRG_ADMISSION_EXCEPTION: plays although something is against it
 * @BRG_ADMISSION_LATER: the decision was put off
 *
 * What an admission committee has decided about a player.
 */
typedef enum
{
  BRG_ADMISSION_OPEN,
  BRG_ADMISSION_ADMITTED,
  BRG_ADMISSION_REFUSED,
  BRG_ADMISSION_EXCEPTION,
  BRG_ADMISSION_LATER,
} BrgAdmissionState;

#define BRG_N_ADMISSION_STATES (BRG_ADMISSION_LATER + 1)

/** brg_admission_state_to_id: Returns: id in files and commands, `admitted`; a constant string */
const char *brg_admission_state_to_id (BrgAdmissionState state);

/** brg_admission_state_from_id: @state: (out): untouched when unknown. Returns: whether known */
gboolean brg_admission_state_from_id (const char *id, BrgAdmissionState *state);

/** brg_admission_state_is_open: Returns: whether the committee still has to decide */
gboolean brg_admission_state_is_open (BrgAdmissionState state);

/**
 * BrgAdmissionGround:
 * @BRG_GROUND_NONE: nothing is against it
 * @BRG_GROUND_AGE: too old or too young
 * @BRG_GROUND_SEX: the group is for the other sex
 * @BRG_GROUND_TITLE: title or category
 * @BRG_GROUND_RATING: rating
 * @BRG_GROUND_QUALIFICATION: has not qualified as the regulations want
 * @BRG_GROUND_PAPERS: papers are missing or not as they have to be
 * @BRG_GROUND_DOCTOR: the doctor has not admitted him
 * @BRG_GROUND_FEE: the entry fee is not paid
 * @BRG_GROUND_LATE: entered after the deadline
 * @BRG_GROUND_DISQUALIFIED: is disqualified
 * @BRG_GROUND_OTHER: something else, told in words
 *
 * What is against the admission of a player.
 */
typedef enum
{
  BRG_GROUND_NONE,
  BRG_GROUND_AGE,
  BRG_GROUND_SEX,
  BRG_GROUND_TITLE,
  BRG_GROUND_RATING,
  BRG_GROUND_QUALIFICATION,
  BRG_GROUND_PAPERS,
  BRG_GROUND_DOCTOR,
  BRG_GROUND_FEE,
  BRG_GROUND_LATE,
  BRG_GROUND_DISQUALIFIED,
  BRG_GROUND_OTHER,
} BrgAdmissionGround;

#define BRG_N_ADMISSION_GROUNDS (BRG_GROUND_OTHER + 1)

/** brg_admission_ground_to_id: Returns: id in files and commands, `age`; empty for none */
const char *brg_admission_ground_to_id (BrgAdmissionGround ground);

/** brg_admission_ground_from_id: @ground: (out): untouched when unknown. Returns: whether known */
gboolean brg_admission_ground_from_id (const char *id, BrgAdmissionGround *ground);

/**
 * BrgAdmissionLimitKind:
 * @BRG_LIMIT_AGE_UNDER: an age that may not be reached in the year of the event
 * @BRG_LIMIT_AGE_LEAST: an age that must be reached in that year
 * @BRG_LIMIT_SEX: `m` or `f`
 * @BRG_LIMIT_TITLE_LEAST: the lowest title or category
 * @BRG_LIMIT_TITLE_MOST: the highest
 * @BRG_LIMIT_RATING_LEAST: the lowest rating
 * @BRG_LIMIT_RATING_MOST: the highest
 * @BRG_LIMIT_QUALIFICATION: what else the regulations want, told in words
 *
 * What limits who may play in a group.
 */
typedef enum
{
  BRG_LIMIT_AGE_UNDER,
  BRG_LIMIT_AGE_LEAST,
  BRG_LIMIT_SEX,
  BRG_LIMIT_TITLE_LEAST,
  BRG_LIMIT_TITLE_MOST,
  BRG_LIMIT_RATING_LEAST,
  BRG_LIMIT_RATING_MOST,
  BRG_LIMIT_QUALIFICATION,
} BrgAdmissionLimitKind;

#define BRG_N_ADMISSION_LIMITS (BRG_LIMIT_QUALIFICATION + 1)

/** brg_admission_limit_to_id: Returns: id in files and commands, `age-under` */
const char *brg_admission_limit_to_id (BrgAdmissionLimitKind kind);

/** brg_admission_limit_from_id: @kind: (out): untouched when unknown. Returns: whether known */
gboolean brg_admission_limit_from_id (const char *id, BrgAdmissionLimitKind *kind);

/** brg_admission_limit_is_number: Returns: whether it is a number, else a word */
gboolean brg_admission_limit_is_number (BrgAdmissionLimitKind kind);

/**
 * BrgAdmissionPaperWhen:
 * @BRG_PAPER_ALWAYS: everybody brings it
 * @BRG_PAPER_FROM_FOURTEEN: who is fourteen on the first day
 * @BRG_PAPER_UNDER_FOURTEEN: who is not
 * @BRG_PAPER_WITH_CATEGORY: who has a title or category
 */
typedef enum
{
  BRG_PAPER_ALWAYS,
  BRG_PAPER_FROM_FOURTEEN,
  BRG_PAPER_UNDER_FOURTEEN,
  BRG_PAPER_WITH_CATEGORY,
} BrgAdmissionPaperWhen;

/**
 * BrgAdmissionPaper:
 * @id: what it is called in the database
 * @when: who brings it
 * @wants_original: whether a copy will not do
 * @may_expire: whether it holds until a day
 * @ground: what is against the admission while it is missing
 * @article: (nullable): book id and article
 * @heading: a short name for the head of a column, marked for translation
 * @text: its name, marked for translation
 *
 * A row of the check list of papers.
 */
struct _BrgAdmissionPaper
{
  const char *id;
  BrgAdmissionPaperWhen when;
  gboolean wants_original;
  gboolean may_expire;
  BrgAdmissionGround ground;
  const char *article;
  const char *heading;
  const char *text;
};

/**
 * BrgAdmissionBook:
 * @papers: (array length=n_papers) (nullable): the check list
 * @articles: by #BrgAdmissionGround the book id and article, %NULL where the book is silent
 * @women_article: (nullable): article by which women may play where men do
 * @younger_article: (nullable): article by which a younger player may play in an older group
 * @committee_article: (nullable): article on the committee and its protocol
 * @entry_article: (nullable): article on the preliminary and the final entry
 * @no_refund_article: (nullable): article by which exclusion brings no fee back
 * @invitation_article: (nullable): article by which who accepted an invitation has to play
 *
 * What a book says of admission.
 */
struct _BrgAdmissionBook
{
  const BrgAdmissionPaper *papers;
  guint n_papers;
  const char *articles[BRG_N_ADMISSION_GROUNDS];
  const char *women_article;
  const char *younger_article;
  const char *committee_article;
  const char *entry_article;
  const char *no_refund_article;
  const char *invitation_article;
};

/** brg_admission_get_article: Returns: (nullable): article of @rulebook on that ground */
const char *brg_admission_get_article (const BrgRulebook *rulebook, BrgAdmissionGround ground);

/** brg_admission_find_paper: Returns: (nullable): the row of the check list with that id */
const BrgAdmissionPaper *brg_admission_find_paper (const BrgRulebook *rulebook, const char *id);

/**
 * BrgAdmissionLimit:
 * @kind: what is limited
 * @number: the limit, where it is a number
 * @word: the limit, where it is a word
 * @article: where that is said: book id and article, or of the regulations; may be empty
 */
typedef struct
{
  BrgAdmissionLimitKind kind;
  gint number;
  char *word;
  char *article;
} BrgAdmissionLimit;

/** brg_admission_limit_new: Returns: (transfer full): a limit */
BrgAdmissionLimit *brg_admission_limit_new (BrgAdmissionLimitKind kind,
                                            gint number,
                                            const char *word,
                                            const char *article);

/** brg_admission_limit_free: Frees @limit, which may be %NULL */
void brg_admission_limit_free (BrgAdmissionLimit *limit);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgAdmissionLimit, brg_admission_limit_free)

/**
 * BrgAdmissionPerson:
 * @birth: `YYYY-MM-DD`, `YYYY` or empty
 * @sex: `m`, `f` or empty
 * @title: title or category as it was written
 * @rating: rating, 0 for none
 *
 * Somebody who wants to play.
 */
typedef struct
{
  const char *birth;
  const char *sex;
  const char *title;
  gint rating;
} BrgAdmissionPerson;

/**
 * BrgAdmissionObstacle:
 * @ground: what is against it
 * @limit: (nullable): the limit that is not kept
 * @is_doubt: whether it is only not known: the birth is missing, the title is none of the book's
 * @is_limit_unknown: whether it is the title of @limit that is none of the book's
 * @age: the age that he reaches in the year of the event, 0 for unknown
 * @article: (nullable): book id and article, or what @limit names
 */
typedef struct
{
  BrgAdmissionGround ground;
  const BrgAdmissionLimit *limit;
  gboolean is_doubt;
  gboolean is_limit_unknown;
  gint age;
  const char *article;
} BrgAdmissionObstacle;

/**
 * brg_admission_rank_title:
 * @rulebook: a rule book
 * @title: a title or category as people write it, may be empty
 *
 * Returns: 0 for the highest one of @rulebook, then one more a step; one below the lowest for who
 *   has none, -1 for a title that is none of these
 */
gint brg_admission_rank_title (const BrgRulebook *rulebook, const char *title);

/** brg_admission_knows_title: Returns: whether @title is a title or category of @rulebook */
gboolean brg_admission_knows_title (const BrgRulebook *rulebook, const char *title);

/**
 * brg_admission_check_limits:
 * @rulebook: rule book of the event
 * @year: year of the event
 * @limits: (element-type BrgAdmissionLimit): limits of the group
 * @person: who wants to play
 *
 * Returns: (transfer full) (element-type BrgAdmissionObstacle): limits that he does not keep, in
 *   their order; whether he qualified is told by a paper
 */
GArray *brg_admission_check_limits (const BrgRulebook *rulebook,
                                    gint year,
                                    const GPtrArray *limits,
                                    const BrgAdmissionPerson *person);

/**
 * brg_admission_get_age:
 * @birth: `YYYY-MM-DD`, `YYYY` or empty
 * @year: year of the event
 *
 * Returns: the age that is reached in that year; -1 for unknown
 */
gint brg_admission_get_age (const char *birth, gint year);

/**
 * brg_admission_is_asked:
 * @paper: a row of the check list
 * @person: who wants to play
 * @first_day: first day of the event, `YYYY-MM-DD`, may be empty
 *
 * Of who turns fourteen in the year of the event and tells only his year of birth the identity card
 * is asked.
 *
 * Returns: whether he has to bring it
 */
gboolean brg_admission_is_asked (const BrgAdmissionPaper *paper,
                                 const BrgAdmissionPerson *person,
                                 const char *first_day);

/**
 * brg_admission_may_ask_less:
 * @rulebook: a rule book
 * @level: a #BrgEventLevel, or %BRG_REGULATION_UNSET
 *
 * Returns: whether regulations of such an event may ask for fewer papers than the book's
 */
gboolean brg_admission_may_ask_less (const BrgRulebook *rulebook, gint level);

/**
 * brg_admission_get_most_fee:
 * @rulebook: a rule book
 * @level: a #BrgEventLevel, or %BRG_REGULATION_UNSET
 * @article: (out) (optional): book id and article
 *
 * Returns: the highest entry fee of a player in hundredths; -1 where the book sets none
 */
gint64 brg_admission_get_most_fee (const BrgRulebook *rulebook, gint level, const char **article);

G_END_DECLS
