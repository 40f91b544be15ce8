/* brg-result-slips.c - the slips on which players write their result, to be cut
 *
 * Tests: tests/app/test-documents-cards.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-result-slips.h"

#include "brg-board-label.h"
#include "brg-card-sheet.h"
#include "brg-card.h"
#include "brg-date-words.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-header-footer.h"
#include "brg-jury-words.h"
#include "brg-name-words.h"
#include "brg-rational.h"
#include "brg-transliteration.h"

/* Millimetres on a slip. */
#define LEFT 7.0
#define RIGHT 98.0
#define EDGE 4.4
#define EVENT_LINE 9.0
#define LONG_EVENT_LINE 10.8
#define LONG_EVENT_DROP 0.6
#define ROUND_LINE 14.7
#define HEAD_RULE 17.0
#define SIDE_HEIGHT 15.6
#define DISC_X 12.1
#define DISC_Y 6.0
#define DISC 2.0
#define COLOUR_LINE 11.3
#define NAME_X 19.8
#define NAME_LINE 7.5
#define DETAIL_LINE 11.4
#define HIGHER 2.5
#define LOWER 1.1
#define BOX_X 81.0
#define BOX_Y 1.3
#define BOX_WIDTH 17.0
#define BOX_HEIGHT 13.0
#define BOX_GAP 2.0
#define SIGNATURE_LINE 55.5
#define ARBITER_LINE 63.5
#define FOOT_LINE 69.3
#define LABEL_WIDTH 16.0
#define FIELD_GAP 3.0

#define EVENT_SIZE 9.5
#define LONG_EVENT_SIZE 8.5
#define ROUND_SIZE 11.5
#define BOARD_SIZE 25
#define NAME_SIZE 12.5
#define SMALL_NAME_SIZE 9.5
#define DETAIL_SIZE 8.5
#define SMALL_DETAIL_SIZE 6
#define FOOT_SIZE 6.5

static const BrgCardKind kind = { .width = 105.0,
                                  .height = 74.25,
                                  .least_width = 103.0,
                                  .least_height = 73.0 };

typedef struct
{
  const BrgSnapshot *snapshot; /* the view whose boards are played */
  const BrgSnapshot *whole;    /* of teams that of the teams */
  const BrgRound *round;
  const BrgWords *words;
  const BrgDocumentOptions *options;
  char *event;  /* owned */
  char *when;   /* owned, may be empty */
  char *points; /* owned: what the results are worth */
} Slips;

static void
clear_slips (Slips *slips)
{
  g_free (slips->event);
  g_free (slips->when);
  g_free (slips->points);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Slips, clear_slips)

static BrgType
sans (double size, gboolean is_bold)
{
  return (BrgType){ BRG_FACE_SANS, size, is_bold, FALSE };
}

static double
width_of (const BrgCard *card, BrgType type, const char *text)
{
  return brg_typesetter_text_width (card->typesetter, &type, text) / BRG_MM;
}

/* `Доска` stands on the line of the round, its number large; a spare slip has a blank for it. */
static void
add_board (const Slips *slips, const BrgCard *card, const BrgGame *game, double *right)
{
  g_autofree char *label = game != NULL ? brg_board_label_new (game) : NULL;
  /* Translators: on a slip for the result, before the number of the board; "доска" */
  const char *word = WC_ (slips->words, "slip", "board");
  double x = RIGHT - 12;

  if (label != NULL)
    {
      x = RIGHT - width_of (card, sans (BOARD_SIZE, TRUE), label) - 2;
      brg_card_add_text (card, sans (BOARD_SIZE, TRUE), label, x, ROUND_LINE - 2, RIGHT - x, 1);
    }
  else
    brg_card_add_line (card, BRG_PRINT_PAGE_LINE_BLANK, x + 1, ROUND_LINE - 2, RIGHT,
                       ROUND_LINE - 2);
  *right = x - 1 - width_of (card, sans (DETAIL_SIZE, FALSE), word);
  brg_card_add_text (card, sans (DETAIL_SIZE, FALSE), word, *right, ROUND_LINE - 2, x - 1 - *right,
                     0);
  *right -= FIELD_GAP;
}

