/* brg-solution-view.c - a work on its board: the solution as a tree, played through or entered
 *
 * Rules: rus-draughts-2022 11.1.1
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-solution-view.h"

#include <glib/gi18n.h>

#include "brg-board-view-speech.h"
#include "brg-board-view-way.h"
#include "brg-board-view.h"
#include "brg-board-words.h"
#include "brg-contest-solution.h"
#include "brg-contest-words.h"
#include "brg-move-choice.h"
#include "brg-moves-view.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

/* A move a second while it is played through. */
#define BEAT 1000

#define MOVES_WIDTH 210

struct _BrgSolutionView
{
  GtkWidget parent_instance;

  GtkWidget *content; /* owned as a child */
  BrgBoardView *board;
  BrgMovesView *moves;
  GtkLabel *caption;
  GtkButton *play_button;
  GtkEntry *entry; /* NULL where nothing is entered */
  GtkLabel *answer;
  BrgMoveChoice *choice;

  const char *notation;
  BrgDeskGame *game; /* owned, NULL while there is no position */
  GPtrArray *nodes;  /* owned: of the moves in the list */
  GArray *choices;   /* owned: moves that are asked about */
  GHashTable *sides; /* owned: nodes with which a side solution begins */
  BrgBoardSet spectators;
  guint beat_id;
};

G_DEFINE_FINAL_TYPE (BrgSolutionView, brg_solution_view, GTK_TYPE_WIDGET)

static guint changed_signal;

static void
say (BrgSolutionView *self, const char *text)
{
  gtk_label_set_text (self->answer, text);
  gtk_widget_set_visible (GTK_WIDGET (self->answer), *text != '\0');
}

static void
show_board (BrgSolutionView *self)
{
  BrgBoardPicture picture;

  if (self->game == NULL)
    {
      brg_board_picture_init (&picture, 8, 8);
      brg_board_view_set_picture (self->board, &picture);
      return;
    }
  self->game->rules->show (self->game, self->notation, &picture);
  if (self->game->node->parent == NULL)
    for (gint i = 0; i < brg_board_picture_count_squares (&picture); i++)
      if (brg_board_set_has (&self->spectators, i))
        brg_board_picture_mark (&picture, i, BRG_BOARD_TAKEN);
  brg_board_view_set_picture (self->board, &picture);
}

/* Where the author's line ends, what is known beside it follows it in the tree, but is none of his
 * and stands apart. */
static gboolean
begins_apart (BrgSolutionView *self, const BrgGameNode *node)
{
  return node != NULL && !brg_game_node_is_variation (node) &&
         g_hash_table_contains (self->sides, node);
}

static const BrgGameNode *
find_apart (BrgSolutionView *self, const BrgGameNode *node)
{
  while (node != NULL && !begins_apart (self, node))
    node = node->parent;
  return node;
}

/* Whether the line on the board goes on. */
static gboolean
goes_on (BrgSolutionView *self)
{
  const BrgGameNode *next = self->game->node->next;

  return next != NULL && !begins_apart (self, next);
}

/* A move; one with which another way begins says so. */
static char *
dup_move (BrgSolutionView *self, const BrgGameNode *node)
{
  char *move = self->game->rules->dup_move (node, self->notation);
  char *said;

  if (!g_hash_table_contains (self->sides, node))
    return move;
  /* Translators: a move that solves a work as well as the author's */
  said = g_strdup_printf (_ ("%s side solution"), move);
  g_free (move);
  return said;
}

static BrgListedMove
make_listed (BrgSolutionView *self, const BrgGameNode *node, guint id)
{
  return (BrgListedMove){
    .id = id,
    .number = brg_game_node_get_number (node->parent),
    .is_second = brg_desk_node_is_second (node),
    .is_alone = brg_desk_node_is_alone (node),
    .depth = brg_desk_node_get_depth (node) + (find_apart (self, node) != NULL),
    .begins = brg_game_node_is_variation (node) || begins_apart (self, node),
    .text = dup_move (self, node),
  };
}

