/* brg-category-members.c - who belongs to a classification
 *
 * Rules: rus-draughts-2022 2.1
 * Tests: tests/data/test-category-members.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-category-members.h"

/* The year of `YYYY` or `YYYY-MM-DD`. */
static gint
read_year (const char *date)
{
  gint year = 0;

  for (guint i = 0; i < 4; i++)
    {
      if (!g_ascii_isdigit (date[i]))
        return 0;
      year = 10 * year + g_ascii_digit_value (date[i]);
    }
  return year;
}

gint
brg_event_get_year (const BrgEvent *event)
{
  g_return_val_if_fail (event != NULL, 0);

  return read_year (event->starts);
}

gint
brg_entry_get_birth_year (const BrgEntry *entry)
{
  g_return_val_if_fail (entry != NULL, 0);

  return read_year (entry->birth);
}

static BrgMembership
judge_text (const char *wanted, const char *text)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_autofree char *sought = g_strstrip (g_strdup (wanted));

  if (*sought == '\0')
    return BRG_MEMBERSHIP_IN;
  if (*stripped == '\0')
    return BRG_MEMBERSHIP_UNKNOWN;
  first = g_utf8_casefold (sought, -1);
  second = g_utf8_casefold (stripped, -1);
  return g_str_equal (first, second) ? BRG_MEMBERSHIP_IN : BRG_MEMBERSHIP_OUT;
}

static BrgMembership
judge_range (gint from, gint to, gint value)
{
  return (from > 0 && value < from) || (to > 0 && value > to) ? BRG_MEMBERSHIP_OUT
                                                              : BRG_MEMBERSHIP_IN;
}

/* rus-draughts-2022 2.1: the age that is reached in the calendar year of the event counts, whatever
 * the day. */
static BrgMembership
judge_age (const BrgCategory *category, const BrgEntry *entry, gint event_year)
{
  gint birth_year = brg_entry_get_birth_year (entry);

  if (category->age_from == 0 && category->age_to == 0)
    return BRG_MEMBERSHIP_IN;
  if (birth_year == 0 || event_year == 0)
    return BRG_MEMBERSHIP_UNKNOWN;
  return judge_range (category->age_from, category->age_to, event_year - birth_year);
}

BrgMembership
brg_category_judge (const BrgCategory *category, const BrgEntry *entry, gint event_year)
{
  g_return_val_if_fail (category != NULL && entry != NULL, BRG_MEMBERSHIP_OUT);

  BrgMembership answers[] = {
    judge_text (category->sex, entry->sex),
    judge_age (category, entry, event_year),
    judge_range (category->rating_from, category->rating_to, entry->rating),
    judge_text (category->federation, entry->federation),
    judge_text (category->organisation, entry->organisation),
  };
  BrgMembership membership = BRG_MEMBERSHIP_IN;

  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    if (answers[i] == BRG_MEMBERSHIP_OUT)
      return BRG_MEMBERSHIP_OUT;
    else if (answers[i] == BRG_MEMBERSHIP_UNKNOWN)
      membership = BRG_MEMBERSHIP_UNKNOWN;
  return membership;
}

gint *
brg_category_list_members (const BrgSnapshot *snapshot,
                           const BrgCategory *category,
                           guint *n_members,
                           guint *n_unknown)
{
  g_autofree gint *members = NULL;
  guint n_in = 0;
  guint n_open = 0;
  gint event_year;

  g_return_val_if_fail (snapshot != NULL && category != NULL && n_members != NULL, NULL);

  event_year = brg_event_get_year (snapshot->event);
  members = g_new (gint, MAX (snapshot->entries->len, 1));
  for (gint i = 0; i < (gint) snapshot->entries->len; i++)
    {
      BrgMembership membership =
          brg_category_judge (category, brg_snapshot_get_entry (snapshot, i), event_year);

      if (membership == BRG_MEMBERSHIP_IN)
        members[n_in++] = i;
      n_open += membership == BRG_MEMBERSHIP_UNKNOWN;
    }
  *n_members = n_in;
  if (n_unknown != NULL)
    *n_unknown = n_open;
  return g_steal_pointer (&members);
}
