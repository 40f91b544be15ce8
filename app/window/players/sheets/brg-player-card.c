/* brg-player-card.c - a player's card: rounds, opponents, results, running total
 *
 * Rules: rus-draughts-2022 14.1.2, form 8
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-player-card.h"

#include <glib/gi18n.h>

#include "brg-columns.h"
#include "brg-name-words.h"
#include "brg-names.h"
#include "brg-player-history.h"
#include "brg-rational.h"
#include "brg-result-text.h"
#include "brg-team-list.h"
#include "brg-template.h"
#include "brg-ui.h"
#include "brg-withdrawal-sheet.h"

#define N_PLAYERS 2

struct _BrgPlayerCard
{
  BrgSheet parent_instance;

  GtkBox *turn_box;
  GtkLabel *name_label;
  GtkLabel *details_label;
  GtkColumnView *view;
  GtkButton *withdraw_button;

  gint64 entry_ids[N_PLAYERS];
  guint shown;
  BrgSnapshot *snapshot;
  GArray *lines;       /* BrgHistoryLine */
  GtkStringList *rows; /* numbers of lines */
};

G_DEFINE_FINAL_TYPE (BrgPlayerCard, brg_player_card, BRG_TYPE_SHEET)

static const BrgEntry *
find_entry (BrgPlayerCard *self, gint *index)
{
  for (gint i = 0; i < (gint) self->snapshot->entries->len; i++)
    if (brg_snapshot_get_entry (self->snapshot, i)->id == self->entry_ids[self->shown])
      {
        *index = i;
        return brg_snapshot_get_entry (self->snapshot, i);
      }
  return NULL;
}

static const BrgHistoryLine *
get_line (BrgPlayerCard *self, gpointer row)
{
  guint i = (guint) g_ascii_strtoull (gtk_string_object_get_string (row), NULL, 10);

  return &g_array_index (self->lines, BrgHistoryLine, i);
}

static const BrgEntry *
get_opponent (BrgPlayerCard *self, gpointer row)
{
  const BrgHistoryLine *line = get_line (self, row);

  return line->opponent != BRG_NOBODY ? brg_snapshot_get_entry (self->snapshot, line->opponent)
                                      : NULL;
}

static char *
dup_round (gpointer row, gpointer data)
{
  return g_strdup_printf ("%d", get_line (data, row)->round);
}

static const char *
get_absence (BrgOutcome outcome)
{
  switch (outcome)
    {
    case BRG_OUTCOME_PAIRING_BYE:
      return _ ("has the bye");
    case BRG_OUTCOME_HALF_BYE:
      return _ ("half-point bye");
    case BRG_OUTCOME_FULL_BYE:
      return _ ("full-point bye");
    case BRG_OUTCOME_ZERO_BYE:
      return _ ("absent");
    case BRG_OUTCOME_NONE:
    case BRG_OUTCOME_WIN:
    case BRG_OUTCOME_DRAW:
    case BRG_OUTCOME_LOSS:
    case BRG_OUTCOME_UNRATED_WIN:
    case BRG_OUTCOME_UNRATED_DRAW:
    case BRG_OUTCOME_UNRATED_LOSS:
    case BRG_OUTCOME_FORFEIT_WIN:
    case BRG_OUTCOME_FORFEIT_LOSS:
    case BRG_OUTCOME_ADJOURNED:
    default:
      return "";
    }
}

static char *
dup_opponent (gpointer row, gpointer data)
{
  BrgPlayerCard *self = data;
  const BrgHistoryLine *line = get_line (self, row);

  return line->opponent != BRG_NOBODY
             ? brg_name_words_dup (self->snapshot, line->opponent, BRG_NAME_PLAIN, NULL)
             : g_strdup (get_absence (line->outcome));
}

/* A player of a team has only his place in its application. */
static gint
get_number (const BrgEntry *entry)
{
  return entry->team_id != 0 ? entry->team_place : entry->number;
}

static char *
dup_number (gpointer row, gpointer data)
{
  const BrgEntry *opponent = get_opponent (data, row);

  return opponent != NULL ? g_strdup_printf ("%d", get_number (opponent)) : g_strdup ("");
}

