/* brg-pdn-postal-write.c - games by correspondence as PDN with the dates of their letters, written
 *
 * Rules: rus-draughts-2022 10.2.3, 10.2.4, 10.3.9
 * Tests: tests/data/test-pdn-postal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pdn-postal-write.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-draughts-game.h"
#include "brg-game-comment.h"
#include "brg-game-tags.h"
#include "brg-pdn.h"
#include "brg-postal-move.h"
#include "brg-postal-write.h"

/* Headings. */

static void
write_text (BrgGameTree *tree, const char *name, const char *value)
{
  if (value != NULL)
    brg_game_tree_set_tag (tree, name, value);
}

static void
write_day (BrgGameTree *tree, const char *name, BrgPostalDay day)
{
  char text[BRG_POSTAL_DAY_LENGTH];

  if (day != 0)
    brg_game_tree_set_tag (tree, name, brg_postal_day_write (day, text));
}

static void
write_headings (BrgGameTree *tree, const BrgPostalGame *game)
{
  g_autofree char *norm = g_strdup_printf ("%u/%u", game->norm_days, game->norm_moves);
  g_autofree char *transit = g_strdup_printf ("%u", game->transit);

  write_text (tree, "Event", game->event);
  write_text (tree, "White", game->names[BRG_COLOUR_WHITE]);
  write_text (tree, "Black", game->names[BRG_COLOUR_BLACK]);
  write_text (tree, "Code", game->code);
  write_text (tree, "Channel", brg_postal_channel_get_id (game->channel));
  write_day (tree, "StartDate", game->start);
  write_day (tree, "EndDate", game->end);
  write_day (tree, "StartListWhite", game->sheets[BRG_COLOUR_WHITE]);
  write_day (tree, "StartListBlack", game->sheets[BRG_COLOUR_BLACK]);
  write_text (tree, "Norm", game->has_norm ? norm : NULL);
  write_text (tree, "Transit", game->has_transit ? transit : NULL);
}

static void
write_result (BrgGameTree *tree, BrgPostalResult result)
{
  static const BrgGameResult results[] = {
    [BRG_POSTAL_UNFINISHED] = BRG_GAME_OPEN,      [BRG_POSTAL_WHITE_WINS] = BRG_GAME_WHITE_WON,
    [BRG_POSTAL_BLACK_WINS] = BRG_GAME_BLACK_WON, [BRG_POSTAL_DRAWN] = BRG_GAME_DRAWN,
    [BRG_POSTAL_BOTH_LOSE] = BRG_GAME_OPEN,
  };

  G_STATIC_ASSERT (G_N_ELEMENTS (results) == BRG_N_POSTAL_RESULTS);
  brg_game_tree_set_result (tree, results[result]);
}

/* Letters. */

/* The keys of a letter but its moves; one that has none says so with what is taken anyhow. */
static char *
dup_keys (const BrgPostalRecord *record)
{
  g_autofree char *line = brg_postal_record_write (record);
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  g_autoptr (GString) keys = g_string_new (NULL);

  /* The first three are `letter`, number and side. */
  for (guint i = 3; i < g_strv_length (words); i++)
    if (!g_str_has_prefix (words[i], "moves="))
      g_string_append_printf (keys, "%s%s", keys->len > 0 ? " " : "", words[i]);
  return g_strdup (keys->len > 0 ? keys->str : "rep=ok");
}

/* rus-draughts-2022 10.2.4: every second half-move is a forced one of the other. */
static gboolean
write_moves (BrgGameTree *tree, const BrgPostalRecord *record)
{
  guint n_moves = record->moves != NULL ? g_strv_length (record->moves) : 0;

  for (guint i = 0; i < n_moves; i++)
    {
      BrgGameNode *last = brg_game_tree_get_last (tree);
      BrgGameMove move;

      if (brg_postal_move_read (&last->draughts, record->moves[i], &move.draughts) !=
              BRG_POSTAL_GOOD ||
          (i % 2 == 1 && !brg_postal_move_find_forced (&last->draughts, NULL)))
        return FALSE;
      brg_game_tree_append_move (tree, last, &move);
    }
  return n_moves % 2 == 1 || n_moves == 0;
}

static gboolean
write_letter (BrgGameTree *tree, const BrgPostalRecord *record, guint number)
{
  g_autofree char *keys = NULL;

  if (record->kind != BRG_POSTAL_LETTER || record->number != number || record->accepts != NULL ||
      record->lines->len > 0 ||
      record->side != brg_game_node_get_turn (brg_game_tree_get_last (tree)) ||
      !write_moves (tree, record) || brg_game_tree_get_last (tree)->parent == NULL)
    return FALSE;
  keys = dup_keys (record);
  brg_game_node_add_comment (brg_game_tree_get_last (tree), BRG_GAME_AFTER, keys);
  return TRUE;
}

static gboolean
write_letters (BrgGameTree *tree, const BrgPostalGame *game, BrgPostalFault *fault)
{
  for (guint i = 0; i < game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (game, i);
      g_autofree char *line = NULL;

      if (write_letter (tree, record, i + 1))
        continue;
      line = brg_postal_record_write (record);
      fault->line = record->line;
      /* Translators: a line of a file */
      fault->text = g_strdup_printf (_ ("PDN cannot hold the line “%s”"), line);
      return FALSE;
    }
  return TRUE;
}

char *
brg_pdn_postal_write (const BrgPostalGame *game, BrgPostalResult result, BrgPostalFault *fault)
{
  g_autoptr (BrgGameTree) tree = NULL;
  BrgDraughtsPosition start;

  g_return_val_if_fail (game != NULL && fault != NULL, NULL);
  g_return_val_if_fail ((guint) result < BRG_N_POSTAL_RESULTS, NULL);

  *fault = (BrgPostalFault){ 0 };
  if (game->breaks->len > 0)
    {
      fault->text = g_strdup (_ ("PDN cannot hold the breaks of this game"));
      return NULL;
    }
  start = brg_draughts_position_start (game->variant);
  tree = brg_game_tree_new_draughts (&start);
  write_headings (tree, game);
  write_result (tree, result);
  return write_letters (tree, game, fault) ? brg_pdn_write (tree) : NULL;
}
