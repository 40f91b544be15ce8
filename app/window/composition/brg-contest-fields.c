/* brg-contest-fields.c - days, numbers, points and kinds in the forms of a contest of composition
 *
 * Rules: rus-draughts-2022 11.1.2, 11.1.3, 11.1.4
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-fields.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-composition-number.h"
#include "brg-contest-words.h"
#include "brg-date-words.h"
#include "brg-postal-desk.h"
#include "brg-postal-office-words.h"
#include "brg-postal-typed-day.h"
#include "brg-ui-words.h"

/* Half a year before and behind today: every day of the calendar once. */
#define HALF_YEAR 182

#define MOST_POINTS 1000

#define MOST_IDS 16

char *
brg_contest_fields_dup_day (const char *day)
{
  BrgPostalDay read = brg_postal_day_from_iso (day);

  return read != 0 ? brg_postal_words_dup_day (read) : g_strdup ("");
}

void
brg_contest_fields_add_day (BrgFieldsSheet *form, const char *title, const char *day)
{
  g_autofree char *text = brg_contest_fields_dup_day (day);

  brg_fields_sheet_add_text (form, title, text);
}

void
brg_contest_fields_add_number (BrgFieldsSheet *form, const char *title, guint number)
{
  g_autofree char *text = number > 0 ? g_strdup_printf ("%u", number) : g_strdup ("");

  brg_fields_sheet_add_text (form, title, text);
}

void
brg_contest_fields_add_points (BrgFieldsSheet *form, const char *title, gint64 points)
{
  g_autofree char *text =
      points >= 0 ? brg_contest_words_dup_points (points, brg_ui_get_words ()) : g_strdup ("");

  brg_fields_sheet_add_text (form, title, text);
}

gboolean
brg_contest_fields_read_day (BrgFieldsSheet *form,
                             guint field,
                             gboolean may_lack,
                             char **day,
                             GError **error)
{
  BrgPostalDay on = brg_postal_today (brg_sheet_get_snapshot (BRG_SHEET (form))->event->zone);
  BrgPostalTypedSpan days = { on - HALF_YEAR, on + HALF_YEAR };
  g_autofree char *text = brg_fields_sheet_dup_text (form, field);
  BrgPostalDay read = brg_postal_typed_day_read (text, &days);

  if (read == 0 && (*text != '\0' || !may_lack))
    return brg_fields_sheet_refuse (form, field, _ ("A day is written as 05.12 or 05.12.2026."),
                                    error);
  g_free (*day);
  *day = read != 0 ? brg_postal_day_to_iso (read) : g_strdup ("");
  return TRUE;
}

static const char *
get_zone (BrgFieldsSheet *form)
{
  return brg_sheet_get_snapshot (BRG_SHEET (form))->event->zone;
}

void
brg_contest_fields_add_time (BrgFieldsSheet *form, const char *title, const char *utc)
{
  g_autoptr (GDateTime) local = brg_date_words_moment (utc, get_zone (form));
  g_autofree char *text =
      local != NULL ? g_date_time_format (local, "%d.%m.%Y %H:%M") : g_strdup ("");

  brg_fields_sheet_add_text (form, title, text);
}

gboolean
brg_contest_fields_read_time (BrgFieldsSheet *form, guint field, char **utc, GError **error)
{
  g_autofree char *text = brg_fields_sheet_dup_text (form, field);
  g_autoptr (GDateTime) local = NULL;
  g_autoptr (GDateTime) time = NULL;

  g_free (*utc);
  *utc = g_strdup ("");
  if (*text == '\0')
    return TRUE;
  local = brg_date_words_read_moment (text, get_zone (form), NULL);
  if (local == NULL)
    return brg_fields_sheet_refuse (form, field, _ ("A moment is written as 05.12.2026 10:00."),
                                    error);
  time = g_date_time_to_utc (local);
  g_free (*utc);
  *utc = g_date_time_format (time, "%Y-%m-%dT%H:%M:%SZ");
  return TRUE;
}

gboolean
brg_contest_fields_read_number (BrgFieldsSheet *form,
                                guint field,
                                guint most,
                                guint *number,
                                GError **error)
{
  g_autofree char *text = brg_fields_sheet_dup_text (form, field);
  guint64 read = 0;

  if (*text != '\0' && !g_ascii_string_to_unsigned (text, 10, 0, most, &read, NULL))
    return brg_fields_sheet_refuse (form, field, _ ("A number is wanted here."), error);
  *number = (guint) read;
  return TRUE;
}

