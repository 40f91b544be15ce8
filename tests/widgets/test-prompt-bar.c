/* test-prompt-bar.c - what is to be settled before a game begins
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-prompt-bar.h"
#include "brg-test.h"

#include "stage.h"

typedef struct
{
  BrgPromptBar *bar;
  GtkWindow *window;
  char *button;
  guint option;
  gint number;
  gint square;
  guint n_replies;
} Page;

static void
on_replied (BrgPromptBar *bar G_GNUC_UNUSED, const BrgDeskReply *reply, Page *page)
{
  g_free (page->button);
  page->button = g_strdup (reply->button);
  page->option = reply->option;
  page->number = reply->number;
  page->square = reply->square;
  page->n_replies++;
}

static void
open_page (Page *page)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  *page = (Page){ .bar = BRG_PROMPT_BAR (brg_prompt_bar_new ()) };
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (page->bar));
  g_signal_connect (page->bar, "replied", G_CALLBACK (on_replied), page);
  page->window = stage_new (box, 600, 300);
}

static void
close_page (Page *page)
{
  stage_assert_dies (page->window, GTK_WIDGET (page->bar));
  g_free (page->button);
}

typedef struct
{
  GArray *buttons;
  GPtrArray *options;
  BrgDeskPrompt prompt;
} Matter;

static void
matter_clear (Matter *matter)
{
  g_array_unref (matter->buttons);
  g_ptr_array_unref (matter->options);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Matter, matter_clear)

/* The number of the initial position, an opening from a list, two buttons. */
static void
fill_matter (Matter *matter)
{
  static char set[] = "Set";
  static char draw[] = "Draw Lots for the Round";
  static char text[] = "The opening is not known yet.";
  static char table[] = "Table";
  static char first[] = "First table";
  static char second[] = "Second table";
  static char number[] = "Number of the opening";
  const BrgDeskPromptButton buttons[] = {
    { "set", set, FALSE },
    { "draw", draw, TRUE },
  };

  matter->buttons = g_array_new (FALSE, FALSE, sizeof (BrgDeskPromptButton));
  g_array_append_vals (matter->buttons, buttons, G_N_ELEMENTS (buttons));
  matter->options = g_ptr_array_new ();
  g_ptr_array_add (matter->options, first);
  g_ptr_array_add (matter->options, second);
  matter->prompt = (BrgDeskPrompt){ .text = text,
                                    .article = "rus-draughts-2022 6.2.2",
                                    .options = matter->options,
                                    .option = 1,
                                    .options_label = table,
                                    .number_label = number,
                                    .number = 7,
                                    .number_min = 1,
                                    .number_max = 700,
                                    .buttons = matter->buttons };
}

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
get_button (Page *page, gint index)
{
  GtkWidget *child =
      gtk_widget_get_first_child (gtk_widget_get_last_child (GTK_WIDGET (page->bar)));

  for (gint i = 0; i < index; i++)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static void
test_reply (void)
{
  g_auto (Matter) matter = { 0 };
  Page page;
  GtkWidget *spin, *drop;

  open_page (&page);
  fill_matter (&matter);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page.bar)));
  brg_prompt_bar_set (page.bar, NULL, &matter.prompt);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (page.bar)));
  spin = find (GTK_WIDGET (page.bar), GTK_TYPE_SPIN_BUTTON);
  drop = find (GTK_WIDGET (page.bar), GTK_TYPE_DROP_DOWN);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Number of the opening");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (drop), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Table");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 7);
  /* A number that is still being typed counts. */
  gtk_editable_set_text (GTK_EDITABLE (spin), "214");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop), 0);
  g_signal_emit_by_name (get_button (&page, 2), "clicked");
  g_assert_cmpstr (page.button, ==, "set");
  g_assert_cmpuint (page.option, ==, 0);
  g_assert_cmpint (page.number, ==, 214);
  g_assert_cmpint (page.square, ==, BRG_BOARD_NO_SQUARE);
  g_signal_emit_by_name (get_button (&page, 3), "clicked");
  g_assert_cmpstr (page.button, ==, "draw");
  g_assert_true (gtk_widget_has_css_class (get_button (&page, 3), "suggested-action"));
  close_page (&page);
}

/* A refresh leaves what was typed; another prompt does not. */
static void
test_same_prompt (void)
{
  g_auto (Matter) matter = { 0 };
  Page page;
  BrgDeskReply reply;
  char other[] = "The opening is to be confirmed.";

  open_page (&page);
  fill_matter (&matter);
  brg_prompt_bar_set (page.bar, NULL, &matter.prompt);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find (GTK_WIDGET (page.bar), GTK_TYPE_SPIN_BUTTON)),
                             99);
  brg_prompt_bar_set (page.bar, NULL, &matter.prompt);
  brg_prompt_bar_get_reply (page.bar, &reply);
  g_assert_cmpint (reply.number, ==, 99);
  g_assert_cmpuint (reply.option, ==, 1);
  g_assert_null (reply.button);
  matter.prompt.text = other;
  brg_prompt_bar_set (page.bar, NULL, &matter.prompt);
  brg_prompt_bar_get_reply (page.bar, &reply);
  g_assert_cmpint (reply.number, ==, 7);
  close_page (&page);
}

/* The keyboard does not get lost when one step follows another. */
static void
test_focus (void)
{
  g_auto (Matter) matter = { 0 };
  Page page;
  GtkWidget *focus;

  open_page (&page);
  fill_matter (&matter);
  g_assert_false (brg_prompt_bar_take_focus (page.bar));
  brg_prompt_bar_set (page.bar, NULL, &matter.prompt);
  g_assert_true (brg_prompt_bar_take_focus (page.bar));
  matter.prompt.options = NULL;
  matter.prompt.number_label = NULL;
  brg_prompt_bar_set (page.bar, NULL, &matter.prompt);
  focus = gtk_root_get_focus (GTK_ROOT (page.window));
  g_assert_true (focus == get_button (&page, 1));
  g_assert_null (find (GTK_WIDGET (page.bar), GTK_TYPE_SPIN_BUTTON));
  brg_prompt_bar_set (page.bar, NULL, NULL);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page.bar)));
  close_page (&page);
}

static void
test_speech (void)
{
  g_auto (Matter) matter = { 0 };
  Page page;

  open_page (&page);
  fill_matter (&matter);
  matter.prompt.article = NULL;
  brg_prompt_bar_set (page.bar, NULL, &matter.prompt);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (page.bar), GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (page.bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "The opening is not known yet.");
  close_page (&page);
}

BRG_TEST_TOPIC ("prompt-bar")
{
  gtk_test_init (&argc, &argv, NULL);
  stage_load_styles (NULL);
  g_test_add_func ("/widgets/prompt-bar/reply", test_reply);
  g_test_add_func ("/widgets/prompt-bar/same-prompt", test_same_prompt);
  g_test_add_func ("/widgets/prompt-bar/focus", test_focus);
  g_test_add_func ("/widgets/prompt-bar/speech", test_speech);
  return g_test_run ();
}
