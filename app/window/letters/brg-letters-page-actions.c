/* brg-letters-page-actions.c - what can be done on the page of letters
 *
 * Tests: tests/gui/letters.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-letter-sheet.h"
#include "brg-letters-breaks.h"
#include "brg-letters-fate.h"
#include "brg-letters-forms.h"
#include "brg-letters-page-private.h"
#include "brg-letters-reversal.h"
#include "brg-letters-rulings.h"
#include "brg-letters-way.h"
#include "brg-output.h"
#include "brg-pdn-postal.h"
#include "brg-plain-file.h"
#include "brg-postal-chart-sheet.h"
#include "brg-postal-fault-words.h"
#include "brg-postal-mail.h"
#include "brg-postal-notes.h"
#include "brg-shell.h"
#include "brg-store-postal-import.h"
#include "brg-store-postal-records.h"
#include "brg-store-postal.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

/* A window holds so many. */
#define MOST_NOTES 12

static BrgShell *
get_shell (BrgLettersPage *self)
{
  return brg_shell_find (GTK_WIDGET (self));
}

/* What is to be entered where that row is worked off. */
static BrgPostalKind
find_kind (const BrgPostalItem *item)
{
  static const BrgPostalKind kinds[BRG_N_POSTAL_DUTIES] = {
    [BRG_POSTAL_INQUIRY_DUE] = BRG_POSTAL_INQUIRY,
    [BRG_POSTAL_REPEAT_DUE] = BRG_POSTAL_LETTER,
    [BRG_POSTAL_REPORT_DUE] = BRG_POSTAL_REPORT,
    [BRG_POSTAL_PROTEST_DUE] = BRG_POSTAL_PROTEST,
    [BRG_POSTAL_RECORD_DUE] = BRG_POSTAL_RECORD,
    [BRG_POSTAL_ANALYSIS_DUE] = BRG_POSTAL_ANALYSIS,
    [BRG_POSTAL_ADJUDICATION_DUE] = BRG_POSTAL_ADJUDGED,
    [BRG_POSTAL_APPEAL_DUE] = BRG_POSTAL_PROTEST,
    [BRG_POSTAL_KEEPING_DUE] = BRG_POSTAL_FINAL,
  };

  if (item == NULL || item->matter == BRG_POSTAL_MOVE)
    return BRG_POSTAL_LETTER;
  if (item->matter == BRG_POSTAL_CORRECTION)
    return BRG_POSTAL_FIX;
  if (item->matter == BRG_POSTAL_LEFT_GAME)
    return BRG_POSTAL_OVER;
  if (item->matter == BRG_POSTAL_SENDING_WAITS)
    return BRG_POSTAL_ARRIVED;
  return item->matter == BRG_POSTAL_DUTY ? kinds[item->duty] : BRG_POSTAL_LETTER;
}

static void
on_letter (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgLettersPage *self = data;
  const BrgPostalCase *matter = brg_letters_page_get_case (self);

  if (matter != NULL)
    brg_letter_sheet_present (get_shell (self), matter->seat.pairing_id, BRG_POSTAL_LETTER,
                              BRG_COLOUR_NONE);
}

/* A protest that waits is answered; else it is entered what became of the decision. */
static void
open_ruling (BrgLettersPage *self, const BrgPostalRuling *ruling)
{
  for (guint i = 0; i < G_N_ELEMENTS (ruling->parties); i++)
    if (ruling->parties[i].entry >= 0 && brg_postal_party_waits (&ruling->parties[i]))
      {
        brg_letters_form_reply (get_shell (self), self->desk, ruling, i);
        return;
      }
  brg_letters_form_way (get_shell (self), self->desk, ruling);
}

static void
open_item (BrgLettersPage *self, const BrgPostalItem *item)
{
  if (item->matter == BRG_POSTAL_ANSWER_WAITS)
    brg_letters_form_reply (get_shell (self), self->desk, &item->ruling, item->party);
  else if (item->matter == BRG_POSTAL_REQUEST_WAITS)
    brg_letters_form_decision (get_shell (self), self->desk, item->game, item);
  else if (item->matter == BRG_POSTAL_REVISION_WAITS)
    brg_letters_form_reversal (get_shell (self), self->desk, &item->ruling, item->party);
  else
    brg_letters_form_way (get_shell (self), self->desk, &item->ruling);
}

