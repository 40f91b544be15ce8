/* every-action-fill.c - a workspace with a row in every table that the journal follows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "every-action.h"

#include "brg-action.h"
#include "brg-journal.h"
#include "brg-sql.h"
#include "brg-store-private.h"

#include <string.h>

/* (transfer full): a letter a table, in their order: x where it has a row. */
static char *
dup_state (BrgStore *store)
{
  const char *const *tables = brg_action_recorded_tables ();
  GString *state = g_string_new (NULL);

  for (guint i = 0; tables[i] != NULL; i++)
    {
      g_autofree char *sql =
          g_strdup_printf ("SELECT count(*) FROM (SELECT 1 FROM %s LIMIT 1)", tables[i]);
      gint64 has_row = 0;

      g_assert_true (brg_sql_get_int (store, &has_row, NULL, sql, ""));
      g_string_append_c (state, has_row > 0 ? 'x' : '.');
    }
  return g_string_free (state, FALSE);
}

/* Whether a table that had a row has none. */
static gboolean
has_lost (const char *before, const char *after)
{
  for (guint i = 0; before[i] != '\0'; i++)
    if (before[i] == 'x' && after[i] != 'x')
      return TRUE;
  return FALSE;
}

/* An act that empties a table is taken back, entry by entry. */
static void
take_back (BrgStore *store, gint64 last)
{
  gint64 event_id = 0;
  gint64 now = every_action_last_entry (store, &event_id);

  for (gint64 n = now - last; n > 0; n--)
    if (!brg_journal_undo (store, event_id, NULL))
      return;
}

#define ACTS_BETWEEN 200

/* What chance hardly ever reaches, or no row of every_action_list() fills: a row each, as an entry
 * of the journal. */
static const struct
{
  const char *table;
  const char *sql;
} more[] = {
  { "person_rating", "INSERT OR IGNORE INTO person_rating (person_id, list, rating) SELECT id, "
                     "'FIDE', 1500 FROM person ORDER BY id LIMIT 1" },
  { "attendance", "INSERT OR IGNORE INTO attendance (pairing_id, white) SELECT id, 5 FROM pairing "
                  "ORDER BY id LIMIT 1" },
  { "score_sheet", "INSERT OR IGNORE INTO score_sheet (pairing_id, side, is_received) SELECT id, "
                   "'white', 1 FROM pairing WHERE match_id IS NULL ORDER BY id LIMIT 1" },
  { "section", "INSERT OR IGNORE INTO section (entry_id, round, number) SELECT id, 1, 1 FROM entry "
               "ORDER BY id LIMIT 1" },
  { "virtual_points", "INSERT OR IGNORE INTO virtual_points (entry_id, round, points) SELECT id, "
                      "1, 60 FROM entry ORDER BY id LIMIT 1" },
  { "timetable", "INSERT OR IGNORE INTO timetable (group_id, announced_at) SELECT id, "
                 "'2026-11-21T14:32:07Z' FROM event_group ORDER BY id LIMIT 1" },
  { "protest_vote",
    "INSERT INTO committee_member (event_id, position, role, name) SELECT g.event_id, 90, "
    "'member', 'x' FROM protest p JOIN event_group g ON g.id = p.group_id ORDER BY p.id LIMIT 1" },
  { "protest_vote", "INSERT OR IGNORE INTO protest_vote (protest_id, member_id, vote) SELECT p.id, "
                    "m.id, 'for' FROM protest p JOIN event_group g ON g.id = p.group_id JOIN "
                    "committee_member m ON m.event_id = g.event_id ORDER BY p.id, m.id LIMIT 1" },
  { "printed_paper",
    "INSERT OR IGNORE INTO printed_paper (group_id, number, kind, round, title, language, way, "
    "copies, sheets, printed_at, sha256) SELECT id, 99, 'pairs', 1, 'Pairs', 'en', 'printed', 1, "
    "1, '2026-11-21T14:32:07Z', hex (zeroblob (32)) FROM event_group ORDER BY id LIMIT 1" },
  { "letterhead_logo", "INSERT OR IGNORE INTO letterhead_logo (event_id, side, picture) SELECT "
                       "(SELECT min (id) FROM event), 'left', picture FROM person_photo LIMIT 1" },
  { "meeting_game", "UPDATE event_group SET meeting_games = 2 WHERE id = (SELECT r.group_id FROM "
                    "pairing p JOIN round r ON r.id = p.round_id JOIN event_group g ON g.id = "
                    "r.group_id WHERE g.boards = 0 AND p.black_id IS NOT NULL AND NOT EXISTS "
                    "(SELECT 1 FROM result e WHERE e.pairing_id = p.id) ORDER BY p.id LIMIT 1)" },
  { "meeting_game",
    "INSERT OR IGNORE INTO meeting_game (pairing_id, game, white, black) SELECT p.id, 1, '1', '0' "
    "FROM pairing p JOIN round r ON r.id = p.round_id JOIN event_group g ON g.id = r.group_id "
    "WHERE g.meeting_games = 2 AND p.black_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM result e "
    "WHERE e.pairing_id = p.id) ORDER BY p.id LIMIT 1" },
  { "workspace_setting", "INSERT INTO workspace_setting (name, value) VALUES ('x', '1')" },
};

static void
add_more (BrgStore *store)
{
  for (guint i = 0; i < G_N_ELEMENTS (more); i++)
    {
      g_autofree char *sql =
          g_strdup_printf ("SELECT count(*) FROM (SELECT 1 FROM %s LIMIT 1)", more[i].table);
      g_autoptr (BrgAction) action = NULL;
      gint64 has_row = 1;

      if (!brg_sql_get_int (store, &has_row, NULL, sql, "") || has_row > 0)
        continue;
      action = brg_action_begin (store, "event-update", 0, NULL);
      if (action != NULL && brg_sql_run (store, NULL, more[i].sql, ""))
        brg_action_commit (g_steal_pointer (&action), NULL);
    }
}

char *
every_action_fill (Desk *desk, guint most)
{
  const char *const *tables = brg_action_recorded_tables ();
  g_autoptr (GPtrArray) rows = every_action_list ();
  g_autoptr (GString) empty = g_string_new (NULL);
  g_autofree char *state = dup_state (desk->store);

  for (guint n = 0; n < most && strchr (state, '.') != NULL; n++)
    {
      const EveryAction *row = rows->pdata[desk_draw (desk, (gint) rows->len)];
      gint64 last = 0;
      g_autofree char *after = NULL;

      brg_store_get_last_entry (desk->store, &last, NULL);
      if (row->is_beside || row->is_of_altered || !row->act (desk, NULL))
        continue;
      after = dup_state (desk->store);
      if (has_lost (state, after))
        {
          take_back (desk->store, last);
          g_free (after);
          after = dup_state (desk->store);
        }
      g_free (state);
      state = g_steal_pointer (&after);
      if (n % ACTS_BETWEEN == 0)
        add_more (desk->store);
    }
  add_more (desk->store);
  g_free (state);
  state = dup_state (desk->store);
  for (guint i = 0; state[i] != '\0'; i++)
    if (state[i] == '.')
      g_string_append_printf (empty, "%s%s", empty->len > 0 ? ", " : "", tables[i]);
  return g_string_free (g_steal_pointer (&empty), FALSE);
}
