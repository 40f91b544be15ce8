/* brg-scoresheets.c - sheets on which the players write their games
 *
 * Rules: rus-draughts-2022 5.4.3.1, 6.1.6.2, 9.3.2.1, appendix 5
 * Tests: tests/app/test-documents-scoresheets.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-scoresheets.h"

#include "brg-board-label.h"
#include "brg-card-sheet.h"
#include "brg-card.h"
#include "brg-date-words.h"
#include "brg-diagram-renju.h"
#include "brg-discipline-words.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-form-style.h"
#include "brg-number-ranges.h"

#define N_BLOCKS 2
#define FIELD_GAP 3.0
#define LINE_DROP 0.9
/* Above a value, in millimetres a point of its type. */
#define VALUE_ROOM 0.44
#define DISC_ROOM 3.4
#define LEGEND_ROOM 2

/* How a sheet is set, in millimetres and points. */
typedef struct
{
  BrgCardKind kind;
  double left;
  double right;
  double top;
  double bottom;
  double step; /* from one line of the head to the next */
  double row;  /* height of a row of moves */
  guint n_pages;
  double event_size;
  double label_size;
  double value_size;
  double head_size;
  double number_size;
} Format;

static const Format usual = {
  .kind = { .width = 148.5, .height = 210.0, .least_width = 137.5, .least_height = 206.0 },
  .left = 10,
  .right = 138.5,
  .top = 12,
  .bottom = 201,
  .step = 7.2,
  .row = 4.65,
  .n_pages = 1,
  .event_size = 10,
  .label_size = 8,
  .value_size = 11,
  .head_size = 8,
  .number_size = 8,
};

static const Format large = {
  .kind = { .width = 210.0,
            .height = 297.0,
            .least_width = 210.0,
            .least_height = 297.0,
            .fit = BRG_CARD_FILLED,
            .lies = BRG_ORIENTATION_PORTRAIT },
  .left = 16,
  .right = 197,
  .top = 17,
  .bottom = 286,
  .step = 13,
  .row = 11.6,
  .n_pages = 2,
  .event_size = 18,
  .label_size = 18,
  .value_size = 22,
  .head_size = 18,
  .number_size = 20,
};

typedef struct
{
  const BrgSnapshot *snapshot; /* the view that is played on boards */
  const BrgRound *round;       /* NULL for empty heads */
  const BrgDocumentOptions *options;
  const BrgWords *words;
  Format format;
  BrgCardSheet sheet;
  char *event;      /* owned */
  char *discipline; /* owned */
  char *day;        /* owned, may be empty */
} Sheets;

static void
clear_sheets (Sheets *sheets)
{
  g_free (sheets->event);
  g_free (sheets->discipline);
  g_free (sheets->day);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sheets, clear_sheets)

/* Large type keeps to its sheet: on a smaller one everything is smaller alike, and what is left
 * over is room for the moves. */
static void
fit_format (Format *format, const BrgCardSheet *sheet)
{
  double width = format->kind.width;
  double height = format->kind.height;
  double scale = MIN (1, MIN (sheet->width / width, sheet->height / height));

  format->left *= scale;
  format->right = sheet->width - (width - format->right) * scale;
  format->top *= scale;
  format->bottom = sheet->height - (height - format->bottom) * scale;
  format->step *= scale;
  format->row *= scale;
  format->event_size *= scale;
  format->label_size *= scale;
  format->value_size *= scale;
  format->head_size *= scale;
  format->number_size *= scale;
}

static gboolean
is_renju (const Sheets *sheets)
{
  return sheets->snapshot->event->discipline == BRG_DISCIPLINE_RENJU;
}

static gboolean
is_chess (const Sheets *sheets)
{
  return sheets->snapshot->event->discipline == BRG_DISCIPLINE_CHESS ||
         sheets->snapshot->event->discipline == BRG_DISCIPLINE_CHESS960;
}

/* ---- head */

