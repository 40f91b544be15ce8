/* brg-position-editor.c - a position of chess is set up
 *
 * What is set up is a draft (see brg-position-draft.h); every change shows it anew in all controls.
 * A text in the entry that is no position stays there until it is mended or the board is changed.
 *
 * Tests: tests/app/test-position-draft.c, tests/data/test-position-words.c,
 *   tests/gui/position-editor.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-position-editor.h"

#include <glib/gi18n.h>

#include "brg-board-view.h"
#include "brg-board-words.h"
#include "brg-draft-text.h"
#include "brg-fen.h"
#include "brg-man-palette.h"
#include "brg-position-draft.h"
#include "brg-position-words.h"
#include "brg-seed-entry.h"
#include "brg-ui.h"

#define SHEET_WIDTH 1060.0
#define SHEET_HEIGHT 690.0
#define N_RIGHTS 4

struct _BrgPositionEditor
{
  AdwWindow parent_instance;

  GtkButton *confirm_button;
  GtkBox *columns;
  BrgBoardView *board;
  BrgManPalette *palette;
  GtkButton *initial_button;
  GtkButton *clear_button;
  GtkButton *flip_button;
  GtkCheckButton *white_check;
  GtkCheckButton *black_check;
  GtkCheckButton *white_king_check;
  GtkCheckButton *white_queen_check;
  GtkCheckButton *black_king_check;
  GtkCheckButton *black_queen_check;
  GtkDropDown *passed_drop;
  GtkSpinButton *quiet_spin;
  GtkSpinButton *move_spin;
  GtkCheckButton *chess960_check;
  GtkWidget *start_box;
  GtkSpinButton *start_spin;
  GtkButton *start_button;
  BrgSeedEntry *seed_entry;
  GtkButton *draw_button;
  GtkLabel *drawn_label;
  GtkEntry *fen_entry;
  GtkButton *copy_button;
  GtkButton *paste_button;
  GtkLabel *fault_label;

  BrgPositionDraft draft;
  BrgChessSquare passable[9]; /* by item of the list; the first is none */
  gint drawn_start;           /* -1 while nothing was drawn by lot */
  guint64 drawn_seed;
  gboolean has_bad_text; /* whether the entry holds what is no position */
  gboolean is_showing;   /* whether controls change because the draft is shown */
  BrgPositionEditorFunc func;
  gpointer data;
};

G_DEFINE_FINAL_TYPE (BrgPositionEditor, brg_position_editor, ADW_TYPE_WINDOW)

typedef struct
{
  BrgColour side;
  gboolean is_king_side;
} Right;

static const Right rights[N_RIGHTS] = {
  { BRG_COLOUR_WHITE, TRUE },
  { BRG_COLOUR_WHITE, FALSE },
  { BRG_COLOUR_BLACK, TRUE },
  { BRG_COLOUR_BLACK, FALSE },
};

static GtkCheckButton *
get_right_check (BrgPositionEditor *self, guint right)
{
  GtkCheckButton *checks[N_RIGHTS] = { self->white_king_check, self->white_queen_check,
                                       self->black_king_check, self->black_queen_check };

  return checks[right];
}

/* Showing the draft */

static void
show_board (BrgPositionEditor *self)
{
  BrgPosition position;
  BrgBoardPicture picture;

  brg_position_draft_fill (&self->draft, &position);
  brg_board_picture_init_chess (&picture, &position);
  brg_board_view_set_picture (self->board, &picture);
}

static void
show_rights (BrgPositionEditor *self)
{
  for (guint i = 0; i < N_RIGHTS; i++)
    {
      GtkCheckButton *check = get_right_check (self, i);
      const Right *right = &rights[i];

      gtk_widget_set_sensitive (
          GTK_WIDGET (check),
          brg_position_draft_find_rook (&self->draft, right->side, right->is_king_side) !=
              BRG_CHESS_NO_SQUARE);
      gtk_check_button_set_active (
          check, brg_position_draft_may_castle (&self->draft, right->side, right->is_king_side));
    }
}

static void
show_passed (BrgPositionEditor *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  BrgChessSet passable = brg_position_draft_get_passable (&self->draft);
  guint selected = 0;
  guint n = 0;

  /* Translators: no pawn can be taken en passant */
  gtk_string_list_append (list, C_ ("en passant", "None"));
  self->passable[n++] = BRG_CHESS_NO_SQUARE;
  while (passable != 0)
    {
      BrgChessSquare square = brg_chess_set_pop (&passable);
      char name[3] = { (char) ('a' + brg_chess_square_file (square)),
                       (char) ('1' + brg_chess_square_rank (square)), '\0' };

      if (square == self->draft.passed_square)
        selected = n;
      self->passable[n++] = square;
      gtk_string_list_append (list, name);
    }
  gtk_drop_down_set_model (self->passed_drop, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->passed_drop, selected);
  gtk_widget_set_sensitive (GTK_WIDGET (self->passed_drop), n > 1);
}

