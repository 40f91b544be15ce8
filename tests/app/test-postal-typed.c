/* test-postal-typed.c - what is typed into the forms of letters: days without a year, wrong moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-draft.h"

#include <string.h>

#include "../data/postal-fixture.h"
#include "brg-postal-preview.h"
#include "brg-postal-remarks.h"
#include "brg-test.h"

typedef struct
{
  StoreFixture store;
  BrgSnapshot *snapshot;
  BrgPostalDesk *desk;
  const BrgPostalCase *matter;
} Fixture;

/* A game with one letter, on a day. */
static void
open_fixture (Fixture *fixture, const char *on)
{
  postal_fixture_open (&fixture->store, 4);
  postal_fixture_add (&fixture->store, store_fixture_game (&fixture->store, 1, 1),
                      "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  fixture->snapshot = store_fixture_load (&fixture->store);
  fixture->desk = brg_postal_desk_new (fixture->snapshot, postal_fixture_load (&fixture->store),
                                       brg_postal_day_from_iso (on));
  fixture->matter = fixture->desk->cases->pdata[0];
}

static void
close_fixture (Fixture *fixture)
{
  brg_postal_desk_free (fixture->desk);
  brg_snapshot_unref (fixture->snapshot);
  store_fixture_close (&fixture->store);
}

/* With its year a day needs nothing else. */
static void
test_whole (void)
{
  static const struct
  {
    const char *text;
    const char *day;
  } rows[] = {
    { "05.12.2026", "2026-12-05" },
    { "5.12.26", "2026-12-05" },
    { " 5/12/2026 ", "2026-12-05" },
    { "29.02.2027", "" },
    { "5.12", "" },
    { "", "" },
    { "5.12.226", "" },
    { "x.1.2026", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpuint (brg_postal_typed_day_read (rows[i].text, NULL), ==,
                      brg_postal_day_from_iso (rows[i].day));
  g_assert_cmpuint (brg_postal_typed_day_read (NULL, NULL), ==, 0);
}

/* Without its year a day lies between the letter before and today; where there is no such day the
 * next one is taken, which the form then doubts, and of two none. */
static void
test_year (void)
{
  static const struct
  {
    const char *text;
    const char *from;
    const char *to;
    const char *day;
    const char *choices;
  } rows[] = {
    { "05.11", "2026-10-20", "2026-11-30", "2026-11-05", NULL },
    { "5,11", "2026-10-20", "2026-11-30", "2026-11-05", NULL },
    { "05.11.", "2026-10-20", "2026-11-30", "2026-11-05", NULL },
    { "30.11", "2026-10-20", "2026-11-30", "2026-11-30", NULL },
    { "20.10", "2026-10-20", "2026-11-30", "2026-10-20", NULL },
    /* The turn of the year. */
    { "28.12", "2026-12-20", "2027-01-03", "2026-12-28", NULL },
    { "02.01", "2026-12-20", "2027-01-03", "2027-01-02", NULL },
    { "31.12", "2026-12-31", "2027-01-01", "2026-12-31", NULL },
    { "01.01", "2026-12-31", "2027-01-01", "2027-01-01", NULL },
    /* A day too late is still to come; one too early is before the letter before. */
    { "03.01", "2026-12-20", "2026-12-28", "2027-01-03", NULL },
    { "15.12", "2026-12-20", "2026-12-28", "2026-12-15", NULL },
    { "27.12", "2027-01-02", "2027-01-03", "2026-12-27", NULL },
    /* A year and more: nothing is guessed. */
    { "07.12", "2025-12-05", "2026-12-10", "", "07.12.2025, 07.12.2026" },
    { "05.12", "2025-12-05", "2026-12-05", "", "05.12.2025, 05.12.2026" },
    { "05.12", "2025-12-06", "2026-12-05", "2026-12-05", NULL },
    { "07.03", "2024-03-01", "2026-11-30", "", "07.03.2024, 07.03.2025, 07.03.2026" },
    { "29.02", "2024-02-01", "2026-11-30", "2024-02-29", NULL },
    { "29.02", "2027-02-20", "2027-03-05", "2028-02-29", NULL },
    { "31.04", "2026-10-20", "2026-11-30", "", NULL },
    { "5", "2026-10-20", "2026-11-30", "", NULL },
    { "5.x", "2026-10-20", "2026-11-30", "", NULL },
    { "", "2026-10-20", "2026-11-30", "", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const BrgPostalTypedSpan span = { brg_postal_day_from_iso (rows[i].from),
                                        brg_postal_day_from_iso (rows[i].to) };
      g_autofree char *choices = brg_postal_typed_day_dup_choices (rows[i].text, &span);

      g_test_message ("%s", rows[i].text);
      g_assert_cmpuint (brg_postal_typed_day_read (rows[i].text, &span), ==,
                        brg_postal_day_from_iso (rows[i].day));
      g_assert_cmpstr (choices, ==, rows[i].choices);
    }
}

/* In a letter: the answer lies behind the letter before, its dispatch behind its receipt. */
static void
test_letter (void)
{
  Fixture fixture;
  BrgPostalDraft draft;

  open_fixture (&fixture, "2027-01-10");
  brg_postal_draft_init (&draft, fixture.desk, fixture.matter, BRG_POSTAL_LETTER);
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_RECEIVED, "28.12");
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_SENT, "2.1");
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_SENT_STAMP, "03.01.");
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_RECEIVED_STAMP, "x");
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_TOTALS, "2/5");
  brg_postal_draft_complete_days (&draft, fixture.desk, fixture.matter);
  g_assert_cmpstr (draft.texts[BRG_POSTAL_FIELD_FIRST], ==, "03.03.2026");
  g_assert_cmpstr (draft.texts[BRG_POSTAL_FIELD_RECEIVED], ==, "28.12.2026");
  g_assert_cmpstr (draft.texts[BRG_POSTAL_FIELD_SENT], ==, "02.01.2027");
  g_assert_cmpstr (draft.texts[BRG_POSTAL_FIELD_SENT_STAMP], ==, "03.01.2027");
  g_assert_cmpstr (draft.texts[BRG_POSTAL_FIELD_RECEIVED_STAMP], ==, "x");
  g_assert_cmpstr (draft.texts[BRG_POSTAL_FIELD_TOTALS], ==, "2/5");
  brg_postal_draft_clear (&draft);
  close_fixture (&fixture);
}

