/* brg-ctl-postal-event.c - bergerctl correspondence of an event: its charts, what is due, reminders
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

#include "brg-ctl-postal-acts.h"
#include "brg-ctl-postal-file.h"
#include "brg-output.h"
#include "brg-postal-mail.h"
#include "brg-postal-rulings.h"
#include "brg-postal-text.h"
#include "brg-postal-words.h"
#include "brg-store-postal-rows.h"

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
ask_charts (BrgCtlPostalAsked *asked)
{
  BrgCtlStatus status = BRG_CTL_YES;
  const BrgPostalCase *matter = NULL;

  if (asked->game != NULL)
    {
      matter = brg_ctl_postal_asked_find_game (asked);
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
ask_due (BrgCtlPostalAsked *asked)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GArray) items = NULL;
  BrgPostalFilter filter = { .is_week = asked->is_week, .entry = -1 };

  if (asked->player != NULL)
    {
      gint64 player = brg_ctl_postal_asked_find_player (asked, "player", asked->player);

      if (player == 0)
        return BRG_CTL_WRONG;
      filter.entry = brg_snapshot_find_entry (asked->where.snapshot, player);
    }
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

      if (!brg_postal_item_fits (item, asked->desk, &filter))
        continue;
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
ask_decisions (BrgCtlPostalAsked *asked)
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
ask_file (BrgCtlPostalAsked *asked)
{
  const BrgPostalCase *matter = brg_ctl_postal_asked_find_game (asked);
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
write_reminders (BrgCtlPostalAsked *asked)
{
  g_autoptr (BrgWords) words = NULL;
  g_autoptr (GArray) items = NULL;
  g_autoptr (GArray) reminders = NULL;
  g_autofree char *list = NULL;

  if (asked->output == NULL)
    return brg_ctl_complain ("correspondence: reminders wants --output FOLDER");
  /* Those who play by this book read Russian, unless somebody says otherwise. */
  if (asked->language == NULL)
    asked->language = g_strdup ("ru");
  if (!brg_ctl_settle_language ("correspondence", &asked->language))
    return BRG_CTL_WRONG;
  words = brg_words_open (asked->language);
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
  gboolean is_before;  /* asked before the group is one by correspondence */
  gboolean is_of_day;  /* of today, where no day is named */
  gboolean is_decided; /* --on is the day of a decision */
  BrgCtlStatus (*ask) (BrgCtlPostalAsked *asked);
} questions[] = {
  { "chart", FALSE, FALSE, FALSE, FALSE, ask_charts },
  { "due", FALSE, FALSE, TRUE, FALSE, ask_due },
  { "file", FALSE, FALSE, FALSE, FALSE, ask_file },
  { "reminders", FALSE, FALSE, TRUE, FALSE, write_reminders },
  { "decisions", FALSE, FALSE, FALSE, FALSE, ask_decisions },
  { "terms", TRUE, TRUE, FALSE, FALSE, brg_ctl_postal_act_terms },
  { "sheet", TRUE, FALSE, FALSE, FALSE, brg_ctl_postal_act_sheet },
  { "add", TRUE, FALSE, FALSE, FALSE, brg_ctl_postal_act_add },
  { "correct", TRUE, FALSE, FALSE, FALSE, brg_ctl_postal_act_correct },
  { "remove", TRUE, FALSE, FALSE, FALSE, brg_ctl_postal_act_remove },
  { "import", TRUE, FALSE, FALSE, FALSE, brg_ctl_postal_act_import },
  { "break", TRUE, FALSE, FALSE, FALSE, brg_ctl_postal_act_break },
  { "no-break", TRUE, FALSE, FALSE, FALSE, brg_ctl_postal_act_no_break },
  { "decide", TRUE, FALSE, FALSE, TRUE, brg_ctl_postal_act_decide },
  { "receipt", TRUE, FALSE, FALSE, FALSE, brg_ctl_postal_act_receipt },
  { "begin", TRUE, TRUE, FALSE, FALSE, brg_ctl_postal_act_begin },
  { "end", TRUE, TRUE, FALSE, FALSE, brg_ctl_postal_act_end },
};

gboolean
brg_ctl_postal_event_has (int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    if (g_str_equal (argv[i], "--db") || g_str_has_prefix (argv[i], "--db="))
      return TRUE;
  return FALSE;
}

/* The day on which it is asked; of a decision --on is another one. */
static gboolean
find_day (BrgCtlPostalAsked *asked, gboolean is_of_day, gboolean is_decided, BrgPostalDay *on)
{
  BrgPostalDay today = brg_postal_today (asked->where.snapshot->event->zone);
  BrgPostalDay named;

  if (!brg_ctl_postal_asked_read_day ("on", asked->on, on) ||
      !brg_ctl_postal_asked_read_day ("today", asked->asked_today, &named))
    return FALSE;
  asked->today = named != 0 ? named : *on != 0 && !is_decided ? *on : today;
  if (*on == 0 && is_of_day)
    *on = asked->today;
  return TRUE;
}

