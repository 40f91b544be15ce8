/* test-advice-draughts.c - what the books of draughts and of 1956 propose for an incident
 *
 * Every line of ../fixtures/desk/advice-draughts.tsv, and that none of the rows of the two books is
 * without a line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-advice.h"
#include "brg-test.h"

#include "brg-rulebooks.h"

#include <stdlib.h>
#include <string.h>

typedef enum
{
  BOOK,
  FORM,
  KIND,
  KNOWN,
  ARTICLE,
  SANCTION,
  CLOCK,
  RESULT,
  REMARK,
  N_COLUMNS,
} Column;

/* Articles that set a consequence; each is shown by a line, and no line shows another. */
static const char *const shown[] = {
  "rus-draughts-2022 1.5.5",    "rus-draughts-2022 1.5.6",    "rus-draughts-2022 6.1.10.2",
  "rus-draughts-2022 7.7.2",    "ussr-chess-1956 11",         "ussr-chess-1956 app. 3",
  "rus-draughts-2022 1.5.4",    "rus-draughts-2022 5.4.1.2",  "rus-draughts-2022 5.4.2.6",
  "rus-draughts-2022 5.4.2.9",  "rus-draughts-2022 5.4.4.1",  "rus-draughts-2022 5.4.4.2",
  "rus-draughts-2022 5.4.13.1", "rus-draughts-2022 5.4.13.2", "rus-draughts-2022 5.4.14.1",
  "rus-draughts-2022 5.4.14.2", "rus-draughts-2022 5.4.14.3", "rus-draughts-2022 5.4.15.1",
  "rus-draughts-2022 5.4.15.2", "rus-draughts-2022 6.1.10.3", "rus-draughts-2022 7.7.3",
  "rus-draughts-2022 9.2.5.2",  "rus-draughts-2022 9.2.6.4",  "rus-draughts-2022 9.2.7.1",
  "rus-draughts-2022 9.3.1.5",  "rus-draughts-2022 10.1.9",   "rus-draughts-2022 10.1.12",
  "rus-draughts-2022 10.2.11",  "rus-draughts-2022 10.3.7",   "rus-draughts-2022 10.5.8",
  "ussr-chess-1956 14",         "ussr-chess-1956 15",         "ussr-chess-1956 16",
  "ussr-chess-1956 17 zh",      "ussr-chess-1956 18",         "ussr-chess-1956 24",
  "ussr-chess-1956 app. 1",     "ussr-chess-1956 26 i",       "rus-draughts-2022 5.4.13.3",
  "rus-draughts-2022 6.1.8.1",  "rus-draughts-2022 7.5.1",    "ussr-chess-1956 17 d",
  "ussr-chess-1956 12",         "rus-draughts-2022 9.2.7.2",  "rus-draughts-2022 12.4.1",
  "rus-draughts-2022 5.4.14.5",
};

static char **all_lines;

static BrgTempo
read_tempo (const char *text)
{
  if (g_str_equal (text, "rapid"))
    return BRG_TEMPO_RAPID;
  if (g_str_equal (text, "blitz"))
    return BRG_TEMPO_BLITZ;
  g_assert_cmpstr (text, ==, "standard");
  return BRG_TEMPO_STANDARD;
}

