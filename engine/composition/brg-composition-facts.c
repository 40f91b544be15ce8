/* brg-composition-facts.c - what the book fixes about contests: marks, dates, copies, who competes
 *
 * Rules: rus-draughts-2022 11.4.1, 11.4.2, 11.5.2, 11.7
 * Tests: tests/engine/composition/test-composition-contest.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-facts.h"

#include <string.h>

#include "brg-composition-number.h"

/* rus-draughts-2022 11.7: marks are given on a scale of ten points. */
#define MOST_MARK (10 * BRG_COMPOSITION_POINT)
/* rus-draughts-2022 11.4.1 */
#define LEAST_COPIES 50
#define MOST_COPIES 1000000000
/* rus-draughts-2022 11.5.2: from the announcement to the last day for entries. */
#define ENTRY_MONTHS 3
/* rus-draughts-2022 11.5.2: from the preliminary to the final results. */
#define FINAL_MONTHS 2

/* Parts of a value, `key=value;key=value` or `word;key=value`. */
typedef struct
{
  char *keys[2];
  char *values[2]; /* NULL if there is no sign of equality */
} Parts;

static void
clear_parts (Parts *parts)
{
  for (guint i = 0; i < 2; i++)
    {
      g_free (parts->keys[i]);
      g_free (parts->values[i]);
    }
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Parts, clear_parts)

void
brg_composition_fact_clear (BrgCompositionFact *fact)
{
  g_clear_pointer (&fact->answer, g_free);
}

static void
answer (BrgCompositionFact *fact, gboolean is_right, const char *article)
{
  fact->is_asked = TRUE;
  fact->answer = g_strdup (is_right ? "ok" : "bad");
  fact->article = is_right ? NULL : article;
}

static gboolean
read_parts (const char *value, guint n_wanted, Parts *parts)
{
  g_auto (GStrv) texts = g_strsplit (value, ";", -1);

  if (g_strv_length (texts) != n_wanted)
    return FALSE;
  for (guint i = 0; i < n_wanted; i++)
    {
      const char *sign = strchr (texts[i], '=');

      if (sign == texts[i] || *texts[i] == '\0' || (sign != NULL && sign[1] == '\0'))
        return FALSE;
      parts->keys[i] =
          sign != NULL ? g_strndup (texts[i], (gsize) (sign - texts[i])) : g_strdup (texts[i]);
      parts->values[i] = sign != NULL ? g_strdup (sign + 1) : NULL;
    }
  return TRUE;
}

gboolean
brg_composition_read_mark (const char *text, guint *thousandths)
{
  gint64 number;

  g_return_val_if_fail (text != NULL, FALSE);

  if (!brg_composition_number_read (text, -1, MOST_MARK, &number))
    return FALSE;
  *thousandths = (guint) number;
  return TRUE;
}

static gboolean
ask_mark (const char *value, BrgCompositionFact *fact)
{
  guint mark;

  answer (fact, brg_composition_read_mark (value, &mark), "11.7");
  return TRUE;
}

/* rus-draughts-2022 11.4.1: in how many copies a first publication counts. */
static gboolean
ask_publication (const char *value, BrgCompositionFact *fact)
{
  g_auto (Parts) parts = { 0 };
  guint64 copies;

  if (!read_parts (value, 1, &parts) || !g_str_equal (parts.keys[0], "copies") ||
      parts.values[0] == NULL ||
      !g_ascii_string_to_unsigned (parts.values[0], 10, 0, MOST_COPIES, &copies, NULL))
    return FALSE;
  answer (fact, copies >= LEAST_COPIES, "11.4.1");
  return TRUE;
}

/* `2026-11-28` */
static gboolean
read_date (const char *text, GDate *date)
{
  guint numbers[3] = { 0 };
  static const guint lengths[] = { 4, 2, 2 };

  if (text == NULL)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      for (guint k = 0; k < lengths[i]; k++, text++)
        {
          if (!g_ascii_isdigit (*text))
            return FALSE;
          numbers[i] = numbers[i] * 10 + (guint) (*text - '0');
        }
      if (*text != (i < 2 ? '-' : '\0'))
        return FALSE;
      text += i < 2;
    }
  if (!g_date_valid_dmy ((GDateDay) numbers[2], (GDateMonth) numbers[1], (GDateYear) numbers[0]))
    return FALSE;
  g_date_clear (date, 1);
  g_date_set_dmy (date, (GDateDay) numbers[2], (GDateMonth) numbers[1], (GDateYear) numbers[0]);
  return TRUE;
}

