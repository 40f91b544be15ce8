/* brg-ctl.c - what the commands of bergerctl share
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-latin-names.h"
#include "brg-listed-players.h"

#include "brg-pairing-systems.h"

#include <gio/gio.h>
#include <string.h>

#include "brg-date-text.h"
#include "brg-language-choice.h"
#include "brg-lease.h"
#include "brg-pdn.h"
#include "brg-store-lists.h"
#include "brg-store-load.h"
#include "brg-text-file.h"
#include "brg-trf-reader.h"
#include "brg-trf-repair.h"

/* What turns the direction of the letters behind it, so that a line reads as another one. */
static gboolean
is_turning (gunichar c)
{
  return (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

char *
brg_ctl_dup_cell (const char *text)
{
  g_autoptr (GString) cell = g_string_new (NULL);
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (!is_turning (c))
        g_string_append_unichar (cell,
                                 g_unichar_iscntrl (c) || c == 0x2028 || c == 0x2029 ? ' ' : c);
    }
  return g_string_free (g_steal_pointer (&cell), FALSE);
}

BrgCtlStatus
brg_ctl_complain (const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_printerr ("bergerctl: %s\n", message);
  return BRG_CTL_WRONG;
}

BrgCtlStatus
brg_ctl_tell_not_kept (const char *notice)
{
  g_auto (GStrv) lines = notice != NULL ? g_strsplit (notice, "\n", -1) : NULL;

  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    brg_ctl_complain ("the archive has not the file of the paper. %s", lines[i]);
  return notice != NULL ? BRG_CTL_NO : BRG_CTL_YES;
}

/* Bytes that are no text are told with their place. */
static void
complain_of_options (const GError *error, int argc, char **argv)
{
  if (error->domain == G_CONVERT_ERROR)
    for (int i = 1; i < argc; i++)
      {
        g_autofree char *text = g_locale_to_utf8 (argv[i], -1, NULL, NULL, NULL);

        if (text == NULL)
          {
            brg_ctl_complain ("%s: argument %d is no text in the encoding of the locale", argv[0],
                              i);
            return;
          }
      }
  brg_ctl_complain ("%s: %s", argv[0], error->message);
}

gboolean
brg_ctl_parse (const char *usage,
               const GOptionEntry *options,
               int *argc,
               char ***argv,
               int n_wanted)
{
  return brg_ctl_parse_described ((*argv)[0], usage, NULL, options, argc, argv, n_wanted);
}

gboolean
brg_ctl_parse_described (const char *command,
                         const char *usage,
                         const char *about,
                         const GOptionEntry *options,
                         int *argc,
                         char ***argv,
                         int n_wanted)
{
  g_autoptr (GOptionContext) context = g_option_context_new (usage);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_strconcat ("bergerctl ", command, NULL);
  g_autofree char *help = NULL;

  g_option_context_add_main_entries (context, options, NULL);
  if (about != NULL)
    g_option_context_set_description (context, about);
  /* So that the help names the command. */
  g_set_prgname (name);
  if (!g_option_context_parse (context, argc, argv, &error))
    {
      complain_of_options (error, *argc, *argv);
      return FALSE;
    }
  if (*argc - 1 == n_wanted)
    return TRUE;
  help = g_option_context_get_help (context, TRUE, NULL);
  brg_ctl_complain ("%s: %d arguments, %d expected\n%s", (*argv)[0], *argc - 1, n_wanted, help);
  return FALSE;
}

BrgTrf *
brg_ctl_load_trf (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;
  BrgTrf *trf = brg_trf_load (file, path, &error);

  if (trf == NULL)
    brg_ctl_complain ("%s%s%s", error->domain == BRG_FORMAT_ERROR ? "" : path,
                      error->domain == BRG_FORMAT_ERROR ? "" : ": ", error->message);
  return trf;
}

static gboolean
is_named (char **places, const BrgTrfRepair *repair)
{
  g_autofree char *place = g_strdup_printf ("%u:%u", repair->line, repair->column);

  return places != NULL && g_strv_contains ((const char *const *) places, place);
}

/* Marks the repairs at some places; returns whether that changed anything. */
static gboolean
leave_repairs (const BrgTrf *trf, char **places)
{
  gboolean has_changed = FALSE;

  for (guint i = 0; i < trf->repairs->len; i++)
    {
      BrgTrfRepair *repair = trf->repairs->pdata[i];

      if (!repair->is_taken || !is_named (places, repair))
        continue;
      repair->is_taken = FALSE;
      has_changed = TRUE;
    }
  return has_changed;
}

BrgTrf *
brg_ctl_load_trf_mending (const char *path, char **left)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTextFile) text = brg_text_file_load (file, path, &error);
  BrgTrf *trf = text != NULL
                    ? brg_trf_read_mending (text->text, (gssize) text->length, path, NULL, &error)
                    : NULL;

  if (trf != NULL && leave_repairs (trf, left))
    {
      g_autoptr (BrgTrf) first = trf;

      trf = brg_trf_read_mending (text->text, (gssize) text->length, path, first->repairs, &error);
    }
  if (trf == NULL)
    brg_ctl_complain ("%s%s%s", error->domain == BRG_FORMAT_ERROR ? "" : path,
                      error->domain == BRG_FORMAT_ERROR ? "" : ": ", error->message);
  return trf;
}

