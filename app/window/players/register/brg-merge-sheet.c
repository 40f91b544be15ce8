/* brg-merge-sheet.c - two persons of the register, or two entries of a group, become one: which
 * values are kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-merge-sheet.h"

#include <glib/gi18n.h>

#include "brg-duplicates.h"
#include "brg-person-form.h"
#include "brg-person-merge.h"
#include "brg-person-sheet.h"
#include "brg-person-words.h"
#include "brg-player-finder.h"
#include "brg-store-merge-entries.h"
#include "brg-store-merge.h"
#include "brg-store-papers.h"
#include "brg-store-persons.h"
#include "brg-template.h"
#include "brg-ui.h"

struct _BrgMergeSheet
{
  BrgSheet parent_instance;

  GtkWidget *finder_box;
  BrgPlayerFinder *finder;
  GtkLabel *fault_label;
  GtkWidget *cards_box;
  GtkButton *card_button;
  GtkButton *other_card_button;
  GtkLabel *summary_label;
  GtkBox *fields_box;
  GtkLabel *hint_label;
  GtkButton *merge_button;

  BrgPersonMerge *merge;              /* NULL while the other one is not chosen */
  GtkCheckButton *organisation_check; /* of the one who goes; NULL where there is no choice */

  /* Rows of entries, 0 for the register. */
  gint64 entry_id; /* the one that is asked about */
  gint64 kept_id;
  gint64 gone_id;
  gint64 other_id; /* the one who is chosen, 0 for nobody */
  guint taken;     /* what of the list is taken from the one who goes */
};

G_DEFINE_FINAL_TYPE (BrgMergeSheet, brg_merge_sheet, BRG_TYPE_SHEET)

/* The list has the region in the organisation, and the delegation of it entered him. */
static void
on_toggled (BrgMergeSheet *self, GtkCheckButton *button)
{
  gint field = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "brg-field"));
  gboolean takes_gone = gtk_check_button_get_active (button);

  brg_person_merge_choose (self->merge, (BrgPersonField) field, takes_gone);
  if (field == BRG_PERSON_REGION && self->organisation_check != NULL)
    {
      GtkWidget *kept = gtk_widget_get_prev_sibling (GTK_WIDGET (self->organisation_check));

      gtk_check_button_set_active (takes_gone ? self->organisation_check : GTK_CHECK_BUTTON (kept),
                                   TRUE);
    }
}

static void
on_taken_toggled (BrgMergeSheet *self, GtkCheckButton *button)
{
  guint taken = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "brg-field"));

  if (gtk_check_button_get_active (button))
    self->taken |= taken;
  else
    self->taken &= ~taken;
}

/* Where two players of a list are one, a number alone would be that of the list. */
static GtkWidget *
make_choice (BrgMergeSheet *self, const char *title, const BrgPerson *person, const char *text)
{
  gint number = (gint) person->id;
  const char *value = *text != '\0' ? text : "–";
  /* Translators: the number of a person in the register, what stands in a field of the card */
  g_autofree char *shown = self->entry_id != 0
                               ? g_strdup_printf (_ ("card No. %d: %s"), number, value)
                               : g_strdup_printf (_ ("No. %d: %s"), number, value);
  g_autofree char *label = g_strdup_printf ("%s, %s", title, shown);
  GtkWidget *button = gtk_check_button_new ();
  GtkWidget *caption = gtk_label_new (shown);

  gtk_label_set_xalign (GTK_LABEL (caption), 0.0f);
  gtk_label_set_wrap (GTK_LABEL (caption), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (caption), PANGO_WRAP_WORD_CHAR);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (button), caption);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  return button;
}

/* What the two have of something; @kept is ticked. Returns: the tick of the one who goes. */
static GtkWidget *
add_choice (BrgMergeSheet *self, const char *name, const char *of_kept, const char *of_gone)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *title = gtk_label_new (name);
  GtkWidget *kept = make_choice (self, name, brg_person_merge_get_kept (self->merge), of_kept);
  GtkWidget *gone = make_choice (self, name, brg_person_merge_get_gone (self->merge), of_gone);

  gtk_label_set_xalign (GTK_LABEL (title), 0.0f);
  gtk_widget_add_css_class (title, "heading");
  gtk_check_button_set_group (GTK_CHECK_BUTTON (gone), GTK_CHECK_BUTTON (kept));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (kept), TRUE);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), kept);
  gtk_box_append (GTK_BOX (box), gone);
  gtk_box_append (self->fields_box, box);
  return gone;
}

