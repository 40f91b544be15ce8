/* brg-ctl-postal-acts.c - bergerctl correspondence of an event: what is written
 *
 * Tests: tests/app/bergerctl-correspondence.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-postal-acts.h"

#include <stdio.h>

#include "brg-ctl-postal-file.h"
#include "brg-pdn-postal.h"
#include "brg-postal-doubt-words.h"
#include "brg-postal-pause.h"
#include "brg-store-postal-import.h"
#include "brg-store-postal-measures.h"
#include "brg-store-postal-records.h"
#include "brg-store-postal-rows.h"
#include "brg-store-postal.h"

/* ---- letters and other records */

/* Days of a record that are only unlikely are noted, as the window asks about them; rows for
 * programs are English, as all of them. A day long after today is refused, at @place. */
static gboolean
doubt_record (BrgCtlPostalAsked *asked, const BrgPostalGame *game, guint index, const char *place)
{
  g_autoptr (GArray) doubts = brg_postal_doubts_new (game, asked->desk->rules, index, asked->today);

  for (guint i = 0; i < doubts->len; i++)
    {
      const BrgPostalDoubt *doubt = &g_array_index (doubts, BrgPostalDoubt, i);
      g_autofree char *words = brg_postal_doubt_dup_english (doubt);

      if (doubt->reason == BRG_POSTAL_DOUBT_TOO_LATE)
        {
          brg_ctl_complain ("%s: %s", place, words);
          return FALSE;
        }
      brg_ctl_postal_asked_add_note (asked, g_steal_pointer (&words));
    }
  return TRUE;
}

/* What cannot be read is refused by who stores it. */
static gboolean
doubt_line (BrgCtlPostalAsked *asked, const BrgPostalCase *matter, gint64 row_id)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = NULL;
  guint index = 0;

  game = brg_postal_event_dup_changed (asked->desk->event, &matter->seat, row_id, asked->line,
                                       &index, &fault);
  return game == NULL || doubt_record (asked, game, index, "correspondence: --line");
}

BrgCtlStatus
brg_ctl_postal_act_add (BrgCtlPostalAsked *asked)
{
  const BrgPostalCase *matter = brg_ctl_postal_asked_find_game (asked);
  g_autoptr (GError) error = NULL;

  if (matter == NULL)
    return BRG_CTL_WRONG;
  if (asked->line == NULL)
    return brg_ctl_complain ("correspondence: --line RECORD is missing");
  if (!doubt_line (asked, matter, 0))
    return BRG_CTL_WRONG;
  return brg_ctl_postal_asked_tell (asked,
                                    brg_store_add_postal_record (asked->where.store,
                                                                 matter->seat.pairing_id,
                                                                 asked->line, &error),
                                    &error);
}

/* Row of the record that --number names, as they stand in `file`; 0 is told. */
static gint64
find_row (const BrgCtlPostalAsked *asked, const BrgPostalCase *matter)
{
  const GPtrArray *rows = brg_postal_event_list_rows (asked->desk->event, matter->seat.pairing_id);

  if (rows != NULL && asked->number > 0 && asked->number <= (gint) rows->len)
    return ((const BrgPostalRow *) rows->pdata[asked->number - 1])->id;
  brg_ctl_complain ("correspondence: --number: the game has %u records",
                    rows != NULL ? rows->len : 0);
  return 0;
}

static BrgCtlStatus
change_record (BrgCtlPostalAsked *asked, const char *line)
{
  const BrgPostalCase *matter = brg_ctl_postal_asked_find_game (asked);
  g_autoptr (GError) error = NULL;
  gint64 row_id = matter != NULL ? find_row (asked, matter) : 0;

  if (row_id == 0 || (line != NULL && !doubt_line (asked, matter, row_id)))
    return BRG_CTL_WRONG;
  return brg_ctl_postal_asked_tell (
      asked, brg_store_change_postal_record (asked->where.store, row_id, line, &error), &error);
}

BrgCtlStatus
brg_ctl_postal_act_correct (BrgCtlPostalAsked *asked)
{
  if (asked->line == NULL)
    return brg_ctl_complain ("correspondence: --line RECORD is missing");
  return change_record (asked, asked->line);
}

BrgCtlStatus
brg_ctl_postal_act_remove (BrgCtlPostalAsked *asked)
{
  return change_record (asked, NULL);
}

/* What a file brings is doubted like a letter that is added, at its line; what stood before was.
 * The days of play are those of the event. */
