/* brg-wizard-pairs-table.c - the columns of the table of pairs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-chip.h"
#include "brg-colour-history.h"
#include "brg-colour-words.h"
#include "brg-columns.h"
#include "brg-draft-numbers.h"
#include "brg-draft-reasons.h"
#include "brg-draft-text.h"
#include "brg-name-words.h"
#include "brg-rational.h"
#include "brg-wizard-columns.h"
#include "brg-wizard-pairs-private.h"

/* No more chips than this in a line. */
#define MAX_CHIPS 2
/* Longer names are cut. */
#define NAME_CHARS 12

static BrgDraft *
get_draft (BrgWizardPairs *self)
{
  return brg_wizard_step_get_draft (BRG_WIZARD_STEP (self));
}

const BrgDraftBoard *
brg_wizard_pairs_get_board (BrgWizardPairs *self, BrgWizardItem *item)
{
  const GArray *boards = brg_draft_get_boards (get_draft (self), self->round);
  gint index = brg_wizard_item_get_index (item);

  return index >= 0 && (guint) index < boards->len ? &g_array_index (boards, BrgDraftBoard, index)
                                                   : NULL;
}

static gint
get_player (BrgWizardPairs *self, BrgWizardItem *item, BrgColour colour)
{
  const BrgDraftBoard *board = brg_wizard_pairs_get_board (self, item);

  if (board == NULL)
    return colour == BRG_COLOUR_WHITE ? brg_wizard_item_get_player (item) : BRG_NOBODY;
  return colour == BRG_COLOUR_WHITE ? board->white : board->black;
}

static const BrgEntry *
find_entry (BrgWizardPairs *self, gint player)
{
  return player != BRG_NOBODY
             ? brg_snapshot_get_entry (brg_draft_get_preview (get_draft (self)), player)
             : NULL;
}

static char *
dup_number (gpointer item, guint colour, gpointer data)
{
  const BrgEntry *entry = find_entry (data, get_player (data, item, colour));

  return entry != NULL ? g_strdup_printf ("%d", entry->number) : g_strdup ("");
}

static char *
dup_name (gpointer item, guint colour, gpointer data)
{
  gint player = get_player (data, item, colour);

  return player != BRG_NOBODY ? brg_name_words_dup (brg_draft_get_preview (get_draft (data)),
                                                    player, BRG_NAME_PLAIN, NULL)
                              : g_strdup ("");
}

static char *
dup_points (gpointer item, guint colour, gpointer data)
{
  gint player = get_player (data, item, colour);

  return player != BRG_NOBODY
             ? brg_points_to_figures (brg_draft_get_score (get_draft (data), player))
             : g_strdup ("");
}

static char *
dup_board (gpointer item, gpointer data)
{
  const BrgDraftBoard *board = brg_wizard_pairs_get_board (data, item);

  if (board == NULL)
    return g_strdup ("");
  return g_strdup_printf ("%d", brg_wizard_item_get_index (item) + 1);
}

static GtkWidget *
make_lock (gpointer data G_GNUC_UNUSED)
{
  GtkWidget *image = gtk_image_new_from_icon_name ("changes-prevent-symbolic");

  gtk_accessible_update_property (GTK_ACCESSIBLE (image), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Fixed pair"), -1);
  return image;
}

static void
show_lock (GtkWidget *cell, gpointer item, gpointer data)
{
  const BrgDraftBoard *board = brg_wizard_pairs_get_board (data, item);

  gtk_widget_set_opacity (cell, board != NULL && board->is_locked ? 1.0 : 0.0);
}

static GtkWidget *
make_history (gpointer data G_GNUC_UNUSED)
{
  GtkWidget *history = brg_colour_history_new ();

  gtk_widget_set_valign (history, GTK_ALIGN_CENTER);
  return history;
}

static void
show_history_of (BrgWizardPairs *self, GtkWidget *cell, gint player)
{
  g_autofree char *history = NULL;
  g_autofree char *words = NULL;

  if (player == BRG_NOBODY)
    {
      brg_colour_history_set_history (BRG_COLOUR_HISTORY (cell), NULL, NULL);
      return;
    }
  history = brg_draft_dup_history (get_draft (self), player);
  words = brg_colour_words_dup_spoken (history);
  brg_colour_history_set_history (BRG_COLOUR_HISTORY (cell), history, words);
}

static void
show_white_history (GtkWidget *cell, gpointer item, gpointer data)
{
  show_history_of (data, cell, get_player (data, item, BRG_COLOUR_WHITE));
}

static void
show_black_history (GtkWidget *cell, gpointer item, gpointer data)
{
  show_history_of (data, cell, get_player (data, item, BRG_COLOUR_BLACK));
}

static GtkWidget *
make_notes (gpointer data G_GNUC_UNUSED)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  for (guint i = 0; i < MAX_CHIPS; i++)
    {
      GtkWidget *chip = brg_chip_new (BRG_CHIP_NEUTRAL, NULL, "");

      gtk_widget_set_valign (chip, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), chip);
    }
  return box;
}

