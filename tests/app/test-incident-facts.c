/* test-incident-facts.c - what an article depends on and only the hall can tell, book by book
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-facts.h"
#include "brg-incident-outcome.h"
#include "brg-incident-ready.h"
#include "brg-test.h"

#include "brg-board.h"
#include "brg-draw-doubt.h"

#include "brg-event-regulations.h"
#include "brg-rulebooks.h"
#include "brg-store-game-rows.h"
#include "brg-store-games.h"
#include "incident-fixture.h"

#define UNKNOWN BRG_INCIDENT_FACT_UNKNOWN
#define BIT(fact) (1u << BRG_INCIDENT_FACT_##fact)

static void
set_regulation (StoreFixture *fixture, const char *name, gint64 value)
{
  g_autoptr (GError) error = NULL;
  guint n_known;
  const BrgRegulation *known = brg_regulations_list (&n_known);

  for (guint i = 0; i < n_known; i++)
    if (g_str_equal (known[i].name, name))
      brg_event_regulations_save (fixture->store, fixture->event_id, &known[i], value, &error);
  g_assert_no_error (error);
}

/* What was played at board 1 of round 1. */
static void
play (StoreFixture *fixture, const char *moves)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgStoredGame) game = brg_store_load_game (fixture->store, fixture->group_id,
                                                        store_fixture_game (fixture, 1, 1), &error);

  g_assert_no_error (error);
  brg_incident_set_text (&game->moves, moves);
  brg_store_save_game (fixture->store, game, BRG_GAME_CHANGE_POSITION, NULL, &error);
  g_assert_no_error (error);
}

/* An incident by White at board 1 of round 1. */
static BrgIncidentDesk *
begin (StoreFixture *fixture, BrgIncidentKind kind)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  BrgIncidentDesk *desk = brg_incident_desk_new (fixture->store, snapshot, &error);

  g_assert_no_error (error);
  brg_incident_desk_set_game (desk, 1, store_fixture_game (fixture, 1, 1), &error);
  g_assert_no_error (error);
  brg_incident_desk_set_side (desk, BRG_COLOUR_WHITE);
  brg_incident_desk_set_kind (desk, kind);
  return desk;
}

/* A fact, and what the book says of its two answers. */
typedef struct
{
  const char *article; /* in the path: what speaks of the fact */
  const char *rulebook;
  BrgDiscipline discipline;
  const char *control;
  BrgIncidentKind kind;
  BrgIncidentFact fact;
  gint known;  /* without an answer */
  gint second; /* the other answer than 0 */
  const char *articles[2];
  const char *proposals[2];
} FactCase;

#define CHESS BRG_DISCIPLINE_CHESS
#define RUSSIAN BRG_DISCIPLINE_RUSSIAN
#define LETTER(letter) ((BrgIncidentKind) (BRG_INCIDENT_IRREGULARITY_A + (letter) - 'a'))

