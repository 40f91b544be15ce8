/* test-store-postal-measures.c - what is decided in play by correspondence, in the database
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "postal-fixture.h"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static BrgPostalMeasure *
make (StoreFixture *fixture, BrgPostalOffice office, BrgPostalMeasureKind kind)
{
  BrgPostalMeasure *measure = brg_postal_measure_new (postal_fixture_player (fixture, 2));

  measure->office = office;
  measure->kind = kind;
  measure->decided = brg_postal_day_from_iso ("2026-06-01");
  set_text (&measure->reason, "told by the partner");
  if (brg_postal_measure_is_penalty (kind))
    set_text (&measure->article, "10.2.9");
  return measure;
}

static void
add (StoreFixture *fixture, const BrgPostalMeasure *measure)
{
  g_autoptr (GError) error = NULL;

  brg_store_add_postal_measure (fixture->store, fixture->group_id, measure, &error);
  g_assert_no_error (error);
}

static void
assert_refused (StoreFixture *fixture, const BrgPostalMeasure *measure, const char *message)
{
  g_autoptr (GError) error = NULL;
  guint n = postal_fixture_count_journal (fixture);

  postal_fixture_assert_refused (
      fixture, n, brg_store_add_postal_measure (fixture->store, fixture->group_id, measure, &error),
      &error, message);
}

static void
assert_title (StoreFixture *fixture, const char *expected)
{
  g_autofree char *title = postal_fixture_dup_title (fixture);

  g_assert_cmpstr (title, ==, expected);
}

static gint64
find_last (StoreFixture *fixture)
{
  g_autoptr (BrgPostalEvent) event = postal_fixture_load (fixture);

  return ((const BrgPostalMeasure *) event->measures->pdata[event->measures->len - 1])->id;
}

static void
test_rights (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgPostalMeasure) warning = NULL;
  g_autoptr (BrgPostalMeasure) loss = NULL;
  g_autoptr (BrgPostalMeasure) expulsion = NULL;

  postal_fixture_open (&fixture, 4);
  warning = make (&fixture, BRG_POSTAL_SECRETARY, BRG_POSTAL_WARNING);
  add (&fixture, warning);
  assert_title (&fixture, "Decision no. 1 by correspondence: warning, Игрок2 (art. 10.2.9)");
  loss = make (&fixture, BRG_POSTAL_SECRETARY, BRG_POSTAL_LOSS);
  assert_refused (&fixture, loss, "This office may not decide that (10.1.9).");
  expulsion = make (&fixture, BRG_POSTAL_ARBITER, BRG_POSTAL_EXPULSION);
  assert_refused (&fixture, expulsion, "This office may not decide that (10.1.9).");
  loss->office = BRG_POSTAL_ARBITER;
  assert_refused (&fixture, loss, "Say which game is counted lost.");
  loss->pairing_id = store_fixture_game (&fixture, 1, 2);
  assert_refused (&fixture, loss, "The player does not play in that game.");
  warning->decided = 0;
  assert_refused (&fixture, warning, "Say on which day it was decided.");
  warning->decided = brg_postal_day_from_iso ("2026-06-01");
  warning->entry_id = 1;
  assert_refused (&fixture, warning, "The decision is about nobody of this group.");
  store_fixture_close (&fixture);
}

static void
test_article (void)
{
  static const char *const wrong[] = { "", "10.", "ten", "10.2.9 " };
  static const char *const foreign[] = { "7.5.5", "10.9.9", "10.2.9.1", "10.2", "5.4.5.1" };
  StoreFixture fixture = { 0 };
  g_autoptr (BrgPostalMeasure) remark = NULL;

  postal_fixture_open (&fixture, 4);
  remark = make (&fixture, BRG_POSTAL_SECRETARY, BRG_POSTAL_REMARK);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      set_text (&remark->article, wrong[i]);
      assert_refused (&fixture, remark,
                      "A penalty names the article that was broken, as 10.2.9 (10.1.10).");
    }
  for (guint i = 0; i < G_N_ELEMENTS (foreign); i++)
    {
      g_autofree char *message =
          g_strdup_printf ("The rules of play by correspondence have no article %s.", foreign[i]);

      set_text (&remark->article, foreign[i]);
      assert_refused (&fixture, remark, message);
    }
  store_fixture_close (&fixture);
}

/* Not before play begins, which cannot be put off after that either; and not without grounds. */
static void
test_grounds (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgPostalMeasure) remark = NULL;
  g_autoptr (BrgPostalTerms) terms = NULL;
  g_autoptr (BrgPostalEvent) event = NULL;
  g_autoptr (GError) error = NULL;
  guint n;

  postal_fixture_open (&fixture, 4);
  remark = make (&fixture, BRG_POSTAL_SECRETARY, BRG_POSTAL_REMARK);
  remark->decided = brg_postal_day_from_iso ("2026-02-28");
  assert_refused (&fixture, remark, "Nothing is decided before the first day of play, 01.03.2026.");
  remark->decided++;
  set_text (&remark->reason, " ");
  assert_refused (&fixture, remark, "Say on what grounds it was decided.");
  set_text (&remark->reason, "no totals");
  add (&fixture, remark);
  event = postal_fixture_load (&fixture);
  terms = brg_postal_terms_copy (event->terms);
  terms->start++;
  n = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (
      &fixture, n, brg_store_set_postal_terms (fixture.store, fixture.group_id, terms, &error),
      &error, "Nothing is decided before the first day of play, 02.03.2026.");
  store_fixture_close (&fixture);
}

