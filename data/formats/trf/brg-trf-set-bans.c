/* brg-trf-set-bans.c - who may not meet in an event, as a report file says it
 *
 * Tests: tests/data/test-trf-snapshot.c, tests/data/test-trf-teams.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-trf-set-bans.h"

/* A report has at least one round. */
static void
forbid (GPtrArray *forbidden, gint first_round, gint last_round, gint n_rounds, GArray *numbers)
{
  brg_trf_forbid (forbidden, first_round, CLAMP (last_round, 1, MAX (n_rounds, 1)), numbers);
}

static void
add_ban (GPtrArray *forbidden, const BrgBan *ban, const GArray *numbers, gint n_rounds)
{
  g_autoptr (GArray) pair = g_array_new (FALSE, FALSE, sizeof (gint));

  g_array_append_val (pair, g_array_index (numbers, gint, ban->entry));
  g_array_append_val (pair, g_array_index (numbers, gint, ban->other));
  forbid (forbidden, ban->first_round, ban->last_round, n_rounds, pair);
}

/* rus-chess-2014 22.8 */
static void
add_kept_apart (GPtrArray *forbidden,
                const BrgSnapshot *snapshot,
                const BrgKeptApart *apart,
                const GArray *numbers,
                gint n_rounds)
{
  g_autoptr (GPtrArray) kinds =
      brg_kept_apart_list (apart, snapshot->entries, brg_snapshot_count_numbered (snapshot));
  gint first;
  gint last;

  brg_kept_apart_get_rounds (apart, MAX (n_rounds, 1), &first, &last);
  for (guint i = 0; i < kinds->len; i++)
    {
      const GArray *members = kinds->pdata[i];
      g_autoptr (GArray) theirs = g_array_new (FALSE, FALSE, sizeof (gint));

      for (guint j = 0; j < members->len; j++)
        g_array_append_val (theirs,
                            g_array_index (numbers, gint, g_array_index (members, gint, j)));
      forbid (forbidden, first, last, n_rounds, theirs);
    }
}

void
brg_trf_set_bans (GPtrArray *forbidden,
                  const BrgSnapshot *snapshot,
                  const GArray *numbers,
                  gint n_rounds)
{
  g_return_if_fail (forbidden != NULL && snapshot != NULL);
  g_return_if_fail (numbers != NULL && numbers->len == snapshot->entries->len);

  for (guint i = 0; i < snapshot->bans->len; i++)
    add_ban (forbidden, &g_array_index (snapshot->bans, BrgBan, i), numbers, n_rounds);
  for (guint i = 0; i < snapshot->kept_apart->len; i++)
    add_kept_apart (forbidden, snapshot, &g_array_index (snapshot->kept_apart, BrgKeptApart, i),
                    numbers, n_rounds);
}
