/* brg-rating-update-sheet.c - ratings are taken from the lists, a tick a player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rating-update-sheet.h"

#include <glib/gi18n.h>

#include "brg-listed-players.h"
#include "brg-names.h"
#include "brg-rating-report.h"
#include "brg-rating-update.h"
#include "brg-spin-row.h"
#include "brg-store-ratings.h"
#include "brg-template.h"
#include "brg-ui.h"

struct _BrgRatingUpdateSheet
{
  BrgSheet parent_instance;

  GtkWidget *round_group;
  BrgSpinRow *round_row;
  GtkLabel *round_label;
  GtkLabel *state_label;
  GtkListBox *list;
  GtkButton *all_button;
  GtkButton *none_button;
  GtkButton *take_button;

  BrgRatingUpdate *update; /* NULL while the lists are asked */
  GCancellable *cancellable;
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (BrgRatingUpdateSheet, brg_rating_update_sheet, BRG_TYPE_SHEET)

static void
update_button (BrgRatingUpdateSheet *self)
{
  guint n_taken = self->update != NULL ? brg_rating_update_count_taken (self->update) : 0;
  g_autofree char *label =
      g_strdup_printf (ngettext ("_Take %u Rating", "_Take %u Ratings", n_taken), n_taken);

  gtk_button_set_label (self->take_button, label);
  gtk_widget_set_sensitive (GTK_WIDGET (self->take_button), n_taken > 0);
}

static void
on_toggled (BrgRatingUpdateSheet *self, GtkCheckButton *check)
{
  BrgRatingUpdateRow *row = g_object_get_data (G_OBJECT (check), "brg-row");

  if (self->is_filling)
    return;
  row->is_taken = gtk_check_button_get_active (check);
  update_button (self);
}

static char *
dup_rating (gint rating)
{
  return rating > 0 ? g_strdup_printf ("%d", rating) : g_strdup ("–");
}

/* Both values, the list and its day, how he was found, and his title where that differs too. */
static char *
dup_facts (const BrgRatingUpdateRow *row)
{
  g_autofree char *day = brg_names_dup_day (row->day);
  g_autofree char *name = brg_entry_dup_name (row->listed);
  g_autofree char *number =
      *row->entry->fide_id == '\0' && *row->listed->fide_id != '\0'
          /* Translators: the number of a player in FIDE's lists */
          ? g_strdup_printf (_ (", FIDE ID %s is added"), row->listed->fide_id)
          : g_strdup ("");

  if (*row->listed->title != '\0' && !g_str_equal (row->listed->title, row->entry->title))
    /* Translators: a rating list, its day, the name and title of a player there, "the same FIDE
     * ID",
     * ", FIDE ID 123 is added" or nothing */
    return g_strdup_printf (_ ("%s of %s: %s, title %s; %s%s"), row->list, day, name,
                            row->listed->title, brg_rating_match_describe (row->match), number);
  /* Translators: a rating list, its day, the name of a player there, "the same FIDE ID", ", FIDE ID
   * 123 is added" or nothing */
  return g_strdup_printf (_ ("%s of %s: %s; %s%s"), row->list, day, name,
                          brg_rating_match_describe (row->match), number);
}

static void
add_row (BrgRatingUpdateSheet *self, BrgRatingUpdateRow *row)
{
  GtkWidget *widget = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();
  g_autofree char *name = brg_entry_dup_name (row->entry);
  g_autofree char *old = dup_rating (row->rating);
  g_autofree char *new = dup_rating (row->listed->rating);
  g_autofree char *change = g_strdup_printf ("%s → %s", old, new);
  g_autofree char *facts = dup_facts (row);
  GtkWidget *label = gtk_label_new (change);
  /* Translators: the name of a player, his rating here and in the list */
  g_autofree char *spoken = g_strdup_printf (_ ("%s: %s here, %s in the list"), name, old, new);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (widget), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (widget), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (widget), facts);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), row->is_taken);
  /* Listed without a rating: shown, and nothing is there to take. */
  gtk_widget_set_sensitive (check, row->can_take);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  g_object_set_data (G_OBJECT (check), "brg-row", row);
  g_signal_connect_swapped (check, "toggled", G_CALLBACK (on_toggled), self);
  adw_action_row_add_prefix (ADW_ACTION_ROW (widget), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (widget), check);
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (widget), label);
  gtk_list_box_append (self->list, widget);
}

