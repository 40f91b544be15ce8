/* brg-jury-list.c - who officiates at an event, and what is to be said of it
 *
 * Rules: rus-draughts-2022 2.1, 5.4.17.5, 12.1, 12.4.5, 12.4.6, app. 6;
 * rus-chess-2014 21.1, 21.4.8, 25.2, 25.2.2, 25.2.3
 * Tests: tests/app/test-jury-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-jury-list.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

#include "brg-admission.h"
#include "brg-age-group.h"
#include "brg-citation.h"
#include "brg-committee-remark.h"
#include "brg-event-status.h"
#include "brg-jury.h"
#include "brg-regulation-words.h"
#include "brg-store-admission.h"
#include "brg-store-committee.h"
#include "brg-store-duties.h"
#include "brg-text-tidy.h"
#include "brg-words.h"

void
brg_jury_remark_free (BrgJuryRemark *remark)
{
  if (remark == NULL)
    return;
  g_free (remark->text);
  g_free (remark);
}

static void
add (GPtrArray *remarks, const char *id, char *text, const char *article)
{
  BrgJuryRemark *remark = g_new0 (BrgJuryRemark, 1);

  remark->id = id;
  remark->text = text;
  remark->article = article;
  g_ptr_array_add (remarks, remark);
}

static const char *
get_article (const BrgRulebook *rulebook, BrgOfficialRole role)
{
  const BrgJuryRole *row = brg_jury_find_role (rulebook, role);

  return row != NULL ? row->article : NULL;
}

static guint
count_role (const BrgEvent *event, BrgOfficialRole role)
{
  guint count = 0;

  for (guint i = 0; i < event->officials->len; i++)
    count += ((const BrgOfficial *) event->officials->pdata[i])->role == role;
  return count;
}

/* rus-draughts-2022 12.1, rus-chess-2014 21.1: one chief arbiter. */
static void
check_chief (GPtrArray *remarks, const BrgEvent *event)
{
  const char *article = get_article (event->rulebook, BRG_OFFICIAL_CHIEF_ARBITER);
  guint n_chiefs = count_role (event, BRG_OFFICIAL_CHIEF_ARBITER);

  if (n_chiefs == 0)
    add (remarks, "no-chief", g_strdup (_ ("The chief arbiter is not named.")), article);
  if (n_chiefs > 1)
    add (remarks, "two-chiefs", g_strdup (_ ("The event has more than one chief arbiter.")),
         article);
}

/* rus-draughts-2022 12.1, 12.4.5: one chief secretary. */
static void
check_secretary (GPtrArray *remarks, const BrgEvent *event)
{
  guint most = brg_jury_get_most (event->rulebook, BRG_OFFICIAL_CHIEF_SECRETARY);

  if (most > 0 && count_role (event, BRG_OFFICIAL_CHIEF_SECRETARY) > most)
    add (remarks, "two-secretaries", g_strdup (_ ("The event has more than one chief secretary.")),
         get_article (event->rulebook, BRG_OFFICIAL_CHIEF_SECRETARY));
}

static void
check_category (GPtrArray *remarks, const BrgEvent *event, const BrgOfficial *official)
{
  if (*official->category == '\0' || brg_official_role_get_body (official->role) > BRG_BODY_JURY ||
      brg_jury_find_any_category (event->rulebook, official->category) != NULL)
    return;
  add (remarks, "unknown-category",
       /* Translators: name of an arbiter, his category as it was written */
       g_strdup_printf (_ ("%s: “%s” is no category of the list and is printed as it was typed."),
                        official->name, official->category),
       NULL);
}

static gboolean
has_boards (BrgStore *store, const BrgSnapshot *snapshot, gint64 official_id)
{
  gint n_rounds = (gint) snapshot->rounds->len;

  for (gint round = 0; round <= n_rounds + 1; round++)
    {
      gboolean is_own;
      g_autoptr (GArray) duties =
          brg_store_list_duties (store, snapshot->group->id, round, &is_own, NULL);

      for (guint i = 0; duties != NULL && i < duties->len; i++)
        if (g_array_index (duties, BrgDuty, i).official_id == official_id)
          return TRUE;
    }
  return FALSE;
}

