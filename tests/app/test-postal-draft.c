/* test-postal-draft.c - letters as they are typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-draft.h"

#include "../data/postal-fixture.h"
#include "brg-postal-ask.h"
#include "brg-postal-words.h"
#include "brg-postal-write.h"
#include "brg-store-players.h"
#include "brg-test.h"

typedef struct
{
  StoreFixture store;
  BrgSnapshot *snapshot;
  BrgPostalDesk *desk;
  const BrgPostalCase *matter;
  gint left[2]; /* numbers of players who left, 0 for nobody */
} Fixture;

static void
leave (Fixture *fixture, gint number)
{
  const BrgLeaverDecision decision = { .left_after = 0, .reason = "x" };
  g_autoptr (GError) error = NULL;

  brg_store_withdraw_as_decided (
      fixture->store.store, postal_fixture_player (&fixture->store, number), &decision, &error);
  g_assert_no_error (error);
}

static void
open_fixture (Fixture *fixture, const char *const *lines)
{
  postal_fixture_open (&fixture->store, 2);
  for (guint i = 0; lines[i] != NULL; i++)
    postal_fixture_add (&fixture->store, store_fixture_game (&fixture->store, 1, 1), lines[i]);
  for (guint i = 0; i < G_N_ELEMENTS (fixture->left); i++)
    if (fixture->left[i] != 0)
      leave (fixture, fixture->left[i]);
  fixture->snapshot = store_fixture_load (&fixture->store);
  fixture->desk = brg_postal_desk_new (fixture->snapshot, postal_fixture_load (&fixture->store),
                                       brg_postal_day_from_iso ("2026-06-01"));
  fixture->matter = fixture->desk->cases->pdata[0];
}

static void
close_fixture (Fixture *fixture)
{
  brg_postal_desk_free (fixture->desk);
  brg_snapshot_unref (fixture->snapshot);
  store_fixture_close (&fixture->store);
}

static const char *const begun[] = { "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4", NULL };
static const char *const none[] = { NULL };

/* Number, side and first date are those that come next. */
static void
test_letter (void)
{
  Fixture fixture = { 0 };
  BrgPostalDraft draft;
  BrgPostalField wrong;
  g_autofree char *line = NULL;

  open_fixture (&fixture, begun);
  brg_postal_draft_init (&draft, fixture.desk, fixture.matter, BRG_POSTAL_LETTER);
  g_assert_cmpuint (draft.number, ==, 2);
  g_assert_cmpint (draft.side, ==, BRG_COLOUR_BLACK);
  g_assert_cmpstr (draft.texts[BRG_POSTAL_FIELD_FIRST], ==, "03.03.2026");
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_RECEIVED, "12.3.26");
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_SENT, "15.03.2026");
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_TOTALS, "2/3");
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_MOVES, "1...f6-g5");
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_VARIANTS, "А: 2.b2-c3 g5-f4; Б: 2.g3-h4 b6-a5");
  line = brg_postal_draft_dup_line (&draft, &wrong);
  g_assert_cmpstr (line, ==,
                   "letter 2 black first=03.03.2026 rcv=12.03.2026 sent=15.03.2026 tot=2/3"
                   " moves=f6-g5 no=1 var=А:b2-c3,g5-f4 var=Б:g3-h4,b6-a5");
  brg_postal_draft_clear (&draft);
  close_fixture (&fixture);
}

