/* test-rating-report.c - ratings and norms of a group, their papers, the report for the list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rating-report.h"
#include "brg-test.h"

#include <string.h>

#include "brg-event-document.h"
#include "brg-event-norms.h"
#include "brg-norm-table.h"
#include "brg-paper-list.h"
#include "brg-rating-export.h"
#include "brg-rulebooks.h"
#include "brg-trf-reader.h"
#include "event-fixture.h"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* Four players of 2000 in a Swiss of three rounds; the first is 2000 against the second's 2000. */
static BrgSnapshot *
make_swiss (const char *rulebook)
{
  BrgSnapshot *snapshot = event_fixture_new ("dutch", rulebook, 4, 3);

  for (guint i = 0; i < snapshot->entries->len; i++)
    ((BrgEntry *) snapshot->entries->pdata[i])->rating = 2000;
  set_text (&snapshot->event->starts, "2026-05-01");
  set_text (&snapshot->event->ends, "2026-05-03");
  set_text (&snapshot->group->time_control, "90+30");
  return snapshot;
}

static BrgEntry *
get_entry (BrgSnapshot *snapshot, guint index)
{
  return snapshot->entries->pdata[index];
}

typedef struct
{
  BrgDiscipline discipline;
  const char *rulebook;
  const char *control;
  const char *stored;
  BrgRatingKind kind;
  BrgRatingReason reason;
} KindCase;

static const KindCase kind_cases[] = {
  { BRG_DISCIPLINE_CHESS, "fide-2023", "90+30", "", BRG_RATING_STANDARD,
    BRG_RATING_BY_TIME_CONTROL },
  { BRG_DISCIPLINE_CHESS, "fide-2023", "15+10", "", BRG_RATING_RAPID, BRG_RATING_BY_TIME_CONTROL },
  { BRG_DISCIPLINE_CHESS, "fide-2023", "3+2", "", BRG_RATING_BLITZ, BRG_RATING_BY_TIME_CONTROL },
  /* The book of 2014 begins rapid with 15 minutes. */
  { BRG_DISCIPLINE_CHESS, "rus-chess-2014", "12", "", BRG_RATING_BLITZ,
    BRG_RATING_BY_TIME_CONTROL },
  { BRG_DISCIPLINE_CHESS, "fide-2023", "12", "", BRG_RATING_RAPID, BRG_RATING_BY_TIME_CONTROL },
  /* A book without classes leaves them to FIDE. */
  { BRG_DISCIPLINE_CHESS, "ussr-chess-1956", "10", "", BRG_RATING_BLITZ,
    BRG_RATING_BY_TIME_CONTROL },
  { BRG_DISCIPLINE_CHESS, "fide-2023", "", "", BRG_RATING_STANDARD, BRG_RATING_BY_DEFAULT },
  { BRG_DISCIPLINE_CHESS, "fide-2023", "90+30", "rapid", BRG_RATING_RAPID, BRG_RATING_BY_GROUP },
  { BRG_DISCIPLINE_CHESS, "fide-2023", "90+30", "none", BRG_RATING_NONE, BRG_RATING_BY_GROUP },
  { BRG_DISCIPLINE_CHESS960, "fide-2023", "90+30", "", BRG_RATING_NONE, BRG_RATING_BY_DISCIPLINE },
  { BRG_DISCIPLINE_RUSSIAN, "rus-draughts-2022", "45+15", "", BRG_RATING_ELO,
    BRG_RATING_BY_DISCIPLINE },
};

static void
test_kinds (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kind_cases); i++)
    {
      const KindCase *test = &kind_cases[i];
      g_autoptr (BrgSnapshot) snapshot = make_swiss (test->rulebook);
      g_autoptr (BrgRatingReport) report = NULL;

      snapshot->event->discipline = test->discipline;
      set_text (&snapshot->group->time_control, test->control);
      set_text (&snapshot->group->rating_kind, test->stored);
      report = brg_rating_report_new (snapshot, NULL);
      g_assert_cmpint (report->kind, ==, test->kind);
      g_assert_cmpint (report->reason, ==, test->reason);
      g_assert_cmpint (report->list == NULL, ==, test->kind == BRG_RATING_NONE);
    }
}

