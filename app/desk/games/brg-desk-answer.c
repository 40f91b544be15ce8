/* brg-desk-answer.c - what an arbiter is told about a game: claims, touching, the chance to win
 *
 * What a fallen flag, an illegal move and an offer decide is in brg-desk-verdict.c.
 *
 * Tests: tests/app/test-desk-answer.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-answer.h"

#include <glib/gi18n.h>

#include "brg-claim.h"
#include "brg-desk-words.h"
#include "brg-san-write.h"
#include "brg-san.h"

static void
clear_ruling (gpointer data)
{
  g_free (((BrgDeskRuling *) data)->label);
}

BrgDeskAnswer *
brg_desk_answer_new (BrgDeskTone tone, const char *chip, char *text, const char *article)
{
  BrgDeskAnswer *answer = g_new0 (BrgDeskAnswer, 1);

  answer->tone = tone;
  answer->chip = g_strdup (chip);
  answer->text = text;
  answer->article = article;
  answer->rulings = g_array_new (FALSE, FALSE, sizeof (BrgDeskRuling));
  g_array_set_clear_func (answer->rulings, clear_ruling);
  return answer;
}

void
brg_desk_answer_free (BrgDeskAnswer *answer)
{
  if (answer == NULL)
    return;
  g_free (answer->chip);
  g_free (answer->text);
  g_free (answer->follow);
  g_array_unref (answer->rulings);
  g_clear_pointer (&answer->plies, g_array_unref);
  g_free (answer);
}

/* A result does not break at its dash: "Record 1 – 0". */
static char *
dup_unbroken (const char *label)
{
  GString *text = g_string_new (label);

  g_string_replace (text, " – ", "\u202f–\u2060\u202f", 0);
  return g_string_free (text, FALSE);
}

void
brg_desk_answer_doubt_unkeyed_flag (BrgDeskAnswer *answer)
{
  g_autofree char *bare = NULL;

  g_return_if_fail (answer != NULL);

  bare = answer->text;
  answer->text = g_strdup_printf ("%s %s",
                                  _ ("The moves are not entered: this holds unless the last move "
                                     "had already ended the game on the board."),
                                  bare);
}

void
brg_desk_answer_add_ruling (BrgDeskAnswer *answer,
                            BrgDeskRulingKind kind,
                            BrgColour side,
                            guint seconds,
                            const char *label)
{
  BrgDeskRuling ruling = { kind, side, seconds, NULL };

  g_return_if_fail (answer != NULL && label != NULL);

  ruling.label = dup_unbroken (label);
  g_array_append_val (answer->rulings, ruling);
}

/* Whose wrong claim it is nobody has told. */
static void
add_wrong_claims (BrgDeskAnswer *answer, guint seconds)
{
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_CLAIM, BRG_COLOUR_WHITE, seconds,
                              _ ("Wrong claim by White"));
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_CLAIM, BRG_COLOUR_BLACK, seconds,
                              _ ("Wrong claim by Black"));
}

/* Nothing is assumed of moves that were not entered, neither the position nor who has the move. */
BrgDeskAnswer *
brg_desk_answer_open_claim (const char *article, guint seconds)
{
  BrgDeskAnswer *answer = brg_desk_answer_new (
      BRG_DESK_TONE_INFO, C_ ("verdict", "asking"),
      g_strdup (_ ("The moves are not entered: whether the claim is right is found by the score "
                   "sheets.")),
      article);

  answer->is_open = TRUE;
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DRAW, BRG_COLOUR_NONE, 0,
                              _ ("Right: record the draw"));
  add_wrong_claims (answer, seconds);
  return answer;
}

BrgDeskAnswer *
brg_desk_answer_tell_unkeyed (BrgDeskAnswer *answer, gboolean is_unkeyed)
{
  g_autofree char *bare = NULL;

  g_return_val_if_fail (answer != NULL, NULL);

  if (!is_unkeyed)
    return answer;
  bare = answer->text;
  answer->text = g_strdup_printf ("%s %s",
                                  _ ("The moves are not entered: this is said of the position on "
                                     "the board alone."),
                                  bare);
  return answer;
}

gint
brg_desk_answer_find_proposed (const BrgDeskAnswer *answer)
{
  const BrgDeskRuling *first = answer != NULL && answer->rulings->len > 0
                                   ? &g_array_index (answer->rulings, BrgDeskRuling, 0)
                                   : NULL;

  if (first == NULL || answer->is_open || first->kind == BRG_DESK_RULING_CLOSE ||
      first->kind == BRG_DESK_RULING_DIAGRAMS)
    return -1;
  return 0;
}

