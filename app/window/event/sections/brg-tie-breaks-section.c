/* brg-tie-breaks-section.c - the order of tie-breaks of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tie-breaks-section.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-criterion-words.h"
#include "brg-names.h"
#include "brg-template.h"
#include "brg-tie-break-row.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

/* A tie-break by ratings needs the rating of everybody. */
#define RATING_ARTICLE "fide-tiebreaks-2026 10"

struct _BrgTieBreaksSection
{
  BrgEventSection parent_instance;

  GtkMenuButton *preset_button;
  GtkPopover *preset_popover;
  GtkListBox *preset_list;
  GtkListBox *list;
  GtkWidget *add_box;
  GtkMenuButton *add_button;
  GtkPopover *add_popover;
  GtkSearchEntry *add_search;
  GtkListBox *add_list;
  AdwComboRow *edition_row;
  GtkLabel *hint_label;
  GtkLabel *fault_label;

  GPtrArray *order; /* (element-type BrgCriterion), not owned */
  GPtrArray *words; /* (element-type BrgWords): of every language, for the search */
  const BrgRulebook *rulebook;
  BrgTournamentKind kind;
  gint dropped_at; /* where the row is that was dropped last */
  gboolean for_teams;
  BrgTieBreakEdition automatic; /* the edition that the group has when it names none */
  guint n_unrated;              /* players without a rating */
  gboolean board_points_first;  /* what an order for teams brought with it */
  gboolean has_board_points;    /* whether one was chosen */
};

G_DEFINE_FINAL_TYPE (BrgTieBreaksSection, brg_tie_breaks_section, BRG_TYPE_EVENT_SECTION)

static void show_rows (BrgTieBreaksSection *self);

/* Shows the new order with the focus on the row that was moved, and tells the form. */
static void
finish_change (BrgTieBreaksSection *self, gint focused)
{
  GtkListBoxRow *row;

  show_rows (self);
  row = gtk_list_box_get_row_at_index (self->list, focused);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
  brg_event_section_committed (BRG_EVENT_SECTION (self));
}

static void
on_row_moved (BrgTieBreaksSection *self, gint by, GtkListBoxRow *row)
{
  gint from = gtk_list_box_row_get_index (row);
  gint to = from + by;

  if (to < 0 || (guint) to >= self->order->len)
    {
      gtk_widget_error_bell (GTK_WIDGET (row));
      return;
    }
  brg_tie_break_order_move (self->order, (guint) from, (guint) to);
  finish_change (self, to);
}

static gboolean
finish_drop (gpointer data)
{
  BrgTieBreaksSection *self = data;

  finish_change (self, self->dropped_at);
  return G_SOURCE_REMOVE;
}

static void
on_row_dropped (BrgTieBreaksSection *self, guint from, GtkListBoxRow *row)
{
  gint to = gtk_list_box_row_get_index (row);

  if (from >= self->order->len || from == (guint) to)
    return;
  brg_tie_break_order_move (self->order, from, (guint) to);
  self->dropped_at = to;
  /* The drag still holds the rows. */
  g_idle_add_full (G_PRIORITY_LOW, finish_drop, g_object_ref (self), g_object_unref);
}

static void
on_row_removed (BrgTieBreaksSection *self, GtkListBoxRow *row)
{
  gint index = gtk_list_box_row_get_index (row);

  g_ptr_array_remove_index (self->order, (guint) index);
  finish_change (self, MIN (index, (gint) self->order->len - 1));
}

/* Why a tie-break of the order may not be used here; NULL when it may. */
static const char *
find_row_fault (BrgTieBreaksSection *self, const BrgCriterion *criterion)
{
  if (brg_tie_break_order_is_fit (criterion, self->kind))
    return NULL;
  return self->kind == BRG_TOURNAMENT_SWISS ? _ ("Not used in a Swiss")
                                            : _ ("Not used in a round robin");
}

static void
show_rows (BrgTieBreaksSection *self)
{
  brg_ui_clear (self->list);
  for (guint i = 0; i < self->order->len; i++)
    {
      GtkWidget *row = brg_tie_break_row_new (self->order->pdata[i], self->rulebook, i + 1,
                                              find_row_fault (self, self->order->pdata[i]));

      g_signal_connect_object (row, "move", G_CALLBACK (on_row_moved), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "drop", G_CALLBACK (on_row_dropped), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "remove", G_CALLBACK (on_row_removed), self, G_CONNECT_SWAPPED);
      gtk_list_box_append (self->list, row);
    }
}

