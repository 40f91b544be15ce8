/* brg-position-editor.c - a position is set up
 *
 * What is set up is a plain value that knows its game (see brg-setup.h); every change shows it anew
 * in all controls. A text in the entry that is no position stays there until it is mended or the
 * board is changed.
 *
 * Tests: tests/app/test-setup-chess.c, tests/app/test-setup-draughts.c,
 *   tests/app/test-setup-renju.c, tests/gui/position-editor.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-position-editor.h"

#include <glib/gi18n.h>

#include "brg-board-view-speech.h"
#include "brg-board-view-way.h"
#include "brg-board-view.h"
#include "brg-board-words.h"
#include "brg-setup-options.h"
#include "brg-setup-palette.h"
#include "brg-setup-starts.h"
#include "brg-setup-text.h"
#include "brg-setup.h"
#include "brg-template.h"
#include "brg-ui.h"

#define MIN_SQUARE 16.0 /* at 100 % */

struct _BrgPositionEditor
{
  BrgSheet parent_instance;

  GtkButton *confirm_button;
  BrgBoardView *board;
  BrgSetupPalette *palette;
  GtkButton *initial_button;
  GtkButton *clear_button;
  GtkButton *flip_button;
  GtkCheckButton *white_check;
  GtkCheckButton *black_check;
  BrgSetupOptions *options;
  BrgSetupStarts *starts;
  BrgSetupText *text;

  BrgSetup setup;
  gboolean has_bad_text; /* whether the entry holds what is no position */
  gboolean is_showing;   /* whether controls change because the position is shown */
  BrgPositionEditorFunc func;
  gpointer data;
};

G_DEFINE_FINAL_TYPE (BrgPositionEditor, brg_position_editor, BRG_TYPE_SHEET)

/* Showing what is set up */

static void
show_board (BrgPositionEditor *self)
{
  BrgBoardPicture picture;

  self->setup.rules->show (&self->setup, &picture);
  brg_board_view_set_picture (self->board, &picture);
}

static void
show_turn (BrgPositionEditor *self)
{
  gboolean is_white = self->setup.rules->get_turn (&self->setup) == BRG_COLOUR_WHITE;

  self->is_showing = TRUE;
  gtk_check_button_set_active (is_white ? self->white_check : self->black_check, TRUE);
  self->is_showing = FALSE;
}

static void
say (BrgPositionEditor *self, BrgSetupVerdict verdict, const char *sentence, gint column)
{
  brg_setup_text_say (self->text, verdict, sentence, column);
  gtk_widget_set_sensitive (GTK_WIDGET (self->confirm_button), verdict != BRG_SETUP_FAULTY);
}

/* @keeps_text: what is in the entry stays. */
static void
show_setup (BrgPositionEditor *self, gboolean keeps_text)
{
  BrgSetupVerdict verdict;
  g_autofree char *text = self->setup.rules->write (&self->setup);
  g_autofree char *sentence = self->setup.rules->check (&self->setup, &verdict);

  show_board (self);
  show_turn (self);
  brg_setup_options_show (self->options, &self->setup);
  brg_setup_starts_show (self->starts, &self->setup);
  brg_setup_text_set (self->text, text, keeps_text);
  if (!keeps_text)
    self->has_bad_text = FALSE;
  say (self, verdict, sentence, 0);
}

/* The board */

static void
put (BrgPositionEditor *self, gint square, BrgPiece piece)
{
  if (brg_setup_place (&self->setup, square, piece))
    show_setup (self, FALSE);
}

/* A piece chosen in the palette is put by a click; then none can be lifted. */
static void
find_targets (const BrgBoardWay *way, BrgBoardSet *targets, gpointer user_data)
{
  BrgPositionEditor *self = user_data;
  gint n_squares = brg_board_picture_count_squares (brg_board_view_get_picture (self->board));
  BrgPiece piece;

  if (brg_setup_palette_get_piece (self->palette, &piece))
    return;
  for (gint square = 0; square < n_squares; square++)
    if (square != way->squares[0] && self->setup.rules->has_square (&self->setup, square))
      brg_board_set_add (targets, square);
}

static void
on_way_changed (BrgPositionEditor *self, const BrgBoardWay *way)
{
  if (way->n_squares > 1)
    self->setup.rules->move (&self->setup, way->squares[0], way->squares[1]);
  show_setup (self, FALSE);
}