/* Days of a calendar that people live by. */
static void
test_days (void)
{
  static const char *const wrong[] = { "9999-05-26", "3000-01-01" };
  StoreFixture fixture = { 0 };
  g_autoptr (BrgPostalMeasure) remark = NULL;
  g_autoptr (GError) error = NULL;

  postal_fixture_open (&fixture, 4);
  remark = make (&fixture, BRG_POSTAL_SECRETARY, BRG_POSTAL_REMARK);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      BrgPostalDay day = brg_postal_day_from_iso (wrong[i]);
      char text[BRG_POSTAL_DAY_LENGTH];
      g_autofree char *message =
          g_strdup_printf ("The day %s is out of range: years from 1900 to 2999 are taken.",
                           brg_postal_day_write (day, text));

      remark->decided = day;
      assert_refused (&fixture, remark, message);
      remark->decided = brg_postal_day_from_iso ("2026-06-01");
      remark->told = day;
      assert_refused (&fixture, remark, message);
      remark->told = 0;
    }
  remark->decided = brg_postal_day_from_iso ("1000-05-26");
  assert_refused (&fixture, remark,
                  "The day 26.05.1000 is out of range: years from 1900 to 2999 are taken.");
  remark->decided = brg_postal_day_from_iso ("2029-03-03");
  assert_refused (&fixture, remark,
                  "The day 03.03.2029 is more than a year from play (01.03.2028): check the year.");
  remark->decided--;
  add (&fixture, remark);
  g_assert_false (brg_store_mark_postal_measure (fixture.store, find_last (&fixture),
                                                 remark->decided + 1, 0, &error));
  g_assert_cmpstr (
      error->message, ==,
      "The day 03.03.2029 is more than a year from play (01.03.2028): check the year.");
  g_clear_error (&error);
  g_assert_false (brg_store_mark_postal_measure (
      fixture.store, find_last (&fixture), brg_postal_day_from_iso ("3000-01-01"), 0, &error));
  g_assert_cmpstr (error->message, ==,
                   "The day 01.01.3000 is out of range: years from 1900 to 2999 are taken.");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 10.1.9: who is out is not expelled again, unless he came back. */