static void
show_controls (BrgPositionEditor *self)
{
  gint start;

  gtk_check_button_set_active (
      self->draft.turn == BRG_COLOUR_WHITE ? self->white_check : self->black_check, TRUE);
  show_rights (self);
  show_passed (self);
  gtk_spin_button_set_value (self->quiet_spin, self->draft.quiet_plies);
  gtk_spin_button_set_value (self->move_spin, self->draft.move_number);
  gtk_check_button_set_active (self->chess960_check, self->draft.variant == BRG_CHESS_960);
  gtk_widget_set_sensitive (self->start_box, self->draft.variant == BRG_CHESS_960);
  start = brg_position_draft_find_start (&self->draft);
  if (start >= 0)
    gtk_spin_button_set_value (self->start_spin, start);
}

static void
mark_column (BrgPositionEditor *self, gint column)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->fen_entry));
  glong length = g_utf8_strlen (text, -1);
  PangoAttrList *attributes = pango_attr_list_new ();

  /* What is missing behind the end is marked on the last character. */
  if (column > 0 && length > 0)
    {
      const char *at = g_utf8_offset_to_pointer (text, CLAMP ((glong) column, 1, length) - 1);
      PangoAttribute *underline = pango_attr_underline_new (PANGO_UNDERLINE_ERROR);
      PangoAttribute *weight = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

      underline->start_index = (guint) (at - text);
      underline->end_index = (guint) (g_utf8_next_char (at) - text);
      weight->start_index = underline->start_index;
      weight->end_index = underline->end_index;
      pango_attr_list_insert (attributes, underline);
      pango_attr_list_insert (attributes, weight);
    }
  gtk_entry_set_attributes (self->fen_entry, attributes);
  pango_attr_list_unref (attributes);
}

/* Column 0 is no fault of the text. */
static void
show_fault (BrgPositionEditor *self, const char *sentence, gint column)
{
  gtk_label_set_text (self->fault_label, sentence != NULL ? sentence : "");
  /* The line keeps its place, so that nothing moves when a fault comes and goes. */
  gtk_widget_set_sensitive (GTK_WIDGET (self->confirm_button), sentence == NULL);
  mark_column (self, column);
  if (column > 0)
    gtk_widget_add_css_class (GTK_WIDGET (self->fen_entry), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->fen_entry), "error");
}

static void
check_draft (BrgPositionEditor *self)
{
  BrgPosition position;
  BrgPositionFault fault;
  g_autofree char *sentence = NULL;

  if (!brg_position_draft_finish (&self->draft, BRG_POSITION_COMPOSED, &position, &fault))
    sentence = brg_position_words_dup_fault (&fault);
  show_fault (self, sentence, 0);
}

static void
show_fen (BrgPositionEditor *self)
{
  g_autofree char *fen = brg_position_draft_dup_fen (&self->draft);

  gtk_editable_set_text (GTK_EDITABLE (self->fen_entry), fen != NULL ? fen : "");
  gtk_widget_set_sensitive (GTK_WIDGET (self->copy_button), fen != NULL);
  self->has_bad_text = FALSE;
}

static void
show_drawn (BrgPositionEditor *self)
{
  g_autofree char *seed = brg_draft_text_dup_seed (self->drawn_seed);
  g_autofree char *text = NULL;

  if (self->drawn_start >= 0 && brg_position_draft_find_start (&self->draft) != self->drawn_start)
    self->drawn_start = -1;
  /* Translators: %d is the number of an initial position of Chess960, %s a seed */
  text = g_strdup_printf (_ ("Position %d drawn with the seed %s"), self->drawn_start, seed);
  gtk_label_set_text (self->drawn_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->drawn_label), self->drawn_start >= 0);
}

/* @keeps_text: the entry is where the change came from. */
static void
show_draft (BrgPositionEditor *self, gboolean keeps_text)
{
  self->is_showing = TRUE;
  show_board (self);
  show_controls (self);
  show_drawn (self);
  if (!keeps_text)
    show_fen (self);
  check_draft (self);
  self->is_showing = FALSE;
}

/* The board */