/* A label and the line behind it, on which @value stands. */
static void
add_field (const Sheets *sheets,
           const BrgCard *card,
           const char *label,
           const char *value,
           double x,
           double right,
           double y)
{
  const Format *format = &sheets->format;
  BrgType type = brg_card_sans (format->label_size, FALSE);
  double width = MIN (brg_card_text_width (card, type, label), (right - x) * 0.7);
  double from = x + width + (width > 0 ? 1.5 : 0);

  brg_card_add_text (card, type, label, x, y, width, 0);
  brg_card_add_raised (card, brg_card_sans (format->value_size, TRUE), value, from, y, right - from,
                       format->value_size * VALUE_ROOM);
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_BLANK, from, y + LINE_DROP, right, y + LINE_DROP);
}

/* Where a part of the line from 0 to 1 is. */
static double
part (const Sheets *sheets, double share)
{
  return sheets->format.left + (sheets->format.right - sheets->format.left) * share;
}

static void
add_side (const Sheets *sheets,
          const BrgCard *card,
          const BrgGame *game,
          gboolean is_black,
          double y)
{
  const Format *format = &sheets->format;
  const char *colour =
      is_black ? WC_ (sheets->words, "slip", "Black") : WC_ (sheets->words, "slip", "White");
  gint player = game == NULL ? BRG_NOBODY : is_black ? game->black : game->white;
  g_autofree char *name =
      player != BRG_NOBODY ? brg_form_persons_dup_name (sheets->snapshot, player, sheets->options)
                           : g_strdup ("");
  g_autofree char *rating = g_strdup ("");
  double radius = format->label_size * 0.14;

  if (player != BRG_NOBODY)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (sheets->snapshot, player);
      gint value = brg_entry_get_rating (entry, sheets->round->number);

      g_free (rating);
      rating = value > 0 ? g_strdup_printf ("%d", value) : g_strdup ("");
    }
  brg_card_add_disc (card, format->left + radius, y - radius, radius, is_black);
  add_field (sheets, card, colour, name, format->left + format->label_size * 0.35 + 1,
             part (sheets, 0.74), y);
  /* Translators: on a score sheet, before the rating; "рейт." */
  add_field (sheets, card, WC_ (sheets->words, "score sheet", "rtg"), rating,
             part (sheets, 0.74) + FIELD_GAP, format->right, y);
}

/* What the opening of a game of renju has besides its moves. */
static double
add_renju_fields (const Sheets *sheets, const BrgCard *card, double y)
{
  const BrgWords *words = sheets->words;

  y += sheets->format.step;
  /* Translators: on a score sheet of renju: which opening; "Дебют" */
  add_field (sheets, card, WC_ (words, "score sheet", "Opening"), "", part (sheets, 0),
             part (sheets, 0.33) - FIELD_GAP, y);
  /* Translators: on a score sheet of renju: colours were exchanged; "Свап" */
  add_field (sheets, card, WC_ (words, "score sheet", "Swap"), "", part (sheets, 0.33),
             part (sheets, 0.6) - FIELD_GAP, y);
  /* Translators: on a score sheet of renju: offered fifth moves; "5-е ходы" */
  add_field (sheets, card, WC_ (words, "score sheet", "Fifth moves"), "", part (sheets, 0.6),
             part (sheets, 1), y);
  return y;
}

