/* brg-award-lists.c - the table of a group with its classifications, prizes and team results
 *
 * Rules: rus-draughts-2022 1.3, 1.5.4, 2.1
 * Tests: tests/app/test-award-forms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-award-lists.h"

#include "brg-category-members.h"
#include "brg-snapshot-tournament.h"

static void
add_category (BrgAwardLists *self, const BrgCategory *category)
{
  guint n_members;
  guint n_unknown;
  g_autofree gint *members =
      brg_category_list_members (self->source.snapshot, category, &n_members, &n_unknown);

  self->n_unknown[self->lists->len] = n_unknown;
  g_ptr_array_add (self->lists,
                   brg_classification_new (self->source.standings, members, n_members));
}

BrgAwardLists *
brg_award_lists_new (const BrgTableSource *source)
{
  BrgAwardLists *self;
  const GPtrArray *categories;

  g_return_val_if_fail (source != NULL, NULL);

  categories = source->snapshot->categories;
  self = g_new0 (BrgAwardLists, 1);
  self->source = *source;
  self->lists = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  self->n_unknown = g_new0 (guint, categories->len + 1);
  g_ptr_array_add (self->lists, brg_classification_new (source->standings, NULL, 0));
  for (guint i = 0; i < categories->len; i++)
    add_category (self, categories->pdata[i]);
  return self;
}

void
brg_award_lists_free (BrgAwardLists *lists)
{
  if (lists == NULL)
    return;
  g_ptr_array_unref (lists->lists);
  g_free (lists->n_unknown);
  g_free (lists);
}

const char *
brg_award_lists_get_name (const BrgAwardLists *lists, guint list, const BrgWords *words)
{
  g_return_val_if_fail (lists != NULL && list < lists->lists->len, NULL);

  if (list == 0)
    /* Translators: the table of all players, beside categories: "Общий зачёт" */
    return W_ (words, "All players");
  return ((const BrgCategory *) lists->source.snapshot->categories->pdata[list - 1])->name;
}

BrgPrizeSharing
brg_award_lists_get_sharing (const BrgSnapshot *snapshot)
{
  static const char *const words[BRG_N_PRIZE_SHARINGS] = {
    [BRG_PRIZE_SHARING_NONE] = "none",
    [BRG_PRIZE_SHARING_EQUAL] = "equal",
    [BRG_PRIZE_SHARING_HORT] = "hort",
  };

  g_return_val_if_fail (snapshot != NULL, BRG_PRIZE_SHARING_HORT);

  for (guint i = 0; i < BRG_N_PRIZE_SHARINGS; i++)
    if (g_str_equal (words[i], snapshot->group->prize_sharing))
      return i;
  return BRG_PRIZE_SHARING_HORT;
}

static GArray *
list_offers (const BrgSnapshot *snapshot)
{
  GArray *offers = g_array_new (FALSE, FALSE, sizeof (BrgPrizeOffer));

  for (guint i = 0; i < snapshot->prizes->len; i++)
    {
      const BrgPrize *prize = snapshot->prizes->pdata[i];
      BrgPrizeOffer offer = { (guint) (prize->category + 1), prize->first_place, prize->last_place,
                              prize->amount };

      g_array_append_val (offers, offer);
    }
  return offers;
}

gboolean
brg_award_lists_is_excluded (const BrgAwardLists *lists, gint player)
{
  g_return_val_if_fail (lists != NULL, FALSE);

  /* rus-draughts-2022 1.5.4 */
  return brg_snapshot_get_entry (lists->source.snapshot, player)->is_excluded;
}

static gboolean *
mark_excluded (const BrgAwardLists *lists)
{
  gint n_players = lists->source.standings->n_lines;
  gboolean *excluded = g_new0 (gboolean, (gsize) MAX (n_players, 1));

  for (gint player = 0; player < n_players; player++)
    excluded[player] = brg_award_lists_is_excluded (lists, player);
  return excluded;
}

