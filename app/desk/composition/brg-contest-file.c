/* brg-contest-file.c - works of a contest as files: PDN with positions, tables of works
 *
 * Rules: rus-draughts-2022 11.1.2, 11.4.1
 * Tests: tests/app/bergerctl-contest.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-file.h"

#include <string.h>

#include "brg-composition-row.h"
#include "brg-contest-position.h"
#include "brg-contest-solution.h"
#include "brg-format-error.h"
#include "brg-game-tags.h"
#include "brg-pdn.h"
#include "brg-pgn-writer.h"
#include "brg-text-file.h"

#define MOST_WORKS BRG_CONTEST_MOST_WORKS

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* ----- Writing ----- */

static void
write_tag (BrgGameTree *tree, const char *name, const char *text)
{
  g_autofree char *line = g_strdup (text);

  g_strstrip (g_strdelimit (line, "\n\r\t", ' '));
  if (*line != '\0')
    brg_game_tree_set_tag (tree, name, line);
}

/* rus-draughts-2022 11.4.1: author, residence, task; the rest is what the class needs. */
static void
write_tags (BrgGameTree *tree, const BrgContestDesk *desk, const BrgContestWorkRow *row)
{
  const BrgContestWork *work = row->work;
  g_autofree char *number = g_strdup_printf ("%u", work->number);
  g_autofree char *moves = g_strdup_printf ("%u", work->n_moves);

  write_tag (tree, "Event", desk->snapshot->event->name);
  write_tag (tree, "White", *row->authors != '\0' ? row->authors : "?");
  write_tag (tree, "Black", "?");
  write_tag (tree, "Round", "-");
  write_tag (tree, "Author", row->authors);
  write_tag (tree, "Residence", row->residences);
  write_tag (tree, "Section", row->section->name);
  write_tag (tree, "Number", number);
  write_tag (tree, "Kind", work->kind);
  write_tag (tree, "Group", g_str_equal (work->group, "-") ? "" : work->group);
  write_tag (tree, "Task", work->task);
  write_tag (tree, "Moves", moves);
  write_tag (tree, "Theme", work->theme);
  brg_game_tree_set_result (
      tree, g_str_equal (work->task, "win") || g_str_equal (work->task, "mate") ? BRG_GAME_WHITE_WON
            : g_str_equal (work->task, "draw")                                  ? BRG_GAME_DRAWN
                                                                                : BRG_GAME_OPEN);
}

char *
brg_contest_file_write (const BrgContestDesk *desk)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (desk != NULL, NULL);

  for (guint i = 0; i < desk->works->len; i++)
    {
      const BrgContestWorkRow *row = desk->works->pdata[i];
      const BrgContestWork *work = row->work;
      g_autofree char *rest = NULL;
      g_autoptr (BrgDeskGame) game =
          brg_contest_solution_open (work->board, work->fen, work->solution, &rest);
      g_autofree char *record = NULL;

      if (game == NULL)
        continue;
      write_tags (game->tree, desk, row);
      if (rest != NULL)
        write_tag (game->tree, "Solution", work->solution);
      record = g_str_equal (work->board, "chess") ? brg_pgn_write (game->tree)
                                                  : brg_pdn_write (game->tree);
      g_string_append (text, record);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* ----- Reading records ----- */

static const char *
find_board (const BrgGameTree *tree)
{
  if (brg_game_tree_get_kind (tree) != BRG_GAME_OF_DRAUGHTS)
    return "chess";
  switch ((BrgDraughtsVariant) brg_game_tree_get_draughts (tree)->variant)
    {
    case BRG_DRAUGHTS_INTERNATIONAL:
      return "100";
    case BRG_DRAUGHTS_GIVEAWAY:
      return "giveaway";
    case BRG_DRAUGHTS_RUSSIAN:
    case BRG_DRAUGHTS_64:
    case BRG_DRAUGHTS_64_MAJORITY:
    default:
      return "64";
    }
}

static const char *
get_tag (const BrgGameTree *tree, const char *name, const char *otherwise)
{
  const char *value = brg_game_tree_get_tag (tree, name);

  return value != NULL && *value != '\0' && !g_str_equal (value, "?") ? value : otherwise;
}

/* Names parted by `;` or, as they are written here, by `,`. */
static void
read_authors (BrgContestWork *work, const BrgGameTree *tree)
{
  g_auto (GStrv) names =
      g_strsplit_set (get_tag (tree, "Author", get_tag (tree, "White", "")), ";,", -1);
  g_auto (GStrv) places = g_strsplit_set (get_tag (tree, "Residence", ""), ";,", -1);
  guint n_places = g_strv_length (places);

  for (guint i = 0; names[i] != NULL; i++)
    if (*g_strstrip (names[i]) != '\0')
      g_ptr_array_add (
          work->authors,
          brg_contest_author_new (
              0, names[i], n_places > 0 ? g_strstrip (places[MIN (i, n_places - 1)]) : NULL));
}

static void
read_class (BrgContestWork *work, const BrgGameTree *tree)
{
  gboolean is_chess = g_str_equal (work->board, "chess");
  gboolean is_giveaway = g_str_equal (work->board, "giveaway");
  guint64 n_moves;

  set_text (&work->kind, get_tag (tree, "Kind",
                                  is_chess      ? "mate"
                                  : is_giveaway ? "special"
                                                : "problem"));
  set_text (&work->group, get_tag (tree, "Group", "-"));
  set_text (&work->task, get_tag (tree, "Task",
                                  is_chess                                            ? "mate"
                                  : is_giveaway                                       ? "giveaway"
                                  : brg_game_tree_get_result (tree) == BRG_GAME_DRAWN ? "draw"
                                                                                      : "win"));
  work->n_moves = MAX (brg_contest_solution_count_moves (tree), 1);
  if (g_ascii_string_to_unsigned (get_tag (tree, "Moves", ""), 10, 1, G_MAXINT, &n_moves, NULL))
    work->n_moves = (guint) n_moves;
}

static BrgContestWork *
read_record (const BrgGameTree *tree, const char *name, guint line, GError **error)
{
  g_autoptr (BrgContestWork) work = brg_contest_work_new (0);
  g_auto (BrgContestPosition) position = { 0 };
  g_autofree char *solution = NULL;

  if (*get_tag (tree, "FEN", "") == '\0')
    {
      brg_format_set_error (error, BRG_FORMAT_ERROR_SYNTAX, name, line, 1,
                            _ ("a work has a position: the tag FEN is missing"));
      return NULL;
    }
  set_text (&work->board, find_board (tree));
  set_text (&work->fen, get_tag (tree, "FEN", ""));
  read_class (work, tree);
  read_authors (work, tree);
  solution = brg_contest_solution_dup_tree (work->board, tree);
  set_text (&work->solution, get_tag (tree, "Solution", solution));
  set_text (&work->theme, get_tag (tree, "Theme", ""));
  if (brg_contest_position_read (work, &position) == BRG_CONTEST_POSITION_FINE)
    return g_steal_pointer (&work);
  brg_format_set_error (error, BRG_FORMAT_ERROR_SYNTAX, name, line, 1,
                        _ ("position, kind, group, task and number of moves are none of a work"));
  return NULL;
}

static gboolean
check_number (const GPtrArray *works, const char *name, GError **error)
{
  if (works->len <= MOST_WORKS)
    return TRUE;
  brg_format_set_error (error, BRG_FORMAT_ERROR_TOO_LARGE, name, 1, 1, _ ("too many works"));
  return FALSE;
}

static GPtrArray *
read_records (BrgPgnReader *reader, const char *name, GError **error)
{
  g_autoptr (GPtrArray) works =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_contest_work_free);

  for (;;)
    {
      g_autoptr (BrgGameTree) tree = NULL;
      BrgPgnStep step = brg_pgn_reader_next (reader, &tree, error);
      BrgContestWork *work;

      if (step == BRG_PGN_END)
        return g_steal_pointer (&works);
      if (step != BRG_PGN_GAME)
        return NULL;
      work = read_record (tree, name, brg_pgn_reader_get_line (reader), error);
      if (work == NULL)
        return NULL;
      g_ptr_array_add (works, work);
      if (!check_number (works, name, error))
        return NULL;
    }
}