/* What the arbiter decides in a game has a form of its own. */
static gboolean
open_decision (BrgLettersPage *self, const BrgPostalItem *item)
{
  if (item == NULL || item->game == NULL)
    return FALSE;
  if (item->matter == BRG_POSTAL_CLAIM_WAITS)
    brg_letters_form_claim (get_shell (self), self->desk, item->game);
  else if (item->matter == BRG_POSTAL_ADJUDICATION_WAITS ||
           (item->matter == BRG_POSTAL_DUTY && item->duty == BRG_POSTAL_ADJUDICATION_DUE))
    brg_letters_form_adjudication (get_shell (self), self->desk, item->game);
  else if (item->matter == BRG_POSTAL_OVERDUE_WAITS)
    brg_letters_form_decision (get_shell (self), self->desk, item->game, item);
  else if (item->matter == BRG_POSTAL_MINUS_WAITS)
    brg_letters_form_minus (get_shell (self), self->desk, item->game);
  else
    return FALSE;
  return TRUE;
}

/* The decision of a row, whatever it is about. */
static void
on_way (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgLettersPage *self = data;
  const BrgPostalRuling *ruling = brg_letters_page_get_ruling (self);

  if (ruling != NULL)
    brg_letters_form_way (get_shell (self), self->desk, ruling);
}

/* A row without a game is about a decision or a break. */
static void
on_row (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgLettersPage *self = data;
  const BrgPostalItem *item = brg_letters_page_get_item (self);
  const BrgPostalCase *matter = brg_letters_page_get_case (self);
  BrgColour side = item != NULL && item->matter == BRG_POSTAL_DUTY ? item->side : BRG_COLOUR_NONE;

  if (brg_letters_page_get_ruling (self) != NULL)
    open_ruling (self, brg_letters_page_get_ruling (self));
  else if (item != NULL && brg_postal_item_has_ruling (item))
    open_item (self, item);
  else if (open_decision (self, item))
    return;
  else if (item != NULL && item->pause != NULL)
    brg_letters_form_pause (get_shell (self), self->desk, item->pause);
  else if (item != NULL && item->matter == BRG_POSTAL_LEFT_RESULTS)
    brg_letters_form_fate (get_shell (self), self->desk, item->leaver.entry);
  else if (matter != NULL)
    brg_letter_sheet_present (get_shell (self), matter->seat.pairing_id, find_kind (item), side);
}

static void
on_repeat (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgLettersPage *self = data;
  const BrgPostalCase *matter = brg_letters_page_get_case (self);

  if (matter != NULL)
    brg_letter_sheet_present (get_shell (self), matter->seat.pairing_id, BRG_POSTAL_REPEAT,
                              BRG_COLOUR_NONE);
}

static void
on_chart (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgLettersPage *self = data;
  const BrgPostalCase *matter = brg_letters_page_get_case (self);

  if (matter != NULL)
    brg_postal_chart_sheet_present (get_shell (self), matter->seat.pairing_id);
}

/* The letter that has the focus in the pane, NULL for none. */
static const BrgPostalRecord *
get_focused_letter (BrgLettersPage *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  const BrgPostalCase *matter = brg_letters_page_get_case (self);
  guint index;

  if (focus == NULL || !GTK_IS_LIST_BOX_ROW (focus) || matter == NULL || matter->game == NULL ||
      gtk_widget_get_parent (focus) != GTK_WIDGET (self->letters_list))
    return NULL;
  index = (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (focus));
  return index < matter->game->records->len
             ? brg_postal_game_get_record (matter->game, matter->game->records->len - 1 - index)
             : NULL;
}

