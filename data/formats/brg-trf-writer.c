/* brg-trf-writer.c - writes FIDE tournament report files
 *
 * Tests: tests/data/test-trf-write.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <stdarg.h>
#include <string.h>

#include "brg-date-text.h"

#include "brg-trf-private.h"

#define LINE_END "\r\n"

/* How a file is being written. Helpers return FALSE with the error set. */
typedef struct
{
  const BrgTrf *trf;
  BrgTrfDialect dialect;
  GPtrArray *notes;
  GError **error;
  GString *text;
  gsize line_start;
  gint last_paired;
} Writing;

static gboolean fail (Writing *writing, const char *format, ...) G_GNUC_PRINTF (2, 3);

static gboolean
fail (Writing *writing, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (writing->error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_UNSUPPORTED, message);
  return FALSE;
}

/* Text of one line: line ends and other control characters become blanks. */
static char *
make_line_text (const char *text)
{
  char *copy = g_strdup (text);

  for (char *p = copy; *p != '\0'; p++)
    if (g_ascii_iscntrl (*p))
      *p = ' ';
  return g_strstrip (copy);
}

static char *
cut_to_width (const char *text, guint width)
{
  return g_utf8_strlen (text, -1) > width ? g_utf8_substring (text, 0, width) : g_strdup (text);
}

/* Fills up with blanks to the column before @column. */
static void
pad_to (Writing *writing, guint column)
{
  const char *line = writing->text->str + writing->line_start;
  glong length = g_utf8_strlen (line, -1);

  for (; length < (glong) column - 1; length++)
    g_string_append_c (writing->text, ' ');
}

