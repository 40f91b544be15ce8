/* test-further-book.c - a rule book that the engine does not know works from its value alone
 *
 * The book of this file is an invention and stands in no list: what the engine answers by it can
 * come from nowhere else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-adjournment-book.h"
#include "brg-adjournment-cite.h"
#include "brg-adjournment-text.h"
#include "brg-advice.h"
#include "brg-article-find.h"
#include "brg-article-parallels.h"
#include "brg-both-flags-book.h"
#include "brg-both-flags.h"
#include "brg-clock-correction.h"
#include "brg-control-left.h"
#include "brg-finish-book.h"
#include "brg-finish-request.h"
#include "brg-lateness-book.h"
#include "brg-lateness.h"
#include "brg-record-book.h"
#include "brg-record-duty.h"
#include "brg-resumption.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

#define CHESS (1u << BRG_DISCIPLINE_CHESS)
#define RUSSIAN (1u << BRG_DISCIPLINE_RUSSIAN)
#define KIND(incident) (G_GUINT64_CONSTANT (1) << BRG_INCIDENT_##incident)
#define MINUTE 60

static const BrgArticle articles[] = {
  { "2", BRG_TOPIC_CLOCK, "Clocks." },
  { "2.1", BRG_TOPIC_LATENESS, "Who comes late." },
  { "2.4", BRG_TOPIC_CLOCK, "Wrong clocks." },
  { "9 b", BRG_TOPIC_ADJOURNMENT, "Envelopes." },
};

static const BrgArticleParallel parallels[] = {
  { "2.1", "fide-2023 6.7.1" },
  { "9 b", "fide-2023 I.1.1" },
  { "9 b", "ussr-chess-1956 19" },
};

static const BrgIncidentRule incidents[] = {
  { .kind = BRG_INCIDENT_ILLEGAL_MOVE,
    .forms = 1u << BRG_FORM_BLITZ,
    .article = "club-2030 3.3",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST },
  { .kind = BRG_INCIDENT_ILLEGAL_MOVE,
    .counts = { 1, 1 },
    .article = "club-2030 3.1",
    .sanction = BRG_SANCTION_TIME,
    .clock = BRG_CLOCK_OPPONENT,
    .seconds = 90 },
  { .kind = BRG_INCIDENT_ILLEGAL_MOVE,
    .counts = { 2, 0 },
    .article = "club-2030 3.2",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .draw_article = "club-2030 3.4" },
  { .kind = BRG_INCIDENT_PHONE, .article = "club-2030 4", .sanction = BRG_SANCTION_CHOOSE },
};

static const BrgTempoClass tempo_classes[] = {
  { CHESS, FALSE, 20 * MINUTE, G_MAXINT, 0, BRG_TEMPO_STANDARD, "club-2030 1.1" },
  { CHESS, FALSE, 0, 20 * MINUTE - 1, 0, BRG_TEMPO_BLITZ, "club-2030 1.2" },
};

static const BrgLatenessBook lateness = {
  .halves = TRUE,
  .in_time = "club-2030 2",
  .one_absent = "club-2030 2.1",
  .both_absent = "club-2030 2.2",
  .one_loses = "club-2030 2.3",
  .both_lose = "club-2030 2.3",
};

static const BrgBothFlagsBook both_flags = {
  .earlier = "club-2030 2.5",
  .last = "club-2030 2.6",
  .not_blitz = "club-2030 2.7",
};

static const BrgCorrectionRule corrections[] = {
  { .disciplines = RUSSIAN,
    .less = BRG_LESS_NEVER,
    .broken = "club-2030 2.8",
    .wrong = "club-2030 2.8" },
  { .disciplines = G_MAXUINT,
    .when = BRG_CORRECTION_WHEN_RESUMED,
    .less = BRG_LESS_CUT,
    .bound = 7 * MINUTE,
    .broken = "club-2030 2.9",
    .wrong = "club-2030 2.9" },
  { .disciplines = G_MAXUINT, .broken = "club-2030 2.4", .wrong = "club-2030 2.4.1" },
};

static const BrgCorrectionBook correction = {
  .rules = corrections,
  .n_rules = G_N_ELEMENTS (corrections),
  .too_late = "club-2030 2.4.2",
  .too_late_moves = 6,
};

static const BrgRecordRule record_rules[] = {
  { RUSSIAN, "club-2030 5", NULL, NULL, FALSE },
  { G_MAXUINT, "club-2030 5.1", "club-2030 5.2", "club-2030 5.3", FALSE },
};

static const BrgFinishRequest finish_requests[] = {
  { .kind = BRG_FINISH_DRAW,
    .not_blitz = "club-2030 6.1",
    .not_incremented = "club-2030 6.2",
    .stage = "club-2030 6.3",
    .rule = { .article = "club-2030 6",
              .outcomes = { [BRG_FINISH_REJECTED] = { "club-2030 6.4", 45 } } } },
};

/* A book that is cited where the other one is silent. */
static const BrgAdjournmentBook elder_adjournment = {
  .rest = 40 * MINUTE,
  .before_end = 90 * MINUTE,
  .resumption = "elder-2000 8",
  .articles = { [BRG_CITE_SEALING] = "elder-2000 1",
                [BRG_CITE_KEEPING] = "elder-2000 2",
                [BRG_CITE_RESIGNED] = "elder-2000 3" },
};

