/* brg-varma-sheet.c - who drew which number from which envelope
 *
 * Rules: rus-chess-2014 22.9.1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-varma-sheet.h"

#include <glib/gi18n.h>

#include "brg-name-words.h"
#include "brg-template.h"
#include "brg-ui.h"
#include "brg-varma-text.h"

/* Columns of the grid. */
enum
{
  COLUMN_TURN,
  COLUMN_PLAYER,
  COLUMN_DELEGATION,
  COLUMN_ENVELOPE,
  COLUMN_NUMBER,
};

struct _BrgVarmaSheet
{
  BrgSheet parent_instance;

  GtkCheckButton *seed_check;
  GtkCheckButton *hand_check;
  GtkWidget *hand_label;
  GtkLabel *envelopes_label;
  GtkLabel *remarks_label;
  GtkCheckButton *parts_check;
  GtkGrid *grid;

  BrgVarmaLots *lots; /* not owned: the caller's */
  BrgVarmaChangedFunc func;
  gpointer data;
  GPtrArray *envelopes; /* GtkLabel, by turn */
  GPtrArray *entries;   /* GtkEntry, by turn */
  GPtrArray *faults;    /* GtkLabel, by turn */
  gboolean is_refreshing;
};

G_DEFINE_FINAL_TYPE (BrgVarmaSheet, brg_varma_sheet, BRG_TYPE_SHEET)

static const BrgVarmaTurn *
get_turn (BrgVarmaSheet *self, guint turn)
{
  return &g_array_index (brg_varma_lots_get_turns (self->lots), BrgVarmaTurn, turn);
}