static void
end_line (Writing *writing)
{
  GString *text = writing->text;

  while (text->len > writing->line_start && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  g_string_append (text, LINE_END);
  writing->line_start = text->len;
}

static void
put_left (Writing *writing, guint first, guint last, const char *text)
{
  g_autofree char *line_text = make_line_text (text);
  g_autofree char *cut = cut_to_width (line_text, last - first + 1);

  pad_to (writing, first);
  g_string_append (writing->text, cut);
}

static void
put_right (Writing *writing, guint first, guint last, const char *text)
{
  g_autofree char *line_text = make_line_text (text);
  g_autofree char *cut = cut_to_width (line_text, last - first + 1);

  pad_to (writing, last + 1 - (guint) g_utf8_strlen (cut, -1));
  g_string_append (writing->text, cut);
}

/* Points with one decimal, all that the format has room for. */
static char *
format_points (Writing *writing, gint points, guint width)
{
  const gint tenth = BRG_POINT / 10;
  g_autofree char *text = g_strdup_printf (
      "%s%d.%d", points < 0 ? "-" : "", ABS (points) / BRG_POINT, ABS (points) % BRG_POINT / tenth);

  if (points % tenth == 0 && strlen (text) <= width)
    return g_steal_pointer (&text);
  fail (writing,
        _ ("the points %d/%d have no place in a tournament report, expected tenths below "
           "100"),
        points, BRG_POINT);
  return NULL;
}

static void
write_record (Writing *writing, const char *tag, const char *text)
{
  g_string_append_printf (writing->text, "%s %s", tag, text);
  end_line (writing);
}

static void
note_left_out (Writing *writing, const char *tag)
{
  brg_format_notes_add (writing->notes, 0, 0, _ ("TRF16 has no record %s: it was left out"), tag);
}

static char *
make_date (const char *text)
{
  char *date = brg_date_text_normalise (text);

  return date != NULL ? g_strdelimit (date, "-", '/') : g_strdup (text);
}

static char *
count_players (const BrgTrf *trf, gboolean only_rated)
{
  guint count = 0;

  for (guint i = 0; i < trf->players->len; i++)
    count += !only_rated || brg_trf_get_player (trf, (gint) i)->rating > 0;
  return g_strdup_printf ("%u", count);
}

/* What the type of the tournament is called where nobody gave it a name. */
static char *
make_type (const BrgTrf *trf)
{
  const BrgTournament *tournament = trf->tournament;

  if (tournament->kind == BRG_TOURNAMENT_SWISS)
    return NULL;
  return g_strdup (tournament->cycles == 2 ? "Individual: Double Round-Robin"
                                           : "Individual: Round-Robin");
}

static char *
get_text (const BrgTrf *trf, BrgTrfText which)
{
  const char *text = trf->texts[which];

  if (text == NULL)
    return which == BRG_TRF_TEXT_N_PLAYERS ? count_players (trf, FALSE)
           : which == BRG_TRF_TEXT_N_RATED ? count_players (trf, TRUE)
           : which == BRG_TRF_TEXT_TYPE    ? make_type (trf)
                                           : NULL;
  if (which == BRG_TRF_TEXT_STARTS || which == BRG_TRF_TEXT_ENDS)
    return make_date (text);
  /* Columns matter in 362. */
  return which == BRG_TRF_TEXT_MATCH_POINTS ? g_strdup (text) : make_line_text (text);
}

static void
write_text (Writing *writing, BrgTrfText which)
{
  g_autofree char *text = get_text (writing->trf, which);

  if (text == NULL)
    return;
  if (writing->dialect == BRG_TRF_16 && brg_trf_text_tags[which].is_trf26)
    note_left_out (writing, brg_trf_text_tags[which].tag);
  else
    write_record (writing, brg_trf_text_tags[which].tag, text);
}

static void
write_deputies (Writing *writing)
{
  for (guint i = 0; i < writing->trf->deputies->len; i++)
    {
      g_autofree char *text = make_line_text (writing->trf->deputies->pdata[i]);

      write_record (writing, "112", text);
    }
}

/* 132: YY/MM/DD over the columns of the rounds. */
static void
write_round_dates (Writing *writing)
{
  const GPtrArray *dates = writing->trf->round_dates;

  if (dates->len == 0)
    return;
  g_string_append (writing->text, "132");
  for (guint i = 0; i < dates->len; i++)
    {
      g_autofree char *date = make_date (dates->pdata[i]);
      guint column = BRG_TRF_ROUND_COLUMN + BRG_TRF_ROUND_WIDTH * i;

      if (strlen (date) == strlen ("YYYY/MM/DD"))
        put_left (writing, column, column + 7, date + 2);
      else if (*date != '\0')
        put_left (writing, column, column + 7, date);
    }
  end_line (writing);
}

static void
write_n_rounds (Writing *writing)
{
  g_autofree char *text = g_strdup_printf ("%d", writing->trf->tournament->n_rounds);

  if (writing->trf->tournament->n_rounds > 0)
    write_record (writing, writing->dialect == BRG_TRF_16 ? "XXR" : "142", text);
}

static void
write_initial_colour (Writing *writing)
{
  const BrgTrf *trf = writing->trf;
  BrgColour colour =
      trf->initial_colour_is_inferred ? BRG_COLOUR_NONE : trf->tournament->initial_colour;

  if (trf->numbers_by_line)
    write_record (writing, "XXC", "rank");
  if (colour == BRG_COLOUR_NONE)
    return;
  if (writing->dialect == BRG_TRF_26)
    write_record (writing, "152", colour == BRG_COLOUR_WHITE ? "W" : "B");
  else
    write_record (writing, "XXC", colour == BRG_COLOUR_WHITE ? "white1" : "black1");
}

/* One value of the point system: its codes in the three records, and what it is when it is not
 * given: by 162 and BB?, and by XXS. */
typedef struct
{
  const char *code_162;
  const char *code_bb;
  const char *code_xxs;
  gint points;
  gint otherwise;
  gint otherwise_xxs;
} Value;

static gboolean
write_162 (Writing *writing, const Value *values, guint n_values)
{
  guint column = 6;

  for (guint i = 0; i < n_values; i++)
    {
      g_autofree char *points = NULL;

      if (values[i].code_162 == NULL || values[i].points == values[i].otherwise)
        continue;
      points = format_points (writing, values[i].points, 4);
      if (points == NULL)
        return FALSE;
      if (column == 6)
        g_string_append (writing->text, "162");
      put_left (writing, column, column, values[i].code_162);
      put_right (writing, column + 1, column + 4, points);
      column += 9;
    }
  if (column > 6)
    end_line (writing);
  return TRUE;
}

static gboolean
write_bb (Writing *writing, const Value *values, guint n_values)
{
  for (guint i = 0; i < n_values; i++)
    {
      g_autofree char *points = NULL;

      if (values[i].code_bb == NULL || values[i].points == values[i].otherwise ||
          (writing->dialect == BRG_TRF_26 && values[i].code_162 != NULL))
        continue;
      points = format_points (writing, values[i].points, 4);
      if (points == NULL)
        return FALSE;
      g_string_append (writing->text, values[i].code_bb);
      put_right (writing, 5, 8, points);
      end_line (writing);
    }
  return TRUE;
}

/* In TRF26 only what the other records cannot say. */
static gboolean
write_xxs (Writing *writing, const Value *values, guint n_values)
{
  gboolean is_begun = FALSE;

  for (guint i = 0; i < n_values; i++)
    {
      g_autofree char *points = NULL;

      if (writing->dialect == BRG_TRF_26
              ? values[i].code_bb != NULL || values[i].points == values[i].otherwise
              : values[i].points == values[i].otherwise_xxs)
        continue;
      points = format_points (writing, values[i].points, 4);
      if (points == NULL)
        return FALSE;
      g_string_append_printf (writing->text, "%s %s=%s", is_begun ? "" : "XXS", values[i].code_xxs,
                              points);
      is_begun = TRUE;
    }
  if (is_begun)
    end_line (writing);
  return TRUE;
}

/* 162 in TRF26; in TRF16 both XXS and BB?, because pairing programs know one or the other. */
static gboolean
write_scoring (Writing *writing)
{
  const BrgScoring *s = &writing->trf->tournament->scoring;
  const BrgScoring usual = brg_scoring_classic ();
  const gint unknown = writing->trf->unknown_points;
  const Value values[] = {
    { "W", "BBW", "W", s->win, usual.win, usual.win },
    { "D", "BBD", "D", s->draw, usual.draw, usual.draw },
    { "L", "BBL", "L", s->loss, usual.loss, usual.loss },
    { "A", "BBZ", "ZPB", s->zero_bye, usual.zero_bye, usual.zero_bye },
    { "P", "BBU", "PAB", s->pairing_bye, s->win, usual.pairing_bye },
    { NULL, "BBF", "FL", s->forfeit_loss, s->zero_bye, usual.forfeit_loss },
    /* W and D of XXS are meant for these as well. */
    { NULL, NULL, "FW", s->forfeit_win, s->win, s->win },
    { NULL, NULL, "FPB", s->full_bye, s->win, s->win },
    { NULL, NULL, "HPB", s->half_bye, s->draw, s->draw },
  };
  const Value with_unknown = { "X", NULL, NULL, unknown, BRG_TRF_NO_POINTS, 0 };
  Value all[G_N_ELEMENTS (values) + 1];

  memcpy (all, values, sizeof values);
  all[G_N_ELEMENTS (values)] = with_unknown;
  if (writing->dialect == BRG_TRF_26)
    return write_162 (writing, all, G_N_ELEMENTS (all)) &&
           write_bb (writing, values, G_N_ELEMENTS (values)) &&
           write_xxs (writing, values, G_N_ELEMENTS (values));
  if (unknown != BRG_TRF_NO_POINTS)
    note_left_out (writing, "162 X");
  return write_bb (writing, values, G_N_ELEMENTS (values)) &&
         write_xxs (writing, values, G_N_ELEMENTS (values));
}

static gboolean
write_header (Writing *writing)
{
  for (guint i = 0; i < BRG_TRF_N_TEXTS; i++)
    {
      write_text (writing, i);
      if (i == BRG_TRF_TEXT_CHIEF_ARBITER)
        write_deputies (writing);
      if (i != BRG_TRF_TEXT_TIME_CONTROL)
        continue;
      write_round_dates (writing);
      write_n_rounds (writing);
      write_initial_colour (writing);
      if (!write_scoring (writing))
        return FALSE;
    }
  return TRUE;
}

static void
write_raw (Writing *writing, gboolean after_players)
{
  for (guint i = 0; i < writing->trf->raw->len; i++)
    {
      const BrgTrfRaw *raw = writing->trf->raw->pdata[i];

      if (raw->after_players != after_players)
        continue;
      g_string_append (writing->text, raw->text);
      end_line (writing);
    }
}

/* Byes of rounds that are not yet paired: 240 of TRF26, one a type and round. */
static void
write_byes (Writing *writing)
{
  static const BrgOutcome types[] = { BRG_OUTCOME_FULL_BYE, BRG_OUTCOME_HALF_BYE,
                                      BRG_OUTCOME_ZERO_BYE };
  const BrgTournament *tournament = writing->trf->tournament;

  for (gint round = writing->last_paired + 1; round <= tournament->n_rounds; round++)
    for (guint i = 0; i < G_N_ELEMENTS (types); i++)
      {
        gboolean is_begun = FALSE;

        for (gint player = 0; player < tournament->n_players; player++)
          {
            if (brg_tournament_cell (tournament, player, round)->outcome != types[i])
              continue;
            if (!is_begun)
              g_string_append_printf (writing->text, "240 %c %3d", brg_outcome_to_code (types[i]),
                                      round);
            g_string_append_printf (writing->text, " %4d",
                                    brg_trf_get_player (writing->trf, player)->number);
            is_begun = TRUE;
          }
        if (is_begun)
          end_line (writing);
      }
}

static gboolean
write_accelerations_26 (Writing *writing)
{
  for (guint i = 0; i < writing->trf->accelerations->len; i++)
    {
      const BrgTrfAcceleration *a =
          &g_array_index (writing->trf->accelerations, BrgTrfAcceleration, i);
      g_autofree char *match_points = format_points (writing, a->match_points, 4);
      g_autofree char *points = match_points != NULL ? format_points (writing, a->points, 4) : NULL;

      if (points == NULL)
        return FALSE;
      g_string_append_printf (writing->text, "250 %4s %4s %3d %3d %4d %4d",
                              a->match_points != 0 ? match_points : "", points, a->first_round,
                              a->last_round, a->first_number, a->last_number);
      end_line (writing);
    }
  return TRUE;
}

static gint
find_last_accelerated_round (const BrgTrf *trf, gint player)
{
  for (gint round = trf->tournament->n_rounds; round > 0; round--)
    if (brg_trf_virtual_points (trf, player, round) != 0)
      return round;
  return 0;
}

/* XXA: a line a player with points of every round. */
static gboolean
write_accelerations_16 (Writing *writing)
{
  const BrgTrf *trf = writing->trf;

  for (gint player = 0; player < (gint) trf->players->len && trf->accelerations->len > 0; player++)
    {
      gint last = find_last_accelerated_round (trf, player);

      if (last == 0)
        continue;
      g_string_append_printf (writing->text, "XXA %4d", brg_trf_get_player (trf, player)->number);
      for (gint round = 1; round <= last; round++)
        {
          g_autofree char *points =
              format_points (writing, brg_trf_virtual_points (trf, player, round), 4);

          if (points == NULL)
            return FALSE;
          g_string_append_printf (writing->text, " %4s", points);
        }
      end_line (writing);
    }
  return TRUE;
}

/* 260, and XXP in TRF16 when the ban holds for all rounds; XXP knows no others. */
static gboolean
is_written_as_xxp (const Writing *writing, const BrgTrfForbidden *forbidden)
{
  return (writing->dialect == BRG_TRF_16 || writing->trf->is_team) && forbidden->first_round <= 1 &&
         forbidden->last_round >= writing->trf->tournament->n_rounds;
}

static void
write_forbidden (Writing *writing, gboolean as_xxp)
{
  for (guint i = 0; i < writing->trf->forbidden->len; i++)
    {
      const BrgTrfForbidden *forbidden = writing->trf->forbidden->pdata[i];

      if (is_written_as_xxp (writing, forbidden) != as_xxp)
        continue;
      if (as_xxp)
        g_string_append (writing->text, "XXP");
      else
        g_string_append_printf (writing->text, "260 %3d %3d", forbidden->first_round,
                                forbidden->last_round);
      for (guint j = 0; j < forbidden->numbers->len; j++)
        g_string_append_printf (writing->text, " %4d", g_array_index (forbidden->numbers, gint, j));
      end_line (writing);
    }
}

static gboolean
write_adjustment (Writing *writing, const BrgTrfAdjustment *adjustment)
{
  g_autofree char *match_points = adjustment->match_points != BRG_TRF_NO_POINTS
                                      ? format_points (writing, adjustment->match_points, 4)
                                      : g_strdup ("");
  g_autofree char *points = adjustment->points != BRG_TRF_NO_POINTS
                                ? format_points (writing, adjustment->points, 4)
                                : g_strdup ("");

  if (match_points == NULL || points == NULL)
    return FALSE;
  g_string_append_printf (writing->text, "299 %c  %4s  %4s  %03d", adjustment->kind, match_points,
                          points, adjustment->round);
  for (guint i = 0; i < adjustment->numbers->len; i++)
    g_string_append_printf (writing->text, " %4d", g_array_index (adjustment->numbers, gint, i));
  end_line (writing);
  return TRUE;
}

static gboolean
write_adjustments (Writing *writing)
{
  const GPtrArray *adjustments = writing->trf->adjustments;

  if (writing->dialect == BRG_TRF_16 && adjustments->len > 0)
    note_left_out (writing, "299");
  for (guint i = 0; writing->dialect == BRG_TRF_26 && i < adjustments->len; i++)
    if (!write_adjustment (writing, adjustments->pdata[i]))
      return FALSE;
  return TRUE;
}

static gboolean
write_details (Writing *writing)
{
  gboolean is_26 = writing->dialect == BRG_TRF_26;

  if (is_26 && !writing->trf->is_team)
    write_byes (writing);
  if (!(is_26 && !writing->trf->is_team ? write_accelerations_26 (writing)
                                        : write_accelerations_16 (writing)))
    return FALSE;
  write_forbidden (writing, FALSE);
  write_forbidden (writing, TRUE);
  return write_adjustments (writing);
}

/* TRF16 and the fields of later rounds: TRF26 announces byes by 240 and shows those of the next
 * round only. */
static gint
count_cell_rounds (const Writing *writing)
{
  const BrgTournament *tournament = writing->trf->tournament;

  if (writing->dialect == BRG_TRF_16 || writing->trf->is_team)
    return tournament->n_rounds;
  return MIN (writing->last_paired + 1, tournament->n_rounds);
}

static void
write_cells (Writing *writing, gint player)
{
  const BrgTournament *tournament = writing->trf->tournament;
  gint n_rounds = count_cell_rounds (writing);

  for (gint round = 1; round <= n_rounds; round++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, round);
      gchar code = brg_outcome_to_code (cell->outcome);

      if (cell->opponent == BRG_NOBODY && cell->outcome == BRG_OUTCOME_NONE)
        continue;
      pad_to (writing, BRG_TRF_ROUND_COLUMN + BRG_TRF_ROUND_WIDTH * (guint) (round - 1));
      if (cell->opponent == BRG_NOBODY)
        g_string_append_printf (writing->text, "0000 - %c", code);
      else
        g_string_append_printf (writing->text, "%4d %c %c",
                                brg_trf_get_player (writing->trf, cell->opponent)->number,
                                cell->colour == BRG_COLOUR_WHITE   ? 'w'
                                : cell->colour == BRG_COLOUR_BLACK ? 'b'
                                                                   : '-',
                                cell->outcome == BRG_OUTCOME_ADJOURNED ? ' ' : code);
    }
}