static const BrgRulebook elder = { .id = "elder-2000", .adjournment = &elder_adjournment };

static const BrgAdjournmentBook adjournment = {
  .is_chess = TRUE,
  .board_move_is_open = TRUE,
  .articles = { [BRG_CITE_SEALING] = "club-2030 9 b",
                [BRG_CITE_HOUR_OPENED] = "club-2030 9 v",
                [BRG_CITE_ONE_LATE] = "club-2030 9 g",
                [BRG_CITE_OPENING] = "club-2030 9 d" },
  .where_silent = &elder,
};

static const BrgBookNumber numbers[] = {
  { "rule-report-days", RUSSIAN, BRG_TEMPO_UNKNOWN, 3, "club-2030 7.1" },
  { "rule-report-days", G_MAXUINT, BRG_TEMPO_BLITZ, 1, "club-2030 7.2" },
};

static const BrgRulebook book = {
  .id = "club-2030",
  .name = "Rules of a club",
  .citation = "rule %s",
  .disciplines = CHESS | RUSSIAN,
  .default_minutes = 25,
  .late_article = "club-2030 2.1",
  .articles = articles,
  .n_articles = G_N_ELEMENTS (articles),
  .parallels = parallels,
  .n_parallels = G_N_ELEMENTS (parallels),
  .incidents = incidents,
  .n_incidents = G_N_ELEMENTS (incidents),
  .illegal_kinds = KIND (ILLEGAL_MOVE) | KIND (KING_CAPTURE),
  .tempo_classes = tempo_classes,
  .n_tempo_classes = G_N_ELEMENTS (tempo_classes),
  .lateness = &lateness,
  .control_article = "club-2030 1.3",
  .carried_article = "club-2030 1.4",
  .both_flags = &both_flags,
  .correction = &correction,
  .record_rules = record_rules,
  .n_record_rules = G_N_ELEMENTS (record_rules),
  .finish_requests = finish_requests,
  .n_finish_requests = G_N_ELEMENTS (finish_requests),
  .adjournment = &adjournment,
  .numbers = numbers,
  .n_numbers = G_N_ELEMENTS (numbers),
  .choices = 1u << BRG_SANCTION_WARNING | 1u << BRG_SANCTION_EXPULSION,
  .choices_article = "club-2030 4.9",
};

static void
test_unlisted (void)
{
  g_assert_null (brg_rulebook_find (book.id));
  g_assert_null (brg_rulebook_find (elder.id));
}

