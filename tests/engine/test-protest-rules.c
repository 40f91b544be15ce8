/* test-protest-rules.c - protests and appeals by the five books
 *
 * Times are seconds of a day of 2026; the expected ones are counted by hand from the articles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-protest-rules.h"
#include "brg-test.h"

#include "brg-committee-check.h"
#include "brg-rulebooks.h"

#include <string.h>

#define HOUR 3600
#define DAY (24 * HOUR)
/* 2026-03-07T12:00:00Z */
#define NOON G_GINT64_CONSTANT (1772884800)

#define DRAUGHTS "rus-draughts-2022"
#define RUSSIA "rus-chess-2014"
#define FIDE "fide-2023"
#define USSR "ussr-chess-1956"
#define UKRAINE "ukr-chess-2016"

static const BrgProtestRules *
get_rules (const char *id)
{
  return brg_rulebook_find (id)->protests;
}

typedef struct
{
  const char *path;
  const char *book;
  BrgTempo tempo;
  gint minutes; /* of the regulations */
  gint last_minutes;
  BrgProtestRound round;
  BrgDeadlineState state;
  gint64 at;
  const char *article;
} DeadlineCase;

#define UNSET BRG_REGULATION_UNSET

static const DeadlineCase deadlines[] = {
  { "/engine/protest/rus-draughts-2022/5.4.17.1/an-hour-after-the-round",
    DRAUGHTS,
    BRG_TEMPO_STANDARD,
    UNSET,
    UNSET,
    { NOON, NOON + 2 * HOUR, FALSE, 0, 0 },
    BRG_DEADLINE_RUNS,
    NOON + HOUR,
    "rus-draughts-2022 5.4.17.1" },
  { "/engine/protest/rus-draughts-2022/5.4.17.1/an-hour-after-the-last-round",
    DRAUGHTS,
    BRG_TEMPO_STANDARD,
    UNSET,
    UNSET,
    { NOON, 0, TRUE, 0, 0 },
    BRG_DEADLINE_RUNS,
    NOON + HOUR,
    "rus-draughts-2022 5.4.17.1" },
  { "/engine/protest/rus-draughts-2022/5.4.17.1/not-while-the-round-is-played",
    DRAUGHTS,
    BRG_TEMPO_STANDARD,
    UNSET,
    UNSET,
    { 0, NOON, FALSE, 0, 0 },
    BRG_DEADLINE_WAITS,
    0,
    "rus-draughts-2022 5.4.17.1" },
  { "/engine/protest/rus-draughts-2022/5.4.17.1/rapid-until-the-next-round",
    DRAUGHTS,
    BRG_TEMPO_RAPID,
    UNSET,
    UNSET,
    { NOON, NOON + 600, FALSE, 0, 0 },
    BRG_DEADLINE_RUNS,
    NOON + 600,
    "rus-draughts-2022 5.4.17.1" },
  { "/engine/protest/rus-draughts-2022/5.4.17.1/blitz-half-an-hour-at-last",
    DRAUGHTS,
    BRG_TEMPO_BLITZ,
    UNSET,
    UNSET,
    { NOON, 0, TRUE, 0, 0 },
    BRG_DEADLINE_RUNS,
    NOON + HOUR / 2,
    "rus-draughts-2022 5.4.17.1" },
  { "/engine/protest/rus-draughts-2022/5.4.17.1/rapid-nobody-knows-when-the-next-starts",
    DRAUGHTS,
    BRG_TEMPO_RAPID,
    UNSET,
    UNSET,
    { NOON, 0, FALSE, 0, 0 },
    BRG_DEADLINE_WAITS,
    0,
    "rus-draughts-2022 5.4.17.1" },
  { "/engine/protest/regulations-before-the-book",
    DRAUGHTS,
    BRG_TEMPO_RAPID,
    20,
    45,
    { NOON, NOON + 600, FALSE, 0, 0 },
    BRG_DEADLINE_RUNS,
    NOON + 1200,
    NULL },
  { "/engine/protest/regulations-of-the-last-round",
    DRAUGHTS,
    BRG_TEMPO_STANDARD,
    20,
    45,
    { NOON, 0, TRUE, 0, 0 },
    BRG_DEADLINE_RUNS,
    NOON + 2700,
    NULL },
  { "/engine/protest/regulations-silent-about-the-last-round",
    DRAUGHTS,
    BRG_TEMPO_STANDARD,
    20,
    UNSET,
    { NOON, 0, TRUE, 0, 0 },
    BRG_DEADLINE_RUNS,
    NOON + 1200,
    NULL },
  { "/engine/protest/rus-chess-2014/25.3/the-regulations-say-it",
    RUSSIA,
    BRG_TEMPO_STANDARD,
    UNSET,
    UNSET,
    { NOON, 0, FALSE, 0, 0 },
    BRG_DEADLINE_UNSAID,
    0,
    NULL },
  { "/engine/protest/rus-chess-2014/25.3/by-the-regulations",
    RUSSIA,
    BRG_TEMPO_STANDARD,
    60,
    UNSET,
    { NOON, 0, FALSE, 0, 0 },
    BRG_DEADLINE_RUNS,
    NOON + HOUR,
    NULL },
  { "/engine/protest/rus-draughts-2022/10.1.12/ten-days-by-letter",
    DRAUGHTS,
    BRG_TEMPO_STANDARD,
    20,
    UNSET,
    { 0, 0, FALSE, BRG_PROTEST_BY_LETTER, NOON },
    BRG_DEADLINE_RUNS,
    NOON + 10 * DAY,
    "rus-draughts-2022 10.1.12" },
  { "/engine/protest/rus-draughts-2022/10.5.6/ten-days-of-an-adjudication",
    DRAUGHTS,
    BRG_TEMPO_STANDARD,
    UNSET,
    UNSET,
    { 0, 0, FALSE, BRG_PROTEST_OF_ADJUDICATION, NOON },
    BRG_DEADLINE_RUNS,
    NOON + 10 * DAY,
    "rus-draughts-2022 10.5.6" },
  { "/engine/protest/rus-draughts-2022/10.1.12/not-before-it-was-received",
    DRAUGHTS,
    BRG_TEMPO_STANDARD,
    UNSET,
    UNSET,
    { NOON, 0, FALSE, BRG_PROTEST_BY_LETTER, 0 },
    BRG_DEADLINE_WAITS,
    0,
    "rus-draughts-2022 10.1.12" },
};

