/* brg-store-postal-measures.c - actions on what is decided in play by correspondence
 *
 * Rules: rus-draughts-2022 10.1.9, 10.1.10, 10.1.12, 10.3.8, 10.5.3, 10.5.7
 * Tests: tests/data/test-store-postal-measures.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-postal-measures.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-postal-doubt-words.h"
#include "brg-postal-protest.h"
#include "brg-store-leaver.h"
#include "brg-store-postal-check.h"
#include "brg-store-postal-place.h"
#include "brg-store-postal-protest.h"
#include "brg-store-postal-rows.h"
#include "brg-store-postal.h"
#include "brg-store-rows.h"
#include "brg-store-team-rows.h"
#include "brg-store-words.h"
#include "brg-text-tidy.h"

static const BrgPostalMeasure *
find_measure (const BrgPostalEvent *event, gint64 id)
{
  for (guint i = 0; i < event->measures->len; i++)
    if (((const BrgPostalMeasure *) event->measures->pdata[i])->id == id)
      return event->measures->pdata[i];
  return NULL;
}

static gboolean
refuse_next (GError **error)
{
  return brg_store_refuse (error, _ ("A protest goes to the next office: from the secretary to "
                                     "the arbiter, from him to the organisation (10.1.12)."));
}

/* rus-draughts-2022 10.1.12, 10.5.7: a protest against a decision on a claim or an adjudication is
 * a record of the game; the organisation answers it, and once. 10.3.8: what is against the claim
 * itself the arbiter answers, though he decided before it came. */
static gboolean
check_reply_in_game (BrgStore *store,
                     const BrgPostalEvent *event,
                     const BrgPostalMeasure *measure,
                     GError **error)
{
  g_auto (BrgPostalPlace) place = { 0 };
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = NULL;
  BrgPostalProtest protest;
  BrgColour side;
  guint n_answers = 0;

  if (measure->pairing_id == 0)
    return brg_store_refuse (error, _ ("A protest is answered that is named."));
  if (!brg_store_find_postal (store, measure->pairing_id, &place, error))
    return FALSE;
  side = place.seat.entries[BRG_COLOUR_WHITE] == measure->entry_id ? BRG_COLOUR_WHITE
                                                                   : BRG_COLOUR_BLACK;
  game = brg_postal_event_dup_game (place.event, &place.seat, &fault);
  if (game == NULL ||
      !brg_store_find_postal_protest (game, place.rules, side, measure->decided, 0, &protest))
    return brg_store_refuse (error, _ ("There is no protest of this player in that game."));
  while (brg_store_find_postal_answer (event, measure->pairing_id, measure->entry_id, n_answers) !=
         NULL)
    n_answers++;
  if (!brg_store_find_postal_protest (game, place.rules, side, measure->decided, n_answers,
                                      &protest))
    return brg_store_refuse (error, _ ("This protest is decided already."));
  if (measure->office == protest.office)
    return TRUE;
  return protest.is_objection
             ? brg_store_refuse (error, _ ("This protest is against the claim: the chief arbiter "
                                           "decides it (10.3.8)."))
             : refuse_next (error);
}

/* rus-draughts-2022 10.1.12: an answer comes from the next office, and once. */
static gboolean
check_appeal (BrgStore *store,
              const BrgPostalEvent *event,
              const BrgPostalMeasure *measure,
              GError **error)
{
  const BrgPostalMeasure *against = find_measure (event, measure->appeal_of_id);
  BrgPostalOffice next;

  if (measure->appeal_of_id == 0)
    return !brg_postal_measure_is_reply (measure->kind) ||
           check_reply_in_game (store, event, measure, error);
  if (against == NULL || against->entry_id != measure->entry_id || against->protested == 0)
    return brg_store_refuse (error, _ ("There is no protest of this player against that "
                                       "decision."));
  if (!brg_postal_office_find_next (against->office, &next) || next != measure->office)
    return refuse_next (error);
  for (guint i = 0; i < event->measures->len; i++)
    if (((const BrgPostalMeasure *) event->measures->pdata[i])->appeal_of_id == against->id)
      return brg_store_refuse (error, _ ("This protest is decided already."));
  return measure->decided >= against->protested ||
         brg_store_refuse (error, _ ("The protest came later than that."));
}

