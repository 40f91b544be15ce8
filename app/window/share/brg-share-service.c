/* brg-share-service.c - the open group on the network of the hall, as long as the window shares it
 *
 * Tests: tests/gui/share.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-service.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <string.h>
#include <sys/random.h>

#include "brg-output.h"
#include "brg-share-desk.h"

/* The port of the first try, and how long pages may be behind the table, milliseconds. */
#define USUAL_PORT 8090
#define RENEW_MS 300
/* So long the answer to who took over may take, seconds. */
#define SECONDS_TO_HEAR 3
#define BYTES_OF_SECRET 16
#define PINS 1000000

struct _BrgShareService
{
  GObject parent_instance;

  BrgShell *shell; /* weak: it owns the service */
  BrgShareDesk *desk;
  const BrgStore *store; /* not owned, only compared: the one that the desk looks into */
  gint64 group_id;
  char *address;
  char *url;
  char *fault;
  guint16 port;
  guint n_reached;
  gboolean is_direct;
  guint renew_source;
  guint given_up_source;
  GPtrArray *proposals;
  GPtrArray *seats;
  GHashTable *locked;
  gboolean is_followed;
  BrgSharePair pair;
  guint n_followers;
  char *copy_fault;
};

G_DEFINE_FINAL_TYPE (BrgShareService, brg_share_service, G_TYPE_OBJECT)

static guint changed_signal;

