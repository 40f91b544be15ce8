/* brg-irregular-act.c - acts that FIDE's rules let the arbiter do, or not, and how he is warned
 *
 * Rules: fide-basic-2026 2, 3, 4, 6, 7, 8; fide-handling-2026 2.2, 3.1, 4; fide-acceleration-2026 1
 * Tests: tests/data/test-fide-mode.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-irregular-act.h"

#include "brg-berger.h"
#include "brg-pairing-systems.h"

/* Marks a text for translation; pairing itself knows no language. */
#define N_(text) (text)

#define SEEN N_ ("It is written into the report for FIDE and cannot be taken out.")
#define ONLY_OUTSIDE N_ ("FIDE mode does not allow it. Only leaving FIDE mode does.")

/* A further act is a row here; how it is found says data/store/mode. */
static const BrgIrregularAct acts[] = {
  { "leave", "Q43", BRG_IRREGULAR_TWICE, "FIDE mode", N_ ("FIDE mode is left."),
    N_ ("It is not possible to come back. Every page, paper and report says from here on that the "
        "event is not held in FIDE mode. FIDE may refuse to rate it."),
    N_ ("Stay in FIDE mode."), NULL, FALSE },
  { "rounds-number", "Q58", BRG_IRREGULAR_TWICE, "Configuration",
    N_ ("The number of rounds changes after the start."),
    N_ ("What was announced no longer holds: colours of the last round, norms and prizes are "
        "touched. It is written into the report for FIDE."),
    N_ ("Play as many rounds as were announced."), "fide-basic-2026 1", FALSE },
  { "last-round", "Q60", BRG_IRREGULAR_CONFIRM, "Configuration",
    N_ ("With this number of rounds the pairs of the last paired round break the rules."), SEEN,
    N_ ("Take the pairs back and pair the round anew."), "fide-basic-2026 6", FALSE },
  { "pair-met", "Q66", BRG_IRREGULAR_CONFIRM, NULL, N_ ("Two players meet again."),
    N_ ("The rules forbid that two players meet twice."),
    N_ ("Give them opponents whom they have not met."), "fide-basic-2026 2", TRUE },
  { "pair-forbidden", "Q66", BRG_IRREGULAR_CONFIRM, NULL,
    N_ ("Two players meet whose pair is forbidden."),
    N_ ("The pair was forbidden before the start."), N_ ("Give them other opponents."),
    "fide-handling-2026 4", TRUE },
  { "bye-barred", "Q66", BRG_IRREGULAR_CONFIRM, NULL,
    N_ ("The bye goes to a player who may not have it."),
    N_ ("He has had a bye or a win without play."),
    N_ ("The bye goes to a player with the fewest points who has had none."), "fide-basic-2026 3",
    TRUE },
  { "bye-not-lowest", "Q66", BRG_IRREGULAR_CONFIRM, NULL,
    N_ ("The bye goes to a player who does not have the fewest points."),
    N_ ("Somebody with fewer points may have it."),
    N_ ("The bye goes to a player with the fewest points who has had none."), "fide-basic-2026 3",
    TRUE },
  { "colour-limit", "Q66", BRG_IRREGULAR_CONFIRM, NULL,
    N_ ("A player has the same colour for the third time in a row, or three times more than the "
        "other one."),
    N_ ("Before the last round the rules forbid that."),
    N_ ("Give him the other colour or another opponent."), "fide-basic-2026 6", TRUE },
  { "colours-both", "Q67", BRG_IRREGULAR_NOTICE, NULL,
    N_ ("Both players of a pair get the colour that they are not due."),
    N_ ("Exchanging their colours would suit both."), N_ ("Exchange the colours."),
    "fide-basic-2026 7", TRUE },
  { "pairs-differ", "Q69", BRG_IRREGULAR_TWICE, "MPA",
    N_ ("The pairs are not those of the system."),
    N_ ("The round is no longer paired by the rules, and every checker will show it. It is written "
        "into the report for FIDE with the right pairs."),
    N_ ("Take the pairs of the system."), "fide-handling-2026 4", TRUE },
  { "round-order", "Q69", BRG_IRREGULAR_TWICE, "MPA",
    N_ ("The rounds of the table are played in another order."), SEEN,
    N_ ("Play the rounds in the order of the table."), NULL, FALSE },
  { "import-round", "Q55", BRG_IRREGULAR_CONFIRM, "Import",
    N_ ("A round of the report is not paired by the rules."), SEEN,
    N_ ("Correct the report, or import it outside FIDE mode."), NULL, FALSE },
  { "points-draws", "Q74", BRG_IRREGULAR_NEVER, NULL,
    N_ ("Two draws are worth more than a win and a loss."), ONLY_OUTSIDE, N_ ("1-½-0 or 3-1-0."),
    NULL, FALSE },
  { "points", "Q75", BRG_IRREGULAR_NEVER, NULL,
    N_ ("What results are worth changes after the start."), ONLY_OUTSIDE,
    N_ ("The points stay as announced."), NULL, FALSE },
  { "bye-above-win", "Q81", BRG_IRREGULAR_NEVER, NULL, N_ ("The bye is worth more than a win."),
    ONLY_OUTSIDE, N_ ("The bye is worth a win at most."), "fide-basic-2026 3", FALSE },
  { "bye-value", "Q83", BRG_IRREGULAR_NEVER, NULL,
    N_ ("The bye is worth something that no result gives."), ONLY_OUTSIDE,
    N_ ("With 1-½-0 the bye is worth 1, ½ or 0."), "fide-basic-2026 3", FALSE },
  { "bye-points", "Q85", BRG_IRREGULAR_NEVER, NULL,
    N_ ("What the bye is worth changes after the start."), ONLY_OUTSIDE,
    N_ ("The bye stays worth what was announced."), "fide-basic-2026 3", FALSE },
  { "system", "Q75", BRG_IRREGULAR_NEVER, NULL,
    N_ ("The rules of the tournament change after the start."), ONLY_OUTSIDE,
    N_ ("Rule book, pairing system, cycles and first colour stay as they were."), NULL, FALSE },
  { "acceleration", "Q109", BRG_IRREGULAR_NEVER, NULL,
    N_ ("The acceleration changes after round 1 is paired."), ONLY_OUTSIDE,
    N_ ("The acceleration stays as announced."), "fide-acceleration-2026 1.4", FALSE },
  { "numbers", "Q154", BRG_IRREGULAR_NEVER, NULL,
    N_ ("A pairing number changes by hand after the start."), ONLY_OUTSIDE,
    N_ ("Numbers stay as they were given."), "fide-handling-2026 2.2", FALSE },
  { "results-missing", "Q160", BRG_IRREGULAR_NOTICE, NULL,
    N_ ("A round is paired while results are missing. These games become adjourned."),
    N_ ("For the pairing they count as draws."), N_ ("Enter the results first."),
    "fide-handling-2026 3.1", FALSE },
  { "adjourned-result", "Q163", BRG_IRREGULAR_CONFIRM, "Adjournment",
    N_ ("An adjourned game that counted as a draw in the pairing has another result."),
    N_ ("The pairs of later rounds stay. It is written into the report for FIDE."),
    N_ ("This is the result; check that it is the right one."), "fide-handling-2026 3.1", FALSE },
  { "adjourned-old", "Q168", BRG_IRREGULAR_NOTICE, NULL,
    N_ ("An adjourned game is older than the last round that was played."),
    N_ ("It goes on counting as a draw in the pairing."),
    N_ ("Have it finished before the next round."), "fide-handling-2026 3.1", FALSE },
  { "final-open", "Q169", BRG_IRREGULAR_NEVER, NULL,
    N_ ("The final results are approved while a game is not finished."), ONLY_OUTSIDE,
    N_ ("Finish all games first."), NULL, FALSE },
  { "half-bye-again", "Q174", BRG_IRREGULAR_CONFIRM, NULL,
    N_ ("A player gets a second half-point bye."), N_ ("He scores twice without play."),
    N_ ("One half-point bye for a player, none in the last rounds."), "fide-basic-2026 4", FALSE },
  { "full-bye", "Q177", BRG_IRREGULAR_NOTICE, "Bye", N_ ("A player gets a full-point bye."),
    N_ ("FIDE advises against full-point byes. It is written into the report."),
    N_ ("A half-point bye or none."), "fide-basic-2026 4", FALSE },
  { "old-result", "Q189", BRG_IRREGULAR_NEVER, NULL,
    N_ ("A result before the previous round changes."),
    N_ ("Later rounds were paired from it. FIDE mode allows it for rating only; anything else "
        "needs leaving FIDE mode."),
    N_ ("Correct it for rating only."), "fide-handling-2026 4", FALSE },
  { "rating-result", "Q193", BRG_IRREGULAR_REMARK, "Rating",
    N_ ("A result of an earlier round is corrected for rating only."),
    N_ ("Points and pairs stay. It is written into the report for FIDE."), N_ ("This is regular."),
    "fide-handling-2026 4", FALSE },
  { "late-ban", "Q196", BRG_IRREGULAR_NEVER, NULL,
    N_ ("Forbidden pairs change after round 1 is paired."), ONLY_OUTSIDE,
    N_ ("Pairs are forbidden before round 1."), "fide-handling-2026 4", FALSE },
  { "tie-breaks", "Q201", BRG_IRREGULAR_TWICE, "Tie-breaks",
    N_ ("The tie-breaks change after the start."),
    N_ ("Places are decided otherwise than was announced. It is written into the report for FIDE "
        "with the former list."),
    N_ ("The tie-breaks stay as announced."), NULL, FALSE },
  { "rating-changed", "Q132", BRG_IRREGULAR_REMARK, "Rating",
    N_ ("A rating changes after the start."),
    N_ ("Numbers stay. It is written into the report for FIDE."),
    N_ ("Ratings are those of the list that holds at the start."), NULL, FALSE },
};

const BrgIrregularAct *
brg_irregular_acts (guint *n_acts)
{
  g_return_val_if_fail (n_acts != NULL, NULL);

  *n_acts = G_N_ELEMENTS (acts);
  return acts;
}

const BrgIrregularAct *
brg_irregular_act_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    if (g_str_equal (acts[i].id, id))
      return &acts[i];
  return NULL;
}

gboolean
brg_fide_mode_is_offered (const BrgRulebook *rulebook, const char *system_id)
{
  const BrgPairingSystem *system;

  g_return_val_if_fail (rulebook != NULL && system_id != NULL, FALSE);

  system = brg_pairing_system_find (system_id);
  return rulebook->counts_for_fide && system != NULL &&
         (system == &brg_berger_system || g_str_has_prefix (system->article, "fide-"));
}
