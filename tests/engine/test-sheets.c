/* test-sheets.c - two scoresheets of one game, compared and completed
 *
 * Cases worked out by hand; short games of few men against a search that knows no sets of positions
 * but plays every game there is; the same answers under a narrow limit; and texts of any kind.
 * The pairs of sheets in fixtures/chess/scoresheets.txt are compared by tests/app/bergerctl.py.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-fen.h"
#include "brg-san-read.h"
#include "brg-san-write.h"
#include "brg-san.h"
#include "brg-sheets.h"
#include "brg-test.h"
#include "brg-uci.h"

#include <string.h>

#define KINGS "7k/8/8/8/8/8/8/K7 w - - 0 1"
#define LAST_ROW "8/P6k/8/8/8/8/8/K7 w - - 0 1"

static const char *const repair_words[] = { "delete", "insert", "replace", "swap" };
static const char *const completion_words[] = { "none", "unique", "many" };

/* A question with the words that it points to. */
typedef struct
{
  BrgSheetsQuestion question;
  char **entries[2];
} Sheets;

static void
sheets_clear (Sheets *sheets)
{
  g_strfreev (sheets->entries[0]);
  g_strfreev (sheets->entries[1]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sheets, sheets_clear)

static void
set_sheet (Sheets *sheets, guint index, BrgLanguage language, const char *text)
{
  BrgSheet *sheet = &sheets->question.sheets[index];

  sheets->entries[index] = *text == '\0' ? g_new0 (char *, 1) : g_strsplit (text, " ", -1);
  sheet->language = language;
  sheet->entries = (const char *const *) sheets->entries[index];
  sheet->n_entries = g_strv_length (sheets->entries[index]);
}

static void
read_position (const char *fen, BrgPosition *position)
{
  g_assert_true (brg_fen_read (fen, BRG_CHESS_ORTHODOX, BRG_POSITION_COMPOSED, position, NULL));
}

static char *
describe_fills (const BrgSheetsAnswer *answer)
{
  GString *text = g_string_new (answer->fills->len == 0 ? "-" : NULL);

  for (guint i = 0; i < answer->fills->len; i++)
    {
      const BrgSheetsFill *fill = &g_array_index (answer->fills, BrgSheetsFill, i);

      g_string_append_printf (text, "%s%u", i > 0 ? " " : "", fill->ply);
      for (guint k = 0; k < fill->n_moves; k++)
        {
          char move[BRG_UCI_LENGTH];

          g_string_append_printf (text, "%c%s", k == 0 ? '=' : ',',
                                  brg_uci_write (fill->moves[k], BRG_CHESS_ORTHODOX, move));
        }
    }
  return g_string_free (text, FALSE);
}

static char *
describe_repairs (const BrgSheetsAnswer *answer)
{
  GString *text = g_string_new (answer->repairs->len == 0 ? "-" : NULL);

  for (guint i = 0; i < answer->repairs->len; i++)
    {
      const BrgSheetsRepair *repair = &g_array_index (answer->repairs, BrgSheetsRepair, i);

      g_string_append_printf (text, "%s%s-%s", i > 0 ? " " : "",
                              repair->sheet == BRG_COLOUR_WHITE ? "white" : "black",
                              repair_words[repair->kind]);
    }
  return g_string_free (text, FALSE);
}

/* parts | agreed half-moves | completion | fills | moves | repairs | rejoin */
static char *
describe (const BrgSheetsAnswer *answer)
{
  g_autofree char *fills = describe_fills (answer);
  g_autofree char *repairs = describe_repairs (answer);

  return g_strdup_printf ("%u|%u|%s|%s|%u/%u|%s|%u", answer->parts, answer->n_agreed,
                          completion_words[answer->completion], fills, answer->n_moves[0],
                          answer->n_moves[1], repairs, answer->rejoin);
}

typedef struct
{
  const char *path;
  const char *start; /* NULL for the initial position */
  const char *white; /* in English */
  const char *black; /* in Russian */
  guint n_plies;
  const char *board;
  const char *expected; /* see describe() */
} Case;

static const Case cases[] = {
  { "/sheets/fide-2023 8.5/same", NULL, "e4 e5 Nf3", "e4 e5 Кf3", 0, NULL, "0|3|unique|-|2/1|-|0" },
  { "/sheets/fide-2023 8.5/nothing-written", NULL, "", "", 0, NULL, "0|0|unique|-|0/0|-|0" },
  { "/sheets/fide-2023 8.5/one-has-it", NULL, "e4 ? Nf3", "e4 e5 Кf3", 0, NULL,
    "0|3|unique|-|2/1|-|0" },
  { "/sheets/fide-2023 8.5/one-stops", NULL, "e4", "e4 e5 Кf3", 0, NULL, "0|1|unique|-|2/1|-|0" },
  { "/sheets/fide-2023 8.6/neither-has-it", KINGS, "?", "?", 0, NULL,
    "0|0|many|1=a1a2,a1b1,a1b2|1/0|-|0" },
  /* Two games, one position: it is agreed on. */
  { "/sheets/fide-2023 8.6/games-meet", KINGS, "? Kg8 Kb3", "? Крg8 Крb3", 0, NULL,
    "0|3|many|1=a1a2,a1b2 3=a2b3,b2b3|2/1|-|0" },
  { "/sheets/fide-2023 8.6/later-entry-settles", KINGS, "? Kg8 Kc3", "? Крg8 Крc3", 0, NULL,
    "0|3|unique|1=a1b2|2/1|-|0" },
  { "/sheets/fide-2023 8.6/ambiguous-on-both-and-settled-later", "7k/8/8/8/8/5N2/8/KN6 w - - 0 1",
    "Nd2 Kg8 Na3", "Кd2 Крg8 Кa3", 0, NULL, "0|3|unique|1=f3d2|2/1|-|0" },
  { "/sheets/fide-2023 8.6/ambiguous-on-one-only", "7k/8/8/8/8/5N2/8/KN6 w - - 0 1", "Nd2 Kg8 Na3",
    "Кfd2 Крg8 Кa3", 0, NULL, "0|3|unique|-|2/1|-|0" },
  { "/sheets/fide-2023 8.6/board-settles", KINGS, "Kb1", "Крb1", 2, "8/6k1/8/8/8/8/8/1K6 w",
    "0|1|unique|2=h8g7|1/1|-|0" },
  { "/sheets/fide-2023 8.6/board-not-reached", KINGS, "Kb1", "Крb1", 2, "8/5k2/8/8/8/8/8/1K6 w",
    "0|1|none|-|1/0|-|0" },
  { "/sheets/fide-2023 8.6/board-of-the-start", KINGS, "", "", 0, "8/5k2/8/8/8/8/8/1K6 w",
    "0|0|none|-|0/0|-|0" },
  { "/sheets/fide-2023 8.6/board-by-castling", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", "", 1,
    "4k3/8/8/8/8/8/8/5RK1 b", "0|0|unique|1=e1g1|1/0|-|0" },
  { "/sheets/fide-2023 8.6/board-by-en-passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "", "", 1,
    "4k3/8/3P4/8/8/8/8/4K3 b", "0|0|unique|1=e5d6|1/0|-|0" },
  { "/sheets/fide-2023 8.6/board-by-promotion", LAST_ROW, "", "", 1, "N7/7k/8/8/8/8/8/K7 b",
    "0|0|unique|1=a7a8n|1/0|-|0" },
  { "/sheets/fide-2023 8.6/black-begins", "7k/8/8/8/8/8/8/K7 b - - 0 1", "Kg8 Kb2", "Крg8 Крb2", 0,
    NULL, "0|2|unique|-|1/1|-|0" },
  { "/sheets/fide-2023 8.6/promotion-without-letter", LAST_ROW, "a8", "a8", 0, NULL,
    "0|0|many|1=a7a8b,a7a8n,a7a8q,a7a8r|1/0|-|0" },
  { "/sheets/fide-2023 8.6/promotion-read-together", LAST_ROW, "a8", "a8К", 0, NULL,
    "0|1|unique|-|1/0|-|0" },
  { "/sheets/fide-2023 8.6/read-together", "7k/8/8/8/8/8/3R4/R3K3 w - - 0 1", "Rd1", "Лad1", 0,
    NULL, "0|1|unique|-|1/0|-|0" },
  { "/sheets/fide-2023 8.6/several-fit-both", "7k/8/8/8/8/8/3R4/R3K3 w - - 0 1", "Rd1", "Лd1", 0,
    NULL, "0|0|many|1=a1d1,d2d1|1/0|-|0" },
  { "/sheets/fide-2023 8.6/counted-beyond-mate", NULL, "f3 e5 g4 Qh4", "f3 e5 g4 Фh4", 5, NULL,
    "5|4|none|-|2/2|-|0" },
  { "/sheets/rus-chess-2014 32.2/different-moves", NULL, "e4 e5 Nf3 Nc6 Bb5", "e4 e5 Кf3 Кf6 Сb5",
    0, NULL, "4|3|none|-|2/1|black-delete black-replace white-delete white-replace|0" },
  { "/sheets/rus-chess-2014 32.2/illegal", NULL, "e4 e5 Ke3 Nc6", "e4 e5 Крe2 Кc6", 0, NULL,
    "3|2|none|-|1/1|white-delete white-replace|0" },
  { "/sheets/rus-chess-2014 32.2/illegal-alone", NULL, "e4 e5 Ke3 Nc6", "e4 e5", 0, NULL,
    "3|2|none|-|1/1|white-delete white-insert white-replace|0" },
  { "/sheets/rus-chess-2014 32.2/illegal-at-the-end", NULL, "e4 e5 Ke3", "e4 e5", 0, NULL,
    "3|2|none|-|1/1|white-insert white-replace|0" },
  { "/sheets/rus-chess-2014 32.2/swapped", NULL, "e4 Nf6 Nc3 Nc6 d3", "e4 Кc6 Кc3 Кf6 d3", 0, NULL,
    "2|1|none|-|1/0|black-swap white-swap|4" },
  { "/sheets/rus-chess-2014 32.2/left-out", NULL, "e4 e5 Bb5 a6 Ba4", "e4 e5 Кf3 Кc6 Сb5 a6 Сa4", 0,
    NULL, "3|2|none|-|1/1|black-delete white-insert|0" },
  { "/sheets/ukr-chess-2016 8/written-twice", NULL, "e4 e5 Nf3 Nc6 d4", "e4 e5 Кf3 Кc6 Кf3 Кc6 d4",
    0, NULL, "5|4|none|-|2/2|black-delete|0" },
};

static void
set_board (Sheets *sheets, const char *board)
{
  g_autofree char *fen = g_strconcat (board, " - -", NULL);

  sheets->question.has_board = TRUE;
  read_position (fen, &sheets->question.board);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_auto (Sheets) sheets = { 0 };
  g_auto (BrgSheetsAnswer) answer;
  g_autofree char *text = NULL;

  sheets.question.start = brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START);
  if (test->start != NULL)
    read_position (test->start, &sheets.question.start);
  set_sheet (&sheets, 0, BRG_LANGUAGE_ENGLISH, test->white);
  set_sheet (&sheets, 1, BRG_LANGUAGE_RUSSIAN, test->black);
  sheets.question.n_plies = test->n_plies;
  if (test->board != NULL)
    set_board (&sheets, test->board);
  brg_sheets_compare (&sheets.question, BRG_SHEETS_MAX_POSITIONS, &answer);
  text = describe (&answer);
  g_assert_cmpstr (text, ==, test->expected);
  g_assert_cmpuint (answer.undecided, ==, 0);
}

