/* brg-postal-text.c - the chart of a game by correspondence as lines of text
 *
 * Rules: rus-draughts-2022 10.3.6
 * Tests: tests/engine/test-postal-vectors.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-text.h"

#include "brg-postal-write.h"

/* A day as text, for as long as a line is written. */
#define DAY(day_) brg_postal_day_write ((day_), (char[BRG_POSTAL_DAY_LENGTH]){ 0 })

static const char *
side_id (BrgColour side)
{
  return side == BRG_COLOUR_WHITE ? "white" : side == BRG_COLOUR_BLACK ? "black" : "-";
}

static const char *
text_or_dash (const char *text)
{
  return text != NULL && text[0] != '\0' ? text : "-";
}

static void
write_heading (GString *out, const BrgPostalGame *game, const BrgPostalChart *chart)
{
  g_string_append_printf (out, "GAME\t%s\t%s\t%s\t%s\t%s\t%u/%u\n", text_or_dash (game->code),
                          game->names[BRG_COLOUR_WHITE], game->names[BRG_COLOUR_BLACK],
                          brg_postal_variant_get_id (game->variant),
                          brg_postal_channel_get_id (game->channel), game->norm_days,
                          game->norm_moves);
  g_string_append_printf (out, "BEGIN\t%s\t%s\t%s\n", DAY (chart->begins[BRG_COLOUR_WHITE]),
                          DAY (chart->begins[BRG_COLOUR_BLACK]), DAY (game->end));
  for (guint i = 0; i < chart->breaks->len; i++)
    {
      const BrgPostalBreakLine *line = &g_array_index (chart->breaks, BrgPostalBreakLine, i);

      g_string_append_printf (out, "BREAK\t%s\t%s\t%s\t%s\t%s\t%u\t%s\n",
                              side_id (line->pause.side), DAY (line->pause.from),
                              DAY (line->pause.to), DAY (line->from), DAY (line->to), line->days,
                              brg_postal_break_note_get_id (line->note));
    }
}

/* A row of this text names the days of a corrected letter at both moves that bore them, as those of
 * the worked examples do; the chart itself has them once. @total: that of the player so far */
static BrgPostalPly
read_ply (const BrgPostalChart *chart, guint index, guint *total)
{
  const BrgPostalPly *ply = &g_array_index (chart->plies, BrgPostalPly, index);
  BrgPostalPly shown;

  while (ply->days_at != 0)
    ply = &g_array_index (chart->plies, BrgPostalPly, ply->days_at - 1);
  shown = *ply;
  shown.move = g_array_index (chart->plies, BrgPostalPly, index).move;
  *total = shown.total = MAX (*total, shown.total);
  return shown;
}

/* Table 2 of 10.3.6: White's half is read towards the middle, Black's from the middle. */
static void
write_rows (GString *out, const BrgPostalGame *game, const BrgPostalChart *chart)
{
  char text[BRG_POSTAL_MOVE_LENGTH];
  guint totals[2] = { 0 };

  for (guint i = 0; i < chart->plies->len; i += 2)
    {
      gboolean has_black = i + 1 < chart->plies->len;
      BrgPostalPly shown[2];
      const BrgPostalPly *white = &shown[0];
      const BrgPostalPly *black = has_black ? &shown[1] : NULL;

      shown[0] = read_ply (chart, i, &totals[0]);
      if (has_black)
        shown[1] = read_ply (chart, i + 1, &totals[1]);
      g_string_append_printf (out, "ROW\t%s\t%s\t%u\t%u\t%s\t%u\t", DAY (white->received),
                              DAY (white->sent), white->days, white->total,
                              brg_postal_move_write (game->variant, &white->move, text), i / 2 + 1);
      if (black == NULL)
        g_string_append_printf (out, "-\t-\t-\t-\t-\t%u\t-\n", white->penalty);
      else
        g_string_append_printf (out, "%s\t%s\t%s\t%u\t%u\t%u\t%u\n",
                                brg_postal_move_write (game->variant, &black->move, text),
                                DAY (black->received), DAY (black->sent), black->days, black->total,
                                white->penalty, black->penalty);
    }
  g_string_append_printf (out, "TOTAL\t%u/%u\t%u/%u\n", chart->totals[BRG_COLOUR_WHITE],
                          chart->totals[BRG_COLOUR_BLACK], chart->n_moves[BRG_COLOUR_WHITE],
                          chart->n_moves[BRG_COLOUR_BLACK]);
}