static double
add_head (const Sheets *sheets, const BrgCard *card, const BrgGame *game, gboolean is_black)
{
  const Format *format = &sheets->format;
  const BrgWords *words = sheets->words;
  gboolean black_first = brg_form_persons_black_is_first (sheets->snapshot);
  double width = format->right - format->left;
  BrgCardText event =
      brg_card_fit_lines (card, brg_card_serif (format->event_size, TRUE), sheets->event, width, 2);
  double y = brg_card_add_lines (card, &event, format->left, format->top, width, 0);
  g_autofree char *label = game != NULL ? brg_board_label_new (game) : g_strdup ("");
  g_autofree char *round = sheets->round != NULL && game != NULL
                               ? g_strdup_printf ("%d", sheets->round->number)
                               : g_strdup ("");

  y += format->event_size * 0.5;
  brg_card_add_text (card, brg_card_serif (format->event_size - 1, FALSE), sheets->discipline,
                     format->left, y, width * 0.68, 0);
  if (game != NULL)
    /* Translators: on a score sheet: whose it is; "бланк белых", "бланк чёрных" */
    brg_card_add_text (card, brg_card_serif (format->event_size - 2, FALSE),
                       is_black ? WC_ (words, "score sheet", "the sheet of Black")
                                : WC_ (words, "score sheet", "the sheet of White"),
                       part (sheets, 0.7), y, width * 0.3, 1);
  y += format->step;
  /* Translators: on a score sheet; "Тур" */
  add_field (sheets, card, WC_ (words, "score sheet", "Round"), round, part (sheets, 0),
             part (sheets, 0.25) - FIELD_GAP, y);
  /* Translators: on a score sheet; "Доска" */
  add_field (sheets, card, WC_ (words, "score sheet", "Board"), label, part (sheets, 0.25),
             part (sheets, 0.52) - FIELD_GAP, y);
  /* Translators: on a score sheet; "Дата" */
  add_field (sheets, card, WC_ (words, "score sheet", "Date"), game != NULL ? sheets->day : "",
             part (sheets, 0.52), part (sheets, 1), y);
  for (guint i = 0; i < 2; i++)
    add_side (sheets, card, game, black_first == (i == 0), y += format->step);
  return is_renju (sheets) ? add_renju_fields (sheets, card, y) : y;
}

/* ---- moves */

static guint
rows_of_page (const Sheets *sheets)
{
  return BRG_SCORESHEET_MOVES / N_BLOCKS / sheets->format.n_pages;
}

static double
column_x (const Sheets *sheets, guint block, guint column)
{
  double width = (sheets->format.right - sheets->format.left) / N_BLOCKS;
  double number = sheets->format.number_size * 0.95;

  return sheets->format.left + block * width +
         (column == 0 ? 0 : number + (column - 1) * (width - number) / 2);
}

/* What stands below the moves, from its lower edge. */
static double
foot_top (const Sheets *sheets)
{
  return sheets->format.bottom - LEGEND_ROOM - 2.6 * sheets->format.step;
}

static void
add_block_head (const Sheets *sheets, const BrgCard *card, guint block, double top, double height)
{
  const Format *format = &sheets->format;
  BrgType type = brg_card_sans (format->head_size, TRUE);
  double y = top + (height + brg_card_cap (type)) / 2;
  const char *const heads[] = { WC_ (sheets->words, "table head", "No."),
                                WC_ (sheets->words, "table head", "White"),
                                WC_ (sheets->words, "table head", "Black") };

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    {
      double x = column_x (sheets, block, i);
      double right = i < 2 ? column_x (sheets, block, i + 1) : column_x (sheets, block + 1, 0);

      brg_card_add_text (card, type, heads[i], x + 0.3, y, right - x - 0.6, 0.5);
    }
}

/* rus-draughts-2022 6.1.6.2: the moves of White to the left, those of Black to the right, both of a
 * move under one number. */
static double
add_moves (const Sheets *sheets, const BrgCard *card, guint page, double top)
{
  const Format *format = &sheets->format;
  guint n_rows = rows_of_page (sheets);
  /* A head of more lines takes its room from the rows. */
  double height = MIN (format->row, (foot_top (sheets) - top) / (n_rows + 1));
  double bottom = top + (n_rows + 1) * height;
  BrgType type = brg_card_sans (format->number_size, FALSE);

  for (guint block = 0; block < N_BLOCKS; block++)
    {
      add_block_head (sheets, card, block, top, height);
      for (guint i = 0; i < 3; i++)
        brg_card_add_line (card, i == 0 ? BRG_PRINT_PAGE_LINE_STRONG : BRG_PRINT_PAGE_LINE_HAIR,
                           column_x (sheets, block, i), top, column_x (sheets, block, i), bottom);
      for (guint row = 0; row < n_rows; row++)
        {
          g_autofree char *number =
              g_strdup_printf ("%u", page * N_BLOCKS * n_rows + block * n_rows + row + 1);
          double y = top + (row + 1) * height + (height + brg_card_cap (type)) / 2;
          double x = column_x (sheets, block, 0);

          brg_card_add_text (card, type, number, x + 0.4, y, column_x (sheets, block, 1) - x - 1.2,
                             1);
        }
    }
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_STRONG, format->right, top, format->right, bottom);
  for (guint row = 0; row <= n_rows + 1; row++)
    brg_card_add_line (
        card, row <= 1 || row > n_rows ? BRG_PRINT_PAGE_LINE_STRONG : BRG_PRINT_PAGE_LINE_HAIR,
        format->left, top + row * height, format->right, top + row * height);
  return bottom;
}

