/* brg-desk-finish.c - a request in a quickplay finish, in words
 *
 * Rules: fide-2023 III.2.2, III.4, III.5, III.5.1, III.5.2, III.5.3; rus-chess-2014 10.2, 10.2.1,
 *   10.2.2, 10.2.3, 10.2.4, 17.2, 17.3.1
 * Tests: tests/app/test-desk-finish.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-finish.h"

#include <glib/gi18n.h>

#include "brg-desk-words.h"

/* What each button decides. */
static const struct
{
  BrgDeskRulingKind ruling;
  BrgFinishKind kind;
  BrgFinishState state;
} decisions[] = {
  { BRG_DESK_RULING_INCREMENT_AGREED, BRG_FINISH_INCREMENT, BRG_FINISH_AGREED },
  { BRG_DESK_RULING_INCREMENT_DRAWN, BRG_FINISH_INCREMENT, BRG_FINISH_DRAWN },
  { BRG_DESK_RULING_INCREMENT_REJECTED, BRG_FINISH_INCREMENT, BRG_FINISH_REJECTED },
  { BRG_DESK_RULING_FINISH_DRAWN, BRG_FINISH_DRAW, BRG_FINISH_DRAWN },
  { BRG_DESK_RULING_FINISH_REJECTED, BRG_FINISH_DRAW, BRG_FINISH_REJECTED },
  { BRG_DESK_RULING_FINISH_PUT_OFF, BRG_FINISH_DRAW, BRG_FINISH_OPEN },
  { BRG_DESK_RULING_FINISH_PLAYED_OUT, BRG_FINISH_DRAW, BRG_FINISH_PLAYED_OUT },
};

gboolean
brg_desk_finish_find (BrgDeskRulingKind ruling, BrgFinishKind *kind, BrgFinishState *state)
{
  for (guint i = 0; i < G_N_ELEMENTS (decisions); i++)
    if (decisions[i].ruling == ruling)
      {
        *kind = decisions[i].kind;
        *state = decisions[i].state;
        return TRUE;
      }
  return FALSE;
}

gboolean
brg_desk_finish_is_offered (const BrgDeskSurroundings *around)
{
  g_return_val_if_fail (around != NULL, FALSE);

  if (around->open_finish != BRG_COLOUR_NONE)
    return TRUE;
  return brg_finish_can_apply (around->rulebook, BRG_FINISH_DRAW, around->tempo,
                               around->is_watched) &&
         !around->has_increment;
}

static const char *
get_bar_text (BrgFinishBar bar)
{
  static const char *const texts[BRG_N_FINISH_BARS] = {
    [BRG_FINISH_NO_RULE] = N_ ("This rule book has no such request."),
    [BRG_FINISH_NOT_ANNOUNCED] =
        N_ ("The guidelines apply only if they were announced beforehand."),
    [BRG_FINISH_BLITZ] = N_ ("There is no such request in blitz."),
    [BRG_FINISH_INCREMENTED] = N_ ("There is an increment: this request does not apply."),
    [BRG_FINISH_NOT_LAST] = N_ ("This is not the last period: another time control follows."),
    [BRG_FINISH_NOT_HIS_MOVE] = N_ ("Only the player having the move may ask."),
    [BRG_FINISH_TIME_LEFT] = N_ ("A player may ask only with less than two minutes left."),
    [BRG_FINISH_FLAGGED] = N_ ("The flag has already fallen: it is too late to ask."),
    [BRG_FINISH_OTHER_RULE] =
        N_ ("The clocks can add an increment: the player asks for that instead."),
  };

  return texts[bar] != NULL ? _ (texts[bar]) : "";
}

static BrgFinishBar
check (const BrgDeskSurroundings *around,
       BrgFinishKind kind,
       BrgColour turn,
       BrgColour side,
       gboolean is_announced,
       gboolean can_increment,
       const char **article)
{
  const BrgFinishQuery query = {
    .rulebook = around->rulebook,
    .kind = kind,
    .tempo = around->tempo,
    .is_watched = around->is_watched,
    .is_announced = is_announced,
    .has_increment = around->has_increment,
    .is_last_period = around->is_last_period,
    .has_move = turn == side,
    .left_ms = around->left_ms[side],
    .can_increment = can_increment,
  };

  return brg_finish_check (&query, article);
}

static void
add_decision (BrgDeskAnswer *answer,
              const BrgFinishRule *rule,
              BrgDeskRulingKind ruling,
              BrgColour side,
              const char *label)
{
  BrgFinishKind kind;
  BrgFinishState state;

  if (brg_desk_finish_find (ruling, &kind, &state) && rule->outcomes[state].article != NULL)
    brg_desk_answer_add_ruling (answer, ruling, side,
                                (guint) rule->outcomes[state].opponent_seconds, label);
}

