/* brg-start-list-form.c - the list of participants by number, rating, alphabet, region or title
 *
 * Rules: rus-draughts-2022 5.3
 * Tests: tests/app/test-event-document.c, tests/app/test-documents-start-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-start-list-form.h"

#include <string.h>

#include "brg-admission.h"
#include "brg-apart-words.h"
#include "brg-category-form.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-name-order.h"
#include "brg-snapshot-teams.h"
#include "brg-start-list-columns.h"
#include "brg-transliteration.h"

/* A player with what the order asks for. */
typedef struct
{
  gint player;
  gint rating;
  gint rank;
  char *name;          /* owned: key of the alphabet */
  char *section_key;   /* owned: likewise of the section */
  const char *section; /* its heading, NULL for an order without sections */
} Line;

static void
clear_line (gpointer data)
{
  g_free (((Line *) data)->name);
  g_free (((Line *) data)->section_key);
}

/* Before numbers are given: everybody in the order of the list. */
static gboolean
has_numbers (const BrgSnapshot *snapshot)
{
  return brg_snapshot_count_numbered (snapshot) > 0;
}

static gint
count_listed (const BrgSnapshot *snapshot)
{
  return has_numbers (snapshot) ? brg_snapshot_count_numbered (snapshot)
                                : (gint) snapshot->entries->len;
}

/* rus-draughts-2022 5.3: who is refused takes no part. */
static gboolean
is_listed (const BrgSnapshot *snapshot, gint player)
{
  return brg_snapshot_get_entry (snapshot, player)->admission != BRG_ADMISSION_REFUSED;
}

/* ---- order */

static const char *
get_section (const BrgSnapshot *snapshot, const BrgEntry *entry, const BrgDocumentOptions *options)
{
  if (options->order == BRG_DOCUMENT_BY_REGION)
    return brg_form_persons_get_region (entry);
  return options->order == BRG_DOCUMENT_BY_TITLE
             ? brg_transliteration_get_title (options->words, snapshot->event->discipline,
                                              entry->title)
             : NULL;
}

static GArray *
list_lines (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (Line));

  g_array_set_clear_func (lines, clear_line);
  for (gint player = 0; player < count_listed (snapshot); player++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (snapshot, player);
      g_autofree char *name = brg_entry_dup_full_name (entry);
      const char *section = get_section (snapshot, entry, options);
      gint rank = brg_admission_rank_title (snapshot->event->rulebook, entry->title);
      Line line = { .player = player, .rating = entry->rating, .section = section };

      if (!is_listed (snapshot, player))
        continue;
      /* A title that the book does not know stands behind those that it does, before none. */
      line.rank = *entry->title == '\0' ? G_MAXINT : rank < 0 ? G_MAXINT - 1 : rank;
      line.name = brg_name_order_key (name);
      line.section_key = brg_name_order_key (section != NULL ? section : "");
      g_array_append_val (lines, line);
    }
  return lines;
}

static gint
compare_players (const Line *first, const Line *second)
{
  return first->player - second->player;
}

static gint
compare_ratings (const Line *first, const Line *second)
{
  return first->rating != second->rating ? (first->rating > second->rating ? -1 : 1)
                                         : strcmp (first->name, second->name);
}

static gint
compare_by_rating (gconstpointer a, gconstpointer b)
{
  gint by_rating = compare_ratings (a, b);

  return by_rating != 0 ? by_rating : compare_players (a, b);
}

static gint
compare_by_name (gconstpointer a, gconstpointer b)
{
  gint by_name = strcmp (((const Line *) a)->name, ((const Line *) b)->name);

  return by_name != 0 ? by_name : compare_players (a, b);
}

/* Those of no region stand last. */
static gint
compare_by_region (gconstpointer a, gconstpointer b)
{
  const Line *first = a;
  const Line *second = b;
  gint by_region;

  if ((*first->section == '\0') != (*second->section == '\0'))
    return *first->section == '\0' ? 1 : -1;
  by_region = strcmp (first->section_key, second->section_key);
  return by_region != 0 ? by_region : compare_by_name (a, b);
}

static gint
compare_by_title (gconstpointer a, gconstpointer b)
{
  const Line *first = a;
  const Line *second = b;
  gint by_title;

  if (first->rank != second->rank)
    return first->rank < second->rank ? -1 : 1;
  by_title = strcmp (first->section_key, second->section_key);
  return by_title != 0 ? by_title : compare_by_rating (a, b);
}

