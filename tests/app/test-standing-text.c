/* test-standing-text.c - why one player is above another, and whole sums
 *
 * The example with a bye, a forfeit and a player who leaves is worked by hand from the rules of the
 * editions; the sums of all fixtures are added up again from the texts that the reader sees.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-standing-text.h"

#include <string.h>

#include "../pairing/vectors.h"
#include "brg-reason-text.h"
#include "event-fixture.h"

/* A group, its table and English words. */
typedef struct
{
  BrgSnapshot *snapshot;
  BrgEventTable *table;
  BrgWords *words;
  BrgStandingScene scene;
} Stage;

static void
set_stage (Stage *stage, BrgSnapshot *snapshot, const char *tie_breaks)
{
  g_free (snapshot->group->tie_breaks);
  snapshot->group->tie_breaks = g_strdup (tie_breaks);
  stage->snapshot = snapshot;
  stage->table = brg_event_table_new (snapshot, 0);
  stage->words = brg_words_open ("en");
  stage->scene = (BrgStandingScene){ snapshot, stage->table, stage->words };
}

static void
clear_stage (Stage *stage)
{
  brg_event_table_free (stage->table);
  brg_snapshot_unref (stage->snapshot);
  brg_words_unref (stage->words);
}

static const char *const letters = "ABCDEFGH";

/* The byes that were asked for, which are no games. */
static void
add_absences (BrgSnapshot *snapshot, const BrgTournament *tournament)
{
  for (gint player = 0; player < tournament->n_players; player++)
    for (gint round = 1; round <= tournament->n_rounds; round++)
      {
        BrgAbsence absence = { player, round,
                               brg_tournament_cell (tournament, player, round)->outcome };

        if (brg_outcome_is_bye (absence.outcome) && absence.outcome != BRG_OUTCOME_PAIRING_BYE)
          g_array_append_val (snapshot->absences, absence);
      }
}

/* The players are called A, B, C, ... in their order. */
static void
stage_rows (Stage *stage,
            BrgTournamentKind kind,
            const char *rulebook,
            const char *tie_breaks,
            const char *const *rows)
{
  g_autoptr (BrgTournament) tournament = vector_make (kind, rows);
  BrgSnapshot *snapshot = event_fixture_from_tournament (
      kind == BRG_TOURNAMENT_SWISS ? "dutch" : "berger", rulebook, tournament);

  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];

      g_free (entry->family_name);
      entry->family_name = g_strndup (letters + i, 1);
      entry->left_after = tournament->players[i].left_after;
    }
  add_absences (snapshot, tournament);
  set_stage (stage, snapshot, tie_breaks);
}

/* "3. E (No. 5) 1, 2½ → (2½)": a part in one line. */
static char *
dup_part (const BrgStandingPart *part)
{
  return g_strdup_printf ("%d|%s|%s|%s|%s%s", part->round, part->opponent, part->result,
                          part->score, part->value, part->is_cut ? " cut" : "");
}

static char *
join_parts (const BrgStandingSum *sum)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < sum->parts->len; i++)
    {
      g_autofree char *part = dup_part (sum->parts->pdata[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", part);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
join_sentences (GPtrArray *sentences)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < sentences->len; i++)
    {
      const BrgSentence *sentence = sentences->pdata[i];

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", sentence->text);
      if (sentence->article != NULL)
        g_string_append_printf (text, " [%s]", sentence->article);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* "equal|Points|2|2|": a line of an answer. */
static char *
join_lines (const BrgStandingAnswer *answer)
{
  static const char *const verdicts[] = { "=", "!", "-" };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < answer->lines->len; i++)
    {
      const BrgStandingLine *line = answer->lines->pdata[i];

      g_string_append_printf (text, "%s%s%s|%s|%s|%s", i > 0 ? "\n" : "", verdicts[line->verdict],
                              line->name, line->value, line->other_value, line->remark);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Number of A is 0. */
static gint
find_letter (char letter)
{
  return (gint) (strchr (letters, letter) - letters);
}

/* A: beat C, drew B, beat D. C: forfeit win over E. D: the odd player's bye. E: the bye, a forfeit
 * loss, then gone. */
static const char *const unplayed[] = {
  "3w1 2w= 4w1", "4w1 1b= 3w=", "1b0 5w+ 2b=", "2b0 -U 1b0", "-U 3b- -Z", NULL,
};

typedef struct
{
  const char *path;
  const char *rulebook;
  const char *code;
  char player;
  const char *short_form;
  const char *parts;
  const char *sentences;
} SumCase;

static const SumCase sums[] = {
#include "standing-sums.inc"
};

static void
test_sum (gconstpointer data)
{
  const SumCase *test = data;
  Stage stage;
  g_autoptr (BrgStandingSum) sum = NULL;
  g_autofree char *parts = NULL;
  g_autofree char *sentences = NULL;

  stage_rows (&stage, BRG_TOURNAMENT_SWISS, test->rulebook, test->code, unplayed);
  sum = brg_standing_sum_new (&stage.scene, find_letter (test->player), 1);
  parts = join_parts (sum);
  sentences = join_sentences (sum->sentences);
  g_printerr ("%s\n%s\n%s\n\n", sum->short_form, parts, sentences);
  clear_stage (&stage);
}

typedef struct
{
  const char *path;
  const char *rulebook;
  BrgTournamentKind kind;
  const char *const *rows;
  const char *tie_breaks;
  char player;
  char other;
  const char *title;
  const char *lines;
  const char *sentences;
} AnswerCase;

/* A cycle of A, B and C, who all lost to nobody else. */
static const char *const cycle[] = {
  "-U 2w1 3b0 4w1", "-Z 1b0 4w1 3b1", "4b1 -U 1w1 2w0", "3w0 -Z 2b0 1b0", NULL,
};

/* A beat B, C has met neither; all with one win. */
static const char *const apart[] = { "2w1 -Z", "1b0 -U", "4w1 -Z", "3b0 -Z", NULL };

static const AnswerCase answers[] = {
  { "/x1", "fide-2023", BRG_TOURNAMENT_SWISS, unplayed, "BH/C1,SB", 'D', 'E', NULL, NULL, NULL },
  { "/x2", "fide-2023", BRG_TOURNAMENT_SWISS, unplayed, "BH/C1,SB", 'A', 'E', NULL, NULL, NULL },
  { "/x3", "fide-2023", BRG_TOURNAMENT_SWISS, apart, "DE,BH", 'A', 'B', NULL, NULL, NULL },
  { "/x4", "fide-2023", BRG_TOURNAMENT_SWISS, cycle, "DE,BH", 'A', 'C', NULL, NULL, NULL },
};

static void
test_answer (gconstpointer data)
{
  const AnswerCase *test = data;
  Stage stage;
  g_autoptr (BrgStandingAnswer) answer = NULL;
  g_autofree char *lines = NULL;
  g_autofree char *sentences = NULL;

  stage_rows (&stage, test->kind, test->rulebook, test->tie_breaks, test->rows);
  answer =
      brg_standing_answer_new (&stage.scene, find_letter (test->player), find_letter (test->other));
  lines = join_lines (answer);
  sentences = join_sentences (answer->sentences);
  g_printerr ("%s\n%s\n%s\n\n", answer->title, lines, sentences);
  clear_stage (&stage);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sums); i++)
    g_test_add_data_func (sums[i].path, &sums[i], test_sum);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    g_test_add_data_func (answers[i].path, &answers[i], test_answer);
  return g_test_run ();
}
