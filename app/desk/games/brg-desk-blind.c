/* brg-desk-blind.c - games with a player who does not see the board: what the arbiter is told
 *
 * Rules: fide-2023 D.2; rus-chess-2014 32.1, 32.2; ussr-chess-1956 app. 1
 * Tests: tests/app/test-desk-blind.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-blind.h"

#include <glib/gi18n.h>

#include "brg-blind-book.h"
#include "brg-desk-words.h"
#include "brg-san-write.h"
#include "brg-san.h"
#include "brg-sheets-file.h"
#include "brg-sheets.h"

/* Records are compared while they are typed: some hundred positions are enough without long gaps.
 */
#define MOST_POSITIONS 20000

gboolean
brg_desk_blind_plays (const BrgDeskSurroundings *around)
{
  g_return_val_if_fail (around != NULL, FALSE);

  return around->is_blind[BRG_COLOUR_WHITE] || around->is_blind[BRG_COLOUR_BLACK];
}

char *
brg_desk_blind_dup_assistants (const BrgDeskSurroundings *around)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (around != NULL, NULL);

  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    if (around->is_blind[side] && around->assistants[side] != NULL &&
        *around->assistants[side] != '\0')
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", around->assistants[side]);
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

BrgDeskAnswer *
brg_desk_blind_answer_boards (const BrgDeskSurroundings *around, gboolean same_records)
{
  const BrgBlindBook *book;

  g_return_val_if_fail (around != NULL && around->rulebook->blind != NULL, NULL);

  book = around->rulebook->blind;
  /* fide-2023 D.2.9, rus-chess-2014 32.2: by the records, with the clocks left as they are. */
  if (same_records && book->same_records != NULL)
    return brg_desk_answer_new (
        BRG_DESK_TONE_INFO, C_ ("verdict", "correct it"),
        g_strdup (_ ("A player who wrote the right move but made another one corrects his own "
                     "board from the record. The clocks stay as they are.")),
        book->same_records);
  if (book->other_records != NULL)
    return brg_desk_answer_new (
        BRG_DESK_TONE_WARN, C_ ("verdict", "go back"),
        g_strdup (_ ("Both boards go back to the last position where the records agree, and "
                     "the arbiter corrects the clocks. Compare the two records move by move.")),
        book->other_records);
  /* ussr-chess-1956 app. 1: the move made counts, not the one announced. */
  return brg_desk_answer_new (
      BRG_DESK_TONE_INFO, C_ ("verdict", "correct it"),
      g_strdup (_ ("The move made counts, not the one announced. The other board is corrected "
                   "to match.")),
      book->wrong_word);
}

/* The one record, as it stands on the board. */
static char **
write_record (const BrgPlayStatus *status)
{
  const BrgNotation *english = brg_notation_find ("en");
  GPtrArray *entries = g_ptr_array_new ();

  for (guint ply = 1; ply <= brg_play_status_get_n_plies (status); ply++)
    {
      char text[BRG_SAN_LENGTH];

      brg_san_write (&brg_play_status_get (status, ply - 1)->position,
                     brg_play_status_get (status, ply)->move, english, text);
      g_ptr_array_add (entries, g_strdup (text));
    }
  g_ptr_array_add (entries, NULL);
  return (char **) g_ptr_array_free (entries, FALSE);
}

/* "The records agree up to 12…Nf6; they part at White’s move 13." */
static char *
dup_parting (const BrgPlayStatus *status, const BrgNotation *notation, const BrgSheetsAnswer *found)
{
  g_autofree char *agreed = found->n_agreed > 0
                                ? brg_desk_words_dup_move (status, found->n_agreed, notation)
                                : g_strdup (_ ("the beginning"));

  return g_strdup_printf (found->parts % 2 == 1
                              /* Translators: the last move in which two records agree, or "the
                               * beginning"; number of a move of White */
                              ? _ ("The records agree up to %s; they differ at White’s move %u.")
                              /* Translators: the same, number of a move of Black */
                              : _ ("The records agree up to %s; they differ at Black’s move %u."),
                          agreed, (found->parts + 1) / 2);
}

static BrgDeskAnswer *
answer_parting (const BrgDeskSurroundings *around, char *parting, guint n_agreed)
{
  g_autofree char *owned = parting;
  BrgDeskAnswer *answer = brg_desk_blind_answer_boards (around, FALSE);
  char *text = g_strdup_printf ("%s %s", parting, answer->text);

  g_free (answer->text);
  answer->text = text;
  answer->plies = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_val (answer->plies, n_agreed);
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_GO_BACK, BRG_COLOUR_NONE, 0,
                              _ ("Show that position"));
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DIAGRAMS, BRG_COLOUR_NONE, 0,
                              _ ("Diagrams…"));
  return answer;
}

