/* test-standing-text.c - why one player is above another, and whole sums
 *
 * The example with a bye, a forfeit and a player who leaves is worked by hand from the rules of the
 * editions; the sums of all fixtures are added up again from the texts that the reader sees.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-standing-scene.h"
#include "brg-standing-text.h"
#include "brg-test.h"

#include "brg-criteria.h"

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

/* A: beat C, drew B, beat D. C: forfeit win over E. D: the odd player's bye. E: the bye, a forfeit
 * loss, then gone. */
static const char *const unplayed[] = {
  "3w1 2w= 4w1", "4w1 1b= 3w=", "1b0 5w+ 2b=", "2b0 -U 1b0", "-U 3b- -Z", NULL,
};

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
  gboolean is_2024 = g_str_equal (rulebook, "fide-2024");
  BrgSnapshot *snapshot;

  for (gint i = 0; i < tournament->n_players; i++)
    tournament->players[i].rating = 2000 - 100 * i;
  /* The last of the example leaves after round 2. */
  if (rows == unplayed)
    tournament->players[4].left_after = 2;
  snapshot = event_fixture_from_tournament (kind == BRG_TOURNAMENT_SWISS ? "dutch" : "berger",
                                            is_2024 ? "fide-2023" : rulebook, tournament);
  if (is_2024)
    {
      g_free (snapshot->group->tie_break_edition);
      snapshot->group->tie_break_edition = g_strdup (rulebook);
    }

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

/* Round, opponent, result, what he counts, what is added. */
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