/* "Envelope A: 3, 4, 8", a line each. */
static char *
dup_envelopes (BrgVarmaSheet *self)
{
  gint n = (gint) brg_varma_lots_get_turns (self->lots)->len;
  g_autoptr (GString) text = g_string_new (NULL);

  for (gint group = 0; group < BRG_VARMA_N_GROUPS; group++)
    {
      g_autoptr (GString) numbers = g_string_new (NULL);

      for (gint number = 1; number <= n; number++)
        if (brg_varma_get_group (n, number) == group)
          g_string_append_printf (numbers, "%s%d", numbers->len > 0 ? ", " : "", number);
      if (group > 0)
        g_string_append_c (text, '\n');
      /* Translators: the letter of an envelope, A to D, and the numbers in it */
      g_string_append_printf (text, _ ("Envelope %c: %s"), 'A' + group, numbers->str);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show_turn (BrgVarmaSheet *self, guint index)
{
  const BrgVarmaTurn *turn = get_turn (self, index);
  GtkWidget *entry = self->entries->pdata[index];
  char envelope[] = { turn->envelope >= 0 ? (char) ('A' + turn->envelope) : '\0', '\0' };
  g_autofree char *fault = brg_varma_lots_dup_fault (self->lots, index);

  gtk_label_set_text (self->envelopes->pdata[index], envelope);
  gtk_label_set_text (self->faults->pdata[index], fault);
  gtk_widget_set_visible (self->faults->pdata[index], *fault != '\0');
  brg_ui_set_class (entry, "error", *fault != '\0');
}

static void
show_state (BrgVarmaSheet *self)
{
  g_autofree char *remarks = brg_varma_lots_dup_remarks (self->lots);
  g_autoptr (GPtrArray) parted = brg_varma_lots_list_parted (self->lots);

  for (guint i = 0; i < self->entries->len; i++)
    show_turn (self, i);
  gtk_label_set_text (self->remarks_label, remarks);
  gtk_widget_set_visible (GTK_WIDGET (self->remarks_label), *remarks != '\0');
  gtk_widget_set_visible (self->hand_label, brg_varma_lots_is_by_hand (self->lots));
  gtk_widget_set_visible (GTK_WIDGET (self->parts_check),
                          parted->len > 0 || brg_varma_lots_is_by_hand (self->lots) ||
                              brg_varma_lots_get_parts (self->lots));
}

/* Numbers as they are in the draw: after it began anew. */
static void
fill_numbers (BrgVarmaSheet *self)
{
  gboolean is_by_hand = brg_varma_lots_is_by_hand (self->lots);

  self->is_refreshing = TRUE;
  for (guint i = 0; i < self->entries->len; i++)
    {
      gint number = get_turn (self, i)->number;
      g_autofree char *text = number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("");

      brg_ui_set_text (self->entries->pdata[i], text);
      gtk_editable_set_editable (GTK_EDITABLE (self->entries->pdata[i]), is_by_hand);
      gtk_widget_set_can_focus (self->entries->pdata[i], is_by_hand);
    }
  self->is_refreshing = FALSE;
}

static GtkWidget *
add_label (BrgVarmaSheet *self, gint column, gint row, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  if (column == COLUMN_PLAYER || column == COLUMN_DELEGATION)
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_widget_set_hexpand (label, column == COLUMN_PLAYER);
      brg_ui_show_whole_text (GTK_LABEL (label));
    }
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (self->grid, label, column, row, 1, 1);
  return label;
}

static gint
parse_number (const char *text)
{
  guint64 number;

  if (*text == '\0')
    return 0;
  /* What is no number is none of the table. */
  return g_ascii_string_to_unsigned (text, 10, 0, G_MAXINT, &number, NULL) && number > 0
             ? (gint) number
             : -1;
}

static void
on_number_changed (GtkWidget *entry, BrgVarmaSheet *self)
{
  guint turn;

  if (self->is_refreshing || !g_ptr_array_find (self->entries, entry, &turn))
    return;
  brg_varma_lots_set_number (self->lots, turn, parse_number (brg_ui_get_text (entry)));
  show_state (self);
  self->func (self->data);
}

static void
on_number_activated (GtkWidget *entry, BrgVarmaSheet *self)
{
  guint turn;

  if (g_ptr_array_find (self->entries, entry, &turn) && turn + 1 < self->entries->len)
    gtk_widget_grab_focus (self->entries->pdata[turn + 1]);
}

static void
add_entry (BrgVarmaSheet *self, gint row, const char *name)
{
  GtkWidget *entry = gtk_entry_new ();
  /* Translators: %s is the name of a player */
  g_autofree char *label = g_strdup_printf (_ ("Number of %s"), name);

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 3);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 3);
  gtk_entry_set_max_length (GTK_ENTRY (entry), 2);
  gtk_entry_set_input_purpose (GTK_ENTRY (entry), GTK_INPUT_PURPOSE_DIGITS);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect (entry, "changed", G_CALLBACK (on_number_changed), self);
  g_signal_connect (entry, "activate", G_CALLBACK (on_number_activated), self);
  gtk_grid_attach (self->grid, entry, COLUMN_NUMBER, row, 1, 1);
  g_ptr_array_add (self->entries, entry);
}

/* A turn has two rows: itself, and below it what is wrong. */
static void
add_turn (BrgVarmaSheet *self, guint index)
{
  BrgSnapshot *snapshot = brg_varma_lots_get_snapshot (self->lots);
  const BrgVarmaTurn *turn = get_turn (self, index);
  g_autofree char *number = g_strdup_printf ("%u.", index + 1);
  g_autofree char *name = brg_name_words_dup (snapshot, turn->entry, BRG_NAME_PLAIN, NULL);
  /* Translators: the name of a delegation, and how many players it has */
  g_autofree char *delegation = *turn->delegation != '\0'
                                    ? g_strdup_printf (_ ("%s (%d)"), turn->delegation, turn->size)
                                    : g_strdup ("–");
  gint row = 2 * (gint) index + 1;
  GtkWidget *fault;

  add_label (self, COLUMN_TURN, row, number, "brg-dim");
  add_label (self, COLUMN_PLAYER, row, name, NULL);
  add_label (self, COLUMN_DELEGATION, row, delegation, "brg-dim");
  g_ptr_array_add (self->envelopes, add_label (self, COLUMN_ENVELOPE, row, "", "brg-strong"));
  add_entry (self, row, name);
  fault = gtk_label_new ("");
  gtk_label_set_xalign (GTK_LABEL (fault), 0.0f);
  gtk_label_set_wrap (GTK_LABEL (fault), TRUE);
  gtk_widget_add_css_class (fault, "error");
  gtk_grid_attach (self->grid, fault, COLUMN_PLAYER, row + 1, 4, 1);
  g_ptr_array_add (self->faults, fault);
}

