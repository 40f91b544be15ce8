/* brg-table-why.c - why one player is above another, and where a number of the table comes from
 *
 * The popover has three faces: the answer, the search for another player to compare with, and the
 * whole sums. All of them are made anew when they are shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-table-why.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-name-words.h"
#include "brg-player-search.h"
#include "brg-shell.h"
#include "brg-standing-scene.h"
#include "brg-standing-text.h"
#include "brg-standing-view.h"
#include "brg-tab-bin.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

/* So many players are offered. */
#define MAX_FOUND 6

/* What the popover leaves free of the window. */
#define MARGIN 90

struct _BrgTableWhy
{
  GtkPopover parent_instance;

  GtkWidget *scrolled; /* owned as a child, as all below */
  GtkWidget *content;
  GtkWidget *entry; /* while another player is looked for */
  GtkWidget *found;
  GtkWidget *title;
  GtkWidget *sides; /* while sums are on show */

  BrgSnapshot *snapshot;
  BrgEventTable *table; /* of the snapshot, made when it is first asked for */
  gint player;
  gint other;     /* -1: one player's sum */
  gint criterion; /* whose sums are on show */
  gboolean shows_sums;
};

G_DEFINE_FINAL_TYPE (BrgTableWhy, brg_table_why, GTK_TYPE_POPOVER)

static void show_answer (BrgTableWhy *self);
static void show_sums (BrgTableWhy *self, gint criterion);

static BrgStandingScene
get_scene (BrgTableWhy *self)
{
  if (self->table == NULL)
    self->table = brg_event_table_new (self->snapshot, 0);
  return (BrgStandingScene){ self->snapshot, self->table, brg_ui_get_words () };
}

static gboolean
has_player (BrgTableWhy *self, gint player)
{
  return self->snapshot != NULL && player >= 0 && (guint) player < self->snapshot->entries->len &&
         player < get_scene (self).table->standings->n_lines;
}

/* Sums are as wide as they are and scroll; all else is wrapped. */
static void
clear_content (BrgTableWhy *self, gboolean may_be_wide)
{
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled),
                                  may_be_wide ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  self->title = NULL;
  self->sides = NULL;
  self->entry = NULL;
  self->found = NULL;
  brg_ui_clear (self->content);
}

static void
append (BrgTableWhy *self, GtkWidget *widget)
{
  gtk_box_append (GTK_BOX (self->content), widget);
}

/* @article: (nullable): cited in @text, a link there. */
static void
set_title (BrgTableWhy *self, const char *text, const char *article)
{
  brg_article_set_markup (GTK_LABEL (self->title), self->snapshot->event->rulebook, text, article);
  gtk_label_set_width_chars (GTK_LABEL (self->title), MIN ((gint) g_utf8_strlen (text, -1), 48));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
append_title (BrgTableWhy *self, const char *text)
{
  self->title = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->title), 0.0f);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->title), 48);
  gtk_widget_add_css_class (self->title, "brg-why-title");
  append (self, self->title);
  set_title (self, text, NULL);
}

/* Whatever is shown fits into the window, and scrolls where it does not. A scrolled window asks for
 * the height that its child has at its narrowest: here it is the height at the width it gets. */
