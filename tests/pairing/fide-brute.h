/* fide-brute.h - small rounds for literal enumerations of FIDE's other Swiss systems, for tests
 *
 * Random tournaments are played with a system. Before every round a test pairs it once more by
 * trying everything that the rules describe; nothing but the rules is shared with what is tested.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-why-not.h"

#define MAX_PERSONS 10
#define MAX_GAMES 16

/* A player as the rules see him. */
typedef struct
{
  gint player;
  gint number;
  gint ordinal;
  gint score;
  gint whites_more;
  gint wish;     /* +1 White, -1 Black, 0 none */
  gint strength; /* 3 absolute, 2 strong, 1 mild, 0 none */
  gint n_games;
  gint history[MAX_GAMES]; /* +1 White, -1 Black; the latest game first */
  gboolean may_have_bye;
} Person;

typedef struct
{
  const BrgTournament *tournament;
  gint round;
  gint n;
  Person persons[MAX_PERSONS]; /* by score and number */
  gboolean may_meet[MAX_PERSONS][MAX_PERSONS];
  gint8 completes[1 << MAX_PERSONS];
  gint mates[MAX_PERSONS]; /* -1 for the bye */
  gboolean exists;
} Round;

static inline gint
score_before (const BrgTournament *t, gint player, gint round)
{
  return brg_tournament_score (t, player, round - 1) +
         (t->virtual_points != NULL ? t->virtual_points[(round - 1) * t->n_players + player] : 0);
}

static inline gboolean
was_played (const BrgTournament *t, gint player, gint round)
{
  const BrgCell *cell = brg_tournament_cell (t, player, round);

  return cell->opponent != BRG_NOBODY && brg_outcome_is_played (cell->outcome);
}

static inline void
read_person (const Round *r, Person *p, gint player)
{
  const BrgTournament *t = r->tournament;

  *p = (Person){ .player = player, .number = t->players[player].number, .may_have_bye = TRUE };
  p->score = score_before (t, player, r->round);
  for (gint round = r->round - 1; round >= 1; round--)
    {
      const BrgCell *cell = brg_tournament_cell (t, player, round);
      gint colour = cell->colour == BRG_COLOUR_WHITE ? 1 : -1;

      if (was_played (t, player, round))
        {
          p->history[p->n_games++] = colour;
          p->whites_more += colour;
        }
      else if (cell->outcome == BRG_OUTCOME_PAIRING_BYE ||
               brg_scoring_points (&t->scoring, cell->outcome) >= t->scoring.win)
        p->may_have_bye = FALSE;
    }
  if (ABS (p->whites_more) > 1)
    {
      p->strength = 3;
      p->wish = p->whites_more > 0 ? -1 : 1;
    }
  else if (p->n_games > 1 && p->history[0] == p->history[1])
    {
      p->strength = 3;
      p->wish = -p->history[0];
    }
  else if (p->whites_more != 0)
    {
      p->strength = 2;
      p->wish = -p->whites_more;
    }
  else if (p->n_games > 0)
    {
      p->strength = 1;
      p->wish = -p->history[0];
    }
}

static inline gboolean
is_away (const BrgTournament *t, gint player, gint round)
{
  BrgOutcome outcome = brg_tournament_cell (t, player, round)->outcome;

  return outcome == BRG_OUTCOME_ZERO_BYE || outcome == BRG_OUTCOME_HALF_BYE ||
         outcome == BRG_OUTCOME_FULL_BYE;
}

static inline gboolean
took_part (const BrgTournament *t, gint player, gint round)
{
  for (gint earlier = 1; earlier < round; earlier++)
    if (brg_tournament_cell (t, player, earlier)->opponent != BRG_NOBODY ||
        brg_tournament_cell (t, player, earlier)->outcome == BRG_OUTCOME_PAIRING_BYE)
      return TRUE;
  return FALSE;
}

static inline gint
compare_persons (gconstpointer a, gconstpointer b)
{
  const Person *p = a;
  const Person *q = b;

  return p->score != q->score ? q->score - p->score : p->number - q->number;
}

static inline gboolean
have_met (const Round *r, const Person *p, const Person *q)
{
  for (gint round = 1; round < r->round; round++)
    if (brg_tournament_cell (r->tournament, p->player, round)->opponent == q->player &&
        was_played (r->tournament, p->player, round))
      return TRUE;
  return FALSE;
}

