/* brg-desk-renju-prompt.c - the opening of renju step by step: what is asked, of whom, the answers
 *
 * Rules: rus-draughts-2022 9.2.4.3
 * Tests: tests/app/test-desk-renju-opening.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-desk-renju-private.h"
#include "brg-renju-regulation.h"
#include "brg-rjn.h"

#define ARTICLE "rus-draughts-2022 9.2.4.3"

/* Ids of buttons; those of ways are in brg-desk-renju-opening.c. */
#define CHOOSE "choose"
#define NUMBER "number"
#define YES "yes"
#define NO "no"

static const char *
get_name (const BrgDeskRenju *self, const BrgDeskSurroundings *around, BrgRenjuPlayer player)
{
  return around->names[self->opening.steps.black == player ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE];
}

/* Asking. */

/* rus-draughts-2022 9.2.4.3: what the regulations name is not asked on every board. */
static gboolean
find_regulated (const BrgDeskSurroundings *around, BrgRenjuRegulation *regulation)
{
  return brg_renju_regulation_from_id (around->snapshot->group->renju_rule, regulation);
}

static BrgDeskPrompt *
ask_regulation (const BrgDeskSurroundings *around)
{
  BrgRenjuRegulation regulated;
  gboolean is_regulated = find_regulated (around, &regulated);
  BrgDeskPrompt *prompt = brg_desk_prompt_new (
      g_strdup (_ ("Which opening procedure do the regulations of the event set? Without one, "
                   "stones are entered as played.")),
      ARTICLE);

  prompt->options = g_ptr_array_new_with_free_func (g_free);
  for (gint i = 0; i < BRG_N_RENJU_REGULATIONS; i++)
    if (!is_regulated || i == (gint) regulated)
      g_ptr_array_add (prompt->options,
                       g_strdup (brg_desk_renju_words_regulation ((BrgRenjuRegulation) i)));
  prompt->options_label = g_strdup (_ ("Opening procedure"));
  brg_desk_prompt_add_button (prompt, CHOOSE, _ ("Begin the Opening"), TRUE);
  brg_desk_prompt_add_button (prompt, BRG_DESK_RENJU_FREE, _ ("No Procedure"), FALSE);
  return prompt;
}

static void
add_number (BrgDeskPrompt *prompt, guint number, guint most)
{
  prompt->number_label = g_strdup (_ ("Fifth moves"));
  prompt->number = (gint) number;
  prompt->number_min = 1;
  prompt->number_max = (gint) most;
  brg_desk_prompt_add_button (prompt, NUMBER, _ ("Enter the Number"), TRUE);
  prompt->is_blocking = TRUE;
}

static BrgDeskPrompt *
ask_limit (const BrgDeskRenju *self)
{
  BrgDeskPrompt *prompt = brg_desk_prompt_new (
      g_strdup (self->opening.regulation == BRG_RENJU_SOOSORV
                    ? _ ("What is the largest number of fifth moves that the regulations allow?")
                    : _ ("How many fifth moves do the regulations require?")),
      ARTICLE);

  add_number (prompt, brg_renju_regulation_get_limit (self->opening.regulation),
              BRG_RENJU_MAX_OFFERS);
  return prompt;
}

static char *
dup_question (const BrgDeskRenju *self, const char *name)
{
  const BrgRenjuQuestion *question = &self->opening.question;

  switch (question->ask)
    {
    case BRG_RENJU_ASK_STONE:
      return g_strdup_printf (question->colour == BRG_COLOUR_BLACK
                                  /* Translators: name, number of the stone, where it goes, a
                                   * sentence */
                                  ? _ ("%s places stone %u (black). %s")
                                  /* Translators: name, number of the stone, where it goes, a
                                   * sentence */
                                  : _ ("%s places stone %u (white). %s"),
                              name, question->number, brg_desk_renju_words_reach (question->reach));
    case BRG_RENJU_ASK_SWAP:
      /* Translators: name */
      return g_strdup_printf (_ ("%s decides whether to change colours."), name);
    case BRG_RENJU_ASK_NUMBER:
      /* Translators: name, a number */
      return g_strdup_printf (_ ("%s declares how many fifth moves will be offered, 1 to %u."),
                              name, question->most);
    case BRG_RENJU_ASK_OFFER:
      /* Translators: name, number of the offer that comes now, how many there are in all */
      return g_strdup_printf (_ ("%s offers fifth moves: no. %u of %u, no two symmetrical."), name,
                              self->opening.steps.n_offers + 1, self->opening.steps.n_wanted);
    case BRG_RENJU_ASK_KEEP:
      /* Translators: name */
      return g_strdup_printf (_ ("%s chooses one of the fifth moves offered."), name);
    case BRG_RENJU_ASK_WAY:
      /* Translators: name */
      return g_strdup_printf (_ ("%s chooses how the opening continues."), name);
    case BRG_RENJU_ASK_NOTHING:
    default:
      g_return_val_if_reached (NULL);
    }
}

