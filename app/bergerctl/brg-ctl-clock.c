/* brg-ctl-clock.c - bergerctl clock: what an arbiter asks about clocks
 *
 * Every question answers with `ANSWER<TAB>ARTICLE`; an answer that the book does not give is
 * `none`, with the article that says so or `-`.
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-both-flags.h"
#include "brg-clock-correction.h"
#include "brg-control-left.h"
#include "brg-ctl-play.h"
#include "brg-record-duty.h"
#include "brg-rulebooks.h"

#include <string.h>

#define MAX_MINUTES (24 * 60)
#define MOST_INCREMENT 3600

/* What is asked, by whom. */
typedef struct
{
  const BrgRulebook *rulebook;
  BrgDiscipline discipline;
  BrgTempo tempo; /* unknown where the discipline does not say it */
  const char *text;
} ClockQuestion;

/* One `key=value` of the arguments. */
typedef struct
{
  const char *key;
  const char *value; /* where it begins in the text, NULL when it is missing */
  gsize length;
} ClockValue;

static BrgCtlStatus
complain_at (const ClockQuestion *question, const char *at, const char *what)
{
  return brg_ctl_complain ("arguments:1:%ld: %s", g_utf8_pointer_to_offset (question->text, at) + 1,
                           what);
}

static const char *
skip_blanks (const char *at)
{
  while (g_ascii_isspace (*at))
    at++;
  return at;
}

/* Fills in @values, ended by a row without a key; @n_needed of them must be there. */
static gboolean
read_values (const ClockQuestion *question, ClockValue *values, guint n_needed)
{
  const char *at = skip_blanks (question->text);

  while (*at != '\0')
    {
      gsize word = strcspn (at, " \t");
      gsize key = strcspn (at, "= \t");
      ClockValue *value = values;

      while (value->key != NULL &&
             (strlen (value->key) != key || strncmp (value->key, at, key) != 0))
        value++;
      if (value->key == NULL || at[key] != '=' || value->value != NULL)
        {
          g_autofree char *what = g_strdup_printf ("“%.*s” was not expected here", (gint) word, at);

          complain_at (question, at, what);
          return FALSE;
        }
      value->value = at + key + 1;
      value->length = word - key - 1;
      at = skip_blanks (at + word);
    }
  for (guint i = 0; i < n_needed; i++)
    if (values[i].value == NULL)
      {
        g_autofree char *what = g_strdup_printf ("%s= is missing", values[i].key);

        complain_at (question, at, what);
        return FALSE;
      }
  return TRUE;
}

/* One of several words; the index of it. */
static gboolean
read_word (const ClockQuestion *question,
           const ClockValue *value,
           const char *const *words,
           guint *index)
{
  g_autofree char *known = g_strjoinv (" or ", (char **) words);
  g_autofree char *what = g_strdup_printf ("%s was expected", known);

  for (*index = 0; words[*index] != NULL; (*index)++)
    if (strlen (words[*index]) == value->length &&
        strncmp (words[*index], value->value, value->length) == 0)
      return TRUE;
  complain_at (question, value->value, what);
  return FALSE;
}

/* `yes` or `no`; @usual when it is not there. */
static gboolean
read_choice (const ClockQuestion *question,
             const ClockValue *value,
             gboolean usual,
             gboolean *choice)
{
  static const char *const words[] = { "no", "yes", NULL };
  guint index = usual;

  if (value->value != NULL && !read_word (question, value, words, &index))
    return FALSE;
  *choice = index == 1;
  return TRUE;
}

static gboolean
read_count (const ClockQuestion *question,
            const char *start,
            const char *end,
            gint most,
            const char **rest,
            gint *number)
{
  const char *at = start;

  *number = 0;
  while (at < end && g_ascii_isdigit (*at) && *number <= most)
    *number = *number * 10 + g_ascii_digit_value (*at++);
  *rest = at;
  if (at > start && *number <= most)
    return TRUE;
  {
    g_autofree char *what = g_strdup_printf ("a whole number from 0 to %d was expected", most);

    complain_at (question, start, what);
  }
  return FALSE;
}

