/* test-move-choice.c - what a pawn becomes, asked at its square
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-move-choice.h"

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
  button = gtk_widget_get_first_child (gtk_popover_get_child (GTK_POPOVER (page.choice)));
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

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  stage_load_styles (NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (letters); i++)
    g_test_add_data_func (letters[i].path, &letters[i], test_letter);
  g_test_add_func ("/widgets/move-choice/dismissed", test_dismissed);
  g_test_add_func ("/widgets/move-choice/buttons", test_buttons);
  return g_test_run ();
}