static void
add_ways (BrgDeskPrompt *prompt, const BrgDeskRenju *self)
{
  for (guint i = 0; i < BRG_N_RENJU_WAYS; i++)
    if ((self->opening.question.ways >> i & 1) != 0)
      {
        g_autofree char *label =
            brg_desk_renju_words_dup_way ((BrgRenjuWay) i, self->opening.steps.limit);

        brg_desk_prompt_add_button (prompt, brg_desk_renju_way_to_id ((BrgRenjuWay) i), label,
                                    FALSE);
      }
}

static BrgDeskPrompt *
ask_step (const BrgDeskRenju *self, const BrgDeskSurroundings *around)
{
  const BrgRenjuQuestion *question = &self->opening.question;
  g_autofree char *text = dup_question (self, get_name (self, around, question->player));
  /* Translators: what is asked, a sentence; names, which may end with a full stop */
  BrgDeskPrompt *prompt = brg_desk_prompt_new (
      g_strdup_printf (_ ("%s Now %s has Black and %s has White."), text,
                       around->names[BRG_COLOUR_BLACK], around->names[BRG_COLOUR_WHITE]),
      ARTICLE);

  prompt->wants_square = question->ask == BRG_RENJU_ASK_STONE ||
                         question->ask == BRG_RENJU_ASK_OFFER ||
                         question->ask == BRG_RENJU_ASK_KEEP;
  /* A stone that is placed or kept may be typed as well: it is the next move. */
  prompt->is_blocking = !prompt->wants_square || question->ask == BRG_RENJU_ASK_OFFER;
  if (question->ask == BRG_RENJU_ASK_SWAP)
    {
      brg_desk_prompt_add_button (prompt, YES, _ ("Swap Colours"), FALSE);
      brg_desk_prompt_add_button (prompt, NO, _ ("Keep Colours"), FALSE);
    }
  else if (question->ask == BRG_RENJU_ASK_NUMBER)
    add_number (prompt, 1, question->most);
  else if (question->ask == BRG_RENJU_ASK_WAY)
    add_ways (prompt, self);
  return prompt;
}

static BrgDeskPrompt *
ask_broken (void)
{
  BrgDeskPrompt *prompt = brg_desk_prompt_new (
      g_strdup (_ ("The moves do not follow the opening procedure entered. Take back what is "
                   "wrong, or continue without a procedure.")),
      ARTICLE);

  brg_desk_prompt_add_button (prompt, BRG_DESK_RENJU_FREE, _ ("No Procedure"), FALSE);
  return prompt;
}

BrgDeskPrompt *
brg_desk_renju_get_prompt (const BrgDeskGame *game, const BrgDeskSurroundings *around)
{
  const BrgDeskRenju *self = brg_desk_renju_get (game);

  switch (self->opening.stage)
    {
    case BRG_DESK_RENJU_UNSETTLED:
      return brg_game_tree_get_root (game->tree)->next == NULL && !game->is_damaged
                 ? ask_regulation (around)
                 : NULL;
    case BRG_DESK_RENJU_NUMBER:
      return ask_limit (self);
    case BRG_DESK_RENJU_STEPS:
      return self->is_asking ? ask_step (self, around) : NULL;
    case BRG_DESK_RENJU_BROKEN:
      return ask_broken ();
    case BRG_DESK_RENJU_WITHOUT:
    case BRG_DESK_RENJU_COMPOSED:
    case BRG_DESK_RENJU_SETTLED:
    default:
      return NULL;
    }
}

/* Answering. */

static void
set_start (BrgStoredGame *record, char *start, BrgGameChange *change, char **detail)
{
  g_free (record->start);
  record->start = start;
  *change = BRG_GAME_CHANGE_OPENING;
  *detail = g_strdup (start);
}

