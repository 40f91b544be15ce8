/* brg-share-desk.c - an event on the network of the hall: pages out, results of phones in
 *
 * Tests: tests/app/bergerctl-share.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-desk.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <signal.h>
#include <string.h>

#include "brg-share-boards.h"
#include "brg-share-pages.h"
#include "brg-share-pipe.h"
#include "brg-store-load.h"
#include "brg-store-proposals.h"

#define CHUNK 65536
#define SERVER "berger-share"

/* Statuses of HTTP that a phone understands. */
#define STATUS_WRITTEN 200
#define STATUS_WAITS 202
#define STATUS_FORBIDDEN 403
#define STATUS_KNOWN 409
#define STATUS_TOO_MANY 429
#define STATUS_UNABLE 503

/* So long nothing is tried when another program holds the workspace, and so long the server may
 * take to end, milliseconds. */
#define SECONDS_OF_PATIENCE 3
#define MOST_MS_TO_END 2000
#define STEP_MS 10

struct _BrgShareDesk
{
  BrgStore *store;
  BrgShareNews news;
  gint64 group_id;
  gboolean is_direct;
  BrgWords *words;
  BrgSnapshot *snapshot;
  GPtrArray *told;   /* BrgProposal: those that wait, as they were told */
  GQueue *unsaid;    /* Settled: told when the server shows the pages that follow */
  GHashTable *etags; /* path -> etag of what the server has */
  GSubprocess *server;
  GInputStream *from;
  GOutputStream *to;
  GByteArray *outgoing; /* not yet written */
  GBytes *sending;
  BrgSharePipe *pipe;
  GCancellable *cancel;
  char *fault;
  gint64 busy_until; /* monotonic time, microseconds */
  guint8 chunk[CHUNK];
};

/* What became of a proposal. */
typedef struct
{
  gint64 id;
  BrgProposalState state;
  char *reason;
  BrgProposal *again; /* (nullable): waits on, as its board is now */
} Settled;

static void
settled_free (gpointer data)
{
  Settled *settled = data;

  g_free (settled->reason);
  brg_proposal_free (settled->again);
  g_free (settled);
}

/* What is under way holds it as well. */
static void
clear (gpointer data)
{
  BrgShareDesk *desk = data;

  g_clear_pointer (&desk->sending, g_bytes_unref);
  g_byte_array_unref (desk->outgoing);
  brg_share_pipe_free (desk->pipe);
  g_hash_table_unref (desk->etags);
  g_ptr_array_unref (desk->told);
  g_queue_free_full (desk->unsaid, settled_free);
  g_clear_pointer (&desk->snapshot, brg_snapshot_unref);
  brg_words_unref (desk->words);
  g_clear_object (&desk->from);
  g_clear_object (&desk->to);
  g_object_unref (desk->cancel);
  g_free (desk->fault);
}

static void
release (BrgShareDesk *desk)
{
  g_rc_box_release_full (desk, clear);
}

typedef BrgShareDesk Held;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Held, release)

/* ----- To the server ----- */

static void send_on (BrgShareDesk *desk);

static void
on_sent (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (Held) desk = data;

  if (!g_output_stream_write_all_finish (G_OUTPUT_STREAM (source), result, NULL, &error))
    {
      /* Its end is told where its output is read. */
      g_clear_pointer (&desk->sending, g_bytes_unref);
      g_byte_array_set_size (desk->outgoing, 0);
      return;
    }
  g_clear_pointer (&desk->sending, g_bytes_unref);
  send_on (desk);
}

/* A server that does not read holds nobody up here. */
static void
send_on (BrgShareDesk *desk)
{
  gsize size;
  const void *bytes;

  if (desk->sending != NULL || desk->outgoing->len == 0 || desk->server == NULL)
    return;
  desk->sending = g_byte_array_free_to_bytes (desk->outgoing);
  desk->outgoing = g_byte_array_new ();
  bytes = g_bytes_get_data (desk->sending, &size);
  g_output_stream_write_all_async (desk->to, bytes, size, G_PRIORITY_DEFAULT, desk->cancel, on_sent,
                                   g_rc_box_acquire (desk));
}

static void G_GNUC_PRINTF (2, 3) say (BrgShareDesk *desk, const char *format, ...)
{
  g_autofree char *line = NULL;
  va_list arguments;

  va_start (arguments, format);
  line = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_byte_array_append (desk->outgoing, (const guint8 *) line, (guint) strlen (line));
  g_byte_array_append (desk->outgoing, (const guint8 *) "\n", 1);
  send_on (desk);
}

