/* brg-wizard-presence.c - first step of the wizard: who plays, and start numbers
 *
 * Rules: rus-draughts-2022 1.5.10, 5.4.10.2, 5.4.10.5.1; rus-chess-2014 22.9.1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-wizard-presence-private.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-chip.h"
#include "brg-columns.h"
#include "brg-date-text.h"
#include "brg-disqualified.h"
#include "brg-draft-numbers.h"
#include "brg-draft-text.h"
#include "brg-name-words.h"
#include "brg-names.h"
#include "brg-rational.h"
#include "brg-seed-entry.h"
#include "brg-short-choice.h"
#include "brg-team-list.h"
#include "brg-template.h"
#include "brg-ui.h"
#include "brg-varma-sheet.h"
#include "brg-varma-text.h"
#include "brg-wizard-columns.h"
#include "brg-wizard-item.h"
#include "brg-wizard-missed.h"
#include "brg-wrap-box.h"

G_DEFINE_FINAL_TYPE (BrgWizardPresence, brg_wizard_presence, BRG_TYPE_WIZARD_STEP)

static BrgDraft *
get_draft (BrgWizardPresence *self)
{
  return brg_wizard_step_get_draft (BRG_WIZARD_STEP (self));
}

static const BrgEntry *
get_entry (BrgWizardPresence *self, BrgWizardItem *item)
{
  return brg_snapshot_get_entry (brg_draft_get_snapshot (get_draft (self)),
                                 brg_wizard_item_get_index (item));
}

static char *
dup_number (gpointer item, gpointer data)
{
  BrgDraft *draft = get_draft (data);
  gint player = brg_draft_find_player (draft, brg_wizard_item_get_index (item));
  gint number = brg_snapshot_get_entry (brg_draft_get_preview (draft), player)->number;

  return number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("–");
}

static char *
dup_name (gpointer item, gpointer data)
{
  return brg_name_words_dup (brg_draft_get_snapshot (get_draft (data)),
                             brg_wizard_item_get_index (item), BRG_NAME_FULL, NULL);
}

static char *
dup_rating (gpointer item, gpointer data)
{
  gint rating = brg_team_list_get_rating (brg_draft_get_snapshot (get_draft (data)),
                                          brg_wizard_item_get_index (item), NULL);

  return rating > 0 ? g_strdup_printf ("%d", rating) : g_strdup ("–");
}

static char *
dup_organisation (gpointer item, gpointer data)
{
  return g_strdup (get_entry (data, item)->organisation);
}

static char *
dup_points (gpointer item, gpointer data)
{
  BrgDraft *draft = get_draft (data);
  gint player = brg_draft_find_player (draft, brg_wizard_item_get_index (item));

  return brg_points_to_figures (brg_draft_get_score (draft, player));
}

static void
show_presence (GtkWidget *cell, gpointer item, gpointer data)
{
  static const struct
  {
    BrgChipKind kind;
    const char *icon_name;
  } looks[BRG_N_PRESENCES] = {
    [BRG_PRESENCE_PLAYS] = { BRG_CHIP_OK, "emblem-ok-symbolic" },
    [BRG_PRESENCE_ZERO_BYE] = { BRG_CHIP_WARN, "appointment-missed-symbolic" },
    [BRG_PRESENCE_HALF_BYE] = { BRG_CHIP_INFO, NULL },
    [BRG_PRESENCE_FULL_BYE] = { BRG_CHIP_INFO, NULL },
    [BRG_PRESENCE_LEAVES] = { BRG_CHIP_ERROR, "action-unavailable-symbolic" },
    [BRG_PRESENCE_GONE] = { BRG_CHIP_NEUTRAL, "action-unavailable-symbolic" },
    [BRG_PRESENCE_RETURNS] = { BRG_CHIP_OK, "edit-undo-symbolic" },
    [BRG_PRESENCE_LATER] = { BRG_CHIP_OUTLINE, "content-loading-symbolic" },
    [BRG_PRESENCE_OUT] = { BRG_CHIP_NEUTRAL, NULL },
  };
  gint index = brg_wizard_item_get_index (item);
  BrgPresence presence = brg_draft_get_presence (get_draft (data), index);
  const BrgEntry *entry = brg_snapshot_get_entry (brg_draft_get_snapshot (get_draft (data)), index);
  gboolean is_refused = presence == BRG_PRESENCE_GONE && brg_entry_is_refused (entry);
  gboolean is_put_off = presence == BRG_PRESENCE_PLAYS && entry->admission == BRG_ADMISSION_LATER;

  brg_chip_set (
      BRG_CHIP (cell),
      is_refused   ? BRG_CHIP_ERROR
      : is_put_off ? BRG_CHIP_WARN
                   : looks[presence].kind,
      looks[presence].icon_name,
      is_refused ? _ ("not admitted")
      /* Translators: a chip; the player plays, but his admission is still to be decided */
      : is_put_off ? _ ("admission put off")
                   : brg_draft_text_get_presence (presence));
}

