/* brg-rules-page.c - the articles of the rule books in our own words
 *
 * Tests: tests/gui/rules.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rules-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "brg-article-find.h"
#include "brg-article-parallels.h"
#include "brg-article-words.h"
#include "brg-names.h"
#include "brg-plain-form.h"
#include "brg-print.h"
#include "brg-rulebooks.h"
#include "brg-rules-item.h"
#include "brg-rules-page-private.h"
#include "brg-rules-search.h"
#include "brg-shell.h"
#include "brg-sides.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

#define TARGET_PREFIX "article/"

/* Rows of the choice of books before the books themselves. */
enum
{
  BOOKS_EVENT,
  BOOKS_ALL,
  BOOKS_FIRST,
};

struct _BrgRulesPage
{
  BrgPage parent_instance;

  BrgSides *sides;
  GtkWidget *list_side;
  GtkSearchEntry *search_entry;
  GtkDropDown *book_choice;
  GtkDropDown *topic_choice;
  GtkLabel *count_label;
  GtkStack *list_stack;
  GtkListView *list_view;
  GtkWidget *article_side;
  GtkButton *list_button;
  GtkLabel *title_label;
  GtkButton *copy_button;
  GtkButton *back_button;
  GtkBox *article_box;

  BrgRulesSearch *search; /* made when the page is first seen */
  const BrgRulebook *rulebook;
  GListStore *items;
  GtkSingleSelection *selection;
  const BrgArticle *shown;
};

G_DEFINE_FINAL_TYPE (BrgRulesPage, brg_rules_page, BRG_TYPE_PAGE)

static const BrgArticlePlace *
get_place (BrgRulesPage *self)
{
  BrgRulesItem *item = gtk_single_selection_get_selected_item (self->selection);

  return item != NULL ? brg_rules_item_get_place (item) : NULL;
}

static void
show_article (BrgRulesPage *self)
{
  const BrgArticlePlace *place = get_place (self);
  g_autofree char *tag = NULL;
  g_autofree char *citation = NULL;

  if (place != NULL && place->article == self->shown)
    return;
  self->shown = place != NULL ? place->article : NULL;
  gtk_widget_set_sensitive (GTK_WIDGET (self->copy_button), place != NULL);
  brg_rules_page_fill_article (self->article_box, place);
  gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->article_side)), 0);
  if (place != NULL)
    {
      tag = brg_article_dup_tag (place->rulebook, place->article);
      citation = brg_article_words (brg_ui_get_words (), tag);
    }
  gtk_label_set_text (self->title_label, citation != NULL ? citation : "");
}

/* The search over the texts of every language, whatever the language of the window is. */
static void
ensure_search (BrgRulesPage *self)
{
  g_autoptr (BrgWords) russian = NULL;
  g_autoptr (BrgWords) ukrainian = NULL;

  if (self->search != NULL)
    return;
  russian = brg_words_open ("ru");
  ukrainian = brg_words_open ("uk");
  {
    const BrgWords *const words[] = { russian, ukrainian };

    self->search = brg_rules_search_new (words, G_N_ELEMENTS (words));
  }
}

static const BrgRulebook *
get_wanted_book (BrgRulesPage *self)
{
  guint choice = gtk_drop_down_get_selected (self->book_choice);
  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);

  if (choice == BOOKS_EVENT)
    return self->rulebook;
  return choice >= BOOKS_FIRST && choice - BOOKS_FIRST < n_books ? books[choice - BOOKS_FIRST]
                                                                 : NULL;
}

static void
fill_list (BrgRulesPage *self)
{
  const BrgArticle *before = self->shown;
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) places = NULL;
  g_autofree char *count = NULL;
  guint selected = 0;

  ensure_search (self);
  places = brg_rules_search_find (self->search, brg_ui_get_text (self->search_entry),
                                  get_wanted_book (self),
                                  (gint) gtk_drop_down_get_selected (self->topic_choice) - 1);
  for (guint i = 0; i < places->len; i++)
    {
      const BrgArticlePlace *place = &g_array_index (places, BrgArticlePlace, i);

      if (place->article == before)
        selected = i;
      g_ptr_array_add (items, brg_rules_item_new (place));
    }
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
  gtk_single_selection_set_selected (self->selection, selected);
  count = g_strdup_printf (ngettext ("%u article", "%u articles", places->len), places->len);
  gtk_label_set_text (self->count_label, count);
  gtk_stack_set_visible_child_name (self->list_stack, places->len > 0 ? "list" : "nothing");
  show_article (self);
}

static void
on_search_changed (BrgRulesPage *self)
{
  self->shown = NULL;
  fill_list (self);
}

static void
on_filter_changed (BrgRulesPage *self)
{
  if (self->search != NULL)
    fill_list (self);
}

