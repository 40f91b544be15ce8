/* test-renju-opening.c - the opening regulations of renju, step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-renju-opening.h"
#include "brg-renju-regulation.h"
#include "brg-renju-text.h"
#include "brg-test.h"

#include <stdlib.h>
#include <string.h>

#define PATH "/engine/renju-opening/rus-draughts-2022/9.2.4.3/"

/* An opening told word by word: what is asked of whom, and the answer. The questions are
 *   1:stone  2:swap  1:number  2:offer  1:keep  2:way
 * with the number of the player; answers are points, yes and no, numbers, and the names of ways. At
 * the end stands who has Black. */
typedef struct
{
  const char *path;
  BrgRenjuRegulation regulation;
  guint limit;
  const char *story;
} Story;

static const Story stories[] = {
  { PATH "rif/no-swap", BRG_RENJU_RIF, 0,
    "1:stone H8 1:stone H9 1:stone H10 2:swap no 2:stone A1 1:offer B2 1:offer C2 2:keep C2 "
    "2:stone P15 black 1" },
  { PATH "rif/swap", BRG_RENJU_RIF, 0,
    "1:stone H8 1:stone I9 1:stone K10 2:swap yes 1:stone A1 2:offer B2 2:offer C2 1:keep B2 "
    "1:stone P15 black 2" },
  { PATH "yamaguchi/one-fifth", BRG_RENJU_YAMAGUCHI, 0,
    "1:stone H8 1:stone H9 1:stone H10 1:number 1 2:swap no 2:stone A1 1:offer B2 2:keep B2 "
    "2:stone P15 black 1" },
  { PATH "yamaguchi/three-fifths-and-swap", BRG_RENJU_YAMAGUCHI, 0,
    "1:stone H8 1:stone H9 1:stone H10 1:number 3 2:swap yes 1:stone A1 2:offer B2 2:offer B3 "
    "2:offer B4 1:keep B3 1:stone P15 black 2" },
  { PATH "soosorv/no-swaps", BRG_RENJU_SOOSORV, 0,
    "1:stone H8 1:stone H9 1:stone H10 2:swap no 2:stone A1 2:number 2 1:swap no 1:offer B2 "
    "1:offer B3 2:keep B2 2:stone P15 black 1" },
  { PATH "soosorv/second-swap", BRG_RENJU_SOOSORV, 0,
    "1:stone H8 1:stone H9 1:stone H10 2:swap no 2:stone A1 2:number 2 1:swap yes 2:offer B2 "
    "2:offer B3 1:keep B2 1:stone P15 black 2" },
  { PATH "soosorv/both-swaps", BRG_RENJU_SOOSORV, 0,
    "1:stone H8 1:stone H9 1:stone H10 2:swap yes 1:stone A1 1:number 1 2:swap yes 1:offer B2 "
    "2:keep B2 2:stone P15 black 1" },
  { PATH "taraguchi/one-fifth", BRG_RENJU_TARAGUCHI, 0,
    "1:stone H8 2:swap no 2:stone H9 1:swap no 1:stone H10 2:swap no 2:stone L11 1:way one "
    "1:stone D4 2:swap no 2:stone A1 black 1" },
  { PATH "taraguchi/swap-after-the-fourth", BRG_RENJU_TARAGUCHI, 0,
    "1:stone H8 2:swap no 2:stone H9 1:swap no 1:stone H10 2:swap no 2:stone L11 1:way swap "
    "2:stone D4 1:swap no 1:stone A1 black 2" },
  { PATH "taraguchi/every-swap", BRG_RENJU_TARAGUCHI, 0,
    "1:stone H8 2:swap yes 1:stone H9 2:swap yes 1:stone H10 2:swap yes 1:stone L11 2:way swap "
    "1:stone D4 2:swap yes 1:stone A1 black 2" },
  { PATH "taraguchi/offers", BRG_RENJU_TARAGUCHI, 3,
    "1:stone H8 2:swap yes 1:stone H9 2:swap no 2:stone H10 1:swap no 1:stone L11 2:way offer "
    "2:offer A1 2:offer A2 2:offer P15 1:keep A2 1:stone A1 black 2" },
  { PATH "tarannikov/no-swap", BRG_RENJU_TARANNIKOV, 0,
    "1:stone H8 2:swap no 2:stone H9 1:swap no 1:stone H10 2:swap no 2:stone L11 1:swap no "
    "1:stone D4 2:swap no 2:stone A1 black 1" },
  { PATH "tarannikov/last-swap", BRG_RENJU_TARANNIKOV, 0,
    "1:stone H8 2:swap no 2:stone H9 1:swap no 1:stone H10 2:swap no 2:stone L11 1:swap no "
    "1:stone D4 2:swap yes 1:stone A1 black 2" },
  { PATH "swap/white", BRG_RENJU_SWAP, 0, "1:stone A1 1:stone B5 1:stone P15 2:way white black 1" },
  { PATH "swap/black", BRG_RENJU_SWAP, 0, "1:stone A1 1:stone B5 1:stone P15 2:way black black 2" },
  { PATH "swap2/white", BRG_RENJU_SWAP2, 0,
    "1:stone A1 1:stone B5 1:stone P15 2:way white black 1" },
  { PATH "swap2/add-then-black", BRG_RENJU_SWAP2, 0,
    "1:stone A1 1:stone B5 1:stone P15 2:way add 2:stone C3 2:stone D4 1:way black black 1" },
  { PATH "swap2/add-then-white", BRG_RENJU_SWAP2, 0,
    "1:stone A1 1:stone B5 1:stone P15 2:way add 2:stone C3 2:stone D4 1:way white black 2" },
  { PATH "super-sakata/white", BRG_RENJU_SUPER_SAKATA, 0,
    "1:stone H8 1:stone H9 1:stone H10 2:stone L11 2:stone D4 1:way white black 2" },
  { PATH "super-sakata/add-twice", BRG_RENJU_SUPER_SAKATA, 0,
    "1:stone H8 1:stone H9 1:stone H10 2:stone L11 2:stone D4 1:way add 1:stone A1 1:stone A2 "
    "2:way add 2:stone A3 2:stone A4 1:way black black 1" },
};

