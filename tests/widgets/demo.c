/* demo.c - shows the widgets with data as in use, and measures the crosstable
 *
 * demo --page=PAGE [--players=N] [--rounds=N] [--row=N --column=N] [--entry] [--bench]
 *
 * PAGE is one of withdrawn, annulled, round-robin, swiss, rounds, wizard, kit, boards, board; the
 * last one takes --fen=FEN. With --bench the crosstable is scrolled through 300 frames down and
 * across, and the time of each frame, from the layout to the end of painting, is summed up on
 * stdout.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>

#include "brg-crosstable-view.h"

#include "demo-board.h"
#include "demo-pages.h"
#include "sample-tables.h"

#define BENCH_FRAMES 300

static char *opt_page;
static char *opt_fen;
static gint opt_players = 120;
static gint opt_rounds = 9;
static gint opt_row = -1;
static gint opt_column;
static gboolean opt_entry;
static gboolean opt_bench;

static const GOptionEntry options[] = {
  { "page", 0, 0, G_OPTION_ARG_STRING, &opt_page, "What to show", "PAGE" },
  { "fen", 0, 0, G_OPTION_ARG_STRING, &opt_fen, "Position of the board", "FEN" },
  { "players", 0, 0, G_OPTION_ARG_INT, &opt_players, "Players of the table", "N" },
  { "rounds", 0, 0, G_OPTION_ARG_INT, &opt_rounds, "Rounds of the Swiss", "N" },
  { "row", 0, 0, G_OPTION_ARG_INT, &opt_row, "Row of the cursor", "N" },
  { "column", 0, 0, G_OPTION_ARG_INT, &opt_column, "Column of the cursor", "N" },
  { "entry", 0, 0, G_OPTION_ARG_NONE, &opt_entry, "Enter results in the table", NULL },
  { "bench", 0, 0, G_OPTION_ARG_NONE, &opt_bench, "Measure frames", NULL },
  { 0 },
};

typedef struct
{
  BrgCrosstableView *view;
  gint frame;
  gint64 began;
  gint64 times[2][BENCH_FRAMES];
} Bench;

static BrgCrosstable *
new_crosstable (void)
{
  if (g_strcmp0 (opt_page, "withdrawn") == 0)
    return sample_tables_new_withdrawn ();
  if (g_strcmp0 (opt_page, "annulled") == 0)
    return sample_tables_new_annulled ();
  if (g_strcmp0 (opt_page, "round-robin") == 0)
    return sample_tables_new_round_robin (opt_players);
  return sample_tables_new_swiss (opt_players, opt_rounds);
}

/* The cursor asks for the layout, which measures all texts that are new. */
static void
show_crosstable (BrgCrosstableView *view, const char *what)
{
  BrgCrosstable *table = new_crosstable ();
  gint64 began = g_get_monotonic_time ();

  brg_crosstable_view_set_table (view, table);
  brg_crosstable_view_set_cursor (view, opt_row, opt_column);
  if (opt_bench)
    g_print ("%s: %.2f ms\n", what, (double) (g_get_monotonic_time () - began) / 1000);
}

static void
on_cell_activated (BrgCrosstableView *view G_GNUC_UNUSED, gint row, gint column)
{
  g_print ("activated %d %d\n", row, column);
}

static GtkWidget *
new_crosstable_page (void)
{
  BrgCrosstableView *view = BRG_CROSSTABLE_VIEW (brg_crosstable_view_new ());

  brg_crosstable_view_set_label (view, "Таблица после 9-го тура");
  brg_crosstable_view_set_entry_mode (view, opt_entry);
  g_signal_connect (view, "cell-activated", G_CALLBACK (on_cell_activated), NULL);
  show_crosstable (view, "first table");
  if (opt_bench)
    show_crosstable (view, "same table again");
  return GTK_WIDGET (view);
}