static void
say_page (BrgShareDesk *desk, const BrgSharePage *page)
{
  gsize size;
  const guint8 *bytes = g_bytes_get_data (page->html, &size);
  const char *known = g_hash_table_lookup (desk->etags, page->path);

  if ((known != NULL && g_str_equal (known, page->etag)) || size > BRG_SHARE_LARGEST_PAGE)
    return;
  g_hash_table_replace (desk->etags, g_strdup (page->path), g_strdup (page->etag));
  say (desk, "page\t%s\t%s\t%s\t%" G_GSIZE_FORMAT, page->path, page->etag,
       page->script != NULL ? page->script : "-", size);
  g_byte_array_append (desk->outgoing, bytes, (guint) size);
  send_on (desk);
}

gboolean
brg_share_desk_renew (BrgShareDesk *desk, BrgSnapshot *snapshot, GError **error)
{
  g_autoptr (GPtrArray) pages = NULL;

  g_return_val_if_fail (desk != NULL, FALSE);

  snapshot = snapshot != NULL ? brg_snapshot_ref (snapshot)
                              : brg_store_load (desk->store, desk->group_id, error);
  if (snapshot == NULL)
    return FALSE;
  g_clear_pointer (&desk->snapshot, brg_snapshot_unref);
  desk->snapshot = snapshot;
  pages = brg_share_pages_new (snapshot, desk->words);
  for (guint i = 0; i < pages->len; i++)
    say_page (desk, pages->pdata[i]);
  return TRUE;
}

static void
tell_changed (BrgShareDesk *desk)
{
  brg_share_desk_renew (desk, NULL, NULL);
  if (desk->news.changed != NULL)
    desk->news.changed (desk->news.data);
}

/* ----- Those that wait ----- */

static BrgProposal *
find_told (const BrgShareDesk *desk, gint64 id)
{
  for (guint i = 0; i < desk->told->len; i++)
    if (((BrgProposal *) desk->told->pdata[i])->id == id)
      return desk->told->pdata[i];
  return NULL;
}

static void
tell_proposed (BrgShareDesk *desk, const BrgProposal *proposal)
{
  BrgProposal *told = find_told (desk, proposal->id);

  if (told != NULL)
    told->sight = proposal->sight;
  else if (proposal->state == BRG_PROPOSAL_WAITING)
    g_ptr_array_add (desk->told, brg_proposal_copy (proposal));
  if (desk->news.proposed != NULL)
    desk->news.proposed (proposal, desk->news.data);
}

/* What was entered from here was told: of the other ones for the same game it is seen. */
static void
settle_told (BrgShareDesk *desk, gint64 id, const BrgProposalSight *entered)
{
  const BrgProposal *settled = find_told (desk, id);

  for (guint i = 0; settled != NULL && entered != NULL && i < desk->told->len; i++)
    {
      BrgProposal *told = desk->told->pdata[i];

      if (told->game_id == settled->game_id && told->meeting_game == settled->meeting_game)
        told->sight = *entered;
    }
  if (settled != NULL)
    g_ptr_array_remove (desk->told, (gpointer) settled);
}

/* Who hears that a result is in finds it on the pages. */
static void
tell_settled (BrgShareDesk *desk,
              gint64 id,
              BrgProposalState state,
              const char *reason,
              BrgProposal *again)
{
  Settled *settled = g_new0 (Settled, 1);

  settled->id = id;
  settled->state = state;
  settled->reason = g_strdup (reason);
  settled->again = again;
  g_queue_push_tail (desk->unsaid, settled);
  say (desk, "shown");
}

static void
take_shown (BrgShareDesk *desk)
{
  Settled *settled = g_queue_pop_head (desk->unsaid);

  if (settled == NULL)
    return;
  if (desk->news.settled != NULL)
    desk->news.settled (settled->id, settled->state, settled->reason, desk->news.data);
  if (settled->again != NULL)
    tell_proposed (desk, settled->again);
  settled_free (settled);
}

/* ----- From the server ----- */

/* What a phone says, before its board is looked for. */
static BrgProposal *
read_proposal (char **fields)
{
  g_autoptr (BrgProposal) proposal = brg_proposal_new ();
  guint64 round;

  if (!g_ascii_string_to_unsigned (fields[2], 10, 1, 300, &round, NULL) ||
      !brg_proposal_result_from_word (fields[4], &proposal->result))
    return NULL;
  proposal->round = (gint) round;
  proposal->board = g_strdup (fields[3]);
  proposal->seat = g_strdup (fields[5]);
  proposal->address = g_strdup (fields[6]);
  proposal->nonce = g_strdup (fields[7]);
  return g_steal_pointer (&proposal);
}

