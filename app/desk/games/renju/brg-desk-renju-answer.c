/* brg-desk-renju-answer.c - what an arbiter is told about a game of renju
 *
 * Rules: rus-draughts-2022 5.4.13, 9.2.4.2, 9.2.4.4, 9.2.5, 9.2.6, 9.2.7
 * Tests: tests/app/test-desk-renju-answer.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-desk-game.h"
#include "brg-desk-renju-private.h"
#include "brg-desk-words.h"
#include "brg-renju-chance.h"

const BrgDeskQuestion brg_desk_renju_questions[BRG_DESK_RENJU_N_QUESTIONS] = {
  [BRG_DESK_RENJU_FLAG] = { .icon_name = "alarm-symbolic",
                            .title = N_ ("Flag Fall"),
                            .key = "F",
                            .wants = BRG_DESK_WANTS_SIDE | BRG_DESK_WANTS_BOTH |
                                     BRG_DESK_WANTS_FLAGGED },
  [BRG_DESK_RENJU_FOUL] = { .icon_name = "action-unavailable-symbolic",
                            .title = N_ ("Foul"),
                            .key = "N",
                            .wants = BRG_DESK_WANTS_TEXT,
                            .field = N_ ("A point, for example G10") },
  [BRG_DESK_RENJU_CHANCE] = { .icon_name = "dialog-question-symbolic",
                              .title = N_ ("Is a Five Still Possible?"),
                              .key = "W" },
  [BRG_DESK_RENJU_PASS] = { .icon_name = "media-skip-forward-symbolic",
                            .title = N_ ("Pass"),
                            .key = "R" },
  [BRG_DESK_RENJU_OFFER] = { .icon_name = "user-available-symbolic",
                             .title = N_ ("Draw Offer"),
                             .key = "D" },
  [BRG_DESK_RENJU_ADJOURN] = { .icon_name = "mail-unread-symbolic",
                               .title = N_ ("Adjourn the Game"),
                               .key = "A" },
};

/* No result is asked for before there is a position. */
gboolean
brg_desk_renju_is_offered (const BrgDeskGame *game,
                           const BrgDeskSurroundings *around G_GNUC_UNUSED,
                           guint question)
{
  const BrgDeskRenju *self = brg_desk_renju_get (game);

  /* rus-draughts-2022 9.3.1.5: no passing where the opening says otherwise. */
  if (question == BRG_DESK_RENJU_PASS)
    return self->end == 0 && !self->is_asking && self->opening.stage != BRG_DESK_RENJU_NUMBER &&
           (game->node->parent != NULL || self->opening.stage == BRG_DESK_RENJU_COMPOSED);
  return TRUE;
}

/* Whether the stones on the board are those of the game. */
gboolean
brg_desk_renju_is_keyed (const BrgDeskGame *game)
{
  g_autoptr (GPtrArray) nodes = brg_desk_game_list_nodes (game);

  return !game->is_damaged &&
         (nodes->len > 0 || brg_desk_renju_get (game)->opening.stage == BRG_DESK_RENJU_COMPOSED);
}

static BrgDeskAnswer *
answer_win (BrgColour winner, char *text, const char *article)
{
  gboolean is_white = winner == BRG_COLOUR_WHITE;
  BrgDeskAnswer *answer = brg_desk_answer_new (
      BRG_DESK_TONE_YES, is_white ? C_ ("verdict", "White wins") : C_ ("verdict", "Black wins"),
      text, article);

  brg_desk_answer_add_ruling (
      answer, is_white ? BRG_DESK_RULING_WHITE_WINS : BRG_DESK_RULING_BLACK_WINS, BRG_COLOUR_NONE,
      0, is_white ? _ ("Record: White wins") : _ ("Record: Black wins"));
  return answer;
}

static BrgDeskAnswer *
answer_draw (char *text, const char *article)
{
  BrgDeskAnswer *answer =
      brg_desk_answer_new (BRG_DESK_TONE_YES, C_ ("verdict", "draw"), text, article);

  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DRAW, BRG_COLOUR_NONE, 0,
                              _ ("Record the draw"));
  return answer;
}

