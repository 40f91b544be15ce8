/* brg-desk-draughts-lot.c - the opening of a game of draughts-64, drawn by lot
 *
 * Rules: rus-draughts-2022 5.4.1.3, 6.2.2, 6.2.3
 * Tests: tests/app/test-desk-draughts-lot.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-draughts-private.h"
#include "brg-desk-draughts-record.h"

#include "brg-draughts-read.h"
#include "brg-game-comment.h"

#include <glib/gi18n.h>

#include "brg-openings.h"

#define ARTICLE "rus-draughts-2022 6.2.2"
#define LOT_ARTICLE "rus-draughts-2022 5.4.1.3"

#define REPLY_BOARD "lot-board"
#define REPLY_NUMBER "number"
#define REPLY_USUAL "usual"

/* The tables by their ids, each with both ways of capture. */
static const struct
{
  const char *id;
  const char *free_choice;
  const char *majority;
} tables[] = {
  { "fmjd", N_ ("FMJD-64 table, free choice of capture"), N_ ("FMJD-64 table, majority rule") },
  { "idf-basic", N_ ("IDF basic positions, free choice of capture"),
    N_ ("IDF basic positions, majority rule") },
  { "idf-ballots", N_ ("IDF ballots, free choice of capture"), N_ ("IDF ballots, majority rule") },
};

/* What was chosen from the list. */
typedef struct
{
  const BrgOpenings *openings;
  const char *id;
  gboolean has_majority;
} Choice;

/* The table of the regulations; without an id where they name none, or one that cannot be read. */
static Choice
get_regulated (const BrgDeskSurroundings *around)
{
  const BrgGroup *group = around->snapshot->group;
  const char *id = g_str_equal (group->opening_table, "own")
                       ? brg_openings_learn (group->own_openings, "own", NULL)
                       : brg_openings_intern_id (group->opening_table);

  return (Choice){ id != NULL ? brg_openings_get (id) : NULL, id, group->has_majority };
}

/* rus-draughts-2022 6.2.2: the table is that of the regulations; where they are silent, any. */
static Choice
open_choice (const BrgDeskSurroundings *around, guint option)
{
  Choice choice = get_regulated (around);
  guint n = MIN (option / 2, (guint) G_N_ELEMENTS (tables) - 1);

  if (choice.id != NULL)
    return choice;
  return (Choice){ brg_openings_get (tables[n].id), tables[n].id, option % 2 == 1 };
}

static guint
find_most (void)
{
  guint most = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      const BrgOpenings *openings = brg_openings_get (tables[i].id);

      most = MAX (most, brg_openings_get_n (openings));
    }
  return most;
}

static gboolean
needs_start (const BrgDeskGame *game)
{
  BrgDeskDraughtsStart start;

  return brg_desk_draughts_start_read (game->record, &start) &&
         !brg_desk_draughts_start_is_known (game->record, &start);
}

/* rus-draughts-2022 5.4.1.3: in Russian draughts a lot is drawn where the regulations name a table.
 */
static gboolean
wants_lot (const BrgDeskGame *game, const BrgDeskSurroundings *around)
{
  const BrgStoredGame *record = game->record;

  return needs_start (game) ||
         (record->discipline == BRG_DISCIPLINE_RUSSIAN && record->pairing_id != 0 &&
          *record->start == '\0' && *record->moves == '\0' && get_regulated (around).id != NULL);
}

/* What the regulations name, as the list says it. */
static char *
dup_table (const Choice *choice)
{
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    if (g_str_equal (tables[i].id, choice->id))
      return g_strdup (choice->has_majority ? _ (tables[i].majority) : _ (tables[i].free_choice));
  return g_strdup (choice->has_majority ? _ ("Federation’s own table, majority rule")
                                        : _ ("Federation’s own table, free choice of capture"));
}

/* rus-draughts-2022 5.4.1.3, 6.2.2 */
BrgDeskPrompt *
brg_desk_draughts_get_prompt (const BrgDeskGame *game, const BrgDeskSurroundings *around)
{
  BrgDeskPrompt *prompt;
  Choice regulated;

  if (!wants_lot (game, around))
    return NULL;
  regulated = get_regulated (around);
  prompt = brg_desk_prompt_new (
      g_strdup (
          _ ("The opening is not drawn yet. The lot is drawn with both players present; if one "
             "is absent the draw waits, and his clock runs.")),
      game->record->discipline == BRG_DISCIPLINE_RUSSIAN ? LOT_ARTICLE : ARTICLE);
  prompt->options = g_ptr_array_new_with_free_func (g_free);
  prompt->options_label = g_strdup (_ ("Opening table and capture rule"));
  if (regulated.id != NULL)
    g_ptr_array_add (prompt->options, dup_table (&regulated));
  for (gsize i = 0; regulated.id == NULL && i < G_N_ELEMENTS (tables); i++)
    {
      g_ptr_array_add (prompt->options, g_strdup (_ (tables[i].free_choice)));
      g_ptr_array_add (prompt->options, g_strdup (_ (tables[i].majority)));
    }
  prompt->number_label = g_strdup (_ ("Opening number in the table"));
  prompt->number = 1;
  prompt->number_min = 1;
  prompt->number_max =
      regulated.id != NULL ? (gint) brg_openings_get_n (regulated.openings) : (gint) find_most ();
  prompt->is_blocking = TRUE;
  brg_desk_prompt_add_button (prompt, BRG_DESK_REPLY_LOT, _ ("Draw Lots for the Round"), TRUE);
  brg_desk_prompt_add_button (prompt, REPLY_BOARD, _ ("Draw Lots for This Board"), FALSE);
  brg_desk_prompt_add_button (prompt, REPLY_NUMBER, _ ("Use This Number"), FALSE);
  brg_desk_prompt_add_button (prompt, REPLY_USUAL, _ ("Standard Start"), FALSE);
  return prompt;
}

