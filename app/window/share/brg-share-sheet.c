/* brg-share-sheet.c - sharing the group on the network: addresses, codes, seats, results that wait
 *
 * Tests: tests/gui/share.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-sheet.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-compat.h"
#include "brg-qr-code.h"
#include "brg-share-addresses.h"
#include "brg-share-boards.h"
#include "brg-share-laptop.h"
#include "brg-share-service.h"
#include "brg-template.h"
#include "brg-ui.h"

struct _BrgShareSheet
{
  BrgSheet parent_instance;

  AdwComboRow *network_row;
  GtkSwitch *share_switch;
  GtkLabel *fault_label;
  GtkWidget *code_box;
  GtkLabel *code_title;
  BrgQrCode *code;
  GtkLabel *code_text;
  GtkLabel *code_note;
  GtkWidget *public_button;
  GtkLabel *reached_label;
  GtkEditable *wifi_row;
  GtkEditable *wifi_password_row;
  BrgQrCode *wifi_code;
  GtkBox *right_box;
  GtkLabel *waiting_label;
  GtkListBox *proposal_list;
  GtkSwitch *direct_switch;
  GtkListBox *seat_list;
  GtkEntry *seat_entry;
  GtkEntry *boards_entry;
  GtkWidget *add_button;

  BrgShareService *service;
  GPtrArray *addresses;
  char *shown_seat; /* (nullable): whose code is on show, NULL for that of the pages */
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (BrgShareSheet, brg_share_sheet, BRG_TYPE_SHEET)

static void show (BrgShareSheet *self);

/* ----- Codes ----- */

static const BrgShareSeat *
find_shown_seat (BrgShareSheet *self)
{
  const GPtrArray *seats = brg_share_service_get_seats (self->service);

  for (guint i = 0; self->shown_seat != NULL && i < seats->len; i++)
    if (g_str_equal (((const BrgShareSeat *) seats->pdata[i])->name, self->shown_seat))
      return seats->pdata[i];
  return NULL;
}

static void
show_code_of_seat (BrgShareSheet *self, const BrgShareSeat *seat)
{
  g_autofree char *url = brg_share_service_dup_seat_url (self->service, seat);
  /* Translators: the name of a seat of a sector arbiter, its first and last board */
  g_autofree char *title =
      g_strdup_printf (_ ("Seat %s, boards %u – %u"), seat->name, seat->first, seat->last);
  /* Translators: six digits */
  g_autofree char *pin = g_strdup_printf (_ ("PIN %s, to be told by mouth"), seat->pin);

  gtk_label_set_text (self->code_title, title);
  gtk_label_set_text (self->code_text, pin);
  gtk_label_set_text (self->code_note, _ ("For the phone of this arbiter alone."));
  brg_qr_code_set_text (self->code, url, title);
}

static void
show_code_of_pages (BrgShareSheet *self, const char *url)
{
  gtk_label_set_text (self->code_title, _ ("Pairings and standings for everybody"));
  gtk_label_set_text (self->code_text, url);
  gtk_label_set_text (self->code_note, g_str_has_prefix (url, "http://127.")
                                           ? _ ("Only this computer reaches it, no phone.")
                                           : _ ("Phones have to be in the same network."));
  brg_qr_code_set_text (self->code, url, url);
}

static void
show_code (BrgShareSheet *self)
{
  const char *url = brg_share_service_get_url (self->service);
  const BrgShareSeat *seat = find_shown_seat (self);

  gtk_widget_set_visible (self->code_box, url != NULL);
  gtk_widget_set_visible (self->public_button, seat != NULL);
  if (url == NULL)
    return;
  /* An address is copied, a PIN is said. */
  gtk_label_set_selectable (self->code_text, seat == NULL);
  if (seat != NULL)
    show_code_of_seat (self, seat);
  else
    show_code_of_pages (self, url);
}

static void
on_public_clicked (BrgShareSheet *self)
{
  g_clear_pointer (&self->shown_seat, g_free);
  show_code (self);
}