static void
on_widen_clicked (BrgRulesPage *self)
{
  gtk_drop_down_set_selected (self->topic_choice, 0);
  gtk_drop_down_set_selected (self->book_choice, BOOKS_ALL);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

static void
focus_list (BrgRulesPage *self)
{
  guint selected = gtk_single_selection_get_selected (self->selection);

  brg_sides_set_reveal_side (self->sides, TRUE);
  if (selected == GTK_INVALID_LIST_POSITION)
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
      return;
    }
  gtk_widget_activate_action (GTK_WIDGET (self->list_view), "list.scroll-to-item", "u", selected);
  gtk_widget_grab_focus (GTK_WIDGET (self->list_view));
}

static void
focus_article (BrgRulesPage *self)
{
  brg_sides_set_reveal_side (self->sides, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->copy_button));
}

static void
copy_citation (BrgRulesPage *self)
{
  const BrgArticlePlace *place = get_place (self);
  g_autofree char *tag = NULL;
  g_autofree char *citation = NULL;
  g_autofree char *text = NULL;
  g_autofree char *message = NULL;

  if (place == NULL)
    return;
  tag = brg_article_dup_tag (place->rulebook, place->article);
  citation = brg_article_words (brg_ui_get_words (), tag);
  /* Translators: an article and its book, as it is quoted: "art. 7.5.5, FIDE Laws 2023" */
  text = g_strdup_printf (_ ("%s, %s"), citation, brg_names_get_rulebook (place->rulebook));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  /* Translators: %s is an article, "art. 7.5.5, FIDE Laws 2023" */
  message = g_strdup_printf (_ ("Copied: %s"), text);
  brg_session_tell (brg_page_get_session (BRG_PAGE (self)), message);
}

static void
add_article (BrgForm *form, const BrgArticlePlace *place)
{
  g_autofree char *tag = brg_article_dup_tag (place->rulebook, place->article);
  g_autofree char *citation = brg_ui_dup_article (place->rulebook, tag);
  g_autofree char *head =
      g_strdup_printf (_ ("%s, %s"), citation, brg_names_get_rulebook (place->rulebook));

  brg_plain_form_add_pair (form, head, g_strdup (_ (place->article->text)));
}

/* The article and what the other books say of its matter. */
static BrgForm *
make_form (const BrgDocumentOptions *options, gpointer data)
{
  const BrgArticlePlace *place = data;
  g_autoptr (GArray) others = brg_article_list_parallels (place->rulebook, place->article);
  const BrgPlainColumn columns[] = {
    { BRG_COLUMN_TEXT, "" },
    { BRG_COLUMN_LONG_TEXT, "" },
  };
  BrgForm *form = brg_plain_form_new (NULL, _ ("Rules"), columns, G_N_ELEMENTS (columns), options);

  add_article (form, place);
  for (guint i = 0; i < others->len; i++)
    add_article (form, &g_array_index (others, BrgArticlePlace, i));
  g_ptr_array_add (form->notes, g_strdup (_ ("A short summary by the program. The text of the rule "
                                             "book prevails.")));
  return form;
}

static void
brg_rules_page_print (BrgPage *page)
{
  const BrgArticlePlace *place = get_place (BRG_RULES_PAGE (page));

  if (place != NULL)
    brg_print_list (GTK_WIDGET (page), make_form, (gpointer) place);
  else
    brg_session_tell (brg_page_get_session (page), _ ("There is nothing to print yet."));
}

/* Escape: from the article to the list where only one of them is seen, then to where the user came
 * from, else out of the search. */
static gboolean
go_back (BrgRulesPage *self)
{
  if (brg_sides_get_folded (self->sides) && !brg_sides_get_reveal_side (self->sides) &&
      !gtk_widget_get_visible (GTK_WIDGET (self->back_button)))
    {
      focus_list (self);
      return TRUE;
    }
  if (gtk_widget_get_visible (GTK_WIDGET (self->back_button)))
    return gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
  if (*brg_ui_get_text (self->search_entry) != '\0')
    {
      brg_ui_set_text (self->search_entry, "");
      return TRUE;
    }
  focus_list (self);
  return TRUE;
}

/* Whether Ctrl+C copies something else: text that is selected where the focus is. */
static gboolean
has_selected_text (BrgRulesPage *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (GTK_IS_EDITABLE (focus))
    return gtk_editable_get_selection_bounds (GTK_EDITABLE (focus), NULL, NULL);
  return GTK_IS_LABEL (focus) && gtk_label_get_selection_bounds (GTK_LABEL (focus), NULL, NULL);
}

