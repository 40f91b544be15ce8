/* brg-envelopes-page-offers.c - the page of envelopes: what else can happen, and what has happened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-adjournment-ids.h"
#include "brg-article-link.h"
#include "brg-envelopes-page-private.h"
#include "brg-result-text.h"
#include "brg-store-results.h"
#include "brg-ui.h"

static void
on_offer_activated (GtkWidget *row, BrgEnvelopesPage *self)
{
  brg_envelopes_page_choose (self, brg_envelopes_page_get_offer (row));
}

static GtkWidget *
make_offer (BrgEnvelopesPage *self, const BrgEnvelopeCase *matter, const BrgAdjournmentOffer *offer)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title =
      brg_envelope_words_dup_event (brg_envelopes_page_get_boards (self), matter, &offer->event);
  g_autofree char *after_text = NULL;
  BrgAdjournment after;

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  if (brg_adjournment_preview (&matter->state, &offer->event, &after) == NULL &&
      !brg_adjournment_kind_has_value (offer->event.kind))
    {
      after_text = brg_envelope_words_dup_state (&after);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), after_text);
    }
  if (offer->article != NULL)
    adw_action_row_add_suffix (
        ADW_ACTION_ROW (row),
        brg_article_link_new (brg_page_get_rulebook (BRG_PAGE (self)), offer->article));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  brg_envelopes_page_set_offer (row, offer);
  g_signal_connect_object (row, "activated", G_CALLBACK (on_offer_activated), self, 0);
  return row;
}

/* A result that follows from a fallen flag. */

static void
on_ending_activated (GtkWidget *row, BrgEnvelopesPage *self)
{
  const BrgEnvelopeCase *matter = brg_envelopes_page_get_case (self);
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  BrgEnvelopeEnding endings[BRG_MAX_ENVELOPE_ENDINGS];
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "brg-ending"));
  GError *error = NULL;
  gboolean done;

  if (matter == NULL || index >= brg_envelope_offers_list_endings (matter, endings))
    return;
  done = brg_store_set_result (brg_session_get_store (session), matter->game->id,
                               endings[index].white, endings[index].black, &error);
  if (brg_session_finish (session, done, error))
    brg_envelopes_page_focus_next (self);
}

static const char *
explain_ending (const BrgAdjournment *state, const BrgEnvelopeEnding *ending)
{
  if (ending->first == BRG_COLOUR_WHITE)
    return _ ("White’s flag fell first");
  if (ending->first == BRG_COLOUR_BLACK)
    return _ ("Black’s flag fell first");
  if (state->flags_down[0] && state->flags_down[1])
    return _ ("It cannot be established whose flag fell first");
  return state->flags_down[0] ? _ ("White’s time is over") : _ ("Black’s time is over");
}

void
brg_envelopes_page_add_endings (BrgEnvelopesPage *self, const BrgEnvelopeCase *matter)
{
  const BrgSnapshot *boards = brg_envelopes_page_get_boards (self);
  BrgEnvelopeEnding endings[BRG_MAX_ENVELOPE_ENDINGS];
  guint n = brg_envelope_offers_list_endings (matter, endings);

  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = adw_action_row_new ();
      g_autofree char *result =
          brg_result_dup_text (&boards->group->scoring, endings[i].white, endings[i].black);
      /* Translators: a result: "Enter 0 – 1" */
      g_autofree char *title = g_strdup_printf (_ ("Enter %s"), result);

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                                   explain_ending (&matter->state, &endings[i]));
      adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
      adw_action_row_add_suffix (
          ADW_ACTION_ROW (row),
          brg_article_link_new (brg_page_get_rulebook (BRG_PAGE (self)), endings[i].article));
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      g_object_set_data (G_OBJECT (row), "brg-ending", GUINT_TO_POINTER (i));
      g_signal_connect_object (row, "activated", G_CALLBACK (on_ending_activated), self, 0);
      gtk_list_box_append (self->offers, row);
      if (self->next_widget == NULL && brg_envelope_case_awaits_result (matter))
        self->next_widget = row;
    }
}

/* The steps above have their own place. */
static gboolean
is_a_step (const BrgAdjournment *state, const BrgAdjournmentOffer *offer)
{
  return brg_envelope_group_find (offer->event.kind) == BRG_ENVELOPE_PRESENCE ||
         (offer->event.kind == BRG_ADJOURN_NOW && state->is_here[0] && state->is_here[1]);
}

static void
name_expander (GtkWidget *expander, const char *title)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
}

void
brg_envelopes_page_add_offers (BrgEnvelopesPage *self,
                               const BrgEnvelopeCase *matter,
                               const GArray *offers)
{
  for (guint group = 0; group < BRG_N_ENVELOPE_GROUPS; group++)
    {
      GtkWidget *expander = NULL;

      for (guint i = 0; i < offers->len; i++)
        {
          const BrgAdjournmentOffer *offer = &g_array_index (offers, BrgAdjournmentOffer, i);

          if (is_a_step (&matter->state, offer) ||
              brg_envelope_group_find (offer->event.kind) != group)
            continue;
          if (expander == NULL)
            {
              expander = adw_expander_row_new ();
              name_expander (expander, brg_envelope_words_group ((BrgEnvelopeGroup) group));
              gtk_list_box_append (self->offers, expander);
            }
          adw_expander_row_add_row (ADW_EXPANDER_ROW (expander), make_offer (self, matter, offer));
        }
    }
}

void
brg_envelopes_page_add_history (BrgEnvelopesPage *self, const BrgEnvelopeCase *matter)
{
  GtkWidget *expander;

  if (matter->envelope->events->len == 0)
    return;
  expander = adw_expander_row_new ();
  name_expander (expander, _ ("What Happened"));
  for (guint i = matter->envelope->events->len; i > 0; i--)
    {
      const BrgStoredEnvelopeEvent *stored = matter->envelope->events->pdata[i - 1];
      g_autofree char *title =
          brg_envelope_words_dup_stored (brg_envelopes_page_get_boards (self), matter, stored);
      g_autofree char *when = brg_ui_dup_when (stored->at);
      g_autofree char *subtitle =
          g_strdup_printf ("%s%s%s", when, *stored->text != '\0' ? " · " : "", stored->text);
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
      adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (expander), row);
    }
  gtk_list_box_append (self->offers, expander);
}
