/* brg-players-columns.c - the columns of the list of players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-players-columns.h"

#include <glib/gi18n.h>

#include "brg-chip.h"
#include "brg-columns.h"
#include "brg-names.h"
#include "brg-player-item.h"
#include "brg-team-list.h"
#include "brg-ui.h"

/* Texts of cells */

static char *
dup_title (gpointer item, gpointer data G_GNUC_UNUSED)
{
  return g_strdup (brg_player_item_get_entry (item)->title);
}

static char *
dup_rating (gpointer item, gpointer data G_GNUC_UNUSED)
{
  gboolean is_average;
  gint rating = brg_player_item_get_rating (item, &is_average);

  if (rating == 0)
    return g_strdup ("");
  return g_strdup_printf (is_average ? "⌀ %d" : "%d", rating);
}

static char *
dup_points (gpointer item, gpointer data G_GNUC_UNUSED)
{
  return brg_points_to_figures (brg_player_item_get_points (item));
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

/* With the assistant, whom the arbiter has to know. */
static char *
dup_sight (gpointer item, gpointer data G_GNUC_UNUSED)
{
  const BrgEntry *entry = brg_player_item_get_entry (item);
  const char *word;

  if (*entry->sight == '\0')
    return g_strdup ("");
  word = g_str_equal (entry->sight, "blind") ? C_ ("player", "blind")
                                             : C_ ("player", "visually impaired");
  return *entry->assistant != '\0' ? g_strdup_printf ("%s, %s", word, entry->assistant)
                                   : g_strdup (word);
}

static char *
dup_coach (gpointer item, gpointer data G_GNUC_UNUSED)
{
  return g_strdup (brg_player_item_get_entry (item)->coach);
}

static char *
dup_captain (gpointer item, gpointer data G_GNUC_UNUSED)
{
  return g_strdup (brg_player_item_get_entry (item)->captain);
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
compare_points (gconstpointer a, gconstpointer b, gpointer data G_GNUC_UNUSED)
{
  return compare_ints (brg_player_item_get_points ((gpointer) b),
                       brg_player_item_get_points ((gpointer) a));
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
compare_sights (gconstpointer a, gconstpointer b, gpointer data G_GNUC_UNUSED)
{
  return compare_texts (brg_player_item_get_entry ((gpointer) a)->sight,
                        brg_player_item_get_entry ((gpointer) b)->sight);
}

static int
compare_coaches (gconstpointer a, gconstpointer b, gpointer data G_GNUC_UNUSED)
{
  return compare_texts (brg_player_item_get_entry ((gpointer) a)->coach,
                        brg_player_item_get_entry ((gpointer) b)->coach);
}

static int
compare_captains (gconstpointer a, gconstpointer b, gpointer data G_GNUC_UNUSED)
{
  return compare_texts (brg_player_item_get_entry ((gpointer) a)->captain,
                        brg_player_item_get_entry ((gpointer) b)->captain);
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
compare_sexes (gconstpointer a, gconstpointer b, gpointer data G_GNUC_UNUSED)
{
  return compare_texts (brg_player_item_get_entry ((gpointer) a)->sex,
                        brg_player_item_get_entry ((gpointer) b)->sex);
}

static int
compare_fide_ids (gconstpointer a, gconstpointer b, gpointer data G_GNUC_UNUSED)
{
  return compare_texts (brg_player_item_get_entry ((gpointer) a)->fide_id,
                        brg_player_item_get_entry ((gpointer) b)->fide_id);
}

static int
compare_births (gconstpointer a, gconstpointer b, gpointer data G_GNUC_UNUSED)
{
  return compare_texts (brg_player_item_get_entry ((gpointer) a)->birth,
                        brg_player_item_get_entry ((gpointer) b)->birth);
}

/* Whoever plays is one heap, then those who do not, then those who need a look. */
static int
compare_states (gconstpointer a, gconstpointer b, gpointer data G_GNUC_UNUSED)
{
  BrgPlayerState left = brg_player_item_get_state ((gpointer) a);
  BrgPlayerState right = brg_player_item_get_state ((gpointer) b);
  gboolean left_is_doubtful = brg_player_item_get_doubt ((gpointer) a) != BRG_PLAYER_DOUBT_NONE;
  gboolean right_is_doubtful = brg_player_item_get_doubt ((gpointer) b) != BRG_PLAYER_DOUBT_NONE;

  /* The first press brings up what is not plain. */
  if (left_is_doubtful != right_is_doubtful)
    return left_is_doubtful ? -1 : 1;
  if (left.kind != right.kind)
    return compare_ints ((gint) right.kind, (gint) left.kind);
  return compare_ints (left.round, right.round);
}

/* Whether a column has something to show. */

static gboolean
has_always (const BrgSnapshot *snapshot G_GNUC_UNUSED, const BrgEntry *entry G_GNUC_UNUSED)
{
  return TRUE;
}

static gboolean
has_points (const BrgSnapshot *snapshot, const BrgEntry *entry G_GNUC_UNUSED)
{
  return snapshot->rounds->len > 0;
}

static gboolean
has_title (const BrgSnapshot *snapshot G_GNUC_UNUSED, const BrgEntry *entry)
{
  return *entry->title != '\0';
}

static gboolean
has_rating (const BrgSnapshot *snapshot G_GNUC_UNUSED, const BrgEntry *entry)
{
  return entry->rating > 0;
}

static gboolean
has_birth (const BrgSnapshot *snapshot G_GNUC_UNUSED, const BrgEntry *entry)
{
  return *entry->birth != '\0';
}

static gboolean
has_sex (const BrgSnapshot *snapshot G_GNUC_UNUSED, const BrgEntry *entry)
{
  return *entry->sex != '\0';
}

static gboolean
has_federation (const BrgSnapshot *snapshot G_GNUC_UNUSED, const BrgEntry *entry)
{
  return *entry->federation != '\0';
}

static gboolean
has_organisation (const BrgSnapshot *snapshot G_GNUC_UNUSED, const BrgEntry *entry)
{
  return *entry->organisation != '\0';
}

static gboolean
has_coach (const BrgSnapshot *snapshot G_GNUC_UNUSED, const BrgEntry *entry)
{
  return *entry->coach != '\0';
}

static gboolean
has_captain (const BrgSnapshot *snapshot G_GNUC_UNUSED, const BrgEntry *entry)
{
  return *entry->captain != '\0';
}

static gboolean
has_sight (const BrgSnapshot *snapshot G_GNUC_UNUSED, const BrgEntry *entry)
{
  return *entry->sight != '\0';
}

static gboolean
has_fide_id (const BrgSnapshot *snapshot G_GNUC_UNUSED, const BrgEntry *entry)
{
  return *entry->fide_id != '\0';
}

typedef gboolean (*HasFunc) (const BrgSnapshot *snapshot, const BrgEntry *entry);

typedef struct
{
  const char *title;
  BrgColumnAlign align;
  gint width_chars;
  const char *css_class;
  BrgColumnTextFunc dup_text;
  GCompareDataFunc compare;
  HasFunc has_data;
  gboolean when_narrow;
  gboolean expands;
} Column;

/* The state comes behind these; number and name, the first ones, have cells of their own. */
static const Column columns[] = {
  { N_ ("No."), BRG_COLUMN_RIGHT, 4, "brg-dim", NULL, compare_numbers, has_always, TRUE, FALSE },
  { N_ ("Name"), BRG_COLUMN_LEFT, 26, NULL, NULL, compare_names, has_always, TRUE, FALSE },
  { N_ ("Title"), BRG_COLUMN_LEFT, 6, "brg-dim", dup_title, compare_titles, has_title, FALSE,
    FALSE },
  { N_ ("Rating"), BRG_COLUMN_RIGHT, 7, NULL, dup_rating, compare_ratings, has_rating, TRUE,
    FALSE },
  { N_ ("Points"), BRG_COLUMN_RIGHT, 5, NULL, dup_points, compare_points, has_points, TRUE, FALSE },
  { N_ ("Born"), BRG_COLUMN_LEFT, 10, "brg-dim", dup_birth, compare_births, has_birth, FALSE,
    FALSE },
  { N_ ("Sex"), BRG_COLUMN_LEFT, 3, "brg-dim", dup_sex, compare_sexes, has_sex, FALSE, FALSE },
  { N_ ("Fed."), BRG_COLUMN_LEFT, 5, "brg-dim", dup_federation, compare_federations, has_federation,
    FALSE, FALSE },
  { N_ ("Organisation"), BRG_COLUMN_LEFT, 14, NULL, dup_organisation, compare_organisations,
    has_organisation, FALSE, TRUE },
  { N_ ("Coach"), BRG_COLUMN_LEFT, 12, "brg-dim", dup_coach, compare_coaches, has_coach, FALSE,
    TRUE },
  { N_ ("Vision"), BRG_COLUMN_LEFT, 12, NULL, dup_sight, compare_sights, has_sight, FALSE, FALSE },
  { N_ ("Captain"), BRG_COLUMN_LEFT, 12, "brg-dim", dup_captain, compare_captains, has_captain,
    FALSE, TRUE },
  { N_ ("FIDE ID"), BRG_COLUMN_RIGHT, 9, "brg-dim", dup_fide_id, compare_fide_ids, has_fide_id,
    FALSE, FALSE },
};

struct _BrgPlayersColumns
{
  GtkColumnViewColumn *columns[G_N_ELEMENTS (columns)]; /* not owned: the table owns them */
  GtkColumnViewColumn *state;                           /* likewise */
  gboolean is_sorted;                                   /* whether the headings sort */
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

static const char *const doubt_words[] = {
  [BRG_PLAYER_DOUBT_NONE] = "",
  [BRG_PLAYER_DOUBT_DUPLICATE] = N_ ("twice?"),
  [BRG_PLAYER_DOUBT_NO_NUMBER] = N_ ("no number"),
  [BRG_PLAYER_DOUBT_NO_GIVEN_NAME] = N_ ("no given name"),
  [BRG_PLAYER_DOUBT_NO_BIRTH] = N_ ("no birth date"),
  [BRG_PLAYER_DOUBT_SHORT_TEAM] = N_ ("too few players"),
};

static GtkWidget *
make_doubt (BrgPlayerItem *item)
{
  const BrgEntry *other = brg_player_item_get_other (item);
  GtkWidget *chip =
      brg_chip_new (BRG_CHIP_WARN, NULL, _ (doubt_words[brg_player_item_get_doubt (item)]));

  if (other != NULL)
    {
      g_autofree char *name = brg_entry_dup_full_name (other);
      /* Translators: %s is the name of another player of the list */
      g_autofree char *text = g_strdup_printf (_ ("Perhaps the same person: %s"), name);

      gtk_widget_set_tooltip_text (chip, text);
    }
  return chip;
}

/* A plain word, or a chip for what is not plain. */
static GtkWidget *
make_state (BrgPlayerItem *item)
{
  BrgPlayerState state = brg_player_item_get_state (item);
  BrgChipKind kind;
  g_autofree char *words = dup_state_words (state, &kind);
  GtkWidget *label;

  if (state.kind != BRG_PLAYER_PLAYS)
    return brg_chip_new (kind, NULL, words);
  if (brg_player_item_is_reserve (item))
    return brg_chip_new (BRG_CHIP_NEUTRAL, NULL, _ ("reserve"));
  label = gtk_label_new (words);
  gtk_widget_add_css_class (label, "brg-dim");
  return label;
}

static void
add_to_cell (GtkBox *box, GtkWidget *widget)
{
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  gtk_box_append (box, widget);
}

static GtkWidget *
make_state_cell (gpointer data G_GNUC_UNUSED)
{
  return gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
}

/* Nothing, one thing or two stand here, so they are made anew. */
static void
show_state (GtkWidget *cell, gpointer item, gpointer data G_GNUC_UNUSED)
{
  GtkBox *box = GTK_BOX (cell);

  brg_ui_clear (box);
  add_to_cell (box, make_state (item));
  if (brg_player_item_get_doubt (item) != BRG_PLAYER_DOUBT_NONE)
    add_to_cell (box, make_doubt (item));
}

static GtkWidget *
make_number (gpointer data G_GNUC_UNUSED)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 1.0f);
  gtk_label_set_width_chars (GTK_LABEL (label), 4);
  gtk_widget_add_css_class (label, "numeric");
  return label;
}

static void
show_number (GtkWidget *label, gpointer item, gpointer data G_GNUC_UNUSED)
{
  gint number = brg_player_item_get_number (item);
  gboolean is_team = brg_player_item_get_entry (item)->is_team;
  g_autofree char *text = number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("–");

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_widget_remove_css_class (label, is_team ? "brg-dim" : "brg-team");
  gtk_widget_add_css_class (label, is_team ? "brg-team" : "brg-dim");
}

static GtkWidget *
make_name (gpointer data G_GNUC_UNUSED)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_width_chars (GTK_LABEL (label), 26);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  brg_ui_show_whole_text (GTK_LABEL (label));
  return label;
}

/* A team stands out, and its players stand below it. */
static void
show_name (GtkWidget *label, gpointer item, gpointer data G_GNUC_UNUSED)
{
  const BrgEntry *entry = brg_player_item_get_entry (item);

  gtk_label_set_text (GTK_LABEL (label), brg_player_item_get_name (item));
  gtk_widget_remove_css_class (label, entry->is_team ? "brg-member" : "brg-team");
  if (entry->is_team)
    gtk_widget_add_css_class (label, "brg-team");
  else if (entry->team_id != 0)
    gtk_widget_add_css_class (label, "brg-member");
  else
    gtk_widget_remove_css_class (label, "brg-member");
}

static const BrgColumnCells number_cells = { .make = make_number, .show = show_number };
static const BrgColumnCells name_cells = { .make = make_name, .show = show_name };

static void
set_sorter (GtkColumnViewColumn *column, GCompareDataFunc compare)
{
  g_autoptr (GtkSorter) sorter =
      compare != NULL ? GTK_SORTER (gtk_custom_sorter_new (compare, NULL, NULL)) : NULL;

  gtk_column_view_column_set_sorter (column, sorter);
}

static GtkColumnViewColumn *
add_state_column (GtkColumnView *view)
{
  const BrgColumnCells cells = { .make = make_state_cell, .show = show_state };

  return brg_columns_add (view, _ ("State"), &cells);
}

BrgPlayersColumns *
brg_players_columns_add (GtkColumnView *view)
{
  BrgPlayersColumns *self;

  g_return_val_if_fail (GTK_IS_COLUMN_VIEW (view), NULL);

  self = g_new0 (BrgPlayersColumns, 1);
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      GtkColumnViewColumn *column =
          columns[i].dup_text != NULL
              ? brg_columns_add_text (view, _ (columns[i].title), columns[i].align,
                                      columns[i].width_chars, columns[i].css_class,
                                      columns[i].dup_text, NULL)
              : brg_columns_add (view, _ (columns[i].title), i == 0 ? &number_cells : &name_cells);

      self->columns[i] = column;
      gtk_column_view_column_set_expand (column, columns[i].expands);
    }
  self->state = add_state_column (view);
  return self;
}

void
brg_players_columns_free (BrgPlayersColumns *self)
{
  g_free (self);
}

static gboolean
has_somebody (const BrgSnapshot *snapshot, HasFunc has_data)
{
  for (guint i = 0; i < snapshot->entries->len; i++)
    if (has_data (snapshot, snapshot->entries->pdata[i]))
      return TRUE;
  return snapshot->players != NULL && has_somebody (snapshot->players, has_data);
}

/* Players stay below their team, so there is nothing to sort. */
static void
set_sorters (BrgPlayersColumns *self, gboolean is_sorted)
{
  if (self->is_sorted == is_sorted)
    return;
  self->is_sorted = is_sorted;
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    set_sorter (self->columns[i], is_sorted ? columns[i].compare : NULL);
  set_sorter (self->state, is_sorted ? compare_states : NULL);
}

void
brg_players_columns_update (BrgPlayersColumns *self,
                            const BrgSnapshot *snapshot,
                            gboolean is_narrow)
{
  gboolean is_filled = FALSE;

  g_return_if_fail (self != NULL && snapshot != NULL);

  set_sorters (self, snapshot->players == NULL);
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      gboolean is_visible =
          (!is_narrow || columns[i].when_narrow) && has_somebody (snapshot, columns[i].has_data);

      gtk_column_view_column_set_visible (self->columns[i], is_visible);
      is_filled = is_filled || (is_visible && columns[i].expands);
    }
  /* The rows reach the edge. */
  gtk_column_view_column_set_expand (self->state, !is_filled);
}
