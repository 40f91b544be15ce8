/* brg-players-columns.c - the columns of the list of players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-players-columns.h"

#include <glib/gi18n.h>

#include "brg-admission-names.h"
#include "brg-chip.h"
#include "brg-columns.h"
#include "brg-jury-list.h"
#include "brg-names.h"
#include "brg-player-item.h"
#include "brg-team-list.h"
#include "brg-ui.h"

/* Room for what a player does and what is to be checked. */
#define STATE_CHARS 20

/* Texts of cells */

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

/* A plain text of the entry. */
static char *
dup_plain (gpointer item, guint offset, gpointer data G_GNUC_UNUSED)
{
  return g_strdup (G_STRUCT_MEMBER (char *, brg_player_item_get_entry (item), offset));
}

static char *
dup_number (gpointer item, gpointer data G_GNUC_UNUSED)
{
  gint number = brg_player_item_get_number (item);

  return number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("–");
}

static void
mark_number (GtkWidget *label, gpointer item, gpointer data G_GNUC_UNUSED)
{
  gboolean is_team = brg_player_item_get_entry (item)->is_team;

  brg_ui_set_class (label, "brg-team", is_team);
  brg_ui_set_class (label, "brg-dim", !is_team);
}

static char *
dup_name (gpointer item, gpointer data G_GNUC_UNUSED)
{
  return g_strdup (brg_player_item_get_name (item));
}