void
brg_ctl_tell_notes (const BrgTrf *trf, const char *path)
{
  for (guint i = 0; i < trf->notes->len; i++)
    {
      const BrgFormatNote *note = trf->notes->pdata[i];

      g_print ("# %s:%u:%u: %s\n", path, note->line, note->column, note->text);
    }
}

const BrgPairingSystem *
brg_ctl_find_system (const char *id)
{
  const BrgPairingSystem *system = brg_pairing_system_find (id);
  g_autoptr (GString) known = g_string_new (NULL);
  guint n_systems;
  const BrgPairingSystem *const *systems = brg_pairing_systems (&n_systems);

  if (system != NULL)
    return system;
  for (guint i = 0; i < n_systems; i++)
    g_string_append_printf (known, " %s", systems[i]->id);
  brg_ctl_complain ("there is no system “%s”; known:%s", id, known->str);
  return NULL;
}

gboolean
brg_ctl_parse_seed (const char *text, guint64 *seed)
{
  gboolean is_hex = text != NULL && g_str_has_prefix (text, "0x");

  /* The number itself may have no prefix. */
  if (text == NULL || g_ascii_string_to_unsigned (is_hex ? text + strlen ("0x") : text,
                                                  is_hex ? 16 : 10, 0, G_MAXUINT64, seed, NULL))
    return TRUE;
  brg_ctl_complain ("“%s” is no seed: a whole number below 2^64 was expected", text);
  return FALSE;
}

static gboolean
read_decision (const char *text, const BrgTournament *tournament, BrgMeetingDecision *decision)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", 2);
  guint64 round;
  guint64 number;

  if (g_strv_length (parts) != 2 ||
      !g_ascii_string_to_unsigned (parts[0], 10, 1, G_MAXINT, &round, NULL) ||
      !g_ascii_string_to_unsigned (parts[1], 10, 1, G_MAXINT, &number, NULL))
    {
      brg_ctl_complain ("“%s” is no decision: ROUND:NUMBER was expected", text);
      return FALSE;
    }
  decision->round = (gint) round;
  decision->winner = brg_tournament_find_number (tournament, (gint) number);
  if (decision->winner < 0)
    brg_ctl_complain ("“%s”: there is no number %d", text, (gint) number);
  return decision->winner >= 0;
}

