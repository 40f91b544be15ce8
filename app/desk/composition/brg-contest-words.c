/* brg-contest-words.c - composition in words: works, marks, points
 *
 * Rules: rus-draughts-2022 11.1.2, 11.1.3, 11.1.4, 11.5.2
 * Tests: tests/app/test-contest-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-words.h"

#include "brg-composition-number.h"

/* A word for an id. */
typedef struct
{
  const char *id;
  const char *word;
} Word;

/* rus-draughts-2022 11.1.2: the systems of play. */
static const Word boards[] = {
  { "", NC_ ("composition", "any board") },      { "64", NC_ ("composition", "64 squares") },
  { "100", NC_ ("composition", "100 squares") }, { "giveaway", NC_ ("composition", "giveaway") },
  { "chess", NC_ ("composition", "chess") },
};

/* rus-draughts-2022 11.1.3, 11.1.4 */
static const Word kinds[] = {
  { "", NC_ ("composition", "any kind") },
  { "problem", NC_ ("composition", "problem") },
  { "study", NC_ ("composition", "study") },
  /* Translators: «позиционная концовка» */
  { "ending", NC_ ("composition", "positional ending") },
  /* Translators: a work in which pieces are to be locked: «задача» */
  { "zadacha", NC_ ("composition", "lock task") },
  /* Translators: «особый вид» */
  { "special", NC_ ("composition", "special kind") },
  { "mate", NC_ ("composition", "direct mate") },
};

/* rus-draughts-2022 11.1.3 */
static const Word groups[] = {
  { "", NC_ ("composition", "any group") },
  { "-", NC_ ("composition", "group not declared") },
  { "miniature", NC_ ("composition", "miniature") },
  /* Translators: problems of up to twelve men a side: «концовка» */
  { "kontsovka", NC_ ("composition", "kontsovka") },
  { "medium", NC_ ("composition", "medium problem") },
  { "large", NC_ ("composition", "large problem") },
  { "practical", NC_ ("composition", "practical problem") },
  { "kings", NC_ ("composition", "with kings") },
  /* Translators: a group of lock tasks: «запирание простых» */
  { "lock-men", NC_ ("composition", "men locked") },
  /* Translators: «запирание дамок и дамок с простыми» */
  { "lock-kings", NC_ ("composition", "kings locked") },
};

static const Word remark_kinds[] = {
  { "defect", NC_ ("composition", "defect") },
  { "predecessor", NC_ ("composition", "predecessor") },
  { "complaint", NC_ ("composition", "complaint") },
  { "other", NC_ ("composition", "other remark") },
};

static const char *const states[] = {
  [BRG_CONTEST_WORK_DECLARED] = NC_ ("composition", "announced, not there yet"),
  [BRG_CONTEST_WORK_RECEIVED] = NC_ ("composition", "takes part"),
  [BRG_CONTEST_WORK_WITHDRAWN] = NC_ ("composition", "withdrawn"),
  [BRG_CONTEST_WORK_EXCLUDED] = NC_ ("composition", "excluded"),
};

static const char *const means[] = {
  [BRG_CONTEST_MEAN] = NC_ ("composition", "mean of all marks"),
  [BRG_CONTEST_TRIMMED] = NC_ ("composition", "mean without the best and the worst mark"),
  [BRG_CONTEST_SUM] = NC_ ("composition", "sum of all marks"),
};

static const char *const verdicts[BRG_N_COMPOSITION_VERDICTS] = {
  [BRG_COMPOSITION_NOT_SEARCHED] = NC_ ("composition", "solution not searched"),
  [BRG_COMPOSITION_UNSOLVABLE] = NC_ ("composition", "no solution"),
  [BRG_COMPOSITION_REFUTED] = NC_ ("composition", "author refuted"),
  [BRG_COMPOSITION_COOKED_FIRST] = NC_ ("composition", "side solution, move 1"),
  [BRG_COMPOSITION_COOKED_LATER] = NC_ ("composition", "side solution"),
  [BRG_COMPOSITION_SOUND] = NC_ ("composition", "one solution"),
  [BRG_COMPOSITION_NOT_DECIDED] = NC_ ("composition", "not decided"),
};

static const char *const faults[] = {
  [BRG_CONTEST_POSITION_BOARD] = NC_ ("composition", "there is no such board"),
  [BRG_CONTEST_POSITION_FEN] = NC_ ("composition", "this is no position of the board"),
  [BRG_CONTEST_POSITION_KIND] = NC_ ("composition", "the board has no such kind"),
  [BRG_CONTEST_POSITION_GROUP] = NC_ ("composition", "there is no such group"),
  [BRG_CONTEST_POSITION_TASK] = NC_ ("composition", "the kind has no such task"),
  [BRG_CONTEST_POSITION_MOVES] = NC_ ("composition", "so many moves cannot be searched"),
  [BRG_CONTEST_POSITION_SOLUTION] = NC_ ("composition", "the solution has too many lines"),
};