/* rus-draughts-2022 12.4.6: what an arbiter does follows from how the work is shared. */
static void
check_sector (GPtrArray *remarks,
              BrgStore *store,
              const BrgSnapshot *snapshot,
              const BrgOfficial *official)
{
  if (official->role != BRG_OFFICIAL_SECTOR_ARBITER || *official->site != '\0' ||
      has_boards (store, snapshot, official->id))
    return;
  add (remarks, "no-sector",
       /* Translators: name of an arbiter */
       g_strdup_printf (_ ("%s has neither boards nor a site: see Duties."), official->name),
       get_article (snapshot->event->rulebook, official->role));
}

/* rus-chess-2014 21.4.8: the committee is there before round 1. */
static void
check_committee (GPtrArray *remarks, BrgStore *store, const BrgSnapshot *snapshot)
{
  const BrgJuryBook *book = snapshot->event->rulebook->jury;

  if (book == NULL || book->committee_article == NULL ||
      brg_event_status_has_committee (store, snapshot))
    return;
  add (remarks, "no-committee",
       g_strdup (snapshot->rounds->len > 0
                     ? _ ("Play has begun without a complete appeals committee; it has to be "
                          "there before round 1.")
                     : _ ("The appeals committee has to be there before round 1.")),
       book->committee_article);
}

/* rus-chess-2014 25.2, 25.2.2, 25.2.3, rus-draughts-2022 5.4.17.5: of who is named already. */
static void
check_members (GPtrArray *remarks, BrgStore *store, const BrgSnapshot *snapshot)
{
  const BrgEvent *event = snapshot->event;
  g_autoptr (GPtrArray) members = brg_store_list_committee (store, event->id, NULL);
  g_autoptr (GArray) faults = NULL;

  if (members == NULL || members->len == 0)
    return;
  faults = brg_committee_remark_check (event, members);
  for (guint i = 0; i < faults->len; i++)
    {
      const BrgCommitteeFault *fault = &g_array_index (faults, BrgCommitteeFault, i);

      if (!fault->is_advice)
        add (remarks, "committee",
             brg_committee_remark_dup_text (event->rulebook->protests->committee, members, fault),
             fault->article);
    }
}

/* The greatest age of youth that the book has in a discipline, 0 for none. */
static gint
find_most_age (const BrgEvent *event)
{
  gint most = 0;

  for (guint i = 0; i < event->rulebook->n_age_groups; i++)
    {
      const BrgAgeGroup *group = &event->rulebook->age_groups[i];

      if ((group->disciplines & (1u << event->discipline)) != 0)
        most = MAX (most, group->most);
    }
  return most;
}

/* Whether the name of the group is that of a group of youth, in any language of the program: who
 * wrote it may have had another one in his window. */
static gboolean
has_name_of_youth (const BrgSnapshot *snapshot)
{
  static const char *const languages[] = { "en", "ru", "uk" };
  const BrgRulebook *rulebook = snapshot->event->rulebook;
  g_autofree char *name = brg_text_fold (snapshot->group->name);

  for (guint l = 0; l < G_N_ELEMENTS (languages); l++)
    {
      g_autoptr (BrgWords) words = brg_words_open (languages[l]);

      for (guint i = 0; i < rulebook->n_age_groups; i++)
        {
          const BrgAgeGroup *group = &rulebook->age_groups[i];
          g_autofree char *men = brg_text_fold (WC_ (words, "age group", group->men));
          g_autofree char *women = brg_text_fold (WC_ (words, "age group", group->women));

          if (brg_age_group_is_of_youth (group) &&
              (g_str_equal (name, men) || g_str_equal (name, women)))
            return TRUE;
        }
    }
  return FALSE;
}

static gint
find_limit (const GPtrArray *limits, BrgAdmissionLimitKind kind)
{
  for (guint i = 0; limits != NULL && i < limits->len; i++)
    {
      const BrgAdmissionLimit *limit = limits->pdata[i];

      if (limit->kind == kind)
        return limit->number;
    }
  return 0;
}

/* Who may play says it where the group has such limits; else a classification with an age limit of
 * youth, or the name of a group of the book. */
static gboolean
is_of_youth (BrgStore *store, const BrgSnapshot *snapshot)
{
  g_autoptr (GPtrArray) limits = brg_store_list_group_limits (store, snapshot->group->id, NULL);
  gint most = find_most_age (snapshot->event);
  gint under = find_limit (limits, BRG_LIMIT_AGE_UNDER);
  gint least = find_limit (limits, BRG_LIMIT_AGE_LEAST);

  if (under > 0)
    return under - 1 <= most;
  if (least > most)
    return FALSE;
  for (guint i = 0; i < snapshot->categories->len; i++)
    {
      gint age_to = ((const BrgCategory *) snapshot->categories->pdata[i])->age_to;

      if (age_to > 0 && age_to <= most)
        return TRUE;
    }
  return has_name_of_youth (snapshot);
}