static void
test_deadline (gconstpointer data)
{
  const DeadlineCase *c = data;
  BrgRegulations regulations;
  BrgProtestDeadline deadline;

  brg_regulations_init (&regulations);
  regulations.protest_minutes = c->minutes;
  regulations.last_protest_minutes = c->last_minutes;
  brg_protest_find_deadline (get_rules (c->book), &regulations, c->tempo, &c->round, &deadline);
  g_assert_cmpint (deadline.state, ==, c->state);
  g_assert_cmpint (deadline.at, ==, c->at);
  g_assert_cmpstr (deadline.article, ==, c->article);
  g_assert_cmpint (deadline.is_by_regulations, ==,
                   c->minutes != UNSET && c->round.ground == BRG_PROTEST_AT_THE_BOARD);
}

/* rus-draughts-2022 5.4.17.3: a day; the regulations may set another one; other books say nothing.
 */
static void
test_decision_hours (void)
{
  BrgRegulations regulations;

  brg_regulations_init (&regulations);
  g_assert_cmpint (brg_protest_find_decision_hours (get_rules (DRAUGHTS), &regulations), ==, 24);
  g_assert_cmpint (brg_protest_find_decision_hours (get_rules (RUSSIA), NULL), ==, 0);
  regulations.decision_hours = 4;
  g_assert_cmpint (brg_protest_find_decision_hours (get_rules (RUSSIA), &regulations), ==, 4);
}