static inline gboolean
is_forbidden (const Round *r, const Person *p, const Person *q)
{
  const GArray *forbidden = r->tournament->forbidden;

  for (guint i = 0; forbidden != NULL && i < forbidden->len; i++)
    {
      BrgForbiddenPair ban = g_array_index (forbidden, BrgForbiddenPair, i);

      if (r->round <= ban.last_round && (ban.player == p->player || ban.player == q->player) &&
          (ban.other == p->player || ban.other == q->player))
        return TRUE;
    }
  return FALSE;
}

static inline void
read_round (Round *r, const BrgTournament *tournament, gint round)
{
  gint ordinal = 0;

  memset (r, 0, sizeof *r);
  r->tournament = tournament;
  r->round = round;
  for (gint player = 0; player < tournament->n_players; player++)
    {
      gboolean is_here = !is_away (tournament, player, round);

      ordinal += is_here || took_part (tournament, player, round);
      if (!is_here)
        continue;
      read_person (r, &r->persons[r->n], player);
      r->persons[r->n++].ordinal = ordinal;
    }
  qsort (r->persons, (gsize) r->n, sizeof (Person), compare_persons);
  for (gint i = 0; i < r->n; i++)
    {
      r->mates[i] = -1;
      for (gint j = 0; j < r->n; j++)
        {
          const Person *p = &r->persons[i];
          const Person *q = &r->persons[j];

          r->may_meet[i][j] = i != j && !have_met (r, p, q) && !is_forbidden (r, p, q);
        }
    }
}

/* Two who must both have the same colour do not meet. */
static inline void
bar_colours (Round *r)
{
  for (gint i = 0; i < r->n; i++)
    for (gint j = 0; j < r->n; j++)
      if (r->persons[i].strength == 3 && r->persons[j].strength == 3 &&
          r->persons[i].wish == r->persons[j].wish)
        r->may_meet[i][j] = FALSE;
}

/* Whether a set can be paired. */
static inline gboolean
completes (Round *r, guint set)
{
  gint low;

  if (set == 0)
    return TRUE;
  if (__builtin_popcount (set) % 2 == 1)
    return FALSE;
  if (r->completes[set] != 0)
    return r->completes[set] == 1;
  low = __builtin_ctz (set);
  r->completes[set] = 2;
  for (gint j = low + 1; j < r->n && r->completes[set] != 1; j++)
    if (set >> j & 1 && r->may_meet[low][j] && completes (r, set & ~(1u << low) & ~(1u << j)))
      r->completes[set] = 1;
  return r->completes[set] == 1;
}

static inline void
join (Round *r, gint i, gint j)
{
  r->mates[i] = j;
  r->mates[j] = i;
}

/* Dubov 5.2, Burstein 5.2: whether the higher ranked has White. */
static inline gboolean
higher_has_white (const Round *r, const Person *p, const Person *q)
{
  gboolean lot_is_black = r->tournament->initial_colour == BRG_COLOUR_BLACK;

  if (p->n_games == 0 && q->n_games == 0)
    return (p->ordinal % 2 == 1) != lot_is_black;
  if (p->wish != q->wish)
    return p->wish > q->wish;
  if (p->strength != q->strength)
    return (p->strength > q->strength) == (p->wish > 0);
  for (gint i = 0; i < MIN (p->n_games, q->n_games); i++)
    if (p->history[i] != q->history[i])
      return p->history[i] < 0;
  return p->wish > 0;
}

typedef gboolean (*HasWhite) (const Round *r, const Person *p, const Person *q);

/* All boards, White first, in the order of players; "none" where there is no pairing. */
static inline char *
dup_round_text (const Round *r, HasWhite higher_is_white)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (!r->exists)
    return g_strdup ("none");
  for (gint player = 0; player < r->tournament->n_players; player++)
    for (gint i = 0; i < r->n; i++)
      {
        const Person *p = &r->persons[i];
        const Person *q;

        if (p->player != player)
          continue;
        if (r->mates[i] < 0)
          {
            g_string_append_printf (text, "%d-0 ", p->number);
            continue;
          }
        q = &r->persons[r->mates[i]];
        if (i < r->mates[i] ? higher_is_white (r, p, q) : !higher_is_white (r, q, p))
          g_string_append_printf (text, "%d-%d ", p->number, q->number);
      }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static inline char *
