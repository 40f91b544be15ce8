/* brg-dutch.c - the FIDE (Dutch) system
 *
 * Rules: fide-dutch-2026 1.9, 3.5; fide-handling-2026 3.6
 * Tests: tests/pairing/test-dutch.c, tests/pairing/test-dutch-brute.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-dutch.h"

#include "brg-dutch-bans.h"
#include "brg-dutch-bracket.h"
#include "brg-dutch-bye.h"
#include "brg-dutch-colours.h"
#include "brg-dutch-explain.h"
#include "brg-dutch-outlook.h"

/* Report files have no room for more. */
#define MAX_PLAYERS 9999

/* A board before colours. */
typedef struct
{
  gint higher_score;
  gint lower_score;
  gint ordinal; /* of the higher ranked */
  gint higher;  /* place, -1 for a locked pair */
  gint lower;   /* place, -1 for a locked pair and for the bye */
  const BrgPair *locked;
} Board;

/* A round while it is paired. */
typedef struct
{
  BrgDutchField *field;
  const BrgPairingRequest *request;
  gint *mates;     /* place of the opponent, that of the bye behind all, or -1 */
  GArray **notes;  /* BrgReason: why, by place of the higher ranked; NULL if that is not asked */
  BrgReason asked; /* what is said of the request's question */
} Draw;

static void
draw_clear (Draw *draw)
{
  for (gint place = 0; draw->notes != NULL && place < draw->field->n_places; place++)
    g_array_unref (draw->notes[place]);
  g_free (draw->notes);
  brg_dutch_field_free (draw->field);
  g_free (draw->mates);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Draw, draw_clear)

static void
join (Draw *draw, gint place, gint other)
{
  draw->mates[place] = other;
  draw->mates[other] = place;
}

static GArray *
list_leavers (const BrgDutchProblem *problem, const gint *mates)
{
  GArray *leavers = g_array_new (FALSE, FALSE, sizeof (gint));

  for (gint v = 0; v < problem->n_bracket; v++)
    if (mates[v] < 0)
      g_array_append_val (leavers, problem->places[v]);
  return leavers;
}

/* Pairs a bracket as if nobody below mattered. If those who leave are then all that one could wish
 * for below, that is the answer: others might be better by a later criterion only, and were not. */
static BrgDutchProblem *
settle_alone (Draw *draw, const GArray *moved, gint first, gint end, gint **mates)
{
  g_autoptr (BrgDutchProblem) problem = brg_dutch_problem_new_alone (draw->field, moved, first);
  g_autofree gint *found = NULL;
  g_autoptr (GArray) leavers = NULL;

  if (problem == NULL)
    return NULL;
  found = g_new (gint, problem->n_vertices);
  if (!brg_dutch_bracket_settle (problem, found))
    return NULL;
  leavers = list_leavers (problem, found);
  /* Where all leave there is no choice. */
  if ((gint) leavers->len < problem->n_bracket &&
      !brg_dutch_outlook_is_ideal (draw->field, leavers, end, problem->bye_counts))
    return NULL;
  *mates = g_steal_pointer (&found);
  return g_steal_pointer (&problem);
}

/* Pairs a bracket and looks at everybody below all the time. fide-dutch-2026 C4: every step leaves
 * a completion, so there always is a pairing; NULL if the criteria do not fit into one number. */
static BrgDutchProblem *
settle_whole (Draw *draw, const GArray *moved, gint first, gint **mates)
{
  g_autoptr (BrgDutchProblem) problem = brg_dutch_problem_new_whole (draw->field, moved, first);
  g_autofree gint *found = g_new (gint, problem->n_vertices);

  if (!brg_dutch_bracket_settle (problem, found))
    return NULL;
  *mates = g_steal_pointer (&found);
  return g_steal_pointer (&problem);
}

/* The bracket is made once more: settling took its edges away. */
static BrgDutchProblem *
make_again (const Draw *draw, const BrgDutchProblem *settled, const GArray *moved, gint first)
{
  BrgDutchProblem *problem = settled->is_alone
                                 ? brg_dutch_problem_new_alone (draw->field, moved, first)
                                 : brg_dutch_problem_new_whole (draw->field, moved, first);

  problem->bye_counts = settled->bye_counts;
  return problem;
}

static void
explain_bracket (Draw *draw,
                 const BrgDutchProblem *settled,
                 const GArray *moved,
                 gint first,
                 const gint *mates)
{
  g_autoptr (BrgDutchProblem) problem = make_again (draw, settled, moved, first);

  if (draw->request->asked != NULL)
    {
      g_autoptr (BrgDutchProblem) other = make_again (draw, settled, moved, first);

      brg_dutch_explain_asked (other, draw->request->asked, &draw->asked);
    }
  brg_dutch_explain_bracket (problem, mates, draw->notes);
}

