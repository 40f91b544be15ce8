/* brg-ratings-sheet.c - ratings and norms of the group
 *
 * Tests: tests/gui/ratings.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ratings-sheet.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-article-words.h"
#include "brg-format-error.h"
#include "brg-name-words.h"
#include "brg-next-step.h"
#include "brg-output.h"
#include "brg-rating-export.h"
#include "brg-rating-report.h"
#include "brg-ratings-columns.h"
#include "brg-ratings-item.h"
#include "brg-ratings-rows.h"
#include "brg-report-check-sheet.h"
#include "brg-store-ratings.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

#define DETAILS_WIDTH 370.0

struct _BrgRatingsSheet
{
  BrgSheet parent_instance;

  GtkToggleButton *ratings_button;
  GtkToggleButton *norms_button;
  GtkDropDown *kind_drop;
  GtkLabel *kind_label;
  GtkBox *columns;
  GtkStack *stack;
  GtkColumnView *ratings_view;
  GtkColumnView *norms_view;
  GtkLabel *empty_label;
  GtkWidget *details;
  GtkLabel *name_label;
  GtkWidget *k_box;
  GtkEntry *k_entry;
  GtkLabel *k_label;
  GtkLabel *sum_label;
  GtkListBox *list;
  GtkLabel *notes_label;

  BrgRatingReport *report;
  GListStore *players; /* BrgRatingsItem by players */
  GListStore *norms;   /* BrgRatingsItem by norms */
  GtkSingleSelection *player_selection;
  GtkSingleSelection *norm_selection;
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (BrgRatingsSheet, brg_ratings_sheet, BRG_TYPE_SHEET)

/* In the order of the drop-down; the first one is what follows from the time control. */
static const char *const kinds[] = { "", "standard", "rapid", "blitz", "elo", "none" };

static gboolean
shows_norms (BrgRatingsSheet *self)
{
  return gtk_toggle_button_get_active (self->norms_button);
}

/* What is selected */

static gint
get_selected (GtkSingleSelection *selection)
{
  gpointer item = gtk_single_selection_get_selected_item (selection);

  return item != NULL ? (gint) brg_ratings_item_get_index (item) : -1;
}

static const BrgNorm *
get_norm (BrgRatingsSheet *self, gint index)
{
  return &g_array_index (self->report->norms, BrgNorm, (guint) index);
}

static void
show_k (BrgRatingsSheet *self, gint player)
{
  const BrgRatingLine *line = player >= 0 && self->report->list != NULL && !shows_norms (self)
                                  ? &self->report->list->lines[player]
                                  : NULL;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->k_box, line != NULL && line->rating > 0);
  if (line == NULL || line->rating == 0)
    return;
  text = g_strdup_printf (
      "%d", line->is_own_k ? brg_snapshot_get_entry (self->report->boards, player)->k_factor
                           : line->usual_k);
  brg_ui_set_text (self->k_entry, text);
  g_free (text);
  if (line->is_limited_k)
    /* Translators: a development coefficient, a number of games */
    text = g_strdup_printf (_ ("limited to %d because of %d games"), line->k, line->n_games);
  else if (line->is_own_k)
    /* Translators: %d is a development coefficient */
    text = g_strdup_printf (_ ("set by hand; empty: %d by the rules"), line->usual_k);
  else
    text = g_strdup (_ ("by the rules"));
  gtk_label_set_text (self->k_label, text);
}

static void
show_player (BrgRatingsSheet *self, gint player)
{
  g_autofree char *name = NULL;
  g_autofree char *sum = NULL;

  if (player < 0 || self->report->list == NULL)
    return;
  name = brg_name_words_dup (self->report->boards, player, BRG_NAME_PLAIN, NULL);
  sum = brg_ratings_rows_dup_sum (self->report, player);
  gtk_label_set_text (self->name_label, name);
  gtk_label_set_text (self->sum_label, sum);
  brg_ratings_rows_fill_games (self->list, self->report, player);
}

static void
show_norm (BrgRatingsSheet *self, gint index)
{
  const BrgNorm *norm;
  g_autofree char *name = NULL;
  g_autofree char *sum = NULL;

  if (index < 0)
    return;
  norm = get_norm (self, index);
  name = brg_name_words_dup (self->report->boards, norm->player, BRG_NAME_PLAIN, NULL);
  sum = brg_ratings_rows_dup_norm (norm);
  gtk_label_set_text (self->name_label, name);
  gtk_label_set_text (self->sum_label, sum);
  brg_ratings_rows_fill_norm (self->list, norm);
}

