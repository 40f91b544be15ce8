/* brg-player-cards.c - the player's card, on which his rounds are kept
 *
 * Rules: rus-draughts-2022 14.1.2, appendix 8
 * Tests: tests/app/test-documents-players.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-player-cards.h"

#include "brg-card-letterhead.h"
#include "brg-card-people.h"
#include "brg-card-sheet.h"
#include "brg-card-signatures.h"
#include "brg-card.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-form-style.h"
#include "brg-header-footer.h"
#include "brg-player-card-rows.h"
#include "brg-snapshot-tournament.h"
#include "brg-transliteration.h"

/* Millimetres on a card. */
#define LEFT 16.0
#define RIGHT 138.0
#define TOP_LINE 12.0
#define LOGO_GAP 1.6
#define LOGO_HEIGHT 7.6
#define TITLE_STEP 8.0
#define EVENT_STEP 5.8
#define PLACE_STEP 6.6
#define NAME_STEP 8.6
#define VALUE_STEP 6.0
#define LABEL_WIDTH 27.0
#define TABLE_GAP 4.6
#define NUMBER_ROOM 15.0
#define PADDING 1.2
#define HEAD_PADDING 0.5
#define USUAL_ROW 7.1
#define LOW_ROW 5.6
#define LEGEND_STEP 4.2
#define REGION_STEP 7.4
#define RATING_X 104.0
#define FOOT_RULE 192.5
#define FOOT_STEP 3.2
#define LINE_DROP 0.9
#define COLUMN_DISC 1.3

#define TITLE_SIZE 16
#define EVENT_SIZE 11
#define PLACE_SIZE 10
#define NAME_SIZE 11
#define SMALL_SIZE 8.5
#define TABLE_SIZE 9.5
#define LEAST_TABLE_SIZE 6.5
#define LEGEND_SIZE 7.5
#define FOOT_SIZE 7

static const BrgCardKind kind = { 148.5, 210, 138, 206, .sheet_is_card = TRUE };

typedef enum
{
  COLUMN_ROUND,
  COLUMN_NAME,
  COLUMN_NUMBER,
  COLUMN_TITLE,
  COLUMN_RATING,
  COLUMN_COLOUR,
  COLUMN_RESULT,
  COLUMN_TOTAL,
  N_COLUMNS,
} Column;

static const struct
{
  double align;
  const char *head;
} columns[N_COLUMNS] = {
  /* Translators: head of a column of a player's card, appendix 8; "№ тура" */
  [COLUMN_ROUND] = { 0.5, NC_ ("player card", "Rd.") },
  /* Translators: head of a column of a player's card; "Фамилия, имя соперника" */
  [COLUMN_NAME] = { 0, NC_ ("player card", "Name of the opponent") },
  [COLUMN_NUMBER] = { 1, NC_ ("player card", "No.") },
  [COLUMN_TITLE] = { 0, NC_ ("player card", "Title") },
  [COLUMN_RATING] = { 1, NC_ ("player card", "Rating") },
  [COLUMN_COLOUR] = { 0.5, NC_ ("player card", "Colour") },
  [COLUMN_RESULT] = { 0.5, NC_ ("player card", "Result") },
  /* Translators: head of a column of a player's card; "Нарастающий итог" */
  [COLUMN_TOTAL] = { 0.5, NC_ ("player card", "Running total") },
};

/* How the table stands: the columns and the air of a row above and below its text in millimetres,
 * the type of the heads in points. */
typedef struct
{
  double widths[N_COLUMNS];
  double row_room;
  double head_size;
} Grid;

static const Grid usual_grid = { { 8.3, 36.5, 8.5, 13.0, 14.0, 10.5, 16.0, 15.2 }, 2.4, 8.0 };

/* For names that would not leave the card otherwise: they have what the others can spare. */
static const Grid tight_grid = { { 8.3, 55.9, 6.8, 9.8, 9.3, 7.2, 11.9, 12.8 }, 1.6, 6.5 };