/* The board that it names, in a round that is on. @is_vague: it does not say which game of a
 * meeting, so that nobody can tell one report that comes twice from two. */
static gboolean
find_board (const BrgShareDesk *desk, BrgProposal *proposal, gboolean *is_vague)
{
  g_autoptr (GPtrArray) boards = brg_share_boards_list (desk->snapshot, proposal->round);
  const BrgShareBoard *board = brg_share_boards_find (boards, proposal->board);

  if (board == NULL)
    return FALSE;
  *is_vague = !g_str_equal (board->label, proposal->board);
  g_free (proposal->board);
  proposal->board = g_strdup (board->label);
  proposal->game_id = board->game_id;
  proposal->white_id = board->white_id;
  proposal->black_id = board->black_id;
  proposal->meeting_game = board->meeting_game;
  return TRUE;
}

static guint
get_status (BrgProposalAnswer answer)
{
  switch (answer)
    {
    case BRG_PROPOSAL_KEPT:
      return STATUS_WAITS;
    case BRG_PROPOSAL_TAKEN:
      return STATUS_WRITTEN;
    case BRG_PROPOSAL_KNOWN:
      return STATUS_KNOWN;
    case BRG_PROPOSAL_TOO_MANY:
    default:
      return STATUS_TOO_MANY;
    }
}

/* Whether the workspace takes nothing now: then nobody waits for it once more for a while. */
static guint
fail (BrgShareDesk *desk, const GError *error)
{
  if (g_error_matches (error, BRG_STORE_ERROR, BRG_STORE_ERROR_BUSY))
    desk->busy_until = g_get_monotonic_time () + SECONDS_OF_PATIENCE * G_USEC_PER_SEC;
  return g_error_matches (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED) ||
                 g_error_matches (error, BRG_STORE_ERROR, BRG_STORE_ERROR_CLOSED) ||
                 g_error_matches (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND)
             ? STATUS_FORBIDDEN
             : STATUS_UNABLE;
}

static guint
keep (BrgShareDesk *desk, BrgProposal *proposal, gboolean is_vague)
{
  g_autoptr (GError) error = NULL;
  BrgProposalAnswer answer;

  if (!brg_store_keep_proposal (desk->store, desk->group_id, proposal, desk->is_direct && !is_vague,
                                &answer, &error))
    return fail (desk, error);
  if (answer == BRG_PROPOSAL_KEPT || answer == BRG_PROPOSAL_TAKEN)
    tell_proposed (desk, proposal);
  if (answer == BRG_PROPOSAL_TAKEN)
    {
      tell_changed (desk);
      tell_settled (desk, proposal->id, BRG_PROPOSAL_WRITTEN, NULL, NULL);
    }
  return get_status (answer);
}

/* What came before is known also where its board is no longer to be found; what was signed for a
 * board that there is not is known from now on. */
static guint
judge (BrgShareDesk *desk, char **fields)
{
  g_autoptr (BrgProposal) proposal = read_proposal (fields);
  g_autoptr (GError) error = NULL;
  gboolean is_known;
  gboolean is_vague;

  if (proposal == NULL)
    return STATUS_FORBIDDEN;
  if (g_get_monotonic_time () < desk->busy_until)
    return STATUS_UNABLE;
  if (!brg_store_knows_proposal (desk->store, desk->group_id, proposal->nonce, &is_known, &error))
    return fail (desk, error);
  if (is_known)
    return STATUS_KNOWN;
  if (find_board (desk, proposal, &is_vague))
    return keep (desk, proposal, is_vague);
  return brg_store_burn_proposal (desk->store, desk->group_id, proposal, &error)
             ? STATUS_FORBIDDEN
             : fail (desk, error);
}

static gboolean
take_result (BrgShareDesk *desk, char **fields)
{
  guint64 number;

  if (g_strv_length (fields) != 8 ||
      !g_ascii_string_to_unsigned (fields[1], 10, 1, G_MAXUINT, &number, NULL))
    return FALSE;
  /* Somebody else may have written meanwhile. */
  if (brg_store_has_news (desk->store))
    tell_changed (desk);
  say (desk, "answer\t%u\t%u", (guint) number, judge (desk, fields));
  return TRUE;
}

static gboolean
take_reached (BrgShareDesk *desk, char **fields)
{
  guint64 count;

  if (!g_ascii_string_to_unsigned (fields[1], 10, 0, G_MAXUINT, &count, NULL))
    return FALSE;
  if (desk->news.reached != NULL)
    desk->news.reached ((guint) count, desk->news.data);
  return TRUE;
}