/* Equal, decides or not compared; criterion, both values, remark. */
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
  { "/app/standing-text/sum/fide-2026/16.4.1/forfeit-is-capped", "fide-2023", "BH/C1", 'C',
    "Bh-1 4½ = 2½ + 2 (cut 1½)",
    "1|A (No.\u00a01)|0|2½|2½\n"
    "2|E (No.\u00a05)|+|dummy 1½|1½ cut\n"
    "3|B (No.\u00a02)|½|2|2",
    "Cut: 1½ (round 2).\nAn unplayed round counts as a game against a dummy with the player’s "
    "own points, within the limits of the rules. [fide-tiebreaks-2026 16.4]" },
  { "/app/standing-text/sum/fide-2026/16.5/voluntary-round-is-cut", "fide-2023", "BH/C1", 'E',
    "Bh-1 2 = 1 + 1 (cut 1)",
    "1|has the bye|+|dummy 1|1\n"
    "2|C (No.\u00a03)|−|dummy 1|1 cut\n"
    "3|bye||dummy 1|1",
    "Cut: 1 (round 2).\nOf the rounds missed by choice, the lowest is cut first. "
    "[fide-tiebreaks-2026 16.5]\nAn unplayed round counts as a game against a dummy with the "
    "player’s own points, within the limits of the rules. [fide-tiebreaks-2026 16.4]" },
  { "/app/standing-text/sum/fide-2026/9.1/products", "fide-2023", "SB", 'A', "SB 3½ = 1½ + 1 + 1",
    "1|C (No.\u00a03)|1|1½|1½\n"
    "2|B (No.\u00a02)|½|2|1\n"
    "3|D (No.\u00a04)|1|1|1",
    "" },
  { "/app/standing-text/sum/fide-2026/7.5/running-scores", "fide-2023", "PS/C1", 'A',
    "Prog-1 4 = 1½ + 2½ (cut 1)",
    "1|C (No.\u00a03)|1||1 cut\n"
    "2|B (No.\u00a02)|½||1½\n"
    "3|D (No.\u00a04)|1||2½",
    "Each number is the score after a round.\nCut: 1 (round 1)." },
  { "/app/standing-text/sum/fide-2026/8.3/last-round-drawn", "fide-2023", "FB", 'A',
    "FB 5 = 1½ + 2 + 1½",
    "1|C (No.\u00a03)|1|1½|1½\n"
    "2|B (No.\u00a02)|½|2|2\n"
    "3|D (No.\u00a04)|1|1½ (scored 1)|1½",
    "All players paired in the last round are taken to have drawn; the number in brackets is "
    "the actual score. [fide-tiebreaks-2026 8.3]" },
  { "/app/standing-text/sum/fide-2026/8.2/mean-of-buchholz", "fide-2023", "AOB", 'A',
    "AvBh 5½ = (6 + 5 + 5½) / 3",
    "1|C (No.\u00a03)|1|1½|6\n"
    "2|B (No.\u00a02)|½|2|5\n"
    "3|D (No.\u00a04)|1|1|5½",
    "The sum 16½ divided by 3, rounded: 5½." },
  { "/app/standing-text/sum/fide-2026/9.2/limit", "fide-2023", "KS", 'A', "Koya 1½ = 1 + ½",
    "1|C (No.\u00a03)|1|1½|1\n"
    "2|B (No.\u00a02)|½|2|½",
    "Only games against opponents with 1½ points or more count. [fide-tiebreaks-2026 9.2]" },
  { "/app/standing-text/sum/fide-2026/10.1/mean-rating", "fide-2023", "ARO", 'A',
    "ARO 1800 = (1800 + 1900 + 1700) / 3",
    "1|C (No.\u00a03)|1|1800|1800\n"
    "2|B (No.\u00a02)|½|1900|1900\n"
    "3|D (No.\u00a04)|1|1700|1700",
    "The sum 5400 divided by 3, rounded: 1800." },
  { "/app/standing-text/sum/fide-2026/10.2/performance", "fide-2023", "TPR", 'A',
    "TPR 2073 = (1800 + 1900 + 1700) / 3 + 273",
    "1|C (No.\u00a03)|1|1800|1800\n"
    "2|B (No.\u00a02)|½|1900|1900\n"
    "3|D (No.\u00a04)|1|1700|1700",
    "Average rating of opponents: the sum 5400 divided by 3, rounded: 1800.\nA score of 83% "
    "corresponds to a difference of +273: together 2073. [fide-tiebreaks-2026 10.2]" },
  { "/app/standing-text/sum/fide-2026/10.3/last-step-of-the-search", "fide-2023", "PTP", 'A',
    "PTP 2089: 1800; 1900; 1700",
    "1|C (No.\u00a03)|1|1800|1800\n"
    "2|B (No.\u00a02)|½|1900|1900\n"
    "3|D (No.\u00a04)|1|1700|1700",
    "A rating of 2089 would expect 2½ points from these games, one of 2088 only 2.49; the "
    "score was 2½. [fide-tiebreaks-2026 10.3]" },
  { "/app/standing-text/sum/fide-2026/10.3/without-points", "fide-2023", "PTP", 'D',
    "PTP 1100: 1900; 2000",
    "1|B (No.\u00a02)|0|1900|1900\n"
    "3|A (No.\u00a01)|0|2000|2000",
    "With no points it is 800 below the lowest-rated opponent. [fide-tiebreaks-2026 10.3]" },
  { "/app/standing-text/sum/fide-2026/7.1/wins", "fide-2023", "WIN", 'C', "Wins 1 = 1",
    "2|E (No.\u00a05)|+||1", "" },
  { "/app/standing-text/sum/fide-2026/10.6/own-rating", "fide-2023", "RTNG", 'B', "Rtg 1900", "",
    "It is the player’s own rating." },
  { "/app/standing-text/sum/fide-2026/6/not-all-have-met", "fide-2023", "DE", 'D', "DE –", "",
    "It compares 2 players still tied. [fide-tiebreaks-2026 6]\nNot all have met: the game "
    "against 1 of them is missing." },
  { "/app/standing-text/sum/fide-2024/no-limit", "fide-2024", "BH", 'C', "Bh 6 = 2½ + 1½ + 2",
    "1|A (No.\u00a01)|0|2½|2½\n"
    "2|E (No.\u00a05)|+|dummy 1½|1½\n"
    "3|B (No.\u00a02)|½|2|2",
    "An unplayed round counts as a game against a dummy with the player’s own points." },
  { "/app/standing-text/sum/rus-draughts-2022/5.4.10.11/mean-of-peers", "rus-draughts-2022", "BH",
    'C', "Solk 5¾ = 2½ + 1¼ + 2",
    "1|A (No.\u00a01)|0|2½|2½\n"
    "2|E (No.\u00a05)|+|1¼ (scored 1)|1¼\n"
    "3|B (No.\u00a02)|½|2|2",
    "An opponent’s unplayed rounds may count differently from what they earned; the number in "
    "brackets is the actual score. [rus-draughts-2022 5.4.10.11]" },
  { "/app/standing-text/sum/rus-draughts-2022/5.4.10.11/lowest-score", "rus-draughts-2022", "BH",
    'D', "Solk 5½ = 2 + 1 + 2½",
    "1|B (No.\u00a02)|0|2|2\n"
    "2|has the bye|+|dummy 1|1\n"
    "3|A (No.\u00a01)|0|2½|2½",
    "A win without an opponent counts as the lowest score of all; an absence counts nothing. "
    "[rus-draughts-2022 5.4.10.11]" },
  { "/app/standing-text/sum/rus-draughts-2022/5.4.8.4.1/minus", "rus-draughts-2022", "SHM", 'C',
    "Shm −1¼ = −2½ + 1¼ + 0",
    "1|A (No.\u00a01)|0|2½|−2½\n"
    "2|E (No.\u00a05)|+|1¼ (scored 1)|1¼\n"
    "3|B (No.\u00a02)|½|2|0",
    "An opponent’s unplayed rounds may count differently from what they earned; the number in "
    "brackets is the actual score. [rus-draughts-2022 5.4.10.11]" },
  { "/app/standing-text/sum/rus-draughts-2022/5.4.8.7/steps", "rus-draughts-2022", "FULLTR", 'A',
    "Solk-T 3½ = 1½ + 2 (cut 1)",
    "1|C (No.\u00a03)|1|1½|1½\n"
    "2|B (No.\u00a02)|½|2|2\n"
    "3|D (No.\u00a04)|1|1|1 cut",
    "The value shown is Cut 1. If that is equal, Cut 2 is compared, then Cut 3, and so on. "
    "[rus-draughts-2022 5.4.8.7]\nCut: 1 (round 3)." },
  { "/app/standing-text/sum/rus-draughts-2022/5.4.8.9/products", "rus-draughts-2022", "SOLKBAL",
    'A', "Sol-Bal 24.125 = 8.625 + 10 + 5½",
    "1|C (No.\u00a03)|1|1½|8.625\n"
    "2|B (No.\u00a02)|½|2|10\n"
    "3|D (No.\u00a04)|1|1|5½",
    "" },
  { "/app/standing-text/sum/rus-draughts-2022/5.4.8.2/others", "rus-draughts-2022", "VSTOP", 'D',
    "Others –: 0; 0",
    "3|A (No.\u00a01)|0|1st place|0\n"
    "1|B (No.\u00a02)|0|2nd place|0",
    "It compares 2 players still tied. [rus-draughts-2022 5.4.8.2]\nGames against all others "
    "count, place by place from the top." },
  { "/app/standing-text/sum/rus-chess-2014/29/virtual-opponent", "rus-chess-2014", "BH", 'D',
    "Bh 5 = 2 + ½ + 2½",
    "1|B (No.\u00a02)|0|2|2\n"
    "2|has the bye|+|dummy ½|½\n"
    "3|A (No.\u00a01)|0|2½|2½",
    "An unplayed round counts as a game against a dummy who had the same points then and has "
    "drawn every game since. [rus-chess-2014 29]" },
  { "/app/standing-text/sum/rus-chess-2014/30.4.1/over-all-rounds", "rus-chess-2014", "ARO_R", 'D',
    "ARO_R 1300 = (1900 + 2000) / 3",
    "1|B (No.\u00a02)|0|1900|1900\n"
    "3|A (No.\u00a01)|0|2000|2000",
    "The sum 3900 divided by 3, rounded: 1300." },
  { "/app/standing-text/sum/ussr-chess-1956/22/as-it-stands", "ussr-chess-1956", "BH", 'C',
    "Bh 5½ = 2½ + 1 + 2",
    "1|A (No.\u00a01)|0|2½|2½\n"
    "2|E (No.\u00a05)|+|1|1\n"
    "3|B (No.\u00a02)|½|2|2",
    "" },
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
  g_assert_cmpstr (sum->short_form, ==, test->short_form);
  g_assert_cmpstr (parts, ==, test->parts);
  g_assert_cmpstr (sentences, ==, test->sentences);
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

