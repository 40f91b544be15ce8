/* brg-site-public.c - what everybody may read of a group
 *
 * Tests: tests/app/test-site.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-site-public.h"

#include <string.h>

#include "brg-snapshot-families.h"
#include "brg-store-load.h"

/* Who is younger is a child. */
#define OF_AGE 18

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* How many rounds were published, from the first on. */
static guint
count_published (const BrgSnapshot *snapshot)
{
  guint n = 0;

  while (n < snapshot->rounds->len &&
         ((const BrgRound *) snapshot->rounds->pdata[n])->state != BRG_ROUND_PLANNED)
    n++;
  return n;
}

/* What is announced for rounds to come is known to the arbiters alone. */
static void
drop_later_absences (BrgSnapshot *snapshot, gint n_rounds)
{
  for (guint i = snapshot->absences->len; i-- > 0;)
    if (g_array_index (snapshot->absences, BrgAbsence, i).round > n_rounds)
      g_array_remove_index (snapshot->absences, i);
  for (guint i = snapshot->sections->len; i-- > 0;)
    if (g_array_index (snapshot->sections, BrgSectionPlace, i).round > n_rounds)
      g_array_remove_index (snapshot->sections, i);
  for (guint i = snapshot->virtual_points->len; i-- > 0;)
    if (g_array_index (snapshot->virtual_points, BrgVirtualPoints, i).round > n_rounds)
      g_array_remove_index (snapshot->virtual_points, i);
  for (guint i = snapshot->line_ups->len; i-- > 0;)
    if (g_array_index (snapshot->line_ups, BrgLineUp, i).round > n_rounds)
      g_array_remove_index (snapshot->line_ups, i);
}

/* A result is told when its round is closed: before that it may be corrected, and the hall is not
 * to read from a page what the arbiters have not announced. Who is free of play stands in the
 * pairings. */
static void
drop_open_results (BrgSnapshot *snapshot)
{
  for (guint r = 0; r < snapshot->rounds->len; r++)
    {
      const BrgRound *round = snapshot->rounds->pdata[r];

      for (guint i = 0; round->state != BRG_ROUND_CLOSED && i < round->games->len; i++)
        {
          BrgGame *game = &g_array_index (round->games, BrgGame, i);

          if (game->black == BRG_NOBODY)
            continue;
          game->white_outcome = game->black_outcome = BRG_OUTCOME_NONE;
          game->rating_white = game->rating_black = BRG_OUTCOME_NONE;
          game->white_points = game->black_points = 0;
          game->is_adjudicated = FALSE;
          for (guint g = 0; g < BRG_MEETING_MOST_GAMES; g++)
            game->white_games[g] = game->black_games[g] = BRG_OUTCOME_NONE;
        }
    }
}

static void
trim (BrgSnapshot *snapshot, guint n_rounds)
{
  if (snapshot->rounds->len > n_rounds)
    g_ptr_array_set_size (snapshot->rounds, (gint) n_rounds);
  drop_later_absences (snapshot, (gint) n_rounds);
  drop_open_results (snapshot);
  g_array_set_size (snapshot->bans, 0);
  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];

      /* Who has left after a round that is not published has not left yet. */
      if (entry->left_after > (gint) n_rounds)
        entry->left_after = BRG_STAYS;
      set_text (&entry->left_reason, "");
      set_text (&entry->coach, "");
      set_text (&entry->sight, "");
      set_text (&entry->assistant, "");
    }
}

static gint
read_number (const char *text, gsize from, gsize n)
{
  g_autofree char *part = strlen (text) >= from + n ? g_strndup (text + from, n) : NULL;
  guint64 value = 0;

  return part != NULL && g_ascii_string_to_unsigned (part, 10, 0, 9999, &value, NULL) ? (gint) value
                                                                                      : 0;
}

/* Of whom only the year is known counts by the end of it: rather a child than not. */
static gboolean
is_child (const BrgEntry *entry, const char *day)
{
  gint year = read_number (entry->birth, 0, 4);
  gint birth_day = read_number (entry->birth, 5, 2) * 100 + read_number (entry->birth, 8, 2);
  gint age = read_number (day, 0, 4) - year;
  gint today = read_number (day, 5, 2) * 100 + read_number (day, 8, 2);

  if (entry->is_team || year == 0)
    return FALSE;
  if (birth_day == 0 || today < birth_day)
    age--;
  return age < OF_AGE;
}

/* "А." of "Анна"; one letter is one of the alphabet, with what stands above it. */
static void
shorten (char **name)
{
  const char *end = *name;
  char *initial;

  if (*end == '\0')
    return;
  do
    end = g_utf8_next_char (end);
  while (g_unichar_ismark (g_utf8_get_char (end)));
  initial = g_strdup_printf ("%.*s.", (int) (end - *name), *name);
  g_free (*name);
  *name = initial;
}

static void
hide_children (BrgSnapshot *snapshot)
{
  const char *day = *snapshot->event->starts != '\0' ? snapshot->event->starts : snapshot->saved_at;

  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];

      if (!is_child (entry, day))
        continue;
      shorten (&entry->family_name);
      shorten (&entry->given_name);
      set_text (&entry->father_name, "");
      set_text (&entry->fide_id, "");
    }
  brg_snapshot_forget_families (snapshot);
}

BrgSnapshot *
brg_site_public_load (BrgStore *store, gint64 group_id, gboolean hides_children, GError **error)
{
  BrgSnapshot *snapshot;
  guint n_rounds;

  g_return_val_if_fail (store != NULL, NULL);

  snapshot = brg_store_load (store, group_id, error);
  if (snapshot == NULL)
    return NULL;
  n_rounds = count_published (snapshot);
  trim (snapshot, n_rounds);
  if (snapshot->players != NULL)
    trim (snapshot->players, n_rounds);
  if (!hides_children)
    return snapshot;
  hide_children (snapshot);
  if (snapshot->players != NULL)
    hide_children (snapshot->players);
  return snapshot;
}

static void
forget_births (BrgSnapshot *snapshot)
{
  for (guint i = 0; i < snapshot->entries->len; i++)
    set_text (&((BrgEntry *) snapshot->entries->pdata[i])->birth, "");
  for (guint i = 0; i < snapshot->event->officials->len; i++)
    set_text (&((BrgOfficial *) snapshot->event->officials->pdata[i])->birth, "");
}

void
brg_site_public_forget_births (BrgSnapshot *snapshot)
{
  g_return_if_fail (snapshot != NULL);

  forget_births (snapshot);
  if (snapshot->players != NULL)
    forget_births (snapshot->players);
}