/* Who decides first, and then. */
static void
test_bodies (void)
{
  static const struct
  {
    const char *book;
    BrgProtestGround ground;
    BrgProtestBody first;
    BrgProtestBody second;
  } rows[] = {
    { DRAUGHTS, BRG_PROTEST_AT_THE_BOARD, BRG_DECIDED_BY_ARBITER, BRG_DECIDED_BY_COMMITTEE },
    { DRAUGHTS, BRG_PROTEST_BY_LETTER, BRG_DECIDED_BY_ARBITER, BRG_DECIDED_BY_ORGANISER },
    { DRAUGHTS, BRG_PROTEST_OF_ADJUDICATION, BRG_DECIDED_BY_ORGANISER, BRG_DECIDED_BY_ORGANISER },
    { RUSSIA, BRG_PROTEST_AT_THE_BOARD, BRG_DECIDED_BY_COMMITTEE, BRG_DECIDED_BY_COMMITTEE },
    { FIDE, BRG_PROTEST_AT_THE_BOARD, BRG_DECIDED_BY_COMMITTEE, BRG_DECIDED_BY_COMMITTEE },
    { USSR, BRG_PROTEST_AT_THE_BOARD, BRG_DECIDED_BY_ARBITER, BRG_DECIDED_BY_ORGANISER },
    { UKRAINE, BRG_PROTEST_AT_THE_BOARD, BRG_DECIDED_BY_COMMITTEE, BRG_DECIDED_BY_COMMITTEE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const BrgProtestRules *rules = get_rules (rows[i].book);

      g_assert_cmpint (brg_protest_find_body (rules, rows[i].ground, FALSE), ==, rows[i].first);
      g_assert_cmpint (brg_protest_find_body (rules, rows[i].ground, TRUE), ==, rows[i].second);
    }
  g_assert_cmpstr (get_rules (FIDE)->article, ==, "fide-2023 11.10");
  g_assert_cmpstr (get_rules (USSR)->article, ==, "ussr-chess-1956 24");
  g_assert_cmpstr (get_rules (USSR)->decision_article, ==, "ussr-chess-1956 26");
  g_assert_cmpstr (get_rules (RUSSIA)->article, ==, "rus-chess-2014 13.10");
}

/* Faults as text: `late 5.4.17.1 +60, articles 5.4.17.2`. */
static char *
dup_filing_faults (const char *book, const BrgRegulations *regulations, BrgProtestFiling filing)
{
  static const char *const names[] = {
    [BRG_PROTEST_UNDECIDED] = "undecided",   [BRG_PROTEST_FINAL] = "final",
    [BRG_PROTEST_NO_SUBJECT] = "subject",    [BRG_PROTEST_NOT_CAPTAIN] = "captain",
    [BRG_PROTEST_NO_ARTICLES] = "articles",  [BRG_PROTEST_LATE] = "late",
    [BRG_PROTEST_FEE_MISSING] = "unpaid",    [BRG_PROTEST_FEE_DIFFERS] = "fee",
    [BRG_PROTEST_FEE_TOO_HIGH] = "too-high",
  };
  g_autoptr (GArray) faults = brg_protest_check_filing (get_rules (book), regulations, &filing);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < faults->len; i++)
    {
      const BrgProtestFault *fault = &g_array_index (faults, BrgProtestFault, i);
      const char *number = fault->article != NULL ? strchr (fault->article, ' ') + 1 : "-";

      g_string_append_printf (text, "%s%s%s %s", i > 0 ? ", " : "", fault->is_final ? "!" : "",
                              names[fault->kind], number);
      if (fault->seconds != 0)
        g_string_append_printf (text, " +%d", (gint) fault->seconds);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_filing (const char *book,
               const BrgRegulations *regulations,
               const BrgProtestFiling *filing,
               const char *expected)
{
  g_autofree char *faults = dup_filing_faults (book, regulations, *filing);

  g_assert_cmpstr (faults, ==, expected);
}

/* rus-draughts-2022 5.4.17.2: written, naming what was broken; 5.4.9.7: of a team by the captain.
 */
static void
test_filing_draughts (void)
{
  BrgProtestDeadline deadline = { .state = BRG_DEADLINE_RUNS,
                                  .at = NOON,
                                  .article = "rus-draughts-2022 5.4.17.1" };
  BrgProtestFiling filing = {
    .has_subject = TRUE, .has_articles = TRUE, .filed = NOON, .deadline = &deadline
  };

  assert_filing (DRAUGHTS, NULL, &filing, "");
  filing.filed = NOON + 60;
  filing.has_articles = FALSE;
  assert_filing (DRAUGHTS, NULL, &filing, "articles 5.4.17.2, late 5.4.17.1 +60");
  filing.is_of_team = TRUE;
  filing.filer = BRG_FILED_BY_REPRESENTATIVE;
  filing.has_subject = FALSE;
  assert_filing (DRAUGHTS, NULL, &filing,
                 "!subject 5.4.17.2, captain 5.4.9.7, articles 5.4.17.2, late 5.4.17.1 +60");
  filing.filer = BRG_FILED_BY_CAPTAIN;
  filing.has_subject = TRUE;
  filing.has_articles = TRUE;
  deadline.state = BRG_DEADLINE_WAITS;
  assert_filing (DRAUGHTS, NULL, &filing, "");
}

/* rus-draughts-2022 5.4.17.4: a deposit only by the regulations, and at most 5,000 roubles. */
static void
test_fee (void)
{
  BrgRegulations regulations;
  BrgProtestFiling filing = { .has_subject = TRUE, .has_articles = TRUE, .currency = "RUB" };

  brg_regulations_init (&regulations);
  regulations.protest_fee = 200000;
  assert_filing (DRAUGHTS, &regulations, &filing, "unpaid 5.4.17.4, fee -");
  filing.fee = 200000;
  filing.is_fee_paid = TRUE;
  assert_filing (DRAUGHTS, &regulations, &filing, "");
  filing.fee = 500000;
  assert_filing (DRAUGHTS, NULL, &filing, "");
  filing.fee = 500001;
  assert_filing (DRAUGHTS, NULL, &filing, "too-high 5.4.17.4");
  filing.currency = "EUR";
  assert_filing (DRAUGHTS, NULL, &filing, "");
  /* rus-chess-2014 25.3: there always is one. */
  filing.fee = 0;
  filing.is_fee_paid = FALSE;
  assert_filing (RUSSIA, NULL, &filing, "unpaid 25.3");
  assert_filing (FIDE, NULL, &filing, "");
  g_assert_true (get_rules (DRAUGHTS)->fee_goes_to_fund);
}

/* rus-draughts-2022 5.4.17.5: only what the chief arbiter has decided; rus-chess-2014 25.4: the
 * committee's word is the last. */
static void
test_appeal (void)
{
  BrgProtestFiling filing = {
    .has_subject = TRUE, .has_articles = TRUE, .is_fee_paid = TRUE, .is_appeal = TRUE
  };

  assert_filing (DRAUGHTS, NULL, &filing, "!undecided 5.4.17.5");
  filing.is_protest_decided = TRUE;
  assert_filing (DRAUGHTS, NULL, &filing, "");
  assert_filing (USSR, NULL, &filing, "");
  assert_filing (RUSSIA, NULL, &filing, "!final 25.4");
  filing.is_protest_appeal = TRUE;
  assert_filing (DRAUGHTS, NULL, &filing, "!final 5.4.17.5");
}

/* What is wrong with a committee as text: `party 1 -> 3`. */
static char *
dup_committee_faults (const char *book,
                      const BrgCommitteePerson *persons,
                      guint n_persons,
                      const BrgCommitteeParty *parties,
                      guint n_parties)
{
  static const char *const names[] = {
    [BRG_COMMITTEE_NO_CHAIR] = "no-chair",   [BRG_COMMITTEE_TWO_CHAIRS] = "two-chairs",
    [BRG_COMMITTEE_FEW_SEATS] = "few-seats", [BRG_COMMITTEE_FEW_RESERVES] = "few-reserves",
    [BRG_COMMITTEE_EVEN] = "even",           [BRG_COMMITTEE_ARBITER] = "arbiter",
    [BRG_COMMITTEE_PARTY] = "party",         [BRG_COMMITTEE_INTEREST] = "interest",
    [BRG_COMMITTEE_YOUNG] = "young",         [BRG_COMMITTEE_AGE_UNKNOWN] = "age",
    [BRG_COMMITTEE_SAME_TEAM] = "same-team",
  };
  g_autoptr (GArray) faults = brg_protest_check_committee (
      get_rules (book)->committee, persons, n_persons, parties, n_parties, "2026-03-07");
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < faults->len; i++)
    {
      const BrgCommitteeFault *fault = &g_array_index (faults, BrgCommitteeFault, i);

      g_string_append_printf (text, "%s%s %s", i > 0 ? ", " : "", names[fault->kind],
                              strchr (fault->article, ' ') + 1);
      if (fault->person >= 0)
        g_string_append_printf (text, " #%d", fault->person);
      if (fault->other >= 0)
        g_string_append_printf (text, "=%d", fault->other);
      if (fault->replacement >= 0)
        g_string_append_printf (text, ">%d", fault->replacement);
      g_assert_cmpint (fault->is_advice, ==,
                       fault->kind == BRG_COMMITTEE_SAME_TEAM ||
                           fault->kind == BRG_COMMITTEE_AGE_UNKNOWN);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static const BrgCommitteePerson whole[] = {
  { BRG_COMMITTEE_CHAIR, "1970-01-01", "RUS", "Omsk", FALSE, FALSE, FALSE },
  { BRG_COMMITTEE_MEMBER, "1980", "RUS", "Perm", FALSE, FALSE, FALSE },
  { BRG_COMMITTEE_MEMBER, "1990-05-05", "RUS", "Kazan", FALSE, FALSE, FALSE },
  { BRG_COMMITTEE_RESERVE, "1975-02-02", "RUS", "Tula", FALSE, FALSE, FALSE },
  { BRG_COMMITTEE_RESERVE, "1976-02-02", "RUS", "Ufa", FALSE, FALSE, FALSE },
};

static void
assert_committee (const char *book,
                  const BrgCommitteePerson *persons,
                  guint n_persons,
                  const char *party,
                  const char *expected)
{
  BrgCommitteeParty parties[] = { { "RUS", party != NULL ? party : "" } };
  g_autofree char *faults =
      dup_committee_faults (book, persons, n_persons, parties, party != NULL ? 1 : 0);

  g_assert_cmpstr (faults, ==, expected);
}

static void
test_seats (void)
{
  BrgCommitteePerson four[] = { whole[0], whole[1], whole[2], whole[3] };

  assert_committee (RUSSIA, whole, G_N_ELEMENTS (whole), NULL, "");
  assert_committee (DRAUGHTS, whole, G_N_ELEMENTS (whole), NULL, "");
  assert_committee (RUSSIA, NULL, 0, NULL, "no-chair 25.2, few-seats 25.2, few-reserves 25.2");
  assert_committee (RUSSIA, whole, 2, NULL, "few-seats 25.2, few-reserves 25.2, even 25.2.2");
  four[3].role = BRG_COMMITTEE_CHAIR;
  assert_committee (FIDE, four, 4, NULL, "two-chairs 25.2, few-reserves 25.2, even 25.2.2");
  assert_committee (DRAUGHTS, four, 4, NULL,
                    "two-chairs 5.4.17.5, few-reserves 5.4.17.5, even 5.4.17.5");
}

/* rus-chess-2014 25.2.1: who is replaced, and by whom. */
static void
test_interest (void)
{
  BrgCommitteePerson persons[G_N_ELEMENTS (whole)];

  memcpy (persons, whole, sizeof whole);
  persons[1].is_party = TRUE;
  assert_committee (RUSSIA, persons, 5, NULL, "party 25.2 #1>3");
  persons[0].has_interest = TRUE;
  assert_committee (RUSSIA, persons, 5, NULL, "interest 25.2.1 #0>3, party 25.2 #1>4");
  persons[2].is_arbiter = TRUE;
  assert_committee (RUSSIA, persons, 5, NULL,
                    "interest 25.2.1 #0>3, party 25.2 #1>4, arbiter 25.2 #2, few-seats 25.2, "
                    "even 25.2.2");
  memcpy (persons, whole, sizeof whole);
  /* Of a party's club: interest without anybody saying so; a reserve of it is passed over. */
  assert_committee (DRAUGHTS, persons, 5, "Perm", "interest 5.4.17.5 #1>3");
  persons[3].organisation = "Perm";
  assert_committee (DRAUGHTS, persons, 5, "Perm",
                    "interest 5.4.17.5 #1>4, interest 5.4.17.5 #3, same-team 5.4.17.5 #3=1");
}

/* A reserve of another team than those who stay goes before. */
static void
test_teams (void)
{
  BrgCommitteePerson persons[G_N_ELEMENTS (whole)];

  memcpy (persons, whole, sizeof whole);
  persons[3].organisation = "Omsk";
  persons[1].has_interest = TRUE;
  assert_committee (RUSSIA, persons, 5, NULL, "interest 25.2.1 #1>4, same-team 25.2 #3=0");
  persons[4].has_interest = TRUE;
  assert_committee (RUSSIA, persons, 5, NULL,
                    "interest 25.2.1 #1>3, same-team 25.2 #3=0, interest 25.2.1 #4");
  memcpy (persons, whole, sizeof whole);
  persons[0].organisation = persons[1].organisation = "";
  assert_committee (RUSSIA, persons, 5, NULL, "same-team 25.2 #1=0");
}

/* rus-draughts-2022 5.4.17.5: clubs of one region; a region that stands where players have the
 * club. */
static void
test_regions (void)
{
  BrgCommitteePerson persons[G_N_ELEMENTS (whole)];
  BrgCommitteeParty parties[] = { { "Tatarstan", "Kazan Chess" }, { "RUS", "Perm" } };
  BrgCommitteeParty alike[] = { { "Tatarstan", "Kazan Chess" }, { "Tatarstan", "Almet" } };
  g_autofree char *of_one = NULL;
  g_autofree char *of_both = NULL;

  memcpy (persons, whole, sizeof whole);
  persons[0].federation = "Tatarstan";
  persons[2].federation = "Tatarstan";
  assert_committee (DRAUGHTS, persons, 5, NULL, "same-team 5.4.17.5 #2=0");
  /* Of one club, but of different regions; in rus-chess-2014 25.2 it is the team that counts. */
  persons[2].federation = "Udmurtia";
  persons[2].organisation = persons[0].organisation;
  assert_committee (DRAUGHTS, persons, 5, NULL, "");
  assert_committee (RUSSIA, persons, 5, NULL, "same-team 25.2 #2=0");
  persons[2].federation = "RUS";
  persons[2].organisation = "Tatarstan";
  assert_committee (DRAUGHTS, persons, 5, NULL, "same-team 5.4.17.5 #2=0");
  memcpy (persons, whole, sizeof whole);
  persons[0].federation = "Tatarstan";
  of_one = dup_committee_faults (DRAUGHTS, persons, 5, parties, 1);
  g_assert_cmpstr (of_one, ==, "interest 5.4.17.5 #0>3");
  of_both = dup_committee_faults (DRAUGHTS, persons, 5, alike, 2);
  g_assert_cmpstr (of_both, ==, "");
  g_free (of_one);
  persons[1].organisation = "Kirov";
  of_one = dup_committee_faults (DRAUGHTS, persons, 5, parties, 2);
  g_assert_cmpstr (of_one, ==, "interest 5.4.17.5 #0>3");
}

/* rus-chess-2014 25.2.3: nobody under 21; of a year alone the last day counts. */
static void
test_age (void)
{
  BrgCommitteePerson persons[G_N_ELEMENTS (whole)];

  g_assert_cmpint (brg_protest_get_age ("2005-03-07", "2026-03-07"), ==, 21);
  g_assert_cmpint (brg_protest_get_age ("2005-03-08", "2026-03-07"), ==, 20);
  g_assert_cmpint (brg_protest_get_age ("2005", "2026-03-07"), ==, 20);
  g_assert_cmpint (brg_protest_get_age ("2004", "2026-03-07"), ==, 21);
  g_assert_cmpint (brg_protest_get_age ("", "2026-03-07"), ==, -1);
  memcpy (persons, whole, sizeof whole);
  /* Of a year alone nobody is barred who may be old enough. */
  persons[2].birth = "2005";
  assert_committee (RUSSIA, persons, 5, NULL, "age 25.2.3 #2");
  persons[2].birth = "2004";
  assert_committee (RUSSIA, persons, 5, NULL, "");
  persons[2].birth = "2006";
  assert_committee (RUSSIA, persons, 5, NULL, "young 25.2.3 #2>3");
  persons[2].birth = "2005-03-08";
  persons[3].birth = "";
  assert_committee (RUSSIA, persons, 5, NULL, "young 25.2.3 #2>3, age 25.2.3 #3");
}

/* rus-chess-2014 25.2.2: more than half of those who sit; who has not voted is not against. */
static void
test_majority (void)
{
  static const struct
  {
    guint n_seats;
    guint n_for;
    guint n_against;
    BrgVoteOutcome outcome;
  } cases[] = {
    { 3, 2, 1, BRG_VOTES_FOR },  { 3, 1, 2, BRG_VOTES_AGAINST }, { 3, 0, 3, BRG_VOTES_AGAINST },
    { 3, 1, 1, BRG_VOTES_OPEN }, { 3, 1, 0, BRG_VOTES_OPEN },    { 3, 2, 0, BRG_VOTES_FOR },
    { 5, 2, 2, BRG_VOTES_OPEN }, { 5, 3, 0, BRG_VOTES_FOR },     { 2, 1, 1, BRG_VOTES_OPEN },
    { 0, 0, 0, BRG_VOTES_OPEN },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (
        brg_protest_count_majority (cases[i].n_seats, cases[i].n_for, cases[i].n_against), ==,
        cases[i].outcome);
}

/* rus-draughts-2022 5.4.17.3: of the five books only this one wants decisions before the approval,
 * and both sides heard. */
static void
test_approval (void)
{
  const char *const silent[] = { FIDE, RUSSIA, "ukr-chess-2016", "ussr-chess-1956" };

  g_assert_cmpstr (get_rules (DRAUGHTS)->approval_article, ==, "rus-draughts-2022 5.4.17.3");
  g_assert_cmpstr (get_rules (DRAUGHTS)->hearing_article, ==, "rus-draughts-2022 5.4.17.3");
  for (guint i = 0; i < G_N_ELEMENTS (silent); i++)
    {
      g_assert_null (get_rules (silent[i])->approval_article);
      g_assert_null (get_rules (silent[i])->hearing_article);
    }
}

BRG_TEST_TOPIC ("protest-rules")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (deadlines); i++)
    g_test_add_data_func (deadlines[i].path, &deadlines[i], test_deadline);
  g_test_add_func ("/engine/protest/rus-draughts-2022/5.4.17.3/hours", test_decision_hours);
  g_test_add_func ("/engine/protest/rus-draughts-2022/10.5.7/bodies", test_bodies);
  g_test_add_func ("/engine/protest/rus-draughts-2022/5.4.9.7/filing", test_filing_draughts);
  g_test_add_func ("/engine/protest/rus-draughts-2022/5.4.17.4/fee", test_fee);
  g_test_add_func ("/engine/protest/rus-draughts-2022/5.4.17.5/appeal", test_appeal);
  g_test_add_func ("/engine/protest/rus-chess-2014/25.2.2/seats", test_seats);
  g_test_add_func ("/engine/protest/rus-chess-2014/25.2.2/majority", test_majority);
  g_test_add_func ("/engine/protest/rus-draughts-2022/5.4.17.3/approval", test_approval);
  g_test_add_func ("/engine/protest/rus-chess-2014/25.2.1/interest", test_interest);
  g_test_add_func ("/engine/protest/rus-chess-2014/25.2/teams", test_teams);
  g_test_add_func ("/engine/protest-rules/rus-draughts-2022 5.4.17.5/regions", test_regions);
  g_test_add_func ("/engine/protest/rus-chess-2014/25.2.3/age", test_age);
  return g_test_run ();
}
