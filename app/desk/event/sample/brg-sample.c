/* brg-sample.c - an event to try everything with
 *
 * Tests: tests/app/test-sample.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sample.h"

#include "brg-backup.h"
#include "brg-event-form.h"
#include "brg-rulebooks.h"
#include "brg-sample-many.h"
#include "brg-sample-rounds.h"
#include "brg-sample-table.h"
#include "brg-store-event.h"
#include "brg-store-lists.h"
#include "brg-store-load.h"
#include "brg-store-plan.h"
#include "brg-store-players.h"
#include "brg-store-results.h"
#include "brg-store-rounds.h"

/* How a sample is known again, whatever its name has become. */
#define SETTING "sample"

static const char *const kind_ids[BRG_N_SAMPLES] = {
  [BRG_SAMPLE_ROUND_ROBIN] = "round-robin",
  [BRG_SAMPLE_SWISS] = "swiss",
  [BRG_SAMPLE_TEAMS] = "teams",
};

const char *
brg_sample_to_id (BrgSample sample)
{
  g_return_val_if_fail (sample < BRG_N_SAMPLES, NULL);

  return kind_ids[sample];
}

gboolean
brg_sample_from_id (const char *id, BrgSample *sample)
{
  for (guint i = 0; i < BRG_N_SAMPLES; i++)
    if (g_strcmp0 (kind_ids[i], id) == 0)
      {
        *sample = (BrgSample) i;
        return TRUE;
      }
  return FALSE;
}

gboolean
brg_sample_find_kind (BrgStore *store, gint64 event_id, BrgSample *sample)
{
  g_autofree char *value = NULL;

  g_return_val_if_fail (store != NULL && sample != NULL, FALSE);

  value = brg_store_get_setting (store, event_id, SETTING);
  if (*value == '\0')
    return FALSE;
  /* A sample of before there were others has its language there. */
  if (!brg_sample_from_id (value, sample))
    *sample = BRG_SAMPLE_ROUND_ROBIN;
  return TRUE;
}

gint64
brg_sample_find (BrgStore *store, BrgSample sample)
{
  g_autoptr (GPtrArray) events = NULL;

  g_return_val_if_fail (store != NULL, 0);

  events = brg_store_list_events (store, NULL);
  for (guint i = 0; events != NULL && i < events->len; i++)
    {
      const BrgEventSummary *summary = events->pdata[i];
      BrgSample there;

      if (brg_sample_find_kind (store, summary->event_id, &there) && there == sample)
        return summary->group_id;
    }
  return 0;
}

static BrgEventForm *
make_form (const BrgSampleWords *words, const char *today)
{
  static const BrgOfficialRole roles[BRG_SAMPLE_OFFICIALS] = {
    BRG_OFFICIAL_CHIEF_ARBITER,
    BRG_OFFICIAL_CHIEF_SECRETARY,
    BRG_OFFICIAL_ARBITER,
  };
  BrgEventForm *form = brg_event_form_new (words->name, today, 1);
  BrgEvent *event = form->event;

  brg_event_form_set_rulebook (form, brg_rulebook_find ("rus-draughts-2022"));
  brg_event_form_set_discipline (form, BRG_DISCIPLINE_RUSSIAN);
  brg_event_form_set_system (form, "berger");
  brg_event_form_set_two_one (form, TRUE);
  brg_event_form_set_text (&event->place, words->place);
  brg_event_form_set_text (&event->venue, words->venue);
  brg_event_form_set_text (&event->organiser, words->organiser);
  brg_event_form_set_text (&event->federation, words->federation);
  for (guint i = 0; i < BRG_SAMPLE_OFFICIALS; i++)
    g_ptr_array_add (event->officials,
                     brg_official_new (roles[i], words->officials[i], brg_sample_get_category (i)));
  return form;
}

static BrgEntry *
make_entry (const BrgSampleWords *words, gint number)
{
  const BrgSamplePerson *person = &words->players[number - 1];
  const BrgSampleFigures *figures = brg_sample_figures (number);
  BrgEntry *entry = brg_entry_new ();

  entry->number = number;
  entry->rating = figures->rating;
  brg_event_form_set_text (&entry->family_name, person->family_name);
  brg_event_form_set_text (&entry->given_name, person->given_name);
  brg_event_form_set_text (&entry->father_name, person->father_name);
  brg_event_form_set_text (&entry->title, person->title);
  brg_event_form_set_text (&entry->organisation, person->organisation);
  brg_event_form_set_text (&entry->federation, words->federation);
  brg_event_form_set_text (&entry->birth, figures->birth);
  brg_event_form_set_text (&entry->sex, figures->sex);
  return entry;
}

