/* test-report-check.c - what is looked at before a report is sent
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-report-check.h"
#include "brg-test.h"

#include <string.h>

#include "event-fixture.h"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* A Swiss of four of which nothing is missing. */
static BrgSnapshot *
make_whole (void)
{
  BrgSnapshot *snapshot = event_fixture_new ("dutch", "fide-2023", 4, 1);
  BrgRound *round = event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:1");

  set_text (&snapshot->event->place, "Kyiv");
  set_text (&snapshot->event->federation, "UKR");
  set_text (&snapshot->event->organiser, "Club");
  set_text (&snapshot->event->starts, "2026-05-01");
  set_text (&snapshot->event->ends, "2026-05-03");
  set_text (&snapshot->group->time_control, "90+30");
  set_text (&round->starts_at, "2026-05-01T10:00Z");
  g_ptr_array_set_size (snapshot->event->officials, 0);
  g_ptr_array_add (snapshot->event->officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "Tokarev", "IA"));
  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];
      g_autofree char *id = g_strdup_printf ("141000%u", i);

      set_text (&entry->family_name, "Yudin");
      set_text (&entry->given_name, "Ivan");
      set_text (&entry->sex, "m");
      set_text (&entry->birth, "1990-01-02");
      set_text (&entry->federation, "UKR");
      set_text (&entry->fide_id, id);
      entry->rating = 2000;
    }
  return snapshot;
}

/* level:id@target, in their order */
static char *
describe (const BrgSnapshot *snapshot)
{
  g_autoptr (GPtrArray) findings = brg_report_check (snapshot);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < findings->len; i++)
    {
      const BrgReportFinding *finding = findings->pdata[i];

      g_assert_true (*finding->text != '\0');
      g_string_append_printf (text, "%s%s:%s@%s", i > 0 ? " " : "",
                              brg_report_level_get_id (finding->level), finding->id,
                              finding->target != NULL ? finding->target : finding->page);
    }
  return g_string_free (text, FALSE);
}

static BrgEntry *
get_entry (BrgSnapshot *snapshot)
{
  return snapshot->entries->pdata[1];
}

static void
drop_id (BrgSnapshot *snapshot)
{
  set_text (&get_entry (snapshot)->fide_id, "");
}

static void
double_id (BrgSnapshot *snapshot)
{
  set_text (&get_entry (snapshot)->fide_id, "1410000");
}

static void
spoil_id (BrgSnapshot *snapshot)
{
  set_text (&get_entry (snapshot)->fide_id, "14'100");
}

static void
drop_birth (BrgSnapshot *snapshot)
{
  set_text (&get_entry (snapshot)->birth, "");
}

static void
shorten_birth (BrgSnapshot *snapshot)
{
  set_text (&get_entry (snapshot)->birth, "1990");
}

static void
drop_federation (BrgSnapshot *snapshot)
{
  set_text (&get_entry (snapshot)->federation, "");
}

static void
write_cyrillic (BrgSnapshot *snapshot)
{
  set_text (&get_entry (snapshot)->family_name, "Юдин");
}

static void
drop_category (BrgSnapshot *snapshot)
{
  set_text (&((BrgOfficial *) snapshot->event->officials->pdata[0])->category, "");
}

static void
drop_arbiter (BrgSnapshot *snapshot)
{
  g_ptr_array_set_size (snapshot->event->officials, 0);
}

static void
drop_place (BrgSnapshot *snapshot)
{
  set_text (&snapshot->event->place, "");
}

static void
spoil_federation (BrgSnapshot *snapshot)
{
  set_text (&snapshot->event->federation, "X1");
}

static void
spoil_player_federation (BrgSnapshot *snapshot)
{
  set_text (&get_entry (snapshot)->federation, "X1");
}

static void
drop_control (BrgSnapshot *snapshot)
{
  set_text (&snapshot->group->time_control, "");
}

static void
play_too_fast (BrgSnapshot *snapshot)
{
  set_text (&snapshot->group->time_control, "60+30");
}

static void
play_bullet (BrgSnapshot *snapshot)
{
  set_text (&snapshot->group->time_control, "1+0");
}

static void
open_the_round (BrgSnapshot *snapshot)
{
  ((BrgRound *) snapshot->rounds->pdata[0])->state = BRG_ROUND_PUBLISHED;
}

static void
drop_result (BrgSnapshot *snapshot)
{
  BrgGame *game = &g_array_index (((BrgRound *) snapshot->rounds->pdata[0])->games, BrgGame, 0);

  game->white_outcome = game->black_outcome = BRG_OUTCOME_NONE;
}

