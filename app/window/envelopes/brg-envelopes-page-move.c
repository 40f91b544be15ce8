/* brg-envelopes-page-move.c - the page of envelopes: the move that was found in one
 *
 * Rules: fide-2023 guideline I.8, ussr-chess-1956 21
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-adjournment-next.h"
#include "brg-article-link.h"
#include "brg-envelopes-page-private.h"
#include "brg-ui.h"

/* Whether the arbiter is asked which move is meant; the first answer is that nobody can tell. */
static gboolean
is_asked_meant (const BrgEnvelopeReading *reading)
{
  return reading->choices->len > 1 ||
         (reading->choices->len == 1 && !brg_envelope_content_is_played (reading->content));
}

static gboolean
find_meant (BrgEnvelopesPage *self, BrgGameMove *move)
{
  guint index = 0;

  if (self->reading == NULL || self->reading->choices->len == 0)
    return FALSE;
  if (is_asked_meant (self->reading))
    {
      guint selected = gtk_drop_down_get_selected (self->meant_choice);

      if (selected == 0 || selected > self->reading->choices->len)
        return FALSE;
      index = selected - 1;
    }
  *move = g_array_index (self->reading->choices, BrgDeskChoice, index).move;
  return TRUE;
}

/* By the engine, or, when the arbiter says which move is meant, a slip of the pen. */
static BrgEnvelopeContent
find_content (BrgEnvelopesPage *self)
{
  BrgGameMove move;

  if (self->reading == NULL)
    return BRG_CONTENT_UNKNOWN;
  return is_asked_meant (self->reading) && find_meant (self, &move) ? BRG_CONTENT_SLIP
                                                                    : self->reading->content;
}

/* The move as it was written, with the arbiter's reason. */
static char *
dup_written (BrgEnvelopesPage *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->move_entry));
  const char *reason = gtk_editable_get_text (GTK_EDITABLE (self->reason_entry));

  return *reason != '\0' ? g_strdup_printf ("%s (%s)", text, reason) : g_strdup (text);
}

void
brg_envelopes_page_read_as (BrgEnvelopesPage *self, const BrgAdjournmentOffer *offer)
{
  g_autofree char *written = dup_written (self);
  BrgEnvelopeDeed deed = { .event = offer->event, .article = offer->article, .text = written };
  BrgGameMove move;

  if (brg_envelope_content_is_played ((BrgEnvelopeContent) offer->event.detail) &&
      self->game != NULL)
    {
      if (!find_meant (self, &move))
        {
          brg_envelopes_page_tell (
              self, _ ("Type the move as a legal one, or say which is meant: it is made on the "
                       "board."));
          gtk_widget_grab_focus (GTK_WIDGET (self->move_entry));
          return;
        }
      deed.move = &move;
    }
  if (!brg_envelopes_page_carry_out (self, &deed))
    return;
  gtk_editable_set_text (GTK_EDITABLE (self->move_entry), "");
  gtk_editable_set_text (GTK_EDITABLE (self->reason_entry), "");
  brg_envelopes_page_focus_next (self);
}

static gboolean
find_read (BrgEnvelopesPage *self, BrgEnvelopeContent content, BrgAdjournmentOffer *offer)
{
  const BrgEnvelopeCase *matter = brg_envelopes_page_get_case (self);
  g_autoptr (GArray) offers =
      matter != NULL && matter->is_open ? brg_adjournment_list_next (&matter->state) : NULL;

  for (guint i = 0; offers != NULL && i < offers->len; i++)
    {
      *offer = g_array_index (offers, BrgAdjournmentOffer, i);
      if (offer->event.kind == BRG_ADJOURN_READ && offer->event.detail == content)
        return TRUE;
    }
  return FALSE;
}

void
brg_envelopes_page_read (BrgEnvelopesPage *self)
{
  BrgAdjournmentOffer offer;

  if (find_read (self, find_content (self), &offer))
    brg_envelopes_page_read_as (self, &offer);
}

/* Enter makes the move. What would end the game asks for one step more. */
void
brg_envelopes_page_confirm (BrgEnvelopesPage *self)
{
  BrgEnvelopeContent content = find_content (self);

  if (brg_envelope_content_is_played (content))
    brg_envelopes_page_read (self);
  else if (gtk_widget_get_visible (GTK_WIDGET (self->meant_choice)))
    gtk_widget_grab_focus (GTK_WIDGET (self->meant_choice));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->reason_entry));
}

