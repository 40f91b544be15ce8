/* brg-paper-postal-cards.c - records and letters of games by correspondence, to be cut
 *
 * Rules: rus-draughts-2022 10.2.3, 10.2.9, 10.2.10, 10.5.1
 * Tests: tests/app/test-postal-paper.c, tests/app/test-postal-cards.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-postal-cards.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "brg-form-frame.h"
#include "brg-letter-cards.h"
#include "brg-paper-postal.h"
#include "brg-postal-words.h"
#include "brg-postal-write.h"

static gboolean
has_ended (const BrgPostalCase *matter)
{
  return matter->chart != NULL && matter->chart->result != BRG_POSTAL_UNFINISHED &&
         matter->chart->plies->len > 0;
}

/* A claim is decided first, and who has left writes no more. rus-draughts-2022 10.2.9, 10.2.10:
 * what stopped the game is put right first. */
static gboolean
is_to_move (const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  return matter->chart != NULL && !brg_postal_case_is_over (matter) &&
         matter->chart->turn.side != BRG_COLOUR_NONE && !matter->chart->turn.is_suspended &&
         matter->chart->turn.stopped == 0 &&
         !brg_postal_desk_find_leaver (desk, matter->board->white, NULL) &&
         !brg_postal_desk_find_leaver (desk, matter->board->black, NULL);
}

gboolean
brg_paper_postal_has_records (const BrgPaperSource *source)
{
  g_autoptr (BrgPostalDesk) desk = brg_paper_postal_open (source, NULL, NULL);

  for (guint i = 0; desk != NULL && i < desk->cases->len; i++)
    if (has_ended (desk->cases->pdata[i]))
      return TRUE;
  return FALSE;
}

gboolean
brg_paper_postal_has_letters (const BrgPaperSource *source)
{
  g_autoptr (BrgPostalDesk) desk = brg_paper_postal_open (source, NULL, NULL);

  /* Who has the move is told on a day: a game that is not over has a letter to come. */
  for (guint i = 0; desk != NULL && i < desk->cases->len; i++)
    if (!brg_postal_case_is_over (desk->cases->pdata[i]))
      return TRUE;
  return FALSE;
}

static gboolean
is_wanted (const BrgPaperSource *source, const BrgPostalCase *matter)
{
  return source->number == 0 || (guint) source->number == matter->number;
}

/* The record as it is written for the secretary: cipher, names, a line a move, the result. */
static BrgRecordSheet *
make_record (const BrgPostalCase *matter)
{
  g_autofree char *text = brg_postal_sheet_write (matter->game, matter->chart);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GStrvBuilder) moves = g_strv_builder_new ();
  BrgRecordSheet *sheet = g_new0 (BrgRecordSheet, 1);

  for (guint i = 2; i + 2 < g_strv_length (lines); i++)
    g_strv_builder_add (moves, lines[i]);
  sheet->code = g_strdup (matter->code);
  sheet->white = g_strdup (matter->names[BRG_COLOUR_WHITE]);
  sheet->black = g_strdup (matter->names[BRG_COLOUR_BLACK]);
  sheet->moves = g_strv_builder_end (moves);
  sheet->result = brg_postal_case_dup_result (matter);
  return sheet;
}

BrgDocument *
brg_paper_postal_lay_out_records (const BrgPaperSource *source,
                                  const BrgDocumentOptions *options,
                                  GError **error)
{
  g_autoptr (BrgPostalDesk) desk = brg_paper_postal_open (source, options, error);
  g_autoptr (GPtrArray) sheets =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_record_sheet_free);

  if (desk == NULL)
    return NULL;
  for (guint i = 0; i < desk->cases->len; i++)
    if (has_ended (desk->cases->pdata[i]) && is_wanted (source, desk->cases->pdata[i]))
      g_ptr_array_add (sheets, make_record (desk->cases->pdata[i]));
  return brg_record_sheets_lay_out (sheets, options);
}

/* The moves of the other's last letter, which are repeated (10.2.9): `7.c3-d4`. */
static char *
dup_last_moves (const BrgPostalCase *matter)
{
  const GArray *plies = matter->chart->plies;
  GString *text = g_string_new (NULL);
  guint letter;

  if (plies->len == 0)
    return g_string_free (text, FALSE);
  letter = g_array_index (plies, BrgPostalPly, plies->len - 1).letter;
  for (guint i = 0; i < plies->len; i++)
    {
      const BrgPostalPly *ply = &g_array_index (plies, BrgPostalPly, i);
      char move[BRG_DRAUGHTS_MOVE_LENGTH];

      if (ply->letter == letter)
        g_string_append_printf (text, "%s%u.%s%s", text->len > 0 ? " " : "", i / 2 + 1,
                                i % 2 == 0 ? "" : "..",
                                brg_postal_chart_write_move (matter->game, matter->chart, i, move));
    }
  return g_string_free (text, FALSE);
}

/* rus-draughts-2022 10.3.1: the day of the letter that is answered, be it a correction, by its
 * postmark where that is known. */