static void
test_twice (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalMeasure) expulsion = NULL;

  postal_fixture_open (&fixture, 4);
  expulsion = make (&fixture, BRG_POSTAL_ORGANISATION, BRG_POSTAL_EXPULSION);
  expulsion->decided = brg_postal_day_from_iso ("2026-05-26");
  add (&fixture, expulsion);
  expulsion->decided++;
  assert_refused (&fixture, expulsion, "No. 2 is out already by decision no. 1 of 26.05.2026.");
  brg_store_return (fixture.store, expulsion->entry_id, &error);
  g_assert_no_error (error);
  add (&fixture, expulsion);
  store_fixture_close (&fixture);
}

/* The game is lost and stands so in the table; all of it is one act. */
static void
test_loss (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalMeasure) loss = NULL;
  g_autofree char *before = NULL;
  g_autofree char *result = NULL;
  g_autofree char *undone = NULL;
  gint64 game;

  postal_fixture_open (&fixture, 4);
  game = store_fixture_game (&fixture, 1, 1);
  postal_fixture_add (&fixture, game, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  loss = make (&fixture, BRG_POSTAL_ARBITER, BRG_POSTAL_LOSS);
  loss->pairing_id = game;
  before = postal_fixture_dup_rows (&fixture);
  add (&fixture, loss);
  result = postal_fixture_dup_result (&fixture, game);
  g_assert_cmpstr (result, ==, "01");
  assert_refused (&fixture, loss, "The game already has a result.");
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  undone = postal_fixture_dup_rows (&fixture);
  g_assert_cmpstr (undone, ==, before);
  store_fixture_close (&fixture);
}

/* Secretary, arbiter, organisation; every protest is answered once. */
static void
test_chain (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalMeasure) warning = NULL;
  g_autoptr (BrgPostalMeasure) answer = NULL;
  BrgPostalDay told = brg_postal_day_from_iso ("2026-06-08");
  gint64 id;

  postal_fixture_open (&fixture, 4);
  warning = make (&fixture, BRG_POSTAL_SECRETARY, BRG_POSTAL_WARNING);
  add (&fixture, warning);
  id = find_last (&fixture);
  answer = make (&fixture, BRG_POSTAL_ARBITER, BRG_POSTAL_REJECTED);
  answer->decided = told + 20;
  assert_refused (&fixture, answer, "A protest is answered that is named.");
  answer->appeal_of_id = id;
  assert_refused (&fixture, answer, "There is no protest of this player against that decision.");
  brg_store_mark_postal_measure (fixture.store, id, told, told + 5, &error);
  g_assert_no_error (error);
  assert_title (&fixture, "Decision no. 1 by correspondence received by Игрок2, protests");
  answer->office = BRG_POSTAL_ORGANISATION;
  assert_refused (&fixture, answer,
                  "A protest goes to the next office: from the secretary to the arbiter, from him "
                  "to the organisation (10.1.12).");
  answer->office = BRG_POSTAL_ARBITER;
  answer->decided = told + 1;
  assert_refused (&fixture, answer, "The protest came later than that.");
  answer->decided = told + 20;
  add (&fixture, answer);
  assert_title (&fixture, "Decision no. 2 by correspondence: protest rejected, Игрок2");
  assert_refused (&fixture, answer, "This protest is decided already.");
  answer->appeal_of_id = find_last (&fixture);
  answer->office = BRG_POSTAL_ORGANISATION;
  answer->kind = BRG_POSTAL_UPHELD;
  answer->decided = told + 60;
  brg_store_mark_postal_measure (fixture.store, answer->appeal_of_id, told + 25, told + 30, &error);
  g_assert_no_error (error);
  add (&fixture, answer);
  g_assert_false (brg_store_mark_postal_measure (fixture.store, find_last (&fixture), told + 65,
                                                 told + 66, &error));
  g_assert_cmpstr (error->message, ==, "The word of the organisation is the last one (10.1.12).");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 10.5.3: what is decided anew is not dated before what it replaces. */
