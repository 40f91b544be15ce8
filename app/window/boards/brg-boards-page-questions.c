/* brg-boards-page-questions.c - the page of boards: what an arbiter asks, and the answers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-boards-page-private.h"
#include "brg-desk-ask.h"

/* What the open question wants, #BrgDeskWant. */
static guint
get_wants (BrgBoardsPage *self)
{
  return self->question >= 0 ? self->rules->questions[self->question].wants : 0;
}

static const char *
get_text (const BrgBoardsCard *card)
{
  return card != NULL && card->field != NULL ? gtk_editable_get_text (GTK_EDITABLE (card->field))
                                             : "";
}

/* Question @question as it would be asked. */
static void
fill_ask (BrgBoardsPage *self, gint question, BrgDeskAsk *ask)
{
  const BrgBoardsCard *card = brg_boards_page_get_card (self, question);

  *ask = (BrgDeskAsk){
    .question = question,
    .side = self->asked_side,
    .is_side_open = !self->is_side_told,
    .text = get_text (card),
    .is_finished = self->is_finished,
    .found = question == self->question ? self->found : NULL,
    .n_shown = self->n_shown,
  };
  for (gint i = 0; card != NULL && i < BRG_DESK_MAX_TICKS; i++)
    ask->ticks[i] = card->ticks[i] != NULL && gtk_check_button_get_active (card->ticks[i]);
}

void
brg_boards_page_get_ask (BrgBoardsPage *self, BrgDeskAsk *ask)
{
  fill_ask (self, self->question, ask);
}

static void
clear_parts (BrgBoardsPage *self)
{
  brg_desk_answer_free (self->parts.answer);
  self->parts = (BrgDeskAnswerParts){ 0 };
}

/* What was found, or is being looked for, was about another position or side. */
static void
forget_found (BrgBoardsPage *self)
{
  if (self->searching != NULL)
    g_cancellable_cancel (self->searching);
  g_clear_object (&self->searching);
  if (self->found != NULL)
    self->rules->free_found (self->found);
  self->found = NULL;
  self->n_shown = 0;
}

void
brg_boards_page_forget_answer (BrgBoardsPage *self)
{
  forget_found (self);
  clear_parts (self);
}

void
brg_boards_page_forget_position (BrgBoardsPage *self)
{
  gboolean was_updating = self->is_updating;

  forget_found (self);
  self->is_updating = TRUE;
  for (guint i = 0; self->cards != NULL && i < self->cards->len; i++)
    if ((self->rules->questions[i].wants & BRG_DESK_WANTS_TEXT) != 0)
      gtk_editable_set_text (GTK_EDITABLE (brg_boards_page_get_card (self, (gint) i)->field), "");
  self->is_finished = FALSE;
  self->is_updating = was_updating;
}

/* What the search hands back to. */
typedef struct
{
  BrgBoardsPage *page; /* owned */
  const BrgDeskRules *rules;
} Search;

/* One that was cancelled gives nothing. */
static void
on_found (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  g_autofree Search *search = data;
  g_autoptr (BrgBoardsPage) self = search->page;
  gpointer found = search->rules->search_finish (result, NULL);

  if (found == NULL)
    return;
  g_clear_object (&self->searching);
  self->found = found;
  brg_boards_page_update (self);
}

static void
begin_search (BrgBoardsPage *self)
{
  Search *search = g_new (Search, 1);
  BrgDeskAsk ask;

  brg_boards_page_get_ask (self, &ask);
  *search = (Search){ g_object_ref (self), self->rules };
  self->searching = g_cancellable_new ();
  self->rules->search (self->game, &ask, self->searching, on_found, search);
}

static void
make_answer (BrgBoardsPage *self, const BrgDeskSurroundings *around)
{
  BrgDeskAsk ask;

  clear_parts (self);
  if (self->question < 0)
    return;
  if ((get_wants (self) & BRG_DESK_WANTS_SEARCH) != 0 && self->found == NULL &&
      self->searching == NULL)
    begin_search (self);
  brg_boards_page_get_ask (self, &ask);
  brg_desk_ask_answer (self->game, around, &ask, &self->parts);
}

