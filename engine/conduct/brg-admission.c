/* brg-admission.c - who may play in an event, and what is asked for
 *
 * Rules: rus-draughts-2022 2.1, 2.2.1, 2.2.3, 2.2.4, 2.2.6, 5.1, 5.2, 5.3, 1.5.9, 1.6.2;
 *   rus-chess-2014 13.12
 * Tests: tests/engine/test-admission.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-admission.h"

#include <string.h>

#include "brg-id-list.h"
#include "brg-status.h"

#define FOURTEEN 14
#define DAY_LENGTH (sizeof "YYYY-MM-DD" - 1)

static const char *const state_ids[BRG_N_ADMISSION_STATES] = {
  [BRG_ADMISSION_OPEN] = "open",       [BRG_ADMISSION_ADMITTED] = "admitted",
  [BRG_ADMISSION_REFUSED] = "refused", [BRG_ADMISSION_EXCEPTION] = "exception",
  [BRG_ADMISSION_LATER] = "later",
};

static const char *const ground_ids[BRG_N_ADMISSION_GROUNDS] = {
  [BRG_GROUND_NONE] = "",
  [BRG_GROUND_AGE] = "age",
  [BRG_GROUND_SEX] = "sex",
  [BRG_GROUND_TITLE] = "title",
  [BRG_GROUND_RATING] = "rating",
  [BRG_GROUND_QUALIFICATION] = "qualification",
  [BRG_GROUND_PAPERS] = "papers",
  [BRG_GROUND_DOCTOR] = "doctor",
  [BRG_GROUND_FEE] = "fee",
  [BRG_GROUND_LATE] = "late",
  [BRG_GROUND_DISQUALIFIED] = "disqualified",
  [BRG_GROUND_OTHER] = "other",
};

/* What a limit is called, and what is against somebody who does not keep it. */
static const struct
{
  const char *id;
  gboolean is_number;
  BrgAdmissionGround ground;
} limit_kinds[BRG_N_ADMISSION_LIMITS] = {
  [BRG_LIMIT_AGE_UNDER] = { "age-under", TRUE, BRG_GROUND_AGE },
  [BRG_LIMIT_AGE_LEAST] = { "age-least", TRUE, BRG_GROUND_AGE },
  [BRG_LIMIT_SEX] = { "sex", FALSE, BRG_GROUND_SEX },
  [BRG_LIMIT_TITLE_LEAST] = { "title-least", FALSE, BRG_GROUND_TITLE },
  [BRG_LIMIT_TITLE_MOST] = { "title-most", FALSE, BRG_GROUND_TITLE },
  [BRG_LIMIT_RATING_LEAST] = { "rating-least", TRUE, BRG_GROUND_RATING },
  [BRG_LIMIT_RATING_MOST] = { "rating-most", TRUE, BRG_GROUND_RATING },
  [BRG_LIMIT_QUALIFICATION] = { "qualification", FALSE, BRG_GROUND_QUALIFICATION },
};

const char *
brg_admission_state_to_id (BrgAdmissionState state)
{
  g_return_val_if_fail (state < BRG_N_ADMISSION_STATES, NULL);

  return state_ids[state];
}

gboolean
brg_admission_state_from_id (const char *id, BrgAdmissionState *state)
{
  gint found;

  g_return_val_if_fail (id != NULL && state != NULL, FALSE);

  found = brg_id_list_find (state_ids, BRG_N_ADMISSION_STATES, id);
  if (found >= 0)
    *state = (BrgAdmissionState) found;
  return found >= 0;
}

gboolean
brg_admission_state_is_open (BrgAdmissionState state)
{
  return state == BRG_ADMISSION_OPEN || state == BRG_ADMISSION_LATER;
}

const char *
brg_admission_ground_to_id (BrgAdmissionGround ground)
{
  g_return_val_if_fail (ground < BRG_N_ADMISSION_GROUNDS, NULL);

  return ground_ids[ground];
}

gboolean
brg_admission_ground_from_id (const char *id, BrgAdmissionGround *ground)
{
  gint found;

  g_return_val_if_fail (id != NULL && ground != NULL, FALSE);

  found = brg_id_list_find (ground_ids, BRG_N_ADMISSION_GROUNDS, id);
  if (found >= 0)
    *ground = (BrgAdmissionGround) found;
  return found >= 0;
}

