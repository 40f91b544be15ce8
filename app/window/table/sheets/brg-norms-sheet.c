/* brg-norms-sheet.c - norms of the regulations, made and changed
 *
 * Tests: tests/gui/awards.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-norms-sheet.h"

#include <glib/gi18n.h>

#include "brg-event-norms.h"
#include "brg-rating-report.h"
#include "brg-rating-words.h"
#include "brg-spin-row.h"
#include "brg-store-awards.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

#define MOST_GAMES 999
#define MOST_RATING 9999

struct _BrgNormsSheet
{
  BrgSheet parent_instance;

  GtkButton *print_button;
  GtkWidget *form_box;
  AdwEntryRow *name_row;
  AdwEntryRow *score_row;
  BrgSpinRow *games_row;
  BrgSpinRow *average_row;
  BrgSpinRow *unrated_row;
  AdwComboRow *sex_row;
  AdwEntryRow *source_row;
  GtkLabel *hint_label;
  GtkButton *add_button;
  GtkButton *change_button;
  GtkListBox *list;

  GPtrArray *ways;     /* element-type BrgNormWay: what is stored, a row of the list each */
  gboolean is_filling; /* the form is being filled, not typed in */
};

G_DEFINE_FINAL_TYPE (BrgNormsSheet, brg_norms_sheet, BRG_TYPE_SHEET)

static const char *const sexes[] = { "", "f" };

static BrgSnapshot *
get_snapshot (BrgNormsSheet *self)
{
  return brg_sheet_get_snapshot (BRG_SHEET (self));
}

/* "70" and "70 %" are per cent, "6½ points", "6.5" and "6,5" with a fraction are points. */
static gboolean
read_score (BrgNormsSheet *self, BrgNormWay *way)
{
  g_autofree char *text = brg_ui_dup_text (self->score_row);

  return brg_event_norms_parse_score (text, &way->percent, &way->halves);
}

/* (transfer full): what the form says. */
static BrgNormWay *
read_form (BrgNormsSheet *self)
{
  BrgNormWay *way = brg_norm_way_new ();
  guint sex = adw_combo_row_get_selected (self->sex_row);

  brg_ui_take_text (&way->name, self->name_row);
  brg_ui_take_text (&way->source, self->source_row);
  g_free (way->sex);
  way->sex = g_strdup (sex < G_N_ELEMENTS (sexes) ? sexes[sex] : "");
  way->games = brg_spin_row_get_value (self->games_row);
  way->average = brg_spin_row_get_value (self->average_row);
  way->unrated = brg_spin_row_get_value (self->unrated_row);
  read_score (self, way);
  return way;
}

static void
update_form (BrgNormsSheet *self)
{
  g_autoptr (BrgNormWay) way = read_form (self);
  g_autofree char *asked = NULL;
  gboolean is_whole = *way->name != '\0' && (way->percent > 0 || way->halves > 0);

  if (self->is_filling)
    return;
  asked = way->percent > 0 || way->halves > 0
              ? brg_norm_words_dup_way (brg_ui_get_words (), way)
              : g_strdup (_ ("A score is needed: “70 %” or “6½ points”."));
  gtk_label_set_text (self->hint_label, asked);
  gtk_widget_set_sensitive (GTK_WIDGET (self->add_button), is_whole);
  gtk_widget_set_sensitive (GTK_WIDGET (self->change_button),
                            is_whole && gtk_list_box_get_selected_row (self->list) != NULL);
}

static void
fill_form (BrgNormsSheet *self, const BrgNormWay *way)
{
  g_autofree char *score = brg_event_norms_dup_score (way->percent, way->halves);

  self->is_filling = TRUE;
  brg_ui_set_text (self->name_row, way->name);
  brg_ui_set_text (self->score_row, score);
  brg_ui_set_text (self->source_row, way->source);
  for (guint i = 0; i < G_N_ELEMENTS (sexes); i++)
    if (g_str_equal (sexes[i], way->sex))
      adw_combo_row_set_selected (self->sex_row, i);
  brg_spin_row_set_value (self->games_row, way->games);
  brg_spin_row_set_value (self->average_row, way->average);
  brg_spin_row_set_value (self->unrated_row, way->unrated);
  self->is_filling = FALSE;
  update_form (self);
}

static void on_move_clicked (GtkWidget *button, BrgNormsSheet *self);
static void on_remove_clicked (GtkWidget *button, BrgNormsSheet *self);

