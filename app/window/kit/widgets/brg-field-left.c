/* brg-field-left.c - what is done when a field is left
 *
 * Tests: tests/gui/officials.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-field-left.h"

typedef struct
{
  GObject *owner; /* owned while it waits; not while a field is watched, which its owner has */
  BrgFieldLeftFunc func;
  gpointer data;
} Task;

/* The tasks of a moment, in the order in which the fields were left. GTK is one thread. */
static GQueue waiting = G_QUEUE_INIT;
static guint waiting_source;

static void
free_task (Task *task)
{
  g_object_unref (task->owner);
  g_free (task);
}

void
brg_field_left_finish (void)
{
  Task *task;

  g_clear_handle_id (&waiting_source, g_source_remove);
  while ((task = g_queue_pop_head (&waiting)) != NULL)
    {
      task->func (task->data);
      free_task (task);
    }
}

static gboolean
on_focus_arrived (gpointer data G_GNUC_UNUSED)
{
  waiting_source = 0;
  brg_field_left_finish ();
  return G_SOURCE_REMOVE;
}

static gint
compare_tasks (gconstpointer a, gconstpointer b)
{
  const Task *task = a;
  const Task *other = b;

  return task->owner == other->owner && task->func == other->func && task->data == other->data ? 0
                                                                                               : 1;
}

void
brg_field_left_do (gpointer owner, BrgFieldLeftFunc func, gpointer data)
{
  Task task = { owner, func, data };

  g_return_if_fail (G_IS_OBJECT (owner) && func != NULL);

  if (g_queue_find_custom (&waiting, &task, compare_tasks) != NULL)
    return;
  g_object_ref (owner);
  g_queue_push_tail (&waiting, g_memdup2 (&task, sizeof task));
  /* Before the next key or click. */
  if (waiting_source == 0)
    waiting_source = g_idle_add_full (G_PRIORITY_HIGH, on_focus_arrived, NULL, NULL);
}

static void
on_left (GtkEventControllerFocus *focus G_GNUC_UNUSED, gpointer data)
{
  const Task *watch = data;

  brg_field_left_do (watch->owner, watch->func, watch->data);
}

static void
free_watch (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  g_free (data);
}

void
brg_field_left_watch (gpointer field, gpointer owner, BrgFieldLeftFunc func, gpointer data)
{
  Task watch = { owner, func, data };
  GtkEventController *focus;

  g_return_if_fail (GTK_IS_WIDGET (field) && G_IS_OBJECT (owner) && func != NULL);

  focus = gtk_event_controller_focus_new ();
  g_signal_connect_data (focus, "leave", G_CALLBACK (on_left), g_memdup2 (&watch, sizeof watch),
                         free_watch, 0);
  gtk_widget_add_controller (field, focus);
}