static void
read_known (const char *word, BrgAdviceQuery *query)
{
  static BrgRegulations regulations;
  const char *value = strchr (word, '=');
  guint number = value == NULL ? 0 : (guint) atoi (value + 1);

  if (g_str_equal (word, "gross"))
    query->is_gross = TRUE;
  else if (g_str_equal (word, "cannot-mate"))
    query->opponent_can_mate = BRG_OPPONENT_CANNOT_MATE;
  else if (g_str_equal (word, "answered"))
    query->is_answered = TRUE;
  else if (g_str_equal (word, "round-over"))
    query->is_round_over = TRUE;
  else if (g_str_equal (word, "game-over"))
    query->is_game_over = TRUE;
  else if (g_str_equal (word, "blind"))
    query->is_blind = TRUE;
  else if (g_str_equal (word, "ran-out"))
    query->has_run_out = TRUE;
  else if (g_str_equal (word, "no-lateness"))
    query->forbids_lateness = TRUE;
  else if (g_str_equal (word, "in-time"))
    query->too_late_from = 1;
  else if (g_str_equal (word, "period-over"))
    query->is_late_on_time = TRUE;
  else if (g_str_equal (word, "good-reason"))
    query->has_good_reason = TRUE;
  else if (g_str_equal (word, "recorded"))
    query->is_recorded = TRUE;
  else if (g_str_equal (word, "allowed"))
    query->has_permission = TRUE;
  else if (g_str_equal (word, "unmoved"))
    query->is_unmoved = TRUE;
  else if (g_str_has_prefix (word, "men="))
    query->men = (gint) number;
  else if (g_str_has_prefix (word, "limit="))
    {
      brg_regulations_init (&regulations);
      regulations.draw_offer_moves = (gint) number;
      query->regulations = &regulations;
    }
  else if (g_str_has_prefix (word, "count="))
    query->count = number;
  else if (g_str_has_prefix (word, "moves="))
    query->moves = (gint) number;
  else if (g_str_has_prefix (word, "breaches="))
    query->n_breaches = number;
  else if (g_str_has_prefix (word, "gross-before="))
    query->n_gross = number;
  else if (g_str_has_prefix (word, "games="))
    query->n_games_before = number;
  else
    {
      g_assert_true (g_str_has_prefix (word, "tempo="));
      query->tempo = read_tempo (value + 1);
    }
}

static BrgAdviceQuery
read_query (GStrv words)
{
  g_auto (GStrv) known = g_strsplit (words[KNOWN], " ", -1);
  BrgAdviceQuery query = { .count = 1, .moves = -1, .men = -1 };

  query.rulebook = brg_rulebook_find (words[BOOK]);
  g_assert_nonnull (query.rulebook);
  g_assert_true (brg_play_form_from_id (words[FORM], &query.form));
  g_assert_true (brg_incident_kind_from_id (words[KIND], &query.kind));
  for (guint i = 0; known[i] != NULL; i++)
    if (known[i][0] != '\0')
      read_known (known[i], &query);
  return query;
}

static void
test_line (gconstpointer data)
{
  g_auto (GStrv) words = g_strsplit (data, "\t", -1);
  g_autofree char *article = NULL;
  g_autofree char *clock = NULL;
  BrgAdviceQuery query;
  BrgAdvice advice;

  g_assert_cmpuint (g_strv_length (words), ==, N_COLUMNS);
  query = read_query (words);
  if (g_str_equal (words[ARTICLE], "silent"))
    {
      g_assert_false (brg_advise (&query, &advice));
      return;
    }
  g_assert_true (brg_advise (&query, &advice));
  article = g_strdup_printf ("%s %s", words[BOOK], words[ARTICLE]);
  clock = brg_clock_effect_to_text (advice.clock, advice.seconds);
  g_assert_cmpstr (advice.article, ==, article);
  g_assert_cmpstr (brg_sanction_to_id (advice.sanction), ==, words[SANCTION]);
  g_assert_cmpstr (clock, ==, words[CLOCK]);
  g_assert_cmpstr (brg_result_effect_to_id (advice.result), ==, words[RESULT]);
}

static gboolean
is_in_form (const BrgIncidentRule *rule, BrgPlayForm form)
{
  return rule->forms == BRG_FORMS_ALL || (rule->forms & 1u << form) != 0;
}

/* Whether a line is about what the row is about, with the same article. */
static gboolean
is_shown (const BrgIncidentRule *rule)
{
  for (guint i = 0; all_lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (all_lines[i], "\t", -1);
      g_autofree char *article = NULL;
      BrgAdviceQuery query;

      if (g_strv_length (words) != N_COLUMNS || words[BOOK][0] == '#')
        continue;
      query = read_query (words);
      article = g_strdup_printf ("%s %s", words[BOOK], words[ARTICLE]);
      if (query.kind == rule->kind && is_in_form (rule, query.form) &&
          g_str_equal (article, rule->article))
        return TRUE;
    }
  return FALSE;
}