/* A and C have as many points and have met. */
static const char *const met[] = {
  "-U 2w1 3b0 4w1", "-Z 1b0 4w1 3b1", "4b1 -U 1w1 2w0", "3w0 -Z 2b0 1b0", NULL,
};

/* A beat B, C has met neither; all with one win. */
static const char *const apart[] = { "2w1 -Z", "1b0 -U", "4w1 -Z", "3b0 -Z", NULL };

/* A round robin in which A, B and C have 2 points each; A beat B, B beat C, C beat A. */
static const char *const cycle[] = {
  "4w1 3b0 2w1", "3w1 4b1 1b0", "2b0 1w1 4w1", "1b0 2w0 3b0", NULL,
};

/* A and B have as many points and drew; A beat the best of the others, B lost to him. */
static const char *const others[] = {
  "3w1 4b0 2w=", "4w1 3b0 1b=", "1b0 2w1 4w1", "2b0 1w1 3b0", NULL,
};

/* C has 3 points, D and E 2, A and B 1½, who drew; A beat E and lost to D, B the other way about.
 */
static const char *const by_place[] = {
  "- 5w1 4b0 3w0 2b=", "5w0 3w0 - 4w1 1w=", "4b1 2b1 5b0 1b1 -",
  "3w0 - 1w1 2b0 5b1", "2b1 1b0 3w1 - 4w0", NULL,
};