static const FactCase fact_cases[] = {
  /* "After the opponent has made his next move, an illegal move cannot be corrected." */
  { "fide-2023 A.5.2/rapid",
    "fide-2023",
    CHESS,
    "15+10",
    BRG_INCIDENT_ILLEGAL_MOVE,
    BRG_INCIDENT_FACT_REPLY,
    UNKNOWN,
    1,
    { "fide-2023 A.3", "fide-2023 A.5.2" },
    { "time opponent+60 -", "continue - -" } },
  { "fide-2023 A.5.2/promotion",
    "fide-2023",
    CHESS,
    "15+10",
    BRG_INCIDENT_PROMOTION_UNFINISHED,
    BRG_INCIDENT_FACT_REPLY,
    UNKNOWN,
    1,
    { "fide-2023 A.3", "fide-2023 A.5.2" },
    { "time opponent+60 -", "continue - -" } },
  /* B.3: in blitz as well. */
  { "fide-2023 B.2/blitz",
    "fide-2023",
    CHESS,
    "3+2",
    BRG_INCIDENT_ILLEGAL_MOVE,
    BRG_INCIDENT_FACT_REPLY,
    UNKNOWN,
    1,
    { "fide-2023 B.2", "fide-2023 A.5.2" },
    { "time opponent+60 -", "continue - -" } },
  { "rus-chess-2014 16.4.3/rapid",
    "rus-chess-2014",
    CHESS,
    "15+10",
    BRG_INCIDENT_ILLEGAL_MOVE,
    BRG_INCIDENT_FACT_REPLY,
    UNKNOWN,
    1,
    { "rus-chess-2014 7.4.2", "rus-chess-2014 16.4.3" },
    { "time opponent+120 -", "continue - -" } },
  { "rus-chess-2014 17.3.2/blitz",
    "rus-chess-2014",
    CHESS,
    "3+2",
    BRG_INCIDENT_KING_CAPTURE,
    BRG_INCIDENT_FACT_REPLY,
    UNKNOWN,
    1,
    { "rus-chess-2014 17.3.2", "rus-chess-2014 17.3.2" },
    { "loss - lost", "continue - -" } },
  { "rus-draughts-2022 5.4.14.2/replied",
    "rus-draughts-2022",
    RUSSIAN,
    "60+30",
    LETTER ('b'),
    BRG_INCIDENT_FACT_REPLY,
    UNKNOWN,
    1,
    { "rus-draughts-2022 5.4.15.2", "rus-draughts-2022 5.4.14.2" },
    { "remark - -", "continue - -" } },
  /* "in a tournament before the next round begins" */
  { "ussr-chess-1956 15/illegal-move",
    "ussr-chess-1956",
    CHESS,
    "120",
    BRG_INCIDENT_ILLEGAL_MOVE,
    BRG_INCIDENT_FACT_ROUND,
    0,
    1,
    { "ussr-chess-1956 15", "ussr-chess-1956 15" },
    { "correct - replay", "continue - -" } },
  { "ussr-chess-1956 15/wrong-start",
    "ussr-chess-1956",
    CHESS,
    "120",
    BRG_INCIDENT_WRONG_START,
    BRG_INCIDENT_FACT_ROUND,
    0,
    1,
    { "ussr-chess-1956 15", "ussr-chess-1956 15" },
    { "new-game - replay", "continue - -" } },
  /* Ten moves by each; three in the book of 2014; one in draughts. */
  { "fide-2023 7.3/moves",
    "fide-2023",
    CHESS,
    "90+30",
    BRG_INCIDENT_WRONG_COLOURS,
    BRG_INCIDENT_FACT_MOVES,
    UNKNOWN,
    10,
    { "fide-2023 7.3", "fide-2023 7.3" },
    { "new-game - replay", "continue - -" } },
  { "fide-2023 A.5.1.2/moves",
    "fide-2023",
    CHESS,
    "15+10",
    BRG_INCIDENT_WRONG_START,
    BRG_INCIDENT_FACT_MOVES,
    UNKNOWN,
    10,
    { "fide-2023 7.2.1", "fide-2023 A.5.1.2" },
    { "new-game - replay", "continue - -" } },
  { "rus-chess-2014 16.4.1/moves",
    "rus-chess-2014",
    CHESS,
    "15+10",
    BRG_INCIDENT_BOARD_TURNED,
    BRG_INCIDENT_FACT_MOVES,
    UNKNOWN,
    3,
    { "rus-chess-2014 7.1.2", "rus-chess-2014 16.4.1" },
    { "correct - -", "continue - -" } },
  { "rus-draughts-2022 5.4.14.1/moves",
    "rus-draughts-2022",
    RUSSIAN,
    "60+30",
    BRG_INCIDENT_WRONG_COLOURS,
    BRG_INCIDENT_FACT_MOVES,
    UNKNOWN,
    1,
    { "rus-draughts-2022 5.4.14.1", "rus-draughts-2022 5.4.14.1" },
    { "correct - -", "continue - -" } },
  { "rus-draughts-2022 6.1.8.1/moves",
    "rus-draughts-2022",
    RUSSIAN,
    "60+30",
    BRG_INCIDENT_REPEATED_DRAW_OFFER,
    BRG_INCIDENT_FACT_MOVES,
    UNKNOWN,
    20,
    { "rus-draughts-2022 5.4.15.2", "rus-draughts-2022 5.4.15.2" },
    { "remark - -", "remark - -" } },
  { "rus-draughts-2022 7.5.1/moves",
    "rus-draughts-2022",
    BRG_DISCIPLINE_INTERNATIONAL,
    "60+30",
    BRG_INCIDENT_REPEATED_DRAW_OFFER,
    BRG_INCIDENT_FACT_MOVES,
    UNKNOWN,
    40,
    { "rus-draughts-2022 5.4.15.2", "rus-draughts-2022 5.4.15.2" },
    { "remark - -", "remark - -" } },
  /* Both have to have made a move; by the other books the one who offers. */
  { "fide-2023 5.2.3/moves",
    "fide-2023",
    CHESS,
    "90+30",
    BRG_INCIDENT_DRAW_AGREED,
    BRG_INCIDENT_FACT_MOVES,
    UNKNOWN,
    1,
    { "fide-2023 5.2.3", "fide-2023 5.2.3" },
    { "continue - -", "none - drawn" } },
  { "ussr-chess-1956 17 d/unmoved",
    "ussr-chess-1956",
    CHESS,
    "120",
    BRG_INCIDENT_DRAW_AGREED,
    BRG_INCIDENT_FACT_UNMOVED,
    UNKNOWN,
    1,
    { "ussr-chess-1956 17 d", "ussr-chess-1956 17 d" },
    { "none - drawn", "continue - -" } },
  { "rus-draughts-2022 5.4.13.3/unmoved",
    "rus-draughts-2022",
    BRG_DISCIPLINE_RENJU,
    "60+30",
    BRG_INCIDENT_DRAW_AGREED,
    BRG_INCIDENT_FACT_UNMOVED,
    UNKNOWN,
    1,
    { "rus-draughts-2022 9.2.7.1", "rus-draughts-2022 5.4.13.3" },
    { "none - drawn", "continue - -" } },
  /* The claim is looked into on the time of the player who claims. */
  { "ussr-chess-1956 17 zh/on-own-time",
    "ussr-chess-1956",
    CHESS,
    "120",
    BRG_INCIDENT_FALSE_DRAW_CLAIM,
    BRG_INCIDENT_FACT_TIME,
    UNKNOWN,
    1,
    { "ussr-chess-1956 17 zh", "ussr-chess-1956 17 zh" },
    { "continue - -", "loss - lost" } },
  { "rus-draughts-2022 5.4.13.2/on-own-time",
    "rus-draughts-2022",
    RUSSIAN,
    "60+30",
    BRG_INCIDENT_FALSE_DRAW_CLAIM,
    BRG_INCIDENT_FACT_TIME,
    UNKNOWN,
    1,
    { "rus-draughts-2022 5.4.13.2", "rus-draughts-2022 5.4.13.2" },
    { "continue - -", "loss - lost" } },
  /* Nobody is there: with no default time both lose. The regulations say nothing here. */
  { "fide-2023 6.7.1/no-lateness",
    "fide-2023",
    CHESS,
    "90+30",
    BRG_INCIDENT_BOTH_ABSENT,
    BRG_INCIDENT_FACT_LATENESS,
    1,
    1,
    { "fide-2023 6.7.2", "fide-2023 6.7.1" },
    { "none - -", "loss-both - both-lost" } },
  { "rus-chess-2014 6.6.1/no-lateness",
    "rus-chess-2014",
    CHESS,
    "90+30",
    BRG_INCIDENT_BOTH_ABSENT,
    BRG_INCIDENT_FACT_LATENESS,
    1,
    1,
    { "rus-chess-2014 6.6.2", "rus-chess-2014 6.6.1" },
    { "none - -", "loss-both - both-lost" } },
  { "ukr-chess-2016 6.3.2/no-lateness",
    "ukr-chess-2016",
    CHESS,
    "90+30",
    BRG_INCIDENT_BOTH_ABSENT,
    BRG_INCIDENT_FACT_LATENESS,
    UNKNOWN,
    1,
    { "ukr-chess-2016 6.3.3", "ukr-chess-2016 6.3.2" },
    { "none - -", "loss-both - both-lost" } },
  /* Who does not see the board has a right to an assistant. */
  { "rus-chess-2014 32.2/assistant",
    "rus-chess-2014",
    CHESS,
    "90+30",
    BRG_INCIDENT_ASSISTANT_RECORD,
    BRG_INCIDENT_FACT_SIGHT,
    0,
    1,
    { "rus-chess-2014 8.1", "rus-chess-2014 32.2" },
    { "choose - -", "continue - -" } },
  { "ussr-chess-1956 app. 1/pointing",
    "ussr-chess-1956",
    CHESS,
    "90",
    BRG_INCIDENT_POINTING,
    BRG_INCIDENT_FACT_SIGHT,
    0,
    1,
    { "ussr-chess-1956 24", "ussr-chess-1956 app. 1" },
    { "choose - -", "continue - -" } },
  /* Both flags: a control of one period has no other. */
  { "rus-chess-2014 6.11/one-period",
    "rus-chess-2014",
    CHESS,
    "120",
    BRG_INCIDENT_FLAG_BOTH,
    BRG_INCIDENT_FACT_PERIOD,
    0,
    1,
    { "rus-chess-2014 6.11.2", "rus-chess-2014 6.11.1" },
    { "none - drawn", "continue - -" } },
  { "ukr-chess-2016 6.5/two-periods",
    "ukr-chess-2016",
    CHESS,
    "40/90, 30",
    BRG_INCIDENT_FLAG_BOTH,
    BRG_INCIDENT_FACT_PERIOD,
    UNKNOWN,
    1,
    { "ukr-chess-2016 6.5.2", "ukr-chess-2016 6.5.1" },
    { "none - drawn", "continue - -" } },
};

