/* test-advice.c - what the books propose when something happened
 *
 * Every line of ../fixtures/desk/advice-chess.tsv, that the lines leave out no row of the three
 * books of chess, and what goes with an answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-advice.h"
#include "brg-test.h"

#include "brg-rulebooks.h"

#include <stdlib.h>

typedef enum
{
  BOOK,
  DISCIPLINE,
  WATCHED,
  KIND,
  COUNT,
  MOVES,
  CIRCUMSTANCES,
  CAN_MATE,
  REGULATION,
  ARTICLE,
  SANCTION,
  CLOCK,
  RESULT,
  REMARK,
  N_COLUMNS,
} Column;

#define SET(sanction) (1u << BRG_SANCTION_##sanction)

static GPtrArray *all_lines;

static void
read_regulation (const char *text, BrgRegulations *regulations)
{
  g_auto (GStrv) parts = g_strsplit (text, "=", 2);
  guint n_known;
  const BrgRegulation *known = brg_regulations_list (&n_known);

  brg_regulations_init (regulations);
  if (g_str_equal (text, "-"))
    return;
  for (guint i = 0; i < n_known; i++)
    if (g_str_equal (known[i].name, parts[0]))
      {
        g_assert_true (brg_regulations_set (regulations, &known[i], atoi (parts[1])));
        return;
      }
  g_assert_not_reached ();
}

static void
read_query (GStrv words, BrgRegulations *regulations, BrgAdviceQuery *query)
{
  *query = (BrgAdviceQuery){
    .rulebook = brg_rulebook_find (words[BOOK]),
    .is_watched = g_str_equal (words[WATCHED], "yes"),
    .count = (guint) atoi (words[COUNT]),
    .moves = g_str_equal (words[MOVES], "-") ? -1 : atoi (words[MOVES]),
    .is_unmoved = g_str_equal (words[MOVES], "0"),
    .men = -1,
    .is_earlier_period = g_str_equal (words[CIRCUMSTANCES], "earlier"),
    .forbids_lateness = g_str_equal (words[CIRCUMSTANCES], "no-lateness"),
    .is_lateness_unsaid = g_str_equal (words[CIRCUMSTANCES], "lateness-unsaid"),
    .too_late_from = g_str_equal (words[CIRCUMSTANCES], "in-time"),
    .is_late_on_time = g_str_equal (words[CIRCUMSTANCES], "period-over"),
    .has_good_reason = g_str_equal (words[CIRCUMSTANCES], "good-reason"),
    .is_answered = g_str_equal (words[CIRCUMSTANCES], "answered"),
    .is_game_over = g_str_equal (words[CIRCUMSTANCES], "game-over"),
    .has_permission = g_str_equal (words[CIRCUMSTANCES], "allowed"),
    .is_disabled = g_str_equal (words[CIRCUMSTANCES], "disabled"),
    .is_blind = g_str_equal (words[CIRCUMSTANCES], "blind"),
    .has_increment = g_str_equal (words[CIRCUMSTANCES], "increment"),
    .opponent_can_mate = g_str_equal (words[CAN_MATE], "yes")  ? BRG_OPPONENT_CAN_MATE
                         : g_str_equal (words[CAN_MATE], "no") ? BRG_OPPONENT_CANNOT_MATE
                                                               : BRG_OPPONENT_CAN_MATE_UNKNOWN,
    .regulations = regulations,
  };
  g_assert_nonnull (query->rulebook);
  if (!g_str_equal (words[DISCIPLINE], "chess960"))
    g_assert_true (brg_play_form_from_id (words[DISCIPLINE], &query->form));
  g_assert_true (brg_incident_kind_from_id (words[KIND], &query->kind));
  read_regulation (words[REGULATION], regulations);
}

static gboolean
ask (const char *line, BrgAdvice *advice, BrgAdviceQuery *query)
{
  g_auto (GStrv) words = g_strsplit (line, "\t", -1);
  BrgRegulations regulations;
  gboolean is_answered;

  read_query (words, &regulations, query);
  is_answered = brg_advise (query, advice);
  query->regulations = NULL;
  return is_answered;
}

static void
test_line (gconstpointer data)
{
  g_auto (GStrv) words = g_strsplit (data, "\t", -1);
  g_autofree char *clock = NULL;
  g_autofree char *article = NULL;
  BrgAdviceQuery query;
  BrgAdvice advice = { 0 };

  g_assert_cmpuint (g_strv_length (words), ==, N_COLUMNS);
  if (!ask (data, &advice, &query))
    {
      g_assert_cmpstr (words[ARTICLE], ==, "-");
      g_assert_null (advice.article);
      return;
    }
  clock = brg_clock_effect_to_text (advice.clock, advice.seconds);
  article = g_strconcat (words[BOOK], " ", words[ARTICLE], NULL);
  g_assert_cmpstr (advice.article, ==, article);
  g_assert_cmpstr (brg_sanction_to_id (advice.sanction), ==, words[SANCTION]);
  g_assert_cmpstr (clock, ==, words[CLOCK]);
  g_assert_cmpstr (brg_result_effect_to_id (advice.result), ==, words[RESULT]);
}

/* Whether @rule is what answered. */
static gboolean
is_from (const BrgIncidentRule *rule, const BrgAdviceQuery *query, const BrgAdvice *advice)
{
  return rule->kind == query->kind && g_strcmp0 (rule->note, advice->note) == 0 &&
         rule->clock == advice->clock && rule->seconds == advice->seconds &&
         (rule->sanction == advice->sanction || rule->regulations_decide) &&
         (g_strcmp0 (rule->article, advice->article) == 0 ||
          g_strcmp0 (rule->draw_article, advice->article) == 0) &&
         rule->needs_claim == advice->needs_claim;
}

