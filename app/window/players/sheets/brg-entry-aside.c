/* brg-entry-aside.c - beside the fields of a player: who is there already, who is known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-entry-aside.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-article-markup.h"
#include "brg-date-text.h"
#include "brg-disqualified.h"
#include "brg-duplicates.h"
#include "brg-entry-form.h"
#include "brg-known-players.h"
#include "brg-listed-players.h"
#include "brg-names.h"
#include "brg-rating-report.h"
#include "brg-store-disqualifications.h"
#include "brg-store-load.h"
#include "brg-template.h"
#include "brg-ui.h"

/* So many are offered, and so many are named as alike. */
#define MAX_KNOWN 7
#define MAX_ALIKE 3

struct _BrgEntryAside
{
  GtkBox parent_instance;

  GtkLabel *added_label;
  GtkLabel *split_label;
  GtkLabel *barred_label;
  GtkLabel *duplicate_label;
  GtkLabel *differs_label;
  GtkListBox *known_list;
  GtkLabel *known_hint;
  GtkWidget *spelling_box;
  GtkLabel *spelling_label;

  BrgSnapshot *snapshot;
  BrgDuplicates *duplicates;
  GPtrArray *barred;      /* (element-type BrgDisqualification), NULL for none */
  BrgKnownPlayers *known; /* NULL when nobody is offered */
  char *lists_path;       /* NULL when no list is asked */
  BrgRatingKind kind;
  gboolean offers_listed;
  GPtrArray *listed; /* (element-type BrgEntry): who was found in the lists */
  GCancellable *search;
  BrgEntry *typed;    /* what the fields hold */
  BrgEntry *taken;    /* with the name as it was typed, NULL for nobody */
  BrgEntry *spelling; /* the same player as his list writes him, NULL where nothing differs */
};

G_DEFINE_FINAL_TYPE (BrgEntryAside, brg_entry_aside, GTK_TYPE_BOX)

enum
{
  SIGNAL_TAKEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static char *
dup_facts (const BrgEntry *entry)
{
  g_autofree char *rating = brg_entry_form_dup_text (entry, BRG_ENTRY_RATING);
  g_autofree char *birth = brg_names_dup_day (entry->birth);
  const char *const facts[] = { birth, entry->title, rating, entry->organisation };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    if (*facts[i] != '\0')
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", facts[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static const char *
describe_likeness (const BrgDuplicate *duplicate)
{
  if (duplicate->by_fide_id)
    return _ ("the same FIDE ID");
  switch (duplicate->likeness)
    {
    case BRG_LIKENESS_SAME:
      return _ ("the same name and year of birth");
    case BRG_LIKENESS_LIKELY:
      return _ ("may be the same person");
    case BRG_LIKENESS_NAMESAKE:
      return _ ("a namesake");
    case BRG_LIKENESS_NONE:
    default:
      g_return_val_if_reached ("");
    }
}

static void
show_duplicates (BrgEntryAside *self, const BrgEntry *entry)
{
  g_autoptr (GArray) found = brg_duplicates_find (self->duplicates, entry);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < MIN (found->len, MAX_ALIKE); i++)
    {
      const BrgDuplicate *duplicate = &g_array_index (found, BrgDuplicate, i);
      const BrgEntry *other = brg_snapshot_get_entry (self->snapshot, (gint) duplicate->index);
      g_autofree char *name = brg_entry_dup_full_name (other);
      g_autofree char *facts = dup_facts (other);

      if (*facts != '\0')
        /* Translators: a player of the list, what is known of him, how like the new one he is */
        g_string_append_printf (text, _ ("%s (%s): %s."), name, facts,
                                describe_likeness (duplicate));
      else
        /* Translators: a player of the list, how like the new one he is */
        g_string_append_printf (text, _ ("%s: %s."), name, describe_likeness (duplicate));
      g_string_append_c (text, '\n');
    }
  if (text->len > 0)
    {
      g_string_truncate (text, text->len - 1);
      g_string_prepend_c (text, '\n');
      g_string_prepend (text, _ ("Already in the list:"));
    }
  gtk_label_set_text (self->duplicate_label, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->duplicate_label), text->len > 0);
}