static void
test_articles (void)
{
  g_autoptr (GPtrArray) clocks = brg_article_list_topic (&book, BRG_TOPIC_CLOCK);
  g_autofree char *tag = brg_article_dup_tag (&book, &articles[3]);

  g_assert_true (brg_article_find_in (&book, "2.1") == &articles[1]);
  g_assert_true (brg_article_find_in (&book, "2.4.1") == &articles[2]);
  g_assert_true (brg_article_find_in (&book, "2.7") == &articles[0]);
  g_assert_true (brg_article_find_in (&book, "9 b") == &articles[3]);
  g_assert_null (brg_article_find_in (&book, "3.1"));
  g_assert_cmpuint (clocks->len, ==, 2);
  g_assert_true (clocks->pdata[0] == &articles[0] && clocks->pdata[1] == &articles[2]);
  g_assert_cmpstr (tag, ==, "club-2030 9 b");
  g_assert_true (brg_article_is_of (&book, tag));
  g_assert_false (brg_article_is_of (&book, "club-20301 2"));
  g_assert_false (brg_article_is_of (&elder, tag));
}

static gboolean
has_parallel (const GArray *places, const char *tag)
{
  const BrgArticle *article = brg_article_find (tag, NULL);

  for (guint i = 0; i < places->len; i++)
    if (g_array_index (places, BrgArticlePlace, i).article == article)
      return article != NULL;
  return FALSE;
}

/* What the books of the list say of the same matter. */
static void
test_parallels (void)
{
  g_autoptr (GArray) late = brg_article_list_parallels (&book, &articles[1]);
  g_autoptr (GArray) sealed = brg_article_list_parallels (&book, &articles[3]);
  g_autoptr (GArray) none = brg_article_list_parallels (&book, &articles[2]);

  g_assert_true (has_parallel (late, "fide-2023 6.7.1"));
  g_assert_true (has_parallel (late, "rus-chess-2014 6.6.1"));
  g_assert_true (has_parallel (late, "ukr-chess-2016 6.3.2"));
  g_assert_true (has_parallel (late, "ussr-chess-1956 16"));
  g_assert_false (has_parallel (late, "fide-2023 I.1.1"));
  g_assert_true (has_parallel (sealed, "ussr-chess-1956 19"));
  g_assert_true (has_parallel (sealed, "fide-2023 I.1.1"));
  g_assert_cmpuint (none->len, ==, 0);
}

static BrgAdvice
advise (BrgIncidentKind kind, BrgPlayForm form, guint count, BrgCanMateKnown can_mate)
{
  const BrgAdviceQuery query = { .rulebook = &book,
                                 .form = form,
                                 .kind = kind,
                                 .count = count,
                                 .moves = -1,
                                 .opponent_can_mate = can_mate };
  BrgAdvice advice = { 0 };

  g_assert_true (brg_advise (&query, &advice));
  return advice;
}

