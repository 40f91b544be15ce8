/* brg-clock-sheet.c - a clock showed the wrong time: what the book allows, and the correction
 *
 * Rules: fide-2023 6.10.1, 6.10.2, A.5.1.1; ussr-chess-1956 18, 20; rus-draughts-2022 5.4.2.5
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-clock-sheet.h"

#include <glib/gi18n.h>

#include "brg-article-link.h"
#include "brg-chip.h"
#include "brg-desk-words.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

struct _BrgClockSheet
{
  BrgSheet parent_instance;

  GtkButton *confirm_button;
  GtkCheckButton *white_button;
  GtkCheckButton *black_button;
  GtkCheckButton *unknown_button;
  GtkCheckButton *restored_button;
  GtkEntry *change_entry;
  GtkCheckButton *first_button;
  GtkCheckButton *resumed_button;
  GtkCheckButton *broken_button;
  GtkCheckButton *watched_button;
  BrgChip *chip;
  GtkLabel *answer_label;
  GtkLabel *article_label;
  GtkLabel *readings_label;

  BrgClockCorrectionQuery game;
  BrgClockCorrected corrected;
  gpointer data;
};

G_DEFINE_FINAL_TYPE (BrgClockSheet, brg_clock_sheet, BRG_TYPE_SHEET)

static BrgColour
get_clock (BrgClockSheet *self)
{
  if (gtk_check_button_get_active (self->white_button))
    return BRG_COLOUR_WHITE;
  return gtk_check_button_get_active (self->black_button) ? BRG_COLOUR_BLACK : BRG_COLOUR_NONE;
}

/* With a sign of any shape before it; without one it is more time. */
static gboolean
read_change (BrgClockSheet *self, gint *seconds)
{
  g_autofree char *text =
      g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->change_entry))));
  const char *at = text;
  gboolean is_less = g_str_has_prefix (text, "-") || g_str_has_prefix (text, "−");
  gint64 milliseconds;

  if (is_less || *text == '+')
    at = g_utf8_next_char (text);
  while (*at == ' ')
    at++;
  if (!brg_desk_words_read_time (at, &milliseconds) || milliseconds <= 0)
    return FALSE;
  *seconds = (gint) (milliseconds / 1000) * (is_less ? -1 : 1);
  return TRUE;
}

/* Returns FALSE while nothing is asked yet. */
static gboolean
read_query (BrgClockSheet *self, BrgClockCorrectionQuery *query)
{
  *query = self->game;
  query->clock = get_clock (self);
  query->is_first_control = gtk_check_button_get_active (self->first_button);
  query->is_resumed = gtk_check_button_get_active (self->resumed_button);
  query->is_broken = gtk_check_button_get_active (self->broken_button);
  query->is_watched = gtk_check_button_get_active (self->watched_button);
  query->is_restored = gtk_check_button_get_active (self->restored_button);
  query->add_seconds = 0;
  return read_change (self, &query->add_seconds) ||
         (query->clock == BRG_COLOUR_NONE && !query->is_restored);
}

static const char *
get_answer_text (const BrgClockCorrectionQuery *query, const BrgClockCorrection *correction)
{
  if (query->is_restored)
    return _ ("The time for restoring the records is halved and counts as used by each player.");
  switch (correction->verdict)
    {
    case BRG_CLOCK_CORRECTION_MADE:
      return correction->is_judgement ? _ ("The arbiter corrects it using his best judgement.")
                                      : _ ("The clock is corrected by the full amount.");
    case BRG_CLOCK_CORRECTION_CUT:
      return correction->least_seconds > 0
                 ? _ ("A time reduction may not leave a player with less than 15 minutes: it "
                      "stops there, and a player who already has less keeps his time.")
                 : _ ("No time is left on the clock.");
    case BRG_CLOCK_CORRECTION_REFUSED:
      return query->is_resumed
                 ? _ ("When an adjourned game is resumed, the error is corrected only by "
                      "adding time. The readings stay.")
                 : _ ("Time may be taken off only if each player keeps at least 15 minutes. "
                      "The readings stay.");
    case BRG_CLOCK_CORRECTION_UNKNOWN:
      return _ ("The clocks are replaced and the game continues with the same readings.");
    case BRG_CLOCK_CORRECTION_TOO_LATE:
      return _ ("So many moves have been made that the clocks are not corrected.");
    default:
      g_return_val_if_reached ("");
    }
}