static void
put_man (BrgPositionEditor *self, gint square, BrgChessMan man)
{
  brg_position_draft_put (&self->draft, (BrgChessSquare) square, man);
  show_draft (self, FALSE);
}

/* A man chosen in the palette is put by a click; then none can be lifted. */
static void
find_targets (const BrgBoardWay *way, BrgBoardSet *targets, gpointer user_data)
{
  BrgPositionEditor *self = user_data;
  BrgChessMan man;

  if (brg_man_palette_get_man (self->palette, &man))
    return;
  for (gint square = 0; square < BRG_CHESS_N_SQUARES; square++)
    if (square != way->squares[0])
      brg_board_set_add (targets, square);
}

static void
on_way_changed (BrgPositionEditor *self, const BrgBoardWay *way)
{
  if (way->n_squares > 1)
    brg_position_draft_move (&self->draft, (BrgChessSquare) way->squares[0],
                             (BrgChessSquare) way->squares[1]);
  show_draft (self, FALSE);
}

static void
on_square_activated (BrgPositionEditor *self, gint square)
{
  BrgChessMan man;

  if (!brg_man_palette_get_man (self->palette, &man))
    return;
  /* The same man once more is taken away. */
  put_man (self, square, self->draft.men[square] == man ? 0 : man);
}

static void
on_thrown_off (BrgPositionEditor *self, gint from)
{
  put_man (self, from, 0);
}

static void
on_palette_changed (BrgPositionEditor *self)
{
  brg_board_view_put_back (self->board);
}

static BrgChessKind
find_kind (GtkEventControllerKey *controller, guint keyval, guint keycode)
{
  BrgChessKind kind = brg_board_words_find_letter (gdk_keyval_to_unicode (keyval));

  if (kind != BRG_CHESS_NOTHING)
    return kind;
  return brg_board_words_find_letter (
      gdk_keyval_to_unicode (brg_ui_key_to_latin (controller, keyval, keycode)));
}

static gboolean
on_board_key (GtkEventControllerKey *controller,
              guint keyval,
              guint keycode,
              GdkModifierType state,
              BrgPositionEditor *self)
{
  gint cursor = brg_board_view_get_cursor (self->board);
  BrgChessKind kind;
  BrgChessMan white;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete || keyval == GDK_KEY_BackSpace)
    {
      put_man (self, cursor, 0);
      return GDK_EVENT_STOP;
    }
  if (!g_unichar_isalpha (gdk_keyval_to_unicode (keyval)))
    return GDK_EVENT_PROPAGATE;
  kind = find_kind (controller, keyval, keycode);
  if (kind == BRG_CHESS_NOTHING)
    return GDK_EVENT_PROPAGATE;
  white = brg_chess_man (BRG_COLOUR_WHITE, kind);
  if ((state & GDK_SHIFT_MASK) != 0 || self->draft.men[cursor] == white)
    put_man (self, cursor, brg_chess_man (BRG_COLOUR_BLACK, kind));
  else
    put_man (self, cursor, white);
  return GDK_EVENT_STOP;
}

/* Controls */

static void
on_turn_toggled (BrgPositionEditor *self)
{
  if (self->is_showing)
    return;
  brg_position_draft_set_turn (&self->draft, gtk_check_button_get_active (self->white_check)
                                                 ? BRG_COLOUR_WHITE
                                                 : BRG_COLOUR_BLACK);
  show_draft (self, FALSE);
}

static void
on_right_toggled (BrgPositionEditor *self)
{
  if (self->is_showing)
    return;
  for (guint i = 0; i < N_RIGHTS; i++)
    brg_position_draft_allow_castling (&self->draft, rights[i].side, rights[i].is_king_side,
                                       gtk_check_button_get_active (get_right_check (self, i)));
  show_draft (self, FALSE);
}

static void
on_passed_selected (BrgPositionEditor *self)
{
  guint selected = gtk_drop_down_get_selected (self->passed_drop);

  if (self->is_showing || selected >= G_N_ELEMENTS (self->passable))
    return;
  brg_position_draft_set_passed (&self->draft, self->passable[selected]);
  show_draft (self, FALSE);
}

static void
on_counter_changed (BrgPositionEditor *self)
{
  if (self->is_showing)
    return;
  self->draft.quiet_plies = (guint) gtk_spin_button_get_value_as_int (self->quiet_spin);
  self->draft.move_number = (guint) gtk_spin_button_get_value_as_int (self->move_spin);
  show_draft (self, FALSE);
}

static void
set_up_start (BrgPositionEditor *self, guint number)
{
  BrgPosition position = brg_position_start (self->draft.variant, number);

  brg_position_draft_init_position (&self->draft, &position);
  show_draft (self, FALSE);
}

