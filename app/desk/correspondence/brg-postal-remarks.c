/* brg-postal-remarks.c - what is to be said of the letters of a game
 *
 * Rules: rus-draughts-2022 10.1.10, 10.1.12, 10.2.9, 10.2.10, 10.2.12, 10.2.14, 10.3.1, 10.3.3,
 *   10.3.4, 10.3.7
 * Tests: tests/app/test-postal-table.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-remarks.h"

#include "brg-postal-words.h"

static void
clear_remark (gpointer data)
{
  BrgPostalRemark *remark = data;

  g_free (remark->text);
  g_free (remark->article);
}

/* @text: (transfer full) */
static void
add (GArray *remarks, guint letter, char *text, const char *article, gboolean is_wrong)
{
  BrgPostalRemark remark = { letter, text, g_strdup (brg_postal_words_get_article (article)),
                             is_wrong, BRG_POSTAL_ABOUT_TIME };

  g_array_append_val (remarks, remark);
}

/* What the remark that was added last is about. */
static void
set_about (GArray *remarks, BrgPostalRemarkAbout about)
{
  g_array_index (remarks, BrgPostalRemark, remarks->len - 1).about = about;
}

static const char *
get_side (BrgColour side, const BrgWords *words)
{
  return side == BRG_COLOUR_WHITE ? WC_ (words, "postal", "White") : WC_ (words, "postal", "Black");
}

static const char *const break_notes[BRG_N_POSTAL_BREAK_NOTES] = {
  [BRG_POSTAL_BREAK_FULL] = NC_ ("postal-break", "counts"),
  [BRG_POSTAL_BREAK_LATE] = NC_ ("postal-break", "told late, counts from then on"),
  [BRG_POSTAL_BREAK_CUT] = NC_ ("postal-break", "cut to 30 days"),
  [BRG_POSTAL_BREAK_CUT_AND_LATE] = NC_ ("postal-break", "cut to 30 days and told late"),
  [BRG_POSTAL_BREAK_GRANTED] = NC_ ("postal-break", "granted by the arbiter"),
  [BRG_POSTAL_BREAK_SECOND] = NC_ ("postal-break", "the second one of the year, does not count"),
  [BRG_POSTAL_BREAK_NOT_TOLD] = NC_ ("postal-break", "the opponent was not told, does not count"),
  [BRG_POSTAL_BREAK_TOLD_AFTER] = NC_ ("postal-break", "told when it was over, does not count"),
};

static void
add_breaks (GArray *remarks, const BrgPostalChart *chart, const BrgWords *words)
{
  for (guint i = 0; i < chart->breaks->len; i++)
    {
      const BrgPostalBreakLine *line = &g_array_index (chart->breaks, BrgPostalBreakLine, i);
      g_autofree char *from = brg_postal_words_dup_day (line->pause.from);
      g_autofree char *to = brg_postal_words_dup_day (line->pause.to);

      add (remarks, 0,
           /* Translators: White or Black, two days, a number of days, what becomes of it */
           g_strdup_printf (W_ (words, "Break of %s from %s to %s: %u d., %s"),
                            get_side (line->pause.side, words), from, to, line->days,
                            WC_ (words, "postal-break", break_notes[line->note])),
           line->article, line->days == 0);
    }
}

static const char *const date_reasons[BRG_N_POSTAL_DATE_REASONS] = {
  [BRG_POSTAL_DATE_CORRECTED] = NC_ ("postal-date", "corrected by the postmark in the answer"),
  [BRG_POSTAL_DATE_NOT_CORRECTED] =
      NC_ ("postal-date", "not corrected in the answer: stays as written"),
  [BRG_POSTAL_DATE_PENDING] = NC_ ("postal-date", "by the postmark; the answer may correct it"),
  [BRG_POSTAL_DATE_STAMP] = NC_ ("postal-date", "by the postmark"),
  [BRG_POSTAL_DATE_SUPPLIED] = NC_ ("postal-date", "given in the next letter"),
  [BRG_POSTAL_DATE_AVERAGE] = NC_ ("postal-date", "from the average run of a letter"),
};

