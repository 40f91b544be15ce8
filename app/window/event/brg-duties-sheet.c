/* brg-duties-sheet.c - who watches which boards
 *
 * Tests: tests/gui/officials.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-duties-sheet.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-duty-boards.h"
#include "brg-duty-conflicts.h"
#include "brg-duty-list.h"
#include "brg-duty-notes.h"
#include "brg-duty-split.h"
#include "brg-interests-sheet.h"
#include "brg-names.h"
#include "brg-print.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-whole-choices.h"

/* So many are listed; the paper has all. */
#define MOST_CONFLICTS 12

struct _BrgDutiesSheet
{
  BrgSheet parent_instance;

  AdwComboRow *round_row;
  GtkLabel *state_label;
  GtkListBox *list;
  GtkButton *save_button;
  GtkButton *split_button;
  GtkButton *reset_button;
  GtkButton *interests_button;
  GtkButton *print_button;
  GtkBox *notes_box;

  BrgDutyList *duties;
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (BrgDutiesSheet, brg_duties_sheet, BRG_TYPE_SHEET)

static const BrgEvent *
get_event (BrgDutiesSheet *self)
{
  return self->duties->snapshot->event;
}

static gint
count_boards (BrgDutiesSheet *self)
{
  return brg_duty_list_count_boards (self->duties->snapshot, self->duties->round);
}

static void
mark (GtkWidget *row, gboolean is_sound)
{
  brg_ui_set_class (row, "error", !is_sound);
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_INVALID,
      is_sound ? GTK_ACCESSIBLE_INVALID_FALSE : GTK_ACCESSIBLE_INVALID_TRUE, -1);
}

/* What stands in the fields; a row stands for each official. */
static gboolean
read_fields (BrgDutiesSheet *self, GArray *duties)
{
  const GPtrArray *officials = get_event (self)->officials;
  gboolean are_sound = TRUE;

  for (guint i = 0; i < officials->len; i++)
    {
      GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (gint) i));
      gboolean is_sound = brg_duty_list_parse_boards (
          brg_ui_get_text (row), ((const BrgOfficial *) officials->pdata[i])->id,
          MAX (count_boards (self), 1), duties);

      mark (row, is_sound);
      are_sound = are_sound && is_sound;
    }
  return are_sound;
}

/* @article: (nullable): behind the sentence, as a link. */
static void
add_note (BrgDutiesSheet *self, const char *icon, const char *text, const char *article)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *image = gtk_image_new_from_icon_name (icon);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_set_valign (image, GTK_ALIGN_START);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  brg_article_set_markup (GTK_LABEL (label), brg_sheet_get_rulebook (BRG_SHEET (self)), text,
                          article);
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (self->notes_box, box);
}

/* How many arbiters the book wants for the games of the round. */
static void
add_staffing (BrgDutiesSheet *self)
{
  const BrgWords *words = brg_ui_get_words ();
  BrgStaffing staffing = brg_duty_list_find_staffing (
      self->duties->snapshot, &self->duties->regulations, self->duties->round);
  const char *article;
  const char *recording = brg_duty_words_recording (words, &staffing, &article);
  gboolean is_short;
  g_autofree char *text = brg_duty_words_staffing (
      words, &staffing, brg_duty_list_count_named (get_event (self), staffing.rule), &is_short);

  if (text != NULL)
    add_note (self, is_short ? "dialog-warning-symbolic" : "dialog-information-symbolic", text,
              staffing.rule->article);
  if (recording != NULL)
    add_note (self, "dialog-information-symbolic", recording, article);
}

static void
add_conflicts (BrgDutiesSheet *self, const GArray *duties)
{
  g_autoptr (GArray) conflicts = brg_duty_list_find_conflicts (self->duties, duties);

  for (guint i = 0; i < conflicts->len && i < MOST_CONFLICTS; i++)
    {
      const BrgDutyConflict *conflict = &g_array_index (conflicts, BrgDutyConflict, i);
      g_autofree char *words = brg_duty_words_conflict (brg_ui_get_words (), conflict);
      g_autofree char *text =
          /* Translators: name of an arbiter; which board he should not watch, and why */
          g_strdup_printf (_ ("Conflict of interest: %s. %s"), conflict->official->name, words);

      add_note (self, "dialog-warning-symbolic", text, NULL);
    }
  if (conflicts->len > MOST_CONFLICTS)
    {
      guint n_more = conflicts->len - MOST_CONFLICTS;
      g_autofree char *text = g_strdup_printf (
          /* Translators: more conflicts of interest than are listed above */
          ngettext ("and %u more conflict: see the printed list",
                    "and %u more conflicts: see the printed list", n_more),
          n_more);

      add_note (self, "dialog-warning-symbolic", text, NULL);
    }
}