static void
show_moves (BrgSolutionView *self)
{
  GArray *moves = brg_listed_moves_new ();
  g_autofree char *spoken = NULL;
  guint current_id = 0;

  g_clear_pointer (&self->nodes, g_ptr_array_unref);
  if (self->game != NULL)
    self->nodes = brg_desk_game_list_nodes (self->game);
  for (guint i = 0; self->nodes != NULL && i < self->nodes->len; i++)
    {
      const BrgGameNode *node = self->nodes->pdata[i];
      BrgListedMove move = make_listed (self, node, i + 1);

      if (node == self->game->node)
        {
          current_id = move.id;
          spoken = g_strdup_printf ("%u%s %s", move.number, move.is_second ? "…" : ".", move.text);
        }
      g_array_append_val (moves, move);
    }
  gtk_widget_set_sensitive (GTK_WIDGET (self->play_button), moves->len > 0);
  brg_moves_view_set_moves (self->moves, moves);
  brg_moves_view_set_current (self->moves, current_id,
                              spoken != NULL ? spoken : _ ("The initial position"));
}

static void
show (BrgSolutionView *self)
{
  if (self->game != NULL)
    brg_desk_game_sync (self->game);
  show_board (self);
  show_moves (self);
}

static void
stop_playing (BrgSolutionView *self)
{
  g_clear_handle_id (&self->beat_id, g_source_remove);
  gtk_button_set_label (self->play_button, _ ("Play Through"));
}

static gboolean
on_beat (gpointer data)
{
  BrgSolutionView *self = data;

  if (brg_desk_game_step (self->game, BRG_DESK_STEP_ON))
    show (self);
  if (goes_on (self))
    return G_SOURCE_CONTINUE;
  self->beat_id = 0;
  stop_playing (self);
  return G_SOURCE_REMOVE;
}

void
brg_solution_view_play (BrgSolutionView *self)
{
  g_return_if_fail (BRG_IS_SOLUTION_VIEW (self));

  if (self->beat_id != 0)
    {
      stop_playing (self);
      return;
    }
  if (self->game == NULL)
    return;
  if (!goes_on (self))
    {
      self->game->node = brg_game_tree_get_root (self->game->tree);
      show (self);
    }
  if (!goes_on (self))
    return;
  gtk_button_set_label (self->play_button, _ ("Stop"));
  self->beat_id = g_timeout_add (BEAT, on_beat, self);
}

/* The last move of a line is that of its author. */
static void
go (BrgSolutionView *self, BrgDeskStep step)
{
  const BrgGameNode *apart;

  stop_playing (self);
  if (self->game == NULL)
    return;
  apart = find_apart (self, self->game->node);
  if (!brg_desk_game_step (self->game, step))
    return;
  if (step == BRG_DESK_STEP_LAST && apart == NULL &&
      (apart = find_apart (self, self->game->node)) != NULL)
    self->game->node = apart->parent;
  show (self);
}

void
brg_solution_view_step (BrgSolutionView *self, gint step)
{
  g_return_if_fail (BRG_IS_SOLUTION_VIEW (self));

  go (self, step > 0 ? BRG_DESK_STEP_ON : BRG_DESK_STEP_BACK);
}

static void
on_step (BrgMovesView *list G_GNUC_UNUSED, gint step, BrgSolutionView *self)
{
  static const BrgDeskStep steps[] = {
    [BRG_MOVE_STEP_BACK] = BRG_DESK_STEP_BACK,
    [BRG_MOVE_STEP_ON] = BRG_DESK_STEP_ON,
    [BRG_MOVE_STEP_FIRST] = BRG_DESK_STEP_FIRST,
    [BRG_MOVE_STEP_LAST] = BRG_DESK_STEP_LAST,
    [BRG_MOVE_STEP_UP] = BRG_DESK_STEP_UP,
    [BRG_MOVE_STEP_DOWN] = BRG_DESK_STEP_DOWN,
    [BRG_MOVE_STEP_PREVIOUS_LINE] = BRG_DESK_STEP_PREVIOUS_LINE,
    [BRG_MOVE_STEP_NEXT_LINE] = BRG_DESK_STEP_NEXT_LINE,
  };

  go (self, steps[step]);
}

