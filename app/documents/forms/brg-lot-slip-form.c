/* brg-lot-slip-form.c - the slip of the lot for the opening in draughts-64
 *
 * Rules: rus-draughts-2022 5.4.1.3, 6.2.2, 6.2.3
 * Tests: tests/app/test-documents-lot-slip.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-lot-slip-form.h"

#include "brg-board-label.h"
#include "brg-diagram-draughts.h"
#include "brg-diagram.h"
#include "brg-draughts-fen.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-jury-words.h"

enum
{
  COLUMN_BOARD,
  COLUMN_WHITE,
  COLUMN_WHITE_SIGNS,
  COLUMN_BLACK,
  COLUMN_BLACK_SIGNS,
};

enum
{
  WIDTH_GROUP_NAMES = 1,
  WIDTH_GROUP_SIGNATURES,
};

/* A place to sign, in a table and under a board. */
#define LONG_BLANK "______________________"
#define SHORT_BLANK "______________"

typedef struct
{
  const BrgSnapshot *snapshot;
  gint round;
  const GPtrArray *lots;
  const BrgDocumentOptions *options;
  BrgForm *form;
} Builder;

/* How the tables are called by those who approve them. */
static const struct
{
  const char *id;
  const char *name;
} table_names[] = {
  { "fmjd", NC_ ("lot", "Table of openings of the FMJD") },
  { "idf-basic", NC_ ("lot", "Table of basic positions of the IDF") },
  { "idf-ballots", NC_ ("lot", "Ballots of the IDF") },
  { "own", NC_ ("lot", "The federation’s own table of openings") },
};

BrgLot *
brg_lot_new (const BrgGame *game, const char *table, const BrgOpening *opening)
{
  BrgLot *lot;

  g_return_val_if_fail (game != NULL && table != NULL && opening != NULL, NULL);

  lot = g_new0 (BrgLot, 1);
  lot->board = game->board;
  lot->white = game->white;
  lot->black = game->black;
  lot->table = table;
  lot->code = g_strdup (opening->code);
  lot->printed = g_strdup (opening->printed);
  lot->moves = g_strdup (opening->moves);
  lot->fen = g_strdup (opening->fen);
  return lot;
}

void
brg_lot_free (BrgLot *lot)
{
  if (lot == NULL)
    return;
  g_free (lot->code);
  g_free (lot->printed);
  g_free (lot->moves);
  g_free (lot->fen);
  g_free (lot);
}

static char *
dup_table (const BrgLot *lot, const BrgWords *words)
{
  for (gsize i = 0; i < G_N_ELEMENTS (table_names); i++)
    if (g_str_equal (table_names[i].id, lot->table) ||
        (g_str_equal (table_names[i].id, "own") && g_str_has_prefix (lot->table, "own-")))
      return g_strdup (brg_words_context (words, "lot", table_names[i].name));
  return g_strdup (lot->table);
}

/* The moves as the table prints them, and in full; of a set position what is said of it. */
static char *
dup_moves (const BrgLot *lot, const BrgWords *words)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (lot->moves == NULL)
    {
      brg_diagram_append_line (text, WC_ (words, "lot", "The pieces are set as on the board."));
      brg_diagram_append_line (text, lot->printed);
    }
  else if (*lot->moves == '\0')
    brg_diagram_append_line (text, WC_ (words, "lot", "The players begin as they wish."));
  else
    {
      brg_diagram_append_line (text, lot->printed);
      brg_diagram_append_line (text, lot->moves);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
dup_draw (const Builder *builder, const BrgLot *lot)
{
  const BrgWords *words = builder->options->words;
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, lot->seed);

  if (!lot->is_drawn)
    return g_strdup (WC_ (words, "lot", "Chosen without a lot."));
  if (lot->is_for_all)
    /* Translators: a seed, and the number of a round; "Один жребий для всех досок: число %s,
     * %d-й тур." */
    return g_strdup_printf (WC_ (words, "lot", "One lot for all boards: seed %s, round %d."), seed,
                            builder->round);
  /* Translators: a seed, the numbers of a round and of a board; "Жребий: число %s, %d-й тур,
   * доска %d." */
  return g_strdup_printf (WC_ (words, "lot", "Lot: seed %s, round %d, board %d."), seed,
                          builder->round, lot->board);
}

