/* brg-envelopes-page-steps.c - the page of envelopes: the steps of a resumption, and something
 * happens
 *
 * What the rules let happen next is what is offered: the steps at the top and the rows below share
 * brg_envelope_offers_list() between them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-adjournment-ids.h"
#include "brg-envelopes-page-private.h"
#include "brg-seal-draft.h"
#include "brg-seal-sheet.h"
#include "brg-shell.h"
#include "brg-store-game-rows.h"
#include "brg-ui.h"

/* Later than this nobody records what happens now: the time has to be told. */
#define LATEST_NOW (2 * 3600)

void
brg_envelopes_page_tell (BrgEnvelopesPage *self, const char *message)
{
  gdk_display_beep (gtk_widget_get_display (GTK_WIDGET (self)));
  brg_session_tell (brg_page_get_session (BRG_PAGE (self)), message);
}

/* When it happens. */

static gboolean
find_at (BrgEnvelopesPage *self, const BrgEnvelopeCase *matter, gint *at)
{
  const char *text = brg_ui_get_text (self->time_entry);
  g_autofree char *date = NULL;
  g_autofree char *hour = NULL;
  g_autofree char *utc = NULL;

  *at = BRG_ADJOURNMENT_UNTIMED;
  if (*matter->envelope->resumes_at == '\0')
    return TRUE;
  brg_seal_draft_split_time (matter->envelope->resumes_at, &date, &hour);
  if (*text != '\0')
    utc = brg_seal_draft_join_time (date, text);
  else
    {
      g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

      utc = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
    }
  if (utc == NULL)
    {
      brg_envelopes_page_tell (self, _ ("Enter a time of day as 15:20."));
      return FALSE;
    }
  *at = brg_envelope_find_seconds (matter->envelope, utc);
  if (*text != '\0' || *at <= LATEST_NOW)
    return TRUE;
  brg_envelopes_page_tell (self, _ ("The resumption time is long past: enter when it happened."));
  gtk_widget_grab_focus (GTK_WIDGET (self->time_entry));
  return FALSE;
}

/* Something happens. */

gboolean
brg_envelopes_page_carry_out (BrgEnvelopesPage *self, BrgEnvelopeDeed *deed)
{
  const BrgEnvelopeCase *matter = brg_envelopes_page_get_case (self);
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  BrgStore *store = brg_session_get_store (session);
  g_autoptr (BrgStoredGame) record = NULL;
  g_auto (BrgEnvelopeStep) step = { 0 };
  const char *fault;
  GError *error = NULL;
  gboolean done;

  if (matter == NULL || matter->envelope == NULL || !find_at (self, matter, &deed->event.at))
    return FALSE;
  record =
      brg_store_load_game (store, matter->envelope->group_id, matter->envelope->pairing_id, &error);
  if (record == NULL)
    return brg_session_finish (session, FALSE, error);
  fault = brg_envelope_step_make (brg_envelopes_page_get_boards (self), matter, deed, record,
                                  g_get_real_time (), &step);
  if (fault != NULL)
    {
      brg_envelopes_page_tell (self, brg_envelope_words_fault (fault));
      return FALSE;
    }
  done = brg_store_advance_envelope (store, matter->envelope->id, &step, &error);
  return brg_session_finish (session, done, error);
}

void
brg_envelopes_page_focus_next (BrgEnvelopesPage *self)
{
  if (gtk_widget_get_visible (self->move_box))
    gtk_widget_grab_focus (GTK_WIDGET (self->move_entry));
  else if (self->next_widget != NULL)
    gtk_widget_grab_focus (self->next_widget);
  else
    brg_page_take_focus (BRG_PAGE (self));
}

/* Names, reasons and times are asked for first. */
typedef struct
{
  BrgEnvelopesPage *page;
  BrgAdjournmentOffer offer;
  GtkEditable *entry; /* the question's */
} Question;

static void
on_answered (const char *answer, gpointer data)
{
  g_autofree Question *question = data;
  g_autofree char *text = NULL;
  BrgEnvelopeDeed deed = { .event = question->offer.event, .article = question->offer.article };
  gint seconds = -1;

  if (!g_str_equal (answer, "yes"))
    return;
  text = brg_ui_dup_text (question->entry);
  if (brg_adjournment_kind_has_value (deed.event.kind))
    {
      if (!brg_envelope_words_read_used (text, &seconds) || seconds < 0)
        {
          brg_envelopes_page_tell (question->page,
                                   _ ("Enter the time used as hours and minutes, 2:21."));
          return;
        }
      deed.event.value = seconds;
    }
  else
    deed.text = text;
  if (brg_envelopes_page_carry_out (question->page, &deed))
    brg_envelopes_page_focus_next (question->page);
}