static GtkWidget *
new_page (void)
{
  if (g_strcmp0 (opt_page, "rounds") == 0)
    return demo_pages_new_rounds ();
  if (g_strcmp0 (opt_page, "wizard") == 0)
    return demo_pages_new_wizard ();
  if (g_strcmp0 (opt_page, "kit") == 0)
    return demo_pages_new_kit ();
  if (g_strcmp0 (opt_page, "board") == 0)
    return demo_board_new_chess (opt_fen);
  if (g_strcmp0 (opt_page, "boards") == 0)
    return demo_board_new_games ();
  return new_crosstable_page ();
}

/* Measuring */

static gint
compare_times (gconstpointer a, gconstpointer b)
{
  gint64 one = *(const gint64 *) a;
  gint64 other = *(const gint64 *) b;

  return (one > other) - (one < other);
}

static void
print_times (const char *name, gint64 *times)
{
  const gint median = BENCH_FRAMES / 2;
  const gint slow = BENCH_FRAMES * 95 / 100;
  gint64 sum = 0;

  for (gint i = 0; i < BENCH_FRAMES; i++)
    sum += times[i];
  qsort (times, BENCH_FRAMES, sizeof *times, compare_times);
  g_print ("%s: mean %.2f ms, median %.2f, 95 %% %.2f, worst %.2f\n", name,
           (double) sum / BENCH_FRAMES / 1000, (double) times[median] / 1000,
           (double) times[slow] / 1000, (double) times[BENCH_FRAMES - 1] / 1000);
}

static void
on_before_paint (GdkFrameClock *clock G_GNUC_UNUSED, Bench *bench)
{
  bench->began = g_get_monotonic_time ();
}

static void
on_after_paint (GdkFrameClock *clock G_GNUC_UNUSED, Bench *bench)
{
  if (bench->began > 0 && bench->frame > 0 && bench->frame <= 2 * BENCH_FRAMES)
    bench->times[(bench->frame - 1) / BENCH_FRAMES][(bench->frame - 1) % BENCH_FRAMES] =
        g_get_monotonic_time () - bench->began;
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  Bench *bench = user_data;
  GtkAdjustment *adjustment = bench->frame < BENCH_FRAMES
                                  ? brg_crosstable_view_get_vadjustment (bench->view)
                                  : brg_crosstable_view_get_hadjustment (bench->view);
  double end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  if (bench->frame == 0)
    {
      g_signal_connect (clock, "before-paint", G_CALLBACK (on_before_paint), bench);
      g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), bench);
    }
  if (bench->frame == 2 * BENCH_FRAMES)
    {
      print_times ("down", bench->times[0]);
      print_times ("across", bench->times[1]);
      gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (widget)));
      return G_SOURCE_REMOVE;
    }
  gtk_adjustment_set_value (adjustment, end * (bench->frame % BENCH_FRAMES + 1) / BENCH_FRAMES);
  bench->frame++;
  gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

static void
on_activate (GtkApplication *app, Bench *bench)
{
  GtkWidget *window = adw_application_window_new (app);
  GtkWidget *page = new_page ();

  gtk_window_set_title (GTK_WINDOW (window), "Berger");
  gtk_window_set_default_size (GTK_WINDOW (window), 1366, 768);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), page);
  if (opt_bench && BRG_IS_CROSSTABLE_VIEW (page))
    {
      bench->view = BRG_CROSSTABLE_VIEW (page);
      gtk_widget_add_tick_callback (page, on_tick, bench, NULL);
    }
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_grab_focus (page);
}

int
main (int argc, char **argv)
{
  /* The base path is that of the workstation: its style sheets are found under it. */
  g_autoptr (AdwApplication) app =
      g_object_new (ADW_TYPE_APPLICATION, "application-id", "org.berger.Demo", "flags",
                    G_APPLICATION_NON_UNIQUE, "resource-base-path", "/org/berger/Berger", NULL);
  g_autofree Bench *bench = g_new0 (Bench, 1);

  g_application_add_main_option_entries (G_APPLICATION (app), options);
  g_signal_connect (app, "activate", G_CALLBACK (on_activate), bench);
  return g_application_run (G_APPLICATION (app), argc, argv);
}