/* The board of the position, with all that is the same for whoever plays from it. */
static BrgFormDiagram *
add_position (const Builder *builder, const BrgLot *lot)
{
  const BrgWords *words = builder->options->words;
  BrgDraughtsVariant variant = lot->has_majority ? BRG_DRAUGHTS_64_MAJORITY : BRG_DRAUGHTS_64;
  g_autoptr (BrgDiagram) diagram = NULL;
  BrgDraughtsPosition position = brg_draughts_position_start (variant);
  BrgFormDiagram *board;

  /* What cannot be read is no opening of a table: the usual start is shown. */
  if (!brg_draughts_fen_read (lot->fen, variant, &position, NULL))
    g_warning ("%s %s: “%s” is no position", lot->table, lot->code, lot->fen);
  diagram = brg_diagram_new_draughts (&position);
  board = brg_form_add_diagram (builder->form, &diagram->picture);
  brg_form_set_text (&board->captions[BRG_CAPTION_TURN], diagram->game->dup_turn (diagram, words));
  brg_form_set_text (&board->captions[BRG_CAPTION_NOTES], dup_moves (lot, words));
  brg_form_set_text (&board->captions[BRG_CAPTION_REMARK], dup_draw (builder, lot));
  brg_form_set_text (&board->captions[BRG_CAPTION_CODE], g_strdup (lot->fen));
  return board;
}

/* "12-IV": the opening, and the table that it is from. */
static char *
dup_opening (const BrgLot *lot, const BrgWords *words)
{
  /* Translators: the code of an opening in its table; "Начало %s" */
  return brg_words_fill (words, N_ ("Opening %s"), lot->code);
}

static char *
dup_player (const Builder *builder, gint player)
{
  return brg_form_persons_dup_name_in_round (builder->snapshot, player, builder->round,
                                             builder->options);
}

/* All boards play the same position */

static void
add_columns (const Builder *builder)
{
  const BrgWords *words = builder->options->words;
  /* Translators: heading of a column where players sign; "Подпись" */
  const char *signature = WC_ (words, "table head", "Signature");

  brg_form_add_column (builder->form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "No."));
  brg_form_add_column (builder->form, BRG_COLUMN_NAME, WC_ (words, "table head", "White"))
      ->width_group = WIDTH_GROUP_NAMES;
  brg_form_add_column (builder->form, BRG_COLUMN_CENTRED, signature)->width_group =
      WIDTH_GROUP_SIGNATURES;
  brg_form_add_column (builder->form, BRG_COLUMN_NAME, WC_ (words, "table head", "Black"))
      ->width_group = WIDTH_GROUP_NAMES;
  brg_form_add_column (builder->form, BRG_COLUMN_CENTRED, signature)->width_group =
      WIDTH_GROUP_SIGNATURES;
}

static char *
dup_board (const Builder *builder, const BrgLot *lot)
{
  return brg_board_label_of_number (builder->snapshot, lot->board);
}

static void
add_row (const Builder *builder, const BrgLot *lot)
{
  BrgFormRow *row = brg_form_add_row (builder->form);

  brg_form_set_cell (row, COLUMN_BOARD, dup_board (builder, lot), BRG_FORM_LABEL);
  brg_form_set_cell (row, COLUMN_WHITE, dup_player (builder, lot->white), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_WHITE_SIGNS, g_strdup (LONG_BLANK), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_BLACK, dup_player (builder, lot->black), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_BLACK_SIGNS, g_strdup (LONG_BLANK), BRG_FORM_PLAIN);
}

static void
fill_common (const Builder *builder)
{
  const BrgLot *lot = builder->lots->pdata[0];
  BrgFormDiagram *board = add_position (builder, lot);

  brg_form_set_text (&board->captions[BRG_CAPTION_HEADING],
                     dup_opening (lot, builder->options->words));
  brg_form_set_text (&board->captions[BRG_CAPTION_PLACE], dup_table (lot, builder->options->words));
  add_columns (builder);
  for (guint i = 0; i < builder->lots->len; i++)
    add_row (builder, builder->lots->pdata[i]);
}

/* Every board has its own */

/* "Round 1, board 3 · Opening 12-IV", the players, and where they sign. */
static void
add_slip (const Builder *builder, const BrgLot *lot)
{
  const BrgWords *words = builder->options->words;
  BrgFormDiagram *slip = add_position (builder, lot);
  g_autofree char *white = dup_player (builder, lot->white);
  g_autofree char *black = dup_player (builder, lot->black);
  g_autofree char *opening = dup_opening (lot, words);
  g_autofree char *table = dup_table (lot, words);
  g_autofree char *number = dup_board (builder, lot);
  g_autofree char *board =
      g_strdup_printf (WC_ (words, "diagram", "Round %d, board %s"), builder->round, number);
  g_autofree char *draw = g_steal_pointer (&slip->captions[BRG_CAPTION_REMARK]);

  brg_form_set_text (&slip->captions[BRG_CAPTION_HEADING],
                     g_strdup_printf ("%s · %s", board, opening));
  brg_form_set_text (&slip->captions[BRG_CAPTION_PLACE],
                     g_strdup_printf ("%s – %s\n%s", white, black, table));
  /* Translators: where both players sign: how the lot was drawn, and two blanks; "%s\n\nБелые
   * %s Чёрные %s" */
  slip->captions[BRG_CAPTION_REMARK] = g_strdup_printf (
      WC_ (words, "lot", "%s\n\nWhite %s Black %s"), draw, SHORT_BLANK, SHORT_BLANK);
}