static void
test_wrong (void)
{
  static const struct
  {
    BrgPostalField field;
    const char *text;
  } cases[] = {
    { BRG_POSTAL_FIELD_SENT, "31.02.2026" },    { BRG_POSTAL_FIELD_TOTALS, "2" },
    { BRG_POSTAL_FIELD_PENALTY, "six/10.2.9" }, { BRG_POSTAL_FIELD_VARIANTS, "c7-b6 a5:c7" },
    { BRG_POSTAL_FIELD_ACCEPT, "А/0" },         { BRG_POSTAL_FIELD_TOTALS, "2 3" },
  };
  Fixture fixture = { 0 };

  open_fixture (&fixture, begun);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BrgPostalDraft draft;
      BrgPostalField wrong = BRG_N_POSTAL_FIELDS;

      brg_postal_draft_init (&draft, fixture.desk, fixture.matter, BRG_POSTAL_LETTER);
      brg_postal_draft_set (&draft, cases[i].field, cases[i].text);
      g_assert_null (brg_postal_draft_dup_line (&draft, &wrong));
      g_assert_cmpint (wrong, ==, cases[i].field);
      brg_postal_draft_clear (&draft);
    }
  close_fixture (&fixture);
}

/* Every kind of record can be typed, with what belongs to it. */
static void
test_kinds (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture, begun);
  for (guint kind = 0; kind < BRG_N_POSTAL_KINDS; kind++)
    {
      BrgPostalDraft draft;
      BrgPostalField wrong = BRG_N_POSTAL_FIELDS;
      g_autofree char *line = NULL;

      brg_postal_draft_init (&draft, fixture.desk, fixture.matter, (BrgPostalKind) kind);
      brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_SENT, "15.03.2026");
      brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_DATE, "15.03.2026");
      draft.result = BRG_POSTAL_DRAWN;
      line = brg_postal_draft_dup_line (&draft, &wrong);
      g_assert_nonnull (line);
      g_assert_true (g_str_has_prefix (line, brg_postal_kind_get_id ((BrgPostalKind) kind)));
      brg_postal_draft_clear (&draft);
    }
  close_fixture (&fixture);
}

static guint
find_checks (const Fixture *fixture, const char *line)
{
  BrgPostalPreview preview;
  guint checks;

  brg_postal_preview_init (&preview, fixture->desk, fixture->matter, 0, line);
  g_assert_nonnull (preview.chart);
  checks = preview.checks;
  brg_postal_preview_clear (&preview);
  return checks;
}

/* rus-draughts-2022 10.2.3: what a letter lacks is told before it is stored. */
static void
test_complete (void)
{
  const guint all = (BRG_POSTAL_HAS_FORM << 1) - 1; /* that is the last one */
  Fixture fixture = { 0 };
  BrgPostalPreview preview;

  open_fixture (&fixture, begun);
  g_assert_cmpuint (find_checks (&fixture, "letter 2 black first=03.03.2026 rcv=12.03.2026"
                                           " sent=15.03.2026 tot=2/3 moves=f6-g5"),
                    ==, all);
  g_assert_cmpuint (find_checks (&fixture, "letter 2 black first=03.03.2026 rcv=12.03.2026"
                                           " sent=15.03.2026 tot=2/4 moves=f6-g5"),
                    ==, all & ~(guint) BRG_POSTAL_HAS_RIGHT_TOTALS);
  g_assert_cmpuint (find_checks (&fixture, "letter 2 black rcv=12.03.2026 sent=15.03.2026 tot=2/3"
                                           " moves=f6-g5"),
                    ==, all & ~(guint) BRG_POSTAL_HAS_DATES);
  g_assert_cmpuint (find_checks (&fixture, "letter 2 black first=03.03.2026 rcv=12.03.2026"
                                           " sent=15.03.2026 tot=2/3 moves=fg5 rep=none") &
                        (BRG_POSTAL_HAS_NOTATION | BRG_POSTAL_HAS_REPETITION),
                    ==, 0);
  brg_postal_preview_init (&preview, fixture.desk, fixture.matter, 0,
                           "letter 2 black first=03.03.2026 rcv=12.03.2026 sent=15.03.2026 tot=9/9"
                           " moves=f6-g5");
  g_assert_cmpuint (preview.due[BRG_COLOUR_WHITE], ==, 2);
  g_assert_cmpuint (preview.due[BRG_COLOUR_BLACK], ==, 3);
  g_assert_cmpuint (preview.n_before, ==, 1);
  g_assert_cmpuint (preview.chart->plies->len, ==, 2);
  brg_postal_preview_clear (&preview);
  close_fixture (&fixture);
}

