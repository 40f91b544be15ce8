/* brg-absent-sheet.c - who is still absent, and whose games are lost by it
 *
 * Rules: fide-2023 6.7.1; rus-draughts-2022 5.4.4.1, 5.4.4.2
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-absent-sheet.h"

#include <glib/gi18n.h>

#include "brg-absent-incidents.h"
#include "brg-absent-words.h"
#include "brg-article-markup.h"
#include "brg-board-label.h"
#include "brg-chip.h"
#include "brg-name-words.h"
#include "brg-result-text.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

/* A board of the list. */
typedef struct
{
  GtkCheckButton *ticks[3]; /* by #BrgColour */
  BrgChip *chip;
  GtkLabel *effect;
} Row;

struct _BrgAbsentSheet
{
  BrgSheet parent_instance;

  GtkButton *confirm_button;
  GtkLabel *state_label;
  GtkLabel *typed_label;
  GtkScrolledWindow *scroller;
  GtkListBox *list;

  BrgAbsentDraft *draft; /* not owned */
  BrgSnapshot *snapshot; /* owned: the boards */
  gint round;
  GArray *rows; /* Row */
  GString *typed;
  gboolean is_showing; /* the ticks are being set */
  guint tick_source;
};

G_DEFINE_FINAL_TYPE (BrgAbsentSheet, brg_absent_sheet, BRG_TYPE_SHEET)

static gint64
get_now (void)
{
  return g_get_real_time ();
}

static Row *
get_row (BrgAbsentSheet *self, guint index)
{
  return &g_array_index (self->rows, Row, index);
}

static gint
get_selected (BrgAbsentSheet *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  return row != NULL ? gtk_list_box_row_get_index (row) : -1;
}

/* What follows, and by which article. */
static void
show_effect (const Row *row, const BrgRulebook *own, const char *effect, const char *article)
{
  brg_article_set_markup (row->effect, own, effect != NULL ? effect : "", article);
  gtk_widget_set_visible (GTK_WIDGET (row->effect), effect != NULL);
}

static void
show_row (BrgAbsentSheet *self, guint index)
{
  const Row *row = get_row (self, index);
  g_autofree char *effect = brg_absent_draft_dup_effect (self->draft, index, get_now ());
  BrgAbsentResult result;
  const char *article;
  gboolean is_lost =
      brg_absent_draft_get_result (self->draft, index, get_now (), &result, &article);

  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    gtk_check_button_set_active (row->ticks[side],
                                 brg_absent_draft_is_here (self->draft, index, side));
  gtk_widget_set_visible (GTK_WIDGET (row->chip), is_lost);
  if (is_lost)
    {
      g_autofree char *text =
          brg_result_dup_text (&self->snapshot->group->scoring, result.white, result.black);

      brg_chip_set (row->chip, BRG_CHIP_ERROR, "dialog-warning-symbolic", text);
    }
  show_effect (row, self->snapshot->event->rulebook, effect,
               is_lost && effect != NULL ? article : NULL);
}

/* What is done; with lost games the late players go into the log as well. */
static char *
dup_confirm (guint n_lost, guint n_late)
{
  if (n_lost > 0)
    /* Translators: number of games that are lost because a player did not come */
    return g_strdup_printf (ngettext ("_Enter %u Forfeit", "_Enter %u Forfeits", n_lost), n_lost);
  if (n_late > 0)
    /* Translators: number of players who came late and go into the penalty log */
    return g_strdup_printf (ngettext ("_Log %u Late Player", "_Log %u Late Players", n_late),
                            n_late);
  return g_strdup (_ ("_Enter Forfeits"));
}

static void
show_confirm (BrgAbsentSheet *self)
{
  g_autoptr (GArray) results = brg_absent_draft_list_results (self->draft, get_now ());
  guint n_late = brg_absent_draft_count_late (self->draft);
  g_autofree char *label = dup_confirm (results->len, n_late);

  gtk_button_set_label (self->confirm_button, label);
  gtk_widget_set_sensitive (GTK_WIDGET (self->confirm_button), results->len > 0 || n_late > 0);
}