/* A message bears its own day where a letter bears a postmark. */
static const char *const message_reasons[BRG_N_POSTAL_DATE_REASONS] = {
  [BRG_POSTAL_DATE_CORRECTED] = NC_ ("postal-date", "corrected in the answer"),
  [BRG_POSTAL_DATE_PENDING] =
      NC_ ("postal-date", "by the day of the message; the answer may correct it"),
  [BRG_POSTAL_DATE_STAMP] = NC_ ("postal-date", "by the day of the message"),
};

static const char *
get_reason (BrgPostalDateReason reason, BrgPostalChannel channel)
{
  return channel == BRG_POSTAL_BY_POST || message_reasons[reason] == NULL ? date_reasons[reason]
                                                                          : message_reasons[reason];
}

static void
add_dates (GArray *remarks,
           const BrgPostalChart *chart,
           BrgPostalChannel channel,
           const BrgWords *words)
{
  for (guint i = 0; i < chart->dates->len; i++)
    {
      const BrgPostalDateLine *line = &g_array_index (chart->dates, BrgPostalDateLine, i);
      g_autofree char *stated = brg_postal_words_dup_day (line->stated);
      g_autofree char *used = brg_postal_words_dup_day (line->used);

      add (remarks, line->letter,
           g_strdup_printf (line->is_dispatch
                                /* Translators: the day used, the day written, why */
                                ? W_ (words, "Sent %s, written %s: %s")
                                : W_ (words, "Received %s, written %s: %s"),
                            used, stated,
                            WC_ (words, "postal-date", get_reason (line->reason, channel))),
           line->article, line->reason == BRG_POSTAL_DATE_NOT_CORRECTED);
    }
}

/* rus-draughts-2022 10.3.1: who gave wrong totals is put right in the other's next letter; when the
 * game is over nobody writes one. */
static void
add_totals (GArray *remarks, const BrgPostalChart *chart, const BrgWords *words)
{
  for (guint i = 0; i < chart->stated->len; i++)
    {
      const BrgPostalStated *line = &g_array_index (chart->stated, BrgPostalStated, i);
      g_autofree char *stated = NULL;
      g_autofree char *due = NULL;

      if (line->is_right)
        continue;
      stated =
          g_strdup_printf ("%u/%u", line->stated[BRG_COLOUR_WHITE], line->stated[BRG_COLOUR_BLACK]);
      due = g_strdup_printf ("%u/%u", line->due[BRG_COLOUR_WHITE], line->due[BRG_COLOUR_BLACK]);
      add (remarks, line->letter,
           line->righted_in != 0
               /* Translators: totals written, those that are right, number of a letter */
               ? g_strdup_printf (W_ (words, "Totals %s, right are %s: corrected in letter %u"),
                                  stated, due, line->righted_in)
               : chart->result != BRG_POSTAL_UNFINISHED
                     /* Translators: totals written, those that are right */
                     ? g_strdup_printf (W_ (words, "Totals %s, right are %s"), stated, due)
                     /* Translators: totals written, those that are right */
                     : g_strdup_printf (
                           W_ (words, "Totals %s, right are %s: to be corrected in the answer"),
                           stated, due),
           "10.3.1", TRUE);
    }
}

static char *
dup_omissions (guint omissions, const BrgWords *words)
{
  const char *const names[] = { WC_ (words, "postal", "first date"),
                                WC_ (words, "postal", "second date"),
                                WC_ (words, "postal", "third date"),
                                WC_ (words, "postal", "totals") };
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if ((omissions & 1u << i) != 0)
      g_strv_builder_add (parts, names[i]);
  list = g_strv_builder_end (parts);
  return g_strjoinv (", ", list);
}

/* rus-draughts-2022 10.2.3 */
static char *
dup_form (guint lacks, const BrgWords *words)
{
  g_autofree char *text = brg_postal_words_dup_lacks (BRG_POSTAL_LETTER, lacks, words);

  /* Translators: what a letter leaves out: "greeting, signature" */
  return g_strdup_printf (W_ (words, "Left out: %s; that costs no days"), text);
}

