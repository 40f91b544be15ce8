/* brg-trf-kind.c - Swiss or round robin, by what a report file calls itself
 *
 * Tests: tests/data/test-trf-read.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-text-tidy.h"

#include "brg-trf-private.h"

/* Words of the free text (092) in folded spelling. The first list that has a word decides. */
static const char *const swiss_words[] = { "swiss", "schweizer", "швейцар" };
static const char *const round_robin_words[] = {
  "round robin", "roundrobin", "all play all", "berger",  "rundenturnier", "scheveningen",
  "schiller",    "шевенинген", "кругов",       "круговы", "коловий",       "колова",
};
static const char *const double_words[] = { "double",    "doppel",   "двухкруг",
                                            "двух круг", "двокруг",  "в два круга",
                                            "2 круга",   "двоколов", "у два кола" };

static gboolean
has_word (const char *text, const char *const *words, guint n_words)
{
  for (guint i = 0; i < n_words; i++)
    if (strstr (text, words[i]) != NULL)
      return TRUE;
  return FALSE;
}

/* Codes such as FIDE_ROUNDROBIN, FIDE_DOUBLEROUNDROBIN, BERGER_ROUNDROBIN_G3, FIDE_TEAM_ROUNDROBIN.
 * Scheveningen and Schiller have fixed pairings as well: unplayed games count as in a round robin.
 */
static BrgTournamentKind
read_code (const char *code, gint *cycles)
{
  g_autofree char *upper = g_ascii_strup (code, -1);
  const char *games = strrchr (upper, '_');

  if (strstr (upper, "ROUNDROBIN") == NULL && strstr (upper, "SCHEVENINGEN") == NULL &&
      strstr (upper, "SCHILLER") == NULL)
    return BRG_TOURNAMENT_SWISS;
  if (strstr (upper, "DOUBLE") != NULL)
    *cycles = 2;
  else if (games != NULL && games[1] == 'G')
    brg_trf_parse_number (games + 2, 99, cycles);
  *cycles = MAX (*cycles, 1);
  return BRG_TOURNAMENT_ROUND_ROBIN;
}

BrgTournamentKind
brg_trf_detect_kind (const BrgTrf *trf, gint *cycles)
{
  g_autofree char *words = NULL;

  *cycles = 1;
  if (trf->texts[BRG_TRF_TEXT_TYPE_CODE] != NULL)
    return read_code (trf->texts[BRG_TRF_TEXT_TYPE_CODE], cycles);
  words = brg_text_fold (trf->texts[BRG_TRF_TEXT_TYPE]);
  if (has_word (words, swiss_words, G_N_ELEMENTS (swiss_words)) ||
      !has_word (words, round_robin_words, G_N_ELEMENTS (round_robin_words)))
    return BRG_TOURNAMENT_SWISS;
  if (has_word (words, double_words, G_N_ELEMENTS (double_words)))
    *cycles = 2;
  return BRG_TOURNAMENT_ROUND_ROBIN;
}