static void
on_chosen (BrgMovesView *list G_GNUC_UNUSED, guint id, BrgSolutionView *self)
{
  if (self->nodes == NULL || id == 0 || id > self->nodes->len)
    return;
  stop_playing (self);
  self->game->node = self->nodes->pdata[id - 1];
  show (self);
}

/* Entering moves. */

static void
play (BrgSolutionView *self, const BrgGameMove *move)
{
  gboolean is_new = brg_desk_game_play (self->game, move);

  brg_ui_set_text (self->entry, "");
  say (self, "");
  show (self);
  if (is_new)
    g_signal_emit (self, changed_signal, 0);
}

static void
find_targets (const BrgBoardWay *way, BrgBoardSet *targets, gpointer data)
{
  BrgSolutionView *self = data;

  if (self->game != NULL && self->entry != NULL)
    self->game->rules->list_targets (self->game, way, targets);
}

static void
show_way (BrgSolutionView *self, const BrgBoardWay *way)
{
  BrgBoardPicture picture;

  self->game->rules->show (self->game, self->notation, &picture);
  if (way->n_squares > 1 && self->game->rules->show_way != NULL)
    self->game->rules->show_way (self->game, way, &picture);
  brg_board_view_show_way (self->board, &picture);
}

static void
ask_choice (BrgSolutionView *self, gint square, GArray *choices)
{
  g_autofree BrgMoveOption *options = g_new0 (BrgMoveOption, choices->len);

  for (guint i = 0; i < choices->len; i++)
    {
      const BrgDeskChoice *choice = &g_array_index (choices, BrgDeskChoice, i);

      options[i] =
          (BrgMoveOption){ choice->piece, choice->name != NULL ? choice->name : choice->text,
                           choice->letters };
    }
  g_clear_pointer (&self->choices, g_array_unref);
  self->choices = g_array_ref (choices);
  brg_move_choice_ask (self->choice, square, options, choices->len);
}

static void
on_way_changed (BrgBoardView *board G_GNUC_UNUSED, gpointer data, BrgSolutionView *self)
{
  const BrgBoardWay way = *(const BrgBoardWay *) data;
  g_autoptr (GArray) choices = NULL;

  if (self->game == NULL)
    return;
  if (way.n_squares > 1)
    choices = self->game->rules->list_moves (self->game, &way, self->notation);
  if (choices == NULL || choices->len == 0)
    show_way (self, &way);
  else if (choices->len > 1)
    ask_choice (self, way.squares[way.n_squares - 1], choices);
  else
    {
      const BrgGameMove move = g_array_index (choices, BrgDeskChoice, 0).move;

      play (self, &move);
    }
}

static void
on_choice_made (BrgMoveChoice *choice G_GNUC_UNUSED, guint option, BrgSolutionView *self)
{
  g_autoptr (GArray) choices = g_steal_pointer (&self->choices);

  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  if (choices == NULL || option >= choices->len)
    return;
  play (self, &g_array_index (choices, BrgDeskChoice, option).move);
}

static void
on_choice_dismissed (BrgMoveChoice *choice G_GNUC_UNUSED, BrgSolutionView *self)
{
  g_clear_pointer (&self->choices, g_array_unref);
  show_board (self);
}

/* One move or a line of them, each played when it is the only one that the word can mean; what is
 * left stays in the field. */
static void
on_entered (BrgSolutionView *self)
{
  g_autofree char *text = brg_ui_dup_text (self->entry);
  g_auto (GStrv) words = g_strsplit_set (text, " \t", -1);
  g_autoptr (GArray) near = brg_desk_choices_new ();
  guint i = 0;

  for (; self->game != NULL && words[i] != NULL; i++)
    {
      const char *dot = strrchr (words[i], '.');
      const char *word = dot != NULL && g_ascii_isdigit (*words[i]) ? dot + 1 : words[i];
      g_autoptr (GArray) choices = NULL;

      if (g_str_equal (word, "|"))
        self->game->node = brg_game_tree_get_root (self->game->tree);
      if (*word == '\0' || g_str_equal (word, "|"))
        continue;
      brg_desk_game_sync (self->game);
      choices = self->game->rules->read (self->game, word, self->notation);
      if (choices->len != 1)
        break;
      play (self, &g_array_index (choices, BrgDeskChoice, 0).move);
    }
  if (self->game != NULL && words[i] != NULL)
    {
      g_autofree char *left = g_strjoinv (" ", words + i);
      g_autofree char *why =
          self->game->rules->explain (self->game, words[i], self->notation, near);

      brg_ui_set_text (self->entry, left);
      say (self, why);
      gtk_widget_error_bell (GTK_WIDGET (self->entry));
    }
}

