/* test-stepper.c - the steps of a wizard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-stepper.h"
#include "brg-test.h"

#include "stage.h"

#define N_STEPS 4

static const char *const titles[N_STEPS + 1] = { "Who plays", "System", "Pairing", "Publish",
                                                 NULL };

/* Title of a step: the children are marker, title and line, in turn. */
static GtkWidget *
get_title (GtkWidget *stepper, gint i)
{
  GtkWidget *child = gtk_widget_get_first_child (stepper);

  for (gint n = 0; n < 3 * i + 1; n++)
    child = gtk_widget_get_next_sibling (child);
  g_assert_true (gtk_widget_has_css_class (child, "brg-step-title"));
  return child;
}

static GtkWidget *
new_stepper (void)
{
  GtkWidget *stepper = brg_stepper_new ();

  brg_stepper_set_steps (BRG_STEPPER (stepper), titles);
  return stepper;
}

static void
test_states (void)
{
  static const char *const classes[] = { "done", "current", "coming" };
  GtkWidget *stepper = new_stepper ();
  GtkWindow *window = stage_new (stepper, 1000, 100);

  for (guint current = 0; current <= N_STEPS; current++)
    {
      brg_stepper_set_current (BRG_STEPPER (stepper), current);
      g_assert_cmpuint (brg_stepper_get_current (BRG_STEPPER (stepper)), ==, current);
      for (guint i = 0; i < N_STEPS; i++)
        {
          const char *expected = classes[i < current ? 0 : i == current ? 1 : 2];

          for (gsize j = 0; j < G_N_ELEMENTS (classes); j++)
            g_assert_cmpint (gtk_widget_has_css_class (get_title (stepper, (gint) i), classes[j]),
                             ==, g_str_equal (classes[j], expected));
        }
      stage_settle (stepper);
    }
  stage_assert_dies (window, stepper);
}

static void
test_speech (void)
{
  GtkWidget *stepper = new_stepper ();
  GtkWindow *window = stage_new (stepper, 1000, 100);
  GtkAccessible *first = GTK_ACCESSIBLE (get_title (stepper, 0));

  brg_stepper_set_current (BRG_STEPPER (stepper), 1);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (stepper), GTK_ACCESSIBLE_ROLE_LIST);
  gtk_test_accessible_assert_role (first, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_test_accessible_assert_property (first, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Step 1 of 4: Who plays, done");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_title (stepper, 1)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Step 2 of 4: System, current");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_title (stepper, 2)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Step 3 of 4: Pairing, to come");
  stage_assert_dies (window, stepper);
}

/* Where there is no room the current title stays, the others go. */
static void
test_narrow (void)
{
  GtkWidget *stepper = new_stepper ();
  GtkWindow *window;
  int least, natural;

  brg_stepper_set_current (BRG_STEPPER (stepper), 2);
  window = stage_new (stepper, 1000, 100);
  gtk_widget_measure (stepper, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  g_assert_cmpint (least, <, natural);
  for (gint i = 0; i < N_STEPS; i++)
    g_assert_true (gtk_widget_get_child_visible (get_title (stepper, i)));
  gtk_widget_size_allocate (stepper, &(GtkAllocation){ 0, 0, least, 40 }, -1);
  for (gint i = 0; i < N_STEPS; i++)
    g_assert_cmpint (gtk_widget_get_child_visible (get_title (stepper, i)), ==, i == 2);
  stage_assert_dies (window, stepper);
}

static void
test_steps_are_replaced (void)
{
  static const char *const fewer[] = { "One", "Two", NULL };
  GtkWidget *stepper = new_stepper ();
  GtkWindow *window = stage_new (stepper, 1000, 100);
  gint n = 0;

  brg_stepper_set_current (BRG_STEPPER (stepper), 3);
  brg_stepper_set_steps (BRG_STEPPER (stepper), fewer);
  g_assert_cmpuint (brg_stepper_get_current (BRG_STEPPER (stepper)), ==, 0);
  for (GtkWidget *child = gtk_widget_get_first_child (stepper); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  g_assert_cmpint (n, ==, 5);
  stage_settle (stepper);
  stage_assert_dies (window, stepper);
}

BRG_TEST_TOPIC ("stepper")
{
  gtk_test_init (&argc, &argv, NULL);
  stage_load_styles (NULL);
  g_test_add_func ("/widgets/stepper/states", test_states);
  g_test_add_func ("/widgets/stepper/speech", test_speech);
  g_test_add_func ("/widgets/stepper/narrow", test_narrow);
  g_test_add_func ("/widgets/stepper/steps-are-replaced", test_steps_are_replaced);
  return g_test_run ();
}
