/* brg-ctl-postal-tables.c - questions of chapter X that come in tables
 *
 * Tests: tests/app/bergerctl-correspondence.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-postal-tables.h"

#include <stdio.h>

#include "brg-ctl-postal-file.h"
#include "brg-postal-breaks.h"
#include "brg-postal-ending.h"
#include "brg-rulebooks.h"
#include "brg-text-tidy.h"

#define MOST_BYTES (1024 * 1024)
#define MOST_BREAKS 400
#define MOST_GAMES 9999

typedef struct
{
  const BrgCorrespondenceRules *rules;
  GStrv words;
  GString *out;
} Asking;

/* "10.10.2025-25.10.2025" */
static gboolean
read_span (const char *text, GArray *lines)
{
  g_auto (GStrv) days = g_strsplit (text, "-", 3);
  BrgPostalBreakLine line = { .days = 1 };

  if (g_strv_length (days) != 2 || !brg_postal_day_read (days[0], &line.from) ||
      !brg_postal_day_read (days[1], &line.to) || line.to < line.from || lines->len >= MOST_BREAKS)
    return FALSE;
  g_array_append_val (lines, line);
  return TRUE;
}

static gboolean
ask_days (const Asking *asking)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (BrgPostalBreakLine));
  g_autoptr (GArray) spans = NULL;
  g_auto (GStrv) breaks = g_strsplit (asking->words[2], ";", -1);
  BrgPostalDay received;
  BrgPostalDay sent;

  if (!brg_postal_day_read (asking->words[0], &received) ||
      !brg_postal_day_read (asking->words[1], &sent) || sent < received)
    return FALSE;
  for (guint i = 0; breaks[i] != NULL && !g_str_equal (asking->words[2], "-"); i++)
    if (!read_span (breaks[i], lines))
      return FALSE;
  spans = brg_postal_spans_new (lines);
  g_string_append_printf (asking->out, "\t%u\n", brg_postal_spans_charge (spans, received, sent));
  return TRUE;
}

static gboolean
ask_deadline (const Asking *asking)
{
  char text[BRG_POSTAL_DAY_LENGTH];
  BrgPostalDuty duty;
  BrgPostalDay from;

  if (!brg_postal_duty_find (asking->words[0], &duty) ||
      !brg_postal_day_read (asking->words[1], &from))
    return FALSE;
  brg_postal_day_write (brg_postal_deadline_find (asking->rules, duty, from, NULL), text);
  g_string_append_printf (asking->out, "\t%s\n", text);
  return TRUE;
}

static gboolean
read_count (const char *text, guint *count)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (text, 10, 0, MOST_GAMES, &number, NULL))
    return FALSE;
  *count = (guint) number;
  return TRUE;
}

static gboolean
ask_leaver (const Asking *asking)
{
  BrgPostalLeaveAdvice answer;
  guint counts[3];

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    if (!read_count (asking->words[i], &counts[i]))
      return FALSE;
  if (!brg_postal_leave (counts[0], counts[1], counts[2], &answer))
    return FALSE;
  g_string_append_printf (asking->out, "\t%s\t%s\t-/%c\n", answer.has_half ? "yes" : "no",
                          answer.counts ? "counted" : "rating-only",
                          answer.partner_wins ? '+' : '-');
  return TRUE;
}

static gboolean
read_result (const char *text, BrgPostalResult *result)
{
  for (guint i = BRG_POSTAL_WHITE_WINS; i <= BRG_POSTAL_DRAWN; i++)
    if (g_str_equal (brg_postal_result_get_id ((BrgPostalResult) i), text))
      {
        *result = (BrgPostalResult) i;
        return TRUE;
      }
  return FALSE;
}

/* "1-0,09.02.2028,14.02.2028", or "-" */
static gboolean
read_analysis (const char *text, BrgPostalAnalysis *analysis)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", 4);

  return g_str_equal (text, "-") ||
         (g_strv_length (parts) == 3 && read_result (parts[0], &analysis->value) &&
          brg_postal_day_read (parts[1], &analysis->sent) &&
          brg_postal_day_read (parts[2], &analysis->received));
}