/* rus-draughts-2022 10.2.5: what cannot be read is not full notation. */
static void
test_illegible (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture, begun);
  g_assert_cmpuint (find_checks (&fixture, "letter 2 black first=03.03.2026 rcv=12.03.2026"
                                           " sent=15.03.2026 tot=2/3 moves=?") &
                        BRG_POSTAL_HAS_NOTATION,
                    ==, 0);
  close_fixture (&fixture);
}

/* Nothing was written yet, and what cannot be reckoned says why. */
static void
test_empty (void)
{
  Fixture fixture = { 0 };
  BrgPostalDraft draft;
  BrgPostalPreview preview;

  open_fixture (&fixture, none);
  brg_postal_draft_init (&draft, fixture.desk, fixture.matter, BRG_POSTAL_LETTER);
  g_assert_cmpuint (draft.number, ==, 1);
  g_assert_cmpint (draft.side, ==, BRG_COLOUR_WHITE);
  g_assert_null (draft.texts[BRG_POSTAL_FIELD_FIRST]);
  brg_postal_draft_clear (&draft);
  brg_postal_preview_init (&preview, fixture.desk, fixture.matter, 0, "letter 1 red");
  g_assert_null (preview.chart);
  g_assert_cmpstr (preview.fault.text, ==, "letter of nobody");
  brg_postal_preview_clear (&preview);
  brg_postal_preview_init (&preview, fixture.desk, fixture.matter, 0, NULL);
  g_assert_nonnull (preview.chart);
  g_assert_cmpuint (preview.checks, ==, 0);
  brg_postal_preview_clear (&preview);
  close_fixture (&fixture);
}

/* A player who left has lost, whatever his colour; where nobody has, or both, nothing is proposed,
 * and a result that nobody chose is not stored. */
static void
test_left (void)
{
  static const struct
  {
    gint first; /* who left, 0 for nobody */
    gint second;
    gboolean is_loss;
  } cases[] = {
    { 0, 0, FALSE },
    { 1, 0, TRUE },
    { 2, 0, TRUE },
    { 1, 2, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Fixture fixture = { 0 };
      BrgPostalDraft draft;
      BrgPostalField wrong = BRG_N_POSTAL_FIELDS;
      g_autofree char *line = NULL;
      g_autofree char *expected = NULL;

      fixture.left[0] = cases[i].first;
      fixture.left[1] = cases[i].second;
      open_fixture (&fixture, begun);
      brg_postal_draft_init (&draft, fixture.desk, fixture.matter, BRG_POSTAL_OVER);
      brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_DATE, "15.03.2026");
      line = brg_postal_draft_dup_line (&draft, &wrong);
      g_assert_cmpint (draft.result != BRG_POSTAL_UNFINISHED, ==, cases[i].is_loss);
      if (cases[i].is_loss)
        {
          gboolean white_left =
              brg_snapshot_get_entry (fixture.snapshot, fixture.matter->board->white)->number ==
              cases[i].first;

          expected = g_strdup_printf ("over date=15.03.2026 result=%s why=10.5.3",
                                      white_left ? "0-1" : "1-0");
        }
      g_assert_cmpstr (line, ==, expected);
      brg_postal_draft_clear (&draft);
      close_fixture (&fixture);
    }
}

/* rus-draughts-2022 10.5.8: a minus to both names its article. */
static void
test_minus (void)
{
  Fixture fixture = { 0 };
  BrgPostalDraft draft;
  BrgPostalField wrong;
  g_autofree char *line = NULL;

  open_fixture (&fixture, begun);
  brg_postal_draft_init (&draft, fixture.desk, fixture.matter, BRG_POSTAL_OVER);
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_DATE, "15.03.2026");
  draft.result = BRG_POSTAL_BOTH_LOSE;
  line = brg_postal_draft_dup_line (&draft, &wrong);
  g_assert_cmpstr (line, ==, "over date=15.03.2026 result=0-0 why=10.5.8");
  brg_postal_draft_clear (&draft);
  close_fixture (&fixture);
}

