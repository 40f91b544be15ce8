/* brg-desk-draughts-irregularity.c - what went wrong in a move of draughts, in words
 *
 * What was done is typed as brg-irregularity-text.h tells, with words of the user's language as
 * well, capital letters, Cyrillic letters of files, and more than one blank.
 *
 * Rules: rus-draughts-2022 5.4.14.2, 5.4.14.3, 5.4.14.4, 5.4.14.5
 * Tests: tests/app/test-desk-draughts-answer.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-draughts-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-desk-words.h"
#include "brg-irregularity-text.h"

/* Words of deeds. Translators: what somebody types to tell what was done; one short word without
 * blanks; in two words with a hyphen. The English ones can always be typed. */
static const char *const words[] = {
  NC_ ("deed at the board", "touch"), NC_ ("deed at the board", "adjust"),
  NC_ ("deed at the board", "move"),  NC_ ("deed at the board", "again"),
  NC_ ("deed at the board", "then"),  NC_ ("deed at the board", "reply"),
  NC_ ("deed at the board", "off"),   NC_ ("deed at the board", "off-early"),
  NC_ ("deed at the board", "pause"), NC_ ("deed at the board", "uncrowned"),
  NC_ ("deed at the board", "back"),  NC_ ("deed at the board", "over"),
};

/* A word in the user's language. */
static const char *
get_word (const char *word)
{
  return g_dpgettext2 (NULL, "deed at the board", word);
}

/* The word that a token begins with, in English; NULL if it is none. */
static const char *
find_word (const char *word)
{
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (word, words[i]) || g_str_equal (word, get_word (words[i])))
      return words[i];
  return NULL;
}

/* Squares with letters of files by look and name, as moves are read. */
static void
append_plain (GString *text, const char *squares)
{
  static const char *const files[] = { "а", "бв", "сц", "д", "е", "ф", "гж", "нш" };

  for (const char *p = squares; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      gint file = -1;

      for (gint i = 0; c >= 0x80 && i < (gint) G_N_ELEMENTS (files); i++)
        if (g_utf8_strchr (files[i], -1, c) != NULL)
          file = i;
      if (file >= 0)
        g_string_append_c (text, (gchar) ('a' + file));
      else
        g_string_append_unichar (text, c == 0x0445 || c == 0x00d7 ? 'x' : c);
    }
}

static void
append_token (GString *text, const char *token)
{
  const char *colon = strchr (token, ':');
  g_autofree char *first =
      colon != NULL ? g_strndup (token, (gsize) (colon - token)) : g_strdup (token);
  const char *word = find_word (first);

  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, word != NULL ? word : first);
  if (colon == NULL)
    return;
  g_string_append_c (text, ':');
  append_plain (text, colon + 1);
}

/* The text as brg_irregularity_read() wants it. */
static char *
dup_plain (const char *typed)
{
  g_autofree char *lower = g_utf8_strdown (typed, -1);
  g_auto (GStrv) tokens = g_strsplit_set (lower, " \t", -1);
  GString *text = g_string_new (NULL);

  for (char **token = tokens; *token != NULL; token++)
    if (**token != '\0')
      append_token (text, *token);
  return g_string_free (text, FALSE);
}

/* What was told, and what is to be said of it. */
typedef struct
{
  BrgDeedFault fault;
  char *word; /* (nullable): what is wrong, as it was typed; owned */
  BrgIrregularity answer;
  gboolean is_told; /* whether anything was told and is without fault */
} Story;

static void
clear_story (Story *story)
{
  g_free (story->word);
  brg_irregularity_clear (&story->answer);
}

/* The deed as it was typed that has the character @column of the plain text. */
static char *
dup_word (const char *typed, const char *plain, gint column)
{
  g_auto (GStrv) tokens = g_strsplit_set (typed, " \t", -1);
  const char *end = g_utf8_offset_to_pointer (plain, column - 1);
  guint n = 0;

  for (const char *p = plain; p < end; p++)
    n += *p == ' ';
  for (char **token = tokens; *token != NULL; token++)
    if (**token != '\0' && n-- == 0)
      return g_strdup (*token);
  return g_strdup (typed);
}

