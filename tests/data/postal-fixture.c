/* postal-fixture.c - a small event by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "postal-fixture.h"

#include "brg-berger.h"
#include "brg-rulebooks.h"
#include "brg-sql.h"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* All games begin at once. */
static void
begin_games (StoreFixture *fixture, gint n_rounds, gint n_published)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgRoundPlan) plan = brg_round_plan_new (fixture->group_id);
  gint n = (gint) snapshot->entries->len;

  for (gint round = 1; round <= n_rounds; round++)
    for (gint i = 0; i + 1 < n; i += 2)
      {
        BrgPlannedBoard board = {
          .round = round,
          .white_id = brg_snapshot_get_entry (snapshot, (i + round) % n)->id,
          .black_id = brg_snapshot_get_entry (snapshot, (i + 1 + round) % n)->id,
        };

        g_array_append_val (plan->boards, board);
      }
  plan->publish_through = n_published;
  brg_store_add_rounds (fixture->store, plan, &error);
  g_assert_no_error (error);
}

static void
make_group (StoreFixture *fixture, gint n_players, BrgDiscipline discipline)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgEvent) event = brg_event_new ();
  g_autoptr (BrgGroup) group = brg_group_new ();
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  gint n_rounds = n_players % 2 == 0 ? n_players - 1 : n_players;

  set_text (&event->name, "Волна-2026");
  event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  event->discipline = discipline;
  set_text (&group->system, "berger");
  group->n_rounds = n_rounds;
  for (gint i = 0; i < n_players; i++)
    {
      BrgEntry *entry = brg_entry_new ();

      g_free (entry->family_name);
      entry->family_name = g_strdup_printf ("Игрок%d", i + 1);
      entry->number = i + 1;
      g_ptr_array_add (entries, entry);
    }
  brg_store_create_event (fixture->store, event, group, entries, &fixture->group_id, &error);
  g_assert_no_error (error);
  begin_games (fixture, n_rounds, n_rounds);
  brg_sql_get_int (fixture->store, &fixture->event_id, &error,
                   "SELECT event_id FROM event_group WHERE id = ?1", "i", fixture->group_id);
  g_assert_no_error (error);
}

static void
make_event (StoreFixture *fixture,
            gint n_players,
            BrgDiscipline discipline,
            BrgPostalChannel channel)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalTerms) terms = brg_postal_terms_new ();

  make_group (fixture, n_players, discipline);
  set_text (&terms->code, "В-26");
  terms->channel = channel;
  terms->start = brg_postal_day_from_iso ("2026-03-01");
  terms->end = brg_postal_day_from_iso ("2028-03-01");
  brg_store_set_postal_terms (fixture->store, fixture->group_id, terms, &error);
  g_assert_no_error (error);
}

void
postal_fixture_make (StoreFixture *fixture, gint n_players)
{
  make_event (fixture, n_players, BRG_DISCIPLINE_RUSSIAN, BRG_POSTAL_BY_POST);
}

void
postal_fixture_open (StoreFixture *fixture, gint n_players)
{
  store_fixture_open (fixture, 4);
  postal_fixture_make (fixture, n_players);
}

void
postal_fixture_open_other (StoreFixture *fixture,
                           gint n_players,
                           BrgDiscipline discipline,
                           BrgPostalChannel channel)
{
  store_fixture_open (fixture, 4);
  make_event (fixture, n_players, discipline, channel);
}

void
postal_fixture_plan (StoreFixture *fixture, gint first)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  brg_store_remove_rounds (fixture->store, fixture->group_id, 1, NULL, NULL, &error);
  g_assert_no_error (error);
  begin_games (fixture, (gint) snapshot->rounds->len, first - 1);
}

void
postal_fixture_plan_table (StoreFixture *fixture, gint first)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgRoundPlan) plan = brg_round_plan_new (fixture->group_id);
  gint n_players = (gint) snapshot->entries->len;
  gint size = brg_berger_table_size (n_players);

  brg_store_remove_rounds (fixture->store, fixture->group_id, 1, NULL, NULL, &error);
  g_assert_no_error (error);
  for (gint round = 1; round < size; round++)
    for (gint i = 0; i < size / 2; i++)
      {
        BrgPair pair = brg_berger_board (size, round, i);
        BrgPlannedBoard board = { .round = round };

        if (pair.white > n_players || pair.black > n_players)
          continue;
        board.white_id = postal_fixture_player (fixture, pair.white);
        board.black_id = postal_fixture_player (fixture, pair.black);
        g_array_append_val (plan->boards, board);
      }
  plan->publish_through = first - 1;
  brg_store_add_rounds (fixture->store, plan, &error);
  g_assert_no_error (error);
}

BrgPostalEvent *
postal_fixture_load (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  BrgPostalEvent *event = brg_store_load_postal (fixture->store, fixture->group_id, &error);

  g_assert_no_error (error);
  return event;
}

void
postal_fixture_add (StoreFixture *fixture, gint64 pairing_id, const char *line)
{
  g_autoptr (GError) error = NULL;

  brg_store_add_postal_record (fixture->store, pairing_id, line, &error);
  g_assert_no_error (error);
}

char *
postal_fixture_dup_result (StoreFixture *fixture, gint64 pairing_id)
{
  g_autoptr (GError) error = NULL;
  gboolean has_row;
  char *text;
  sqlite3_stmt *stmt =
      brg_sql_query (fixture->store, &error,
                     "SELECT white || black || iif (adjudicated, ' adjudicated', '') FROM result"
                     " WHERE pairing_id = ?1",
                     "i", pairing_id);

  g_assert_no_error (error);
  brg_sql_step (fixture->store, stmt, &has_row, &error);
  g_assert_no_error (error);
  text = has_row ? brg_sql_dup_text (stmt, 0) : g_strdup ("");
  sqlite3_reset (stmt);
  return text;
}