char *
brg_desk_answer_dup_seen (const BrgDeskAnswer *answer)
{
  gint proposed = brg_desk_answer_find_proposed (answer);

  if (answer == NULL)
    return g_strdup ("");
  return g_strconcat (
      answer->text, "\n",
      proposed >= 0 ? g_array_index (answer->rulings, BrgDeskRuling, proposed).label : "", NULL);
}

/* "20...Be8, 22...Qb6, 24...Qb6" */
static char *
list_plies (const BrgDeskCase *matter, GArray *plies)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < plies->len; i++)
    {
      guint ply = g_array_index (plies, guint, i);

      if (ply == 0)
        g_ptr_array_add (words, g_strdup (_ ("the beginning")));
      else if (ply <= brg_play_status_get_n_plies (matter->status))
        g_ptr_array_add (words, brg_desk_words_dup_move (matter->status, ply, matter->notation));
      else
        g_ptr_array_add (words, g_strdup (_ ("the move announced")));
    }
  g_ptr_array_add (words, NULL);
  return g_strjoinv (", ", (char **) words->pdata);
}

static const char *
get_until (BrgClaimEnd until)
{
  switch (until)
    {
    case BRG_CLAIM_UNTIL_TOUCH:
      return _ ("until a piece is touched");
    case BRG_CLAIM_UNTIL_MOVE:
      return _ ("until the move is made");
    case BRG_CLAIM_ANY_TIME:
      return _ ("at any time");
    default:
      g_return_val_if_reached ("");
    }
}

static char *
dup_who_may (const BrgDeskCase *matter, const BrgClaimAnswer *claim)
{
  if (claim->who == BRG_COLOUR_NONE)
    /* Translators: until when */
    return g_strdup_printf (_ ("Either player may claim a draw, %s."), get_until (claim->until));
  /* Translators: who may claim a draw: name, White or Black, until when */
  return g_strdup_printf (_ ("May claim a draw: %s (%s), %s."), matter->names[claim->who],
                          brg_desk_words_side (claim->who), get_until (claim->until));
}

/* Why a claim is not even looked into. */
static const char *
get_bar (BrgClaimVerdict verdict)
{
  switch (verdict)
    {
    case BRG_CLAIM_GAME_OVER:
      return _ ("The game had already ended.");
    case BRG_CLAIM_NO_RULE:
      return _ ("The rule book of the event has no such claim.");
    case BRG_CLAIM_NOT_HIS_MOVE:
      return _ ("Only the player having the move may claim; this player has already made the "
                "move.");
    case BRG_CLAIM_TOUCHED:
      return _ ("A piece was touched: the player can no longer claim on this move.");
    case BRG_CLAIM_NO_INTENDED:
      return _ ("The rule book allows this claim only for the position on the board.");
    case BRG_CLAIM_FOR_ARBITER:
      return _ ("The program cannot decide this: the arbiter decides.");
    case BRG_CLAIM_RIGHT:
    case BRG_CLAIM_WRONG:
    default:
      return "";
    }
}

/* What a wrong claim costs. */
static void
add_price (BrgDeskAnswer *answer, const BrgClaimAnswer *claim)
{
  g_autofree char *time = NULL;

  if (claim->opponent_seconds == 0)
    return;
  time = brg_desk_words_dup_duration (claim->opponent_seconds);
  /* Translators: a time, "2 minutes" */
  answer->follow = g_strdup_printf (_ ("If the claim is incorrect, the opponent gets %s."), time);
  answer->follow_article = claim->effect_article;
}

/* ussr-chess-1956 17 zh: the clock of the claimant runs; whether he is right may not be known. */
static void
add_own_time (BrgDeskAnswer *answer, const BrgClaimAnswer *claim, gboolean is_unkeyed)
{
  if (!claim->on_own_time || (claim->verdict != BRG_CLAIM_WRONG && !is_unkeyed))
    return;
  answer->follow =
      g_strdup (is_unkeyed ? _ ("The check runs on the claimant’s time. If that runs out, the game "
                                "is drawn when the claim is right, else lost.")
                           : _ ("The check runs on the claimant’s time: if that runs out, the game "
                                "is lost."));
  answer->follow_article = claim->article;
}