static void
on_missed_answered (gint entry, BrgPresence presence, gpointer data)
{
  BrgWizardPresence *self = data;
  g_autoptr (GArray) missed = brg_draft_list_missed (get_draft (self));

  for (guint i = 0; i < missed->len; i++)
    if (entry == BRG_NOBODY || entry == g_array_index (missed, gint, i))
      brg_draft_set_presence (get_draft (self), g_array_index (missed, gint, i), presence);
  brg_wizard_presence_show_change (self);
}

/* The last answer hands the focus on. */
static void
update_missed (BrgWizardPresence *self)
{
  g_autoptr (GArray) missed = brg_draft_list_missed (get_draft (self));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean had_focus = focus != NULL && gtk_widget_is_ancestor (focus, self->missed_notice);
  guint n_unseen = 0;
  g_autofree char *text = NULL;

  for (guint i = 0; i < missed->len; i++)
    n_unseen += brg_draft_is_unseen (get_draft (self), g_array_index (missed, gint, i));
  text = g_strdup_printf (
      n_unseen > 0
          /* Translators: the number of players; names with answers follow */
          ? ngettext ("%u player is not checked in. Does this player play?",
                      "%u players are not checked in. Do they play?", missed->len)
          :
          /* Translators: the number of players; names with answers follow */
          ngettext ("%u player did not appear in the last round. Does this player play?",
                    "%u players did not appear in the last round. Do they play?", missed->len),
      missed->len);
  gtk_label_set_text (self->missed_label, text);
  brg_wizard_missed_show (self->missed_box, get_draft (self), on_missed_answered, self);
  gtk_widget_set_visible (self->missed_notice, missed->len > 0);
  if (had_focus && missed->len == 0)
    gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

/* rus-draughts-2022 1.5.10: who is disqualified is named before the round is paired; of a team
 * every player whom it has. */
static void
update_barred (BrgWizardPresence *self)
{
  BrgDraft *draft = get_draft (self);
  const BrgSnapshot *snapshot = brg_draft_get_snapshot (draft);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; self->barred != NULL && i < self->barred->len; i++)
    {
      const BrgDisqualification *row = self->barred->pdata[i];
      g_autofree char *day = row != NULL ? brg_names_dup_day (row->last_day) : NULL;
      g_autofree char *sentence = row != NULL ? brg_disqualified_dup_sentence (row, day) : NULL;

      if (row != NULL && (snapshot->players != NULL || brg_draft_takes_part (draft, (gint) i)))
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
    }
  if (text->len > 0)
    brg_article_set_markup (self->barred_label, snapshot->event->rulebook, text->str,
                            brg_disqualified_get_article (snapshot->event));
  gtk_widget_set_visible (self->barred_notice, text->len > 0);
}

void
brg_wizard_presence_set_disqualified (BrgWizardPresence *self, GPtrArray *list)
{
  g_autofree char *today = brg_date_text_dup_today ();
  BrgSnapshot *snapshot;

  g_return_if_fail (BRG_IS_WIZARD_PRESENCE (self) && list != NULL);

  snapshot = brg_draft_get_snapshot (get_draft (self));
  g_clear_pointer (&self->barred, g_ptr_array_unref);
  g_clear_pointer (&self->disqualifications, g_ptr_array_unref);
  self->disqualifications = g_ptr_array_ref (list);
  self->barred = brg_disqualified_find_all (list, brg_snapshot_get_boards (snapshot)->entries,
                                            snapshot->event, today);
}