static BrgPostalDay
find_sent (const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  for (guint i = matter->game->records->len; i > 0; i--)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (matter->game, i - 1);
      BrgPostalDay known = brg_postal_record_get_known (record);

      if (brg_postal_record_is_mail (record) && record->side != matter->chart->turn.side &&
          brg_postal_desk_is_known (desk, known))
        return record->sent_stamp != 0 ? record->sent_stamp : known;
    }
  return 0;
}

static char *
dup_known_day (BrgPostalDay day)
{
  return day != 0 ? brg_postal_words_dup_day (day) : g_strdup ("");
}

/* rus-draughts-2022 10.2.3: the whole time of each player; who writes adds the days of his answer:
 * "12 + ____ / 9". */
static char *
dup_totals (const BrgPostalChart *chart)
{
  gboolean is_white = chart->turn.side == BRG_COLOUR_WHITE;

  return g_strdup_printf ("%u%s / %u%s", chart->totals[BRG_COLOUR_WHITE], is_white ? " + ____" : "",
                          chart->totals[BRG_COLOUR_BLACK], is_white ? "" : " + ____");
}

/* rus-draughts-2022 10.2.3: what a letter has; 10.3.1: the three dates. */
static BrgLetterCard *
make_letter (const BrgPostalDesk *desk, const BrgPostalCase *matter, const BrgWords *words)
{
  BrgLetterCard *card = brg_letter_card_new ();
  BrgColour side = matter->chart->turn.side;
  BrgPostalDay sent = find_sent (desk, matter);
  char *last = dup_last_moves (matter);

  card->code = g_strdup (matter->code);
  card->names =
      g_strdup_printf ("%s – %s", matter->names[BRG_COLOUR_WHITE], matter->names[BRG_COLOUR_BLACK]);
  card->from = g_strdup (matter->names[side]);
  card->to = g_strdup (matter->names[brg_colour_opposite (side)]);
  brg_letter_card_add (card, WC_ (words, "postal letter", "Greeting"), g_strdup (""), 1);
  brg_letter_card_add (card, WC_ (words, "postal letter", "Your moves"), last, 1);
  brg_letter_card_add (card, WC_ (words, "postal letter", "Variant accepted"), g_strdup (""), 1);
  brg_letter_card_add (card, WC_ (words, "postal letter", "My answer"), g_strdup (""), 1);
  brg_letter_card_add (card, WC_ (words, "postal letter", "Variant A, if …, then …"), g_strdup (""),
                       1);
  brg_letter_card_add (card, WC_ (words, "postal letter", "Variant B, if …, then …"), g_strdup (""),
                       1);
  brg_letter_card_add (card, WC_ (words, "postal letter", "You sent on"), dup_known_day (sent), 1);
  brg_letter_card_add (card, WC_ (words, "postal letter", "I received on"),
                       /* Before the first move nothing was received. */
                       dup_known_day (sent != 0 ? matter->chart->turn.received : 0), 1);
  brg_letter_card_add (card, WC_ (words, "postal letter", "I send on"), g_strdup (""), 1);
  brg_letter_card_add (card, WC_ (words, "postal letter", "Total, White / Black"),
                       dup_totals (matter->chart), 1);
  brg_letter_card_add (card, WC_ (words, "postal letter", "Return address"), g_strdup (""), 2);
  brg_letter_card_add (card, WC_ (words, "postal letter", "Signature"), g_strdup (""), 1);
  return card;
}

/* Why no letter is written. */
static void
tell_nobody (const BrgPostalDesk *desk,
             const BrgPaperSource *source,
             const BrgWords *words,
             GError **error)
{
  for (guint i = 0; i < desk->cases->len; i++)
    {
      const BrgPostalCase *matter = desk->cases->pdata[i];
      g_autofree char *stop = brg_postal_words_dup_stop (matter, words);

      if (stop == NULL || !is_wanted (source, matter))
        continue;
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                   /* Translators: code of a game; "stopped, letter 2" */
                   _ ("%s is %s: the error in it is put right before anybody answers (10.2.9, "
                      "10.2.10)"),
                   matter->code, stop);
      return;
    }
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _ ("nobody has the move"));
}

BrgDocument *
brg_paper_postal_lay_out_letters (const BrgPaperSource *source,
                                  const BrgDocumentOptions *options,
                                  GError **error)
{
  g_autoptr (BrgPostalDesk) desk = brg_paper_postal_open (source, options, error);
  g_autoptr (GPtrArray) cards =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_letter_card_free);
  g_autofree char *event = brg_form_frame_dup_event (source->snapshot);

  if (desk == NULL)
    return NULL;
  for (guint i = 0; i < desk->cases->len; i++)
    if (is_to_move (desk, desk->cases->pdata[i]) && is_wanted (source, desk->cases->pdata[i]))
      g_ptr_array_add (cards, make_letter (desk, desk->cases->pdata[i], options->words));
  if (cards->len == 0)
    {
      tell_nobody (desk, source, options->words, error);
      return NULL;
    }
  return brg_letter_cards_lay_out (cards, event, options);
}