/* The position before the move: that on the board. */
static void
read_story (Story *story, const BrgDeskGame *game, const BrgDeskAsk *ask)
{
  g_autofree char *plain = dup_plain (ask->text);
  BrgDeed deeds[BRG_DEED_MAX];
  guint n_deeds = 0;
  gint column = 1;

  *story = (Story){ 0 };
  if (*plain == '\0')
    return;
  story->fault = brg_irregularity_read (&game->node->draughts, plain, deeds, &n_deeds, &column);
  story->is_told = story->fault == BRG_DEED_FAULT_NONE;
  if (!story->is_told)
    story->word = dup_word (ask->text, plain, column);
  else
    brg_irregularity_judge (&game->node->draughts, deeds, n_deeds, &story->answer);
}

static const char *
get_fault (BrgDeedFault fault)
{
  static const char *const sentences[BRG_N_DEED_FAULTS] = {
    [BRG_DEED_FAULT_NONE] = N_ ("Nothing is irregular."),
    [BRG_DEED_FAULT_TOKEN] = N_ ("This is not an action: type a word from the examples, with "
                                 "squares after the colon."),
    [BRG_DEED_FAULT_SQUARE] = N_ ("This square is not used in play."),
    [BRG_DEED_FAULT_TOO_MANY] = N_ ("Too many actions or squares."),
    [BRG_DEED_FAULT_ORDER] = N_ ("This cannot follow what comes before it."),
    [BRG_DEED_FAULT_EMPTY_SQUARE] = N_ ("There is no piece on this square."),
    [BRG_DEED_FAULT_NOT_OWN] = N_ ("The opponent’s piece is on this square."),
    [BRG_DEED_FAULT_OCCUPIED] = N_ ("Another piece is already on the square this one moves to."),
    [BRG_DEED_FAULT_NOT_CROWNED] = N_ ("The piece that was moved has not become a king."),
    [BRG_DEED_FAULT_NO_MOVE] = N_ ("The opponent has no such move in the position before."),
    [BRG_DEED_FAULT_TWO_MOVES] = N_ ("The opponent has more than one such move; give the "
                                     "squares where it turns."),
  };

  return _ (sentences[fault]);
}

/* rus-draughts-2022 5.4.14.2: the irregularities in words. */
static const char *
get_kind (BrgIrregularityKind kind)
{
  static const char *const sentences[BRG_N_IRREGULARITY_KINDS] = {
    [BRG_IRREGULARITY_NONE] = N_ ("This is not an irregularity."),
    [BRG_IRREGULARITY_WRONG_MOVE] = N_ ("A wrong move was made with a man or a king."),
    [BRG_IRREGULARITY_TWO_MOVES] = N_ ("Two moves were made in succession."),
    [BRG_IRREGULARITY_OTHER_MAN] = N_ ("One piece was touched and another moved."),
    [BRG_IRREGULARITY_TAKEN_BACK] = N_ ("A move was taken back."),
    [BRG_IRREGULARITY_OPPONENTS_MAN] = N_ ("An opponent’s piece was moved."),
    [BRG_IRREGULARITY_NO_CAPTURE] = N_ ("A move was made where a capture was compulsory."),
    [BRG_IRREGULARITY_REMOVED] = N_ ("Pieces were removed from the board without reason."),
    [BRG_IRREGULARITY_REMOVED_EARLY] =
        N_ ("Pieces were wrongly removed before the capture was complete."),
    [BRG_IRREGULARITY_NUMBER] = N_ ("More or fewer pieces were removed than were captured."),
    [BRG_IRREGULARITY_OTHERS] = N_ ("Pieces were removed that were not captured."),
    [BRG_IRREGULARITY_STOPPED] = N_ ("The player stopped while removing the pieces."),
    [BRG_IRREGULARITY_OWN] = N_ ("The player removed his own pieces after a capture."),
    [BRG_IRREGULARITY_UNMARKED] = N_ ("A man became a king and was not crowned."),
    [BRG_IRREGULARITY_UNMARKED_PLAYED] = N_ ("An uncrowned king was moved as a king."),
  };

  return _ (sentences[kind]);
}

