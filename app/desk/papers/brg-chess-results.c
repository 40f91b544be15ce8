/* brg-chess-results.c - a group as the file that chess-results.com takes
 *
 * Tests: tests/app/test-chess-results.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-chess-results.h"

#include <string.h>

#include "brg-event-table.h"
#include "brg-snapshot-tournament.h"
#include "brg-zone.h"

/* As many tie-breaks as the file has room for. */
#define N_TIE_BREAKS 5u

/* In place of the number of Black. */
#define PAIRING_BYE (-1)
#define NOT_PAIRED (-2)

/* The tie-breaks whose numbers and parameters are public; others have 0. */
static const struct
{
  const char *code;
  gint number;
  const char *parameters;
} tie_breaks[] = {
  { "BH", 84, "0,0,0,-,-" },    { "BH/C1", 84, "0,0,1,-,-" }, { "BH/C2", 84, "0,0,2,-,-" },
  { "BH/M1", 84, "0,1,1,-,-" }, { "SB", 85, "0,0,0,-,-" },    { "DE", 81, "-,,,," },
  { "WIN", 68, ",,,," },        { "WON", 68, ",,,," },        { "PS", 86, ",,,," },
  { "ARO", 80, "0,0,0,," },     { "KS", 87, "0,50,,," },      { "TPR", 88, "0,0,,," },
  { "BPG", 53, ",,,," },
};

/* ----- XML ----- */

static void
add_text (GString *xml, const char *name, const char *value)
{
  g_autofree char *escaped = g_markup_escape_text (value != NULL ? value : "", -1);

  g_string_append_printf (xml, " %s=\"%s\"", name, escaped);
}

static void
add_number (GString *xml, const char *name, gint value)
{
  g_string_append_printf (xml, " %s=\"%d\"", name, value);
}

static void
add_cut (GString *xml, const char *name, const char *value, glong most)
{
  g_autofree char *cut =
      g_utf8_strlen (value, -1) > most ? g_utf8_substring (value, 0, most) : g_strdup (value);

  add_text (xml, name, cut);
}

static void
add_points (GString *xml, const char *name, gint points)
{
  g_autofree char *text = brg_rational_to_text (brg_rational_points (points), 1);

  add_text (xml, name, text);
}

/* ----- Tournament ----- */

static void
add_day (GString *xml, const char *name, const char *day)
{
  g_auto (GStrv) parts = g_strsplit (day, "-", -1);
  g_autofree char *plain = g_strjoinv ("", parts);

  add_text (xml, name, plain);
}

static void
add_tie_break (GString *xml, guint index, const char *code)
{
  g_autofree char *number = g_strdup_printf ("tb%uno", index + 1);
  g_autofree char *detail = g_strdup_printf ("tb%u_detail", index + 1);

  for (guint i = 0; i < G_N_ELEMENTS (tie_breaks); i++)
    if (g_strcmp0 (tie_breaks[i].code, code) == 0)
      {
        add_number (xml, number, tie_breaks[i].number);
        add_text (xml, detail, tie_breaks[i].parameters);
        return;
      }
  add_number (xml, number, 0);
  add_text (xml, detail, "");
}

static char *
join_deputies (const BrgEvent *event)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < event->officials->len; i++)
    {
      const BrgOfficial *official = event->officials->pdata[i];

      if (official->role == BRG_OFFICIAL_DEPUTY)
        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", official->name);
    }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static void
add_tournament (GString *xml, const BrgSnapshot *snapshot, const BrgEventTable *table)
{
  const BrgEvent *event = snapshot->event;
  const BrgGroup *group = snapshot->group;
  gint n_closed = brg_snapshot_count_reached (snapshot, BRG_ROUND_CLOSED);
  g_autofree char *deputies = join_deputies (event);

  g_string_append (xml, " <tournamentdata>\n  <tournament key=\"\"");
  add_number (xml, "type", brg_snapshot_is_round_robin (snapshot) ? 1 : 0);
  add_cut (xml, "name", event->name, 160);
  add_text (xml, "remark", "");
  add_text (xml, "director", "");
  add_cut (xml, "organiser", event->organiser, 80);
  add_text (xml, "location", event->place);
  add_cut (xml, "arbiter", deputies, 1200);
  add_number (xml, "rounds", brg_snapshot_count_rounds (snapshot));
  add_number (xml, "currentround", (gint) snapshot->rounds->len);
  add_number (xml, "rankinground", n_closed);
  add_day (xml, "from", event->starts);
  add_day (xml, "to", event->ends);
  add_text (xml, "ratedfide", "-");
  add_text (xml, "ratednational", "-");
  add_number (xml, "replay", MAX (group->cycles, 1));
  add_cut (xml, "timecontrol", group->time_control, 100);
  add_text (xml, "endstatus", table->is_final ? "J" : "N");
  add_cut (xml, "chiefarbiter", brg_official_list_get_chief (event->officials), 120);
  add_cut (xml, "deputyarbiter", deputies, 1200);
  add_cut (xml, "federation", event->federation, 3);
  for (guint i = 0; i < N_TIE_BREAKS; i++)
    add_tie_break (xml, i, i < table->n_criteria ? table->criteria[i]->code : NULL);
  g_string_append (xml, "/>\n </tournamentdata>\n");
}

