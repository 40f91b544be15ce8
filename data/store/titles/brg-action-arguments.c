/* brg-action-arguments.c - reads the arguments of an action
 *
 * Tests: tests/data/test-journal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-action-arguments.h"

#include "brg-round.h"

const char *
brg_action_get_text (JsonObject *arguments, const char *key)
{
  return json_object_get_string_member_with_default (arguments, key, "");
}

gint
brg_action_get_int (JsonObject *arguments, const char *key)
{
  gint value = (gint) json_object_get_int_member_with_default (arguments, key, 0);

  if (g_str_equal (key, "board") && brg_action_get_int (arguments, "match") > 0)
    return value % BRG_MATCH_BOARDS;
  return value;
}

char *
brg_action_dup_argument (JsonObject *arguments, const char *key)
{
  JsonNode *node = json_object_get_member (arguments, key);
  gint value;

  if (node != NULL && json_node_get_value_type (node) == G_TYPE_STRING)
    return json_node_dup_string (node);
  value = brg_action_get_int (arguments, key);
  return value != 0 ? g_strdup_printf ("%d", value) : g_strdup ("");
}