/* rus-draughts-2022 10.2.9, 10.2.10: what stopped the game, and in what letter it was put right. */
static char *
dup_stop (const BrgPostalGame *game,
          const BrgPostalNote *note,
          BrgPostalDay on,
          const BrgWords *words)
{
  const char *const faults[BRG_N_POSTAL_REPEATINGS] = {
    [BRG_POSTAL_REPEATED] = W_ (words, "A move is impossible"),
    [BRG_POSTAL_NOT_REPEATED] = W_ (words, "The moves of the other are not repeated"),
    [BRG_POSTAL_REPEATED_PARTLY] = W_ (words, "The moves of the other are repeated in part"),
    [BRG_POSTAL_REPEATED_WRONGLY] = W_ (words, "The moves of the other are repeated wrongly"),
    [BRG_POSTAL_REPEATED_ILLEGIBLY] = W_ (words, "The moves of the other are repeated illegibly"),
  };
  const char *fault = faults[note->has_impossible ? BRG_POSTAL_REPEATED : note->repeating];

  for (guint i = 0; i < game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (game, i);

      if (record->kind == BRG_POSTAL_FIX && record->on == note->letter &&
          (on == 0 || brg_postal_record_get_known (record) <= on))
        /* Translators: what was wrong with a letter, number of the letter that corrected it */
        return g_strdup_printf (W_ (words, "%s: put right in letter %u"), fault, record->number);
    }
  /* Translators: what is wrong with a letter */
  return g_strdup_printf (W_ (words, "%s: play stops until it is put right"), fault);
}

static char *
dup_note (const BrgPostalGame *game,
          const BrgPostalNote *note,
          BrgPostalDay on,
          const BrgWords *words)
{
  g_autofree char *left = dup_omissions (note->omissions, words);
  g_autofree char *day = brg_postal_words_dup_day (note->day);
  char move[BRG_POSTAL_MOVE_LENGTH];

  switch (note->kind)
    {
    case BRG_POSTAL_NOTE_OMITTED:
      /* Translators: what a letter leaves out: "first date, totals" */
      return g_strdup_printf (W_ (words, "Left out: %s"), left);
    case BRG_POSTAL_NOTE_FORM_OMITTED:
      return dup_form (note->omissions, words);
    case BRG_POSTAL_NOTE_STOPPED:
      return dup_stop (game, note, on, words);
    case BRG_POSTAL_NOTE_REPORT_LATE:
      /* Translators: number of days that are charged */
      return g_strdup_printf (W_ (words, "The error was reported late: %u d. are charged"),
                              note->days);
    case BRG_POSTAL_NOTE_REPORT_WITHOUT_FAULT:
      return g_strdup (W_ (words, "A report without an error to report"));
    case BRG_POSTAL_NOTE_FORCED_OMITTED:
      /* Translators: a move */
      return g_strdup_printf (W_ (words, "The forced move %s is not written down"),
                              brg_postal_move_write (game->variant, &note->move, move));
    case BRG_POSTAL_NOTE_REPEAT_NOT_REGISTERED:
      /* Translators: a day */
      return g_strdup_printf (W_ (words, "The repeat of %s was not registered"), day);
    case BRG_POSTAL_NOTE_NUMBER_NOT_TOLD:
      /* Translators: number of a letter */
      return g_strdup_printf (W_ (words, "Does not tell of the wrong number in letter %u"),
                              note->on);
    case BRG_POSTAL_NOTE_NUMBER_NOT_RIGHTED:
      /* Translators: number of a letter */
      return g_strdup_printf (W_ (words, "The moves of letter %u are not repeated with their right "
                                         "number"),
                              note->on);
    case BRG_POSTAL_NOTE_WRONG_NUMBER:
    default:
      /* Translators: two numbers of a move */
      return g_strdup_printf (W_ (words, "Move numbered %u instead of %u"), note->stated_number,
                              note->right_number);
    }
}

static gboolean
is_of_moves (const BrgPostalNote *note)
{
  return (note->kind == BRG_POSTAL_NOTE_STOPPED && note->has_impossible) ||
         note->kind == BRG_POSTAL_NOTE_FORCED_OMITTED || note->kind == BRG_POSTAL_NOTE_WRONG_NUMBER;
}

static void
add_notes (GArray *remarks,
           const BrgPostalGame *game,
           const BrgPostalChart *chart,
           const BrgWords *words)
{
  for (guint i = 0; i < chart->notes->len; i++)
    {
      const BrgPostalNote *note = &g_array_index (chart->notes, BrgPostalNote, i);

      add (remarks, note->letter, dup_note (game, note, chart->on, words), note->article, TRUE);
      if (is_of_moves (note))
        set_about (remarks, BRG_POSTAL_ABOUT_MOVES);
    }
}