static void
test_no_row_is_bare (void)
{
  static const char *const ids[] = { "rus-draughts-2022", "ussr-chess-1956" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const BrgRulebook *book = brg_rulebook_find (ids[i]);

      for (guint k = 0; k < book->n_incidents; k++)
        {
          const BrgIncidentRule *rule = &book->incidents[k];

          g_test_message ("%s: %s", rule->article, brg_incident_kind_to_id (rule->kind));
          g_assert_true (g_str_has_prefix (rule->article, ids[i]));
          g_assert_true (is_shown (rule));
        }
    }
}

static void
test_articles (void)
{
  g_autoptr (GHashTable) found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; all_lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (all_lines[i], "\t", -1);

      if (g_strv_length (words) == N_COLUMNS && words[BOOK][0] != '#' &&
          !g_str_equal (words[ARTICLE], "silent"))
        g_hash_table_add (found, g_strdup_printf ("%s %s", words[BOOK], words[ARTICLE]));
    }
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      g_test_message ("%s", shown[i]);
      g_assert_true (g_hash_table_contains (found, shown[i]));
    }
  g_assert_cmpuint (g_hash_table_size (found), ==, G_N_ELEMENTS (shown));
}

/* Results and sanctions agree in every row: who loses has lost, and time has its clock. */
static void
test_rows_agree (void)
{
  static const char *const ids[] = { "rus-draughts-2022", "ussr-chess-1956" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const BrgRulebook *book = brg_rulebook_find (ids[i]);

      for (guint k = 0; k < book->n_incidents; k++)
        {
          const BrgIncidentRule *rule = &book->incidents[k];

          g_assert_cmpint (rule->sanction == BRG_SANCTION_LOSS, ==,
                           rule->result == BRG_RESULT_LOST);
          g_assert_cmpint (rule->sanction == BRG_SANCTION_LOSS_BOTH, ==,
                           rule->result == BRG_RESULT_BOTH_LOST);
          g_assert_cmpint (rule->sanction == BRG_SANCTION_TIME, ==, rule->seconds != 0);
          g_assert_cmpint (rule->clock == BRG_CLOCK_OPPONENT || rule->clock == BRG_CLOCK_SELF, ==,
                           rule->seconds != 0);
        }
    }
}

/* What was broken stands in the note: the ladder alone does not tell it. */
static const struct
{
  const char *path;
  BrgIncidentKind kind;
} broken[] = {
  { "/engine/advice-draughts/rus-draughts-2022/1.5.7/collusion", BRG_INCIDENT_COLLUSION },
  { "/engine/advice-draughts/rus-draughts-2022/1.5.7/influence", BRG_INCIDENT_INFLUENCE },
  { "/engine/advice-draughts/rus-draughts-2022/1.5.3/bribery", BRG_INCIDENT_BRIBERY },
  { "/engine/advice-draughts/rus-draughts-2022/1.5.3/computer", BRG_INCIDENT_COMPUTER_HELP },
  { "/engine/advice-draughts/rus-draughts-2022/2.3.3/pointing", BRG_INCIDENT_POINTING },
  { "/engine/advice-draughts/rus-draughts-2022/5.4.3.1/recording", BRG_INCIDENT_NOT_RECORDING },
  { "/engine/advice-draughts/rus-draughts-2022/2.3.2/refusal", BRG_INCIDENT_REFUSAL },
  { "/engine/advice-draughts/rus-draughts-2022/2.3.2/search", BRG_INCIDENT_SEARCH_REFUSED },
  { "/engine/advice-draughts/rus-draughts-2022/2.3.2/alcohol", BRG_INCIDENT_ALCOHOL },
  { "/engine/advice-draughts/rus-draughts-2022/2.3.2/dress", BRG_INCIDENT_DRESS },
  { "/engine/advice-draughts/rus-draughts-2022/2.3.3/phone", BRG_INCIDENT_PHONE },
  { "/engine/advice-draughts/rus-draughts-2022/2.3.3/distraction", BRG_INCIDENT_DISTRACTION },
  { "/engine/advice-draughts/rus-draughts-2022/2.3.3/area", BRG_INCIDENT_LEFT_AREA },
  { "/engine/advice-draughts/rus-draughts-2022/2.3.3/notes", BRG_INCIDENT_NOTES_OR_ADVICE },
  { "/engine/advice-draughts/rus-draughts-2022/2.3.3/interference", BRG_INCIDENT_INTERFERENCE },
  { "/engine/advice-draughts/rus-draughts-2022/5.4.2.3/hands", BRG_INCIDENT_TWO_HANDS },
  { "/engine/advice-draughts/rus-draughts-2022/5.4.2.3/press", BRG_INCIDENT_PRESS_WITHOUT_MOVE },
  { "/engine/advice-draughts/rus-draughts-2022/5.4.2.3/button", BRG_INCIDENT_CLOCK_MISUSE },
  { "/engine/advice-draughts/rus-draughts-2022/5.4.2.10/flag", BRG_INCIDENT_FLAG },
  { "/engine/advice-draughts/rus-draughts-2022/5.4.4.2/absent", BRG_INCIDENT_BOTH_ABSENT },
  { "/engine/advice-draughts/rus-draughts-2022/5.4.4.2/no-show", BRG_INCIDENT_NO_SHOW },
  { "/engine/advice-draughts/rus-draughts-2022/5.4.13.4/offer", BRG_INCIDENT_REPEATED_DRAW_OFFER },
};

