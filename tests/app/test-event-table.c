/* test-event-table.c - the table of a group, cells in words, papers, searching
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-table.h"

#include <string.h>

#include "brg-cell-text.h"
#include "brg-crosstable-content.h"
#include "brg-event-document.h"
#include "brg-player-search.h"
#include "brg-withdrawal-text.h"
#include "event-fixture.h"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* Five players, one of whom left after two of his four games. */
static BrgSnapshot *
make_round_robin (const char *rulebook, gint left_after)
{
  BrgSnapshot *snapshot = event_fixture_new ("berger", rulebook, 5, 0);

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "2-5:1 3-4:=");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "5-3:= 1-2:0");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "3-1 4-5:*");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "1-4 2-3");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "4-2 5-1");
  set_text (&snapshot->group->tie_breaks, "SB, WIN,PTS,nonsense");
  ((BrgEntry *) snapshot->entries->pdata[2])->left_after = left_after;
  return snapshot;
}

static void
test_criteria (void)
{
  guint n_criteria;
  g_autofree const BrgCriterion **criteria =
      brg_event_table_parse_criteria ("SB, WIN,PTS,nonsense", &n_criteria);

  g_assert_cmpuint (n_criteria, ==, 2);
  g_assert_cmpstr (criteria[0]->code, ==, "SB");
  g_assert_cmpstr (criteria[1]->code, ==, "WIN");
}

static void
test_table (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_round_robin ("rus-draughts-2022", BRG_STAYS);
  g_autoptr (BrgEventTable) table = brg_event_table_new (snapshot, 0);
  const BrgStanding *first = &table->standings->lines[0];

  g_assert_cmpint (table->through_round, ==, 5);
  g_assert_false (table->is_final);
  g_assert_cmpint (first->player, ==, 1);
  g_assert_cmpint (first->points, ==, 2 * BRG_POINT);
}

static void
test_final (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 4, 1);
  g_autoptr (BrgEventTable) open = NULL;
  g_autoptr (BrgEventTable) closed = NULL;
  BrgRound *round = event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-3:1 4-2:=");

  open = brg_event_table_new (snapshot, 0);
  g_assert_false (open->is_final);
  round->state = BRG_ROUND_CLOSED;
  closed = brg_event_table_new (snapshot, 0);
  g_assert_true (closed->is_final);
}

static const struct
{
  const char *path;
  const char *rulebook;
  gint left_after;
  const char *text;
} leavers[] = {
  { "/app/withdrawal-text/rus-draughts-2022/5.4.5.3/half", "rus-draughts-2022", 2,
    "No. 3 Player03: 2 games played of 4, half is 2. The results stay and count. Unplayed games: −"
    " for the player, + for the opponents." },
  { "/app/withdrawal-text/rus-draughts-2022/5.4.5.2/less", "rus-draughts-2022", 1,
    "No. 3 Player03: 1 game played of 4, half is 2. The results stay for rating and do not count"
    " for the places. Unplayed games: − for both." },
  { "/app/withdrawal-text/ussr-chess-1956/23/less", "ussr-chess-1956", 1,
    "No. 3 Player03: 1 game played of 4, half is 2. All these games are annulled, row and column"
    " are struck out." },
  { "/app/withdrawal-text/stays", "fide-2023", BRG_STAYS, "" },
};

static void
test_withdrawal_text (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (BrgSnapshot) snapshot = make_round_robin (leavers[i].rulebook, leavers[i].left_after);
  g_autoptr (BrgEventTable) table = NULL;
  g_autofree char *text = NULL;

  if (leavers[i].left_after == 1)
    {
      event_fixture_game (snapshot, 2, 1)->white_outcome = BRG_OUTCOME_NONE;
      event_fixture_game (snapshot, 2, 1)->black_outcome = BRG_OUTCOME_NONE;
    }
  table = brg_event_table_new (snapshot, 0);
  text = brg_withdrawal_dup_text (snapshot, 2, &table->withdrawals->players[2]);
  g_assert_cmpstr (text, ==, leavers[i].text);
}

