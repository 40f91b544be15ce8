/* brg-players-columns.c - the columns of the list of players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-players-columns.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-chip.h"
#include "brg-columns.h"
#include "brg-names.h"
#include "brg-player-item.h"

/* Texts of cells */

static char *
dup_number (gpointer item, gpointer data G_GNUC_UNUSED)
{
  gint number = brg_player_item_get_number (item);

  return number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("–");
}

static char *
dup_name (gpointer item, gpointer data G_GNUC_UNUSED)
{
  return g_strdup (brg_player_item_get_name (item));
}

static char *
dup_title (gpointer item, gpointer data G_GNUC_UNUSED)
{
  return g_strdup (brg_player_item_get_entry (item)->title);
}

static char *
dup_rating (gpointer item, gpointer data G_GNUC_UNUSED)
{
  gint rating = brg_player_item_get_entry (item)->rating;

  return rating > 0 ? g_strdup_printf ("%d", rating) : g_strdup ("");
}

static char *
dup_birth (gpointer item, gpointer data G_GNUC_UNUSED)
{
  return brg_names_dup_day (brg_player_item_get_entry (item)->birth);
}

static char *
dup_sex (gpointer item, gpointer data G_GNUC_UNUSED)
{
  const char *sex = brg_player_item_get_entry (item)->sex;

  if (g_str_equal (sex, "m"))
    /* Translators: male, one letter in a table */
    return g_strdup (C_ ("sex", "m"));
  if (g_str_equal (sex, "f"))
    /* Translators: female, one letter in a table */
    return g_strdup (C_ ("sex", "f"));
  return g_strdup ("");
}

static char *
dup_federation (gpointer item, gpointer data G_GNUC_UNUSED)
{
  return g_strdup (brg_player_item_get_entry (item)->federation);
}

static char *
dup_organisation (gpointer item, gpointer data G_GNUC_UNUSED)
{
  return g_strdup (brg_player_item_get_entry (item)->organisation);
}

static char *
dup_fide_id (gpointer item, gpointer data G_GNUC_UNUSED)
{
  return g_strdup (brg_player_item_get_entry (item)->fide_id);
}

/* Orders. Whoever has no value comes last in an ascending order. */

static int
compare_ints (gint left, gint right)
{
  return left < right ? -1 : left > right;
}

static int
compare_numbers (gconstpointer a, gconstpointer b, gpointer data G_GNUC_UNUSED)
{
  gint left = brg_player_item_get_number ((gpointer) a);
  gint right = brg_player_item_get_number ((gpointer) b);

  if ((left == 0) != (right == 0))
    return left == 0 ? 1 : -1;
  return compare_ints (left, right);
}

static int
compare_names (gconstpointer a, gconstpointer b, gpointer data G_GNUC_UNUSED)
{
  return brg_player_item_compare_names ((gpointer) a, (gpointer) b);
}

/* The first press on the heading puts the strongest first. */
static int
compare_ratings (gconstpointer a, gconstpointer b, gpointer data G_GNUC_UNUSED)
{
  return compare_ints (brg_player_item_get_entry ((gpointer) b)->rating,
                       brg_player_item_get_entry ((gpointer) a)->rating);
}

static int
compare_texts (const char *left, const char *right)
{
  if ((*left == '\0') != (*right == '\0'))
    return *left == '\0' ? 1 : -1;
  return g_utf8_collate (left, right);
}

static int
compare_organisations (gconstpointer a, gconstpointer b, gpointer data G_GNUC_UNUSED)
{
  return compare_texts (brg_player_item_get_entry ((gpointer) a)->organisation,
                        brg_player_item_get_entry ((gpointer) b)->organisation);
}

static int
compare_titles (gconstpointer a, gconstpointer b, gpointer data G_GNUC_UNUSED)
{
  return compare_texts (brg_player_item_get_entry ((gpointer) a)->title,
                        brg_player_item_get_entry ((gpointer) b)->title);
}

static int
compare_federations (gconstpointer a, gconstpointer b, gpointer data G_GNUC_UNUSED)
{
  return compare_texts (brg_player_item_get_entry ((gpointer) a)->federation,
                        brg_player_item_get_entry ((gpointer) b)->federation);
}

static int
compare_births (gconstpointer a, gconstpointer b, gpointer data G_GNUC_UNUSED)
{
  return compare_texts (brg_player_item_get_entry ((gpointer) a)->birth,
                        brg_player_item_get_entry ((gpointer) b)->birth);
}

/* Whether a column has something to show. */

static gboolean
has_always (const BrgEntry *entry G_GNUC_UNUSED)
{
  return TRUE;
}

static gboolean
has_title (const BrgEntry *entry)
{
  return *entry->title != '\0';
}

