/* brg-contest-lines.c - what the machine says of a work, a line a requirement
 *
 * Rules: rus-draughts-2022 11.1.1, 11.1.3, 11.2
 * Tests: tests/app/test-contest-lines.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-lines.h"

#include <string.h>

#include "brg-contest-words.h"

typedef struct
{
  GArray *lines;
  const BrgContestWork *work;
  const BrgContestFinding *finding;
  const BrgWords *words;
  gboolean is_solution; /* the block that is being filled */
} Builder;

static const char *const bad_texts[BRG_N_COMPOSITION_FAULTS] = {
  [BRG_COMPOSITION_BLACK_TO_MOVE] = NC_ ("composition", "Black has the first move"),
  [BRG_COMPOSITION_ENDING_ON_100] =
      NC_ ("composition", "Positional endings are of the board of 64 squares"),
  [BRG_COMPOSITION_ENDING_OVER_8] = NC_ ("composition", "More than eight pieces of a side"),
  [BRG_COMPOSITION_FIRST_MOVE_CAPTURE] = NC_ ("composition", "The first move is a capture"),
  [BRG_COMPOSITION_WRONG_GROUP] = NC_ ("composition", "The group that is declared does not fit"),
  [BRG_COMPOSITION_PROBLEM_TOO_SMALL] =
      NC_ ("composition", "A problem has more than four white pieces"),
  [BRG_COMPOSITION_STUDY_BLACK_OVER_6] =
      NC_ ("composition", "A study has at most six black pieces"),
  [BRG_COMPOSITION_STUDY_WHITE_OVER_4] =
      NC_ ("composition", "A study has at most four white pieces"),
  [BRG_COMPOSITION_WRONG_TASK] = NC_ ("composition", "The task is not one of this kind"),
  [BRG_COMPOSITION_MAN_ON_LAST_ROW] = NC_ ("composition", "A man stands on its last row"),
  [BRG_COMPOSITION_SIDE_EMPTY] = NC_ ("composition", "A side has no pieces"),
  [BRG_COMPOSITION_TOO_MANY_PIECES] = NC_ ("composition", "A side has too many pieces"),
  [BRG_COMPOSITION_AUTHOR_FAILS] = NC_ ("composition", "The author’s line does not solve"),
  [BRG_COMPOSITION_UNFINISHED] =
      NC_ ("composition", "The author’s line cannot be played to its end"),
  [BRG_COMPOSITION_NOT_SOLVABLE] = NC_ ("composition", "No first move solves"),
  [BRG_COMPOSITION_FINAL] = NC_ ("composition", "A final is not economic"),
  [BRG_COMPOSITION_VARIANTS] = NC_ ("composition", "One variant alone"),
  [BRG_COMPOSITION_BLACK_EXCESS] = NC_ ("composition", "Black is more than one piece ahead"),
  [BRG_COMPOSITION_COMBINATION_GOES_ON] =
      NC_ ("composition", "The combination is not over: Black still has to take"),
  [BRG_COMPOSITION_ZADACHA_FINAL] = NC_ ("composition", "A final is not economic"),
  [BRG_COMPOSITION_ZADACHA_CAPTURE] =
      NC_ ("composition", "A lock task does not begin with a capture"),
  [BRG_COMPOSITION_ZADACHA_NO_MOVE] = NC_ ("composition", "There is no first move"),
};

/* What stands behind a move of a note, the article and what is said. */
static const struct
{
  char letter;
  const char *article;
  const char *text;
} tolerated[] = {
  { 'F', "11.3.7.5", NC_ ("composition", "The last stroke may end elsewhere") },
  { 'A', "11.3.7.5", NC_ ("composition", "Alternative stroke") },
  { 'T', "11.3.5", NC_ ("composition", "Moves change places") },
  { 'M', "11.3.7.5", NC_ ("composition", "Alternative move") },
};

static void
clear_line (gpointer data)
{
  BrgContestLine *line = data;

  g_free (line->text);
  g_free (line->detail);
  g_free (line->article);
}

/* Takes the texts. */
static void
add (Builder *builder, BrgContestMark mark, const char *article, char *text, char *detail)
{
  BrgContestLine line = { builder->is_solution, mark, text, detail != NULL ? detail : g_strdup (""),
                          g_strdup (article) };

  g_array_append_val (builder->lines, line);
}