/* No row of the books of chess is left out by the lines. */
static void
test_every_row (gconstpointer data)
{
  const BrgRulebook *rulebook = brg_rulebook_find (data);
  guint n_missing = 0;

  for (guint i = 0; i < rulebook->n_incidents; i++)
    {
      gboolean is_shown = FALSE;

      for (guint k = 0; k < all_lines->len && !is_shown; k++)
        {
          BrgAdviceQuery query;
          BrgAdvice advice;

          is_shown = ask (all_lines->pdata[k], &advice, &query) && query.rulebook == rulebook &&
                     is_from (&rulebook->incidents[i], &query, &advice);
        }
      if (!is_shown)
        g_test_message ("no line shows row %u: %s, %s", i,
                        brg_incident_kind_to_id (rulebook->incidents[i].kind),
                        rulebook->incidents[i].article);
      n_missing += is_shown ? 0 : 1;
    }
  g_assert_cmpuint (n_missing, ==, 0);
}

/* Every kind of chess has an answer whatever the circumstances, except outside interference in the
 * book of Ukraine; and it does not depend on what the answer cannot know. */
static void
test_every_kind (gconstpointer data)
{
  const BrgRulebook *rulebook = brg_rulebook_find (data);
  gboolean is_ukrainian = g_str_equal (data, "ukr-chess-2016");

  for (guint kind = 0; kind < BRG_INCIDENT_IRREGULARITY_A; kind++)
    for (guint form = 0; form <= BRG_FORM_BLITZ; form++)
      for (guint watched = 0; watched < 2; watched++)
        for (guint count = 1; count <= 5; count++)
          for (gint moves = -1; moves < 40; moves++)
            {
              BrgAdviceQuery query = { .rulebook = rulebook,
                                       .form = (BrgPlayForm) form,
                                       .is_watched = watched != 0,
                                       .kind = (BrgIncidentKind) kind,
                                       .count = count,
                                       .moves = moves,
                                       .opponent_can_mate = BRG_OPPONENT_CANNOT_MATE };
              BrgAdvice advice = { 0 };

              g_assert_true (brg_advise (&query, &advice) ==
                             !(is_ukrainian && kind == BRG_INCIDENT_INTERFERENCE));
              if (advice.article == NULL)
                continue;
              g_assert_true (g_str_has_prefix (advice.article, rulebook->id));
              g_assert_true ((advice.clock == BRG_CLOCK_NONE) == (advice.seconds == 0));
              g_assert_true ((advice.choices == 0) == (advice.choices_article == NULL));
              if (advice.result == BRG_RESULT_DRAWN)
                g_assert_true (advice.draw_article != NULL || kind == BRG_INCIDENT_FLAG_BOTH ||
                               kind == BRG_INCIDENT_DRAW_AGREED);
              else if (advice.result != BRG_RESULT_LOST_HALF)
                g_assert_true (advice.draw_article == NULL);
            }
}