static const AnswerCase answers[] = {
  { "/app/standing-text/answer/fide-2026/8.1/opponents-who-made-it", "fide-2023",
    BRG_TOURNAMENT_SWISS, unplayed, "BH/C1,SB", 'D', 'E', "D, 4th place, above E, 5th",
    "=Points|1|1|\n!Buchholz Cut 1|4½|2|\n-Sonneborn-Berger|1|1|",
    "The difference is 2½. Most came from A 2½, B 2." },
  { "/app/standing-text/answer/fide-2026/points", "fide-2023", BRG_TOURNAMENT_SWISS, unplayed,
    "BH/C1,SB", 'A', 'E', "A, 1st place, above E, 5th",
    "!Points|2½|1|\n-Buchholz Cut 1|3½|2|\n-Sonneborn-Berger|3½|1|", "The difference is 1½." },
  { "/app/standing-text/answer/fide-2026/6.3/not-all-have-met", "fide-2023", BRG_TOURNAMENT_SWISS,
    apart, "DE,BH", 'A', 'B', "B, 1st place, above A, 2nd",
    "=Points|1|1|\n"
    "=Direct encounter|0|1|not all have met\n"
    "!Buchholz|2½|2|",
    "The difference is ½. Most came from A 1½." },
  { "/app/standing-text/answer/fide-2026/6.2/mutual-game", "fide-2023", BRG_TOURNAMENT_SWISS, met,
    "DE,BH", 'A', 'C', "C, 1st place, above A, 2nd",
    "=Points|3|3|\n"
    "!Direct encounter|1|0|among 2\n"
    "-Buchholz|7|7|",
    "The games between the players still tied decide. [fide-tiebreaks-2026 6]" },
  { "/app/standing-text/answer/fide-2026/6.2/cycle", "fide-2023", BRG_TOURNAMENT_ROUND_ROBIN, cycle,
    "DE,SB,BPG", 'A', 'B', "B, 1st place, above A, places 2–3",
    "=Points|2|2|\n"
    "=Direct encounter|1|1|among 3\n"
    "=Sonneborn-Berger|2|2|\n"
    "!Games played with Black|2|1|",
    "The difference is 1." },
  { "/app/standing-text/answer/fide-2026/10.2/performance", "fide-2023", BRG_TOURNAMENT_SWISS, met,
    "TPR", 'A', 'C', "C, 1st place, above A, 2nd",
    "=Points|3|3|\n"
    "!Tournament performance rating|1992|1925|",
    "The difference is 67.\nC: Average rating of opponents: the sum 5600 divided by 3, "
    "rounded: 1867.\nC: A score of 67% corresponds to a difference of +125: together 1992. "
    "[fide-tiebreaks-2026 10.2]\nA: Average rating of opponents: the sum 5400 divided by 3, "
    "rounded: 1800.\nA: A score of 67% corresponds to a difference of +125: together 1925. "
    "[fide-tiebreaks-2026 10.2]" },
  { "/app/standing-text/answer/rus-draughts-2022/5.4.8.2/others", "rus-draughts-2022",
    BRG_TOURNAMENT_ROUND_ROBIN, others, "DE,VSTOP", 'A', 'B', "A, 2nd place, above B, 3rd",
    "=Points|1½|1½|\n"
    "=Direct encounter|½|½|among 2\n"
    "!Results against the others in order of places|1|2|",
    "Going down the table place by place, the results first differ against C, 1st place: 1 against "
    "0. [rus-draughts-2022 5.4.8.2]" },
  /* D and E have 2 points each, E is second by Sonneborn-Berger; against both together A and B have
   * the same. */
  { "/app/standing-text/answer/rus-draughts-2022/5.4.8.2/place-by-place", "rus-draughts-2022",
    BRG_TOURNAMENT_ROUND_ROBIN, by_place, "SB,VSTOP", 'A', 'B', "A, 4th place, above B, 5th",
    "=Points|1½|1½|\n"
    "=Sonneborn-Berger|2¾|2¾|\n"
    "!Results against the others in order of places|1|2|",
    "Going down the table place by place, the results first differ against E, 2nd place: 1 against "
    "0. [rus-draughts-2022 5.4.8.2]" },
  { "/app/standing-text/answer/rus-draughts-2022/5.4.8.7/step", "rus-draughts-2022",
    BRG_TOURNAMENT_SWISS, unplayed, "FULLTR", 'D', 'E', "D, 4th place, above E, 5th",
    "=Points|1|1|\n!Fully truncated Solkoff|4½|2½|Cut 1",
    "The sums shown are those of the step that separates the two. [rus-draughts-2022 5.4.8.7]" },
  { "/app/standing-text/answer/rus-chess-2014/30.1.6/only-if-all-have-met", "rus-chess-2014",
    BRG_TOURNAMENT_SWISS, apart, "DE,BH", 'A', 'C', "A and C share places 1–2",
    "=Points|1|1|\n"
    "=Direct encounter|1|0|not all have met\n"
    "=Buchholz|2½|2½|",
    "They are equal on everything compared." },
};