/* A line of a menu: what it is, and a remark below it. */
static GtkWidget *
make_choice (const char *title, const char *remark, gconstpointer data)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title_label = gtk_label_new (title);
  GtkWidget *remark_label = gtk_label_new (remark);

  gtk_label_set_xalign (GTK_LABEL (title_label), 0.0f);
  gtk_label_set_xalign (GTK_LABEL (remark_label), 0.0f);
  gtk_widget_add_css_class (remark_label, "brg-small");
  gtk_widget_add_css_class (remark_label, "brg-dim");
  gtk_box_append (GTK_BOX (box), title_label);
  gtk_box_append (GTK_BOX (box), remark_label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_object_set_data (G_OBJECT (row), "brg-choice", (gpointer) data);
  return row;
}

static void
on_preset_chosen (BrgTieBreaksSection *self, GtkListBoxRow *row)
{
  const BrgTieBreakChoice *choice = g_object_get_data (G_OBJECT (row), "brg-choice");

  gtk_popover_popdown (self->preset_popover);
  g_ptr_array_unref (self->order);
  self->order = brg_tie_break_order_parse (choice->codes);
  self->board_points_first = choice->board_points_first;
  self->has_board_points = self->for_teams;
  finish_change (self, 0);
}

/* What the order is, and where it stands: "BH, SB, DE, then a play-off · art. 31.3.1". */
static char *
dup_remark (BrgTieBreaksSection *self, const BrgTieBreakChoice *choice)
{
  g_autofree char *article =
      choice->article != NULL ? brg_ui_dup_article (self->rulebook, choice->article) : NULL;
  g_auto (GStrv) codes = g_strsplit (choice->codes, ",", -1);
  g_autofree char *list = g_strjoinv (", ", codes);
  g_autoptr (GString) text = g_string_new (list);

  if (*choice->codes == '\0')
    g_string_assign (text, brg_names_get_rulebook (self->rulebook));
  if (choice->has_play_off)
    /* Translators: behind a list of tie-breaks */
    g_string_append (text, _ (", then a play-off"));
  if (article != NULL)
    g_string_append_printf (text, " · %s", article);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show_presets (BrgTieBreaksSection *self)
{
  g_autoptr (GPtrArray) choices =
      brg_tie_break_order_list_choices (self->rulebook, self->kind, self->for_teams);

  brg_ui_clear (self->preset_list);
  for (guint i = 0; i < choices->len; i++)
    {
      const BrgTieBreakChoice *choice = choices->pdata[i];
      g_autofree char *remark = dup_remark (self, choice);
      GtkWidget *row = make_choice (_ (choice->name), remark, NULL);

      g_object_set_data_full (G_OBJECT (row), "brg-choice", g_memdup2 (choice, sizeof *choice),
                              g_free);
      gtk_list_box_append (self->preset_list, row);
    }
}

static void
on_criterion_chosen (BrgTieBreaksSection *self, GtkListBoxRow *row)
{
  gtk_popover_popdown (self->add_popover);
  g_ptr_array_add (self->order, g_object_get_data (G_OBJECT (row), "brg-choice"));
  finish_change (self, (gint) self->order->len - 1);
}

/* Code and name in every language that the program speaks, for a search. */
static char *
dup_search_key (BrgTieBreaksSection *self, const BrgCriterion *criterion)
{
  g_autoptr (GString) key = g_string_new (criterion->code);
  const char *const *languages = brg_ui_languages ();

  for (guint i = 0; self->words->len == i && languages[i] != NULL; i++)
    g_ptr_array_add (self->words, brg_words_open (languages[i]));
  for (guint i = 0; i < self->words->len; i++)
    {
      g_autofree char *name =
          brg_criterion_words_name (self->words->pdata[i], criterion->code, self->rulebook);

      g_string_append_printf (key, " %s", name);
    }
  return g_utf8_casefold (key->str, -1);
}

static GtkWidget *
make_criterion (BrgTieBreaksSection *self, const BrgCriterion *criterion)
{
  g_autofree char *name = brg_names_dup_criterion (criterion->code, self->rulebook);
  g_autofree char *remark = brg_tie_break_row_describe (criterion, self->rulebook);
  GtkWidget *row = make_choice (name, remark, criterion);

  g_object_set_data_full (G_OBJECT (row), "brg-key", dup_search_key (self, criterion), g_free);
  return row;
}

/* What was typed fits when all of its words are in the key. */
static gboolean
filter_criterion (GtkListBoxRow *row, gpointer data)
{
  BrgTieBreaksSection *self = data;
  g_autofree char *wanted = g_utf8_casefold (brg_ui_get_text (self->add_search), -1);
  g_auto (GStrv) words = g_strsplit_set (wanted, " ", -1);
  const char *key = g_object_get_data (G_OBJECT (row), "brg-key");

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (key, words[i]) == NULL)
      return FALSE;
  return TRUE;
}