/* Those of before a restart still wait. */
static void
tell_waiting (BrgShareDesk *desk)
{
  g_autoptr (GPtrArray) waiting = brg_store_list_proposals (desk->store, desk->group_id, NULL);

  for (guint i = 0; waiting != NULL && i < waiting->len; i++)
    tell_proposed (desk, waiting->pdata[i]);
}

/* What the server says is foreign: it may have been taken over. */
static gboolean
on_line (char **fields, GBytes *bytes, gpointer data)
{
  BrgShareDesk *desk = data;

  if (bytes != NULL)
    return FALSE;
  if (g_str_equal (fields[0], "result"))
    return take_result (desk, fields);
  if (g_strv_length (fields) == 1 && g_str_equal (fields[0], "shown"))
    {
      take_shown (desk);
      return TRUE;
    }
  if (g_strv_length (fields) != 2)
    return FALSE;
  if (g_str_equal (fields[0], "reached"))
    return take_reached (desk, fields);
  if (g_str_equal (fields[0], "listening"))
    {
      if (desk->news.listening != NULL)
        desk->news.listening (fields[1], desk->news.data);
      tell_waiting (desk);
    }
  else if (g_str_equal (fields[0], "locked") && desk->news.locked != NULL)
    desk->news.locked (fields[1], desk->news.data);
  else if (g_str_equal (fields[0], "fault"))
    {
      g_free (desk->fault);
      desk->fault = g_strdup (fields[1]);
    }
  return TRUE;
}

static void read_on (BrgShareDesk *desk);

static void
end (BrgShareDesk *desk)
{
  g_subprocess_send_signal (desk->server, SIGKILL);
  g_clear_object (&desk->server);
  while (!g_queue_is_empty (desk->unsaid))
    take_shown (desk);
  if (desk->news.ended != NULL)
    desk->news.ended (desk->fault != NULL ? desk->fault : _ ("The server for phones has ended."),
                      desk->news.data);
}

static void
on_read (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  gssize length = g_input_stream_read_finish (G_INPUT_STREAM (source), result, &error);
  g_autoptr (Held) desk = data;

  if (desk->server == NULL)
    return;
  if (length > 0 && brg_share_pipe_take (desk->pipe, desk->chunk, (gsize) length))
    read_on (desk);
  else
    end (desk);
}

static void
read_on (BrgShareDesk *desk)
{
  g_input_stream_read_async (desk->from, desk->chunk, CHUNK, G_PRIORITY_DEFAULT, desk->cancel,
                             on_read, g_rc_box_acquire (desk));
}

/* ----- Start and end ----- */

/* Beside this program, as built, or where it is installed. */
static char *
dup_server_path (void)
{
  g_autofree char *own = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = own != NULL ? g_path_get_dirname (own) : NULL;
  g_autofree char *beside =
      folder != NULL ? g_build_filename (folder, "share", SERVER, NULL) : NULL;

  if (beside != NULL && g_file_test (beside, G_FILE_TEST_IS_EXECUTABLE))
    return g_steal_pointer (&beside);
  return g_build_filename (BRG_LIBEXECDIR, SERVER, NULL);
}

static gboolean
start (BrgShareDesk *desk, GError **error)
{
  g_autofree char *path = dup_server_path ();

  desk->server = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE,
                                   error, path, NULL);
  if (desk->server == NULL)
    return FALSE;
  desk->from = g_object_ref (g_subprocess_get_stdout_pipe (desk->server));
  desk->to = g_object_ref (g_subprocess_get_stdin_pipe (desk->server));
  read_on (desk);
  return TRUE;
}

void
brg_share_desk_add_seat (BrgShareDesk *desk, const BrgShareSeat *seat)
{
  g_return_if_fail (desk != NULL && seat != NULL);

  say (desk, "seat\t%s\t%u\t%u\t%s:%s", seat->name, seat->first, seat->last, seat->secret,
       seat->pin);
}

void
brg_share_desk_remove_seat (BrgShareDesk *desk, const char *name)
{
  g_return_if_fail (desk != NULL && name != NULL);

  say (desk, "no-seat\t%s", name);
}

void
brg_share_desk_set_direct (BrgShareDesk *desk, gboolean is_direct)
{
  g_return_if_fail (desk != NULL);

  desk->is_direct = is_direct;
}

static void
open_doors (BrgShareDesk *desk, const BrgShareSettings *settings)
{
  for (guint i = 0; i < settings->seats->len; i++)
    brg_share_desk_add_seat (desk, settings->seats->pdata[i]);
  say (desk, "listen\t%s\t%u", settings->address, settings->port);
}

