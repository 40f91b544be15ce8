/* brg-alteration-words.c - what another program changed, in an arbiter's words
 *
 * Tests: tests/app/test-alteration-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-alteration-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-altered-places.h"
#include "brg-name-words.h"
#include "brg-next-step.h"
#include "brg-table-names.h"
#include "brg-text-tidy.h"

static char *
dup_table (const char *table)
{
  const char *name = brg_table_name_get (table);

  return name != NULL ? g_strdup_printf ("%s (%s)", name, table) : g_strdup (table);
}

/* The game of a row of pairs or of what belongs to one; %NULL when it is not on show. */
static const BrgGame *
find_game (const BrgSnapshot *snapshot, const BrgAlteration *one, const BrgRound **round)
{
  gint64 id = g_ascii_strtoll (one->row, NULL, 10);

  if (snapshot == NULL || !brg_altered_place_is_of_pair (one->table))
    return NULL;
  for (guint r = 0; r < snapshot->rounds->len; r++)
    {
      *round = snapshot->rounds->pdata[r];
      for (guint i = 0; i < (*round)->games->len; i++)
        {
          const BrgGame *game = &g_array_index ((*round)->games, BrgGame, i);

          if (game->id == id && game->white != BRG_NOBODY && game->black != BRG_NOBODY)
            return game;
        }
    }
  return NULL;
}

/* Who has the row of participants or persons; %NULL for none. */
static const BrgEntry *
find_entry (const BrgSnapshot *snapshot, const BrgAlteration *one)
{
  gint64 id = g_ascii_strtoll (one->row, NULL, 10);
  gboolean is_person = g_str_equal (one->table, "person");

  if (snapshot == NULL || (!is_person && !g_str_equal (one->table, "entry")))
    return NULL;
  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      const BrgEntry *entry = snapshot->entries->pdata[i];

      if ((is_person ? entry->person_id : entry->id) == id)
        return entry;
    }
  return NULL;
}

/* What a row is about; %NULL when that is not on show. */
static char *
dup_place (const BrgSnapshot *snapshot, const BrgAlteration *one)
{
  const BrgRound *round = NULL;
  const BrgGame *game = find_game (snapshot, one, &round);
  const BrgEntry *entry = find_entry (snapshot, one);
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;

  if (entry != NULL)
    return brg_entry_dup_short_name (entry);
  if (game == NULL)
    return NULL;
  white = brg_name_words_dup (snapshot, game->white, BRG_NAME_SHORT, NULL);
  black = brg_name_words_dup (snapshot, game->black, BRG_NAME_SHORT, NULL);
  /* Translators: round, board, White and Black */
  return g_strdup_printf (_ ("round %d, board %d, %s – %s"), round->number, game->board, white,
                          black);
}

/* Whom it touches, and which rounds were paired on it. */
static char *
dup_touched (const BrgSnapshot *snapshot, const BrgAlteration *one)
{
  const BrgRound *round = NULL;
  const BrgGame *game = find_game (snapshot, one, &round);
  const BrgEntry *entry = find_entry (snapshot, one);
  g_autofree char *names = NULL;
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;
  gint last;

  if (entry != NULL)
    return brg_entry_dup_short_name (entry);
  if (game == NULL)
    return g_strdup ("–");
  white = brg_name_words_dup (snapshot, game->white, BRG_NAME_SHORT, NULL);
  black = brg_name_words_dup (snapshot, game->black, BRG_NAME_SHORT, NULL);
  names = g_strdup_printf ("%s, %s", white, black);
  last = brg_snapshot_current_round (snapshot);
  if (last <= round->number)
    return g_steal_pointer (&names);
  /* Translators: names of two players; number of a round: what was paired with their result */
  return g_strdup_printf (
      last == round->number + 1
          ? _ ("%s. Round %d was paired after it.")
          /* Translators: names of two players; numbers of the first round and the last */
          : _ ("%s. Rounds %d to %d were paired after it."),
      names, round->number + 1, last);
}

/* Both sides of a result belong together: "0 – 1". */
static void
join_result (BrgAlterationWords *words, const GPtrArray *alterations, const BrgAlteration *one)
{
  const BrgAlteration *white = NULL;
  const BrgAlteration *black = NULL;

  for (guint i = 0; i < alterations->len; i++)
    {
      const BrgAlteration *other = alterations->pdata[i];

      if (other->kind != BRG_ALTERATION_CHANGED || !g_str_equal (other->table, "result") ||
          !g_str_equal (other->row, one->row))
        continue;
      if (g_str_equal (other->column, "white"))
        white = other;
      else if (g_str_equal (other->column, "black"))
        black = other;
    }
  if (white == NULL || black == NULL)
    return;
  g_free (words->expected);
  g_free (words->found);
  g_free (words->field);
  words->expected = brg_altered_place_dup_result (white->expected, black->expected);
  words->found = brg_altered_place_dup_result (white->found, black->found);
  words->field = g_strdup ("white, black");
}

