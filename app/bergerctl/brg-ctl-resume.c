/* brg-ctl-resume.c - bergerctl resume: in which order adjourned games are resumed in a session
 *
 * Rules: ussr-chess-1956 20
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-plain-file.h"
#include "brg-resumption.h"
#include "brg-rulebooks.h"

#include <stdio.h>
#include <string.h>

#define MOST_BYTES (1024 * 1024)

/* The file: round, two players, minutes that the game may still take; parted by tabs. */
typedef struct
{
  GArray *games;      /* BrgResumptionGame */
  GPtrArray *players; /* names; a player is the place of his name, from 1 */
} Games;

static gint
find_player (GPtrArray *players, const char *name)
{
  guint place;

  if (!g_ptr_array_find_with_equal_func (players, name, g_str_equal, &place))
    {
      place = players->len;
      g_ptr_array_add (players, g_strdup (name));
    }
  return (gint) place + 1;
}

static gboolean
read_game (Games *games, const char *path, guint line, const char *text)
{
  g_auto (GStrv) fields = g_strsplit (text, "\t", 0);
  BrgResumptionGame game;
  gint64 round;
  gint64 minutes;

  if (g_strv_length (fields) != 4 || g_str_equal (fields[1], fields[2]) ||
      !g_ascii_string_to_signed (fields[0], 10, 1, 999, &round, NULL) ||
      !g_ascii_string_to_signed (fields[3], 10, 1, 1440, &minutes, NULL))
    {
      brg_ctl_complain ("%s:%u:1: a game is ROUND, WHITE, BLACK, MINUTES, parted by tabs", path,
                        line);
      return FALSE;
    }
  game.round = (gint) round;
  game.length = (gint) minutes * 60;
  game.players[0] = find_player (games->players, fields[1]);
  game.players[1] = find_player (games->players, fields[2]);
  g_array_append_val (games->games, game);
  return TRUE;
}

static gboolean
read_games (Games *games, const char *path)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  bytes = brg_plain_file_read (path, MOST_BYTES, &error);
  if (bytes == NULL)
    {
      brg_ctl_complain ("%s", error->message);
      return FALSE;
    }
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  lines = g_strsplit (text, "\n", 0);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && *lines[i] != '#' && !read_game (games, path, i + 1, lines[i]))
      return FALSE;
  return TRUE;
}

/* Of `15:00-21:00`, in seconds of the day. */
static gboolean
read_session (const char *text, BrgResumptionSession *session)
{
  guint hours[2];
  guint minutes[2];
  char rest;

  if (sscanf (text, "%2u:%2u-%2u:%2u%c", &hours[0], &minutes[0], &hours[1], &minutes[1], &rest) !=
          4 ||
      MAX (hours[0], hours[1]) > 24 || MAX (minutes[0], minutes[1]) > 59)
    return FALSE;
  session->start = 60 * (gint64) (60 * hours[0] + minutes[0]);
  session->end = 60 * (gint64) (60 * hours[1] + minutes[1]);
  return session->start < session->end;
}

static void
print_game (const Games *games, guint index)
{
  const BrgResumptionGame *game = &g_array_index (games->games, BrgResumptionGame, index);

  g_print ("%d\t%s\t%s\t", game->round, (char *) games->players->pdata[game->players[0] - 1],
           (char *) games->players->pdata[game->players[1] - 1]);
}

static BrgCtlStatus
print_order (const Games *games, const BrgResumptionPlan *plan, const BrgResumptionRules *rules)
{
  g_autoptr (GArray) slots = brg_resumption_propose (plan, rules);
  g_autoptr (GArray) problems = brg_resumption_check (
      plan, rules, (const BrgResumptionSlot *) (void *) slots->data, slots->len);

  for (guint i = 0; i < slots->len; i++)
    {
      const BrgResumptionSlot *slot = &g_array_index (slots, BrgResumptionSlot, i);

      print_game (games, slot->game);
      g_print ("%02d:%02d\t%02d:%02d\t%s\n", (gint) (slot->start / 3600),
               (gint) (slot->start / 60 % 60), (gint) (slot->end / 3600),
               (gint) (slot->end / 60 % 60), slot->is_interrupted ? "interrupted" : "-");
    }
  for (guint i = 0; i < problems->len; i++)
    {
      const BrgResumptionProblem *problem = &g_array_index (problems, BrgResumptionProblem, i);

      print_game (games, problem->game);
      g_print ("%s\t%s\n", brg_resumption_fault_to_id (problem->fault), problem->article);
    }
  return problems->len == 0 ? BRG_CTL_YES : BRG_CTL_NO;
}

static BrgCtlStatus
answer (const BrgRulebook *rulebook,
        const BrgResumptionSession *session,
        gint last_round,
        const char *path)
{
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (BrgResumptionGame));
  g_autoptr (GPtrArray) players = g_ptr_array_new_with_free_func (g_free);
  Games games = { list, players };
  BrgResumptionRules rules = brg_resumption_rules_find (rulebook);
  BrgResumptionPlan plan;

  if (!read_games (&games, path))
    return BRG_CTL_WRONG;
  plan = (BrgResumptionPlan){ .games = (const BrgResumptionGame *) (void *) list->data,
                              .n_games = list->len,
                              .sessions = session,
                              .n_sessions = 1,
                              .last_round = last_round,
                              .last_round_starts = BRG_RESUMPTION_NEVER };
  if (last_round > 0)
    plan.last_round_starts = session->end;
  return print_order (&games, &plan, &rules);
}

static BrgCtlStatus
run_resume (int argc, char **argv)
{
  g_autofree char *book_id = NULL;
  g_autofree char *session_text = NULL;
  gint last_round = 0;
  const GOptionEntry options[] = {
    { "rulebook", 0, 0, G_OPTION_ARG_STRING, &book_id, "the rule book", "ID" },
    { "session", 0, 0, G_OPTION_ARG_STRING, &session_text, "when games can be resumed",
      "HH:MM-HH:MM" },
    { "last", 0, 0, G_OPTION_ARG_INT, &last_round, "the last round, if it follows the session",
      "K" },
    G_OPTION_ENTRY_NULL,
  };
  const BrgRulebook *rulebook;
  BrgResumptionSession session;

  if (!brg_ctl_parse ("FILE", options, &argc, &argv, 1))
    return BRG_CTL_WRONG;
  if (book_id == NULL || session_text == NULL)
    return brg_ctl_complain ("resume: %s is missing", book_id == NULL ? "--rulebook" : "--session");
  rulebook = brg_rulebook_find (book_id);
  if (rulebook == NULL)
    return brg_ctl_complain ("resume: there is no rule book “%s”", book_id);
  if (!read_session (session_text, &session))
    return brg_ctl_complain ("resume: “%s” is no session; one is 15:00-21:00", session_text);
  return answer (rulebook, &session, last_round, argv[1]);
}

const BrgCtlCommand brg_ctl_resume = { "resume", run_resume,
                                       "--rulebook ID --session HH:MM-HH:MM [--last K] FILE" };