static void
set_text (char **field, char *text)
{
  g_free (*field);
  *field = text;
}

static guint
find_index (const BrgOpenings *openings, const BrgOpening *opening)
{
  guint n = 0;

  while (brg_openings_get_nth (openings, n) != opening)
    n++;
  return n;
}

/* The opening moves as a game, with a comment that names the opening. */
static char *
write_moves (const BrgDraughtsPosition *start, const BrgOpening *opening, const char *comment)
{
  g_autoptr (BrgGameTree) tree = brg_game_tree_new_draughts (start);
  g_auto (GStrv) moves = g_strsplit (opening->moves != NULL ? opening->moves : "", " ", -1);
  BrgGameNode *node = brg_game_tree_get_root (tree);

  brg_game_node_add_comment (node, BRG_GAME_AFTER, comment);
  for (char **move = moves; *move != NULL && **move != '\0'; move++)
    {
      g_auto (BrgDraughtsMoveList) fits = { 0 };

      if (brg_draughts_move_read (&node->draughts, *move, -1, BRG_DRAUGHTS_READ_ANY, &fits) != 1)
        g_return_val_if_reached (g_strdup (""));
      node = brg_game_tree_add_move (tree, node, &(BrgGameMove){ .draughts = fits.moves[0] });
    }
  return brg_desk_draughts_write_moves (tree);
}

static char *
dup_comment (const Choice *choice, const BrgOpening *opening, guint n)
{
  if (*opening->printed == '\0')
    /* Translators: id of a table, code of an opening, its number in the table */
    return g_strdup_printf (_ ("Opening %s %s, no. %u"), choice->id, opening->code, n + 1);
  /* Translators: id of a table, code of an opening, its number in the table, moves */
  return g_strdup_printf (_ ("Opening %s %s, no. %u: %s"), choice->id, opening->code, n + 1,
                          opening->printed);
}

static void
set_opening (BrgStoredGame *record,
             const Choice *choice,
             const BrgOpening *opening,
             gboolean is_for_all)
{
  BrgDraughtsVariant variant = record->discipline == BRG_DISCIPLINE_RUSSIAN ? BRG_DRAUGHTS_RUSSIAN
                               : choice->has_majority ? BRG_DRAUGHTS_64_MAJORITY
                                                      : BRG_DRAUGHTS_64;
  BrgDeskDraughtsStart start = { .position = brg_draughts_position_start (variant),
                                 .table = choice->id,
                                 .is_for_all = is_for_all };
  guint n = find_index (choice->openings, opening);
  g_autofree char *comment = dup_comment (choice, opening, n);

  g_strlcpy (start.code, opening->code, sizeof start.code);
  if (opening->moves == NULL &&
      !brg_draughts_fen_read (opening->fen, variant, &start.position, NULL))
    g_return_if_reached ();
  set_text (&record->moves, write_moves (&start.position, opening, comment));
  set_text (&record->start, brg_desk_draughts_start_write (&start));
  record->start_number = (gint) n;
}

/* The same seed, round and board give the same opening, so the draw can be checked. */
static void
draw (const BrgDeskSurroundings *around,
      const Choice *choice,
      gboolean is_for_all,
      BrgStoredGame *record)
{
  guint64 seed = around->snapshot->group->seed;
  guint board = is_for_all ? 0 : (guint) around->board;
  const BrgOpening *opening = brg_openings_draw (choice->openings, choice->has_majority, seed,
                                                 (guint) around->round, board);

  set_opening (record, choice, opening, is_for_all);
  record->is_drawn = TRUE;
  record->start_seed = seed;
}