static gboolean
on_key_pressed (BrgRulesPage *self,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventControllerKey *controller)
{
  guint key = brg_ui_key_to_latin (controller, keyval, keycode);
  gboolean in_search =
      gtk_widget_get_focus_child (GTK_WIDGET (self->list_side)) != NULL &&
      gtk_widget_is_ancestor (gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))),
                              GTK_WIDGET (self->search_entry));

  if (key == GDK_KEY_c && (state & GDK_CONTROL_MASK) != 0 && !has_selected_text (self))
    {
      copy_citation (self);
      return TRUE;
    }
  if (in_search && (key == GDK_KEY_Down || key == GDK_KEY_Return || key == GDK_KEY_KP_Enter) &&
      (state & GDK_CONTROL_MASK) == 0)
    {
      /* What was typed last is looked for before the list is entered. */
      fill_list (self);
      focus_list (self);
      return TRUE;
    }
  return key == GDK_KEY_Escape && go_back (self);
}

static void
on_row_setup (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
              GtkListItem *item,
              gpointer data G_GNUC_UNUSED)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *number = gtk_label_new (NULL);
  GtkWidget *book = gtk_label_new (NULL);
  GtkWidget *words = gtk_label_new (NULL);

  gtk_widget_add_css_class (number, "brg-article");
  gtk_widget_add_css_class (book, "brg-dim");
  gtk_widget_add_css_class (book, "brg-small");
  gtk_widget_set_hexpand (book, TRUE);
  gtk_label_set_xalign (GTK_LABEL (book), 1.0f);
  gtk_label_set_ellipsize (GTK_LABEL (book), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (words), 0.0f);
  gtk_label_set_ellipsize (GTK_LABEL (words), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_lines (GTK_LABEL (words), 2);
  gtk_box_append (GTK_BOX (line), number);
  gtk_box_append (GTK_BOX (line), book);
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), words);
  gtk_list_item_set_child (item, box);
}

static void
on_row_bound (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
              GtkListItem *item,
              gpointer data G_GNUC_UNUSED)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *line = gtk_widget_get_first_child (box);
  const BrgArticlePlace *place = brg_rules_item_get_place (gtk_list_item_get_item (item));
  g_autofree char *tag = brg_article_dup_tag (place->rulebook, place->article);
  g_autofree char *citation = brg_article_words (brg_ui_get_words (), tag);

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (line)), citation);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (line)),
                      brg_names_get_rulebook (place->rulebook));
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (box)), _ (place->article->text));
}

static void
fill_choices (BrgRulesPage *self)
{
  GtkStringList *books = gtk_string_list_new (NULL);
  GtkStringList *topics = gtk_string_list_new (NULL);
  guint n_books;
  const BrgRulebook *const *rulebooks = brg_rulebooks (&n_books);

  gtk_string_list_append (books, _ ("Rule book of this event"));
  gtk_string_list_append (books, _ ("All rule books"));
  for (guint i = 0; i < n_books; i++)
    gtk_string_list_append (books, brg_names_get_rulebook (rulebooks[i]));
  gtk_string_list_append (topics, _ ("All topics"));
  for (guint i = 0; i < BRG_N_ARTICLE_TOPICS; i++)
    gtk_string_list_append (topics, _ (brg_rules_topic_get_name ((BrgArticleTopic) i)));
  gtk_drop_down_set_model (self->book_choice, G_LIST_MODEL (books));
  gtk_drop_down_set_model (self->topic_choice, G_LIST_MODEL (topics));
  g_object_unref (books);
  g_object_unref (topics);
}

static void
update_back (BrgRulesPage *self)
{
  const char *title = brg_shell_get_back_title (brg_shell_find (GTK_WIDGET (self)));
  /* Translators: %s is a page, "Boards" */
  g_autofree char *label = g_strdup_printf (_ ("Back: %s (Esc)"), title != NULL ? title : "");

  gtk_widget_set_visible (GTK_WIDGET (self->back_button), title != NULL);
  gtk_button_set_label (self->back_button, label);
}

static void
brg_rules_page_refresh (BrgPage *page, BrgSnapshot *snapshot)
{
  BrgRulesPage *self = BRG_RULES_PAGE (page);

  if (self->search != NULL && self->rulebook == snapshot->event->rulebook)
    return;
  self->rulebook = snapshot->event->rulebook;
  fill_list (self);
}

static guint
find_item (BrgRulesPage *self, const BrgArticle *article)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    {
      g_autoptr (BrgRulesItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      if (brg_rules_item_get_place (item)->article == article)
        return i;
    }
  return GTK_INVALID_LIST_POSITION;
}

