/* brg-ctl-replay.c - bergerctl replay: when a game reached what ends it or may end it
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-chess.h"
#include "brg-ctl-draughts.h"
#include "brg-ctl-renju.h"
#include "brg-rulebooks.h"

#include "brg-play-status.h"
#include "brg-uci.h"

#include <string.h>

#define DEFAULT_RULEBOOK "fide-2023"
#define RENJU_RULEBOOK "rus-draughts-2022"

/* The narrower sense in which some books take a fact; facts are printed in the order of this table,
 * and those that only some books know only for these books. */
static const struct
{
  BrgPlayFact fact;
  BrgPlayFact narrower;
  gboolean is_special;
} printed[] = {
  { BRG_PLAY_THREE_TIMES, BRG_PLAY_THREE_TIMES, FALSE },
  { BRG_PLAY_THREE_ARRANGED, BRG_PLAY_THREE_ARRANGED, TRUE },
  { BRG_PLAY_FIVE_TIMES, BRG_PLAY_FIVE_RUNNING, FALSE },
  { BRG_PLAY_FIVE_RUNNING, BRG_PLAY_FIVE_RUNNING, TRUE },
  /* fide-2023 9.6.2: a mate by the last move goes before the count of moves; 5.2.1 ended it too. */
  { BRG_PLAY_MATE, BRG_PLAY_MATE, FALSE },
  { BRG_PLAY_STALEMATE, BRG_PLAY_STALEMATE, FALSE },
  { BRG_PLAY_FIFTY, BRG_PLAY_FIFTY, FALSE },
  { BRG_PLAY_SEVENTY_FIVE, BRG_PLAY_SEVENTY_FIVE, FALSE },
  { BRG_PLAY_WHITE_CANNOT_WIN, BRG_PLAY_WHITE_CANNOT_WIN, FALSE },
  { BRG_PLAY_BLACK_CANNOT_WIN, BRG_PLAY_BLACK_CANNOT_WIN, FALSE },
  { BRG_PLAY_DEAD, BRG_PLAY_DEAD, FALSE },
  { BRG_PLAY_BARE_KING, BRG_PLAY_BARE_KING, TRUE },
  { BRG_PLAY_LIKE_BISHOPS, BRG_PLAY_LIKE_BISHOPS, TRUE },
  { BRG_PLAY_PERPETUAL_CHECK, BRG_PLAY_PERPETUAL_CHECK, TRUE },
};

/* The number of the article without the book, which the caller has named. */
static const char *
find_article (const BrgRulebook *rulebook, BrgPlayFact fact)
{
  const char *article = brg_play_rule_find (rulebook, fact)->article;

  return article == NULL ? NULL : article + strlen (rulebook->id) + 1;
}

static void
print_fact (const BrgPlayStatus *status, const BrgRulebook *rulebook, guint i, guint ply)
{
  const char *article = find_article (rulebook, printed[i].fact);

  if (printed[i].is_special && article == NULL)
    return;
  if (article == NULL &&
      brg_play_record_has (brg_play_status_get (status, ply), printed[i].narrower))
    article = find_article (rulebook, printed[i].narrower);
  g_print ("%u\t%s\t%s\n", ply, brg_play_fact_to_id (printed[i].fact),
           article != NULL ? article : "-");
}

/* Each fact where it first holds. */
static void
print_facts (const BrgPlayStatus *status, const BrgRulebook *rulebook)
{
  guint n_plies = brg_play_status_get_n_plies (status);
  guint told = 0;

  for (guint ply = 0; ply <= n_plies; ply++)
    for (guint i = 0; i < G_N_ELEMENTS (printed); i++)
      if ((told & 1u << i) == 0 &&
          brg_play_record_has (brg_play_status_get (status, ply), printed[i].fact))
        {
          told |= 1u << i;
          print_fact (status, rulebook, i, ply);
        }
}

/* Plays the moves of a text; a fault is reported with the column where the move begins. */
static gboolean
play_text (BrgPlayStatus *status, const char *text)
{
  const char *at = text;

  while (*(at += strspn (at, " \t\n")) != '\0')
    {
      gsize length = strcspn (at, " \t\n");
      g_autofree char *word = g_strndup (at, length);
      const BrgPosition *position = &brg_play_status_get_last (status)->position;
      BrgMove move;
      BrgUciVerdict verdict = brg_uci_read (position, word, &move);

      if (verdict != BRG_UCI_LEGAL)
        {
          brg_ctl_complain ("--moves:1:%d: %s “%s”", (int) g_utf8_pointer_to_offset (text, at) + 1,
                            verdict == BRG_UCI_ILLEGAL ? "not legal here:" : "not a move:", word);
          return FALSE;
        }
      brg_play_status_play (status, move);
      at += length;
    }
  return TRUE;
}