static void
show_all (BrgAbsentSheet *self)
{
  g_autofree char *state = brg_absent_draft_dup_state (self->draft, get_now ());

  self->is_showing = TRUE;
  gtk_label_set_text (self->state_label, state);
  for (guint i = 0; i < self->rows->len; i++)
    show_row (self, i);
  show_confirm (self);
  self->is_showing = FALSE;
}

static gboolean
on_second (gpointer data)
{
  show_all (data);
  return G_SOURCE_CONTINUE;
}

/* What is typed, or what can be. */
static void
show_typed (BrgAbsentSheet *self, gboolean is_unknown)
{
  g_autofree char *text = NULL;

  if (self->rows->len == 0)
    text = g_strdup (_ ("Every board of this round has a result."));
  else if (is_unknown)
    /* Translators: what was typed as the number of a board */
    text = g_strdup_printf (_ ("Board %s is not in the list."), self->typed->str);
  else if (self->typed->len > 0)
    /* Translators: what was typed as the number of a board */
    text = g_strdup_printf (_ ("Board %s"), self->typed->str);
  else
    text = g_strdup (_ ("A tick means at the board. Type a board number to go there, W and B tick "
                        "White and Black, Space both."));
  gtk_label_set_text (self->typed_label, text);
}

/* Whatever is ticked is kept at once: a window that closes loses nothing. */
static void
set_here (BrgAbsentSheet *self, guint index, BrgColour side, gboolean is_here)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  BrgAttendance attendance;
  g_autoptr (GError) error = NULL;

  brg_absent_draft_set_here (self->draft, index, side, is_here, get_now ());
  brg_absent_draft_get_attendance (self->draft, index, &attendance);
  if (!brg_store_note_attendance (brg_session_get_store (session), &attendance, &error))
    brg_session_tell (session, error->message);
}

static void
on_ticked (GtkCheckButton *tick, BrgAbsentSheet *self)
{
  guint place = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (tick), "place"));

  if (self->is_showing)
    return;
  set_here (self, place / 3, (BrgColour) (place % 3), gtk_check_button_get_active (tick));
  show_all (self);
}

static GtkCheckButton *
add_tick (BrgAbsentSheet *self, GtkGrid *grid, guint index, BrgColour side)
{
  const BrgGame *game = brg_absent_draft_get_game (self->draft, index);
  gint player = side == BRG_COLOUR_WHITE ? game->white : game->black;
  g_autofree char *name = brg_name_words_dup (self->snapshot, player, BRG_NAME_PLAIN, NULL);
  GtkWidget *tick = gtk_check_button_new ();
  GtkWidget *label = gtk_label_new (name);
  g_autofree char *described = g_strdup_printf (side == BRG_COLOUR_WHITE
                                                    /* Translators: name of the player */
                                                    ? _ ("White: %s is at the board")
                                                    : _ ("Black: %s is at the board"),
                                                name);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), 20);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 20);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_halign (label, GTK_ALIGN_START);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (tick), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tick), GTK_ACCESSIBLE_PROPERTY_LABEL, described,
                                  -1);
  g_object_set_data (G_OBJECT (tick), "place", GUINT_TO_POINTER (index * 3 + side));
  g_signal_connect (tick, "toggled", G_CALLBACK (on_ticked), self);
  gtk_grid_attach (grid, tick, side == BRG_COLOUR_WHITE ? 1 : 3, 0, 1, 1);
  gtk_grid_attach (grid, label, side == BRG_COLOUR_WHITE ? 2 : 4, 0, 1, 1);
  return GTK_CHECK_BUTTON (tick);
}

static GtkGrid *
make_grid (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_widget_set_margin_top (grid, 6);
  gtk_widget_set_margin_bottom (grid, 6);
  gtk_widget_set_margin_start (grid, 12);
  gtk_widget_set_margin_end (grid, 12);
  return GTK_GRID (grid);
}

