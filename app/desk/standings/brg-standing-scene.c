/* brg-standing-scene.c - what explanations of the standings look at
 *
 * Tests: tests/app/test-standing-text.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-standing-scene.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-criteria.h"
#include "brg-criterion-words.h"
#include "brg-criterion.h"

char *
brg_standing_scene_dup_value (const BrgStandingScene *scene, BrgRational value)
{
  BrgStandingValue shown = { TRUE, value };

  g_return_val_if_fail (scene != NULL, NULL);

  return brg_criterion_words_value (scene->words, "", &shown);
}

static char *
capitalize (const char *text)
{
  g_autofree char *first = g_utf8_substring (text, 0, MIN (1, g_utf8_strlen (text, -1)));
  g_autofree char *upper = g_utf8_strup (first, -1);

  return g_strconcat (upper, text + strlen (first), NULL);
}

char *
brg_standing_scene_dup_criterion (const BrgStandingScene *scene,
                                  gint criterion,
                                  const char **article)
{
  const BrgRulebook *rulebook;
  const BrgCriterion *found;
  g_autofree char *name = NULL;

  g_return_val_if_fail (scene != NULL, NULL);
  g_return_val_if_fail (criterion >= 0 && criterion <= (gint) scene->table->n_criteria, NULL);

  rulebook = scene->snapshot->event->rulebook;
  if (criterion == 0)
    {
      if (article != NULL)
        *article = rulebook->points_article;
      return g_strdup (_ ("Points"));
    }
  found = scene->table->criteria[criterion - 1];
  if (article != NULL)
    *article = brg_criterion_get_article (found, scene->table->standings->edition);
  name = brg_criterion_words_name (scene->words, found->code, rulebook);
  return capitalize (name);
}

BrgBreakdown *
brg_standing_scene_break_down (const BrgStandingScene *scene, gint player, gint criterion)
{
  g_return_val_if_fail (scene != NULL, NULL);

  return brg_breakdown_new (scene->table->standings, scene->table->withdrawals->tournament, player,
                            criterion);
}

static char *
dup_ordinal (gint place)
{
  gint last = place % 10;
  gboolean is_teen = place % 100 >= 11 && place % 100 <= 13;

  if (last == 1 && !is_teen)
    /* Translators: a place: 1st, 21st; in Russian "%d-е" */
    return g_strdup_printf (C_ ("place", "%dst"), place);
  if (last == 2 && !is_teen)
    /* Translators: a place: 2nd, 22nd; in Russian "%d-е" */
    return g_strdup_printf (C_ ("place", "%dnd"), place);
  if (last == 3 && !is_teen)
    /* Translators: a place: 3rd, 23rd; in Russian "%d-е" */
    return g_strdup_printf (C_ ("place", "%drd"), place);
  /* Translators: a place: 4th, 11th; in Russian "%d-е" */
  return g_strdup_printf (C_ ("place", "%dth"), place);
}

char *
brg_standing_scene_dup_place (gint first, gint last, gboolean is_brief)
{
  g_autofree char *ordinal = NULL;

  if (first != last)
    /* Translators: the first and the last of some places that are shared, inside a sentence */
    return g_strdup_printf (C_ ("place", "places %d–%d"), first, last);
  ordinal = dup_ordinal (first);
  if (is_brief)
    return g_steal_pointer (&ordinal);
  /* Translators: %s is an ordinal */
  return g_strdup_printf (C_ ("place", "%s place"), ordinal);
}