GArray *
brg_ctl_read_decisions (char **texts, const BrgTournament *tournament)
{
  g_autoptr (GArray) decisions = g_array_new (FALSE, FALSE, sizeof (BrgMeetingDecision));

  for (guint i = 0; texts != NULL && texts[i] != NULL; i++)
    {
      BrgMeetingDecision decision;

      if (!read_decision (texts[i], tournament, &decision))
        return NULL;
      g_array_append_val (decisions, decision);
    }
  return g_steal_pointer (&decisions);
}

gboolean
brg_ctl_settle_language (const char *command, char **language)
{
  if (*language == NULL)
    *language = g_strdup ("en");
  if (g_strv_contains (brg_language_choice_list (), *language))
    return TRUE;
  brg_ctl_complain ("%s: there is no language “%s”", command, *language);
  return FALSE;
}

gboolean
brg_ctl_is_pdf (const char *output)
{
  g_autofree char *lower = g_ascii_strdown (output, -1);

  /* A device takes what it is given. */
  return g_str_has_suffix (lower, ".pdf") || g_str_has_prefix (output, "/dev/");
}

static gboolean
tell_leader (const BrgLeaseHolder *leader, GError **error)
{
  if (leader->obstacle != NULL)
    g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_READ_ONLY,
                 "another user's file “%s” lies beside it: whoever put it there may be leading the "
                 "event, or has to remove it; nothing was changed",
                 leader->obstacle);
  else
    g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_READ_ONLY,
                 "the event is led at the computer “%s”, %s, since %s; nothing was changed",
                 leader->computer, leader->person, leader->since);
  return FALSE;
}

/* Another command of this computer is through in a moment; a window is not. */
#define LEAD_MS 2000
#define LEAD_STEP_MS 20

static gboolean
may_end_soon (const BrgLeaseHolder *leader)
{
  /* Who has only just taken it has not written his name yet. */
  return leader->obstacle == NULL &&
         (*leader->computer == '\0' || g_str_equal (leader->computer, g_get_host_name ()));
}

/* Where nothing can be locked nobody is kept out: then there is no lease. */
static gboolean
take_lead (const char *given, BrgLease **lease, GError **error)
{
  g_autofree char *path = brg_store_dup_real_path (given);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *since = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  const BrgLeaseHolder us = { (char *) g_get_host_name (), (char *) g_get_user_name (), since,
                              NULL };
  g_autoptr (BrgLeaseHolder) leader = NULL;

  *lease = brg_lease_take (path, &us, &leader);
  for (guint ms = 0; ms < LEAD_MS && leader != NULL && may_end_soon (leader); ms += LEAD_STEP_MS)
    {
      g_usleep (LEAD_STEP_MS * 1000);
      g_clear_pointer (&leader, brg_lease_holder_free);
      *lease = brg_lease_take (path, &us, &leader);
    }
  return leader == NULL || tell_leader (leader, error);
}

static BrgIrregularLevel irregular_level = BRG_IRREGULAR_NONE;

void
brg_ctl_set_irregular (BrgIrregularLevel level)
{
  irregular_level = level;
}

BrgStore *
brg_ctl_open_told (const char *path, BrgStoreMode mode, GError **error)
{
  g_autoptr (BrgLease) lease = NULL;
  BrgStore *store;

  if (mode != BRG_STORE_READ_ONLY && !take_lead (path, &lease, error))
    return NULL;
  store = brg_store_open (path, mode, error);
  if (store != NULL)
    {
      brg_store_keep_lease (store, g_steal_pointer (&lease));
      brg_store_set_irregular_level (store, irregular_level);
    }
  return store;
}

BrgStore *
brg_ctl_open_store (const char *path, BrgStoreMode mode)
{
  g_autoptr (GError) error = NULL;
  BrgStore *store = brg_ctl_open_told (path, mode, &error);

  if (store == NULL)
    brg_ctl_complain ("%s: %s", path, error->message);
  return store;
}

static gint64
find_first_group (BrgStore *store, gint64 event_id)
{
  g_autoptr (GPtrArray) groups = brg_store_list_groups (store, event_id, NULL);

  return groups != NULL && groups->len > 0 ? ((const BrgGroupName *) groups->pdata[0])->id : 0;
}

