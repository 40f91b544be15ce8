/* brg-ctl-sheets.c - bergerctl scoresheets: two scoresheets of a game, compared and completed
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-fen.h"
#include "brg-sheets-file.h"
#include "brg-uci.h"

/* What stands for an answer that was not found within the limit. */
#define UNDECIDED "?"
#define NONE "-"

static const char *const completion_words[] = {
  [BRG_SHEETS_COMPLETION_NONE] = "none",
  [BRG_SHEETS_COMPLETION_UNIQUE] = "unique",
  [BRG_SHEETS_COMPLETION_MANY] = "many",
};

static const char *const repair_words[BRG_N_SHEETS_REPAIR_KINDS] = {
  [BRG_SHEETS_DELETE] = "delete",
  [BRG_SHEETS_INSERT] = "insert",
  [BRG_SHEETS_REPLACE] = "replace",
  [BRG_SHEETS_SWAP] = "swap",
};

static char *
write_ply (guint ply)
{
  return ply == 0 ? g_strdup (NONE) : g_strdup_printf ("%u", ply);
}

static char *
write_fills (const BrgSheetsAnswer *answer, BrgChessVariant variant)
{
  g_autoptr (GString) text = g_string_new (answer->fills->len == 0 ? NONE : NULL);

  for (guint i = 0; i < answer->fills->len; i++)
    {
      const BrgSheetsFill *fill = &g_array_index (answer->fills, BrgSheetsFill, i);

      g_string_append_printf (text, "%s%u", i > 0 ? " " : "", fill->ply);
      for (guint k = 0; k < fill->n_moves; k++)
        {
          char move[BRG_UCI_LENGTH];

          g_string_append_c (text, k == 0 ? '=' : ',');
          g_string_append (text, brg_uci_write (fill->moves[k], variant, move));
        }
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
write_repairs (const BrgSheetsAnswer *answer)
{
  g_autoptr (GString) text = g_string_new (answer->repairs->len == 0 ? NONE : NULL);

  for (guint i = 0; i < answer->repairs->len; i++)
    {
      const BrgSheetsRepair *repair = &g_array_index (answer->repairs, BrgSheetsRepair, i);

      g_string_append_printf (text, "%s%s-%s", i > 0 ? " " : "",
                              repair->sheet == BRG_COLOUR_WHITE ? "white" : "black",
                              repair_words[repair->kind]);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
print_answer (const BrgSheetsGame *game, const BrgSheetsAnswer *answer)
{
  const struct
  {
    guint part;
    char *text;
  } fields[] = {
    { BRG_SHEETS_PARTS, write_ply (answer->parts) },
    { BRG_SHEETS_AGREED, brg_fen_write (&answer->agreed, BRG_FEN_PLAIN) },
    { BRG_SHEETS_COMPLETIONS, g_strdup (completion_words[answer->completion]) },
    { BRG_SHEETS_FILLS, write_fills (answer, game->question.start.variant) },
    { BRG_SHEETS_MOVES, g_strdup_printf ("%u/%u", answer->n_moves[0], answer->n_moves[1]) },
    { BRG_SHEETS_REPAIRS, write_repairs (answer) },
    { BRG_SHEETS_REJOIN, write_ply (answer->rejoin) },
  };

  g_print ("%s", game->id);
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_print ("\t%s", (answer->undecided & fields[i].part) != 0 ? UNDECIDED : fields[i].text);
      g_free (fields[i].text);
    }
  g_print ("\n");
}

static GPtrArray *
load_games (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTextFile) text_file = brg_text_file_load (file, path, &error);
  GPtrArray *games = text_file != NULL ? brg_sheets_file_read (text_file, &error) : NULL;

  if (games == NULL)
    brg_ctl_complain ("%s%s%s", error->domain == BRG_FORMAT_ERROR ? "" : path,
                      error->domain == BRG_FORMAT_ERROR ? "" : ": ", error->message);
  return games;
}

static BrgCtlStatus
run_scoresheets (int argc, char **argv)
{
  const GOptionEntry options[] = { G_OPTION_ENTRY_NULL };
  g_autoptr (GPtrArray) games = NULL;
  BrgCtlStatus status = BRG_CTL_YES;

  if (!brg_ctl_parse ("FILE", options, &argc, &argv, 1))
    return BRG_CTL_WRONG;
  games = load_games (argv[1]);
  if (games == NULL)
    return BRG_CTL_WRONG;
  for (guint i = 0; i < games->len; i++)
    {
      const BrgSheetsGame *game = games->pdata[i];
      g_auto (BrgSheetsAnswer) answer;

      brg_sheets_compare (&game->question, BRG_SHEETS_MAX_POSITIONS, &answer);
      print_answer (game, &answer);
      if (answer.undecided == 0)
        continue;
      brg_ctl_complain ("%s:%u:1: %s: more than %d positions fit; ? is what they leave open",
                        argv[1], game->line, game->id, BRG_SHEETS_MAX_POSITIONS);
      status = BRG_CTL_NO;
    }
  return status;
}

const BrgCtlCommand brg_ctl_scoresheets = { "scoresheets", run_scoresheets, "FILE" };
