/* brg-rounds-pane.c - the board that keys are for, large, beside the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rounds-pane.h"

#include <glib/gi18n.h>

#include "brg-absent-draft.h"
#include "brg-board-label.h"
#include "brg-colour-history.h"
#include "brg-desk-words.h"
#include "brg-key-button.h"
#include "brg-meeting-board.h"
#include "brg-meeting-breaks.h"
#include "brg-name-words.h"
#include "brg-next-step.h"
#include "brg-player-history.h"
#include "brg-result-box.h"
#include "brg-result-text.h"
#include "brg-rounds-buttons.h"
#include "brg-rounds-lot.h"
#include "brg-template.h"
#include "brg-ui.h"

/* Columns of the grid of keys: three small buttons a row, or two wide ones. */
#define GRID_COLUMNS 6
#define N_SMALL_BUTTONS 6

/* One player. */
typedef struct
{
  GtkLabel *name;
  GtkLabel *points;
  GtkLabel *details;
  GtkWidget *disc;
  GtkWidget *colours_row;
  BrgColourHistory *colours;
} Side;

/* More buttons than one looks through: from here on only those around the current board. */
#define MOST_JUMPS 105

struct _BrgRoundsPane
{
  GtkWidget parent_instance;

  GtkWidget *content; /* owned as a child */
  GtkLabel *title_label;
  GtkWidget *match_box;
  GtkLabel *match_label;
  GtkWidget *why_button;
  GtkWidget *card_button;
  GtkBox *white_box;
  GtkBox *black_box;
  GtkWidget *result_box;
  GtkGrid *games_grid;
  GtkLabel *outlook_label;
  GtkLabel *meeting_label;
  BrgRoundsLot *lot;
  GtkGrid *key_grid;
  GtkWidget *missing_part;
  GtkLabel *missing_label;
  GtkFlowBox *missing_box;
  GtkWidget *doubt_box;
  GtkLabel *doubt_label;
  GtkLabel *control_label;
  GtkBox *mode_box;

  GtkWidget *slip_button;    /* the box's */
  GtkWidget *pass_button;    /* the box's */
  GtkWidget *letters_button; /* the box's */
  Side white;
  Side black;
  GPtrArray *jump_buttons; /* as many as were needed, not owned */
  const BrgKeyScheme *scheme;
  BrgScoring scoring; /* of the texts on the buttons */
  gboolean is_postal; /* of the buttons */
  gint n_games;       /* boxes of the grid of games */
};

G_DEFINE_FINAL_TYPE (BrgRoundsPane, brg_rounds_pane, GTK_TYPE_WIDGET)

char *
brg_rounds_desk_dup_title (const BrgRoundsDesk *desk)
{
  g_autofree char *typed = NULL;

  g_return_val_if_fail (desk != NULL, NULL);

  typed = brg_slip_dup_text (desk->slip);
  if (desk->slip->mode != BRG_SLIP_OFF && !desk->slip->is_chosen)
    /* Translators: the number of a board that is being typed */
    return *typed != '\0' ? g_strdup_printf (_ ("Board %s…"), typed) : g_strdup (_ ("Board …"));
  if (desk->item == NULL)
    return g_strdup ("");
  return brg_board_item_dup_title (desk->item);
}