static void
update_counts (BrgWizardPresence *self)
{
  g_autofree char *line = brg_draft_text_dup_presence_line (get_draft (self));

  gtk_label_set_text (self->counts_label, line);
  gtk_widget_set_visible (self->absent_notice, brg_draft_has_many_absent (get_draft (self)));
  update_barred (self);
  update_missed (self);
}

static void
touch_items (BrgWizardPresence *self)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    {
      g_autoptr (BrgWizardItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      brg_row_item_revise (BRG_ROW_ITEM (item));
    }
}

static void
update_varma (BrgWizardPresence *self)
{
  BrgVarmaLots *lots;
  g_autofree char *remarks = NULL;

  if (brg_draft_get_settings (get_draft (self))->numbering != BRG_NUMBERING_VARMA)
    return;
  lots = brg_draft_get_lots (get_draft (self));
  remarks = brg_varma_lots_dup_remarks (lots);
  gtk_widget_set_sensitive (self->draw_button, brg_varma_lots_has_table (lots));
  gtk_label_set_text (self->varma_label, remarks);
  gtk_widget_set_visible (GTK_WIDGET (self->varma_label), *remarks != '\0');
}

/* A change of one player may move the numbers of others, so all lines show themselves anew; their
 * order stays. */
void
brg_wizard_presence_show_change (BrgWizardPresence *self)
{
  touch_items (self);
  update_counts (self);
  update_varma (self);
  gtk_widget_set_visible (self->numbers_pane, brg_draft_gives_numbers (get_draft (self)));
  brg_wizard_step_tell_changed (BRG_WIZARD_STEP (self));
}

/* By start number, so that the list is the preview of the numbers. */
static void
fill_items (BrgWizardPresence *self)
{
  BrgDraft *draft = get_draft (self);
  guint n_entries = brg_draft_get_snapshot (draft)->entries->len;
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint player = 0; player < n_entries; player++)
    g_ptr_array_add (items, brg_wizard_item_new (brg_draft_find_entry (draft, (gint) player), -1));
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
}

static void
update_numbers_note (BrgWizardPresence *self)
{
  BrgDraft *draft = get_draft (self);
  BrgNumbering numbering = brg_draft_get_settings (draft)->numbering;

  gtk_widget_set_visible (self->seed_box,
                          numbering == BRG_NUMBERING_LOTS || numbering == BRG_NUMBERING_RATING ||
                              (numbering == BRG_NUMBERING_VARMA &&
                               !brg_varma_lots_is_by_hand (brg_draft_get_lots (draft))));
  gtk_widget_set_visible (self->varma_box, numbering == BRG_NUMBERING_VARMA);
  update_varma (self);
  if (brg_draft_get_first_round (draft) > 1)
    gtk_label_set_text (self->numbers_note, _ ("Late entries get the next numbers."));
  else if (numbering == BRG_NUMBERING_RATING)
    gtk_label_set_text (self->numbers_note,
                        _ ("Equal ratings are ordered by lot; then the unrated, also by lot."));
  else if (numbering == BRG_NUMBERING_FIDE)
    gtk_label_set_text (self->numbers_note,
                        _ ("Equal ratings are ordered by title, then by name; then the unrated."));
  else if (numbering == BRG_NUMBERING_VARMA)
    gtk_label_set_text (
        self->numbers_note,
        _ ("The largest delegation draws first, each from one envelope: its players "
           "do not meet in the last three rounds."));
  else
    gtk_label_set_text (self->numbers_note, _ ("The numbers stay until the end of the event."));
}

static void
fill_numberings (BrgWizardPresence *self)
{
  BrgDraft *draft = get_draft (self);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = 0;

  g_array_set_size (self->numberings, 0);
  for (guint i = 0; i < BRG_N_NUMBERINGS; i++)
    {
      BrgNumbering numbering = i;

      if (!brg_draft_may_number (draft, numbering))
        continue;
      if (numbering == brg_draft_get_settings (draft)->numbering)
        selected = self->numberings->len;
      gtk_string_list_append (names, brg_draft_text_get_numbering (numbering));
      g_array_append_val (self->numberings, numbering);
    }
  gtk_drop_down_set_model (self->numbering_drop_down, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->numbering_drop_down, selected);
}

