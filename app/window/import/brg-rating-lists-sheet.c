/* brg-rating-lists-sheet.c - the rating lists that were read in: their order, new ones, none
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rating-lists-sheet.h"

#include <glib/gi18n.h>

#include "brg-discipline.h"
#include "brg-listed-players.h"
#include "brg-names.h"
#include "brg-rating-list-sheet.h"
#include "brg-rating-list.h"
#include "brg-rating-lists-order.h"
#include "brg-rating-lists.h"
#include "brg-rating-table-sheet.h"
#include "brg-rating-update-sheet.h"
#include "brg-template.h"
#include "brg-ui.h"

struct _BrgRatingListsSheet
{
  BrgSheet parent_instance;

  GtkListBox *list;
  GtkLabel *hint_label;
  GtkButton *update_button;
  GtkButton *add_button;

  char *path;
  GArray *ids;    /* (element-type gint64): the lists in their order */
  gint64 leaving; /* the list about which is asked */
};

G_DEFINE_FINAL_TYPE (BrgRatingListsSheet, brg_rating_lists_sheet, BRG_TYPE_SHEET)

static void
tell_failure (BrgRatingListsSheet *self, const GError *error)
{
  brg_ui_tell (GTK_WIDGET (self), _ ("The rating lists were not changed"), error->message);
}

static char *
dup_facts (const BrgListedSource *source)
{
  BrgDiscipline discipline = BRG_DISCIPLINE_CHESS;
  g_autofree char *day = brg_names_dup_day (brg_listed_source_get_day (source));
  g_autofree char *players = g_strdup_printf (
      ngettext ("%d player", "%d players", (gulong) source->n_players), (int) source->n_players);

  brg_discipline_from_id (source->game, &discipline);
  if (*source->day != '\0')
    /* Translators: a game, the first day of a rating list, "1 800 000 players" */
    return g_strdup_printf (_ ("%s, valid from %s, %s"), brg_names_get_discipline (discipline), day,
                            players);
  /* Translators: a game, the day on which a rating list was read in, "1 800 000 players" */
  return g_strdup_printf (_ ("%s, read in on %s, %s"), brg_names_get_discipline (discipline), day,
                          players);
}

static void refresh (BrgRatingListsSheet *self, guint marked);

static gint
get_marked (BrgRatingListsSheet *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  return row != NULL ? gtk_list_box_row_get_index (row) : -1;
}

static void
move_list (BrgRatingListsSheet *self, gint at, gint by)
{
  g_autoptr (GError) error = NULL;
  gint64 *ids = (gint64 *) (gpointer) self->ids->data;
  gint to = at + by;
  gint64 id;

  if (at < 0 || to < 0 || to >= (gint) self->ids->len)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  id = ids[at];
  ids[at] = ids[to];
  ids[to] = id;
  if (!brg_rating_lists_arrange (self->path, ids, self->ids->len, &error))
    tell_failure (self, error);
  refresh (self, (guint) to);
}

static void
on_answered (const char *answer, gpointer data)
{
  BrgRatingListsSheet *self = data;
  gint marked = MAX (get_marked (self), 0);
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (answer, "yes"))
    return;
  if (!brg_rating_lists_remove (self->path, self->leaving, &error))
    tell_failure (self, error);
  refresh (self, (guint) marked);
}

static void
ask_to_remove (BrgRatingListsSheet *self, gint at)
{
  if (at < 0)
    return;
  self->leaving = g_array_index (self->ids, gint64, at);
  brg_ui_ask (GTK_WIDGET (self), _ ("Throw this rating list away?"),
              _ ("It can be read in again from its file. Players and ratings of your events stay."),
              NULL, _ ("_Throw Away"), TRUE, on_answered, self);
}

static gint
find_row (GtkWidget *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW);

  return gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
}

static void
on_up_clicked (BrgRatingListsSheet *self, GtkWidget *button)
{
  move_list (self, find_row (button), -1);
}

static void
on_down_clicked (BrgRatingListsSheet *self, GtkWidget *button)
{
  move_list (self, find_row (button), 1);
}

static void
on_remove_clicked (BrgRatingListsSheet *self, GtkWidget *button)
{
  ask_to_remove (self, find_row (button));
}