/* How a whole name will be taken apart. */
static void
show_split (BrgEntryAside *self, const BrgEntry *entry, gboolean is_split)
{
  g_autofree char *text =
      *entry->father_name != '\0'
          /* Translators: family name, given name, father's name */
          ? g_strdup_printf (_ ("Family name %s, given name %s, patronymic %s"), entry->family_name,
                             entry->given_name, entry->father_name)
          /* Translators: family name, given name */
          : g_strdup_printf (_ ("Family name %s, given name %s"), entry->family_name,
                             entry->given_name);

  gtk_label_set_text (self->split_label, is_split ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->split_label), is_split);
}

/* What a list says of a player, and which list of what day. */
static char *
dup_listed_facts (const BrgEntry *entry)
{
  const BrgEntryRating *source = &g_array_index (entry->ratings, BrgEntryRating, 0);
  g_autofree char *facts = dup_facts (entry);
  g_autofree char *day = brg_names_dup_day (source->day);
  const char *const texts[] = { entry->federation, facts, source->list, day };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (*texts[i] != '\0')
      g_string_append_printf (text, "%s%s", text->len == 0 ? "" : i == 3 ? " " : ", ", texts[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* @is_listed: whether a rating list has him, or an earlier event */
static GtkWidget *
make_known_row (const BrgEntry *entry, gboolean is_listed)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *name = brg_entry_dup_full_name (entry);
  g_autofree char *facts = is_listed ? dup_listed_facts (entry) : dup_facts (entry);
  const char *const texts[] = { name, facts };
  GtkWidget *row = gtk_list_box_row_new ();

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      GtkWidget *label = gtk_label_new (texts[i]);

      gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      if (i > 0)
        gtk_widget_add_css_class (label, "brg-dim");
      gtk_widget_set_visible (label, *texts[i] != '\0');
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_set_focusable (row, FALSE);
  g_object_set_data (G_OBJECT (row), "brg-entry", (gpointer) entry);
  g_object_set_data (G_OBJECT (row), "brg-is-listed", GINT_TO_POINTER (is_listed));
  return row;
}

static void
show_known (BrgEntryAside *self, const BrgEntry *entry)
{
  g_autofree char *name = brg_entry_dup_full_name (entry);
  g_autoptr (GPtrArray) found =
      self->known != NULL
          ? brg_known_players_find (self->known, name, self->snapshot->entries, MAX_KNOWN)
          : g_ptr_array_new ();
  guint n_found;

  brg_ui_clear (self->known_list);
  for (guint i = 0; i < found->len; i++)
    gtk_list_box_append (self->known_list, make_known_row (found->pdata[i], FALSE));
  for (guint i = 0; self->listed != NULL && i < self->listed->len; i++)
    gtk_list_box_append (self->known_list, make_known_row (self->listed->pdata[i], TRUE));
  n_found = found->len + (self->listed != NULL ? self->listed->len : 0);
  gtk_list_box_select_row (self->known_list, gtk_list_box_get_row_at_index (self->known_list, 0));
  gtk_widget_set_visible (GTK_WIDGET (self->known_list), n_found > 0);
  gtk_label_set_text (self->known_hint,
                      n_found > 0 ? _ ("Enter uses the selected one, ↑ and ↓ move the "
                                       "selection.")
                      : self->spelling != NULL ? ""
                      : *name == '\0'          ? _ ("Type three or four letters of the name.")
                                               : _ ("No player with that name."));
}

/* What a list says otherwise of who is surely the same; both values, and nothing is taken. */
static char *
dup_differences (const BrgEntry *typed, const BrgEntry *listed)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (typed->rating > 0 && listed->rating > 0 && typed->rating != listed->rating)
    /* Translators: the rating of a player in a list, and in the fields of the event */
    g_string_append_printf (text, _ ("rating %d (here %d)"), listed->rating, typed->rating);
  if (*typed->title != '\0' && *listed->title != '\0' && !g_str_equal (typed->title, listed->title))
    {
      g_string_append (text, text->len > 0 ? ", " : "");
      /* Translators: the title of a player in a list, and in the fields of the event */
      g_string_append_printf (text, _ ("title %s (here %s)"), listed->title, typed->title);
    }
  if (strlen (typed->birth) >= strlen ("YYYY") && strlen (listed->birth) >= strlen ("YYYY") &&
      strncmp (typed->birth, listed->birth, strlen ("YYYY")) != 0)
    {
      g_string_append (text, text->len > 0 ? ", " : "");
      /* Translators: the year of birth of a player in a list, and in the fields of the event */
      g_string_append_printf (text, _ ("born %.4s (here %.4s)"), listed->birth, typed->birth);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show_differences (BrgEntryAside *self, const GPtrArray *found, const BrgEntry *typed)
{
  g_autofree char *sentence = NULL;

  for (guint i = 0; i < found->len && sentence == NULL; i++)
    {
      const BrgEntry *listed = found->pdata[i];
      const BrgEntryRating *source = &g_array_index (listed->ratings, BrgEntryRating, 0);
      g_autofree char *differences = dup_differences (typed, listed);
      g_autofree char *day = brg_names_dup_day (source->day);

      if (*differences != '\0' && brg_duplicates_compare (typed, listed) == BRG_LIKENESS_SAME)
        /* Translators: a rating list, its day, "rating 2084 (here 2048), title GM (here IM)" */
        sentence = g_strdup_printf (_ ("The list “%s” of %s differs: %s."), source->list, day,
                                    differences);
    }
  gtk_label_set_text (self->differs_label, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->differs_label), sentence != NULL);
}

/* Who is in the group already, or stands in the fields, is not offered again. */
static void
take_listed (BrgEntryAside *self, GPtrArray *found)
{
  g_clear_pointer (&self->listed, g_ptr_array_unref);
  self->listed = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  for (guint i = 0; i < found->len; i++)
    {
      const BrgEntry *entry = found->pdata[i];
      g_autoptr (GArray) alike = brg_duplicates_find (self->duplicates, entry);

      if (self->taken != NULL && *entry->fide_id != '\0' &&
          g_str_equal (self->taken->fide_id, entry->fide_id))
        continue;
      if (alike->len == 0 || g_array_index (alike, BrgDuplicate, 0).likeness != BRG_LIKENESS_SAME)
        g_ptr_array_add (self->listed, brg_entry_copy (entry));
    }
}

typedef struct
{
  char *path;
  BrgEntry *entry; /* what was typed */
  BrgDiscipline discipline;
  BrgRatingKind kind;
} Search;

static void
free_search (gpointer data)
{
  Search *search = data;

  g_free (search->path);
  brg_entry_free (search->entry);
  g_free (search);
}

static void
run_search (GTask *task,
            gpointer source G_GNUC_UNUSED,
            gpointer data,
            GCancellable *cancellable G_GNUC_UNUSED)
{
  const Search *search = data;
  g_autofree char *name = brg_entry_dup_full_name (search->entry);
  const char *text = *search->entry->fide_id != '\0' ? search->entry->fide_id : name;
  GError *error = NULL;
  GPtrArray *found = brg_listed_players_find (search->path, text, search->discipline, search->kind,
                                              MAX_KNOWN, &error);

  if (found != NULL)
    g_task_return_pointer (task, found, (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

/* The next letter stops the search for the last one. */
static void
on_searched (GObject *source, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  BrgEntryAside *self = BRG_ENTRY_ASIDE (source);
  const Search *search = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) found = g_task_propagate_pointer (G_TASK (result), &error);

  if (found == NULL)
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        g_info ("Rating lists: %s", error->message);
      return;
    }
  show_differences (self, found, search->entry);
  if (!self->offers_listed)
    return;
  take_listed (self, found);
  show_known (self, search->entry);
}

static void
ask_lists (BrgEntryAside *self, const BrgEntry *entry)
{
  g_autoptr (GTask) task = NULL;
  Search *search;

  g_cancellable_cancel (self->search);
  g_clear_object (&self->search);
  self->search = g_cancellable_new ();
  search = g_new0 (Search, 1);
  search->path = g_strdup (self->lists_path);
  search->entry = brg_entry_copy (entry);
  search->discipline = self->snapshot->event->discipline;
  search->kind = self->kind;
  task = g_task_new (self, self->search, on_searched, NULL);
  g_task_set_task_data (task, search, free_search);
  g_task_run_in_thread (task, run_search);
}

/* rus-draughts-2022 1.5.10, 1.6.2: who is disqualified is named before he is entered. */
static void
show_barred (BrgEntryAside *self, const BrgEntry *entry)
{
  const BrgEvent *event = self->snapshot->event;
  g_autofree char *today = brg_date_text_dup_today ();
  const BrgDisqualification *row =
      self->barred != NULL ? brg_disqualified_find (self->barred, entry, event, today) : NULL;

  if (row != NULL)
    {
      g_autofree char *day = brg_names_dup_day (row->last_day);
      g_autofree char *sentence = brg_disqualified_dup_sentence (row, day);

      brg_article_set_markup (self->barred_label, event->rulebook, sentence,
                              brg_disqualified_get_article (event));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->barred_label), row != NULL);
}

void
brg_entry_aside_load_barred (BrgEntryAside *self, BrgStore *store)
{
  g_return_if_fail (BRG_IS_ENTRY_ASIDE (self) && store != NULL);

  g_clear_pointer (&self->barred, g_ptr_array_unref);
  self->barred = brg_store_list_disqualifications (store, NULL);
}

void
brg_entry_aside_show (BrgEntryAside *self, const BrgEntry *entry, gboolean is_split)
{
  g_return_if_fail (BRG_IS_ENTRY_ASIDE (self) && entry != NULL);

  brg_entry_free (self->typed);
  self->typed = brg_entry_copy (entry);
  show_split (self, entry, is_split);
  show_barred (self, entry);
  show_duplicates (self, entry);
  if (self->lists_path != NULL)
    ask_lists (self, entry);
  if (self->known != NULL)
    show_known (self, entry);
}

/* How the list writes a name that stays as it was typed; @listed may be NULL. */
static void
offer_spelling (BrgEntryAside *self, const BrgEntry *listed)
{
  g_autofree char *name = listed != NULL ? brg_entry_dup_full_name (listed) : g_strdup ("");
  /* Translators: the name of a player in a rating list */
  g_autofree char *text = g_strdup_printf (_ ("In the rating list: %s"), name);

  g_clear_pointer (&self->spelling, brg_entry_free);
  self->spelling = listed != NULL ? brg_entry_copy (listed) : NULL;
  gtk_label_set_text (self->spelling_label, text);
  gtk_widget_set_visible (self->spelling_box, listed != NULL);
}

void
brg_entry_aside_show_added (BrgEntryAside *self, const char *name)
{
  g_autofree char *text = NULL;

  g_return_if_fail (BRG_IS_ENTRY_ASIDE (self) && name != NULL);

  text = g_strdup_printf (
      /* Translators: the name of a player; how many players the list has now */
      ngettext ("Added: %s. %u player in the list.", "Added: %s. %u players in the list.",
                self->snapshot->entries->len),
      name, self->snapshot->entries->len);
  offer_spelling (self, NULL);
  g_clear_pointer (&self->taken, brg_entry_free);
  gtk_label_set_text (self->added_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->added_label), TRUE);
}

void
brg_entry_aside_set_list (BrgEntryAside *self, BrgSnapshot *snapshot)
{
  g_return_if_fail (BRG_IS_ENTRY_ASIDE (self) && snapshot != NULL);

  g_clear_pointer (&self->duplicates, brg_duplicates_free);
  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  self->snapshot = brg_snapshot_ref (snapshot);
  self->duplicates = brg_duplicates_new (snapshot->entries);
}

void
brg_entry_aside_load_known (BrgEntryAside *self, BrgStore *store, const BrgSnapshot *snapshot)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = NULL;

  g_return_if_fail (BRG_IS_ENTRY_ASIDE (self) && store != NULL && snapshot != NULL);

  entries = brg_store_list_other_entries (store, snapshot->group->id, &error);
  if (entries == NULL)
    g_info ("Players of earlier events: %s", error->message);
  else if (entries->len > 0)
    {
      g_clear_pointer (&self->known, brg_known_players_free);
      self->known = brg_known_players_new (entries);
      gtk_widget_set_visible (GTK_WIDGET (self->known_hint), TRUE);
    }
}