static gboolean
doubt_import (BrgCtlPostalAsked *asked, const BrgPostalCase *matter, const BrgPostalGame *read)
{
  BrgPostalGame game = *read;

  game.start = asked->desk->event->terms->start;
  game.end = asked->desk->event->terms->end;
  for (guint i = matter->game != NULL ? matter->game->records->len : 0; i < game.records->len; i++)
    {
      g_autofree char *place =
          g_strdup_printf ("%s:%u:1", asked->file, brg_postal_game_get_record (&game, i)->line);

      if (!doubt_record (asked, &game, i, place))
        return FALSE;
    }
  return TRUE;
}

BrgCtlStatus
brg_ctl_postal_act_import (BrgCtlPostalAsked *asked)
{
  const BrgPostalCase *matter = brg_ctl_postal_asked_find_game (asked);
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
  game = brg_pdn_postal_read_of (text, length, matter->game, &fault);
  if (game == NULL)
    return brg_ctl_postal_file_complain (asked->file, &fault);
  if (!doubt_import (asked, matter, game))
    return BRG_CTL_WRONG;
  name = g_path_get_basename (asked->file);
  if (!brg_store_import_postal_game (asked->where.store, matter->seat.pairing_id, game, name, &line,
                                     &error))
    return brg_ctl_complain ("%s:%u:1: %s", asked->file, MAX (line, 1), error->message);
  return brg_ctl_postal_asked_tell (asked, TRUE, NULL);
}

/* ---- regulations */

static gboolean
read_norm (const BrgCtlPostalAsked *asked, BrgPostalTerms *terms)
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
load_terms (const BrgCtlPostalAsked *asked, GError **error)
{
  g_autoptr (BrgPostalEvent) event =
      brg_store_load_postal (asked->where.store, asked->where.snapshot->group->id, error);

  if (event == NULL)
    return NULL;
  return event->terms != NULL ? brg_postal_terms_copy (event->terms) : brg_postal_terms_new ();
}

static void
set_text (char **place, const char *text)
{
  if (text == NULL)
    return;
  g_free (*place);
  *place = g_strdup (text);
}

static gboolean
read_registered (const BrgCtlPostalAsked *asked, BrgPostalTerms *terms)
{
  if (asked->registered == NULL)
    return TRUE;
  terms->is_registered = g_str_equal (asked->registered, "yes");
  if (terms->is_registered || g_str_equal (asked->registered, "no"))
    return TRUE;
  brg_ctl_complain ("correspondence: --registered is yes or no");
  return FALSE;
}

/* What is not named stays. */
BrgCtlStatus
brg_ctl_postal_act_terms (BrgCtlPostalAsked *asked)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalTerms) terms = load_terms (asked, &error);

  if (terms == NULL)
    return brg_ctl_postal_asked_tell (asked, FALSE, &error);
  if ((asked->first != NULL &&
       !brg_ctl_postal_asked_read_day ("first", asked->first, &terms->start)) ||
      (asked->last != NULL && !brg_ctl_postal_asked_read_day ("last", asked->last, &terms->end)) ||
      !read_norm (asked, terms) || !read_registered (asked, terms))
    return BRG_CTL_WRONG;
  if (asked->channel != NULL && !brg_postal_channel_find (asked->channel, &terms->channel))
    return brg_ctl_complain ("correspondence: --channel is post, email, phone or server");
  set_text (&terms->code, asked->cipher);
  set_text (&terms->secretary, asked->secretary_at);
  set_text (&terms->arbiter, asked->arbiter_at);
  set_text (&terms->organisation, asked->organisation_at);
  set_text (&terms->note, asked->note);
  if (asked->transit != BRG_CTL_TRANSIT_NOT_NAMED)
    terms->transit = asked->transit;
  return brg_ctl_postal_asked_tell (asked,
                                    brg_store_set_postal_terms (asked->where.store,
                                                                asked->where.snapshot->group->id,
                                                                terms, &error),
                                    &error);
}

BrgCtlStatus
brg_ctl_postal_act_begin (BrgCtlPostalAsked *asked)
{
  g_autoptr (GError) error = NULL;

  return brg_ctl_postal_asked_tell (
      asked, brg_store_begin_postal (asked->where.store, asked->where.snapshot->group->id, &error),
      &error);
}

BrgCtlStatus
brg_ctl_postal_act_end (BrgCtlPostalAsked *asked)
{
  g_autoptr (GError) error = NULL;

  return brg_ctl_postal_asked_tell (
      asked, brg_store_end_postal (asked->where.store, asked->where.snapshot->group->id, &error),
      &error);
}

