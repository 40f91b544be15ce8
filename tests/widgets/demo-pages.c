/* demo-pages.c - pages made of the widgets, to look at
 *
 * Names and results are invented.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "demo-pages.h"

#include "brg-chip.h"
#include "brg-colour-history.h"
#include "brg-key-button.h"
#include "brg-result-box.h"
#include "brg-round-progress.h"
#include "brg-stepper.h"
#include "brg-tab-bin.h"

#define FOCUSED_GAME 12

typedef struct
{
  BrgResultState state;
  BrgChipKind chip_kind;
  const char *result;
  const char *white;
  const char *white_title;
  const char *black;
  const char *black_title;
  const char *points;
  const char *white_sides;
  const char *black_sides;
  const char *chip_icon;
  const char *chip;
} Game;

static const Game games[] = {
  { BRG_RESULT_ENTERED, BRG_CHIP_NEUTRAL, "1 – 0", "Мальцев Борис", "мф", "Филатов Александр", "мм",
    "3", "wbwbb", "bwwbw", NULL, NULL },
  { BRG_RESULT_ENTERED, BRG_CHIP_INFO, "½ – ½", "Вавилин Ярослав", "мм", "Колесов Даниил", "мс",
    "3", "bwbwb", "wb-wb", NULL, "↓ Колесов" },
  { BRG_RESULT_ENTERED, BRG_CHIP_WARN, "0 – 1", "Зотов Юрий", "мс", "Ясенев Семён", "мм", "3",
    "bwbbw", "wbwbw", NULL, "цвет ≠" },
  { BRG_RESULT_MISSING, BRG_CHIP_NEUTRAL, NULL, "Забелин Пётр", "кмс", "Ковтун Тимофей", "мм", "3",
    "wbwbw", "bwbwb", NULL, NULL },
  { BRG_RESULT_ENTERED, BRG_CHIP_WARN, "1 – 0", "Савушкин Дмитрий", "мм", "Рябинин Глеб", "кмс",
    "3", "bwbwb", "wbwbb", "appointment-missed-symbolic", "опоздание 12′" },
  { BRG_RESULT_FORFEIT, BRG_CHIP_NEUTRAL, "+ / −", "Пахомов Егор", "мс", "Хабарова Софья", "мм",
    "2½", "wbbwb", "bwwbw", NULL, "неявка" },
  { BRG_RESULT_ENTERED, BRG_CHIP_NEUTRAL, "½ – ½", "Лобачёв Валерий", "мф", "Аксёнов Марат", "мс",
    "2½", "wbwbw", "bwbbw", NULL, NULL },
  { BRG_RESULT_ADJOURNED, BRG_CHIP_ADJOURNED, "отлож.", "Шевцов Роман", "мс", "Прохоров Степан",
    "мс", "2½", "wwbwb", "bbwbw", "mail-unread-symbolic", "конверт № 2" },
  { BRG_RESULT_ENTERED, BRG_CHIP_ERROR, "0 – 1", "Юдин Лев", "кмс", "Галиуллин Никита", "мс", "2½",
    "bwbwb", "wbwbw", "dialog-warning-symbolic", "взыскание" },
  { BRG_RESULT_ENTERED, BRG_CHIP_OK, "0 – 1", "Садыкова Полина", "кмс", "Вихрев Алексей", "мс",
    "2½", "bwbwb", "wbwbw", "emblem-ok-symbolic", "проверено" },
  { BRG_RESULT_ENTERED, BRG_CHIP_DRAFT, "0 – 1", "Левашов Семён", "кмс", "Трегубов Ярослав", "мс",
    "2", "wbwwb", "bwbbw", "document-edit-symbolic", "черновик" },
  { BRG_RESULT_ENTERED, BRG_CHIP_INFO, "1 – 0", "Чеботарёв Борис", "мс", "Зайнуллина Дарья", "кмс",
    "2", "bwbwb", "wbwbw", NULL, "только что" },
  { BRG_RESULT_MISSING, BRG_CHIP_OUTLINE, NULL, "Суворин Роман", "кмс", "Бережной Дмитрий", "мс",
    "2", "bwwb", "wbwb", NULL, "идёт партия" },
  { BRG_RESULT_MISSING, BRG_CHIP_NEUTRAL, NULL, "Евсеев Никита", "мс", "Гречко Виктор", "1 р.", "2",
    "wbbw", "bwwb", NULL, NULL },
  { BRG_RESULT_ENTERED, BRG_CHIP_NEUTRAL, "1 – 0", "Мельник Максим", "мс", "Тимошин Артём", "1 р.",
    "2", "bwbw", "wbwb", NULL, NULL },
  { BRG_RESULT_MISSING, BRG_CHIP_OUTLINE, NULL, "Шабалин Борис", "мс", "Селиванов Лев", "1 р.", "2",
    "wbwb", "bwbw", NULL, "цейтнот" },
};

/* Cells of the tables */