BrgDeskAnswer *
brg_desk_blind_answer_records (const BrgDeskSurroundings *around,
                               const BrgPlayStatus *status,
                               const BrgNotation *notation,
                               const char *text)
{
  g_auto (GStrv) own = NULL;
  g_auto (GStrv) other = NULL;
  g_auto (BrgSheetsAnswer) found = { 0 };
  BrgSheetsQuestion question = { 0 };
  BrgDeskAnswer *answer;
  char *agreed;

  g_return_val_if_fail (around != NULL && status != NULL && text != NULL, NULL);

  own = write_record (status);
  other = brg_sheets_file_split (text);
  question.start = brg_play_status_get (status, 0)->position;
  question.sheets[0] =
      (BrgSheet){ BRG_LANGUAGE_ENGLISH, g_strv_length (own), (const char *const *) own };
  question.sheets[1] =
      (BrgSheet){ BRG_LANGUAGE_ANY, g_strv_length (other), (const char *const *) other };
  brg_sheets_compare (&question, MOST_POSITIONS, &found);
  if (found.parts != 0)
    return answer_parting (around, dup_parting (status, notation, &found), found.n_agreed);
  answer = brg_desk_blind_answer_boards (around, TRUE);
  /* Translators: number of half-moves that were compared */
  agreed = g_strdup_printf (_ ("The records agree for all %u half-moves. %s"),
                            MIN (question.sheets[0].n_entries, question.sheets[1].n_entries),
                            answer->text);
  g_free (answer->text);
  answer->text = agreed;
  return answer;
}

static char *
dup_duties (const BrgBlindBook *book)
{
  g_autoptr (GString) text = g_string_new (_ ("The assistant"));

  for (guint i = 0; i < book->n_duties; i++)
    g_string_append_printf (text, "%s %s", i > 0 ? ";" : "", _ (book->duties[i].text));
  g_string_append_c (text, '.');
  return g_string_free (g_steal_pointer (&text), FALSE);
}

BrgDeskAnswer *
brg_desk_blind_answer_assistant (const BrgDeskSurroundings *around)
{
  const BrgBlindBook *book;
  BrgDeskAnswer *answer;

  g_return_val_if_fail (around != NULL && around->rulebook->blind != NULL, NULL);

  book = around->rulebook->blind;
  /* ussr-chess-1956 app. 1: the arbiter answers himself. */
  if (book->n_duties == 0)
    return brg_desk_answer_new (
        BRG_DESK_TONE_INFO, C_ ("verdict", "arbiter"),
        g_strdup (_ ("The rule book has no assistant. On his own move the player may ask the "
                     "arbiter for the time used by both, and is warned before the time control.")),
        book->time_question);
  answer = brg_desk_answer_new (BRG_DESK_TONE_INFO, C_ ("verdict", "duties"), dup_duties (book),
                                book->duties[0].article);
  if (book->no_assistant != NULL)
    {
      answer->follow = g_strdup (_ ("Without an assistant, the sighted player may ask for "
                                    "someone to make and announce the moves."));
      answer->follow_article = book->no_assistant;
    }
  if (book->deaf != NULL && answer->follow != NULL)
    {
      /* fide-2023 D.2.11: who does not see and who does not hear cannot play without one. */
      char *both = g_strdup_printf ("%s %s", answer->follow,
                                    _ ("Against a deaf player there must be an assistant."));

      g_free (answer->follow);
      answer->follow = both;
    }
  return answer;
}

char *
brg_desk_blind_dup_announcement (const BrgDeskSurroundings *around, const BrgGameNode *node)
{
  const BrgNotation *notation;
  char text[BRG_SAN_LENGTH];

  g_return_val_if_fail (around != NULL && node != NULL, NULL);

  if (!brg_desk_blind_plays (around) || node->parent == NULL || brg_game_node_is_null (node))
    return NULL;
  /* Translators: id of the words in which moves are announced: "blind-ru" in Russian, "blind-uk" in
   * Ukrainian, where they are written in Cyrillic letters; else as it is */
  notation = brg_notation_find (C_ ("announcement", "blind"));
  brg_san_write (&node->parent->position, node->move,
                 notation != NULL ? notation : brg_notation_find ("blind"), text);
  return g_strdup (text);
}