static BrgCrosstable *
make_crosstable (BrgSnapshot *snapshot, const BrgEventTable *table)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgTableSource source = {
    .snapshot = snapshot,
    .withdrawals = table->withdrawals,
    .standings = table->standings,
    .criteria = table->criteria,
    .through_round = table->through_round,
  };
  BrgTableChoice choice = { .order = BRG_TABLE_BY_NUMBER };

  return brg_crosstable_content_new (&source, &choice, words);
}

static void
assert_cell (const BrgSnapshot *snapshot,
             const BrgCrosstable *crosstable,
             gint row,
             gint column,
             const char *expected)
{
  g_autofree char *text = brg_cell_dup_text (snapshot, crosstable, row, column);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_cell_text (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_round_robin ("rus-draughts-2022", BRG_STAYS);
  g_autoptr (BrgEventTable) table = brg_event_table_new (snapshot, 0);
  g_autoptr (BrgCrosstable) crosstable = make_crosstable (snapshot, table);
  gint round = 0;
  const BrgGame *game = brg_cell_find_game (snapshot, crosstable, 4, 1, &round);

  /* Row 5, column 2 and its mirror are the same game. */
  g_assert_nonnull (game);
  g_assert_cmpint (round, ==, 1);
  g_assert_true (game == brg_cell_find_game (snapshot, crosstable, 1, 4, NULL));
  assert_cell (snapshot, crosstable, 1, 4,
               "Player02 – Player05, round 1, board 1: 1\u2009–\u20090");
  assert_cell (snapshot, crosstable, 4, 3, "Player04 – Player05, round 3, board 2: adjourned");
  assert_cell (snapshot, crosstable, 0, 2, "Player03 – Player01, round 3, board 1: no result");
  g_assert_null (brg_cell_find_game (snapshot, crosstable, 2, 2, NULL));
  assert_cell (snapshot, crosstable, 2, 2, "Player03");
  assert_cell (snapshot, crosstable, 1, 5, "Player02, Points: 2");
}

static void
test_documents (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_round_robin ("rus-draughts-2022", BRG_STAYS);
  g_autofree char *name = NULL;
  BrgDocumentKind kind;

  for (guint i = 0; i < BRG_N_DOCUMENT_KINDS; i++)
    {
      g_assert_true (brg_document_kind_from_id (brg_document_kind_get_id (i), &kind));
      g_assert_cmpint (kind, ==, i);
      g_assert_true (brg_event_document_is_available (snapshot, i, 3));
      if (brg_document_kind_needs_round (i))
        g_assert_false (brg_event_document_is_available (snapshot, i, 6));
    }
  g_assert_false (brg_document_kind_from_id ("poem", &kind));
  g_assert_cmpint (brg_event_document_find_state (snapshot, BRG_DOCUMENT_PROTOCOL, 1), ==,
                   BRG_DOCUMENT_STATE_NONE);
  g_assert_cmpint (brg_event_document_find_state (snapshot, BRG_DOCUMENT_PROTOCOL, 3), ==,
                   BRG_DOCUMENT_PROVISIONAL);
  g_assert_cmpint (brg_event_document_find_state (snapshot, BRG_DOCUMENT_TABLE, 2), ==,
                   BRG_DOCUMENT_STATE_NONE);
  snapshot->event->state = BRG_EVENT_CLOSED;
  g_assert_cmpint (brg_event_document_find_state (snapshot, BRG_DOCUMENT_TABLE, 5), ==,
                   BRG_DOCUMENT_FINAL);
  set_text (&snapshot->event->name, "Кубок: 1/2 финала");
  name = brg_event_document_dup_file_name (snapshot, BRG_DOCUMENT_PROTOCOL, 3, "pdf");
  g_assert_cmpstr (name, ==, "Кубок  1 2 финала protocol 3.pdf");
}

static void
test_pdf (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_round_robin ("ussr-chess-1956", 1);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < BRG_N_DOCUMENT_KINDS; i++)
    {
      g_autoptr (GBytes) pdf =
          brg_event_document_to_pdf (snapshot, i, 1, "en", "2026-11-21T12:00:00Z", &error);
      g_autoptr (GBytes) again =
          brg_event_document_to_pdf (snapshot, i, 1, "en", "2026-11-21T12:00:00Z", &error);

      g_assert_no_error (error);
      g_assert_cmpint (memcmp (g_bytes_get_data (pdf, NULL), "%PDF", 4), ==, 0);
      g_assert_true (g_bytes_equal (pdf, again));
    }
}