/* How far it is to the end that needs no claim. */
static void
add_rest (const BrgDeskCase *matter, BrgDeskAnswer *answer, const BrgClaimAnswer *claim)
{
  gboolean is_repetition = claim->times_left > 0;

  if (answer->follow != NULL || (!is_repetition && claim->plies_left <= 0))
    return;
  answer->follow =
      is_repetition
          ? g_strdup_printf (ngettext ("After %d more occurrence the game is drawn without a "
                                       "claim.",
                                       "After %d more occurrences the game is drawn without a "
                                       "claim.",
                                       (gulong) claim->times_left),
                             claim->times_left)
          : g_strdup_printf (
                ngettext ("After %d more move by each player the game is drawn without a claim.",
                          "After %d more moves by each player the game is drawn without a "
                          "claim.",
                          (gulong) ((claim->plies_left + 1) / 2)),
                (claim->plies_left + 1) / 2);
  answer->follow_article =
      brg_play_rule_find (matter->rulebook,
                          is_repetition ? BRG_PLAY_FIVE_TIMES : BRG_PLAY_SEVENTY_FIVE)
          ->article;
}

static BrgDeskAnswer *
answer_right (const BrgDeskCase *matter, const BrgClaimAnswer *claim, const char *reason)
{
  g_autofree char *who = dup_who_may (matter, claim);
  BrgDeskAnswer *answer =
      brg_desk_answer_new (BRG_DESK_TONE_YES, C_ ("verdict", "yes"),
                           g_strdup_printf ("%s %s", reason, who), claim->article);

  add_price (answer, claim);
  add_rest (matter, answer, claim);
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DRAW, BRG_COLOUR_NONE, 0,
                              _ ("Record the draw"));
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_CLOSE, claim->who, 0, _ ("Not claimed"));
  return answer;
}

static BrgDeskAnswer *
answer_wrong (const BrgDeskCase *matter,
              const BrgClaimAnswer *claim,
              const char *reason,
              BrgMove intended)
{
  BrgColour claimant = brg_play_status_get_last (matter->status)->position.turn;
  BrgDeskAnswer *answer = brg_desk_answer_new (BRG_DESK_TONE_NO, C_ ("verdict", "no"),
                                               g_strdup (reason), claim->article);

  add_price (answer, claim);
  add_own_time (answer, claim, FALSE);
  /* ussr-chess-1956 17 e: either player may claim, and nothing tells who did. */
  answer->is_open = claim->who == BRG_COLOUR_NONE;
  if (claim->who == BRG_COLOUR_NONE)
    add_wrong_claims (answer, claim->opponent_seconds);
  else
    brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_CLAIM, claimant, claim->opponent_seconds,
                                _ ("Reject the claim"));
  if (intended != BRG_MOVE_NONE && claim->must_play_intended)
    brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_PLAY, claimant, 0, _ ("Play the move"));
  return answer;
}

static BrgDeskAnswer *
answer_barred (const BrgClaimAnswer *claim)
{
  gboolean is_open = claim->verdict == BRG_CLAIM_FOR_ARBITER;

  return brg_desk_answer_new (is_open ? BRG_DESK_TONE_WARN : BRG_DESK_TONE_NO,
                              is_open ? C_ ("verdict", "arbiter") : C_ ("verdict", "no"),
                              g_strdup (get_bar (claim->verdict)), claim->article);
}

/* fide-2023 9.2, 9.3, 9.5.3 and sisters: of a game that was not entered the count is not known.
 * What it costs is the same. */
static BrgDeskAnswer *
answer_unkeyed (const BrgClaimAnswer *claim)
{
  BrgDeskAnswer *answer = brg_desk_answer_open_claim (claim->article, claim->opponent_seconds);

  add_price (answer, claim);
  add_own_time (answer, claim, TRUE);
  return answer;
}

static void
judge (const BrgDeskCase *matter,
       BrgClaimKind kind,
       BrgMove intended,
       gboolean has_touched,
       BrgClaimAnswer *answer)
{
  const BrgClaim claim = {
    .kind = kind,
    .claimant = brg_play_status_get_last (matter->status)->position.turn,
    .intended = intended,
    .has_touched = has_touched,
    .tempo = matter->tempo,
  };

  brg_claim_judge (matter->status, matter->rulebook, &claim, answer);
}

/* ussr-chess-1956 17 zh: as of a player who has made his move. */
BrgDeskAnswer *
brg_desk_answer_late_claim (const BrgDeskCase *matter)
{
  g_auto (BrgClaimAnswer) answer = { 0 };
  BrgClaim claim = { .kind = BRG_CLAIM_REPETITION, .tempo = matter->tempo };

  g_return_val_if_fail (matter != NULL, NULL);

  claim.claimant = brg_colour_opposite (brg_play_status_get_last (matter->status)->position.turn);
  brg_claim_judge (matter->status, matter->rulebook, &claim, &answer);
  return answer_barred (&answer);
}