gint64
brg_contest_fields_parse_points (const char *text)
{
  g_autofree char *plain = g_strstrip (g_strdup (text));
  gboolean has_half = g_str_has_suffix (plain, "½");
  gint64 points = 0;

  if (has_half)
    plain[strlen (plain) - strlen ("½")] = '\0';
  if (*plain == '\0')
    return has_half ? BRG_COMPOSITION_POINT / 2 : -1;
  if (!brg_composition_number_read (plain, -1, MOST_POINTS * BRG_COMPOSITION_POINT, &points) ||
      (has_half && points % BRG_COMPOSITION_POINT != 0))
    return -1;
  return points + (has_half ? BRG_COMPOSITION_POINT / 2 : 0);
}

gboolean
brg_contest_fields_read_points (BrgFieldsSheet *form, guint field, gint64 *points, GError **error)
{
  g_autofree char *text = brg_fields_sheet_dup_text (form, field);

  *points = brg_contest_fields_parse_points (text);
  return *points >= 0 || *text == '\0' ||
         brg_fields_sheet_refuse (form, field, _ ("Points are written as 7, 7½ or 7.5."), error);
}

void
brg_contest_fields_take_text (BrgFieldsSheet *form, guint field, char **text)
{
  g_free (*text);
  *text = brg_fields_sheet_dup_text (form, field);
}

/* Boards, kinds, groups and tasks. */

static const char *
get_board (const char *id)
{
  return brg_contest_words_get_board (id, brg_ui_get_words ());
}

static const char *
get_kind (const char *id)
{
  return brg_contest_words_get_kind (id, brg_ui_get_words ());
}

static const char *
get_group (const char *id)
{
  return brg_contest_words_get_group (id, brg_ui_get_words ());
}

/* rus-draughts-2022 11.1.3, 11.1.4: what White has to do. */
static const char *
get_task (const char *id)
{
  if (g_str_equal (id, "win"))
    return C_ ("composition", "Win");
  if (g_str_equal (id, "draw"))
    return C_ ("composition", "Draw");
  if (g_str_equal (id, "block"))
    return C_ ("composition", "Locking");
  if (g_str_equal (id, "giveaway"))
    return C_ ("composition", "Giveaway");
  return C_ ("composition", "Mate");
}

static const char *const boards[] = { "64", "100", "giveaway", "chess", NULL };
static const char *const kinds[] = { "problem", "study", "ending", "zadacha",
                                     "special", "mate",  NULL };
static const char *const groups[] = { "-",         "miniature", "kontsovka", "medium",     "large",
                                      "practical", "kings",     "lock-men",  "lock-kings", NULL };
static const char *const tasks[] = { "win", "draw", "block", "giveaway", "mate", NULL };

const BrgContestKinds brg_contest_kinds_boards[1] = { { boards, get_board } };
const BrgContestKinds brg_contest_kinds_kinds[1] = { { kinds, get_kind } };
const BrgContestKinds brg_contest_kinds_groups[1] = { { groups, get_group } };
const BrgContestKinds brg_contest_kinds_tasks[1] = { { tasks, get_task } };

void
brg_contest_kinds_add (BrgFieldsSheet *form,
                       const char *title,
                       const BrgContestKinds *of,
                       gboolean has_any,
                       const char *id)
{
  const char *words[MOST_IDS + 2] = { NULL };
  guint n_words = 0;
  guint chosen = 0;

  g_return_if_fail (of != NULL && id != NULL);

  if (has_any)
    words[n_words++] = of->get_words ("");
  for (guint i = 0; of->ids[i] != NULL && n_words < MOST_IDS; i++)
    {
      if (g_str_equal (of->ids[i], id))
        chosen = n_words;
      words[n_words++] = of->get_words (of->ids[i]);
    }
  brg_fields_sheet_add_choice (form, title, words, chosen);
}

void
brg_contest_kinds_take (const BrgContestKinds *of, gboolean has_any, guint chosen, char **id)
{
  g_return_if_fail (of != NULL && id != NULL);

  g_free (*id);
  if (has_any && chosen == 0)
    *id = g_strdup ("");
  else
    *id = g_strdup (of->ids[chosen - (has_any ? 1 : 0)]);
}