/* What stands on the board goes before whatever came later. */
static BrgDeskAnswer *
answer_ended (const BrgDeskRenju *self, const char *sentence, const char *article)
{
  gboolean is_black = self->end % 2 == 1;
  /* Translators: two sentences: that the game was over before, what ended it */
  char *text = g_strdup_printf (_ ("%s %s."), sentence,
                                brg_desk_renju_words_fact (self->end_fact, is_black));

  if (self->end_fact == BRG_RENJU_BOTH_PASSED || self->end_fact == BRG_RENJU_NO_FIVE)
    return answer_draw (text, article);
  return answer_win (is_black ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE, text, article);
}

/* rus-draughts-2022 9.2.6.4: the time alone decides. */
static BrgDeskAnswer *
answer_flag (const BrgDeskGame *game, const BrgDeskSurroundings *around, BrgColour side)
{
  const BrgDeskRenju *self = brg_desk_renju_get (game);
  BrgDeskAnswer *answer;

  /* rus-draughts-2022 9.2.5.1: a move that ends the game needs no press of the clock. */
  if (self->end > 0)
    answer = answer_ended (self, _ ("The game was over before the flag fell; the result stands."),
                           "rus-draughts-2022 9.2.5.1");
  /* rus-draughts-2022 5.4.13.1: both flags, and nobody knows which fell first. */
  else if (side == BRG_COLOUR_NONE)
    answer = answer_draw (g_strdup (_ ("Both flags have fallen and it is not known which fell "
                                       "first: the game is drawn.")),
                          "rus-draughts-2022 5.4.13.1");
  else
    answer = answer_win (brg_colour_opposite (side),
                         /* Translators: name, White or Black */
                         g_strdup_printf (_ ("The time of %s (%s) has run out. In renju that "
                                             "alone decides, whether or not the opponent could "
                                             "still make a five."),
                                          around->names[side], brg_desk_words_side (side)),
                         "rus-draughts-2022 9.2.6.4");
  if (self->end == 0)
    {
      answer->follow = g_strdup (_ ("A winning row made before the flag fell comes first, even "
                                    "if the clock was not pressed."));
      answer->follow_article = "rus-draughts-2022 9.2.5.1";
    }
  answer->is_over_before = self->end > 0;
  /* rus-draughts-2022 9.2.5.1: a row that was made before the flag fell stands on no empty board.
   */
  if (!brg_desk_renju_is_keyed (game))
    brg_desk_answer_doubt_unkeyed_flag (answer);
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_CLOSE, side, 0, _ ("Flag has not fallen"));
  return answer;
}

/* Fouls. */

/* The point that is asked about, and the board on which it is: where a stone lies, that before the
 * stone was placed. Returns: whether there is such a board. */
static gboolean
find_matter (const BrgDeskGame *game, BrgRenjuPoint point, BrgRenjuBoard *board, BrgColour *colour)
{
  const BrgDeskRenju *self = brg_desk_renju_get (game);
  const BrgRenjuGame *played = &self->game;
  guint n = played->n_moves;

  *board = played->board;
  *colour = brg_renju_board_get (board, point);
  if (*colour == BRG_COLOUR_NONE)
    return TRUE;
  while (n > 0 && played->moves[n - 1] != point)
    {
      n--;
      if (played->moves[n] != BRG_RENJU_PASS)
        brg_renju_board_lift (board, played->moves[n]);
    }
  if (n == 0)
    return FALSE;
  brg_renju_board_lift (board, point);
  return TRUE;
}

static void
append_point (GString *text, BrgRenjuPoint point, guint fouls, BrgRenjuLetter letter)
{
  char name[BRG_RENJU_POINT_LENGTH];

  g_string_append_printf (text, "%s%s (%u)", text->len > 0 ? ", " : "",
                          brg_renju_point_write (point, letter, name),
                          brg_renju_fouls_get_number (fouls));
}