/* rus-draughts-2022 10.3.2 */
BrgCtlStatus
brg_ctl_postal_act_sheet (BrgCtlPostalAsked *asked)
{
  g_autoptr (GError) error = NULL;
  BrgStorePostalSheet sheet = {
    .entry_id = brg_ctl_postal_asked_find_player (asked, "player", asked->player),
  };

  if (sheet.entry_id == 0 ||
      !brg_ctl_postal_asked_read_past (asked, "told", asked->told, &sheet.day))
    return BRG_CTL_WRONG;
  return brg_ctl_postal_asked_tell (
      asked, brg_store_set_postal_sheets (asked->where.store, &sheet, 1, &error), &error);
}

/* ---- breaks */

/* A break of the player that begins on that day; NULL for none. */
static const BrgPostalPause *
find_pause (const BrgCtlPostalAsked *asked, gint64 player, BrgPostalDay first)
{
  for (guint i = 0; i < asked->desk->event->pauses->len; i++)
    {
      const BrgPostalPause *pause = asked->desk->event->pauses->pdata[i];

      if (pause->entry_id == player && pause->from == first)
        return pause;
    }
  return NULL;
}

static void
tell_partner (BrgPostalPause *pause, gint64 partner, BrgPostalDay told)
{
  BrgPostalNotice notice = { partner, told };

  for (guint i = pause->notices->len; i > 0; i--)
    if (g_array_index (pause->notices, BrgPostalNotice, i - 1).opponent_id == partner)
      g_array_remove_index (pause->notices, i - 1);
  if (told != 0)
    g_array_append_val (pause->notices, notice);
}

/* rus-draughts-2022 10.4.2: all are told, or the one that is named; the others stay as they were.
 */
static gboolean
read_notices (BrgCtlPostalAsked *asked, BrgPostalPause *pause)
{
  BrgPostalDay told;
  gint64 partner = 0;

  if (!brg_ctl_postal_asked_read_past (asked, "told", asked->told, &told))
    return FALSE;
  if (asked->partner != NULL)
    {
      partner = brg_ctl_postal_asked_find_player (asked, "partner", asked->partner);
      if (partner == 0)
        return FALSE;
    }
  for (gint i = 0; i < (gint) asked->where.snapshot->entries->len; i++)
    {
      gint64 other = brg_snapshot_get_entry (asked->where.snapshot, i)->id;

      if (other != pause->entry_id && (partner != 0 ? other == partner : told != 0))
        tell_partner (pause, other, told);
    }
  return TRUE;
}

/* What is known of the break already, where a partner is named. */
static void
keep_pause (BrgPostalPause *pause, const BrgPostalPause *before)
{
  pause->id = before->id;
  pause->to = before->to;
  pause->is_granted = pause->is_granted || before->is_granted;
  pause->secretary = before->secretary;
  g_array_append_vals (pause->notices, before->notices->data, before->notices->len);
}

/* Whoever was told was told on one day, but for a partner that is named. What will not count of it
 * is noted. */
BrgCtlStatus
brg_ctl_postal_act_break (BrgCtlPostalAsked *asked)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgPostalPause) pause = NULL;
  g_autoptr (GError) error = NULL;
  const BrgPostalPause *before = NULL;
  char *doubt;
  gint64 player = brg_ctl_postal_asked_find_player (asked, "player", asked->player);

  if (player == 0)
    return BRG_CTL_WRONG;
  pause = brg_postal_pause_new (player);
  pause->is_granted = asked->is_granted;
  if (!brg_ctl_postal_asked_read_day ("first", asked->first, &pause->from))
    return BRG_CTL_WRONG;
  if (asked->partner != NULL)
    before = find_pause (asked, player, pause->from);
  if (before != NULL)
    keep_pause (pause, before);
  if ((asked->last != NULL && !brg_ctl_postal_asked_read_day ("last", asked->last, &pause->to)) ||
      (asked->secretary != NULL &&
       !brg_ctl_postal_asked_read_past (asked, "secretary", asked->secretary, &pause->secretary)) ||
      !read_notices (asked, pause))
    return BRG_CTL_WRONG;
  if (!brg_store_put_postal_pause (asked->where.store, pause, &error))
    return brg_ctl_postal_asked_tell (asked, FALSE, &error);
  doubt = brg_postal_pause_dup_doubt (asked->desk->event, asked->desk->rules, pause, words);
  if (doubt != NULL)
    brg_ctl_postal_asked_add_note (asked, doubt);
  return brg_ctl_postal_asked_tell (asked, TRUE, NULL);
}