/* A correction of the first letter is held against the first day of play, not the letters behind.
 */
static void
test_first (void)
{
  Fixture fixture;
  BrgPostalDraft draft;
  BrgPostalTypedSpan span;

  open_fixture (&fixture, "2026-06-01");
  brg_postal_draft_init_record (&draft, brg_postal_game_get_record (fixture.matter->game, 0), 1);
  span = brg_postal_draft_find_span (&draft, fixture.desk, fixture.matter, BRG_POSTAL_FIELD_SENT);
  g_assert_cmpuint (span.from, ==, fixture.desk->event->terms->start);
  g_assert_cmpuint (span.to, ==, fixture.desk->on);
  brg_postal_draft_clear (&draft);
  close_fixture (&fixture);
}

/* rus-draughts-2022 10.2.10: an impossible move in full notation is no fault of the notation; it is
 * told of the moves, not of the time. */
static void
test_impossible (void)
{
  static const struct
  {
    const char *moves;
    guint lack;
    const char *article;
  } rows[] = {
    { "f6-h4", BRG_POSTAL_HAS_POSSIBLE_MOVES, "10.2.10" },
    { "h6-h4", BRG_POSTAL_HAS_POSSIBLE_MOVES,
      "10.2.10" }, /* the only move of that piece is meant */
    { "e5-d4", BRG_POSTAL_HAS_POSSIBLE_MOVES, "10.2.10" },
    { "fg5", BRG_POSTAL_HAS_NOTATION, "10.2.2" },
  };
  g_autoptr (BrgWords) words = brg_words_open ("en");
  Fixture fixture;

  open_fixture (&fixture, "2026-06-01");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *line = g_strdup_printf ("letter 2 black first=03.03.2026 rcv=12.03.2026"
                                               " sent=15.03.2026 tot=2/3 moves=%s",
                                               rows[i].moves);
      g_autoptr (GArray) remarks = NULL;
      BrgPostalPreview preview;
      gboolean is_told = FALSE;

      brg_postal_preview_init (&preview, fixture.desk, fixture.matter, 0, line);
      g_assert_cmpuint (preview.checks & (BRG_POSTAL_HAS_NOTATION | BRG_POSTAL_HAS_POSSIBLE_MOVES),
                        ==,
                        (BRG_POSTAL_HAS_NOTATION | BRG_POSTAL_HAS_POSSIBLE_MOVES) & ~rows[i].lack);
      remarks = brg_postal_remarks_new (preview.game, preview.chart, preview.scoring, words);
      for (guint n = 0; n < remarks->len; n++)
        {
          const BrgPostalRemark *remark = &g_array_index (remarks, BrgPostalRemark, n);

          is_told = is_told || (remark->about == BRG_POSTAL_ABOUT_MOVES &&
                                g_str_equal (remark->article, rows[i].article));
          g_assert_true (remark->about == BRG_POSTAL_ABOUT_MOVES ||
                         !g_str_has_prefix (remark->article, "10.2."));
        }
      g_assert_true (is_told);
      brg_postal_preview_clear (&preview);
    }
  close_fixture (&fixture);
}