static void
brg_rules_page_go_to (BrgPage *page, const char *target)
{
  BrgRulesPage *self = BRG_RULES_PAGE (page);
  const BrgRulebook *rulebook;
  const BrgArticle *article;

  if (!g_str_has_prefix (target, TARGET_PREFIX))
    return;
  article = brg_article_find (target + strlen (TARGET_PREFIX), &rulebook);
  if (article == NULL)
    {
      brg_session_tell (brg_page_get_session (page), _ ("The program has no summary of it."));
      return;
    }
  brg_ui_set_text (self->search_entry, "");
  gtk_drop_down_set_selected (self->topic_choice, 0);
  if (get_wanted_book (self) != NULL && get_wanted_book (self) != rulebook)
    gtk_drop_down_set_selected (self->book_choice, BOOKS_ALL);
  fill_list (self);
  gtk_single_selection_set_selected (self->selection, find_item (self, article));
  brg_sides_set_reveal_side (self->sides, FALSE);
}

/* The list where it is seen, else the article. */
static gboolean
brg_rules_page_take_focus (BrgPage *page)
{
  BrgRulesPage *self = BRG_RULES_PAGE (page);

  update_back (self);
  if (brg_sides_get_folded (self->sides) && !brg_sides_get_reveal_side (self->sides))
    focus_article (self);
  else
    focus_list (self);
  return TRUE;
}

static void
brg_rules_page_search (BrgPage *page)
{
  BrgRulesPage *self = BRG_RULES_PAGE (page);

  brg_sides_set_reveal_side (self->sides, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

static char *
brg_rules_page_dup_subtitle (BrgPage *page G_GNUC_UNUSED, BrgSnapshot *snapshot)
{
  return g_strdup (brg_names_get_rulebook (snapshot->event->rulebook));
}

/* Whoever leaves the page has gone back or elsewhere. */
static void
on_unmapped (BrgRulesPage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->back_button), FALSE);
}

static void
on_folded (BrgRulesPage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->list_button), brg_sides_get_folded (self->sides));
}

static void
brg_rules_page_dispose (GObject *object)
{
  BrgRulesPage *self = BRG_RULES_PAGE (object);

  g_clear_pointer (&self->search, brg_rules_search_free);
  g_clear_object (&self->items);
  G_OBJECT_CLASS (brg_rules_page_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgRulesPage, name)

static const BrgTemplateChild children[] = {
  CHILD (sides),        CHILD (list_side),   CHILD (search_entry), CHILD (book_choice),
  CHILD (topic_choice), CHILD (count_label), CHILD (list_stack),   CHILD (list_view),
  CHILD (article_side), CHILD (list_button), CHILD (title_label),  CHILD (copy_button),
  CHILD (back_button),  CHILD (article_box),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (focus_article),
  BRG_TEMPLATE_CALLBACK (focus_list),
  BRG_TEMPLATE_CALLBACK (copy_citation),
  BRG_TEMPLATE_CALLBACK (on_widen_clicked),
};

static void
brg_rules_page_class_init (BrgRulesPageClass *klass)
{
  BrgPageClass *page_class = BRG_PAGE_CLASS (klass);

  g_type_ensure (BRG_TYPE_SIDES);
  G_OBJECT_CLASS (klass)->dispose = brg_rules_page_dispose;
  page_class->refresh = brg_rules_page_refresh;
  page_class->take_focus = brg_rules_page_take_focus;
  page_class->print = brg_rules_page_print;
  page_class->go_to = brg_rules_page_go_to;
  page_class->search = brg_rules_page_search;
  page_class->dup_subtitle = brg_rules_page_dup_subtitle;
  brg_template_set (klass, "brg-rules-page", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
connect_signals (BrgRulesPage *self)
{
  brg_ui_add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (self->search_entry, "search-changed", G_CALLBACK (on_search_changed),
                            self);
  g_signal_connect_swapped (self->book_choice, "notify::selected", G_CALLBACK (on_filter_changed),
                            self);
  g_signal_connect_swapped (self->topic_choice, "notify::selected", G_CALLBACK (on_filter_changed),
                            self);
  g_signal_connect (self, "unmap", G_CALLBACK (on_unmapped), NULL);
  g_signal_connect_swapped (self->sides, "notify::folded", G_CALLBACK (on_folded), self);
}

static void
brg_rules_page_init (BrgRulesPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  fill_choices (self);
  self->items = g_list_store_new (BRG_TYPE_RULES_ITEM);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->items)));
  g_signal_connect (factory, "setup", G_CALLBACK (on_row_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_row_bound), NULL);
  gtk_list_view_set_factory (self->list_view, factory);
  g_object_unref (factory);
  gtk_list_view_set_model (self->list_view, GTK_SELECTION_MODEL (self->selection));
  g_object_unref (self->selection);
  g_signal_connect_swapped (self->selection, "notify::selected", G_CALLBACK (show_article), self);
  connect_signals (self);
}
