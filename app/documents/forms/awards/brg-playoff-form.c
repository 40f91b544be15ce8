/* brg-playoff-form.c - the protocol of a play-off
 *
 * Rules: rus-chess-2014 30.5; rus-draughts-2022 5.4.8.13, 5.4.9.6.1
 * Tests: tests/app/test-playoff-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-playoff-form.h"

#include "brg-article-words.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-playoff-words.h"

enum
{
  COLUMN_STAGE,
  COLUMN_ROUND,
  COLUMN_BOARD,
  COLUMN_WHITE,
  COLUMN_BLACK,
  COLUMN_RESULT,
  COLUMN_MOVES,
};

enum
{
  WIDTH_GROUP_NAMES = 1,
};

/* What the form is made of. */
typedef struct
{
  const BrgSnapshot *snapshot;
  const BrgDocumentOptions *options;
  const BrgPlayoffRecord *record;
  const BrgPlayoff *playoff;
  BrgForm *form;
} Filling;

static void
add_columns (BrgForm *form, const BrgWords *words)
{
  /* Translators: heading of a column with the stage of a play-off; "Этап" */
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Stage"));
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Round"));
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "No."));
  brg_form_add_column (form, BRG_COLUMN_NAME, WC_ (words, "table head", "White"))->width_group =
      WIDTH_GROUP_NAMES;
  brg_form_add_column (form, BRG_COLUMN_NAME, WC_ (words, "table head", "Black"))->width_group =
      WIDTH_GROUP_NAMES;
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Result"));
  /* Translators: heading of a column with the number of moves; "Ходов" */
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "Moves"));
}

static gint
get_entry (const Filling *filling, gint player)
{
  return g_array_index (filling->record->players, gint, player);
}

static void
add_game (const Filling *filling, const BrgPlayoffGame *game, gboolean begins_stage)
{
  BrgFormRow *row = brg_form_add_row (filling->form);
  gint winner = brg_playoff_wins_for (game);

  row->line_above = begins_stage;
  brg_form_set_cell (row, COLUMN_STAGE, g_strdup_printf ("%d", game->stage), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_ROUND, g_strdup_printf ("%d", game->round), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_BOARD, g_strdup_printf ("%d", game->board), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_WHITE,
                     brg_form_persons_dup_name (filling->snapshot, get_entry (filling, game->white),
                                                filling->options),
                     winner == game->white ? BRG_FORM_BOLD : BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_BLACK,
                     brg_form_persons_dup_name (filling->snapshot, get_entry (filling, game->black),
                                                filling->options),
                     winner == game->black ? BRG_FORM_BOLD : BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_RESULT, brg_playoff_words_result (filling->snapshot, game),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_MOVES,
                     game->moves > 0 ? g_strdup_printf ("%d", game->moves) : g_strdup (""),
                     BRG_FORM_PLAIN);
}

/* "Stage 2: Armageddon: ..." for every time control that was played. */
static void
add_controls (const Filling *filling)
{
  gint last_stage = 0;
  gint last_control = -1;

  for (guint i = 0; i < filling->playoff->games->len; i++)
    {
      const BrgPlayoffGame *game = &g_array_index (filling->playoff->games, BrgPlayoffGame, i);
      g_autofree char *control =
          brg_playoff_words_control (filling->options->words, filling->record, game->control);

      if (*control == '\0' || (game->stage == last_stage && (gint) game->control == last_control))
        continue;
      /* Translators: number of a stage of a play-off, its time control; "Этап %d: %s." */
      g_ptr_array_add (
          filling->form->notes,
          g_strdup_printf (W_ (filling->options->words, "Stage %d: %s."), game->stage, control));
      last_stage = game->stage;
      last_control = (gint) game->control;
    }
}

static void
add_steps (const Filling *filling)
{
  const BrgWords *words = filling->options->words;

  for (guint i = 0; i < filling->playoff->steps->len; i++)
    {
      const BrgPlayoffStep *step = filling->playoff->steps->pdata[i];
      g_autofree char *sentence =
          brg_playoff_words_step (words, filling->snapshot, filling->record, step);
      g_autofree char *article =
          step->article != NULL
              ? brg_article_words_beside (words, filling->snapshot->event->rulebook, step->article)
              : NULL;

      g_ptr_array_add (filling->form->notes, article != NULL
                                                 ? g_strdup_printf ("%s (%s).", sentence, article)
                                                 : g_strdup (sentence));
    }
}

static void
add_end (const Filling *filling)
{
  const BrgWords *words = filling->options->words;
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, filling->record->seed);
  g_autofree char *order = NULL;

  /* Translators: a number that makes the draw repeatable; "Жребий: число %s." */
  g_ptr_array_add (filling->form->notes,
                   brg_words_fill (words, N_ ("Lots were drawn with the seed %s."), seed));
  if (!filling->playoff->is_over)
    {
      g_ptr_array_add (filling->form->notes, g_strdup (W_ (words, "The play-off is not over.")));
      return;
    }
  order = brg_playoff_words_order (words, filling->snapshot, filling->record, filling->playoff, 1);
  /* A name that is cut ends with a full stop of its own.
   * Translators: names with their places; "Итог: %s" */
  g_ptr_array_add (filling->form->notes, brg_words_fill (words, N_ ("Order: %s"), order));
}

static void
add_playoff (Filling *filling)
{
  gint last_stage = 0;

  for (guint i = 0; i < filling->playoff->games->len; i++)
    {
      const BrgPlayoffGame *game = &g_array_index (filling->playoff->games, BrgPlayoffGame, i);

      add_game (filling, game, game->stage != last_stage && filling->form->rows->len > 0);
      last_stage = game->stage;
    }
  add_controls (filling);
  add_steps (filling);
  add_end (filling);
}

BrgForm *
brg_playoff_form_new (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  Filling filling = { .snapshot = snapshot, .options = options };

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  filling.form = brg_form_new (BRG_FORM_PROTOCOL);
  /* Translators: title of a document; "Протокол плей-офф" */
  brg_form_set_text (&filling.form->title,
                     g_strdup (W_ (options->words, "Record of the play-off")));
  g_ptr_array_add (filling.form->subtitles, brg_form_frame_dup_event (snapshot));
  g_ptr_array_add (filling.form->subtitles, brg_form_frame_dup_site (snapshot));
  add_columns (filling.form, options->words);
  for (guint i = 0; i < snapshot->playoffs->len; i++)
    {
      g_autoptr (BrgPlayoff) playoff = brg_playoff_record_replay (snapshot->playoffs->pdata[i]);

      filling.record = snapshot->playoffs->pdata[i];
      filling.playoff = playoff;
      if (playoff != NULL)
        add_playoff (&filling);
    }
  brg_form_frame_fill (filling.form, &(BrgFormFrame){ .snapshot = snapshot,
                                                      .options = options,
                                                      .number = options->number,
                                                      .is_signed = TRUE });
  return filling.form;
}
