/* brg-action-titles-event.c - what actions are called: events, groups and papers
 *
 * Tests: tests/data/test-journal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "brg-action-titles.h"

char *
brg_action_title_event_create (JsonObject *a)
{
  /* Translators: %s is the name of the event */
  return g_strdup_printf (_ ("New event: %s"), brg_action_get_text (a, "name"));
}

char *
brg_action_title_event_import (JsonObject *a)
{
  /* Translators: the name of the event, the name of the file */
  return g_strdup_printf (_ ("Event imported: %s, from %s"), brg_action_get_text (a, "name"),
                          brg_action_get_text (a, "source"));
}

static const char *
get_codes (JsonObject *a, const char *key)
{
  const char *codes = brg_action_get_text (a, key);

  return *codes != '\0' ? codes : "–";
}

/* With the tie-breaks, if those that were announced have been changed. */
static char *
title_with_tie_breaks (JsonObject *a, const char *title)
{
  if (!json_object_has_member (a, "tie_breaks_before"))
    return g_strdup (title);
  /* Translators: what was changed, codes of tie-breaks before a change, those after it */
  return g_strdup_printf (_ ("%s; tie-breaks changed after round 1 was paired: %s → %s"), title,
                          get_codes (a, "tie_breaks_before"), get_codes (a, "tie_breaks"));
}

char *
brg_action_title_event_update (JsonObject *a)
{
  return title_with_tie_breaks (a, _ ("Details of the event"));
}

char *
brg_action_title_group_update (JsonObject *a)
{
  return title_with_tie_breaks (a, _ ("Settings of the tournament"));
}

char *
brg_action_title_group_add (JsonObject *a)
{
  /* Translators: %s is the name of a group, "Group B" */
  return g_strdup_printf (_ ("New group: %s"), brg_action_get_text (a, "name"));
}

char *
brg_action_title_stage_add (JsonObject *a)
{
  gint count = brg_action_get_int (a, "count");

  /* Translators: the name of a group, "Final"; the number of those who play on */
  return g_strdup_printf (
      ngettext ("Next stage: %s, %d player", "Next stage: %s, %d players", (gulong) count),
      brg_action_get_text (a, "name"), count);
}

char *
brg_action_title_event_close (JsonObject *a G_GNUC_UNUSED)
{
  return g_strdup (_ ("Final results approved"));
}

char *
brg_action_title_event_reopen (JsonObject *a G_GNUC_UNUSED)
{
  return g_strdup (_ ("Event reopened"));
}

char *
brg_action_title_event_delete (JsonObject *a)
{
  /* Translators: %s is the name of the event */
  return g_strdup_printf (_ ("Event deleted: %s"), brg_action_get_text (a, "name"));
}

char *
brg_action_title_setting (JsonObject *a)
{
  if (g_str_has_prefix (brg_action_get_text (a, "name"), "rule-"))
    return g_strdup (_ ("Regulations of the event"));
  /* Translators: %s is the name of a setting */
  return g_strdup_printf (_ ("Setting %s"), brg_action_get_text (a, "name"));
}

char *
brg_action_title_document_add (JsonObject *a)
{
  /* Translators: the number of the document, its title */
  return g_strdup_printf (_ ("Document %d filed: %s"), brg_action_get_int (a, "number"),
                          brg_action_get_text (a, "title"));
}