static gboolean
create_event (BrgStore *store,
              const BrgSampleWords *words,
              const char *today,
              gint64 *group_id,
              GError **error)
{
  g_autoptr (BrgEventForm) form = make_form (words, today);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);

  for (gint number = 1; number <= BRG_SAMPLE_PLAYERS; number++)
    g_ptr_array_add (entries, make_entry (words, number));
  return brg_store_create_event (store, form->event, form->group, entries, group_id, error);
}

static gboolean
pair_all_rounds (BrgStore *store, const BrgSnapshot *snapshot, GError **error)
{
  g_autoptr (BrgRoundPlan) plan = brg_round_plan_new (snapshot->group->id);

  for (gint round = 1; round <= brg_snapshot_count_rounds (snapshot); round++)
    if (!brg_sample_plan_round (plan, snapshot, round, error))
      return FALSE;
  plan->publish_through = 1;
  return brg_store_add_rounds (store, plan, error);
}

static gboolean
enter_result (BrgStore *store, const BrgGame *game, char sign, GError **error)
{
  static const struct
  {
    char sign;
    BrgOutcome white;
    BrgOutcome black;
  } outcomes[] = {
    { '1', BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
    { '=', BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
    { '0', BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
    { '+', BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (outcomes); i++)
    if (outcomes[i].sign == sign)
      return brg_store_set_result (store, game->id, outcomes[i].white, outcomes[i].black, error);
  return TRUE;
}

static gboolean
play_round (BrgStore *store, const BrgRound *round, GError **error)
{
  const char *results = brg_sample_get_results (round->number);

  for (guint i = 0; i < round->games->len; i++)
    if (!enter_result (store, &g_array_index (round->games, BrgGame, i), results[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
play (BrgStore *store, const BrgSampleWords *words, const BrgSnapshot *snapshot, GError **error)
{
  gint64 leaver_id = brg_snapshot_get_entry (snapshot, BRG_SAMPLE_LEAVER - 1)->id;

  for (gint number = 1; number <= BRG_SAMPLE_ROUNDS; number++)
    {
      const BrgRound *round = brg_snapshot_get_round (snapshot, number);
      gboolean is_last = number == BRG_SAMPLE_ROUNDS;

      if (is_last)
        brg_backup_pause (store, FALSE);
      if ((number > 1 && !brg_store_publish_round (store, round->id, error)) ||
          !play_round (store, round, error) ||
          (!is_last && !brg_store_close_round (store, round->id, error)))
        return FALSE;
      if (number == BRG_SAMPLE_LEFT_AFTER &&
          !brg_store_withdraw (store, leaver_id, number, words->reason, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
fill_round_robin (BrgStore *store,
                  const BrgSampleWords *words,
                  const BrgSnapshot *unpaired,
                  GError **error)
{
  g_autoptr (BrgSnapshot) paired = NULL;

  if (!pair_all_rounds (store, unpaired, error))
    return FALSE;
  paired = brg_store_load (store, unpaired->group->id, error);
  return paired != NULL && play (store, words, paired, error);
}

static gboolean
fill_event (BrgStore *store,
            BrgSample sample,
            const char *language,
            gint64 group_id,
            GError **error)
{
  g_autoptr (BrgSnapshot) unpaired = brg_store_load (store, group_id, error);

  if (unpaired == NULL ||
      !brg_store_set_setting (store, unpaired->event->id, SETTING, kind_ids[sample], error))
    return FALSE;
  return sample == BRG_SAMPLE_ROUND_ROBIN
             ? fill_round_robin (store, brg_sample_words (language), unpaired, error)
             : brg_sample_many_fill (store, language, sample == BRG_SAMPLE_TEAMS, group_id, error);
}

static void
delete_event (BrgStore *store, gint64 group_id)
{
  g_autoptr (BrgSnapshot) snapshot = brg_store_load (store, group_id, NULL);

  if (snapshot != NULL)
    brg_store_delete_event (store, snapshot->event->id, NULL);
}

gboolean
brg_sample_make (BrgStore *store,
                 BrgSample sample,
                 const char *language,
                 const char *today,
                 gint64 *group_id,
                 GError **error)
{
  gboolean done;

  g_return_val_if_fail (store != NULL && language != NULL && today != NULL, FALSE);
  g_return_val_if_fail (group_id != NULL && sample < BRG_N_SAMPLES, FALSE);

  if (sample == BRG_SAMPLE_ROUND_ROBIN
          ? !create_event (store, brg_sample_words (language), today, group_id, error)
          : !brg_sample_many_create (store, language, today, sample == BRG_SAMPLE_TEAMS, group_id,
                                     error))
    return FALSE;
  brg_backup_pause (store, TRUE);
  done = fill_event (store, sample, language, *group_id, error);
  brg_backup_pause (store, FALSE);
  if (!done)
    delete_event (store, *group_id);
  return done;
}
