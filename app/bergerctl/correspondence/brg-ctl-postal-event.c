/* brg-ctl-postal-event.c - bergerctl correspondence of an event: its charts, what is due, letters
 *
 * Tests: tests/app/bergerctl-correspondence.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-postal-event.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

#include "brg-ctl-postal-file.h"
#include "brg-output.h"
#include "brg-pdn-postal.h"
#include "brg-postal-doubt-words.h"
#include "brg-postal-mail.h"
#include "brg-postal-pause.h"
#include "brg-postal-rulings.h"
#include "brg-postal-text.h"
#include "brg-postal-words.h"
#include "brg-store-postal-import.h"
#include "brg-store-postal-measures.h"
#include "brg-store-postal-records.h"
#include "brg-store-postal-rows.h"
#include "brg-store-postal.h"
#include "event/brg-ctl-place.h"

/* No average run, and not -1, by which none is known. */
#define TRANSIT_NOT_NAMED G_MININT

/* What is asked for. */
typedef struct
{
  BrgCtlPlace where;
  char *on;
  char *game;
  char *file;
  char *line;
  char *output;
  char *first;
  char *last;
  char *cipher;
  char *channel;
  char *norm;
  char *player;
  char *told;
  char *secretary;
  char *office;
  char *kind;
  char *article;
  char *reason;
  char *format;
  gint transit;
  gboolean is_granted;
  BrgPostalDesk *desk;
} Asked;

static void
asked_clear (Asked *asked)
{
  g_clear_pointer (&asked->desk, brg_postal_desk_free);
  brg_ctl_place_clear (&asked->where);
  g_free (asked->on);
  g_free (asked->game);
  g_free (asked->file);
  g_free (asked->line);
  g_free (asked->output);
  g_free (asked->first);
  g_free (asked->last);
  g_free (asked->cipher);
  g_free (asked->channel);
  g_free (asked->norm);
  g_free (asked->player);
  g_free (asked->told);
  g_free (asked->secretary);
  g_free (asked->office);
  g_free (asked->kind);
  g_free (asked->article);
  g_free (asked->reason);
  g_free (asked->format);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Asked, asked_clear)

static gboolean
read_day (const char *option, const char *text, BrgPostalDay *day)
{
  *day = 0;
  if (text == NULL || brg_postal_day_read (text, day))
    return TRUE;
  brg_ctl_complain ("correspondence: --%s: “%s” is no day like 31.12.2025", option, text);
  return FALSE;
}

static BrgCtlStatus
tell (const Asked *asked, gboolean is_done, GError **error)
{
  return is_done ? BRG_CTL_YES : brg_ctl_complain ("%s: %s", asked->where.path, (*error)->message);
}

/* The game that --game names; a fault is reported. */
static const BrgPostalCase *
find_game (const Asked *asked)
{
  const BrgPostalCase *matter =
      asked->game != NULL ? brg_postal_desk_find_code (asked->desk, asked->game) : NULL;

  if (asked->game == NULL)
    brg_ctl_complain ("correspondence: --game CODE is missing");
  else if (matter == NULL)
    brg_ctl_complain ("correspondence: there is no game %s", asked->game);
  return matter;
}

/* Row of the player whose number --player gives; 0 is reported. */
static gint64
find_player (const Asked *asked)
{
  guint64 number;

  if (asked->player != NULL &&
      g_ascii_string_to_unsigned (asked->player, 10, 1, G_MAXINT, &number, NULL))
    for (gint i = 0; i < (gint) asked->where.snapshot->entries->len; i++)
      if (brg_snapshot_get_entry (asked->where.snapshot, i)->number == (gint) number)
        return brg_snapshot_get_entry (asked->where.snapshot, i)->id;
  brg_ctl_complain ("correspondence: --player NUMBER names nobody");
  return 0;
}