BrgPrizeShares *
brg_award_lists_share (const BrgAwardLists *lists)
{
  const BrgSnapshot *snapshot;
  g_autoptr (GArray) offers = NULL;
  g_autofree gboolean *excluded = NULL;
  BrgPrizeTerms terms;

  g_return_val_if_fail (lists != NULL, NULL);

  snapshot = lists->source.snapshot;
  offers = list_offers (snapshot);
  excluded = mark_excluded (lists);
  terms = (BrgPrizeTerms){
    .offers = (const BrgPrizeOffer *) (gconstpointer) offers->data,
    .n_offers = offers->len,
    .lists = (const GArray *const *) lists->lists->pdata,
    .n_lists = lists->lists->len,
    .sharing = brg_award_lists_get_sharing (snapshot),
    .once = snapshot->group->prizes_once,
    .excluded = excluded,
  };
  return brg_prizes_share (&terms);
}

gint
brg_award_lists_count_prizes (const BrgAwardLists *lists, guint list)
{
  const GPtrArray *prizes;
  gint last = 0;

  g_return_val_if_fail (lists != NULL, 0);

  prizes = lists->source.snapshot->prizes;
  for (guint i = 0; i < prizes->len; i++)
    {
      const BrgPrize *prize = prizes->pdata[i];

      if (prize->category + 1 == (gint) list)
        last = MAX (last, prize->last_place);
    }
  return last;
}

static const char *
get_team (const BrgSnapshot *snapshot, const BrgEntry *entry)
{
  const char *by = snapshot->group->totals_by;

  return g_str_equal (by, "organisation") ? entry->organisation
         : g_str_equal (by, "federation") ? entry->federation
         : g_str_equal (by, "coach")      ? entry->coach
                                          : "";
}

/* The index of a player's team; -1 for none. Case and blanks around a name make no other team. */
static gint
find_team (GHashTable *teams, GPtrArray *names, const char *text)
{
  g_autofree char *name = g_strstrip (g_strdup (text));
  g_autofree char *key = g_utf8_casefold (name, -1);
  gpointer found;

  if (*name == '\0')
    return -1;
  if (g_hash_table_lookup_extended (teams, key, NULL, &found))
    return GPOINTER_TO_INT (found);
  g_hash_table_insert (teams, g_steal_pointer (&key), GINT_TO_POINTER (names->len));
  g_ptr_array_add (names, g_steal_pointer (&name));
  return (gint) names->len - 1;
}

GPtrArray *
brg_award_lists_total (const BrgAwardLists *lists, GPtrArray **names)
{
  g_autoptr (GHashTable) teams = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const BrgStandings *standings;
  const BrgSnapshot *snapshot;
  g_autofree gint *team_of = NULL;
  g_autofree gint *points = NULL;
  BrgTotalsTerms terms;

  g_return_val_if_fail (lists != NULL && names != NULL, NULL);

  standings = lists->source.standings;
  snapshot = lists->source.snapshot;
  *names = g_ptr_array_new_with_free_func (g_free);
  team_of = g_new (gint, (gsize) MAX (standings->n_lines, 1));
  points = g_new (gint, (gsize) MAX (standings->n_lines, 1));
  for (gint player = 0; player < standings->n_lines; player++)
    {
      points[player] = standings->lines[standings->line_of[player]].points;
      team_of[player] =
          find_team (teams, *names, get_team (snapshot, brg_snapshot_get_entry (snapshot, player)));
    }
  terms = (BrgTotalsTerms){
    .lines = lists->lists->pdata[0],
    .points = points,
    .team_of = team_of,
    .n_teams = (gint) (*names)->len,
    .best = snapshot->group->totals_best,
    .order = g_str_equal (snapshot->group->totals_of, "places") ? BRG_TOTALS_BY_PLACES
                                                                : BRG_TOTALS_BY_POINTS,
  };
  return brg_team_totals_new (&terms);
}

static gboolean *
mark_members (const BrgAwardLists *lists, guint list)
{
  const GArray *lines = lists->lists->pdata[list];
  gboolean *among = g_new0 (gboolean, (gsize) MAX (lists->source.standings->n_lines, 1));

  for (guint i = 0; i < lines->len; i++)
    among[g_array_index (lines, BrgClassified, i).player] = TRUE;
  return among;
}