static const char *const ask_names[] = {
  [BRG_RENJU_ASK_STONE] = "stone",   [BRG_RENJU_ASK_SWAP] = "swap",
  [BRG_RENJU_ASK_NUMBER] = "number", [BRG_RENJU_ASK_OFFER] = "offer",
  [BRG_RENJU_ASK_KEEP] = "keep",     [BRG_RENJU_ASK_WAY] = "way",
  [BRG_RENJU_ASK_NOTHING] = "black",
};

static const char *const way_names[BRG_N_RENJU_WAYS] = {
  [BRG_RENJU_WAY_SWAP] = "swap",   [BRG_RENJU_WAY_ONE] = "one",     [BRG_RENJU_WAY_OFFER] = "offer",
  [BRG_RENJU_WAY_BLACK] = "black", [BRG_RENJU_WAY_WHITE] = "white", [BRG_RENJU_WAY_ADD] = "add",
};

static guint
read_answer (BrgRenjuAsk ask, const char *word)
{
  BrgRenjuPoint point;

  if (ask == BRG_RENJU_ASK_WAY)
    for (guint way = 0; way < BRG_N_RENJU_WAYS; way++)
      if (g_str_equal (way_names[way], word))
        return way;
  if (ask == BRG_RENJU_ASK_SWAP)
    return g_str_equal (word, "yes") ? 1 : 0;
  if (ask == BRG_RENJU_ASK_NUMBER)
    return (guint) atoi (word);
  g_assert_true (brg_renju_point_read (word, -1, &point));
  return point;
}