static BrgCtlStatus
print_chart (const BrgPostalCase *matter)
{
  g_autofree char *text = NULL;

  g_print ("CASE\t%s\t%d\t%d\n", matter->code, matter->round, matter->board->board);
  if (matter->chart == NULL)
    {
      g_print ("ERROR\t%s\n", matter->fault.text);
      return BRG_CTL_NO;
    }
  text = brg_postal_text_write (matter->game, matter->chart, BRG_POSTAL_WHOLE);
  fputs (text, stdout);
  return BRG_CTL_YES;
}

static BrgCtlStatus
ask_charts (Asked *asked)
{
  BrgCtlStatus status = BRG_CTL_YES;
  const BrgPostalCase *matter = NULL;

  if (asked->game != NULL)
    {
      matter = find_game (asked);
      return matter != NULL ? print_chart (matter) : BRG_CTL_WRONG;
    }
  for (guint i = 0; i < asked->desk->cases->len; i++)
    {
      BrgCtlStatus of_game = print_chart (asked->desk->cases->pdata[i]);

      status = MAX (status, of_game);
    }
  return status;
}

static BrgCtlStatus
ask_due (Asked *asked)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GArray) items = NULL;

  items = brg_postal_due_list_new (asked->desk);
  for (guint i = 0; i < items->len; i++)
    {
      const BrgPostalItem *item = &g_array_index (items, BrgPostalItem, i);
      g_autofree char *day = brg_postal_words_dup_day (item->last);
      g_autofree char *left = brg_postal_words_dup_left (item, words);
      g_autofree char *title = brg_postal_words_dup_title (item, words);
      g_autofree char *who = brg_postal_words_dup_who (item, asked->desk, words);
      g_autofree char *facts = brg_postal_words_dup_facts (item, asked->desk, words);
      g_autofree char *name = brg_ctl_dup_cell (who);

      g_print ("%s\t%s\t%s\t%s\t%s\t%s\t%s\n", day, left, title, name,
               item->game != NULL ? item->game->code : "-",
               brg_postal_words_get_article (item->article), facts);
    }
  return BRG_CTL_YES;
}

/* What was decided, the last first: day, game, what, about whom, by whom, article, what became of
 * it.
 */
static BrgCtlStatus
ask_decisions (Asked *asked)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GArray) rulings = brg_postal_rulings_new (asked->desk);

  for (guint i = 0; i < rulings->len; i++)
    {
      const BrgPostalRuling *ruling = &g_array_index (rulings, BrgPostalRuling, i);
      g_autofree char *day = brg_postal_words_dup_day (ruling->decided);
      g_autofree char *title = brg_postal_ruling_dup_title (ruling, words);
      g_autofree char *names = brg_postal_ruling_dup_names (ruling, asked->desk, words);
      g_autofree char *way = brg_postal_ruling_dup_way (ruling, asked->desk, words);
      g_autofree char *who = brg_ctl_dup_cell (names);
      g_autofree char *after = brg_ctl_dup_cell (way);

      g_print ("%s\t%s\t%s\t%s\t%s\t%s\t%s\n", day, ruling->game != NULL ? ruling->game->code : "-",
               title, who, brg_postal_words_get_office (ruling->office, words),
               brg_postal_words_get_article (ruling->article), after);
    }
  return BRG_CTL_YES;
}

static BrgCtlStatus
ask_file (Asked *asked)
{
  const BrgPostalCase *matter = find_game (asked);
  g_auto (BrgPostalFault) fault = { 0 };
  g_autofree char *text = NULL;

  if (matter == NULL)
    return BRG_CTL_WRONG;
  if (matter->game == NULL)
    return brg_ctl_complain ("%s: %s", matter->code, matter->fault.text);
  text = brg_ctl_postal_file_dup (matter->game, matter->chart, asked->format, &fault);
  if (text == NULL)
    return brg_ctl_complain ("%s: %s", matter->code, fault.text);
  fputs (text, stdout);
  return BRG_CTL_YES;
}

/* Days of a record that are only unlikely, on the day on which it is asked; rows for programs are
 * English, as all of them. */
