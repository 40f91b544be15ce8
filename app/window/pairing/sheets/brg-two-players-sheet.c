/* brg-two-players-sheet.c - two without an opponent get each other in a published round
 *
 * Rules: fide-handling-2026 4; rus-draughts-2022 5.4.10.12
 * Tests: tests/gui/late-entry.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-two-players-sheet.h"

#include <glib/gi18n.h>

#include "brg-free-players.h"
#include "brg-grey.h"
#include "brg-name-words.h"
#include "brg-reason-box.h"
#include "brg-snapshot-tournament.h"
#include "brg-store-two-players.h"
#include "brg-template.h"
#include "brg-ui.h"

struct _BrgTwoPlayersSheet
{
  BrgSheet parent_instance;

  GtkDropDown *player_drop;
  GtkDropDown *other_drop;
  GtkLabel *line_label;
  GtkLabel *missing_label;
  BrgReasonBox *reason_box;
  GtkButton *confirm_button;

  BrgSnapshot *snapshot;
  BrgTournament *tournament;
  gint round;
  GArray *players; /* (element-type gint): of player_drop */
  GArray *others;  /* (element-type gint): of other_drop: the same without who is chosen there */
};

G_DEFINE_FINAL_TYPE (BrgTwoPlayersSheet, brg_two_players_sheet, BRG_TYPE_SHEET)

static gint
get_chosen (GtkDropDown *drop, const GArray *players)
{
  guint place = gtk_drop_down_get_selected (drop);

  return place < players->len ? g_array_index (players, gint, place) : BRG_NOBODY;
}

static const char *
find_fault (BrgTwoPlayersSheet *self, gint player, gint other)
{
  if (other == BRG_NOBODY)
    return _ ("Nobody else is without an opponent.");
  return brg_free_players_pair (self->snapshot, self->tournament, self->round, player, other) ==
                 BRG_COLOUR_NONE
             ? _ ("These two may not meet.")
             : NULL;
}

static void
show_missing (BrgTwoPlayersSheet *self, const char *missing)
{
  gtk_label_set_text (self->missing_label, missing != NULL ? missing : "");
  gtk_widget_set_visible (GTK_WIDGET (self->missing_label), missing != NULL);
}

/* Told when somebody wanted to go on without it. */
static void
on_reason_refused (BrgTwoPlayersSheet *self)
{
  show_missing (self, brg_reason_box_get_fault (self->reason_box));
}

static void
update (BrgTwoPlayersSheet *self)
{
  gint player;
  gint other;
  g_autofree char *line = NULL;

  if (self->players == NULL)
    return;
  player = get_chosen (self->player_drop, self->players);
  other = get_chosen (self->other_drop, self->others);
  line = other != BRG_NOBODY ? brg_free_players_dup_line (self->snapshot, self->tournament,
                                                          self->round, player, other)
                             : g_strdup ("");
  gtk_label_set_text (self->line_label, line);
  show_missing (self, NULL);
  brg_grey_set (GTK_WIDGET (self->confirm_button), find_fault (self, player, other));
}

/* The name, and why he has no opponent. */
static void
append_name (BrgTwoPlayersSheet *self, GtkStringList *names, gint index)
{
  const BrgEntry *entry = brg_snapshot_get_entry (self->snapshot, index);
  g_autofree char *name = brg_name_words_dup (self->snapshot, index, BRG_NAME_FULL, NULL);
  /* Translators: why somebody has no opponent in a round */
  const char *why = brg_free_players_find_bye (self->snapshot, self->round) == index
                        ? C_ ("without an opponent", "has the bye")
                    : entry->number == 0 ? C_ ("without an opponent", "late entry")
                                         : C_ ("without an opponent", "absent");
  g_autofree char *text = g_strdup_printf ("%s · %s", name, why);

  gtk_string_list_append (names, text);
}

static void
show_names (BrgTwoPlayersSheet *self, GtkDropDown *drop, const GArray *players)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < players->len; i++)
    append_name (self, names, g_array_index (players, gint, i));
  gtk_drop_down_set_model (drop, G_LIST_MODEL (names));
}

/* The opponents are all but he; the first whom he may meet is proposed. */
static void
on_player_chosen (BrgTwoPlayersSheet *self)
{
  gint player;
  guint proposed = 0;

  if (self->players == NULL)
    return;
  player = get_chosen (self->player_drop, self->players);

  g_array_set_size (self->others, 0);
  for (guint i = 0; i < self->players->len; i++)
    if (g_array_index (self->players, gint, i) != player)
      g_array_append_val (self->others, g_array_index (self->players, gint, i));
  while (proposed < self->others->len &&
         brg_free_players_pair (self->snapshot, self->tournament, self->round, player,
                                g_array_index (self->others, gint, proposed)) == BRG_COLOUR_NONE)
    proposed++;
  show_names (self, self->other_drop, self->others);
  gtk_drop_down_set_selected (self->other_drop, proposed < self->others->len ? proposed : 0);
  update (self);
}