typedef struct
{
  const BrgSnapshot *snapshot; /* the view that is played on boards */
  const BrgDocumentOptions *options;
  const BrgWords *words;
  BrgTournament *tournament; /* owned */
  BrgForm *frame;            /* owned: organiser, form, signatures, foot */
  char *event;               /* owned */
  char *days;                /* owned */
  char *legend;              /* owned */
} Cards;

/* A card as it was planned: a player, or a part of his rounds. */
typedef struct
{
  gint player;
  GPtrArray *rows; /* element-type BrgPlayerCardRow, owned */
  const Grid *grid;
  guint first;
  guint n_rows;
  double type;
  double row_height;
  guint index;
  guint n_cards;
} Plan;

static void
clear_plan (gpointer data)
{
  g_ptr_array_unref (((Plan *) data)->rows);
}

static void
clear_cards (Cards *cards)
{
  brg_tournament_free (cards->tournament);
  brg_form_free (cards->frame);
  g_free (cards->event);
  g_free (cards->days);
  g_free (cards->legend);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Cards, clear_cards)

/* ---- head */

static double
add_middle (const BrgCard *card, BrgType type, const char *text, double y)
{
  BrgCardText lines = brg_card_fit_lines (card, type, text, RIGHT - LEFT, 2);

  return brg_card_add_lines (card, &lines, LEFT, y, RIGHT - LEFT, 0.5);
}

/* Two texts on a line, the right one as wide as it is. */
static double
add_sides (const BrgCard *card,
           BrgType left,
           const char *one,
           BrgType right,
           const char *two,
           double y)
{
  double width = MIN (brg_card_text_width (card, right, two), (RIGHT - LEFT) * 0.6);
  double rest = RIGHT - LEFT - width - (width > 0 ? 4 : 0);
  BrgCardText lines = brg_card_fit_lines (card, left, one, rest, 2);

  brg_card_add_text (card, right, two, RIGHT - width, y, width, 1);
  return brg_card_add_lines (card, &lines, LEFT, y, rest, 0);
}

/* What was to be filled in, on a line to write on. */
static double
add_field (const BrgCard *card,
           BrgType type,
           const char *label,
           const char *value,
           double x,
           double right,
           double y)
{
  BrgCardText lines = brg_card_fit_lines (card, type, value, right - x, 2);
  double last = brg_card_add_lines (card, &lines, x, y, right - x, 0);

  brg_card_add_text (card, brg_card_serif (PLACE_SIZE + 0.5, FALSE), label, LEFT, last,
                     LABEL_WIDTH - 2, 0);
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_BLANK, x, last + LINE_DROP, right, last + LINE_DROP);
  return last;
}

static double
add_participant (const Cards *cards, const BrgCard *card, gint player, double y)
{
  const BrgEntry *entry =
      player != BRG_NOBODY ? brg_snapshot_get_entry (cards->snapshot, player) : NULL;
  g_autofree char *name = entry != NULL
                              ? brg_form_persons_dup_name (cards->snapshot, player, cards->options)
                              : g_strdup ("");
  g_autofree char *number =
      entry != NULL && entry->number > 0
          ? g_strdup_printf (WC_ (cards->words, "slip", "No. %d"), entry->number)
          : g_strdup ("");
  BrgType bold = brg_card_serif (NAME_SIZE, TRUE);

  /* Translators: label on a player's card; "Участник" */
  y = add_field (card, bold, WC_ (cards->words, "player card", "Participant"), name,
                 LEFT + LABEL_WIDTH, RIGHT - NUMBER_ROOM - 2, y + NAME_STEP);
  brg_card_add_text (card, brg_card_serif (PLACE_SIZE + 0.5, FALSE), number, RIGHT - NUMBER_ROOM, y,
                     NUMBER_ROOM, 1);
  /* Translators: label on a player's card; "Звание/разряд" */
  return add_field (card, brg_card_serif (PLACE_SIZE, FALSE),
                    WC_ (cards->words, "player card label", "Title"),
                    brg_transliteration_get_title (cards->words, cards->snapshot->event->discipline,
                                                   entry != NULL ? entry->title : ""),
                    LEFT + LABEL_WIDTH, RIGHT, y + VALUE_STEP);
}