/* The move on the board goes, with what follows it. */
static void
take_back (BrgSolutionView *self)
{
  if (self->game == NULL || self->game->node->parent == NULL)
    return;
  brg_desk_game_take_back (self->game);
  show (self);
  g_signal_emit (self, changed_signal, 0);
}

static gboolean
on_moves_key (BrgSolutionView *self,
              guint keyval,
              guint keycode G_GNUC_UNUSED,
              GdkModifierType state,
              GtkEventControllerKey *controller G_GNUC_UNUSED)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  if (self->entry != NULL && (keyval == GDK_KEY_Delete || keyval == GDK_KEY_BackSpace))
    take_back (self);
  else if (keyval == GDK_KEY_space)
    brg_solution_view_play (self);
  else
    return FALSE;
  return TRUE;
}

/* The widget. */

static void
brg_solution_view_dispose (GObject *object)
{
  BrgSolutionView *self = BRG_SOLUTION_VIEW (object);

  g_clear_handle_id (&self->beat_id, g_source_remove);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->sides, g_hash_table_unref);
  g_clear_pointer (&self->choices, g_array_unref);
  g_clear_pointer (&self->nodes, g_ptr_array_unref);
  g_clear_pointer (&self->game, brg_desk_game_free);
  G_OBJECT_CLASS (brg_solution_view_parent_class)->dispose (object);
}

static void
brg_solution_view_class_init (BrgSolutionViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_solution_view_dispose;
  changed_signal = g_signal_new ("changed", BRG_TYPE_SOLUTION_VIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static GtkLabel *
make_label (const char *css_class)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (label), css_class);
  return label;
}

static GtkWidget *
make_board_side (BrgSolutionView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->board = BRG_BOARD_VIEW (brg_board_view_new ());
  brg_board_view_set_label (self->board, _ ("Board"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->board));
  self->caption = make_label ("brg-strong");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->caption));
  return box;
}

static GtkWidget *
make_heading (BrgSolutionView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkLabel *title = make_label ("heading");

  gtk_label_set_text (title, _ ("Solution"));
  gtk_widget_set_hexpand (GTK_WIDGET (title), TRUE);
  self->play_button = GTK_BUTTON (gtk_button_new_with_label (_ ("Play Through")));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play_button),
                               _ ("Play the line through, a move a second (Space)"));
  g_signal_connect_swapped (self->play_button, "clicked", G_CALLBACK (brg_solution_view_play),
                            self);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (title));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->play_button));
  return box;
}

static void
add_entry (BrgSolutionView *self, GtkWidget *box)
{
  self->entry = GTK_ENTRY (gtk_entry_new ());
  gtk_entry_set_placeholder_text (self->entry, C_ ("solution", "Move"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("solution", "Move"), -1);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (on_entered), self);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->entry));
}

static GtkWidget *
make_moves_side (BrgSolutionView *self, gboolean is_editable)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_box_append (GTK_BOX (box), make_heading (self));
  self->moves = BRG_MOVES_VIEW (brg_moves_view_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->moves), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Solution"), -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->moves));
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_widget_add_css_class (scroller, "card");
  gtk_box_append (GTK_BOX (box), scroller);
  if (is_editable)
    add_entry (self, box);
  self->answer = make_label ("brg-wrong");
  gtk_widget_set_visible (GTK_WIDGET (self->answer), FALSE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->answer));
  gtk_widget_set_size_request (box, MOVES_WIDTH, -1);
  return box;
}

static void
brg_solution_view_init (BrgSolutionView *self)
{
  self->notation = "full";
  self->sides = g_hash_table_new (NULL, NULL);
}