void
brg_entry_aside_use_lists (BrgEntryAside *self,
                           const BrgSnapshot *snapshot,
                           gboolean offers_players)
{
  g_autofree char *path = brg_listed_players_dup_path ();
  const char *article;
  BrgRatingReason reason;

  g_return_if_fail (BRG_IS_ENTRY_ASIDE (self) && snapshot != NULL);

  if (!brg_listed_players_serve (path, snapshot->event->discipline) ||
      !g_file_test (path, G_FILE_TEST_EXISTS))
    return;
  g_free (self->lists_path);
  self->lists_path = g_steal_pointer (&path);
  self->kind = brg_rating_report_find_kind (snapshot, &reason, &article);
  self->offers_listed = offers_players;
  if (offers_players)
    gtk_widget_set_visible (GTK_WIDGET (self->known_hint), TRUE);
}

gboolean
brg_entry_aside_move_mark (BrgEntryAside *self, gint step)
{
  g_return_val_if_fail (BRG_IS_ENTRY_ASIDE (self), FALSE);

  return brg_ui_move_mark (self->known_list, step);
}

static void
take_listed_row (BrgEntryAside *self, const BrgEntry *listed)
{
  g_autoptr (BrgEntry) entry = brg_listed_player_keep_name (listed, self->typed);
  gboolean is_kept = !g_str_equal (entry->family_name, listed->family_name);

  offer_spelling (self, is_kept ? listed : NULL);
  brg_entry_free (self->taken);
  self->taken = g_steal_pointer (&entry);
  g_signal_emit (self, signals[SIGNAL_TAKEN], 0, self->taken);
}