static gboolean
check_player (BrgStore *store, gint64 group_id, const BrgPostalMeasure *measure, GError **error)
{
  gint64 n_there;
  gint64 n_games;

  if (!brg_sql_get_int (store, &n_there, error,
                        "SELECT count(*) FROM entry WHERE id = ?1 AND group_id = ?2", "ii",
                        measure->entry_id, group_id) ||
      !brg_sql_get_int (store, &n_games, error,
                        "SELECT count(*) FROM pairing WHERE id = ?1 AND ?2 IN (white_id, black_id)",
                        "ii", measure->pairing_id, measure->entry_id))
    return FALSE;
  if (n_there == 0)
    return brg_store_refuse (error, _ ("The decision is about nobody of this group."));
  return measure->pairing_id == 0 || n_games == 1 ||
         brg_store_refuse (error, _ ("The player does not play in that game."));
}

/* Nobody breaks a rule before play begins, and nobody decides years behind its end. */
static gboolean
check_day (const BrgPostalTerms *terms, const BrgPostalMeasure *measure, GError **error)
{
  const BrgPostalDay days[] = { measure->decided, measure->told, measure->protested };
  char day[BRG_POSTAL_DAY_LENGTH];

  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    if (days[i] > terms->end + BRG_POSTAL_DOUBT_YEAR)
      {
        const BrgPostalDoubt doubt = { .reason = BRG_POSTAL_DOUBT_FAR,
                                       .day = days[i],
                                       .bound = terms->end };
        g_autofree char *words = brg_postal_doubt_dup_words (&doubt);

        return brg_store_refuse (error, words);
      }
  if (measure->decided >= terms->start)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               /* Translators: a day */
               _ ("Nothing is decided before the first day of play, %s."),
               brg_postal_day_write (terms->start, day));
  return FALSE;
}

/* rus-draughts-2022 10.1.9: who may decide what; 10.1.10: a penalty names the article. */
static gboolean
check_measure (const BrgPostalMeasure *measure, GError **error)
{
  const BrgTextRule grounds = { _ ("Grounds"), 10 * BRG_STORE_POSTAL_MOST_TEXT, FALSE };
  const BrgPostalDay days[] = { measure->decided, measure->told, measure->protested };
  const char *article = NULL;

  if (!brg_postal_measure_may (measure->office, measure->kind, &article))
    {
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   /* Translators: number of an article */
                   _ ("This office may not decide that (%s)."), strrchr (article, ' ') + 1);
      return FALSE;
    }
  if (brg_postal_measure_is_penalty (measure->kind)
          ? !brg_postal_measure_is_article (measure->article)
          : *measure->article != '\0' && !brg_postal_measure_is_article (measure->article))
    return brg_store_refuse (error, _ ("A penalty names the article that was broken, as 10.2.9 "
                                       "(10.1.10)."));
  if (measure->decided == 0)
    return brg_store_refuse (error, _ ("Say on which day it was decided."));
  if (!brg_store_check_postal_days (days, G_N_ELEMENTS (days), error))
    return FALSE;
  if ((measure->told != 0 && measure->told < measure->decided) ||
      (measure->protested != 0 && measure->protested < measure->decided))
    return brg_store_refuse (error, _ ("The days of the decision contradict each other."));
  if (measure->protested != 0 && !brg_postal_measure_may_protest (measure->kind))
    return brg_store_refuse (error, _ ("A request decides nothing yet: there is nothing to protest "
                                       "against (10.1.9)."));
  if (brg_text_is_blank (measure->reason))
    return brg_store_refuse (error, _ ("Say on what grounds it was decided."));
  if (!brg_store_check_text (&grounds, measure->reason, error))
    return FALSE;
  return measure->kind != BRG_POSTAL_LOSS || measure->pairing_id != 0 ||
         brg_store_refuse (error, _ ("Say which game is counted lost."));
}