static void
note_game (const Asked *asked, const BrgPostalGame *game, guint index)
{
  g_autoptr (GArray) doubts =
      brg_postal_doubts_new (game, asked->desk->rules, index, asked->desk->on);

  for (guint i = 0; i < doubts->len; i++)
    {
      g_autofree char *words =
          brg_postal_doubt_dup_english (&g_array_index (doubts, BrgPostalDoubt, i));

      g_print ("NOTE\t%s\n", words);
    }
}

static void
note_doubts (const Asked *asked, const BrgPostalCase *matter)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = NULL;
  guint index = 0;

  game = brg_postal_event_dup_changed (asked->desk->event, &matter->seat, 0, asked->line, &index,
                                       &fault);
  if (game != NULL)
    note_game (asked, game, index);
}

static BrgCtlStatus
add_line (Asked *asked)
{
  const BrgPostalCase *matter = find_game (asked);
  g_autoptr (GError) error = NULL;

  if (matter == NULL)
    return BRG_CTL_WRONG;
  if (asked->line == NULL)
    return brg_ctl_complain ("correspondence: --line RECORD is missing");
  if (!brg_store_add_postal_record (asked->where.store, matter->seat.pairing_id, asked->line,
                                    &error))
    return tell (asked, FALSE, &error);
  note_doubts (asked, matter);
  return BRG_CTL_YES;
}

/* What a file brought is doubted like a letter that is added; what stood before was. */
static void
note_import (const Asked *asked, const BrgPostalCase *matter)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalEvent) event =
      brg_store_load_postal (asked->where.store, asked->where.snapshot->group->id, NULL);
  g_autoptr (BrgPostalGame) game =
      event != NULL ? brg_postal_event_dup_game (event, &matter->seat, &fault) : NULL;

  for (guint i = matter->game != NULL ? matter->game->records->len : 0;
       game != NULL && i < game->records->len; i++)
    note_game (asked, game, i);
}

static BrgCtlStatus
import_game (Asked *asked)
{
  const BrgPostalCase *matter = find_game (asked);
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  g_autoptr (BrgPostalGame) game = NULL;
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (GError) error = NULL;
  gsize length;
  guint line;

  if (matter == NULL)
    return BRG_CTL_WRONG;
  if (asked->file == NULL)
    return brg_ctl_complain ("correspondence: --file FILE is missing");
  text = brg_ctl_postal_file_read (asked->file, BRG_POSTAL_FILE_LENGTH, &length);
  if (text == NULL)
    return BRG_CTL_WRONG;
  game = brg_pdn_postal_read_any (text, length, &fault);
  if (game == NULL)
    return brg_ctl_postal_file_complain (asked->file, &fault);
  name = g_path_get_basename (asked->file);
  if (!brg_store_import_postal_game (asked->where.store, matter->seat.pairing_id, game, name, &line,
                                     &error))
    return brg_ctl_complain ("%s:%u:1: %s", asked->file, MAX (line, 1), error->message);
  note_import (asked, matter);
  return BRG_CTL_YES;
}

static gboolean
read_norm (const Asked *asked, BrgPostalTerms *terms)
{
  char rest;

  if (asked->norm == NULL ||
      sscanf (asked->norm, "%4u/%4u%c", &terms->norm_days, &terms->norm_moves, &rest) == 2)
    return TRUE;
  brg_ctl_complain ("correspondence: --norm: “%s” is not like 50/10", asked->norm);
  return FALSE;
}

/* The regulations that the group has; new ones where it is not played by correspondence yet. */
static BrgPostalTerms *
load_terms (const Asked *asked, GError **error)
{
  g_autoptr (BrgPostalEvent) event =
      brg_store_load_postal (asked->where.store, asked->where.snapshot->group->id, error);

  if (event == NULL)
    return NULL;
  return event->terms != NULL ? brg_postal_terms_copy (event->terms) : brg_postal_terms_new ();
}