static gint64
ask (StoreFixture *fixture, const char *sql, gint64 first, gint64 second)
{
  g_autoptr (GError) error = NULL;
  gint64 value;

  brg_sql_get_int (fixture->store, &value, &error, sql, "ii", first, second);
  g_assert_no_error (error);
  return value;
}

gint64
postal_fixture_player (StoreFixture *fixture, gint number)
{
  return ask (fixture, "SELECT id FROM entry WHERE group_id = ?1 AND number = ?2",
              fixture->group_id, number);
}

void
postal_fixture_seat (StoreFixture *fixture, gint64 pairing_id, gint64 *white, gint64 *black)
{
  *white = ask (fixture, "SELECT white_id FROM pairing WHERE id = ?1 AND ?2 = 0", pairing_id, 0);
  *black = ask (fixture, "SELECT black_id FROM pairing WHERE id = ?1 AND ?2 = 0", pairing_id, 0);
}

static void
name_player (StoreFixture *fixture, gint64 entry_id, char **name)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  gint index = brg_snapshot_find_entry (snapshot, entry_id);

  set_text (name, brg_snapshot_get_entry (snapshot, index)->family_name);
}

void
postal_fixture_import (StoreFixture *fixture, gint64 pairing_id, BrgPostalGame *game)
{
  g_autoptr (GError) error = NULL;
  gint64 white;
  gint64 black;
  guint line;

  postal_fixture_seat (fixture, pairing_id, &white, &black);
  name_player (fixture, white, &game->names[BRG_COLOUR_WHITE]);
  name_player (fixture, black, &game->names[BRG_COLOUR_BLACK]);
  brg_store_import_postal_game (fixture->store, pairing_id, game, "x.corr", &line, &error);
  g_assert_no_error (error);
}

static GPtrArray *
list_journal (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *journal = brg_journal_list (fixture->store, -1, &error);

  g_assert_no_error (error);
  return journal;
}

char *
postal_fixture_dup_title (StoreFixture *fixture)
{
  g_autoptr (GPtrArray) journal = list_journal (fixture);

  return brg_journal_entry_dup_title (journal->pdata[journal->len - 1]);
}

guint
postal_fixture_count_journal (StoreFixture *fixture)
{
  g_autoptr (GPtrArray) journal = list_journal (fixture);

  return journal->len;
}

void
postal_fixture_assert_refused (StoreFixture *fixture,
                               guint n_before,
                               gboolean is_done,
                               GError **error,
                               const char *message)
{
  g_assert_false (is_done);
  g_assert_error (*error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpstr ((*error)->message, ==, message);
  g_assert_cmpuint (postal_fixture_count_journal (fixture), ==, n_before);
  g_clear_error (error);
}

char *
postal_fixture_dup_rows (StoreFixture *fixture)
{
  static const char *const tables[] = {
    "SELECT group_id || ' ' || channel || ' ' || code || ' ' || first_day FROM postal_terms",
    "SELECT entry_id || ' ' || received_on FROM postal_sheet",
    "SELECT id || ' ' || entry_id || ' ' || first_day || ' ' || last_day || ' ' || is_granted"
    " || ' ' || secretary_on FROM postal_break",
    "SELECT break_id || ' ' || opponent_id || ' ' || told_on FROM postal_notice",
    "SELECT pairing_id || ' ' || position || ' ' || line FROM postal_record ORDER BY pairing_id,"
    " position",
    "SELECT id || ' ' || kind || ' ' || told_on || ' ' || protested_on FROM postal_measure",
    "SELECT pairing_id || ' ' || white || black || adjudicated FROM result",
  };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autoptr (GError) error = NULL;
      gboolean has_row = TRUE;
      sqlite3_stmt *stmt = brg_sql_query (fixture->store, &error, tables[i], "");

      g_assert_no_error (error);
      while (has_row && brg_sql_step (fixture->store, stmt, &has_row, &error))
        if (has_row)
          g_string_append_printf (text, "%s\n", brg_sql_get_text (stmt, 0));
      g_assert_no_error (error);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
postal_fixture_put_aside (StoreFixture *fixture,
                          gint64 pairing_id,
                          const char *day,
                          const char *line)
{
  BrgPostalDay on = brg_postal_day_from_iso (day);
  char text[BRG_POSTAL_DAY_LENGTH];
  g_autofree char *protest =
      g_strdup_printf ("protest white sent=%s", brg_postal_day_write (on - 8, text));
  g_autoptr (BrgPostalMeasure) answer = NULL;
  g_autoptr (GError) error = NULL;
  gint64 white;
  gint64 black;

  postal_fixture_add (fixture, pairing_id, protest);
  postal_fixture_seat (fixture, pairing_id, &white, &black);
  answer = brg_postal_measure_new (white);
  answer->kind = BRG_POSTAL_UPHELD;
  answer->office = BRG_POSTAL_ORGANISATION;
  answer->decided = on;
  answer->pairing_id = pairing_id;
  g_free (answer->reason);
  answer->reason = g_strdup ("heard");
  g_assert_false (brg_store_add_postal_record (fixture->store, pairing_id, line, &error));
  g_assert_cmpstr (error->message, ==,
                   "A decision is put aside when a protest against it was upheld, and not before "
                   "(10.1.12).");
  g_clear_error (&error);
  brg_store_add_postal_measure (fixture->store, fixture->group_id, answer, &error);
  g_assert_no_error (error);
  postal_fixture_add (fixture, pairing_id, line);
}
