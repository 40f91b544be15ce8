/* brg-postal-mail.h - whom to write to and what: texts that somebody sends himself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-due-list.h"
#include "brg-store.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgPostalReminder:
 * @entry: index of the player in the snapshot
 * @file: name of a file for it, `В-26 Laptev.txt`
 * @text: what is to be written to him
 */
typedef struct
{
  gint entry;
  char *file;
  char *text;
} BrgPostalReminder;

/**
 * brg_postal_reminders_new:
 * @desk: games on a day
 * @items: (element-type BrgPostalItem): what is due
 * @words: the language of the letters
 *
 * One text a player with all that is overdue, due today or within a week. Nothing is sent.
 *
 * Returns: (transfer full) (element-type BrgPostalReminder): texts, by number of the player
 */
GArray *brg_postal_reminders_new (const BrgPostalDesk *desk,
                                  const GArray *items,
                                  const BrgWords *words);

/**
 * brg_postal_mail_list_dup:
 * @desk: games
 * @store: (nullable): where personal papers are, for addresses
 * @words: a language
 *
 * Returns: (transfer full): a line a player: number, name, address, telephone, unfinished games
 */
char *brg_postal_mail_list_dup (const BrgPostalDesk *desk, BrgStore *store, const BrgWords *words);

G_END_DECLS
