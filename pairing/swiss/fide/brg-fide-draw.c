/* brg-fide-draw.c - a round while one of FIDE's other Swiss systems pairs it
 *
 * Rules: fide-handling-2026 3.6
 * Tests: tests/pairing/test-dubov.c, tests/pairing/test-burstein.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-fide-draw.h"

/* Report files have no room for more. */
#define MAX_PLAYERS 9999

/* So many bans are named before a choice. */
#define MAX_BANS 2

/* A board before colours. */
typedef struct
{
  gint higher_score;
  gint lower_score; /* -1 for a bye */
  gint ordinal;     /* of the higher ranked */
  gint higher;      /* place, -1 for a locked pair */
  gint lower;       /* place, -1 for a locked pair and for the bye */
  const BrgPair *locked;
} Board;

static void
draw_clear (BrgFideDraw *draw)
{
  brg_fide_field_free (draw->field);
  g_free (draw->mates);
  g_clear_pointer (&draw->notes, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgFideDraw, draw_clear)

void
brg_fide_draw_join (BrgFideDraw *draw, gint place, gint other)
{
  draw->mates[place] = other;
  draw->mates[other] = place;
}

GArray *
brg_fide_draw_list_open (const BrgFideDraw *draw)
{
  GArray *open = g_array_new (FALSE, FALSE, sizeof (gint));

  for (gint place = 0; place < draw->field->n_places; place++)
    if (draw->mates[place] < 0 && place != draw->field->bye)
      g_array_append_val (open, place);
  return open;
}

BrgGraph *
brg_fide_draw_make_graph (const BrgFideDraw *draw, const gint *places, gint n)
{
  BrgGraph *graph = brg_graph_new (n);

  for (gint u = 0; u < n; u++)
    for (gint v = u + 1; v < n; v++)
      if (brg_graph_has_edge (draw->field->graph, places[u], places[v]))
        brg_graph_join (graph, u, v);
  return graph;
}

/* The pair of a note is known at the end only, so till then the player stands for it. */
static BrgReason
make_note (const BrgFideDraw *draw, gint place, BrgReasonKind kind, BrgFideArticle article)
{
  const BrgDutchRecord *record = &draw->field->records[place];

  return (BrgReason){
    .kind = kind,
    .article = draw->field->method->articles[article],
    .pair = record->player,
    .player = record->player,
    .other = BRG_NOBODY,
    .points = record->score,
  };
}

void
brg_fide_draw_note_float (BrgFideDraw *draw, gint place, BrgReasonKind kind)
{
  BrgReason note;

  if (draw->notes == NULL)
    return;
  note = make_note (draw, place, kind, BRG_FIDE_FLOAT);
  g_array_append_val (draw->notes, note);
}

BrgFideRefusal
brg_fide_draw_judge (const BrgFideDraw *draw,
                     gint other,
                     BrgCost cost,
                     BrgCost best,
                     const char *article)
{
  const BrgFideMethod *method = draw->field->method;

  if (cost < 0)
    return (BrgFideRefusal){ other, BRG_REASON_BREAKS_REST, method->articles[BRG_FIDE_COMPLETION] };
  if (cost > best)
    return (BrgFideRefusal){ other, BRG_REASON_WORSE, article };
  return (BrgFideRefusal){ other, BRG_REASON_LATER, method->articles[BRG_FIDE_ORDER] };
}

gboolean
brg_fide_draw_find_asked (const BrgFideDraw *draw, const gint *places, gint n, gint *u, gint *v)
{
  const BrgPair *asked = draw->request->asked;

  *u = *v = -1;
  if (asked == NULL || asked->black == BRG_NOBODY || draw->asked.article != NULL)
    return FALSE;
  for (gint i = 0; i < n; i++)
    {
      gint player = draw->field->records[places[i]].player;

      if (player == asked->white)
        *u = i;
      else if (player == asked->black)
        *v = i;
    }
  return *u >= 0 && *v >= 0;
}

void
brg_fide_draw_note_asked (BrgFideDraw *draw, gint place, const BrgFideRefusal *refusal)
{
  draw->asked = (BrgReason){
    .kind = refusal->kind,
    .article = refusal->article,
    .pair = -1,
    .player = draw->field->records[place].player,
    .other = draw->field->records[refusal->place].player,
  };
}

/* Who was passed over for his own sake: a ban, or what @refusal says. Returns whether a ban was
 * named. */
static gboolean
note_bans (BrgFideDraw *draw, gint place, gint other)
{
  const BrgFideField *field = draw->field;
  guint n_before = draw->notes->len;

  brg_fide_list_bans (field->method, field->tournament, field->round, field->records[place].player,
                      field->records[other].player, draw->notes);
  for (guint i = n_before; i < draw->notes->len; i++)
    g_array_index (draw->notes, BrgReason, i).pair = field->records[place].player;
  return draw->notes->len > n_before;
}

/* Some bans, and one whom no ban stood in the way of. */
static void
note_refused (BrgFideDraw *draw, gint place, const GArray *refused, const BrgFideRefusal *refusal)
{
  const BrgFideField *field = draw->field;
  gint n_bans = 0;
  gboolean is_told = FALSE;

  for (guint i = 0; i < refused->len; i++)
    {
      gint other = g_array_index (refused, gint, i);
      gboolean may_meet = brg_graph_has_edge (field->graph, place, other);
      BrgReason note;

      if (!may_meet && n_bans < MAX_BANS)
        n_bans += note_bans (draw, place, other);
      if (!may_meet || is_told)
        continue;
      note = make_note (draw, place, BRG_REASON_LATER, BRG_FIDE_ORDER);
      note.other = field->records[other].player;
      if (refusal->place == other)
        {
          note.kind = refusal->kind;
          note.article = refusal->article;
        }
      g_array_append_val (draw->notes, note);
      is_told = TRUE;
    }
}

void
brg_fide_draw_note_choice (BrgFideDraw *draw,
                           gint place,
                           gint mate,
                           const GArray *refused,
                           const BrgFideRefusal *refusal)
{
  BrgReason note;

  if (draw->notes == NULL)
    return;
  if (draw->field->records[place].score == draw->field->records[mate].score)
    {
      note = make_note (draw, place, BRG_REASON_SAME_GROUP, BRG_FIDE_GROUP);
      note.other = draw->field->records[mate].player;
      g_array_append_val (draw->notes, note);
    }
  note_refused (draw, place, refused, refusal);
  note = make_note (draw, place, BRG_REASON_FIRST_CHOICE, BRG_FIDE_ORDER);
  note.other = draw->field->records[mate].player;
  g_array_append_val (draw->notes, note);
}

/* fide-handling-2026 3.6: by the score of the higher ranked, the sum of both, the number; byes
 * last. */
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
make_board (const BrgFideField *field, gint higher, gint lower)
{
  return (Board){
    .higher_score = field->records[higher].score,
    .lower_score = lower >= 0 ? field->records[lower].score : -1,
    .ordinal = field->ordinals[field->records[higher].player],
    .higher = higher,
    .lower = lower,
  };
}

static Board
make_locked_board (const BrgFideField *field, const BrgPair *pair)
{
  BrgDutchRecord a = field->method->read (field->tournament, pair->white, field->round);
  BrgDutchRecord b = a;
  gboolean is_swapped = FALSE;

  if (pair->black != BRG_NOBODY)
    {
      b = field->method->read (field->tournament, pair->black, field->round);
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
list_boards (const BrgFideDraw *draw)
{
  const BrgFideField *field = draw->field;
  GArray *boards = g_array_new (FALSE, FALSE, sizeof (Board));

  for (gint place = 0; place < field->n_places; place++)
    if (draw->mates[place] > place || place == field->bye)
      {
        Board board = make_board (field, place, draw->mates[place]);

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
append_reason (BrgPairing *pairing, BrgReason reason)
{
  reason.pair = (gint) pairing->pairs->len - 1;
  g_array_append_val (pairing->reasons, reason);
}

/* What was noted of the players of a board, in the order in which it was found out. */
static void
append_notes (const BrgFideDraw *draw, const BrgPair *pair, BrgPairing *pairing)
{
  for (guint i = 0; i < draw->notes->len; i++)
    {
      BrgReason note = g_array_index (draw->notes, BrgReason, i);

      if (note.pair != pair->white && note.pair != pair->black)
        continue;
      if (note.kind == BRG_REASON_MOVED_UP || note.kind == BRG_REASON_MOVED_DOWN)
        note.other = note.player == pair->white ? pair->black : pair->white;
      append_reason (pairing, note);
    }
}

static void
append_board (const BrgFideDraw *draw, const Board *board, BrgPairing *pairing)
{
  const BrgFideField *field = draw->field;
  BrgReason colour = { .kind = BRG_REASON_LOCKED, .article = "fide-handling-2026 4" };
  BrgPair pair;

  if (board->locked != NULL)
    {
      pair = *board->locked;
      colour.player = pair.white;
      colour.other = pair.black;
    }
  else if (board->lower < 0)
    pair = (BrgPair){ field->records[board->higher].player, BRG_NOBODY };
  else
    pair = field->method->give_colours (draw, board->higher, board->lower, &colour);
  g_array_append_val (pairing->pairs, pair);
  if (draw->notes == NULL)
    return;
  if (board->locked == NULL)
    append_notes (draw, &pair, pairing);
  if (board->locked != NULL || board->lower >= 0)
    append_reason (pairing, colour);
}

/* Two who were never in one bracket are parted by the choice of those who leave their score group;
 * the bye is given before everything. */
static void
append_asked (const BrgFideDraw *draw, BrgPairing *pairing)
{
  const BrgPair *asked = draw->request->asked;
  const gint *places = draw->field->places;
  BrgReason reason = draw->asked;
  gboolean is_about_bye;

  if (asked == NULL || places[asked->white] < 0 ||
      (asked->black != BRG_NOBODY && places[asked->black] < 0))
    return;
  is_about_bye = asked->black == BRG_NOBODY || places[asked->white] == draw->field->bye ||
                 places[asked->black] == draw->field->bye;
  if (reason.article == NULL)
    reason = (BrgReason){
      .kind = BRG_REASON_WORSE,
      .article = draw->field->method->articles[is_about_bye ? BRG_FIDE_BYE : BRG_FIDE_FLOAT],
      .pair = -1,
      .player = asked->white,
      .other = asked->black,
    };
  g_array_append_val (pairing->reasons, reason);
}

static BrgPairing *
settle (BrgFideDraw *draw, GError **error)
{
  g_autoptr (BrgPairing) pairing = brg_pairing_new ();
  g_autoptr (GArray) boards = NULL;
  BrgFideField *field = draw->field;

  if (field->method->prepare != NULL && !field->method->prepare (field, error))
    return NULL;
  pairing->exists = brg_fide_field_settle_bye (field, draw->notes, pairing->obstacles);
  if (!pairing->exists)
    return g_steal_pointer (&pairing);
  draw->mates = g_new (gint, MAX (field->n_places, 1));
  for (gint place = 0; place < field->n_places; place++)
    draw->mates[place] = -1;
  if (!field->method->settle (draw, error))
    return NULL;
  append_asked (draw, pairing);
  boards = list_boards (draw);
  for (guint i = 0; i < boards->len; i++)
    append_board (draw, &g_array_index (boards, Board, i), pairing);
  return g_steal_pointer (&pairing);
}

BrgPairing *
brg_fide_pair_round (const BrgFideMethod *method,
                     const BrgTournament *tournament,
                     const BrgPairingRequest *request,
                     GError **error)
{
  g_auto (BrgFideDraw) draw = { .request = request };

  if (tournament->n_players < 2 || tournament->n_players > MAX_PLAYERS)
    {
      g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_PLAYERS,
                   "A Swiss needs 2 to %d players, not %d", MAX_PLAYERS, tournament->n_players);
      return NULL;
    }
  draw.field = brg_fide_field_new (method, tournament, request);
  if (request->explain)
    draw.notes = g_array_new (FALSE, FALSE, sizeof (BrgReason));
  return settle (&draw, error);
}

gint
brg_fide_count_rounds (G_GNUC_UNUSED gint n_players, G_GNUC_UNUSED gint cycles)
{
  return 0;
}