static const char *const readings[] = {
  [BRG_POSTAL_GOOD] = NC_ ("postal-move", "good"),
  [BRG_POSTAL_FORCED] = NC_ ("postal-move", "a forced move of the other, written down"),
  [BRG_POSTAL_NOT_FORCED] = NC_ ("postal-move", "written as forced, but it is not: falls away"),
  [BRG_POSTAL_REPLACED] = NC_ ("postal-move", "impossible; the piece has a single move"),
  [BRG_POSTAL_IMPOSSIBLE] = NC_ ("postal-move", "impossible"),
  [BRG_POSTAL_NOTATION] = NC_ ("postal-move", "not in full notation"),
  [BRG_POSTAL_ILLEGIBLE] = NC_ ("postal-move", "illegible"),
  [BRG_POSTAL_AMBIGUOUS] = NC_ ("postal-move", "several captures go between these squares"),
};

static void
add_moves (GArray *remarks, const BrgPostalChart *chart, const BrgWords *words)
{
  for (guint i = 0; i < chart->moves->len; i++)
    {
      const BrgPostalMoveLine *line = &g_array_index (chart->moves, BrgPostalMoveLine, i);

      add (remarks, line->letter,
           /* Translators: a move as it was written, what it is */
           g_strdup_printf (W_ (words, "Move %s: %s"), line->text,
                            WC_ (words, "postal-move", readings[line->reading])),
           line->article, line->reading != BRG_POSTAL_FORCED);
      set_about (remarks, BRG_POSTAL_ABOUT_MOVES);
    }
  for (guint i = 0; i < chart->variants->len; i++)
    {
      const BrgPostalVariant *line = &g_array_index (chart->variants, BrgPostalVariant, i);

      if (line->n_offered == line->n_written)
        continue;
      add (remarks, line->letter,
           /* Translators: name of a variant, two numbers, why */
           g_strdup_printf (W_ (words, "Variant %s: %u of %u half-moves are in force (%s)"),
                            line->name, line->n_offered, line->n_written,
                            WC_ (words, "postal-move", readings[line->reading])),
           "10.2.12", FALSE);
      set_about (remarks, BRG_POSTAL_ABOUT_VARIANTS);
    }
}

static const char *const penalty_notes[BRG_N_POSTAL_PENALTY_NOTES] = {
  [BRG_POSTAL_PENALTY_COUNTED] = NC_ ("postal-penalty", "counted"),
  [BRG_POSTAL_PENALTY_FIRST_OMISSION] =
      NC_ ("postal-penalty", "not counted: the first omission costs nothing"),
  [BRG_POSTAL_PENALTY_LATE] = NC_ ("postal-penalty", "not counted: entered too late"),
  [BRG_POSTAL_PENALTY_NO_CAUSE] = NC_ ("postal-penalty", "not counted: there is no fault"),
  [BRG_POSTAL_PENALTY_NO_STOP] = NC_ ("postal-penalty", "not counted: play was not stopped"),
  [BRG_POSTAL_PENALTY_ONE_PER_LETTER] =
      NC_ ("postal-penalty", "not counted: one penalty for a letter"),
  [BRG_POSTAL_PENALTY_PUT_ASIDE] = NC_ ("postal-penalty", "put aside after a protest"),
};

static void
add_penalties (GArray *remarks, const BrgPostalChart *chart, const BrgWords *words)
{
  for (guint i = 0; i < chart->penalties->len; i++)
    {
      const BrgPostalPenalty *line = &g_array_index (chart->penalties, BrgPostalPenalty, i);

      add (remarks, line->letter,
           /* Translators: number of penalty days, White or Black, whether they count */
           g_strdup_printf (W_ (words, "Penalty of %u d. to %s: %s"), line->days,
                            get_side (line->side, words),
                            WC_ (words, "postal-penalty", penalty_notes[line->note])),
           line->article, line->note != BRG_POSTAL_PENALTY_COUNTED);
    }
  for (guint i = 0; i < chart->repeats->len; i++)
    {
      const BrgPostalRepeatLine *line = &g_array_index (chart->repeats, BrgPostalRepeatLine, i);
      g_autofree char *due = brg_postal_words_dup_day (line->due);
      g_autofree char *sent = brg_postal_words_dup_day (line->sent);

      add (remarks, line->letter,
           /* Translators: two days, a number of days */
           g_strdup_printf (W_ (words, "Repeat due %s, sent %s: %u d. are charged"), due, sent,
                            line->days),
           line->article, line->days > 0);
    }
}