static void
fill_list (BrgRatingUpdateSheet *self)
{
  brg_ui_clear (self->list);
  self->is_filling = TRUE;
  for (guint i = 0; i < self->update->rows->len; i++)
    {
      BrgRatingUpdateRow *row = self->update->rows->pdata[i];

      if (row->differs)
        add_row (self, row);
    }
  self->is_filling = FALSE;
}

static void
show_counts (BrgRatingUpdateSheet *self)
{
  guint n_players = self->update->rows->len;
  guint n_missing = brg_rating_update_count (self->update, BRG_RATING_MATCH_NONE);
  guint n_several = brg_rating_update_count (self->update, BRG_RATING_MATCH_SEVERAL);
  guint n_differ = 0;
  g_autofree char *sentence = NULL;

  for (guint i = 0; i < n_players; i++)
    n_differ += ((const BrgRatingUpdateRow *) self->update->rows->pdata[i])->differs;
  /* Translators: numbers of players */
  sentence = g_strdup_printf (
      _ ("Rating differs: %u. Agrees: %u. Not in the lists: %u. Several with "
         "that name: %u. Nothing is written before you take it."),
      n_differ, n_players - n_missing - n_several - n_differ, n_missing, n_several);
  gtk_label_set_text (self->state_label, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->list), n_differ > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->all_button), n_differ > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->none_button), n_differ > 0);
}

typedef struct
{
  BrgSnapshot *snapshot;
  char *path;
  BrgRatingKind kind;
  gint from_round;
} Question;

static void
free_question (gpointer data)
{
  Question *question = data;

  brg_snapshot_unref (question->snapshot);
  g_free (question->path);
  g_free (question);
}

static void
ask (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data, GCancellable *cancellable)
{
  Question *question = data;
  GError *error = NULL;
  BrgRatingUpdate *update =
      brg_rating_update_new (question->snapshot, question->path, question->kind,
                             question->from_round, cancellable, &error);

  if (update != NULL)
    g_task_return_pointer (task, update, (GDestroyNotify) brg_rating_update_free);
  else
    g_task_return_error (task, error);
}

static void
on_asked (GObject *source, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  BrgRatingUpdateSheet *self = BRG_RATING_UPDATE_SHEET (source);
  g_autoptr (GError) error = NULL;
  BrgRatingUpdate *update = g_task_propagate_pointer (G_TASK (result), &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (update == NULL)
    {
      gtk_label_set_text (self->state_label, error->message);
      return;
    }
  self->update = update;
  fill_list (self);
  show_counts (self);
  update_button (self);
}

static const char *
describe_round (BrgRatingUpdateSheet *self, gint from_round)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));

  if (from_round > 1)
    return _ ("Rounds before keep the ratings that they were played with.");
  if (snapshot->rounds->len > 0)
    return _ ("Rounds are paired already: their order stays, but rating changes and tie-breaks by "
              "ratings follow the new ratings in all rounds.");
  return _ ("The ratings hold for the whole event.");
}

/* A list that is there no more belongs to the rows that are shown. */
static void
look_up (BrgRatingUpdateSheet *self)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  g_autoptr (GTask) task = NULL;
  Question *question = g_new0 (Question, 1);
  BrgRatingReason reason;
  const char *article;

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  brg_ui_clear (self->list);
  gtk_widget_set_visible (GTK_WIDGET (self->list), FALSE);
  g_clear_pointer (&self->update, brg_rating_update_free);
  question->snapshot = brg_snapshot_ref (snapshot);
  question->path = brg_listed_players_dup_path ();
  question->kind = brg_rating_report_find_kind (snapshot, &reason, &article);
  question->from_round = brg_spin_row_get_value (self->round_row);
  gtk_label_set_text (self->round_label, describe_round (self, question->from_round));
  gtk_label_set_text (self->state_label, _ ("The rating lists are being asked…"));
  update_button (self);
  task = g_task_new (self, self->cancellable, on_asked, NULL);
  g_task_set_task_data (task, question, free_question);
  g_task_run_in_thread (task, ask);
}