static void
test_advice (void)
{
  const BrgAdviceQuery unknown = {
    .rulebook = &book, .kind = BRG_INCIDENT_DRESS, .count = 1, .moves = -1
  };
  BrgAdvice advice =
      advise (BRG_INCIDENT_ILLEGAL_MOVE, BRG_FORM_STANDARD, 1, BRG_OPPONENT_CAN_MATE);

  g_assert_cmpstr (advice.article, ==, "club-2030 3.1");
  g_assert_cmpint (advice.sanction, ==, BRG_SANCTION_TIME);
  g_assert_cmpint (advice.seconds, ==, 90);
  advice = advise (BRG_INCIDENT_ILLEGAL_MOVE, BRG_FORM_STANDARD, 2, BRG_OPPONENT_CAN_MATE);
  g_assert_cmpstr (advice.article, ==, "club-2030 3.2");
  g_assert_cmpint (advice.result, ==, BRG_RESULT_LOST);
  advice = advise (BRG_INCIDENT_ILLEGAL_MOVE, BRG_FORM_STANDARD, 3, BRG_OPPONENT_CANNOT_MATE);
  g_assert_cmpstr (advice.article, ==, "club-2030 3.4");
  g_assert_cmpint (advice.result, ==, BRG_RESULT_DRAWN);
  advice = advise (BRG_INCIDENT_ILLEGAL_MOVE, BRG_FORM_BLITZ, 1, BRG_OPPONENT_CAN_MATE);
  g_assert_cmpstr (advice.article, ==, "club-2030 3.3");
  advice = advise (BRG_INCIDENT_PHONE, BRG_FORM_STANDARD, 1, BRG_OPPONENT_CAN_MATE);
  g_assert_cmpuint (advice.choices, ==, book.choices);
  g_assert_cmpstr (advice.choices_article, ==, "club-2030 4.9");
  g_assert_false (brg_advise (&unknown, &advice));
}

static void
test_lateness (void)
{
  BrgLateness answer;

  brg_lateness_judge (&book, -1, 90, 10 * MINUTE, 20 * MINUTE, &answer);
  g_assert_cmpint (answer.verdict, ==, BRG_LATENESS_PLAYED);
  g_assert_cmpint (answer.limit, ==, 25 * MINUTE);
  g_assert_cmpint (answer.first_used, ==, 5 * MINUTE);
  g_assert_cmpint (answer.second_used, ==, 15 * MINUTE);
  g_assert_cmpstr (answer.article, ==, "club-2030 2.2");
  brg_lateness_judge (&book, -1, 90, 0, 26 * MINUTE, &answer);
  g_assert_cmpint (answer.verdict, ==, BRG_LATENESS_SECOND_LOSES);
  g_assert_cmpstr (answer.article, ==, "club-2030 2.3");
}

static void
test_control (void)
{
  BrgTimeControl control;
  BrgControlLeft left;
  const char *article = NULL;

  g_assert_true (brg_time_control_parse ("40/90, 30", &control, NULL));
  g_assert_cmpint (brg_time_control_classify (&control, &book, BRG_DISCIPLINE_CHESS, &article), ==,
                   BRG_TEMPO_STANDARD);
  g_assert_cmpstr (article, ==, "club-2030 1.1");
  brg_control_left_count (&book, &control, 39, 60 * MINUTE, &left);
  g_assert_cmpstr (left.article, ==, "club-2030 1.3");
  g_assert_cmpint (left.left_seconds, ==, 30 * MINUTE);
  brg_control_left_count (&book, &control, 40, 60 * MINUTE, &left);
  g_assert_cmpstr (left.article, ==, "club-2030 1.4");
  g_assert_cmpint (left.left_seconds, ==, 60 * MINUTE);
}

static void
test_both_flags (void)
{
  const char *article = NULL;

  g_assert_cmpint (
      brg_both_flags_judge (&book, BRG_TEMPO_STANDARD, TRUE, FALSE, FALSE, FALSE, &article), ==,
      BRG_BOTH_FLAGS_PLAY_ON);
  g_assert_cmpstr (article, ==, "club-2030 2.5");
  g_assert_cmpint (
      brg_both_flags_judge (&book, BRG_TEMPO_RAPID, FALSE, TRUE, FALSE, FALSE, &article), ==,
      BRG_BOTH_FLAGS_DRAW);
  g_assert_cmpstr (article, ==, "club-2030 2.6");
  g_assert_cmpint (
      brg_both_flags_judge (&book, BRG_TEMPO_BLITZ, FALSE, TRUE, FALSE, FALSE, &article), ==,
      BRG_BOTH_FLAGS_SILENT);
  g_assert_cmpstr (article, ==, "club-2030 2.7");
  g_assert_null (brg_both_flags_get_announcement (&book));
  g_assert_cmpstr (brg_both_flags_get_announcement (brg_rulebook_find ("fide-2023")), ==,
                   "fide-2023 III.2.1");
  /* A book without the section. */
  g_assert_null (brg_both_flags_get_announcement (&elder));
  g_assert_cmpint (
      brg_both_flags_judge (&elder, BRG_TEMPO_STANDARD, TRUE, TRUE, TRUE, FALSE, &article), ==,
      BRG_BOTH_FLAGS_SILENT);
  g_assert_null (article);
}

