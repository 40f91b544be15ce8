/* brg-why-not.c - why two players were not paired
 *
 * Rules: rus-draughts-2022 5.4.10.9
 * Tests: tests/pairing/test-why-not.c, tests/pairing/test-sections.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-why-not.h"

#include "brg-pairing-systems.h"
#include "brg-presence.h"

/* One question. */
typedef struct
{
  const BrgPairingSystem *system;
  const BrgTournament *tournament;
  const BrgPairingRequest *request;
  const BrgPairing *pairing;
  gint player;
  gint other;
} Question;

static BrgWhyNot *
why_not_new (BrgWhyNotVerdict verdict)
{
  BrgWhyNot *why_not = g_new0 (BrgWhyNot, 1);

  why_not->verdict = verdict;
  why_not->reasons = g_array_new (FALSE, FALSE, sizeof (BrgReason));
  return why_not;
}

void
brg_why_not_free (BrgWhyNot *why_not)
{
  if (why_not == NULL)
    return;
  g_array_unref (why_not->reasons);
  brg_pairing_free (why_not->pairing);
  g_free (why_not);
}

/* Which board holds these two, whoever has White; -1 for none. */
static gint
find_pair (const GArray *pairs, gint player, gint other)
{
  for (guint i = 0; i < pairs->len; i++)
    {
      const BrgPair *pair = &g_array_index (pairs, BrgPair, i);

      if ((pair->white == player && pair->black == other) ||
          (pair->white == other && pair->black == player))
        return (gint) i;
    }
  return -1;
}

static gint
find_partner (const GArray *pairs, gint player)
{
  for (guint i = 0; i < pairs->len; i++)
    {
      const BrgPair *pair = &g_array_index (pairs, BrgPair, i);

      if (pair->white == player)
        return pair->black;
      if (pair->black == player)
        return pair->white;
    }
  return BRG_NOBODY;
}

/* The table says everything: it has these two in another round, or never. */
static BrgWhyNot *
answer_by_table (const Question *question)
{
  BrgWhyNot *why_not = why_not_new (BRG_WHY_NOT_WORSE);
  BrgReason reason = {
    .kind = BRG_REASON_TABLE,
    .article = question->system->article,
    .pair = -1,
    .player = question->player,
    .other = question->other,
  };

  reason.number = question->system->find_round (question->tournament->n_players, question->player,
                                                question->other);
  if (reason.number == 0 && question->other != BRG_NOBODY)
    reason.kind = BRG_REASON_SAME_SIDE;
  g_array_append_val (why_not->reasons, reason);
  return why_not;
}

static void
append_if_absent (const Question *question, gint player, GArray *bans)
{
  BrgReason reason = {
    .kind = BRG_REASON_ABSENT,
    .article = question->system->article,
    .pair = -1,
    .player = player,
    .other = BRG_NOBODY,
    .number = question->request->round,
  };

  if (player != BRG_NOBODY &&
      brg_player_is_absent (question->tournament, player, question->request->round))
    g_array_append_val (bans, reason);
}

static void
append_if_locked (const Question *question, GArray *bans)
{
  for (guint i = 0; i < question->request->n_locked; i++)
    {
      const BrgPair *pair = &question->request->locked[i];
      BrgReason reason = {
        .kind = BRG_REASON_LOCKED,
        .article = question->system->article,
        .pair = find_pair (question->pairing->pairs, pair->white, pair->black),
        .player = pair->white,
        .other = pair->black,
      };

      if (pair->white == question->player || pair->black == question->player ||
          (question->other != BRG_NOBODY &&
           (pair->white == question->other || pair->black == question->other)))
        g_array_append_val (bans, reason);
    }
}

/* rus-draughts-2022 5.4.10.9 */
static void
append_if_parted (const Question *question, GArray *bans)
{
  const gint *sections = question->request->sections;
  BrgReason reason = {
    .kind = BRG_REASON_OTHER_SECTION,
    .article = "rus-draughts-2022 5.4.10.9",
    .pair = -1,
    .player = question->player,
    .other = question->other,
  };

  if (sections != NULL && question->other != BRG_NOBODY &&
      sections[question->player] != sections[question->other])
    g_array_append_val (bans, reason);
}

