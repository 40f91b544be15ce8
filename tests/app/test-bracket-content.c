/* test-bracket-content.c - the bracket of a knock-out as it is drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-bracket-content.h"
#include "brg-bracket-draw.h"
#include "brg-bracket-form.h"
#include "brg-document.h"
#include "brg-event-document.h"
#include "brg-event-table.h"
#include "brg-test.h"
#include "event-fixture.h"

/* One meeting in a line: `4+= 5` is over and 4 goes on, with what decided it in brackets. */
static char *
dup_box (const BrgBracketChart *chart, gint stage, gint place)
{
  static const char *const states[] = { "to come", "running", "over" };
  const BrgBracketBox *box = brg_bracket_chart_get (chart, stage, place);
  g_autoptr (GString) text = g_string_new (states[box->state]);

  for (gint i = 0; i < 2; i++)
    {
      const BrgBracketSide *side = &box->sides[i];

      g_string_append (text, i == 0 ? ": " : " - ");
      g_string_append (text, side->is_known ? side->number : side->name != NULL ? "?" : "nobody");
      if (*side->games[0] != '\0')
        g_string_append_printf (text, " [%s]", side->games[0]);
      if (*side->mark != '\0')
        g_string_append_printf (text, " (%s)", side->mark);
      if (side->is_winner)
        g_string_append (text, " wins");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

#define assert_box(chart, stage, place, expected)           \
  G_STMT_START                                              \
  {                                                         \
    g_autofree char *found = dup_box (chart, stage, place); \
    g_assert_cmpstr (found, ==, expected);                  \
  }                                                         \
  G_STMT_END

static BrgBracketChart *
make_chart (const BrgSnapshot *snapshot)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");

  return brg_bracket_content_new (snapshot, words);
}

/* rus-draughts-2022 1.4: six players, 1 and 2 are free; 4 and 5 have drawn, 6 has beaten 3. */
static void
test_first_stage (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("knockout", "rus-draughts-2022", 6, 0);
  g_autoptr (BrgBracketChart) chart = NULL;
  BrgMeetingNote note = { .round = 1, .winner = 4, .method = BRG_DECISION_BY_LOT };

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "5-4:= 6-3:1 1 2");
  chart = make_chart (snapshot);
  g_assert_cmpint (chart->n_stages, ==, 3);
  g_assert_cmpstr (chart->heads[2], ==, "Final");
  assert_box (chart, 0, 0, "over: 1 wins - nobody");
  assert_box (chart, 0, 1, "running: 4 [½] - 5 [½]");
  assert_box (chart, 1, 0, "to come: 1 - ?");
  assert_box (chart, 1, 1, "to come: 2 - 6");
  assert_box (chart, 2, 0, "to come: ? - ?");
  g_clear_pointer (&chart, brg_bracket_chart_free);

  note.note = (char *) "0000 0000 0000 0007";
  brg_snapshot_append_decision (snapshot, &note);
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-5:1 2-6");
  chart = make_chart (snapshot);
  assert_box (chart, 0, 1, "over: 4 [½] - 5 [½] (by lot) wins");
  assert_box (chart, 1, 0, "over: 1 [1] wins - 5 [0]");
  assert_box (chart, 1, 1, "running: 2 […] - 6 […]");
  assert_box (chart, 2, 0, "to come: 1 - ?");
}

/* rus-draughts-2022 5.4.6: what the extra micro-match brought has a column, on screen and paper. */
static void
test_extra (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("knockout", "rus-draughts-2022", 6, 0);
  g_autoptr (BrgBracketChart) chart = NULL;
  const BrgBracketBox *box;
  BrgMeetingNote note = { .round = 1,
                          .winner = 4,
                          .method = BRG_DECISION_BY_PLAYOFF,
                          .note = (char *) "",
                          .extra_games = (char *) "1=",
                          .extra_lot = (char *) "" };

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "5-4:= 6-3:1 1 2");
  brg_snapshot_append_decision (snapshot, &note);
  chart = make_chart (snapshot);
  g_assert_cmpstr (chart->extra_head, ==, "ex.");
  g_assert_cmpint (chart->n_games, ==, 2);
  box = brg_bracket_chart_get (chart, 0, 1);
  g_assert_cmpstr (box->sides[0].number, ==, "4");
  g_assert_false (box->sides[0].is_winner);
  g_assert_cmpstr (box->sides[0].games[1], ==, "½");
  g_assert_true (box->sides[1].is_winner);
  g_assert_cmpstr (box->sides[1].games[1], ==, "1½");
  g_assert_cmpstr (brg_bracket_chart_get (chart, 0, 3)->sides[0].games[1], ==, "");
}