/* The result for rating counts, whatever stands in the table. */
static void
test_result_for_rating (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_swiss ("fide-2023");
  g_autoptr (BrgRatingReport) report = NULL;
  BrgGame *game;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:+");
  game = event_fixture_game (snapshot, 1, 1);
  game->rating_white = BRG_OUTCOME_LOSS;
  game->rating_black = BRG_OUTCOME_WIN;
  report = brg_rating_report_new (snapshot, NULL);
  g_assert_cmpint (report->list->lines[0].change, ==, -1000);
  g_assert_cmpint (report->list->lines[1].change, ==, 1000);
  /* rus-draughts-2022 5.4.7.2: the plus of the other board is nothing. */
  g_assert_cmpint (report->list->lines[2].change, ==, 0);
  g_assert_cmpint (report->list->lines[2].n_games, ==, 0);
}

/* rus-chess-2014 24.1.1, rus-draughts-2022 5.4.5.2, ussr-chess-1956 23: he played one of three
 * games, so it counts for nobody's place, and for rating all the same. */
static void
test_leaver (void)
{
  static const char *const rulebooks[] = { "rus-chess-2014", "rus-draughts-2022",
                                           "ussr-chess-1956" };

  for (gsize i = 0; i < G_N_ELEMENTS (rulebooks); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", rulebooks[i], 4, 0);
      g_autoptr (BrgRatingReport) report = NULL;
      BrgRatingChoice choice = { .has_kind = TRUE, .kind = BRG_RATING_STANDARD };

      for (guint k = 0; k < 4; k++)
        get_entry (snapshot, k)->rating = 2000;
      event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:=");
      event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "4-3:0 1-2");
      event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "2-4:= 3-1");
      get_entry (snapshot, 0)->left_after = 1;
      report = brg_rating_report_new (snapshot, &choice);
      g_assert_cmpint (report->list->lines[0].n_games, ==, 1);
      g_assert_cmpint (report->list->lines[0].change, ==, 1000);
      g_assert_cmpint (report->list->lines[3].n_games, ==, 3);
      g_assert_cmpint (report->list->lines[1].n_games, ==, 2);
    }
}

static void
test_persons (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_swiss ("fide-2023");
  g_autoptr (BrgRatingReport) report = NULL;
  BrgRatingChoice choice = { .through_round = 1 };

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:1");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-3:1 2-4:1");
  get_entry (snapshot, 0)->k_factor = 35;
  set_text (&get_entry (snapshot, 1)->birth, "2008-12-31"); /* 18 in the year of the event */
  set_text (&get_entry (snapshot, 2)->birth, "2007");
  report = brg_rating_report_new (snapshot, NULL);
  g_assert_cmpint (report->list->lines[0].k, ==, 35);
  g_assert_true (report->list->lines[0].is_own_k);
  g_assert_cmpint (report->list->lines[0].usual_k, ==, 20);
  g_assert_cmpint (report->list->lines[0].change, ==, 3500);
  g_assert_cmpint (report->list->lines[1].k, ==, 40);
  g_assert_cmpint (report->list->lines[2].k, ==, 20);
  g_assert_cmpint (report->minutes, ==, 120);
  g_clear_pointer (&report, brg_rating_report_free);
  report = brg_rating_report_new (snapshot, &choice);
  g_assert_cmpint (report->list->lines[0].n_games, ==, 1);
  g_assert_cmpint (report->list->lines[0].change, ==, 1750);
}