static GtkListBoxRow *
find_first_shown (BrgTieBreaksSection *self)
{
  GtkListBoxRow *row;

  for (gint i = 0; (row = gtk_list_box_get_row_at_index (self->add_list, i)) != NULL; i++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (row)) && filter_criterion (row, self))
      return row;
  return NULL;
}

/* A code with modifiers need not be in the list: BH/C4. */
static const BrgCriterion *
find_typed (BrgTieBreaksSection *self)
{
  return brg_tie_break_order_find_code (self->order, self->kind,
                                        brg_ui_get_text (self->add_search));
}

/* Offers what was typed as a code, if the list does not have it. */
static void
offer_typed (BrgTieBreaksSection *self)
{
  const BrgCriterion *typed = find_typed (self);
  GtkListBoxRow *row;

  for (gint i = 0; (row = gtk_list_box_get_row_at_index (self->add_list, i)) != NULL; i++)
    if (g_object_get_data (G_OBJECT (row), "brg-choice") == typed)
      return;
  if (typed != NULL)
    gtk_list_box_prepend (self->add_list, make_criterion (self, typed));
}

static void
on_search_changed (BrgTieBreaksSection *self)
{
  offer_typed (self);
  gtk_list_box_invalidate_filter (self->add_list);
}

static void
on_search_activated (BrgTieBreaksSection *self)
{
  GtkListBoxRow *row = find_first_shown (self);
  const BrgCriterion *typed = find_typed (self);

  for (gint i = 0; typed != NULL && i >= 0; i++)
    {
      GtkListBoxRow *other = gtk_list_box_get_row_at_index (self->add_list, i);

      if (other == NULL)
        break;
      if (g_object_get_data (G_OBJECT (other), "brg-choice") == typed)
        row = other;
    }
  if (row != NULL)
    on_criterion_chosen (self, row);
  else
    gtk_widget_error_bell (GTK_WIDGET (self->add_search));
}

/* The list is made when it is wanted: what is used already is not in it. */
static void
on_add_shown (BrgTieBreaksSection *self)
{
  g_autoptr (GPtrArray) unused = brg_tie_break_order_list_unused (self->order, self->kind);

  brg_ui_clear (self->add_list);
  brg_ui_set_text (self->add_search, "");
  for (guint i = 0; i < unused->len; i++)
    gtk_list_box_append (self->add_list, make_criterion (self, unused->pdata[i]));
  gtk_widget_grab_focus (GTK_WIDGET (self->add_search));
}

/* In the order of the choice, behind the automatic one. */
static const struct
{
  BrgTieBreakEdition edition;
  const char *name;
} editions[] = {
  { BRG_TIEBREAK_FIDE_2026, N_ ("FIDE from March 2026") },
  { BRG_TIEBREAK_FIDE_2024, N_ ("FIDE from August 2024") },
  { BRG_TIEBREAK_FIDE_2009, N_ ("FIDE 2009 to 2023, virtual opponent") },
  { BRG_TIEBREAK_CHESS_2014, N_ ("Russian chess rules of 2014") },
  { BRG_TIEBREAK_CHESS_1956, N_ ("Chess code of 1956") },
  { BRG_TIEBREAK_DRAUGHTS_2022, N_ ("Russian draughts rules of 2022") },
};

static const char *
get_edition_name (BrgTieBreakEdition edition)
{
  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    if (editions[i].edition == edition)
      return _ (editions[i].name);
  g_return_val_if_reached ("");
}

/* 0 is the automatic choice. */
static guint
find_edition_row (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    if (g_str_equal (brg_tie_break_edition_get_id (editions[i].edition), id))
      return i + 1;
  return 0;
}