static void
add_rounds (GString *xml, const BrgSnapshot *snapshot)
{
  g_autoptr (GTimeZone) zone = brg_zone_open (snapshot->event->zone);
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();

  g_string_append (xml, " <rounds>\n");
  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *round = snapshot->rounds->pdata[i];
      g_autofree char *iso = g_strdup_printf ("%.16s:00Z", round->starts_at);
      g_autoptr (GDateTime) start = g_date_time_new_from_iso8601 (iso, utc);
      g_autoptr (GDateTime) local = start != NULL ? g_date_time_to_timezone (start, zone) : NULL;
      g_autofree char *day = local != NULL ? g_date_time_format (local, "%d.%m.%Y") : NULL;
      g_autofree char *hour = local != NULL ? g_date_time_format (local, "%H:%M") : NULL;

      g_string_append (xml, "  <round");
      add_number (xml, "round", round->number);
      add_text (xml, "date", day);
      add_text (xml, "time", hour);
      g_string_append (xml, "/>\n");
    }
  g_string_append (xml, " </rounds>\n");
}

/* ----- Players ----- */

/* dd.mm.yyyy, or the year alone. */
static char *
dup_birth (const char *birth)
{
  g_auto (GStrv) parts = g_strsplit (birth, "-", -1);

  return g_strv_length (parts) == 3 ? g_strdup_printf ("%s.%s.%s", parts[2], parts[1], parts[0])
                                    : g_strdup (birth);
}

/* Of a round robin: 1 whoever left and whose points do not count, 2 whoever left and they do. */
static const char *
find_state (const BrgSnapshot *snapshot, const BrgEventTable *table, gint index)
{
  if (!brg_snapshot_is_round_robin (snapshot))
    return "";
  if (brg_snapshot_get_entry (snapshot, index)->left_after == BRG_STAYS)
    return "0";
  return table->standings->lines[table->standings->line_of[index]].has_place ? "2" : "1";
}

static void
add_standing (GString *xml, const BrgEventTable *table, gint index)
{
  const BrgStanding *line = &table->standings->lines[table->standings->line_of[index]];

  add_number (xml, "rank", line->has_place ? line->place : 0);
  add_points (xml, "pts", line->points);
  add_text (xml, "equal", line->last_place > line->place && line->has_place ? "J" : "N");
  for (guint i = 0; i < N_TIE_BREAKS; i++)
    {
      g_autofree char *name = g_strdup_printf ("tb%u", i + 1);
      g_autofree char *value = i < table->standings->n_criteria && line->values[i].exists
                                   ? brg_rational_to_text (line->values[i].value, 2)
                                   : g_strdup ("");

      add_text (xml, name, value);
    }
}

static void
add_player (GString *xml, const BrgSnapshot *snapshot, const BrgEventTable *table, gint index)
{
  const BrgEntry *entry = brg_snapshot_get_entry (snapshot, index);
  g_autofree char *birth = dup_birth (entry->birth);

  g_string_append (xml, "  <player");
  add_number (xml, "no", entry->number);
  add_number (xml, "id", entry->number);
  add_cut (xml, "lastname", entry->family_name, 32);
  add_cut (xml, "firstname", entry->given_name, 30);
  add_text (xml, "atitle", "");
  add_cut (xml, "title", entry->title, 4);
  add_number (xml, "rtg", entry->rating);
  add_text (xml, "dob", birth);
  add_text (xml, "sex", g_str_equal (entry->sex, "f") ? "w" : entry->sex);
  add_cut (xml, "fed", entry->federation, 3);
  add_number (xml, "board", 0);
  add_number (xml, "teamno", 0);
  add_text (xml, "fideid", entry->fide_id);
  add_cut (xml, "clubname", entry->organisation, 40);
  add_standing (xml, table, index);
  add_text (xml, "state", find_state (snapshot, table, index));
  g_string_append (xml, "/>\n");
}

