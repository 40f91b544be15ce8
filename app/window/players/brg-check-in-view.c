/* brg-check-in-view.c - check-in before a round: who is here, who is missing, what becomes of him
 *
 * Rules: rus-draughts-2022 5.4.10.2
 * Tests: tests/gui/check-in.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-check-in-view.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "brg-admission-check.h"
#include "brg-badge-code.h"
#include "brg-check-in-list.h"
#include "brg-chip.h"
#include "brg-columns.h"
#include "brg-date-text.h"
#include "brg-date-words.h"
#include "brg-key-button.h"
#include "brg-name-words.h"
#include "brg-player-list.h"
#include "brg-player-search.h"
#include "brg-row-menu.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-wizard-columns.h"
#include "brg-wrap-box.h"

struct _BrgCheckInView
{
  GtkWidget parent_instance;

  GtkStack *stack;
  GtkLabel *count_label;
  GtkWidget *search_entry;
  GtkWidget *matches_scroller;
  GtkListBox *matches;
  GtkLabel *message_label;
  GtkLabel *missing_label;
  GtkColumnView *view;
  BrgWrapBox *buttons;

  BrgPage *page;        /* not owned */
  BrgCheckInList *list; /* owned (nullable): what is stored */
  GtkStringList *items; /* indices of entries that are missing */
  GtkSingleSelection *selection;
  GArray *found; /* gint: entries that fit what was typed */
};

G_DEFINE_FINAL_TYPE (BrgCheckInView, brg_check_in_view, GTK_TYPE_WIDGET)

/* The keys of the results: the numeric pad is enough. */
static const struct
{
  guint keyvals[2];
  const char *key;
  const char *text;
  BrgFate fate;
  const char *accel;
} commands[] = {
  { { GDK_KEY_plus, GDK_KEY_KP_Add }, "+", N_ ("Here"), BRG_FATE_HERE, "plus" },
  { { GDK_KEY_5, GDK_KEY_KP_5 }, "5", N_ ("Half-point bye"), BRG_FATE_HALF, "5" },
  { { GDK_KEY_0, GDK_KEY_KP_0 }, "0", N_ ("Misses the round"), BRG_FATE_ZERO, "0" },
  { { GDK_KEY_minus, GDK_KEY_KP_Subtract }, "−", N_ ("Withdraws"), BRG_FATE_GONE, "minus" },
  { { GDK_KEY_asterisk, GDK_KEY_KP_Multiply },
    "*",
    N_ ("Waited for"),
    BRG_FATE_WAITED,
    "asterisk" },
};

static const BrgSnapshot *
get_snapshot (BrgCheckInView *self)
{
  return brg_page_get_snapshot (self->page);
}

static gint
get_entry (gpointer item)
{
  return (gint) g_ascii_strtoll (gtk_string_object_get_string (item), NULL, 10);
}

/* The hour where the event is. */
static char *
dup_hour (BrgCheckInView *self, gint entry)
{
  const char *at = brg_check_in_list_get_at (self->list, entry);
  char *hour = *at != '\0'
                   ? brg_date_words_hour (brg_ui_get_words (), at, get_snapshot (self)->event->zone)
                   : NULL;

  return hour != NULL ? hour : g_strdup ("");
}

/* ----- The table of those who are missing ----- */

static char *
dup_number (gpointer item, gpointer data)
{
  gint number = brg_player_list_get_number (get_snapshot (data), get_entry (item));

  return number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("–");
}

static char *
dup_name (gpointer item, gpointer data)
{
  return brg_name_words_dup (get_snapshot (data), get_entry (item), BRG_NAME_FULL, NULL);
}

static char *
dup_rating (gpointer item, gpointer data)
{
  gint rating = brg_snapshot_get_entry (get_snapshot (data), get_entry (item))->rating;

  return rating > 0 ? g_strdup_printf ("%d", rating) : g_strdup ("–");
}

static char *
dup_organisation (gpointer item, gpointer data)
{
  return g_strdup (brg_snapshot_get_entry (get_snapshot (data), get_entry (item))->organisation);
}