BrgCtlStatus
brg_ctl_postal_act_no_break (BrgCtlPostalAsked *asked)
{
  g_autoptr (GError) error = NULL;
  gint64 player = brg_ctl_postal_asked_find_player (asked, "player", asked->player);
  const BrgPostalPause *pause;
  BrgPostalDay first;

  if (player == 0 || !brg_ctl_postal_asked_read_day ("first", asked->first, &first))
    return BRG_CTL_WRONG;
  pause = find_pause (asked, player, first);
  if (pause == NULL)
    return brg_ctl_complain ("correspondence: --first DAY: no break of the player begins then");
  return brg_ctl_postal_asked_tell (
      asked, brg_store_remove_postal_pause (asked->where.store, pause->id, &error), &error);
}

/* ---- decisions */

/* The decision of its own that --number names; NULL is told. */
static const BrgPostalMeasure *
find_measure (const BrgCtlPostalAsked *asked)
{
  for (guint i = 0; i < asked->desk->event->measures->len; i++)
    if (((const BrgPostalMeasure *) asked->desk->event->measures->pdata[i])->number ==
        asked->number)
      return asked->desk->event->measures->pdata[i];
  brg_ctl_complain ("correspondence: --number: there is no decision no. %d", asked->number);
  return NULL;
}

static gboolean
read_kinds (const BrgCtlPostalAsked *asked, BrgPostalMeasure *measure)
{
  const BrgPostalMeasure *against = NULL;

  if (!brg_postal_office_find (asked->office, &measure->office))
    {
      brg_ctl_complain ("correspondence: --office is secretary, arbiter or organisation");
      return FALSE;
    }
  if (!brg_postal_measure_find (asked->kind, &measure->kind))
    {
      brg_ctl_complain (
          "correspondence: --kind is remark, warning, no-news, request, loss, "
          "expulsion, no-final, ban-1, ban-2, ban-3, counted, annulled, settled, upheld "
          "or rejected");
      return FALSE;
    }
  if (asked->number == 0)
    return TRUE;
  against = find_measure (asked);
  measure->appeal_of_id = against != NULL ? against->id : 0;
  return against != NULL;
}

/* rus-draughts-2022 10.1.12: --number names the decision on a protest against which this is one. */
BrgCtlStatus
brg_ctl_postal_act_decide (BrgCtlPostalAsked *asked)
{
  g_autoptr (BrgPostalMeasure) measure = NULL;
  g_autoptr (GError) error = NULL;
  const BrgPostalCase *matter = asked->game != NULL ? brg_ctl_postal_asked_find_game (asked) : NULL;
  gint64 player = brg_ctl_postal_asked_find_player (asked, "player", asked->player);

  if (player == 0 || (asked->game != NULL && matter == NULL))
    return BRG_CTL_WRONG;
  measure = brg_postal_measure_new (player);
  if (!read_kinds (asked, measure) ||
      !brg_ctl_postal_asked_read_past (asked, "on", asked->on, &measure->decided) ||
      !brg_ctl_postal_asked_read_past (asked, "told", asked->told, &measure->told))
    return BRG_CTL_WRONG;
  measure->pairing_id = matter != NULL ? matter->seat.pairing_id : 0;
  set_text (&measure->article, asked->article);
  set_text (&measure->reason, asked->reason);
  return brg_ctl_postal_asked_tell (asked,
                                    brg_store_add_postal_measure (asked->where.store,
                                                                  asked->where.snapshot->group->id,
                                                                  measure, &error),
                                    &error);
}

/* rus-draughts-2022 10.1.12: when the player got a decision of its own, and when he protested; what
 * is not named stays. Those of a game stand in its record. */
BrgCtlStatus
brg_ctl_postal_act_receipt (BrgCtlPostalAsked *asked)
{
  g_autoptr (GError) error = NULL;
  const BrgPostalMeasure *measure = find_measure (asked);
  BrgPostalDay told;
  BrgPostalDay protested;

  if (measure == NULL || !brg_ctl_postal_asked_read_past (asked, "told", asked->told, &told) ||
      !brg_ctl_postal_asked_read_past (asked, "protested", asked->protested, &protested))
    return BRG_CTL_WRONG;
  return brg_ctl_postal_asked_tell (
      asked,
      brg_store_mark_postal_measure (
          asked->where.store, measure->id, asked->told != NULL ? told : measure->told,
          asked->protested != NULL ? protested : measure->protested, &error),
      &error);
}
