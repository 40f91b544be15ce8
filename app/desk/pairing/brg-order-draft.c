/* brg-order-draft.c - another order of the rounds of a table, while it is being thought over
 *
 * Rules: rus-draughts-2022 app. 2 (note); rus-chess-2014 22.8
 * Tests: tests/app/test-order-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-order-draft.h"

#include <string.h>

#include <glib/gi18n.h>

#include "brg-name-words.h"
#include "brg-round-order.h"
#include "brg-varma.h"

/* So many equal colours in a row are worth a remark. */
#define LONG_RUN 3

struct _BrgOrderDraft
{
  BrgSnapshot *snapshot;
  gint n_rounds;
  gint *stored; /* by place: the round of the table */
  gint *order;
};

static gboolean
is_fixed (const BrgRound *round)
{
  if (round->state != BRG_ROUND_PLANNED)
    return TRUE;
  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (game->black != BRG_NOBODY && game->white_outcome != BRG_OUTCOME_NONE)
        return TRUE;
    }
  return FALSE;
}

gboolean
brg_order_draft_is_possible (const BrgSnapshot *snapshot)
{
  gint n_free = 0;

  g_return_val_if_fail (snapshot != NULL, FALSE);

  for (guint i = 0; i < snapshot->rounds->len; i++)
    n_free += !is_fixed (snapshot->rounds->pdata[i]);
  return brg_snapshot_is_round_robin (snapshot) && n_free > 1;
}

BrgOrderDraft *
brg_order_draft_new (BrgSnapshot *snapshot)
{
  BrgOrderDraft *draft;

  g_return_val_if_fail (snapshot != NULL && snapshot->rounds->len > 0, NULL);

  draft = g_new0 (BrgOrderDraft, 1);
  draft->snapshot = brg_snapshot_ref (snapshot);
  draft->n_rounds = (gint) snapshot->rounds->len;
  draft->stored = brg_round_order_parse (snapshot->group->round_order, draft->n_rounds);
  if (draft->stored == NULL)
    {
      draft->stored = g_new (gint, draft->n_rounds);
      for (gint i = 0; i < draft->n_rounds; i++)
        draft->stored[i] = i + 1;
    }
  draft->order = g_memdup2 (draft->stored, (gsize) draft->n_rounds * sizeof (gint));
  return draft;
}

void
brg_order_draft_free (BrgOrderDraft *draft)
{
  if (draft == NULL)
    return;
  g_free (draft->stored);
  g_free (draft->order);
  brg_snapshot_unref (draft->snapshot);
  g_free (draft);
}

const gint *
brg_order_draft_get_order (const BrgOrderDraft *draft, gint *n_rounds)
{
  g_return_val_if_fail (draft != NULL && n_rounds != NULL, NULL);

  *n_rounds = draft->n_rounds;
  return draft->order;
}

gboolean
brg_order_draft_is_fixed (const BrgOrderDraft *draft, gint place)
{
  g_return_val_if_fail (draft != NULL && place >= 0 && place < draft->n_rounds, TRUE);

  return is_fixed (draft->snapshot->rounds->pdata[place]);
}

gboolean
brg_order_draft_is_changed (const BrgOrderDraft *draft)
{
  g_return_val_if_fail (draft != NULL, FALSE);

  return memcmp (draft->order, draft->stored, (gsize) draft->n_rounds * sizeof (gint)) != 0;
}

gint
brg_order_draft_move (BrgOrderDraft *draft, gint place, gint step)
{
  gint other = place + step;
  gint moved;

  g_return_val_if_fail (draft != NULL && (step == 1 || step == -1), -1);

  if (place < 0 || place >= draft->n_rounds || brg_order_draft_is_fixed (draft, place))
    return -1;
  while (other >= 0 && other < draft->n_rounds && brg_order_draft_is_fixed (draft, other))
    other += step;
  if (other < 0 || other >= draft->n_rounds)
    return -1;
  moved = draft->order[place];
  draft->order[place] = draft->order[other];
  draft->order[other] = moved;
  return other;
}

static gboolean
is_fixed_table_round (const BrgOrderDraft *draft, gint table_round)
{
  for (gint place = 0; place < draft->n_rounds; place++)
    if (draft->stored[place] == table_round)
      return brg_order_draft_is_fixed (draft, place);
  return FALSE;
}

void
brg_order_draft_reset (BrgOrderDraft *draft)
{
  gint next = 1;

  g_return_if_fail (draft != NULL);

  for (gint place = 0; place < draft->n_rounds; place++)
    {
      if (brg_order_draft_is_fixed (draft, place))
        continue;
      while (is_fixed_table_round (draft, next))
        next++;
      draft->order[place] = next++;
    }
}