static void
take_row (BrgEntryAside *self, GtkListBoxRow *row)
{
  const BrgEntry *entry = g_object_get_data (G_OBJECT (row), "brg-entry");

  if (g_object_get_data (G_OBJECT (row), "brg-is-listed") != NULL)
    take_listed_row (self, entry);
  else
    g_signal_emit (self, signals[SIGNAL_TAKEN], 0, entry);
}

static void
take_spelling (BrgEntryAside *self)
{
  g_autoptr (BrgEntry) entry = brg_listed_player_use_name (self->typed, self->spelling);

  offer_spelling (self, NULL);
  g_signal_emit (self, signals[SIGNAL_TAKEN], 0, entry);
}

gboolean
brg_entry_aside_take_marked (BrgEntryAside *self)
{
  GtkListBoxRow *row;

  g_return_val_if_fail (BRG_IS_ENTRY_ASIDE (self), FALSE);

  row = gtk_list_box_get_selected_row (self->known_list);
  if (row != NULL)
    take_row (self, row);
  return row != NULL;
}

/* Over the first player of each kind stands where he comes from. */
static void
set_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data G_GNUC_UNUSED)
{
  gpointer is_listed = g_object_get_data (G_OBJECT (row), "brg-is-listed");
  GtkWidget *label = NULL;

  if (before == NULL || g_object_get_data (G_OBJECT (before), "brg-is-listed") != is_listed)
    {
      label = gtk_label_new (is_listed != NULL ? _ ("From the rating lists")
                                               : _ ("From earlier events"));
      gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
      gtk_widget_add_css_class (label, "brg-strong");
    }
  gtk_list_box_row_set_header (row, label);
}

