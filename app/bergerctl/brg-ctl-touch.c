/* brg-ctl-touch.c - bergerctl touch: what may be played after touching men
 *
 * Where the book is silent the nearest reading of the article is printed, see BrgTouchBasis.
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-chess.h"

#include "brg-rulebooks.h"
#include "brg-touch-text.h"
#include "brg-uci.h"

#include <stdlib.h>
#include <string.h>

static int
compare_texts (const void *a, const void *b)
{
  return strcmp (a, b);
}

/* The moves in the order of their texts, or any; and the article without the book. */
static void
print_answer (const BrgTouchAnswer *answer, BrgChessVariant variant)
{
  char texts[BRG_MOVES_MAX][BRG_UCI_LENGTH];

  for (guint i = 0; i < answer->moves.n_moves; i++)
    brg_uci_write (answer->moves.moves[i], variant, texts[i]);
  qsort (texts, answer->moves.n_moves, sizeof texts[0], compare_texts);
  if (answer->is_free)
    g_print ("any");
  for (guint i = 0; !answer->is_free && i < answer->moves.n_moves; i++)
    g_print ("%s%s", i > 0 ? " " : "", texts[i]);
  g_print ("\t%s\n", strchr (answer->article, ' ') + 1);
}

static gboolean
find_book (const char *id, const BrgRulebook **rulebook)
{
  *rulebook = id != NULL ? brg_rulebook_find (id) : NULL;
  if (*rulebook != NULL && brg_touch_is_covered (*rulebook))
    return TRUE;
  if (id == NULL)
    brg_ctl_complain ("touch: --rulebook is missing");
  else
    brg_ctl_complain ("touch: “%s” is no rule book of chess", id);
  return FALSE;
}

static BrgCtlStatus
run_touch (int argc, char **argv)
{
  g_autofree char *book_id = NULL;
  g_autofree char *game = NULL;
  g_autofree char *fen = NULL;
  g_autofree char *text = NULL;
  const GOptionEntry options[] = {
    { "rulebook", 0, 0, G_OPTION_ARG_STRING, &book_id, "the rule book", "ID" },
    { "game", 0, 0, G_OPTION_ARG_STRING, &game, "chess or chess960", "GAME" },
    { "fen", 0, 0, G_OPTION_ARG_STRING, &fen, "the position before the move", "FEN" },
    { "touch", 0, 0, G_OPTION_ARG_STRING, &text, "what was touched", "TOUCH[,TOUCH...]" },
    G_OPTION_ENTRY_NULL,
  };
  const BrgRulebook *rulebook;
  BrgChessVariant variant;
  BrgPosition position;
  BrgTouch touches[BRG_TOUCH_MAX];
  BrgTouchAnswer answer;
  BrgTouchFault fault;
  guint n_touches = 0;
  gint column = 0;

  if (!brg_ctl_parse ("", options, &argc, &argv, 0) || !find_book (book_id, &rulebook) ||
      !brg_ctl_find_chess ("touch", game != NULL ? game : "chess", &variant))
    return BRG_CTL_WRONG;
  if (fen == NULL)
    return brg_ctl_complain ("touch: --fen is missing");
  if (!brg_ctl_read_position (fen, variant, &position))
    return BRG_CTL_WRONG;
  if (text == NULL)
    return brg_ctl_complain ("touch: --touch is missing");
  if (!g_utf8_validate (text, -1, NULL))
    return brg_ctl_complain ("--touch:1:1: not in UTF-8");
  fault = brg_touch_read (&position, text, touches, &n_touches, &column);
  if (fault != BRG_TOUCH_FAULT_NONE)
    return brg_ctl_complain ("--touch:1:%d: %s", column, brg_touch_describe_fault (fault));
  brg_touch_resolve (rulebook, &position, touches, n_touches, &answer);
  print_answer (&answer, variant);
  return BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_touch = {
  "touch", run_touch, "--rulebook ID [--game chess960] --fen FEN --touch TOUCH[,TOUCH...]"
};