/* A letter whose day is still to come is answered by the other all the same; the answer has the
 * postmark, where it is known (rus-draughts-2022 10.3.1). */
static void
test_first (void)
{
  static const char *const lines[][3] = {
    { "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4",
      "letter 2 black first=03.03.2026 rcv=12.03.2026 sent=15.07.2026 tot=2/50 moves=f6-g5", NULL },
    { "letter 1 white sent=11.07.2026 sentstamp=15.07.2026 tot=2/0 moves=c3-b4", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      Fixture fixture = { 0 };
      BrgPostalDraft draft;

      open_fixture (&fixture, lines[i]);
      brg_postal_draft_init (&draft, fixture.desk, fixture.matter, BRG_POSTAL_LETTER);
      g_assert_cmpuint (draft.number, ==, i == 0 ? 3 : 2);
      g_assert_cmpstr (draft.texts[BRG_POSTAL_FIELD_FIRST], ==, "15.07.2026");
      brg_postal_draft_clear (&draft);
      close_fixture (&fixture);
    }
}

/* A game that is over says so, with its result and since when. */
static void
test_over (void)
{
  static const char *const lines[] = { "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4",
                                       "over date=10.05.2026 result=1-0 why=agreed", NULL };
  g_autoptr (BrgWords) words = brg_words_open ("en");
  Fixture fixture = { 0 };
  g_autofree char *running = NULL;
  g_autofree char *end = NULL;

  open_fixture (&fixture, begun);
  running = brg_postal_words_dup_end (fixture.matter, words);
  g_assert_null (running);
  close_fixture (&fixture);
  fixture = (Fixture){ 0 };
  open_fixture (&fixture, lines);
  end = brg_postal_words_dup_end (fixture.matter, words);
  g_assert_cmpstr (end, ==,
                   "The game is over, 1\u202f–\u2060\u202f0 since 10.05.2026: no letter is due.");
  close_fixture (&fixture);
}

/* While a letter cannot be reckoned the game before it is there, and why not; a day that cannot be
 * is found with its field. */
static void
test_before (void)
{
  Fixture fixture = { 0 };
  BrgPostalPreview preview;
  const BrgPostalDoubt *doubt;

  open_fixture (&fixture, begun);
  brg_postal_preview_init (&preview, fixture.desk, fixture.matter, 0,
                           "letter 2 black first=03.03.2026 rcv=12.03.2026 sent=11.03.2026");
  g_assert_null (preview.chart);
  g_assert_cmpint (preview.fault.reason, ==, BRG_POSTAL_FAULT_NO_MOVE);
  g_assert_cmpuint (preview.fault.number, ==, 2);
  g_assert_nonnull (preview.before);
  g_assert_cmpuint (preview.before->plies->len, ==, 1);
  g_assert_cmpuint (preview.n_before, ==, 1);
  g_assert_cmpuint (preview.doubts->len, ==, 1);
  doubt = &g_array_index (preview.doubts, BrgPostalDoubt, 0);
  g_assert_cmpint (doubt->reason, ==, BRG_POSTAL_DOUBT_BEFORE_RECEIPT);
  g_assert_cmpint (doubt->field, ==, (gint) BRG_POSTAL_FIELD_SENT);
  brg_postal_preview_clear (&preview);
  close_fixture (&fixture);
}

/* A record is typed again as it is, whatever it says; what the form does not have stays. */
static void
test_record (void)
{
  static const char *const lines[] = {
    "letter 4 black first=26.03.2026 rcv=10.04.2026 sent=11.04.2026 rcvstamp=09.04.2026"
    " sentstamp=12.04.2026 receipt=12.04.2026 prev_rcv=01.04.2026 tot=6/4 accept=А/2"
    " moves=g5-h4,f4-g5 no=7 var=А:f6-g5,b2-c3 var=Б:f6-e5 rep=part pen=6/10.2.9 pen=6/10.3.3",
    "letter 1 white sent=03.03.2026 tot=2/0 resign=yes",
    "letter 2 black rcv=03.03.2026 days=5 draw=accept",
    "letter 2 black rcv=03.03.2026 moves=f6-g5 no=9 draw=offer",
    "report 3 white on=2 first=15.03.2026 rcv=20.03.2026 sent=21.03.2026 pen=6/10.2.9",
    "fix 4 black on=2 rcv=20.03.2026 sent=21.03.2026 moves=g5-h4",
    "claim 5 white rcv=20.03.2026 sent=21.03.2026 moves=g3-h4 materials=part",
    "claim 5 white rcv=20.03.2026 sent=21.03.2026 moves=g3-h4 secretary=22.03.2026",
    "repeat white on=1 sent=12.04.2026 reg=no",
    "inquiry black sent=02.04.2026",
    "arrived 1 date=12.03.2026",
    "protest white sent=02.04.2026",
    "over date=12.03.2026 result=1-0 why=agreed",
    "analysis white rcv=04.04.2026 sent=02.04.2026 value=1/2-1/2",
    "analysis white rcv=04.04.2026 sent=02.04.2026 lacks=record,diagram value=1/2-1/2",
    "analysis white rcv=04.04.2026 sent=02.04.2026 lacks=assessment",
    "adjudged date=12.03.2026 told_white=20.03.2026 result=0-1",
    "final black date=12.03.2026",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (BrgPostalGame) game = brg_postal_game_new ();
      g_autoptr (BrgPostalGame) again = brg_postal_game_new ();
      g_auto (BrgPostalFault) fault = { 0 };
      BrgPostalField wrong = BRG_N_POSTAL_FIELDS;
      BrgPostalDraft draft;
      g_autofree char *typed = NULL;
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      g_assert_true (brg_postal_file_read_record (game, lines[i], 1, &fault));
      brg_postal_draft_init_record (&draft, brg_postal_game_get_record (game, 0), 7);
      typed = brg_postal_draft_dup_line (&draft, &wrong);
      g_assert_nonnull (typed);
      g_assert_true (brg_postal_file_read_record (again, typed, 1, &fault));
      before = brg_postal_record_write (brg_postal_game_get_record (game, 0));
      after = brg_postal_record_write (brg_postal_game_get_record (again, 0));
      g_assert_cmpstr (after, ==, before);
      brg_postal_draft_clear (&draft);
    }
}

/* A letter that is corrected is seen in its place: with those before it, and with those behind. */
static void
test_corrected (void)
{
  static const char *const lines[] = {
    "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4",
    "letter 2 black first=03.03.2026 rcv=12.03.2026 sent=15.03.2026 tot=2/3 moves=f6-g5",
    "letter 3 white first=15.03.2026 rcv=22.03.2026 sent=26.03.2026 tot=6/3 moves=b2-c3", NULL
  };
  Fixture fixture = { 0 };
  BrgPostalPreview preview;
  gint64 row_id;

  open_fixture (&fixture, lines);
  row_id = ((const BrgPostalRow *) brg_postal_event_list_rows (fixture.desk->event,
                                                               fixture.matter->seat.pairing_id)
                ->pdata[1])
               ->id;
  brg_postal_preview_init (
      &preview, fixture.desk, fixture.matter, row_id,
      "letter 2 black first=03.03.2026 rcv=10.03.2026 sent=15.03.2026 tot=2/5 moves=f6-g5");
  g_assert_nonnull (preview.chart);
  g_assert_cmpuint (preview.n_before, ==, 1);
  g_assert_cmpuint (preview.chart->plies->len, ==, 3);
  g_assert_cmpuint (preview.chart->totals[BRG_COLOUR_BLACK], ==, 5);
  g_assert_cmpuint (preview.checks & BRG_POSTAL_HAS_RIGHT_TOTALS, !=, 0);
  brg_postal_preview_clear (&preview);
  /* Another move makes the letter behind it impossible to reckon. */
  brg_postal_preview_init (
      &preview, fixture.desk, fixture.matter, row_id,
      "letter 2 black first=03.03.2026 rcv=12.03.2026 sent=15.03.2026 tot=2/3 moves=a1-a3");
  g_assert_null (preview.chart);
  g_assert_cmpuint (preview.fault.number, ==, 3);
  g_assert_cmpint (preview.fault.reason, ==, BRG_POSTAL_FAULT_NOT_RIGHT);
  g_assert_cmpuint (preview.before->plies->len, ==, 1);
  brg_postal_preview_clear (&preview);
  close_fixture (&fixture);
}

/* What was typed outlives a change of the kind, also one that has no such field. */
static void
test_change_kind (void)
{
  Fixture fixture = { 0 };
  BrgPostalDraft draft;

  open_fixture (&fixture, begun);
  brg_postal_draft_init (&draft, fixture.desk, fixture.matter, BRG_POSTAL_LETTER);
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_SENT, "15.03.2026");
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_TOTALS, "2/3");
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_MOVES, "f6-g5");
  brg_postal_draft_change_kind (&draft, fixture.desk, fixture.matter, BRG_POSTAL_REPORT);
  g_assert_cmpint (draft.kind, ==, BRG_POSTAL_REPORT);
  g_assert_cmpstr (draft.texts[BRG_POSTAL_FIELD_SENT], ==, "15.03.2026");
  g_assert_cmpstr (draft.texts[BRG_POSTAL_FIELD_TOTALS], ==, "2/3");
  g_assert_cmpstr (draft.texts[BRG_POSTAL_FIELD_ON], ==, "1");
  brg_postal_draft_change_kind (&draft, fixture.desk, fixture.matter, BRG_POSTAL_FINAL);
  brg_postal_draft_change_kind (&draft, fixture.desk, fixture.matter, BRG_POSTAL_LETTER);
  g_assert_cmpstr (draft.texts[BRG_POSTAL_FIELD_MOVES], ==, "f6-g5");
  brg_postal_draft_clear (&draft);
  close_fixture (&fixture);
}