static void
test_answer (gconstpointer data)
{
  const AnswerCase *test = data;
  Stage stage;
  g_autoptr (BrgStandingAnswer) answer = NULL;
  g_autofree char *lines = NULL;
  g_autofree char *sentences = NULL;
  g_autofree char *text = NULL;

  stage_rows (&stage, test->kind, test->rulebook, test->tie_breaks, test->rows);
  answer =
      brg_standing_answer_new (&stage.scene, find_letter (test->player), find_letter (test->other));
  lines = join_lines (answer);
  sentences = join_sentences (answer->sentences);
  text = brg_standing_answer_dup_text (answer, &stage.scene);
  g_assert_cmpstr (answer->title, ==, test->title);
  g_assert_cmpstr (lines, ==, test->lines);
  g_assert_cmpstr (sentences, ==, test->sentences);
  g_assert_true (g_str_has_prefix (text, test->title));
  clear_stage (&stage);
}

/* The number that a text shows: 13½, −4, 12.25. */
static gboolean
read_figures (const char *text, BrgRational *value)
{
  static const struct
  {
    const char *sign;
    BrgRational value;
  } parts[] = {
    { "½", { 1, 2 } }, { "¼", { 1, 4 } }, { "¾", { 3, 4 } }, { "⅓", { 1, 3 } }, { "⅔", { 2, 3 } },
  };
  gboolean is_negative = g_str_has_prefix (text, "−");
  char *end;
  gint64 whole = g_ascii_strtoll (is_negative ? text + strlen ("−") : text, &end, 10);

  *value = (BrgRational){ whole, 1 };
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_str_equal (end, parts[i].sign))
      {
        *value = brg_rational (whole * parts[i].value.den + parts[i].value.num, parts[i].value.den);
        end += strlen (end);
      }
  if (is_negative)
    value->num = -value->num;
  /* Decimals are rounded: nothing to add up. */
  return *end == '\0';
}