static BrgDeskAnswer *
answer_increment (const BrgDeskSurroundings *around, BrgColour side, const char *article)
{
  const BrgFinishRule *rule = brg_finish_rule_find (around->rulebook, BRG_FINISH_INCREMENT);
  BrgDeskAnswer *answer = brg_desk_answer_new (
      BRG_DESK_TONE_YES, C_ ("verdict", "increment"),
      /* Translators: name of the player; White or Black; seconds */
      g_strdup_printf (
          _ ("%s (%s) may ask for an increment of %d seconds for both. That is also a draw "
             "offer; if it is declined and you agree, the increment is set and the opponent "
             "gets two minutes."),
          around->names[side], brg_desk_words_side (side), rule->increment_seconds),
      article);

  answer->is_open = TRUE;
  add_decision (answer, rule, BRG_DESK_RULING_INCREMENT_AGREED, side, _ ("Set the increment"));
  add_decision (answer, rule, BRG_DESK_RULING_INCREMENT_DRAWN, side,
                _ ("Opponent accepts the draw"));
  add_decision (answer, rule, BRG_DESK_RULING_INCREMENT_REJECTED, side, _ ("Reject"));
  return answer;
}

static BrgDeskAnswer *
answer_draw (const BrgDeskSurroundings *around, BrgColour side, const char *article)
{
  const BrgFinishRule *rule = brg_finish_rule_find (around->rulebook, BRG_FINISH_DRAW);
  BrgDeskAnswer *answer = brg_desk_answer_new (
      BRG_DESK_TONE_YES, C_ ("verdict", "may claim"),
      /* Translators: name of the player; White or Black */
      g_strdup_printf (_ ("%s (%s) may claim a draw because the opponent cannot win by normal "
                          "means or is not trying to. If the claim is rejected, the opponent gets "
                          "two minutes; if it is postponed, he may get them."),
                       around->names[side], brg_desk_words_side (side)),
      article);

  if (rule->final_article != NULL)
    {
      answer->follow = g_strdup (_ ("Your decision is final."));
      answer->follow_article = rule->final_article;
    }
  answer->is_open = TRUE;
  add_decision (answer, rule, BRG_DESK_RULING_FINISH_DRAWN, side, _ ("Declare the draw"));
  add_decision (answer, rule, BRG_DESK_RULING_FINISH_PUT_OFF, side, _ ("Play on, decide later"));
  /* fide-2023 III.5.2; rus-chess-2014 10.2.2: the opponent may get time, or none. */
  if (rule->outcomes[BRG_FINISH_OPEN].article != NULL &&
      rule->outcomes[BRG_FINISH_OPEN].opponent_seconds > 0)
    brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_FINISH_PUT_OFF, side, 0,
                                _ ("Play on without extra time"));
  add_decision (answer, rule, BRG_DESK_RULING_FINISH_REJECTED, side, _ ("Reject, +2 minutes"));
  return answer;
}

/* The claim waits: during the game or when a flag has fallen it is decided. */
static BrgDeskAnswer *
answer_open (const BrgDeskSurroundings *around)
{
  const BrgFinishRule *rule = brg_finish_rule_find (around->rulebook, BRG_FINISH_DRAW);
  BrgColour side = around->open_finish;
  BrgDeskAnswer *answer = brg_desk_answer_new (
      BRG_DESK_TONE_WARN, C_ ("verdict", "postponed"),
      /* Translators: name of the player; White or Black */
      g_strdup_printf (
          _ ("The claim of %s (%s) is not decided yet. Decide it during the game, or once a "
             "flag has fallen."),
          around->names[side], brg_desk_words_side (side)),
      rule != NULL ? rule->outcomes[BRG_FINISH_OPEN].article : NULL);

  answer->is_open = TRUE;
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_FINISH_DRAWN, side, 0,
                              _ ("Declare the draw"));
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_FINISH_REJECTED, side, 0,
                              _ ("Reject the claim"));
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_FINISH_PLAYED_OUT, side, 0,
                              _ ("The game ended otherwise"));
  return answer;
}

BrgDeskAnswer *
brg_desk_finish_answer (const BrgDeskSurroundings *around,
                        BrgColour turn,
                        BrgColour side,
                        gboolean is_announced,
                        gboolean can_increment)
{
  BrgFinishKind kind;
  BrgFinishBar bar;
  const char *article;

  g_return_val_if_fail (around != NULL && side != BRG_COLOUR_NONE, NULL);

  if (around->open_finish != BRG_COLOUR_NONE)
    return answer_open (around);
  /* fide-2023 III.5: a draw is claimed only where no increment can be set. */
  kind = can_increment && brg_finish_rule_find (around->rulebook, BRG_FINISH_INCREMENT) != NULL
             ? BRG_FINISH_INCREMENT
             : BRG_FINISH_DRAW;
  bar = check (around, kind, turn, side, is_announced, can_increment, &article);
  if (bar != BRG_FINISH_ALLOWED)
    return brg_desk_answer_new (BRG_DESK_TONE_NO, C_ ("verdict", "no"),
                                g_strdup (get_bar_text (bar)), article);
  return kind == BRG_FINISH_INCREMENT ? answer_increment (around, side, article)
                                      : answer_draw (around, side, article);
}