static void
add_unwatched (BrgDutiesSheet *self, const GArray *duties)
{
  g_autofree char *boards = brg_duty_list_dup_unwatched (duties, count_boards (self));
  g_autofree char *text = NULL;

  if (*boards == '\0' || duties->len == 0)
    return;
  /* Translators: boards that no arbiter watches, "5–6, 9" */
  text = g_strdup_printf (_ ("No supervision: %s"), boards);
  add_note (self, "dialog-information-symbolic", text, NULL);
}

static void
update (BrgDutiesSheet *self)
{
  g_autoptr (GArray) duties = g_array_new (FALSE, FALSE, sizeof (BrgDuty));
  gboolean is_open = get_event (self)->state == BRG_EVENT_OPEN;
  gboolean are_sound;

  if (self->is_filling)
    return;
  are_sound = read_fields (self, duties);
  brg_ui_clear (self->notes_box);
  if (!are_sound)
    {
      g_autofree char *text =
          /* Translators: the last board there is */
          g_strdup_printf (_ ("Enter board numbers from 1 to %d, each once"), count_boards (self));

      add_note (self, "dialog-error-symbolic", text, NULL);
    }
  add_staffing (self);
  add_unwatched (self, duties);
  add_conflicts (self, duties);
  gtk_widget_set_sensitive (GTK_WIDGET (self->save_button), is_open && are_sound);
  gtk_widget_set_sensitive (GTK_WIDGET (self->split_button),
                            is_open && get_event (self)->officials->len > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->interests_button),
                            is_open && get_event (self)->officials->len > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->print_button), duties->len > 0 && are_sound);
  gtk_widget_set_sensitive (GTK_WIDGET (self->reset_button),
                            is_open && self->duties->round > 0 && self->duties->is_own);
}

static void
show_sectors (BrgDutiesSheet *self, const GArray *duties)
{
  const GPtrArray *officials = get_event (self)->officials;

  self->is_filling = TRUE;
  for (guint i = 0; i < officials->len; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (gint) i);
      g_autofree char *boards =
          brg_duty_list_dup_boards (duties, ((const BrgOfficial *) officials->pdata[i])->id);

      brg_ui_set_text (row, boards);
    }
  self->is_filling = FALSE;
  update (self);
}

/* Reads the list of the chosen round. */
static void
load (BrgDutiesSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  GError *error = NULL;
  BrgDutyList *duties =
      brg_duty_list_new (brg_session_get_store (session), brg_session_get_snapshot (session),
                         (gint) adw_combo_row_get_selected (self->round_row), &error);

  if (duties == NULL)
    {
      brg_session_finish (session, FALSE, error);
      return;
    }
  brg_duty_list_free (self->duties);
  self->duties = duties;
  gtk_label_set_text (self->state_label,
                      duties->round == 0 ? _ ("Applies to every round without its own list.")
                      : duties->is_own
                          ? _ ("This round has its own list.")
                          : _ ("Same as every round. Saving here changes this round only."));
  show_sectors (self, duties->duties);
}

static void
store (BrgDutiesSheet *self, const GArray *duties)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  GError *error = NULL;
  gboolean done = brg_store_set_duties (
      brg_session_get_store (session), self->duties->snapshot->group->id, self->duties->round,
      (const BrgDuty *) (gpointer) duties->data, duties->len, &error);

  if (brg_session_finish (session, done, error))
    load (self);
}

static void
on_save_clicked (BrgDutiesSheet *self)
{
  g_autoptr (GArray) duties = g_array_new (FALSE, FALSE, sizeof (BrgDuty));

  if (gtk_widget_get_sensitive (GTK_WIDGET (self->save_button)) && read_fields (self, duties))
    store (self, duties);
}

static void
on_split_clicked (BrgDutiesSheet *self)
{
  g_autoptr (GArray) duties = brg_duty_list_split (self->duties);

  show_sectors (self, duties);
}

static void
on_reset_clicked (BrgDutiesSheet *self)
{
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (BrgDuty));

  store (self, none);
}

/* What was noted there is read again; what was typed here stays. */
static void
on_interests_closed (BrgDutiesSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  g_autoptr (GPtrArray) interests =
      brg_store_list_interests (brg_session_get_store (session), get_event (self)->id, NULL);

  if (interests != NULL)
    {
      g_ptr_array_unref (self->duties->interests);
      self->duties->interests = g_steal_pointer (&interests);
    }
  update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->interests_button));
}

static void
on_interests_clicked (BrgDutiesSheet *self)
{
  GtkWindow *sheet =
      brg_interests_sheet_present (brg_sheet_get_shell (BRG_SHEET (self)), GTK_WINDOW (self));

  g_signal_connect_object (sheet, "unrealize", G_CALLBACK (on_interests_closed), self,
                           G_CONNECT_SWAPPED);
}