/* What stands beside the answer. */
typedef struct
{
  const char *path;
  const char *line;
  const char *draw_article;
  const char *choices_article;
  guint choices;
  gboolean needs_claim;
  gboolean is_overruled;
} BesideCase;

#define GENERAL (SET (WARNING) | SET (TIME) | SET (LOSS) | SET (EXPULSION))
/* fide-2023 12.9.1 to 12.9.9; rus-chess-2014 14.4.1 to 14.4.7 */
#define POINTS (SET (POINTS_TAKEN) | SET (POINTS_GIVEN))
#define OF_FIDE (GENERAL | POINTS | SET (FINE) | SET (ROUNDS))

static const BesideCase besides[] = {
  { "/engine/advice/beside/fide-2023/7.5.5", "fide-2023\tstandard\t-\tillegal-move\t2\t-\t-\t-\t-",
    "fide-2023 7.5.5", NULL, 0, FALSE, FALSE },
  { "/engine/advice/beside/fide-2023/A.5.2", "fide-2023\trapid\t-\tillegal-move\t1\t-\t-\t-\t-",
    NULL, NULL, 0, FALSE, FALSE },
  { "/engine/advice/beside/fide-2023/11.3.2.2/as-it-is",
    "fide-2023\tstandard\t-\tphone\t1\t-\t-\t-\t-", NULL, NULL, 0, FALSE, FALSE },
  { "/engine/advice/beside/fide-2023/11.3.2.2/milder",
    "fide-2023\tstandard\t-\tphone\t1\t-\t-\t-\trule-phone-sanction=6", NULL, "fide-2023 12.9",
    OF_FIDE, FALSE, TRUE },
  { "/engine/advice/beside/fide-2023/11.3.2.2/the-same",
    "fide-2023\tstandard\t-\tphone\t1\t-\t-\t-\trule-phone-sanction=4", NULL, NULL, 0, FALSE,
    FALSE },
  { "/engine/advice/beside/fide-2023/9.1.1",
    "fide-2023\tstandard\t-\trepeated-draw-offer\t1\t9\t-\t-\trule-draw-offer-moves=10", NULL,
    "fide-2023 12.9", OF_FIDE, FALSE, TRUE },
  { "/engine/advice/beside/fide-2023/11.5",
    "fide-2023\tstandard\t-\trepeated-draw-offer\t1\t-\t-\t-\trule-draw-offer-moves=10", NULL,
    "fide-2023 12.9", OF_FIDE, FALSE, FALSE },
  { "/engine/advice/beside/fide-2023/7.4.3", "fide-2023\tblitz\t-\tdisplaced\t1\t-\t-\t-\t-", NULL,
    "fide-2023 12.9", OF_FIDE, FALSE, FALSE },
  { "/engine/advice/beside/rus-chess-2014/14.4",
    "rus-chess-2014\tstandard\t-\tdistraction\t1\t-\t-\t-\t-", NULL, "rus-chess-2014 14.4",
    GENERAL | POINTS, FALSE, FALSE },
  { "/engine/advice/beside/rus-chess-2014/13.9",
    "rus-chess-2014\tstandard\t-\tcollusion\t1\t-\t-\t-\t-", NULL, "rus-chess-2014 14.8",
    SET (LOSS_BOTH) | SET (EXPULSION), FALSE, FALSE },
  { "/engine/advice/beside/rus-chess-2014/16.4.3",
    "rus-chess-2014\trapid\t-\tillegal-move\t3\t-\t-\t-\t-", "rus-chess-2014 7.4.2", NULL, 0, TRUE,
    FALSE },
  { "/engine/advice/beside/rus-chess-2014/17.3.2",
    "rus-chess-2014\tblitz\t-\tking-capture\t1\t-\t-\t-\t-", "rus-chess-2014 17.3.2", NULL, 0, TRUE,
    FALSE },
  { "/engine/advice/beside/rus-chess-2014/16.4.5", "rus-chess-2014\tblitz\t-\tflag\t1\t-\t-\t-\t-",
    "rus-chess-2014 6.9", NULL, 0, TRUE, FALSE },
  { "/engine/advice/beside/rus-chess-2014/16.3", "rus-chess-2014\tblitz\tyes\tflag\t1\t-\t-\t-\t-",
    "rus-chess-2014 6.9", NULL, 0, FALSE, FALSE },
  { "/engine/advice/beside/rus-chess-2014/13.3.2",
    "rus-chess-2014\tstandard\t-\tphone\t1\t-\t-\t-\trule-phone-sanction=1",
    "rus-chess-2014 13.3.2", NULL, 0, FALSE, FALSE },
  { "/engine/advice/beside/ukr-chess-2016/6.2.3",
    "ukr-chess-2016\tstandard\t-\tclock-misuse\t1\t-\t-\t-\t-", NULL, "ukr-chess-2016 12.3",
    GENERAL, FALSE, FALSE },
};