static void
fit (BrgTableWhy *self)
{
  GtkScrolledWindow *scrolled = GTK_SCROLLED_WINDOW (self->scrolled);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  gint max_width = MAX (gtk_widget_get_width (window) - MARGIN, 320);
  gint max_height = MAX (gtk_widget_get_height (window) - 2 * MARGIN, 240);
  gint narrowest;
  gint width;
  gint height;

  gtk_widget_measure (self->content, GTK_ORIENTATION_HORIZONTAL, -1, &narrowest, &width, NULL,
                      NULL);
  width = MAX (MIN (width, max_width), narrowest);
  gtk_widget_measure (self->content, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  height = MIN (height, max_height);
  gtk_scrolled_window_set_max_content_width (scrolled, max_width);
  gtk_scrolled_window_set_min_content_height (scrolled, -1);
  gtk_scrolled_window_set_max_content_height (scrolled, height);
  gtk_scrolled_window_set_min_content_height (scrolled, height);
}

static GtkWidget *
append_button (BrgTableWhy *self, GtkWidget *box, const char *label, GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_signal_connect_swapped (button, "clicked", callback, self);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static char *
dup_sums_text (BrgTableWhy *self)
{
  BrgStandingScene scene = get_scene (self);
  g_autoptr (BrgStandingSum) sum = brg_standing_sum_new (&scene, self->player, self->criterion);
  g_autofree char *text = brg_standing_sum_dup_text (sum);
  g_autoptr (BrgStandingSum) other = NULL;
  g_autofree char *other_text = NULL;

  if (self->other < 0)
    return g_steal_pointer (&text);
  other = brg_standing_sum_new (&scene, self->other, self->criterion);
  other_text = brg_standing_sum_dup_text (other);
  return g_strconcat (text, "\n", other_text, NULL);
}

static void
on_copy_clicked (BrgTableWhy *self)
{
  BrgStandingScene scene = get_scene (self);
  g_autoptr (BrgStandingAnswer) answer = NULL;
  g_autofree char *text = NULL;

  if (self->shows_sums)
    text = dup_sums_text (self);
  else
    {
      answer = brg_standing_answer_new (&scene, self->player, self->other);
      text = brg_standing_answer_dup_text (answer, &scene);
    }
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  gtk_popover_popdown (GTK_POPOVER (self));
  brg_session_tell (brg_shell_get_session (brg_shell_find (GTK_WIDGET (self))), _ ("Copied"));
}

static void
take_other (BrgTableWhy *self, gint other)
{
  if (other == self->player)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  self->other = other;
  show_answer (self);
}

static void
on_row_activated (BrgTableWhy *self, GtkListBoxRow *row)
{
  take_other (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "brg-player")));
}

static GtkWidget *
make_row (BrgTableWhy *self, gint player)
{
  const BrgEntry *entry = brg_snapshot_get_entry (self->snapshot, player);
  g_autofree char *name = brg_name_words_dup (self->snapshot, player, BRG_NAME_PLAIN, NULL);
  /* Translators: the start number of a player, his name */
  g_autofree char *text = g_strdup_printf (_ ("No. %d %s"), entry->number, name);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_object_set_data (G_OBJECT (row), "brg-player", GINT_TO_POINTER (player));
  return row;
}

static void
on_search_changed (BrgTableWhy *self)
{
  g_autoptr (GArray) found = brg_player_search (self->snapshot, brg_ui_get_text (self->entry),
                                                self->snapshot->entries->len);
  gint n_found = 0;

  brg_ui_clear (self->found);
  for (guint i = 0; i < found->len && n_found < MAX_FOUND; i++)
    {
      gint player = g_array_index (found, gint, i);

      if (player == self->player || !has_player (self, player))
        continue;
      gtk_list_box_append (GTK_LIST_BOX (self->found), make_row (self, player));
      n_found++;
    }
  gtk_widget_set_visible (self->found, n_found > 0);
  gtk_list_box_select_row (GTK_LIST_BOX (self->found),
                           gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->found), 0));
  fit (self);
}

static void
on_search_activated (BrgTableWhy *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (GTK_LIST_BOX (self->found));

  if (row != NULL)
    on_row_activated (self, row);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static gboolean
on_search_key (BrgTableWhy *self,
               guint keyval,
               guint keycode G_GNUC_UNUSED,
               GdkModifierType state G_GNUC_UNUSED)
{
  if (keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down)
    brg_ui_move_mark (GTK_LIST_BOX (self->found), 1);
  else if (keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up)
    brg_ui_move_mark (GTK_LIST_BOX (self->found), -1);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
show_search (BrgTableWhy *self)
{
  g_autofree char *title = NULL;

  clear_content (self, FALSE);
  /* Translators: %s is a player */
  title = g_strdup_printf (_ ("Compare %s with whom?"),
                           brg_snapshot_get_entry (self->snapshot, self->player)->family_name);
  append_title (self, title);
  self->entry = gtk_entry_new ();
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), _ ("Name or number"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, -1);
  brg_ui_add_keys (self->entry, GTK_PHASE_CAPTURE, G_CALLBACK (on_search_key), self);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (on_search_changed), self);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (on_search_activated), self);
  append (self, self->entry);
  self->found = gtk_list_box_new ();
  gtk_widget_add_css_class (self->found, "brg-finder-list");
  gtk_widget_set_visible (self->found, FALSE);
  g_signal_connect_swapped (self->found, "row-activated", G_CALLBACK (on_row_activated), self);
  append (self, brg_tab_bin_new (self->found));
  fit (self);
  gtk_widget_grab_focus (self->entry);
}