static void
fill_slips (const Builder *builder)
{
  const BrgWords *words = builder->options->words;

  brg_form_add_column (builder->form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "No."));
  brg_form_add_column (builder->form, BRG_COLUMN_NAME, WC_ (words, "table head", "White"));
  brg_form_add_column (builder->form, BRG_COLUMN_NAME, WC_ (words, "table head", "Black"));
  /* Translators: heading of a column with the code of an opening; "Начало" */
  brg_form_add_column (builder->form, BRG_COLUMN_TEXT, WC_ (words, "table head", "Opening"));
  brg_form_add_column (builder->form, BRG_COLUMN_TEXT, "FEN");
  for (guint i = 0; i < builder->lots->len; i++)
    {
      const BrgLot *lot = builder->lots->pdata[i];
      BrgFormRow *row = brg_form_add_row (builder->form);

      add_slip (builder, lot);
      brg_form_set_cell (row, 0, dup_board (builder, lot), BRG_FORM_LABEL);
      brg_form_set_cell (row, 1, dup_player (builder, lot->white), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 2, dup_player (builder, lot->black), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 3, g_strdup_printf ("%s:%s", lot->table, lot->code), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 4, g_strdup (lot->fen), BRG_FORM_PLAIN);
    }
}

/* One lot, one board, or the same opening chosen for all. */
static gboolean
is_common (const GPtrArray *lots)
{
  const BrgLot *first = lots->pdata[0];

  for (guint i = 1; i < lots->len; i++)
    {
      const BrgLot *lot = lots->pdata[i];

      if (!lot->is_for_all || !first->is_for_all || lot->is_drawn != first->is_drawn ||
          lot->seed != first->seed || lot->has_majority != first->has_majority ||
          !g_str_equal (lot->table, first->table) || !g_str_equal (lot->code, first->code))
        return FALSE;
    }
  return TRUE;
}

/* The judge before whom the lot was drawn signs above the chief arbiter. */
static void
add_judge (const Builder *builder)
{
  BrgFormSignature *judge;

  if (!builder->options->signatures)
    return;
  judge = g_new0 (BrgFormSignature, 1);
  judge->role = g_strdup_printf ("%s:", brg_jury_words_say (builder->options->words,
                                                            builder->snapshot->event->rulebook,
                                                            "lot", NC_ ("lot", "Arbiter")));
  judge->name = g_strdup ("");
  judge->category = g_strdup ("");
  g_ptr_array_insert (builder->form->signatures, 0, judge);
}

BrgForm *
brg_lot_slip_form_new (const BrgSnapshot *snapshot,
                       gint round,
                       const GPtrArray *lots,
                       const BrgDocumentOptions *options)
{
  Builder builder = { brg_snapshot_get_boards (snapshot), round, lots, options, NULL };
  const BrgWords *words;
  gboolean is_one;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);
  g_return_val_if_fail (lots != NULL && lots->len > 0, NULL);

  words = options->words;
  is_one = is_common (lots);
  builder.form = brg_form_new (is_one ? BRG_FORM_PROTOCOL : BRG_FORM_DIAGRAMS);
  /* Translators: title of a document: which opening was drawn for the boards of a round of
   * draughts-64; "Листок жеребьёвки начала партии" */
  brg_form_set_text (&builder.form->title, g_strdup (W_ (words, "Opening draw slip")));
  g_ptr_array_add (builder.form->subtitles, brg_form_frame_dup_event (snapshot));
  g_ptr_array_add (builder.form->subtitles, brg_form_frame_dup_site (snapshot));
  brg_form_set_text (
      &builder.form->left,
      brg_form_frame_dup_round_day (snapshot, brg_snapshot_get_round (snapshot, round), words));
  brg_form_set_text (&builder.form->right, g_strdup_printf (W_ (words, "Round %d"), round));
  if (is_one)
    fill_common (&builder);
  else
    fill_slips (&builder);
  /* rus-draughts-2022 5.4.1.3 */
  g_ptr_array_add (builder.form->notes,
                   g_strdup (WC_ (words, "lot",
                                  "The lot was drawn in the presence of both players (5.4.1.3).")));
  brg_form_frame_fill (builder.form, &(BrgFormFrame){ .snapshot = snapshot,
                                                      .options = options,
                                                      .number = options->number,
                                                      .is_signed = TRUE });
  add_judge (&builder);
  return builder.form;
}