/* What the files say: results for rating, and the points of the table. */
static void
test_export (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_swiss ("fide-2023");
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) notes = brg_format_notes_new ();
  g_autofree char *trf26 = NULL;
  g_autofree char *trf16 = NULL;
  g_autofree char *name = NULL;
  g_autoptr (BrgTrf) trf = NULL;
  BrgRound *round;
  BrgGame *game;

  set_text (&snapshot->event->zone, "Europe/Moscow");
  set_text (&snapshot->event->place, "Kazan");
  set_text (&snapshot->event->federation, "RUS");
  round = event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:+");
  /* Half past one in the morning there. */
  set_text (&round->starts_at, "2026-05-01T22:30Z");
  game = event_fixture_game (snapshot, 1, 1);
  game->rating_white = BRG_OUTCOME_LOSS;
  game->rating_black = BRG_OUTCOME_WIN;
  trf26 = brg_rating_export_make (snapshot, BRG_TRF_26, notes, &error);
  g_assert_no_error (error);
  trf = brg_trf_read (trf26, (gssize) strlen (trf26), "report.trf", &error);
  g_assert_no_error (error);
  g_assert_cmpint (brg_tournament_cell (trf->tournament, 0, 1)->outcome, ==, BRG_OUTCOME_LOSS);
  g_assert_cmpint (brg_tournament_cell (trf->tournament, 1, 1)->outcome, ==, BRG_OUTCOME_WIN);
  g_assert_cmpint (brg_tournament_cell (trf->tournament, 2, 1)->outcome, ==,
                   BRG_OUTCOME_FORFEIT_WIN);
  g_assert_cmpint (brg_tournament_cell (trf->tournament, 3, 1)->outcome, ==,
                   BRG_OUTCOME_FORFEIT_LOSS);
  g_assert_cmpint (brg_trf_get_player (trf, 0)->points, ==, BRG_POINT);
  g_assert_cmpint (brg_trf_get_player (trf, 1)->points, ==, 0);
  g_assert_cmpuint (trf->adjustments->len, ==, 2);
  g_assert_cmpint (((BrgTrfAdjustment *) trf->adjustments->pdata[0])->points, ==, BRG_POINT);
  g_assert_cmpint (((BrgTrfAdjustment *) trf->adjustments->pdata[1])->points, ==, -BRG_POINT);
  g_assert_cmpuint (trf->round_dates->len, ==, 1);
  g_assert_cmpstr (trf->round_dates->pdata[0], ==, "2026-05-02");
  g_assert_cmpstr (trf->texts[BRG_TRF_TEXT_CITY], ==, "Kazan");
  g_assert_cmpstr (trf->texts[BRG_TRF_TEXT_TIME_CONTROL], ==, "90+30");
  g_assert_nonnull (strstr (trf26, "\n062 "));
  g_assert_nonnull (strstr (trf26, "\n072 "));
  g_assert_nonnull (strstr (trf26, "\n132 "));
  g_assert_cmpuint (notes->len, ==, 0);
  /* TRF16 has no room for the difference, and says so. */
  trf16 = brg_rating_export_make (snapshot, BRG_TRF_16, notes, &error);
  g_assert_no_error (error);
  g_assert_null (strstr (trf16, "\n299"));
  g_assert_cmpuint (notes->len, >, 0);
  g_assert_nonnull (
      strstr (((const BrgFormatNote *) notes->pdata[notes->len - 1])->text, "record 299"));
  name = brg_rating_export_dup_name (snapshot);
  g_assert_true (g_str_has_suffix (name, "-rating.trf"));
}

static const char *
cell_text (const BrgForm *form, guint row, guint column)
{
  return brg_form_get_row (form, row)->cells[column].text;
}

static void
test_rating_paper (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_swiss ("fide-2023");
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:=");
  get_entry (snapshot, 3)->rating = 0;
  brg_document_options_init (&options, words);
  form = brg_event_document_new_form (snapshot, "ratings", 0, &options);
  g_assert_cmpuint (form->rows->len, ==, 4);
  g_assert_cmpuint (form->columns->len, ==, 10);
  g_assert_cmpstr (cell_text (form, 0, 2), ==, "2000");
  g_assert_cmpstr (cell_text (form, 0, 3), ==, "20");
  g_assert_cmpstr (cell_text (form, 0, 5), ==, "1");
  g_assert_cmpstr (cell_text (form, 0, 6), ==, "0.50");
  g_assert_cmpstr (cell_text (form, 0, 7), ==, "+10.00");
  g_assert_cmpstr (cell_text (form, 0, 8), ==, "2010");
  g_assert_cmpstr (cell_text (form, 0, 9), ==, "2800");
  g_assert_cmpstr (cell_text (form, 1, 7), ==, "−10.00");
  /* One draw against 2000: (2000 + 3600) / 3 = 1866.67, half the points. */
  g_assert_cmpstr (cell_text (form, 3, 2), ==, "");
  g_assert_cmpstr (cell_text (form, 3, 8), ==, "(1867)");
}

