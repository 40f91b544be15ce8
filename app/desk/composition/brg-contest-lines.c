/* brg-contest-lines.c - what the machine says of a work, a line a requirement
 *
 * Rules: rus-draughts-2022 11.1.1, 11.1.3, 11.2.3, 11.2.6, 11.2.7.5, 11.2.8.3
 * Tests: tests/app/test-contest-lines.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-lines-private.h"

#include <string.h>

#include "brg-contest-words.h"

static const char *const bad_texts[BRG_N_COMPOSITION_FAULTS] = {
  [BRG_COMPOSITION_BLACK_TO_MOVE] = NC_ ("composition", "Black has the first move"),
  [BRG_COMPOSITION_ENDING_ON_100] =
      NC_ ("composition", "Positional endings are of the board of 64 squares"),
  [BRG_COMPOSITION_ENDING_OVER_8] = NC_ ("composition", "More than eight pieces of a side"),
  [BRG_COMPOSITION_FIRST_MOVE_CAPTURE] = NC_ ("composition", "The first move is a capture"),
  [BRG_COMPOSITION_WRONG_GROUP] = NC_ ("composition", "The group that is declared does not fit"),
  [BRG_COMPOSITION_PROBLEM_TOO_SMALL] =
      NC_ ("composition", "A problem has more than four white pieces"),
  [BRG_COMPOSITION_STUDY_BLACK_OVER_6] =
      NC_ ("composition", "A study has at most six black pieces"),
  [BRG_COMPOSITION_STUDY_WHITE_OVER_4] =
      NC_ ("composition", "A study has at most four white pieces"),
  [BRG_COMPOSITION_WRONG_TASK] = NC_ ("composition", "The task is not one of this kind"),
  [BRG_COMPOSITION_MAN_ON_LAST_ROW] = NC_ ("composition", "A man stands on its last row"),
  [BRG_COMPOSITION_SIDE_EMPTY] = NC_ ("composition", "A side has no pieces"),
  [BRG_COMPOSITION_TOO_MANY_PIECES] = NC_ ("composition", "A side has too many pieces"),
  [BRG_COMPOSITION_AUTHOR_FAILS] = NC_ ("composition", "The author’s line does not solve"),
  [BRG_COMPOSITION_UNFINISHED] =
      NC_ ("composition", "The author’s line cannot be played to its end"),
  [BRG_COMPOSITION_NOT_SOLVABLE] = NC_ ("composition", "No first move solves"),
  [BRG_COMPOSITION_FINAL] = NC_ ("composition", "A final is not economic"),
  [BRG_COMPOSITION_VARIANTS] = NC_ ("composition", "One variant alone"),
  [BRG_COMPOSITION_BLACK_EXCESS] = NC_ ("composition", "Black is more than one piece ahead"),
  [BRG_COMPOSITION_COMBINATION_GOES_ON] =
      NC_ ("composition", "The combination is not over: Black still has to take"),
  [BRG_COMPOSITION_ZADACHA_FINAL] = NC_ ("composition", "A final is not economic"),
  [BRG_COMPOSITION_ZADACHA_CAPTURE] =
      NC_ ("composition", "A lock task does not begin with a capture"),
  [BRG_COMPOSITION_ZADACHA_NO_MOVE] = NC_ ("composition", "There is no first move"),
};

static void
clear_line (gpointer data)
{
  BrgContestLine *line = data;

  g_free (line->text);
  g_free (line->detail);
  g_free (line->article);
}

/* Takes the texts. */
void
brg_contest_lines_add (BrgContestLines *builder,
                       BrgContestMark mark,
                       const char *article,
                       char *text,
                       char *detail)
{
  BrgContestLine line = { builder->is_solution, mark, text, detail != NULL ? detail : g_strdup (""),
                          g_strdup (article) };

  g_array_append_val (builder->lines, line);
}

gboolean
brg_contest_lines_has_fault (const BrgContestLines *builder, BrgCompositionFault fault)
{
  return (builder->finding->report.faults & brg_composition_fault_bit (fault)) != 0;
}

gboolean
brg_contest_lines_has_note (const BrgContestLines *builder, const char *note)
{
  return g_ptr_array_find_with_equal_func (builder->finding->report.notes, note, g_str_equal, NULL);
}

static char *
dup_article (BrgCompositionFault fault)
{
  const char *id = brg_composition_fault_get_id (fault);

  return g_strndup (id, strcspn (id, ":"));
}

/* Adds what is broken of @faults; whether something is. */
gboolean
brg_contest_lines_add_faults (BrgContestLines *builder,
                              const BrgCompositionFault *faults,
                              guint n_faults)
{
  gboolean is_broken = FALSE;

  for (guint i = 0; i < n_faults; i++)
    if (brg_contest_lines_has_fault (builder, faults[i]))
      {
        g_autofree char *article = dup_article (faults[i]);

        brg_contest_lines_add (builder, BRG_CONTEST_MARK_BAD, article,
                               g_strdup (WC_ (builder->words, "composition", bad_texts[faults[i]])),
                               NULL);
        is_broken = TRUE;
      }
  return is_broken;
}

GArray *
brg_contest_lines_new (const BrgContestWork *work,
                       const BrgContestFinding *finding,
                       const BrgWords *words)
{
  BrgContestLines builder = { g_array_new (FALSE, FALSE, sizeof (BrgContestLine)), work, finding,
                              words, FALSE };

  g_return_val_if_fail (work != NULL && finding != NULL && words != NULL, builder.lines);

  g_array_set_clear_func (builder.lines, clear_line);
  if (finding->fault != BRG_CONTEST_POSITION_FINE)
    brg_contest_lines_add (&builder, BRG_CONTEST_MARK_BAD, "",
                           g_strdup_printf (WC_ (words, "composition", "Cannot be checked: %s"),
                                            brg_contest_words_get_fault (finding->fault, words)),
                           NULL);
  else if (finding->position.is_chess)
    brg_contest_lines_add_mate (&builder);
  else
    {
      brg_contest_lines_add_form (&builder);
      brg_contest_lines_add_solution (&builder);
    }
  return builder.lines;
}

/* ----- In a word or two ----- */

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
        g_autofree char *article = dup_article ((BrgCompositionFault) i);

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