/* Minutes, or minutes and seconds with a colon, to @end. */
static gboolean
read_time (const ClockQuestion *question, const char *start, const char *end, gint *seconds)
{
  const char *at;
  gint minutes;
  gint rest = 0;

  if (!read_count (question, start, end, MAX_MINUTES, &at, &minutes))
    return FALSE;
  if (at < end && *at == ':')
    {
      start = at + 1;
      if (!read_count (question, start, end, 59, &at, &rest))
        return FALSE;
      if (at != start + 2)
        {
          complain_at (question, start, "two digits of seconds were expected");
          return FALSE;
        }
    }
  if (at != end)
    {
      complain_at (question, at, "minutes, or minutes:seconds, were expected");
      return FALSE;
    }
  *seconds = minutes * 60 + rest;
  return TRUE;
}

static gboolean
read_value_time (const ClockQuestion *question, const ClockValue *value, gint *seconds)
{
  return read_time (question, value->value, value->value + value->length, seconds);
}

static gboolean
read_value_count (const ClockQuestion *question, const ClockValue *value, gint most, gint *number)
{
  const char *end = value->value + value->length;
  const char *at;

  if (!read_count (question, value->value, end, most, &at, number))
    return FALSE;
  if (at == end)
    return TRUE;
  complain_at (question, at, "a whole number was expected");
  return FALSE;
}

static const char *
get_number (const char *article)
{
  const char *blank = article != NULL ? strchr (article, ' ') : NULL;

  return blank != NULL ? blank + 1 : "-";
}

static BrgCtlStatus
print_answer (const char *answer, const char *article)
{
  g_print ("%s\t%s\n", answer, get_number (article));
  /* Of what the book does not speak there is no answer. */
  return article != NULL ? BRG_CTL_YES : BRG_CTL_NO;
}

/* The minutes, and the seconds when there are any. */
static char *
dup_time (gint seconds)
{
  return seconds % 60 == 0 ? g_strdup_printf ("%d", seconds / 60)
                           : g_strdup_printf ("%d:%02d", seconds / 60, seconds % 60);
}

static BrgCtlStatus
ask_class (const ClockQuestion *question)
{
  static const char *const names[] = {
    [BRG_TEMPO_UNKNOWN] = "none",
    [BRG_TEMPO_STANDARD] = "standard",
    [BRG_TEMPO_RAPID] = "rapid",
    [BRG_TEMPO_BLITZ] = "blitz",
  };
  BrgTimeControlFault fault;
  BrgTimeControl control;
  const char *article;
  BrgTempo tempo;

  if (!brg_time_control_parse (question->text, &control, &fault))
    return brg_ctl_complain ("arguments:1:%d: %s", fault.column,
                             brg_time_control_describe_fault (fault.kind));
  tempo = question->tempo;
  if (tempo == BRG_TEMPO_UNKNOWN ||
      !brg_time_control_is_of_class (&control, question->rulebook, question->discipline, tempo,
                                     &article))
    tempo =
        brg_time_control_classify (&control, question->rulebook, question->discipline, &article);
  return print_answer (names[tempo], article);
}

static BrgCtlStatus
ask_write (const ClockQuestion *question)
{
  ClockValue values[] = { { .key = "left" }, { .key = "increment" }, { .key = "watched" }, { 0 } };
  const char *article;
  gint left;
  gint increment;
  gboolean is_watched;
  gboolean must;

  if (!read_values (question, values, 2) || !read_value_time (question, &values[0], &left) ||
      !read_value_count (question, &values[1], 600, &increment) ||
      !read_choice (question, &values[2], FALSE, &is_watched))
    return BRG_CTL_WRONG;
  must = brg_record_duty_ask (question->rulebook, question->discipline, question->tempo, is_watched,
                              (gint64) left * 1000, increment, &article);
  return print_answer (must ? "yes" : "no", article);
}

/* `W:8,B:40`, with or without seconds. */
static gboolean
read_both (const ClockQuestion *question, const ClockValue *value, gint *seconds)
{
  const char *end = value->value + value->length;
  const char *comma = memchr (value->value, ',', value->length);
  const char *const parts[] = { value->value, comma != NULL ? comma + 1 : end };
  const char *const ends[] = { comma != NULL ? comma : end, end };

  for (guint i = 0; i < 2; i++)
    {
      if (ends[i] - parts[i] < 2 || parts[i][0] != "WB"[i] || parts[i][1] != ':')
        {
          complain_at (question, parts[i], "W:MINUTES,B:MINUTES was expected");
          return FALSE;
        }
      if (!read_time (question, parts[i] + 2, ends[i], &seconds[i]))
        return FALSE;
    }
  return TRUE;
}

