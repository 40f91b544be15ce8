/* brg-ctl-opening.c - bergerctl opening: the tables of draughts-64, and the lot drawn again
 *
 * Rules: rus-draughts-2022 5.4.1.3, 6.2.2, 6.2.3
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-openings.h"

static BrgCtlStatus
complain_about_table (const char *id)
{
  g_autofree char *known = g_strjoinv (", ", (char **) brg_openings_get_ids ());

  return brg_ctl_complain ("opening: there is no table “%s”; known: %s", id, known);
}

/* `CODE`, what the table prints, the moves in full (`-` for a set position), the position. */
static void
print_opening (const BrgOpening *opening)
{
  g_print ("%s\t%s\t%s\t%s\n", opening->code, opening->printed,
           opening->moves != NULL ? opening->moves : "-", opening->fen);
}

static void
print_table (const BrgOpenings *openings, gboolean has_majority)
{
  for (guint i = 0; i < brg_openings_get_n (openings); i++)
    {
      const BrgOpening *opening = brg_openings_get_nth (openings, i);

      if (!has_majority || !opening->is_free_only)
        print_opening (opening);
    }
}

/* Nothing but digits, and in the range of a seed. */
static gboolean
read_seed (const char *text, guint64 *seed)
{
  return g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL);
}

static BrgCtlStatus
run_opening (int argc, char **argv)
{
  g_autofree char *seed_text = NULL;
  gboolean has_majority = FALSE;
  gint round = 1;
  gint board = 0;
  const GOptionEntry options[] = {
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed_text,
      "the seed of the lot; without it the table is printed", "S" },
    { "round", 0, 0, G_OPTION_ARG_INT, &round, "the round; 1", "K" },
    { "board", 0, 0, G_OPTION_ARG_INT, &board, "the board; 0: one lot for all boards", "B" },
    { "majority", 0, 0, G_OPTION_ARG_NONE, &has_majority, "the most pieces must be taken (6.2.3)",
      NULL },
    G_OPTION_ENTRY_NULL,
  };
  const BrgOpenings *openings;
  guint64 seed;

  if (!brg_ctl_parse ("TABLE", options, &argc, &argv, 1))
    return BRG_CTL_WRONG;
  openings = brg_openings_get (argv[1]);
  if (openings == NULL)
    return complain_about_table (argv[1]);
  if (round < 1 || round > BRG_OPENINGS_MAX_ROUND || board < 0 || board > BRG_OPENINGS_MAX_ROUND)
    return brg_ctl_complain ("opening: rounds are from 1 and boards from 0, up to %d",
                             BRG_OPENINGS_MAX_ROUND);
  if (seed_text == NULL)
    {
      print_table (openings, has_majority);
      return BRG_CTL_YES;
    }
  if (!read_seed (seed_text, &seed))
    return brg_ctl_complain ("opening: “%s” is no seed", seed_text);
  print_opening (brg_openings_draw (openings, has_majority, seed, (guint) round, (guint) board));
  return BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_opening = {
  "opening", run_opening, "fmjd|idf-basic|idf-ballots [--seed S --round K --board B]"
};