/* Whether the total is the sum of what is shown and not left out. */
static gboolean
adds_up (const BrgStandingSum *sum)
{
  BrgRational total;
  BrgRational added = { 0, 1 };

  if (!read_figures (sum->total, &total))
    return TRUE;
  for (guint i = 0; i < sum->parts->len; i++)
    {
      const BrgStandingPart *part = sum->parts->pdata[i];
      BrgRational value;

      if (!read_figures (part->value, &value))
        return TRUE;
      if (!part->is_cut)
        added = brg_rational (added.num * value.den + value.num * added.den, added.den * value.den);
    }
  return brg_rational_compare (added, total) == 0;
}

/* Every number of the table is told: it adds up as it is read, or a sentence says how it is made.
 */
static void
check_sum (const Stage *stage, gint player, gint criterion)
{
  g_autoptr (BrgStandingSum) sum = brg_standing_sum_new (&stage->scene, player, criterion);
  g_autoptr (BrgBreakdown) breakdown =
      brg_standing_scene_break_down (&stage->scene, player, criterion);
  g_autofree char *text = brg_standing_sum_dup_text (sum);

  g_assert_cmpuint (strlen (sum->short_form), >, 0);
  g_assert_true (strstr (text, sum->total) != NULL);
  if (breakdown->is_sum && breakdown->total.exists)
    g_assert_true (adds_up (sum));
  else
    g_assert_cmpuint (sum->sentences->len, >, 0);
}

static char *
join_all_codes (void)
{
  guint n_criteria;
  const BrgCriterion *criteria = brg_criteria (&n_criteria);
  g_autoptr (GString) codes = g_string_new (NULL);

  for (guint i = 0; i < n_criteria; i++)
    g_string_append_printf (codes, "%s%s", i > 0 ? "," : "", criteria[i].code);
  return g_string_free (g_steal_pointer (&codes), FALSE);
}