static void
test_broken (gconstpointer data)
{
  guint index = GPOINTER_TO_UINT (data);
  g_auto (GStrv) words = g_strsplit (broken[index].path, "/", -1);
  BrgAdviceQuery query = {
    .rulebook = brg_rulebook_find (words[3]),
    .form = BRG_FORM_RUSSIAN,
    .kind = broken[index].kind,
    .count = 1,
    .moves = -1,
  };
  BrgAdvice advice;

  g_assert_true (brg_advise (&query, &advice));
  g_assert_nonnull (advice.note);
  g_assert_nonnull (strstr (advice.note, words[4]));
}

/* rus-draughts-2022 6.1.8.1, 7.5.1: Russian draughts 20 moves, 100 squares 40, and neither in rapid
 * or blitz. */
static const char *
find_note (BrgPlayForm form, BrgTempo tempo, gint moves)
{
  BrgAdviceQuery query = {
    .rulebook = brg_rulebook_find ("rus-draughts-2022"),
    .form = form,
    .tempo = tempo,
    .kind = BRG_INCIDENT_REPEATED_DRAW_OFFER,
    .count = 1,
    .moves = moves,
  };
  BrgAdvice advice;

  g_assert_true (brg_advise (&query, &advice));
  g_assert_cmpstr (advice.article, ==, "rus-draughts-2022 5.4.15.2");
  return advice.note;
}

static void
test_early_offers (void)
{
  BrgPlayForm russian = BRG_FORM_RUSSIAN;
  BrgPlayForm hundred = BRG_FORM_INTERNATIONAL;

  g_assert_nonnull (strstr (find_note (russian, BRG_TEMPO_STANDARD, 19), "6.1.8.1"));
  g_assert_nonnull (strstr (find_note (russian, BRG_TEMPO_UNKNOWN, 0), "6.1.8.1"));
  g_assert_null (strstr (find_note (russian, BRG_TEMPO_STANDARD, 20), "6.1.8.1"));
  g_assert_null (strstr (find_note (russian, BRG_TEMPO_RAPID, 5), "6.1.8.1"));
  g_assert_null (strstr (find_note (russian, BRG_TEMPO_STANDARD, -1), "6.1.8.1"));
  g_assert_nonnull (strstr (find_note (hundred, BRG_TEMPO_STANDARD, 39), "7.5.1"));
  g_assert_null (strstr (find_note (hundred, BRG_TEMPO_STANDARD, 40), "7.5.1"));
  g_assert_null (strstr (find_note (BRG_FORM_RENJU, BRG_TEMPO_STANDARD, 5), "7.5.1"));
}

