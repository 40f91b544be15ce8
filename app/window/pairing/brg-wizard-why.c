/* brg-wizard-why.c - side pane: why this board, why not another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-wizard-why.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-chip.h"
#include "brg-colour-words.h"
#include "brg-draft-job.h"
#include "brg-draft-numbers.h"
#include "brg-draft-reasons.h"
#include "brg-name-words.h"
#include "brg-names.h"
#include "brg-player-finder.h"
#include "brg-rational.h"
#include "brg-reason-text.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-why-not.h"

struct _BrgWizardWhy
{
  GtkWidget parent_instance;

  GtkWidget *pane;
  GtkLabel *title_label;
  BrgChip *group_chip;
  GtkWidget *close_button;
  GtkWidget *players_card;
  GtkLabel *white_label;
  GtkLabel *black_label;
  GtkBox *reasons_box;
  GtkWidget *question_box;
  BrgPlayerFinder *finder;
  GtkBox *answers_box;
  GtkLabel *system_label;

  BrgDraft *draft; /* not owned */
  gint round;
  gint board;
  guint serial; /* of the board and question on show; older answers are thrown away */
};

G_DEFINE_FINAL_TYPE (BrgWizardWhy, brg_wizard_why, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_LEFT,
  SIGNAL_CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const BrgRulebook *
get_rulebook (BrgWizardWhy *self)
{
  return brg_draft_get_snapshot (self->draft)->event->rulebook;
}

/* The sentence with its article behind it. */
static GtkWidget *
make_sentence (BrgWizardWhy *self, const BrgSentence *sentence)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  /* Narrow by itself, so that the pane keeps its width. */
  gtk_label_set_max_width_chars (GTK_LABEL (label), 20);
  gtk_widget_set_hexpand (label, TRUE);
  brg_article_set_markup (GTK_LABEL (label), get_rulebook (self), sentence->text,
                          sentence->article);
  gtk_widget_add_css_class (label, "brg-why-text");
  return label;
}

static void
add_numbered (BrgWizardWhy *self, guint number, const BrgSentence *sentence)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  g_autofree char *text = g_strdup_printf ("%u", number);
  GtkWidget *marker = gtk_label_new (text);

  gtk_widget_add_css_class (marker, "brg-badge");
  gtk_widget_add_css_class (marker, "neutral");
  gtk_widget_set_valign (marker, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (line), marker);
  gtk_box_append (GTK_BOX (line), make_sentence (self, sentence));
  gtk_box_append (self->reasons_box, line);
}

static const BrgDraftBoard *
get_board (BrgWizardWhy *self)
{
  const GArray *boards;

  if (self->draft == NULL || self->board < 0 || !brg_draft_is_paired (self->draft))
    return NULL;
  boards = brg_draft_get_boards (self->draft, self->round);
  return (guint) self->board < boards->len ? &g_array_index (boards, BrgDraftBoard, self->board)
                                           : NULL;
}

static void
show_player (BrgWizardWhy *self, GtkLabel *label, const char *sign, gint player)
{
  const BrgEntry *entry;
  g_autofree char *name = NULL;
  g_autofree char *history = NULL;
  g_autofree char *letters = NULL;
  g_autofree char *number = NULL;
  g_autofree char *markup = NULL;

  gtk_widget_set_visible (GTK_WIDGET (label), player != BRG_NOBODY);
  if (player == BRG_NOBODY)
    return;
  entry = brg_snapshot_get_entry (brg_draft_get_preview (self->draft), player);
  name = brg_name_words_dup (brg_draft_get_preview (self->draft), player, BRG_NAME_PLAIN, NULL);
  history = brg_draft_dup_history (self->draft, player);
  letters = brg_colour_words_dup_letters (history);
  /* Translators: a start number */
  number = g_strdup_printf (_ ("No. %d"), entry->number);
  markup = g_markup_printf_escaped ("%s <b>%s</b> <small>%s%s%s</small>", sign, name, number,
                                    *letters != '\0' ? " · " : "", letters);
  gtk_label_set_markup (label, markup);
}