static BrgDeskAnswer *
answer_all_fouls (const BrgDeskRenju *self, BrgRenjuLetter letter)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *chip = NULL;

  if (self->n_fouls == 0)
    return brg_desk_answer_new (BRG_DESK_TONE_INFO, C_ ("verdict", "no foul"),
                                g_strdup (_ ("No point is forbidden to Black now. Type or "
                                             "click a point to ask about it alone.")),
                                "rus-draughts-2022 9.2.4.2");
  for (guint point = 0; point < BRG_RENJU_N_POINTS; point++)
    if (self->fouls[point] != 0)
      append_point (list, (BrgRenjuPoint) point, self->fouls[point], letter);
  /* Translators: number of points forbidden to Black */
  chip = g_strdup_printf (C_ ("verdict", "fouls: %u"), self->n_fouls);
  return brg_desk_answer_new (
      BRG_DESK_TONE_INFO, chip,
      /* Translators: points with 33, 44 or 6 behind each */
      g_strdup_printf (_ ("Forbidden to Black in this position: %s."), list->str),
      "rus-draughts-2022 9.2.4.2");
}

static char *
list_figures (const BrgRenjuFigure *figures, guint n, BrgRenjuLetter letter)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *figure = brg_desk_renju_words_dup_figure (&figures[i], letter);

      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", figure);
    }
  return g_string_free (text, FALSE);
}

/* rus-draughts-2022 9.2.4.2, 9.2.6: the book forbids a foul and does not name it among the wins. */
static void
add_foul_claim (BrgDeskAnswer *answer, const BrgDeskRenju *self, BrgRenjuPoint point)
{
  const BrgRenjuGame *game = &self->game;

  answer->follow = g_strdup (_ ("The rule book does not say what follows a foul: by "
                                "international custom White wins by pointing it out before his "
                                "next move. The arbiter decides."));
  answer->follow_article = "rus-draughts-2022 9.2.6";
  answer->is_open = TRUE;
  if (self->end == 0 && game->n_moves > 0 && game->moves[game->n_moves - 1] == point)
    brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_WHITE_WINS, BRG_COLOUR_NONE, 0,
                                _ ("White claims the foul and wins"));
}

static BrgDeskAnswer *
answer_point (const BrgDeskGame *game, BrgRenjuPoint point, BrgRenjuLetter letter)
{
  const BrgDeskRenju *self = brg_desk_renju_get (game);
  BrgRenjuFigure figures[BRG_RENJU_MAX_FIGURES];
  g_autofree char *kinds = NULL;
  g_autofree char *lines = NULL;
  char name[BRG_RENJU_POINT_LENGTH];
  BrgRenjuBoard board;
  BrgColour colour;
  BrgDeskAnswer *answer;
  guint fouls;
  guint n;

  brg_renju_point_write (point, letter, name);
  if (!find_matter (game, point, &board, &colour))
    return brg_desk_answer_new (BRG_DESK_TONE_INFO, C_ ("verdict", "unknown"),
                                g_strdup (_ ("This stone was there before the first move.")), NULL);
  if (colour == BRG_COLOUR_WHITE)
    return brg_desk_answer_new (BRG_DESK_TONE_YES, C_ ("verdict", "no foul"),
                                g_strdup (_ ("White has no fouls; an overline by White wins.")),
                                "rus-draughts-2022 9.2.4.2");
  if (brg_renju_board_makes_five (&board, point, BRG_COLOUR_BLACK))
    return brg_desk_answer_new (
        BRG_DESK_TONE_YES, C_ ("verdict", "five"),
        /* Translators: a point */
        g_strdup_printf (_ ("A black stone on %s makes a five and wins, whatever else it makes."),
                         name),
        "rus-draughts-2022 9.2.4.2");
  fouls = brg_renju_board_find_fouls (&board, point);
  if (fouls == 0)
    return brg_desk_answer_new (BRG_DESK_TONE_YES, C_ ("verdict", "no foul"),
                                /* Translators: a point */
                                g_strdup_printf (_ ("A black stone on %s is allowed."), name),
                                "rus-draughts-2022 9.2.4.2");
  n = brg_renju_board_explain_fouls (&board, point, figures);
  kinds = brg_desk_renju_words_dup_fouls (fouls);
  lines = list_figures (figures, n, letter);
  answer = brg_desk_answer_new (
      BRG_DESK_TONE_NO, C_ ("verdict", "foul"),
      /* Translators: a point; "two threes"; the lines that make them */
      g_strdup_printf (_ ("A black stone on %s makes %s: %s."), name, kinds, lines),
      brg_desk_renju_words_get_foul_article (fouls));
  if (colour == BRG_COLOUR_BLACK)
    add_foul_claim (answer, self, point);
  return answer;
}