/* A team stands out, and its players stand below it. */
static void
mark_name (GtkWidget *label, gpointer item, gpointer data G_GNUC_UNUSED)
{
  const BrgEntry *entry = brg_player_item_get_entry (item);

  brg_ui_set_class (label, "brg-team", entry->is_team);
  brg_ui_set_class (label, "brg-member", !entry->is_team && entry->team_id != 0);
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

/* Data is the offset of a text of the entry. */
static int
compare_plain (gconstpointer a, gconstpointer b, gpointer data)
{
  guint offset = GPOINTER_TO_UINT (data);

  return compare_texts (G_STRUCT_MEMBER (char *, brg_player_item_get_entry ((gpointer) a), offset),
                        G_STRUCT_MEMBER (char *, brg_player_item_get_entry ((gpointer) b), offset));
}

/* Players who play form one group, then those who do not, then those who need checking. */
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
has_points (const BrgSnapshot *snapshot, const BrgEntry *entry G_GNUC_UNUSED)
{
  return snapshot->rounds->len > 0;
}

static gboolean
has_rating (const BrgSnapshot *snapshot G_GNUC_UNUSED, const BrgEntry *entry)
{
  return entry->rating > 0;
}

/* rus-draughts-2022 2.1, table 1: where the book has groups. */
static gboolean
has_age_group (const BrgSnapshot *snapshot, const BrgEntry *entry)
{
  g_autofree char *name = brg_jury_list_dup_age_group (snapshot->event, entry->sex, entry->birth);

  return *name != '\0';
}

static char *
dup_age_group (gpointer item, gpointer data G_GNUC_UNUSED)
{
  return brg_player_item_dup_age_group (item);
}

/* Those of one group together, the youngest first. */
static int
compare_age_groups (gconstpointer a, gconstpointer b, gpointer data G_GNUC_UNUSED)
{
  return compare_texts (brg_player_item_get_entry ((gpointer) b)->birth,
                        brg_player_item_get_entry ((gpointer) a)->birth);
}

typedef struct
{
  BrgColumn spec;
  GCompareDataFunc compare; /* with the offset of the text, if it is plain */
  /* NULL: always, or where somebody has the plain text */
  gboolean (*has_data) (const BrgSnapshot *snapshot, const BrgEntry *entry);
  BrgPlayersRoom from; /* least room in which it is shown */
} Column;

#define PLAIN(field_name) .field = G_STRUCT_OFFSET (BrgEntry, field_name), .dup_field = dup_plain
#define TEXT(field_name, dup) .field = G_STRUCT_OFFSET (BrgEntry, field_name), .dup_text = dup

/* The state comes behind these. */
static const Column columns[] = {
  { { N_ ("No."), BRG_COLUMN_RIGHT, 4, "brg-dim", .dup_text = dup_number, .mark = mark_number },
    .compare = compare_numbers,
    .from = BRG_PLAYERS_TIGHT },
  { { N_ ("Name"), BRG_COLUMN_LEFT, 25, .dup_text = dup_name, .mark = mark_name },
    .compare = compare_names,
    .from = BRG_PLAYERS_TIGHT },
  { { N_ ("Title"), BRG_COLUMN_LEFT, 6, "brg-dim", PLAIN (title) },
    .compare = compare_plain,
    .from = BRG_PLAYERS_WIDE },
  { { N_ ("Rating"), BRG_COLUMN_RIGHT, 7, .dup_text = dup_rating },
    .compare = compare_ratings,
    .has_data = has_rating,
    .from = BRG_PLAYERS_TIGHT },
  { { N_ ("Points"), BRG_COLUMN_RIGHT, 5, .dup_text = dup_points },
    .compare = compare_points,
    .has_data = has_points,
    .from = BRG_PLAYERS_TIGHT },
  { { N_ ("Born"), BRG_COLUMN_LEFT, 10, "brg-dim", TEXT (birth, dup_birth) },
    .compare = compare_plain,
    .from = BRG_PLAYERS_WIDE },
  { { N_ ("Sex"), BRG_COLUMN_LEFT, 3, "brg-dim", TEXT (sex, dup_sex) },
    .compare = compare_plain,
    .from = BRG_PLAYERS_WIDE },
  { { N_ ("Age group"), BRG_COLUMN_LEFT, 10, "brg-dim", .dup_text = dup_age_group },
    .compare = compare_age_groups,
    .has_data = has_age_group,
    .from = BRG_PLAYERS_WIDE },
  { { N_ ("Fed."), BRG_COLUMN_LEFT, 5, "brg-dim", PLAIN (federation) },
    .compare = compare_plain,
    .from = BRG_PLAYERS_NARROW },
  { { N_ ("Organisation"), BRG_COLUMN_LEFT, 12, PLAIN (organisation), .expands = TRUE },
    .compare = compare_plain,
    .from = BRG_PLAYERS_WIDE },
  { { N_ ("Coach"), BRG_COLUMN_LEFT, 10, "brg-dim", PLAIN (coach), .expands = TRUE },
    .compare = compare_plain,
    .from = BRG_PLAYERS_WIDE },
  { { N_ ("Vision"), BRG_COLUMN_LEFT, 12, TEXT (sight, dup_sight) },
    .compare = compare_plain,
    .from = BRG_PLAYERS_WIDE },
  { { N_ ("Captain"), BRG_COLUMN_LEFT, 12, "brg-dim", PLAIN (captain), .expands = TRUE },
    .compare = compare_plain,
    .from = BRG_PLAYERS_WIDE },
  { { N_ ("FIDE ID"), BRG_COLUMN_RIGHT, 9, "brg-dim", PLAIN (fide_id) },
    .compare = compare_plain,
    .from = BRG_PLAYERS_WIDE },
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
      return g_strdup (_ ("playing"));
    case BRG_PLAYER_JOINS:
      *kind = BRG_CHIP_INFO;
      /* Translators: a chip; the first round in which a player takes part */
      return g_strdup_printf (_ ("from round %d"), state.round);
    case BRG_PLAYER_LEFT:
      if (state.round == 0)
        return g_strdup (_ ("withdrew"));
      /* Translators: a chip; the last round of a player who left */
      return g_strdup_printf (_ ("left after %d"), state.round);
    case BRG_PLAYER_REFUSED:
      *kind = BRG_CHIP_ERROR;
      /* Translators: a chip; the admission committee refused the player */
      return g_strdup (_ ("not admitted"));
    case BRG_PLAYER_MISSES:
      *kind = BRG_CHIP_WARN;
      if (state.outcome == BRG_OUTCOME_HALF_BYE)
        /* Translators: a chip; a player misses this round for half a point */
        return g_strdup_printf (_ ("round %d: ½ bye"), state.round);
      if (state.outcome == BRG_OUTCOME_FULL_BYE)
        /* Translators: a chip; a player misses this round for a full point */
        return g_strdup_printf (_ ("round %d: full bye"), state.round);
      /* Translators: a chip; a player misses this round */
      return g_strdup_printf (_ ("absent in round %d"), state.round);
    default:
      g_return_val_if_reached (NULL);
    }
}