static void
write_dates (GString *out, const BrgPostalChart *chart)
{
  static const char *const reasons[] = { "corrected", "not-corrected", "pending",
                                         "stamp",     "supplied",      "average" };

  G_STATIC_ASSERT (G_N_ELEMENTS (reasons) == BRG_N_POSTAL_DATE_REASONS);
  for (guint i = 0; i < chart->dates->len; i++)
    {
      const BrgPostalDateLine *line = &g_array_index (chart->dates, BrgPostalDateLine, i);

      g_string_append_printf (out, "DATE\t%u\t%s\t%s\t%s\t%s", line->letter,
                              line->is_dispatch ? "sent" : "rcv", DAY (line->stated),
                              DAY (line->used), reasons[line->reason]);
      if (line->reason == BRG_POSTAL_DATE_AVERAGE)
        g_string_append_printf (out, "=%u", line->average);
      g_string_append_c (out, '\n');
    }
}

static void
write_stated (GString *out, const BrgPostalChart *chart)
{
  for (guint i = 0; i < chart->stated->len; i++)
    {
      const BrgPostalStated *line = &g_array_index (chart->stated, BrgPostalStated, i);

      g_string_append_printf (out, "STATED\t%u\t%u/%u\t%u/%u\t%s\t", line->letter,
                              line->stated[BRG_COLOUR_WHITE], line->stated[BRG_COLOUR_BLACK],
                              line->due[BRG_COLOUR_WHITE], line->due[BRG_COLOUR_BLACK],
                              line->is_right ? "ok" : "wrong");
      if (line->is_right)
        g_string_append (out, "-\n");
      else if (line->righted_in == 0)
        g_string_append (out, "next\n");
      else
        g_string_append_printf (out, "%u\n", line->righted_in);
    }
}

static void
write_omissions (GString *out, guint omissions)
{
  static const char *const names[] = { "first", "rcv", "sent", "tot" };
  const char *comma = "";

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if ((omissions & 1u << i) != 0)
      {
        g_string_append_printf (out, "%s%s", comma, names[i]);
        comma = ",";
      }
}

static void
write_stop (GString *out, const BrgPostalNote *note)
{
  g_string_append (out, note->has_impossible ? "move" : "");
  if (note->repeating != BRG_POSTAL_REPEATED)
    g_string_append_printf (out, "%srepeat:%s", note->has_impossible ? "+" : "",
                            brg_postal_repeating_get_id (note->repeating));
}

static void
write_note (GString *out, const BrgPostalGame *game, const BrgPostalNote *note)
{
  char text[BRG_POSTAL_MOVE_LENGTH];

  if (note->kind == BRG_POSTAL_NOTE_REPORT_WITHOUT_FAULT)
    return;
  g_string_append_c (out, '\t');
  if (note->kind == BRG_POSTAL_NOTE_OMITTED)
    write_omissions (out, note->omissions);
  /* rus-draughts-2022 10.2.3 */
  else if (note->kind == BRG_POSTAL_NOTE_FORM_OMITTED)
    brg_postal_lacks_list (out, BRG_POSTAL_LETTER, note->omissions);
  else if (note->kind == BRG_POSTAL_NOTE_STOPPED)
    write_stop (out, note);
  else if (note->kind == BRG_POSTAL_NOTE_REPORT_LATE)
    g_string_append_printf (out, "%u", note->days);
  else if (note->kind == BRG_POSTAL_NOTE_FORCED_OMITTED)
    g_string_append (out, brg_postal_move_write (game->variant, &note->move, text));
  else if (note->kind == BRG_POSTAL_NOTE_WRONG_NUMBER)
    g_string_append_printf (out, "%u\t%u", note->stated_number, note->right_number);
  else if (note->on != 0)
    g_string_append_printf (out, "%u", note->on);
  else
    g_string_append (out, DAY (note->day));
}