/* Returns where the table begins. Nobody approves a card: of the letterhead it has the logos,
 * beside its title, so that the rows of appendix 8 keep their room. */
static double
add_head (const Cards *cards, const BrgCard *card, gint player)
{
  BrgType small = brg_card_serif (SMALL_SIZE, FALSE);
  double y =
      add_sides (card, small, cards->frame->organiser, small, cards->frame->form_number, TOP_LINE);
  double title = brg_card_text_width (card, brg_card_serif (TITLE_SIZE, TRUE), cards->frame->title);

  brg_card_letterhead_add_logos (card, cards->frame, LEFT, RIGHT, y + LOGO_GAP,
                                 (RIGHT - LEFT - title) / 2 - 2 * LOGO_GAP, LOGO_HEIGHT);
  y = add_middle (card, brg_card_serif (TITLE_SIZE, TRUE), cards->frame->title, y + TITLE_STEP);
  y = add_middle (card, brg_card_serif (EVENT_SIZE, FALSE), cards->event, y + EVENT_STEP);
  y = add_sides (card, brg_card_serif (PLACE_SIZE, FALSE), cards->frame->left,
                 brg_card_serif (PLACE_SIZE, TRUE), cards->days, y + PLACE_STEP);
  return add_participant (cards, card, player, y) + TABLE_GAP;
}

/* ---- table */

static double
column_left (const Grid *grid, guint column)
{
  double x = LEFT;

  for (guint i = 0; i < column; i++)
    x += grid->widths[i];
  return x;
}

/* A text in the middle of the height of a cell. */
static void
add_cell (const BrgCard *card,
          const Grid *grid,
          const BrgCardText *text,
          guint first,
          guint n_columns,
          double padding,
          double top,
          double height,
          double align)
{
  double step = brg_card_text_step (text);
  double used = brg_card_cap (text->type) + (text->n_lines - 1) * step;
  double left = column_left (grid, first);
  double width = column_left (grid, first + n_columns) - left - 2 * padding;

  brg_card_add_lines (card, text, left + padding,
                      top + (height - used) / 2 + brg_card_cap (text->type), width, align);
}

static double
cell_width (const Grid *grid, guint column)
{
  return grid->widths[column] - 2 * PADDING;
}

/* Heads stand nearer to the lines than what is below them, or the word of a narrow column broke. */
static BrgCardText
fit_head (const Cards *cards, const BrgCard *card, const Grid *grid, guint column)
{
  return brg_card_fit_head (card, brg_card_sans (grid->head_size, TRUE),
                            brg_words_context (cards->words, "player card", columns[column].head),
                            grid->widths[column] - 2 * HEAD_PADDING, 3);
}

static double
head_height (const Cards *cards, const BrgCard *card, const Grid *grid)
{
  double height = 0;

  for (guint i = 0; i < N_COLUMNS; i++)
    {
      BrgCardText head = fit_head (cards, card, grid, i);

      height = MAX (height, head.n_lines * brg_card_text_step (&head));
    }
  return height + 1.6;
}

/* Draws the heads; returns where the rows begin. */
static double
add_heads (const Cards *cards, const BrgCard *card, const Grid *grid, double top)
{
  double height = head_height (cards, card, grid);

  for (guint i = 0; i < N_COLUMNS; i++)
    {
      BrgCardText head = fit_head (cards, card, grid, i);

      add_cell (card, grid, &head, i, 1, i == COLUMN_NAME ? PADDING : HEAD_PADDING, top, height,
                i == COLUMN_NAME ? 0 : 0.5);
    }
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_STRONG, LEFT, top, RIGHT, top);
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_STRONG, LEFT, top + height, RIGHT, top + height);
  return top + height;
}

