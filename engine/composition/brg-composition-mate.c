/* brg-composition-mate.c - the machine check of direct mates of chess
 *
 * A search in depth over all legal moves; on White's last move only checks are followed, as nothing
 * else mates. A position remembers within how many moves a mate is known to be forced or not; it is
 * known again by two independent hashes of 64 bits.
 *
 * Rules: fide-2023 5.1.1, 5.2.1
 * Tests: tests/engine/composition/test-composition-mate.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-mate.h"

#include "brg-moves.h"
#include "brg-uci.h"

#include <string.h>

#define N_ENTRIES (1u << 18)
#define NODES_BETWEEN_TELLING 65536

/* What is known of a position with White to move. */
typedef struct
{
  guint64 hash;
  guint64 check;
  guint8 least_yes; /* mate in so many moves, 0 if not known */
  guint8 most_no;   /* no mate in so many, 0 if not known */
} Entry;

typedef struct
{
  BrgCompositionWatch watch;
  guint64 n_nodes;
  guint64 next_telling;
  gboolean is_stopped;
  BrgMove killers[BRG_COMPOSITION_MOST_MATE + 1]; /* of Black, by moves that White has */
  Entry *entries;                                 /* of N_ENTRIES */
} Search;

void
brg_composition_mate_clear (BrgCompositionMate *mate)
{
  g_clear_pointer (&mate->keys, g_ptr_array_unref);
  g_clear_pointer (&mate->duals, g_ptr_array_unref);
}

/* Returns whether to go on. */
static gboolean
count_node (Search *search)
{
  if (search->is_stopped)
    return FALSE;
  search->n_nodes++;
  if (search->n_nodes > search->watch.max_nodes)
    search->is_stopped = TRUE;
  else if (search->n_nodes >= search->next_telling)
    {
      search->next_telling += NODES_BETWEEN_TELLING;
      if (search->watch.tell != NULL && !search->watch.tell (search->n_nodes, search->watch.data))
        search->is_stopped = TRUE;
    }
  return !search->is_stopped;
}

/* Every bit of the value comes to bear on every bit of the result. */
static guint64
scatter (guint64 value)
{
  value = (value ^ value >> 32) * G_GUINT64_CONSTANT (0xd6e8feb86659fd93);
  value = (value ^ value >> 32) * G_GUINT64_CONSTANT (0xd6e8feb86659fd93);
  return value ^ value >> 32;
}

static guint64
find_check (const BrgPosition *position)
{
  guint64 check = scatter (position->men[BRG_COLOUR_WHITE] + 1);

  for (guint kind = BRG_CHESS_PAWN; kind <= BRG_CHESS_KING; kind++)
    check = scatter (check + position->kinds[kind]);
  return scatter (check + position->castling + position->en_passant);
}

static Entry *
find_entry (Search *search, const BrgPosition *position, guint64 check)
{
  Entry *entry = &search->entries[position->hash % N_ENTRIES];

  return entry->hash == position->hash && entry->check == check ? entry : NULL;
}

static void
remember (Search *search, const BrgPosition *position, guint64 check, guint n_moves, gboolean mates)
{
  Entry *entry = find_entry (search, position, check);

  if (entry == NULL)
    {
      entry = &search->entries[position->hash % N_ENTRIES];
      *entry = (Entry){ position->hash, check, 0, 0 };
    }
  if (mates)
    entry->least_yes = (guint8) (entry->least_yes == 0 ? n_moves : MIN (entry->least_yes, n_moves));
  else
    entry->most_no = (guint8) MAX (entry->most_no, n_moves);
}

static BrgCompositionAnswer mates_after (Search *search, BrgPosition *position, guint n_moves);