static void
tell (BrgShareService *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static BrgSession *
get_session (BrgShareService *self)
{
  return brg_shell_get_session (self->shell);
}

/* ----- What the desk says ----- */

static void
on_listening (const char *url, gpointer data)
{
  BrgShareService *self = data;

  g_free (self->url);
  self->url = g_strdup (url);
  tell (self);
}

static void
on_proposed (const BrgProposal *proposal, gpointer data)
{
  BrgShareService *self = data;

  if (proposal->state == BRG_PROPOSAL_WAITING)
    g_ptr_array_add (self->proposals, brg_proposal_copy (proposal));
  tell (self);
}

static void
forget (BrgShareService *self, gint64 id)
{
  for (guint i = 0; i < self->proposals->len; i++)
    if (((const BrgProposal *) self->proposals->pdata[i])->id == id)
      {
        g_ptr_array_remove_index (self->proposals, i);
        return;
      }
}

static void
on_settled (gint64 id, BrgProposalState state, const char *reason, gpointer data)
{
  BrgShareService *self = data;

  (void) state;
  forget (self, id);
  if (reason != NULL)
    brg_session_tell (get_session (self), reason);
  tell (self);
}

static void
on_locked (const char *seat, gpointer data)
{
  BrgShareService *self = data;
  /* Translators: %s is the name of a seat of a sector arbiter */
  g_autofree char *text = g_strdup_printf (_ ("Seat %s is locked: five wrong PINs."), seat);

  g_hash_table_add (self->locked, g_strdup (seat));
  brg_session_tell (get_session (self), text);
  tell (self);
}

static void
on_reached (guint n_addresses, gpointer data)
{
  BrgShareService *self = data;

  self->n_reached = n_addresses;
  tell (self);
}

static void
on_followed (guint n_laptops, gpointer data)
{
  BrgShareService *self = data;

  self->n_followers = n_laptops;
  tell (self);
}

static void
on_unpaired (const char *address, gpointer data)
{
  BrgShareService *self = data;
  /* Translators: an address in the network, 192.168.1.7 */
  g_autofree char *text = g_strdup_printf (
      _ ("%s asked for the copy with wrong codes five times and is answered no more."), address);

  brg_session_tell (get_session (self), text);
}

static void
on_copied (const char *fault, gpointer data)
{
  BrgShareService *self = data;

  if (g_strcmp0 (self->copy_fault, fault) == 0)
    return;
  g_free (self->copy_fault);
  self->copy_fault = g_strdup (fault);
  tell (self);
}

static gboolean
on_given_up_heard (gpointer data)
{
  BrgShareService *self = data;

  self->given_up_source = 0;
  brg_share_service_stop (self);
  return G_SOURCE_REMOVE;
}

/* Who takes over has said so, and this window only looks on: in its box it says so for good. When
 * he has his answer nothing is shared from here any more. */
static void
on_given_up (const BrgLeaseHolder *heir, gpointer data)
{
  BrgShareService *self = data;
  /* Translators: the name of a computer, of a person */
  g_autofree char *text =
      g_strdup_printf (_ ("The event was taken over at the computer “%s”, %s: this file is a copy "
                          "from now on."),
                       heir->computer, heir->person);

  brg_session_finish_from_outside (get_session (self));
  brg_session_tell (get_session (self), text);
  if (self->given_up_source == 0)
    self->given_up_source = g_timeout_add_seconds (SECONDS_TO_HEAR, on_given_up_heard, self);
}

static void
on_ended (const char *fault, gpointer data)
{
  BrgShareService *self = data;

  g_free (self->fault);
  self->fault = g_strdup (fault);
  g_clear_pointer (&self->url, g_free);
  tell (self);
}

/* What a phone has written is an act like any other: pages are shown anew, and Undo offers it. Who
 * works at a page stays where he is. */
static void
on_written (gpointer data)
{
  brg_session_finish_from_outside (get_session (data));
}

/* ----- Start and end ----- */

static void
put_away (BrgShareService *self)
{
  g_clear_handle_id (&self->renew_source, g_source_remove);
  g_clear_handle_id (&self->given_up_source, g_source_remove);
  g_clear_pointer (&self->desk, brg_share_desk_free);
  g_clear_pointer (&self->url, g_free);
  g_ptr_array_set_size (self->proposals, 0);
  self->n_reached = 0;
  self->n_followers = 0;
  g_clear_pointer (&self->copy_fault, g_free);
}

static gboolean
start_at (BrgShareService *self, guint16 port, GError **error)
{
  g_autofree char *language =
      brg_preferences_dup_document_language (brg_shell_get_preferences (self->shell));
  const BrgShareSettings settings = {
    .group_id = self->group_id,
    .language = language,
    .address = self->address,
    .port = port,
    .seats = self->seats,
    .is_direct = self->is_direct,
    .pair = self->is_followed ? &self->pair : NULL,
  };
  const BrgShareNews news = {
    .listening = on_listening,
    .proposed = on_proposed,
    .settled = on_settled,
    .locked = on_locked,
    .reached = on_reached,
    .followed = on_followed,
    .unpaired = on_unpaired,
    .copied = on_copied,
    .given_up = on_given_up,
    .ended = on_ended,
    .changed = on_written,
    .data = self,
  };

  self->port = port;
  self->store = brg_session_get_store (get_session (self));
  self->desk =
      brg_share_desk_new (brg_session_get_store (get_session (self)), &settings, &news, error);
  return self->desk != NULL;
}

/* Whether somebody listens there already: tried here, so that no server is started in vain. */
static gboolean
is_free (const char *address, guint16 port)
{
  g_autoptr (GSocketAddress) wanted = g_inet_socket_address_new_from_string (address, port);
  g_autoptr (GSocketListener) listener = g_socket_listener_new ();
  gboolean done =
      wanted != NULL && g_socket_listener_add_address (listener, wanted, G_SOCKET_TYPE_STREAM,
                                                       G_SOCKET_PROTOCOL_TCP, NULL, NULL, NULL);

  g_socket_listener_close (listener);
  return done;
}

gboolean
brg_share_service_start (BrgShareService *self, const char *address, GError **error)
{
  BrgSnapshot *snapshot;
  gboolean done;

  g_return_val_if_fail (BRG_IS_SHARE_SERVICE (self) && address != NULL, FALSE);

  snapshot = brg_session_get_snapshot (get_session (self));
  g_return_val_if_fail (snapshot != NULL, FALSE);
  put_away (self);
  g_clear_pointer (&self->fault, g_free);
  g_hash_table_remove_all (self->locked);
  g_free (self->address);
  self->address = g_strdup (address);
  self->group_id = snapshot->group->id;
  done = start_at (self, is_free (address, USUAL_PORT) ? USUAL_PORT : 0, error);
  tell (self);
  return done;
}

void
brg_share_service_stop (BrgShareService *self)
{
  g_return_if_fail (BRG_IS_SHARE_SERVICE (self));

  put_away (self);
  g_clear_pointer (&self->fault, g_free);
  tell (self);
}

static gboolean
on_renewed (gpointer data)
{
  BrgShareService *self = data;

  self->renew_source = 0;
  if (self->desk != NULL)
    brg_share_desk_renew (self->desk, brg_session_get_snapshot (get_session (self)), NULL);
  return G_SOURCE_REMOVE;
}

/* Another group, event or workspace ends it: nothing of them was meant for the hall. Pages follow a
 * little later, so that no key waits for them. */
static void
on_session_changed (BrgShareService *self)
{
  BrgSnapshot *snapshot = brg_session_get_snapshot (get_session (self));

  if (self->desk == NULL)
    return;
  if (snapshot == NULL || snapshot->group->id != self->group_id ||
      brg_session_get_store (get_session (self)) != self->store)
    brg_share_service_stop (self);
  else if (self->renew_source == 0)
    self->renew_source = g_timeout_add_full (G_PRIORITY_LOW, RENEW_MS, on_renewed, self, NULL);
}

/* ----- The object ----- */

static void
brg_share_service_finalize (GObject *object)
{
  BrgShareService *self = BRG_SHARE_SERVICE (object);

  put_away (self);
  g_free (self->address);
  g_free (self->fault);
  g_ptr_array_unref (self->proposals);
  g_ptr_array_unref (self->seats);
  g_hash_table_unref (self->locked);
  brg_share_pair_clear (&self->pair);
  G_OBJECT_CLASS (brg_share_service_parent_class)->finalize (object);
}

static void
brg_share_service_class_init (BrgShareServiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_share_service_finalize;
  changed_signal = g_signal_new ("changed", BRG_TYPE_SHARE_SERVICE, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
brg_share_service_init (BrgShareService *self)
{
  self->proposals = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_proposal_free);
  self->seats = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_share_seat_free);
  self->locked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

BrgShareService *
brg_share_service_get (BrgShell *shell)
{
  static const char key[] = "brg-share-service";
  BrgShareService *self;

  g_return_val_if_fail (BRG_IS_SHELL (shell), NULL);

  self = g_object_get_data (G_OBJECT (shell), key);
  if (self != NULL)
    return self;
  self = g_object_new (BRG_TYPE_SHARE_SERVICE, NULL);
  self->shell = shell;
  g_object_set_data_full (G_OBJECT (shell), key, self, g_object_unref);
  g_signal_connect_object (brg_shell_get_session (shell), "changed",
                           G_CALLBACK (on_session_changed), self, G_CONNECT_SWAPPED);
  return self;
}

/* ----- What there is ----- */

gboolean
brg_share_service_is_on (BrgShareService *self)
{
  g_return_val_if_fail (BRG_IS_SHARE_SERVICE (self), FALSE);

  return self->desk != NULL && self->fault == NULL;
}

const char *
brg_share_service_get_url (BrgShareService *self)
{
  g_return_val_if_fail (BRG_IS_SHARE_SERVICE (self), NULL);

  return self->url;
}

const char *
brg_share_service_get_fault (BrgShareService *self)
{
  g_return_val_if_fail (BRG_IS_SHARE_SERVICE (self), NULL);

  return self->fault;
}

guint
brg_share_service_count_reached (BrgShareService *self)
{
  g_return_val_if_fail (BRG_IS_SHARE_SERVICE (self), 0);

  return self->n_reached;
}

const GPtrArray *
brg_share_service_get_proposals (BrgShareService *self)
{
  g_return_val_if_fail (BRG_IS_SHARE_SERVICE (self), NULL);

  return self->proposals;
}

const GPtrArray *
brg_share_service_get_seats (BrgShareService *self)
{
  g_return_val_if_fail (BRG_IS_SHARE_SERVICE (self), NULL);

  return self->seats;
}

gboolean
brg_share_service_is_locked (BrgShareService *self, const char *name)
{
  g_return_val_if_fail (BRG_IS_SHARE_SERVICE (self) && name != NULL, FALSE);

  return g_hash_table_contains (self->locked, name);
}

/* ----- Seats ----- */

static void
draw (void *bytes, gsize length)
{
  gsize done = 0;

  while (done < length)
    {
      gssize count = getrandom ((guint8 *) bytes + done, length - done, 0);

      done += count > 0 ? (gsize) count : 0;
    }
}

/* Every PIN is as likely as the others. */
static char *
draw_pin (void)
{
  guint32 number;

  do
    draw (&number, sizeof number);
  while (number >= G_MAXUINT32 / PINS * PINS);
  return g_strdup_printf ("%06u", number % PINS);
}

static char *
draw_secret (void)
{
  guint8 bytes[BYTES_OF_SECRET];
  GString *text = g_string_new (NULL);

  draw (bytes, sizeof bytes);
  for (guint i = 0; i < sizeof bytes; i++)
    g_string_append_printf (text, "%02x", bytes[i]);
  return g_string_free (text, FALSE);
}

static void
drop_seat (BrgShareService *self, const char *name)
{
  for (guint i = 0; i < self->seats->len; i++)
    if (g_str_equal (((const BrgShareSeat *) self->seats->pdata[i])->name, name))
      {
        g_ptr_array_remove_index (self->seats, i);
        break;
      }
  g_hash_table_remove (self->locked, name);
}

static gint
compare_seats (gconstpointer a, gconstpointer b)
{
  const BrgShareSeat *const *first = a;
  const BrgShareSeat *const *second = b;

  return g_utf8_collate ((*first)->name, (*second)->name);
}

void
brg_share_service_add_seat (BrgShareService *self, const char *name, guint first, guint last)
{
  BrgShareSeat *seat;

  g_return_if_fail (BRG_IS_SHARE_SERVICE (self) && name != NULL && first >= 1 && last >= first);

  seat = g_new0 (BrgShareSeat, 1);
  seat->name = g_strdup (name);
  seat->first = first;
  seat->last = last;
  seat->secret = draw_secret ();
  seat->pin = draw_pin ();
  drop_seat (self, name);
  g_ptr_array_add (self->seats, seat);
  g_ptr_array_sort (self->seats, compare_seats);
  if (self->desk != NULL)
    brg_share_desk_add_seat (self->desk, seat);
  tell (self);
}

void
brg_share_service_remove_seat (BrgShareService *self, const char *name)
{
  g_autofree char *kept = g_strdup (name);

  g_return_if_fail (BRG_IS_SHARE_SERVICE (self) && name != NULL);

  drop_seat (self, kept);
  if (self->desk != NULL)
    brg_share_desk_remove_seat (self->desk, kept);
  tell (self);
}

char *
brg_share_service_dup_seat_url (BrgShareService *self, const BrgShareSeat *seat)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (BRG_IS_SHARE_SERVICE (self) && seat != NULL, NULL);

  if (self->url == NULL)
    return NULL;
  name = g_uri_escape_string (seat->name, NULL, FALSE);
  return g_strdup_printf ("%sseat#seat=%s&boards=%u-%u&secret=%s", self->url, name, seat->first,
                          seat->last, seat->secret);
}

/* ----- Results ----- */

gboolean
brg_share_service_is_direct (BrgShareService *self)
{
  g_return_val_if_fail (BRG_IS_SHARE_SERVICE (self), FALSE);

  return self->is_direct;
}

void
brg_share_service_set_direct (BrgShareService *self, gboolean is_direct)
{
  g_return_if_fail (BRG_IS_SHARE_SERVICE (self));

  self->is_direct = is_direct;
  if (self->desk != NULL)
    brg_share_desk_set_direct (self->desk, is_direct);
}

void
brg_share_service_decide (BrgShareService *self,
                          gint64 proposal_id,
                          gboolean accepts,
                          const BrgProposalSight *seen)
{
  g_return_if_fail (BRG_IS_SHARE_SERVICE (self));

  if (self->desk != NULL)
    brg_share_desk_decide (self->desk, proposal_id, accepts, seen);
}

/* ----- The second laptop ----- */

static char *
dup_pair_path (void)
{
  return g_build_filename (g_get_user_state_dir (), "berger", "second-laptop", NULL);
}

static void
keep_pair (BrgShareService *self)
{
  g_autofree char *path = dup_pair_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *text = g_strdup_printf ("%s\t%s\n", self->pair.code, self->pair.pin);
  g_autoptr (GError) error = NULL;

  /* Where nothing can be kept the laptop is paired anew the next time. */
  if (g_mkdir_with_parents (folder, 0700) != 0 ||
      !brg_output_write (path, text, -1, BRG_OUTPUT_PRIVATE, &error))
    g_debug ("%s: %s", path, error != NULL ? error->message : g_strerror (errno));
}

static void
hand_pair_on (BrgShareService *self)
{
  self->n_followers = 0;
  if (self->desk != NULL)
    brg_share_desk_set_pair (self->desk, self->is_followed ? &self->pair : NULL);
  tell (self);
}

void
brg_share_service_set_followed (BrgShareService *self, gboolean is_followed)
{
  g_autofree char *path = dup_pair_path ();

  g_return_if_fail (BRG_IS_SHARE_SERVICE (self));

  if (is_followed == self->is_followed)
    return;
  self->is_followed = is_followed;
  if (is_followed && self->pair.code == NULL && !brg_share_pair_load (path, &self->pair, NULL))
    {
      brg_share_pair_make (&self->pair);
      keep_pair (self);
    }
  hand_pair_on (self);
}

void
brg_share_service_renew_pair (BrgShareService *self)
{
  g_return_if_fail (BRG_IS_SHARE_SERVICE (self));

  brg_share_pair_clear (&self->pair);
  brg_share_pair_make (&self->pair);
  keep_pair (self);
  hand_pair_on (self);
}

const BrgSharePair *
brg_share_service_get_pair (BrgShareService *self)
{
  g_return_val_if_fail (BRG_IS_SHARE_SERVICE (self), NULL);

  return self->is_followed ? &self->pair : NULL;
}

guint
brg_share_service_count_followers (BrgShareService *self)
{
  g_return_val_if_fail (BRG_IS_SHARE_SERVICE (self), 0);

  return self->n_followers;
}

const char *
brg_share_service_get_copy_fault (BrgShareService *self)
{
  g_return_val_if_fail (BRG_IS_SHARE_SERVICE (self), NULL);

  return self->copy_fault;
}
