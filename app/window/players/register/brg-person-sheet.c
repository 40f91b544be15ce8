/* brg-person-sheet.c - the card of a person of the register, to be filled in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-person-sheet.h"

#include <glib/gi18n.h>

#include "brg-names.h"
#include "brg-person-form.h"
#include "brg-photo.h"
#include "brg-plain-file.h"
#include "brg-register.h"
#include "brg-store-papers.h"
#include "brg-store-persons.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

struct _BrgPersonSheet
{
  BrgSheet parent_instance;

  GtkEditable *family_row;
  GtkEditable *given_row;
  GtkEditable *father_row;
  GtkEditable *birth_row;
  GtkEditable *fide_row;
  GtkEditable *national_row;
  GtkEditable *federation_row;
  GtkEditable *region_row;
  GtkEditable *town_row;
  GtkEditable *organisation_row;
  GtkEditable *coaches_row;
  GtkEditable *licence_row;
  GtkEditable *licence_until_row;
  GtkEditable *insurance_row;
  GtkEditable *insurance_until_row;
  AdwComboRow *sex_row;
  AdwComboRow *sight_row;
  AdwComboRow *hearing_row;
  AdwComboRow *movement_row;
  GtkEditable *passport_row;
  GtkEditable *snils_row;
  GtkEditable *address_row;
  GtkEditable *phone_row;
  GtkTextView *notes_view;
  GtkTextView *ranks_view;
  GtkMenuButton *ranks_button;
  GtkTextView *ratings_view;
  GtkPicture *photo;
  GtkButton *remove_photo_button;
  GtkWidget *papers_group;
  GtkLabel *fault_label;
  GtkButton *save_button;

  BrgPerson *person;
  BrgPersonalPapers *papers;
};

G_DEFINE_FINAL_TYPE (BrgPersonSheet, brg_person_sheet, BRG_TYPE_SHEET)

#define PLACE(widget) G_STRUCT_OFFSET (BrgPersonSheet, widget)

static const struct
{
  BrgPersonField field;
  glong place;
} rows[] = {
  { BRG_PERSON_FAMILY_NAME, PLACE (family_row) },
  { BRG_PERSON_GIVEN_NAME, PLACE (given_row) },
  { BRG_PERSON_FATHER_NAME, PLACE (father_row) },
  { BRG_PERSON_BIRTH, PLACE (birth_row) },
  { BRG_PERSON_FIDE_ID, PLACE (fide_row) },
  { BRG_PERSON_NATIONAL_ID, PLACE (national_row) },
  { BRG_PERSON_FEDERATION, PLACE (federation_row) },
  { BRG_PERSON_REGION, PLACE (region_row) },
  { BRG_PERSON_TOWN, PLACE (town_row) },
  { BRG_PERSON_ORGANISATION, PLACE (organisation_row) },
  { BRG_PERSON_COACHES, PLACE (coaches_row) },
  { BRG_PERSON_LICENCE, PLACE (licence_row) },
  { BRG_PERSON_LICENCE_UNTIL, PLACE (licence_until_row) },
  { BRG_PERSON_INSURANCE, PLACE (insurance_row) },
  { BRG_PERSON_INSURANCE_UNTIL, PLACE (insurance_until_row) },
};

/* What is chosen from words. */
static const struct
{
  BrgPersonField field;
  glong place;
} choices[] = {
  { BRG_PERSON_SEX, PLACE (sex_row) },
  { BRG_PERSON_SIGHT, PLACE (sight_row) },
  { BRG_PERSON_HEARING, PLACE (hearing_row) },
  { BRG_PERSON_MOVEMENT, PLACE (movement_row) },
};

static const struct
{
  BrgPaperField field;
  glong place;
} paper_rows[] = {
  { BRG_PAPER_PASSPORT, PLACE (passport_row) },
  { BRG_PAPER_SNILS, PLACE (snils_row) },
  { BRG_PAPER_ADDRESS, PLACE (address_row) },
  { BRG_PAPER_PHONE, PLACE (phone_row) },
};

#undef PLACE

static gpointer
get_widget (BrgPersonSheet *self, glong place)
{
  return G_STRUCT_MEMBER (gpointer, self, place);
}