typedef GtkWidget *(*NewCell) (void);
typedef void (*FillCell) (GtkWidget *cell, const Game *game, guint position);

typedef struct
{
  const char *title;
  NewCell new_cell;
  FillCell fill_cell;
  int width;
  gboolean expands;
} Column;

static GtkWidget *
new_number (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  return label;
}

static GtkWidget *
new_name (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  GtkWidget *title = gtk_label_new (NULL);

  gtk_widget_add_css_class (title, "brg-dim");
  gtk_widget_add_css_class (title, "brg-small");
  gtk_box_append (GTK_BOX (box), gtk_label_new (NULL));
  gtk_box_append (GTK_BOX (box), title);
  return box;
}

static GtkWidget *
new_chip (void)
{
  return brg_chip_new (BRG_CHIP_NEUTRAL, NULL, "");
}

static void
fill_board (GtkWidget *cell, const Game *game G_GNUC_UNUSED, guint position)
{
  g_autofree char *text = g_strdup_printf ("<b>%u</b>", position + 8);

  gtk_label_set_markup (GTK_LABEL (cell), text);
}

static void
fill_number (GtkWidget *cell, const Game *game G_GNUC_UNUSED, guint position)
{
  g_autofree char *text = g_strdup_printf ("%u", (position * 29 + 26) % 74);

  gtk_widget_add_css_class (cell, "brg-dim");
  gtk_label_set_text (GTK_LABEL (cell), text);
}

static void
fill_points (GtkWidget *cell, const Game *game, guint position G_GNUC_UNUSED)
{
  gtk_label_set_text (GTK_LABEL (cell), game->points);
}

static void
fill_name (GtkWidget *cell, const Game *game, const char *name, const char *title)
{
  GtkWidget *first = gtk_widget_get_first_child (cell);

  gtk_label_set_text (GTK_LABEL (first), name);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (first)), title);
  if (game->state == BRG_RESULT_MISSING)
    gtk_widget_add_css_class (first, "brg-missing");
  else
    gtk_widget_remove_css_class (first, "brg-missing");
}

static void
fill_white (GtkWidget *cell, const Game *game, guint position G_GNUC_UNUSED)
{
  fill_name (cell, game, game->white, game->white_title);
}

static void
fill_black (GtkWidget *cell, const Game *game, guint position G_GNUC_UNUSED)
{
  fill_name (cell, game, game->black, game->black_title);
}

static void
fill_result (GtkWidget *cell, const Game *game, guint position)
{
  brg_result_box_set_result (BRG_RESULT_BOX (cell), game->state,
                             game->state == BRG_RESULT_ADJOURNED ? NULL : game->result);
  brg_result_box_set_focused (BRG_RESULT_BOX (cell), position == FOCUSED_GAME);
}

static void
fill_white_sides (GtkWidget *cell, const Game *game, guint position G_GNUC_UNUSED)
{
  brg_colour_history_set_history (BRG_COLOUR_HISTORY (cell), game->white_sides, NULL);
}

static void
fill_black_sides (GtkWidget *cell, const Game *game, guint position G_GNUC_UNUSED)
{
  brg_colour_history_set_history (BRG_COLOUR_HISTORY (cell), game->black_sides, NULL);
}