static gboolean
has_fault (const Builder *builder, BrgCompositionFault fault)
{
  return (builder->finding->report.faults & brg_composition_fault_bit (fault)) != 0;
}

static gboolean
has_note (const Builder *builder, const char *note)
{
  return g_ptr_array_find_with_equal_func (builder->finding->report.notes, note, g_str_equal, NULL);
}

static char *
dup_article (BrgCompositionFault fault)
{
  const char *id = brg_composition_fault_get_id (fault);

  return g_strndup (id, strcspn (id, ":"));
}

/* Adds what is broken of @faults; whether something is. */
static gboolean
add_faults (Builder *builder, const BrgCompositionFault *faults, guint n_faults)
{
  gboolean is_broken = FALSE;

  for (guint i = 0; i < n_faults; i++)
    if (has_fault (builder, faults[i]))
      {
        g_autofree char *article = dup_article (faults[i]);

        add (builder, BRG_CONTEST_MARK_BAD, article,
             g_strdup (WC_ (builder->words, "composition", bad_texts[faults[i]])), NULL);
        is_broken = TRUE;
      }
  return is_broken;
}

/* ----- Form ----- */

/* rus-draughts-2022 11.1.3 */
static void
add_class (Builder *builder)
{
  static const BrgCompositionFault faults[] = {
    BRG_COMPOSITION_PROBLEM_TOO_SMALL,  BRG_COMPOSITION_STUDY_WHITE_OVER_4,
    BRG_COMPOSITION_STUDY_BLACK_OVER_6, BRG_COMPOSITION_ENDING_ON_100,
    BRG_COMPOSITION_ENDING_OVER_8,      BRG_COMPOSITION_WRONG_GROUP,
    BRG_COMPOSITION_WRONG_TASK,
  };
  g_autofree char *name =
      brg_contest_words_dup_class (builder->finding->report.class_name, builder->words);

  if (!add_faults (builder, faults, G_N_ELEMENTS (faults)))
    /* Translators: system, kind and group of a work; «Состав верен: %s» */
    add (builder, BRG_CONTEST_MARK_GOOD, "11.1.3",
         g_strdup_printf (WC_ (builder->words, "composition", "Composition fits: %s"), name), NULL);
  else if (has_fault (builder, BRG_COMPOSITION_WRONG_GROUP))
    {
      BrgContestLine *last =
          &g_array_index (builder->lines, BrgContestLine, builder->lines->len - 1);

      g_free (last->detail);
      /* Translators: what the work really is */
      last->detail = g_strdup_printf (WC_ (builder->words, "composition", "It is: %s"), name);
    }
}

/* rus-draughts-2022 11.2.2: the last moves are for author and judge. */
static void
add_legality (Builder *builder)
{
  static const BrgCompositionFault faults[] = {
    BRG_COMPOSITION_MAN_ON_LAST_ROW,
    BRG_COMPOSITION_SIDE_EMPTY,
    BRG_COMPOSITION_TOO_MANY_PIECES,
  };

  if (!add_faults (builder, faults, G_N_ELEMENTS (faults)))
    add (builder, BRG_CONTEST_MARK_GOOD, "11.2.2",
         g_strdup (WC_ (builder->words, "composition", "By its pieces the position is legal")),
         *builder->work->last_moves != '\0'
             /* Translators: the last moves of both sides as the author gives them */
             ? g_strdup_printf (WC_ (builder->words, "composition", "Last moves by the author: %s"),
                                builder->work->last_moves)
             : g_strdup (WC_ (builder->words, "composition", "The judge looks at the last moves")));
}

/* rus-draughts-2022 11.2.7.1 */
static void
add_forces (Builder *builder)
{
  static const BrgCompositionFault faults[] = { BRG_COMPOSITION_BLACK_EXCESS };
  const BrgComposition *work = &builder->finding->position.draughts;

  if (work->kind == BRG_COMPOSITION_PROBLEM && !add_faults (builder, faults, 1))
    add (builder, BRG_CONTEST_MARK_GOOD, "11.2.7.1",
         g_strdup_printf (
             /* Translators: pieces of White and of Black */
             WC_ (builder->words, "composition",
                  "Black is not more than one piece ahead: %u and %u"),
             brg_draughts_set_size (work->position.pieces[BRG_COLOUR_WHITE]),
             brg_draughts_set_size (work->position.pieces[BRG_COLOUR_BLACK])),
         NULL);
}

