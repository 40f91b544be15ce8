/* bench-can-mate.c - how fast it is decided whether a side can ever give mate
 *
 * Without arguments: both sides of the last positions of real games, then the questions of
 * chess-unwinnable.tsv. With files: lines of FEN, tab, side, and perhaps what follows. Prints the
 * times of all answers and of each kind of proof, and the slowest questions. Not a test: figures
 * depend on the machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-can-mate.h"
#include "brg-fen.h"

#include <stdlib.h>
#include <string.h>

#define N_SLOWEST 12

typedef struct
{
  char *fen;
  BrgPosition position;
  BrgColour side;
  BrgCanMateProof proof;
  gint64 nanoseconds;
  guint64 n_nodes;
  guint n_moves;
} Question;

static void
free_question (gpointer data)
{
  Question *question = data;

  g_free (question->fen);
  g_free (question);
}

static gint64
get_nanoseconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return (gint64) now.tv_sec * 1000000000 + now.tv_nsec;
}

static void
add_question (GPtrArray *questions, const char *fen, BrgChessVariant variant, BrgColour side)
{
  Question *question = g_new0 (Question, 1);

  question->fen = g_strdup (fen);
  question->side = side;
  if (!brg_fen_read (fen, variant, BRG_POSITION_COMPOSED, &question->position, NULL))
    g_error ("%s is no position", fen);
  g_ptr_array_add (questions, question);
}

/* Lines of game and FEN stand for both sides; lines of FEN and side for one. */
static void
read_line (GPtrArray *questions, const char *line)
{
  g_auto (GStrv) fields = g_strsplit (line, "\t", 3);

  if (*line == '#' || fields[0] == NULL || fields[1] == NULL)
    return;
  if (g_str_has_prefix (fields[0], "chess"))
    for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
      add_question (questions, fields[1],
                    g_str_equal (fields[0], "chess960") ? BRG_CHESS_960 : BRG_CHESS_ORTHODOX, side);
  else
    add_question (questions, fields[0], BRG_CHESS_ORTHODOX,
                  *fields[1] == 'w' ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK);
}

static void
ask (Question *question)
{
  g_auto (BrgCanMateAnswer) answer = { .verdict = BRG_CAN_MATE_UNDECIDED };
  gint64 start = get_nanoseconds ();

  brg_can_mate (&question->position, question->side, BRG_CAN_MATE_MAX_NODES, &answer);
  question->nanoseconds = get_nanoseconds () - start;
  question->proof = answer.proof;
  question->n_nodes = answer.n_nodes;
  question->n_moves = answer.n_moves;
}

static int
compare_times (const void *a, const void *b)
{
  const Question *left = *(Question *const *) a;
  const Question *right = *(Question *const *) b;

  return (left->nanoseconds > right->nanoseconds) - (left->nanoseconds < right->nanoseconds);
}

/* One line: questions of one kind of proof, or all. The questions are in the order of time. */
static void
print_times (const GPtrArray *questions, const char *name, int proof)
{
  g_autoptr (GPtrArray) some = g_ptr_array_new ();
  gint64 sum = 0;

  for (guint i = 0; i < questions->len; i++)
    {
      Question *question = questions->pdata[i];

      if (proof >= 0 && (int) question->proof != proof)
        continue;
      g_ptr_array_add (some, question);
      sum += question->nanoseconds;
    }
  if (some->len == 0)
    return;
#define AT(n) ((double) ((const Question *) some->pdata[(n)])->nanoseconds / 1000)
  g_print (
      "%-10s %5u  sum %10.1f  mean %9.2f  median %8.2f  90 %% %9.2f  99 %% %10.2f  max %10.1f\n",
      name, some->len, (double) sum / 1000, (double) sum / 1000 / some->len, AT (some->len / 2),
      AT (some->len * 9 / 10), AT (some->len * 99 / 100), AT (some->len - 1));
#undef AT
}

static void
measure (const char *path)
{
  g_autoptr (GPtrArray) questions = g_ptr_array_new_with_free_func (free_question);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    g_error ("%s cannot be read", path);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    read_line (questions, lines[i]);
  for (guint i = 0; i < questions->len; i++)
    ask (questions->pdata[i]);
  qsort (questions->pdata, questions->len, sizeof (gpointer), compare_times);
  g_print ("%s, microseconds\n", path);
  print_times (questions, "all", -1);
  for (guint proof = 0; proof < BRG_N_CAN_MATE_PROOFS; proof++)
    print_times (questions, brg_can_mate_proof_to_id ((BrgCanMateProof) proof), (int) proof);
  for (guint i = questions->len; i > 0 && i + N_SLOWEST > questions->len; i--)
    {
      const Question *question = questions->pdata[i - 1];

      g_print ("%12.1f us %9" G_GUINT64_FORMAT " nodes %4u moves  %s  %s\t%s\n",
               (double) question->nanoseconds / 1000, question->n_nodes, question->n_moves,
               brg_can_mate_proof_to_id (question->proof), question->fen,
               question->side == BRG_COLOUR_WHITE ? "white" : "black");
    }
}

int
main (int argc, char **argv)
{
  static const char *const fixtures[] = { "final-positions.tsv", "chess-unwinnable.tsv" };

  for (int i = 1; i < argc; i++)
    measure (argv[i]);
  for (gsize i = 0; argc == 1 && i < G_N_ELEMENTS (fixtures); i++)
    {
      const char *folder = g_getenv ("G_TEST_SRCDIR");
      g_autofree char *path = g_build_filename (folder != NULL ? folder : "tests", "fixtures",
                                                "chess", fixtures[i], NULL);

      measure (path);
    }
  return 0;
}