static void
add_button (BrgNormsSheet *self, GtkWidget *row, const char *icon_name, const char *text, gint step)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon_name);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_set_tooltip_text (button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_object_set_data (G_OBJECT (button), "brg-step", GINT_TO_POINTER (step));
  g_signal_connect (button, "clicked",
                    step != 0 ? G_CALLBACK (on_move_clicked) : G_CALLBACK (on_remove_clicked),
                    self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

/* Who has reached the norm by what was played so far. */
static guint
count_reached (const BrgRatingReport *report, const char *name)
{
  guint n = 0;

  for (guint i = 0; i < report->norms->len; i++)
    {
      const BrgNorm *norm = &g_array_index (report->norms, BrgNorm, i);

      n += norm->state == BRG_NORM_REACHED && !brg_norm_rule_is_title (norm->rule) &&
           g_str_equal (norm->rule->name, name);
    }
  return n;
}

static void
add_row (BrgNormsSheet *self, const BrgRatingReport *report, const BrgNormWay *way)
{
  GtkWidget *row = adw_action_row_new ();
  guint n_reached = count_reached (report, way->name);
  g_autofree char *asked = brg_norm_words_dup_way (brg_ui_get_words (), way);
  g_autofree char *reached =
      n_reached == 0
          ? g_strdup (_ ("reached by nobody"))
          : g_strdup_printf (ngettext ("reached by %u player", "reached by %u players", n_reached),
                             n_reached);
  g_autofree char *subtitle = g_strdup_printf ("%s; %s", asked, reached);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), way->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  add_button (self, row, "go-up-symbolic", _ ("Move up (Alt+↑)"), -1);
  add_button (self, row, "go-down-symbolic", _ ("Move down (Alt+↓)"), 1);
  add_button (self, row, "user-trash-symbolic", _ ("Remove (Delete)"), 0);
  gtk_list_box_append (self->list, row);
}

/* After an action there is another snapshot. */
static void
refresh (BrgNormsSheet *self, gint selected)
{
  BrgSnapshot *snapshot = get_snapshot (self);
  g_autoptr (BrgRatingReport) report = brg_rating_report_new (snapshot, NULL);
  GtkListBoxRow *row;

  g_ptr_array_set_size (self->ways, 0);
  for (guint i = 0; i < snapshot->norms->len; i++)
    g_ptr_array_add (self->ways, brg_norm_way_copy (snapshot->norms->pdata[i]));
  self->is_filling = TRUE;
  brg_ui_clear (self->list);
  for (guint i = 0; i < self->ways->len; i++)
    add_row (self, report, self->ways->pdata[i]);
  self->is_filling = FALSE;
  row = gtk_list_box_get_row_at_index (self->list, selected);
  gtk_list_box_select_row (self->list, row);
  gtk_widget_set_sensitive (GTK_WIDGET (self->print_button), self->ways->len > 0);
  gtk_widget_set_sensitive (self->form_box, snapshot->event->state == BRG_EVENT_OPEN);
  update_form (self);
}

/* Stores the list as it has become; @selected is marked then. */
static gboolean
store (BrgNormsSheet *self, gint selected)
{
  GError *error = NULL;
  gboolean done = brg_store_set_norms (brg_sheet_get_store (BRG_SHEET (self)),
                                       get_snapshot (self)->group->id, self->ways, &error);

  done = brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), done, error);
  refresh (self, selected);
  return done;
}

static void
on_add_clicked (BrgNormsSheet *self)
{
  g_autoptr (BrgNormWay) empty = brg_norm_way_new ();

  g_ptr_array_add (self->ways, read_form (self));
  if (store (self, -1))
    fill_form (self, empty);
  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
}

static gint
get_selected (BrgNormsSheet *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  return row != NULL ? gtk_list_box_row_get_index (row) : -1;
}

static void
on_change_clicked (BrgNormsSheet *self)
{
  gint index = get_selected (self);
  BrgNormWay *way;

  if (index < 0)
    return;
  way = read_form (self);
  way->id = ((const BrgNormWay *) self->ways->pdata[index])->id;
  brg_norm_way_free (self->ways->pdata[index]);
  self->ways->pdata[index] = way;
  store (self, index);
}

static void
focus_row (BrgNormsSheet *self, gint index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);

  gtk_widget_grab_focus (row != NULL ? GTK_WIDGET (row) : GTK_WIDGET (self->name_row));
}

static void
move (BrgNormsSheet *self, gint index, gint step)
{
  gint to = index + step;

  if (to < 0 || to >= (gint) self->ways->len)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  g_ptr_array_insert (self->ways, to, g_ptr_array_steal_index (self->ways, (guint) index));
  store (self, to);
  focus_row (self, to);
}