static void
show_details (BrgRatingsSheet *self)
{
  if (self->is_filling)
    return;
  brg_ratings_rows_clear (self->list);
  gtk_label_set_text (self->name_label, "");
  gtk_label_set_text (self->sum_label, "");
  show_k (self, get_selected (self->player_selection));
  if (shows_norms (self))
    show_norm (self, get_selected (self->norm_selection));
  else
    show_player (self, get_selected (self->player_selection));
  gtk_widget_set_visible (GTK_WIDGET (self->list),
                          gtk_widget_get_first_child (GTK_WIDGET (self->list)) != NULL);
}

/* The two tables */

static const char *
choose_page (BrgRatingsSheet *self)
{
  if (shows_norms (self))
    return self->report->norms->len > 0 ? "norms" : "empty";
  return self->report->list != NULL && self->report->list->n_lines > 0 ? "ratings" : "empty";
}

static void
show_notes (BrgRatingsSheet *self)
{
  g_autoptr (GPtrArray) notes =
      brg_rating_words_list_notes (brg_ui_get_words (), self->report->list, self->report->reason);
  g_autofree char *text = NULL;

  g_ptr_array_add (notes, NULL);
  text = g_strjoinv ("\n", (char **) notes->pdata);
  gtk_label_set_text (self->notes_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->notes_label), !shows_norms (self));
}

static void
show_page (BrgRatingsSheet *self)
{
  gtk_stack_set_visible_child_name (self->stack, choose_page (self));
  gtk_label_set_text (self->empty_label,
                      shows_norms (self)
                          ? _ ("Nobody has achieved a norm or can still achieve one.")
                          : _ ("The results are not rated, or there are no players."));
  show_notes (self);
  show_details (self);
}

static void
show_kind (BrgRatingsSheet *self)
{
  const BrgWords *words = brg_ui_get_words ();
  const char *stored = self->report->snapshot->group->rating_kind;
  g_autofree char *text = NULL;
  g_autofree char *article = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i], stored))
      gtk_drop_down_set_selected (self->kind_drop, i);
  if (self->report->article != NULL)
    article = brg_article_words_beside (words, self->report->snapshot->event->rulebook,
                                        self->report->article);
  if (article != NULL)
    /* Translators: a rating list, book and article that class the time control */
    text = g_strdup_printf (_ ("%s, by %s"), brg_rating_words_kind (words, self->report->kind),
                            article);
  else
    text = g_strdup (brg_rating_words_kind (words, self->report->kind));
  brg_article_set_markup (self->kind_label, self->report->snapshot->event->rulebook, text,
                          self->report->article);
}

static void
fill_items (GListStore *items, guint n_items)
{
  g_list_store_remove_all (items);
  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (BrgRatingsItem) item = brg_ratings_item_new (i);

      g_list_store_append (items, item);
    }
}

static void
refresh (BrgRatingsSheet *self)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  guint player = gtk_single_selection_get_selected (self->player_selection);

  self->is_filling = TRUE;
  g_clear_pointer (&self->report, brg_rating_report_free);
  self->report = brg_rating_report_new (snapshot, NULL);
  fill_items (self->players, self->report->list != NULL ? (guint) self->report->list->n_lines : 0);
  fill_items (self->norms, self->report->norms->len);
  if (player < g_list_model_get_n_items (G_LIST_MODEL (self->players)))
    gtk_single_selection_set_selected (self->player_selection, player);
  show_kind (self);
  self->is_filling = FALSE;
  show_page (self);
}

static void
focus_table (BrgRatingsSheet *self)
{
  const char *page = gtk_stack_get_visible_child_name (self->stack);

  if (g_str_equal (page, "ratings"))
    gtk_widget_grab_focus (GTK_WIDGET (self->ratings_view));
  else if (g_str_equal (page, "norms"))
    gtk_widget_grab_focus (GTK_WIDGET (self->norms_view));
}

/* Actions */

static void
on_kind_selected (BrgRatingsSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  guint selected = gtk_drop_down_get_selected (self->kind_drop);
  GError *error = NULL;
  gboolean done;

  if (self->is_filling || selected >= G_N_ELEMENTS (kinds))
    return;
  done = brg_store_set_rating_kind (brg_session_get_store (session),
                                    self->report->snapshot->group->id, kinds[selected], &error);
  brg_session_finish (session, done, error);
  refresh (self);
}