const char *
brg_admission_limit_to_id (BrgAdmissionLimitKind kind)
{
  g_return_val_if_fail (kind < BRG_N_ADMISSION_LIMITS, NULL);

  return limit_kinds[kind].id;
}

gboolean
brg_admission_limit_from_id (const char *id, BrgAdmissionLimitKind *kind)
{
  g_return_val_if_fail (id != NULL && kind != NULL, FALSE);

  for (gint i = 0; i < BRG_N_ADMISSION_LIMITS; i++)
    if (g_str_equal (limit_kinds[i].id, id))
      {
        *kind = (BrgAdmissionLimitKind) i;
        return TRUE;
      }
  return FALSE;
}

gboolean
brg_admission_limit_is_number (BrgAdmissionLimitKind kind)
{
  g_return_val_if_fail (kind < BRG_N_ADMISSION_LIMITS, FALSE);

  return limit_kinds[kind].is_number;
}

BrgAdmissionLimit *
brg_admission_limit_new (BrgAdmissionLimitKind kind,
                         gint number,
                         const char *word,
                         const char *article)
{
  BrgAdmissionLimit *limit;

  g_return_val_if_fail (kind < BRG_N_ADMISSION_LIMITS && word != NULL && article != NULL, NULL);

  limit = g_new0 (BrgAdmissionLimit, 1);
  limit->kind = kind;
  limit->number = number;
  limit->word = g_strstrip (g_strdup (word));
  limit->article = g_strstrip (g_strdup (article));
  return limit;
}

void
brg_admission_limit_free (BrgAdmissionLimit *limit)
{
  if (limit == NULL)
    return;
  g_free (limit->word);
  g_free (limit->article);
  g_free (limit);
}

/* ----- What the book says ----- */

const char *
brg_admission_get_article (const BrgRulebook *rulebook, BrgAdmissionGround ground)
{
  g_return_val_if_fail (rulebook != NULL && ground < BRG_N_ADMISSION_GROUNDS, NULL);

  return rulebook->admission != NULL ? rulebook->admission->articles[ground] : NULL;
}

const BrgAdmissionPaper *
brg_admission_find_paper (const BrgRulebook *rulebook, const char *id)
{
  const BrgAdmissionBook *book;

  g_return_val_if_fail (rulebook != NULL && id != NULL, NULL);

  book = rulebook->admission;
  for (guint i = 0; book != NULL && i < book->n_papers; i++)
    if (g_str_equal (book->papers[i].id, id))
      return &book->papers[i];
  return NULL;
}

/* ----- Limits ----- */

gint
brg_admission_get_age (const char *birth, gint year)
{
  gint born;

  g_return_val_if_fail (birth != NULL, -1);

  born = (gint) g_ascii_strtoll (birth, NULL, 10);
  return born > 0 && year > 0 && born <= year ? year - born : -1;
}

/* The number of a category, also in Roman figures, of Latin or Ukrainian letters; 0 for none. @rest
 * stands behind it. */
