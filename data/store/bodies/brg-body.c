/* brg-body.c - what an entry of the journal holds: its arguments and its changes
 *
 * Tests: tests/data/test-redaction.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-body.h"

#include <json-glib/json-glib.h>
#include <string.h>

#include "brg-changeset-text.h"

/* Column of the family name in the table of persons: the sign stands there. */
#define COLUMN_FAMILY 1

/* In the tables of titles and of former numbers. */
#define COLUMN_DOCUMENT 4
#define COLUMN_FORMER_FIDE_ID 3

void
brg_body_clear (BrgBody *body)
{
  g_clear_pointer (&body->seal, g_free);
  g_clear_pointer (&body->arguments, g_free);
  g_clear_pointer (&body->changeset, g_bytes_unref);
  g_clear_pointer (&body->inverse, g_bytes_unref);
}

/* ----- All texts of a body, in their order ----- */

/* Returns: (transfer full) (nullable): another text */
typedef char *(*MapFunc) (const BrgBodyPlace *place, const char *text, gpointer data);

typedef struct
{
  MapFunc func;
  gpointer data;
} Map;

static char *
map_cell (const char *table, gint64 row_id, guint column, const char *text, gpointer data)
{
  const BrgBodyPlace place = { .table = table, .row_id = row_id, .column = column };
  Map *map = data;

  return map->func (&place, text, map->data);
}

static char *
map_arguments (const char *arguments, Map *map)
{
  g_autoptr (JsonNode) root = json_from_string (arguments, NULL);
  JsonObject *object =
      root != NULL && JSON_NODE_HOLDS_OBJECT (root) ? json_node_get_object (root) : NULL;
  g_autoptr (GList) keys = object != NULL ? json_object_get_members (object) : NULL;
  gboolean is_changed = FALSE;

  for (GList *key = keys; key != NULL; key = key->next)
    {
      const BrgBodyPlace place = { .key = key->data };
      const char *text = json_object_get_string_member_with_default (object, key->data, NULL);
      g_autofree char *mapped = text != NULL ? map->func (&place, text, map->data) : NULL;

      if (mapped == NULL)
        continue;
      json_object_set_string_member (object, key->data, mapped);
      is_changed = TRUE;
    }
  return is_changed ? json_to_string (root, FALSE) : g_strdup (arguments);
}

static gboolean
map_body (const BrgBody *body, MapFunc func, gpointer data, BrgBody *mapped)
{
  Map map = { func, data };

  mapped->arguments = map_arguments (body->arguments, &map);
  mapped->changeset = brg_changeset_map_texts (body->changeset, map_cell, &map);
  if (mapped->changeset != NULL)
    mapped->inverse = brg_changeset_map_texts (body->inverse, map_cell, &map);
  return mapped->inverse != NULL;
}

static BrgBodyKeys
get_keys (const BrgBody *body)
{
  return g_str_has_prefix (body->seal, BRG_BODY_PROOF)
             ? (BrgBodyKeys){ .proof = body->seal + strlen (BRG_BODY_PROOF) }
             : (BrgBodyKeys){ .salt = body->seal };
}

/* The order of a title, and the number of a card that was merged, are his as his card is: figures
 * may go there too. */
static gboolean
is_own (const BrgBodyPlace *place)
{
  return g_strcmp0 (place->table, "person") == 0 || g_strcmp0 (place->table, "person_photo") == 0 ||
         (g_strcmp0 (place->table, "person_rank") == 0 && place->column == COLUMN_DOCUMENT) ||
         (g_strcmp0 (place->table, "person_alias") == 0 && place->column == COLUMN_FORMER_FIDE_ID);
}

static gboolean
is_family (const BrgBodyPlace *place)
{
  return g_strcmp0 (place->table, "person") == 0 && place->column == COLUMN_FAMILY;
}

static gboolean
is_whole (const char *text, const GArray *ranges)
{
  return ranges->len == 1 && g_array_index (ranges, BrgBodyRange, 0).start == 0 &&
         g_array_index (ranges, BrgBodyRange, 0).end == strlen (text);
}

/* ----- What is committed to ----- */

/* Nobody is named there: results, pairs, rounds, moves. */
static gboolean
may_blank (const BrgBodyPlace *place)
{
  static const char *const tables[] = { "pairing",        "result",          "round",
                                        "meeting_game",   "absence",         "line_up",
                                        "virtual_points", "attendance",      "tie_order",
                                        "game",           "tie_order_place", "score_sheet",
                                        "playoff",        "playoff_player",  "playoff_game",
                                        "forbidden_pair", "kept_apart",      NULL };

  return place->table == NULL || !g_strv_contains (tables, place->table);
}

typedef struct
{
  BrgBodyKeys keys;
  gboolean is_wrong;
} Commitment;

