/* test-desk-renju-opening.c - the openings of renju asked step by step, stored and taken back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "renju-fixture.h"

#include "brg-game-tags.h"

static BrgDeskPrompt *
get_prompt (const BrgDeskGame *game)
{
  const BrgDeskSurroundings around = renju_around (game);

  return brg_desk_renju.get_prompt (game, &around);
}

static gboolean
has_button (const BrgDeskPrompt *prompt, const char *id)
{
  for (guint i = 0; i < prompt->buttons->len; i++)
    if (g_str_equal (g_array_index (prompt->buttons, BrgDeskPromptButton, i).id, id))
      return TRUE;
  return FALSE;
}

/* Answers; the sentence that refuses the answer, or NULL. */
static char *
reply (BrgDeskGame *game, const BrgDeskReply *answer)
{
  const BrgDeskSurroundings around = renju_around (game);
  g_autoptr (BrgStoredGame) record = brg_desk_game_dup_record (game);
  g_autofree char *detail = NULL;
  BrgGameChange change;
  char *fault = NULL;

  if (!brg_desk_renju.reply (game, &around, answer, record, &change, &detail, &fault))
    {
      g_assert_nonnull (fault);
      return fault;
    }
  g_assert_nonnull (detail);
  brg_desk_game_take_record (game, g_steal_pointer (&record));
  brg_desk_game_sync (game);
  g_assert_null (game->node->next);
  return NULL;
}

/* `@H8` is a click, `#5` a number, anything else a button that must be there. */
static void
give (BrgDeskGame *game, const char *word)
{
  g_autoptr (BrgDeskPrompt) prompt = get_prompt (game);
  BrgDeskReply answer = { .square = BRG_BOARD_NO_SQUARE };
  g_autofree char *fault = NULL;

  g_assert_nonnull (prompt);
  if (*word == '@')
    {
      g_assert_true (prompt->wants_square);
      answer.square = renju_point (word + 1);
    }
  else if (*word == '#')
    {
      g_assert_nonnull (prompt->number_label);
      answer.button = "number";
      answer.number = atoi (word + 1);
    }
  else
    {
      g_assert_true (has_button (prompt, word));
      answer.button = word;
    }
  fault = reply (game, &answer);
  g_assert_cmpstr (fault, ==, NULL);
}

static void
choose (BrgDeskGame *game, BrgRenjuRegulation regulation)
{
  const BrgDeskReply answer = { .button = "choose",
                                .option = regulation,
                                .square = BRG_BOARD_NO_SQUARE };
  g_autofree char *fault = reply (game, &answer);

  g_assert_cmpstr (fault, ==, NULL);
}

typedef struct
{
  const char *path;
  BrgRenjuRegulation regulation;
  const char *answers;
  const char *start;
  const char *moves;
  gboolean is_swapped;
} WalkCase;

/* After the lists of the regulations that rus-draughts-2022 9.2.4.3 refers to. */
static const WalkCase walk_cases[] = {
  { "rif", BRG_RENJU_RIF, "@H8 @H9 @I10 yes @G7 @F6 @K11 @K11 @E5", "rif 2 yes F6 K11",
    "1. H8 2. H9 3. I10 4. G7 5. K11 6. E5 *", TRUE },
  { "yamaguchi", BRG_RENJU_YAMAGUCHI, "@H8 @I9 @I8 #3 no @G7 @F6 @K11 @E9 @E9 @E5",
    "yamaguchi 100 3 no F6 K11 E9", "1. H8 2. I9 3. I8 4. G7 5. E9 6. E5 *", FALSE },
  { "soosorv", BRG_RENJU_SOOSORV, "#8 @H8 @I9 @I8 yes @G7 #2 yes @F6 @K11 @F6 @E5",
    "soosorv 8 yes 2 yes F6 K11", "1. H8 2. I9 3. I8 4. G7 5. F6 6. E5 *", FALSE },
  { "taraguchi-one", BRG_RENJU_TARAGUCHI, "#10 @H8 no @I9 yes @I8 no @G7 one @F6 no @A1",
    "taraguchi 10 no yes no one no", "1. H8 2. I9 3. I8 4. G7 5. F6 6. A1 *", TRUE },
  { "taraguchi-swap", BRG_RENJU_TARAGUCHI, "#10 @H8 no @I9 no @I8 no @G7 swap @F6 yes @A1",
    "taraguchi 10 no no no swap yes", "1. H8 2. I9 3. I8 4. G7 5. F6 6. A1 *", FALSE },
  { "taraguchi-offer", BRG_RENJU_TARAGUCHI, "#2 @H8 yes @I9 no @I8 no @G7 offer @A1 @P1 @P1 @A1",
    "taraguchi 2 yes no no offer A1 P1", "1. H8 2. I9 3. I8 4. G7 5. P1 6. A1 *", TRUE },
  { "tarannikov", BRG_RENJU_TARANNIKOV, "@H8 yes @I9 no @I8 no @G7 yes @F6 yes @A1",
    "tarannikov 0 yes no no yes yes", "1. H8 2. I9 3. I8 4. G7 5. F6 6. A1 *", TRUE },
  { "swap", BRG_RENJU_SWAP, "@A1 @P15 @C3 black", "swap 0 black", "1. A1 2. P15 3. C3 *", TRUE },
  { "swap2", BRG_RENJU_SWAP2, "@A1 @P15 @C3 add @D4 @E9 white", "swap2 0 add white",
    "1. A1 2. P15 3. C3 4. D4 5. E9 *", TRUE },
  { "swap2-white", BRG_RENJU_SWAP2, "@A1 @P15 @C3 white", "swap2 0 white", "1. A1 2. P15 3. C3 *",
    FALSE },
  { "super-sakata", BRG_RENJU_SUPER_SAKATA, "@H8 @I9 @I8 @G7 @F6 add @A1 @P1 black",
    "super-sakata 0 add black", "1. H8 2. I9 3. I8 4. G7 5. F6 6. A1 7. P1 *", TRUE },
};