static char *
dup_headline (const BrgAlteration *one, const char *table, const char *place)
{
  /* Translators: a row of a table of the database */
  g_autofree char *number = g_strdup_printf (_ ("row %s"), one->row);
  const char *row = place != NULL ? place : number;

  switch (one->kind)
    {
    case BRG_ALTERATION_CHANGED:
      if (g_str_equal (one->table, "result"))
        /* Translators: "round 3, board 17, Ivanov – Petrov" */
        return g_strdup_printf (_ ("Result changed outside the program: %s."), row);
      /* Translators: "participants"; "Ivanov I." or "row 5"; "rating" */
      return g_strdup_printf (_ ("Changed outside the program: %s, %s, %s."), table, row,
                              brg_table_name_get_field (one->column));
    case BRG_ALTERATION_REMOVED:
      /* Translators: "participants"; "Ivanov I." or "row 5" */
      return g_strdup_printf (_ ("Removed outside the program: %s, %s."), table, row);
    case BRG_ALTERATION_ADDED:
      /* Translators: "participants"; "Ivanov I." or "row 5" */
      return g_strdup_printf (_ ("Added outside the program: %s, %s."), table, row);
    case BRG_ALTERATION_MET:
    case BRG_ALTERATION_JOURNAL:
    case BRG_ALTERATION_CUT:
    case BRG_ALTERATION_PAPER:
      return brg_alteration_dup_sentence (one);
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

/* "round 3, board 17, Ivanov – Petrov", "persons, row 77" */
static char *
dup_line (const BrgAlteration *one, const char *table, const char *place)
{
  if (one->kind == BRG_ALTERATION_CUT || one->kind == BRG_ALTERATION_JOURNAL)
    /* Translators: the number of an entry of the journal */
    return g_strdup_printf (_ ("journal, entry %s"), one->row);
  if (one->kind == BRG_ALTERATION_PAPER)
    /* Translators: number of a paper in the archive, its title */
    return g_strdup_printf (_ ("No. %s. %s"), one->row, one->expected);
  return place != NULL ? g_strdup (place)
                       /* Translators: what a table holds, "persons"; the number of its row */
                       : g_strdup_printf (_ ("%s, row %s"), table, one->row);
}

static gboolean
is_in_tables (const BrgAlteration *one)
{
  return one->kind == BRG_ALTERATION_CHANGED || one->kind == BRG_ALTERATION_REMOVED ||
         one->kind == BRG_ALTERATION_ADDED;
}

BrgAlterationWords *
brg_alteration_words_new (const BrgSnapshot *shown, const GPtrArray *alterations, guint index)
{
  const BrgSnapshot *snapshot = shown != NULL ? brg_snapshot_get_boards (shown) : NULL;
  BrgAlterationWords *words;
  const BrgAlteration *one;
  const char *name;
  g_autofree char *place = NULL;

  g_return_val_if_fail (alterations != NULL && index < alterations->len, NULL);

  one = alterations->pdata[index];
  words = g_new0 (BrgAlterationWords, 1);
  place = dup_place (snapshot, one);
  words->table = dup_table (one->table);
  words->row = place != NULL ? g_strdup_printf ("%s: %s", one->row, place) : g_strdup (one->row);
  words->field = g_strdup (one->column != NULL ? one->column : "–");
  words->expected = g_strdup (one->expected);
  words->found = g_strdup (one->found);
  words->can_restore = is_in_tables (one);
  if (one->kind == BRG_ALTERATION_CHANGED && g_str_equal (one->table, "result"))
    join_result (words, alterations, one);
  name = brg_table_name_get (one->table);
  words->headline = dup_headline (one, name != NULL ? name : one->table, place);
  brg_text_join_points (words->headline);
  words->place = dup_line (one, name != NULL ? name : one->table, place);
  words->touched = dup_touched (snapshot, one);
  words->values = one->kind == BRG_ALTERATION_CHANGED
                      /* Translators: values, "0 – 1" and "1 – 0" */
                      ? g_strdup_printf (_ ("In the journal %s, in the file %s."), words->expected,
                                         words->found)
                      : g_strdup ("");
  return words;
}

GArray *
brg_alteration_words_list_places (const GPtrArray *alterations)
{
  g_autoptr (GHashTable) named = NULL;
  GArray *places;

  g_return_val_if_fail (alterations != NULL, NULL);

  named = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  places = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < alterations->len; i++)
    {
      const BrgAlteration *one = alterations->pdata[i];

      if (g_hash_table_add (named, g_strdup_printf ("%d %s %s", one->kind, one->table, one->row)))
        g_array_append_val (places, i);
    }
  return places;
}

void
brg_alteration_words_free (BrgAlterationWords *words)
{
  if (words == NULL)
    return;
  g_free (words->headline);
  g_free (words->values);
  g_free (words->table);
  g_free (words->row);
  g_free (words->field);
  g_free (words->expected);
  g_free (words->found);
  g_free (words->place);
  g_free (words->touched);
  g_free (words);
}