/* ----- What is shown ----- */

static void
set_view (GtkTextView *view, const char *text)
{
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (view), text, -1);
}

static char *
dup_view (GtkTextView *view)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  GtkTextIter start;
  GtkTextIter end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

static guint
find_word (BrgPersonField field, const char *word)
{
  const char *const *words = brg_person_field_list_words (field);

  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], word))
      return i + 1;
  return 0;
}

static const char *
get_word (BrgPersonField field, guint selected)
{
  return selected > 0 ? brg_person_field_list_words (field)[selected - 1] : "";
}

/* fide-2023 4.9, 6.2.6, 8.1.6, D.2, D.2.11: what the book of the event says of such a player. */
static void
show_articles (BrgPersonSheet *self, BrgPersonField field, AdwComboRow *row)
{
  const BrgRulebook *rulebook = brg_sheet_get_rulebook (BRG_SHEET (self));
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (GStrv) articles = NULL;

  if (rulebook == NULL || field == BRG_PERSON_SEX)
    return;
  brg_person_set_text (self->person, field, get_word (field, adw_combo_row_get_selected (row)));
  articles = brg_register_list_articles (rulebook, self->person, field);
  for (char **article = articles; *article != NULL; article++)
    {
      g_autofree char *cited = brg_ui_dup_article (rulebook, *article);

      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", cited);
    }
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text->str);
}

static void
on_selected (BrgPersonSheet *self, GParamSpec *spec G_GNUC_UNUSED, AdwComboRow *row)
{
  for (guint i = 0; self->person != NULL && i < G_N_ELEMENTS (choices); i++)
    if (get_widget (self, choices[i].place) == row)
      show_articles (self, choices[i].field, row);
}

static void
show_photo (BrgPersonSheet *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) texture =
      self->person->photo != NULL ? gdk_texture_new_from_bytes (self->person->photo, &error) : NULL;

  if (error != NULL)
    g_info ("Photo: %s", error->message);
  gtk_picture_set_paintable (self->photo, GDK_PAINTABLE (texture));
  gtk_widget_set_visible (GTK_WIDGET (self->photo), texture != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->remove_photo_button), self->person->photo != NULL);
}

static void
show_papers (BrgPersonSheet *self)
{
  BrgStore *store = brg_sheet_get_store (BRG_SHEET (self));

  gtk_widget_set_visible (self->papers_group, brg_store_are_papers_kept (store));
  for (guint i = 0; self->papers != NULL && i < G_N_ELEMENTS (paper_rows); i++)
    brg_ui_set_text (get_widget (self, paper_rows[i].place),
                     self->papers->texts[paper_rows[i].field]);
}

static void
show_person (BrgPersonSheet *self)
{
  g_autofree char *name = brg_person_dup_name (self->person);
  g_autofree char *ranks = brg_person_form_dup_ranks (self->person);
  g_autofree char *ratings = brg_person_form_dup_ratings (self->person);
  /* Translators: the name of a person, his number in the register */
  g_autofree char *title =
      g_strdup_printf (_ ("%s, register No. %d"), name, (gint) self->person->id);

  gtk_window_set_title (GTK_WINDOW (self), title);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = brg_person_form_dup_text (self->person, rows[i].field);

      brg_ui_set_text (get_widget (self, rows[i].place), text);
    }
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      AdwComboRow *row = get_widget (self, choices[i].place);
      BrgPersonField field = choices[i].field;

      adw_combo_row_set_selected (row, find_word (field, self->person->texts[field]));
      show_articles (self, field, row);
    }
  set_view (self->notes_view, self->person->texts[BRG_PERSON_NOTES]);
  set_view (self->ranks_view, ranks);
  set_view (self->ratings_view, ratings);
  show_photo (self);
  show_papers (self);
}

/* ----- What is stored ----- */

/* Of a closed event the register is still kept. */
static gint64
get_event (BrgPersonSheet *self)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));

  return snapshot != NULL && snapshot->event->state == BRG_EVENT_OPEN ? snapshot->event->id : 0;
}