static const char *
get_title (Writing *writing, const BrgTrfPlayer *player)
{
  if (g_utf8_strlen (player->title, -1) <= 3)
    return player->title;
  brg_format_notes_add (writing->notes, 0, 0,
                        _ ("the title “%s” of player %d has no place and was left out"),
                        player->title, player->number);
  return "";
}

static void
note_cut_name (Writing *writing, const BrgTrfPlayer *player)
{
  if (g_utf8_strlen (player->name, -1) > 33)
    brg_format_notes_add (writing->notes, 0, 0, _ ("the name “%s” was cut to 33 characters"),
                          player->name);
}

static gboolean
write_player (Writing *writing, gint index)
{
  const BrgTrfPlayer *player = brg_trf_get_player (writing->trf, index);
  gint points = player->points != BRG_TRF_NO_POINTS
                    ? player->points
                    : brg_tournament_score (writing->trf->tournament, index, writing->last_paired);
  g_autofree char *points_text = format_points (writing, points, 4);
  g_autofree char *birth = make_date (*player->birth != '\0' ? player->birth : player->birth_text);

  if (points_text == NULL)
    return FALSE;
  if (player->number < 1 || player->number > BRG_TRF_MAX_PLAYERS || player->rating < 0 ||
      player->rating > 9999 || player->rank < 0 || player->rank > BRG_TRF_MAX_PLAYERS)
    return fail (writing,
                 _ ("player %d has the rating %d and the place %d, expected numbers with at most "
                    "four digits"),
                 player->number, player->rating, player->rank);
  note_cut_name (writing, player);
  g_string_append_printf (writing->text, "001 %4d", player->number);
  put_left (writing, 10, 10, *player->sex == 'f' ? "w" : *player->sex == 'm' ? "m" : "");
  put_right (writing, 11, 13, get_title (writing, player));
  put_left (writing, 15, 47, player->name);
  pad_to (writing, 49);
  if (player->rating > 0)
    g_string_append_printf (writing->text, "%4d", player->rating);
  put_left (writing, 54, 56, player->federation);
  put_right (writing, 58, 68, player->fide_id);
  put_left (writing, 70, 79, birth);
  put_right (writing, 81, 84, points_text);
  pad_to (writing, 86);
  if (player->rank > 0)
    g_string_append_printf (writing->text, "%4d", player->rank);
  write_cells (writing, index);
  end_line (writing);
  return TRUE;
}