static const char *
get_edition_id (BrgTieBreaksSection *self)
{
  guint row = adw_combo_row_get_selected (self->edition_row);

  return row >= 1 && row <= G_N_ELEMENTS (editions)
             ? brg_tie_break_edition_get_id (editions[row - 1].edition)
             : "";
}

static void
show_editions (BrgTieBreaksSection *self, const BrgEventForm *form)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  self->automatic = brg_tie_break_edition_for_event (form->event->rulebook, form->event->starts);
  /* Translators: %s is a text of rules that follows from the book and the first day */
  gtk_string_list_take (names,
                        g_strdup_printf (_ ("As usual: %s"), get_edition_name (self->automatic)));
  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    gtk_string_list_append (names, _ (editions[i].name));
  adw_combo_row_set_model (self->edition_row, G_LIST_MODEL (names));
  g_object_unref (names);
  adw_combo_row_set_selected (self->edition_row, find_edition_row (form->group->tie_break_edition));
}

static BrgTieBreakEdition
get_edition (BrgTieBreaksSection *self)
{
  BrgTieBreakEdition edition = self->automatic;

  brg_tie_break_edition_find (get_edition_id (self), &edition);
  return edition;
}

static void
brg_tie_breaks_section_show (BrgEventSection *section,
                             const BrgEventForm *form,
                             const BrgEventStage *stage)
{
  BrgTieBreaksSection *self = BRG_TIE_BREAKS_SECTION (section);
  g_autofree char *shown = brg_tie_break_order_to_text (self->order);
  gboolean is_same =
      g_str_equal (shown, form->group->tie_breaks) && self->rulebook == form->event->rulebook &&
      self->kind == brg_event_form_get_kind (form) && self->for_teams == (form->group->boards > 0);

  gtk_widget_set_sensitive (GTK_WIDGET (self), !stage->is_closed);
  self->n_unrated = stage->n_unrated;
  self->has_board_points = FALSE;
  show_editions (self, form);
  if (is_same)
    return;
  self->rulebook = form->event->rulebook;
  self->kind = brg_event_form_get_kind (form);
  self->for_teams = form->group->boards > 0;
  g_ptr_array_unref (self->order);
  self->order = brg_tie_break_order_parse (form->group->tie_breaks);
  show_rows (self);
  show_presets (self);
}

static void
brg_tie_breaks_section_read (BrgEventSection *section, BrgEventForm *form)
{
  BrgTieBreaksSection *self = BRG_TIE_BREAKS_SECTION (section);
  g_autofree char *codes = brg_tie_break_order_to_text (self->order);

  brg_event_form_set_text (&form->group->tie_breaks, codes);
  brg_event_form_set_text (&form->group->tie_break_edition, get_edition_id (self));
  if (self->has_board_points)
    form->group->board_points_first = self->board_points_first;
}

/* What becomes of a tie-break of ratings while somebody has none. */
static char *
dup_rating_hint (BrgTieBreaksSection *self)
{
  const BrgCriterion *rated = brg_tie_break_order_needs_ratings (self->order);
  g_autofree char *name = NULL;
  g_autofree char *cited = NULL;

  if (rated == NULL)
    return NULL;
  name = brg_names_dup_criterion (rated->code, self->rulebook);
  if (!brg_tie_break_edition_is_modern (get_edition (self)))
    /* Translators: %s is a tie-break */
    return g_strdup_printf (_ ("“%s” leaves out games with opponents who have no rating."), name);
  if (self->n_unrated == 0)
    /* Translators: %s is a tie-break */
    return g_strdup_printf (_ ("“%s” counts only if every player has a rating."), name);
  cited = brg_ui_dup_article (self->rulebook, RATING_ARTICLE);
  /* Translators: a number of players, a tie-break, an article */
  return g_strdup_printf (ngettext ("%u player has no rating, so “%s” is not used (%s).",
                                    "%u players have no rating, so “%s” is not used (%s).",
                                    self->n_unrated),
                          self->n_unrated, name, cited);
}