/* Whether the fields say something else than is stored. */
static gboolean
is_changed (BrgDutiesSheet *self, const GArray *typed)
{
  const GPtrArray *officials = get_event (self)->officials;

  for (guint i = 0; i < officials->len; i++)
    {
      gint64 id = ((const BrgOfficial *) officials->pdata[i])->id;
      g_autofree char *stored = brg_duty_list_dup_boards (self->duties->duties, id);
      g_autofree char *boards = brg_duty_list_dup_boards (typed, id);

      if (!g_str_equal (stored, boards))
        return TRUE;
    }
  return FALSE;
}

/* What stands in the fields. */
typedef struct
{
  BrgDutiesSheet *self;
  GArray *typed; /* element-type BrgDuty */
} Typed;

static BrgForm *
make_typed (const BrgPaperSource *source G_GNUC_UNUSED,
            const BrgDocumentOptions *options,
            gpointer data)
{
  const Typed *typed = data;

  return brg_duty_list_new_form (typed->self->duties, typed->typed, options);
}

/* Stored or not: what is stored is the paper that can be made again. */
static void
on_print_clicked (BrgDutiesSheet *self)
{
  g_autoptr (GArray) duties = g_array_new (FALSE, FALSE, sizeof (BrgDuty));
  Typed typed = { self, duties };
  BrgPaperSource source = { .snapshot = self->duties->snapshot,
                            .store = brg_sheet_get_store (BRG_SHEET (self)),
                            .round = self->duties->round };

  if (read_fields (self, duties))
    brg_print_paper_of (GTK_WIDGET (self), "duties", &source,
                        is_changed (self, duties) ? make_typed : NULL, &typed);
}

static void
on_round_chosen (BrgDutiesSheet *self)
{
  if (!self->is_filling)
    load (self);
}

static void
add_row (BrgDutiesSheet *self, const BrgOfficial *official)
{
  GtkWidget *row = adw_entry_row_new ();
  /* Translators: name of an official, what he does: "P. Ashdown, arbiter" */
  g_autofree char *title =
      g_strdup_printf (_ ("%s, %s"), official->name, brg_names_get_role (official->role));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  g_signal_connect_swapped (row, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (row, "entry-activated", G_CALLBACK (on_save_clicked), self);
  gtk_list_box_append (self->list, row);
  /* Staff and representatives watch no boards. */
  gtk_widget_set_visible (row, brg_official_role_get_body (official->role) <= BRG_BODY_JURY);
}

/* The rounds that are paired, and the next. */
static void
fill (BrgDutiesSheet *self, const BrgSnapshot *snapshot)
{
  g_autoptr (GtkStringList) rounds = gtk_string_list_new (NULL);
  guint n_rounds = snapshot->rounds->len + 1;

  self->is_filling = TRUE;
  gtk_string_list_append (rounds, _ ("Every round"));
  for (guint i = 1; i <= n_rounds; i++)
    {
      /* Translators: number of a round */
      g_autofree char *name = g_strdup_printf (_ ("Round %u"), i);

      gtk_string_list_append (rounds, name);
    }
  adw_combo_row_set_model (self->round_row, G_LIST_MODEL (rounds));
  brg_whole_choices_attach (self->round_row);
  adw_combo_row_set_selected (self->round_row, snapshot->rounds->len);
  for (guint i = 0; i < snapshot->event->officials->len; i++)
    add_row (self, snapshot->event->officials->pdata[i]);
  self->is_filling = FALSE;
}

static void
brg_duties_sheet_finalize (GObject *object)
{
  brg_duty_list_free (BRG_DUTIES_SHEET (object)->duties);
  G_OBJECT_CLASS (brg_duties_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgDutiesSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (round_row),        CHILD (state_label),  CHILD (list),
  CHILD (save_button),      CHILD (split_button), CHILD (reset_button),
  CHILD (interests_button), CHILD (print_button), CHILD (notes_box),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_save_clicked),  BRG_TEMPLATE_CALLBACK (on_split_clicked),
  BRG_TEMPLATE_CALLBACK (on_reset_clicked), BRG_TEMPLATE_CALLBACK (on_interests_clicked),
  BRG_TEMPLATE_CALLBACK (on_print_clicked),
};

static void
brg_duties_sheet_class_init (BrgDutiesSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_duties_sheet_finalize;
  brg_template_set (klass, "brg-duties-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_duties_sheet_init (BrgDutiesSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->round_row, "notify::selected", G_CALLBACK (on_round_chosen),
                            self);
}

void
brg_duties_sheet_present (BrgShell *shell)
{
  BrgDutiesSheet *self;
  BrgSnapshot *snapshot;

  g_return_if_fail (BRG_IS_SHELL (shell));

  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  if (snapshot == NULL)
    return;
  self = g_object_new (BRG_TYPE_DUTIES_SHEET, "transient-for", shell, NULL);
  fill (self, snapshot);
  load (self);
  if (self->duties == NULL)
    {
      gtk_window_destroy (GTK_WINDOW (self));
      return;
    }
  gtk_window_present (GTK_WINDOW (self));
}