static char *
dup_until (const BrgDeskGame *game, const BrgDeskSurroundings *around, BrgIrregularityUntil until)
{
  BrgColour opponent = brg_colour_opposite ((BrgColour) game->node->draughts.turn);

  switch (until)
    {
    case BRG_IRREGULARITY_UNTIL_REPLY:
      /* Translators: name, White or Black */
      return g_strdup_printf (_ ("Only %s (%s) may ask for a correction, and only before "
                                 "replying with a move."),
                              around->names[opponent], brg_desk_words_side (opponent));
    case BRG_IRREGULARITY_LATER:
      /* Translators: name, White or Black */
      return g_strdup_printf (_ ("Only %s (%s) may ask for a correction, at any later time too."),
                              around->names[opponent], brg_desk_words_side (opponent));
    case BRG_IRREGULARITY_LOST:
      return g_strdup (_ ("Nobody can ask for a correction any more: it stands."));
    case BRG_IRREGULARITY_NOTHING_WRONG:
    default:
      return g_strdup ("");
    }
}

/* What may be played when the player is to move again; NULL where nothing binds. */
static char *
dup_moves (const BrgDeskGame *game, const BrgDeskSurroundings *around, const BrgIrregularity *found)
{
  const BrgDraughtsPosition *position =
      found->has_position ? &found->position : &game->node->draughts;
  g_autofree char *list = NULL;

  if (found->moves.n_moves == 0)
    return NULL;
  list = brg_desk_draughts_write_list (position, found->moves.moves, found->moves.n_moves,
                                       around->notation);
  return found->moves.n_moves == 1
             /* Translators: a move */
             ? g_strdup_printf (_ ("Then only this move may be made: %s."), list)
             /* Translators: a list of moves */
             : g_strdup_printf (_ ("Then one of these moves must be made: %s."), list);
}

/* How it can be typed, with examples that fit the board. */
static BrgDeskAnswer *
answer_help (const BrgDeskGame *game)
{
  gboolean is_large = brg_draughts_variant_is_large (brg_desk_draughts_get_variant (game));
  BrgDeskAnswer *answer = brg_desk_answer_new (
      BRG_DESK_TONE_INFO, C_ ("verdict", "asking"),
      /* Translators: the words before colons are those of "deed at the board" in your language */
      g_strdup (is_large ? _ ("Type what the player having the move did, one action after "
                              "another; you can click squares. A move: “move:32-28”; a capture "
                              "with every landing square: “move:32:23:14”; pieces removed: "
                              "“off:28,19”; a piece touched first: “touch:33”; the opponent’s "
                              "reply: “reply:19-23”.")
                         /* Translators: as above, on 64 squares */
                         : _ ("Type what the player having the move did, one action after "
                              "another; you can click squares. A move: “move:c3-d4”; a capture "
                              "with every landing square: “move:c3:e5:g7”; pieces removed: "
                              "“off:d4,f6”; a piece touched first: “touch:g3”; the opponent’s "
                              "reply: “reply:e5-f4”.")),
      "rus-draughts-2022 5.4.14.2");

  answer->follow = g_strdup (
      /* Translators: the words in quotes are those of "deed at the board" in your language */
      _ ("Also: “again:” a second move, “back” move taken back, “then:” another move instead, "
         "“off-early:” removed too early, “pause” stopped while removing, “uncrowned” a king "
         "not crowned, “over” the game has ended, “adjust” announced."));
  return answer;
}

static BrgDeskAnswer *
answer_fault (const Story *story)
{
  return brg_desk_answer_new (
      BRG_DESK_TONE_WARN, C_ ("verdict", "unclear"),
      /* Translators: what was typed, a sentence */
      g_strdup_printf (_ ("“%s”: %s"), story->word, get_fault (story->fault)), NULL);
}

/* Joins sentences; empty ones are left out. */
static char *
join (const char *first, const char *second, const char *third)
{
  GString *text = g_string_new (first);

  if (second != NULL && *second != '\0')
    g_string_append_printf (text, " %s", second);
  if (third != NULL && *third != '\0')
    g_string_append_printf (text, " %s", third);
  return g_string_free (text, FALSE);
}