static BrgCtlStatus
replay_text (const char *fen,
             const char *moves,
             BrgChessVariant variant,
             const BrgRulebook *rulebook)
{
  g_autoptr (BrgPlayStatus) status = NULL;
  BrgPosition start;

  if (!brg_ctl_read_position (fen, variant, &start))
    return BRG_CTL_WRONG;
  status = brg_play_status_new (&start, BRG_CAN_MATE_MAX_NODES);
  if (!play_text (status, moves))
    return BRG_CTL_WRONG;
  print_facts (status, rulebook);
  return BRG_CTL_YES;
}

/* A game of a file is of the kind that its headings say. */
static BrgCtlStatus
replay_tree (const BrgGameTree *tree, guint number, gpointer user_data)
{
  const BrgRulebook *rulebook = user_data;
  g_autoptr (BrgPlayStatus) status = NULL;
  g_autofree BrgMove *moves = NULL;
  guint n_moves;

  g_print ("# game %u\n", number);
  if (tree == NULL)
    return BRG_CTL_YES;
  status = brg_play_status_new (brg_game_tree_get_start (tree), BRG_CAN_MATE_MAX_NODES);
  moves = brg_game_tree_dup_moves (tree, &n_moves);
  brg_play_status_play_all (status, moves, n_moves);
  print_facts (status, rulebook);
  return BRG_CTL_YES;
}

static gboolean
find_rulebook (const char *id, const BrgRulebook **rulebook)
{
  *rulebook = brg_rulebook_find (id);
  if (*rulebook != NULL && ((*rulebook)->disciplines & 1 << BRG_DISCIPLINE_CHESS) != 0)
    return TRUE;
  brg_ctl_complain ("replay: there is no rule book of chess “%s”", id);
  return FALSE;
}

static gboolean
has_moves (char **argv)
{
  for (guint i = 1; argv[i] != NULL; i++)
    if (g_str_equal (argv[i], "--moves") || g_str_has_prefix (argv[i], "--moves="))
      return TRUE;
  return FALSE;
}

static BrgCtlStatus
run_replay (int argc, char **argv)
{
  g_autofree char *fen = NULL;
  g_autofree char *moves = NULL;
  g_autofree char *book = NULL;
  gboolean no_increment = FALSE;
  gboolean has_counters = FALSE;
  const GOptionEntry options[] = {
    { "fen", 0, 0, G_OPTION_ARG_STRING, &fen, "the position that the game begins from", "FEN" },
    { "moves", 0, 0, G_OPTION_ARG_STRING, &moves, "the moves, instead of a file", "MOVES" },
    { "rulebook", 0, 0, G_OPTION_ARG_STRING, &book, "the rule book: " DEFAULT_RULEBOOK, "ID" },
    { "no-increment", 0, 0, G_OPTION_ARG_NONE, &no_increment,
      "draughts: also endings that are a draw at once", NULL },
    { "counters", 0, 0, G_OPTION_ARG_NONE, &has_counters,
      "draughts: also what is counted after every half-move", NULL },
    G_OPTION_ENTRY_NULL,
  };
  const BrgRulebook *rulebook;
  BrgDraughtsVariant draughts;
  BrgChessVariant variant;

  /* Either a file is given or the moves. */
  if (!brg_ctl_parse ("GAME FILE | GAME --moves MOVES", options, &argc, &argv,
                      has_moves (argv) ? 1 : 2))
    return BRG_CTL_WRONG;
  if (g_str_equal (argv[1], "renju"))
    {
      if (fen != NULL)
        return brg_ctl_complain ("replay: a game of renju begins on the empty board");
      if (book != NULL && !g_str_equal (book, RENJU_RULEBOOK))
        return brg_ctl_complain ("replay: there is no rule book of renju “%s”", book);
      return brg_ctl_replay_renju (argv[2], moves);
    }
  if (brg_ctl_find_draughts (argv[1], &draughts))
    {
      const BrgCtlReplay wanted = { !no_increment, has_counters };

      if (moves == NULL && fen != NULL)
        return brg_ctl_complain ("replay: --fen goes with --moves");
      return moves != NULL ? brg_ctl_replay_draughts (fen, moves, draughts, &wanted)
                           : brg_ctl_replay_draughts_file (argv[2], &wanted);
    }
  if (!brg_ctl_find_chess ("replay", argv[1], &variant) ||
      !find_rulebook (book != NULL ? book : DEFAULT_RULEBOOK, &rulebook))
    return BRG_CTL_WRONG;
  if (moves == NULL && fen != NULL)
    return brg_ctl_complain ("replay: --fen goes with --moves");
  if (moves == NULL)
    return brg_ctl_each_game (argv[2], replay_tree, (gpointer) rulebook);
  return replay_text (fen, moves, variant, rulebook);
}

const BrgCtlCommand brg_ctl_replay = {
  "replay", run_replay,
  "GAME FILE | [--fen FEN] --moves \"MOVES\" [--rulebook ID] [--no-increment] [--counters]"
};
