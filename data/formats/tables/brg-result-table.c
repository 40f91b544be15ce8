/* brg-result-table.c - a tournament as a text file: its head and its players
 *
 * Tests: tests/data/test-result-table.c, tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-result-table-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-meeting-games.h"

typedef enum
{
  HEAD_KIND,
  HEAD_CYCLES,
  HEAD_MEETING,
  HEAD_WIN,
  HEAD_BOARDS,
  HEAD_WITHDRAWN,
  HEAD_FORFEITS,
  HEAD_ANNULLED,
} Head;

/* Far above any table that the limits of players and boards allow. */
#define MOST_ROWS 100000
#define MOST_LENGTH 65536

static const char *const heads[] = {
  [HEAD_KIND] = "#kind",         [HEAD_CYCLES] = "#cycles",     [HEAD_MEETING] = "#meeting",
  [HEAD_WIN] = "#win",           [HEAD_BOARDS] = "#boards",     [HEAD_WITHDRAWN] = "#withdrawn",
  [HEAD_FORFEITS] = "#forfeits", [HEAD_ANNULLED] = "#annulled",
};

#define N_HEADS G_N_ELEMENTS (heads)

static const char *const kinds[] = {
  [BRG_RESULT_TABLE_ROUND_ROBIN] = "rr",
  [BRG_RESULT_TABLE_SWISS] = "swiss",
  [BRG_RESULT_TABLE_TEAMS] = "team",
};

/* The head's rows, an empty one where it is silent. */
typedef struct
{
  BrgResultRow rows[N_HEADS];
} HeadRows;

static void
clear_row (gpointer data)
{
  g_strfreev (((BrgResultRow *) data)->fields);
}