/* What an order is: how it compares, and what the paper is called then. */
static const struct
{
  BrgDocumentOrder order;
  GCompareFunc compare;
  const char *title;
} orders[] = {
  /* Translators: titles of a document: the participants in some order; "Стартовый список по
   * рейтингу" */
  { BRG_DOCUMENT_BY_RATING, compare_by_rating, N_ ("Start list by rating") },
  { BRG_DOCUMENT_BY_NAME, compare_by_name, N_ ("Start list in alphabetical order") },
  { BRG_DOCUMENT_BY_REGION, compare_by_region, N_ ("Start list by region") },
  { BRG_DOCUMENT_BY_TITLE, compare_by_title, N_ ("Start list by title") },
};

static void
sort_lines (GArray *lines, BrgDocumentOrder order)
{
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    if (orders[i].order == order)
      g_array_sort (lines, orders[i].compare);
}

static const char *
find_title (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  if (!has_numbers (snapshot))
    /* Translators: title of a document: who takes part, before numbers are given */
    return W_ (options->words, "List of participants");
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    if (orders[i].order == options->order)
      return brg_words_get (options->words, orders[i].title);
  /* rus-draughts-2022 10.3.2: by correspondence it says when play begins and ends. */
  if (snapshot->group->is_postal)
    return W_ (options->words, "Starting list");
  /* Translators: title of a document: the participants by start number; "Стартовый список" */
  return W_ (options->words, "Start list");
}

/* ---- table */

/* Whether a column has something of those who are listed, or of the players of listed teams. */
static gboolean
is_filled (const BrgSnapshot *snapshot,
           const BrgStartListColumn *column,
           const BrgDocumentOptions *options)
{
  for (gint i = 0; i < count_listed (snapshot); i++)
    {
      gint n_players = 0;
      gint first = 0;
      g_autofree char *text = NULL;

      if (!is_listed (snapshot, i))
        continue;
      text = column->dup_cell (snapshot, i, options);
      if (*text != '\0')
        return TRUE;
      if (brg_snapshot_has_teams (snapshot))
        first = brg_snapshot_find_players (snapshot, i, &n_players);
      for (gint k = 0; k < n_players; k++)
        {
          g_autofree char *own = column->dup_cell (snapshot->players, first + k, options);

          if (*own != '\0')
            return TRUE;
        }
    }
  return FALSE;
}

/* Those that are not always there go when nobody fills them. */
gboolean
brg_start_list_form_is_usual (const BrgSnapshot *snapshot,
                              const BrgStartListColumn *column,
                              const BrgDocumentOptions *options)
{
  g_return_val_if_fail (snapshot != NULL && column != NULL && options != NULL, FALSE);

  if (!column->is_usual || (g_str_equal (column->id, "number") && !has_numbers (snapshot)))
    return FALSE;
  return is_filled (snapshot, column, options) || column->is_always;
}

/* (element-type BrgStartListColumn): those that were chosen, else the usual ones. */
static GPtrArray *
list_columns (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  guint n_columns;
  const BrgStartListColumn *columns = brg_start_list_columns (&n_columns);
  GPtrArray *list;

  if (*options->columns != '\0')
    return brg_start_list_columns_choose (options->columns);
  list = g_ptr_array_new ();
  for (guint i = 0; i < n_columns; i++)
    if (brg_start_list_form_is_usual (snapshot, &columns[i], options))
      g_ptr_array_add (list, (gpointer) &columns[i]);
  return list;
}

static char *
dup_count (const BrgSnapshot *snapshot, const BrgWords *words, guint n)
{
  return brg_snapshot_has_teams (snapshot)
             ? g_strdup_printf (WN_ (words, "%u team", "%u teams", n), n)
             : g_strdup_printf (WN_ (words, "%u player", "%u players", n), n);
}

/* "6 teams, 24 players" */
static char *
dup_total (const BrgSnapshot *snapshot, const BrgWords *words, const GArray *lines)
{
  g_autofree char *count = dup_count (snapshot, words, lines->len);
  g_autofree char *players = NULL;
  guint n = 0;

  if (!brg_snapshot_has_teams (snapshot))
    return g_steal_pointer (&count);
  for (guint i = 0; i < lines->len; i++)
    {
      gint n_players;
      gint first =
          brg_snapshot_find_players (snapshot, g_array_index (lines, Line, i).player, &n_players);

      for (gint k = 0; k < n_players; k++)
        n += is_listed (snapshot->players, first + k) ? 1 : 0;
    }
  players = g_strdup_printf (WN_ (words, "%u player", "%u players", n), n);
  return g_strdup_printf ("%s, %s", count, players);
}