/* Pairs the score group from @first to before @end together with @moved. Returns those left over,
 * NULL if that is too much. */
static GArray *
settle_bracket (Draw *draw, const GArray *moved, gint first, gint end)
{
  g_autofree gint *mates = NULL;
  g_autoptr (BrgDutchProblem) problem = settle_alone (draw, moved, first, end, &mates);

  if (problem == NULL)
    problem = settle_whole (draw, moved, first, &mates);
  if (problem == NULL)
    return NULL;
  if (draw->notes != NULL)
    explain_bracket (draw, problem, moved, first, mates);
  for (gint v = 0; v < problem->n_bracket; v++)
    if (mates[v] > v)
      join (draw, problem->places[v], problem->places[mates[v]]);
  return list_leavers (problem, mates);
}

static gboolean
settle_brackets (Draw *draw)
{
  const BrgDutchField *field = draw->field;
  g_autoptr (GArray) moved = g_array_new (FALSE, FALSE, sizeof (gint));

  for (gint first = 0; first < field->n_places;)
    {
      gint end = first;
      GArray *leavers;

      while (end < field->n_places && field->records[end].score == field->records[first].score)
        end++;
      leavers = settle_bracket (draw, moved, first, end);
      if (leavers == NULL)
        return FALSE;
      g_array_unref (moved);
      moved = leavers;
      first = end;
    }
  if (moved->len > 0)
    join (draw, g_array_index (moved, gint, 0), field->n_places);
  return TRUE;
}

/* fide-handling-2026 3.6: by the score of the higher ranked, the sum of both, the number; byes
 * last.
 */
static gint
compare_boards (gconstpointer a, gconstpointer b)
{
  const Board *one = a;
  const Board *other = b;
  gboolean one_is_bye = one->lower_score < 0;
  gboolean other_is_bye = other->lower_score < 0;

  if (one_is_bye != other_is_bye)
    return one_is_bye ? 1 : -1;
  if (one->higher_score != other->higher_score)
    return one->higher_score > other->higher_score ? -1 : 1;
  if (one->lower_score != other->lower_score)
    return one->lower_score > other->lower_score ? -1 : 1;
  return one->ordinal - other->ordinal;
}

static Board
make_board (const BrgDutchField *field, gint higher, gint lower)
{
  const BrgDutchRecord *record = &field->records[higher];

  return (Board){
    .higher_score = record->score,
    .lower_score = lower >= 0 ? field->records[lower].score : -1,
    .ordinal = field->ordinals[record->player],
    .higher = higher,
    .lower = lower,
  };
}

static Board
make_locked_board (const BrgDutchField *field, const BrgPair *pair)
{
  const BrgTournament *tournament = field->tournament;
  BrgDutchRecord a = brg_dutch_record_read (tournament, pair->white, field->round);
  BrgDutchRecord b = a;
  gboolean is_swapped = FALSE;

  if (pair->black != BRG_NOBODY)
    {
      b = brg_dutch_record_read (tournament, pair->black, field->round);
      is_swapped = b.score > a.score || (b.score == a.score && b.number < a.number);
    }
  return (Board){
    .higher_score = is_swapped ? b.score : a.score,
    .lower_score = pair->black == BRG_NOBODY ? -1
                   : is_swapped              ? a.score
                                             : b.score,
    .ordinal = field->ordinals[is_swapped ? b.player : a.player],
    .higher = -1,
    .lower = -1,
    .locked = pair,
  };
}

static GArray *
list_boards (const Draw *draw)
{
  const BrgDutchField *field = draw->field;
  GArray *boards = g_array_new (FALSE, FALSE, sizeof (Board));

  for (gint place = 0; place < field->n_places; place++)
    if (draw->mates[place] > place)
      {
        gint mate = draw->mates[place];
        Board board = make_board (field, place, mate < field->n_places ? mate : -1);

        g_array_append_val (boards, board);
      }
  for (guint i = 0; i < draw->request->n_locked; i++)
    {
      Board board = make_locked_board (field, &draw->request->locked[i]);

      g_array_append_val (boards, board);
    }
  g_array_sort (boards, compare_boards);
  return boards;
}

static void
append_reason (BrgPairing *pairing, const BrgReason *reason)
{
  BrgReason copy = *reason;

  copy.pair = (gint) pairing->pairs->len;
  g_array_append_val (pairing->reasons, copy);
}