static void
write_sides (GString *out, const gboolean sides[3])
{
  gboolean is_any = sides[BRG_COLOUR_WHITE] || sides[BRG_COLOUR_BLACK];

  g_string_append_printf (out, "\t%s%s%s", sides[BRG_COLOUR_WHITE] ? "w" : "",
                          sides[BRG_COLOUR_BLACK] ? "b" : "", is_any ? "" : "-");
}

static gboolean
ask_adjudication (const Asking *asking)
{
  BrgPostalAnalysis analyses[3] = { 0 };
  BrgPostalAdjudication answer;
  BrgPostalResult result;
  BrgPostalDay end;
  char text[BRG_POSTAL_DAY_LENGTH];

  if (!brg_postal_day_read (asking->words[0], &end) ||
      !read_analysis (asking->words[1], &analyses[BRG_COLOUR_WHITE]) ||
      !read_analysis (asking->words[2], &analyses[BRG_COLOUR_BLACK]) ||
      !read_result (asking->words[3], &result))
    return FALSE;
  brg_postal_adjudicate (asking->rules, end, analyses, result, &answer);
  g_string_append_printf (asking->out, "\t%s\t%s", brg_postal_route_get_id (answer.route),
                          brg_postal_day_write (answer.decide_by, text));
  write_sides (asking->out, answer.is_told);
  write_sides (asking->out, answer.may_protest);
  g_string_append_c (asking->out, '\n');
  return TRUE;
}

static const struct
{
  const char *name;
  guint n_asked;
  gboolean (*ask) (const Asking *asking);
} tables[] = {
  { "days", 3, ask_days },
  { "deadlines", 2, ask_deadline },
  { "leavers", 3, ask_leaver },
  { "adjudication", 4, ask_adjudication },
};

gboolean
brg_ctl_postal_tables_has (const char *table)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    if (g_str_equal (tables[i].name, table))
      return TRUE;
  return FALSE;
}

static gboolean
ask_line (Asking *asking, guint table, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, "\t", -1);
  guint n_asked = tables[table].n_asked;

  if (g_strv_length (words) < n_asked)
    return FALSE;
  for (guint i = 0; i < n_asked; i++)
    g_string_append_printf (asking->out, "%s%s", i > 0 ? "\t" : "", words[i]);
  asking->words = words;
  return tables[table].ask (asking);
}

static BrgCtlStatus
ask_all (const char *path, guint table, GStrv lines)
{
  g_autoptr (GString) out = g_string_new (NULL);
  Asking asking = { brg_rulebook_find ("rus-draughts-2022")->correspondence, NULL, out };

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_strchomp (lines[i]);
      if (lines[i][0] == '\0')
        continue;
      if (lines[i][0] == '#')
        g_string_append_printf (out, "%s\n", lines[i]);
      else if (!ask_line (&asking, table, lines[i]))
        return brg_ctl_complain ("%s:%u:1: this is no line of the table “%s”", path, i + 1,
                                 tables[table].name);
    }
  fputs (out->str, stdout);
  return BRG_CTL_YES;
}

BrgCtlStatus
brg_ctl_postal_tables_run (const char *table, const char *path)
{
  gsize length = 0;
  g_autofree char *text = brg_ctl_postal_file_read (path, MOST_BYTES, &length);
  g_auto (GStrv) lines = NULL;
  guint line;

  if (text == NULL)
    return BRG_CTL_WRONG;
  if (length > MOST_BYTES)
    return brg_ctl_complain ("%s: more than %d bytes", path, MOST_BYTES);
  line = brg_text_find_bad_line (text, length);
  if (line > 0)
    return brg_ctl_complain ("%s:%u:1: not in UTF-8", path, line);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    if (g_str_equal (tables[i].name, table))
      return ask_all (path, i, lines);
  return BRG_CTL_WRONG;
}