/* The point that is asked about; nothing typed asks about a foul that has just been made. */
static gboolean
find_asked_point (const BrgDeskGame *game, const BrgDeskAsk *ask, BrgRenjuPoint *point)
{
  const BrgDeskRenju *self = brg_desk_renju_get (game);

  if (*ask->text == '\0' && brg_desk_renju_is_foul_fresh (self))
    {
      *point = self->game.moves[self->game.n_moves - 1];
      return TRUE;
    }
  return brg_desk_renju_read_move (ask->text, point) && *point != BRG_RENJU_PASS;
}

static void
answer_foul (const BrgDeskGame *game,
             const BrgDeskSurroundings *around,
             const BrgDeskAsk *ask,
             BrgDeskAnswerParts *parts)
{
  BrgRenjuLetter letter = brg_desk_renju_get_letter (around->notation);
  BrgRenjuPoint point;

  if (find_asked_point (game, ask, &point))
    {
      parts->answer = answer_point (game, point, letter);
      return;
    }
  parts->has_fault = *ask->text != '\0' && ask->is_finished;
  parts->answer = answer_all_fouls (brg_desk_renju_get (game), letter);
}

/* The others. */

/* rus-draughts-2022 9.2.7.1: c. */
static BrgDeskAnswer *
answer_chance (const BrgDeskRenju *self)
{
  const BrgRenjuBoard *board = &self->game.board;
  gboolean white = brg_renju_board_can_five (board, BRG_COLOUR_WHITE);
  gboolean black = brg_renju_board_can_five (board, BRG_COLOUR_BLACK);
  const char *text;

  if (!white && !black)
    return answer_draw (g_strdup (_ ("Neither a five by Black nor a five or overline by White "
                                     "is possible any more.")),
                        "rus-draughts-2022 9.2.7.1c");
  if (white && black)
    text = _ ("A winning row is still possible: there is room for one at least for White. The "
              "game goes on.");
  else if (white)
    text = _ ("White can still make a five or an overline; Black can no longer make a five. "
              "The game goes on.");
  else
    text = _ ("Black can still make a five by allowed moves; White can no longer make a "
              "winning row. The game goes on.");
  return brg_desk_answer_new (BRG_DESK_TONE_NO, C_ ("verdict", "play on"), g_strdup (text),
                              "rus-draughts-2022 9.2.7.1c");
}

/* rus-draughts-2022 9.2.4.4: refusing to place a stone is a move. */
static void
answer_pass (const BrgDeskRenju *self, const BrgDeskSurroundings *around, BrgDeskAnswerParts *parts)
{
  const BrgRenjuGame *game = &self->game;
  BrgColour turn = brg_renju_game_get_turn (game);
  BrgDeskAnswer *answer = brg_desk_answer_new (
      BRG_DESK_TONE_INFO, C_ ("verdict", "asking"),
      /* Translators: name, White or Black */
      g_strdup_printf (_ ("Passing is a move: %s (%s) says so or just presses the clock. It is "
                          "numbered in the record."),
                       around->names[turn], brg_desk_words_side (turn)),
      "rus-draughts-2022 9.2.4.4");

  if ((brg_renju_game_judge (game, BRG_RENJU_PASS) >> BRG_RENJU_BOTH_PASSED & 1) != 0)
    {
      answer->follow =
          g_strdup (_ ("The opponent has just passed too: with this move the game is drawn."));
      answer->follow_article = "rus-draughts-2022 9.2.7.1b";
    }
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_PLAY, turn, 0, _ ("Enter the Pass"));
  parts->answer = answer;
  parts->move.renju = BRG_RENJU_PASS;
  parts->has_move = TRUE;
}