/* In draughts the paper says that there is no formula. */
static void
test_paper_without_formula (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_swiss ("rus-draughts-2022");
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;
  gboolean said = FALSE;

  snapshot->event->discipline = BRG_DISCIPLINE_RUSSIAN;
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:=");
  brg_document_options_init (&options, words);
  form = brg_event_document_new_form (snapshot, "ratings", 0, &options);
  for (guint i = 0; i < form->notes->len; i++)
    said |= g_str_has_prefix (form->notes->pdata[i], "No rule book has a formula");
  g_assert_true (said);
}

/* A norm of nine games, as in the tests of norms. */
static BrgSnapshot *
make_norm (void)
{
  static const gint ratings[] = { 2480, 2550, 2520, 2500, 2480, 2450, 2430, 2400, 2380, 2150 };
  static const char *const titles[] = { "IM", "GM", "GM", "GM", "IM", "IM", "FM", "", "CM", "" };
  static const char *const federations[] = { "RUS", "UKR", "GER", "RUS", "RUS",
                                             "FRA", "RUS", "GER", "RUS", "RUS" };
  static const char *const boards[] = { "1-2:=", "1-3:=", "1-4:1", "1-5:=", "1-6:1",
                                        "1-7:0", "1-8:1", "1-9:1", "1-10:1" };
  BrgSnapshot *snapshot = event_fixture_new ("dutch", "fide-2023", 10, 9);

  set_text (&snapshot->group->time_control, "90+30");
  for (guint i = 0; i < 10; i++)
    {
      get_entry (snapshot, i)->rating = ratings[i];
      set_text (&get_entry (snapshot, i)->title, titles[i]);
      set_text (&get_entry (snapshot, i)->federation, federations[i]);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, boards[i]);
  return snapshot;
}

static void
add_way (BrgSnapshot *snapshot, const char *name, gint percent, gint halves)
{
  BrgNormWay *way = brg_norm_way_new ();

  set_text (&way->name, name);
  set_text (&way->source, "Положение, 7");
  way->games = 3;
  way->percent = percent;
  way->halves = halves;
  g_ptr_array_add (snapshot->norms, way);
}

/* Four players in draughts, nobody rated: 3, 2, 1 and no points. */
static BrgSnapshot *
make_russian (void)
{
  BrgSnapshot *snapshot = event_fixture_new ("berger", "rus-draughts-2022", 4, 0);

  snapshot->event->discipline = BRG_DISCIPLINE_RUSSIAN;
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:1");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "4-3:0 1-2:1");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "2-4:1 3-1:0");
  add_way (snapshot, "КМС", 80, 0);
  add_way (snapshot, "I разряд", 0, 4);
  return snapshot;
}