static void
on_initial_clicked (BrgPositionEditor *self)
{
  set_up_start (self, BRG_POSITION_ORTHODOX_START);
}

static void
on_clear_clicked (BrgPositionEditor *self)
{
  brg_position_draft_init (&self->draft, self->draft.variant);
  show_draft (self, FALSE);
}

static void
on_flip_clicked (BrgPositionEditor *self)
{
  brg_board_view_set_flipped (self->board, !brg_board_view_get_flipped (self->board));
}

static void
on_start_clicked (BrgPositionEditor *self)
{
  set_up_start (self, (guint) gtk_spin_button_get_value_as_int (self->start_spin));
}

static void
on_draw_clicked (BrgPositionEditor *self)
{
  self->drawn_seed = brg_seed_entry_get_seed (self->seed_entry);
  self->drawn_start = (gint) brg_position_draft_draw_start (self->drawn_seed);
  set_up_start (self, (guint) self->drawn_start);
}

/* The text */

static void
read_text (BrgPositionEditor *self)
{
  g_autofree char *text =
      g_strchomp (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->fen_entry))));
  BrgPosition position;
  BrgFenFault fault;
  g_autofree char *sentence = NULL;

  if (brg_fen_read (text, self->draft.variant, BRG_POSITION_COMPOSED, &position, &fault))
    {
      self->has_bad_text = FALSE;
      brg_position_draft_init_position (&self->draft, &position);
      show_draft (self, TRUE);
      return;
    }
  /* What no game leads to can still be looked at, and mended on the board. */
  if (fault.kind == BRG_FEN_FAULT_POSITION &&
      brg_fen_read (text, self->draft.variant, BRG_POSITION_COMPOSED, &position, NULL))
    {
      brg_position_draft_init_position (&self->draft, &position);
      show_draft (self, TRUE);
    }
  self->has_bad_text = TRUE;
  sentence = brg_position_words_dup_fen_fault (&fault);
  show_fault (self, sentence, fault.column);
}

static void
on_text_changed (BrgPositionEditor *self)
{
  if (!self->is_showing)
    read_text (self);
}

static void
on_variant_toggled (BrgPositionEditor *self)
{
  if (self->is_showing)
    return;
  brg_position_draft_set_variant (&self->draft, gtk_check_button_get_active (self->chess960_check)
                                                    ? BRG_CHESS_960
                                                    : BRG_CHESS_ORTHODOX);
  show_draft (self, self->has_bad_text);
  /* A text that was none of chess may be one of Chess960. */
  if (self->has_bad_text)
    read_text (self);
}

static void
on_copy_clicked (BrgPositionEditor *self)
{
  g_autofree char *fen = brg_position_draft_dup_fen (&self->draft);

  if (fen != NULL)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), fen);
}

static void
on_pasted (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BrgPositionEditor) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  /* Without a text there is nothing to paste: no error. The window may have been closed. */
  if (text == NULL || self->fen_entry == NULL)
    return;
  gtk_editable_set_text (GTK_EDITABLE (self->fen_entry), g_strstrip (text));
  gtk_widget_grab_focus (GTK_WIDGET (self->fen_entry));
}

static void
on_paste_clicked (BrgPositionEditor *self)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), NULL, on_pasted,
                                 g_object_ref (self));
}

static void
on_confirm_clicked (BrgPositionEditor *self)
{
  BrgPositionEditorFunc func = self->func;
  gpointer data = self->data;
  g_autofree char *text = NULL;
  BrgPositionEditorResult result = { .start_number = self->drawn_start,
                                     .seed = self->drawn_start >= 0 ? self->drawn_seed : 0 };
  BrgPosition position;
  BrgPositionFault fault;

  if (self->has_bad_text ||
      !brg_position_draft_finish (&self->draft, BRG_POSITION_COMPOSED, &position, &fault))
    return;
  text = brg_fen_write (&position, BRG_FEN_PLAIN);
  result.text = text;
  result.discipline =
      self->draft.variant == BRG_CHESS_960 ? BRG_DISCIPLINE_CHESS960 : BRG_DISCIPLINE_CHESS;
  /* This may be the last that is seen of the editor. */
  gtk_window_close (GTK_WINDOW (self));
  func (&result, data);
}