static void
show_group (BrgWizardWhy *self, const BrgDraftBoard *board)
{
  gint score = brg_draft_get_score (self->draft, board->white);
  g_autofree char *points = NULL;
  g_autofree char *text = NULL;

  if (board->black != BRG_NOBODY)
    score = MAX (score, brg_draft_get_score (self->draft, board->black));
  points = brg_points_to_figures (score);
  /* Translators: the score group of a board; %s is a score, "4½" */
  text = g_strdup_printf (_ ("group %s"), points);
  gtk_widget_set_visible (GTK_WIDGET (self->group_chip),
                          brg_draft_has_scores (self->draft) &&
                              !brg_draft_get_system (self->draft)->is_knockout);
  brg_chip_set (self->group_chip, BRG_CHIP_OUTLINE, NULL, text);
}

static gboolean
is_among (const GPtrArray *remarks, const BrgSentence *sentence)
{
  for (guint i = 0; remarks != NULL && i < remarks->len; i++)
    if (g_str_equal (((const BrgSentence *) remarks->pdata[i])->text, sentence->text))
      return TRUE;
  return FALSE;
}

static void
show_reasons (BrgWizardWhy *self, const GPtrArray *remarks)
{
  g_autoptr (GPtrArray) sentences = brg_draft_list_reasons (self->draft, self->round, self->board);
  guint number = 0;

  for (guint i = 0; remarks != NULL && i < remarks->len; i++)
    add_numbered (self, ++number, remarks->pdata[i]);
  for (guint i = 0; i < sentences->len; i++)
    if (!is_among (remarks, sentences->pdata[i]))
      add_numbered (self, ++number, sentences->pdata[i]);
}

static void
forget_answers (BrgWizardWhy *self)
{
  self->serial++;
  brg_ui_clear (self->answers_box);
  gtk_widget_set_visible (GTK_WIDGET (self->answers_box), FALSE);
}

static void
show_system (BrgWizardWhy *self)
{
  const BrgPairingSystem *system = brg_draft_get_system (self->draft);
  g_autofree char *article = brg_ui_dup_article (get_rulebook (self), system->article);
  g_autofree char *text =
      /* Translators: a rule book, a pairing system, an article */
      g_strdup_printf (_ ("%s, %s, %s"), brg_names_get_rulebook (get_rulebook (self)),
                       brg_names_get_system (system->id), article);

  brg_article_set_markup (self->system_label, get_rulebook (self), text, system->article);
}

static void
show_title (BrgWizardWhy *self, const BrgDraftBoard *board, gint number)
{
  g_autofree char *title = NULL;

  if (board != NULL && board->black == BRG_NOBODY)
    title = g_strdup (_ ("Why this player has the bye"));
  else
    title = g_strdup_printf (_ ("Why board %d"), number);
  gtk_label_set_text (self->title_label, title);
}

/* Empties the pane but for what belongs to a board. */
static const BrgDraftBoard *
take_board (BrgWizardWhy *self, BrgDraft *draft, gint round, gint index)
{
  const BrgDraftBoard *board;

  self->draft = draft;
  self->round = round;
  self->board = index;
  forget_answers (self);
  brg_ui_clear (self->reasons_box);
  board = get_board (self);
  gtk_widget_set_visible (self->players_card, board != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->group_chip), board != NULL);
  return board;
}

static void
set_may_ask (BrgWizardWhy *self, gboolean may_ask)
{
  brg_player_finder_set_draft (self->finder, may_ask ? self->draft : NULL, FALSE);
  gtk_widget_set_visible (self->question_box, may_ask);
}

static void
show_board (BrgWizardWhy *self, const BrgDraftBoard *board, gint number, const GPtrArray *remarks)
{
  show_title (self, board, number);
  show_group (self, board);
  show_player (self, self->white_label, board->black == BRG_NOBODY ? "" : "○", board->white);
  show_player (self, self->black_label, "●", board->black);
  show_reasons (self, remarks);
  show_system (self);
}

void
brg_wizard_why_show_board (BrgWizardWhy *self, BrgDraft *draft, gint round, gint index)
{
  const BrgDraftBoard *board;

  g_return_if_fail (BRG_IS_WIZARD_WHY (self));

  board = take_board (self, draft, round, index);
  set_may_ask (self, board != NULL);
  if (board != NULL)
    show_board (self, board, index + 1, NULL);
  else
    gtk_label_set_text (self->title_label, _ ("Choose a board to see why it is paired so"));
}