static gboolean
read_dates (const char *value, Parts *parts, GDate dates[2])
{
  return read_parts (value, 2, parts) && read_date (parts->values[0], &dates[0]) &&
         read_date (parts->values[1], &dates[1]);
}

/* `NAME=DATE` */
static gboolean
read_claim (const char *text, char **name, GDate *date)
{
  g_auto (Parts) parts = { 0 };

  if (!read_parts (text, 1, &parts) || !read_date (parts.values[0], date))
    return FALSE;
  *name = g_steal_pointer (&parts.keys[0]);
  return TRUE;
}

/* rus-draughts-2022 11.4.2: the earliest date has the priority. */
static gboolean
ask_priority (const char *value, BrgCompositionFact *fact)
{
  g_auto (GStrv) texts = g_strsplit (value, ";", -1);
  g_autoptr (GString) names = g_string_new (NULL);
  GDate first;

  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_autofree char *name = NULL;
      GDate date;
      gint order;

      if (!read_claim (texts[i], &name, &date))
        return FALSE;
      order = i == 0 ? -1 : g_date_compare (&date, &first);
      if (order > 0)
        continue;
      if (order < 0)
        g_string_truncate (names, 0);
      g_string_append_printf (names, "%s%s", names->len > 0 ? "," : "", name);
      first = date;
    }
  if (g_strv_length (texts) < 2)
    return FALSE;
  fact->is_asked = TRUE;
  fact->article = "11.4.2";
  fact->answer = g_string_free (g_steal_pointer (&names), FALSE);
  return TRUE;
}

/* rus-draughts-2022 11.7: the chief judge does not compete; a judge competes in other sections than
 * his own; the chief secretary in any. */
static gboolean
ask_competes (const char *value, BrgCompositionFact *fact)
{
  g_auto (Parts) parts = { 0 };
  const char *role;
  gboolean may_compete;

  if (!read_parts (value, 2, &parts) || !g_str_equal (parts.keys[1], "section") ||
      parts.values[1] == NULL)
    return FALSE;
  role = parts.keys[0];
  if (parts.values[0] == NULL && g_str_equal (role, "chief-judge"))
    may_compete = FALSE;
  else if (parts.values[0] == NULL && g_str_equal (role, "chief-secretary"))
    may_compete = TRUE;
  else if (parts.values[0] != NULL &&
           (g_str_equal (role, "judge-of") || g_str_equal (role, "senior-judge-of")))
    {
      g_auto (GStrv) sections = g_strsplit (parts.values[0], ",", -1);

      may_compete = !g_strv_contains ((const char *const *) sections, parts.values[1]);
    }
  else
    return FALSE;
  answer (fact, may_compete, "11.7");
  return TRUE;
}

/* Whether so many months lie between two dates; the first one is the earlier event, however the
 * keys call it. */
static gboolean
ask_months (const char *value, guint n_months, BrgCompositionFact *fact)
{
  g_auto (Parts) parts = { 0 };
  GDate dates[2];

  if (!read_dates (value, &parts, dates))
    return FALSE;
  g_date_add_months (&dates[0], n_months);
  answer (fact, g_date_compare (&dates[1], &dates[0]) >= 0, "11.5.2");
  return TRUE;
}

static gboolean
ask_entry_window (const char *value, BrgCompositionFact *fact)
{
  return ask_months (value, ENTRY_MONTHS, fact);
}

static gboolean
ask_final_results (const char *value, BrgCompositionFact *fact)
{
  return ask_months (value, FINAL_MONTHS, fact);
}

void
brg_composition_fact_ask (const char *what, const char *value, BrgCompositionFact *fact)
{
  static const struct
  {
    const char *what;
    gboolean (*ask) (const char *value, BrgCompositionFact *fact);
  } questions[] = {
    { "mark", ask_mark },
    { "publication", ask_publication },
    { "priority", ask_priority },
    { "competes", ask_competes },
    { "entry-window", ask_entry_window },
    { "final-results", ask_final_results },
  };

  g_return_if_fail (what != NULL);
  g_return_if_fail (value != NULL);

  *fact = (BrgCompositionFact){ 0 };
  for (gsize i = 0; i < G_N_ELEMENTS (questions); i++)
    if (g_str_equal (questions[i].what, what))
      {
        fact->is_known = TRUE;
        questions[i].ask (value, fact);
        return;
      }
}
