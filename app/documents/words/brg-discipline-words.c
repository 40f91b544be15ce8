/* brg-discipline-words.c - the name of a discipline: of game, tempo and teams
 *
 * Rules: rus-draughts-2022 1.2, app. 1
 * Tests: tests/app/test-documents-discipline.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-discipline-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-time-control.h"

/* Translators: a discipline as the register of sports names it, in English as in records of
 * international events */
static const char *const games[BRG_N_DISCIPLINES] = {
  [BRG_DISCIPLINE_CHESS] = NC_ ("discipline", "Chess"),
  [BRG_DISCIPLINE_CHESS960] = NC_ ("discipline", "Chess960"),
  [BRG_DISCIPLINE_RUSSIAN] = NC_ ("discipline", "Draughts-64"),
  /* rus-draughts-2022 6.2: Russian draughts in micro-matches */
  [BRG_DISCIPLINE_DRAUGHTS64] = NC_ ("discipline", "Draughts-64"),
  [BRG_DISCIPLINE_INTERNATIONAL] = NC_ ("discipline", "International Draughts"),
  [BRG_DISCIPLINE_GIVEAWAY] = NC_ ("discipline", "Giveaway draughts"),
  [BRG_DISCIPLINE_RENJU] = NC_ ("discipline", "Renju"),
};

static const char *
find_pace (BrgTempo tempo)
{
  /* Translators: part of the name of a discipline: "быстрая игра" */
  return tempo == BRG_TEMPO_RAPID ? NC_ ("discipline", "Rapid")
         /* Translators: part of the name of a discipline: "молниеносная игра" */
         : tempo == BRG_TEMPO_BLITZ ? NC_ ("discipline", "Blitz")
                                    : NULL;
}

/* Appends a part of the name and frees what it is appended to. */
static char *
append (const BrgWords *words, char *name, const char *part)
{
  g_autofree char *first = name;

  /* Translators: two parts of the name of a discipline; "%s – %s" */
  return g_strdup_printf (WC_ (words, "discipline", "%s. %s"), first,
                          WC_ (words, "discipline", part));
}

static char *
join_parts (const BrgWords *words, const char *game, BrgTempo tempo, gboolean has_teams)
{
  char *name = g_strdup (WC_ (words, "discipline", game));
  const char *pace = find_pace (tempo);

  if (pace != NULL)
    name = append (words, name, pace);
  if (has_teams)
    /* Translators: part of the name of a discipline: "командные соревнования" */
    name = append (words, name, NC_ ("discipline", "Team competition"));
  return name;
}

char *
brg_discipline_words_dup (const BrgWords *words,
                          BrgDiscipline discipline,
                          BrgTempo tempo,
                          gboolean has_teams)
{
  g_return_val_if_fail (words != NULL && discipline < BRG_N_DISCIPLINES, NULL);

  return join_parts (words, games[discipline], tempo, has_teams);
}

char *
brg_discipline_words_dup_official (const BrgWords *words, const BrgOfficialDiscipline *official)
{
  g_return_val_if_fail (words != NULL && official != NULL, NULL);

  switch (official->kind)
    {
    case BRG_OFFICIAL_CORRESPONDENCE:
      return g_strdup (WC_ (words, "discipline", "Correspondence draughts"));
    case BRG_OFFICIAL_COMPOSITION:
      return g_strdup (WC_ (words, "discipline", "Draughts composition"));
    case BRG_OFFICIAL_AT_THE_BOARD:
    default:
      return brg_discipline_words_dup (words, official->discipline, official->tempo,
                                       official->has_teams);
    }
}

/* @article: of the book that speaks of such controls, NULL where it does not. */
static BrgTempo
classify (const BrgEvent *event, const BrgGroup *group, const char **article)
{
  BrgTimeControl control;

  *article = NULL;
  return brg_time_control_parse (group->time_control, &control, NULL)
             ? brg_time_control_classify (&control, event->rulebook, event->discipline, article)
             : BRG_TEMPO_UNKNOWN;
}

BrgTempo
brg_discipline_words_find_tempo (const BrgEvent *event, const BrgGroup *group)
{
  const char *article;

  g_return_val_if_fail (event != NULL && group != NULL, BRG_TEMPO_UNKNOWN);

  return classify (event, group, &article);
}

const char *
brg_discipline_words_find_unfit (const BrgEvent *event, const BrgGroup *group)
{
  const char *article;

  g_return_val_if_fail (event != NULL && group != NULL, NULL);

  return classify (event, group, &article) == BRG_TEMPO_UNKNOWN ? article : NULL;
}

char *
brg_discipline_words_dup_unfit (const BrgWords *words, const BrgEvent *event, const BrgGroup *group)
{
  const char *article = brg_discipline_words_find_unfit (event, group);

  g_return_val_if_fail (words != NULL, NULL);

  if (article == NULL)
    return NULL;
  /* Translators: of a time control; the number of the article that fits none: "6.1.9" */
  return g_strdup_printf (W_ (words, "no discipline of appendix 1 (%s)"),
                          strchr (article, ' ') + 1);
}

char *
brg_discipline_words_dup_event (const BrgWords *words, const BrgEvent *event, const BrgGroup *group)
{
  g_return_val_if_fail (words != NULL && event != NULL && group != NULL, NULL);

  /* rus-draughts-2022 app. 1: one discipline whatever board the works are of (11.1.2). */
  if (group->contest != BRG_CONTEST_NONE)
    return g_strdup (WC_ (words, "discipline", "Draughts composition"));
  /* rus-draughts-2022 app. 1: one discipline whatever is played (10.1.4), so the game is told too.
   */
  if (group->is_postal)
    return append (words, g_strdup (WC_ (words, "discipline", "Correspondence draughts")),
                   games[event->discipline]);
  return brg_discipline_words_dup (
      words, event->discipline, brg_discipline_words_find_tempo (event, group), group->boards > 0);
}

/* rus-draughts-2022 app. 1, 10.1.4, 11.1.2: one for all games that are played so, and for works. */
static const BrgOfficialDiscipline *
find_of_kind (BrgOfficialKind kind)
{
  guint n_disciplines;
  const BrgOfficialDiscipline *all = brg_official_disciplines_list (&n_disciplines);

  for (guint i = 0; i < n_disciplines; i++)
    if (all[i].kind == kind)
      return &all[i];
  return NULL;
}

const BrgOfficialDiscipline *
brg_discipline_words_find_official (const BrgEvent *event, const BrgGroup *group)
{
  const char *article;
  BrgTempo tempo;

  g_return_val_if_fail (event != NULL && group != NULL, NULL);

  if (group->contest != BRG_CONTEST_NONE)
    return find_of_kind (BRG_OFFICIAL_COMPOSITION);
  if (group->is_postal)
    return find_of_kind (BRG_OFFICIAL_CORRESPONDENCE);
  tempo = classify (event, group, &article);
  /* rus-draughts-2022 6.1.9, 7.6, 8.3, 9.4.1: a control between the kinds is none of them. Where
   * none is set, or the book has no kinds, the event is one of the long control. */
  if (tempo == BRG_TEMPO_UNKNOWN && article == NULL)
    tempo = BRG_TEMPO_STANDARD;
  return brg_official_discipline_find (event->discipline, tempo, group->boards > 0);
}