/* Minutes with their sign. */
static gboolean
read_change (const ClockQuestion *question, const ClockValue *value, gint *seconds)
{
  gboolean has_sign = value->length > 0 && (*value->value == '-' || *value->value == '+');

  if (!read_time (question, value->value + (has_sign ? 1 : 0), value->value + value->length,
                  seconds))
    return FALSE;
  if (has_sign && *value->value == '-')
    *seconds = -*seconds;
  return TRUE;
}

static gboolean
read_correction (const ClockQuestion *question, BrgClockCorrectionQuery *query)
{
  static const char *const periods[] = { "first", "later", NULL };
  static const char *const clocks[] = { "unknown", "white", "black", NULL };
  ClockValue values[] = { { .key = "period" },   { .key = "clock" },
                          { .key = "add" },      { .key = "left" },
                          { .key = "resumed" },  { .key = "broken" },
                          { .key = "watched" },  { .key = "made" },
                          { .key = "restored" }, { 0 } };
  guint period;
  guint clock;

  if (!read_values (question, values, 4) || !read_word (question, &values[0], periods, &period) ||
      !read_word (question, &values[1], clocks, &clock) ||
      !read_change (question, &values[2], &query->add_seconds) ||
      !read_both (question, &values[3], query->left_seconds) ||
      !read_choice (question, &values[4], FALSE, &query->is_resumed) ||
      !read_choice (question, &values[5], FALSE, &query->is_broken) ||
      !read_choice (question, &values[6], FALSE, &query->is_watched) ||
      !read_choice (question, &values[8], FALSE, &query->is_restored) ||
      (values[7].value != NULL && !read_value_count (question, &values[7], 999, &query->moves)))
    return FALSE;
  query->clock = (BrgColour) clock;
  query->is_first_control = period == 0;
  return TRUE;
}

static BrgCtlStatus
ask_correct (const ClockQuestion *question)
{
  BrgClockCorrectionQuery query = { .rulebook = question->rulebook,
                                    .discipline = question->discipline,
                                    .tempo = question->tempo,
                                    .moves = -1 };
  BrgClockCorrection correction;
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;
  g_autofree char *answer = NULL;

  if (!read_correction (question, &query))
    return BRG_CTL_WRONG;
  brg_clock_correction_judge (&query, &correction);
  white = dup_time (correction.left_seconds[0]);
  black = dup_time (correction.left_seconds[1]);
  answer = g_strdup_printf ("W:%s,B:%s", white, black);
  return print_answer (answer, correction.article);
}

/* Seconds a move; without the word there is none. */
static gboolean
read_increment (const ClockQuestion *question, const ClockValue *value, guint *seconds)
{
  g_autofree char *text = g_strndup (value->value, value->length);
  guint64 number = 0;

  *seconds = 0;
  if (value->value == NULL)
    return TRUE;
  if (!g_ascii_string_to_unsigned (text, 10, 0, MOST_INCREMENT, &number, NULL))
    {
      complain_at (question, value->value, "a number of seconds was expected here");
      return FALSE;
    }
  *seconds = (guint) number;
  return TRUE;
}

static BrgCtlStatus
ask_flags (const ClockQuestion *question)
{
  static const char *const periods[] = { "last", "earlier", NULL };
  static const char *const answers[] = {
    [BRG_BOTH_FLAGS_SILENT] = "none",
    [BRG_BOTH_FLAGS_PLAY_ON] = "play on",
    [BRG_BOTH_FLAGS_DRAW] = "draw",
  };
  ClockValue values[] = {
    { .key = "period" }, { .key = "watched" }, { .key = "announced" }, { .key = "increment" }, { 0 }
  };
  gboolean is_watched;
  gboolean is_announced;
  guint increment;
  const char *article;
  guint period;
  BrgBothFlags flags;

  if (!read_values (question, values, 1) || !read_word (question, &values[0], periods, &period) ||
      !read_choice (question, &values[1], FALSE, &is_watched) ||
      !read_choice (question, &values[2], FALSE, &is_announced) ||
      !read_increment (question, &values[3], &increment))
    return BRG_CTL_WRONG;
  flags = brg_both_flags_judge (question->rulebook, question->tempo, is_watched, period == 0,
                                is_announced, increment > 0, &article);
  return print_answer (answers[flags], article);
}

