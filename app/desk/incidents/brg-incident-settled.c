/* brg-incident-settled.c - an incident of a game that has its result already
 *
 * What was not decided before the result is a matter of a correction by the arbiter, or of a
 * protest by a player.
 *
 * Rules: fide-2023 11.10; rus-chess-2014 13.10, 25.3; ussr-chess-1956 24; rus-draughts-2022
 * 5.4.10.12, 5.4.17.1
 * Tests: tests/app/test-incident-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-settled.h"

#include <glib/gi18n.h>

#include "brg-citation.h"
#include "brg-correction.h"
#include "brg-protest-desk.h"
#include "brg-protest-words.h"
#include "brg-result-text.h"

static const char *
translate (const char *context, const char *text, gconstpointer data G_GNUC_UNUSED)
{
  return context != NULL ? g_dpgettext2 (NULL, context, text) : _ (text);
}

/* "A decision that changes it is a correction (par. 5.4.10.12)." The article is that on pairs which
 * others have built on the result. */
static char *
dup_correction (const BrgIncidentDesk *desk)
{
  BrgOutcome other =
      desk->game.white_outcome == BRG_OUTCOME_DRAW ? BRG_OUTCOME_WIN : BRG_OUTCOME_DRAW;
  gboolean is_built_on =
      brg_correction_find_way (desk->snapshot, desk->incident->round, &desk->game, other, other) ==
      BRG_RESULT_WAY_CORRECT;
  g_autoptr (BrgCorrection) correction = brg_correction_new (
      desk->snapshot, desk->incident->round, &desk->game, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  g_autofree char *cited = NULL;

  if (!is_built_on || correction->article == NULL)
    return g_strdup (_ ("A decision that changes it is a correction."));
  cited = brg_citation_dup_beside (correction->article, desk->snapshot->event->rulebook, translate,
                                   NULL);
  /* Translators: %s is an article */
  return g_strdup_printf (_ ("A decision that changes it is a correction (%s)."), cited);
}

/* "A player who disagrees may protest (par. 11.10)." and how long. */
static char *
dup_protest (const BrgIncidentDesk *desk, gint64 now)
{
  g_autoptr (BrgProtestDesk) protests = brg_protest_desk_new (desk->store, desk->snapshot, NULL);
  g_autofree char *cited = NULL;
  g_autofree char *window = NULL;
  g_autofree char *sentence = NULL;

  if (protests == NULL)
    return g_strdup ("");
  cited = brg_citation_dup_beside (protests->rules->article, desk->snapshot->event->rulebook,
                                   translate, NULL);
  window = brg_protest_words_dup_window (protests, desk->incident->round, now);
  /* Translators: %s is an article */
  sentence = g_strdup_printf (_ ("A player who disagrees may protest (%s)."), cited);
  return g_strjoin (" ", sentence, window, NULL);
}

char *
brg_incident_desk_dup_settled (const BrgIncidentDesk *desk, gint64 now)
{
  g_autofree char *result = NULL;
  g_autofree char *has = NULL;
  g_autofree char *correction = NULL;
  g_autofree char *protest = NULL;

  g_return_val_if_fail (desk != NULL, NULL);

  if (!brg_incident_desk_is_settled (desk))
    return NULL;
  result = brg_result_dup_text (&desk->snapshot->group->scoring, desk->game.white_outcome,
                                desk->game.black_outcome);
  /* Translators: %s is a result, as 1–0 */
  has = g_strdup_printf (_ ("This game already has its result: %s."), result);
  correction = dup_correction (desk);
  protest = dup_protest (desk, now);
  return g_strjoin (" ", has, correction, *protest != '\0' ? protest : NULL, NULL);
}