static void
show_fault (BrgPersonSheet *self, const char *fault)
{
  gtk_label_set_text (self->fault_label, fault != NULL ? fault : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault_label), fault != NULL);
  if (fault != NULL)
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static char *
read_form (BrgPersonSheet *self)
{
  g_autofree char *notes = dup_view (self->notes_view);
  g_autofree char *ranks = dup_view (self->ranks_view);
  g_autofree char *ratings = dup_view (self->ratings_view);
  char *fault;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    brg_person_form_take_text (self->person, rows[i].field,
                               brg_ui_get_text (get_widget (self, rows[i].place)));
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    brg_person_set_text (self->person, choices[i].field,
                         get_word (choices[i].field, adw_combo_row_get_selected (
                                                         get_widget (self, choices[i].place))));
  brg_person_form_take_text (self->person, BRG_PERSON_NOTES, notes);
  fault = brg_person_form_take_ranks (self->person, ranks);
  return fault != NULL ? fault : brg_person_form_take_ratings (self->person, ratings);
}

static gboolean
save_papers (BrgPersonSheet *self, GError **error)
{
  BrgStore *store = brg_sheet_get_store (BRG_SHEET (self));
  g_autoptr (BrgPersonalPapers) papers = brg_personal_papers_new ();
  gboolean is_same = TRUE;

  if (!brg_store_are_papers_kept (store) || self->papers == NULL)
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (paper_rows); i++)
    {
      g_autofree char *text = brg_ui_dup_text (get_widget (self, paper_rows[i].place));

      is_same &= g_str_equal (text, self->papers->texts[paper_rows[i].field]);
      brg_personal_papers_set (papers, paper_rows[i].field, text);
    }
  return is_same || brg_store_set_papers (store, get_event (self), self->person->id, papers, error);
}

/* The papers first: they are what may be wrong in the form without being seen. */
static void
on_save_clicked (BrgPersonSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  g_autofree char *fault = read_form (self);
  g_autoptr (GError) error = NULL;

  if (fault == NULL && save_papers (self, &error))
    brg_store_update_person (brg_session_get_store (session), get_event (self), self->person,
                             &error);
  if (fault != NULL || error != NULL)
    {
      show_fault (self, fault != NULL ? fault : error->message);
      return;
    }
  brg_session_finish (session, TRUE, NULL);
  gtk_window_close (GTK_WINDOW (self));
}

static void
set_photo (BrgPersonSheet *self, GBytes *photo)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  g_autoptr (GError) error = NULL;

  if (!brg_store_set_photo (brg_session_get_store (session), get_event (self), self->person->id,
                            photo, &error))
    {
      show_fault (self, error->message);
      return;
    }
  g_clear_pointer (&self->person->photo, g_bytes_unref);
  self->person->photo = photo != NULL ? g_bytes_ref (photo) : NULL;
  brg_session_finish (session, TRUE, NULL);
  show_fault (self, NULL);
  show_photo (self);
}

static void
on_photo_picked (const char *path, gpointer data)
{
  BrgPersonSheet *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) photo = NULL;

  if (path == NULL)
    return;
  photo = brg_plain_file_read (path, BRG_PHOTO_MOST_BYTES, &error);
  if (photo == NULL)
    {
      show_fault (self, error->message);
      return;
    }
  set_photo (self, photo);
}

static void
on_photo_clicked (BrgPersonSheet *self)
{
  const char *const filters[] = { _ ("Photos"), "*.jpg;*.jpeg;*.png", NULL };

  brg_ui_pick_file (GTK_WIDGET (self), _ ("Choose Photo"), BRG_FILE_OPEN, filters, NULL,
                    on_photo_picked, self);
}