/* rus-draughts-2022 10.2.9: behind a letter that stops the game its report is proposed, behind that
 * the correction. */
static void
test_propose (void)
{
  static const char *const lines[] = {
    "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-c5",
    "report 2 black on=1 first=03.03.2026 rcv=12.03.2026 sent=13.03.2026",
    "fix 3 white on=1 first=13.03.2026 rcv=20.03.2026 sent=21.03.2026 moves=c3-b4",
  };
  static const BrgPostalKind kinds[] = { BRG_POSTAL_LETTER, BRG_POSTAL_REPORT, BRG_POSTAL_FIX,
                                         BRG_POSTAL_LETTER };

  for (guint n = 0; n < G_N_ELEMENTS (kinds); n++)
    {
      const char *some[G_N_ELEMENTS (lines) + 1] = { NULL };
      Fixture fixture = { 0 };

      for (guint i = 0; i < n; i++)
        some[i] = lines[i];
      open_fixture (&fixture, some);
      g_assert_cmpint (brg_postal_draft_propose (fixture.matter), ==, kinds[n]);
      close_fixture (&fixture);
    }
}

/* rus-draughts-2022 10.3.3: dates that the letter before left out are asked for, no others. */
static void
test_previous (void)
{
  static const char *const lines[] = {
    "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4",
    "letter 2 black first=03.03.2026 rcv=12.03.2026 sent=15.03.2026 tot=2/3 moves=f6-g5",
    "letter 3 white first=15.03.2026 sent=26.03.2026 tot=6/3 moves=b2-c3",
    "letter 4 black first=26.03.2026 rcv=04.04.2026 sent=05.04.2026 tot=6/4 moves=g5-h4", NULL
  };
  Fixture fixture = { 0 };
  BrgPostalDraft draft;
  BrgPostalField wrong = BRG_N_POSTAL_FIELDS;
  g_autofree char *line = NULL;

  open_fixture (&fixture, lines);
  brg_postal_draft_init (&draft, fixture.desk, fixture.matter, BRG_POSTAL_LETTER);
  g_assert_cmpint (draft.side, ==, BRG_COLOUR_WHITE);
  g_assert_true (brg_postal_draft_asks (&draft, fixture.desk, fixture.matter,
                                        BRG_POSTAL_FIELD_PREVIOUS_RECEIVED));
  g_assert_false (
      brg_postal_draft_asks (&draft, fixture.desk, fixture.matter, BRG_POSTAL_FIELD_PREVIOUS_SENT));
  g_assert_false (
      brg_postal_draft_asks (&draft, fixture.desk, fixture.matter, BRG_POSTAL_FIELD_DAYS));
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_PREVIOUS_RECEIVED, "22.3.26");
  line = brg_postal_draft_dup_line (&draft, &wrong);
  g_assert_cmpstr (line, ==, "letter 5 white first=05.04.2026 prev_rcv=22.03.2026");
  draft.side = BRG_COLOUR_BLACK;
  g_assert_false (brg_postal_draft_asks (&draft, fixture.desk, fixture.matter,
                                         BRG_POSTAL_FIELD_PREVIOUS_RECEIVED));
  brg_postal_draft_clear (&draft);
  close_fixture (&fixture);
}