static void
clear_heads (HeadRows *head)
{
  for (guint i = 0; i < N_HEADS; i++)
    clear_row (&head->rows[i]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HeadRows, clear_heads)

guint
brg_result_row_get_column (const BrgResultRow *row, guint field, gsize offset)
{
  glong column = 1;

  for (guint i = 0; i < field; i++)
    column += g_utf8_strlen (row->fields[i], -1) + 1;
  return (guint) (column + g_utf8_strlen (row->fields[field], (gssize) offset));
}

gboolean
brg_result_reader_fail (const BrgResultReader *reader,
                        const BrgResultRow *row,
                        guint field,
                        gsize offset,
                        GError **error,
                        const char *format,
                        ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  brg_format_set_error (error, BRG_FORMAT_ERROR_SYNTAX, reader->name, row->line,
                        brg_result_row_get_column (row, field, offset), "%s", message);
  return FALSE;
}

gboolean
brg_result_reader_fail_mark (const BrgResultReader *reader,
                             const BrgResultRow *row,
                             guint field,
                             gsize offset,
                             const char *expected,
                             GError **error)
{
  g_autofree char *mark = g_utf8_substring (row->fields[field] + offset, 0, 1);

  /* Translators: a mark of a table of results, and the marks that may stand there */
  return brg_result_reader_fail (reader, row, field, offset, error, _ ("“%s”, expected one of %s"),
                                 mark, expected);
}

gboolean
brg_result_reader_take_number (const BrgResultReader *reader,
                               const BrgResultRow *row,
                               guint field,
                               gint least,
                               gint most,
                               gint *number,
                               GError **error)
{
  gint64 value;

  if (!g_ascii_string_to_signed (row->fields[field], 10, least, most, &value, NULL))
    return brg_result_reader_fail (reader, row, field, 0, error,
                                   _ ("“%s”, expected a whole number from %d to %d"),
                                   row->fields[field], least, most);
  *number = (gint) value;
  return TRUE;
}

gboolean
brg_result_marks_agree (BrgOutcome first, BrgOutcome second)
{
  const BrgScoring scoring = brg_scoring_classic ();

  if (brg_outcome_is_pending (first) || brg_outcome_is_pending (second))
    return first == second;
  return brg_outcome_is_played (first) == brg_outcome_is_played (second) &&
         brg_scoring_points (&scoring, first) + brg_scoring_points (&scoring, second) <= BRG_POINT;
}

static gboolean
take_head (BrgResultReader *reader, HeadRows *head, BrgResultRow *row, GError **error)
{
  for (guint i = 0; i < N_HEADS; i++)
    {
      if (!g_str_equal (heads[i], row->fields[0]))
        continue;
      if (head->rows[i].fields != NULL)
        return brg_result_reader_fail (reader, row, 0, 0, error, _ ("“%s” stands here twice"),
                                       heads[i]);
      if (row->n_fields != 2)
        return brg_result_reader_fail (reader, row, 0, 0, error, _ ("“%s” wants one value"),
                                       heads[i]);
      head->rows[i] = *row;
      row->fields = NULL;
      return TRUE;
    }
  return brg_result_reader_fail (reader, row, 0, 0, error, _ ("there is no “%s” in such a file"),
                                 row->fields[0]);
}

static gboolean
take_line (BrgResultReader *reader, HeadRows *head, const char *text, guint line, GError **error)
{
  BrgResultRow row = { .line = line, .fields = g_strsplit (text, "\t", -1) };
  gboolean is_fine = TRUE;

  row.n_fields = g_strv_length (row.fields);
  if (text[0] == '#')
    {
      is_fine = take_head (reader, head, &row, error);
      clear_row (&row);
    }
  else
    g_array_append_val (reader->rows, row);
  return is_fine;
}

/* A field takes ten times as much memory as its letters. */
static gboolean
check_room (const BrgResultReader *reader, guint number, gsize length, GError **error)
{
  if (length > MOST_LENGTH)
    brg_format_set_error (error, BRG_FORMAT_ERROR_TOO_LARGE, reader->name, number, MOST_LENGTH + 1,
                          _ ("the line is too long, expected at most %u bytes"), MOST_LENGTH);
  else if (reader->rows->len >= MOST_ROWS)
    brg_format_set_error (error, BRG_FORMAT_ERROR_TOO_LARGE, reader->name, number, 1,
                          _ ("the table is too long, expected at most %u lines"), MOST_ROWS);
  else
    return TRUE;
  return FALSE;
}

static gboolean
split_lines (BrgResultReader *reader, HeadRows *head, const BrgTextFile *text_file, GError **error)
{
  const char *end = text_file->text + text_file->length;
  guint number = 1;

  for (const char *p = text_file->text; p < end; number++)
    {
      const char *stop = memchr (p, '\n', (gsize) (end - p));
      gsize length = (gsize) ((stop != NULL ? stop : end) - p);
      g_autofree char *line = NULL;

      if (!check_room (reader, number, length, error))
        return FALSE;
      line = g_strchomp (g_strndup (p, length));
      if (*line != '\0' && !take_line (reader, head, line, number, error))
        return FALSE;
      p += length + 1;
    }
  return TRUE;
}

static gboolean
find_kind (BrgResultReader *reader, const HeadRows *head, GError **error)
{
  const BrgResultRow *row = &head->rows[HEAD_KIND];

  if (row->fields == NULL)
    {
      brg_format_set_error (error, BRG_FORMAT_ERROR_NOT_RECOGNISED, reader->name, 1, 1,
                            _ ("a table of results begins with “%s”"), heads[HEAD_KIND]);
      return FALSE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i], row->fields[1]))
      {
        reader->table->kind = i;
        return TRUE;
      }
  return brg_result_reader_fail (reader, row, 1, 0, error, _ ("“%s”, expected rr, swiss or team"),
                                 row->fields[1]);
}

/* A number of the head, or what holds when it is silent. */
static gboolean
take_option (const BrgResultReader *reader,
             const HeadRows *head,
             Head which,
             gint most,
             gint *number,
             GError **error)
{
  const BrgResultRow *row = &head->rows[which];

  return row->fields == NULL ||
         brg_result_reader_take_number (reader, row, 1, 1, most, number, error);
}

static gboolean
take_player (BrgResultReader *reader, gint player, GError **error)
{
  const BrgResultRow *row = &g_array_index (reader->rows, BrgResultRow, player);
  gint number;
  gint rating = 0;

  if (row->n_fields < 3)
    return brg_result_reader_fail (reader, row, row->n_fields - 1, 0, error,
                                   _ ("a player has number, name and rating"));
  if (!brg_result_reader_take_number (reader, row, 0, player + 1, player + 1, &number, error) ||
      (*row->fields[2] != '\0' &&
       !brg_result_reader_take_number (reader, row, 2, 0, 9999, &rating, error)))
    return FALSE;
  reader->table->names[player] = g_strdup (row->fields[1]);
  reader->table->tournament->players[player].rating = rating;
  return TRUE;
}