/* Plays the words of a story; at a question without an answer it stops there. */
static void
tell (BrgRenjuOpening *opening, const char *story)
{
  g_auto (GStrv) words = g_strsplit (story, " ", -1);
  BrgRenjuQuestion question;

  for (guint i = 0; words[i] != NULL && words[i + 1] != NULL; i += 2)
    {
      g_autofree char *asked = NULL;

      if (!brg_renju_opening_ask (opening, &question))
        {
          g_assert_cmpstr (words[i], ==, "black");
          g_assert_cmpint (brg_renju_opening_get_player (opening, BRG_COLOUR_BLACK) + 1, ==,
                           atoi (words[i + 1]));
          g_assert_cmpint (brg_renju_opening_get_player (opening, BRG_COLOUR_WHITE) + 1, ==,
                           3 - atoi (words[i + 1]));
          g_assert_cmpint (brg_renju_opening_judge (opening, 0), ==, BRG_RENJU_ANSWER_OVER);
          g_assert_null (words[i + 2]);
          return;
        }
      asked = g_strdup_printf ("%d:%s", question.player + 1, ask_names[question.ask]);
      g_assert_cmpstr (asked, ==, words[i]);
      g_assert_cmpint (brg_renju_opening_answer (opening, read_answer (question.ask, words[i + 1])),
                       ==, BRG_RENJU_ANSWER_FITS);
    }
}

static void
test_story (gconstpointer data)
{
  const Story *story = data;
  BrgRenjuOpening opening;
  BrgRenjuQuestion question;

  brg_renju_opening_start (&opening, story->regulation, story->limit);
  tell (&opening, story->story);
  g_assert_false (brg_renju_opening_ask (&opening, &question));
  g_assert_cmpuint (opening.board.n_stones, ==, opening.n_stones);
  for (guint i = 0; i < opening.n_stones; i++)
    g_assert_cmpint (brg_renju_board_get (&opening.board, opening.stones[i]), ==,
                     i % 2 == 0 ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE);
}

/* What is said of an answer after the beginning of an opening. */
typedef struct
{
  const char *path;
  BrgRenjuRegulation regulation;
  const char *story;
  const char *answer;
  BrgRenjuAnswerVerdict verdict;
} AnswerCase;

#define THREE "1:stone H8 1:stone H9 1:stone H10 "
#define FOUR_UPRIGHT THREE "2:swap no 2:stone H11 "
#define FOUR_SLANTED THREE "2:swap no 2:stone A1 "
#define TARAGUCHI_4 "1:stone H8 2:swap no 2:stone H9 1:swap no 1:stone H10 2:swap no 2:stone L11 "