BrgShareDesk *
brg_share_desk_new (BrgStore *store,
                    const BrgShareSettings *settings,
                    const BrgShareNews *news,
                    GError **error)
{
  g_autoptr (BrgShareDesk) desk = NULL;

  g_return_val_if_fail (store != NULL && settings != NULL && news != NULL, NULL);

  desk = g_rc_box_new0 (BrgShareDesk);
  desk->store = store;
  desk->news = *news;
  desk->group_id = settings->group_id;
  desk->is_direct = settings->is_direct;
  desk->words = brg_words_open (settings->language);
  desk->etags = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  desk->told = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_proposal_free);
  desk->unsaid = g_queue_new ();
  desk->outgoing = g_byte_array_new ();
  desk->pipe = brg_share_pipe_new (on_line, desk);
  desk->cancel = g_cancellable_new ();
  if (!start (desk, error) || !brg_share_desk_renew (desk, NULL, error))
    return NULL;
  open_doors (desk, settings);
  return g_steal_pointer (&desk);
}

/* One that does not end, because somebody has stopped it, is ended. */
static void
wait_for_end (GSubprocess *server)
{
  for (guint ms = 0; ms < MOST_MS_TO_END && g_subprocess_get_identifier (server) != NULL;
       ms += STEP_MS)
    g_usleep (STEP_MS * 1000);
  if (g_subprocess_get_identifier (server) != NULL)
    g_subprocess_force_exit (server);
  g_subprocess_wait (server, NULL, NULL);
}

/* Its answers are not waited for: what it had to say is said. */
static void
stop (BrgShareDesk *desk)
{
  g_cancellable_cancel (desk->cancel);
  g_subprocess_send_signal (desk->server, SIGTERM);
  g_output_stream_close (desk->to, NULL, NULL);
  wait_for_end (desk->server);
  g_clear_object (&desk->server);
}

void
brg_share_desk_free (BrgShareDesk *desk)
{
  if (desk == NULL)
    return;
  if (desk->server != NULL)
    stop (desk);
  release (desk);
}

/* A proposal that waits on, as its board is now; %NULL when it does not. */
static BrgProposal *
find_waiting (BrgShareDesk *desk, gint64 id)
{
  g_autoptr (GPtrArray) waiting = brg_store_list_proposals (desk->store, desk->group_id, NULL);

  for (guint i = 0; waiting != NULL && i < waiting->len; i++)
    if (((const BrgProposal *) waiting->pdata[i])->id == id)
      return brg_proposal_copy (waiting->pdata[i]);
  return NULL;
}

static void
accept (BrgShareDesk *desk, gint64 id, BrgProposalSight *seen)
{
  g_autoptr (GError) error = NULL;
  BrgProposal *again;

  if (brg_store_accept_proposal (desk->store, id, seen, &error))
    {
      settle_told (desk, id, seen);
      tell_changed (desk);
      tell_settled (desk, id, BRG_PROPOSAL_ACCEPTED, NULL, NULL);
      return;
    }
  again = find_waiting (desk, id);
  if (again == NULL)
    settle_told (desk, id, NULL);
  tell_settled (desk, id, BRG_PROPOSAL_FAILED, error->message, again);
}

static void
refuse (BrgShareDesk *desk, gint64 id)
{
  g_autoptr (GError) error = NULL;
  gboolean done = brg_store_refuse_proposal (desk->store, id, &error);

  if (done)
    settle_told (desk, id, NULL);
  tell_settled (desk, id, done ? BRG_PROPOSAL_REFUSED : BRG_PROPOSAL_FAILED,
                error != NULL ? error->message : NULL, done ? NULL : find_waiting (desk, id));
}

void
brg_share_desk_decide (BrgShareDesk *desk,
                       gint64 proposal_id,
                       gboolean accepts,
                       const BrgProposalSight *seen)
{
  BrgProposalSight sight = { BRG_OUTCOME_NONE, BRG_OUTCOME_NONE };
  const BrgProposal *told;

  g_return_if_fail (desk != NULL);

  /* Somebody else may have written meanwhile: whether that is about this board is seen below. */
  if (brg_store_has_news (desk->store))
    tell_changed (desk);
  told = find_told (desk, proposal_id);
  if (seen != NULL)
    sight = *seen;
  else if (told != NULL)
    sight = told->sight;
  if (accepts)
    accept (desk, proposal_id, &sight);
  else
    refuse (desk, proposal_id);
}