/* ----- Reading tables ----- */

/* rus-draughts-2022 11.1.4: of giveaway the table names the board of 64 squares and the task. */
static BrgContestWork *
read_row (const char *line)
{
  g_auto (GStrv) fields = g_strsplit (line, "\t", -1);
  BrgContestWork *work = brg_contest_work_new (0);
  guint64 n_moves = 1;

  set_text (&work->board, g_str_equal (fields[6], "giveaway") ? "giveaway" : fields[1]);
  set_text (&work->fen, fields[2]);
  set_text (&work->kind, fields[4]);
  set_text (&work->group, fields[5]);
  set_text (&work->task, fields[6]);
  g_ascii_string_to_unsigned (fields[7], 10, 1, G_MAXINT, &n_moves, NULL);
  work->n_moves = (guint) n_moves;
  set_text (&work->solution, g_str_equal (fields[8], "-") ? "" : fields[8]);
  return work;
}

static GPtrArray *
read_table (const char *text, const char *name, GError **error)
{
  g_autoptr (GPtrArray) works =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_contest_work_free);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (BrgComposition) composition = { 0 };
      BrgCompositionRowFault fault;

      g_strchomp (lines[i]);
      if (*lines[i] == '\0' || *lines[i] == '#' || g_str_has_prefix (lines[i], "id\t"))
        continue;
      if (!brg_composition_row_read (lines[i], &composition, &fault))
        {
          g_autofree char *what = brg_composition_row_fault_to_text (&fault);

          brg_format_set_error (error, BRG_FORMAT_ERROR_SYNTAX, name, i + 1, (guint) fault.column,
                                "%s", what);
          return NULL;
        }
      g_ptr_array_add (works, read_row (lines[i]));
      if (!check_number (works, name, error))
        return NULL;
    }
  return g_steal_pointer (&works);
}

/* A table has no headings in brackets. */
static gboolean
is_table (const char *text)
{
  const char *p = text;

  while (*p == '#' || g_ascii_isspace (*p))
    p += *p == '#' ? strcspn (p, "\n") : 1;
  return *p != '[' && strchr (p, '\t') != NULL;
}

GPtrArray *
brg_contest_file_read (GBytes *bytes, const char *name, GError **error)
{
  g_autoptr (BrgTextFile) file = NULL;
  g_autoptr (BrgPgnReader) reader = NULL;
  g_autoptr (GPtrArray) works = NULL;

  g_return_val_if_fail (bytes != NULL && name != NULL, NULL);

  file = brg_text_file_new_from_bytes (bytes, name, error);
  if (file == NULL)
    return NULL;
  if (is_table (file->text))
    works = read_table (file->text, name, error);
  else
    {
      reader = brg_pdn_looks_like (file->text) ? brg_pdn_reader_new_from_bytes (bytes, name)
                                               : brg_pgn_reader_new_from_bytes (bytes, name);
      works = read_records (reader, name, error);
    }
  if (works == NULL || works->len > 0)
    return g_steal_pointer (&works);
  brg_format_set_error (error, BRG_FORMAT_ERROR_NOT_RECOGNISED, name, 1, 1,
                        _ ("there are no works in it"));
  return NULL;
}