static void
assert_record (const BrgDeskGame *game, const char *start, const char *moves)
{
  g_autoptr (BrgStoredGame) record = brg_desk_game_dup_record (game);

  g_assert_cmpstr (record->start, ==, start);
  g_assert_cmpstr (record->moves, ==, moves);
}

/* Steps back to the beginning: every step leaves something that is asked, and is less than before.
 */
static void
take_all_back (BrgDeskGame *game, guint n_steps)
{
  for (guint i = 0; i < n_steps; i++)
    {
      g_autoptr (BrgStoredGame) record = brg_desk_game_dup_record (game);
      g_autoptr (BrgDeskPrompt) prompt = NULL;

      if (brg_desk_renju.take_back (game, record))
        brg_desk_game_take_record (game, g_steal_pointer (&record));
      else
        {
          brg_desk_game_take_back (game);
          brg_desk_game_take_record (game, brg_desk_game_dup_record (game));
        }
      brg_desk_game_sync (game);
      prompt = get_prompt (game);
      g_assert_nonnull (prompt);
    }
  assert_record (game, "", "");
}

static void
test_walk (gconstpointer data)
{
  const WalkCase *row = data;
  g_autoptr (BrgDeskGame) game = renju_open ("", "");
  g_autoptr (BrgDeskPrompt) after = NULL;
  g_auto (GStrv) words = g_strsplit (row->answers, " ", -1);

  choose (game, row->regulation);
  for (guint i = 0; words[i] != NULL; i++)
    give (game, words[i]);
  after = get_prompt (game);
  g_assert_null (after);
  assert_record (game, row->start, row->moves);
  g_assert_cmpint (brg_desk_renju.is_swapped (game), ==, row->is_swapped);
  take_all_back (game, g_strv_length (words) + 1);
}

static void
test_regulation (void)
{
  g_autoptr (BrgDeskGame) game = renju_open ("", "");
  g_autoptr (BrgDeskPrompt) prompt = get_prompt (game);
  g_autoptr (BrgDeskPrompt) number = NULL;

  g_assert_cmpuint (prompt->options->len, ==, BRG_N_RENJU_REGULATIONS);
  g_assert_cmpstr (prompt->article, ==, "rus-draughts-2022 9.2.4.3");
  g_assert_false (prompt->is_blocking);
  g_assert_true (has_button (prompt, "free"));
  choose (game, BRG_RENJU_TARAGUCHI);
  number = get_prompt (game);
  g_assert_true (number->is_blocking);
  g_assert_cmpint (number->number, ==, 10);
}

static void
test_without (void)
{
  g_autoptr (BrgDeskGame) game = renju_open ("", "");
  g_autoptr (BrgDeskPrompt) prompt = NULL;

  give (game, "free");
  prompt = get_prompt (game);
  g_assert_null (prompt);
  renju_play (game, "H8");
  renju_play (game, "A1");
  assert_record (game, "free", "1. H8 2. A1 *");
}

/* Who is asked, and whose clock runs, after the colours have changed. */
static void
test_names (void)
{
  g_autoptr (BrgDeskGame) game = renju_open ("tarannikov 0", "1. H8 *");
  g_autoptr (BrgDeskPrompt) swap = get_prompt (game);
  g_autoptr (BrgDeskPrompt) stone = NULL;
  g_autofree char *status = NULL;
  const char *article;

  g_assert_cmpstr (
      swap->text, ==,
      "Boris decides whether to change colours. Now Anna has Black and Boris has White.");
  g_assert_cmpint (brg_desk_renju.get_turn (game), ==, BRG_COLOUR_WHITE);
  give (game, "yes");
  stone = get_prompt (game);
  g_assert_cmpstr (stone->text, ==,
                   "Anna places stone 2 (white). It is placed in the central 3 × 3 square. Now "
                   "Boris has Black and Anna has White.");
  g_assert_cmpint (brg_desk_renju.get_turn (game), ==, BRG_COLOUR_WHITE);
  status = renju_status (game, &article);
  g_assert_cmpstr (status, ==, "White to move · last: 1. H8 · colours swapped, Black: Boris");
}