/* rus-draughts-2022 11.1.3, 11.2.8.3 */
static void
add_first_move (Builder *builder)
{
  static const BrgCompositionFault of_zadacha[] = {
    BRG_COMPOSITION_ZADACHA_CAPTURE,
    BRG_COMPOSITION_ZADACHA_NO_MOVE,
  };
  static const BrgCompositionFault of_all[] = {
    BRG_COMPOSITION_BLACK_TO_MOVE,
    BRG_COMPOSITION_FIRST_MOVE_CAPTURE,
  };

  if (!add_faults (builder, of_zadacha, G_N_ELEMENTS (of_zadacha)) &&
      !add_faults (builder, of_all, G_N_ELEMENTS (of_all)))
    add (builder, BRG_CONTEST_MARK_GOOD, "11.1.3",
         g_strdup (WC_ (builder->words, "composition", "The first move is quiet")), NULL);
  if (has_note (builder, "11.2.8.3:white-en-prise"))
    add (builder, BRG_CONTEST_MARK_DOUBT, "11.2.8.3",
         g_strdup (WC_ (builder->words, "composition", "White pieces can be taken at the start")),
         g_strdup (WC_ (builder->words, "composition", "A serious defect: about two points less")));
}

static void
add_form (Builder *builder)
{
  const BrgComposition *work = &builder->finding->position.draughts;

  if (work->kind == BRG_COMPOSITION_SPECIAL)
    {
      /* rus-draughts-2022 11.1.4: what a special kind changes is its own. */
      add (
          builder, BRG_CONTEST_MARK_OPEN, "11.1.4",
          g_strdup (WC_ (builder->words, "composition", "Special kind: its form is for the judge")),
          NULL);
      add_legality (builder);
      return;
    }
  add_class (builder);
  add_legality (builder);
  add_forces (builder);
  add_first_move (builder);
}

/* ----- Solution ----- */

static char *
dup_proof (const Builder *builder, BrgContestMark *mark)
{
  const BrgContestFinding *finding = builder->finding;
  const BrgWords *words = builder->words;
  guint n = finding->proof.n_looked;

  *mark = BRG_CONTEST_MARK_OPEN;
  switch (finding->is_proved ? finding->proof.result : BRG_COMPOSITION_UNPROVED)
    {
    case BRG_COMPOSITION_PROVED_WON:
      *mark = BRG_CONTEST_MARK_GOOD;
      return g_strdup_printf (WN_ (words, "White forces the task within %u move",
                                   "White forces the task within %u moves", n),
                              n);
    case BRG_COMPOSITION_PROVED_LOST:
      *mark = BRG_CONTEST_MARK_BAD;
      return g_strdup_printf (
          WN_ (words, "Black wins within %u move", "Black wins within %u moves", n), n);
    case BRG_COMPOSITION_PROOF_ILLEGAL:
      return g_strdup (
          WC_ (words, "composition", "The solution is not searched: the position is not legal"));
    case BRG_COMPOSITION_UNPROVED:
    case BRG_COMPOSITION_PROOF_STOPPED:
    default:
      return g_strdup_printf (
          WN_ (words, "Not decided within %u move", "Not decided within %u moves", n), n);
    }
}

/* rus-draughts-2022 11.2.3: what can be proved is proved, the rest is not decided. */
static void
add_proof (Builder *builder)
{
  BrgContestMark mark;
  char *text = dup_proof (builder, &mark);

  add (builder, mark, "11.2.3", text,
       g_strdup (WC_ (builder->words, "composition",
                      "Side solutions and spectators are not looked for in such a work")));
}

static void
add_not_decided (Builder *builder)
{
  const BrgCompositionReport *report = &builder->finding->report;

  add (builder, BRG_CONTEST_MARK_OPEN, "11.2.3",
       g_strdup_printf (
           /* Translators: how far a search has looked before it was given up */
           WN_ (builder->words, "Not decided: looked through within %u move",
                "Not decided: looked through within %u moves", report->n_looked),
           report->n_looked),
       g_strdup_printf (WC_ (builder->words, "composition", "%.1f million positions"),
                        (double) report->n_nodes / 1e6));
}