/* Whether White, to move, mates in at most @n_moves moves. */
static BrgCompositionAnswer
mates_in (Search *search, BrgPosition *position, guint n_moves)
{
  guint64 check = find_check (position);
  const Entry *entry = find_entry (search, position, check);
  BrgMoveList list;

  if (entry != NULL && entry->least_yes != 0 && entry->least_yes <= n_moves)
    return BRG_COMPOSITION_YES;
  if (n_moves == 0 || (entry != NULL && entry->most_no >= n_moves))
    return BRG_COMPOSITION_NO;
  if (!count_node (search))
    return BRG_COMPOSITION_STOPPED;
  brg_moves_generate (position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    {
      BrgMoveUndo undo;
      BrgCompositionAnswer answer;

      brg_move_make (position, list.moves[i], &undo);
      answer = mates_after (search, position, n_moves - 1);
      brg_move_unmake (position, list.moves[i], &undo);
      if (answer == BRG_COMPOSITION_NO)
        continue;
      if (answer == BRG_COMPOSITION_YES)
        remember (search, position, check, n_moves, TRUE);
      return answer;
    }
  remember (search, position, check, n_moves, FALSE);
  return BRG_COMPOSITION_NO;
}

/* Brings the reply that answered before to the front. */
static void
bring_killer (BrgMoveList *list, BrgMove killer)
{
  for (guint i = 1; i < list->n_moves; i++)
    if (list->moves[i] == killer)
      {
        list->moves[i] = list->moves[0];
        list->moves[0] = killer;
        return;
      }
}

/* Whether Black, to move, is mated, or will be in at most @n_moves moves of White. */
static BrgCompositionAnswer
mates_after (Search *search, BrgPosition *position, guint n_moves)
{
  gboolean is_check = brg_position_checkers (position) != 0;
  BrgMoveList list;

  if (!count_node (search))
    return BRG_COMPOSITION_STOPPED;
  if (n_moves == 0 && !is_check)
    return BRG_COMPOSITION_NO;
  if (n_moves == 0)
    return brg_moves_count (position) == 0 ? BRG_COMPOSITION_YES : BRG_COMPOSITION_NO;
  brg_moves_generate (position, &list);
  /* fide-2023 5.1.1: checkmate ends the game; 5.2.1: stalemate ends it with a draw. */
  if (list.n_moves == 0)
    return is_check ? BRG_COMPOSITION_YES : BRG_COMPOSITION_NO;
  bring_killer (&list, search->killers[n_moves]);
  for (guint i = 0; i < list.n_moves; i++)
    {
      BrgMoveUndo undo;
      BrgCompositionAnswer answer;

      brg_move_make (position, list.moves[i], &undo);
      answer = mates_in (search, position, n_moves);
      brg_move_unmake (position, list.moves[i], &undo);
      if (answer == BRG_COMPOSITION_NO)
        search->killers[n_moves] = list.moves[i];
      if (answer != BRG_COMPOSITION_YES)
        return answer;
    }
  return BRG_COMPOSITION_YES;
}

/* ----- Keys and duals ----- */

static gint
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static char *
dup_move (const BrgPosition *position, BrgMove move)
{
  char text[BRG_UCI_LENGTH];

  return g_strdup (brg_uci_write (move, (BrgChessVariant) position->variant, text));
}

/* The moves by which White mates in at most @n_moves, found the shorter ones first; @shortest gets
 * the least number of moves, @n_looked, where it is asked, how far all were searched. */
static GArray *
find_keys (Search *search, BrgPosition *position, guint n_moves, guint *shortest, guint *n_looked)
{
  GArray *keys = g_array_new (FALSE, FALSE, sizeof (BrgMove));
  g_autofree gboolean *is_key = NULL;
  BrgMoveList list;

  *shortest = 0;
  brg_moves_generate (position, &list);
  is_key = g_new0 (gboolean, list.n_moves + 1);
  for (guint n = 1; n <= n_moves && !search->is_stopped; n++)
    {
      for (guint i = 0; i < list.n_moves && !search->is_stopped; i++)
        {
          BrgMoveUndo undo;

          if (is_key[i])
            continue;
          brg_move_make (position, list.moves[i], &undo);
          is_key[i] = mates_after (search, position, n - 1) == BRG_COMPOSITION_YES;
          brg_move_unmake (position, list.moves[i], &undo);
          if (!is_key[i])
            continue;
          g_array_append_val (keys, list.moves[i]);
          *shortest = *shortest == 0 ? n : *shortest;
        }
      if (search->is_stopped || n_looked == NULL)
        continue;
      *n_looked = n;
      brg_composition_watch_tell_looked (&search->watch, n);
    }
  return keys;
}

/* A reply that allows no shorter mate and is answered by several moves. */
static void
add_dual (Search *search, BrgPosition *position, BrgMove reply, guint n_moves, GPtrArray *duals)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) answers = NULL;
  g_autofree char *first = dup_move (position, reply);
  g_autofree char *joined = NULL;
  BrgMoveUndo undo;
  guint shortest;

  brg_move_make (position, reply, &undo);
  answers = find_keys (search, position, n_moves, &shortest, NULL);
  for (guint i = 0; i < answers->len; i++)
    g_ptr_array_add (texts, dup_move (position, g_array_index (answers, BrgMove, i)));
  brg_move_unmake (position, reply, &undo);
  if (answers->len < 2 || shortest < n_moves || search->is_stopped)
    return;
  g_ptr_array_sort (texts, compare_texts);
  g_ptr_array_add (texts, NULL);
  joined = g_strjoinv (",", (char **) texts->pdata);
  g_ptr_array_add (duals, g_strconcat (first, ":", joined, NULL));
}