typedef struct
{
  const char *path;
  const char *start;
  const char *moves;
  const char *point;
  const char *fault;
} FaultCase;

static const FaultCase fault_cases[] = {
  { "occupied", "rif 2", "1. H8 *", "H8", "There is already a stone on H8." },
  { "centre", "rif 2", "", "I9",
    "I9 is too far from the centre. It is placed at the centre of the board." },
  { "outside", "rif 2", "1. H8 2. I9 *", "D4",
    "D4 is too far from the centre. It is placed in the central 5 × 5 square." },
  /* The second stone on a diagonal: the other diagonal is the mirror. */
  { "alike", "rif 2 no E6", "1. H8 2. I9 3. G7 4. F6 *", "F5",
    "F5 is symmetrical to a fifth move already offered." },
  { "not-offered", "rif 2 no E6 E7", "1. H8 2. I9 3. G7 4. F6 *", "A1",
    "A1 is not among the fifth moves offered." },
  { "button-wanted", "rif 2", "1. H8 2. I9 3. G7 *", "A1",
    "This is not an answer to the question." },
};

static void
test_fault (gconstpointer data)
{
  const FaultCase *row = data;
  g_autoptr (BrgDeskGame) game = renju_open (row->start, row->moves);
  const BrgDeskReply answer = { .square = renju_point (row->point) };
  g_autofree char *fault = reply (game, &answer);

  g_assert_cmpstr (fault, ==, row->fault);
  assert_record (game, row->start, row->moves);
}

static void
test_number_fault (void)
{
  g_autoptr (BrgDeskGame) game = renju_open ("soosorv 8 no", "1. H8 2. I9 3. G7 4. F6 *");
  const BrgDeskReply answer = { .button = "number", .number = 9, .square = BRG_BOARD_NO_SQUARE };
  g_autofree char *fault = reply (game, &answer);

  g_assert_cmpstr (fault, ==, "This is not an answer to the question.");
}

/* Fifth moves that are offered stand on the board with their numbers. */
static void
test_offers_shown (void)
{
  g_autoptr (BrgDeskGame) game = renju_open ("rif 2 no E6 E7", "1. H8 2. I9 3. G7 4. F6 *");
  BrgBoardPicture picture;
  g_autofree char *words = NULL;

  brg_desk_renju.show (game, "i", &picture);
  g_assert_cmpint (picture.numbers[renju_point ("E6")], ==, 1);
  g_assert_cmpint (picture.numbers[renju_point ("E7")], ==, 2);
  g_assert_cmpint (picture.marks[renju_point ("E7")], ==, BRG_BOARD_TARGET);
  words = brg_desk_renju.dup_square (&picture, renju_point ("E7"), FALSE, NULL);
  g_assert_cmpstr (words, ==, "E7, empty, offered as fifth move no. 2");
}

static void
test_reach_shown (void)
{
  g_autoptr (BrgDeskGame) game = renju_open ("rif 2", "1. H8 *");
  BrgBoardPicture picture;
  guint n = 0;

  brg_desk_renju.show (game, "i", &picture);
  for (gint point = 0; point < BRG_RENJU_N_POINTS; point++)
    n += (picture.marks[point] & BRG_BOARD_TARGET) != 0;
  g_assert_cmpuint (n, ==, 8);
}

/* A stone may be typed; while something else is asked it is refused. */
static void
test_typed (void)
{
  g_autoptr (BrgDeskGame) game = renju_open ("rif 2", "");
  g_autoptr (GArray) choices = NULL;
  g_autofree char *why = NULL;
  g_autofree char *pass = NULL;

  renju_play (game, "h8");
  pass = brg_desk_renju.explain (game, "-", "i", NULL);
  g_assert_cmpstr (pass, ==, "Passing is not allowed before the opening is complete.");
  renju_play (game, "2. i9");
  renju_play (game, "g7");
  choices = brg_desk_renju.read (game, "A1", "i");
  g_assert_cmpuint (choices->len, ==, 0);
  why = brg_desk_renju.explain (game, "A1", "i", NULL);
  g_assert_cmpstr (why, ==, "The opening needs another decision before the next stone.");
}