/* rus-draughts-2022 10.3.9: nothing of the post is asked of a server, a claim of overdue time
 * neither. */
static void
test_server (void)
{
  static const BrgPostalKind kinds[] = { BRG_POSTAL_LETTER, BRG_POSTAL_CLAIM };
  Fixture fixture;

  open_fixture (&fixture, "2026-06-01");
  g_assert_cmpint (brg_postal_desk_get_channel (fixture.desk), ==, BRG_POSTAL_BY_POST);
  fixture.desk->event->terms->channel = BRG_POSTAL_BY_SERVER;
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      BrgPostalDraft draft;

      brg_postal_draft_init (&draft, fixture.desk, fixture.matter, kinds[i]);
      g_assert_false (
          brg_postal_draft_asks (&draft, fixture.desk, fixture.matter, BRG_POSTAL_FIELD_RECEIVED));
      g_assert_true (
          brg_postal_draft_asks (&draft, fixture.desk, fixture.matter, BRG_POSTAL_FIELD_SENT));
      brg_postal_draft_clear (&draft);
    }
  close_fixture (&fixture);
}

/* rus-draughts-2022 10.2.3, 10.3.6: what a letter lacks of its form, a claim of its materials; one
 * is not taken for the other when another kind is chosen. */
static void
test_lacks (void)
{
  Fixture fixture = { 0 };
  BrgPostalDraft draft;
  BrgPostalPreview preview;
  BrgPostalField wrong;
  g_autofree char *letter = NULL;
  g_autofree char *claim = NULL;
  g_autofree char *whole = NULL;

  open_fixture (&fixture, "2026-06-01");
  brg_postal_draft_init (&draft, fixture.desk, fixture.matter, BRG_POSTAL_LETTER);
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_RECEIVED, "12.03.2026");
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_SENT, "15.03.2026");
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_MOVES, "f6-g5");
  draft.is_partial = TRUE;
  draft.lacks = BRG_POSTAL_FORM_GREETING | BRG_POSTAL_FORM_SIGNATURE;
  letter = brg_postal_draft_dup_line (&draft, &wrong);
  g_assert_cmpstr (letter, ==,
                   "letter 2 black first=03.03.2026 rcv=12.03.2026 sent=15.03.2026 moves=f6-g5 "
                   "lacks=greeting,signature");
  brg_postal_draft_change_kind (&draft, fixture.desk, fixture.matter, BRG_POSTAL_CLAIM);
  claim = brg_postal_draft_dup_line (&draft, &wrong);
  g_assert_null (strstr (claim, "lacks="));
  brg_postal_draft_change_kind (&draft, fixture.desk, fixture.matter, BRG_POSTAL_LETTER);
  draft.is_partial = TRUE;
  draft.lacks = 0;
  whole = brg_postal_draft_dup_line (&draft, &wrong);
  g_assert_null (strstr (whole, "lacks="));
  g_assert_null (strstr (whole, "materials="));
  brg_postal_draft_clear (&draft);
  brg_postal_preview_init (&preview, fixture.desk, fixture.matter, 0, letter);
  g_assert_cmpuint (preview.checks & BRG_POSTAL_HAS_FORM, ==, 0);
  brg_postal_preview_clear (&preview);
  close_fixture (&fixture);
}

static void
assert_asks (const Fixture *fixture, const BrgPostalDraft *draft, guint fields)
{
  for (guint i = 0; i < BRG_N_POSTAL_FIELDS; i++)
    g_assert_cmpint (
        brg_postal_draft_asks (draft, fixture->desk, fixture->matter, (BrgPostalField) i), ==,
        (fields & 1u << i) != 0);
}

/* rus-draughts-2022 10.2.3: the first letter of a game repeats and takes nothing, and has one date;
 * nothing of that is missed. */