/* rus-draughts-2022 2.1, table 1: rapid and blitz of teams are for men and women. */
static void
check_youth (GPtrArray *remarks, BrgStore *store, const BrgSnapshot *snapshot)
{
  BrgRegulationCase around = brg_regulation_words_get_case (snapshot);
  const char *article =
      brg_age_group_find_barred (snapshot->event->rulebook, snapshot->event->discipline,
                                 around.tempo, snapshot->group->boards > 0);

  if (article != NULL && is_of_youth (store, snapshot))
    add (remarks, "youth-teams",
         g_strdup (_ ("Teams play rapid and blitz among men and women only: the book has no group "
                      "of youth in this discipline.")),
         article);
}

GPtrArray *
brg_jury_list_check (BrgStore *store, const BrgSnapshot *snapshot)
{
  GPtrArray *remarks = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_jury_remark_free);
  const BrgEvent *event;

  g_return_val_if_fail (store != NULL && snapshot != NULL, remarks);

  event = snapshot->event;
  check_chief (remarks, event);
  check_secretary (remarks, event);
  check_committee (remarks, store, snapshot);
  check_members (remarks, store, snapshot);
  check_youth (remarks, store, snapshot);
  for (guint i = 0; i < event->officials->len; i++)
    check_sector (remarks, store, snapshot, event->officials->pdata[i]);
  for (guint i = 0; i < event->officials->len; i++)
    check_category (remarks, event, event->officials->pdata[i]);
  return remarks;
}

static const char *
translate (const char *context, const char *text, gconstpointer data G_GNUC_UNUSED)
{
  return context != NULL ? g_dpgettext2 (NULL, context, text) : gettext (text);
}

char *
brg_jury_list_dup_warnings (BrgStore *store, const BrgSnapshot *snapshot)
{
  g_autoptr (GPtrArray) remarks =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_jury_remark_free);
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (store != NULL && snapshot != NULL, NULL);

  check_committee (remarks, store, snapshot);
  check_members (remarks, store, snapshot);
  check_youth (remarks, store, snapshot);
  for (guint i = 0; i < remarks->len; i++)
    {
      const BrgJuryRemark *remark = remarks->pdata[i];
      g_autofree char *cited =
          brg_citation_dup_beside (remark->article, snapshot->event->rulebook, translate, NULL);

      g_string_append_printf (text, "%s%s (%s)", text->len > 0 ? "\n" : "", remark->text, cited);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The calendar year of the event; of one without days the year it is. */
static gint
find_year (const BrgEvent *event)
{
  g_autoptr (GDateTime) now = NULL;

  if (strlen (event->starts) >= 4)
    return atoi (event->starts);
  now = g_date_time_new_now_local ();
  return g_date_time_get_year (now);
}

char *
brg_jury_list_dup_age_group (const BrgEvent *event, const char *sex, const char *birth)
{
  const BrgAgeGroup *group;
  const char *name;

  g_return_val_if_fail (event != NULL && sex != NULL && birth != NULL, NULL);

  group = brg_age_group_find (event->rulebook, event->discipline, birth, find_year (event));
  name = group != NULL ? brg_age_group_get_name (group, sex) : NULL;
  return g_strdup (name != NULL ? g_dpgettext2 (NULL, "age group", name) : "");
}

GPtrArray *
brg_jury_list_list_age_groups (const BrgEvent *event)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (event != NULL, names);

  for (guint i = 0; i < event->rulebook->n_age_groups; i++)
    {
      const BrgAgeGroup *group = &event->rulebook->age_groups[i];

      if ((group->disciplines & (1u << event->discipline)) == 0)
        continue;
      g_ptr_array_add (names, g_strdup (g_dpgettext2 (NULL, "age group", group->men)));
      g_ptr_array_add (names, g_strdup (g_dpgettext2 (NULL, "age group", group->women)));
    }
  /* rus-draughts-2022 2.1: events among students are of any game */
  if (names->len > 0)
    g_ptr_array_add (names, g_strdup (C_ ("age group", "students (17 to 25)")));
  return names;
}