static void
show_fate (GtkWidget *cell, gpointer item, gpointer data)
{
  static const struct
  {
    BrgChipKind kind;
    const char *text;
  } looks[BRG_N_FATES] = {
    [BRG_FATE_OPEN] = { BRG_CHIP_DRAFT, "—" },
    [BRG_FATE_HERE] = { BRG_CHIP_OK, NC_ ("check-in", "here") },
    [BRG_FATE_WAITED] = { BRG_CHIP_INFO, NC_ ("check-in", "waited for") },
    [BRG_FATE_HALF] = { BRG_CHIP_NEUTRAL, "½" },
    [BRG_FATE_ZERO] = { BRG_CHIP_NEUTRAL, "0" },
    [BRG_FATE_FULL] = { BRG_CHIP_NEUTRAL, "1" },
    [BRG_FATE_GONE] = { BRG_CHIP_NEUTRAL, NC_ ("check-in", "left") },
    [BRG_FATE_LATER] = { BRG_CHIP_NEUTRAL, NC_ ("check-in", "later") },
  };
  BrgCheckInView *self = data;
  BrgFate fate = brg_check_in_list_get_fate (self->list, get_entry (item));
  const char *text = looks[fate].text;

  brg_chip_set (BRG_CHIP (cell), looks[fate].kind, NULL,
                g_ascii_isalpha (*text) ? g_dpgettext2 (NULL, "check-in", text) : text);
}

static void
add_columns (BrgCheckInView *self)
{
  const BrgColumn columns[] = {
    { _ ("No."), BRG_COLUMN_RIGHT, 4, "brg-dim", .dup_text = dup_number },
    { _ ("Player"), BRG_COLUMN_LEFT, 24, "brg-strong", .dup_text = dup_name, .expands = TRUE },
    { C_ ("check-in", "Decision"), .make = brg_columns_make_chip, .show = show_fate },
    { _ ("Rating"), BRG_COLUMN_RIGHT, 6, "brg-dim", .dup_text = dup_rating },
    { _ ("Organisation"), BRG_COLUMN_LEFT, 12, "brg-dim", .dup_text = dup_organisation,
      .expands = TRUE },
  };

  brg_columns_add_all (self->view, columns, G_N_ELEMENTS (columns), self);
}

/* ----- What is shown ----- */

static void
show_counts (BrgCheckInView *self)
{
  gint n_here = brg_check_in_list_count (self->list, BRG_FATE_HERE);
  gint n_expected = brg_check_in_list_count_expected (self->list);
  g_autofree char *rest =
      /* Translators: behind the large number of players who are here: of how many */
      g_strdup_printf (_ ("of %d here for round %d"), n_expected,
                       brg_check_in_list_get_round (self->list));
  g_autofree char *markup =
      g_markup_printf_escaped ("<span size=\"250%%\" weight=\"bold\">%d</span> %s", n_here, rest);
  gint n_refused = brg_check_in_list_count_refused (self->list);
  g_autofree char *refused = g_strdup_printf (
      ngettext ("%d not admitted", "%d not admitted", (gulong) n_refused), n_refused);
  g_autofree char *all = NULL;
  g_autofree char *missing = g_strdup_printf (
      /* Translators: players who are not here; of them undecided, with half a point, with nothing,
       * waited for; those who left the event */
      _ ("Absent %d · undecided %d · half a point: %d · miss the round: %d · waited for: %d · "
         "left: %d"),
      n_expected - n_here, brg_check_in_list_count (self->list, BRG_FATE_OPEN),
      brg_check_in_list_count (self->list, BRG_FATE_HALF),
      brg_check_in_list_count (self->list, BRG_FATE_ZERO),
      brg_check_in_list_count (self->list, BRG_FATE_WAITED),
      brg_check_in_list_count (self->list, BRG_FATE_GONE) - n_refused);

  gtk_label_set_markup (self->count_label, markup);
  all = n_refused > 0 ? g_strconcat (missing, " · ", refused, NULL) : g_steal_pointer (&missing);
  gtk_label_set_text (self->missing_label, all);
}

static void
show_buttons (BrgCheckInView *self)
{
  guint i = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->buttons)); button != NULL;
       button = gtk_widget_get_next_sibling (button), i++)
    gtk_widget_set_visible (button, brg_check_in_list_may_be (self->list, commands[i].fate));
}