static void
write_notes (GString *out, const BrgPostalGame *game, const BrgPostalChart *chart)
{
  static const char *const names[] = { "omitted",         "stopped",
                                       "report-late",     "report-without-fault",
                                       "forced-omitted",  "repeat-not-registered",
                                       "wrong-number",    "form-omitted",
                                       "number-not-told", "number-not-righted" };

  G_STATIC_ASSERT (G_N_ELEMENTS (names) == BRG_N_POSTAL_NOTES);
  for (guint i = 0; i < chart->notes->len; i++)
    {
      const BrgPostalNote *note = &g_array_index (chart->notes, BrgPostalNote, i);

      g_string_append_printf (out, "NOTE\t%u\t%s", note->letter, names[note->kind]);
      write_note (out, game, note);
      g_string_append_c (out, '\n');
    }
}

static void
write_moves (GString *out, const BrgPostalGame *game, const BrgPostalChart *chart)
{
  char text[BRG_POSTAL_MOVE_LENGTH];

  for (guint i = 0; i < chart->moves->len; i++)
    {
      const BrgPostalMoveLine *line = &g_array_index (chart->moves, BrgPostalMoveLine, i);

      g_string_append_printf (out, "MOVE\t%u\t%s\t%s\t%s\n", line->letter, line->text,
                              brg_postal_reading_is_played (line->reading)
                                  ? brg_postal_move_write (game->variant, &line->move, text)
                                  : "-",
                              brg_postal_reading_get_id (line->reading));
    }
  for (guint i = 0; i < chart->variants->len; i++)
    {
      const BrgPostalVariant *line = &g_array_index (chart->variants, BrgPostalVariant, i);

      g_string_append_printf (
          out, "VAR\t%u\t%s\t%u\t%u\t%s\t", line->letter, line->name, line->n_written,
          line->n_offered,
          line->reading == BRG_POSTAL_GOOD ? "ok" : brg_postal_reading_get_id (line->reading));
      if (line->answer == 0)
        g_string_append (out, "-\t-");
      else
        g_string_append_printf (out, "%u\t%u", line->n_accepted, line->answer);
      g_string_append_printf (out, "\t%u\n", line->n_mandatory);
    }
}

static void
write_repeats (GString *out, const BrgPostalChart *chart)
{
  for (guint i = 0; i < chart->repeats->len; i++)
    {
      const BrgPostalRepeatLine *line = &g_array_index (chart->repeats, BrgPostalRepeatLine, i);

      g_string_append_printf (out, "REPEAT\t%s\t%u\t%s\t%s\t%u\t%s\n", side_id (line->side),
                              line->letter, DAY (line->due), DAY (line->sent), line->days,
                              line->sent < line->due    ? "early"
                              : line->sent == line->due ? "in-time"
                                                        : "late");
    }
}

static void
write_penalties (GString *out, const BrgPostalChart *chart)
{
  static const char *const notes[] = { "counted", "first-omission", "late",     "no-cause",
                                       "no-stop", "one-per-letter", "put-aside" };

  G_STATIC_ASSERT (G_N_ELEMENTS (notes) == BRG_N_POSTAL_PENALTY_NOTES);
  for (guint i = 0; i < chart->penalties->len; i++)
    {
      const BrgPostalPenalty *line = &g_array_index (chart->penalties, BrgPostalPenalty, i);

      if (line->entered_in == 0)
        g_string_append (out, "PEN\tjudge\t");
      else
        g_string_append_printf (out, "PEN\t%u\t", line->entered_in);
      g_string_append_printf (out, "%u\t%s\t%u\t%s\t%s\n", line->letter, side_id (line->side),
                              line->days, line->article, notes[line->note]);
    }
}