/* rus-draughts-2022 10.3.9: a server counts the days; postmarks, receipts and totals are none of
 * its, and so no letter of it is complete or not. */
static void
test_server (void)
{
  Fixture fixture = { 0 };
  BrgPostalPreview preview;
  BrgPostalDraft draft;
  BrgPostalField wrong = BRG_N_POSTAL_FIELDS;
  g_autofree char *line = NULL;

  open_fixture (&fixture, begun);
  fixture.desk->event->terms->channel = BRG_POSTAL_BY_SERVER;
  brg_postal_draft_init (&draft, fixture.desk, fixture.matter, BRG_POSTAL_LETTER);
  for (guint i = 0; i < BRG_N_POSTAL_FIELDS; i++)
    g_assert_cmpint (
        brg_postal_draft_asks (&draft, fixture.desk, fixture.matter, (BrgPostalField) i), ==,
        i == BRG_POSTAL_FIELD_SENT || i == BRG_POSTAL_FIELD_ACCEPT || i == BRG_POSTAL_FIELD_MOVES ||
            i == BRG_POSTAL_FIELD_VARIANTS || i == BRG_POSTAL_FIELD_PENALTY ||
            i == BRG_POSTAL_FIELD_DAYS);
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_SENT, "15.03.2026");
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_MOVES, "f6-g5");
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_DAYS, "4");
  line = brg_postal_draft_dup_line (&draft, &wrong);
  g_assert_cmpstr (line, ==, "letter 2 black sent=15.03.2026 moves=f6-g5 days=4");
  brg_postal_preview_init (&preview, fixture.desk, fixture.matter, 0, line);
  g_assert_nonnull (preview.chart);
  g_assert_cmpuint (preview.checks, ==, 0);
  g_assert_cmpuint (preview.chart->totals[BRG_COLOUR_BLACK], ==, 4);
  brg_postal_preview_clear (&preview);
  brg_postal_draft_clear (&draft);
  close_fixture (&fixture);
}

