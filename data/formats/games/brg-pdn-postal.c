/* brg-pdn-postal.c - games by correspondence as PDN with the dates of their letters, read
 *
 * The PDN becomes the text of a game file, which is then read as any other.
 *
 * Rules: rus-draughts-2022 10.2.3, 10.2.4, 10.3.9
 * Tests: tests/data/test-pdn-postal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pdn-postal.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "brg-draughts-game.h"
#include "brg-game-tags.h"
#include "brg-pdn-postal-private.h"
#include "brg-pdn.h"
#include "brg-postal-fault-words.h"
#include "brg-postal-move.h"

typedef struct
{
  const BrgPdnPlaces *places;
  const BrgGameTree *tree;
  BrgDraughtsVariant variant;
  GString *text;           /* of the game file */
  GArray *lines;           /* where in the PDN each of its lines comes from */
  guint n_letters;         /* that are written */
  const BrgGameNode *done; /* last move that a letter has */
  gboolean is_of_server;   /* every half-move is a letter */
  const BrgPostalGame *of; /* the game of an event that it is of, or NULL */
  BrgPostalFault *fault;
} Turning;

static gboolean fail (BrgPostalFault *fault, BrgPdnPlace place, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

static gboolean
fail (BrgPostalFault *fault, BrgPdnPlace place, const char *format, ...)
{
  va_list words;

  brg_postal_fault_clear (fault);
  va_start (words, format);
  fault->text = g_strdup_vprintf (format, words);
  va_end (words);
  fault->line = place.line;
  fault->column = place.column;
  return FALSE;
}

/* Reading the game. */

/* The message of a reader of games begins with its place. */
static gboolean
fail_as_read (BrgPostalFault *fault, const GError *error)
{
  BrgPdnPlace place = { 1, 1 };
  int length = 0;

  if (sscanf (error->message, "pdn:%u:%u: %n", &place.line, &place.column, &length) < 2)
    length = 0;
  return fail (fault, place, "%s", error->message + length);
}

static BrgGameTree *
read_tree (const char *text, gsize length, BrgPostalFault *fault)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, length);
  g_autoptr (BrgPgnReader) reader = brg_pdn_reader_new_from_bytes (bytes, "pdn");
  g_autoptr (BrgGameTree) tree = NULL;
  g_autoptr (BrgGameTree) second = NULL;
  g_autoptr (GError) error = NULL;

  if (brg_pgn_reader_next (reader, &tree, &error) != BRG_PGN_GAME)
    {
      if (error != NULL)
        fail_as_read (fault, error);
      else
        fail (fault, (BrgPdnPlace){ 1, 1 }, _ ("there is no game in this file"));
      return NULL;
    }
  if (brg_pgn_reader_next (reader, &second, NULL) != BRG_PGN_END)
    {
      fail (fault, (BrgPdnPlace){ brg_pgn_reader_get_line (reader), 1 },
            _ ("another game, expected one alone"));
      return NULL;
    }
  return g_steal_pointer (&tree);
}

/* Headings. */

static void
end_line (Turning *turning, BrgPdnPlace place)
{
  g_string_append_c (turning->text, '\n');
  g_array_append_val (turning->lines, place);
}

static const char *
find_value (const BrgGameTree *tree, const char *name)
{
  const char *value = brg_game_tree_get_tag (tree, name);

  return value == NULL || g_str_equal (value, "") || g_str_equal (value, "?") ? NULL : value;
}

static const struct
{
  const char *name;
  const char *line;
} headings[] = {
  { "Event", "event" },
  { "Code", "code" },
  { "Channel", "channel" },
  { "White", "white" },
  { "Black", "black" },
  { "StartDate", "start" },
  { "EndDate", "end" },
  { "StartListWhite", "startlist white" },
  { "StartListBlack", "startlist black" },
  { "Norm", "norm" },
  { "Transit", "transit" },
};