static void
test_beside (gconstpointer data)
{
  const BesideCase *test = data;
  BrgAdviceQuery query;
  BrgAdvice advice;

  g_assert_true (ask (test->line, &advice, &query));
  g_assert_cmpstr (advice.draw_article, ==, test->draw_article);
  g_assert_cmpstr (advice.choices_article, ==, test->choices_article);
  g_assert_cmpuint (advice.choices, ==, test->choices);
  g_assert_cmpint (advice.needs_claim, ==, test->needs_claim);
  g_assert_cmpint (advice.is_overruled, ==, test->is_overruled);
}

/* Every book has its list. */
static void
test_lists (void)
{
  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);

  for (guint i = 0; i < n_books; i++)
    {
      g_assert_true (g_str_has_prefix (books[i]->choices_article, books[i]->id));
      g_assert_cmpuint (books[i]->choices & SET (WARNING), !=, 0);
      g_assert_cmpuint (books[i]->choices & SET (LOSS), !=, 0);
      g_assert_cmpuint (books[i]->choices & SET (EXPULSION), !=, 0);
      g_assert_cmpuint (books[i]->choices >> BRG_N_SANCTIONS, ==, 0);
    }
  /* The code of 1956 knows no time as a penalty. */
  g_assert_cmpuint (brg_rulebook_find ("ussr-chess-1956")->choices & SET (TIME), ==, 0);
  g_assert_cmpuint (brg_rulebook_find ("rus-draughts-2022")->choices & SET (LOSS_BOTH), !=, 0);
}

