/* brg-share-desk.c - an event on the network of the hall: pages out, results of phones in
 *
 * Tests: tests/app/bergerctl-share.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-desk.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

#include "brg-discovery.h"
#include "brg-follow-copy.h"
#include "brg-share-boards.h"
#include "brg-share-copier.h"
#include "brg-share-heir.h"
#include "brg-share-helper.h"
#include "brg-share-pages.h"
#include "brg-store-load.h"
#include "brg-store-proposals.h"

/* Statuses of HTTP that a phone understands. */
#define STATUS_WRITTEN 200
#define STATUS_WAITS 202
#define STATUS_FORBIDDEN 403
#define STATUS_KNOWN 409
#define STATUS_TOO_MANY 429
#define STATUS_UNABLE 503

/* So long nothing is tried when another program holds the workspace. */
#define SECONDS_OF_PATIENCE 3

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
  BrgShareHelper *server;
  BrgShareCopier *copier; /* (nullable): for a second laptop */
  char *url;              /* (nullable): where the server listens */
  BrgNotice *notice;      /* (nullable): what the network is told of it */
  char *fault;
  gint64 busy_until; /* monotonic time, microseconds */
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

/* A line that is read holds it as well. */
static void
clear (gpointer data)
{
  BrgShareDesk *desk = data;

  g_hash_table_unref (desk->etags);
  g_ptr_array_unref (desk->told);
  g_queue_free_full (desk->unsaid, settled_free);
  g_clear_pointer (&desk->snapshot, brg_snapshot_unref);
  brg_words_unref (desk->words);
  g_free (desk->url);
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

static void
say_page (BrgShareDesk *desk, const BrgSharePage *page)
{
  gsize size = g_bytes_get_size (page->html);
  const char *known = g_hash_table_lookup (desk->etags, page->path);

  if ((known != NULL && g_str_equal (known, page->etag)) || size > BRG_SHARE_LARGEST_PAGE)
    return;
  g_hash_table_replace (desk->etags, g_strdup (page->path), g_strdup (page->etag));
  brg_share_helper_say (desk->server, "page\t%s\t%s\t%s\t%" G_GSIZE_FORMAT, page->path, page->etag,
                        page->script != NULL ? page->script : "-", size);
  brg_share_helper_hand (desk->server, page->html);
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
  if (desk->copier != NULL)
    brg_share_copier_renew (desk->copier);
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
  brg_share_helper_say (desk->server, "shown");
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
  brg_share_helper_say (desk->server, "answer\t%u\t%u", (guint) number, judge (desk, fields));
  return TRUE;
}

static gboolean
take_count (BrgShareDesk *desk, const char *field, void (*tell) (guint count, gpointer data))
{
  guint64 count;

  if (!g_ascii_string_to_unsigned (field, 10, 0, G_MAXUINT, &count, NULL))
    return FALSE;
  if (tell != NULL)
    tell ((guint) count, desk->news.data);
  return TRUE;
}

/* From now on the file is a copy: whoever has the key of the pair has said so. */
static guint
give_up (BrgShareDesk *desk, const char *text)
{
  g_autoptr (GBytes) bytes = brg_share_heir_from_text (text);
  g_auto (BrgShareLabel) heir = { 0 };
  g_autofree char *at = NULL;
  g_autoptr (GError) error = NULL;

  if (bytes == NULL || desk->copier == NULL ||
      !brg_share_heir_open (brg_share_copier_get_keys (desk->copier), bytes, &heir, &at))
    return STATUS_FORBIDDEN;
  const BrgLeaseHolder who = { heir.computer, heir.person, at, NULL };

  if (!brg_follow_give_up (desk->store, &who, heir.entry_id, heir.hash, &error))
    /* What stands in the way only now is asked once more. */
    return g_error_matches (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED) ? STATUS_KNOWN
                                                                             : STATUS_UNABLE;
  if (desk->news.given_up != NULL)
    desk->news.given_up (&who, desk->news.data);
  return STATUS_WRITTEN;
}

static gboolean
take_taken (BrgShareDesk *desk, char **fields)
{
  guint64 number;

  if (g_strv_length (fields) != 3 ||
      !g_ascii_string_to_unsigned (fields[1], 10, 1, G_MAXUINT, &number, NULL))
    return FALSE;
  brg_share_helper_say (desk->server, "answer\t%u\t%u", (guint) number, give_up (desk, fields[2]));
  return TRUE;
}

/* The network is told where this laptop shares, and whether it may be followed. */
static void
announce (BrgShareDesk *desk)
{
  g_autofree char *computer = NULL;
  g_autofree char *person = NULL;

  g_clear_pointer (&desk->notice, brg_notice_free);
  if (desk->url == NULL)
    return;
  brg_share_dup_names (&computer, &person);
  desk->notice = brg_notice_new (computer, desk->url, desk->copier != NULL);
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
  g_autoptr (Held) desk = g_rc_box_acquire (data);

  if (bytes != NULL)
    return FALSE;
  if (g_str_equal (fields[0], "result"))
    return take_result (desk, fields);
  if (g_str_equal (fields[0], "taken"))
    return take_taken (desk, fields);
  if (g_strv_length (fields) == 1 && g_str_equal (fields[0], "shown"))
    {
      take_shown (desk);
      return TRUE;
    }
  if (g_strv_length (fields) != 2)
    return FALSE;
  if (g_str_equal (fields[0], "reached"))
    return take_count (desk, fields[1], desk->news.reached);
  if (g_str_equal (fields[0], "followed"))
    return take_count (desk, fields[1], desk->news.followed);
  if (g_str_equal (fields[0], "listening"))
    {
      g_free (desk->url);
      desk->url = g_strdup (fields[1]);
      announce (desk);
      if (desk->news.listening != NULL)
        desk->news.listening (fields[1], desk->news.data);
      tell_waiting (desk);
    }
  else if (g_str_equal (fields[0], "locked") && desk->news.locked != NULL)
    desk->news.locked (fields[1], desk->news.data);
  else if (g_str_equal (fields[0], "unpaired") && desk->news.unpaired != NULL)
    desk->news.unpaired (fields[1], desk->news.data);
  else if (g_str_equal (fields[0], "fault"))
    {
      g_free (desk->fault);
      desk->fault = g_strdup (fields[1]);
    }
  return TRUE;
}

static void
on_end (gpointer data)
{
  g_autoptr (Held) desk = g_rc_box_acquire (data);

  g_clear_pointer (&desk->notice, brg_notice_free);
  while (!g_queue_is_empty (desk->unsaid))
    take_shown (desk);
  if (desk->news.ended != NULL)
    desk->news.ended (desk->fault != NULL ? desk->fault : _ ("The server for phones has ended."),
                      desk->news.data);
}

/* ----- Start and end ----- */

void
brg_share_desk_add_seat (BrgShareDesk *desk, const BrgShareSeat *seat)
{
  g_return_if_fail (desk != NULL && seat != NULL);

  brg_share_helper_say (desk->server, "seat\t%s\t%u\t%u\t%s:%s", seat->name, seat->first,
                        seat->last, seat->secret, seat->pin);
}

void
brg_share_desk_remove_seat (BrgShareDesk *desk, const char *name)
{
  g_return_if_fail (desk != NULL && name != NULL);

  brg_share_helper_say (desk->server, "no-seat\t%s", name);
}

void
brg_share_desk_set_direct (BrgShareDesk *desk, gboolean is_direct)
{
  g_return_if_fail (desk != NULL);

  desk->is_direct = is_direct;
}

static void
on_copied (const char *fault, gpointer data)
{
  BrgShareDesk *desk = data;

  if (desk->news.copied != NULL)
    desk->news.copied (fault, desk->news.data);
}

void
brg_share_desk_set_pair (BrgShareDesk *desk, const BrgSharePair *pair)
{
  g_return_if_fail (desk != NULL);

  g_clear_pointer (&desk->copier, brg_share_copier_free);
  if (pair != NULL)
    desk->copier = brg_share_copier_new (brg_store_get_path (desk->store), desk->server, pair,
                                         on_copied, desk);
  announce (desk);
}

static void
open_doors (BrgShareDesk *desk, const BrgShareSettings *settings)
{
  for (guint i = 0; i < settings->seats->len; i++)
    brg_share_desk_add_seat (desk, settings->seats->pdata[i]);
  brg_share_desk_set_pair (desk, settings->pair);
  brg_share_helper_say (desk->server, "listen\t%s\t%u", settings->address, settings->port);
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
  desk->server = brg_share_helper_new (on_line, on_end, desk, error);
  if (desk->server == NULL || !brg_share_desk_renew (desk, NULL, error))
    return NULL;
  open_doors (desk, settings);
  return g_steal_pointer (&desk);
}

void
brg_share_desk_free (BrgShareDesk *desk)
{
  if (desk == NULL)
    return;
  g_clear_pointer (&desk->notice, brg_notice_free);
  g_clear_pointer (&desk->copier, brg_share_copier_free);
  g_clear_pointer (&desk->server, brg_share_helper_free);
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
