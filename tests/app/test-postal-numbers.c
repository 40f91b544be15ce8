/* test-postal-numbers.c - numbers of moves in letters (rus-draughts-2022 10.2.14)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-draft.h"

#include "../data/postal-fixture.h"
#include "brg-postal-preview.h"
#include "brg-test.h"

typedef struct
{
  StoreFixture store;
  BrgSnapshot *snapshot;
  BrgPostalDesk *desk;
  const BrgPostalCase *matter;
} Fixture;

static void
open_fixture (Fixture *fixture, const char *const *lines)
{
  postal_fixture_open (&fixture->store, 2);
  for (guint i = 0; lines[i] != NULL; i++)
    postal_fixture_add (&fixture->store, store_fixture_game (&fixture->store, 1, 1), lines[i]);
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

/* rus-draughts-2022 10.2.14: a wrong number of a move is kept, and told. */
static void
test_number (void)
{
  Fixture fixture = { 0 };
  BrgPostalPreview preview;
  BrgPostalDraft draft;
  BrgPostalField wrong = BRG_N_POSTAL_FIELDS;
  g_autofree char *line = NULL;

  open_fixture (&fixture, begun);
  brg_postal_draft_init (&draft, fixture.desk, fixture.matter, BRG_POSTAL_LETTER);
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_RECEIVED, "12.03.2026");
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_SENT, "15.03.2026");
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_MOVES, "9…f6–g5");
  line = brg_postal_draft_dup_line (&draft, &wrong);
  g_assert_nonnull (line);
  g_assert_true (g_str_has_suffix (line, " moves=f6–g5 no=9"));
  brg_postal_preview_init (&preview, fixture.desk, fixture.matter, 0, line);
  g_assert_nonnull (preview.chart);
  g_assert_true (preview.has_other);
  g_assert_cmpuint (preview.chart->plies->len, ==, 2);
  g_assert_cmpint (
      g_array_index (preview.chart->notes, BrgPostalNote, preview.chart->notes->len - 1).kind, ==,
      BRG_POSTAL_NOTE_WRONG_NUMBER);
  brg_postal_preview_clear (&preview);
  brg_postal_draft_set (&draft, BRG_POSTAL_FIELD_MOVES, "0.f6-g5");
  g_assert_null (brg_postal_draft_dup_line (&draft, &wrong));
  g_assert_cmpint (wrong, ==, BRG_POSTAL_FIELD_MOVES);
  brg_postal_draft_clear (&draft);
  close_fixture (&fixture);
}

/* Of the letter after the wrong number is asked whether it tells of it, of the next one whether the
 * moves are repeated; that it does not is kept. */
static void
test_spoken_of (void)
{
  static const char *const lines[] = {
    "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4 no=3",
    "letter 2 black first=03.03.2026 rcv=12.03.2026 sent=15.03.2026 tot=2/3 moves=f6-g5",
    "letter 3 white first=15.03.2026 rcv=20.03.2026 sent=21.03.2026 tot=3/3 moves=b2-c3",
  };
  static const struct
  {
    guint on;
    gboolean is_own;
  } expected[] = { { 0, FALSE }, { 1, FALSE }, { 1, TRUE }, { 0, FALSE } };

  for (guint n = 0; n < G_N_ELEMENTS (expected); n++)
    {
      const char *stored[] = { n > 0 ? lines[0] : NULL, n > 1 ? lines[1] : NULL,
                               n > 2 ? lines[2] : NULL, NULL };
      Fixture fixture = { 0 };
      BrgPostalDraft draft;
      gboolean is_own;

      open_fixture (&fixture, stored);
      brg_postal_draft_init (&draft, fixture.desk, fixture.matter, BRG_POSTAL_LETTER);
      g_assert_cmpuint (
          brg_postal_preview_find_misnumbered (&draft, fixture.desk, fixture.matter, &is_own), ==,
          expected[n].on);
      g_assert_cmpint (is_own, ==, expected[n].is_own);
      brg_postal_draft_clear (&draft);
      close_fixture (&fixture);
    }
}

static void
test_kept (void)
{
  static const char *const lines[] = {
    "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4 no=3",
    "letter 2 black first=03.03.2026 rcv=12.03.2026 sent=15.03.2026 tot=2/3 moves=f6-g5 numbers=no",
    NULL,
  };
  Fixture fixture = { 0 };
  BrgPostalDraft draft;
  BrgPostalField wrong;
  const BrgPostalRecord *record;
  const BrgPostalNote *note;
  g_autofree char *line = NULL;

  open_fixture (&fixture, lines);
  record = brg_postal_game_get_record (fixture.matter->game, 1);
  brg_postal_draft_init_record (&draft, record, 7);
  line = brg_postal_draft_dup_line (&draft, &wrong);
  g_assert_true (g_str_has_suffix (line, " numbers=no"));
  note = brg_postal_chart_find_note (fixture.matter->chart, 2, BRG_POSTAL_NOTE_NUMBER_NOT_TOLD);
  g_assert_cmpuint (note->on, ==, 1);
  brg_postal_draft_clear (&draft);
  close_fixture (&fixture);
}

BRG_TEST_TOPIC ("postal-numbers")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/postal-numbers/rus-draughts-2022/10.2.14/number", test_number);
  g_test_add_func ("/app/postal-numbers/rus-draughts-2022/10.2.14/spoken-of", test_spoken_of);
  g_test_add_func ("/app/postal-numbers/rus-draughts-2022/10.2.14/kept", test_kept);
  return g_test_run ();
}