static void
fill_items (BrgCheckInView *self)
{
  guint position = gtk_single_selection_get_selected (self->selection);
  g_autoptr (GArray) missing = brg_check_in_list_list_missing (self->list);
  g_autoptr (GPtrArray) numbers = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < missing->len; i++)
    g_ptr_array_add (numbers, g_strdup_printf ("%d", g_array_index (missing, gint, i)));
  g_ptr_array_add (numbers, NULL);
  gtk_string_list_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                          (const char *const *) numbers->pdata);
  if (missing->len > 0)
    gtk_single_selection_set_selected (
        self->selection,
        MIN (position == GTK_INVALID_LIST_POSITION ? 0 : position, missing->len - 1));
}

static void
focus_table (BrgCheckInView *self)
{
  guint selected = gtk_single_selection_get_selected (self->selection);

  if (g_list_model_get_n_items (G_LIST_MODEL (self->items)) == 0)
    gtk_widget_grab_focus (self->search_entry);
  else
    brg_wizard_columns_move_focus (self->view,
                                   selected == GTK_INVALID_LIST_POSITION ? 0 : selected);
}

void
brg_check_in_view_refresh (BrgCheckInView *self, BrgSnapshot *snapshot)
{
  BrgCheckInList *list;
  gboolean had_focus;

  g_return_if_fail (BRG_IS_CHECK_IN_VIEW (self) && snapshot != NULL);

  list = brg_check_in_list_new (brg_session_get_store (brg_page_get_session (self->page)), snapshot,
                                NULL);
  if (list == NULL)
    return;
  had_focus = brg_ui_has_focus_within (self->view);
  g_clear_pointer (&self->list, brg_check_in_list_free);
  self->list = list;
  gtk_stack_set_visible_child_name (self->stack, snapshot->entries->len == 0 ? "empty"
                                                 : brg_check_in_list_is_possible (list)
                                                     ? "check-in"
                                                     : "nothing");
  g_array_set_size (self->found, 0);
  brg_ui_clear (GTK_WIDGET (self->matches));
  gtk_widget_set_visible (self->matches_scroller, FALSE);
  show_counts (self);
  show_buttons (self);
  fill_items (self);
  if (had_focus)
    focus_table (self);
}

void
brg_check_in_view_take_focus (BrgCheckInView *self)
{
  g_return_if_fail (BRG_IS_CHECK_IN_VIEW (self));

  gtk_widget_grab_focus (self->search_entry);
}

gint
brg_check_in_view_count_open (BrgCheckInView *self)
{
  g_return_val_if_fail (BRG_IS_CHECK_IN_VIEW (self), 0);

  return self->list != NULL && brg_check_in_list_has_begun (self->list)
             ? brg_check_in_list_count (self->list, BRG_FATE_OPEN)
             : 0;
}

/* ----- What is done ----- */

static void
tell (BrgCheckInView *self, const char *text, gboolean is_wrong)
{
  gtk_label_set_text (self->message_label, text);
  brg_ui_set_class (self->message_label, "error", is_wrong);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->message_label),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  if (is_wrong)
    gtk_widget_error_bell (GTK_WIDGET (self));
}

/* What has to be known of a player who is marked, with the article it goes by; %NULL for nothing.
 */
static char *
dup_remark (BrgCheckInView *self, gint entry, BrgFate fate)
{
  const BrgSnapshot *snapshot = get_snapshot (self);
  g_autofree char *today = brg_date_text_dup_today ();
  const char *article;
  g_autofree char *text = brg_admission_dup_check_in_remark (
      brg_session_get_store (brg_page_get_session (self->page)), snapshot, entry, fate, today,
      brg_ui_get_words (), &article);
  g_autofree char *quoted = NULL;

  if (text == NULL || article == NULL)
    return g_steal_pointer (&text);
  quoted = brg_ui_dup_article (snapshot->event->rulebook, article);
  return g_strdup_printf ("%s (%s)", text, quoted);
}