static void
test_vector (gconstpointer data)
{
  static const char *const books[] = { "fide-2023", "rus-draughts-2022", "rus-chess-2014",
                                       "ussr-chess-1956" };
  const char *name = data;
  g_autofree char *codes = join_all_codes ();

  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    {
      g_autoptr (BrgTournament) tournament =
          g_str_has_suffix (name, ".trf") ? vector_load_trf (name) : vector_load_seeds (name);
      gboolean is_swiss = tournament->kind == BRG_TOURNAMENT_SWISS;
      BrgSnapshot *snapshot =
          event_fixture_from_tournament (is_swiss ? "dutch" : "berger", books[i], tournament);
      Stage stage;

      add_absences (snapshot, tournament);
      set_stage (&stage, snapshot, codes);
      for (gint player = 0; player < tournament->n_players; player++)
        for (gint criterion = 0; criterion <= (gint) stage.table->n_criteria; criterion++)
          check_sum (&stage, player, criterion);
      clear_stage (&stage);
    }
}

/* Every pair of neighbours has an answer whose deciding line differs. */
static void
test_neighbours (gconstpointer data)
{
  const char *name = data;
  g_autoptr (BrgTournament) tournament =
      g_str_has_suffix (name, ".trf") ? vector_load_trf (name) : vector_load_seeds (name);
  gboolean is_swiss = tournament->kind == BRG_TOURNAMENT_SWISS;
  BrgSnapshot *snapshot =
      event_fixture_from_tournament (is_swiss ? "dutch" : "berger", "fide-2023", tournament);
  Stage stage;

  add_absences (snapshot, tournament);
  set_stage (&stage, snapshot, is_swiss ? "DE,BH/C1,BH,SB,WIN" : "DE,SB,KS,WIN");
  for (gint player = 0; player < tournament->n_players; player++)
    {
      gint other = brg_standing_find_neighbour (stage.table, player);
      g_autoptr (BrgStandingAnswer) answer = brg_standing_answer_new (&stage.scene, player, other);

      g_assert_cmpuint (answer->sentences->len, >, 0);
      for (guint i = 0; i < answer->lines->len; i++)
        {
          const BrgStandingLine *line = answer->lines->pdata[i];

          g_assert_cmpuint (strlen (line->value), >, 0);
          g_assert_cmpuint (strlen (line->other_value), >, 0);
          if (line->verdict == BRG_STANDING_EQUAL && !g_str_has_prefix (line->name, "Direct"))
            g_assert_cmpstr (line->value, ==, line->other_value);
          g_assert_cmpint (line->verdict == BRG_STANDING_DECIDES, ==, (gint) i == answer->deciding);
        }
    }
  clear_stage (&stage);
}

/* A lot among those who are equal in everything. */
static void
test_lot (void)
{
  static const char *const rows[] = { "2w=", "1b=", NULL };
  g_autoptr (BrgTournament) tournament = vector_make (BRG_TOURNAMENT_SWISS, rows);
  BrgSnapshot *snapshot = event_fixture_from_tournament ("dutch", "fide-2023", tournament);
  BrgTieOrder *order = brg_tie_order_new ();
  const BrgTiePlace places[] = { { 0, 2 }, { 1, 1 } };
  g_autoptr (BrgStandingAnswer) answer = NULL;
  g_autofree char *lines = NULL;
  g_autofree char *sentences = NULL;
  Stage stage;

  g_free (order->note);
  order->note = g_strdup ("4711");
  g_array_append_vals (order->places, places, G_N_ELEMENTS (places));
  g_ptr_array_add (snapshot->tie_orders, order);
  set_stage (&stage, snapshot, "BH");
  answer = brg_standing_answer_new (&stage.scene, 0, 1);
  lines = join_lines (answer);
  sentences = join_sentences (answer->sentences);
  g_assert_cmpstr (answer->title, ==, "Player02, 1st place, above Player01, 2nd");
  g_assert_cmpstr (lines, ==, "=Points|½|½|\n=Buchholz|½|½|\n!Lot|1|2|");
  g_assert_cmpstr (sentences, ==,
                   "All tie-breaks are equal.\nThe order was decided by lot, seed 4711: "
                   "1. Player02, 2. Player01.");
  g_assert_cmpint (answer->deciding, ==, 2);
  clear_stage (&stage);
}