/* The chips of one line, filled from the left. */
typedef struct
{
  GtkWidget *next;
} Notes;

static void
add_note (Notes *notes, BrgChipKind kind, const char *icon_name, const char *text)
{
  if (notes->next == NULL)
    return;
  brg_chip_set (BRG_CHIP (notes->next), kind, icon_name, text);
  gtk_widget_set_visible (notes->next, TRUE);
  notes->next = gtk_widget_get_next_sibling (notes->next);
}

/* What is said of a kind of warning; both players of a board may have the same. */
static void
add_warning_note (BrgWizardPairs *self, BrgWizardItem *item, BrgWarningKind kind, Notes *notes)
{
  static const struct
  {
    BrgChipKind kind;
    const char *text;
  } looks[BRG_N_WARNING_KINDS] = {
    /* Translators: a note of one or two words: the colour does not alternate */
    [BRG_WARNING_SAME_COLOUR] = { BRG_CHIP_WARN, N_ ("colour ≠") },
    /* Translators: a note of one or two words: one colour for the third time */
    [BRG_WARNING_THIRD_COLOUR] = { BRG_CHIP_WARN, N_ ("colour ×3") },
    /* Translators: a note of one or two words: has no opponent by the odd number */
    [BRG_WARNING_FREE] = { BRG_CHIP_INFO, N_ ("has the bye") },
    /* Translators: a note of one or two words: the two ought to be kept apart */
    [BRG_WARNING_KEPT_APART] = { BRG_CHIP_WARN, N_ ("not apart") },
    /* Translators: a note of one or two words: one colour for the fourth time */
    [BRG_WARNING_FOURTH_COLOUR] = { BRG_CHIP_ERROR, N_ ("colour ×4") },
    /* Translators: a note of one or two words: a player has not the colour that he must have */
    [BRG_WARNING_ABSOLUTE_COLOUR] = { BRG_CHIP_ERROR, N_ ("colour due") },
    /* Translators: a note of one or two words: both players must have the same colour */
    [BRG_WARNING_BOTH_COLOURS] = { BRG_CHIP_ERROR, N_ ("one colour due") },
    /* Translators: a note of one or two words: the bracket has other pairs */
    [BRG_WARNING_NOT_IN_BRACKET] = { BRG_CHIP_ERROR, N_ ("not in bracket") },
    [BRG_WARNING_SECOND_GAME] = { BRG_CHIP_ERROR, N_ ("not this match") },
    /* Translators: a note of one or two words: the event forbids this pair */
    [BRG_WARNING_FORBIDDEN] = { BRG_CHIP_ERROR, N_ ("forbidden pair") },
    /* Translators: a note of one or two words: they have met before */
    [BRG_WARNING_REMATCH] = { BRG_CHIP_ERROR, N_ ("rematch") },
    /* Translators: a note of one or two words: a second win without play */
    [BRG_WARNING_SECOND_FREE_WIN] = { BRG_CHIP_ERROR, N_ ("second bye") },
    /* Translators: a note of one or two words */
    [BRG_WARNING_NO_PAIR] = { BRG_CHIP_ERROR, N_ ("no opponent") },
  };
  gint index = brg_wizard_item_get_index (item);

  for (guint i = 0; i < self->warnings->len; i++)
    {
      const BrgWarning *warning = &g_array_index (self->warnings, BrgWarning, i);

      if (warning->kind != kind || warning->board != index ||
          (index < 0 && warning->player != brg_wizard_item_get_player (item)))
        continue;
      add_note (notes, looks[kind].kind, NULL, _ (looks[kind].text));
      return;
    }
}