static void
show_ticks (BrgBoardsPage *self, const BrgDeskSurroundings *around, gint question)
{
  const BrgBoardsCard *card = brg_boards_page_get_card (self, question);
  BrgDeskAsk ask;

  if (card->field != NULL && self->rules->is_field_offered != NULL)
    gtk_widget_set_visible (GTK_WIDGET (card->field),
                            self->rules->is_field_offered (around, (guint) question));
  if (self->rules->is_tick_offered == NULL)
    return;
  fill_ask (self, question, &ask);
  for (guint i = 0; i < BRG_DESK_MAX_TICKS && card->ticks[i] != NULL; i++)
    gtk_widget_set_visible (GTK_WIDGET (card->ticks[i]),
                            !ask.is_side_open &&
                                self->rules->is_tick_offered (self->game, around, &ask, i));
}

static void
show_field (const BrgBoardsCard *card, gboolean has_fault)
{
  if (card->field == NULL)
    return;
  if (has_fault)
    gtk_widget_add_css_class (GTK_WIDGET (card->field), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (card->field), "error");
}

static gboolean
is_offered (BrgBoardsPage *self, const BrgDeskSurroundings *around, gint question)
{
  return self->rules->is_offered == NULL ||
         self->rules->is_offered (self->game, around, (guint) question);
}

static void
show_question (BrgBoardsPage *self, const BrgDeskSurroundings *around, gint question)
{
  const BrgBoardsCard *card = brg_boards_page_get_card (self, question);
  gboolean is_open = question == self->question;
  g_autofree char *subtitle = self->rules->dup_subtitle != NULL
                                  ? self->rules->dup_subtitle (self->game, around, (guint) question)
                                  : NULL;

  gtk_widget_set_visible (GTK_WIDGET (card->card), is_offered (self, around, question));
  show_ticks (self, around, question);
  show_field (card, is_open && self->parts.has_fault);
  brg_question_card_set_subtitle (card->card, subtitle);
  brg_question_card_show_answer (card->card, brg_page_get_rulebook (BRG_PAGE (self)),
                                 is_open ? self->parts.answer : NULL,
                                 brg_boards_page_may_act (self));
}

void
brg_boards_page_update_questions (BrgBoardsPage *self)
{
  BrgDeskSurroundings around;

  brg_boards_page_get_around (self, &around);
  if (self->question >= 0 && !is_offered (self, &around, self->question))
    {
      forget_found (self);
      self->question = BRG_BOARDS_NO_QUESTION;
    }
  make_answer (self, &around);
  for (guint i = 0; i < self->cards->len; i++)
    show_question (self, &around, (gint) i);
}

/* Whose side is meant at first, as far as game and clocks tell it; else it waits to be told. */
static void
find_asked_side (BrgBoardsPage *self)
{
  BrgColour flagged = BRG_COLOUR_NONE;
  BrgGameClock clock;

  self->asked_side = BRG_COLOUR_NONE;
  self->is_side_told = TRUE;
  if (self->question < 0)
    return;
  if ((get_wants (self) & BRG_DESK_WANTS_FLAGGED) != 0 && brg_boards_page_read_clock (self, &clock))
    flagged = brg_game_clock_get_first_flag (&clock, g_get_real_time ());
  self->is_side_told = brg_desk_ask_find_side (self->game, &self->rules->questions[self->question],
                                               flagged, &self->asked_side);
}

/* An open question begins with an empty field and the ticks that are usual. */
static void
reset_cards (BrgBoardsPage *self)
{
  BrgDeskSurroundings around;

  brg_boards_page_get_around (self, &around);
  self->is_updating = TRUE;
  for (gint i = 0; i < (gint) self->cards->len; i++)
    {
      const BrgBoardsCard *card = brg_boards_page_get_card (self, i);
      BrgDeskAsk ask;

      if (card->field != NULL)
        gtk_editable_set_text (GTK_EDITABLE (card->field), "");
      fill_ask (self, i, &ask);
      for (guint k = 0; k < BRG_DESK_MAX_TICKS && card->ticks[k] != NULL; k++)
        gtk_check_button_set_active (card->ticks[k],
                                     self->rules->is_tick_set != NULL &&
                                         self->rules->is_tick_set (self->game, &around, &ask, k));
    }
  self->is_finished = FALSE;
  self->is_updating = FALSE;
}