static void
show_chip (BrgClockSheet *self, BrgClockCorrectionVerdict verdict)
{
  static const struct
  {
    BrgChipKind kind;
    const char *icon_name;
    const char *text;
  } chips[BRG_N_CLOCK_CORRECTION_VERDICTS] = {
    [BRG_CLOCK_CORRECTION_MADE] = { BRG_CHIP_OK, "emblem-ok-symbolic", N_ ("allowed") },
    [BRG_CLOCK_CORRECTION_CUT] = { BRG_CHIP_WARN, "dialog-warning-symbolic", N_ ("in part") },
    [BRG_CLOCK_CORRECTION_REFUSED] = { BRG_CHIP_ERROR, "action-unavailable-symbolic",
                                       N_ ("no correction") },
    [BRG_CLOCK_CORRECTION_UNKNOWN] = { BRG_CHIP_INFO, "view-refresh-symbolic",
                                       N_ ("clocks replaced") },
    [BRG_CLOCK_CORRECTION_TOO_LATE] = { BRG_CHIP_ERROR, "action-unavailable-symbolic",
                                        N_ ("too late") },
  };

  brg_chip_set (self->chip, chips[verdict].kind, chips[verdict].icon_name, _ (chips[verdict].text));
}

/* What is refused cannot be confirmed; a clock that is replaced can, with its readings. */
static gboolean
is_possible (const BrgClockCorrection *correction)
{
  return correction->verdict == BRG_CLOCK_CORRECTION_MADE ||
         correction->verdict == BRG_CLOCK_CORRECTION_CUT || correction->is_replaced;
}

static void
show_text (BrgClockSheet *self, const char *text)
{
  gtk_label_set_text (self->answer_label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->answer_label),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
show_readings (BrgClockSheet *self, const BrgClockCorrection *correction)
{
  g_autofree char *white = brg_desk_words_dup_time ((gint64) correction->left_seconds[0] * 1000);
  g_autofree char *black = brg_desk_words_dup_time ((gint64) correction->left_seconds[1] * 1000);
  /* Translators: what the clocks show then, 0:12:05 */
  g_autofree char *readings = g_strdup_printf (_ ("White %s\nBlack %s"), white, black);

  gtk_label_set_text (self->readings_label, readings);
}

static void
update (BrgClockSheet *self)
{
  BrgClockCorrectionQuery query;
  BrgClockCorrection correction;
  gboolean is_asked = read_query (self, &query);

  gtk_widget_set_sensitive (GTK_WIDGET (self->change_entry),
                            query.clock != BRG_COLOUR_NONE || query.is_restored);
  gtk_widget_set_visible (GTK_WIDGET (self->chip), is_asked);
  gtk_widget_set_visible (GTK_WIDGET (self->readings_label), is_asked);
  if (!is_asked)
    {
      show_text (self, _ ("Enter the amount: minutes, or minutes and seconds, with a minus to "
                          "take time off."));
      gtk_label_set_text (self->article_label, "");
      gtk_widget_set_sensitive (GTK_WIDGET (self->confirm_button), FALSE);
      return;
    }
  brg_clock_correction_judge (&query, &correction);
  show_chip (self, correction.verdict);
  show_text (self, get_answer_text (&query, &correction));
  brg_article_link_fill_label (self->article_label, brg_sheet_get_rulebook (BRG_SHEET (self)),
                               correction.article);
  show_readings (self, &correction);
  gtk_widget_set_sensitive (GTK_WIDGET (self->confirm_button), is_possible (&correction));
}

static void
on_confirm_clicked (BrgClockSheet *self)
{
  BrgClockCorrectionQuery query;
  BrgClockCorrection correction;

  if (!read_query (self, &query))
    return;
  brg_clock_correction_judge (&query, &correction);
  if (!is_possible (&correction))
    return;
  self->corrected (&query, &correction, self->data);
  gtk_window_destroy (GTK_WINDOW (self));
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgClockSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (confirm_button), CHILD (white_button),    CHILD (black_button),
  CHILD (unknown_button), CHILD (change_entry),    CHILD (first_button),
  CHILD (resumed_button), CHILD (broken_button),   CHILD (watched_button),
  CHILD (chip),           CHILD (answer_label),    CHILD (article_label),
  CHILD (readings_label), CHILD (restored_button),
};

static void
brg_clock_sheet_class_init (BrgClockSheetClass *klass)
{
  g_type_ensure (BRG_TYPE_CHIP);
  brg_template_set (klass, "brg-clock-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_confirm_clicked);
}

static void
brg_clock_sheet_init (BrgClockSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->confirm_button));
  g_signal_connect_swapped (self->change_entry, "changed", G_CALLBACK (update), self);
  GtkCheckButton *const buttons[] = { self->white_button,   self->black_button,
                                      self->unknown_button, self->first_button,
                                      self->resumed_button, self->broken_button,
                                      self->watched_button, self->restored_button };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    g_signal_connect_swapped (buttons[i], "toggled", G_CALLBACK (update), self);
}

