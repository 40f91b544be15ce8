/* brg-ctl-follow.c - bergerctl follow: the copy of an event that is shared by another laptop
 *
 * Tests: tests/app/bergerctl-follow.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib-unix.h>
#include <string.h>

#include "brg-ctl.h"
#include "brg-follow.h"
#include "brg-share-seats.h"

/* What is asked for, and what runs. */
typedef struct
{
  char *pair_file;
  char *path;
  char *base;
  char *code;
  gboolean is_once;
  BrgSharePair pair;
  GMainLoop *loop;
  BrgCtlStatus status;
} Following;

static void
following_clear (Following *following)
{
  g_free (following->pair_file);
  g_free (following->path);
  g_free (following->base);
  g_free (following->code);
  brg_share_pair_clear (&following->pair);
  g_clear_pointer (&following->loop, g_main_loop_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Following, following_clear)

static void
on_taken (gint64 entry_id, gpointer data)
{
  Following *following = data;

  g_print ("taken\t%" G_GINT64_FORMAT "\n", entry_id);
  if (following->is_once)
    g_main_loop_quit (following->loop);
}

static void
on_state (BrgFollowState state, const char *sentence, gpointer data)
{
  static const char *const words[] = {
    [BRG_FOLLOW_BEGINNING] = "beginning", [BRG_FOLLOW_LIVE] = "live",
    [BRG_FOLLOW_LOST] = "lost",           [BRG_FOLLOW_REFUSED] = "refused",
    [BRG_FOLLOW_FAULTY] = "faulty",
  };
  Following *following = data;
  g_autofree char *cell = brg_ctl_dup_cell (sentence);

  g_print ("%s\t%s\n", words[state], cell);
  if (state != BRG_FOLLOW_REFUSED && (!following->is_once || state != BRG_FOLLOW_FAULTY))
    return;
  following->status = BRG_CTL_NO;
  g_main_loop_quit (following->loop);
}

static gboolean
on_terminated (gpointer data)
{
  g_main_loop_quit (((Following *) data)->loop);
  return G_SOURCE_CONTINUE;
}

static BrgCtlStatus
follow (Following *following)
{
  const BrgFollowNews news = { .taken = on_taken, .state = on_state, .data = following };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgFollow) running = NULL;

  following->loop = g_main_loop_new (NULL, FALSE);
  g_unix_signal_add (SIGTERM, on_terminated, following);
  g_unix_signal_add (SIGINT, on_terminated, following);
  running = brg_follow_new (following->base, &following->pair, following->path, &news, &error);
  if (running == NULL)
    return brg_ctl_complain ("follow: %s", error->message);
  g_main_loop_run (following->loop);
  return following->status;
}

static BrgCtlStatus
run_follow (int argc, char **argv)
{
  g_auto (Following) following = { 0 };
  const GOptionEntry options[] = {
    { "pair-file", 0, 0, G_OPTION_ARG_FILENAME, &following.pair_file,
      "code and PIN, mode 600: CODE TAB PIN", "F" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &following.path, "the copy", "FILE" },
    { "once", 0, 0, G_OPTION_ARG_NONE, &following.is_once, "end when the copy is there", NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GError) error = NULL;

  if (!brg_ctl_parse ("URL --pair-file F -o FILE [--once]", options, &argc, &argv, 1))
    return BRG_CTL_WRONG;
  if (following.pair_file == NULL || following.path == NULL)
    return brg_ctl_complain ("follow wants --pair-file F and -o FILE");
  if (!brg_follow_read_address (argv[1], &following.base, &following.code))
    return brg_ctl_complain ("follow: “%s” is no address in figures", argv[1]);
  if (!brg_share_pair_load (following.pair_file, &following.pair, &error))
    return brg_ctl_complain ("%s: %s", following.pair_file, error->message);
  return follow (&following);
}

const BrgCtlCommand brg_ctl_follow = { "follow", run_follow, "URL --pair-file F -o FILE [--once]" };