static gboolean
take_number (const Choice *choice, gint number, BrgStoredGame *record, char **fault)
{
  gint n_openings = (gint) brg_openings_get_n (choice->openings);
  const BrgOpening *opening;

  if (number < 1 || number > n_openings)
    {
      /* Translators: number of openings */
      *fault = g_strdup_printf (_ ("The table has openings 1 to %d."), n_openings);
      return FALSE;
    }
  opening = brg_openings_get_nth (choice->openings, (guint) number - 1);
  if (choice->has_majority && opening->is_free_only)
    {
      /* Translators: code of an opening */
      *fault =
          g_strdup_printf (_ ("Opening %s is not played under the majority rule."), opening->code);
      return FALSE;
    }
  set_opening (record, choice, opening, FALSE);
  record->is_drawn = FALSE;
  record->start_seed = 0;
  return TRUE;
}

static void
take_usual (const Choice *choice, BrgStoredGame *record)
{
  BrgDeskDraughtsStart start = { .position = brg_draughts_position_start (
                                     record->discipline == BRG_DISCIPLINE_RUSSIAN
                                         ? BRG_DRAUGHTS_RUSSIAN
                                     : choice->has_majority ? BRG_DRAUGHTS_64_MAJORITY
                                                            : BRG_DRAUGHTS_64),
                                 .is_usual = TRUE };

  set_text (&record->moves, g_strdup (""));
  set_text (&record->start, brg_desk_draughts_start_write (&start));
  record->start_number = -1;
  record->is_drawn = FALSE;
  record->start_seed = 0;
}

gboolean
brg_desk_draughts_reply (const BrgDeskGame *game G_GNUC_UNUSED,
                         const BrgDeskSurroundings *around,
                         const BrgDeskReply *reply,
                         BrgStoredGame *record,
                         BrgGameChange *change,
                         char **detail,
                         char **fault)
{
  Choice choice = open_choice (around, reply->option);
  BrgDeskDraughtsStart start;

  *fault = NULL;
  *detail = NULL;
  *change = BRG_GAME_CHANGE_LOT;
  if (g_strcmp0 (reply->button, BRG_DESK_REPLY_LOT) == 0)
    draw (around, &choice, TRUE, record);
  else if (g_strcmp0 (reply->button, REPLY_BOARD) == 0)
    draw (around, &choice, FALSE, record);
  else if (g_strcmp0 (reply->button, REPLY_USUAL) == 0)
    {
      *change = BRG_GAME_CHANGE_POSITION;
      take_usual (&choice, record);
      return TRUE;
    }
  else if (g_strcmp0 (reply->button, REPLY_NUMBER) != 0)
    return FALSE;
  else if (!take_number (&choice, reply->number, record, fault))
    return FALSE;
  else
    *change = BRG_GAME_CHANGE_NUMBER;
  brg_desk_draughts_start_read (record, &start);
  *detail = g_strdup_printf ("%s %s", start.table, start.code);
  return TRUE;
}

/* The menu draws from the table that the list of the prompt begins with only while nothing else is
 * settled: then the prompt is there too. */
gboolean
brg_desk_draughts_may_draw (const BrgDeskGame *game)
{
  return needs_start (game);
}

gboolean
brg_desk_draughts_share_lot (const BrgStoredGame *other, BrgStoredGame *record)
{
  BrgDeskDraughtsStart drawn;
  BrgDeskDraughtsStart start;
  const BrgOpenings *openings;
  const BrgOpening *opening;
  Choice choice;
  /* rus-draughts-2022 6.2.2: drawn once for all games of a meeting. */
  gboolean is_same_meeting = other->pairing_id == record->pairing_id;

  if (!brg_desk_draughts_start_read (other, &drawn) || drawn.table == NULL ||
      (!drawn.is_for_all && !is_same_meeting) || !brg_desk_draughts_start_read (record, &start) ||
      *record->start != '\0' || *record->moves != '\0')
    return FALSE;
  openings = brg_openings_get (drawn.table);
  opening = brg_openings_find (openings, drawn.code);
  if (opening == NULL)
    return FALSE;
  choice = (Choice){ openings, drawn.table, drawn.position.variant == BRG_DRAUGHTS_64_MAJORITY };
  set_opening (record, &choice, opening, drawn.is_for_all);
  record->is_drawn = other->is_drawn;
  record->start_seed = other->start_seed;
  return TRUE;
}

/* The moves of an opening are one step: taking one of them back takes the lot back. */
gboolean
brg_desk_draughts_take_back (const BrgDeskGame *game, BrgStoredGame *record)
{
  BrgDeskDraughtsStart start;

  if (game->is_damaged || !brg_game_node_is_main (game->node) ||
      !brg_desk_draughts_start_read (game->record, &start) ||
      !(start.is_usual || start.table != NULL))
    return FALSE;
  if (game->node->ply > brg_desk_draughts_count_opening (game->record))
    return FALSE;
  set_text (&record->start, g_strdup (""));
  set_text (&record->moves, g_strdup (""));
  record->start_number = -1;
  record->is_drawn = FALSE;
  record->start_seed = 0;
  return TRUE;
}