static void
fill_remark (GtkWidget *cell, const Game *game, guint position G_GNUC_UNUSED)
{
  gtk_widget_set_visible (cell, game->chip != NULL);
  if (game->chip != NULL)
    brg_chip_set (BRG_CHIP (cell), game->chip_kind, game->chip_icon, game->chip);
}

static const Column round_columns[] = {
  { "Доска", new_number, fill_board, 0, FALSE },
  { "№", new_number, fill_number, 0, FALSE },
  { "Белые", new_name, fill_white, 0, TRUE },
  { "Очки", new_number, fill_points, 0, FALSE },
  { "Результат", brg_result_box_new, fill_result, 0, FALSE },
  { "Очки", new_number, fill_points, 0, FALSE },
  { "Чёрные", new_name, fill_black, 0, TRUE },
  { "№", new_number, fill_number, 0, FALSE },
  { "Пометки", new_chip, fill_remark, 150, FALSE },
};

static const Column wizard_columns[] = {
  { "Доска", new_number, fill_board, 0, FALSE },
  { "№", new_number, fill_number, 0, FALSE },
  { "Белые", new_name, fill_white, 0, TRUE },
  { "Цвета", brg_colour_history_new, fill_white_sides, 0, FALSE },
  { "Очки", new_number, fill_points, 0, FALSE },
  { "Очки", new_number, fill_points, 0, FALSE },
  { "Цвета", brg_colour_history_new, fill_black_sides, 0, FALSE },
  { "Чёрные", new_name, fill_black, 0, TRUE },
  { "№", new_number, fill_number, 0, FALSE },
  { "Пометки", new_chip, fill_remark, 150, FALSE },
};

static void
setup_cell (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
            GtkListItem *item,
            const Column *column)
{
  gtk_list_item_set_child (item, column->new_cell ());
}

static void
bind_cell (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item, const Column *column)
{
  guint position = gtk_list_item_get_position (item);

  column->fill_cell (gtk_list_item_get_child (item), &games[position % G_N_ELEMENTS (games)],
                     position);
}

static void
add_column (GtkColumnView *view, const Column *column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkColumnViewColumn *shown = gtk_column_view_column_new (column->title, factory);

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cell), (gpointer) column);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cell), (gpointer) column);
  gtk_column_view_column_set_expand (shown, column->expands);
  if (column->width > 0)
    gtk_column_view_column_set_fixed_width (shown, column->width);
  gtk_column_view_append_column (view, shown);
  g_object_unref (shown);
}

static GtkWidget *
new_table (const Column *columns, gsize n_columns)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  GtkSingleSelection *selection;
  GtkWidget *view;
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *bin = brg_tab_bin_new (scroller);

  for (gsize i = 0; i < 60; i++)
    gtk_string_list_append (list, "");
  selection = gtk_single_selection_new (G_LIST_MODEL (list));
  gtk_single_selection_set_selected (selection, FOCUSED_GAME);
  view = gtk_column_view_new (GTK_SELECTION_MODEL (selection));
  gtk_widget_add_css_class (view, "brg-table");
  for (gsize i = 0; i < n_columns; i++)
    add_column (GTK_COLUMN_VIEW (view), &columns[i]);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), view);
  gtk_widget_set_hexpand (bin, TRUE);
  gtk_widget_set_vexpand (bin, TRUE);
  return bin;
}

/* Parts of pages */