/* Why the sheets part. */
static void
test_reasons (void)
{
  g_auto (Sheets) sheets = { 0 };
  g_auto (BrgSheetsAnswer) answer;
  g_autofree char *agreed = NULL;

  sheets.question.start = brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START);
  set_sheet (&sheets, 0, BRG_LANGUAGE_ENGLISH, "e4 e5 Ke3 Nc6");
  set_sheet (&sheets, 1, BRG_LANGUAGE_RUSSIAN, "e4 e5 Крe2");
  brg_sheets_compare (&sheets.question, BRG_SHEETS_MAX_POSITIONS, &answer);
  g_assert_cmpint (answer.reasons[0], ==, BRG_SHEETS_ENTRY_IMPOSSIBLE);
  g_assert_cmpint (answer.reasons[1], ==, BRG_SHEETS_ENTRY_FITS);
  agreed = brg_fen_write (&answer.agreed, BRG_FEN_PLAIN);
  g_assert_cmpstr (agreed, ==, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
  g_assert_cmpuint (answer.game->len, ==, 0);
}

/* The moves of the only completion lead from the start to the last agreed position. */
static void
test_game (void)
{
  g_auto (Sheets) sheets = { 0 };
  g_auto (BrgSheetsAnswer) answer;

  sheets.question.start = brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START);
  set_sheet (&sheets, 0, BRG_LANGUAGE_ENGLISH, "e4 ? Nf3 Nc6");
  set_sheet (&sheets, 1, BRG_LANGUAGE_RUSSIAN, "? e5 Кf3 Кc6");
  brg_sheets_compare (&sheets.question, BRG_SHEETS_MAX_POSITIONS, &answer);
  g_assert_cmpuint (answer.game->len, ==, 4);
  for (guint i = 0; i < answer.game->len; i++)
    {
      BrgMoveUndo undo;

      brg_move_make (&sheets.question.start, g_array_index (answer.game, BrgMove, i), &undo);
    }
  g_assert_true (brg_position_is_same (&sheets.question.start, &answer.agreed));
}