/* rus-draughts-2022 10.1.9: the arbiter counts a game lost. */
static gboolean
lose_game (BrgStore *store, BrgAction *action, const BrgPostalMeasure *measure, GError **error)
{
  g_auto (BrgPostalPlace) before = { 0 };
  g_autoptr (BrgPostalChart) chart = NULL;
  g_autofree char *line = NULL;
  char day[BRG_POSTAL_DAY_LENGTH];

  if (!brg_store_find_postal (store, measure->pairing_id, &before, error))
    return FALSE;
  chart = brg_postal_place_dup_chart (&before, error);
  if (chart == NULL)
    return FALSE;
  if (chart->result != BRG_POSTAL_UNFINISHED)
    return brg_store_refuse (error, _ ("The game already has a result."));
  line = g_strdup_printf (
      "over date=%s result=%s why=%s", brg_postal_day_write (measure->decided, day),
      measure->entry_id == before.seat.entries[BRG_COLOUR_WHITE] ? "0-1" : "1-0", measure->article);
  return brg_store_append_postal_row (store, measure->pairing_id, line, error) &&
         brg_store_finish_postal (store, action, &before, chart, error);
}

/* rus-draughts-2022 10.1.9, 10.5.3: who is expelled leaves in the same act; what becomes of his
 * results waits for the arbiter. */
static gboolean
expel (BrgStore *store, const BrgPostalMeasure *measure, GError **error)
{
  g_auto (BrgEntryPlace) place = { 0 };

  return brg_store_find_entry (store, measure->entry_id, &place, error) &&
         brg_store_write_leaver (store, measure->entry_id, &place, 0, measure->reason,
                                 BRG_LEAVER_BY_BOOK, TRUE, error);
}

static const char *
get_fate (BrgPostalMeasureKind kind)
{
  return brg_store_leaver_rule_to_word (kind == BRG_POSTAL_COUNTED ? BRG_LEAVER_FORFEITS
                                                                   : BRG_LEAVER_ANNULLED);
}

/* rus-draughts-2022 10.5.3: what the results of a player who left are worth; his games that had
 * begun are counted lost or adjudicated one by one. */
static gboolean
settle_results (BrgStore *store, const BrgPostalMeasure *measure, GError **error)
{
  return brg_sql_run (store, error, "UPDATE entry SET leaver_rule = ?2 WHERE id = ?1", "it",
                      measure->entry_id, get_fate (measure->kind));
}

/* rus-draughts-2022 10.1.12, 10.5.3: an upheld protest takes the decision on his results away, and
 * the arbiter decides anew. */
static gboolean
unsettle_results (BrgStore *store,
                  const BrgPostalEvent *event,
                  const BrgPostalMeasure *measure,
                  GError **error)
{
  const BrgPostalMeasure *against = find_measure (event, measure->appeal_of_id);

  if (measure->kind != BRG_POSTAL_UPHELD || against == NULL ||
      !brg_postal_measure_is_fate (against->kind))
    return TRUE;
  for (guint i = 0; i < event->measures->len; i++)
    {
      const BrgPostalMeasure *other = event->measures->pdata[i];

      if (brg_postal_measure_is_fate (other->kind) && other->entry_id == against->entry_id &&
          other->number > against->number)
        return TRUE;
    }
  return brg_sql_run (store, error, "UPDATE entry SET leaver_rule = ?2 WHERE id = ?1", "it",
                      against->entry_id, brg_store_leaver_rule_to_word (BRG_LEAVER_BY_BOOK));
}

/* rus-draughts-2022 10.5.3: what was decided last stands, so nothing of before it takes its place.
 */
static gboolean
check_replaced (const BrgPostalEvent *event, const BrgPostalMeasure *measure, GError **error)
{
  for (guint i = 0; i < event->measures->len; i++)
    {
      const BrgPostalMeasure *other = event->measures->pdata[i];
      char day[BRG_POSTAL_DAY_LENGTH];

      if (other->entry_id != measure->entry_id || !brg_postal_measure_is_fate (other->kind) ||
          other->decided <= measure->decided)
        continue;
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   /* Translators: number of a decision, a day */
                   _ ("Decision no. %d of %s is a later one: what replaces it is not dated before "
                      "it (10.5.3)."),
                   other->number, brg_postal_day_write (other->decided, day));
      return FALSE;
    }
  return TRUE;
}