/* Whether a server put the time of its clocks behind a move. */
static gboolean
has_clock (const BrgGameTree *tree)
{
  for (const BrgGameNode *node = brg_game_tree_get_root (tree); node != NULL; node = node->next)
    for (guint i = 0; node->after != NULL && i < node->after->len; i++)
      if (strstr (node->after->pdata[i], "[%cl") != NULL)
        return TRUE;
  return FALSE;
}

/* rus-draughts-2022 10.3.9, 10.5.10: a game as a server gives it has no letters: it keeps the time.
 */
static gboolean
is_of_server (const Turning *turning)
{
  const char *channel = find_value (turning->tree, "Channel");
  const char *site = find_value (turning->tree, "Site");

  if (turning->places->letters->len > 0 || turning->done->next == NULL)
    return FALSE;
  if (channel != NULL)
    return g_str_equal (channel, "server");
  if (turning->of != NULL)
    return turning->of->channel == BRG_POSTAL_BY_SERVER;
  return (site != NULL && strstr (site, "://") != NULL) || has_clock (turning->tree);
}

static void
turn_day (Turning *turning, const char *name, const char *line, BrgPostalDay day, BrgPdnPlace place)
{
  char written[BRG_POSTAL_DAY_LENGTH];

  if (find_value (turning->tree, name) != NULL)
    return;
  g_string_append_printf (turning->text, "%s %s", line, brg_postal_day_write (day, written));
  end_line (turning, place);
}

/* A server does not know between which days an event is played. */
static void
turn_missing (Turning *turning, BrgPdnPlace place)
{
  if (find_value (turning->tree, "Channel") == NULL)
    {
      g_string_append (turning->text, "channel server");
      end_line (turning, place);
    }
  if (turning->of == NULL)
    return;
  turn_day (turning, "StartDate", "start", turning->of->start, place);
  turn_day (turning, "EndDate", "end", turning->of->end, place);
}

static gboolean
turn_headings (Turning *turning)
{
  BrgPdnPlace type = brg_pdn_places_find_heading (turning->places, "GameType");

  /* rus-draughts-2022 10.1.4 */
  if (brg_postal_variant_get_id (turning->variant) == NULL)
    return fail (turning->fault, type, _ ("this game is not played by correspondence (10.1.4)"));
  if (find_value (turning->tree, "FEN") != NULL)
    return fail (turning->fault, brg_pdn_places_find_heading (turning->places, "FEN"),
                 _ ("a game by correspondence begins in the initial position"));
  g_string_append (turning->text, "corr 1");
  end_line (turning, (BrgPdnPlace){ 1, 1 });
  g_string_append_printf (turning->text, "game %s", brg_postal_variant_get_id (turning->variant));
  end_line (turning, type);
  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    {
      const char *value = find_value (turning->tree, headings[i].name);
      BrgPdnPlace place = brg_pdn_places_find_heading (turning->places, headings[i].name);

      if (value == NULL)
        continue;
      if (strpbrk (value, "\n\r") != NULL)
        return fail (turning->fault, place, _ ("this value has an end of line"));
      g_string_append_printf (turning->text, "%s %s", headings[i].line, value);
      end_line (turning, place);
    }
  if (turning->is_of_server)
    turn_missing (turning, type);
  return TRUE;
}

/* Letters. */

/* Where the half-moves stand that no letter has. */
static BrgPdnPlace
find_open (const Turning *turning)
{
  return turning->n_letters == 0 || turning->n_letters > turning->places->letters->len
             ? turning->places->moves
             : g_array_index (turning->places->letters, BrgPdnLetter, turning->n_letters - 1).next;
}