static void
tick (BrgRatingUpdateSheet *self, gboolean is_taken)
{
  for (guint i = 0; self->update != NULL && i < self->update->rows->len; i++)
    {
      BrgRatingUpdateRow *row = self->update->rows->pdata[i];

      row->is_taken = is_taken && row->differs && row->can_take;
    }
  if (self->update == NULL)
    return;
  fill_list (self);
  update_button (self);
}

static void
on_all_clicked (BrgRatingUpdateSheet *self)
{
  tick (self, TRUE);
}

static void
on_none_clicked (BrgRatingUpdateSheet *self)
{
  tick (self, FALSE);
}

static void
on_take_clicked (BrgRatingUpdateSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  g_autoptr (GArray) taken = brg_rating_update_dup_taken (self->update);
  GError *error = NULL;
  gboolean done = brg_store_update_ratings (brg_session_get_store (session), snapshot->group->id,
                                            taken, self->update->from_round, &error);

  if (done)
    gtk_window_close (GTK_WINDOW (self));
  brg_session_finish (session, done, error);
}

static void
brg_rating_update_sheet_dispose (GObject *object)
{
  BrgRatingUpdateSheet *self = BRG_RATING_UPDATE_SHEET (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  G_OBJECT_CLASS (brg_rating_update_sheet_parent_class)->dispose (object);
}

static void
brg_rating_update_sheet_finalize (GObject *object)
{
  brg_rating_update_free (BRG_RATING_UPDATE_SHEET (object)->update);
  G_OBJECT_CLASS (brg_rating_update_sheet_parent_class)->finalize (object);
}

/* The task holds the sheet: closing has to stop it. */
static gboolean
on_close_request (BrgRatingUpdateSheet *self)
{
  g_cancellable_cancel (self->cancellable);
  return GDK_EVENT_PROPAGATE;
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgRatingUpdateSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (round_group), CHILD (round_row),  CHILD (round_label), CHILD (state_label),
  CHILD (list),        CHILD (all_button), CHILD (none_button), CHILD (take_button),
};

static void
brg_rating_update_sheet_class_init (BrgRatingUpdateSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BRG_TYPE_SPIN_ROW);
  G_OBJECT_CLASS (klass)->dispose = brg_rating_update_sheet_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_rating_update_sheet_finalize;
  brg_template_set (klass, "brg-rating-update-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, on_all_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_none_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_take_clicked);
}

static void
brg_rating_update_sheet_init (BrgRatingUpdateSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->take_button));
  g_signal_connect (self, "close-request", G_CALLBACK (on_close_request), NULL);
}

void
brg_rating_update_sheet_present (BrgShell *shell)
{
  BrgRatingUpdateSheet *self;
  BrgSnapshot *snapshot;
  gint n_paired;

  g_return_if_fail (BRG_IS_SHELL (shell));

  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  if (snapshot == NULL)
    return;
  self = g_object_new (BRG_TYPE_RATING_UPDATE_SHEET, "transient-for", shell, NULL);
  n_paired = (gint) snapshot->rounds->len;
  brg_spin_row_set_range (self->round_row, 1,
                          MAX (brg_snapshot_count_rounds (snapshot), n_paired + 1));
  /* What was played stays as it was, unless the arbiter says otherwise. */
  brg_spin_row_set_value (self->round_row, n_paired > 0 ? n_paired + 1 : 1);
  gtk_widget_set_visible (self->round_group, n_paired > 0 || brg_rating_update_is_long (snapshot));
  look_up (self);
  g_signal_connect_swapped (self->round_row, "changed", G_CALLBACK (look_up), self);
  gtk_window_present (GTK_WINDOW (self));
}