/* rus-draughts-2022 10.1.12: a decision on a claim that was put aside after a protest. */
static void
add_reversals (GArray *remarks,
               const BrgPostalChart *chart,
               const BrgScoring *scoring,
               const BrgWords *words)
{
  for (guint i = 0; i < chart->claims->len; i++)
    {
      const BrgPostalClaim *claim = &g_array_index (chart->claims, BrgPostalClaim, i);
      g_autofree char *reversal = NULL;

      if (claim->reversed == 0)
        continue;
      reversal = brg_postal_words_dup_reversal (scoring, claim->reversed, claim->revised, words);
      add (remarks, claim->letter,
           claim->off > 0
               /* Translators: "put aside on ... after a protest: ...", a number of days, White or
                * Black */
               ? g_strdup_printf (W_ (words, "The decision on the claim was %s; %u d. are not "
                                             "charged to %s"),
                                  reversal, claim->off, get_side (claim->relieved, words))
               /* Translators: "put aside on ... after a protest: ..." */
               : g_strdup_printf (W_ (words, "The decision on the claim was %s"), reversal),
           "10.1.12", FALSE);
    }
}

/* rus-draughts-2022 10.3.7: days among the totals that stand in no row yet. */
static void
add_carried (GArray *remarks, const BrgPostalChart *chart, const BrgWords *words)
{
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    if (chart->carried[side] > 0)
      add (remarks, 0,
           g_strdup_printf (side == BRG_COLOUR_WHITE
                                /* Translators: a number of days that a chart has in its totals */
                                ? W_ (words, "In the total %u d. of White stand in no row yet: "
                                             "they go to his next move")
                                : W_ (words, "In the total %u d. of Black stand in no row yet: "
                                             "they go to his next move"),
                            chart->carried[side]),
           chart->carried_article[side], FALSE);
}

/* rus-draughts-2022 10.3.5 */
static void
add_overdue (GArray *remarks, const BrgPostalChart *chart, const BrgWords *words)
{
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      const BrgPostalOverdue *overdue = &chart->overdue[side];

      if (overdue->is_overdue)
        add (remarks, overdue->letter,
             /* Translators: White or Black, days used, days allowed, number of moves */
             g_strdup_printf (WN_ (words, "The time of %s is over: %u d. of %u for %u move",
                                   "The time of %s is over: %u d. of %u for %u moves",
                                   overdue->n_moves),
                              get_side ((BrgColour) side, words), overdue->total, overdue->limit,
                              overdue->n_moves),
             overdue->article, TRUE);
    }
}

static gint
compare (gconstpointer a, gconstpointer b)
{
  const BrgPostalRemark *first = a;
  const BrgPostalRemark *second = b;

  return first->letter < second->letter ? -1 : first->letter > second->letter;
}

GArray *
brg_postal_remarks_new (const BrgPostalGame *game,
                        const BrgPostalChart *chart,
                        const BrgScoring *scoring,
                        const BrgWords *words)
{
  GArray *remarks;

  g_return_val_if_fail (game != NULL && chart != NULL && scoring != NULL && words != NULL, NULL);

  remarks = g_array_new (FALSE, TRUE, sizeof (BrgPostalRemark));
  g_array_set_clear_func (remarks, clear_remark);
  add_breaks (remarks, chart, words);
  add_dates (remarks, chart, game->channel, words);
  add_totals (remarks, chart, words);
  add_notes (remarks, game, chart, words);
  add_moves (remarks, chart, words);
  add_penalties (remarks, chart, words);
  add_reversals (remarks, chart, scoring, words);
  add_carried (remarks, chart, words);
  add_overdue (remarks, chart, words);
  g_array_sort (remarks, compare);
  return remarks;
}