static gboolean
has_rating (const BrgEntry *entry)
{
  return entry->rating > 0;
}

static gboolean
has_birth (const BrgEntry *entry)
{
  return *entry->birth != '\0';
}

static gboolean
has_sex (const BrgEntry *entry)
{
  return *entry->sex != '\0';
}

static gboolean
has_federation (const BrgEntry *entry)
{
  return *entry->federation != '\0';
}

static gboolean
has_organisation (const BrgEntry *entry)
{
  return *entry->organisation != '\0';
}

static gboolean
has_fide_id (const BrgEntry *entry)
{
  return *entry->fide_id != '\0';
}

typedef struct
{
  const char *title;
  BrgColumnAlign align;
  gint width_chars;
  const char *css_class;
  BrgColumnTextFunc dup_text;
  GCompareDataFunc compare;
  gboolean (*has_data) (const BrgEntry *entry);
  gboolean when_narrow;
} Column;

/* The state comes behind these. */
static const Column columns[] = {
  { N_ ("No."), BRG_COLUMN_RIGHT, 4, "brg-dim", dup_number, compare_numbers, has_always, TRUE },
  { N_ ("Name"), BRG_COLUMN_LEFT, 24, NULL, dup_name, compare_names, has_always, TRUE },
  { N_ ("Title"), BRG_COLUMN_LEFT, 5, "brg-dim", dup_title, compare_titles, has_title, FALSE },
  { N_ ("Rating"), BRG_COLUMN_RIGHT, 6, NULL, dup_rating, compare_ratings, has_rating, TRUE },
  { N_ ("Born"), BRG_COLUMN_LEFT, 10, "brg-dim", dup_birth, compare_births, has_birth, FALSE },
  { N_ ("Sex"), BRG_COLUMN_LEFT, 3, "brg-dim", dup_sex, NULL, has_sex, FALSE },
  { N_ ("Fed."), BRG_COLUMN_LEFT, 4, "brg-dim", dup_federation, compare_federations, has_federation,
    FALSE },
  { N_ ("Organisation"), BRG_COLUMN_LEFT, 14, NULL, dup_organisation, compare_organisations,
    has_organisation, FALSE },
  { N_ ("FIDE ID"), BRG_COLUMN_RIGHT, 9, "brg-dim", dup_fide_id, NULL, has_fide_id, FALSE },
};

struct _BrgPlayersColumns
{
  GtkColumnViewColumn *columns[G_N_ELEMENTS (columns)]; /* not owned: the table owns them */
};

/* What a player does in the next round, in two words. */
static char *
dup_state_words (BrgPlayerState state, BrgChipKind *kind)
{
  *kind = BRG_CHIP_NEUTRAL;
  switch (state.kind)
    {
    case BRG_PLAYER_PLAYS:
      return g_strdup (_ ("plays"));
    case BRG_PLAYER_JOINS:
      *kind = BRG_CHIP_INFO;
      /* Translators: a chip; the first round in which a player takes part */
      return g_strdup_printf (_ ("from round %d"), state.round);
    case BRG_PLAYER_LEFT:
      if (state.round == 0)
        return g_strdup (_ ("withdrew"));
      /* Translators: a chip; the last round of a player who left */
      return g_strdup_printf (_ ("left after %d"), state.round);
    case BRG_PLAYER_MISSES:
      *kind = BRG_CHIP_WARN;
      if (state.outcome == BRG_OUTCOME_HALF_BYE)
        /* Translators: a chip; a player misses this round for half a point */
        return g_strdup_printf (_ ("round %d: ½ bye"), state.round);
      if (state.outcome == BRG_OUTCOME_FULL_BYE)
        /* Translators: a chip; a player misses this round for a full point */
        return g_strdup_printf (_ ("round %d: full bye"), state.round);
      /* Translators: a chip; a player misses this round */
      return g_strdup_printf (_ ("misses round %d"), state.round);
    default:
      g_return_val_if_reached (NULL);
    }
}

/* The cell has a plain word, a chip for what is not plain, and one for a doubt. */
typedef struct
{
  GtkWidget *plain;
  BrgChip *state;
  BrgChip *doubt;
} StateCell;

static void
setup_state_cell (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
                  GtkListItem *cell,
                  gpointer data G_GNUC_UNUSED)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  StateCell *widgets = g_new0 (StateCell, 1);

  widgets->plain = gtk_label_new (NULL);
  gtk_widget_add_css_class (widgets->plain, "brg-dim");
  widgets->state = BRG_CHIP (brg_chip_new (BRG_CHIP_NEUTRAL, NULL, ""));
  widgets->doubt = BRG_CHIP (brg_chip_new (BRG_CHIP_WARN, NULL, ""));
  gtk_widget_set_valign (GTK_WIDGET (widgets->state), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (widgets->doubt), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), widgets->plain);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (widgets->state));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (widgets->doubt));
  g_object_set_data_full (G_OBJECT (cell), "brg-cell", widgets, g_free);
  gtk_list_item_set_child (cell, box);
}