static void
append_bans (const Question *question, GArray *bans)
{
  append_if_absent (question, question->player, bans);
  append_if_absent (question, question->other, bans);
  append_if_locked (question, bans);
  append_if_parted (question, bans);
  if (bans->len == 0 && question->system->list_bans != NULL)
    question->system->list_bans (question->tournament, question->request->round, question->player,
                                 question->other, bans);
}

/* Pairs of everybody else who is there, whoever they are. They cannot just stay away: numbers that
 * decide colours may depend on who is there. */
static GArray *
lock_others (const Question *question)
{
  GArray *locked = g_array_new (FALSE, FALSE, sizeof (BrgPair));
  BrgPair pair = { BRG_NOBODY, BRG_NOBODY };

  for (gint player = 0; player < question->tournament->n_players; player++)
    {
      if (player == question->player || player == question->other ||
          brg_player_is_absent (question->tournament, player, question->request->round))
        continue;
      pair.black = pair.white;
      pair.white = player;
      if (pair.black == BRG_NOBODY)
        continue;
      g_array_append_val (locked, pair);
      pair.white = BRG_NOBODY;
    }
  pair.black = BRG_NOBODY;
  if (pair.white != BRG_NOBODY)
    g_array_append_val (locked, pair);
  return locked;
}

/* Pairs the two as if they were alone: that gives them their colours. */
static gboolean
pair_alone (const Question *question, BrgPair *pair, GError **error)
{
  g_autoptr (GArray) locked = lock_others (question);
  BrgPairingRequest request = { .round = question->request->round,
                                .seed = question->request->seed,
                                .locked = (const BrgPair *) (gpointer) locked->data,
                                .n_locked = locked->len };
  g_autoptr (BrgPairing) alone = NULL;
  gint board;

  *pair = (BrgPair){ question->player, question->other };
  if (question->other == BRG_NOBODY)
    return TRUE;
  alone = brg_pairing_system_pair (question->system, question->tournament, &request, error);
  if (alone == NULL)
    return FALSE;
  board = find_pair (alone->pairs, question->player, question->other);
  if (board >= 0)
    *pair = g_array_index (alone->pairs, BrgPair, board);
  return TRUE;
}

static BrgPairing *
pair_with (const Question *question, const BrgPair *forced, GError **error)
{
  BrgPairingRequest request = *question->request;
  g_autoptr (GArray) locked = g_array_new (FALSE, FALSE, sizeof (BrgPair));

  g_array_append_vals (locked, request.locked, request.n_locked);
  g_array_append_val (locked, *forced);
  request.locked = (const BrgPair *) (gpointer) locked->data;
  request.n_locked = locked->len;
  return brg_pairing_system_pair (question->system, question->tournament, &request, error);
}

static gint
get_score (const Question *question, gint player)
{
  return brg_tournament_score (question->tournament, player, question->request->round - 1);
}

/* Rank of a board among those that change, in the order in which a Swiss decides: from the top
 * group down, and in a group first those who came down into it, then those who leave it, then the
 * pairs inside. The bye is decided before everything. */
static gint64
rank_board (const Question *question, const BrgPair *pair, const GArray *forced)
{
  gint high;
  gint low;
  gint partner;

  if (pair->black == BRG_NOBODY)
    return G_MININT64;
  high = MAX (get_score (question, pair->white), get_score (question, pair->black));
  low = MIN (get_score (question, pair->white), get_score (question, pair->black));
  if (high == low)
    return -3 * (gint64) low + 2;
  /* Somebody comes down. If he would do so in the other pairing too, his opponent is what was
   * decided, in the lower group; else it was decided in the upper one that he leaves. */
  partner =
      find_partner (forced, get_score (question, pair->white) == high ? pair->white : pair->black);
  if (partner != BRG_NOBODY && get_score (question, partner) < high)
    return -3 * (gint64) low;
  return -3 * (gint64) high + 1;
}