/* Whoever meets one who has left has his plus in a later round for certain. */
static BrgStandings *
list_certain (const BrgAwardLists *lists)
{
  const BrgWithdrawals *withdrawals = lists->source.withdrawals;

  return brg_standings_compute (withdrawals->tournament, withdrawals->counted,
                                brg_tournament_last_paired_round (withdrawals->tournament),
                                lists->source.standings->edition, NULL, 0);
}

static BrgChanceTerms
make_terms (const BrgAwardLists *lists, const gboolean *among, const BrgStandings *certain)
{
  return (BrgChanceTerms){
    .tournament = lists->source.withdrawals->tournament,
    .standings = lists->source.standings,
    .among = among,
    .has_boards = brg_snapshot_has_teams (lists->source.snapshot),
    .certain = certain,
  };
}

GArray *
brg_award_lists_find_chances (const BrgAwardLists *lists, guint list)
{
  g_autofree gboolean *among = NULL;
  g_autoptr (BrgStandings) certain = NULL;
  BrgChanceTerms terms;

  g_return_val_if_fail (lists != NULL && list < lists->lists->len, NULL);

  among = mark_members (lists, list);
  certain = list_certain (lists);
  terms = make_terms (lists, among, certain);
  return brg_chances_compute (&terms);
}

/* The board of a player's open game, 0 for none. */
static gint
find_board (const BrgSnapshot *snapshot, gint player)
{
  for (guint r = 0; r < snapshot->rounds->len; r++)
    {
      const BrgRound *round = snapshot->rounds->pdata[r];

      for (guint i = 0; i < round->games->len; i++)
        {
          const BrgGame *game = &g_array_index (round->games, BrgGame, i);

          if ((game->white == player || game->black == player) &&
              brg_outcome_is_pending (game->white_outcome))
            return game->board;
        }
    }
  return 0;
}

static gint
compare_ints (gconstpointer a, gconstpointer b)
{
  return *(const gint *) a - *(const gint *) b;
}

GArray *
brg_award_lists_list_deciding (const BrgAwardLists *lists,
                               guint list,
                               const BrgChance *chance,
                               BrgChanceResult result)
{
  g_autofree gboolean *among = NULL;
  g_autoptr (BrgStandings) certain = NULL;
  BrgChanceTerms terms;
  GArray *boards;

  g_return_val_if_fail (lists != NULL && list < lists->lists->len && chance != NULL, NULL);

  among = mark_members (lists, list);
  certain = list_certain (lists);
  terms = make_terms (lists, among, certain);
  boards = brg_chances_list_deciding (&terms, chance, result);
  for (guint i = 0; i < boards->len; i++)
    {
      gint *place = &g_array_index (boards, gint, i);

      *place = find_board (lists->source.snapshot, *place);
    }
  g_array_sort (boards, compare_ints);
  return boards;
}

static gboolean
is_over (const BrgTournament *tournament)
{
  gint last = brg_tournament_last_paired_round (tournament);

  if (last < tournament->n_rounds)
    return FALSE;
  for (gint round = 1; round <= last; round++)
    for (gint player = 0; player < tournament->n_players; player++)
      {
        const BrgCell *cell = brg_tournament_cell (tournament, player, round);

        if (cell->opponent != BRG_NOBODY && brg_outcome_is_pending (cell->outcome))
          return FALSE;
      }
  return TRUE;
}

gboolean
brg_award_lists_has_chances (const BrgSnapshot *snapshot)
{
  g_autoptr (BrgTournament) tournament = NULL;
  g_autoptr (BrgWithdrawals) withdrawals = NULL;

  g_return_val_if_fail (snapshot != NULL, FALSE);

  if (brg_snapshot_count_numbered (snapshot) == 0 || brg_snapshot_is_knockout (snapshot))
    return FALSE;
  tournament = brg_snapshot_to_tournament (snapshot);
  if (tournament->board_points != NULL && tournament->board_points_first)
    return FALSE;
  withdrawals = brg_withdrawals_apply (tournament, snapshot->event->rulebook);
  return !is_over (withdrawals->tournament);
}
