/* brg-series-words.c - meetings of several games on paper: the games, and what the regulations say
 *
 * Rules: rus-draughts-2022 5.4.6, 6.2.2, 6.2.3, 9.2.4.3
 * Tests: tests/app/test-meeting-board.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-series-words.h"

#include "brg-article-words.h"
#include "brg-result-text.h"

char *
brg_series_words_games (const BrgSnapshot *snapshot, const BrgGame *game)
{
  const BrgScoring *scoring = &snapshot->group->scoring;
  gint n_games = snapshot->group->meeting_games;
  g_autofree char *games =
      brg_result_dup_games (scoring, game->white_games, game->black_games, n_games);
  g_autofree char *sum =
      brg_result_dup_sum (scoring, game->white_games, game->black_games, n_games);

  if (n_games == 1 || game->black == BRG_NOBODY)
    return g_strdup ("");
  return *sum != '\0' ? g_strdup_printf ("%s (%s)", games, sum) : g_steal_pointer (&games);
}

char *
brg_series_words_lot (const BrgGame *game)
{
  return game->opening > 0 ? g_strdup_printf ("%d", game->opening) : g_strdup ("");
}

gboolean
brg_series_words_has_lots (const BrgSnapshot *snapshot, const BrgRound *round)
{
  BrgDiscipline discipline = snapshot->event->discipline;

  if (discipline != BRG_DISCIPLINE_DRAUGHTS64 && discipline != BRG_DISCIPLINE_RUSSIAN)
    return FALSE;
  for (guint i = 0; i < round->games->len; i++)
    if (g_array_index (round->games, BrgGame, i).opening > 0)
      return TRUE;
  return FALSE;
}

/* How the tables of openings are called by those who approve them. */
static const struct
{
  const char *id;
  const char *name;
} tables[] = {
  { "fmjd", NC_ ("lot", "Table of openings of the FMJD") },
  { "idf-basic", NC_ ("lot", "Table of basic positions of the IDF") },
  { "idf-ballots", NC_ ("lot", "Ballots of the IDF") },
  { "own", NC_ ("lot", "The federation’s own table of openings") },
};

/* Translators: the ways to open a game of renju (rus-draughts-2022 9.2.4.3) */
static const char *const regulations[BRG_N_RENJU_REGULATIONS] = {
  [BRG_RENJU_RIF] = N_ ("Classic RIF: a swap, two fifth moves"),
  [BRG_RENJU_YAMAGUCHI] = N_ ("Yamaguchi: the first player declares the number of fifth moves"),
  [BRG_RENJU_SOOSORV] = N_ ("Soosorv: White declares the number of fifth moves"),
  [BRG_RENJU_TARAGUCHI] = N_ ("Taraguchi: swaps, then one fifth move or several"),
  [BRG_RENJU_TARANNIKOV] = N_ ("Tarannikov: a swap after each of the first five stones"),
  [BRG_RENJU_SWAP] = N_ ("Swap: any three stones, then the choice of colour"),
  [BRG_RENJU_SWAP2] = N_ ("Swap2: the same, or two more stones"),
  [BRG_RENJU_SUPER_SAKATA] = N_ ("Super Sakata: five stones, then the choice of colour"),
};

const char *
brg_series_words_get_regulation (BrgRenjuRegulation regulation)
{
  g_return_val_if_fail ((guint) regulation < BRG_N_RENJU_REGULATIONS, "");

  return regulations[regulation];
}

/* Adds @sentence, freed, with its article. */
static void
add (GPtrArray *rules,
     const BrgWords *words,
     const BrgSnapshot *snapshot,
     char *sentence,
     const char *article)
{
  g_autofree char *quoted = brg_article_words_beside (words, snapshot->event->rulebook, article);

  /* Translators: a sentence of the regulations and the article that it rests on */
  g_ptr_array_add (rules, g_strdup_printf (W_ (words, "%s (%s)."), sentence, quoted));
  g_free (sentence);
}

static void
add_meeting (GPtrArray *rules, const BrgWords *words, const BrgSnapshot *snapshot)
{
  gint n_games = snapshot->group->meeting_games;

  if (n_games > 1)
    add (rules, words, snapshot,
         g_strdup_printf (WN_ (words,
                               "Micro-matches of %d game: the player with White in the first game "
                               "is listed as White, then colours alternate",
                               "Micro-matches of %d games: the player with White in the first game "
                               "is listed as White, then colours alternate",
                               (gulong) n_games),
                          n_games),
         "rus-draughts-2022 5.4.6");
}

static void
add_openings (GPtrArray *rules, const BrgWords *words, const BrgSnapshot *snapshot)
{
  const BrgGroup *group = snapshot->group;
  BrgDiscipline discipline = snapshot->event->discipline;
  gboolean is_64 = discipline == BRG_DISCIPLINE_DRAUGHTS64;
  BrgRenjuRegulation regulation;

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    if ((is_64 || discipline == BRG_DISCIPLINE_RUSSIAN) &&
        g_str_equal (tables[i].id, group->opening_table))
      add (rules, words, snapshot, g_strdup (WC_ (words, "lot", tables[i].name)),
           is_64 ? "rus-draughts-2022 6.2.2" : "rus-draughts-2022 5.4.1.3");
  if (is_64 && group->has_majority)
    add (rules, words, snapshot, g_strdup (W_ (words, "Most men must be captured")),
         "rus-draughts-2022 6.2.3");
  if (discipline == BRG_DISCIPLINE_RENJU &&
      brg_renju_regulation_from_id (group->renju_rule, &regulation))
    add (
        rules, words, snapshot,
        /* Translators: %s is "Yamaguchi: the first player declares the number of fifth moves" */
        g_strdup_printf (W_ (words, "Opening procedure – %s"), W_ (words, regulations[regulation])),
        "rus-draughts-2022 9.2.4.3");
}

GPtrArray *
brg_series_words_list_rules (const BrgWords *words, const BrgSnapshot *snapshot)
{
  GPtrArray *rules = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (words != NULL && snapshot != NULL, rules);

  add_meeting (rules, words, snapshot);
  add_openings (rules, words, snapshot);
  return rules;
}

void
brg_series_words_add_rules (GPtrArray *notes, const BrgWords *words, const BrgSnapshot *snapshot)
{
  g_return_if_fail (notes != NULL);

  g_ptr_array_extend_and_steal (notes, brg_series_words_list_rules (words, snapshot));
}
