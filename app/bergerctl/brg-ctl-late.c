/* brg-ctl-late.c - bergerctl late: who comes late to a game
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-ctl-play.h"
#include "brg-lateness.h"
#include "brg-rulebooks.h"

#include <string.h>

/* Whole minutes; @other (nullable) is a word with a meaning of its own. */
static gboolean
read_minutes (const char *option, const char *text, const char *other, gint value, gint *minutes)
{
  guint64 number;

  if (text == NULL)
    {
      brg_ctl_complain ("late: --%s is missing", option);
      return FALSE;
    }
  if (other != NULL && g_str_equal (text, other))
    {
      *minutes = value;
      return TRUE;
    }
  if (!g_ascii_string_to_unsigned (text, 10, 0, 24 * 60, &number, NULL))
    {
      brg_ctl_complain ("--%s:1:1: “%s” is no number of minutes from 0 to %d", option, text,
                        24 * 60);
      return FALSE;
    }
  *minutes = (gint) number;
  return TRUE;
}

/* Half minutes come from halving. */
static void
print_used (const char *side, gint seconds)
{
  g_print ("%s=%d%s", side, seconds / 60, seconds % 60 != 0 ? ".5" : "");
}

static void
print_answer (const BrgLateness *lateness, gboolean black_begins, gboolean in_micro_match)
{
  static const char *const results[BRG_N_LATENESS_VERDICTS] = {
    [BRG_LATENESS_PLAYED] = "play",      [BRG_LATENESS_FIRST_LOSES] = "-/+",
    [BRG_LATENESS_SECOND_LOSES] = "+/-", [BRG_LATENESS_BOTH_LOSE] = "-/-",
    [BRG_LATENESS_UNSAID] = "ask",
  };
  /* Where Black begins. */
  static const BrgLatenessVerdict mirrored[BRG_N_LATENESS_VERDICTS] = {
    [BRG_LATENESS_PLAYED] = BRG_LATENESS_PLAYED,
    [BRG_LATENESS_FIRST_LOSES] = BRG_LATENESS_SECOND_LOSES,
    [BRG_LATENESS_SECOND_LOSES] = BRG_LATENESS_FIRST_LOSES,
    [BRG_LATENESS_BOTH_LOSE] = BRG_LATENESS_BOTH_LOSE,
    [BRG_LATENESS_UNSAID] = BRG_LATENESS_UNSAID,
  };
  gboolean is_lost =
      lateness->verdict != BRG_LATENESS_PLAYED && lateness->verdict != BRG_LATENESS_UNSAID;

  /* rus-draughts-2022 5.4.4.1: the whole micro-match is lost. */
  g_print ("%s%s\t", results[black_begins ? mirrored[lateness->verdict] : lateness->verdict],
           is_lost && in_micro_match ? " match" : "");
  if (lateness->verdict == BRG_LATENESS_PLAYED)
    {
      print_used ("W", black_begins ? lateness->second_used : lateness->first_used);
      print_used (" B", black_begins ? lateness->first_used : lateness->second_used);
    }
  else
    g_print ("-");
  g_print ("\t%s\n", strchr (lateness->article, ' ') + 1);
}

static BrgCtlStatus
run_late (int argc, char **argv)
{
  g_autofree char *book_id = NULL;
  g_autofree char *discipline_id = NULL;
  g_autofree char *set = NULL;
  g_autofree char *control = NULL;
  g_autofree char *increment = NULL;
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;
  const GOptionEntry options[] = {
    { "rulebook", 0, 0, G_OPTION_ARG_STRING, &book_id, "the rule book", "ID" },
    { "discipline", 0, 0, G_OPTION_ARG_STRING, &discipline_id, "what is played", "ID" },
    { "default", 0, 0, G_OPTION_ARG_STRING, &set, "how late one may come; - when not said", "MIN" },
    { "control", 0, 0, G_OPTION_ARG_STRING, &control, "the first time control; - when not known",
      "MIN" },
    { "increment", 0, 0, G_OPTION_ARG_STRING, &increment, "seconds a move; none is made yet",
      "SEC" },
    { "white", 0, 0, G_OPTION_ARG_STRING, &white, "when White comes, or never", "MIN" },
    { "black", 0, 0, G_OPTION_ARG_STRING, &black, "when Black comes, or never", "MIN" },
    G_OPTION_ENTRY_NULL,
  };
  const BrgRulebook *rulebook;
  BrgCtlPlay play;
  BrgLateness lateness;
  gint set_minutes;
  gint control_minutes;
  gint increment_seconds = 0;
  gint comes[2];
  gboolean black_begins;

  if (!brg_ctl_parse ("", options, &argc, &argv, 0))
    return BRG_CTL_WRONG;
  rulebook = book_id != NULL ? brg_rulebook_find (book_id) : NULL;
  if (rulebook == NULL)
    return brg_ctl_complain (book_id == NULL ? "late: --rulebook is missing"
                                             : "late: there is no rule book “%s”",
                             book_id);
  if (!brg_ctl_read_play ("late", discipline_id, rulebook, &play) ||
      !read_minutes ("default", set, "-", -1, &set_minutes) ||
      !read_minutes ("control", control, "-", -1, &control_minutes) ||
      (increment != NULL && !read_minutes ("increment", increment, NULL, 0, &increment_seconds)) ||
      !read_minutes ("white", white, "never", -1, &comes[0]) ||
      !read_minutes ("black", black, "never", -1, &comes[1]))
    return BRG_CTL_WRONG;
  black_begins = play.discipline == BRG_DISCIPLINE_RENJU;
  for (guint i = 0; i < G_N_ELEMENTS (comes); i++)
    comes[i] = comes[i] < 0 ? BRG_NEVER_COMES : comes[i] * 60;
  brg_lateness_judge (rulebook, set_minutes, control_minutes, comes[black_begins],
                      comes[!black_begins], &lateness);
  print_answer (&lateness, black_begins, play.in_micro_matches);
  return BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_late = {
  "late", run_late,
  "--rulebook ID --discipline D --default MIN|- --control MIN|- [--increment SEC]\n"
  "    --white MIN|never --black MIN|never"
};