static void
set_name (BrgSnapshot *snapshot, guint index, const char *family, const char *given)
{
  BrgEntry *entry = snapshot->entries->pdata[index];

  set_text (&entry->family_name, family);
  set_text (&entry->given_name, given);
}

static const struct
{
  const char *path;
  const char *text;
  gint found[3]; /* start numbers, 0 ends */
} searches[] = {
  { "/app/player-search/beginning", "петр", { 2, 1 } },
  { "/app/player-search/given-name", "ив", { 1, 3 } },
  { "/app/player-search/two-words", "петров ив", { 0 } },
  { "/app/player-search/family-and-given", "иванов петр", { 1 } },
  { "/app/player-search/latin", "Petrov", { 2 } },
  { "/app/player-search/yo", "алферов", { 4 } },
  { "/app/player-search/number", "3", { 3 } },
  { "/app/player-search/nobody", "щука", { 0 } },
  { "/app/player-search/nothing", "", { 0 } },
};

static void
test_search (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "fide-2023", 4, 1);
  g_autoptr (GArray) found = NULL;
  guint n_expected = 0;

  set_name (snapshot, 0, "Иванов", "Пётр");
  set_name (snapshot, 1, "Петров", "Семён");
  set_name (snapshot, 2, "Сидоров", "Иван");
  set_name (snapshot, 3, "Алфёров", "Егор");
  found = brg_player_search (snapshot, searches[i].text, 5);
  while (n_expected < G_N_ELEMENTS (searches[i].found) && searches[i].found[n_expected] != 0)
    n_expected++;
  g_assert_cmpuint (found->len, ==, n_expected);
  for (guint k = 0; k < found->len; k++)
    g_assert_cmpint (brg_snapshot_get_entry (snapshot, g_array_index (found, gint, k))->number, ==,
                     searches[i].found[k]);
}

static void
test_find_board (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_round_robin ("fide-2023", BRG_STAYS);
  gint round = 0;

  /* Planned rounds have not begun; number 2 is free in round 3. */
  g_assert_cmpint (brg_player_find_board (snapshot, 1, &round), ==, 2);
  g_assert_cmpint (round, ==, 2);
  g_assert_cmpint (brg_player_find_board (snapshot, 4, &round), ==, 2);
  g_assert_cmpint (round, ==, 3);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/event-table/criteria", test_criteria);
  g_test_add_func ("/app/event-table/standings", test_table);
  g_test_add_func ("/app/event-table/final", test_final);
  g_test_add_func ("/app/cell-text", test_cell_text);
  g_test_add_func ("/app/event-document/kinds-and-states", test_documents);
  g_test_add_func ("/app/event-document/pdf-is-the-same-twice", test_pdf);
  g_test_add_func ("/app/player-search/board", test_find_board);
  for (gsize i = 0; i < G_N_ELEMENTS (leavers); i++)
    g_test_add_data_func (leavers[i].path, GUINT_TO_POINTER ((guint) i), test_withdrawal_text);
  for (gsize i = 0; i < G_N_ELEMENTS (searches); i++)
    g_test_add_data_func (searches[i].path, GUINT_TO_POINTER ((guint) i), test_search);
  return g_test_run ();
}
