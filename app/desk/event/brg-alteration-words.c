/* brg-alteration-words.c - what another program changed, in an arbiter's words
 *
 * Tests: tests/app/test-alteration-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-alteration-words.h"

#include <glib/gi18n.h>

/* What the tables of the database hold. */
static const struct
{
  const char *table;
  const char *name;
} tables[] = {
  { "attendance", NC_ ("table", "attendance") }, { "document", NC_ ("table", "filed documents") },
  { "entry", NC_ ("table", "participants") },    { "event", NC_ ("table", "event") },
  { "event_group", NC_ ("table", "groups") },    { "game", NC_ ("table", "games") },
  { "incident", NC_ ("table", "penalty log") },  { "journal", NC_ ("table", "journal") },
  { "official", NC_ ("table", "officials") },    { "pairing", NC_ ("table", "pairs") },
  { "person", NC_ ("table", "persons") },        { "protest", NC_ ("table", "protests") },
  { "result", NC_ ("table", "results") },        { "round", NC_ ("table", "rounds") },
  { "setting", NC_ ("table", "settings") },      { "score_sheet", NC_ ("table", "scoresheets") },
};

static char *
dup_table (const char *table)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    if (g_str_equal (tables[i].table, table))
      return g_strdup_printf ("%s (%s)", g_dpgettext2 (NULL, "table", tables[i].name), table);
  return g_strdup (table);
}

/* Who plays where, of a row of pairs or of what belongs to one; %NULL when it is not on show. */
static char *
dup_place (const BrgSnapshot *shown, const BrgAlteration *one)
{
  static const char *const of_pairs[] = { "result", "pairing", "attendance", "score_sheet", NULL };
  const BrgSnapshot *snapshot = shown != NULL ? brg_snapshot_get_boards (shown) : NULL;
  gint64 id = g_ascii_strtoll (one->row, NULL, 10);

  if (snapshot == NULL || !g_strv_contains (of_pairs, one->table))
    return NULL;
  for (guint r = 0; r < snapshot->rounds->len; r++)
    {
      const BrgRound *round = snapshot->rounds->pdata[r];

      for (guint i = 0; i < round->games->len; i++)
        {
          const BrgGame *game = &g_array_index (round->games, BrgGame, i);
          g_autofree char *white = NULL;
          g_autofree char *black = NULL;

          if (game->id != id || game->white == BRG_NOBODY || game->black == BRG_NOBODY)
            continue;
          white = brg_entry_dup_short_name (brg_snapshot_get_entry (snapshot, game->white));
          black = brg_entry_dup_short_name (brg_snapshot_get_entry (snapshot, game->black));
          /* Translators: round, board, White and Black */
          return g_strdup_printf (_ ("round %d, board %d, %s – %s"), round->number, game->board,
                                  white, black);
        }
    }
  return NULL;
}

/* A side of a result as it stands in tables. */
static const char *
get_sign (const char *word)
{
  static const struct
  {
    const char *word;
    const char *sign;
  } signs[] = { { "=", "½" }, { "-", "−" }, { "", "–" } };

  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if (g_str_equal (signs[i].word, word))
      return signs[i].sign;
  return word;
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
  words->expected =
      g_strdup_printf ("%s – %s", get_sign (white->expected), get_sign (black->expected));
  words->found = g_strdup_printf ("%s – %s", get_sign (white->found), get_sign (black->found));
  words->field = g_strdup ("white, black");
}

static char *
dup_headline (const BrgAlteration *one, const char *table, const char *row)
{
  switch (one->kind)
    {
    case BRG_ALTERATION_CHANGED:
      if (g_str_equal (one->table, "result"))
        /* Translators: "round 3, board 17, Ivanov – Petrov" */
        return g_strdup_printf (_ ("Result changed outside the program: %s"), row);
      /* Translators: "participants (entry)", a row of it */
      return g_strdup_printf (_ ("Changed outside the program: %s, row %s"), table, row);
    case BRG_ALTERATION_REMOVED:
      /* Translators: "participants (entry)", a row of it */
      return g_strdup_printf (_ ("Removed outside the program: %s, row %s"), table, row);
    case BRG_ALTERATION_ADDED:
      /* Translators: "participants (entry)", a row of it */
      return g_strdup_printf (_ ("Added outside the program: %s, row %s"), table, row);
    case BRG_ALTERATION_MET:
    case BRG_ALTERATION_JOURNAL:
    case BRG_ALTERATION_CUT:
      return brg_alteration_dup_sentence (one);
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

static gboolean
is_in_tables (const BrgAlteration *one)
{
  return one->kind == BRG_ALTERATION_CHANGED || one->kind == BRG_ALTERATION_REMOVED ||
         one->kind == BRG_ALTERATION_ADDED;
}

BrgAlterationWords *
brg_alteration_words_new (const BrgSnapshot *snapshot, const GPtrArray *alterations, guint index)
{
  BrgAlterationWords *words;
  const BrgAlteration *one;
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
  words->headline = dup_headline (one, words->table, place != NULL ? place : one->row);
  words->values = one->kind == BRG_ALTERATION_CHANGED
                      /* Translators: values, "0 – 1" and "1 – 0" */
                      ? g_strdup_printf (_ ("In the journal %s, in the file %s."), words->expected,
                                         words->found)
                      : g_strdup ("");
  return words;
}

static gboolean
is_named_before (const GPtrArray *alterations, guint index)
{
  const BrgAlteration *one = alterations->pdata[index];

  for (guint i = 0; i < index; i++)
    {
      const BrgAlteration *other = alterations->pdata[i];

      if (other->kind == one->kind && g_str_equal (other->table, one->table) &&
          g_str_equal (other->row, one->row))
        return TRUE;
    }
  return FALSE;
}

guint
brg_alteration_words_count (const GPtrArray *alterations, guint n_first)
{
  guint count = 0;

  g_return_val_if_fail (alterations != NULL && n_first <= alterations->len, 0);

  for (guint i = 0; i < n_first; i++)
    count += is_named_before (alterations, i) ? 0 : 1;
  return count;
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
  g_free (words);
}