/* Articles that the lines must show. */
static const char *const shown[] = {
  "fide-2023 A.5.4",       "fide-2023 7.6",         "fide-2023 A.2",
  "fide-2023 A.4.3",       "rus-chess-2014 7.5",    "rus-chess-2014 13.13",
  "rus-chess-2014 16.2",   "ukr-chess-2016 7.8",    "ukr-chess-2016 8.1",
  "fide-2023 4.3",         "fide-2023 6.2.4",       "fide-2023 6.7.1",
  "fide-2023 6.7.2",       "fide-2023 6.9",         "fide-2023 6.11.4",
  "fide-2023 7.2.1",       "fide-2023 7.2.2",       "fide-2023 7.3",
  "fide-2023 7.4.1",       "fide-2023 7.5.5",       "fide-2023 9.1.1",
  "fide-2023 9.5.3",       "fide-2023 11.3.2.2",    "fide-2023 11.7",
  "fide-2023 A.5.2",       "fide-2023 B.2",         "fide-2023 11.8",
  "fide-2023 12.5",        "rus-chess-2014 4.1",    "rus-chess-2014 4.3",
  "rus-chess-2014 6.6.1",  "rus-chess-2014 6.6.2",  "rus-chess-2014 6.7.3",
  "rus-chess-2014 6.9",    "rus-chess-2014 6.11.1", "rus-chess-2014 6.11.2",
  "rus-chess-2014 7.1.1",  "rus-chess-2014 7.1.2",  "rus-chess-2014 7.2",
  "rus-chess-2014 7.3",    "rus-chess-2014 7.4.2",  "rus-chess-2014 9.5.2",
  "rus-chess-2014 13.3.2", "rus-chess-2014 13.14",  "rus-chess-2014 13.20",
  "rus-chess-2014 14.5",   "rus-chess-2014 14.8",   "rus-chess-2014 16.4.1",
  "rus-chess-2014 16.4.2", "rus-chess-2014 16.4.3", "rus-chess-2014 16.4.6",
  "rus-chess-2014 17.3.2", "ukr-chess-2016 4.1",    "ukr-chess-2016 4.3",
  "ukr-chess-2016 6.2.3",  "ukr-chess-2016 6.3.2",  "ukr-chess-2016 6.3.3",
  "ukr-chess-2016 6.3.5",  "ukr-chess-2016 6.5.1",  "ukr-chess-2016 6.5.2",
  "ukr-chess-2016 6.6.4",  "ukr-chess-2016 7.2",    "ukr-chess-2016 7.3",
  "ukr-chess-2016 7.4",    "ukr-chess-2016 7.5",    "ukr-chess-2016 7.7",
  "ukr-chess-2016 9.2",    "ukr-chess-2016 9.6.2",  "ukr-chess-2016 12.3",
  "fide-2023 5.2.3",       "rus-chess-2014 5.2.3",  "rus-chess-2014 9.1.1",
  "ukr-chess-2016 5.2.3",  "ukr-chess-2016 9.1",    "fide-2023 4.9",
  "fide-2023 6.2.6",       "fide-2023 8.1.6",       "fide-2023 III.6.1.1",
  "fide-2023 III.6.1.2",   "rus-chess-2014 6.7.4",  "rus-chess-2014 8.1",
  "rus-chess-2014 11.1",   "rus-chess-2014 11.2",   "ukr-chess-2016 4.9",
  "ukr-chess-2016 6.2.5",  "ukr-chess-2016 8.1",
};

static void
test_shown (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      gboolean is_shown = FALSE;

      for (guint k = 0; k < all_lines->len && !is_shown; k++)
        {
          BrgAdviceQuery query;
          BrgAdvice advice;

          is_shown =
              ask (all_lines->pdata[k], &advice, &query) && g_str_equal (advice.article, shown[i]);
        }
      g_test_message ("%s", shown[i]);
      g_assert_true (is_shown);
    }
}

static void
add_lines (GStrv lines)
{
  all_lines = g_ptr_array_new ();
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], "\t", -1);
      g_autofree char *path = NULL;

      if (lines[i][0] == '\0' || lines[i][0] == '#')
        continue;
      g_ptr_array_add (all_lines, lines[i]);
      path = g_strdup_printf ("/engine/advice/%s/%s/%s-%u", words[BOOK], words[ARTICLE],
                              words[KIND], all_lines->len);
      g_test_add_data_func (path, lines[i], test_line);
    }
  g_assert_cmpuint (all_lines->len, >=, 200);
}

BRG_TEST_TOPIC ("advice")
{
  static const char *const chess[] = { "fide-2023", "rus-chess-2014", "ukr-chess-2016" };
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  path = g_test_build_filename (G_TEST_DIST, "fixtures", "desk", "advice-chess.tsv", NULL);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  add_lines (lines);
  for (guint i = 0; i < G_N_ELEMENTS (chess); i++)
    {
      g_autofree char *rows = g_strdup_printf ("/engine/advice/every-row/%s", chess[i]);
      g_autofree char *kinds = g_strdup_printf ("/engine/advice/every-kind/%s", chess[i]);

      g_test_add_data_func (rows, chess[i], test_every_row);
      g_test_add_data_func (kinds, chess[i], test_every_kind);
    }
  for (guint i = 0; i < G_N_ELEMENTS (besides); i++)
    g_test_add_data_func (besides[i].path, &besides[i], test_beside);
  g_test_add_func ("/engine/advice/lists", test_lists);
  g_test_add_func ("/engine/advice/articles-shown", test_shown);
  status = g_test_run ();
  g_ptr_array_unref (all_lines);
  return status;
}
