/* brg-trf-team-gaps.c - players who play for a team of a report file that does not list them
 *
 * Whom a player plays for is told by whom he meets: where his opponent's team meets one team, he
 * is of that one. Players who meet a team that has no other opponents are a team without a record.
 *
 * Tests: tests/data/test-trf-repairs.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "brg-trf-matches.h"
#include "brg-trf-reading-private.h"

/* Of more it is no use to ask: such a file lists hardly anybody in teams. */
#define MOST_LONERS 200u

/* A player without a team, and what is found out about him. */
typedef struct
{
  gint player;  /* index */
  gint team;    /* index of the team he plays for, or BRG_NOBODY */
  gint missing; /* else which of the missing teams, from 0 */
} Loner;

typedef struct
{
  BrgTrfReading *reading;
  gint n_teams;
  gint *team_of; /* by players: index, BRG_NOBODY for none */
  GArray *loners;
} Search;

static const BrgCell *
get_cell (const Search *search, gint player, gint round)
{
  return brg_tournament_cell (search->reading->trf->tournament, player, round);
}

static BrgTrfTeam *
get_team (const Search *search, gint index)
{
  return search->reading->trf->teams->teams->pdata[index];
}

static void
map_teams (Search *search)
{
  const BrgTrf *trf = search->reading->trf;

  search->n_teams = (gint) trf->teams->teams->len;
  search->team_of = g_new (gint, trf->players->len);
  for (guint i = 0; i < trf->players->len; i++)
    search->team_of[i] = BRG_NOBODY;
  for (gint team = 0; team < search->n_teams; team++)
    for (guint k = 0; k < get_team (search, team)->players->len; k++)
      {
        gint number = g_array_index (get_team (search, team)->players, gint, k);

        search->team_of[search->reading->index_of[number]] = team;
      }
}

static void
find_loners (Search *search)
{
  const BrgTournament *tournament = search->reading->trf->tournament;

  search->loners = g_array_new (FALSE, FALSE, sizeof (Loner));
  for (gint player = 0; player < tournament->n_players; player++)
    for (gint round = 1; search->team_of[player] == BRG_NOBODY && round <= tournament->n_rounds;
         round++)
      if (get_cell (search, player, round)->opponent != BRG_NOBODY)
        {
          Loner loner = { player, BRG_NOBODY, 0 };

          g_array_append_val (search->loners, loner);
          break;
        }
}

/* The team that the players of a team meet in a round, as far as both have records. */
static gint
find_met_team (const Search *search, gint team, gint round)
{
  const GArray *players = get_team (search, team)->players;

  for (guint i = 0; i < players->len; i++)
    {
      gint player = search->reading->index_of[g_array_index (players, gint, i)];
      gint opponent = get_cell (search, player, round)->opponent;

      if (opponent != BRG_NOBODY && search->team_of[opponent] != BRG_NOBODY)
        return search->team_of[opponent];
    }
  return BRG_NOBODY;
}

/* The first round that tells it decides; what contradicts it is found when all are placed. */
static void
place_loner (const Search *search, Loner *loner)
{
  const BrgTournament *tournament = search->reading->trf->tournament;

  for (gint round = 1; loner->team == BRG_NOBODY && round <= tournament->n_rounds; round++)
    {
      gint opponent = get_cell (search, loner->player, round)->opponent;

      if (opponent != BRG_NOBODY && search->team_of[opponent] != BRG_NOBODY)
        loner->team = find_met_team (search, search->team_of[opponent], round);
    }
}

static gboolean
meet_same_team (const Search *search, const Loner *one, const Loner *other)
{
  const BrgTournament *tournament = search->reading->trf->tournament;

  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      gint met = get_cell (search, one->player, round)->opponent;
      gint met_too = get_cell (search, other->player, round)->opponent;

      if (met != BRG_NOBODY && met_too != BRG_NOBODY && search->team_of[met] != BRG_NOBODY &&
          search->team_of[met] == search->team_of[met_too])
        return TRUE;
    }
  return FALSE;
}

static Loner *
get_loner (const Search *search, guint index)
{
  return &g_array_index (search->loners, Loner, index);
}

/* Those of a missing team who are behind the first one. */
static void
gather_missing (const Search *search, guint first, gint missing)
{
  get_loner (search, first)->missing = missing;
  for (gboolean grows = TRUE; grows;)
    {
      grows = FALSE;
      for (guint i = first + 1; i < search->loners->len; i++)
        for (guint k = first; get_loner (search, i)->team == BRG_NOBODY &&
                              get_loner (search, i)->missing < 0 && k < search->loners->len;
             k++)
          if (get_loner (search, k)->team == BRG_NOBODY &&
              get_loner (search, k)->missing == missing &&
              meet_same_team (search, get_loner (search, k), get_loner (search, i)))
            {
              get_loner (search, i)->missing = missing;
              grows = TRUE;
            }
    }
}

static gint
sort_loners (const Search *search)
{
  gint n_missing = 0;

  for (guint i = 0; i < search->loners->len; i++)
    {
      place_loner (search, get_loner (search, i));
      get_loner (search, i)->missing = -1;
    }
  for (guint i = 0; i < search->loners->len; i++)
    if (get_loner (search, i)->team == BRG_NOBODY && get_loner (search, i)->missing < 0)
      gather_missing (search, i, n_missing++);
  return n_missing;
}