static gint
count_rounds (const BrgResultReader *reader, gint n_players)
{
  if (reader->table->kind == BRG_RESULT_TABLE_ROUND_ROBIN)
    return reader->cycles * (n_players + n_players % 2 - 1);
  return MAX ((gint) g_array_index (reader->rows, BrgResultRow, 0).n_fields - 3, 0);
}

static gboolean
make_players (BrgResultReader *reader, gint win, GError **error)
{
  BrgResultTable *table = reader->table;
  gint n_players = (gint) reader->rows->len;
  gboolean is_table = table->kind == BRG_RESULT_TABLE_ROUND_ROBIN;
  gint n_rounds = count_rounds (reader, n_players);

  if (n_rounds > BRG_RESULT_TABLE_MAX_PLAYERS * (is_table ? 2 : 1))
    return brg_result_reader_fail (reader, &g_array_index (reader->rows, BrgResultRow, 0), 3, 0,
                                   error, _ ("%d rounds, expected at most %d"), n_rounds,
                                   BRG_RESULT_TABLE_MAX_PLAYERS);
  table->tournament = brg_tournament_new (
      is_table ? BRG_TOURNAMENT_ROUND_ROBIN : BRG_TOURNAMENT_SWISS, n_players, n_rounds);
  table->tournament->cycles = reader->cycles;
  brg_meeting_games_set_number (table->tournament, reader->n_games);
  if (win == 2)
    table->tournament->scoring = brg_scoring_two_one ();
  table->names = g_new0 (char *, n_players + 1);
  for (gint player = 0; player < n_players; player++)
    if (!take_player (reader, player, error))
      return FALSE;
  return is_table ? brg_result_reader_fill_crosstable (reader, error)
                  : brg_result_reader_fill_swiss (reader, error);
}

/* A player of a list in the head, and the round that stands with him, -1 for none. */
static gboolean
take_mention (const BrgResultReader *reader,
              const BrgResultRow *row,
              const char *word,
              gsize offset,
              gint *player,
              gint *round,
              GError **error)
{
  const BrgTournament *tournament = reader->table->tournament;
  char *rest;
  gint64 number = g_ascii_strtoll (word, &rest, 10);
  gint64 after = -1;

  if (rest == word || number < 1 || number > tournament->n_players)
    return brg_result_reader_fail (reader, row, 1, offset, error,
                                   _ ("“%s”, expected a number from 1 to %d"), word,
                                   tournament->n_players);
  if (*rest == '@' &&
      !g_ascii_string_to_signed (rest + 1, 10, 0, tournament->n_rounds, &after, NULL))
    return brg_result_reader_fail (reader, row, 1, offset + (gsize) (rest + 1 - word), error,
                                   _ ("“%s”, expected a round from 0 to %d"), rest + 1,
                                   tournament->n_rounds);
  if (*rest != '@' && *rest != '\0')
    return brg_result_reader_fail (reader, row, 1, offset + (gsize) (rest - word), error,
                                   _ ("“%s” behind the number"), rest);
  *player = (gint) number - 1;
  *round = (gint) after;
  return TRUE;
}

/* A crosstable knows no rounds: there a player is taken as gone before the first, so that every
 * game that he did not play is one that he left behind. */
static gboolean
take_leaver (const BrgResultReader *reader,
             const BrgResultRow *row,
             Head which,
             gint player,
             gint round,
             gsize offset,
             GError **error)
{
  BrgTournament *tournament = reader->table->tournament;

  if (which == HEAD_WITHDRAWN)
    {
      if (round < 0 && tournament->kind == BRG_TOURNAMENT_SWISS)
        return brg_result_reader_fail (reader, row, 1, offset, error,
                                       _ ("the last round is missing, as in 9@4"));
      tournament->players[player].left_after = MAX (round, 0);
      return TRUE;
    }
  if (tournament->players[player].left_after == BRG_STAYS)
    return brg_result_reader_fail (reader, row, 1, offset, error,
                                   _ ("No. %d has not withdrawn, according to “%s”"), player + 1,
                                   heads[HEAD_WITHDRAWN]);
  tournament->players[player].leaver_rule =
      which == HEAD_FORFEITS ? BRG_LEAVER_FORFEITS : BRG_LEAVER_ANNULLED;
  return TRUE;
}