static void
set_numbering (BrgWizardPresence *self, BrgNumbering numbering, guint64 seed)
{
  BrgDraftSettings settings = *brg_draft_get_settings (get_draft (self));

  settings.numbering = numbering;
  settings.seed = seed;
  brg_draft_set_settings (get_draft (self), &settings);
  fill_items (self);
  update_numbers_note (self);
  brg_wizard_presence_show_change (self);
}

static void
on_numbering_selected (BrgWizardPresence *self)
{
  guint selected = gtk_drop_down_get_selected (self->numbering_drop_down);

  if (self->is_refreshing || get_draft (self) == NULL || selected >= self->numberings->len)
    return;
  set_numbering (self, g_array_index (self->numberings, BrgNumbering, selected),
                 brg_draft_get_settings (get_draft (self))->seed);
}

static void
on_delegations_selected (BrgWizardPresence *self)
{
  BrgDraftSettings settings;

  if (self->is_refreshing || get_draft (self) == NULL)
    return;
  settings = *brg_draft_get_settings (get_draft (self));
  settings.delegations = gtk_drop_down_get_selected (self->delegations_drop_down);
  brg_draft_set_settings (get_draft (self), &settings);
  fill_items (self);
  update_numbers_note (self);
  brg_wizard_presence_show_change (self);
}

static void
on_lots_changed (gpointer data)
{
  BrgWizardPresence *self = data;

  brg_draft_take_lots (get_draft (self));
  fill_items (self);
  update_numbers_note (self);
  brg_wizard_presence_show_change (self);
}

static void
on_draw_clicked (BrgWizardPresence *self)
{
  brg_varma_sheet_present (GTK_WIDGET (self), brg_draft_get_lots (get_draft (self)),
                           on_lots_changed, self);
}

static void
on_seed_chosen (BrgWizardPresence *self)
{
  if (get_draft (self) != NULL)
    set_numbering (self, brg_draft_get_settings (get_draft (self))->numbering,
                   brg_seed_entry_get_seed (self->seed_entry));
}

static void
select_first (BrgWizardPresence *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->selection)) > 0)
    gtk_single_selection_set_selected (self->selection, 0);
}

static void
brg_wizard_presence_refresh (BrgWizardStep *step)
{
  BrgWizardPresence *self = BRG_WIZARD_PRESENCE (step);
  BrgDraft *draft = get_draft (self);

  self->is_refreshing = TRUE;
  gtk_column_view_column_set_visible (self->points_column, brg_draft_has_scores (draft));
  brg_wizard_presence_update_buttons (self);
  fill_numberings (self);
  brg_seed_entry_set_seed (self->seed_entry, brg_draft_get_settings (draft)->seed);
  gtk_drop_down_set_selected (self->delegations_drop_down,
                              brg_draft_get_settings (draft)->delegations);
  update_numbers_note (self);
  fill_items (self);
  select_first (self);
  self->is_refreshing = FALSE;
  brg_wizard_presence_show_change (self);
}