static void
on_square_activated (BrgPositionEditor *self, gint square)
{
  BrgPiece piece;
  BrgPiece there;

  if (!self->setup.rules->has_square (&self->setup, square))
    return;
  there = brg_setup_get_piece (&self->setup, square);
  if (brg_setup_palette_get_piece (self->palette, &piece))
    /* The same piece once more is taken away. */
    put (self, square, there == piece ? BRG_PIECE_NONE : piece);
  else if (self->setup.rules->get_next != NULL && there == BRG_PIECE_NONE)
    put (self, square, self->setup.rules->get_next (&self->setup));
}

static void
on_thrown_off (BrgPositionEditor *self, gint from)
{
  put (self, from, BRG_PIECE_NONE);
}

static void
on_palette_changed (BrgPositionEditor *self)
{
  brg_board_view_put_back (self->board);
}

/* The letter itself goes before that of the key in another layout. */
static gboolean
find_piece (BrgPositionEditor *self,
            GtkEventControllerKey *controller,
            guint keyval,
            guint keycode,
            gboolean is_shifted,
            BrgPiece *piece)
{
  gint cursor = brg_board_view_get_cursor (self->board);
  gunichar letter = gdk_keyval_to_unicode (keyval);
  gunichar latin = gdk_keyval_to_unicode (brg_ui_key_to_latin (controller, keyval, keycode));

  return g_unichar_isalpha (letter) &&
         (brg_setup_find_piece (&self->setup, cursor, letter, is_shifted, piece) ||
          brg_setup_find_piece (&self->setup, cursor, latin, is_shifted, piece));
}

/* What is lifted is stepped back by BackSpace. */
static gboolean
is_clear_key (BrgPositionEditor *self, guint keyval)
{
  return keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete ||
         (keyval == GDK_KEY_BackSpace && brg_board_view_get_way (self->board)->n_squares == 0);
}

static gboolean
on_board_key (GtkEventControllerKey *controller,
              guint keyval,
              guint keycode,
              GdkModifierType state,
              BrgPositionEditor *self)
{
  BrgPiece piece = BRG_PIECE_NONE;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (!is_clear_key (self, keyval) &&
      !find_piece (self, controller, keyval, keycode, (state & GDK_SHIFT_MASK) != 0, &piece))
    return GDK_EVENT_PROPAGATE;
  put (self, brg_board_view_get_cursor (self->board), piece);
  return GDK_EVENT_STOP;
}

/* The text */

static void
read_text (BrgPositionEditor *self)
{
  g_autofree char *text = brg_setup_text_dup (self->text);
  BrgSetupFault fault = { 0 };
  g_autofree char *sentence = NULL;

  self->has_bad_text = !self->setup.rules->read (&self->setup, text, &fault);
  sentence = fault.sentence;
  if (self->has_bad_text)
    say (self, BRG_SETUP_FAULTY, sentence, fault.column);
  else
    show_setup (self, TRUE);
}

/* Controls */

static void
on_turn_toggled (BrgPositionEditor *self)
{
  if (self->is_showing)
    return;
  self->setup.rules->set_turn (&self->setup, gtk_check_button_get_active (self->white_check)
                                                 ? BRG_COLOUR_WHITE
                                                 : BRG_COLOUR_BLACK);
  show_setup (self, FALSE);
}

static void
on_option_chosen (BrgPositionEditor *self, guint option, gint value)
{
  BrgDiscipline discipline = self->setup.discipline;
  gboolean reads_again;

  self->setup.rules->set_option (&self->setup, option, value);
  /* A text that was no position of one game may be one of the other. */
  reads_again = self->has_bad_text && self->setup.discipline != discipline;
  show_setup (self, reads_again);
  if (reads_again)
    read_text (self);
}

static void
on_start_chosen (BrgPositionEditor *self, gint number)
{
  self->setup.rules->set_start (&self->setup, (guint) number);
  show_setup (self, FALSE);
}

static void
on_initial_clicked (BrgPositionEditor *self)
{
  self->setup.rules->set_initial (&self->setup);
  show_setup (self, FALSE);
}

static void
on_clear_clicked (BrgPositionEditor *self)
{
  self->setup.rules->clear (&self->setup);
  show_setup (self, FALSE);
}

static void
on_flip_clicked (BrgPositionEditor *self)
{
  brg_board_view_set_flipped (self->board, !brg_board_view_get_flipped (self->board));
}