static GtkWidget *
new_text (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
new_dim_text (const char *text)
{
  GtkWidget *label = new_text (text, "brg-small");

  gtk_widget_add_css_class (label, "brg-dim");
  return label;
}

static GtkWidget *
new_keys (void)
{
  static const char *const keys[][2] = {
    { "1", "1 – 0" }, { "5", "½ – ½" }, { "0", "0 – 1" },
    { "+", "+ / −" }, { "-", "− / +" }, { "*", "особый" },
  };
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_grid_attach (GTK_GRID (grid), brg_key_button_new (keys[i][0], keys[i][1], NULL),
                     (int) (i % 3) * 2, (int) (i / 3), 2, 1);
  gtk_grid_attach (GTK_GRID (grid), brg_key_button_new ("A", "Отложить партию", NULL), 0, 2, 3, 1);
  gtk_grid_attach (GTK_GRID (grid), brg_key_button_new ("I", "Взыскание", NULL), 3, 2, 3, 1);
  return grid;
}

static GtkWidget *
new_board_pane (void)
{
  GtkWidget *pane = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *box = brg_result_box_new ();

  gtk_widget_add_css_class (pane, "brg-side-pane");
  gtk_box_append (GTK_BOX (pane), new_text ("Доска 20", "brg-page-title"));
  gtk_box_append (GTK_BOX (pane), new_text ("Суворин Роман", "brg-person"));
  gtk_box_append (GTK_BOX (pane), new_dim_text ("№ 66 · кмс · 1909 · Воронежская обл."));
  brg_result_box_set_big (BRG_RESULT_BOX (box), TRUE);
  brg_result_box_set_focused (BRG_RESULT_BOX (box), TRUE);
  gtk_box_append (GTK_BOX (pane), box);
  gtk_box_append (GTK_BOX (pane), new_text ("Бережной Дмитрий", "brg-person"));
  gtk_box_append (GTK_BOX (pane), new_dim_text ("№ 39 · мс · 2122 · Удмуртия"));
  gtk_box_append (GTK_BOX (pane), new_keys ());
  return pane;
}

GtkWidget *
demo_pages_new_rounds (void)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *body = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *progress = brg_round_progress_new ();

  brg_round_progress_set (BRG_ROUND_PROGRESS (progress), 43, 1, 60);
  gtk_widget_add_css_class (bar, "brg-page-bar");
  gtk_widget_set_valign (progress, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (bar), progress);
  gtk_box_append (GTK_BOX (page), bar);
  gtk_box_append (GTK_BOX (body), new_table (round_columns, G_N_ELEMENTS (round_columns)));
  gtk_box_append (GTK_BOX (body), new_board_pane ());
  gtk_box_append (GTK_BOX (page), body);
  return page;
}

static GtkWidget *
new_steps (guint current)
{
  static const char *const titles[] = { "Кто играет", "Система", "Пары", "Публикация", NULL };
  GtkWidget *stepper = brg_stepper_new ();

  brg_stepper_set_steps (BRG_STEPPER (stepper), titles);
  brg_stepper_set_current (BRG_STEPPER (stepper), current);
  return stepper;
}

static GtkWidget *
new_notice (void)
{
  GtkWidget *notice = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  gtk_widget_add_css_class (notice, "brg-notice");
  gtk_widget_add_css_class (notice, "warn");
  gtk_box_append (GTK_BOX (notice), gtk_image_new_from_icon_name ("dialog-warning-symbolic"));
  gtk_box_append (
      GTK_BOX (notice),
      new_text (
          "4 замечания. Цвет не по пожеланию на досках 2, 6, 7 и 14, предписаний не нарушено.",
          NULL));
  return notice;
}

/* Drawn and not written: on a dark ground White is the filled square. */
static void
add_side (GtkWidget *legend, const char *side, const char *text)
{
  GtkWidget *square = brg_colour_history_new ();

  brg_colour_history_set_history (BRG_COLOUR_HISTORY (square), side, NULL);
  gtk_box_append (GTK_BOX (legend), square);
  gtk_box_append (GTK_BOX (legend), new_text (text, NULL));
}

GtkWidget *
demo_pages_new_wizard (void)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *stepper = new_steps (2);
  GtkWidget *legend = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_widget_add_css_class (bar, "brg-page-bar");
  gtk_widget_set_hexpand (stepper, TRUE);
  gtk_widget_set_valign (stepper, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (bar), stepper);
  gtk_box_append (GTK_BOX (page), bar);
  gtk_box_append (GTK_BOX (page), new_notice ());
  gtk_box_append (GTK_BOX (page), new_table (wizard_columns, G_N_ELEMENTS (wizard_columns)));
  gtk_widget_add_css_class (legend, "brg-legend");
  add_side (legend, "w", "белые,");
  add_side (legend, "b", "чёрные, слева направо по турам");
  gtk_box_append (GTK_BOX (legend), brg_chip_new (BRG_CHIP_INFO, NULL, "↓ Колесов"));
  gtk_box_append (GTK_BOX (legend), new_text ("опущен в следующую группу", NULL));
  gtk_box_append (GTK_BOX (page), legend);
  return page;
}