static const char *const doubt_words[] = {
  [BRG_PLAYER_DOUBT_NONE] = "",
  [BRG_PLAYER_DOUBT_DUPLICATE] = N_ ("duplicate?"),
  [BRG_PLAYER_DOUBT_NO_NUMBER] = N_ ("no number"),
  [BRG_PLAYER_DOUBT_NO_GIVEN_NAME] = N_ ("no given name"),
  [BRG_PLAYER_DOUBT_NO_BIRTH] = N_ ("no birth date"),
  [BRG_PLAYER_DOUBT_SHORT_TEAM] = N_ ("too few players"),
  /* Translators: a chip */
  [BRG_PLAYER_DOUBT_BARRED] = N_ ("disqualified"),
};

static void
free_text (gpointer text, GClosure *closure G_GNUC_UNUSED)
{
  g_free (text);
}

static gboolean
on_tooltip_queried (GtkWidget *chip G_GNUC_UNUSED,
                    int x G_GNUC_UNUSED,
                    int y G_GNUC_UNUSED,
                    gboolean is_keyboard G_GNUC_UNUSED,
                    GtkTooltip *tooltip,
                    const char *text)
{
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

/* A text that is set asks the server each time where the pointer is, and there are many rows. */
static void
set_tooltip (GtkWidget *chip, const char *text)
{
  gtk_widget_set_has_tooltip (chip, TRUE);
  g_signal_connect_data (chip, "query-tooltip", G_CALLBACK (on_tooltip_queried), g_strdup (text),
                         free_text, 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                  -1);
}

static GtkWidget *
make_doubt (BrgPlayerItem *item)
{
  const BrgEntry *other = brg_player_item_get_other (item);
  const char *barred = brg_player_item_get_barred (item);
  GtkWidget *chip = brg_chip_new (barred != NULL ? BRG_CHIP_ERROR : BRG_CHIP_WARN, NULL,
                                  _ (doubt_words[brg_player_item_get_doubt (item)]));

  if (barred != NULL)
    set_tooltip (chip, barred);
  else if (other != NULL)
    {
      g_autofree char *name = brg_entry_dup_full_name (other);
      /* Translators: %s is the name of another player of the list */
      g_autofree char *text = g_strdup_printf (_ ("Perhaps the same person: %s"), name);

      set_tooltip (chip, text);
    }
  return chip;
}

/* Who is admitted has a plain word, about the others something is still to be decided. */
static GtkWidget *
make_admission (const BrgEntry *entry)
{
  const char *words = brg_admission_name_state (entry->admission);
  GtkWidget *label;

  if (entry->admission == BRG_ADMISSION_OPEN || entry->admission == BRG_ADMISSION_LATER)
    return brg_chip_new (entry->admission == BRG_ADMISSION_OPEN ? BRG_CHIP_NEUTRAL : BRG_CHIP_WARN,
                         NULL, words);
  label = gtk_label_new (words);
  gtk_widget_add_css_class (label, "brg-dim");
  return label;
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
  if (brg_player_item_is_admission_on (item))
    return make_admission (brg_player_item_get_entry (item));
  if (brg_player_item_is_reserve (item))
    return brg_chip_new (BRG_CHIP_NEUTRAL, NULL, _ ("reserve"));
  label =
      gtk_label_new (brg_player_item_is_in_contest (item) ? C_ ("contest", "takes part") : words);
  gtk_widget_add_css_class (label, "brg-dim");
  return label;
}

static void
add_to_cell (GtkBox *box, GtkWidget *widget)
{
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  gtk_box_append (box, widget);
}

/* A chip that has less room than its words says them in its tooltip. */
static void
shorten (GtkWidget *chip)
{
  GtkLabel *label = GTK_LABEL (gtk_widget_get_last_child (chip));

  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  brg_ui_show_whole_text (label);
}

/* The words lie over an empty label that alone is measured: whatever they are, no column moves. */
static GtkWidget *
make_state_cell (gpointer data G_GNUC_UNUSED)
{
  GtkWidget *width = gtk_label_new (NULL);
  GtkWidget *overlay = gtk_overlay_new ();

  gtk_label_set_width_chars (GTK_LABEL (width), STATE_CHARS);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), width);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
  gtk_widget_set_overflow (overlay, GTK_OVERFLOW_HIDDEN);
  return overlay;
}