static void
mark (BrgCheckInView *self, gint entry, BrgFate fate)
{
  BrgSession *session = brg_page_get_session (self->page);
  BrgStore *store = brg_session_get_store (session);
  g_autofree char *name = brg_name_words_dup (get_snapshot (self), entry, BRG_NAME_FULL, NULL);
  g_autofree char *remark = dup_remark (self, entry, fate);
  g_autofree char *text = NULL;
  GError *error = NULL;
  gboolean done = brg_check_in_list_mark (self->list, store, entry, fate, &error);

  if (!brg_session_finish (session, done, error))
    return;
  if (fate != BRG_FATE_HERE)
    text = remark != NULL ? g_strdup_printf (_ ("%s: %s"), name, remark) : g_strdup ("");
  else
    text = remark != NULL
               /* Translators: name of a player who was just marked as being here; a sentence */
               ? g_strdup_printf (_ ("Here: %s. %s"), name, remark)
               /* Translators: name of a player who was just marked as being here */
               : g_strdup_printf (_ ("Here: %s"), name);
  tell (self, text, FALSE);
}

static void
mark_selected (BrgCheckInView *self, BrgFate fate)
{
  gpointer item = gtk_single_selection_get_selected_item (self->selection);

  if (item == NULL)
    return;
  if (brg_check_in_list_may_be (self->list, fate))
    mark (self, get_entry (item), fate);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

/* Who comes is seen once: a second time another sound is heard. */
static void
see (BrgCheckInView *self, gint entry)
{
  BrgFate fate = brg_check_in_list_get_fate (self->list, entry);
  g_autofree char *name = brg_name_words_dup (get_snapshot (self), entry, BRG_NAME_FULL, NULL);
  g_autofree char *hour = dup_hour (self, entry);
  g_autofree char *text = NULL;
  gboolean is_refused = brg_entry_is_refused (brg_snapshot_get_entry (get_snapshot (self), entry));

  brg_ui_set_text (self->search_entry, "");
  if (fate == BRG_FATE_HERE)
    /* Translators: name of a player, since when he is here */
    text = g_strdup_printf (_ ("%s is already here, since %s"), name, hour);
  else if (fate == BRG_FATE_GONE || fate == BRG_FATE_LATER)
    text = g_strdup_printf (fate == BRG_FATE_GONE
                                /* Translators: name of a player */
                                ? is_refused ? _ ("%s was not admitted by the committee")
                                             : _ ("%s has left the event: reinstate the player in "
                                                  "the list first")
                                /* Translators: name of a player */
                                : _ ("%s joins in a later round"),
                            name);
  if (text != NULL)
    tell (self, text, TRUE);
  else
    mark (self, entry, BRG_FATE_HERE);
}

/* ----- The search ----- */

/* What is not known leaves no gap. */
static char *
dup_match (BrgCheckInView *self, gint entry, const char *text)
{
  const BrgEntry *who = brg_snapshot_get_entry (get_snapshot (self), entry);
  g_autofree char *name = brg_name_words_dup (get_snapshot (self), entry, BRG_NAME_FULL, NULL);
  g_autofree char *hour = dup_hour (self, entry);
  g_autofree char *members = brg_player_search_dup_members (get_snapshot (self), entry, text);
  gint number = brg_player_list_get_number (get_snapshot (self), entry);
  g_autoptr (GString) match = g_string_new (NULL);
  BrgFate fate = brg_check_in_list_get_fate (self->list, entry);
  g_autofree char *state =
      /* Translators: since when a player is here */
      fate == BRG_FATE_HERE ? g_strdup_printf (_ ("here since %s"), hour)
                            : g_strdup (C_ ("check-in", "not here"));

  if (number > 0)
    g_string_append_printf (match, "%d · ", number);
  g_string_append (match, name);
  if (*members != '\0')
    g_string_append_printf (match, " (%s)", members);
  if (*who->organisation != '\0')
    g_string_append_printf (match, " · %s", who->organisation);
  g_string_append_printf (match, " · %s", state);
  return g_string_free (g_steal_pointer (&match), FALSE);
}

static gboolean
is_searched (const char *text)
{
  return g_utf8_strlen (text, -1) >= 2 || g_ascii_isdigit (*text);
}

static void
add_match (BrgCheckInView *self, gint entry, const char *text)
{
  g_autofree char *match = dup_match (self, entry, text);
  GtkWidget *label = gtk_label_new (match);

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_margin_start (label, 14);
  gtk_widget_set_margin_end (label, 14);
  gtk_widget_set_margin_top (label, 4);
  gtk_widget_set_margin_bottom (label, 4);
  gtk_list_box_append (self->matches, label);
  g_array_append_val (self->found, entry);
}

/* Those who are missing come first: one of them is meant. */
static void
add_matches (BrgCheckInView *self, const GArray *found, const char *text)
{
  for (gint is_here = 0; is_here <= 1; is_here++)
    for (guint i = 0; i < found->len; i++)
      {
        gint entry = g_array_index (found, gint, i);

        if ((brg_check_in_list_get_fate (self->list, entry) == BRG_FATE_HERE) == is_here)
          add_match (self, entry, text);
      }
}

/* (nullable): who is taken by Enter alone; of several one is chosen first. */
static GtkListBoxRow *
find_meant_row (BrgCheckInView *self)
{
  gint meant = brg_check_in_list_find_meant (self->list, self->found);

  for (guint i = 0; meant != BRG_NOBODY && i < self->found->len; i++)
    if (g_array_index (self->found, gint, i) == meant)
      return gtk_list_box_get_row_at_index (self->matches, (gint) i);
  return NULL;
}

/* More may fit than the list has room for. */
static void
tell_found (BrgCheckInView *self)
{
  g_autofree char *found =
      self->found->len > 1
          /* Translators: players whose names fit what was typed */
          ? g_strdup_printf (ngettext ("%d player fits", "%d players fit", self->found->len),
                             (gint) self->found->len)
          : g_strdup ("");

  tell (self, found, FALSE);
}

static void
on_search_changed (BrgCheckInView *self)
{
  g_autofree char *text = brg_ui_dup_text (self->search_entry);

  if (self->list == NULL)
    return;
  brg_ui_clear (GTK_WIDGET (self->matches));
  g_array_set_size (self->found, 0);
  if (is_searched (text) && !brg_badge_code_is_one (text))
    {
      g_autoptr (GArray) found = brg_player_search_teams (get_snapshot (self), text);

      add_matches (self, found, text);
    }
  gtk_list_box_select_row (self->matches, find_meant_row (self));
  gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->matches_scroller)), 0.0);
  gtk_widget_set_visible (self->matches_scroller, self->found->len > 0);
  /* What was told of a mark stays until something is typed again. */
  if (*text != '\0')
    tell_found (self);
}