/* Empty for the K of the rules. */
static gboolean
read_k (BrgRatingsSheet *self, gint *k)
{
  g_autofree char *text = brg_ui_dup_text (self->k_entry);
  guint64 value = 0;

  *k = 0;
  if (*text == '\0')
    return TRUE;
  if (!g_ascii_string_to_unsigned (text, 10, 0, BRG_RATING_MOST_K, &value, NULL))
    return FALSE;
  *k = (gint) value;
  return TRUE;
}

static void
on_k_set (BrgRatingsSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  gint player = get_selected (self->player_selection);
  const BrgEntry *entry;
  GError *error = NULL;
  gboolean done;
  gint k;

  if (player < 0 || self->report->list == NULL)
    return;
  if (!read_k (self, &k))
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      gtk_widget_add_css_class (GTK_WIDGET (self->k_entry), "error");
      gtk_label_set_text (self->k_label, _ ("a whole number up to 100"));
      return;
    }
  gtk_widget_remove_css_class (GTK_WIDGET (self->k_entry), "error");
  entry = brg_snapshot_get_entry (self->report->boards, player);
  /* The K of the rules need not be given by hand. */
  if (entry->k_factor == 0 && k == self->report->list->lines[player].usual_k)
    {
      focus_table (self);
      return;
    }
  done = brg_store_set_k_factor (brg_session_get_store (session), entry->id, k, &error);
  brg_session_finish (session, done, error);
  refresh (self);
  focus_table (self);
}

static void
print (BrgRatingsSheet *self)
{
  const BrgSnapshot *snapshot = self->report->snapshot;
  g_autofree char *target = g_strdup_printf ("%s/%d", shows_norms (self) ? "norms" : "ratings",
                                             brg_snapshot_current_round (snapshot));

  brg_sheet_leave_for (BRG_SHEET (self), "documents", target);
}

static void
on_print (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  print (BRG_RATINGS_SHEET (widget));
}

static void
on_show (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter)
{
  BrgRatingsSheet *self = BRG_RATINGS_SHEET (widget);
  gboolean is_norms = g_str_equal (g_variant_get_string (parameter, NULL), "norms");

  if (is_norms && !gtk_widget_get_visible (GTK_WIDGET (self->norms_button)))
    return;
  gtk_toggle_button_set_active (is_norms ? self->norms_button : self->ratings_button, TRUE);
  focus_table (self);
}

static void
on_file_picked (const char *path, gpointer data)
{
  BrgRatingsSheet *self = data;
  BrgTrfDialect dialect = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (self), "brg-dialect"));
  g_autoptr (GPtrArray) notes = brg_format_notes_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *message = NULL;

  if (path == NULL)
    return;
  text = brg_rating_export_make (self->report->snapshot, dialect, notes, &error);
  if (text == NULL || !brg_output_write (path, text, -1, BRG_OUTPUT_PRIVATE, &error))
    {
      brg_ui_tell (GTK_WIDGET (self), _ ("The file was not written"), error->message);
      return;
    }
  /* Translators: %s is the path of a file */
  message = g_strdup_printf (_ ("Written: %s"), path);
  brg_session_tell (brg_sheet_get_session (BRG_SHEET (self)), message);
  if (notes->len > 0)
    {
      g_autoptr (GString) lines = g_string_new (NULL);

      for (guint i = 0; i < notes->len; i++)
        g_string_append_printf (lines, "%s%s", i > 0 ? "\n" : "",
                                ((const BrgFormatNote *) notes->pdata[i])->text);
      brg_ui_tell (GTK_WIDGET (self), _ ("The format cannot hold everything"), lines->str);
    }
}

static void
pick_file (gpointer data)
{
  BrgRatingsSheet *self = data;
  const char *const filters[] = { _ ("Reports"), "*.trf;*.trfx;*.txt", NULL };
  g_autofree char *name = brg_rating_export_dup_name (self->report->snapshot);

  brg_ui_pick_file (GTK_WIDGET (self), _ ("Save the Rating Report"), BRG_FILE_SAVE, filters, name,
                    on_file_picked, self);
}

/* What the rating officer would ask for is said before the file is made. */
static void
save_report (BrgRatingsSheet *self, BrgTrfDialect dialect)
{
  g_object_set_data (G_OBJECT (self), "brg-dialect", GINT_TO_POINTER (dialect));
  brg_report_check_sheet_present (BRG_SHEET (self), self->report->snapshot, pick_file, self);
}