/* What phones read as the password of a network: these signs are marked. */
static void
append_marked (GString *text, const char *part)
{
  for (const char *at = part; *at != '\0'; at++)
    {
      if (strchr ("\\;,:\"", *at) != NULL)
        g_string_append_c (text, '\\');
      g_string_append_c (text, *at);
    }
}

static void
show_wifi (BrgShareSheet *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->wifi_row)));
  const char *password = gtk_editable_get_text (self->wifi_password_row);
  g_autoptr (GString) text = g_string_new (NULL);
  /* Translators: the name of a network */
  g_autofree char *label = g_strdup_printf (_ ("Code of the Wi-Fi %s"), name);

  gtk_widget_set_visible (GTK_WIDGET (self->wifi_code), *name != '\0');
  if (*name == '\0')
    return;
  g_string_append (text, *password != '\0' ? "WIFI:T:WPA;S:" : "WIFI:T:nopass;S:");
  append_marked (text, name);
  if (*password != '\0')
    {
      g_string_append (text, ";P:");
      append_marked (text, password);
    }
  g_string_append (text, ";;");
  brg_qr_code_set_text (self->wifi_code, text->str, label);
}

/* ----- On and off ----- */

static void
fill_networks (BrgShareSheet *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->addresses = brg_share_addresses_list ();
  for (guint i = 0; i < self->addresses->len; i++)
    {
      const BrgShareAddress *address = self->addresses->pdata[i];
      g_autofree char *name = address->is_own
                                  /* Translators: an address */
                                  ? g_strdup_printf (_ ("%s, this computer only"), address->address)
                                  : g_strdup_printf ("%s, %s", address->address, address->network);

      gtk_string_list_append (names, name);
    }
  adw_combo_row_set_model (self->network_row, G_LIST_MODEL (names));
}

static gboolean
on_share_set (BrgShareSheet *self, gboolean is_on)
{
  guint chosen = adw_combo_row_get_selected (self->network_row);
  g_autoptr (GError) error = NULL;

  if (self->is_filling || is_on == brg_share_service_is_on (self->service))
    return FALSE;
  if (!is_on)
    brg_share_service_stop (self->service);
  else if (chosen < self->addresses->len)
    {
      const BrgShareAddress *address = self->addresses->pdata[chosen];

      if (!brg_share_service_start (self->service, address->address, &error))
        brg_session_tell (brg_sheet_get_session (BRG_SHEET (self)), error->message);
    }
  show (self);
  return TRUE;
}

static gboolean
on_direct_set (BrgShareSheet *self, gboolean is_direct)
{
  if (!self->is_filling)
    brg_share_service_set_direct (self->service, is_direct);
  return FALSE;
}

/* ----- Results that wait ----- */

/* The board as it stands now; %NULL when the round is on no more, or the pair is another one. */
static const BrgShareBoard *
find_board (const GPtrArray *boards, const BrgProposal *proposal)
{
  const BrgShareBoard *board = brg_share_boards_find (boards, proposal->board);

  return board != NULL && board->game_id == proposal->game_id ? board : NULL;
}

/* What a row is about, with what it says of the board. */
typedef struct
{
  gint64 id;
  BrgProposalSight seen;
} Offer;

static void
decide (BrgShareSheet *self, const Offer *offer, gboolean accepts)
{
  brg_share_service_decide (self->service, offer->id, accepts, &offer->seen);
}

static Offer
get_offer (GtkWidget *row)
{
  return *(const Offer *) g_object_get_data (G_OBJECT (row), "brg-proposal");
}

/* A result that stands is replaced only after a question. */
typedef struct
{
  BrgShareSheet *sheet; /* owned */
  Offer offer;
} Replacing;

static void
on_replace_answered (const char *answer, gpointer data)
{
  Replacing *replacing = data;

  if (g_str_equal (answer, "yes"))
    decide (replacing->sheet, &replacing->offer, TRUE);
  g_object_unref (replacing->sheet);
  g_free (replacing);
}