void
brg_wizard_why_show_review (BrgWizardWhy *self,
                            BrgPairingReview *review,
                            gint round,
                            gint index,
                            gint number)
{
  const BrgDraftBoard *board;
  g_autoptr (GPtrArray) remarks = NULL;
  BrgSentence unknown = { _ ("The pairing system of this round is not known, so the pair "
                             "cannot be explained."),
                          NULL };

  g_return_if_fail (BRG_IS_WIZARD_WHY (self));

  gtk_widget_set_visible (self->close_button, TRUE);
  board = take_board (self, review != NULL ? brg_pairing_review_get_draft (review) : NULL, round,
                      index);
  set_may_ask (self, board != NULL && brg_pairing_review_agrees (review));
  if (board == NULL)
    {
      show_title (self, NULL, number);
      add_numbered (self, 1, &unknown);
      gtk_label_set_text (self->system_label, "");
      return;
    }
  remarks = brg_pairing_review_list_remarks (review, index);
  show_board (self, board, number, remarks);
}

gboolean
brg_wizard_why_focus_question (BrgWizardWhy *self)
{
  g_return_val_if_fail (BRG_IS_WIZARD_WHY (self), FALSE);

  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  return gtk_widget_get_visible (self->question_box) &&
         gtk_widget_grab_focus (GTK_WIDGET (self->finder));
}

/* Questions on their way, with the serial under which they were asked. */
typedef struct
{
  GPtrArray *questions; /* BrgDraftQuestion */
  guint serial;
} Asked;

static void
free_asked (gpointer data)
{
  Asked *asked = data;

  g_ptr_array_unref (asked->questions);
  g_free (asked);
}

/* The one who was asked about is named with his number. */
static char *
dup_question_title (BrgWizardWhy *self, const BrgDraftQuestion *question)
{
  BrgSnapshot *preview = brg_draft_get_preview (self->draft);
  g_autofree char *family = NULL;
  g_autofree char *other = NULL;

  if (question->other == BRG_NOBODY)
    {
      g_autofree char *player = brg_reason_text_dup_name (preview, question->player);

      /* Translators: the title of an answer: %s could be the one who is free */
      return g_strdup_printf (_ ("%s has the bye"), player);
    }
  other = brg_reason_text_dup_name (preview, question->other);
  family = brg_name_words_dup (preview, question->player, BRG_NAME_FAMILY, NULL);
  return g_strdup_printf ("%s – %s", family, other);
}

static void
add_answer (BrgWizardWhy *self, const BrgDraftQuestion *question)
{
  static const struct
  {
    BrgChipKind kind;
    const char *icon_name;
  } looks[] = {
    [BRG_WHY_NOT_IS_PAIRED] = { BRG_CHIP_OK, "emblem-ok-symbolic" },
    [BRG_WHY_NOT_FORBIDDEN] = { BRG_CHIP_ERROR, "action-unavailable-symbolic" },
    [BRG_WHY_NOT_NO_COMPLETION] = { BRG_CHIP_ERROR, "action-unavailable-symbolic" },
    [BRG_WHY_NOT_WORSE] = { BRG_CHIP_WARN, "pan-down-symbolic" },
  };
  BrgWhyNotVerdict verdict = question->answer->verdict;
  g_autoptr (GPtrArray) sentences = brg_reason_text_list_why_not (
      brg_draft_get_preview (self->draft), brg_draft_get_system (self->draft), question->answer,
      question->first.white == BRG_NOBODY ? NULL : &question->first);
  g_autofree char *title = dup_question_title (self, question);
  GtkWidget *chip = brg_chip_new (looks[verdict].kind, looks[verdict].icon_name,
                                  brg_reason_text_get_verdict (verdict));
  GtkWidget *name = gtk_label_new (title);

  if (gtk_widget_get_first_child (GTK_WIDGET (self->answers_box)) != NULL)
    gtk_box_append (self->answers_box, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_xalign (GTK_LABEL (name), 0.0f);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 12);
  gtk_widget_add_css_class (name, "heading");
  gtk_widget_set_halign (chip, GTK_ALIGN_START);
  gtk_box_append (self->answers_box, name);
  gtk_box_append (self->answers_box, chip);
  for (guint i = 0; i < sentences->len; i++)
    gtk_box_append (self->answers_box, make_sentence (self, sentences->pdata[i]));
  gtk_widget_set_visible (GTK_WIDGET (self->answers_box), TRUE);
}