/* rus-draughts-2022 10.5.3: only of who left, after he left, and not the same twice. */
static gboolean
check_fate (BrgStore *store,
            const BrgPostalEvent *event,
            const BrgPostalMeasure *measure,
            GError **error)
{
  BrgPostalLeaving leaving;
  gint64 n_decided;

  if (!brg_postal_measure_is_fate (measure->kind))
    return TRUE;
  if (!brg_store_find_postal_leaving (store, event, measure->entry_id, &leaving, error) ||
      !brg_sql_get_int (store, &n_decided, error,
                        "SELECT count(*) FROM entry WHERE id = ?1 AND leaver_rule = ?2", "it",
                        measure->entry_id, get_fate (measure->kind)))
    return FALSE;
  if (!leaving.is_out || leaving.day > measure->decided)
    return brg_store_refuse (error, _ ("The player has not left: there is nothing to count or to "
                                       "annul (10.5.3)."));
  if (n_decided != 0)
    return brg_store_refuse (error, _ ("That is decided already (10.5.3)."));
  return check_replaced (event, measure, error);
}

/* rus-draughts-2022 10.1.9: who is out by a decision is not expelled once more. */
static gboolean
check_expulsion (BrgStore *store,
                 const BrgPostalEvent *event,
                 const BrgPostalMeasure *measure,
                 GError **error)
{
  BrgPostalLeaving leaving;
  char day[BRG_POSTAL_DAY_LENGTH];

  if (measure->kind != BRG_POSTAL_EXPULSION)
    return TRUE;
  if (!brg_store_find_postal_leaving (store, event, measure->entry_id, &leaving, error))
    return FALSE;
  if (leaving.number == 0)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               /* Translators: number of a player, number of a decision, a day */
               _ ("No. %d is out already by decision no. %d of %s."), leaving.start_number,
               leaving.number, brg_postal_day_write (leaving.day, day));
  return FALSE;
}

static gboolean
carry_out (BrgStore *store,
           BrgAction *action,
           const BrgPostalEvent *event,
           const BrgPostalMeasure *measure,
           GError **error)
{
  if (!unsettle_results (store, event, measure, error))
    return FALSE;
  if (measure->kind == BRG_POSTAL_LOSS)
    return lose_game (store, action, measure, error);
  if (brg_postal_measure_is_fate (measure->kind))
    return settle_results (store, measure, error);
  return measure->kind != BRG_POSTAL_EXPULSION || expel (store, measure, error);
}

static gboolean
describe (BrgStore *store, BrgAction *action, const BrgPostalMeasure *measure, GError **error)
{
  g_autofree char *name = brg_store_dup_entry_name (store, measure->entry_id, error);

  if (name == NULL)
    return FALSE;
  brg_action_set_text (action, "name", name);
  brg_action_set_int (action, "number", measure->number);
  brg_action_set_text (action, "kind", brg_postal_measure_get_id (measure->kind));
  brg_action_set_text (action, "office", brg_postal_office_get_id (measure->office));
  if (*measure->article != '\0')
    brg_action_set_text (action, "articles", measure->article);
  return TRUE;
}

static BrgPostalEvent *
load_event (BrgStore *store, gint64 group_id, GError **error)
{
  g_autoptr (BrgPostalEvent) event = brg_store_load_postal (store, group_id, error);

  if (event == NULL)
    return NULL;
  if (event->terms == NULL)
    {
      brg_store_refuse (error, _ ("This group is not played by correspondence."));
      return NULL;
    }
  return g_steal_pointer (&event);
}

/* rus-draughts-2022 10.5.3: the decision is by that article, and about all games. */
static void
fill_fate (BrgPostalMeasure *measure)
{
  static char article[] = "10.5.3";

  measure->article = article;
  measure->pairing_id = 0;
}