static void
add_head (const Slips *slips, const BrgCard *card, const BrgGame *game)
{
  BrgType serif = { BRG_FACE_SERIF, EVENT_SIZE, FALSE, FALSE };
  /* Translators: on a slip for the result: number of the round; "%d-й тур" */
  g_autofree char *round =
      g_strdup_printf (WC_ (slips->words, "slip", "Round %d"), slips->round->number);
  double x = LEFT + width_of (card, sans (ROUND_SIZE, TRUE), round) + 1;
  double right;
  gboolean is_long;
  double round_line;

  add_board (slips, card, game, &right);
  is_long = width_of (card, brg_card_serif (BRG_CARD_READABLE, FALSE), slips->event) > right - LEFT;
  round_line = ROUND_LINE + (is_long ? LONG_EVENT_DROP : 0);
  if (is_long)
    brg_card_add_raised (card, brg_card_serif (LONG_EVENT_SIZE, FALSE), slips->event, LEFT,
                         LONG_EVENT_LINE, right - LEFT, LONG_EVENT_LINE - EDGE);
  else
    brg_card_add_text (card, serif, slips->event, LEFT, EVENT_LINE, right - LEFT, 0);
  brg_card_add_text (card, sans (ROUND_SIZE, TRUE), round, LEFT, round_line, right - LEFT, 0);
  if (*slips->when != '\0')
    {
      g_autofree char *when = g_strconcat ("· ", slips->when, NULL);

      brg_card_add_text (card, sans (DETAIL_SIZE + 1, FALSE), when, x, round_line, right - x, 0);
    }
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_STRONG, LEFT, HEAD_RULE, RIGHT, HEAD_RULE);
}

static const char *
find_team (const Slips *slips, const BrgEntry *entry)
{
  gint team =
      entry->team_id != 0 ? brg_snapshot_find_entry (slips->whole, entry->team_id) : BRG_NOBODY;

  return team != BRG_NOBODY ? brg_snapshot_get_entry (slips->whole, team)->family_name : "";
}

/* Number, title, rating, and whom he plays for. */
static char *
dup_details (const Slips *slips, const BrgEntry *entry)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  gint rating = brg_entry_get_rating (entry, slips->round->number);
  const char *team = find_team (slips, entry);

  if (entry->number > 0)
    /* Translators: on a slip or a badge: start number; "№ %d" */
    g_ptr_array_add (parts, g_strdup_printf (WC_ (slips->words, "slip", "No. %d"), entry->number));
  if (*entry->title != '\0')
    g_ptr_array_add (parts, g_strdup (brg_transliteration_get_title (
                                slips->words, slips->snapshot->event->discipline, entry->title)));
  if (rating > 0)
    g_ptr_array_add (parts, g_strdup_printf ("%d", rating));
  if (*team != '\0' || *entry->organisation != '\0' || *entry->federation != '\0')
    g_ptr_array_add (parts, g_strdup (*team != '\0'                  ? team
                                      : *entry->organisation != '\0' ? entry->organisation
                                                                     : entry->federation));
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

static void
add_blank_name (const Slips *slips, const BrgCard *card, double top)
{
  /* Translators: under a blank on a spare slip, where a player writes his name */
  const char *asked = WC_ (slips->words, "slip", "No. ____   family name, given name");

  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_BLANK, NAME_X, top + NAME_LINE, BOX_X - BOX_GAP,
                     top + NAME_LINE);
  brg_card_add_text (card, sans (DETAIL_SIZE, FALSE), asked, NAME_X, top + DETAIL_LINE,
                     BOX_X - BOX_GAP - NAME_X, 0);
}