static void
test_correction (void)
{
  BrgClockCorrectionQuery query = { .rulebook = &book,
                                    .discipline = BRG_DISCIPLINE_CHESS,
                                    .tempo = BRG_TEMPO_STANDARD,
                                    .clock = BRG_COLOUR_WHITE,
                                    .add_seconds = -10 * MINUTE,
                                    .left_seconds = { 12 * MINUTE, 12 * MINUTE },
                                    .moves = 20 };
  BrgClockCorrection answer;

  brg_clock_correction_judge (&query, &answer);
  g_assert_cmpstr (answer.article, ==, "club-2030 2.4.1");
  g_assert_cmpint (answer.left_seconds[0], ==, 2 * MINUTE);
  g_assert_cmpint (answer.least_seconds, ==, -1);
  query.is_resumed = TRUE;
  brg_clock_correction_judge (&query, &answer);
  g_assert_cmpstr (answer.article, ==, "club-2030 2.9");
  g_assert_cmpint (answer.verdict, ==, BRG_CLOCK_CORRECTION_CUT);
  g_assert_cmpint (answer.left_seconds[0], ==, 7 * MINUTE);
  query.tempo = BRG_TEMPO_BLITZ;
  query.moves = 6;
  brg_clock_correction_judge (&query, &answer);
  g_assert_cmpstr (answer.article, ==, "club-2030 2.4.2");
  g_assert_cmpint (answer.verdict, ==, BRG_CLOCK_CORRECTION_TOO_LATE);
  query.moves = 5;
  query.discipline = BRG_DISCIPLINE_RUSSIAN;
  brg_clock_correction_judge (&query, &answer);
  g_assert_cmpstr (answer.article, ==, "club-2030 2.8");
  g_assert_cmpint (answer.verdict, ==, BRG_CLOCK_CORRECTION_REFUSED);
}

/* What the sheet of the clock asks for. */
static void
test_asks (void)
{
  const BrgRulebook *const *books;
  guint n_books;

  g_assert_true (brg_clock_correction_asks (&book, BRG_CORRECTION_WHEN_RESUMED));
  g_assert_false (brg_clock_correction_asks (&book, BRG_CORRECTION_IN_FIRST_CONTROL));
  books = brg_rulebooks (&n_books);
  for (guint i = 0; i < n_books; i++)
    {
      gboolean is_1956 = g_str_equal (books[i]->id, "ussr-chess-1956");

      g_assert_true (brg_clock_correction_asks (books[i], BRG_CORRECTION_WHEN_RESUMED) == is_1956);
      g_assert_true (brg_clock_correction_asks (books[i], BRG_CORRECTION_IN_FIRST_CONTROL) ==
                     is_1956);
    }
}

static void
test_record_duty (void)
{
  const char *article = NULL;

  g_assert_true (
      brg_record_duty_ask (&book, BRG_DISCIPLINE_RUSSIAN, BRG_TEMPO_BLITZ, FALSE, 0, 0, &article));
  g_assert_cmpstr (article, ==, "club-2030 5");
  g_assert_false (brg_record_duty_ask (&book, BRG_DISCIPLINE_CHESS, BRG_TEMPO_STANDARD, FALSE,
                                       BRG_RECORD_DUTY_LEFT_MS - 1, 0, &article));
  g_assert_cmpstr (article, ==, "club-2030 5.2");
  g_assert_cmpstr (brg_record_duty_get_fast_article (&book, BRG_DISCIPLINE_CHESS), ==,
                   "club-2030 5.3");
}