static void
show_doubt (StateCell *widgets, BrgPlayerItem *item)
{
  const BrgEntry *other = brg_player_item_get_other (item);
  BrgPlayerDoubt doubt = brg_player_item_get_doubt (item);

  gtk_widget_set_visible (GTK_WIDGET (widgets->doubt), doubt != BRG_PLAYER_DOUBT_NONE);
  if (doubt == BRG_PLAYER_DOUBT_DUPLICATE)
    {
      g_autofree char *name = brg_entry_dup_full_name (other);

      brg_chip_set (widgets->doubt, BRG_CHIP_WARN, "dialog-question-symbolic", _ ("twice?"));
      gtk_widget_set_tooltip_text (GTK_WIDGET (widgets->doubt), name);
    }
  else if (doubt == BRG_PLAYER_DOUBT_NO_NUMBER)
    {
      brg_chip_set (widgets->doubt, BRG_CHIP_WARN, NULL, _ ("no number"));
      gtk_widget_set_tooltip_text (GTK_WIDGET (widgets->doubt), NULL);
    }
}

static void
show_state (GtkListItem *cell)
{
  BrgPlayerItem *item = gtk_list_item_get_item (cell);
  StateCell *widgets = g_object_get_data (G_OBJECT (cell), "brg-cell");
  BrgPlayerState state = brg_player_item_get_state (item);
  BrgChipKind kind;
  g_autofree char *words = dup_state_words (state, &kind);
  gboolean is_plain = state.kind == BRG_PLAYER_PLAYS;

  gtk_label_set_text (GTK_LABEL (widgets->plain), words);
  brg_chip_set (widgets->state, kind, NULL, words);
  gtk_widget_set_visible (widgets->plain, is_plain);
  gtk_widget_set_visible (GTK_WIDGET (widgets->state), !is_plain);
  show_doubt (widgets, item);
}

static void
bind_state_cell (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
                 GtkListItem *cell,
                 gpointer data G_GNUC_UNUSED)
{
  show_state (cell);
  g_signal_connect_swapped (gtk_list_item_get_item (cell), "notify::revision",
                            G_CALLBACK (show_state), cell);
}

static void
unbind_state_cell (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
                   GtkListItem *cell,
                   gpointer data G_GNUC_UNUSED)
{
  g_signal_handlers_disconnect_by_data (gtk_list_item_get_item (cell), cell);
}

static void
add_state_column (GtkColumnView *view)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkColumnViewColumn *column;

  g_signal_connect (factory, "setup", G_CALLBACK (setup_state_cell), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_state_cell), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_state_cell), NULL);
  column = gtk_column_view_column_new (_ ("State"), factory);
  gtk_column_view_append_column (view, column);
  g_object_unref (column);
}

BrgPlayersColumns *
brg_players_columns_add (GtkColumnView *view)
{
  BrgPlayersColumns *self;

  g_return_val_if_fail (GTK_IS_COLUMN_VIEW (view), NULL);

  self = g_new0 (BrgPlayersColumns, 1);
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      GtkColumnViewColumn *column = brg_columns_add_text (
          view, _ (columns[i].title), columns[i].align, columns[i].width_chars,
          columns[i].css_class, columns[i].dup_text, NULL);

      self->columns[i] = column;
      if (columns[i].compare != NULL)
        {
          GtkSorter *sorter = GTK_SORTER (gtk_custom_sorter_new (columns[i].compare, NULL, NULL));

          gtk_column_view_column_set_sorter (column, sorter);
          g_object_unref (sorter);
        }
      gtk_column_view_column_set_expand (column, columns[i].has_data == has_organisation ||
                                                     columns[i].dup_text == dup_name);
    }
  add_state_column (view);
  return self;
}

void
brg_players_columns_free (BrgPlayersColumns *self)
{
  g_free (self);
}

static gboolean
has_somebody (const BrgSnapshot *snapshot, gboolean (*has_data) (const BrgEntry *entry))
{
  for (guint i = 0; i < snapshot->entries->len; i++)
    if (has_data (snapshot->entries->pdata[i]))
      return TRUE;
  return FALSE;
}

void
brg_players_columns_update (BrgPlayersColumns *self,
                            const BrgSnapshot *snapshot,
                            gboolean is_narrow)
{
  g_return_if_fail (self != NULL && snapshot != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    gtk_column_view_column_set_visible (self->columns[i],
                                        (!is_narrow || columns[i].when_narrow) &&
                                            has_somebody (snapshot, columns[i].has_data));
}