/* What is not named stays. */
static BrgCtlStatus
set_terms (Asked *asked)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalTerms) terms = load_terms (asked, &error);

  if (terms == NULL)
    return tell (asked, FALSE, &error);
  if ((asked->first != NULL && !read_day ("first", asked->first, &terms->start)) ||
      (asked->last != NULL && !read_day ("last", asked->last, &terms->end)) ||
      !read_norm (asked, terms))
    return BRG_CTL_WRONG;
  if (asked->channel != NULL && !brg_postal_channel_find (asked->channel, &terms->channel))
    return brg_ctl_complain ("correspondence: --channel is post, email, phone or server");
  if (asked->cipher != NULL)
    {
      g_free (terms->code);
      terms->code = g_strdup (asked->cipher);
    }
  if (asked->transit != TRANSIT_NOT_NAMED)
    terms->transit = asked->transit;
  return tell (asked,
               brg_store_set_postal_terms (asked->where.store, asked->where.snapshot->group->id,
                                           terms, &error),
               &error);
}

static BrgCtlStatus
begin_games (Asked *asked)
{
  g_autoptr (GError) error = NULL;

  return tell (
      asked, brg_store_begin_postal (asked->where.store, asked->where.snapshot->group->id, &error),
      &error);
}

/* What will not count of it. */
static BrgCtlStatus
note_break (const Asked *asked, const BrgPostalPause *pause)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autofree char *doubt =
      brg_postal_pause_dup_doubt (asked->desk->event, asked->desk->rules, pause, words);

  if (doubt != NULL)
    g_print ("NOTE\t%s\n", doubt);
  return BRG_CTL_YES;
}

/* Whoever was told was told on one day. */
static BrgCtlStatus
put_break (Asked *asked)
{
  g_autoptr (BrgPostalPause) pause = NULL;
  g_autoptr (GError) error = NULL;
  BrgPostalNotice notice = { 0 };
  gint64 player = find_player (asked);

  if (player == 0)
    return BRG_CTL_WRONG;
  pause = brg_postal_pause_new (player);
  pause->is_granted = asked->is_granted;
  if (!read_day ("first", asked->first, &pause->from) ||
      !read_day ("last", asked->last, &pause->to) ||
      !read_day ("told", asked->told, &notice.told) ||
      !read_day ("secretary", asked->secretary, &pause->secretary))
    return BRG_CTL_WRONG;
  for (gint i = 0; notice.told != 0 && i < (gint) asked->where.snapshot->entries->len; i++)
    {
      notice.opponent_id = brg_snapshot_get_entry (asked->where.snapshot, i)->id;
      if (notice.opponent_id != player)
        g_array_append_val (pause->notices, notice);
    }
  if (!brg_store_put_postal_pause (asked->where.store, pause, &error))
    return tell (asked, FALSE, &error);
  return note_break (asked, pause);
}

static BrgCtlStatus
decide (Asked *asked)
{
  g_autoptr (BrgPostalMeasure) measure = NULL;
  g_autoptr (GError) error = NULL;
  const BrgPostalCase *matter = asked->game != NULL ? find_game (asked) : NULL;
  gint64 player = find_player (asked);

  if (player == 0 || (asked->game != NULL && matter == NULL))
    return BRG_CTL_WRONG;
  measure = brg_postal_measure_new (player);
  if (!brg_postal_office_find (asked->office, &measure->office))
    return brg_ctl_complain ("correspondence: --office is secretary, arbiter or organisation");
  if (!brg_postal_measure_find (asked->kind, &measure->kind))
    return brg_ctl_complain (
        "correspondence: --kind is remark, warning, no-news, request, loss, "
        "expulsion, no-final, ban-1, ban-2, ban-3, counted, annulled, settled, upheld "
        "or rejected");
  if (!read_day ("on", asked->on, &measure->decided))
    return BRG_CTL_WRONG;
  measure->pairing_id = matter != NULL ? matter->seat.pairing_id : 0;
  g_free (measure->article);
  measure->article = g_strdup (asked->article != NULL ? asked->article : "");
  g_free (measure->reason);
  measure->reason = g_strdup (asked->reason != NULL ? asked->reason : "");
  return tell (asked,
               brg_store_add_postal_measure (asked->where.store, asked->where.snapshot->group->id,
                                             measure, &error),
               &error);
}