/* rus-draughts-2022 5.4.14.4: with an increment impossible moves can be a way to gain time. */
static void
add_follow (BrgDeskAnswer *answer, const BrgDeskSurroundings *around, BrgIrregularityKind kind)
{
  if (kind == BRG_IRREGULARITY_NONE)
    return;
  answer->follow = g_strdup (
      around->has_increment &&
              (kind == BRG_IRREGULARITY_WRONG_MOVE || kind == BRG_IRREGULARITY_NO_CAPTURE)
          ? _ ("The clock may be pressed back: the correction is made on the player’s own "
               "time. Impossible moves made to gain the increment are a gross violation.")
          : _ ("The clock may be pressed back: the correction is made on the player’s own time."));
  answer->follow_article = "rus-draughts-2022 5.4.14.4";
}

static BrgDeskAnswer *
answer_story (const BrgDeskGame *game,
              const BrgDeskSurroundings *around,
              const BrgIrregularity *found)
{
  g_autofree char *until = dup_until (game, around, found->until);
  g_autofree char *moves = dup_moves (game, around, found);
  gboolean is_none = found->kind == BRG_IRREGULARITY_NONE;
  gint item = brg_irregularity_to_letter (found->kind) - 'a' + 1;
  BrgDeskAnswer *answer =
      brg_desk_answer_new (is_none                                 ? BRG_DESK_TONE_INFO
                           : found->until == BRG_IRREGULARITY_LOST ? BRG_DESK_TONE_NO
                                                                   : BRG_DESK_TONE_WARN,
                           is_none                                 ? C_ ("verdict", "allowed")
                           : found->until == BRG_IRREGULARITY_LOST ? C_ ("verdict", "stands")
                                                                   : C_ ("verdict", "correct it"),
                           join (get_kind (found->kind), until, moves), found->article);

  if (!is_none)
    {
      g_autofree char *bare = answer->text;

      /* Translators: what went wrong, by whom and until when; its place in the list of the book */
      answer->text = g_strdup_printf (_ ("%s (Item %d of the list.)"), bare, item);
    }
  if (found->until != BRG_IRREGULARITY_LOST)
    add_follow (answer, around, found->kind);
  return answer;
}

void
brg_desk_draughts_answer_irregularity (const BrgDeskGame *game,
                                       const BrgDeskSurroundings *around,
                                       const BrgDeskAsk *ask,
                                       BrgDeskAnswerParts *parts)
{
  Story story;

  read_story (&story, game, ask);
  /* Half typed, nobody scolds. */
  parts->has_fault = story.fault != BRG_DEED_FAULT_NONE && ask->is_finished;
  parts->answer = parts->has_fault ? answer_fault (&story)
                  : story.is_told  ? answer_story (game, around, &story.answer)
                                   : answer_help (game);
  if (!parts->has_fault)
    brg_desk_answer_tell_unkeyed (parts->answer, !brg_desk_draughts_is_keyed (game));
  if (story.is_told && story.answer.has_position)
    {
      parts->n_shown_max = 1;
      if (ask->n_shown == 0)
        brg_desk_answer_add_ruling (parts->answer, BRG_DESK_RULING_LINE_ON, BRG_COLOUR_NONE, 0,
                                    _ ("Show the Corrected Position"));
      else
        brg_desk_answer_add_ruling (parts->answer, BRG_DESK_RULING_LINE_BACK, BRG_COLOUR_NONE, 0,
                                    _ ("Back"));
    }
  clear_story (&story);
}

/* The corrected position instead of that on the board; what differs is marked. */
static char *
show_corrected (const BrgDeskGame *game,
                const BrgDeskSurroundings *around,
                const BrgIrregularity *found,
                BrgBoardPicture *picture)
{
  BrgBoardPicture before = *picture;
  gboolean is_flipped = picture->is_flipped;

  brg_desk_draughts_draw (&found->position, around->notation, picture);
  picture->is_flipped = is_flipped;
  for (gint i = 0; i < brg_board_picture_count_squares (picture); i++)
    if (picture->pieces[i] != before.pieces[i])
      brg_board_picture_mark (picture, i, BRG_BOARD_LAST_MOVE);
  return g_strdup (found->position.turn == game->node->draughts.turn
                       ? _ ("The corrected position; the same player is to move.")
                       : _ ("The corrected position; the opponent is to move."));
}

char *
brg_desk_draughts_mark_answer (const BrgDeskGame *game,
                               const BrgDeskSurroundings *around,
                               const BrgDeskAsk *ask,
                               BrgBoardPicture *picture)
{
  char *line = NULL;
  Story story;

  if (ask->question != BRG_DRAUGHTS_QUESTION_IRREGULARITY || ask->n_shown == 0)
    return NULL;
  read_story (&story, game, ask);
  if (story.is_told && story.answer.has_position)
    line = show_corrected (game, around, &story.answer, picture);
  clear_story (&story);
  return line;
}

