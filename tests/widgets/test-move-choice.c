/* test-move-choice.c - which of several moves is meant, asked at the square
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-move-choice.h"
#include "brg-test.h"

#include "stage.h"

#define E8 60

static const BrgMoveOption options[] = {
  { 11, "Ферзь", "ФQ" },
  { 9, "Ладья", "ЛR" },
  { 7, "Слон", "СB" },
  { 5, "Конь", "КN" },
};

typedef struct
{
  GtkWidget *view;
  BrgMoveChoice *choice;
  GtkWindow *window;
  gint chosen;
  gint n_dismissed;
} Page;

static void
on_chosen (BrgMoveChoice *choice G_GNUC_UNUSED, gint option, Page *page)
{
  page->chosen = option;
}

static void
on_dismissed (BrgMoveChoice *choice G_GNUC_UNUSED, Page *page)
{
  page->n_dismissed++;
}

static void
open_page (Page *page)
{
  page->chosen = -1;
  page->n_dismissed = 0;
  page->view = brg_board_view_new ();
  page->choice = brg_move_choice_new (BRG_BOARD_VIEW (page->view));
  g_signal_connect (page->choice, "chosen", G_CALLBACK (on_chosen), page);
  g_signal_connect (page->choice, "dismissed", G_CALLBACK (on_dismissed), page);
  page->window = stage_new (page->view, 500, 450);
  brg_move_choice_ask (page->choice, E8, options, G_N_ELEMENTS (options));
  stage_settle (page->view);
}

typedef struct
{
  const char *path;
  const char *letter;
  gint option; /* -1 for none */
} Letter;

static const Letter letters[] = {
  { "/widgets/move-choice/letter/queen", "q", 0 },
  { "/widgets/move-choice/letter/russian-queen", "ф", 0 },
  { "/widgets/move-choice/letter/rook", "R", 1 },
  { "/widgets/move-choice/letter/russian-bishop", "С", 2 },
  { "/widgets/move-choice/letter/bishop", "b", 2 },
  { "/widgets/move-choice/letter/knight", "n", 3 },
  { "/widgets/move-choice/letter/russian-knight", "к", 3 },
  { "/widgets/move-choice/letter/king", "k", -1 },
  { "/widgets/move-choice/digit/first", "1", 0 },
  { "/widgets/move-choice/digit/last", "4", 3 },
  { "/widgets/move-choice/digit/too-far", "5", -1 },
  { "/widgets/move-choice/digit/nought", "0", -1 },
};

static void
test_letter (gconstpointer data)
{
  const Letter *letter = data;
  Page page;

  open_page (&page);
  g_assert_cmpint (brg_move_choice_choose_letter (page.choice, g_utf8_get_char (letter->letter)),
                   ==, letter->option >= 0);
  stage_settle (page.view);
  g_assert_cmpint (page.chosen, ==, letter->option);
  g_assert_cmpint (page.n_dismissed, ==, 0);
  stage_assert_dies (page.window, page.view);
}

static GtkWidget *
get_box (BrgMoveChoice *choice)
{
  GtkWidget *box = gtk_popover_get_child (GTK_POPOVER (choice));

  /* Through the scrolled window and its viewport. */
  while (!GTK_IS_BOX (box))
    box = gtk_widget_get_first_child (box);
  return box;
}

static void
test_dismissed (void)
{
  Page page;

  open_page (&page);
  gtk_popover_popdown (GTK_POPOVER (page.choice));
  stage_settle (page.view);
  g_assert_cmpint (page.chosen, ==, -1);
  g_assert_cmpint (page.n_dismissed, ==, 1);
  /* Nothing is asked any more. */
  g_assert_false (brg_move_choice_choose_letter (page.choice, 'q'));
  stage_assert_dies (page.window, page.view);
}

static void
test_buttons (void)
{
  Page page;
  GtkWidget *button;

  open_page (&page);
  button = gtk_widget_get_first_child (get_box (page.choice));
  for (gsize i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_assert_true (GTK_IS_BUTTON (button));
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           options[i].name);
      if (i == 1)
        g_signal_emit_by_name (button, "clicked");
      button = gtk_widget_get_next_sibling (button);
    }
  g_assert_null (button);
  stage_settle (page.view);
  g_assert_cmpint (page.chosen, ==, 1);
  /* It can ask again. */
  page.chosen = -1;
  brg_move_choice_ask (page.choice, E8, options, 2);
  stage_settle (page.view);
  g_assert_false (brg_move_choice_choose_letter (page.choice, 'n'));
  g_assert_true (brg_move_choice_choose_letter (page.choice, 'q'));
  stage_settle (page.view);
  g_assert_cmpint (page.chosen, ==, 0);
  stage_assert_dies (page.window, page.view);
}

/* Ways of a capture have no picture: their texts stand below each other, each with its digit. */
static void
test_texts (void)
{
  static const BrgMoveOption ways[] = {
    { BRG_PIECE_NONE, "47x14x3", NULL },
    { BRG_PIECE_NONE, "47x20x3", NULL },
  };
  Page page;
  GtkWidget *box, *button, *label;

  open_page (&page);
  brg_move_choice_ask (page.choice, E8, ways, G_N_ELEMENTS (ways));
  stage_settle (page.view);
  box = get_box (page.choice);
  g_assert_cmpint (gtk_orientable_get_orientation (GTK_ORIENTABLE (box)), ==,
                   GTK_ORIENTATION_VERTICAL);
  button = gtk_widget_get_next_sibling (gtk_widget_get_first_child (box));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "47x20x3");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button),
                                       GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, "2");
  label = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button)));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, "47x20x3");
  g_assert_true (brg_move_choice_choose_letter (page.choice, '2'));
  stage_settle (page.view);
  g_assert_cmpint (page.chosen, ==, 1);
  stage_assert_dies (page.window, page.view);
}

BRG_TEST_TOPIC ("move-choice")
{
  gtk_test_init (&argc, &argv, NULL);
  stage_load_styles (NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (letters); i++)
    g_test_add_data_func (letters[i].path, &letters[i], test_letter);
  g_test_add_func ("/widgets/move-choice/dismissed", test_dismissed);
  g_test_add_func ("/widgets/move-choice/buttons", test_buttons);
  g_test_add_func ("/widgets/move-choice/texts", test_texts);
  return g_test_run ();
}