static const char *
find_word (const Word *table, gsize n_words, const char *id, const BrgWords *words)
{
  for (gsize i = 0; i < n_words; i++)
    if (g_str_equal (table[i].id, id))
      return WC_ (words, "composition", table[i].word);
  return id;
}

const char *
brg_contest_words_get_contest (BrgContestKind kind, const BrgWords *words)
{
  return kind == BRG_CONTEST_SOLVING ? WC_ (words, "composition", "solving")
                                     : WC_ (words, "composition", "composing");
}

const char *
brg_contest_words_get_board (const char *board, const BrgWords *words)
{
  g_return_val_if_fail (board != NULL, "");

  return find_word (boards, G_N_ELEMENTS (boards), board, words);
}

const char *
brg_contest_words_get_kind (const char *kind, const BrgWords *words)
{
  g_return_val_if_fail (kind != NULL, "");

  return find_word (kinds, G_N_ELEMENTS (kinds), kind, words);
}

const char *
brg_contest_words_get_group (const char *group, const BrgWords *words)
{
  g_return_val_if_fail (group != NULL, "");

  return find_word (groups, G_N_ELEMENTS (groups), group, words);
}

char *
brg_contest_words_dup_sort (const BrgContestWork *work, const BrgWords *words)
{
  GString *text;

  g_return_val_if_fail (work != NULL && words != NULL, NULL);

  text = g_string_new (brg_contest_words_get_board (work->board, words));

  g_string_append_printf (text, ", %s", brg_contest_words_get_kind (work->kind, words));
  if (!g_str_equal (work->group, "-"))
    g_string_append_printf (text, ", %s", brg_contest_words_get_group (work->group, words));
  return g_string_free (text, FALSE);
}

char *
brg_contest_words_dup_class (const char *class_name, const BrgWords *words)
{
  g_auto (GStrv) parts = NULL;
  GString *text;

  g_return_val_if_fail (class_name != NULL, NULL);

  /* `64/zadacha/lock-men+miniature` */
  parts = g_strsplit_set (class_name, "/+", -1);
  text = g_string_new (NULL);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      const char *word = i == 0   ? brg_contest_words_get_board (parts[i], words)
                         : i == 1 ? brg_contest_words_get_kind (parts[i], words)
                                  : brg_contest_words_get_group (parts[i], words);

      if (!g_str_equal (parts[i], "-"))
        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", word);
    }
  return g_string_free (text, FALSE);
}

/* rus-draughts-2022 11.2.8.2: just so many men and kings. */
static char *
dup_locked (const BrgCompositionTask *task, const BrgWords *words)
{
  g_autofree char *men = g_strdup_printf (
      /* Translators: what is locked: «запирают %u простых» */
      WN_ (words, "%u man", "%u men", task->n_men), task->n_men);
  g_autofree char *kings = g_strdup_printf (
      /* Translators: «%u дамку» */
      WN_ (words, "%u king", "%u kings", task->n_kings), task->n_kings);

  if (task->n_kings == 0)
    return g_steal_pointer (&men);
  if (task->n_men == 0)
    return g_steal_pointer (&kings);
  /* Translators: "2 men and 1 king" */
  return g_strdup_printf (WC_ (words, "composition", "%s and %s"), men, kings);
}

static char *
dup_draughts_task (const BrgComposition *work, const BrgWords *words)
{
  gboolean is_white = work->position.turn == BRG_COLOUR_WHITE;
  g_autofree char *locked = NULL;

  switch (work->task.goal)
    {
    case BRG_COMPOSITION_DRAW:
      return g_strdup (is_white ? WC_ (words, "composition", "White begins and draws")
                                : WC_ (words, "composition", "Black begins, White draws"));
    case BRG_COMPOSITION_BLOCK:
      locked = dup_locked (&work->task, words);
      return is_white
                 ? g_strdup_printf (WC_ (words, "composition", "White begins and locks %s"), locked)
                 : g_strdup_printf (WC_ (words, "composition", "Black begins, White locks %s"),
                                    locked);
    case BRG_COMPOSITION_GIVE:
      return g_strdup (is_white ? WC_ (words, "composition", "White begins and gives all away")
                                : WC_ (words, "composition", "Black begins, White gives all away"));
    case BRG_COMPOSITION_WIN:
    default:
      return g_strdup (is_white ? WC_ (words, "composition", "White begins and wins")
                                : WC_ (words, "composition", "Black begins, White wins"));
    }
}