static void
add_field (BrgMergeSheet *self, BrgPersonField field)
{
  g_autofree char *of_kept =
      brg_person_words_dup_value (brg_person_merge_get_kept (self->merge), field);
  g_autofree char *of_gone =
      brg_person_words_dup_value (brg_person_merge_get_gone (self->merge), field);
  GtkWidget *gone = add_choice (self, brg_person_words_get_field (field), of_kept, of_gone);

  if (brg_person_merge_takes_gone (self->merge, field))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (gone), TRUE);
  g_object_set_data (G_OBJECT (gone), "brg-field", GINT_TO_POINTER ((gint) field));
  g_signal_connect_swapped (gone, "toggled", G_CALLBACK (on_toggled), self);
}

/* What stands in the list of the event of both; where one has nothing, the other's is kept. */
static GtkCheckButton *
add_of_list (BrgMergeSheet *self,
             BrgMergeTaken taken,
             const char *name,
             const char *of_kept,
             const char *of_gone)
{
  GtkWidget *gone;

  if (*of_kept == '\0' || *of_gone == '\0' || g_str_equal (of_kept, of_gone))
    return NULL;
  gone = add_choice (self, name, of_kept, of_gone);
  g_object_set_data (G_OBJECT (gone), "brg-field", GUINT_TO_POINTER (taken));
  g_signal_connect_swapped (gone, "toggled", G_CALLBACK (on_taken_toggled), self);
  return GTK_CHECK_BUTTON (gone);
}

static char *
dup_side (const BrgPerson *person)
{
  g_autofree char *name = brg_person_dup_name (person);
  g_autofree char *entries = g_strdup_printf (
      ngettext ("%d entry", "%d entries", (gulong) person->n_entries), person->n_entries);

  /* Translators: a name, his number in the register, "2 entries" */
  return g_strdup_printf (_ ("%s, No. %d in the register (%s)"), name, (gint) person->id, entries);
}

static void
show_merge (BrgMergeSheet *self)
{
  g_autofree char *kept = dup_side (brg_person_merge_get_kept (self->merge));
  g_autofree char *gone = dup_side (brg_person_merge_get_gone (self->merge));
  /* Translators: two persons of the register, the first one keeps his number */
  g_autofree char *summary =
      g_strdup_printf (_ ("%s stays, %s becomes the same person."), kept, gone);

  gtk_label_set_text (self->summary_label, summary);
  for (BrgPersonField field = 0; field < BRG_N_PERSON_FIELDS; field++)
    if (brg_person_merge_differs (self->merge, field))
      add_field (self, field);
}

static void
show_fault (BrgMergeSheet *self, const char *fault)
{
  gtk_label_set_text (self->fault_label, fault);
  gtk_widget_set_visible (GTK_WIDGET (self->fault_label), *fault != '\0');
}

static gboolean
merge (BrgMergeSheet *self, GError **error)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  BrgStore *store = brg_sheet_get_store (BRG_SHEET (self));
  gint64 event_id =
      snapshot != NULL && snapshot->event->state == BRG_EVENT_OPEN ? snapshot->event->id : 0;
  g_autoptr (BrgPerson) person = brg_person_merge_make (self->merge);

  return self->entry_id != 0
             ? brg_store_merge_entries (store, self->kept_id, self->gone_id, person, self->taken,
                                        error)
             : brg_store_merge_persons (store, event_id, person,
                                        brg_person_merge_get_gone (self->merge)->id, error);
}

/* Who was marked before may be the one who is gone. */
static void
show_kept (BrgMergeSheet *self)
{
  g_autofree char *target = g_strdup_printf ("entry/%" G_GINT64_FORMAT, self->kept_id);

  brg_sheet_leave_for (BRG_SHEET (self), "players", target);
}

static void
on_merge_clicked (BrgMergeSheet *self)
{
  g_autoptr (GError) error = NULL;

  if (self->merge == NULL)
    return;
  if (!merge (self, &error))
    {
      show_fault (self, error->message);
      return;
    }
  brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), TRUE, NULL);
  if (self->entry_id != 0 && BRG_IS_SHELL (gtk_window_get_transient_for (GTK_WINDOW (self))))
    show_kept (self);
  else
    gtk_window_close (GTK_WINDOW (self));
}

/* ----- Two entries ----- */

/* The group, or the players of its teams. */
static const BrgSnapshot *
get_view (BrgMergeSheet *self)
{
  const BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));

  return snapshot->players != NULL ? snapshot->players : snapshot;
}

static const BrgEntry *
find_entry (BrgMergeSheet *self, gint64 id)
{
  const BrgSnapshot *view = get_view (self);
  gint index = brg_snapshot_find_entry (view, id);

  return index >= 0 ? brg_snapshot_get_entry (view, index) : NULL;
}

static void
forget_other (BrgMergeSheet *self)
{
  g_clear_pointer (&self->merge, brg_person_merge_free);
  brg_ui_clear (self->fields_box);
  gtk_label_set_text (self->summary_label, "");
  show_fault (self, "");
  self->taken = 0;
  self->organisation_check = NULL;
  self->other_id = 0;
  gtk_widget_set_visible (self->cards_box, FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->merge_button), FALSE);
}

