/* brg-round-faults.c - what of the pairs of a round breaks FIDE's rules
 *
 * Rules: fide-basic-2026 2, 3, 6, 7
 * Tests: tests/data/test-fide-mode.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-round-faults.h"

#include "brg-round-check.h"

/* fide-basic-2026 6: a colour three times in a row, or three times more than the other one */
#define MOST_RUN 2
#define MOST_SURPLUS 2

/* More pairs are not read by anybody. */
#define MOST_PAIRS 20

typedef struct
{
  const BrgPairingSystem *system;
  const BrgTournament *tournament;
  BrgTournament *before; /* what was known when the round was paired */
  gint round;
  GPtrArray *faults;
} Look;

void
brg_round_fault_free (BrgRoundFault *fault)
{
  if (fault == NULL)
    return;
  g_free (fault->detail);
  g_free (fault);
}

static void
append_pair (GString *text, const BrgTournament *tournament, BrgPair pair)
{
  g_string_append_printf (text, "%s%d", text->len > 0 ? ", " : "",
                          tournament->players[pair.white].number);
  if (pair.black == BRG_NOBODY)
    g_string_append (text, "-bye");
  else
    g_string_append_printf (text, "-%d", tournament->players[pair.black].number);
}

static void
append_pairs (GString *text, const BrgTournament *tournament, const GArray *pairs)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < MIN (pairs->len, MOST_PAIRS); i++)
    append_pair (list, tournament, g_array_index (pairs, BrgPair, i));
  if (pairs->len > MOST_PAIRS)
    g_string_append (list, ", …");
  g_string_append (text, list->str);
}

static void
add_fault (Look *look, const char *id, BrgPair pair)
{
  BrgRoundFault *fault = g_new0 (BrgRoundFault, 1);
  g_autoptr (GString) text = g_string_new (NULL);

  append_pair (text, look->tournament, pair);
  fault->act = brg_irregular_act_find (id);
  fault->detail = g_string_free (g_steal_pointer (&text), FALSE);
  g_ptr_array_add (look->faults, fault);
}

static const char *
get_ban_act (BrgReasonKind kind, gboolean is_bye)
{
  if (is_bye)
    return "bye-barred";
  if (kind == BRG_REASON_MET)
    return "pair-met";
  return kind == BRG_REASON_FORBIDDEN || kind == BRG_REASON_KEPT_APART ? "pair-forbidden" : NULL;
}

/* Colours are looked at by themselves, for both players. */
static gboolean
look_at_bans (Look *look, BrgPair pair)
{
  g_autoptr (GArray) bans = g_array_new (FALSE, FALSE, sizeof (BrgReason));

  if (look->system->list_bans == NULL)
    return FALSE;
  look->system->list_bans (look->before, look->round, pair.white, pair.black, bans);
  for (guint i = 0; i < bans->len; i++)
    {
      const char *id =
          get_ban_act (g_array_index (bans, BrgReason, i).kind, pair.black == BRG_NOBODY);

      if (id == NULL)
        continue;
      add_fault (look, id, pair);
      return TRUE;
    }
  return FALSE;
}

static gboolean
may_have_bye (const Look *look, gint player)
{
  g_autoptr (GArray) bans = g_array_new (FALSE, FALSE, sizeof (BrgReason));

  if (look->system->list_bans == NULL)
    return FALSE;
  look->system->list_bans (look->before, look->round, player, BRG_NOBODY, bans);
  return bans->len == 0;
}

static void
look_at_bye (Look *look, BrgPair pair)
{
  gint points = brg_tournament_pairing_score (look->before, pair.white, look->round);

  if (look_at_bans (look, pair))
    return;
  for (gint player = 0; player < look->tournament->n_players; player++)
    if (brg_tournament_cell (look->tournament, player, look->round)->opponent != BRG_NOBODY &&
        brg_tournament_pairing_score (look->before, player, look->round) < points &&
        may_have_bye (look, player))
      {
        add_fault (look, "bye-not-lowest", pair);
        return;
      }
}

static gint
get_side (const BrgTournament *tournament, gint player, gint round)
{
  const BrgCell *cell = brg_tournament_cell (tournament, player, round);

  if (cell->opponent == BRG_NOBODY || brg_outcome_is_forfeit (cell->outcome))
    return 0;
  return cell->colour == BRG_COLOUR_WHITE ? 1 : cell->colour == BRG_COLOUR_BLACK ? -1 : 0;
}

static gboolean
is_over_limit (const Look *look, gint player, gint side)
{
  gint surplus = side;
  gint run = 1;
  gboolean is_run = TRUE;

  for (gint round = look->round - 1; round >= 1; round--)
    {
      gint other = get_side (look->before, player, round);

      surplus += other;
      if (other != 0)
        is_run = is_run && other == side;
      run += other != 0 && is_run;
    }
  return run > MOST_RUN || ABS (surplus) > MOST_SURPLUS;
}

/* What he is due: 1 White, -1 Black, 0 neither. */
static gint
get_due (const Look *look, gint player)
{
  gint surplus = 0;
  gint last = 0;

  for (gint round = 1; round < look->round; round++)
    {
      gint side = get_side (look->before, player, round);

      surplus += side;
      if (side != 0)
        last = side;
    }
  return surplus != 0 ? (surplus > 0 ? -1 : 1) : -last;
}

static void
look_at_colours (Look *look, BrgPair pair)
{
  if (look->round < look->tournament->n_rounds &&
      (is_over_limit (look, pair.white, 1) || is_over_limit (look, pair.black, -1)))
    add_fault (look, "colour-limit", pair);
  if (get_due (look, pair.white) < 0 && get_due (look, pair.black) > 0)
    add_fault (look, "colours-both", pair);
}

static void
look_at_pair (Look *look, BrgPair pair)
{
  if (pair.black == BRG_NOBODY)
    {
      look_at_bye (look, pair);
      return;
    }
  look_at_bans (look, pair);
  if (look->system->list_bans != NULL)
    look_at_colours (look, pair);
}

static void
add_difference (Look *look, const BrgRoundCheck *check, const char *problem)
{
  BrgRoundFault *fault = g_new0 (BrgRoundFault, 1);
  g_autoptr (GString) text = g_string_new (NULL);

  if (check != NULL)
    {
      append_pairs (text, look->tournament, check->paired);
      g_string_append (text, " → ");
      append_pairs (text, look->tournament, check->played);
    }
  else
    g_string_append (text, problem);
  fault->act = brg_irregular_act_find ("pairs-differ");
  fault->detail = g_string_free (g_steal_pointer (&text), FALSE);
  g_ptr_array_add (look->faults, fault);
}

GPtrArray *
brg_round_faults_list (const BrgPairingSystem *system,
                       const BrgTournament *tournament,
                       const BrgPairingRequest *request)
{
  g_autoptr (BrgRoundCheck) check = NULL;
  g_autoptr (BrgTournament) before = NULL;
  g_autoptr (GError) problem = NULL;
  Look look = { .system = system, .tournament = tournament };

  g_return_val_if_fail (system != NULL && tournament != NULL && request != NULL, NULL);

  look.faults = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_round_fault_free);
  look.round = request->round;
  check = brg_round_check_new_as (system, tournament, request, &problem);
  if (check == NULL)
    {
      add_difference (&look, NULL, problem->message);
      return look.faults;
    }
  if (brg_round_check_is_equal (check))
    return look.faults;
  look.before = before = brg_tournament_cut (tournament, request->round);
  for (guint i = 0; i < check->played->len; i++)
    look_at_pair (&look, g_array_index (check->played, BrgPair, i));
  add_difference (&look, check, NULL);
  return look.faults;
}