/* rus-draughts-2022 9.2.7.1: a. */
static BrgDeskAnswer *
answer_offer (const BrgDeskGame *game, const BrgDeskSurroundings *around)
{
  const BrgDeskRenju *self = brg_desk_renju_get (game);
  BrgColour offer = brg_desk_game_get_offer (game);
  BrgDeskAnswer *answer;

  if (self->end > 0)
    return answer_ended (self, _ ("The game is already over; the result stands."),
                         brg_renju_fact_get_article (self->end_fact));
  if (offer != BRG_COLOUR_NONE)
    {
      BrgColour opponent = brg_colour_opposite (offer);

      answer = brg_desk_answer_new (
          BRG_DESK_TONE_INFO, C_ ("verdict", "offered"),
          /* Translators: who offers; who decides; White or Black */
          g_strdup_printf (
              _ ("%s (%s) offers a draw. The offer stands until %s (%s) accepts it, declines "
                 "it or makes a move."),
              around->names[offer], brg_desk_words_side (offer), around->names[opponent],
              brg_desk_words_side (opponent)),
          "rus-draughts-2022 5.4.13.3");
      answer->is_open = TRUE;
      brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DRAW, BRG_COLOUR_NONE, 0,
                                  _ ("Accepted: draw"));
      brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DECLINE, offer, 0, _ ("Declined"));
      return answer;
    }
  answer = brg_desk_answer_new (
      BRG_DESK_TONE_INFO, C_ ("verdict", "asking"),
      g_strdup (_ ("The players may agree to a draw. Enter who offered it, or record the "
                   "agreement.")),
      "rus-draughts-2022 9.2.7.1a");
  answer->is_open = TRUE;
  answer->follow = g_strdup (_ ("A draw is offered only after making a move; a player whose "
                                "offer was declined may offer again after the opponent has "
                                "offered."));
  answer->follow_article = "rus-draughts-2022 5.4.13.3";
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DRAW, BRG_COLOUR_NONE, 0, _ ("Agreed: draw"));
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_OFFER, BRG_COLOUR_WHITE, 0,
                              _ ("White offers"));
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_OFFER, BRG_COLOUR_BLACK, 0,
                              _ ("Black offers"));
  return answer;
}

static BrgDeskAnswer *
answer_adjourn (const BrgDeskGame *game, const BrgDeskSurroundings *around)
{
  const BrgDeskRenju *self = brg_desk_renju_get (game);
  BrgColour turn = brg_renju_game_get_turn (&self->game);
  BrgDeskAnswer *answer;

  if (around->is_adjourned)
    return brg_desk_answer_new (BRG_DESK_TONE_INFO, C_ ("verdict", "adjourned"),
                                g_strdup (_ ("The game is already adjourned.")), NULL);
  answer = brg_desk_answer_new (
      BRG_DESK_TONE_INFO, C_ ("verdict", "asking"),
      !brg_desk_renju_is_keyed (game)
          ? g_strdup (_ ("The renju chapter does not cover adjourned games: the regulations of the "
                         "event decide. The moves are not entered: set up the stones first, or "
                         "leave them out; then they are noted as missing."))
          /* Translators: name, White or Black */
          : g_strdup_printf (
                _ ("The renju chapter does not cover adjourned games: the regulations of the event "
                   "decide. The stones and both clock times are kept, and %s (%s) has the next "
                   "move."),
                around->names[turn], brg_desk_words_side (turn)),
      NULL);
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_ADJOURN, BRG_COLOUR_NONE, 0,
                              _ ("Adjourn the game"));
  return answer;
}