BrgSnapshot *
brg_ctl_load_event (BrgStore *store, gint64 event_id, gint64 group_id)
{
  g_autoptr (GError) error = NULL;
  gint64 id = group_id != 0 ? group_id : find_first_group (store, event_id);
  BrgSnapshot *snapshot = id != 0 ? brg_store_load (store, id, &error) : NULL;

  if (snapshot != NULL && snapshot->event->id == event_id)
    return snapshot;
  g_clear_pointer (&snapshot, brg_snapshot_unref);
  brg_ctl_complain ("%s: there is no event %" G_GINT64_FORMAT
                    " with such a group; `bergerctl db list` names them",
                    brg_store_get_path (store), event_id);
  return NULL;
}

gboolean
brg_ctl_find_edition (const char *id,
                      const BrgRulebook *rulebook,
                      const BrgTrf *trf,
                      BrgTieBreakEdition *edition)
{
  const char *starts = trf->texts[BRG_TRF_TEXT_STARTS];
  g_autofree char *date = starts != NULL ? brg_date_text_normalise (starts) : NULL;

  *edition = brg_tie_break_edition_for_event (rulebook, date != NULL ? date : "");
  if (id == NULL || brg_tie_break_edition_find (id, edition))
    return TRUE;
  brg_ctl_complain ("there is no edition of tie-breaks “%s”", id);
  return FALSE;
}

typedef BrgPgnReader *(*OpenFunc) (GFile *file, const char *name, GError **error);

static BrgCtlStatus
read_games (const char *path, OpenFunc open_file, BrgCtlGameFunc each, gpointer user_data)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPgnReader) reader = open_file (file, path, &error);
  BrgCtlStatus worst = BRG_CTL_YES;

  if (reader == NULL)
    return brg_ctl_complain ("%s: %s", path, error->message);
  for (guint number = 1;; number++)
    {
      g_autoptr (BrgGameTree) tree = NULL;
      g_autoptr (GError) fault = NULL;
      BrgPgnStep step = brg_pgn_reader_next (reader, &tree, &fault);

      if (step == BRG_PGN_END)
        return worst;
      if (step != BRG_PGN_FAILED)
        {
          BrgCtlStatus status = each (tree, number, user_data);

          worst = MAX (worst, status);
        }
      if (step != BRG_PGN_GAME)
        worst = brg_ctl_complain ("%s", fault->message);
      if (step == BRG_PGN_FAILED)
        return worst;
    }
}

BrgCtlStatus
brg_ctl_each_game (const char *path, BrgCtlGameFunc each, gpointer user_data)
{
  return read_games (path, brg_pgn_reader_open, each, user_data);
}

BrgCtlStatus
brg_ctl_each_draughts_game (const char *path, BrgCtlGameFunc each, gpointer user_data)
{
  return read_games (path, brg_pdn_reader_open, each, user_data);
}

gboolean
brg_ctl_write_latin (BrgSnapshot *snapshot, const char *table, const char *lists)
{
  BrgTransliteration transliteration = BRG_TRANSLITERATE_NOT;
  g_autofree char *own = brg_listed_players_dup_path ();
  g_autoptr (BrgRatingLists) opened = NULL;
  g_autoptr (GError) error = NULL;

  if (table != NULL && !brg_transliteration_from_id (table, &transliteration))
    {
      brg_ctl_complain ("--transliterate wants iso9, passport, fide or none, not “%s”", table);
      return FALSE;
    }
  if (lists == NULL && transliteration == BRG_TRANSLITERATE_FIDE &&
      g_file_test (own, G_FILE_TEST_EXISTS))
    lists = own;
  if (lists != NULL)
    opened = brg_rating_lists_open (lists, &error);
  if (error != NULL)
    {
      brg_ctl_complain ("%s", error->message);
      return FALSE;
    }
  brg_latin_names_apply (snapshot, transliteration, opened);
  return TRUE;
}