static void
accept_row (BrgShareSheet *self, GtkWidget *row)
{
  const char *question = g_object_get_data (G_OBJECT (row), "brg-question");
  Offer offer = get_offer (row);
  Replacing *replacing;

  if (question == NULL)
    {
      decide (self, &offer, TRUE);
      return;
    }
  replacing = g_new0 (Replacing, 1);
  replacing->sheet = g_object_ref (self);
  replacing->offer = offer;
  brg_ui_ask (GTK_WIDGET (self), question, g_object_get_data (G_OBJECT (row), "brg-facts"), NULL,
              _ ("_Replace"), TRUE, on_replace_answered, replacing);
}

static void
on_accept_clicked (GtkWidget *button, BrgShareSheet *self)
{
  accept_row (self, gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW));
}

static void
refuse_row (BrgShareSheet *self, GtkWidget *row)
{
  Offer offer = get_offer (row);

  decide (self, &offer, FALSE);
}

static void
on_refuse_clicked (GtkWidget *button, BrgShareSheet *self)
{
  refuse_row (self, gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW));
}

static void
on_proposal_activated (BrgShareSheet *self, GtkListBoxRow *row)
{
  accept_row (self, GTK_WIDGET (row));
}

static gboolean
on_proposal_key (BrgShareSheet *self, guint keyval, guint keycode, GdkModifierType state)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->proposal_list);

  (void) keycode;
  if ((keyval != GDK_KEY_Delete && keyval != GDK_KEY_KP_Delete) || row == NULL ||
      (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  refuse_row (self, GTK_WIDGET (row));
  return GDK_EVENT_STOP;
}

/* As it is written in the table. */
static const char *
get_result_text (BrgProposalResult result)
{
  static const char *const texts[BRG_N_PROPOSAL_RESULTS] = {
    [BRG_PROPOSAL_WHITE] = "1\u00a0–\u00a00",
    [BRG_PROPOSAL_BLACK] = "0\u00a0–\u00a01",
    [BRG_PROPOSAL_DRAW] = "½\u00a0–\u00a0½",
  };

  return texts[result];
}

static GtkWidget *
make_proposal_buttons (BrgShareSheet *self, gboolean replaces)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *refuse = gtk_button_new_with_label (_ ("Refuse"));
  GtkWidget *accept = gtk_button_new_with_label (replaces ? _ ("Replace…") : _ ("Accept"));

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  g_signal_connect (refuse, "clicked", G_CALLBACK (on_refuse_clicked), self);
  g_signal_connect (accept, "clicked", G_CALLBACK (on_accept_clicked), self);
  gtk_box_append (GTK_BOX (box), refuse);
  gtk_box_append (GTK_BOX (box), accept);
  return box;
}

static char *
dup_standing (const BrgShareBoard *board)
{
  if (board == NULL)
    return g_strdup (_ ("Another pair sits at the board now."));
  if (*board->result == '\0')
    return g_strdup (_ ("nothing stands there"));
  /* Translators: a result */
  return g_strdup_printf (_ ("%s stands there"), board->result);
}

static GtkWidget *
make_proposal_row (BrgShareSheet *self, const BrgProposal *proposal, const BrgShareBoard *board)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *standing = dup_standing (board);
  g_autofree char *pair =
      board != NULL ? g_strdup_printf ("%s – %s", board->white, board->black) : g_strdup ("");
  g_autofree char *title =
      g_strdup_printf ("%s  %s  %s", proposal->board, pair, get_result_text (proposal->result));
  /* Translators: the name of a seat, an address, "nothing stands there" */
  g_autofree char *subtitle =
      g_strdup_printf (_ ("seat %s, %s; %s"), proposal->seat, proposal->address, standing);
  gboolean replaces = board != NULL && *board->result != '\0' && proposal->meeting_game == 0;
  Offer *offer = g_new (Offer, 1);

  *offer = (Offer){ proposal->id,
                    brg_share_boards_look (brg_sheet_get_snapshot (BRG_SHEET (self)), proposal) };
  g_object_set_data_full (G_OBJECT (row), "brg-proposal", offer, g_free);
  /* Who plays, who sent it, what stands there: the question is answered by what it says itself. */
  g_object_set_data_full (G_OBJECT (row), "brg-facts", g_strdup_printf ("%s\n%s", pair, subtitle),
                          g_free);
  if (replaces)
    g_object_set_data_full (
        G_OBJECT (row), "brg-question",
        /* Translators: a board, the result that stands, the result that takes its place */
        g_strdup_printf (_ ("Board %s: replace %s by %s?"), proposal->board, board->result,
                         get_result_text (proposal->result)),
        g_free);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), make_proposal_buttons (self, replaces));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  return row;
}