static void
add_button (GtkWidget *row,
            const char *icon,
            const char *verb,
            const char *list,
            GCallback handler,
            gpointer self)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);
  /* Translators: what a button does, the list that it does it with */
  g_autofree char *label = g_strdup_printf (_ ("%s: %s"), verb, list);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, verb);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_swapped (button, "clicked", handler, self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

static void
add_row (BrgRatingListsSheet *self, const BrgListedSource *source)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *facts = dup_facts (source);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), source->title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), facts);
  add_button (row, "go-up-symbolic", _ ("Ask earlier (Alt+↑)"), source->title,
              G_CALLBACK (on_up_clicked), self);
  add_button (row, "go-down-symbolic", _ ("Ask later (Alt+↓)"), source->title,
              G_CALLBACK (on_down_clicked), self);
  add_button (row, "user-trash-symbolic", _ ("Throw away (Delete)"), source->title,
              G_CALLBACK (on_remove_clicked), self);
  gtk_list_box_append (self->list, row);
  g_array_append_val (self->ids, source->id);
}

static void
mark_row (BrgRatingListsSheet *self, guint marked)
{
  GtkListBoxRow *row;

  if (self->ids->len == 0)
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->add_button));
      return;
    }
  row = gtk_list_box_get_row_at_index (self->list, (gint) MIN (marked, self->ids->len - 1));
  gtk_list_box_select_row (self->list, row);
  gtk_widget_grab_focus (GTK_WIDGET (row));
}

static gboolean
may_update (BrgRatingListsSheet *self)
{
  return self->ids->len > 0 && brg_session_may_write (brg_sheet_get_session (BRG_SHEET (self)));
}

static void
refresh (BrgRatingListsSheet *self, guint marked)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgRatingLists) lists = g_file_test (self->path, G_FILE_TEST_EXISTS)
                                         ? brg_rating_lists_open (self->path, &error)
                                         : NULL;
  GPtrArray *sources = lists != NULL ? brg_rating_lists_get_sources (lists) : NULL;

  brg_ui_clear (self->list);
  g_array_set_size (self->ids, 0);
  for (guint i = 0; sources != NULL && i < sources->len; i++)
    add_row (self, sources->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->hint_label), self->ids->len > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->update_button), may_update (self));
  mark_row (self, marked);
  if (error != NULL)
    tell_failure (self, error);
}

/* Back from the sheet that read a list. */
static void
on_active_changed (BrgRatingListsSheet *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self)) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    refresh (self, (guint) MAX (get_marked (self), 0));
}

static void
on_picked (const char *path, gpointer data)
{
  BrgRatingListsSheet *self = data;

  if (path == NULL)
    return;
  if (brg_rating_list_is_one (path))
    brg_rating_list_sheet_present (GTK_WINDOW (self), path, NULL);
  else
    brg_rating_table_sheet_present (GTK_WINDOW (self), path);
}

static void
on_add_clicked (BrgRatingListsSheet *self)
{
  const char *const filters[] = {
    _ ("Rating lists"), "*.txt;*.TXT;*.xml;*.XML;*.csv;*.CSV;*.tsv", _ ("All files"), "*", NULL,
  };

  brg_ui_pick_file (GTK_WIDGET (self), _ ("Add a Rating List"), BRG_FILE_OPEN, filters, NULL,
                    on_picked, self);
}

static void
on_update_clicked (BrgRatingListsSheet *self)
{
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));

  gtk_window_close (GTK_WINDOW (self));
  brg_rating_update_sheet_present (shell);
}

static gboolean
on_key_pressed (BrgRatingListsSheet *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state)
{
  gint marked = get_marked (self);

  if ((state & GDK_ALT_MASK) != 0 && (keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up))
    move_list (self, marked, -1);
  else if ((state & GDK_ALT_MASK) != 0 && (keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down))
    move_list (self, marked, 1);
  else if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete)
    ask_to_remove (self, marked);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
brg_rating_lists_sheet_finalize (GObject *object)
{
  BrgRatingListsSheet *self = BRG_RATING_LISTS_SHEET (object);

  g_free (self->path);
  g_array_unref (self->ids);
  G_OBJECT_CLASS (brg_rating_lists_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgRatingListsSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (list),
  CHILD (hint_label),
  CHILD (update_button),
  CHILD (add_button),
};

static void
brg_rating_lists_sheet_class_init (BrgRatingListsSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_rating_lists_sheet_finalize;
  brg_template_set (klass, "brg-rating-lists-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_add_clicked);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_update_clicked);
}

static void
brg_rating_lists_sheet_init (BrgRatingListsSheet *self)
{
  self->path = brg_listed_players_dup_path ();
  self->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_ui_add_keys (self->list, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (on_active_changed), NULL);
}

void
brg_rating_lists_sheet_present (BrgShell *shell)
{
  BrgRatingListsSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  self = g_object_new (BRG_TYPE_RATING_LISTS_SHEET, "transient-for", shell, NULL);
  refresh (self, 0);
  gtk_window_present (GTK_WINDOW (self));
}