GtkWidget *
brg_solution_view_new (gboolean is_editable)
{
  BrgSolutionView *self = g_object_new (BRG_TYPE_SOLUTION_VIEW, NULL);

  self->content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_parent (self->content, GTK_WIDGET (self));
  gtk_box_append (GTK_BOX (self->content), make_board_side (self));
  gtk_box_append (GTK_BOX (self->content), make_moves_side (self, is_editable));
  brg_board_view_set_targets (self->board, find_targets, self, NULL);
  brg_board_view_set_describe (self->board, brg_board_words_dup_square, NULL, NULL);
  self->choice = brg_move_choice_new (self->board);
  g_signal_connect (self->board, "way-changed", G_CALLBACK (on_way_changed), self);
  g_signal_connect (self->choice, "chosen", G_CALLBACK (on_choice_made), self);
  g_signal_connect (self->choice, "dismissed", G_CALLBACK (on_choice_dismissed), self);
  g_signal_connect (self->moves, "chosen", G_CALLBACK (on_chosen), self);
  g_signal_connect (self->moves, "step", G_CALLBACK (on_step), self);
  brg_ui_add_keys (self->moves, GTK_PHASE_BUBBLE, G_CALLBACK (on_moves_key), self);
  return GTK_WIDGET (self);
}

gboolean
brg_solution_view_set_work (BrgSolutionView *self,
                            const char *board,
                            const char *fen,
                            const char *solution)
{
  g_autofree char *rest = NULL;
  g_autofree char *wrong = NULL;

  g_return_val_if_fail (BRG_IS_SOLUTION_VIEW (self), FALSE);
  g_return_val_if_fail (board != NULL && fen != NULL && solution != NULL, FALSE);

  stop_playing (self);
  g_hash_table_remove_all (self->sides);
  self->spectators = (BrgBoardSet){ 0 };
  g_clear_pointer (&self->nodes, g_ptr_array_unref);
  g_clear_pointer (&self->game, brg_desk_game_free);
  self->notation = brg_contest_solution_get_notation (board);
  self->game = brg_contest_solution_open (board, fen, solution, &rest);
  wrong = rest != NULL ? brg_contest_words_dup_broken (rest, brg_ui_get_words ()) : g_strdup ("");
  say (self, wrong);
  show (self);
  return self->game != NULL;
}

void
brg_solution_view_add_side (BrgSolutionView *self, const GPtrArray *texts, guint n_common)
{
  g_return_if_fail (BRG_IS_SOLUTION_VIEW (self) && texts != NULL);

  if (self->game == NULL)
    return;
  self->game->node = brg_game_tree_get_root (self->game->tree);
  for (guint i = 0; i < texts->len; i++)
    {
      g_autoptr (GArray) choices = NULL;

      brg_desk_game_sync (self->game);
      choices = self->game->rules->read (self->game, texts->pdata[i], self->notation);
      if (choices->len != 1)
        break;
      brg_desk_game_play (self->game, &g_array_index (choices, BrgDeskChoice, 0).move);
      if (i == n_common)
        g_hash_table_add (self->sides, self->game->node);
    }
  self->game->node = brg_game_tree_get_root (self->game->tree);
  show (self);
}

void
brg_solution_view_set_spectators (BrgSolutionView *self, const BrgBoardSet *squares)
{
  g_return_if_fail (BRG_IS_SOLUTION_VIEW (self) && squares != NULL);

  self->spectators = *squares;
  show_board (self);
}

void
brg_solution_view_set_caption (BrgSolutionView *self, const char *caption)
{
  g_return_if_fail (BRG_IS_SOLUTION_VIEW (self) && caption != NULL);

  gtk_label_set_text (self->caption, caption);
}

char *
brg_solution_view_dup_text (BrgSolutionView *self)
{
  g_return_val_if_fail (BRG_IS_SOLUTION_VIEW (self), NULL);

  return self->game != NULL ? brg_contest_solution_dup_text (self->game) : g_strdup ("");
}

gboolean
brg_solution_view_take_focus (BrgSolutionView *self)
{
  g_return_val_if_fail (BRG_IS_SOLUTION_VIEW (self), FALSE);

  return gtk_widget_grab_focus (self->entry != NULL ? GTK_WIDGET (self->entry)
                                                    : GTK_WIDGET (self->moves));
}