static void
add_side (const Slips *slips, const BrgCard *card, gint player, gboolean is_black, double top)
{
  const char *colour = is_black
                           /* Translators: on a slip, under the mark of the colour; "чёрные" */
                           ? WC_ (slips->words, "slip", "Black")
                           /* Translators: on a slip, under the mark of the colour; "белые" */
                           : WC_ (slips->words, "slip", "White");
  double width = BOX_X - BOX_GAP - NAME_X;

  brg_card_add_disc (card, DISC_X, top + DISC_Y, DISC, is_black);
  brg_card_add_text (card, sans (7.5, FALSE), colour, LEFT, top + COLOUR_LINE, 2 * (DISC_X - LEFT),
                     0.5);
  brg_card_add_box (card, BOX_X, top + BOX_Y, BOX_WIDTH, BOX_HEIGHT);
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_HAIR, LEFT, top + SIDE_HEIGHT, RIGHT,
                     top + SIDE_HEIGHT);
  if (player == BRG_NOBODY)
    add_blank_name (slips, card, top);
  else
    {
      const BrgEntry *entry = brg_snapshot_get_entry (slips->snapshot, player);
      g_autofree char *name = brg_name_words_dup_numbered (
          slips->snapshot, player, slips->options->father_names ? BRG_NAME_FULL : BRG_NAME_PLAIN,
          slips->words);
      g_autofree char *details = dup_details (slips, entry);
      BrgCardText name_text =
          brg_card_fit (card, sans (NAME_SIZE, TRUE), SMALL_NAME_SIZE, name, width);
      BrgCardText detail_text =
          brg_card_fit (card, sans (DETAIL_SIZE, FALSE), SMALL_DETAIL_SIZE, details, width);
      double y = top + DETAIL_LINE + (name_text.n_lines > 1 ? LOWER : 0);

      /* Two lines of a name begin higher, what stands below begins lower. */
      brg_card_add_fitted (card, &name_text, NAME_X,
                           top + NAME_LINE - (name_text.n_lines > 1 ? HIGHER : 0), width);
      brg_card_add_fitted (card, &detail_text, NAME_X, y, width);
    }
}

/* Label, and what is to be written behind it: a line from @x to @right. */
static void
add_field (const BrgCard *card, const char *label, double x, double from, double right, double line)
{
  brg_card_add_text (card, sans (EVENT_SIZE, FALSE), label, x, line, from - x - 1, 0);
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_BLANK, from, line + 0.5, right, line + 0.5);
}

static void
add_signatures (const Slips *slips, const BrgCard *card, gboolean black_first)
{
  /* Translators: on a slip: both players sign; "Подпись" */
  const char *signature = WC_ (slips->words, "slip", "Signature");
  /* Translators: on a slip: the arbiter signs; "Судья" */
  const char *arbiter = brg_jury_words_say (slips->words, slips->snapshot->event->rulebook, "slip",
                                            NC_ ("slip", "Arbiter"));
  /* Translators: on a slip: hour at which the game ended; "окончена в" */
  const char *ended = WC_ (slips->words, "slip", "ended at");
  double first = LEFT + LABEL_WIDTH;
  double half = (RIGHT - first - FIELD_GAP) / 2;
  double second = first + half + FIELD_GAP;
  double hour = RIGHT - 20;
  double ended_x = hour - 1 - width_of (card, sans (EVENT_SIZE, FALSE), ended);

  brg_card_add_text (card, sans (EVENT_SIZE, FALSE), signature, LEFT, SIGNATURE_LINE,
                     LABEL_WIDTH - 1, 0);
  for (guint i = 0; i < 2; i++)
    {
      double x = i == 0 ? first : second;

      brg_card_add_disc (card, x + 1.3, SIGNATURE_LINE - 1.1, 1.3, black_first == (i == 0));
      brg_card_add_line (card, BRG_PRINT_PAGE_LINE_BLANK, x + 4, SIGNATURE_LINE + 0.5, x + half,
                         SIGNATURE_LINE + 0.5);
    }
  add_field (card, arbiter, LEFT, first, ended_x - FIELD_GAP, ARBITER_LINE);
  add_field (card, ended, ended_x, hour, RIGHT, ARBITER_LINE);
}

static void
add_foot (const Slips *slips, const BrgCard *card, const char *place)
{
  brg_card_add_text (card, sans (FOOT_SIZE, FALSE), place, LEFT, FOOT_LINE, 44, 0);
  brg_card_add_text (card, sans (FOOT_SIZE, FALSE), slips->points, LEFT + 45, FOOT_LINE,
                     RIGHT - LEFT - 45, 1);
}

static void
add_slip (const Slips *slips, const BrgCard *card, const BrgGame *game, const char *place)
{
  gboolean black_first = brg_form_persons_black_is_first (slips->snapshot);

  add_head (slips, card, game);
  for (guint i = 0; i < 2; i++)
    {
      gboolean is_black = black_first == (i == 0);
      gint player = game == NULL ? BRG_NOBODY : is_black ? game->black : game->white;

      add_side (slips, card, player, is_black, HEAD_RULE + i * SIDE_HEIGHT);
    }
  add_signatures (slips, card, black_first);
  add_foot (slips, card, place);
}