void
brg_rounds_desk_show_game (const BrgSnapshot *boards,
                           const BrgGame *board,
                           gint game,
                           gboolean is_current,
                           GtkWidget *box)
{
  BrgOutcome outcome = board->white_games[game - 1];
  g_autofree char *text = brg_meeting_board_dup_game (boards, board, game);
  g_autofree char *spoken = NULL;
  BrgResultState state = outcome == BRG_OUTCOME_NONE        ? BRG_RESULT_MISSING
                         : outcome == BRG_OUTCOME_ADJOURNED ? BRG_RESULT_ADJOURNED
                         : brg_outcome_is_forfeit (outcome) ? BRG_RESULT_FORFEIT
                                                            : BRG_RESULT_ENTERED;

  brg_result_box_set_result (BRG_RESULT_BOX (box), state, text);
  brg_result_box_set_focused (BRG_RESULT_BOX (box), is_current);
  /* Translators: a game of a meeting, its result or that there is none */
  spoken = g_strdup_printf (_ ("Game %d: %s"), game, *text != '\0' ? text : _ ("no result"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

void
brg_rounds_desk_show_result (const BrgRoundsDesk *desk, GtkWidget *box)
{
  static const BrgResultState states[] = {
    [BRG_BOARD_MISSING] = BRG_RESULT_MISSING, [BRG_BOARD_PLAYED] = BRG_RESULT_ENTERED,
    [BRG_BOARD_FORFEIT] = BRG_RESULT_FORFEIT, [BRG_BOARD_ADJOURNED] = BRG_RESULT_ADJOURNED,
    [BRG_BOARD_BYE] = BRG_RESULT_FORFEIT,     [BRG_BOARD_WITHDREW] = BRG_RESULT_FORFEIT,
    [BRG_BOARD_ALONE] = BRG_RESULT_FORFEIT,
  };
  BrgBoardState state;

  g_return_if_fail (desk != NULL && BRG_IS_RESULT_BOX (box));

  if (desk->item == NULL)
    return;
  state = brg_board_item_get_state (desk->item);
  if ((brg_board_item_get_marks (desk->item) & BRG_BOARD_MARK_HIDDEN) != 0)
    brg_result_box_set_result (BRG_RESULT_BOX (box), BRG_RESULT_ENTERED, "?");
  else if (state == BRG_BOARD_WITHDREW)
    brg_result_box_set_result (BRG_RESULT_BOX (box), BRG_RESULT_FORFEIT, "—");
  else
    brg_result_box_set_result (BRG_RESULT_BOX (box), states[state],
                               brg_board_item_get_result (desk->item));
}

/* A player of a team has no number of his own. */
static char *
dup_details (const BrgEntry *entry, const BrgEntry *team)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (team != NULL)
    g_string_append (text, team->family_name);
  else if (entry->number > 0)
    /* Translators: start number of a player */
    g_string_append_printf (text, _ ("No. %d"), entry->number);
  if (*entry->title != '\0')
    g_string_append_printf (text, " · %s", entry->title);
  if (entry->rating > 0)
    g_string_append_printf (text, " · %d", entry->rating);
  if (*entry->organisation != '\0' && team == NULL)
    g_string_append_printf (text, " · %s", entry->organisation);
  if (entry->left_after != BRG_STAYS)
    g_string_append_printf (text, " · %s",
                            entry->is_excluded             ? _ ("excluded")
                            : brg_entry_is_refused (entry) ? _ ("not admitted")
                                                           : _ ("withdrew"));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
describe_colours (const char *letters)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; letters[i] != '\0'; i++)
    g_string_append_printf (words, "%s%s", i > 0 ? ", " : "",
                            letters[i] == 'w'   ? C_ ("colour", "white")
                            : letters[i] == 'b' ? C_ ("colour", "black")
                                                : C_ ("colour", "none"));
  return g_string_free (g_steal_pointer (&words), FALSE);
}

static const BrgEntry *
find_team (const BrgRoundsDesk *desk, gint player)
{
  gint team = brg_team_find_of_player (desk->teams, player);

  return team >= 0 ? brg_snapshot_get_entry (desk->teams, team) : NULL;
}

/* Where an opponent would stand it is said why keys do nothing, in the room of his two lines. */
static void
show_nobody (const BrgRoundsDesk *desk, Side *side)
{
  gtk_label_set_text (side->details, desk->refusal != NULL ? desk->refusal : "");
  gtk_widget_set_visible (side->colours_row, FALSE);
}

static void
show_player (const BrgRoundsDesk *desk, Side *side, gboolean is_white)
{
  const BrgBoardSide *shown = brg_board_item_get_side (desk->item, is_white);
  g_autofree char *details = NULL;
  g_autofree char *letters = NULL;
  g_autofree char *words = NULL;
  g_autoptr (GArray) lines = NULL;

  gtk_label_set_text (side->name, shown->name);
  gtk_label_set_text (side->points, shown->points);
  gtk_widget_set_opacity (side->disc, shown->entry != BRG_NOBODY ? 1 : 0);
  gtk_label_set_wrap (side->details, shown->entry == BRG_NOBODY);
  gtk_label_set_ellipsize (side->details,
                           shown->entry == BRG_NOBODY ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  if (shown->entry == BRG_NOBODY)
    {
      show_nobody (desk, side);
      return;
    }
  details = dup_details (brg_snapshot_get_entry (desk->snapshot, shown->entry),
                         find_team (desk, shown->entry));
  gtk_label_set_text (side->details, details);
  lines = brg_player_history_new (desk->snapshot, shown->entry);
  letters = brg_player_history_dup_colours (lines, desk->round);
  words = describe_colours (letters);
  brg_colour_history_set_history (side->colours, letters, words);
  /* Colours of games that go on together say nothing of what comes next. */
  gtk_widget_set_visible (side->colours_row, *letters != '\0' && !desk->snapshot->group->is_postal);
}

static void
fill_keys (BrgRoundsPane *self, const BrgRoundsDesk *desk)
{
  g_autoptr (GPtrArray) buttons = NULL;

  if (self->scheme == desk->scheme && self->is_postal == desk->snapshot->group->is_postal &&
      memcmp (&self->scoring, &desk->snapshot->group->scoring, sizeof self->scoring) == 0)
    return;
  self->scheme = desk->scheme;
  self->scoring = desk->snapshot->group->scoring;
  self->is_postal = desk->snapshot->group->is_postal;
  brg_ui_clear (self->key_grid);
  buttons = brg_rounds_buttons_new (desk->scheme, &self->scoring, self->is_postal);
  for (guint i = 0; i < buttons->len; i++)
    {
      gboolean is_wide = i >= N_SMALL_BUTTONS;
      int span = is_wide ? GRID_COLUMNS / 2 : GRID_COLUMNS / 3;
      int place = is_wide ? (int) (i - N_SMALL_BUTTONS) : (int) (i % 3);

      gtk_grid_attach (self->key_grid, buttons->pdata[i], place * span,
                       is_wide ? N_SMALL_BUTTONS / 3 : (int) (i / 3), span, 1);
    }
}

static GtkWidget *
add_jump_button (BrgRoundsPane *self)
{
  GtkWidget *button = gtk_button_new_with_label ("");

  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "brg-jump");
  gtk_flow_box_append (self->missing_box, button);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
  g_ptr_array_add (self->jump_buttons, button);
  return button;
}

static void
show_jump_button (BrgRoundsPane *self, guint place, const BrgGame *game, gboolean is_current)
{
  g_autofree char *number = brg_board_label_new (game);
  g_autofree char *label = g_strdup_printf (_ ("Board %s"), number);
  GtkWidget *button =
      place < self->jump_buttons->len ? self->jump_buttons->pdata[place] : add_jump_button (self);

  gtk_widget_set_visible (gtk_widget_get_parent (button), TRUE);
  brg_ui_set_class (button, "current", is_current);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", game->board);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "rounds.board");
  if (g_str_equal (gtk_button_get_label (GTK_BUTTON (button)), number))
    return;
  gtk_button_set_label (GTK_BUTTON (button), number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

/* Boards without a result get a button each; of very many those around the board @current. */
static void
show_jump_buttons (BrgRoundsPane *self, const BrgRoundsDesk *desk, gint current)
{
  const BrgRound *round = brg_snapshot_get_round (desk->snapshot, desk->round);
  g_autoptr (GPtrArray) missing = g_ptr_array_new ();
  guint n_before = 0;
  guint first;
  guint n_shown;

  for (guint i = 0; i < round->games->len; i++)
    {
      BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (brg_board_get_state (desk->snapshot, desk->round, game) != BRG_BOARD_MISSING)
        continue;
      n_before += (gint) i < current;
      g_ptr_array_add (missing, game);
    }
  first = MIN (n_before, MAX (missing->len, 1) - 1) / MOST_JUMPS * MOST_JUMPS;
  n_shown = MIN (missing->len - first, MOST_JUMPS);
  for (guint i = 0; i < n_shown; i++)
    {
      const BrgGame *game = missing->pdata[first + i];

      show_jump_button (self, i, game,
                        current >= 0 && game == &g_array_index (round->games, BrgGame, current));
    }
  for (guint i = n_shown; i < self->jump_buttons->len; i++)
    gtk_widget_set_visible (gtk_widget_get_parent (self->jump_buttons->pdata[i]), FALSE);
}

static char *
dup_missing (const BrgRoundsDesk *desk)
{
  BrgRoundCounts counts = brg_round_counts_find (desk->snapshot, desk->round);

  if (counts.n_adjourned == 0)
    return g_strdup_printf ("%d", counts.n_missing);
  return g_strdup_printf (
      /* Translators: number of boards without a result, number of adjourned games */
      ngettext ("%d and %d adjourned", "%d and %d adjourned", (gulong) counts.n_adjourned),
      counts.n_missing, counts.n_adjourned);
}

static void
show_missing (BrgRoundsPane *self, const BrgRoundsDesk *desk)
{
  g_autofree char *text = dup_missing (desk);

  gtk_widget_set_visible (self->missing_part, !desk->snapshot->group->is_postal);
  show_jump_buttons (self, desk, desk->item != NULL ? brg_board_item_get_index (desk->item) : -1);
  gtk_label_set_text (self->missing_label, text);
}

/* The two teams of the match and how it stands. */
static void
show_match (BrgRoundsPane *self, const BrgRoundsDesk *desk)
{
  g_autofree char *score = NULL;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->match_box, desk->match != NULL);
  if (desk->match == NULL)
    return;
  score = brg_team_match_dup_score (desk->match);
  /* Translators: a match: the first team, the points on the boards so far, the second team */
  text = g_strdup_printf (
      _ ("%s  %s  %s"), brg_snapshot_get_entry (desk->teams, desk->match->first)->family_name,
      score, brg_snapshot_get_entry (desk->teams, desk->match->second)->family_name);
  gtk_label_set_text (self->match_label, text);
}

static void
show_mode (GtkWidget *button, gboolean is_on)
{
  brg_ui_set_class (button, "brg-on", is_on);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
                               is_on ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

/* rus-draughts-2022 5.4.6: between the games of a micro-match of Russian draughts are five minutes.
 * @control: (transfer full) (nullable) */
static char *
add_break (const BrgRoundsDesk *desk, char *control)
{
  g_autofree char *owned = control;
  g_autofree char *left = NULL;
  g_autofree char *running = NULL;

  if (brg_meeting_breaks_find_minutes (desk->snapshot) == 0)
    return g_steal_pointer (&owned);
  left = brg_desk_words_dup_span (desk->break_left);
  /* Translators: minutes and seconds until the next game of a meeting, 4:31 */
  running = g_strdup_printf (_ ("Break: the next game begins in %s."), left);
  return g_strjoin (" ", desk->break_left > 0 ? running : _ ("Between the games 5 minutes’ break."),
                    owned, NULL);
}

/* How late one may come is what the regulations say, else the book: ussr-chess-1956 16 an hour.
 * Returns: (transfer full) (nullable) */
static char *
dup_control (const BrgSnapshot *snapshot)
{
  const BrgGroup *group = snapshot->group;
  gint late = brg_round_find_told_limit (snapshot);

  /* rus-draughts-2022 10.3.1: by correspondence there are days, and no clocks. */
  if (group->is_postal)
    return NULL;
  if (*group->time_control != '\0' && late > 0)
    return g_strdup_printf (
        /* Translators: a time control, "90+30"; minutes */
        ngettext ("Time control %s. Default time %d minute.",
                  "Time control %s. Default time %d minutes.", (gulong) late),
        group->time_control, late);
  if (*group->time_control != '\0')
    /* Translators: a time control, "90+30" */
    return g_strdup_printf (_ ("Time control %s."), group->time_control);
  return late > 0 ? g_strdup_printf (ngettext ("Default time %d minute.",
                                               "Default time %d minutes.", (gulong) late),
                                     late)
                  : NULL;
}

static void
show_modes (BrgRoundsPane *self, const BrgRoundsDesk *desk)
{
  const BrgGroup *group = desk->snapshot->group;
  g_autofree char *control = add_break (desk, dup_control (desk->snapshot));

  gtk_widget_set_visible (self->slip_button, !group->is_postal);
  gtk_widget_set_visible (self->pass_button, !group->is_postal);
  gtk_widget_set_visible (self->letters_button, group->is_postal);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->card_button),
                                  group->is_postal ? "rounds.postal-card" : "rounds.card");
  show_mode (self->slip_button, desk->slip->mode == BRG_SLIP_ON);
  show_mode (self->pass_button, desk->pass->is_on);
  gtk_label_set_text (self->control_label, control != NULL ? control : "");
  gtk_widget_set_visible (GTK_WIDGET (self->control_label), control != NULL);
}

/* Two boxes a row, each under the name of who has White in it. */
static void
fill_games (BrgRoundsPane *self, gint n_games)
{
  if (self->n_games == n_games)
    return;
  self->n_games = n_games;
  brg_ui_clear (self->games_grid);
  for (gint i = 0; n_games > 1 && i < n_games; i++)
    {
      GtkWidget *caption = gtk_label_new (NULL);
      GtkWidget *box = brg_result_box_new ();

      gtk_label_set_xalign (GTK_LABEL (caption), 0.0f);
      gtk_label_set_ellipsize (GTK_LABEL (caption), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (caption), 8);
      gtk_widget_add_css_class (caption, "brg-dim");
      gtk_widget_add_css_class (caption, "brg-small");
      gtk_widget_set_hexpand (caption, TRUE);
      brg_result_box_set_big (BRG_RESULT_BOX (box), n_games == 2);
      gtk_grid_attach (self->games_grid, caption, i % 2, i / 2 * 2, 1, 1);
      gtk_grid_attach (self->games_grid, box, i % 2, i / 2 * 2 + 1, 1, 1);
    }
}

/* rus-draughts-2022 5.4.6: the colours change from game to game. */
static void
show_games (BrgRoundsPane *self, const BrgRoundsDesk *desk)
{
  const BrgGame *game = desk->item != NULL ? brg_board_item_get_game (desk->item) : NULL;
  gint n_games = game != NULL ? brg_meeting_board_count (desk->snapshot, game) : 1;
  gboolean is_hidden =
      game != NULL && (brg_board_item_get_marks (desk->item) & BRG_BOARD_MARK_HIDDEN) != 0;
  gboolean has_games = n_games > 1 && !is_hidden && !desk->pass->is_on;
  g_autofree char *outlook = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->games_grid), has_games);
  gtk_widget_set_visible (GTK_WIDGET (self->outlook_label), has_games);
  gtk_widget_set_visible (self->result_box, game != NULL && !has_games);
  if (!has_games)
    return;
  fill_games (self, n_games);
  for (gint i = 1; i <= n_games; i++)
    {
      gint row = (i - 1) / 2 * 2;
      g_autofree char *white =
          brg_name_words_dup (desk->snapshot, game->white, BRG_NAME_FAMILY, NULL);
      /* Translators: number of a game, a colour as a circle, a player: "1, ○ Ivanov" */
      g_autofree char *caption =
          g_strdup_printf (C_ ("game of a meeting", "%d, %s %s"), i, i % 2 == 1 ? "○" : "●", white);

      gtk_label_set_text (GTK_LABEL (gtk_grid_get_child_at (self->games_grid, (i - 1) % 2, row)),
                          caption);
      brg_rounds_desk_show_game (desk->snapshot, game, i, desk->meeting_game == i,
                                 gtk_grid_get_child_at (self->games_grid, (i - 1) % 2, row + 1));
    }
  outlook = brg_meeting_board_dup_outlook (desk->snapshot, game);
  gtk_label_set_text (self->outlook_label, outlook);
}