static gboolean
read_control (const ClockQuestion *question, const ClockValue *value, BrgTimeControl *control)
{
  g_autofree char *text = g_strndup (value->value, value->length);
  BrgTimeControlFault fault;

  if (brg_time_control_parse (text, control, &fault))
    return TRUE;
  complain_at (question, g_utf8_offset_to_pointer (value->value, fault.column - 1),
               brg_time_control_describe_fault (fault.kind));
  return FALSE;
}

static BrgCtlStatus
ask_left (const ClockQuestion *question)
{
  ClockValue values[] = { { .key = "control" }, { .key = "made" }, { .key = "used" }, { 0 } };
  BrgTimeControl control;
  BrgControlLeft left;
  g_autofree char *answer = NULL;
  gint made;
  gint used;

  if (!read_values (question, values, 3) || !read_control (question, &values[0], &control) ||
      !read_value_count (question, &values[1], 999, &made) ||
      !read_value_time (question, &values[2], &used))
    return BRG_CTL_WRONG;
  brg_control_left_count (question->rulebook, &control, (guint) made, used, &left);
  /* More than was given: the flag is down. */
  answer = dup_time (MAX (left.left_seconds, 0));
  return print_answer (answer, left.article);
}

static const struct
{
  const char *name;
  BrgCtlStatus (*ask) (const ClockQuestion *question);
} asked[] = {
  { "class", ask_class }, { "write", ask_write }, { "correct", ask_correct },
  { "flags", ask_flags }, { "left", ask_left },
};

/* Nothing said: chess, or the draughts that a book of draughts begins with. */
static gboolean
read_discipline (const char *id, ClockQuestion *question)
{
  gboolean plays_chess = (question->rulebook->disciplines & (1u << BRG_DISCIPLINE_CHESS)) != 0;
  BrgCtlPlay play = { .discipline = plays_chess ? BRG_DISCIPLINE_CHESS : BRG_DISCIPLINE_RUSSIAN,
                      .tempo = BRG_TEMPO_UNKNOWN };

  if (id != NULL && !g_str_equal (id, "-") &&
      !brg_ctl_read_play ("clock", id, question->rulebook, &play))
    return FALSE;
  question->discipline = play.discipline;
  question->tempo = play.tempo;
  return TRUE;
}

static BrgCtlStatus
ask_by_name (const char *name, const ClockQuestion *question)
{
  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    if (g_str_equal (asked[i].name, name))
      return asked[i].ask (question);
  return brg_ctl_complain ("clock: there is no question “%s”; class, write, correct, flags or left",
                           name);
}

static BrgCtlStatus
run_clock (int argc, char **argv)
{
  g_autofree char *book_id = NULL;
  g_autofree char *discipline_id = NULL;
  const GOptionEntry options[] = {
    { "rulebook", 0, 0, G_OPTION_ARG_STRING, &book_id, "the rule book", "ID" },
    { "discipline", 0, 0, G_OPTION_ARG_STRING, &discipline_id,
      "what is played and how fast: rapid, russian-blitz", "ID" },
    G_OPTION_ENTRY_NULL,
  };
  ClockQuestion question = { 0 };

  if (!brg_ctl_parse ("class|write|correct|flags|left ARGUMENTS", options, &argc, &argv, 2))
    return BRG_CTL_WRONG;
  question.rulebook = book_id != NULL ? brg_rulebook_find (book_id) : NULL;
  if (question.rulebook == NULL)
    return brg_ctl_complain (book_id == NULL ? "clock: --rulebook is missing"
                                             : "clock: there is no rule book “%s”",
                             book_id);
  if (!read_discipline (discipline_id, &question))
    return BRG_CTL_WRONG;
  question.text = argv[2];
  if (!g_utf8_validate (question.text, -1, NULL))
    return brg_ctl_complain ("clock: the arguments are not UTF-8");
  return ask_by_name (argv[1], &question);
}

const BrgCtlCommand brg_ctl_clock = {
  "clock", run_clock,
  "class|write|correct|flags|left --rulebook ID [--discipline D] \"ARGUMENTS\"\n"
  "    class \"90+30\" or \"40/90,30+30\"   write \"left=M:SS increment=S\"\n"
  "    correct \"period=first|later clock=white|black|unknown add=MIN left=W:MIN,B:MIN\"\n"
  "      [resumed=yes] [broken=yes] [watched=yes] [made=N]\n"
  "    flags \"period=last|earlier [watched=yes] [announced=yes] [increment=SECONDS]\"\n"
  "    left \"control=40/120,20/60 made=N used=MIN\""
};