static gboolean
take_leavers (const BrgResultReader *reader, const HeadRows *head, Head which, GError **error)
{
  const BrgResultRow *row = &head->rows[which];
  g_auto (GStrv) words = row->fields != NULL ? g_strsplit (row->fields[1], ",", -1) : NULL;
  gsize offset = 0;

  for (guint i = 0; words != NULL && words[i] != NULL; i++)
    {
      gint player = 0;
      gint round = -1;

      if (!take_mention (reader, row, words[i], offset, &player, &round, error) ||
          !take_leaver (reader, row, which, player, round, offset, error))
        return FALSE;
      offset += strlen (words[i]) + 1;
    }
  return TRUE;
}

static gboolean
read_table (BrgResultReader *reader, const BrgTextFile *text_file, GError **error)
{
  g_auto (HeadRows) head = { 0 };
  gint win = 1;
  gint n_boards = 0;

  if (!split_lines (reader, &head, text_file, error) || !find_kind (reader, &head, error) ||
      !take_option (reader, &head, HEAD_CYCLES, 2, &reader->cycles, error) ||
      !take_option (reader, &head, HEAD_MEETING, BRG_MEETING_MOST_GAMES, &reader->n_games, error) ||
      !take_option (reader, &head, HEAD_WIN, 2, &win, error) ||
      !take_option (reader, &head, HEAD_BOARDS, BRG_RESULT_TABLE_MAX_BOARDS, &n_boards, error))
    return FALSE;
  if (reader->rows->len == 0)
    return brg_result_reader_fail (reader, &head.rows[HEAD_KIND], 0, 0, error,
                                   _ ("there are no players in this file"));
  if (reader->rows->len > BRG_RESULT_TABLE_MAX_PLAYERS &&
      reader->table->kind != BRG_RESULT_TABLE_TEAMS)
    return brg_result_reader_fail (
        reader, &g_array_index (reader->rows, BrgResultRow, BRG_RESULT_TABLE_MAX_PLAYERS), 0, 0,
        error, _ ("more than %d players"), BRG_RESULT_TABLE_MAX_PLAYERS);
  if (reader->table->kind == BRG_RESULT_TABLE_TEAMS && n_boards == 0)
    return brg_result_reader_fail (reader, &head.rows[HEAD_KIND], 0, 0, error,
                                   _ ("“%s” is missing"), heads[HEAD_BOARDS]);
  if (!(reader->table->kind == BRG_RESULT_TABLE_TEAMS
            ? brg_result_reader_make_teams (reader, n_boards, error)
            : make_players (reader, win, error)))
    return FALSE;
  return take_leavers (reader, &head, HEAD_WITHDRAWN, error) &&
         take_leavers (reader, &head, HEAD_FORFEITS, error) &&
         take_leavers (reader, &head, HEAD_ANNULLED, error);
}

BrgResultTable *
brg_result_table_read (const BrgTextFile *text_file, gint n_games, GError **error)
{
  g_autoptr (BrgResultTable) table = NULL;
  BrgResultReader reader;
  gboolean is_fine;

  g_return_val_if_fail (text_file != NULL, NULL);
  g_return_val_if_fail (n_games >= 1 && n_games <= BRG_MEETING_MOST_GAMES, NULL);

  table = g_new0 (BrgResultTable, 1);
  reader = (BrgResultReader){
    .name = text_file->name,
    .rows = g_array_new (FALSE, FALSE, sizeof (BrgResultRow)),
    .table = table,
    .cycles = 1,
    .n_games = n_games,
  };
  g_array_set_clear_func (reader.rows, clear_row);
  is_fine = read_table (&reader, text_file, error);
  g_array_unref (reader.rows);
  return is_fine ? g_steal_pointer (&table) : NULL;
}

void
brg_result_table_free (BrgResultTable *table)
{
  if (table == NULL)
    return;
  /* Of a file that was refused there may be less names than players. */
  for (gint i = 0; table->names != NULL && i < table->tournament->n_players; i++)
    g_free (table->names[i]);
  g_free (table->names);
  brg_tournament_free (table->tournament);
  g_free (table);
}