/* rus-draughts-2022 11.2.3 */
static void
add_solvable (Builder *builder)
{
  static const BrgCompositionFault faults[] = {
    BRG_COMPOSITION_NOT_SOLVABLE,
    BRG_COMPOSITION_AUTHOR_FAILS,
    BRG_COMPOSITION_UNFINISHED,
  };
  guint n = builder->finding->position.draughts.task.limit;

  if (!add_faults (builder, faults, G_N_ELEMENTS (faults)))
    add (builder, BRG_CONTEST_MARK_GOOD, "11.2.3",
         g_strdup_printf (WN_ (builder->words, "Solved within %u move of White",
                               "Solved within %u moves of White", n),
                          n),
         NULL);
}

static const BrgContestSideLine *
find_side_line (const Builder *builder, guint first, guint end)
{
  for (guint i = 0; i < builder->finding->side_lines->len; i++)
    {
      const BrgContestSideLine *line = builder->finding->side_lines->pdata[i];

      if (line->side >= first && line->side < end)
        return line;
    }
  return NULL;
}

/* `2.c7-d8 a5:e5 3.d8-a5` from the move that is the author's no more. */
static char *
dup_side_line (const BrgContestSideLine *line)
{
  GString *text = g_string_new (NULL);

  for (guint i = line->n_common; i < line->texts->len; i++)
    {
      if (i > line->n_common)
        g_string_append_c (text, ' ');
      if (i % 2 == 0)
        g_string_append_printf (text, "%u.", i / 2 + 1);
      g_string_append (text, line->texts->pdata[i]);
    }
  return g_string_free (text, FALSE);
}

/* The side solutions from @first to @end, of one move and one sort. */
static void
add_sides_of_move (Builder *builder, guint first, guint end)
{
  const GPtrArray *sides = builder->finding->report.sides;
  const BrgCompositionSide *side = sides->pdata[first];
  gboolean is_refuted = builder->finding->report.verdict == BRG_COMPOSITION_REFUTED;
  const BrgContestSideLine *line = find_side_line (builder, first, end);
  g_autoptr (GString) moves = g_string_new (NULL);
  g_autofree char *played = line != NULL ? dup_side_line (line) : g_strdup ("");

  for (guint i = first; i < end; i++)
    g_string_append_printf (moves, "%s%s", i > first ? ", " : "",
                            strchr (((const BrgCompositionSide *) sides->pdata[i])->text, '.') + 1);
  add (builder, is_refuted ? BRG_CONTEST_MARK_DOUBT : BRG_CONTEST_MARK_BAD, "11.2.6",
       g_strdup_printf (
           is_refuted ? WC_ (builder->words, "composition", "At move %u this solves: %s")
           : side->is_full
               ? WC_ (builder->words, "composition", "Side solution at move %u, full: %s")
               : WC_ (builder->words, "composition", "Side solution at move %u, partial: %s"),
           side->number, moves->str),
       g_steal_pointer (&played));
}

/* rus-draughts-2022 11.2.6 */
static void
add_sides (Builder *builder)
{
  const GPtrArray *sides = builder->finding->report.sides;
  guint first = 0;

  for (guint i = 1; i <= sides->len; i++)
    {
      const BrgCompositionSide *side = sides->pdata[first];
      const BrgCompositionSide *next = i < sides->len ? sides->pdata[i] : NULL;

      if (next != NULL && next->number == side->number && next->is_full == side->is_full)
        continue;
      add_sides_of_move (builder, first, i);
      first = i;
    }
  if (builder->finding->report.verdict == BRG_COMPOSITION_SOUND)
    add (builder, BRG_CONTEST_MARK_GOOD, "11.2.6",
         g_strdup (WC_ (builder->words, "composition", "One way only in every variant")), NULL);
}