/* Whose letter or row has the focus; of a game who has the move; -1 where nobody is meant. */
static gint
find_player (BrgLettersPage *self)
{
  const BrgPostalCase *matter = brg_letters_page_get_case (self);
  const BrgPostalRecord *letter = get_focused_letter (self);
  const BrgPostalItem *item = brg_letters_page_get_item (self);

  if (letter != NULL && letter->side != BRG_COLOUR_NONE)
    return brg_postal_case_get_entry (matter, letter->side);
  if (item != NULL && item->matter == BRG_POSTAL_LEFT_RESULTS)
    return item->leaver.entry;
  if (item != NULL && item->entry >= 0)
    return item->entry;
  if (matter == NULL)
    return -1;
  return brg_postal_case_get_entry (matter, matter->chart != NULL &&
                                                    matter->chart->turn.side != BRG_COLOUR_NONE
                                                ? matter->chart->turn.side
                                                : BRG_COLOUR_WHITE);
}

static void
on_break (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgLettersPage *self = data;

  if (self->desk != NULL)
    brg_letters_form_break (get_shell (self), self->desk, find_player (self), NULL);
}

/* A letter in the pane is corrected where it was entered. */
static void
on_edit (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter, gpointer data)
{
  BrgLettersPage *self = data;

  if (brg_letters_page_get_case (self) != NULL)
    brg_letter_sheet_present_record (get_shell (self), self->pairing_id,
                                     g_variant_get_int64 (parameter));
}

/* A break that was announced: by its row in the database. */
static void
on_pause (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter, gpointer data)
{
  BrgLettersPage *self = data;

  for (guint i = 0; self->desk != NULL && i < self->desk->event->pauses->len; i++)
    {
      const BrgPostalPause *pause = self->desk->event->pauses->pdata[i];

      if (pause->id == g_variant_get_int64 (parameter))
        {
          brg_letters_form_pause (get_shell (self), self->desk, pause);
          return;
        }
    }
}

static void
on_sheets (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgLettersPage *self = data;

  if (self->desk != NULL)
    brg_letters_form_sheets (get_shell (self), self->desk);
}

static void
on_decision (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgLettersPage *self = data;
  const BrgPostalItem *item = brg_letters_page_get_item (self);

  if (item != NULL && item->matter == BRG_POSTAL_LEFT_RESULTS)
    brg_letters_form_fate (get_shell (self), self->desk, item->leaver.entry);
  else if (self->desk != NULL)
    brg_letters_form_decision (get_shell (self), self->desk, brg_letters_page_get_case (self),
                               NULL);
}

static void
on_terms (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_letters_form_terms (get_shell (data));
}

static void
on_begin (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgSession *session = brg_page_get_session (data);
  BrgSnapshot *snapshot = brg_page_get_snapshot (data);
  g_autoptr (GError) error = NULL;
  gboolean done =
      brg_store_begin_postal (brg_session_get_store (session), snapshot->group->id, &error);

  brg_session_finish (session, done, g_steal_pointer (&error));
}

/* Nothing is sent: texts in a folder. */
static void
on_folder_picked (const char *path, gpointer data)
{
  BrgLettersPage *self = data;
  g_autoptr (GArray) reminders = NULL;
  g_autofree char *told = NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL || self->desk == NULL)
    return;
  reminders = brg_postal_reminders_new (self->desk, self->items, brg_ui_get_words ());
  for (guint i = 0; i < reminders->len; i++)
    {
      const BrgPostalReminder *reminder = &g_array_index (reminders, BrgPostalReminder, i);
      g_autofree char *file = g_build_filename (path, reminder->file, NULL);

      if (!brg_output_write (file, reminder->text, (gssize) strlen (reminder->text),
                             BRG_OUTPUT_PRIVATE, &error))
        {
          brg_ui_tell (GTK_WIDGET (self), _ ("The reminders were not saved"), error->message);
          return;
        }
    }
  told = g_strdup_printf (ngettext ("%u reminder saved", "%u reminders saved", reminders->len),
                          reminders->len);
  brg_session_tell (brg_page_get_session (BRG_PAGE (self)), told);
}