/* Those who lost the semi-finals meet below the final, and the table has places three and four. */
static void
test_third_place (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("third-place", "rus-draughts-2022", 4, 0);
  g_autoptr (BrgBracketChart) chart = NULL;
  g_autoptr (BrgEventTable) table = NULL;
  static const gint places[] = { 1, 2, 4, 3 };

  chart = make_chart (snapshot);
  g_assert_true (chart->has_third);
  g_assert_cmpint (brg_bracket_chart_count (chart, 1), ==, 2);
  g_assert_cmpstr (brg_bracket_chart_get_head (chart, 1, 0), ==, "Final");
  g_assert_cmpstr (brg_bracket_chart_get_head (chart, 1, 1), ==, "For third place");
  g_assert_cmpstr (chart->heads[0], ==, "Semi-final");
  g_clear_pointer (&chart, brg_bracket_chart_free);
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 3-2");
  chart = make_chart (snapshot);
  assert_box (chart, 1, 0, "to come: 1 - ?");
  assert_box (chart, 1, 1, "to come: 4 - ?");
  g_clear_pointer (&chart, brg_bracket_chart_free);
  *event_fixture_game (snapshot, 1, 2) = (BrgGame){ .board = 2,
                                                    .white = 2,
                                                    .black = 1,
                                                    .white_outcome = BRG_OUTCOME_LOSS,
                                                    .black_outcome = BRG_OUTCOME_WIN };
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:0");
  chart = make_chart (snapshot);
  assert_box (chart, 1, 0, "over: 1 [1] wins - 2 [0]");
  assert_box (chart, 1, 1, "over: 4 [1] wins - 3 [0]");
  table = brg_event_table_new (snapshot, 0);
  for (gint player = 0; player < 4; player++)
    g_assert_cmpint (table->standings->lines[table->standings->line_of[player]].place, ==,
                     places[player]);
}

/* The bracket gives the places: no coefficient stands beside them. */
static void
test_no_coefficients (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("knockout", "rus-draughts-2022", 6, 0);
  g_autoptr (BrgEventTable) table = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "5-4:= 6-3:1 1 2");
  table = brg_event_table_new (snapshot, 0);
  g_assert_cmpuint (table->n_criteria, ==, 0);
}

static void
test_no_knockout (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "fide-2023", 6, 0);

  g_assert_null (make_chart (snapshot));
}

/* Boxes of a stage stand below one another, and none covers another. */
static void
test_places (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("knockout", "rus-draughts-2022", 6, 0);
  g_autoptr (BrgBracketChart) chart = NULL;
  PangoFontMap *fonts = pango_cairo_font_map_new ();
  PangoContext *context = pango_font_map_create_context (fonts);
  g_autoptr (BrgTextCache) texts = brg_text_cache_new (context);
  gint full_width, full_height;
  double before = 0;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "5-4:= 6-3:1 1 2");
  chart = make_chart (snapshot);
  brg_bracket_draw_get_size (chart, texts, &full_width, &full_height);
  for (gint place = 0; place < 4; place++)
    {
      double x, y, width, height;

      brg_bracket_draw_get_box (chart, texts, 0, place, &x, &y, &width, &height);
      g_assert_true (y > before);
      g_assert_true (y + height <= full_height && x + width <= full_width);
      before = y + height;
    }
  g_object_unref (context);
  g_object_unref (fonts);
}

/* The bracket on paper is one sheet, the same every time. */
static void
test_paper (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("knockout", "rus-draughts-2022", 6, 0);
  g_autoptr (BrgSnapshot) swiss = event_fixture_new ("dutch", "fide-2023", 6, 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = NULL;
  g_autoptr (GBytes) again = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "5-4:= 6-3:1 1 2");
  g_assert_true (brg_event_document_is_available (snapshot, "bracket", 1));
  g_assert_false (brg_event_document_is_available (swiss, "bracket", 1));
  pdf = brg_event_document_to_pdf (snapshot, "bracket", 1, "en", "2026-11-21T12:00:00Z", &error);
  g_assert_no_error (error);
  again = brg_event_document_to_pdf (snapshot, "bracket", 1, "en", "2026-11-21T12:00:00Z", &error);
  g_assert_no_error (error);
  g_assert_true (g_bytes_equal (pdf, again));
}

/* Everything on a sheet but its foot is read from a hand's distance: long names wrap, and what does
 * not stand on one sheet then stands on several. Meetings have the numbers that others speak of. */