/* A number that records name and no team has, else a free one. */
static gint
choose_number (const Search *search)
{
  static const struct
  {
    const char *tag;
    guint first; /* words that name teams */
    guint last;
  } records[] = { { "300", 1, 2 }, { "330", 2, 3 } };
  BrgTrfReading *reading = search->reading;
  gint number = 0;

  for (guint i = 0; i < reading->lines->len; i++)
    for (guint k = 0; k < G_N_ELEMENTS (records); k++)
      {
        const BrgTrfLine *line = &g_array_index (reading->lines, BrgTrfLine, i);
        g_autoptr (GArray) tokens = NULL;

        if (!brg_trf_line_has_tag (line, records[k].tag))
          continue;
        tokens = brg_trf_line_tokens (line, 4);
        for (guint word = records[k].first; word <= records[k].last && word < tokens->len; word++)
          if (brg_trf_parse_number (g_array_index (tokens, BrgTrfToken, word).text, 999, &number) &&
              number > 0 && brg_trf_find_team (reading->trf, number) == BRG_NOBODY)
            return number;
      }
  for (number = 1; brg_trf_find_team (reading->trf, number) != BRG_NOBODY;)
    number++;
  return number;
}

static gint
compare_teams (gconstpointer a, gconstpointer b)
{
  return (*(BrgTrfTeam *const *) a)->number - (*(BrgTrfTeam *const *) b)->number;
}

static void
join (const Search *search, BrgTrfTeam *team, const Loner *loner)
{
  gint number = brg_trf_get_player (search->reading->trf, loner->player)->number;

  g_array_append_val (team->players, number);
}

/* Everybody where he belongs, asked for or not. */
static void
place_all (const Search *search, gint n_missing)
{
  GPtrArray *teams = search->reading->trf->teams->teams;

  for (guint i = 0; i < search->loners->len; i++)
    if (get_loner (search, i)->team != BRG_NOBODY)
      join (search, get_team (search, get_loner (search, i)->team), get_loner (search, i));
  for (gint missing = 0; missing < n_missing; missing++)
    {
      BrgTrfTeam *team =
          brg_trf_teams_add (search->reading->trf->teams, G_MAXINT - n_missing + missing, "");

      for (guint i = 0; i < search->loners->len; i++)
        if (get_loner (search, i)->missing == missing)
          join (search, team, get_loner (search, i));
    }
  g_assert ((gint) teams->len == search->n_teams + n_missing);
}

static void
take_back (const Search *search, const guint *n_players)
{
  g_ptr_array_set_size (search->reading->trf->teams->teams, search->n_teams);
  for (gint team = 0; team < search->n_teams; team++)
    g_array_set_size (get_team (search, team)->players, n_players[team]);
}

/* Whether the report is one of matches when everybody is placed; nothing stays changed. */
static gboolean
would_fit (const Search *search, gint n_missing)
{
  g_autofree guint *n_players = g_new0 (guint, MAX (search->n_teams, 1));
  gboolean fits;

  for (gint team = 0; team < search->n_teams; team++)
    n_players[team] = get_team (search, team)->players->len;
  place_all (search, n_missing);
  fits = brg_trf_check_matches (search->reading->trf, NULL, NULL);
  take_back (search, n_players);
  return fits;
}

static const BrgTrfLine *
get_line (const Search *search, const Loner *loner)
{
  return search->reading->player_lines[loner->player];
}

static void
offer_places (const Search *search)
{
  for (guint i = 0; i < search->loners->len; i++)
    {
      const Loner *loner = get_loner (search, i);
      BrgTrfTeam *team = loner->team != BRG_NOBODY ? get_team (search, loner->team) : NULL;

      if (team != NULL &&
          brg_trf_offer (search->reading, BRG_TRF_REPAIR_INTO_TEAM, get_line (search, loner), 5,
                         g_strdup (team->name),
                         _ ("player %d plays for the team “%s”, whose line does not list him"),
                         brg_trf_get_player (search->reading->trf, loner->player)->number,
                         team->name))
        join (search, team, loner);
    }
}

static void
offer_team (const Search *search, gint missing)
{
  g_autoptr (GString) numbers = g_string_new (NULL);
  gint number = choose_number (search);
  const Loner *first = NULL;
  g_autofree char *name = NULL;
  BrgTrfTeam *team;

  for (guint i = search->loners->len; i-- > 0;)
    if (get_loner (search, i)->missing == missing)
      {
        first = get_loner (search, i);
        g_string_prepend (numbers, numbers->len > 0 ? ", " : "");
        g_string_prepend (numbers, brg_trf_get_player (search->reading->trf, first->player)->name);
      }
  g_return_if_fail (first != NULL);
  /* Translators: the name of a team that has none */
  name = g_strdup_printf (_ ("Team %d"), number);
  if (!brg_trf_offer (search->reading, BRG_TRF_REPAIR_NEW_TEAM, get_line (search, first), 5,
                      g_strdup (name), _ ("there is no line of the team for which these play: %s"),
                      numbers->str))
    return;
  team = brg_trf_teams_add (search->reading->trf->teams, number, name);
  for (guint i = 0; i < search->loners->len; i++)
    if (get_loner (search, i)->missing == missing)
      join (search, team, get_loner (search, i));
}

/* Offered only where it makes matches of the games. */
void
brg_trf_fill_team_gaps (BrgTrfReading *reading)
{
  Search search = { .reading = reading };
  gint n_missing;

  if (!reading->mends)
    return;
  map_teams (&search);
  find_loners (&search);
  n_missing =
      search.loners->len > 0 && search.loners->len <= MOST_LONERS ? sort_loners (&search) : -1;
  if (n_missing >= 0 && would_fit (&search, n_missing))
    {
      offer_places (&search);
      for (gint missing = 0; missing < n_missing; missing++)
        offer_team (&search, missing);
      g_ptr_array_sort (reading->trf->teams->teams, compare_teams);
    }
  g_array_unref (search.loners);
  g_free (search.team_of);
}