static char *
dup_title (gpointer row, gpointer data)
{
  const BrgEntry *opponent = get_opponent (data, row);

  return g_strdup (opponent != NULL ? opponent->title : "");
}

static char *
dup_rating (gpointer row, gpointer data)
{
  const BrgEntry *opponent = get_opponent (data, row);

  gint rating = opponent != NULL ? brg_entry_get_rating (opponent, get_line (data, row)->round) : 0;

  return rating > 0 ? g_strdup_printf ("%d", rating) : g_strdup ("");
}

static char *
dup_colour (gpointer row, gpointer data)
{
  switch (get_line (data, row)->colour)
    {
    case BRG_COLOUR_WHITE:
      return g_strdup (C_ ("side", "White"));
    case BRG_COLOUR_BLACK:
      return g_strdup (C_ ("side", "Black"));
    case BRG_COLOUR_NONE:
    default:
      return g_strdup ("");
    }
}

static char *
dup_result (gpointer row, gpointer data)
{
  BrgPlayerCard *self = data;
  const BrgGroup *group = self->snapshot->group;
  const BrgScoring *scoring =
      brg_snapshot_has_teams (self->snapshot) ? &group->match_scoring : &group->scoring;
  const BrgHistoryLine *line = get_line (self, row);
  g_autofree char *mark = brg_outcome_dup_mark (scoring, line->outcome);
  g_autofree char *for_rating = NULL;

  if (line->outcome == BRG_OUTCOME_ADJOURNED)
    return g_strdup (C_ ("result", "adjourned"));
  if (line->for_rating == BRG_OUTCOME_NONE)
    return g_steal_pointer (&mark);
  for_rating = brg_outcome_dup_mark (scoring, line->for_rating);
  /* Translators: what counts, and what counts for rating only */
  return g_strdup_printf (_ ("%s (for rating %s)"), mark, for_rating);
}

/* While a game is open the total says nothing new. */
static char *
dup_total (gpointer row, gpointer data)
{
  const BrgHistoryLine *line = get_line (data, row);

  return brg_outcome_is_pending (line->outcome) ? g_strdup ("")
                                                : brg_points_to_figures (line->total);
}

static void
add_columns (BrgPlayerCard *self)
{
  const BrgColumn columns[] = {
    { C_ ("column", "Round"), BRG_COLUMN_RIGHT, 3, .dup_text = dup_round },
    { _ ("Opponent"), BRG_COLUMN_LEFT, 20, .dup_text = dup_opponent, .expands = TRUE },
    { C_ ("column", "No."), BRG_COLUMN_RIGHT, 3, "brg-dim", .dup_text = dup_number },
    { _ ("Title"), BRG_COLUMN_LEFT, 4, "brg-dim", .dup_text = dup_title },
    { _ ("Rating"), BRG_COLUMN_RIGHT, 4, "brg-dim", .dup_text = dup_rating },
    { _ ("Colour"), BRG_COLUMN_LEFT, 7, .dup_text = dup_colour },
    { C_ ("column", "Result"), BRG_COLUMN_CENTRE, 10, "heading", .dup_text = dup_result },
    { _ ("Total"), BRG_COLUMN_RIGHT, 4, .dup_text = dup_total },
  };

  brg_columns_add_all (self->view, columns, G_N_ELEMENTS (columns), self);
}

static const BrgEntryRating *
find_source (const BrgEntry *entry)
{
  for (guint i = 0; entry->ratings != NULL && i < entry->ratings->len; i++)
    {
      const BrgEntryRating *row = &g_array_index (entry->ratings, BrgEntryRating, i);

      if (row->from_round == 1 && row->rating == entry->rating)
        return row;
    }
  return NULL;
}