static gint
read_category (const char *key, const char **rest)
{
  static const struct
  {
    const char *text;
    gint number;
  } figures[] = {
    { "iii", 3 }, { "ііі", 3 }, { "ii", 2 }, { "іі", 2 }, { "iv", 4 }, { "іv", 4 },
    { "i", 1 },   { "і", 1 },   { "1", 1 },  { "2", 2 },  { "3", 3 },  { "4", 4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    if (g_str_has_prefix (key, figures[i].text))
      {
        *rest = key + strlen (figures[i].text);
        return figures[i].number;
      }
  return 0;
}

/* `1 р.`, `I`, `1-й разряд`, `II спортивный разряд`, `1 юн.`, `III юношеский разряд`: as the books
 * write it, `1р`, `1ю`. */
static char *
dup_category_key (const char *key)
{
  static const char *const adults[] = {
    "", "р", "разр", "разряд", "розряд", "спортивныйразряд", "спортивнийрозряд", "спортразряд"
  };
  static const char *const youth[] = { "ю",
                                       "юр",
                                       "юн",
                                       "юнр",
                                       "юнразряд",
                                       "юнрозряд",
                                       "юношеский",
                                       "юнацький",
                                       "юношескийразряд",
                                       "юнацькийрозряд",
                                       "юношескийспортивныйразряд",
                                       "юнацькийспортивнийрозряд" };
  static const char *const ordinals[] = { "ый", "ой", "ий", "й" };
  const char *rest;
  gint number = read_category (key, &rest);

  for (guint i = 0; number > 0 && i < G_N_ELEMENTS (ordinals); i++)
    if (g_str_has_prefix (rest, ordinals[i]))
      {
        rest += strlen (ordinals[i]);
        break;
      }
  for (guint i = 0; number > 0 && i < G_N_ELEMENTS (adults); i++)
    if (g_str_equal (rest, adults[i]))
      return g_strdup_printf ("%dр", number);
  for (guint i = 0; number > 0 && i < G_N_ELEMENTS (youth); i++)
    if (g_str_equal (rest, youth[i]))
      return g_strdup_printf ("%dю", number);
  return g_strdup (key);
}

/* Titles are written with and without points and spaces, categories with figures of both kinds. */
static char *
dup_title_key (const char *title)
{
  g_autofree char *folded = g_utf8_casefold (title, -1);
  g_autoptr (GString) key = g_string_new (NULL);

  for (const char *at = folded; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_isalnum (g_utf8_get_char (at)) || *at == '/')
      g_string_append_unichar (key, g_utf8_get_char (at));
  if (g_str_equal (key->str, "бр") || g_str_equal (key->str, "безразряда"))
    return g_strdup ("б/р");
  return dup_category_key (key->str);
}

/* From 0 for the highest; who has none stands below all, -1 for a title that is none of these. */
static gint
rank_title (const BrgRulebook *rulebook, const char *title)
{
  g_autofree char *key = dup_title_key (title);
  gint n = 0;

  for (; rulebook->usual_titles[n] != NULL; n++)
    {
      g_autofree char *other = dup_title_key (rulebook->usual_titles[n]);

      if (g_str_equal (key, other))
        return n;
    }
  return *key == '\0' ? n : -1;
}

gint
brg_admission_rank_title (const BrgRulebook *rulebook, const char *title)
{
  g_return_val_if_fail (rulebook != NULL && title != NULL, -1);

  return rank_title (rulebook, title);
}

gboolean
brg_admission_knows_title (const BrgRulebook *rulebook, const char *title)
{
  g_autofree char *key = NULL;

  g_return_val_if_fail (rulebook != NULL && title != NULL, FALSE);

  key = dup_title_key (title);
  return *key != '\0' && rank_title (rulebook, title) >= 0;
}

typedef enum
{
  KEPT,
  DOUBTFUL,
  BROKEN,
} Verdict;

static Verdict
judge (gboolean is_known, gboolean is_kept)
{
  return !is_known ? DOUBTFUL : is_kept ? KEPT : BROKEN;
}

/* rus-draughts-2022 2.1: in the year of the event the age that bounds the group is not reached;
 * women may play where men do. */
static Verdict
judge_limit (const BrgRulebook *rulebook,
             gint age,
             const BrgAdmissionLimit *limit,
             const BrgAdmissionPerson *person)
{
  const BrgAdmissionBook *book = rulebook->admission;
  gint rank = rank_title (rulebook, person->title);
  gint bound = rank_title (rulebook, limit->word);

  switch (limit->kind)
    {
    case BRG_LIMIT_AGE_UNDER:
      return judge (age >= 0, age < limit->number);
    case BRG_LIMIT_AGE_LEAST:
      return judge (age >= 0, age >= limit->number);
    case BRG_LIMIT_SEX:
      if (g_str_equal (limit->word, "m") && book != NULL && book->women_article != NULL)
        return KEPT;
      return judge (*person->sex != '\0', g_str_equal (person->sex, limit->word));
    case BRG_LIMIT_TITLE_LEAST:
      return judge (rank >= 0 && bound >= 0, rank <= bound);
    case BRG_LIMIT_TITLE_MOST:
      return judge (rank >= 0 && bound >= 0, rank >= bound);
    case BRG_LIMIT_RATING_LEAST:
      return judge (TRUE, person->rating >= limit->number);
    case BRG_LIMIT_RATING_MOST:
      return judge (TRUE, person->rating <= limit->number);
    case BRG_LIMIT_QUALIFICATION:
      return KEPT;
    default:
      g_return_val_if_reached (DOUBTFUL);
    }
}

GArray *
brg_admission_check_limits (const BrgRulebook *rulebook,
                            gint year,
                            const GPtrArray *limits,
                            const BrgAdmissionPerson *person)
{
  GArray *found;
  gint age;

  g_return_val_if_fail (rulebook != NULL && limits != NULL && person != NULL, NULL);

  found = g_array_new (FALSE, TRUE, sizeof (BrgAdmissionObstacle));
  age = brg_admission_get_age (person->birth, year);
  for (guint i = 0; i < limits->len; i++)
    {
      const BrgAdmissionLimit *limit = limits->pdata[i];
      Verdict verdict = judge_limit (rulebook, age, limit, person);
      BrgAdmissionObstacle obstacle = {
        .ground = limit_kinds[limit->kind].ground,
        .limit = limit,
        .is_doubt = verdict == DOUBTFUL,
        .is_limit_unknown = limit_kinds[limit->kind].ground == BRG_GROUND_TITLE &&
                            rank_title (rulebook, limit->word) < 0,
        .age = MAX (age, 0),
        .article = *limit->article != '\0'
                       ? limit->article
                       : brg_admission_get_article (rulebook, limit_kinds[limit->kind].ground),
      };

      if (verdict != KEPT)
        g_array_append_val (found, obstacle);
    }
  return found;
}

/* ----- Papers ----- */

/* Whether he is surely not fourteen on the first day. */
static gboolean
is_under_fourteen (const char *birth, const char *first_day)
{
  gint age = brg_admission_get_age (birth, (gint) g_ascii_strtoll (first_day, NULL, 10));

  if (age != FOURTEEN)
    return age >= 0 && age < FOURTEEN;
  return strlen (birth) == DAY_LENGTH && strlen (first_day) == DAY_LENGTH &&
         strcmp (birth + strlen ("YYYY"), first_day + strlen ("YYYY")) > 0;
}

static gboolean
has_category (const char *title)
{
  /* As people write that somebody has none, with and without points and spaces. */
  static const char *const none[] = { "б/р",        "бр",  "безразряда", "безр",
                                      "безрозряду", "нет", "немає" };
  g_autofree char *key = dup_title_key (title);

  for (guint i = 0; i < G_N_ELEMENTS (none); i++)
    if (g_str_equal (key, none[i]))
      return FALSE;
  return *key != '\0' && *key != '/';
}

/* rus-draughts-2022 2.2.4: a birth certificate from those who are not fourteen, the classification
 * book from those who have a category. */
gboolean
brg_admission_is_asked (const BrgAdmissionPaper *paper,
                        const BrgAdmissionPerson *person,
                        const char *first_day)
{
  g_return_val_if_fail (paper != NULL && person != NULL && first_day != NULL, FALSE);

  switch (paper->when)
    {
    case BRG_PAPER_ALWAYS:
      return TRUE;
    case BRG_PAPER_FROM_FOURTEEN:
      return !is_under_fourteen (person->birth, first_day);
    case BRG_PAPER_UNDER_FOURTEEN:
      return is_under_fourteen (person->birth, first_day);
    case BRG_PAPER_WITH_CATEGORY:
      return has_category (person->title);
    default:
      g_return_val_if_reached (TRUE);
    }
}

/* ----- What hangs on the status ----- */

static const BrgStatusRule *
find_status_rule (const BrgRulebook *rulebook, BrgStatusMatter matter, gint level)
{
  const BrgStatusBook *book = rulebook->status;

  for (guint i = 0; book != NULL && i < book->n_rules; i++)
    if (book->rules[i].matter == matter &&
        (book->rules[i].levels == 0 ||
         (level >= 0 && (book->rules[i].levels & (1u << level)) != 0)))
      return &book->rules[i];
  return NULL;
}

/* rus-draughts-2022 2.2.6 */
gboolean
brg_admission_may_ask_less (const BrgRulebook *rulebook, gint level)
{
  g_return_val_if_fail (rulebook != NULL, FALSE);

  return rulebook->admission == NULL || rulebook->admission->n_papers == 0 || level < 0 ||
         find_status_rule (rulebook, BRG_STATUS_ADMISSION, level) != NULL;
}

/* rus-draughts-2022 5.2 */
gint64
brg_admission_get_most_fee (const BrgRulebook *rulebook, gint level, const char **article)
{
  const BrgStatusRule *rule;

  g_return_val_if_fail (rulebook != NULL, -1);

  rule = find_status_rule (rulebook, BRG_STATUS_ENTRY_FEE, level);
  if (article != NULL)
    *article = rule != NULL ? rule->article : NULL;
  return rule != NULL ? rule->number : -1;
}