char *
brg_contest_words_dup_task (const BrgContestWork *work, const BrgWords *words)
{
  g_auto (BrgContestPosition) position = { 0 };

  g_return_val_if_fail (work != NULL && words != NULL, NULL);

  if (brg_contest_position_read (work, &position) != BRG_CONTEST_POSITION_FINE)
    return g_strdup (work->task);
  if (position.is_chess)
    return g_strdup_printf (WN_ (words, "Mate in %u move", "Mate in %u moves", position.n_moves),
                            position.n_moves);
  return dup_draughts_task (&position.draughts, words);
}

const char *
brg_contest_words_get_state (BrgContestWorkState state, const BrgWords *words)
{
  g_return_val_if_fail (state < G_N_ELEMENTS (states), "");

  return WC_ (words, "composition", states[state]);
}

const char *
brg_contest_words_get_stage (const BrgContestTerms *terms, const BrgWords *words)
{
  g_return_val_if_fail (terms != NULL, "");

  if (terms->stage == BRG_CONTEST_STAGE_FINAL)
    return WC_ (words, "composition", "final results");
  if (terms->stage == BRG_CONTEST_STAGE_PRELIMINARY)
    return WC_ (words, "composition", "preliminary results");
  return terms->kind == BRG_CONTEST_SOLVING ? WC_ (words, "composition", "answers are checked")
                                            : WC_ (words, "composition", "works come in");
}

const char *
brg_contest_words_get_mean (BrgContestMean mean, const BrgWords *words)
{
  g_return_val_if_fail (mean < G_N_ELEMENTS (means), "");

  return WC_ (words, "composition", means[mean]);
}

const char *
brg_contest_words_get_remark_kind (const char *kind, const BrgWords *words)
{
  g_return_val_if_fail (kind != NULL, "");

  return find_word (remark_kinds, G_N_ELEMENTS (remark_kinds), kind, words);
}

const char *
brg_contest_words_get_verdict (BrgCompositionVerdict verdict, const BrgWords *words)
{
  g_return_val_if_fail (verdict < BRG_N_COMPOSITION_VERDICTS, "");

  return WC_ (words, "composition", verdicts[verdict]);
}

const char *
brg_contest_words_get_fault (BrgContestPositionFault fault, const BrgWords *words)
{
  g_return_val_if_fail (fault < G_N_ELEMENTS (faults), "");

  return faults[fault] != NULL ? WC_ (words, "composition", faults[fault]) : "";
}

/* Quarters have signs of their own. */
char *
brg_contest_words_dup_points (gint64 points, const BrgWords *words)
{
  static const char *const quarters[] = { "", "¼", "½", "¾" };
  gint64 part = points % BRG_COMPOSITION_POINT;
  g_autofree char *text = NULL;
  g_auto (GStrv) pieces = NULL;

  if (points < 0)
    return g_strdup ("—");
  if (part % (BRG_COMPOSITION_POINT / 4) == 0)
    {
      const char *quarter = quarters[part / (BRG_COMPOSITION_POINT / 4)];

      return points < BRG_COMPOSITION_POINT && part != 0
                 ? g_strdup (quarter)
                 : g_strdup_printf ("%" G_GINT64_FORMAT "%s", points / BRG_COMPOSITION_POINT,
                                    quarter);
    }
  text = brg_composition_number_dup_text (points);
  pieces = g_strsplit (text, ".", 2);
  return g_strjoinv (WC_ (words, "decimal sign", "."), pieces);
}

char *
brg_contest_words_dup_places (guint first, guint last)
{
  if (first == 0)
    return g_strdup ("");
  return first == last ? g_strdup_printf ("%u", first) : g_strdup_printf ("%u–%u", first, last);
}

char *
brg_contest_words_dup_material (const BrgContestWork *work)
{
  g_auto (BrgContestPosition) position = { 0 };
  guint n_men[2];

  g_return_val_if_fail (work != NULL, NULL);

  if (brg_contest_position_read (work, &position) != BRG_CONTEST_POSITION_FINE)
    return g_strdup ("");
  for (guint i = 0; i < 2; i++)
    {
      BrgColour side = i == 0 ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;

      n_men[i] = position.is_chess
                     ? brg_chess_set_size (position.chess.men[side])
                     : brg_draughts_set_size (position.draughts.position.pieces[side]);
    }
  return g_strdup_printf ("%u × %u", n_men[0], n_men[1]);
}

char *
brg_contest_words_dup_broken (const char *move, const BrgWords *words)
{
  g_return_val_if_fail (move != NULL && words != NULL, NULL);

  /* Translators: number and move of a solution, "2.b4-a5" */
  return g_strdup_printf (
      WC_ (words, "composition", "The author’s line breaks off: %s cannot be played"), move);
}