static void
ask (BrgEnvelopesPage *self, const BrgAdjournmentOffer *offer)
{
  const BrgEnvelopeCase *matter = brg_envelopes_page_get_case (self);
  g_autofree char *heading =
      brg_envelope_words_dup_event (brg_envelopes_page_get_boards (self), matter, &offer->event);
  gboolean has_value = brg_adjournment_kind_has_value (offer->event.kind);
  GtkWidget *entry = gtk_entry_new ();
  Question *question = g_new0 (Question, 1);
  const char *label = has_value ? _ ("Time used, hours and minutes")
                      : offer->event.kind == BRG_ADJOURN_CUSTODY    ? _ ("Who keeps it now")
                      : offer->event.kind == BRG_ADJOURN_ADJUDICATE ? _ ("Names of the committee")
                                                                    : _ ("Reason");

  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (has_value)
    {
      g_autofree char *used = brg_envelope_words_dup_used (offer->event.value);

      brg_ui_set_text (entry, used);
    }
  question->page = self;
  question->offer = *offer;
  question->entry = GTK_EDITABLE (entry);
  brg_ui_ask (GTK_WIDGET (self), heading, label, entry, _ ("_Record"), FALSE, on_answered,
              question);
}

static gboolean
is_asked (BrgAdjournmentKind kind)
{
  return brg_adjournment_kind_has_value (kind) || kind == BRG_ADJOURN_CUSTODY ||
         kind == BRG_ADJOURN_ADJUDICATE || kind == BRG_ADJOURN_EXCUSE;
}

const BrgAdjournmentOffer *
brg_envelopes_page_get_offer (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), "brg-offer");
}

void
brg_envelopes_page_set_offer (GtkWidget *widget, const BrgAdjournmentOffer *offer)
{
  g_object_set_data_full (G_OBJECT (widget), "brg-offer", g_memdup2 (offer, sizeof *offer), g_free);
}

void
brg_envelopes_page_choose (BrgEnvelopesPage *self, const BrgAdjournmentOffer *chosen)
{
  /* The row goes when the page is brought up to date. */
  const BrgAdjournmentOffer offer = *chosen;
  BrgEnvelopeDeed deed = { .event = offer.event, .article = offer.article };

  if (offer.event.kind == BRG_ADJOURN_READJOURN)
    brg_seal_sheet_present (brg_shell_find (GTK_WIDGET (self)), self->pairing_id);
  else if (offer.event.kind == BRG_ADJOURN_READ)
    brg_envelopes_page_read_as (self, &offer);
  else if (is_asked (offer.event.kind))
    ask (self, &offer);
  else if (brg_envelopes_page_carry_out (self, &deed))
    brg_envelopes_page_focus_next (self);
}

/* The steps. */

static char *
dup_tick (BrgEnvelopesPage *self, const char *step)
{
  g_autofree char *id = g_strdup_printf ("%" G_GINT64_FORMAT, self->envelope_id);

  return g_strconcat (id, ":", step, NULL);
}

static GtkWidget *
add_check (BrgEnvelopesPage *self, const char *title, const char *subtitle, gboolean is_done)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), is_done);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  /* The check box is the one stop of the Tab key, and tells its state. */
  gtk_widget_set_focusable (row, FALSE);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  gtk_list_box_append (self->checks, row);
  return check;
}

static void
on_looked (GtkCheckButton *check, BrgEnvelopesPage *self)
{
  const char *key = g_object_get_data (G_OBJECT (check), "brg-tick");

  if (gtk_check_button_get_active (check))
    g_hash_table_add (self->ticks, g_strdup (key));
  else
    g_hash_table_remove (self->ticks, key);
}

/* What the arbiter looks at; it changes nothing and is not stored. */
static void
add_look (BrgEnvelopesPage *self, const char *step, const char *title)
{
  char *key = dup_tick (self, step);
  GtkWidget *check = add_check (self, title, NULL, g_hash_table_contains (self->ticks, key));

  g_object_set_data_full (G_OBJECT (check), "brg-tick", key, g_free);
  g_signal_connect (check, "toggled", G_CALLBACK (on_looked), self);
}

static void
on_checked (GtkCheckButton *check, BrgEnvelopesPage *self)
{
  if (!gtk_check_button_get_active (check))
    return;
  g_object_ref (check);
  brg_envelopes_page_choose (self, brg_envelopes_page_get_offer (GTK_WIDGET (check)));
  /* A refused step is not done. */
  if (gtk_widget_get_root (GTK_WIDGET (check)) != NULL)
    gtk_check_button_set_active (check, FALSE);
  g_object_unref (check);
}

/* A step that the rules know: done, to be done now, or not yet. */
static void
add_step (BrgEnvelopesPage *self,
          const char *title,
          const char *subtitle,
          gboolean is_done,
          const BrgAdjournmentOffer *offer)
{
  GtkWidget *check = add_check (self, title, subtitle, is_done);

  gtk_widget_set_sensitive (check, offer != NULL);
  if (offer == NULL)
    {
      /* The list box leaves itself at a row that takes no focus. */
      gtk_widget_set_focusable (gtk_widget_get_ancestor (check, GTK_TYPE_LIST_BOX_ROW), TRUE);
      return;
    }
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), FALSE);
  brg_envelopes_page_set_offer (check, offer);
  g_signal_connect_object (check, "toggled", G_CALLBACK (on_checked), self, 0);
  if (self->next_widget == NULL)
    self->next_widget = check;
}