/* Window */

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, confirm_button);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, columns);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, board);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, palette);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, initial_button);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, clear_button);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, flip_button);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, white_check);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, black_check);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, white_king_check);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, white_queen_check);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, black_king_check);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, black_queen_check);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, passed_drop);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, quiet_spin);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, move_spin);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, chess960_check);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, start_box);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, start_spin);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, start_button);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, seed_entry);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, draw_button);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, drawn_label);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, fen_entry);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, copy_button);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, paste_button);
  gtk_widget_class_bind_template_child (widget_class, BrgPositionEditor, fault_label);
}

static void
brg_position_editor_class_init (BrgPositionEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BRG_TYPE_BOARD_VIEW);
  g_type_ensure (BRG_TYPE_MAN_PALETTE);
  g_type_ensure (BRG_TYPE_SEED_ENTRY);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/berger/Berger/ui/brg-position-editor.ui");
  bind_children (widget_class);
}

static void
connect_controls (BrgPositionEditor *self)
{
  const struct
  {
    gpointer object;
    const char *signal;
    GCallback callback;
  } rows[] = {
    { self->confirm_button, "clicked", G_CALLBACK (on_confirm_clicked) },
    { self->board, "way-changed", G_CALLBACK (on_way_changed) },
    { self->board, "square-activated", G_CALLBACK (on_square_activated) },
    { self->board, "thrown-off", G_CALLBACK (on_thrown_off) },
    { self->palette, "changed", G_CALLBACK (on_palette_changed) },
    { self->initial_button, "clicked", G_CALLBACK (on_initial_clicked) },
    { self->clear_button, "clicked", G_CALLBACK (on_clear_clicked) },
    { self->flip_button, "clicked", G_CALLBACK (on_flip_clicked) },
    { self->white_check, "toggled", G_CALLBACK (on_turn_toggled) },
    { self->white_king_check, "toggled", G_CALLBACK (on_right_toggled) },
    { self->white_queen_check, "toggled", G_CALLBACK (on_right_toggled) },
    { self->black_king_check, "toggled", G_CALLBACK (on_right_toggled) },
    { self->black_queen_check, "toggled", G_CALLBACK (on_right_toggled) },
    { self->passed_drop, "notify::selected", G_CALLBACK (on_passed_selected) },
    { self->quiet_spin, "value-changed", G_CALLBACK (on_counter_changed) },
    { self->move_spin, "value-changed", G_CALLBACK (on_counter_changed) },
    { self->chess960_check, "toggled", G_CALLBACK (on_variant_toggled) },
    { self->start_button, "clicked", G_CALLBACK (on_start_clicked) },
    { self->draw_button, "clicked", G_CALLBACK (on_draw_clicked) },
    { self->fen_entry, "changed", G_CALLBACK (on_text_changed) },
    { self->copy_button, "clicked", G_CALLBACK (on_copy_clicked) },
    { self->paste_button, "clicked", G_CALLBACK (on_paste_clicked) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_signal_connect_swapped (rows[i].object, rows[i].signal, rows[i].callback, self);
}

static void
brg_position_editor_init (BrgPositionEditor *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->confirm_button));
  self->drawn_start = -1;
  brg_board_view_set_hides_targets (self->board, TRUE);
  brg_board_view_set_targets (self->board, find_targets, self, NULL);
  brg_board_view_set_describe (self->board, brg_board_words_dup_square, NULL, NULL);
  brg_board_view_set_label (self->board, _ ("Board"));
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_board_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), keys);
  connect_controls (self);
}

void
brg_position_editor_present (GtkWidget *parent,
                             const char *heading,
                             BrgDiscipline discipline,
                             const char *text,
                             guint64 seed,
                             BrgPositionEditorFunc func,
                             gpointer data)
{
  BrgPositionEditor *self;
  BrgChessVariant variant =
      discipline == BRG_DISCIPLINE_CHESS960 ? BRG_CHESS_960 : BRG_CHESS_ORTHODOX;
  BrgPosition position;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (func != NULL);

  self =
      g_object_new (BRG_TYPE_POSITION_EDITOR, "transient-for", gtk_widget_get_root (parent), NULL);
  if (heading != NULL)
    gtk_window_set_title (GTK_WINDOW (self), heading);
  self->func = func;
  self->data = data;
  if (text == NULL || !brg_fen_read (text, variant, BRG_POSITION_COMPOSED, &position, NULL))
    position = brg_position_start (variant, BRG_POSITION_ORTHODOX_START);
  brg_position_draft_init_position (&self->draft, &position);
  brg_seed_entry_set_seed (self->seed_entry, seed);
  show_draft (self, FALSE);
  brg_ui_fit_sheet (GTK_WINDOW (self), self->columns, SHEET_WIDTH, SHEET_HEIGHT);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  gtk_window_present (GTK_WINDOW (self));
}