static char *
dup_ask (const char *const *lines, guint number, const char *line)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  Fixture fixture = { 0 };
  BrgPostalPreview preview;
  char *text;

  open_fixture (&fixture, lines);
  brg_postal_preview_init (&preview, fixture.desk, fixture.matter, 0, line);
  text = brg_postal_ask_dup_words (&preview, number, words);
  brg_postal_preview_clear (&preview);
  close_fixture (&fixture);
  return text;
}

/* rus-draughts-2022 10.2.10: who has typed what stops the game is told why before it is stored;
 * 10.3.2: so is who takes a draw that nobody offered. */
static void
test_ask (void)
{
  static const char *const offered[] = {
    "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4 draw=offer", NULL
  };
  static const struct
  {
    const char *const *lines;
    guint number;
    const char *line;
    const char *text;
  } cases[] = {
    { none, 1, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4", NULL },
    { none, 1, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-c5",
      "A move is impossible: play stops until it is put right (10.2.10). Move c3-c5: impossible "
      "(10.2.10)." },
    { none, 1, "letter 1 white sent=03.03.2026 tot=2/0 moves=cb4",
      "A move is impossible: play stops until it is put right (10.2.10). Move cb4: not in full "
      "notation (10.2.2)." },
    { begun, 2, "letter 2 black rcv=12.03.2026 sent=15.03.2026 draw=accept",
      "No offer of a draw by the other is recorded (10.3.2)." },
    { offered, 2, "letter 2 black rcv=12.03.2026 sent=15.03.2026 draw=accept", NULL },
    { none, 1, "letter 1 white sent=03.03.2026 tot=2/0 draw=accept", NULL }, /* is refused */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = dup_ask (cases[i].lines, cases[i].number, cases[i].line);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

/* A correction is of who wrote the letter that the report is about, whether there was an error or
 * not. */
static void
test_fix (void)
{
  static const char *const lines[] = {
    "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4",
    "report 2 black on=1 first=03.03.2026 rcv=12.03.2026 sent=13.03.2026", NULL
  };
  Fixture fixture = { 0 };
  BrgPostalDraft draft;

  open_fixture (&fixture, lines);
  brg_postal_draft_init (&draft, fixture.desk, fixture.matter, BRG_POSTAL_FIX);
  g_assert_cmpint (draft.side, ==, BRG_COLOUR_WHITE);
  g_assert_cmpuint (draft.number, ==, 3);
  g_assert_cmpstr (draft.texts[BRG_POSTAL_FIELD_ON], ==, "1");
  brg_postal_draft_clear (&draft);
  close_fixture (&fixture);
}

BRG_TEST_TOPIC ("postal-draft")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/postal-draft/letter", test_letter);
  g_test_add_func ("/app/postal-draft/wrong", test_wrong);
  g_test_add_func ("/app/postal-draft/rus-draughts-2022/10.5.3/left", test_left);
  g_test_add_func ("/app/postal-draft/rus-draughts-2022/10.5.8/minus", test_minus);
  g_test_add_func ("/app/postal-draft/first", test_first);
  g_test_add_func ("/app/postal-draft/over", test_over);
  g_test_add_func ("/app/postal-draft/kinds", test_kinds);
  g_test_add_func ("/app/postal-draft/rus-draughts-2022/10.2.3/complete", test_complete);
  g_test_add_func ("/app/postal-draft/rus-draughts-2022/10.2.5/illegible", test_illegible);
  g_test_add_func ("/app/postal-draft/empty", test_empty);
  g_test_add_func ("/app/postal-draft/before", test_before);
  g_test_add_func ("/app/postal-draft/record", test_record);
  g_test_add_func ("/app/postal-draft/corrected", test_corrected);
  g_test_add_func ("/app/postal-draft/rus-draughts-2022/10.2.9/fix", test_fix);
  g_test_add_func ("/app/postal-draft/change-kind", test_change_kind);
  g_test_add_func ("/app/postal-draft/rus-draughts-2022/10.2.9/propose", test_propose);
  g_test_add_func ("/app/postal-draft/rus-draughts-2022/10.3.3/previous", test_previous);
  g_test_add_func ("/app/postal-draft/rus-draughts-2022/10.3.9/server", test_server);
  g_test_add_func ("/app/postal-draft/rus-draughts-2022/10.3.2/ask", test_ask);
  return g_test_run ();
}