/* No result letter means adjourned: a comment says it. */
static void
write_adjourned (Writing *writing)
{
  const BrgTournament *tournament = writing->trf->tournament;

  for (gint round = 1; round <= tournament->n_rounds; round++)
    for (gint player = 0; player < tournament->n_players; player++)
      {
        const BrgCell *cell = brg_tournament_cell (tournament, player, round);

        if (cell->outcome != BRG_OUTCOME_ADJOURNED || cell->colour != BRG_COLOUR_WHITE)
          continue;
        g_string_append_printf (writing->text, BRG_TRF_ADJOURNED " %d %d %d", round,
                                brg_trf_get_player (writing->trf, player)->number,
                                brg_trf_get_player (writing->trf, cell->opponent)->number);
        end_line (writing);
      }
}

static gboolean
write_report (Writing *writing)
{
  if (writing->trf->tournament->n_rounds > BRG_TRF_MAX_ROUNDS)
    return fail (writing, _ ("%d rounds have no place in a tournament report, expected at most %d"),
                 writing->trf->tournament->n_rounds, BRG_TRF_MAX_ROUNDS);
  if (!write_header (writing))
    return FALSE;
  write_raw (writing, FALSE);
  if (!write_details (writing))
    return FALSE;
  for (gint i = 0; i < writing->trf->tournament->n_players; i++)
    if (!write_player (writing, i))
      return FALSE;
  write_adjourned (writing);
  write_raw (writing, TRUE);
  return TRUE;
}

char *
brg_trf_write (const BrgTrf *trf, BrgTrfDialect dialect, GPtrArray *notes, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  Writing writing = {
    .trf = trf, .dialect = dialect, .notes = notes, .error = error, .text = text
  };

  g_return_val_if_fail (trf != NULL, NULL);
  g_return_val_if_fail (trf->players->len == (guint) trf->tournament->n_players, NULL);

  writing.last_paired = brg_tournament_last_paired_round (trf->tournament);
  return write_report (&writing) ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}