static void
test_replaced (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgPostalMeasure) expulsion = NULL;
  g_autoptr (BrgPostalMeasure) fate = NULL;

  postal_fixture_open (&fixture, 4);
  expulsion = make (&fixture, BRG_POSTAL_ORGANISATION, BRG_POSTAL_EXPULSION);
  expulsion->decided = brg_postal_day_from_iso ("2026-05-01");
  add (&fixture, expulsion);
  fate = make (&fixture, BRG_POSTAL_ARBITER, BRG_POSTAL_COUNTED);
  fate->decided = brg_postal_day_from_iso ("2026-05-20");
  add (&fixture, fate);
  fate->kind = BRG_POSTAL_ANNULLED;
  fate->decided = brg_postal_day_from_iso ("2026-05-05");
  assert_refused (&fixture, fate,
                  "Decision no. 2 of 20.05.2026 is a later one: what replaces it is not dated "
                  "before it (10.5.3).");
  fate->decided = brg_postal_day_from_iso ("2026-05-20");
  add (&fixture, fate);
  store_fixture_close (&fixture);
}

/* Who was told of a decision that was replaced protests against what took its place. */
static void
test_not_in_force (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalMeasure) expulsion = NULL;
  g_autoptr (BrgPostalMeasure) fate = NULL;
  BrgPostalDay day = brg_postal_day_from_iso ("2026-05-20");
  gint64 first;
  guint n;

  postal_fixture_open (&fixture, 4);
  expulsion = make (&fixture, BRG_POSTAL_ORGANISATION, BRG_POSTAL_EXPULSION);
  expulsion->decided = day - 20;
  add (&fixture, expulsion);
  fate = make (&fixture, BRG_POSTAL_ARBITER, BRG_POSTAL_COUNTED);
  fate->decided = day;
  add (&fixture, fate);
  first = find_last (&fixture);
  fate->kind = BRG_POSTAL_ANNULLED;
  fate->decided = day + 5;
  add (&fixture, fate);
  brg_store_mark_postal_measure (fixture.store, first, day + 2, day + 4, &error);
  g_assert_no_error (error);
  n = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (
      &fixture, n, brg_store_mark_postal_measure (fixture.store, first, day + 2, day + 6, &error),
      &error, "Decision no. 3 has taken the place of this one: a protest is against that.");
  g_clear_error (&error);
  brg_store_mark_postal_measure (fixture.store, find_last (&fixture), day + 6, day + 7, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* The arbiter decided before the ten days of the accused were over: what he sends in them is
 * against the claim, and goes to the arbiter; then to the organisation. */
static void
test_decided_too_early (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalMeasure) answer = NULL;
  gint64 game;
  gint64 white;
  gint64 black;

  postal_fixture_open (&fixture, 2);
  game = store_fixture_game (&fixture, 1, 1);
  postal_fixture_seat (&fixture, game, &white, &black);
  postal_fixture_add (&fixture, game, "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4");
  postal_fixture_add (&fixture, game,
                      "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3"
                      " moves=f6-g5 materials=full");
  postal_fixture_add (&fixture, game, "told date=12.05.2026");
  postal_fixture_add (&fixture, game, "decision date=16.05.2026");
  postal_fixture_add (&fixture, game, "protest white sent=20.05.2026");
  answer = make (&fixture, BRG_POSTAL_ORGANISATION, BRG_POSTAL_REJECTED);
  answer->entry_id = white;
  answer->pairing_id = game;
  assert_refused (&fixture, answer,
                  "This protest is against the claim: the chief arbiter decides it (10.3.8).");
  answer->office = BRG_POSTAL_ARBITER;
  add (&fixture, answer);
  brg_store_mark_postal_measure (fixture.store, find_last (&fixture), answer->decided + 3,
                                 answer->decided + 5, &error);
  g_assert_no_error (error);
  answer->pairing_id = 0;
  answer->appeal_of_id = find_last (&fixture);
  answer->office = BRG_POSTAL_ORGANISATION;
  answer->decided += 20;
  add (&fixture, answer);
  store_fixture_close (&fixture);
}