static double
row_height (const BrgCard *card, const BrgPlayerCardRow *row, const Plan *plan)
{
  const Grid *grid = plan->grid;
  BrgCardText name = brg_card_wrap (card, brg_card_sans (plan->type, FALSE), row->name,
                                    cell_width (grid, COLUMN_NAME));

  return MAX (plan->row_height, (name.n_lines - 1) * brg_card_text_step (&name) +
                                    brg_card_cap (name.type) + grid->row_room);
}

static void
add_values (const BrgCard *card,
            const BrgPlayerCardRow *row,
            const Plan *plan,
            double top,
            double height)
{
  const char *const texts[N_COLUMNS] = {
    [COLUMN_NUMBER] = row->number, [COLUMN_TITLE] = row->title, [COLUMN_RATING] = row->rating,
    [COLUMN_RESULT] = row->result, [COLUMN_TOTAL] = row->total,
  };
  const Grid *grid = plan->grid;
  BrgCardText name = brg_card_wrap (card, brg_card_sans (plan->type, FALSE), row->name,
                                    cell_width (grid, COLUMN_NAME));

  add_cell (card, grid, &name, COLUMN_NAME, 1, PADDING, top, height, 0);
  for (guint i = COLUMN_NUMBER; i < N_COLUMNS; i++)
    if (texts[i] != NULL && *texts[i] != '\0')
      {
        gboolean is_bold = i == COLUMN_RESULT && row->is_won;
        BrgCardText text = brg_card_fit_lines (card, brg_card_sans (plan->type, is_bold), texts[i],
                                               cell_width (grid, i), i == COLUMN_TITLE ? 2 : 1);

        add_cell (card, grid, &text, i, 1, PADDING, top, height, columns[i].align);
      }
  if (row->colour != BRG_COLOUR_NONE)
    brg_card_add_disc (card, column_left (grid, COLUMN_COLOUR) + grid->widths[COLUMN_COLOUR] / 2,
                       top + height / 2, COLUMN_DISC, row->colour == BRG_COLOUR_BLACK);
}

static void
add_row (const BrgCard *card, const Plan *plan, guint index, double top, double height)
{
  const BrgPlayerCardRow *row = plan->rows->pdata[index];
  const Grid *grid = plan->grid;
  g_autofree char *number = row->last > (gint) index + 1
                                ? g_strdup_printf ("%u–%d", index + 1, row->last)
                                : g_strdup_printf ("%u", index + 1);
  BrgCardText round = brg_card_fit_lines (card, brg_card_sans (plan->type, FALSE), number,
                                          cell_width (grid, COLUMN_ROUND), 1);
  gboolean has_remark = *row->remark != '\0';

  add_cell (card, grid, &round, COLUMN_ROUND, 1, PADDING, top, height, 0.5);
  if (has_remark)
    {
      BrgCardText remark = brg_card_fit_lines (
          card, brg_card_sans (MAX (plan->type - 1, LEAST_TABLE_SIZE), FALSE), row->remark,
          RIGHT - column_left (grid, COLUMN_NAME) - 2 * PADDING, 1);

      add_cell (card, grid, &remark, COLUMN_NAME, N_COLUMNS - COLUMN_NAME, PADDING, top, height,
                0.5);
    }
  else
    add_values (card, row, plan, top, height);
  for (guint i = 0; i <= N_COLUMNS; i++)
    if (i <= COLUMN_NAME || i == N_COLUMNS || !has_remark)
      brg_card_add_line (card, BRG_PRINT_PAGE_LINE_HAIR, column_left (grid, i), top,
                         column_left (grid, i), top + height);
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_HAIR, LEFT, top + height, RIGHT, top + height);
}