/* -- Every game, one by one ------------------------------------------------------------------ */

#define MAX_PLIES 8

/* What all games of a question have in common, found by playing each of them. */
typedef struct
{
  const BrgSheetsQuestion *question;
  guint sheets; /* bit i: the sheet i counts */
  guint depth;  /* half-moves to play */
  gboolean needs_board;
  guint deepest;
  guint n_games; /* that reach the depth, and the board */
  GHashTable *moves[MAX_PLIES + 1];
  GHashTable *positions[MAX_PLIES + 1]; /* with counters */
  GHashTable *boards[MAX_PLIES + 1];    /* without */
  BrgMove line[MAX_PLIES + 1];
  BrgPosition passed[MAX_PLIES + 1];
} Play;

static void
play_init (Play *play, const BrgSheetsQuestion *question, guint sheets, guint depth)
{
  memset (play, 0, sizeof *play);
  play->question = question;
  play->sheets = sheets;
  play->depth = depth;
  for (guint i = 0; i <= MAX_PLIES; i++)
    {
      play->moves[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      play->positions[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      play->boards[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
    }
}

static void
play_clear (Play *play)
{
  for (guint i = 0; i <= MAX_PLIES; i++)
    {
      g_hash_table_unref (play->moves[i]);
      g_hash_table_unref (play->positions[i]);
      g_hash_table_unref (play->boards[i]);
    }
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Play, play_clear)

static gboolean
is_blank (const BrgSheet *sheet, guint ply)
{
  return ply > sheet->n_entries || sheet->entries[ply - 1] == NULL ||
         g_str_equal (sheet->entries[ply - 1], "?");
}

static gboolean
fits_sheet (const BrgSheet *sheet, guint ply, const BrgPosition *position, BrgMove move)
{
  BrgMoveList fits;

  if (is_blank (sheet, ply))
    return TRUE;
  brg_san_read (position, sheet->entries[ply - 1], -1, sheet->language, &fits);
  for (guint i = 0; i < fits.n_moves; i++)
    if (fits.moves[i] == move)
      return TRUE;
  return FALSE;
}

static void
note_game (Play *play)
{
  play->n_games++;
  for (guint ply = 1; ply <= play->depth; ply++)
    {
      char move[BRG_UCI_LENGTH];
      char *fen = brg_fen_write (&play->passed[ply], BRG_FEN_PLAIN);
      g_auto (GStrv) words = g_strsplit (fen, " ", -1);

      brg_uci_write (play->line[ply], BRG_CHESS_ORTHODOX, move);
      g_hash_table_add (play->moves[ply], g_strdup (move));
      g_hash_table_add (play->positions[ply], fen);
      g_hash_table_add (play->boards[ply],
                        g_strjoin (" ", words[0], words[1], words[2], words[3], NULL));
    }
}

static void
play_games (Play *play, const BrgPosition *position, guint ply)
{
  BrgMoveList legal;

  play->deepest = MAX (play->deepest, ply);
  if (ply == play->depth)
    {
      const BrgPosition *board = &play->question->board;

      if (!play->needs_board ||
          (board->turn == position->turn && memcmp (board->board, position->board, 64) == 0))
        note_game (play);
      return;
    }
  brg_moves_generate (position, &legal);
  for (guint i = 0; i < legal.n_moves; i++)
    {
      BrgPosition *after = &play->passed[ply + 1];
      BrgMoveUndo undo;
      gboolean is_fitting = TRUE;

      for (guint k = 0; k < 2; k++)
        is_fitting &= (play->sheets >> k & 1) == 0 ||
                      fits_sheet (&play->question->sheets[k], ply + 1, position, legal.moves[i]);
      if (!is_fitting)
        continue;
      *after = *position;
      brg_move_make (after, legal.moves[i], &undo);
      play->line[ply + 1] = legal.moves[i];
      play_games (play, after, ply + 1);
    }
}

static guint
count_plies (const BrgSheetsQuestion *question)
{
  return MAX (question->n_plies,
              MAX (question->sheets[0].n_entries, question->sheets[1].n_entries));
}

static gboolean
can_complete (const BrgSheetsQuestion *question)
{
  g_auto (Play) play;

  play_init (&play, question, 3, count_plies (question));
  play.needs_board = question->has_board;
  play_games (&play, &question->start, 0);
  return play.n_games > 0;
}

/* The entries with a change at @at, or NULL when the sheet is too short for it. */
static GPtrArray *
change_entries (const BrgSheet *sheet, guint kind, guint at)
{
  static const guint n_needed[] = { 2, 1, 1, 3 };
  GPtrArray *entries;

  if (sheet->n_entries < at + n_needed[kind])
    return NULL;
  entries = g_ptr_array_new ();
  for (guint i = 0; i < sheet->n_entries; i++)
    {
      const char *entry = sheet->entries[i];

      if (kind == BRG_SHEETS_DELETE && (i == at || i == at + 1))
        continue;
      if (kind == BRG_SHEETS_REPLACE && i == at)
        entry = "?";
      if (kind == BRG_SHEETS_SWAP && (i == at || i == at + 2))
        entry = sheet->entries[i == at ? at + 2 : at];
      for (guint k = 0; kind == BRG_SHEETS_INSERT && i == at && k < 2; k++)
        g_ptr_array_add (entries, (gpointer) "?");
      g_ptr_array_add (entries, (gpointer) entry);
    }
  return entries;
}

static char *
search_repairs (const BrgSheetsQuestion *question, guint parts)
{
  GString *text = g_string_new (NULL);

  for (int k = 1; k >= 0 && parts > 0; k--)
    for (guint kind = 0; kind < BRG_N_SHEETS_REPAIR_KINDS; kind++)
      {
        BrgSheetsQuestion changed = *question;
        g_autoptr (GPtrArray) entries = change_entries (&question->sheets[k], kind, parts - 1);

        if (entries == NULL)
          continue;
        changed.sheets[k].entries = (const char *const *) entries->pdata;
        changed.sheets[k].n_entries = entries->len;
        if (can_complete (&changed))
          g_string_append_printf (text, "%s%s-%s", text->len > 0 ? " " : "",
                                  k == 0 ? "white" : "black", repair_words[kind]);
      }
  if (text->len == 0)
    g_string_append (text, "-");
  return g_string_free (text, FALSE);
}

/* The only position that a sheet shows after a half-move, or NULL. */
static char *
find_alone (const BrgSheetsQuestion *question, guint sheet, guint ply)
{
  g_auto (Play) play;
  GHashTableIter iter;
  gpointer key = NULL;

  play_init (&play, question, 1u << sheet, ply);
  play_games (&play, &question->start, 0);
  if (g_hash_table_size (play.boards[ply]) != 1)
    return NULL;
  g_hash_table_iter_init (&iter, play.boards[ply]);
  g_hash_table_iter_next (&iter, &key, NULL);
  return g_strdup (key);
}

static guint
search_rejoin (const BrgSheetsQuestion *question, guint parts)
{
  guint n_plies = MIN (question->sheets[0].n_entries, question->sheets[1].n_entries);

  for (guint ply = parts; parts > 0 && ply <= n_plies; ply++)
    {
      g_autofree char *white = find_alone (question, 0, ply);
      g_autofree char *black = find_alone (question, 1, ply);

      if (white != NULL && g_strcmp0 (white, black) == 0)
        return ply;
    }
  return 0;
}

static char *
list_fills (const Play *play)
{
  GString *text = g_string_new (NULL);

  for (guint ply = 1; ply <= play->depth; ply++)
    {
      GList *moves = g_list_sort (g_hash_table_get_keys (play->moves[ply]), (GCompareFunc) strcmp);

      if (g_hash_table_size (play->moves[ply]) > 1 || (is_blank (&play->question->sheets[0], ply) &&
                                                       is_blank (&play->question->sheets[1], ply)))
        {
          g_string_append_printf (text, "%s%u", text->len > 0 ? " " : "", ply);
          for (GList *l = moves; l != NULL; l = l->next)
            g_string_append_printf (text, "%c%s", l == moves ? '=' : ',', (char *) l->data);
        }
      g_list_free (moves);
    }
  if (text->len == 0)
    g_string_append (text, "-");
  return g_string_free (text, FALSE);
}

static guint
find_agreed (const Play *play, guint n_plies)
{
  for (guint ply = n_plies; ply > 0; ply--)
    if (!is_blank (&play->question->sheets[0], ply) &&
        !is_blank (&play->question->sheets[1], ply) &&
        g_hash_table_size (play->positions[ply]) == 1)
      return ply;
  return 0;
}

/* The same as describe(), by playing every game. */
static char *
search (const BrgSheetsQuestion *question)
{
  guint n_plies = count_plies (question);
  guint n_made = n_plies;
  guint parts = 0;
  guint agreed;
  guint rejoin;
  g_auto (Play) play;
  g_auto (Play) fitting;
  g_autofree char *fills = NULL;
  g_autofree char *repairs = NULL;

  play_init (&play, question, 3, n_plies);
  play.needs_board = question->has_board;
  play_games (&play, &question->start, 0);
  if (play.n_games == 0 && play.deepest < n_plies)
    parts = play.deepest + 1;
  play_init (&fitting, question, 3, play.deepest);
  fitting.needs_board = play.n_games > 0 && question->has_board;
  play_games (&fitting, &question->start, 0);
  agreed = find_agreed (&fitting, play.deepest);
  if (play.n_games == 0)
    n_made = agreed;
  fills = play.n_games > 0 ? list_fills (&play) : g_strdup ("-");
  repairs = search_repairs (question, parts);
  rejoin = search_rejoin (question, parts);
  return g_strdup_printf ("%u|%u|%s|%s|%u/%u|%s|%u", parts, agreed,
                          completion_words[MIN (play.n_games, 2)], fills, (n_made + 1) / 2,
                          n_made / 2, repairs, rejoin);
}

static const char *const small_starts[] = {
  KINGS,
  "7k/7p/8/8/8/8/P7/K7 w - - 0 1",
  "8/P6k/8/8/8/8/p7/K7 w - - 0 1",
  "7k/8/8/8/8/1p6/8/K1R5 w - - 3 20",
  "k7/8/8/8/2pP4/8/8/7K w - - 0 1",
  "7k/p4p1p/8/8/8/8/P1P4P/K7 w - - 0 1",
};

/* How a move stands on a sheet: mostly right, sometimes vague, wrong or not at all. */
static char *
write_entry (GRand *rand, const BrgPosition *position, BrgMove move)
{
  const char *const notations[] = { "en", "long", "uci" };
  char text[BRG_SAN_LENGTH];
  gint32 fate = g_rand_int_range (rand, 0, 20);
  BrgMoveList legal;

  if (fate < 5)
    return g_strdup ("?");
  if (fate == 5)
    return g_strdup ("Kd4");
  brg_moves_generate (position, &legal);
  if (fate < 8)
    move = legal.moves[g_rand_int_range (rand, 0, (gint32) legal.n_moves)];
  brg_san_write (position, move, brg_notation_find (notations[g_rand_int_range (rand, 0, 3)]),
                 text);
  return g_strdup (text);
}

/* Makes a short game from a start and two sheets of it. */
static void
make_sheets (GRand *rand, guint index, Sheets *sheets)
{
  guint n_plies = (guint) g_rand_int_range (rand, 1, 5);
  GPtrArray *entries[2] = { g_ptr_array_new (), g_ptr_array_new () };
  BrgPosition position;

  read_position (small_starts[index % G_N_ELEMENTS (small_starts)], &position);
  sheets->question.start = position;
  for (guint ply = 0; ply < n_plies && brg_moves_count (&position) > 0; ply++)
    {
      BrgMoveList legal;
      BrgMoveUndo undo;
      BrgMove move;

      brg_moves_generate (&position, &legal);
      move = legal.moves[g_rand_int_range (rand, 0, (gint32) legal.n_moves)];
      for (guint k = 0; k < 2; k++)
        if (entries[k]->len == ply && g_rand_int_range (rand, 0, 8) > 0)
          g_ptr_array_add (entries[k], write_entry (rand, &position, move));
      brg_move_make (&position, move, &undo);
    }
  for (guint k = 0; k < 2; k++)
    {
      BrgSheet *sheet = &sheets->question.sheets[k];

      sheet->language = BRG_LANGUAGE_ENGLISH;
      sheet->n_entries = entries[k]->len;
      /* The same player's two entries exchanged. */
      if (sheet->n_entries > 2 && g_rand_int_range (rand, 0, 4) == 0)
        {
          gpointer entry = entries[k]->pdata[0];

          entries[k]->pdata[0] = entries[k]->pdata[2];
          entries[k]->pdata[2] = entry;
        }
      g_ptr_array_add (entries[k], NULL);
      sheets->entries[k] = (char **) g_ptr_array_free (entries[k], FALSE);
      sheet->entries = (const char *const *) sheets->entries[k];
    }
  sheets->question.n_plies = g_rand_boolean (rand) ? n_plies : 0;
  sheets->question.has_board = g_rand_int_range (rand, 0, 3) == 0;
  sheets->question.board = position;
}

static void
test_every_game (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1924);
  guint n_of[3] = { 0 };
  guint n_repaired = 0;
  guint n_rejoined = 0;

  for (guint i = 0; i < 900; i++)
    {
      g_auto (Sheets) sheets = { 0 };
      g_auto (BrgSheetsAnswer) answer;
      g_autofree char *text = NULL;
      g_autofree char *expected = NULL;

      make_sheets (rand, i, &sheets);
      brg_sheets_compare (&sheets.question, BRG_SHEETS_MAX_POSITIONS, &answer);
      text = describe (&answer);
      expected = search (&sheets.question);
      g_assert_cmpstr (text, ==, expected);
      n_of[answer.completion]++;
      n_repaired += answer.repairs->len > 0 ? 1 : 0;
      n_rejoined += answer.rejoin > 0 ? 1 : 0;
    }
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (n_of[i], >, 40);
  g_assert_cmpuint (n_repaired, >, 40);
  g_assert_cmpuint (n_rejoined, >, 0);
}

/* Under a narrow limit an answer says less, but nothing else. */
static void
assert_agrees (const BrgSheetsAnswer *narrow, const BrgSheetsAnswer *full)
{
  g_autofree char *fills = describe_fills (narrow);
  g_autofree char *all_fills = describe_fills (full);
  g_autofree char *repairs = describe_repairs (narrow);
  g_autofree char *all_repairs = describe_repairs (full);

  if ((narrow->undecided & BRG_SHEETS_PARTS) == 0)
    g_assert_cmpuint (narrow->parts, ==, full->parts);
  if ((narrow->undecided & BRG_SHEETS_AGREED) == 0)
    g_assert_cmpuint (narrow->n_agreed, ==, full->n_agreed);
  if ((narrow->undecided & BRG_SHEETS_COMPLETIONS) == 0)
    g_assert_cmpint (narrow->completion, ==, full->completion);
  if ((narrow->undecided & BRG_SHEETS_FILLS) == 0)
    g_assert_cmpstr (fills, ==, all_fills);
  if ((narrow->undecided & BRG_SHEETS_MOVES) == 0)
    g_assert_cmpmem (narrow->n_moves, sizeof narrow->n_moves, full->n_moves, sizeof full->n_moves);
  if ((narrow->undecided & BRG_SHEETS_REPAIRS) == 0)
    g_assert_cmpstr (repairs, ==, all_repairs);
  if ((narrow->undecided & BRG_SHEETS_REJOIN) == 0)
    g_assert_cmpuint (narrow->rejoin, ==, full->rejoin);
}

/* Gaps on both sheets that come together again, or not. */
static const char *const gaps[][2] = {
  { "? ? e4 e5", "? ? e4 e5" },
  { "? ? Nc3 Nc6 e4", "? ? Nc3 Nc6 e4" },
  { "? ? e4 e5", "? ? e4 d5" },
  { "? ? e4 e5 Qh5 Nc6", "? ? e4 e5 Qh5 Nf6" },
  { "? ? Nc3 Nc6 Nd5 Nd4", "? ? Nc3 Nc6 Nd5 Nb4" },
  { "? ? ? Nxg2", "? ? ? Nxg2" },
  { "? ? ? Qh4", "? ? ? Qh4" },
  { "? ? ? Kd4", "? ? ? Kd4" },
  { "e4 ? ? Nc6 d4 ?", "e4 ? ? Nf6 d4" },
};

static void
test_limit (void)
{
  guint n_cut = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (gaps); i++)
    {
      g_auto (Sheets) sheets = { 0 };
      g_auto (BrgSheetsAnswer) full;

      sheets.question.start = brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START);
      set_sheet (&sheets, 0, BRG_LANGUAGE_ENGLISH, gaps[i][0]);
      set_sheet (&sheets, 1, BRG_LANGUAGE_ENGLISH, gaps[i][1]);
      brg_sheets_compare (&sheets.question, BRG_SHEETS_MAX_POSITIONS, &full);
      g_assert_cmpuint (full.undecided, ==, 0);
      for (guint limit = 1; limit < 2000; limit *= 3)
        {
          g_auto (BrgSheetsAnswer) narrow;

          brg_sheets_compare (&sheets.question, limit, &narrow);
          assert_agrees (&narrow, &full);
          n_cut += narrow.undecided != 0 ? 1 : 0;
        }
    }
  g_assert_cmpuint (n_cut, >, 20);
}