static void
on_remove_photo_clicked (BrgPersonSheet *self)
{
  set_photo (self, NULL);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgPersonSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (family_row),
  CHILD (given_row),
  CHILD (father_row),
  CHILD (birth_row),
  CHILD (fide_row),
  CHILD (national_row),
  CHILD (federation_row),
  CHILD (region_row),
  CHILD (town_row),
  CHILD (organisation_row),
  CHILD (coaches_row),
  CHILD (licence_row),
  CHILD (licence_until_row),
  CHILD (insurance_row),
  CHILD (insurance_until_row),
  CHILD (sex_row),
  CHILD (sight_row),
  CHILD (hearing_row),
  CHILD (movement_row),
  CHILD (passport_row),
  CHILD (snils_row),
  CHILD (address_row),
  CHILD (phone_row),
  CHILD (notes_view),
  CHILD (ranks_view),
  CHILD (ranks_button),
  CHILD (ratings_view),
  CHILD (photo),
  CHILD (remove_photo_button),
  CHILD (papers_group),
  CHILD (fault_label),
  CHILD (save_button),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_save_clicked),
  BRG_TEMPLATE_CALLBACK (on_photo_clicked),
  BRG_TEMPLATE_CALLBACK (on_remove_photo_clicked),
  BRG_TEMPLATE_CALLBACK (on_selected),
};

static void
brg_person_sheet_finalize (GObject *object)
{
  BrgPersonSheet *self = BRG_PERSON_SHEET (object);

  brg_person_free (self->person);
  brg_personal_papers_free (self->papers);
  G_OBJECT_CLASS (brg_person_sheet_parent_class)->finalize (object);
}

static void
brg_person_sheet_class_init (BrgPersonSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_person_sheet_finalize;
  brg_template_set (klass, "brg-person-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

/* The latest stands first; its day and order are written behind it. */
static void
on_rank_chosen (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter, gpointer data)
{
  BrgPersonSheet *self = data;
  const char *rank = g_variant_get_string (parameter, NULL);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->ranks_view);
  gboolean is_empty = gtk_text_buffer_get_char_count (buffer) == 0;
  g_autofree char *line = g_strconcat (rank, is_empty ? "" : "\n", NULL);
  GtkTextIter place;

  gtk_text_buffer_get_start_iter (buffer, &place);
  gtk_text_buffer_insert (buffer, &place, line, -1);
  gtk_text_buffer_get_iter_at_offset (buffer, &place, (gint) g_utf8_strlen (rank, -1));
  gtk_text_buffer_place_cursor (buffer, &place);
  gtk_widget_grab_focus (GTK_WIDGET (self->ranks_view));
}

static void
name_id (BrgPersonSheet *self)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  g_autofree char *title = brg_ui_dup_plain (brg_names_get_player_id (
      snapshot != NULL ? snapshot->event->discipline : BRG_DISCIPLINE_CHESS));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->fide_row), title);
}

/* Any other title is written; the list is that of the book of the event. */
static void
fill_ranks (BrgPersonSheet *self)
{
  const BrgRulebook *rulebook = brg_sheet_get_rulebook (BRG_SHEET (self));
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; rulebook != NULL && rulebook->usual_titles[i] != NULL; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (rulebook->usual_titles[i], NULL);

      g_menu_item_set_action_and_target (item, "ranks.add", "s", rulebook->usual_titles[i]);
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_menu_model (self->ranks_button, G_MENU_MODEL (menu));
  gtk_widget_set_visible (GTK_WIDGET (self->ranks_button),
                          g_menu_model_get_n_items (G_MENU_MODEL (menu)) > 0);
}

static void
add_actions (BrgPersonSheet *self)
{
  static const GActionEntry entries[] = {
    { .name = "add", .activate = on_rank_chosen, .parameter_type = "s" },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "ranks", G_ACTION_GROUP (group));
}

static void
brg_person_sheet_init (BrgPersonSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_actions (self);
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->save_button));
}

GtkWindow *
brg_person_sheet_present (GtkWindow *parent, gint64 person_id)
{
  BrgPersonSheet *self;
  BrgStore *store;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);

  self = g_object_new (BRG_TYPE_PERSON_SHEET, "transient-for", parent, NULL);
  store = brg_sheet_get_store (BRG_SHEET (self));
  self->person = store != NULL ? brg_store_load_person (store, person_id, NULL) : NULL;
  if (self->person == NULL)
    {
      gtk_window_destroy (GTK_WINDOW (self));
      return NULL;
    }
  self->papers = brg_store_load_papers (store, self->person->id, NULL);
  fill_ranks (self);
  name_id (self);
  show_person (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->family_row));
  return GTK_WINDOW (self);
}