static void
on_reminders (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_ui_pick_file (data, _ ("Folder for the Reminders"), BRG_FILE_FOLDER, NULL, NULL,
                    on_folder_picked, data);
}

/* What is wrong, and where. */
static char *
dup_fault (guint line, guint column, const char *what)
{
  if (column != 0)
    /* Translators: numbers of a line and of a character in it, what is wrong */
    return g_strdup_printf (_ ("Line %u, character %u: %s"), line, column, what);
  /* Translators: number of a line, what is wrong */
  return line != 0 ? g_strdup_printf (_ ("Line %u: %s"), line, what) : g_strdup (what);
}

static void
tell_fault (BrgLettersPage *self, guint line, guint column, const char *what)
{
  g_autofree char *place = dup_fault (line, column, what);

  brg_ui_tell (GTK_WIDGET (self), _ ("The letters were not taken in"), place);
}

/* What is doubted of the letters that came, each with its line; the first of many. */
static void
tell_notes (BrgLettersPage *self, guint n_before, const BrgPostalGame *file)
{
  const BrgPostalCase *matter = brg_letters_page_get_case (self);
  g_autoptr (GArray) notes = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  if (matter == NULL || matter->game == NULL)
    return;
  notes = brg_postal_notes_new (matter->game, self->desk->rules, n_before, file, self->desk->on);
  for (guint i = 0; i < MIN (notes->len, MOST_NOTES); i++)
    {
      const BrgPostalFileNote *note = &g_array_index (notes, BrgPostalFileNote, i);
      g_autofree char *place = dup_fault (note->line, 0, note->text);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", place);
    }
  if (notes->len > MOST_NOTES)
    /* Translators: how many notes are not shown */
    g_string_append_printf (text, _ ("\nand %u more; the chart has all letters"),
                            notes->len - MOST_NOTES);
  if (notes->len > 0)
    brg_ui_tell (GTK_WIDGET (self), _ ("The letters were taken in; look at these days"), text->str);
}

static void
on_game_picked (const char *path, gpointer data)
{
  BrgLettersPage *self = data;
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  const BrgPostalCase *matter = brg_letters_page_get_case (self);
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  guint n_before;
  guint line = 0;

  if (path == NULL || matter == NULL)
    return;
  n_before = matter->game != NULL ? matter->game->records->len : 0;
  name = g_path_get_basename (path);
  bytes = brg_plain_file_read (path, BRG_POSTAL_FILE_LENGTH, &error);
  if (bytes != NULL)
    game = brg_pdn_postal_read_of (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                   matter->game, &fault);
  if (game == NULL)
    {
      g_autofree char *words = error == NULL ? brg_postal_fault_dup_words (&fault) : NULL;

      tell_fault (self, fault.line, fault.column, error != NULL ? error->message : words);
    }
  else if (brg_store_import_postal_game (brg_session_get_store (session), matter->seat.pairing_id,
                                         game, name, &line, &error))
    {
      brg_session_finish (session, TRUE, NULL);
      tell_notes (self, n_before, game);
    }
  else
    tell_fault (self, line, 0, error->message);
}

static void
on_import (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  const char *const filters[] = { _ ("Games by correspondence"), "*.corr;*.txt;*.pdn", NULL };

  brg_ui_pick_file (data, _ ("Letters of the Game"), BRG_FILE_OPEN, filters, NULL, on_game_picked,
                    data);
}

static const GActionEntry entries[] = {
  { .name = "letter", .activate = on_letter },
  { .name = "row", .activate = on_row },
  { .name = "way", .activate = on_way },
  { .name = "repeat", .activate = on_repeat },
  { .name = "chart", .activate = on_chart },
  { .name = "break", .activate = on_break },
  { .name = "edit", .activate = on_edit, .parameter_type = "x" },
  { .name = "pause", .activate = on_pause, .parameter_type = "x" },
  { .name = "sheets", .activate = on_sheets },
  { .name = "decision", .activate = on_decision },
  { .name = "terms", .activate = on_terms },
  { .name = "begin", .activate = on_begin },
  { .name = "reminders", .activate = on_reminders },
  { .name = "import", .activate = on_import },
};