/* The games that would be played at a place. */
static const GArray *
get_games (const BrgOrderDraft *draft, gint place)
{
  gint stored = 0;

  while (draft->stored[stored] != draft->order[place])
    stored++;
  return ((const BrgRound *) draft->snapshot->rounds->pdata[stored])->games;
}

char *
brg_order_draft_dup_pairs (const BrgOrderDraft *draft, gint place)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const GArray *games;

  g_return_val_if_fail (draft != NULL && place >= 0 && place < draft->n_rounds, NULL);

  games = get_games (draft, place);
  for (guint i = 0; i < games->len; i++)
    {
      const BrgGame *game = &g_array_index (games, BrgGame, i);

      if (game->black != BRG_NOBODY)
        g_string_append_printf (text, "%s%d–%d", text->len > 0 ? ", " : "",
                                brg_snapshot_get_entry (draft->snapshot, game->white)->number,
                                brg_snapshot_get_entry (draft->snapshot, game->black)->number);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static BrgColour
find_colour (const BrgOrderDraft *draft, gint place, gint entry)
{
  const GArray *games = get_games (draft, place);

  for (guint i = 0; i < games->len; i++)
    {
      const BrgGame *game = &g_array_index (games, BrgGame, i);

      if (game->black != BRG_NOBODY && (game->white == entry || game->black == entry))
        return game->white == entry ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
    }
  return BRG_COLOUR_NONE;
}

static void
append_line (GString *text, char *line)
{
  g_autofree char *owned = line;

  g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", owned);
}

/* A round in which he is free does not end a run: he has no colour then. */
static void
append_runs (const BrgOrderDraft *draft, gint entry, GString *text)
{
  BrgColour run_colour = BRG_COLOUR_NONE;
  gint length = 0;

  for (gint place = 0; place < draft->n_rounds; place++)
    {
      BrgColour colour = find_colour (draft, place, entry);
      g_autofree char *name = NULL;

      if (colour == BRG_COLOUR_NONE)
        continue;
      length = colour == run_colour ? length + 1 : 1;
      run_colour = colour;
      if (length != LONG_RUN)
        continue;
      name = brg_name_words_dup (draft->snapshot, entry, BRG_NAME_SHORT, NULL);
      append_line (
          text, g_strdup_printf (colour == BRG_COLOUR_WHITE
                                     /* Translators: the name of a player, the number of a round */
                                     ? _ ("%s: White for the third time running in round %d")
                                     : _ ("%s: Black for the third time running in round %d"),
                                 name, place + 1));
    }
}

static gboolean
are_of_one_delegation (const BrgOrderDraft *draft, const BrgGame *game)
{
  const BrgEntry *white = brg_snapshot_get_entry (draft->snapshot, game->white);
  const BrgEntry *black = brg_snapshot_get_entry (draft->snapshot, game->black);

  for (guint field = 0; field < BRG_N_DELEGATION_FIELDS; field++)
    {
      const char *delegation = brg_entry_get_delegation (white, field);

      /* Where everybody is of one federation it says nothing. */
      if (*delegation == '\0' || !g_str_equal (delegation, brg_entry_get_delegation (black, field)))
        continue;
      for (guint i = 0; i < draft->snapshot->entries->len; i++)
        if (!g_str_equal (delegation,
                          brg_entry_get_delegation (
                              brg_snapshot_get_entry (draft->snapshot, (gint) i), field)))
          return TRUE;
    }
  return FALSE;
}

/* rus-chess-2014 22.8: players of one federation ought not to meet in the last three rounds. */
static void
append_late_meetings (const BrgOrderDraft *draft, GString *text)
{
  gint first = MAX (draft->n_rounds - BRG_VARMA_LAST_ROUNDS, 0);

  for (gint place = first; place < draft->n_rounds; place++)
    {
      const GArray *games = get_games (draft, place);

      for (guint i = 0; i < games->len; i++)
        {
          const BrgGame *game = &g_array_index (games, BrgGame, i);
          g_autofree char *white = NULL;
          g_autofree char *black = NULL;

          if (game->black == BRG_NOBODY || !are_of_one_delegation (draft, game))
            continue;
          white = brg_name_words_dup (draft->snapshot, game->white, BRG_NAME_SHORT, NULL);
          black = brg_name_words_dup (draft->snapshot, game->black, BRG_NAME_SHORT, NULL);
          append_line (text, g_strdup_printf (
                                 /* Translators: two names of players of one delegation, a round */
                                 _ ("%s and %s of the same delegation meet in round %d."), white,
                                 black, place + 1));
        }
    }
}

char *
brg_order_draft_dup_remarks (const BrgOrderDraft *draft)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (draft != NULL, NULL);

  for (guint i = 0; i < draft->snapshot->entries->len; i++)
    append_runs (draft, (gint) i, text);
  append_late_meetings (draft, text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