/* Where nothing waits any more, the sentence that says so is read. */
static void
focus_proposals (BrgShareSheet *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->proposal_list);

  gtk_widget_grab_focus (row != NULL ? GTK_WIDGET (row) : GTK_WIDGET (self->waiting_label));
}

/* A question gives the focus back to a row that may be gone. */
static void
on_uncovered (GtkWindow *window)
{
  if (gtk_window_get_focus (window) == NULL)
    focus_proposals (BRG_SHARE_SHEET (window));
}

/* The rows are made anew; who was at one stays at the same place of the list. */
static void
show_proposals (BrgShareSheet *self)
{
  const GPtrArray *proposals = brg_share_service_get_proposals (self->service);
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->proposal_list);
  gint at = row != NULL ? gtk_list_box_row_get_index (row) : 0;
  gboolean had_focus = row != NULL && gtk_widget_get_focus_child (GTK_WIDGET (self->proposal_list));
  g_autofree char *label =
      proposals->len == 0
          ? g_strdup (_ ("No result waits"))
          : g_strdup_printf (ngettext ("%u result waits: Enter accepts, Delete refuses",
                                       "%u results wait: Enter accepts, Delete refuses",
                                       proposals->len),
                             proposals->len);

  gtk_label_set_text (self->waiting_label, label);
  /* Not on a row that goes: the toolkit would look for another place later. */
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->waiting_label));
  gtk_widget_set_visible (GTK_WIDGET (self->proposal_list), proposals->len > 0);
  brg_ui_clear (self->proposal_list);
  for (guint i = 0; i < proposals->len && snapshot != NULL; i++)
    {
      const BrgProposal *proposal = proposals->pdata[i];
      g_autoptr (GPtrArray) boards = brg_share_boards_list (snapshot, proposal->round);

      gtk_list_box_append (self->proposal_list,
                           make_proposal_row (self, proposal, find_board (boards, proposal)));
    }
  row = gtk_list_box_get_row_at_index (self->proposal_list,
                                       MAX (0, MIN (at, (gint) proposals->len - 1)));
  gtk_list_box_select_row (self->proposal_list, row);
  if (had_focus)
    focus_proposals (self);
}

/* ----- Seats ----- */

static const char *
get_seat_name (GtkWidget *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW);

  return g_object_get_data (G_OBJECT (row), "brg-seat");
}

static void
on_seat_code_clicked (GtkWidget *button, BrgShareSheet *self)
{
  g_free (self->shown_seat);
  self->shown_seat = g_strdup (get_seat_name (button));
  show_code (self);
}

static void
on_seat_renewed (GtkWidget *button, BrgShareSheet *self)
{
  const GPtrArray *seats = brg_share_service_get_seats (self->service);
  g_autofree char *name = g_strdup (get_seat_name (button));

  for (guint i = 0; i < seats->len; i++)
    {
      const BrgShareSeat *seat = seats->pdata[i];

      if (!g_str_equal (seat->name, name))
        continue;
      g_free (self->shown_seat);
      self->shown_seat = g_strdup (name);
      brg_share_service_add_seat (self->service, name, seat->first, seat->last);
      return;
    }
}

static void
on_seat_removed (GtkWidget *button, BrgShareSheet *self)
{
  brg_share_service_remove_seat (self->service, get_seat_name (button));
}