/* With the list that it is from, unless it was edited since; then those of later rounds. */
static void
add_ratings (GPtrArray *parts, const BrgEntry *entry)
{
  const BrgEntryRating *source = find_source (entry);
  g_autofree char *source_day = source != NULL ? brg_names_dup_day (source->day) : NULL;

  if (source != NULL)
    g_ptr_array_add (
        parts,
        /* Translators: a rating, the list that it is from, the day of the list */
        g_strdup_printf (_ ("rating %d (%s, %s)"), entry->rating, source->list, source_day));
  else if (entry->rating > 0)
    /* Translators: %d is a rating */
    g_ptr_array_add (parts, g_strdup_printf (_ ("rating %d"), entry->rating));
  for (guint i = 0; entry->ratings != NULL && i < entry->ratings->len; i++)
    {
      const BrgEntryRating *row = &g_array_index (entry->ratings, BrgEntryRating, i);
      g_autofree char *day = brg_names_dup_day (row->day);

      if (row->from_round > 1)
        g_ptr_array_add (parts,
                         /* Translators: number of a round, a rating, the list that it is from, the
                          * day of the list */
                         g_strdup_printf (_ ("from round %d rating %d (%s, %s)"), row->from_round,
                                          row->rating, row->list, day));
    }
}

static char *
dup_details (const BrgEntry *entry)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (get_number (entry) > 0)
    g_ptr_array_add (parts, g_strdup_printf (_ ("No. %d"), get_number (entry)));
  if (*entry->title != '\0')
    g_ptr_array_add (parts, g_strdup (entry->title));
  add_ratings (parts, entry);
  if (*entry->organisation != '\0')
    g_ptr_array_add (parts, g_strdup (entry->organisation));
  if (brg_entry_is_refused (entry))
    g_ptr_array_add (parts, g_strdup (_ ("not admitted")));
  else if (entry->left_after != BRG_STAYS && entry->is_excluded)
    g_ptr_array_add (parts,
                     *entry->left_reason != '\0'
                         /* Translators: number of a round, a reason */
                         ? g_strdup_printf (_ ("excluded after round %d: %s"), entry->left_after,
                                            entry->left_reason)
                         : g_strdup_printf (_ ("excluded after round %d"), entry->left_after));
  else if (entry->left_after != BRG_STAYS)
    g_ptr_array_add (parts,
                     *entry->left_reason != '\0'
                         /* Translators: number of a round, a reason */
                         ? g_strdup_printf (_ ("withdrew after round %d: %s"), entry->left_after,
                                            entry->left_reason)
                         : g_strdup_printf (_ ("withdrew after round %d"), entry->left_after));
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

static void
show_player (BrgPlayerCard *self)
{
  gint index = -1;
  const BrgEntry *entry = find_entry (self, &index);
  g_autofree char *name = NULL;
  g_autofree char *details = NULL;
  guint i = 0;

  if (entry == NULL)
    return;
  name = brg_name_words_dup (self->snapshot, index, BRG_NAME_FULL, NULL);
  details = dup_details (entry);
  gtk_window_set_title (GTK_WINDOW (self), name);
  gtk_label_set_text (self->name_label, name);
  gtk_label_set_text (self->details_label, details);
  gtk_button_set_label (self->withdraw_button,
                        entry->left_after == BRG_STAYS ? _ ("_Withdraw…") : _ ("Re_instate…"));
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->turn_box)); button != NULL;
       button = gtk_widget_get_next_sibling (button), i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), i == self->shown);
  /* Rows show lines by number: they go first. */
  gtk_string_list_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)),
                          NULL);
  g_clear_pointer (&self->lines, g_array_unref);
  self->lines = brg_player_history_new (self->snapshot, index);
  for (i = 0; i < self->lines->len; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i);

      gtk_string_list_append (self->rows, number);
    }
}

static void
turn_to (BrgPlayerCard *self, guint player)
{
  if (self->entry_ids[player] == 0 || player == self->shown)
    return;
  self->shown = player;
  show_player (self);
}

static void
on_turn_clicked (GtkToggleButton *button, BrgPlayerCard *self)
{
  gboolean is_first = gtk_widget_get_prev_sibling (GTK_WIDGET (button)) == NULL;

  turn_to (self, is_first ? 0 : 1);
  gtk_toggle_button_set_active (button, TRUE);
}