static char *
commit_text (const BrgBodyPlace *place, const char *text, gpointer data)
{
  Commitment *commitment = data;
  char *committed;

  /* What is never blanked stands in the commitment as it is. */
  if (commitment->is_wrong || !may_blank (place))
    return NULL;
  committed = brg_body_words_commit (&commitment->keys, text, is_own (place));
  commitment->is_wrong = committed == NULL;
  return committed;
}

gboolean
brg_body_commit (const BrgBody *body, BrgBody *committed)
{
  Commitment commitment = { .keys = get_keys (body) };

  return map_body (body, commit_text, &commitment, committed) && !commitment.is_wrong &&
         (commitment.keys.proof == NULL || *commitment.keys.proof == '\0');
}

/* ----- What is blanked ----- */

GArray *
brg_body_find (const BrgBodyPlace *place, const char *text, BrgBodyRangeFunc func, gpointer data)
{
  return may_blank (place) ? func (place, text, data) : NULL;
}

typedef struct
{
  BrgBodyRangeFunc func;
  gpointer data;
  guint n_ranges;
} Count;

static char *
count_text (const BrgBodyPlace *place, const char *text, gpointer data)
{
  Count *count = data;
  g_autoptr (GArray) found = brg_body_find (place, text, count->func, count->data);

  count->n_ranges += found != NULL ? found->len : 0;
  return NULL;
}

gboolean
brg_body_count (const BrgBody *body, BrgBodyRangeFunc func, gpointer data, guint *n_ranges)
{
  Count count = { func, data, 0 };
  g_auto (BrgBody) same = { 0 };
  gboolean is_read = map_body (body, count_text, &count, &same);

  *n_ranges = count.n_ranges;
  return is_read;
}

char *
brg_body_dup_blanked (const BrgBodyPlace *place,
                      const char *text,
                      const GArray *ranges,
                      const char *sign)
{
  g_autoptr (GString) blanked = g_string_new (NULL);
  const char *mark = is_own (place) && !is_family (place) && is_whole (text, ranges) ? "" : sign;
  gsize at = 0;

  for (guint i = 0; i < ranges->len; i++)
    {
      const BrgBodyRange *range = &g_array_index (ranges, BrgBodyRange, i);

      g_string_append_len (blanked, text + at, (gssize) (range->start - at));
      g_string_append (blanked, mark);
      at = range->end;
    }
  g_string_append (blanked, text + at);
  return g_string_free (g_steal_pointer (&blanked), FALSE);
}

typedef struct
{
  BrgBodyKeys keys;
  BrgBodyRangeFunc func;
  gpointer data;
  const char *sign;
  GString *proof;
  guint n_ranges;
  gboolean is_wrong;
} Blanking;

static char *
blank_text (const BrgBodyPlace *place, const char *text, gpointer data)
{
  Blanking *blanking = data;
  g_autoptr (GArray) found = brg_body_find (place, text, blanking->func, blanking->data);
  g_autoptr (GArray) ranges =
      found != NULL ? g_steal_pointer (&found) : g_array_new (FALSE, FALSE, sizeof (BrgBodyRange));

  if (!may_blank (place))
    return NULL;
  if (blanking->is_wrong || !brg_body_words_blank (&blanking->keys, text, ranges, blanking->proof))
    {
      blanking->is_wrong = TRUE;
      return NULL;
    }
  blanking->n_ranges += ranges->len;
  return ranges->len > 0 ? brg_body_dup_blanked (place, text, ranges, blanking->sign) : NULL;
}

gboolean
brg_body_blank (const BrgBody *body,
                BrgBodyRangeFunc func,
                gpointer data,
                const char *sign,
                BrgBody *blanked,
                guint *n_ranges)
{
  g_autoptr (GString) proof = g_string_new (BRG_BODY_PROOF);
  Blanking blanking = { get_keys (body), func, data, sign, proof, 0, FALSE };
  gboolean is_done = map_body (body, blank_text, &blanking, blanked) && !blanking.is_wrong;

  blanked->seal = g_strdup (proof->str);
  *n_ranges = blanking.n_ranges;
  return is_done;
}

/* ----- What was blanked ----- */

static char *
note_mark (const BrgBodyPlace *place, const char *text, gpointer data)
{
  g_autofree char *name = NULL;
  const char *mark = strstr (text, "[#");

  while (mark != NULL && brg_body_words_measure_mark (mark) == 0)
    mark = strstr (mark + 1, "[#");
  if (mark == NULL)
    return NULL;
  name = place->table == NULL
             ? g_strdup (place->key)
             : g_strdup_printf ("%s %" G_GINT64_FORMAT, place->table, place->row_id);
  if (!g_ptr_array_find_with_equal_func (data, name, g_str_equal, NULL))
    g_ptr_array_add (data, g_steal_pointer (&name));
  return NULL;
}

GPtrArray *
brg_body_list_marked (const BrgBody *body)
{
  GPtrArray *places = g_ptr_array_new_with_free_func (g_free);
  g_auto (BrgBody) same = { 0 };

  map_body (body, note_mark, places, &same);
  return places;
}