/* What was typed for nothing is gone with the next letter, or with the next badge. */
static void
tell_wrong (BrgCheckInView *self, const char *text)
{
  tell (self, text, TRUE);
  gtk_editable_select_region (GTK_EDITABLE (self->search_entry), 0, -1);
}

static void
on_search_done (BrgCheckInView *self)
{
  g_autofree char *text = brg_ui_dup_text (self->search_entry);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->matches);

  if (self->list == NULL || *text == '\0')
    return;
  if (brg_badge_code_is_one (text))
    {
      gint entry = brg_player_find_badge (get_snapshot (self), text);

      if (entry != BRG_NOBODY)
        {
          see (self, entry);
          return;
        }
      brg_ui_set_text (self->search_entry, "");
      tell (self, _ ("This badge is of nobody here, or was read wrong."), TRUE);
    }
  else if (row != NULL && self->found->len > 0)
    see (self, g_array_index (self->found, gint, gtk_list_box_row_get_index (row)));
  else if (self->found->len > 0)
    {
      g_autofree char *several =
          /* Translators: players who fit what was typed; Down is the key */
          g_strdup_printf (ngettext ("%d player is called so: choose with Down.",
                                     "%d players are called so: choose with Down.",
                                     self->found->len),
                           (gint) self->found->len);

      tell_wrong (self, several);
    }
  else
    tell_wrong (self,
                is_searched (text) ? _ ("Nobody is called so.") : _ ("Type two letters or more."));
}

/* Among those who were found; the search keeps the focus, so that a badge can be scanned. */
static void
move_in_matches (BrgCheckInView *self, gint step)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->matches);
  gint index = row != NULL ? gtk_list_box_row_get_index (row) + step : 0;
  graphene_rect_t bounds;

  row =
      gtk_list_box_get_row_at_index (self->matches, CLAMP (index, 0, (gint) self->found->len - 1));
  gtk_list_box_select_row (self->matches, row);
  if (gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self->matches), &bounds))
    gtk_adjustment_clamp_page (
        gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->matches_scroller)),
        bounds.origin.y, bounds.origin.y + bounds.size.height);
}

