/* brg-envelopes-page-card.c - the page of envelopes: the face of one, where it stands, what it
 * holds up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-article-link.h"
#include "brg-board-view-way.h"
#include "brg-desk-words.h"
#include "brg-envelopes-page-private.h"
#include "brg-names.h"
#include "brg-seal-draft.h"
#include "brg-ui.h"

static GtkWidget *
make_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 16);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* A field with its name above it; two stand side by side. */
static void
add_field (BrgEnvelopesPage *self, guint *index, const char *name, const char *value)
{
  int column = (int) (*index % 2);
  int row = (int) (*index / 2) * 2;
  GtkWidget *label = make_label (*value != '\0' ? value : "–", "brg-strong");

  gtk_widget_add_css_class (label, "brg-envelope-value");
  gtk_widget_set_valign (label, GTK_ALIGN_FILL);
  gtk_grid_attach (self->face_grid, make_label (name, "brg-dim"), column, row, 1, 1);
  gtk_grid_attach (self->face_grid, label, column, row + 1, 1, 1);
  (*index)++;
}

static const char *
name_offer (const BrgStoredEnvelope *envelope)
{
  return envelope->draw_offer == BRG_COLOUR_NONE ? _ ("none")
                                                 : brg_desk_words_side (envelope->draw_offer);
}

static char *
dup_sealed (const BrgStoredEnvelope *envelope)
{
  const char *side = brg_desk_words_side (envelope->sealer);

  if (envelope->move_number == 0)
    return g_strdup (side);
  /* Translators: White or Black, the number of the sealed move */
  return g_strdup_printf (_ ("%s, move %d"), side, envelope->move_number);
}

static char *
dup_resumption (const BrgStoredEnvelope *envelope)
{
  g_autofree char *date = NULL;
  g_autofree char *time = NULL;
  g_autofree char *day = NULL;

  brg_seal_draft_split_time (envelope->resumes_at, &date, &time);
  if (*date == '\0')
    return g_strdup (envelope->resumes_in);
  day = brg_names_dup_day (date);
  return g_strdup_printf ("%s, %s%s%s", day, time, *envelope->resumes_in != '\0' ? ", " : "",
                          envelope->resumes_in);
}

static void
fill_face (BrgEnvelopesPage *self, const BrgEnvelopeCase *matter)
{
  const BrgStoredEnvelope *envelope = matter->envelope;
  const BrgSnapshot *boards = brg_envelopes_page_get_boards (self);
  g_autofree char *white = brg_envelope_words_dup_name (boards, matter, BRG_COLOUR_WHITE);
  g_autofree char *black = brg_envelope_words_dup_name (boards, matter, BRG_COLOUR_BLACK);
  g_autofree char *sealed = NULL;
  g_autofree char *white_used = NULL;
  g_autofree char *black_used = NULL;
  g_autofree char *resumption = NULL;
  guint index = 0;

  add_field (self, &index, _ ("White"), white);
  add_field (self, &index, _ ("Black"), black);
  if (envelope == NULL)
    return;
  sealed = dup_sealed (envelope);
  white_used = brg_envelope_words_dup_used (envelope->used[BRG_COLOUR_WHITE]);
  black_used = brg_envelope_words_dup_used (envelope->used[BRG_COLOUR_BLACK]);
  resumption = dup_resumption (envelope);
  add_field (self, &index, _ ("Sealed by"), sealed);
  add_field (self, &index, _ ("Draw offer"), name_offer (envelope));
  add_field (self, &index, _ ("Time used by White"), white_used);
  add_field (self, &index, _ ("Time used by Black"), black_used);
  add_field (self, &index, _ ("In the presence of"), envelope->witness);
  add_field (self, &index, _ ("Kept by"), envelope->custodian);
  add_field (self, &index, _ ("Resumption"), resumption);
  if (*envelope->open_move != '\0')
    add_field (self, &index, _ ("Open move"), envelope->open_move);
  if (envelope->is_braille)
    add_field (self, &index, _ ("Writing"), _ ("Braille"));
  if (*envelope->note != '\0')
    add_field (self, &index, _ ("Note"), envelope->note);
}

static void
show_board (BrgEnvelopesPage *self, const BrgEnvelopeCase *matter)
{
  const char *position = matter->envelope != NULL ? matter->envelope->stands : "";
  g_autofree char *fault = NULL;
  BrgBoardPicture picture;
  gboolean is_shown = brg_seal_draft_show (brg_envelopes_page_get_boards (self)->event->discipline,
                                           position, NULL, &picture, &fault);

  gtk_widget_set_visible (self->board_clamp, is_shown);
  gtk_widget_set_visible (self->no_board_label, !is_shown);
  if (is_shown)
    brg_board_view_set_picture (self->board, &picture);
}

