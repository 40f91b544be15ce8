/* brg-action-titles-incidents.c - what actions are called: the penalty log
 *
 * Tests: tests/data/test-store-incidents.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-action-titles.h"
#include "brg-incident-log.h"

/* "14: Illegal move, Petukhova Maria (art. 7.5.5), 1-0" */
static char *
dup_matter (JsonObject *a)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *name = brg_action_get_text (a, "name");
  g_autofree char *article = brg_action_dup_citation (a, "article");
  const char *result = brg_action_get_text (a, "result");
  BrgIncidentKind kind;

  g_string_append_printf (text, "%d: ", brg_action_get_int (a, "number"));
  if (brg_incident_kind_from_id (brg_action_get_text (a, "kind"), &kind))
    g_string_append (text, _ (brg_incident_kind_get_name (kind)));
  else
    g_string_append (text, brg_action_get_text (a, "text"));
  if (*name != '\0')
    g_string_append_printf (text, ", %s", name);
  if (*article != '\0')
    g_string_append_printf (text, " (%s)", article);
  if (*result != '\0')
    g_string_append_printf (text, ", %s", result);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
brg_action_title_incident_draft (JsonObject *a)
{
  g_autofree char *matter = dup_matter (a);

  /* Translators: an entry of the penalty log: "14: Illegal move, Petukhova Maria" */
  return g_strdup_printf (_ ("Incident recorded, no. %s"), matter);
}

char *
brg_action_title_incident_decide (JsonObject *a)
{
  g_autofree char *matter = dup_matter (a);

  /* Translators: an entry of the penalty log: "14: Illegal move, Petukhova Maria" */
  return g_strdup_printf (_ ("Decision no. %s"), matter);
}

char *
brg_action_title_incident_correct (JsonObject *a)
{
  g_autofree char *matter = dup_matter (a);

  /* Translators: an entry of the penalty log: "15: Illegal move, Petukhova Maria" */
  return g_strdup_printf (_ ("Correction no. %s"), matter);
}

char *
brg_action_title_incident_cancel (JsonObject *a)
{
  g_autofree char *matter = dup_matter (a);

  /* Translators: an entry of the penalty log: "14: Illegal move, Petukhova Maria" */
  return g_strdup_printf (_ ("Draft discarded, no. %s"), matter);
}

char *
brg_action_title_incident_attach (JsonObject *a)
{
  /* Translators: number of an entry of the penalty log, name of a file */
  return g_strdup_printf (_ ("File for entry %d of the penalty log: %s"),
                          brg_action_get_int (a, "number"), brg_action_get_text (a, "file"));
}