static void
add_seat_button (GtkWidget *row, const char *verb, const char *name, GCallback func, gpointer data)
{
  GtkWidget *button = gtk_button_new_with_label (verb);
  /* Translators: what a button does, the name of the seat that it is for */
  g_autofree char *label = g_strdup_printf (_ ("%s, seat %s"), verb, name);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect (button, "clicked", func, data);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

static GtkWidget *
make_seat_row (BrgShareSheet *self, const BrgShareSeat *seat)
{
  GtkWidget *row = adw_action_row_new ();
  gboolean is_locked = brg_share_service_is_locked (self->service, seat->name);
  /* Translators: the first and the last board */
  g_autofree char *boards = g_strdup_printf (_ ("boards %u – %u"), seat->first, seat->last);
  g_autofree char *subtitle =
      is_locked ? g_strdup_printf ("%s · %s", boards, _ ("locked: five wrong PINs"))
                : g_strdup (boards);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), seat->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  g_object_set_data_full (G_OBJECT (row), "brg-seat", g_strdup (seat->name), g_free);
  add_seat_button (row, _ ("Code"), seat->name, G_CALLBACK (on_seat_code_clicked), self);
  add_seat_button (row, _ ("New PIN"), seat->name, G_CALLBACK (on_seat_renewed), self);
  add_seat_button (row, _ ("Remove"), seat->name, G_CALLBACK (on_seat_removed), self);
  return row;
}

static void
show_seats (BrgShareSheet *self)
{
  const GPtrArray *seats = brg_share_service_get_seats (self->service);

  gtk_widget_set_visible (GTK_WIDGET (self->seat_list), seats->len > 0);
  brg_ui_clear (self->seat_list);
  for (guint i = 0; i < seats->len; i++)
    gtk_list_box_append (self->seat_list, make_seat_row (self, seats->pdata[i]));
}

/* The form is read as a line of a file of seats is: there is one rule of what a seat may be. */
static BrgShareSeat *
read_form (BrgShareSheet *self)
{
  g_autofree char *name = brg_ui_dup_text (self->seat_entry);
  g_autofree char *boards = brg_ui_dup_text (self->boards_entry);
  g_autofree char *line = g_strdup_printf ("%s\t%s\tsecret\tpin", name, boards);
  g_autoptr (GPtrArray) seats = *name != '#' ? brg_share_seats_parse (line, NULL) : NULL;

  return seats != NULL && seats->len == 1 ? g_ptr_array_steal_index (seats, 0) : NULL;
}

static void
show_form (BrgShareSheet *self)
{
  BrgShareSeat *seat = read_form (self);
  const char *boards = brg_ui_get_text (self->boards_entry);

  gtk_widget_set_sensitive (self->add_button, seat != NULL);
  brg_ui_set_class (self->boards_entry, "error",
                    seat == NULL && *boards != '\0' && *brg_ui_get_text (self->seat_entry) != '\0');
  brg_share_seat_free (seat);
}

static void
on_seat_added (BrgShareSheet *self)
{
  BrgShareSeat *seat = read_form (self);

  if (seat == NULL)
    return;
  g_free (self->shown_seat);
  self->shown_seat = g_strdup (seat->name);
  brg_share_service_add_seat (self->service, seat->name, seat->first, seat->last);
  brg_ui_set_text (self->seat_entry, "");
  brg_ui_set_text (self->boards_entry, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->seat_entry));
  brg_share_seat_free (seat);
}

/* ----- The whole ----- */

static void
show_reached (BrgShareSheet *self)
{
  guint count = brg_share_service_count_reached (self->service);
  g_autofree char *text = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->reached_label),
                          brg_share_service_get_url (self->service) != NULL);
  if (count == 0)
    text =
        g_strdup (_ ("0 phones have reached me. Check: is the phone in this network, mobile data "
                     "off? Does a firewall of this computer close the port? Networks of halls "
                     "often keep phones apart or ask for a login: then use a hotspot of your "
                     "own."));
  else
    text = g_strdup_printf (
        ngettext ("%u phone has reached me.", "%u phones have reached me.", count), count);
  gtk_label_set_text (self->reached_label, text);
}

static void
show (BrgShareSheet *self)
{
  gboolean is_on = brg_share_service_is_on (self->service);
  const char *fault = brg_share_service_get_fault (self->service);

  self->is_filling = TRUE;
  gtk_switch_set_active (self->share_switch, is_on);
  gtk_switch_set_state (self->share_switch, is_on);
  gtk_switch_set_active (self->direct_switch, brg_share_service_is_direct (self->service));
  self->is_filling = FALSE;
  gtk_widget_set_sensitive (GTK_WIDGET (self->network_row), !is_on);
  gtk_widget_set_visible (GTK_WIDGET (self->fault_label), fault != NULL);
  gtk_label_set_text (self->fault_label, fault != NULL ? fault : "");
  show_code (self);
  show_reached (self);
  show_proposals (self);
  show_seats (self);
}