/* Nothing is told of the side, and the answer depends on it: there is nothing else to do yet. */
static gboolean
is_side_asked (BrgBoardsPage *self)
{
  const BrgDeskAnswer *answer = self->parts.answer;

  return !self->is_side_told && answer != NULL && answer->is_open && answer->rulings->len == 0;
}

static void
focus_question (BrgBoardsPage *self)
{
  const BrgBoardsCard *card = brg_boards_page_get_card (self, self->question);

  if (card == NULL)
    brg_boards_page_focus_moves (self);
  else if ((get_wants (self) & BRG_DESK_WANTS_TEXT) != 0)
    gtk_widget_grab_focus (GTK_WIDGET (card->field));
  else if (is_side_asked (self))
    gtk_widget_grab_focus (card->sides[BRG_COLOUR_WHITE]);
  else
    brg_question_card_grab_header (card->card);
}

/* The whole card, not its heading alone; of one that is too tall, its beginning. */
static gboolean
scroll_to_question (GtkWidget *pane, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  BrgBoardsPage *self = data;
  BrgBoardsCard *card = brg_boards_page_get_card (self, self->question);
  GtkWidget *child =
      gtk_widget_get_first_child (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (pane)));
  graphene_rect_t bounds;

  /* What is shown now is laid out only after this. */
  if (self->n_frames > 1)
    {
      self->n_frames--;
      return G_SOURCE_CONTINUE;
    }
  self->n_frames = 0;
  if (card != NULL && gtk_widget_compute_bounds (GTK_WIDGET (card->card), child, &bounds))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (pane)),
                               bounds.origin.y, bounds.origin.y + bounds.size.height);
  return G_SOURCE_REMOVE;
}

static void
reveal_question (BrgBoardsPage *self)
{
  if (self->n_frames == 0)
    gtk_widget_add_tick_callback (self->pane, scroll_to_question, self, NULL);
  self->n_frames = 3;
}

void
brg_boards_page_ask (BrgBoardsPage *self, gint question)
{
  if (self->game == NULL || self->cards == NULL)
    return;
  forget_found (self);
  self->question = question == self->question ? BRG_BOARDS_NO_QUESTION : question;
  find_asked_side (self);
  brg_boards_page_show_side (self);
  reset_cards (self);
  if (self->question >= 0 && self->is_narrow)
    gtk_toggle_button_set_active (self->pane_toggle, TRUE);
  brg_boards_page_update (self);
  focus_question (self);
  reveal_question (self);
}

void
brg_boards_page_choose_side (BrgBoardsPage *self, BrgColour side)
{
  gboolean was_asked = is_side_asked (self);

  self->asked_side = side;
  self->is_side_told = TRUE;
  brg_boards_page_show_side (self);
  forget_found (self);
  brg_boards_page_update (self);
  /* What follows is read there, and recorded by another key. */
  if (was_asked)
    focus_question (self);
  reveal_question (self);
}

/* What the field says; an error is marked there and told in the answer. */
void
brg_boards_page_read_field (BrgBoardsPage *self, gboolean is_finished)
{
  if (self->game == NULL || self->is_updating || self->question < 0 ||
      !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->is_finished = is_finished;
  brg_boards_page_update (self);
}

gboolean
brg_boards_page_takes_clicks (BrgBoardsPage *self)
{
  return (get_wants (self) & BRG_DESK_WANTS_TEXT) != 0 && self->rules->append_square != NULL;
}

void
brg_boards_page_click (BrgBoardsPage *self, gint square)
{
  const BrgBoardsCard *card = brg_boards_page_get_card (self, self->question);
  g_autofree char *text = NULL;
  BrgDeskAsk ask;

  brg_boards_page_get_ask (self, &ask);
  text = self->rules->append_square (self->game, &ask, square);
  if (text != NULL)
    gtk_editable_set_text (GTK_EDITABLE (card->field), text);
}