dup_answer_text (const BrgTournament *t, const BrgPairing *pairing)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (!pairing->exists)
    return g_strdup ("none");
  for (gint player = 0; player < t->n_players; player++)
    for (guint i = 0; i < pairing->pairs->len; i++)
      {
        BrgPair pair = g_array_index (pairing->pairs, BrgPair, i);

        if (pair.white == player)
          g_string_append_printf (text, "%d-%d ", t->players[player].number,
                                  pair.black == BRG_NOBODY ? 0 : t->players[pair.black].number);
      }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static inline void
announce_absences (BrgTournament *t, GRand *rand, gint round, gint one_in)
{
  for (gint player = 0; player < t->n_players; player++)
    if (g_rand_int_range (rand, 0, one_in) == 0)
      brg_tournament_set_bye (t, round, player,
                              g_rand_int_range (rand, 0, 2) == 0 ? BRG_OUTCOME_ZERO_BYE
                                                                 : BRG_OUTCOME_HALF_BYE);
}

static inline void
play_round (BrgTournament *t, GRand *rand, gint round, const BrgPairing *pairing)
{
  static const BrgOutcome outcomes[][2] = {
    { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
    { BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
    { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
    { BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
    { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS },
  };

  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      BrgPair pair = g_array_index (pairing->pairs, BrgPair, i);
      gint which = g_rand_int_range (rand, 0, 32);

      which = which < 30 ? which % 3 : which - 27;
      if (pair.black == BRG_NOBODY)
        brg_tournament_set_bye (t, round, pair.white, BRG_OUTCOME_PAIRING_BYE);
      else
        brg_tournament_set_game (t, round, pair.white, pair.black, outcomes[which][0],
                                 outcomes[which][1]);
    }
}

/* Every reason is about a board and somebody on it, and every board has one. */
static inline void
check_reasons (const BrgPairing *pairing)
{
  g_autofree gboolean *has_reason = g_new0 (gboolean, MAX (pairing->pairs->len, 1));

  for (guint i = 0; i < pairing->reasons->len; i++)
    {
      const BrgReason *reason = &g_array_index (pairing->reasons, BrgReason, i);
      const BrgPair *pair;

      g_assert_nonnull (reason->article);
      g_assert_nonnull (brg_reason_kind_get_id (reason->kind));
      g_assert_cmpint (reason->pair, >=, 0);
      g_assert_cmpuint ((guint) reason->pair, <, pairing->pairs->len);
      pair = &g_array_index (pairing->pairs, BrgPair, (guint) reason->pair);
      has_reason[reason->pair] = TRUE;
      if (reason->kind == BRG_REASON_FIRST_CHOICE || reason->kind == BRG_REASON_MOVED_UP ||
          reason->kind == BRG_REASON_MOVED_DOWN)
        g_assert_true ((reason->player == pair->white && reason->other == pair->black) ||
                       (reason->player == pair->black && reason->other == pair->white));
    }
  for (guint i = 0; i < pairing->pairs->len; i++)
    g_assert_true (has_reason[i]);
}

static inline BrgPairing *
pair_round (const char *id, const BrgTournament *t, gint round)
{
  BrgPairingRequest request = { .round = round, .explain = TRUE };
  g_autoptr (GError) error = NULL;
  BrgPairing *pairing = brg_pairing_system_pair (brg_pairing_system_find (id), t, &request, &error);

  g_assert_no_error (error);
  check_reasons (pairing);
  return pairing;
}

/* Ratings that fall with the number, some alike. */
static inline void
give_ratings (BrgTournament *t, GRand *rand)
{
  gint rating = 2600;

  for (gint player = 0; player < t->n_players; player++)
    {
      t->players[player].rating = rating;
      rating -= g_rand_int_range (rand, 0, 60);
    }
}

/* Anybody meets anybody whom he has not met: histories that no system makes. */
static inline BrgPairing *
pair_wildly (const BrgTournament *t, GRand *rand, gint round)
{
  BrgPairing *pairing = brg_pairing_new ();
  g_autofree gboolean *is_out = g_new0 (gboolean, t->n_players);

  for (gint player = 0; player < t->n_players; player++)
    is_out[player] = is_away (t, player, round);
  for (gint tries = 0; tries < 100; tries++)
    {
      BrgPair pair = { g_rand_int_range (rand, 0, t->n_players),
                       g_rand_int_range (rand, 0, t->n_players) };
      gboolean may_meet = pair.white != pair.black && !is_out[pair.white] && !is_out[pair.black];

      for (gint earlier = 1; earlier < round && may_meet; earlier++)
        may_meet = brg_tournament_cell (t, pair.white, earlier)->opponent != pair.black;
      if (!may_meet)
        continue;
      is_out[pair.white] = is_out[pair.black] = TRUE;
      g_array_append_val (pairing->pairs, pair);
    }
  return pairing;
}

/* Mostly the smaller number wins, so that the others meet higher scores all the time. */
static inline void
let_strong_win (BrgTournament *t, GRand *rand, gint round)
{
  for (gint player = 0; player < t->n_players; player++)
    {
      BrgCell *cell = brg_tournament_cell (t, player, round);

      if (cell->opponent < player || !brg_outcome_is_played (cell->outcome) ||
          g_rand_int_range (rand, 0, 6) == 0)
        continue;
      cell->outcome = BRG_OUTCOME_WIN;
      brg_tournament_cell (t, cell->opponent, round)->outcome = BRG_OUTCOME_LOSS;
    }
}

static inline void
forbid_some (BrgTournament *t, GRand *rand)
{
  for (gint i = g_rand_int_range (rand, 0, 5); i > 2; i--)
    {
      gint player = g_rand_int_range (rand, 0, t->n_players);
      gint other = g_rand_int_range (rand, 0, t->n_players);

      if (player != other)
        brg_tournament_forbid (t, player, other, 1, g_rand_int_range (rand, 1, 9));
    }
}

/* The upper half has a point more in the first rounds, half a point in some more. */
static inline void
accelerate (BrgTournament *t)
{
  for (gint player = 0; player < (t->n_players + 1) / 2; player++)
    for (gint round = 1; round <= MIN (4, t->n_rounds); round++)
      brg_tournament_set_virtual_points (t, player, round, round <= 2 ? BRG_POINT : BRG_POINT / 2);
}

/* Plays so many rounds at least; every one is paired by @enumerate too. Wild tournaments are played
 * with other pairs than those. Returns how many were. */
static inline gint
compare_rounds (const char *id,
                guint32 seed,
                gint n_wanted,
                gboolean is_wild,
                void (*enumerate) (Round *r),
                HasWhite higher_is_white)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autofree Round *r = g_new (Round, 1);
  gint n_rounds = 0;

  while (n_rounds < n_wanted)
    {
      gint n = g_rand_int_range (rand, 4, MAX_PERSONS + 1);
      gint last = is_wild && n > 6 ? 9 : MIN (g_rand_int_range (rand, 3, 9), n);
      g_autoptr (BrgTournament) t = brg_tournament_new (BRG_TOURNAMENT_SWISS, n, last);
      gboolean goes_on = TRUE;

      give_ratings (t, rand);
      forbid_some (t, rand);
      if (g_rand_int_range (rand, 0, 4) == 0)
        accelerate (t);
      t->initial_colour = g_rand_boolean (rand) ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
      for (gint round = 1; round <= last && goes_on; round++)
        {
          g_autoptr (BrgPairing) pairing = NULL;
          g_autofree char *answer = NULL;
          g_autofree char *expected = NULL;

          announce_absences (t, rand, round, 20);
          pairing = pair_round (id, t, round);
          answer = dup_answer_text (t, pairing);
          read_round (r, t, round);
          enumerate (r);
          expected = dup_round_text (r, higher_is_white);
          g_assert_cmpstr (answer, ==, expected);
          n_rounds++;
          goes_on = pairing->exists || is_wild;
          if (is_wild)
            {
              g_autoptr (BrgPairing) wild = pair_wildly (t, rand, round);

              play_round (t, rand, round, wild);
              if (n % 2 == 0)
                let_strong_win (t, rand, round);
              for (gint player = 0; player < n; player++)
                if (brg_tournament_cell (t, player, round)->outcome == BRG_OUTCOME_NONE)
                  brg_tournament_set_bye (t, round, player, BRG_OUTCOME_ZERO_BYE);
            }
          else if (goes_on)
            play_round (t, rand, round, pairing);
        }
    }
  return n_rounds;
}

/* Everybody present once, nobody meets twice, no second bye. */
static inline void
check_basics (const BrgTournament *t, gint round, const BrgPairing *pairing)
{
  g_autofree gint *n_boards = g_new0 (gint, t->n_players);

  g_assert_true (pairing->exists);
  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      BrgPair pair = g_array_index (pairing->pairs, BrgPair, i);

      n_boards[pair.white]++;
      if (pair.black != BRG_NOBODY)
        n_boards[pair.black]++;
      for (gint earlier = 1; earlier < round; earlier++)
        {
          const BrgCell *cell = brg_tournament_cell (t, pair.white, earlier);

          if (pair.black == BRG_NOBODY)
            g_assert_cmpint (cell->outcome, !=, BRG_OUTCOME_PAIRING_BYE);
          else if (cell->opponent == pair.black)
            g_assert_false (was_played (t, pair.white, earlier));
        }
    }
  for (gint player = 0; player < t->n_players; player++)
    g_assert_cmpint (n_boards[player], ==, is_away (t, player, round) ? 0 : 1);
}

/* Nobody has a colour three times running or three games more with one. */
static inline void
check_colours (const BrgTournament *t, gint round)
{
  for (gint player = 0; player < t->n_players; player++)
    {
      gint difference = 0;
      gint run = 0;
      BrgColour last = BRG_COLOUR_NONE;

      for (gint r = 1; r <= round; r++)
        {
          BrgColour colour = brg_tournament_cell (t, player, r)->colour;

          if (!was_played (t, player, r))
            continue;
          run = colour == last ? run + 1 : 1;
          last = colour;
          difference += colour == BRG_COLOUR_WHITE ? 1 : -1;
          g_assert_cmpint (run, <=, 2);
          g_assert_cmpint (ABS (difference), <=, 2);
        }
    }
}

/* A tournament of many players, every round checked. */
static inline void
play_large (const char *id, guint32 seed, gint n_players, gint n_rounds, gboolean colours_bar)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (BrgTournament) t = brg_tournament_new (BRG_TOURNAMENT_SWISS, n_players, n_rounds);

  give_ratings (t, rand);
  t->initial_colour = BRG_COLOUR_WHITE;
  for (gint player = 0; player < n_players; player++)
    t->players[player].rating = 2600 - 4 * player;
  for (gint round = 1; round <= n_rounds; round++)
    {
      g_autoptr (BrgPairing) pairing = NULL;

      announce_absences (t, rand, round, 60);
      pairing = pair_round (id, t, round);
      check_basics (t, round, pairing);
      play_round (t, rand, round, pairing);
      if (colours_bar)
        check_colours (t, round);
    }
}