static void
drop_day (BrgSnapshot *snapshot)
{
  set_text (&((BrgRound *) snapshot->rounds->pdata[0])->starts_at, "");
}

static void
play_later (BrgSnapshot *snapshot)
{
  set_text (&((BrgRound *) snapshot->rounds->pdata[0])->starts_at, "2026-06-01T10:00Z");
}

static void
play_all_day (BrgSnapshot *snapshot)
{
  snapshot->group->n_rounds = 4;
  for (guint i = 1; i < 4; i++)
    {
      BrgRound *round = event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:1");

      set_text (&round->starts_at, "2026-05-01T15:00Z");
    }
}

static void
keep_away (BrgSnapshot *snapshot)
{
  BrgGame *game = &g_array_index (((BrgRound *) snapshot->rounds->pdata[0])->games, BrgGame, 0);

  game->white_outcome = BRG_OUTCOME_FORFEIT_WIN;
  game->black_outcome = BRG_OUTCOME_FORFEIT_LOSS;
}

static void
take_old_list (BrgSnapshot *snapshot)
{
  brg_entry_add_rating (get_entry (snapshot), 1, 2000, "FIDE", "2026-03-01");
}

static void
play_draughts (BrgSnapshot *snapshot)
{
  snapshot->event->discipline = BRG_DISCIPLINE_RUSSIAN;
  drop_id (snapshot);
}

static void
change_nothing (BrgSnapshot *snapshot G_GNUC_UNUSED)
{
}

static const struct
{
  const char *path;
  void (*spoil) (BrgSnapshot *snapshot);
  const char *findings;
} cases[] = {
  { "/app/report-check/whole", change_nothing, "" },
  { "/app/report-check/no-id", drop_id, "error:no-fide-id@entry/1002" },
  { "/app/report-check/same-id", double_id, "error:fide-id-twice@entry/1002" },
  { "/app/report-check/odd-id", spoil_id, "error:odd-fide-id@entry/1002" },
  { "/app/report-check/no-birth", drop_birth, "warning:no-birth@entry/1002" },
  { "/app/report-check/year", shorten_birth, "note:birth-year@entry/1002" },
  { "/app/report-check/no-federation", drop_federation, "error:no-player-federation@entry/1002" },
  { "/app/report-check/odd-federation", spoil_federation, "warning:odd-federation@event" },
  { "/app/report-check/odd-player-federation", spoil_player_federation,
    "error:odd-player-federation@entry/1002" },
  { "/app/report-check/not-latin", write_cyrillic, "warning:not-latin@entry/1002" },
  { "/app/report-check/no-category", drop_category, "warning:arbiter-without-category@arbiters" },
  { "/app/report-check/no-arbiter", drop_arbiter, "error:no-chief-arbiter@arbiters" },
  { "/app/report-check/no-place", drop_place, "error:no-place@event" },
  { "/app/report-check/no-control", drop_control, "error:no-time-control@event" },
  { "/app/report-check/fide-ratings-2024 1.1/too-fast", play_too_fast, "" },
  { "/app/report-check/fide-ratings-2024 1.1/not-rated", play_bullet, "error:not-rated@event" },
  { "/app/report-check/open-round", open_the_round, "error:rounds-open@round/1" },
  { "/app/report-check/no-result", drop_result,
    "error:results-missing@round/1 note:no-games@entry/1001 note:no-games@entry/1002" },
  { "/app/report-check/no-day", drop_day, "warning:round-without-day@round/1" },
  { "/app/report-check/other-day", play_later, "warning:round-outside@round/1" },
  { "/app/report-check/long-day", play_all_day, "warning:long-day@round/4" },
  { "/app/report-check/nobody-played", keep_away,
    "note:no-games@entry/1001 note:no-games@entry/1002" },
  { "/app/report-check/other-list", take_old_list, "warning:other-list@entry/1002" },
  { "/app/report-check/draughts", play_draughts, "note:no-fide-id@entry/1002" },
};

static void
test_case (gconstpointer data)
{
  guint which = GPOINTER_TO_UINT (data);
  g_autoptr (BrgSnapshot) snapshot = make_whole ();
  g_autofree char *findings = NULL;

  cases[which].spoil (snapshot);
  findings = describe (snapshot);
  g_assert_cmpstr (findings, ==, cases[which].findings);
}

BRG_TEST_TOPIC ("report-check")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, GUINT_TO_POINTER (i), test_case);
  return g_test_run ();
}