static const struct
{
  guint keyval;
  const char *action;
} keys[] = {
  { GDK_KEY_Insert, "letters.letter" }, { GDK_KEY_KP_Insert, "letters.letter" },
  { GDK_KEY_g, "letters.chart" },       { GDK_KEY_r, "letters.repeat" },
  { GDK_KEY_b, "letters.break" },       { GDK_KEY_d, "letters.decision" },
  { GDK_KEY_n, "letters.reminders" },   { GDK_KEY_p, "letters.way" },
};

/* Letters are keys while nothing is typed. */
static gboolean
on_key_pressed (BrgLettersPage *self,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventControllerKey *controller)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  guint key = brg_ui_key_to_latin (controller, keyval, keycode);

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || GTK_IS_EDITABLE (focus) ||
      GTK_IS_TEXT (focus))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].keyval == key || keys[i].keyval == keyval)
      return gtk_widget_activate_action (GTK_WIDGET (self), keys[i].action, NULL);
  return FALSE;
}

static void
set_enabled (BrgLettersPage *self, const char *name, gboolean is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

static gboolean
is_planned (const BrgSnapshot *snapshot)
{
  for (guint i = 0; i < snapshot->rounds->len; i++)
    if (((const BrgRound *) snapshot->rounds->pdata[i])->state == BRG_ROUND_PLANNED)
      return TRUE;
  return FALSE;
}

void
brg_letters_page_list_breaks (BrgLettersPage *self)
{
  g_menu_remove_all (self->breaks_menu);
  for (guint i = 0; self->desk != NULL && i < self->desk->event->pauses->len; i++)
    {
      const BrgPostalPause *pause = self->desk->event->pauses->pdata[i];
      g_autofree char *name = brg_letters_break_dup_name (self->desk, pause);
      g_autoptr (GMenuItem) item = g_menu_item_new (name, NULL);

      g_menu_item_set_action_and_target (item, "letters.pause", "x", pause->id);
      g_menu_append_item (self->breaks_menu, item);
    }
}

void
brg_letters_page_update_actions (BrgLettersPage *self)
{
  const BrgPostalCase *matter = brg_letters_page_get_case (self);
  const BrgPostalItem *item = brg_letters_page_get_item (self);
  const BrgPostalRuling *ruling = brg_letters_page_get_ruling (self);
  gboolean has_letters = matter != NULL && matter->game != NULL && matter->game->records->len > 0;
  gboolean may_write = self->desk != NULL && brg_page_may_write (BRG_PAGE (self));

  set_enabled (self, "letter", may_write && matter != NULL);
  set_enabled (self, "row",
               may_write &&
                   (matter != NULL || ruling != NULL ||
                    (item != NULL && (brg_postal_item_has_ruling (item) || item->pause != NULL ||
                                      item->matter == BRG_POSTAL_LEFT_RESULTS))));
  set_enabled (self, "way", may_write && ruling != NULL);
  /* rus-draughts-2022 10.3.9: a server loses nothing. */
  set_enabled (self, "repeat",
               may_write && has_letters && matter->game->channel != BRG_POSTAL_BY_SERVER);
  set_enabled (self, "chart", matter != NULL && matter->chart != NULL);
  set_enabled (self, "break", may_write);
  set_enabled (self, "edit", may_write && matter != NULL);
  set_enabled (self, "pause", may_write);
  set_enabled (self, "sheets", may_write);
  set_enabled (self, "decision", may_write);
  set_enabled (self, "begin", may_write && is_planned (self->desk->snapshot));
  set_enabled (self, "reminders", self->desk != NULL);
  set_enabled (self, "import", may_write && matter != NULL);
}

void
brg_letters_page_install_actions (BrgLettersPage *self)
{
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "letters", G_ACTION_GROUP (self->actions));
  brg_ui_add_keys (self, GTK_PHASE_BUBBLE, G_CALLBACK (on_key_pressed), self);
}