static gboolean
brg_wizard_presence_take_focus (BrgWizardStep *step)
{
  BrgWizardPresence *self = BRG_WIZARD_PRESENCE (step);

  /* Asked again, it stays where it is: Tab would go on to another answer. */
  if (gtk_widget_get_visible (self->missed_notice))
    return brg_ui_has_focus_within (self->missed_box) ||
           gtk_widget_child_focus (GTK_WIDGET (self->missed_box), GTK_DIR_TAB_FORWARD);
  return gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

/* Those who were absent without a word are asked about before anybody is paired. */
static char *
brg_wizard_presence_dup_fault (BrgWizardStep *step)
{
  BrgDraft *draft = brg_wizard_step_get_draft (step);
  g_autoptr (GArray) missed = brg_draft_list_missed (draft);

  if (missed->len > 0)
    return g_strdup (_ ("First say whether each player who was absent without notice plays."));
  if (brg_draft_count (draft).n_play < 2)
    return g_strdup (_ ("Fewer than two players take part."));
  return brg_draft_has_numbers (draft) ? NULL : g_strdup (_ ("Assign the pairing numbers first."));
}

static gboolean
matches_search (gpointer item, gpointer data)
{
  BrgWizardPresence *self = data;

  return self->found == NULL || self->found[brg_wizard_item_get_index (item)];
}

static void
add_columns (BrgWizardPresence *self)
{
  const BrgColumn columns[] = {
    { _ ("No."), BRG_COLUMN_RIGHT, 4, "brg-dim", .dup_text = dup_number },
    { _ ("Player"), BRG_COLUMN_LEFT, 30, .dup_text = dup_name },
    { _ ("Presence"), .make = brg_columns_make_chip, .show = show_presence },
    { _ ("Points"), BRG_COLUMN_RIGHT, 5, .dup_text = dup_points, .place = &self->points_column },
    { _ ("Rating"), BRG_COLUMN_RIGHT, 6, "brg-dim", .dup_text = dup_rating },
    { _ ("Organisation"), BRG_COLUMN_LEFT, 20, "brg-dim", .dup_text = dup_organisation,
      .expands = TRUE },
  };

  brg_columns_add_all (self->view, columns, G_N_ELEMENTS (columns), self);
}

static void
brg_wizard_presence_dispose (GObject *object)
{
  BrgWizardPresence *self = BRG_WIZARD_PRESENCE (object);

  g_clear_object (&self->items);
  g_clear_pointer (&self->found, g_free);
  g_clear_pointer (&self->barred, g_ptr_array_unref);
  g_clear_pointer (&self->disqualifications, g_ptr_array_unref);
  g_clear_pointer (&self->numberings, g_array_unref);
  G_OBJECT_CLASS (brg_wizard_presence_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgWizardPresence, name)

static const BrgTemplateChild children[] = {
  CHILD (missed_notice), CHILD (missed_label),
  CHILD (missed_box),    CHILD (barred_notice),
  CHILD (barred_label),  CHILD (absent_notice),
  CHILD (search_entry),  CHILD (counts_label),
  CHILD (button_box),    CHILD (view),
  CHILD (numbers_pane),  CHILD (numbering_drop_down),
  CHILD (varma_box),     CHILD (delegations_drop_down),
  CHILD (draw_button),   CHILD (varma_label),
  CHILD (seed_box),      CHILD (seed_entry),
  CHILD (numbers_note),
};

static void
brg_wizard_presence_class_init (BrgWizardPresenceClass *klass)
{
  BrgWizardStepClass *step_class = BRG_WIZARD_STEP_CLASS (klass);

  g_type_ensure (BRG_TYPE_WRAP_BOX);
  g_type_ensure (BRG_TYPE_SEED_ENTRY);
  G_OBJECT_CLASS (klass)->dispose = brg_wizard_presence_dispose;
  step_class->refresh = brg_wizard_presence_refresh;
  step_class->take_focus = brg_wizard_presence_take_focus;
  step_class->dup_fault = brg_wizard_presence_dup_fault;
  brg_template_set (klass, "brg-wizard-presence", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_draw_clicked);
}

static void
brg_wizard_presence_init (BrgWizardPresence *self)
{
  g_autoptr (GtkFilterListModel) filtered = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  brg_ui_show_whole_text (self->counts_label);
  self->numberings = g_array_new (FALSE, FALSE, sizeof (BrgNumbering));
  self->items = g_list_store_new (BRG_TYPE_WIZARD_ITEM);
  self->filter = gtk_custom_filter_new (matches_search, self, NULL);
  filtered = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->items)),
                                        GTK_FILTER (self->filter));
  add_columns (self);
  self->selection = brg_columns_set_model (self->view, g_object_ref (G_LIST_MODEL (filtered)));
  brg_short_choice_attach (self->numbering_drop_down);
  brg_wizard_presence_add_keys (self);
  g_signal_connect_swapped (self->numbering_drop_down, "notify::selected",
                            G_CALLBACK (on_numbering_selected), self);
  g_signal_connect_swapped (self->delegations_drop_down, "notify::selected",
                            G_CALLBACK (on_delegations_selected), self);
  g_signal_connect_swapped (self->seed_entry, "seed-chosen", G_CALLBACK (on_seed_chosen), self);
}
