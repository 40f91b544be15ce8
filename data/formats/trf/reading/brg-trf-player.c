/* brg-trf-player.c - player records of a report file: who the player is
 *
 * Tests: tests/data/test-trf-read.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-date-text.h"
#include "brg-person-name.h"

#include "brg-trf-reading-private.h"

/* Short forms of titles in old files; the full ones are the same in any letter case. */
static const struct
{
  const char *written;
  const char *title;
} titles[] = {
  { "g", "GM" },    { "m", "IM" },    { "f", "FM" },    { "c", "CM" },
  { "wg", "WGM" },  { "wm", "WIM" },  { "wf", "WFM" },  { "wc", "WCM" },
  { "gm", "GM" },   { "im", "IM" },   { "fm", "FM" },   { "cm", "CM" },
  { "wgm", "WGM" }, { "wim", "WIM" }, { "wfm", "WFM" }, { "wcm", "WCM" },
};

static void
set_text (char **place, char *text)
{
  g_free (*place);
  *place = text;
}

static char *
read_title (const BrgTrfLine *line)
{
  g_autofree char *written = brg_trf_line_slice (line, 11, 13);

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (g_ascii_strcasecmp (titles[i].written, written) == 0)
      return g_strdup (titles[i].title);
  return g_steal_pointer (&written);
}

static char *
read_sex (BrgTrfReading *reading, const BrgTrfLine *line)
{
  gunichar c = g_unichar_tolower (brg_trf_line_char (line, 10));

  if (c == 'm')
    return g_strdup ("m");
  if (c == 'w' || c == 'f')
    return g_strdup ("f");
  if (c != ' ')
    brg_format_notes_add (reading->trf->notes, line->number, 10,
                          _ ("the sex is not understood, expected m, w or a blank"));
  return g_strdup ("");
}

/* A number in fixed columns; a blank field is 0. */
static gboolean
read_number (BrgTrfReading *reading,
             const BrgTrfLine *line,
             guint first,
             guint last,
             const char *expected,
             gint *number)
{
  g_autofree char *text = brg_trf_line_slice (line, first, last);

  *number = 0;
  if (*text == '\0' || brg_trf_parse_number (text, G_MAXINT / 10 - 1, number))
    return TRUE;
  *number = 0;
  return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, first,
                       /* Translators: %s is what should stand there, such as "a rating" */
                       _ ("“%s” is not a number, expected %s"), text, expected);
}

static gboolean
read_points (BrgTrfReading *reading, const BrgTrfLine *line, BrgTrfPlayer *player)
{
  g_autofree char *text = brg_trf_line_slice (line, 81, 84);

  if (*text == '\0' || brg_trf_parse_points (text, &player->points))
    return TRUE;
  return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, 81,
                       _ ("“%s” is not a number of points, expected a number such as 1.0"), text);
}

static void
read_name (const BrgTrfLine *line, BrgTrfPlayer *player)
{
  g_auto (BrgPersonName) name = { NULL, NULL, NULL };

  set_text (&player->name, brg_trf_line_slice (line, 15, 47));
  brg_person_name_split_comma (player->name, &name);
  set_text (&player->family_name, g_steal_pointer (&name.family));
  set_text (&player->given_name, g_steal_pointer (&name.given));
}

static void
read_birth (BrgTrfReading *reading, const BrgTrfLine *line, BrgTrfPlayer *player)
{
  char *birth;

  set_text (&player->birth_text, brg_trf_line_slice (line, 70, 79));
  birth = brg_date_text_normalise (player->birth_text);
  if (birth != NULL)
    set_text (&player->birth, birth);
  else if (strpbrk (player->birth_text, "123456789") != NULL)
    brg_format_notes_add (reading->trf->notes, line->number, 70,
                          _ ("the date of birth “%s” is not understood, expected YYYY/MM/DD"),
                          player->birth_text);
}

static gboolean
read_start_number (BrgTrfReading *reading, const BrgTrfLine *line, BrgTrfPlayer *player)
{
  if (!read_number (reading, line, 5, 8, _ ("a pairing number"), &player->number))
    return brg_trf_mend (reading, BRG_TRF_REPAIR_NEW_NUMBER);
  if (player->number > 0)
    return TRUE;
  brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, 5,
                _ ("there is no pairing number, expected 1 to %d"), BRG_TRF_MAX_PLAYERS);
  return brg_trf_mend (reading, BRG_TRF_REPAIR_NEW_NUMBER);
}

/* What follows may be left empty. */
static gboolean
read_numbers (BrgTrfReading *reading, const BrgTrfLine *line, BrgTrfPlayer *player)
{
  if (!read_number (reading, line, 49, 52, _ ("a rating"), &player->rating) &&
      !brg_trf_mend (reading, BRG_TRF_REPAIR_FIELD))
    return FALSE;
  if (!read_points (reading, line, player) && !brg_trf_mend (reading, BRG_TRF_REPAIR_FIELD))
    return FALSE;
  return read_number (reading, line, 86, 89, _ ("a place"), &player->rank) ||
         brg_trf_mend (reading, BRG_TRF_REPAIR_FIELD);
}

gboolean
brg_trf_read_player (BrgTrfReading *reading, const BrgTrfLine *line)
{
  BrgTrfPlayer *player = brg_trf_player_new (0);

  /* Owned by the list at once: it is freed with it when a field is bad. */
  g_ptr_array_add (reading->trf->players, player);
  player->line = line->number;
  if (!read_start_number (reading, line, player) || !read_numbers (reading, line, player))
    return FALSE;
  set_text (&player->sex, read_sex (reading, line));
  set_text (&player->title, read_title (line));
  read_name (line, player);
  set_text (&player->federation, brg_trf_line_slice (line, 54, 56));
  set_text (&player->fide_id, brg_trf_line_slice (line, 58, 68));
  read_birth (reading, line, player);
  return TRUE;
}