static void
show_choices (BrgEnvelopesPage *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  const GArray *choices = self->reading->choices;

  gtk_string_list_append (list, _ ("Not established"));
  for (guint i = 0; i < choices->len; i++)
    gtk_string_list_append (list, g_array_index (choices, BrgDeskChoice, i).text);
  gtk_drop_down_set_model (self->meant_choice, G_LIST_MODEL (list));
  gtk_widget_set_visible (GTK_WIDGET (self->meant_choice), is_asked_meant (self->reading));
}

static void
set_style (GtkWidget *widget, const char *style, gboolean has_it)
{
  brg_ui_set_class (widget, style, has_it);
}

/* What ends the game is told in a sentence: it must not make the pane wider. */
static void
wrap_label (GtkButton *button)
{
  GtkLabel *label = GTK_LABEL (gtk_widget_get_first_child (GTK_WIDGET (button)));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (label, 30);
}

/* What the button does: it makes the move, or it ends the game. */
void
brg_envelopes_page_update_read (BrgEnvelopesPage *self)
{
  const BrgEnvelopeCase *matter = brg_envelopes_page_get_case (self);
  BrgEnvelopeContent content = find_content (self);
  gboolean is_played = content == BRG_CONTENT_UNKNOWN || brg_envelope_content_is_played (content);
  g_autofree char *end = NULL;
  BrgAdjournmentOffer offer;
  BrgAdjournment after;
  gboolean is_known = find_read (self, content, &offer);

  gtk_widget_set_sensitive (GTK_WIDGET (self->read_button), is_known);
  if (is_known && !is_played &&
      brg_adjournment_preview (&matter->state, &offer.event, &after) == NULL)
    end = brg_envelope_words_dup_state (&after);
  gtk_button_set_use_underline (self->read_button, end == NULL);
  gtk_button_set_label (self->read_button, end != NULL ? end : _ ("_Record the Move"));
  wrap_label (self->read_button);
  set_style (GTK_WIDGET (self->read_button), "suggested-action", end == NULL);
  set_style (GTK_WIDGET (self->read_button), "destructive-action", end != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->reason_entry),
                          self->reading == NULL || self->reading->tone != BRG_DESK_TONE_YES);
}

/* Without a position nothing can be judged. */
static void
show_unknown (BrgEnvelopesPage *self)
{
  gtk_label_set_text (self->verdict_label, _ ("The position is not known: the arbiter enters "
                                              "below what the envelope contains."));
  gtk_widget_set_visible (GTK_WIDGET (self->meant_choice), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->verdict_chip), FALSE);
  brg_article_link_set (self->verdict_link, brg_page_get_rulebook (BRG_PAGE (self)), NULL);
  brg_envelopes_page_update_read (self);
}

void
brg_envelopes_page_judge (BrgEnvelopesPage *self)
{
  static const BrgChipKind kinds[] = { [BRG_DESK_TONE_YES] = BRG_CHIP_OK,
                                       [BRG_DESK_TONE_NO] = BRG_CHIP_ERROR,
                                       [BRG_DESK_TONE_WARN] = BRG_CHIP_WARN,
                                       [BRG_DESK_TONE_INFO] = BRG_CHIP_OUTLINE };
  g_autofree char *notation = NULL;

  g_clear_pointer (&self->reading, brg_envelope_reading_free);
  if (self->game == NULL)
    {
      show_unknown (self);
      return;
    }
  notation = brg_envelopes_page_dup_notation (self);
  self->reading =
      brg_envelope_game_judge (self->game, brg_envelopes_page_get_boards (self),
                               gtk_editable_get_text (GTK_EDITABLE (self->move_entry)), notation);
  gtk_widget_set_visible (GTK_WIDGET (self->verdict_chip), TRUE);
  brg_chip_set (self->verdict_chip, kinds[self->reading->tone],
                self->reading->tone == BRG_DESK_TONE_YES ? "object-select-symbolic" : NULL,
                self->reading->verdict);
  gtk_label_set_text (self->verdict_label, self->reading->sentence);
  brg_article_link_set (self->verdict_link, brg_page_get_rulebook (BRG_PAGE (self)),
                        self->reading->article);
  show_choices (self);
  brg_envelopes_page_update_read (self);
}