/* A pair that is fixed stays as it is, and "why not" has an answer for another one. */
static inline void
check_locked (const char *id)
{
  g_autoptr (BrgTournament) t = brg_tournament_new (BRG_TOURNAMENT_SWISS, 9, 6);
  const BrgPair locked[] = { { 1, 0 }, { 4, BRG_NOBODY } };
  BrgPairingRequest request = { .round = 1, .locked = locked, .n_locked = 2, .explain = TRUE };
  const BrgPairingSystem *system = brg_pairing_system_find (id);
  g_autoptr (BrgPairing) pairing = NULL;
  g_autoptr (BrgWhyNot) why_not = NULL;
  g_autoptr (GError) error = NULL;
  gint n_found = 0;

  for (gint player = 0; player < 9; player++)
    t->players[player].rating = 2000 - player;
  pairing = brg_pairing_system_pair (system, t, &request, &error);
  g_assert_no_error (error);
  check_basics (t, 1, pairing);
  check_reasons (pairing);
  for (guint i = 0; i < pairing->pairs->len; i++)
    for (guint k = 0; k < 2; k++)
      {
        BrgPair pair = g_array_index (pairing->pairs, BrgPair, i);

        n_found += pair.white == locked[k].white && pair.black == locked[k].black;
      }
  g_assert_cmpint (n_found, ==, 2);
  request.n_locked = 0;
  g_clear_pointer (&pairing, brg_pairing_free);
  pairing = brg_pairing_system_pair (system, t, &request, &error);
  g_assert_no_error (error);
  why_not = brg_pairing_system_why_not (system, t, &request, pairing, 0, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpint (why_not->verdict, ==, BRG_WHY_NOT_WORSE);
  check_basics (t, 1, why_not->pairing);
}