/* ussr-chess-1956 23: who left early is struck out and has no place. */
static void
test_struck_out (void)
{
  g_autoptr (BrgTournament) tournament = vector_load_seeds ("wd-01-lt50.txt");
  BrgSnapshot *snapshot = event_fixture_from_tournament ("berger", "ussr-chess-1956", tournament);
  g_autoptr (BrgStandingAnswer) answer = NULL;
  Stage stage;
  gint leaver = 0;

  while (tournament->players[leaver].left_after == BRG_STAYS)
    leaver++;
  ((BrgEntry *) snapshot->entries->pdata[leaver])->left_after =
      tournament->players[leaver].left_after;
  set_stage (&stage, snapshot, "SB");
  answer = brg_standing_answer_new (&stage.scene, leaver, leaver == 0 ? 1 : 0);
  g_assert_cmpint (answer->other, ==, leaver);
  g_assert_cmpuint (answer->lines->len, ==, 0);
  g_assert_true (g_str_has_suffix (answer->title, ": not ranked"));
  g_assert_cmpuint (answer->sentences->len, ==, 1);
  g_assert_cmpstr (((const BrgSentence *) answer->sentences->pdata[0])->article, ==,
                   "ussr-chess-1956 23");
  clear_stage (&stage);
}

/* rus-draughts-2022 1.4: the bracket gives the places. */
static void
test_bracket (void)
{
  BrgSnapshot *snapshot = event_fixture_new ("knockout", "rus-draughts-2022", 4, 2);
  g_autoptr (BrgStandingAnswer) answer = NULL;
  g_autofree char *sentences = NULL;
  Stage stage;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:1");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:0");
  set_stage (&stage, snapshot, "WIN");
  answer = brg_standing_answer_new (&stage.scene, 0, 1);
  sentences = join_sentences (answer->sentences);
  g_assert_cmpstr (answer->title, ==, "Player02, 1st place, above Player01, 2nd");
  g_assert_cmpint (answer->deciding, ==, -1);
  /* A knock-out has no coefficients: the points alone. */
  g_assert_cmpuint (answer->lines->len, ==, 1);
  for (guint i = 0; i < answer->lines->len; i++)
    g_assert_cmpint (((BrgStandingLine *) answer->lines->pdata[i])->verdict, ==,
                     BRG_STANDING_FOR_INFORMATION);
  g_assert_cmpstr (sentences, ==,
                   "The bracket decides the places; points and tie-breaks are for "
                   "information.\nPlayer02: the last game was in round 2, with Player01 "
                   "(No.\u00a01).\nPlayer01: the last game was in round 2, with Player02 "
                   "(No.\u00a02).");
  clear_stage (&stage);
}

static void
add_files (const char *folder, const char *suffix)
{
  guint n_files;
  g_autofree const char *const *files = vector_list_files (folder, suffix, &n_files);

  for (guint i = 0; i < n_files; i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/standing-text/sums/%s", files[i]);
      g_autofree char *other = g_strdup_printf ("/app/standing-text/neighbours/%s", files[i]);

      /* Those of teams have another shape. */
      if (g_str_has_prefix (files[i], "t") && !g_ascii_isdigit (files[i][1]))
        continue;
      g_test_add_data_func (path, files[i], test_vector);
      g_test_add_data_func (other, files[i], test_neighbours);
    }
}

BRG_TEST_TOPIC ("standing-text")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sums); i++)
    g_test_add_data_func (sums[i].path, &sums[i], test_sum);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    g_test_add_data_func (answers[i].path, &answers[i], test_answer);
  add_files ("tiebreaks-fide", ".trf");
  add_files ("tiebreaks-seeds", ".txt");
  g_test_add_func ("/app/standing-text/lot", test_lot);
  g_test_add_func ("/app/standing-text/ussr-chess-1956/23/struck-out", test_struck_out);
  g_test_add_func ("/app/standing-text/rus-draughts-2022/1.4/bracket", test_bracket);
  return g_test_run ();
}