static void
brg_share_sheet_dispose (GObject *object)
{
  BrgShareSheet *self = BRG_SHARE_SHEET (object);

  g_clear_pointer (&self->addresses, g_ptr_array_unref);
  g_clear_pointer (&self->shown_seat, g_free);
  G_OBJECT_CLASS (brg_share_sheet_parent_class)->dispose (object);
}

static const BrgTemplateChild children[] = {
  BRG_TEMPLATE_CHILD (BrgShareSheet, network_row),
  BRG_TEMPLATE_CHILD (BrgShareSheet, share_switch),
  BRG_TEMPLATE_CHILD (BrgShareSheet, fault_label),
  BRG_TEMPLATE_CHILD (BrgShareSheet, code_box),
  BRG_TEMPLATE_CHILD (BrgShareSheet, code_title),
  BRG_TEMPLATE_CHILD (BrgShareSheet, code),
  BRG_TEMPLATE_CHILD (BrgShareSheet, code_text),
  BRG_TEMPLATE_CHILD (BrgShareSheet, code_note),
  BRG_TEMPLATE_CHILD (BrgShareSheet, public_button),
  BRG_TEMPLATE_CHILD (BrgShareSheet, reached_label),
  BRG_TEMPLATE_CHILD (BrgShareSheet, wifi_row),
  BRG_TEMPLATE_CHILD (BrgShareSheet, wifi_password_row),
  BRG_TEMPLATE_CHILD (BrgShareSheet, wifi_code),
  BRG_TEMPLATE_CHILD (BrgShareSheet, right_box),
  BRG_TEMPLATE_CHILD (BrgShareSheet, waiting_label),
  BRG_TEMPLATE_CHILD (BrgShareSheet, proposal_list),
  BRG_TEMPLATE_CHILD (BrgShareSheet, direct_switch),
  BRG_TEMPLATE_CHILD (BrgShareSheet, seat_list),
  BRG_TEMPLATE_CHILD (BrgShareSheet, seat_entry),
  BRG_TEMPLATE_CHILD (BrgShareSheet, boards_entry),
  BRG_TEMPLATE_CHILD (BrgShareSheet, add_button),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_share_set),      BRG_TEMPLATE_CALLBACK (on_direct_set),
  BRG_TEMPLATE_CALLBACK (on_public_clicked), BRG_TEMPLATE_CALLBACK (on_proposal_activated),
  BRG_TEMPLATE_CALLBACK (on_seat_added),     BRG_TEMPLATE_CALLBACK (show_form),
  BRG_TEMPLATE_CALLBACK (show_wifi),
};

static void
brg_share_sheet_class_init (BrgShareSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_share_sheet_dispose;
  g_type_ensure (BRG_TYPE_QR_CODE);
  brg_template_set (klass, "brg-share-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_share_sheet_init (BrgShareSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_ui_add_keys (self->proposal_list, GTK_PHASE_CAPTURE, G_CALLBACK (on_proposal_key), self);
  brg_compat_watch_uncovered (GTK_WINDOW (self), on_uncovered);
  fill_networks (self);
}

void
brg_share_sheet_present (BrgShell *shell)
{
  BrgShareSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  if (brg_session_get_snapshot (brg_shell_get_session (shell)) == NULL)
    return;
  self = g_object_new (BRG_TYPE_SHARE_SHEET, "transient-for", shell, NULL);
  self->service = brg_share_service_get (shell);
  g_signal_connect_object (self->service, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->right_box, brg_share_laptop_new (self->service));
  show (self);
  show_form (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (brg_share_service_get_proposals (self->service)->len > 0
                             ? GTK_WIDGET (self->proposal_list)
                             : GTK_WIDGET (self->share_switch));
}