static void
assert_answer (BrgIncidentDesk *desk, const FactCase *item, guint which)
{
  brg_incident_facts_tell (desk, item->fact, which == 0 ? 0 : item->second);
  g_assert_cmpuint (desk->unanswered, ==, 0);
  g_assert_true (desk->has_advice);
  g_assert_cmpstr (desk->incident->article, ==, item->articles[which]);
  g_assert_cmpstr (desk->incident->proposed, ==, item->proposals[which]);
}

static void
test_fact (gconstpointer data)
{
  const FactCase *item = data;
  StoreFixture fixture = { 0 };
  BrgIncidentDesk *desk;
  g_autofree char *note = NULL;
  g_autofree char *fault = NULL;

  incident_fixture_open (&fixture, item->rulebook, item->discipline, item->control);
  desk = begin (&fixture, item->kind);
  g_assert_cmpuint (desk->asked & ~(BIT (MATE) | BIT (OVER)), ==, 1u << item->fact);
  /* Whether the opponent can mate is the matter of incident-mate. */
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_MATE, FALSE);
  g_assert_cmpint (desk->facts[item->fact], ==, item->known);
  /* Nothing is assumed, and nothing decided, before it is known. */
  g_assert_cmpint (brg_incident_facts_find_open (desk), ==,
                   item->known == UNKNOWN ? (gint) item->fact : BRG_N_INCIDENT_FACTS);
  g_assert_true (desk->has_advice == (item->known != UNKNOWN));
  if (item->known == UNKNOWN)
    {
      g_assert_cmpstr (desk->incident->proposed, ==, "");
      g_assert_false (brg_incident_desk_is_ready (desk, &fault));
      g_assert_nonnull (fault);
    }
  assert_answer (desk, item, 0);
  note = g_strdup (desk->advice.note);
  assert_answer (desk, item, 1);
  /* What the book says is another thing, if only the reason. */
  g_assert_true (g_strcmp0 (desk->advice.note, note) != 0 ||
                 g_strcmp0 (item->proposals[0], item->proposals[1]) != 0);
  brg_incident_facts_tell (desk, item->fact, UNKNOWN);
  g_assert_cmpint (desk->facts[item->fact], ==, item->known);
  brg_incident_desk_free (desk);
  store_fixture_close (&fixture);
}