/* Looking back asks nothing, and what is played there is a variation. */
static void
test_looking_back (void)
{
  g_autoptr (BrgDeskGame) game = renju_open ("rif 2 yes", "1. H8 2. I9 3. G7 *");
  g_autoptr (BrgDeskPrompt) prompt = NULL;

  brg_desk_game_step (game, BRG_DESK_STEP_BACK);
  brg_desk_game_sync (game);
  prompt = get_prompt (game);
  g_assert_null (prompt);
  g_assert_true (brg_desk_renju.is_swapped (game));
  renju_play (game, "A1");
  assert_record (game, "rif 2 yes", "1. H8 2. I9 3. G7 (3. A1) *");
}

/* A stone in the middle takes with it what was answered behind it. */
static void
test_take_back_in_the_middle (void)
{
  g_autoptr (BrgDeskGame) game = renju_open ("tarannikov 0 yes no no", "1. H8 2. I9 3. I8 4. G7 *");
  g_autoptr (BrgStoredGame) record = brg_desk_game_dup_record (game);

  brg_desk_game_step (game, BRG_DESK_STEP_UP);
  brg_desk_game_sync (game);
  g_assert_true (brg_desk_renju.take_back (game, record));
  g_assert_cmpstr (record->start, ==, "tarannikov 0 yes");
  g_assert_cmpstr (record->moves, ==, "1. H8 *");
}

static void
test_broken (void)
{
  g_autoptr (BrgDeskGame) game = renju_open ("rif 2 yes", "1. H8 2. A1 3. G7 *");
  g_autoptr (BrgDeskPrompt) prompt = get_prompt (game);

  g_assert_nonnull (prompt);
  g_assert_false (prompt->is_blocking);
  give (game, "free");
  assert_record (game, "free", "1. H8 2. A1 3. G7 *");
}

/* The procedure goes with the record and comes back; one that does not fit is left out. */
static void
test_export (void)
{
  g_autoptr (BrgDeskGame) game = renju_open ("swap 0 black", "1. A1 2. P15 3. C3 *");
  g_autofree char *text = brg_desk_renju.export_tree (game->tree);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GPtrArray) games = brg_desk_renju.import (bytes, "test.pgn", NULL);
  g_autoptr (BrgStoredGame) record = brg_stored_game_new (1, 2, BRG_DISCIPLINE_RENJU);

  g_assert_nonnull (strstr (text, "[OpeningProcedure \"swap 0 black\"]\n"));
  g_assert_cmpuint (games->len, ==, 1);
  brg_desk_renju.take_tree (games->pdata[0], record);
  g_assert_cmpstr (record->start, ==, "swap 0 black");
  g_assert_cmpstr (record->moves, ==, "1. A1 2. P15 3. C3 *");
  brg_game_tree_set_tag (games->pdata[0], "OpeningProcedure", "rif 2");
  brg_desk_renju.take_tree (games->pdata[0], record);
  g_assert_cmpstr (record->start, ==, "free");
}

/* Records of other games are named as such, and not blamed for one of their moves. */
static void
test_import_others (void)
{
  static const char *const texts[] = { "[White \"A\"]\n\n1. e4 e5 2. Nf3 *\n",
                                       "[GameType \"25\"]\n\n1. c3-d4 *\n" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (texts[i], strlen (texts[i]));
      g_autoptr (GError) error = NULL;

      g_assert_null (brg_desk_renju.import (bytes, "test", &error));
      g_assert_cmpstr (error->message, ==, "It contains no renju game.");
    }
}

BRG_TEST_TOPIC ("desk-renju-opening")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (walk_cases); i++)
    {
      g_autofree char *path =
          g_strconcat ("/desk/renju-opening/9.2.4.3/", walk_cases[i].path, NULL);

      g_test_add_data_func (path, &walk_cases[i], test_walk);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (fault_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/desk/renju-opening/fault/", fault_cases[i].path, NULL);

      g_test_add_data_func (path, &fault_cases[i], test_fault);
    }
  g_test_add_func ("/desk/renju-opening/fault/number", test_number_fault);
  g_test_add_func ("/desk/renju-opening/regulation", test_regulation);
  g_test_add_func ("/desk/renju-opening/without", test_without);
  g_test_add_func ("/desk/renju-opening/names", test_names);
  g_test_add_func ("/desk/renju-opening/offers-shown", test_offers_shown);
  g_test_add_func ("/desk/renju-opening/reach-shown", test_reach_shown);
  g_test_add_func ("/desk/renju-opening/typed", test_typed);
  g_test_add_func ("/desk/renju-opening/looking-back", test_looking_back);
  g_test_add_func ("/desk/renju-opening/take-back-in-the-middle", test_take_back_in_the_middle);
  g_test_add_func ("/desk/renju-opening/broken", test_broken);
  g_test_add_func ("/desk/renju-opening/export", test_export);
  g_test_add_func ("/desk/renju-opening/import-others", test_import_others);
  return g_test_run ();
}