/* rus-draughts-2022 9.3.2.1: stones are drawn onto the board with the numbers of their moves, and
 * who passes says so in the margin. */
static double
add_board (const Sheets *sheets, const BrgCard *card, double top, double bottom)
{
  const Format *format = &sheets->format;
  g_autoptr (BrgDiagram) empty = brg_diagram_new_renju (NULL, 0);
  double room = MIN (bottom - top, format->right - format->left) - 8;
  double square = room / (empty->picture.n_files + 1);
  double left = (format->left + format->right - square * empty->picture.n_files) / 2;

  brg_print_page_add_board (card->page, &empty->picture, card->left + left * BRG_MM,
                            card->top + top * BRG_MM, square * BRG_MM);
  return top + square * (empty->picture.n_ranks + 1);
}

/* ---- foot */

static const char *
find_legend (const Sheets *sheets)
{
  if (is_renju (sheets))
    /* Translators: foot of a score sheet of renju (rus-draughts-2022 9.3.2.1) */
    return WC_ (sheets->words, "score sheet",
                "Black has odd numbers, in rings when written in one colour. A pass is noted here: "
                "65 –");
  if (is_chess (sheets))
    /* Translators: foot of a score sheet of chess; "(=) предложена ничья" */
    return WC_ (sheets->words, "score sheet", "(=) a draw was offered");
  /* Translators: foot of a score sheet of draughts (rus-draughts-2022 appendix 5) */
  return WC_ (
      sheets->words, "score sheet",
      "move –, capture :, strong move !, very strong !!, weak ?, blunder ??, won x, lost 0, "
      "drawn =");
}

static void
add_foot (const Sheets *sheets, const BrgCard *card)
{
  const Format *format = &sheets->format;
  const BrgWords *words = sheets->words;
  double y = foot_top (sheets) + format->step * 0.9;
  BrgCardText legend = brg_card_fit_lines (card, brg_card_serif (format->label_size - 1.5, FALSE),
                                           find_legend (sheets), format->right - format->left, 2);

  /* Translators: on a score sheet; "Результат" */
  add_field (sheets, card, WC_ (words, "score sheet", "Result"), "", part (sheets, 0),
             part (sheets, 0.4) - FIELD_GAP, y);
  /* Translators: on a score sheet: what both clocks show at the end; "Время: белые" */
  add_field (sheets, card, WC_ (words, "score sheet", "Time: White"), "", part (sheets, 0.4),
             part (sheets, 0.72) - FIELD_GAP, y);
  /* Translators: on a score sheet: what the other clock shows; "чёрные" */
  add_field (sheets, card, WC_ (words, "score sheet", "Black"), "", part (sheets, 0.72),
             part (sheets, 1), y);
  y += format->step;
  for (guint i = 0; i < 2; i++)
    {
      double x = part (sheets, i * 0.5);
      double radius = format->label_size * 0.14;
      gboolean black_first = brg_form_persons_black_is_first (sheets->snapshot);

      brg_card_add_disc (card, x + radius, y - radius, radius, black_first == (i == 0));
      add_field (sheets, card, WC_ (words, "slip", "Signature"), "",
                 x + format->label_size * 0.35 + 1,
                 part (sheets, 0.5 + i * 0.5) - FIELD_GAP * (1 - i), y);
    }
  y += format->label_size * 0.45 + 0.6;
  brg_card_add_lines (card, &legend, format->left, y, format->right - format->left, 0);
}