static gboolean
write_text (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  if (brg_output_write (path, text, (gssize) strlen (text), BRG_OUTPUT_PRIVATE, &error))
    return TRUE;
  brg_ctl_complain ("%s: %s", path, error->message);
  return FALSE;
}

/* A folder that is not there is made, for nobody else to read: addresses go into it. */
static gboolean
make_folder (const char *path)
{
  if (g_mkdir_with_parents (path, 0700) == 0)
    return TRUE;
  brg_ctl_complain ("correspondence: --output: “%s” is no folder and cannot be made: %s", path,
                    g_strerror (errno));
  return FALSE;
}

/* Nothing is sent: texts in a folder. */
static BrgCtlStatus
write_reminders (Asked *asked)
{
  g_autoptr (BrgWords) words = brg_words_open ("ru");
  g_autoptr (GArray) items = NULL;
  g_autoptr (GArray) reminders = NULL;
  g_autofree char *list = NULL;

  if (asked->output == NULL)
    return brg_ctl_complain ("correspondence: reminders wants --output FOLDER");
  items = brg_postal_due_list_new (asked->desk);
  reminders = brg_postal_reminders_new (asked->desk, items, words);
  list = brg_postal_mail_list_dup (asked->desk, asked->where.store, words);
  if (!make_folder (asked->output) || !write_text (asked->output, "list.tsv", list))
    return BRG_CTL_WRONG;
  for (guint i = 0; i < reminders->len; i++)
    {
      const BrgPostalReminder *reminder = &g_array_index (reminders, BrgPostalReminder, i);

      if (!write_text (asked->output, reminder->file, reminder->text))
        return BRG_CTL_WRONG;
      g_print ("%s\n", reminder->file);
    }
  return BRG_CTL_YES;
}

static const struct
{
  const char *word;
  gboolean is_writing;
  gboolean is_before; /* asked before the group is one by correspondence */
  gboolean is_of_day; /* of today, where no day is named */
  BrgCtlStatus (*ask) (Asked *asked);
} questions[] = {
  { "chart", FALSE, FALSE, FALSE, ask_charts },
  { "due", FALSE, FALSE, TRUE, ask_due },
  { "file", FALSE, FALSE, FALSE, ask_file },
  { "reminders", FALSE, FALSE, TRUE, write_reminders },
  { "decisions", FALSE, FALSE, FALSE, ask_decisions },
  { "terms", TRUE, TRUE, FALSE, set_terms },
  { "add", TRUE, FALSE, FALSE, add_line },
  { "import", TRUE, FALSE, FALSE, import_game },
  { "break", TRUE, FALSE, FALSE, put_break },
  { "decide", TRUE, FALSE, FALSE, decide },
  { "begin", TRUE, TRUE, FALSE, begin_games },
};

gboolean
brg_ctl_postal_event_has (int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    if (g_str_equal (argv[i], "--db") || g_str_has_prefix (argv[i], "--db="))
      return TRUE;
  return FALSE;
}

static gboolean
open_desk (Asked *asked, gboolean is_of_day)
{
  g_autoptr (GError) error = NULL;
  BrgPostalEvent *event =
      brg_store_load_postal (asked->where.store, asked->where.snapshot->group->id, &error);
  BrgPostalDay on;

  if (event == NULL)
    {
      brg_ctl_complain ("%s: %s", asked->where.path, error->message);
      return FALSE;
    }
  if (!read_day ("on", asked->on, &on))
    {
      brg_postal_event_free (event);
      return FALSE;
    }
  if (on == 0 && is_of_day)
    on = brg_postal_today (asked->where.snapshot->event->zone);
  asked->desk = brg_postal_desk_new (asked->where.snapshot, event, on);
  if (asked->desk == NULL)
    brg_ctl_complain ("%s: this group is not played by correspondence", asked->where.path);
  return asked->desk != NULL;
}