/* First board that changes; -1 if none does. Counts them. */
static gint
find_first_change (const Question *question, const GArray *forced, guint *n_changed)
{
  const GArray *pairs = question->pairing->pairs;
  gint first = -1;
  gint64 first_rank = 0;

  *n_changed = 0;
  for (guint i = 0; i < pairs->len; i++)
    {
      const BrgPair *pair = &g_array_index (pairs, BrgPair, i);
      gint64 rank = rank_board (question, pair, forced);

      if (find_pair (forced, pair->white, pair->black) >= 0)
        continue;
      (*n_changed)++;
      if (first < 0 || rank < first_rank)
        {
          first = (gint) i;
          first_rank = rank;
        }
    }
  return first;
}

/* What the rules say of the two, then of the first board that changes. The given answer may have
 * been asked for without reasons, so it is asked for again. */
static gboolean
explain_first_change (const Question *question, gint board, GArray *reasons, GError **error)
{
  const BrgPair *pair = &g_array_index (question->pairing->pairs, BrgPair, board);
  BrgPairingRequest request = *question->request;
  BrgPair asked = { question->player, question->other };
  g_autoptr (BrgPairing) explained = NULL;
  gint index;

  request.explain = TRUE;
  request.asked = &asked;
  explained = brg_pairing_system_pair (question->system, question->tournament, &request, error);
  if (explained == NULL)
    return FALSE;
  index = find_pair (explained->pairs, pair->white, pair->black);
  for (guint i = 0; i < explained->reasons->len; i++)
    {
      BrgReason reason = g_array_index (explained->reasons, BrgReason, i);

      if (reason.pair == -1)
        {
          g_array_append_val (reasons, reason);
          continue;
        }
      if (reason.pair != index || brg_reason_kind_is_about_colour (reason.kind))
        continue;
      reason.pair = board;
      g_array_append_val (reasons, reason);
    }
  return TRUE;
}

static BrgWhyNot *
answer_by_pairing_again (const Question *question, GError **error)
{
  g_autoptr (BrgPairing) pairing = NULL;
  g_autoptr (BrgWhyNot) why_not = NULL;
  BrgPair forced;
  gint board;

  if (!pair_alone (question, &forced, error))
    return NULL;
  pairing = pair_with (question, &forced, error);
  if (pairing == NULL)
    return NULL;
  if (!pairing->exists)
    return why_not_new (BRG_WHY_NOT_NO_COMPLETION);
  why_not = why_not_new (BRG_WHY_NOT_WORSE);
  board = find_first_change (question, pairing->pairs, &why_not->n_changed);
  if (board >= 0 && !explain_first_change (question, board, why_not->reasons, error))
    return NULL;
  why_not->pairing = g_steal_pointer (&pairing);
  return g_steal_pointer (&why_not);
}

/* A bye is there only for an odd player; if nobody has it, the rest would be odd without him. */
static gboolean
is_bye_out_of_place (const Question *question)
{
  return question->other == BRG_NOBODY && question->pairing->pairs->len > 0 &&
         g_array_index (question->pairing->pairs, BrgPair, question->pairing->pairs->len - 1)
                 .black != BRG_NOBODY;
}

BrgWhyNot *
brg_pairing_system_why_not (const BrgPairingSystem *system,
                            const BrgTournament *tournament,
                            const BrgPairingRequest *request,
                            const BrgPairing *pairing,
                            gint player,
                            gint other,
                            GError **error)
{
  Question question = { system, tournament, request, pairing, player, other };
  g_autoptr (BrgWhyNot) forbidden = NULL;

  g_return_val_if_fail (system != NULL && tournament != NULL, NULL);
  g_return_val_if_fail (request != NULL && pairing != NULL, NULL);
  g_return_val_if_fail (player >= 0 && player < tournament->n_players, NULL);
  g_return_val_if_fail (other >= BRG_NOBODY && other < tournament->n_players, NULL);
  g_return_val_if_fail (player != other, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (find_pair (pairing->pairs, player, other) >= 0)
    return why_not_new (BRG_WHY_NOT_IS_PAIRED);
  if (system->find_round != NULL)
    return answer_by_table (&question);
  forbidden = why_not_new (BRG_WHY_NOT_FORBIDDEN);
  append_bans (&question, forbidden->reasons);
  if (forbidden->reasons->len > 0)
    return g_steal_pointer (&forbidden);
  if (is_bye_out_of_place (&question))
    return why_not_new (BRG_WHY_NOT_NO_COMPLETION);
  return answer_by_pairing_again (&question, error);
}