static void
test_finish (void)
{
  BrgFinishQuery query = { .rulebook = &book,
                           .kind = BRG_FINISH_DRAW,
                           .tempo = BRG_TEMPO_STANDARD,
                           .is_last_period = TRUE,
                           .has_move = TRUE,
                           .left_ms = 1000 };
  const BrgFinishRule *rule = brg_finish_rule_find (&book, BRG_FINISH_DRAW);
  const char *article = NULL;

  g_assert_cmpint (rule->outcomes[BRG_FINISH_REJECTED].opponent_seconds, ==, 45);
  g_assert_cmpint (brg_finish_check (&query, &article), ==, BRG_FINISH_ALLOWED);
  g_assert_cmpstr (article, ==, "club-2030 6");
  query.has_increment = TRUE;
  g_assert_cmpint (brg_finish_check (&query, &article), ==, BRG_FINISH_INCREMENTED);
  g_assert_cmpstr (article, ==, "club-2030 6.2");
  query.kind = BRG_FINISH_INCREMENT;
  g_assert_cmpint (brg_finish_check (&query, &article), ==, BRG_FINISH_NO_RULE);
  g_assert_null (brg_finish_rule_find (&book, BRG_FINISH_INCREMENT));
}

static char *
tell (const char *envelope_text, const char *events_text)
{
  g_autoptr (GArray) story = NULL;
  BrgEnvelope envelope;
  BrgAdjournment state;
  const char *fault = NULL;
  gint column = 0;

  g_assert_null (brg_envelope_from_text (envelope_text, &envelope, &column));
  story = brg_adjournment_story_from_text (events_text, &fault, &column);
  g_assert_null (fault);
  brg_adjournment_init (&state, &book, &envelope);
  for (guint i = 0; i < story->len; i++)
    g_assert_null (brg_adjournment_apply (&state, &g_array_index (story, BrgStoryEvent, i).event));
  brg_adjournment_settle (&state);
  return brg_adjournment_to_text (&state);
}

static void
assert_story (const char *envelope, const char *events, const char *answer)
{
  g_autofree char *text = tell (envelope, events);

  g_assert_cmpstr (text, ==, answer);
}

static void
test_adjournment (void)
{
  assert_story ("W=100,B=130", "session-over:white,seal:white",
                "sealed\tnone\tW=100 B=130\t-\t9 b");
  assert_story ("W=100,B=130", "session-over:white,board-move:white",
                "open-move\tnone\tW=100 B=130\t-\t9 b");
  assert_story ("sealer=white,W=100,B=130", "custody:N. N.",
                "sealed\tnone\tW=100 B=130\t-\telder-2000 2");
  assert_story ("sealer=white,W=100,B=130", "resign:black",
                "finished\tnone\tW=100 B=130\t1-0\telder-2000 3");
  /* The default time of the book itself: 25 minutes. */
  assert_story ("sealer=black,W=100,B=130,sealed=ok", "here:black,now@26",
                "finished\tnone\t-\t0-1\t9 g");
  g_assert_cmpstr (brg_adjournment_get_opening_article (&book), ==, "club-2030 9 d");
  g_assert_null (brg_adjournment_get_opening_article (&elder));
}

static void
test_resumption (void)
{
  BrgResumptionRules rules = brg_resumption_rules_find (&book);

  g_assert_cmpint (rules.rest, ==, 40 * MINUTE);
  g_assert_cmpint (rules.before_end, ==, 90 * MINUTE);
  g_assert_cmpstr (rules.article, ==, "elder-2000 8");
  g_assert_false (rules.is_own);
  rules = brg_resumption_rules_find (&elder);
  g_assert_true (rules.is_own);
}