static void
on_confirm_clicked (BrgPositionEditor *self)
{
  BrgPositionEditorFunc func = self->func;
  gpointer data = self->data;
  g_autofree char *text = self->has_bad_text ? NULL : self->setup.rules->finish (&self->setup);
  BrgPositionEditorResult result = { .discipline = self->setup.discipline, .text = text };

  if (text == NULL)
    return;
  result.start_number = brg_setup_starts_get_drawn (self->starts, &result.seed);
  /* This may be the last that is seen of the editor. */
  gtk_window_close (GTK_WINDOW (self));
  func (&result, data);
}

/* Window */

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgPositionEditor, name)

static const BrgTemplateChild children[] = {
  CHILD (confirm_button), CHILD (board),       CHILD (palette),     CHILD (initial_button),
  CHILD (clear_button),   CHILD (flip_button), CHILD (white_check), CHILD (black_check),
  CHILD (options),        CHILD (starts),      CHILD (text),
};

static void
brg_position_editor_class_init (BrgPositionEditorClass *klass)
{
  g_type_ensure (BRG_TYPE_BOARD_VIEW);
  g_type_ensure (BRG_TYPE_SETUP_OPTIONS);
  g_type_ensure (BRG_TYPE_SETUP_PALETTE);
  g_type_ensure (BRG_TYPE_SETUP_STARTS);
  g_type_ensure (BRG_TYPE_SETUP_TEXT);
  brg_template_set (klass, "brg-position-editor", children, G_N_ELEMENTS (children));
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
    { self->options, "chosen", G_CALLBACK (on_option_chosen) },
    { self->starts, "chosen", G_CALLBACK (on_start_chosen) },
    { self->text, "edited", G_CALLBACK (read_text) },
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
  brg_board_view_set_hides_targets (self->board, TRUE);
  brg_board_view_set_targets (self->board, find_targets, self, NULL);
  brg_board_view_set_describe (self->board, brg_board_words_dup_square, NULL, NULL);
  brg_board_view_set_label (self->board, _ ("Board"));
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_board_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), keys);
  connect_controls (self);
}

/* Large boards scroll, where there is not the room, rather than shrink below this. */
static void
keep_board_large (BrgPositionEditor *self)
{
  double side = MIN_SQUARE * brg_ui_get_text_scale (GTK_WIDGET (self));

  gtk_widget_set_size_request (GTK_WIDGET (self->board), -1,
                               (int) (side * brg_board_view_get_picture (self->board)->n_ranks));
}

static void
set_up (BrgPositionEditor *self, BrgDiscipline discipline, const char *notation, const char *text)
{
  const BrgSetupRules *rules;
  BrgSetupFault fault = { 0 };

  brg_setup_init (&self->setup, discipline, notation);
  rules = self->setup.rules;
  if (text != NULL)
    rules->read (&self->setup, text, &fault);
  g_free (fault.sentence);
  brg_setup_palette_set_rules (self->palette, rules);
  brg_setup_options_set_rules (self->options, rules);
  brg_setup_starts_set_rules (self->starts, rules);
  brg_setup_text_set_words (self->text, &rules->text);
  gtk_widget_set_visible (GTK_WIDGET (self->initial_button), !rules->starts_empty);
}

void
brg_position_editor_present (GtkWidget *parent,
                             const char *heading,
                             BrgDiscipline discipline,
                             const char *notation,
                             const char *text,
                             guint64 seed,
                             BrgPositionEditorFunc func,
                             gpointer data)
{
  BrgPositionEditor *self;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (func != NULL);

  self =
      g_object_new (BRG_TYPE_POSITION_EDITOR, "transient-for", gtk_widget_get_root (parent), NULL);
  if (heading != NULL)
    gtk_window_set_title (GTK_WINDOW (self), heading);
  self->func = func;
  self->data = data;
  set_up (self, discipline, notation, text);
  brg_setup_starts_set_seed (self->starts, seed);
  show_setup (self, FALSE);
  /* A board that begins empty is filled from its middle. */
  if (self->setup.rules->starts_empty)
    brg_board_view_set_cursor (
        self->board,
        brg_board_picture_count_squares (brg_board_view_get_picture (self->board)) / 2);
  keep_board_large (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  gtk_window_present (GTK_WINDOW (self));
}