/* ● for what is behind, ○ for what is to come; the present station is bold. */
static void
show_way (BrgEnvelopesPage *self, const BrgEnvelopeCase *matter)
{
  const char *const stations[] = { C_ ("envelope", "sealed"), C_ ("envelope", "resumption"),
                                   C_ ("envelope", "opened"), C_ ("envelope", "playing"),
                                   C_ ("envelope", "result") };
  static const guint reached[BRG_N_ADJOURNMENT_PHASES] = {
    [BRG_PHASE_SEALED] = 1,   [BRG_PHASE_OPEN_MOVE] = 1, [BRG_PHASE_WAITING] = 2,
    [BRG_PHASE_OPENED] = 3,   [BRG_PHASE_PLAYING] = 4,   [BRG_PHASE_REPLY_SEALED] = 3,
    [BRG_PHASE_FINISHED] = 5, [BRG_PHASE_REPLAY] = 5,    [BRG_PHASE_READJOURNED] = 5,
    [BRG_PHASE_ARBITER] = 3,
  };
  guint n_reached = matter->envelope == NULL ? 0
                    : matter->is_open || brg_envelope_case_is_idle (matter)
                        ? reached[matter->state.phase]
                        : 5;
  g_autoptr (GString) text = g_string_new (NULL);

  /* A flag that fell before it was sealed: nobody has resumed it. */
  if (brg_envelope_case_awaits_result (matter) && !matter->state.is_resumed)
    n_reached = 1;
  for (guint i = 0; i < G_N_ELEMENTS (stations); i++)
    g_string_append_printf (text, "%s%s %s%s%s", i > 0 ? "  —  " : "", i < n_reached ? "●" : "○",
                            i + 1 == n_reached ? "<b>" : "", stations[i],
                            i + 1 == n_reached ? "</b>" : "");
  gtk_label_set_markup (self->way_label, text->str);
}

static void
show_block (BrgEnvelopesPage *self, const BrgEnvelopeCase *matter)
{
  BrgEnvelopeBlock block =
      brg_envelope_case_find_block (brg_envelopes_page_get_boards (self), matter);

  gtk_widget_set_visible (GTK_WIDGET (self->block_box), block != BRG_ENVELOPE_BLOCKS_NOTHING);
  gtk_label_set_text (self->block_title, brg_envelope_case_awaits_result (matter)
                                             ? _ ("Until the result is entered")
                                             : _ ("Until the game is over"));
  gtk_label_set_text (self->block_label,
                      block == BRG_ENVELOPE_BLOCKS_LAST_ROUND
                          ? _ ("The last round cannot begin until all games of earlier rounds "
                               "are over, and the table is not final.")
                          : _ ("The table is not final, and the results cannot be approved."));
  brg_article_link_set (
      self->block_link, brg_page_get_rulebook (BRG_PAGE (self)),
      block == BRG_ENVELOPE_BLOCKS_LAST_ROUND
          ? brg_envelopes_page_get_boards (self)->event->rulebook->last_round_article
          : NULL);
}

static void
show_state (BrgEnvelopesPage *self, const BrgEnvelopeCase *matter)
{
  g_autofree char *state = NULL;

  if (matter->envelope == NULL)
    state = g_strdup (_ ("The game is adjourned, but there is no envelope yet."));
  else if (matter->is_open && !matter->state.is_resumed &&
           brg_envelope_words_flags (&matter->state) != NULL)
    state = g_strdup (brg_envelope_words_flags (&matter->state));
  /* What the table says stands, whatever the envelope had come to. */
  else if (!matter->is_open && matter->state.phase != BRG_PHASE_REPLAY &&
           matter->state.phase != BRG_PHASE_READJOURNED)
    state = brg_envelope_case_is_idle (matter)
                ? g_strdup (_ ("The result was cleared. Press A on the board to adjourn the "
                               "game again: this envelope remains valid."))
                : brg_envelope_words_dup_over (brg_envelopes_page_get_boards (self), matter);
  else
    state = brg_envelope_words_dup_state (&matter->state);
  gtk_label_set_text (self->state_label, state);
}

void
brg_envelopes_page_show_card (BrgEnvelopesPage *self)
{
  const BrgEnvelopeCase *matter = brg_envelopes_page_get_case (self);
  g_autofree char *number = NULL;
  g_autofree char *place = NULL;

  brg_ui_clear (self->face_grid);
  if (matter == NULL)
    return;
  number = matter->envelope != NULL
               /* Translators: number of an envelope */
               ? g_strdup_printf (_ ("Envelope No. %d"), matter->envelope->number)
               : g_strdup (_ ("No envelope yet"));
  /* Translators: name of the event, round, board */
  place = g_strdup_printf (_ ("%s, round %d, board %d"),
                           brg_envelopes_page_get_boards (self)->event->name, matter->round,
                           matter->game == NULL            ? 0
                           : matter->game->match_board > 0 ? matter->game->match_board
                                                           : matter->game->board);
  gtk_label_set_text (self->number_label, number);
  gtk_label_set_text (self->place_label, place);
  fill_face (self, matter);
  show_board (self, matter);
  show_way (self, matter);
  show_state (self, matter);
  show_block (self, matter);
}