/* rus-draughts-2022 11.3.5, 11.3.7.5: what does not break the work but stands in its mark. */
static void
add_tolerated (Builder *builder)
{
  const GPtrArray *notes = builder->finding->report.notes;

  for (gsize n = 0; n < G_N_ELEMENTS (tolerated); n++)
    {
      g_autoptr (GString) moves = g_string_new (NULL);

      for (guint i = 0; i < notes->len; i++)
        {
          const char *note = notes->pdata[i];
          const char *slash = strchr (note, '/');

          if (slash != NULL && slash[1] == tolerated[n].letter)
            g_string_append_printf (moves, "%s%.*s", moves->len > 0 ? ", " : "",
                                    (gint) (slash - note), note);
        }
      if (moves->len > 0)
        add (builder, BRG_CONTEST_MARK_DOUBT, tolerated[n].article,
             g_strdup_printf ("%s: %s", WC_ (builder->words, "composition", tolerated[n].text),
                              moves->str),
             NULL);
    }
}

/* rus-draughts-2022 11.2.4, 11.2.7.2, 11.2.8.1 */
static void
add_finals (Builder *builder)
{
  static const BrgCompositionFault faults[] = {
    BRG_COMPOSITION_FINAL,
    BRG_COMPOSITION_ZADACHA_FINAL,
    BRG_COMPOSITION_COMBINATION_GOES_ON,
  };
  const BrgCompositionReport *report = &builder->finding->report;

  if (report->verdict == BRG_COMPOSITION_REFUTED || report->verdict == BRG_COMPOSITION_UNSOLVABLE)
    return;
  if (!add_faults (builder, faults, G_N_ELEMENTS (faults)) && report->n_open == 0)
    add (builder, BRG_CONTEST_MARK_GOOD, "11.2.4",
         g_strdup (WC_ (builder->words, "composition", "All finals are economic")), NULL);
  if (has_note (builder, "open-final"))
    add (builder, BRG_CONTEST_MARK_DOUBT, "11.2.7.2",
         g_strdup (WC_ (builder->words, "composition", "Open final: a line stops before the end")),
         NULL);
}

/* rus-draughts-2022 11.2.5 */
static void
add_variants (Builder *builder)
{
  static const BrgCompositionFault faults[] = { BRG_COMPOSITION_VARIANTS };
  guint n = builder->finding->report.n_variants;

  if (!add_faults (builder, faults, 1) && n > 1)
    add (builder, BRG_CONTEST_MARK_GOOD, "11.2.5",
         g_strdup_printf (WN_ (builder->words, "%u variant", "%u variants", n), n), NULL);
}

static char *
dup_squares (const BrgContestFinding *finding)
{
  BrgDraughtsSet squares = finding->report.spectators;
  GString *text = g_string_new (NULL);

  while (squares != 0)
    {
      char name[BRG_DRAUGHTS_SQUARE_LENGTH];

      brg_draughts_square_write ((BrgDraughtsVariant) finding->position.draughts.position.variant,
                                 brg_draughts_set_pop (&squares), name);
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", name);
    }
  return g_string_free (text, FALSE);
}

/* rus-draughts-2022 11.2.4: looked for in a work that is sound and whose lines come to their end.
 */
static void
add_spectators (Builder *builder)
{
  const BrgCompositionReport *report = &builder->finding->report;
  g_autofree char *squares = dup_squares (builder->finding);

  if (*squares != '\0')
    /* Translators: pieces that can be taken off without breaking anything: «Статисты: %s» */
    add (builder, BRG_CONTEST_MARK_BAD, "11.2.4",
         g_strdup_printf (WC_ (builder->words, "composition", "Spectators: %s"), squares),
         g_strdup (WC_ (builder->words, "composition",
                        "Without it the solution is the same, and the form is kept")));
  else if (report->verdict != BRG_COMPOSITION_SOUND)
    add (builder, BRG_CONTEST_MARK_OPEN, "11.2.4",
         g_strdup (WC_ (builder->words, "composition",
                        "Spectators are not looked for while the solution fails")),
         NULL);
  else if (report->n_open > 0)
    add (builder, BRG_CONTEST_MARK_OPEN, "11.2.4",
         g_strdup (
             WC_ (builder->words, "composition", "Spectators are not looked for with open finals")),
         NULL);
  else
    add (builder, BRG_CONTEST_MARK_GOOD, "11.2.4",
         g_strdup (WC_ (builder->words, "composition", "No spectators")), NULL);
}