/* ---- document */

static void
add_sheet (const Sheets *sheets,
           const BrgCard *card,
           const BrgGame *game,
           gboolean is_black,
           guint page)
{
  double y = add_head (sheets, card, game, is_black) + sheets->format.step * 0.45;

  if (is_renju (sheets))
    add_board (sheets, card, y + 2, foot_top (sheets));
  else
    add_moves (sheets, card, page, y);
  add_foot (sheets, card);
}

/* (element-type BrgGame): boards on which two play; one NULL for empty heads. */
static GPtrArray *
list_games (const Sheets *sheets, gint board)
{
  GPtrArray *games = g_ptr_array_new ();

  if (sheets->round == NULL)
    g_ptr_array_add (games, NULL);
  for (guint i = 0; sheets->round != NULL && i < sheets->round->games->len; i++)
    {
      BrgGame *game = &g_array_index (sheets->round->games, BrgGame, i);
      gint number = game->match_id != 0 ? brg_board_label_get_match (game) : game->board;

      if (game->black != BRG_NOBODY && (board == 0 || game->board == board) &&
          brg_number_ranges_has (sheets->options->chosen, number) &&
          !brg_form_persons_is_off (sheets->snapshot, game, sheets->round->number))
        g_ptr_array_add (games, game);
    }
  return games;
}

static void
init_sheets (Sheets *sheets,
             const BrgSnapshot *snapshot,
             gint round,
             const BrgDocumentOptions *options)
{
  sheets->snapshot = brg_snapshot_get_boards (snapshot);
  sheets->round =
      options->is_blank || round <= 0 ? NULL : brg_snapshot_get_round (sheets->snapshot, round);
  sheets->options = options;
  sheets->words = options->words;
  sheets->format = options->is_large ? large : usual;
  sheets->sheet = brg_card_sheet_find (&sheets->format.kind, options);
  if (options->is_large)
    fit_format (&sheets->format, &sheets->sheet);
  sheets->event = brg_form_frame_dup_event (snapshot);
  sheets->discipline =
      brg_discipline_words_dup_event (options->words, snapshot->event, snapshot->group);
  if (sheets->round != NULL)
    {
      g_autofree char *local =
          brg_date_words_local_day (sheets->round->starts_at, snapshot->event->zone);

      if (local != NULL)
        sheets->day = brg_date_words_day (options->words, local);
    }
  if (sheets->day == NULL)
    sheets->day = g_strdup ("");
}

/* A game of renju has its whole board on one page. */
static guint
pages_of_sheet (const Sheets *sheets)
{
  return is_renju (sheets) ? 1 : sheets->format.n_pages;
}

BrgDocument *
brg_scoresheets_lay_out (const BrgSnapshot *snapshot,
                         gint round,
                         gint board,
                         const BrgDocumentOptions *options)
{
  g_auto (Sheets) sheets = { 0 };
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (BrgTypesetter) typesetter = NULL;
  BrgPrintPage *page = NULL;
  BrgDocument *document;
  guint n_cards;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  init_sheets (&sheets, snapshot, round, options);
  games = list_games (&sheets, board);
  if (games->len == 0)
    return NULL;
  typesetter = brg_typesetter_new (brg_words_get_language (options->words));
  /* Translators: title of the file with score sheets; "Бланки записи партий" */
  document =
      brg_document_new (options, g_strdup (W_ (options->words, "Score sheets")), g_strdup (""));
  /* Of each board the sheet of White, then that of Black, each with all its pages. */
  n_cards = games->len * 2 * pages_of_sheet (&sheets);
  for (guint i = 0; i < n_cards; i++)
    {
      guint sheet = i / pages_of_sheet (&sheets);
      BrgCard card = brg_card_sheet_next (&sheets.sheet, document, &page, typesetter, i,
                                          sheets.format.value_size);

      add_sheet (&sheets, &card, games->pdata[sheet / 2], sheet % 2 == 1,
                 i % pages_of_sheet (&sheets));
    }
  return document;
}
