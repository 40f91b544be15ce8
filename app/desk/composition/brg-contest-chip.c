/* brg-contest-chip.c - what the machine says of a work, in a word or two
 *
 * Rules: rus-draughts-2022 11.1.1, 11.1.3, 11.2.3, 11.2.6, 11.2.7.5, 11.2.8.3
 * Tests: tests/app/test-contest-lines.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-lines.h"

#include <string.h>

#include "brg-contest-words.h"

/* rus-draughts-2022 11.2.7.5: practical problems may depart from 11.2.4 and 11.2.5. */
static const BrgCompositionFaults relieved =
    1u << BRG_COMPOSITION_FINAL | 1u << BRG_COMPOSITION_SPECTATOR | 1u << BRG_COMPOSITION_VARIANTS;

/* rus-draughts-2022 11.1.1: what breaks a formal requirement cannot exist; 11.2.6: a partial side
 * solution only where there is one variant, or in a lock task. A wrong name of the group breaks
 * nothing. */
static BrgCompositionFaults
find_bans (const BrgContestFinding *finding)
{
  const BrgComposition *work = &finding->position.draughts;
  BrgCompositionFaults faults = finding->report.faults;

  faults &= ~brg_composition_fault_bit (BRG_COMPOSITION_WRONG_GROUP);
  if (work->kind == BRG_COMPOSITION_PROBLEM && finding->report.n_variants > 1)
    faults &= ~brg_composition_fault_bit (BRG_COMPOSITION_PARTIAL);
  if (work->kind == BRG_COMPOSITION_PROBLEM && work->group == BRG_COMPOSITION_PRACTICAL)
    faults &= ~relieved;
  return faults;
}

const char *
brg_contest_lines_find_ban (const BrgContestFinding *finding)
{
  BrgCompositionFaults bans;

  g_return_val_if_fail (finding != NULL, NULL);

  if (finding->fault != BRG_CONTEST_POSITION_FINE || finding->position.is_chess)
    return NULL;
  bans = find_bans (finding);
  /* rus-draughts-2022 11.1.3: one side solution is enough against a lock task. */
  if (finding->position.draughts.kind == BRG_COMPOSITION_ZADACHA &&
      (bans & (1u << BRG_COMPOSITION_FULL | 1u << BRG_COMPOSITION_PARTIAL)) != 0)
    return "11.1.3";
  for (guint i = 0; i < BRG_N_COMPOSITION_FAULTS; i++)
    if ((bans & brg_composition_fault_bit ((BrgCompositionFault) i)) != 0)
      {
        const char *id = brg_composition_fault_get_id ((BrgCompositionFault) i);
        g_autofree char *article = g_strndup (id, strcspn (id, ":"));

        return g_intern_string (article);
      }
  return NULL;
}

static char *
dup_spectators (const BrgContestFinding *finding, const BrgWords *words)
{
  BrgDraughtsSet squares = finding->report.spectators;
  guint n_squares = brg_draughts_set_size (squares);
  char name[BRG_DRAUGHTS_SQUARE_LENGTH];

  brg_draughts_square_write ((BrgDraughtsVariant) finding->position.draughts.position.variant,
                             brg_draughts_set_pop (&squares), name);
  /* Translators: a mark of a work in a list: «статист %s», «%u статиста» */
  return n_squares == 1
             ? g_strdup_printf (WC_ (words, "composition", "spectator %s"), name)
             : g_strdup_printf (WN_ (words, "%u spectator", "%u spectators", n_squares), n_squares);
}

static char *
dup_sound (const BrgContestFinding *finding, BrgContestMark *mark, const BrgWords *words)
{
  const char *ban = brg_contest_lines_find_ban (finding);

  *mark = BRG_CONTEST_MARK_BAD;
  if (finding->report.spectators != 0)
    return dup_spectators (finding, words);
  if (ban != NULL)
    /* Translators: a mark of a work in a list: which article it breaks; «нарушен п. %s» */
    return g_strdup_printf (WC_ (words, "composition", "against %s"), ban);
  *mark = BRG_CONTEST_MARK_DOUBT;
  if (finding->report.n_open > 0)
    return g_strdup (WC_ (words, "composition", "open final"));
  if ((finding->report.faults & brg_composition_fault_bit (BRG_COMPOSITION_WRONG_GROUP)) != 0)
    return g_strdup (WC_ (words, "composition", "another group"));
  *mark = BRG_CONTEST_MARK_GOOD;
  return g_strdup (brg_contest_words_get_verdict (BRG_COMPOSITION_SOUND, words));
}

static char *
dup_not_searched (const BrgContestFinding *finding, BrgContestMark *mark, const BrgWords *words)
{
  const char *ban = brg_contest_lines_find_ban (finding);

  if (finding->is_proved && finding->proof.result == BRG_COMPOSITION_PROVED_LOST)
    {
      *mark = BRG_CONTEST_MARK_BAD;
      return g_strdup (WC_ (words, "composition", "Black wins"));
    }
  *mark = ban != NULL ? BRG_CONTEST_MARK_BAD : BRG_CONTEST_MARK_OPEN;
  if (ban != NULL)
    return g_strdup_printf (WC_ (words, "composition", "against %s"), ban);
  return g_strdup (brg_contest_words_get_verdict (BRG_COMPOSITION_NOT_SEARCHED, words));
}

char *
brg_contest_lines_dup_chip (const BrgContestFinding *finding,
                            BrgContestMark *mark,
                            const BrgWords *words)
{
  BrgCompositionVerdict verdict;

  g_return_val_if_fail (finding != NULL && mark != NULL && words != NULL, NULL);

  verdict = brg_contest_finding_get_verdict (finding);
  *mark = BRG_CONTEST_MARK_BAD;
  if (finding->fault != BRG_CONTEST_POSITION_FINE)
    return g_strdup (WC_ (words, "composition", "cannot be read"));
  if (verdict == BRG_COMPOSITION_NOT_SEARCHED)
    return dup_not_searched (finding, mark, words);
  if (verdict == BRG_COMPOSITION_SOUND && !finding->position.is_chess)
    return dup_sound (finding, mark, words);
  if (verdict == BRG_COMPOSITION_SOUND)
    *mark = BRG_CONTEST_MARK_GOOD;
  if (verdict == BRG_COMPOSITION_NOT_DECIDED)
    *mark = BRG_CONTEST_MARK_OPEN;
  if (verdict == BRG_COMPOSITION_COOKED_LATER)
    /* Translators: a mark of a work in a list; «побочное, ход %u» */
    return g_strdup_printf (WC_ (words, "composition", "side solution, move %u"),
                            ((const BrgCompositionSide *) finding->report.sides->pdata[0])->number);
  return g_strdup (brg_contest_words_get_verdict (verdict, words));
}