/* What the article does not depend on is not asked. */
static void
test_not_asked (void)
{
  static const struct
  {
    const char *rulebook;
    const char *control;
    BrgIncidentKind kind;
  } items[] = {
    /* fide-2023 7.5.5: in standard play at any time; 7.2.1: after any number of moves. */
    { "fide-2023", "90+30", BRG_INCIDENT_ILLEGAL_MOVE },
    { "fide-2023", "90+30", BRG_INCIDENT_WRONG_START },
    { "fide-2023", "90+30", BRG_INCIDENT_DISTRACTION },
    /* rus-chess-2014 7.2: at any time. */
    { "rus-chess-2014", "90+30", BRG_INCIDENT_WRONG_COLOURS },
    /* fide-2023 9.1.1: where the regulations bar nothing. */
    { "fide-2023", "90+30", BRG_INCIDENT_REPEATED_DRAW_OFFER },
  };

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      StoreFixture fixture = { 0 };
      BrgIncidentDesk *desk;

      incident_fixture_open (&fixture, items[i].rulebook, CHESS, items[i].control);
      desk = begin (&fixture, items[i].kind);
      /* That the game is not over its result tells. */
      g_assert_cmpuint (desk->asked & ~BIT (OVER), ==, 0);
      g_assert_cmpuint (desk->unanswered, ==, 0);
      g_assert_true (desk->has_advice);
      g_assert_true (brg_incident_desk_is_ready (desk, NULL) ||
                     desk->incident->sanction == BRG_SANCTION_CHOOSE);
      brg_incident_desk_free (desk);
      store_fixture_close (&fixture);
    }
}

/* fide-2023 A.4: with enough arbiters the reply is of no account. */
static void
test_watched (void)
{
  StoreFixture fixture = { 0 };
  BrgIncidentDesk *desk;

  incident_fixture_open (&fixture, "fide-2023", CHESS, "15+10");
  set_regulation (&fixture, "rule-watched", 1);
  desk = begin (&fixture, BRG_INCIDENT_ILLEGAL_MOVE);
  g_assert_cmpuint (desk->asked & ~BIT (OVER), ==, 0);
  g_assert_cmpstr (desk->incident->proposed, ==, "time opponent+60 -");
  brg_incident_desk_free (desk);
  store_fixture_close (&fixture);
}

/* fide-2023 9.1.1: before so many moves, or without the consent of the arbiter. */
static void
test_permission (void)
{
  StoreFixture fixture = { 0 };
  BrgIncidentDesk *desk;

  incident_fixture_open (&fixture, "fide-2023", CHESS, "90+30");
  set_regulation (&fixture, "rule-draw-offer-moves", 30);
  desk = begin (&fixture, BRG_INCIDENT_REPEATED_DRAW_OFFER);
  g_assert_cmpuint (desk->asked, ==, BIT (MOVES));
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_MOVES, 29);
  g_assert_cmpuint (desk->asked, ==, BIT (MOVES) | BIT (LEAVE));
  g_assert_cmpuint (desk->unanswered, ==, BIT (LEAVE));
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_LEAVE, 0);
  g_assert_cmpstr (desk->incident->article, ==, "fide-2023 9.1.1");
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_LEAVE, 1);
  g_assert_cmpstr (desk->incident->article, ==, "fide-2023 11.5");
  /* The question stays while it is answered. */
  g_assert_cmpuint (desk->asked, ==, BIT (MOVES) | BIT (LEAVE));
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_MOVES, 30);
  g_assert_cmpuint (desk->asked, ==, BIT (MOVES));
  g_assert_cmpstr (desk->incident->article, ==, "fide-2023 11.5");
  brg_incident_desk_free (desk);
  store_fixture_close (&fixture);
}

/* fide-2023, rus-chess-2014 9.1.1, ukr-chess-2016 9.1: a draw that was agreed too early, or with
 * the arbiter's leave. */