static BrgCtlStatus
answer (Asked *asked, const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      if (!g_str_equal (questions[i].word, word))
        continue;
      if (asked->where.event_id == 0)
        return brg_ctl_complain ("correspondence: --event ID is missing");
      if (!brg_ctl_place_open (&asked->where, questions[i].is_writing ? BRG_STORE_READ_WRITE
                                                                      : BRG_STORE_READ_ONLY) ||
          (!questions[i].is_before && !open_desk (asked, questions[i].is_of_day)))
        return BRG_CTL_WRONG;
      return questions[i].ask (asked);
    }
  return brg_ctl_complain ("correspondence: “%s” cannot be asked of an event", word);
}

BrgCtlStatus
brg_ctl_postal_event_run (int argc, char **argv)
{
  g_auto (Asked) asked = { .transit = TRANSIT_NOT_NAMED };
  const GOptionEntry options[] = {
    { "on", 0, 0, G_OPTION_ARG_STRING, &asked.on, "the day", "DD.MM.YYYY" },
    { "game", 0, 0, G_OPTION_ARG_STRING, &asked.game, "a game", "CODE" },
    { "file", 0, 0, G_OPTION_ARG_FILENAME, &asked.file, "a game file", "FILE" },
    { "line", 0, 0, G_OPTION_ARG_STRING, &asked.line, "a record", "RECORD" },
    { "output", 0, 0, G_OPTION_ARG_FILENAME, &asked.output, "where texts go", "FOLDER" },
    { "first", 0, 0, G_OPTION_ARG_STRING, &asked.first, "the first day", "DD.MM.YYYY" },
    { "last", 0, 0, G_OPTION_ARG_STRING, &asked.last, "the last day", "DD.MM.YYYY" },
    { "cipher", 0, 0, G_OPTION_ARG_STRING, &asked.cipher, "cipher of the event", "TEXT" },
    { "channel", 0, 0, G_OPTION_ARG_STRING, &asked.channel, "by what", "post" },
    { "norm", 0, 0, G_OPTION_ARG_STRING, &asked.norm, "days for moves", "50/10" },
    { "transit", 0, 0, G_OPTION_ARG_INT, &asked.transit, "average run of a letter", "DAYS" },
    { "player", 0, 0, G_OPTION_ARG_STRING, &asked.player, "start number", "NUMBER" },
    { "told", 0, 0, G_OPTION_ARG_STRING, &asked.told, "postmark of the notices", "DD.MM.YYYY" },
    { "secretary", 0, 0, G_OPTION_ARG_STRING, &asked.secretary, "that to the secretary",
      "DD.MM.YYYY" },
    { "granted", 0, 0, G_OPTION_ARG_NONE, &asked.is_granted, "by the arbiter", NULL },
    { "office", 0, 0, G_OPTION_ARG_STRING, &asked.office, "who decides", "OFFICE" },
    { "kind", 0, 0, G_OPTION_ARG_STRING, &asked.kind, "what is decided", "KIND" },
    { "article", 0, 0, G_OPTION_ARG_STRING, &asked.article, "what was broken", "10.2.9" },
    { "reason", 0, 0, G_OPTION_ARG_STRING, &asked.reason, "why", "TEXT" },
    { "format", 0, 0, G_OPTION_ARG_STRING, &asked.format, "how it is written", "text|pdn" },
    G_OPTION_ENTRY_NULL,
  };
  g_autofree char *word = argc > 1 ? g_strdup (argv[1]) : g_strdup ("");
  int n_rest = argc - 1;
  char **rest = argv + 1;

  if (argc < 2 || !brg_ctl_place_parse (&asked.where, options, &n_rest, &rest))
    return BRG_CTL_WRONG;
  return answer (&asked, word);
}