static gint64
find_record (StoreFixture *fixture, gint64 game, guint index)
{
  g_autoptr (BrgPostalEvent) event = postal_fixture_load (fixture);
  const GPtrArray *rows = brg_postal_event_list_rows (event, game);

  return ((const BrgPostalRow *) rows->pdata[index])->id;
}

static void
refuse_change (StoreFixture *fixture,
               gint64 game,
               guint index,
               const char *line,
               const char *message)
{
  g_autoptr (GError) error = NULL;
  guint n = postal_fixture_count_journal (fixture);

  postal_fixture_assert_refused (fixture, n,
                                 brg_store_change_postal_record (fixture->store,
                                                                 find_record (fixture, game, index),
                                                                 line, &error),
                                 &error, message);
}

static void
remove_record (StoreFixture *fixture, gint64 game, guint index)
{
  g_autoptr (GError) error = NULL;

  brg_store_change_postal_record (fixture->store, find_record (fixture, game, index), NULL, &error);
  g_assert_no_error (error);
}

/* A game that was decided for overdue time, and a protest of White against that. */
static gint64
make_protested (StoreFixture *fixture)
{
  gint64 game;

  postal_fixture_open (fixture, 2);
  game = store_fixture_game (fixture, 1, 1);
  postal_fixture_add (fixture, game, "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4");
  postal_fixture_add (fixture, game,
                      "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3"
                      " moves=f6-g5 materials=full");
  postal_fixture_add (fixture, game, "decision date=20.05.2026 told_white=25.05.2026");
  postal_fixture_add (fixture, game, "protest white sent=01.06.2026");
  return game;
}

/* rus-draughts-2022 10.1.12: nothing is taken out from under a protest; it goes first. That can be
 * undone and done again. */
static void
test_protested (void)
{
  static const char against[] =
      "The protest of Игрок2 of 01.06.2026 is against this: take that out first (10.1.12).";
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 game = make_protested (&fixture);
  g_autofree char *rows = postal_fixture_dup_rows (&fixture);
  g_autofree char *undone = NULL;
  g_autofree char *done = NULL;
  g_autofree char *redone = NULL;

  refuse_change (&fixture, game, 2, NULL, against);
  refuse_change (&fixture, game, 2, "decision date=02.06.2026", against);
  remove_record (&fixture, game, 3);
  remove_record (&fixture, game, 2);
  done = postal_fixture_dup_rows (&fixture);
  for (guint i = 0; i < 2; i++)
    g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  undone = postal_fixture_dup_rows (&fixture);
  g_assert_cmpstr (undone, ==, rows);
  for (guint i = 0; i < 2; i++)
    g_assert_true (brg_journal_redo (fixture.store, fixture.event_id, &error));
  redone = postal_fixture_dup_rows (&fixture);
  g_assert_cmpstr (redone, ==, done);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 10.1.12: a protest that was answered stays; one that was upheld takes what it
 * was against away. */
static void
test_answered (void)
{
  static const char answered[] = "Decision no. 1 of 10.06.2026 answers this protest (10.1.12).";

  for (guint i = 0; i < 2; i++)
    {
      StoreFixture fixture = { 0 };
      gint64 game = make_protested (&fixture);
      g_autoptr (BrgPostalMeasure) answer = make (&fixture, BRG_POSTAL_ORGANISATION,
                                                  i == 0 ? BRG_POSTAL_REJECTED : BRG_POSTAL_UPHELD);
      gint64 black;

      postal_fixture_seat (&fixture, game, &answer->entry_id, &black);
      answer->pairing_id = game;
      answer->decided = brg_postal_day_from_iso ("2026-06-10");
      add (&fixture, answer);
      refuse_change (&fixture, game, 3, NULL, answered);
      refuse_change (&fixture, game, 3, "protest white sent=11.06.2026", answered);
      if (i == 0)
        refuse_change (&fixture, game, 2, NULL,
                       "The protest of Игрок2 of 01.06.2026 is against this: take that out first "
                       "(10.1.12).");
      else
        remove_record (&fixture, game, 2);
      store_fixture_close (&fixture);
    }
}

/* The same of a decision of its own. */
static void
test_own_answered (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgPostalMeasure) warning = NULL;
  g_autoptr (BrgPostalMeasure) answer = NULL;
  BrgPostalDay days[] = { 0, 0 };
  gint64 id;

  postal_fixture_open (&fixture, 4);
  warning = make (&fixture, BRG_POSTAL_SECRETARY, BRG_POSTAL_WARNING);
  add (&fixture, warning);
  id = find_last (&fixture);
  g_assert_true (brg_store_mark_postal_measure (fixture.store, id, warning->decided + 1,
                                                warning->decided + 5, NULL));
  answer = make (&fixture, BRG_POSTAL_ARBITER, BRG_POSTAL_REJECTED);
  answer->appeal_of_id = id;
  answer->decided = warning->decided + 9;
  add (&fixture, answer);
  days[1] = answer->decided + 1;
  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      g_autoptr (GError) error = NULL;

      postal_fixture_assert_refused (
          &fixture, postal_fixture_count_journal (&fixture),
          brg_store_mark_postal_measure (fixture.store, id, warning->decided + 1, days[i], &error),
          &error, "Decision no. 2 of 10.06.2026 answers this protest (10.1.12).");
    }
  store_fixture_close (&fixture);
}