static void
test_first_letter (void)
{
  const guint asked = 1u << BRG_POSTAL_FIELD_SENT | 1u << BRG_POSTAL_FIELD_SENT_STAMP |
                      1u << BRG_POSTAL_FIELD_RECEIPT | 1u << BRG_POSTAL_FIELD_TOTALS |
                      1u << BRG_POSTAL_FIELD_MOVES | 1u << BRG_POSTAL_FIELD_VARIANTS;
  Fixture fixture = { 0 };
  BrgPostalPreview preview;
  BrgPostalDraft draft;

  open_fixture (&fixture, "2026-06-01");
  fixture.matter = fixture.desk->cases->pdata[1];
  brg_postal_draft_init (&draft, fixture.desk, fixture.matter, BRG_POSTAL_LETTER);
  g_assert_false (brg_postal_draft_answers (&draft, fixture.matter));
  assert_asks (&fixture, &draft, asked);
  brg_postal_draft_clear (&draft);
  brg_postal_preview_init (&preview, fixture.desk, fixture.matter, 0,
                           "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  g_assert_false (preview.has_other);
  g_assert_cmpuint (preview.checks & BRG_POSTAL_HAS_DATES, !=, 0);
  brg_postal_preview_clear (&preview);
  fixture.matter = fixture.desk->cases->pdata[0];
  brg_postal_draft_init (&draft, fixture.desk, fixture.matter, BRG_POSTAL_LETTER);
  g_assert_true (brg_postal_draft_answers (&draft, fixture.matter));
  assert_asks (&fixture, &draft,
               asked | 1u << BRG_POSTAL_FIELD_FIRST | 1u << BRG_POSTAL_FIELD_RECEIVED |
                   1u << BRG_POSTAL_FIELD_RECEIVED_STAMP | 1u << BRG_POSTAL_FIELD_ACCEPT |
                   1u << BRG_POSTAL_FIELD_PENALTY);
  /* rus-draughts-2022 10.1.3: only post has receipts, and a call bears no mark */
  fixture.desk->event->terms->channel = BRG_POSTAL_BY_EMAIL;
  g_assert_false (
      brg_postal_draft_asks (&draft, fixture.desk, fixture.matter, BRG_POSTAL_FIELD_RECEIPT));
  g_assert_true (
      brg_postal_draft_asks (&draft, fixture.desk, fixture.matter, BRG_POSTAL_FIELD_SENT_STAMP));
  fixture.desk->event->terms->channel = BRG_POSTAL_BY_PHONE;
  g_assert_false (
      brg_postal_draft_asks (&draft, fixture.desk, fixture.matter, BRG_POSTAL_FIELD_SENT_STAMP));
  brg_postal_draft_clear (&draft);
  close_fixture (&fixture);
}

/* Behind his own claim that was not approved he answers the letter of the other: the first date is
 * of that one, and a day without a year lies behind it. */
static void
test_after_claim (void)
{
  static const char *const lines[] = {
    "letter 1 white sent=30.03.2026 tot=60/0 moves=c3-b4",
    "claim 2 black first=30.03.2026 rcv=05.04.2026 sent=08.04.2026 tot=60/3 moves=f6-g5"
    " lacks=chart",
    "decision date=20.04.2026 claim=refused told_white=25.04.2026 told_black=24.04.2026",
  };
  Fixture fixture = { 0 };
  BrgPostalDraft draft;

  postal_fixture_open (&fixture.store, 2);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    postal_fixture_add (&fixture.store, store_fixture_game (&fixture.store, 1, 1), lines[i]);
  fixture.snapshot = store_fixture_load (&fixture.store);
  fixture.desk = brg_postal_desk_new (fixture.snapshot, postal_fixture_load (&fixture.store),
                                      brg_postal_day_from_iso ("2026-06-01"));
  fixture.matter = fixture.desk->cases->pdata[0];
  brg_postal_draft_init (&draft, fixture.desk, fixture.matter, BRG_POSTAL_LETTER);
  g_assert_cmpuint (draft.number, ==, 3);
  g_assert_cmpint (draft.side, ==, BRG_COLOUR_BLACK);
  g_assert_cmpstr (draft.texts[BRG_POSTAL_FIELD_FIRST], ==, "30.03.2026");
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_FIRST, "31.03");
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_RECEIVED, "05.04");
  brg_postal_draft_complete_days (&draft, fixture.desk, fixture.matter);
  g_assert_cmpstr (draft.texts[BRG_POSTAL_FIELD_FIRST], ==, "31.03.2026");
  g_assert_cmpstr (draft.texts[BRG_POSTAL_FIELD_RECEIVED], ==, "05.04.2026");
  brg_postal_draft_clear (&draft);
  close_fixture (&fixture);
}

BRG_TEST_TOPIC ("postal-typed")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/postal-typed/whole", test_whole);
  g_test_add_func ("/app/postal-typed/year", test_year);
  g_test_add_func ("/app/postal-typed/letter", test_letter);
  g_test_add_func ("/app/postal-typed/first", test_first);
  g_test_add_func ("/app/postal-typed/rus-draughts-2022/10.2.10/impossible", test_impossible);
  g_test_add_func ("/app/postal-typed/rus-draughts-2022/10.3.9/server", test_server);
  g_test_add_func ("/app/postal-typed/rus-draughts-2022/10.2.3/lacks", test_lacks);
  g_test_add_func ("/app/postal-typed/rus-draughts-2022/10.2.3/first-letter", test_first_letter);
  g_test_add_func ("/app/postal-typed/after-claim", test_after_claim);
  return g_test_run ();
}