static void
test_large_paper (void)
{
  static const struct
  {
    gint n_players;
    gboolean is_long;
    guint n_sheets; /* 0 where it is no matter */
    gboolean has_organiser;
  } cases[] = { { 6, FALSE, 1, FALSE },  { 16, FALSE, 1, FALSE }, { 13, FALSE, 1, TRUE },
                { 16, FALSE, 1, TRUE },  { 16, TRUE, 0, FALSE },  { 64, TRUE, 0, FALSE },
                { 128, FALSE, 0, FALSE } };
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgSnapshot) snapshot =
          event_fixture_new ("knockout", "rus-draughts-2022", cases[i].n_players, 0);
      g_autoptr (BrgDocument) document = NULL;
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      for (gint player = 0; cases[i].is_long && player < cases[i].n_players; player++)
        {
          BrgEntry *entry = snapshot->entries->pdata[player];

          g_free (entry->family_name);
          entry->family_name = g_strdup_printf (
              "Преображенская-Воздвиженская-Константинопольская-Орлова%02d", player);
        }
      if (cases[i].has_organiser)
        {
          BrgEntry *entry = snapshot->entries->pdata[2];

          g_free (entry->family_name);
          entry->family_name = g_strdup ("Рождественская-Христорождественская");
          g_free (snapshot->event->organiser);
          snapshot->event->organiser = g_strdup ("Министерство спорта Республики Марий Эл");
          g_free (snapshot->event->place);
          snapshot->event->place = g_strdup ("г. Йошкар-Ола");
        }
      document = brg_event_document_new (snapshot, "bracket", 0, &options);
      if (cases[i].n_sheets > 0)
        g_assert_cmpuint (brg_document_get_n_pages (document), ==, cases[i].n_sheets);
      for (guint page = 0; page < brg_document_get_n_pages (document); page++)
        {
          const BrgPrintPage *sheet = brg_document_get_page (document, page);

          for (guint k = 0; k < sheet->texts->len; k++)
            {
              const BrgPrintPageText *text = &g_array_index (sheet->texts, BrgPrintPageText, k);

              if (text->role == BRG_PRINT_ROLE_FOOT)
                continue;
              g_assert_cmpfloat (text->type.size, >=, 8 - 1e-6);
              g_hash_table_add (seen, g_strdup (text->markup));
            }
        }
      for (gint number = 1; number < cases[i].n_players - 1; number++)
        {
          g_autofree char *text = g_strdup_printf ("%d", number);

          g_assert_true (g_hash_table_contains (seen, text));
        }
    }
}

/* While it is open who goes on from a level meeting, the sheet says that it is provisional. */
static void
test_provisional (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("knockout", "rus-draughts-2022", 6, 0);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options;
  BrgMeetingNote note = {
    .round = 1, .winner = 4, .method = BRG_DECISION_BY_LOT, .note = (char *) "7"
  };
  g_autoptr (BrgForm) empty = NULL;
  g_autoptr (BrgForm) open = NULL;
  g_autoptr (BrgForm) decided = NULL;

  brg_document_options_init (&options, words);
  empty = brg_bracket_form_new (snapshot, &options);
  g_assert_cmpuint (empty->subtitles->len, ==, 1);
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "5-4:= 6-3:1 1 2");
  open = brg_bracket_form_new (snapshot, &options);
  g_assert_cmpstr (open->subtitles->pdata[1], ==, "after round 1, provisional");
  brg_snapshot_append_decision (snapshot, &note);
  decided = brg_bracket_form_new (snapshot, &options);
  g_assert_cmpstr (decided->subtitles->pdata[1], ==, "after round 1");
}

BRG_TEST_TOPIC ("bracket-content")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/bracket/rus-draughts-2022 1.4/stages", test_first_stage);
  g_test_add_func ("/app/bracket-content/third-place", test_third_place);
  g_test_add_func ("/app/bracket/rus-draughts-2022 5.4.6/extra", test_extra);
  g_test_add_func ("/app/bracket/rus-draughts-2022 1.4/no-coefficients", test_no_coefficients);
  g_test_add_func ("/app/bracket/no-knockout", test_no_knockout);
  g_test_add_func ("/app/bracket/places", test_places);
  g_test_add_func ("/app/bracket/paper", test_paper);
  g_test_add_func ("/app/bracket/large-paper", test_large_paper);
  g_test_add_func ("/app/bracket/provisional", test_provisional);
  return g_test_run ();
}