static void
brg_entry_aside_dispose (GObject *object)
{
  BrgEntryAside *self = BRG_ENTRY_ASIDE (object);

  g_cancellable_cancel (self->search);
  g_clear_object (&self->search);
  G_OBJECT_CLASS (brg_entry_aside_parent_class)->dispose (object);
}

static void
brg_entry_aside_finalize (GObject *object)
{
  BrgEntryAside *self = BRG_ENTRY_ASIDE (object);

  brg_known_players_free (self->known);
  g_clear_pointer (&self->barred, g_ptr_array_unref);
  g_clear_pointer (&self->listed, g_ptr_array_unref);
  g_free (self->lists_path);
  brg_entry_free (self->typed);
  brg_entry_free (self->taken);
  brg_entry_free (self->spelling);
  brg_duplicates_free (self->duplicates);
  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  G_OBJECT_CLASS (brg_entry_aside_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgEntryAside, name)

static const BrgTemplateChild children[] = {
  CHILD (barred_label),    CHILD (added_label),   CHILD (split_label),
  CHILD (duplicate_label), CHILD (differs_label), CHILD (known_list),
  CHILD (known_hint),      CHILD (spelling_box),  CHILD (spelling_label),
};

static void
brg_entry_aside_class_init (BrgEntryAsideClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_entry_aside_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_entry_aside_finalize;
  signals[SIGNAL_TAKEN] = g_signal_new ("taken", BRG_TYPE_ENTRY_ASIDE, G_SIGNAL_RUN_LAST, 0, NULL,
                                        NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  brg_template_set (klass, "brg-entry-aside", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), take_row);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), take_spelling);
}

static void
brg_entry_aside_init (BrgEntryAside *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->known_list, set_header, NULL, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->known_list), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->known_hint), FALSE);
}