static char *
dup_reached (const BrgRatingReport *report)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < report->norms->len; i++)
    {
      const BrgNorm *norm = &g_array_index (report->norms, BrgNorm, i);

      if (norm->state == BRG_NORM_REACHED)
        g_string_append_printf (text, "%s%d %s", text->len > 0 ? ", " : "", norm->player + 1,
                                norm->rule->name);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* ussr-chess-1956 23, rus-draughts-2022 14.2: the norms of the regulations, whose values the
 * arbiter enters; who has the category, or a higher one by the book, is passed over. */
static void
test_own_norms (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_russian ();
  g_autoptr (BrgRatingReport) report = brg_rating_report_new (snapshot, NULL);
  g_autofree char *reached = dup_reached (report);

  g_assert_true (brg_rating_report_knows_norms (snapshot));
  g_assert_cmpstr (reached, ==, "1 КМС, 1 I разряд, 2 I разряд");
  g_clear_pointer (&report, brg_rating_report_free);
  g_clear_pointer (&reached, g_free);
  set_text (&get_entry (snapshot, 0)->title, "кмс");
  set_text (&get_entry (snapshot, 1)->title, "1 р.");
  report = brg_rating_report_new (snapshot, NULL);
  reached = dup_reached (report);
  g_assert_cmpstr (reached, ==, "");
  g_clear_pointer (&report, brg_rating_report_free);
  g_clear_pointer (&reached, g_free);
  set_text (&get_entry (snapshot, 0)->title, "1 разряд");
  set_text (&get_entry (snapshot, 1)->title, "2 р.");
  report = brg_rating_report_new (snapshot, NULL);
  reached = dup_reached (report);
  g_assert_cmpstr (reached, ==, "1 КМС, 2 I разряд");
}

/* The list of norms has no columns of what is not asked; the table names who has reached what, each
 * with the highest only; one certificate each. */
static void
test_own_norms_on_paper (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_russian ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) norms = NULL;
  g_autoptr (BrgForm) table = NULL;
  g_autoptr (BrgForm) regulations = NULL;
  g_autofree char *notes = NULL;
  BrgDocumentOptions options;
  guint n_notes;

  brg_document_options_init (&options, words);
  norms = brg_event_document_new_form (snapshot, "norms", 0, &options);
  g_assert_cmpuint (norms->rows->len, ==, 3);
  g_assert_cmpuint (norms->columns->len, ==, 6);
  g_assert_cmpstr (cell_text (norms, 0, 2), ==, "КМС");
  g_assert_cmpstr (cell_text (norms, 0, 4), ==, "3 ≥ 3");
  g_assert_cmpstr (cell_text (norms, 0, 5), ==, "3 ≥ 2½");
  table = brg_event_document_new_form (snapshot, "table", 0, &options);
  n_notes = table->notes->len;
  g_assert_cmpuint (n_notes, >=, 2);
  g_ptr_array_add (table->notes, NULL);
  notes = g_strjoinv ("\n", (char **) table->notes->pdata);
  g_ptr_array_set_size (table->notes, (gint) n_notes);
  g_assert_nonnull (strstr (notes, "Norm of КМС: "));
  g_assert_nonnull (strstr (notes, " (3/3).\nNorm of I разряд: "));
  g_assert_nonnull (strstr (notes, " (2/3)."));
  regulations = brg_event_document_new_form (snapshot, "regulations", 0, &options);
  g_assert_nonnull (regulations);
}