static double
add_table (const Cards *cards, const BrgCard *card, const Plan *plan, double top)
{
  const Grid *grid = plan->grid;
  double y = add_heads (cards, card, grid, top);

  for (guint i = 0; i <= N_COLUMNS; i++)
    brg_card_add_line (card, BRG_PRINT_PAGE_LINE_HAIR, column_left (grid, i), top,
                       column_left (grid, i), y);
  for (guint i = plan->first; i < plan->first + plan->n_rows; i++)
    {
      double height = row_height (card, plan->rows->pdata[i], plan);

      add_row (card, plan, i, y, height);
      y += height;
    }
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_STRONG, LEFT, y, RIGHT, y);
  return y;
}

static double
add_colour (const Cards *cards, const BrgCard *card, gboolean is_black, double x, double y)
{
  BrgType type = brg_card_serif (LEGEND_SIZE, FALSE);
  const char *word =
      is_black ? WC_ (cards->words, "slip", "Black") : WC_ (cards->words, "slip", "White");
  double width = brg_card_text_width (card, type, word);

  brg_card_add_disc (card, x + 1.2, y - 0.9, 1.1, is_black);
  brg_card_add_text (card, type, word, x + 3, y, width, 0);
  return x + 3 + width + 2.5;
}

static double
add_legend (const Cards *cards, const BrgCard *card, double y)
{
  double x = add_colour (cards, card, FALSE, LEFT, y + LEGEND_STEP);
  BrgCardText text;

  x = add_colour (cards, card, TRUE, x, y + LEGEND_STEP);
  text =
      brg_card_fit_lines (card, brg_card_serif (LEGEND_SIZE, FALSE), cards->legend, RIGHT - x, 2);
  return brg_card_add_lines (card, &text, x, y + LEGEND_STEP, RIGHT - x, 0);
}

/* Region and rating on one line. */
static double
add_origin (const Cards *cards, const BrgCard *card, gint player, double y)
{
  const BrgEntry *entry =
      player != BRG_NOBODY ? brg_snapshot_get_entry (cards->snapshot, player) : NULL;
  BrgType type = brg_card_serif (PLACE_SIZE, FALSE);
  g_autofree char *rating =
      entry != NULL && entry->rating > 0 ? g_strdup_printf ("%d", entry->rating) : g_strdup ("");
  /* Translators: label on a player's card; "Регион" */
  const char *region = WC_ (cards->words, "player card", "Region");
  /* Translators: label on a player's card; "Рейтинг" */
  const char *label = WC_ (cards->words, "player card label", "Rating");
  double x =
      LEFT + brg_card_text_width (card, brg_card_serif (PLACE_SIZE + 0.5, FALSE), region) + 2;
  double last =
      add_field (card, type, region, entry != NULL ? brg_form_persons_get_region (entry) : "", x,
                 RATING_X - 3, y + REGION_STEP);
  double from = RATING_X + brg_card_text_width (card, type, label) + 2;

  brg_card_add_text (card, type, label, RATING_X, last, from - RATING_X - 1, 0);
  brg_card_add_text (card, type, rating, from, last, RIGHT - from, 0);
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_BLANK, from, last + LINE_DROP, RIGHT,
                     last + LINE_DROP);
  return last;
}

static double
add_end (const Cards *cards, const BrgCard *card, gint player, double y)
{
  y = add_legend (cards, card, y);
  y = add_origin (cards, card, player, y);
  return brg_card_signatures_add (card, cards->frame->signatures, LEFT, RIGHT, y);
}

static void
add_foot (const Cards *cards, const BrgCard *card, const Plan *plan)
{
  BrgType type = brg_card_serif (FOOT_SIZE, FALSE);
  g_autofree char *sheet =
      brg_header_footer_dup_sheet_text (cards->words, plan->index + 1, plan->n_cards);
  double y = FOOT_RULE + FOOT_STEP;

  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_BLANK, LEFT, FOOT_RULE, RIGHT, FOOT_RULE);
  brg_print_page_set_role (card->page, BRG_PRINT_ROLE_FOOT, 0);
  y = add_sides (card, type, cards->frame->foot_event, type, sheet, y);
  brg_card_add_text (card, type, cards->frame->foot_middle, LEFT, y + FOOT_STEP, RIGHT - LEFT, 0.5);
  brg_print_page_set_role (card->page, BRG_PRINT_ROLE_TEXT, 0);
  brg_card_letterhead_add_foot (card, cards->frame, LEFT, RIGHT, y + 2 * FOOT_STEP, FOOT_SIZE);
}