static gboolean
on_key_pressed (gpointer data,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state,
                GtkEventControllerKey *controller G_GNUC_UNUSED)
{
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK))
    return FALSE;
  if (keyval == GDK_KEY_Left || keyval == GDK_KEY_Right)
    {
      turn_to (BRG_PLAYER_CARD (data), keyval == GDK_KEY_Left ? 0 : 1);
      return TRUE;
    }
  return FALSE;
}

static void
on_withdraw_clicked (BrgPlayerCard *self)
{
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));
  gint64 entry_id = self->entry_ids[self->shown];

  gtk_window_destroy (GTK_WINDOW (self));
  brg_withdrawal_sheet_present (shell, entry_id);
}

static void
on_edit_clicked (BrgPlayerCard *self)
{
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));
  g_autofree char *target =
      g_strdup_printf ("entry/%" G_GINT64_FORMAT, self->entry_ids[self->shown]);

  gtk_window_destroy (GTK_WINDOW (self));
  brg_shell_go (shell, "players", target);
}

static void
brg_player_card_dispose (GObject *object)
{
  BrgPlayerCard *self = BRG_PLAYER_CARD (object);

  g_clear_object (&self->rows);
  G_OBJECT_CLASS (brg_player_card_parent_class)->dispose (object);
}

static void
brg_player_card_finalize (GObject *object)
{
  BrgPlayerCard *self = BRG_PLAYER_CARD (object);

  g_clear_pointer (&self->lines, g_array_unref);
  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  G_OBJECT_CLASS (brg_player_card_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgPlayerCard, name)

static const BrgTemplateChild children[] = {
  CHILD (turn_box), CHILD (name_label),      CHILD (details_label),
  CHILD (view),     CHILD (withdraw_button),
};

static void
brg_player_card_class_init (BrgPlayerCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_player_card_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_player_card_finalize;
  brg_template_set (klass, "brg-player-card", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_withdraw_clicked);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_edit_clicked);
}

static void
brg_player_card_init (BrgPlayerCard *self)
{
  GtkSingleSelection *selection;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = gtk_string_list_new (NULL);
  selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->rows)));
  add_columns (self);
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (selection));
  g_object_unref (selection);
  brg_ui_add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
}

/* A button for each of two players; one player alone needs none. */
static void
add_turn_buttons (BrgPlayerCard *self)
{
  static const char *const texts[N_PLAYERS] = { N_ ("White: %s"), N_ ("Black: %s") };

  for (guint i = 0; i < N_PLAYERS && self->entry_ids[1] != 0; i++)
    {
      gint index;
      g_autoptr (GString) text = g_string_new (_ (texts[i]));
      const BrgEntry *entry;
      GtkWidget *button;

      self->shown = i;
      entry = find_entry (self, &index);
      g_string_replace (text, "%s", entry != NULL ? entry->family_name : "", 1);
      button = gtk_toggle_button_new_with_label (text->str);
      gtk_widget_set_focus_on_click (button, FALSE);
      g_signal_connect (button, "clicked", G_CALLBACK (on_turn_clicked), self);
      gtk_box_append (self->turn_box, button);
    }
  self->shown = 0;
}

void
brg_player_card_present (BrgShell *shell, gint64 entry_id, gint64 other_id)
{
  BrgSnapshot *snapshot;
  BrgSnapshot *view;
  BrgPlayerCard *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  if (snapshot == NULL)
    return;
  self = g_object_new (BRG_TYPE_PLAYER_CARD, "transient-for", shell, NULL);
  view = brg_team_list_find_view (snapshot, entry_id, NULL);
  self->snapshot = brg_snapshot_ref (view != NULL ? view : snapshot);
  self->entry_ids[0] = entry_id;
  self->entry_ids[1] = other_id;
  add_turn_buttons (self);
  show_player (self);
  gtk_widget_set_sensitive (GTK_WIDGET (self->withdraw_button),
                            snapshot->event->state == BRG_EVENT_OPEN);
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
  gtk_window_present (GTK_WINDOW (self));
}
