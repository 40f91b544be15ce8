/* brg-ctl-share.c - bergerctl share: an event on the network of the hall, without a window
 *
 * Tests: tests/app/bergerctl-share.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <gio/gunixinputstream.h>
#include <glib-unix.h>
#include <string.h>
#include <unistd.h>

#include "brg-ctl-place.h"
#include "brg-share-desk.h"

/* How often what other programs wrote is looked for, milliseconds. */
#define PERIOD 500
#define LONGEST_WORD 64

/* What is asked for, and what runs. */
typedef struct
{
  BrgCtlPlace where;
  char *language;
  char *address;
  int port;
  char *pin_file;
  char *pair_file;
  BrgSharePair pair;
  gboolean is_direct;
  GMainLoop *loop;
  BrgShareDesk *desk;
  BrgCtlStatus status;
  gboolean is_up;
} Sharing;

static void
sharing_clear (Sharing *sharing)
{
  g_clear_pointer (&sharing->desk, brg_share_desk_free);
  g_clear_pointer (&sharing->loop, g_main_loop_unref);
  brg_ctl_place_clear (&sharing->where);
  g_free (sharing->language);
  g_free (sharing->address);
  g_free (sharing->pin_file);
  g_free (sharing->pair_file);
  brg_share_pair_clear (&sharing->pair);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sharing, sharing_clear)

/* ----- What is told ----- */

static void
on_listening (const char *url, gpointer data)
{
  Sharing *sharing = data;

  sharing->is_up = TRUE;
  g_print ("listening\t%s\n", url);
}

static void
on_proposed (const BrgProposal *proposal, gpointer data)
{
  g_autofree char *board = brg_ctl_dup_cell (proposal->board);
  g_autofree char *seat = brg_ctl_dup_cell (proposal->seat);
  g_autofree char *address = brg_ctl_dup_cell (proposal->address);

  (void) data;
  g_print ("proposal\t%" G_GINT64_FORMAT "\t%d\t%s\t%s\t%s\t%s\n", proposal->id, proposal->round,
           board, brg_proposal_result_to_word (proposal->result), seat, address);
}

static void
on_settled (gint64 id, BrgProposalState state, const char *reason, gpointer data)
{
  (void) data;
  g_print ("%s %" G_GINT64_FORMAT "\n", brg_proposal_state_to_word (state), id);
  if (reason != NULL)
    brg_ctl_complain ("share: proposal %" G_GINT64_FORMAT ": %s", id, reason);
}

static void
on_locked (const char *seat, gpointer data)
{
  (void) data;
  g_print ("locked\t%s\n", seat);
}

static void
on_followed (guint n_laptops, gpointer data)
{
  (void) data;
  g_print ("followed\t%u\n", n_laptops);
}

static void
on_unpaired (const char *address, gpointer data)
{
  (void) data;
  g_print ("unpaired\t%s\n", address);
}

static void
on_copied (const char *fault, gpointer data)
{
  (void) data;
  if (fault != NULL)
    brg_ctl_complain ("share: %s", fault);
}

static void
on_given_up (const BrgLeaseHolder *heir, gpointer data)
{
  g_autofree char *computer = brg_ctl_dup_cell (heir->computer);
  g_autofree char *person = brg_ctl_dup_cell (heir->person);

  (void) data;
  g_print ("given-up\t%s\t%s\n", computer, person);
}

static void
on_ended (const char *fault, gpointer data)
{
  Sharing *sharing = data;

  brg_ctl_complain ("share: %s", fault);
  sharing->status = sharing->is_up ? BRG_CTL_NO : BRG_CTL_WRONG;
  g_main_loop_quit (sharing->loop);
}

/* ----- What is asked ----- */

static void
obey (Sharing *sharing, const char *line)
{
  g_auto (GStrv) words = g_strsplit_set (line, " \t", 3);
  gint64 id = 0;

  if (*line == '\0')
    return;
  if (g_strv_length (words) != 2 ||
      !g_ascii_string_to_signed (words[1], 10, 1, G_MAXINT64, &id, NULL) ||
      (!g_str_equal (words[0], "accept") && !g_str_equal (words[0], "refuse")))
    {
      g_autofree char *shown = brg_ctl_dup_cell (line);

      shown[MIN (strlen (shown), LONGEST_WORD)] = '\0';
      brg_ctl_complain ("share: “%s”, expected accept ID or refuse ID", shown);
      return;
    }
  brg_share_desk_decide (sharing->desk, id, g_str_equal (words[0], "accept"), NULL);
}

static void
on_line (GObject *source, GAsyncResult *result, gpointer data)
{
  Sharing *sharing = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *line = g_data_input_stream_read_line_finish_utf8 (G_DATA_INPUT_STREAM (source),
                                                                     result, NULL, &error);

  if (sharing->desk != NULL && line != NULL)
    obey (sharing, g_strstrip (line));
  /* The end of the input ends nothing. */
  if (line != NULL || g_error_matches (error, G_CONVERT_ERROR, G_CONVERT_ERROR_ILLEGAL_SEQUENCE))
    g_data_input_stream_read_line_async (G_DATA_INPUT_STREAM (source), G_PRIORITY_DEFAULT, NULL,
                                         on_line, sharing);
}