static gboolean
on_search_key (BrgCheckInView *self,
               guint keyval,
               guint keycode G_GNUC_UNUSED,
               GdkModifierType state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      on_search_done (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      if (self->found->len > 0)
        move_in_matches (self, 1);
      else
        focus_table (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      if (self->found->len > 0)
        move_in_matches (self, -1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Escape:
      brg_ui_set_text (self->search_entry, "");
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static gboolean
on_table_key (BrgCheckInView *self,
              guint keyval,
              guint keycode,
              GdkModifierType state,
              GtkEventControllerKey *controller)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (keyval == commands[i].keyvals[0] || keyval == commands[i].keyvals[1])
      {
        mark_selected (self, commands[i].fate);
        return GDK_EVENT_STOP;
      }
  if (brg_ui_key_to_latin (controller, keyval, keycode) != GDK_KEY_f)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_grab_focus (self->search_entry);
  return GDK_EVENT_STOP;
}

static void
on_command_clicked (GtkWidget *button, BrgCheckInView *self)
{
  mark_selected (
      self, commands[GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "brg-command"))].fate);
}

static void
on_line_chosen (gpointer data, guint line)
{
  mark_selected (data, commands[line].fate);
}

/* Buttons below the table, and the menu of its rows. */
static void
add_commands (BrgCheckInView *self)
{
  BrgRowMenuLine lines[G_N_ELEMENTS (commands)];

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      GtkWidget *button = brg_key_button_new (commands[i].key, _ (commands[i].text), NULL);

      g_object_set_data (G_OBJECT (button), "brg-command", GUINT_TO_POINTER (i));
      g_signal_connect (button, "clicked", G_CALLBACK (on_command_clicked), self);
      brg_wrap_box_append (self->buttons, button);
      lines[i] = (BrgRowMenuLine){ _ (commands[i].text), NULL, commands[i].accel };
    }
  brg_row_menu_add_chosen (self->view, lines, G_N_ELEMENTS (lines), on_line_chosen, self);
}

static void
brg_check_in_view_dispose (GObject *object)
{
  BrgCheckInView *self = BRG_CHECK_IN_VIEW (object);

  if (self->stack != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->stack));
  self->stack = NULL;
  g_clear_pointer (&self->list, brg_check_in_list_free);
  g_clear_pointer (&self->found, g_array_unref);
  G_OBJECT_CLASS (brg_check_in_view_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgCheckInView, name)

static const BrgTemplateChild children[] = {
  CHILD (stack),   CHILD (count_label),   CHILD (search_entry),  CHILD (matches_scroller),
  CHILD (matches), CHILD (message_label), CHILD (missing_label), CHILD (view),
  CHILD (buttons),
};

static void
brg_check_in_view_class_init (BrgCheckInViewClass *klass)
{
  g_type_ensure (BRG_TYPE_WRAP_BOX);
  G_OBJECT_CLASS (klass)->dispose = brg_check_in_view_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  brg_template_set (klass, "brg-check-in-view", children, G_N_ELEMENTS (children));
}

static void
brg_check_in_view_init (BrgCheckInView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->found = g_array_new (FALSE, FALSE, sizeof (gint));
  add_columns (self);
  add_commands (self);
  self->items = gtk_string_list_new (NULL);
  self->selection = brg_columns_set_model (self->view, G_LIST_MODEL (self->items));
  g_signal_connect_swapped (self->search_entry, "changed", G_CALLBACK (on_search_changed), self);
  brg_ui_add_keys (self->search_entry, GTK_PHASE_CAPTURE, G_CALLBACK (on_search_key), self);
  brg_ui_add_keys (self->view, GTK_PHASE_CAPTURE, G_CALLBACK (on_table_key), self);
}

void
brg_check_in_view_set_page (BrgCheckInView *self, BrgPage *page)
{
  g_return_if_fail (BRG_IS_CHECK_IN_VIEW (self) && BRG_IS_PAGE (page));

  self->page = page;
}