/* Clicks. */

/* Whether a piece that went over the board from one square to another jumped: something stands
 * between. */
static gboolean
is_jump (const BrgDraughtsPosition *position, BrgDraughtsSquare from, BrgDraughtsSquare to)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) position->variant;
  gint column = (gint) brg_draughts_square_column (from);
  gint row = (gint) brg_draughts_square_row (variant, from);
  gint columns = (gint) brg_draughts_square_column (to) - column;
  gint rows = (gint) brg_draughts_square_row (variant, to) - row;

  if (columns == 0 || ABS (columns) != ABS (rows))
    return FALSE;
  for (gint i = 1; i < ABS (columns); i++)
    {
      BrgDraughtsSquare square = brg_draughts_square_at (variant, column + (columns > 0 ? i : -i),
                                                         row + (rows > 0 ? i : -i));

      if (brg_draughts_position_colour (position, square) != BRG_COLOUR_NONE)
        return TRUE;
    }
  return FALSE;
}

/* The square that @text ends with, none if it does not end with one. */
static BrgDraughtsSquare
find_last (BrgDraughtsVariant variant, const char *text)
{
  gsize length = strlen (text);
  gsize begin = length;

  while (begin > 0 && g_ascii_isdigit (text[begin - 1]))
    begin--;
  if (begin == length)
    return BRG_DRAUGHTS_NO_SQUARE;
  if (brg_draughts_variant_is_large (variant))
    return brg_draughts_square_from_number (
        variant, (guint) MIN (g_ascii_strtoull (text + begin, NULL, 10), 1000u));
  if (begin + 1 != length || begin == 0)
    return BRG_DRAUGHTS_NO_SQUARE;
  return brg_draughts_square_at (variant, text[begin - 1] - 'a', text[begin] - '1');
}

/* What stands before a further square of the deed that is being typed. */
static const char *
get_sign (const BrgDraughtsPosition *position, const char *token, BrgDraughtsSquare square)
{
  BrgDraughtsSquare last = find_last ((BrgDraughtsVariant) position->variant, token);
  const char *colon = strchr (token, ':');

  if (g_str_has_prefix (token, "off:") || g_str_has_prefix (token, "off-early:"))
    return last != BRG_DRAUGHTS_NO_SQUARE ? "," : "";
  if (last == BRG_DRAUGHTS_NO_SQUARE || colon == NULL)
    return "";
  if (g_str_has_prefix (token, "touch:"))
    return NULL;
  return strchr (colon + 1, ':') != NULL || is_jump (position, last, square) ? ":" : "-";
}

char *
brg_desk_draughts_append_square (const BrgDeskGame *game, const BrgDeskAsk *ask, gint square)
{
  const BrgDraughtsPosition *position = &game->node->draughts;
  BrgDraughtsVariant variant = brg_desk_draughts_get_variant (game);
  BrgDraughtsSquare clicked = brg_desk_draughts_from_board (variant, square);
  gboolean has_blank = *ask->text == '\0' || g_str_has_suffix (ask->text, " ");
  g_autofree char *plain = dup_plain (ask->text);
  const char *blank = strrchr (plain, ' ');
  const char *token = blank != NULL ? blank + 1 : plain;
  char name[BRG_DRAUGHTS_SQUARE_LENGTH];
  const char *sign;

  if (clicked == BRG_DRAUGHTS_NO_SQUARE)
    return NULL;
  brg_draughts_square_write (variant, clicked, name);
  if (has_blank)
    return g_strdup_printf ("%s%s:%s", ask->text,
                            get_word (strstr (plain, "move:") != NULL ? "off" : "move"), name);
  sign = get_sign (position, token, clicked);
  if (sign == NULL)
    return g_strdup_printf ("%s %s:%s", ask->text, get_word ("move"), name);
  if (*sign == '\0' && !g_str_has_suffix (ask->text, ":"))
    return g_strdup_printf ("%s:%s", ask->text, name);
  return g_strconcat (ask->text, sign, name, NULL);
}