static void
add_card (const Cards *cards, const BrgCard *card, const Plan *plan)
{
  double y = add_head (cards, card, plan->player);

  y = add_table (cards, card, plan, y);
  add_end (cards, card, plan->player, y);
  add_foot (cards, card, plan);
}

/* How high the rows of a card may be together: head and end are drawn onto a page that is thrown
 * away. */
static double
find_room (const Cards *cards, BrgTypesetter *typesetter, const Plan *plan)
{
  g_autoptr (BrgPrintPage) scratch = brg_print_page_new (kind.width * BRG_MM, kind.height * BRG_MM);
  BrgCard card = { scratch, typesetter, 0, 0 };
  double top = add_head (cards, &card, plan->player) + head_height (cards, &card, plan->grid);

  return FOOT_RULE - 3 - add_end (cards, &card, plan->player, 0) - top;
}

static double
sum_heights (const BrgCard *card, const Plan *plan)
{
  double sum = 0;

  for (guint i = 0; i < plan->rows->len; i++)
    sum += row_height (card, plan->rows->pdata[i], plan);
  return sum;
}

/* As many cards as the rows take in the smallest type. */
static void
add_parts (GArray *plans, const BrgCard *card, Plan plan, double room)
{
  guint begin = plans->len;

  while (plan.first < plan.rows->len)
    {
      double used = 0;

      for (plan.n_rows = 0; plan.first + plan.n_rows < plan.rows->len; plan.n_rows++)
        {
          used += row_height (card, plan.rows->pdata[plan.first + plan.n_rows], &plan);
          if (used > room && plan.n_rows > 0)
            break;
        }
      plan.index = plans->len - begin;
      g_ptr_array_ref (plan.rows);
      g_array_append_val (plans, plan);
      plan.first += plan.n_rows;
    }
  for (guint i = begin; i < plans->len; i++)
    g_array_index (plans, Plan, i).n_cards = plans->len - begin;
}

/* The largest type in which the rows stand on one card; whether there is one. */
static gboolean
fit_type (const BrgCard *card, Plan *plan, double room)
{
  plan->type = TABLE_SIZE;
  plan->row_height = plan->rows->len > BRG_PLAYER_CARD_ROWS ? LOW_ROW : USUAL_ROW;
  while (sum_heights (card, plan) > room)
    {
      if (plan->type <= LEAST_TABLE_SIZE)
        return FALSE;
      plan->type -= 0.5;
      plan->row_height = LOW_ROW;
    }
  return TRUE;
}

static GPtrArray *
list_rows (const Cards *cards, gint player)
{
  return brg_player_card_rows_new (cards->snapshot, cards->tournament, player, BRG_PLAYER_CARD_ROWS,
                                   cards->options);
}

/* Returns: whether it goes well with the grid: the tight one takes everybody. */
static gboolean
plan_player (const Cards *cards,
             BrgTypesetter *typesetter,
             gint player,
             const Grid *grid,
             GArray *plans)
{
  g_autoptr (GPtrArray) rows = list_rows (cards, player);
  g_autoptr (GPtrArray) merged = NULL;
  Plan plan = { .player = player, .rows = rows, .grid = grid };
  BrgCard card = { NULL, typesetter, 0, 0 };
  double room = find_room (cards, typesetter, &plan);
  gboolean fits = fit_type (&card, &plan, room);

  if (grid == &usual_grid && (!fits || plan.type < BRG_CARD_READABLE))
    return FALSE;
  if (!fits)
    {
      /* Rows in which nothing is left to write are one before a second card is to be signed; where
       * there is one all the same, it has room for the eleven rows of appendix 8. */
      merged = list_rows (cards, player);
      brg_player_card_rows_merge (merged);
      plan.rows = merged;
      if (!fit_type (&card, &plan, room))
        {
          plan.rows = rows;
          fit_type (&card, &plan, room);
        }
    }
  add_parts (plans, &card, plan, room);
  return TRUE;
}

