/* brg-ctl-sealed.c - bergerctl sealed: what a written move means, and what follows
 *
 * Rules: fide-2023 guideline I.8, ussr-chess-1956 21
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-chess.h"

#include "brg-discipline.h"
#include "brg-rulebook.h"
#include "brg-rulebooks.h"
#include "brg-sealed.h"
#include "brg-uci.h"

#include <stdlib.h>
#include <string.h>

static const char *const verdicts[BRG_N_SEALED_VERDICTS] = { "unique", "obvious-slip", "ambiguous",
                                                             "impossible" };
static const char *const outcomes[] = { "stands", "loses", "arbiter" };

typedef struct
{
  char text[BRG_UCI_LENGTH];
} Candidate;

static int
compare_candidates (const void *a, const void *b)
{
  return strcmp (((const Candidate *) a)->text, ((const Candidate *) b)->text);
}

/* The moves as programs write them, sorted. */
static void
print_candidates (const BrgPosition *position, const BrgMoveList *moves)
{
  Candidate candidates[BRG_MOVES_MAX];

  if (moves->n_moves == 0)
    g_print ("-");
  for (guint i = 0; i < moves->n_moves; i++)
    brg_uci_write (moves->moves[i], (BrgChessVariant) position->variant, candidates[i].text);
  qsort (candidates, moves->n_moves, sizeof *candidates, compare_candidates);
  for (guint i = 0; i < moves->n_moves; i++)
    g_print ("%s%s", i == 0 ? "" : " ", candidates[i].text);
}

static void
print_reading (const BrgPosition *position,
               const BrgSealedReading *reading,
               const char *rulebook_id)
{
  const char *article;
  BrgSealedOutcome outcome =
      brg_sealed_outcome (brg_rulebook_find (rulebook_id), reading, &article);

  g_print ("%s\t", verdicts[reading->verdict]);
  print_candidates (position, &reading->candidates);
  g_print ("\t%s\t%s\n", outcomes[outcome], article != NULL ? article : "-");
}

/* A book on the game. */
static gboolean
is_rulebook (const char *id, BrgChessVariant variant)
{
  const BrgRulebook *rulebook = brg_rulebook_find (id);
  BrgDiscipline discipline =
      variant == BRG_CHESS_960 ? BRG_DISCIPLINE_CHESS960 : BRG_DISCIPLINE_CHESS;

  if (rulebook != NULL && (rulebook->disciplines & 1u << discipline) != 0)
    return TRUE;
  brg_ctl_complain ("sealed: there is no rule book “%s” on %s", id,
                    brg_discipline_to_id (discipline));
  return FALSE;
}

static BrgCtlStatus
run_sealed (int argc, char **argv)
{
  g_autofree char *fen = NULL;
  g_autofree char *text = NULL;
  g_autofree char *language_id = NULL;
  g_autofree char *rulebook_id = NULL;
  const GOptionEntry options[] = {
    { "fen", 0, 0, G_OPTION_ARG_STRING, &fen, "the position", "FEN" },
    /* As bytes: what was written does not depend on the locale. */
    { "text", 0, 0, G_OPTION_ARG_FILENAME, &text, "what was written", "TEXT" },
    { "lang", 0, 0, G_OPTION_ARG_STRING, &language_id, "language of the letters", "ru|uk|en|any" },
    { "rulebook", 0, 0, G_OPTION_ARG_STRING, &rulebook_id, "the rule book", "fide-2023" },
    G_OPTION_ENTRY_NULL,
  };
  BrgLanguage language = BRG_LANGUAGE_ANY;
  BrgSealedReading reading;
  BrgChessVariant variant;
  BrgPosition position;

  if (!brg_ctl_parse ("GAME", options, &argc, &argv, 1) ||
      !brg_ctl_find_chess ("sealed", argv[1], &variant))
    return BRG_CTL_WRONG;
  if (text == NULL)
    return brg_ctl_complain ("sealed: --text is missing");
  if (language_id != NULL && !brg_language_from_id (language_id, &language))
    return brg_ctl_complain ("sealed: the language is ru, uk, en or any, not “%s”", language_id);
  if (rulebook_id == NULL)
    rulebook_id = g_strdup ("fide-2023");
  if (!is_rulebook (rulebook_id, variant) || !brg_ctl_read_position (fen, variant, &position))
    return BRG_CTL_WRONG;
  brg_sealed_judge (&position, text, -1, language, &reading);
  print_reading (&position, &reading, rulebook_id);
  return BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_sealed = {
  "sealed", run_sealed, "chess|chess960 --fen FEN --text TEXT [--lang ru|uk|en|any] [--rulebook ID]"
};