static gboolean
refuse (char **fault, char *sentence)
{
  *fault = sentence;
  return FALSE;
}

static gboolean
refuse_silly (char **fault)
{
  return refuse (fault, g_strdup (_ ("This is not an answer to the question.")));
}

/* The regulation; its number follows at once where it is always the same. */
static gboolean
choose_regulation (const BrgDeskSurroundings *around,
                   const BrgDeskReply *reply,
                   BrgStoredGame *record,
                   BrgGameChange *change,
                   char **detail,
                   char **fault)
{
  BrgRenjuRegulation regulation = (BrgRenjuRegulation) reply->option;
  const char *id;

  if (!find_regulated (around, &regulation) && reply->option >= BRG_N_RENJU_REGULATIONS)
    return refuse_silly (fault);
  id = brg_renju_regulation_to_id (regulation);
  set_start (record,
             brg_desk_renju_opening_wants_number (regulation)
                 ? g_strdup (id)
                 : g_strdup_printf ("%s %u", id, brg_renju_regulation_get_limit (regulation)),
             change, detail);
  return TRUE;
}

static gboolean
name_limit (const BrgDeskReply *reply,
            BrgStoredGame *record,
            BrgGameChange *change,
            char **detail,
            char **fault)
{
  if (g_strcmp0 (reply->button, NUMBER) != 0 || reply->number < 1 ||
      reply->number > BRG_RENJU_MAX_OFFERS)
    return refuse_silly (fault);
  set_start (record, g_strdup_printf ("%s %d", record->start, reply->number), change, detail);
  return TRUE;
}

/* Finds the answer as the procedure wants it. Returns: whether it is one at all. */
static gboolean
find_answer (const BrgRenjuQuestion *question, const BrgDeskReply *reply, guint *answer)
{
  switch (question->ask)
    {
    case BRG_RENJU_ASK_STONE:
    case BRG_RENJU_ASK_OFFER:
    case BRG_RENJU_ASK_KEEP:
      *answer = (guint) reply->square;
      return reply->square >= 0 && reply->square < BRG_RENJU_N_POINTS;
    case BRG_RENJU_ASK_SWAP:
      *answer = g_strcmp0 (reply->button, YES) == 0;
      return *answer == 1 || g_strcmp0 (reply->button, NO) == 0;
    case BRG_RENJU_ASK_NUMBER:
      *answer = (guint) reply->number;
      return g_strcmp0 (reply->button, NUMBER) == 0 && reply->number > 0;
    case BRG_RENJU_ASK_WAY:
      for (*answer = 0; *answer < BRG_N_RENJU_WAYS; (*answer)++)
        if (g_strcmp0 (reply->button, brg_desk_renju_way_to_id ((BrgRenjuWay) *answer)) == 0)
          return TRUE;
      return FALSE;
    case BRG_RENJU_ASK_NOTHING:
    default:
      return FALSE;
    }
}

/* A stone of the opening is the next move of the game. */
static void
play_stone (const BrgDeskGame *game,
            BrgRenjuPoint point,
            BrgStoredGame *record,
            BrgGameChange *change,
            char **detail)
{
  g_autoptr (BrgGameTree) tree = brg_game_tree_copy (game->tree);
  const BrgGameMove move = { .renju = point };
  BrgGameNode *node = brg_game_tree_add_move (tree, brg_game_tree_get_last (tree), &move);

  g_free (record->moves);
  record->moves = game->rules->write_moves (tree);
  *change = BRG_GAME_CHANGE_MOVE;
  *detail = brg_desk_renju_dup_journal (node);
}

static gboolean
answer_step (const BrgDeskGame *game,
             const BrgDeskSurroundings *around,
             const BrgDeskReply *reply,
             BrgStoredGame *record,
             BrgGameChange *change,
             char **detail,
             char **fault)
{
  const BrgDeskRenju *self = brg_desk_renju_get (game);
  const BrgRenjuQuestion *question = &self->opening.question;
  g_autofree char *word = NULL;
  BrgRenjuAnswerVerdict verdict;
  guint answer;

  if (!self->is_asking || !find_answer (question, reply, &answer))
    return refuse_silly (fault);
  verdict = brg_renju_opening_judge (&self->opening.steps, answer);
  if (verdict != BRG_RENJU_ANSWER_FITS)
    return refuse (fault, brg_desk_renju_words_dup_verdict (
                              self, verdict, answer, brg_desk_renju_get_letter (around->notation)));
  if (question->ask == BRG_RENJU_ASK_STONE || question->ask == BRG_RENJU_ASK_KEEP)
    {
      play_stone (game, (BrgRenjuPoint) answer, record, change, detail);
      return TRUE;
    }
  word = brg_desk_renju_opening_write_answer (question->ask, answer);
  set_start (record, g_strjoin (" ", record->start, word, NULL), change, detail);
  return TRUE;
}