static void
test_agreed (void)
{
  static const char *const books[][2] = { { "fide-2023", "fide-2023 9.1.1" },
                                          { "rus-chess-2014", "rus-chess-2014 9.1.1" },
                                          { "ukr-chess-2016", "ukr-chess-2016 9.1" } };

  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    {
      StoreFixture fixture = { 0 };
      BrgIncidentDesk *desk;

      incident_fixture_open (&fixture, books[i][0], CHESS, "90+30");
      set_regulation (&fixture, "rule-draw-offer-moves", 30);
      desk = begin (&fixture, BRG_INCIDENT_DRAW_AGREED);
      g_assert_true (desk->incident->is_both);
      g_assert_cmpuint (desk->unanswered, ==, BIT (MOVES));
      brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_MOVES, 29);
      brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_LEAVE, 0);
      g_assert_cmpstr (desk->incident->article, ==, books[i][1]);
      g_assert_cmpstr (desk->incident->proposed, ==, "continue - -");
      brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_LEAVE, 1);
      g_assert_cmpstr (desk->incident->proposed, ==, "none - drawn");
      brg_incident_desk_free (desk);
      store_fixture_close (&fixture);
    }
}

/* What is asked of a draw on the page of results; @moves are what was entered of the game. */
typedef struct
{
  const char *path;
  const char *rulebook;
  BrgDiscipline discipline;
  const char *control;
  gint least; /* by the regulations */
  const char *moves;
  const char *article; /* NULL for no doubt */
  const char *text;
} DoubtCase;

#define THIRTY "No draw by agreement before 30 moves of each player"

static const DoubtCase doubt_cases[] = {
  { "fide-2023 9.1.1/not-entered", "fide-2023", CHESS, "90+30", 30, "", "fide-2023 9.1.1", THIRTY },
  { "fide-2023 9.1.1/too-few", "fide-2023", CHESS, "90+30", 30, "e2e4 e7e5", "fide-2023 9.1.1",
    THIRTY },
  { "fide-2023 9.1.1/enough", "fide-2023", CHESS, "90+30", 2, "e2e4 e7e5 g1f3 b8c6", NULL, NULL },
  { "fide-2023 9.1.1/none-at-all", "fide-2023", CHESS, "90+30", BRG_DRAW_OFFER_ALL, "",
    "fide-2023 9.1.1", "No draw by agreement without the arbiter’s leave" },
  { "fide-2023 5.2.3/no-regulation", "fide-2023", CHESS, "90+30", 0, "", NULL, NULL },
  { "rus-chess-2014 9.1.1/not-entered", "rus-chess-2014", CHESS, "90+30", 30, "",
    "rus-chess-2014 9.1.1", THIRTY },
  { "ukr-chess-2016 9.1/not-entered", "ukr-chess-2016", CHESS, "90+30", 30, "",
    "ukr-chess-2016 9.1", THIRTY },
  { "ussr-chess-1956 17 d/knows-none", "ussr-chess-1956", CHESS, "120", 0, "", NULL, NULL },
  /* The book itself wants 20 moves of every game: only more than that is asked about. */
  { "rus-draughts-2022 6.1.8.1/by-the-book", "rus-draughts-2022", RUSSIAN, "60+30", 0, "", NULL,
    NULL },
  { "rus-draughts-2022 12.4.1/by-the-regulations", "rus-draughts-2022", RUSSIAN, "15+10", 30, "",
    "rus-draughts-2022 12.4.1", THIRTY },
};

static void
test_doubt (gconstpointer data)
{
  const DoubtCase *item = data;
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autofree char *text = NULL;
  g_autofree char *of_win = NULL;
  const char *article;
  BrgGame game;

  incident_fixture_open (&fixture, item->rulebook, item->discipline, item->control);
  if (item->least > 0)
    set_regulation (&fixture, "rule-draw-offer-moves", item->least);
  if (*item->moves != '\0')
    play (&fixture, item->moves);
  snapshot = store_fixture_load (&fixture);
  game = *brg_board_get_game (snapshot, 1, 0);
  game.white_outcome = game.black_outcome = BRG_OUTCOME_DRAW;
  text = brg_draw_doubt_dup (fixture.store, snapshot, 1, &game, &article);
  g_assert_cmpstr (text, ==, item->text);
  g_assert_cmpstr (article, ==, item->article);
  /* Of a win nothing is asked. */
  game.white_outcome = BRG_OUTCOME_WIN;
  game.black_outcome = BRG_OUTCOME_LOSS;
  of_win = brg_draw_doubt_dup (fixture.store, snapshot, 1, &game, &article);
  g_assert_null (of_win);
  store_fixture_close (&fixture);
}

/* What the log says of the agreement is not asked again. */
static void
test_doubt_answered (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  BrgIncidentDesk *desk;
  const char *article;
  BrgGame game;

  incident_fixture_open (&fixture, "fide-2023", CHESS, "90+30");
  set_regulation (&fixture, "rule-draw-offer-moves", 30);
  desk = begin (&fixture, BRG_INCIDENT_DRAW_AGREED);
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_MOVES, 29);
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_LEAVE, 1);
  brg_incident_desk_decide (desk, NULL, &error);
  g_assert_no_error (error);
  brg_incident_desk_free (desk);
  snapshot = store_fixture_load (&fixture);
  game = *brg_board_get_game (snapshot, 1, 0);
  g_assert_cmpint (game.white_outcome, ==, BRG_OUTCOME_DRAW);
  text = brg_draw_doubt_dup (fixture.store, snapshot, 1, &game, &article);
  g_assert_null (text);
  store_fixture_close (&fixture);
}