static void
append_notes (const Draw *draw, gint place, BrgPairing *pairing)
{
  for (guint i = 0; i < draw->notes[place]->len; i++)
    append_reason (pairing, &g_array_index (draw->notes[place], BrgReason, i));
}

static void
append_board (const Draw *draw, const Board *board, BrgPairing *pairing)
{
  gboolean is_explained = draw->request->explain;
  BrgReason reason = { .kind = BRG_REASON_LOCKED, .article = "fide-handling-2026 4" };
  BrgPair pair;

  if (board->locked != NULL)
    {
      pair = *board->locked;
      reason.player = pair.white;
      reason.other = pair.black;
    }
  else if (board->lower < 0)
    {
      pair = (BrgPair){ draw->field->records[board->higher].player, BRG_NOBODY };
      if (is_explained)
        {
          brg_dutch_explain_bye (draw->field, board->higher, draw->notes[board->higher]);
          append_notes (draw, board->higher, pairing);
        }
    }
  else
    {
      pair = brg_dutch_give_colours (draw->field, board->higher, board->lower, &reason);
      if (is_explained)
        append_notes (draw, board->higher, pairing);
    }
  if (is_explained && (board->locked != NULL || board->lower >= 0))
    append_reason (pairing, &reason);
  g_array_append_val (pairing->pairs, pair);
}

/* Two who were never in one bracket are parted by the quality of the brackets. */
static void
append_asked (const Draw *draw, BrgPairing *pairing)
{
  const BrgPair *asked = draw->request->asked;
  const gint *places = draw->field->places;
  BrgReason reason = draw->asked;

  if (asked == NULL || places[asked->white] < 0 ||
      (asked->black != BRG_NOBODY && places[asked->black] < 0))
    return;
  if (reason.article == NULL)
    {
      reason.kind = BRG_REASON_WORSE;
      reason.article = "fide-dutch-2026 3.8";
    }
  /* fide-dutch-2026 C5: the bye goes to the lowest score that allows it. */
  if (asked->black == BRG_NOBODY &&
      draw->field->records[places[asked->white]].score > draw->field->bye_score)
    {
      reason.kind = BRG_REASON_WORSE;
      reason.article = "fide-dutch-2026 C5";
    }
  reason.pair = -1;
  reason.player = asked->white;
  reason.other = asked->black;
  g_array_append_val (pairing->reasons, reason);
}

/* Memory for the reasons of everybody. */
static void
begin_notes (Draw *draw)
{
  draw->notes = g_new (GArray *, MAX (draw->field->n_places, 1));
  for (gint place = 0; place < draw->field->n_places; place++)
    draw->notes[place] = g_array_new (FALSE, FALSE, sizeof (BrgReason));
}

static BrgPairing *
pair_round (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  g_autoptr (BrgPairing) pairing = brg_pairing_new ();
  g_auto (Draw) draw = { .request = request };
  g_autoptr (GArray) boards = NULL;

  if (tournament->n_players < 2 || tournament->n_players > MAX_PLAYERS)
    {
      g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_PLAYERS,
                   "A Swiss needs 2 to %d players, not %d", MAX_PLAYERS, tournament->n_players);
      return NULL;
    }
  draw.field = brg_dutch_field_new (tournament, request);
  pairing->exists = brg_dutch_field_settle_bye (draw.field, pairing->obstacles);
  if (!pairing->exists)
    return g_steal_pointer (&pairing);
  draw.mates = g_new (gint, draw.field->n_places + 1);
  for (gint place = 0; place <= draw.field->n_places; place++)
    draw.mates[place] = -1;
  if (request->explain)
    begin_notes (&draw);
  if (!settle_brackets (&draw))
    {
      g_set_error_literal (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_PLAYERS,
                           "Players of too many different scores go down into one score group");
      return NULL;
    }
  append_asked (&draw, pairing);
  boards = list_boards (&draw);
  for (guint i = 0; i < boards->len; i++)
    append_board (&draw, &g_array_index (boards, Board, i), pairing);
  return g_steal_pointer (&pairing);
}

static gint
count_rounds (G_GNUC_UNUSED gint n_players, G_GNUC_UNUSED gint cycles)
{
  return 0;
}

const BrgPairingSystem brg_dutch_system = {
  .id = "dutch",
  .kind = BRG_TOURNAMENT_SWISS,
  .article = "fide-dutch-2026 3",
  .draws_lots = FALSE,
  .may_accelerate = TRUE,
  .needs_initial_colour = TRUE,
  .count_rounds = count_rounds,
  .pair_round = pair_round,
  .list_bans = brg_dutch_list_bans,
};