/* fide-2023 9.2: how often the position stood. */
BrgDeskAnswer *
brg_desk_answer_repetition (const BrgDeskCase *matter, BrgMove intended, gboolean has_touched)
{
  g_auto (BrgClaimAnswer) claim = { 0 };
  g_autofree char *plies = NULL;
  g_autofree char *reason = NULL;
  BrgDeskAnswer *answer;
  guint n_times;

  g_return_val_if_fail (matter != NULL, NULL);

  judge (matter, BRG_CLAIM_REPETITION, intended, has_touched, &claim);
  if (claim.verdict != BRG_CLAIM_RIGHT && claim.verdict != BRG_CLAIM_WRONG)
    return answer_barred (&claim);
  if (matter->is_unkeyed)
    return answer_unkeyed (&claim);
  n_times = claim.plies != NULL ? claim.plies->len : 0;
  plies = claim.plies != NULL ? list_plies (matter, claim.plies) : g_strdup ("");
  if (n_times <= 1)
    reason = g_strdup (_ ("The position has occurred once."));
  else
    reason = g_strdup_printf (
        /* Translators: how often a position has stood, after which moves */
        ngettext ("The position has occurred %u time with the same player to move: %s.",
                  "The position has occurred %u times with the same player to move: %s.", n_times),
        n_times, plies);
  answer = claim.verdict == BRG_CLAIM_RIGHT ? answer_right (matter, &claim, reason)
                                            : answer_wrong (matter, &claim, reason, intended);
  if (n_times > 1)
    brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DIAGRAMS, BRG_COLOUR_NONE, 0,
                                _ ("Diagrams…"));
  answer->plies = g_steal_pointer (&claim.plies);
  return answer;
}

/* fide-2023 9.3: how long nothing was taken and no pawn moved. */
BrgDeskAnswer *
brg_desk_answer_fifty (const BrgDeskCase *matter, BrgMove intended, gboolean has_touched)
{
  g_auto (BrgClaimAnswer) claim = { 0 };
  g_autofree char *reason = NULL;
  guint n_moves;

  g_return_val_if_fail (matter != NULL, NULL);

  judge (matter, BRG_CLAIM_FIFTY_MOVES, intended, has_touched, &claim);
  if (claim.verdict != BRG_CLAIM_RIGHT && claim.verdict != BRG_CLAIM_WRONG)
    return answer_barred (&claim);
  if (matter->is_unkeyed)
    return answer_unkeyed (&claim);
  n_moves = claim.quiet_plies / 2;
  reason = g_strdup_printf (
      /* Translators: number of moves that each player has made */
      ngettext ("%u move by each player without a capture or a pawn move.",
                "%u moves by each player without a capture or a pawn move.", n_moves),
      n_moves);
  if (claim.verdict == BRG_CLAIM_WRONG)
    return answer_wrong (matter, &claim, reason, intended);
  if (claim.can_be_refuted)
    {
      g_autofree char *bare = reason;

      reason = g_strconcat (
          bare, " ", _ ("The opponent may still show that the win needs more than fifty moves."),
          NULL);
    }
  return answer_right (matter, &claim, reason);
}

static char *
list_moves (const BrgPosition *position, const BrgMoveList *moves, const BrgNotation *notation)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < moves->n_moves; i++)
    {
      char move[BRG_SAN_LENGTH];

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "",
                              brg_san_write (position, moves->moves[i], notation, move));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