static const AnswerCase answers[] = {
  { PATH "reach/centre", BRG_RENJU_RIF, "", "H9", BRG_RENJU_ANSWER_OUTSIDE },
  { PATH "reach/3x3", BRG_RENJU_RIF, "1:stone H8", "I9", BRG_RENJU_ANSWER_FITS },
  { PATH "reach/outside-3x3", BRG_RENJU_RIF, "1:stone H8", "K9", BRG_RENJU_ANSWER_OUTSIDE },
  { PATH "reach/5x5", BRG_RENJU_RIF, "1:stone H8 1:stone H9", "K6", BRG_RENJU_ANSWER_FITS },
  { PATH "reach/outside-5x5", BRG_RENJU_RIF, "1:stone H8 1:stone H9", "L6",
    BRG_RENJU_ANSWER_OUTSIDE },
  { PATH "reach/7x7", BRG_RENJU_TARANNIKOV,
    "1:stone H8 2:swap no 2:stone H9 1:swap no 1:stone H10 2:swap no", "E5",
    BRG_RENJU_ANSWER_FITS },
  { PATH "reach/outside-7x7", BRG_RENJU_TARANNIKOV,
    "1:stone H8 2:swap no 2:stone H9 1:swap no 1:stone H10 2:swap no", "D5",
    BRG_RENJU_ANSWER_OUTSIDE },
  { PATH "reach/9x9", BRG_RENJU_TARAGUCHI, TARAGUCHI_4 "1:way one", "M12", BRG_RENJU_ANSWER_FITS },
  { PATH "reach/outside-9x9", BRG_RENJU_TARAGUCHI, TARAGUCHI_4 "1:way one", "N12",
    BRG_RENJU_ANSWER_OUTSIDE },
  { PATH "reach/sakata-fourth", BRG_RENJU_SUPER_SAKATA, THREE, "M8", BRG_RENJU_ANSWER_OUTSIDE },
  { PATH "occupied", BRG_RENJU_RIF, "1:stone H8", "H8", BRG_RENJU_ANSWER_OCCUPIED },
  { PATH "no-passing", BRG_RENJU_RIF, THREE "2:swap no", "-", BRG_RENJU_ANSWER_OUT_OF_RANGE },
  { PATH "number/nought", BRG_RENJU_YAMAGUCHI, THREE, "0", BRG_RENJU_ANSWER_OUT_OF_RANGE },
  { PATH "number/soosorv-8", BRG_RENJU_SOOSORV, FOUR_SLANTED, "8", BRG_RENJU_ANSWER_FITS },
  { PATH "number/soosorv-9", BRG_RENJU_SOOSORV, FOUR_SLANTED, "9", BRG_RENJU_ANSWER_OUT_OF_RANGE },
  { PATH "offers/mirrored", BRG_RENJU_RIF, FOUR_UPRIGHT "1:offer G7", "I7",
    BRG_RENJU_ANSWER_ALIKE },
  { PATH "offers/same", BRG_RENJU_RIF, FOUR_UPRIGHT "1:offer G7", "G7", BRG_RENJU_ANSWER_ALIKE },
  { PATH "offers/upside-down-is-another", BRG_RENJU_RIF, FOUR_UPRIGHT "1:offer G7", "G9",
    BRG_RENJU_ANSWER_FITS },
  { PATH "offers/no-symmetry-left", BRG_RENJU_RIF, FOUR_SLANTED "1:offer G7", "I7",
    BRG_RENJU_ANSWER_FITS },
  { PATH "offers/on-the-mirror", BRG_RENJU_RIF, FOUR_UPRIGHT "1:offer H7", "H6",
    BRG_RENJU_ANSWER_FITS },
  { PATH "offers/on-a-stone", BRG_RENJU_RIF, FOUR_UPRIGHT "1:offer H7", "H11",
    BRG_RENJU_ANSWER_OCCUPIED },
  { PATH "keep/not-offered", BRG_RENJU_RIF, FOUR_UPRIGHT "1:offer H7 1:offer G7", "I7",
    BRG_RENJU_ANSWER_NOT_OFFERED },
  { PATH "way/not-here", BRG_RENJU_SWAP, "1:stone A1 1:stone A2 1:stone A3", "add",
    BRG_RENJU_ANSWER_OUT_OF_RANGE },
  { PATH "way/no-offer-in-sakata", BRG_RENJU_SUPER_SAKATA, THREE "2:stone L11 2:stone D4", "offer",
    BRG_RENJU_ANSWER_OUT_OF_RANGE },
  /* Black lies on H8, G9, H10, I9 and others; H9 would join a row and a file of three. */
  { PATH "foul", BRG_RENJU_SUPER_SAKATA,
    "1:stone H8 1:stone G7 1:stone G9 2:stone E5 2:stone H10 1:way add 1:stone A1 1:stone I9 "
    "2:way add 2:stone A3",
    "H9", BRG_RENJU_ANSWER_FOUL },
  { PATH "no-foul-for-white", BRG_RENJU_SUPER_SAKATA,
    "1:stone H8 1:stone G7 1:stone G9 2:stone E5 2:stone H10 1:way add 1:stone A1 1:stone I9 "
    "2:way add",
    "H9", BRG_RENJU_ANSWER_FITS },
};

static guint
read_any (BrgRenjuAsk ask, const char *word)
{
  return g_str_equal (word, "-") ? BRG_RENJU_PASS : read_answer (ask, word);
}

static void
test_answer (gconstpointer data)
{
  const AnswerCase *test = data;
  g_autofree char *story = g_strstrip (g_strdup (test->story));
  BrgRenjuQuestion question;
  BrgRenjuOpening opening;
  guint answer;

  brg_renju_opening_start (&opening, test->regulation, 0);
  if (*story != '\0')
    tell (&opening, story);
  g_assert_true (brg_renju_opening_ask (&opening, &question));
  answer = read_any (question.ask, test->answer);
  g_assert_cmpint (brg_renju_opening_judge (&opening, answer), ==, test->verdict);
  /* An answer that does not fit changes nothing. */
  if (test->verdict != BRG_RENJU_ANSWER_FITS)
    {
      BrgRenjuOpening before = opening;

      g_assert_cmpint (brg_renju_opening_answer (&opening, answer), ==, test->verdict);
      g_assert_cmpmem (&opening, sizeof opening, &before, sizeof before);
    }
}

