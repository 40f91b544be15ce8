/* brg-desk-words.c - words about the board: whose move, what happened, what ended the game
 *
 * Tests: tests/app/test-board-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-words.h"

#include <glib/gi18n.h>

#include "brg-game-comment.h"
#include "brg-san-write.h"
#include "brg-san.h"

#define TENTHS_BELOW_MS 10000

const char *
brg_desk_words_side (BrgColour side)
{
  /* Translators: in brackets behind a name, so in small letters where the language has them so */
  return side == BRG_COLOUR_WHITE ? C_ ("side behind a name", "White")
                                  : C_ ("side behind a name", "Black");
}

char *
brg_desk_words_dup_duration (guint seconds)
{
  guint minutes = seconds / 60;

  if (seconds % 60 == 0)
    return g_strdup_printf (ngettext ("%u minute", "%u minutes", minutes), minutes);
  if (minutes == 0)
    return g_strdup_printf (ngettext ("%u second", "%u seconds", seconds), seconds);
  /* Translators: minutes and seconds, short */
  return g_strdup_printf (_ ("%u min %u s"), minutes, seconds % 60);
}

char *
brg_desk_words_dup_move (const BrgPlayStatus *status, guint ply, const BrgNotation *notation)
{
  const BrgPlayRecord *before;
  const BrgPlayRecord *after;
  char move[BRG_SAN_LENGTH];

  g_return_val_if_fail (status != NULL && ply > 0 && notation != NULL, NULL);

  before = brg_play_status_get (status, ply - 1);
  after = brg_play_status_get (status, ply);
  return g_strdup_printf ("%u%s%s", before->position.move_number,
                          before->position.turn == BRG_COLOUR_WHITE ? "." : "…",
                          brg_san_write (&before->position, after->move, notation, move));
}

/* What ended the game, as a clause that needs no more. */
static const char *
get_end (BrgPlayFact fact, BrgColour turn)
{
  switch (fact)
    {
    case BRG_PLAY_MATE:
      return turn == BRG_COLOUR_WHITE ? _ ("Checkmate: Black has won")
                                      : _ ("Checkmate: White has won");
    case BRG_PLAY_STALEMATE:
      return _ ("Stalemate: drawn");
    case BRG_PLAY_DEAD:
      return _ ("Dead position: neither side can checkmate, drawn");
    case BRG_PLAY_BARE_KING:
      return _ ("Insufficient material: drawn");
    case BRG_PLAY_LIKE_BISHOPS:
      return _ ("Same-coloured bishops, insufficient material: drawn");
    case BRG_PLAY_PERPETUAL_CHECK:
      return _ ("Perpetual check: drawn");
    case BRG_PLAY_FIVE_TIMES:
    case BRG_PLAY_FIVE_RUNNING:
      return _ ("Fivefold repetition: drawn");
    case BRG_PLAY_SEVENTY_FIVE:
      return _ ("75-move rule: drawn");
    case BRG_PLAY_THREE_TIMES:
    case BRG_PLAY_THREE_ARRANGED:
    case BRG_PLAY_FIFTY:
    case BRG_PLAY_WHITE_CANNOT_WIN:
    case BRG_PLAY_BLACK_CANNOT_WIN:
    default:
      return _ ("The game is over");
    }
}

/* A game may have been played on past its end; the ply says since when. */
static char *
dup_end (const BrgPlayStatus *status,
         const BrgRulebook *rulebook,
         const BrgNotation *notation,
         const char **article)
{
  BrgPlayFact fact;
  gint ply = brg_play_status_find_end (status, rulebook, &fact);
  const BrgPlayRecord *record;
  g_autofree char *move = NULL;

  if (ply < 0)
    return NULL;
  record = brg_play_status_get (status, (guint) ply);
  *article = brg_play_rule_find (rulebook, fact)->article;
  if ((guint) ply == brg_play_status_get_n_plies (status) || ply == 0)
    return g_strdup (get_end (fact, (BrgColour) record->position.turn));
  move = brg_desk_words_dup_move (status, (guint) ply, notation);
  /* Translators: what ended the game, the move after which it did */
  return g_strdup_printf (_ ("%s after %s"), get_end (fact, (BrgColour) record->position.turn),
                          move);
}

static char *
dup_turn (const BrgPlayRecord *last)
{
  gboolean is_white = last->position.turn == BRG_COLOUR_WHITE;

  if (last->is_check)
    return g_strdup (is_white ? _ ("White to move, in check") : _ ("Black to move, in check"));
  return g_strdup (is_white ? _ ("White to move") : _ ("Black to move"));
}