static void
on_confirm_clicked (BrgTwoPlayersSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  gint player = get_chosen (self->player_drop, self->players);
  gint other = get_chosen (self->other_drop, self->others);
  BrgColour colour =
      brg_free_players_pair (self->snapshot, self->tournament, self->round, player, other);
  gint white = colour == BRG_COLOUR_WHITE ? player : other;
  gint black = colour == BRG_COLOUR_WHITE ? other : player;
  g_autofree char *reason = brg_reason_box_dup_reason (self->reason_box);
  g_autofree char *author = brg_reason_box_dup_author (self->reason_box);
  BrgTwoPlayers two = {
    .round_id = brg_snapshot_get_round (self->snapshot, self->round)->id,
    .white_id = brg_snapshot_get_entry (self->snapshot, white)->id,
    .black_id = brg_snapshot_get_entry (self->snapshot, black)->id,
    .reason = reason,
    .decided_by = author,
  };
  GError *error = NULL;
  gboolean done;

  if (!brg_reason_box_ask (self->reason_box))
    return;
  done = brg_store_pair_two_players (brg_session_get_store (session), &two, &error);
  /* What was typed stays until it is stored. */
  if (brg_session_finish (session, done, error))
    brg_sheet_finish (BRG_SHEET (self));
}

/* Enter with nothing left to be said. */
static void
on_reason_done (BrgTwoPlayersSheet *self)
{
  if (gtk_widget_get_sensitive (GTK_WIDGET (self->confirm_button)))
    on_confirm_clicked (self);
}

static void
brg_two_players_sheet_finalize (GObject *object)
{
  BrgTwoPlayersSheet *self = BRG_TWO_PLAYERS_SHEET (object);

  g_clear_pointer (&self->tournament, brg_tournament_free);
  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  g_clear_pointer (&self->players, g_array_unref);
  g_array_unref (self->others);
  G_OBJECT_CLASS (brg_two_players_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgTwoPlayersSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (player_drop), CHILD (other_drop),     CHILD (line_label),
  CHILD (reason_box),  CHILD (confirm_button), CHILD (missing_label),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_player_chosen),   BRG_TEMPLATE_CALLBACK (update),
  BRG_TEMPLATE_CALLBACK (on_confirm_clicked), BRG_TEMPLATE_CALLBACK (on_reason_done),
  BRG_TEMPLATE_CALLBACK (on_reason_refused),
};

static void
brg_two_players_sheet_class_init (BrgTwoPlayersSheetClass *klass)
{
  g_type_ensure (BRG_TYPE_REASON_BOX);
  G_OBJECT_CLASS (klass)->finalize = brg_two_players_sheet_finalize;
  brg_template_set (klass, "brg-two-players-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_two_players_sheet_init (BrgTwoPlayersSheet *self)
{
  self->others = g_array_new (FALSE, FALSE, sizeof (gint));
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_reason_box_widen (self->reason_box);
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->confirm_button));
}

gboolean
brg_two_players_sheet_is_possible (const BrgSnapshot *snapshot, gint round)
{
  g_autoptr (GArray) players = NULL;

  g_return_val_if_fail (snapshot != NULL, FALSE);

  players = brg_free_players_list (snapshot, round);
  return players->len > 1;
}

static void
choose (BrgTwoPlayersSheet *self, gint64 entry_id)
{
  guint chosen = 0;

  for (guint i = 0; i < self->players->len; i++)
    if (brg_snapshot_get_entry (self->snapshot, g_array_index (self->players, gint, i))->id ==
        entry_id)
      chosen = i;
  show_names (self, self->player_drop, self->players);
  gtk_drop_down_set_selected (self->player_drop, chosen);
  on_player_chosen (self);
}

void
brg_two_players_sheet_present (BrgShell *shell, gint round, gint64 entry_id, const char *reason)
{
  BrgSnapshot *snapshot;
  BrgTwoPlayersSheet *self;
  g_autofree char *title = NULL;

  g_return_if_fail (BRG_IS_SHELL (shell));

  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  if (snapshot == NULL || !brg_two_players_sheet_is_possible (snapshot, round))
    return;
  title = g_strdup_printf (_ ("Pair in round %d"), round);
  self = g_object_new (BRG_TYPE_TWO_PLAYERS_SHEET, "transient-for", shell, "title", title, NULL);
  self->snapshot = brg_snapshot_ref (snapshot);
  self->tournament = brg_snapshot_to_tournament (snapshot);
  self->round = round;
  self->players = brg_free_players_list (snapshot, round);
  brg_reason_box_set_officials (self->reason_box, snapshot->event->officials);
  brg_reason_box_propose (self->reason_box, reason != NULL ? reason : "", "");
  choose (self, entry_id);
  gtk_window_present (GTK_WINDOW (self));
  brg_reason_box_take_focus (self->reason_box);
}