static char *
dup_mix_hint (BrgTieBreaksSection *self)
{
  BrgTieBreakMix mix;
  const char *article = brg_tie_break_order_find_mixed (self->order, self->rulebook, &mix);
  g_autofree char *cited = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (article == NULL)
    return NULL;
  cited = brg_ui_dup_article (self->rulebook, article);
  first = brg_names_dup_criterion (mix.first->code, self->rulebook);
  second = brg_names_dup_criterion (mix.second->code, self->rulebook);
  /* Translators: an article, two tie-breaks */
  return g_strdup_printf (_ ("%s does not mix kinds of tie-breaks: “%s” and “%s” are of "
                             "different kinds."),
                          cited, first, second);
}

/* Both may be true, and both are worth knowing. */
static char *
dup_hint (BrgTieBreaksSection *self)
{
  g_autofree char *mixed = dup_mix_hint (self);
  g_autofree char *rated = dup_rating_hint (self);

  if (mixed != NULL && rated != NULL)
    return g_strdup_printf ("%s\n%s", mixed, rated);
  return mixed != NULL ? g_steal_pointer (&mixed) : g_steal_pointer (&rated);
}

/* The first that the hint cites: one link a label. */
static const char *
find_hint_article (BrgTieBreaksSection *self, const char *hint)
{
  BrgTieBreakMix mix;
  const char *article = brg_tie_break_order_find_mixed (self->order, self->rulebook, &mix);
  g_autofree char *cited = brg_ui_dup_article (self->rulebook, RATING_ARTICLE);

  if (article != NULL || hint == NULL)
    return article;
  return strstr (hint, cited) != NULL ? RATING_ARTICLE : NULL;
}

static void
brg_tie_breaks_section_show_notes (BrgEventSection *section,
                                   const BrgEventForm *form,
                                   const GArray *faults)
{
  BrgTieBreaksSection *self = BRG_TIE_BREAKS_SECTION (section);
  const BrgEventFault *fault = brg_event_form_find_fault (faults, BRG_EVENT_FAULT_TIE_BREAK);
  g_autofree char *hint = dup_hint (self);
  g_autofree char *message =
      fault != NULL ? brg_names_dup_fault (fault, form->event->rulebook) : NULL;

  brg_event_section_show_fault (NULL, self->hint_label, self->rulebook, hint,
                                find_hint_article (self, hint));
  brg_event_section_show_fault (NULL, self->fault_label, self->rulebook, message, NULL);
}

static void
brg_tie_breaks_section_finalize (GObject *object)
{
  BrgTieBreaksSection *self = BRG_TIE_BREAKS_SECTION (object);

  g_ptr_array_unref (self->order);
  g_ptr_array_unref (self->words);
  G_OBJECT_CLASS (brg_tie_breaks_section_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgTieBreaksSection, name)

static const BrgTemplateChild children[] = {
  CHILD (preset_button), CHILD (preset_popover), CHILD (preset_list), CHILD (list),
  CHILD (add_box),       CHILD (add_button),     CHILD (add_popover), CHILD (add_list),
  CHILD (add_search),    CHILD (edition_row),    CHILD (hint_label),  CHILD (fault_label),
};

static void
brg_tie_breaks_section_class_init (BrgTieBreaksSectionClass *klass)
{
  BrgEventSectionClass *section_class = BRG_EVENT_SECTION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = brg_tie_breaks_section_finalize;
  section_class->show = brg_tie_breaks_section_show;
  section_class->read = brg_tie_breaks_section_read;
  section_class->show_notes = brg_tie_breaks_section_show_notes;
  brg_template_set (klass, "brg-tie-breaks-section", children, G_N_ELEMENTS (children));
}

static void
brg_tie_breaks_section_init (BrgTieBreaksSection *self)
{
  self->order = g_ptr_array_new ();
  self->words = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_words_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Order of tie-breaks"), -1);
  brg_event_section_watch_combo (BRG_EVENT_SECTION (self), self->edition_row);
  g_signal_connect_object (self->preset_list, "row-activated", G_CALLBACK (on_preset_chosen), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->add_list, "row-activated", G_CALLBACK (on_criterion_chosen), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->add_popover, "show", G_CALLBACK (on_add_shown), self,
                           G_CONNECT_SWAPPED);
  gtk_list_box_set_filter_func (self->add_list, filter_criterion, self, NULL);
  g_signal_connect_object (self->add_search, "search-changed", G_CALLBACK (on_search_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->add_search, "activate", G_CALLBACK (on_search_activated), self,
                           G_CONNECT_SWAPPED);
}