gboolean
brg_desk_renju_reply (const BrgDeskGame *game,
                      const BrgDeskSurroundings *around,
                      const BrgDeskReply *reply,
                      BrgStoredGame *record,
                      BrgGameChange *change,
                      char **detail,
                      char **fault)
{
  BrgDeskRenjuStage stage = brg_desk_renju_get (game)->opening.stage;

  if ((stage == BRG_DESK_RENJU_UNSETTLED || stage == BRG_DESK_RENJU_BROKEN) &&
      g_strcmp0 (reply->button, BRG_DESK_RENJU_FREE) == 0)
    {
      set_start (record, g_strdup (BRG_DESK_RENJU_FREE), change, detail);
      return TRUE;
    }
  if (stage == BRG_DESK_RENJU_UNSETTLED && g_strcmp0 (reply->button, CHOOSE) == 0)
    return choose_regulation (around, reply, record, change, detail, fault);
  if (stage == BRG_DESK_RENJU_NUMBER)
    return name_limit (reply, record, change, detail, fault);
  return answer_step (game, around, reply, record, change, detail, fault);
}

/* Taking back. */

/* The record without the move of @node and all that follows it. */
static void
drop_moves (const BrgDeskGame *game, BrgStoredGame *record)
{
  g_autoptr (BrgGameTree) tree = brg_game_tree_copy (game->tree);
  BrgGameNode *node = brg_game_tree_get_root (tree);

  /* The place is on the main line. */
  while (node->ply < game->node->ply)
    node = node->next;
  brg_game_tree_delete (tree, node);
  g_free (record->moves);
  record->moves = game->rules->write_moves (tree);
}

static void
replace_start (BrgStoredGame *record, char *start)
{
  g_free (record->start);
  record->start = start;
}

/* Before the first answer of the procedure: its number, then the regulation, then nothing. */
static gboolean
take_regulation_back (const BrgDeskGame *game, BrgStoredGame *record)
{
  if (game->node->parent != NULL || *record->start == '\0' ||
      brg_desk_renju_get (game)->opening.stage == BRG_DESK_RENJU_COMPOSED ||
      brg_game_tree_get_root (game->tree)->next != NULL)
    return FALSE;
  if (brg_desk_renju_opening_count (record->start) == 2 &&
      brg_desk_renju_opening_wants_number (brg_desk_renju_get (game)->opening.regulation))
    replace_start (record, brg_desk_renju_opening_cut (record->start, 1));
  else
    replace_start (record, g_strdup (""));
  return TRUE;
}

gboolean
brg_desk_renju_take_back (const BrgDeskGame *game, BrgStoredGame *record)
{
  BrgDeskRenjuOpening before;
  BrgDeskRenjuOpening here;
  guint n_words = brg_desk_renju_opening_count (record->start);

  if (!brg_game_node_is_main (game->node))
    return FALSE;
  brg_desk_renju_opening_follow (&here, record->start, game->node);
  if (here.n_words == 0)
    return take_regulation_back (game, record);
  /* The last answer goes first, while no stone has followed it. */
  if (game->node->parent == NULL)
    {
      if (game->node->next != NULL || n_words <= 2)
        return take_regulation_back (game, record);
      replace_start (record, brg_desk_renju_opening_cut (record->start, n_words - 1));
      return TRUE;
    }
  brg_desk_renju_opening_follow (&before, record->start, game->node->parent);
  if (game->node->next == NULL && n_words > before.n_words)
    {
      replace_start (record, brg_desk_renju_opening_cut (record->start, n_words - 1));
      return TRUE;
    }
  if (n_words == before.n_words)
    return FALSE;
  /* A stone in the middle takes with it what was answered after it. */
  replace_start (record, brg_desk_renju_opening_cut (record->start, before.n_words));
  drop_moves (game, record);
  return TRUE;
}