/* fide-2023 III.2.2: guidelines are never for an increment; a time control that is not understood
 * says nothing of it. */
static void
test_increment (void)
{
  static const struct
  {
    const char *control;
    gint known;
  } cases[] = { { "90", 0 }, { "90+30", 1 }, { "as the hall allows", UNKNOWN } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      StoreFixture fixture = { 0 };
      BrgIncidentDesk *desk;

      incident_fixture_open (&fixture, "fide-2023", CHESS, cases[i].control);
      set_regulation (&fixture, "rule-quickplay-announced", 1);
      desk = begin (&fixture, BRG_INCIDENT_FLAG_BOTH);
      if ((desk->unanswered & BIT (PERIOD)) != 0)
        brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_PERIOD, 0);
      g_assert_true ((desk->asked & BIT (INCREMENT)) != 0);
      g_assert_cmpint (desk->facts[BRG_INCIDENT_FACT_INCREMENT], ==, cases[i].known);
      g_assert_cmpint (desk->has_advice, ==, cases[i].known != UNKNOWN);
      brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_INCREMENT, 0);
      g_assert_cmpint (desk->incident->result, ==, BRG_RESULT_DRAWN);
      brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_INCREMENT, 1);
      g_assert_cmpint (desk->incident->result, !=, BRG_RESULT_DRAWN);
      brg_incident_desk_free (desk);
      store_fixture_close (&fixture);
    }
}

/* rus-draughts-2022 6.1.10.2: fast and not written down, only with few pieces. */
static void
test_pieces (void)
{
  StoreFixture fixture = { 0 };
  BrgIncidentDesk *desk;

  incident_fixture_open (&fixture, "rus-draughts-2022", RUSSIAN, "5+3");
  desk = begin (&fixture, BRG_INCIDENT_DRAW_AGREED);
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_UNMOVED, 0);
  g_assert_cmpuint (desk->asked, ==, BIT (UNMOVED) | BIT (MEN));
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_MEN, 7);
  g_assert_cmpuint (desk->unanswered, ==, BIT (RECORD));
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_RECORD, 0);
  g_assert_cmpstr (desk->incident->article, ==, "rus-draughts-2022 6.1.10.2");
  g_assert_cmpstr (desk->incident->proposed, ==, "continue - -");
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_RECORD, 1);
  g_assert_cmpstr (desk->incident->proposed, ==, "none - drawn");
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_MEN, 6);
  g_assert_cmpuint (desk->asked, ==, BIT (UNMOVED) | BIT (MEN));
  g_assert_cmpstr (desk->incident->article, ==, "rus-draughts-2022 5.4.13.1");
  brg_incident_desk_free (desk);
  store_fixture_close (&fixture);
}

/* fide-2023 7.3, A.5.2: what was keyed answers, and the arbiter may know better. */
static void
test_from_game (void)
{
  StoreFixture fixture = { 0 };
  BrgIncidentDesk *desk;
  gint chosen;

  incident_fixture_open (&fixture, "fide-2023", CHESS, "15+10");
  play (&fixture, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6");
  desk = begin (&fixture, BRG_INCIDENT_WRONG_COLOURS);
  g_assert_cmpint (desk->facts[BRG_INCIDENT_FACT_MOVES], ==, 3);
  g_assert_cmpstr (desk->incident->proposed, ==, "new-game - replay");
  {
    g_autoptr (GArray) choices =
        brg_incident_facts_list_choices (desk, BRG_INCIDENT_FACT_MOVES, &chosen);

    g_assert_cmpuint (choices->len, ==, 2);
    g_assert_cmpint (chosen, ==, 0);
    g_assert_cmpstr (g_array_index (choices, BrgIncidentChoice, 0).label, ==, "fewer than 10");
    g_assert_cmpstr (g_array_index (choices, BrgIncidentChoice, 1).label, ==, "10 or more");
  }
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_MOVES, 10);
  g_assert_cmpstr (desk->incident->proposed, ==, "continue - -");
  brg_incident_desk_set_kind (desk, BRG_INCIDENT_ILLEGAL_MOVE);
  /* White is to move: nobody has replied. Of Black's move before that nothing is known. */
  g_assert_cmpint (desk->facts[BRG_INCIDENT_FACT_REPLY], ==, 0);
  g_assert_cmpstr (desk->incident->proposed, ==, "time opponent+60 -");
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_REPLY, 1);
  brg_incident_desk_set_side (desk, BRG_COLOUR_BLACK);
  g_assert_cmpuint (desk->unanswered, ==, BIT (REPLY));
  {
    g_autoptr (GArray) choices =
        brg_incident_facts_list_choices (desk, BRG_INCIDENT_FACT_REPLY, &chosen);

    g_assert_cmpuint (choices->len, ==, 2);
    g_assert_cmpint (chosen, ==, -1);
    g_assert_cmpint (g_array_index (choices, BrgIncidentChoice, 1).value, ==, 1);
  }
  brg_incident_desk_free (desk);
  store_fixture_close (&fixture);
}