/* ----- Pairs ----- */

static void
add_result (GString *xml, const BrgSnapshot *snapshot, const char *name, BrgOutcome outcome)
{
  if (outcome == BRG_OUTCOME_NONE || outcome == BRG_OUTCOME_ADJOURNED)
    add_text (xml, name, "");
  else
    add_points (xml, name, brg_scoring_points (&snapshot->group->scoring, outcome));
}

static void
add_pair (GString *xml,
          const BrgSnapshot *snapshot,
          gint round,
          gint board,
          const BrgGame *game,
          gint black)
{
  g_string_append (xml, "  <playerpairing");
  add_number (xml, "round", round);
  add_number (xml, "pairing", board);
  add_number (xml, "board", 1);
  add_number (xml, "whiteno", brg_snapshot_get_entry (snapshot, game->white)->number);
  add_number (xml, "blackno", black);
  add_result (xml, snapshot, "reswhite", game->white_outcome);
  add_result (xml, snapshot, "resblack", black > 0 ? game->black_outcome : BRG_OUTCOME_NONE);
  add_text (xml, "forfeit",
            black > 0 && (brg_outcome_is_forfeit (game->white_outcome) ||
                          brg_outcome_is_forfeit (game->black_outcome))
                ? "K"
                : "");
  g_string_append (xml, "/>\n");
}

static gboolean
is_paired (const BrgRound *round, gint player)
{
  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (game->white == player || game->black == player)
        return TRUE;
    }
  return FALSE;
}

/* Who was not paired follows the boards, with the points of his bye. */
static void
add_absent (GString *xml, const BrgSnapshot *snapshot, const BrgEventTable *table, guint index)
{
  const BrgRound *round = snapshot->rounds->pdata[index];
  gint board = (gint) round->games->len;

  for (gint player = 0; player < table->tournament->n_players; player++)
    {
      BrgGame game = { .white = player };

      if (is_paired (round, player))
        continue;
      game.white_outcome =
          brg_tournament_cell (table->tournament, player, (gint) index + 1)->outcome;
      add_pair (xml, snapshot, round->number, ++board, &game, NOT_PAIRED);
    }
}

static void
add_pairs (GString *xml, const BrgSnapshot *snapshot, const BrgEventTable *table)
{
  g_string_append (xml, " <playerpairings>\n");
  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *round = snapshot->rounds->pdata[i];

      if (round->state == BRG_ROUND_PLANNED)
        continue;
      for (guint k = 0; k < round->games->len; k++)
        {
          const BrgGame *game = &g_array_index (round->games, BrgGame, k);

          add_pair (xml, snapshot, round->number, (gint) k + 1, game,
                    game->black == BRG_NOBODY
                        ? PAIRING_BYE
                        : brg_snapshot_get_entry (snapshot, game->black)->number);
        }
      if (!brg_snapshot_is_round_robin (snapshot))
        add_absent (xml, snapshot, table, i);
    }
  g_string_append (xml, " </playerpairings>\n");
}

gboolean
brg_chess_results_is_available (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, FALSE);

  return snapshot->players == NULL && brg_snapshot_count_numbered (snapshot) > 0;
}

char *
brg_chess_results_make (const BrgSnapshot *snapshot)
{
  g_autoptr (BrgEventTable) table = NULL;
  GString *xml;

  g_return_val_if_fail (snapshot != NULL && brg_chess_results_is_available (snapshot), NULL);

  table = brg_event_table_new (snapshot, 0);
  xml = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<chessresults>\n");
  add_tournament (xml, snapshot, table);
  add_rounds (xml, snapshot);
  g_string_append (xml, " <players>\n");
  for (gint i = 0; i < table->tournament->n_players; i++)
    add_player (xml, snapshot, table, i);
  g_string_append (xml, " </players>\n");
  add_pairs (xml, snapshot, table);
  g_string_append (xml, "</chessresults>\n");
  return g_string_free (xml, FALSE);
}