static gboolean
open_desk (BrgCtlPostalAsked *asked, gboolean is_of_day, gboolean is_decided)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalEvent) event =
      brg_store_load_postal (asked->where.store, asked->where.snapshot->group->id, &error);
  BrgPostalDay on;

  if (event == NULL)
    {
      brg_ctl_complain ("%s: %s", asked->where.path, error->message);
      return FALSE;
    }
  if (!find_day (asked, is_of_day, is_decided, &on))
    return FALSE;
  asked->desk = brg_postal_desk_new (asked->where.snapshot, g_steal_pointer (&event), on);
  if (asked->desk == NULL)
    brg_ctl_complain ("%s: this group is not played by correspondence", asked->where.path);
  return asked->desk != NULL;
}

static BrgCtlStatus
answer (BrgCtlPostalAsked *asked, const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      if (!g_str_equal (questions[i].word, word))
        continue;
      if (asked->where.event_id == 0)
        return brg_ctl_complain ("correspondence: --event ID is missing");
      if (!brg_ctl_place_open (&asked->where, questions[i].is_writing ? BRG_STORE_READ_WRITE
                                                                      : BRG_STORE_READ_ONLY) ||
          (!questions[i].is_before &&
           !open_desk (asked, questions[i].is_of_day, questions[i].is_decided)))
        return BRG_CTL_WRONG;
      return questions[i].ask (asked);
    }
  return brg_ctl_complain ("correspondence: “%s” cannot be asked of an event", word);
}

BrgCtlStatus
brg_ctl_postal_event_run (int argc, char **argv)
{
  g_auto (BrgCtlPostalAsked) asked = { .transit = BRG_CTL_TRANSIT_NOT_NAMED };
  const GOptionEntry options[] = {
    { "on", 0, 0, G_OPTION_ARG_STRING, &asked.on, "the day", "DD.MM.YYYY" },
    { "today", 0, 0, G_OPTION_ARG_STRING, &asked.asked_today, "what counts as today",
      "DD.MM.YYYY" },
    { "game", 0, 0, G_OPTION_ARG_STRING, &asked.game, "a game", "CODE" },
    { "file", 0, 0, G_OPTION_ARG_FILENAME, &asked.file, "a game file", "FILE" },
    { "line", 0, 0, G_OPTION_ARG_STRING, &asked.line, "a record", "RECORD" },
    { "number", 0, 0, G_OPTION_ARG_INT, &asked.number, "a record of a game, or a decision", "N" },
    { "output", 0, 0, G_OPTION_ARG_FILENAME, &asked.output, "where texts go", "FOLDER" },
    { "first", 0, 0, G_OPTION_ARG_STRING, &asked.first, "the first day", "DD.MM.YYYY" },
    { "last", 0, 0, G_OPTION_ARG_STRING, &asked.last, "the last day", "DD.MM.YYYY" },
    { "cipher", 0, 0, G_OPTION_ARG_STRING, &asked.cipher, "cipher of the event", "TEXT" },
    { "channel", 0, 0, G_OPTION_ARG_STRING, &asked.channel, "by what", "post" },
    { "norm", 0, 0, G_OPTION_ARG_STRING, &asked.norm, "days for moves", "50/10" },
    { "transit", 0, 0, G_OPTION_ARG_INT, &asked.transit, "average run of a letter", "DAYS" },
    { "registered", 0, 0, G_OPTION_ARG_STRING, &asked.registered,
      "whether every letter is registered", "yes|no" },
    { "secretary-at", 0, 0, G_OPTION_ARG_STRING, &asked.secretary_at,
      "where the secretary is written to", "TEXT" },
    { "arbiter-at", 0, 0, G_OPTION_ARG_STRING, &asked.arbiter_at, "where the arbiter is", "TEXT" },
    { "organisation-at", 0, 0, G_OPTION_ARG_STRING, &asked.organisation_at,
      "where the organisation is", "TEXT" },
    { "note", 0, 0, G_OPTION_ARG_STRING, &asked.note, "what else the regulations say", "TEXT" },
    { "player", 0, 0, G_OPTION_ARG_STRING, &asked.player, "start number", "NUMBER" },
    { "partner", 0, 0, G_OPTION_ARG_STRING, &asked.partner, "who was told of a break", "NUMBER" },
    { "told", 0, 0, G_OPTION_ARG_STRING, &asked.told, "receipt, or postmark of the notices",
      "DD.MM.YYYY" },
    { "protested", 0, 0, G_OPTION_ARG_STRING, &asked.protested, "when he protested", "DD.MM.YYYY" },
    { "secretary", 0, 0, G_OPTION_ARG_STRING, &asked.secretary,
      "postmark of the notice to the secretary", "DD.MM.YYYY" },
    { "lang", 0, 0, G_OPTION_ARG_STRING, &asked.language, "language of reminders", "ru|uk|en" },
    { "week", 0, 0, G_OPTION_ARG_NONE, &asked.is_week, "only what is due within a week", NULL },
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