/* Cards that are cut from one sheet have the same columns. */
static GArray *
plan_all (const Cards *cards, BrgTypesetter *typesetter)
{
  g_autoptr (GArray) players =
      brg_card_people_list (cards->snapshot, cards->options, BRG_CARD_EVERYBODY);
  GArray *plans = g_array_new (FALSE, FALSE, sizeof (Plan));
  static const gint nobody = BRG_NOBODY;

  g_array_set_clear_func (plans, clear_plan);
  if (cards->options->is_blank)
    g_array_append_val (players, nobody);
  for (guint i = 0; i < players->len; i++)
    if (!plan_player (cards, typesetter, g_array_index (players, gint, i), &usual_grid, plans))
      {
        g_array_set_size (plans, 0);
        for (guint k = 0; k < players->len; k++)
          plan_player (cards, typesetter, g_array_index (players, gint, k), &tight_grid, plans);
        return plans;
      }
  return plans;
}

static char *
dup_event (const BrgSnapshot *snapshot, const BrgWords *words)
{
  g_autofree char *name = brg_form_frame_dup_event (snapshot);
  guint n_rounds = (guint) MAX (brg_snapshot_count_rounds (snapshot), 0);

  if (n_rounds == 0)
    return g_steal_pointer (&name);
  /* Translators: on a player's card: the event, and how many rounds it has; "%s, %u туров" */
  return g_strdup_printf (WN_ (words, "%s, %u round", "%s, %u rounds", n_rounds), name, n_rounds);
}

static void
init_cards (Cards *cards, const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  cards->snapshot = brg_snapshot_get_boards (snapshot);
  cards->options = options;
  cards->words = options->words;
  cards->tournament = brg_snapshot_to_tournament (cards->snapshot);
  cards->event = dup_event (snapshot, options->words);
  cards->days = brg_form_frame_dup_range (snapshot, options->words);
  cards->legend = brg_player_card_rows_dup_legend (cards->snapshot, options);
  cards->frame = brg_form_new (BRG_FORM_PROTOCOL);
  /* Translators: title of a document, rus-draughts-2022 appendix 8; "Карточка участника" */
  brg_form_set_text (&cards->frame->title, g_strdup (W_ (options->words, "Player's card")));
  brg_form_frame_fill (cards->frame, &(BrgFormFrame){ .snapshot = snapshot,
                                                      .options = options,
                                                      .appendix = 8,
                                                      .number = "",
                                                      .is_signed = TRUE });
  brg_form_set_text (&cards->frame->left, brg_form_frame_dup_kind (snapshot, options->words));
}

BrgDocument *
brg_player_cards_lay_out (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  g_auto (Cards) cards = { 0 };
  g_autoptr (BrgTypesetter) typesetter = NULL;
  g_autoptr (GArray) plans = NULL;
  BrgCardSheet sheet;
  BrgPrintPage *page = NULL;
  BrgDocument *document;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  sheet = brg_card_sheet_find (&kind, options);
  init_cards (&cards, snapshot, options);
  typesetter = brg_typesetter_new (brg_words_get_language (options->words));
  plans = plan_all (&cards, typesetter);
  if (plans->len == 0)
    return NULL;
  document = brg_document_new (options, g_strdup (cards.frame->subject),
                               g_strdup (cards.frame->organiser));
  for (guint i = 0; i < plans->len; i++)
    {
      BrgCard card = brg_card_sheet_next (&sheet, document, &page, typesetter, i, TABLE_SIZE);

      add_card (&cards, &card, &g_array_index (plans, Plan, i));
    }
  return document;
}