static const BrgAdjournmentOffer *
find_offer (const GArray *offers, BrgAdjournmentKind kind, BrgColour side)
{
  for (guint i = 0; i < offers->len; i++)
    {
      const BrgAdjournmentOffer *offer = &g_array_index (offers, BrgAdjournmentOffer, i);

      if (offer->event.kind == kind && offer->event.side == side)
        return offer;
    }
  return NULL;
}

static void
add_presence (BrgEnvelopesPage *self,
              const BrgEnvelopeCase *matter,
              const GArray *offers,
              BrgColour side,
              gboolean answers)
{
  const BrgAdjournmentEvent here = { .kind = BRG_ADJOURN_HERE, .side = side };
  g_autofree char *title =
      brg_envelope_words_dup_event (brg_envelopes_page_get_boards (self), matter, &here);

  add_step (self, title,
            answers ? _ ("replies; only then is the envelope opened") : _ ("the move is sealed by"),
            matter->state.is_here[BRG_SIDE_INDEX (side)],
            find_offer (offers, BRG_ADJOURN_HERE, side));
}

/* A lost envelope, or one with an open move, is not opened: the move is made. */
static void
add_beginning (BrgEnvelopesPage *self, const BrgAdjournment *state, const GArray *offers)
{
  gboolean is_begun = !brg_envelope_offers_begin (state);
  gboolean are_here = state->is_here[0] && state->is_here[1];

  add_step (self, _ ("Move made on the board"),
            state->is_lost ? _ ("the sealed move; it is entered on the page Boards") : NULL,
            is_begun,
            are_here && !is_begun ? find_offer (offers, BRG_ADJOURN_NOW, BRG_COLOUR_NONE) : NULL);
}

static void
add_opening (BrgEnvelopesPage *self, const BrgAdjournment *state, const GArray *offers)
{
  add_step (self,
            state->phase == BRG_PHASE_REPLY_SEALED ? _ ("Second envelope opened")
                                                   : _ ("Envelope opened"),
            _ ("until then the move cannot be entered"), state->is_opened,
            find_offer (offers, BRG_ADJOURN_OPEN, BRG_COLOUR_NONE));
}

static void
add_checks (BrgEnvelopesPage *self, const BrgEnvelopeCase *matter, const GArray *offers)
{
  const BrgAdjournment *state = &matter->state;
  BrgColour sealer = state->sealer != BRG_COLOUR_NONE ? state->sealer : matter->envelope->sealer;
  gboolean is_open_move = matter->envelope->manner == BRG_STORED_MANNER_OPEN_MOVE;
  g_autofree char *clocks = brg_envelope_words_dup_clocks (matter->envelope);

  /* Nobody looks for what nobody has written. */
  if (*matter->envelope->stands != '\0')
    add_look (self, "position", _ ("Position set up from the envelope"));
  add_look (self, "clocks", clocks);
  if (!is_open_move && !state->is_lost)
    add_look (self, "seal", _ ("Envelope intact, seal unbroken"));
  add_presence (self, matter, offers, brg_colour_opposite (sealer), TRUE);
  add_presence (self, matter, offers, sealer, FALSE);
  if (state->is_lost || (is_open_move && !state->is_reply))
    add_beginning (self, state, offers);
  else
    add_opening (self, state, offers);
}

/* Rows ask for room for their whole text in one line: it is to be wrapped. */
static void
keep_narrow (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    gtk_label_set_max_width_chars (GTK_LABEL (widget), 32);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    keep_narrow (child);
}

void
brg_envelopes_page_show_steps (BrgEnvelopesPage *self)
{
  const BrgEnvelopeCase *matter = brg_envelopes_page_get_case (self);
  gboolean is_open = matter != NULL && matter->is_open && matter->envelope != NULL;
  gboolean is_over = is_open && brg_envelope_case_awaits_result (matter);
  g_autoptr (GArray) offers = is_open ? brg_envelope_offers_list (&matter->state) : NULL;

  self->next_widget = NULL;
  brg_ui_clear (self->checks);
  brg_ui_clear (self->offers);
  gtk_widget_set_visible (GTK_WIDGET (self->checks), is_open && !is_over);
  gtk_widget_set_visible (self->time_box, is_open && !is_over);
  gtk_widget_set_visible (self->move_box, is_open && !matter->state.is_lost &&
                                              (matter->state.phase == BRG_PHASE_OPENED ||
                                               matter->state.phase == BRG_PHASE_ARBITER));
  if (is_open)
    {
      brg_envelopes_page_add_endings (self, matter);
      if (!is_over)
        add_checks (self, matter, offers);
      brg_envelopes_page_add_offers (self, matter, offers);
    }
  if (matter != NULL && matter->envelope != NULL)
    brg_envelopes_page_add_history (self, matter);
  keep_narrow (GTK_WIDGET (self->checks));
  keep_narrow (GTK_WIDGET (self->offers));
  gtk_widget_set_visible (GTK_WIDGET (self->offers),
                          gtk_list_box_get_row_at_index (self->offers, 0) != NULL);
  brg_envelopes_page_judge (self);
}