static void
add_solution (Builder *builder)
{
  BrgCompositionVerdict verdict = builder->finding->report.verdict;

  builder->is_solution = TRUE;
  if (verdict == BRG_COMPOSITION_NOT_SEARCHED || verdict == BRG_COMPOSITION_NOT_DECIDED)
    {
      if (verdict == BRG_COMPOSITION_NOT_SEARCHED)
        add_proof (builder);
      else
        add_not_decided (builder);
      add_variants (builder);
      return;
    }
  add_solvable (builder);
  add_sides (builder);
  add_variants (builder);
  add_finals (builder);
  add_tolerated (builder);
  add_spectators (builder);
}

/* ----- Chess ----- */

static char *
dup_joined (const GPtrArray *texts, const char *between)
{
  GString *joined = g_string_new (NULL);

  for (guint i = 0; i < texts->len; i++)
    g_string_append_printf (joined, "%s%s", i > 0 ? between : "", (const char *) texts->pdata[i]);
  return g_string_free (joined, FALSE);
}

/* The words of the usage of chess composition; the book of draughts has no article on it. */
static void
add_mate (Builder *builder)
{
  const BrgContestFinding *finding = builder->finding;
  const BrgCompositionMate *mate = &finding->mate;
  guint n = finding->position.n_moves;
  g_autofree char *keys = dup_joined (mate->keys, ", ");
  g_autofree char *duals = dup_joined (mate->duals, "; ");

  add (builder, BRG_CONTEST_MARK_GOOD, "",
       g_strdup (WC_ (builder->words, "composition", "The position can be played")), NULL);
  builder->is_solution = TRUE;
  if (mate->verdict == BRG_COMPOSITION_NOT_DECIDED)
    add (builder, BRG_CONTEST_MARK_OPEN, "",
         g_strdup_printf (WN_ (builder->words, "Not decided: looked through within %u move",
                               "Not decided: looked through within %u moves", mate->n_looked),
                          mate->n_looked),
         NULL);
  if (mate->verdict == BRG_COMPOSITION_UNSOLVABLE)
    add (builder, BRG_CONTEST_MARK_BAD, "",
         g_strdup_printf (
             WN_ (builder->words, "No mate within %u move", "No mate within %u moves", n), n),
         NULL);
  if (mate->verdict == BRG_COMPOSITION_REFUTED)
    add (builder, BRG_CONTEST_MARK_BAD, "",
         g_strdup (WC_ (builder->words, "composition", "The author’s key does not mate")),
         g_strdup_printf (WC_ (builder->words, "composition", "These do: %s"), keys));
  if (mate->verdict == BRG_COMPOSITION_COOKED_FIRST)
    add (builder, BRG_CONTEST_MARK_BAD, "",
         g_strdup_printf (WC_ (builder->words, "composition", "Other keys: %s"), keys), NULL);
  if (mate->verdict == BRG_COMPOSITION_SOUND)
    add (builder, BRG_CONTEST_MARK_GOOD, "",
         g_strdup (WC_ (builder->words, "composition", "One key only")), NULL);
  if (mate->shortest != 0 && mate->shortest < n)
    add (builder, BRG_CONTEST_MARK_BAD, "",
         g_strdup_printf (WN_ (builder->words, "Mate within %u move already",
                               "Mate within %u moves already", mate->shortest),
                          mate->shortest),
         NULL);
  if (mate->duals->len > 0)
    add (builder, BRG_CONTEST_MARK_DOUBT, "",
         g_strdup_printf (WC_ (builder->words, "composition", "Duals: %s"), duals), NULL);
}

GArray *
brg_contest_lines_new (const BrgContestWork *work,
                       const BrgContestFinding *finding,
                       const BrgWords *words)
{
  Builder builder = { g_array_new (FALSE, FALSE, sizeof (BrgContestLine)), work, finding, words,
                      FALSE };

  g_return_val_if_fail (work != NULL && finding != NULL && words != NULL, builder.lines);

  g_array_set_clear_func (builder.lines, clear_line);
  if (finding->fault != BRG_CONTEST_POSITION_FINE)
    add (&builder, BRG_CONTEST_MARK_BAD, "",
         g_strdup_printf (WC_ (words, "composition", "Cannot be checked: %s"),
                          brg_contest_words_get_fault (finding->fault, words)),
         NULL);
  else if (finding->position.is_chess)
    add_mate (&builder);
  else
    {
      add_form (&builder);
      add_solution (&builder);
    }
  return builder.lines;
}