static void
find_duals (Search *search, BrgPosition *position, guint n_moves, BrgMove key, GPtrArray *duals)
{
  BrgMoveUndo undo;
  BrgMoveList list;

  if (n_moves < 2)
    return;
  brg_move_make (position, key, &undo);
  brg_moves_generate (position, &list);
  for (guint i = 0; i < list.n_moves && !search->is_stopped; i++)
    add_dual (search, position, list.moves[i], n_moves - 1, duals);
  brg_move_unmake (position, key, &undo);
  g_ptr_array_sort (duals, compare_texts);
}

static BrgCompositionVerdict
judge_keys (const BrgPosition *position, const GArray *keys, BrgMove key, GPtrArray *others)
{
  gboolean has_key = FALSE;

  for (guint i = 0; i < keys->len; i++)
    {
      BrgMove move = g_array_index (keys, BrgMove, i);

      if (move == key && key != BRG_MOVE_NONE)
        has_key = TRUE;
      else
        g_ptr_array_add (others, dup_move (position, move));
    }
  g_ptr_array_sort (others, compare_texts);
  if (keys->len == 0)
    return BRG_COMPOSITION_UNSOLVABLE;
  if (!has_key)
    return BRG_COMPOSITION_REFUTED;
  return others->len > 0 ? BRG_COMPOSITION_COOKED_FIRST : BRG_COMPOSITION_SOUND;
}

void
brg_composition_mate_check (const BrgPosition *position,
                            guint n_moves,
                            BrgMove key,
                            const BrgCompositionWatch *watch,
                            BrgCompositionMate *mate)
{
  Search search = { .next_telling = NODES_BETWEEN_TELLING };
  BrgPosition copy = *position;
  g_autoptr (GArray) keys = NULL;

  g_return_if_fail (n_moves >= 1 && n_moves <= BRG_COMPOSITION_MOST_MATE);

  if (watch != NULL)
    search.watch = *watch;
  if (search.watch.max_nodes == 0)
    search.watch.max_nodes = BRG_COMPOSITION_NODES;
  search.entries = g_new0 (Entry, N_ENTRIES);
  *mate = (BrgCompositionMate){
    .keys = g_ptr_array_new_with_free_func (g_free),
    .duals = g_ptr_array_new_with_free_func (g_free),
  };
  keys = find_keys (&search, &copy, n_moves, &mate->shortest, &mate->n_looked);
  mate->verdict = judge_keys (position, keys, key, mate->keys);
  if (mate->verdict == BRG_COMPOSITION_SOUND || mate->verdict == BRG_COMPOSITION_COOKED_FIRST)
    find_duals (&search, &copy, n_moves, key, mate->duals);
  if (search.is_stopped)
    {
      mate->verdict = BRG_COMPOSITION_NOT_DECIDED;
      g_ptr_array_set_size (mate->keys, 0);
      g_ptr_array_set_size (mate->duals, 0);
    }
  mate->n_nodes = search.n_nodes;
  g_free (search.entries);
}