/* One thing or two stand here, so they are made anew. That somebody plays, as nearly all do, gives
 * way to what is doubtful about him; else the warning comes first, and where there is no room for
 * both the other one is shortened. */
static void
show_state (GtkWidget *cell, gpointer item, gpointer data G_GNUC_UNUSED)
{
  GtkBox *box = GTK_BOX (gtk_widget_get_next_sibling (gtk_overlay_get_child (GTK_OVERLAY (cell))));
  gboolean has_doubt = brg_player_item_get_doubt (item) != BRG_PLAYER_DOUBT_NONE;

  brg_ui_clear (box);
  if (has_doubt)
    add_to_cell (box, make_doubt (item));
  if (!has_doubt || brg_player_item_get_state (item).kind != BRG_PLAYER_PLAYS ||
      brg_player_item_is_reserve (item))
    add_to_cell (box, make_state (item));
  if (has_doubt && BRG_IS_CHIP (gtk_widget_get_last_child (GTK_WIDGET (box))) &&
      gtk_widget_get_last_child (GTK_WIDGET (box)) != gtk_widget_get_first_child (GTK_WIDGET (box)))
    shorten (gtk_widget_get_last_child (GTK_WIDGET (box)));
}

static void
set_sorter (GtkColumnViewColumn *column, GCompareDataFunc compare, guint field)
{
  g_autoptr (GtkSorter) sorter =
      compare != NULL ? GTK_SORTER (gtk_custom_sorter_new (compare, GUINT_TO_POINTER (field), NULL))
                      : NULL;

  gtk_column_view_column_set_sorter (column, sorter);
}

BrgPlayersColumns *
brg_players_columns_add (GtkColumnView *view)
{
  BrgColumn state = { _ ("Status"), .make = make_state_cell, .show = show_state };
  BrgPlayersColumns *self;

  g_return_val_if_fail (GTK_IS_COLUMN_VIEW (view), NULL);

  self = g_new0 (BrgPlayersColumns, 1);
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      BrgColumn spec = columns[i].spec;

      spec.title = _ (spec.title);
      self->columns[i] = brg_columns_add (view, &spec, NULL);
    }
  self->state = brg_columns_add (view, &state, NULL);
  return self;
}

void
brg_players_columns_free (BrgPlayersColumns *self)
{
  g_free (self);
}

static gboolean
has_somebody (const BrgSnapshot *snapshot, const Column *column)
{
  if (column->has_data == NULL && column->compare != compare_plain)
    return TRUE;
  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];

      if (column->has_data != NULL ? column->has_data (snapshot, entry)
                                   : *G_STRUCT_MEMBER (char *, entry, column->spec.field) != '\0')
        return TRUE;
    }
  return snapshot->players != NULL && has_somebody (snapshot->players, column);
}

/* Players stay below their team, so there is nothing to sort. */
static void
set_sorters (BrgPlayersColumns *self, gboolean is_sorted)
{
  if (self->is_sorted == is_sorted)
    return;
  self->is_sorted = is_sorted;
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    set_sorter (self->columns[i], is_sorted ? columns[i].compare : NULL, columns[i].spec.field);
  set_sorter (self->state, is_sorted ? compare_states : NULL, 0);
}

static void
name_id (BrgPlayersColumns *self, BrgDiscipline discipline)
{
  g_autofree char *title = brg_ui_dup_plain (brg_names_get_player_id (discipline));

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    if (columns[i].spec.field == G_STRUCT_OFFSET (BrgEntry, fide_id))
      gtk_column_view_column_set_title (self->columns[i], title);
}

void
brg_players_columns_update (BrgPlayersColumns *self,
                            const BrgSnapshot *snapshot,
                            BrgPlayersRoom room)
{
  gboolean is_filled = FALSE;

  g_return_if_fail (self != NULL && snapshot != NULL);

  set_sorters (self, snapshot->players == NULL);
  name_id (self, snapshot->event->discipline);
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      gboolean is_visible = room >= columns[i].from && has_somebody (snapshot, &columns[i]);

      gtk_column_view_column_set_visible (self->columns[i], is_visible);
      is_filled = is_filled || (is_visible && columns[i].spec.expands);
    }
  /* The rows reach the edge. */
  gtk_column_view_column_set_expand (self->state, !is_filled);
}
