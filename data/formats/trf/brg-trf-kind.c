/* brg-trf-kind.c - Swiss or round robin, and of which game, by what a report file calls itself
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
  "round robin",  "roundrobin", "all play all", "berger", "rundenturnier",
  "scheveningen", "schiller",   "шевенинген",   "схевен", "кругов",
  "круговы",      "коловий",    "колова",
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

#define MOST_GAME_WORDS 9

/* Words of name and type in folded spelling. The first game with one of them is played. */
static const struct
{
  BrgDiscipline discipline;
  const char *words[MOST_GAME_WORDS];
} games[] = {
  { BRG_DISCIPLINE_RENJU, { "renju", "рэндзю", "рендзю" } },
  { BRG_DISCIPLINE_GIVEAWAY, { "giveaway", "поддавк", "піддавк" } },
  { BRG_DISCIPLINE_DRAUGHTS64, { "draughts 64", "шашки 64", "шашкам 64" } },
  { BRG_DISCIPLINE_INTERNATIONAL,
    { "international draughts", "draughts 100", "международные шашки", "международным шашкам",
      "стоклеточн", "міжнародні шашки", "міжнародних шашок" } },
  { BRG_DISCIPLINE_RUSSIAN,
    { "шашк", "шашек", "шашок", "draughts", "checkers", "dammen", "warcab" } },
  { BRG_DISCIPLINE_CHESS960, { "chess960", "chess 960", "шахматы 960", "шахматам 960" } },
};

BrgDiscipline
brg_trf_guess_discipline (const BrgTrf *trf)
{
  g_autofree char *name = brg_text_fold (trf->texts[BRG_TRF_TEXT_NAME]);
  g_autofree char *type = brg_text_fold (trf->texts[BRG_TRF_TEXT_TYPE]);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (guint k = 0; games[i].words[k] != NULL; k++)
      if (has_word (name, &games[i].words[k], 1) || has_word (type, &games[i].words[k], 1))
        return games[i].discipline;
  return trf->tournament->scoring.win == 2 * BRG_POINT ? BRG_DISCIPLINE_RUSSIAN
                                                       : BRG_DISCIPLINE_CHESS;
}