gboolean
brg_store_add_postal_measure (BrgStore *store,
                              gint64 group_id,
                              const BrgPostalMeasure *measure,
                              GError **error)
{
  g_autoptr (BrgPostalEvent) event = NULL;
  g_autoptr (BrgAction) action = NULL;
  BrgPostalMeasure copy;

  g_return_val_if_fail (store != NULL && measure != NULL, FALSE);

  copy = *measure;
  copy.id = 0;
  if (brg_postal_measure_is_fate (measure->kind))
    fill_fate (&copy);
  event = load_event (store, group_id, error);
  if (event == NULL || !check_measure (&copy, error) || !check_day (event->terms, &copy, error) ||
      !brg_store_check_postal_article (store, group_id, copy.article, error) ||
      !check_player (store, group_id, &copy, error) || !check_appeal (store, event, &copy, error) ||
      !check_expulsion (store, event, &copy, error) || !check_fate (store, event, &copy, error))
    return FALSE;
  if (event->measures->len >= BRG_STORE_POSTAL_MOST_MEASURES)
    return brg_store_refuse (error, _ ("Too many decisions in one group."));
  action = brg_action_begin_in_group (store, "postal-measure", group_id, error);
  if (action == NULL || !brg_store_write_postal_measure (store, group_id, &copy, error) ||
      !carry_out (store, action, event, &copy, error) || !describe (store, action, &copy, error))
    return FALSE;
  return brg_action_commit (g_steal_pointer (&action), error);
}

static gboolean
find_group (BrgStore *store, gint64 id, gint64 *group_id, GError **error)
{
  if (!brg_sql_get_int (store, group_id, error,
                        "SELECT coalesce (max (group_id), 0) FROM postal_measure WHERE id = ?1",
                        "i", id))
    return FALSE;
  if (*group_id != 0)
    return TRUE;
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                       _ ("The decision is no longer there."));
  return FALSE;
}

/* rus-draughts-2022 10.5.3: what was decided anew before he protested is no decision any more. */
static gboolean
check_in_force (const BrgPostalEvent *event,
                const BrgPostalMeasure *measure,
                BrgPostalDay protested,
                GError **error)
{
  for (guint i = 0; protested != 0 && brg_postal_measure_is_fate (measure->kind) &&
                    protested != measure->protested && i < event->measures->len;
       i++)
    {
      const BrgPostalMeasure *other = event->measures->pdata[i];

      if (brg_postal_measure_is_fate (other->kind) && other->entry_id == measure->entry_id &&
          other->number > measure->number && other->decided <= protested)
        return brg_store_refuse_words (
            error,
            /* Translators: number of a decision */
            _ ("Decision no. %d has taken the place of this one: a protest is against that."),
            other->number);
    }
  return TRUE;
}

/* rus-draughts-2022 10.1.12: a protest that was answered was sent, and before the answer. */
static gboolean
check_answered (const BrgPostalEvent *event, gint64 id, BrgPostalDay protested, GError **error)
{
  for (guint i = 0; i < event->measures->len; i++)
    {
      const BrgPostalMeasure *other = event->measures->pdata[i];

      if (other->appeal_of_id == id && (protested == 0 || protested > other->decided))
        return brg_store_refuse_answered (other, error);
    }
  return TRUE;
}

gboolean
brg_store_mark_postal_measure (BrgStore *store,
                               gint64 id,
                               BrgPostalDay told,
                               BrgPostalDay protested,
                               GError **error)
{
  g_autoptr (BrgPostalEvent) event = NULL;
  g_autoptr (BrgAction) action = NULL;
  BrgPostalMeasure copy;
  BrgPostalOffice next;
  gint64 group_id;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!find_group (store, id, &group_id, error))
    return FALSE;
  event = load_event (store, group_id, error);
  if (event == NULL || !check_in_force (event, find_measure (event, id), protested, error) ||
      !check_answered (event, id, protested, error))
    return FALSE;
  copy = *find_measure (event, id);
  copy.told = told;
  copy.protested = protested;
  if (!check_measure (&copy, error) || !check_day (event->terms, &copy, error))
    return FALSE;
  if (protested != 0 && !brg_postal_office_find_next (copy.office, &next))
    return brg_store_refuse (error, _ ("The word of the organisation is the last one (10.1.12)."));
  action = brg_action_begin_in_group (store, "postal-protest", group_id, error);
  return action != NULL && brg_store_write_postal_measure (store, group_id, &copy, error) &&
         describe (store, action, &copy, error) &&
         brg_action_commit (g_steal_pointer (&action), error);
}