/* The three stones of an opening can lie in 26 ways that no symmetry brings together: 13 with the
 * second stone beside the first and 13 with it aslant. */
static void
test_26_openings (void)
{
  BrgRenjuBoard seen[64];
  guint n_seen = 0;
  BrgRenjuOpening opening;

  brg_renju_opening_start (&opening, BRG_RENJU_RIF, 0);
  brg_renju_opening_answer (&opening, BRG_RENJU_CENTRE);
  for (guint second = 0; second < BRG_RENJU_N_POINTS; second++)
    for (guint third = 0; third < BRG_RENJU_N_POINTS; third++)
      {
        BrgRenjuOpening after = opening;
        gboolean is_new = TRUE;

        if (brg_renju_opening_answer (&after, second) != BRG_RENJU_ANSWER_FITS ||
            brg_renju_opening_answer (&after, third) != BRG_RENJU_ANSWER_FITS)
          continue;
        for (guint i = 0; i < n_seen; i++)
          is_new = is_new && !brg_renju_board_is_alike (&seen[i], &after.board);
        if (is_new)
          seen[n_seen++] = after.board;
      }
  g_assert_cmpuint (n_seen, ==, 26);
}

/* Whatever fits is answered at random: every opening comes to its end, nobody is ever without an
 * answer, and players and numbers are right. */
static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (26);

  for (guint i = 0; i < 80; i++)
    {
      BrgRenjuQuestion question;
      BrgRenjuOpening opening;

      brg_renju_opening_start (&opening, (BrgRenjuRegulation) (i % BRG_N_RENJU_REGULATIONS), 6);
      while (brg_renju_opening_ask (&opening, &question))
        {
          guint fits[BRG_RENJU_N_POINTS + 1];
          guint n_fits = 0;

          for (guint answer = 0; answer <= BRG_RENJU_N_POINTS; answer++)
            if (brg_renju_opening_judge (&opening, answer) == BRG_RENJU_ANSWER_FITS)
              fits[n_fits++] = answer;
          g_assert_cmpuint (n_fits, >, 0);
          if (question.ask == BRG_RENJU_ASK_STONE || question.ask == BRG_RENJU_ASK_OFFER)
            g_assert_cmpuint (question.number, ==, opening.n_stones + 1);
          if (question.ask == BRG_RENJU_ASK_NUMBER)
            g_assert_cmpuint (n_fits, ==, question.most);
          if (question.ask == BRG_RENJU_ASK_KEEP)
            g_assert_cmpuint (n_fits, ==, opening.n_wanted);
          if (question.ask == BRG_RENJU_ASK_OFFER)
            g_assert_cmpuint (question.n_left + opening.n_offers, ==, opening.n_wanted);
          g_assert_cmpint (brg_renju_opening_answer (
                               &opening, fits[(guint) g_rand_int_range (rand, 0, (gint32) n_fits)]),
                           ==, BRG_RENJU_ANSWER_FITS);
        }
    }
}

static void
test_ids (void)
{
  for (guint i = 0; i < BRG_N_RENJU_REGULATIONS; i++)
    {
      BrgRenjuRegulation regulation = BRG_RENJU_RIF;

      g_assert_true (brg_renju_regulation_from_id (
          brg_renju_regulation_to_id ((BrgRenjuRegulation) i), &regulation));
      g_assert_cmpuint (regulation, ==, i);
    }
  g_assert_false (brg_renju_regulation_from_id ("none", &(BrgRenjuRegulation){ 0 }));
}

BRG_TEST_TOPIC ("renju-opening")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (stories); i++)
    g_test_add_data_func (stories[i].path, &stories[i], test_story);
  for (gsize i = 0; i < G_N_ELEMENTS (answers); i++)
    g_test_add_data_func (answers[i].path, &answers[i], test_answer);
  g_test_add_func (PATH "26-openings", test_26_openings);
  g_test_add_func (PATH "random", test_random);
  g_test_add_func (PATH "ids", test_ids);
  return g_test_run ();
}