static void
add_floater_note (BrgWizardPairs *self, const BrgDraftBoard *board, Notes *notes)
{
  for (guint i = 0; i < board->reasons->len; i++)
    {
      const BrgReason *reason = &g_array_index (board->reasons, BrgReason, i);

      if (reason->kind == BRG_REASON_MOVED_DOWN)
        {
          g_autofree char *name = brg_name_words_dup (brg_draft_get_preview (get_draft (self)),
                                                      reason->player, BRG_NAME_FAMILY, NULL);
          g_autofree char *text = g_strconcat ("↓ ", name, NULL);

          add_note (notes, BRG_CHIP_INFO, NULL, text);
          return;
        }
    }
}

/* What the rules forbid comes first, then whose hand it was, then the rest. */
static void
show_notes (GtkWidget *cell, gpointer item, gpointer data)
{
  BrgWizardPairs *self = data;
  const BrgDraftBoard *board = brg_wizard_pairs_get_board (self, item);
  Notes notes = { gtk_widget_get_first_child (cell) };

  for (GtkWidget *chip = notes.next; chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    gtk_widget_set_visible (chip, FALSE);
  for (gint kind = BRG_N_WARNING_KINDS - 1; kind >= BRG_WARNING_FOURTH_COLOUR; kind--)
    add_warning_note (self, item, (BrgWarningKind) kind, &notes);
  if (board != NULL && board->is_manual)
    add_note (&notes, BRG_CHIP_NEUTRAL, "document-edit-symbolic", _ ("by hand"));
  else if (board != NULL && board->is_locked)
    add_note (&notes, BRG_CHIP_NEUTRAL, "changes-prevent-symbolic", _ ("fixed"));
  for (gint kind = BRG_WARNING_KEPT_APART; kind >= BRG_WARNING_SAME_COLOUR; kind--)
    add_warning_note (self, item, (BrgWarningKind) kind, &notes);
  if (board != NULL)
    add_floater_note (self, board, &notes);
}

void
brg_wizard_pairs_add_columns (BrgWizardPairs *self)
{
#define CELLS(make_cell, show_cell) .make = make_cell, .show = show_cell
#define SIDE(dup, colour) .dup_field = dup, .field = colour
  GtkColumnViewColumn **swiss = self->swiss_columns;
  const BrgColumn columns[] = {
    { "", CELLS (make_lock, show_lock) },
    { _ ("Board"), BRG_COLUMN_RIGHT, 3, "brg-strong", .dup_text = dup_board },
    { _ ("No."), BRG_COLUMN_RIGHT, 4, "brg-dim", SIDE (dup_number, BRG_COLOUR_WHITE) },
    { _ ("White"), BRG_COLUMN_LEFT, NAME_CHARS, SIDE (dup_name, BRG_COLOUR_WHITE),
      .expands = TRUE },
    { _ ("Colours"), CELLS (make_history, show_white_history), .place = &swiss[0] },
    { _ ("Points"), BRG_COLUMN_RIGHT, 3, SIDE (dup_points, BRG_COLOUR_WHITE), .place = &swiss[1] },
    { _ ("Points"), BRG_COLUMN_RIGHT, 3, SIDE (dup_points, BRG_COLOUR_BLACK), .place = &swiss[2] },
    { _ ("Colours"), CELLS (make_history, show_black_history), .place = &swiss[3] },
    { _ ("Black"), BRG_COLUMN_LEFT, NAME_CHARS, SIDE (dup_name, BRG_COLOUR_BLACK),
      .expands = TRUE },
    { _ ("No."), BRG_COLUMN_RIGHT, 4, "brg-dim", SIDE (dup_number, BRG_COLOUR_BLACK) },
    { _ ("Notes"), CELLS (make_notes, show_notes) },
  };

  brg_columns_add_all (self->view, columns, G_N_ELEMENTS (columns), self);
}