static void
test_numbers (void)
{
  const BrgBookNumber *number = brg_regulations_find_number (
      &book, "rule-report-days", BRG_DISCIPLINE_RUSSIAN, BRG_TEMPO_STANDARD);

  g_assert_cmpint (number->number, ==, 3);
  number = brg_regulations_find_number (&book, "rule-report-days", BRG_DISCIPLINE_CHESS,
                                        BRG_TEMPO_BLITZ);
  g_assert_cmpstr (number->article, ==, "club-2030 7.2");
  g_assert_null (brg_regulations_find_number (&book, "rule-report-days", BRG_DISCIPLINE_CHESS,
                                              BRG_TEMPO_STANDARD));
  g_assert_null (
      brg_regulations_find_number (&book, "rule-level", BRG_DISCIPLINE_RUSSIAN, BRG_TEMPO_BLITZ));
}

static gboolean
is_regulation (const char *name)
{
  guint n_regulations;
  const BrgRegulation *regulations = brg_regulations_list (&n_regulations);

  for (guint i = 0; i < n_regulations; i++)
    if (g_str_equal (regulations[i].name, name))
      return TRUE;
  return FALSE;
}

/* What a mechanism takes for granted of every book of the list. */
static void
test_complete (void)
{
  const BrgRulebook *const *books;
  guint n_books;

  books = brg_rulebooks (&n_books);
  for (guint i = 0; i < n_books; i++)
    {
      const BrgCorrectionBook *clocks = books[i]->correction;

      g_test_message ("%s", books[i]->id);
      g_assert_true (books[i]->lateness != NULL && books[i]->protests != NULL);
      g_assert_nonnull (books[i]->usual_swiss);
      g_assert_true (books[i]->control_article != NULL && books[i]->carried_article != NULL);
      g_assert_cmpuint (clocks->rules[clocks->n_rules - 1].when, ==, BRG_CORRECTION_WHENEVER);
      g_assert_cmpuint (clocks->rules[clocks->n_rules - 1].disciplines & books[i]->disciplines, ==,
                        books[i]->disciplines);
      g_assert_cmpuint (books[i]->record_rules[books[i]->n_record_rules - 1].disciplines &
                            books[i]->disciplines,
                        ==, books[i]->disciplines);
      for (guint k = 0; k < BRG_N_ADJOURNMENT_CITES; k++)
        /* Only a book that leaves doubtful moves open has an article on that. */
        g_assert_true (k == BRG_CITE_READ_DOUBTFUL || books[i]->adjournment->articles[k] != NULL ||
                       books[i]->adjournment->where_silent->adjournment->articles[k] != NULL);
      g_assert_nonnull (brg_resumption_rules_find (books[i]).article);
      for (guint k = 0; k < books[i]->n_numbers; k++)
        g_assert_true (is_regulation (books[i]->numbers[k].regulation));
    }
}

BRG_TEST_TOPIC ("further-book")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/further-book/unlisted", test_unlisted);
  g_test_add_func ("/engine/further-book/articles", test_articles);
  g_test_add_func ("/engine/further-book/parallels", test_parallels);
  g_test_add_func ("/engine/further-book/advice", test_advice);
  g_test_add_func ("/engine/further-book/lateness", test_lateness);
  g_test_add_func ("/engine/further-book/control", test_control);
  g_test_add_func ("/engine/further-book/both-flags", test_both_flags);
  g_test_add_func ("/engine/further-book/correction", test_correction);
  g_test_add_func ("/engine/further-book/asks", test_asks);
  g_test_add_func ("/engine/further-book/record-duty", test_record_duty);
  g_test_add_func ("/engine/further-book/finish", test_finish);
  g_test_add_func ("/engine/further-book/adjournment", test_adjournment);
  g_test_add_func ("/engine/further-book/resumption", test_resumption);
  g_test_add_func ("/engine/further-book/numbers", test_numbers);
  g_test_add_func ("/engine/further-book/complete", test_complete);
  return g_test_run ();
}