static void
on_sums_clicked (BrgTableWhy *self)
{
  BrgStandingScene scene = get_scene (self);
  g_autoptr (BrgStandingAnswer) answer =
      brg_standing_answer_new (&scene, self->player, self->other);

  /* What decides, else the last that was compared. */
  show_sums (self, answer->deciding >= 0 && answer->deciding <= (gint) scene.table->n_criteria
                       ? answer->deciding
                       : (gint) scene.table->n_criteria);
}

static void
show_answer (BrgTableWhy *self)
{
  BrgStandingScene scene = get_scene (self);
  g_autoptr (BrgStandingAnswer) answer =
      brg_standing_answer_new (&scene, self->player, self->other);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *first;

  self->shows_sums = FALSE;
  self->player = answer->player;
  self->other = answer->other;
  clear_content (self, FALSE);
  append_title (self, answer->title);
  if (answer->lines->len > 0)
    {
      append (self, brg_standing_view_new_lines (self->snapshot->event->rulebook, answer));
      append (self, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
    }
  append (self, brg_standing_view_new_sentences (GTK_WIDGET (self), self->snapshot->event->rulebook,
                                                 answer->sentences));
  first = append_button (self, buttons, _ ("_All Parts"), G_CALLBACK (on_sums_clicked));
  append_button (self, buttons, _ ("_Copy Text"), G_CALLBACK (on_copy_clicked));
  append_button (self, buttons, _ ("_Other Player…"), G_CALLBACK (show_search));
  append (self, buttons);
  fit (self);
  gtk_widget_grab_focus (first);
}

/* The sums of both, or of one, side by side. */
static void
fill_sides (BrgTableWhy *self, const BrgStandingScene *scene)
{
  const gint players[] = { self->player, self->other };
  const char *article;
  g_autofree char *name = brg_standing_scene_dup_criterion (scene, self->criterion, &article);
  g_autofree char *cited =
      article != NULL ? brg_ui_dup_article (self->snapshot->event->rulebook, article) : NULL;
  g_autofree char *title =
      cited != NULL ? g_strdup_printf ("%s, %s", name, cited) : g_strdup (name);

  set_title (self, title, article);
  brg_ui_clear (self->sides);
  for (guint i = 0; i < G_N_ELEMENTS (players) && players[i] >= 0; i++)
    {
      g_autoptr (BrgStandingSum) sum = brg_standing_sum_new (scene, players[i], self->criterion);

      gtk_box_append (
          GTK_BOX (self->sides),
          brg_standing_view_new_sum (GTK_WIDGET (self), self->snapshot->event->rulebook, sum));
    }
}

static void
on_criterion_chosen (BrgTableWhy *self, GParamSpec *pspec G_GNUC_UNUSED, GtkDropDown *choice)
{
  BrgStandingScene scene = get_scene (self);

  self->criterion = (gint) gtk_drop_down_get_selected (choice);
  fill_sides (self, &scene);
  fit (self);
}

/* Which of the criteria is on show. */
static GtkWidget *
make_choice (BrgTableWhy *self, const BrgStandingScene *scene)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  GtkWidget *choice;

  for (gint criterion = 0; criterion <= (gint) scene->table->n_criteria; criterion++)
    gtk_string_list_take (names, brg_standing_scene_dup_criterion (scene, criterion, NULL));
  choice = gtk_drop_down_new (G_LIST_MODEL (names), NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), (guint) self->criterion);
  gtk_widget_set_halign (choice, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Tie-break"), -1);
  g_signal_connect_object (choice, "notify::selected", G_CALLBACK (on_criterion_chosen), self,
                           G_CONNECT_SWAPPED);
  return choice;
}