static void
on_save_26 (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  save_report (BRG_RATINGS_SHEET (widget), BRG_TRF_26);
}

static void
on_save_16 (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  save_report (BRG_RATINGS_SHEET (widget), BRG_TRF_16);
}

static void
brg_ratings_sheet_dispose (GObject *object)
{
  BrgRatingsSheet *self = BRG_RATINGS_SHEET (object);

  self->is_filling = TRUE;
  if (self->players != NULL)
    g_list_store_remove_all (self->players);
  if (self->norms != NULL)
    g_list_store_remove_all (self->norms);
  g_clear_object (&self->players);
  g_clear_object (&self->norms);
  g_clear_pointer (&self->report, brg_rating_report_free);
  G_OBJECT_CLASS (brg_ratings_sheet_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_k_set);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgRatingsSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (ratings_button), CHILD (norms_button), CHILD (kind_drop),    CHILD (kind_label),
  CHILD (columns),        CHILD (stack),        CHILD (ratings_view), CHILD (norms_view),
  CHILD (empty_label),    CHILD (details),      CHILD (name_label),   CHILD (k_box),
  CHILD (k_entry),        CHILD (k_label),      CHILD (sum_label),    CHILD (list),
  CHILD (notes_label),
};

static void
brg_ratings_sheet_class_init (BrgRatingsSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_ratings_sheet_dispose;
  gtk_widget_class_install_action (widget_class, "ratings.print", NULL, on_print);
  gtk_widget_class_install_action (widget_class, "ratings.show", "s", on_show);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "ratings.print",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1, GDK_CONTROL_MASK, "ratings.show",
                                       "s", "ratings");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_2, GDK_CONTROL_MASK, "ratings.show",
                                       "s", "norms");
  gtk_widget_class_install_action (widget_class, "ratings.save-26", NULL, on_save_26);
  gtk_widget_class_install_action (widget_class, "ratings.save-16", NULL, on_save_16);
  brg_template_set (klass, "brg-ratings-sheet", children, G_N_ELEMENTS (children));
  bind_children (widget_class);
}

static GtkSingleSelection *
make_selection (BrgRatingsSheet *self, GtkColumnView *view, GListStore *items)
{
  GtkSingleSelection *selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (items)));

  gtk_column_view_set_model (view, GTK_SELECTION_MODEL (selection));
  g_signal_connect_object (selection, "notify::selected", G_CALLBACK (show_details), self,
                           G_CONNECT_SWAPPED);
  g_object_unref (selection);
  return selection;
}

static void
brg_ratings_sheet_init (BrgRatingsSheet *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  self->is_filling = TRUE;
  gtk_string_list_append (names, _ ("by the time control"));
  for (guint i = 1; i < G_N_ELEMENTS (kinds); i++)
    {
      BrgRatingKind kind = BRG_RATING_NONE;

      brg_rating_kind_from_id (kinds[i], &kind);
      gtk_string_list_append (names, brg_rating_words_kind (brg_ui_get_words (), kind));
    }
  gtk_drop_down_set_model (self->kind_drop, G_LIST_MODEL (names));
  self->players = g_list_store_new (BRG_TYPE_RATINGS_ITEM);
  self->norms = g_list_store_new (BRG_TYPE_RATINGS_ITEM);
  self->player_selection = make_selection (self, self->ratings_view, self->players);
  self->norm_selection = make_selection (self, self->norms_view, self->norms);
  brg_ratings_columns_add (self->ratings_view, self->norms_view, &self->report);
  g_signal_connect_swapped (self->kind_drop, "notify::selected", G_CALLBACK (on_kind_selected),
                            self);
}

void
brg_ratings_sheet_present (BrgShell *shell)
{
  BrgSnapshot *snapshot;
  BrgRatingsSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  if (snapshot == NULL)
    return;
  self = g_object_new (BRG_TYPE_RATINGS_SHEET, "transient-for", shell, NULL);
  gtk_widget_set_size_request (
      self->details, (int) (DETAILS_WIDTH * brg_ui_get_text_scale (GTK_WIDGET (self))), -1);
  refresh (self);
  gtk_widget_set_visible (GTK_WIDGET (self->norms_button),
                          brg_rating_report_knows_norms (snapshot));
  g_signal_connect_object (self->norms_button, "toggled", G_CALLBACK (show_page), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (self));
  focus_table (self);
}