static char *
dup_rating (const BrgEntry *entry)
{
  return entry->rating > 0 ? g_strdup_printf ("%d", entry->rating) : g_strdup ("");
}

static void
show_list (BrgMergeSheet *self)
{
  const BrgEntry *kept = find_entry (self, self->kept_id);
  const BrgEntry *gone = find_entry (self, self->gone_id);
  g_autofree char *kept_rating = dup_rating (kept);
  g_autofree char *gone_rating = dup_rating (gone);

  add_of_list (self, BRG_MERGE_RATING, _ ("Rating in the list"), kept_rating, gone_rating);
  self->organisation_check =
      add_of_list (self, BRG_MERGE_ORGANISATION, _ ("Organisation in the list"), kept->organisation,
                   gone->organisation);
}

/* What stands in the way is often in one of the two cards, as papers of both are. */
static void
show_cards (BrgMergeSheet *self)
{
  GtkButton *const buttons[] = { self->card_button, self->other_card_button };
  const gint64 entries[] = { self->entry_id, self->other_id };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      /* Translators: the number of a person in the register */
      g_autofree char *label =
          g_strdup_printf (_ ("Card No. %d…"), (gint) find_entry (self, entries[i])->person_id);

      gtk_button_set_label (buttons[i], label);
    }
  gtk_widget_set_visible (self->cards_box, TRUE);
}

static void
take_other (BrgMergeSheet *self, gint64 other_id)
{
  BrgStore *store = brg_sheet_get_store (BRG_SHEET (self));
  g_autoptr (BrgPerson) kept = NULL;
  g_autoptr (BrgPerson) gone = NULL;
  g_autoptr (GError) error = NULL;

  forget_other (self);
  self->other_id = other_id;
  if (!brg_store_check_merge_entries (store, self->entry_id, other_id, &self->kept_id, &error))
    {
      show_fault (self, error->message);
      if (other_id != self->entry_id && brg_store_are_papers_kept (store))
        show_cards (self);
      return;
    }
  self->gone_id = self->kept_id == self->entry_id ? other_id : self->entry_id;
  kept = brg_store_load_person (store, find_entry (self, self->kept_id)->person_id, &error);
  gone = kept != NULL
             ? brg_store_load_person (store, find_entry (self, self->gone_id)->person_id, &error)
             : NULL;
  if (gone == NULL)
    {
      show_fault (self, error->message);
      return;
    }
  self->merge = brg_person_merge_new (g_steal_pointer (&kept), g_steal_pointer (&gone));
  show_list (self);
  show_merge (self);
  gtk_widget_set_sensitive (GTK_WIDGET (self->merge_button), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->merge_button));
}

static void
on_card_closed (BrgMergeSheet *self)
{
  if (self->other_id != 0 && self->entry_id != 0)
    take_other (self, self->other_id);
}

static void
on_card_clicked (BrgMergeSheet *self, GtkButton *button)
{
  gint64 entry_id = button == self->card_button ? self->entry_id : self->other_id;
  GtkWindow *sheet =
      brg_person_sheet_present (GTK_WINDOW (self), find_entry (self, entry_id)->person_id);

  if (sheet != NULL)
    g_signal_connect_object (sheet, "destroy", G_CALLBACK (on_card_closed), self,
                             G_CONNECT_SWAPPED);
}

static void
on_found (BrgMergeSheet *self, gint player)
{
  take_other (self, brg_snapshot_get_entry (get_view (self), player)->id);
}

/* Who is most alike is offered. */
static void
offer_other (BrgMergeSheet *self, const BrgEntry *entry)
{
  const BrgSnapshot *view = get_view (self);
  g_autoptr (BrgDuplicates) search = brg_duplicates_new (view->entries);
  g_autoptr (GArray) found = brg_duplicates_find (search, entry);

  gtk_widget_grab_focus (GTK_WIDGET (self->finder));
  for (guint i = 0; i < found->len; i++)
    {
      guint index = g_array_index (found, BrgDuplicate, i).index;
      const BrgEntry *other = view->entries->pdata[index];

      if (other->is_team)
        continue;
      brg_player_finder_show (self->finder, (gint) index);
      take_other (self, other->id);
      return;
    }
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgMergeSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (finder_box),        CHILD (finder),     CHILD (fault_label),
  CHILD (summary_label),     CHILD (fields_box), CHILD (hint_label),
  CHILD (merge_button),      CHILD (cards_box),  CHILD (card_button),
  CHILD (other_card_button),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_merge_clicked),
  BRG_TEMPLATE_CALLBACK (on_card_clicked),
};