/* The kit */

static GtkWidget *
new_chips (void)
{
  static const struct
  {
    BrgChipKind kind;
    const char *icon;
    const char *text;
  } chips[] = {
    { BRG_CHIP_OK, "emblem-ok-symbolic", "проверено" },
    { BRG_CHIP_WARN, "appointment-missed-symbolic", "опоздание 12′" },
    { BRG_CHIP_ERROR, "dialog-warning-symbolic", "взыскание" },
    { BRG_CHIP_ADJOURNED, "mail-unread-symbolic", "отложена" },
    { BRG_CHIP_NEUTRAL, NULL, "неявка" },
    { BRG_CHIP_INFO, NULL, "↓ Горшенина" },
    { BRG_CHIP_DRAFT, "content-loading-symbolic", "предварительно" },
    { BRG_CHIP_OUTLINE, NULL, "группа 4 очка" },
  };
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  for (gsize i = 0; i < G_N_ELEMENTS (chips); i++)
    gtk_box_append (GTK_BOX (row), brg_chip_new (chips[i].kind, chips[i].icon, chips[i].text));
  return row;
}

static GtkWidget *
new_boxes (gboolean is_big)
{
  static const char *const texts[] = { NULL, "½ – ½", "+ / −", NULL };
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  for (gint state = 0; state < 2 * BRG_RESULT_N_STATES; state++)
    {
      GtkWidget *box = brg_result_box_new ();

      brg_result_box_set_big (BRG_RESULT_BOX (box), is_big);
      brg_result_box_set_result (BRG_RESULT_BOX (box),
                                 (BrgResultState) (state % BRG_RESULT_N_STATES),
                                 texts[state % BRG_RESULT_N_STATES]);
      brg_result_box_set_focused (BRG_RESULT_BOX (box), state >= BRG_RESULT_N_STATES);
      gtk_box_append (GTK_BOX (row), box);
    }
  return row;
}

static GtkWidget *
new_histories (void)
{
  static const char *const histories[] = { "wbbw", "bwb-wbwbw", "w", "-----" };
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);

  gtk_widget_add_css_class (row, "brg-table");
  for (gsize i = 0; i < G_N_ELEMENTS (histories); i++)
    {
      GtkWidget *history = brg_colour_history_new ();

      brg_colour_history_set_history (BRG_COLOUR_HISTORY (history), histories[i], NULL);
      gtk_box_append (GTK_BOX (row), history);
    }
  return row;
}

GtkWidget *
demo_pages_new_kit (void)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 16);
  GtkWidget *progress = brg_round_progress_new ();
  GtkWidget *full = brg_round_progress_new ();

  gtk_widget_set_margin_start (page, 20);
  gtk_widget_set_margin_end (page, 20);
  gtk_widget_set_margin_top (page, 20);
  brg_round_progress_set (BRG_ROUND_PROGRESS (progress), 43, 6, 60);
  brg_round_progress_set (BRG_ROUND_PROGRESS (full), 60, 0, 60);
  gtk_box_append (GTK_BOX (page), new_steps (0));
  gtk_box_append (GTK_BOX (page), new_steps (2));
  gtk_box_append (GTK_BOX (page), new_steps (4));
  gtk_box_append (GTK_BOX (page), new_chips ());
  gtk_box_append (GTK_BOX (page), new_boxes (FALSE));
  gtk_box_append (GTK_BOX (page), new_boxes (TRUE));
  gtk_box_append (GTK_BOX (page), new_histories ());
  gtk_box_append (GTK_BOX (page), progress);
  gtk_box_append (GTK_BOX (page), full);
  gtk_box_append (GTK_BOX (page), new_keys ());
  return page;
}