static gboolean
on_looked (gpointer data)
{
  Sharing *sharing = data;
  g_autoptr (GError) error = NULL;

  if (brg_store_has_news (sharing->where.store) &&
      !brg_share_desk_renew (sharing->desk, NULL, &error))
    brg_ctl_complain ("%s: %s", sharing->where.path, error->message);
  return G_SOURCE_CONTINUE;
}

static gboolean
on_terminated (gpointer data)
{
  g_main_loop_quit (((Sharing *) data)->loop);
  return G_SOURCE_CONTINUE;
}

/* ----- The command ----- */

static BrgCtlStatus
serve (Sharing *sharing, const GPtrArray *seats)
{
  const BrgShareSettings settings = {
    .group_id = sharing->where.snapshot->group->id,
    .language = sharing->language,
    .address = sharing->address,
    .port = (guint16) sharing->port,
    .seats = seats,
    .is_direct = sharing->is_direct,
    .pair = sharing->pair.code != NULL ? &sharing->pair : NULL,
  };
  const BrgShareNews news = {
    .listening = on_listening,
    .proposed = on_proposed,
    .settled = on_settled,
    .locked = on_locked,
    .followed = on_followed,
    .unpaired = on_unpaired,
    .copied = on_copied,
    .given_up = on_given_up,
    .ended = on_ended,
    .data = sharing,
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (GInputStream) input = g_unix_input_stream_new (STDIN_FILENO, FALSE);
  g_autoptr (GDataInputStream) lines = g_data_input_stream_new (input);

  sharing->loop = g_main_loop_new (NULL, FALSE);
  g_unix_signal_add (SIGTERM, on_terminated, sharing);
  g_unix_signal_add (SIGINT, on_terminated, sharing);
  sharing->desk = brg_share_desk_new (sharing->where.store, &settings, &news, &error);
  if (sharing->desk == NULL)
    return brg_ctl_complain ("share: %s", error->message);
  g_timeout_add (PERIOD, on_looked, sharing);
  g_data_input_stream_read_line_async (lines, G_PRIORITY_DEFAULT, NULL, on_line, sharing);
  g_main_loop_run (sharing->loop);
  return sharing->status;
}

static BrgCtlStatus
run_share (int argc, char **argv)
{
  g_auto (Sharing) sharing = { .port = -1 };
  const GOptionEntry options[] = {
    { "lang", 0, 0, G_OPTION_ARG_STRING, &sharing.language, "language of the pages, else en",
      "LANGUAGE" },
    { "address", 0, 0, G_OPTION_ARG_STRING, &sharing.address, "an address of this computer", "A" },
    { "port", 0, 0, G_OPTION_ARG_INT, &sharing.port, "a port, 0 for any free one", "P" },
    { "pin-file", 0, 0, G_OPTION_ARG_FILENAME, &sharing.pin_file,
      "seats of sector arbiters, mode 600: SEAT TAB FIRST-LAST TAB SECRET TAB PIN", "F" },
    { "pair-file", 0, 0, G_OPTION_ARG_FILENAME, &sharing.pair_file,
      "a second laptop that may follow, mode 600: CODE TAB PIN", "F" },
    { "direct", 0, 0, G_OPTION_ARG_NONE, &sharing.is_direct,
      "a result of an empty board is written at once", NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GPtrArray) seats = NULL;
  g_autoptr (GError) error = NULL;

  if (!brg_ctl_place_read (&sharing.where, options, argc, argv))
    return BRG_CTL_WRONG;
  if (sharing.address == NULL || sharing.pin_file == NULL || sharing.port < 0 ||
      sharing.port > G_MAXUINT16)
    return brg_ctl_complain ("share wants --address A, --port 0 to 65535 and --pin-file F");
  if (!brg_ctl_settle_language (argv[0], &sharing.language))
    return BRG_CTL_WRONG;
  seats = brg_share_seats_load (sharing.pin_file, &error);
  if (seats == NULL)
    return brg_ctl_complain ("%s: %s", sharing.pin_file, error->message);
  if (sharing.pair_file != NULL && !brg_share_pair_load (sharing.pair_file, &sharing.pair, &error))
    return brg_ctl_complain ("%s: %s", sharing.pair_file, error->message);
  if (!brg_ctl_place_open (&sharing.where, BRG_STORE_READ_WRITE))
    return BRG_CTL_WRONG;
  return serve (&sharing, seats);
}

const BrgCtlCommand brg_ctl_share = { "share", run_share,
                                      "--db FILE --event ID [--group ID] [--lang L] --address A\n"
                                      "    --port P --pin-file F [--pair-file F] [--direct]" };