/* What moves and variants say in a game file is not said in a comment. */
static gboolean
is_of_moves (const char *word)
{
  static const char *const keys[] = { "moves=", "var=", "accept=" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (g_str_has_prefix (word, keys[i]))
      return TRUE;
  return FALSE;
}

static BrgPdnPlace
find_word (const Turning *turning, const BrgPdnLetter *letter, const char *word)
{
  return brg_pdn_places_go_on (turning->places, letter->place, letter->start, word);
}

/* Each word is read alone, so that a wrong one has its place. */
static gboolean
turn_word (Turning *turning, const BrgPdnLetter *letter, const char *start, const char *end)
{
  g_autofree char *word = g_strndup (start, (gsize) (end - start));
  g_autofree char *line = g_strconcat ("letter 1 white ", word, NULL);
  g_autoptr (BrgPostalGame) game = brg_postal_game_new ();
  g_auto (BrgPostalFault) fault = { 0 };

  if (is_of_moves (word))
    return fail (turning->fault, find_word (turning, letter, start),
                 _ ("“%s” cannot stand in a comment"), word);
  if (!brg_postal_file_read_record (game, line, 1, &fault))
    {
      g_autofree char *words = brg_postal_fault_dup_words (&fault);

      return fail (turning->fault, find_word (turning, letter, start), "%s", words);
    }
  g_string_append_printf (turning->text, " %s", word);
  return TRUE;
}

static gboolean
turn_words (Turning *turning, const BrgPdnLetter *letter)
{
  const char *start = letter->start;

  for (const char *end; (end = brg_pdn_next_word (&start, letter->end)) != NULL; start = end)
    if (!turn_word (turning, letter, start, end))
      return FALSE;
  return TRUE;
}

/* A game file has of a capture its first and last square, and its way where that has to be told. */
static gboolean
turn_move (Turning *turning, const BrgGameNode *node)
{
  const BrgDraughtsPosition *position = &node->parent->draughts;
  char text[BRG_DRAUGHTS_MOVE_LENGTH];
  BrgDraughtsMove move;

  brg_postal_move_write_full (position, &node->draughts_move, text);
  if (brg_postal_move_read (position, text, &move) != BRG_POSTAL_GOOD)
    return fail (turning->fault, find_open (turning),
                 _ ("“%s” fits more than one move, a letter cannot tell which (10.2.2)"), text);
  g_string_append_printf (turning->text, "%s%s", node->parent == turning->done ? " moves=" : ",",
                          text);
  return TRUE;
}

/* rus-draughts-2022 10.2.4: a letter has the own move, and then forced moves of the other, each
 * with the answer to it. */
static gboolean
turn_moves (Turning *turning, const BrgGameNode *last)
{
  gboolean is_own = FALSE;

  for (const BrgGameNode *node = turning->done; node != last; node = node->next)
    {
      is_own = !is_own;
      if (!is_own && !brg_postal_move_find_forced (&node->draughts, NULL))
        break;
      if (!turn_move (turning, node->next))
        return FALSE;
      if (node->next == last && is_own)
        return TRUE;
    }
  return turning->done == last ||
         fail (turning->fault, find_open (turning),
               _ ("these half-moves are not of one letter, expected a comment behind every move "
                  "but a forced one (10.2.4)"));
}

static gboolean
turn_letter (Turning *turning, const BrgGameNode *last)
{
  const BrgPdnLetter *letter;
  BrgColour side = brg_game_node_get_turn (turning->done);

  if (turning->n_letters >= turning->places->letters->len)
    return fail (turning->fault, turning->places->moves,
                 _ ("the letters of this game cannot be told apart"));
  letter = &g_array_index (turning->places->letters, BrgPdnLetter, turning->n_letters);
  if (last->parent == NULL)
    return fail (turning->fault, letter->place, _ ("a letter before the first move"));
  g_string_append_printf (turning->text, "letter %u %s", turning->n_letters + 1,
                          side == BRG_COLOUR_WHITE ? "white" : "black");
  if (!turn_words (turning, letter) || !turn_moves (turning, last))
    return FALSE;
  end_line (turning, letter->place);
  turning->n_letters++;
  turning->done = last;
  return TRUE;
}

static gboolean
turn_comments (Turning *turning, const GPtrArray *comments, const BrgGameNode *last)
{
  for (guint i = 0; comments != NULL && i < comments->len; i++)
    {
      const char *comment = comments->pdata[i];

      if (brg_pdn_is_letter (comment, comment + strlen (comment)) && !turn_letter (turning, last))
        return FALSE;
    }
  return TRUE;
}

static gboolean
turn_letters (Turning *turning)
{
  for (const BrgGameNode *node = turning->done; node != NULL; node = node->next)
    if ((node->parent != NULL && !turn_comments (turning, node->before, node->parent)) ||
        !turn_comments (turning, node->after, node))
      return FALSE;
  return turning->done->next == NULL ||
         fail (turning->fault, find_open (turning),
               _ ("moves without a letter, expected a comment like {sent=31.12.2025}"));
}

static void
begin_letter (Turning *turning, BrgColour side)
{
  g_string_append_printf (turning->text, "letter %u %s", ++turning->n_letters,
                          side == BRG_COLOUR_WHITE ? "white" : "black");
}

/* Who has the move when a server ends the game has lost it, or takes the draw. */
static void
turn_end (Turning *turning)
{
  g_auto (BrgDraughtsMoveList) list = { 0 };
  BrgGameResult result = brg_game_tree_get_result (turning->tree);
  BrgColour side = brg_game_node_get_turn (turning->done);
  gboolean has_lost =
      result == (side == BRG_COLOUR_WHITE ? BRG_GAME_BLACK_WON : BRG_GAME_WHITE_WON);

  brg_draughts_moves_generate (&turning->done->draughts, &list);
  if (list.n_moves == 0 || (!has_lost && result != BRG_GAME_DRAWN))
    return;
  begin_letter (turning, side);
  g_string_append (turning->text, has_lost ? " resign=yes" : " draw=accept");
  end_line (turning, brg_pdn_places_find_heading (turning->places, "Result"));
}

static gboolean
turn_server (Turning *turning)
{
  for (const BrgGameNode *node = turning->done->next; node != NULL; node = node->next)
    {
      begin_letter (turning, brg_game_node_get_turn (node->parent));
      if (!turn_move (turning, node))
        return FALSE;
      end_line (turning, turning->places->moves);
      turning->done = node;
    }
  turn_end (turning);
  return TRUE;
}

/* The game. */

static void
move_line (const GArray *lines, guint *line)
{
  if (*line > 0 && *line <= lines->len)
    *line = g_array_index (lines, BrgPdnPlace, *line - 1).line;
}

/* What is said of the game later has the lines of the PDN too. */
static void
move_lines (const GArray *lines, BrgPostalGame *game)
{
  guint *const of_game[] = { &game->code_line,
                             &game->name_lines[BRG_COLOUR_WHITE],
                             &game->name_lines[BRG_COLOUR_BLACK],
                             &game->start_line,
                             &game->end_line,
                             &game->norm_line,
                             &game->channel_line };

  for (guint i = 0; i < G_N_ELEMENTS (of_game); i++)
    move_line (lines, of_game[i]);
  for (guint i = 0; i < game->records->len; i++)
    move_line (lines, &g_array_index (game->records, BrgPostalRecord, i).line);
}

/* A letter that ends the game with this result. */
static gboolean
ends_so (const BrgPostalRecord *record, BrgGameResult result)
{
  BrgGameResult lost = record->side == BRG_COLOUR_WHITE ? BRG_GAME_BLACK_WON : BRG_GAME_WHITE_WON;

  return (record->resigns && result == lost) || (record->takes_draw && result == BRG_GAME_DRAWN);
}

/* rus-draughts-2022 10.3.2: a letter ends the game, or the board does. Any other end would be lost
 * here. */
static gboolean
check_result (const Turning *turning, const BrgPostalGame *game)
{
  g_auto (BrgDraughtsMoveList) list = { 0 };
  BrgGameResult result = brg_game_tree_get_result (turning->tree);

  for (guint i = 0; i < game->records->len; i++)
    if (ends_so (brg_postal_game_get_record (game, i), result))
      return TRUE;
  brg_draughts_moves_generate (&turning->done->draughts, &list);
  return result == BRG_GAME_OPEN || list.n_moves == 0 ||
         fail (turning->fault, brg_pdn_places_find_heading (turning->places, "Result"),
               _ ("no letter tells this end of the game, expected {resign=yes}, {draw=accept} or "
                  "a game without result"));
}

static BrgPostalGame *
read_text (const Turning *turning)
{
  BrgPostalFault *fault = turning->fault;
  BrgPostalGame *game = brg_postal_file_read (turning->text->str, turning->text->len, fault);
  BrgPdnPlace place = { 1, 1 };

  if (game != NULL)
    move_lines (turning->lines, game);
  else if (fault->line > 0 && fault->line <= turning->lines->len)
    place = g_array_index (turning->lines, BrgPdnPlace, fault->line - 1);
  if (game == NULL)
    {
      fault->line = place.line;
      fault->column = place.column;
    }
  return game;
}

static gboolean
check_text (const char *text, gsize length, BrgPostalFault *fault)
{
  const char *zero = length > 0 ? memchr (text, '\0', length) : NULL;
  guint line = 1;

  if (length > BRG_POSTAL_FILE_LENGTH)
    return fail (fault, (BrgPdnPlace){ 1, 1 }, _ ("file of more than %d bytes"),
                 BRG_POSTAL_FILE_LENGTH);
  for (const char *p = text; zero != NULL && p < zero; p++)
    line += *p == '\n';
  return zero == NULL || fail (fault, (BrgPdnPlace){ line, 1 }, _ ("this is no text"));
}

static BrgPostalGame *
read_of (const char *text, gsize length, const BrgPostalGame *of, BrgPostalFault *fault)
{
  g_autoptr (BrgPdnPlaces) places = NULL;
  g_autoptr (BrgGameTree) tree = NULL;
  g_autoptr (BrgPostalGame) game = NULL;
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (BrgPdnPlace));
  Turning turning = { .text = out, .lines = lines, .fault = fault, .of = of };

  *fault = (BrgPostalFault){ 0 };
  if (!check_text (text, length, fault))
    return NULL;
  tree = read_tree (text, length, fault);
  if (tree == NULL)
    return NULL;
  places = brg_pdn_places_new (text, length);
  turning.places = places;
  turning.tree = tree;
  turning.variant = (BrgDraughtsVariant) brg_game_tree_get_draughts (tree)->variant;
  turning.done = brg_game_tree_get_root (tree);
  turning.is_of_server = is_of_server (&turning);
  if (turn_headings (&turning) &&
      (turning.is_of_server ? turn_server (&turning) : turn_letters (&turning)))
    game = read_text (&turning);
  return game != NULL && check_result (&turning, game) ? g_steal_pointer (&game) : NULL;
}

BrgPostalGame *
brg_pdn_postal_read (const char *text, gsize length, BrgPostalFault *fault)
{
  g_return_val_if_fail (text != NULL || length == 0, NULL);
  g_return_val_if_fail (fault != NULL, NULL);

  return read_of (text, length, NULL, fault);
}

static gboolean
is_pdn (const char *text, gsize length)
{
  const char *end = text + length;

  if (length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0)
    text += 3;
  while (text < end && g_ascii_isspace (*text))
    text++;
  return text < end && *text != '\0' && strchr ("[{;%", *text) != NULL;
}

BrgPostalGame *
brg_pdn_postal_read_of (const char *text,
                        gsize length,
                        const BrgPostalGame *of,
                        BrgPostalFault *fault)
{
  g_return_val_if_fail (text != NULL || length == 0, NULL);
  g_return_val_if_fail (fault != NULL, NULL);

  return length > 0 && is_pdn (text, length) ? read_of (text, length, of, fault)
                                             : brg_postal_file_read (text, length, fault);
}

BrgPostalGame *
brg_pdn_postal_read_any (const char *text, gsize length, BrgPostalFault *fault)
{
  return brg_pdn_postal_read_of (text, length, NULL, fault);
}