static void
add_row (BrgAbsentSheet *self, guint index)
{
  g_autofree char *board = brg_board_label_new (brg_absent_draft_get_game (self->draft, index));
  GtkWidget *number = gtk_label_new (board);
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkGrid *grid = make_grid ();
  Row row = { .chip = BRG_CHIP (brg_chip_new (BRG_CHIP_ERROR, NULL, "")),
              .effect = GTK_LABEL (gtk_label_new (NULL)) };

  gtk_label_set_width_chars (GTK_LABEL (number), 4);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_widget_add_css_class (number, "brg-number");
  gtk_widget_add_css_class (number, "brg-strong");
  gtk_grid_attach (grid, number, 0, 0, 1, 1);
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    row.ticks[side] = add_tick (self, grid, index, side);
  gtk_label_set_wrap (row.effect, TRUE);
  gtk_label_set_xalign (row.effect, 0);
  gtk_widget_add_css_class (GTK_WIDGET (row.effect), "brg-dim");
  gtk_widget_add_css_class (GTK_WIDGET (row.effect), "brg-number");
  gtk_widget_set_valign (GTK_WIDGET (row.chip), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (foot), GTK_WIDGET (row.chip));
  gtk_box_append (GTK_BOX (foot), GTK_WIDGET (row.effect));
  gtk_widget_set_hexpand (GTK_WIDGET (row.effect), TRUE);
  gtk_grid_attach (grid, foot, 2, 1, 3, 1);
  g_array_append_val (self->rows, row);
  gtk_list_box_append (self->list, GTK_WIDGET (grid));
}

static void
move_to (BrgAbsentSheet *self, gint index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);

  if (row == NULL)
    return;
  gtk_list_box_select_row (self->list, row);
  gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* The board whose label is what was typed; -1 for none, -2 for none yet. */
static gint
find_typed (BrgAbsentSheet *self)
{
  gint found = -1;

  for (guint i = 0; i < self->rows->len; i++)
    {
      g_autofree char *board = brg_board_label_new (brg_absent_draft_get_game (self->draft, i));

      if (g_str_equal (board, self->typed->str))
        return (gint) i;
      if (g_str_has_prefix (board, self->typed->str))
        found = -2;
    }
  return found;
}

/* What follows from a tick makes the row higher: all of it is to be seen. The new height is not
 * given yet, so it is asked for. */
static void
show_whole_row (BrgAbsentSheet *self)
{
  GtkWidget *row = GTK_WIDGET (gtk_list_box_get_selected_row (self->list));
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_rect_t bounds;
  int height;

  if (row == NULL || !gtk_widget_compute_bounds (row, GTK_WIDGET (self->list), &bounds))
    return;
  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, (int) bounds.size.width, NULL, &height, NULL,
                      NULL);
  gtk_adjustment_clamp_page (adjustment, bounds.origin.y, bounds.origin.y + height);
}

static void
type_character (BrgAbsentSheet *self, char character)
{
  gint index;

  g_string_append_c (self->typed, character);
  index = find_typed (self);
  /* A number that leads nowhere begins anew with its last figure. */
  if (index == -1 && self->typed->len > 1)
    {
      g_string_assign (self->typed, "");
      g_string_append_c (self->typed, character);
      index = find_typed (self);
    }
  if (index >= 0)
    move_to (self, index);
  show_typed (self, index == -1);
}

static void
toggle (BrgAbsentSheet *self, gboolean white, gboolean black)
{
  gint index = get_selected (self);
  gboolean is_here = TRUE;

  if (index < 0)
    return;
  g_string_assign (self->typed, "");
  show_typed (self, FALSE);
  if (white)
    is_here = is_here && brg_absent_draft_is_here (self->draft, (guint) index, BRG_COLOUR_WHITE);
  if (black)
    is_here = is_here && brg_absent_draft_is_here (self->draft, (guint) index, BRG_COLOUR_BLACK);
  if (white)
    set_here (self, (guint) index, BRG_COLOUR_WHITE, !is_here);
  if (black)
    set_here (self, (guint) index, BRG_COLOUR_BLACK, !is_here);
  show_all (self);
}