BrgDeskAnswer *
brg_desk_answer_touch (const BrgDeskCase *matter,
                       const BrgTouch *touches,
                       guint n_touches,
                       BrgMoveList *moves)
{
  const BrgPosition *position;
  g_autofree char *list = NULL;
  BrgTouchAnswer answer;

  g_return_val_if_fail (matter != NULL, NULL);

  if (moves != NULL)
    moves->n_moves = 0;
  if (!brg_touch_is_covered (matter->rulebook))
    return brg_desk_answer_new (
        BRG_DESK_TONE_INFO, C_ ("verdict", "no rule"),
        g_strdup (_ ("The rule book of the event says nothing about touched pieces.")), NULL);
  if (n_touches == 0)
    return brg_desk_answer_new (
        BRG_DESK_TONE_INFO, C_ ("verdict", "asking"),
        g_strdup (_ ("Click the squares in the order in which the pieces were touched, or type "
                     "them: e2, d5.")),
        NULL);
  position = &brg_play_status_get_last (matter->status)->position;
  brg_touch_resolve (matter->rulebook, position, touches, n_touches, &answer);
  if (moves != NULL)
    *moves = answer.moves;
  if (answer.is_free)
    return brg_desk_answer_new (BRG_DESK_TONE_INFO, C_ ("verdict", "any move"),
                                g_strdup (_ ("The player may make any legal move.")),
                                answer.article);
  list = list_moves (position, &answer.moves, matter->notation);
  return brg_desk_answer_new (
      answer.basis == BRG_TOUCH_BOOK_SILENT ? BRG_DESK_TONE_WARN : BRG_DESK_TONE_YES,
      answer.basis == BRG_TOUCH_BOOK_SILENT ? C_ ("verdict", "arbiter")
                                            : C_ ("verdict", "must move"),
      answer.basis == BRG_TOUCH_BOOK_SILENT
          /* Translators: a list of moves */
          ? g_strdup_printf (_ ("The rule book leaves it to the arbiter; the nearest reading: "
                                "%s."),
                             list)
          /* Translators: a list of moves */
          : g_strdup_printf (_ ("One of these moves must be made: %s."), list),
      answer.article);
}

/* The moves to mate with their numbers. */
static char *
list_line (const BrgDeskCase *matter, const BrgCanMateAnswer *answer)
{
  BrgPosition position = brg_play_status_get_last (matter->status)->position;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < answer->n_moves; i++)
    {
      char move[BRG_SAN_LENGTH];
      BrgMoveUndo undo;

      if (i > 0)
        g_string_append_c (text, ' ');
      if (position.turn == BRG_COLOUR_WHITE)
        g_string_append_printf (text, "%u.", position.move_number);
      else if (i == 0)
        g_string_append_printf (text, "%u…", position.move_number);
      g_string_append (text, brg_san_write (&position, answer->moves[i], matter->notation, move));
      brg_move_make (&position, answer->moves[i], &undo);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A yes with its proof, which can be played through. */
static BrgDeskAnswer *
answer_line (const BrgDeskCase *matter,
             gboolean is_white,
             const BrgCanMateAnswer *line,
             const char *article)
{
  g_autofree char *moves = list_line (matter, line);
  BrgDeskAnswer *answer = brg_desk_answer_new (
      BRG_DESK_TONE_YES, C_ ("verdict", "can win"),
      /* Translators: a series of moves; both players help each other */
      g_strdup_printf (is_white ? _ ("White can still checkmate by a series of legal moves, "
                                     "for instance: %s")
                                : _ ("Black can still checkmate by a series of legal moves, "
                                     "for instance: %s"),
                       moves),
      article);

  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_LINE_ON, BRG_COLOUR_NONE, 0,
                              _ ("Show next move"));
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_LINE_BACK, BRG_COLOUR_NONE, 0, _ ("Back"));
  return answer;
}

BrgDeskAnswer *
brg_desk_answer_can_win (const BrgDeskCase *matter, BrgColour side, const BrgCanMateAnswer *answer)
{
  const char *article;
  gboolean is_white = side == BRG_COLOUR_WHITE;

  g_return_val_if_fail (matter != NULL && answer != NULL, NULL);

  article = brg_play_rule_find (matter->rulebook,
                                is_white ? BRG_PLAY_WHITE_CANNOT_WIN : BRG_PLAY_BLACK_CANNOT_WIN)
                ->article;
  switch (answer->verdict)
    {
    case BRG_CAN_MATE_YES:
      if (answer->n_moves == 0)
        return brg_desk_answer_new (BRG_DESK_TONE_YES, C_ ("verdict", "checkmate"),
                                    g_strdup (_ ("The position is already checkmate.")), article);
      return answer_line (matter, is_white, answer, article);
    case BRG_CAN_MATE_NO:
      return brg_desk_answer_new (
          BRG_DESK_TONE_NO, C_ ("verdict", "cannot win"),
          g_strdup (is_white ? _ ("White cannot checkmate by any series of legal moves.")
                             : _ ("Black cannot checkmate by any series of legal moves.")),
          article);
    case BRG_CAN_MATE_UNDECIDED:
      return brg_desk_answer_new (
          BRG_DESK_TONE_WARN, C_ ("verdict", "arbiter"),
          g_strdup (_ ("No answer was found in the time allowed: the arbiter decides.")), article);
    default:
      g_return_val_if_reached (NULL);
    }
}
