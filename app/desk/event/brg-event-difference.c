/* brg-event-difference.c - which part of an event differs from what is stored
 *
 * Tests: tests/app/test-event-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-difference.h"

#include <string.h>

/* A field that a form may change. */
typedef struct
{
  gsize offset;
  gsize size; /* 0 for a text */
} Field;

#define TEXT(Type, field)            \
  {                                  \
    G_STRUCT_OFFSET (Type, field), 0 \
  }
#define VALUE(Type, field)                                            \
  {                                                                   \
    G_STRUCT_OFFSET (Type, field), sizeof (((const Type *) 0)->field) \
  }

static const Field event_fields[] = {
  VALUE (BrgEvent, rulebook),  VALUE (BrgEvent, discipline), TEXT (BrgEvent, name),
  TEXT (BrgEvent, place),      TEXT (BrgEvent, venue),       TEXT (BrgEvent, organiser),
  TEXT (BrgEvent, federation), TEXT (BrgEvent, starts),      TEXT (BrgEvent, ends),
  TEXT (BrgEvent, zone),
};

static const Field group_fields[] = {
  TEXT (BrgGroup, name),
  TEXT (BrgGroup, system),
  TEXT (BrgGroup, opening_table),
  TEXT (BrgGroup, own_openings),
  TEXT (BrgGroup, renju_rule),
  TEXT (BrgGroup, tie_breaks),
  TEXT (BrgGroup, tie_break_edition),
  TEXT (BrgGroup, time_control),
  TEXT (BrgGroup, round_order),
  VALUE (BrgGroup, n_rounds),
  VALUE (BrgGroup, cycles),
  VALUE (BrgGroup, meeting_games),
  VALUE (BrgGroup, is_postal),
  VALUE (BrgGroup, contest),
  VALUE (BrgGroup, has_majority),
  VALUE (BrgGroup, swap_last_rounds),
  VALUE (BrgGroup, scoring),
  VALUE (BrgGroup, default_minutes),
  VALUE (BrgGroup, initial_colour),
  VALUE (BrgGroup, seed),
  VALUE (BrgGroup, baku),
  VALUE (BrgGroup, boards),
  VALUE (BrgGroup, match_scoring),
  VALUE (BrgGroup, board_points_first),
  VALUE (BrgGroup, line_up),
  VALUE (BrgGroup, reserve_from),
  VALUE (BrgGroup, one_colour),
};

static gboolean
fields_differ (gconstpointer left, gconstpointer right, const Field *fields, gsize n_fields)
{
  for (gsize i = 0; i < n_fields; i++)
    {
      gconstpointer a = G_STRUCT_MEMBER_P (left, fields[i].offset);
      gconstpointer b = G_STRUCT_MEMBER_P (right, fields[i].offset);

      if (fields[i].size > 0 ? memcmp (a, b, fields[i].size) != 0
                             : !g_str_equal (*(char *const *) a, *(char *const *) b))
        return TRUE;
    }
  return FALSE;
}

static gboolean
officials_differ (GPtrArray *left, GPtrArray *right)
{
  if (left->len != right->len)
    return TRUE;
  for (guint i = 0; i < left->len; i++)
    if (!brg_official_is_same (left->pdata[i], right->pdata[i]))
      return TRUE;
  return FALSE;
}

BrgEventDifference
brg_event_difference_find (const BrgEventForm *form, const BrgEvent *event, const BrgGroup *group)
{
  BrgEventDifference difference = BRG_EVENT_SAME;

  g_return_val_if_fail (form != NULL && event != NULL && group != NULL, BRG_EVENT_SAME);

  if (fields_differ (form->event, event, event_fields, G_N_ELEMENTS (event_fields)) ||
      officials_differ (form->event->officials, event->officials))
    difference |= BRG_EVENT_DIFFERS;
  if (fields_differ (form->group, group, group_fields, G_N_ELEMENTS (group_fields)))
    difference |= BRG_GROUP_DIFFERS;
  return difference;
}
