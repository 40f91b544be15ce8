/* brg-template.h - the template of a widget and its children as one table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * BrgTemplateChild:
 * @name: id in the template
 * @offset: of the field that points to it
 *
 * A child of a template, to be made with BRG_TEMPLATE_CHILD().
 */
typedef struct
{
  const char *name;
  gssize offset;
} BrgTemplateChild;

#define BRG_TEMPLATE_CHILD(Type, child)           \
  {                                               \
#child, (gssize) G_STRUCT_OFFSET(Type, child) \
  }

/**
 * brg_template_set:
 * @klass: class of a widget
 * @name: name of the template, `brg-prizes-sheet`
 * @children: (array length=n_children) (nullable): its children with a field of their own
 * @n_children: how many there are
 *
 * To be called in class_init; gtk_widget_init_template() follows in init.
 */
void brg_template_set (gpointer klass,
                       const char *name,
                       const BrgTemplateChild *children,
                       guint n_children);

/**
 * BrgTemplateCallback:
 * @name: the handler's name in the template
 * @callback: the function
 *
 * A handler of signals that the template names, to be made with BRG_TEMPLATE_CALLBACK().
 */
typedef struct
{
  const char *name;
  GCallback callback;
} BrgTemplateCallback;

#define BRG_TEMPLATE_CALLBACK(function) \
  {                                     \
#function, G_CALLBACK(function)     \
  }

/**
 * brg_template_set_callbacks:
 * @klass: class of a widget, after brg_template_set()
 * @callbacks: (array length=n_callbacks): its handlers
 * @n_callbacks: how many there are
 */
void brg_template_set_callbacks (gpointer klass,
                                 const BrgTemplateCallback *callbacks,
                                 guint n_callbacks);

/**
 * brg_template_silence:
 * @owner: a widget that goes
 *
 * To be called first in dispose: nothing inside of @owner tells it anything any more. From 4.12 a
 * list of GTK that goes says that its row is chosen no more, when other children have gone already.
 */
void brg_template_silence (gpointer owner);

G_END_DECLS