static void
run_questions (GTask *task,
               gpointer source G_GNUC_UNUSED,
               gpointer data,
               GCancellable *cancellable G_GNUC_UNUSED)
{
  Asked *asked = data;

  for (guint i = 0; i < asked->questions->len; i++)
    brg_draft_question_run (asked->questions->pdata[i]);
  g_task_return_boolean (task, TRUE);
}

static void
on_answered (GObject *source, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  BrgWizardWhy *self = BRG_WIZARD_WHY (source);
  Asked *asked = g_task_get_task_data (G_TASK (result));

  if (asked->serial != self->serial || self->draft == NULL)
    return;
  for (guint i = 0; i < asked->questions->len; i++)
    {
      const BrgDraftQuestion *question = asked->questions->pdata[i];

      if (question->answer != NULL)
        add_answer (self, question);
    }
}

static void
add_question (BrgWizardWhy *self, Asked *asked, gint player, gint other)
{
  if (player != other)
    g_ptr_array_add (asked->questions, brg_draft_ask (self->draft, self->round, player, other));
}

/* Both players of the board are asked about; of the one who is free, whether the other could be. */
static void
on_found (BrgWizardWhy *self, gint player)
{
  const BrgDraftBoard *board = get_board (self);
  g_autoptr (GTask) task = NULL;
  Asked *asked;

  if (board == NULL)
    return;
  forget_answers (self);
  asked = g_new0 (Asked, 1);
  asked->serial = self->serial;
  asked->questions = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_draft_question_free);
  add_question (self, asked, board->white, player);
  if (board->black != BRG_NOBODY)
    add_question (self, asked, board->black, player);
  else if (player != board->white)
    add_question (self, asked, player, BRG_NOBODY);
  task = g_task_new (self, NULL, on_answered, NULL);
  g_task_set_task_data (task, asked, free_asked);
  g_task_run_in_thread (task, run_questions);
}

static void
on_stopped (BrgWizardWhy *self)
{
  g_signal_emit (self, signals[SIGNAL_LEFT], 0);
}

static void
on_close_clicked (BrgWizardWhy *self)
{
  g_signal_emit (self, signals[SIGNAL_CLOSED], 0);
}

static void
brg_wizard_why_dispose (GObject *object)
{
  BrgWizardWhy *self = BRG_WIZARD_WHY (object);

  self->draft = NULL;
  g_clear_pointer (&self->pane, gtk_widget_unparent);
  G_OBJECT_CLASS (brg_wizard_why_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgWizardWhy, name)

static const BrgTemplateChild children[] = {
  CHILD (pane),         CHILD (title_label), CHILD (group_chip),  CHILD (close_button),
  CHILD (players_card), CHILD (white_label), CHILD (black_label), CHILD (reasons_box),
  CHILD (question_box), CHILD (finder),      CHILD (answers_box), CHILD (system_label),
};

static void
brg_wizard_why_class_init (BrgWizardWhyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BRG_TYPE_CHIP);
  g_type_ensure (BRG_TYPE_PLAYER_FINDER);
  G_OBJECT_CLASS (klass)->dispose = brg_wizard_why_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "brg-why");
  signals[SIGNAL_LEFT] = g_signal_new ("left", BRG_TYPE_WIZARD_WHY, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_CLOSED] = g_signal_new ("closed", BRG_TYPE_WIZARD_WHY, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 0);
  brg_template_set (klass, "brg-wizard-why", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, on_close_clicked);
}

static void
brg_wizard_why_init (BrgWizardWhy *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->board = -1;
  g_signal_connect_swapped (self->finder, "found", G_CALLBACK (on_found), self);
  g_signal_connect_swapped (self->finder, "stopped", G_CALLBACK (on_stopped), self);
}