static void
show_sums (BrgTableWhy *self, gint criterion)
{
  BrgStandingScene scene = get_scene (self);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *choice;

  self->shows_sums = TRUE;
  self->criterion = criterion;
  clear_content (self, TRUE);
  append_title (self, "");
  choice = make_choice (self, &scene);
  append (self, choice);
  self->sides = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);
  append (self, self->sides);
  fill_sides (self, &scene);
  if (self->other >= 0)
    append_button (self, buttons, _ ("_Back"), G_CALLBACK (show_answer));
  append_button (self, buttons, _ ("_Copy Text"), G_CALLBACK (on_copy_clicked));
  append (self, buttons);
  fit (self);
  gtk_widget_grab_focus (choice);
}

static void
pop_up (BrgTableWhy *self, const GdkRectangle *area)
{
  gtk_popover_set_pointing_to (GTK_POPOVER (self), area);
  gtk_popover_popup (GTK_POPOVER (self));
}

static void
brg_table_why_dispose (GObject *object)
{
  BrgTableWhy *self = BRG_TABLE_WHY (object);

  g_clear_pointer (&self->table, brg_event_table_free);
  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  G_OBJECT_CLASS (brg_table_why_parent_class)->dispose (object);
}

static void
brg_table_why_class_init (BrgTableWhyClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_table_why_dispose;
}

static void
brg_table_why_init (BrgTableWhy *self)
{
  self->player = self->other = -1;
  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_add_css_class (self->content, "brg-table-why");
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (self->scrolled), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scrolled), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), self->content);
  gtk_popover_set_child (GTK_POPOVER (self), self->scrolled);
}

BrgTableWhy *
brg_table_why_new (GtkWidget *page)
{
  BrgTableWhy *self;

  g_return_val_if_fail (GTK_IS_WIDGET (page), NULL);

  self = g_object_new (BRG_TYPE_TABLE_WHY, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self), page);
  return self;
}

void
brg_table_why_set_snapshot (BrgTableWhy *self, BrgSnapshot *snapshot)
{
  g_return_if_fail (BRG_IS_TABLE_WHY (self));

  if (self->snapshot == snapshot)
    return;
  gtk_popover_popdown (GTK_POPOVER (self));
  g_clear_pointer (&self->table, brg_event_table_free);
  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  if (snapshot != NULL)
    self->snapshot = brg_snapshot_ref (snapshot);
}

gboolean
brg_table_why_ask (BrgTableWhy *self, gint player, gboolean chooses, const GdkRectangle *area)
{
  g_return_val_if_fail (BRG_IS_TABLE_WHY (self), FALSE);

  if (!has_player (self, player) || get_scene (self).table->standings->n_lines < 2)
    return FALSE;
  self->player = player;
  self->other = brg_standing_find_neighbour (get_scene (self).table, player);
  pop_up (self, area);
  if (chooses)
    show_search (self);
  else
    show_answer (self);
  return TRUE;
}

gboolean
brg_table_why_show_sum (BrgTableWhy *self, gint player, gint criterion, const GdkRectangle *area)
{
  g_return_val_if_fail (BRG_IS_TABLE_WHY (self), FALSE);

  if (!has_player (self, player) || criterion < 0 ||
      criterion > (gint) get_scene (self).table->n_criteria)
    return FALSE;
  self->player = player;
  self->other = -1;
  pop_up (self, area);
  show_sums (self, criterion);
  return TRUE;
}

char *
brg_table_why_dup_line (BrgTableWhy *self, gint player, gint criterion)
{
  BrgStandingScene scene;
  g_autoptr (BrgStandingSum) sum = NULL;

  g_return_val_if_fail (BRG_IS_TABLE_WHY (self), NULL);
  g_return_val_if_fail (has_player (self, player), NULL);

  scene = get_scene (self);
  sum = brg_standing_sum_new (&scene, player, criterion);
  return g_strdup_printf ("%s: %s", sum->holder, sum->short_form);
}