static gboolean
on_key_pressed (BrgAbsentSheet *self,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventControllerKey *controller)
{
  guint key = brg_ui_key_to_latin (controller, keyval, keycode);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (key >= GDK_KEY_KP_0 && key <= GDK_KEY_KP_9)
    key = key - GDK_KEY_KP_0 + GDK_KEY_0;
  if ((key >= GDK_KEY_0 && key <= GDK_KEY_9) || key == GDK_KEY_period)
    type_character (self, (char) key);
  else if (key == GDK_KEY_w || key == GDK_KEY_b)
    toggle (self, key == GDK_KEY_w, key == GDK_KEY_b);
  else if ((key == GDK_KEY_space || key == GDK_KEY_KP_Space) && GTK_IS_LIST_BOX_ROW (focus))
    toggle (self, TRUE, TRUE);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
set_everybody (BrgAbsentSheet *self, gboolean is_here)
{
  for (guint i = 0; i < self->rows->len; i++)
    for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
      if (brg_absent_draft_is_here (self->draft, i, side) != is_here)
        set_here (self, i, side, is_here);
  show_all (self);
  move_to (self, MAX (get_selected (self), 0));
}

static void
on_all_clicked (BrgAbsentSheet *self)
{
  set_everybody (self, TRUE);
}

static void
on_none_clicked (BrgAbsentSheet *self)
{
  set_everybody (self, FALSE);
}

static void
on_confirm_clicked (BrgAbsentSheet *self)
{
  gint64 now = get_now ();
  g_autoptr (GArray) results = brg_absent_draft_list_results (self->draft, now);
  g_autoptr (GPtrArray) incidents = brg_absent_draft_list_incidents (self->draft, now);
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  g_autoptr (GPtrArray) records =
      brg_absent_draft_list_records (self->draft, brg_session_get_store (session), now, incidents);
  GError *error = NULL;
  gboolean done;

  if (results->len == 0 && incidents->len == 0)
    return;
  done = brg_store_enter_absent (brg_session_get_store (session), self->snapshot->group->id,
                                 self->round, (const BrgAbsentResult *) results->data, results->len,
                                 incidents, records, &error);
  if (brg_session_finish (session, done, error))
    gtk_window_destroy (GTK_WINDOW (self));
}

static void
brg_absent_sheet_dispose (GObject *object)
{
  BrgAbsentSheet *self = BRG_ABSENT_SHEET (object);

  g_clear_handle_id (&self->tick_source, g_source_remove);
  G_OBJECT_CLASS (brg_absent_sheet_parent_class)->dispose (object);
}

static void
brg_absent_sheet_finalize (GObject *object)
{
  BrgAbsentSheet *self = BRG_ABSENT_SHEET (object);

  g_array_unref (self->rows);
  g_string_free (self->typed, TRUE);
  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  G_OBJECT_CLASS (brg_absent_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgAbsentSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (confirm_button), CHILD (state_label), CHILD (typed_label), CHILD (scroller), CHILD (list),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_confirm_clicked),
  BRG_TEMPLATE_CALLBACK (on_all_clicked),
  BRG_TEMPLATE_CALLBACK (on_none_clicked),
};

static void
brg_absent_sheet_class_init (BrgAbsentSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_absent_sheet_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_absent_sheet_finalize;
  brg_template_set (klass, "brg-absent-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

/* What was marked can be undone when the sheet is gone. */
static void
on_unmapped (BrgAbsentSheet *self)
{
  brg_session_finish_as (brg_sheet_get_session (BRG_SHEET (self)), "", TRUE, NULL);
}

static void
brg_absent_sheet_init (BrgAbsentSheet *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  self->typed = g_string_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->confirm_button));
  brg_ui_add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect (self, "unmap", G_CALLBACK (on_unmapped), NULL);
  g_signal_connect_swapped (gtk_scrolled_window_get_vadjustment (self->scroller), "notify::upper",
                            G_CALLBACK (show_whole_row), self);
}

void
brg_absent_sheet_present (BrgShell *shell, BrgAbsentDraft *draft, gint round)
{
  BrgSnapshot *snapshot;
  BrgAbsentSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell) && draft != NULL);

  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  if (snapshot == NULL)
    return;
  self = g_object_new (BRG_TYPE_ABSENT_SHEET, "transient-for", shell, NULL);
  self->draft = draft;
  self->snapshot = brg_snapshot_ref ((BrgSnapshot *) brg_snapshot_get_boards (snapshot));
  self->round = round;
  for (guint i = 0; i < brg_absent_draft_get_n_boards (draft); i++)
    add_row (self, i);
  show_all (self);
  show_typed (self, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->scroller), self->rows->len > 0);
  gtk_window_present (GTK_WINDOW (self));
  move_to (self, 0);
  self->tick_source = g_timeout_add_seconds (1, on_second, self);
}
