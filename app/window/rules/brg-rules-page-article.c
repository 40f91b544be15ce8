/* brg-rules-page-article.c - an article: our words, what the other books say, who cites it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-article-link.h"
#include "brg-article-parallels.h"
#include "brg-article-words.h"
#include "brg-chip.h"
#include "brg-names.h"
#include "brg-rules-page-private.h"
#include "brg-rules-search.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

/* Cards stand side by side from this width of a card on, in characters. */
#define CARD_CHARS 30

GtkWidget *
brg_rules_page_make_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
add_heading (GtkBox *box, const char *text)
{
  GtkWidget *label = brg_rules_page_make_label (text, "brg-strong");

  gtk_widget_set_margin_top (label, 12);
  gtk_box_append (box, label);
}

static void
add_words (GtkBox *box, const BrgArticlePlace *place)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = brg_rules_page_make_label (_ (place->article->text), "brg-rules-words");
  GtkWidget *topic =
      brg_rules_page_make_label (_ (brg_rules_topic_get_name (place->article->topic)), "brg-dim");

  gtk_box_append (GTK_BOX (line),
                  brg_chip_new (BRG_CHIP_NEUTRAL, NULL, brg_names_get_rulebook (place->rulebook)));
  gtk_box_append (GTK_BOX (line), topic);
  gtk_box_append (box, line);
  gtk_label_set_selectable (GTK_LABEL (words), TRUE);
  /* Tab goes to what can be pressed; the pointer selects. A text that only is not focusable would
   * keep Tab where it is. */
  gtk_widget_set_can_focus (words, FALSE);
  gtk_label_set_width_chars (GTK_LABEL (words), 40);
  gtk_label_set_max_width_chars (GTK_LABEL (words), 72);
  gtk_box_append (box, words);
  gtk_box_append (box, brg_rules_page_make_label (
                           _ ("A short summary by the program. The text of the rule book "
                              "prevails."),
                           "brg-faint-note"));
}

static GtkWidget *
make_card (const BrgArticlePlace *place)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *tag = brg_article_dup_tag (place->rulebook, place->article);
  g_autofree char *citation = brg_article_words (brg_ui_get_words (), tag);
  GtkWidget *book = brg_rules_page_make_label (brg_names_get_rulebook (place->rulebook), "brg-dim");
  GtkWidget *words = brg_rules_page_make_label (_ (place->article->text), NULL);
  GtkWidget *link = brg_article_link_new (place->rulebook, tag);

  /* The book stands beside it. */
  gtk_button_set_label (GTK_BUTTON (link), citation);
  gtk_box_append (GTK_BOX (line), link);
  gtk_widget_set_hexpand (book, TRUE);
  gtk_box_append (GTK_BOX (line), book);
  gtk_box_append (GTK_BOX (card), line);
  gtk_label_set_width_chars (GTK_LABEL (words), CARD_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (words), CARD_CHARS);
  gtk_box_append (GTK_BOX (card), words);
  gtk_widget_add_css_class (card, "brg-rules-card");
  return card;
}

static void
add_parallels (GtkBox *box, const BrgArticlePlace *place)
{
  g_autoptr (GArray) places = brg_article_list_parallels (place->rulebook, place->article);
  GtkWidget *cards;

  add_heading (box, _ ("In the other rule books"));
  if (places->len == 0)
    {
      gtk_box_append (
          box, brg_rules_page_make_label (_ ("No article of another rule book corresponds to "
                                             "this one."),
                                          "brg-dim"));
      return;
    }
  cards = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (cards), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (cards), 3);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (cards), 8);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (cards), 8);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (cards), TRUE);
  for (guint i = 0; i < places->len; i++)
    {
      GtkWidget *card = make_card (&g_array_index (places, BrgArticlePlace, i));

      gtk_flow_box_append (GTK_FLOW_BOX (cards), card);
      gtk_widget_set_focusable (gtk_widget_get_parent (card), FALSE);
    }
  gtk_box_append (box, cards);
}

void
brg_rules_page_fill_article (GtkBox *box, const BrgArticlePlace *place)
{
  g_return_if_fail (GTK_IS_BOX (box));

  brg_ui_clear (box);
  if (place == NULL)
    return;
  add_words (box, place);
  add_parallels (box, place);
  brg_rules_page_add_manual (box, place);
  brg_rules_page_add_incidents (box, place->article);
}