/* Lists to choose from that are not the general one. */
static void
test_choices (void)
{
  static const struct
  {
    BrgPlayForm form;
    BrgIncidentKind kind;
    const char *article;
    guint choices;
  } cases[] = {
    { BRG_FORM_RUSSIAN, BRG_INCIDENT_CLOCK_STOPPED, "rus-draughts-2022 5.4.2.9",
      1u << BRG_SANCTION_REMARK | 1u << BRG_SANCTION_LOSS },
    { BRG_FORM_RENJU, BRG_INCIDENT_COLLUSION, "rus-draughts-2022 1.5.6",
      1u << BRG_SANCTION_WARNING | 1u << BRG_SANCTION_LOSS | 1u << BRG_SANCTION_EXPULSION },
    { BRG_FORM_CORRESPONDENCE, BRG_INCIDENT_REFUSAL, "rus-draughts-2022 10.1.9",
      1u << BRG_SANCTION_REMARK | 1u << BRG_SANCTION_WARNING | 1u << BRG_SANCTION_NO_NEWS |
          1u << BRG_SANCTION_LOSS | 1u << BRG_SANCTION_EXPULSION },
    /* ussr-chess-1956 26 i: discipline, without a loss; 24: or a loss */
    { BRG_FORM_STANDARD, BRG_INCIDENT_ALCOHOL, "ussr-chess-1956 26 i",
      1u << BRG_SANCTION_WARNING | 1u << BRG_SANCTION_REPRIMAND | 1u << BRG_SANCTION_EXPULSION },
    { BRG_FORM_STANDARD, BRG_INCIDENT_DISTRACTION, "ussr-chess-1956 24",
      1u << BRG_SANCTION_WARNING | 1u << BRG_SANCTION_REPRIMAND | 1u << BRG_SANCTION_LOSS |
          1u << BRG_SANCTION_EXPULSION },
    /* rus-chess-2014 14.8: by 13.9, or by the rules on sanctions (13.16, 14.4.7) */
    { BRG_FORM_STANDARD, BRG_INCIDENT_COLLUSION, "rus-chess-2014 14.8",
      1u << BRG_SANCTION_LOSS_BOTH | 1u << BRG_SANCTION_EXPULSION },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *book = g_strndup (cases[i].article, strcspn (cases[i].article, " "));
      BrgAdviceQuery query = {
        .rulebook = brg_rulebook_find (book),
        .form = cases[i].form,
        .kind = cases[i].kind,
        .count = 1,
        .moves = -1,
      };
      BrgAdvice advice;

      g_assert_true (brg_advise (&query, &advice));
      g_assert_cmpstr (advice.choices_article, ==, cases[i].article);
      g_assert_cmpuint (advice.choices, ==, cases[i].choices);
    }
}

static void
add_lines (void)
{
  guint n_lines = 0;

  for (guint i = 0; all_lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (all_lines[i], "\t", -1);
      g_autofree char *path = NULL;

      if (all_lines[i][0] == '\0' || all_lines[i][0] == '#')
        continue;
      g_assert_cmpuint (g_strv_length (words), ==, N_COLUMNS);
      path = g_strdup_printf ("/engine/advice/%s/%s/line-%u-%s", words[BOOK], words[ARTICLE],
                              ++n_lines, words[KIND]);
      g_test_add_data_func (path, all_lines[i], test_line);
    }
  g_assert_cmpuint (n_lines, >=, 60);
}

BRG_TEST_TOPIC ("advice-draughts")
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  path = g_test_build_filename (G_TEST_DIST, "fixtures", "desk", "advice-draughts.tsv", NULL);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  all_lines = g_strsplit (text, "\n", -1);
  add_lines ();
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    g_test_add_data_func (broken[i].path, GUINT_TO_POINTER (i), test_broken);
  g_test_add_func ("/engine/advice-draughts/rus-draughts-2022/6.1.8.1/early", test_early_offers);
  g_test_add_func ("/engine/advice-draughts/choices", test_choices);
  g_test_add_func ("/engine/advice-draughts/no-row-is-bare", test_no_row_is_bare);
  g_test_add_func ("/engine/advice-draughts/articles", test_articles);
  g_test_add_func ("/engine/advice-draughts/rows-agree", test_rows_agree);
  status = g_test_run ();
  g_strfreev (all_lines);
  return status;
}