/* ussr-chess-1956 15: the next round has begun. */
static void
test_next_round (void)
{
  StoreFixture fixture = { 0 };
  BrgIncidentDesk *desk;
  g_autoptr (GError) error = NULL;

  incident_fixture_open (&fixture, "ussr-chess-1956", CHESS, "120");
  for (gint board = 1; board <= 2; board++)
    {
      brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, board), BRG_OUTCOME_WIN,
                            BRG_OUTCOME_LOSS, &error);
      g_assert_no_error (error);
    }
  store_fixture_publish (&fixture);
  desk = begin (&fixture, BRG_INCIDENT_ILLEGAL_MOVE);
  g_assert_cmpint (desk->facts[BRG_INCIDENT_FACT_ROUND], ==, 1);
  g_assert_cmpstr (desk->incident->proposed, ==, "continue - -");
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_ROUND, 0);
  g_assert_cmpstr (desk->incident->proposed, ==, "correct - replay");
  brg_incident_desk_free (desk);
  store_fixture_close (&fixture);
}

/* fide-2023 11.3.2.1: a device is forbidden during a game; of one that has its result it is asked.
 */
static void
test_game_over (void)
{
  StoreFixture fixture = { 0 };
  BrgIncidentDesk *desk;
  g_autoptr (GError) error = NULL;

  incident_fixture_open (&fixture, "fide-2023", CHESS, "90+30");
  desk = begin (&fixture, BRG_INCIDENT_PHONE);
  g_assert_cmpuint (desk->unanswered, ==, 0);
  g_assert_cmpstr (desk->incident->proposed, ==, "loss - lost");
  brg_incident_desk_free (desk);
  brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 1), BRG_OUTCOME_WIN,
                        BRG_OUTCOME_LOSS, &error);
  g_assert_no_error (error);
  desk = begin (&fixture, BRG_INCIDENT_PHONE);
  g_assert_cmpuint (desk->unanswered, ==, BIT (OVER));
  g_assert_false (brg_incident_desk_is_ready (desk, NULL));
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_OVER, 0);
  g_assert_cmpstr (desk->incident->proposed, ==, "loss - lost");
  g_assert_true (brg_incident_desk_is_ready (desk, NULL));
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_OVER, 1);
  g_assert_cmpstr (desk->incident->article, ==, "fide-2023 11.3.2");
  g_assert_cmpstr (desk->incident->proposed, ==, "choose - -");
  g_assert_false (brg_incident_desk_is_ready (desk, NULL));
  brg_incident_desk_free (desk);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 5.4.6: colours change from game to game of a meeting, and White of the game
 * that is played is who has White now. */
static void
test_second_game (void)
{
  StoreFixture fixture = { 0 };
  BrgIncidentDesk *desk;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEvent) event = NULL;
  g_autoptr (BrgGroup) group = NULL;
  g_autoptr (GError) error = NULL;
  gint64 white;
  gint64 black;

  store_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  event = brg_event_copy (snapshot->event);
  group = brg_group_copy (snapshot->group);
  event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  event->discipline = BRG_DISCIPLINE_DRAUGHTS64;
  group->meeting_games = 2;
  brg_store_update_event_and_group (fixture.store, event, group, &error);
  g_assert_no_error (error);
  store_fixture_publish (&fixture);
  desk = begin (&fixture, BRG_INCIDENT_FLAG);
  white = brg_snapshot_get_entry (desk->snapshot, desk->game.white)->id;
  black = brg_snapshot_get_entry (desk->snapshot, desk->game.black)->id;
  brg_incident_desk_set_side (desk, BRG_COLOUR_WHITE);
  g_assert_cmpint (desk->incident->entry_id, ==, white);
  brg_incident_desk_free (desk);
  brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 1), BRG_OUTCOME_WIN,
                        BRG_OUTCOME_LOSS, &error);
  g_assert_no_error (error);
  desk = begin (&fixture, BRG_INCIDENT_FLAG);
  brg_incident_desk_set_side (desk, BRG_COLOUR_WHITE);
  g_assert_cmpint (desk->incident->entry_id, ==, black);
  g_assert_cmpint (desk->incident->opponent_id, ==, white);
  brg_incident_desk_set_side (desk, BRG_COLOUR_BLACK);
  g_assert_cmpint (desk->incident->entry_id, ==, white);
  brg_incident_desk_free (desk);
  store_fixture_close (&fixture);
}