static void
test_score_text (void)
{
  static const struct
  {
    const char *text;
    gint percent;
    gint halves;
  } cases[] = {
    { "70", 70, 0 },       { " 70 % ", 70, 0 },  { "70\u00a0%", 70, 0 }, { "100%", 100, 0 },
    { "101", 0, 0 },       { "6½", 0, 13 },      { "6.5", 0, 13 },       { "6,5", 0, 13 },
    { "6 points", 0, 12 }, { "6 очков", 0, 12 }, { "6,5 очка", 0, 13 },  { "½", 0, 1 },
    { "6½ %", 0, 0 },      { "", 0, 0 },         { "%", 0, 0 },          { "0", 0, 0 },
    { "12345", 0, 0 },     { "7 of 9", 0, 0 },   { "-5", 0, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *again = NULL;
      gint percent;
      gint halves;
      gboolean is_score = brg_event_norms_parse_score (cases[i].text, &percent, &halves);

      g_assert_cmpint (percent, ==, cases[i].percent);
      g_assert_cmpint (halves, ==, cases[i].halves);
      g_assert_cmpint (is_score, ==, percent > 0 || halves > 0);
      again = brg_event_norms_dup_score (percent, halves);
      g_assert_cmpint (brg_event_norms_parse_score (again, &percent, &halves), ==, is_score);
      g_assert_cmpint (percent, ==, cases[i].percent);
      g_assert_cmpint (halves, ==, cases[i].halves);
    }
}

/* The norms are FIDE's: of chess that is played by its laws; a table of one's own is for anything.
 */
static void
test_norms_of_fide (void)
{
  static const struct
  {
    BrgDiscipline discipline;
    const char *rulebook;
    gboolean has_norms;
  } events[] = {
    { BRG_DISCIPLINE_CHESS, "fide-2023", TRUE },
    { BRG_DISCIPLINE_CHESS960, "fide-2023", FALSE },
    { BRG_DISCIPLINE_CHESS, "rus-chess-2014", FALSE },
    { BRG_DISCIPLINE_CHESS, "ussr-chess-1956", FALSE },
    { BRG_DISCIPLINE_RUSSIAN, "rus-draughts-2022", FALSE },
    { BRG_DISCIPLINE_INTERNATIONAL, "rus-draughts-2022", FALSE },
    { BRG_DISCIPLINE_RENJU, "rus-draughts-2022", FALSE },
  };
  const BrgPaper *paper = brg_paper_list_find ("norms");

  for (gsize i = 0; i < G_N_ELEMENTS (events); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = make_norm ();
      BrgRatingChoice own = { .norms = brg_norm_table_get_fide () };
      g_autoptr (BrgRatingReport) report = NULL;
      g_autoptr (BrgRatingReport) by_own_table = NULL;

      snapshot->event->discipline = events[i].discipline;
      snapshot->event->rulebook = brg_rulebook_find (events[i].rulebook);
      /* Whatever list the group names. */
      set_text (&snapshot->group->rating_kind, "standard");
      report = brg_rating_report_new (snapshot, NULL);
      by_own_table = brg_rating_report_new (snapshot, &own);
      g_assert_cmpuint (report->norms->len, ==, events[i].has_norms ? 1 : 0);
      g_assert_cmpuint (by_own_table->norms->len, ==, 1);
      g_assert_cmpint (paper->belongs (snapshot), ==, events[i].has_norms);
    }
}

static void
test_norms_paper (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_norm ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  form = brg_event_document_new_form (snapshot, "norms", 0, &options);
  g_assert_cmpuint (form->rows->len, ==, 1);
  g_assert_cmpstr (cell_text (form, 0, 2), ==, "GM");
  g_assert_cmpstr (cell_text (form, 0, 3), ==, "reached");
  g_assert_cmpstr (cell_text (form, 0, 4), ==, "9 ≥ 9");
  g_assert_cmpstr (cell_text (form, 0, 5), ==, "6½ ≥ 6½");
  g_assert_cmpstr (cell_text (form, 0, 7), ==, "2600 ≥ 2600");
  g_assert_cmpstr (cell_text (form, 0, 11), ==, "5 ≤ 5");
  /* The adjudicated game does not count, and eight are too few. */
  event_fixture_game (snapshot, 9, 1)->is_adjudicated = TRUE;
  g_clear_pointer (&form, brg_form_free);
  form = brg_event_document_new_form (snapshot, "norms", 0, &options);
  g_assert_cmpuint (form->rows->len, ==, 0);
}

BRG_TEST_TOPIC ("rating-report")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/rating-report/kinds", test_kinds);
  g_test_add_func ("/app/rating-report/result-for-rating", test_result_for_rating);
  g_test_add_func ("/app/rating-report/leaver", test_leaver);
  g_test_add_func ("/app/rating-report/persons", test_persons);
  g_test_add_func ("/app/rating-report/export", test_export);
  g_test_add_func ("/app/rating-report/rating-paper", test_rating_paper);
  g_test_add_func ("/app/rating-report/paper-without-formula", test_paper_without_formula);
  g_test_add_func ("/app/rating-report/norms-paper", test_norms_paper);
  g_test_add_func ("/app/rating-report/norms-of-fide", test_norms_of_fide);
  g_test_add_func ("/rating-report/rus-draughts-2022/14.2/own-norms", test_own_norms);
  g_test_add_func ("/rating-report/own-norms-on-paper", test_own_norms_on_paper);
  g_test_add_func ("/rating-report/norm-score-text", test_score_text);
  return g_test_run ();
}