/* What does not matter to the book is not asked. */
static void
show_game (BrgClockSheet *self, const char *const names[2])
{
  const BrgClockCorrectionQuery *game = &self->game;
  gboolean is_fast = game->tempo == BRG_TEMPO_RAPID || game->tempo == BRG_TEMPO_BLITZ;
  GtkCheckButton *const buttons[] = { self->white_button, self->black_button };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      g_autofree char *label = g_strdup_printf (i == 0
                                                    /* Translators: name of the player */
                                                    ? _ ("White: %s")
                                                    : _ ("Black: %s"),
                                                names[i]);

      gtk_check_button_set_label (buttons[i], label);
    }
  gtk_check_button_set_active (
      game->clock == BRG_COLOUR_BLACK ? self->black_button : self->white_button, TRUE);
  gtk_check_button_set_active (self->first_button, game->is_first_control);
  gtk_check_button_set_active (self->resumed_button, game->is_resumed);
  gtk_check_button_set_active (self->watched_button, game->is_watched);
  gtk_widget_set_visible (
      GTK_WIDGET (self->first_button),
      brg_clock_correction_asks (game->rulebook, BRG_CORRECTION_IN_FIRST_CONTROL));
  gtk_widget_set_visible (GTK_WIDGET (self->resumed_button),
                          brg_clock_correction_asks (game->rulebook, BRG_CORRECTION_WHEN_RESUMED));
  gtk_widget_set_visible (GTK_WIDGET (self->watched_button), is_fast);
  gtk_widget_set_visible (GTK_WIDGET (self->restored_button),
                          brg_clock_correction_halves_restoring (game->rulebook));
}

void
brg_clock_sheet_present (GtkWidget *parent,
                         const BrgClockCorrectionQuery *query,
                         const char *const names[2],
                         BrgClockCorrected corrected,
                         gpointer data)
{
  BrgClockSheet *self;

  g_return_if_fail (GTK_IS_WIDGET (parent) && query != NULL && corrected != NULL);

  self = g_object_new (BRG_TYPE_CLOCK_SHEET, "transient-for", gtk_widget_get_root (parent), NULL);
  self->game = *query;
  self->corrected = corrected;
  self->data = data;
  show_game (self, names);
  update (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->change_entry));
}
