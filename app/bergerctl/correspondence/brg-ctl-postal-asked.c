/* brg-ctl-postal-asked.c - what bergerctl correspondence is asked of an event
 *
 * Tests: tests/app/bergerctl-correspondence.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-postal-asked.h"

#include "brg-postal-doubt-words.h"

void
brg_ctl_postal_asked_clear (BrgCtlPostalAsked *asked)
{
  char *const texts[] = {
    asked->on,           asked->asked_today, asked->game,
    asked->file,         asked->line,        asked->output,
    asked->first,        asked->last,        asked->cipher,
    asked->channel,      asked->norm,        asked->registered,
    asked->secretary_at, asked->arbiter_at,  asked->organisation_at,
    asked->note,         asked->player,      asked->partner,
    asked->told,         asked->protested,   asked->secretary,
    asked->office,       asked->kind,        asked->article,
    asked->reason,       asked->format,      asked->language,
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_free (texts[i]);
  g_clear_pointer (&asked->notes, g_ptr_array_unref);
  g_clear_pointer (&asked->desk, brg_postal_desk_free);
  brg_ctl_place_clear (&asked->where);
}

gboolean
brg_ctl_postal_asked_read_day (const char *option, const char *text, BrgPostalDay *day)
{
  *day = 0;
  if (text == NULL || brg_postal_day_read (text, day))
    return TRUE;
  brg_ctl_complain ("correspondence: --%s: “%s” is no day like 31.12.2025", option, text);
  return FALSE;
}

gboolean
brg_ctl_postal_asked_read_past (BrgCtlPostalAsked *asked,
                                const char *option,
                                const char *text,
                                BrgPostalDay *day)
{
  const BrgPostalTerms *terms = asked->desk->event->terms;
  BrgPostalDoubt doubt;
  g_autofree char *words = NULL;

  if (!brg_ctl_postal_asked_read_day (option, text, day))
    return FALSE;
  if (!brg_postal_doubt_find (terms->start, terms->end, asked->today, *day, &doubt))
    return TRUE;
  words = brg_postal_doubt_dup_english (&doubt);
  if (!brg_postal_doubt_is_impossible (doubt.reason))
    {
      brg_ctl_postal_asked_add_note (asked, g_steal_pointer (&words));
      return TRUE;
    }
  brg_ctl_complain ("correspondence: --%s: %s", option, words);
  return FALSE;
}

BrgCtlStatus
brg_ctl_postal_asked_tell (const BrgCtlPostalAsked *asked, gboolean is_done, GError **error)
{
  if (!is_done)
    return brg_ctl_complain ("%s: %s", asked->where.path, (*error)->message);
  for (guint i = 0; asked->notes != NULL && i < asked->notes->len; i++)
    g_print ("NOTE\t%s\n", (const char *) asked->notes->pdata[i]);
  return BRG_CTL_YES;
}

const BrgPostalCase *
brg_ctl_postal_asked_find_game (const BrgCtlPostalAsked *asked)
{
  const BrgPostalCase *matter =
      asked->game != NULL ? brg_postal_desk_find_code (asked->desk, asked->game) : NULL;

  if (asked->game == NULL)
    brg_ctl_complain ("correspondence: --game CODE is missing");
  else if (matter == NULL)
    brg_ctl_complain ("correspondence: there is no game %s", asked->game);
  return matter;
}

gint64
brg_ctl_postal_asked_find_player (const BrgCtlPostalAsked *asked,
                                  const char *option,
                                  const char *text)
{
  guint64 number;

  if (text != NULL && g_ascii_string_to_unsigned (text, 10, 1, G_MAXINT, &number, NULL))
    for (gint i = 0; i < (gint) asked->where.snapshot->entries->len; i++)
      if (brg_snapshot_get_entry (asked->where.snapshot, i)->number == (gint) number)
        return brg_snapshot_get_entry (asked->where.snapshot, i)->id;
  brg_ctl_complain ("correspondence: --%s NUMBER names nobody", option);
  return 0;
}

void
brg_ctl_postal_asked_add_note (BrgCtlPostalAsked *asked, char *words)
{
  if (asked->notes == NULL)
    asked->notes = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (asked->notes, words);
}
