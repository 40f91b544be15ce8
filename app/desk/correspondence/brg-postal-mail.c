/* brg-postal-mail.c - whom to write to and what: texts that somebody sends himself
 *
 * Rules: rus-draughts-2022 10.1.9, 10.5.9
 * Tests: tests/app/test-postal-mail.c, tests/app/test-postal-cancelled.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-mail.h"

#include <string.h>

#include "brg-name-words.h"
#include "brg-personal-papers.h"
#include "brg-postal-rulings.h"
#include "brg-postal-state.h"
#include "brg-postal-words.h"
#include "brg-store-papers.h"

static void
clear_reminder (gpointer data)
{
  BrgPostalReminder *reminder = data;

  g_free (reminder->file);
  g_free (reminder->text);
}

/* Letters of a name of a file, without its ending; two bytes each, and no folder takes 255. */
#define MOST_NAME 80
#define ROOM_FOR_NUMBER 6

/* What a file may be called everywhere; each of two namesakes has his own. */
static char *
dup_file (const BrgPostalDesk *desk, gint entry, const BrgWords *words)
{
  g_autofree char *name = brg_name_words_dup (desk->snapshot, entry, BRG_NAME_PLAIN, words);
  g_autofree char *whole = g_strdup_printf ("%s %s", desk->event->terms->code, name);
  g_autofree char *head =
      g_utf8_substring (whole, 0, MIN (g_utf8_strlen (whole, -1), MOST_NAME - ROOM_FOR_NUMBER));
  char *file = g_utf8_strlen (whole, -1) <= MOST_NAME
                   ? g_strdup_printf ("%s.txt", whole)
                   : g_strdup_printf ("%s %d.txt", head, entry + 1);

  g_strdelimit (file, "/\\:*?\"<>|\t\n", '_');
  return g_strstrip (file);
}

static void
append_item (GString *text,
             const BrgPostalItem *item,
             const BrgPostalDesk *desk,
             const BrgWords *words)
{
  g_autofree char *game =
      item->game != NULL ? brg_postal_words_dup_game (item->game) : g_strdup ("");
  g_autofree char *title = brg_postal_words_dup_title (item, words);
  g_autofree char *facts = brg_postal_words_dup_facts (item, desk, words);
  g_autofree char *left = brg_postal_words_dup_left (item, words);
  g_autofree char *day = brg_postal_words_dup_day (item->last);

  g_string_append_printf (text, "\n%s%s%s\n", game, *game != '\0' ? ": " : "", title);
  if (*facts != '\0')
    g_string_append_printf (text, "  %s\n", facts);
  if (item->last == 0)
    {
      /* Translators: an article */
      g_string_append_printf (text, W_ (words, "  art. %s\n"),
                              brg_postal_words_get_article (item->article));
      return;
    }
  /* Translators: the last day, how many days are left, an article */
  g_string_append_printf (text, W_ (words, "  last day %s (%s), art. %s\n"), day, left,
                          brg_postal_words_get_article (item->article));
}

static char *
dup_text (const BrgPostalDesk *desk, const GArray *items, gint entry, const BrgWords *words)
{
  const BrgPostalTerms *terms = desk->event->terms;
  g_autofree char *name = brg_name_words_dup (desk->snapshot, entry, BRG_NAME_FULL, words);
  g_autofree char *day = brg_postal_words_dup_day (desk->on);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s\n%s %s\n\n", name, desk->snapshot->event->name, terms->code);
  /* Translators: a day */
  g_string_append_printf (text, W_ (words, "Reminder of %s\n"), day);
  for (guint i = 0; i < items->len; i++)
    {
      const BrgPostalItem *item = &g_array_index (items, BrgPostalItem, i);

      if (item->entry == entry && item->band != BRG_POSTAL_BAND_LATER)
        append_item (text, item, desk, words);
    }
  if (*terms->secretary != '\0')
    /* Translators: where the secretary is written to */
    g_string_append_printf (text, W_ (words, "\nSecretary: %s\n"), terms->secretary);
  return g_string_free (text, FALSE);
}

static gboolean
is_reminded (const GArray *items, gint entry)
{
  for (guint i = 0; i < items->len; i++)
    {
      const BrgPostalItem *item = &g_array_index (items, BrgPostalItem, i);

      if (item->entry == entry && item->band != BRG_POSTAL_BAND_LATER)
        return TRUE;
    }
  return FALSE;
}

GArray *
brg_postal_reminders_new (const BrgPostalDesk *desk, const GArray *items, const BrgWords *words)
{
  GArray *reminders;

  g_return_val_if_fail (desk != NULL && items != NULL && words != NULL, NULL);

  reminders = g_array_new (FALSE, TRUE, sizeof (BrgPostalReminder));
  g_array_set_clear_func (reminders, clear_reminder);
  for (gint entry = 0; entry < (gint) desk->snapshot->entries->len; entry++)
    {
      BrgPostalReminder reminder = { .entry = entry };

      if (!is_reminded (items, entry))
        continue;
      reminder.file = dup_file (desk, entry, words);
      reminder.text = dup_text (desk, items, entry, words);
      g_array_append_val (reminders, reminder);
    }
  return reminders;
}

static guint
count_open (const BrgPostalDesk *desk, gint entry)
{
  guint count = 0;

  for (guint i = 0; i < desk->cases->len; i++)
    {
      const BrgPostalCase *matter = desk->cases->pdata[i];

      count += brg_postal_state_is_open (brg_postal_state_find (desk, matter)) &&
               (matter->board->white == entry || matter->board->black == entry);
    }
  return count;
}

/* A text without line ends and tabs: a line is a line. */
static char *
dup_cell (const char *text)
{
  char *cell = g_strdup (text != NULL ? text : "");

  return g_strdelimit (cell, "\t\r\n", ' ');
}

char *
brg_postal_mail_list_dup (const BrgPostalDesk *desk, BrgStore *store, const BrgWords *words)
{
  g_autoptr (GArray) rulings = NULL;
  GString *text;

  g_return_val_if_fail (desk != NULL && words != NULL, NULL);

  rulings = brg_postal_rulings_new (desk);
  text =
      g_string_new (W_ (words, "No.\tName\tAddress\tTelephone\tUnfinished games\tNews withheld\n"));
  for (gint entry = 0; entry < (gint) desk->snapshot->entries->len; entry++)
    {
      const BrgEntry *player = brg_snapshot_get_entry (desk->snapshot, entry);
      g_autoptr (BrgPersonalPapers) papers =
          store != NULL ? brg_store_load_papers (store, player->person_id, NULL) : NULL;
      g_autofree char *full = brg_entry_dup_full_name (player);
      g_autofree char *name = dup_cell (full);
      g_autofree char *address =
          dup_cell (papers != NULL ? papers->texts[BRG_PAPER_ADDRESS] : NULL);
      g_autofree char *phone = dup_cell (papers != NULL ? papers->texts[BRG_PAPER_PHONE] : NULL);

      g_autofree char *withheld = brg_postal_rulings_dup_withheld (rulings, player->id, words);

      g_string_append_printf (text, "%d\t%s\t%s\t%s\t%u\t%s\n", player->number, name, address,
                              phone, count_open (desk, entry), withheld);
    }
  return g_string_free (text, FALSE);
}