static void
brg_merge_sheet_dispose (GObject *object)
{
  BrgMergeSheet *self = BRG_MERGE_SHEET (object);

  if (self->entry_id != 0)
    brg_player_finder_set_view (self->finder, NULL);
  self->entry_id = 0;
  G_OBJECT_CLASS (brg_merge_sheet_parent_class)->dispose (object);
}

static void
brg_merge_sheet_finalize (GObject *object)
{
  brg_person_merge_free (BRG_MERGE_SHEET (object)->merge);
  G_OBJECT_CLASS (brg_merge_sheet_parent_class)->finalize (object);
}

static void
brg_merge_sheet_class_init (BrgMergeSheetClass *klass)
{
  g_type_ensure (BRG_TYPE_PLAYER_FINDER);
  G_OBJECT_CLASS (klass)->dispose = brg_merge_sheet_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_merge_sheet_finalize;
  brg_template_set (klass, "brg-merge-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_merge_sheet_init (BrgMergeSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->merge_button));
}

GtkWindow *
brg_merge_sheet_present (GtkWindow *parent, gint64 kept_id, gint64 gone_id, GError **error)
{
  BrgMergeSheet *self;
  BrgStore *store;
  g_autoptr (BrgPerson) kept = NULL;
  g_autoptr (BrgPerson) gone = NULL;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);

  self = g_object_new (BRG_TYPE_MERGE_SHEET, "transient-for", parent, NULL);
  store = brg_sheet_get_store (BRG_SHEET (self));
  kept = brg_store_load_person (store, kept_id, error);
  gone = kept != NULL ? brg_store_load_person (store, gone_id, error) : NULL;
  if (gone == NULL || !brg_store_check_merge (store, kept->id, gone->id, error))
    {
      gtk_window_destroy (GTK_WINDOW (self));
      return NULL;
    }
  self->merge = brg_person_merge_new (g_steal_pointer (&kept), g_steal_pointer (&gone));
  show_merge (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->merge_button));
  return GTK_WINDOW (self);
}

/* Without who is the same. */
static BrgMergeSheet *
present_entry (GtkWindow *parent, gint64 entry_id)
{
  BrgMergeSheet *self;
  const BrgEntry *entry;
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;

  self = g_object_new (BRG_TYPE_MERGE_SHEET, "transient-for", parent, NULL);
  self->entry_id = entry_id;
  entry = find_entry (self, entry_id);
  name = brg_entry_dup_name (entry);
  /* Translators: %s is a player */
  title = g_strdup_printf (_ ("The Same Person as %s"), name);
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_label_set_text (
      self->hint_label,
      _ ("What is ticked is kept. Who has played stays; papers that were seen, fees "
         "and the decision of the committee of both stand of one player then. Undo "
         "takes it all back."));
  gtk_widget_set_visible (self->finder_box, TRUE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->merge_button), FALSE);
  brg_player_finder_set_view (self->finder, get_view (self));
  brg_player_finder_set_label (self->finder, _ ("The other entry of the same player"));
  g_signal_connect_swapped (self->finder, "found", G_CALLBACK (on_found), self);
  g_signal_connect_swapped (self->finder, "typed", G_CALLBACK (forget_other), self);
  g_signal_connect_swapped (self->finder, "stopped", G_CALLBACK (gtk_window_close), self);
  gtk_window_present (GTK_WINDOW (self));
  return self;
}

void
brg_merge_sheet_present_entry (GtkWindow *parent, gint64 entry_id)
{
  BrgMergeSheet *self;

  g_return_if_fail (GTK_IS_WINDOW (parent));

  self = present_entry (parent, entry_id);
  offer_other (self, find_entry (self, entry_id));
}

/* BRG_NOBODY where he does not play. */
static gint
find_player (const BrgSnapshot *view, gint64 person_id)
{
  for (gint i = 0; i < (gint) view->entries->len; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (view, i);

      if (entry->person_id == person_id && !entry->is_team)
        return i;
    }
  return BRG_NOBODY;
}

GtkWindow *
brg_merge_sheet_present_persons (GtkWindow *parent, gint64 one, gint64 other)
{
  const BrgSnapshot *snapshot;
  BrgMergeSheet *self;
  gint players[2];

  g_return_val_if_fail (BRG_IS_SHEET (parent), NULL);

  snapshot = brg_sheet_get_snapshot (BRG_SHEET (parent));
  if (snapshot->players != NULL)
    snapshot = snapshot->players;
  players[0] = find_player (snapshot, one);
  players[1] = find_player (snapshot, other);
  if (players[0] == BRG_NOBODY || players[1] == BRG_NOBODY || players[0] == players[1])
    return NULL;
  self = present_entry (parent, brg_snapshot_get_entry (snapshot, players[0])->id);
  brg_player_finder_show (self->finder, players[1]);
  take_other (self, brg_snapshot_get_entry (snapshot, players[1])->id);
  return GTK_WINDOW (self);
}