static void
write_overdue (GString *out, const BrgPostalChart *chart)
{
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      const BrgPostalOverdue *overdue = &chart->overdue[side];

      g_string_append_printf (out, "OVERDUE\t%s\t", side_id ((BrgColour) side));
      if (overdue->is_overdue)
        g_string_append_printf (out, "yes\t%u\t%u\t%u\t%u\n", overdue->n_moves, overdue->letter,
                                overdue->total, overdue->limit);
      else
        g_string_append_printf (out, "%s\t-\t-\t-\t-\n", overdue->is_kept ? "no" : "server");
    }
}

static void
write_claims (GString *out, const BrgPostalChart *chart)
{
  static const char *const verdicts[] = { "justified", "false", "not-approved" };

  G_STATIC_ASSERT (G_N_ELEMENTS (verdicts) == BRG_N_POSTAL_VERDICTS);
  for (guint i = 0; i < chart->claims->len; i++)
    {
      const BrgPostalClaim *claim = &g_array_index (chart->claims, BrgPostalClaim, i);

      g_string_append_printf (out, "CLAIM\t%u\t%s\t%s\t%u\t%u\t%u\t%u\t%s\t%s\t%u\n", claim->letter,
                              side_id (claim->side), side_id (brg_colour_opposite (claim->side)),
                              claim->examined, claim->n_moves, claim->total, claim->limit,
                              claim->is_overdue ? "overdue" : "not-overdue",
                              verdicts[claim->verdict], claim->days);
    }
  if (chart->result != BRG_POSTAL_UNFINISHED)
    g_string_append_printf (out, "RESULT\t%s\t%s\t%s\n", brg_postal_result_get_id (chart->result),
                            DAY (chart->result_day), text_or_dash (chart->result_reason));
}

/* A number, or a dash where it is not known. */
static void
write_number (GString *out, gboolean is_known, gint number)
{
  if (is_known)
    g_string_append_printf (out, "\t%d", number);
  else
    g_string_append (out, "\t-");
}

static void
write_due (GString *out, const BrgPostalChart *chart)
{
  const BrgPostalTurn *turn = &chart->turn;

  if (chart->on == 0)
    return;
  g_string_append_printf (out, "ON\t%s\nTURN\t%s\t%s", DAY (chart->on),
                          turn->is_suspended ? "judge" : side_id (turn->side),
                          DAY (turn->received));
  write_number (out, turn->has_run, (gint) turn->days_run);
  write_number (out, turn->has_left, turn->days_left);
  g_string_append_printf (out, "\t%s\n", DAY (turn->last));
  for (guint i = 0; i < chart->dues->len; i++)
    {
      const BrgPostalDue *due = &g_array_index (chart->dues, BrgPostalDue, i);

      g_string_append_printf (out, "DUE\t%s\t%s\t%s\t%d\n",
                              due->side == BRG_COLOUR_NONE ? "judge" : side_id (due->side),
                              brg_postal_duty_get_id (due->duty), DAY (due->last), due->days_left);
    }
}

char *
brg_postal_text_write (const BrgPostalGame *game, const BrgPostalChart *chart, BrgPostalPart part)
{
  g_autoptr (GString) out = g_string_new (NULL);

  g_return_val_if_fail (game != NULL && chart != NULL, NULL);

  if (part == BRG_POSTAL_WHOLE)
    {
      write_heading (out, game, chart);
      write_rows (out, game, chart);
      write_dates (out, chart);
      write_stated (out, chart);
      write_notes (out, game, chart);
      write_moves (out, game, chart);
      write_repeats (out, chart);
      write_penalties (out, chart);
    }
  if (part != BRG_POSTAL_DUE_PART)
    {
      write_overdue (out, chart);
      write_claims (out, chart);
    }
  if (part != BRG_POSTAL_CLAIM_PART)
    write_due (out, chart);
  return g_string_free (g_steal_pointer (&out), FALSE);
}