/* Whatever is written, there is an answer. */
static void
test_any_text (void)
{
  static const char *const pieces[] = { "e",  "4", "?",    "К", "р", "x",  ":",   "=",
                                        "0-", "0", "\xff", "♘", "Ф", "--", "…",   "12.",
                                        "б",  "З", "N",    "b", "8", "+",  "\n",  "\xd0",
                                        "a1", "O", "d5",   "c", "7", "Q",  "e.p", "knight" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);

  for (guint i = 0; i < brg_test_rounds (3000); i++)
    {
      g_auto (Sheets) sheets = { 0 };
      g_auto (BrgSheetsAnswer) answer;

      for (guint k = 0; k < 2; k++)
        {
          g_autoptr (GString) text = g_string_new (g_rand_boolean (rand) ? "e4 e5 " : NULL);

          for (gint32 n = g_rand_int_range (rand, 0, 12); n > 0; n--)
            {
              if (g_rand_int_range (rand, 0, 3) == 0)
                g_string_append_c (text, ' ');
              g_string_append (text, pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
            }
          set_sheet (&sheets, k, (BrgLanguage) g_rand_int_range (rand, 0, BRG_N_LANGUAGES),
                     text->str);
        }
      sheets.question.start = brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START);
      brg_sheets_compare (&sheets.question, 2000, &answer);
      g_assert_cmpuint (answer.n_agreed, <=, count_plies (&sheets.question));
      if (answer.completion != BRG_SHEETS_COMPLETION_NONE)
        g_assert_cmpuint (answer.parts, ==, 0);
    }
}

BRG_TEST_TOPIC ("sheets")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/sheets/rus-chess-2014 32.2/reasons", test_reasons);
  g_test_add_func ("/sheets/rus-chess-2014 8.6/game", test_game);
  g_test_add_func ("/sheets/rus-chess-2014 8.5/every-game", test_every_game);
  g_test_add_func ("/sheets/limit-is-told", test_limit);
  g_test_add_func ("/sheets/any-text", test_any_text);
  return g_test_run ();
}