char *
brg_desk_words_dup_status (const BrgPlayStatus *status,
                           const BrgRulebook *rulebook,
                           const BrgNotation *notation,
                           const char **article)
{
  const BrgPlayRecord *last;
  g_autoptr (GString) text = NULL;
  g_autofree char *begin = NULL;
  guint n_plies;

  g_return_val_if_fail (status != NULL && rulebook != NULL && notation != NULL && article != NULL,
                        NULL);

  *article = NULL;
  last = brg_play_status_get_last (status);
  n_plies = brg_play_status_get_n_plies (status);
  begin = dup_end (status, rulebook, notation, article);
  if (begin == NULL)
    begin = dup_turn (last);
  text = g_string_new (begin);
  if (n_plies > 0)
    {
      g_autofree char *move = brg_desk_words_dup_move (status, n_plies, notation);
      guint made = last->position.turn == BRG_COLOUR_WHITE ? last->position.move_number - 1u
                                                           : last->position.move_number;

      g_string_append (text, " · ");
      /* Translators: number of the move that has just been made, the move itself */
      g_string_append_printf (text, _ ("move %u made · last: %s"), made, move);
    }
  if (*article == NULL && brg_play_record_has (last, BRG_PLAY_WHITE_CANNOT_WIN))
    g_string_append_printf (text, " · %s", _ ("White can no longer win"));
  if (*article == NULL && brg_play_record_has (last, BRG_PLAY_BLACK_CANNOT_WIN))
    g_string_append_printf (text, " · %s", _ ("Black can no longer win"));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

const char *
brg_desk_words_find_result (const BrgPlayStatus *status,
                            const BrgRulebook *rulebook,
                            BrgColour *winner)
{
  BrgPlayFact fact;
  gint ply;

  g_return_val_if_fail (status != NULL && rulebook != NULL && winner != NULL, NULL);

  ply = brg_play_status_find_end (status, rulebook, &fact);
  if (ply < 0)
    return NULL;
  *winner = BRG_COLOUR_NONE;
  if (fact == BRG_PLAY_MATE)
    *winner =
        brg_colour_opposite ((BrgColour) brg_play_status_get (status, (guint) ply)->position.turn);
  if (*winner == BRG_COLOUR_NONE)
    return _ ("Record the draw");
  return *winner == BRG_COLOUR_WHITE ? _ ("Record 1 – 0") : _ ("Record 0 – 1");
}

char *
brg_desk_words_dup_times (guint n)
{
  static const char *const words[] = {
    N_ ("1st time"), N_ ("2nd time"), N_ ("3rd time"), N_ ("4th time"), N_ ("5th time"),
  };

  g_return_val_if_fail (n > 0, NULL);

  if (n <= G_N_ELEMENTS (words))
    return g_strdup (_ (words[n - 1]));
  /* Translators: a number above five */
  return g_strdup_printf (_ ("%uth time"), n);
}

char *
brg_desk_words_dup_times_mark (guint n)
{
  /* Translators: how often a position has stood, beside a move in a narrow column */
  return g_strdup_printf (_ ("%u×"), n);
}

char *
brg_desk_words_dup_time (gint64 milliseconds)
{
  gint64 value = ABS (milliseconds);
  const char *sign = milliseconds < 0 ? "−" : "";
  gint64 seconds;

  if (value < TENTHS_BELOW_MS && value > 0)
    return g_strdup_printf ("%s0:00:%02d.%d", sign, (gint) (value / 1000),
                            (gint) (value / 100 % 10));
  seconds = value / 1000;
  return g_strdup_printf ("%s%d:%02d:%02d", sign, (gint) (seconds / 3600),
                          (gint) (seconds / 60 % 60), (gint) (seconds % 60));
}

char *
brg_desk_words_dup_span (gint seconds)
{
  return seconds < 3600 ? g_strdup_printf ("%d:%02d", seconds / 60, seconds % 60)
                        : brg_desk_words_dup_time ((gint64) seconds * 1000);
}

gboolean
brg_desk_words_read_time (const char *text, gint64 *milliseconds)
{
  g_auto (GStrv) parts = NULL;
  guint n_parts;
  gint64 seconds = 0;

  g_return_val_if_fail (text != NULL && milliseconds != NULL, FALSE);

  parts = g_strsplit_set (text, ":.", -1);
  n_parts = g_strv_length (parts);
  if (n_parts < 1 || n_parts > 3)
    return FALSE;
  for (guint i = 0; i < n_parts; i++)
    {
      guint64 number;

      g_strstrip (parts[i]);
      if (!g_ascii_string_to_unsigned (parts[i], 10, 0, i == 0 ? 1440 : 59, &number, NULL))
        return FALSE;
      seconds = seconds * 60 + (gint64) number;
    }
  /* A number alone is minutes. */
  *milliseconds = (n_parts == 1 ? seconds * 60 : seconds) * 1000;
  return TRUE;
}

void
brg_desk_words_append_signs (GString *text, const BrgGameNode *node)
{
  g_return_if_fail (text != NULL && node != NULL);

  for (guint i = 0; node->nags != NULL && i < node->nags->len; i++)
    {
      const BrgGameNag *nag = &g_array_index (node->nags, BrgGameNag, i);

      if (nag->sign != 0)
        g_string_append (text, brg_game_sign_text (nag->sign));
    }
}