/* "Perm – 5 players", once before the first of them. */
static void
add_section (BrgForm *form,
             const BrgSnapshot *snapshot,
             const GArray *lines,
             guint index,
             const BrgDocumentOptions *options)
{
  const Line *line = &g_array_index (lines, Line, index);
  g_autofree char *count = NULL;
  g_autofree char *text = NULL;
  guint n = 0;

  if (line->section == NULL ||
      (index > 0 && g_str_equal (g_array_index (lines, Line, index - 1).section, line->section)))
    return;
  while (index + n < lines->len &&
         g_str_equal (g_array_index (lines, Line, index + n).section, line->section))
    n++;
  count = dup_count (snapshot, options->words, n);
  text = g_strdup_printf ("%s – %s",
                          *line->section != '\0' ? line->section
                          : options->order == BRG_DOCUMENT_BY_REGION
                              /* Translators: section of a start list; "регион не указан" */
                              ? W_ (options->words, "no region")
                              /* Translators: section of a start list; "без звания и разряда" */
                              : W_ (options->words, "no title"),
                          count);
  brg_category_form_add_heading (form, text);
  brg_form_get_row (form, form->rows->len - 1)->cells[0].centred = TRUE;
}

static void
set_cells (BrgFormRow *row,
           const BrgSnapshot *snapshot,
           gint player,
           const GPtrArray *columns,
           BrgFormMark mark,
           const BrgDocumentOptions *options)
{
  for (guint i = 0; i < columns->len; i++)
    {
      const BrgStartListColumn *column = columns->pdata[i];

      if (column->dup_cell != NULL)
        brg_form_set_cell (row, i, column->dup_cell (snapshot, player, options), mark);
    }
}

/* rus-draughts-2022 5.4.9: a team plays on its boards in the order of its application: so its
 * players stand below it, numbered by that, `5.2`. */
static void
add_players (BrgForm *form,
             const BrgSnapshot *snapshot,
             gint team,
             const GPtrArray *columns,
             const BrgDocumentOptions *options)
{
  gint number = brg_snapshot_get_entry (snapshot, team)->number;
  gint n_players;
  gint first = brg_snapshot_find_players (snapshot, team, &n_players);

  for (gint k = 0; k < n_players; k++)
    {
      BrgFormRow *row;

      if (!is_listed (snapshot->players, first + k))
        continue;
      row = brg_form_add_row (form);
      row->with_above = TRUE;
      set_cells (row, snapshot->players, first + k, columns, BRG_FORM_PLAIN, options);
      for (guint i = 0; i < columns->len; i++)
        if (g_str_equal (((const BrgStartListColumn *) columns->pdata[i])->id, "number"))
          brg_form_set_cell (row, i,
                             number > 0 ? g_strdup_printf ("%d.%d", number, k + 1)
                                        : g_strdup_printf ("%d", k + 1),
                             BRG_FORM_LABEL);
    }
}

static void
fill_table (BrgForm *form,
            const BrgSnapshot *snapshot,
            const GArray *lines,
            const BrgDocumentOptions *options)
{
  g_autoptr (GPtrArray) columns = list_columns (snapshot, options);
  gboolean has_teams = brg_snapshot_has_teams (snapshot);

  for (guint i = 0; i < columns->len; i++)
    {
      const BrgStartListColumn *column = columns->pdata[i];
      gboolean is_team = g_str_equal (column->id, "name") && has_teams;
      BrgFormColumn *made =
          brg_form_add_column (form, column->kind,
                               is_team ? WC_ (options->words, "table head", "Team, player")
                                       : WC_ (options->words, "table head", column->head));

      made->repeats = *options->columns != '\0' && g_str_equal (column->id, "name");
    }
  for (guint i = 0; i < lines->len; i++)
    {
      gint player = g_array_index (lines, Line, i).player;
      BrgFormRow *row;

      add_section (form, snapshot, lines, i, options);
      row = brg_form_add_row (form);
      row->line_above = has_teams;
      set_cells (row, snapshot, player, columns, has_teams ? BRG_FORM_BOLD : BRG_FORM_PLAIN,
                 options);
      if (has_teams)
        add_players (form, snapshot, player, columns, options);
    }
}

BrgForm *
brg_start_list_form_new (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  const BrgWords *words;
  g_autoptr (GArray) lines = NULL;
  BrgForm *form;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  words = options->words;
  lines = list_lines (snapshot, options);
  sort_lines (lines, options->order);
  form = brg_form_new (BRG_FORM_LIST);
  brg_form_set_text (&form->title, g_strdup (find_title (snapshot, options)));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (snapshot));
  brg_form_set_text (&form->left, brg_form_frame_dup_site (snapshot));
  brg_form_set_text (&form->right, brg_form_frame_dup_range (snapshot, words));
  fill_table (form, snapshot, lines, options);
  g_ptr_array_add (form->notes, dup_total (snapshot, words, lines));
  brg_apart_words_add (form->notes, words, snapshot, 1);
  brg_form_frame_fill (form, &(BrgFormFrame){ .snapshot = snapshot,
                                              .options = options,
                                              .number = options->number,
                                              .is_signed = TRUE });
  return form;
}