void
brg_rounds_pane_show (BrgRoundsPane *self, const BrgRoundsDesk *desk)
{
  g_autofree char *title = NULL;
  gboolean has_board;

  g_return_if_fail (BRG_IS_ROUNDS_PANE (self) && desk != NULL);

  title = brg_rounds_desk_dup_title (desk);
  has_board = desk->item != NULL;
  gtk_label_set_text (self->title_label, title);
  gtk_widget_set_visible (GTK_WIDGET (self->white_box), has_board);
  gtk_widget_set_visible (GTK_WIDGET (self->black_box), has_board);
  show_games (self, desk);
  if (has_board)
    {
      show_player (desk, &self->white, TRUE);
      show_player (desk, &self->black, FALSE);
      brg_rounds_desk_show_result (desk, self->result_box);
    }
  gtk_label_set_text (self->meeting_label,
                      has_board ? brg_board_item_get_meeting_line (desk->item) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->meeting_label),
                          *gtk_label_get_text (self->meeting_label) != '\0');
  /* Slips: the names are read from the slip and checked here. */
  brg_ui_set_class (self, "checking", desk->slip->mode != BRG_SLIP_OFF && desk->slip->number > 0);
  brg_rounds_lot_show (self->lot, has_board ? desk->lot : NULL);
  show_match (self, desk);
  fill_keys (self, desk);
  /* What differs is settled above the table: the keys of results stay where they are. */
  gtk_widget_set_sensitive (GTK_WIDGET (self->key_grid),
                            desk->pass->game_id == 0 && desk->refusal == NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->key_grid), desk->refusal);
  show_missing (self, desk);
  gtk_widget_set_visible (self->doubt_box, desk->doubt != NULL);
  gtk_label_set_text (self->doubt_label, desk->doubt != NULL ? desk->doubt : "");
  show_modes (self, desk);
}