/* Only the organisation bars from its events, and names the article; what it is about is told. */
static void
test_ban (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgPostalMeasure) ban = NULL;
  g_autoptr (BrgPostalMeasure) news = NULL;

  postal_fixture_open (&fixture, 4);
  ban = make (&fixture, BRG_POSTAL_ARBITER, BRG_POSTAL_BAN_3);
  assert_refused (&fixture, ban, "This office may not decide that (10.1.14).");
  ban->office = BRG_POSTAL_ORGANISATION;
  set_text (&ban->article, "10.1.11");
  add (&fixture, ban);
  assert_title (&fixture, "Decision no. 1 by correspondence: barred from events for three years, "
                          "Игрок2 (art. 10.1.11)");
  news = make (&fixture, BRG_POSTAL_ARBITER, BRG_POSTAL_NO_FINAL);
  set_text (&news->article, "10.5.1");
  add (&fixture, news);
  assert_title (&fixture,
                "Decision no. 2 by correspondence: final news withheld, Игрок2 (art. 10.5.1)");
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-postal-measures")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-postal-measures/rus-draughts-2022/10.1.9/rights", test_rights);
  g_test_add_func ("/data/store-postal-measures/rus-draughts-2022/10.1.10/article", test_article);
  g_test_add_func ("/data/store-postal-measures/rus-draughts-2022/10.1.14/ban", test_ban);
  g_test_add_func ("/data/store-postal-measures/rus-draughts-2022/10.5.3/replaced", test_replaced);
  g_test_add_func ("/data/store-postal-measures/rus-draughts-2022/10.5.3/not-in-force",
                   test_not_in_force);
  g_test_add_func ("/data/store-postal-measures/rus-draughts-2022/10.3.8/too-early",
                   test_decided_too_early);
  g_test_add_func ("/data/store-postal-measures/grounds", test_grounds);
  g_test_add_func ("/data/store-postal-measures/days", test_days);
  g_test_add_func ("/data/store-postal-measures/rus-draughts-2022/10.1.9/twice", test_twice);
  g_test_add_func ("/data/store-postal-measures/loss", test_loss);
  g_test_add_func ("/data/store-postal-measures/rus-draughts-2022/10.1.12/chain", test_chain);
  g_test_add_func ("/data/store-postal-measures/rus-draughts-2022/10.1.12/protested",
                   test_protested);
  g_test_add_func ("/data/store-postal-measures/rus-draughts-2022/10.1.12, 10.5.7/answered",
                   test_answered);
  g_test_add_func ("/data/store-postal-measures/rus-draughts-2022/10.1.12/own-answered",
                   test_own_answered);
  return g_test_run ();
}