static void
fill_grid (BrgVarmaSheet *self)
{
  add_label (self, COLUMN_TURN, 0, _ ("No."), "brg-dim");
  add_label (self, COLUMN_PLAYER, 0, _ ("Player"), "brg-dim");
  add_label (self, COLUMN_DELEGATION, 0, _ ("Delegation"), "brg-dim");
  add_label (self, COLUMN_ENVELOPE, 0, _ ("Envelope"), "brg-dim");
  add_label (self, COLUMN_NUMBER, 0, _ ("Number"), "brg-dim");
  for (guint i = 0; i < brg_varma_lots_get_turns (self->lots)->len; i++)
    add_turn (self, i);
}

static void
on_way_toggled (BrgVarmaSheet *self)
{
  gboolean is_by_hand = gtk_check_button_get_active (self->hand_check);

  if (self->is_refreshing || is_by_hand == brg_varma_lots_is_by_hand (self->lots))
    return;
  brg_varma_lots_set_by_hand (self->lots, is_by_hand);
  fill_numbers (self);
  show_state (self);
  self->func (self->data);
  if (is_by_hand)
    gtk_widget_grab_focus (self->entries->pdata[0]);
}

static void
on_parts_toggled (BrgVarmaSheet *self)
{
  if (self->is_refreshing)
    return;
  brg_varma_lots_set_parts (self->lots, gtk_check_button_get_active (self->parts_check));
  show_state (self);
  self->func (self->data);
}

static void
brg_varma_sheet_finalize (GObject *object)
{
  BrgVarmaSheet *self = BRG_VARMA_SHEET (object);

  g_ptr_array_unref (self->envelopes);
  g_ptr_array_unref (self->entries);
  g_ptr_array_unref (self->faults);
  G_OBJECT_CLASS (brg_varma_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgVarmaSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (seed_check),    CHILD (hand_check),  CHILD (hand_label), CHILD (envelopes_label),
  CHILD (remarks_label), CHILD (parts_check), CHILD (grid),
};

static void
brg_varma_sheet_class_init (BrgVarmaSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_varma_sheet_finalize;
  brg_template_set (klass, "brg-varma-sheet", children, G_N_ELEMENTS (children));
}

static void
brg_varma_sheet_init (BrgVarmaSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->envelopes = g_ptr_array_new ();
  self->entries = g_ptr_array_new ();
  self->faults = g_ptr_array_new ();
  g_signal_connect_swapped (self->hand_check, "toggled", G_CALLBACK (on_way_toggled), self);
  g_signal_connect_swapped (self->parts_check, "toggled", G_CALLBACK (on_parts_toggled), self);
}

void
brg_varma_sheet_present (GtkWidget *parent,
                         BrgVarmaLots *lots,
                         BrgVarmaChangedFunc func,
                         gpointer data)
{
  BrgVarmaSheet *self;
  g_autofree char *envelopes = NULL;

  g_return_if_fail (GTK_IS_WIDGET (parent) && func != NULL);
  g_return_if_fail (lots != NULL && brg_varma_lots_has_table (lots));

  self = g_object_new (BRG_TYPE_VARMA_SHEET, "transient-for", gtk_widget_get_root (parent), NULL);
  self->lots = lots;
  self->func = func;
  self->data = data;
  self->is_refreshing = TRUE;
  gtk_check_button_set_active (
      brg_varma_lots_is_by_hand (lots) ? self->hand_check : self->seed_check, TRUE);
  gtk_check_button_set_active (self->parts_check, brg_varma_lots_get_parts (lots));
  self->is_refreshing = FALSE;
  envelopes = dup_envelopes (self);
  gtk_label_set_text (self->envelopes_label, envelopes);
  fill_grid (self);
  fill_numbers (self);
  show_state (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (brg_varma_lots_is_by_hand (lots) ? self->entries->pdata[0]
                                                          : GTK_WIDGET (self->seed_check));
}