static GtkLabel *
make_label (const char *css_class)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0.0f);
  gtk_widget_add_css_class (GTK_WIDGET (label), css_class);
  return label;
}

static void
make_side (GtkBox *box, Side *side, gboolean is_white)
{
  GtkBox *lines = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 2));
  GtkBox *colours_row = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
  GtkWidget *disc = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkLabel *colours_label = make_label ("brg-small");

  gtk_box_set_spacing (box, 8);
  gtk_widget_add_css_class (disc, is_white ? "brg-white-disc" : "brg-black-disc");
  gtk_widget_set_valign (disc, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (disc, is_white ? C_ ("side", "White") : C_ ("side", "Black"));
  side->name = make_label ("brg-person");
  gtk_label_set_wrap (side->name, TRUE);
  gtk_label_set_wrap_mode (side->name, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (side->name, 16);
  side->details = make_label ("brg-small");
  gtk_widget_add_css_class (GTK_WIDGET (side->details), "brg-dim");
  gtk_label_set_ellipsize (side->details, PANGO_ELLIPSIZE_END);
  /* Asks for little: the pane has the same width for every board. */
  gtk_label_set_max_width_chars (side->details, 10);
  brg_ui_show_whole_text (side->details);
  gtk_label_set_text (colours_label, _ ("Colours:"));
  gtk_widget_add_css_class (GTK_WIDGET (colours_label), "brg-dim");
  side->colours = BRG_COLOUR_HISTORY (brg_colour_history_new ());
  gtk_widget_set_valign (GTK_WIDGET (side->colours), GTK_ALIGN_CENTER);
  gtk_box_append (colours_row, GTK_WIDGET (colours_label));
  gtk_box_append (colours_row, GTK_WIDGET (side->colours));
  side->colours_row = GTK_WIDGET (colours_row);
  gtk_widget_set_hexpand (GTK_WIDGET (lines), TRUE);
  gtk_box_append (lines, GTK_WIDGET (side->name));
  gtk_box_append (lines, GTK_WIDGET (side->details));
  gtk_box_append (lines, side->colours_row);
  side->points = make_label ("brg-person");
  gtk_widget_set_valign (GTK_WIDGET (side->points), GTK_ALIGN_START);
  side->disc = disc;
  gtk_box_append (box, disc);
  gtk_box_append (box, GTK_WIDGET (lines));
  gtk_box_append (box, GTK_WIDGET (side->points));
}

static void
brg_rounds_pane_dispose (GObject *object)
{
  BrgRoundsPane *self = BRG_ROUNDS_PANE (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->jump_buttons, g_ptr_array_unref);
  G_OBJECT_CLASS (brg_rounds_pane_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgRoundsPane, name)

static const BrgTemplateChild children[] = {
  CHILD (content),     CHILD (title_label),   CHILD (match_box),   CHILD (match_label),
  CHILD (why_button),  CHILD (card_button),   CHILD (white_box),   CHILD (black_box),
  CHILD (result_box),  CHILD (meeting_label), CHILD (key_grid),    CHILD (missing_label),
  CHILD (missing_box), CHILD (doubt_box),     CHILD (doubt_label), CHILD (control_label),
  CHILD (mode_box),    CHILD (missing_part),  CHILD (games_grid),  CHILD (outlook_label),
  CHILD (lot),
};

static void
brg_rounds_pane_class_init (BrgRoundsPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BRG_TYPE_RESULT_BOX);
  g_type_ensure (BRG_TYPE_ROUNDS_LOT);
  G_OBJECT_CLASS (klass)->dispose = brg_rounds_pane_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  brg_template_set (klass, "brg-rounds-pane", children, G_N_ELEMENTS (children));
}

static void
brg_rounds_pane_init (BrgRoundsPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "brg-rounds-pane");
  self->jump_buttons = g_ptr_array_new ();
  make_side (self->white_box, &self->white, TRUE);
  make_side (self->black_box, &self->black, FALSE);
  brg_result_box_set_big (BRG_RESULT_BOX (self->result_box), TRUE);
  brg_result_box_set_focused (BRG_RESULT_BOX (self->result_box), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Current board"), -1);
  gtk_box_append (GTK_BOX (self->match_box),
                  brg_key_button_new ("L", _ ("Line-ups"), "rounds.line-up"));
  brg_ui_show_whole_text (self->match_label);
  self->slip_button = brg_key_button_new ("S", _ ("Slips"), "rounds.slips");
  gtk_widget_set_tooltip_text (self->slip_button,
                               _ ("Unsorted result slips: type the board, Space, then the "
                                  "result"));
  self->pass_button = brg_key_button_new ("V", _ ("Verification"), "rounds.verify");
  gtk_widget_set_tooltip_text (self->pass_button, _ ("A second person enters every result again"));
  self->letters_button = brg_key_button_new ("⏎", _ ("Letters"), "rounds.letters");
  gtk_widget_set_tooltip_text (self->letters_button, _ ("The letters of this game"));
  gtk_box_append (self->mode_box, self->letters_button);
  gtk_box_append (self->mode_box, self->slip_button);
  gtk_box_append (self->mode_box, self->pass_button);
  gtk_box_append (GTK_BOX (self->doubt_box),
                  brg_key_button_new ("J", _ ("Agreed Too Early…"), "rounds.agreed"));
}