void
brg_desk_renju_answer (const BrgDeskGame *game,
                       const BrgDeskSurroundings *around,
                       const BrgDeskAsk *ask,
                       BrgDeskAnswerParts *parts)
{
  const BrgDeskRenju *self = brg_desk_renju_get (game);

  switch (ask->question)
    {
    case BRG_DESK_RENJU_FLAG:
      parts->answer = answer_flag (game, around, ask->side);
      break;
    case BRG_DESK_RENJU_FOUL:
      answer_foul (game, around, ask, parts);
      brg_desk_answer_tell_unkeyed (parts->answer, !brg_desk_renju_is_keyed (game));
      break;
    case BRG_DESK_RENJU_CHANCE:
      parts->answer =
          brg_desk_answer_tell_unkeyed (answer_chance (self), !brg_desk_renju_is_keyed (game));
      break;
    case BRG_DESK_RENJU_PASS:
      answer_pass (self, around, parts);
      break;
    case BRG_DESK_RENJU_OFFER:
      parts->answer = answer_offer (game, around);
      break;
    case BRG_DESK_RENJU_ADJOURN:
      parts->answer = answer_adjourn (game, around);
      break;
    default:
      g_return_if_reached ();
    }
}

/* Marks. */

/* The black stones of a line that can be of a figure with @point. */
static void
mark_line (const BrgRenjuBoard *board,
           BrgRenjuPoint point,
           BrgRenjuDirection direction,
           BrgBoardPicture *picture)
{
  static const gint columns[BRG_RENJU_N_DIRECTIONS] = { 1, 0, 1, 1 };
  static const gint rows[BRG_RENJU_N_DIRECTIONS] = { 0, 1, 1, -1 };

  for (gint side = -1; side <= 1; side += 2)
    for (gint n = 1; n < 5; n++)
      {
        gint column = (gint) brg_renju_point_column (point) + side * n * columns[direction];
        gint row = (gint) brg_renju_point_row (point) + side * n * rows[direction];
        BrgRenjuPoint at;

        if (column < 0 || column >= BRG_RENJU_SIDE || row < 0 || row >= BRG_RENJU_SIDE)
          break;
        at = brg_renju_point ((guint) column, (guint) row);
        if (brg_renju_board_get (board, at) == BRG_COLOUR_WHITE)
          break;
        if (brg_renju_board_get (board, at) == BRG_COLOUR_BLACK)
          brg_board_picture_mark (picture, at, BRG_BOARD_LAST_MOVE);
      }
}

char *
brg_desk_renju_mark_answer (const BrgDeskGame *game,
                            const BrgDeskSurroundings *around G_GNUC_UNUSED,
                            const BrgDeskAsk *ask,
                            BrgBoardPicture *picture)
{
  BrgRenjuFigure figures[BRG_RENJU_MAX_FIGURES];
  BrgRenjuBoard board;
  BrgRenjuPoint point;
  BrgColour colour;
  guint n;

  if (ask->question != BRG_DESK_RENJU_FOUL || !find_asked_point (game, ask, &point) ||
      !find_matter (game, point, &board, &colour) || colour == BRG_COLOUR_WHITE)
    return NULL;
  n = brg_renju_board_explain_fouls (&board, point, figures);
  if (n == 0)
    return NULL;
  for (guint square = 0; square < BRG_RENJU_N_POINTS; square++)
    picture->marks[square] &= (guint8) ~BRG_BOARD_LAST_MOVE;
  for (guint i = 0; i < n; i++)
    {
      mark_line (&board, point, figures[i].direction, picture);
      if (figures[i].extension != BRG_RENJU_PASS &&
          picture->pieces[figures[i].extension] == BRG_PIECE_NONE)
        brg_board_picture_mark (picture, figures[i].extension, BRG_BOARD_TARGET);
    }
  if (colour == BRG_COLOUR_NONE)
    {
      picture->numbers[point] =
          (guint8) brg_renju_fouls_get_number (brg_renju_board_find_fouls (&board, point));
      brg_board_picture_mark (picture, point, BRG_BOARD_FOUL);
    }
  return NULL;
}

char *
brg_desk_renju_append_square (const BrgDeskGame *game G_GNUC_UNUSED,
                              const BrgDeskAsk *ask G_GNUC_UNUSED,
                              gint square)
{
  char point[BRG_RENJU_POINT_LENGTH];

  g_return_val_if_fail (square >= 0 && square < BRG_RENJU_N_POINTS, NULL);

  return g_strdup (brg_renju_point_write ((BrgRenjuPoint) square, BRG_RENJU_LETTER_I, point));
}