static char *
dup_when (const Slips *slips)
{
  const char *zone = slips->snapshot->event->zone;
  g_autofree char *local = brg_date_words_local_day (slips->round->starts_at, zone);
  g_autofree char *hour = brg_date_words_hour (slips->words, slips->round->starts_at, zone);
  g_autofree char *day = local != NULL ? brg_date_words_day (slips->words, local) : NULL;

  if (day == NULL)
    return g_strdup ("");
  return hour != NULL ? g_strdup_printf ("%s, %s", day, hour) : g_steal_pointer (&day);
}

static char *
dup_points (const Slips *slips)
{
  const BrgScoring *scoring = &slips->snapshot->group->scoring;
  g_autofree char *win = brg_points_to_figures (scoring->win);
  g_autofree char *draw = brg_points_to_figures (scoring->draw);
  g_autofree char *loss = brg_points_to_figures (scoring->loss);

  /* Translators: foot of a slip: points for win, draw and loss, signs of a game that was not
   * played; "очки %s, %s, %s; неявка + / −" */
  return g_strdup_printf (WC_ (slips->words, "slip", "points %s, %s, %s; absent + / −"), win, draw,
                          loss);
}

/* (element-type BrgGame): the boards on which two play. */
static GPtrArray *
list_games (const BrgSnapshot *snapshot, const BrgRound *round, gint board)
{
  GPtrArray *games = g_ptr_array_new ();

  for (guint i = 0; i < round->games->len; i++)
    {
      BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (game->black != BRG_NOBODY && (board == 0 || game->board == board) &&
          !brg_form_persons_is_off (snapshot, game, round->number))
        g_ptr_array_add (games, game);
    }
  return games;
}

static void
add_sheet (const Slips *slips,
           const BrgCardSheet *sheet,
           const GPtrArray *games,
           guint index,
           guint n_sheets,
           BrgTypesetter *typesetter,
           BrgPrintPage *page)
{
  g_autofree char *text = brg_header_footer_dup_sheet_text (slips->words, index + 1, n_sheets);

  for (guint stack = 0; stack < brg_card_sheet_count (sheet); stack++)
    {
      guint number = stack * n_sheets + index;
      BrgCard card = brg_card_sheet_place (sheet, page, typesetter, stack);
      /* Translators: foot of a slip: number of the stack in which it is cut; "стопка %u" */
      g_autofree char *where =
          number < games->len ? g_strdup_printf (WC_ (slips->words, "slip", "stack %u"), stack + 1)
                              /* Translators: foot of a slip without players; "запасной" */
                              : g_strdup (WC_ (slips->words, "slip", "spare"));
      g_autofree char *place = g_strdup_printf ("%s · %s", where, text);

      add_slip (slips, &card, number < games->len ? games->pdata[number] : NULL, place);
    }
  brg_card_sheet_add_cuts (sheet, page);
}

BrgDocument *
brg_result_slips_lay_out (const BrgSnapshot *snapshot,
                          gint round,
                          gint board,
                          const BrgDocumentOptions *options)
{
  g_auto (Slips) slips = { 0 };
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (BrgTypesetter) typesetter = NULL;
  BrgDocument *document;
  BrgCardSheet sheet;
  guint n_sheets;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  slips.snapshot = brg_snapshot_get_boards (snapshot);
  slips.round = brg_snapshot_get_round (slips.snapshot, round);
  g_return_val_if_fail (slips.round != NULL, NULL);
  games = list_games (slips.snapshot, slips.round, board);
  if (games->len == 0)
    return NULL;
  slips.whole = snapshot;
  slips.options = options;
  slips.words = options->words;
  slips.event = brg_form_frame_dup_event (snapshot);
  slips.when = dup_when (&slips);
  slips.points = dup_points (&slips);
  typesetter = brg_typesetter_new (brg_words_get_language (options->words));
  document = brg_document_new (
      options,
      /* Translators: title of the file with the slips of a round */
      g_strdup_printf (W_ (options->words, "Result slips of round %d"), round), g_strdup (""));
  sheet = brg_card_sheet_find (&kind, options);
  n_sheets = (games->len + brg_card_sheet_count (&sheet) - 1) / brg_card_sheet_count (&sheet);
  for (guint i = 0; i < n_sheets; i++)
    {
      BrgPrintPage *page = brg_card_sheet_page_new (&sheet);

      add_sheet (&slips, &sheet, games, i, n_sheets, typesetter, page);
      brg_document_take_page (document, page, DETAIL_SIZE);
    }
  return document;
}