static void
take_away (BrgNormsSheet *self, gint index)
{
  g_ptr_array_remove_index (self->ways, (guint) index);
  store (self, MIN (index, (gint) self->ways->len - 1));
  focus_row (self, MIN (index, (gint) self->ways->len - 1));
}

static gint
get_index (GtkWidget *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW);

  return gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
}

static void
on_move_clicked (GtkWidget *button, BrgNormsSheet *self)
{
  move (self, get_index (button),
        GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "brg-step")));
}

static void
on_remove_clicked (GtkWidget *button, BrgNormsSheet *self)
{
  take_away (self, get_index (button));
}

static gboolean
on_key_pressed (BrgNormsSheet *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state)
{
  gint index = get_selected (self);
  gboolean is_alt = (state & GDK_ALT_MASK) != 0;

  if (index < 0 || !gtk_widget_get_sensitive (self->form_box))
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete)
    take_away (self, index);
  else if (is_alt && (keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up))
    move (self, index, -1);
  else if (is_alt && (keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down))
    move (self, index, 1);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
on_row_selected (BrgNormsSheet *self, GtkListBoxRow *row)
{
  if (!self->is_filling && row != NULL)
    fill_form (self, self->ways->pdata[gtk_list_box_row_get_index (row)]);
}

static void
on_print_clicked (BrgNormsSheet *self)
{
  brg_sheet_leave_for (BRG_SHEET (self), "documents", "norms");
}

static void
brg_norms_sheet_finalize (GObject *object)
{
  g_ptr_array_unref (BRG_NORMS_SHEET (object)->ways);
  G_OBJECT_CLASS (brg_norms_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgNormsSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (print_button), CHILD (form_box),    CHILD (name_row),    CHILD (score_row),
  CHILD (games_row),    CHILD (average_row), CHILD (unrated_row), CHILD (sex_row),
  CHILD (source_row),   CHILD (hint_label),  CHILD (add_button),  CHILD (change_button),
  CHILD (list),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_add_clicked),
  BRG_TEMPLATE_CALLBACK (on_change_clicked),
  BRG_TEMPLATE_CALLBACK (on_print_clicked),
};

static void
brg_norms_sheet_class_init (BrgNormsSheetClass *klass)
{
  g_type_ensure (BRG_TYPE_SPIN_ROW);
  G_OBJECT_CLASS (klass)->finalize = brg_norms_sheet_finalize;
  brg_template_set (klass, "brg-norms-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

/* Enter adds at once; the default button would wait for its animation. */
static void
on_entered (BrgNormsSheet *self)
{
  if (gtk_widget_get_sensitive (GTK_WIDGET (self->add_button)))
    on_add_clicked (self);
}

static void
connect_form (BrgNormsSheet *self)
{
  GtkWidget *const entries[] = { GTK_WIDGET (self->name_row), GTK_WIDGET (self->score_row),
                                 GTK_WIDGET (self->source_row) };
  BrgSpinRow *const numbers[] = { self->games_row, self->average_row, self->unrated_row };

  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      g_signal_connect_swapped (entries[i], "changed", G_CALLBACK (update_form), self);
      g_signal_connect_swapped (entries[i], "entry-activated", G_CALLBACK (on_entered), self);
    }
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_signal_connect_swapped (numbers[i], "changed", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->sex_row, "notify::selected", G_CALLBACK (update_form), self);
}

static void
brg_norms_sheet_init (BrgNormsSheet *self)
{
  const char *const names[] = { _ ("everybody"), _ ("women"), NULL };
  g_autoptr (GtkStringList) sex_names = gtk_string_list_new (names);

  gtk_widget_init_template (GTK_WIDGET (self));
  self->ways = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_norm_way_free);
  self->is_filling = TRUE;
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->add_button));
  adw_combo_row_set_model (self->sex_row, G_LIST_MODEL (sex_names));
  brg_spin_row_set_range (self->games_row, 0, MOST_GAMES);
  brg_spin_row_set_range (self->average_row, 0, MOST_RATING);
  brg_spin_row_set_range (self->unrated_row, 0, MOST_RATING);
  brg_ui_add_keys (self->list, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (self->list, "row-selected", G_CALLBACK (on_row_selected), self);
  connect_form (self);
}

void
brg_norms_sheet_present (BrgShell *shell)
{
  BrgNormsSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  if (brg_session_get_snapshot (brg_shell_get_session (shell)) == NULL)
    return;
  self = g_object_new (BRG_TYPE_NORMS_SHEET, "transient-for", shell, NULL);
  refresh (self, -1);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
}