/* What an article wants put right during the game is not put right afterwards. */
static void
test_found_afterwards (void)
{
  static const struct
  {
    const char *rulebook;
    BrgDiscipline discipline;
    BrgIncidentKind kind;
    const char *article;
  } cases[] = {
    { "fide-2023", CHESS, BRG_INCIDENT_ILLEGAL_MOVE, "fide-2023 7.5.1" },
    { "fide-2023", CHESS, BRG_INCIDENT_WRONG_START, "fide-2023 7.2.1" },
    { "rus-chess-2014", CHESS, BRG_INCIDENT_ILLEGAL_MOVE, "rus-chess-2014 7.4.1" },
    { "ukr-chess-2016", CHESS, BRG_INCIDENT_WRONG_START, "ukr-chess-2016 7.2" },
    { "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN, BRG_INCIDENT_ILLEGAL_MOVE,
      "rus-draughts-2022 5.4.14.5" },
    { "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN, BRG_INCIDENT_WRONG_COLOURS,
      "rus-draughts-2022 5.4.14.5" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const BrgAdviceQuery query = {
        .rulebook = brg_rulebook_find (cases[i].rulebook),
        .form = cases[i].discipline == CHESS ? BRG_FORM_STANDARD : BRG_FORM_RUSSIAN,
        .kind = cases[i].kind,
        .count = 1,
        .moves = -1,
        .men = -1,
        .late_by = -1,
        .is_game_over = TRUE,
      };
      BrgAdvice advice = { 0 };

      g_assert_true (brg_advise (&query, &advice));
      g_assert_cmpstr (advice.article, ==, cases[i].article);
      g_assert_cmpint (advice.sanction, ==, BRG_SANCTION_CONTINUE);
    }
}

/* fide-2023 7.3, A.5.2: a draft knows what was told, and waits for what was not. */
static void
test_draft (void)
{
  StoreFixture fixture = { 0 };
  BrgIncidentDesk *desk;
  g_autoptr (GError) error = NULL;
  gint64 told = 0;
  gint64 open = 0;

  incident_fixture_open (&fixture, "fide-2023", CHESS, "15+10");
  desk = begin (&fixture, BRG_INCIDENT_ILLEGAL_MOVE);
  g_assert_true (brg_incident_desk_save_draft (desk, &open, &error));
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_REPLY, 1);
  desk->incident->id = 0;
  g_assert_true (brg_incident_desk_save_draft (desk, &told, &error));
  brg_incident_desk_free (desk);

  desk = begin (&fixture, BRG_INCIDENT_PHONE);
  g_assert_true (brg_incident_desk_open (desk, told, &error));
  g_assert_cmpint (desk->facts[BRG_INCIDENT_FACT_REPLY], ==, 1);
  g_assert_cmpstr (desk->incident->proposed, ==, "continue - -");
  g_assert_false (desk->is_otherwise);
  g_assert_true (brg_incident_desk_is_ready (desk, NULL));
  brg_incident_desk_free (desk);

  desk = begin (&fixture, BRG_INCIDENT_PHONE);
  g_assert_true (brg_incident_desk_open (desk, open, &error));
  g_assert_cmpuint (desk->unanswered, ==, BIT (REPLY));
  g_assert_false (brg_incident_desk_is_ready (desk, NULL));
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_REPLY, 0);
  g_assert_false (desk->is_otherwise);
  g_assert_cmpstr (desk->incident->proposed, ==, "time opponent+60 -");
  g_assert_cmpint (desk->incident->sanction, ==, BRG_SANCTION_TIME);
  g_assert_true (brg_incident_desk_is_ready (desk, NULL));
  g_assert_no_error (error);
  brg_incident_desk_free (desk);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("incident-facts")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (fact_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/incident-facts/", fact_cases[i].article, NULL);

      g_test_add_data_func (path, &fact_cases[i], test_fact);
    }
  g_test_add_func ("/incident-facts/rus-draughts-2022/5.4.6/second-game", test_second_game);
  g_test_add_func ("/incident-facts/found-afterwards", test_found_afterwards);
  g_test_add_func ("/incident-facts/not-asked", test_not_asked);
  g_test_add_func ("/incident-facts/fide-2023 A.4/watched", test_watched);
  g_test_add_func ("/incident-facts/fide-2023 9.1.1/permission", test_permission);
  g_test_add_func ("/incident-facts/rus-chess-2014 9.1.1, ukr-chess-2016 9.1/agreed", test_agreed);
  g_test_add_func ("/incident-facts/rus-draughts-2022 6.1.10.2/pieces", test_pieces);
  g_test_add_func ("/incident-facts/fide-2023 7.3, A.5.2/from-the-game", test_from_game);
  g_test_add_func ("/incident-facts/ussr-chess-1956 15/next-round", test_next_round);
  g_test_add_func ("/incident-facts/fide-2023 11.3.2.1/game-over", test_game_over);
  g_test_add_func ("/incident-facts/fide-2023 A.5.2/draft", test_draft);
  for (guint i = 0; i < G_N_ELEMENTS (doubt_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/incident-facts/doubt/%s", doubt_cases[i].path);

      g_test_add_data_func (path, &doubt_cases[i], test_doubt);
    }
  g_test_add_func ("/app/incident-facts/fide-2023 9.1.1/doubt-answered", test_doubt_answered);
  g_test_add_func ("/app/incident-facts/fide-2023 III.2.2/increment", test_increment);
  return g_test_run ();
}
